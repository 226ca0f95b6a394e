//! `gridpress calibrate`: fits the scale of solving times to a paper's or a class's readers.

use super::book_source;
use super::console::{Console, counted, print_output};
use super::files::{self, Disk};
use super::output::overwrite_refusal;
use super::puzzle_input;
use super::verdict::verdict_text;
use crate::Result;
use clap::Args;
use gridpress_audit::lock::Lock;
use gridpress_book::daily::{self, Desk};
use gridpress_bookspec::calibration::{self, describe};
use gridpress_bookspec::{BookSpec, limits};
use gridpress_engine::generate::{Code, Generator, Revision};
use gridpress_engine::notation::{self, CsvRecord};
use gridpress_engine::puzzle::{Grid, Shape};
use gridpress_engine::rating::{Calibration, MinutesModel, ScaleFit, TimedPuzzle};
use gridpress_engine::solver;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Failure, Source, capped};
use gridpress_messages::file_kind::FileKind;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Fit the expected solving times to those of your own readers
#[derive(Args)]
#[command(after_help = "\
The times are CSV, separated by commas, semicolons or tabs: a column `code` or `puzzle`, and a column `seconds`. A file \
without a header has the puzzle first and the seconds second. Lines whose column `helped` is true are left out. The web \
player reports `code`, `seconds` and `helped` of every game, and the median of several players of a puzzle counts.

Codes need the spec or the lock that they belong to. The result is a small file; name it in a spec, as in \
calibration = \"calibration.toml\", and all minutes of that book or desk are those of your readers.

Examples:
  gridpress calibrate times.csv              puzzles as lines of 81 characters
  gridpress calibrate times.csv desk.toml    codes of a newspaper's days
  gridpress calibrate times.csv book.lock -o class.toml")]
pub(super) struct CalibrateArgs {
    /// The times
    #[arg(value_name = "TIMES")]
    times: PathBuf,
    /// For codes: the spec of the desk, or the spec or lock of the book
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// For codes: the seed, instead of that of the spec
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = super::book_source::parse_seed)]
    seed: Option<String>,
    /// The file to write
    #[arg(short, long, value_name = "FILE", default_value = "calibration.toml")]
    output: PathBuf,
}

/// Upper limit of a solving time in seconds: a day.
const MAX_SECONDS: f64 = 86_400.0;
/// Help for a file without times.
const TIMES: &str = "expected lines such as 9X56J-GHR3R,412 after a header `code,seconds`";

pub(super) fn run(args: &CalibrateArgs, disk: &Disk, console: &Console) -> Result<()> {
    check_output(&args.output)?;
    let source = files::read_text(&args.times, &limits::FILE)?;
    let kind = FileKind::of_text(&source.text);
    if let Some(kind) = kind.filter(|kind| *kind != FileKind::Puzzles) {
        let message = format!("`{}` is {}, not a table of times", source.name, kind.name());
        return Err(Failure::input(vec![Diagnostic::error(message).help(TIMES)]));
    }
    let times = read_times(&source)?;
    let puzzles = PuzzleFinder::new(args, disk)?;
    let timed = parallel::map_with(
        &times,
        || (),
        |(), (name, times)| puzzles.find(name).and_then(|puzzle| puzzle.timed(times)),
    );
    let mut found = Vec::new();
    let mut reports = Vec::new();
    for (result, (name, times)) in timed.into_iter().zip(&times) {
        match result {
            Ok(timed) => found.push(timed),
            Err(mistake) => {
                let report = Diagnostic::warning(format!("`{name}` is left out: {}", mistake.why));
                reports.push(report.at(source.at(times.span.clone()), mistake.label));
            }
        }
    }
    let left_out = reports.len();
    capped(reports).iter().for_each(|report| console.report(report));
    let Some(fit) = Calibration::fit(&found, MinutesModel::FIRST.range()) else {
        let report = Diagnostic::error(format!("no times of puzzles in {}", source.name));
        return Err(Failure::input(vec![report.help(TIMES)]));
    };
    disk.place(&[(args.output.clone(), calibration::write(&fit).into_bytes())])?;
    let mut text = fit_text("all", &fit.all);
    for (kind, fit) in &fit.kinds {
        text += &fit_text(&kind.to_string(), fit);
    }
    if left_out > 0 {
        text += &format!("{} left out\n", counted(left_out, "puzzle"));
    }
    print_output(&text)?;
    let path = args.output.display();
    console.note(&format!("{path}: name it in a spec, as in calibration = \"{path}\""));
    Ok(())
}

/// Returns an error if another file than a calibration would be overwritten.
fn check_output(path: &Path) -> Result<()> {
    // The name of a spec or of the times could be given by mistake.
    if !path.exists()
        || std::fs::read_to_string(path).is_ok_and(|text| calibration::parse(&text).is_ok())
    {
        return Ok(());
    }
    Err(overwrite_refusal(format!("`{}` exists and is not a calibration", path.display())))
}

/// Describes a fit: how many puzzles, their ratio to the model, and how far they scatter.
fn fit_text(name: &str, fit: &ScaleFit) -> String {
    let percent = |share: u32| (i64::from(share) - 1000) / 10;
    let [low, high] = fit.scale.range();
    let mut text = format!("{name}: {}\n", describe(fit));
    text += &format!(
        "  four of five puzzles take {:+} % to {:+} % of the expected time\n",
        percent(low),
        percent(high)
    );
    if let points @ [_, _, ..] = fit.scale.points() {
        let minutes = |time: u32| format!("{:.1}", f64::from(time) / 60.0);
        let points = points.iter().map(|[model, readers]| {
            format!("{} instead of {}", minutes(*readers), minutes(*model))
        });
        text += &format!("  minutes: {}\n", points.collect::<Vec<_>>().join(", "));
    }
    text
}

/// The times of a puzzle in the file.
struct ReaderTimes {
    /// In seconds.
    seconds: Vec<u32>,
    /// Bytes of the first line.
    span: std::ops::Range<usize>,
}

/// The columns of a file of times.
struct TimeColumns {
    puzzle: usize,
    seconds: usize,
    helped: Option<usize>,
}

impl TimeColumns {
    /// Returns the columns that a header names; `None` if it is not a header.
    fn of(header: &[&str]) -> Option<TimeColumns> {
        let named = |names: &[&str]| {
            header.iter().position(|field| names.contains(&&field.to_ascii_lowercase()[..]))
        };
        Some(TimeColumns {
            puzzle: named(&["code", "puzzle", "givens"])?,
            seconds: named(&["seconds", "time"])?,
            helped: named(&["helped"]),
        })
    }
}

/// Reads the times of each puzzle, by code or puzzle.
fn read_times(source: &Arc<Source>) -> Result<Vec<(String, ReaderTimes)>> {
    let text = source.text.trim_start_matches('\u{feff}');
    let offset = source.text.len() - text.len();
    let first_line = text.lines().next().unwrap_or_default();
    // Of equally frequent ones, the last counts; a comma comes first and may be part of a number.
    let separator = [',', ';', '\t'].into_iter().max_by_key(|c| first_line.matches(*c).count());
    let mut columns: Option<TimeColumns> = None;
    let mut times: BTreeMap<String, ReaderTimes> = BTreeMap::new();
    let mut order: Vec<String> = Vec::new();
    let mut reports = Vec::new();
    let mut at = offset;
    while at < source.text.len() {
        let rest = &source.text[at..];
        let record = CsvRecord::read(rest, separator.unwrap_or(','));
        let fields: Vec<&str> = record.fields.iter().map(|field| &rest[field.clone()]).collect();
        let span = at..at + rest.lines().next().unwrap_or_default().len();
        at += record.length + 1;
        if !record.is_closed {
            let report = Diagnostic::error("a quotation mark that is not closed");
            return Err(Failure::input(vec![report.at(source.at(span), "opened here")]));
        }
        if fields.iter().all(|field| field.is_empty()) {
            continue;
        }
        if columns.is_none() {
            let header = TimeColumns::of(&fields);
            let is_header = header.is_some();
            columns = Some(header.unwrap_or(TimeColumns { puzzle: 0, seconds: 1, helped: None }));
            if is_header {
                continue;
            }
        }
        let Some(TimeColumns { puzzle, seconds, helped }) = columns else { continue };
        // The model describes solving without hints.
        if helped.and_then(|column| fields.get(column)) == Some(&"true") {
            continue;
        }
        let name = fields.get(puzzle).filter(|name| !name.is_empty());
        // Spreadsheets in many countries write decimals with a comma.
        let time = fields.get(seconds).and_then(|time| time.replace(',', ".").parse::<f64>().ok());
        let (Some(name), Some(time)) =
            (name, time.filter(|time| (1.0..=MAX_SECONDS).contains(time)))
        else {
            let report = Diagnostic::error("a line without a puzzle and its time");
            let label = "expected a code or a puzzle, and 1 to 86400 seconds";
            reports.push(report.at(source.at(span), label));
            continue;
        };
        let entry = times.entry((*name).to_owned()).or_insert_with(|| {
            order.push((*name).to_owned());
            ReaderTimes { seconds: Vec::new(), span }
        });
        entry.seconds.push(time.round() as u32);
    }
    if !reports.is_empty() {
        return Err(Failure::input(capped(reports)));
    }
    Ok(order.into_iter().filter_map(|name| times.remove_entry(&name)).collect())
}

/// The reason why the times of a puzzle are left out.
struct Mistake {
    why: String,
    /// The expectation, beside the line.
    label: &'static str,
}

impl Mistake {
    fn new(why: impl Into<String>, label: &'static str) -> Mistake {
        Mistake { why: why.into(), label }
    }
}

/// A puzzle of the file.
struct FoundPuzzle {
    shape: Arc<Shape>,
    givens: Grid,
}

impl FoundPuzzle {
    /// Returns the puzzle with the model's time and the median of its readers' times.
    fn timed(&self, times: &ReaderTimes) -> Result<TimedPuzzle, Mistake> {
        solver::unique(&self.shape, &self.givens).map_err(|error| {
            Mistake::new(verdict_text(&error), "expected a puzzle with one solution")
        })?;
        let Some(time) = Revision::NEWEST.rater(&self.shape).rate(&self.givens).minutes else {
            return Err(Mistake::new(
                "it is beyond all techniques",
                "the model has no time for such puzzles",
            ));
        };
        let mut seconds = times.seconds.clone();
        seconds.sort_unstable();
        Ok(TimedPuzzle {
            kind: self.shape.kind(),
            expected: time.seconds,
            // The median: a player who left the page open for hours would dominate a mean.
            seconds: seconds[(seconds.len() - 1) / 2],
        })
    }
}

/// The source of puzzles for codes.
enum PuzzleFinder {
    /// Codes cannot be resolved.
    PuzzlesOnly,
    /// The spec of a desk and its seed.
    Desk(Box<BookSpec>, String),
    /// The seed of a book.
    Book(String),
}

impl PuzzleFinder {
    fn new(args: &CalibrateArgs, disk: &Disk) -> Result<PuzzleFinder> {
        let Some(path) = &args.spec else {
            return Ok(args.seed.clone().map_or(PuzzleFinder::PuzzlesOnly, PuzzleFinder::Book));
        };
        if puzzle_input::is_lock(path) {
            let lock = Lock::parse(&files::read_text(path, &limits::LOCK)?)?;
            return Ok(PuzzleFinder::Book(args.seed.clone().unwrap_or(lock.seed)));
        }
        let source = book_source::read_spec(path)?;
        let (spec, _) =
            BookSpec::parse(&source, &disk.files_next_to(path)).map_err(Failure::input)?;
        let Some(seed) = args.seed.clone().or_else(|| spec.seed.clone()) else {
            let report = Diagnostic::error(format!("`{}` has no seed", source.name));
            let help = "name the book's lock instead, or give --seed";
            return Err(Failure::input(vec![report.help(help)]));
        };
        Ok(match spec.daily {
            Some(_) => PuzzleFinder::Desk(Box::new(spec), seed),
            None => PuzzleFinder::Book(seed),
        })
    }

    /// Returns the puzzle with a code, or the puzzle that `text` spells out.
    fn find(&self, text: &str) -> Result<FoundPuzzle, Mistake> {
        if daily::is_code(text) {
            return self.find_day(text);
        }
        if let Ok(code) = text.parse::<Code>() {
            return self.regenerate(&code);
        }
        let mut puzzles = notation::parse(text, None).unwrap_or_default().into_iter();
        match (puzzles.next(), puzzles.next()) {
            (Some(entry), None) => Ok(FoundPuzzle { shape: entry.shape, givens: entry.grid }),
            _ => Err(Mistake::new("it is not a puzzle", "expected a code or one line of cells")),
        }
    }

    fn find_day(&self, code: &str) -> Result<FoundPuzzle, Mistake> {
        let PuzzleFinder::Desk(spec, seed) = self else {
            return Err(Mistake::new("it is a code of a day", "name the spec of its desk"));
        };
        let unknown = || Mistake::new("the desk has no such day", "is this the spec of that code?");
        let desk = Desk::new(spec, seed).ok_or_else(unknown)?;
        let (day, slot) = desk.find(code).ok_or_else(unknown)?;
        let editions = desk.editions(&[day]).map_err(|_| unknown())?;
        let puzzle =
            editions.into_iter().find(|edition| edition.slot == slot).ok_or_else(unknown)?.puzzle;
        Ok(FoundPuzzle { shape: puzzle.shape, givens: puzzle.givens })
    }

    fn regenerate(&self, code: &Code) -> Result<FoundPuzzle, Mistake> {
        let PuzzleFinder::Book(seed) = self else {
            return Err(Mistake::new(
                "it is a code of a book",
                "name the spec or the lock of the book, or give --seed",
            ));
        };
        let accepted = Generator::new(code.revision, seed.clone())
            .try_attempt(&code.recipe, &code.address, code.attempt);
        let accepted = accepted
            // Any seed gives some puzzle for any code; only the limits in the code reveal a wrong one.
            .filter(|accepted| code.best || code.recipe.is_met_by(&accepted.puzzle))
            .ok_or_else(|| {
                Mistake::new("it belongs to another seed", "is this the book of that code?")
            })?;
        Ok(FoundPuzzle { shape: accepted.puzzle.shape, givens: accepted.puzzle.givens })
    }
}
