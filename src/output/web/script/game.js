// The state of the game, and the moves that change it. A cell's pencil marks are bits: value 1 is bit 0.

const game = {
  values: [...givens],
  marks: cells.map(() => 0),
  past: [],
  future: [],
  // Entries that were found wrong.
  wrong: new Set(),
  // Hints that were carried out.
  told: new Set(),
  // "won", "shown", or nothing while it goes on.
  over: "",
};

const bit = (value) => 1 << (value - 1);
const isMarked = (cell, value) => (game.marks[cell] & bit(value)) !== 0;
const state = (cell) => ({ value: game.values[cell], marks: game.marks[cell] });

/** Puts cells into the state that they have before or after a move. */
function put(move, when) {
  for (const change of move) {
    game.values[change.cell] = change[when].value;
    game.marks[change.cell] = change[when].marks;
  }
  const still = new Set(mistakes());
  game.wrong = new Set([...game.wrong].filter((cell) => still.has(cell)));
}

/** Makes a move: new states of some cells. False when it changes nothing. */
function play(states) {
  const changes = [...states].map(([cell, after]) => ({ cell, before: state(cell), after }));
  const differs = ({ before, after }) => before.value !== after.value || before.marks !== after.marks;
  const move = changes.filter((change) => !isGiven(change.cell) && differs(change));
  if (game.over || move.length === 0) return false;
  put(move, "after");
  game.past.push(move);
  game.future = [];
  return true;
}

/** Takes the last move back, or makes it again. The move, if there is one. */
function step(from, to, when) {
  if (game.over || from.length === 0) return undefined;
  const move = from.pop();
  put(move, when);
  to.push(move);
  return move;
}

const undo = () => step(game.past, game.future, "before");
const redo = () => step(game.future, game.past, "after");

/** The states after these values are filled in: marks that they rule out go. */
function filling(places) {
  const states = new Map();
  for (const [cell, value] of places) {
    states.set(cell, { value, marks: 0 });
    for (const peer of peers[cell]) {
      const { value: own, marks } = states.get(peer) ?? state(peer);
      states.set(peer, { value: own, marks: marks & ~bit(value) });
    }
  }
  return states;
}

const fill = (cell, value) => !isGiven(cell) && play(filling([[cell, value]]));

/** Sets a pencil mark or takes it away; cells with a value have none. */
function mark(cell, value) {
  if (game.values[cell]) return false;
  return play(new Map([[cell, { value: 0, marks: game.marks[cell] ^ bit(value) }]]));
}

const erase = (cell) => play(new Map([[cell, { value: 0, marks: 0 }]]));

/** Entries that differ from the solution; where that is not known, entries that clash. */
function mistakes() {
  if (!data.solution) return clashes(game.values).filter((cell) => !isGiven(cell));
  return cells.filter((cell) => game.values[cell] && game.values[cell] !== data.solution[cell]);
}

/** As it was at first. */
function restart() {
  game.values = [...givens];
  game.marks = cells.map(() => 0);
  game.past = [];
  game.future = [];
  game.wrong = new Set();
  game.told = new Set();
  game.over = "";
}
