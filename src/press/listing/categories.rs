//! Categories in Amazon's shop, and subject codes for other shops, by the contents of a book.

use super::{ListingSubject, SubjectCode};
use gridpress_bookspec::{Audience, MAX_CATEGORIES};

/// Paths of categories in Amazon's shop.
const SUDOKU: &str = "Books > Humor & Entertainment > Puzzles & Games > Sudoku";
const LOGIC: &str = "Books > Humor & Entertainment > Puzzles & Games > Logic & Brain Teasers";
const PUZZLES: &str = "Books > Humor & Entertainment > Puzzles & Games > Puzzles";
const MATHS: &str = "Books > Humor & Entertainment > Puzzles & Games > Math Games";
const WORDS: &str = "Books > Humor & Entertainment > Puzzles & Games > Word Games";
const ACTIVITIES: &str = "Books > Children's Books > Activities, Crafts & Games > Activity Books";
const GAMES: &str = "Books > Children's Books > Activities, Crafts & Games > Games";

/// Returns the categories: those of the spec, or the three that suit the puzzles best.
pub(super) fn categories(subject: &ListingSubject) -> Vec<String> {
    if let Some(categories) = &subject.book.spec.listing.categories {
        return categories.clone();
    }
    let mut paths = Vec::new();
    if subject.audience == Audience::Children {
        paths.extend([ACTIVITIES, GAMES]);
    }
    if !subject.is_latin() {
        paths.push(SUDOKU);
    }
    if subject.kinds.iter().any(|kind| kind.has_operations()) {
        paths.push(MATHS);
    }
    if subject.book.spec.sections.iter().all(|section: &gridpress_bookspec::Section| {
        matches!(section.symbols, gridpress_messages::symbols::Symbols::Word(_))
    }) {
        paths.push(WORDS);
    }
    paths.extend([LOGIC, PUZZLES]);
    // The most specific ones come first, so the general ones are cut.
    paths.truncate(MAX_CATEGORIES);
    paths.into_iter().map(str::to_owned).collect()
}

/// Returns the BISAC codes of the book.
pub(super) fn subjects(subject: &ListingSubject) -> Vec<SubjectCode> {
    let code = |code, subject| SubjectCode { scheme: "BISAC", code, subject };
    let mut codes = Vec::new();
    if !subject.is_latin() {
        codes.push(code("GAM017000", "GAMES & ACTIVITIES / Sudoku"));
    }
    codes.push(code("GAM005000", "GAMES & ACTIVITIES / Logic & Brain Teasers"));
    codes.push(code("GAM007000", "GAMES & ACTIVITIES / Puzzles"));
    codes
}
