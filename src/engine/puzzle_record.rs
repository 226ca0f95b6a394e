//! Puzzles as JSON and CSV: one record for whatever writes a puzzle for other programs.

use crate::generate::{Level, Levels, Removal, Revision};
use crate::notation::{self, ParsedPuzzle, ShapeRecord};
use crate::puzzle::{Alphabet, Grid, Kind, Puzzle, Shape};
use crate::rating::{Rating, SolvingTime, Technique};
use crate::solver::{self, NotUnique};
use gridpress_ground::record::record;
use serde_json::Value;
use std::collections::BTreeSet;

record! {
    /// A puzzle. A field is present where its value exists and was determined. Later versions of the program may add
    /// fields.
    #[derive(Clone, Debug, Default)]
    pub struct PuzzleRecord: Flattened {
        /// The givens row by row: `.` for an empty cell, digits from 1 to 9 and then letters from A.
        pub puzzle: String,
        /// The solution row by row.
        pub solution: Option<String>,
        /// The canonical form, which equivalent puzzles share.
        pub canonical: Option<String>,
        /// The canonical form of the solution, which equivalent solutions share.
        pub canonical_solution: Option<String>,
        /// The number of solutions: 0, 1, or 2 for several; all of them if they were counted.
        pub solutions: Option<u32>,
        /// Its size, boxes, variants, regions, cages and marks.
        pub shape: ShapeRecord,
        /// The number of the puzzle: in its book, among the days of its desk, or among those of its seed.
        pub number: Option<u32>,
        /// The printed name, if it is not the number: that of a section as in `A12`, or a date.
        pub name: Option<String>,
        /// The id of its section.
        pub section: Option<String>,
        /// The title of its section.
        pub section_title: Option<String>,
        /// The number of empty cells.
        pub removed: u32,
        /// `true` if no given can be removed without leaving several solutions.
        pub minimal: Option<bool>,
        /// The level by the number of empty cells alone.
        pub grade: Option<&'static str> as Level,
        /// The level by the techniques that the puzzle needs, whatever level it is printed under.
        pub level: Option<&'static str> as Level,
        /// The tier of the hardest technique that it needs: 1 singles, 2 subsets and locked candidates, 3 fish and wings,
        /// 4 chains, 5 forcing, and beyond.
        pub tier: Option<u8>,
        /// The hardest technique that it needs.
        pub technique: Option<&'static str> as Technique,
        /// The difficulty: the weight of the hardest step in thousands, plus the effort.
        pub score: Option<u32>,
        /// The expected solving time in minutes, if the model applies.
        pub minutes: Option<MinutesRecord>,
        /// The code that reproduces the puzzle, together with the seed or with the spec of a desk.
        pub code: Option<String>,
        /// The seed that the puzzle was generated from.
        pub seed: Option<String>,
    }
}

record! {
    /// An expected solving time in minutes, to a tenth.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct MinutesRecord: Serialize {
        /// The expected time.
        pub expected: f64,
        /// The shortest time of the range that covers four of five puzzles; absent if the puzzle is from CSV.
        pub low: Option<f64>,
        /// The longest time of that range.
        pub high: Option<f64>,
        /// `true` for an estimate: the model was fitted to times of classic puzzles only.
        pub estimate: Option<bool>,
    }
}

impl MinutesRecord {
    /// Creates the record of the solving time of a puzzle of `kind`.
    pub fn of(kind: Kind, time: SolvingTime) -> MinutesRecord {
        let SolvingTime { seconds, low, high } = time;
        let [expected, low, high] =
            [seconds, low, high].map(|seconds| f64::from((seconds + 3) / 6) / 10.0);
        let estimate = Some(kind != Kind::CLASSIC);
        MinutesRecord { expected, low: Some(low), high: Some(high), estimate }
    }

    /// Reads the minutes that JSON, or the column of CSV, states.
    fn stated(value: &Value) -> Option<MinutesRecord> {
        let number = |value: &Value| value.as_f64().or_else(|| value.as_str()?.parse().ok());
        Some(MinutesRecord {
            expected: number(value).or_else(|| number(&value["expected"]))?,
            low: number(&value["low"]),
            high: number(&value["high"]),
            estimate: value["estimate"].as_bool(),
        })
    }
}

/// The columns of CSV, in order. A file has those that any of its puzzles has.
const COLUMNS: [&str; 24] = [
    "puzzle", "solution", "canonical", "canonical_solution", "solutions", "size", "box", "grids",
    "variant", "symbols", "number", "name", "section", "section_title", "removed", "minimal",
    "grade", "level", "tier", "technique", "score", "minutes", "code", "seed",
];

impl PuzzleRecord {
    /// Creates the record of a puzzle of which only the givens are known.
    pub fn new(shape: &Shape, givens: &Grid) -> PuzzleRecord {
        PuzzleRecord {
            puzzle: notation::line(givens, shape),
            shape: ShapeRecord::new(shape),
            removed: (shape.kind().size() - givens.filled_count()) as u32,
            ..PuzzleRecord::default()
        }
    }

    /// Creates the record of a puzzle, with its solution if requested, and with the letters of a hidden word.
    pub fn of(puzzle: &Puzzle, with_solution: bool) -> PuzzleRecord {
        PuzzleRecord {
            solution: with_solution.then(|| notation::line(&puzzle.solution, &puzzle.shape)),
            shape: ShapeRecord::of(puzzle),
            ..PuzzleRecord::new(&puzzle.shape, &puzzle.givens)
        }
    }

    /// Adds the characters that stand for the digits, unless the record has them.
    pub fn in_symbols(self, alphabet: Option<&Alphabet>) -> PuzzleRecord {
        PuzzleRecord { shape: self.shape.with_symbols(alphabet), ..self }
    }

    /// Creates the record of a puzzle with what its text states about it, and with its solution if `verdict` is that it
    /// has no other.
    pub fn judged(puzzle: &ParsedPuzzle, verdict: &Result<Grid, NotUnique>) -> PuzzleRecord {
        PuzzleRecord {
            solution: verdict.as_ref().ok().map(|grid| notation::line(grid, &puzzle.shape)),
            ..PuzzleRecord::from(puzzle).with_solutions(NotUnique::solutions(verdict))
        }
    }

    /// Creates the record of a puzzle that was generated with this `removal`, with its grade and rating.
    pub fn generated(
        puzzle: &Puzzle,
        with_solution: bool,
        revision: &'static Revision,
        removal: &Removal,
        rating: &Rating,
    ) -> PuzzleRecord {
        let must_be_minimal = *removal == Removal::Minimal;
        PuzzleRecord {
            minimal: must_be_minimal.then(|| solver::is_minimal(puzzle)).flatten(),
            ..PuzzleRecord::of(puzzle, with_solution).graded(puzzle.shape.kind(), revision, rating)
        }
    }

    /// Adds what [`PuzzleRecord::rated`] does, and the level that the number of removed cells suggests.
    pub fn graded(self, kind: Kind, revision: &'static Revision, rating: &Rating) -> PuzzleRecord {
        let grade = Levels::of(revision).grade(kind, self.removed).map(Level::name);
        PuzzleRecord { grade, ..self.rated(kind, revision, rating) }
    }

    /// Adds the rating of a puzzle of `kind`, and the level that follows from it in `revision`.
    pub fn rated(self, kind: Kind, revision: &Revision, rating: &Rating) -> PuzzleRecord {
        PuzzleRecord {
            level: Some(revision.level_of(kind, rating).name()),
            tier: Some(rating.tier),
            technique: Some(rating.technique.name()),
            score: Some(rating.score),
            minutes: rating.minutes.map(|time| MinutesRecord::of(kind, time)),
            ..self
        }
    }

    /// Adds the number of solutions; unless it is 1, what a rating states is removed.
    pub fn with_solutions(self, solutions: Option<u32>) -> PuzzleRecord {
        if solutions == Some(1) {
            return PuzzleRecord { solutions, ..self };
        }
        let (canonical, grade, level, technique) = (None, None, None, None);
        let (tier, score, minutes, minimal) = (None, None, None, None);
        let record = PuzzleRecord { canonical, minimal, grade, level, tier, ..self };
        PuzzleRecord { solutions, technique, score, minutes, ..record }
    }

    /// Returns the object on one line, which ends with a line break.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers") + "\n"
    }

    /// Returns the fields as an object.
    pub fn fields(&self) -> Value {
        serde_json::to_value(self).expect("texts and numbers")
    }
}

impl From<&ParsedPuzzle> for PuzzleRecord {
    /// Creates the record of a puzzle with what its text states about it, apart from its solution.
    fn from(puzzle: &ParsedPuzzle) -> PuzzleRecord {
        let facts = &puzzle.facts;
        let text = |key: &str| facts[key].as_str().map(str::to_owned);
        let number = |key: &str| {
            let value = &facts[key];
            value.as_u64().and_then(|n| n.try_into().ok()).or_else(|| value.as_str()?.parse().ok())
        };
        let level = |key: &str| facts[key].as_str().and_then(Level::from_name).map(Level::name);
        let technique = facts["technique"].as_str().and_then(Technique::from_name);
        PuzzleRecord {
            canonical: text("canonical"),
            number: number("number"),
            name: text("name"),
            section: text("section"),
            section_title: text("section_title"),
            minimal: facts["minimal"].as_bool().or_else(|| text("minimal")?.parse().ok()),
            grade: level("grade"),
            level: level("level"),
            tier: number("tier").and_then(|tier| tier.try_into().ok()),
            technique: technique.map(Technique::name),
            score: number("score"),
            minutes: MinutesRecord::stated(&facts["minutes"]),
            code: text("code"),
            seed: text("seed"),
            ..PuzzleRecord::new(&puzzle.shape, &puzzle.grid).in_symbols(puzzle.alphabet().as_ref())
        }
    }
}

/// The columns of a file of CSV.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvColumns(Vec<&'static str>);

impl CsvColumns {
    /// Returns the columns in which any of `puzzles` has a value. Rated puzzles have a column of minutes, which is empty
    /// where the model does not apply.
    pub fn of<'p>(puzzles: impl IntoIterator<Item = &'p PuzzleRecord>) -> CsvColumns {
        let present = puzzles.into_iter().flat_map(|puzzle| {
            let fields = puzzle.fields();
            COLUMNS.into_iter().filter(move |&column| {
                let decisive = if column == "minutes" { "score" } else { column };
                !csv_field(&fields[decisive]).is_empty()
            })
        });
        let present: BTreeSet<&str> = present.collect();
        CsvColumns(COLUMNS.into_iter().filter(|column| present.contains(column)).collect())
    }

    /// Returns a file of `puzzles`.
    pub fn table(puzzles: &[PuzzleRecord]) -> String {
        let columns = CsvColumns::of(puzzles);
        columns.header() + &puzzles.iter().map(|puzzle| columns.line(puzzle)).collect::<String>()
    }

    /// Returns the header of the file.
    pub fn header(&self) -> String {
        self.0.join(",") + "\n"
    }

    /// Returns the line of a puzzle.
    pub fn line(&self, puzzle: &PuzzleRecord) -> String {
        let fields = puzzle.fields();
        self.0.iter().map(|&column| csv_field(&fields[column])).collect::<Vec<_>>().join(",") + "\n"
    }
}

/// Returns the value of a field of a record as a field of CSV, in quotes if it needs them; empty if it is absent.
fn csv_field(value: &Value) -> String {
    let text = match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
        Value::Object(minutes) => minutes["expected"].to_string(),
        value => value.to_string(),
    };
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
