//! The engine as a package for JavaScript: its script turns [`call`] into functions.

/// Answers a request; see [`gridpress_verbs::call`].
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn call(verb: &str, request: &str) -> String {
    gridpress_verbs::call(verb, request)
}
