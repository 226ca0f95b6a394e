// Help: the next step towards the solution, revealed gradually, and a check of the entries.

import { CALMLY, closeHint, drawHinted, elements, flag, label, shown, tell } from "./board.js";
import { moved } from "./entry.js";
import { bit, filling, game, mistakes, play, strike } from "./game.js";
import { choice } from "./input.js";
import { data, isAllowed, peers, text } from "./rules.js";
import { save } from "./saved.js";
import { choose, inGrid } from "./select.js";

/** A hint of the data: its text consists of clauses around numbers. */
function readHint([places, removes, around, needs, clauses, numbers]) {
  const left = [...numbers];
  const clause = (index) => data.phrases[index].reduce((told, part) => told + left.shift() + part);
  const lines = clauses.map(clause).join("").split("\n");
  const [look, pattern] = lines;
  return { look, pattern, told: lines.slice(2).join("\n"), around, places, removes, needs };
}

const hints = (data.hints ?? []).map(readHint);
/** True if the player's grid excludes a value from a cell. */
function isStruck([cell, value]) {
  if (game.values[cell] || [...peers[cell]].some((peer) => game.values[peer] === value)) return true;
  if (!isAllowed(game.values, cell, value)) return true;
  const marks = game.corners[cell] | game.centres[cell];
  return marks !== 0 && (marks & bit(value)) === 0;
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

/** Reveals more of the next step, or carries it out. */
export function askHint() {
  if (game.over || !data.hints) return;
  game.helped = true;
  const wrong = mistakes();
  if (wrong.length) {
    closeHint();
    flag(wrong);
    tell(text("mistakes-first"));
    return;
  }
  const next = nextHint();
  if (next < 0) return;
  const deeper = next === shown.hint;
  if (deeper && shown.depth === 3) {
    carryOut(next);
    return;
  }
  shown.depth = deeper ? shown.depth + 1 : 1;
  if (shown.depth === 2 && !hints[next].pattern) shown.depth = 3;
  shown.hint = next;
  showHint();
}

function showHint() {
  const { look, pattern, told, around, places, removes } = hints[shown.hint];
  const of = ([cell]) => cell;
  drawHinted([[], around, [...around, ...places.map(of), ...removes.map(of)]][shown.depth - 1]);
  tell([look, pattern, told][shown.depth - 1], text(shown.depth === 3 ? "do" : "more"));
}

/** Carries out a step, and continues with the next one if it places no value. */
function carryOut(index) {
  const { places, removes } = hints[index];
  const states = filling(places);
  for (const [cell, value] of removes) strike(states, cell, value);
  game.told.add(index);
  if (!inGrid() && places.length) elements[choice.cell].focus(CALMLY);
  closeHint();
  play(states);
  if (places.length) choose(places[0][0]);
  moved(places.map(([cell]) => label(cell)).join("; "));
  if (!places.length) askHint();
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
