// Shows the game: the contents of cells, their labels for screen readers, the selection, and the signs of a hint.

import { clock } from "./clock.js";
import { byId, make } from "./elements.js";
import { drawAround } from "./figure.js";
import { automatic, bit, colours, game, mistakes, state, valuesIn } from "./game.js";
import { choice, entry, modes } from "./input.js";
import { cells, clashes, data, digits, everyValue, givens, isGiven, peers, side, symbols, text } from "./rules.js";
import { columnOf, rowOf } from "./rules.js";
import { checks, settings } from "./settings.js";

export const elements = [];
for (const [row, { cells }] of [...byId("grid").rows].entries()) {
  for (const [column, element] of [...cells].entries()) elements[row * side + column] = element;
}
export const markColumns = Math.ceil(Math.sqrt(digits));
// The visible part of the grid: all of it, unless another module shows less.
/** @type {{ show(cells: number[]): void, takes(cell: number): boolean }} */
export const view = { show() {}, takes: () => false };
// The last drawn state of each cell, so that only changes are drawn.
const drawn = { content: [], look: [] };
// The visible hint, how much of it is shown, and its signs: the classes of its cells, and of candidates by cell and
// value.
export const shown = { hint: -1, depth: 0 };
const NO_SIGNS = { cells: new Map(), candidates: new Map(), lines: [] };
let signs = NO_SIGNS;

// The keys of the pad.
export const keys = symbols.map((name) => make("button", {}, name));
// The page must not scroll.
export const CALMLY = { preventScroll: true };

export const symbol = (value) => symbols[value - 1];
export const isChosen = (cell) => choice.all.has(cell);

/** The fault of each cell: `wrong` by the solution, `clash` by the rules. */
export function troubles() {
  const found = new Map();
  if (checks() === "clashes") clashes(game.values).forEach((cell) => isGiven(cell) || found.set(cell, "clash"));
  const wrong = checks() === "mistakes" ? mistakes() : game.wrong;
  for (const cell of wrong) found.set(cell, data.solution ? "wrong" : "clash");
  return found;
}

/** Describes the contents of a cell. */
function content(cell) {
  const value = game.values[cell];
  if (isGiven(cell)) return text("given", { digit: symbol(value) });
  if (value && game.over === "shown") return text("shown", { digit: symbol(value) });
  if (value) return text("own", { digit: symbol(value) });
  const [corners, centres] = [game.corners[cell] | automatic(cell), game.centres[cell]].map((marks) =>
    valuesIn(marks).map(symbol).join(" "),
  );
  const marks = [corners && text("marks", { digits: corners }), centres && text("centre-marks", { digits: centres })];
  return [text("empty"), ...marks].filter(Boolean).join(", ");
}

const areas = givens.map((_, cell) => data.areas.filter((area) => area.cells.includes(cell)).map((area) => area.name));

const places = givens.map((_, cell) => text("cell", { row: rowOf(cell) + 1, column: columnOf(cell) + 1 }));

/** The full label of a cell for screen readers. */
export function label(cell, trouble) {
  const painted = valuesIn(game.colours[cell]).map((number) => text("colour-of", { number }));
  return [places[cell], content(cell), ...(trouble ? [text(trouble)] : []), ...painted, ...areas[cell]].join(", ");
}

/** A small sign. It is hidden from screen readers, since the label describes marks in words. */
function small(value, className) {
  const mark = make("i", { className });
  mark.dataset.mark = symbol(value);
  return mark;
}

const areDigits = symbols.every((name) => /^\d$/.test(name));

/** Marks with their classes, each at its own position in the cell. */
function placed(marks) {
  const names = new Map(marks);
  const signed = (value) => small(value, names.get(value));
  if (!areDigits) {
    const each = [...names.keys()].map((value) => {
      const mark = signed(value);
      mark.style.gridArea = `${Math.ceil(value / markColumns)} / ${((value - 1) % markColumns) + 1}`;
      return mark;
    });
    return make("span", { className: "marks" }, ...each);
  }
  // A cell of marks without classes is one text, since a thousand elements take too long on a phone. A figure space
  // fills each gap.
  const isPlain = [...names.values()].every((name) => !name);
  const signs = everyValue.flatMap((value) => [
    names.has(value) ? (isPlain ? symbol(value) : signed(value)) : "\u2007",
    value % markColumns ? "" : "\n",
  ]);
  const text = make("span", { className: "marks text" }, ...(isPlain ? [] : signs));
  if (isPlain) text.dataset.marks = signs.join("");
  return text;
}

/** Marks in their positions, among automatic candidates; above and below any marks in the centre. */
function drawMarks(cell, auto, standsOut) {
  const [corner, centre] = [game.corners, game.centres].map((marks) => valuesIn(marks[cell]));
  const lit = (value) => (value === standsOut ? "lit" : "");
  if (auto || centre.length === 0) {
    const own = (value) => (auto && corner.includes(value) ? "mine " : centre.includes(value) ? "central " : "");
    const all = valuesIn(auto | game.corners[cell] | game.centres[cell]);
    return placed(all.map((value) => [value, own(value) + lit(value)]));
  }
  const half = Math.ceil(corner.length / 2);
  const rows = [corner.slice(0, half), centre, corner.slice(half)].map((values) => {
    const row = make("span", {}, ...values.map((value) => small(value, lit(value))));
    row.style.setProperty("--signs", values.map(symbol).join("").length);
    return row;
  });
  return make("span", { className: "marks around" }, ...rows);
}

function drawCell(cell, trouble, standsOut) {
  const candidates = signs.candidates.get(cell);
  const auto = automatic(cell);
  const marks = auto | game.corners[cell] | game.centres[cell];
  const lit = standsOut && marks & bit(standsOut) ? standsOut : 0;
  const now = [...state(cell), auto, lit, trouble, game.over, ...(candidates ?? [])].join(" ");
  if (drawn.content[cell] === now) return;
  drawn.content[cell] = now;
  const element = elements[cell];
  if (!isGiven(cell)) {
    const value = game.values[cell];
    const small = candidates ? [placed(candidates)] : marks ? [drawMarks(cell, auto, lit)] : [];
    element.replaceChildren(...(value ? [symbol(value)] : small));
  }
  element.setAttribute("aria-label", label(cell, trouble));
  element.setAttribute("aria-readonly", isGiven(cell) || game.over !== "");
  if (trouble) element.setAttribute("aria-invalid", "true");
  else element.removeAttribute("aria-invalid");
}

/** The highlighted value: the one chosen for placement, or that of the selected cell. */
function shownValue() {
  if (!settings.same || signs !== NO_SIGNS) return 0;
  return (entry.mode !== "colour" && entry.first) || game.values[choice.cell];
}

/** The classes of a cell. Called for all cells on every key, so it only builds one string. */
function look(cell, trouble, standsOut) {
  const value = game.values[cell];
  let names = isGiven(cell) ? "given" : value ? (game.over === "shown" ? "own shown" : "own") : "";
  if (trouble) names += " wrong";
  if (game.colours[cell]) names += ` tinted ${valuesIn(game.colours[cell]).map((colour) => `tint${colour}`).join(" ")}`;
  if (signs !== NO_SIGNS) names += signs.cells.get(cell) ?? "";
  else if (settings.peers && choice.all.size === 1 && peers[choice.cell].has(cell)) names += " peer";
  if (value && value === standsOut) names += " same";
  if (isChosen(cell)) names += cell === choice.cell ? " chosen at" : " chosen";
  return names;
}

/** The colours of a cell as oblique stripes of equal width. */
function stripes(cell) {
  const own = valuesIn(game.colours[cell]);
  const share = (count) => `${(count / own.length) * 100}%`;
  const each = own.map((colour, at) => `var(--tint${colour}) ${share(at)} ${share(at + 1)}`);
  return own.length ? `linear-gradient(105deg, ${each.join(", ")})` : "";
}

function drawLook(cell, trouble, standsOut) {
  const now = look(cell, trouble, standsOut);
  if (drawn.look[cell] === now) return;
  drawn.look[cell] = now;
  const element = elements[cell];
  element.className = now;
  if (game.colours[cell] || element.style.backgroundImage) element.style.backgroundImage = stripes(cell);
  element.tabIndex = cell === choice.cell ? 0 : -1;
  element.setAttribute("aria-selected", isChosen(cell));
}

export function drawGrid() {
  const found = troubles();
  const standsOut = shownValue();
  for (const cell of cells) {
    drawCell(cell, found.get(cell), standsOut);
    drawLook(cell, found.get(cell), standsOut);
  }
}

/** The keys of the pad, with the remaining count of each value. */
export function drawPad() {
  // Each box contains every value once, and each cell is in one box.
  const left = everyValue.map(() => cells.length / digits);
  for (const value of game.values) if (value) left[value - 1]--;
  keys.forEach((key, index) => drawKey(key, index + 1, Math.max(0, left[index])));
}

function drawKey(key, value, left) {
  const paints = entry.mode === "colour";
  const kind = paints ? `tint${value}` : `${entry.mode} ${left ? "" : "used"}`;
  const now = [kind, left, settings.first, entry.first === value].join();
  if (key.drawn === now) return;
  key.drawn = now;
  key.className = kind;
  key.dataset.left = paints ? "" : left;
  key.firstChild.data = paints ? value : symbol(value);
  const name = paints ? text("colour-of", { number: value }) : text("key", { digit: symbol(value), count: left });
  key.setAttribute("aria-label", name);
  key.setAttribute("aria-disabled", paints && value > colours);
  if (settings.first) key.setAttribute("aria-pressed", entry.first === value);
  else key.removeAttribute("aria-pressed");
}

/** A button without effect keeps the focus, but is marked as disabled. */
function enable(id, can) {
  byId(id)?.setAttribute("aria-disabled", !can);
}

export function draw() {
  drawGrid();
  drawPad();
  enable("undo", !game.over && game.past.length > 0);
  enable("redo", !game.over && game.future.length > 0);
  enable("pause", !game.over && clock.begun);
  for (const id of [...modes, "erase", "check", "hint"]) enable(id, !game.over);
}

/** Announces something that is also visible. */
export function say(words) {
  byId("said").textContent = words;
}

/** Shows and announces a message, with a button to continue if `more` is its text. */
export function tell(words, more = "") {
  byId("more").textContent = more;
  byId("more").hidden = !more;
  if (byId("news").textContent === words) return;
  byId("news").textContent = words;
  byId("further").hidden = !words;
  // Without a text, this would only lay the page out twice.
  if (words) document.querySelector(".news").scrollTop = 0;
}

/** Marks entries as wrong. */
export function flag(wrong) {
  game.wrong = new Set(wrong);
  draw();
}

/** Draws the signs of a hint, in place of the previous ones. */
export function drawSigns(next = NO_SIGNS) {
  signs = next;
  drawGrid();
  view.show([...signs.cells.keys()]);
  // A filled cell has no candidates any more.
  const elementOf = ([cell, value]) =>
    [...elements[cell].querySelectorAll("i")].find((mark) => mark.dataset.mark === symbol(value)) ?? elements[cell];
  const lines = signs.lines.map(([from, to, strength]) => ({
    ends: [from, to].map((end) => end.map(elementOf)),
    isStrong: strength === 1,
  }));
  drawAround(signs !== NO_SIGNS, lines);
}

export function closeHint() {
  Object.assign(shown, { hint: -1, depth: 0 });
  if (signs !== NO_SIGNS) drawSigns();
  // The buttons disappear, and must not take the focus with them.
  if (byId("further").contains(document.activeElement)) elements[choice.cell].focus(CALMLY);
  tell("");
}
