// The digits that can fill a cage.

import { closeHint, symbol, tell } from "./board.js";
import { byId } from "./elements.js";
import { game } from "./game.js";
import { choice } from "./input.js";
import { candidates, data, digits, everyValue, peers, rules, text } from "./rules.js";

/** True if these values give the number of a cage; differences and quotients require two values. */
function makes({ sum, rule = "sum" }, values) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isPair = values.length === 2;
  const made = {
    sum: values.reduce((total, value) => total + value, 0),
    product: values.reduce((total, value) => total * value, 1),
    difference: isPair ? most - least : NaN,
    quotient: isPair ? most / least : NaN,
  };
  return rule === "any" ? Object.values(made).includes(sum) : made[rule] === sum;
}

/** All sets of that many different values above `least` with the sum `sum`. */
function sums(count, sum, least = 0) {
  if (count === 0) return sum === 0 ? [[]] : [];
  const found = [];
  for (let value = least + 1; value <= digits && value * count <= sum; value++) {
    for (const rest of sums(count - 1, sum - value, value)) found.push([value, ...rest]);
  }
  return found;
}

/** All multisets of that many values from `least` on. */
function repeating(count, least = 1) {
  if (count === 0) return [[]];
  return everyValue.slice(least - 1).flatMap((value) => repeating(count - 1, value).map((rest) => [value, ...rest]));
}

/** The sets of values that give the number of a cage. */
function waysOf(cage) {
  const count = cage.cells.length;
  return cage.rule ? repeating(count).filter((values) => makes(cage, values)) : sums(count, cage.sum);
}

/** True if these values can be assigned to these cells. */
function canFill(places, values, open, put = []) {
  const [cell, ...rest] = places;
  if (cell === undefined) return true;
  const isSeen = (value) => put.some(([other, there]) => there === value && peers[cell].has(other));
  const fits = (value) => open.get(cell).includes(value) && !isSeen(value);
  const without = (at) => values.filter((_, index) => index !== at);
  return values.some((value, at) => fits(value) && canFill(rest, without(at), open, [...put, [cell, value]]));
}

/** The signs between the values of a cage, by its rule. */
const signs = { sum: "+", difference: "−", product: "×", quotient: "÷", any: "·" };

/** Formats a set of values; for subtraction and division the larger comes first. */
function told({ rule = "sum" }, values) {
  const turned = rule === "difference" || rule === "quotient" ? [...values].reverse() : values;
  return turned.map(symbol).join(`\u2009${signs[rule]}\u2009`);
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
    return inside.every((value) => value) && !makes(cage, inside);
  };
  return data.cages.filter(isWrong).flatMap((cage) => cage.cells);
}

rules.broken.push(wrongCages);
byId("sums").addEventListener("click", askSums);
