//! The materials of pages: colours, files of pictures, and fonts.

#![forbid(unsafe_code)]

pub mod colour;
pub mod fonts;
pub mod images;
