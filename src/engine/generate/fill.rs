//! Full grids by random backtracking.

use super::revision::Budgets;
use crate::named::names;
use crate::puzzle::{Grid, Kind, KindError, Shape, Variant};
use crate::rng::Stream;
use crate::solver::{Branching, Counter, End, Guess, Search};

/// How a full grid is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fill {
    /// By random backtracking: any grid can come.
    #[default]
    Random,
    /// A base grid under the symmetries of its kind: quick, and all such grids are alike.
    Shuffle,
}

names! {
    Fill {
        "random" => Fill::Random,
        "shuffle" => Fill::Shuffle,
    }
}

impl Fill {
    /// Whether grids of `kind` can be made this way.
    ///
    /// # Errors
    /// [`KindError`] for a shuffled jigsaw, of which no grid is known before its regions are drawn, and for a Latin square.
    pub fn goes_with(self, kind: Kind) -> Result<(), KindError> {
        if self == Fill::Shuffle && !kind.grids().is_one() {
            return Err(KindError {
                message: "overlapping grids cannot be filled by shuffling".into(),
                help: "what moves in one would not fit the others: use the fill `random`".into(),
            });
        }
        if self == Fill::Shuffle && kind.is_latin() {
            return Err(KindError {
                message: "a Latin square cannot be filled by shuffling".into(),
                help: "any of them is as quick: use the fill `random`".into(),
            });
        }
        if self == Fill::Shuffle && kind.has(Variant::Jigsaw) {
            return Err(KindError {
                message: "a jigsaw cannot be filled by shuffling".into(),
                help: "each has regions of its own: use the fill `random`".into(),
            });
        }
        Ok(())
    }
}

/// A full grid by random backtracking: a cell with few candidates takes one of them at random, what
/// follows is followed, and dead ends are taken back. `None` if there is no full grid, or none is found within the budget.
pub(super) fn fill(budgets: &Budgets, shape: &Shape, rng: &mut Stream) -> Option<Grid> {
    if let Some(mut counter) = Counter::of(shape) {
        let cells = counter.fill(budgets.fill_guesses_in_all, &mut |n| rng.below(n))?;
        return Some(Grid::from_cells(cells.to_vec()));
    }
    let mut search = Search::new(shape);
    for _ in 0..tries(budgets, shape) {
        match try_fill(budgets, &mut search, rng) {
            Ok(full) => return Some(full),
            Err(End::Exhausted) => return None,
            Err(_) => {}
        }
    }
    None
}

/// A full grid by random backtracking.
///
/// # Errors
/// [`End::Exhausted`] if there is none; [`End::Spent`] if it takes too many guesses: chance may have led where no way out
/// is short.
pub(super) fn try_fill(
    budgets: &Budgets,
    search: &mut Search,
    rng: &mut Stream,
) -> Result<Grid, End> {
    let shape = search.shape();
    let mut shuffled = Shuffled { rng, by_digits: is_filled_by_digits(shape) };
    if !search.load(&Grid::empty(shape.side())) {
        return Err(End::Exhausted);
    }
    match search.run(guesses(budgets, shape), &mut shuffled, &mut |_| false) {
        End::Stopped => Ok(search.grid()),
        end => Err(end),
    }
}

/// How often a fill of `shape` starts over before it is given up.
pub(super) fn tries(budgets: &Budgets, shape: &Shape) -> u64 {
    budgets.fill_guesses_in_all / guesses(budgets, shape)
}

/// Guesses before a fill of `shape` starts over.
fn guesses(budgets: &Budgets, shape: &Shape) -> u64 {
    match is_filled_by_digits(shape) {
        false => budgets.fill_guesses * shape.cells() as u64,
        true => budgets.fill_guesses_of_links,
    }
}

fn is_filled_by_digits(shape: &Shape) -> bool {
    !shape.links().is_empty()
}

struct Shuffled<'r> {
    rng: &'r mut Stream,
    by_digits: bool,
}

impl Branching for Shuffled<'_> {
    fn order(&mut self, guesses: &mut [Guess]) {
        self.rng.shuffle(guesses);
    }

    fn by_digits(&self) -> bool {
        self.by_digits
    }
}
