// The digits that can fill a cage.

/** All ways to add up to `sum` with so many different values above `least`. */
function sums(count, sum, least = 0) {
  if (count === 0) return sum === 0 ? [[]] : [];
  const found = [];
  for (let value = least + 1; value <= digits && value * count <= sum; value++) {
    for (const rest of sums(count - 1, sum - value, value)) found.push([value, ...rest]);
  }
  return found;
}

/** Whether these values can go into these cells, each into one. */
function canFill([cell, ...rest], values, open) {
  if (cell === undefined) return true;
  return values.some((value) => open.get(cell).includes(value) && canFill(rest, values.filter((other) => other !== value), open));
}

/** The combinations that the rules leave to a cage as the grid is now. */
function combinations(cage) {
  const choices = (cell) => (game.values[cell] ? [game.values[cell]] : candidates(game.values, cell));
  const open = new Map(cage.cells.map((cell) => [cell, choices(cell)]));
  const narrow = [...cage.cells].sort((one, other) => open.get(one).length - open.get(other).length);
  return sums(cage.cells.length, cage.sum).filter((values) => canFill(narrow, values, open));
}

/** Tells the combinations of the cage that the chosen cell is in. */
function askSums() {
  const index = data.cages.findIndex((cage) => cage.cells.includes(choice.cell));
  closeHint();
  if (index < 0) return tell(text("no-cage"));
  const { name } = data.areas[data.areas.length - data.cages.length + index];
  const found = combinations(data.cages[index]).map((values) => values.map(symbol).join("\u2009+\u2009"));
  tell(`${name}:\n${found.join("\u2003") || "–"}`);
}

byId("sums").addEventListener("click", askSums);
