//! The text that a book and its cover show, in order, for comparison with a listing.

use gridpress_book::Book;
use gridpress_layout::{
    self as layout, BookLayout, CoverKind, Document, GridRole, Item, Primitive, walk,
};
use gridpress_messages::Words;
use gridpress_messages::diag::Failure;

/// Maximum number of pages that are searched for titles before the first puzzle.
const MAX_FRONT_PAGES: usize = 40;

/// The letters and figures of a text, without spaces, hyphens and line breaks, in capitals.
#[derive(Clone, Debug, Default)]
pub(super) struct PrintedText(String);

impl PrintedText {
    fn of_items(words: &Words, items: &[Item]) -> PrintedText {
        let mut text = String::new();
        walk(items, &mut |painted| {
            if let Primitive::Text(run) = painted.primitive {
                text.push_str(&run.run.text);
            }
        });
        PrintedText(normal(words, &text))
    }

    fn add(&mut self, other: &PrintedText) {
        // A separator keeps texts of different pages apart.
        self.0.push('\u{1}');
        self.0.push_str(&other.0);
    }

    /// Returns `true` if the text contains `part`, whatever its line breaks, in the language of `words`.
    pub(super) fn contains(&self, words: &Words, part: &str) -> bool {
        self.0.contains(&normal(words, part))
    }
}

/// Returns the letters, figures and signs of a text, in capitals, which may lack the accents of small letters.
fn normal(words: &Words, text: &str) -> String {
    let is_kept =
        |c: &char| !c.is_whitespace() && !matches!(c, '-' | '\u{ad}' | '\u{2010}' | '\u{2011}');
    // Designs break titles into lines, hyphenate them and set them in capitals.
    words.capitals(&text.chars().filter(is_kept).collect::<String>())
}

/// Returns the text of the pages before the first puzzle.
///
/// # Errors
/// Fails like [`Document::page`].
pub(super) fn front_matter(words: &Words, layout: &BookLayout) -> Result<PrintedText, Failure> {
    let document: &Document = &layout.book;
    let mut text = PrintedText::default();
    for index in 0..document.len().min(MAX_FRONT_PAGES) {
        let page = document.page(index)?;
        if page.grids.iter().any(|grid| grid.role == GridRole::Puzzle) {
            break;
        }
        text.add(&PrintedText::of_items(words, &page.items));
    }
    Ok(text)
}

/// Returns the text of the front of the cover.
///
/// # Errors
/// Fails like [`layout::lay_out_shop_front`].
pub(super) fn cover_front(book: &Book) -> Result<PrintedText, Failure> {
    let front = layout::lay_out_shop_front(book)?.page(0)?;
    Ok(PrintedText::of_items(&book.spec.words, &front.items))
}

/// Returns the text of the whole cover; `None` if no cover can be made for the printer of the book.
pub(super) fn whole_cover(book: &Book, pages: u32) -> Option<PrintedText> {
    let cover = layout::lay_out_cover(book, pages, CoverKind::Print).ok()?;
    Some(PrintedText::of_items(&book.spec.words, &cover.document.page(0).ok()?.items))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_and_hyphens_do_not_count() {
        let words = Words::english();
        let printed = PrintedText(normal(&words, "Two Hun-\ndred Su\u{ad}doku"));
        assert!(printed.contains(&words, "Two Hundred Sudoku"));
        assert!(!printed.contains(&words, "Two Hundred Puzzles"));
    }

    #[test]
    fn capitals_do_not_count_in_any_language() {
        for (language, title) in [
            ("tr", "Kısa izler, iyi geceler"),
            ("el", "Ήλιος και μαΐστρος"),
            ("de", "Größerer Spaß"),
        ] {
            let words = Words::new(language).unwrap();
            let printed = PrintedText(normal(&words, &words.capitals(title)));
            assert!(printed.contains(&words, title), "{language}");
        }
    }
}
