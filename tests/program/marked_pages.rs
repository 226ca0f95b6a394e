//! Books with marks between cells: printed, read back from the page alone, and solved by the printed rules.

use super::program::{ProgramRun, puzzles, run, succeed, with_spec};
use gridpress::{Kind, Mark, Sign, SignLocation, Variant};
use gridpress_reader::PdfReader;
use std::fs;

const KINDS: [&str; 9] = [
    "consecutive", "kropki", "some-kropki", "greater-than", "xv", "some-xv", "even-odd",
    "antiking", "disjoint",
];

/// Returns the kinds with marks that are not among [`KINDS`]: lines, circles on corners, numbers outside the grid, and
/// Latin squares.
fn lines_and_numbers() -> Vec<&'static str> {
    let others = Variant::NAMES.iter().filter(|(name, of)| of.has_marks() && !KINDS.contains(name));
    others.map(|(name, _)| *name).collect()
}

fn book(size: usize, kinds: &[&str]) -> String {
    let section = |variant: &&str| {
        format!(
            "[[section]]\nid = \"{variant}\"\nsize = {size}\nlevel = \"easy\"\nvariant = \"{variant}\"\ncount = 2\n\
             per_page = 2\n"
        )
    };
    let sections: String = kinds.iter().map(section).collect();
    format!(
        "title = \"Marks\"\nlanguage = \"en\"\nseed = \"marks\"\n[front]\nhow_to = true\n{sections}"
    )
}

#[test]
fn marks_are_read_back_from_the_page() {
    for size in [6, 9] {
        let folder = with_spec(&book(size, &KINDS));
        let path = folder.path();
        succeed(&folder, &["book"]);
        let ProgramRun { code, stderr, out, .. } = run(path, &["verify", "book.lock"]);
        assert_eq!(code, 0, "{stderr}");
        assert!(
            format!("{stderr}{out}").contains("18 puzzles and 18 answers read back"),
            "{stderr}{out}"
        );
        // Read independently of the lock, the page contains the marks of the lock.
        let bytes = fs::read(path.join("book.pdf")).unwrap();
        let grids = PdfReader::new(&bytes).unwrap().grids().unwrap();
        let mut seen = Vec::new();
        for puzzle in puzzles(&path.join("book.lock")) {
            let number = puzzle["number"].as_integer().unwrap() as u32;
            let mut of_number = grids.iter().filter(|grid| grid.number == Some(number));
            let found = of_number.find(|grid| !grid.is_full()).expect("the puzzle");
            let name = |&cell: &usize| format!("r{}c{} ", cell / size + 1, cell % size + 1);
            let text = |mark: &Mark| {
                let cells: String = mark.cells.iter().map(name).collect();
                format!("{cells}= {}", mark.sign)
            };
            let texts: Vec<String> = found.marks.iter().map(text).collect();
            let locked = puzzle.get("marks").and_then(|marks| marks.as_array());
            let locked = locked.into_iter().flatten().filter_map(|text| text.as_str());
            assert!(locked.eq(texts.iter().map(String::as_str)), "{number} {texts:?}");
            seen.extend(found.marks.iter().map(|mark| mark.sign));
        }
        for (name, sign) in Sign::NAMES {
            let is_near = matches!(sign.location(), SignLocation::InCell | SignLocation::OnEdge(_));
            assert!(seen.contains(sign) || !is_near, "{name}");
        }
    }
}

#[test]
fn lines_and_numbers_are_read_back_from_the_page() {
    let few = ["thermo", "sandwich", "little-killer"];
    for (size, kinds) in [(6, &lines_and_numbers()[..]), (9, &few)] {
        let folder = with_spec(&book(size, kinds));
        succeed(&folder, &["book"]);
        let ProgramRun { code, stderr, out, .. } = run(folder.path(), &["verify", "book.lock"]);
        assert_eq!(code, 0, "{stderr}");
        let count = 2 * kinds.len();
        let expected = format!("{count} puzzles and {count} answers read back");
        assert!(format!("{stderr}{out}").contains(&expected), "{stderr}{out}");
        let bytes = fs::read(folder.path().join("book.pdf")).unwrap();
        let grids = PdfReader::new(&bytes).unwrap().grids().unwrap();
        let mut outside = 0;
        for grid in grids.iter().filter(|grid| grid.number.is_some()) {
            assert!(grid.unread_cell.is_none(), "{}", grid.heading);
            outside += usize::from(!grid.outside.is_empty());
        }
        let has_numbers = |kind: &&&str| {
            let kind: Kind = format!("{size}+{kind}").parse().expect("a kind");
            kind.view().is_some()
        };
        assert_eq!(outside, 2 * kinds.iter().filter(has_numbers).count());
    }
}

/// One or two outside numbers are recognised as well as many, at any place.
#[test]
fn few_numbers_outside_are_read_back() {
    let section = |kind: &str| {
        format!("[[section]]\nid = \"{kind}\"\nsource = \"{kind}.json\"\nper_page = 4\n")
    };
    // A single number above a grid is not mistaken for a heading, even in the middle.
    let above = |column: usize| {
        let cells = (1..=6).map(|row| format!("r{row}c{column}"));
        cells.collect::<Vec<_>>().join(" ")
    };
    let kinds = ["little-killer", "x-sums", "skyscraper"];
    let spec: String = kinds.iter().map(|kind| section(kind)).collect();
    let folder = with_spec(&format!("seed = \"few\"\n{spec}[answers]\nper_page = 4\n"));
    let puzzle = |variant: &str, marks: &[(&str, u32)]| {
        let mark = |(cells, value): &(&str, u32)| {
            let cells: Vec<&str> = cells.split(' ').collect();
            serde_json::json!({ "sign": variant, "cells": cells, "value": value })
        };
        let puzzle = serde_json::json!({
            "puzzle": ".2345645612323.564564231312645.45312",
            "size": 6,
            "variant": [variant],
            "marks": marks.iter().map(mark).collect::<Vec<_>>(),
        });
        format!("{puzzle}\n")
    };
    let row = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6";
    let column = "r6c3 r5c3 r4c3 r3c3 r2c3 r1c3";
    let puzzles = [
        puzzle("little-killer", &[("r1c2 r2c1", 6)]),
        puzzle("little-killer", &[("r6c1 r5c2 r4c3 r3c4 r2c5 r1c6", 24)]),
        puzzle("little-killer", &[("r3c1 r2c2 r1c3", 10), ("r6c5 r5c6", 6)]),
        puzzle("x-sums", &[(row, 1), (column, 18)])
            .replace("\"sign\":\"x-sums\"", "\"sign\":\"x-sum\""),
        puzzle("skyscraper", &[(column, 2)]),
        puzzle("skyscraper", &[(&above(3), 2)]),
        puzzle("skyscraper", &[(&above(1), 4)]),
    ];
    for (kind, puzzles) in kinds.iter().zip([&puzzles[..3], &puzzles[3..4], &puzzles[4..]]) {
        fs::write(folder.path().join(format!("{kind}.json")), puzzles.concat()).unwrap();
    }
    succeed(&folder, &["book"]);
    let ProgramRun { code, stderr, out, .. } = run(folder.path(), &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}{out}");
    assert!(
        format!("{stderr}{out}").contains("7 puzzles and 7 answers read back"),
        "{stderr}{out}"
    );
}

#[test]
fn lines_that_meet_are_read_back() {
    let lines = [
        // Two thermometers from one bulb, one of which forks.
        ("thermo", vec!["r1c1 r1c2 r1c3", "r1c1 r2c1", "r1c1 r1c2 r2c2"]),
        ("arrow", vec!["r2c3 r1c2 r2c1", "r2c3 r3c4 r2c4"]),
        ("whispers", vec!["r2c1 r1c1", "r1c1 r2c2", "r1c2 r2c2"]),
    ];
    let section = |kind: &str| format!("[[section]]\nid = \"{kind}\"\nsource = \"{kind}.json\"\n");
    let spec: String = lines.iter().map(|(kind, _)| section(kind)).collect();
    let folder = with_spec(&format!("seed = \"meeting\"\n{spec}"));
    for (kind, lines) in &lines {
        let mark = |cells: &&str| {
            let cells: Vec<&str> = cells.split(' ').collect();
            serde_json::json!({ "sign": kind, "cells": cells })
        };
        let puzzle = serde_json::json!({
            "puzzle": ".2345645612323.564564231312645.45312",
            "size": 6,
            "variant": [kind],
            "marks": lines.iter().map(mark).collect::<Vec<_>>(),
        });
        fs::write(folder.path().join(format!("{kind}.json")), puzzle.to_string()).unwrap();
    }
    succeed(&folder, &["book"]);
    let ProgramRun { code, stderr, out, .. } = run(folder.path(), &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}{out}");
    assert!(
        format!("{stderr}{out}").contains("3 puzzles and 3 answers read back"),
        "{stderr}{out}"
    );
}

/// Returns the report of `verify` on a book of a variant whose lock has a changed first mark.
fn report_for_changed_mark(variant: &str, change: impl Fn(&str) -> Option<String>) -> String {
    let folder = with_spec(&book(6, &[variant]));
    let lock = folder.path().join("book.lock");
    succeed(&folder, &["book"]);
    let text = fs::read_to_string(&lock).unwrap();
    let from = text.find("marks = [\"").expect("marks") + "marks = [".len();
    let to = from + text[from..].find(']').unwrap();
    let (first, rest) = text[from..to].split_once(", ").unwrap();
    let changed = match change(first.trim_matches('"')) {
        Some(mark) => format!("\"{mark}\", {rest}"),
        None => rest.to_owned(),
    };
    fs::write(&lock, format!("{}{changed}{}", &text[..from], &text[to..])).unwrap();
    let ProgramRun { code, stderr, .. } = run(folder.path(), &["verify", "book.lock"]);
    assert_eq!(code, 1, "{stderr}");
    stderr
}

#[test]
fn reversed_and_missing_lines_are_reported() {
    let turned = |mark: &str| {
        let (cells, sign) = mark.split_once(" = ").unwrap();
        let cells: Vec<&str> = cells.split(' ').rev().collect();
        Some(format!("{} = {sign}", cells.join(" ")))
    };
    let stderr = report_for_changed_mark("thermo", turned);
    assert!(stderr.contains("differs from the lock in `marks`"), "{stderr}");
    for variant in ["thermo", "renban"] {
        let stderr = report_for_changed_mark(variant, |_| None);
        assert!(stderr.contains("differs from the lock in `marks`"), "{stderr}");
    }
}

#[test]
fn changed_outside_numbers_are_reported() {
    let other = |mark: &str| {
        let (cells, number) = mark.rsplit_once(' ').unwrap();
        let number: u32 = number.parse().unwrap();
        Some(format!("{cells} {}", number + 1))
    };
    let stderr = report_for_changed_mark("frame", other);
    assert!(stderr.contains("differs from the lock in `marks`"), "{stderr}");
    let stderr = report_for_changed_mark("frame", |_| None);
    assert!(stderr.contains("differs from the lock in `marks`"), "{stderr}");
}

#[test]
fn changed_marks_of_a_lock_are_reported() {
    let folder = with_spec(
        "title = \"Dots\"\nseed = \"dots\"\n[[section]]\nid = \"dots\"\nsize = 6\nlevel = \"easy\"\nvariant = \"kropki\"\n\
         count = 2\nper_page = 2\n",
    );
    let path = folder.path();
    succeed(&folder, &["book"]);
    let text = fs::read_to_string(path.join("book.lock")).unwrap();
    let first = text.find(" = white").expect("a white dot");
    let changed = format!("{} = black{}", &text[..first], &text[first + 8..]);
    fs::write(path.join("book.lock"), changed).unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("differs from the lock in `marks`"), "{stderr}");
}

#[test]
fn marks_go_through_json_and_links() {
    let folder = with_spec("");
    for variant in KINDS {
        for format in ["json", "sudokupad"] {
            let made = run(
                folder.path(),
                &[
                    "generate", "--size", "6", "--variant", variant, "--seed", "6", "--level",
                    "easy", "--format", format,
                ],
            );
            if (variant, format) == ("greater-than", "sudokupad") {
                assert_eq!(made.code, 2, "{}", made.stderr);
                assert!(
                    made.stderr.contains("does not support inequality signs"),
                    "{}",
                    made.stderr
                );
                continue;
            }
            assert_eq!(made.code, 0, "{}", made.stderr);
            fs::write(folder.path().join("puzzle.txt"), &made.out).unwrap();
            let graded = run(folder.path(), &["grade", "--json", "puzzle.txt"]);
            assert_eq!(graded.code, 0, "{variant} {format} {}", graded.stderr);
            assert!(graded.out.contains("\"solutions\":1"), "{variant} {format} {}", graded.out);
        }
    }
}

#[test]
fn unknown_marks_are_not_ignored() {
    let folder = with_spec("");
    let text = format!("{{\"puzzle\":\"{}\",\"marks\":7}}", ".".repeat(81));
    fs::write(folder.path().join("p.json"), text).unwrap();
    let ProgramRun { code, stderr, .. } = run(folder.path(), &["solve", "p.json"]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("`variant` is missing"), "{stderr}");
}

#[test]
fn impossible_marks_are_reported() {
    let folder = with_spec("");
    for (keys, message) in [
        ("", "`marks` is missing"),
        (",\"marks\":3", "3 is not valid here"),
        (
            ",\"marks\":[{\"sign\":\"grey\",\"cells\":[\"r1c1\",\"r1c2\"]}]",
            "mark 1 has no cells or no supported sign",
        ),
        (
            ",\"marks\":[{\"sign\":\"white\",\"cells\":[\"r1c1\",\"r2c2\"]}]",
            "a mark `white` on r1c1 r2c2",
        ),
        (
            ",\"marks\":[{\"sign\":\"bar\",\"cells\":[\"r1c1\",\"r1c2\"]}]",
            "a mark `bar`, which no variant of it prints",
        ),
        (",\"marks\":[{\"sign\":\"white\",\"cells\":[\"r1c1\"]}]", "it belongs between two cells"),
        (
            ",\"marks\":[{\"sign\":\"white\",\"cells\":[\"r1c1\",\"r1c2\"]},{\"sign\":\"black\",\"cells\":[\"r1c2\",\"r1c1\"]}]",
            "two marks at r1c1",
        ),
    ] {
        let puzzle = format!(
            "{{\"puzzle\":\"{}\",\"size\":4,\"variant\":[\"kropki\"]{keys}}}\n",
            ".".repeat(16)
        );
        fs::write(folder.path().join("puzzle.json"), puzzle).unwrap();
        let ProgramRun { code, stderr, .. } = run(folder.path(), &["solve", "puzzle.json"]);
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains(message), "{stderr}");
    }
}
