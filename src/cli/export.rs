//! `gridpress export`: the puzzles of a book, for other programs.

use super::answer::answer;
use super::format::{FormatArgs, one_a_file};
use super::locks;
use super::numbers::NumberArgs;
use super::talk::Talk;
use super::{books, files, guard, seed};
use crate::diag::Failure;
use crate::puzzle::Puzzle;
use crate::puzzle::notation;
use clap::Args;
use std::path::PathBuf;

/// Write the puzzles of a book as text, for other programs
#[derive(Args)]
#[command(after_help = "\
A lock has its puzzles; those of a spec are made first. They come in the order in which they are \
printed. Puzzles of a file are converted by `gridpress shuffle`, or read as they are.

Examples:
  gridpress export book.lock | gridpress grade
  gridpress export book.lock --format csv --solution -o puzzles.csv
  gridpress export book.lock --format sudokupad --number 12
  gridpress export book.toml --format json")]
pub(super) struct ExportArgs {
    /// The lock of a book, or its spec
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    format: FormatArgs,
    /// Write solutions too
    #[arg(long)]
    solution: bool,
    #[command(flatten)]
    numbers: NumberArgs,
    /// With a spec: the seed, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = seed::parsed)]
    seed: Option<String>,
    /// The file to write [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &ExportArgs, talk: &Talk) -> Result<(), Failure> {
    args.output.as_deref().map_or(Ok(()), guard::other)?;
    let mut puzzles: Vec<(u32, Puzzle)> = match locks::is_lock(&args.file) {
        true => (locks::puzzles(&args.file)?.into_iter())
            .map(|locked| (locked.entry.number, locked.puzzle))
            .collect(),
        false => books::of_spec(Some(&args.file), args.seed.as_deref(), talk, |_| {})?
            .0
            .puzzles()
            .map(|puzzle| (puzzle.number, puzzle.puzzle.clone()))
            .collect(),
    };
    let known: Vec<u32> = puzzles.iter().map(|(number, _)| *number).collect();
    args.numbers.are_among(&known, &args.file)?;
    puzzles.retain(|(number, _)| args.numbers.takes(*number));
    let kinds = puzzles.iter().map(|(_, puzzle)| puzzle.shape.kind());
    let format = args.format.chosen(kinds, args.solution, talk);
    one_a_file(format, puzzles.len() == 1)?;
    let mut text = format.head(args.solution).to_owned();
    for (_, puzzle) in &puzzles {
        let solution = args.solution.then_some(&puzzle.solution);
        text += &notation::write_one(format, &puzzle.shape, &puzzle.givens, solution)?;
    }
    text += format.tail();
    match &args.output {
        Some(path) => files::place(&[(path.clone(), text.into_bytes())]),
        None => answer(&text),
    }
}
