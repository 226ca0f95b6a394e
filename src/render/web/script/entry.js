// Entry of digits, marks of two kinds, and colours.

const modes = ["digit", "corner", "centre", "colour"];
// The mode, and the value chosen before the cell, if any.
const entry = { mode: "digit", first: 0 };
// The last typed value, for two-digit numbers: cells, value, mode, time, and its move.
const typed = { cell: -1, value: 0, mode: "", at: 0, move: undefined };

/** Updates and stores the game after a possible move, and checks for the end. */
function moved(words) {
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
function after(isMove) {
  if (!isMove) return;
  closeHint();
  moved(label(choice.cell, troubles().get(choice.cell)));
}

/** Enters a value into the selected cells. */
function enter(value, mode) {
  const chosen = [...choice.all];
  const ways = {
    digit: () => fill(chosen, value),
    corner: () => mark(chosen, value, CORNER),
    centre: () => mark(chosen, value, CENTRE),
    colour: () => paint(chosen, value),
  };
  after(ways[mode]());
}

const eraseChosen = () => after(erase([...choice.all]));

/** Enters a typed value; a second digit shortly after the first forms a number with it. */
function type(value, mode) {
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

/** Undoes or redoes a move, and selects its cells. */
function back(take) {
  const chosen = take();
  if (!chosen) return;
  choose(chosen[0]);
  after(true);
}

function setMode(mode) {
  if (game.over) return;
  entry.mode = mode;
  for (const name of modes) byId(name).setAttribute("aria-pressed", name === mode);
  drawPad();
  say(byId(mode).textContent);
}

function nextMode() {
  const shown = modes.filter((mode) => mode !== "colour" || settings.paint);
  setMode(shown[(shown.indexOf(entry.mode) + 1) % shown.length]);
}

// The keys of the pad.
const keys = symbols.map((name, index) => {
  const key = make("button", {}, name);
  key.addEventListener("click", () => pressKey(index + 1));
  return key;
});

/** Enters a value, or holds it for the next cells clicked. */
function pressKey(value) {
  if (!settings.first) return enter(value, entry.mode);
  entry.first = entry.first === value ? 0 : value;
  draw();
}
