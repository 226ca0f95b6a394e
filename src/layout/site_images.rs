//! Images of a desk on screens: the icon of its site, and the card that other sites show for it.

use crate::document::item::Item;
use crate::document::{Document, Page, Paper};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style, figures};
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::WebColours;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect, Size};

/// Side of an icon. A launcher may crop it to a circle of four fifths of its side.
const ICON: i32 = 512;
/// Size of the card in pixels, as most sites show it.
const CARD: (i32, i32) = (1200, 630);
/// A box of a puzzle; 0 is empty.
const BOX: [u8; 9] = [5, 0, 9, 0, 3, 0, 7, 0, 1];

/// Draws the icon of a site: a box of a puzzle in the paper's colours.
///
/// # Errors
/// If no font has a figure.
pub fn draw_icon(fonts: &Fonts, colours: &WebColours) -> Result<Document<'static>, MissingGlyph> {
    let side = Length::pt(ICON);
    let paper = Paper::new(Size { width: side, height: side }, Length::ZERO);
    let all = Rect { origin: Point::default(), size: paper.trim };
    let margin = side.scale(22, 100);
    let mut items = vec![Item::coloured(colours.accent, vec![Item::tint(all, 100)])];
    items.extend(draw_box(fonts, Point::new(margin, margin), side - margin * 2, colours)?);
    Ok(document(paper, items))
}

/// Draws the card of a site: the icon's box, the paper's name, and its address.
///
/// # Errors
/// If no font has one of their characters.
pub fn draw_card(
    fonts: &Fonts,
    colours: &WebColours,
    (name, place): (&str, &str),
) -> Result<Document<'static>, MissingGlyph> {
    let (width, height) = (Length::pt(CARD.0), Length::pt(CARD.1));
    let paper = Paper::new(Size { width, height }, Length::ZERO);
    let all = Rect { origin: Point::default(), size: paper.trim };
    let margin = height.scale(15, 100);
    let side = height - margin * 2;
    let mut items = vec![Item::coloured(colours.ground, vec![Item::tint(all, 100)])];
    items.extend(draw_box(fonts, Point::new(margin, margin), side, colours)?);
    let left = margin * 2 + side;
    let room = width - left - margin;
    let middle = height.half();
    let texts = [
        (FontRole::Heading, 96, name, middle, colours.ink),
        (FontRole::Text, 40, place, middle + Length::pt(84), colours.accent),
    ];
    for (role, size, text, y, colour) in texts {
        let style = Style::new(role, Length::pt(size));
        let style = style.narrowed(style.width(fonts, text)?, room);
        let line = set_line(fonts, style, Align::Left, Point::new(left, y), text)?;
        items.push(Item::coloured(colour, line));
    }
    Ok(document(paper, items))
}

/// Returns a document of one page in colour.
fn document(paper: Paper, items: Vec<Item>) -> Document<'static> {
    let page = Page { items, ..Page::default() };
    let mut document = Document::new(String::new(), paper, 1, move |_| Ok(page.clone()));
    document.space = ColourSpace::Rgb;
    document
}

/// Draws a box of a puzzle of that `side`.
fn draw_box(
    fonts: &Fonts,
    at: Point,
    side: Length,
    colours: &WebColours,
) -> Result<Vec<Item>, MissingGlyph> {
    let (thin, thick) = (side / 64, side / 26);
    let ground = Rect { origin: at, size: Size { width: side, height: side } };
    let sheet = colours.sheet();
    let ink = colours.accent.best_of(&[colours.accent.towards(Colour::BLACK, 40), colours.ink]);
    let ink = if ink.contrast(sheet) < 3.0 { colours.ink } else { ink };
    let part = |index: i32| side.scale(index, 3);
    let mut rules = Vec::new();
    for index in 0..=3 {
        let weight = if index % 3 == 0 { thick } else { thin };
        let (start, end) = (-thick.half(), side + thick.half());
        let [down, across] =
            [(part(index), start, part(index), end), (start, part(index), end, part(index))].map(
                |(x, y, to_x, to_y)| {
                    Item::rule(at + Point::new(x, y), at + Point::new(to_x, to_y), weight)
                },
            );
        rules.extend([down, across]);
    }
    let style = Style::new(FontRole::Bold, side.scale(22, 100));
    let mut digits = Vec::new();
    for (index, digit) in (0..).zip(BOX).filter(|(_, digit)| *digit > 0) {
        let centre = Point::new(part(index % 3) + side / 6, part(index / 3) + side / 6);
        let baseline = at + centre + Point::new(Length::ZERO, figures(style.size).half());
        digits.extend(set_line(fonts, style, Align::Centre, baseline, &digit.to_string())?);
    }
    Ok(vec![
        Item::coloured(sheet, vec![Item::tint(ground, 100)]),
        Item::coloured(ink, rules),
        Item::coloured(ink, digits),
    ])
}
