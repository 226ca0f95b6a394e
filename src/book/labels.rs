//! The levels under which puzzles are printed, compared with those of their ratings.

use crate::daily::{Desk, Edition};
use crate::types::{Book, BookPuzzle};
use gridpress_bookspec::{Contents, Section};
use gridpress_engine::generate::Level;

impl Book {
    /// Returns the level of a puzzle by its rating, whatever level it is printed under.
    pub fn rated_level(&self, puzzle: &BookPuzzle) -> Level {
        self.spec.levels.level_of(puzzle.puzzle.shape.kind(), &puzzle.rating)
    }

    /// Returns the puzzles of a section that are printed under the name of another level than that of their rating.
    ///
    /// The level's label and the section's title are compared, if they are a standard name in the language of the book.
    /// A name of the spec's own, such as "Mellow", claims nothing. Neither does a title above supplied puzzles, whose
    /// authors have scales of their own.
    pub fn mislabelled(&self, section: usize) -> Vec<&BookPuzzle> {
        let words = &self.spec.words;
        let Section { contents, title, .. } = &self.spec.sections[section];
        let by_title = match contents {
            Contents::Generated { .. } => {
                title.as_deref().and_then(|title| words.claimed_level(title))
            }
            Contents::FromFile { .. } => None,
        };
        let is_wrong = |puzzle: &&BookPuzzle| {
            let by_label = words.claimed_level(words.level(puzzle.level));
            let rated = self.rated_level(puzzle);
            [by_title, by_label].into_iter().flatten().any(|claimed| claimed != rated)
        };
        self.sections[section].iter().filter(is_wrong).collect()
    }
}

impl Desk<'_> {
    /// Returns the level of a puzzle by its rating, if it is printed under the name of another level.
    pub fn mislabelled(&self, edition: &Edition) -> Option<Level> {
        let words = self.words(edition);
        let claimed = words.claimed_level(words.level(edition.level))?;
        let rated = self.spec.levels.level_of(edition.puzzle.shape.kind(), &edition.rating);
        (rated != claimed).then_some(rated)
    }
}
