// Entry of digits, marks of two kinds, and colours.

import { closeHint, draw, drawPad, keys, label, say, tell, troubles } from "./board.js";
import { clock, setClock } from "./clock.js";
import { byId } from "./elements.js";
import { win } from "./ending.js";
import { CENTRE, CORNER, erase, fill, game, mark, paint, restart, undo } from "./game.js";
import { choice, entry, firstOpen, modes } from "./input.js";
import { digits, isFull, isSolved, report, symbols, text } from "./rules.js";
import { save } from "./saved.js";
import { choose } from "./select.js";
import { checks, settings } from "./settings.js";

// The last typed value, for two-digit numbers: cells, value, mode, time, and its move.
const typed = { cell: -1, value: 0, mode: "", at: 0, move: undefined };

/** Updates and stores the game after a possible move, and checks for the end. */
export function moved(words) {
  if (checks() === "mistakes") game.helped = true;
  if (!clock.begun && game.past.length) {
    clock.begun = true;
    setClock();
    report("start");
  }
  draw();
  save();
  if (words) say(words);
  if (game.over || !isFull(game.values)) return;
  if (isSolved(game.values)) win();
  else tell(text("not-yet"));
}

/** After a player's move, a visible hint may be outdated. */
export function after(isMove) {
  if (!isMove) return;
  closeHint();
  moved(label(choice.cell, troubles().get(choice.cell)));
}

/** Enters a value into the selected cells. */
export function enter(value, mode) {
  const chosen = [...choice.all];
  const ways = {
    digit: () => fill(chosen, value),
    corner: () => mark(chosen, value, CORNER),
    centre: () => mark(chosen, value, CENTRE),
    colour: () => paint(chosen, value),
  };
  after(ways[mode]());
}

export const eraseChosen = () => after(erase([...choice.all]));

/** Enters a typed value; a second digit shortly after the first forms a number with it. */
export function type(value, mode) {
  const both = typed.value * 10 + value;
  const goesOn =
    symbols.some((name) => /^\d\d$/.test(name)) &&
    typed.cell === choice.cell &&
    typed.mode === mode &&
    performance.now() - typed.at < 1200 &&
    typed.move === game.past.at(-1) &&
    typed.value < 10 &&
    value < 10 &&
    both <= digits;
  if (goesOn) undo();
  else if (value === 0) return eraseChosen();
  const entered = goesOn ? both : value;
  enter(entered, mode);
  Object.assign(typed, { cell: choice.cell, value: entered, mode, at: performance.now(), move: game.past.at(-1) });
}

export function again() {
  closeHint();
  restart();
  Object.assign(clock, { before: 0, since: null, begun: false });
  setClock();
  choose(firstOpen);
  moved(label(choice.cell));
}

/** Undoes or redoes a move, and selects its cells. */
export function back(take) {
  const chosen = take();
  if (!chosen) return;
  choose(chosen[0]);
  after(true);
}

export function setMode(mode) {
  if (game.over) return;
  entry.mode = mode;
  for (const name of modes) byId(name).setAttribute("aria-pressed", name === mode);
  drawPad();
  say(byId(mode).textContent);
}

export function nextMode() {
  const shown = modes.filter((mode) => mode !== "colour" || settings.paint);
  setMode(shown[(shown.indexOf(entry.mode) + 1) % shown.length]);
}

keys.forEach((key, index) => key.addEventListener("click", () => pressKey(index + 1)));

/** Enters a value, or holds it for the next cells clicked. */
function pressKey(value) {
  if (!settings.first) return enter(value, entry.mode);
  entry.first = entry.first === value ? 0 : value;
  draw();
}
