//! Back ends that translate laid-out pages to file formats, and the feeds and web pages of a day's puzzle.

#![forbid(unsafe_code)]

pub mod braille;
pub mod eps;
pub mod feeds;
pub mod idml;
mod paint;
pub mod pdf;
pub mod png;
pub mod svg;
#[cfg(test)]
mod tests;
pub mod web;
