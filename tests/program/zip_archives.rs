//! ZIP archives of puzzles, each in its own file.

use super::program::{ProgramRun, SMALL, folder, puzzles, run, run_on, stdout, succeed, with_spec};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;

/// Returns the files of an archive, by name, and checks their checksums.
pub fn unpacked(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let bytes = fs::read(path).unwrap();
    let archive = rawzip::ZipArchive::from_slice(&bytes).unwrap();
    let mut entries = archive.entries();
    let mut files = BTreeMap::new();
    while let Some(entry) = entries.next_entry().unwrap() {
        let name = entry.file_path().try_normalize().unwrap();
        let name: &str = name.as_ref();
        let content = archive.get_entry(entry.wayfinder()).unwrap();
        let inflated = flate2::bufread::DeflateDecoder::new(content.data());
        let mut bytes = Vec::new();
        let mut inflated = content.verifying_reader(inflated);
        inflated.read_to_end(&mut bytes).unwrap();
        // Names are in ascending order.
        let last = files.keys().next_back();
        assert!(last.is_none_or(|last: &String| &last[..] < name), "{name}");
        files.insert(name.to_owned(), bytes);
    }
    files
}

#[test]
fn a_book_is_packed_in_every_format() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book", "book.toml"]);
    let locked = puzzles(&path.join("book.lock"));
    for (format, ending) in [
        ("line", "txt"),
        ("grid", "txt"),
        ("sdk", "sdk"),
        ("sdm", "sdm"),
        ("json", "json"),
        ("ipuz", "ipuz"),
        ("csv", "csv"),
        ("opensudoku", "opensudoku"),
        ("hodoku", "txt"),
        ("sudokupad", "txt"),
    ] {
        let args = ["export", "book.lock", "--pack", "p.zip", "--format", format];
        succeed(path, &args);
        let files = unpacked(&path.join("p.zip"));
        assert_eq!(files.len(), 13);
        let manifest: Value = serde_json::from_slice(&files["manifest.json"]).unwrap();
        assert_eq!(manifest["title"], "Small");
        assert_eq!(manifest["source"], "book.lock");
        let entries = manifest["puzzles"].as_array().unwrap();
        for (entry, locked) in entries.iter().zip(&locked) {
            let number = locked["number"].as_integer().unwrap();
            assert_eq!(entry["puzzle"].as_str(), locked["givens"].as_str());
            assert_eq!(entry.get("solution"), None);
            let name = format!("{number:02}.{ending}");
            assert_eq!(entry["files"][0]["file"], name);
            // Each file is complete, and other programs can read it.
            let text = std::str::from_utf8(&files[&name]).unwrap();
            let (solved, code) = stdout(path, &["solve"], text);
            let solved: String = solved.chars().filter(char::is_ascii_digit).collect();
            let solution = locked["solution"].as_str().unwrap();
            assert_eq!((&solved[..], code), (solution, 0), "{format}");
            assert!(!text.contains(solution), "{format}");
        }
    }
    // The same from the spec; and a selection with solutions.
    succeed(path, &["export", "book.lock", "--pack", "p.zip"]);
    let args = "export book.toml --pack some.zip --number 12,1 --solution";
    succeed(path, &args.split(' ').collect::<Vec<_>>());
    let [all, some] = ["p.zip", "some.zip"].map(|file| unpacked(&path.join(file)));
    assert_eq!(some.len(), 3);
    let [all, some] = [all, some]
        .map(|files| -> Value { serde_json::from_slice(&files["manifest.json"]).unwrap() });
    let (first, mut same) = (&all["puzzles"][0], some["puzzles"][0].clone());
    assert_eq!(first["section_title"], "Easy ones");
    assert_eq!(same["solution"].as_str(), locked[0]["solution"].as_str());
    same.as_object_mut().unwrap().remove("solution");
    same["files"] = first["files"].clone();
    assert_eq!(*first, same);
}

#[test]
fn made_puzzles_are_packed_as_they_are_written() {
    let folder = folder();
    let path = folder.path();
    let with = |args: &str| {
        let args = format!("generate --seed p --level hard {args}");
        succeed(path, &args.split(' ').collect::<Vec<_>>())
    };
    let lines = with("-n 12 --json --solution");
    with("-n 12 --solution --pack a.zip");
    let files = unpacked(&path.join("a.zip"));
    let manifest: Value = serde_json::from_slice(&files["manifest.json"]).unwrap();
    for (at, line) in lines.lines().enumerate() {
        let file = format!("{:02}.json", at + 1);
        assert_eq!(files[&file], format!("{line}\n").into_bytes());
        let record: Value = serde_json::from_str(line).unwrap();
        for key in ["puzzle", "solution", "size", "level", "technique", "score"] {
            assert_eq!(manifest["puzzles"][at][key], record[key], "{key}");
        }
        assert_eq!(manifest["puzzles"][at]["code"], record["code"]);
    }
    // The bytes do not depend on threads, and puzzles are named by their numbers in the stream.
    with("-n 12 --solution --pack b.zip --threads 1");
    let [a, b] = ["a.zip", "b.zip"].map(|file| fs::read(path.join(file)).unwrap());
    assert_eq!(a, b);
    with("--range 9..12 --solution --pack range.zip");
    assert_eq!(unpacked(&path.join("range.zip"))["09.json"], files["09.json"]);
    // OpenSudoku opens each of them, and all of them in one file.
    let games = |text: &str| -> Vec<String> {
        let document = roxmltree::Document::parse(text).unwrap();
        let root = document.root_element();
        assert_eq!(root.tag_name().name(), "opensudoku");
        // Without a version, OpenSudoku reads version 1, in which data are 81 digits.
        assert_eq!(root.attribute("version"), None);
        let games = root.children().filter(|node| node.has_tag_name("game"));
        let data = games.map(|game| game.attribute("data").unwrap().to_owned());
        data.collect()
    };
    let all = games(&with("-n 12 --format opensudoku"));
    with("-n 12 --format opensudoku --pack o.zip");
    let packed = unpacked(&path.join("o.zip"));
    let packed = packed.iter().filter(|(name, _)| name.ends_with(".opensudoku"));
    let packed = packed.flat_map(|(_, bytes)| games(std::str::from_utf8(bytes).unwrap()));
    assert_eq!(packed.collect::<Vec<_>>(), all);
    let is_digits =
        |data: &String| data.len() == 81 && data.bytes().all(|byte| byte.is_ascii_digit());
    assert!(all.len() == 12 && all.iter().all(is_digits));
}

#[test]
#[ignore = "long sweep"]
fn a_search_without_result_packs_nothing_in_full() {
    let folder = folder();
    let run =
        run(&folder, &["generate", "-n", "3", "--pack", "p.zip", "--removed", "64", "--seed", "1"]);
    assert_eq!(run.code, 4, "{}", run.stderr);
    assert!(run.stderr.contains("no puzzle with"), "{}", run.stderr);
    assert!(!folder.path().join("p.zip").exists());
}

#[test]
fn failed_archives_are_reported_and_leave_no_files() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    for (args, code, message) in [
        ("export book.toml --pack p.tar", 2, "ends in .zip"),
        ("export book.toml --pack p.zip -o p.txt", 2, "cannot be used with"),
        ("export book.toml --pack p.zip --number 13", 2, "its numbers go from 1 to 12"),
        ("export book.toml --pack p.zip --format sdm --solution", 2, "does not support solutions"),
        ("export book.toml --pack p.zip --format zip", 2, "possible values"),
        ("export book.toml --pack nowhere/p.zip", 3, "its folder does not exist"),
        ("generate --pack p.zip --size 16 --format sdk", 2, "supports only the classic 9x9"),
        ("generate --pack p.zip --best", 2, "cannot be used with"),
        ("generate -n 2 --format ipuz", 2, "--pack"),
    ] {
        let args: Vec<&str> = args.split(' ').collect();
        let ProgramRun { code: is, stderr, .. } = run(path, &args);
        assert_eq!(is, code, "{args:?}: {stderr}");
        assert!(stderr.contains(message), "{args:?}: {stderr}");
        assert!(!path.join("p.zip").exists(), "{args:?}");
    }
    let from_input = run_on(path, &["export", "-", "--pack", "p.zip"], SMALL);
    assert_eq!(from_input.code, 0, "{}", from_input.stderr);
    let manifest = unpacked(&path.join("p.zip"))["manifest.json"].clone();
    assert!(!String::from_utf8(manifest).unwrap().contains("\"source\""));
}
