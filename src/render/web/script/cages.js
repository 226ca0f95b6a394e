// The digits that can fill a cage.

import { closeHint, symbol, tell } from "./board.js";
import { byId } from "./elements.js";
import { game } from "./game.js";
import { choice } from "./input.js";
import { candidates, data, peers, rules, text } from "./rules.js";

/** The sets of values that give the number of a cage. */
const waysOf = (cage) => cage.ways.map((way) => [...way].map(Number));

/** True if these values can be assigned to these cells. */
function canFill(places, values, open, put = []) {
  const [cell, ...rest] = places;
  if (cell === undefined) return true;
  const isSeen = (value) => put.some(([other, there]) => there === value && peers[cell].has(other));
  const fits = (value) => open.get(cell).includes(value) && !isSeen(value);
  const without = (at) => values.filter((_, index) => index !== at);
  return values.some((value, at) => fits(value) && canFill(rest, without(at), open, [...put, [cell, value]]));
}

/** Formats a set of values; for subtraction and division the larger comes first. */
function told({ sign }, values) {
  const turned = "−÷".includes(sign) ? [...values].reverse() : values;
  return turned.map(symbol).join(`\u2009${sign}\u2009`);
}

/** The combinations still possible for a cage. */
function combinations(cage) {
  const choices = (cell) => (game.values[cell] ? [game.values[cell]] : candidates(game.values, cell));
  const open = new Map(cage.cells.map((cell) => [cell, choices(cell)]));
  const narrow = [...cage.cells].sort((one, other) => open.get(one).length - open.get(other).length);
  return waysOf(cage).filter((values) => canFill(narrow, values, open));
}

/** Announces the combinations of the selected cell's cage. */
function askSums() {
  const index = data.cages.findIndex((cage) => cage.cells.includes(choice.cell));
  closeHint();
  if (index < 0) return tell(text("no-cage"));
  const { name } = data.areas[data.areas.length - data.cages.length + index];
  const cage = data.cages[index];
  const found = combinations(cage).map((values) => told(cage, values));
  tell(`${name}:\n${found.join("\u2003") || "–"}`);
}

/** The cells of full cages with a wrong number. */
function wrongCages(values) {
  const isWrong = (cage) => {
    const inside = cage.cells.map((cell) => values[cell]);
    return inside.every((value) => value) && !cage.ways.includes(inside.sort().join(""));
  };
  return data.cages.filter(isWrong).flatMap((cage) => cage.cells);
}

rules.broken.push(wrongCages);
byId("sums").addEventListener("click", askSums);
