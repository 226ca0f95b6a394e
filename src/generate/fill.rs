//! A full grid.

use super::shuffle;
use crate::puzzle::{Cell, Grid, Kind, Shape};
use crate::rng::Stream;
use crate::solver::{self, Branching, Counter, Search};
use std::fmt;
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

impl Fill {
    /// Every way with the name that specs use.
    pub const NAMES: &[(&str, Fill)] = &[("random", Fill::Random), ("shuffle", Fill::Shuffle)];

    /// Its name in specs.
    pub fn name(self) -> &'static str {
        Fill::NAMES[self as usize].0
    }

    /// The way of that name.
    pub fn named(name: &str) -> Option<Fill> {
        let named = Fill::NAMES.iter().find(|(known, _)| *known == name);
        named.map(|(_, fill)| *fill)
    }
}

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A full grid of `kind`, and the shape it obeys.
pub(super) fn full_grid(kind: Kind, how: Fill, rng: &mut Stream) -> (Arc<Shape>, Grid) {
    let shape = Shape::of(kind).expect("a kind whose puzzles share a shape");
    let full = match how {
        Fill::Random => fill(&shape, rng),
        Fill::Shuffle => shuffle::shuffled(&shape, rng),
    };
    (shape, full)
}

/// A full grid by random backtracking: a cell with few candidates takes one of them at random, what
/// follows is followed, and dead ends are taken back.
pub(super) fn fill(shape: &Shape, rng: &mut Stream) -> Grid {
    if solver::is_classic(shape) {
        let cells = Counter::new().fill(&mut |n| rng.below(n));
        return Grid::from_cells(cells.to_vec());
    }
    let mut search = Search::new(shape);
    let mut full = None;
    search.load(&Grid::empty(shape.side()));
    search.run(&mut Shuffled(rng), &mut |search| {
        full = Some(search.grid());
        false
    });
    full.expect("every shape can be filled")
}

struct Shuffled<'r>(&'r mut Stream);

impl Branching for Shuffled<'_> {
    fn order(&mut self, _: Cell, digits: &mut [u8]) {
        self.0.shuffle(digits);
    }
}
