// The author's own content: pages of text, and puzzles from elsewhere.

import { $, button, make } from "./elements.js";
import { addresses, ask, get, show, store } from "./link.js";
import { pictureWords } from "./pictures.js";
import { TextEditor } from "./text_editor.js";
import { whileStoring } from "./unsaved.js";
import { language, number, t } from "./words.js";

/** The time after the last keystroke at which a text is saved, in milliseconds. */
const PAUSE = 250;

export class Own {
  /** `moved` is called when another page of the open text should be shown. */
  constructor(edits, moved) {
    this.edits = edits;
    this.moved = moved;
    this.input = $("writer-text");
    this.editor = new TextEditor({
      changed: () => this.later(),
      moved,
      addPictures: (files) => this.addPictures(files),
      say: (text) => ($("writer-note").textContent = text),
    });
    for (const input of [this.input, this.editor.place]) {
      input.addEventListener("input", () => this.later());
      input.addEventListener("change", () => this.save());
    }
    $("writer-close").addEventListener("click", () => this.close());
    $("writer-source").addEventListener("click", () => this.switchSource());
    $("writer-add").addEventListener("click", () => this.choosePicture());
    $("pictures-close").addEventListener("click", () => $("pictures").close());
    // Chromium gives the focus back to a field, but not the place at which to type.
    $("pictures").addEventListener("close", () => {
      const field = document.querySelector(":focus");
      field?.blur();
      field?.focus();
    });
    const picture = $("writer-picture");
    $("pictures-choose").addEventListener("click", () => picture.click());
    picture.addEventListener("change", () => this.addPictures([...picture.files]).finally(() => (picture.value = "")));
    this.buildPuzzles();
  }

  /** Stores a new page of text. Returns its path; `null` if it cannot be stored. */
  async newText() {
    const { status, response } = await ask("new-text", { name: t("text-name"), text: t("text-starter") });
    return status === 200 ? response.path : null;
  }

  /** Opens the text of a file, with its page beside it. */
  async text(path) {
    await this.close();
    $("writer").hidden = false;
    document.body.classList.add("writing");
    $("writer-title").textContent = path;
    $("writer-mistakes").replaceChildren();
    $("writer-note").textContent = "";
    this.path = path;
    await this.load();
    this.focus();
    this.moved();
  }

  /** Reads the text, and shows it as it is printed or as its source. Nothing is saved meanwhile. */
  async load(isSource = this.isSource) {
    this.isOpen = false;
    const { path } = this;
    await this.edits.queue;
    const { isOk, response } = await get(`text?path=${encodeURIComponent(path)}`);
    // Another text may have been opened since.
    if (path !== this.path) return;
    this.edits.texts.set(path, response.version);
    this.isOpen = isOk;
    this.isSource = isSource;
    this.state(isOk ? "" : response.why, !isOk);
    this.input.value = isOk ? response.text : "";
    this.editor.path = path;
    this.editor.show(isOk ? response : { text: "", blocks: [], rest: "" });
    this.showKind();
    this.saved = this.current;
  }

  showKind() {
    $("writer-source").setAttribute("aria-pressed", String(Boolean(this.isSource)));
    this.input.hidden = !this.isSource;
    $("writer-paper").hidden = $("writer-tools").hidden = Boolean(this.isSource);
    this.input.disabled = !this.isOpen;
    this.editor.place.contentEditable = String(Boolean(this.isOpen));
  }

  /** Switches between the text and its Markdown. */
  async switchSource() {
    if (!(await this.save())) return;
    await this.load(!this.isSource);
    this.focus();
  }

  focus() {
    if (!this.isSource) return this.editor.focus();
    this.input.focus();
    this.input.setSelectionRange(0, 0);
  }

  /** The text as it is to be saved. */
  get current() {
    return this.isSource ? this.input.value : this.editor.text;
  }

  async close() {
    if ($("writer").hidden) return;
    if (!(await this.save())) return;
    $("writer").hidden = true;
    document.body.classList.remove("writing");
    this.moved();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), PAUSE);
  }

  /** Saves the text. Returns `false` if that fails. */
  async save() {
    clearTimeout(this.timer);
    // A text that is still being read has nothing to save.
    if (!this.isOpen) return true;
    const text = this.current;
    if (text === this.saved) return true;
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

  /** The page of the book with what is being written, from the pages of its texts. */
  page(texts) {
    const at = (this.edits.spec?.values?.text ?? []).findIndex(({ file }) => file === this.path);
    const starts = texts[at];
    if ($("writer").hidden || !starts) return null;
    const { chapter, share } = this.isSource ? { chapter: 0, share: 0 } : this.editor.position;
    const first = starts[Math.min(chapter, starts.length - 2)] ?? starts[0];
    const end = starts[Math.min(chapter + 1, starts.length - 1)];
    return Math.min(first + Math.floor(share * (end - first)), Math.max(first, end - 1));
  }

  /** Offers the pictures of the book, and files. */
  async choosePicture() {
    $("pictures").showModal();
    const { response } = await get("pictures");
    $("pictures-list").replaceChildren(...[response].flat().map((path) => {
      const item = make("li");
      const choose = button("", () => {
        $("pictures").close();
        this.editor.addFigure(this.pathFromText(path), 100);
      }, path);
      const image = new Image();
      image.alt = "";
      show(image, addresses.picture(path)).catch(() => {});
      choose.append(image, path.split("/").pop());
      item.append(choose);
      return item;
    }));
  }

  /** The path of a file from the folder of the text. */
  pathFromText(path) {
    return "../".repeat(this.path.split("/").length - 1) + path;
  }

  /** Stores pictures, and puts them after the present block. */
  async addPictures(files) {
    $("pictures").close();
    // Each comes directly after the block.
    for (const file of files.toReversed()) {
      const { status, response } = await whileStoring({}, () => store(file));
      if (status !== 200) return this.state(response.why, true);
      // Across the text, it would be too coarse for a printer.
      this.editor.addFigure(this.pathFromText(response.path), response.facts.page?.part ?? 100);
      await this.save();
      this.state(pictureWords(response.facts, response.facts.page && { ...response.facts.page, isSized: true }));
    }
  }

  /** Shows the mistakes in the open text, each with its line. */
  follow(reports) {
    if ($("writer").hidden) return;
    const own = reports.filter(({ file, error }) => error && file?.replaceAll("\\", "/").endsWith(this.path));
    $("writer-mistakes").replaceChildren(
      ...own.map(({ line, words }) => make("li", `${t("line", { number: line })}: ${words}`)),
    );
  }

  buildPuzzles() {
    const dialog = $("puzzles");
    const input = $("puzzles-text");
    const note = $("puzzles-note");
    const name = { value: "" };
    const check = async (isStored) => {
      const { status, response } = await ask("puzzles", {
        text: input.value,
        name: name.value || "puzzles.txt",
        language,
        store: isStored,
      }).catch(() => ({ status: 0, response: { why: t("no-response") } }));
      const mistakes = response.mistakes ?? (status === 200 ? [] : [{ words: response.why }]);
      $("puzzles-add").disabled = mistakes.length > 0 || !input.value.trim();
      const item =
        (kind) =>
        ({ number: at, line, words }) =>
          make(
            "li",
            [at && `${t("puzzle-field")} ${number(at)}`, line && t("line", { number: line }), words]
              .filter(Boolean)
              .join(": "),
            kind,
          );
      const verdict = ({ level, technique, givens }, at) =>
        make(
          "li",
          `${t("puzzle-field")} ${number(at + 1)}: ${level}, ${technique}, ${t("puzzles-givens", { count: givens })}`,
        );
      const fine = () => make("li", t("puzzles-fine", { count: response.count, kind: response.kind }), "good");
      note.replaceChildren(
        ...(mistakes.length
          ? mistakes.map(item("wrong"))
          : [fine(), ...(response.warnings ?? []).map(item("warning")), ...(response.puzzles ?? []).map(verdict)]),
      );
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
