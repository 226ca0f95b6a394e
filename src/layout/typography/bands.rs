//! Titles in white capitals on bands.

use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, set_line};
use crate::typography::style::{Align, Style};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::Fonts;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::Words;

/// Distance from the letters of a title to the edges of its band, in percent of their size.
const PAD: i32 = 24;
/// Maximum number of lines of a title.
const LINES: i32 = 2;
/// Distance from the letters of a tab to its ends, in percent of their size.
const TAB_PAD: i32 = 55;
/// Height of a tab, in percent of the size of its letters.
const TAB: i32 = 135;
/// Weight of the rule beside a tab.
const RULE: Length = Length::pt(2);

/// Returns `title` in white capitals on a band of that width in `ink`, with `beside` at its right end. The letters are
/// smaller than those of `style` if there is too little room.
pub(crate) fn title_band(
    fonts: &Fonts,
    words: &Words,
    (style, ink): (Style, Colour),
    width: Length,
    title: &str,
    beside: LayoutBox,
) -> Result<LayoutBox, MissingGlyph> {
    // Capitals have no descenders.
    let style = style.led(style.size);
    let pad = style.size.percent(PAD);
    let taken =
        if beside.size.width > Length::ZERO { beside.size.width + pad } else { Length::ZERO };
    let room = Size { width: width - pad * 2 - taken, height: style.leading() * LINES };
    let lines = Lines::fitted(fonts, style, room, &words.capitals(title))?;
    let letters = lines.style.figures() + lines.style.leading() * (lines.count() - 1).max(0);
    let height = letters.max(beside.size.height) + pad * 2;
    let first = Point::new(pad, (height - letters).half() + lines.style.figures());
    let band = Size { width, height };
    let beside_at =
        Point::new(width - pad - beside.size.width, (height - beside.size.height).half());
    let mut items = LayoutBox::area(band, ink).items;
    let title = lines.on_baseline(fonts, Align::Left, first)?;
    let title = title.into_iter().map(|item| item.black(0)).collect();
    items.push(Item::tagged(TextRole::Heading(1), title));
    items.extend(beside.at(beside_at));
    Ok(LayoutBox::new(width, height, items))
}

/// Returns `text` in white on a black tab at one end of a line of that width, with a rule along the rest of it; `align`
/// is the end.
pub(crate) fn tab(
    fonts: &Fonts,
    style: Style,
    width: Length,
    align: Align,
    text: &str,
) -> Result<LayoutBox, MissingGlyph> {
    let pad = style.size.percent(TAB_PAD);
    let size = Size { width: style.width(fonts, text)? + pad * 2, height: style.size.percent(TAB) };
    let left = align.x(width - size.width);
    let baseline = (size.height + style.figures()).half();
    let rule = Rect::new(Length::ZERO, size.height - RULE, width, RULE);
    let tab = Rect { origin: Point::new(left, Length::ZERO), size };
    let mut items = vec![Item::tint(rule, 100), Item::tint(tab, 100)];
    let line = set_line(fonts, style, Align::Left, Point::new(left + pad, baseline), text)?;
    items.extend(line.into_iter().map(|item| item.black(0)));
    Ok(LayoutBox::new(width, size.height, items))
}

/// Returns the width of a tab around text of that width.
pub(crate) fn tab_width(style: Style, text: Length) -> Length {
    text + style.size.percent(TAB_PAD) * 2
}
