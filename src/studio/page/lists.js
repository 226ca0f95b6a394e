// The lists of the basic view: sections, and pages of text.

import { choice, file } from "./controls.js";
import { button, make } from "./elements.js";
import { Entries } from "./entries.js";
import { titleOf } from "./fields.js";
import { pictureWords } from "./pictures.js";
import { help, t } from "./words.js";

const PER_PAGE = [1, 2, 3, 4, 6, 8, 9, 12];
const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];
export const PICTURES = ".png,.jpg,.jpeg";

/** A change of the spec. */
export const set = (path, value) => ({ kind: "set", path, value });

/** The value of a kind in the list of kinds. */
function kindValue({ size, variant, grids }) {
  const side = Number(String(size ?? 9).split("x")[0]);
  return JSON.stringify({ size: side, variant: [variant ?? []].flat(), grids: grids ?? null });
}

/** A list with buttons that add entries. */
class List extends Entries {
  /** Makes the changes of a new entry, and opens it. Returns `true` if they were made. */
  async append(...changes) {
    const isMade = await this.edits.change({ kind: "add", path: this.path }, ...changes);
    const entry = this.all.at(-1);
    if (!isMade || !entry) return isMade;
    entry.details.closest("details.group").open = true;
    entry.details.open = true;
    entry.fields[0].focus();
    return true;
  }

  /** Shows the values of the spec: each entry with its name and what it contains. */
  showAll(values) {
    this.values = values;
    const count = values[this.path[0]]?.length ?? 0;
    this.fill(count, count <= 3);
    for (const { entry, name, value } of this.show(values)) {
      entry.title.replaceChildren(make("b", name), make("span", this.wordsOf(value), "sum"));
      this.update(entry, value);
    }
  }

  update(_entry, _value) {}

  wordsOf(_value) {
    return "";
  }
}

/** The sections. */
export class Sections extends List {
  /** `of` makes the field of a path, `own` asks for puzzles, and `opened` is called with the index of an open entry. */
  constructor(edits, form, { of, own, opened }) {
    const add = button(t("add-section"), () => this.addSection());
    super(edits, ["section"], (at, acts) => this.card(at, acts), { add, opened });
    this.form = form;
    this.of = of;
    this.acts = [add, button(t("puzzles-own"), () => own.puzzles((source) => this.addOwnPuzzles(source)))];
  }

  addSection() {
    const count = this.all.length;
    const path = [...this.path, count];
    const level = LEVELS[Math.min(count, LEVELS.length - 1)];
    return this.append(set([...path, "title"], t("section-new", { count: count + 1 })), set([...path, "level"], level));
  }

  addOwnPuzzles(source) {
    const values = { level: "", count: "", title: t("section-own"), source };
    const path = [...this.path, this.all.length];
    return this.append(...Object.entries(values).map(([name, value]) => set([...path, name], value)));
  }

  card(at, acts) {
    const path = ["section", at];
    const of = (name, own) => this.of([...path, name], own);
    const kind = of("variant", {
      title: t("title-section-kind"),
      about: help("section.kind"),
      control: this.kindControl(),
      paths: ["variant", "size", "grids", "box"].map((name) => [...path, name]),
      find: (values) => kindValue(values.section?.[at] ?? {}),
      changes: (value) => {
        const { size, variant, grids } = JSON.parse(value);
        const keys = { size: size === 9 ? "" : String(size), variant, grids: grids ?? "", box: "" };
        return Object.entries(keys).map(([name, value]) => set([...path, name], value));
      },
    });
    const levels = LEVELS.map((value) => ({ value, text: this.form.names.level[value] }));
    const level = of("level", { control: choice(levels) });
    const counts = PER_PAGE.map((count) => ({ value: String(count), text: t("per_page", { count }) }));
    const perPage = of("per_page", { control: choice(counts, 2) });
    const picture = of("picture", { control: file(PICTURES, (facts) => pictureWords(facts, facts.page)) });
    const fields = [of("title"), kind, level, of("count"), perPage, of("intro"), picture];
    return { fields, contents: [...fields.map(({ element }) => element), acts], kind, level };
  }

  kindControl() {
    const options = this.form.kinds.map((kind) => ({
      value: kindValue(kind),
      text: kind.title,
      group: t(`kinds-${kind.group}`),
    }));
    const control = choice(options);
    const [select] = control.inputs;
    select.options[0].remove();
    control.show = (value) => {
      if (![...select.options].some((option) => option.value === value)) {
        const { size, variant, grids } = JSON.parse(value ?? "{}");
        const names = [grids, ...(variant ?? []).map((name) => titleOf(name, this.form.names))].filter(Boolean);
        select.append(new Option(`${size} × ${size} ${names.join(" ")}`, value));
      }
      select.value = value;
    };
    return control;
  }

  kindOf(section) {
    return this.form.kinds.find((known) => kindValue(known) === kindValue(section));
  }

  /** A section in a few words: `60 × Killer, Hard`. */
  wordsOf(section) {
    const { count, level, source } = section;
    return source || [count, this.kindOf(section)?.title, this.form.names.level[level]].filter(Boolean).join(" · ");
  }

  /** Hides what does not apply to puzzles from a file, and marks levels that the kind does not have. */
  update(entry, section) {
    entry.kind.element.hidden = Boolean(section.source);
    const offered = section.source ? undefined : this.kindOf(section)?.levels;
    for (const option of entry.level.control.inputs[0].options) {
      option.disabled = Boolean(offered && option.value && !offered.includes(option.value));
    }
  }
}

/** The pages of text. */
export class Texts extends List {
  /** As for sections; `own` writes texts. */
  constructor(edits, { of, own, opened }) {
    const add = button(t("add-text"), () => this.addText());
    super(edits, ["text"], (at, acts) => this.card(at, acts), { add, opened });
    this.of = of;
    this.own = own;
    this.acts = [add];
  }

  async addText() {
    const file = await this.own.newText();
    if (file && (await this.append(set(["text", this.all.length, "file"], file)))) this.own.text(file);
  }

  card(at, acts) {
    const of = (name, own) => this.of(["text", at, name], own);
    const sections = (this.values.section ?? []).map(({ id, title }) => ({
      value: id,
      text: t("place-before", { section: title ?? id }),
    }));
    const places = [...["front", "back"].map((value) => ({ value, text: t(`place-${value}`) })), ...sections];
    const fields = [of("title"), of("place", { control: choice(places, "front") }), of("contents")];
    acts.prepend(button(t("text-write"), () => this.own.text(this.values.text[at].file)));
    return { fields, contents: [...fields.map(({ element }) => element), acts] };
  }

  /** Builds the entries anew if other sections can follow a text. */
  showAll(values) {
    const places = JSON.stringify((values.section ?? []).map(({ id, title }) => [id, title]));
    if (places !== this.places) this.all = [];
    this.places = places;
    super.showAll(values);
  }

  wordsOf({ file }) {
    return file;
  }
}
