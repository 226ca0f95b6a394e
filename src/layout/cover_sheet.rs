//! The wrap-around cover: back, spine and front on one sheet, at the size that the printer requires.
//!
//! All dimensions come from the printer's data file; only the style is chosen here.

mod back_cover;
mod banners;
mod barcode;
mod designs;
mod display;
mod front_cover;
mod lettering;
mod ornaments;
mod shop_pictures;
mod spine;
mod wrap;

use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::wrap::Wrap;
use crate::document::item::Item;
use crate::document::{Document, Page, Paper};
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::{Result, failure};
use gridpress_base::colour::ColourSpace;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{Audience, CoverDesign, HowTo, SpineText};
use gridpress_engine::puzzle::Kind;
use gridpress_ground::glyphs::SHAPES;
use gridpress_ground::units::{Length, Rect, Size};
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::symbols::Symbols;
use std::cmp::Reverse;
use std::collections::BTreeMap;

pub use banners::{Banner, lay_out_banners};
pub(crate) use gridpress_bookspec::printer::ColourModel;
pub use shop_pictures::{lay_out_open_book, lay_out_shop_front};

/// A cover, and facts about it.
#[derive(Debug)]
pub struct Cover {
    /// One page: back, spine and front from left to right.
    pub document: Document<'static>,
    /// Size of the whole paper, bleed included.
    pub sheet: Size,
    /// Width of the spine.
    pub spine: Length,
    /// Number of pages that the spine was measured for.
    pub pages: u32,
    /// Reason why the spine has no text although the spec requests one; `None` otherwise.
    pub bare_spine: Option<Text>,
    /// The safe areas.
    pub safe: SafeAreas,
}

/// The purpose of a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverKind {
    /// For the printer.
    Print,
    /// A proof, which shows where the sheet is folded and cut.
    Proof,
}

/// Areas of a cover that are neither cut off nor folded.
#[derive(Clone, Copy, Debug)]
pub struct SafeAreas {
    /// Back, spine and front together, as they are cut or folded around boards.
    pub whole: Rect,
    /// The safe areas of back, spine and front.
    pub panels: [Rect; 3],
    /// Area of the barcode.
    pub barcode: Rect,
}

impl Cover {
    /// Returns `true` if the spine has text: the spec of `book` requests it, and it fits.
    pub fn has_spine_text(&self, book: &Book) -> bool {
        self.bare_spine.is_none() && book.spec.cover.spine != SpineText::Bare
    }
}

/// Lays out the cover of `book`, bound from `pages` pages by the printer of its spec.
///
/// # Errors
/// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if the spec names no printer, the printer's covers are
/// unknown, it does not bind that number of pages, a text does not fit, or a picture has too few pixels.
pub fn lay_out_cover(book: &Book, pages: u32, kind: CoverKind) -> Result<Cover, Failure> {
    let wrap = Wrap::new(&book.spec, pages).map_err(|report| Failure::input(vec![report]))?;
    let (mut items, bare_spine) = draw(book, &wrap).map_err(|error| failure(book, &[error]))?;
    if kind == CoverKind::Proof {
        // Above everything else, as art would hide the guides.
        items.extend(wrap::guides(&wrap));
    }
    let paper = Paper::new(wrap.trimmed(), wrap.bleed);
    let page = Page { items, ..Page::default() };
    let mut document = Document::new(book.spec.title.clone(), paper, 1, move |_| Ok(page.clone()));
    document.space = space(book);
    Ok(Cover {
        document,
        sheet: wrap.sheet().size,
        spine: wrap.spine().size.width,
        pages: wrap.pages,
        bare_spine,
        safe: SafeAreas {
            whole: wrap.whole(),
            panels: [wrap.safe_back(), wrap.safe_spine(), wrap.safe_front()],
            barcode: wrap.barcode(),
        },
    })
}

/// Returns the colour space of the cover: that required by its printer. The plain cover has no colours.
fn space(book: &Book) -> ColourSpace {
    if book.spec.cover.design() == CoverDesign::Plain {
        return ColourSpace::Grey;
    }
    let rule = book.spec.page.printer.and_then(|printer| printer.cover_file.as_ref());
    match rule.map(|rule| rule.colours) {
        Some(ColourModel::Cmyk) => ColourSpace::Cmyk,
        Some(ColourModel::Rgb) | None => ColourSpace::Rgb,
    }
}

/// Returns the puzzle on the front: the one that the spec names, or the first of the kind that the book has most of, on a
/// children's cover of the smallest.
pub fn front_puzzle(book: &Book) -> Option<&BookPuzzle> {
    let named = book.spec.cover.puzzle;
    // The first puzzles of a child are the smallest.
    let is_for_children = book.spec.cover.design() == CoverDesign::Animals;
    let mut puzzles = book.puzzles();
    puzzles.find(|puzzle| named == Some(puzzle.number)).or_else(|| {
        let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
        book.puzzles()
            .for_each(|puzzle| *counts.entry(puzzle.puzzle.shape.kind()).or_default() += 1);
        book.puzzles().min_by_key(|puzzle| {
            let kind = puzzle.puzzle.shape.kind();
            // Of several kinds, buyers recognise the least unusual one.
            let count = Reverse(counts[&kind]);
            let small = if is_for_children { kind.side() } else { 0 };
            (small, count, kind != Kind::CLASSIC, kind.variants().count(), kind.side())
        })
    })
}

/// Returns at most three sentences for buyers, in the language of the book.
fn selling_points(book: &Book) -> Vec<String> {
    let (spec, words) = (&book.spec, &book.spec.words);
    let mut points = Vec::new();
    if spec.lacking_rules().next().is_none() {
        points.push(words.listing_one_solution().to_owned());
    }
    if book.puzzles().all(|puzzle| puzzle.rating.solved) {
        points.push(words.listing_logic().to_owned());
    }
    let is_for_children = spec.listing.audience == Some(Audience::Children);
    if (is_for_children || points.len() < 2) && spec.front.how_to != HowTo::None {
        points.push(words.listing_rules().to_owned());
    }
    if spec.answers.are_in_book() {
        points.push(words.listing_answers().to_owned());
    }
    points.truncate(3);
    points
}

/// Returns the view of `puzzle` on a cover. User-supplied pictures have white around them, which does not suit a
/// coloured ground, so shapes replace them.
fn view_of<'b>(book: &Book, puzzle: &'b BookPuzzle) -> PuzzleView<'b> {
    let mut sections = book.spec.sections.iter().zip(&book.sections);
    let section_symbols = sections
        .find(|(_, puzzles)| puzzles.iter().any(|other| other.number == puzzle.number))
        .map_or_else(Symbols::default, |(section, _)| section.symbols.clone());
    let view = PuzzleView::new(puzzle, &section_symbols);
    let symbols = match view.symbols {
        Symbols::Pictures(set) if set.pictures().len() <= SHAPES.len() => Symbols::Shapes,
        Symbols::Pictures(_) => Symbols::Letters,
        symbols => symbols,
    };
    PuzzleView { symbols, ..view }
}

/// Creates an error about a cover that has no location in the spec.
fn cover_error(message: impl Into<Text>, help: impl Into<Text>) -> Diagnostic {
    Diagnostic::error(message).help(help)
}

/// Returns the items of a cover, and the reason if its spine is bare.
fn draw(book: &Book, wrap: &Wrap) -> Result<(Vec<Item>, Option<Text>)> {
    let front = FrontCover::new(book, wrap.front(), wrap.front_with_bleed(), wrap.safe_front());
    let mut items = vec![colour_item(front.palette.ground, Item::tint(wrap.sheet(), 100))];
    items.extend(designs::draw_front(&front)?);
    items.extend(back_cover::draw_back(book, wrap, &front.palette)?);
    let (spine, bare) = spine::draw_spine(book, wrap)?;
    items.extend(spine.map(|(text, pose)| {
        Item::coloured(front.palette.ink, vec![Item::posed(text, pose, None)])
    }));
    Ok((items, bare))
}

#[cfg(test)]
mod tests;
