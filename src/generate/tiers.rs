//! Which techniques the puzzles of each level need, as measured, and the windows that are set from it.

use super::level::{Level, bands, seldom};
use super::target::{Window, least_share};
use crate::logic::Technique;
use crate::puzzle::{Kind, Symmetry};
use std::ops::RangeInclusive;

/// What was measured; how stands in the file.
static MEASURED: &str = include_str!("tiers.tsv");

/// What a level's label promises: the tiers of the hardest technique that its puzzles need, easiest level first.
const PROMISED: [RangeInclusive<u8>; 5] = [1..=1, 1..=2, 2..=2, 3..=4, 3..=5];

/// A spec whose puzzles are rarer than one in so many attempts is refused.
const RAREST: u32 = 10_000;

/// The attempts at a level.
struct Measured {
    /// Attempts for each that ends inside the level's band.
    tries: u32,
    /// Of 1,000 of those, how many need each tier.
    tiers: [u32; 5],
}

impl Measured {
    /// Of 1,000 puzzles inside the band, those whose tier lies in `tiers`.
    fn share(&self, tiers: &RangeInclusive<u8>) -> u32 {
        tiers
            .clone()
            .map(|tier| self.tiers[usize::from(tier) - 1])
            .sum()
    }
}

/// The attempts at `level`. `None`: not one ended inside the band.
fn measured(kind: Kind, symmetry: Symmetry, level: Level) -> Option<Measured> {
    let name = kind.usual().to_string();
    let mut lines = MEASURED.lines().filter_map(|line| line.split_once('\t'));
    let (_, line) = lines.find(|(kind, _)| *kind == name)?;
    let of_symmetry = line.split('\t').nth(symmetry as usize)?;
    let (tries, tiers) = of_symmetry
        .split(' ')
        .nth(level as usize)?
        .split_once(':')?;
    let tiers: Vec<u32> = tiers
        .split('/')
        .filter_map(|tier| tier.parse().ok())
        .collect();
    Some(Measured {
        tries: tries.parse().ok()?,
        tiers: tiers.try_into().ok()?,
    })
}

/// From the first technique of the one tier to the last of the other.
fn techniques(tiers: &RangeInclusive<u8>) -> Window {
    let of = |tier: &u8| {
        let mut all = Technique::all().filter(|technique| technique.tier() == *tier);
        let first = all.next().expect("every tier has techniques");
        (
            first,
            all.rfind(|technique| *technique < Technique::Beyond)
                .unwrap_or(first),
        )
    };
    of(tiers.start()).0..=of(tiers.end()).1
}

/// The hardest technique that puzzles of `level` need: as its label promises, or where too few puzzles of a kind are so,
/// as near to that as there are enough, and at last any.
pub(super) fn window(kind: Kind, symmetry: Symmetry, level: Level) -> Window {
    let promised = PROMISED[level as usize].clone();
    let measured =
        measured(kind, symmetry, level).or_else(|| measured(kind, Symmetry::None, level));
    let any = Technique::FullHouse..=Technique::Beyond;
    let Some(measured) = measured else {
        return any;
    };
    let band = &bands(kind)[level as usize];
    let looks_around = *band.start() >= seldom(kind, symmetry);
    let least = least_share(kind, looks_around);
    let enough = |tiers: &RangeInclusive<u8>| {
        let share = f64::from(measured.share(tiers)) / 1000.0;
        // An attempt that looks around is not made again for the band's sake.
        let tries = if looks_around { 1 } else { measured.tries };
        share / f64::from(tries) >= least
    };
    let (mut low, mut high) = promised.into_inner();
    while !enough(&(low..=high)) && (low, high) != (1, 5) {
        let (below, above) = (
            measured.share(&(1..=low - 1)),
            measured.share(&(high + 1..=5)),
        );
        if high == 5 || low > 1 && below >= above {
            low -= 1
        } else {
            high += 1
        }
    }
    match enough(&(low..=high)) {
        true => techniques(&(low..=high)),
        // Large grids may be beyond all techniques.
        false => any,
    }
}

/// Whether one attempt in 10,000 or more at `level` needs what `window` says, as far as was measured.
pub fn window_in_reach(kind: Kind, symmetry: Symmetry, level: Level, window: &Window) -> bool {
    let measured = match measured(kind, symmetry, level) {
        // The usual window is as near to its label as enough puzzles are.
        Some(measured) if *window != self::window(kind, symmetry, level) => measured,
        _ => return true,
    };
    // Of none in 1,000 there may be half a one.
    let halves = (2 * measured.share(&(window.start().tier()..=window.end().tier()))).max(1);
    u64::from(halves) * u64::from(RAREST) >= 2000 * u64::from(measured.tries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classic_windows_are_what_the_labels_promise() {
        use Technique::*;
        for symmetry in [Symmetry::None, Symmetry::Rotate180] {
            let window = |level| window(Kind::CLASSIC, symmetry, level);
            assert_eq!(window(Level::Easy), FullHouse..=NakedSingle);
            assert_eq!(window(Level::Medium), FullHouse..=HiddenQuad);
            assert_eq!(window(Level::Hard), Pointing..=HiddenQuad);
            assert_eq!(window(Level::Expert), XWing..=DeathBlossom);
            assert_eq!(window(Level::Extreme), XWing..=ForcingNet);
        }
    }

    #[test]
    fn every_kind_has_its_windows() {
        for line in MEASURED.lines().filter(|line| !line.starts_with('#')) {
            let kind: Kind = line.split('\t').next().unwrap().parse().unwrap();
            for &(_, symmetry) in Symmetry::NAMES {
                for &(_, level) in Level::NAMES {
                    let window = window(kind, symmetry, level);
                    assert!(!window.is_empty());
                    assert!(
                        window_in_reach(kind, symmetry, level, &window),
                        "{kind} {symmetry} {level}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_too_rare_is_known() {
        let far = Technique::ForcingChain..=Technique::ForcingNet;
        assert!(!window_in_reach(
            "4".parse().unwrap(),
            Symmetry::None,
            Level::Extreme,
            &far
        ));
        assert!(window_in_reach(
            Kind::CLASSIC,
            Symmetry::None,
            Level::Extreme,
            &far
        ));
    }
}
