//! A face at a size, and how a line stands.

use gridpress_base::fonts::{FontRole, Fonts, MissingGlyph};
use gridpress_base::units::Length;

/// A face at a size, with the distance of its lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// The role that chooses the face.
    pub role: FontRole,
    /// The size of the type: its em.
    pub size: Length,
    leading: Length,
}

/// From the top of a line to its baseline, in percent of the size: what all bundled faces need, accents included.
const ASCENT: i32 = 104;
/// The room for lining figures above a baseline, in percent of the size: enough for all bundled faces, so that grids
/// keep their places whatever the face of their numbers.
const FIGURES: i32 = 72;
/// The usual leading, in percent of the size.
const LEADING: i32 = 138;

impl Style {
    /// The face of `role` at `size`, with the usual leading.
    pub(crate) const fn new(role: FontRole, size: Length) -> Style {
        let leading = Length::thousandths(size.to_thousandths() / 100 * LEADING);
        Style { role, size, leading }
    }

    /// This style with another leading.
    pub(crate) const fn led(self, leading: Length) -> Style {
        Style { leading, ..self }
    }

    /// This style in another face.
    pub(crate) const fn with(self, role: FontRole) -> Style {
        Style { role, ..self }
    }

    /// This style at another size, with the leading in proportion.
    pub(crate) fn at(self, size: Length) -> Style {
        let [new, old] = [size, self.size].map(Length::to_thousandths);
        Style { size, leading: self.leading.scale(new, old.max(1)), ..self }
    }

    /// This style at the size at which a text of `width` is as wide as `room`, where it would be wider.
    pub(crate) fn narrowed(self, width: Length, room: Length) -> Style {
        let [room, width] = [room, width].map(Length::to_thousandths);
        if width > room { self.at(self.size.scale(room, width)) } else { self }
    }

    /// The advance width of a line of `text`.
    ///
    /// # Errors
    /// [`MissingGlyph`] for a character that no font has.
    pub(crate) fn width(self, fonts: &Fonts, text: &str) -> Result<Length, MissingGlyph> {
        fonts.width(self.role, self.size, text)
    }

    /// From one baseline to the next.
    pub(crate) fn leading(self) -> Length {
        self.leading
    }

    /// From the top of a line to its baseline.
    pub(crate) fn ascent(self) -> Length {
        self.size.percent(ASCENT)
    }

    /// The room for lining figures above a baseline.
    pub(crate) fn figures(self) -> Length {
        figures(self.size)
    }
}

/// The room for lining figures of that size above a baseline.
pub(crate) fn figures(size: Length) -> Length {
    size.percent(FIGURES)
}

/// Which part of a line stands at a given x.
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
    /// The x of this part of a room of that width, from the left edge of the room.
    pub(crate) fn x(self, width: Length) -> Length {
        match self {
            Align::Left => Length::ZERO,
            Align::Centre => width.half(),
            Align::Right => width,
        }
    }
}

/// The least size of any text.
pub(crate) const SMALLEST: Length = Length::pt(7);

/// The least weight of a rule that printers take.
pub(crate) const HAIRLINE: Length = Length::thousandths(750);
