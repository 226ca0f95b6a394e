//! Live preview of a book while its spec is written: a page in the browser, served to this machine only.
//!
//! A [`PreviewSession`] holds the preview. Its loop ([`PreviewSession::follow`]) polls the spec and the files that it
//! names, and builds an edition whenever one of them changes. If the spec has mistakes, they are reported and the last
//! valid edition stays. The server ([`serve`]) sends the page and its data to the browser, which requests the next state and waits for it.
//!
//! The page also edits the spec through a form, as `gridpress-studio` does it: each change is written to the file, where
//! it is noticed like a change by any other program. It can also start a job that makes the PDF or the cover, while the
//! preview goes on.

mod editions;
mod job;
mod product;
mod server;

pub(crate) use editions::PreviewSession;
pub(crate) use product::{NextVolume, SpecDocument};
pub(crate) use server::RequestGuard;
pub(crate) use server::serve;
