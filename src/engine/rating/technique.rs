//! The techniques by name.

use std::fmt;

/// Defines the techniques, each with its name in specs.
macro_rules! techniques {
    ($($(#[$doc:meta])* $technique:ident = $name:literal,)*) => {
        /// A kind of step towards a solution.
        ///
        /// How hard it is depends on the engine revision: see [`Scale`](super::Scale). The order of `Ord` is that of
        /// declaration and says nothing of it; it serves as the order of keys.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Technique {
            $($(#[$doc])* $technique,)*
        }

        /// Every technique, in order of declaration.
        const ALL: &[Technique] = &[$(Technique::$technique,)*];

        impl Technique {
            /// Its name in specs, as in `x-wing`.
            pub fn name(self) -> &'static str {
                match self {
                    $(Technique::$technique => $name,)*
                }
            }
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
    /// A cage with one set of digits that adds up.
    CageCombination = "cage-combination",
    /// The one cell that whole cages leave of a house, or have beyond it.
    Innie = "innie",
    /// All places of a digit in a box lie in a line, or see the same other cells.
    Pointing = "pointing",
    /// All places of a digit in a line lie in a box, or see the same other cells.
    Claiming = "claiming",
    /// Two cells with two candidates.
    NakedPair = "naked-pair",
    /// Two digits with two places.
    HiddenPair = "hidden-pair",
    /// A digit that a cage must have, from what sees its places there.
    CageClaiming = "cage-claiming",
    /// The digits of a cage must add up.
    CageSum = "cage-sum",
    /// Three cells with three candidates.
    NakedTriple = "naked-triple",
    /// Three digits with three places.
    HiddenTriple = "hidden-triple",
    /// The cells that whole cages leave of a house, or have beyond it.
    Innies = "innies",
    /// The cells that whole cages leave of several houses, or have beyond them.
    WideInnies = "wide-innies",
    /// Four cells with four candidates.
    NakedQuad = "naked-quad",
    /// Four digits with four places.
    HiddenQuad = "hidden-quad",
    /// A digit in two lines with two crossing lines.
    XWing = "x-wing",
    /// A digit in three lines with three crossing lines.
    Swordfish = "swordfish",
    /// Three cells with two candidates each: a pivot and two pincers.
    XyWing = "xy-wing",
    /// Three cells, a pivot with three candidates and two pincers with two of them each.
    XyzWing = "xyz-wing",
    /// A rectangle that must not be left with two digits: three of its corners have no others.
    UniqueRectangle1 = "unique-rectangle-1",
    /// A unique rectangle with one more digit in the two corners that have others.
    UniqueRectangle2 = "unique-rectangle-2",
    /// A unique rectangle whose corners with other digits form a naked subset with cells beside them.
    UniqueRectangle3 = "unique-rectangle-3",
    /// A unique rectangle one of whose two digits must be in the corners with others.
    UniqueRectangle4 = "unique-rectangle-4",
    /// A unique rectangle one of whose two digits is bound to it in two of its lines.
    HiddenRectangle = "hidden-rectangle",
    /// A digit in four lines with four crossing lines.
    Jellyfish = "jellyfish",
    /// All cells but one have two candidates: that one cannot.
    Bug = "bug",
    /// Cells with the same two candidates in two colours.
    RemotePair = "remote-pair",
    /// Two parallel lines with two places each, of which two see each other.
    Skyscraper = "skyscraper",
    /// A row and a column with two places each, of which two share a box.
    TwoStringKite = "two-string-kite",
    /// Any two houses with two places each, of which two see each other.
    TurbotFish = "turbot-fish",
    /// A box whose places form a cross, and a house with two places.
    EmptyRectangle = "empty-rectangle",
    /// Places of a digit in two colours, of which one is right.
    SimpleColouring = "simple-colouring",
    /// Several pairs of colours that see each other.
    MultiColouring = "multi-colouring",
    /// Two cells with the same two candidates, and a house with two places for one of them.
    WWing = "w-wing",
    /// An X-wing but for places in one box.
    FinnedXWing = "finned-x-wing",
    /// A finned X-wing that lacks a corner of the X-wing.
    SashimiXWing = "sashimi-x-wing",
    /// A chain of places of one digit.
    XChain = "x-chain",
    /// A chain of cells with two candidates.
    XyChain = "xy-chain",
    /// Four cells with four candidates, of which all but one go into one of the cells at most.
    WxyzWing = "wxyz-wing",
    /// A swordfish but for places in one box.
    FinnedSwordfish = "finned-swordfish",
    /// A finned swordfish with a line that has one place in the cover.
    SashimiSwordfish = "sashimi-swordfish",
    /// A jellyfish but for places in one box.
    FinnedJellyfish = "finned-jellyfish",
    /// A finned jellyfish with a line that has one place in the cover.
    SashimiJellyfish = "sashimi-jellyfish",
    /// An alternating inference chain: a chain of any candidates.
    Aic = "aic",
    /// A chain with groups of places in it.
    GroupedAic = "grouped-aic",
    /// A crossing of line and box whose digits are shared out between the two.
    SueDeCoq = "sue-de-coq",
    /// Two almost locked sets with a restricted common digit.
    AlsXz = "als-xz",
    /// Three almost locked sets in a row.
    AlsXyWing = "als-xy-wing",
    /// A cell each of whose candidates leads into an almost locked set.
    DeathBlossom = "death-blossom",
    /// Chains from all candidates of a cell, or all places of a digit in a house, that agree.
    ForcingChain = "forcing-chain",
    /// What follows from a candidate by singles contradicts itself, or agrees with what follows from the others.
    ForcingNet = "forcing-net",
    /// No technique gets on, or not soon enough.
    Beyond = "beyond",
    /// A digit that nothing in a neighbour goes with, by the mark between the two or the want of one.
    MarkPair = "mark-pair",
    /// A digit beside which two or three neighbours would have too few digits for what marks ask of them.
    MarkRoom = "mark-room",
    /// A digit that marks rule out wherever another one goes in a house.
    MarkHouse = "mark-house",
    /// The digits of a line must make the number that is asked of it.
    LineNumber = "line-number",
    /// All ways to make the number of a line in which the cells that see each other differ.
    LineFilling = "line-filling",
}

use Technique::*;

impl Technique {
    pub(super) const COUNT: usize = ALL.len();

    /// All of them, in order of declaration.
    pub fn all() -> impl DoubleEndedIterator<Item = Technique> {
        ALL.iter().copied()
    }

    /// True for what cages and their sums show, and so for what is found in puzzles with cages only.
    pub fn is_of_cages(self) -> bool {
        matches!(self, CageCombination | Innie | CageClaiming | CageSum | Innies | WideInnies)
    }

    /// True for what marks on pairs of cells show, and so for what is found beside them only.
    pub fn is_of_marks(self) -> bool {
        matches!(self, MarkPair | MarkRoom | MarkHouse)
    }

    /// True for what arrows and numbers outside the grid show, and so for what is found beside them only.
    pub fn is_of_lines(self) -> bool {
        matches!(self, LineNumber | LineFilling)
    }

    /// True for what a single cage shows.
    pub fn is_of_single_cage(self) -> bool {
        matches!(self, CageCombination | CageClaiming | CageSum)
    }

    /// The technique of that name.
    pub fn named(name: &str) -> Option<Technique> {
        Technique::all().find(|technique| technique.name() == name)
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
    fn names_lead_to_their_techniques() {
        for (index, technique) in Technique::all().enumerate() {
            assert_eq!(technique as usize, index);
            assert_eq!(Technique::named(technique.name()), Some(technique));
        }
        assert_eq!(Technique::named("guess"), None);
    }
}
