//! `gridpress generate`: generates puzzles as text.

mod puzzle_batch;

use puzzle_batch::PuzzleBatch;

use super::arguments::{FormatArgs, archive_path, check_single_puzzle, whole};
use super::book_source::{SeedOrigin, SeedSources};
use super::console::{Console, counted, print_output};
use super::files::{self, Disk};
use super::puzzle_options::{PuzzleArgs, parse_range};
use super::puzzle_output::{OutputPuzzle, PuzzleWriter};
use super::{book_source, puzzle_input, terminal, usage};
use crate::Result;
use clap::Args;
use gridpress_audit::lock::Lock;
use gridpress_book::daily::{self, Desk};
use gridpress_bookspec::{BookSpec, limits};
use gridpress_engine::PuzzleRecord;
use gridpress_engine::generate::{
    AcceptedPuzzle, Address, Code, CodeError, Generator, OutOfReach, ReachError, Recipe, Removal,
    Revision, Target,
};
use gridpress_engine::notation::{Format, FormatError};
use gridpress_engine::puzzle::canonical;
use gridpress_engine::puzzle::{Alphabet, Kind};
use gridpress_engine::rating::RaterCache;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, nearest};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Generate puzzles as text
#[derive(Args)]
#[command(after_help = "\
Puzzle K of a seed is the same in every run, so that ranges can be made on many machines and joined: \
1..1000 and 1001..2000 are the lines of -n 2000. Duplicates are not removed: puzzles with the same \
--canonical are equivalent. On a terminal, puzzles are grids, with their regions, cages and marks below, unless \
--format is given.

Examples:
  gridpress generate 10 --level hard --seed 7
  gridpress generate --removed minimal --symmetry none --format grid
  gridpress generate --symbols word:NOSTALGIE --format json --solution
  gridpress generate --technique x-wing..swordfish --removed 50..56
  gridpress generate --size 6 --level easy
  gridpress generate --variant diagonal,windoku --format json --solution
  gridpress generate --range 1001..2000 --level hard --seed 7
  gridpress generate --format json --canonical -n 1000
  gridpress generate -n 50 --level easy --pack easy.zip
  gridpress generate --code 1.9.38-45.rotate180.easy.17.0 book.lock")]
pub(super) struct GenerateArgs {
    /// Number of puzzles
    #[arg(short, long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole(1_u32..))]
    number: u32,
    /// The numbers of the seed's puzzles, as in 1001..2000, both included
    #[arg(long, value_name = "A..B", allow_hyphen_values = true, conflicts_with = "number", value_parser = parse_numbers)]
    range: Option<RangeInclusive<u32>>,
    /// The seed [default: a new one, printed on standard error]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// If no puzzle is found, write the nearest one, with its own label and code
    #[arg(long)]
    best: bool,
    #[command(flatten)]
    format: FormatArgs,
    /// Also write the solutions
    #[arg(long)]
    solution: bool,
    /// Also write the canonical form, which equivalent puzzles share; for the formats json and csv
    #[arg(long)]
    canonical: bool,
    /// Write a ZIP archive with one file per puzzle (json unless --format is given) and a manifest
    #[arg(long, value_name = "FILE", conflicts_with = "best", value_parser = archive_path())]
    pack: Option<PathBuf>,
    /// Reproduce a printed puzzle from its code
    #[arg(long, value_name = "CODE", conflicts_with_all = ["pack", "number", "range", "best", "level", "removed", "technique", "score", "minutes", "steady", "givens_at", "unlike", "size", "boxes", "variant", "symbols", "symmetry", "fill"])]
    code: Option<String>,
    /// The number of puzzles, as -n; with --code, the spec or lock of the book, which has the seed
    #[arg(value_name = "N|SPEC", conflicts_with_all = ["number", "range"])]
    argument: Option<PathBuf>,
}

/// The output format of puzzles.
struct OutputStyle {
    format: Format,
    /// `true` for a terminal.
    is_shown: bool,
    solution: bool,
    canonical: bool,
    /// `true` if puzzles are written with their ratings.
    has_records: bool,
    /// The digits from 0 or of another script, if requested.
    digits: Option<Alphabet>,
}

/// The origin of a generated puzzle.
struct PuzzleOrigin<'a> {
    /// The number among the puzzles of the seed, or the number of the day; `None` for the puzzle of a book's code.
    number: Option<u32>,
    code: &'a str,
    /// The seed; `None` for that of a desk, with which readers could compute the puzzles of the days to come.
    seed: Option<&'a str>,
}

/// Parses a range of puzzle numbers.
fn parse_numbers(text: &str) -> Result<RangeInclusive<u32>, String> {
    parse_range(text).filter(|range| *range.start() > 0).ok_or_else(|| {
        let most = u32::MAX;
        format!(
            "expected two numbers from 1 to {most}, the lower first and both included, as in 1001..2000"
        )
    })
}

impl GenerateArgs {
    /// Returns the numbers of the puzzles to generate.
    ///
    /// # Errors
    /// If the argument is not a number.
    fn numbers(&self) -> Result<RangeInclusive<u32>> {
        let Some(argument) = &self.argument else {
            return Ok(self.range.clone().unwrap_or(1..=self.number));
        };
        let text = argument.to_string_lossy();
        let number = text.parse().ok().filter(|number| *number > 0);
        number.map(|number| 1..=number).ok_or_else(|| {
            let help = match usage::option_for(&text).filter(|(option, _)| *option != "number") {
                Some((option, value)) => format!("did you mean `--{option} {value}`?"),
                None if text.contains('.') && text.parse::<f64>().is_err() => format!(
                    "as in gridpress generate 10; for the puzzles of a book: gridpress export {text}; \
                    for one of them, add --code"
                ),
                None => "expected a whole number of at least 1, as in gridpress generate 10".to_owned(),
            };
            failure(format!("`{text}` is not a number of puzzles"), &help)
        })
    }

    /// Returns the output style for puzzles of a recipe.
    ///
    /// # Errors
    /// If the requested format does not support them.
    fn style(&self, recipe: &Recipe, console: &Console) -> Result<OutputStyle> {
        let (kind, solution) = (recipe.kind, self.solution);
        let digits = self.puzzle.digits(kind)?;
        let check = |format: Format| -> Result<(), FormatError> {
            format.check_support(kind, solution)?;
            digits.map_or(Ok(()), |digits| format.check_alphabet(&digits, kind))?;
            recipe.word.as_ref().map_or(Ok(()), |_| format.check_letters())
        };
        let is_shown = self.pack.is_none() && !self.format.is_named() && terminal::is_output();
        let format = match self.pack {
            Some(_) => self.format.archive_format(),
            None if is_shown => Format::Grid,
            None => self.format.choose(None, check, console),
        };
        if !is_shown {
            check(format)?;
        }
        if self.canonical {
            format.check_extra_data("the canonical form")?;
        }
        let has_records = self.pack.is_some() || matches!(format, Format::Json | Format::Csv);
        let canonical = self.canonical;
        Ok(OutputStyle { format, is_shown, solution, canonical, has_records, digits })
    }
}

/// The number of excluded puzzles before an address is given up.
const MAX_EXCLUDED: u32 = 1_000;

/// The number of puzzles that are generated before they are printed.
const CHUNK: usize = 1024;

pub(super) fn run(args: &GenerateArgs, disk: &Disk, console: &Console) -> Result<()> {
    if let Some(code) = &args.code {
        return if daily::is_code(code) {
            regenerate_day(args, code, disk, console)
        } else {
            regenerate(args, code, disk, console)
        };
    }
    let target = args.puzzle.target()?;
    let excluded = args.puzzle.excluded_forms()?;
    let style = args.style(&target.recipe, console)?;
    let numbers = args.numbers()?;
    let (first, last) = (*numbers.start(), *numbers.end());
    if args.pack.is_none() {
        check_single_puzzle(style.format, first == last)?;
    }
    // After all checks, so that a refused command prints no seed.
    let seed = book_source::seed_or_random(args.seed.as_deref(), console)?;
    let generator = Generator::new(Revision::NEWEST, seed);
    let section = args.puzzle.stream(&target);
    let batch = PuzzleBatch { generator, target, section, excluded, style };
    if let Some(path) = &args.pack {
        return batch.pack(numbers, path, disk, console);
    }
    let mut writer = batch.style.writer();
    let bar = console.progress_beside_output(u64::from(last - first) + 1, "puzzles");
    for start in numbers.step_by(CHUNK) {
        let end = start + (last - start).min(CHUNK as u32 - 1);
        batch.write(start..=end, args.best, &mut writer, &bar, console)?;
    }
    bar.finish_and_clear();
    print_output(writer.footer())
}

/// Creates the failure for an option or a file that cannot be used.
fn failure(message: String, help: &str) -> Failure {
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// Generates the puzzle of a code again.
fn regenerate(args: &GenerateArgs, code: &str, disk: &Disk, console: &Console) -> Result<()> {
    if let Some(mistake) = daily::code_mistake(code) {
        return Err(failure(
            format!("`{code}` is not the code of a day: {mistake}"),
            "it is printed with the puzzle of the day, as in 9X56J-GHR3R",
        ));
    }
    let code = code.trim();
    let parsed = code.parse::<Code>();
    let (seed, code) = match (&args.seed, &args.argument, parsed) {
        (Some(_), Some(_), _) => {
            let message = "--seed beside a book, which has a seed of its own".to_owned();
            return Err(failure(message, "leave one of them out"));
        }
        (None, None, _) => {
            return Err(failure(
                "--code needs the seed of the book".to_owned(),
                "name the spec or lock of the book, or give --seed",
            ));
        }
        (Some(seed), None, Ok(code)) => (seed.clone(), code),
        (Some(_), None, Err(error)) => {
            let message = format!("`{code}` is not a code: {error}");
            let help = "the lock has the codes, as in 1.9.38-45.rotate180.easy.17.0";
            return Err(failure(message, help));
        }
        (None, Some(path), parsed) => {
            let book = BookCodes::read(path, disk, console)?;
            match parsed {
                Ok(parsed) if book.has(code) => (book.seed, parsed),
                parsed => return Err(book.refuse(code, parsed)),
            }
        }
    };
    let style = args.style(&code.recipe, console)?;
    let accepted = Generator::new(code.revision, seed.clone())
        .try_attempt(&code.recipe, &code.address, code.attempt)
        .ok_or_else(|| no_grid_failure(code.recipe.kind))?;
    // Every seed gives some puzzle for a code; one outside the limits of the code proves that the seed is wrong.
    if !code.best && !code.recipe.is_met_by(&accepted.puzzle) {
        let message = format!(
            "`{code}` gives a puzzle with {} cells removed, which its own limits exclude",
            accepted.puzzle.removed_count()
        );
        return Err(failure(message, "is this the seed of its book?"));
    }
    report_undecided(std::slice::from_ref(&accepted), console);
    let raters = &mut code.revision.raters();
    let removal = &code.recipe.removal;
    // A book numbers its puzzles in printed order, and not by their addresses.
    let number = args.argument.is_none().then_some(code.address.index);
    let origin = PuzzleOrigin { number, code: &code.to_string(), seed: Some(&seed) };
    let puzzle = style.output(code.revision, removal, &accepted, &origin, raters);
    print_output(&style.writer().file(&[puzzle])?)
}

/// Generates the puzzle of a newspaper's day again.
fn regenerate_day(args: &GenerateArgs, code: &str, disk: &Disk, console: &Console) -> Result<()> {
    let Some(path) = &args.argument else {
        let message = "the code of a day needs the spec of its desk".to_owned();
        return Err(failure(message, "name the spec after the code"));
    };
    let source = book_source::read_spec(path)?;
    let (spec, _) = BookSpec::parse(&source, &disk.files_next_to(path)).map_err(Failure::input)?;
    let seed = args.seed.clone().or(spec.seed.clone()).unwrap_or_default();
    let Some(desk) = Desk::new(&spec, &seed) else {
        let message = format!("`{}` has no table [daily]", source.name);
        return Err(failure(message, "is this the spec of that code?"));
    };
    let Some((day, slot)) = desk.find(code) else {
        return Err(failure(
            format!("`{}` has no day with the code `{code}`", source.name),
            "a code changes with the seed and with all settings of its puzzle in the spec",
        ));
    };
    let editions = desk.editions(&[day])?;
    let Some(edition) = editions.iter().find(|edition| edition.slot == slot) else {
        return Ok(());
    };
    let style = args.style(desk.recipe(edition), console)?;
    let accepted = AcceptedPuzzle {
        rating: Some(edition.rating),
        ..AcceptedPuzzle::unrated(edition.puzzle.clone(), 0)
    };
    let raters = &mut spec.engine.raters();
    let removal = &desk.recipe(edition).removal;
    let origin = PuzzleOrigin { number: Some(edition.number), code: &edition.code, seed: None };
    let puzzle = style.output(spec.engine, removal, &accepted, &origin, raters);
    print_output(&style.writer().file(&[puzzle])?)
}

/// A book's seed, and the codes of its puzzles.
struct BookCodes {
    file: String,
    seed: String,
    /// The address and code of each puzzle that is not from a file.
    codes: Vec<(String, String)>,
}

impl BookCodes {
    /// Reads the book whose lock is at `path`, or makes the book of a spec.
    fn read(path: &Path, disk: &Disk, console: &Console) -> Result<BookCodes> {
        let file = path.display().to_string();
        if puzzle_input::is_lock(path) {
            let lock = Lock::parse(&files::read_text(path, &limits::LOCK)?)?;
            let codes =
                lock.puzzle.into_iter().filter_map(|puzzle| Some((puzzle.address, puzzle.code?)));
            return Ok(BookCodes { file, seed: lock.seed, codes: codes.collect() });
        }
        let book =
            book_source::prepare(Some(path), &SeedSources::default(), disk, console, |_| {})?;
        if book.origin == SeedOrigin::Random {
            return Err(failure(format!("`{file}` has no seed"), "name the book's lock instead"));
        }
        let (seed, (book, _)) = (book.seed.clone(), book.make(console)?);
        let codes = book.sections.iter().flatten().filter_map(|puzzle| {
            Some((puzzle.address.to_string(), puzzle.code.as_ref()?.to_string()))
        });
        Ok(BookCodes { file, seed, codes: codes.collect() })
    }

    fn has(&self, code: &str) -> bool {
        self.codes.iter().any(|(_, valid)| valid == code)
    }

    /// Returns the failure for a code of no puzzle, with the code that was probably meant.
    fn refuse(&self, code: &str, parsed: Result<Code, CodeError>) -> Failure {
        let file = &self.file;
        let report =
            Diagnostic::error(format!("no puzzle of this book, `{file}`, has the code `{code}`"));
        let (report, address) = match parsed {
            Ok(Code { revision, address, .. }) => {
                let Address { section, index } = &address;
                let engine = revision.number();
                let parts =
                    format!("the code says: engine {engine}, section `{section}`, puzzle {index}");
                (report.help(parts), address.to_string())
            }
            Err(error) => (report.help(error.to_string()), String::new()),
        };
        // The address is short and rarely mistyped, so it identifies the puzzle better than the similarity of whole
        // codes.
        let near = self.codes.iter().find(|(of, _)| *of == address).or_else(|| {
            let codes = self.codes.iter().map(|(_, code)| code.as_str());
            let near = nearest(code, codes)?;
            self.codes.iter().find(|(_, code)| code == near)
        });
        let report = match near {
            Some((address, code)) => report.help(format!("puzzle {address} has the code {code}")),
            None => report.help("the lock of the book has the codes of all its puzzles"),
        };
        Failure::new(Exit::No, report)
    }
}

impl OutputStyle {
    fn writer(&self) -> PuzzleWriter {
        let mut writer = PuzzleWriter::new(self.format);
        writer.is_shown = self.is_shown;
        writer
    }

    /// Returns a generated puzzle with the fields that are written.
    fn output(
        &self,
        revision: &'static Revision,
        removal: &Removal,
        accepted: &AcceptedPuzzle,
        origin: &PuzzleOrigin,
        raters: &mut RaterCache,
    ) -> OutputPuzzle {
        let puzzle = &accepted.puzzle;
        let record = if self.has_records {
            let rating = accepted.rating(raters);
            PuzzleRecord {
                number: origin.number,
                canonical: self.canonical.then(|| canonical::canonical_form(puzzle).to_string()),
                code: Some(origin.code.to_owned()),
                seed: origin.seed.map(str::to_owned),
                ..PuzzleRecord::generated(puzzle, self.solution, revision, removal, &rating)
            }
        } else {
            PuzzleRecord::of(puzzle, self.solution)
        };
        OutputPuzzle::new(record, puzzle, self.digits, self.solution)
    }
}

/// Reports how many of these puzzles, which were to be minimal, are not proved to be minimal.
fn report_undecided(accepted: &[AcceptedPuzzle], console: &Console) {
    let open = accepted.iter().filter(|puzzle| puzzle.undecided > 0).count();
    if open > 0 {
        let total = counted(accepted.len(), "puzzle");
        let undecided: u32 = accepted.iter().map(|puzzle| puzzle.undecided).sum();
        let givens = counted(undecided as usize, "given");
        console.note(&format!(
            "{open} of {total} may not be minimal: it would take too long to prove that {givens} cannot be removed"
        ));
    }
}

/// Returns the failure if no full grid was found.
fn no_grid_failure(kind: Kind) -> Failure {
    let message = format!("found no full grid of kind `{kind}` within the search limit");
    let report = Diagnostic::error(message);
    Failure::new(
        Exit::Budget,
        report.help("there may be none: choose another layout, size or other variants"),
    )
}

fn out_of_reach_failure(target: &Target, out: &OutOfReach, is_given: bool) -> Failure {
    match out.reason {
        ReachError::NoGrid => return no_grid_failure(target.recipe.kind),
        ReachError::Excluded => {
            let report = Diagnostic::error(format!(
                "all puzzles found in {} are in the file of --unlike",
                counted(out.attempts as usize, "attempt")
            ));
            let help = "this kind has hardly any others: choose another size or level";
            return Failure::new(Exit::Budget, report.help(help));
        }
        _ => {}
    }
    let message = format!(
        "no puzzle with {} in {}",
        target.describe(Revision::NEWEST.scale()),
        counted(out.attempts as usize, "attempt")
    );
    let help = if out.in_band > 0 {
        let count = out.in_band;
        let time = if target.time.is_some() { " or another time" } else { "" };
        format!("{count} had that many cells removed, but needed other techniques{time}")
    } else {
        let (most, symmetry) = (out.most_removed, target.recipe.symmetry);
        format!("at most {most} cells could be removed, with symmetry `{symmetry}`")
    };
    let help = if is_given {
        format!("{help}; the nearest puzzle was written instead")
    } else {
        format!("{help}; --best writes the nearest puzzle")
    };
    Failure::new(Exit::Budget, Diagnostic::error(message).help(help))
}
