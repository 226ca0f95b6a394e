//! How much trying finishes a puzzle that is beyond every technique.

use super::candidates::Candidates;
use super::singles::{Outcome, follow};
use super::tables::Tables;

/// Digits that are tried for one puzzle, at most, times its cells: in larger grids each takes longer.
const BUDGET: usize = 800_000;

/// More than this makes a puzzle no harder.
const MOST: u32 = 500;

/// How many digits have to be tried if trying begins in the best cell of two or three candidates, and goes on in the
/// one with the fewest. Singles and locked candidates are taken in between; of cages nothing is known, so killers count as 0.
pub(super) fn size<const W: usize>(tables: &Tables<W>, mut candidates: Candidates<W>) -> u32 {
    let is_killer = !tables.sums.is_empty();
    if is_killer || narrow(tables, &mut candidates) != Outcome::Stuck {
        return 0;
    }
    let mut left = (BUDGET / tables.cells) as u32;
    let mut least = MOST;
    let [_, _, two, three] = candidates.by_count(tables.digits);
    for cell in (two | three).iter() {
        let limit = least.min(left);
        match tries(tables, &candidates, cell, limit) {
            Some(count) => {
                left -= count;
                least = least.min(count);
            }
            None => left -= limit,
        }
    }
    least
}

/// How many digits are tried if those of `cell` are the first; `None` when that is more than `limit`.
fn tries<const W: usize>(
    tables: &Tables<W>,
    candidates: &Candidates<W>,
    cell: usize,
    limit: u32,
) -> Option<u32> {
    let digits = (0..tables.digits).filter(|&digit| candidates.planes[digit].has(cell));
    let mut count = 0;
    for digit in digits {
        count += 1;
        if count > limit {
            return None;
        }
        let mut branch = *candidates;
        branch.place(tables, cell, digit);
        if narrow(tables, &mut branch) == Outcome::Stuck {
            let next = fewest(tables, &branch);
            count += tries(tables, &branch, next, limit - count)?;
        }
    }
    Some(count)
}

/// The first of the cells with the fewest candidates.
fn fewest<const W: usize>(tables: &Tables<W>, candidates: &Candidates<W>) -> usize {
    let [_, _, two, three] = candidates.by_count(tables.digits);
    if let Some(few) = [two, three].into_iter().find(|few| !few.is_empty()) {
        return few.first();
    }
    let planes = &candidates.planes[..tables.digits];
    let count = |cell: &usize| planes.iter().filter(|plane| plane.has(*cell)).count();
    candidates.empty.iter().min_by_key(count).unwrap_or(0)
}

/// Fills in singles and takes out what locked candidates rule out, until there are no more.
fn narrow<const W: usize>(tables: &Tables<W>, candidates: &mut Candidates<W>) -> Outcome {
    loop {
        let outcome = follow(tables, candidates, |_, _| {});
        if outcome != Outcome::Stuck || !lock(tables, candidates) {
            return outcome;
        }
    }
}

/// Takes a digit out of what a line or a box has beside their crossing, where the other has no place beside it.
fn lock<const W: usize>(tables: &Tables<W>, candidates: &mut Candidates<W>) -> bool {
    let mut any = false;
    for plane in &mut candidates.planes[..tables.digits] {
        let before = *plane;
        for crossing in &tables.crossings {
            let [line, block] =
                [crossing.line, crossing.block].map(|house| tables.houses[house] - crossing.cells);
            match (plane.meets(line), plane.meets(block)) {
                (false, true) if plane.meets(crossing.cells) => *plane -= block,
                (true, false) if plane.meets(crossing.cells) => *plane -= line,
                _ => {}
            }
        }
        any |= *plane != before;
    }
    any
}
