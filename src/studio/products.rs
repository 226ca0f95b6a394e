//! Products of a spec: their files, and the events while they are made.

use gridpress_base::diag::Diagnostic;
use gridpress_base::messages::Text;
use serde_json::{Value, json};

/// A product of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
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
    pub fn named(name: &str) -> Option<Product> {
        Product::ALL.into_iter().find(|product| product.name() == name)
    }

    /// Returns the name of the product in requests.
    pub fn name(self) -> &'static str {
        match self {
            Product::Book => "book",
            Product::Cover => "cover",
            Product::Proof => "proof",
            Product::Listing => "listing",
        }
    }
}

/// A file that was made of the spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProductFile {
    /// Its role: `interior`, `answers`, `cover`, `lock` or `listing`.
    pub role: &'static str,
    /// The path in the folder of the spec, with slashes.
    pub name: String,
    /// The folder, as an absolute path; empty if it has none.
    pub folder: String,
    /// The size in bytes.
    pub bytes: u64,
    /// The number of pages; `None` if it is not a PDF.
    pub pages: Option<u32>,
}

impl ProductFile {
    /// Returns the file as JSON.
    pub(crate) fn to_json(&self) -> Value {
        json!({
            "role": self.role,
            "name": self.name,
            "folder": self.folder,
            "bytes": self.bytes,
            "pages": self.pages,
        })
    }
}

/// Returns the files that products of the spec `stem`.toml have: their roles and names.
pub fn product_files(stem: &str) -> [(&'static str, String); 5] {
    [
        ("interior", format!("{stem}.pdf")),
        ("answers", format!("{stem}-answers.pdf")),
        ("cover", format!("{stem}-cover.pdf")),
        ("lock", format!("{stem}.lock")),
        ("listing", format!("{stem}-listing/listing.html")),
    ]
}

/// An event while a product is made.
#[derive(Clone, Debug)]
pub enum BuildEvent {
    /// The step that has begun.
    Step(Text),
    /// A note.
    Line(Text),
    /// A report.
    Report(Diagnostic),
}
