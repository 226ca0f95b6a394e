//! International Standard Book Numbers of thirteen digits, including a check digit.

use super::key::ReadContext;
use super::reader::Entry;
use gridpress_messages::Text;
use gridpress_messages::text;
use isbn::{Isbn13, IsbnError};
use std::fmt;

/// An International Standard Book Number of thirteen digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Isbn {
    digits: String,
    parts: String,
}

impl Isbn {
    /// Returns the thirteen digits without hyphens.
    pub fn digits(&self) -> &str {
        &self.digits
    }

    /// Parses a number with or without hyphens and spaces. Hyphens are placed as the agencies define them.
    ///
    /// # Errors
    /// The error in the number, in one line.
    pub fn parse(text: &str) -> Result<Isbn, Text> {
        let digits: String = text.chars().filter(|c| !matches!(c, '-' | ' ')).collect();
        // Before the digits are checked, because the check digit of an old number may be an X.
        if let Ok(isbn::Isbn::_10(short)) = text.parse() {
            let long = Isbn::of(Isbn13::from(short), text);
            return Err(text!("old-isbn", isbn = long.to_string()));
        }
        if let Some(wrong) = digits.chars().find(|c| !c.is_ascii_digit()) {
            return Err(text!(
                "isbn-wrong-character",
                character = wrong.escape_debug().to_string()
            ));
        }
        if digits.len() != 13 {
            return Err(text!("isbn-length", count = digits.len()));
        }
        // The prefix 979-0 is for printed music.
        if !digits.starts_with("978") && (!digits.starts_with("979") || digits.starts_with("9790"))
        {
            return Err(text!("isbn-prefix"));
        }
        match Isbn13::new(values(&digits)) {
            Ok(number) => Ok(Isbn::of(number, text)),
            Err(_) => {
                Err(text!("isbn-check-digit", digit = right_check_digit(&digits).to_string()))
            }
        }
    }

    /// Returns `number` with its hyphens, taken from `written` if no agency has the range yet.
    fn of(number: Isbn13, written: &str) -> Isbn {
        let parts = number.hyphenate().map(|parts| parts.to_string());
        Isbn {
            digits: number.to_string(),
            // The table of ranges in the program grows old, and new ranges must still be printable.
            parts: parts.unwrap_or_else(|_: IsbnError| written.trim().to_owned()),
        }
    }
}

/// Writes the number with its hyphens: `978-3-16-148410-0`.
impl fmt::Display for Isbn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts)
    }
}

fn values(digits: &str) -> [u8; 13] {
    let mut values = [0; 13];
    for (value, digit) in values.iter_mut().zip(digits.bytes()) {
        *value = digit - b'0';
    }
    values
}

/// Returns the check digit of the first twelve digits.
fn right_check_digit(digits: &str) -> u8 {
    let mut values = values(digits);
    (0..10)
        .find(|&check| {
            values[12] = check;
            Isbn13::new(values).is_ok()
        })
        .unwrap_or_default()
}

/// Reads the key `isbn`.
pub(super) fn read(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Isbn> {
    let text = entry.line()?;
    match Isbn::parse(&text) {
        Ok(isbn) => Some(isbn),
        Err(why) => {
            entry.report_error(text!("not-an-isbn", text), why, text!("isbn-as-given"));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_every_spelling() {
        for text in ["978-3-16-148410-0", "9783161484100", "978 3 16 148410 0", "978-31-61-484-100"]
        {
            let isbn = Isbn::parse(text).unwrap();
            assert_eq!(isbn.digits(), "9783161484100", "{text}");
            assert_eq!(isbn.to_string(), "978-3-16-148410-0", "{text}");
        }
        let other = Isbn::parse("9781492067665").unwrap();
        assert_eq!(other.to_string(), "978-1-4920-6766-5");
    }

    #[test]
    fn rejects_invalid_numbers() {
        let why = |text| Isbn::parse(text).unwrap_err();
        assert_eq!(
            why("978-3-16-148410-8"),
            "its last digit should be 0, or another digit is wrong"
        );
        assert_eq!(why("978-3-16-14841"), "it has 11 digits, and an ISBN has 13");
        assert_eq!(why("4006381333931"), "an ISBN begins with 978 or 979");
        // ISMN: the International Standard Music Number.
        assert_eq!(why("979-0-2600-0043-8"), "an ISBN begins with 978 or 979");
        assert_eq!(
            why("3-16-148410-X"),
            "this is an old ISBN of ten digits; with thirteen it is 978-3-16-148410-0"
        );
        assert_eq!(why("978-3-16-14841O-0"), "`O` is not a digit, space or hyphen");
    }

    #[test]
    fn every_digit_is_checked() {
        let right = "9783161484100";
        for at in 3..13 {
            for digit in '0'..='9' {
                let mut wrong = right.to_owned();
                wrong.replace_range(at..=at, &digit.to_string());
                assert_eq!(Isbn::parse(&wrong).is_ok(), wrong == right, "{wrong}");
            }
        }
    }
}
