//! From a book to pages: its parts are collected, set, and given page numbers.

pub(crate) mod collect;
pub(crate) mod finalize;
pub(crate) mod grid_pages;
pub(crate) mod parts;
pub(crate) mod run;
pub(crate) mod scene;
