// The puzzle, and its rules applied to a grid of values. Cells start at 0, values at 1; 0 is empty.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("puzzle").textContent);
const { side, givens, symbols } = data;
// Overlapping grids share a canvas; positions in no house are not cells.
const housed = new Set(data.houses.flat());
const cells = [...givens.keys()].filter((cell) => housed.has(cell));
const everyValue = symbols.map((_, index) => index + 1);
const digits = symbols.length;
const rowOf = (cell) => Math.floor(cell / side);
const columnOf = (cell) => cell % side;
const isGiven = (cell) => givens[cell] !== 0;

/** A text of the page, with its placeholders in braces filled in. */
function text(name, values = {}) {
  return data.texts[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** Notifies the site that embeds this page, if configured. */
function report(event, more) {
  if (data.embed && parent !== window) parent.postMessage({ from: "gridpress", event, code: data.code, day: data.day, ...more }, data.embed);
}

/** The cells that must differ from each cell. */
const peers = givens.map(() => new Set());
const differing = data.cages.filter((cage) => !cage.rule).map((cage) => cage.cells);
for (const group of [...data.houses, ...differing, ...data.apart]) {
  for (const one of group) {
    group.filter((other) => other !== one).forEach((other) => peers[one].add(other));
  }
}

/** True if marks and lines allow a value in a cell; replaced by another piece of the script on pages that have some. */
function isAllowed(values, cell, value) {
  if (typeof allows === "function" && !allows(values, cell, value)) return false;
  return typeof goesAlong !== "function" || goesAlong(values, cell, value);
}

/** The values that no peer of a cell has and its marks allow. */
function candidates(values, cell) {
  const seen = new Set([...peers[cell]].map((peer) => values[peer]));
  return everyValue.filter((value) => !seen.has(value) && isAllowed(values, cell, value));
}

/** The cells of full cages with a wrong number. */
function wrongCages(values) {
  const isWrong = (cage) => cage.cells.every((cell) => values[cell]) && !makes(cage, cage.cells.map((cell) => values[cell]));
  return data.cages.filter(isWrong).flatMap((cage) => cage.cells);
}

/** The cells that break a rule. */
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
