//! The difficulty scale of an engine revision: its techniques in order, with their weights.

use super::Technique::NakedSingle;
use super::{MinutesModel, Technique};
use crate::puzzle::Kind;

/// A technique's entry in a scale.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScaleLine {
    technique: Technique,
    /// From 1 to 5.
    tier: u8,
    /// In hundredths.
    weight: u32,
}

/// An inclusive range of techniques in the order of a scale: bounds for the hardest technique that a puzzle needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The easiest technique in the range.
    pub easiest: Technique,
    /// The hardest technique in the range.
    pub hardest: Technique,
}

/// The techniques known to a revision, in the order in which they are tried, with their tiers and weights.
///
/// In every scale, the four kinds of singles come first, as tier 1, and [`Technique::Beyond`] comes last.
#[derive(Clone, Copy)]
pub struct Scale {
    lines: &'static [ScaleLine],
    shortcuts: &'static [(Technique, u32)],
    families: &'static [(&'static str, Technique, Technique)],
    longer_chains: &'static [(usize, u32)],
    larger_nets: &'static [(usize, u32)],
    branches: u32,
    minutes: &'static MinutesModel,
    /// For each technique, its index in `lines`, or `u8::MAX` if the scale does not contain it.
    ranks: [u8; Technique::COUNT],
}

/// Returns the entry of a technique, with its tier from 1 to 5 and its weight in hundredths.
pub(crate) const fn line(technique: Technique, tier: u8, weight: u32) -> ScaleLine {
    ScaleLine { technique, tier, weight }
}

/// The data that a [`Scale`] is built from.
pub(crate) struct ScaleTable {
    /// Every technique, easiest first.
    pub(crate) lines: &'static [ScaleLine],
    /// Techniques that are tried before all others until a heavier step has been needed, each with its weight in that
    /// phase. Locked candidates and hidden subsets count here only if a single follows at once.
    pub(crate) shortcuts: &'static [(Technique, u32)],
    /// Names for ranges of techniques, with the first and the last of each.
    pub(crate) families: &'static [(&'static str, Technique, Technique)],
    /// Additional weight of chains, in hundredths, from a number of strong links on.
    pub(crate) longer_chains: &'static [(usize, u32)],
    /// Additional weight of forcing chains and nets, in hundredths, from a number of nodes on.
    pub(crate) larger_nets: &'static [(usize, u32)],
    /// Maximum number of branches that forcing nets follow in one puzzle.
    pub(crate) branches: u32,
    /// The model of solving times.
    pub(crate) minutes: &'static MinutesModel,
}

impl Scale {
    pub(crate) const fn new(table: ScaleTable) -> Scale {
        let mut ranks = [u8::MAX; Technique::COUNT];
        let mut rank = 0;
        while rank < table.lines.len() {
            ranks[table.lines[rank].technique as usize] = rank as u8;
            rank += 1;
        }
        // The rater decides by rank whether a technique is a single, and whether it is beyond all others.
        assert!(ranks[NakedSingle as usize] == 3, "four singles come first");
        assert!(
            ranks[Technique::Beyond as usize] as usize == table.lines.len() - 1,
            "`Beyond` comes last"
        );
        Scale {
            lines: table.lines,
            shortcuts: table.shortcuts,
            families: table.families,
            longer_chains: table.longer_chains,
            larger_nets: table.larger_nets,
            branches: table.branches,
            minutes: table.minutes,
            ranks,
        }
    }

    /// Returns the techniques, easiest first.
    pub fn techniques(&self) -> impl DoubleEndedIterator<Item = Technique> + use<'_> {
        self.lines.iter().map(|line| line.technique)
    }

    /// Returns the rank of a technique, from 0 for the easiest; `u8::MAX` if this revision does not know it.
    #[inline]
    pub fn rank(&self, technique: Technique) -> u8 {
        self.ranks[technique as usize]
    }

    /// Returns the tier of a technique.
    ///
    /// 1: singles; 2: locked candidates and subsets; 3: fish, wings, colouring, unique rectangles; 4: chains and almost
    /// locked sets; 5: forcing chains and nets, and [`Technique::Beyond`].
    #[inline]
    pub fn tier(&self, technique: Technique) -> u8 {
        self.line(technique).tier
    }

    /// Returns the weight of a technique, in hundredths. Longer chains weigh more; locked candidates and hidden subsets
    /// weigh less if a single follows at once.
    #[inline]
    pub fn weight(&self, technique: Technique) -> u32 {
        self.line(technique).weight
    }

    #[inline]
    fn line(&self, technique: Technique) -> &ScaleLine {
        // A technique that the revision does not know has no line; it counts as `Beyond`, the last one.
        let last = self.lines.len() - 1;
        &self.lines[usize::from(self.rank(technique)).min(last)]
    }

    /// Returns `true` for a single: a full house, a hidden or a naked single.
    #[inline]
    pub fn is_single(&self, technique: Technique) -> bool {
        self.rank(technique) <= self.rank(NakedSingle)
    }

    /// Returns `true` if `technique` lies in `window`.
    #[inline]
    pub fn window_contains(&self, window: &Window, technique: Technique) -> bool {
        let rank = self.rank(technique);
        self.rank(window.easiest) <= rank && rank <= self.rank(window.hardest)
    }

    /// Returns `true` if a puzzle can lie in `window`, depending on whether `singles` solve it.
    pub(super) fn can_contain(&self, window: &Window, singles: bool) -> bool {
        // A puzzle that singles solve never needs more, and every other one does.
        if singles { self.is_single(window.easiest) } else { !self.is_single(window.hardest) }
    }

    /// Returns all techniques from `easiest` to `hardest`; `None` if `easiest` is the harder one.
    pub fn window(&self, easiest: Technique, hardest: Technique) -> Option<Window> {
        (self.rank(easiest) <= self.rank(hardest)).then_some(Window { easiest, hardest })
    }

    /// Returns `window` from the easiest to the hardest technique that puzzles of `kind` need; `None` if they need none of
    /// them.
    pub fn needed(&self, window: &Window, kind: Kind) -> Option<Window> {
        let mut needed = self.techniques().filter(|technique: &Technique| {
            self.window_contains(window, *technique) && technique.is_needed_in(kind)
        });
        let easiest = needed.next()?;
        Some(Window { easiest, hardest: needed.next_back().unwrap_or(easiest) })
    }

    /// Returns the window that contains every technique.
    pub fn full_window(&self) -> Window {
        Window { easiest: self.lines[0].technique, hardest: Technique::Beyond }
    }

    /// Returns the techniques of `tier`, without [`Technique::Beyond`].
    pub(crate) fn of_tier(&self, tier: u8) -> Option<Window> {
        let of_tier =
            |&technique: &Technique| self.tier(technique) == tier && technique != Technique::Beyond;
        let easiest = self.techniques().find(of_tier)?;
        Some(Window { easiest, hardest: self.techniques().rfind(of_tier)? })
    }

    /// Returns the techniques that a name stands for: one of them, or a family (`single`, `locked`, `pair`, `chain`,
    /// `tier-3`). `None` if this revision does not know the name.
    pub fn named(&self, name: &str) -> Option<Window> {
        if let Some(one) = self.techniques().find(|technique| technique.name() == name) {
            return self.window(one, one);
        }
        if let Some(&(_, first, last)) = self.families.iter().find(|(family, ..)| *family == name) {
            return self.window(first, last);
        }
        let tier: u8 = name.strip_prefix("tier-")?.parse().ok()?;
        // Unlike `of_tier`, the name includes `Beyond`: it asks for all puzzles of the tier.
        let of_tier = |technique: &Technique| self.tier(*technique) == tier;
        let easiest = self.techniques().find(of_tier)?;
        let hardest = self.techniques().rfind(of_tier)?;
        Some(Window { easiest, hardest })
    }

    /// Returns every name that [`Scale::named`] knows.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<'_> {
        const TIERS: [&str; 5] = ["tier-1", "tier-2", "tier-3", "tier-4", "tier-5"];
        let families = self.families.iter().map(|(name, ..)| *name);
        TIERS.into_iter().chain(families).chain(self.techniques().map(Technique::name))
    }

    /// Returns the techniques that are tried before all others until a heavier step has been needed.
    pub(super) fn shortcuts(&self) -> impl Iterator<Item = Technique> + use<'_> {
        self.shortcuts.iter().map(|(technique, _)| *technique)
    }

    /// Returns the weight of a shortcut, in hundredths.
    pub(super) fn shortcut_weight(&self, technique: Technique) -> u32 {
        self.shortcuts
            .iter()
            .find(|(entry, _)| *entry == technique)
            .map_or(self.weight(technique), |(_, weight)| *weight)
    }

    /// Returns the weight from which shortcuts make no difference, in hundredths.
    pub(super) fn heaviest_shortcut(&self) -> u32 {
        self.shortcuts().map(|technique| self.weight(technique)).max().unwrap_or(0)
    }

    /// Returns the additional weight of a chain with this number of strong links, in hundredths.
    pub(super) fn longer_chain(&self, links: usize) -> u32 {
        more_from(self.longer_chains, links)
    }

    /// Returns the additional weight of forcing chains or a net with this number of nodes, in hundredths.
    pub(super) fn larger_net(&self, nodes: usize) -> u32 {
        more_from(self.larger_nets, nodes)
    }

    /// Returns the model of solving times.
    pub fn minutes_model(&self) -> &'static MinutesModel {
        self.minutes
    }

    /// Returns the maximum number of branches that forcing nets follow in one puzzle.
    #[inline]
    pub(super) fn branches(&self) -> u32 {
        self.branches
    }
}

/// Returns the value of the last step that `count` reaches, or 0, in hundredths.
fn more_from(steps: &[(usize, u32)], count: usize) -> u32 {
    steps.iter().rfind(|(from, _)| count >= *from).map_or(0, |(_, more)| *more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Revision;
    use Technique::*;

    #[test]
    fn techniques_are_ordered_by_tier() {
        let scale = Revision::NEWEST.scale();
        assert!(scale.techniques().is_sorted_by_key(|one| scale.tier(one)));
        let ranks = scale.techniques().map(|one| usize::from(scale.rank(one)));
        assert!(ranks.eq(0..scale.techniques().count()));
        let of = |from, to| Some(Window { easiest: from, hardest: to });
        assert_eq!(scale.of_tier(5), of(ForcingChain, CageNet));
    }

    #[test]
    fn names_are_unique_and_known() {
        let scale = Revision::NEWEST.scale();
        let mut names: Vec<_> = scale.names().collect();
        assert!(names.iter().all(|name| scale.named(name).is_some()));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        let of = |from, to| Some(Window { easiest: from, hardest: to });
        assert_eq!(scale.named("single"), of(FullHouse, NakedSingle));
        assert_eq!(scale.named("tier-2"), of(CageCombination, HiddenQuad));
        assert_eq!(scale.named("tier-6"), None);
        assert_eq!(scale.named("guess"), None);
    }
}
