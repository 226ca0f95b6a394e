//! Locks and registries, and checks of what was printed: PDFs compared with what they should hold, and held
//! against the rules of printers.

#![forbid(unsafe_code)]

pub mod lock;
pub mod preflight;
pub mod registry;
pub mod verify;
