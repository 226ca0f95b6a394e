//! `gridpress cover`: makes the wrap-around cover of a book, whose lock and PDF may be next to it.

use super::arguments::whole;
use super::book_source::{self, SeedOrigin};
use super::console::Console;
use super::files::{self, Disk};
use super::output;
use clap::Args;
use gridpress_audit::lock::{Lock, LockedCover, VERSION};
use gridpress_base::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_layout::CoverKind;
use gridpress_press::{self as press, PrintedCover};
use gridpress_spec::limits;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Make the cover of a book: back, spine and front on one sheet
#[derive(Args, Default)]
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
    /// The book spec, or `-` for standard input [default: book.toml in this folder, or the built-in book]
    #[arg(value_name = "SPEC", conflicts_with = "lock")]
    spec: Option<PathBuf>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", conflicts_with = "lock", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// Use the book of this lock
    #[arg(long, value_name = "FILE")]
    lock: Option<PathBuf>,
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

/// Runs `gridpress cover SPEC`.
pub(super) fn run_for_spec(spec: PathBuf, disk: &Disk, console: &Console) -> Result<(), Failure> {
    let args = CoverArgs { spec: Some(spec), ..CoverArgs::default() };
    run(&args, disk, console)
}

pub(super) fn run(args: &CoverArgs, disk: &Disk, console: &Console) -> Result<(), Failure> {
    let spec = book_source::spec_path(args.spec.as_deref());
    if let (None, Some(spec)) = (&args.lock, &spec) {
        book_source::refuse_lock_and_pdf(spec)?;
    }
    let origin = args.lock.as_deref().or(spec.as_deref());
    let output = output::output_path(args.output.as_deref(), origin, default_path)?;
    let output = if args.proof { proof_path(&output) } else { output };
    output::guard_pdf(&output, args.force, disk)?;
    let mut pictures = args.front.iter().chain(&args.open);
    pictures.try_for_each(|path| output::guard_other(path))?;
    let interior = interior(args, origin, &output)?;
    let (book, pages) = match &args.lock {
        Some(lock) => book_source::remake_with_cover(lock, disk, console)?,
        None => {
            let book = of_spec(spec.as_deref(), args.seed.as_deref(), disk, console)?;
            let pages = match args.pages {
                Some(pages) => pages,
                None => press::page_count(&book)?,
            };
            (book, pages)
        }
    };
    let pages = args.pages.unwrap_or(pages);
    let request = CoverRequest {
        book: &book,
        pages,
        is_of_pages: args.pages.is_some(),
        lock: args.lock.as_deref(),
        spec: spec.as_deref(),
    };
    let mismatch = interior.as_ref().and_then(|interior| interior.mismatch(&request));
    let is_forced = mismatch.is_some();
    if let Some(mismatch) = mismatch.filter(|_| !args.force) {
        return Err(Failure::input(vec![mismatch]));
    }
    let kind = if args.proof { CoverKind::Proof } else { CoverKind::Print };
    let cover = press::cover(&book, Some(pages), kind)?;
    let mut written = vec![(output.clone(), cover.pdf.clone())];
    if let Some(front) = &args.front {
        written.push((front.clone(), press::front_picture(&book)?));
    }
    if let Some(open) = &args.open {
        written.push((open.clone(), press::open_picture(&book)?));
    }
    check_distinct(&written)?;
    let pictures: Vec<PathBuf> = written[1..].iter().map(|(path, _)| path.clone()).collect();
    // A proof is not printed, and a cover for another book is not recorded in the lock.
    let recorded = interior.filter(|_| !args.proof && !is_forced);
    let recorded = recorded.map(|interior| interior.with_cover(&output, &book, &cover));
    written.extend(recorded.transpose()?.flatten());
    disk.place(&written)?;
    print_summary(args, &book, &cover, &output, console);
    for picture in &pictures {
        console.note(&format!("{}: shop picture", picture.display()));
    }
    Ok(())
}

/// Returns the book that the cover belongs to: by the name of the cover, or else by the lock or the spec. With
/// `--pages`, the book was made elsewhere, unless the cover replaces the one of an existing book.
fn interior(
    args: &CoverArgs,
    origin: Option<&Path>,
    output: &Path,
) -> Result<Option<Interior>, Failure> {
    let by_name = output::book_of_cover(output).filter(|pdf| Interior::is_at(pdf));
    let by_origin = origin.filter(|path| *path != Path::new("-") && args.pages.is_none());
    let pdf = by_name.or_else(|| Some(by_origin?.with_extension("pdf")));
    match pdf.map(|pdf| Interior::at(&pdf)) {
        Some(Err(_)) if args.force => Ok(None),
        Some(found) => found,
        None => Ok(None),
    }
}

/// Makes the book of a spec, with a warning if its seed is random.
fn of_spec(
    spec: Option<&Path>,
    seed: Option<&str>,
    disk: &Disk,
    console: &Console,
) -> Result<Book, Failure> {
    let (book, origin) = book_source::make_from_spec(spec, seed, disk, console, |_| {})?;
    if origin == SeedOrigin::Random {
        let warning = Diagnostic::warning("the puzzle on the cover is from a random book");
        let help = "the spec has no seed: add one, or name the lock of the book with --lock";
        console.report(&warning.help(help));
    }
    Ok(book)
}

/// `book.toml` → `book-cover.pdf`.
fn default_path(origin: &Path) -> PathBuf {
    let stem = origin.file_stem().unwrap_or_default().to_string_lossy();
    origin.with_file_name(format!("{stem}-cover.pdf"))
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
fn check_distinct(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    for (index, (path, _)) in files.iter().enumerate() {
        if files[..index].iter().any(|(other, _)| other == path) {
            let message = format!("`{}` is named twice", path.display());
            let help = "the cover and each picture need files of their own";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
    }
    Ok(())
}

fn print_summary(
    args: &CoverArgs,
    book: &Book,
    cover: &PrintedCover,
    output: &Path,
    console: &Console,
) {
    let name = output.display().to_string();
    cover.notes(book, &name).iter().for_each(|note| console.note(note));
    press::warnings_of_cover(book).iter().for_each(|warning| console.report(warning));
    if args.proof {
        console.note("a proof, not for the printer: solid lines show cuts and folds, dashed lines the safe areas and the barcode");
    }
}

/// A printed book that has a PDF, a lock, or both.
pub(super) struct Interior {
    pdf: PathBuf,
    lock: Option<(Arc<Source>, Lock)>,
}

/// A cover that is about to be made.
#[derive(Clone, Copy)]
pub(super) struct CoverRequest<'a> {
    pub book: &'a Book,
    /// The number of pages of the book.
    pub pages: u32,
    /// `true` if the command line names the pages.
    pub is_of_pages: bool,
    /// The lock that the book is from.
    pub lock: Option<&'a Path>,
    /// The spec that the book is from, where it is not from a lock.
    pub spec: Option<&'a Path>,
}

impl Interior {
    /// Returns `true` if the PDF or the lock next to it exists.
    fn is_at(pdf: &Path) -> bool {
        pdf.is_file() || output::lock_path(pdf).is_file()
    }

    /// Returns the book with this PDF; `None` if neither that nor a lock exists.
    ///
    /// # Errors
    /// If the lock cannot be read.
    pub(super) fn at(pdf: &Path) -> Result<Option<Interior>, Failure> {
        if !Interior::is_at(pdf) {
            return Ok(None);
        }
        let path = output::lock_path(pdf);
        let mut lock = None;
        if path.is_file() {
            let source = files::read_text(&path, &limits::LOCK)?;
            let parsed = Lock::parse(&source)?;
            lock = Some((source, parsed));
        }
        Ok(Some(Interior { pdf: pdf.to_owned(), lock }))
    }

    /// Returns the error of a cover that does not fit this book; `None` if it fits.
    fn mismatch(&self, request: &CoverRequest) -> Option<Diagnostic> {
        let path = output::lock_path(&self.pdf);
        let locked = self.lock.as_ref();
        let is_own = request.lock.is_some_and(|lock| output::is_one_file(lock, &path));
        if let Some((_, lock)) = locked {
            let change = if is_own { None } else { lock.first_change(request.book) };
            if change.is_some() || lock.pages != request.pages {
                let why = change.unwrap_or_else(|| {
                    if request.is_of_pages {
                        "--pages says so".to_owned()
                    } else {
                        format!(
                            "the lock is from version {}, and this is {VERSION}",
                            lock.gridpress
                        )
                    }
                });
                return Some(self.refusal(request, &path, lock.pages, &why));
            }
        }
        let pages = self.printed_pages(request.book)?;
        let why = match locked {
            Some(_) => "the PDF does not match its lock",
            None => "it has no lock",
        };
        (pages != request.pages).then(|| self.refusal(request, &self.pdf, pages, why))
    }

    /// Returns the number of pages of the PDF, if its lock does not settle it: `None` if the lock has the hash of the
    /// PDF, or if sheets of the PDF hold several pages each.
    fn printed_pages(&self, book: &Book) -> Option<u32> {
        let bytes = files::read_file(&self.pdf).ok()?;
        let locked = self.lock.as_ref().and_then(|(_, lock)| lock.output.first());
        let is_locked = locked.is_some_and(|locked| locked.sha256 == sha256(&bytes));
        if is_locked || book.spec.imposition.is_some() {
            None
        } else {
            press::printed_pages(&bytes)
        }
    }

    /// Returns the error of a cover for a book that does not have the `pages` of the file at `path`, or differs
    /// otherwise.
    fn refusal(&self, request: &CoverRequest, path: &Path, pages: u32, why: &str) -> Diagnostic {
        let difference = if pages == request.pages {
            String::new()
        } else {
            format!(" it is for {} pages, and that book has {pages};", request.pages)
        };
        let message =
            format!("the cover would not fit the book of `{}`:{difference} {why}", path.display());
        let first = if request.is_of_pages {
            "leave --pages out, or choose another file, as in -o other-cover.pdf".to_owned()
        } else if request.lock.is_some() {
            "choose another file with -o".to_owned()
        } else {
            let spec = request.spec.map(|spec| format!(" {}", spec.display()));
            let lock = self.lock.as_ref().map(|_| {
                let lock = output::lock_path(&self.pdf);
                let command = "gridpress cover --lock";
                format!("; or make the cover of that book: {command} {}", lock.display())
            });
            format!(
                "make the book first, then its cover: gridpress book{}{}",
                spec.unwrap_or_default(),
                lock.unwrap_or_default()
            )
        };
        let help = format!("{first}; --force makes it anyway; nothing was written");
        Diagnostic::error(message).help(help)
    }

    /// Returns the path and the text of the lock with the new cover. `None` if there is no lock, the cover goes to
    /// another folder, or the lock already has it or cannot take it.
    ///
    /// # Errors
    /// If the lock was changed since it was read.
    pub(super) fn with_cover(
        &self,
        output: &Path,
        book: &Book,
        cover: &PrintedCover,
    ) -> Result<Option<(PathBuf, Vec<u8>)>, Failure> {
        let path = output::lock_path(&self.pdf);
        let Some((source, lock)) = &self.lock else {
            return Ok(None);
        };
        if !output::are_in_one_folder(output, &path) {
            return Ok(None);
        }
        let locked =
            LockedCover::new(&output::file_name(output), &cover.pdf, cover.pages, &book.spec.cover);
        if lock.cover.as_ref() == Some(&locked) {
            return Ok(None);
        }
        let now = files::read_text(&path, &limits::LOCK)?;
        if now.text != source.text {
            let message = format!(
                "`{}` was changed while its cover was being made; nothing was written",
                path.display()
            );
            let report = Diagnostic::error(message).help("make the cover again");
            return Err(Failure::new(Exit::System, report));
        }
        // A lock in another layout than this program's stays as it is.
        let text = locked.put_into(&source.text, lock.cover.as_ref());
        Ok(text.map(|text| (path, text.into_bytes())))
    }
}
