//! All keys of a spec, and their JSON Schema, with which editors complete, explain and check `book.toml`.

use super::answers::AnswerKeys;
use super::cover::CoverSpec;
use super::daily::{
    ArtKeys, ColumnKeys, DeskKeys, SlotCalendarKeys, SlotIdKeys, SlotKeys, SpotKeys, WebSpec,
    WeekKeys,
};
use super::design::GridKeys;
use super::imposition::ImpositionKeys;
use super::key::{Key, Keys, ValueShape};
use super::kind::KindKeys;
use super::levels::LevelKeys;
use super::listing::ListingSpec;
use super::matter::{BackMatter, FrontMatter, TextKeys};
use super::numbering::NumberingKeys;
use super::page::{MarginKeys, PageKeys, SizeKeys};
use super::puzzle::PuzzleSpec;
use super::replace::SKIPPED_ATTEMPTS;
use super::section::{SectionKeys, SourceKeys};
use super::series::SeriesKeys;
use super::table_name::{KeyHome, TableName};
use super::target::TargetKeys;
use super::top::{DesignKeys, TopKeys};
use super::type_spec::{FamilyKeys, LEADING, TypeKeys};
use super::worksheet::WorksheetKeys;
use gridpress_engine::generate::Level;
use gridpress_ground::units::Length;
use gridpress_messages::diag::nearest;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The JSON Schema dialect that TOML editors support.
const DRAFT: &str = "http://json-schema.org/draft-07/schema#";
/// A number and its unit.
const LENGTH: &str =
    r"^\s*([+-]?([0-9]+\.?[0-9]*|\.[0-9]+)\s*(in|mm|cm|pt)|\+?[0-9]+\s*p[0-9]*)\s*$";
/// A date, as in 2026-11-21.
const DATE: &str = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";

/// Returns the JSON Schema (draft 7) of a spec: every key with its sentence, values, default and an example. Choices are
/// listed in lower case; specs may use any case.
///
/// ```
/// let schema = gridpress_bookspec::schema();
/// assert_eq!(schema["definitions"]["page"]["properties"]["bleed"]["default"], "0pt");
/// ```
pub fn schema() -> Value {
    // By header, which determines the order in the schema.
    let mut tables: BTreeMap<String, (TableName, Vec<Key>)> = BTreeMap::new();
    for key in all_keys() {
        let table = tables.entry(key.table.to_string());
        table.or_insert((key.table, Vec::new())).1.push(key);
    }
    let mut schema = object(tables.remove("").map(|(_, keys)| keys).unwrap_or_default());
    let names: Vec<TableName> = tables.values().map(|(table, _)| *table).collect();
    let mut definitions: Map<String, Value> = (tables.into_values())
        .map(|(table, keys)| (definition(table), with_title(table, object(keys))))
        .collect();
    for table in names.into_iter().filter(|table| *table != LevelKeys::TABLE) {
        insert_table(table, &mut schema, &mut definitions);
    }
    let properties = &mut schema["properties"];
    properties["levels"] = levels();
    properties["words"] = messages();
    properties["replace"] = json!({
        "description": "Puzzles that give way to the next at their address: how many are passed over.",
        "type": "object",
        "additionalProperties": whole(&SKIPPED_ATTEMPTS),
    });
    schema["$schema"] = DRAFT.into();
    schema["title"] = "A book spec of gridpress".into();
    // A book has sections, a desk has days.
    schema["anyOf"] = json!([{ "required": ["section"] }, { "required": ["daily"] }]);
    schema["definitions"] = definitions.into();
    schema
}

/// Returns the schema as the text of a file.
pub fn schema_text() -> String {
    format!("{:#}\n", schema())
}

/// Returns the schema of a table with exactly these keys.
fn object(keys: Vec<Key>) -> Value {
    let required: Vec<&str> =
        (keys.iter().filter(|key| key.required)).map(|key| key.name).collect();
    let mut object = json!({
        "type": "object",
        "additionalProperties": false,
        "properties": keys.iter().map(property).collect::<Map<String, Value>>(),
    });
    if !required.is_empty() {
        object["required"] = required.into();
    }
    object
}

fn with_title(table: TableName, mut object: Value) -> Value {
    object["title"] = table.to_string().into();
    object
}

/// Returns the name of a table's definition: `page.margins` for `[page.margins]`.
fn definition(table: TableName) -> String {
    match table {
        TableName::Inline(keys) => keys.join("-"),
        table => table.path().join("."),
    }
}

fn reference(table: TableName) -> Value {
    json!({ "$ref": format!("#/definitions/{}", definition(table)) })
}

/// Adds a table as a property of its parent, unless a key of the parent already refers to it.
fn insert_table(table: TableName, top: &mut Value, definitions: &mut Map<String, Value>) {
    let Some((name, parent)) = table.path().split_last() else {
        return;
    };
    let parent = match parent {
        [] => Some(top),
        parent => definitions.get_mut(&parent.join(".")),
    };
    let value = match table {
        TableName::List(_) => {
            json!({ "type": "array", "minItems": 1, "items": reference(table) })
        }
        _ => reference(table),
    };
    if let Some(properties) = parent.and_then(|parent| parent["properties"].as_object_mut()) {
        properties.entry(*name).or_insert(value);
    }
}

fn levels() -> Value {
    let level = |(name, _): &(&str, Level)| ((*name).to_owned(), reference(LevelKeys::TABLE));
    json!({
        "description": "The names and requirements of the levels.",
        "type": "object",
        "additionalProperties": false,
        "properties": Level::NAMES.iter().map(level).collect::<Map<String, Value>>(),
    })
}

fn messages() -> Value {
    let text = |key: &str| (key.to_owned(), json!({ "type": "string" }));
    json!({
        "description": "Other words for messages of the program.",
        "type": "object",
        "additionalProperties": false,
        "properties": gridpress_messages::keys().map(text).collect::<Map<String, Value>>(),
    })
}

fn property(key: &Key) -> (String, Value) {
    let mut property = values(&key.shape);
    // Validators ignore everything beside a reference.
    if property.get("$ref").is_some() {
        property = json!({ "allOf": [property] });
    }
    property["description"] = match &key.shape {
        ValueShape::Length(range) => format!("{}{}", key.about(), within(range)).into(),
        _ => key.about().into(),
    };
    if let Some(default) = &key.default {
        property["default"] = json_of_toml(default);
    }
    property["examples"] = vec![json_of_toml(key.example)].into();
    (key.name.to_owned(), property)
}

/// Returns the range of lengths as a sentence; empty if any length is valid.
fn within(range: &RangeInclusive<gridpress_ground::units::Length>) -> String {
    match range.end().in_mm() {
        _ if *range == ANY_LENGTH => String::new(),
        most => format!(" From {} to {most}.", range.start().in_mm()),
    }
}

/// Returns the schema of the values of a key.
fn values(shape: &ValueShape) -> Value {
    match shape {
        ValueShape::Flag => json!({ "type": "boolean" }),
        ValueShape::Whole(range) => whole(range),
        ValueShape::Length(_) => json!({ "type": "string", "pattern": LENGTH }),
        ValueShape::Choice(names) => json!({ "enum": names }),
        ValueShape::Text | ValueShape::Paragraphs => json!({ "type": "string" }),
        ValueShape::Date => json!({ "type": "string", "pattern": DATE }),
        ValueShape::List(item) => json!({ "type": "array", "items": values(item) }),
        ValueShape::Pair(item) => {
            json!({ "type": "array", "items": values(item), "minItems": 2, "maxItems": 2 })
        }
        ValueShape::Table(table) => reference(*table),
        ValueShape::Either(shapes) => {
            json!({ "anyOf": shapes.iter().map(values).collect::<Vec<_>>() })
        }
    }
}

fn whole(range: &RangeInclusive<u32>) -> Value {
    let mut whole = json!({ "type": "integer", "minimum": range.start() });
    if *range.end() < u32::MAX {
        whole["maximum"] = (*range.end()).into();
    }
    whole
}

/// Converts the text of a TOML value to JSON.
pub fn json_of_toml(text: &str) -> Value {
    let table: toml::Table = toml::from_str(&format!("value = {text}")).unwrap_or_default();
    table.get("value").map_or(Value::Null, json_of)
}

/// Converts a TOML value to JSON, with dates as text.
pub fn json_of(value: &toml::Value) -> Value {
    match value {
        toml::Value::String(text) => text.as_str().into(),
        toml::Value::Integer(whole) => (*whole).into(),
        toml::Value::Float(number) => (*number).into(),
        toml::Value::Boolean(flag) => (*flag).into(),
        toml::Value::Datetime(date) => date.to_string().into(),
        toml::Value::Array(items) => items.iter().map(json_of).collect(),
        toml::Value::Table(table) => table
            .iter()
            .map(|(key, value)| (key.clone(), json_of(value)))
            .collect::<Map<String, Value>>()
            .into(),
    }
}

/// The range of a length whose limits depend on other keys.
const ANY_LENGTH: RangeInclusive<Length> = LEADING;

/// Returns every key of a spec, including those of tables in place of a single value (the sides of a size, the styles
/// of a family), and those of a single slot, which may be in `[daily]` itself.
pub(super) fn all_keys() -> Vec<Key> {
    let of_slot = [SlotKeys::keys(), ArtKeys::keys(), puzzle_keys()].concat();
    [keys(), keys_in(DeskKeys::TABLE, of_slot), SizeKeys::keys(), FamilyKeys::keys()].concat()
}

/// Returns the name in a spec that `name` has or is mistyped for, and the tables that it belongs to. The keys of a desk
/// explain little in a book.
pub(super) fn homes(name: &str, has_desk: bool) -> Option<(&'static str, Vec<KeyHome>)> {
    let keys = all_keys();
    let all: Vec<(&str, KeyHome)> = keys
        .iter()
        .filter_map(|key| match key.table.path() {
            [.., last] => Some((*last, KeyHome::Table(key.table))),
            [] => None,
        })
        .chain(keys.iter().filter_map(|key| match key.table {
            TableName::Inline(_) => None,
            table if !has_desk && table.path().first() == Some(&"daily") => None,
            _ => Some((key.name, KeyHome::Key(key.table))),
        }))
        .collect();
    let names = || all.iter().map(|(name, _)| *name);
    let name = names().find(|valid| *valid == name).or_else(|| nearest(name, names()))?;
    let mut homes: Vec<KeyHome> = Vec::new();
    for &(_, home) in all.iter().filter(|(valid, _)| *valid == name) {
        if !homes.contains(&home) {
            homes.push(home);
        }
    }
    // A table is written under its header, and most keys below a wrong header belong above all of them.
    if homes.iter().any(|home| matches!(home, KeyHome::Table(_))) {
        homes.retain(|home| matches!(home, KeyHome::Table(_)));
    } else if homes.contains(&KeyHome::Key(TableName::Top)) {
        homes.retain(|home| *home == KeyHome::Key(TableName::Top));
    }
    Some((name, homes))
}

/// Returns the keys that describe puzzles in sections and slots.
fn puzzle_keys() -> Vec<Key> {
    [KindKeys::keys(), TargetKeys::keys()].concat()
}

/// Moves `keys` to `table`.
fn keys_in(table: TableName, keys: Vec<Key>) -> Vec<Key> {
    keys.into_iter().map(|key| Key { table, ..key }).collect()
}

/// Returns every key of a spec, by table. Not included are `[words]` and `[replace]`, whose keys are messages and
/// addresses, and the sides of a size and the styles of a family.
///
/// ```
/// let bleed = gridpress_bookspec::keys().into_iter().find(|key| key.name == "bleed").unwrap();
/// assert_eq!((bleed.table.to_string(), bleed.default.unwrap()), ("[page]".into(), "\"0pt\"".into()));
/// ```
pub fn keys() -> Vec<Key> {
    [
        TopKeys::keys(),
        SeriesKeys::keys(),
        DesignKeys::keys(),
        PageKeys::keys(),
        MarginKeys::keys(),
        TypeKeys::keys(),
        GridKeys::keys(),
        SectionKeys::keys(),
        keys_in(SectionKeys::TABLE, puzzle_keys()),
        SourceKeys::keys(),
        NumberingKeys::keys(),
        LevelKeys::keys(),
        PuzzleSpec::keys(),
        WorksheetKeys::keys(),
        AnswerKeys::keys(),
        FrontMatter::keys(),
        BackMatter::keys(),
        TextKeys::keys(),
        CoverSpec::keys(),
        ListingSpec::keys(),
        ImpositionKeys::keys(),
        DeskKeys::keys(),
        ColumnKeys::keys(),
        SpotKeys::keys(),
        WebSpec::keys(),
        WeekKeys::keys(),
        SlotIdKeys::keys(),
        SlotCalendarKeys::keys(),
        SlotKeys::keys(),
        ArtKeys::keys(),
        keys_in(SlotKeys::TABLE, puzzle_keys()),
    ]
    .concat()
}
