//! The words of the web edition: what a page shows at once, and what its script fills in as it is played.

use super::messages::Arg;
use super::{Words, say};
use crate::puzzle::{Kind, Symbols};
use std::collections::BTreeSet;

/// The texts of a page by the names that it has for them, each with its message and the placeholders of that.
const TEXTS: &[(&str, &str, &[&str])] = &[
    ("cell", "cell-long", &["row", "column"]),
    ("given", "web-given", &["digit"]),
    ("own", "web-own", &["digit"]),
    ("shown", "web-shown", &["digit"]),
    ("empty", "web-empty", &[]),
    ("marks", "web-marks", &["digits"]),
    ("wrong", "web-wrong", &[]),
    ("clash", "web-clash", &[]),
    ("time", "time", &[]),
    ("pad", "web-pad", &[]),
    ("key", "web-key", &["digit", "count"]),
    ("edit", "web-edit", &[]),
    ("pencil", "web-pencil", &[]),
    ("pencil-on", "web-pencil-on", &[]),
    ("pencil-off", "web-pencil-off", &[]),
    ("erase", "web-erase", &[]),
    ("undo", "web-undo", &[]),
    ("redo", "web-redo", &[]),
    ("help", "web-help", &[]),
    ("check", "web-check", &[]),
    ("hint", "web-hint", &[]),
    ("show", "web-show", &[]),
    ("again", "web-again", &[]),
    ("print", "web-print", &[]),
    ("no-mistakes", "web-no-mistakes", &[]),
    ("mistakes", "web-mistakes", &["count"]),
    ("mistakes-first", "web-mistakes-first", &[]),
    ("no-clashes", "web-no-clashes", &[]),
    ("clashes", "web-clashes", &["count"]),
    ("more", "web-more", &[]),
    ("do", "web-do", &[]),
    ("close", "web-close", &[]),
    ("ask-show", "web-ask-show", &[]),
    ("ask-again", "web-ask-again", &[]),
    ("cancel", "web-cancel", &[]),
    ("won", "web-won", &[]),
    ("won-in", "web-won-in", &["time"]),
    ("revealed", "web-revealed", &[]),
    ("not-yet", "web-not-yet", &[]),
    ("rules", "web-rules", &[]),
    ("no-script", "web-no-script", &[]),
];

texts! {
    /// A paragraph on what each key of the keyboard does.
    web_keys = "web-keys";
    /// A sentence on where a game is kept.
    web_kept = "web-kept";
}

impl Words {
    /// All texts of a page by name. What a script fills in stands in braces: `given {digit}`.
    pub fn web_texts(&self) -> impl Iterator<Item = (&'static str, String)> {
        let text = |(name, key, placeholders): &(&'static str, &str, &[&'static str])| {
            let fill = |name: &&'static str| (*name, Arg::from(format!("{{{name}}}")));
            let args: Vec<_> = placeholders.iter().map(fill).collect();
            (*name, self.say(key, &args))
        };
        TEXTS.iter().map(text)
    }

    /// A heading: `Sudoku 326`.
    pub fn web_title(&self, number: u32) -> String {
        say!(self, "web-title", number = number.to_string())
    }

    /// A level by its stars, for screen readers: `Difficulty: 3 of 5`.
    pub fn web_difficulty(&self, stars: u8, most: u8) -> String {
        let [stars, most] = [stars, most].map(|count| count.to_string());
        say!(self, "web-difficulty", stars = stars, most = most)
    }

    /// The name of a grid for screen readers.
    pub fn web_grid(&self, side: usize) -> String {
        say!(self, "web-grid", side = side.to_string())
    }

    /// A cage, by its sum and its first cell.
    pub fn web_cage(&self, sum: u32, cell: &str) -> String {
        say!(self, "web-cage", sum = sum.to_string(), cell = cell)
    }

    /// The text in place of a step where no technique leads on.
    pub fn web_beyond(&self, cell: &str, digit: &str) -> String {
        say!(self, "web-beyond", cell = cell, digit = digit)
    }

    /// How to ask for hints, and what they call the cell in row 3 and column 4.
    pub fn web_hint_key(&self) -> String {
        let [row, column] = ["3", "4"];
        let cell = say!(self, "cell", row = row, column = column);
        say!(
            self,
            "web-hint-key",
            cell = cell,
            row = row,
            column = column
        )
    }

    /// The rules of one kind without those of its variants.
    pub fn web_rules(&self, kind: Kind, symbols: Symbols) -> String {
        self.rules(&BTreeSet::from([(kind, symbols)]))
    }
}
