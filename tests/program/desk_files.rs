//! Changed files of a desk, with an index adapted to them: `gridpress verify` finds them.

use super::program::{ProgramRun, run, sha256, succeed};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const DESK: &str = "title = \"The Daily Grid\"\nseed = \"a seed that nobody guesses\"\n[daily]\nfirst = \"2026-01-01\"\ndpi = 100\n";
const ALL: &str = "pdf,eps,svg,png,idml,html,json,ipuz,sdk,txt";
const DAYS: [&str; 2] = ["2026-11-20", "2026-11-21"];

/// Makes the folder `out` of a desk with two days.
fn made(folder: &Path, spec: &str, more: &[&str]) {
    fs::write(folder.join("desk.toml"), spec).unwrap();
    let args = ["daily", "desk.toml", "--date", DAYS[0], "--days", "2", "-o", "out"];
    succeed(folder, &[&args[..], more].concat());
}

fn desk() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    made(folder.path(), DESK, &["--format", ALL, "--proof"]);
    folder
}

/// Copies the files of `folder`, without the spec, into a new folder.
fn without_spec(folder: &Path) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    fs::create_dir(copy.path().join("out")).unwrap();
    for entry in fs::read_dir(folder.join("out")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, copy.path().join("out").join(path.file_name().unwrap())).unwrap();
    }
    copy
}

/// A file of a desk's folder that is restored when this is dropped.
struct ChangedFile {
    path: PathBuf,
    good: Vec<u8>,
    index: Vec<u8>,
}

impl ChangedFile {
    /// Changes a file, and if `fits`, its hash in the index.
    fn new(
        folder: &Path,
        name: &str,
        fits: bool,
        change: impl Fn(Vec<u8>) -> Vec<u8>,
    ) -> ChangedFile {
        let path = folder.join("out").join(name);
        let good = fs::read(&path).unwrap();
        let bad = change(good.clone());
        assert!(good != bad, "{name} is as it was");
        let index_path = folder.join("out/index.json");
        let index = fs::read(&index_path).unwrap();
        if fits {
            let text = String::from_utf8(index.clone()).unwrap();
            fs::write(&index_path, text.replace(&sha256(&good), &sha256(&bad))).unwrap();
        }
        fs::write(&path, bad).unwrap();
        ChangedFile { path, good, index }
    }
}

impl Drop for ChangedFile {
    fn drop(&mut self) {
        fs::write(&self.path, &self.good).unwrap();
        fs::write(self.path.with_file_name("index.json"), &self.index).unwrap();
    }
}

/// Returns the report of `verify` on a folder with a wrong file; it names the file and its day.
fn refused(folder: &Path, name: &str) -> String {
    let ProgramRun { code, out, stderr } = run(folder, &["verify", "out/index.json"]);
    assert_eq!(code, 1, "{name}: {out}{stderr}");
    let line = format!("{}: `{name}`: ", &name[..10]);
    assert!(stderr.contains(&line), "{name}: {stderr}");
    stderr
}

/// Replaces the first digit of the puzzle after `mark`.
fn other_digit(mut text: Vec<u8>, mark: &str) -> Vec<u8> {
    let found = (0..text.len()).find(|&at| text[at..].starts_with(mark.as_bytes()));
    let from = found.unwrap_or_else(|| panic!("no {mark}")) + mark.len();
    let digit = (text[from..].iter()).position(|byte| (b'1'..=b'9').contains(byte));
    let at = from + digit.unwrap();
    text[at] = b'1' + (text[at] - b'0') % 9;
    text
}

fn replaced(bytes: Vec<u8>, old: &str, new: &str) -> Vec<u8> {
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains(old), "no {old}");
    text.replacen(old, new, 1).into_bytes()
}

type BytesChange = fn(Vec<u8>) -> Vec<u8>;

/// Changes to files that are read back, by file extension, with the expected report.
const READ: &[(&str, BytesChange, &str)] = &[
    (".json", |b| other_digit(b, "\"puzzle\":\""), "its puzzle is not the one"),
    (".json", |b| replaced(b, "\"puzzle\":\"", "\"puzzle\":\"9"), "it has"),
    (".json", |b| other_digit(b, "\"solution\":\""), "its solution is wrong: r1c1 differs"),
    (".json", |b| other_digit(b, "\"number\":"), "its number is not the one"),
    (".json", |b| other_digit(b, "\"date\":\"2026-"), "it has another date"),
    (
        ".json",
        |b| replaced(b, "\"slot\":\"daily\"", "\"slot\":\"other\""),
        "it belongs to another slot",
    ),
    (".json", |b| replaced(b, "\"code\":\"", "\"code\":\"X"), "its code is not the one"),
    (".json", |b| other_digit(b, "\"removed\":"), "its number of removed cells"),
    (
        ".json",
        |b| replaced(b, "\"variant\":[", "\"variant\":[\"diagonal\""),
        "its rules are not those",
    ),
    (".ipuz", |b| other_digit(b, "\"puzzle\": ["), "its puzzle is not the one"),
    (".ipuz", |b| other_digit(b, "\"solution\": ["), "its solution is wrong"),
    (
        ".ipuz",
        |b| replaced(b, "\"solution\": [\n    [", "\"solution\": [\n    [0,"),
        "its solution is not a grid",
    ),
    (".ipuz", |b| other_digit(b, "\"date\": \"1"), "it has another date"),
    (".ipuz", |b| replaced(b, "\"uniqueid\": \"", "\"uniqueid\": \"Z"), "its code is not the one"),
    (".sdk", |b| other_digit(b, "[Puzzle]"), "its puzzle is not the one"),
    (".sdk", |b| other_digit(b, "#B2026-1"), "it has another date"),
    (".sdk", |b| replaced(b, "#C", "#CX"), "its code is not the one"),
    (".txt", |b| other_digit(b, ""), "its puzzle is not the one"),
    (".txt", |b| [&b[1..81], b".\n"].concat(), "its puzzle is not the one"),
    (".txt", |b| [&b[..80], b"\n"].concat(), "it has"),
    (".txt", |_| b"\xff\xfe".to_vec(), "it is not a text file"),
    (".html", |b| other_digit(b, "\"givens\":["), "its puzzle is not the one"),
    (".html", |b| other_digit(b, "<td>"), "its grid and its data have"),
    (".html", |b| other_digit(b, "\"solution\":["), "its solution is wrong"),
    (
        ".html",
        |b| replaced(b, "\"hints\":[", "\"hints\":[[[[0,0]],[]],"),
        "one of its rules or hints",
    ),
    (
        ".html",
        |b| replaced(b, "\"hints\":[", "\"hints\":[[[],[[0]]],"),
        "one of its rules or hints",
    ),
    (".html", |b| other_digit(b, "datetime=\"2026-"), "it has another date"),
    (".html", |b| replaced(b, "\"code\":\"", "\"code\":\"Z"), "its code is not the one"),
    (".html", |b| replaced(b, "id=\"puzzle\"", "id=\"riddle\""), "the data of 0 puzzles"),
    (".pdf", |b| painted(b, "q 1 g 0 0 400 600 re f Q"), "puzzles and"),
    (".pdf", |b| painted(b, "q 0 g 20 300 m 40 330 l 44 328 l 24 298 l h f Q"), ""),
    (".pdf", |b| b[..b.len() / 2].to_vec(), "it cannot be read as a PDF"),
    ("-solution.pdf", |b| painted(b, "q 1 g 0 0 400 600 re f Q"), "puzzles and"),
];

/// Changes to files that only the desk can check.
const PICTURES: &[(&str, BytesChange)] = &[
    (".svg", |b| replaced(b, "</svg>", "<path d=\"M0 0L90 90\"/></svg>")),
    ("-solution.svg", |b| replaced(b, "<path", "<g/><path")),
    (".eps", |b| replaced(b, "showpage", "pop showpage")),
    ("-solution.eps", |b| replaced(b, "%%EndComments", "%%EndComments\n% here")),
    (".png", |b| [&b[..b.len() - 20], &[0; 20]].concat()),
    ("-solution.png", |b| b[..b.len() - 1].to_vec()),
    (".idml", |b| [&b[..], b"\n"].concat()),
    (".html", |b| replaced(b, "\"use strict\"", "\"use nothing\"")),
    (".html", |b| replaced(b, "<title>", "<title>Not ")),
    (".pdf", |b| [&b[..], b"\n"].concat()),
    (".json", |b| other_digit(b, "\"score\":")),
    (".sdk", |b| replaced(b, "#L", "#LNot ")),
];

/// Paints over the only page of a PDF.
fn painted(bytes: Vec<u8>, with: &str) -> Vec<u8> {
    let mut document = lopdf::Document::load_mem(&bytes).unwrap();
    let page = document.get_pages()[&1];
    let content = document.get_page_content(page);
    let content = [&content[..], b"\n", with.as_bytes()].concat();
    document.change_page_content(page, content).unwrap();
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    bytes
}

#[test]
fn changed_data_files_are_detected_without_the_spec() {
    let folder = without_spec(desk().path());
    let folder = folder.path();
    let ProgramRun { code, out, stderr } = run(folder, &["verify", "out/index.json"]);
    assert_eq!(code, 0, "{stderr}");
    assert!(out.contains("2 puzzles: exactly one solution each"), "{out}");
    assert!(stderr.contains("17 files of pictures"), "{stderr}");
    for (index, (end, change, why)) in READ.iter().enumerate() {
        let name = format!("{}{end}", DAYS[index % 2]);
        let _changed = ChangedFile::new(folder, &name, true, change);
        let stderr = refused(folder, &name);
        assert!(stderr.contains(why), "{index} {name}: {stderr}");
        assert!(!stderr.contains("its hash"), "{index} {name}: {stderr}");
    }
}

#[test]
fn every_changed_file_is_detected_with_the_spec() {
    let folder = desk();
    let folder = folder.path();
    let ProgramRun { code, out, stderr } = run(folder, &["verify", "out"]);
    assert_eq!((code, stderr.as_str()), (0, ""), "{out}");
    assert!(out.contains("31 files: identical when rebuilt"), "{out}");
    let read = READ.iter().map(|(end, change, _)| (*end, *change));
    let read = read.step_by(5).chain(PICTURES.iter().copied());
    for (index, (end, change)) in read.enumerate() {
        let name = format!("{}{end}", DAYS[index % 2]);
        let _changed = ChangedFile::new(folder, &name, true, change);
        let stderr = refused(folder, &name);
        assert!(
            stderr.contains("it differs from the file that the spec makes"),
            "{index} {name}: {stderr}"
        );
    }
    let proof = "2026-11-20--2026-11-21-proof.pdf";
    let _changed = ChangedFile::new(folder, proof, true, |b| painted(b, "q 0 g 9 9 9 9 re f Q"));
    refused(folder, proof);
}

#[test]
fn a_changed_file_under_an_untouched_index_has_another_hash() {
    let folder = without_spec(desk().path());
    let folder = folder.path();
    for (index, (end, change)) in PICTURES.iter().enumerate() {
        let name = format!("{}{end}", DAYS[index % 2]);
        let _changed = ChangedFile::new(folder, &name, false, change);
        let stderr = refused(folder, &name);
        assert!(stderr.contains("its hash differs from the one in the index"), "{name}: {stderr}");
    }
}

#[test]
fn files_of_other_days_and_desks_are_detected() {
    let folder = desk();
    let other = tempfile::tempdir().unwrap();
    // The same desk with another puzzle on the first day.
    let replaced = format!("{DESK}[replace]\n\"2026-11-20\" = 1\n");
    made(other.path(), &replaced, &["--format", ALL]);
    let alone = without_spec(folder.path());
    let file = |folder: &Path, name: &str| fs::read(folder.join("out").join(name)).unwrap();
    for folder in [folder.path(), alone.path()] {
        let yesterday = file(other.path(), "2026-11-21.pdf");
        let changed = ChangedFile::new(folder, "2026-11-21.pdf", true, |_| yesterday.clone());
        let stderr = refused(folder, "2026-11-21.pdf");
        assert!(stderr.contains("the solution beside its puzzle"), "{stderr}");
        drop(changed);
        for end in [".pdf", "-solution.pdf", ".json", ".ipuz", ".txt", ".html", ".sdk"] {
            let name = format!("2026-11-20{end}");
            for from in [file(other.path(), &name), file(folder, &format!("2026-11-21{end}"))] {
                let _changed = ChangedFile::new(folder, &name, true, |_| from.clone());
                refused(folder, &name);
            }
        }
    }
    for end in [".svg", "-solution.svg", ".eps", "-solution.eps", ".png", "-solution.png"] {
        let name = format!("2026-11-20{end}");
        let from = file(folder.path(), &format!("2026-11-21{end}"));
        let _changed = ChangedFile::new(folder.path(), &name, true, |_| from.clone());
        refused(folder.path(), &name);
    }
    // All files of a day and the index are forged.
    let forged = tempfile::tempdir().unwrap();
    made(forged.path(), &DESK.replace("nobody", "somebody"), &["--format", ALL]);
    fs::write(forged.path().join("desk.toml"), DESK).unwrap();
    let ProgramRun { code, stderr, .. } = run(forged.path(), &["verify", "out/index.json"]);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("no file in it matches the spec"), "{stderr}");
}

#[test]
fn days_of_an_earlier_spec_are_named() {
    let folder = desk();
    let folder = folder.path();
    for later in [DESK.replace("Daily", "Weekly"), format!("{DESK}symmetry = \"none\"\n")] {
        fs::write(folder.join("desk.toml"), later).unwrap();
        let ProgramRun { code, stderr, .. } = run(folder, &["verify", "out"]);
        assert_eq!(code, 0, "{stderr}");
        let days = "warning: 2026-11-20 to 2026-11-21: made by an earlier spec or version";
        assert!(stderr.contains(days), "{stderr}");
        let _changed = ChangedFile::new(folder, "2026-11-20.pdf", true, |b| {
            painted(b, "q 0 g 9 9 9 9 re f Q")
        });
        refused(folder, "2026-11-20.pdf");
    }
    made(folder, &DESK.replace("Daily", "Weekly"), &["--format", ALL]);
    succeed(folder, &["daily", "desk.toml", "--date", "2026-11-22", "-o", "out"]);
    let ProgramRun { code, out, stderr } = run(folder, &["verify", "out"]);
    assert_eq!(code, 0, "{stderr}");
    assert!(out.contains("identical when rebuilt"), "{out}");
    // A folder of the same desk with another seed.
    fs::write(folder.join("desk.toml"), DESK.replace("nobody", "somebody")).unwrap();
    assert_eq!(run(folder, &["verify", "out"]).code, 1);
}

/// A change to the entries of an index.
type IndexEdit = fn(&mut Vec<Value>);

/// Returns the entry of a solution in an index.
fn entry(files: &mut [Value]) -> &mut Value {
    let mut files = files.iter_mut();
    files.find(|file| file["file"] == "2026-11-20-solution.eps").unwrap()
}

#[test]
fn missing_and_unlisted_files_are_reported() {
    let folder = desk();
    let folder = folder.path();
    let out = folder.join("out");
    let good = fs::read_to_string(out.join("index.json")).unwrap();
    let verified = || run(folder, &["verify", "out/index.json"]);
    fs::rename(out.join("2026-11-21.svg"), folder.join("kept")).unwrap();
    let stderr = refused(folder, "2026-11-21.svg");
    assert!(stderr.contains("file not found"), "{stderr}");
    fs::rename(folder.join("kept"), out.join("2026-11-21.svg")).unwrap();
    let changes: [(&str, IndexEdit, &str); 8] = [
        (
            "an entry taken out",
            |files| files.retain(|file| file["file"] != "2026-11-21.eps"),
            "2026-11-21: `2026-11-21.eps` exists, but is not in the index",
        ),
        (
            "an entry twice",
            |files| {
                let twice = entry(files).clone();
                files.push(twice);
            },
            "is listed twice",
        ),
        (
            "a file elsewhere",
            |files| entry(files)["file"] = "../desk.toml".into(),
            "does not have the name of its day, slot and format",
        ),
        (
            "another day",
            |files| entry(files)["date"] = "2026-11-22".into(),
            "does not have the name of its day",
        ),
        ("no day", |files| entry(files)["date"] = "soon".into(), "has an invalid date"),
        ("another format", |files| entry(files)["format"] = "doc".into(), "has an unknown format"),
        (
            "another slot",
            |files| entry(files)["slot"] = "other".into(),
            "2026-11-20: `2026-11-20-solution.eps`: the spec has no puzzle in slot `other`",
        ),
        (
            "another hash",
            |files| entry(files)["sha256"] = "0".repeat(64).into(),
            "its hash differs from the one in the index",
        ),
    ];
    for (what, change, why) in changes {
        let mut index: Value = serde_json::from_str(&good).unwrap();
        change(index["files"].as_array_mut().unwrap());
        fs::write(out.join("index.json"), index.to_string()).unwrap();
        let ProgramRun { code, stderr, .. } = verified();
        assert_eq!(code, 1, "{what}: {stderr}");
        assert!(stderr.contains(why), "{what}: {stderr}");
    }
    let titled = good.replace("The Daily Grid", "The Daily Grit");
    fs::write(out.join("index.json"), titled).unwrap();
    assert_eq!(verified().code, 1);
    fs::write(out.join("index.json"), "{\"mine\": 1}").unwrap();
    let ProgramRun { code, stderr, .. } = verified();
    assert_eq!(code, 2, "{stderr}");
    fs::write(out.join("index.json"), &good).unwrap();
    // A day that was removed completely is a gap, which may be intended.
    let mut index: Value = serde_json::from_str(&good).unwrap();
    let files = index["files"].as_array_mut().unwrap();
    files.retain(|file| file["file"] != "2026-11-21.txt");
    fs::remove_file(out.join("2026-11-21.txt")).unwrap();
    fs::write(out.join("index.json"), index.to_string()).unwrap();
    let ProgramRun { code, stderr, .. } = verified();
    assert_eq!(code, 0, "{stderr}");
    assert!(stderr.contains("2026-11-21 has no `txt`"), "{stderr}");
}

#[test]
fn the_spec_is_found_by_its_name_or_named() {
    let folder = desk();
    let copy = without_spec(folder.path());
    let index: Value =
        serde_json::from_slice(&fs::read(copy.path().join("out/index.json")).unwrap()).unwrap();
    assert_eq!(index["spec"], "desk.toml");
    assert!(!index.to_string().contains("nobody"), "the seed is the secret");
    let spec = folder.path().join("desk.toml");
    let spec = spec.to_str().unwrap();
    let out = succeed(&copy, &["verify", "out/index.json", "--spec", spec, "--json"]);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["same"], true);
    let out = report["proved"].to_string();
    assert!(out.contains("identical when rebuilt"), "{out}");
    // The seed may be stored outside the spec.
    let bare = DESK.replace("seed = \"a seed that nobody guesses\"\n", "");
    fs::write(copy.path().join("desk.toml"), bare).unwrap();
    let ProgramRun { code, stderr, .. } = run(&copy, &["verify", "out/index.json"]);
    assert_eq!(code, 0);
    assert!(stderr.contains("has no seed"), "{stderr}");
    let seeded = ["verify", "out/index.json", "--seed", "a seed that nobody guesses"];
    let out = succeed(&copy, &seeded);
    assert!(out.contains("identical when rebuilt"), "{out}");
    for wrong in [
        &["verify", "out/index.json", "--spec", "desk.toml"][..],
        &["verify", "out/index.json", "--spec", "missing.toml"],
        &["verify", "out/index.json", "--cover", "x.pdf"],
        &["verify", "desk.lock", "--seed", "x"],
    ] {
        assert_eq!(run(&copy, wrong).code, 2, "{wrong:?}");
    }
}

#[test]
fn files_of_a_desk_pass() {
    let easy = "week = { monday = \"easy\", tuesday = \"easy\", wednesday = \"easy\", thursday = \"easy\", friday = \"easy\", \
        saturday = \"easy\", sunday = \"easy\" }\n";
    let slot = |id: &str, more: &str| format!("[[daily.slot]]\nid = \"{id}\"\n{easy}{more}\n");
    let slots = [
        slot("classic", ""),
        slot("mini", "size = 6\nvariant = [\"jigsaw\"]"),
        slot("sums", "variant = [\"killer\"]"),
        slot("cross", "variant = [\"diagonal\"]"),
    ];
    let large = "solution = \"none\"\nsize = 16\nsymbols = \"numbers\"\nwidth = \"200mm\"\nheight = \"250mm\"\n";
    let desks: [(String, &[&str]); 6] = [
        (format!("{DESK}{}", slots.concat()), &["--format", "pdf,html,json,ipuz", "--proof"]),
        (format!("{DESK}solution = \"upside-down\"\nrules = true\n"), &["--format", ALL]),
        (format!("{DESK}solution = \"today\"\nsvg = \"text\"\n"), &["--format", "pdf,svg,html"]),
        (format!("{DESK}solution = \"today\"\n"), &["--format", ALL, "--no-solution"]),
        (
            format!("language = \"de\"\n{DESK}{large}{easy}"),
            &["--format", "pdf,html,json,ipuz,txt"],
        ),
        (format!("{DESK}variant = [\"windoku\"]\ndays = [\"friday\"]\n"), &["--format", "txt,svg"]),
    ];
    for (spec, more) in desks {
        let folder = tempfile::tempdir().unwrap();
        made(folder.path(), &spec, more);
        let ProgramRun { code, out, stderr } = run(&folder, &["verify", "out/index.json"]);
        assert_eq!((code, stderr.as_str()), (0, ""), "{spec}: {out}");
        assert!(out.contains("identical when rebuilt"), "{spec}: {out}");
        let alone = without_spec(folder.path());
        let ProgramRun { code, out, stderr } = run(&alone, &["verify", "out/index.json"]);
        assert_eq!(code, 0, "{spec}: {out}{stderr}");
    }
}

/// Number, level and code in the index are compared with the desk for every format; without the desk, with each other.
#[test]
fn edited_fields_of_an_index_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    made(folder.path(), DESK, &["--format", "svg,html,json,txt"]);
    let alone = without_spec(folder.path());
    let index = folder.path().join("out/index.json");
    let good = fs::read_to_string(&index).unwrap();
    let edits: [(&str, Value); 3] =
        [("number", 999.into()), ("level", "expert".into()), ("code", "99999-99999".into())];
    for (field, value) in edits {
        let mut all: Value = serde_json::from_str(&good).unwrap();
        let count = all["files"].as_array().unwrap().len();
        for place in 0..count {
            let mut one: Value = serde_json::from_str(&good).unwrap();
            one["files"][place][field] = value.clone();
            all["files"][place][field] = value.clone();
            fs::write(alone.path().join("out/index.json"), one.to_string()).unwrap();
            let ProgramRun { code, stderr, .. } = run(&alone, &["verify", "out/index.json"]);
            assert_eq!(code, 1, "{field} {place}: {stderr}");
        }
        fs::write(&index, all.to_string()).unwrap();
        let ProgramRun { code, stderr, .. } = run(&folder, &["verify", "out/index.json"]);
        assert_eq!(code, 1, "{field}: {stderr}");
        let lines = stderr.matches(&format!("the index has another {field}")).count();
        assert!(lines >= count, "{field}: {stderr}");
    }
}
