//! Combinations of variants that have no grids, or hardly any.

use super::Variant;
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use std::ops::RangeInclusive;

/// The reason why variants cannot be combined.
#[derive(Clone, Copy)]
pub(super) enum Conflict {
    /// No grid is known.
    NoGrid,
    /// Hardly any grids exist, or hardly any regions leave one.
    Rare,
    /// Grids are rare beyond a size.
    UpTo(u8),
    /// Their rules or signs fall on the same cells, or exclude each other.
    Signs,
}

impl Conflict {
    /// Describes the conflict of `variants`.
    pub(super) fn reason(self, variants: &[Variant]) -> EnglishText {
        let is_jigsaw = variants.contains(&Variant::Jigsaw);
        let others = variants.iter().copied().filter(|variant| *variant != Variant::Jigsaw);
        let (all, others) = (Variant::list(variants.iter().copied()), Variant::list(others));
        match self {
            Conflict::NoGrid => {
                english!("no-grid-has": "no grid of this size is known that has all of these: {variants}", variants = all)
            }
            Conflict::Rare if is_jigsaw => {
                english!("rare-regions": "hardly any regions leave a grid that has all of these: {variants}", variants = others)
            }
            Conflict::Rare => {
                english!("rare-grids": "hardly any grid of this size has all of these: {variants}", variants = all)
            }
            Conflict::UpTo(most) => {
                english!("combined-up-to": "these can be combined up to size {most}: {variants}", most, variants = all)
            }
            Conflict::Signs => {
                english!("leave-out-one": "leave out one of these: {variants}", variants = all)
            }
        }
    }
}

/// Combinations of variants for which no grid exists, or none can be found quickly: the variants, the sides of the
/// grid, and the reason.
pub(super) const INCOMPATIBLE: [(&[Variant], RangeInclusive<u8>, Conflict); 29] = {
    use Conflict::{NoGrid, Rare, Signs, UpTo};
    use Variant::{
        Antiking, Antiknight, Asterisk, CenterDot, Diagonal, Disjoint, Girandola, Jigsaw,
        NonConsecutive, Windoku,
    };
    [
        (&[Diagonal, Antiknight], 4..=6, NoGrid),
        (&[Diagonal, Antiknight], 10..=10, Rare),
        (&[Diagonal, Antiknight], 25..=25, UpTo(16)),
        (&[Diagonal, Windoku, Antiknight], 4..=16, NoGrid),
        (&[Jigsaw, Antiknight], 10..=25, UpTo(9)),
        (&[Diagonal, Jigsaw, Antiknight], 4..=9, Rare),
        (&[Windoku, Jigsaw, Antiknight], 4..=9, Rare),
        (&[Jigsaw, Antiknight, Asterisk], 9..=9, Rare),
        (&[Diagonal, Windoku, Jigsaw, Asterisk], 9..=9, Rare),
        (&[Diagonal, Antiknight, Girandola], 9..=9, NoGrid),
        (&[Windoku, Antiknight, Girandola], 9..=9, NoGrid),
        (&[Jigsaw, Antiknight, Girandola], 9..=9, Rare),
        (&[Diagonal, Windoku, Jigsaw, Girandola], 9..=9, Rare),
        (&[Diagonal, Jigsaw], 16..=16, UpTo(12)),
        (&[Windoku, Jigsaw], 16..=16, UpTo(9)),
        (&[Antiknight, Disjoint], 4..=4, NoGrid),
        (&[Antiknight, Antiking], 6..=6, NoGrid),
        (&[Antiking, NonConsecutive], 6..=8, Rare),
        (&[Antiknight, NonConsecutive], 6..=6, Rare),
        (&[Diagonal, Antiking], 6..=6, Rare),
        (&[Diagonal, Disjoint], 6..=6, Rare),
        (&[Diagonal, NonConsecutive], 6..=6, Rare),
        (&[Disjoint, NonConsecutive], 6..=6, Rare),
        (&[Windoku, Disjoint], 16..=16, UpTo(9)),
        (&[Windoku, NonConsecutive], 9..=9, Rare),
        (&[Asterisk, NonConsecutive], 9..=9, Rare),
        (&[Jigsaw, NonConsecutive], 8..=9, Rare),
        (&[CenterDot, Disjoint], 9..=9, Signs),
        (&[Girandola, NonConsecutive], 9..=9, Rare),
    ]
};
