//! Codes of daily puzzles: they name a puzzle to the desk, and tell nobody else anything.
//!
//! A book's code spells out what makes its puzzle. A paper's readers know the scheme of dates, so a code like that, or
//! anything that it could be computed from, would give away tomorrow's answer. These are hashes that the seed goes
//! into, and the desk finds the day by trying them all.

use super::Desk;
use gridpress_base::calendar::{address, place_in_week};
use gridpress_base::hash::of_fields;
use gridpress_engine::puzzle::{Symmetry, Variant};
use gridpress_spec::Slot;
use jiff::civil::Date;

/// Symbols of a code: no vowels, and none that is taken for another.
const SYMBOLS: &[u8; 25] = b"23456789BCDFGHJKMNPQRTVWX";
/// Symbols of a code: 46 bits, in groups of five.
const LENGTH: usize = 10;
/// How far ahead of a desk's first day its codes are looked for, in days: a hundred years.
const FARTHEST: usize = 36_525;

impl Desk<'_> {
    /// The code of the puzzle of a day. It changes with all that changes the puzzle.
    pub fn code(&self, date: Date, slot: usize) -> String {
        let Slot { id, week, .. } = &self.daily.slots[slot];
        let address = address(id, date);
        let replaced = self.spec.replace.get(&address).copied().unwrap_or(0);
        let (_, target) = &week[place_in_week(date)];
        let recipe = &target.recipe;
        let (easiest, hardest) = match &target.window {
            Some(window) => (window.easiest.name(), window.hardest.name()),
            None => ("", ""),
        };
        let score = target.score.as_ref();
        let score =
            score.map_or(String::new(), |score| format!("{}-{}", score.start(), score.end()));
        let yes = |is: bool| if is { "yes" } else { "no" };
        let [engine, replaced] =
            [self.generator.revision.number(), replaced].map(|n| n.to_string());
        let (address, kind) = (address.to_string(), recipe.kind.to_string());
        // Codes of calcudokus that were printed before these had no symmetry stay as they are.
        let symmetry =
            if recipe.kind.has(Variant::Calcudoku) { Symmetry::Rotate180 } else { recipe.symmetry };
        let removed = recipe.removal.to_string();
        let mut fields = vec![
            ("engine", engine.as_str()),
            ("seed", &self.generator.seed),
            ("address", &address),
            ("kind", &kind),
            ("fill", recipe.fill.name()),
            ("symmetry", symmetry.name()),
            ("removed", &removed),
            ("search", yes(recipe.search)),
            ("easiest", easiest),
            ("hardest", hardest),
            ("score", &score),
            ("steady", yes(target.steady)),
            ("replaced", &replaced),
        ];
        // Codes that were printed before there were such puzzles stay as they are.
        if recipe.empty_overlaps {
            fields.push(("empty overlaps", "yes"));
        }
        if !recipe.signs {
            fields.push(("signs", "no"));
        }
        let word = recipe.word.as_ref().map(ToString::to_string);
        if let Some(word) = &word {
            fields.push(("word", word));
        }
        spell_hash("daily code", &fields)
    }

    /// Returns a check value of the seed, by which a folder knows the desk that it belongs to. It is a hash as short as a
    /// code, so it helps a reader who guesses seeds no more than the codes that every page prints.
    pub fn seed_check(&self) -> String {
        spell_hash("desk seed", &[("seed", &self.generator.seed)])
    }

    /// The day and slot that `code` names, among a hundred years from the first day on.
    pub fn find(&self, code: &str) -> Option<(Date, usize)> {
        let code = code.trim().to_ascii_uppercase();
        let first = self.daily.first();
        let days = std::iter::successors(Some(first), |day| day.tomorrow().ok()).take(FARTHEST);
        let mut places = days.flat_map(|day| self.printing_slots(&[day]));
        places.find(|&(day, slot)| self.code(day, slot) == code)
    }
}

/// The first 64 bits of a hash of fields, spelled as a code.
fn spell_hash(purpose: &str, fields: &[(&str, &str)]) -> String {
    let hash = of_fields(purpose, fields);
    let first = hash.iter().take(8);
    spell(first.fold(0u64, |sum, &byte| sum << 8 | u64::from(byte)))
}

/// `BCDFG-23456`.
fn spell(mut number: u64) -> String {
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
    let is_symbol = |(at, byte): (usize, u8)| {
        if at == LENGTH / 2 { byte == b'-' } else { SYMBOLS.contains(&byte) }
    };
    text.len() == LENGTH + 1 && text.bytes().enumerate().all(is_symbol)
}

/// Why a text is no code of a day, where it is meant as one: without dots, and in two groups or nearly so.
pub fn code_mistake(text: &str) -> Option<String> {
    let text = text.trim().to_ascii_uppercase();
    let is_word = |byte: u8| byte == b'-' || byte.is_ascii_alphanumeric();
    if is_code(&text) || !text.contains('-') || !text.bytes().all(is_word) {
        return None;
    }
    let other = text.chars().find(|c| *c != '-' && !SYMBOLS.contains(&(*c as u8)));
    Some(match other {
        Some(other) => {
            format!("`{other}` is in no code: they have no vowels, no 0, 1, L, S, Y and Z")
        }
        None => format!("a code of a day has two groups of {} characters", LENGTH / 2),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::diag::Source;
    use gridpress_spec::{BookSpec, NoFiles};
    use jiff::civil::date;

    /// Frozen: newspapers have printed them, and browsers keep games under them.
    #[test]
    fn codes_of_days_are_pinned() {
        let text = "[daily]\nfirst = \"2026-11-02\"\n\
            [[daily.slot]]\nid = \"one\"\n\
            [[daily.slot]]\nid = \"two\"\nsize = 6\nvariant = [\"diagonal\"]\n\
            [replace]\n\"2026-11-04\" = 1\n";
        let (spec, _) = BookSpec::parse(&Source::new("desk.toml", text), &NoFiles).unwrap();
        let desk = Desk::new(&spec, "autumn 2026").unwrap();
        let codes: Vec<String> = [2, 3, 4]
            .into_iter()
            .flat_map(|day| [0, 1].map(|slot| desk.code(date(2026, 11, day), slot)))
            .collect();
        assert_eq!(codes, CODES);
        for (index, code) in CODES.iter().enumerate() {
            let day = date(2026, 11, 2 + index as i8 / 2);
            assert_eq!(desk.find(code), Some((day, index % 2)));
        }
    }

    const CODES: [&str; 6] =
        ["G9GNP-K2PRH", "VQTRR-VQKP9", "HKX6T-QN82C", "RPNH6-28MX8", "5Q7KB-JH3TK", "TPFGG-VH62T"];

    #[test]
    fn mistyped_codes_of_days_are_recognised() {
        let vowel = code_mistake("AAAAA-AAAAA").unwrap();
        assert!(vowel.starts_with("`A` is in no code"), "{vowel}");
        assert!(code_mistake("bcdfg-2345").unwrap().contains("two groups of 5"));
        for other in ["BCDFG-23456", "1.9.38-45.rotate180.easy.17.0", "easy/17", ""] {
            assert_eq!(code_mistake(other), None, "{other}");
        }
    }

    #[test]
    fn codes_of_days_differ_from_codes_of_books() {
        assert!(is_code(&spell(0)) && is_code(&spell(u64::MAX)) && is_code(" bcdfg-23456 "));
        for other in ["1.9.38-45.rotate180.easy.17.0", "", "BCDFG-2345", "AEIOU-23456"] {
            assert!(!is_code(other), "{other}");
        }
        assert_eq!(spell(0), "22222-22222");
        assert_eq!(spell(26), "33222-22222");
    }
}
