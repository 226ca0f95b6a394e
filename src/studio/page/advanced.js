// The advanced view: all keys of the spec, table by table, with a search.

import { button, make } from "./elements.js";
import { Field, named } from "./fields.js";
import { has, language, t } from "./words.js";

const $ = (id) => document.getElementById(id);
/** The tables that are open initially. */
const OPEN = ["", "section"];
/** The tables that most books do not need. They are shown if the spec has them, or on request. */
const RARE = ["daily", "imposition"];

const titleOf = (path) => {
  const key = `table-${path.join("-")}`;
  return has(key) ? t(key) : path.map((name, at) => (at ? name : named(name))).join(": ");
};

/** The title of a key. In English, it is the name in the spec; other languages have words for those of the basic view. */
function titleOfKey(path, { name }) {
  const key = `title-${[...path.filter((step) => typeof step === "string"), name].join("-")}`;
  return language !== "en" && has(key) ? t(key) : named(name);
}

/** The value at a path. */
const at = (values, path) => path.reduce((value, step) => value?.[step], values);

/** The fields of a table, or of an entry of a list of them. */
class Entry {
  constructor(keys, path, send, names) {
    this.path = path;
    this.fields = keys.map((key) => new Field(key, [...path, key.name], send, { names, title: titleOfKey(path, key) }));
  }

  show(values) {
    for (const field of this.fields) field.show(values);
  }
}

export class Advanced {
  constructor(edits) {
    this.edits = edits;
    this.reports = [];
    this.tables = [];
    this.wasOpen = new Map();
    this.send = (field, value) => edits.write(field, value);
    $("seek").addEventListener("input", () => this.seek());
    $("rare").addEventListener("change", () => this.showRare());
  }

  /** Builds the fields of a form. */
  build({ tables, names }) {
    this.tables = tables.map(({ path, list, keys }) => {
      const details = make("details", "", "table");
      const summary = make("summary");
      const name = make("span", titleOf(path));
      const sum = make("span", "", "sum");
      summary.append(name, sum);
      details.append(summary);
      details.open = OPEN.includes(path.join("."));
      const table = { path, keys, names, isList: list, details, sum, title: titleOf(path), entries: [] };
      if (list) this.buildList(table);
      else {
        const own = new Entry(keys, path, this.send, names);
        table.entries.push(own);
        details.append(...own.fields.map(({ element }) => element));
        if (path.length) {
          const label = t("reset-group");
          table.out = button(label, () => this.edits.change({ kind: "remove", path }), `${label}: ${titleOf(path)}`);
          table.out.className = "quiet";
          details.append(table.out);
        }
      }
      return table;
    });
    $("tables").replaceChildren(...this.tables.map(({ details }) => details));
  }

  buildList(table) {
    table.holder = make("ol", "", "entries");
    table.add = button(t(`add-${table.path.join("-")}`), async () => {
      if (await this.edits.change({ kind: "add", path: table.path })) this.openEntry(table, table.entries.length - 1, (entry) => entry.fields[0].focus());
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
    const entry = new Entry(table.keys, [...table.path, index], this.send, table.names);
    entry.item = make("li");
    entry.details = make("details", "", "entry");
    entry.title = make("summary");
    const acts = make("div", "", "acts");
    const move = async (kind, by) => {
      if (!(await this.edits.change({ kind, path: entry.path }))) return;
      // The open state and the focus move with the entry.
      const [here, there] = [table.entries[index], table.entries[index + by]];
      [here.details.open, there.details.open] = [there.details.open, here.details.open];
      const same = kind === "up" ? there.up : there.down;
      (same.disabled ? there.title : same).focus();
    };
    entry.up = button(t("move-up"), () => move("up", -1));
    entry.down = button(t("move-down"), () => move("down", 1));
    entry.out = button(t("remove-item"), async () => {
      if (await this.edits.change({ kind: "remove", path: entry.path })) (table.entries[index]?.title ?? table.add).focus();
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

  show(values) {
    for (const table of this.tables) {
      const here = at(values, table.path);
      if (table.isList) {
        const entries = Array.isArray(here) ? here : [];
        this.fill(table, entries.length);
        table.entries.forEach((entry, index) => {
          const name = entries[index]?.title ?? entries[index]?.id ?? entries[index]?.file ?? "";
          entry.title.textContent = `${index + 1}. ${name}`;
          for (const [act, word] of [[entry.up, t("move-up")], [entry.down, t("move-down")], [entry.out, t("remove-item")]]) act.setAttribute("aria-label", `${word}: ${index + 1}. ${name}`);
          entry.up.disabled = index === 0;
          entry.down.disabled = index === entries.length - 1;
        });
      }
      for (const entry of table.entries) entry.show(values);
      if (table.out) table.out.hidden = here === undefined;
      table.isRare = RARE.includes(table.path[0]) && values[table.path[0]] === undefined;
    }
    this.showRare();
    this.showReports(this.reports);
  }

  /** Hides the tables that the book does not need, unless they are requested. */
  showRare() {
    if (!$("seek").value.trim()) for (const table of this.tables) table.details.hidden = table.isRare && !$("rare").checked;
    $("rare").parentElement.hidden = !this.tables.some(({ isRare }) => isRare);
  }

  /** Shows reports at their fields, and counts them at the title of the table. */
  showReports(reports) {
    this.reports = reports;
    const fields = this.tables.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields));
    const of = new Map();
    for (const report of reports) {
      const field = fields.find((field) => field.covers(report.path));
      if (field) of.set(field, [of.get(field), report.words].filter(Boolean).join("\n"));
    }
    for (const field of fields) field.showProblem({ found: of.get(field) ?? "" });
    for (const table of this.tables) {
      const mine = reports.filter(({ path }) => this.isOf(table, path)).length;
      const set = table.isList ? table.entries.length : table.entries[0].fields.filter(({ element }) => element.classList.contains("set")).length;
      const text = table.isList ? String(set) : t("count-set", { count: set });
      table.sum.textContent = mine ? t("count-invalid", { count: mine }) : set ? text : "";
      table.sum.classList.toggle("bad", mine > 0);
    }
  }

  /** `true` if a path leads into a table, and not into a nested one. */
  isOf(table, path) {
    const inner = this.tables.filter((other) => other.path.length && other.path.every((step, at) => step === path[at]));
    const own = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return own ? own === table : !table.path.length && path.length > 0;
  }

  /** Goes to the field of a report, or to its table. Returns `false` if there is none. */
  goTo(path) {
    $("seek").value = "";
    this.seek();
    for (const table of this.tables) {
      for (const entry of table.entries) {
        const field = entry.fields.find((field) => field.covers(path));
        if (!field) continue;
        this.reveal(table, entry);
        field.focus();
        return true;
      }
    }
    const table = this.tables.find((table) => this.isOf(table, path));
    if (!table) return false;
    const entry = table.isList ? table.entries[path[table.path.length]] : undefined;
    this.reveal(table, entry);
    (entry?.title ?? table.details.querySelector("summary")).focus();
    return true;
  }

  reveal(table, entry) {
    table.details.hidden = false;
    table.details.open = true;
    if (entry?.details) entry.details.open = true;
  }

  /** Shows only fields whose name or description contains all search words. */
  seek() {
    const words = $("seek").value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const table of this.tables) {
      let some = 0;
      for (const entry of table.entries) {
        let own = 0;
        for (const { element, key, title } of entry.fields) {
          const text = `${table.title} ${key.name} ${title} ${key.about}`.toLowerCase();
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
    if (!words.length) this.showRare();
    $("sought").textContent = words.length ? (found ? t("count-found", { count: found }) : t("none-found")) : "";
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
}
