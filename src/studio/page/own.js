// The author's own content: pages of text, and puzzles from elsewhere.

import { make } from "./elements.js";
import { ask, get, store } from "./link.js";
import { pictureWords } from "./pictures.js";
import { whileStoring } from "./unsaved.js";
import { language, number, t } from "./words.js";

const $ = (id) => document.getElementById(id);
/** The time after the last keystroke at which a text is saved, in milliseconds. */
const PAUSE = 250;

export class Own {
  /** `shown` is called with the index of a text whose page should be shown. */
  constructor(edits, shown) {
    Object.assign(this, { edits, shown });
    const writer = $("writer");
    this.input = $("writer-text");
    this.input.addEventListener("input", () => this.later());
    this.input.addEventListener("change", () => this.save());
    $("writer-close").addEventListener("click", () => this.close());
    for (const act of writer.querySelectorAll("[data-insert]")) act.addEventListener("click", () => this.insert(act.dataset.insert));
    const picture = $("writer-picture");
    $("writer-add").addEventListener("click", () => picture.click());
    picture.addEventListener("change", () => this.addPicture(picture.files[0]).finally(() => (picture.value = "")));
    this.input.addEventListener("dragover", (event) => event.preventDefault());
    this.input.addEventListener("drop", (event) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      this.addPicture(file);
    });
    this.buildPuzzles();
  }

  /** Stores a new page of text. Returns its path; `null` if it cannot be stored. */
  async newText() {
    const { status, response } = await ask("new-text", { name: t("text.name"), text: t("text.starter") });
    return status === 200 ? response.path : null;
  }

  /** Opens the text of a file, with its page beside it. */
  async text(path, index) {
    await this.close();
    await this.edits.queue;
    const { isOk, response } = await get(`text?path=${encodeURIComponent(path)}`);
    $("writer").hidden = false;
    document.body.classList.add("writing");
    $("writer-title").textContent = path;
    this.input.disabled = !isOk;
    this.input.value = isOk ? response.text : "";
    this.state(isOk ? "" : response.why, !isOk);
    $("writer-mistakes").replaceChildren();
    this.edits.texts.set(path, response.version);
    Object.assign(this, { path, saved: this.input.value });
    this.shown(index);
    this.input.focus();
    this.input.setSelectionRange(0, 0);
  }

  async close() {
    if ($("writer").hidden) return;
    if (!(await this.save())) return;
    $("writer").hidden = true;
    document.body.classList.remove("writing");
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), PAUSE);
  }

  /** Saves the text. Returns `false` if that fails. */
  async save() {
    clearTimeout(this.timer);
    const text = this.input.value;
    if (text === this.saved || this.input.disabled) return true;
    this.saved = text;
    this.state(t("saving"));
    const { status, why } = await this.edits.enqueue("text", { path: this.path, text });
    this.state(status === 200 ? t("saved", { file: this.path }) : why, status !== 200);
    if (status !== 200) this.saved = null;
    return status === 200;
  }

  state(text, isWrong = false) {
    $("writer-state").textContent = text;
    $("writer-state").classList.toggle("wrong", isWrong);
  }

  /** Puts Markdown around the selection: `**|**`, where the selection takes the place of `|`. */
  insert(pattern) {
    const [before, after] = pattern.split("|");
    const { selectionStart: start, selectionEnd: end, value } = this.input;
    const isLine = /^[#>-]/.test(before);
    const at = isLine ? value.lastIndexOf("\n", start - 1) + 1 : start;
    this.input.focus();
    this.input.setSelectionRange(at, end);
    const text = before + value.slice(at, end) + after;
    this.type(text, at, end);
    if (!value.slice(at, end)) this.input.setSelectionRange(at + before.length, at + before.length);
    this.later();
  }

  /** Stores a picture, and puts it into a paragraph of its own after the present one. */
  async addPicture(file) {
    if (!file) return;
    const { status, response } = await whileStoring({}, () => store(file));
    if (status !== 200) return this.state(response.why, true);
    const { value, selectionEnd } = this.input;
    const next = value.indexOf("\n\n", selectionEnd);
    const at = next < 0 ? value.trimEnd().length : next;
    // Paths are relative to the folder of the text.
    const up = "../".repeat(this.path.split("/").length - 1);
    const caption = t("picture.caption");
    this.input.focus();
    this.input.setSelectionRange(at, at);
    const before = `\n\n![](${up}${response.path} "`;
    // Across the text, it would be too coarse for a printer.
    const part = response.facts.page?.part ?? 100;
    this.type(`${before}${caption}")${part < 100 ? `{${part}%}` : ""}`, at, at);
    const start = at + before.length;
    this.input.setSelectionRange(start, start + caption.length);
    await this.save();
    this.state(pictureWords(response.facts, response.facts.page && { ...response.facts.page, isSized: true }));
  }

  /** Types a text in place of a range, so that the browser can undo it. */
  type(text, from, to) {
    if (!document.execCommand("insertText", false, text)) this.input.setRangeText(text, from, to, "end");
  }

  /** Shows the mistakes in the open text, each with its line. */
  follow(reports) {
    if ($("writer").hidden) return;
    const own = reports.filter(({ file, error }) => error && file?.replaceAll("\\", "/").endsWith(this.path));
    $("writer-mistakes").replaceChildren(...own.map(({ line, words }) => make("li", `${t("line", { number: line })}: ${words}`)));
  }

  buildPuzzles() {
    const dialog = $("puzzles");
    const input = $("puzzles-text");
    const note = $("puzzles-note");
    const name = { value: "" };
    const check = async (isStored) => {
      const { status, response } = await ask("puzzles", { text: input.value, name: name.value || "puzzles.txt", language, store: isStored }).catch(() => ({ status: 0, response: { why: t("no.response") } }));
      const mistakes = response.mistakes ?? (status === 200 ? [] : [{ words: response.why }]);
      $("puzzles-add").disabled = mistakes.length > 0 || !input.value.trim();
      const item = (kind) => ({ number: at, line, words }) => make("li", [at && `${t("puzzle")} ${number(at)}`, line && t("line", { number: line }), words].filter(Boolean).join(": "), kind);
      const verdict = ({ level, technique, givens }, at) => make("li", `${t("puzzle")} ${number(at + 1)}: ${level}, ${technique}, ${t("puzzles.givens", { count: givens })}`);
      const fine = () => make("li", t("puzzles.fine", { count: response.count, kind: response.kind }), "good");
      note.replaceChildren(...(mistakes.length ? mistakes.map(item("wrong")) : [fine(), ...(response.warnings ?? []).map(item("warning")), ...(response.puzzles ?? []).map(verdict)]));
      return response;
    };
    input.addEventListener("input", () => {
      clearTimeout(this.checkTimer);
      $("puzzles-add").disabled = true;
      note.replaceChildren();
      if (input.value.trim()) this.checkTimer = setTimeout(() => check(false), PAUSE);
    });
    const take = async (file) => {
      if (!file) return;
      name.value = file.name;
      input.value = await file.text();
      input.dispatchEvent(new Event("input"));
    };
    const chooser = $("puzzles-file");
    $("puzzles-choose").addEventListener("click", () => chooser.click());
    chooser.addEventListener("change", () => take(chooser.files[0]).finally(() => (chooser.value = "")));
    input.addEventListener("dragover", (event) => event.preventDefault());
    input.addEventListener("drop", (event) => {
      if (!event.dataTransfer.files.length) return;
      event.preventDefault();
      take(event.dataTransfer.files[0]);
    });
    $("puzzles-close").addEventListener("click", () => dialog.close());
    $("puzzles-add").addEventListener("click", async () => {
      const { path } = await check(true);
      if (!path) return;
      const isAdded = await this.addPuzzles(path);
      if (isAdded) dialog.close();
    });
  }

  /** Asks for puzzles, and calls `add` with the path of their file once they are checked and stored. */
  puzzles(add) {
    this.addPuzzles = add;
    $("puzzles-text").value = "";
    $("puzzles-note").replaceChildren();
    $("puzzles-add").disabled = true;
    $("puzzles").showModal();
    $("puzzles-text").focus();
  }
}
