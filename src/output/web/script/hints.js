// Hints: the first step of the way to the solution that is still to be taken, told a little at a time.

const hints = data.hints ?? [];
// Which hint is shown, and how much of it.
const shown = { hint: -1, depth: 0 };

/** Whether a value is ruled out of a cell as the player sees it. */
function isStruck([cell, value]) {
  if (game.values[cell] || [...peers[cell]].some((peer) => game.values[peer] === value)) return true;
  return game.marks[cell] !== 0 && !isMarked(cell, value);
}

/** Whether a step is behind the player. */
function isTaken(index) {
  const { places, removes } = hints[index];
  if (places.length) return places.every(([cell]) => game.values[cell]);
  return game.told.has(index) || removes.every(isStruck);
}

/** The first step before this one, or itself, that is to be taken for it to be seen. */
function firstFor(index) {
  const open = hints[index].needs.find((need) => !isTaken(need));
  return open === undefined ? index : firstFor(open);
}

/** The step to take; none when the grid is full. */
function nextHint() {
  const digit = hints.findIndex((hint) => hint.places.some(([cell]) => !game.values[cell]));
  return digit < 0 ? -1 : firstFor(digit);
}

/** Tells more of the next step, or does it when all is told. */
function askHint() {
  if (game.over || !data.hints) return;
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
  const { look, pattern, told, cells: around, places, removes } = hints[shown.hint];
  const of = ([cell]) => cell;
  const hinted = [[], around, [...around, ...places.map(of), ...removes.map(of)]][shown.depth - 1];
  elements.forEach((element, cell) => element.classList.toggle("hinted", hinted.includes(cell)));
  document.getElementById("further").hidden = false;
  document.getElementById("more").textContent = text(shown.depth === 3 ? "do" : "more");
  tell([look, pattern, told][shown.depth - 1]);
}

/** Fills in and strikes out what a step leads to, and goes on where that fills in nothing. */
function carryOut(index) {
  const { places, removes } = hints[index];
  const states = filling(places);
  for (const [cell, value] of removes) {
    const { value: own, marks } = states.get(cell) ?? state(cell);
    states.set(cell, { value: own, marks: marks & ~bit(value) });
  }
  game.told.add(index);
  closeHint();
  play(states);
  if (places.length) choose(places[0][0]);
  moved(places.map(([cell]) => label(cell)).join("; "));
  if (!places.length) askHint();
}

function closeHint() {
  Object.assign(shown, { hint: -1, depth: 0 });
  elements.forEach((element) => element.classList.remove("hinted"));
  document.getElementById("further").hidden = true;
  tell("");
}
