//! Codes of daily puzzles: they name a puzzle to the desk, and tell nobody else anything.
//!
//! A book's code spells out what makes its puzzle. A paper's readers know the scheme of dates, so a code like that, or
//! anything that it could be computed from, would give away tomorrow's answer. These are hashes that the seed goes
//! into, and the desk finds the day by trying them all.

use super::Desk;
use crate::calendar::{address, place_in_week};
use crate::spec::Slot;
use jiff::civil::Date;
use sha2::{Digest, Sha256};

/// Symbols of a code: no vowels, and none that is taken for another.
const SYMBOLS: &[u8; 25] = b"23456789BCDFGHJKMNPQRTVWX";
/// Symbols of a code: 46 bits, in groups of five.
const LENGTH: usize = 10;
/// How far ahead of a desk's first day its codes are looked for, in days: a hundred years.
const FARTHEST: usize = 36_525;

impl Desk<'_> {
    /// The code of the puzzle of a day. It changes with all that changes the puzzle.
    pub(super) fn code(&self, date: Date, slot: usize) -> String {
        let Slot { id, week, .. } = &self.daily.slots[slot];
        let address = address(id, date);
        let replaced = self.spec.replace.get(&address).copied().unwrap_or(0);
        let (_, target) = &week[place_in_week(date)];
        let recipe = format!(
            "{} {:?} {} {}",
            target.recipe.kind,
            target.recipe.fill,
            target.recipe.symmetry,
            target.wanted()
        );
        let mut hash = Sha256::new();
        for part in [
            "daily code",
            &self.generator.revision.number().to_string(),
            &self.generator.seed,
            &address.to_string(),
            &recipe,
            &replaced.to_string(),
        ] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        let hash = hash.finalize();
        let number = hash
            .iter()
            .take(8)
            .fold(0u64, |sum, &byte| sum << 8 | u64::from(byte));
        spelled(number)
    }

    /// The day and slot that `code` names, among a hundred years from the first day on.
    pub fn find(&self, code: &str) -> Option<(Date, usize)> {
        let code = code.trim().to_ascii_uppercase();
        let first = self.calendar().first;
        let days = std::iter::successors(Some(first), |day| day.tomorrow().ok()).take(FARTHEST);
        let mut places = days
            .filter(|&day| self.calendar().prints(day))
            .flat_map(|day| (0..self.daily.slots.len()).map(move |slot| (day, slot)));
        places.find(|&(day, slot)| self.code(day, slot) == code)
    }
}

/// `BCDFG-23456`.
fn spelled(mut number: u64) -> String {
    let mut code = String::new();
    for index in 0..LENGTH {
        if index == LENGTH / 2 {
            code.push('-');
        }
        let symbols = SYMBOLS.len() as u64;
        code.push(char::from(SYMBOLS[(number % symbols) as usize]));
        number /= symbols;
    }
    code
}

/// Whether a text looks like the code of a daily puzzle, and not like that of a book's.
pub fn is_code(text: &str) -> bool {
    let text = text.trim().to_ascii_uppercase();
    let symbol = |byte: &u8| *byte == b'-' || SYMBOLS.contains(byte);
    text.len() == LENGTH + 1 && text.bytes().all(|byte| symbol(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_days_are_told_from_codes_of_books() {
        assert!(is_code(&spelled(0)) && is_code(&spelled(u64::MAX)) && is_code(" bcdfg-23456 "));
        for other in [
            "1.9.38-45.rotate180.easy.17.0",
            "",
            "BCDFG-2345",
            "AEIOU-23456",
        ] {
            assert!(!is_code(other), "{other}");
        }
        assert_eq!(spelled(0), "22222-22222");
        assert_eq!(spelled(26), "33222-22222");
    }
}
