//! A book seen while its spec is written: a page in the browser, from this machine and for this machine alone.
//!
//! A [`PreviewSession`] holds what is seen. Its maker ([`PreviewSession::follow`]) looks at the spec and the files that it names, and makes
//! an edition whenever one of them changes; a thread of its own holds each edition, and draws pages of it that are asked
//! for, until the next one takes its place. What has mistakes takes no place: they are told, and the last good edition
//! stays. The server ([`serve`]) answers the page in the browser, which asks for the next state and waits.
//!
//! The page changes the spec as well, by a form: a editor puts each change into the file, from where it is seen as what is
//! saved in an editor is. And it has the PDF made, by a job beside all this.

mod editions;
mod job;
mod server;
mod spec_file;
mod state;

pub(crate) use editions::PreviewSession;
pub(crate) use server::RequestGuard;
pub(crate) use server::serve;
pub(crate) use spec_file::{BuildEvent, EventSink, Product, SpecDocument};
