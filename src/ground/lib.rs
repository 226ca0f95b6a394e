//! The ground below the engine: seeded random streams, named values, JSON records, sets, parallel maps and caches.

#![forbid(unsafe_code)]

pub mod cache;
pub mod named;
pub mod parallel;
pub mod record;
pub mod rng;
pub mod set;
