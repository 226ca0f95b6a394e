//! Words in a line of a solution: letters in place of digits, and the lines that read a word.

use super::{Cell, Grid, HouseKind, Kind, Puzzle, Shape, Variant};
use std::fmt;
use std::str::FromStr;

/// The most letters: as many as the largest grids have digits.
const MOST: usize = 25;

/// The different letters of a word, upper-case and in the order of Unicode. The first stands for the digit 1, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Alphabet {
    /// The letters, and behind them nothing but `\0`.
    letters: [char; MOST],
}

/// A word that cannot stand in a line of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordError {
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for WordError {}

impl Alphabet {
    /// The letters of a word for a grid of so many digits, however it is spelled: small letters or capitals.
    ///
    /// # Errors
    /// [`WordError`] when something in it is no letter, a letter stands in it twice, or there are more or fewer.
    pub fn from_word(word: &str, digits: usize) -> Result<Alphabet, WordError> {
        let word = word.to_uppercase();
        let wrong = |message: String, found: usize| WordError {
            message,
            help: format!(
                "a word of {digits} different letters is needed, one for each digit, and it has {found}"
            ),
        };
        let mut sorted: Vec<char> = word.chars().collect();
        let count = sorted.len();
        sorted.sort_unstable();
        let repeated = sorted.windows(2).find(|pair| pair[0] == pair[1]);
        let repeated = repeated.map(|pair| pair[0]);
        sorted.dedup();
        let found = sorted.len();
        if let Some(other) = word.chars().find(|c| !c.is_alphabetic()) {
            let other = other.escape_debug();
            return Err(wrong(format!("`{other}` in `{word}` is no letter"), found));
        }
        if let Some(letter) = repeated {
            let message = format!("the letter `{letter}` stands more than once in `{word}`");
            return Err(wrong(message, found));
        }
        if count != digits || count > MOST {
            let message = format!("`{word}` has {count} letters, and the grid {digits} digits");
            return Err(wrong(message, found));
        }
        let mut letters = ['\0'; MOST];
        letters[..count].copy_from_slice(&sorted);
        Ok(Alphabet { letters })
    }

    /// All letters, in their order.
    pub fn letters(&self) -> impl Iterator<Item = char> + '_ {
        let letters = self.letters.iter().copied();
        letters.take_while(|&letter| letter != '\0')
    }

    /// The letter that stands for a digit; `?` for a digit that the grid does not have.
    pub fn letter(&self, digit: u8) -> char {
        let letter = self.letters().nth(usize::from(digit).wrapping_sub(1));
        letter.unwrap_or('?')
    }

    /// The digit that a letter stands for.
    pub fn digit(&self, letter: char) -> Option<u8> {
        let place = self.letters().position(|other| other == letter)?;
        Some(place as u8 + 1)
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Alphabet({self})")
    }
}

/// A line of a grid that a word may stand in, read from the left or from the top. Rows and columns count from 0; of grids
/// that overlap they are those of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WordLine {
    /// A row, from the top.
    Row(usize),
    /// A column, from the left.
    Column(usize),
    /// The diagonal from the upper left corner to the lower right.
    Diagonal,
}

impl WordLine {
    /// The line that a house is, of those that a word may stand in.
    pub fn from_house(house: HouseKind) -> Option<WordLine> {
        match house {
            HouseKind::Row(index) => Some(WordLine::Row(index)),
            HouseKind::Column(index) => Some(WordLine::Column(index)),
            HouseKind::Diagonal(0) => Some(WordLine::Diagonal),
            _ => None,
        }
    }

    /// Whether grids of `kind` have the line, and all its digits differ.
    pub fn exists_in(self, kind: Kind) -> bool {
        match self {
            WordLine::Row(index) | WordLine::Column(index) => index < kind.digits(),
            WordLine::Diagonal => kind.has(Variant::Diagonal),
        }
    }
}

/// `row 3`, `column 5`, `diagonal`; both counted from 1.
impl fmt::Display for WordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordLine::Row(index) => write!(f, "row {}", index + 1),
            WordLine::Column(index) => write!(f, "column {}", index + 1),
            WordLine::Diagonal => f.write_str("diagonal"),
        }
    }
}

/// A text that names no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordLineError;

impl fmt::Display for WordLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a line, as in `row 3`, `column 5` or `diagonal`")
    }
}

impl std::error::Error for WordLineError {}

impl FromStr for WordLine {
    type Err = WordLineError;

    fn from_str(text: &str) -> Result<WordLine, WordLineError> {
        let index = |text: &str| {
            let number: usize = text.parse().ok()?;
            number.checked_sub(1)
        };
        let line = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["row", number] => index(number).map(WordLine::Row),
            ["column", number] => index(number).map(WordLine::Column),
            ["diagonal"] => Some(WordLine::Diagonal),
            _ => None,
        };
        line.ok_or(WordLineError)
    }
}

/// The word of a puzzle whose digits are its letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenWord {
    /// Its letters.
    pub alphabet: Alphabet,
    /// The house of the solution that reads it.
    pub house: usize,
}

impl HiddenWord {
    /// `word` as a solution of that shape reads it: in the first of the lines that do; `None` where none does.
    pub fn find(word: &str, shape: &Shape, solution: &Grid) -> Option<HiddenWord> {
        let alphabet = Alphabet::from_word(word, shape.digits()).ok()?;
        let letters = word.to_uppercase();
        let digits = letters.chars().map(|letter| alphabet.digit(letter));
        let digits: Vec<u8> = digits.collect::<Option<_>>()?;
        let reads = |&(_, cells): &(usize, &[Cell])| {
            let found = cells.iter().map(|&cell| solution.get(cell));
            found.eq(digits.iter().copied())
        };
        let house = word_lines(shape).find(reads)?.0;
        Some(HiddenWord { alphabet, house })
    }

    /// The cells that hold it, in the order in which it is read.
    pub fn cells(self, shape: &Shape) -> &[Cell] {
        &shape.houses()[self.house].cells
    }

    /// The line that it stands in; `None` for a house of another shape.
    pub fn line(self, shape: &Shape) -> Option<WordLine> {
        WordLine::from_house(shape.houses().get(self.house)?.kind)
    }
}

/// The houses of `shape` that a word may stand in, each with its cells as it would be read.
pub fn word_lines(shape: &Shape) -> impl Iterator<Item = (usize, &[Cell])> {
    let houses = shape.houses().iter().enumerate();
    let lines = houses.filter(|(_, house)| WordLine::from_house(house.kind).is_some());
    lines.map(|(index, house)| (index, house.cells.as_slice()))
}

impl Puzzle {
    /// The word that a line of its solution reads, if it has letters of its own.
    pub fn word(&self) -> Option<String> {
        let hidden = self.hidden?;
        let cells = hidden.cells(&self.shape).iter();
        let letter = |&cell: &Cell| hidden.alphabet.letter(self.solution.get(cell));
        Some(cells.map(letter).collect())
    }

    /// The line that reads the word, if there is one.
    pub fn word_line(&self) -> Option<WordLine> {
        self.hidden?.line(&self.shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_in_the_order_of_unicode_and_stand_for_digits() {
        let alphabet = Alphabet::from_word("nostalgie", 9).unwrap();
        assert_eq!(alphabet.to_string(), "AEGILNOST");
        for digit in 1..=9 {
            assert_eq!(alphabet.digit(alphabet.letter(digit)), Some(digit));
        }
        assert_eq!((alphabet.digit('Z'), alphabet.letter(10)), (None, '?'));
        let other = |word: &str, digits| Alphabet::from_word(word, digits).unwrap().to_string();
        assert_eq!(other("учителька", 9), "АЕИКЛТУЧЬ");
        assert_eq!(other("plätzchen", 9), "CEHLNPTZÄ");
    }

    #[test]
    fn what_is_no_word_for_a_grid_is_told() {
        let told = |word: &str| Alphabet::from_word(word, 9).unwrap_err().to_string();
        let needed = |count| {
            format!(
                "a word of 9 different letters is needed, one for each digit, and it has {count}"
            )
        };
        for (word, message, count) in [
            ("Hello", "the letter `L` stands more than once in `HELLO`", 4),
            ("lions", "`LIONS` has 5 letters, and the grid 9 digits", 5),
            ("new-words", "`-` in `NEW-WORDS` is no letter", 8),
            ("weißgolds", "the letter `S` stands more than once in `WEISSGOLDS`", 8),
            ("", "`` has 0 letters, and the grid 9 digits", 0),
        ] {
            assert_eq!(told(word), format!("{message}; {}", needed(count)));
        }
    }

    #[test]
    fn lines_read_back() {
        for text in ["row 1", "row 9", "column 25", "diagonal"] {
            assert_eq!(text.parse::<WordLine>().unwrap().to_string(), text);
        }
        for text in ["", "row", "row 0", "3", "line 3", "rows 3", "diagonal 1"] {
            assert_eq!(text.parse::<WordLine>(), Err(WordLineError), "{text}");
        }
        assert!(WordLine::Row(8).exists_in(Kind::CLASSIC));
        assert!(!WordLine::Column(9).exists_in(Kind::CLASSIC));
        assert!(!WordLine::Diagonal.exists_in(Kind::CLASSIC));
        assert!(WordLine::Diagonal.exists_in("6+diagonal".parse().unwrap()));
    }
}
