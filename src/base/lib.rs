//! The foundations of pages: lengths, colours, hashes, pictures and fonts.

#![forbid(unsafe_code)]

pub mod bundled;
pub mod colour;
pub mod fonts;
pub mod hash;
pub mod images;
pub mod units;
