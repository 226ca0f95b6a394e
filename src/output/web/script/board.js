// Shows the game: what stands in cells, what a screen reader says of them, and which is chosen.

const elements = [...document.querySelectorAll('[role="gridcell"]')];
const columns = Math.ceil(Math.sqrt(side));
// The contents of each cell as drawn last, so that only changes are drawn.
const drawn = cells.map(() => "");
const choice = { cell: Math.max(0, givens.indexOf(0)) };

/** The values of a cell's pencil marks. */
const marked = (cell) => symbols.map((_, index) => index + 1).filter((value) => isMarked(cell, value));
const symbol = (value) => symbols[value - 1];

/** What stands in a cell, in words. */
function content(cell) {
  const value = game.values[cell];
  if (isGiven(cell)) return text("given", { digit: symbol(value) });
  if (value && game.over === "shown") return text("shown", { digit: symbol(value) });
  if (value) return text("own", { digit: symbol(value) });
  const marks = marked(cell).map(symbol);
  return marks.length ? `${text("empty")}, ${text("marks", { digits: marks.join(" ") })}` : text("empty");
}

/** All that a screen reader says of a cell. */
function label(cell) {
  const where = text("cell", { row: rowOf(cell) + 1, column: columnOf(cell) + 1 });
  const areas = data.areas.filter((area) => area.cells.includes(cell)).map((area) => area.name);
  const wrong = game.wrong.has(cell) ? [text(data.solution ? "wrong" : "clash")] : [];
  return [where, content(cell), ...wrong, ...areas].join(", ");
}

/** Small digits, each in its own corner of the cell. */
function drawMarks(cell) {
  const marks = document.createElement("span");
  marks.className = "marks";
  marks.append(
    ...symbols.map((name, index) => {
      const place = document.createElement("span");
      place.textContent = isMarked(cell, index + 1) ? name : "";
      place.dataset.value = index + 1;
      return place;
    }),
  );
  return marks;
}

function drawCell(cell) {
  const element = elements[cell];
  const value = game.values[cell];
  const now = [value, game.marks[cell], game.wrong.has(cell), game.over].join();
  if (drawn[cell] === now) return;
  drawn[cell] = now;
  if (!isGiven(cell)) {
    if (value) element.textContent = symbol(value);
    else element.replaceChildren(...(game.marks[cell] ? [drawMarks(cell)] : []));
    element.classList.toggle("own", value !== 0);
    element.classList.toggle("shown", value !== 0 && game.over === "shown");
  }
  element.classList.toggle("wrong", game.wrong.has(cell));
  element.setAttribute("aria-label", label(cell));
  element.setAttribute("aria-readonly", isGiven(cell) || game.over !== "");
  if (game.wrong.has(cell)) element.setAttribute("aria-invalid", "true");
  else element.removeAttribute("aria-invalid");
}

/** Sets off the chosen cell, those it sees and those with its value. */
function drawChoice() {
  const value = game.values[choice.cell];
  for (const cell of cells) {
    const { classList } = elements[cell];
    classList.toggle("at", cell === choice.cell);
    classList.toggle("same", value !== 0 && cell !== choice.cell && game.values[cell] === value);
    classList.toggle("peer", peers[choice.cell].has(cell));
    elements[cell].tabIndex = cell === choice.cell ? 0 : -1;
    elements[cell].setAttribute("aria-selected", cell === choice.cell);
  }
  for (const place of document.querySelectorAll(".marks span")) {
    place.classList.toggle("same", Number(place.dataset.value) === value);
  }
}

function choose(cell) {
  choice.cell = cell;
  drawChoice();
}

/** The keys of the pad, with how often each value is still to be placed. */
function drawPad() {
  for (const [index, key] of [...document.getElementById("pad").children].entries()) {
    const left = side - game.values.filter((value) => value === index + 1).length;
    key.lastElementChild.textContent = Math.max(0, left);
    key.setAttribute("aria-label", text("key", { digit: symbols[index], count: Math.max(0, left) }));
    key.classList.toggle("used", left <= 0);
    key.classList.toggle("pencils", pencil.on);
  }
}

/** A button that can do nothing just now keeps the focus, but says so. */
function enable(id, can) {
  document.getElementById(id)?.setAttribute("aria-disabled", !can);
}

function draw() {
  cells.forEach(drawCell);
  drawChoice();
  drawPad();
  enable("undo", !game.over && game.past.length > 0);
  enable("redo", !game.over && game.future.length > 0);
  for (const id of ["pencil", "erase", "check", "hint", "show"]) enable(id, !game.over);
}

/** Says something that can be seen anyway. */
function say(words) {
  document.getElementById("said").textContent = words;
}

/** Says something that all should read. */
function tell(words) {
  const news = document.getElementById("news");
  news.textContent = words;
  if (words) news.parentElement.scrollIntoView({ block: "nearest" });
}
