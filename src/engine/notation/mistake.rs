//! Mistakes in puzzles, and what was expected in their place.

use super::NotationError;
use crate::puzzle::grid::symbol;
use crate::puzzle::{Kind, KindError, ShapeError};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use serde_json::Value;
use std::fmt;
use std::ops::Range;

/// A mistake in a puzzle, without its place in the text.
#[derive(Clone)]
pub(super) struct PuzzleMistake {
    pub(super) message: EnglishText,
    pub(super) expected: EnglishText,
}

impl PuzzleMistake {
    pub(super) fn new(message: EnglishText, expected: EnglishText) -> PuzzleMistake {
        PuzzleMistake { message, expected }
    }

    /// Returns the mistake for a text without the regions, cages or marks that puzzles of `kind` require.
    pub(super) fn missing_shape(kind: Kind) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("kind-without-shape": "a puzzle of kind `{kind}` without its regions, cages or marks", kind),
            english!("format-of-cells": "this format has cells only; use sudokupad, json or ipuz"),
        )
    }

    /// Returns the mistake for a puzzle of the kind `stated` in place of one of `kind`.
    pub(super) fn other_kind(stated: Kind, kind: Kind) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("puzzle-of-kind": "a puzzle of kind `{kind}`", kind = stated),
            english!("expected-kind": "expected the kind `{kind}`", kind),
        )
    }

    /// Returns the mistake for a part that is missing, as in `form`.
    pub(super) fn missing(part: &str, form: &str) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("part-missing": "`{part}` is missing", part),
            expected_form(form),
        )
    }

    /// Returns the mistake for something that is none of the supported `names`.
    pub(super) fn unsupported(name: &str, names: &str) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("unsupported": "`{name}` is not supported", name = name.escape_debug()),
            english!("supported-are": "supported: {names}", names),
        )
    }

    /// Returns the mistake for a value of another form.
    pub(super) fn wrong_value(value: &Value, form: &str) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("wrong-value": "{value} is not valid here", value),
            expected_form(form),
        )
    }

    /// Returns the mistake for a size that no grid has.
    pub(super) fn other_size(side: usize) -> PuzzleMistake {
        let sizes: Vec<String> = Kind::all_sides().map(|side| format!("{side}x{side}")).collect();
        PuzzleMistake::unsupported(&format!("{side}x{side}"), &sizes.join(", "))
    }

    /// Returns the mistake for a value that is not in the grid.
    pub(super) fn outside_grid(value: impl fmt::Display, form: &str) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("not-a-place": "{value} is not a place in the grid", value),
            expected_form(form),
        )
    }

    /// Returns the mistake for a text that a parser of `format` rejects.
    pub(super) fn malformed(format: &str, reason: EnglishText) -> PuzzleMistake {
        let message = english!("malformed-text": "this is not valid {format}", format);
        PuzzleMistake::new(message, reason)
    }

    /// Returns the mistake for a grid that ends after some of its rows.
    pub(super) fn incomplete_grid(rows: usize, (height, width): (usize, usize)) -> PuzzleMistake {
        PuzzleMistake::new(
            english!("grid-ends": "a grid ends after {rows} of its {height} rows", rows, height),
            expected_rows(height, width),
        )
    }

    /// Adds the byte range in the text.
    pub(super) fn at(self, span: Range<usize>) -> NotationError {
        NotationError { message: self.message, expected: self.expected, span }
    }
}

impl From<KindError> for PuzzleMistake {
    fn from(error: KindError) -> PuzzleMistake {
        PuzzleMistake::new(error.message, error.help)
    }
}

impl From<ShapeError> for PuzzleMistake {
    fn from(error: ShapeError) -> PuzzleMistake {
        let expected = english!("check-shape": "check the regions, cages and marks of this puzzle");
        PuzzleMistake::new(error.0, expected)
    }
}

impl From<NotationError> for PuzzleMistake {
    fn from(error: NotationError) -> PuzzleMistake {
        PuzzleMistake::new(error.message, error.expected)
    }
}

/// Describes the symbols for a cell of a grid with `side` digits, or of any grid if `side` is `None`.
pub(super) fn expected_symbols(side: Option<usize>) -> EnglishText {
    match side {
        Some(side) if side > 9 => {
            english!("expected-letter-to": "expected 1 to 9, A to {last}, or `.`, `0`, `_` or `*` for an empty cell", last = symbol(side as u8))
        }
        Some(last) => {
            english!("expected-digit-to": "expected a digit from 1 to {last}, or `.`, `0`, `_` or `*` for an empty cell", last)
        }
        None => {
            english!("expected-any-digit": "expected a digit from 1 to 9 (letters from A beyond size 9), or `.`, `0`, `_` or `*` for an empty cell")
        }
    }
}

/// Describes an expected part by an example.
pub(super) fn expected_form(form: &str) -> EnglishText {
    english!("expected-form": "expected {form}", form)
}

/// Describes the cells of a grid of any size.
pub(super) fn expected_square() -> EnglishText {
    english!("expected-square": "expected the cells of a square, such as 81, 36 or 16")
}

/// Describes values that are not one for each cell.
pub(super) fn values_do_not_fit() -> EnglishText {
    english!("values-do-not-fit": "the values do not fill the grid")
}

/// Describes a grid by its rows.
pub(super) fn expected_rows(rows: usize, cells: usize) -> EnglishText {
    english!("expected-rows": "expected {rows} rows of {cells} cells", rows, cells)
}
