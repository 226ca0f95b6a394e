//! `gridpress book`: the main job.

use super::{Talk, files};
use crate::book::Book;
use crate::diag::{Diagnostic, Exit, Failure, Source};
use crate::layout::{self, Document, Layout, Plan};
use crate::lock::{Lock, LockedFile, sha256};
use crate::output::pdf;
use crate::preflight::{self, Subject};
use crate::spec::{BookSpec, Imposition, NUP, Profile, Scheme};
use crate::templates::TEMPLATES;
use clap::Args;
use rand::TryRng;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Make a book: a PDF, and a lock that makes it again
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress book                         book.pdf from the default spec
  gridpress book book.toml               book.pdf and book.lock beside the spec
  gridpress book book.toml --seed 7 -o seven.pdf
  gridpress book book.toml --booklet     to print on both sides, fold and staple
  gridpress book --lock book.lock        the same book again, byte for byte")]
pub(super) struct BookArgs {
    /// The book spec, `-` for standard input [default: an embedded one]
    #[arg(value_name = "SPEC", conflicts_with = "lock")]
    spec: Option<PathBuf>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", conflicts_with = "lock", allow_hyphen_values = true, value_parser = seed)]
    seed: Option<String>,
    /// The PDF to write; its lock goes beside it [default: the spec's name with .pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Make the book of this lock again
    #[arg(long, value_name = "FILE")]
    lock: Option<PathBuf>,
    /// How the PDF is finished, instead of the spec's or the printer's way: screen, kdp or pdfx
    #[arg(long, value_name = "NAME", conflicts_with = "lock", value_parser = profile)]
    profile: Option<Profile>,
    #[command(flatten)]
    imposed: Imposed,
}

/// How pages share sheets, instead of the spec's way.
#[derive(Args)]
#[group(multiple = false, conflicts_with = "lock")]
struct Imposed {
    /// Two pages a side on sheets to print on both sides, fold and staple
    #[arg(long)]
    booklet: bool,
    /// N pages a side in reading order, scaled to A4 or letter
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(i64::from(*NUP.start())..=i64::from(*NUP.end())))]
    nup: Option<u32>,
    /// Facing pages side by side, as a reader sees them
    #[arg(long)]
    spread: bool,
    /// Every page by itself, whatever the spec says
    #[arg(long)]
    single: bool,
}

impl Imposed {
    /// What is asked for; a spec that asks for the same kind keeps its sheet and the rest.
    fn change(&self, imposition: &mut Option<Imposition>) {
        let scheme = match (self.nup, self.booklet, self.spread) {
            (Some(pages), ..) => Scheme::Nup(pages),
            (_, true, _) => Scheme::BOOKLET,
            (.., true) => Scheme::Spread,
            _ if self.single => return *imposition = None,
            _ => return,
        };
        match imposition {
            Some(known) if known.scheme.name() == scheme.name() => {
                if let Scheme::Nup(_) = scheme {
                    known.scheme = scheme;
                }
            }
            _ => *imposition = Some(scheme.into()),
        }
    }
}

/// Takes what can be a seed.
pub(super) fn seed(text: &str) -> Result<String, String> {
    match crate::rng::seed_mistake(text) {
        None => Ok(text.to_owned()),
        Some(why) => Err(format!("a seed {why}")),
    }
}

fn profile(name: &str) -> Result<Profile, String> {
    Profile::named(name).ok_or_else(|| "expected `screen`, `kdp` or `pdfx`".to_owned())
}

pub(super) fn run(args: &BookArgs, talk: &Talk) -> Result<(), Failure> {
    if let Some(spec) = args.spec.as_deref() {
        is_spec(spec)?;
    }
    let origin = args.lock.as_deref().or(args.spec.as_deref());
    let output = output_path(args, origin)?;
    let book = match &args.lock {
        Some(lock) => from_lock(lock, talk)?,
        None => from_spec(args.spec.as_deref(), args.seed.as_deref(), talk, |spec| {
            spec.profile = args.profile.unwrap_or(spec.profile);
            args.imposed.change(&mut spec.imposition);
        })?,
    };
    let layout = layout::lay_out(&book)?;
    warn(&book, &layout, talk)?;
    let written = write(&book, &layout, &output)?;
    files::place(&written)?;
    for (path, bytes) in &written {
        if path.extension().is_none_or(|extension| extension != "lock") {
            talk.say(&format!(
                "{}: {} KB",
                path.display(),
                bytes.len().div_ceil(1000)
            ));
        }
    }
    let count = book.puzzles().count();
    let puzzles = if count == 1 {
        "1 puzzle".to_owned()
    } else {
        format!("{count} puzzles")
    };
    talk.say(&format!(
        "{puzzles} on {} pages, seed `{}`",
        layout.book.len(),
        book.press.seed
    ));
    if let Some(plan) = plan(&book, &layout.book) {
        talk.say(&imposed(&plan));
    }
    talk.say(&format!(
        "the same book again: gridpress book --lock {}",
        lock_path(&output).display()
    ));
    Ok(())
}

/// How a book lies on its sheets, and what to do with them.
fn imposed(plan: &Plan) -> String {
    let sides = plan.sides();
    match plan.scheme() {
        Scheme::Booklet { .. } => format!(
            "a booklet of {} sheets: print on both sides, unscaled, turned over the short edge; then fold",
            sides / 2
        ),
        Scheme::Nup(pages) => format!("{pages} pages a side, on {sides} sides"),
        Scheme::Spread => format!("facing pages side by side, on {sides} sides"),
    }
}

/// Locks and PDFs are often named where their spec is meant.
pub(super) fn is_spec(path: &Path) -> Result<(), Failure> {
    let (what, help) = match path.extension().and_then(|extension| extension.to_str()) {
        Some("lock") => (
            "a lock",
            format!(
                "to make its book again: gridpress book --lock {}",
                path.display()
            ),
        ),
        Some("pdf") => (
            "a PDF",
            "name the .toml file that describes the book".to_owned(),
        ),
        _ => return Ok(()),
    };
    let report = Diagnostic::error(format!("`{}` is {what}, not a book spec", path.display()));
    Err(Failure::input(vec![report.help(help)]))
}

/// Where the PDF goes.
fn output_path(args: &BookArgs, origin: Option<&Path>) -> Result<PathBuf, Failure> {
    let named = origin.filter(|path| *path != Path::new("-"));
    let default = named.unwrap_or(Path::new("book")).with_extension("pdf");
    pdf_path(args.output.clone().unwrap_or(default), origin)
}

/// `output`, if a PDF made of `origin` can go there.
pub(super) fn pdf_path(output: PathBuf, origin: Option<&Path>) -> Result<PathBuf, Failure> {
    let usage = |message: String, help: &str| {
        Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
    };
    let help = "name a file, as in -o book.pdf";
    if output.file_name().is_none() || output == Path::new("-") {
        return usage(
            format!("`{}` is no file name for a PDF", output.display()),
            help,
        );
    }
    if output
        .extension()
        .is_some_and(|extension| extension == "lock" || extension == "toml")
    {
        return usage(
            format!(
                "`{}` is a name for a lock or a spec, not for a PDF",
                output.display()
            ),
            help,
        );
    }
    if origin.is_some_and(|origin| same_file(origin, &output)) {
        return usage(
            format!("`{}` would be written over itself", output.display()),
            help,
        );
    }
    Ok(output)
}

fn same_file(a: &Path, b: &Path) -> bool {
    matches!((std::fs::canonicalize(a), std::fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
}

/// `book.pdf` → `book.lock`.
pub(super) fn lock_path(pdf: &Path) -> PathBuf {
    pdf.with_extension("lock")
}

/// `book.pdf` → `book-answers.pdf`.
pub(super) fn answers_path(pdf: &Path) -> PathBuf {
    let stem = pdf.file_stem().unwrap_or_default().to_string_lossy();
    let name = match pdf.extension() {
        Some(extension) => format!("{stem}-answers.{}", extension.to_string_lossy()),
        None => format!("{stem}-answers"),
    };
    pdf.with_file_name(name)
}

/// The book of a spec, or of the default one, once `change` has set what the command line asks for.
pub(super) fn from_spec(
    path: Option<&Path>,
    seed: Option<&str>,
    talk: &Talk,
    change: impl FnOnce(&mut BookSpec),
) -> Result<Book, Failure> {
    let (source, folder) = match path {
        Some(path) => {
            is_spec(path)?;
            (files::read_text(path)?, path)
        }
        None => (
            Source::new("the default spec", TEMPLATES[0].spec()),
            Path::new(""),
        ),
    };
    if path.is_none() && Path::new("book.toml").exists() {
        talk.say("taking the default spec; for the one in this folder, name it: book.toml");
    }
    let mut spec = read_spec(&source, &files::Beside::new(folder), talk)?;
    if spec.sections.is_empty() {
        return Err(no_book(&source.name));
    }
    change(&mut spec);
    if spec.date.is_none() {
        spec.date = source_date()?;
    }
    let seed = match seed.map(str::to_owned).or(spec.seed.clone()) {
        Some(seed) => seed,
        None => draw_seed()?,
    };
    let bar = talk.progress(spec.puzzle_count() as u64, "puzzles");
    let book = Book::make(spec, &seed, &|done| bar.inc(done));
    bar.finish_and_clear();
    let book = book?;
    let warnings = book.warnings.iter();
    warnings.for_each(|warning| talk.report(warning));
    Ok(book)
}

/// A desk's spec needs no section, but a book does.
fn no_book(name: &str) -> Failure {
    let message = format!("`{name}` is a desk's spec: it has no [[section]] to make a book of");
    let help = "make its puzzles with gridpress daily, or add a [[section]]";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// Says which rules the book would fail; it is made all the same.
fn warn(book: &Book, layout: &Layout, talk: &Talk) -> Result<(), Failure> {
    let report = preflight::check(&Subject {
        book,
        layout,
        printer: book.spec.page.printer,
        files: &[],
        proves_puzzles: false,
    })?;
    let failures: Vec<_> = report.failures().collect();
    for failure in failures.iter().take(MOST_WARNINGS) {
        talk.report(&Diagnostic::warning(failure.line()));
    }
    if failures.len() > MOST_WARNINGS {
        let rest = failures.len() - MOST_WARNINGS;
        talk.report(&Diagnostic::warning(format!("{rest} more rules fail")));
    }
    if !failures.is_empty() {
        talk.say("what to change: gridpress check, with the same spec");
    }
    Ok(())
}

/// Failed rules that are told one by one.
const MOST_WARNINGS: usize = 8;

/// Reads a spec and passes on its warnings.
pub(super) fn read_spec(
    source: &Arc<Source>,
    files: &files::Beside,
    talk: &Talk,
) -> Result<BookSpec, Failure> {
    let (spec, warnings) = BookSpec::parse(source, files).map_err(Failure::input)?;
    warnings.iter().for_each(|warning| talk.report(warning));
    Ok(spec)
}

pub(super) fn from_lock(path: &Path, talk: &Talk) -> Result<Book, Failure> {
    let source = files::read_text(path)?;
    let lock = Lock::parse(&source)?;
    let bar = talk.progress(lock.puzzle.len() as u64, "puzzles");
    let book = lock.remake(&source, &files::Beside::new(path).or_here(), &|done| {
        bar.inc(done)
    });
    bar.finish_and_clear();
    book
}

/// A seed that nobody has used: 64 bits of the system's entropy, in decimal.
fn draw_seed() -> Result<String, Failure> {
    let drawn = rand::rngs::SysRng.try_next_u64();
    drawn.map(|seed| seed.to_string()).map_err(|error| {
        let report = Diagnostic::error(format!("the system gives no random seed: {error}"));
        Failure::new(Exit::System, report.help("name one with --seed"))
    })
}

/// The seed that was named, or a new one, which is told.
pub(super) fn seed_or_drawn(named: Option<&str>, talk: &Talk) -> Result<String, Failure> {
    if let Some(seed) = named {
        return Ok(seed.to_owned());
    }
    let seed = draw_seed()?;
    talk.say(&format!("seed {seed}"));
    Ok(seed)
}

/// The day of `SOURCE_DATE_EPOCH`, where it is set.
fn source_date() -> Result<Option<jiff::civil::Date>, Failure> {
    let Some(value) = std::env::var_os("SOURCE_DATE_EPOCH").filter(|value| !value.is_empty())
    else {
        return Ok(None);
    };
    let seconds = value.to_str().and_then(|value| value.parse().ok());
    let date = seconds.and_then(|seconds| jiff::Timestamp::from_second(seconds).ok());
    let date = date.map(|time| time.to_zoned(jiff::tz::TimeZone::UTC).date());
    match date.filter(|date| date.year() >= 0) {
        Some(date) => Ok(Some(date)),
        None => {
            let message = format!(
                "SOURCE_DATE_EPOCH is no time: `{}`",
                value.to_string_lossy()
            );
            Err(Failure::input(vec![
                Diagnostic::error(message).help("seconds since 1970-01-01, as in 1767225600"),
            ]))
        }
    }
}

/// How `document` lies on sheets, where the spec has it imposed.
fn plan(book: &Book, document: &Document) -> Option<Plan> {
    let imposition = book.spec.imposition.as_ref()?;
    Some(Plan::new(imposition, &document.paper, document.len()))
}

/// The PDFs of a laid-out book: the book, and the answers where they are separate.
pub(super) fn render(book: &Book, layout: &Layout) -> Result<Vec<Vec<u8>>, Failure> {
    let metadata = pdf::Metadata::of(&book.spec);
    let documents = std::iter::once(&layout.book).chain(&layout.answers);
    let render = |document: &Document| match plan(book, document) {
        Some(plan) => pdf::render(&plan.impose(document), &book.spec.fonts, &metadata),
        None => pdf::render(document, &book.spec.fonts, &metadata),
    };
    documents.map(render).collect()
}

/// The files of a book: its PDFs, and the lock.
fn write(book: &Book, layout: &Layout, output: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>, Failure> {
    let paths = [output.to_owned(), answers_path(output)];
    let mut written: Vec<(PathBuf, Vec<u8>)> =
        paths.into_iter().zip(render(book, layout)?).collect();
    let name = |path: &Path| {
        path.file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    let outputs = written
        .iter()
        .map(|(path, bytes)| LockedFile {
            file: name(path),
            sha256: sha256(bytes),
        })
        .collect();
    let lock = Lock::new(book, layout, outputs);
    written.push((lock_path(output), lock.to_text().into_bytes()));
    Ok(written)
}
