// Blocks of a text as lines: paragraphs, headings and items. Commands change lines, and their blocks follow.

const LIST = /^[uo]l$/;

/** An element with that name, and nodes as its content. */
export function filled(name, nodes) {
  const element = document.createElement(name);
  element.append(...nodes);
  return element;
}

const copies = (nodes) => [...nodes].map((node) => node.cloneNode(true));

/** The lines in a block, each with the element that it is made from. Items have lists with a level. */
export function linesOf(block, level = 0) {
  const name = block.localName;
  if (LIST.test(name)) {
    const list = { name, level: level + 1, start: Number(block.getAttribute("start") ?? 1) };
    return [...block.children].flatMap((item) => {
      if (item.localName !== "li") return linesOf(item, level + 1);
      const inner = [...item.children].filter(({ localName }) => LIST.test(localName));
      const own = [...item.childNodes].filter((node) => !inner.includes(node));
      return [
        { source: item, element: filled("li", copies(own)), list },
        ...inner.flatMap((list) => linesOf(list, level + 1)),
      ];
    });
  }
  if (name === "blockquote") {
    const parts = block.querySelector("p, ul, ol")
      ? [...block.children].flatMap((part) => linesOf(part))
      : [{ source: block, element: filled("p", copies(block.childNodes)) }];
    return parts.map((line) => ({ ...line, isQuote: true }));
  }
  const element = block.cloneNode(name !== "figure");
  // The page's policy refuses styles in inserted text.
  element.removeAttribute("style");
  return [{ source: block, element }];
}

/** The blocks of lines. Lists are at most two deep. */
export function blocksOf(lines) {
  const out = [];
  let [open, quote] = [[], null];
  for (const { element, list, isQuote } of lines) {
    // An empty block would have no height.
    if (!element.firstChild && !/^(hr|figure)$/.test(element.localName)) element.append(document.createElement("br"));
    if (Boolean(quote) !== Boolean(isQuote)) {
      open = [];
      quote = isQuote ? document.createElement("blockquote") : null;
      if (quote) out.push(quote);
    }
    const add = (block) => (quote ? quote.append(block) : out.push(block));
    const level = list ? Math.min(list.level, open.length + 1, 2) : 0;
    open.length = Math.min(open.length, level);
    if (list && open[level - 1]?.localName !== list.name) {
      const place = document.createElement(list.name);
      if (list.name === "ol" && list.start > 1) place.setAttribute("start", list.start);
      if (level > 1) open[level - 2].lastChild.append(place);
      else add(place);
      open[level - 1] = place;
    }
    if (list) open[level - 1].append(element);
    else add(element);
  }
  return out;
}

/** The range of a line without the lists in it. */
export function rangeOf({ source }) {
  const range = document.createRange();
  range.selectNodeContents(source);
  const inner = source.querySelector(":scope > ul, :scope > ol");
  if (inner) range.setEndBefore(inner);
  return range;
}

/** The place in the text of lines at which a range begins or ends: the index of the line, and the letters before it. */
export function placeIn(lines, node, offset) {
  const at = lines.findLastIndex(({ source }) => source.contains(node));
  if (at < 0) return null;
  const range = rangeOf(lines[at]);
  range.setEnd(node, offset);
  return { at, letters: range.toString().length };
}

/** The node and the offset of a place in lines. */
export function pointAt(lines, { at, letters }) {
  const { source } = lines[at];
  const texts = document.createTreeWalker(source, NodeFilter.SHOW_TEXT);
  let rest = letters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent;
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [source, 0];
}
