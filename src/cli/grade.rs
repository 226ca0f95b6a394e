//! `gridpress grade`: how many cells were removed, and what level that is.

use super::input::PuzzleInput;
use super::{Talk, answer, no, unsettled};
use crate::diag::Failure;
use crate::generate::Levels;
use crate::puzzle::Kind;
use crate::puzzle::notation::{self, ShapeRecord};
use crate::solver::{self, NotUnique};
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;

/// Grade puzzles by how many cells were removed
#[derive(Args)]
#[command(after_help = "\
The exit code is 1 when any puzzle has not exactly one solution.

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

/// The grade of one puzzle.
#[derive(Serialize)]
struct Grade {
    puzzle: String,
    /// 0, 1, or 2 for several; none when the search was given up.
    solutions: Option<usize>,
    removed: usize,
    /// Of a puzzle with one solution.
    level: Option<&'static str>,
    /// Of a puzzle that is not classic.
    #[serde(flatten)]
    shape: Option<ShapeRecord>,
}

pub(super) fn run(args: &GradeArgs, _: &Talk) -> Result<(), Failure> {
    let levels = Levels::default();
    let (_, entries) = args.input.read()?;
    let grades: Vec<Grade> = entries
        .par_iter()
        .map(|entry| {
            let shape = &entry.shape;
            let solutions = match solver::unique(shape, &entry.grid) {
                Ok(_) => Some(1),
                Err(NotUnique::None) => Some(0),
                Err(NotUnique::Several(..)) => Some(2),
                Err(NotUnique::Unsettled) => None,
            };
            let removed = shape.cells() - entry.grid.givens();
            let level =
                (solutions == Some(1)).then(|| levels.grade(shape.kind(), removed as u32).name());
            Grade {
                puzzle: notation::line(&entry.grid),
                solutions,
                removed,
                level,
                shape: (shape.kind() != Kind::CLASSIC).then(|| ShapeRecord::new(shape)),
            }
        })
        .collect();
    let text: String = grades
        .iter()
        .map(|grade| line(grade, args.json) + "\n")
        .collect();
    answer(&text)?;
    if grades.iter().any(|grade| grade.solutions.is_none()) {
        return Err(unsettled());
    }
    if grades.iter().all(|grade| grade.solutions == Some(1)) {
        Ok(())
    } else {
        Err(no())
    }
}

fn line(grade: &Grade, json: bool) -> String {
    if json {
        return serde_json::to_string(grade).expect("texts and numbers");
    }
    let Grade {
        puzzle, removed, ..
    } = grade;
    let verdict = match (grade.solutions, grade.level) {
        (None, _) => "unsettled",
        (Some(0), _) => "no solution",
        (Some(1), Some(level)) => level,
        _ => "several solutions",
    };
    format!("{puzzle}  {removed} removed  {verdict}")
}
