//! The lock: everything that makes a book again, beside the book.
//!
//! It is TOML that a person can read: the program's version, the seed, every puzzle with where it came from and
//! where it is printed, the whole spec with its defaults spelled out, the text of the files that it drew
//! in, and the hashes of fonts, pictures and outputs.

mod toml_text;

use gridpress_base::diag::{Diagnostic, Exit, Failure, Source};
pub use gridpress_base::hash::sha256;
use gridpress_book::{Book, BookPuzzle, Progress, StoredAttempt};
use gridpress_engine::generate::Revision;
use gridpress_engine::notation;
use gridpress_engine::puzzle::{Grid, HiddenWord, Kind, KindError, Puzzle, Shape};
use gridpress_engine::rating::{Rating, Scale};
use gridpress_layout::{BookLayout, PuzzlePages};
use gridpress_spec::reader::tree;
use gridpress_spec::{BookSpec, Contents, Files, TextPage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::{Table, Value};
pub use toml_text::LockedCover;
use toml_text::{cage, cages_text, mark, marks_text, regions_text};

/// This program's version, as locks give it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The content of a file `book.lock`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// The version of the program that laid the pages out.
    pub gridpress: String,
    /// The engine revision.
    pub engine: u32,
    /// The seed's text.
    pub seed: String,
    /// The number of pages of the book.
    pub pages: u32,
    /// The number of pages of the answers, where they are a PDF of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers_pages: Option<u32>,
    /// The cover that was made for the book last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<LockedCover>,
    /// Files that were written beside the lock: the book first.
    pub output: Vec<LockedFile>,
    /// The fonts of the book.
    pub font: Vec<LockedFile>,
    /// The pictures of the book.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picture: Vec<LockedFile>,
    /// Files of puzzles and texts that the spec drew in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub source: Vec<LockedSource>,
    /// The spec, every default spelled out.
    pub spec: toml::Table,
    /// Puzzles in printed order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub puzzle: Vec<LockedPuzzle>,
}

/// A file and its hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LockedFile {
    /// The file name, or its path as the spec spells it.
    pub file: String,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
}

/// A file of puzzles, or of a page, and its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LockedSource {
    /// Its path as the spec spells it.
    pub file: String,
    /// The whole text of the file.
    pub text: String,
}

/// A puzzle, where it came from and where it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LockedPuzzle {
    /// The number that counts puzzles through the book.
    pub number: u32,
    /// The name on paper, where that is not its number: `A12`, or the date as `2027-01-01`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The address of its stream, as in `easy/17`.
    pub address: String,
    /// The attempt that was accepted; left out for puzzles from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempt: Option<u32>,
    /// The code that makes it again together with the seed; left out for puzzles from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The page, from 1, on which it is printed.
    pub page: u32,
    /// The page, from 1, on which its answer is printed, in the book or in the PDF of answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer_page: Option<u32>,
    /// The number of cells removed.
    pub removed: u32,
    /// Its level by the cells removed.
    pub level: String,
    /// The hardest technique that it needs.
    pub technique: String,
    /// How hard that is; see [`Rating::score`](gridpress_engine::rating::Rating::score).
    pub score: u32,
    /// Size, boxes and variants; left out for classic 9x9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The regions of a jigsaw: for each cell the number of its region, written as givens are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
    /// The cages of a killer or a calcudoku: cells and their number, as in `r1c1 r1c2 = 12` or `r1c1 r1c2 = 12×`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cages: Vec<String>,
    /// The marks between cells and on them: cells and the sign, as in `r1c1 r1c2 = white`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The givens, row by row, `.` for empty.
    pub givens: String,
    /// The solution, row by row.
    pub solution: String,
    /// The word that a line of the solution reads, where letters stand for digits: the first in the order of Unicode for 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// The line that reads it, as in `row 3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_line: Option<String>,
}

impl Lock {
    /// The lock of a book, but for its puzzles, which in large books are nearly all of it.
    pub fn head(book: &Book, layout: &BookLayout, output: Vec<LockedFile>) -> Lock {
        Lock {
            gridpress: VERSION.to_owned(),
            engine: book.generator.revision.number(),
            seed: book.generator.seed.clone(),
            pages: layout.book.len() as u32,
            answers_pages: layout.answers.as_ref().map(|answers| answers.len() as u32),
            cover: None,
            output,
            font: fonts(&book.spec),
            picture: pictures(&book.spec),
            source: sources(&book.spec),
            spec: book.spec.to_toml(),
            puzzle: Vec::new(),
        }
    }

    /// The text of the lock of `book`, laid out as `layout` and written as `output`.
    pub fn text(book: &Book, layout: &BookLayout, output: Vec<LockedFile>) -> String {
        let head = Lock::head(book, layout, output);
        let puzzles = book.puzzles().zip(&layout.puzzle_pages);
        toml_text::write(&head, puzzles.map(LockedPuzzle::of))
    }

    /// Reads a lock.
    ///
    /// # Errors
    /// With [`Exit::Input`] when `source` is no lock, or one of an engine that is not known here.
    pub fn parse(source: &Arc<Source>) -> Result<Lock, Failure> {
        let chunked = toml_text::parse(&source.text).filter(|lock| !lock.puzzle.is_empty());
        let lock = chunked.map_or_else(|| toml::from_str::<Lock>(&source.text), Ok);
        let lock = lock.map_err(|error| {
            let report =
                Diagnostic::error(format!("`{}` is no lock: {}", source.name, error.message()));
            let report = match error.span() {
                Some(span) => report.at(source.at(span), "here"),
                None => report,
            };
            Failure::input(vec![
                report.help("locks are written by `gridpress book`, beside the PDF"),
            ])
        })?;
        if Revision::numbered(lock.engine).is_none() {
            let message = format!(
                "`{}` is of engine revision {}; this program knows up to {}",
                source.name,
                lock.engine,
                Revision::NEWEST.number()
            );
            let help = "use the version that made it, or a later one";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        Ok(lock)
    }

    /// Makes the book of the lock again: from its spec, each puzzle from its attempt and rated as the lock has it.
    ///
    /// # Errors
    /// With [`Exit::Input`] when the lock's spec has mistakes, a font or picture is not at hand, or the lock's own puzzles
    /// are not those that its attempts make.
    pub fn remake(
        &self,
        source: &Arc<Source>,
        outside: &dyn Files,
        progress: Progress,
    ) -> Result<Book, Failure> {
        // What is kept of the spec keeps its text, which need not be that of all puzzles.
        let head = toml_text::head_of(source);
        let (text, tree) = match tree(&head) {
            Ok(tree) => (&head, tree),
            Err(_) => (source, tree(source).map_err(Failure::input)?),
        };
        let files = LockFiles { lock: self, outside };
        let (spec, _) =
            BookSpec::parse_within(text, tree.get_ref(), "spec", &files).map_err(Failure::input)?;
        let attempts = self.recorded_attempts(&spec, source)?;
        let book = Book::remake(spec, &self.seed, &attempts, progress)?;
        let differences = if self.is_of_another_seed(&book) {
            vec![format!(
                "no puzzle of the lock comes from its seed, `{}`: this is not the seed that the book was made with",
                self.seed
            )]
        } else {
            self.differences(&book)
        };
        let differences: Vec<Diagnostic> = differences.into_iter().map(Diagnostic::error).collect();
        if differences.is_empty() {
            Ok(book)
        } else {
            Err(Failure { exit: Exit::No, reports: differences })
        }
    }

    /// The number of the book in its series, if its spec has one.
    pub fn volume(&self) -> Option<u32> {
        let series = self.spec.get("series");
        let within = series.and_then(|series| series.get("volume"));
        let number = within.or_else(|| self.spec.get("volume"))?;
        u32::try_from(number.as_integer()?).ok()
    }

    /// The attempts and ratings of the puzzles of each section of `spec`.
    fn recorded_attempts(
        &self,
        spec: &BookSpec,
        source: &Arc<Source>,
    ) -> Result<Vec<Vec<StoredAttempt>>, Failure> {
        let by_address: BTreeMap<&str, &LockedPuzzle> =
            self.puzzle.iter().map(|puzzle| (puzzle.address.as_str(), puzzle)).collect();
        let failure = |message: String| {
            Failure::input(vec![Diagnostic::error(format!("`{}`: {message}", source.name))])
        };
        let scale = spec.engine.scale();
        let mut attempts = Vec::with_capacity(spec.sections.len());
        for section in &spec.sections {
            let of_index = |index: u32| {
                let address = format!("{}/{index}", section.id);
                let puzzle = by_address.get(address.as_str());
                puzzle
                    .map(|puzzle| puzzle.recorded_attempt(scale))
                    .ok_or_else(|| failure(format!("puzzle {address} is missing")))
            };
            attempts.push((1..=section.contents.count()).map(of_index).collect::<Result<_, _>>()?);
        }
        if self.puzzle.len() != spec.puzzle_count() {
            return Err(failure(format!(
                "{} puzzles, but its spec has {}",
                self.puzzle.len(),
                spec.puzzle_count()
            )));
        }
        Ok(attempts)
    }

    /// Whether all puzzles that follow from the seed differ from those of `book`, and are more than one.
    fn is_of_another_seed(&self, book: &Book) -> bool {
        let pairs = self.puzzle.iter().zip(book.puzzles());
        let mut rebuilt = pairs.filter(|(_, rebuilt)| rebuilt.code.is_some()).peekable();
        let is_other = |(locked, rebuilt): (&LockedPuzzle, &BookPuzzle)| {
            locked.givens != notation::line(&rebuilt.puzzle.givens, &rebuilt.puzzle.shape)
        };
        rebuilt.peek().is_some() && self.puzzle.len() > 1 && rebuilt.all(is_other)
    }

    /// How the lock's puzzles differ from those of `book`: a line for each puzzle that does.
    fn differences(&self, book: &Book) -> Vec<String> {
        let difference = |(locked, rebuilt): (&LockedPuzzle, &BookPuzzle)| {
            let puzzle = &rebuilt.puzzle;
            let what = if locked.number != rebuilt.number
                || locked.address != rebuilt.address.to_string()
            {
                format!("is {} {} in the lock", locked.number, locked.address)
            } else if locked.name != name_of(rebuilt) {
                "has another name in the lock".to_owned()
            } else if locked.kind.as_deref().unwrap_or("9") != puzzle.shape.kind().to_string() {
                "is of another kind in the lock".to_owned()
            } else if locked.regions != regions_text(&puzzle.shape) {
                "has other regions in the lock than its attempt makes".to_owned()
            } else if locked.cages != cages_text(&puzzle.shape) {
                "has other cages in the lock than its attempt makes".to_owned()
            } else if locked.marks != marks_text(&puzzle.shape) {
                "has other marks in the lock than its attempt makes".to_owned()
            } else if locked.givens != notation::line(&puzzle.givens, &puzzle.shape) {
                "has other givens in the lock than its attempt makes".to_owned()
            } else if locked.solution != notation::line(&puzzle.solution, &puzzle.shape) {
                "has another solution in the lock than the right one".to_owned()
            } else if locked.word != puzzle.word() {
                "has another word in the lock than its line reads".to_owned()
            } else if locked.word_line != puzzle.word_line().map(|line| line.to_string()) {
                "has its word in another line in the lock".to_owned()
            } else if locked.removed != puzzle.removed() || locked.level != rebuilt.level.name() {
                format!(
                    "has {} cells removed and is {}, which the lock says otherwise",
                    puzzle.removed(),
                    rebuilt.level
                )
            } else if locked.code != rebuilt.code.as_ref().map(ToString::to_string) {
                "has another code in the lock".to_owned()
            } else {
                return None;
            };
            Some(format!(
                "puzzle {} ({}, page {}) {what}",
                rebuilt.number, rebuilt.address, locked.page
            ))
        };
        self.puzzle.iter().zip(book.puzzles()).filter_map(difference).collect()
    }
}

impl LockedPuzzle {
    fn of((puzzle, printed): (&BookPuzzle, &PuzzlePages)) -> LockedPuzzle {
        LockedPuzzle {
            number: puzzle.number,
            name: name_of(puzzle),
            address: puzzle.address.to_string(),
            attempt: puzzle.code.as_ref().map(|code| code.attempt),
            code: puzzle.code.as_ref().map(ToString::to_string),
            page: printed.page,
            answer_page: printed.answer_page,
            removed: puzzle.puzzle.removed(),
            level: puzzle.level.to_string(),
            technique: puzzle.rating.technique.to_string(),
            score: puzzle.rating.score,
            kind: (kind_of(puzzle) != Kind::CLASSIC).then(|| kind_of(puzzle).to_string()),
            regions: regions_text(&puzzle.puzzle.shape),
            cages: cages_text(&puzzle.puzzle.shape),
            marks: marks_text(&puzzle.puzzle.shape),
            givens: notation::line(&puzzle.puzzle.givens, &puzzle.puzzle.shape),
            solution: notation::line(&puzzle.puzzle.solution, &puzzle.puzzle.shape),
            word: puzzle.puzzle.word(),
            word_line: puzzle.puzzle.word_line().map(|line| line.to_string()),
        }
    }

    /// How hard the puzzle was found to be when its book was made. `None` when `scale` does not know the technique.
    pub(crate) fn rating(&self, scale: &Scale) -> Option<Rating> {
        let mut techniques = scale.techniques();
        let technique = techniques.find(|technique| technique.name() == self.technique)?;
        Some(Rating::from_stored(scale, technique, self.score))
    }

    fn recorded_attempt(&self, scale: &Scale) -> StoredAttempt {
        StoredAttempt { attempt: self.attempt.unwrap_or(0), rating: self.rating(scale) }
    }

    /// The id of its section.
    pub fn section(&self) -> &str {
        let section = self.address.split('/').next();
        section.unwrap_or_default()
    }

    /// The puzzle itself.
    ///
    /// # Errors
    /// Why the texts of the lock are no puzzle.
    pub fn puzzle(&self) -> Result<Puzzle, String> {
        let kind = match &self.kind {
            None => Kind::CLASSIC,
            Some(kind) => kind.parse().map_err(|error: KindError| error.to_string())?,
        };
        let grid = |text: &str| {
            let grid = notation::parse_line_of(text, kind);
            grid.map_err(|_| format!("`{text}` is no line of {} cells", kind.cells()))
        };
        let shape = match Shape::of(kind) {
            Some(shape) if !self.has_own_shape() => shape,
            Some(_) => return Err("regions, cages or marks, but no variant that has them".into()),
            None => {
                let regions = self.regions.as_deref().map(grid).transpose()?;
                let cages = self.cages.iter().map(|text| cage(text, kind));
                let marks = self.marks.iter().map(|text| mark(text, kind));
                let (cages, marks) =
                    (cages.collect::<Result<_, _>>()?, marks.collect::<Result<_, _>>()?);
                let regions = regions.as_ref().map(Grid::cells);
                let shape = Shape::marked(kind, regions, cages, marks);
                shape.map_err(|error| error.to_string())?
            }
        };
        let (givens, solution) = (grid(&self.givens)?, grid(&self.solution)?);
        let hidden = |word: &str| {
            let hidden = HiddenWord::found(word, &shape, &solution);
            hidden.ok_or_else(|| format!("no line of the solution reads `{word}`"))
        };
        let hidden = self.word.as_deref().map(hidden).transpose()?;
        Ok(Puzzle { shape, givens, solution, hidden })
    }

    /// Whether it has regions, cages or marks of its own.
    fn has_own_shape(&self) -> bool {
        self.regions.is_some() || !self.cages.is_empty() || !self.marks.is_empty()
    }
}

/// The name of a puzzle, where that is not its number.
fn name_of(puzzle: &BookPuzzle) -> Option<String> {
    let BookPuzzle { name, number, .. } = puzzle;
    (name.id != number.to_string()).then(|| name.id.clone())
}

/// Every file of puzzles and texts that `spec` names, once.
fn sources(spec: &BookSpec) -> Vec<LockedSource> {
    let puzzles = spec.sections.iter().filter_map(|section| match &section.contents {
        Contents::FromFile { file, text, .. } => Some((file, text)),
        Contents::Generated { .. } => None,
    });
    let pages = spec.text_pages.iter().map(|page| (&page.file, &page.text));
    let mut sources: Vec<LockedSource> = Vec::new();
    for (file, text) in puzzles.chain(pages) {
        if sources.iter().all(|source| source.file != *file) {
            sources.push(LockedSource { file: file.clone(), text: text.text.clone() });
        }
    }
    sources
}

/// The fonts of `spec`.
fn fonts(spec: &BookSpec) -> Vec<LockedFile> {
    let faces = spec.fonts.chosen();
    let fonts =
        faces.iter().map(|face| LockedFile { file: face.file().to_owned(), sha256: face.sha256() });
    fonts.collect()
}

/// Every picture that `spec` names, once.
fn pictures(spec: &BookSpec) -> Vec<LockedFile> {
    let figures = spec.text_pages.iter().flat_map(TextPage::figures);
    let of_sections = spec.sections.iter().filter_map(|section| section.picture.as_ref());
    let figures =
        figures.chain(of_sections).map(|figure| (figure.file.as_str(), figure.sha256.as_str()));
    let covers =
        spec.cover.pictures().map(|picture| (picture.file.as_str(), picture.sha256.as_str()));
    let in_cells = spec
        .sections
        .iter()
        .filter_map(|section| section.symbols.pictures())
        .flat_map(|set| set.pictures())
        .map(|picture| (picture.file.as_str(), picture.sha256.as_str()));
    let hashes: BTreeMap<&str, &str> = figures.chain(covers).chain(in_cells).collect();
    let locked =
        |(file, hash): (&str, &str)| LockedFile { file: file.to_owned(), sha256: hash.to_owned() };
    hashes.into_iter().map(locked).collect()
}

fn kind_of(puzzle: &BookPuzzle) -> Kind {
    puzzle.puzzle.shape.kind()
}

/// The files of a lock: puzzles and texts from the lock itself, fonts and pictures from outside when their hash is
/// right.
struct LockFiles<'a> {
    lock: &'a Lock,
    outside: &'a dyn Files,
}

impl Files for LockFiles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        if let Some(source) = self.lock.source.iter().find(|source| source.file == path) {
            return Ok(source.text.clone().into_bytes());
        }
        let bytes = self.outside.read(path)?;
        let of_cover = self.lock.cover.iter().flat_map(|cover| &cover.picture);
        let mut files = (self.lock.font.iter()).chain(&self.lock.picture).chain(of_cover);
        match files.find(|file| file.file == path) {
            Some(file) if file.sha256 != sha256(&bytes) => {
                Err("not the file that the book was made with: its hash differs".to_owned())
            }
            _ => Ok(bytes),
        }
    }
}

/// Keys of a spec that change nothing a cover depends on: how the PDF is finished, and the cover itself.
const UNBOUND_KEYS: [&str; 5] = ["seed", "cover", "profile", "imposition", "date"];

/// Returns the first key, by its path, under which `made` has another value than `locked`. A key that the lock lacks has its
/// default: it may be younger than the lock.
pub(crate) fn first_difference(locked: &Table, rebuilt: &Table, path: &str) -> Option<String> {
    let mut keys: Vec<&String> = locked.keys().collect();
    keys.sort();
    keys.into_iter().find_map(|key| {
        let path = match path {
            "" => key.clone(),
            path => format!("{path}.{key}"),
        };
        match (&locked[key], rebuilt.get(key)) {
            (Value::Table(locked), Some(Value::Table(rebuilt))) => {
                first_difference(locked, rebuilt, &path)
            }
            (Value::Array(locked), Some(Value::Array(rebuilt)))
                if locked.len() == rebuilt.len() =>
            {
                let mut pairs = locked.iter().zip(rebuilt);
                pairs.find_map(|(locked, rebuilt)| match (locked, rebuilt) {
                    (Value::Table(locked), Value::Table(rebuilt)) => {
                        first_difference(locked, rebuilt, &path)
                    }
                    _ => (locked != rebuilt).then(|| path.clone()),
                })
            }
            (locked, rebuilt) => (Some(locked) != rebuilt).then_some(path),
        }
    })
}

impl Lock {
    /// Returns the first change, in words, that makes `book` another one than that of the lock: in its seed, its volume, its
    /// spec, its files or its puzzles. `None` if a cover of the one goes around the other. The settings of the cover
    /// itself are no change, nor is the way in which the PDF is finished.
    pub fn first_change(&self, book: &Book) -> Option<String> {
        let seed = &book.generator.seed;
        if *seed != self.seed {
            return Some(format!("its seed is `{seed}`, and the lock's is `{}`", self.seed));
        }
        if let (Some(old), Some(new)) = (self.volume(), book.spec.series.volume)
            && old != new
        {
            return Some(format!("it is volume {new}, and the lock is of volume {old}"));
        }
        if let Some(path) = self.changed_key(&book.spec.to_toml()) {
            return Some(format!("`{path}` of the spec was changed since"));
        }
        if let Some(file) = self.changed_file(book) {
            return Some(format!("`{file}` was changed since"));
        }
        let is_same = self.puzzle.len() == book.puzzles().count()
            && self.engine == book.generator.revision.number()
            && self.differences(book).is_empty();
        (!is_same).then(|| "its puzzles are others".to_owned())
    }

    fn changed_key(&self, rebuilt: &Table) -> Option<String> {
        let bound = |spec: &Table| {
            let mut spec = spec.clone();
            spec.retain(|key, _| !UNBOUND_KEYS.contains(&key));
            spec
        };
        let (locked, rebuilt) = (bound(&self.spec), bound(rebuilt));
        let added = || {
            if self.gridpress == VERSION {
                first_difference(&rebuilt, &locked, "")
            } else {
                // Another version may spell out other defaults.
                None
            }
        };
        first_difference(&locked, &rebuilt, "").or_else(added)
    }

    /// The first file of texts, puzzles, fonts or pictures that has another content than in the lock.
    fn changed_file(&self, book: &Book) -> Option<String> {
        let mut sources = sources(&book.spec).into_iter();
        let source = sources.find(|source| {
            let locked = self.source.iter().find(|locked| locked.file == source.file);
            locked.is_none_or(|locked| locked.text != source.text)
        });
        if let Some(source) = source {
            return Some(source.file);
        }
        let is_other = |rebuilt: &LockedFile, locked: &[LockedFile]| {
            let locked = locked.iter().find(|locked| locked.file == rebuilt.file);
            locked.is_some_and(|locked| locked.sha256 != rebuilt.sha256)
        };
        let fonts = fonts(&book.spec).into_iter();
        let pictures = pictures(&book.spec).into_iter();
        let others = fonts
            .filter(|font| is_other(font, &self.font))
            .chain(pictures.filter(|picture| is_other(picture, &self.picture)));
        others.map(|file| file.file).next()
    }
}
