//! A full grid.

use super::shuffle;
use crate::puzzle::{Grid, Kind, Shape};
use crate::rng::Stream;
use crate::solver::{Branching, Search};
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
        Fill::Random => fill(&mut Search::new(&shape), rng),
        Fill::Shuffle => shuffle::shuffled(&shape, rng),
    };
    (shape, full)
}

/// A full grid by random backtracking: the cell with the fewest candidates (the first of them) takes one
/// of its candidates at random, singles are followed, and dead ends are taken back.
pub(super) fn fill(search: &mut Search, rng: &mut Stream) -> Grid {
    let shape = search.shape();
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
    fn order(&mut self, digits: &mut [u8]) {
        self.0.shuffle(digits);
    }
}
