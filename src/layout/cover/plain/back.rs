//! The back: what the book is, what is in it, and its barcode.

use crate::LayoutError;
use crate::cover::barcode;
use crate::cover::display::{capitals_at, display, running};
use crate::cover::levels::LevelList;
use crate::cover::plain::style::CoverStyle;
use crate::cover::wrap::{Wrap, common, margin};
use crate::page::item::Item;
use crate::text::style::{Align, Style};
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point, Rect, Size};
use gridpress_book::Book;

pub(super) fn items(
    book: &Book,
    wrap: &Wrap,
    style: &CoverStyle,
) -> Result<Vec<Item>, LayoutError> {
    let panel = wrap.back();
    let area = common(panel.inset(margin(panel)), wrap.safe_back());
    let bars = wrap.barcode();
    let contents = LevelList::new(book, style.text)?;
    // Beside the barcode where there is room, above it elsewhere.
    let is_beside = area.origin.x + contents.size.width + style.text <= bars.origin.x;
    let bottom = match is_beside {
        true => area.bottom().min(bars.bottom()),
        false => area.bottom().min(bars.origin.y - style.text),
    };
    // The last line of the list stands on its baseline: what hangs below it stays safe as well.
    let bottom = bottom.min(wrap.safe_back().bottom() - style.text.percent(DESCENT));
    let top = bottom - contents.size.height;
    let above = top.min(bars.origin.y) - style.text;
    let room = Rect::new(area.origin.x, area.origin.y, area.size.width, above - area.origin.y);
    let mut items = blurb(book, room, style)?;
    items.extend(contents.items(book, Point::new(area.origin.x, top))?);
    let mut items = style.inked(items);
    items.extend(barcode::boxed(book, bars, style.ground > 0)?);
    Ok(items)
}

/// The blurb of the spec: the first of several paragraphs in large type, the others below it.
fn blurb(book: &Book, room: Rect, style: &CoverStyle) -> Result<Vec<Item>, LayoutError> {
    let fonts = &book.spec.fonts;
    let Some(text) = &book.spec.cover.blurb else {
        return Ok(Vec::new());
    };
    let text = text.replace('\r', "");
    let (lead, rest) = match text.split_once("\n\n") {
        Some((lead, rest)) => (lead, rest),
        None => ("", &text[..]),
    };
    let part = |height: Length| Size { height, ..room.size };
    let mut items = Vec::new();
    let at = |y| Point::new(room.origin.x, y);
    let mut y = room.origin.y;
    if !lead.is_empty() {
        let most = style.text.percent(LEAD);
        let lead = display(fonts, FontRole::Heading, most, part(room.size.height / 3), lead)?;
        items.extend(capitals_at(fonts, &lead, Align::Left, at(y))?);
        y += lead.height() + style.text;
    }
    let text = Style::new(FontRole::Text, style.text);
    let rest = running(fonts, text, part(room.bottom() - y), rest)?;
    items.extend(capitals_at(fonts, &rest, Align::Left, at(y))?);
    Ok(items)
}

/// The largest part of letters below the baseline, in percent of their size.
const DESCENT: i32 = 30;
/// The size of the first paragraph, in percent of that of the others.
const LEAD: i32 = 150;
