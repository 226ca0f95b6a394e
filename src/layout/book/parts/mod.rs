//! The parts of a book, a file each.

pub(crate) mod back;
pub(crate) mod chapters;
pub(crate) mod contents;
pub(crate) mod copyright;
pub(crate) mod display;
pub(crate) mod hints;
pub(crate) mod how_to;
pub(crate) mod levels;
pub(crate) mod text_pages;
pub(crate) mod title;
