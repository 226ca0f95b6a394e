//! Codes of daily puzzles, which only their desk can resolve.
//!
//! The code of a puzzle in a book spells out its recipe. The readers of a newspaper know the scheme of dates, so a code
//! of that sort would give away tomorrow's answer. Codes of days are therefore hashes that include the seed, and the
//! desk finds a day by trying all of them.

use super::Desk;
use gridpress_bookspec::Slot;
use gridpress_engine::puzzle::Symmetry;
use gridpress_ground::hash::of_fields;
use gridpress_messages::calendar::{address, place_in_week};
use jiff::civil::Date;

/// Symbols of a code: no vowels, and no two that look alike.
const SYMBOLS: &[u8; 25] = b"23456789BCDFGHJKMNPQRTVWX";
/// Number of symbols in a code: 46 bits, in groups of five.
const LENGTH: usize = 10;
/// Number of days, from the first day of a desk, in which codes are searched: a hundred years.
const FARTHEST: usize = 36_525;

impl Desk<'_> {
    /// Returns the code of the puzzle of a day. It changes with everything that changes the puzzle.
    pub fn code(&self, date: Date, slot: usize) -> String {
        self.nth_code(date, slot, self.replaced(date, slot))
    }

    /// Returns the code of the puzzle of a day after `replaced` others.
    pub(super) fn nth_code(&self, date: Date, slot: usize, replaced: u32) -> String {
        let Slot { id, week, .. } = &self.daily.slots[slot];
        let address = address(id, date);
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
        // Calcudokus once had a symmetry: their printed codes must not change.
        let symmetry =
            if recipe.kind.has_operations() { Symmetry::Rotate180 } else { recipe.symmetry };
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
        // Fields that were added later appear only if set, so that printed codes do not change.
        if recipe.empty_overlaps {
            fields.push(("empty overlaps", "yes"));
        }
        let time = target
            .time
            .as_ref()
            .map(|time| format!("{}-{}", time.seconds.start(), time.seconds.end()));
        if let Some(time) = &time {
            fields.push(("time", time));
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

    /// Returns a check value of the seed, which identifies the desk that a folder belongs to. It is a hash as short as
    /// a code, so it helps with guessing the seed no more than the printed codes do.
    pub fn seed_check(&self) -> String {
        spell_hash("desk seed", &[("seed", &self.generator.seed)])
    }

    /// Returns the day and slot of `code`; `None` if it belongs to no day of the first hundred years.
    pub fn find(&self, code: &str) -> Option<(Date, usize)> {
        let code = plain(code);
        let first = self.daily.first();
        let days = std::iter::successors(Some(first), |day| day.tomorrow().ok()).take(FARTHEST);
        // A hundred years have less than 40,000 days, so trying all of them takes no noticeable time.
        days.flat_map(|day| self.printing_slots(&[day]))
            .find(|&(day, slot)| plain(&self.code(day, slot)) == code)
    }
}

/// Spells the first 64 bits of a hash of fields as a code.
fn spell_hash(purpose: &str, fields: &[(&str, &str)]) -> String {
    let hash = of_fields(purpose, fields);
    spell(hash[..8].iter().fold(0u64, |sum, &byte| sum << 8 | u64::from(byte)))
}

/// Spells a number as a code, such as `BCDFG-23456`.
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

/// Returns a code in capitals, without its hyphen, which readers may leave out or type as another dash.
fn plain(text: &str) -> String {
    text.to_ascii_uppercase().replace([' ', '-', '\u{2010}', '\u{2011}', '\u{2013}'], "")
}

/// Returns `true` if a text has the form of a code of a daily puzzle.
pub fn is_code(text: &str) -> bool {
    let text = plain(text);
    text.len() == LENGTH && text.bytes().all(|byte| SYMBOLS.contains(&byte))
}

/// Returns the mistake in a text that is probably meant as the code of a day, with hyphens or of its length, and without
/// dots; `None` for valid codes and other texts.
pub fn code_mistake(text: &str) -> Option<String> {
    let plain = plain(text);
    let is_meant = text.contains('-') || plain.len() == LENGTH;
    if is_code(text) || !is_meant || !plain.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    let other = plain.chars().find(|c| !SYMBOLS.contains(&(*c as u8)));
    Some(match other {
        Some(other) => {
            format!("`{other}` is not used in codes: they have no vowels, no 0, 1, L, S, Y or Z")
        }
        None => format!("a code of a day has two groups of {} characters", LENGTH / 2),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_bookspec::{BookSpec, NoFiles};
    use gridpress_messages::diag::Source;
    use jiff::civil::date;

    /// Frozen: newspapers have printed these codes, and browsers store games under them.
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
        assert!(vowel.starts_with("`A` is not used in codes"), "{vowel}");
        assert!(code_mistake("bcdfg-2345").unwrap().contains("two groups of 5"));
        for other in ["BCDFG-23456", "1.9.38-45.rotate180.easy.17.0", "easy/17", ""] {
            assert_eq!(code_mistake(other), None, "{other}");
        }
    }

    #[test]
    fn codes_of_days_differ_from_codes_of_books() {
        assert!(is_code(&spell(0)) && is_code(&spell(u64::MAX)) && is_code(" bcdfg-23456 "));
        assert!(is_code("bcdfg23456") && is_code("bcdfg – 23456"));
        for other in ["1.9.38-45.rotate180.easy.17.0", "", "BCDFG-2345", "AEIOU-23456"] {
            assert!(!is_code(other), "{other}");
        }
        assert_eq!(spell(0), "22222-22222");
        assert_eq!(spell(26), "33222-22222");
    }
}
