//! `gridpress export`: writes the puzzles of a book for other programs.

use super::arguments::{FormatArgs, NumberArgs, archive_path, check_single_puzzle};
use super::console::{Console, print_output};
use super::files::Disk;
use super::puzzle_output::{OutputPuzzle, PuzzleWriter, write_archive};
use super::{book_source, output, puzzle_input};
use crate::Result;
use clap::Args;
use gridpress_engine::PuzzleRecord;
use gridpress_press::{self as press, Manifest};
use std::path::PathBuf;

/// Write the puzzles of a book as text, for other programs
#[derive(Args)]
#[command(after_help = "\
A lock contains its puzzles; the puzzles of a spec are made first. They are written in printed order. \
JSON and CSV also have number, section, level, score, minutes, code and seed; `gridpress schema puzzle` describes \
each field. For puzzles outside a book, use `gridpress convert`.

Examples:
  gridpress export book.lock | gridpress grade
  gridpress export book.lock --format csv --solution -o puzzles.csv
  gridpress export book.lock --format sudokupad --number 12
  gridpress export book.toml --format json
  gridpress export book.lock --pack puzzles.zip --format ipuz --solution")]
pub(super) struct ExportArgs {
    /// The lock or the spec of a book
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    format: FormatArgs,
    /// Also write the solutions
    #[arg(long)]
    solution: bool,
    #[command(flatten)]
    numbers: NumberArgs,
    /// With a spec: the seed to use instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// The file to write [default: standard output]; its ending names the format unless --format does
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write a ZIP archive with one file per puzzle (json unless --format is given) and a manifest
    #[arg(long, value_name = "FILE", conflicts_with = "output", value_parser = archive_path())]
    pack: Option<PathBuf>,
}

pub(super) fn run(args: &ExportArgs, disk: &Disk, console: &Console) -> Result<()> {
    args.output.as_deref().map_or(Ok(()), output::guard_other)?;
    let mut book = if puzzle_input::is_lock(&args.file) {
        read_lock(args)?
    } else {
        make_from_spec(args, disk, console)?
    };
    let number = |puzzle: &OutputPuzzle| puzzle.record.number.unwrap_or_default();
    let numbers: Vec<u32> = book.puzzles.iter().map(number).collect();
    args.numbers.check_exist(&numbers, &args.file)?;
    book.puzzles.retain(|puzzle| args.numbers.includes(number(puzzle)));
    let Some(path) = &args.pack else {
        return write_text(args, &book, disk, console);
    };
    let manifest = Manifest {
        title: book.title,
        author: book.author,
        source: Some(press::name_of(&args.file)).filter(|name| name != "-"),
        ..Manifest::of(Vec::new())
    };
    write_archive(args.format.archive_format(), book.puzzles, manifest, path, disk, console)
}

/// The puzzles of a book, in printed order.
struct ExportedBook {
    title: Option<String>,
    author: Option<String>,
    puzzles: Vec<OutputPuzzle>,
}

fn read_lock(args: &ExportArgs) -> Result<ExportedBook> {
    let (head, puzzles) = puzzle_input::read_lock_with_head(&args.file)?;
    let entries = head
        .entries(&puzzles)
        .into_iter()
        .map(|entry| OutputPuzzle::read(&entry, entry.solution.clone().filter(|_| args.solution)));
    Ok(ExportedBook {
        puzzles: entries.collect(),
        title: head.text("title"),
        author: head.text("author"),
    })
}

fn make_from_spec(args: &ExportArgs, disk: &Disk, console: &Console) -> Result<ExportedBook> {
    let (book, _) =
        book_source::make_from_spec(Some(&args.file), args.seed.as_deref(), disk, console, |_| {})?;
    // With the seed of a desk, readers could compute the puzzles of the days to come.
    let seed = book.spec.daily.is_none().then(|| book.generator.seed.clone());
    let puzzles = book.sections.iter().zip(&book.spec.sections).flat_map(|(puzzles, spec)| {
        let (seed, levels) = (&seed, &book.spec.levels);
        puzzles.iter().map(move |puzzle| {
            let title = spec.title.as_deref();
            let record = press::record_of_book(puzzle, levels, title, args.solution);
            let seed = seed.clone().filter(|_| record.code.is_some());
            let record = PuzzleRecord { seed, ..record };
            let digits = spec.symbols.alphabet().copied();
            OutputPuzzle::new(record, &puzzle.puzzle, digits, args.solution)
        })
    });
    Ok(ExportedBook {
        puzzles: puzzles.collect(),
        title: Some(book.spec.title.clone()),
        author: book.spec.author.clone(),
    })
}

/// Writes all puzzles as one text.
fn write_text(
    args: &ExportArgs,
    book: &ExportedBook,
    disk: &Disk,
    console: &Console,
) -> Result<()> {
    let output = args.output.as_deref();
    let format = args.format.choose_for(&book.puzzles, output, console)?;
    check_single_puzzle(format, book.puzzles.len() == 1)?;
    let text = PuzzleWriter::new(format).file(&book.puzzles)?;
    match output {
        Some(path) => disk.place(&[(path.to_owned(), text.into_bytes())]),
        None => print_output(&text),
    }
}
