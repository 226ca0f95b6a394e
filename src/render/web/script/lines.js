// Lines whose values in order determine a number: arrows, and lines seen from outside the grid.

function total(values) {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The values between the lowest and the highest value. */
function between(values) {
  const [from, to] = [values.indexOf(1), values.indexOf(digits)].sort((one, other) => one - other);
  return values.slice(from + 1, to);
}

/** The number of a line by its rule; for an arrow, the sum of the others minus the first. */
function madeAlong(rule, values) {
  const isSeen = (value, at) => values.slice(0, at).every((before) => before < value);
  if (rule === "arrow") return total(values.slice(1)) - values[0];
  if (rule === "between") return total(between(values));
  if (rule === "seen") return values.filter(isSeen).length;
  return total(rule === "leading" ? values.slice(0, values[0]) : values);
}

/** True if the lines that a value in a cell completes match their numbers. */
function goesAlong(values, cell, value) {
  const isWrong = (line) => {
    if (!line.cells.includes(cell)) return false;
    const along = line.cells.map((one) => (one === cell ? value : values[one]));
    return along.every((one) => one) && madeAlong(line.rule, along) !== line.value;
  };
  return !data.lines.some(isWrong);
}
