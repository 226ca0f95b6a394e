//! Symbols in cells: digits and further letters, custom letters, shapes, or custom pictures.

use gridpress_engine::puzzle::{Alphabet, Kind, KindError, Puzzle, Shape};
use gridpress_ground::english;
use gridpress_ground::glyphs::SHAPES;
use gridpress_ground::images::PictureSet;

/// The symbols of a grid. Values up to 9 are digits, unless it has custom letters, shapes or pictures.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Symbols {
    /// `A` for 10, `B` for 11 and so on.
    #[default]
    Letters,
    /// Numbers, with two digits from 10.
    Numbers,
    /// Nine shapes, for grids of up to nine digits.
    Shapes,
    /// The letters of a word in place of all digits. They are `None` if each puzzle of a section has its own word,
    /// until the puzzles exist; digits are shown until then.
    Word(Option<Alphabet>),
    /// Digits from 0, or of another script.
    Digits(Alphabet),
    /// Custom pictures, one for each digit of the grid.
    Pictures(PictureSet),
}

/// Returns the shape of a digit; `?` if it has none.
fn shape(digit: u8) -> char {
    // Wraps to the largest index for 0, which no shape has.
    SHAPES.get(usize::from(digit).wrapping_sub(1)).copied().unwrap_or('?')
}

impl Symbols {
    /// The symbols that a name alone defines.
    pub const NAMES: [(&str, Symbols); 3] =
        [("letters", Symbols::Letters), ("numbers", Symbols::Numbers), ("shapes", Symbols::Shapes)];

    /// Returns the symbols called `name`, ignoring case; `None` for an unknown name.
    pub fn named(name: &str) -> Option<Symbols> {
        let known =
            Symbols::NAMES.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(known.1)
    }

    /// Returns the name in specs; empty for custom letters and pictures.
    pub fn name(&self) -> &'static str {
        Symbols::NAMES.iter().find(|(_, of)| of == self).map_or("", |(name, _)| name)
    }

    /// Returns the symbol of `value`, which is from 1 to 25, or the name of its picture.
    pub fn text(&self, value: u8) -> String {
        match self {
            Symbols::Word(Some(alphabet)) | Symbols::Digits(alphabet) => {
                alphabet.letter(value).to_string()
            }
            Symbols::Shapes => shape(value).to_string(),
            Symbols::Pictures(set) => {
                set.of(value).map_or_else(|| value.to_string(), |picture| picture.name.clone())
            }
            Symbols::Letters | Symbols::Word(None) if value > 9 => {
                char::from(b'A' + value - 10).to_string()
            }
            _ => value.to_string(),
        }
    }

    /// Returns `true` for symbols other than digits and further letters, which must be shown to solvers.
    pub fn is_own(&self) -> bool {
        self.is_word() || self.are_drawn()
    }

    /// Returns `true` for shapes and custom pictures, which solvers draw.
    pub fn are_drawn(&self) -> bool {
        !matches!(self, Symbols::Letters | Symbols::Numbers | Symbols::Word(_) | Symbols::Digits(_))
    }

    /// Returns the characters that stand for the digits; `None` for symbols that are not single characters of their own.
    pub fn alphabet(&self) -> Option<&Alphabet> {
        match self {
            Symbols::Word(alphabet) => alphabet.as_ref(),
            Symbols::Digits(alphabet) => Some(alphabet),
            _ => None,
        }
    }

    /// Returns `true` unless the symbols are the digits that they stand for, in this or another script.
    fn change_values(&self) -> bool {
        match self {
            Symbols::Digits(alphabet) => !alphabet.keeps_values(),
            _ => self.are_drawn(),
        }
    }

    /// Returns the custom pictures.
    pub fn pictures(&self) -> Option<&PictureSet> {
        match self {
            Symbols::Pictures(set) => Some(set),
            _ => None,
        }
    }

    /// Checks that grids of `kind` can use the symbols.
    ///
    /// # Errors
    /// [`KindError`] for shapes in grids of too many digits, for a wrong number of pictures, and, unless the symbols are
    /// the same numbers, for kinds whose digits are numbers.
    pub fn check_kind(&self, kind: Kind) -> Result<(), KindError> {
        let digits = kind.digits();
        let (message, help) = match self {
            // Without values, a sum or a comparison would have no meaning for the solver.
            _ if self.change_values() && !kind.has_interchangeable_digits() => (
                english!("digits-with-values": "these symbols cannot stand for the digits of kind `{kind}`, which are added up or ordered", kind),
                english!("leave-symbols-or-variant": "leave the symbols or the variant out"),
            ),
            Symbols::Shapes if digits > SHAPES.len() => (
                english!("too-few-shapes": "there are {shapes} shapes, and the grid has {digits} digits", shapes = SHAPES.len(), digits),
                english!("shapes-up-to-nine": "shapes are available up to size 9"),
            ),
            Symbols::Pictures(set) if digits != set.pictures().len() => (
                english!("pictures-for-digits": "pictures: {count}, but the grid has {digits} digits", count = set.pictures().len(), digits),
                english!("picture-for-each": "name one picture for each digit"),
            ),
            _ => return Ok(()),
        };
        Err(KindError { message, help })
    }

    /// Returns the symbols of `puzzle` in a section with the symbols `self`: its own letters if it hides a word.
    pub fn of_puzzle(&self, puzzle: &Puzzle) -> Symbols {
        match puzzle.hidden {
            Some(hidden) => Symbols::Word(Some(hidden.alphabet)),
            None => self.clone(),
        }
    }

    /// Returns `true` if custom letters replace all digits.
    pub fn is_word(&self) -> bool {
        matches!(self, Symbols::Word(_))
    }
}

/// The view of a grid: its shape and its symbols.
#[derive(Clone, Copy, Debug)]
pub struct GridView<'a> {
    /// Shape of the grid.
    pub shape: &'a Shape,
    /// Symbols of the grid.
    pub symbols: &'a Symbols,
}

impl<'a> GridView<'a> {
    /// Returns the view of a grid of `shape` with letters for values above 9.
    pub fn with_letters(shape: &'a Shape) -> GridView<'a> {
        GridView { shape, symbols: &Symbols::Letters }
    }

    /// Returns the symbols of all values of the grid, in order.
    pub fn texts(self) -> impl Iterator<Item = String> {
        (1..=self.shape.digits() as u8).map(move |value| self.symbols.text(value))
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
    }

    #[test]
    fn letters_of_a_word_replace_digits_in_order() {
        let alphabet = Alphabet::from_word("Nostalgie", 9).unwrap();
        let symbols = Symbols::Word(Some(alphabet));
        let texts: String = (1..=9).map(|value| symbols.text(value)).collect();
        assert_eq!(texts, "AEGILNOST");
    }
}
