//! What the pages of a book are set with.

use crate::text::block::TextBlock;
use crate::text::theme::Theme;
use gridpress_base::fonts::Fonts;
use gridpress_base::messages::Words;
use gridpress_book::Book;

/// A book and the means to set its pages: handed to everything that sets a part of it.
#[derive(Clone, Copy)]
pub(crate) struct Context<'b> {
    /// The book.
    pub book: &'b Book,
    /// The faces of the book.
    pub fonts: &'b Fonts,
    /// The words of the book, in its language.
    pub words: &'b Words,
    /// The sizes and alignments of the book's design.
    pub theme: &'b Theme,
    /// The text block of the pages.
    pub block: &'b TextBlock,
}

impl<'b> Context<'b> {
    /// The means to set `book` on pages with that text block.
    pub(crate) fn new(book: &'b Book, block: &'b TextBlock) -> Context<'b> {
        Context {
            book,
            fonts: &book.spec.fonts,
            words: &book.spec.words,
            theme: &block.theme,
            block,
        }
    }
}
