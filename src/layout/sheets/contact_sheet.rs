//! Contact sheets: an overview of pages as the reader will see them.

use crate::document::item::{Item, Pose};
use crate::document::{Document, Page, Paper, is_recto};
use crate::typography::boxes::LayoutBox;
use crate::typography::style::Align;
use gridpress_ground::units::{Length, Point, Rect};
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
    let gap = trim.width.min(trim.height) / 20;
    let mut rows = vec![LayoutBox::down(gap)];
    for spreads in spreads.chunks(columns(spreads.len())) {
        let mut row = vec![LayoutBox::across(gap)];
        for spread in spreads {
            let pages = spread
                .iter()
                .filter(|page| is_open || page.is_some())
                .map(|page| on_paper(document, *page, gap / 20))
                .collect::<Result<Vec<_>, _>>()?;
            let mut pages = LayoutBox::row(pages);
            if spread.iter().all(Option::is_some) {
                let fold = Rect::new(trim.width, Length::ZERO, gap / 20, trim.height);
                pages.items.push(Item::tint(fold, FOLD));
            }
            row.extend([pages, LayoutBox::across(gap)]);
        }
        rows.extend([LayoutBox::row(row), LayoutBox::down(gap)]);
    }
    let width = rows.iter().map(|row| row.size.width).max().unwrap_or_default();
    let rows = LayoutBox::column(Align::Left, width, rows);
    let paper = Paper::new(rows.size, Length::ZERO);
    let ground = Item::tint(Rect { origin: Point::default(), size: rows.size }, GROUND);
    let page = Page { items: [ground].into_iter().chain(rows.items).collect(), ..Page::default() };
    let mut contact = Document::new(document.title.clone(), paper, 1, move |_| Ok(page.clone()));
    contact.space = document.space;
    Ok(contact)
}

/// Returns a page of `document` on white paper with an edge around it; its room only, if there is no page.
fn on_paper(document: &Document, page: Option<usize>, edge: Length) -> Result<LayoutBox, Failure> {
    let size = document.paper.trim;
    let Some(page) = page else { return Ok(LayoutBox::across(size.width)) };
    let paper = Rect { origin: Point::default(), size };
    let page = document.page(page)?;
    let pose = Pose { at: paper.origin, turns: 0, scale: (1, 1) };
    let around = Item::tint(paper.inset(-edge), EDGE);
    let items = vec![around, Item::tint(paper, 0), page.placed(pose, paper)];
    Ok(LayoutBox::new(size.width, size.height, items))
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
    use gridpress_ground::units::Size;

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
