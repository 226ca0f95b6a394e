//! `index.json`: every file of the folder that a desk made, with its hash, so that a site or an archive can tell what
//! is there and whether it came whole.

use super::{DayFile, DeskRun, SiteIndex};
use gridpress_engine::generate::Level;
use gridpress_engine::record::{self, Day, OneOf, Sha256, record};
use gridpress_spec::DayFormat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The name of the index of a folder.
pub const INDEX: &str = "index.json";

record! {
    /// The index of the folder that a desk writes to.
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct DeskIndex {
        /// The title of the newspaper.
        pub title: String,
        /// The file name of the spec that the desk worked from last; never anything of its text, which holds the seed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub spec: Option<String>,
        /// The files, by name.
        pub files: Vec<IndexEntry>,
        /// The site around the pages, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub site: Option<SiteIndex>,
    }
}

record! {
    /// A file of a desk's folder.
    #[derive(Clone, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct IndexEntry {
        /// The name of the file.
        pub file: String,
        /// The day of its puzzle, as in `2026-12-01`; of a sheet of proofs the first day.
        pub date: String as Day,
        /// The id of the slot; a sheet of proofs has none.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub slot: Option<String>,
        /// The name of its format.
        pub format: String as OneOf<DayFormat>,
        /// Whether it is artwork of the solution, in a file of its own.
        pub solution: bool,
        /// Whether a run made it that keeps solutions out of every file; left out where none did.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub without_solution: bool,
        /// The number of its puzzle; a sheet of proofs has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub number: Option<u32>,
        /// The level of its puzzle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub level: Option<String> as OneOf<Level>,
        /// The code of its puzzle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub code: Option<String>,
        /// SHA-256 of its bytes, in hexadecimal.
        pub sha256: String as Sha256,
    }
}

/// The JSON Schema (draft 2020-12) of the `index.json` of a desk's folder.
pub fn index_schema() -> Value {
    record::schema_of::<DeskIndex>("The files that a newspaper's desk made")
}

impl IndexEntry {
    /// The entry of a `file` of `run`.
    pub fn new(file: &DayFile, run: &DeskRun, sha256: String) -> IndexEntry {
        let edition = file.edition.map(|index| &run.editions()[index]);
        IndexEntry {
            file: file.name.clone(),
            date: file.date.to_string(),
            slot: file.edition.map(|index| run.slot(index).to_owned()),
            number: edition.map(|edition| edition.number),
            level: edition.map(|edition| edition.level.name().to_owned()),
            code: edition.map(|edition| edition.code.clone()),
            format: file.format.name().to_owned(),
            solution: file.is_solution,
            without_solution: !file.has_solution,
            sha256,
        }
    }
}

impl DeskIndex {
    /// Reads an index.
    ///
    /// # Errors
    /// Why the text is no index.
    pub fn parse(text: &[u8]) -> Result<DeskIndex, serde_json::Error> {
        serde_json::from_slice(text)
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts") + "\n"
    }
}
