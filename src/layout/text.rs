//! Lines of text: placed, fitted, wrapped and clipped.

use super::items::Item;
use crate::fonts::{Fonts, MissingGlyph, Role};
use crate::units::{Length, Point, Size};

/// A face at a size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub role: Role,
    pub size: Length,
    leading: Length,
}

impl Style {
    pub(super) const fn new(role: Role, size: Length) -> Style {
        let leading = Length::thousandths(size.to_thousandths() / 100 * 138);
        Style {
            role,
            size,
            leading,
        }
    }

    /// The same with another leading.
    pub(super) const fn led(self, leading: Length) -> Style {
        Style { leading, ..self }
    }

    /// The same at another size, with the leading in proportion.
    pub(super) fn at(self, size: Length) -> Style {
        let [new, old] = [size, self.size].map(Length::to_thousandths);
        Style {
            size,
            leading: self.leading.scale(new, old.max(1)),
            ..self
        }
    }

    /// From one baseline to the next.
    pub(super) fn leading(self) -> Length {
        self.leading
    }
}

/// Which part of a line stands at a given x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

/// A line of text with its baseline at `at.y`.
pub(super) fn line(
    fonts: &Fonts,
    style: Style,
    align: Align,
    at: Point,
    text: &str,
) -> Result<Vec<Item>, MissingGlyph> {
    let runs = fonts.shape(style.role, style.size, text)?;
    let width: Length = runs.iter().map(|run| run.width).sum();
    // Slanted letters lean out of their advance; no ink may leave the block. In headings the white beside a letter
    // is large enough to see, so it is their ink that stands on the edge or in the middle.
    let (before, after) = match style.role {
        Role::Heading => fonts.overhang(&runs),
        _ => {
            let (before, after) = fonts.overhang(&runs);
            (before.max(Length::ZERO), after.max(Length::ZERO))
        }
    };
    let mut x = match align {
        Align::Left => at.x + before,
        Align::Centre if style.role == Role::Heading => at.x - (width + after - before).half(),
        Align::Centre => at.x - width.half(),
        Align::Right => at.x - width - after,
    };
    let mut items = Vec::with_capacity(runs.len());
    for run in runs {
        let next = x + run.width;
        items.push(Item::Text {
            at: Point::new(x, at.y),
            run,
            percent: 100,
        });
        x = next;
    }
    Ok(items)
}

/// `text` broken into lines of at most `width`; a word that is wider by itself is broken where it must.
pub(super) fn wrap(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<Vec<String>, MissingGlyph> {
    let fits = |text: &str| Ok(fonts.width(style.role, style.size, text)? <= width);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() {
            word.to_owned()
        } else {
            format!("{line} {word}")
        };
        if fits(&longer)? {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for c in word.chars() {
            line.push(c);
            // Broken words get a hyphen, which must fit as well.
            if !fits(&format!("{line}-"))? && line.chars().count() > 2 {
                line.pop();
                let hyphen = if line.ends_with(char::is_alphanumeric) {
                    "-"
                } else {
                    ""
                };
                lines.push(format!(
                    "{}{hyphen}",
                    std::mem::replace(&mut line, c.to_string())
                ));
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    Ok(lines)
}

/// `text` cut to `width`, with an ellipsis where something is missing.
pub(super) fn clip(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<String, MissingGlyph> {
    if fonts.width(style.role, style.size, text)? <= width {
        return Ok(text.to_owned());
    }
    let mut kept: Vec<char> = text.chars().collect();
    while kept.pop().is_some() {
        let shorter = kept.iter().collect::<String>().trim_end().to_owned() + "\u{2026}";
        if fonts.width(style.role, style.size, &shorter)? <= width {
            // Rather a whole word less than half a word, if that leaves most of the line.
            return Ok(match shorter.rfind(' ') {
                Some(at) if at * 2 > shorter.len() => format!("{}\u{2026}", &shorter[..at]),
                _ => shorter,
            });
        }
    }
    Ok(String::new())
}

/// The largest size up to that of `style` at which `text` wraps into `room` without a broken word, and its lines.
pub(super) fn fit(
    fonts: &Fonts,
    style: Style,
    room: Size,
    text: &str,
) -> Result<(Style, Vec<String>), MissingGlyph> {
    let mut style = style;
    // Half the size is better than a broken word, and a broken word better than less.
    let least = style.size.half();
    loop {
        let mut widest = Length::ZERO;
        for word in text.split_whitespace() {
            widest = widest.max(fonts.width(style.role, style.size, word)?);
        }
        let lines = wrap(fonts, style, room.width, text)?;
        let height = style.leading() * lines.len() as i32;
        let words_fit = widest <= room.width || style.size <= least;
        if (words_fit && height <= room.height) || style.size <= SMALLEST {
            return Ok((style, lines));
        }
        style = style.at(style.size.scale(95, 100).at_least(SMALLEST));
    }
}

/// No text is set smaller.
pub(super) const SMALLEST: Length = Length::pt(7);

/// From the top of a line to its baseline: what all bundled faces need above it, accents included.
pub(super) fn ascent(style: Style) -> Length {
    style.size.scale(104, 100)
}
