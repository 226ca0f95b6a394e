//! A stack of lines in one style.

use crate::page::item::Item;
use crate::text::line::{fit, line, pour, widest_word, wrap};
use crate::text::style::{Align, SMALLEST, Style};
use gridpress_base::fonts::{Fonts, MissingGlyph};
use gridpress_base::units::{Length, Point, Size};

/// Lines of text, one below the other, a leading apart.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    /// The style of all lines.
    pub style: Style,
    /// The text of each line, from the top down; an empty line leaves its room empty.
    pub lines: Vec<String>,
}

impl Lines {
    /// `text` broken into lines of at most `width`.
    ///
    /// # Errors
    /// [`MissingGlyph`] for a character that no font has.
    pub(crate) fn wrapped(
        fonts: &Fonts,
        style: Style,
        width: Length,
        text: &str,
    ) -> Result<Lines, MissingGlyph> {
        let lines = wrap(fonts, style, width, text)?;
        Ok(Lines { style, lines })
    }

    /// As much of `text` as `count` lines of at most `width` hold, and the rest of it.
    ///
    /// # Errors
    /// [`MissingGlyph`] for a character that no font has.
    pub(crate) fn poured(
        fonts: &Fonts,
        style: Style,
        width: Length,
        count: usize,
        text: &str,
    ) -> Result<(Lines, String), MissingGlyph> {
        let (lines, rest) = pour(fonts, style, width, count, text)?;
        Ok((Lines { style, lines }, rest))
    }

    /// `text` in `room`, as large as it can be up to the size of `style`; the smallest type is taken even if it does not
    /// fit.
    ///
    /// # Errors
    /// [`MissingGlyph`] for a character that no font has.
    pub(crate) fn fitted(
        fonts: &Fonts,
        style: Style,
        room: Size,
        text: &str,
    ) -> Result<Lines, MissingGlyph> {
        // Half the size is better than a broken word, and a broken word better than less.
        let half = style.size.half();
        let (lines, _) = fit(style, 95, SMALLEST, |style| {
            let lines = Lines::wrapped(fonts, style, room.width, text)?;
            let is_whole = widest_word(fonts, style, text)? <= room.width || style.size <= half;
            let fits = is_whole && lines.height() <= room.height;
            Ok((lines, fits))
        })?;
        Ok(lines)
    }

    /// How many lines there are.
    pub(crate) fn count(&self) -> i32 {
        self.lines.len() as i32
    }

    /// From the top of the first line to the bottom of the last: a leading for each line.
    pub(crate) fn height(&self) -> Length {
        self.style.leading() * self.count()
    }

    /// From the top of the first line to the baseline of the last.
    pub(crate) fn last_baseline(&self) -> Length {
        self.style.ascent() + self.style.leading() * (self.count() - 1).max(0)
    }

    /// The lines from `top` down: the part of each line that `align` names stands at the x of `top`.
    ///
    /// # Errors
    /// [`MissingGlyph`] for a character that no font has.
    pub(crate) fn place(
        &self,
        fonts: &Fonts,
        align: Align,
        top: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let ascent = Point::new(Length::ZERO, self.style.ascent());
        self.on_baseline(fonts, align, top + ascent)
    }

    /// The lines with the first baseline at `first`: the part of each line that `align` names stands at its x.
    ///
    /// # Errors
    /// [`MissingGlyph`] for a character that no font has.
    pub(crate) fn on_baseline(
        &self,
        fonts: &Fonts,
        align: Align,
        first: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let mut items = Vec::with_capacity(self.lines.len());
        let mut at = first;
        for text in &self.lines {
            items.extend(line(fonts, self.style, align, at, text)?);
            at.y += self.style.leading();
        }
        Ok(items)
    }
}
