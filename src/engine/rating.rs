//! Human solving techniques by family, and the rating of puzzles by the hardest technique they need.
//!
//! ```text
//! shape ──> tables ──┐
//! grid ──> board ────┼──> techniques, in the scale's order ──> rater: rating, path, next step
//! scale ─────────────┘
//! ```
//!
//! [`Rater`] always takes the easiest step available. The hardest step on the way to the solution determines the
//! rating. Every step carries the evidence that justifies it.

mod board;
mod calibration;
mod candidates;
mod completion;
mod difficulty;
mod evidence;
mod evidence_links;
mod evidence_parts;
mod finders;
mod minutes;
mod position;
mod rater;
mod relocation;
pub(crate) mod scale;
mod step;
mod tables;
mod technique;
#[cfg(test)]
mod tests;
mod trials;

pub use calibration::{
    Calibration, CalibrationFit, ReaderScale, ScaleError, ScaleFit, TimedPuzzle,
};
pub use difficulty::{Rating, Steadiness};
pub use evidence::{
    CageChainPattern, CageOverlapPattern, Candidate, CellSet, ChainLink, ChainNode, ColourLink,
    ColourPair, EmptyRectanglePattern, Evidence, FishLine, FishPattern, HouseGroup, NetBranch,
    NetInference, Petal, RectangleArgument, RectanglePattern, StrongLink, StrongRule, Subset,
    SumRule, WWingPattern, WingPattern,
};
pub use evidence_links::{EvidenceLink, LinkRule, LinkStrength, excludes};
pub use evidence_parts::{EvidencePart, Role};
#[cfg(feature = "measure")]
pub use minutes::TimeTerms;
pub use minutes::{MinutesModel, SolvingTime, TimeTarget};
pub use position::{HiddenSingle, Position, hidden_singles};
pub use rater::{Rater, RaterCache};
pub use scale::{Scale, Window};
pub use step::Step;
pub use technique::Technique;
