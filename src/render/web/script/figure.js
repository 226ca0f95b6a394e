// What a hint draws around and above the grid: the names of rows and columns, and lines between candidates.

import { byId, make } from "./elements.js";
import { data } from "./rules.js";

const board = document.querySelector(".board");
const table = byId("grid");

/** The names of all rows or columns: a letter, from a name with a placeholder, and a number. */
function names(className, name, { length }) {
  const letter = name.split("{")[0];
  const all = Array.from({ length }, (_, index) => make("span", {}, make("i", {}, letter), String(index + 1)));
  return make("div", { className: `names ${className}`, ariaHidden: "true" }, ...all);
}

const [rowName, columnName] = data.texts.where.split(/(?<=\})/);
board.append(names("of-rows", rowName, table.rows), names("of-columns", columnName, table.rows[0].cells));

/** The way from the rim of one end of a line to that of the other. Each end is a list of elements. */
function way(ends) {
  const grid = table.getBoundingClientRect();
  const boxes = ends.map((end) => end.map((element) => element.getBoundingClientRect()));
  const mean = (all, of) => all.reduce((sum, box) => sum + of(box), 0) / all.length;
  const [from, to] = boxes.map((all) => [
    mean(all, ({ left, width }) => left + width / 2 - grid.left),
    mean(all, ({ top, height }) => top + height / 2 - grid.top),
  ]);
  const rim = (Math.min(boxes[0][0].width, boxes[0][0].height) * 0.6) / Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (share) =>
    [grid.width, grid.height].map((size, axis) => (((to[axis] - from[axis]) * share + from[axis]) / size) * 100);
  return rim < 0.5 ? `M${at(rim)}L${at(1 - rim)}` : "";
}

/** Shows or hides the names, and draws lines between elements. */
export function drawAround(isNamed, lines) {
  board.classList.toggle("named", isNamed);
  for (const [index, path] of [...byId("lines").children].entries()) {
    const own = lines.filter(({ isStrong }) => isStrong === (index === 0));
    path.setAttribute("d", own.map(({ ends }) => way(ends)).join(""));
  }
}
