// Constraints on values by marks between cells, and by their absence.

import { data, rules } from "./rules.js";

/** True if the values of two linked cells are compatible. */
function goTogether(one, other, relation) {
  return !one || !other || (data.relations[relation][one - 1] >> (other - 1)) & 1;
}

/** True if marks allow a value in a cell of the current grid. */
function allows(values, cell, value) {
  const only = data.only?.find(([marked]) => marked === cell);
  if (only && !((only[1] >> (value - 1)) & 1)) return false;
  return (data.links ?? []).every(([one, other, relation]) => {
    if (one === cell) return goTogether(value, values[other], relation);
    return other !== cell || goTogether(values[one], value, relation);
  });
}

rules.allows.push(allows);
