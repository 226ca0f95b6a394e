//! `gridpress canonical`: canonical forms of puzzles.

use super::console::{Console, json_line, print_output};
use super::puzzle_input::PuzzleInput;
use super::verdict::{CHUNK, Verdict, VerdictTally};
use clap::Args;
use gridpress_base::diag::Failure;
use gridpress_engine::puzzle::canonical::canonical_form;
use gridpress_engine::puzzle::{Grid, Puzzle};
use gridpress_engine::{PuzzleRecord, notation, parallel};

/// Print the canonical forms of puzzles, which equivalent puzzles share
#[derive(Args)]
#[command(after_help = "\
Two classic puzzles have the same form if and only if one turns into the other by relabelling digits, rearranging \
bands, stacks, rows and columns, and transposing. Other sizes without variants are compared under relabelling alone, so \
rearranged copies have different forms. Variants and overlapping grids are compared under the rotations and reflections \
that keep their rules and, unless digits are compared or added, under relabelling.

Each line is the form of one puzzle, in the order of the input. The form of a classic puzzle is itself an equivalent \
puzzle. JSON also has the form of the solution, which puzzles with equivalent solutions share. A puzzle without a unique \
solution has no form; the exit code is 1 then.

Examples:
  gridpress canonical puzzles.txt
  gridpress canonical mine.txt | sort | uniq -d    equivalent puzzles in a file
  gridpress canonical --json puzzles.txt | jq -r .canonical_solution")]
pub(super) struct CanonicalArgs {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    input: PuzzleInput,
}

pub(super) fn run(args: &CanonicalArgs, console: &Console) -> Result<(), Failure> {
    let puzzles = args.input.read(console)?;
    let mut tally = VerdictTally::default();
    for chunk in puzzles.entries.chunks(CHUNK) {
        let forms = parallel::map(chunk, |entry| {
            let verdict = Verdict::of(&entry.shape, &entry.grid, None);
            let form_of = |givens: &Grid| {
                let puzzle = Puzzle {
                    shape: entry.shape.clone(),
                    givens: givens.clone(),
                    solution: verdict.solution()?.clone(),
                    hidden: None,
                };
                Some(canonical_form(&puzzle).to_string())
            };
            let canonical = form_of(&entry.grid);
            let text = if args.json {
                json_line(&PuzzleRecord {
                    canonical,
                    canonical_solution: verdict.solution().and_then(form_of),
                    solution: verdict.solution().map(|grid| notation::line(grid, &entry.shape)),
                    solutions: verdict.solutions(),
                    ..PuzzleRecord::new(&entry.shape, &entry.grid)
                })
            } else {
                canonical.unwrap_or_else(|| verdict.text().to_owned()) + "\n"
            };
            (verdict.solutions(), text)
        });
        forms.iter().for_each(|(solutions, _)| tally.add(*solutions));
        print_output(&forms.into_iter().map(|(_, text)| text).collect::<String>())?;
    }
    tally.finish()?;
    puzzles.finish()
}
