// What is pasted from Word, Google Docs, LibreOffice or a web page, as lines of a page of text. None of its own
// elements is used.

import { filled } from "./lines.js";

/** Elements without text for a page, and elements that a page cannot have. */
const SILENT = /^(script|style|head|meta|link|title|template|noscript|del|button)$/;
const FOREIGN = /^(iframe|video|audio|object|embed|canvas|svg|math|input|select|textarea)$/;
const PARAGRAPH =
  /^(address|article|aside|blockquote|body|center|d[dlt]|div|fieldset|fig(ure|caption)|footer|form|h[1-6]|header|hr|li|main|nav|p|pre|section)$/;
const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list|mso-list:\s*Ignore/i;

/** What a text within an element is, at a place where `at` says the same. */
function within(node, at) {
  const name = node.localName;
  const style = (key) => node.dataset.style?.match(new RegExp(`(?:^|[;\\s])${key}:\\s*(\\w+)`))?.[1];
  const [weight, slant] = ["font-weight", "font-style"].map(style);
  const href = node.getAttribute("href")?.trim() ?? "";
  return {
    href: name === "a" && /^(https?|mailto):/i.test(href) ? href : at.href,
    isPre: at.isPre || name === "pre",
    isQuote: at.isQuote || name === "blockquote",
    strong: weight ? /bold|[6-9]\d\d/.test(weight) : /^(b|strong)$/.test(name) || at.strong,
    em: slant ? /italic|oblique/.test(slant) : /^(i|em|cite|dfn|var)$/.test(name) || at.em,
  };
}

/** The list of items in an element within another list, if there is one. */
const inList = (node, outer) => ({
  name: node.localName,
  level: (outer?.level ?? 0) + 1,
  start: Number(node.getAttribute("start")) || 1,
});

class Pasted {
  constructor() {
    // Lines, pictures as files, and counts of what the text has lost.
    this.lines = [];
    this.files = [];
    this.lost = { table: 0, picture: 0, other: 0 };
  }

  /** Begins another block once it has text. */
  begin(name, { list = undefined, isQuote = undefined } = {}) {
    this.end();
    this.next = { name, list, isQuote };
  }

  end() {
    let last = this.open?.element.lastChild;
    while (last?.localName === "br") {
      last.remove();
      last = this.open.element.lastChild;
    }
    while (last?.lastChild) last = last.lastChild;
    if (last) last.data = last.data.trimEnd();
    this.open = null;
  }

  add(text, { strong = false, em = false, href = "" }) {
    const words = this.words(text);
    if (!words) return;
    if (!this.open) {
      const { name, ...rest } = this.next;
      this.lines.push((this.open = { element: document.createElement(name), ...rest }));
    }
    const isHeading = /^h/.test(this.open.element.localName);
    const face = strong ? "strong" : em ? "em" : "";
    const node = document.createTextNode(words);
    const marked = face && !isHeading ? filled(face, [node]) : node;
    const link = href && filled("a", [marked]);
    if (link) link.setAttribute("href", href);
    this.open.element.append(link || marked);
  }

  /** A text as it goes on after what is there: without signs that are not seen, and with single spaces. */
  words(text) {
    const before = this.open?.element.lastChild;
    const words = text
      .replace(/[\u200b\ufeff]|(?!\s)\p{Cc}/gu, "")
      .replace(/[ \t\r\n\f]+/g, " ")
      .replace(/[ \u00a0]{2,}/g, " ");
    const isStart = !before || before.localName === "br" || / $/.test(before.textContent);
    return isStart ? words.replace(/^[ \u00a0]+/, "") : words;
  }

  /** A line break; two end the paragraph. */
  breakLine() {
    if (this.open?.element.lastChild?.localName === "br") this.end();
    else this.open?.element.append(document.createElement("br"));
  }

  walk(node, at) {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        (at.isPre ? child.data.split("\n") : [child.data]).forEach((text, index) => {
          if (index) this.breakLine();
          this.add(text, at);
        });
      }
      if (child.nodeType === Node.ELEMENT_NODE) this.element(child, at);
    }
  }

  element(node, at) {
    const name = node.localName;
    if (SILENT.test(name) || HIDDEN.test(node.dataset.style)) return;
    if (FOREIGN.test(name)) return void this.lost.other++;
    if (name === "br") return this.breakLine();
    if (name === "img") return this.picture(node.getAttribute("src") ?? "");
    if (name === "table") return this.table(node, at);
    const inner = { ...at, ...within(node, at) };
    if (/^[uo]l$/.test(name)) {
      this.walk(node, { ...at, isItem: false, list: inList(node, at.list) });
      return this.begin("p");
    }
    if (!PARAGRAPH.test(name)) return this.walk(node, inner);
    // An item may have several paragraphs.
    if (at.isItem) {
      this.breakLine();
      return this.walk(node, inner);
    }
    const isItem = name === "li" && Boolean(at.list);
    if (isItem) this.begin("li", inner);
    else this.beginBlock(node, inner.isQuote);
    this.walk(node, { ...inner, isItem });
    this.begin("p");
  }

  /** Begins a block that is no item of a list in HTML. */
  beginBlock(node, isQuote) {
    const [, level] = node.dataset.style?.match(/mso-list:\s*l\d+\s+level(\d)/) ?? [];
    const [, heading] = node.localName.match(/^h([1-6])$/) ?? [];
    if (level) this.begin("li", { list: wordList(node, Number(level)) });
    else if (heading) this.begin(`h${Math.min(Number(heading), 3)}`);
    else this.begin(/\bMsoTitle\b/.test(node.className) ? "h1" : "p", { isQuote });
  }

  /** A table as lines of text. With one column, it is only there for the layout. */
  table(node, at) {
    const rows = [...node.rows];
    if (rows.every(({ cells }) => cells.length < 2)) return this.walk(node, at);
    this.lost.table++;
    this.begin("p");
    for (const image of node.querySelectorAll("img")) this.picture(image.getAttribute("src") ?? "");
    for (const { cells } of rows) {
      this.add([...cells].map((cell) => cell.textContent.trim()).filter(Boolean).join(" – "), {});
      this.breakLine();
    }
    this.begin("p");
  }

  picture(src) {
    const [, kind, data] = src.match(/^data:image\/(png|jpeg);base64,(.*)$/s) ?? [];
    if (!data) return void this.lost.picture++;
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    this.files.push(new File([bytes], kind === "png" ? "picture.png" : "picture.jpg"));
  }
}

/** The list of a paragraph of Word, by the bullet or number before it. */
function wordList(node, level) {
  const [sign] = [...node.querySelectorAll("[data-style]")].filter(({ dataset }) =>
    /mso-list:\s*Ignore/i.test(dataset.style),
  );
  const mark = sign?.textContent.trim() ?? "";
  return { level, name: /^\(?(\d+|[a-z]{1,4})[.)]/i.test(mark) ? "ol" : "ul", start: parseInt(mark, 10) || 1 };
}

/** The lines of pasted HTML, the pictures in it as files, and counts of what is lost. */
export function fromHtml(html) {
  // The policy of the page forbids styles and scripts, and browsers report those that they skip.
  const isolated = html
    .replace(/<(style|script)\b.*?<\/\1>/gis, "")
    .replace(/<\w[^>]*>/g, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, " data-$1"));
  const pasted = new Pasted();
  pasted.begin("p");
  pasted.walk(new DOMParser().parseFromString(isolated, "text/html").body, {});
  pasted.end();
  return pasted;
}

/** The lines of pasted text. If it has empty lines, they separate paragraphs. */
export function fromText(text) {
  const whole = text.replace(/\r\n?/g, "\n").trim();
  const paragraphs = whole.split(/\n\s*\n/.test(whole) ? /\n\s*\n/ : /\n/);
  const lines = paragraphs.map((words) => ({
    element: filled(
      "p",
      words.split("\n").flatMap((line, at) => (at ? [document.createElement("br"), line] : [line])),
    ),
  }));
  return { lines, files: [], lost: {} };
}
