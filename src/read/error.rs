//! Why a PDF cannot be read.

use std::fmt;

/// A PDF that cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(pub(super) String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

impl From<lopdf::Error> for ReadError {
    fn from(error: lopdf::Error) -> ReadError {
        ReadError(error.to_string())
    }
}
