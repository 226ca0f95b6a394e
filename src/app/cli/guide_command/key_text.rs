//! Explanations of single keys of a spec.

use crate::cli::terminal::wrap;
use gridpress_bookspec::{Key, TableName, ValueShape, keys};
use gridpress_ground::units::Length;
use std::ops::RangeInclusive;

/// Tables whose keys are not fixed, with an explanation and an example.
const FREE_TABLES: [(&str, &str, &str); 2] = [
    (
        "words",
        "Replacements for messages of the book's language, by their names. `gridpress guide writing` explains them.",
        "[words]\nanswers = \"Solutions\"",
    ),
    (
        "replace",
        "Puzzles that give way to the next one at their address, and how many to pass over.",
        "[replace]\n\"easy/17\" = 1",
    ),
];

/// Explains every key that `name` can mean, as `per_page`, `section.per_page` or `[section]`. `None` if no key and no table
/// has that name.
pub(super) fn explain(name: &str, width: usize) -> Option<String> {
    let name = name.replace(['[', ']', ' '], "");
    let table: Vec<Key> = keys().into_iter().filter(|key| dotted(key.table) == name).collect();
    if let Some(first) = table.first().filter(|_| !name.is_empty()) {
        return Some(table_text(first.table, &table, width));
    }
    if let Some((table, about, example)) = FREE_TABLES.iter().find(|(table, ..)| *table == name) {
        let example = example.replace('\n', "\n    ");
        return Some(format!("[{table}]\n\n{}\n    {example}\n", wrap(about, "  ", "  ", width)));
    }
    let matches = keys().into_iter().filter(|key| is_named(key, &name));
    let texts: Vec<String> = matches.map(|key| key_text(&key, width)).collect();
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// Returns the names of all keys and tables, with and without their table.
pub(super) fn names() -> Vec<String> {
    let free = FREE_TABLES.iter().map(|(table, ..)| (*table).to_owned());
    let keys = keys()
        .into_iter()
        .flat_map(|key| [key.name.to_owned(), dotted(key.table), full_name(&key)].into_iter());
    let mut names: Vec<String> = keys.chain(free).filter(|name| !name.is_empty()).collect();
    names.sort();
    names.dedup();
    names
}

/// Returns the path of a table with dots between its parts; nothing for the top of the file.
fn dotted(table: TableName) -> String {
    table.path().join(".")
}

/// Returns the name of a key with its table: `section.per_page`.
fn full_name(key: &Key) -> String {
    match key.table.path() {
        [] => key.name.to_owned(),
        path => format!("{}.{}", path.join("."), key.name),
    }
}

/// `true` if `name` is the end of the full name of a key. The keys of one level apply to all levels.
fn is_named(key: &Key, name: &str) -> bool {
    let full = full_name(key);
    let parts: Vec<&str> = name.split('.').collect();
    let name = match (key.table.path(), &parts[..]) {
        (["levels", level], ["levels", _, key]) => format!("levels.{level}.{key}"),
        _ => name.to_owned(),
    };
    full == name || full.strip_suffix(&name).is_some_and(|rest| rest.ends_with('.'))
}

fn table_text(table: TableName, keys: &[Key], width: usize) -> String {
    let mut text = format!("{table}\n");
    for key in keys {
        text +=
            &format!("\n  {}\n{}", key.name, wrap(&sentence(&key.about()), "    ", "    ", width));
    }
    text + "\n"
        + &wrap(
            &format!(
                "gridpress guide {}.KEY tells the values and the default of a key.",
                dotted(table)
            ),
            "",
            "",
            width,
        )
}

fn key_text(key: &Key, width: usize) -> String {
    let place = match key.table {
        TableName::Top => "at the top of the file, before the first table".to_owned(),
        TableName::Inline(_) => format!("a table in braces, {}", key.table),
        table => format!("in {table}"),
    };
    let default = match &key.default {
        _ if key.required => "none: the key is required".to_owned(),
        Some(default) if default == "[]" => "none".to_owned(),
        Some(default) => with_units(default),
        None => "none, or given by other keys".to_owned(),
    };
    let rows = [
        ("values", values(&key.shape)),
        ("default", default),
        ("example", format!("{} = {}", key.name, key.example)),
    ];
    let mut text = format!("{}  ({place})\n\n", key.name);
    text += &wrap(&sentence(&key.about()), "  ", "  ", width);
    text += "\n";
    for (name, value) in rows {
        text += &wrap(&value, &format!("  {name:7}  "), &" ".repeat(11), width);
    }
    text
}

/// Ends a text with a full stop.
fn sentence(text: &str) -> String {
    let text = text.trim();
    if text.ends_with(['.', '!', '?', ':']) { text.to_owned() } else { format!("{text}.") }
}

/// Describes the values that a key takes.
fn values(shape: &ValueShape) -> String {
    match shape {
        ValueShape::Flag => "true or false".to_owned(),
        ValueShape::Whole(range) => whole(range),
        ValueShape::Length(range) => {
            let [least, most] = [range.start(), range.end()].map(|length| in_unit(*length));
            format!("a length from {least} to {most}, with its unit: in, mm, cm or pt")
        }
        ValueShape::Choice(names) => match &names[..] {
            [name] => quoted(name),
            [names @ .., last] => {
                let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
                format!("{} or {}", names.join(", "), quoted(last))
            }
            [] => "none".to_owned(),
        },
        ValueShape::Text => "a text".to_owned(),
        ValueShape::Paragraphs => "a text; empty lines separate paragraphs".to_owned(),
        ValueShape::Date => "a date, as in 2026-11-21".to_owned(),
        ValueShape::List(item) => format!("a list, each item {}", values(item)),
        ValueShape::Pair(item) => format!("a list of two, from and to, each {}", values(item)),
        ValueShape::Table(TableName::Inline(keys)) => {
            format!("a table of {}", keys.join(", "))
        }
        ValueShape::Table(table) => format!("the table {table}"),
        ValueShape::Either(shapes) => {
            shapes.iter().map(values).collect::<Vec<String>>().join("; or ")
        }
    }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

fn whole(range: &RangeInclusive<u32>) -> String {
    match (range.start(), range.end()) {
        (least, &u32::MAX) => format!("a whole number, at least {least}"),
        (least, most) => format!("a whole number from {least} to {most}"),
    }
}

/// Returns a value of TOML with its lengths in the unit that an author would write.
fn with_units(value: &str) -> String {
    let parts = value.split('"').map(|part| match Length::parse(part) {
        Ok(length) if part.ends_with("pt") => in_unit(length),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("\"")
}

/// Returns a length in the unit that an author would write: inches where these are short, else points.
fn in_unit(length: Length) -> String {
    let thousandths = length.to_pt() / 72.0 * 1000.0;
    let rounded = thousandths.round();
    if length.to_pt() >= 72.0 && (thousandths - rounded).abs() < 1e-6 {
        format!("{}in", rounded / 1000.0)
    } else {
        length.to_string()
    }
}
