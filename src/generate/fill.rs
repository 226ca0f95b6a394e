//! A full grid at random.

use crate::puzzle::Grid;
use crate::rng::Stream;
use crate::solver::{Branching, Search};

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
