//! The techniques by name, with what they weigh.

use std::fmt;
use std::ops::RangeInclusive;

/// A way to get on, from the easiest to the hardest, in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Technique {
    /// A house with one empty cell.
    FullHouse,
    /// A box with one place for a digit.
    HiddenSingleBox,
    /// A row, column or other house with one place for a digit.
    HiddenSingleLine,
    /// A cell with one candidate.
    NakedSingle,
    /// All places of a digit in a box lie in a line, or see the same other cells.
    Pointing,
    /// All places of a digit in a line lie in a box, or see the same other cells.
    Claiming,
    /// Two cells with two candidates.
    NakedPair,
    /// Two digits with two places.
    HiddenPair,
    /// The digits of a cage must add up.
    CageSum,
    /// Three cells with three candidates.
    NakedTriple,
    /// Three digits with three places.
    HiddenTriple,
    /// Four cells with four candidates.
    NakedQuad,
    /// Four digits with four places.
    HiddenQuad,
    /// A digit in two lines with two crossing lines.
    XWing,
    /// A digit in three lines with three crossing lines.
    Swordfish,
    /// Three cells with two candidates each: a pivot and two pincers.
    XyWing,
    /// The same with a pivot of three candidates.
    XyzWing,
    /// A rectangle that must not be left with two digits: three corners have no others.
    UniqueRectangle1,
    /// One more digit in the other corners.
    UniqueRectangle2,
    /// More digits in the other corners, that form a naked subset with cells beside them.
    UniqueRectangle3,
    /// One of the two digits must be in the other corners.
    UniqueRectangle4,
    /// One of the two digits is bound to the rectangle in two of its lines.
    HiddenRectangle,
    /// A digit in four lines with four crossing lines.
    Jellyfish,
    /// All cells but one have two candidates: that one cannot.
    Bug,
    /// Cells with the same two candidates in two colours.
    RemotePair,
    /// Two parallel lines with two places each, of which two see each other.
    Skyscraper,
    /// A row and a column with two places each, of which two share a box.
    TwoStringKite,
    /// Any two houses with two places each, of which two see each other.
    TurbotFish,
    /// A box whose places form a cross, and a house with two places.
    EmptyRectangle,
    /// Places of a digit in two colours, of which one is right.
    SimpleColouring,
    /// Several pairs of colours that see each other.
    MultiColouring,
    /// Two cells with the same two candidates, and a house with two places for one of them.
    WWing,
    /// An X-wing but for places in one box.
    FinnedXWing,
    /// The same without a corner of the X-wing.
    SashimiXWing,
    /// A chain of places of one digit.
    XChain,
    /// A chain of cells with two candidates.
    XyChain,
    /// A swordfish but for places in one box.
    FinnedSwordfish,
    /// The same with a line that has one place in the cover.
    SashimiSwordfish,
    /// A jellyfish but for places in one box.
    FinnedJellyfish,
    /// The same with a line that has one place in the cover.
    SashimiJellyfish,
    /// An alternating inference chain: a chain of any candidates.
    Aic,
    /// A chain with groups of places in it.
    GroupedAic,
    /// A crossing of line and box whose digits are shared out between the two.
    SueDeCoq,
    /// Two almost locked sets with a restricted common digit.
    AlsXz,
    /// Three almost locked sets in a row.
    AlsXyWing,
    /// A cell each of whose candidates leads into an almost locked set.
    DeathBlossom,
    /// Chains from all candidates of a cell, or all places of a digit in a house, that agree.
    ForcingChain,
    /// What follows from a candidate by singles contradicts itself, or agrees with what follows from the others.
    /// No more than 10,000 such branches are followed in one puzzle.
    ForcingNet,
    /// None of these gets on, or not soon enough.
    Beyond,
}

use Technique::*;

/// A line of the table below.
struct Entry(Technique, &'static str, u8, u32);

/// Name, tier and weight of each, in order. Weights follow the public scale of Sudoku Explainer in
/// hundredths; what it does not know has the weight of what it finds in its place.
const TABLE: &[Entry] = &[
    Entry(FullHouse, "full-house", 1, 100),
    Entry(HiddenSingleBox, "hidden-single-box", 1, 120),
    Entry(HiddenSingleLine, "hidden-single-line", 1, 150),
    Entry(NakedSingle, "naked-single", 1, 230),
    Entry(Pointing, "pointing", 2, 260),
    Entry(Claiming, "claiming", 2, 280),
    Entry(NakedPair, "naked-pair", 2, 300),
    Entry(HiddenPair, "hidden-pair", 2, 340),
    Entry(CageSum, "cage-sum", 2, 350),
    Entry(NakedTriple, "naked-triple", 2, 360),
    Entry(HiddenTriple, "hidden-triple", 2, 400),
    Entry(NakedQuad, "naked-quad", 2, 500),
    Entry(HiddenQuad, "hidden-quad", 2, 540),
    Entry(XWing, "x-wing", 3, 320),
    Entry(Swordfish, "swordfish", 3, 380),
    Entry(XyWing, "xy-wing", 3, 420),
    Entry(XyzWing, "xyz-wing", 3, 440),
    Entry(UniqueRectangle1, "unique-rectangle-1", 3, 450),
    Entry(UniqueRectangle2, "unique-rectangle-2", 3, 450),
    Entry(UniqueRectangle3, "unique-rectangle-3", 3, 470),
    Entry(UniqueRectangle4, "unique-rectangle-4", 3, 450),
    Entry(HiddenRectangle, "hidden-rectangle", 3, 480),
    Entry(Jellyfish, "jellyfish", 3, 520),
    Entry(Bug, "bug", 3, 560),
    Entry(RemotePair, "remote-pair", 3, 680),
    Entry(Skyscraper, "skyscraper", 3, 660),
    Entry(TwoStringKite, "two-string-kite", 3, 660),
    Entry(TurbotFish, "turbot-fish", 3, 660),
    Entry(EmptyRectangle, "empty-rectangle", 3, 710),
    Entry(SimpleColouring, "simple-colouring", 3, 670),
    Entry(MultiColouring, "multi-colouring", 3, 680),
    Entry(WWing, "w-wing", 3, 710),
    Entry(FinnedXWing, "finned-x-wing", 3, 710),
    Entry(SashimiXWing, "sashimi-x-wing", 3, 710),
    Entry(XChain, "x-chain", 4, 660),
    Entry(XyChain, "xy-chain", 4, 660),
    Entry(FinnedSwordfish, "finned-swordfish", 4, 715),
    Entry(SashimiSwordfish, "sashimi-swordfish", 4, 715),
    Entry(FinnedJellyfish, "finned-jellyfish", 4, 720),
    Entry(SashimiJellyfish, "sashimi-jellyfish", 4, 720),
    Entry(Aic, "aic", 4, 700),
    Entry(GroupedAic, "grouped-aic", 4, 710),
    Entry(SueDeCoq, "sue-de-coq", 4, 750),
    Entry(AlsXz, "als-xz", 4, 750),
    Entry(AlsXyWing, "als-xy-wing", 4, 770),
    Entry(DeathBlossom, "death-blossom", 4, 800),
    Entry(ForcingChain, "forcing-chain", 5, 830),
    Entry(ForcingNet, "forcing-net", 5, 880),
    Entry(Beyond, "beyond", 5, 1200),
];

/// Names for several techniques in a row.
const GROUPS: &[(&str, Technique, Technique)] = &[
    ("single", FullHouse, NakedSingle),
    ("hidden-single", FullHouse, HiddenSingleLine),
    ("locked", Pointing, Claiming),
    ("pair", NakedPair, HiddenPair),
    ("triple", NakedTriple, HiddenTriple),
    ("quad", NakedQuad, HiddenQuad),
    ("subset", NakedPair, HiddenQuad),
    ("wing", XyWing, XyzWing),
    ("unique-rectangle", UniqueRectangle1, HiddenRectangle),
    ("fish", XWing, Jellyfish),
    ("colouring", SimpleColouring, MultiColouring),
    ("chain", XChain, GroupedAic),
    ("als", AlsXz, DeathBlossom),
    ("forcing", ForcingChain, ForcingNet),
];

impl Technique {
    pub(super) const COUNT: usize = TABLE.len();

    /// All of them, easiest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Technique> {
        TABLE.iter().map(|entry| entry.0)
    }

    fn entry(self) -> &'static Entry {
        &TABLE[self as usize]
    }

    /// Its name in specs, as in `x-wing`.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// 1: singles; 2: locked candidates and subsets; 3: fish, wings, colouring, unique rectangles;
    /// 4: chains and almost locked sets; 5: forcing, and beyond.
    pub fn tier(self) -> u8 {
        self.entry().2
    }

    /// What it weighs, in hundredths. Chains weigh more by their length, locked candidates and hidden
    /// subsets less where a single follows at once.
    pub fn weight(self) -> u32 {
        self.entry().3
    }

    /// What a name stands for: a technique, or a family of them (`single`, `locked`, `pair`, `chain`, `tier-3`).
    pub fn named(name: &str) -> Option<RangeInclusive<Technique>> {
        if let Some(one) = Technique::all().find(|technique| technique.name() == name) {
            return Some(one..=one);
        }
        if let Some(&(_, first, last)) = GROUPS.iter().find(|(group, ..)| *group == name) {
            return Some(first..=last);
        }
        let tier: u8 = name.strip_prefix("tier-")?.parse().ok()?;
        let of_tier = |technique: &Technique| technique.tier() == tier;
        Some(Technique::all().find(of_tier)?..=Technique::all().rfind(of_tier)?)
    }

    /// Every name that [`Technique::named`] knows.
    pub fn names() -> impl Iterator<Item = &'static str> {
        const TIERS: [&str; 5] = ["tier-1", "tier-2", "tier-3", "tier-4", "tier-5"];
        let groups = GROUPS.iter().map(|(name, ..)| *name);
        TIERS
            .into_iter()
            .chain(groups)
            .chain(Technique::all().map(Technique::name))
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order() {
        for (index, technique) in Technique::all().enumerate() {
            assert_eq!(technique as usize, index);
            assert_eq!(
                Technique::named(technique.name()),
                Some(technique..=technique)
            );
        }
        assert!(Technique::all().is_sorted_by_key(Technique::tier));
    }

    #[test]
    fn every_name_stands_for_something_and_only_once() {
        let mut names: Vec<_> = Technique::names().collect();
        assert!(names.iter().all(|name| Technique::named(name).is_some()));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        assert_eq!(Technique::named("single"), Some(FullHouse..=NakedSingle));
        assert_eq!(Technique::named("tier-2"), Some(Pointing..=HiddenQuad));
        assert_eq!(Technique::named("tier-6"), None);
        assert_eq!(Technique::named("guess"), None);
    }
}
