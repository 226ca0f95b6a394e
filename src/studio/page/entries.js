// A list of the spec, such as its sections: entries that open, move and can be removed.

import { button, make } from "./elements.js";
import { t } from "./words.js";

export class Entries {
  /**
   * `path` leads to the list. `build` is called with an index and the buttons of the entry, and returns its fields and
   * contents. `opened` is called with the index of an entry that the author opens. `add` is the button for another one.
   */
  constructor(edits, path, build, { add, opened = (_at) => {} }) {
    this.edits = edits;
    this.path = path;
    this.build = build;
    this.add = add;
    this.opened = opened;
    this.all = [];
    this.holder = make("ol", "", "entries");
  }

  /** Builds one entry for each item of the list. New ones are open if `isOpen`. */
  fill(count, isOpen) {
    if (this.all.length === count && this.holder.childElementCount === count) return;
    const open = this.all.map(({ details }) => details.open);
    this.all = Array.from({ length: count }, (_, at) => this.entry(at));
    this.all.forEach(({ details }, at) => (details.open = open[at] ?? isOpen));
    this.holder.replaceChildren(...this.all.map(({ item }) => item));
  }

  entry(at) {
    const path = [...this.path, at];
    const [item, details, title] = [make("li"), make("details", "", "entry"), make("summary")];
    const move = async (kind, by) => {
      if (!(await this.edits.change({ kind, path }))) return;
      // The open state and the focus move with the entry.
      const [here, there] = [this.all[at], this.all[at + by]];
      [here.details.open, there.details.open] = [there.details.open, here.details.open];
      const same = there[kind];
      (same.disabled ? there.title : same).focus();
    };
    const up = button(t("move-up"), () => move("up", -1));
    const down = button(t("move-down"), () => move("down", 1));
    const out = button(t("remove-item"), async () => {
      if (!(await this.edits.change({ kind: "remove", path }))) return;
      (this.all[at]?.title ?? this.add).focus();
    });
    const acts = make("div", "", "acts");
    acts.append(up, down, out);
    const own = this.build(at, acts);
    details.append(title, ...own.contents);
    details.addEventListener("toggle", () => details.open && document.activeElement === title && this.opened(at));
    item.append(details);
    return { ...own, item, details, title, up, down, out };
  }

  /** Shows the values of the spec. Returns the entries with their numbered names. */
  show(values) {
    const items = this.path.reduce((value, step) => value?.[step], values);
    return this.all.map((entry, at) => {
      for (const field of entry.fields) field.show(values);
      const { title, id, file } = items[at];
      const name = `${at + 1}. ${title ?? id ?? file ?? ""}`;
      for (const act of [entry.up, entry.down, entry.out]) {
        act.setAttribute("aria-label", `${act.textContent}: ${name}`);
      }
      entry.up.disabled = at === 0;
      entry.down.disabled = at === this.all.length - 1;
      return { entry, name, value: items[at] };
    });
  }
}
