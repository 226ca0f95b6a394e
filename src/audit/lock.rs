//! The lock: a file beside the book with everything needed to reproduce it.
//!
//! It is readable TOML: the program's version, the seed, the origin and the printed location of every puzzle, the whole
//! spec with explicit defaults, the text of included files, and the hashes of fonts, pictures and outputs.

mod toml_text;

use gridpress_book::{Book, BookPuzzle, Progress, StoredAttempt};
use gridpress_bookspec::syntax::tree;
use gridpress_bookspec::{BookSpec, Contents, Files, TextPage, calibration};
use gridpress_engine::generate::Revision;
use gridpress_engine::notation;
use gridpress_engine::puzzle::{Grid, HiddenWord, Kind, KindError, Puzzle, Shape};
use gridpress_engine::rating::{Calibration, MinutesModel, Rating, Scale};
pub use gridpress_ground::hash::sha256;
use gridpress_layout::{BookLayout, PuzzlePages};
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::file_kind::FileKind;
use gridpress_messages::{Text, TextArg, text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::{Table, Value};
pub use toml_text::{LockedCover, cages_text, marks_text};
use toml_text::{cage, mark, regions_text};

/// The version of this program, as in locks.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Contents of a `book.lock` file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// The version of the program that laid out the pages.
    pub gridpress: String,
    /// The engine revision.
    pub engine: u32,
    /// The model of solving times, if they have a part in the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes_model: Option<u32>,
    /// The seed.
    pub seed: String,
    /// The number of pages of the book.
    pub pages: u32,
    /// The number of pages of the answers, if they are a separate PDF.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers_pages: Option<u32>,
    /// The latest cover of the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<LockedCover>,
    /// The files written beside the lock, starting with the book.
    pub output: Vec<LockedFile>,
    /// The fonts of the book.
    pub font: Vec<LockedFile>,
    /// The pictures of the book.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picture: Vec<LockedFile>,
    /// The included files of puzzles and texts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub source: Vec<LockedSource>,
    /// The spec, with explicit defaults.
    pub spec: toml::Table,
    /// The puzzles in printed order.
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

/// An included file of puzzles or text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LockedSource {
    /// Its path as the spec spells it.
    pub file: String,
    /// The whole text of the file.
    pub text: String,
}

/// A puzzle, its origin and its printed location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LockedPuzzle {
    /// Its number in the book.
    pub number: u32,
    /// The printed name, if that is not the number: `A12`, or a date such as `2027-01-01`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The address of its stream, as in `easy/17`.
    pub address: String,
    /// The accepted attempt; absent for puzzles from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempt: Option<u32>,
    /// The code that reproduces it together with the seed; absent for puzzles from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The page that it is printed on, from 1.
    pub page: u32,
    /// The page that its answer is printed on, from 1, in the book or in the PDF of answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer_page: Option<u32>,
    /// The number of cells removed.
    pub removed: u32,
    /// The level that it is printed under.
    pub level: String,
    /// The hardest technique required.
    pub technique: String,
    /// Its score; see [`Rating::score`](gridpress_engine::rating::Rating::score).
    pub score: u32,
    /// The model's solving time in seconds, if it has a part in the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// Size, boxes and variants; absent for classic 9x9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The regions of a jigsaw: the number of each cell's region, in the notation of givens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
    /// The cages of a killer or a calcudoku: cells and number, as in `r1c1 r1c2 = 12` or `r1c1 r1c2 = 12×`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cages: Vec<String>,
    /// The marks between cells and on them: cells and sign, as in `r1c1 r1c2 = white`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The givens, row by row, `.` for empty.
    pub givens: String,
    /// The solution, row by row.
    pub solution: String,
    /// The word spelled by a line of the solution if letters stand for digits. The first letter in Unicode order stands
    /// for 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// The line that spells it, as in `row 3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word_line: Option<String>,
}

impl Lock {
    /// Returns the lock of a book without its puzzles, which make up most of a large lock.
    pub fn head(book: &Book, layout: &BookLayout, output: Vec<LockedFile>) -> Lock {
        Lock {
            gridpress: VERSION.to_owned(),
            engine: book.generator.revision.number(),
            minutes_model: book.spec.uses_minutes().then(|| minutes_model(book).number()),
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

    /// Returns the text of the lock of `book`, laid out as `layout` and written as `output`.
    pub fn text(book: &Book, layout: &BookLayout, output: Vec<LockedFile>) -> String {
        let head = Lock::head(book, layout, output);
        let puzzles = book.puzzles().zip(&layout.puzzle_pages);
        let with_times = book.spec.uses_minutes();
        toml_text::write(&head, puzzles.map(|puzzle| LockedPuzzle::of(puzzle, with_times)))
    }

    /// Reads a lock.
    ///
    /// # Errors
    /// With [`Exit::Input`] if `source` is not a lock, or is of an unknown engine revision.
    pub fn parse(source: &Arc<Source>) -> Result<Lock, Failure> {
        // The fast way only handles locks as this program writes them; an edited one is parsed as a whole, which also
        // locates its mistakes.
        let lock = toml_text::parse(&source.text)
            .filter(|lock| !lock.puzzle.is_empty())
            .map_or_else(|| toml::from_str::<Lock>(&source.text), Ok);
        let lock = lock.map_err(|error| {
            let help = text!("lock-beside-pdf");
            let name = source.name.as_str();
            let kind = FileKind::of_text(&source.text);
            // A file of another kind gets a report about what it is: its first syntax error would only mislead.
            if kind != Some(FileKind::Lock) {
                let unknown = Diagnostic::error(text!("not-a-lock", name)).help(help);
                let report = kind.map_or(unknown, |kind| kind.report(name, text!("a-lock")));
                return Failure::input(vec![report]);
            }
            let reason = Text::of_library(error.message());
            let place = error.span().map(|span| source.at(span));
            let report = Diagnostic::error(text!("not-a-lock", name)).maybe_at(place, reason);
            Failure::input(vec![report.help(help)])
        })?;
        // The puzzles of an unknown revision cannot be generated, and those of another one would be different puzzles.
        if Revision::numbered(lock.engine).is_none() {
            let [revision, newest] = [lock.engine, Revision::NEWEST.number()].map(TextArg::number);
            return Err(newer(text!("needs-revision", name = &source.name[..], revision, newest)));
        }
        if let Some(model) = lock.minutes_model
            && MinutesModel::numbered(model).is_none()
        {
            let model = TextArg::number(model);
            return Err(newer(text!("needs-model", name = &source.name[..], model)));
        }
        Ok(lock)
    }

    /// Rebuilds the book of the lock: its puzzles from the spec and their attempts, with the ratings of the lock.
    ///
    /// # Errors
    /// With [`Exit::Input`] if the lock's spec has mistakes, or a font or picture is not available; with [`Exit::No`]
    /// if the lock's puzzles are not those that its attempts generate.
    pub fn remake(
        &self,
        source: &Arc<Source>,
        outside: &dyn Files,
        progress: Progress,
    ) -> Result<Book, Failure> {
        // The spec keeps a reference to its text, which need not include that of all puzzles.
        let head = toml_text::head_of(source);
        let (text, tree) = match tree(&head) {
            Ok(tree) => (&head, tree),
            Err(_) => (source, tree(source).map_err(Failure::input)?),
        };
        // Texts and puzzles come from the lock, so the book can be made again after its files were changed or lost.
        let files = LockFiles { lock: self, outside };
        let (spec, _) =
            BookSpec::parse_within(text, tree.get_ref(), "spec", &files).map_err(Failure::input)?;
        let attempts = self.recorded_attempts(&spec, source)?;
        let book = Book::remake(spec, &self.seed, &attempts, progress)?;
        // With another seed every puzzle differs, and one line says more than thousands.
        let differences = if self.is_of_another_seed(&book) {
            vec![text!("lock-of-other-seed", seed = self.seed.as_str())]
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

    /// Returns the number of the book in its series, if its spec has one.
    pub fn volume(&self) -> Option<u32> {
        let series = self.spec.get("series");
        let number =
            series.and_then(|series| series.get("volume")).or_else(|| self.spec.get("volume"))?;
        u32::try_from(number.as_integer()?).ok()
    }

    /// Returns the readers' solving times; `None` for those of the model.
    pub fn calibration(&self) -> Option<Calibration> {
        let file = self.spec.get("calibration")?.as_str()?;
        calibration::parse(&self.source.iter().find(|source| source.file == file)?.text).ok()
    }

    /// Returns the attempts and ratings of the puzzles of each section of `spec`.
    fn recorded_attempts(
        &self,
        spec: &BookSpec,
        source: &Arc<Source>,
    ) -> Result<Vec<Vec<StoredAttempt>>, Failure> {
        // By address rather than by position, since the numbers of a book need not follow the order of its sections.
        let by_address: BTreeMap<&str, &LockedPuzzle> =
            self.puzzle.iter().map(|puzzle| (puzzle.address.as_str(), puzzle)).collect();
        let failure = |what: Text| {
            let message = text!("of-file", file = source.name.as_str(), what);
            Failure::input(vec![Diagnostic::error(message)])
        };
        let scale = spec.engine.scale();
        let mut attempts = Vec::with_capacity(spec.sections.len());
        for section in &spec.sections {
            // The stored attempts are generated directly, instead of searching all attempts again for one of the right
            // level.
            let of_index = |index: u32| {
                let address = format!("{}/{index}", section.id);
                let puzzle = by_address.get(address.as_str());
                puzzle
                    .map(|puzzle| puzzle.recorded_attempt(scale, spec.uses_minutes()))
                    .ok_or_else(|| failure(text!("puzzle-missing", address)))
            };
            attempts.push((1..=section.contents.count()).map(of_index).collect::<Result<_, _>>()?);
        }
        // Only more puzzles than the spec has remain to be found here, as missing ones are reported above.
        if self.puzzle.len() != spec.puzzle_count() {
            let (has, should) = (self.puzzle.len(), spec.puzzle_count());
            return Err(failure(text!("puzzles-of-lock", has, should)));
        }
        Ok(attempts)
    }

    /// `true` if there are several puzzles, and all generated ones differ from those of `book`.
    fn is_of_another_seed(&self, book: &Book) -> bool {
        let pairs = self.puzzle.iter().zip(book.puzzles());
        let mut rebuilt = pairs.filter(|(_, rebuilt)| rebuilt.code.is_some()).peekable();
        // A single different puzzle may have been edited, which says nothing about the seed.
        rebuilt.peek().is_some()
            && self.puzzle.len() > 1
            && rebuilt.all(|(locked, rebuilt)| {
                locked.givens != notation::line(&rebuilt.puzzle.givens, &rebuilt.puzzle.shape)
            })
    }

    /// Returns the differences between the lock's puzzles and those of `book`, one line per differing puzzle.
    fn differences(&self, book: &Book) -> Vec<Text> {
        let difference = |(locked, rebuilt): (&LockedPuzzle, &BookPuzzle)| {
            let (puzzle, address) = (&rebuilt.puzzle, rebuilt.address.to_string());
            let shape = &puzzle.shape;
            let line = puzzle.word_line().map(|line| line.to_string());
            let fields = [
                ("name", locked.name == name_of(rebuilt)),
                ("kind", locked.kind.as_deref().unwrap_or("9") == shape.kind().to_string()),
                ("regions", locked.regions == regions_text(shape)),
                ("cages", locked.cages == cages_text(shape)),
                ("marks", locked.marks == marks_text(shape)),
                ("givens", locked.givens == notation::line(&puzzle.givens, shape)),
                ("solution", locked.solution == notation::line(&puzzle.solution, shape)),
                ("word", locked.word == puzzle.word()),
                ("word_line", locked.word_line == line),
                ("removed", locked.removed == puzzle.removed_count()),
                ("level", locked.level == rebuilt.level.name()),
                ("code", locked.code == rebuilt.code.as_ref().map(ToString::to_string)),
            ];
            let what = if locked.number != rebuilt.number || locked.address != address {
                let number = locked.number.to_string();
                text!("is-other-in-lock", number, address = locked.address.as_str())
            } else {
                let (field, _) = fields.into_iter().find(|(_, is_same)| !is_same)?;
                text!("other-field-in-lock", field)
            };
            Some(text!("about-puzzle", number = format!("{} ({address})", rebuilt.number), what))
        };
        self.puzzle.iter().zip(book.puzzles()).filter_map(difference).collect()
    }
}

impl LockedPuzzle {
    fn of((puzzle, printed): (&BookPuzzle, &PuzzlePages), with_times: bool) -> LockedPuzzle {
        let time = puzzle.rating.minutes.filter(|_| with_times);
        LockedPuzzle {
            number: puzzle.number,
            name: name_of(puzzle),
            address: puzzle.address.to_string(),
            attempt: puzzle.code.as_ref().map(|code| code.attempt),
            code: puzzle.code.as_ref().map(ToString::to_string),
            page: printed.page,
            answer_page: printed.answer_page,
            removed: puzzle.puzzle.removed_count(),
            level: puzzle.level.to_string(),
            technique: puzzle.rating.technique.to_string(),
            score: puzzle.rating.score,
            seconds: time.map(|time| time.seconds),
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

    /// Returns the rating recorded for the puzzle; `None` if `scale` lacks the technique.
    pub fn rating(&self, scale: &Scale) -> Option<Rating> {
        let technique = scale.techniques().find(|technique| technique.name() == self.technique)?;
        let model = scale.minutes_model();
        let minutes = self.seconds.map(|seconds| model.solving_time(seconds));
        Some(Rating { minutes, ..Rating::from_stored(scale, technique, self.score) })
    }

    /// Returns the attempt, and the rating unless `needs_time` and it has no solving time.
    fn recorded_attempt(&self, scale: &Scale, needs_time: bool) -> StoredAttempt {
        StoredAttempt {
            attempt: self.attempt.unwrap_or(0),
            // Rating is expensive, so the stored rating is used unless it lacks something.
            rating: self.rating(scale).filter(|rating| !needs_time || rating.minutes.is_some()),
        }
    }

    /// Returns the id of its section.
    pub fn section(&self) -> &str {
        self.address.split('/').next().unwrap_or_default()
    }

    /// Returns the puzzle.
    ///
    /// # Errors
    /// The reason why the texts of the lock are not a puzzle.
    pub fn puzzle(&self) -> Result<Puzzle, String> {
        let kind = match &self.kind {
            None => Kind::CLASSIC,
            Some(kind) => kind.parse().map_err(|error: KindError| error.to_string())?,
        };
        let grid = |text: &str| {
            notation::parse_line_of(text, kind)
                .map_err(|_| format!("`{text}` is not a line of {} cells", kind.cells()))
        };
        let shape = match Shape::of(kind) {
            Some(shape) if !self.has_own_shape() => shape,
            Some(_) => return Err("regions, cages or marks, but no variant that uses them".into()),
            None => {
                let regions = self.regions.as_deref().map(grid).transpose()?;
                let cages = self.cages.iter().map(|text| cage(text, kind));
                let marks = self.marks.iter().map(|text| mark(text, kind));
                let (cages, marks) =
                    (cages.collect::<Result<_, _>>()?, marks.collect::<Result<_, _>>()?);
                let regions = regions.as_ref().map(Grid::cells);
                Shape::with_marks(kind, regions, cages, marks).map_err(|error| error.to_string())?
            }
        };
        let (givens, solution) = (grid(&self.givens)?, grid(&self.solution)?);
        let hidden = |word: &str| {
            HiddenWord::find(word, &shape, &solution)
                .ok_or_else(|| format!("no line of the solution reads `{word}`"))
        };
        let hidden = self.word.as_deref().map(hidden).transpose()?;
        Ok(Puzzle { shape, givens, solution, hidden })
    }

    /// `true` if it has regions, cages or marks of its own.
    fn has_own_shape(&self) -> bool {
        self.regions.is_some() || !self.cages.is_empty() || !self.marks.is_empty()
    }
}

/// Returns the failure of a lock of a later version.
fn newer(message: Text) -> Failure {
    Failure::input(vec![Diagnostic::error(message).help(text!("use-its-version"))])
}

/// Returns the name of a puzzle, if that is not its number.
fn name_of(puzzle: &BookPuzzle) -> Option<String> {
    let BookPuzzle { name, number, .. } = puzzle;
    (name.id != number.to_string()).then(|| name.id.clone())
}

/// Returns the model of solving times of a book.
fn minutes_model(book: &Book) -> &'static MinutesModel {
    book.generator.revision.scale().minutes_model()
}

/// Returns every file of puzzles and texts in `spec`, once, and its calibration.
fn sources(spec: &BookSpec) -> Vec<LockedSource> {
    let puzzles = spec.sections.iter().filter_map(|section| match &section.contents {
        Contents::FromFile { file, text, .. } => Some((file, text)),
        Contents::Generated { .. } => None,
    });
    let pages = spec.text_pages.iter().map(|page| (&page.file, &page.text));
    let calibration = spec.calibration.iter().map(|own| (&own.file, &own.text));
    let mut sources: Vec<LockedSource> = Vec::new();
    for (file, text) in puzzles.chain(pages).chain(calibration) {
        // Several sections may read the same file.
        if sources.iter().all(|source| source.file != *file) {
            sources.push(LockedSource { file: file.clone(), text: text.text.clone() });
        }
    }
    sources
}

/// Returns the fonts of `spec`.
fn fonts(spec: &BookSpec) -> Vec<LockedFile> {
    spec.fonts
        .chosen()
        .iter()
        .map(|face| LockedFile { file: face.file().to_owned(), sha256: face.sha256() })
        .collect()
}

/// Returns every picture in `spec`, once.
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
    // A map removes repetitions and sorts, so that equal specs give equal locks.
    let hashes: BTreeMap<&str, &str> = figures.chain(covers).chain(in_cells).collect();
    hashes
        .into_iter()
        .map(|(file, hash)| LockedFile { file: file.to_owned(), sha256: hash.to_owned() })
        .collect()
}

fn kind_of(puzzle: &BookPuzzle) -> Kind {
    puzzle.puzzle.shape.kind()
}

/// The files of a lock: puzzles and texts from the lock itself, and fonts and pictures from outside if their hashes
/// match.
struct LockFiles<'a> {
    lock: &'a Lock,
    outside: &'a dyn Files,
}

impl Files for LockFiles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        if let Some(source) = self.lock.source.iter().find(|source| source.file == path) {
            return Ok(source.text.clone().into_bytes());
        }
        let bytes = self.outside.read(path)?;
        match self.lock.fonts_and_pictures().find(|file| file.file == path) {
            Some(file) if file.sha256 != sha256(&bytes) => {
                Err("not the file that the book was made with: its hash differs".into())
            }
            _ => Ok(bytes),
        }
    }
}

/// The keys of a spec that do not affect whether a cover fits the book: how the PDF is finished, the cover itself, and
/// the texts for shops.
const UNBOUND_KEYS: [&str; 6] = ["seed", "cover", "listing", "profile", "imposition", "date"];

/// Returns the path of the first key whose value in `rebuilt` differs from that in `locked`. A key missing from
/// `locked` has its default: it may be newer than the lock.
pub(crate) fn first_difference(locked: &Table, rebuilt: &Table, path: &str) -> Option<String> {
    // Sorted, so that the same key is named whatever the order in the file.
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
                locked.iter().zip(rebuilt).find_map(|(locked, rebuilt)| match (locked, rebuilt) {
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
    /// Describes the first change that makes `book` a different book from that of the lock: in its seed, volume, spec,
    /// files or puzzles. `None` if one cover fits both. Changes to the cover's settings and to how the PDF is finished
    /// do not count.
    pub fn first_change(&self, book: &Book) -> Option<Text> {
        let seed = &book.generator.seed;
        // From the most to the least general cause: a changed seed also changes all puzzles, and the first line should
        // name the cause.
        if *seed != self.seed {
            return Some(text!("other-seed", seed = &seed[..], locked = self.seed.as_str()));
        }
        if let (Some(old), Some(new)) = (self.volume(), book.spec.series.volume)
            && old != new
        {
            let [new, old] = [new, old].map(TextArg::number);
            return Some(text!("other-volume", new, old));
        }
        if let Some(path) = self.changed_key(&book.spec.to_toml()) {
            return Some(text!("key-changed", path));
        }
        if let Some(file) = self.changed_file(book) {
            return Some(text!("file-changed", file));
        }
        let is_same = self.puzzle.len() == book.puzzles().count()
            && self.engine == book.generator.revision.number()
            && self.differences(book).is_empty();
        (!is_same).then(|| text!("puzzles-changed"))
    }

    fn changed_key(&self, rebuilt: &Table) -> Option<String> {
        let bound = |spec: &Table| {
            let mut spec = spec.clone();
            spec.retain(|key, _| !UNBOUND_KEYS.contains(&key));
            spec
        };
        let (locked, rebuilt) = (bound(&self.spec), bound(rebuilt));
        first_difference(&locked, &rebuilt, "").or_else(|| {
            if self.gridpress == VERSION {
                first_difference(&rebuilt, &locked, "")
            } else {
                // Another version may have other defaults.
                None
            }
        })
    }

    /// Returns the files that the book and its cover need from outside the lock.
    pub fn fonts_and_pictures(&self) -> impl Iterator<Item = &LockedFile> {
        let of_cover = self.cover.iter().flat_map(|cover| &cover.picture);
        self.font.iter().chain(&self.picture).chain(of_cover)
    }

    /// Returns the first file of texts, puzzles, fonts or pictures whose content differs from that in the lock.
    fn changed_file(&self, book: &Book) -> Option<String> {
        let source = sources(&book.spec).into_iter().find(|source| {
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
        fonts
            .filter(|font| is_other(font, &self.font))
            .chain(pictures.filter(|picture| is_other(picture, &self.picture)))
            .map(|file| file.file)
            .next()
    }
}
