// Several grids on a small screen: a tap enlarges one of them to fit, and the view follows the player.

import { view } from "./board.js";
import { byId } from "./elements.js";
import { choice } from "./input.js";
import { columnOf, data, digits, rowOf } from "./rules.js";
import { grid } from "./select.js";

// Narrower cells, in pixels, are too small for a finger.
const SMALL = 26;
const shell = document.querySelector(".window");
const wide = byId("grid").rows[0].cells.length;
// The enlarged grid; -1 if all are visible.
let near = -1;

const isSmall = () => shell.clientWidth / wide < SMALL;
const within = (index, cell) => {
  const [row, column] = [rowOf(cell), columnOf(cell)].map((place, axis) => place - data.grids[index][axis]);
  return row >= 0 && row < digits && column >= 0 && column < digits;
};

/** The grids that contain all of these cells. */
const holding = (all) => [...data.grids.keys()].filter((index) => all.every((cell) => within(index, cell)));

/** The distance of a cell from the centre of a grid. */
function distance(index, cell) {
  const [top, left] = data.grids[index].map((corner) => corner + (digits - 1) / 2);
  return Math.hypot(rowOf(cell) - top, columnOf(cell) - left);
}

/** Centres a grid in the window, or all of them. */
function showGrid(index) {
  near = index;
  shell.classList.toggle("near", near >= 0);
  byId("near").setAttribute("aria-pressed", near >= 0);
  if (near < 0) return shell.scrollTo(0, 0);
  const size = grid.getBoundingClientRect().width / wide;
  const [top, left] = data.grids[near].map((corner) => (corner + digits / 2) * size - shell.clientWidth / 2);
  shell.scrollTo(left, top);
}

/** Shows the grid of a cell; of several, the one with the nearest centre. */
function approach(cell) {
  const [nearest] = holding([cell]).sort((one, other) => distance(one, cell) - distance(other, cell));
  showGrid(nearest);
}

Object.assign(view, {
  /** Follows the player: to a grid with all of these cells, or back to all grids. */
  show(all) {
    if (near < 0 || holding(all).includes(near)) return;
    const [index = -1] = holding(all);
    showGrid(index);
  },
  /** True if a tap only enlarges a grid. */
  takes(cell) {
    if (near >= 0 || !isSmall()) return false;
    approach(cell);
    return true;
  },
});

byId("near").addEventListener("click", () => (near < 0 ? approach(choice.cell) : showGrid(-1)));
// The phone was turned, or a pause ended.
const sizes = new ResizeObserver(() => {
  byId("near").hidden = !isSmall();
  if (near >= 0) showGrid(isSmall() ? near : -1);
});
[shell, grid].forEach((element) => sizes.observe(element));
