// Browser storage, if available: the game, the settings and the statistics, each under a key.

function toStore(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Denied or full: play continues without storage.
  }
}

/** The value stored under a key; not validated. */
function fromStore(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

const place = `gridpress:${data.code}`;
const givensKept = givens.join();

function save() {
  const { past, future, told, wrong, ...rest } = game;
  const history = rest.over ? { past: [], future: [] } : { past, future };
  toStore(place, { givens: givensKept, ...rest, ...history, told: [...told], seconds: Math.floor(elapsed()) });
}

const isWhole = (number, most) => Number.isInteger(number) && number >= 0 && number <= most;
const isList = (list, isItem) => Array.isArray(list) && list.every(isItem);

/** True if a cell can be in this state. */
function isState(cell, states) {
  const [value, corner, centre, colour] = states;
  const marks = 2 ** digits - 1;
  if (states.length !== parts.length || !isWhole(colour, colours)) return false;
  if (isGiven(cell)) return value === givens[cell] && corner === 0 && centre === 0;
  return isWhole(value, digits) && isWhole(corner, marks) && isWhole(centre, marks);
}

/** True if these are possible moves, and no more than the history keeps. */
function isHistory(moves) {
  const isChange = (change) => Array.isArray(change) && housed.has(change[0]) && isState(change[0], change.slice(1));
  return isList(moves, (move) => isList(move, isChange)) && sizeOf(moves) <= KEPT;
}

/** True if the stored value is a game of this puzzle. */
function isSound(last) {
  return (
    last.givens === givensKept &&
    parts.every((part) => Array.isArray(last[part]) && last[part].length === givens.length) &&
    cells.every((cell) => isState(cell, parts.map((part) => last[part][cell]))) &&
    isHistory(last.past) &&
    isHistory(last.future) &&
    isList(last.told, (index) => isWhole(index, hints.length - 1)) &&
    ["", "won", "shown"].includes(last.over) &&
    typeof last.helped === "boolean" &&
    isWhole(last.seconds, 1e9)
  );
}

/** Restores the stored game. */
function restore() {
  const last = fromStore(place);
  if (last === null || typeof last !== "object" || !isSound(last)) return;
  const { seconds, past, future, helped, over } = last;
  Object.assign(game, { past, future, helped, over, told: new Set(last.told) });
  for (const part of parts) game[part] = last[part];
  clock.before = seconds;
  clock.begun = seconds > 0 || past.length > 0;
}
