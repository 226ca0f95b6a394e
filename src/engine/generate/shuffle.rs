//! A full grid from a known one: the base of its kind, under a random one of the kind's symmetries.

use super::fill::fill;
use super::revision::Revision;
use crate::puzzle::{Grid, Kind, Shape, Transform};
use crate::rng::Stream;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The base grid of `shape` under a random one of its symmetries; `None` without a base grid.
pub(super) fn shuffled(revision: &Revision, shape: &Shape, rng: &mut Stream) -> Option<Grid> {
    let transform = Transform::random(shape, rng);
    Some(transform.grid(&base(revision, shape)?))
}

/// The grid that all shuffled ones of a kind come from; `None` if none is found.
fn base(revision: &Revision, shape: &Shape) -> Option<Grid> {
    static KNOWN: Mutex<BTreeMap<(u32, Kind), Option<Grid>>> = Mutex::new(BTreeMap::new());
    let kind = shape.kind();
    if kind.variants().next().is_none() {
        return Some(pattern(kind));
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let found = known.entry((revision.number, kind)).or_insert_with(|| {
        // Always the same stream, so always the same grid.
        let mut rng = Stream::new(revision.number, "base", &kind.to_string(), 0);
        fill(&revision.budgets, shape, &mut rng)
    });
    found.clone()
}

/// Each row the one before shifted by the width of a box, and by one more from band to band.
fn pattern(kind: Kind) -> Grid {
    let (side, (rows, columns)) = (kind.side(), kind.boxes());
    let digit = |cell: usize| {
        let (row, column) = (cell / side, cell % side);
        (row % rows * columns + row / rows + column) % side + 1
    };
    Grid::from_cells((0..kind.cells()).map(|cell| digit(cell) as u8).collect())
}

#[cfg(test)]
mod tests {
    use super::super::fill::Fill;
    use super::*;

    #[test]
    fn shuffled_grids_obey_their_shape() {
        for kind in [
            "4",
            "6",
            "6-3x2",
            "8",
            "9",
            "10-5x2",
            "12",
            "16",
            "25",
            "6+diagonal",
            "9+diagonal",
            "9+windoku",
            "9+antiknight",
        ] {
            let shape = Shape::of(kind.parse().unwrap()).unwrap();
            let mut seen = Vec::new();
            for attempt in 0..4 {
                let mut rng = Stream::new(1, "shuffled", "test/1", attempt);
                let full = shuffled(Revision::FIRST, &shape, &mut rng).unwrap();
                let differ = |cell: usize| {
                    let mut peers = shape.peers(cell).iter();
                    full.get(cell) != 0 && peers.all(|&peer| full.get(peer) != full.get(cell))
                };
                assert!((0..shape.cells()).all(differ), "{kind}");
                assert!(!seen.contains(&full), "{kind}");
                seen.push(full);
            }
        }
    }

    /// Frozen with the engine revision, like the vectors of the random fill.
    #[test]
    fn shuffled_grids_are_pinned() {
        let seen: String = ["4", "6-3x2", "9", "16"]
            .map(|kind| {
                let shape = Shape::of(kind.parse().unwrap()).unwrap();
                let mut rng = Stream::new(1, "autumn 2026", "easy/17", 0);
                format!("{kind} {}\n", shuffled(Revision::FIRST, &shape, &mut rng).unwrap())
            })
            .concat();
        gridpress_testing::golden::check("shuffled-1.txt", &seen);
    }

    #[test]
    fn jigsaws_are_not_shuffled() {
        assert!(Fill::Shuffle.goes_with("9+jigsaw".parse().unwrap()).is_err());
        assert!(Fill::Random.goes_with("9+jigsaw".parse().unwrap()).is_ok());
        assert!(Fill::Shuffle.goes_with("9+killer".parse().unwrap()).is_ok());
    }
}
