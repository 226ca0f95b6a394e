//! Tables of what attempts remove and need, by kind; how each was measured stands in its file.

use super::level::Level;
use crate::puzzle::{Kind, Symmetry};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// What a random pass removes.
pub(super) struct Passes {
    text: &'static str,
    lines: OnceLock<BTreeMap<Kind, Pass>>,
}

/// What a random pass removes of a kind's full grid.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Pass {
    /// Cells removed without symmetry: half of all passes remove as many.
    pub(super) median: u32,
    /// With each symmetry, what one pass in 100 removes, and what one in 10,000 does.
    tops: Vec<(u32, u32)>,
}

impl Passes {
    /// The table in `text`: for each kind a line, with tabs between.
    pub(super) const fn new(text: &'static str) -> Passes {
        Passes {
            text,
            lines: OnceLock::new(),
        }
    }

    /// The line of `kind`, in which turned boxes and usual ones share.
    pub(super) fn of(&self, kind: Kind) -> &Pass {
        let lines = self.lines.get_or_init(|| {
            let lines = lines(self.text).map(|(kind, numbers)| {
                let pass = Pass::read(numbers).expect("a median and pairs of numbers");
                (kind, pass)
            });
            lines.collect()
        });
        &lines[&kind.usual()]
    }
}

impl Pass {
    fn read(numbers: &str) -> Option<Pass> {
        let mut numbers = numbers.split('\t');
        let median = numbers.next()?.parse().ok()?;
        let top = |text: &str| {
            let (often, seldom) = text.split_once(' ')?;
            Some((often.parse().ok()?, seldom.parse().ok()?))
        };
        let tops = numbers.map(top).collect::<Option<_>>()?;
        Some(Pass { median, tops })
    }

    /// With `symmetry`, what one pass in 100 removes, and what one in 10,000 does.
    pub(super) fn tops(&self, symmetry: Symmetry) -> (u32, u32) {
        self.tops[symmetry as usize]
    }
}

/// Which techniques the puzzles of each level need.
pub(super) struct Tiers {
    text: &'static str,
    lines: OnceLock<BTreeMap<Kind, &'static str>>,
}

/// The attempts at a level.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shares {
    /// Attempts for each that ends inside the level's band.
    pub(super) tries: u32,
    /// Of 1,000 of those, how many need each tier.
    tiers: [u32; 5],
}

impl Tiers {
    /// The table in `text`: for each kind a line, with tabs between.
    pub(super) const fn new(text: &'static str) -> Tiers {
        Tiers {
            text,
            lines: OnceLock::new(),
        }
    }

    fn lines(&self) -> &BTreeMap<Kind, &'static str> {
        self.lines.get_or_init(|| lines(self.text).collect())
    }

    /// All kinds that were measured.
    #[cfg(test)]
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.lines().keys().copied()
    }

    /// The attempts at `level`. `None`: not one ended inside the band, or none was made.
    pub(super) fn of(&self, kind: Kind, symmetry: Symmetry, level: Level) -> Option<Shares> {
        let line = self.lines().get(&kind.usual())?;
        let of_symmetry = line.split('\t').nth(symmetry as usize)?;
        Shares::read(of_symmetry.split(' ').nth(level as usize)?)
    }
}

impl Shares {
    fn read(text: &str) -> Option<Shares> {
        let (tries, tiers) = text.split_once(':')?;
        let tiers: Vec<u32> = (tiers.split('/'))
            .filter_map(|tier| tier.parse().ok())
            .collect();
        Some(Shares {
            tries: tries.parse().ok()?,
            tiers: tiers.try_into().ok()?,
        })
    }

    /// Of 1,000 puzzles inside the band, those whose tier lies in `tiers`.
    pub(super) fn within(&self, tiers: RangeInclusive<u8>) -> u32 {
        tiers.map(|tier| self.tiers[usize::from(tier) - 1]).sum()
    }
}

/// The lines of a table, each with its kind.
fn lines(text: &'static str) -> impl Iterator<Item = (Kind, &'static str)> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (kind, rest) = line.split_once('\t').expect("a kind and its numbers");
        (kind.parse().expect("a kind"), rest)
    })
}
