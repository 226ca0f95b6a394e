//! Warnings about parts of a text that are not read, and the solution that a text states.

use super::cell_list;
use super::row::CellRow;
use super::{EnglishText, NotationError, ParsedPuzzle, PuzzleMistake, english};
use crate::puzzle::{Grid, Kind, Shape, Variant, cell_name};
use crate::solver;
use gridpress_ground::parallel;
use serde_json::Value;
use std::fmt;
use std::ops::Range;

/// A warning about a text of puzzles: a part that was skipped, or that may be a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationWarning {
    /// The part, in words.
    pub message: EnglishText,
    /// The consequence, or what to do.
    pub help: EnglishText,
    /// The byte ranges in the text, ascending; at least one.
    pub spans: Vec<Range<usize>>,
}

impl fmt::Display for NotationWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}; {}", self.spans[0].start, self.message, self.help)
    }
}

/// The warnings about one puzzle, without its place in the text.
#[derive(Clone, Default)]
pub(super) struct Notes {
    list: Vec<PuzzleMistake>,
    /// Rules in words.
    rules: Vec<String>,
    /// Titles and other texts, which may name rules.
    descriptions: Vec<String>,
    /// `true` if a part that may be a rule is not read.
    pub(super) may_lack_rules: bool,
}

/// The maximum number of characters that are quoted.
const QUOTED: usize = 400;

impl Notes {
    /// Adds a warning.
    pub(super) fn add(&mut self, message: EnglishText, help: EnglishText) {
        self.list.push(PuzzleMistake::new(message, help));
    }

    /// Adds the warning about a solution that is not one.
    pub(super) fn unread_solution(&mut self) {
        self.add(
            english!("unread-solution": "the solution in the file cannot be read, so it was not compared"),
            english!("expected-all-digits": "expected a digit for each cell"),
        );
    }

    /// Adds the warning about the moves of a game that was begun.
    pub(super) fn unread_moves(&mut self) {
        self.add(
            english!("unread-moves": "the moves of the game are not read"),
            english!("read-from-start": "the puzzle is read as it was at the start"),
        );
    }

    /// Adds rules in words.
    pub(super) fn rules(&mut self, rules: Option<&Value>) {
        self.rules.extend(rules.and_then(text));
    }

    /// Adds a title or another text that may name rules.
    pub(super) fn description(&mut self, description: Option<&Value>) {
        self.descriptions.extend(description.and_then(text));
    }

    /// Returns the variants that the texts name.
    pub(super) fn named(&self) -> Vec<Variant> {
        self.rules
            .iter()
            .chain(&self.descriptions)
            .flat_map(|text| Variant::named_in(text))
            .collect()
    }

    /// Adds the notes about the objects around a puzzle.
    pub(super) fn append(&mut self, other: &Notes) {
        self.list.extend_from_slice(&other.list);
        self.rules.extend_from_slice(&other.rules);
        self.descriptions.extend_from_slice(&other.descriptions);
    }

    /// Quotes the texts that state more than the rules of `kind`.
    pub(super) fn quote(&mut self, kind: Kind) {
        let is_read = |sentence: &str| {
            let named = Variant::named_in(sentence);
            is_standard(sentence)
                || !named.is_empty()
                    && named.iter().all(|&variant| kind.has(variant))
                    && sentence.split_whitespace().count() <= 5
        };
        let sentences = |text: &str| -> Vec<String> {
            text.split(['.', ';', '\n']).map(str::to_lowercase).collect()
        };
        let has_rule = |sentence: &String| {
            Variant::named_in(sentence).iter().any(|variant: &Variant| !kind.has(*variant))
                || reads_as_rule(sentence)
        };
        let rules =
            self.rules.drain(..).filter(|text| !sentences(text).iter().all(|one| is_read(one)));
        let described = self.descriptions.drain(..).filter(|text| {
            sentences(text).iter().any(|sentence| !is_read(sentence) && has_rule(sentence))
        });
        for text in rules.chain(described).collect::<Vec<_>>() {
            let quoted: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let dots = if quoted.chars().count() > QUOTED { "..." } else { "" };
            let quoted: String = quoted.chars().take(QUOTED).collect();
            self.may_lack_rules = true;
            let missing = Variant::named_in(&text)
                .into_iter()
                .find(|variant| !kind.has(*variant) && !variant.has_custom_shape());
            self.add(
                english!("unread-rules": "the puzzle has rules in words, which are not read: \"{text}\"", text = quoted + dots),
                match missing {
                    Some(variant) => english!("add-variant": "solutions are proved only for the rules that are read; add the rule with `--variant {variant}`, or with `variant = [\"{variant}\"]` in the section of a book", variant),
                    None => english!("proved-as-read": "solutions are proved only for the rules that are read"),
                },
            );
        }
    }

    /// Places the warnings in the text.
    pub(super) fn at(self, span: &Range<usize>) -> impl Iterator<Item = NotationWarning> {
        self.list.into_iter().map(|note| NotationWarning {
            message: note.message,
            help: note.expected,
            spans: vec![span.clone()],
        })
    }
}

/// Returns `true` if a sentence in lower case states no more than the rules of every sudoku.
fn is_standard(sentence: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| sentence.contains(word));
    sentence.trim().is_empty()
        || has(&["normal", "standard", "classic", "usual"]) && has(&["sudoku"])
        || has(&["row"]) && has(&["column"]) && has(&["box", "block", "region", "3x3", "square"])
}

/// Returns `true` if a sentence in lower case is about what digits have to do.
fn reads_as_rule(sentence: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| sentence.contains(word));
    has(&["digit", "cell", "number"])
        && has(&[
            "repeat", "must", "differ", "sum", "contain", "cannot", "can't", "may not", "increas",
            "adjacent",
        ])
}

/// Returns a text, or a list of texts with a line for each; `None` for other values.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Array(lines) => {
            let lines: Option<Vec<&str>> = lines.iter().map(Value::as_str).collect();
            Some(lines?.join("\n"))
        }
        _ => None,
    }
}

/// Returns the solution of a puzzle of `shape` in a JSON value, with digits from 0 if `from_zero` is `true`. A solution
/// that cannot be read is noted.
pub(super) fn stated_solution(
    value: Option<&Value>,
    shape: &Shape,
    from_zero: bool,
    notes: &mut Notes,
) -> Option<Grid> {
    let value = value.filter(|value| !cell_list::is_blank(value))?;
    // Only a line with the signs of holes can be one of overlapping grids.
    let with_holes = text(value).map(|lines| lines.replace('\n', ""));
    let cells = [cell_list::line(value), with_holes].into_iter().flatten().find_map(|line| {
        CellRow::read(&line, 0, None).ok()?.into_solution(shape.kind(), from_zero)
    });
    if cells.is_none() {
        notes.unread_solution();
    }
    cells.map(Grid::from_cells)
}

/// Compares the solution that each puzzle states with the real one, and returns the differences.
pub(super) fn differences(puzzles: &[ParsedPuzzle]) -> Vec<NotationError> {
    if puzzles.iter().all(|puzzle| puzzle.solution.is_none()) {
        return Vec::new();
    }
    parallel::map(puzzles, difference).into_iter().flatten().collect()
}

fn difference(puzzle: &ParsedPuzzle) -> Option<NotationError> {
    let (shape, stated) = (&puzzle.shape, puzzle.solution.as_ref()?);
    let is_solved = solver::unique(shape, stated).is_ok();
    if is_solved && puzzle.grid.is_subset_of(stated) {
        return None;
    }
    let solution = solver::unique(shape, &puzzle.grid).ok();
    let differs = |&cell: &usize| match &solution {
        Some(solution) => solution.get(cell) != stated.get(cell),
        None => ![0, stated.get(cell)].contains(&puzzle.grid.get(cell)),
    };
    let cell = (0..shape.cells()).find(differs);
    let message = match cell {
        Some(cell) => {
            english!("solution-differs": "the file's solution differs at {cell}", cell = cell_name(cell, shape.side()))
        }
        None => {
            english!("solution-does-not-solve": "the file's solution does not solve the puzzle")
        }
    };
    let why = english!("mistyped-or-unread": "the file was mistyped, or a rule was not read");
    Some(PuzzleMistake::new(message, why).at(puzzle.span.clone()))
}
