//! The parts of a book other than its grids.

pub(super) mod back_matter;
pub(super) mod child_example;
pub(super) mod contents;
pub(super) mod display_page;
pub(super) mod hints;
pub(super) mod how_to;
pub(super) mod opener;
pub(super) mod sheet_head;
pub(super) mod text_pages;
pub(super) mod tips;
pub(super) mod title_pages;
pub(super) mod walkthroughs;
