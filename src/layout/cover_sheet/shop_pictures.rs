//! Pictures for shops: the front alone, and the open book.

use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::colour_item;
use crate::cover_sheet::{designs, front_cover};
use crate::document::item::{Item, Pose};
use crate::document::{Document, GridRole, Page, Paper};
use crate::failure;
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_book::Book;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::diag::Failure;

/// Height of a front for shops, as a share of its width: 1600 x 2560 pixels.
const FRONT: (i32, i32) = (2560, 1600);
/// Number of strips of shade beside the fold of an open book, and darkness of the first one, in percent.
const STRIPS: i32 = 24;
const DARKEST: i32 = 22;

/// Lays out the front of `book` as shops show it: one page, 1.6 times as high as wide.
///
/// # Errors
/// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if a text does not fit.
pub fn lay_out_shop_front(book: &Book) -> Result<Document<'static>, Failure> {
    let width = book.spec.page.trim.width;
    let panel = Rect::new(Length::ZERO, Length::ZERO, width, width.scale(FRONT.0, FRONT.1));
    let front = FrontCover::new(book, panel, panel, panel);
    let items = designs::draw_front(&front).map_err(|error| failure(book, &[error]))?;
    Ok(sheet(book, panel.size, items))
}

/// Lays out two facing pages of `document`, the pages of `book`, with puzzles, on the colours of its cover: one page.
///
/// # Errors
/// See [`Document::page`].
pub fn lay_out_open_book(book: &Book, document: &Document) -> Result<Document<'static>, Failure> {
    let trim = book.spec.page.trim;
    let edge = trim.width.min(trim.height).percent(9);
    let size = Size { width: trim.width * 2 + edge * 2, height: trim.height + edge * 2 };
    let palette = front_cover::palette(&book.spec);
    let whole = Rect::new(Length::ZERO, Length::ZERO, size.width, size.height);
    let open = Rect::new(edge, edge, trim.width * 2, trim.height);
    let mut items = vec![colour_item(palette.ground, Item::tint(whole, 100))];
    items.extend(draw_spread(book, document, open)?);
    Ok(sheet(book, size, items))
}

/// Draws two facing pages of `document` with puzzles in `open`, with shadow, edges and fold.
///
/// # Errors
/// See [`Document::page`].
pub(super) fn draw_spread(
    book: &Book,
    document: &Document,
    open: Rect,
) -> Result<Vec<Item>, Failure> {
    let [left, right] = find_spread(document)?;
    let mut items = draw_open_book(open, front_cover::palette(&book.spec).ground);
    let width = open.size.width.half();
    let trim = book.spec.page.trim.width;
    let scale =
        if width == trim { (1, 1) } else { (width.to_thousandths(), trim.to_thousandths()) };
    for (page, x) in [(left, open.origin.x), (right, open.origin.x + width)] {
        let Some(page) = page else { continue };
        let at = Point::new(x, open.origin.y);
        let window = Rect::new(x, open.origin.y, width, open.size.height);
        items.push(page.placed(Pose { at, turns: 0, scale }, window));
    }
    Ok(items)
}

/// Returns a document of one page of that size, in colour.
pub(super) fn sheet(book: &Book, size: Size, items: Vec<Item>) -> Document<'static> {
    let page = Page { items, ..Page::default() };
    let paper = Paper::new(size, Length::ZERO);
    let mut document = Document::new(book.spec.title.clone(), paper, 1, move |_| Ok(page.clone()));
    document.space = ColourSpace::Rgb;
    document
}

/// Returns the first two facing pages that both have puzzles, or else the first two with puzzles on one of them; the
/// left one comes first.
fn find_spread(document: &Document) -> Result<[Option<Page>; 2], Failure> {
    let mut candidates = [None, None];
    // The first page is a recto.
    for first in (1..document.len()).step_by(2) {
        let left = document.page(first)?;
        let right = if first + 1 < document.len() { Some(document.page(first + 1)?) } else { None };
        let has_grids = |page: &Page| page.grids.iter().any(|grid| grid.role == GridRole::Puzzle);
        let sides = [has_grids(&left), right.as_ref().is_some_and(has_grids)];
        match sides {
            [true, true] => return Ok([Some(left), right]),
            [false, false] => {}
            _ if candidates[0].is_none() => candidates = [Some(left), right],
            _ => {}
        }
    }
    Ok(candidates)
}

/// Draws the open book: its shadow, its edges, the white of its pages and the shade along their fold.
fn draw_open_book(open: Rect, ground: Colour) -> Vec<Item> {
    let Rect { origin, size } = open;
    let moved =
        |x: Length, y: Length| Rect::new(origin.x + x, origin.y + y, size.width, size.height);
    let unit = size.height / 200;
    let shadow = ground.towards(Colour::BLACK, 35);
    let mut items = vec![colour_item(shadow, Item::tint(moved(unit * 3, unit * 4), 100))];
    // The pages below are visible at both sides.
    for sheet in (1..=3).rev() {
        let by = unit * sheet / 2;
        let around = Rect::new(origin.x - by, origin.y + by, size.width + by * 2, size.height);
        items.push(Item::tint(around, 10 + 8 * sheet as u8));
    }
    items.push(Item::tint(open, 0));
    let fold = open.centre().x;
    let width = size.width / 2 / 7 / STRIPS;
    for strip in 0..STRIPS {
        let left = STRIPS - strip;
        let dark = (DARKEST * left * left / (STRIPS * STRIPS)) as u8;
        for x in [fold - width * (strip + 1), fold + width * strip] {
            items.push(Item::tint(Rect::new(x, origin.y, width, size.height), dark));
        }
    }
    items
}
