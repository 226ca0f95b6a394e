//! The functions of the module for JavaScript.

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a request; see [`crate::call`].
#[wasm_bindgen]
pub fn answer(request: &str) -> String {
    crate::call(request)
}

/// Adds a file of messages.
#[wasm_bindgen]
pub fn provide(name: &str, messages: &str) {
    gridpress_ground::bundled::provide(name, messages.into());
}
