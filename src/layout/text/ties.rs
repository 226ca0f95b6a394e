//! Where a line must not end though there is a space: between a word and the number that belongs to it.

use super::line::SPACES;

/// A verb between a cell and its digit, as in `r7c9 is 2`, is no longer than this.
const LONGEST_VERB: usize = 5;

/// `text` cut at the spaces where a line may end: between two spaces, and at the ends, a piece may be empty. Numbers stay
/// with the words before them.
pub(super) fn pieces(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    for (at, space) in text.match_indices(SPACES) {
        words.push((start, at));
        start = at + space.len();
    }
    words.push((start, text.len()));
    let word = |index: usize| words.get(index).map_or("", |&(from, to)| &text[from..to]);
    let mut pieces = Vec::new();
    let mut from = 0;
    for (index, &(_, to)) in words.iter().enumerate() {
        let is_space = text[to..].starts_with(' ');
        if !is_space || !is_tie(word(index), word(index + 1), word(index + 2)) {
            pieces.push(&text[from..to]);
            from = (to + 1).min(text.len());
        }
    }
    pieces
}

/// Whether the space between the words `before` and `after`, with `next` behind them, holds them together.
fn is_tie(before: &str, after: &str, next: &str) -> bool {
    if is_sign(before) || is_sign(after) {
        // 9 × 9, r4c7 = 5
        return !before.is_empty() && !after.is_empty();
    }
    let is_ordinal =
        before.strip_suffix('.').is_some_and(|rest| !rest.is_empty() && is_digits(rest));
    let follows_ordinal = after.starts_with(char::is_lowercase);
    let is_verb = after.chars().all(char::is_alphabetic) && after.chars().count() <= LONGEST_VERB;
    before.ends_with(char::is_alphabetic) && is_number(after)
        || is_ordinal && follows_ordinal
        || is_cell(before) && is_verb && is_number(next)
}

/// A sign between two numbers.
fn is_sign(word: &str) -> bool {
    matches!(word, "×" | "=" | "+")
}

fn is_digits(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit())
}

/// A number, perhaps a range, or a letter in place of one; with the marks that stand before and behind it.
fn is_number(word: &str) -> bool {
    let core = word.trim_matches(|c: char| !c.is_alphanumeric());
    let is_letter = core.len() == 1 && core.starts_with(|c: char| c.is_ascii_uppercase());
    let is_figure =
        core.starts_with(|c: char| c.is_ascii_digit()) && !core.contains(char::is_alphabetic);
    (is_letter || is_figure) && word.starts_with(char::is_alphanumeric)
}

/// The name of a cell, as in `r7c9`.
fn is_cell(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && word.ends_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_with_their_words() {
        let cut = |text: &str| pieces(text).join("|");
        for (text, parts) in [
            ("in row 6, column 1", "in|row 6,|column 1"),
            ("So r7c9 is 2.", "So|r7c9 is 2."),
            ("Zatem w7k7 = 1.", "Zatem|w7k7 = 1."),
            ("Tam trafia 1.", "Tam|trafia 1."),
            ("rows 1, 6 and 8 have", "rows 1,|6|and 8|have"),
            ("an 8 × 8 grid", "an 8 × 8|grid"),
            ("1 + 3 or 2 + 2", "1 + 3|or 2 + 2"),
            ("the letters A to G are", "the|letters A|to G|are"),
            ("Puzzles 1–40", "Puzzles 1–40"),
            ("ends here. 4 is next", "ends|here.|4|is|next"),
            ("3. satırda r4c7", "3. satırda|r4c7"),
            ("r1c1 and r1c2", "r1c1|and|r1c2"),
            ("two  spaces ", "two||spaces|"),
            ("line\n6", "line|6"),
            ("", ""),
        ] {
            assert_eq!(cut(text), parts, "{text}");
        }
    }
}
