//! The techniques by name.

use std::fmt;

/// A kind of step towards a solution.
///
/// How hard it is depends on the engine revision: see [`Scale`](super::Scale). The order of `Ord` is that of
/// declaration and says nothing of it; it serves as the order of keys.
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
    /// A cage with one set of digits that adds up.
    CageCombination,
    /// The one cell that whole cages leave of a house, or have beyond it.
    Innie,
    /// All places of a digit in a box lie in a line, or see the same other cells.
    Pointing,
    /// All places of a digit in a line lie in a box, or see the same other cells.
    Claiming,
    /// Two cells with two candidates.
    NakedPair,
    /// Two digits with two places.
    HiddenPair,
    /// A digit that a cage must have, from what sees its places there.
    CageClaiming,
    /// The digits of a cage must add up.
    CageSum,
    /// Three cells with three candidates.
    NakedTriple,
    /// Three digits with three places.
    HiddenTriple,
    /// The cells that whole cages leave of a house, or have beyond it.
    Innies,
    /// The cells that whole cages leave of several houses, or have beyond them.
    WideInnies,
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
    /// Three cells, a pivot with three candidates and two pincers with two of them each.
    XyzWing,
    /// A rectangle that must not be left with two digits: three of its corners have no others.
    UniqueRectangle1,
    /// A unique rectangle with one more digit in the two corners that have others.
    UniqueRectangle2,
    /// A unique rectangle whose corners with other digits form a naked subset with cells beside them.
    UniqueRectangle3,
    /// A unique rectangle one of whose two digits must be in the corners with others.
    UniqueRectangle4,
    /// A unique rectangle one of whose two digits is bound to it in two of its lines.
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
    /// A finned X-wing that lacks a corner of the X-wing.
    SashimiXWing,
    /// A chain of places of one digit.
    XChain,
    /// A chain of cells with two candidates.
    XyChain,
    /// Four cells with four candidates, of which all but one go into one of the cells at most.
    WxyzWing,
    /// A swordfish but for places in one box.
    FinnedSwordfish,
    /// A finned swordfish with a line that has one place in the cover.
    SashimiSwordfish,
    /// A jellyfish but for places in one box.
    FinnedJellyfish,
    /// A finned jellyfish with a line that has one place in the cover.
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
    ForcingNet,
    /// No technique gets on, or not soon enough.
    Beyond,
    /// A digit that nothing in a neighbour goes with, by the mark between the two or the want of one.
    MarkPair,
    /// A digit beside which two or three neighbours would have too few digits for what marks ask of them.
    MarkRoom,
    /// A digit that marks rule out wherever another one goes in a house.
    MarkHouse,
    /// The digits of a line must make the number that is asked of it.
    LineNumber,
    /// All ways to make the number of a line in which the cells that see each other differ.
    LineFilling,
}

use Technique::*;

/// Every technique with its name, in order of declaration.
const NAMES: &[(Technique, &str)] = &[
    (FullHouse, "full-house"),
    (HiddenSingleBox, "hidden-single-box"),
    (HiddenSingleLine, "hidden-single-line"),
    (NakedSingle, "naked-single"),
    (CageCombination, "cage-combination"),
    (Innie, "innie"),
    (Pointing, "pointing"),
    (Claiming, "claiming"),
    (NakedPair, "naked-pair"),
    (HiddenPair, "hidden-pair"),
    (CageClaiming, "cage-claiming"),
    (CageSum, "cage-sum"),
    (NakedTriple, "naked-triple"),
    (HiddenTriple, "hidden-triple"),
    (Innies, "innies"),
    (WideInnies, "wide-innies"),
    (NakedQuad, "naked-quad"),
    (HiddenQuad, "hidden-quad"),
    (XWing, "x-wing"),
    (Swordfish, "swordfish"),
    (XyWing, "xy-wing"),
    (XyzWing, "xyz-wing"),
    (UniqueRectangle1, "unique-rectangle-1"),
    (UniqueRectangle2, "unique-rectangle-2"),
    (UniqueRectangle3, "unique-rectangle-3"),
    (UniqueRectangle4, "unique-rectangle-4"),
    (HiddenRectangle, "hidden-rectangle"),
    (Jellyfish, "jellyfish"),
    (Bug, "bug"),
    (RemotePair, "remote-pair"),
    (Skyscraper, "skyscraper"),
    (TwoStringKite, "two-string-kite"),
    (TurbotFish, "turbot-fish"),
    (EmptyRectangle, "empty-rectangle"),
    (SimpleColouring, "simple-colouring"),
    (MultiColouring, "multi-colouring"),
    (WWing, "w-wing"),
    (FinnedXWing, "finned-x-wing"),
    (SashimiXWing, "sashimi-x-wing"),
    (XChain, "x-chain"),
    (XyChain, "xy-chain"),
    (WxyzWing, "wxyz-wing"),
    (FinnedSwordfish, "finned-swordfish"),
    (SashimiSwordfish, "sashimi-swordfish"),
    (FinnedJellyfish, "finned-jellyfish"),
    (SashimiJellyfish, "sashimi-jellyfish"),
    (Aic, "aic"),
    (GroupedAic, "grouped-aic"),
    (SueDeCoq, "sue-de-coq"),
    (AlsXz, "als-xz"),
    (AlsXyWing, "als-xy-wing"),
    (DeathBlossom, "death-blossom"),
    (ForcingChain, "forcing-chain"),
    (ForcingNet, "forcing-net"),
    (Beyond, "beyond"),
    (MarkPair, "mark-pair"),
    (MarkRoom, "mark-room"),
    (MarkHouse, "mark-house"),
    (LineNumber, "line-number"),
    (LineFilling, "line-filling"),
];

impl Technique {
    pub(super) const COUNT: usize = NAMES.len();

    /// All of them, in order of declaration.
    pub fn all() -> impl DoubleEndedIterator<Item = Technique> {
        NAMES.iter().map(|(technique, _)| *technique)
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
    pub fn is_of_cage(self) -> bool {
        matches!(self, CageCombination | CageClaiming | CageSum)
    }

    /// Its name in specs, as in `x-wing`.
    pub fn name(self) -> &'static str {
        NAMES[self as usize].1
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
    fn the_table_is_in_order() {
        for (index, technique) in Technique::all().enumerate() {
            assert_eq!(technique as usize, index);
            assert_eq!(Technique::named(technique.name()), Some(technique));
        }
        assert_eq!(Technique::named("guess"), None);
    }
}
