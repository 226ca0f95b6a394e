//! Where something stands in a spec.

use serde_json::Value;

/// A step into a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// To what stands under a key.
    Key(String),
    /// To an entry of a list of tables, from 0.
    Item(usize),
}

/// The path that a list of texts and numbers spells.
pub(super) fn from_json(path: &Value) -> Option<Vec<Step>> {
    let step = |step: &Value| match step {
        Value::String(key) => Some(Step::Key(key.clone())),
        Value::Number(item) => Some(Step::Item(usize::try_from(item.as_u64()?).ok()?)),
        _ => None,
    };
    path.as_array()?.iter().map(step).collect()
}

/// A path as a list of texts and numbers.
pub fn to_json(path: &[Step]) -> Value {
    let step = |step: &Step| match step {
        Step::Key(key) => Value::from(key.as_str()),
        Step::Item(item) => Value::from(*item),
    };
    path.iter().map(step).collect()
}
