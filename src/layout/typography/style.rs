//! Styles: a face at a size, and the alignment of lines.

use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::Length;

/// A face at a size, with its leading.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Role that selects the face.
    pub role: FontRole,
    /// Size of the type: its em.
    pub size: Length,
    leading: Length,
}

/// Distance from the top of a line to its baseline, in percent of the size: enough for all bundled faces, accents
/// included.
const ASCENT: i32 = 104;
/// Room for lining figures above a baseline, in percent of the size: enough for all bundled faces, so that grids keep
/// their positions whatever the face of their numbers.
const FIGURES: i32 = 72;
/// Default leading, in percent of the size.
const LEADING: i32 = 138;

impl Style {
    /// Creates a style in the face of `role` at `size`, with the default leading.
    pub(crate) const fn new(role: FontRole, size: Length) -> Style {
        Style { role, size, leading: Length::thousandths(size.to_thousandths() / 100 * LEADING) }
    }

    /// Returns this style with another leading.
    pub(crate) const fn led(self, leading: Length) -> Style {
        Style { leading, ..self }
    }

    /// Returns this style in another face.
    pub(crate) const fn with(self, role: FontRole) -> Style {
        Style { role, ..self }
    }

    /// Returns this style at another size, with the leading in proportion.
    pub(crate) fn at(self, size: Length) -> Style {
        let [new, old] = [size, self.size].map(Length::to_thousandths);
        Style { size, leading: self.leading.scale(new, old.max(1)), ..self }
    }

    /// Shrinks this style so that a text of `width` is at most as wide as `room`.
    pub(crate) fn narrowed(self, width: Length, room: Length) -> Style {
        let [room, width] = [room, width].map(Length::to_thousandths);
        if width > room { self.at(self.size.scale(room, width)) } else { self }
    }

    /// Returns the advance width of a line of `text`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn width(self, fonts: &Fonts, text: &str) -> Result<Length, MissingGlyph> {
        fonts.width(self.role, self.size, text)
    }

    /// Returns the distance from one baseline to the next.
    pub(crate) fn leading(self) -> Length {
        self.leading
    }

    /// Returns the distance from the top of a line to its baseline.
    pub(crate) fn ascent(self) -> Length {
        self.size.percent(ASCENT)
    }

    /// Returns the room for lining figures above a baseline.
    pub(crate) fn figures(self) -> Length {
        figures(self.size)
    }
}

/// Returns the room for lining figures of that size above a baseline.
pub(crate) fn figures(size: Length) -> Length {
    size.percent(FIGURES)
}

/// The part of a line that is at a given x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// The left end.
    Left,
    /// The middle.
    Centre,
    /// The right end.
    Right,
}

impl Align {
    /// Returns the x of this part of a room of that width, from the left edge of the room.
    pub(crate) fn x(self, width: Length) -> Length {
        match self {
            Align::Left => Length::ZERO,
            Align::Centre => width.half(),
            Align::Right => width,
        }
    }
}

/// Minimum size of any text.
pub(crate) const SMALLEST: Length = Length::pt(7);

/// Minimum weight of a rule that printers accept.
pub(crate) const HAIRLINE: Length = Length::thousandths(750);
