//! The scale of an engine revision: which techniques there are, from the easiest to the hardest, and what they weigh.

use super::Technique;
use super::Technique::NakedSingle;

/// A technique's place in a scale.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScaleLine {
    technique: Technique,
    /// From 1 to 5.
    tier: u8,
    /// In hundredths.
    weight: u32,
}

/// Bounds for the hardest technique that a puzzle needs: all of a scale from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The easiest technique in it.
    pub easiest: Technique,
    /// The hardest technique in it.
    pub hardest: Technique,
}

/// The techniques that a revision knows, in the order in which they are tried, with their tiers and weights.
///
/// Whatever the order, the four kinds of singles come first, as tier 1, and [`Technique::Beyond`] comes last.
#[derive(Clone, Copy)]
pub struct Scale {
    lines: &'static [ScaleLine],
    shortcuts: &'static [(Technique, u32)],
    families: &'static [(&'static str, Technique, Technique)],
    longer_chains: &'static [(usize, u32)],
    larger_nets: &'static [(usize, u32)],
    branches: u32,
    /// By technique: its index in `lines`, or the largest number for those that are unknown here.
    ranks: [u8; Technique::COUNT],
}

/// A line of a scale: a technique, its tier from 1 to 5 and its weight in hundredths.
pub(crate) const fn line(technique: Technique, tier: u8, weight: u32) -> ScaleLine {
    ScaleLine { technique, tier, weight }
}

/// What a [`Scale`] is made from.
pub(crate) struct ScaleTable {
    /// Every technique, easiest first.
    pub(crate) lines: &'static [ScaleLine],
    /// Techniques that are tried before all others as long as nothing has been needed that outweighs them, each with
    /// its weight then. Locked candidates and hidden subsets count here only where a single follows at once.
    pub(crate) shortcuts: &'static [(Technique, u32)],
    /// Names for several techniques in a row, with the first and the last of them.
    pub(crate) families: &'static [(&'static str, Technique, Technique)],
    /// What chains weigh more, in hundredths, from so many strong links on.
    pub(crate) longer_chains: &'static [(usize, u32)],
    /// What forcing chains and nets weigh more, in hundredths, from so many nodes on.
    pub(crate) larger_nets: &'static [(usize, u32)],
    /// Branches that forcing nets follow in one puzzle, at most.
    pub(crate) branches: u32,
}

impl Scale {
    pub(crate) const fn new(table: ScaleTable) -> Scale {
        let mut ranks = [u8::MAX; Technique::COUNT];
        let mut rank = 0;
        while rank < table.lines.len() {
            ranks[table.lines[rank].technique as usize] = rank as u8;
            rank += 1;
        }
        assert!(ranks[NakedSingle as usize] == 3, "four singles come first");
        assert!(
            ranks[Technique::Beyond as usize] as usize == table.lines.len() - 1,
            "what is beyond comes last"
        );
        Scale {
            lines: table.lines,
            shortcuts: table.shortcuts,
            families: table.families,
            longer_chains: table.longer_chains,
            larger_nets: table.larger_nets,
            branches: table.branches,
            ranks,
        }
    }

    /// The techniques, easiest first.
    pub fn techniques(&self) -> impl DoubleEndedIterator<Item = Technique> + use<'_> {
        self.lines.iter().map(|line| line.technique)
    }

    /// The place of a technique among all, from 0 for the easiest; one that this revision does not know comes last.
    #[inline]
    pub fn rank(&self, technique: Technique) -> u8 {
        self.ranks[technique as usize]
    }

    /// 1: singles; 2: locked candidates and subsets; 3: fish, wings, colouring, unique rectangles;
    /// 4: chains and almost locked sets; 5: forcing, and beyond.
    #[inline]
    pub fn tier(&self, technique: Technique) -> u8 {
        self.line(technique).tier
    }

    /// What a technique weighs, in hundredths. Chains weigh more by their length, locked candidates and hidden
    /// subsets less where a single follows at once.
    #[inline]
    pub fn weight(&self, technique: Technique) -> u32 {
        self.line(technique).weight
    }

    #[inline]
    fn line(&self, technique: Technique) -> &ScaleLine {
        let last = self.lines.len() - 1;
        &self.lines[usize::from(self.rank(technique)).min(last)]
    }

    /// True for the singles: full houses, hidden and naked ones.
    #[inline]
    pub fn is_single(&self, technique: Technique) -> bool {
        self.rank(technique) <= self.rank(NakedSingle)
    }

    /// Whether `technique` lies in `window`.
    #[inline]
    pub fn window_contains(&self, window: &Window, technique: Technique) -> bool {
        let rank = self.rank(technique);
        self.rank(window.easiest) <= rank && rank <= self.rank(window.hardest)
    }

    /// Whether a puzzle can lie in `window`, by whether `singles` solve it.
    pub(super) fn can_contain(&self, window: &Window, singles: bool) -> bool {
        if singles { self.is_single(window.easiest) } else { !self.is_single(window.hardest) }
    }

    /// All techniques from `easiest` to `hardest`; `None` when `easiest` is the harder one.
    pub fn window(&self, easiest: Technique, hardest: Technique) -> Option<Window> {
        let is_window = self.rank(easiest) <= self.rank(hardest);
        is_window.then_some(Window { easiest, hardest })
    }

    /// The window that keeps nothing out.
    pub fn full_window(&self) -> Window {
        Window { easiest: self.lines[0].technique, hardest: Technique::Beyond }
    }

    /// The techniques of `tier`, without [`Technique::Beyond`].
    pub(crate) fn of_tier(&self, tier: u8) -> Option<Window> {
        let of_tier =
            |&technique: &Technique| self.tier(technique) == tier && technique != Technique::Beyond;
        let easiest = self.techniques().find(of_tier)?;
        let hardest = self.techniques().rfind(of_tier)?;
        Some(Window { easiest, hardest })
    }

    /// What a name stands for: a technique, or a family of them (`single`, `locked`, `pair`, `chain`, `tier-3`).
    /// `None` for a name that this revision does not know.
    pub fn named(&self, name: &str) -> Option<Window> {
        if let Some(one) = self.techniques().find(|technique| technique.name() == name) {
            return self.window(one, one);
        }
        if let Some(&(_, first, last)) = self.families.iter().find(|(family, ..)| *family == name) {
            return self.window(first, last);
        }
        let tier: u8 = name.strip_prefix("tier-")?.parse().ok()?;
        let of_tier = |technique: &Technique| self.tier(*technique) == tier;
        let easiest = self.techniques().find(of_tier)?;
        let hardest = self.techniques().rfind(of_tier)?;
        Some(Window { easiest, hardest })
    }

    /// Every name that [`Scale::named`] knows.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<'_> {
        const TIERS: [&str; 5] = ["tier-1", "tier-2", "tier-3", "tier-4", "tier-5"];
        let families = self.families.iter().map(|(name, ..)| *name);
        TIERS.into_iter().chain(families).chain(self.techniques().map(Technique::name))
    }

    /// Techniques that are tried before all others as long as nothing outweighs them.
    pub(super) fn shortcuts(&self) -> impl Iterator<Item = Technique> + use<'_> {
        self.shortcuts.iter().map(|(technique, _)| *technique)
    }

    /// What a shortcut weighs, in hundredths.
    pub(super) fn shortcut_weight(&self, technique: Technique) -> u32 {
        let known = self.shortcuts.iter().find(|(known, _)| *known == technique);
        known.map_or(self.weight(technique), |(_, weight)| *weight)
    }

    /// The weight from which on shortcuts make no difference, in hundredths.
    pub(super) fn heaviest_shortcut(&self) -> u32 {
        let weights = self.shortcuts().map(|technique| self.weight(technique));
        weights.max().unwrap_or(0)
    }

    /// What a chain of so many strong links weighs more than its technique, in hundredths.
    pub(super) fn longer_chain(&self, links: usize) -> u32 {
        more_from(self.longer_chains, links)
    }

    /// What forcing chains or a net of so many nodes weigh more than their technique, in hundredths.
    pub(super) fn larger_net(&self, nodes: usize) -> u32 {
        more_from(self.larger_nets, nodes)
    }

    /// Branches that forcing nets follow in one puzzle, at most.
    #[inline]
    pub(super) fn branches(&self) -> u32 {
        self.branches
    }
}

/// What the last step says that `count` has reached, in hundredths.
fn more_from(steps: &[(usize, u32)], count: usize) -> u32 {
    let step = steps.iter().rfind(|(from, _)| count >= *from);
    step.map_or(0, |(_, more)| *more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Revision;
    use Technique::*;

    #[test]
    fn every_technique_has_its_place() {
        let scale = Revision::FIRST.scale();
        assert!(scale.techniques().is_sorted_by_key(|one| scale.tier(one)));
        let ranks = scale.techniques().map(|one| usize::from(scale.rank(one)));
        assert!(ranks.eq(0..scale.techniques().count()));
        let of = |from, to| Some(Window { easiest: from, hardest: to });
        assert_eq!(scale.of_tier(5), of(ForcingChain, ForcingNet));
    }

    #[test]
    fn every_name_stands_for_something_and_only_once() {
        let scale = Revision::FIRST.scale();
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
