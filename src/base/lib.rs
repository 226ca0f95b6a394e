//! What books are made with: lengths, colours, diagnostics, images, symbols, fonts, messages and dates.

#![forbid(unsafe_code)]

pub mod calendar;
pub mod colour;
pub mod diag;
pub mod fonts;
pub mod hash;
pub mod images;
pub mod messages;
pub mod symbols;
pub mod units;
