//! The files of a finished book: pages laid out, written as PDFs with a lock, recorded in the registry of the series,
//! and summarised.

use super::book_source::repeated_puzzles;
use super::console::{Console, counted};
use super::files::Disk;
use super::output::{self, ExistingLock};
use gridpress_audit::lock::LockedCover;
use gridpress_audit::registry::{Claim, PrecedingVolumes, RecordedVolume};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::hash::sha256;
use gridpress_book::Book;
use gridpress_layout::{CoverKind, ImpositionPlan};
use gridpress_press::{self as press, TypesetBook, answers_path};
use gridpress_spec::Scheme;
use std::path::{Path, PathBuf};

/// The files that a book is written to.
pub(super) struct BookTarget<'a> {
    /// The PDF.
    pub output: &'a Path,
    /// The existing lock beside it.
    pub old: &'a ExistingLock,
    /// The spec on disk, if the book has one.
    pub spec: Option<&'a Path>,
    /// `true` to overwrite files that gridpress did not write.
    pub force: bool,
}

/// Lays out a book with the `before` volumes of its series and writes its PDFs and its lock, with `more` files, all
/// together.
pub(super) fn write(
    target: &BookTarget,
    book: &Book,
    before: Option<PrecedingVolumes>,
    more: &[(PathBuf, Vec<u8>)],
    disk: &Disk,
    console: &Console,
) -> Result<(), Failure> {
    let &BookTarget { output, old, force, .. } = target;
    let bar = console.spinner("laying out pages");
    let typeset = TypesetBook::new(book)?;
    bar.finish_and_clear();
    report_warnings(&typeset, console);
    let bar = console.spinner("writing pages");
    let printed = typeset.print(&output::file_name(output))?;
    bar.finish_and_clear();
    let pdfs = output_files(output, printed.pdf, printed.answers);
    // Only now is it known whether there are separate answers; and the files may have been edited during the layout.
    pdfs.iter().try_for_each(|(path, _)| output::guard_pdf(path, force, disk))?;
    // From here until the volume is recorded, no other process can take its number.
    let claim = before.map(|before| {
        let volume = RecordedVolume::of_book(book, &printed.lock);
        // The number may be taken by this very book, which is being made again.
        before.claim(&volume, &|entry| force || old.has_hash(&entry.lock))
    });
    let claim = claim.transpose()?;
    let lock = with_cover(printed.lock, old);
    let lock = (output::lock_path(output), lock.into_bytes());
    // All together: a PDF beside the lock of another book could not be proved or made again.
    disk.place(&[&pdfs[..], &[lock], more].concat())?;
    // The files come first: a recorded volume without files would block its number, whereas an unrecorded one is made
    // again.
    claim.map_or(Ok(()), |claim| record(claim, book, console))?;
    let spec = target.spec.filter(|spec| spec.as_os_str() != "-");
    print_summary(&typeset, &pdfs, spec, output, console);
    if let Some(cover) = old.cover() {
        warn_of_cover(&typeset, cover, spec, console);
    }
    Ok(())
}

/// Returns the text of the new lock with the cover of the old one, whose file still exists. If that cover is of an
/// earlier version of the book, `verify` reports it.
fn with_cover(text: String, old: &ExistingLock) -> String {
    old.cover().and_then(|cover| cover.put_into(&text, None)).unwrap_or(text)
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
        // Comparing bytes also finds changes of texts and colours, which the number of pages does not show.
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
        // The cover takes its name from the book.
        let cover = if output == spec.with_extension("pdf") {
            String::new()
        } else {
            let stem = output.file_stem().unwrap_or_default().to_string_lossy();
            format!(" -o {}", output.with_file_name(format!("{stem}-cover.pdf")).display())
        };
        let spec = spec.display();
        let next = match typeset.book.spec.worksheet {
            Some(_) => format!("to change the sheets: gridpress watch {spec}"),
            None => format!(
                "next: gridpress check {spec}, then the cover: gridpress cover {spec}{cover}"
            ),
        };
        console.note(&next);
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
