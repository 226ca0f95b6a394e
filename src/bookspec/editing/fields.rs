//! The fields of a form: the keys of a spec, by table, and their values.

use super::document::{EditError, PathSegment};
use super::series;
use crate::key::{Key, ValueShape};
use crate::reader::{Entry, Reports, Table};
use crate::syntax;
use crate::table_name::TableName;
use crate::{json_of, json_of_toml, keys};
use gridpress_engine::generate::Level;
use gridpress_messages::diag::{Diagnostic, Source};
use gridpress_messages::{Text, Words};
use serde_json::{Value as Json, json};
use toml_edit::{Array, Value};

/// The fields of a table.
pub(super) struct Fields {
    /// Keys that lead to the table.
    pub(super) path: Vec<&'static str>,
    /// `true` for a list of tables.
    pub(super) is_list: bool,
    /// Keys of the table.
    pub(super) keys: Vec<Key>,
}

impl Fields {
    /// Returns the key called `name`.
    pub(super) fn key(&self, name: &str) -> Option<&Key> {
        self.keys.iter().find(|key| key.name == name)
    }

    /// Returns the names of the keys, in the order of the form.
    pub(super) fn order(&self) -> Vec<&'static str> {
        self.keys.iter().map(|key| key.name).collect()
    }
}

/// Returns the fields of all tables.
pub(super) fn all() -> Vec<Fields> {
    let mut all: Vec<(TableName, Vec<Key>)> = Vec::new();
    for key in keys() {
        // A nested table is listed separately.
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

/// Returns the fields of a table; the table of one level stands for those of all levels.
fn of_table((table, keys): (TableName, Vec<Key>)) -> Vec<Fields> {
    let is_list = matches!(table, TableName::List(_));
    let paths = match table.path() {
        ["levels", _] => (Level::NAMES.iter().map(|(level, _)| vec!["levels", *level])).collect(),
        path => vec![path.to_vec()],
    };
    paths.into_iter().map(|path| Fields { path, is_list, keys: keys.clone() }).collect()
}

/// Returns the fields of the table at `path`. The path of a list has no index at its end.
pub(super) fn at(path: &[PathSegment]) -> Option<Fields> {
    let names: Vec<&str> = path
        .iter()
        .map(|step| match step {
            PathSegment::Key(name) => Some(name.as_str()),
            PathSegment::Item(_) => None,
        })
        .collect::<Option<_>>()?;
    all().into_iter().find(|fields| fields.path == names)
}

/// Returns the form as JSON: for each table its path, whether it is a list, and its fields, explained in the language of
/// `words`.
pub fn form(words: &Words) -> Json {
    let fields = all().into_iter().map(|fields| {
        let keys = fields.keys.iter().filter(|key| !series::has_field(&fields.path, key.name));
        json!({
            "path": fields.path,
            "list": fields.is_list,
            "keys": keys.map(|key| field(key, words)).collect::<Vec<_>>(),
        })
    });
    fields.collect()
}

fn field(key: &Key, words: &Words) -> Json {
    json!({
        "name": key.name,
        "about": words.explanation(&key.explanation),
        "control": control(&key.shape),
        "required": key.required,
        "default": key.default.as_deref().map(json_of_toml),
        "example": json_of_toml(key.example),
    })
}

/// Returns the control that edits values of a shape.
fn control(shape: &ValueShape) -> Json {
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

fn either(shapes: &[ValueShape]) -> Json {
    let mut names = Vec::new();
    for shape in shapes {
        match shape {
            ValueShape::Flag => names.extend(["true", "false"]),
            ValueShape::Choice(choices) => names.extend(choices),
            // A single name is written as a list of one.
            ValueShape::List(item) if matches!(**item, ValueShape::Choice(_)) => {
                return control(shape);
            }
            ValueShape::List(_) => return json!({ "kind": "list", "names": names }),
            _ => return json!({ "kind": "text", "names": names }),
        }
    }
    json!({ "kind": "choice", "names": names })
}

/// Returns the values of a spec as JSON.
///
/// # Errors
/// The reason why the text is not valid TOML.
pub fn values(text: &str) -> Result<Json, String> {
    let table: toml::Table = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut values = json_of(&toml::Value::Table(table));
    series::gather(&mut values);
    Ok(values)
}

/// Returns the value of a form field; `None` if it is empty or the default, so that the key is left out.
///
/// # Errors
/// The key cannot have the value.
pub(super) fn value_for(key: &Key, field: &Json) -> Result<Option<Value>, EditError> {
    if is_blank(field) {
        return Ok(None);
    }
    let value = value_of(key, &key.shape, field);
    let wrong = find_errors(key, &key.shape, &to_text(&value));
    if let Some(report) = wrong.first() {
        return Err(EditError::InvalidValue(report.in_words()));
    }
    let is_default =
        key.default.as_deref().map(json_of_toml) == Some(json_of_toml(&to_text(&value)));
    Ok((!is_default).then_some(value))
}

/// Returns the example of a key.
pub(super) fn example(key: &Key) -> Value {
    key.example.parse().unwrap_or_else(|_| Value::from(""))
}

/// Returns a value as TOML text.
fn to_text(value: &Value) -> String {
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

/// Returns the field as a value of the given shape; an invalid field becomes text, which does not match the shape.
fn value_of(key: &Key, shape: &ValueShape, field: &Json) -> Value {
    let text = match field {
        Json::String(text) => text.trim().to_owned(),
        other => other.to_string(),
    };
    match shape {
        ValueShape::Flag => text.parse::<bool>().map_or(text.into(), Value::from),
        ValueShape::Whole(_) => text.parse::<i64>().map_or(text.into(), Value::from),
        ValueShape::List(item) | ValueShape::Pair(item) => list(key, item, field).into(),
        ValueShape::Either(shapes) => {
            // Several fields are a list, not its text.
            shapes
                .iter()
                .filter(|shape| {
                    !field.is_array() || matches!(shape, ValueShape::List(_) | ValueShape::Pair(_))
                })
                .map(|shape| (shape, value_of(key, shape, field)))
                .find(|(shape, value)| find_errors(key, shape, &to_text(value)).is_empty())
                .map(|(_, value)| value)
                .unwrap_or_else(|| text.into())
        }
        _ => text.into(),
    }
}

/// Returns the values of several fields, or of one field with commas.
fn list(key: &Key, item: &ValueShape, field: &Json) -> Array {
    let parts: Vec<Json> = match field {
        Json::Array(fields) => fields.clone(),
        Json::String(text) => text.split(',').map(Json::from).collect(),
        other => vec![other.clone()],
    };
    parts.iter().filter(|part| !is_blank(part)).map(|part| value_of(key, item, part)).collect()
}

/// Returns the text of a text value.
pub(super) fn text_of(value: &toml::Value) -> Option<String> {
    json_of(value).as_str().map(str::to_owned)
}

/// Returns the errors of the TOML value `value` for `key`, which should have `shape`; empty if the value alone is
/// valid. Files are not read, and other keys not considered.
fn find_errors(key: &Key, shape: &ValueShape, value: &str) -> Vec<Diagnostic> {
    if let ValueShape::Either(shapes) = shape {
        let mut found = shapes.iter().map(|shape| find_errors(key, shape, value));
        let last = found.clone().next_back().unwrap_or_default();
        return if found.any(|found| found.is_empty()) { Vec::new() } else { last };
    }
    let source = Source::new(key.name, format!("{} = {value}", key.name));
    let tree = match syntax::tree(&source) {
        Ok(tree) => tree,
        Err(found) => return found,
    };
    let reports = Reports::new(source.clone());
    if let Some(entry) =
        Table::new(&reports, tree.get_ref(), tree.span(), key.table.into()).get(key.name)
    {
        check_value(&entry, shape);
    }
    reports.into_list(|_| None)
}

/// Reports the errors of a value.
fn check_value(entry: &Entry<'_>, shape: &ValueShape) {
    match shape {
        ValueShape::Flag => drop(entry.boolean()),
        ValueShape::Whole(range) => drop(entry.whole(range.clone())),
        ValueShape::Length(range) => drop(entry.length(range.clone())),
        ValueShape::Choice(names) => {
            let known: Vec<(&str, ())> = names.iter().map(|name| (*name, ())).collect();
            let _: Option<()> = entry.one_of(&known);
        }
        ValueShape::Text | ValueShape::Paragraphs => drop(entry.string()),
        ValueShape::Date => drop(entry.date()),
        ValueShape::List(item) => {
            entry.items().unwrap_or_default().iter().for_each(|entry| check_value(entry, item));
        }
        ValueShape::Pair(item) => {
            let pair: Option<[Entry<'_>; 2]> = entry.array(&Text::from("two values"));
            pair.iter().flatten().for_each(|entry| check_value(entry, item));
        }
        ValueShape::Table(_) => drop(entry.table()),
        // Only items of lists have one of several shapes; their readers check them.
        ValueShape::Either(_) => {}
    }
}
