//! `gridpress grade`: how many cells were removed, what level that is, and how hard a person finds it.

use super::answer::answer;
use super::input::PuzzleInput;
use super::talk::Talk;
use super::verdict::{CHUNK, Tally, Verdict, raters, shape_record};
use crate::diag::Failure;
use crate::generate::{Levels, Revision};
use crate::logic::Raters;
use crate::puzzle::notation::{self, Entry, ShapeRecord};
use crate::words::Words;
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;

/// Grade puzzles by how many cells were removed, and by the hardest technique that they need
#[derive(Args)]
#[command(after_help = "\
A line tells how many cells are empty, which level that is, the hardest technique on the
easiest way, and a score: the weight of that step in thousands and, below, how much there is to
do beside singles. JSON has the technique by its name in specs, and its tier: 1 singles, 2
subsets and locked candidates, 3 fish and wings, 4 chains, 5 forcing, and beyond. The exit code
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
struct Grade {
    puzzle: String,
    /// 0, 1, or 2 for several; none when the search was given up.
    solutions: Option<usize>,
    removed: usize,
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

pub(super) fn run(args: &GradeArgs, _: &Talk) -> Result<(), Failure> {
    let (_, entries) = args.input.read()?;
    let mut tally = Tally::default();
    for chunk in entries.chunks(CHUNK) {
        let grades: Vec<Grade> = chunk.par_iter().map_init(raters, grade).collect();
        let lines = grades.iter().map(|grade| line(grade, args.json) + "\n");
        answer(&lines.collect::<String>())?;
        grades.iter().for_each(|grade| tally.add(grade.solutions));
    }
    tally.close()
}

fn grade(raters: &mut Raters, entry: &Entry) -> Grade {
    let shape = &entry.shape;
    let removed = shape.cells() - entry.grid.givens();
    let mut grade = Grade {
        puzzle: notation::line(&entry.grid),
        solutions: None,
        removed,
        level: None,
        tier: None,
        technique: None,
        score: None,
        shape: shape_record(shape),
        verdict: String::new(),
    };
    let verdict = Verdict::of(entry);
    grade.solutions = verdict.solutions();
    if verdict.solution().is_none() {
        grade.verdict = verdict.words().to_owned();
        return grade;
    }
    let level = Levels::of(Revision::NEWEST)
        .grade(shape.kind(), removed as u32)
        .name();
    let rating = raters.of(shape).rate(&entry.grid);
    grade.level = Some(level);
    grade.tier = Some(rating.tier);
    grade.technique = Some(rating.technique.name());
    grade.score = Some(rating.score);
    let words = Words::english();
    let technique = words.technique(rating.technique);
    grade.verdict = format!("{level}  {technique}  score {}", rating.score);
    grade
}

fn line(grade: &Grade, json: bool) -> String {
    match json {
        true => serde_json::to_string(grade).expect("texts and numbers"),
        false => format!(
            "{}  {} removed  {}",
            grade.puzzle, grade.removed, grade.verdict
        ),
    }
}
