//! The engine as a package for JavaScript: its scripts turn [`call`] into functions.

/// Answers a request; see [`gridpress_verbs::call`].
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn call(verb: &str, request: &str) -> String {
    gridpress_verbs::call(verb, request, &false.into())
}

/// Adds a file of messages, for sentences in its language.
#[cfg_attr(target_family = "wasm", wasm_bindgen::prelude::wasm_bindgen)]
pub fn provide(name: &str, messages: &str) {
    gridpress_base::bundled::provide(name, messages.into());
}
