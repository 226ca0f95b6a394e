// The basic view: what every book has, in the words of authors.

import { cards, choice, file, flag, lookPicture, openFile, paragraphs, swatch, whole } from "./controls.js";
import { button, make, term } from "./elements.js";
import { Field } from "./fields.js";
import { PICTURES, Sections, Texts, set } from "./lists.js";
import { ask, hasFolders, show } from "./link.js";
import { pictureWords } from "./pictures.js";
import { trimControl } from "./trim.js";
import { choose as chooseUnit, unit } from "./units.js";
import { help, languageName, t } from "./words.js";

/** Options with the words of a name, and with pictures if `picture` draws them. */
const choices = (name, values, picture = undefined) =>
  values.map((value) => ({ value, text: t(`${name}-${value}`), picture: picture && (() => picture(value)) }));

export class Basic {
  /** `own` opens the dialogs for texts and puzzles, and `go` shows a page of the book. */
  constructor(place, edits, own, go) {
    this.place = place;
    this.edits = edits;
    this.own = own;
    this.go = go;
    this.reports = [];
    this.groups = [];
    this.lists = [];
  }

  build(form) {
    this.form = form;
    this.keys = new Map(
      form.tables.flatMap(({ path, keys }) => keys.map((key) => [[...path, key.name].join("."), key])),
    );
    const shared = { of: (path, own) => this.fieldAt(path, own), own: this.own };
    const sections = new Sections(this.edits, form, { ...shared, opened: (at) => this.go("sections", at) });
    const texts = new Texts(this.edits, { ...shared, opened: (at) => this.go("texts", at) });
    this.lists = [sections, texts];
    this.groups = [
      this.group("book", this.bookFields(), true),
      this.group("paper", this.paperFields(), true),
      this.group("class", this.classFields()),
      this.listGroup("puzzles", sections, true),
      this.group("answers", this.answerFields()),
      this.group("front", this.frontFields()),
      this.listGroup("texts", texts, false),
      this.group("back", this.backFields()),
      this.group("cover", this.coverFields()),
      this.group("series", this.seriesFields()),
    ];
    this.place.replaceChildren(...this.groups.map(({ details }) => details));
  }

  /** The field of a path, in the words of authors. */
  fieldAt(path, own = {}) {
    const name = path.filter((step) => typeof step === "string").join(".");
    const words = { title: t(`title-${name}`), about: help(name) };
    const send = (field, value) => this.edits.write(field, value);
    return new Field(this.keys.get(name), path, send, { names: this.form.names, ...words, ...own });
  }

  /** The field of a key outside lists. */
  of(name, own) {
    return this.fieldAt(name.split("."), own);
  }

  /** The names that a key can have. */
  namesOf(name) {
    return this.keys.get(name).control.names;
  }

  /** The fields of keys of a table. */
  allOf(table, names) {
    return names.map((name) => this.of(`${table}.${name}`));
  }

  /** The group of a list. */
  listGroup(name, list, isOpen) {
    const acts = make("div", "", "acts");
    acts.append(...list.acts);
    return this.group(name, [make("p", t(`group-${name}-is`), "about"), list.holder, acts], isOpen);
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
    const designs = choices("design", this.namesOf("design"), (value) => lookPicture("", "design", value));
    const design = this.of("design", { control: cards(designs, "classic", "tall") });
    const terms = ["bleed", "gutter"].map((name) => term(t(`term-${name}`), t(`term-${name}-is`)));
    const bundled = this.form.fonts.map((value) => ({ value, text: value }));
    const fonts = ["text", "digits"].map((name) =>
      this.of(`type.${name}`, { control: openFile(bundled, ".ttf,.otf", pictureWords) }),
    );
    return [printer, this.thickness, this.trimPlace, units, design, ...fonts, ...terms];
  }

  /** The field of the page size, with the sizes of the printer. */
  buildTrim(values) {
    const printer = this.form.printers.find(({ name }) => name === values.page?.printer);
    const key = JSON.stringify([printer?.name, unit()]);
    if (this.trimKey === key) return;
    this.trimKey = key;
    const trim = this.of("page.trim", { control: trimControl(printer, this.form.papers) });
    const paper = this.groups.find(({ name }) => name === "paper");
    paper.fields = [...paper.fields.filter((field) => field !== this.trim), trim];
    this.trim = trim;
    this.trimPlace.replaceChildren(trim.element);
  }

  classFields() {
    const names = paragraphs(undefined, 6);
    names.read = () => {
      const lines = names.inputs[0].value.split("\n").map((line) => line.trim()).filter(Boolean);
      return lines.length === 1 && /\.(txt|csv)$/i.test(lines[0]) ? lines[0] : lines;
    };
    names.show = (value) => (names.inputs[0].value = [value ?? []].flat().join("\n"));
    const others = this.allOf("worksheet", ["copies", "same", "date", "cut_outs", "codes"]);
    return [this.of("worksheet.names", { control: names }), ...others];
  }

  answerFields() {
    const placements = choices("placement", this.namesOf("answers.placement"));
    return [
      this.of("answers.placement", { control: choice(placements, "back") }),
      this.of("answers.per_page", { control: whole({ least: 1, most: 100 }) }),
    ];
  }

  frontFields() {
    return [
      ...this.allOf("front", ["half_title", "title_page", "copyright", "dedication", "contents"]),
      this.of("front.how_to", { control: choice(choices("how_to", ["true", "kids", "false"]), "true") }),
      ...this.allOf("front", ["levels", "techniques"]),
    ];
  }

  backFields() {
    const names = ["blank_grids", "notes", "record", "stats", "certificate", "about_author", "about_book"];
    return this.allOf("back", names);
  }

  coverFields() {
    const change = (values) => Object.entries(values).map(([name, value]) => set(["cover", name], value));
    const designs = choices("cover", this.namesOf("cover.design"), (value) => this.coverPicture("design", value));
    const design = this.of("cover.design", {
      control: cards(designs, undefined, "tall"),
      changes: (value) => change({
        design: value,
        ...(value === "picture" ? {} : { picture_area: "" }),
        ...(value === "plain" ? { palette: "", count: "" } : { background: "" }),
      }),
    });
    const colours = new Map(this.form.palettes.map((palette) => [palette.name, palette.colours]));
    const palettes = choices("palette", [...colours.keys()], (name) => swatch(colours.get(name)));
    const palette = this.of("cover.palette", { control: cards(palettes, undefined, "colours") });
    const letterings = choices("lettering", this.namesOf("cover.lettering"));
    const lettering = this.of("cover.lettering", { control: choice(letterings) });
    const judge = (facts) => pictureWords(facts, facts.cover);
    const picture = this.of("cover.picture", {
      control: file(PICTURES, judge),
      changes: (value) => change({
        picture: value,
        design: value ? "picture" : "",
        picture_area: value ? (this.values.cover?.picture_area ?? "full") : "",
        background: "",
      }),
    });
    const areas = choices("picture_area", this.namesOf("cover.picture_area"));
    const area = this.of("cover.picture_area", { control: choice(areas, "below") });
    const logo = this.of("cover.logo", { control: file(PICTURES, judge) });
    const blurb = this.of("cover.blurb", { control: paragraphs(undefined, 5) });
    const others = ["cover.badges", "isbn", "cover.price"].map((name) => this.of(name));
    return [design, palette, lettering, picture, area, blurb, ...others, logo];
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
        const changes = [set(["series", "registry"], isOn ? "../series.db" : "")];
        const isFirst = isOn && this.values.series?.volume === undefined;
        return isFirst ? [set(["series", "volume"], 1), ...changes] : changes;
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
      const failed = { status: 0, response: { why: t("no-response") } };
      const name = input.value.trim() || input.placeholder;
      const { status, response } = await ask("next-volume", { name }).catch(() => failed);
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

  /** Builds everything anew, as in another unit. */
  rebuild() {
    this.trimKey = null;
    this.show(this.values, this.version);
  }

  show(values, version) {
    this.values = values;
    this.version = version;
    this.buildTrim(values);
    for (const list of this.lists) list.showAll(values);
    // The spine needs what this printer does not publish.
    const printer = this.form.printers.find(({ name }) => name === values.page?.printer);
    this.thickness.element.hidden = printer?.hasThickness ?? true;
    // Only sheets for a class have pupils.
    this.groups.find(({ name }) => name === "class").details.hidden = values.worksheet === undefined;
    for (const { fields } of this.groups) for (const field of fields) field.show(values);
    this.volumeInput.placeholder = `volume-${(values.series?.volume ?? 1) + 1}`;
    for (const { details } of this.groups) if (!this.isDrawn) this.renewLooks(details);
    this.isDrawn = true;
    this.showReports(this.reports);
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
    return [...this.groups, ...this.lists.flatMap(({ all }) => all)].flatMap(({ fields }) => fields);
  }

  /** Goes to the field of a report. Returns `false` if this view does not have it. */
  goTo(path) {
    const field = this.allFields().find((field) => field.covers(path));
    if (!field) return false;
    for (let at = field.element.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
    field.focus();
    return true;
  }
}
