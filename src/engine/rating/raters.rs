//! Rating puzzles of any shape, one after the other.

use super::{Rater, Scale};
use crate::puzzle::Shape;
use std::sync::Arc;

/// A [`Rater`] for the shape at hand, kept as long as the next puzzle has the same one.
pub struct Raters {
    scale: &'static Scale,
    last: Option<(Arc<Shape>, Rater)>,
}

impl Raters {
    /// Raters by `scale`.
    pub fn new(scale: &'static Scale) -> Raters {
        Raters { scale, last: None }
    }

    /// The rater for puzzles of `shape`.
    pub fn of(&mut self, shape: &Arc<Shape>) -> &mut Rater {
        let fits = |(known, _): &(Arc<Shape>, Rater)| Arc::ptr_eq(known, shape) || known == shape;
        let rater = match self.last.take().filter(fits) {
            Some(last) => last,
            None => (shape.clone(), Rater::new(self.scale, shape)),
        };
        &mut self.last.insert(rater).1
    }
}
