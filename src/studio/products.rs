//! Files that were made of a spec.

use serde_json::{Value, json};

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
