//! Messages of the web edition: the texts of a page, and those that its script fills in.

use crate::bundle::MessageArg;
use crate::symbols::Symbols;
use crate::{Words, say};
use gridpress_engine::puzzle::Kind;
use std::collections::BTreeSet;

/// The texts of a page, by name, each with its message.
const PAGE_TEXTS: &[(&str, &str, &[&str])] = &[
    ("time", "time", &[]),
    ("sums", "web-sums", &[]),
    ("near", "web-near", &[]),
    ("pad", "web-pad", &[]),
    ("edit", "web-edit", &[]),
    ("digit", "web-digit", &[]),
    ("corner", "web-corner", &[]),
    ("centre", "web-centre", &[]),
    ("colour", "web-colour", &[]),
    ("erase", "web-erase", &[]),
    ("undo", "web-undo", &[]),
    ("redo", "web-redo", &[]),
    ("pause", "web-pause", &[]),
    ("resume", "web-resume", &[]),
    ("help", "web-help", &[]),
    ("hint", "web-hint", &[]),
    ("no-script", "web-no-script", &[]),
];

/// The texts of the page's script, by name, each with its message and the placeholders that the script fills in.
const SCRIPT_TEXTS: &[(&str, &str, &[&str])] = &[
    ("cell", "cell-long", &["row", "column"]),
    ("where", "cell", &["row", "column"]),
    ("given", "web-given", &["digit"]),
    ("own", "web-own", &["digit"]),
    ("shown", "web-shown", &["digit"]),
    ("empty", "web-empty", &[]),
    ("marks", "web-marks", &["digits"]),
    ("centre-marks", "web-centre-marks", &["digits"]),
    ("colour-of", "web-colour-of", &["number"]),
    ("wrong", "web-wrong", &[]),
    ("clash", "web-clash", &[]),
    ("no-cage", "web-no-cage", &[]),
    ("key", "web-key", &["digit", "count"]),
    ("paused", "web-paused", &[]),
    ("menu", "web-menu", &[]),
    ("all-marks", "web-all-marks", &[]),
    ("next-cell", "web-next-cell", &[]),
    ("next-in", "web-next-in", &["cell"]),
    ("check", "web-check", &[]),
    ("show", "web-show", &[]),
    ("share", "web-share", &[]),
    ("statistics", "web-statistics", &[]),
    ("settings", "web-settings", &[]),
    ("rules", "web-rules", &[]),
    ("keys", "web-keys", &[]),
    ("print", "web-print", &[]),
    ("again", "web-again", &[]),
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
    ("with-help", "web-with-help", &[]),
    ("without-help", "web-without-help", &[]),
    ("replay", "web-replay", &[]),
    ("move", "web-move", &["number", "count"]),
    ("path", "web-path", &[]),
    ("another", "web-another", &[]),
    ("another-busy", "web-another-busy", &[]),
    ("another-failed", "web-another-failed", &[]),
    ("progress", "web-progress", &[]),
    ("progress-of-link", "web-progress-of-link", &[]),
    ("progress-of-file", "web-progress-of-file", &[]),
    ("progress-link", "web-progress-link", &[]),
    ("progress-file", "web-progress-file", &[]),
    ("progress-open", "web-progress-open", &[]),
    ("progress-none", "web-progress-none", &[]),
    ("progress-ask", "web-progress-ask", &[]),
    ("progress-take", "web-progress-take", &[]),
    ("progress-read", "web-progress-read", &["count"]),
    ("progress-no-file", "web-progress-no-file", &[]),
    ("copied", "web-copied", &[]),
    ("copy", "web-copy", &[]),
    ("revealed", "web-revealed", &[]),
    ("not-yet", "web-not-yet", &[]),
    ("none-won", "web-none-won", &[]),
    ("streak", "web-streak", &["count"]),
    ("longest", "web-longest", &["count"]),
    ("level", "web-level", &[]),
    ("solved", "web-solved", &[]),
    ("best", "web-best", &[]),
    ("mean", "web-mean", &[]),
    ("times", "web-times", &[]),
    ("set-check", "web-set-check", &[]),
    ("check-none", "web-check-none", &[]),
    ("check-clashes", "web-check-clashes", &[]),
    ("check-mistakes", "web-check-mistakes", &[]),
    ("set-look", "web-set-look", &[]),
    ("look-system", "web-look-system", &[]),
    ("look-light", "web-look-light", &[]),
    ("look-dark", "web-look-dark", &[]),
    ("set-clock", "web-set-clock", &[]),
    ("set-peers", "web-set-peers", &[]),
    ("set-same", "web-set-same", &[]),
    ("set-tidy", "web-set-tidy", &[]),
    ("set-auto", "web-set-auto", &[]),
    ("set-first", "web-set-first", &[]),
    ("set-letters", "web-set-letters", &[]),
    ("set-paint", "web-set-paint", &[]),
    ("set-left", "web-set-left", &[]),
    ("set-print", "web-set-print", &[]),
    ("keys-move", "web-keys-move", &[]),
    ("keys-several", "web-keys-several", &[]),
    ("keys-fill", "web-keys-fill", &[]),
    ("keys-marks", "web-keys-marks", &[]),
    ("keys-back", "web-keys-back", &[]),
    ("keys-more", "web-keys-more", &["pause", "all"]),
    ("keys-hint", "web-keys-hint", &["hint", "next"]),
];

texts! {
    /// The signs of hints.
    web_signs = "web-signs";
    /// A sentence on the storage of a game.
    web_kept = "web-kept";
    /// The link to the puzzle of the previous day.
    web_before = "web-before";
    /// The link to the puzzle of the next day.
    web_after = "web-after";
    /// The link to the page of all puzzles, and its heading.
    web_archive = "web-archive";
    /// The link to the previous month.
    web_earlier = "web-earlier";
    /// The link to the next month.
    web_later = "web-later";
    /// The way to the solution of the previous puzzle.
    previous_path = "previous-path";
    /// The state of a completed game.
    web_solved = "web-solved";
    /// The state of an unfinished game.
    web_begun = "web-begun";
}

messages! {
    /// The heading of the steps to a solution: `No. 7, step by step`.
    path_of(number: &str) = "path-of";
    /// The text instead of a step if no technique applies.
    web_beyond(cell: &str, digit: &str) = "web-beyond";
}

impl Words {
    /// Returns the texts of a page that work without its script, by name.
    pub fn web_page_texts(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.web_texts_of(PAGE_TEXTS)
    }

    /// Returns the texts of a page's script by name, with its placeholders in braces: `given {digit}`.
    pub fn web_script_texts(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.web_texts_of(SCRIPT_TEXTS)
    }

    fn web_texts_of(
        &self,
        texts: &'static [(&'static str, &'static str, &'static [&'static str])],
    ) -> impl Iterator<Item = (&'static str, String)> {
        texts.iter().map(|(name, key, placeholders)| {
            // A placeholder is filled with its own name in braces, so that the script replaces text and needs no
            // Fluent.
            let fill = |name: &&'static str| (*name, MessageArg::from(format!("{{{name}}}")));
            let args: Vec<_> = placeholders.iter().map(fill).collect();
            (*name, self.say(key, &args))
        })
    }

    /// Returns the question whether times may be sent to a newspaper of that name.
    pub fn web_send_times(&self, paper: &str) -> String {
        let paper = if paper.is_empty() { self.web_archive() } else { paper };
        say!(self, "web-send-times", paper)
    }

    /// Returns `Faster than {percent} % of the players.`, for a script to fill in.
    pub fn web_faster(&self) -> String {
        say!(self, "web-faster", percent = "{percent}")
    }

    /// Returns the heading `Sudoku 326`.
    pub fn web_title(&self, number: u32) -> String {
        say!(self, "web-title", number = number.to_string())
    }

    /// Returns the name of a puzzle without a title: `Sudoku`.
    pub fn web_name(&self) -> String {
        say!(self, "web-title", number = String::new()).trim().to_owned()
    }

    /// Returns a level as stars, for screen readers: `Difficulty: 3 of 5`.
    pub fn web_difficulty(&self, stars: u8, most: u8) -> String {
        let [stars, most] = [stars, most].map(|count| count.to_string());
        say!(self, "web-difficulty", stars, most)
    }

    /// Returns the name of a grid with its rows and columns, for screen readers.
    pub fn web_grid(&self, rows: usize, columns: usize) -> String {
        let [rows, columns] = [rows, columns].map(|count| count.to_string());
        say!(self, "web-grid", rows, columns)
    }

    /// Returns the name of an overlapping grid, counted from 0: `grid 2`.
    pub fn web_area_grid(&self, grid: usize) -> String {
        say!(self, "web-area-grid", number = (grid + 1).to_string())
    }

    /// Returns the sentence on how hints name the cell in row 3 and column 4.
    pub fn web_hint_names(&self) -> String {
        let [row, column] = ["3", "4"];
        let cell = say!(self, "cell", row, column);
        say!(self, "web-hint-names", cell, row, column)
    }

    /// Returns the rules of one kind without those of its variants.
    pub fn web_rules(&self, kind: Kind, symbols: Symbols) -> String {
        self.rules(&BTreeSet::from([(kind, symbols)]))
    }
}
