//! `gridpress grade`: levels and ratings of puzzles.

use super::console::{Console, json_line, print_output};
use super::puzzle_input::PuzzleInput;
use super::verdict::{CHUNK, Verdict, VerdictTally, raters, shape_record};
use clap::Args;
use gridpress_base::diag::Failure;
use gridpress_base::messages::Words;
use gridpress_book::MinutesRecord;
use gridpress_engine::generate::{Levels, Revision};
use gridpress_engine::notation::{self, ParsedPuzzle, ShapeRecord};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::{RaterCache, SolvingTime};
use serde::Serialize;

/// Grade puzzles by their givens and by the techniques that they need
#[derive(Args)]
#[command(after_help = "\
Each line has the number of empty cells, the level by technique (and the level by givens \
if it differs), the hardest technique on the easiest path, and a score: the weight \
of that step in thousands, plus the effort; and the expected solving time, with the range that covers four of five \
puzzles. JSON has `grade`, by removed cells, and \
`level`, by technique; the name of the technique as in specs, and its tier: 1 for singles, 2 for \
subsets and locked candidates, 3 for fish and wings, 4 for chains, 5 for forcing, and beyond. The exit code \
is 1 if any puzzle does not have exactly one solution.

Examples:
  gridpress grade puzzles.txt
  gridpress generate -n 100 --removed minimal | gridpress grade --json")]
pub(super) struct GradeArgs {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    input: PuzzleInput,
}

/// The grade of one puzzle. Optional fields are `None` unless it has exactly one solution.
#[derive(Serialize)]
struct GradeRecord {
    puzzle: String,
    /// 0, 1, or 2 for several; `None` if the search gave up.
    solutions: Option<usize>,
    removed: usize,
    /// The level by removed cells.
    grade: Option<&'static str>,
    /// The level by technique.
    level: Option<&'static str>,
    tier: Option<u8>,
    technique: Option<&'static str>,
    score: Option<u32>,
    /// The expected solving time.
    #[serde(skip_serializing_if = "Option::is_none")]
    minutes: Option<MinutesRecord>,
    /// The shape, unless the puzzle is classic.
    #[serde(flatten)]
    shape: Option<ShapeRecord>,
    #[serde(skip)]
    verdict: String,
}

pub(super) fn run(args: &GradeArgs, console: &Console) -> Result<(), Failure> {
    let puzzles = args.input.read(console)?;
    let mut tally = VerdictTally::default();
    for chunk in puzzles.entries.chunks(CHUNK) {
        let grades = parallel::map_with(chunk, raters, grade);
        let lines = grades.iter().map(|grade| line(grade, args.json));
        print_output(&lines.collect::<String>())?;
        grades.iter().for_each(|grade| tally.add(grade.solutions));
    }
    tally.finish()?;
    puzzles.finish()
}

fn grade(raters: &mut RaterCache, entry: &ParsedPuzzle) -> GradeRecord {
    let shape = &entry.shape;
    let removed = shape.kind().size() - entry.grid.filled_count();
    let mut grade = GradeRecord {
        puzzle: notation::line(&entry.grid, &entry.shape),
        solutions: None,
        removed,
        grade: None,
        level: None,
        tier: None,
        technique: None,
        score: None,
        minutes: None,
        shape: shape_record(shape),
        verdict: String::new(),
    };
    let verdict = Verdict::of(&entry.shape, &entry.grid, None);
    grade.solutions = verdict.solutions();
    if verdict.solution().is_none() {
        grade.verdict = verdict.text().to_owned();
        return grade;
    }
    let levels = Levels::of(Revision::NEWEST);
    let by_count = levels.grade(shape.kind(), removed as u32);
    let rating = raters.of(shape).rate(&entry.grid);
    let level = levels.level_of(shape.kind(), &rating);
    grade.grade = by_count.map(|grade| grade.name());
    grade.level = Some(level.name());
    grade.tier = Some(rating.tier);
    grade.technique = Some(rating.technique.name());
    grade.score = Some(rating.score);
    let time = rating.minutes;
    grade.minutes = time.map(|time| MinutesRecord::of(shape.kind(), time));
    let words = Words::english();
    let technique = words.technique(rating.technique);
    let by_count = match by_count {
        Some(grade) if grade != level => format!(" ({grade} by its givens)"),
        _ => String::new(),
    };
    let about = time.map_or(String::new(), |time| minutes_text(&time, shape.kind()));
    grade.verdict = format!("{level}{by_count}  {technique}  score {}{about}", rating.score);
    grade
}

/// Returns the expected time with its range: `  12 minutes (9 to 17)`; with `about` if it is an estimate.
fn minutes_text(time: &SolvingTime, kind: Kind) -> String {
    let about = if kind == Kind::CLASSIC { "" } else { "about " };
    let minutes = |seconds: u32| ((seconds + 30) / 60).max(1);
    let [expected, low, high] = [time.seconds, time.low, time.high].map(minutes);
    let unit = if expected == 1 { "minute" } else { "minutes" };
    format!("  {about}{expected} {unit} ({low} to {high})")
}

fn line(grade: &GradeRecord, json: bool) -> String {
    if json {
        json_line(grade)
    } else {
        format!("{}  {} removed  {}\n", grade.puzzle, grade.removed, grade.verdict)
    }
}
