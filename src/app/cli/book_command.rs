//! `gridpress book`: makes a book.

use super::arguments::{choice, whole};
use super::book_source::{self, SeedOrigin, SeedSources};
use super::book_writer;
use super::console::Console;
use super::files::Disk;
use super::output;
use super::workspace::DiskWorkspace;
use crate::Result;
use clap::{Args, ValueEnum};
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_book::Book;
use gridpress_bookspec::{Imposition, NUP, Profile, Scheme};
use gridpress_press::{self as press, BookPaths, ExistingBook};
use std::path::{Path, PathBuf};

/// Make a book: a PDF, and a lock that reproduces it
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress book                         book.pdf and book.lock from book.toml
  gridpress book mybook/book.toml        the same, next to that spec
  gridpress book --seed 7 -o seven.pdf   another book from the same spec
  gridpress book --booklet               to print on both sides, fold and staple
  gridpress book --format brf            the book in braille: book.brf
  gridpress book --lock book.lock        the same book again, byte for byte")]
pub(super) struct BookArgs {
    /// The book spec, or `-` for standard input [default: book.toml in this folder, or the built-in book]
    #[arg(value_name = "SPEC", conflicts_with = "lock")]
    spec: Option<PathBuf>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", conflicts_with = "lock", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// Choose a new seed, and replace the last book by another one; without it, a spec without a seed keeps the seed of its
    /// lock
    #[arg(long, conflicts_with_all = ["seed", "lock"])]
    new_seed: bool,
    /// Overwrite a PDF that gridpress did not write or that was changed, and the lock of another seed or volume
    #[arg(long)]
    force: bool,
    /// The PDF to write; its lock goes next to it [default: the spec's name with .pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Reproduce the book of this lock
    #[arg(long, value_name = "FILE")]
    lock: Option<PathBuf>,
    /// The kind of PDF, instead of the spec's or the printer's
    #[arg(long, value_name = "NAME", conflicts_with = "lock", ignore_case = true, value_parser = choice::<Profile>())]
    profile: Option<Profile>,
    /// The format: a PDF with its lock; or in braille the rules, the puzzles and the answers, forty cells by 25 lines a
    /// page, for embossers and displays
    #[arg(long, value_name = "NAME", value_enum, default_value_t, conflicts_with_all = ["profile", "ImpositionArgs"])]
    format: BookFormat,
    #[command(flatten)]
    imposed: ImpositionArgs,
}

/// The format of a book.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum BookFormat {
    #[default]
    Pdf,
    Brf,
}

/// Imposition of pages on sheets, instead of the spec's.
#[derive(Args, Default)]
#[group(multiple = false, conflicts_with = "lock")]
struct ImpositionArgs {
    /// Two pages per side, to print on both sides, fold and staple
    #[arg(long)]
    booklet: bool,
    /// N pages per side in reading order, scaled to A4 or letter
    #[arg(long, value_name = "N", value_parser = whole(NUP))]
    nup: Option<u32>,
    /// Facing pages side by side, as a reader sees them
    #[arg(long)]
    spread: bool,
    /// Each page on its own, even if the spec has an imposition
    #[arg(long)]
    single: bool,
}

impl ImpositionArgs {
    /// Sets the requested imposition. If the spec has the same kind of imposition, its sheet and other settings stay.
    fn change(&self, imposition: &mut Option<Imposition>) {
        let scheme = match (self.nup, self.booklet, self.spread) {
            (Some(pages), ..) => Scheme::Nup(pages),
            (_, true, _) => Scheme::BOOKLET,
            (.., true) => Scheme::Spread,
            _ if self.single => return *imposition = None,
            _ => return,
        };
        match imposition {
            // The sheet and the other settings of a spec were chosen for its scheme, and may not suit another.
            Some(current) if current.scheme.name() == scheme.name() => {
                if let Scheme::Nup(_) = scheme {
                    current.scheme = scheme;
                }
            }
            _ => *imposition = Some(scheme.into()),
        }
    }
}

pub(super) fn run(args: &BookArgs, disk: &Disk, console: &Console) -> Result<()> {
    let spec = match &args.lock {
        Some(_) => None,
        None => book_source::spec_path(args.spec.as_deref()),
    };
    if let Some(spec) = &spec {
        book_source::refuse_lock_and_pdf(spec)?;
    }
    let origin = args.lock.as_deref().or(spec.as_deref());
    if args.format == BookFormat::Brf {
        return write_braille(args, spec.as_deref(), disk, console);
    }
    let output =
        output::output_path(args.output.as_deref(), origin, |origin| origin.with_extension("pdf"))?;
    // Checked here, before minutes of work, and once more when the files are written.
    output::guard_pdf(&output, args.force, disk)?;
    // After the guard, which repairs an interrupted exchange: the lock may have been replaced by that.
    let workspace = DiskWorkspace::new(disk, args.force);
    let existing = ExistingBook::read(BookPaths::of_pdf(&output), &workspace);
    let (book, before) = make_book(args, spec.as_deref(), &existing, disk, console)?;
    workspace.set_before(before);
    book_writer::write(&book, &existing, spec.as_deref(), &[], &workspace, console)
}

/// Makes a book and writes it in braille, without a lock. A spec without a seed has that of the lock of its PDF.
fn write_braille(
    args: &BookArgs,
    spec: Option<&Path>,
    disk: &Disk,
    console: &Console,
) -> Result<()> {
    let origin = args.lock.as_deref().or(spec).filter(|path| *path != Path::new("-"));
    let default = origin.unwrap_or(Path::new("book")).with_extension("brf");
    let output = args.output.clone().unwrap_or(default);
    output::guard_other(&output)?;
    let workspace = DiskWorkspace::new(disk, args.force);
    let paths = BookPaths::of_pdf(&output.with_extension("pdf"));
    let existing = ExistingBook::read(paths, &workspace);
    let (book, _) = make_book(args, spec, &existing, disk, console)?;
    disk.place(&[(output.clone(), press::braille(&book)?)])?;
    console.note(&format!("{}, from the seed `{}`", output.display(), book.generator.seed));
    Ok(())
}

/// Makes the book, if its lock may replace the existing one, and returns it with the earlier volumes of its registry.
fn make_book(
    args: &BookArgs,
    spec: Option<&Path>,
    old: &ExistingBook,
    disk: &Disk,
    console: &Console,
) -> Result<(Book, Option<PrecedingVolumes>)> {
    let check_lock = |seed: &str, volume: Option<u32>| {
        // Braille replaces no lock.
        if args.force || args.format == BookFormat::Brf {
            return Ok(());
        }
        // Even with a new seed: volumes with other numbers are different books, and a lock is often the only record of
        // one.
        output::check_volume(old, volume)?;
        // A new seed was requested, so the old one may be lost; otherwise an existing lock must fit.
        if args.new_seed && old.seed().is_some() {
            return Ok(());
        }
        output::check_seed(old, seed)
    };
    if let Some(lock) = &args.lock {
        let book = book_source::remake_from_lock(lock, disk, console)?;
        check_lock(&book.generator.seed, book.spec.series.volume)?;
        return Ok((book, None));
    }
    let seeds = SeedSources { named: args.seed.as_deref(), lock: old.seed(), new: args.new_seed };
    let ordered = book_source::prepare(spec, &seeds, disk, console, |spec| {
        spec.profile = args.profile.unwrap_or(spec.profile);
        args.imposed.change(&mut spec.imposition);
    })?;
    check_lock(&ordered.seed, ordered.volume())?;
    if ordered.origin == SeedOrigin::Lock {
        console.note(&format!(
            "the spec has no seed: using `{}` from {}; --new-seed chooses another",
            ordered.seed,
            old.paths.lock.display()
        ));
    }
    ordered.make(console)
}
