//! Names of variants that people and other programs use.

use super::Variant;

/// Names apart from those of [`Variant::NAMES`], as [`bare`] returns them.
const COMMON_NAMES: [(&str, Variant); 35] = [
    ("x", Variant::Diagonal),
    ("sudokux", Variant::Diagonal),
    ("diag", Variant::Diagonal),
    ("diagonale", Variant::Diagonal),
    ("diagonaal", Variant::Diagonal),
    ("maindiagonal", Variant::Diagonal),
    ("hyper", Variant::Windoku),
    ("window", Variant::Windoku),
    ("nrc", Variant::Windoku),
    ("irregular", Variant::Jigsaw),
    ("squiggly", Variant::Jigsaw),
    ("geometry", Variant::Jigsaw),
    ("nonomino", Variant::Jigsaw),
    ("knight", Variant::Antiknight),
    ("knightmove", Variant::Antiknight),
    ("antiknightmove", Variant::Antiknight),
    ("king", Variant::Antiking),
    ("kingmove", Variant::Antiking),
    ("antikingmove", Variant::Antiking),
    ("notouch", Variant::Antiking),
    ("star", Variant::Asterisk),
    ("centredot", Variant::CenterDot),
    ("killercage", Variant::Killer),
    ("disjointgroup", Variant::Disjoint),
    ("noconsecutive", Variant::NonConsecutive),
    ("inequality", Variant::GreaterThan),
    ("inequalities", Variant::GreaterThan),
    ("oddeven", Variant::EvenOdd),
    ("parity", Variant::EvenOdd),
    ("thermometer", Variant::Thermo),
    ("germanwhisper", Variant::Whispers),
    ("betweenline", Variant::Between),
    ("mathdoku", Variant::Calcudoku),
    ("kenken", Variant::Calcudoku),
    ("quad", Variant::Quadruple),
];

/// Everyday words among the names, which name a variant in a sentence only before "sudoku".
const EVERYDAY_WORDS: [&str; 18] = [
    "x", "diag", "hyper", "window", "irregular", "geometry", "knight", "king", "star", "quad",
    "frame", "between", "arrow", "consecutive", "disjoint", "inequality", "inequalitie", "parity",
];

/// Returns a name in lower case, without signs, "sudoku" at the end and the ending of a plural.
fn bare(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).collect();
    // `knight's move` loses its apostrophe and would otherwise keep the `s`.
    singular(name.trim_end_matches("sudokus").trim_end_matches("sudoku")).replace("smove", "move")
}

fn singular(name: &str) -> &str {
    name.trim_end_matches('s')
}

impl Variant {
    /// Returns the variant with a name in any common spelling, as in `X-Sudoku`, `anti-knight` or `Thermometers`.
    pub fn from_common_name(name: &str) -> Option<Variant> {
        let bare = bare(name);
        let is_own = |own: &str| singular(own).chars().filter(|c| *c != '-').eq(bare.chars());
        let names = || Variant::NAMES.iter().chain(&COMMON_NAMES);
        Variant::from_name(&name.trim().to_lowercase())
            .or_else(|| names().find(|(own, _)| is_own(own)).map(|(_, variant)| *variant))
    }

    /// Returns the variants that a text in words names, in their order.
    pub fn named_in(text: &str) -> Vec<Variant> {
        let text = text.to_lowercase();
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        // Names of up to three words, such as `anti knight move`.
        let runs = (1..=3).flat_map(|length| words.windows(length)).map(<[&str]>::concat);
        let mut named: Vec<Variant> = runs
            .filter(|name| !EVERYDAY_WORDS.contains(&singular(name)))
            .filter_map(|name| Variant::from_common_name(&name))
            .collect();
        named.sort_unstable();
        named.dedup();
        named
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_found_by_their_common_names() {
        for &(name, variant) in Variant::NAMES.iter().chain(&COMMON_NAMES) {
            assert_eq!(Variant::from_common_name(name), Some(variant), "{name}");
            assert_eq!(bare(&bare(name)), bare(name));
        }
        for (text, names) in [
            ("X-Sudoku 5", "diagonal"),
            ("Anti Knight, by Ann", "antiknight"),
            ("Anti-knight's move", "antiknight"),
            ("Killer Thermometers", "killer+thermo"),
            ("Star sudoku", "asterisk"),
            ("A star between windows", ""),
            ("Sudoku 7, hard", ""),
        ] {
            let named: Vec<&str> = Variant::named_in(text).into_iter().map(Variant::name).collect();
            assert_eq!(named.join("+"), names, "{text}");
        }
    }
}
