//! What a printer asks of pages and their number.

use super::SourceName;
use super::trims::{Trim, same};
use gridpress_base::units::{Length, Size};
use serde::Deserialize;

/// The least margin at the bind, by the number of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InsideMargin {
    /// The source of these facts.
    pub source: SourceName,
    /// `true` if the printer recommends the margins and takes pages with smaller ones.
    #[serde(default)]
    pub recommended: bool,
    /// The margins, from thin books to thick ones.
    pub(super) steps: Vec<MarginStep>,
}

/// The margin of books up to a number of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarginStep {
    /// The last number of pages that the margin holds for; `None` in the last step.
    pub(super) pages: Option<u32>,
    margin: Length,
}

/// The least margins away from the bind.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherMargins {
    /// The source of these facts.
    pub source: SourceName,
    /// `true` if the printer recommends the margins and takes pages with smaller ones.
    #[serde(default)]
    pub recommended: bool,
    /// The margin of pages without bleed.
    pub plain: Length,
    /// The margin of pages with bleed, where that is more.
    pub with_bleed: Option<Length>,
    /// The margin at the top, where that is more.
    pub top: Option<Length>,
}

/// How far pages with bleed reach beyond the trim.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bleed {
    /// The source of these facts.
    pub source: SourceName,
    /// How far ink reaches beyond the trim.
    pub amount: Length,
    /// Whether ink bleeds at the bind too.
    pub at_bind: bool,
}

/// How many pages a book has.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageLimits {
    /// The source of these facts.
    pub source: SourceName,
    /// The fewest pages.
    pub least: u32,
    /// The most pages.
    most: u32,
    /// The number of pages is a multiple of this.
    pub multiple: u32,
    /// Limits for sizes that allow fewer pages.
    #[serde(default)]
    fewer: Vec<FewerPages>,
}

/// The limit of pages of some sizes.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct FewerPages {
    trims: Vec<Trim>,
    most: u32,
}

/// How many pages may be blank.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blanks {
    /// The source of these facts.
    pub source: SourceName,
    /// The most blank pages in a row between printed ones.
    pub inside: Option<u32>,
    /// The most blank pages in a row at the end.
    pub end: Option<u32>,
    /// Whether the last page should be blank.
    #[serde(default)]
    pub last: bool,
}

impl PageLimits {
    /// The most pages in a book of the size `trim`.
    pub fn most(&self, trim: Size) -> u32 {
        let has = |limit: &&FewerPages| limit.trims.iter().any(|known| same(known.size, trim));
        let fewer = self.fewer.iter().find(has);
        fewer.map_or(self.most, |limit| limit.most)
    }
}

impl InsideMargin {
    /// The least margin at the bind of a book of `pages` pages.
    pub fn least(&self, pages: usize) -> Length {
        let holds = |step: &&MarginStep| step.pages.is_none_or(|last| pages <= last as usize);
        let step = self.steps.iter().find(holds);
        step.map_or(Length::ZERO, |step| step.margin)
    }
}

impl OtherMargins {
    /// The least margin of pages whose ink bleeds by `bleed`, which may be zero.
    pub fn least(&self, bleed: Length) -> Length {
        let with = self.with_bleed.filter(|_| bleed > Length::ZERO);
        with.unwrap_or(self.plain)
    }
}
