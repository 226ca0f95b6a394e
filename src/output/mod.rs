//! Back ends: each only translates laid-out pages.

pub mod eps;
mod paint;
pub mod pdf;
pub mod png;
pub mod svg;

#[cfg(test)]
mod tests;
