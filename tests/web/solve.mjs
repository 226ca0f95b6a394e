// The solution of a page's puzzle, computed from its rules.

const add = (values) => values.reduce((sum, value) => sum + value, 0);

/** Returns true if the values of a full line match its number. */
function reads({ rule, value }, along, most) {
  if (rule === "arrow") return along[0] === add(along.slice(1));
  if (rule === "sum") return add(along) === value;
  if (rule === "x-sum") return add(along.slice(0, along[0])) === value;
  if (rule === "quadruple") {
    const sorted = [...along].sort().join("");
    return new RegExp([...String(value)].join(".*")).test(sorted);
  }
  if (rule === "enclosed") {
    const [low, high] = along.slice(0, 2).sort();
    return along.slice(2).every((digit) => low < digit && digit < high);
  }
  if (rule === "skyscraper") return new Set(along.map((_, at) => Math.max(...along.slice(0, at + 1)))).size === value;
  const crusts = [...along.keys()].filter((at) => along[at] === 1 || along[at] === most);
  return add(along.slice(crusts[0] + 1, crusts[1])) === value;
}

/** Returns true if the values of a full cage match its number and operation. */
function reckons({ rule, sum }, values) {
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const ways = { sum: add(values), product: values.reduce((all, value) => all * value, 1) };
  if (values.length === 2) Object.assign(ways, { difference: most - least, quotient: most / least });
  return rule === "any" ? Object.values(ways).includes(sum) : ways[rule] === sum;
}

/** Returns the values of all cells; fails if there is no solution. */
export function solve({ symbols, givens, houses, cages, apart, relations, links = [], lines = [], only = [] }) {
  const side = symbols.length;
  const values = [...givens];
  // Between overlapping grids, some places are in no house.
  const housed = new Set(houses.flat());
  const peers = givens.map(() => new Set());
  const differing = cages.filter((cage) => !cage.rule).map((cage) => cage.cells);
  for (const group of [...houses, ...differing, ...apart]) {
    for (const one of group) group.forEach((other) => other !== one && peers[one].add(other));
  }
  const cageOf = new Map(cages.flatMap((cage) => cage.cells.map((cell) => [cell, cage])));

  const fits = (cell, value) => {
    if ([...peers[cell]].some((peer) => values[peer] === value)) return false;
    if (only.some(([marked, allowed]) => marked === cell && !((allowed >> (value - 1)) & 1))) return false;
    const goes = (one, other, relation) => !one || !other || (relations[relation][one - 1] >> (other - 1)) & 1;
    const breaks = ([one, other, relation]) =>
      (one === cell && !goes(value, values[other], relation)) ||
      (other === cell && !goes(values[one], value, relation));
    if (links.some(breaks)) return false;
    const along = (of) => of.map((one) => (one === cell ? value : values[one]));
    const fails = (line) =>
      line.cells.includes(cell) && along(line.cells).every((one) => one) && !reads(line, along(line.cells), side);
    if (lines.some(fails)) return false;
    const cage = cageOf.get(cell);
    if (!cage) return true;
    if (cage.rule) return !along(cage.cells).every((one) => one) || reckons(cage, along(cage.cells));
    const others = cage.cells.filter((other) => other !== cell);
    const open = others.filter((other) => !values[other]).length;
    const rest = cage.sum - value - others.reduce((sum, other) => sum + values[other], 0);
    return open === 0 ? rest === 0 : rest >= (open * (open + 1)) / 2 && rest <= open * side;
  };
  const candidates = (cell) => {
    const all = Array.from({ length: side }, (_, index) => index + 1);
    return all.filter((value) => fits(cell, value));
  };
  /** Returns the fewest remaining places for a value in a house, or values for a cell. */
  const tightest = () => {
    let best;
    const offer = (choices) => {
      if (!best || choices.length < best.length) best = choices;
    };
    const open = values.map((value, cell) => (value || !housed.has(cell) ? undefined : candidates(cell)));
    open.forEach((list, cell) => list && offer(list.map((value) => [cell, value])));
    for (const house of houses) {
      for (let value = 1; value <= side && best?.length !== 0; value++) {
        if (house.some((cell) => values[cell] === value)) continue;
        offer(house.filter((cell) => open[cell]?.includes(value)).map((cell) => [cell, value]));
      }
    }
    return best;
  };
  const search = () => {
    const choices = tightest();
    if (!choices) return true;
    for (const [cell, value] of choices) {
      values[cell] = value;
      if (search()) return true;
      values[cell] = 0;
    }
    return false;
  };
  if (!search()) throw new Error("no solution");
  return values;
}
