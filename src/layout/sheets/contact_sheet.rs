//! Contact sheets: an overview of pages as the reader will see them.

use crate::document::item::{Item, Pose};
use crate::document::{Document, Page, Paper, is_recto};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::diag::Failure;

/// Minimum number of spreads in a row, if there are enough.
const MIN_COLUMNS: usize = 4;
/// Greys around the pages, of their edges, and of the fold between two pages, in percent of black.
const GROUND: u8 = 10;
const EDGE: u8 = 45;
const FOLD: u8 = 25;

/// One or two pages that are visible together, by index: the left one, and the right one.
type FacingPages = [Option<usize>; 2];

/// Lays out the pages of `document` with these indices, in ascending order, on one page, with facing pages side by
/// side, at their own size.
///
/// # Errors
/// See [`Document::page`].
pub fn lay_out_contact_sheet(
    document: &Document,
    pages: &[usize],
) -> Result<Document<'static>, Failure> {
    let Paper { trim, facing, .. } = document.paper;
    let spreads = spreads(pages, facing);
    let is_open = spreads.iter().any(|spread| spread.iter().all(Option::is_some));
    let columns = columns(spreads.len());
    let gap = trim.width.min(trim.height) / 20;
    let width = if is_open { trim.width * 2 } else { trim.width };
    let rows = spreads.len().div_ceil(columns).max(1);
    let sheet = Size {
        width: (width + gap) * columns as i32 + gap,
        height: (trim.height + gap) * rows as i32 + gap,
    };
    let whole = Rect::new(Length::ZERO, Length::ZERO, sheet.width, sheet.height);
    let mut items = vec![Item::tint(whole, GROUND)];
    for (index, spread) in spreads.into_iter().enumerate() {
        let (column, row) = ((index % columns) as i32, (index / columns) as i32);
        let corner = Point::new(gap + (width + gap) * column, gap + (trim.height + gap) * row);
        for (side, page) in spread.into_iter().enumerate() {
            let Some(page) = page else { continue };
            let right = if is_open && side == 1 { trim.width } else { Length::ZERO };
            let at = corner + Point::new(right, Length::ZERO);
            items.extend(sheet_of_paper(at, trim, gap / 20));
            let pose = Pose { at, turns: 0, scale: (1, 1) };
            let window = Rect::new(at.x, at.y, trim.width, trim.height);
            items.push(document.page(page)?.placed(pose, window));
        }
        if spread.iter().all(Option::is_some) {
            let fold = Rect::new(corner.x + trim.width, corner.y, gap / 20, trim.height);
            items.push(Item::tint(fold, FOLD));
        }
    }
    let page = Page { items, grids: Vec::new() };
    let paper = Paper::new(sheet, Length::ZERO);
    let mut contact = Document::new(document.title.clone(), paper, 1, move |_| Ok(page.clone()));
    contact.space = document.space;
    Ok(contact)
}

/// Draws white paper at `at`, and its edge around it.
fn sheet_of_paper(at: Point, size: Size, edge: Length) -> [Item; 2] {
    let paper = Rect::new(at.x, at.y, size.width, size.height);
    let around = Rect::new(at.x - edge, at.y - edge, size.width + edge * 2, size.height + edge * 2);
    [Item::tint(around, EDGE), Item::tint(paper, 0)]
}

/// Groups `pages` into spreads: two pages if they face each other. A single page keeps its side if pages face.
fn spreads(pages: &[usize], facing: bool) -> Vec<FacingPages> {
    let mut spreads: Vec<FacingPages> = Vec::new();
    for &page in pages {
        let is_recto = is_recto(page);
        match spreads.last_mut() {
            Some([Some(left), right]) if facing && is_recto && *left + 1 == page => {
                *right = Some(page);
            }
            _ if facing && is_recto => spreads.push([None, Some(page)]),
            _ => spreads.push([Some(page), None]),
        }
    }
    spreads
}

/// Returns the number of spreads in a row: more for long documents, so that the sheet is not much higher than wide.
fn columns(spreads: usize) -> usize {
    spreads.clamp(1, MIN_COLUMNS.max((spreads / 2).isqrt()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_pages_share_a_spread() {
        let seen = |pages: &[usize], facing| {
            let spreads = spreads(pages, facing);
            let name = |page: Option<usize>| page.map_or("-".to_owned(), |page| page.to_string());
            let names = spreads.iter().map(|spread| spread.map(name).join(""));
            names.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(seen(&[0, 1, 2, 3, 4, 5], true), "-0 12 34 5-");
        assert_eq!(seen(&[0, 2, 3, 5, 7, 8], true), "-0 -2 3- 5- 78");
        assert_eq!(seen(&[0, 1, 2], false), "0- 1- 2-");
    }

    #[test]
    fn rows_grow_only_for_very_long_documents() {
        assert_eq!([0, 1, 3, 4, 30, 101, 50_000].map(columns), [1, 1, 3, 4, 4, 7, 158]);
    }

    #[test]
    fn a_sheet_holds_whole_pages() {
        let trim = Size { width: Length::pt(100), height: Length::pt(200) };
        let paper = Paper::new(trim, Length::ZERO);
        let document = Document::new("A".to_owned(), paper, 9, |_| Ok(Page::default()));
        let size = |pages: &[usize]| {
            let sheet = lay_out_contact_sheet(&document, pages).unwrap().paper.trim;
            (sheet.width.to_pt(), sheet.height.to_pt())
        };
        // Gaps of 5 pt around and between.
        assert_eq!(size(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), (825.0, 415.0));
        assert_eq!(size(&[0, 3, 5]), (320.0, 210.0));
    }
}
