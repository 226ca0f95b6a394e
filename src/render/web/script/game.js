// The state of the game, and the moves that change it.

import { candidates, cells, clashes, data, digits, everyValue, givens, isGiven, peers } from "./rules.js";
import { settings } from "./settings.js";

// The state of a cell: a value; as bits, with value 1 as bit 0, marks of two kinds and colours; and the candidates that
// the player has struck out of the automatic ones.
export const parts = ["values", "corners", "centres", "colours", "struck"];
export const [, CORNER, CENTRE, COLOUR, STRUCK] = parts.keys();
export const colours = Math.min(8, digits);
// The number of cell changes in the history.
export const KEPT = 2000;

/**
 * The state of a new game; the states of its cells by the names of `parts`.
 * @returns {{ [name: string]: any }}
 */
const initial = () => ({
  ...Object.fromEntries(parts.map((part) => [part, givens.map(() => 0)])),
  values: [...givens],
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
const bitsOf = (values) => values.reduce((marks, value) => marks | bit(value), 0);
const unmarked = (cell) => !game.values[cell] && !game.corners[cell] && !game.centres[cell];

/** The automatic candidates of a cell, as bits; none without the setting, or in a filled cell. */
export const automatic = (cell) =>
  settings.auto && !game.values[cell] ? bitsOf(candidates(game.values, cell)) & ~game.struck[cell] : 0;
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
export function step(from, to) {
  if (from.length === 0) return undefined;
  const move = from.pop();
  to.push(exchange(move));
  return move.map(([cell]) => cell);
}

export const undo = () => (game.over ? undefined : step(game.past, game.future));
export const redo = () => (game.over ? undefined : step(game.future, game.past));

/** The states after entering these values; excluded marks are removed, unless the setting is off. */
export function filling(places) {
  const states = new Map(places.map(([cell, value]) => [cell, [value, 0, 0, ...state(cell).slice(COLOUR)]]));
  for (const [cell, value] of settings.tidy ? places : []) {
    for (const peer of peers[cell]) strike(states, peer, value);
  }
  return states;
}

/** Removes a value from the marks of a cell. */
export function strike(states, cell, value) {
  const [own, corner, centre, ...more] = states.get(cell) ?? state(cell);
  states.set(cell, [own, corner & ~bit(value), centre & ~bit(value), ...more]);
}

/** Removes a value from the marks of a cell and from its candidates, which are written down unless it has marks. */
export function eliminate(states, cell, value, left) {
  const [own, corner, centre, colour, struck] = states.get(cell) ?? state(cell);
  const marks = settings.auto || corner || centre ? corner : left;
  states.set(cell, [own, marks, centre, colour, struck | bit(value)]);
  strike(states, cell, value);
}

export const fill = (chosen, value) =>
  play(filling(chosen.filter((cell) => !isGiven(cell)).map((cell) => [cell, value])));

/** Sets one part of these cells, or clears it if all of them have it. */
function toggle(chosen, part, set, clear) {
  const has = (cell) => set(game[parts[part]][cell]) === game[parts[part]][cell];
  const change = chosen.every(has) ? clear : set;
  return play(chosen.map((cell) => [cell, changed(state(cell), part, change(game[parts[part]][cell]))]));
}

/** Toggles a bit of one part of these cells. */
const toggleBit = (chosen, part, value) =>
  toggle(chosen, part, (bits) => bits | bit(value), (bits) => bits & ~bit(value));

/** Toggles a mark in the cells without a value; an automatic candidate is struck out, or appears again. */
export function mark(chosen, value, part) {
  const open = chosen.filter((cell) => !game.values[cell]);
  if (!settings.auto || part !== CORNER) return toggleBit(open, part, value);
  const isSeen = (cell) => ((game.corners[cell] | automatic(cell)) & bit(value)) !== 0;
  const hides = open.every(isSeen);
  const fits = (cell) => candidates(game.values, cell).includes(value);
  const after = (cell) => {
    const [own, corner, centre, colour, struck] = state(cell);
    if (hides) return [own, corner & ~bit(value), centre, colour, struck | bit(value)];
    return [own, fits(cell) ? corner : corner | bit(value), centre, colour, struck & ~bit(value)];
  };
  return play(open.filter((cell) => hides || !isSeen(cell)).map((cell) => [cell, after(cell)]));
}

export const paint = (chosen, colour) => colour <= colours && toggleBit(chosen, COLOUR, colour);

/** Erases entries and marks, or the colours if there are none. */
export function erase(chosen) {
  const own = chosen.filter((cell) => !isGiven(cell));
  const cleared = own.map((cell) => [cell, [0, 0, 0, ...state(cell).slice(COLOUR)]]);
  return play(cleared) || play(chosen.map((cell) => [cell, changed(state(cell), COLOUR, 0)]));
}

/** Marks the candidates of every empty cell without marks. */
export function markAll() {
  const filled = (cell) => changed(state(cell), CORNER, bitsOf(candidates(game.values, cell)));
  return play(cells.filter(unmarked).map((cell) => [cell, filled(cell)]));
}

/** Entries that differ from the solution; without it, entries that conflict. */
export function mistakes() {
  if (!data.solution) return clashes(game.values).filter((cell) => !isGiven(cell));
  return cells.filter((cell) => game.values[cell] && game.values[cell] !== data.solution[cell]);
}
