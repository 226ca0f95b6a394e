//! `gridpress canonical`: canonical forms of puzzles.

use super::console::Console;
use super::puzzle_input::PuzzleInput;
use super::puzzle_output::ResultFormatArgs;
use super::verdict::verdict_text;
use crate::Result;
use clap::Args;
use gridpress_engine::puzzle::canonical::canonical_form;
use gridpress_engine::puzzle::{Grid, Puzzle};
use gridpress_engine::{PuzzleRecord, solver};

/// Print the canonical forms of puzzles, which equivalent puzzles share
#[derive(Args)]
#[command(after_help = "\
Two puzzles have the same form if and only if one turns into the other by rearranging bands, stacks, rows and columns, \
transposing, and relabelling digits, in ways that keep the rules. Overlapping grids, and variants with regions, cages or \
marks or with a rule for neighbours, are only rotated and reflected.

Each line is the form of one puzzle, in the order of the input. The form of a classic puzzle is itself an equivalent \
puzzle. JSON and CSV also have the form of the solution, which puzzles with equivalent solutions share. A puzzle without a unique \
solution has no form; the exit code is 1 then.

Examples:
  gridpress canonical puzzles.txt
  gridpress canonical mine.txt | sort | uniq -d    equivalent puzzles in a file
  gridpress canonical --json puzzles.txt | jq -r .canonical_solution")]
pub(super) struct CanonicalArgs {
    #[command(flatten)]
    format: ResultFormatArgs,
    #[command(flatten)]
    input: PuzzleInput,
}

pub(super) fn run(args: &CanonicalArgs, console: &Console) -> Result<()> {
    args.format.print(&args.input.read(console)?, console, |_, entry| {
        let verdict = solver::unique(&entry.shape, &entry.grid);
        let form_of = |givens: &Grid| {
            let puzzle = Puzzle {
                shape: entry.shape.clone(),
                givens: givens.clone(),
                solution: verdict.clone().ok()?,
                hidden: None,
            };
            Some(canonical_form(&puzzle).to_string())
        };
        let record = PuzzleRecord {
            canonical: form_of(&entry.grid),
            canonical_solution: verdict.as_ref().ok().and_then(form_of),
            ..PuzzleRecord::judged(entry, &verdict)
        };
        let text = record.canonical.clone();
        (record, text.unwrap_or_else(|| verdict.as_ref().err().map_or("", verdict_text).to_owned()))
    })
}
