//! Titles set large, and the ornament that sets them off.

use crate::fonts::Fonts;
use crate::layout::LayoutError;
use crate::layout::page::item::Item;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::line::{fit, line};
use crate::layout::text::style::{Align, Style, ascent};
use crate::layout::text::theme::Theme;
use crate::spec::Design;
use crate::units::{Length, Point, Size};

/// Sets `text` from `y` down where the design has titles, as large as `room` allows; the y below it.
pub(super) fn display(
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
pub(super) fn ornament(draft: &mut Draft, frame: &TextBlock, y: Length) -> Length {
    let width = frame.block.width;
    let size = frame.theme.body.size;
    let rule = |from, to, weight| Item::rule(Point::new(from, y), Point::new(to, y), weight);
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
            draft.items.push(Item::polygon(
                vec![
                    corner(zero, -half),
                    corner(half, zero),
                    corner(zero, half),
                    corner(-half, zero),
                ],
                100,
            ));
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
