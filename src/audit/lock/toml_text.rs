//! Text of a lock, written and read in chunks: its head, its puzzles and their shapes, its cover.

use super::{Lock, LockFiles, LockedFile, LockedPuzzle};
use gridpress_bookspec::syntax::tree;
use gridpress_bookspec::{BookSpec, CoverSpec, Files};
use gridpress_engine::notation::cell_name;
use gridpress_engine::puzzle::{Cage, CageRule, Cell, Grid, Kind, Mark, Shape, parse_cell_name};
use gridpress_ground::hash::sha256;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Failure, Source};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;
use toml::{Table, Value};

/// The header of each puzzle.
const PUZZLE: &str = "\n[[puzzle]]\n";
/// The number of puzzles in a chunk.
// Large enough to occupy a thread, and small enough that its tree takes little memory.
const CHUNK: usize = 256;

/// A chunk of the text that contains only puzzles. A large lock is mostly puzzles; as a single tree they would take
/// many times the memory of the text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleChunk {
    puzzle: Vec<LockedPuzzle>,
}

/// The part of the text that contains only the cover.
#[derive(Serialize)]
struct CoverPart<'c> {
    cover: &'c LockedCover,
}

/// The comment at the top.
const HEADER: &str = "# Makes the same book again:  gridpress book --lock THIS\n\
                     # Proves it:                 gridpress verify THIS\n\n";

/// Returns the text of a lock with `head`, which has no puzzles, and `puzzles`.
pub(super) fn write(head: &Lock, puzzles: impl IntoIterator<Item = LockedPuzzle>) -> String {
    let mut text = format!("{HEADER}{}", toml(head));
    let mut puzzles = puzzles.into_iter();
    loop {
        let puzzle: Vec<LockedPuzzle> = puzzles.by_ref().take(CHUNK).collect();
        if puzzle.is_empty() {
            return text;
        }
        text.push('\n');
        text.push_str(&toml(&PuzzleChunk { puzzle }));
    }
}

fn toml(part: &impl Serialize) -> String {
    toml::to_string(part).expect("a lock can be written as TOML")
}

/// Returns the text of a lock without its cover.
fn without_cover<'t>(text: &'t str, cover: Option<&LockedCover>) -> Cow<'t, str> {
    // The text is edited rather than written anew, so that the bytes of everything else, and thus their hash, stay the
    // same.
    let part = cover.map(|cover| format!("{}\n", toml(&CoverPart { cover })));
    match part.and_then(|part| text.split_once(&part)) {
        Some((before, after)) => Cow::Owned(format!("{before}{after}")),
        None => Cow::Borrowed(text),
    }
}

/// Returns the text of a lock without a cover, with `cover` inserted as its first table.
fn with_cover(text: &str, cover: &LockedCover) -> String {
    // Before all other tables: the keys above belong to no table, and a cover within the list of puzzles would be lost.
    let at = text.find("\n[").map_or(text.len(), |at| at + 1);
    let (before, after) = text.split_at(at);
    format!("{before}{}\n{after}", toml(&CoverPart { cover }))
}

/// Returns the text without its puzzles.
fn head(text: &str) -> &str {
    text.split_once(PUZZLE).map_or(text, |(head, _)| head)
}

/// Returns a source with only the head of a lock, with unchanged positions.
pub(super) fn head_of(source: &Arc<Source>) -> Arc<Source> {
    Source::new(&source.name, head(&source.text))
}

/// Parses a lock without its puzzles, which must all be at the end. A line of a multi-line string may look like the
/// start of a puzzle; then the text before it does not parse.
fn parse_head(text: &str) -> Option<Lock> {
    // The empty list stands for the puzzles, which the format requires.
    toml::from_str(&format!("puzzle = []\n{}", head(text))).ok()
}

/// Parses a lock whose puzzles are all at the end, as they are written. `None` for any other text, and for one with a
/// mistake: parsing the text as a whole then reports where.
pub(super) fn parse(text: &str) -> Option<Lock> {
    let mut lock = parse_head(text)?;
    let head = head(text);
    let starts: Vec<usize> =
        text[head.len()..].match_indices(PUZZLE).map(|(at, _)| head.len() + at).collect();
    let ends = starts.iter().skip(CHUNK).step_by(CHUNK).copied();
    let parts: Vec<&str> = starts
        .iter()
        .step_by(CHUNK)
        .zip(ends.chain([text.len()]))
        .map(|(&start, end)| &text[start..end])
        .collect();
    let puzzles = |part: &&str| toml::from_str::<PuzzleChunk>(part).map(|part| part.puzzle);
    // A large lock is mostly puzzles, whose chunks can be parsed independently of each other.
    let puzzles = parallel::try_map(&parts, puzzles).ok()?;
    lock.puzzle.reserve_exact(starts.len());
    lock.puzzle.extend(puzzles.into_iter().flatten());
    Some(lock)
}

/// A cover, and the settings that reproduce it from the book of its lock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedCover {
    /// The name of its file, beside the lock.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// The number of pages, including blank ones at the end, for which its spine was computed.
    pub pages: u32,
    /// The pictures on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picture: Vec<LockedFile>,
    /// The `[cover]` table of the spec that it was made from.
    #[serde(default)]
    pub spec: Table,
}

impl LockedCover {
    /// Returns the cover with the settings `cover` for a book of `pages` pages, written as the file `name` with these
    /// bytes.
    pub fn new(name: &str, bytes: &[u8], pages: u32, cover: &CoverSpec) -> LockedCover {
        let pictures = cover.pictures().map(|picture| LockedFile {
            file: picture.file.clone(),
            sha256: picture.sha256.clone(),
        });
        LockedCover {
            file: name.to_owned(),
            sha256: sha256(bytes),
            pages,
            picture: pictures.collect(),
            spec: cover.to_toml(),
        }
    }

    /// Returns the text of a lock with this cover in place of its `old` one. The rest is unchanged, byte for byte.
    /// `None` if the text is not formatted like a lock of this program and cannot take the cover.
    pub fn put_into(&self, text: &str, old: Option<&LockedCover>) -> Option<String> {
        let text = with_cover(&without_cover(text, old), self);
        let read = parse_head(&text)?;
        // Read back before it is written: in a reformatted lock the insertion could land within a string.
        (read.cover.as_ref() == Some(self)).then_some(text)
    }
}

impl Lock {
    /// Returns the SHA-256 of the lock as written with its book; a cover added since does not change it.
    pub fn hash(&self, text: &str) -> String {
        sha256(without_cover(text, self.cover.as_ref()).as_bytes())
    }

    /// Returns the settings of the cover in the lock, if they differ from those in the spec of its book.
    ///
    /// # Errors
    /// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if they have mistakes, or a picture is not available.
    pub fn cover_spec(&self, outside: &dyn Files) -> Result<Option<CoverSpec>, Failure> {
        let Some(cover) = &self.cover else {
            return Ok(None);
        };
        if self.spec.get("cover") == Some(&Value::Table(cover.spec.clone())) {
            return Ok(None);
        }
        let mut spec = self.spec.clone();
        spec.insert("cover".to_owned(), cover.spec.clone().into());
        let lock = Table::from_iter([("spec".to_owned(), Value::Table(spec))]);
        let source = Source::new("the cover of the lock", lock.to_string());
        let tree = tree(&source).map_err(Failure::input)?;
        let files = LockFiles { lock: self, outside };
        let (spec, _) = BookSpec::parse_within(&source, tree.get_ref(), "spec", &files)
            .map_err(Failure::input)?;
        Ok(Some(spec.cover))
    }
}

/// Returns the regions of a jigsaw, numbered from 1 and written like a grid.
pub(super) fn regions_text(shape: &Shape) -> Option<String> {
    shape.irregular_regions().map(|regions| {
        Grid::from_cells(regions.iter().map(|region| region + 1).collect()).to_string()
    })
}

/// Returns the cages, as in `r1c1 r1c2 = 12`, or `r1c1 r1c2 = 12×`.
pub fn cages_text(shape: &Shape) -> Vec<String> {
    let text = |cage: &Cage| format!("{} = {}", cell_names(&cage.cells, shape), cage.label());
    shape.cages().iter().map(text).collect()
}

/// Returns the marks, as in `r1c1 r1c2 = white`, or with a number, as in `r1c1 ... r1c9 = sandwich 13`.
pub fn marks_text(shape: &Shape) -> Vec<String> {
    let text = |mark: &Mark| format!("{} = {mark}", cell_names(&mark.cells, shape));
    shape.marks().iter().map(text).collect()
}

fn cell_names(cells: &[Cell], shape: &Shape) -> String {
    (cells.iter()).map(|&cell| cell_name(cell, shape.side())).collect::<Vec<String>>().join(" ")
}

/// Parses a cage.
pub(super) fn cage(text: &str, kind: Kind) -> Result<Cage, String> {
    let cage = cells_and_rest(text, kind).and_then(|(cells, label)| {
        if !kind.has_killer_cages() {
            let (target, rule) = Cage::parse_label(label, cells.len())?;
            return Some(Cage::calcudoku(cells, rule, target));
        }
        Some(match label.strip_suffix('+') {
            None if label.is_empty() => Cage::distinct(cells),
            None => Cage::killer(cells, label.parse().ok()?),
            Some(sum) => Cage { cells, rule: CageRule::Sum, target: sum.parse().ok()? },
        })
    });
    cage.ok_or_else(|| format!("`{text}` is not a cage; write one like `r1c1 r1c2 = 12`"))
}

/// Parses a mark.
pub(super) fn mark(text: &str, kind: Kind) -> Result<Mark, String> {
    let mark =
        cells_and_rest(text, kind).and_then(|(cells, label)| Mark::parse_label(label, &cells));
    mark.ok_or_else(|| format!("`{text}` is not a mark; write one like `r1c1 r1c2 = white`"))
}

/// Splits text into cells and the part after the equals sign.
fn cells_and_rest(text: &str, kind: Kind) -> Option<(Vec<Cell>, &str)> {
    let (cells, what) = text.split_once('=')?;
    let cells = cells.split_whitespace().map(|name| parse_cell_name(name, kind.side()));
    Some((cells.collect::<Option<_>>()?, what.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_engine::puzzle::{OutsideView, Sign};

    const HEAD: &str = "gridpress = \"0.1.0\"\nengine = 1\nseed = \"s\"\npages = 3\noutput = []\nfont = []\n[spec]\ntitle = \"T\"\n";

    fn puzzle(number: usize) -> String {
        format!(
            "\n[[puzzle]]\nnumber = {number}\naddress = \"a/{number}\"\npage = 1\nremoved = 1\nlevel = \"easy\"\n\
             technique = \"t\"\nscore = 1\ngivens = \"1\"\nsolution = \"1\"\n"
        )
    }

    fn text(count: usize) -> String {
        (1..=count).fold(HEAD.to_owned(), |text, number| text + &puzzle(number))
    }

    #[test]
    fn parsing_in_chunks_gives_the_same_lock() {
        for count in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 7] {
            let text = text(count);
            let lock = parse(&text).unwrap();
            let numbers: Vec<usize> =
                lock.puzzle.iter().map(|puzzle| puzzle.number as usize).collect();
            assert_eq!(numbers, (1..=count).collect::<Vec<_>>());
            let whole: Lock = match count {
                0 => toml::from_str(&format!("puzzle = []\n{text}")),
                _ => toml::from_str(&text),
            }
            .unwrap();
            assert_eq!(lock.puzzle, whole.puzzle);
            assert_eq!(lock.spec, whole.spec);
        }
    }

    #[test]
    fn rejects_locks_in_another_layout() {
        let good = text(3);
        for other in [
            // A string that looks like a puzzle.
            good.replace("title = \"T\"", "title = '''\n[[puzzle]]\n'''"),
            // A table after the puzzles.
            format!("{good}\n[spec.page]\nbleed = \"0pt\"\n"),
            // A key that no puzzle has.
            good.replace("score = 1", "scores = 1"),
            // Puzzles before the rest, too.
            format!("puzzle = []\n{good}"),
            good.replace("pages = 3\n", ""),
        ] {
            assert!(parse(&other).is_none(), "{other}");
        }
    }

    const COVER_HEAD: &str =
        "# About\n\ngridpress = \"0.1.0\"\nengine = 1\nseed = \"s\"\npages = 3\n";
    const REST: &str = "[[output]]\nfile = \"book.pdf\"\nsha256 = \"00\"\n\n[[font]]\nfile = \"f\"\nsha256 = \"11\"\n\n\
                        [spec]\ntitle = \"T\"\n\n[spec.cover]\nspine = true\n";

    fn read(text: &str) -> Lock {
        Lock::parse(&Source::new("book.lock", text)).unwrap()
    }

    fn cover(blurb: &str) -> LockedCover {
        LockedCover {
            file: "book-cover.pdf".to_owned(),
            sha256: sha256(blurb.as_bytes()),
            pages: 42,
            picture: vec![LockedFile { file: "front.jpg".to_owned(), sha256: "22".to_owned() }],
            spec: Table::from_iter([("blurb".to_owned(), blurb.into())]),
        }
    }

    const PUZZLE: &str = "\n[[puzzle]]\nnumber = 1\naddress = \"a/1\"\npage = 1\nremoved = 1\nlevel = \"easy\"\n\
                          technique = \"t\"\nscore = 1\ngivens = \"1\"\nsolution = \"1\"\n";

    #[test]
    fn a_cover_changes_no_other_byte_of_its_lock() {
        let bare = format!("{COVER_HEAD}\n{REST}{PUZZLE}");
        let lock = read(&bare);
        let hash = lock.hash(&bare);
        assert_eq!(hash, sha256(bare.as_bytes()));
        // A string that looks like parts of a lock.
        let first = cover("\n[cover]\n\n[[output]]\nfile = \"x\"\n\n[[font]]\n");
        let one = first.put_into(&bare, None).unwrap();
        let start = format!("{COVER_HEAD}\n[cover]\nfile = \"book-cover.pdf\"\n");
        assert!(one.starts_with(&start), "{one}");
        assert!(one.ends_with(&format!("\n\n{REST}{PUZZLE}")), "{one}");
        let with_one = read(&one);
        assert_eq!(with_one.cover.as_ref(), Some(&first));
        assert_eq!(with_one.hash(&one), hash);
        let second = cover("Another");
        let two = second.put_into(&one, with_one.cover.as_ref()).unwrap();
        assert_eq!(two, second.put_into(&bare, None).unwrap());
        assert_eq!(read(&two).hash(&two), hash);
    }

    #[test]
    fn rejects_texts_that_cannot_take_a_cover() {
        let bare = format!("{COVER_HEAD}\n{REST}{PUZZLE}");
        let other = bare.replace("[[output]]", "[cover.spec]\na = 1\n\n[[output]]");
        assert!(cover("A").put_into(&other, None).is_none());
    }

    #[test]
    fn marks_survive_a_round_trip() {
        let kind: Kind = "9+thermo+sandwich".parse().unwrap();
        let lines = OutsideView::Through.lines(9);
        let marks = vec![
            Mark::new(Sign::Thermo, &[30, 20, 11]),
            Mark::with_value(Sign::Sandwich, &lines[0], 13),
            Mark::with_value(Sign::Sandwich, &lines[9], 0),
        ];
        let shape = Shape::with_marks(kind, None, Vec::new(), marks).unwrap();
        let texts = marks_text(&shape);
        assert!(texts.contains(&"r4c4 r3c3 r2c3 = thermo".to_owned()), "{texts:?}");
        let row = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
        assert!(texts.contains(&format!("{row} = sandwich 13")), "{texts:?}");
        let read: Result<Vec<Mark>, String> = texts.iter().map(|text| mark(text, kind)).collect();
        assert_eq!(read.as_deref(), Ok(shape.marks()));
        for text in [
            "r1c1 r1c2 = sandwich thirteen",
            "r1c1 r1c2 = sandwich -1",
            "r1c1 r1c2 = hamburger 3",
            "r1c1 r1c10 = thermo",
        ] {
            assert!(mark(text, kind).is_err(), "{text}");
        }
    }
}
