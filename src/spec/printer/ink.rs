//! What a printer asks of ink, of pictures, and of the PDF.

use super::SourceName;
use gridpress_base::units::Length;
use serde::Deserialize;

/// A least length, such as a size of type or a weight of rules.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeastLength {
    /// The source of these facts.
    pub source: SourceName,
    /// The least length.
    pub least: Length,
}

/// The rules for what is white on black, where ink runs in from all sides.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reversed {
    /// The source of these facts.
    pub source: SourceName,
    /// The size of the smallest white type.
    #[serde(rename = "type")]
    pub type_size: Length,
    /// The weight of the thinnest white rule.
    pub rule: Length,
}

/// What the press does to the width of a page.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shrink {
    /// The source of these facts.
    pub source: SourceName,
    /// The width that is left, in percent.
    pub width: u8,
    /// The least side of the cells of puzzles on the printed page.
    pub cell: Length,
}

/// The rules for grey areas.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tints {
    /// The source of these facts.
    pub source: SourceName,
    /// The least black in a grey area, in percent.
    pub least: Option<u8>,
    /// Whether grey areas are better left out.
    #[serde(default)]
    pub avoid: bool,
}

/// How black ink may be given in a file.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InkRules {
    /// The source of these facts.
    pub source: SourceName,
    /// Whether anything may be transparent.
    pub transparency: bool,
}

/// The rules for pictures.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Images {
    /// The source of these facts.
    pub source: SourceName,
    /// The fewest pixels to the inch of a picture.
    pub least_per_inch: u32,
}

/// The rules for the PDF.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRules {
    /// The source of these facts.
    pub source: SourceName,
    /// The name of the output profile that files are made in.
    pub profile: String,
    /// Whether links and bookmarks may be in the file, where that is known.
    pub links: Option<bool>,
    /// The most megabytes, of a million bytes each.
    pub megabytes: Option<u64>,
}

/// The registered printing condition that a file is made for.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The source of these facts.
    pub source: SourceName,
    /// The name of the condition in the registry of characterizations.
    pub name: String,
}
