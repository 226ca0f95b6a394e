//! The fields of a form: the keys of a spec, table by table.

use super::path::Step;
use crate::{Key, ValueShape, json_of, json_of_toml, keys};
use gridpress_engine::generate::Level;
use serde_json::{Value, json};

/// The fields of a table.
pub(super) struct Fields {
    /// The keys that lead to the table.
    pub(super) path: Vec<&'static str>,
    /// Whether there are any number of such tables, in a list.
    pub(super) is_list: bool,
    /// The keys of the table.
    pub(super) keys: Vec<Key>,
}

impl Fields {
    /// The key of that name.
    pub(super) fn key(&self, name: &str) -> Option<&Key> {
        self.keys.iter().find(|key| key.name == name)
    }

    /// The names of the keys, in the order of the form.
    pub(super) fn order(&self) -> Vec<&'static str> {
        self.keys.iter().map(|key| key.name).collect()
    }
}

/// The fields of all tables.
pub(super) fn all() -> Vec<Fields> {
    let mut all: Vec<(&str, Vec<Key>)> = Vec::new();
    for key in keys() {
        // A table of its own has fields of its own.
        if matches!(key.shape, ValueShape::Table(_)) {
            continue;
        }
        match all.iter_mut().find(|(table, _)| *table == key.table) {
            Some((_, keys)) => keys.push(key),
            None => all.push((key.table, vec![key])),
        }
    }
    all.into_iter().flat_map(of_table).collect()
}

/// The fields of a table by its name in the list of keys; that of one level stands for all.
fn of_table((table, keys): (&'static str, Vec<Key>)) -> Vec<Fields> {
    let is_list = table.starts_with("[[");
    let bare = table.trim_matches(['[', ']']);
    let path: Vec<&str> = bare.split('.').filter(|name| !name.is_empty()).collect();
    let paths = match path[..] {
        ["levels", _] => (Level::NAMES.iter().map(|(level, _)| vec!["levels", *level])).collect(),
        _ => vec![path],
    };
    let fields = paths.into_iter().map(|path| Fields { path, is_list, keys: keys.clone() });
    fields.collect()
}

/// The fields of the table at `path`: of a whole list of tables, without an entry of it at the end.
pub(super) fn at(path: &[Step]) -> Option<Fields> {
    let names = path.iter().map(|step| match step {
        Step::Key(name) => Some(name.as_str()),
        Step::Item(_) => None,
    });
    let names: Vec<&str> = names.collect::<Option<_>>()?;
    all().into_iter().find(|fields| fields.path == names)
}

/// The form as JSON: for each table its path, whether it is a list, and its fields.
pub fn form() -> Value {
    let fields = all().into_iter().map(|fields| {
        json!({
            "path": fields.path,
            "list": fields.is_list,
            "keys": fields.keys.iter().map(field).collect::<Vec<_>>(),
        })
    });
    fields.collect()
}

fn field(key: &Key) -> Value {
    json!({
        "name": key.name,
        "about": key.about,
        "control": control(&key.shape),
        "required": key.required,
        "default": key.default.as_deref().map(json_of_toml),
        "example": json_of_toml(key.example),
    })
}

/// How values of a shape are asked for.
fn control(shape: &ValueShape) -> Value {
    match shape {
        ValueShape::Flag => json!({ "kind": "flag" }),
        ValueShape::Whole(range) => {
            let most = Some(range.end()).filter(|most| **most < u32::MAX);
            json!({ "kind": "whole", "least": range.start(), "most": most })
        }
        ValueShape::Length(_) => json!({ "kind": "length" }),
        ValueShape::Choice(names) => json!({ "kind": "choice", "names": names }),
        ValueShape::Text | ValueShape::Table(_) => json!({ "kind": "text" }),
        ValueShape::Paragraphs => json!({ "kind": "paragraphs" }),
        ValueShape::Date => json!({ "kind": "date" }),
        ValueShape::List(item) => match &**item {
            ValueShape::Choice(names) => json!({ "kind": "set", "names": names }),
            _ => json!({ "kind": "list" }),
        },
        ValueShape::Pair(item) => json!({ "kind": "pair", "of": control(item) }),
        ValueShape::Either(shapes) => either(shapes),
    }
}

fn either(shapes: &[ValueShape]) -> Value {
    let mut names = Vec::new();
    for shape in shapes {
        match shape {
            ValueShape::Flag => names.extend(["true", "false"]),
            ValueShape::Choice(choices) => names.extend(choices),
            // One name alone is written as a list of one.
            ValueShape::List(item) if matches!(**item, ValueShape::Choice(_)) => {
                return control(shape);
            }
            ValueShape::List(_) => return json!({ "kind": "list", "names": names }),
            _ => return json!({ "kind": "text", "names": names }),
        }
    }
    json!({ "kind": "choice", "names": names })
}

/// What stands in a spec, as JSON.
///
/// # Errors
/// Where the text is no TOML: why.
pub fn values(text: &str) -> Result<Value, String> {
    let table: toml::Table = toml::from_str(text).map_err(|error| error.to_string())?;
    Ok(json_of(&toml::Value::Table(table)))
}
