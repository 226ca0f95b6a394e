//! `gridpress stats` of specs, locks and puzzles, as text, JSON and a chart.

use super::program::{PUZZLE, ProgramRun, SMALL, run, run_on, succeed, with_spec};
use serde_json::Value;
use std::fs;

#[test]
fn specs_locks_and_puzzles_have_the_same_numbers() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    let json = |file: &str| -> Value {
        serde_json::from_str(&succeed(path, &["stats", file, "--json"])).unwrap()
    };
    let of_lock = json("book.lock");
    assert_eq!(of_lock, json("book.toml"));
    assert_eq!(of_lock["puzzles"], 12);
    let sections = of_lock["sections"].as_array().unwrap();
    let sections = sections.iter().map(|section| (&section["name"], &section["puzzles"]));
    assert_eq!(
        sections.collect::<Vec<_>>(),
        [(&"easy".into(), &7.into()), (&"hard".into(), &5.into())]
    );
    fs::write(path.join("puzzles.txt"), succeed(path, &["export", "book.lock"])).unwrap();
    let of_file = json("puzzles.txt");
    for key in ["puzzles", "kinds", "levels", "techniques", "removed", "givens"] {
        assert_eq!(of_lock[key], of_file[key], "{key}");
    }
    // Every puzzle is counted once in each list, and every given is counted once.
    for key in ["kinds", "levels", "techniques", "removed"] {
        let counts = of_lock[key].as_array().unwrap().iter();
        let sum: u64 = counts.map(|count| count["puzzles"].as_u64().unwrap()).sum();
        assert_eq!(sum, 12, "{key}");
    }
    let given = succeed(path, &["export", "book.lock"]);
    let given = given.bytes().filter(u8::is_ascii_digit).count() as u64;
    let givens = of_lock["givens"].as_array().unwrap().iter();
    assert_eq!(givens.map(|digit| digit["times"].as_u64().unwrap()).sum::<u64>(), given);
}

#[test]
fn the_table_and_the_chart_can_be_read() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    let table = succeed(path, &["stats", "book.toml", "--svg", "book.svg"]);
    assert!(table.starts_with("12 puzzles: 12 of 9x9\n\nsection "), "{table}");
    for line in ["\neasy  ", "\nhard  ", "\nhardest technique  ", "\nremoved cells  ", "\ndigit  "]
    {
        assert!(table.contains(line), "{line}: {table}");
    }
    assert!(table.lines().all(|line| line.len() <= 80), "{table}");
    let svg = fs::read_to_string(path.join("book.svg")).unwrap();
    let svg = roxmltree::Document::parse(&svg).unwrap();
    let texts: Vec<&str> = svg.descendants().filter_map(|node| node.text()).collect();
    for text in ["12 puzzles", "Level", "Hardest technique", "Removed cells", "Given digits"] {
        assert!(texts.contains(&text), "{text}");
    }
    assert_eq!(run(path, &["stats", "book.toml", "--svg", "book.toml"]).code, 2);
    assert_eq!(fs::read_to_string(path.join("book.toml")).unwrap(), SMALL);
}

#[test]
fn uncountable_puzzles_are_reported() {
    let folder = with_spec(SMALL);
    let input = format!("{PUZZLE}\n{}\n", ".".repeat(81));
    let ProgramRun { code, out, stderr } = run_on(folder.path(), &["stats"], &input);
    assert_eq!(code, 1);
    assert!(out.starts_with("1 puzzle: 1 of 9x9\n"), "{out}");
    assert!(stderr.contains("1 puzzle left out"), "{stderr}");
    let ProgramRun { code, stderr, .. } = run_on(folder.path(), &["stats"], &".".repeat(81));
    assert_eq!(code, 2);
    assert!(stderr.contains("no puzzle has exactly one solution"), "{stderr}");
}
