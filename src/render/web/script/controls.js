// Buttons, and the keys of the keyboard.

/** Marks entries as wrong. */
function flag(wrong) {
  game.wrong = new Set(wrong);
  draw();
}

function check() {
  if (game.over) return;
  closeHint();
  const wrong = mistakes();
  if (data.solution) game.helped = true;
  flag(wrong);
  save();
  const [none, some] = data.solution ? ["no-mistakes", "mistakes"] : ["no-clashes", "clashes"];
  tell(wrong.length ? text(some, { count: wrong.length }) : text(none));
}

/** Ends the game one way or the other. */
function end(how) {
  game.over = how;
  game.wrong = new Set();
  setClock();
  draw();
  save();
  report(how, { seconds: Math.floor(elapsed()), helped: game.helped });
}

/** The links to the neighbouring days and to the archive. */
function leads() {
  const links = [...document.querySelectorAll(".days a:not([hidden])")];
  const copies = links.map(({ href, ariaLabel }) => make("a", { href, textContent: ariaLabel }));
  return copies.length ? [make("p", { className: "leads" }, ...copies)] : [];
}

function win() {
  closeHint();
  end("won");
  record();
  tell(text("won"));
  const told = make("p", { textContent: text("won-in", { time: time(elapsed()) }) });
  const words = spelling.words.map((word) => make("p", { textContent: word }));
  show(text("won"), [told, ...words, ...leads(), ...statistics()], [closing(text("share"), share), closing(text("close"))], "won");
}

function reveal() {
  closeHint();
  game.values = [...data.solution];
  end("shown");
  tell([text("revealed"), ...spelling.words].join(" "));
}

function again() {
  closeHint();
  restart();
  Object.assign(clock, { before: 0, since: null, begun: false });
  setClock();
  choose(firstOpen);
  moved(label(choice.cell));
}

const buttons = {
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
const leftHand = ({ code }) => (settings.letters && digits <= 9 ? "QWEASDZXC".indexOf(/^Key(.)$/.exec(code)?.[1] ?? "?") + 1 : 0);

// Handling of letters in place of digits, which a later piece of the script may replace: their values, the letters in
// use, and the words revealed at the end.
const spelling = { value: () => 0, takes: (name) => name.charCodeAt(0) - 55 <= digits, words: [] };

/** The value of a key; 0 erases, and other keys have none. */
function valueOf(event) {
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
const letters = { H: askHint, P: () => pause(), M: () => after(markAll()) };

/** The command of a key with Ctrl. */
function command(event) {
  const name = letter(event);
  if (name === "Z") return event.shiftKey ? buttons.redo : buttons.undo;
  if (name === "Y") return buttons.redo;
  return name === "A" && inGrid() ? chooseAll : undefined;
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
  const value = valueOf(event);
  // The browser's zoom.
  if (value < 0 || (value === 0 && (ctrlKey || altKey))) return undefined;
  return () => type(value, modeOf(event));
}

function escape() {
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
  if (key === "Escape") return escape;
  const name = letter(event);
  if (!ctrlKey && Object.hasOwn(letters, name) && (altKey || keyName(name) === name)) return letters[name];
  return entering(event);
}

function onKey(event) {
  if (event.isComposing || dialog.open) return;
  const act = clock.paused ? letter(event) === "P" && letters.P : action(event);
  if (!act) return;
  event.preventDefault();
  act();
}
