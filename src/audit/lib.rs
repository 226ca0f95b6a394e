//! Locks, registries, and checks of printed output: PDFs are compared with their expected contents and with the rules
//! of printers.

#![forbid(unsafe_code)]

pub mod lock;
pub mod preflight;
#[cfg(not(target_family = "wasm"))]
pub mod registry;
pub mod verify;
