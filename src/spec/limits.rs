//! The limits of a spec and of the files around it: far beyond any book that is printed, and low enough that a file which
//! means harm is refused before it costs anything. `src/guide/spec.md` lists them, and a test holds it to that.

use gridpress_base::diag::Diagnostic;

/// A limit, and what to tell who exceeds it.
pub struct Limit {
    /// What is limited, in the plural.
    subject: &'static str,
    /// The most that there may be.
    pub most: u64,
    /// What `most` counts.
    unit: Unit,
    /// What to do about it.
    pub help: &'static str,
}

/// What a limit counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// The things themselves.
    Each,
    /// Bytes, of which messages tell in MB.
    Bytes,
    /// Pixels, of which messages tell in millions.
    Pixels,
}

const MB: u64 = 1 << 20;

/// The size of a spec.
pub const SPEC: Limit = bytes("a spec", 1, "is it a spec at all?");
/// The size of a lock.
pub const LOCK: Limit = bytes("a lock", 256, "is it a lock at all?");
/// The size of a file of puzzles.
pub(crate) const PUZZLE_FILE: Limit = bytes("a file of puzzles", 64, "part it in several");
/// The size of a font, a picture or any other file.
pub const FILE: Limit = bytes("a file", 256, "is it the right one?");
/// The size of the texts of a book, all together.
pub(crate) const TEXTS: Limit =
    bytes("all texts of a book together", 2, "part the book in several");
/// The chapters of the texts of a book.
pub(crate) const CHAPTERS: Limit =
    each("chapters in the texts of a book", 2_000, "set smaller headings, of the second level");
/// The headings of the texts of a book.
pub(crate) const HEADINGS: Limit =
    each("headings in the texts of a book", 20_000, "part the book in several");
/// The characters of a heading or a caption.
pub(crate) const HEADING: Limit =
    each("characters in a heading or a caption", 500, "set the rest as a paragraph");
/// The characters of a word.
pub(crate) const WORD: Limit = each("characters in a word of a text", 1_000, "part it by spaces");
/// The characters of a message of `[words]`.
pub(crate) const MESSAGE: Limit = each("characters in a message of [words]", 3_000, "shorten it");
/// The tables `[[text]]`.
pub(crate) const TEXT_TABLES: Limit = each("tables [[text]]", 1_000, "put several into one file");
/// The pixels of the different pictures in sections and texts.
pub(crate) const PIXELS: Limit = Limit {
    subject: "the pictures of a book together",
    most: 500_000_000,
    unit: Unit::Pixels,
    help: "make them smaller: 300 pixels to the inch are enough",
};
/// The tables `[[section]]`.
pub(crate) const SECTIONS: Limit =
    each("tables [[section]]", 1_000, "make several books, or sections of more puzzles");
/// The tables `[[daily.slot]]`.
pub(crate) const SLOTS: Limit = each("tables [[daily.slot]]", 100, "make a desk of several specs");
/// The puzzles of a book.
pub(crate) const PUZZLES: Limit = each("puzzles in a book", 100_000, "make several books");

/// All of them, as the guide lists them.
#[cfg(test)]
const ALL: [&Limit; 15] = [
    &SPEC,
    &SECTIONS,
    &PUZZLES,
    &SLOTS,
    &TEXT_TABLES,
    &CHAPTERS,
    &HEADINGS,
    &HEADING,
    &WORD,
    &TEXTS,
    &PIXELS,
    &MESSAGE,
    &PUZZLE_FILE,
    &FILE,
    &LOCK,
];

const fn bytes(subject: &'static str, megabytes: u64, help: &'static str) -> Limit {
    Limit { subject, most: megabytes * MB, unit: Unit::Bytes, help }
}

const fn each(subject: &'static str, most: u64, help: &'static str) -> Limit {
    Limit { subject, most, unit: Unit::Each, help }
}

impl Limit {
    /// What is wrong with `count`, and what was expected; `None` where it keeps the limit.
    pub fn refusal(&self, count: u64) -> Option<(String, String)> {
        if count <= self.most {
            return None;
        }
        let subject = self.subject;
        let message = match self.unit {
            Unit::Each => format!("{} {subject}", grouped(count)),
            Unit::Bytes => format!("{subject} of more than {}", self.amount()),
            Unit::Pixels => format!("{subject} have more than {}", self.amount()),
        };
        Some((message, format!("{} are the most", self.amount())))
    }

    /// A report without a place where `count` does not keep the limit.
    pub(crate) fn report(&self, count: u64) -> Option<Diagnostic> {
        let (message, label) = self.refusal(count)?;
        Some(Diagnostic::error(message).help(label).help(self.help))
    }

    /// The limit, as in `1 MB is the most for a spec`.
    pub fn in_words(&self) -> String {
        format!("{} is the most for {}", self.amount(), self.subject)
    }

    /// The most, as people read it.
    fn amount(&self) -> String {
        match self.unit {
            Unit::Each => grouped(self.most),
            Unit::Bytes => format!("{} MB", self.most / MB),
            Unit::Pixels => format!("{} million pixels", self.most / 1_000_000),
        }
    }
}

/// A number with a comma before each three digits from the right.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_guide_lists_every_limit() {
        let guide = include_str!("../guide/spec.md").replace('`', "");
        let rows = guide.split("## Limits").nth(1).expect("a chapter").lines();
        let rows: Vec<&str> = rows.filter(|line| line.starts_with("| ")).collect();
        let amount = ALL.map(|limit| format!("| {} | {} |", limit.subject, limit.amount()));
        assert_eq!(rows, [&["| what | the most |".to_owned()][..], &amount[..]].concat());
    }

    #[test]
    fn limits_are_inclusive() {
        for limit in ALL {
            assert_eq!(limit.refusal(limit.most), None);
            let (message, label) = limit.refusal(limit.most + 1).expect("too much");
            assert!(message.contains(limit.subject) && label.ends_with("are the most"));
        }
        let amount = SECTIONS.refusal(1_000_000).expect("too much");
        assert_eq!(amount.0, "1,000,000 tables [[section]]");
        assert_eq!(amount.1, "1,000 are the most");
    }
}
