// Keeps the game in the browser, where the browser allows it.

const place = `gridpress:${data.code}`;

function save() {
  const { values, marks, told, over } = game;
  const kept = { givens: givens.join(), values, marks, told: [...told], over, seconds: Math.floor(elapsed()) };
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Denied or full: the game goes on without.
  }
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(place));
  } catch {
    return null;
  }
}

/** Whether what was kept is a state of this very puzzle: anything may stand in a browser's store. */
function isSound({ givens: own, values, marks, told, over, seconds }) {
  const whole = (number, most) => Number.isInteger(number) && number >= 0 && number <= most;
  const isList = (list, most) => Array.isArray(list) && list.every((number) => whole(number, most));
  return (
    own === givens.join() &&
    isList(values, side) &&
    values.length === cells.length &&
    cells.every((cell) => !isGiven(cell) || values[cell] === givens[cell]) &&
    isList(marks, 2 ** side - 1) &&
    marks.length === cells.length &&
    isList(told, (data.hints ?? []).length) &&
    ["", "won", "shown"].includes(over) &&
    Number.isFinite(seconds) &&
    seconds >= 0
  );
}

/** Takes up the game where it was left. */
function restore() {
  const last = kept();
  if (last === null || typeof last !== "object" || !isSound(last)) return;
  game.values = last.values;
  game.marks = last.marks;
  game.told = new Set(last.told);
  game.over = last.over;
  clock.before = last.seconds;
}
