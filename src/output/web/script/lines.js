// Lines whose values make a number in their order: along arrows, and as they are seen from outside the grid.

const total = (values) => values.reduce((sum, value) => sum + value, 0);

/** What the values of a line make, by its rule; of an arrow, how much more than the first the others add up to. */
const madeAlong = {
  arrow: ([first, ...rest]) => total(rest) - first,
  sum: total,
  between: (values) => {
    const [from, to] = [values.indexOf(1), values.indexOf(digits)].sort((one, other) => one - other);
    return total(values.slice(from + 1, to));
  },
  seen: (values) => values.filter((value, at) => values.slice(0, at).every((before) => before < value)).length,
  leading: (values) => total(values.slice(0, values[0])),
};

/** Whether the lines through a cell that are full with a value in it make their numbers. */
function goesAlong(values, cell, value) {
  const isWrong = (line) => {
    if (!line.cells.includes(cell)) return false;
    const along = line.cells.map((one) => (one === cell ? value : values[one]));
    return along.every((one) => one) && madeAlong[line.rule](along) !== line.value;
  };
  return !data.lines.some(isWrong);
}
