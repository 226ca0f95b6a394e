//! What a printer asks of covers.

use super::SourceName;
use super::page_rules::{Trim, same};
use gridpress_base::units::{Length, Size};
use serde::Deserialize;

/// The width of the spine.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spine {
    /// The source of these facts.
    pub source: SourceName,
    /// The papers that there are; the first is the default.
    pub papers: Vec<PaperStock>,
    /// Widths from thin books to thick ones, for a binding whose spines grow in steps on any paper; empty for others.
    #[serde(default)]
    steps: Vec<SpineStep>,
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
    /// The thickness of a thousand pages; `None` if it is not known.
    pub thousand_pages: Option<Length>,
    /// The fewest pages on this paper, if more than on others.
    pub least: Option<u32>,
    /// The most pages on this paper, if fewer than on others.
    pub most: Option<u32>,
}

/// The width of the spines of books up to a number of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpineStep {
    pages: u32,
    width: Length,
}

impl Spine {
    /// Returns the paper called `name`, or the first one; `None` if the printer has no such paper.
    pub fn paper(&self, name: Option<&str>) -> Option<&PaperStock> {
        match name {
            None => self.papers.first(),
            Some(name) => self.papers.iter().find(|paper| paper.name == name),
        }
    }

    /// Returns the width of the spine of a book of `pages` pages, of which a thousand are `thousand_pages` thick, or as
    /// thick as `paper` is. `None` if that is not known.
    pub fn width(
        &self,
        paper: &PaperStock,
        thousand_pages: Option<Length>,
        pages: u32,
    ) -> Option<Length> {
        if self.grows_in_steps() {
            let step = self.steps.iter().find(|step| pages <= step.pages);
            return step.map(|step| step.width);
        }
        let thickness = thousand_pages.or(paper.thousand_pages)?;
        Some(thickness.scale(pages as i32, 1000) + self.more)
    }

    /// Returns `true` if a table gives the width, whatever the paper.
    pub fn grows_in_steps(&self) -> bool {
        !self.steps.is_empty()
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
    /// Room that stays clear on back and front along the spine, for a hinge or holes.
    pub hinge: Option<Length>,
    /// The sizes of pages for which the source gives these numbers; empty if it gives them for all.
    #[serde(default)]
    confirmed: Vec<Trim>,
    /// The white box of the barcode.
    pub barcode: Option<Trim>,
    /// The distance of the barcode's box from the spine and from the lower edge.
    pub barcode_from_edges: Option<Length>,
}

impl CoverSheet {
    /// Returns `true` if the source gives the numbers for pages of the size `trim`.
    pub fn is_for(&self, trim: Size) -> bool {
        let mut confirmed = self.confirmed.iter();
        self.confirmed.is_empty() || confirmed.any(|known| same(known.size, trim))
    }
}
