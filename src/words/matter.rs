//! The words of pages before and behind the puzzles.

use super::Words;
use crate::generate::Level;

impl Words {
    /// `Notes`.
    pub fn notes(&self) -> &str {
        "Notes"
    }

    /// `The levels`: above what [`Words::level_is`] says of each.
    pub fn levels(&self) -> &str {
        "The levels"
    }

    /// `About the author`.
    pub fn about_author(&self) -> &str {
        "About the author"
    }

    /// `About this book`.
    pub fn about_book(&self) -> &str {
        "About this book"
    }

    /// `Blank grids`.
    pub fn blank_grids(&self) -> &str {
        "Blank grids"
    }

    /// `With these the same book can be made again.`
    pub fn made_again(&self) -> &str {
        "With these the same book can be made again."
    }

    /// What a level is, in a sentence or two.
    pub fn level_is(&self, level: Level) -> &str {
        match level {
            Level::Easy => {
                "Many givens. One digit after another falls into place for those who look."
            }
            Level::Medium => "Fewer givens. Mostly the same steps, now and then a closer look.",
            Level::Hard => "Pencil marks help here: locked candidates, pairs and triples.",
            Level::Expert => "Patterns across the whole grid, such as fish, wings and chains.",
            Level::Extreme => "The fewest givens, and whatever it takes to get on.",
        }
    }

    /// `ISBN 978-…`.
    pub fn isbn(&self, isbn: &str) -> String {
        format!("ISBN {isbn}")
    }

    /// What made the book: the program's version, the revision of the engine, and the seed.
    pub fn made_with(&self, version: &str, engine: u32, seed: &str) -> String {
        format!(
            "Made with gridpress {version}, revision {engine} of its engine, from the seed \u{201c}{seed}\u{201d}."
        )
    }

    /// `Set in Source Serif 4 and Source Sans 3.`
    pub fn set_in(&self, fonts: Vec<String>) -> String {
        match &fonts[..] {
            [] => String::new(),
            [only] => format!("Set in {only}."),
            [most @ .., last] => format!("Set in {} and {last}.", most.join(", ")),
        }
    }
}
