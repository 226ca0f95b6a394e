// The stored game.

import { clock, elapsed } from "./clock.js";
import { KEPT, colours, game, parts, sizeOf } from "./game.js";
import { cells, data, digits, givens, housed, isAwaited, isGiven } from "./rules.js";
import { fromStore, isWhole, toStore } from "./store.js";

const place = `gridpress:${data.code}`;
const givensKept = givens.join();

// The day's game is not played while the page waits for another puzzle.
let isStopped = isAwaited;

/** The game in its stored form. */
export function snapshot() {
  const { past, future, told, wrong, ...rest } = game;
  const history = rest.over ? { past: [], future: [] } : { past, future };
  return { givens: givensKept, ...rest, ...history, told: [...told], seconds: Math.floor(elapsed()) };
}

export function save() {
  // A replay has moves ahead, and passes through states that are not the player's.
  if (isStopped || (game.over && game.future.length)) return;
  toStore(place, snapshot());
}

/** Keeps later saves from undoing a change of what is stored. */
export const stopSaving = () => {
  isStopped = true;
};

const isList = (list, isItem) => Array.isArray(list) && list.every(isItem);

/** True if a cell can be in this state. */
function isState(cell, states) {
  const [value, corner, centre, colour, struck] = states;
  const marks = 2 ** digits - 1;
  if (states.length !== parts.length || !isWhole(colour, 2 ** colours - 1) || !isWhole(struck, marks)) return false;
  if (isGiven(cell)) return value === givens[cell] && corner === 0 && centre === 0;
  return isWhole(value, digits) && isWhole(corner, marks) && isWhole(centre, marks);
}

/** True if these are possible moves, and no more than the history keeps. */
function isHistory(moves) {
  const isChange = (change) => Array.isArray(change) && housed.has(change[0]) && isState(change[0], change.slice(1));
  return isList(moves, (move) => isList(move, isChange)) && sizeOf(moves) <= KEPT;
}

/** True if a stored value is a game of this puzzle. */
export function isSound(last) {
  return (
    typeof last === "object" &&
    last !== null &&
    last.givens === givensKept &&
    parts.every((part) => Array.isArray(last[part]) && last[part].length === givens.length) &&
    cells.every((cell) => isState(cell, parts.map((part) => last[part][cell]))) &&
    isHistory(last.past) &&
    isHistory(last.future) &&
    isList(last.told, (index) => isWhole(index, (data.hints?.length ?? 0) - 1)) &&
    ["", "won", "shown"].includes(last.over) &&
    typeof last.helped === "boolean" &&
    isWhole(last.seconds, 1e9)
  );
}

/** Restores a game: the stored one, or another one of this puzzle. */
export function restore(state = fromStore(place)) {
  if (!isSound(state)) return;
  const { seconds, past, future, helped, over } = state;
  Object.assign(game, { past, future, helped, over, told: new Set(state.told), wrong: new Set() });
  for (const part of parts) game[part] = state[part];
  Object.assign(clock, { before: seconds, since: null, begun: seconds > 0 || past.length > 0 });
}
