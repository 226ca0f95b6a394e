// The puzzle, and its rules applied to a grid of values. Cells start at 0, values at 1; 0 is empty.

import { byId } from "./elements.js";

export const data = JSON.parse(byId("puzzle").textContent);
export const { side, givens, symbols } = data;
/** True while the engine generates the puzzle of the address, whose page this is not yet. */
export const isAwaited =
  Boolean(data.engine && !data.search && new URLSearchParams(location.search).get("another")) &&
  location.protocol.startsWith("http");
// Overlapping grids share a canvas; positions in no house are not cells.
export const housed = new Set(data.houses.flat());
export const cells = [...givens.keys()].filter((cell) => housed.has(cell));
export const everyValue = symbols.map((_, index) => index + 1);
export const digits = symbols.length;
export const rowOf = (cell) => Math.floor(cell / side);
export const columnOf = (cell) => cell % side;
export const isGiven = (cell) => givens[cell] !== 0;

/** A text of the page, with its placeholders in braces filled in. */
export function text(name, values = {}) {
  return data.texts[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** Notifies the site that embeds this page, if configured. */
export function report(event, more) {
  const { code, day, embed } = data;
  const message = { from: "gridpress", event, code, day, ...more };
  if (embed && window.parent !== window) window.parent.postMessage(message, embed);
}

/** The cells that must differ from each cell. */
export const peers = givens.map(() => new Set());
const differing = data.cages.filter((cage) => !cage.rule).map((cage) => cage.cells);
for (const group of [...data.houses, ...differing, ...data.apart]) {
  for (const one of group) {
    group.filter((other) => other !== one).forEach((other) => peers[one].add(other));
  }
}

/**
 * Rules besides those of peers, which other modules add: `allows` a value in a cell of the current values, and the
 * `broken` cells of some values.
 */
export const rules = { allows: [], broken: [] };
export const isAllowed = (values, cell, value) => rules.allows.every((allows) => allows(values, cell, value));

/** The values that no peer of a cell has and its marks and lines allow. */
export function candidates(values, cell) {
  let seen = 0;
  for (const peer of peers[cell]) seen |= 1 << values[peer];
  return everyValue.filter((value) => !((seen >> value) & 1) && isAllowed(values, cell, value));
}

/** The cells that break a rule. */
export function clashes(values) {
  const wrong = new Set(rules.broken.flatMap((broken) => broken(values)));
  const breaks = (cell) => {
    for (const peer of peers[cell]) if (values[peer] === values[cell]) return true;
    return !isAllowed(values, cell, values[cell]);
  };
  return cells.filter((cell) => values[cell] && (wrong.has(cell) || breaks(cell)));
}

export const isFull = (values) => cells.every((cell) => values[cell] !== 0);

/** Full, and no rule broken. */
export function isSolved(values) {
  return isFull(values) && clashes(values).length === 0;
}
