//! `gridpress grade`: levels and ratings of puzzles.

use super::console::Console;
use super::puzzle_input::PuzzleInput;
use super::puzzle_output::ResultFormatArgs;
use super::verdict::verdict_text;
use crate::Result;
use clap::Args;
use gridpress_engine::PuzzleRecord;
use gridpress_engine::notation::ParsedPuzzle;
use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::{RaterCache, SolvingTime};
use gridpress_messages::Words;

/// Grade puzzles by their givens and by the techniques that they need
#[derive(Args)]
#[command(after_help = "\
Each line has the number of empty cells, the level by technique (and the level by givens \
if it differs), the hardest technique on the easiest path, and a score: the weight \
of that step in thousands, plus the effort; and the expected solving time, with the range that covers four of five \
puzzles. JSON and CSV have `grade`, by removed cells, and \
`level`, by technique; the name of the technique as in specs, and its tier: 1 for singles, 2 for \
subsets and locked candidates, 3 for fish and wings, 4 for chains, 5 for forcing, and beyond. They keep the number, section, code and seed of puzzles from JSON, CSV or the lock of a book. The exit \
code is 1 if any puzzle does not have exactly one solution.

Examples:
  gridpress grade puzzles.txt
  gridpress grade --format csv book.lock
  gridpress generate -n 100 --removed minimal | gridpress grade --json")]
pub(super) struct GradeArgs {
    #[command(flatten)]
    format: ResultFormatArgs,
    #[command(flatten)]
    input: PuzzleInput,
}

pub(super) fn run(args: &GradeArgs, console: &Console) -> Result<()> {
    args.format.print(&args.input.read(console)?, console, grade)
}

/// Returns the record of a puzzle with its grade, and a line with the grade in words.
fn grade(raters: &mut RaterCache, entry: &ParsedPuzzle) -> (PuzzleRecord, String) {
    let kind = entry.shape.kind();
    let (record, rating) = gridpress_verbs::grade(raters, entry);
    let line = format!("{}  {} removed  ", record.puzzle, record.removed);
    let rating = match rating {
        Ok(rating) => rating,
        Err(error) => return (record, line + verdict_text(&error)),
    };
    let level = record.level.unwrap_or_default();
    let by_givens = match record.grade {
        Some(grade) if grade != level => format!(" ({grade} by its givens)"),
        _ => String::new(),
    };
    let words = Words::english();
    let technique = words.technique(rating.technique);
    let about = rating.minutes.map_or(String::new(), |time| minutes_text(&time, kind));
    let text = format!("{line}{level}{by_givens}  {technique}  score {}{about}", rating.score);
    (record, text)
}

/// Returns the expected time with its range: `  12 minutes (9 to 17)`; with `about` if it is an estimate.
fn minutes_text(time: &SolvingTime, kind: Kind) -> String {
    let about = if kind == Kind::CLASSIC { "" } else { "about " };
    let minutes = |seconds: u32| ((seconds + 30) / 60).max(1);
    let [expected, low, high] = [time.seconds, time.low, time.high].map(minutes);
    let unit = if expected == 1 { "minute" } else { "minutes" };
    format!("  {about}{expected} {unit} ({low} to {high})")
}
