//! `gridpress solve`: solutions, or the reason why there is none.

use super::arguments::whole;
use super::console::{Console, counted, json_line, print_output};
use super::puzzle_input::PuzzleInput;
use super::terminal;
use super::verdict::VerdictTally;
use crate::Result;
use clap::{Args, ValueEnum};
use gridpress_engine::notation::{self, Format, ParsedPuzzle};
use gridpress_engine::puzzle::{Grid, Shape};
use gridpress_engine::solver::{self, SolutionCount};
use gridpress_engine::{NotUnique, PuzzleRecord};
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use gridpress_verbs::{MistakeRecord, SolutionRecord};

/// Solve puzzles, or report that they have no solution or several
#[derive(Args)]
#[command(after_help = "\
The solution of a grid is printed as a grid, and so are all on a terminal; others are lines. If a puzzle has several \
solutions, two of them are printed, or all with --all; if it has none, the digits at fault, as far as they can be \
found. The exit code is 1 if any puzzle does not have exactly one solution, and 4 if a search gave up because it \
would have taken too long; with --count, it is 0 otherwise.

Examples:
  gridpress solve puzzles.txt
  gridpress generate -n 5 | gridpress solve
  gridpress solve --variant diagonal puzzles.txt
  gridpress solve --format grid puzzles.txt
  gridpress solve --all --limit 20 puzzles.txt
  gridpress solve --count puzzles.txt
  gridpress solve --count=1000 puzzles.txt")]
pub(super) struct SolveArgs {
    /// Print the number of solutions of each puzzle instead; a puzzle with LIMIT [1000000] or more is printed as `1000000+`
    #[arg(long, value_name = "LIMIT", num_args = 0..=1, require_equals = true, default_missing_value = "1000000", value_parser = whole(1_u64..))]
    count: Option<u64>,
    /// List all solutions of each puzzle, up to the limit
    #[arg(long, conflicts_with = "count")]
    all: bool,
    /// With --all: the maximum number of solutions to list for each puzzle
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "all", allow_negative_numbers = true, value_parser = whole(1_u32..=1_000_000))]
    limit: u32,
    /// The form of solutions [default: as the input; on a terminal, a grid]
    #[arg(long, value_name = "FORMAT", ignore_case = true, conflicts_with_all = ["count", "json"])]
    format: Option<SolutionFormat>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    input: PuzzleInput,
}

/// The form of a printed solution.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SolutionFormat {
    /// All cells on one line
    Line,
    /// One line per row
    Grid,
}

/// The number of puzzles that are solved before the results are printed.
const CHUNK: usize = 4096;

/// The number of puzzles that a thread takes at a time: enough that taking them costs nothing beside solving them.
const SLICE: usize = 64;

pub(super) fn run(args: &SolveArgs, console: &Console) -> Result<()> {
    if let Some(limit) = args.count {
        let puzzles = args.input.read(console)?;
        count(&puzzles.entries, limit, args.json, console)?;
        return puzzles.finish();
    }
    let puzzles = args.input.read_with_marks(console)?;
    let form = args.format.or(terminal::is_output().then_some(SolutionFormat::Grid));
    if args.all {
        list_solutions(&puzzles.entries, args.limit, form, args.json)?;
        return puzzles.finish();
    }
    let mut tally = VerdictTally::default();
    let mut after_grid = false;
    for chunk in puzzles.entries.chunks(CHUNK) {
        let slices: Vec<&[ParsedPuzzle]> = chunk.chunks(SLICE).collect();
        let solved = parallel::map(&slices, |slice| {
            slice.iter().map(|entry| solve(entry, args.json, form)).collect::<Vec<_>>()
        });
        let mut text = String::new();
        for (entry, solved) in chunk.iter().zip(solved.into_iter().flatten()) {
            tally.add(solved.solutions);
            if solved.solutions == Some(2) {
                report_stated(entry, console);
            }
            if !args.json && std::mem::replace(&mut after_grid, shows_grids(entry, form)) {
                text.push('\n');
            }
            text += &solved.text;
        }
        print_output(&text)?;
    }
    tally.finish()?;
    puzzles.finish()
}

/// A solved puzzle.
struct SolvedPuzzle {
    /// The number of solutions; see [`NotUnique::solutions`].
    solutions: Option<u32>,
    /// The text to print.
    text: String,
}

fn solve(entry: &ParsedPuzzle, json: bool, form: Option<SolutionFormat>) -> SolvedPuzzle {
    let found = solver::unique_with_marks(&entry.shape, &entry.grid, entry.marks.as_deref());
    let result = match (found, &entry.solution) {
        // Of several, the one that the file states comes first.
        (Err(NotUnique::Several(one, other)), Some(stated)) => {
            let other = if one == *stated { other } else { one };
            Err(NotUnique::Several(stated.clone(), other))
        }
        (found, _) => found,
    };
    let has_none = result == Err(NotUnique::NoSolution);
    let mistake = has_none.then(|| MistakeRecord::in_english(entry)).flatten();
    let solutions = NotUnique::solutions(&result);
    let text = if json {
        let record = SolutionRecord::new(entry, &result);
        json_line(&SolutionRecord { mistake, ..record })
    } else {
        match result {
            Ok(solution) => solutions_text(entry, &[solution], form),
            Err(NotUnique::NoSolution) => no_solution_text(mistake),
            Err(NotUnique::Undetermined) => "unsettled\n".to_owned(),
            Err(NotUnique::Several(one, other)) => {
                format!("several solutions\n{}", solutions_text(entry, &[one, other], form))
            }
        }
    };
    SolvedPuzzle { solutions, text }
}

/// Returns `true` if the solutions of a puzzle are printed as grids.
fn shows_grids(entry: &ParsedPuzzle, form: Option<SolutionFormat>) -> bool {
    match form {
        Some(form) => form == SolutionFormat::Grid,
        None => matches!(entry.format, Format::Grid | Format::Sdk),
    }
}

/// Returns solutions as lines, or as grids with a blank line between two of them.
fn solutions_text(
    entry: &ParsedPuzzle,
    solutions: &[Grid],
    form: Option<SolutionFormat>,
) -> String {
    if shows_grids(entry, form) {
        let grids = solutions.iter().map(|grid| notation::block(grid, &entry.shape));
        grids.collect::<Vec<_>>().join("\n")
    } else {
        solutions.iter().map(|grid| notation::line(grid, &entry.shape) + "\n").collect()
    }
}

/// Prints all solutions of each puzzle, up to `limit`.
fn list_solutions(
    entries: &[ParsedPuzzle],
    limit: u32,
    form: Option<SolutionFormat>,
    json: bool,
) -> Result<()> {
    let mut tally = VerdictTally::default();
    let mut after_grid = false;
    for entry in entries {
        // One more shows whether there are more.
        let (most, marks) = (limit as usize + 1, entry.marks.as_deref());
        let guesses = guesses(&entry.shape, limit.into());
        let list = solver::solutions_within(&entry.shape, &entry.grid, marks, most, guesses);
        let is_unsettled = !list.is_all && list.found.len() < most;
        let several = list.found.len().min(2) as u32;
        let solutions = (!is_unsettled || several == 2).then_some(several);
        tally.add(solutions.filter(|_| !is_unsettled));
        let mut found = list.found;
        found.truncate(limit as usize);
        let count = found.len();
        let mut text = String::new();
        if json {
            let all = found.iter().map(|grid| notation::line(grid, &entry.shape)).collect();
            text += &json_line(&SolutionRecord {
                all: Some(all),
                is_all: Some(list.is_all),
                puzzle: PuzzleRecord::from(entry).with_solutions(solutions),
                ..SolutionRecord::default()
            });
        } else {
            if std::mem::replace(&mut after_grid, shows_grids(entry, form)) {
                text.push('\n');
            }
            text += &match count {
                _ if is_unsettled => {
                    format!("unsettled: {} found so far\n", counted(count, "solution"))
                }
                0 => no_solution_text(MistakeRecord::in_english(entry)),
                1 if list.is_all => String::new(),
                _ if list.is_all => format!("{count} solutions\n"),
                _ => format!("more than {}\n", counted(count, "solution")),
            };
            text += &solutions_text(entry, &found, form);
        }
        print_output(&text)?;
    }
    tally.finish()
}

fn no_solution_text(mistake: Option<MistakeRecord>) -> String {
    match mistake {
        None => "no solution\n".to_owned(),
        Some(mistake) => format!("no solution: {}\n", mistake.text),
    }
}

/// Reports the solution that the file states for a puzzle with several.
fn report_stated(entry: &ParsedPuzzle, console: &Console) {
    if let Some(stated) = &entry.solution {
        let line = notation::line(stated, &entry.shape);
        let report = Diagnostic::warning(format!("the file states the solution {line}"));
        console.report(
            &report.help("it is one of several: a rule was not read, or a given is missing"),
        );
    }
}

/// The increase of the budget of guesses for each solution of the limit.
const GUESSES_A_SOLUTION: u64 = 10;

/// Returns the budget of guesses for up to `limit` solutions.
fn guesses(shape: &Shape, limit: u64) -> u64 {
    solver::guesses_to_decide(shape).saturating_add(limit.saturating_mul(GUESSES_A_SOLUTION))
}

/// Prints the number of solutions of each puzzle, one per line, counted up to `limit`.
fn count(entries: &[ParsedPuzzle], limit: u64, json: bool, console: &Console) -> Result<()> {
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    let bar =
        console.progress_beside_output(limit.saturating_mul(entries.len() as u64), "counting");
    let mut are_all_settled = true;
    for chunk in entries.chunks(CHUNK) {
        let counts = parallel::map(chunk, |entry| {
            let mut reported = 0;
            let guesses = guesses(&entry.shape, limit);
            let count =
                solver::count_within(&entry.shape, &entry.grid, most, guesses, &mut |found| {
                    bar.inc((found - reported) as u64);
                    reported = found;
                });
            bar.inc((most - reported) as u64);
            count
        });
        are_all_settled &= counts.iter().all(|count| count.is_all || count.found == most);
        let lines = chunk.iter().zip(counts).map(|(entry, count)| count_line(entry, count, json));
        bar.suspend(|| print_output(&lines.collect::<String>()))?;
    }
    bar.finish_and_clear();
    if are_all_settled { Ok(()) } else { Err(count_failure()) }
}

/// Returns a line with the number of solutions, with a plus if there are more.
fn count_line(entry: &ParsedPuzzle, count: SolutionCount, json: bool) -> String {
    let SolutionCount { found, is_all, .. } = count;
    if !json {
        format!("{found}{}\n", if is_all { "" } else { "+" })
    } else {
        json_line(&SolutionRecord {
            is_all: Some(is_all),
            puzzle: PuzzleRecord::from(entry).with_solutions(found.try_into().ok()),
            ..SolutionRecord::default()
        })
    }
}

/// Returns the failure of a count that gave up below its limit.
fn count_failure() -> Failure {
    let report = Diagnostic::error("a count gave up, because it would have taken too long");
    let help = "`+` follows the number of solutions found; a higher limit searches longer";
    Failure::new(Exit::Budget, report.help(help))
}
