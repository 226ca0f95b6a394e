//! `gridpress grade`: how many cells were removed, and what level that is.

use super::input::PuzzleInput;
use super::{Talk, answer, no};
use crate::diag::Failure;
use crate::generate::Levels;
use crate::puzzle::Kind;
use crate::puzzle::notation::{self, ShapeRecord};
use crate::solver;
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
    /// 0, 1, or 2 for several.
    solutions: usize,
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
            let solutions = solver::count_up_to(shape, &entry.grid, 2);
            let removed = shape.cells() - entry.grid.givens();
            let level = (solutions == 1).then(|| levels.grade(shape.kind(), removed as u32).name());
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
    if grades.iter().all(|grade| grade.solutions == 1) {
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
        (0, _) => "no solution",
        (1, Some(level)) => level,
        _ => "several solutions",
    };
    format!("{puzzle}  {removed} removed  {verdict}")
}
