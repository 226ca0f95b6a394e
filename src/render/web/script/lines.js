// Lines whose values in order make a number: arrows, and lines seen from outside the grid. The page has their rules as
// a table of states.

import { data, rules } from "./rules.js";

/** True if the lines that a value in a cell completes match their numbers. */
function goesAlong(values, cell, value) {
  const isRight = ({ cells, start }) => {
    if (!cells.includes(cell)) return true;
    const along = cells.map((one) => (one === cell ? value : values[one]));
    if (along.includes(0)) return true;
    return data.ends.includes(along.reduce((state, one) => data.steps[state]?.[one - 1], start));
  };
  return data.lines.every(isRight);
}

rules.allows.push(goesAlong);
