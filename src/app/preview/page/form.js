// The form: the keys of the spec, table by table. What is entered in a field is written to the file at once.

import { Field, button, make, named } from "./fields.js";

const $ = (id) => document.getElementById(id);
const TITLES = { "": "The book", section: "Sections", text: "Pages of text", front: "Front pages", back: "Back pages", type: "Type", puzzle: "Around each puzzle", grid: "Grids" };
const ONE = { section: "section", text: "page of text", "daily.slot": "slot" };
/** The tables that are open initially. */
const OPEN = ["", "section"];

const titleOf = (path) => TITLES[path.join(".")] ?? path.map((name, at) => (at ? name : named(name))).join(": ");

/** The value at a path. */
const at = (values, path) => path.reduce((value, step) => value?.[step], values);

/** Sends a request to the server. Returns the status and the response. */
export async function ask(what, request) {
  const answer = await fetch(what, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) });
  return { status: answer.status, response: await answer.json().catch(() => ({ why: answer.statusText })) };
}

/** A table of the form, or an entry of a list of them. */
class Table {
  constructor(keys, path, send) {
    this.path = path;
    this.fields = keys.map((key) => new Field(key, [...path, key.name], send));
  }

  show(values) {
    for (const field of this.fields) field.show(at(values, field.path));
  }
}

export class Form {
  constructor() {
    this.queue = Promise.resolve();
    this.reports = [];
    this.tables = [];
    this.wasOpen = new Map();
    $("undo").addEventListener("click", () => this.enqueue("undo"));
    $("redo").addEventListener("click", () => this.enqueue("redo"));
    $("seek").addEventListener("input", () => this.seek());
    this.send = (field, value) => this.set(field, value);
  }

  /** Follows the state of the book: its version, and reports on the spec. */
  follow({ version, reports }) {
    this.reports = reports.filter((report) => report.error && report.path);
    if (this.spec === undefined || version !== this.spec.version) this.reload();
    else this.showReports();
  }

  reload() {
    this.queue = this.queue.then(async () => {
      if (!this.keys) this.keys = await (await fetch("form", { cache: "no-store" })).json();
      const answer = await fetch("spec", { cache: "no-store" });
      const response = await answer.json();
      if (answer.ok) this.take(response);
      else this.say(response.why);
    }).catch(() => {});
    return this.queue;
  }

  /** Shows the values of the file. */
  take(spec) {
    const isFirst = !this.spec;
    this.spec = spec;
    $("edit-name").textContent = spec.name;
    $("starters").hidden = !spec.templates;
    $("form").hidden = Boolean(spec.templates);
    if (spec.templates) return this.offer(spec.templates);
    if (isFirst || !this.tables.length) this.build();
    const isWrong = Boolean(spec.wrong);
    $("tables").inert = isWrong;
    $("tables").classList.toggle("off", isWrong);
    $("edit-wrong").hidden = !isWrong;
    $("edit-wrong").textContent = isWrong ? `The form is paused: ${spec.name} is not valid TOML. Correct it in your editor.` : "";
    for (const [name, can] of [["undo", spec.undo], ["redo", spec.redo]]) {
      if (!can && document.activeElement === $(name)) $(name === "undo" ? "redo" : "undo").focus();
      $(name).disabled = !can || isWrong;
    }
    if (!isWrong) this.show();
  }

  build() {
    this.tables = this.keys.map(({ path, list, keys }) => {
      const details = make("details", "", "table");
      const summary = make("summary");
      const name = make("span", titleOf(path));
      const sum = make("span", "", "sum");
      summary.append(name, sum);
      details.append(summary);
      details.open = OPEN.includes(path.join("."));
      const table = { path, keys, isList: list, details, sum, title: titleOf(path), entries: [] };
      if (list) this.buildList(table);
      else {
        const own = new Table(keys, path, this.send);
        table.entries.push(own);
        details.append(...own.fields.map(({ element }) => element));
        if (path.length) {
          table.out = button("Reset this group", () => this.change({ kind: "remove", path }), `Reset this group: ${titleOf(path)}`);
          table.out.className = "quiet";
          details.append(table.out);
        }
      }
      return table;
    });
    $("tables").replaceChildren(...this.tables.map(({ details }) => details));
  }

  buildList(table) {
    const one = ONE[table.path.join(".")] ?? "entry";
    table.holder = make("ol", "", "entries");
    table.add = button(`Add a ${one}`, async () => {
      if (await this.change({ kind: "add", path: table.path })) this.openEntry(table, table.entries.length - 1, (entry) => entry.fields[0].focus());
    });
    table.details.append(table.holder, table.add);
  }

  /** Builds one entry for each item of a list. */
  fill(table, count) {
    if (table.entries.length === count) return;
    const open = table.entries.map(({ details }) => details.open);
    table.entries = Array.from({ length: count }, (_, index) => this.entry(table, index));
    table.entries.forEach(({ details }, index) => (details.open = open[index] ?? false));
    table.holder.replaceChildren(...table.entries.map(({ item }) => item));
  }

  entry(table, index) {
    const entry = new Table(table.keys, [...table.path, index], this.send);
    entry.item = make("li");
    entry.details = make("details", "", "entry");
    entry.title = make("summary");
    const acts = make("div", "", "acts");
    const move = async (kind, by) => {
      if (!(await this.change({ kind, path: entry.path }))) return;
      // The open state and the focus move with the entry.
      const [here, there] = [table.entries[index], table.entries[index + by]];
      [here.details.open, there.details.open] = [there.details.open, here.details.open];
      const same = kind === "up" ? there.up : there.down;
      (same.disabled ? there.title : same).focus();
    };
    entry.up = button("Move up", () => move("up", -1));
    entry.down = button("Move down", () => move("down", 1));
    entry.out = button("Remove", async () => {
      if (await this.change({ kind: "remove", path: entry.path })) (table.entries[index]?.title ?? table.add).focus();
    });
    acts.append(entry.up, entry.down, entry.out);
    entry.details.append(entry.title, acts, ...entry.fields.map(({ element }) => element));
    entry.item.append(entry.details);
    return entry;
  }

  openEntry(table, index, then) {
    const entry = table.entries[index];
    if (!entry) return;
    table.details.open = true;
    entry.details.open = true;
    then(entry);
  }

  show() {
    const { values } = this.spec;
    for (const table of this.tables) {
      const here = at(values, table.path);
      if (table.isList) {
        const entries = Array.isArray(here) ? here : [];
        this.fill(table, entries.length);
        table.entries.forEach((entry, index) => {
          const name = entries[index]?.title ?? entries[index]?.id ?? entries[index]?.file ?? "";
          entry.title.textContent = `${index + 1}. ${name}`;
          for (const [act, word] of [[entry.up, "Move up"], [entry.down, "Move down"], [entry.out, "Remove"]]) act.setAttribute("aria-label", `${word}: ${index + 1}. ${name}`);
          entry.up.disabled = index === 0;
          entry.down.disabled = index === entries.length - 1;
        });
      }
      for (const entry of table.entries) entry.show(values);
      if (table.out) table.out.hidden = here === undefined;
    }
    this.showReports();
  }

  /** Shows reports at their fields, and counts them at the title of the table. */
  showReports() {
    const fields = this.tables.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields));
    const of = new Map();
    for (const report of this.reports) {
      const field = fields.find(({ path }) => path.every((step, at) => step === report.path[at]));
      if (field) of.set(field, [of.get(field), report.words].filter(Boolean).join("\n"));
    }
    for (const field of fields) field.showProblem({ found: of.get(field) ?? "" });
    for (const table of this.tables) {
      const mine = this.reports.filter(({ path }) => this.isOf(table, path)).length;
      const set = table.isList ? table.entries.length : table.entries[0].fields.filter(({ element }) => element.classList.contains("set")).length;
      table.sum.textContent = mine ? `${mine} invalid` : set ? (table.isList ? String(set) : `${set} set`) : "";
      table.sum.classList.toggle("bad", mine > 0);
    }
  }

  /** `true` if a path leads into a table, and not into a nested one. */
  isOf(table, path) {
    const inner = this.tables.filter((other) => other.path.length && other.path.every((step, at) => step === path[at]));
    const own = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return own ? own === table : !table.path.length && path.length > 0;
  }

  /** Goes to the field of a report. Returns `false` if there is none. */
  goTo(path) {
    for (const table of this.tables) {
      for (const entry of table.entries) {
        const field = entry.fields.find((field) => field.path.every((step, at) => step === path[at]));
        if (!field) continue;
        $("seek").value = "";
        this.seek();
        table.details.open = true;
        if (entry.details) entry.details.open = true;
        field.focus();
        return true;
      }
    }
    const table = this.tables.find((table) => this.isOf(table, path));
    if (!table) return false;
    table.details.open = true;
    const entry = table.entries[path[table.path.length]];
    if (table.isList && entry) entry.details.open = true;
    (entry?.title ?? table.details.querySelector("summary")).focus();
    return true;
  }

  /** Shows only fields whose name or description contains all search words. */
  seek() {
    const words = $("seek").value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const table of this.tables) {
      let some = 0;
      for (const entry of table.entries) {
        let own = 0;
        for (const { element, key } of entry.fields) {
          const text = `${table.title} ${key.name} ${named(key.name)} ${key.about}`.toLowerCase();
          element.hidden = !words.every((word) => text.includes(word));
          own += element.hidden ? 0 : 1;
        }
        if (entry.details) this.openFor(entry.details, words.length > 0 && own > 0, words.length > 0);
        some += own;
      }
      this.openFor(table.details, words.length > 0 && some > 0, words.length > 0);
      table.details.hidden = words.length > 0 && !some;
      found += some;
    }
    $("sought").textContent = words.length ? (found ? `${found} setting${found === 1 ? "" : "s"}` : "No setting matches.") : "";
  }

  /** Opens matching parts during a search, and restores them afterwards. */
  openFor(details, isFound, isSought) {
    if (isSought) {
      if (!this.wasOpen.has(details)) this.wasOpen.set(details, details.open);
      details.open = isFound;
    } else if (this.wasOpen.has(details)) {
      details.open = this.wasOpen.get(details);
      this.wasOpen.delete(details);
    }
  }

  /** Writes a field. */
  async set(field, value) {
    const change = { kind: "set", path: field.path, value };
    const response = await this.enqueue("edit", change, field);
    if (response.status === 200) return;
    field.showProblem({ own: response.status === 409 ? "Not saved: the file was changed elsewhere." : response.why });
  }

  /** Makes a change that is not of a field. Returns `true` if it was made. */
  async change(change) {
    const { status } = await this.enqueue("edit", change);
    return status === 200;
  }

  /** Sends requests one after another: each refers to the text that the previous one left. */
  enqueue(what, change, field) {
    const done = this.queue.then(() => this.ask(what, change, field)).catch(() => {
      this.say("No response: is gridpress watch still running? Nothing was saved.");
      return { status: 0 };
    });
    this.queue = done.then(() => {});
    return done;
  }

  async ask(what, change, field) {
    const { status, response } = await ask(what, { version: this.spec.version, change });
    if (status === 200) {
      if (field) {
        field.isDirty = false;
        field.showProblem({ own: "" });
      }
      this.say({ undo: "Undone.", redo: "Redone." }[what] ?? (response.version === this.spec.version ? "" : `Saved to ${response.name}.`));
      this.take(response);
    } else if (status === 409) {
      const again = change && button("Try again", () => {
        this.say("");
        if (field) this.set(field, change.value);
        else this.change(change);
      });
      this.say(`${response.why.charAt(0).toUpperCase()}${response.why.slice(1)}.`.replaceAll("`", ""), again);
      // Not awaited: it joins the queue.
      this.reload();
    } else if (!field) {
      this.say(response.why);
    }
    return { status, why: response.why };
  }

  say(text, ...more) {
    $("edit-message").replaceChildren(text, ...more.filter(Boolean));
  }

  /** Offers templates to start from. */
  offer(templates) {
    if ($("starters").querySelector("li")) return;
    const list = make("ul");
    list.append(...templates.map(({ name, about }) => {
      const item = make("li");
      const picture = new Image();
      picture.src = `template/${name}.png`;
      picture.alt = "";
      picture.loading = "lazy";
      const text = make("div");
      text.append(make("h3", name), make("p", about.charAt(0).toUpperCase() + about.slice(1)), button("Use this template", () => this.begin(name), `Use this template: ${name}`));
      item.append(picture, text);
      return item;
    }));
    $("starters").append(list);
  }

  async begin(template) {
    const { status, response } = await ask("begin", { template });
    this.say(status === 200 ? `Created ${response.name}.` : response.why);
    this.reload().then(() => $("seek").focus());
  }
}
