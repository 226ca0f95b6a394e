//! The windows of techniques that make the levels of a kind, set from what was measured.

use super::level::Level;
use super::measured::Shares;
use super::revision::Revision;
use crate::logic::Window;
use crate::puzzle::{Kind, Symmetry};

impl Revision {
    /// The hardest technique that puzzles of `level` need: as its label promises, or where too few puzzles of a kind are
    /// so, as near to that as there are enough, and at last any.
    pub fn window(&self, kind: Kind, symmetry: Symmetry, level: Level) -> Window {
        let measured = self.tiers.of(kind, symmetry, level);
        let measured = measured.or_else(|| self.tiers.of(kind, Symmetry::None, level));
        let tiers = measured.and_then(|measured| self.tiers_of(kind, symmetry, level, &measured));
        let ends = tiers.and_then(|(low, high)| {
            let (low, high) = (self.scale.of_tier(low)?, self.scale.of_tier(high)?);
            self.scale.window(low.easiest, high.hardest)
        });
        // Large grids may be beyond all techniques.
        ends.unwrap_or_else(|| self.scale.everything())
    }

    /// The tiers nearest to those that the label promises which enough puzzles need; `None` when no tiers do.
    fn tiers_of(
        &self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
        measured: &Shares,
    ) -> Option<(u8, u8)> {
        let band = &self.bands(kind)[level as usize];
        let searches = *band.start() >= self.seldom(kind, symmetry);
        let least = self.budgets.least_share(kind, searches);
        let enough = |low: u8, high: u8| {
            let share = f64::from(measured.within(low..=high)) / 1000.0;
            // An attempt that searches is not made again for the band's sake.
            let tries = if searches { 1 } else { measured.tries };
            share / f64::from(tries) >= least
        };
        let (mut low, mut high) = self.levels.promised[level as usize];
        while !enough(low, high) && (low, high) != (1, 5) {
            let below = measured.within(1..=low - 1);
            let above = measured.within(high + 1..=5);
            if high == 5 || low > 1 && below >= above {
                low -= 1
            } else {
                high += 1
            }
        }
        enough(low, high).then_some((low, high))
    }

    /// Whether one attempt in 10,000 or more at `level` needs what `window` says, as far as was measured.
    pub fn window_in_reach(
        &self,
        kind: Kind,
        symmetry: Symmetry,
        level: Level,
        window: &Window,
    ) -> bool {
        let measured = match self.tiers.of(kind, symmetry, level) {
            // The usual window is as near to its label as enough puzzles are.
            Some(measured) if *window != self.window(kind, symmetry, level) => measured,
            _ => return true,
        };
        let tier = |technique| self.scale.tier(technique);
        let share = measured.within(tier(window.easiest)..=tier(window.hardest));
        // Of none in 1,000 there may be half a one.
        let halves = (2 * share).max(1);
        u64::from(halves) * u64::from(self.levels.rarest) >= 2000 * u64::from(measured.tries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::Technique;

    #[test]
    fn classic_windows_are_what_the_labels_promise() {
        use Technique::*;
        for symmetry in [Symmetry::None, Symmetry::Rotate180] {
            let window = |level| Revision::FIRST.window(Kind::CLASSIC, symmetry, level);
            let of = |easiest, hardest| Window { easiest, hardest };
            assert_eq!(window(Level::Easy), of(FullHouse, NakedSingle));
            assert_eq!(window(Level::Medium), of(FullHouse, HiddenQuad));
            assert_eq!(window(Level::Hard), of(Pointing, HiddenQuad));
            assert_eq!(window(Level::Expert), of(XWing, DeathBlossom));
            assert_eq!(window(Level::Extreme), of(XWing, ForcingNet));
        }
    }

    #[test]
    fn every_kind_has_its_windows() {
        let revision = Revision::FIRST;
        for kind in revision.tiers.kinds() {
            for &(_, symmetry) in Symmetry::NAMES {
                for &(_, level) in Level::NAMES {
                    let window = revision.window(kind, symmetry, level);
                    assert!(
                        revision
                            .scale
                            .window(window.easiest, window.hardest)
                            .is_some()
                    );
                    assert!(
                        revision.window_in_reach(kind, symmetry, level, &window),
                        "{kind} {symmetry} {level}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_too_rare_is_known() {
        let far = Window {
            easiest: Technique::ForcingChain,
            hardest: Technique::ForcingNet,
        };
        assert!(!Revision::FIRST.window_in_reach(
            "6".parse().unwrap(),
            Symmetry::MirrorVertical,
            Level::Extreme,
            &far
        ));
        assert!(Revision::FIRST.window_in_reach(
            Kind::CLASSIC,
            Symmetry::None,
            Level::Extreme,
            &far
        ));
    }
}
