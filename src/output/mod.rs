//! Back ends: each only translates laid-out pages; the web edition makes a page of its own of a puzzle.

pub mod pdf;
pub mod web;
