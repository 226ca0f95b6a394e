//! Specs before and after changes.

use super::*;
use gridpress_messages::Words;
use serde_json::{Value, json};

const SPEC: &str = r#"#:schema book.schema.json
# A book of mine.

title  = "Mine" # for now
# Who wrote it.
author = "Me"

# The paper.
[page]
# As wide as a hand.
trim    = "6x9in" # or "a5"
printer = "lulu"

# The sections.

# To begin with.
[[section]]
id = "easy"
level = "easy" # for all
count = 12

# Then these.
[[section]]
id = "hard"
level = "hard"
count = 8

# The end.
"#;

fn change(change: Value) -> Change {
    Change::from_json(&change).expect("a change")
}

fn set(text: &str, path: Value, value: Value) -> Result<String, EditError> {
    change(json!({ "kind": "set", "path": path, "value": value })).apply(text)
}

fn edited(text: &str, kind: &str, path: Value) -> String {
    change(json!({ "kind": kind, "path": path })).apply(text).expect("a text")
}

/// Sets a key, and checks that everything else stays.
fn with(text: &str, path: Value, value: Value) -> String {
    set(text, path, value).expect("a text")
}

#[test]
fn values_change_in_place() {
    let changed = with(SPEC, json!(["title"]), json!("Yours"));
    assert_eq!(changed, SPEC.replace("\"Mine\"", "\"Yours\""));
    let changed = with(SPEC, json!(["section", 1, "count"]), json!("9"));
    assert_eq!(changed, SPEC.replace("count = 8", "count = 9"));
    let changed = with(SPEC, json!(["page", "trim"]), json!("a5"));
    assert_eq!(changed, SPEC.replace("\"6x9in\"", "\"a5\""));
    let same = with(SPEC, json!(["page", "printer"]), json!("lulu"));
    assert_eq!(same, SPEC);
}

#[test]
fn new_keys_follow_their_neighbours() {
    let changed = with(SPEC, json!(["subtitle"]), json!("And \"more\""));
    let line = "# for now\nsubtitle = 'And \"more\"'\n";
    assert_eq!(changed, SPEC.replace("# for now\n", line));
    // Aligned with the key before it.
    let changed = with(SPEC, json!(["page", "folios"]), json!(false));
    let line = "trim    = \"6x9in\" # or \"a5\"\nfolios  = false\n";
    assert_eq!(changed, SPEC.replace("trim    = \"6x9in\" # or \"a5\"\n", line));
    // A single key does not establish an alignment.
    let changed = with("[page]\nprinter = \"lulu\"\n", json!(["page", "folios"]), json!(false));
    assert_eq!(changed, "[page]\nprinter = \"lulu\"\nfolios = false\n");
    let changed = with(SPEC, json!(["section", 0, "title"]), json!("Warm"));
    assert_eq!(changed, SPEC.replace("id = \"easy\"\n", "id = \"easy\"\ntitle = \"Warm\"\n"));
    let bare = "#:schema book.schema.json\n# Sections.\n[[section]]\nid = \"a\"\n";
    let changed = with(bare, json!(["title"]), json!("T"));
    assert_eq!(
        changed,
        "#:schema book.schema.json\ntitle = \"T\"\n\n# Sections.\n[[section]]\nid = \"a\"\n"
    );
}

#[test]
fn the_first_key_creates_its_table() {
    let changed = with(SPEC, json!(["page", "margins", "inside"]), json!("20mm"));
    let table = "printer = \"lulu\"\n\n[page.margins]\ninside = \"20mm\"\n";
    assert_eq!(changed, SPEC.replace("printer = \"lulu\"\n", table));
    let changed = with("title = \"T\"\n", json!(["levels", "hard", "stars"]), json!("6"));
    assert_eq!(changed, "title = \"T\"\n\n[levels.hard]\nstars = 6\n");
    assert_eq!(with("", json!(["page", "folios"]), json!(false)), "[page]\nfolios = false\n");
    assert_eq!(with("", json!(["title"]), json!("T")), "title = \"T\"\n");
}

#[test]
fn tables_of_every_form_take_keys() {
    let inline = "page = { trim = \"a5\" } # paper\n";
    assert_eq!(
        with(inline, json!(["page", "bleed"]), json!("3mm")),
        "page = { trim = \"a5\", bleed = \"3mm\" } # paper\n"
    );
    assert_eq!(
        with(inline, json!(["page", "margins", "top"]), json!("1in")),
        "page = { trim = \"a5\", margins = { top = \"1in\" } } # paper\n"
    );
    let dotted = "page.trim = \"a5\" # paper\ntitle = \"T\"\n";
    assert_eq!(
        with(dotted, json!(["page", "bleed"]), json!("3mm")),
        "page.trim = \"a5\" # paper\npage.bleed = \"3mm\"\ntitle = \"T\"\n"
    );
    let changed = with(dotted, json!(["page", "margins", "top"]), json!("1in"));
    assert!(changed.contains("page.margins.top = \"1in\"\n"), "{changed}");
    let table = "[page]\ntrim = { width = \"5in\", height = \"8in\" }\n";
    assert_eq!(with(table, json!(["page", "trim"]), json!("a5")), "[page]\ntrim = \"a5\"\n");
    let apart = "[page.trim]\nwidth = \"5in\"\nheight = \"8in\"\n";
    let changed = with(apart, json!(["page", "trim"]), json!("a5"));
    assert_eq!(values(&changed).unwrap(), json!({ "page": { "trim": "a5" } }));
}

#[test]
fn new_keys_replace_lines_that_are_commented_out() {
    let text = "#:schema book.schema.json\n# Mine.\n\n# The title.\n# title    = \"T\"   # on the cover\n# author   = \"A\"\n\
                language = \"de\"\n\n# Draws.\n# seed   = \"s\"\n# Frozen.\nengine = 1\n\n# printer = \"lulu\"\n[page]\n\
                # trim = \"a5\"\nbleed = \"3mm\"\n# printer = none of these\n";
    let set = |path: Value, value: &str| with(text, path, json!(value));
    let line = |old: &str, new: &str| text.replace(old, new);
    assert_eq!(set(json!(["title"]), "U"), line("# title    = \"T\"", "title    = \"U\""));
    assert_eq!(set(json!(["author"]), "B"), line("# author   = \"A\"", "author   = \"B\""));
    assert_eq!(set(json!(["seed"]), "7"), line("# seed   = \"s\"", "seed   = \"7\""));
    assert_eq!(set(json!(["page", "trim"]), "a4"), line("# trim = \"a5\"", "trim = \"a4\""));
    // The comments above a header are of another table, and those below all keys may be words.
    let printer = line("\"3mm\"\n", "\"3mm\"\nprinter = \"lulu\"\n");
    assert_eq!(set(json!(["page", "printer"]), "lulu"), printer);
}

#[test]
fn texts_are_written_as_they_are() {
    let written = apply_all(
        SPEC,
        &[Change::write("title", "Sudoku"), Change::write("front.copyright", "One\n\nTwo")],
    );
    let written = written.expect("a text");
    assert_eq!(
        values(&written).unwrap()["front"]["copyright"].as_str(),
        Some("One\n\nTwo"),
        "{written}"
    );
    assert!(written.contains("\ntitle  = \"Sudoku\" # for now\n"), "{written}");
    assert!(Change::write("front.nothing", "x").apply(SPEC).is_err());
}

#[test]
fn defaults_remove_the_key_and_keep_comments() {
    // An empty field, and the default.
    for value in [json!(""), json!(null), json!("Sudoku")] {
        let changed = with(SPEC, json!(["title"]), value);
        let head =
            "#:schema book.schema.json\n# A book of mine.\n\n# for now\n# Who wrote it.\nauthor";
        assert!(changed.starts_with(head), "{changed}");
    }
    let changed = with(SPEC, json!(["page", "trim"]), json!(""));
    assert!(changed.contains("[page]\n# As wide as a hand.\n# or \"a5\"\nprinter = "), "{changed}");
    // The next header follows the last key of a table, the end of the file that of the last table.
    let changed = with(
        "[page]\n# Paper.\nbleed = \"3mm\"\n[grid]\ntint = 20\n",
        json!(["page", "bleed"]),
        json!("0pt"),
    );
    assert_eq!(changed, "[page]\n# Paper.\n[grid]\ntint = 20\n");
    let changed = with("# Named.\ntitle = \"T\"\n", json!(["title"]), json!(""));
    assert_eq!(changed, "# Named.\n");
    assert_eq!(with(SPEC, json!(["page", "folios"]), json!(true)), SPEC);
    let inline = "page = { trim = \"a5\", bleed = \"3mm\" }\n";
    assert_eq!(with(inline, json!(["page", "bleed"]), json!("")), "page = { trim = \"a5\" }\n");
}

#[test]
fn sections_are_added_moved_and_removed() {
    let added = edited(SPEC, "add", json!(["section"]));
    let section =
        "count = 8\n\n[[section]]\nid = \"easy-2\"\nlevel = \"easy\"\ncount = 60\n\n# The end.\n";
    assert_eq!(added, SPEC.replace("count = 8\n\n# The end.\n", section));
    assert_eq!(edited("", "add", json!(["text"])), "[[text]]\nfile = \"intro.md\"\n");

    let moved = edited(SPEC, "down", json!(["section", 0]));
    assert_eq!(
        moved.split_once("# The sections.").unwrap().1,
        "\n\n# Then these.\n[[section]]\nid = \"hard\"\nlevel = \"hard\"\ncount = 8\n\n# To begin with.\n[[section]]\n\
         id = \"easy\"\nlevel = \"easy\" # for all\ncount = 12\n\n# The end.\n"
    );
    assert_eq!(edited(&moved, "up", json!(["section", 1])), SPEC);
    assert_eq!(
        edited(&edited(SPEC, "up", json!(["section", 1])), "down", json!(["section", 0])),
        SPEC
    );

    let removed = edited(SPEC, "remove", json!(["section", 0]));
    assert!(removed.contains("# The sections.\n\n"), "{removed}");
    assert!(removed.contains("# Then these.\n[[section]]\nid = \"hard\""), "{removed}");
    assert!(!removed.contains("easy") && removed.ends_with("# The end.\n"), "{removed}");
    let none = edited(&removed, "remove", json!(["section", 0]));
    assert!(!none.contains("[[section]]") && none.contains("# The sections."), "{none}");
    let removed = edited(SPEC, "remove", json!(["page"]));
    assert!(!removed.contains("[page]") && removed.contains("# The sections."), "{removed}");
}

#[test]
fn inline_lists_change_too() {
    let inline = "section = [\n  { id = \"a\", level = \"easy\", count = 2 }, # one\n  { id = \"b\", level = \"hard\", count = 3 },\n]\n";
    let added = edited(inline, "add", json!(["section"]));
    assert!(added.contains("\n  { id = \"easy\", level = \"easy\", count = 60 }"), "{added}");
    let ids = |text: &str| -> Vec<String> {
        let values = values(text).unwrap();
        let sections = values["section"].as_array().unwrap().clone();
        sections.iter().map(|section| section["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&added), ["a", "b", "easy"]);
    assert_eq!(ids(&edited(inline, "down", json!(["section", 0]))), ["b", "a"]);
    assert_eq!(ids(&edited(inline, "remove", json!(["section", 0]))), ["b"]);
    let changed = with(inline, json!(["section", 1, "count"]), json!("4"));
    assert_eq!(changed, inline.replace("count = 3", "count = 4"));
}

#[test]
fn tables_between_sections_stay_where_they_are() {
    let text = "[[section]]\nid = \"a\"\n\n[page]\ntrim = \"a5\"\n\n[[section]]\nid = \"b\"\n";
    let moved = edited(text, "down", json!(["section", 0]));
    assert_eq!(
        moved,
        "[[section]]\nid = \"b\"\n\n[page]\ntrim = \"a5\"\n\n[[section]]\nid = \"a\"\n"
    );
}

#[test]
fn line_ends_and_byte_order_mark_stay() {
    let returns = SPEC.replace('\n', "\r\n");
    let changed = with(&returns, json!(["section", 0, "title"]), json!("Warm"));
    assert_eq!(
        changed,
        with(SPEC, json!(["section", 0, "title"]), json!("Warm")).replace('\n', "\r\n")
    );
    let marked = format!("\u{feff}{SPEC}");
    let changed = with(&marked, json!(["title"]), json!("Yours"));
    assert_eq!(changed, marked.replace("\"Mine\"", "\"Yours\""));
    let open = "title = \"Mine\" # for now";
    assert_eq!(
        with(open, json!(["title"]), json!("Yours")).trim_end(),
        "title = \"Yours\" # for now"
    );
    // The parsed specs are equal.
    assert_eq!(values(&returns), values(SPEC));
    assert_eq!(values(&marked), values(SPEC));
}

#[test]
fn values_have_the_types_of_their_keys() {
    let value = |path: Value, field: Value| {
        let changed = with("", path.clone(), field);
        let values = values(&changed).unwrap();
        let steps = path.as_array().unwrap().clone();
        steps.iter().fold(values, |at, step| at[step.as_str().unwrap()].clone())
    };
    assert_eq!(value(json!(["series", "volume"]), json!("3")), 3);
    assert_eq!(
        value(json!(["worksheet", "names"]), json!(["Anna", "Ben"])),
        json!(["Anna", "Ben"])
    );
    assert_eq!(value(json!(["date"]), json!("2026-11-21")), "2026-11-21");
    assert_eq!(value(json!(["front", "how_to"]), json!("false")), false);
    assert_eq!(value(json!(["front", "how_to"]), json!("kids")), "kids");
    assert_eq!(value(json!(["page", "margins", "top"]), json!("12mm")), "12mm");
    assert_eq!(value(json!(["answers", "walkthrough"]), json!("all")), "all");
    assert_eq!(value(json!(["answers", "walkthrough"]), json!("3, A7")), json!([3, "A7"]));
    assert_eq!(value(json!(["levels", "hard", "removed"]), json!(["50", "55"])), json!([50, 55]));
    assert_eq!(
        value(json!(["front", "dedication"]), json!("To you.\nAnd me.")),
        "To you.\nAnd me."
    );
    let variants = with(SPEC, json!(["section", 0, "variant"]), json!(["diagonal", "killer"]));
    assert!(variants.contains("variant = [\"diagonal\", \"killer\"]\n"), "{variants}");
    assert_eq!(with(&variants, json!(["section", 0, "variant"]), json!([])), SPEC);
}

#[test]
fn rejects_values_that_their_key_cannot_have() {
    let misfit = |path: Value, field: Value| match set(SPEC, path, field) {
        Err(EditError::InvalidValue(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        misfit(json!(["section", 0, "count"]), json!("0")),
        "`count` in [[section]] is 0; expected 1 to 100000"
    );
    let why = misfit(json!(["section", 0, "count"]), json!("many"));
    assert!(why.contains("not a whole number"), "{why}");
    let why = misfit(json!(["page", "bleed"]), json!("3"));
    assert!(why.contains("lengths need a unit"), "{why}");
    let why = misfit(json!(["page", "margins", "top"]), json!("none"));
    assert!(why.contains("`top` in [page.margins]"), "{why}");
    let why = misfit(json!(["page", "printer"]), json!("lul"));
    assert!(why.contains("did you mean `lulu`?"), "{why}");
    let why = misfit(json!(["levels", "hard", "removed"]), json!(["50", ""]));
    assert!(why.contains("1 value"), "{why}");
    let why = misfit(json!(["date"]), json!("soon"));
    assert!(why.contains("expected year-month-day"), "{why}");
}

#[test]
fn rejects_unknown_paths() {
    for path in [
        json!(["titel"]),
        json!(["page"]),
        json!(["page", "trim", "width"]),
        json!(["section", "count"]),
        json!(["section", 7, "count"]),
        json!(["words", "answers"]),
        json!([]),
        json!([0]),
    ] {
        assert_eq!(set(SPEC, path.clone(), json!("1")), Err(EditError::NotFound), "{path}");
    }
    let refused = |kind: &str, path: Value| {
        change(json!({ "kind": kind, "path": path })).apply(SPEC) == Err(EditError::NotFound)
    };
    assert!(refused("remove", json!([])) && refused("remove", json!(["title"])));
    assert!(refused("remove", json!(["section", 2])) && refused("remove", json!(["grid"])));
    assert!(refused("up", json!(["section", 0])) && refused("down", json!(["section", 1])));
    assert!(refused("add", json!(["page"])) && refused("add", json!(["section", 0])));
    assert!(matches!(set("title = ", json!(["title"]), json!("T")), Err(EditError::NotToml)));
    assert!(matches!(
        set("page = 3", json!(["page", "bleed"]), json!("1mm")),
        Err(EditError::NotFound)
    ));
    assert_eq!(Change::from_json(&json!({ "kind": "burn", "path": [] })), None);
    assert_eq!(Change::from_json(&json!({ "kind": "set", "path": [-1] })), None);
}

/// Sets every field of the form to its example, and checks that it reads back.
#[test]
fn every_field_takes_its_example() {
    let form = form(&Words::english());
    let mut count = 0;
    for table in form.as_array().unwrap() {
        let keys = table["keys"].as_array().unwrap().iter();
        for key in keys.filter(|key| key["default"] != key["example"]) {
            let mut path = table["path"].as_array().unwrap().clone();
            let mut start = String::new();
            if table["list"] == true {
                start = edited("", "add", table["path"].clone());
                path.push(json!(0));
            }
            path.push(key["name"].clone());
            let changed = with(&start, path.clone().into(), key["example"].clone());
            let read = values(&changed).unwrap();
            let found = path.iter().fold(&read, |at, step| match step.as_str() {
                Some(name) => &at[name],
                None => &at[step.as_u64().unwrap() as usize],
            });
            let is_same = *found == key["example"] || *found == json!([key["example"]]);
            assert!(is_same, "{path:?}: {changed}");
            count += 1;
        }
    }
    assert!(count > 150, "{count}");
}

#[test]
fn reports_lead_to_their_fields() {
    let path = |needle: &str| path_to_json(&path_at(SPEC, SPEC.find(needle).unwrap()));
    assert_eq!(path("author"), json!(["author"]));
    assert_eq!(path("\"6x9in\""), json!(["page", "trim"]));
    assert_eq!(path("count = 8"), json!(["section", 1, "count"]));
    assert_eq!(path("[[section]]"), json!(["section", 0]));
    assert_eq!(path("[page]"), json!(["page"]));
    assert_eq!(path("# The end"), json!([]));
    assert_eq!(path_at("section = [{ id = \"a\" }]", 18), path_at("[[section]]\nid = \"a\"", 18));
}

/// The series has one group of fields, whichever notation the text has.
#[test]
fn the_series_keeps_its_notation() {
    let of = |text: &str, key: &str, field: Value| with(text, json!(["series", key]), field);
    assert_eq!(of("", "name", json!("Night")), "series = \"Night\"\n");
    let named = "series = \"Night\" # mine\nvolume = 2\n";
    assert_eq!(of(named, "name", json!("Day")), named.replace("Night", "Day"));
    assert_eq!(of(named, "volume", json!("3")), named.replace('2', "3"));
    assert_eq!(of(named, "volume", json!("")), "series = \"Night\" # mine\n");
    let table = of(named, "registry", json!("series.db"));
    let expected = json!({ "name": "Night", "volume": 2, "registry": "series.db" });
    assert_eq!(values(&table).unwrap()["series"], expected);
    assert_eq!(of(&table, "name", json!("Day")), table.replace("Night", "Day"));
    let in_table = "[series]\nname = \"Night\"\nvolume = 2\n";
    assert_eq!(of(in_table, "volume", json!("3")), in_table.replace('2', "3"));
    let remove = Change::Remove { path: vec![PathSegment::Key("series".to_owned())] };
    assert_eq!(remove.apply(named).unwrap(), "# mine\n");
    assert_eq!(values(&remove.apply(in_table).unwrap()).unwrap(), json!({}));
}
