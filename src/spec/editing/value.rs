//! From what stands in a field to a value of TOML.

use super::change::Refusal;
use crate::{Key, ValueShape, json_of, json_of_toml, misfits};
use serde_json::Value as Json;
use toml_edit::{Array, Value};

/// The value that a field of `key` asks for; `None` where the key is left out, as its default is.
///
/// # Errors
/// When the key takes no such value.
pub(super) fn asked(key: &Key, field: &Json) -> Result<Option<Value>, Refusal> {
    if is_blank(field) {
        return Ok(None);
    }
    let value = made(key, &key.shape, field);
    let wrong = misfits(key, &key.shape, &written(&value));
    if let Some(report) = wrong.first() {
        return Err(Refusal::Misfit(report.in_words()));
    }
    let is_default =
        key.default.as_deref().map(json_of_toml) == Some(json_of_toml(&written(&value)));
    Ok((!is_default).then_some(value))
}

/// The example of a key.
pub(super) fn example(key: &Key) -> Value {
    key.example.parse().unwrap_or_else(|_| Value::from(""))
}

/// A value as it is written.
fn written(value: &Value) -> String {
    value.to_string().trim().to_owned()
}

fn is_blank(field: &Json) -> bool {
    match field {
        Json::Null => true,
        Json::String(text) => text.trim().is_empty(),
        Json::Array(fields) => fields.iter().all(is_blank),
        _ => false,
    }
}

/// The value of that shape; where there is none, a text, which does not fit.
fn made(key: &Key, shape: &ValueShape, field: &Json) -> Value {
    let text = match field {
        Json::String(text) => text.trim().to_owned(),
        other => other.to_string(),
    };
    match shape {
        ValueShape::Flag => text.parse::<bool>().map_or(text.into(), Value::from),
        ValueShape::Whole(_) => text.parse::<i64>().map_or(text.into(), Value::from),
        ValueShape::List(item) | ValueShape::Pair(item) => list(key, item, field).into(),
        ValueShape::Either(shapes) => {
            let mut values = shapes.iter().map(|shape| (shape, made(key, shape, field)));
            let fits = |(shape, value): &(&ValueShape, Value)| {
                misfits(key, shape, &written(value)).is_empty()
            };
            let fitting = values.find(fits).map(|(_, value)| value);
            fitting.unwrap_or_else(|| text.into())
        }
        _ => text.into(),
    }
}

/// The values of several fields, or of one with commas in it.
fn list(key: &Key, item: &ValueShape, field: &Json) -> Array {
    let parts: Vec<Json> = match field {
        Json::Array(fields) => fields.clone(),
        Json::String(text) => text.split(',').map(Json::from).collect(),
        other => vec![other.clone()],
    };
    let parts = parts.iter().filter(|part| !is_blank(part));
    parts.map(|part| made(key, item, part)).collect()
}

/// The text of a value that is one.
pub(super) fn text_of(value: &toml::Value) -> Option<String> {
    json_of(value).as_str().map(str::to_owned)
}
