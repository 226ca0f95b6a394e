// The solution of a page's puzzle, found from its rules alone.

/** The values of all cells; fails when there is no solution. */
export function solve({ symbols, givens, houses, cages, apart, relations, links = [], only = [] }) {
  const side = symbols.length;
  const values = [...givens];
  // Overlapping grids leave places that are in no house.
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
      (one === cell && !goes(value, values[other], relation)) || (other === cell && !goes(values[one], value, relation));
    if (links.some(breaks)) return false;
    const cage = cageOf.get(cell);
    if (!cage) return true;
    const others = cage.cells.filter((other) => other !== cell);
    const open = others.filter((other) => !values[other]).length;
    const rest = cage.sum - value - others.reduce((sum, other) => sum + values[other], 0);
    return open === 0 ? rest === 0 : rest >= (open * (open + 1)) / 2 && rest <= open * side;
  };
  const candidates = (cell) => {
    const all = Array.from({ length: side }, (_, index) => index + 1);
    return all.filter((value) => fits(cell, value));
  };
  /** The places left for a value in a house, or the values left for a cell: the fewest there are. */
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
