//! What tests share: golden files, extents of sweeps, and books of every kind.

#![forbid(unsafe_code)]

pub mod extent;
pub mod golden;
#[cfg(feature = "samples")]
pub mod samples;
