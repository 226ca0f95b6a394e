//! `gridpress convert`: writes puzzles in another format.

use super::arguments::{FormatArgs, archive_path, check_single_puzzle};
use super::console::{Console, counted, print_output};
use super::files::Disk;
use super::output;
use super::puzzle_input::{PuzzleInput, Puzzles};
use super::puzzle_output::{OutputPuzzle, PuzzleWriter, write_archive};
use super::verdict::verdict_text;
use crate::Result;
use clap::Args;
use gridpress_engine::notation::Format;
use gridpress_engine::solver;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, capped};
use gridpress_press::Manifest;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Write puzzles in another format, unchanged and in the same order
#[derive(Args)]
#[command(after_help = "\
The puzzles of all files become one file. A puzzle that the format cannot hold is reported with its number, and \
then nothing is written. Only puzzles are converted: titles, levels, and digits and pencil marks that a solver \
entered are left out. In JSON and CSV, puzzles from JSON, CSV or the lock of a book keep their number, section, level, \
score, minutes, code and seed.

Examples:
  gridpress convert puzzles.sdm --format csv
  gridpress convert links.txt -o puzzles.json
  gridpress convert puzzles.txt --format csv --solution
  gridpress convert puzzles.json --format sudokupad
  gridpress convert puzzles.txt --pack puzzles.zip --format ipuz")]
pub(super) struct ConvertArgs {
    #[command(flatten)]
    format: FormatArgs,
    /// Also write the solutions; each puzzle must have exactly one
    #[arg(long)]
    solution: bool,
    /// The file to write [default: standard output]; its ending names the format unless --format does
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write a ZIP archive with one file per puzzle (json unless --format is given) and a manifest
    #[arg(long, value_name = "FILE", conflicts_with = "output", value_parser = archive_path())]
    pack: Option<PathBuf>,
    #[command(flatten)]
    input: PuzzleInput,
}

pub(super) fn run(args: &ConvertArgs, disk: &Disk, console: &Console) -> Result<()> {
    args.output.as_deref().map_or(Ok(()), output::guard_other)?;
    let read = args.input.read(console)?;
    let mut puzzles = args.output_puzzles(&read)?;
    let left_out = read.entries.iter().filter(|entry| entry.progress.is_some()).count();
    if left_out > 0 {
        let puzzles = counted(left_out, "puzzle");
        console.note(&format!("left out: the digits that a solver entered in {puzzles}"));
    }
    let format = match &args.pack {
        Some(_) => args.format.archive_format(),
        None => args.format.choose_for(&puzzles, args.output.as_deref(), console)?,
    };
    let lacks_room = |puzzle: &&mut OutputPuzzle| {
        let kind = puzzle.shape.kind();
        puzzle.alphabet.is_some_and(|alphabet| {
            alphabet.counts_from_zero() && format.check_alphabet(&alphabet, kind).is_err()
        })
    };
    // The digits only name symbols, so writing them from 1 changes no puzzle.
    let in_digits = puzzles.iter_mut().filter(lacks_room).map(|puzzle| puzzle.alphabet = None);
    match in_digits.count() {
        0 => {}
        count => console.note(&format!(
            "the digits from 0 of {} are written from 1: of the formats, json and csv keep them in every puzzle",
            counted(count, "puzzle")
        )),
    }
    check_support(&puzzles, &read, format)?;
    match (&args.pack, &args.output) {
        (Some(path), _) => {
            // Files are named by number, and several books have the same ones.
            let numbers = puzzles.iter().filter_map(|puzzle| puzzle.record.number);
            if numbers.collect::<BTreeSet<_>>().len() < puzzles.len() {
                for (number, puzzle) in (1..).zip(&mut puzzles) {
                    puzzle.record.number = Some(number);
                }
            }
            write_archive(format, puzzles, Manifest::of(Vec::new()), path, disk, console)?;
        }
        (None, output) => {
            check_single_puzzle(format, puzzles.len() == 1)?;
            let text = PuzzleWriter::new(format).file(&puzzles)?;
            match output {
                Some(path) => disk.place(&[(path.clone(), text.into_bytes())])?,
                None => print_output(&text)?,
            }
        }
    }
    read.finish()
}

impl ConvertArgs {
    /// Returns the puzzles to write, with their solutions if requested.
    ///
    /// # Errors
    /// If a solution is requested and a puzzle does not have exactly one.
    fn output_puzzles(&self, read: &Puzzles) -> Result<Vec<OutputPuzzle>> {
        let output = parallel::map(&read.entries, |entry| {
            match self.solution.then(|| solver::unique(&entry.shape, &entry.grid)).transpose() {
                Ok(solution) => (OutputPuzzle::read(entry, solution), None),
                Err(error) => (OutputPuzzle::read(entry, None), Some(error)),
            }
        });
        let reports: Vec<Diagnostic> = (1..)
            .zip(output.iter().zip(read.places()))
            .filter_map(|(number, ((_, fault), place))| {
                let verdict = verdict_text(fault.as_ref()?);
                let report = Diagnostic::error(format!("puzzle {number}: {verdict}"));
                Some(report.at(place, "without --solution, it is written as it is"))
            })
            .collect();
        if !reports.is_empty() {
            return Err(Failure { exit: Exit::No, reports: capped(reports) });
        }
        Ok(output.into_iter().map(|(puzzle, _)| puzzle).collect())
    }
}

/// Reports every puzzle that `format` does not support.
fn check_support(puzzles: &[OutputPuzzle], read: &Puzzles, format: Format) -> Result<()> {
    let reports: Vec<Diagnostic> = (1..)
        .zip(puzzles.iter().zip(read.places()))
        .filter_map(|(number, (puzzle, place))| {
            let error = puzzle.check(format).err()?;
            let report = Diagnostic::error(format!("puzzle {number}: {}", error.message));
            Some(report.at(place, error.help))
        })
        .collect();
    if reports.is_empty() { Ok(()) } else { Err(Failure::input(capped(reports))) }
}
