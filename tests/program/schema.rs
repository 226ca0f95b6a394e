//! The JSON Schema of specs: it takes those that are right, and refuses what it can see is wrong.

use super::program::{SMALL, folder, lock, succeed};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn schema() -> Value {
    serde_json::from_str(&succeed(here("tests"), &["schema"])).unwrap()
}

/// What is wrong with `value` by `rule`, a part of `schema`; each with its place.
fn mistakes(schema: &Value, rule: &Value, value: &toml::Value, place: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut wrong = |what: &str| found.push(format!("{place}: {what}"));
    let whole = |key: &str| rule[key].as_i64();
    let text = value.as_str().map(str::to_owned);
    // A date of TOML is a text of JSON.
    let text = text.or_else(|| value.as_datetime().map(ToString::to_string));
    let is_type = match rule["type"].as_str() {
        None => true,
        Some("object") => value.is_table(),
        Some("array") => value.is_array(),
        Some("string") => text.is_some(),
        Some("integer") => value.is_integer(),
        Some("boolean") => value.is_bool(),
        Some(other) => panic!("{other}"),
    };
    if !is_type {
        wrong("type");
    }
    if let Some(names) = rule["enum"].as_array()
        && !text
            .as_ref()
            .is_some_and(|text| names.contains(&text.as_str().into()))
    {
        wrong("enum");
    }
    if let (Some(pattern), Some(text)) = (rule["pattern"].as_str(), &text)
        && !matches(pattern, text)
    {
        wrong("pattern");
    }
    if let Some(number) = value.as_integer()
        && (whole("minimum").is_some_and(|least| number < least)
            || whole("maximum").is_some_and(|most| number > most))
    {
        wrong("range");
    }
    if let Some(items) = value.as_array() {
        let count = items.len() as i64;
        if whole("minItems").is_some_and(|least| count < least)
            || whole("maxItems").is_some_and(|most| count > most)
        {
            wrong("items");
        }
        for item in items.iter().filter(|_| rule.get("items").is_some()) {
            found.extend(mistakes(
                schema,
                &rule["items"],
                item,
                &format!("{place}[]"),
            ));
        }
    }
    if let Some(table) = value.as_table() {
        for name in rule["required"].as_array().into_iter().flatten() {
            if !table.contains_key(name.as_str().unwrap()) {
                found.push(format!("{place}: without {name}"));
            }
        }
        for (key, value) in table {
            let place = format!("{place}.{key}");
            match (&rule["properties"][key], &rule["additionalProperties"]) {
                (Value::Null, Value::Bool(false)) => found.push(format!("{place}: unknown")),
                (Value::Null, Value::Null) => {}
                (Value::Null, rule) | (rule, _) => {
                    found.extend(mistakes(schema, rule, value, &place))
                }
            }
        }
    }
    if let Some(reference) = rule["$ref"].as_str() {
        let rule = schema.pointer(reference.trim_start_matches('#')).unwrap();
        found.extend(mistakes(schema, rule, value, place));
    }
    for rule in rule["allOf"].as_array().into_iter().flatten() {
        found.extend(mistakes(schema, rule, value, place));
    }
    if let Some(rules) = rule["anyOf"].as_array() {
        let ways: Vec<_> = rules
            .iter()
            .map(|rule| mistakes(schema, rule, value, place))
            .collect();
        if !ways.iter().any(Vec::is_empty) {
            found.extend(ways.into_iter().flatten());
        }
    }
    found
}

/// The two patterns that the schema has, as the editors' engines read them.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern {
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" => {
            let is_right = |(at, c): (usize, char)| match at {
                4 | 7 => c == '-',
                _ => c.is_ascii_digit(),
            };
            text.len() == 10 && text.chars().enumerate().all(is_right)
        }
        r"^\s*([+-]?([0-9]+\.?[0-9]*|\.[0-9]+)\s*(in|mm|cm|pt)|\+?[0-9]+\s*p[0-9]*)\s*$" => {
            let text = text.trim();
            let is_count = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            if let Some((picas, points)) = text.split_once('p')
                && is_count(points)
            {
                return !picas.is_empty() && is_count(picas.trim());
            }
            let (number, unit) = text.split_at(text.len().saturating_sub(2));
            ["in", "mm", "cm", "pt"].contains(&unit) && number.trim().parse::<f64>().is_ok()
        }
        _ => panic!("{pattern}"),
    }
}

fn wrong_with(schema: &Value, text: &str) -> Vec<String> {
    let spec: toml::Table = text.parse().unwrap();
    mistakes(schema, schema, &spec.into(), "")
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn specs_that_are_right_are_taken() {
    let schema = schema();
    let mut good: Vec<PathBuf> = fs::read_dir(here("templates"))
        .unwrap()
        .map(|folder| folder.unwrap().path().join("book.toml"))
        .collect();
    good.extend(["tests/frozen/classic-1.toml", "tests/frozen/kinds-1.toml"].map(here));
    for path in good {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(wrong_with(&schema, &text), [""; 0], "{}", path.display());
    }
    assert_eq!(wrong_with(&schema, SMALL), [""; 0]);
    // The spec of a lock spells every default out.
    let spec = lock(&here("tests/frozen/kinds-1.lock"))
        .remove("spec")
        .unwrap();
    assert_eq!(mistakes(&schema, &schema, &spec, ""), [""; 0]);
}

#[test]
fn specs_that_are_wrong_are_not_taken() {
    let schema = schema();
    for name in [
        "counts",
        "cover",
        "desk",
        "desk-slots",
        "furniture",
        "imposition-without-kind",
        "imposition",
        "kinds",
        "later",
        "lengths",
        "levels",
        "matter",
        "no-puzzles",
        "page-of-text",
        "printers",
        "sections",
        "techniques",
        "unknown-keys",
        "walkthroughs",
        "words",
        "wrong-types",
    ] {
        let text = fs::read_to_string(here(&format!("tests/specs/{name}.toml"))).unwrap();
        assert_ne!(wrong_with(&schema, &text), [""; 0], "{name}");
    }
    let one = |text: &str| wrong_with(&schema, &format!("{SMALL}{text}"));
    assert_eq!(one("coutn = 3"), [".section[].coutn: unknown"]);
    assert_eq!(
        one("[[section]]\nid = \"x\"\nper_page = 0"),
        [".section[].per_page: range"]
    );
    assert_eq!(one("[page]\nbleed = \"3\""), [".page.bleed: pattern"]);
    assert_eq!(one("[page.margins]\ninside = \"none\"").len(), 2);
    assert_eq!(
        one("[levels.hard]\nremoved = [50]"),
        [".levels.hard.removed: items"]
    );
    assert_eq!(
        one("[replace]\n\"easy/1\" = \"x\""),
        [".replace.easy/1: type"]
    );
    assert_eq!(one("[words]\nansers = \"x\""), [".words.ansers: unknown"]);
    assert_eq!(wrong_with(&schema, "title = \"x\"").len(), 2);
}

#[test]
fn every_key_is_explained() {
    fn properties<'s>(value: &'s Value, found: &mut Vec<(&'s String, &'s Value)>) {
        if let Some(object) = value.as_object() {
            found.extend(value["properties"].as_object().into_iter().flatten());
            object.values().for_each(|value| properties(value, found));
        }
    }
    let schema = schema();
    let mut found = Vec::new();
    properties(&schema["definitions"], &mut found);
    assert!(found.len() > 100, "{}", found.len());
    for (name, property) in found
        .into_iter()
        .filter(|(_, property)| property.get("$ref").is_none())
    {
        let is_table = property["type"] == "array" && property.get("description").is_none();
        assert!(
            is_table || property["description"].is_string(),
            "{name}: {property}"
        );
    }
    let bleed = &schema["definitions"]["page"]["properties"]["bleed"];
    assert_eq!(bleed["default"], "0pt");
    assert_eq!(bleed["examples"][0], "0.125in");
    assert!(
        bleed["description"]
            .as_str()
            .unwrap()
            .ends_with(" From 0.0 mm to 25.4 mm."),
        "{bleed}"
    );
}

#[test]
fn new_folders_have_the_schema_and_name_it() {
    let folder = folder();
    succeed(folder.path(), &["new", "mine"]);
    let read = |file: &str| fs::read_to_string(folder.path().join("mine").join(file)).unwrap();
    assert!(read("book.toml").starts_with("#:schema book.schema.json\n"));
    assert_eq!(
        read("book.schema.json"),
        succeed(folder.path(), &["schema"])
    );
}
