//! What a person sees in a puzzle: techniques by family, each with its evidence.
//!
//! ```text
//! shape ──> tables ──┐
//! grid ──> board ────┼──> techniques, in the scale's order ──> rater: rating, path, next step
//! scale ─────────────┘
//! ```
//!
//! [`Rater`] always takes the easiest step that there is. What the hardest of them is rates a puzzle.

mod bits;
mod board;
mod candidates;
mod difficulty;
#[cfg(test)]
mod examples;
mod hidden_single;
mod position;
mod rater;
mod raters;
pub(crate) mod scale;
mod singles;
mod steadiness;
mod step;
mod tables;
mod technique;
mod techniques;
#[cfg(test)]
mod tests;
mod trial;

pub use difficulty::Rating;
pub use hidden_single::{HiddenSingle, hidden_singles};
pub use position::Position;
pub use rater::Rater;
pub use raters::Raters;
pub use scale::{Scale, Window};
pub use steadiness::Steadiness;
pub use step::{Candidate, Part, Role, Step};
pub use technique::Technique;
