//! The result of layout: the pages of a book, and where its puzzles stand.

use crate::page::document::Document;
use gridpress_base::units::Length;

/// Where a puzzle is printed; pages count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The page of the puzzle.
    pub page: u32,
    /// The page of its answer, in the book or in the book of answers.
    pub answer_page: Option<u32>,
}

/// A book laid out.
#[derive(Debug)]
pub struct Layout<'b> {
    /// The book.
    pub book: Document<'b>,
    /// The book of answers, where answers are printed separately.
    pub answers: Option<Document<'b>>,
    /// Where each puzzle is, by number - 1.
    pub printed: Vec<Printed>,
    /// The side of the grids of each section's puzzles, with their frames; below a title they may be smaller.
    pub sides: Vec<Length>,
}
