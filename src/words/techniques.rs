//! The techniques for readers: what they are called, and a paragraph that teaches each.

use super::Words;
use crate::logic::Technique;

use Technique::*;

impl Words {
    /// Its name in a heading: `Naked pair`.
    pub fn technique(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}", technique.name()))
    }

    /// The same behind "There is": `a naked pair`.
    pub(super) fn there(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}-there", technique.name()))
    }

    /// A paragraph that teaches it.
    pub fn teach(&self, technique: Technique) -> &str {
        self.text(&format!("technique-{}-teach", technique.name()))
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
