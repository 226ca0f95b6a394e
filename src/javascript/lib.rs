//! The engine for JavaScript: requests and replies in JSON, which the package's script turns into functions.

mod puzzles;
mod verbs;

/// Answers a request: `{"ok": value}`, or `{"error": {"code": ..., "message": ...}}`.
///
/// `verb` is the name of a function of the package, and `request` has its arguments as JSON.
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn call(verb: &str, request: &str) -> String {
    verbs::call(verb, request)
}
