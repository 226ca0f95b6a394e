//! The engine for other languages: requests and replies in JSON, which a package's script turns into functions.

#![forbid(unsafe_code)]

#[cfg(feature = "javascript")]
mod javascript;
mod request;
mod step_record;
mod verbs;

pub use step_record::{Explanation, StepRecord};

use std::sync::atomic::AtomicBool;

/// Answers a request: `{"ok": value}`, or `{"error": {"code": ..., "message": ...}}`.
///
/// `verb` is the name of a function of the packages, and `request` has its arguments as JSON. A value that JSON cannot
/// express is an object whose only key is `$`, with its text. Once another thread sets `stop`, work on many puzzles ends
/// early, and the answer is meaningless.
pub fn call(verb: &str, request: &str, stop: &AtomicBool) -> String {
    verbs::call(verb, request, stop)
}
