//! A full grid.

use super::{cages, regions, shuffle};
use crate::named::names;
use crate::puzzle::{Grid, Kind, Shape, Variant};
use crate::rng::Stream;
use crate::solver::{Branching, Counter, End, Guess, Search};
use std::sync::Arc;

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

/// A full grid of `kind`, and the shape it obeys.
pub(super) fn full_grid(kind: Kind, how: Fill, rng: &mut Stream) -> (Arc<Shape>, Grid) {
    let uncaged = kind.uncaged();
    let (shape, full) = match Shape::of(uncaged) {
        Some(shape) => {
            let full = match how {
                Fill::Random => fill(&shape, rng),
                Fill::Shuffle => shuffle::shuffled(&shape, rng),
            };
            (shape, full)
        }
        None => regions::jigsaw(uncaged, rng),
    };
    if kind.has(Variant::Killer) {
        (cages::killer(kind, &shape, &full, rng), full)
    } else {
        (shape, full)
    }
}

/// A full grid by random backtracking: a cell with few candidates takes one of them at random, what
/// follows is followed, and dead ends are taken back.
pub(super) fn fill(shape: &Shape, rng: &mut Stream) -> Grid {
    if let Some(mut counter) = Counter::of(shape) {
        let cells = counter.fill(&mut |n| rng.below(n));
        return Grid::from_cells(cells.to_vec());
    }
    let mut search = Search::new(shape);
    loop {
        if let Some(full) = try_fill(&mut search, rng) {
            return full;
        }
    }
}

/// The same with a limited number of guesses: chance may have led where no way out is short.
pub(super) fn try_fill(search: &mut Search, rng: &mut Stream) -> Option<Grid> {
    let cells = search.shape().cells();
    let empty = Grid::empty(search.shape().side());
    let guesses = GUESSES * cells as u64;
    (search.load(&empty) && search.run(guesses, &mut Shuffled(rng), &mut |_| false) == End::Stopped)
        .then(|| search.grid())
}

/// Guesses for each cell before a fill starts over.
const GUESSES: u64 = 4;

struct Shuffled<'r>(&'r mut Stream);

impl Branching for Shuffled<'_> {
    fn order(&mut self, guesses: &mut [Guess]) {
        self.0.shuffle(guesses);
    }
}
