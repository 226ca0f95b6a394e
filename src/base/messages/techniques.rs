//! The techniques for readers: what they are called, and a paragraph that teaches each.

use super::Words;
use gridpress_engine::puzzle::{Kind, Variant};
use gridpress_engine::rating::Technique;

use Technique::*;

impl Words {
    /// A technique's name in a heading: `Naked pair`.
    pub fn technique(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}", technique.name()))
    }

    /// A technique's name behind "There is": `a naked pair`.
    pub(super) fn there(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}-there", technique.name()))
    }

    /// A paragraph that teaches a technique, for puzzles of `kind`.
    pub fn teach(&self, technique: Technique, kind: Kind) -> &str {
        let of_operations = technique.is_of_cage() && kind.has(Variant::Calcudoku);
        let of = if of_operations { "-number" } else { "" };
        self.text(&format!("technique-{}{of}-teach", technique.name()))
    }
}

/// True when all of its evidence is about one digit.
pub(super) fn of_one_digit(technique: Technique) -> bool {
    matches!(
        technique,
        Pointing
            | Claiming
            | XWing
            | Swordfish
            | Jellyfish
            | Skyscraper
            | TwoStringKite
            | TurbotFish
            | EmptyRectangle
            | SimpleColouring
            | MultiColouring
            | FinnedXWing
            | SashimiXWing
            | FinnedSwordfish
            | SashimiSwordfish
            | FinnedJellyfish
            | SashimiJellyfish
            | XChain
    )
}
