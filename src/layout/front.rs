//! The pages around the puzzles: title, copyright, contents, how to solve, and openers.

mod contents;
mod how_to;
mod title;

pub(super) use contents::contents;
pub(super) use how_to::how_to;
pub(super) use title::{answers_opener, opener, title};

use super::LayoutError;
use super::draft::{Draft, Furniture};
use super::flow::Flow;
use super::items::{Frame, Item};
use super::text::{Align, Style, ascent, fit, line, wrap};
use super::theme::Theme;
use crate::book::Book;
use crate::fonts::Fonts;
use crate::spec::Design;
use crate::units::{Length, Point, Size};

/// Sets `text` from `y` down where the design has titles, as large as `room` allows; the y below it.
fn display(
    draft: &mut Draft,
    fonts: &Fonts,
    theme: &Theme,
    style: Style,
    room: Size,
    y: Length,
    text: &str,
) -> Result<Length, LayoutError> {
    let (style, lines) = fit(fonts, style, room, text)?;
    if style.leading() * lines.len() as i32 > room.height.at_least(style.leading()) {
        return Err(LayoutError::TextTooLong(text.to_owned()));
    }
    let x = match theme.display {
        Align::Left => Length::ZERO,
        Align::Centre => room.width.half(),
        Align::Right => room.width,
    };
    let mut y = y;
    for text in lines {
        let at = Point::new(x, y + ascent(style));
        draft.extend(line(fonts, style, theme.display, at, &text)?);
        y += style.leading();
    }
    Ok(y)
}

/// What sets a title off, with room below it: the y where that ends.
fn ornament(draft: &mut Draft, frame: &Frame, y: Length) -> Length {
    let width = frame.block.width;
    let size = frame.theme.body.size;
    let rule = |from, to, weight| Item::Rule {
        from: Point::new(from, y),
        to: Point::new(to, y),
        weight,
    };
    match frame.theme.design {
        // A rule with a lozenge in its middle.
        Design::Classic => {
            let (middle, reach, half) = (width.half(), width / 6, size.scale(32, 100));
            let gap = half * 2;
            let thin = Length::thousandths(750);
            draft.items.push(rule(middle - reach, middle - gap, thin));
            draft.items.push(rule(middle + gap, middle + reach, thin));
            let corner = |x, y_by| Point::new(middle + x, y + y_by);
            let zero = Length::ZERO;
            draft.items.push(Item::Polygon {
                points: vec![
                    corner(zero, -half),
                    corner(half, zero),
                    corner(zero, half),
                    corner(-half, zero),
                ],
                percent: 100,
            });
            y + size.scale(13, 10)
        }
        // A bar.
        Design::Modern => {
            draft.items.push(rule(Length::ZERO, width / 7, size.half()));
            y + size.scale(8, 10)
        }
        // A heavy rule over the whole width.
        Design::LargePrint => {
            draft.items.push(rule(Length::ZERO, width, Length::pt(3)));
            y + size.scale(6, 10)
        }
    }
}

/// The pages of a chapter: a folio on the first, and a running head on the others.
pub(super) fn chapter_pages(flow: Flow, title: &str) -> Vec<Draft> {
    let furnish = |(index, draft)| Draft {
        furniture: match index {
            0 => Furniture::Folio,
            _ => Furniture::Head(title.to_owned()),
        },
        ..draft
    };
    flow.finish().into_iter().enumerate().map(furnish).collect()
}

/// The copyright page: small, at the foot.
pub(super) fn copyright(book: &Book, frame: &Frame) -> Result<Draft, LayoutError> {
    let text = book.spec.front.copyright.as_deref().unwrap_or_default();
    let fonts = &book.spec.fonts;
    let mut style = frame.theme.fine;
    let (style, lines) = loop {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let wrapped = wrap(fonts, style, frame.measure(), paragraph)?;
            // A line left empty stays empty.
            lines.extend(if wrapped.is_empty() {
                vec![String::new()]
            } else {
                wrapped
            });
        }
        if style.leading() * lines.len() as i32 <= frame.block.height {
            break (style, lines);
        }
        if style.size <= Length::pt(4) {
            return Err(LayoutError::TextTooLong(text.to_owned()));
        }
        style = style.at(style.size.scale(95, 100));
    };
    let mut draft = Draft::default();
    let mut y = frame.block.height - style.leading() * lines.len() as i32;
    for text in lines {
        let at = Point::new(Length::ZERO, y + ascent(style));
        draft.extend(line(fonts, style, Align::Left, at, &text)?);
        y += style.leading();
    }
    Ok(draft)
}
