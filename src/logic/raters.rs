//! Rating puzzles of any shape, one after the other.

use super::Rater;
use crate::puzzle::Shape;
use std::sync::Arc;

/// A [`Rater`] for the shape at hand, kept as long as the next puzzle is of the same.
#[derive(Default)]
pub struct Raters {
    last: Option<(Arc<Shape>, Rater)>,
}

impl Raters {
    /// The rater for puzzles of `shape`.
    pub fn of(&mut self, shape: &Arc<Shape>) -> &mut Rater {
        let fits = |(known, _): &(Arc<Shape>, Rater)| Arc::ptr_eq(known, shape);
        let rater = match self.last.take().filter(fits) {
            Some(last) => last,
            None => (shape.clone(), Rater::new(shape)),
        };
        &mut self.last.insert(rater).1
    }
}
