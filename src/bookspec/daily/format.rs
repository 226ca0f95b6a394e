//! The formats of a day's puzzle: artwork for print, data, and a page to play on.

use super::super::key::{ReadContext, ValueShape};
use super::super::reader::Entry;
use gridpress_engine::notation::{Format, FormatError};
use gridpress_engine::puzzle::Kind;
use gridpress_ground::named::names;
use toml::Value;

/// A file format of a day's puzzle, named by its file extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DayFormat {
    /// Artwork for print.
    Art(Artwork),
    /// An HTML page to play the puzzle on.
    Html,
    /// The puzzle as data.
    Feed(Feed),
}

/// A format of artwork.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Artwork {
    /// PDF/X-1a.
    Pdf,
    /// Encapsulated PostScript.
    Eps,
    /// SVG.
    Svg,
    /// Pixels, at the resolution of the desk.
    Png,
    /// A document for InDesign.
    Idml,
}

/// A format of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feed {
    /// JSON.
    Json,
    /// The ipuz format, version 2.
    Ipuz,
    /// The format of SadMan Sudoku.
    Sdk,
    /// All cells on one line.
    Txt,
}

names! {
    Artwork {
        "pdf" => Artwork::Pdf,
        "eps" => Artwork::Eps,
        "svg" => Artwork::Svg,
        "png" => Artwork::Png,
        "idml" => Artwork::Idml,
    }
}

names! {
    DayFormat {
        "pdf" => DayFormat::Art(Artwork::Pdf),
        "eps" => DayFormat::Art(Artwork::Eps),
        "svg" => DayFormat::Art(Artwork::Svg),
        "png" => DayFormat::Art(Artwork::Png),
        "idml" => DayFormat::Art(Artwork::Idml),
        "html" => DayFormat::Html,
        "json" => DayFormat::Feed(Feed::Json),
        "ipuz" => DayFormat::Feed(Feed::Ipuz),
        "sdk" => DayFormat::Feed(Feed::Sdk),
        "txt" => DayFormat::Feed(Feed::Txt),
    }
}

impl DayFormat {
    /// Returns every artwork format.
    pub fn artworks() -> impl Iterator<Item = DayFormat> {
        Self::NAMES.iter().map(|(_, format)| *format).filter(|format| format.is_art())
    }

    /// Checks that puzzles of `kind` can be written in this format.
    ///
    /// # Errors
    /// The reason why they cannot.
    pub fn check_kind(self, kind: Kind) -> Result<(), FormatError> {
        match self {
            DayFormat::Feed(feed) => feed.notation().check_support_as(self.name(), kind, false),
            DayFormat::Art(_) | DayFormat::Html => Ok(()),
        }
    }

    /// Returns `true` for artwork, which has its solution in a separate file.
    pub fn is_art(self) -> bool {
        matches!(self, DayFormat::Art(_))
    }
}

impl Feed {
    /// Returns the notation of the puzzle.
    pub fn notation(self) -> Format {
        match self {
            Feed::Json => Format::Json,
            Feed::Ipuz => Format::Ipuz,
            Feed::Sdk => Format::Sdk,
            Feed::Txt => Format::Line,
        }
    }
}

/// Reads the key `formats`.
pub(super) fn formats(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Vec<DayFormat>> {
    let formats: Option<Vec<DayFormat>> =
        entry.items()?.iter().map(|entry| entry.choice()).collect();
    let mut formats = formats?;
    formats.sort();
    formats.dedup();
    if formats.is_empty() {
        let help = "leave it out for a PDF alone";
        entry.report_error("a slot without files", "expected formats", help);
        return None;
    }
    Some(formats)
}

pub(super) fn written(formats: &[DayFormat]) -> Value {
    formats.iter().map(|format| format.name()).collect::<Vec<&str>>().into()
}

pub(super) fn shape() -> ValueShape {
    ValueShape::List(Box::new(ValueShape::Choice(DayFormat::names())))
}
