//! Back ends: each only translates laid-out pages; feeds and the web edition tell a day's puzzle to programs and browsers.

#![forbid(unsafe_code)]

pub mod eps;
pub mod feeds;
mod paint;
pub mod pdf;
pub mod png;
pub mod svg;
#[cfg(test)]
mod tests;
pub mod web;
