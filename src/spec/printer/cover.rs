//! What a printer asks of covers.

use super::SourceName;
use super::trims::Trim;
use crate::units::Length;
use serde::Deserialize;

/// The width of the spine.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spine {
    /// The source of these facts.
    pub source: SourceName,
    /// The papers that there are; the first is the usual one.
    pub papers: Vec<PaperStock>,
    /// The part of the width that the cover adds to the pages.
    #[serde(default)]
    pub more: Length,
    /// The fewest pages of a book with text on its spine.
    pub text_from: Option<u32>,
    /// Room that stays clear on each side of the spine's text.
    pub clear: Option<Length>,
}

/// A paper that books are printed on.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperStock {
    /// The name of the paper, as specs write it.
    pub name: String,
    /// The thickness of a thousand pages.
    thousand_pages: Length,
}

impl Spine {
    /// The width of the spine of a book of `pages` pages on `paper`.
    pub fn width(&self, paper: &PaperStock, pages: u32) -> Length {
        paper.thousand_pages.scale(pages as i32, 1000) + self.more
    }
}

/// The rules for the PDF of the cover.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverFile {
    /// The source of these facts.
    pub source: SourceName,
    /// The name of the output profile that covers in colour are made in.
    pub profile: String,
    /// The colours that it takes.
    pub colours: CoverColours,
    /// The most ink on one place, of all four together, in percent.
    pub most_ink: Option<u16>,
}

/// How a printer wants the colours of a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CoverColours {
    /// As screens have them, in DeviceRGB.
    Rgb,
    /// As the inks of a press, in DeviceCMYK.
    Cmyk,
}

/// The sheet of the cover.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverSheet {
    /// The source of these facts.
    pub source: SourceName,
    /// Width that is added on the left of two pages and the spine, and again on the right: bleed, or wrap and boards.
    pub sides: Length,
    /// Height that is added above, and again below.
    pub ends: Length,
    /// Room that stays clear along the trim.
    pub clear: Option<Length>,
    /// The white box of the barcode.
    pub barcode: Option<Trim>,
    /// The distance of the barcode's box from the spine and from the lower edge.
    pub barcode_from_edges: Option<Length>,
}
