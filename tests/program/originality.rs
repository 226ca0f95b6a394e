//! `gridpress registry report`: the originality report of a series.

use super::program::{ProgramRun, files, finish, folder, gridpress, puzzles, run, succeed};
use gridpress_reader::PdfReader;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Creates a folder with a registry of two volumes, of 12 and 8 puzzles.
fn series() -> TempDir {
    let folder = folder();
    for (volume, title, count) in [(1, "First Night", 12), (2, "Second Night", 8)] {
        let spec = format!(
            "title = '{title}'\nseed = 's{volume}'\n[series]\nvolume = {volume}\nregistry = 's.db'\n\
             [[section]]\nid = 'a'\nsize = 6\nlevel = 'easy'\ncount = {count}\n"
        );
        let name = format!("v{volume}.toml");
        fs::write(folder.path().join(&name), spec).unwrap();
        succeed(folder.path(), &["book", &name]);
    }
    folder
}

/// Returns the text of a PDF, line by line and without spaces.
fn text(pdf: &Path) -> String {
    let reader = PdfReader::new(&fs::read(pdf).unwrap()).unwrap();
    let mut all = String::new();
    for index in 0..reader.pages() {
        let view = reader.view(index).unwrap().unwrap();
        let mut letters: Vec<_> = view.letters().iter().collect();
        letters.sort_by_key(|letter| ((-letter.at.1 * 2.0).round() as i64, letter.at.0 as i64));
        all.extend(letters.into_iter().map(|letter| letter.text.as_str()));
    }
    all.split_whitespace().collect()
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

#[test]
fn a_report_names_volumes_and_the_hash_of_every_puzzle() {
    let folder = series();
    let path = folder.path();
    let args = ["registry", "report", "s.db", "-o", "proof.pdf", "--series", "Night Train"];
    let made = run(path, &args);
    assert_eq!(made.code, 0, "{}", made.stderr);
    assert!(made.stderr.contains("20 puzzles in 2 volumes, no duplicates"), "{}", made.stderr);
    let report = json(&path.join("proof.json"));
    let csv = succeed(path, &["registry", "export", "s.db"]);
    let exported: BTreeSet<&str> =
        csv.lines().skip(1).map(|line| line.rsplit(',').next().unwrap()).collect();
    assert_eq!(exported.len(), 20);
    let printed = text(&path.join("proof.pdf"));
    let mut seen = BTreeSet::new();
    for (volume, (title, count)) in
        report["volumes"].as_array().unwrap().iter().zip([("First Night", 12), ("Second Night", 8)])
    {
        assert_eq!(volume["title"], title);
        let hashes = volume["hashes"].as_array().unwrap();
        assert_eq!(hashes.len(), count);
        let mut lines = String::new();
        for puzzle in hashes {
            let hash = puzzle["hash"].as_str().unwrap();
            assert!(exported.contains(hash) && seen.insert(hash.to_owned()));
            assert!(printed.contains(&hash[..10]), "{hash}: {printed}");
            lines += &format!("{},{hash}\n", puzzle["number"]);
        }
        // The digest can be computed without the program.
        let digest = super::program::sha256(lines.as_bytes());
        assert_eq!(volume["digest"].as_str(), Some(&*digest));
    }
    let statement = "Nopuzzleisequivalenttoanother:all20puzzlesofthese2volumesaredifferent.";
    assert!(printed.contains(statement), "{printed}");
    assert!(printed.contains("Originalityreport:NightTrain"), "{printed}");
    let numbers = puzzles(&path.join("v1.lock")).len() + puzzles(&path.join("v2.lock")).len();
    assert_eq!(report["puzzles"].as_u64(), Some(numbers as u64));
    assert_eq!(report["date"], Value::Null);
}

#[test]
fn reports_are_deterministic_and_dated_on_request_only() {
    let folder = series();
    let path = folder.path();
    succeed(path, &["registry", "report", "s.db"]);
    let first = files(path);
    assert!(first.contains_key("s-originality.pdf") && first.contains_key("s-originality.json"));
    succeed(path, &["registry", "report", "s.db"]);
    assert!(first == files(path));
    let epoch = |date: &[&str]| {
        let mut command = gridpress(path);
        command.args(["registry", "report", "s.db"]).args(date).env("SOURCE_DATE_EPOCH", "0");
        assert_eq!(finish(command, "").code, 0);
        json(&path.join("s-originality.json"))["date"].as_str().unwrap().to_owned()
    };
    assert_eq!(epoch(&[]), "1970-01-01");
    assert_eq!(epoch(&["--date", "2026-11-27"]), "2026-11-27");
    assert!(text(&path.join("s-originality.pdf")).contains("2026-11-27"));
}

#[test]
fn duplicates_are_named_and_no_report_is_written() {
    let folder = series();
    let path = folder.path();
    succeed(path, &["registry", "add", "s.db", "v1.lock", "--volume", "3"]);
    let before = files(path);
    let ProgramRun { code, stderr, .. } = run(path, &["registry", "report", "s.db"]);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("number 1 of volume 1 and number"), "{stderr}");
    assert!(stderr.contains("of volume 3"), "{stderr}");
    assert!(before == files(path));
}

#[test]
fn volumes_without_puzzles_are_excepted() {
    let folder = series();
    let path = folder.path();
    let unknown = ["registry", "add", "s.db", "--unknown", "Lost Night", "--volume", "3"];
    succeed(path, &unknown);
    succeed(path, &["registry", "report", "s.db"]);
    let report = json(&path.join("s-originality.json"));
    assert_eq!(report["not_compared"][0]["title"], "Lost Night");
    assert!(text(&path.join("s-originality.pdf")).contains("Notcompared,"));
    let new = self::folder();
    let empty = ["registry", "add", "e.db", "--unknown", "Lost", "--volume", "1"];
    succeed(new.path(), &empty);
    let ProgramRun { code, stderr, .. } = run(new.path(), &["registry", "report", "e.db"]);
    assert!(code == 2 && stderr.contains("no puzzles to compare"), "{stderr}");
}

#[test]
fn reports_overwrite_no_other_files() {
    let folder = series();
    let path = folder.path();
    fs::write(path.join("s-originality.json"), "{}").unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &["registry", "report", "s.db"]);
    assert!(code == 2 && stderr.contains("s-originality.json"), "{stderr}");
    assert!(!path.join("s-originality.pdf").exists());
    succeed(path, &["registry", "report", "s.db", "--force"]);
    fs::write(path.join("s-originality.pdf"), "%PDF- mine").unwrap();
    assert_eq!(run(path, &["registry", "report", "s.db"]).code, 2);
    assert_eq!(run(path, &["registry", "report", "absent.db"]).code, 2);
}
