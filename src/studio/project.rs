//! The folder of a book behind the page, and the errors of requests.

use gridpress_bookspec::{Files, Template};
use gridpress_ground::hash::sha256;
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::text;
use serde_json::Value;
use std::sync::Arc;

/// A folder with the spec of a book and the author's files. The page changes both.
pub trait ProjectFolder: Send + Sync {
    /// Returns the name of the spec, for users.
    fn name(&self) -> String;

    /// Returns `true` if there is a spec. Without one, the default book is shown.
    fn is_begun(&self) -> bool;

    /// Returns the text of the spec, or of the default book.
    fn source(&self) -> Result<Arc<Source>, Failure>;

    /// Returns the files next to the spec.
    fn files(&self) -> &(dyn Files + Sync);

    /// Replaces the text of the spec, as a whole or not at all.
    fn write(&self, text: &str) -> Result<(), Failure>;

    /// Writes a file of the author at `path`, which is relative to the spec; missing folders are created.
    fn write_file(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure>;

    /// Returns a seed for a new book, which cannot be guessed.
    fn new_seed(&self) -> Result<String, Failure>;

    /// Creates the spec with this text, and the other files of its template, without overwriting anything.
    fn begin(&self, template: &Template, spec: &str) -> Result<(), Failure>;
}

/// The reason why a request failed, for users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// The request is malformed.
    Malformed,
    /// The spec or the file has changed since the page read it.
    Conflict(Text),
    /// The requested change is invalid.
    Invalid(Text),
    /// The system refused it.
    Failed(Text),
}

impl RequestError {
    /// Returns the message.
    pub fn message(&self) -> Text {
        match self {
            RequestError::Malformed => text!("malformed-request"),
            RequestError::Conflict(why)
            | RequestError::Invalid(why)
            | RequestError::Failed(why) => why.clone(),
        }
    }
}

impl From<Failure> for RequestError {
    fn from(failure: Failure) -> RequestError {
        let words = Text::lines(failure.reports.iter().map(Diagnostic::in_words).collect());
        let refuse = match failure.exit {
            Exit::System => RequestError::Failed,
            _ => RequestError::Invalid,
        };
        refuse(words)
    }
}

/// Returns the text under `name` in a request.
pub(crate) fn text_in<'r>(request: &'r Value, name: &str) -> Result<&'r str, RequestError> {
    request[name].as_str().ok_or(RequestError::Malformed)
}

/// Returns the version of a text, which changes of it must name.
pub fn version(text: &str) -> String {
    sha256(text.as_bytes())
}
