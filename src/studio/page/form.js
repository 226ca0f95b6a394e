// The form: two views of the spec. What is entered in a field is written to the file at once, if it is valid.

import { Advanced } from "./advanced.js";
import { Basic } from "./basic.js";
import { Edits } from "./edits.js";
import { $, button, make } from "./elements.js";
import { addresses, ask, get, show } from "./link.js";
import { Own } from "./own.js";
import { guess } from "./units.js";
import { has, language, t } from "./words.js";

const KEY = "gridpress-view";

export class Form {
  /** `go` shows a page of the book: the one with that index. */
  constructor(go) {
    /** @type {PageState} */
    this.state = null;
    this.others = [];
    this.edits = new Edits((spec) => this.take(spec), (...parts) => this.say(...parts));
    this.own = new Own(this.edits, () => this.goToText(go));
    this.basic = new Basic($("basic"), this.edits, this.own, (list, at) =>
      go((list === "texts" ? this.state?.book?.texts[at]?.[0] : this.state?.book?.sections[at]) - 1),
    );
    this.advanced = new Advanced(this.edits);
    $("undo").addEventListener("click", () => this.edits.undo());
    $("redo").addEventListener("click", () => this.edits.redo());
    for (const tab of document.querySelectorAll("[name=view]"))
      tab.addEventListener("change", () => this.view(tab.value));
    let view = "basic";
    try {
      view = localStorage.getItem(KEY) ?? view;
    } catch {
      // Without storage, the basic view comes first.
    }
    this.view(view === "advanced" ? view : "basic");
  }

  /** Calls `show` with the values of the spec whenever they are shown. */
  alsoShow(show) {
    this.others.push(show);
  }

  view(name) {
    this.current = name;
    for (const tab of document.querySelectorAll("[name=view]")) tab.checked = tab.value === name;
    $("basic").hidden = name !== "basic";
    $("advanced").hidden = name !== "advanced";
    $("search").hidden = name !== "advanced";
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // See above.
    }
  }

  /** Shows the page of the book that is being written, if it is another one. */
  goToText(go) {
    const page = this.own.page(this.state?.book?.texts ?? []);
    if (page && page !== this.written) go(page - 1);
    this.written = page;
  }

  /**
   * Follows the state of the book: its version, and reports on the spec.
   * @param {PageState} state
   */
  follow(state) {
    this.state = state;
    this.own.moved();
    if (!state.reports) return;
    this.own.follow(state.reports);
    this.reports = state.reports.filter((report) => report.error && report.path);
    if (this.edits.spec === undefined || state.version !== this.edits.spec.version) this.reload();
    else this.showReports();
  }

  reload() {
    // If it fails, it is loaded with the next change.
    this.loading ??= this.load().catch(() => (this.loading = null));
    return this.edits.reload();
  }

  /** Loads the form, with its explanations in the language of the page. */
  async load() {
    const { response } = await get(`form/${language}`);
    this.form = response;
  }

  showReports() {
    this.basic.showReports(this.reports);
    this.advanced.showReports(this.reports);
  }

  /**
   * Shows the values of the file.
   * @param {PageSpec} spec
   */
  take(spec) {
    $("edit-name").textContent = t("book-name", { file: spec.name });
    $("starters").hidden = !spec.templates;
    $("form").hidden = Boolean(spec.templates);
    if (spec.templates) return this.offer(spec.templates);
    const isWrong = Boolean(spec.wrong);
    for (const view of [$("basic"), $("tables")]) {
      view.inert = isWrong;
      view.classList.toggle("off", isWrong);
    }
    $("edit-wrong").hidden = !isWrong;
    $("edit-wrong").textContent = isWrong ? t("paused", { file: spec.name }) : "";
    for (const [name, can] of [["undo", spec.undo], ["redo", spec.redo]]) {
      if (!can && document.activeElement === $(name)) $(name === "undo" ? "redo" : "undo").focus();
      $(name).disabled = !can || isWrong;
    }
    if (isWrong) return;
    if (!this.form) return this.loading?.then(() => this.take(this.edits.spec));
    guess(spec.values.page?.trim);
    if (!this.isBuilt) {
      this.isBuilt = true;
      this.basic.build(this.form);
      this.advanced.build(this.form);
    }
    this.basic.show(spec.values, spec.version);
    this.advanced.show(spec.values);
    for (const show of this.others) show(spec.values);
    this.showReports();
  }

  /** Goes to the field of a report, in the view that has it. */
  goTo(path) {
    if (this.current === "basic" && this.basic.goTo(path)) return;
    this.view("advanced");
    this.advanced.goTo(path);
  }

  say(text, ...more) {
    $("edit-message").replaceChildren(text, ...more.filter(Boolean));
  }

  /** Offers templates to start from. */
  offer(templates) {
    if ($("starters").querySelector("li")) return;
    this.startFields = new Map(["title", "author"].map((name) => {
      const [label, input] = [make("label", t(`title-${name}`)), make("input")];
      label.append(input);
      $("starters").append(label);
      return [name, input];
    }));
    const list = make("ul");
    list.append(
      ...templates.map(({ name, about }) => {
        const item = make("li");
        const picture = new Image();
        picture.alt = "";
        picture.loading = "lazy";
        show(picture, addresses.template(name)).catch(() => {});
        const title = has(`template-${name}`) ? t(`template-${name}`) : name;
        const words = has(`template-${name}-is`)
          ? t(`template-${name}-is`)
          : about.charAt(0).toUpperCase() + about.slice(1);
        const text = make("div");
        text.append(
          make("h3", title),
          make("p", words),
          button(t("use-template"), () => this.begin(name), `${t("use-template")}: ${title}`),
        );
        item.append(picture, text);
        return item;
      }),
    );
    $("starters").append(list);
  }

  async begin(template) {
    const own = Object.fromEntries([...this.startFields].map(([name, input]) => [name, input.value]));
    const { status, response } = await ask("begin", { template, ...own });
    this.say(status === 200 ? t("created", { file: response.name }) : response.why);
    if (status !== 200) return;
    await this.reload();
    $("basic").querySelector("input")?.focus();
  }
}
