//! The ground of all crates. The engine needs seeded random streams, named values, JSON records, sets, parallel maps,
//! caches and hashes; what else is here, texts and pages have in common.

#![forbid(unsafe_code)]

pub mod bundled;
pub mod cache;
pub mod english;
pub mod glyphs;
pub mod hash;
pub mod images;
pub mod named;
pub mod parallel;
pub mod record;
pub mod rng;
pub mod set;
pub mod units;
