//! Letters in place of digits: those of a word, in the order of the alphabet.

use std::fmt;

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
    pub fn of(word: &str, digits: usize) -> Result<Alphabet, WordError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_in_the_order_of_unicode_and_stand_for_digits() {
        let alphabet = Alphabet::of("nostalgie", 9).unwrap();
        assert_eq!(alphabet.to_string(), "AEGILNOST");
        for digit in 1..=9 {
            assert_eq!(alphabet.digit(alphabet.letter(digit)), Some(digit));
        }
        assert_eq!((alphabet.digit('Z'), alphabet.letter(10)), (None, '?'));
        let other = |word: &str, digits| Alphabet::of(word, digits).unwrap().to_string();
        assert_eq!(other("учителька", 9), "АЕИКЛТУЧЬ");
        assert_eq!(other("plätzchen", 9), "CEHLNPTZÄ");
    }

    #[test]
    fn what_is_no_word_for_a_grid_is_told() {
        let told = |word: &str| Alphabet::of(word, 9).unwrap_err().to_string();
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
}
