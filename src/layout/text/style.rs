//! A face at a size, and how a line stands.

use crate::fonts::Role;
use crate::units::Length;

/// A face at a size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub role: Role,
    pub size: Length,
    leading: Length,
}

impl Style {
    pub(crate) const fn new(role: Role, size: Length) -> Style {
        let leading = Length::thousandths(size.to_thousandths() / 100 * 138);
        Style {
            role,
            size,
            leading,
        }
    }

    /// The same with another leading.
    pub(crate) const fn led(self, leading: Length) -> Style {
        Style { leading, ..self }
    }

    /// The same in another face.
    pub(crate) const fn with(self, role: Role) -> Style {
        Style { role, ..self }
    }

    /// The same at another size, with the leading in proportion.
    pub(crate) fn at(self, size: Length) -> Style {
        let [new, old] = [size, self.size].map(Length::to_thousandths);
        Style {
            size,
            leading: self.leading.scale(new, old.max(1)),
            ..self
        }
    }

    /// From one baseline to the next.
    pub(crate) fn leading(self) -> Length {
        self.leading
    }
}

/// Which part of a line stands at a given x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// No text is set smaller.
pub(crate) const SMALLEST: Length = Length::pt(7);

/// From the top of a line to its baseline: what all bundled faces need above it, accents included.
pub(crate) fn ascent(style: Style) -> Length {
    style.size.scale(104, 100)
}
