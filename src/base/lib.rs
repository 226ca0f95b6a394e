//! Foundations of books: lengths, colours, diagnostics, images, symbols, fonts, messages and dates.
//!
//! Without the feature `books`, only messages and symbols are built: enough to explain the steps of a puzzle in
//! sentences (see [`messages::steps`]), without fonts and images.

#![forbid(unsafe_code)]

pub mod bundled;
#[cfg(feature = "books")]
pub mod calendar;
#[cfg(feature = "books")]
pub mod colour;
#[cfg(feature = "books")]
pub mod diag;
#[cfg(feature = "books")]
pub mod file_kind;
#[cfg(feature = "books")]
pub mod fonts;
#[cfg(feature = "books")]
pub mod hash;
#[cfg(feature = "books")]
pub mod images;
pub mod messages;
pub mod symbols;
#[cfg(feature = "books")]
mod synonyms;
#[cfg(feature = "books")]
pub mod units;
