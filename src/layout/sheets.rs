//! Imposition: booklets to fold, several pages on a sheet, and facing pages side by side.
//!
//! An [`ImpositionPlan`] has the position of every page, and [`ImpositionPlan::impose`] makes a document of sheets from
//! one of pages. Pages are only moved, and for `nup` scaled.

mod contact_sheet;

use crate::document::item::{Item, Pose};
use crate::document::outline::edges;
use crate::document::role::Destination;
use crate::document::{Document, OutlineEntry, Page, PageLabels, Paper, is_recto};
use gridpress_bookspec::{Imposition, Scheme};
use gridpress_ground::units::{Length, Point, Rect, Size};

pub use contact_sheet::lay_out_contact_sheet;

/// A page on a side of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPage {
    /// Index of the page.
    pub page: usize,
    /// Position of its upper left corner, and its scale.
    pub pose: Pose,
    /// Part of the side that the page may cover.
    pub window: Rect,
}

/// The positions of the pages of a document on sheets.
#[derive(Clone, Debug)]
pub struct ImpositionPlan {
    scheme: Scheme,
    has_marks: bool,
    /// Size of a page.
    trim: Size,
    /// Number of pages.
    pages: usize,
    /// Size of a side, and its bleed.
    pub sheet: Paper,
    /// Columns and rows of `nup`.
    cells: (usize, usize),
}

/// Default sheets of `nup`: for sizes in millimetres, and in inches.
const A4: Size = Size { width: Length::mm(210), height: Length::mm(297) };
const LETTER: Size = Size { width: Length::mils(8_500), height: Length::mils(11_000) };

impl ImpositionPlan {
    /// Creates the plan of `imposition` for `pages` pages on `paper`. A sheet that is too small for two pages, which no
    /// valid spec has, is replaced by one that they fill.
    pub fn new(imposition: &Imposition, paper: &Paper, pages: usize) -> ImpositionPlan {
        let trim = paper.trim;
        let mut plan = ImpositionPlan {
            scheme: imposition.scheme.clone(),
            has_marks: imposition.marks,
            trim,
            pages,
            sheet: Paper::new(double(trim), paper.bleed),
            cells: (2, 1),
        };
        match (&imposition.scheme, imposition.sheet) {
            (Scheme::Nup(count), sheet) => {
                let sheet = sheet.unwrap_or_else(|| default_sheet(trim));
                let (sheet, cells) = best_cells(*count as usize, trim, sheet);
                plan.sheet = Paper::new(sheet, Length::ZERO);
                plan.cells = cells;
            }
            (_, Some(sheet)) => {
                let sheet = sheet.turned_to_hold(double(trim));
                // A5 pages on A4 differ by a rounding of paper sizes; such a sheet has no margin to cut off.
                if let Some(sheet) = sheet.filter(|sheet| !sheet.is_close_to(double(trim))) {
                    plan.sheet = Paper::new(sheet, Length::ZERO);
                }
            }
            (_, None) => {}
        }
        plan
    }

    /// Returns the imposition scheme.
    pub fn scheme(&self) -> &Scheme {
        &self.scheme
    }

    /// Returns the number of sides of sheets.
    pub fn sides(&self) -> usize {
        match self.scheme {
            // A folded sheet has four pages, on two sides.
            Scheme::Booklet { .. } => self.pages.next_multiple_of(4) / 2,
            Scheme::Nup(count) => self.pages.div_ceil(count as usize),
            // The first page lies alone on the right.
            Scheme::Spread => self.pages / 2 + 1,
        }
    }

    /// Returns the pages on the side of that index, left to right and row by row. Blank ones are omitted.
    pub fn side(&self, index: usize) -> Vec<PlacedPage> {
        let (pages, push) = match self.scheme {
            Scheme::Booklet { signature, creep } => {
                let signature = signature.map_or(usize::MAX, |pages| pages as usize);
                let (pages, sheet) = folded(index, self.pages, signature);
                (pages.map(Some).to_vec(), creep * sheet as i32)
            }
            Scheme::Nup(count) => {
                let first = index * count as usize;
                let pages = first..first + count as usize;
                (pages.map(Some).collect(), Length::ZERO)
            }
            Scheme::Spread => {
                let left = (index * 2).checked_sub(1);
                (vec![left, Some(index * 2)], Length::ZERO)
            }
        };
        (pages.into_iter().enumerate())
            .filter_map(|(place, page)| {
                Some(self.spot(place, page.filter(|page| *page < self.pages)?, push))
            })
            .collect()
    }

    /// Places `page` on a side, pushed towards the fold.
    fn spot(&self, place: usize, page: usize, push: Length) -> PlacedPage {
        if let Scheme::Nup(_) = self.scheme {
            return self.cell(place, page);
        }
        let area = self.area();
        let half = area.size.width.half();
        // Creep: inner sheets of a fold stick out, so their pages move towards the fold.
        let (x, push) = match place {
            0 => (area.origin.x, push),
            _ => (area.origin.x + half, -push),
        };
        let beyond = if self.sheet.trim == area.size {
            self.sheet.bleed
        } else {
            // The bleed of a page is cut off with the rest of the sheet.
            area.origin.x.min(area.origin.y)
        };
        // At the fold a page meets its neighbour and must not bleed into it.
        let left = if place == 0 { x - beyond } else { x };
        PlacedPage {
            page,
            pose: Pose { at: Point::new(x + push, area.origin.y), turns: 0, scale: (1, 1) },
            window: Rect::new(
                left,
                area.origin.y - beyond,
                half + beyond,
                area.size.height + beyond * 2,
            ),
        }
    }

    /// Returns the area of two pages side by side in the middle of the sheet.
    fn area(&self) -> Rect {
        let (sheet, size) = (self.sheet.trim, double(self.trim));
        Rect {
            origin: Point::new(
                (sheet.width - size.width).half(),
                (sheet.height - size.height).half(),
            ),
            size,
        }
    }

    /// Places `page` in the middle of a cell, as large as possible.
    fn cell(&self, place: usize, page: usize) -> PlacedPage {
        let (columns, rows) = self.cells;
        let (sheet, trim) = (self.sheet.trim, self.trim);
        // Edges are computed from the whole sheet, so that rounding does not add up from cell to cell.
        let edge = |length: Length, index: usize, of: usize| length.scale(index as i32, of as i32);
        let (column, row) = (place % columns, place / columns);
        let (left, right) =
            (edge(sheet.width, column, columns), edge(sheet.width, column + 1, columns));
        let (top, bottom) = (edge(sheet.height, row, rows), edge(sheet.height, row + 1, rows));
        let cell = Size { width: right - left, height: bottom - top };
        let scale = fit(trim, cell);
        let size = Size {
            width: trim.width.scale(scale.0, scale.1),
            height: trim.height.scale(scale.0, scale.1),
        };
        let at = Point::new(
            left + (cell.width - size.width).half(),
            top + (cell.height - size.height).half(),
        );
        PlacedPage { page, pose: Pose { at, turns: 0, scale }, window: Rect { origin: at, size } }
    }

    /// Returns the side of a page, and its position there.
    fn find(&self, page: usize) -> Option<(usize, PlacedPage)> {
        (0..self.sides()).find_map(|side| {
            let spots = self.side(side).into_iter();
            spots.filter(|spot| spot.page == page).map(|spot| (side, spot)).next()
        })
    }

    /// Returns `document` on sheets. Its outline leads to the sheets; links are omitted, since they would be wrong on
    /// folded paper.
    pub fn impose<'d>(&self, document: &'d Document<'_>) -> Document<'d> {
        let plan = self.clone();
        let mut imposed =
            Document::new(document.title.clone(), self.sheet, self.sides(), move |side| {
                let mut items = Vec::new();
                for spot in plan.side(side) {
                    items.push(document.page(spot.page)?.placed(spot.pose, spot.window));
                }
                if plan.has_marks {
                    items.extend(plan.marks(side));
                }
                // Grids are measured on the pages themselves.
                Ok(Page { items, ..Page::default() })
            });
        imposed.space = document.space;
        imposed.labels =
            PageLabels::Names((0..self.sides()).map(|side| self.label(side)).collect());
        let entries = document.outline.iter();
        imposed.outline = entries.filter_map(|entry| self.entry(entry)).collect();
        imposed
    }

    /// Returns the label of a side in viewers: its pages.
    fn label(&self, side: usize) -> String {
        let pages: Vec<String> =
            self.side(side).iter().map(|spot| (spot.page + 1).to_string()).collect();
        match self.scheme {
            Scheme::Booklet { .. } => pages.join(", "),
            _ => match pages.as_slice() {
                [first, .., last] => format!("{first}\u{2013}{last}"),
                _ => pages.concat(),
            },
        }
    }

    fn entry(&self, entry: &OutlineEntry) -> Option<OutlineEntry> {
        let (side, spot) = self.find(entry.to.page)?;
        let place = Point::new(Length::ZERO, entry.to.y);
        Some(OutlineEntry {
            to: Destination { page: side, y: spot.pose.apply(place).y },
            ..entry.clone()
        })
    }
}

/// Returns the two pages of a side of a folded sheet, and the number of sheets of its signature around it.
///
/// Sides are in printing order: front and back of each sheet, signature after signature, the outermost sheet first. The
/// last signature has only as many sheets as necessary.
fn folded(side: usize, pages: usize, signature: usize) -> ([usize; 2], usize) {
    let padded = pages.next_multiple_of(4);
    let signature = signature.min(padded);
    let first = side / (signature / 2) * signature;
    let size = signature.min(padded - first);
    let within = side - first / 2;
    let (low, high) = (first + within, first + size - 1 - within);
    // Fronts have their first page on the right, as in books; backs on the left.
    let pages = if is_recto(low) { [high, low] } else { [low, high] };
    (pages, within / 2)
}

/// Returns the size of two pages side by side.
fn double(trim: Size) -> Size {
    Size { width: trim.width * 2, height: trim.height }
}

/// Returns A4 for pages measured in millimetres, letter for pages measured in inches.
fn default_sheet(trim: Size) -> Size {
    // A hundredth of an inch is 720 thousandths of a point.
    let in_inches = |length: Length| length.to_thousandths() % 720 == 0;
    if in_inches(trim.width) && in_inches(trim.height) { LETTER } else { A4 }
}

/// Returns the scale at which a page just fits a cell.
fn fit(page: Size, cell: Size) -> (i32, i32) {
    let across = (cell.width.to_thousandths(), page.width.to_thousandths());
    let down = (cell.height.to_thousandths(), page.height.to_thousandths());
    // The scale is a fraction of the two lengths, which makes the page fit exactly.
    if is_less(across, down) { across } else { down }
}

/// Returns `true` if the first of two fractions is less than the second.
fn is_less(a: (i32, i32), b: (i32, i32)) -> bool {
    i64::from(a.0) * i64::from(b.1) < i64::from(b.0) * i64::from(a.1)
}

/// Returns the columns and rows in which `count` pages are largest on `sheet`, and the sheet in its better orientation.
fn best_cells(count: usize, page: Size, sheet: Size) -> (Size, (usize, usize)) {
    let mut best = (sheet, (1, count));
    let mut largest = (0, 1);
    // Strictly larger wins, so the sheet stays as the author stated it unless turning it helps.
    for sheet in [sheet, sheet.turned()] {
        for columns in 1..=count {
            let rows = count.div_ceil(columns);
            let cell =
                Size { width: sheet.width / columns as i32, height: sheet.height / rows as i32 };
            let scale = fit(page, cell);
            if is_less(largest, scale) {
                (best, largest) = ((sheet, (columns, rows)), scale);
            }
        }
    }
    best
}

/// Weight of marks.
const LINE: Length = Length::thousandths(250);
/// Distance from the trim to the near end of a mark.
const OFF: Length = Length::pt(6);
/// Length of a mark.
const LONG: Length = Length::pt(14);
/// Grey of the line around a page, in percent of black.
const EDGE: u8 = 30;

impl ImpositionPlan {
    /// Returns the marks of a side.
    fn marks(&self, side: usize) -> Vec<Item> {
        match self.scheme {
            Scheme::Booklet { .. } => self.cut_and_fold(),
            Scheme::Nup(_) => self
                .side(side)
                .into_iter()
                .flat_map(|spot| edges(&spot.window, LINE))
                .map(|bar| Item::tint(bar, EDGE))
                .collect(),
            Scheme::Spread => {
                let area = self.area();
                let middle = area.origin.x + self.trim.width - LINE.half();
                let rect = Rect::new(middle, area.origin.y, LINE, area.size.height);
                vec![Item::tint(rect, EDGE)]
            }
        }
    }

    /// Returns marks at the corners of the trim, and dashes where the sheet is folded, as far as they fit on the sheet.
    fn cut_and_fold(&self) -> Vec<Item> {
        let area = self.area();
        let mut marks = Vec::new();
        if let Some(long) = reach(area.origin.y) {
            let fold = area.origin.x + area.size.width.half();
            let cuts = [area.origin.x, area.right()].map(|x| (x, vec![(Length::ZERO, long)]));
            let [left, right] = cuts;
            for (x, parts) in [left, (fold, dashes(long)), right] {
                for (near, sign) in [(area.origin.y, -1), (area.bottom(), 1)] {
                    let at = |along: Length| Point::new(x, near + (OFF + along) * sign);
                    marks.extend(parts.iter().map(|&(from, to)| rule(at(from), at(to))));
                }
            }
        }
        let is_cut_aside = self.sheet.trim.width > area.size.width;
        if let Some(long) = reach(area.origin.x).filter(|_| is_cut_aside) {
            for y in [area.origin.y, area.bottom()] {
                for (near, sign) in [(area.origin.x, -1), (area.right(), 1)] {
                    let at = |along: Length| Point::new(near + (OFF + along) * sign, y);
                    marks.push(rule(at(Length::ZERO), at(long)));
                }
            }
        }
        marks
    }
}

/// Returns the length of marks on a margin of that width; `None` if they do not fit.
fn reach(margin: Length) -> Option<Length> {
    let reach = LONG.min(margin - OFF);
    (reach > Length::ZERO).then_some(reach)
}

/// Returns three dashes on a line of that length.
fn dashes(long: Length) -> Vec<(Length, Length)> {
    let part = long / 5;
    (0..3).map(|index| (part * (index * 2), part * (index * 2 + 1))).collect()
}

fn rule(from: Point, to: Point) -> Item {
    Item::rule(from, to, LINE)
}

#[cfg(test)]
mod tests;
