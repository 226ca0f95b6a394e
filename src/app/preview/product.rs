//! The spec behind the page as the program needs it: its place on disk, and the products made from it.

use crate::Result;
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_bookspec::BookSpec;
use gridpress_press::{Events, Product};
use gridpress_studio::{PreviewEdition, ProductFile, ProjectFolder};

/// A spec on disk. The session reads it, the page changes it, and jobs make products of it.
pub(crate) trait SpecDocument: ProjectFolder {
    /// Returns the earlier volumes from the registry that the spec names, if any.
    fn earlier(&self, spec: &BookSpec) -> Result<Option<PrecedingVolumes>>;

    /// Returns the seed for a spec without one.
    fn seed(&self) -> String;

    /// Makes a product of the spec in the file, and writes it next to the spec.
    fn make(&self, product: Product, events: Events) -> Result<()>;

    /// Creates the next volume of the series in the folder `name` beside the book's, and starts its preview.
    fn next_volume(&self, name: &str) -> Result<NextVolume>;

    /// Returns the files that products of the spec have: their roles, names and sizes, if they exist.
    fn made(&self) -> Vec<ProductFile>;

    /// Compares an edition with the files that products of the spec have.
    fn compare(&self, edition: &PreviewEdition);
}

/// A volume that continues a series.
#[derive(Clone, Debug)]
pub(crate) struct NextVolume {
    /// The address of its preview.
    pub(crate) address: String,
    /// The notes on what is left to do there.
    pub(crate) notes: Vec<String>,
}
