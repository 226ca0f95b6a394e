//! Requirements of printers for pages, page sizes, ink, pictures, covers and PDFs; and named paper sizes.

use super::SourceName;
use gridpress_ground::units::{Length, LengthError, Size};
use serde::Deserialize;

/// Minimum margins at the bind, by page count.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InsideMargin {
    /// The source of these facts.
    pub source: SourceName,
    /// `true` if the printer recommends the margins, but accepts smaller ones.
    #[serde(default)]
    pub recommended: bool,
    /// The margins, by increasing page count.
    pub(super) steps: Vec<MarginStep>,
}

/// The margin of books up to a page count.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarginStep {
    /// Last page count of the margin; `None` in the last step.
    pub(super) pages: Option<u32>,
    margin: Length,
}

/// Minimum margins away from the bind.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherMargins {
    /// The source of these facts.
    pub source: SourceName,
    /// `true` if the printer recommends the margins, but accepts smaller ones.
    #[serde(default)]
    pub recommended: bool,
    /// Margin of pages without bleed.
    pub plain: Length,
    /// Margin of pages with bleed, if larger.
    pub with_bleed: Option<Length>,
    /// Margin at the top, if larger.
    pub top: Option<Length>,
}

/// The bleed beyond the trim.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bleed {
    /// The source of these facts.
    pub source: SourceName,
    /// Extent of the bleed.
    pub amount: Length,
    /// `true` if ink bleeds at the bind too.
    pub at_bind: bool,
}

/// Limits of the page count.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageLimits {
    /// The source of these facts.
    pub source: SourceName,
    /// Minimum page count.
    pub least: u32,
    /// Maximum page count.
    most: u32,
    /// Number that divides every page count.
    pub multiple: u32,
    /// Limits of page sizes with a lower maximum.
    #[serde(default)]
    fewer: Vec<FewerPages>,
}

/// The maximum page count of some page sizes.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct FewerPages {
    trims: Vec<Trim>,
    most: u32,
}

/// Limits of blank pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blanks {
    /// The source of these facts.
    pub source: SourceName,
    /// Maximum number of consecutive blank pages between printed ones.
    pub inside: Option<u32>,
    /// Maximum number of consecutive blank pages at the end.
    pub end: Option<u32>,
    /// `true` if the last page should be blank.
    #[serde(default)]
    pub last: bool,
}

impl PageLimits {
    /// Returns the maximum page count of books of the size `trim`.
    pub fn most(&self, trim: Size) -> u32 {
        self.fewer
            .iter()
            .find(|limit| limit.trims.iter().any(|known| is_same_size(known.size, trim)))
            .map_or(self.most, |limit| limit.most)
    }
}

impl InsideMargin {
    /// Returns the minimum margin at the bind of a book of `pages` pages.
    pub fn least(&self, pages: usize) -> Length {
        let step =
            self.steps.iter().find(|step| step.pages.is_none_or(|last| pages <= last as usize));
        step.map_or(Length::ZERO, |step| step.margin)
    }
}

impl OtherMargins {
    /// Returns the minimum margin of pages with the given bleed, which may be zero.
    pub fn least(&self, bleed: Length) -> Length {
        self.with_bleed.filter(|_| bleed > Length::ZERO).unwrap_or(self.plain)
    }
}

/// Available page sizes.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trims {
    /// The source of these facts.
    pub source: SourceName,
    /// The prefix of size names in specs, such as `kdp` of `kdp-6x9`.
    pub(super) prefix: Option<String>,
    /// Default page size.
    #[serde(rename = "usual")]
    pub default_size: Option<Trim>,
    /// Available sizes.
    pub sizes: Vec<Trim>,
    /// Bounds of custom sizes, if available.
    pub custom: Option<CustomTrims>,
}

/// A page size.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Trim {
    /// Common notation of the size: `6x9in`.
    pub text: String,
    /// Width and height of the size.
    pub size: Size,
}

impl TryFrom<String> for Trim {
    type Error = String;
    fn try_from(text: String) -> Result<Trim, String> {
        match plain_size(&text) {
            Ok(size) => Ok(Trim { text, size }),
            Err(_) => Err(format!("`{text}` is not a paper size")),
        }
    }
}

/// Bounds for the width and height of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomTrims {
    /// Minimum width and height.
    pub least: Trim,
    /// Maximum width and height.
    pub most: Trim,
}

/// Maximum difference of sizes that count as equal: A4 is 8.27 x 11.69 in.
const TOLERANCE: Length = Length::mils(10);

/// Returns `true` if `a` and `b` count as equal.
pub(super) fn is_same_size(a: Size, b: Size) -> bool {
    let near = |a: Length, b: Length| (a - b).max(b - a) <= TOLERANCE;
    near(a.width, b.width) && near(a.height, b.height)
}

impl Trims {
    /// Returns `true` if pages of the size `trim` are available.
    pub fn offers(&self, trim: Size) -> bool {
        self.sizes.iter().any(|known| is_same_size(known.size, trim))
            || self.custom.as_ref().is_some_and(|custom: &CustomTrims| {
                let (least, most) = (custom.least.size, custom.most.size);
                (least.width..=most.width + TOLERANCE).contains(&trim.width)
                    && (least.height..=most.height + TOLERANCE).contains(&trim.height)
            })
    }
}

/// Sizes of ISO 216 and ANSI, by name.
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

/// Parses a size by a name of ISO or ANSI (`a5`), or as two lengths (`6x9in`, `210x297mm`, `210mmx297mm`).
///
/// # Errors
/// `None` for text that looks like neither; the error in a length for text that looks like two lengths.
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
        // A width without a unit has that of the height.
        Err(LengthError::NoUnit) => {
            let unit: String = height.chars().filter(char::is_ascii_alphabetic).collect();
            Length::parse(&format!("{}{unit}", width.trim()))
        }
        other => other,
    };
    Ok(Size { width: width_length.map_err(Some)?, height: height_length })
}

/// A minimum length, such as a type size or a rule weight.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeastLength {
    /// The source of these facts.
    pub source: SourceName,
    /// The minimum.
    pub least: Length,
}

/// Rules for white on black, where ink spreads inwards.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reversed {
    /// The source of these facts.
    pub source: SourceName,
    /// Minimum size of white type.
    #[serde(rename = "type")]
    pub type_size: Length,
    /// Minimum weight of a white rule.
    pub rule: Length,
}

/// The press's distortion of the page width.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shrink {
    /// The source of these facts.
    pub source: SourceName,
    /// The remaining width, in percent.
    pub width: u8,
    /// Minimum side of the cells of puzzles on the printed page.
    pub cell: Length,
}

/// Rules for grey areas.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tints {
    /// The source of these facts.
    pub source: SourceName,
    /// Minimum black of a grey area, in percent.
    pub least: Option<u8>,
    /// `true` if grey areas should be avoided.
    #[serde(default)]
    pub avoid: bool,
}

/// Rules for ink in a file.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InkRules {
    /// The source of these facts.
    pub source: SourceName,
    /// `true` if transparency is allowed.
    pub transparency: bool,
}

/// The rules for pictures.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Images {
    /// The source of these facts.
    pub source: SourceName,
    /// Minimum resolution of a picture in pixels per inch.
    pub least_per_inch: u32,
}

/// The rules for the PDF.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRules {
    /// The source of these facts.
    pub source: SourceName,
    /// Name of the output profile of the files.
    pub profile: String,
    /// `true` if links and bookmarks are allowed; `None` if unknown.
    pub links: Option<bool>,
    /// Maximum size in megabytes of a million bytes.
    pub megabytes: Option<u64>,
}

/// The printing condition of files.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The source of these facts.
    pub source: SourceName,
    /// Registered name of the condition.
    pub name: String,
}

/// The width of the spine.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spine {
    /// The source of these facts.
    pub source: SourceName,
    /// Available papers; the first is the default.
    pub papers: Vec<PaperStock>,
    /// Widths by increasing page count, for bindings whose spines grow in steps on any paper; empty for others.
    #[serde(default)]
    steps: Vec<SpineStep>,
    /// Width that the cover adds to the pages.
    #[serde(default)]
    pub more: Length,
    /// Minimum page count of a book with text on its spine.
    pub text_from: Option<u32>,
    /// Clear space on each side of the spine's text.
    pub clear: Option<Length>,
}

/// A paper of a printer.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperStock {
    /// Name of the paper in specs.
    pub name: String,
    /// Thickness of a thousand pages; `None` if unknown.
    pub thousand_pages: Option<Length>,
    /// Minimum page count on this paper, if higher than on others.
    pub least: Option<u32>,
    /// Maximum page count on this paper, if lower than on others.
    pub most: Option<u32>,
}

/// The width of spines up to a page count.
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

    /// Returns the width of the spine of a book of `pages` pages, by `thousand_pages` or else by the thickness of
    /// `paper`; `None` if neither is known.
    pub fn width(
        &self,
        paper: &PaperStock,
        thousand_pages: Option<Length>,
        pages: u32,
    ) -> Option<Length> {
        if self.has_steps() {
            let step = self.steps.iter().find(|step| pages <= step.pages);
            // Beyond the last step the width is unknown, since the table of the printer ends there.
            return step.map(|step| step.width);
        }
        Some(thousand_pages.or(paper.thousand_pages)?.scale(pages as i32, 1000) + self.more)
    }

    /// Returns `true` if a table gives the width, for any paper.
    pub fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }
}

/// The rules for the PDF of a cover or of pages in colour.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourFile {
    /// The source of these facts.
    pub source: SourceName,
    /// Name of the output profile of these files.
    pub profile: String,
    /// Colour space of these files.
    pub colours: ColourModel,
    /// Maximum total ink coverage in percent.
    pub most_ink: Option<u16>,
}

/// The colour space of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ColourModel {
    /// Screen colours, in DeviceRGB.
    Rgb,
    /// Printing inks, in DeviceCMYK.
    Cmyk,
}

/// The sheet of the cover.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverSheet {
    /// The source of these facts.
    pub source: SourceName,
    /// Width added on the left of two pages and the spine, and again on the right: bleed, or wrap and boards.
    pub sides: Length,
    /// Height added above, and again below.
    pub ends: Length,
    /// Clear space along the trim.
    pub clear: Option<Length>,
    /// Clear space on back and front along the spine, for a hinge or holes.
    pub hinge: Option<Length>,
    /// Page sizes for which the source confirms these numbers; empty if it confirms them for all.
    #[serde(default)]
    confirmed: Vec<Trim>,
    /// The white box of the barcode.
    pub barcode: Option<Trim>,
    /// Distance of the barcode's box from the spine and from the lower edge.
    pub barcode_from_edges: Option<Length>,
}

impl CoverSheet {
    /// Returns `true` if the source confirms the numbers for pages of the size `trim`.
    pub fn is_for(&self, trim: Size) -> bool {
        let mut confirmed = self.confirmed.iter();
        self.confirmed.is_empty() || confirmed.any(|known| is_same_size(known.size, trim))
    }
}
