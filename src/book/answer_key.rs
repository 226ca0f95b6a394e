//! Short codes below the puzzles of a class, which find their answers in the teacher's key.

use crate::types::BookPuzzle;
use gridpress_bookspec::BookSpec;
use gridpress_ground::hash::sha256;
use std::collections::BTreeMap;

/// The characters of codes: without vowels, so that no word appears, and without look-alikes.
const CHARACTERS: &[u8; 20] = b"23456789CDFHJKMPRTWX";
/// Minimum number of characters of a code.
// Short enough to copy by hand; 160,000 codes are plenty for a class, and the code grows where they are not.
const LENGTH: usize = 4;

/// Returns `true` if the puzzles of a book have short codes.
pub(crate) fn has_codes(spec: &BookSpec) -> bool {
    spec.worksheet.as_ref().is_some_and(|worksheet| worksheet.codes)
}

/// Returns a code as wide as any code of default length.
pub(crate) fn widest_code() -> String {
    "W".repeat(LENGTH)
}

/// Sets the codes of all puzzles. A code depends only on the givens. If two puzzles of the book would share one, the codes of the book
/// are longer; equal puzzles keep equal codes, because they have equal answers.
pub(crate) fn assign_codes(sections: &mut [Vec<BookPuzzle>]) {
    let hash = |puzzle: &BookPuzzle| sha256(puzzle.puzzle.givens.cells());
    let hashes: Vec<Vec<String>> =
        sections.iter().map(|puzzles| puzzles.iter().map(hash).collect()).collect();
    let is_unambiguous = |length: usize| {
        let mut owners: BTreeMap<String, &String> = BTreeMap::new();
        let mut all = hashes.iter().flatten();
        all.all(|hash| *owners.entry(code(hash, length)).or_insert(hash) == hash)
    };
    let lengths = LENGTH..;
    // All codes of a book have one length, as a longer one among short ones looks like a mistake.
    let length = lengths.take(12).find(|&length| is_unambiguous(length)).unwrap_or(LENGTH);
    for (puzzles, hashes) in sections.iter_mut().zip(&hashes) {
        for (puzzle, hash) in puzzles.iter_mut().zip(hashes) {
            puzzle.key_code = Some(code(hash, length));
        }
    }
}

/// Returns the code of a puzzle with the hexadecimal `hash`, from pairs of its digits.
fn code(hash: &str, length: usize) -> String {
    let pairs = hash.as_bytes().chunks(2).take(length);
    let value = |pair: &[u8]| {
        pair.iter()
            .filter_map(|&digit| char::from(digit).to_digit(16))
            .fold(0, |value, digit| value * 16 + digit as usize)
    };
    // The remainder favours some characters slightly, which does not matter where uniqueness is checked.
    pairs.map(|pair| char::from(CHARACTERS[value(pair) % CHARACTERS.len()])).collect()
}

#[cfg(test)]
mod tests {
    use super::{CHARACTERS, code};

    #[test]
    fn codes_have_the_requested_length_and_no_vowels() {
        let hash = gridpress_ground::hash::sha256(b"givens");
        for length in 4..=12 {
            let code = code(&hash, length);
            assert_eq!(code.len(), length);
            assert!(code.bytes().all(|c| CHARACTERS.contains(&c)), "{code}");
        }
        assert!(CHARACTERS.iter().all(|c| !b"AEIOUY01LBGQSZ".contains(c)));
    }

    #[test]
    fn longer_codes_begin_with_shorter_ones() {
        let hash = gridpress_ground::hash::sha256(b"more givens");
        assert!(code(&hash, 9).starts_with(&code(&hash, 4)));
    }
}
