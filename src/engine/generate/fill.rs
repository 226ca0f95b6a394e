//! Full grids: by random backtracking, or from a base grid of the kind.

use super::revision::{Budgets, Revision};
use crate::puzzle::{Grid, Kind, KindError, Shape, Transform};
use crate::solver::{Branching, ClassicSolver, Guess, Search, SearchOutcome};
use gridpress_ground::cache::Cache;
use gridpress_ground::english;
use gridpress_ground::named::names;
use gridpress_ground::rng::Stream;

/// The way in which a full grid is generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Fill {
    /// Random backtracking, which can produce any grid.
    #[default]
    Random,
    /// A base grid under the symmetries of its kind: fast, but all such grids are equivalent.
    Shuffle,
}

names! {
    Fill {
        "random" => Fill::Random,
        "shuffle" => Fill::Shuffle,
    }
}

impl Fill {
    /// Checks that grids of `kind` can be filled this way.
    ///
    /// # Errors
    /// [`KindError`] for a shuffled jigsaw, which has no base grid before its regions are drawn, for shuffled
    /// overlapping grids, and for a shuffled Latin square.
    pub fn check_kind(self, kind: Kind) -> Result<(), KindError> {
        // A change of one grid would not fit the others, and each jigsaw has its own regions.
        let message = if self != Fill::Shuffle {
            return Ok(());
        } else if !kind.grids().is_single() {
            english!("shuffled-overlapping": "overlapping grids cannot be filled by shuffling")
        } else if kind.is_latin() {
            english!("shuffled-latin": "a Latin square cannot be filled by shuffling")
        } else if kind.has_irregular_regions() {
            english!("shuffled-jigsaw": "a jigsaw cannot be filled by shuffling")
        } else {
            return Ok(());
        };
        Err(KindError { message, help: english!("use-random-fill": "use the fill `random`") })
    }
}

/// Fills a grid by random backtracking: a cell with few candidates takes one of them at random, followed by all
/// consequences. `None` if there is no full grid, or none is found within the budget.
pub(super) fn fill(budgets: &Budgets, shape: &Shape, rng: &mut Stream) -> Option<Grid> {
    // The two solvers draw differently, so which one fills a kind is as frozen as the stream.
    if let Some(mut counter) = ClassicSolver::for_shape(shape) {
        let cells = counter.fill(budgets.fill_guesses_in_all, &mut |n| rng.below(n))?;
        return Some(Grid::from_cells(cells.to_vec()));
    }
    let mut search = Search::new(shape);
    for _ in 0..max_tries(budgets, shape) {
        match try_fill(budgets, &mut search, rng) {
            Ok(full) => return Some(full),
            // The search was exhausted: there is no full grid, whatever the draws.
            Err(SearchOutcome::Complete) => return None,
            Err(_) => {}
        }
    }
    None
}

/// Fills a grid by random backtracking, in a single try.
///
/// # Errors
/// [`SearchOutcome::Complete`] if there is no full grid; [`SearchOutcome::OutOfGuesses`] if it takes too many guesses,
/// as some beginnings take very long to complete.
pub(super) fn try_fill(
    budgets: &Budgets,
    search: &mut Search,
    rng: &mut Stream,
) -> Result<Grid, SearchOutcome> {
    let shape = search.shape();
    let mut shuffled = ShuffledOrder { rng, branches_on_digits: is_filled_by_digits(shape) };
    if !search.load(&Grid::empty(shape.side())) {
        return Err(SearchOutcome::Complete);
    }
    // The first solution is taken, hence it always stops.
    match search.run(guesses_per_try(budgets, shape), &mut shuffled, &mut |_| false) {
        SearchOutcome::Stopped => Ok(search.grid()),
        end => Err(end),
    }
}

/// Returns the maximum number of tries to fill `shape`.
pub(super) fn max_tries(budgets: &Budgets, shape: &Shape) -> u64 {
    budgets.fill_guesses_in_all / guesses_per_try(budgets, shape)
}

/// Returns the number of guesses before a fill of `shape` starts over.
fn guesses_per_try(budgets: &Budgets, shape: &Shape) -> u64 {
    if !is_filled_by_digits(shape) {
        budgets.fill_guesses * shape.cells() as u64
    } else {
        budgets.fill_guesses_of_links
    }
}

fn is_filled_by_digits(shape: &Shape) -> bool {
    // Filling cell by cell took 1.9 times as long for non-consecutive grids, where the middle digits decide.
    !shape.pair_constraints().is_empty()
}

struct ShuffledOrder<'r> {
    rng: &'r mut Stream,
    branches_on_digits: bool,
}

impl Branching for ShuffledOrder<'_> {
    fn order(&mut self, guesses: &mut [Guess]) {
        self.rng.shuffle(guesses);
    }

    fn branches_on_digits(&self) -> bool {
        self.branches_on_digits
    }
}

/// Returns the base grid of `shape` under a random one of its symmetries; `None` without a base grid.
pub(super) fn shuffle_base_grid(
    revision: &Revision,
    shape: &Shape,
    rng: &mut Stream,
) -> Option<Grid> {
    Some(Transform::random(shape, rng).apply_to_grid(&base_grid(revision, shape)?))
}

/// Returns the grid that all shuffled ones of a kind are derived from; `None` if none is found.
fn base_grid(revision: &Revision, shape: &Shape) -> Option<Grid> {
    static BASES: Cache<(u32, Kind), Option<Grid>, 64> = Cache::empty();
    let kind = shape.kind();
    if kind.variants().next().is_none() {
        return Some(cyclic_grid(kind));
    }
    BASES.get_or_compute((revision.number, kind), || {
        // Always the same stream, so always the same grid.
        let mut rng = Stream::new(revision.number, "base", &kind.to_string(), 0);
        fill(&revision.budgets, shape, &mut rng)
    })
}

/// Returns a grid in which each row is the previous one shifted by the width of a box, plus one from band to band.
fn cyclic_grid(kind: Kind) -> Grid {
    let (side, (rows, columns)) = (kind.side(), kind.boxes());
    let digit = |cell: usize| {
        let (row, column) = (cell / side, cell % side);
        // Rows of a band are shifted by whole boxes, so each box has every digit once; bands are shifted by one, so
        // each column does.
        (row % rows * columns + row / rows + column) % side + 1
    };
    Grid::from_cells((0..kind.cells()).map(|cell| digit(cell) as u8).collect())
}

#[cfg(test)]
mod tests {
    use super::super::fill::Fill;
    use super::*;

    #[test]
    fn shuffled_grids_obey_their_shape() {
        for kind in [
            "4", "6", "6-3x2", "8", "9", "10-5x2", "12", "16", "25", "6+diagonal", "9+diagonal",
            "9+windoku", "9+antiknight",
        ] {
            let shape = Shape::of(kind.parse().unwrap()).unwrap();
            let mut seen = Vec::new();
            for attempt in 0..4 {
                let mut rng = Stream::new(1, "shuffled", "test/1", attempt);
                let full = shuffle_base_grid(Revision::NEWEST, &shape, &mut rng).unwrap();
                let differ = |cell: usize| {
                    let mut peers = shape.peers(cell).iter();
                    full.get(cell) != 0 && peers.all(|&peer| full.get(peer) != full.get(cell))
                };
                assert!((0..shape.cells()).all(differ), "{kind}");
                assert!(!seen.contains(&full), "{kind}");
                seen.push(full);
            }
        }
    }

    /// Frozen with the engine revision, like the vectors of the random fill.
    #[test]
    fn shuffled_grids_are_pinned() {
        let seen: String = ["4", "6-3x2", "9", "16"]
            .map(|kind| {
                let shape = Shape::of(kind.parse().unwrap()).unwrap();
                let mut rng = Stream::new(1, "autumn 2026", "easy/17", 0);
                format!(
                    "{kind} {}\n",
                    shuffle_base_grid(Revision::NEWEST, &shape, &mut rng).unwrap()
                )
            })
            .concat();
        gridpress_testing::golden::check("shuffled-1.txt", &seen);
    }

    #[test]
    fn jigsaws_are_not_shuffled() {
        assert!(Fill::Shuffle.check_kind("9+jigsaw".parse().unwrap()).is_err());
        assert!(Fill::Random.check_kind("9+jigsaw".parse().unwrap()).is_ok());
        assert!(Fill::Shuffle.check_kind("9+killer".parse().unwrap()).is_ok());
    }
}
