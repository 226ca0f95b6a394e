// The state of the game, and the moves that change it.

// What a cell has: a value, marks of two kinds as bits (value 1 is bit 0), and a colour.
const parts = ["values", "corners", "centres", "colours"];
const [VALUE, CORNER, CENTRE, COLOUR] = parts.keys();
const colours = Math.min(8, digits);
// How many changes of cells the history keeps.
const KEPT = 2000;

const game = {};

/** As it is at first. */
function restart() {
  for (const part of parts) game[part] = givens.map(() => 0);
  Object.assign(game, {
    values: [...givens],
    past: [],
    future: [],
    // Entries that were found wrong.
    wrong: new Set(),
    // Hints that were carried out.
    told: new Set(),
    // Whether the page told the player anything that only the solution says.
    helped: false,
    // "won", "shown", or nothing while it goes on.
    over: "",
  });
}

const bit = (value) => 1 << (value - 1);
const valuesIn = (marks) => everyValue.filter((value) => (marks & bit(value)) !== 0);
const state = (cell) => parts.map((part) => game[part][cell]);
const changed = (states, part, now) => states.map((old, index) => (index === part ? now : old));
const sizeOf = (moves) => moves.reduce((sum, move) => sum + move.length, 0);

/** Puts cells into other states, each a list of the cell and its parts. What takes this back. */
function exchange(move) {
  const back = move.map(([cell]) => [cell, ...state(cell)]);
  for (const [cell, ...states] of move) parts.forEach((part, index) => (game[part][cell] = states[index]));
  const still = new Set(game.wrong.size ? mistakes() : []);
  game.wrong = new Set([...game.wrong].filter((cell) => still.has(cell)));
  return back;
}

/** Makes a move: new states of some cells. False when it changes nothing. */
function play(states) {
  const differs = ([cell, after]) => after.some((part, index) => part !== state(cell)[index]);
  const move = [...states].filter(differs).map(([cell, after]) => [cell, ...after]);
  if (game.over || move.length === 0) return false;
  game.past.push(exchange(move));
  while (sizeOf(game.past) > KEPT) game.past.shift();
  game.future = [];
  return true;
}

/** Takes the last move back, or makes it again. The cells of the move, if there is one. */
function step(from, to) {
  if (game.over || from.length === 0) return undefined;
  const move = from.pop();
  to.push(exchange(move));
  return move.map(([cell]) => cell);
}

const undo = () => step(game.past, game.future);
const redo = () => step(game.future, game.past);

/** The states after these values are filled in; marks that they rule out go, unless the player sees to that. */
function filling(places) {
  const states = new Map(places.map(([cell, value]) => [cell, [value, 0, 0, game.colours[cell]]]));
  for (const [cell, value] of settings.tidy ? places : []) {
    for (const peer of peers[cell]) strike(states, peer, value);
  }
  return states;
}

/** Takes a value from the marks of a cell. */
function strike(states, cell, value) {
  const [own, corner, centre, colour] = states.get(cell) ?? state(cell);
  states.set(cell, [own, corner & ~bit(value), centre & ~bit(value), colour]);
}

const fill = (chosen, value) => play(filling(chosen.filter((cell) => !isGiven(cell)).map((cell) => [cell, value])));

/** Sets one part of these cells, or takes it away where all of them have it. */
function toggle(chosen, part, set, clear) {
  const has = (cell) => set(game[parts[part]][cell]) === game[parts[part]][cell];
  const change = chosen.every(has) ? clear : set;
  return play(chosen.map((cell) => [cell, changed(state(cell), part, change(game[parts[part]][cell]))]));
}

/** Sets a mark in the cells without a value, or takes it away. */
function mark(chosen, value, part) {
  const open = chosen.filter((cell) => !game.values[cell]);
  return toggle(open, part, (marks) => marks | bit(value), (marks) => marks & ~bit(value));
}

const paint = (chosen, colour) => colour <= colours && toggle(chosen, COLOUR, () => colour, () => 0);

/** Takes entries and marks away; where there are none, the colours. */
function erase(chosen) {
  const own = chosen.filter((cell) => !isGiven(cell));
  const cleared = own.map((cell) => [cell, [0, 0, 0, game.colours[cell]]]);
  return play(cleared) || play(chosen.map((cell) => [cell, changed(state(cell), COLOUR, 0)]));
}

/** Marks in every open cell what can still go there. */
function markAll() {
  const bits = (cell) => candidates(game.values, cell).reduce((marks, value) => marks | bit(value), 0);
  const open = cells.filter((cell) => !game.values[cell]);
  return play(open.map((cell) => [cell, [0, bits(cell), 0, game.colours[cell]]]));
}

/** Entries that differ from the solution; where that is not known, entries that clash. */
function mistakes() {
  if (!data.solution) return clashes(game.values).filter((cell) => !isGiven(cell));
  return cells.filter((cell) => game.values[cell] && game.values[cell] !== data.solution[cell]);
}

restart();
