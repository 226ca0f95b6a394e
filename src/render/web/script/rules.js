// The puzzle, and what its rules say of a grid of values. Cells count from 0, values from 1; 0 is empty.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("puzzle").textContent);
const { side, givens, symbols } = data;
// Overlapping grids lie on a canvas on which what is in no house is no cell.
const housed = new Set(data.houses.flat());
const cells = [...givens.keys()].filter((cell) => housed.has(cell));
const everyValue = symbols.map((_, index) => index + 1);
const digits = symbols.length;
const rowOf = (cell) => Math.floor(cell / side);
const columnOf = (cell) => cell % side;
const isGiven = (cell) => givens[cell] !== 0;

/** A text of the page, with what stands in braces filled in. */
function text(name, values = {}) {
  return data.texts[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** Tells the site that shows this page within its own, if there is one that wants it. */
function report(event, more) {
  if (data.embed && parent !== window) parent.postMessage({ from: "gridpress", event, code: data.code, day: data.day, ...more }, data.embed);
}

/** For each cell those that must differ from it. */
const peers = givens.map(() => new Set());
const differing = data.cages.filter((cage) => !cage.rule).map((cage) => cage.cells);
for (const group of [...data.houses, ...differing, ...data.apart]) {
  for (const one of group) {
    group.filter((other) => other !== one).forEach((other) => peers[one].add(other));
  }
}

/** Whether marks and lines allow a value in a cell: pages that have some have a piece of the script that looks at them. */
function isAllowed(values, cell, value) {
  if (typeof allows === "function" && !allows(values, cell, value)) return false;
  return typeof goesAlong !== "function" || goesAlong(values, cell, value);
}

/** The values that no peer of a cell has, and that marks allow. */
function candidates(values, cell) {
  const seen = new Set([...peers[cell]].map((peer) => values[peer]));
  return everyValue.filter((value) => !seen.has(value) && isAllowed(values, cell, value));
}

/** The cells of cages that are full and make something else. */
function wrongCages(values) {
  const isWrong = (cage) => cage.cells.every((cell) => values[cell]) && !makes(cage, cage.cells.map((cell) => values[cell]));
  return data.cages.filter(isWrong).flatMap((cage) => cage.cells);
}

/** The cells that break a rule together with others. */
function clashes(values) {
  const wrong = new Set(wrongCages(values));
  const breaks = (cell) => {
    for (const peer of peers[cell]) if (values[peer] === values[cell]) return true;
    return !isAllowed(values, cell, values[cell]);
  };
  return cells.filter((cell) => values[cell] && (wrong.has(cell) || breaks(cell)));
}

const isFull = (values) => cells.every((cell) => values[cell] !== 0);

/** Full, and no rule broken. */
function isSolved(values) {
  return isFull(values) && clashes(values).length === 0;
}
