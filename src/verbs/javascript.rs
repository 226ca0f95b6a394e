//! The functions of the package for JavaScript, whose scripts turn [`call`] into functions.

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a request; see [`crate::call`].
#[wasm_bindgen]
pub fn call(verb: &str, request: &str) -> String {
    crate::call(verb, request, &false.into())
}

/// Adds a file of messages, for sentences in its language.
#[wasm_bindgen]
pub fn provide(name: &str, messages: &str) {
    gridpress_ground::bundled::provide(name, messages.into());
}
