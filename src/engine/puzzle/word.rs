//! A word that a line of the solution reads: which line, and which of its houses that is.

use super::{Alphabet, Cell, Grid, HouseKind, Kind, Puzzle, Shape, Variant};
use std::fmt;
use std::str::FromStr;

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
    pub fn of(house: HouseKind) -> Option<WordLine> {
        match house {
            HouseKind::Row(index) => Some(WordLine::Row(index)),
            HouseKind::Column(index) => Some(WordLine::Column(index)),
            HouseKind::Diagonal(0) => Some(WordLine::Diagonal),
            _ => None,
        }
    }

    /// Whether grids of `kind` have the line, and all its digits differ.
    pub fn is_in(self, kind: Kind) -> bool {
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
pub struct NoWordLine;

impl fmt::Display for NoWordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a line, as in `row 3`, `column 5` or `diagonal`")
    }
}

impl std::error::Error for NoWordLine {}

impl FromStr for WordLine {
    type Err = NoWordLine;

    fn from_str(text: &str) -> Result<WordLine, NoWordLine> {
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
        line.ok_or(NoWordLine)
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
    pub fn found(word: &str, shape: &Shape, solution: &Grid) -> Option<HiddenWord> {
        let alphabet = Alphabet::of(word, shape.digits()).ok()?;
        let letters = word.to_uppercase();
        let digits = letters.chars().map(|letter| alphabet.digit(letter));
        let digits: Vec<u8> = digits.collect::<Option<_>>()?;
        let reads = |&(_, cells): &(usize, &[Cell])| {
            let found = cells.iter().map(|&cell| solution.get(cell));
            found.eq(digits.iter().copied())
        };
        let house = lines(shape).find(reads)?.0;
        Some(HiddenWord { alphabet, house })
    }

    /// The cells that hold it, in the order in which it is read.
    pub fn cells(self, shape: &Shape) -> &[Cell] {
        &shape.houses()[self.house].cells
    }

    /// The line that it stands in; `None` for a house of another shape.
    pub fn line(self, shape: &Shape) -> Option<WordLine> {
        WordLine::of(shape.houses().get(self.house)?.kind)
    }
}

/// The houses of `shape` that a word may stand in, each with its cells as it would be read.
pub fn lines(shape: &Shape) -> impl Iterator<Item = (usize, &[Cell])> {
    let houses = shape.houses().iter().enumerate();
    let lines = houses.filter(|(_, house)| WordLine::of(house.kind).is_some());
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
    fn lines_read_back() {
        for text in ["row 1", "row 9", "column 25", "diagonal"] {
            assert_eq!(text.parse::<WordLine>().unwrap().to_string(), text);
        }
        for text in ["", "row", "row 0", "3", "line 3", "rows 3", "diagonal 1"] {
            assert_eq!(text.parse::<WordLine>(), Err(NoWordLine), "{text}");
        }
        assert!(WordLine::Row(8).is_in(Kind::CLASSIC));
        assert!(!WordLine::Column(9).is_in(Kind::CLASSIC));
        assert!(!WordLine::Diagonal.is_in(Kind::CLASSIC));
        assert!(WordLine::Diagonal.is_in("6+diagonal".parse().unwrap()));
    }
}
