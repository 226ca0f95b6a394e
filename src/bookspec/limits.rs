//! Limits of a spec and its files. They are far beyond any printed book, yet low enough to refuse malicious files
//! cheaply. `src/guide/spec.md` lists them, which a test checks.

use gridpress_messages::diag::Diagnostic;

/// A limit, with help for exceeding it.
pub struct Limit {
    /// The limited thing, in the plural.
    subject: &'static str,
    /// The maximum.
    pub most: u64,
    /// The unit of `most`.
    unit: Unit,
    /// Advice for exceeding the limit.
    pub help: &'static str,
}

/// The unit of a limit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// A plain count.
    Each,
    /// Bytes, shown in MB.
    Bytes,
    /// Pixels, shown in millions.
    Pixels,
}

const MB: u64 = 1 << 20;

/// The size of a spec.
pub const SPEC: Limit = bytes("a spec", 1, "check that it is a spec");
/// The size of a lock.
pub const LOCK: Limit = bytes("a lock", 256, "check that it is a lock");
/// The size of a font, a picture or any other file.
pub const FILE: Limit = bytes("a file", 256, "check that it is the right file");
/// The size of a calibration.
pub(crate) const CALIBRATION: Limit = bytes("a calibration", 1, "check that it is the right file");
/// The total size of the texts of a book.
pub(crate) const TEXTS: Limit = bytes("all texts of a book together", 2, "split the book");
/// The chapters of the texts of a book.
pub(crate) const CHAPTERS: Limit =
    each("chapters in the texts of a book", 2_000, "use second-level headings");
/// The headings of the texts of a book.
pub(crate) const HEADINGS: Limit =
    each("headings in the texts of a book", 20_000, "split the book");
/// The characters of a heading or a caption.
pub(crate) const HEADING: Limit =
    each("characters in a heading or a caption", 500, "put the rest in a paragraph");
/// The characters of a word of a text.
pub(crate) const WORD: Limit =
    each("characters in a word of a text", 1_000, "split it with spaces");
/// The characters of a message of `[words]`.
pub(crate) const MESSAGE: Limit = each("characters in a message of [words]", 3_000, "shorten it");
/// The tables `[[text]]`.
pub(crate) const TEXT_TABLES: Limit = each("tables [[text]]", 1_000, "combine several in one file");
/// The pixels of the different pictures in sections and texts.
pub(crate) const PIXELS: Limit = Limit {
    subject: "the pictures of a book together",
    most: 500_000_000,
    unit: Unit::Pixels,
    help: "make them smaller: 300 pixels per inch are enough",
};
/// The tables `[[section]]`.
pub(crate) const SECTIONS: Limit =
    each("tables [[section]]", 1_000, "make several books, or sections of more puzzles");
/// The tables `[[daily.slot]]`.
pub(crate) const SLOTS: Limit =
    each("tables [[daily.slot]]", 100, "split the desk into several specs");
/// The size of a file of names.
pub(crate) const NAMES: Limit = bytes("a file of names", 1, "check that it is the right file");
/// The puzzles of a book.
pub(crate) const PUZZLES: Limit = each("puzzles in a book", 100_000, "make several books");

/// All limits, in the order of the guide.
#[cfg(test)]
const ALL: [&Limit; 15] = [
    &SPEC, &SECTIONS, &PUZZLES, &SLOTS, &TEXT_TABLES, &CHAPTERS, &HEADINGS, &HEADING, &WORD,
    &TEXTS, &PIXELS, &MESSAGE, &NAMES, &FILE, &LOCK,
];

const fn bytes(subject: &'static str, megabytes: u64, help: &'static str) -> Limit {
    Limit { subject, most: megabytes * MB, unit: Unit::Bytes, help }
}

const fn each(subject: &'static str, most: u64, help: &'static str) -> Limit {
    Limit { subject, most, unit: Unit::Each, help }
}

impl Limit {
    /// Returns the message and the label for a `count` beyond the limit; `None` if it is within.
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
        Some((message, format!("at most {} allowed", self.amount())))
    }

    /// Returns a report without a place for a `count` beyond the limit.
    pub(crate) fn report(&self, count: u64) -> Option<Diagnostic> {
        let (message, label) = self.refusal(count)?;
        Some(Diagnostic::error(message).help(label).help(self.help))
    }

    /// Returns the limit in words, such as `at most 1 MB for a spec`.
    pub fn in_words(&self) -> String {
        format!("at most {} for {}", self.amount(), self.subject)
    }

    /// Returns the maximum in words.
    fn amount(&self) -> String {
        match self.unit {
            Unit::Each => grouped(self.most),
            Unit::Bytes => format!("{} MB", self.most / MB),
            Unit::Pixels => format!("{} million pixels", self.most / 1_000_000),
        }
    }
}

/// Formats a number with commas between groups of three digits.
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
        assert_eq!(rows, [&["| what | maximum |".to_owned()][..], &amount[..]].concat());
    }

    #[test]
    fn limits_are_inclusive() {
        for limit in ALL {
            assert_eq!(limit.refusal(limit.most), None);
            let (message, label) = limit.refusal(limit.most + 1).expect("too much");
            assert!(message.contains(limit.subject) && label.starts_with("at most"));
        }
        let amount = SECTIONS.refusal(1_000_000).expect("too much");
        assert_eq!(amount.0, "1,000,000 tables [[section]]");
        assert_eq!(amount.1, "at most 1,000 allowed");
    }
}
