//! Back ends: each only translates laid-out pages.

pub mod feeds;
pub mod pdf;
