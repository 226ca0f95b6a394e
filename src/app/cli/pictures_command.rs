//! `gridpress pictures`: writes every puzzle of a book as a picture.

use super::arguments::{NumberArgs, choice, whole};
use super::book_source::{self, SeedOrigin};
use super::console::{Console, counted};
use super::files::{self, Disk};
use super::{output, puzzle_input};
use crate::Result;
use clap::Args;
use gridpress_book::Book;
use gridpress_ground::units::Length;
use gridpress_layout::PictureSides;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{self as press, Artwork, PICTURE_SIDES, PictureOrder};
use std::path::PathBuf;

/// Write each puzzle of a book and its solution as a picture, for other layout programs
#[derive(Args)]
#[command(after_help = "\
A picture is exactly as large as the grid, in the design of the book, with nothing around it. Numbers \
and levels are in manifest.json next to the pictures, with the size and hash of each file. PDF files are \
PDF/X-1a, and PNG files have one bit per pixel.

Pictures from earlier runs are overwritten; other files with the same names only with --force.

Examples:
  gridpress pictures book.lock -o pictures
  gridpress pictures book.lock -o art --format eps,pdf --width 98mm
  gridpress pictures book.toml -o web --format png --dpi 300 --no-solution
  gridpress pictures book.lock -o some --number 7,12 --solution-width 40mm")]
pub(super) struct PicturesArgs {
    /// The lock or the spec of a book
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder for the pictures; created if missing
    #[arg(long, short, value_name = "DIR")]
    output: PathBuf,
    /// The formats of the pictures, separated by commas
    #[arg(long, value_name = "FORMAT,...", value_delimiter = ',', ignore_case = true, value_parser = choice::<Artwork>(), default_value = "svg")]
    format: Vec<Artwork>,
    #[command(flatten)]
    numbers: NumberArgs,
    /// The side of a puzzle with its frame, as in 98mm or 3.5in [default: as in the book]
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, value_parser = parse_side)]
    width: Option<Length>,
    /// The side of a solution [default: the same as its puzzle]
    #[arg(long, value_name = "LENGTH", allow_hyphen_values = true, conflicts_with = "no_solution", value_parser = parse_side)]
    solution_width: Option<Length>,
    /// Pixels per inch of a PNG
    #[arg(long, value_name = "N", default_value_t = 1200, value_parser = whole(72_u32..=4800))]
    dpi: u32,
    /// Leave out solutions
    #[arg(long)]
    no_solution: bool,
    /// With a spec: the seed to use instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// Overwrite files that gridpress did not write, or that were changed since
    #[arg(long)]
    force: bool,
}

/// Parses the side of a picture.
fn parse_side(text: &str) -> Result<Length, String> {
    let side = Length::parse(text).ok();
    side.filter(|side| PICTURE_SIDES.contains(side)).ok_or_else(|| {
        let [least, most] = [PICTURE_SIDES.start(), PICTURE_SIDES.end()].map(|side| side.in_mm());
        format!("expected a length from {least} to {most}, as in 98mm or 3.5in")
    })
}

pub(super) fn run(args: &PicturesArgs, disk: &Disk, console: &Console) -> Result<()> {
    files::check_folder_target(&args.output)?;
    let book = read_book(args, disk, console)?;
    let numbers: Vec<u32> = book.puzzles().map(|puzzle| puzzle.number).collect();
    args.numbers.check_exist(&numbers, &args.file)?;
    let source = Some(press::name_of(&args.file)).filter(|name| name != "-");
    let order = PictureOrder {
        formats: &args.format,
        numbers: &args.numbers.number,
        sides: PictureSides { puzzle: args.width, solution: args.solution_width },
        has_solutions: !args.no_solution,
        dpi: args.dpi,
        source: source.as_deref(),
        ..PictureOrder::default()
    };
    let bar = console.progress(press::picture_count(&book, &order) as u64, "pictures");
    let pictures = press::pictures(&book, &PictureOrder { progress: &|| bar.inc(1), ..order });
    bar.finish_and_clear();
    let pictures: Vec<(PathBuf, Vec<u8>)> = pictures?
        .into_iter()
        .map(|picture| (args.output.join(picture.name), picture.bytes))
        .collect();
    output::guard_pictures(&args.output, &pictures, args.force, disk)?;
    files::make_folder(&args.output)?;
    disk.place(&pictures)?;
    let puzzles = numbers.iter().filter(|number| args.numbers.includes(**number));
    console.note(&format!(
        "{}: {} of {}, and manifest.json",
        args.output.display(),
        counted(pictures.len() - 1, "picture"),
        counted(puzzles.count(), "puzzle")
    ));
    Ok(())
}

/// Returns the book of a lock, or of a spec, with a warning if its seed is random.
fn read_book(args: &PicturesArgs, disk: &Disk, console: &Console) -> Result<Book> {
    if !puzzle_input::is_lock(&args.file) {
        let seed = args.seed.as_deref();
        let (book, origin) =
            book_source::make_from_spec(Some(&args.file), seed, disk, console, |_| {})?;
        if origin == SeedOrigin::Random {
            let warning = Diagnostic::warning("these are the puzzles of a random book");
            let help = "the spec has no seed: add one, or name the lock of the book";
            console.report(&warning.help(help));
        }
        return Ok(book);
    }
    if args.seed.is_some() {
        let report = Diagnostic::error("--seed is not for locks, which have a seed");
        let help = "leave --seed out, or name the spec instead";
        return Err(Failure::input(vec![report.help(help)]));
    }
    book_source::remake_from_lock(&args.file, disk, console)
}
