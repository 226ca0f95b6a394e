//! Shaped text, and characters that cannot be shaped.

use super::FaceId;
use crate::diag::{Diagnostic, Failure};
use crate::units::Length;
use std::fmt;

/// A glyph of shaped text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Glyph {
    /// The index of the glyph in its face.
    pub id: u16,
    /// From the origin of the run to that of the glyph.
    pub x: Length,
    /// The part of the run's text that it stands for, in bytes; empty for the later glyphs of one cluster.
    pub(super) text: [u16; 2],
}

/// Shaped text in one face.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Run {
    /// The face that all glyphs of the run are from.
    pub face: FaceId,
    /// The size of the type: its em.
    pub size: Length,
    /// The text of the run.
    pub text: String,
    /// The glyphs, left to right.
    pub glyphs: Vec<Glyph>,
    /// The advance width of the run.
    pub width: Length,
}

impl Run {
    /// The part of the text that `glyph` stands for.
    pub fn says(&self, glyph: &Glyph) -> &str {
        self.text.get(usize::from(glyph.text[0])..usize::from(glyph.text[1])).unwrap_or_default()
    }
}

/// A character that no face can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingGlyph {
    /// The character.
    pub character: char,
    /// The font that was asked first.
    pub font: String,
}

impl From<MissingGlyph> for Failure {
    fn from(missing: MissingGlyph) -> Failure {
        let help = "choose a font that has it under [type]";
        Failure::input(vec![Diagnostic::error(missing.to_string()).help(help)])
    }
}

impl fmt::Display for MissingGlyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MissingGlyph { character, font } = self;
        write!(
            f,
            "no font has the character `{}` (U+{:04X}); asked first: {font}",
            character.escape_debug(),
            *character as u32
        )
    }
}

impl std::error::Error for MissingGlyph {}
