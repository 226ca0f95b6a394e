//! The engine for other languages: requests and replies in JSON, which a package's script turns into functions.

#![forbid(unsafe_code)]

mod puzzles;
mod verbs;

/// Answers a request: `{"ok": value}`, or `{"error": {"code": ..., "message": ...}}`.
///
/// `verb` is the name of a function of the packages, and `request` has its arguments as JSON.
pub fn call(verb: &str, request: &str) -> String {
    verbs::call(verb, request)
}
