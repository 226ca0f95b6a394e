// Fingers and mice on the grid.

import { CALMLY, elements, isChosen, view } from "./board.js";
import { enter } from "./entry.js";
import { choice, entry } from "./input.js";
import { game } from "./game.js";
import { cells, housed, side } from "./rules.js";
import { choose, chooseAll, chooseToo, grid } from "./select.js";

/** The cell at a point of the screen; none near the border of another cell. */
function cellAt({ clientX, clientY }) {
  const { left, top, width } = grid.getBoundingClientRect();
  const cellWidth = width / grid.rows[0].cells.length;
  const at = [clientX - left, clientY - top].map((length) => length / cellWidth);
  const isInside = at.every((place) => place >= 0 && place < side && Math.abs((place % 1) - 0.5) < 0.4);
  const [column, row] = at.map(Math.floor);
  return isInside && housed.has(row * side + column) ? row * side + column : -1;
}

const cellOf = (event) => elements.indexOf(event.target.closest("td:not(.hole)") ?? grid);
// True while a finger or a mouse button is down that was pressed in the grid.
let drags = false;

function press(event) {
  const cell = cellOf(event);
  if (cell < 0 || event.button !== 0) return;
  drags = entry.first === 0;
  if (event.ctrlKey || event.metaKey || event.shiftKey) chooseToo(cell);
  else choose(cell);
  elements[choice.cell].focus(CALMLY);
}

function drag(event) {
  const cell = drags ? cellAt(event) : -1;
  if (cell >= 0 && !isChosen(cell)) choose(cell, true);
}

// The last click: its cell and time. Not every browser counts the taps of a finger.
let clicked = { cell: -1, at: 0 };

/** Handles clicks: enters the value chosen before the cell, or chooses all equal values at the second of two clicks. */
function click(event) {
  const cell = cellOf(event);
  if (cell < 0) return;
  // Screen readers may click without pressing.
  if (event.detail === 0) choose(cell);
  else if (view.takes(cell)) return;
  const isSecond = clicked.cell === cell && event.timeStamp - clicked.at < 400;
  clicked = { cell, at: event.timeStamp };
  const value = game.values[cell];
  if (entry.first) enter(entry.first, entry.mode);
  else if (isSecond && value) chooseAll(cells.filter((other) => game.values[other] === value));
}

/** Adds grid roles to the table, since browsers drop its semantics in another layout. */
export function watchGrid() {
  const holes = grid.querySelectorAll(".hole");
  const gridcell = cells.map((cell) => elements[cell]);
  const roles = { grid: [grid], rowgroup: grid.tBodies, row: grid.rows, gridcell, none: holes };
  for (const [role, all] of Object.entries(roles)) {
    for (const element of all) element.setAttribute("role", role);
  }
  grid.setAttribute("aria-multiselectable", "true");
  grid.addEventListener("focusin", (event) => cellOf(event) !== choice.cell && choose(cellOf(event)));
  grid.addEventListener("pointerdown", press);
  // The browser would move the focus by itself, and select only that cell.
  grid.addEventListener("mousedown", (event) => event.preventDefault());
  grid.addEventListener("click", click);
  document.addEventListener("pointermove", drag);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (drags = false));
}
