//! Combinations of variants that have no grids, or hardly any.

use super::Variant;
use std::ops::RangeInclusive;

/// Combinations of variants for which no grid exists, or none can be found quickly: the variants, the sides of the
/// grid, and a message.
pub(super) const INCOMPATIBLE: [(&[Variant], RangeInclusive<u8>, &str); 29] = {
    use Variant::{
        Antiking, Antiknight, Asterisk, CenterDot, Diagonal, Disjoint, Girandola, Jigsaw,
        NonConsecutive, Windoku,
    };
    [
        (&[Diagonal, Antiknight], 4..=6, "no grid of 4x4 or 6x6 has both diagonal and antiknight"),
        (
            &[Diagonal, Antiknight],
            10..=10,
            "hardly any grid of 10x10 has both diagonal and antiknight",
        ),
        (&[Diagonal, Antiknight], 25..=25, "diagonal and antiknight can be combined up to size 16"),
        (
            &[Diagonal, Windoku, Antiknight],
            4..=16,
            "no grid is known that has diagonal, windoku and antiknight",
        ),
        (&[Jigsaw, Antiknight], 10..=25, "jigsaw and antiknight can be combined up to size 9"),
        (
            &[Diagonal, Jigsaw, Antiknight],
            4..=9,
            "hardly any regions leave a grid with both diagonal and antiknight",
        ),
        (
            &[Windoku, Jigsaw, Antiknight],
            4..=9,
            "hardly any regions leave a grid with both windoku and antiknight",
        ),
        (
            &[Jigsaw, Antiknight, Asterisk],
            9..=9,
            "hardly any regions leave a grid with both antiknight and asterisk",
        ),
        (
            &[Diagonal, Windoku, Jigsaw, Asterisk],
            9..=9,
            "hardly any regions leave a grid with diagonal, windoku and asterisk",
        ),
        (
            &[Diagonal, Antiknight, Girandola],
            9..=9,
            "no grid has diagonal, antiknight and girandola",
        ),
        (&[Windoku, Antiknight, Girandola], 9..=9, "no grid has windoku, antiknight and girandola"),
        (
            &[Jigsaw, Antiknight, Girandola],
            9..=9,
            "hardly any regions leave a grid with both antiknight and girandola",
        ),
        (
            &[Diagonal, Windoku, Jigsaw, Girandola],
            9..=9,
            "hardly any regions leave a grid with diagonal, windoku and girandola",
        ),
        (&[Diagonal, Jigsaw], 16..=16, "jigsaw and diagonal can be combined up to size 12"),
        (&[Windoku, Jigsaw], 16..=16, "jigsaw and windoku can be combined up to size 9"),
        (&[Antiknight, Disjoint], 4..=4, "no grid of 4x4 has both antiknight and disjoint groups"),
        (&[Antiknight, Antiking], 6..=6, "no grid of 6x6 has both antiknight and antiking"),
        (
            &[Antiking, NonConsecutive],
            6..=8,
            "hardly any grid of 6x6 or 8x8 has both antiking and non-consecutive",
        ),
        (
            &[Antiknight, NonConsecutive],
            6..=6,
            "hardly any grid of 6x6 has both antiknight and non-consecutive",
        ),
        (&[Diagonal, Antiking], 6..=6, "hardly any grid of 6x6 has both diagonal and antiking"),
        (
            &[Diagonal, Disjoint],
            6..=6,
            "hardly any grid of 6x6 has both diagonal and disjoint groups",
        ),
        (
            &[Diagonal, NonConsecutive],
            6..=6,
            "hardly any grid of 6x6 has both diagonal and non-consecutive",
        ),
        (
            &[Disjoint, NonConsecutive],
            6..=6,
            "hardly any grid of 6x6 has both disjoint groups and non-consecutive",
        ),
        (&[Windoku, Disjoint], 16..=16, "windoku and disjoint groups can be combined up to size 9"),
        (&[Windoku, NonConsecutive], 9..=9, "hardly any grid has both windoku and non-consecutive"),
        (
            &[Asterisk, NonConsecutive],
            9..=9,
            "hardly any grid has both asterisk and non-consecutive",
        ),
        (
            &[Jigsaw, NonConsecutive],
            8..=9,
            "hardly any regions leave a grid that is non-consecutive",
        ),
        (&[CenterDot, Disjoint], 9..=9, "the dotted cells are one of the disjoint groups"),
        (
            &[Girandola, NonConsecutive],
            9..=9,
            "hardly any grid has both girandola and non-consecutive",
        ),
    ]
};
