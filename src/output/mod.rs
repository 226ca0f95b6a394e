//! Back ends: each only translates laid-out pages.

pub mod pdf;
