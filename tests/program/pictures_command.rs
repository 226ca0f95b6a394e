//! `gridpress pictures`: every puzzle of a book as a picture, with a manifest.

use super::program::{ProgramRun, SMALL, files, puzzles, run, sha256, succeed, with_spec};
use gridpress_reader::{FoundGrid, PdfFacts, PdfReader};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Creates a book of five kinds and its lock.
fn book_of_kinds() -> tempfile::TempDir {
    let section = |id: &str, more: &str| {
        format!("[[section]]\nid = \"{id}\"\nlevel = \"easy\"\ncount = 1\n{more}\n")
    };
    let sections = [
        section("a", "title = \"Plain ones\""),
        section("b", "variant = [\"killer\"]"),
        section("c", "variant = [\"jigsaw\", \"diagonal\"]"),
        section("d", "size = 16\nper_page = 1"),
        section("e", "size = 6\nbox = \"3x2\""),
    ];
    let folder = with_spec(&format!(
        "title = \"Five & more\"\nauthor = \"Ada\"\nseed = \"only here\"\n{}",
        sections.concat()
    ));
    succeed(folder.path(), &["book", "book.toml"]);
    folder
}

/// Runs the command on the book in `folder`, and returns the files that it wrote into `to`.
fn pictures(folder: &Path, to: &str, args: &[&str]) -> BTreeMap<String, Vec<u8>> {
    succeed(folder, &[&["pictures", "-o", to], args].concat());
    files(&folder.join(to))
}

fn manifest(files: &BTreeMap<String, Vec<u8>>) -> Value {
    serde_json::from_slice(&files["manifest.json"]).unwrap()
}

fn names(files: &BTreeMap<String, Vec<u8>>) -> Vec<&str> {
    files.keys().map(String::as_str).collect()
}

/// Returns the only grid of a PDF.
fn grid(pdf: &[u8]) -> FoundGrid {
    let mut grids = PdfReader::new(pdf).unwrap().grids().unwrap();
    assert_eq!(grids.len(), 1);
    grids.remove(0)
}

#[test]
fn a_manifest_lists_every_puzzle_of_the_lock() {
    let folder = book_of_kinds();
    let path = folder.path();
    let made = pictures(path, "art", &["book.lock"]);
    assert_eq!(made.len(), 11);
    let manifest = manifest(&made);
    for (key, text) in [
        ("title", "Five & more"),
        ("author", "Ada"),
        ("source", "book.lock"),
        ("gridpress", env!("CARGO_PKG_VERSION")),
    ] {
        assert_eq!(manifest[key], text);
    }
    let text = String::from_utf8(made["manifest.json"].clone()).unwrap();
    assert!(!text.contains("only here"));
    let locked = puzzles(&path.join("book.lock"));
    let entries = manifest["puzzles"].as_array().unwrap();
    assert_eq!(entries.len(), locked.len());
    for (entry, locked) in entries.iter().zip(&locked) {
        let number = locked["number"].as_integer().unwrap();
        assert_eq!(entry["number"], number);
        for (key, of_lock) in [
            ("puzzle", "givens"),
            ("solution", "solution"),
            ("level", "level"),
            ("technique", "technique"),
            ("code", "code"),
        ] {
            assert_eq!(entry[key].as_str(), locked[of_lock].as_str(), "{key}");
        }
        for key in ["removed", "score"] {
            assert_eq!(entry[key].as_i64(), locked[key].as_integer(), "{key}");
        }
        let [puzzle, solution] = [0, 1].map(|at| &entry["files"][at]);
        assert_eq!(puzzle["file"], format!("{number}.svg"));
        assert_eq!(solution["file"], format!("{number}-solution.svg"));
        assert_eq!((&puzzle["solution"], &solution["solution"]), (&false.into(), &true.into()));
        for file in [puzzle, solution] {
            let bytes = &made[file["file"].as_str().unwrap()];
            assert_eq!(file["sha256"], sha256(bytes));
            // The picture has the width stated in the manifest, and contains only the grid.
            let svg = std::str::from_utf8(bytes).unwrap();
            let svg = roxmltree::Document::parse(svg).unwrap();
            let [width, height] = ["width", "height"].map(|side| {
                let points = svg.root_element().attribute(side).unwrap();
                points.strip_suffix("pt").unwrap().parse::<f64>().unwrap()
            });
            let stated = file["width"].as_f64().unwrap() * 72.0 / 25.4;
            assert!((width - stated).abs() < 0.01 && width == height, "{width} {stated}");
        }
    }
    assert_eq!(entries[0]["section_title"], "Plain ones");
    assert_eq!(entries[0]["variant"], Value::Array(Vec::new()));
    assert_eq!(entries[1]["variant"][0], "killer");
    assert!(entries[1]["cages"].as_array().unwrap().len() > 9);
    assert_eq!(entries[2]["regions"].as_str().unwrap().len(), 81);
    assert_eq!((&entries[3]["size"], &entries[4]["box"]), (&16.into(), &"3x2".into()));
    // Every command can read the entries as puzzles.
    let entries: String = entries.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let counted = super::program::stdout(path, &["solve", "--count"], &entries);
    assert_eq!(counted, ("1\n".repeat(5), 0));
    // Pictures made from the spec are the same.
    let of_spec = pictures(path, "again", &["book.toml", "--threads", "1"]);
    for (name, bytes) in &of_spec {
        assert!(name == "manifest.json" || *bytes == made[name], "{name}");
    }
}

#[test]
fn pictures_have_the_requested_size() {
    let folder = book_of_kinds();
    let path = folder.path();
    let options = "--format PDF,png,eps,svg,png --dpi 300 --width 120mm --solution-width 2.5in";
    let options: Vec<&str> = options.split(' ').collect();
    let made = pictures(path, "art", &[&["book.lock"], &options[..]].concat());
    assert_eq!(made.len(), 5 * 2 * 4 + 1);
    let manifest = manifest(&made);
    for locked in puzzles(&path.join("book.lock")) {
        let number = locked["number"].as_integer().unwrap();
        let sides = [("", "givens", 340.157, 1417), ("-solution", "solution", 180.0, 750)];
        for (role, digits, points, pixels) in sides {
            let file = |format: &str| &made[&format!("{number}{role}.{format}")][..];
            let pdf = PdfReader::new(file("pdf")).unwrap();
            let (width, height) = pdf.size(0).unwrap();
            assert!((width - points).abs() < 0.01 && width == height, "{width}");
            assert_eq!(PdfFacts::read(file("pdf")).unwrap().pdfx.as_deref(), Some("PDF/X-1a:2003"));
            let found = grid(file("pdf"));
            assert_eq!(found.grid.to_string(), locked[digits].as_str().unwrap());
            assert_eq!(found.number, None);
            let side = |at: usize| u32::from_be_bytes(file("png")[at..at + 4].try_into().unwrap());
            assert_eq!((side(16), side(20)), (pixels, pixels));
            let eps = std::str::from_utf8(file("eps")).unwrap();
            let bounds = format!("%%BoundingBox: 0 0 {0} {0}\n", points.ceil());
            assert!(eps.contains(&bounds), "{bounds}");
        }
        let files = &manifest["puzzles"][number as usize - 1]["files"];
        assert_eq!((&files[0]["width"], &files[1]["height"]), (&120.0.into(), &63.5.into()));
        // Cages of killers and regions of jigsaws are drawn.
        let found = grid(&made[&format!("{number}.pdf")]);
        assert_eq!(found.cages.is_empty(), !locked.contains_key("cages"));
    }
    // The default width is that of the book: two to a page, and one.
    let own = self::manifest(&pictures(path, "own", &["book.lock"]));
    let width = |at: usize| own["puzzles"][at]["files"][0]["width"].as_f64().unwrap();
    assert!(width(0) < width(3) && width(0) > 60.0, "{}", width(0));
    let book = PdfReader::new(&fs::read(path.join("book.pdf")).unwrap()).unwrap();
    assert!(book.size(0).unwrap().0 > width(3));
}

#[test]
fn without_solutions_nothing_holds_one() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    let args = ["book.toml", "--no-solution", "--number", "12,3,12"];
    let made = pictures(path, "art", &args);
    assert_eq!(names(&made), ["03.svg", "12.svg", "manifest.json"]);
    let text = String::from_utf8(made["manifest.json"].clone()).unwrap();
    assert!(!text.contains("\"solution\": \""), "{text}");
    assert_eq!(manifest(&made)["puzzles"][1]["number"], 12);
    assert_eq!(manifest(&made)["puzzles"][1]["section"], "hard");
}

#[test]
fn only_pictures_of_earlier_runs_are_overwritten() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    let args = ["pictures", "book.toml", "-o", "art", "--number", "1,2"];
    succeed(path, &args);
    let first = files(&path.join("art"));
    // Pictures of another seed and width replace those of earlier runs.
    succeed(path, &[&args[..], &["--seed", "t", "--width", "60mm"]].concat());
    assert_ne!(files(&path.join("art")), first);
    succeed(path, &args);
    assert_eq!(files(&path.join("art")), first);
    // Edited pictures are not replaced.
    fs::write(path.join("art/02-solution.svg"), "mine").unwrap();
    let before = files(&path.join("art"));
    let ProgramRun { code, stderr, .. } = run(path, &args);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("art/02-solution.svg") && stderr.contains("--force"), "{stderr}");
    assert_eq!(files(&path.join("art")), before);
    succeed(path, &[&args[..], &["--force"]].concat());
    assert_eq!(files(&path.join("art")), first);
    fs::write(path.join("art/manifest.json"), "{}").unwrap();
    assert_eq!(run(path, &args).code, 2);
}

#[test]
fn failed_pictures_are_reported_and_leave_no_files() {
    let folder = book_of_kinds();
    let path = folder.path();
    fs::write(path.join("file"), "").unwrap();
    for (args, code, message) in [
        ("nowhere.lock -o x", 2, "cannot read `nowhere.lock`"),
        ("book.lock -o x --number 6", 2, "its numbers go from 1 to 5"),
        ("book.lock -o x --number 0", 2, "invalid value '0'"),
        ("book.lock -o x --width 0mm", 2, "from 10.0 mm to 1000.0 mm"),
        ("book.lock -o x --width 5m", 2, "from 10.0 mm to 1000.0 mm"),
        ("book.lock -o x --width -3mm", 2, "from 10.0 mm to 1000.0 mm"),
        ("book.lock -o x --width 40mm", 2, "section `b` would have cells of 4.4 mm"),
        ("book.lock -o x --solution-width 20mm --number 1", 2, "make them 23 mm wide or more"),
        ("book.lock -o x --format gif", 2, "pdf, eps, svg, png"),
        ("book.lock -o x --dpi 71", 2, "a whole number from 72 to 4800"),
        ("book.lock -o x --format png --dpi 4800 --width 1000mm", 2, "fewer pixels to an inch"),
        ("book.lock -o x --seed t", 2, "--seed is not for locks"),
        ("book.lock -o x --no-solution --solution-width 40mm", 2, "cannot be used with"),
        ("book.lock -o file", 3, "a file has that name"),
        ("book.lock", 2, "--output <DIR>"),
    ] {
        let args: Vec<&str> = ["pictures"].into_iter().chain(args.split(' ')).collect();
        let run = run(path, &args);
        assert_eq!(run.code, code, "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(message), "{args:?}: {}", run.stderr);
        assert!(!path.join("x").exists(), "{args:?}");
    }
    // A book that cannot be reproduced causes a warning.
    let spec = fs::read_to_string(path.join("book.toml")).unwrap();
    let spec = spec.replace("seed = \"only here\"\n", "");
    fs::write(path.join("other.toml"), spec).unwrap();
    let drawn = run(path, &["pictures", "other.toml", "-o", "drawn", "--number", "1"]);
    assert_eq!(drawn.code, 0, "{}", drawn.stderr);
    assert!(drawn.stderr.contains("a random book"), "{}", drawn.stderr);
    // A width that is too small for one section can be enough for another.
    let small = ["book.lock", "--width", "40mm", "--number", "1,5"];
    assert_eq!(pictures(path, "small", &small).len(), 5);
}
