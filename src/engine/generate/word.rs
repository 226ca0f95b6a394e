//! Words in full grids: digits are renamed to the letters of a word so that a line reads it. Grids whose other lines
//! show an offensive word are rejected.

use crate::puzzle::{Alphabet, Grid, HiddenWord, Kind, Puzzle, WordError, WordLine, word_lines};
use gridpress_ground::english;
use gridpress_ground::rng::Stream;
use std::fmt;

/// Words to draw from, each line beginning with its language. The result depends on their order: they are frozen like a
/// revision of the engine.
const LISTED: &str = include_str!("words/listed.txt");

/// Words that no line may show except the one with the puzzle's own word, whatever the language of the book: readers
/// may know several languages.
const UNWANTED: &str = include_str!("words/unwanted.txt");

/// The word that a line of each solution reads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WordRecipe {
    /// The source of the word.
    pub source: WordSource,
    /// The line that reads it; `None` draws one for each puzzle.
    pub line: Option<WordLine>,
}

/// The source of the words of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WordSource {
    /// One word for all puzzles, in capitals.
    Custom(String),
    /// The built-in list for a language, from which each puzzle draws its word: a tag such as `en`.
    List(String),
}

/// Returns the reason why puzzles of a kind cannot have words, if there is one.
fn find_error(kind: Kind, line: Option<WordLine>) -> Option<WordError> {
    if !kind.has_interchangeable_digits() {
        return Some(WordError {
            message: english!("digits-with-values": "these symbols cannot stand for the digits of kind `{kind}`, which are added up or ordered", kind),
            help: english!("leave-symbols-or-variant": "leave the symbols or the variant out"),
        });
    }
    let line = line.filter(|line| !line.exists_in(kind))?;
    let help = match line {
        WordLine::Diagonal => {
            english!("word-on-diagonal": "a diagonal holds each letter once only with `variant = [\"diagonal\"]`")
        }
        _ => english!("lines-from-one": "rows and columns count from 1"),
    };
    let message = english!("no-line-for-word": "`{line}` is not a line for a word in kind `{kind}`", line, kind);
    Some(WordError { message, help })
}

impl WordRecipe {
    /// Checks that puzzles of `kind` can have such words.
    ///
    /// # Errors
    /// [`WordError`] if the digits have values or an order, the word has the wrong number of letters or repeats one,
    /// there is no list of such words, or the kind does not have the line.
    pub fn check_kind(&self, kind: Kind) -> Result<(), WordError> {
        if let Some(error) = find_error(kind, self.line) {
            return Err(error);
        }
        let digits = kind.digits();
        match &self.source {
            WordSource::Custom(word) => Alphabet::from_word(word, digits).map(|_| ()),
            WordSource::List(tag) if listed_words(tag, digits).next().is_none() => Err(WordError {
                message: english!("no-word-list": "there is no list of words of {digits} letters in language `{tag}`", digits, tag),
                help: english!("name-own-word": "name your own word, as in `symbols = \"word:NOSTALGIE\"`"),
            }),
            WordSource::List(_) => Ok(()),
        }
    }

    /// Returns the letters of all puzzles, if they are the same for all.
    pub fn alphabet(&self, kind: Kind) -> Option<Alphabet> {
        match &self.source {
            WordSource::Custom(word) => Alphabet::from_word(word, kind.digits()).ok(),
            WordSource::List(_) => None,
        }
    }

    /// Returns the word of `puzzle`, given its letters: the first of its words that a line reads.
    pub fn find(&self, letters: &str, puzzle: &Puzzle) -> Option<HiddenWord> {
        let (shape, solution) = (&puzzle.shape, &puzzle.solution);
        self.words(shape.digits()).into_iter().find_map(|word| {
            let found = HiddenWord::find(word, shape, solution);
            found.filter(|found| found.alphabet.to_string() == letters)
        })
    }

    /// Renames the digits of `puzzle` so that a line of its solution reads a word; `rng` draws the word and the line
    /// unless they are fixed.
    pub(super) fn hide(&self, puzzle: Puzzle, rng: &mut Stream) -> Puzzle {
        let shape = &puzzle.shape;
        let words = self.words(shape.digits());
        let houses: Vec<(usize, Vec<usize>)> = word_lines(shape)
            .filter(|(house, _)| {
                let line = WordLine::from_house(shape.houses()[*house].kind);
                self.line.is_none() || self.line == line
            })
            .map(|(house, cells)| (house, cells.to_vec()))
            .collect();
        if words.is_empty() || houses.is_empty() {
            return puzzle;
        }
        // Drawn even if there is one word only, so that the draw of the line stays in its place.
        let word = words[rng.below(words.len() as u32) as usize];
        // In overlapping grids, a fixed line is that of the first grid.
        let line = match self.line {
            Some(_) => 0,
            None => rng.below(houses.len() as u32) as usize,
        };
        let (_, cells) = &houses[line];
        let Ok(alphabet) = Alphabet::from_word(word, shape.digits()) else {
            return puzzle;
        };
        let mut names = vec![0; shape.digits() + 1];
        for (&cell, letter) in cells.iter().zip(word.chars()) {
            names[usize::from(puzzle.solution.get(cell))] = alphabet.digit(letter).unwrap_or(0);
        }
        let renamed = |grid: &Grid| {
            let cells = grid.cells().iter();
            Grid::from_cells(cells.map(|&digit| names[usize::from(digit)]).collect())
        };
        let (givens, solution) = (renamed(&puzzle.givens), renamed(&puzzle.solution));
        let hidden = HiddenWord::find(word, shape, &solution);
        Puzzle { givens, solution, hidden, ..puzzle }
    }

    /// Returns all words that a puzzle with this number of digits may have.
    fn words(&self, digits: usize) -> Vec<&str> {
        match &self.source {
            WordSource::Custom(word) => vec![word],
            WordSource::List(tag) => listed_words(tag, digits).collect(),
        }
    }
}

/// The form used in codes: `word-` or `list-` and its name, followed by the line if it is fixed. Words are written as
/// bytes in hexadecimal, so that a code can contain any letters and does not reveal the word at a glance.
impl fmt::Display for WordRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            WordSource::Custom(word) => {
                f.write_str("word-")?;
                word.bytes().try_for_each(|byte| write!(f, "{byte:02x}"))?;
            }
            WordSource::List(tag) => write!(f, "list-{tag}")?,
        }
        match self.line {
            None => Ok(()),
            Some(WordLine::Row(index)) => write!(f, "-r{}", index + 1),
            Some(WordLine::Column(index)) => write!(f, "-c{}", index + 1),
            Some(WordLine::Diagonal) => f.write_str("-d"),
        }
    }
}

impl WordRecipe {
    /// Parses the output of [`Display`](fmt::Display).
    pub(super) fn from_code(text: &str) -> Option<WordRecipe> {
        let parts: Vec<&str> = text.split('-').collect();
        let (source, name, line) = match parts[..] {
            [source, name] => (source, name, None),
            [source, name, line] => (source, name, Some(line)),
            _ => return None,
        };
        let source = match source {
            "word" => WordSource::Custom(from_hex(name)?),
            "list" => WordSource::List(name.to_owned()),
            _ => return None,
        };
        let line = match line {
            None => None,
            Some("d") => Some(WordLine::Diagonal),
            Some(line) => {
                let (kind, index) = line.split_at_checked(1)?;
                let index = index.parse::<usize>().ok()?.checked_sub(1)?;
                match kind {
                    "r" => Some(WordLine::Row(index)),
                    "c" => Some(WordLine::Column(index)),
                    _ => return None,
                }
            }
        };
        Some(WordRecipe { source, line })
    }
}

/// Decodes a text from its bytes in hexadecimal.
fn from_hex(text: &str) -> Option<String> {
    let digits: Vec<u8> = text
        .chars()
        .map(|digit| digit.to_digit(16).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    let bytes = digits.chunks(2).map(|pair| match pair {
        [high, low] => Some(high << 4 | low),
        _ => None,
    });
    String::from_utf8(bytes.collect::<Option<_>>()?).ok()
}

/// Returns the words of a list in a language, which is at the beginning of each line.
fn words_of<'t>(list: &'t str, tag: &str) -> impl Iterator<Item = &'t str> {
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    lines.filter(move |(language, _)| *language == tag).flat_map(|(_, words)| words.split(' '))
}

/// Returns the listed words of a language with this number of letters.
fn listed_words(tag: &str, digits: usize) -> impl Iterator<Item = &'static str> {
    words_of(LISTED, tag).filter(move |word| word.chars().count() == digits)
}

/// Returns `true` if a line of the solution, apart from that of its word, shows an unwanted word in either direction.
pub(super) fn shows_unwanted(puzzle: &Puzzle) -> bool {
    let Some(hidden) = puzzle.hidden else {
        return false;
    };
    let words = UNWANTED.lines().filter_map(|line| line.split_once(' '));
    let words = words.flat_map(|(_, words)| words.split(' '));
    // Nine letters spell few words of the list, so most puzzles are compared with hardly any.
    let words: Vec<&str> =
        words.filter(|word| word.chars().all(|c| hidden.alphabet.digit(c).is_some())).collect();
    let letter = |&cell: &usize| hidden.alphabet.letter(puzzle.solution.get(cell));
    word_lines(&puzzle.shape).filter(|(house, _)| *house != hidden.house).any(|(_, cells)| {
        let text: String = cells.iter().map(letter).collect();
        let reversed: String = cells.iter().rev().map(letter).collect();
        words.iter().any(|word| text.contains(word) || reversed.contains(word))
    })
}

#[cfg(test)]
mod tests;
