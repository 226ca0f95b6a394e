// What marks between cells, and the want of them, say of the values beside them.

/** Whether values of two cells that are linked go together. */
function goTogether(one, other, relation) {
  return !one || !other || (data.relations[relation][one - 1] >> (other - 1)) & 1;
}

/** Whether marks allow a value in a cell, as the grid is. */
function allows(values, cell, value) {
  const only = data.only?.find(([marked]) => marked === cell);
  if (only && !((only[1] >> (value - 1)) & 1)) return false;
  return (data.links ?? []).every(([one, other, relation]) => {
    if (one === cell) return goTogether(value, values[other], relation);
    return other !== cell || goTogether(values[one], value, relation);
  });
}
