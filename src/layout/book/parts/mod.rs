//! The parts of a book, a file each.

pub(super) mod about;
pub(super) mod blank_grids;
pub(super) mod certificate;
pub(super) mod colophon;
pub(super) mod contents;
pub(super) mod copyright;
pub(super) mod dedication;
mod display;
pub(super) mod half_title;
pub(super) mod hints;
pub(super) mod how_to;
mod intro;
pub(super) mod kids;
pub(super) mod levels;
pub(super) mod notes;
pub(super) mod opener;
pub(super) mod record;
pub(super) mod reverse;
pub(super) mod stats;
pub(super) mod techniques;
pub(super) mod text_pages;
pub(super) mod title;
pub(super) mod walkthroughs;
