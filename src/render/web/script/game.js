// The state of the game, and the moves that change it.

import { candidates, cells, clashes, data, digits, everyValue, givens, isGiven, peers } from "./rules.js";
import { settings } from "./settings.js";

// The state of a cell: a value, marks of two kinds as bits (value 1 is bit 0), and a colour.
export const parts = ["values", "corners", "centres", "colours"];
export const [, CORNER, CENTRE, COLOUR] = parts.keys();
export const colours = Math.min(8, digits);
// The number of cell changes in the history.
export const KEPT = 2000;

const initial = () => ({
  values: [...givens],
  corners: givens.map(() => 0),
  centres: givens.map(() => 0),
  colours: givens.map(() => 0),
  past: [],
  future: [],
  // Entries found wrong.
  wrong: new Set(),
  // Hints carried out.
  told: new Set(),
  // True if the page revealed anything that only the solution shows.
  helped: false,
  // "won", "shown", or nothing during the game.
  over: "",
});
export const game = initial();

/** Starts again. */
export const restart = () => Object.assign(game, initial());

export const bit = (value) => 1 << (value - 1);
export const valuesIn = (marks) => everyValue.filter((value) => (marks & bit(value)) !== 0);
export const state = (cell) => parts.map((part) => game[part][cell]);
const changed = (states, part, now) => states.map((old, index) => (index === part ? now : old));
export const sizeOf = (moves) => moves.reduce((sum, move) => sum + move.length, 0);

/** Sets the states of cells, each a list of the cell and its parts. Returns the inverse change. */
function exchange(move) {
  const back = move.map(([cell]) => [cell, ...state(cell)]);
  for (const [cell, ...states] of move) parts.forEach((part, index) => (game[part][cell] = states[index]));
  const still = new Set(game.wrong.size ? mistakes() : []);
  game.wrong = new Set([...game.wrong].filter((cell) => still.has(cell)));
  return back;
}

/** Makes a move: new states of some cells. False if it changes nothing. */
export function play(states) {
  const differs = ([cell, after]) => after.some((part, index) => part !== state(cell)[index]);
  const move = [...states].filter(differs).map(([cell, after]) => [cell, ...after]);
  if (game.over || move.length === 0) return false;
  game.past.push(exchange(move));
  while (sizeOf(game.past) > KEPT) game.past.shift();
  game.future = [];
  return true;
}

/** Undoes or redoes a move. Returns its cells, if there is one. */
function step(from, to) {
  if (game.over || from.length === 0) return undefined;
  const move = from.pop();
  to.push(exchange(move));
  return move.map(([cell]) => cell);
}

export const undo = () => step(game.past, game.future);
export const redo = () => step(game.future, game.past);

/** The states after entering these values; excluded marks are removed, unless the setting is off. */
export function filling(places) {
  const states = new Map(places.map(([cell, value]) => [cell, [value, 0, 0, game.colours[cell]]]));
  for (const [cell, value] of settings.tidy ? places : []) {
    for (const peer of peers[cell]) strike(states, peer, value);
  }
  return states;
}

/** Removes a value from the marks of a cell. */
export function strike(states, cell, value) {
  const [own, corner, centre, colour] = states.get(cell) ?? state(cell);
  states.set(cell, [own, corner & ~bit(value), centre & ~bit(value), colour]);
}

export const fill = (chosen, value) =>
  play(filling(chosen.filter((cell) => !isGiven(cell)).map((cell) => [cell, value])));

/** Sets one part of these cells, or clears it if all of them have it. */
function toggle(chosen, part, set, clear) {
  const has = (cell) => set(game[parts[part]][cell]) === game[parts[part]][cell];
  const change = chosen.every(has) ? clear : set;
  return play(chosen.map((cell) => [cell, changed(state(cell), part, change(game[parts[part]][cell]))]));
}

/** Toggles a mark in the cells without a value. */
export function mark(chosen, value, part) {
  const open = chosen.filter((cell) => !game.values[cell]);
  return toggle(open, part, (marks) => marks | bit(value), (marks) => marks & ~bit(value));
}

export const paint = (chosen, colour) => colour <= colours && toggle(chosen, COLOUR, () => colour, () => 0);

/** Erases entries and marks, or the colours if there are none. */
export function erase(chosen) {
  const own = chosen.filter((cell) => !isGiven(cell));
  const cleared = own.map((cell) => [cell, [0, 0, 0, game.colours[cell]]]);
  return play(cleared) || play(chosen.map((cell) => [cell, changed(state(cell), COLOUR, 0)]));
}

/** Marks the candidates of every empty cell. */
export function markAll() {
  const bits = (cell) => candidates(game.values, cell).reduce((marks, value) => marks | bit(value), 0);
  const open = cells.filter((cell) => !game.values[cell]);
  return play(open.map((cell) => [cell, [0, bits(cell), 0, game.colours[cell]]]));
}

/** Entries that differ from the solution; without it, entries that conflict. */
export function mistakes() {
  if (!data.solution) return clashes(game.values).filter((cell) => !isGiven(cell));
  return cells.filter((cell) => game.values[cell] && game.values[cell] !== data.solution[cell]);
}
