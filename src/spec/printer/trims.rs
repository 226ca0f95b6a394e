//! The sizes of pages that a printer offers.

use super::SourceName;
use crate::paper;
use gridpress_base::units::{Length, Size};
use serde::Deserialize;

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
        match paper::plain(&text) {
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
pub(super) fn same(a: Size, b: Size) -> bool {
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
        self.sizes.iter().any(|known| same(known.size, trim))
            || self.custom.as_ref().is_some_and(between)
    }
}
