//! The engine for other languages: requests and replies in JSON, which a package's script turns into functions. The program
//! prints the same replies.

#![forbid(unsafe_code)]

mod explanation;
mod hint;
#[cfg(feature = "javascript")]
mod javascript;
mod mistake;
pub mod request;
mod solution;
pub mod step_record;
mod verbs;

pub use explanation::{Explanation, PathExtent, SolutionPath};
pub use hint::{HintDepth, HintRecord, hint};
pub use mistake::MistakeRecord;
pub use solution::{SolutionRecord, grade};
pub use step_record::StepRecord;
pub use verbs::NamesRecord;

use std::sync::atomic::AtomicBool;

/// Answers a request: `{"ok": value}`, or `{"error": {"code": ..., "message": ...}}`, with `reply` in the error if the puzzle
/// does not have exactly one solution.
///
/// `verb` is the name of a function of the packages, and `request` has its arguments as JSON. A value that JSON cannot
/// express is an object whose only key is `$`, with its text. Once another thread sets `stop`, work on many puzzles ends
/// early, and the answer is meaningless.
pub fn call(verb: &str, request: &str, stop: &AtomicBool) -> String {
    verbs::call(verb, request, stop)
}
