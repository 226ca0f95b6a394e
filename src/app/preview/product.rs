//! The spec behind the page as the program needs it: its place on disk, and the products made from it.

use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_spec::{BookSpec, SeriesRegistry};
use gridpress_studio::ProjectFolder;
use gridpress_studio::checklist::MadeBook;
use serde_json::{Value, json};
use std::sync::Arc;

/// A spec on disk. The session reads it, the page changes it, and jobs make products of it.
pub(crate) trait SpecDocument: ProjectFolder {
    /// Returns the earlier volumes from the registry that the spec names.
    fn earlier(
        &self,
        spec: &BookSpec,
        registry: &SeriesRegistry,
    ) -> Result<PrecedingVolumes, Failure>;

    /// Returns the seed for a spec without one.
    fn seed(&self) -> String;

    /// Makes a product of the spec in the file, and writes it next to the spec.
    fn make(&self, product: Product, sink: EventSink) -> Result<(), Failure>;

    /// Creates the next volume of the series in the folder `name` beside the book's, and starts its preview.
    fn next_volume(&self, name: &str) -> Result<NextVolume, Failure>;

    /// Returns the files that products of the spec have: their roles, names and sizes, if they exist.
    fn made(&self) -> Vec<ProductFile>;

    /// Returns the contents of the files that products of the spec have.
    fn made_book(&self) -> MadeBook;

    /// Returns the content of a file that [`SpecDocument::made`] lists.
    fn made_file(&self, name: &str) -> Option<Vec<u8>>;
}

/// A volume that continues a series.
#[derive(Clone, Debug)]
pub(crate) struct NextVolume {
    /// The address of its preview.
    pub(crate) address: String,
    /// The notes on what is left to do there.
    pub(crate) notes: Vec<String>,
}

/// A file that was made of the spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProductFile {
    /// Its role: `interior`, `answers`, `cover`, `lock` or `listing`.
    pub(crate) role: &'static str,
    /// The path in the folder of the spec, with slashes.
    pub(crate) name: String,
    /// The folder, as an absolute path.
    pub(crate) folder: String,
    /// The size in bytes.
    pub(crate) bytes: u64,
    /// The number of pages; `None` if it is not a PDF.
    pub(crate) pages: Option<u32>,
}

impl ProductFile {
    pub(super) fn to_json(&self) -> Value {
        json!({
            "role": self.role,
            "name": self.name,
            "folder": self.folder,
            "bytes": self.bytes,
            "pages": self.pages,
        })
    }
}

/// A receiver of the events of a job.
pub(crate) type EventSink = Arc<dyn Fn(BuildEvent) + Send + Sync>;

/// A product of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// The PDF of the book, and its lock.
    Book,
    /// The PDF of the cover.
    Cover,
    /// A proof that the files match the lock.
    Proof,
    /// The texts and pictures for a shop.
    Listing,
}

impl Product {
    const ALL: [Product; 4] = [Product::Book, Product::Cover, Product::Proof, Product::Listing];

    /// Returns the product with that name in a request.
    pub(super) fn named(name: &str) -> Option<Product> {
        Product::ALL.into_iter().find(|product| product.name() == name)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Product::Book => "book",
            Product::Cover => "cover",
            Product::Proof => "proof",
            Product::Listing => "listing",
        }
    }
}

/// An event of a job.
#[derive(Clone, Debug)]
pub(crate) enum BuildEvent {
    /// The step that has begun.
    Step(String),
    /// A note.
    Line(String),
    /// A report.
    Report(Diagnostic),
}
