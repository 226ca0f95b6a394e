//! A full grid of any kind, made in any way.

use super::fill::{Fill, fill};
use super::revision::Revision;
use super::{cages, regions, shuffle};
use crate::puzzle::{Grid, Kind, Shape, Variant};
use crate::rng::Stream;
use std::sync::Arc;

/// A full grid of `kind`, and the shape it obeys.
pub(super) fn full_grid(
    revision: &Revision,
    kind: Kind,
    how: Fill,
    rng: &mut Stream,
) -> (Arc<Shape>, Grid) {
    let uncaged = kind.uncaged();
    let (shape, full) = match Shape::of(uncaged) {
        Some(shape) => {
            let full = match how {
                Fill::Random => fill(&revision.budgets, &shape, rng),
                Fill::Shuffle => shuffle::shuffled(revision, &shape, rng),
            };
            (shape, full)
        }
        None => regions::jigsaw(&revision.budgets, uncaged, rng),
    };
    match kind.has(Variant::Killer) {
        true => (
            cages::killer(&revision.cages, kind, &shape, &full, rng),
            full,
        ),
        false => (shape, full),
    }
}
