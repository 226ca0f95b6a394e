//! `gridpress cover`: makes the wrap-around cover of a book, whose lock and PDF may be next to it.

use super::arguments::whole;
use super::book_source::{self, SeedOrigin, SourceArgs};
use super::console::Console;
use super::files::Disk;
use super::output;
use super::workspace::DiskWorkspace;
use crate::Result;
use clap::Args;
use gridpress_audit::lock::VERSION;
use gridpress_book::Book;
use gridpress_layout::CoverKind;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{self as press, BookPaths, CoverOutput, ExistingBook, Mismatch};
use std::path::{Path, PathBuf};

/// Make the cover of a book: back, spine and front on one sheet
#[derive(Args)]
#[command(after_help = "\
The printer, the paper and the number of pages determine the size of the sheet and the width of the spine; the book is \
laid out to count its pages. The spec names the printer under [page], and the design under [cover].

Examples:
  gridpress cover book.toml                book-cover.pdf
  gridpress cover book.toml --proof        a proof with lines for cuts and folds
  gridpress cover --front shop.png         also the front alone, for shops
  gridpress cover --open open.png          also two facing pages, for shops
  gridpress cover --lock book.lock         for the book of that lock
  gridpress cover --pages 212 -o far.pdf   for a book made elsewhere")]
pub(super) struct CoverArgs {
    #[command(flatten)]
    source: SourceArgs,
    /// The PDF to write [default: the spec's name with -cover.pdf; a proof's ends in -proof.pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The number of pages of the bound book, instead of counting them
    #[arg(long, value_name = "N", value_parser = whole(1_u32..=99_999))]
    pages: Option<u32>,
    /// Show where the cover is cut and folded, and what must stay clear; not for the printer
    #[arg(long)]
    proof: bool,
    /// Also write a shop picture of the front: a PNG of 1600 x 2560 pixels
    #[arg(long, value_name = "FILE")]
    front: Option<PathBuf>,
    /// Also write a shop picture of two open pages: a PNG, 2400 pixels wide
    #[arg(long, value_name = "FILE")]
    open: Option<PathBuf>,
    /// Overwrite a PDF that gridpress did not write or that was changed, and make a cover that does not fit the book next to it
    #[arg(long)]
    force: bool,
}

pub(super) fn run(args: &CoverArgs, disk: &Disk, console: &Console) -> Result<()> {
    let spec = book_source::spec_path(args.source.spec.as_deref());
    if let (None, Some(spec)) = (&args.source.lock, &spec) {
        book_source::refuse_lock_and_pdf(spec)?;
    }
    let origin = args.source.lock.as_deref().or(spec.as_deref());
    let output =
        output::output_path(args.output.as_deref(), origin, |it| BookPaths::of_origin(it).cover)?;
    let output = if args.proof { proof_path(&output) } else { output };
    output::guard_pdf(&output, args.force, disk)?;
    let mut pictures = args.front.iter().chain(&args.open);
    pictures.try_for_each(|path| output::guard_other(path))?;
    let workspace = DiskWorkspace::new(disk, args.force);
    let interior = interior(args, origin, &output, &workspace);
    let (book, pages) = match &args.source.lock {
        Some(lock) => book_source::remake_with_cover(lock, disk, console)?,
        None => {
            let book = of_spec(spec.as_deref(), args.source.seed.as_deref(), disk, console)?;
            let pages = match args.pages {
                Some(pages) => pages,
                None => press::page_count(&book)?,
            };
            (book, pages)
        }
    };
    let pages = args.pages.unwrap_or(pages);
    let mut fits = true;
    if let Some(interior) = &interior {
        let lock = args.source.lock.as_deref();
        let is_own = lock.is_some_and(|lock| output::is_one_file(lock, &interior.paths.lock));
        let mismatch = match interior.mismatch(&book, pages, is_own) {
            Ok(None) => None,
            Ok(Some(found)) => {
                let report = refusal(args, &found, interior, pages, spec.as_deref());
                Some(Failure::input(vec![report]))
            }
            Err(failure) => Some(failure),
        };
        fits = mismatch.is_none();
        mismatch.filter(|_| !args.force).map_or(Ok(()), Err)?;
    }
    let mut pictures = Vec::new();
    if let Some(front) = &args.front {
        pictures.push((front.clone(), press::front_picture(&book)?));
    }
    if let Some(open) = &args.open {
        pictures.push((open.clone(), press::open_picture(&book)?));
    }
    check_distinct(
        &[&output].into_iter().chain(pictures.iter().map(|(path, _)| path)).collect::<Vec<_>>(),
    )?;
    // A proof is not printed, and a cover for another book is not recorded in the lock, nor is one in another folder.
    let recorded = interior.filter(|interior| {
        !args.proof && fits && output::are_in_one_folder(&output, &interior.paths.lock)
    });
    let kind = if args.proof { CoverKind::Proof } else { CoverKind::Print };
    let sheet = CoverOutput { path: &output, pages, kind };
    let show = |event| console.show(event);
    press::make_cover(&book, &sheet, recorded.as_ref(), &pictures, &workspace, &show)?;
    if args.proof {
        console.note("a proof, not for the printer: solid lines show cuts and folds, dashed lines the safe areas and the barcode");
    }
    for (picture, _) in &pictures {
        console.note(&format!("{}: shop picture", picture.display()));
    }
    Ok(())
}

/// Returns the book that the cover belongs to: by the name of the cover, or else by the lock or the spec. With
/// `--pages`, the book was made elsewhere, unless the cover replaces the one of an existing book.
fn interior<'w>(
    args: &CoverArgs,
    origin: Option<&Path>,
    output: &Path,
    workspace: &'w DiskWorkspace,
) -> Option<ExistingBook<'w>> {
    let is_there = |paths: &BookPaths| paths.pdf.is_file() || paths.lock.is_file();
    let by_name = output::book_of_cover(output).map(|pdf| BookPaths::of_pdf(&pdf)).filter(is_there);
    let by_origin = origin.filter(|path| *path != Path::new("-") && args.pages.is_none());
    let paths = by_name.or_else(|| by_origin.map(BookPaths::of_origin));
    paths.filter(is_there).map(|paths| ExistingBook::read(paths, workspace))
}

/// Makes the book of a spec, with a warning if its seed is random.
fn of_spec(
    spec: Option<&Path>,
    seed: Option<&str>,
    disk: &Disk,
    console: &Console,
) -> Result<Book> {
    let (book, origin) = book_source::make_from_spec(spec, seed, disk, console, |_| {})?;
    if origin == SeedOrigin::Random {
        let warning = Diagnostic::warning("the puzzle on the cover is from a random book");
        let help = "the spec has no seed: add one, or name the lock of the book with --lock";
        console.report(&warning.help(help));
    }
    Ok(book)
}

/// `book-cover.pdf` → `book-cover-proof.pdf`, so that a proof never overwrites the cover for the printer.
fn proof_path(output: &Path) -> PathBuf {
    let stem = output.file_stem().unwrap_or_default().to_string_lossy();
    let stem = stem.strip_suffix("-proof").unwrap_or(&stem);
    match output.extension() {
        Some(extension) => {
            output.with_file_name(format!("{stem}-proof.{}", extension.to_string_lossy()))
        }
        None => output.with_file_name(format!("{stem}-proof")),
    }
}

/// Returns an error if two files have the same name.
fn check_distinct(files: &[&PathBuf]) -> Result<()> {
    for (index, path) in files.iter().enumerate() {
        if files[..index].contains(path) {
            let message = format!("`{}` is named twice", path.display());
            let help = "the cover and each picture need files of their own";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
    }
    Ok(())
}

/// Returns the error of a cover for that many pages that does not fit the existing book.
fn refusal(
    args: &CoverArgs,
    mismatch: &Mismatch,
    interior: &ExistingBook,
    pages: u32,
    spec: Option<&Path>,
) -> Diagnostic {
    let difference = if mismatch.pages == pages {
        String::new()
    } else {
        format!(" it is for {pages} pages, and that book has {};", mismatch.pages)
    };
    let lock = interior.lock().ok().flatten().map(|(_, lock)| lock);
    let why = match (&mismatch.why, lock) {
        (Some(why), _) => why.to_string(),
        (None, Some(lock)) if args.pages.is_none() => {
            format!("the lock is from version {}, and this is {VERSION}", lock.gridpress)
        }
        _ => "--pages says so".to_owned(),
    };
    let file = mismatch.file.display();
    let message = format!("the cover would not fit the book of `{file}`:{difference} {why}");
    let first = if args.pages.is_some() {
        "leave --pages out, or choose another file, as in -o other-cover.pdf".to_owned()
    } else if args.source.lock.is_some() {
        "choose another file with -o".to_owned()
    } else {
        let spec = spec.map_or(String::new(), |spec| format!(" {}", spec.display()));
        let lock = lock.map_or(String::new(), |_| {
            let lock = interior.paths.lock.display();
            format!("; or make the cover of that book: gridpress cover --lock {lock}")
        });
        format!("make the book first, then its cover: gridpress book{spec}{lock}")
    };
    let help = format!("{first}; --force makes it anyway; nothing was written");
    Diagnostic::error(message).help(help)
}
