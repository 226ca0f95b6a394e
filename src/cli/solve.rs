//! `gridpress solve`: solutions, or why there is none.

use super::input::PuzzleInput;
use super::{Talk, answer, no};
use crate::diag::Failure;
use crate::puzzle::Grid;
use crate::puzzle::notation::{self, Format};
use crate::solver::{self, NotUnique};
use clap::Args;
use rayon::prelude::*;

/// Solve puzzles, and say so when one has no solution or several
#[derive(Args)]
#[command(after_help = "\
A puzzle given as a line is answered with a line, one given as a grid with a grid. Where a puzzle has
several solutions, two of them follow. The exit code is 1 when any puzzle has not exactly one.

Examples:
  gridpress solve puzzles.txt
  gridpress generate -n 5 | gridpress solve")]
pub(super) struct SolveArgs {
    #[command(flatten)]
    input: PuzzleInput,
}

/// Puzzles solved before the answers go out.
const CHUNK: usize = 4096;

pub(super) fn run(args: &SolveArgs, _: &Talk) -> Result<(), Failure> {
    let (_, entries) = args.input.read()?;
    let mut all_unique = true;
    let mut after_grid = false;
    for chunk in entries.chunks(CHUNK) {
        let results: Vec<_> = chunk
            .par_iter()
            .map(|entry| solver::unique(&entry.shape, &entry.grid))
            .collect();
        let mut text = String::new();
        for (entry, result) in chunk.iter().zip(results) {
            all_unique &= result.is_ok();
            if std::mem::replace(&mut after_grid, entry.format == Format::Grid) {
                text.push('\n');
            }
            let show = |grid: &Grid| match entry.format {
                Format::Line => notation::line(grid) + "\n",
                Format::Grid => notation::block(grid, &entry.shape),
            };
            match result {
                Ok(solution) => text += &show(&solution),
                Err(NotUnique::None) => text += "no solution\n",
                Err(NotUnique::Several(one, other)) => {
                    text += "several solutions\n";
                    text += &show(&one);
                    if entry.format == Format::Grid {
                        text.push('\n');
                    }
                    text += &show(&other);
                }
            }
        }
        answer(&text)?;
    }
    if all_unique { Ok(()) } else { Err(no()) }
}
