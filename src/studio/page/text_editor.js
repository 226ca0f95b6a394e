// The editor of a page of text: what is typed looks as it is printed, and is written as Markdown.

import { $, button, make, newId } from "./elements.js";
import { addresses, show } from "./link.js";
import { blocksOf, filled, linesOf, placeIn, pointAt, rangeOf } from "./lines.js";
import { figure, TextSource } from "./markdown.js";
import { fromHtml, fromText } from "./pasted.js";
import { t } from "./words.js";

const WIDTHS = [100, 90, 80, 70, 60, 50, 40, 30, 20];
/** A picture takes about as much room as so many letters. */
const PICTURE_SIZE = 700;
const exec = (command, value) => document.execCommand(command, false, value);

/** Makes a line another one. */
function become(line, name, { list = undefined, isQuote = undefined } = {}) {
  if (line.element.localName !== name) line.element = filled(name, [...line.element.childNodes]);
  Object.assign(line, { list, isQuote, isNew: true });
}

/** Makes lines items of a list, or paragraphs if they all are that. */
function toggle(lines, name) {
  const isOn = lines.every(({ list }) => list?.name === name);
  for (const line of lines)
    become(line, isOn ? "p" : "li", {
      ...line,
      list: isOn ? undefined : { start: 1, ...line.list, name, level: line.list?.level ?? 1 },
    });
}

/** What buttons do with lines. */
const COMMANDS = {
  unordered: (lines) => toggle(lines, "ul"),
  ordered: (lines) => toggle(lines, "ol"),
  indent: (lines) =>
    lines.forEach((line) => line.list && become(line, "li", { ...line, list: { ...line.list, level: 2 } })),
  outdent: (lines) =>
    lines.forEach((line) =>
      line.list?.level > 1
        ? become(line, "li", { ...line, list: { ...line.list, level: 1 } })
        : become(line, "p", line.list ? { isQuote: line.isQuote } : line),
    ),
};

export class TextEditor {
  /**
   * `changed` is called after changes, `moved` when the selection moves, `addPictures` with files, and `say` with
   * sentences.
   */
  constructor({ changed, moved, addPictures, say }) {
    this.changed = changed;
    this.moved = moved;
    this.addPictures = addPictures;
    this.say = say;
    this.place = $("writer-page");
    this.tools = $("writer-tools");
    this.path = "";
    const { place, tools } = this;
    place.addEventListener("input", ({ inputType }) => {
      // What was replaced must not be selected again: the next key would delete it.
      if (/^history/.test(inputType)) getSelection().collapseToEnd();
      this.settle();
    });
    place.addEventListener("beforeinput", (event) => this.before(event));
    place.addEventListener("keydown", (event) => this.key(event));
    place.addEventListener("paste", (event) => this.take(event, event.clipboardData));
    place.addEventListener("dragover", (event) => event.dataTransfer.types.includes("Files") && event.preventDefault());
    place.addEventListener("drop", (event) => event.dataTransfer.files.length && this.take(event, event.dataTransfer));
    document.addEventListener("selectionchange", () => this.follow());
    // A tool leaves the selection where it is.
    for (const tool of tools.querySelectorAll("button"))
      tool.addEventListener("mousedown", (event) => event.preventDefault());
    tools.addEventListener("keydown", (event) => this.moveAmongTools(event));
    for (const tool of tools.querySelectorAll("[data-command]"))
      tool.addEventListener("click", () => this.run(tool.dataset.command));
    const style = $("writer-style");
    style.addEventListener("change", () => {
      const isByKey = style.matches(":focus-visible");
      this.format(style.value);
      // The next key may choose the next style.
      if (isByKey) style.focus();
    });
    $("writer-link").addEventListener("click", () => this.askForLink());
    $("writer-address").addEventListener("submit", (event) => {
      event.preventDefault();
      this.link($("writer-href").value.trim());
    });
    $("writer-address").addEventListener("keydown", ({ key }) => key === "Escape" && this.askForLink());
    $("writer-unlink").addEventListener("click", () => this.link(""));
  }

  /** Shows a text: its blocks, as the press reads them. */
  show(text) {
    exec("defaultParagraphSeparator", "p");
    exec("styleWithCSS", false);
    this.source = new TextSource(text);
    this.place.replaceChildren(...this.source.elements);
    this.complete();
    this.range = null;
    $("writer-address").hidden = true;
    this.follow();
  }

  /** The text in Markdown. */
  get text() {
    return this.source.write(this.place);
  }

  /** Focuses the text where it was left. */
  focus() {
    const { place, range } = this;
    const selection = getSelection();
    if (document.activeElement === place && place.contains(selection.anchorNode)) return;
    place.focus();
    if (range && place.contains(range.startContainer)) {
      selection.removeAllRanges();
      selection.addRange(range);
    } else if (!range) {
      selection.collapse(place.querySelector("p, h1, h2, h3, li, blockquote") ?? place, 0);
    }
  }

  /** The element with that selector around the selection. */
  around(selector) {
    const node = getSelection().anchorNode;
    const found = (node instanceof Element ? node : node?.parentElement)?.closest(selector);
    return found && found !== this.place && this.place.contains(found) ? found : null;
  }

  settle() {
    this.complete();
    this.changed();
  }

  /** Gives pictures their controls, and the end a paragraph to write in. */
  complete() {
    for (const element of this.place.querySelectorAll("figure:not(:has(img))")) this.completeFigure(element);
    for (const lines of this.place.querySelectorAll("pre:not([title])")) lines.title = t("writer-kept");
    if (/^(p|h[1-3]|ul|ol|blockquote)$/.test(this.place.lastElementChild?.localName ?? "")) return;
    const last = make("p");
    last.append(make("br"));
    this.place.append(last);
  }

  completeFigure(element) {
    const { dataset } = element;
    const image = new Image();
    image.alt = dataset.src.split("/").pop();
    // Paths are relative to the folder of the text.
    show(image, addresses.picture(this.path.replace(/[^/]*$/, "") + dataset.src)).catch(() => {});
    const caption = make("input");
    Object.assign(caption, { value: dataset.caption, placeholder: t("picture-caption"), id: newId("caption") });
    caption.setAttribute("aria-label", t("picture-caption"));
    const width = make("select");
    width.setAttribute("aria-label", t("picture-width"));
    const widths = [...new Set([...WIDTHS, Number(dataset.width)])].sort((a, b) => b - a);
    width.append(...widths.map((value) => new Option(`${value} %`, String(value))));
    width.value = dataset.width;
    const resize = () => element.style.setProperty("--width", `${dataset.width}%`);
    resize();
    caption.addEventListener("input", () => (dataset.caption = caption.value));
    width.addEventListener("change", () => {
      dataset.width = width.value;
      resize();
      this.changed();
    });
    const out = button(t("remove-item"), () => {
      const after = element.nextElementSibling;
      this.select(element);
      exec("delete");
      element.remove();
      this.settle();
      this.range = null;
      if (after) getSelection().collapse(after, 0);
      this.place.focus();
    }, `${t("remove-item")}: ${image.alt}`);
    const controls = make("span", "", "acts");
    controls.append(width, out);
    element.contentEditable = "false";
    element.append(image, caption, controls);
  }

  select(element) {
    const range = document.createRange();
    range.selectNode(element);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
  }

  /** Shows what the selection is, and disables what does not apply to it. */
  follow() {
    const { anchorNode, rangeCount } = getSelection();
    if (!rangeCount || !this.place.contains(anchorNode) || anchorNode.parentElement?.closest("figure")) return;
    this.range = getSelection().getRangeAt(0).cloneRange();
    const block = this.around("h1, h2, h3, blockquote, pre")?.localName ?? "p";
    for (const [command, [can, isOn]] of Object.entries(this.states(block))) {
      const tool = this.tools.querySelector(`[data-command=${command}]`);
      tool.setAttribute("aria-disabled", String(!can));
      if (isOn !== undefined) tool.setAttribute("aria-pressed", String(isOn));
    }
    $("writer-link").setAttribute("aria-pressed", String(Boolean(this.around("a"))));
    $("writer-link").setAttribute("aria-disabled", String(block === "pre"));
    $("writer-style").value = block;
    $("writer-style").disabled = block === "pre";
    this.moved();
  }

  /** What commands apply to a selection in a block of that name, and which of them are on. */
  states(block) {
    const list = this.around("ul, ol");
    const isText = block !== "pre" && !/^h/.test(block);
    return {
      bold: [isText, isText && document.queryCommandState("bold")],
      italic: [isText, isText && document.queryCommandState("italic")],
      unordered: [block !== "pre", list?.localName === "ul"],
      ordered: [block !== "pre", list?.localName === "ol"],
      indent: [list && !list.parentElement.closest("ul, ol") && this.around("li")?.previousElementSibling],
      outdent: [list],
      insertHorizontalRule: [!list && block !== "blockquote" && block !== "pre"],
    };
  }

  run(command) {
    if (this.tools.querySelector(`[data-command=${command}]`).getAttribute("aria-disabled") === "true") return;
    this.focus();
    if (COMMANDS[command]) this.edit((lines) => COMMANDS[command](lines.filter(({ isHere }) => isHere)));
    else exec(command);
    this.follow();
  }

  /** Makes the selected paragraphs text, headings or quotations. */
  format(name) {
    this.focus();
    if (!this.around("li, blockquote") && this.around("p, h1, h2, h3")?.contains(getSelection().focusNode))
      exec("formatBlock", name);
    else
      this.edit((lines) => {
        for (const line of lines.filter(({ isHere }) => isHere))
          become(line, name === "blockquote" ? "p" : name, { isQuote: name === "blockquote" });
      });
    this.follow();
  }

  /**
   * Changes the lines of the blocks with the selection: `change` returns other lines, or changes them. The browser
   * replaces the blocks, so that it can undo that.
   */
  edit(change) {
    const selected = getSelection().getRangeAt(0);
    const isIn = (range) =>
      selected.compareBoundaryPoints(Range.END_TO_START, range) <= 0 &&
      selected.compareBoundaryPoints(Range.START_TO_END, range) >= 0;
    const blocks = [...this.place.children].filter((block) => isIn(rangeOf({ source: block })));
    if (!blocks.length) return;
    // Lists beside them may become one list with them.
    const isList = (block) => /^[uo]l$/.test(block?.localName);
    while (isList(blocks[0].previousElementSibling)) blocks.unshift(blocks[0].previousElementSibling);
    while (isList(blocks.at(-1).nextElementSibling)) blocks.push(blocks.at(-1).nextElementSibling);
    const [first, last] = [blocks[0].previousElementSibling, blocks.at(-1).nextElementSibling];
    const lines = blocks
      .flatMap((block) => linesOf(block))
      .map((line) => ({ ...line, isHere: !/^(pre|hr|figure)$/.test(line.element.localName) && isIn(rangeOf(line)) }));
    const { startContainer, startOffset, endContainer, endOffset } = selected;
    const ends = [
      placeIn(lines, startContainer, startOffset) ?? { at: 0, letters: 0 },
      placeIn(lines, endContainer, endOffset) ?? { at: lines.length - 1, letters: 0 },
    ];
    const changed = [...(change(lines, ends) ?? lines)];
    let skipped = 0;
    while (changed[skipped] === lines[skipped] && lines[skipped]?.source === blocks[skipped] && !lines[skipped].isNew)
      skipped++;
    this.replace(blocks.slice(skipped), blocks[skipped - 1] ?? first, blocksOf(changed.slice(skipped)));
    const all = [...this.place.children];
    const end = last ? all.indexOf(last) : all.length;
    const fresh = all.slice(all.indexOf(first) + 1, end).flatMap((block) => linesOf(block));
    const points = ends.map((end) => pointAt(fresh, { ...end, at: Math.min(end.at, fresh.length - 1) }));
    const [[startNode, startAt], [endNode, endAt]] = points;
    getSelection().setBaseAndExtent(startNode, startAt, endNode, endAt);
    this.settle();
  }

  /** Puts elements in place of blocks that come after `previous`. */
  replace(blocks, previous, elements) {
    let [start] = blocks;
    // Only from a paragraph on, browsers put elements beside each other and not into the block.
    if (start?.localName !== "p") {
      start = filled("p", [make("br")]);
      if (previous) previous.after(start);
      else this.place.prepend(start);
    }
    const end = blocks.at(-1) ?? start;
    // They also end a selection before an empty line. The space stays there if this is undone, and is not written.
    const line = [...end.querySelectorAll("li, p")].at(-1) ?? end;
    if (!line.textContent.trim() && line.isContentEditable) line.replaceChildren("\u00a0");
    getSelection().setBaseAndExtent(start, 0, end, end.childNodes.length);
    exec("insertHTML", elements.map(({ outerHTML }) => outerHTML).join(""));
  }

  /** Only commands that a page of text has are followed. */
  before(event) {
    const { inputType } = event;
    if (event.target !== this.place) return;
    if (/^format(?!Bold$|Italic$)/.test(inputType)) event.preventDefault();
    if (/^format/.test(inputType) && this.around("h1, h2, h3, pre")) event.preventDefault();
    const item = this.around("li");
    const isEmpty = item && !rangeOf({ source: item }).toString().trim();
    const { anchorNode, anchorOffset, isCollapsed } = getSelection();
    const isAtStart = item && isCollapsed && placeIn([{ source: item }], anchorNode, anchorOffset).letters === 0;
    if (inputType === "insertParagraph" && this.around("pre")) {
      event.preventDefault();
      exec("insertLineBreak");
    } else if ((inputType === "insertParagraph" && isEmpty) || (inputType === "deleteContentBackward" && isAtStart)) {
      event.preventDefault();
      this.run("outdent");
    }
    if (/^insertFrom(Drop|Paste|Yank)/.test(inputType)) this.take(event, event.dataTransfer);
  }

  /** Inserts what is pasted or dropped, and says what is lost. */
  take(event, data) {
    if (event.target.closest?.("figure")) return;
    event.preventDefault();
    const html = data.getData("text/html");
    const { lines, files, lost } = html ? fromHtml(html) : fromText(data.getData("text/plain"));
    const isText = lines.some(({ element }) => element.textContent);
    // A copied picture comes as a file, beside HTML that names a file elsewhere.
    if (!isText && data.files.length) return this.addPictures([...data.files]);
    if (this.around("pre")) exec("insertText", data.getData("text/plain"));
    else if (isText) this.insert(lines);
    const sentences = Object.entries(lost)
      .filter(([, count]) => count)
      .map(([what, count]) => t(`pasted-${what}`, { count }));
    this.say(sentences.join(" "));
    if (files.length) this.addPictures(files);
  }

  /** Inserts lines at the selection, which divide its line. */
  insert(pasted) {
    if (pasted.length === 1 && pasted[0].element.localName === "p")
      return exec("insertHTML", pasted[0].element.innerHTML);
    if (!getSelection().isCollapsed) exec("delete");
    this.edit((lines, ends) => {
      const { at } = ends[0];
      const line = lines[at];
      const [before, after] = [rangeOf(line), rangeOf(line)];
      const { anchorNode, anchorOffset } = getSelection();
      before.setEnd(anchorNode, anchorOffset);
      after.setStart(anchorNode, anchorOffset);
      const part = (range) => ({ ...line, element: filled(line.element.localName, [range.cloneContents()]) });
      const parts = [after.toString() ? part(before) : line, ...pasted, part(after)].filter(
        ({ element }) => element.textContent || element.localName === "hr",
      );
      const end = {
        at: at + parts.length - (after.toString() ? 2 : 1),
        letters: pasted.at(-1).element.textContent.length,
      };
      ends.splice(0, 2, end, end);
      return lines.toSpliced(at, 1, ...parts);
    });
  }

  /** Puts a picture after the block with the selection. */
  addFigure(src, width) {
    this.focus();
    this.edit((lines) => [
      ...lines,
      { element: figure(src, "", String(width)) },
      { element: filled("p", [make("br")]) },
    ]);
    const picture = [...this.place.querySelectorAll("figure")].find(
      ({ dataset }) => dataset.src === src && !dataset.caption,
    );
    picture?.querySelector("input").focus();
  }

  askForLink() {
    if ($("writer-link").getAttribute("aria-disabled") === "true") return;
    const form = $("writer-address");
    form.hidden = !form.hidden;
    if (form.hidden) return this.focus();
    const link = this.around("a");
    if (link) this.select(link);
    this.follow();
    $("writer-href").value = link?.getAttribute("href") ?? "";
    $("writer-unlink").hidden = !link;
    $("writer-href").focus();
  }

  /** Makes the selection a link; without an address, plain text. */
  link(address) {
    $("writer-address").hidden = true;
    this.focus();
    const href = /^[a-z][a-z0-9+.-]*:/i.test(address)
      ? address
      : /^[^\s/]+@\S+$/.test(address)
        ? `mailto:${address}`
        : `https://${address}`;
    if (!address) exec("unlink");
    else if (getSelection().isCollapsed) {
      const link = make("a", address);
      link.setAttribute("href", href);
      exec("insertHTML", link.outerHTML);
    } else exec("createLink", href);
    this.follow();
  }

  /** Keys of editors that browsers lack. */
  key(event) {
    if (event.key === "Tab" && this.around("li") && !event.ctrlKey && !event.altKey) {
      const command = event.shiftKey ? "outdent" : "indent";
      const isNested = this.around("li").parentElement.parentElement.closest("ul, ol");
      // The browser tells of a change of the selection only after the keys that follow it.
      this.follow();
      // Elsewhere, Tab leaves the editor.
      if (
        event.shiftKey
          ? !isNested
          : this.tools.querySelector("[data-command=indent]").getAttribute("aria-disabled") === "true"
      )
        return;
      event.preventDefault();
      this.run(command);
    }
    if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.askForLink();
    }
  }

  /** In a toolbar, arrows lead from tool to tool. */
  moveAmongTools(event) {
    const tools = [...this.tools.querySelectorAll("button, select")];
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.target.closest("form")) return;
    event.preventDefault();
    tools[(tools.indexOf(event.target) + by + tools.length) % tools.length].focus();
  }

  /** The chapter with the selection, and the part of it before the selection. */
  get position() {
    const blocks = [...this.place.children];
    const here = Math.max(0, blocks.findIndex((block) => this.range && block.contains(this.range.startContainer)));
    const isStart = (block) => block.localName === "h1" && block.textContent.trim();
    const starts = blocks.flatMap((block, at) => (isStart(block) ? [at] : []));
    const size = (blocks) =>
      blocks.reduce(
        (sum, { localName, textContent }) => sum + (localName === "figure" ? PICTURE_SIZE : textContent.length + 40),
        0,
      );
    const first = starts.findLast((at) => at <= here) ?? 0;
    const end = starts.find((at) => at > here) ?? blocks.length;
    return {
      chapter: starts.filter((at) => at <= here).length - (starts[0] === 0 ? 1 : 0),
      share: size(blocks.slice(first, here)) / Math.max(1, size(blocks.slice(first, end))),
    };
  }
}
