//! The file of a spec that is being written, and what is made of it.

use crate::templates::Template;
use gridpress_audit::registry::Before;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_spec::{Files, RegisteredIn};
use std::sync::Arc;

/// A spec in its folder. The studio reads it; what the page in the browser asks for changes it.
pub(crate) trait Manuscript: Send + Sync {
    /// The name of the spec, as users know it.
    fn name(&self) -> String;

    /// Whether there is a spec. Without one the default book is shown.
    fn is_begun(&self) -> bool;

    /// The text of the spec, or that of the default book.
    fn source(&self) -> Result<Arc<Source>, Failure>;

    /// The files beside the spec.
    fn files(&self) -> &(dyn Files + Sync);

    /// The volumes before the book, as the registry that its spec names knows them.
    fn earlier(&self, registry: &RegisteredIn) -> Result<Before, Failure>;

    /// The seed of a spec that names none.
    fn seed(&self) -> String;

    /// Puts `text` in the place of the spec's, whole or not at all.
    fn write(&self, text: &str) -> Result<(), Failure>;

    /// Begins the spec from a template; writes over nothing.
    fn begin(&self, template: &Template) -> Result<(), Failure>;

    /// Makes a product of the spec as it stands in the file, and puts it beside that.
    fn make(&self, product: Product, tell: Tell) -> Result<(), Failure>;
}

/// Hears what is said while a product is made.
pub(crate) type Tell = Arc<dyn Fn(Said) + Send + Sync>;

/// What can be made of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// The PDF of the book, and its lock.
    Book,
    /// The PDF of the cover.
    Cover,
}

impl Product {
    /// The product of that name in a request.
    pub(super) fn named(name: &str) -> Option<Product> {
        [Product::Book, Product::Cover].into_iter().find(|product| product.name() == name)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Product::Book => "book",
            Product::Cover => "cover",
        }
    }
}

/// What is said while a product is made.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// What is being done now.
    Step(String),
    /// A line of news.
    Line(String),
    /// A warning.
    Report(Diagnostic),
}
