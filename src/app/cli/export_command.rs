//! `gridpress export`: writes the puzzles of a book for other programs.

use super::arguments::{FormatArgs, NumberArgs, archive_path, check_single_puzzle};
use super::console::{Console, counted, print_output};
use super::files::Disk;
use super::puzzle_input::{self, LockPuzzle};
use super::verdict::raters;
use super::{book_source, output};
use clap::Args;
use gridpress_base::diag::Failure;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::{notation, parallel};
use gridpress_press::{self as press, Manifest, ManifestPuzzle};
use std::path::{Path, PathBuf};

/// Write the puzzles of a book as text, for other programs
#[derive(Args)]
#[command(after_help = "\
A lock contains its puzzles; the puzzles of a spec are made first. They are written in printed order. \
To convert a file of puzzles, use `gridpress shuffle`.

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
    /// The file to write [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write a ZIP archive with one file per puzzle (json unless --format is given) and a manifest
    #[arg(long, value_name = "FILE", conflicts_with = "output", value_parser = archive_path())]
    pack: Option<PathBuf>,
}

pub(super) fn run(args: &ExportArgs, disk: &Disk, console: &Console) -> Result<(), Failure> {
    args.output.as_deref().map_or(Ok(()), output::guard_other)?;
    let mut book = if puzzle_input::is_lock(&args.file) {
        read_lock(args)?
    } else {
        make_from_spec(args, disk, console)?
    };
    let numbers: Vec<u32> = book.puzzles.iter().map(|(entry, _)| entry.number).collect();
    args.numbers.check_exist(&numbers, &args.file)?;
    book.puzzles.retain(|(entry, _)| args.numbers.includes(entry.number));
    match &args.pack {
        Some(path) => write_archive(args, book, path, disk, console),
        None => write_text(args, &book, disk, console),
    }
}

/// The puzzles of a book with their manifest entries.
struct ExportedBook {
    title: Option<String>,
    author: Option<String>,
    puzzles: Vec<(ManifestPuzzle, Puzzle)>,
}

fn read_lock(args: &ExportArgs) -> Result<ExportedBook, Failure> {
    let (head, puzzles) = puzzle_input::read_lock_with_head(&args.file)?;
    let levels = head.levels();
    let times = parallel::map_with(&puzzles, raters, |raters, LockPuzzle { puzzle, .. }| {
        let rating = raters.of(&puzzle.shape).rate(&puzzle.givens);
        levels.solving_time(puzzle.shape.kind(), &rating)
    });
    let puzzle = |(LockPuzzle { entry, puzzle }, time)| {
        let title = head.section_title(&entry);
        let entry = ManifestPuzzle::of_lock(&entry, &puzzle, time, title, args.solution);
        (entry, puzzle)
    };
    Ok(ExportedBook {
        puzzles: puzzles.into_iter().zip(times).map(puzzle).collect(),
        title: head.text("title"),
        author: head.text("author"),
    })
}

fn make_from_spec(
    args: &ExportArgs,
    disk: &Disk,
    console: &Console,
) -> Result<ExportedBook, Failure> {
    let (book, _) =
        book_source::make_from_spec(Some(&args.file), args.seed.as_deref(), disk, console, |_| {})?;
    let sections = book.sections.iter().zip(&book.spec.sections);
    let puzzles = sections.flat_map(|(puzzles, spec)| {
        let entry = |puzzle| ManifestPuzzle::of(puzzle, spec.title.as_deref(), args.solution);
        puzzles.iter().map(move |puzzle| (entry(puzzle), puzzle.puzzle.clone()))
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
) -> Result<(), Failure> {
    let kinds = book.puzzles.iter().map(|(_, puzzle)| puzzle.shape.kind());
    let format = args.format.choose(kinds, args.solution, console);
    check_single_puzzle(format, book.puzzles.len() == 1)?;
    let mut text = format.header(args.solution).to_owned();
    for (_, puzzle) in &book.puzzles {
        let solution = args.solution.then_some(&puzzle.solution);
        text += &notation::write_one(format, &puzzle.shape, &puzzle.givens, solution)?;
    }
    text += format.footer();
    match &args.output {
        Some(path) => disk.place(&[(path.clone(), text.into_bytes())]),
        None => print_output(&text),
    }
}

/// Writes an archive with one file per puzzle.
fn write_archive(
    args: &ExportArgs,
    book: ExportedBook,
    path: &Path,
    disk: &Disk,
    console: &Console,
) -> Result<(), Failure> {
    let format = args.format.archive_format();
    let write = |(_, puzzle): &(ManifestPuzzle, Puzzle)| {
        let solution = args.solution.then_some(&puzzle.solution);
        notation::write(format, &puzzle.shape, &puzzle.givens, solution)
    };
    let texts = book.puzzles.iter().map(write).collect::<Result<Vec<_>, _>>()?;
    let count = texts.len();
    let manifest = Manifest {
        title: book.title,
        author: book.author,
        source: Some(output::file_name(&args.file)).filter(|name| name != "-"),
        ..Manifest::of(book.puzzles.into_iter().map(|(entry, _)| entry).collect())
    };
    let archive = press::pack(manifest, texts, format);
    disk.place(&[(path.to_owned(), archive)])?;
    let (path, puzzles) = (path.display(), counted(count, "puzzle"));
    console.note(&format!("{path}: {puzzles} as {format}, and manifest.json"));
    Ok(())
}
