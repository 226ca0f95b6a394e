// Lines whose values in order determine a number: arrows, and lines seen from outside the grid.

import { data, digits, rules } from "./rules.js";

function total(values) {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The values between the lowest and the highest value. */
function between(values) {
  const [from, to] = [values.indexOf(1), values.indexOf(digits)].sort((one, other) => one - other);
  return values.slice(from + 1, to);
}

/** Whether values include the figures of a number, each as often as the number has it. */
function includesAll(values, number) {
  const rest = [...values];
  return [...String(number)].every((figure) => rest.includes(+figure) && delete rest[rest.indexOf(+figure)]);
}

/** Whether all values but the first two lie strictly between these. */
function areEnclosed([one, other, ...inner]) {
  return inner.every((value) => Math.min(one, other) < value && value < Math.max(one, other));
}

/** The number of a line by its rule; for an arrow, the sum of the others minus the first. */
function madeAlong({ rule, value }, values) {
  const isSeen = (value, at) => values.slice(0, at).every((before) => before < value);
  if (rule === "arrow") return total(values.slice(1)) - values[0];
  if (rule === "between") return total(between(values));
  if (rule === "contains") return includesAll(values, value) ? value : 0;
  if (rule === "enclosed") return areEnclosed(values) ? 0 : 1;
  if (rule === "seen") return values.filter(isSeen).length;
  return total(rule === "leading" ? values.slice(0, values[0]) : values);
}

/** True if the lines that a value in a cell completes match their numbers. */
function goesAlong(values, cell, value) {
  const isWrong = (line) => {
    if (!line.cells.includes(cell)) return false;
    const along = line.cells.map((one) => (one === cell ? value : values[one]));
    return along.every((one) => one) && madeAlong(line, along) !== line.value;
  };
  return !data.lines.some(isWrong);
}

rules.allows.push(goesAlong);
