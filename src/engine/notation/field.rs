//! Keys of JSON objects.

use serde_json::{Map, Value};

/// The value under `key`; `None` where there is none, or `null`.
pub(super) fn field<'v>(object: &'v Map<String, Value>, key: &str) -> Option<&'v Value> {
    object.get(key).filter(|value| !value.is_null())
}
