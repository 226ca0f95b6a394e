//! Characters in place of digits: those of a hidden word, which a line of the solution spells, or digits of another
//! script or from 0.

use super::grid::symbol;
use super::{Cell, Grid, HouseKind, Kind, Puzzle, Shape, Variant};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use std::fmt;
use std::str::FromStr;

/// The maximum number of letters: the number of digits of the largest grids.
const MAX_LETTERS: usize = 25;

/// The zeros of scripts with decimal digits, which nine more follow in Unicode, and the ideographic zero.
const ZEROS: [char; 38] = [
    '0', '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}',
    '\u{be6}', '\u{c66}', '\u{ce6}', '\u{d66}', '\u{de6}', '\u{e50}', '\u{ed0}', '\u{f20}',
    '\u{1040}', '\u{1090}', '\u{17e0}', '\u{1810}', '\u{1946}', '\u{19d0}', '\u{1a80}', '\u{1a90}',
    '\u{1b50}', '\u{1bb0}', '\u{1c40}', '\u{1c50}', '\u{3007}', '\u{a620}', '\u{a8d0}', '\u{a900}',
    '\u{a9d0}', '\u{a9f0}', '\u{aa50}', '\u{abf0}', '\u{ff10}',
];

/// Returns the value of a decimal digit of any script, 0 to 9; `None` for other characters.
pub(crate) fn decimal_digit(c: char) -> Option<u32> {
    ZEROS.iter().find_map(|&zero| (c as u32).checked_sub(zero as u32).filter(|&value| value < 10))
}

/// Distinct characters in place of digits: the letters of a word, in upper case and in the order of Unicode, or listed
/// digits in the order of the list. The first represents the digit 1, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Alphabet {
    /// The letters, padded with `\0`.
    letters: [char; MAX_LETTERS],
}

/// An error for a word that does not fit into a line of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordError {
    /// The mistake.
    pub message: EnglishText,
    /// The requirement that the word does not meet.
    pub help: EnglishText,
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for WordError {}

impl Alphabet {
    /// Returns the letters of a word, in upper or lower case, for a grid with that many digits.
    ///
    /// # Errors
    /// Returns [`WordError`] if the word has other characters than letters, a repeated letter, or the wrong length.
    pub fn from_word(word: &str, digits: usize) -> Result<Alphabet, WordError> {
        let word = word.to_uppercase();
        let error = |message, found: usize| WordError {
            message,
            help: english!("expected-different-letters": "expected {digits} different letters, one for each digit, but the word has {found}", digits, found),
        };
        let mut sorted: Vec<char> = word.chars().collect();
        let count = sorted.len();
        // The order of Unicode and not of the word: letters in the order of the word would reveal it.
        sorted.sort_unstable();
        let repeated = sorted.windows(2).find(|pair| pair[0] == pair[1]);
        let repeated = repeated.map(|pair| pair[0]);
        sorted.dedup();
        let found = sorted.len();
        if let Some(other) = word.chars().find(|c| !c.is_alphabetic()) {
            let other = other.escape_debug();
            return Err(error(
                english!("not-a-letter": "`{other}` in `{word}` is not a letter", other, word),
                found,
            ));
        }
        if let Some(letter) = repeated {
            let message = english!("letter-twice": "the letter `{letter}` occurs more than once in `{word}`", letter, word);
            return Err(error(message, found));
        }
        if count != digits || count > MAX_LETTERS {
            let message = english!("letters-of-word": "`{word}` has {count} letters, but the grid has {digits} digits", word, count, digits);
            return Err(error(message, found));
        }
        let mut letters = ['\0'; MAX_LETTERS];
        letters[..count].copy_from_slice(&sorted);
        Ok(Alphabet { letters })
    }

    /// Returns `true` for a text that lists digits, apart from their number: letters and digits, or a range of them, not
    /// all of which are ASCII letters.
    pub fn lists_digits(text: &str) -> bool {
        text.chars().all(|c| c.is_alphanumeric() || c == '-')
            && text.chars().any(|c| c.is_numeric() || !c.is_ascii())
    }

    /// Returns the digits in a list such as `१२३४५६७८९`, or in a range such as `0-8` or `0-F`, for a grid with that many
    /// digits.
    ///
    /// # Errors
    /// Returns [`WordError`] if the text is not such a list, repeats a digit, or has the wrong number of them.
    pub fn from_digits(text: &str, digits: usize) -> Result<Alphabet, WordError> {
        let listed = match text.to_uppercase().chars().collect::<Vec<_>>()[..] {
            // Between `9` and `A` lie signs, which a range such as `0-F` skips.
            [first, '-', last] => (first..=last).filter(|c| c.is_alphanumeric()).collect(),
            ref list => list.to_vec(),
        };
        let repeated = (1..listed.len()).find(|&index| listed[..index].contains(&listed[index]));
        let message = if !Alphabet::lists_digits(text) || listed.contains(&'-') {
            english!("no-list-of-digits": "`{text}` is not a list of digits", text)
        } else if let Some(index) = repeated {
            english!("digit-twice": "the digit `{digit}` occurs more than once in `{text}`", digit = listed[index], text)
        } else if listed.len() != digits || digits > MAX_LETTERS {
            let count = listed.len();
            english!("digits-of-text": "`{text}` stands for {count} digits, but the grid has {digits}", text, count, digits)
        } else {
            let mut letters = ['\0'; MAX_LETTERS];
            letters[..digits].copy_from_slice(&listed);
            return Ok(Alphabet { letters });
        };
        let last = symbol(digits as u8 - 1);
        let help = english!("expected-digits-in-order": "expected `0-{last}` for digits from 0, or {digits} different digits in order, the first for 1", last, digits);
        Err(WordError { message, help })
    }

    /// Returns the digits from 0, and then letters from A, of a grid with that many digits.
    pub fn from_zero(digits: usize) -> Option<Alphabet> {
        Alphabet::from_digits(&format!("0-{}", symbol((digits - 1) as u8)), digits).ok()
    }

    /// Returns `true` for the digits from 0, and then letters from A.
    pub fn counts_from_zero(&self) -> bool {
        ('0'..='9').chain('A'..='Z').zip(self.letters()).all(|(standard, own)| standard == own)
    }

    /// Returns `true` unless a character is the digit of another value in some script, as in digits from 0. Letters from
    /// A have the values from 10.
    pub fn keeps_values(&self) -> bool {
        (1..).zip(self.letters()).all(|(value, letter)| {
            let known = match letter {
                'A'..='P' => Some(letter as u32 - 'A' as u32 + 10),
                _ => decimal_digit(letter),
            };
            known.is_none_or(|known| known == value)
        })
    }

    /// Returns all letters, in order.
    pub fn letters(&self) -> impl Iterator<Item = char> + '_ {
        self.letters.iter().copied().take_while(|&letter| letter != '\0')
    }

    /// Returns the letter for a digit; `?` for a digit that the grid does not have.
    pub fn letter(&self, digit: u8) -> char {
        self.letters().nth(usize::from(digit).wrapping_sub(1)).unwrap_or('?')
    }

    /// Returns the digit for a letter; `None` if the letter is not in the alphabet.
    pub fn digit(&self, letter: char) -> Option<u8> {
        let index = self.letters().position(|other| other == letter)?;
        Some(index as u8 + 1)
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

/// A line of a grid that can hold a word, read from the left or from the top. Rows and columns count from 0, in the
/// first grid if several overlap.
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
    /// Returns the line of a house; `None` if the house cannot hold a word.
    pub fn from_house(house: HouseKind) -> Option<WordLine> {
        match house {
            HouseKind::Row(index) => Some(WordLine::Row(index)),
            HouseKind::Column(index) => Some(WordLine::Column(index)),
            HouseKind::Diagonal(0) => Some(WordLine::Diagonal),
            _ => None,
        }
    }

    /// Returns `true` if grids of `kind` have this line and all digits in it differ.
    pub fn exists_in(self, kind: Kind) -> bool {
        match self {
            WordLine::Row(index) | WordLine::Column(index) => index < kind.digits(),
            WordLine::Diagonal => kind.has(Variant::Diagonal),
        }
    }
}

impl fmt::Display for WordLine {
    /// Writes `row 3`, `column 5` or `diagonal`, counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordLine::Row(index) => write!(f, "row {}", index + 1),
            WordLine::Column(index) => write!(f, "column {}", index + 1),
            WordLine::Diagonal => f.write_str("diagonal"),
        }
    }
}

/// An error for a text that does not name a line.
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

/// The hidden word of a puzzle, whose letters take the place of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenWord {
    /// The letters.
    pub alphabet: Alphabet,
    /// The index of the house whose digits in the solution spell the word.
    pub house: usize,
}

impl HiddenWord {
    /// Finds the first line of a solution that spells `word`; `None` if no line does.
    pub fn find(word: &str, shape: &Shape, solution: &Grid) -> Option<HiddenWord> {
        let alphabet = Alphabet::from_word(word, shape.digits()).ok()?;
        let letters = word.to_uppercase();
        let digits: Vec<u8> =
            letters.chars().map(|letter| alphabet.digit(letter)).collect::<Option<_>>()?;
        let spells_word = |&(_, cells): &(usize, &[Cell])| {
            cells.iter().map(|&cell| solution.get(cell)).eq(digits.iter().copied())
        };
        let house = word_lines(shape).find(spells_word)?.0;
        Some(HiddenWord { alphabet, house })
    }

    /// Returns the cells of the word, in reading order.
    pub fn cells(self, shape: &Shape) -> &[Cell] {
        &shape.houses()[self.house].cells
    }

    /// Returns the line of the word; `None` if `shape` does not have its house.
    pub fn line(self, shape: &Shape) -> Option<WordLine> {
        WordLine::from_house(shape.houses().get(self.house)?.kind)
    }
}

/// Returns the houses of `shape` that can hold a word, each with its index and its cells in reading order.
pub fn word_lines(shape: &Shape) -> impl Iterator<Item = (usize, &[Cell])> {
    let houses = shape.houses().iter().enumerate();
    let lines = houses.filter(|(_, house)| WordLine::from_house(house.kind).is_some());
    lines.map(|(index, house)| (index, house.cells.as_slice()))
}

impl Puzzle {
    /// Returns the hidden word, if there is one.
    pub fn word(&self) -> Option<String> {
        let hidden = self.hidden?;
        let cells = hidden.cells(&self.shape).iter();
        Some(cells.map(|&cell: &Cell| hidden.alphabet.letter(self.solution.get(cell))).collect())
    }

    /// Returns the line of the hidden word, if there is one.
    pub fn word_line(&self) -> Option<WordLine> {
        self.hidden?.line(&self.shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_sorted_and_represent_digits() {
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
    fn rejects_words_that_do_not_fit_the_grid() {
        let report = |word: &str| Alphabet::from_word(word, 9).unwrap_err().to_string();
        let help = |count| {
            format!("expected 9 different letters, one for each digit, but the word has {count}")
        };
        for (word, message, count) in [
            ("Hello", "the letter `L` occurs more than once in `HELLO`", 4),
            ("lions", "`LIONS` has 5 letters, but the grid has 9 digits", 5),
            ("new-words", "`-` in `NEW-WORDS` is not a letter", 8),
            ("weißgolds", "the letter `S` occurs more than once in `WEISSGOLDS`", 8),
            ("", "`` has 0 letters, but the grid has 9 digits", 0),
        ] {
            assert_eq!(report(word), format!("{message}; {}", help(count)));
        }
    }

    #[test]
    fn digits_are_listed_in_order() {
        let digits = |text: &str, count| {
            let alphabet = Alphabet::from_digits(text, count).map_err(|error| error.to_string())?;
            let facts = (alphabet.counts_from_zero(), alphabet.keeps_values());
            Ok::<_, String>((alphabet.to_string(), facts))
        };
        for (text, list, facts) in [
            ("0-8", "012345678", (true, false)),
            ("0-f", "0123456789ABCDEF", (true, false)),
            ("1-G", "123456789ABCDEFG", (false, true)),
            ("\u{661}-\u{669}", "١٢٣٤٥٦٧٨٩", (false, true)),
            ("٠-٨", "٠١٢٣٤٥٦٧٨", (false, false)),
            ("一二三四五六七八九", "一二三四五六七八九", (false, true)),
            ("①-⑨", "①②③④⑤⑥⑦⑧⑨", (false, true)),
            ("123456798", "123456798", (false, false)),
        ] {
            let count = list.chars().count();
            assert_eq!(digits(text, count), Ok((list.to_owned(), facts)), "{text}");
        }
        for (text, message) in [
            ("0-F", "`0-F` stands for 16 digits, but the grid has 9"),
            ("0-", "`0-` is not a list of digits"),
            ("letters", "`letters` is not a list of digits"),
            ("word:123456", "`word:123456` is not a list of digits"),
            ("123456788", "the digit `8` occurs more than once in `123456788`"),
            ("9-0", "`9-0` stands for 0 digits, but the grid has 9"),
        ] {
            let help =
                "expected `0-8` for digits from 0, or 9 different digits in order, the first for 1";
            assert_eq!(digits(text, 9), Err(format!("{message}; {help}")));
        }
    }

    #[test]
    fn lines_round_trip() {
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
