//! Shared test support: golden files, picture files, extents of sweeps, and sample books of every kind.

#![forbid(unsafe_code)]

pub mod extent;
pub mod golden;
pub mod picture_files;
#[cfg(feature = "samples")]
pub mod samples;
