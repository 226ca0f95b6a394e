//! The solving techniques and their names.

use crate::puzzle::Kind;
use gridpress_ground::named::names;

/// Defines the techniques, each with its name in specs.
macro_rules! techniques {
    ($($(#[$doc:meta])* $technique:ident = $name:literal,)*) => {
        /// A kind of step towards a solution.
        ///
        /// Its difficulty depends on the engine revision: see [`Scale`](super::Scale). The order of `Ord` is the order
        /// of declaration, which is unrelated to difficulty; it makes techniques usable as keys.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Technique {
            $($(#[$doc])* $technique,)*
        }

        names! {
            Technique { $($name => Technique::$technique,)* }
        }
    };
}

techniques! {
    /// A house with one empty cell.
    FullHouse = "full-house",
    /// A box with one place for a digit.
    HiddenSingleBox = "hidden-single-box",
    /// A row, column or other house with one place for a digit.
    HiddenSingleLine = "hidden-single-line",
    /// A cell with one candidate.
    NakedSingle = "naked-single",
    /// A cage for which one set of digits adds up.
    CageCombination = "cage-combination",
    /// The only cell that complete cages leave in a house, or that they have outside of it.
    Innie = "innie",
    /// All places of a digit in a box lie in a line, or see the same other cells.
    Pointing = "pointing",
    /// All places of a digit in a line lie in a box, or see the same other cells.
    Claiming = "claiming",
    /// Two cells with two candidates.
    NakedPair = "naked-pair",
    /// Two digits with two places.
    HiddenPair = "hidden-pair",
    /// A digit that a cage must contain, removed from the cells that see all its places there.
    CageClaiming = "cage-claiming",
    /// Digits of a cage that cannot be part of its sum.
    CageSum = "cage-sum",
    /// Three cells with three candidates.
    NakedTriple = "naked-triple",
    /// Three digits with three places.
    HiddenTriple = "hidden-triple",
    /// The cells that complete cages leave in a house, or that they have outside of it.
    Innies = "innies",
    /// The cells that complete cages leave in several houses, or that they have outside of them.
    WideInnies = "wide-innies",
    /// Four cells with four candidates.
    NakedQuad = "naked-quad",
    /// Four digits with four places.
    HiddenQuad = "hidden-quad",
    /// A digit whose places in two lines lie in two crossing lines.
    XWing = "x-wing",
    /// A digit whose places in three lines lie in three crossing lines.
    Swordfish = "swordfish",
    /// Three cells with two candidates each: a pivot and two pincers.
    XyWing = "xy-wing",
    /// Three cells: a pivot with three candidates, and two pincers with two of these each.
    XyzWing = "xyz-wing",
    /// A rectangle that must not be left with only two digits: three of its corners have no others.
    UniqueRectangle1 = "unique-rectangle-1",
    /// A unique rectangle whose corners with further candidates share a single further digit.
    UniqueRectangle2 = "unique-rectangle-2",
    /// A unique rectangle whose corners with further digits form a naked subset with other cells.
    UniqueRectangle3 = "unique-rectangle-3",
    /// A unique rectangle where one of the two digits must be in the corners with further candidates.
    UniqueRectangle4 = "unique-rectangle-4",
    /// A unique rectangle where one of the two digits is confined to the rectangle in two of its lines.
    HiddenRectangle = "hidden-rectangle",
    /// A digit whose places in four lines lie in four crossing lines.
    Jellyfish = "jellyfish",
    /// Bivalue universal grave: all cells but one have two candidates, so that one takes the digit that prevents a
    /// second solution.
    Bug = "bug",
    /// Cells with the same two candidates, in two colours.
    RemotePair = "remote-pair",
    /// Two parallel lines with two places each, two of which see each other.
    Skyscraper = "skyscraper",
    /// A row and a column with two places each, two of which share a box.
    TwoStringKite = "two-string-kite",
    /// Any two houses with two places each, two of which see each other.
    TurbotFish = "turbot-fish",
    /// A box whose places form a cross, and a house with two places.
    EmptyRectangle = "empty-rectangle",
    /// Places of a digit in two colours, one of which is right.
    SimpleColouring = "simple-colouring",
    /// Several pairs of colours that see each other.
    MultiColouring = "multi-colouring",
    /// Two cells with the same two candidates, and a house with two places for one of them.
    WWing = "w-wing",
    /// An X-wing except for places in one box.
    FinnedXWing = "finned-x-wing",
    /// A finned X-wing that lacks a corner of the X-wing.
    SashimiXWing = "sashimi-x-wing",
    /// A chain of places of one digit.
    XChain = "x-chain",
    /// A chain of cells with two candidates.
    XyChain = "xy-chain",
    /// Four cells with four candidates, of which all but one can go into only one of the cells.
    WxyzWing = "wxyz-wing",
    /// A swordfish except for places in one box.
    FinnedSwordfish = "finned-swordfish",
    /// A finned swordfish with a line that has one place in the cover.
    SashimiSwordfish = "sashimi-swordfish",
    /// A jellyfish except for places in one box.
    FinnedJellyfish = "finned-jellyfish",
    /// A finned jellyfish with a line that has one place in the cover.
    SashimiJellyfish = "sashimi-jellyfish",
    /// An alternating inference chain through any candidates.
    Aic = "aic",
    /// An alternating inference chain with groups of places.
    GroupedAic = "grouped-aic",
    /// A crossing of line and box whose digits are divided between the two.
    SueDeCoq = "sue-de-coq",
    /// Two almost locked sets with a restricted common digit.
    AlsXz = "als-xz",
    /// Three almost locked sets in a row.
    AlsXyWing = "als-xy-wing",
    /// A cell whose candidates each restrict an almost locked set.
    DeathBlossom = "death-blossom",
    /// Chains from all candidates of a cell, or all places of a digit in a house, that agree on an elimination.
    ForcingChain = "forcing-chain",
    /// Singles that follow from a candidate and contradict each other, or agree with those that follow from its
    /// alternatives.
    ForcingNet = "forcing-net",
    /// A puzzle that no technique solves, or not within the budget.
    Beyond = "beyond",
    /// A digit that no digit of a neighbour allows, by the mark between the two or its absence.
    MarkPair = "mark-pair",
    /// A digit that would leave two or three neighbours too few digits, by their marks.
    MarkRoom = "mark-room",
    /// A digit that marks rule out for every place of another digit in a house.
    MarkHouse = "mark-house",
    /// Digits with which a line cannot make its number.
    LineNumber = "line-number",
    /// Digits that are in no filling of a line that makes its number and in which cells that see each other differ.
    LineFilling = "line-filling",
    /// Digits of a house that its cages cannot share out.
    HouseCombination = "house-combination",
    /// A digit that some cages need in as many houses, or some houses in as many cages.
    CageOverlap = "cage-overlap",
    /// An alternating inference chain through fillings of cages.
    CageChain = "cage-chain",
    /// Singles and fillings of cages that follow from a candidate and contradict each other, or agree with those that
    /// follow from its alternatives.
    CageNet = "cage-net",
}

use Technique::*;

impl Technique {
    pub(super) const COUNT: usize = Technique::NAMES.len();

    /// Returns all techniques, in order of declaration.
    pub fn all() -> impl DoubleEndedIterator<Item = Technique> {
        Technique::NAMES.iter().map(|(_, technique)| *technique)
    }

    /// Returns `true` for a technique of cages and their sums, found only in puzzles with cages.
    pub fn is_of_cages(self) -> bool {
        matches!(
            self,
            CageCombination
                | Innie
                | CageClaiming
                | CageSum
                | Innies
                | WideInnies
                | HouseCombination
                | CageOverlap
                | CageChain
                | CageNet
        )
    }

    /// Returns `true` for a technique of cages, marks or lines that point to the cells where something follows.
    pub(super) fn is_guided(self) -> bool {
        // Chains through cages are searched like other chains; the cage does not point to where they lead.
        let is_of_chains = matches!(self, CageChain | CageNet);
        self.is_of_cages() && !is_of_chains || self.is_of_marks() || self.is_of_lines()
    }

    /// Returns `true` for a technique of marks on pairs of cells, found only in puzzles with such marks.
    pub fn is_of_marks(self) -> bool {
        matches!(self, MarkPair | MarkRoom | MarkHouse)
    }

    /// Returns `true` for a technique of arrows and numbers outside the grid, found only in puzzles with these.
    pub fn is_of_lines(self) -> bool {
        matches!(self, LineNumber | LineFilling)
    }

    /// Returns `false` if no puzzle of `kind` needs this technique: one of cages, marks or lines that the kind lacks, or
    /// a pattern that leaves an easier one beside it in so small a grid.
    pub fn is_needed_in(self, kind: Kind) -> bool {
        match self {
            // In a house of five, the complement of a subset of three is a pair, and that of a swordfish an X-wing.
            NakedTriple | Swordfish => kind.digits() >= 6,
            NakedQuad | HiddenQuad | Jellyfish => kind.digits() >= 8,
            _ if self.is_of_cages() => kind.has_cages(),
            _ if self.is_of_lines() => kind.has_numbers(),
            // Some variants have a rule for cells without marks, and no marks.
            _ if self.is_of_marks() => kind.mark_rules().next().is_some(),
            _ => true,
        }
    }

    /// Returns `true` for a technique of a single cage.
    pub fn is_of_single_cage(self) -> bool {
        matches!(self, CageCombination | CageClaiming | CageSum)
    }

    /// Returns the technique with this name.
    pub fn named(name: &str) -> Option<Technique> {
        Technique::all().find(|technique| technique.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn techniques_are_found_by_name() {
        for (index, technique) in Technique::all().enumerate() {
            assert_eq!(technique as usize, index);
            assert_eq!(Technique::named(technique.name()), Some(technique));
        }
        assert_eq!(Technique::named("guess"), None);
    }
}
