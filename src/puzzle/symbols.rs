//! What stands in cells for values above 9.

use std::fmt;

/// The symbols of a grid. Up to 9 all are figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbols {
    /// `A` for 10, `B` for 11 and so on.
    #[default]
    Letters,
    /// The numbers themselves, of two figures from 10 on.
    Numbers,
}

impl Symbols {
    /// Every way with the name that specs use.
    pub const NAMES: &[(&str, Symbols)] =
        &[("letters", Symbols::Letters), ("numbers", Symbols::Numbers)];

    /// Its name in specs.
    pub fn name(self) -> &'static str {
        Symbols::NAMES[self as usize].0
    }

    /// What stands for `value`, from 1 on.
    pub fn text(self, value: u8) -> String {
        match self {
            Symbols::Letters if value > 9 => char::from(b'A' + value - 10).to_string(),
            _ => value.to_string(),
        }
    }
}

impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_begin_after_nine() {
        let texts = |symbols: Symbols| [1, 9, 10, 16, 25].map(|value| symbols.text(value));
        assert_eq!(texts(Symbols::Letters), ["1", "9", "A", "G", "P"]);
        assert_eq!(texts(Symbols::Numbers), ["1", "9", "10", "16", "25"]);
        for (index, (_, symbols)) in Symbols::NAMES.iter().enumerate() {
            assert_eq!(*symbols as usize, index);
        }
    }
}
