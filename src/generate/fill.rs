//! A full grid at random.

use crate::puzzle::{Cell, Grid, Shape};
use crate::rng::Stream;
use crate::solver::{self, Branching, Counter, Search};

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
