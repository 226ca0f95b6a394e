//! A full grid of any kind, made in any way.

use super::fill::{Fill, fill};
use super::revision::Revision;
use super::{cages, latin, marks, regions, shuffle};
use crate::puzzle::{Grid, Kind, Shape, Variant};
use crate::rng::Stream;
use std::sync::Arc;

/// A full grid of `kind`, and the shape it obeys. `None` if none is found within the budget.
pub(super) fn full_grid(
    revision: &Revision,
    kind: Kind,
    how: Fill,
    rng: &mut Stream,
) -> Option<(Arc<Shape>, Grid)> {
    let plain = kind.unmarked();
    let (shape, full) = match Shape::of(plain) {
        Some(shape) if kind.is_latin() => (shape, latin::square(kind.side(), rng)),
        Some(shape) => {
            let full = match how {
                Fill::Random => fill(&revision.budgets, &shape, rng)?,
                Fill::Shuffle => shuffle::shuffled(revision, &shape, rng)?,
            };
            (shape, full)
        }
        None => regions::jigsaw(&revision.budgets, plain, rng)?,
    };
    let marks = match kind.has_marks() {
        true => marks::drawn(kind, &shape, &full, rng),
        false => Vec::new(),
    };
    let drawn = match (kind.has(Variant::Killer), kind.has_marks()) {
        (true, _) => cages::killer(&revision.cages, kind, &shape, &full, marks, rng),
        (false, true) => marks::marked(kind, &shape, marks),
        (false, false) => shape,
    };
    Some((drawn, full))
}
