// Buttons, and the keys of the keyboard.

import { closeHint, elements, say } from "./board.js";
import { clock, elapsed, setClock, showTime } from "./clock.js";
import { dialog } from "./dialog.js";
import { byId } from "./elements.js";
import { after, back, enter, eraseChosen, nextMode, setMode, type } from "./entry.js";
import { game, markAll, redo, undo } from "./game.js";
import { askCell, askHint, check } from "./hints.js";
import { choice, entry, modes, spelling } from "./input.js";
import { keyName, showKeys, showMenu } from "./menu.js";
import { cells, columnOf, digits, rowOf, text } from "./rules.js";
import { save } from "./saved.js";
import { choose, chooseAll, inGrid } from "./select.js";
import { settings } from "./settings.js";

export function tick() {
  if (clock.since === null) return;
  showTime();
  if (Math.floor(elapsed()) % 10 === 0) save();
}

/** Covers the grid while the clock is stopped, and uncovers it otherwise. */
function pause(on = !clock.paused) {
  if (on && (!clock.begun || game.over)) return;
  clock.paused = on;
  setClock();
  save();
  document.documentElement.classList.toggle("paused", on);
  byId("resume").hidden = !on;
  document.querySelector(".panel").inert = on;
  for (const id of ["menu", "pause"]) byId(id).disabled = on;
  (on ? byId("resume") : elements[choice.cell]).focus();
  if (on) say(text("paused"));
}

export const buttons = {
  ...Object.fromEntries(modes.map((mode) => [mode, () => setMode(mode)])),
  erase: eraseChosen,
  undo: () => back(undo),
  redo: () => back(redo),
  check,
  hint: askHint,
  more: askHint,
  close: closeHint,
  menu: showMenu,
  pause: () => pause(true),
  resume: () => pause(false),
};

/** The Latin letter on a key, whatever the script of the keyboard. */
function letter({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key.length === 1 && key > "\u007f" ? (/^Key([A-Z])$/.exec(code)?.[1] ?? "") : "";
}

/** The value of a key for the left hand, by its position on the keyboard; 0 for others. */
const leftHand = ({ code }) =>
  settings.letters && digits <= 9 ? "QWEASDZXC".indexOf(/^Key(.)$/.exec(code)?.[1] ?? "?") + 1 : 0;

/** The value of a key; 0 erases, and other keys have none. */
function valueOfKey(event) {
  // With Shift, or without it on French keyboards, the upper row gives other characters.
  const own = spelling.value(event);
  if (own) return own;
  const figure = /^Digit(\d)$/.exec(event.code)?.[1] ?? /^\d$/.exec(event.key)?.[0];
  const plain = !event.ctrlKey && !event.altKey;
  const name = plain ? letter(event) : "";
  const value = figure ? Number(figure) : (plain && leftHand(event)) || (name ? name.charCodeAt(0) - 55 : -1);
  return value <= digits ? value : -1;
}

/** The cell that a key moves to; none for other keys. */
function target({ key, ctrlKey }) {
  const from = choice.cell;
  // The cells of a line in the direction of the key; gaps are skipped.
  const inRow = cells.filter((cell) => rowOf(cell) === rowOf(from));
  const inColumn = cells.filter((cell) => columnOf(cell) === columnOf(from));
  const ways = {
    ArrowUp: () => inColumn.findLast((cell) => cell < from) ?? from,
    ArrowDown: () => inColumn.find((cell) => cell > from) ?? from,
    ArrowLeft: () => inRow.findLast((cell) => cell < from) ?? from,
    ArrowRight: () => inRow.find((cell) => cell > from) ?? from,
    Home: () => (ctrlKey ? cells : inRow)[0],
    End: () => (ctrlKey ? cells : inRow).at(-1),
    PageUp: () => inColumn[0],
    PageDown: () => inColumn.at(-1),
  };
  return Object.hasOwn(ways, key) ? ways[key]() : undefined;
}

/** Moves to a cell; with Shift, or with Ctrl and an arrow key, adds it to the selection. */
function go(cell, { key, shiftKey, ctrlKey }) {
  return () => choose(cell, shiftKey || (ctrlKey && key.startsWith("Arrow")));
}

/** The command of a letter, alone or with Alt. */
const letters = { H: askHint, N: askCell, P: () => pause(), M: () => after(markAll()) };

/** The command of a key with Ctrl. */
function command(event) {
  const name = letter(event);
  if (name === "Z") return event.shiftKey ? buttons.redo : buttons.undo;
  if (name === "Y") return buttons.redo;
  return name === "A" && inGrid() ? () => chooseAll() : undefined;
}

/** The mode in which a key enters: Shift for corners, Ctrl and Alt for the centre, unless that is already the mode. */
function modeOf({ shiftKey, ctrlKey, altKey }) {
  const held = shiftKey ? "corner" : ctrlKey || altKey ? "centre" : entry.mode;
  return held === entry.mode && (shiftKey || ctrlKey || altKey) ? "digit" : held;
}

/** Handles a key in the grid: enters or erases a value. */
function entering(event) {
  const { key, ctrlKey, altKey } = event;
  if (key === "Backspace" || key === "Delete") return eraseChosen;
  if (inGrid() && key === " ") return nextMode;
  if (inGrid() && key === "Enter" && entry.first) return () => enter(entry.first, entry.mode);
  const value = valueOfKey(event);
  // The browser's zoom.
  if (value < 0 || (value === 0 && (ctrlKey || altKey))) return undefined;
  return () => type(value, modeOf(event));
}

function dismiss() {
  closeHint();
  choose(choice.cell);
}

/** Handles a key; ignores those of the browser. */
function action(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const run = (ctrlKey || metaKey) && !altKey ? command(event) : undefined;
  if (run || metaKey) return run;
  const to = inGrid() && !altKey ? target(event) : undefined;
  if (to !== undefined) return go(to, event);
  if (key === "?") return showKeys;
  if (key === "Escape") return dismiss;
  const name = letter(event);
  if (!ctrlKey && Object.hasOwn(letters, name) && (altKey || keyName(name) === name)) return letters[name];
  return entering(event);
}

export function onKey(event) {
  if (event.isComposing || dialog.open) return;
  const act = clock.paused ? letter(event) === "P" && letters.P : action(event);
  if (!act) return;
  event.preventDefault();
  act();
}
