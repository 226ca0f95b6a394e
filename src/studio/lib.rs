//! The application in the browser, with which an author makes a book: its page, and everything behind the page that
//! needs neither a server nor threads nor a file system.
//!
//! A [`ProjectFolder`] holds a book: its spec and the author's files. A [`SpecEditor`] changes the spec, [`own_files`]
//! adds texts, pictures and fonts, and [`own_puzzles`] the author's own puzzles. [`form`] describes the fields of the
//! page, [`checklist`] the steps that are left, [`look`] draws designs to choose from, [`listing`] is for shops, and [`view`] describes the book that the page shows. [`page_file`] returns the page itself.

#![forbid(unsafe_code)]

pub mod checklist;
mod editor;
pub mod form;
mod looks;
pub mod own_files;
pub mod own_puzzles;
mod page_files;
mod project;
mod shop;
mod templates;
pub mod view;

pub use editor::SpecEditor;
pub use looks::{LookRequest, look};
pub use page_files::page_file;
pub use project::{ProjectFolder, RequestError, version};
pub use shop::listing;
pub use templates::{TEMPLATES, Template};
