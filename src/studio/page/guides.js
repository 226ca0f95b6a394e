// Guide lines on a page: its layout, and where it is cut.

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = { trim: "#111", bleed: "#d0211c", margins: "#c026a0", safe: "#13803c", baselines: "#0a84c6" };

const shape = (name, attributes) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const box = ([x, y, width, height], kind, scale) =>
  shape("rect", { x, y, width, height, fill: "none", stroke: COLOURS[kind], "stroke-width": 1.2 / scale });

/**
 * The guides `shownGuides` for a page of `paper`; `null` if there are none. `lines` are those of the book's pages,
 * `side` is 0 on the right and 1 on the left, and `scale` is in pixels per point.
 */
export function guides(paper, lines, side, shownGuides, scale) {
  const { width, height, bleed } = paper;
  const svg = shape("svg", {
    viewBox: `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`,
    "aria-hidden": "true",
  });
  if (shownGuides.has("bleed") && bleed)
    svg.append(box([-bleed, -bleed, width + 2 * bleed, height + 2 * bleed], "bleed", scale));
  if (shownGuides.has("trim")) svg.append(box([0, 0, width, height], "trim", scale));
  if (lines && shownGuides.has("baselines")) {
    const [left, top, wide, high] = lines.blocks[side];
    for (let y = lines.baseline; y <= top + high + 0.01; y += lines.leading) {
      svg.append(
        shape("line", {
          x1: left,
          x2: left + wide,
          y1: y,
          y2: y,
          stroke: COLOURS.baselines,
          "stroke-width": 0.6 / scale,
        }),
      );
    }
  }
  if (lines && shownGuides.has("margins")) svg.append(box(lines.blocks[side], "margins", scale));
  if (lines?.safe && shownGuides.has("safe")) svg.append(box(lines.safe[side], "safe", scale));
  return svg.childElementCount ? svg : null;
}
