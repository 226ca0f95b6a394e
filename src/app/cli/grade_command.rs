//! `gridpress grade`: how many cells were removed, what level that is, and how hard a person finds it.

use super::console::{Console, json_line, print_output};
use super::puzzle_input::PuzzleInput;
use super::verdict::{CHUNK, Verdict, VerdictTally, raters, shape_record};
use clap::Args;
use gridpress_base::diag::Failure;
use gridpress_base::messages::Words;
use gridpress_engine::generate::{Levels, Revision};
use gridpress_engine::notation::{self, ParsedPuzzle, ShapeRecord};
use gridpress_engine::parallel;
use gridpress_engine::rating::RaterCache;
use serde::Serialize;

/// Grade puzzles by how many cells were removed, and by what they need
#[derive(Args)]
#[command(after_help = "\
A line tells how many cells are empty, the level of what the puzzle needs (and that of its \
givens, where the two differ), the hardest technique on the easiest way, and a score: the weight \
of that step in thousands and, below, the effort. JSON has both: `grade` by removed cells and \
`level` by what is needed; the technique by its name in specs, and its tier: 1 singles, 2 \
subsets and locked candidates, 3 fish and wings, 4 chains, 5 forcing, and beyond. The exit code \
is 1 when any puzzle has not exactly one solution.

Examples:
  gridpress grade puzzles.txt
  gridpress generate -n 100 --removed minimal | gridpress grade --json")]
pub(super) struct GradeArgs {
    /// One JSON object a line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    input: PuzzleInput,
}

/// The grade of one puzzle. All that is none is so of puzzles that have not one solution.
#[derive(Serialize)]
struct GradeRecord {
    puzzle: String,
    /// 0, 1, or 2 for several; none when the search was given up.
    solutions: Option<usize>,
    removed: usize,
    /// By removed cells.
    grade: Option<&'static str>,
    /// By what it needs.
    level: Option<&'static str>,
    tier: Option<u8>,
    technique: Option<&'static str>,
    score: Option<u32>,
    /// Of a puzzle that is not classic.
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
    let removed = shape.kind().size() - entry.grid.givens();
    let mut grade = GradeRecord {
        puzzle: notation::line(&entry.grid, &entry.shape),
        solutions: None,
        removed,
        grade: None,
        level: None,
        tier: None,
        technique: None,
        score: None,
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
    let words = Words::english();
    let technique = words.technique(rating.technique);
    let by_count = match by_count {
        Some(grade) if grade != level => format!(" ({grade} by its givens)"),
        _ => String::new(),
    };
    grade.verdict = format!("{level}{by_count}  {technique}  score {}", rating.score);
    grade
}

fn line(grade: &GradeRecord, json: bool) -> String {
    if json {
        json_line(grade)
    } else {
        format!("{}  {} removed  {}\n", grade.puzzle, grade.removed, grade.verdict)
    }
}
