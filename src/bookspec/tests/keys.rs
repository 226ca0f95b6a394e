//! Tests of the definitions of keys.

use super::super::{Key, ValueShape, keys};
use super::*;
use crate::table_name::{KeyHome, TableName};
use gridpress_messages::Text;
use gridpress_testing::picture_files::grey_png;
use std::collections::BTreeSet;

/// A puzzle with one solution.
const PUZZLE: &str =
    "....1...98..9..2..3.9..4...59.8..6...73...52...1..2.97...5..1.4..5..6..22...8....";

/// A PNG of a pixel.
pub(super) const PICTURE: &[u8] = b"\
    \x89\x50\x4e\x47\x0d\x0a\x1a\x0a\x00\x00\x00\x0d\x49\x48\x44\x52\x00\x00\x00\x01\x00\x00\x00\x01\
    \x08\x02\x00\x00\x00\x90\x77\x53\xde\x00\x00\x00\x0c\x49\x44\x41\x54\x78\xda\x63\x38\x21\x67\x04\
    \x00\x02\xca\x01\x19\x81\x2e\x6c\xaa\x00\x00\x00\x00\x49\x45\x4e\x44\xae\x42\x60\x82";

/// The files that examples name.
struct ExampleFiles;

impl Files for ExampleFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        match path {
            "mine.sdm" => Ok(PUZZLE.as_bytes().to_vec()),
            "owl.png" => Ok(grey_png(4, 4, |_, _| 0)),
            "logo.png" | "front.jpg" => Ok(PICTURE.to_vec()),
            "intro.md" => Ok(b"# Before\n\nWords.\n".to_vec()),
            "calibration.toml" => {
                Ok(b"model = 1\npoints = [[5.0, 6.0]]\nrange = [0.7, 1.4]\n".to_vec())
            }
            _ => Err(format!("no {path} here").into()),
        }
    }
}

/// Returns a spec with a key set to its example, and with the keys that it depends on.
fn with_example(key: &Key) -> String {
    let line = format!("{} = {}\n", key.name, key.example);
    let section = |lines: &str| format!("[[section]]\n{lines}");
    let own = [("id", "\"a\""), ("level", "\"easy\""), ("count", "80")];
    let others = |own: &[(&str, &str)]| -> String {
        let others = own.iter().filter(|(name, _)| *name != key.name);
        others.map(|(name, value)| format!("{name} = {value}\n")).collect()
    };
    let kind = match key.name {
        "box" => "size = 6\n",
        "empty_overlaps" => "grids = \"twodoku\"\n",
        "word_line" => "symbols = \"word\"\n",
        _ => "",
    };
    let plain = section("id = \"a\"\nlevel = \"easy\"\ncount = 80\n");
    match &key.table.to_string()[..] {
        "" => format!("{line}{plain}"),
        "[[section]]" if key.name == "source" => section(&format!("id = \"a\"\n{line}")),
        "[[section]]" if key.name == "copies" => {
            let sheets = "[worksheet]\ncodes = true\n[answers]\nplacement = \"back\"\n";
            let own = [("id", "\"a\""), ("level", "\"easy\""), ("count", "2")];
            format!("{sheets}{}", section(&format!("{line}{}", others(&own))))
        }
        "[[section]]" => section(&format!("{kind}{line}{}", others(&own))),
        "[[text]]" => format!("{plain}[[text]]\n{line}{}", others(&[("file", "\"intro.md\"")])),
        "[imposition]" if key.name == "pages" => {
            format!("{plain}[imposition]\nkind = \"nup\"\n{line}")
        }
        "[imposition]" => {
            format!("{plain}[imposition]\n{line}{}", others(&[("kind", "\"booklet\"")]))
        }
        "[daily]" => format!("[daily]\n{line}{}", others(&[("first", "\"2026-01-01\"")])),
        "[daily.web]" if key.name == "engine" => {
            format!("[daily]\nfirst = \"2026-01-01\"\n[daily.web]\nsite = true\n{line}")
        }
        "[daily.week]" | "[daily.page]" | "[daily.web]" => {
            format!("[daily]\nfirst = \"2026-01-01\"\n{}\n{line}", key.table)
        }
        "[daily.spot]" => {
            let spot = [("name", "\"PANTONE 286 C\""), ("cmyk", "[100, 66, 0, 2]")];
            format!("[daily]\nfirst = \"2026-01-01\"\n[daily.spot]\n{line}{}", others(&spot))
        }
        "[[daily.slot]]" => {
            let id = others(&[("id", "\"a\"")]);
            let week = "week = { wednesday = \"easy\", thursday = \"easy\", friday = \"easy\", saturday = \"easy\", sunday = \"easy\" }";
            format!("[daily]\nfirst = \"2026-01-01\"\n{week}\n[[daily.slot]]\n{line}{kind}{id}")
        }
        "[cover]" if key.name == "picture_area" => {
            format!("{plain}[cover]\npicture = \"front.jpg\"\n{line}")
        }
        "[series]" => format!("{plain}[series]\n{line}{}", others(&[("volume", "1")])),
        "[puzzle]" if key.name == "target_time" => {
            format!("{plain}[levels.easy]\nminutes = 12\n[puzzle]\n{line}")
        }
        table => format!("{plain}{table}\n{line}"),
    }
}

#[test]
fn every_example_is_valid() {
    for key in keys() {
        let text = with_example(&key);
        let read = BookSpec::parse(&Source::new("book.toml", text.as_str()), &ExampleFiles);
        let reports = read.err().unwrap_or_default();
        let text = reports.iter().map(ToString::to_string).collect::<String>();
        assert!(reports.is_empty(), "{} {}:\n{text}", key.table, key.name);
    }
}

#[test]
fn every_key_has_a_sentence_and_a_unique_name() {
    let mut seen = BTreeSet::new();
    for key in keys() {
        assert!(seen.insert((key.table.to_string(), key.name)), "{} {}", key.table, key.name);
        assert!(key.about().ends_with('.'), "{} {}", key.table, key.name);
        assert!(key.shape != ValueShape::Choice(Vec::new()), "{} {}", key.table, key.name);
    }
    assert!(seen.len() > 100, "{}", seen.len());
}

#[test]
fn every_explanation_has_a_key() {
    let messages = include_str!("../../messages/languages/en/author.ftl").lines();
    let explained: BTreeSet<&str> = messages
        .filter(|line| line.starts_with("spec-"))
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .collect();
    let keys = crate::schema::all_keys();
    let needed: BTreeSet<&str> = keys.iter().map(|key| key.explanation.as_str()).collect();
    assert_eq!(explained, needed);
}

/// Returns the keys in the guide's tables, as (table, key).
fn in_guide() -> BTreeSet<(String, String)> {
    let guide = [include_str!("../../guide/spec.md"), include_str!("../../guide/desk.md")];
    let (mut found, mut table, mut whole) = (BTreeSet::new(), String::new(), None);
    let mut is_table = false;
    for line in guide.iter().flat_map(|chapter| chapter.lines()) {
        // Some tables of the guide cover one table of the spec, named in their head.
        let head = line.strip_suffix(" | default | meaning |");
        if let Some(head) = head.and_then(|head| head.strip_prefix("| key")) {
            let of = head.strip_prefix(" of `").and_then(|of| of.strip_suffix('`'));
            (is_table, whole) = (true, of);
        } else if !line.starts_with('|') {
            is_table = false;
        }
        let Some(cell) = line.split('|').nth(1).filter(|_| is_table) else {
            continue;
        };
        let names: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
        let (tables, names): (Vec<&str>, Vec<&str>) =
            names.into_iter().partition(|name| name.starts_with('['));
        if let Some(whole) = whole {
            table = whole.to_owned();
        } else if let Some(first) = tables.first() {
            table = (*first).to_owned();
        } else if !table.starts_with("[[section]]") {
            table.clear();
        }
        let names = names.into_iter().map(|name| (table.clone(), name.to_owned()));
        found.extend(names);
    }
    found
}

#[test]
fn the_guide_has_every_key_and_no_other() {
    let guide = in_guide();
    let is_documented = |key: &Key| {
        let has = |table: &str| guide.contains(&(table.to_owned(), key.name.to_owned()));
        // Rows about several keys name their table only.
        let table = key.table.to_string();
        let by_table =
            ["[page.margins]", "[daily.week]", "[daily.page]", "[daily.spot]", "[[daily.slot]]"];
        by_table.contains(&&table[..]) || has(&table)
    };
    let missing: Vec<_> = keys().into_iter().filter(|key| !is_documented(key)).collect();
    let missing: Vec<_> = missing.iter().map(|key| (key.table.to_string(), key.name)).collect();
    assert!(missing.is_empty(), "the guide does not tell of {missing:?}");
    let name = |key: Key| (key.table.to_string(), key.name.to_owned());
    let known: BTreeSet<_> = keys().into_iter().map(name).collect();
    for (table, name) in &guide {
        let is_open = matches!(&table[..], "[replace]" | "[words]") || table == "[daily]";
        let has = known.contains(&(table.clone(), name.clone()));
        assert!(is_open || has, "there is no {name} in {table}");
    }
}

/// A key in the wrong table is reported with its own; a table is named in place of its keys.
#[test]
fn every_key_has_a_home() {
    for key in crate::keys() {
        let (name, homes) = crate::schema::homes(key.name, true).unwrap();
        assert_eq!(name, key.name);
        let is_known = homes.contains(&KeyHome::Key(key.table))
            || homes == [KeyHome::Key(TableName::Top)]
            || homes.iter().any(|home| matches!(home, KeyHome::Table(_)));
        assert!(is_known, "{}: {homes:?}", key.name);
    }
    let misplaced = |text: &str| parse(text).err().unwrap()[0].in_words();
    let section = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";
    for key in crate::keys().iter().filter(|key| key.table == TableName::Top) {
        let report = misplaced(&format!("{section}[grid]\n{} = 1\n", key.name));
        assert!(
            report.contains("belongs to the top of the file") || report.contains("expected ["),
            "{report}"
        );
    }
}
