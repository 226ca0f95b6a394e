// Changes which cells are selected.

import { CALMLY, drawGrid, elements, isChosen, view } from "./board.js";
import { byId } from "./elements.js";
import { choice } from "./input.js";
import { cells } from "./rules.js";

export const grid = byId("grid");

export const inGrid = () => grid.contains(document.activeElement);

/** Selects a cell, alone or in addition to others. Moves the focus if it is in the grid. */
export function choose(cell, more = false) {
  choice.cell = cell;
  if (!more) choice.all.clear();
  choice.all.add(cell);
  if (inGrid()) elements[cell].focus(CALMLY);
  drawGrid();
  view.show([cell]);
}

export function chooseAll(all = cells) {
  all.forEach((cell) => choice.all.add(cell));
  drawGrid();
}

/** Adds a cell to the selection, or removes it. */
export function chooseToo(cell) {
  if (!isChosen(cell) || choice.all.size === 1) return choose(cell, true);
  choice.all.delete(cell);
  if (choice.cell === cell) choose([...choice.all].at(-1), true);
  else drawGrid();
}
