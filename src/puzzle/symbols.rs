//! What stands in cells for values above 9.

use crate::named::names;

/// The symbols of a grid. Up to 9 all are figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbols {
    /// `A` for 10, `B` for 11 and so on.
    #[default]
    Letters,
    /// The numbers themselves, of two figures from 10 on.
    Numbers,
}

names! {
    Symbols {
        "letters" => Symbols::Letters,
        "numbers" => Symbols::Numbers,
    }
}

impl Symbols {
    /// The symbol of `value`, which is from 1 to 25.
    pub fn text(self, value: u8) -> String {
        match self {
            Symbols::Letters if value > 9 => char::from(b'A' + value - 10).to_string(),
            _ => value.to_string(),
        }
    }
}

/// The symbol of a value from 0 to 25 in a line of text: `.` for 0, then 1 to 9, then letters from A.
pub(super) fn symbol(value: u8) -> char {
    match value {
        0 => '.',
        1..=9 => char::from(b'0' + value),
        _ => char::from(b'A' + value - 10),
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
