//! Files that were made of a spec.

use gridpress_ground::record::record;

record! {
    /// A file that was made of the spec.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ProductFile: Serialize {
        /// Its role: `interior`, `answers`, `cover`, `lock` or `listing`.
        pub role: &'static str,
        /// The path in the folder of the spec, with slashes.
        pub name: String,
        /// The folder, as an absolute path; empty if it has none.
        pub folder: String,
        /// The size in bytes.
        pub bytes: u64,
        /// The number of pages, if it is a PDF.
        pub pages: Option<u32>,
    }
}
