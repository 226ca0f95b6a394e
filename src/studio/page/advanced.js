// The advanced view: all keys of the spec, table by table, with a search.

import { $, button, make } from "./elements.js";
import { Entries } from "./entries.js";
import { Field, named } from "./fields.js";
import { has, language, t } from "./words.js";

/** The tables that are open initially. */
const OPEN = ["", "section"];
/** The tables that most books do not need. They are shown if the spec has them, or on request. */
const RARE = ["daily", "imposition"];

const titleOf = (path) => {
  const key = `table-${path.join("-")}`;
  return has(key) ? t(key) : path.map((name, at) => (at ? name : named(name))).join(": ");
};

/** The title of a key: its name in the spec, or the words that other languages have for those of the basic view. */
function titleOfKey(path, { name }) {
  const key = `title-${[...path.filter((step) => typeof step === "string"), name].join("-")}`;
  return language !== "en" && has(key) ? t(key) : named(name);
}

/** The entries of a table, each with its fields. */
const entriesOf = ({ list, own }) => list?.all ?? [own];

/** The value at a path. */
const at = (values, path) => path.reduce((value, step) => value?.[step], values);

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
      const fieldsAt = (path) => keys.map(
        (key) => new Field(key, [...path, key.name], this.send, { names, title: titleOfKey(path, key) }),
      );
      const table = { path, details, sum, title: titleOf(path) };
      if (list) this.buildList(table, fieldsAt);
      else {
        table.own = { fields: fieldsAt(path) };
        details.append(...table.own.fields.map(({ element }) => element));
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

  buildList(table, fieldsAt) {
    const { path, details } = table;
    const add = button(t(`add-${path.join("-")}`), async () => {
      if (!(await this.edits.change({ kind: "add", path }))) return;
      const entry = table.list.all.at(-1);
      this.reveal(table, entry);
      entry.fields[0].focus();
    });
    const build = (at, acts) => {
      const fields = fieldsAt([...path, at]);
      return { fields, contents: [acts, ...fields.map(({ element }) => element)] };
    };
    table.list = new Entries(this.edits, path, build, { add });
    details.append(table.list.holder, add);
  }

  show(values) {
    for (const table of this.tables) {
      const here = at(values, table.path);
      if (table.list) {
        table.list.fill(Array.isArray(here) ? here.length : 0, false);
        for (const { entry, name } of table.list.show(values)) entry.title.textContent = name;
      } else for (const field of table.own.fields) field.show(values);
      if (table.out) table.out.hidden = here === undefined;
      table.isRare = RARE.includes(table.path[0]) && values[table.path[0]] === undefined;
    }
    this.showRare();
    this.showReports(this.reports);
  }

  /** Hides the tables that the book does not need, unless they are requested. */
  showRare() {
    if (!$("seek").value.trim())
      for (const table of this.tables) table.details.hidden = table.isRare && !$("rare").checked;
    $("rare").parentElement.hidden = !this.tables.some(({ isRare }) => isRare);
  }

  /** Shows reports at their fields, and counts them at the title of the table. */
  showReports(reports) {
    this.reports = reports;
    const fields = this.tables.flatMap(entriesOf).flatMap(({ fields }) => fields);
    const of = new Map();
    for (const report of reports) {
      const field = fields.find((field) => field.covers(report.path));
      if (field) of.set(field, [of.get(field), report.words].filter(Boolean).join("\n"));
    }
    for (const field of fields) field.showProblem({ found: of.get(field) ?? "" });
    for (const table of this.tables) {
      const mine = reports.filter(({ path }) => this.isOf(table, path)).length;
      const set =
        table.list?.all.length ?? table.own.fields.filter(({ element }) => element.classList.contains("set")).length;
      const text = table.list ? String(set) : t("count-set", { count: set });
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
      for (const entry of entriesOf(table)) {
        const field = entry.fields.find((field) => field.covers(path));
        if (!field) continue;
        this.reveal(table, entry);
        field.focus();
        return true;
      }
    }
    const table = this.tables.find((table) => this.isOf(table, path));
    if (!table) return false;
    const entry = table.list?.all[path[table.path.length]];
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
      for (const entry of entriesOf(table)) {
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
