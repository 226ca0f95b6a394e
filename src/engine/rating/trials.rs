//! Guessing, which grades puzzles beyond every technique.

use super::candidates::{Candidates, SinglesOutcome, fill_singles};
use super::tables::{NumberLine, Tables};
use crate::puzzle::{CageCandidates, MAX_IN_SEQUENCE};
use gridpress_ground::set::{Set, bits};

/// Maximum number of digits tried for one puzzle, times its cells: with houses only, and with cages, marks or lines,
/// which are slow to search.
// Divided by the cells, since a trial in a larger grid takes longer: 9,876 or 3,703 digits in a 9x9.
const TRIAL_BUDGETS: [usize; 2] = [800_000, 300_000];

/// Maximum number of digits tried to fill a line.
const LINE_STEPS: u32 = 3_000;

/// A puzzle in which digits are tried.
#[derive(Clone)]
struct TrialState<const W: usize> {
    candidates: Candidates<W>,
    /// The placed digits, from 1; 0 for an empty cell.
    values: Vec<u8>,
}

/// The rules by which digits are tried.
struct Trials<'t, const W: usize> {
    tables: &'t Tables<W>,
    /// Number of digits that may still be tried.
    left: u32,
}

/// Returns how much guessing solves a puzzle that is beyond every technique, as a number of tried digits.
///
/// Guessing starts in the best cell of two or three candidates and goes on in the cell with the fewest. Singles, locked
/// candidates, and what sums, marks and lines leave to each cell are applied in between. `values` are the digits of the
/// cells that are not empty in `candidates`.
pub(super) fn count_digits<const W: usize>(
    tables: &Tables<W>,
    candidates: Candidates<W>,
    values: &[u8],
) -> u32 {
    let has_others =
        !tables.sums.is_empty() || !tables.number_lines.is_empty() || !tables.pairings.is_empty();
    let budget = (TRIAL_BUDGETS[usize::from(has_others)] / tables.cells) as u32;
    let mut trials = Trials { tables, left: budget };
    let value =
        |(cell, &value): (usize, &u8)| if candidates.empty.contains(cell) { 0 } else { value };
    let values = values.iter().enumerate().map(value).collect();
    let mut state = TrialState { candidates, values };
    if trials.fill(&mut state) != SinglesOutcome::Stuck {
        return 0;
    }
    // The cell that a person would choose comes first: its count bounds all others, which are given up as soon as they
    // exceed it.
    let first = cell_with_fewest(tables, &state.candidates);
    let mut least = trials.count(&state, first, budget).unwrap_or(budget);
    let [_, _, two, three] = state.candidates.by_count(tables.digits);
    for cell in (two | three).iter().filter(|&cell| cell != first) {
        // The budget is one of the whole puzzle; what has been found until it ends stands, so the result does not
        // depend on time.
        if trials.left == 0 {
            break;
        }
        least = trials.count(&state, cell, least).map_or(least, |count| count.min(least));
    }
    least
}

impl<const W: usize> Trials<'_, W> {
    /// Returns the number of digits tried if those of `cell` come first; `None` if it is more than `limit` or the budget
    /// is exhausted.
    fn count(&mut self, state: &TrialState<W>, cell: usize, limit: u32) -> Option<u32> {
        let digits: Vec<usize> = (0..self.tables.digits)
            .filter(|digit| state.candidates.planes[*digit].contains(cell))
            .collect();
        let mut count = 0;
        for digit in digits {
            count += 1;
            if count > limit {
                return None;
            }
            // All branches count, the right one too: a person does not know which one it is.
            self.left = self.left.checked_sub(1)?;
            let mut branch = state.clone();
            branch.candidates.place(self.tables, cell, digit);
            branch.values[cell] = digit as u8 + 1;
            if self.fill(&mut branch) == SinglesOutcome::Stuck {
                let next = cell_with_fewest(self.tables, &branch.candidates);
                count += self.count(&branch, next, limit - count)?;
            }
        }
        Some(count)
    }

    /// Fills in singles and removes candidates until nothing changes.
    fn fill(&self, state: &mut TrialState<W>) -> SinglesOutcome {
        loop {
            let TrialState { candidates, values } = state;
            let outcome = fill_singles(self.tables, candidates, |cell, digit| {
                values[cell] = digit as u8 + 1;
            });
            if outcome == SinglesOutcome::Broken {
                return outcome;
            }
            // Cages and lines are slow to search, so they wait until nothing cheaper is left.
            if outcome == SinglesOutcome::Stuck && remove_locked(self.tables, candidates) {
                continue;
            }
            match self.restrict(state) {
                None => return SinglesOutcome::Broken,
                Some(true) => {}
                Some(false) => return outcome,
            }
        }
    }

    /// Removes what sums, marks and lines rule out. Returns `true` if anything changed, and `None` if one of them cannot
    /// be satisfied.
    fn restrict(&self, state: &mut TrialState<W>) -> Option<bool> {
        let tables = self.tables;
        let mut masks = vec![0; tables.cells];
        for (digit, plane) in state.candidates.planes[..tables.digits].iter().enumerate() {
            plane.iter().for_each(|cell| masks[cell] |= 1 << digit);
        }
        for (mask, &value) in masks.iter_mut().zip(&state.values) {
            // A filled cell takes part in its sums and lines with its one digit.
            if value != 0 {
                *mask = 1 << (value - 1);
            }
        }
        let before = masks.clone();
        for sum in &tables.sums {
            let of_cells: Vec<u32> = sum.cells.iter().map(|cell| masks[cell]).collect();
            let candidates = CageCandidates {
                rule: sum.rule,
                target: sum.target,
                masks: &of_cells,
                earlier_peers: &sum.apart,
            };
            keep(&mut masks, sum.cells.iter(), &candidates.possible_digits())?;
        }
        for line in &tables.number_lines {
            let possible = possible_digits(line, &masks)?;
            keep(&mut masks, line.sequence.cells.iter().copied(), &possible)?;
        }
        for pairing in &tables.pairings {
            let [a, b] = pairing.cells;
            let partners = |end: usize, mask: u32| {
                bits(mask).fold(0, |all, digit| all | pairing.partners[end][digit])
            };
            let of_b = partners(0, masks[a]);
            let of_a = partners(1, masks[b]);
            keep(&mut masks, pairing.cells.into_iter(), &[of_a, of_b])?;
        }
        let mut any = false;
        for (cell, (before, mask)) in before.into_iter().zip(masks).enumerate() {
            for digit in bits(before & !mask) {
                state.candidates.planes[digit] -= Set::from_cell(cell);
                any = true;
            }
        }
        Some(any)
    }
}

/// Returns the digits that each cell of a line can take; `None` if there are none.
fn possible_digits<const W: usize>(
    line: &NumberLine<W>,
    masks: &[u32],
) -> Option<[u32; MAX_IN_SEQUENCE]> {
    let of_cells: Vec<u32> = line.sequence.cells.iter().map(|&cell| masks[cell]).collect();
    let mut possible = [0; MAX_IN_SEQUENCE];
    let is_all =
        line.sequence.for_each_filling(&of_cells, &line.apart, LINE_STEPS, &mut |digits| {
            let all = possible.iter_mut().zip(digits);
            all.for_each(|(possible, digit)| *possible |= 1 << (digit - 1));
            true
        });
    // Long lines have too many fillings; without the rule that cells in sight differ, the digits follow cell by cell.
    let possible = if is_all { possible } else { line.sequence.possible_digits(&of_cells) };
    (possible[0] != 0).then_some(possible)
}

/// Keeps only the `possible` digits of cells. `None` if a cell has none left.
fn keep(masks: &mut [u32], cells: impl Iterator<Item = usize>, possible: &[u32]) -> Option<()> {
    for (cell, possible) in cells.zip(possible) {
        masks[cell] &= possible;
        if masks[cell] == 0 {
            return None;
        }
    }
    Some(())
}

/// Returns the first of the cells with the fewest candidates.
fn cell_with_fewest<const W: usize>(tables: &Tables<W>, candidates: &Candidates<W>) -> usize {
    let [_, _, two, three] = candidates.by_count(tables.digits);
    if let Some(few) = [two, three].into_iter().find(|few| !few.is_empty()) {
        return few.first();
    }
    let planes = &candidates.planes[..tables.digits];
    let count = |cell: &usize| planes.iter().filter(|plane| plane.contains(*cell)).count();
    candidates.empty.iter().min_by_key(count).unwrap_or(0)
}

/// Removes a digit from the rest of a line or a box where the other has all its places in their crossing. Returns
/// `true` if anything changed.
fn remove_locked<const W: usize>(tables: &Tables<W>, candidates: &mut Candidates<W>) -> bool {
    let mut any = false;
    for plane in &mut candidates.planes[..tables.digits] {
        let before = *plane;
        // Pointing and claiming in one pass: the crossing must hold a place, or the house is broken and nothing
        // follows.
        for crossing in &tables.crossings {
            let [line, block] =
                [crossing.line, crossing.block].map(|house| tables.houses[house] - crossing.cells);
            match (plane.intersects(line), plane.intersects(block)) {
                (false, true) if plane.intersects(crossing.cells) => *plane -= block,
                (true, false) if plane.intersects(crossing.cells) => *plane -= line,
                _ => {}
            }
        }
        any |= *plane != before;
    }
    any
}
