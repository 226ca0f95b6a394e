//! The JSON Schemas: that of specs accepts valid ones and rejects many mistakes; the others describe the files that the
//! program writes.

use super::program::{SMALL, folder, lock, run, run_on, succeed, with_spec};
use super::zip_archives::unpacked;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn schema() -> Value {
    serde_json::from_str(&succeed(here("tests"), &["schema"])).unwrap()
}

/// Returns the mistakes of `value` under `rule`, a part of `schema`, each with its place.
fn mistakes(schema: &Value, rule: &Value, value: &toml::Value, place: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut wrong = |what: &str| found.push(format!("{place}: {what}"));
    let whole = |key: &str| rule[key].as_i64();
    let text = value.as_str().map(str::to_owned);
    // A TOML date is a string in JSON.
    let text = text.or_else(|| value.as_datetime().map(ToString::to_string));
    let is_type = match rule["type"].as_str() {
        None => true,
        Some("object") => value.is_table(),
        Some("array") => value.is_array(),
        Some("string") => text.is_some(),
        Some("integer") => value.is_integer(),
        Some("number") => value.is_integer() || value.is_float(),
        Some("boolean") => value.is_bool(),
        Some(other) => panic!("{other}"),
    };
    if !is_type {
        wrong("type");
    }
    if let Some(names) = rule["enum"].as_array()
        && !text.as_ref().is_some_and(|text| names.contains(&text.as_str().into()))
    {
        wrong("enum");
    }
    if rule["const"].is_string() && rule["const"].as_str() != text.as_deref() {
        wrong("const");
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
            found.extend(mistakes(schema, &rule["items"], item, &format!("{place}[]")));
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
    if let Some(rules) = rule["anyOf"].as_array().or(rule["oneOf"].as_array()) {
        let ways: Vec<_> = rules.iter().map(|rule| mistakes(schema, rule, value, place)).collect();
        if !ways.iter().any(Vec::is_empty) {
            found.extend(ways.into_iter().flatten());
        }
    }
    found
}

/// Matches the patterns used in the schemas, as editors do.
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
        "^[0-9a-f]{64}$" => {
            let is_hexadecimal = |c: char| matches!(c, '0'..='9' | 'a'..='f');
            text.len() == 64 && text.chars().all(is_hexadecimal)
        }
        "^[0-9]+x[0-9]+$" => are_counts(text.split_once('x')),
        "^r[0-9]+c[0-9]+$" => {
            let cell = text.strip_prefix('r');
            are_counts(cell.and_then(|cell| cell.split_once('c')))
        }
        _ => panic!("{pattern}"),
    }
}

/// Returns `true` if both parts are numbers without a sign.
fn are_counts(parts: Option<(&str, &str)>) -> bool {
    let is_count = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    parts.is_some_and(|(a, b)| is_count(a) && is_count(b))
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
    // The spec in a lock contains every default.
    let spec = lock(&here("tests/frozen/kinds-1.lock")).remove("spec").unwrap();
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
    assert_eq!(one("[[section]]\nid = \"x\"\nper_page = 0"), [".section[].per_page: range"]);
    assert_eq!(one("[page]\nbleed = \"3\""), [".page.bleed: pattern"]);
    assert_eq!(one("[page.margins]\ninside = \"none\"").len(), 2);
    assert_eq!(one("[levels.hard]\nremoved = [50]"), [".levels.hard.removed: items"]);
    assert_eq!(one("[replace]\n\"easy/1\" = \"x\""), [".replace.easy/1: type"]);
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
    for (name, property) in found.into_iter().filter(|(_, property)| property.get("$ref").is_none())
    {
        let is_table = property["type"] == "array" && property.get("description").is_none();
        assert!(is_table || property["description"].is_string(), "{name}: {property}");
    }
    let bleed = &schema["definitions"]["page"]["properties"]["bleed"];
    assert_eq!(bleed["default"], "0pt");
    assert_eq!(bleed["examples"][0], "0.125in");
    assert!(
        bleed["description"].as_str().unwrap().ends_with(" From 0.0 mm to 25.4 mm."),
        "{bleed}"
    );
}

/// Returns the schema of that name, changed to reject fields that it does not list.
fn strict(name: &str) -> Value {
    fn close(value: &mut Value) {
        if value.get("properties").is_some() {
            value["additionalProperties"] = false.into();
        }
        match value {
            Value::Object(object) => object.values_mut().for_each(close),
            Value::Array(items) => items.iter_mut().for_each(close),
            _ => {}
        }
    }
    let text = succeed(here("tests"), &["schema", name]);
    let mut schema: Value = serde_json::from_str(&text).unwrap();
    close(&mut schema);
    let draft = "https://json-schema.org/draft/2020-12/schema";
    assert_eq!(schema["$schema"], draft);
    schema
}

/// Returns the mistakes of a JSON value under a schema.
fn wrong_in(schema: &Value, json: &Value) -> Vec<String> {
    let json = toml::Value::try_from(json).unwrap();
    mistakes(schema, schema, &json, "")
}

/// Fails if a field is not described, or if the schema misses a change of `json`: another type, or a missing required
/// field.
fn holds(schema: &Value, json: &Value) {
    assert_eq!(wrong_in(schema, json), [""; 0]);
    let required = schema["required"].as_array().unwrap();
    for key in json.as_object().unwrap().keys() {
        let about = schema["properties"][key]["description"].as_str();
        assert!(about.is_some_and(|about| about.len() > 9), "{key}");
        let mut other = json.clone();
        other[key] = serde_json::json!({ "other": [] });
        assert_ne!(wrong_in(schema, &other), [""; 0], "{key}");
        other.as_object_mut().unwrap().remove(key);
        let is_required = required.iter().any(|required| required == key);
        assert_eq!(wrong_in(schema, &other).is_empty(), !is_required, "{key}");
    }
}

/// Returns the fields of the objects of a schema that are not among those `seen`.
fn missing(schema: &Value, seen: &BTreeSet<String>) -> Vec<String> {
    keys(&schema["properties"]).difference(seen).cloned().collect()
}

/// Returns the names of the fields of an object.
fn keys(object: &Value) -> BTreeSet<String> {
    object.as_object().unwrap().keys().cloned().collect()
}

#[test]
fn feeds_and_indices_match_their_schemas() {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let week = days.map(|day| format!("{day} = \"easy\"")).join(", ");
    let slots = [
        ("plain", ""),
        ("mini", "size = 6\nbox = \"3x2\""),
        ("drawn", "variant = [\"jigsaw\"]"),
        ("sums", "variant = [\"killer\"]"),
        ("two", "grids = \"twodoku\""),
        ("word", "symbols = \"word\""),
        ("bars", "variant = [\"consecutive\"]\ncontest = [\"r1c1\"]"),
        ("outside", "size = 6\nvariant = [\"sandwich\"]"),
    ];
    let slots = slots
        .map(|(id, more)| format!("[[daily.slot]]\nid = \"{id}\"\nweek = {{ {week} }}\n{more}\n"));
    let head =
        "title = \"The Post\"\nseed = \"only the desk knows\"\n[daily]\nfirst = \"2026-01-01\"\n";
    let folder = with_spec(&format!("{head}{}", slots.concat()));
    let path = folder.path();
    let run = |args: &str| succeed(path, &args.split(' ').collect::<Vec<_>>());
    run("daily book.toml --date 2026-01-05 --format json,svg -o out --proof");
    run("daily book.toml --date 2026-01-06 --format json -o out --no-solution");
    run("correct out --date 2026-01-05 --slot sums --note Misspelt. --level hard");
    let read = |file: &str| -> Value {
        serde_json::from_slice(&fs::read(path.join("out").join(file)).unwrap()).unwrap()
    };
    let feed = strict("feed");
    let mut seen = BTreeSet::new();
    for slot in ["plain", "mini", "drawn", "sums", "two", "word", "bars", "outside"] {
        let json = read(&format!("2026-01-05-{slot}.json"));
        holds(&feed, &json);
        seen.extend(keys(&json));
        let json = read(&format!("2026-01-06-{slot}.json"));
        holds(&feed, &json);
        assert_eq!(json.get("solution"), None);
    }
    // Every field of the schema occurs, except those of puzzles outside a desk and of the secret seed.
    let elsewhere = [
        "canonical", "canonical_solution", "grade", "minimal", "name", "section", "section_title",
        "seed", "solutions",
    ];
    assert_eq!(missing(&feed, &seen), elsewhere);
    let (index, json) = (strict("index"), read("index.json"));
    holds(&index, &json);
    let spec = fs::read_to_string(path.join("book.toml")).unwrap();
    fs::write(path.join("site.toml"), spec + "[daily.web]\nsite = true\n").unwrap();
    run("daily site.toml --date 2026-01-05 --format html --slot mini -o site");
    let site = serde_json::from_slice(&fs::read(path.join("site/today.json")).unwrap()).unwrap();
    holds(&strict("today"), &site);
    assert_eq!(site["slots"][0]["files"][0]["file"], "2026-01-05-mini.html");
    let entry = &index["properties"]["files"]["items"];
    let files = json["files"].as_array().unwrap();
    assert!(files.len() > 12, "{}", files.len());
    files.iter().for_each(|file| holds(entry, file));
    let seen = files.iter().flat_map(keys);
    assert_eq!(seen.collect::<BTreeSet<_>>(), keys(&entry["properties"]));
}

#[test]
fn manifests_match_their_schema() {
    let more = [
        "",
        "variant = [\"killer\"]",
        "variant = [\"jigsaw\"]",
        "size = 6\nbox = \"3x2\"",
        "grids = \"twodoku\"",
        "symbols = \"word\"",
        "variant = [\"consecutive\"]",
    ];
    let sections = more.iter().enumerate().map(|(at, more)| {
        format!("[[section]]\nid = \"s{at}\"\ntitle = \"T\"\nlevel = \"easy\"\ncount = 1\n{more}\n")
    });
    let head = "title = \"M\"\nauthor = \"A\"\nseed = \"s\"\n[numbering]\nper_section = true\n";
    let folder = with_spec(&format!("{head}{}", sections.collect::<String>()));
    let path = folder.path();
    let run = |args: &str| succeed(path, &args.split(' ').collect::<Vec<_>>());
    run("book book.toml");
    run("pictures book.lock -o art");
    run("export book.lock --pack book.zip");
    run("generate -n 2 --seed s --pack made.zip --solution");
    let packed = |file: &str| unpacked(&path.join(file))["manifest.json"].clone();
    let art = fs::read(path.join("art/manifest.json")).unwrap();
    let manifest = strict("manifest");
    let puzzle = &manifest["properties"]["puzzles"]["items"];
    let file = &puzzle["properties"]["files"]["items"];
    let mut seen = BTreeSet::new();
    for text in [art, packed("book.zip"), packed("made.zip")] {
        let json: Value = serde_json::from_slice(&text).unwrap();
        holds(&manifest, &json);
        for entry in json["puzzles"].as_array().unwrap() {
            holds(puzzle, entry);
            seen.extend(keys(entry));
            let files = entry["files"].as_array().unwrap();
            files.iter().for_each(|entry| holds(file, entry));
        }
    }
    let elsewhere = ["canonical", "canonical_solution", "minimal", "solutions"];
    assert_eq!(missing(puzzle, &seen), elsewhere);
}

#[test]
fn puzzles_match_their_schema() {
    let schema = strict("puzzle");
    let folder = with_spec(
        "title = \"M\"\nseed = \"s\"\n[numbering]\nper_section = true\n[[section]]\nid = \"a\"\ntitle = \"T\"\n\
        level = \"easy\"\ncount = 2\nsymbols = \"word\"\n",
    );
    let path = folder.path();
    let run = |args: &str| succeed(path, &args.split(' ').collect::<Vec<_>>());
    run("book book.toml");
    let mut seen = BTreeSet::new();
    let mut check = |text: String| {
        for line in text.lines() {
            let json: Value = serde_json::from_str(line).unwrap();
            holds(&schema, &json);
            seen.extend(keys(&json));
        }
    };
    let names = gridpress::Variant::NAMES.iter().map(|(name, _)| *name);
    for variant in names.filter(|name| !["calcudoku", "jigsaw"].contains(name)) {
        let small = if variant == "nonconsecutive" { "9" } else { "6" };
        let args =
            format!("generate --json --seed s --size {small} --variant {variant} --removed 4..8");
        let ran = super::program::run(path, &args.split(' ').collect::<Vec<_>>());
        // Some variants have no 6x6.
        if ran.code == 0 {
            check(ran.out);
        }
    }
    for args in [
        "generate --json --seed s --size 6 --box 3x2 --level easy --canonical --solution",
        "generate --json --seed s --size 4 --removed minimal",
        "generate --json --seed s --size 5 --variant jigsaw --level easy",
        "generate --json --seed s --size 4 --variant calcudoku --level easy",
        "generate --json --seed s --grids twodoku --level easy",
        "export book.lock --json",
        "grade book.lock --json",
        "canonical book.lock --json",
        "convert book.lock --json --solution",
        "solve book.lock --json",
    ] {
        check(run(args));
    }
    assert_eq!(seen, keys(&schema["properties"]));
    let signs = &schema["properties"]["marks"]["items"]["properties"]["sign"]["oneOf"];
    let described = gridpress::Sign::NAMES
        .iter()
        .map(|(name, sign)| json!({ "const": name, "description": sign.meaning() }));
    assert_eq!(*signs, described.collect::<Value>());
}

#[test]
fn answers_match_their_schemas() {
    let nets = include_str!("../../src/engine/rating/examples/forcing-net.txt");
    let (marks, _) = nets.trim_end().rsplit_once('\n').unwrap();
    let killer = succeed(
        here("tests"),
        &["generate", "--json", "--seed", "s", "--variant", "killer", "--level", "hard"],
    );
    let several = ".".repeat(81);
    let clash = format!("11{}", &several[2..]);
    for (name, args) in [
        ("explanation", &["explain", "--json"][..]),
        ("hint", &["hint", "--json", "--depth", "step"]),
        ("solution", &["solve", "--json"]),
        ("solution", &["solve", "--json", "--all", "--limit", "2"]),
        ("solution", &["solve", "--json", "--count=2"]),
    ] {
        let schema = strict(name);
        for puzzle in [marks, &killer, &several, &clash] {
            let answer = run_on(here("tests"), args, puzzle).out;
            holds(&schema, &serde_json::from_str(&answer).unwrap());
        }
    }
}

#[test]
fn listings_match_their_schema() {
    let head = "title = \"M\"\nsubtitle = \"S\"\nauthor = \"A\"\nseries = \"Sudoku\"\nvolume = 2\nedition = \"Second\"\n\
        imprint = \"I\"\nisbn = \"978-3-16-148410-0\"\nseed = \"s\"\n[listing]\nages = [6, 9]\n\
        contributors = [\"illustrator: Ann Lee\"]\nlook_inside = [1]\n";
    let section = "[[section]]\nid = \"a\"\nlevel = \"hard\"\ncount = 1\n";
    let folder = with_spec(&format!("{head}{section}"));
    succeed(folder.path(), &["listing", "-q"]);
    let text = fs::read(folder.path().join("book-listing/listing.json")).unwrap();
    let json: Value = serde_json::from_slice(&text).unwrap();
    let listing = strict("listing");
    holds(&listing, &json);
    assert_eq!(keys(&json), keys(&listing["properties"]));
    assert!(!json["warnings"].as_array().unwrap().is_empty());
}

#[test]
fn only_listed_schemas_exist() {
    let of_book = succeed(here("tests"), &["schema"]);
    assert_eq!(succeed(here("tests"), &["schema", "Book"]), of_book);
    let refused = run(here("tests"), &["schema", "lock"]);
    assert_eq!(refused.code, 2);
    let names = "book, explanation, feed, hint, index, listing, manifest, puzzle, solution, today";
    assert!(refused.stderr.contains(names), "{}", refused.stderr);
}

#[test]
fn new_folders_have_the_schema_and_name_it() {
    let folder = folder();
    succeed(folder.path(), &["new", "mine"]);
    let read = |file: &str| fs::read_to_string(folder.path().join("mine").join(file)).unwrap();
    assert!(read("book.toml").starts_with("#:schema book.schema.json\n"));
    assert_eq!(read("book.schema.json"), succeed(folder.path(), &["schema"]));
}
