// Keys, pad and buttons.

const pencil = { on: false };
// The last value that was typed, for numbers of two figures: where, what, when, and the move that it made.
const typed = { cell: -1, value: 0, marks: false, at: 0, move: undefined };

/** After a move or none: shows all, keeps it, and sees whether that was the last. */
function moved(words) {
  draw();
  save();
  if (words) say(words);
  if (game.over || !game.values.every((value) => value)) return;
  if (isSolved(game.values)) win();
  else tell(text("not-yet"));
}

/** After a move of the player's own: a hint that is shown may be out of date. */
function after(changed) {
  if (!changed) return;
  closeHint();
  moved(content(choice.cell));
}

/** Enters a value into the chosen cell, or pencils it in. */
function enter(value, marks) {
  after(marks ? mark(choice.cell, value) : fill(choice.cell, value));
}

/** The same for typed values, where a second figure soon after the first makes a number of both. */
function type(value, marks) {
  const both = typed.value * 10 + value;
  const goesOn =
    symbols.some((name) => /^\d\d$/.test(name)) &&
    typed.cell === choice.cell &&
    typed.marks === marks &&
    performance.now() - typed.at < 1200 &&
    typed.move === game.past.at(-1) &&
    typed.value < 10 &&
    value < 10 &&
    both <= side;
  if (goesOn) undo();
  else if (value === 0) return after(erase(choice.cell));
  const entered = goesOn ? both : value;
  enter(entered, marks);
  Object.assign(typed, { cell: choice.cell, value: entered, marks, at: performance.now(), move: game.past.at(-1) });
}

function back(take) {
  const move = take();
  if (!move) return;
  choose(move[0].cell);
  after(true);
}

function setPencil(on) {
  pencil.on = on;
  document.getElementById("pencil").setAttribute("aria-pressed", on);
  drawPad();
  say(text(on ? "pencil-on" : "pencil-off"));
}

/** Marks entries as wrong. */
function flag(wrong) {
  game.wrong = new Set(wrong);
  draw();
}

function check() {
  if (game.over) return;
  closeHint();
  const wrong = mistakes();
  flag(wrong);
  const [none, some] = data.solution ? ["no-mistakes", "mistakes"] : ["no-clashes", "clashes"];
  tell(wrong.length ? text(some, { count: wrong.length }) : text(none));
}

/** Ends the game one way or the other. */
function end(how) {
  game.over = how;
  setClock();
  draw();
  save();
}

function win() {
  closeHint();
  end("won");
  tell(text("won"));
  ask({ words: text("won"), besides: text("won-in", { time: time() }), yes: text("close"), kind: "won" });
}

function reveal() {
  closeHint();
  game.values = [...data.solution];
  game.wrong = new Set();
  end("shown");
  tell(text("revealed"));
}

function again() {
  closeHint();
  restart();
  clock.before = 0;
  clock.since = null;
  setClock();
  choose(Math.max(0, givens.indexOf(0)));
  moved(content(choice.cell));
}

/** A question with what to do on yes; without a way to say no, a message. */
function ask({ words, besides = "", yes, then = () => {}, no = "", kind = "" }) {
  const part = (id) => document.getElementById(id);
  part("dialog").className = kind;
  part("asked").textContent = words;
  part("besides").textContent = besides;
  part("yes").textContent = yes;
  part("no").textContent = no;
  part("no").hidden = !no;
  part("no").onclick = () => part("dialog").close();
  part("yes").onclick = () => {
    part("dialog").close();
    then();
  };
  part("dialog").showModal();
}

const sure = (name, yes, then) => ask({ words: text(name), yes: text(yes), no: text("cancel"), then });

const buttons = {
  pencil: () => game.over || setPencil(!pencil.on),
  erase: () => after(erase(choice.cell)),
  undo: () => back(undo),
  redo: () => back(redo),
  check,
  hint: askHint,
  more: askHint,
  close: closeHint,
  show: () => game.over || sure("ask-show", "show", reveal),
  again: () => sure("ask-again", "again", again),
  print: () => window.print(),
};

/** The keys of the pad. */
function makePad() {
  const keys = symbols.map((name, index) => {
    const key = document.createElement("button");
    key.type = "button";
    key.append(name, document.createElement("small"));
    key.addEventListener("click", () => enter(index + 1, pencil.on));
    return key;
  });
  document.getElementById("pad").append(...keys);
}

/** The Latin letter on a key, whatever the script of the keyboard. */
function letter({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key.length === 1 && key > "\u007f" ? (/^Key([A-Z])$/.exec(code)?.[1] ?? "") : "";
}

/** The value that a key stands for; 0 erases, and others are none. */
function valueOf(event) {
  // With Shift, or without it in French, the upper row gives other characters.
  const figure = /^Digit(\d)$/.exec(event.code)?.[1] ?? /^\d$/.exec(event.key)?.[0];
  const name = event.ctrlKey || event.altKey ? "" : letter(event);
  const value = figure ? Number(figure) : name ? name.charCodeAt(0) - 55 : -1;
  return value <= side ? value : -1;
}

/** Where a key leads from the chosen cell; nowhere for others. */
function target({ key, ctrlKey }) {
  const [row, column] = [rowOf(choice.cell), columnOf(choice.cell)];
  const at = (row, column) => row * side + column;
  const last = side - 1;
  const ways = {
    ArrowUp: () => at(Math.max(0, row - 1), column),
    ArrowDown: () => at(Math.min(last, row + 1), column),
    ArrowLeft: () => at(row, Math.max(0, column - 1)),
    ArrowRight: () => at(row, Math.min(last, column + 1)),
    Home: () => at(ctrlKey ? 0 : row, 0),
    End: () => at(ctrlKey ? last : row, last),
    PageUp: () => at(0, column),
    PageDown: () => at(last, column),
  };
  return Object.hasOwn(ways, key) ? ways[key]() : undefined;
}

/** What a key does; nothing for those that are the browser's own. */
function action(event) {
  const inGrid = elements.includes(document.activeElement);
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const command = (ctrlKey || metaKey) && !altKey && letter(event);
  if (command === "Z") return shiftKey ? buttons.redo : buttons.undo;
  if (command === "Y") return buttons.redo;
  if (metaKey) return undefined;
  const to = inGrid && !altKey ? target(event) : undefined;
  if (to !== undefined) return () => elements[to].focus();
  if (key === "?" && data.hints) return askHint;
  if (key === "Escape") return closeHint;
  if (key === "Backspace" || key === "Delete") return buttons.erase;
  if (key === " " && inGrid) return buttons.pencil;
  const value = valueOf(event);
  // The browser's own size.
  if (value === 0 && (ctrlKey || altKey)) return undefined;
  const marks = (shiftKey || ctrlKey || altKey) !== pencil.on;
  return value < 0 ? undefined : () => type(value, marks);
}

function onKey(event) {
  if (event.isComposing || document.getElementById("dialog").open) return;
  const act = action(event);
  if (!act) return;
  event.preventDefault();
  act();
}
