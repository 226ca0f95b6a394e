// Pages of text as elements: made from the blocks that the press reads, and written as Markdown again.

const BLOCK = /^(p|div|h[1-6]|ul|ol|li|blockquote|hr|figure|pre)$/;
const STRONG = /^(b|strong)$/;
const EMPHASIS = /^(i|em)$/;
/** What is shown as its source, since the page would not show it as it is printed. */
const ODD = "img, li > :not(ul, ol, strong, em, a, br), li li li, blockquote > :not(p, ul, ol)";

function build(content) {
  if (typeof content === "string") return content;
  const [name, { href, start }, ...children] = content;
  const element = document.createElement(name);
  if (href !== undefined) element.setAttribute("href", href);
  if (start !== undefined) element.setAttribute("start", start);
  element.append(...children.map(build));
  return element;
}

/** A picture, which the editor completes. */
export function figure(src, caption, width, alt = "") {
  const element = document.createElement("figure");
  Object.assign(element.dataset, { src, caption, width, alt });
  return element;
}

/** The picture that a paragraph consists of, if it does. */
function figureOf([name, , image, ...rest]) {
  if (name !== "p" || image?.[0] !== "img" || rest.some((part) => typeof part !== "string")) return null;
  const [, { src, title }, ...alt] = image;
  const width = rest.join("").match(/^(?:\s*\{\s*(\d+)\s*%\s*\}\s*)?$/);
  return width && figure(src, title, width[1] ?? "100", alt.filter((part) => typeof part === "string").join(""));
}

/** The element of a block; its source, if there is no other way. */
function elementOf({ content, source }) {
  const element = content && (figureOf(content) ?? build(content));
  element?.querySelectorAll("li > p:first-child").forEach((first) => first.replaceWith(...first.childNodes));
  if (element && !element.matches(ODD) && !element.querySelector(ODD)) return element;
  const lines = document.createElement("pre");
  lines.textContent = source;
  return lines;
}

/** The runs of text in nodes, each with its face and link. */
function* runs(nodes, face = "", href = null) {
  for (const node of nodes) {
    const name = node.localName;
    if (node.nodeType === Node.TEXT_NODE) {
      for (const text of node.data.replace(/[^\S\n\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ").split(/(\n)/))
        yield { text, face: text === "\n" ? "" : face, href };
    } else if (name === "br") {
      yield { text: "\n", face: "", href: null };
    } else if (name && !/^[uo]l$/.test(name)) {
      const inner = STRONG.test(name) ? "**" : EMPHASIS.test(name) && face !== "**" ? "*" : face;
      yield* runs(node.childNodes, inner, name === "a" ? node.getAttribute("href") : href);
    }
  }
}

const escaped = (text) => text.replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, "\\$&");
const asNumber = (char) => `&#${char.codePointAt(0)};`;
const target = (address) => `<${address.replace(/[\\<>]|&(?=#?\w+;)/g, "\\$&").replace(/\s+/g, " ")}>`;
/** Beside these, a delimiter may stand before or after a sign. */
const OPEN = /[\s\p{P}$+<=>^`|~]/u;
const SIGN = /[\p{P}\p{S}]/u;

/** Runs without empty ones, and with neighbours of the same face and link in one. */
function joined(runs) {
  const all = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.face === run.face && last.href === run.href) last.text += run.text;
    else if (run.text) all.push(run);
  }
  return all;
}

/** White space and line breaks have no face. */
const withoutEdges = (run) => {
  const [, before, text, after] = run.text.match(/^(\s*)(.*?)(\s*)$/s);
  return [{ ...run, text: before, face: "" }, { ...run, text }, { ...run, text: after, face: "" }];
};

/** Returns `true` if a mark would not be one between a sign outside and one inside. */
const isHidden = (mark, outside, inside) =>
  Boolean(mark) && !OPEN.test(outside) && (mark === "_" || SIGN.test(inside));

/** The text of nodes as Markdown; line breaks are those of the text. */
function inline(nodes) {
  const all = joined(joined(runs(nodes)).flatMap(withoutEdges));
  let out = "";
  let isNumbered = false;
  all.forEach(({ text, face, href }, at) => {
    const [before, next] = [all[at - 1], all[at + 1]].map((run) => (run?.href === href ? run : null));
    if (href !== null && !before) out = `${out.replace(/!$/, "\\!")}[`;
    // `***` would be ambiguous.
    const mark = face === "*" && (before?.face === "**" || next?.face === "**") ? "_" : face;
    const chars = [...text];
    if (out && isHidden(mark, [...out].at(-1), chars[0])) out = out.replace(/.$/su, asNumber);
    out += isNumbered ? mark + asNumber(chars[0]) + escaped(chars.slice(1).join("")) : mark + escaped(text);
    isNumbered = Boolean(next && !next.face && isHidden(mark, next.text[0], chars.at(-1)));
    out += mark;
    if (href !== null && !next) out += `](${target(href)})`;
  });
  return out;
}

/** A line that does not begin a block. */
const line = (text) =>
  (text.trim() ? text : "")
    .replace(/^ +| +$/g, "")
    .replace(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=|:][-=|:\s]*$)/, "\\$&")
    .replace(/^(\d{1,9})(?=[.)](\s|$))/, "$1\\");
const lines = (nodes) => inline(nodes).split("\n").map(line).filter(Boolean);

/** Text in paragraphs, which empty lines separate. */
const paragraphs = (nodes) =>
  inline(nodes)
    .split("\n")
    .map(line)
    .join("\n")
    .split(/\n{2,}/)
    .map((text) => text.replace(/^\n|\n$/g, "").replace(/\n/g, "  \n"))
    .filter(Boolean)
    .join("\n\n");

/** The items of a list, with the lists in them. Browsers also put these between items. */
function itemsOf(list, depth) {
  const items = [];
  for (const child of list.children) {
    const inner =
      child.localName === "li" ? [...child.children].filter(({ localName }) => /^[uo]l$/.test(localName)) : [child];
    const text = child.localName === "li" ? lines(child.childNodes) : [];
    if (text.length) items.push({ text, lists: [] });
    // Lists are at most two deep.
    if (depth === 2 || !items.length) items.push(...inner.flatMap((list) => itemsOf(list, depth)));
    else items.at(-1).lists.push(...inner);
  }
  return items;
}

function listOf(list, avoid, depth = 1) {
  const start = Number(list.getAttribute("start") ?? 1);
  const sign = list.localName === "ol" ? (avoid === "." ? ")" : ".") : avoid === "-" ? "*" : "-";
  return itemsOf(list, depth).map(({ text, lists }, at) => {
    const mark = list.localName === "ol" ? `${start + at}${sign} ` : `${sign} `;
    let last;
    const inner = lists.map((list) => {
      last = listOf(list, last?.match(MARKER)?.[1], depth + 1);
      // Only the first number may follow a line of text.
      return /^(\D|1[.)])/.test(last) ? last : `\n${last}`;
    });
    return mark + [text.join("  \n"), ...inner].join("\n").replace(/\n(?!\n)/g, `\n${" ".repeat(mark.length)}`);
  }).join("\n");
}

/** The sign after which the items of a list come: two lists with the same would be one. */
const MARKER = /^\s*\d*([-*+.)])/;

/** The blocks in a container: elements, and the nodes between them. */
function* pieces(container) {
  let loose = [];
  for (const node of container.childNodes) {
    if (!BLOCK.test(node.localName ?? "")) {
      loose.push(node);
      continue;
    }
    if (loose.length) yield loose;
    loose = [];
    yield node;
  }
  if (loose.length) yield loose;
}

/** A block as Markdown. If it is a list, its sign is not `avoid`. */
function written(piece, avoid) {
  const { localName: name = "p", dataset, childNodes = piece } = piece;
  if (/^h[1-6]$/.test(name)) {
    const text = inline(childNodes).replace(/[ \n]+/g, " ").replace(/^ | $/g, "").replace(/#(?=#*$)/g, "\\#");
    return text && `${"#".repeat(Math.min(name[1], 3))} ${text}`;
  }
  if (name === "hr") return "***";
  if (name === "pre") return sourceOf(piece);
  if (name === "figure") {
    const { src, caption, width, alt } = dataset;
    const title = caption.trim() && ` "${caption.trim().replace(/["\\]|&(?=#?\w+;)/g, "\\$&").replace(/\s+/g, " ")}"`;
    return `![${escaped(alt)}](${/^[\w./-]+$/.test(src) ? src : target(src)}${title})${width === "100" ? "" : `{${width}%}`}`;
  }
  if (/^[uo]l$/.test(name)) return listOf(piece, avoid);
  const isWhole = ![...childNodes].some(({ localName }) => BLOCK.test(localName ?? ""));
  const text = isWhole
    ? paragraphs(childNodes)
    : [...pieces(piece)]
        .map((inner) => written(inner))
        .filter(Boolean)
        .join("\n\n");
  return name === "blockquote" ? text && text.replace(/^/gm, "> ").replace(/^> $/gm, ">") : text;
}

/** The lines of a block that is shown as its source. */
function sourceOf(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("br").forEach((br) => br.replaceWith("\n"));
  return copy.textContent.replace(/\s+$/, "");
}

/** What a block has that the text did not have before. */
const NEW = { source: "", gap: "", written: undefined, index: NaN };

/** A text of which only the blocks that change are written anew. */
export class TextSource {
  constructor({ text, blocks, rest }) {
    this.eol = /\r\n/.test(text) ? "\r\n" : "\n";
    this.rest = rest;
    this.count = blocks.length;
    this.kept = new Map(blocks.map((block, index) => {
      const element = elementOf(block);
      return [element, { ...block, index, written: written(element) }];
    }));
  }

  get elements() {
    return [...this.kept.keys()];
  }

  /** The Markdown of the elements in `place`. */
  write(place) {
    let [out, text] = ["", ""];
    let last = null;
    let before = { index: -1, isKept: true };
    const marker = (text) => text.match(MARKER)?.[1];
    const avoided = (piece) => (piece.localName === last?.localName ? marker(text) : "");
    for (const piece of pieces(place)) {
      const avoid = avoided(piece);
      const kept = this.kept.get(piece) ?? NEW;
      const isKept = kept.written === written(piece) && !(avoid && avoid === marker(kept.source));
      const next = isKept ? kept.source : written(piece, avoid).replace(/\r?\n/g, this.eol);
      if (!next) continue;
      // Without an empty line, blocks of other kinds could become one.
      const isApart = (isKept && before.isKept) || /\n\s*\n/.test(kept.gap);
      out += (kept.index === before.index + 1 && isApart ? kept.gap : out && this.eol.repeat(2)) + next;
      [text, before] = [next, { index: kept.index, isKept }];
      last = piece;
    }
    return out && out + (before.index === this.count - 1 ? this.rest : this.eol);
  }
}
