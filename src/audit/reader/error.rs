//! Why a PDF cannot be read.

use lopdf::{DecompressError, Error};
use std::fmt;

/// A PDF that cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(pub(super) String);

impl ReadError {
    /// The error of a file that is encrypted, even without a password.
    pub(super) fn encrypted() -> ReadError {
        let why = "the file is encrypted; no file of this program is: save it without encryption, or make it again";
        ReadError(why.to_owned())
    }

    /// Returns the same error with the page by `index`, from 0, that it is about.
    pub(super) fn on_page(self, index: usize) -> ReadError {
        ReadError(format!("page {}: {}", index + 1, self.0))
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

impl From<Error> for ReadError {
    fn from(error: Error) -> ReadError {
        let why = match error {
            Error::AlreadyEncrypted
            | Error::Decryption(_)
            | Error::InvalidPassword
            | Error::UnsupportedSecurityHandler(_) => return ReadError::encrypted(),
            Error::Unimplemented(_) => {
                "it is compressed in a way that no file of this program is; make it again"
            }
            Error::Decompress(DecompressError::Ascii85(_)) | Error::InvalidStream(_) => {
                "its compressed data are damaged, or of a kind that no file of this program has"
            }
            Error::Parse(_)
            | Error::Xref(_)
            | Error::MissingXrefEntry
            | Error::InvalidOffset(_)
            | Error::IndirectObject { .. }
            | Error::IO(_) => "it is damaged or incomplete, or no PDF",
            _ => "a part of it is missing or damaged",
        };
        ReadError(why.to_owned())
    }
}
