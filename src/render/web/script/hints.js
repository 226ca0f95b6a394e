// Help: the next step towards the solution, revealed gradually, and a check of the entries.

import { CALMLY, closeHint, drawSigns, elements, flag, label, shown, tell } from "./board.js";
import { moved } from "./entry.js";
import { automatic, bit, eliminate, filling, game, mistakes, play, valuesIn } from "./game.js";
import { choice } from "./input.js";
import { candidates, cells, columnOf, data, digits, everyValue, isAllowed, peers, rowOf, text } from "./rules.js";
import { save } from "./saved.js";
import { choose, inGrid } from "./select.js";

/** A candidate of the data, which counts them cell by cell. */
const candidate = (number) => [Math.floor(number / digits), (number % digits) + 1];

/** A hint of the data: its text consists of clauses around numbers, and its figure of lists. */
function readHint([places, removes, figure, needs, clauses, numbers]) {
  const left = [...numbers];
  const clause = (index) => data.phrases[index].reduce((told, part) => told + left.shift() + part);
  const texts = clauses.map(clause).join("").split("\n");
  const [look, pattern] = texts;
  const [plain = [], houses = [], first = houses, dark = [], heavy = [], discs = [], squares = [], lines = []] = figure;
  return {
    look, pattern, told: texts.slice(2).join("\n"), places, removes, needs, plain, houses, dark,
    first: first.length ? first : houses,
    heavy: heavy.map(candidate),
    discs: discs.map(candidate),
    squares: squares.map(candidate),
    lines: lines.map(([from, to, strength]) => [from.map(candidate), to.map(candidate), strength]),
  };
}

const hints = (data.hints ?? []).map(readHint);

/** The texts of all steps to the solution. */
export const path = () => hints.map(({ told }) => told);

/** True if the player's grid excludes a value from a cell. */
function isStruck([cell, value]) {
  if (game.values[cell] || [...peers[cell]].some((peer) => game.values[peer] === value)) return true;
  if (!isAllowed(game.values, cell, value)) return true;
  const marks = game.corners[cell] | game.centres[cell];
  return ((game.struck[cell] | (marks && ~marks)) & bit(value)) !== 0;
}

/** True if the player has already done a step. */
function isTaken(index) {
  const { places, removes } = hints[index];
  if (places.length) return places.every(([cell]) => game.values[cell]);
  return game.told.has(index) || removes.every(isStruck);
}

/** The first open step that this one depends on, or the step itself. */
function firstFor(index) {
  const open = hints[index].needs.find((need) => !isTaken(need));
  return open === undefined ? index : firstFor(open);
}

/** The next step; none if the grid is full. */
function nextHint() {
  const digit = hints.findIndex((hint) => hint.places.some(([cell]) => !game.values[cell]));
  return digit < 0 ? -1 : firstFor(digit);
}

/** True if hints are possible: the game goes on, and no entry is wrong. */
function canHelp() {
  if (game.over || !data.hints) return false;
  game.helped = true;
  const wrong = mistakes();
  if (wrong.length) {
    closeHint();
    flag(wrong);
    tell(text("mistakes-first"));
  }
  return wrong.length === 0;
}

/** Reveals more of the next step, or carries it out. */
export function askHint() {
  const next = canHelp() ? nextHint() : -1;
  if (next < 0) return;
  const deeper = next === shown.hint;
  if (deeper && shown.depth === 3) {
    carryOut(next);
    return;
  }
  shown.depth = deeper ? shown.depth + 1 : 1;
  if (shown.depth === 2 && !hints[next].pattern) shown.depth = 3;
  shown.hint = next;
  const { look, pattern, told } = hints[next];
  drawSigns(signsOf(hints[next], shown.depth));
  tell([look, pattern, told][shown.depth - 1], text(shown.depth === 3 ? "do" : "more"));
}

/** Shows the cell of the next value, and nothing else. */
export function askCell() {
  const next = canHelp() ? hints.flatMap(({ places }) => places).find(([cell]) => !game.values[cell]) : undefined;
  if (!next) return;
  closeHint();
  const [cell] = next;
  drawSigns({ cells: new Map([[cell, " target"]]), candidates: new Map(), lines: [] });
  tell(text("next-in", { cell: text("where", { row: rowOf(cell) + 1, column: columnOf(cell) + 1 }) }));
}

/** The marks of a cell; without any, all candidates that the entries and the steps taken leave. */
function remaining(cell) {
  const marks = game.corners[cell] | game.centres[cell] | automatic(cell);
  if (marks) return marks;
  const gone = hints.flatMap(({ removes }, index) => {
    const own = removes.filter(([other]) => other === cell);
    return own.length && isTaken(index) ? own.map(([, value]) => bit(value)) : [];
  });
  const all = candidates(game.values, cell).map(bit);
  return all.filter((value) => !gone.includes(value)).reduce((marks, value) => marks | value, 0);
}

/** The entries that leave a single only one place in a house, or a cell only one value. */
function causes({ houses, heavy, plain, places: [[cell, value] = []] }) {
  if (heavy.length || plain.length !== 1 || plain[0] !== cell) return [];
  const sees = (one, other) => peers[one].has(other);
  if (!houses.length) {
    const others = everyValue.filter((other) => other !== value);
    return others.flatMap((other) => cells.find((one) => game.values[one] === other && sees(one, cell)) ?? []);
  }
  const inside = houses.flatMap((house) => data.houses[house]);
  let open = inside.filter((other) => other !== cell && !game.values[other]);
  const seen = (one) => open.filter((other) => sees(one, other)).length;
  const equal = cells.filter((one) => game.values[one] === value).sort((one, other) => seen(other) - seen(one));
  return equal.filter((one) => {
    const isNeeded = seen(one) > 0;
    open = open.filter((other) => !sees(one, other));
    return isNeeded;
  });
}

/**
 * The signs of a hint: at first only the place to look at, then the pattern, then what follows from it. They have the
 * shapes of the diagrams in books.
 */
function signsOf(hint, depth) {
  const { places, removes, plain, dark, houses, first, heavy, discs, squares } = hint;
  const signs = { cells: new Map(), candidates: new Map(), lines: depth > 1 ? hint.lines : [] };
  const add = (all, name) => all.forEach((cell) => signs.cells.set(cell, `${signs.cells.get(cell) ?? ""} ${name}`));
  const sign = (all, name) => {
    for (const [cell, value] of all) {
      if (!signs.candidates.has(cell)) {
        signs.candidates.set(cell, new Map(valuesIn(remaining(cell)).map((mark) => [mark, ""])));
      }
      const marks = signs.candidates.get(cell);
      marks.set(value, `${marks.get(value) ?? ""} ${name}`);
    }
  };
  add((depth > 1 ? houses : first).flatMap((house) => data.houses[house]), "house");
  const blocking = causes(hint);
  // The pattern of a hidden single is the cell that is still to be found.
  const isHidden = houses.length > 0 && blocking.length > 0;
  if (depth > 2 || (depth > 1 ? !isHidden : !first.length)) {
    add(plain, "plain");
    add(dark, "dark");
  }
  if (signs.cells.size === 0 && depth === 1) {
    const ends = hint.lines.length ? [...hint.lines[0][0], ...hint.lines.at(-1)[1]] : [...discs, ...squares];
    add(ends.map(([cell]) => cell), "plain");
  }
  if (depth > 1) {
    add(blocking, "cause");
    sign(heavy, "heavy");
    sign(discs, "disc heavy");
    sign(squares, "square heavy");
  }
  if (depth > 2) {
    sign(places, "ring heavy");
    sign(removes, "struck");
    add([...new Set([...places, ...removes].map(([cell]) => cell))], "target");
  }
  return signs;
}

/** Carries out a step: enters its values, or writes down what its eliminations leave. */
function carryOut(index) {
  const { places, removes } = hints[index];
  const states = filling(places);
  for (const [cell, value] of removes) if (!game.values[cell]) eliminate(states, cell, value, remaining(cell));
  game.told.add(index);
  if (!inGrid()) elements[choice.cell].focus(CALMLY);
  closeHint();
  play(states);
  const changed = (places.length ? places : removes).map(([cell]) => cell);
  changed.forEach((cell, at) => choose(cell, !places.length && at > 0));
  moved([...new Set(changed)].map((cell) => label(cell)).join("; "));
}

export function check() {
  if (game.over) return;
  closeHint();
  const wrong = mistakes();
  if (data.solution) game.helped = true;
  flag(wrong);
  save();
  const [none, some] = data.solution ? ["no-mistakes", "mistakes"] : ["no-clashes", "clashes"];
  tell(wrong.length ? text(some, { count: wrong.length }) : text(none));
}
