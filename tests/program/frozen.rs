//! Frozen books of each engine revision: every later version reproduces their puzzles from locks and specs, and every
//! build of a version makes the same pages.

use super::program::{self, folder, sha256, succeed};
use gridpress::generate::Revision;
use gridpress::press::{self, BookOrder, TypesetBook};
use gridpress_bookspec::{Files, Profile};
use gridpress_messages::Text;
use gridpress_messages::diag::Source;
use gridpress_testing::golden;
use std::fs;
use std::path::{Path, PathBuf};

fn frozen(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/frozen").join(name)
}

/// Returns the puzzles of a lock, without their pages and expected times, which may change.
fn puzzles(lock: &Path) -> Vec<toml::Table> {
    let mut puzzles = program::puzzles(lock);
    for puzzle in &mut puzzles {
        puzzle.remove("page");
        puzzle.remove("answer_page");
        puzzle.remove("seconds");
    }
    puzzles
}

fn the_same_again(book: &str, count: usize) {
    let folder = folder();
    let expected = puzzles(&frozen(&format!("{book}.lock")));
    assert_eq!(expected.len(), count);
    for (option, from) in [("--lock", format!("{book}.lock")), ("--", format!("{book}.toml"))] {
        let from = frozen(&from);
        let args = ["book", "-q", "-o", "book.pdf", option];
        succeed(&folder, &[&args[..], &[from.to_str().unwrap()]].concat());
        let made = puzzles(&folder.path().join("book.lock"));
        assert!(made == expected, "{book} {option}");
    }
}

#[test]
fn every_level_of_the_classic_grid() {
    the_same_again("classic-1", 60);
}

#[test]
fn every_kind() {
    the_same_again("kinds-1", 36);
}

/// Specs of books with stored hashes.
const BOOKS: [&str; 7] = [
    "tests/frozen/small-1.toml",
    "tests/frozen/small-pictures-1.toml",
    "tests/frozen/classic-1.toml",
    "tests/frozen/kinds-1.toml",
    "templates/classic-6x9/book.toml",
    "templates/kids/book.toml",
    "templates/tablet/book.toml",
];

/// The files in the folder of a spec.
pub(super) struct FilesBeside(pub PathBuf);

impl Files for FilesBeside {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        fs::read(self.0.join(path)).map_err(|error| error.to_string().into())
    }
}

/// Returns a line with the SHA-256 of the puzzles of a book by an engine revision, and one for its pages in each
/// profile.
fn hashes(spec: &str, revision: u32) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(spec);
    let text = fs::read_to_string(&path).unwrap();
    let start = text.find("\nengine = ").expect("a revision") + 1;
    let end = start + text[start..].find('\n').unwrap();
    let text = format!("{}engine = {revision}{}", &text[..start], &text[end..]);
    let source = Source::new(spec, text);
    let files = FilesBeside(path.parent().unwrap().to_owned());
    let order = BookOrder { seed: Some("frozen"), ..BookOrder::default() };
    let mut book = press::puzzles(&source, &files, &order).unwrap();
    let puzzle = |puzzle: &gridpress_book::BookPuzzle| {
        let (name, address) = (puzzle.name.text_form(), &puzzle.address);
        let (givens, solution) = (&puzzle.puzzle.givens, &puzzle.puzzle.solution);
        format!("{name} {address} {givens} {solution} {} {}\n", puzzle.level, puzzle.rating.score)
    };
    let puzzles: String = book.puzzles().map(puzzle).collect();
    let mut lines = format!("{spec} puzzles {}\n", sha256(puzzles.as_bytes()));
    for (name, profile) in
        [("screen", Profile::Screen), ("kdp", Profile::Kdp), ("pdfx", Profile::Pdfx)]
    {
        book.spec.profile = profile;
        for pdf in TypesetBook::new(&book).unwrap().pdfs().unwrap() {
            lines += &format!("{spec} {name} {}\n", sha256(&pdf));
        }
    }
    lines
}

/// Hashes of pages may change with the version and are then rewritten; those of puzzles never change.
#[test]
fn every_build_makes_the_same_bytes() {
    for revision in Revision::numbers() {
        let table = format!("books-{revision}.txt");
        let before = fs::read_to_string(golden::path(&table)).unwrap_or_default();
        let seen: String = BOOKS.map(|spec| hashes(spec, revision)).concat();
        for line in before.lines().filter(|line| line.contains(" puzzles ")) {
            assert!(
                seen.lines().any(|seen| seen == line),
                "other puzzles than ever before: {line}"
            );
        }
        golden::check(&table, &seen);
    }
}
