//! The wrap-around cover: back, spine and front on one sheet, at the size that the printer asks for.
//!
//! Every number of a printer's is from its data file; what is chosen here is only the style.

mod back;
mod barcode;
mod display;
mod front;
mod guides;
mod spine;
mod style;
mod wrap;

use crate::book::{Book, BookPuzzle};
use crate::diag::{Diagnostic, Failure};
use crate::layout::page::document::{Document, Page, Paper};
use crate::layout::page::item::Item;
use crate::layout::{LayoutError, failure};
use crate::puzzle::Kind;
use crate::units::{Length, Size};

use style::CoverStyle;
use wrap::Wrap;

/// A cover, and what its maker should know about it.
#[derive(Debug)]
pub struct Cover {
    /// One page: back, spine and front from left to right.
    pub document: Document<'static>,
    /// All of the paper, bleed included.
    pub sheet: Size,
    /// The width of the spine.
    pub spine: Length,
    /// The pages that it was measured for.
    pub pages: u32,
    /// Why the spine says nothing, where it does not.
    pub bare_spine: Option<String>,
}

/// The cover of `book`, bound from `pages` pages by the printer of its spec; a `proof` shows where it is folded and cut.
///
/// # Errors
/// With [`Exit::Input`](crate::diag::Exit::Input) when the spec names no printer, the printer's covers are not known,
/// it does not bind so many pages, or a text does not fit.
pub fn cover(book: &Book, pages: u32, proof: bool) -> Result<Cover, Failure> {
    let wrap = Wrap::new(&book.spec, pages).map_err(|report| Failure::input(vec![report]))?;
    let style = CoverStyle::new(&book.spec);
    let drawn = draw(book, &wrap, &style).map_err(|error| failure(book, &[error]))?;
    let (mut items, bare_spine) = drawn;
    if proof {
        items.extend(guides::items(&wrap));
    }
    let paper = Paper::new(wrap.trimmed(), wrap.bleed);
    let page = Page {
        items,
        grids: Vec::new(),
    };
    let title = book.spec.title.clone();
    Ok(Cover {
        document: Document::new(title, paper, 1, move |_| Ok(page.clone())),
        sheet: wrap.sheet().size,
        spine: wrap.spine().size.width,
        pages: wrap.pages,
        bare_spine,
    })
}

/// The items of a cover, and why its spine is bare.
fn draw(
    book: &Book,
    wrap: &Wrap,
    style: &CoverStyle,
) -> Result<(Vec<Item>, Option<String>), LayoutError> {
    let mut items = Vec::new();
    if style.ground > 0 {
        items.push(Item::tint(wrap.sheet(), style.ground));
    }
    items.extend(front::items(book, wrap, style)?);
    items.extend(back::items(book, wrap, style)?);
    let (spine, bare) = spine::items(book, wrap, style)?;
    items.extend(spine);
    Ok((items, bare))
}

/// The puzzle on the front: the one that the spec names, or the first that looks like a sudoku to everyone.
fn front_puzzle(book: &Book) -> Option<&BookPuzzle> {
    let named = book.spec.cover.puzzle;
    let is_named = |puzzle: &&BookPuzzle| named == Some(puzzle.number);
    let strange = |puzzle: &&BookPuzzle| {
        let kind = puzzle.puzzle.shape.kind();
        (kind != Kind::CLASSIC, kind.variants().count(), kind.side())
    };
    let mut puzzles = book.puzzles();
    let chosen = puzzles.find(is_named);
    chosen.or_else(|| book.puzzles().min_by_key(strange))
}

/// An error of a cover that no place in the spec shows.
fn refused(message: String, help: impl Into<String>) -> Diagnostic {
    Diagnostic::error(message).help(help)
}

#[cfg(test)]
mod tests;
