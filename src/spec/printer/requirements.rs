//! What a printer asks of pages, their sizes, ink and pictures, of covers, and of the PDF; and sizes of paper by name.

use super::SourceName;
use gridpress_base::units::{Length, LengthError, Size};
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
        let has =
            |limit: &&FewerPages| limit.trims.iter().any(|known| is_same_size(known.size, trim));
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

/// The sizes of pages that are offered.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trims {
    /// The source of these facts.
    pub source: SourceName,
    /// The prefix of the names that sizes have in specs, such as `kdp` of `kdp-6x9`.
    pub(super) prefix: Option<String>,
    /// The size of pages where the spec names none.
    pub usual: Option<Trim>,
    /// The sizes that are offered.
    pub sizes: Vec<Trim>,
    /// The bounds of other sizes, where those are offered too.
    pub custom: Option<CustomTrims>,
}

/// A size of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Trim {
    /// The size as people write it: `6x9in`.
    pub text: String,
    /// The width and height of the size.
    pub size: Size,
}

impl TryFrom<String> for Trim {
    type Error = String;
    fn try_from(text: String) -> Result<Trim, String> {
        match plain_size(&text) {
            Ok(size) => Ok(Trim { text, size }),
            Err(_) => Err(format!("`{text}` is no size of paper")),
        }
    }
}

/// Bounds for the width and height of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomTrims {
    /// The least width and height.
    pub least: Trim,
    /// The most width and height.
    pub most: Trim,
}

/// The most by which two sizes that count as one may differ: A4 is 8.27 x 11.69 in.
const TOLERANCE: Length = Length::mils(10);

/// Whether `a` and `b` count as one size.
pub(super) fn is_same_size(a: Size, b: Size) -> bool {
    let near = |a: Length, b: Length| (a - b).max(b - a) <= TOLERANCE;
    near(a.width, b.width) && near(a.height, b.height)
}

impl Trims {
    /// Whether pages of the size `trim` are offered.
    pub fn offers(&self, trim: Size) -> bool {
        let between = |custom: &CustomTrims| {
            let (least, most) = (custom.least.size, custom.most.size);
            (least.width..=most.width + TOLERANCE).contains(&trim.width)
                && (least.height..=most.height + TOLERANCE).contains(&trim.height)
        };
        self.sizes.iter().any(|known| is_same_size(known.size, trim))
            || self.custom.as_ref().is_some_and(between)
    }
}

/// ISO 216 and ANSI sizes, by name: width and height.
pub(crate) const PAPER_SIZES: &[(&str, Size)] = &[
    ("a3", mm(297, 420)),
    ("a4", mm(210, 297)),
    ("a5", mm(148, 210)),
    ("a6", mm(105, 148)),
    ("b5", mm(176, 250)),
    ("letter", mils(8_500, 11_000)),
    ("half-letter", mils(5_500, 8_500)),
    ("legal", mils(8_500, 14_000)),
];

const fn mm(width: i32, height: i32) -> Size {
    Size { width: Length::mm(width), height: Length::mm(height) }
}

const fn mils(width: i32, height: i32) -> Size {
    Size { width: Length::mils(width), height: Length::mils(height) }
}

/// A size by a name of ISO or ANSI (`a5`), or as two lengths (`6x9in`, `210x297mm`, `210mmx297mm`).
///
/// # Errors
/// `None` for what looks like neither; the mistake in a length for what looks like two of them.
pub(crate) fn plain_size(text: &str) -> Result<Size, Option<LengthError>> {
    let text = text.trim().to_ascii_lowercase().replace('×', "x");
    if let Some((_, size)) = PAPER_SIZES.iter().find(|(name, _)| *name == text) {
        return Ok(*size);
    }
    let (width, height) = text.split_once('x').ok_or(None)?;
    if !width.starts_with(|c: char| c.is_ascii_digit() || c == '.' || c == '-') {
        return Err(None);
    }
    let height_length = Length::parse(height).map_err(Some)?;
    let width_length = match Length::parse(width) {
        // A width without a unit takes the height's.
        Err(LengthError::NoUnit) => {
            let unit: String = height.chars().filter(char::is_ascii_alphabetic).collect();
            Length::parse(&format!("{}{unit}", width.trim()))
        }
        other => other,
    };
    Ok(Size { width: width_length.map_err(Some)?, height: height_length })
}

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
        if self.has_steps() {
            let step = self.steps.iter().find(|step| pages <= step.pages);
            return step.map(|step| step.width);
        }
        let thickness = thousand_pages.or(paper.thousand_pages)?;
        Some(thickness.scale(pages as i32, 1000) + self.more)
    }

    /// Returns `true` if a table gives the width, whatever the paper.
    pub fn has_steps(&self) -> bool {
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
        self.confirmed.is_empty() || confirmed.any(|known| is_same_size(known.size, trim))
    }
}
