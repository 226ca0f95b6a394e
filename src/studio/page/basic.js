// The basic view: what every book has, in the words of authors.

import { cards, choice, file, flag, line, lookPicture, openFile, paragraphs, swatch, whole } from "./controls.js";
import { button, make, term } from "./elements.js";
import { Field, titleOf } from "./fields.js";
import { ask, hasFolders, show } from "./link.js";
import { pictureWords } from "./pictures.js";
import { sides, choose as chooseUnit, unit } from "./units.js";
import { help, languageName, t } from "./words.js";

const PER_PAGE = [1, 2, 3, 4, 6, 8, 9, 12];
const ANSWERS = ["back", "after-section", "separate", "foot", "overleaf", "beside", "none"];
const COVERS = ["plain", "field", "tilt", "swiss", "stripes", "mosaic", "pop", "night", "picture"];
const AREAS = ["below", "full", "alone"];
const DESIGNS = ["classic", "modern", "large-print"];
const LEVELS = ["easy", "medium", "hard", "expert", "extreme"];
const PICTURES = ".png,.jpg,.jpeg";
/** The widest picture of a page size, in pixels. */
const SIZE_PICTURE = 34;

const points = (text) => {
  const match = String(text ?? "").match(/^([\d.]+)\s*(?:pt|in|mm|cm)?\s*[x×]\s*([\d.]+)\s*(pt|in|mm|cm)$/);
  if (!match) return null;
  const each = { pt: 1, in: 72, mm: 72 / 25.4, cm: 720 / 25.4 }[match[3]];
  return [match[1] * each, match[2] * each];
};

export class Basic {
  /** `own` opens the dialogs for texts and puzzles, and `go` shows a page of the book. */
  constructor(place, edits, own, go) {
    Object.assign(this, { place, edits, own, go, reports: [], groups: [], sections: [], texts: [] });
    this.send = (field, value) => edits.write(field, value);
  }

  build(form) {
    this.form = form;
    this.keys = new Map(form.tables.flatMap(({ path, keys }) => keys.map((key) => [[...path, key.name].join("."), key])));
    this.groups = [
      this.group("book", this.bookFields(), true),
      this.group("paper", this.paperFields(), true),
      this.group("class", this.classFields()),
      this.listGroup("puzzles", "sections"),
      this.group("answers", [this.of("answers.placement", { control: choice(ANSWERS.map((value) => this.choiceOf("placement", value)), "back") }), this.of("answers.per_page", { control: whole({ least: 1, most: 100 }) })]),
      this.group("front", this.frontFields()),
      this.listGroup("texts", "texts"),
      this.group("back", this.backFields()),
      this.group("cover", this.coverFields()),
      this.group("series", this.seriesFields()),
    ];
    this.place.replaceChildren(...this.groups.map(({ details }) => details));
  }

  /** A field of a key, in the words of authors. */
  of(path, own = {}) {
    const parts = path.split(".");
    const key = this.keys.get(path);
    const names = this.form.names;
    const about = own.about ?? help(path);
    return new Field(key, parts, this.send, { names, title: t(`title-${path}`), ...own, about });
  }

  choiceOf(name, value) {
    return { value, text: t(`${name}-${value}`) };
  }

  group(name, parts, isOpen = false) {
    const details = make("details", "", "group");
    const summary = make("summary", t(`group-${name}`));
    details.append(summary);
    details.open = isOpen;
    const fields = parts.filter((part) => part instanceof Field);
    details.append(...parts.map((part) => (part instanceof Field ? part.element : part)));
    details.addEventListener("toggle", () => this.renewLooks(details));
    return { name, details, fields };
  }

  /** Draws the looks of the book as it is now, once they are visible. */
  renewLooks(details) {
    if (!details.open || !this.version) return;
    for (const image of details.querySelectorAll("img.look")) {
      if (image.dataset.version === this.version) continue;
      image.dataset.version = this.version;
      // Without a picture, the choice has only its name.
      show(image, image.dataset.look + this.version).catch(() => {});
    }
  }

  bookFields() {
    const languages = this.form.languages.map((tag) => ({ value: tag, text: languageName(tag) }));
    return [
      this.of("title"), this.of("subtitle"), this.of("author"), this.of("imprint"),
      this.of("language", { control: choice(languages, "en") }),
      this.of("seed", { after: [term(t("term-seed"), t("term-seed-is"))] }),
    ];
  }

  paperFields() {
    const printers = this.form.printers.map(({ name, title }) => ({ value: name, text: title }));
    const printer = this.of("page.printer", { control: choice([{ value: "", text: t("printer-none") }, ...printers]) });
    printer.control.inputs[0].options[0].remove();
    const units = make("label", "", "units");
    const select = make("select");
    for (const name of ["in", "mm"]) select.append(new Option(t(`unit-${name}`), name));
    select.value = unit();
    select.addEventListener("change", () => {
      chooseUnit(select.value);
      this.rebuild();
    });
    units.append(t("units"), select);
    this.thickness = this.of("cover.thousand_pages");
    this.trimPlace = make("div");
    const design = this.of("design", { control: cards(DESIGNS.map((value) => ({ value, text: t(`design-${value}`), picture: () => lookPicture("", "design", value) })), "classic", "tall") });
    const terms = ["bleed", "gutter"].map((name) => term(t(`term-${name}`), t(`term-${name}-is`)));
    const fonts = ["text", "digits"].map((name) => this.of(`type.${name}`, { control: openFile(this.form.fonts.map((value) => ({ value, text: value })), ".ttf,.otf", (facts) => pictureWords(facts)) }));
    return [printer, this.thickness, this.trimPlace, units, design, ...fonts, ...terms];
  }

  /** The field of the page size, with the sizes of the printer. */
  buildTrim(values) {
    const printer = this.form.printers.find(({ name }) => name === values.page?.printer);
    const key = JSON.stringify([printer?.name, unit()]);
    if (this.trimKey === key) return;
    this.trimKey = key;
    const papers = this.form.papers.map(({ text, size }) => ({ text: size, value: text, name: text.toUpperCase().replace("-", " ") }));
    const common = ["5x8in", "5.5x8.5in", "6x9in", "7x10in", "8.5x11in"].map((value) => ({ text: points(value), value }));
    const sizes = printer?.sizes?.map(({ text, size }) => ({ text: size, value: text })) ?? [...common, ...papers.filter(({ value }) => !["letter", "half-letter"].includes(value))];
    const largest = Math.max(...sizes.map(({ text }) => text[1]));
    const options = sizes.map(({ text, value, name }) => ({
      value,
      text: name ? `${name}, ${sides(text)}` : sides(text),
      picture: () => {
        const box = make("span", "", "sheet-picture");
        const sheet = make("i");
        sheet.style.width = `${(text[0] / largest) * SIZE_PICTURE}px`;
        sheet.style.height = `${(text[1] / largest) * SIZE_PICTURE}px`;
        box.append(sheet);
        return box;
      },
    }));
    const sizeOf = new Map(sizes.map(({ text, value }) => [value, text]));
    const control = cards(options, undefined, "size");
    const show = control.show;
    const other = line("text");
    const [input] = other.inputs;
    input.placeholder = unit() === "in" ? "6 x 9 in" : "148 x 210 mm";
    const label = make("label", t("size-other"), "part");
    label.append(input);
    control.parts.push(label);
    const radios = control.inputs;
    control.inputs = [...radios, input];
    control.read = () => (radios.some((radio) => radio.checked && radio === this.lastRadio) ? this.lastRadio.value : input.value);
    for (const radio of radios) radio.addEventListener("change", () => (this.lastRadio = radio));
    input.addEventListener("input", () => (this.lastRadio = null));
    control.show = (value) => {
      const wanted = points(value ?? "6x9in") ?? sizeOf.get(String(value).toLowerCase());
      const match = [...sizeOf].find(([name, size]) => name === value || (wanted && size.every((side, at) => Math.abs(side - wanted[at]) < 0.6)));
      show(match?.[0] ?? "\u0000");
      input.value = match ? "" : value && typeof value === "object" ? `${value.width} x ${value.height}` : value ?? "";
      this.lastRadio = radios.find((radio) => radio.checked) ?? null;
    };
    this.trim = this.of("page.trim", { control });
    const paper = this.groups.find(({ name }) => name === "paper");
    paper.fields = paper.fields.filter((field) => field.path.join(".") !== "page.trim").concat(this.trim);
    this.trimPlace.replaceChildren(this.trim.element);
  }

  classFields() {
    const names = paragraphs(undefined, 6);
    names.read = () => {
      const lines = names.inputs[0].value.split("\n").map((line) => line.trim()).filter(Boolean);
      return lines.length === 1 && /\.(txt|csv)$/i.test(lines[0]) ? lines[0] : lines;
    };
    names.show = (value) => (names.inputs[0].value = [value ?? []].flat().join("\n"));
    return [this.of("worksheet.names", { control: names }), ...["copies", "same", "date", "cut_outs", "codes"].map((name) => this.of(`worksheet.${name}`))];
  }

  frontFields() {
    const howTo = choice([{ value: "true", text: t("how_to-true") }, { value: "kids", text: t("how_to-kids") }, { value: "false", text: t("how_to-false") }], "true");
    return [
      this.of("front.half_title"), this.of("front.title_page"), this.of("front.copyright"), this.of("front.dedication"), this.of("front.contents"),
      this.of("front.how_to", { control: howTo }), this.of("front.levels"), this.of("front.techniques"),
    ];
  }

  backFields() {
    return ["blank_grids", "notes", "record", "stats", "certificate", "about_author", "about_book"].map((name) => this.of(`back.${name}`));
  }

  coverFields() {
    const design = this.of("cover.design", {
      control: cards(COVERS.map((value) => ({ value, text: t(`cover-${value}`), picture: () => this.coverPicture("design", value) })), undefined, "tall"),
      changes: (value) => [
        { kind: "set", path: ["cover", "design"], value },
        ...(value === "picture" ? [] : [{ kind: "set", path: ["cover", "picture_area"], value: "" }]),
        ...(value === "plain" ? ["palette", "count", "samples"] : ["background"]).map((name) => ({ kind: "set", path: ["cover", name], value: "" })),
      ],
    });
    const palettes = this.form.palettes.map(({ name, colours }) => ({ value: name, text: t(`palette-${name}`), picture: () => swatch(colours) }));
    const palette = this.of("cover.palette", { control: cards(palettes, undefined, "colours") });
    const judge = (facts) => pictureWords(facts, facts.cover);
    const picture = this.of("cover.picture", {
      control: file(PICTURES, judge),
      changes: (value) => [
        { kind: "set", path: ["cover", "picture"], value },
        { kind: "set", path: ["cover", "design"], value: value ? "picture" : "" },
        { kind: "set", path: ["cover", "picture_area"], value: value ? this.values.cover?.picture_area ?? "full" : "" },
        { kind: "set", path: ["cover", "background"], value: "" },
      ],
    });
    const area = this.of("cover.picture_area", { control: choice(AREAS.map((value) => this.choiceOf("picture_area", value)), "below") });
    const logo = this.of("cover.logo", { control: file(PICTURES, judge) });
    const badges = this.of("cover.badges");
    return [design, palette, picture, area, this.of("cover.blurb", { control: paragraphs(undefined, 5) }), badges, this.of("isbn"), this.of("cover.price"), logo];
  }

  coverPicture(key, value) {
    // The design with a picture of one's own has nothing to show yet.
    if (value === "picture" && !this.values?.cover?.picture) return make("span", "+", "look none-yet");
    return lookPicture("cover", key, value);
  }

  seriesFields() {
    const registry = this.of("series.registry", {
      control: flag(false),
      find: (values) => (values.series?.registry === undefined ? undefined : true),
      changes: (isOn) => {
        const changes = [{ kind: "set", path: ["series", "registry"], value: isOn ? "../series.db" : "" }];
        if (isOn && this.values.series?.volume === undefined) changes.unshift({ kind: "set", path: ["series", "volume"], value: 1 });
        return changes;
      },
    });
    return [this.of("series.name"), this.of("series.volume"), registry, this.nextVolume()];
  }

  /** What starts the next volume. */
  nextVolume() {
    const holder = make("div", "", "next");
    const label = make("label", t("volume-folder"));
    const input = make("input");
    Object.assign(input, { autocomplete: "off", spellcheck: false });
    label.append(input);
    label.hidden = !hasFolders;
    const note = make("div", "", "about");
    note.setAttribute("role", "status");
    const start = button(t("volume-start"), async () => {
      note.replaceChildren(t("volume-starting"));
      const { status, response } = await ask("next-volume", { name: input.value.trim() || input.placeholder }).catch(() => ({ response: { why: t("no-response") } }));
      note.classList.toggle("wrong", status !== 200);
      if (status !== 200) return note.replaceChildren(response.why);
      const link = make("a", t("volume-open"));
      link.href = response.address;
      note.replaceChildren(...response.notes.map((text) => make("p", text)), link);
      link.focus();
    });
    this.volumeInput = input;
    holder.append(make("h3", t("volume-next")), make("p", t("volume-next-is"), "about"), label, start, note);
    return holder;
  }

  /** A group of entries of a list. */
  listGroup(name, list) {
    const holder = make("ol", "", "entries");
    this[`${list}Place`] = holder;
    const acts = make("div", "", "acts");
    if (list === "sections") {
      acts.append(button(t("add-section"), () => this.addSection()), button(t("puzzles-own"), () => this.own.puzzles((path) => this.addOwnPuzzles(path))));
    } else {
      acts.append(button(t("add-text"), () => this.addText()));
    }
    const group = this.group(name, [make("p", t(`group-${name}-is`), "about"), holder, acts], list === "sections");
    return group;
  }

  async addSection() {
    const at = this.sections.length;
    const level = LEVELS[Math.min(at, LEVELS.length - 1)];
    const path = ["section", at];
    const isMade = await this.edits.change({ kind: "add", path: ["section"] }, { kind: "set", path: [...path, "title"], value: t("section-new", { count: at + 1 }) }, { kind: "set", path: [...path, "level"], value: level });
    if (isMade) this.openEntry(this.sections, at);
  }

  async addOwnPuzzles(source) {
    const path = ["section", this.sections.length];
    const isMade = await this.edits.change(
      { kind: "add", path: ["section"] },
      { kind: "set", path: [...path, "level"], value: "" },
      { kind: "set", path: [...path, "count"], value: "" },
      { kind: "set", path: [...path, "title"], value: t("section-own") },
      { kind: "set", path: [...path, "source"], value: source },
    );
    if (isMade) this.openEntry(this.sections, this.sections.length - 1);
    return isMade;
  }

  async addText() {
    const path = ["text", this.texts.length];
    const file = await this.own.newText();
    if (!file) return;
    const isMade = await this.edits.change({ kind: "add", path: ["text"] }, { kind: "set", path: [...path, "file"], value: file });
    if (!isMade) return;
    this.openEntry(this.texts, this.texts.length - 1);
    this.own.text(file);
  }

  openEntry(entries, at) {
    const entry = entries[at];
    if (!entry) return;
    entry.details.closest("details.group").open = true;
    entry.details.open = true;
    entry.fields[0].focus();
  }

  /** Builds one card for each entry of a list. */
  fill(list, count, build) {
    const holder = this[`${list}Place`];
    const entries = this[list];
    if (entries.length === count) return;
    const open = entries.map(({ details }) => details.open);
    this[list] = Array.from({ length: count }, (_, at) => build(at));
    this[list].forEach(({ details }, at) => (details.open = open[at] ?? count <= 3));
    holder.replaceChildren(...this[list].map(({ item }) => item));
  }

  /** A card of an entry, with buttons that move and remove it. */
  card(list, table, at, fields, extra = []) {
    const entry = { fields, item: make("li"), details: make("details", "", "entry"), title: make("summary") };
    const acts = make("div", "", "acts");
    const path = [table, at];
    const move = async (kind, by) => {
      if (await this.edits.change({ kind, path })) this[list][at + by]?.title.focus();
    };
    entry.up = button(t("move-up"), () => move("up", -1));
    entry.down = button(t("move-down"), () => move("down", 1));
    entry.out = button(t("remove-item"), async () => {
      if (await this.edits.change({ kind: "remove", path })) (this[list][at]?.title ?? this[`${list}Place`].nextElementSibling.firstChild).focus();
    });
    acts.append(...extra, entry.up, entry.down, entry.out);
    entry.details.append(entry.title, ...fields.map(({ element }) => element), acts);
    entry.item.append(entry.details);
    entry.details.addEventListener("toggle", () => entry.details.open && entry.isFresh !== true && document.activeElement === entry.title && this.go(list, at));
    return entry;
  }

  sectionCard(at) {
    const of = (name, own = {}) => new Field(this.keys.get(`section.${name}`), ["section", at, name], this.send, { names: this.form.names, title: t(`title-section-${name}`), ...own, about: own.about ?? help(`section.${name}`) });
    const kind = new Field(this.keys.get("section.variant"), ["section", at, "variant"], this.send, {
      title: t("title-section-kind"),
      about: help("section.kind"),
      control: this.kindControl(),
      paths: ["variant", "size", "grids", "box"].map((name) => ["section", at, name]),
      find: (values) => {
        const { variant, size, grids } = values.section?.[at] ?? {};
        return this.kindValue({ variant, size, grids });
      },
      changes: (value) => {
        const { size, variant, grids } = JSON.parse(value);
        return [["size", size === 9 ? "" : String(size)], ["variant", variant], ["grids", grids ?? ""], ["box", ""]].map(([name, value]) => ({ kind: "set", path: ["section", at, name], value }));
      },
    });
    const level = of("level", { control: choice(LEVELS.map((value) => ({ value, text: this.form.names.level[value] }))) });
    const perPage = of("per_page", { control: choice(PER_PAGE.map((count) => ({ value: String(count), text: t("per_page", { count }) })), 2) });
    const fields = [of("title"), kind, level, of("count"), perPage, of("intro"), of("picture", { control: file(PICTURES, (facts) => pictureWords(facts, facts.page)) })];
    const entry = this.card("sections", "section", at, fields);
    entry.kind = kind;
    entry.level = level;
    return entry;
  }

  /** The value of a kind in the list of kinds. */
  kindValue({ size, variant, grids }) {
    const side = Number(String(size ?? 9).split("x")[0]);
    return JSON.stringify({ size: side, variant: [variant ?? []].flat(), grids: grids ?? null });
  }

  kindControl() {
    const options = this.form.kinds.map(({ group, title, size, variant, grids }) => ({ value: this.kindValue({ size, variant, grids }), text: title, group: t(`kinds-${group}`) }));
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

  textCard(at) {
    const path = ["text", at];
    const of = (name, own = {}) => new Field(this.keys.get(`text.${name}`), [...path, name], this.send, { title: t(`title-text-${name}`), ...own, about: help(`text.${name}`) });
    const places = [{ value: "front", text: t("place-front") }, { value: "back", text: t("place-back") }, ...(this.values.section ?? []).map(({ id, title }) => ({ value: id, text: t("place-before", { section: title ?? id }) }))];
    const fields = [of("title"), of("place", { control: choice(places, "front") }), of("contents")];
    const write = button(t("text-write"), () => this.own.text(this.values.text[at].file));
    const entry = this.card("texts", "text", at, fields, [write]);
    return entry;
  }

  /** Builds everything anew, as in another unit. */
  rebuild() {
    this.trimKey = null;
    this.show(this.values, this.version);
  }

  show(values, version) {
    Object.assign(this, { values, version });
    this.buildTrim(values);
    const places = JSON.stringify((values.section ?? []).map(({ id, title }) => [id, title]));
    this.fill("sections", values.section?.length ?? 0, (at) => this.sectionCard(at));
    if (places !== this.places) this.texts = [];
    this.places = places;
    this.fill("texts", values.text?.length ?? 0, (at) => this.textCard(at));
    // The spine needs what this printer does not publish.
    this.thickness.element.hidden = this.form.printers.find(({ name }) => name === values.page?.printer)?.hasThickness ?? true;
    // Only sheets for a class have pupils.
    this.groups.find(({ name }) => name === "class").details.hidden = values.worksheet === undefined;
    for (const { fields } of this.groups) for (const field of fields) field.show(values);
    for (const [list, table] of [["sections", "section"], ["texts", "text"]]) {
      this[list].forEach((entry, at) => {
        for (const field of entry.fields) field.show(values);
        const one = values[table][at];
        const name = one.title ?? one.id ?? one.file;
        const more = table === "section" ? this.sectionWords(one) : one.file;
        entry.title.replaceChildren(make("b", `${at + 1}. ${name}`), make("span", more, "sum"));
        for (const [act, word] of [[entry.up, t("move-up")], [entry.down, t("move-down")], [entry.out, t("remove-item")]]) act.setAttribute("aria-label", `${word}: ${at + 1}. ${name}`);
        entry.up.disabled = at === 0;
        entry.down.disabled = at === this[list].length - 1;
        if (table === "section") this.updateSection(entry, one);
      });
    }
    this.volumeInput.placeholder = `volume-${(values.series?.volume ?? 1) + 1}`;
    for (const { details } of this.groups) if (!this.isDrawn) this.renewLooks(details);
    this.isDrawn = true;
    this.showReports(this.reports);
  }

  /** A section in a few words: `60 × Killer, Hard`. */
  sectionWords({ count, level, source, ...kind }) {
    const title = this.form.kinds.find((known) => this.kindValue(known) === this.kindValue(kind))?.title ?? "";
    if (source) return source;
    return [count, title, this.form.names.level[level]].filter(Boolean).join(" · ");
  }

  /** Hides what does not apply to puzzles from a file, and marks levels that the kind does not have. */
  updateSection(entry, { source, ...kind }) {
    entry.kind.element.hidden = Boolean(source);
    const offered = this.form.kinds.find((known) => this.kindValue(known) === this.kindValue(kind))?.levels;
    for (const option of entry.level.control.inputs[0].options) option.disabled = Boolean(offered && !source && option.value && !offered.includes(option.value));
  }

  showReports(reports) {
    this.reports = reports;
    const fields = this.allFields();
    const of = new Map();
    for (const report of reports) {
      const field = fields.find((field) => field.covers(report.path));
      if (field) of.set(field, [of.get(field), report.words].filter(Boolean).join("\n"));
    }
    for (const field of fields) field.showProblem({ found: of.get(field) ?? "" });
  }

  allFields() {
    return [...this.groups.flatMap(({ fields }) => fields), ...[...this.sections, ...this.texts].flatMap(({ fields }) => fields)];
  }

  /** Goes to the field of a report. Returns `false` if this view does not have it. */
  goTo(path) {
    const field = this.allFields().find((field) => field.covers(path));
    if (!field) return false;
    for (let at = field.element.parentElement; at && at !== this.place; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    field.focus();
    return true;
  }
}
