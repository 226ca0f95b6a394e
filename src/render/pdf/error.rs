//! What can go wrong while a file is written.

use gridpress_base::diag::{Diagnostic, Exit, Failure};
use std::fmt;

/// Why a PDF could not be made. A mistake of this program, not of its user.
#[derive(Clone, Debug)]
pub struct PdfError(pub(super) String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the PDF could not be made: {}", self.0)
    }
}

impl std::error::Error for PdfError {}

impl From<PdfError> for Failure {
    fn from(error: PdfError) -> Failure {
        Failure::new(Exit::System, Diagnostic::error(error.to_string()))
    }
}
