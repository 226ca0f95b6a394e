//! Tests of all operations of a registry, without pages of books.

use super::*;
use gridpress_book::{PriorUse, PriorVolumes};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::puzzle::canonical::canonical_form;
use gridpress_messages::diag::Exit;
use gridpress_testing::samples;
use std::path::PathBuf;
use tempfile::TempDir;

/// Returns the path of a file that does not exist yet.
fn file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("series.db");
    (folder, file)
}

fn sample(kind: &str) -> Puzzle {
    samples::puzzle(kind.parse().unwrap(), 1)
}

/// Returns a hash that no puzzle has.
fn hash(of: u8) -> PuzzleHash {
    PuzzleHash([of; 16])
}

/// Returns a volume with these puzzles.
fn volume(title: &str, hashes: &[u8]) -> RecordedVolume {
    let puzzle = |(index, &of): (usize, &u8)| VolumePuzzle {
        number: index as u32 + 1,
        level: "easy".to_owned(),
        hash: hash(of),
    };
    RecordedVolume {
        title: title.to_owned(),
        lock: format!("lock of {title}"),
        puzzles: hashes.iter().enumerate().map(puzzle).collect(),
    }
}

fn record(file: &std::path::Path, number: u32, volume: &RecordedVolume) {
    let claim = PrecedingVolumes::volume(file, number).unwrap();
    claim.claim(volume, &|_| false).unwrap().record().unwrap();
}

fn titles(file: &std::path::Path) -> Vec<(u32, String)> {
    let entries = Registry::open(file).unwrap().unwrap().volumes().unwrap();
    let title = |entry: VolumeEntry| (entry.number, entry.title);
    entries.into_iter().map(title).collect()
}

/// Existing registries must stay valid: the hash of a form never changes.
#[test]
fn hashes_of_forms_are_frozen() {
    let hash = |kind: &str| PuzzleHash::of(&canonical_form(&sample(kind))).hex();
    let hashes: Vec<String> = ["9", "6", "9+killer", "9+jigsaw"].map(hash).into();
    assert_eq!(
        hashes,
        [
            "ea76d1311c6b73f1a2784dab040d8590",
            "7c5ad205ba9d76c2404c7b3bab9bd974",
            "d6e7c362836b6a966ba4f004c164f43e",
            "1ea13c13b54e4c1a6bde2d6e5cb94485",
        ]
    );
}

#[test]
fn finds_puzzles_of_preceding_volumes_only() {
    let (_folder, file) = file();
    let known = sample("9");
    let puzzle = |volume: &mut RecordedVolume, number| {
        volume.puzzles.push(VolumePuzzle {
            number,
            level: "hard".to_owned(),
            hash: PuzzleHash::of(&canonical_form(&known)),
        });
    };
    let (mut second, mut third) = (volume("two", &[4]), volume("three", &[5]));
    puzzle(&mut second, 17);
    puzzle(&mut third, 18);
    record(&file, 1, &volume("one", &[1, 2, 3]));
    record(&file, 2, &second);
    record(&file, 3, &third);
    let prior_use = |volume| {
        let before = PrecedingVolumes::volume(&file, volume).unwrap();
        before.prior_use(&canonical_form(&known)).unwrap()
    };
    assert_eq!((prior_use(1), prior_use(2)), (None, None));
    let first = Some(PriorUse { volume: 2, number: 17 });
    assert_eq!((prior_use(3), prior_use(4)), (first, first));
}

#[test]
fn missing_volumes_are_errors() {
    let (_folder, file) = file();
    assert!(PrecedingVolumes::volume(&file, 1).is_ok());
    let refused = |volume| PrecedingVolumes::volume(&file, volume).unwrap_err();
    assert!(refused(2).to_string().contains("does not exist yet"));
    record(&file, 1, &volume("one", &[1]));
    assert!(PrecedingVolumes::volume(&file, 2).is_ok());
    let failure = refused(4);
    assert_eq!(failure.exit, Exit::Input);
    assert!(failure.to_string().contains("volume 2 is not in"), "{failure}");
    Registry::add(&file, 3, &RecordedVolume::unknown("three"), &|_| false).unwrap();
    assert!(refused(4).to_string().contains("volume 2 is not in"));
}

#[test]
fn a_dropped_claim_records_nothing() {
    let (_folder, file) = file();
    record(&file, 1, &volume("one", &[1]));
    let before = PrecedingVolumes::volume(&file, 2).unwrap();
    drop(before.claim(&volume("two", &[2]), &|_| false).unwrap());
    assert_eq!(titles(&file), [(1, "one".to_owned())]);
}

#[test]
fn a_number_belongs_to_one_book() {
    let (_folder, file) = file();
    record(&file, 1, &volume("one", &[1, 2]));
    // A book with the same puzzles is the same book, even under another title.
    record(&file, 1, &volume("One", &[1, 2]));
    assert_eq!(titles(&file), [(1, "One".to_owned())]);
    let claim = |way: &dyn Fn(&VolumeEntry) -> bool| {
        let before = PrecedingVolumes::volume(&file, 1).unwrap();
        before.claim(&volume("other", &[3]), way)?.record()
    };
    let failure = claim(&|_| false).unwrap_err();
    assert_eq!(failure.exit, Exit::Input);
    assert!(failure.to_string().contains("another book"), "{failure}");
    assert_eq!(titles(&file), [(1, "One".to_owned())]);
    claim(&|entry| entry.lock == "lock of One").unwrap();
    assert_eq!(titles(&file), [(1, "other".to_owned())]);
}

#[test]
fn concurrent_books_cannot_share_a_number() {
    let (_folder, file) = file();
    let both = [1, 2].map(|_| PrecedingVolumes::volume(&file, 1).unwrap());
    let [first, second] = both;
    let claims = std::thread::scope(|scope| {
        let claim = |before: PrecedingVolumes, of: u8| {
            scope.spawn(move || {
                let volume = volume(&format!("book {of}"), &[of]);
                before.claim(&volume, &|_| false).and_then(Claim::record)
            })
        };
        [claim(first, 1), claim(second, 2)].map(|claim| claim.join().unwrap())
    });
    assert_eq!(claims.iter().filter(|claim| claim.is_ok()).count(), 1);
    assert_eq!(titles(&file).len(), 1);
}

#[test]
fn a_book_is_not_recorded_if_preceding_volumes_changed() {
    let (_folder, file) = file();
    record(&file, 1, &volume("one", &[1]));
    let second = PrecedingVolumes::volume(&file, 2).unwrap();
    Registry::add(&file, 1, &volume("one, new", &[2]), &|_| true).unwrap();
    let failure = second.claim(&volume("two", &[3]), &|_| true).unwrap_err();
    assert!(failure.to_string().contains("changed in"), "{failure}");
    assert_eq!(titles(&file), [(1, "one, new".to_owned())]);
}

#[test]
fn reports_puzzles_that_later_volumes_repeat() {
    let (_folder, file) = file();
    record(&file, 1, &volume("one", &[1]));
    record(&file, 2, &volume("two", &[2, 3, 4]));
    let before = PrecedingVolumes::volume(&file, 1).unwrap();
    let claim = before.claim(&volume("one", &[4, 9, 3]), &|_| true).unwrap();
    let repeats = [RepeatedPuzzles { volume: 2, count: 2, first: 2 }];
    assert_eq!(claim.repeats(), repeats);
}

#[test]
fn finds_flaws() {
    let (_folder, file) = file();
    let flaws = || Registry::open(&file).unwrap().unwrap().flaws().unwrap();
    record(&file, 1, &volume("one", &[1, 2]));
    record(&file, 2, &volume("two", &[3, 4]));
    assert_eq!(flaws(), [""; 0]);
    Registry::add(&file, 4, &volume("four", &[3]), &|_| false).unwrap();
    assert_eq!(
        flaws(),
        ["volume 3 is missing", "the same puzzle is number 1 of volume 2 and number 1 of volume 4"]
    );
    assert!(Registry::remove(&file, 4).unwrap());
    assert!(!Registry::remove(&file, 4).unwrap());
    let by_hand = rusqlite::Connection::open(&file).unwrap();
    by_hand.execute("UPDATE puzzle SET number = 7 WHERE volume = 2 AND number = 2", []).unwrap();
    assert_eq!(flaws(), ["volume 2 no longer has the puzzles that were recorded"]);
}

#[test]
fn other_files_are_not_registries() {
    let (_folder, file) = file();
    let no = |file: &std::path::Path| {
        let failure = Registry::open(file).unwrap_err();
        assert_eq!(failure.exit, Exit::Input);
        assert!(failure.to_string().contains("not a registry"), "{failure}");
        let before = PrecedingVolumes::with_entries(file, 1, Vec::new());
        let failure = before.claim(&volume("one", &[1]), &|_| true).unwrap_err();
        assert_eq!(failure.exit, Exit::Input, "{failure}");
    };
    std::fs::write(&file, "title = \"a spec\"\n".repeat(100)).unwrap();
    no(&file);
    no(file.parent().unwrap());
    std::fs::remove_file(&file).unwrap();
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute("CREATE TABLE volume (number INTEGER)", []).unwrap();
    no(&file);
    drop(other);
    // A killed run may leave an empty file.
    std::fs::write(&file, "").unwrap();
    assert_eq!(Registry::open(&file).unwrap().unwrap().volumes().unwrap(), []);
    record(&file, 1, &volume("one", &[1]));
    // A later format, and additional tables.
    let by_hand = rusqlite::Connection::open(&file).unwrap();
    by_hand.pragma_update(None, "user_version", 3).unwrap();
    let failure = Registry::open(&file).unwrap_err();
    assert!(failure.to_string().contains("later version"), "{failure}");
    by_hand.pragma_update(None, "user_version", 2).unwrap();
    by_hand
        .execute("CREATE TRIGGER t AFTER INSERT ON volume BEGIN DELETE FROM puzzle; END", [])
        .unwrap();
    no(&file);
}

/// Edits a registry with plain SQL.
fn edit(file: &std::path::Path, statement: &str) {
    let by_hand = rusqlite::Connection::open(file).unwrap();
    by_hand.execute_batch(statement).unwrap();
}

fn flaws(file: &std::path::Path) -> String {
    Registry::open(file).unwrap().unwrap().flaws().unwrap().join("\n")
}

#[test]
fn an_edited_title_lock_or_level_is_a_flaw() {
    for statement in [
        "UPDATE volume SET title = 'other'",
        "UPDATE volume SET lock = 'other'",
        "UPDATE puzzle SET level = 'hard' WHERE number = 2",
    ] {
        let (_folder, file) = file();
        record(&file, 1, &volume("one", &[1, 2]));
        assert_eq!(flaws(&file), "");
        edit(&file, statement);
        assert!(flaws(&file).contains("volume 1"), "{statement}");
    }
}

#[test]
fn adds_seals_to_an_older_registry() {
    let (_folder, file) = file();
    record(&file, 1, &volume("one", &[1]));
    edit(&file, "DROP TABLE seal; PRAGMA user_version = 1");
    assert_eq!(flaws(&file), "");
    record(&file, 2, &volume("two", &[2]));
    assert_eq!(flaws(&file), "");
    edit(&file, "UPDATE volume SET title = 'other' WHERE number = 1");
    assert!(flaws(&file).contains("volume 1"));
}
