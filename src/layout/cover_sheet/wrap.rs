//! The parts of a cover: their positions by the printer's dimensions, and the guides of a proof around them.

use crate::cover_sheet::cover_error;
use crate::document::item::Item;
use crate::document::outline::{corners, edges};
use gridpress_bookspec::BookSpec;
use gridpress_bookspec::printer::{PaperStock, Printer, Spine};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::diag::Diagnostic;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};

/// The sheet of a cover, measured from its upper left corner after the bleed is cut off.
#[derive(Debug)]
pub(super) struct Wrap {
    /// Size of a page.
    trim: Size,
    /// Width of the spine.
    thickness: Length,
    /// Distance by which the sheet extends beyond back and front, and above and below.
    around: Size,
    /// Bleed on all sides: the smaller of the two distances in `around`.
    pub(super) bleed: Length,
    /// Width that stays clear along the edges of back and front.
    pub(super) clear: Length,
    /// Width that stays clear on each side of the text on the spine; `None` if the printer's rule is unknown.
    pub(super) spine_clear: Option<Length>,
    /// Width that stays clear on back and front along the spine, for a hinge or holes.
    hinge: Length,
    /// Minimum number of pages of a book with text on its spine.
    pub(super) text_from: u32,
    /// Minimum size of type that the printer accepts; `None` if its rule is unknown.
    pub(super) least_type: Option<Length>,
    /// Number of pages, blank ones at the end included.
    pub(super) pages: u32,
    barcode: Option<Size>,
    barcode_from_edges: Option<Length>,
}

/// Box of a barcode if the printer names none: bars of the nominal size, and a little white around them.
const BARCODE: Size = Size { width: Length::mm(42), height: Length::mm(30) };

impl Wrap {
    /// Creates the cover of a book of `pages` pages.
    ///
    /// # Errors
    /// If the spec lacks something, or the printer cannot bind the book.
    pub(super) fn new(spec: &BookSpec, pages: u32) -> Result<Wrap, Diagnostic> {
        let printer = spec.page.printer.ok_or_else(no_printer)?;
        let (Some(spine), Some(sheet)) = (&printer.spine, &printer.cover) else {
            return Err(no_covers(printer));
        };
        let paper = paper(printer, spine, spec.cover.paper.as_deref())?;
        let pages = bound(printer, spec, pages)?;
        let thickness = spine
            .width(paper, spec.cover.thousand_pages, pages)
            .ok_or_else(|| unknown_thickness(printer, paper))?;
        Ok(Wrap {
            trim: spec.page.trim,
            thickness,
            // Some sheets extend by different distances at the sides and at the ends.
            around: Size { width: sheet.sides, height: sheet.ends },
            // A PDF page has one bleed here, so the rest of the larger distance belongs to the trimmed sheet.
            bleed: sheet.sides.min(sheet.ends),
            // Without a rule of the printer, as much stays clear as is cut off.
            clear: sheet.clear.unwrap_or(sheet.sides),
            spine_clear: spine.clear.or(sheet.clear),
            hinge: sheet.hinge.unwrap_or_default(),
            text_from: spine.text_from.unwrap_or(0),
            least_type: printer.type_size.as_ref().map(|rule| rule.least),
            pages,
            barcode: sheet.barcode.as_ref().map(|sheet| sheet.size),
            barcode_from_edges: sheet.barcode_from_edges,
        })
    }

    /// Returns the upper left corner of the back.
    fn corner(&self) -> Point {
        Point::new(self.around.width - self.bleed, self.around.height - self.bleed)
    }

    /// Returns a part of the sheet that is as high as a page.
    fn panel(&self, left: Length, width: Length) -> Rect {
        let Point { x, y } = self.corner();
        Rect::new(x + left, y, width, self.trim.height)
    }

    pub(super) fn back(&self) -> Rect {
        self.panel(Length::ZERO, self.trim.width)
    }

    pub(super) fn spine(&self) -> Rect {
        self.panel(self.trim.width, self.thickness)
    }

    pub(super) fn front(&self) -> Rect {
        self.panel(self.trim.width + self.thickness, self.trim.width)
    }

    /// Returns the area of back, spine and front together.
    pub(super) fn whole(&self) -> Rect {
        self.panel(Length::ZERO, self.trim.width * 2 + self.thickness)
    }

    /// Returns the size without bleed.
    pub(super) fn trimmed(&self) -> Size {
        let Size { width, height } = self.whole().size;
        let corner = self.corner();
        Size { width: width + corner.x * 2, height: height + corner.y * 2 }
    }

    /// Returns the part of the sheet that the front may fill: its panel and the bleed around it.
    pub(super) fn front_with_bleed(&self) -> Rect {
        let (front, sheet) = (self.front(), self.sheet());
        let (left, top) = (front.origin.x, sheet.origin.y);
        Rect::new(left, top, sheet.right() - left, sheet.size.height)
    }

    /// Returns the area of the whole sheet, with bleed.
    pub(super) fn sheet(&self) -> Rect {
        let Size { width, height } = self.trimmed();
        let bleed = self.bleed;
        Rect::new(-bleed, -bleed, width + bleed * 2, height + bleed * 2)
    }

    /// Returns the safe part of the back: neither cut off nor used by a hinge or holes.
    pub(super) fn safe_back(&self) -> Rect {
        let safe = self.back().inset(self.clear);
        let right = safe.right().min(self.back().right() - self.hinge);
        Rect::new(safe.origin.x, safe.origin.y, right - safe.origin.x, safe.size.height)
    }

    /// Returns the safe part of the front.
    pub(super) fn safe_front(&self) -> Rect {
        let safe = self.front().inset(self.clear);
        let left = safe.origin.x.max(self.front().origin.x + self.hinge);
        Rect::new(left, safe.origin.y, safe.right() - left, safe.size.height)
    }

    /// Returns the part of the spine for its text.
    pub(super) fn safe_spine(&self) -> Rect {
        let Rect { origin, size } = self.spine();
        let clear = self.spine_clear.unwrap_or(self.clear);
        // A spine may be thinner than its two margins; its text is then omitted.
        let width = (size.width - clear * 2).at_least(Length::ZERO);
        let left = origin.x + (size.width - width).half();
        Rect::new(left, origin.y + self.clear, width, size.height - self.clear * 2)
    }

    /// Returns the box of the barcode, in the lower right corner of the back.
    pub(super) fn barcode(&self) -> Rect {
        let size = self.barcode.unwrap_or(BARCODE);
        let off = self.barcode_from_edges.unwrap_or(self.clear);
        let back = self.back();
        let (right, bottom) = (back.right() - off.max(self.hinge), back.bottom() - off);
        Rect::new(right - size.width, bottom - size.height, size.width, size.height)
    }
}

/// Returns a margin of a panel that is appropriate for its size.
pub(super) fn margin(panel: Rect) -> Length {
    let Size { width, height } = panel.size;
    width.min(height).scale(85, 1000)
}

fn no_printer() -> Diagnostic {
    cover_error(
        text!("cover-without-printer"),
        text!(
            "name-printer",
            setting = TextArg::setting(
                "page.printer",
                "under [page], as in printer = \"kdp-paperback-white\""
            )
        ),
    )
}

fn no_covers(printer: &Printer) -> Diagnostic {
    let covers =
        Printer::all().iter().filter(|printer| printer.spine.is_some() && printer.cover.is_some());
    let named =
        |printer: &Printer| TextArg::Printer(printer.name.to_string(), printer.title.to_string());
    let printers: Vec<Text> =
        covers.map(|printer| text!("value", value = named(printer))).collect();
    cover_error(text!("unknown-covers", printer = named(printer)), text!("covers-for", printers))
}

/// Returns the paper of that name, or the printer's first one.
fn paper<'p>(
    printer: &Printer,
    spine: &'p Spine,
    name: Option<&str>,
) -> Result<&'p PaperStock, Diagnostic> {
    spine.paper(name).ok_or_else(|| {
        let names: Vec<String> =
            spine.papers.iter().map(|paper| format!("`{}`", paper.name)).collect();
        let setting = TextArg::setting("cover.paper", "`paper` under [cover]");
        let known = TextArg::Printer(printer.name.to_string(), printer.title.to_string());
        cover_error(
            text!("no-such-paper", printer = known, paper = name.unwrap_or_default()),
            text!("papers-are", setting, papers = names.join(", ")),
        )
    })
}

fn unknown_thickness(printer: &Printer, paper: &PaperStock) -> Diagnostic {
    cover_error(
        text!(
            "spine-without-thickness",
            paper = paper.name.as_str(),
            printer = TextArg::Printer(printer.name.to_string(), printer.title.to_string())
        ),
        text!(
            "read-thickness",
            setting = TextArg::setting(
                "cover.thousand_pages",
                "under [cover], as in thousand_pages = \"2.3in\""
            )
        ),
    )
}

/// Returns the number of pages of the bound book: a whole number of sheets.
fn bound(printer: &Printer, spec: &BookSpec, pages: u32) -> Result<u32, Diagnostic> {
    let (trim, paper) = (spec.page.trim, spec.cover.paper.as_deref());
    let (Some(limits), Some(range)) = (&printer.pages, printer.page_range(trim, paper)) else {
        // A leaf has two sides, whatever the printer.
        return Ok(pages.next_multiple_of(2));
    };
    let bound = pages.next_multiple_of(limits.multiple.max(1));
    if range.contains(&bound) {
        return Ok(bound);
    }
    let help = if bound < *range.start() { text!("more-pages") } else { text!("fewer-pages") };
    let (least, most) = (*range.start(), *range.end());
    let [width, height] =
        [trim.width, trim.height].map(|side| TextArg::Measure(trim.in_own_unit(side)));
    let size = text!("sides", width, height);
    let title = printer.title.to_string();
    let by = TextArg::Named { spec: title.clone(), page: title };
    let limits = match paper {
        None => text!("printer-binds", printer = by, least, most, size),
        Some(paper) => text!("printer-binds-on-paper", printer = by, least, most, size, paper),
    };
    Err(cover_error(text!("not-bound", pages), limits).help(help))
}

/// Weights of a guide line and of the white line below it, and the length of a dash.
const LINE: Length = Length::thousandths(500);
const BELOW: Length = Length::thousandths(1_500);
const DASH: Length = Length::pt(4);

/// Draws solid lines where the cover is cut and folded, and dashed ones around the safe areas and the barcode.
pub(super) fn guides(wrap: &Wrap) -> Vec<Item> {
    let spine = wrap.spine();
    let mut items = solid(wrap.whole());
    items.extend(solid(spine));
    for panel in [wrap.safe_back(), wrap.safe_front()] {
        items.extend(dashed(panel));
    }
    let safe_spine = wrap.safe_spine();
    if wrap.spine_clear.is_some() && safe_spine.size.width > Length::ZERO {
        items.extend(dashed(safe_spine));
    }
    items.extend(dashed(wrap.barcode()));
    items
}

/// Draws a white line along `rect`, on which a darker one will be drawn.
fn white(rect: Rect) -> impl Iterator<Item = Item> {
    // Guides must be visible on any art, dark or light.
    edges(&rect.inset(-BELOW.half()), BELOW).into_iter().map(|bar| Item::tint(bar, 0))
}

fn solid(rect: Rect) -> Vec<Item> {
    let line = Item::outline(rect, LINE);
    white(rect).chain([line]).collect()
}

fn dashed(rect: Rect) -> Vec<Item> {
    let line = Item::dashes(corners(&rect).to_vec(), DASH, DASH, LINE);
    white(rect).chain([line]).collect()
}
