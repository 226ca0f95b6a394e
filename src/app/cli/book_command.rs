//! `gridpress book`: makes a book.

use super::arguments::choice;
use super::book_source::{self, SeedOrigin, SeedSources, repeated_puzzles};
use super::console::{Console, counted};
use super::files::Disk;
use super::output::{self, ExistingLock};
use clap::Args;
use gridpress_audit::lock::LockedCover;
use gridpress_audit::registry::{Claim, PrecedingVolumes, RecordedVolume};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_layout::{CoverKind, ImpositionPlan};
use gridpress_press::{self as press, TypesetBook, answers_path};
use gridpress_spec::{Imposition, NUP, Profile, Scheme};
use std::path::{Path, PathBuf};

/// Make a book: a PDF, and a lock that reproduces it
#[derive(Args, Default)]
#[command(after_help = "\
Examples:
  gridpress book                         book.pdf and book.lock from book.toml
  gridpress book mybook/book.toml        the same, next to that spec
  gridpress book --seed 7 -o seven.pdf   another book from the same spec
  gridpress book --booklet               to print on both sides, fold and staple
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
    #[command(flatten)]
    imposed: ImpositionArgs,
}

/// Imposition of pages on sheets, instead of the spec's.
#[derive(Args, Default)]
#[group(multiple = false, conflicts_with = "lock")]
struct ImpositionArgs {
    /// Two pages per side, to print on both sides, fold and staple
    #[arg(long)]
    booklet: bool,
    /// N pages per side in reading order, scaled to A4 or letter
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(i64::from(*NUP.start())..=i64::from(*NUP.end())))]
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
            Some(current) if current.scheme.name() == scheme.name() => {
                if let Scheme::Nup(_) = scheme {
                    current.scheme = scheme;
                }
            }
            _ => *imposition = Some(scheme.into()),
        }
    }
}

/// Runs `gridpress book SPEC`.
pub(super) fn run_for_spec(spec: PathBuf, disk: &Disk, console: &Console) -> Result<(), Failure> {
    let args = BookArgs { spec: Some(spec), ..BookArgs::default() };
    run(&args, disk, console)
}

pub(super) fn run(args: &BookArgs, disk: &Disk, console: &Console) -> Result<(), Failure> {
    let spec = match &args.lock {
        Some(_) => None,
        None => book_source::spec_path(args.spec.as_deref()),
    };
    if let Some(spec) = &spec {
        book_source::refuse_lock_and_pdf(spec)?;
    }
    let origin = args.lock.as_deref().or(spec.as_deref());
    let default = |origin: &Path| origin.with_extension("pdf");
    let output = output::output_path(args.output.as_deref(), origin, default)?;
    output::guard_pdf(&output, args.force, disk)?;
    let old = ExistingLock::read(output::lock_path(&output));
    let (book, before) = make_book(args, spec.as_deref(), &old, &output, disk, console)?;
    let bar = console.spinner("laying out pages");
    let typeset = TypesetBook::new(&book)?;
    bar.finish_and_clear();
    report_warnings(&typeset, console);
    let bar = console.spinner("writing pages");
    let printed = typeset.print(&output::file_name(&output))?;
    bar.finish_and_clear();
    let pdfs = output_files(&output, printed.pdf, printed.answers);
    pdfs.iter().try_for_each(|(path, _)| output::guard_pdf(path, args.force, disk))?;
    // From here until the volume is recorded, no other process can take its number.
    let claim = before.map(|before| {
        let volume = RecordedVolume::of_book(&book, &printed.lock);
        before.claim(&volume, &|entry| args.force || old.has_hash(&entry.lock))
    });
    let claim = claim.transpose()?;
    let lock = with_cover(printed.lock, &old);
    let lock = (output::lock_path(&output), lock.into_bytes());
    disk.place(&[&pdfs[..], &[lock]].concat())?;
    claim.map_or(Ok(()), |claim| record(claim, &book, console))?;
    let spec = spec.filter(|spec| spec.as_os_str() != "-");
    print_summary(&typeset, &pdfs, spec.as_deref(), &output, console);
    if let Some(cover) = old.cover() {
        warn_of_cover(&typeset, cover, spec.as_deref(), console);
    }
    Ok(())
}

/// Returns the text of the new lock with the cover of the old one, whose file still exists. If that cover is of an
/// earlier version of the book, `verify` reports it.
fn with_cover(text: String, old: &ExistingLock) -> String {
    let put = old.cover().and_then(|cover| cover.put_into(&text, None));
    put.unwrap_or(text)
}

/// Warns if the existing cover is of an earlier version of the book.
fn warn_of_cover(
    typeset: &TypesetBook,
    cover: &LockedCover,
    spec: Option<&Path>,
    console: &Console,
) {
    let pages = typeset.layout.book.len() as u32;
    let cover_now = press::cover(typeset.book, Some(pages), CoverKind::Print);
    let (is_same, now) = match &cover_now {
        Ok(cover_now) => (sha256(&cover_now.pdf) == cover.sha256, cover_now.pages),
        Err(_) => (false, pages),
    };
    if is_same {
        return;
    }
    let change = if cover.pages == now {
        "its title, puzzles or design have changed".to_owned()
    } else {
        format!("it is for {} pages, and the book has {now}", cover.pages)
    };
    let file = &cover.file;
    let message = format!("`{file}` is the cover of an earlier version of this book: {change}");
    let spec = spec.map_or(String::new(), |spec| format!(" {}", spec.display()));
    console.report(
        &Diagnostic::warning(message).help(format!("make it again: gridpress cover{spec}")),
    );
}

/// Records the written book in the registry of its series.
fn record(claim: Claim, book: &Book, console: &Console) -> Result<(), Failure> {
    let registry = book.spec.series.registry.as_ref();
    let (number, file) = registry.map_or((0, ""), |registry| (registry.volume, &registry.file));
    let repeats = claim.repeats().to_vec();
    claim.record().map_err(|failure| {
        let reports = failure.reports.into_iter();
        let help = "the book was written, but not recorded: make it again";
        Failure { exit: failure.exit, reports: reports.map(|report| report.help(help)).collect() }
    })?;
    for repeats in &repeats {
        console.report(&repeated_puzzles(number, repeats));
    }
    console.note(&format!("recorded in {file} as volume {number}"));
    Ok(())
}

/// Makes the book, if its lock may replace the existing one, and returns it with the earlier volumes of its registry.
fn make_book(
    args: &BookArgs,
    spec: Option<&Path>,
    old: &ExistingLock,
    output: &Path,
    disk: &Disk,
    console: &Console,
) -> Result<(Book, Option<PrecedingVolumes>), Failure> {
    let check_lock = |seed: &str, volume: Option<u32>| {
        if args.force {
            return Ok(());
        }
        old.check_volume(volume)?;
        // A new seed was requested, so the old one may be lost; otherwise an existing lock must fit.
        if args.new_seed && old.seed().is_some() {
            return Ok(());
        }
        old.check_seed(seed)
    };
    if let Some(lock) = &args.lock {
        let book = book_source::remake_from_lock(lock, disk, console)?;
        check_lock(&book.generator.seed, book.spec.series.volume)?;
        return Ok((book, None));
    }
    let seeds = SeedSources { named: args.seed.as_deref(), lock: old.seed(), new: args.new_seed };
    if spec.is_none() {
        console.note(
            "no book.toml here, so this is the default book; gridpress new starts one of your own",
        );
    }
    let ordered = book_source::prepare(spec, &seeds, disk, console, |spec| {
        spec.profile = args.profile.unwrap_or(spec.profile);
        args.imposed.change(&mut spec.imposition);
    })?;
    check_lock(&ordered.seed, ordered.volume())?;
    if ordered.origin == SeedOrigin::Lock {
        let lock = output::lock_path(output);
        console.note(&format!(
            "the spec has no seed: using `{}` from {}; --new-seed chooses another",
            ordered.seed,
            lock.display()
        ));
    }
    ordered.make(console)
}

/// Returns the PDFs of a book with their paths.
fn output_files(output: &Path, pdf: Vec<u8>, answers: Option<Vec<u8>>) -> Vec<(PathBuf, Vec<u8>)> {
    let answers = answers.map(|answers| (answers_path(output), answers));
    std::iter::once((output.to_owned(), pdf)).chain(answers).collect()
}

/// Reports which printer's rules the book fails; it is made anyway.
fn report_warnings(typeset: &TypesetBook, console: &Console) {
    let warnings = typeset.warnings();
    warnings.iter().for_each(|warning| console.report(warning));
    if !warnings.is_empty() {
        console.note("gridpress check tells what to change");
    }
}

fn print_summary(
    typeset: &TypesetBook,
    pdfs: &[(PathBuf, Vec<u8>)],
    spec: Option<&Path>,
    output: &Path,
    console: &Console,
) {
    for (path, bytes) in pdfs {
        let kilobytes = bytes.len().div_ceil(1000);
        console.note(&format!("{}: {kilobytes} KB", path.display()));
    }
    let puzzles = counted(typeset.book.puzzles().count(), "puzzle");
    let pages = counted(typeset.layout.book.len(), "page");
    let seed = &typeset.book.generator.seed;
    let took = console.elapsed_text();
    console.note(&format!("{puzzles} on {pages}, seed `{seed}`{took}"));
    if let Some(plan) = typeset.plan() {
        console.note(&imposition_text(&plan));
    }
    console.note(&format!(
        "to reproduce it: gridpress book --lock {}",
        output::lock_path(output).display()
    ));
    if let Some(spec) = spec {
        let spec = spec.display();
        console
            .note(&format!("next: gridpress check {spec}, then the cover: gridpress cover {spec}"));
    }
}

/// Describes how pages lie on sheets, and what to do with them.
fn imposition_text(plan: &ImpositionPlan) -> String {
    let sides = plan.sides();
    match plan.scheme() {
        Scheme::Booklet { .. } => format!(
            "a booklet of {} sheets: print on both sides, unscaled, flipped on the short edge; then fold",
            sides / 2
        ),
        Scheme::Nup(pages) => format!("{pages} pages per side, on {sides} sides"),
        Scheme::Spread => format!("facing pages side by side, on {sides} sides"),
    }
}
