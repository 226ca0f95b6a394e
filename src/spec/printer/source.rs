//! Sources of facts, and how sure they are.

use serde::Deserialize;

/// The source of a fact.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactSource {
    /// How sure the fact is.
    pub confidence: Confidence,
    /// Addresses of web pages that state it.
    pub pages: Vec<String>,
}

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// The printer says so.
    Printer,
    /// Several others say so.
    Others,
    /// Nobody confirmed it.
    Unconfirmed,
}

impl Confidence {
    /// How a report words it.
    pub fn says(self) -> &'static str {
        match self {
            Confidence::Printer => "the printer's own page",
            Confidence::Others => "others who print there",
            Confidence::Unconfirmed => "unconfirmed",
        }
    }
}

/// The name of a source within the file of a printer.
pub type SourceName = String;
