//! Places in a document, which links and outlines lead to.

use gridpress_base::units::Length;

/// A place in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Destination {
    /// The page, by index.
    pub page: usize,
    /// How far down the page.
    pub y: Length,
}
