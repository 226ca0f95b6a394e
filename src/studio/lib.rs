//! The application in the browser, with which an author makes a book: its page, and everything behind the page that
//! needs neither a server nor threads nor a file system.
//!
//! A [`ProjectFolder`] holds a book: its spec and the author's files. A [`SpecEditor`] changes the spec, [`own_files`]
//! adds texts, pictures and fonts, and [`own_puzzles`] the author's own puzzles. [`form`] describes the fields of the
//! page, [`look`] draws designs to choose from, [`listing`] is for shops, and [`view`] describes the book that the page
//! shows and the steps that are left. [`page_file`] returns the page itself.
//!
//! A host brings these together: the server of `gridpress watch`, or a worker in a browser. It implements
//! [`StudioHost`], builds a [`PreviewEdition`] whenever the book changes and checks it after a while, keeps the
//! [`PreviewState`], and answers the requests of the page with [`DataQuery::answer`] and [`PageAction::run`].

#![forbid(unsafe_code)]

mod checklist;
mod edition;
mod editor;
pub mod form;
mod looks;
pub mod own_files;
pub mod own_puzzles;
mod page_files;
mod products;
mod project;
mod requests;
mod shop;
mod state;
pub mod view;

pub use edition::{BuiltEdition, EditionPart, PreviewEdition};
pub use editor::{SpecEditor, SpecView};
pub use looks::{LookRequest, look};
pub use page_files::page_file;
pub use products::ProductFile;
pub use project::{ProjectFolder, RequestError};
pub use requests::{DataQuery, PageAction, PageQuery, PageReply, StudioHost, require_idle};
pub use shop::listing;
pub use state::{BuildJob, PreviewState, StateView};
