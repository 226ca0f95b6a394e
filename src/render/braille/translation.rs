//! Translation of text into cells, word by word.

use super::code::{BrailleCode, LETTER};

impl BrailleCode {
    /// Translates the words of a text.
    ///
    /// # Errors
    /// Fails with the first character that has no cells.
    pub(super) fn words(&self, text: &str) -> Result<Vec<String>, char> {
        text.split_whitespace().map(|word| self.word(word)).collect()
    }

    /// Translates a word, with its punctuation.
    fn word(&self, word: &str) -> Result<String, char> {
        let chars: Vec<char> = word.chars().collect();
        let mut cells = String::new();
        let mut at = 0;
        let mut follows_number = false;
        while let Some(&c) = chars.get(at) {
            let length = chars[at..].iter().take_while(|c| c.is_alphabetic()).count();
            if length > 0 {
                self.letters(&chars[at..at + length], follows_number, &mut cells)?;
                (at, follows_number) = (at + length, false);
                continue;
            }
            if let Some(digit) = c.to_digit(10) {
                if !follows_number {
                    cells += self.number;
                }
                cells += self.digit(digit as usize);
                follows_number = true;
            } else {
                cells += self.sign(c).ok_or(c)?;
                let goes_on = chars.get(at + 1).is_some_and(char::is_ascii_digit);
                follows_number &= matches!(c, '.' | ',') && goes_on;
            }
            at += 1;
        }
        Ok(cells)
    }

    /// Translates letters in a row.
    fn letters(
        &self,
        letters: &[char],
        follows_number: bool,
        cells: &mut String,
    ) -> Result<(), char> {
        if letters[0].is_ascii_alphabetic() {
            cells.push_str(self.latin);
        }
        let are_capitals = letters.len() > 1 && letters.iter().all(|c| c.is_uppercase());
        if are_capitals {
            cells.push_str(self.capitals);
        }
        for (index, &letter) in letters.iter().enumerate() {
            let is_capital = letter.is_uppercase() && !are_capitals;
            let sign = self.sign(self.lower(letter)).ok_or(letter)?;
            if is_capital {
                cells.push_str(self.capital);
            } else if index == 0 && follows_number && self.is_digit(sign) && !are_capitals {
                cells.push_str(LETTER);
            }
            cells.push_str(sign);
        }
        Ok(())
    }

    /// `true` if cells begin like a digit.
    fn is_digit(&self, cells: &str) -> bool {
        cells.chars().next().is_some_and(|first| self.digits.contains(first))
    }
}
