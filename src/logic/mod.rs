//! What a person sees in a puzzle: techniques, one a file, each with its evidence.

mod hidden_single;

pub use hidden_single::{HiddenSingle, hidden_singles};
