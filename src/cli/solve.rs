//! `gridpress solve`: solutions, or why there is none.

use super::answer::{answer, no, unsettled};
use super::input::PuzzleInput;
use super::talk::Talk;
use crate::diag::Failure;
use crate::puzzle::Grid;
use crate::puzzle::notation::{self, Entry, Format};
use crate::solver::{self, NotUnique};
use clap::Args;
use rayon::prelude::*;

/// Solve puzzles, and say so when one has no solution or several
#[derive(Args)]
#[command(after_help = "\
A puzzle given as a grid is answered with a grid, all others with a line. Where a puzzle has several
solutions, two of them follow. The exit code is 1 when any puzzle has not exactly one, and 4 when the
search in a large grid was given up; with --count, which never gives up, it is 0.

Examples:
  gridpress solve puzzles.txt
  gridpress generate -n 5 | gridpress solve
  gridpress solve --variant diagonal puzzles.txt
  gridpress solve --count=1000 puzzles.txt")]
pub(super) struct SolveArgs {
    /// Print the number of solutions of each puzzle instead; from LIMIT on, only that there are so many (`1000+`)
    #[arg(long, value_name = "LIMIT", num_args = 0..=1, require_equals = true, default_missing_value = "18446744073709551615", value_parser = clap::value_parser!(u64).range(1..))]
    count: Option<u64>,
    #[command(flatten)]
    input: PuzzleInput,
}

/// Puzzles solved before the answers go out.
const CHUNK: usize = 4096;

pub(super) fn run(args: &SolveArgs, _: &Talk) -> Result<(), Failure> {
    let (_, entries) = args.input.read()?;
    if let Some(limit) = args.count {
        return count(&entries, usize::try_from(limit).unwrap_or(usize::MAX));
    }
    let (mut all_unique, mut all_settled) = (true, true);
    let mut after_grid = false;
    for chunk in entries.chunks(CHUNK) {
        let results: Vec<_> = chunk
            .par_iter()
            .map(|entry| solver::unique(&entry.shape, &entry.grid))
            .collect();
        let mut text = String::new();
        for (entry, result) in chunk.iter().zip(results) {
            all_unique &= result.is_ok();
            all_settled &= result != Err(NotUnique::Unsettled);
            let as_grid = matches!(entry.format, Format::Grid | Format::Sdk);
            if std::mem::replace(&mut after_grid, as_grid) {
                text.push('\n');
            }
            let show = |grid: &Grid| {
                if as_grid {
                    notation::block(grid, &entry.shape)
                } else {
                    notation::line(grid) + "\n"
                }
            };
            match result {
                Ok(solution) => text += &show(&solution),
                Err(NotUnique::None) => text += "no solution\n",
                Err(NotUnique::Unsettled) => text += "unsettled\n",
                Err(NotUnique::Several(one, other)) => {
                    text += "several solutions\n";
                    text += &show(&one);
                    if as_grid {
                        text.push('\n');
                    }
                    text += &show(&other);
                }
            }
        }
        answer(&text)?;
    }
    if !all_settled {
        return Err(unsettled());
    }
    if all_unique { Ok(()) } else { Err(no()) }
}

/// The number of solutions of each puzzle, a line each, counted no further than `limit`.
fn count(entries: &[Entry], limit: usize) -> Result<(), Failure> {
    for chunk in entries.chunks(CHUNK) {
        let counts: Vec<usize> = chunk
            .par_iter()
            .map(|entry| solver::count_up_to(&entry.shape, &entry.grid, limit))
            .collect();
        let line = |count: usize| format!("{count}{}\n", if count == limit { "+" } else { "" });
        answer(&counts.into_iter().map(line).collect::<String>())?;
    }
    Ok(())
}
