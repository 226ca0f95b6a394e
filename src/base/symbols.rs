//! What stands in cells for values: figures, letters that go on from them, letters of one's own, shapes, or pictures of
//! one's own.

#[cfg(feature = "books")]
use crate::images::PictureSet;
use gridpress_engine::puzzle::{Alphabet, Kind, KindError, Puzzle, Shape};

/// The symbols of a grid. Up to 9 all are figures, unless it has letters of its own, shapes or pictures.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Symbols {
    /// `A` for 10, `B` for 11 and so on.
    #[default]
    Letters,
    /// The numbers themselves, of two figures from 10 on.
    Numbers,
    /// Nine shapes, for grids of up to nine digits.
    Shapes,
    /// Letters of one's own in place of all digits: those of a word. Those of a section whose puzzles have a word each are
    /// not known before its puzzles are, and then figures stand in for them.
    Word(Option<Alphabet>),
    /// Pictures of one's own, as many as the grid has digits.
    #[cfg(feature = "books")]
    Pictures(PictureSet),
}

/// The shapes that stand for the digits from 1 on: a ring, a square, a triangle, a star, a heart, a moon, a cross, a
/// diamond and a flower. The program has a font of its own for them.
pub const SHAPES: [char; 9] = ['●', '■', '▲', '★', '♥', '☾', '✚', '◆', '✿'];

/// The shape that stands for a digit; `?` for one that has none.
fn shape(digit: u8) -> char {
    let shape = SHAPES.get(usize::from(digit).wrapping_sub(1));
    shape.copied().unwrap_or('?')
}

impl Symbols {
    /// Those that a name tells all of.
    pub const NAMES: [(&str, Symbols); 3] =
        [("letters", Symbols::Letters), ("numbers", Symbols::Numbers), ("shapes", Symbols::Shapes)];

    /// The symbols of that name, in upper or lower case; `None` where none are called so.
    pub fn named(name: &str) -> Option<Symbols> {
        let mut all = Symbols::NAMES.into_iter();
        let known = all.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(known.1)
    }

    /// The name that specs have for them; empty for letters and pictures of one's own.
    pub fn name(&self) -> &'static str {
        let mut all = Symbols::NAMES.iter();
        all.find(|(_, of)| of == self).map_or("", |(name, _)| name)
    }

    /// The symbol of `value`, which is from 1 to 25; of a picture its name.
    pub fn text(&self, value: u8) -> String {
        match self {
            Symbols::Word(Some(alphabet)) => alphabet.letter(value).to_string(),
            Symbols::Shapes => shape(value).to_string(),
            #[cfg(feature = "books")]
            Symbols::Pictures(set) => {
                set.of(value).map_or_else(|| value.to_string(), |picture| picture.name.clone())
            }
            Symbols::Letters | Symbols::Word(None) if value > 9 => {
                char::from(b'A' + value - 10).to_string()
            }
            _ => value.to_string(),
        }
    }

    /// Whether something else than figures, and letters that go on from them, stands in cells: who solves the puzzle must be
    /// shown what.
    pub fn is_own(&self) -> bool {
        self.is_word() || self.are_drawn()
    }

    /// Whether solvers draw them: shapes, or pictures of one's own.
    pub fn are_drawn(&self) -> bool {
        !matches!(self, Symbols::Letters | Symbols::Numbers | Symbols::Word(_))
    }

    /// The pictures of one's own among them.
    #[cfg(feature = "books")]
    pub fn pictures(&self) -> Option<&PictureSet> {
        match self {
            Symbols::Pictures(set) => Some(set),
            _ => None,
        }
    }

    /// Whether grids of `kind` can show them.
    ///
    /// # Errors
    /// [`KindError`] for shapes in grids of more digits than there are shapes, for more or fewer pictures than digits, and
    /// where digits are more than names.
    pub fn check_kind(&self, kind: Kind) -> Result<(), KindError> {
        let wrong = |message: String, help: &str| Err(KindError { message, help: help.to_owned() });
        match self {
            _ if self.are_drawn() && !kind.has_interchangeable_digits() => wrong(
                format!(
                    "{} cannot stand for the digits of kind `{kind}`: they are added up or have an order",
                    self.noun()
                ),
                "leave the symbols or the variant out",
            ),
            Symbols::Shapes if kind.digits() > SHAPES.len() => wrong(
                format!(
                    "there are {} shapes, and the grid has {} digits",
                    SHAPES.len(),
                    kind.digits()
                ),
                "shapes go up to size 9",
            ),
            #[cfg(feature = "books")]
            Symbols::Pictures(set) if kind.digits() != set.pictures().len() => wrong(
                format!(
                    "{}, and the grid has {} digits",
                    match set.pictures().len() {
                        1 => "there is 1 picture".to_owned(),
                        count => format!("there are {count} pictures"),
                    },
                    kind.digits()
                ),
                "name one picture for each digit",
            ),
            _ => Ok(()),
        }
    }

    /// What messages call them.
    fn noun(&self) -> &'static str {
        match self {
            Symbols::Shapes => "shapes",
            _ => "pictures",
        }
    }

    /// Returns the symbols of `puzzle`, where those of its section are `self`: its own letters if it hides a word.
    pub fn of_puzzle(&self, puzzle: &Puzzle) -> Symbols {
        match puzzle.hidden {
            Some(hidden) => Symbols::Word(Some(hidden.alphabet)),
            None => self.clone(),
        }
    }

    /// Whether letters of one's own stand in place of all digits.
    pub fn is_word(&self) -> bool {
        matches!(self, Symbols::Word(_))
    }
}

/// A grid as pages show it: its shape, and the symbols that stand for its digits.
#[derive(Clone, Copy, Debug)]
pub struct GridView<'a> {
    /// The shape.
    pub shape: &'a Shape,
    /// The symbols.
    pub symbols: &'a Symbols,
}

impl<'a> GridView<'a> {
    /// Returns the view of a grid of `shape` whose values above 9 are letters.
    pub fn with_letters(shape: &'a Shape) -> GridView<'a> {
        GridView { shape, symbols: &Symbols::Letters }
    }

    /// Returns the symbols of all values of the grid, in their order.
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
