//! `gridpress verify`: compares a book with its lock, or the folder of a desk with its index.

use super::arguments::whole;
use super::console::{Console, check_failed, counted, print_output};
use super::desk::source::{DeskSource, SpecChoice, desk_source};
use super::files::{self, Disk};
use super::output;
use crate::Result;
use clap::Args;
use gridpress_audit::lock::Lock;
use gridpress_audit::verify::Findings;
use gridpress_book::daily::Desk;
use gridpress_bookspec::{Files, limits};
use gridpress_ground::hash::sha256;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_press::{
    self as press, DeskFolder, DeskIndex, INDEX, NamedPdf, Verification, answers_path,
};
use std::path::{Path, PathBuf};

/// Prove that a book matches its lock, or that a desk's files match their index
#[derive(Args)]
#[command(after_help = "\
Makes the book again, compares the bytes and every field of the lock, proves every puzzle again, and reads the grids back \
from the PDF. If everything matches, the exit code is 0; if puzzles, pages or the file differ, it is 1, and numbers and pages \
are named. A PDF under another name finds its lock in its folder by the SHA-256 that locks hold. An unchanged file of another \
version with the same puzzles passes, with a warning that its pages were not compared. Without a PDF next to the lock, only \
the lock is checked. Covers next to the lock (the recorded one and book-cover.pdf) are made again and compared too: the cover \
of an earlier version of the book is a difference.

In a desk's folder, every file is hashed, read and compared with the others of its day; with the desk's spec, each is made \
again. Differences are named by day and file, and days that an earlier spec made in a warning. With --quiet, only \
differences are printed, and nothing if there are none.

Examples:
  gridpress verify book.lock
  gridpress verify book.pdf
  gridpress verify book-cover.pdf
  gridpress verify book.lock --cover shop.png          a shop picture
  gridpress verify december/index.json                 the files of a desk
  gridpress verify december/index.json --spec desk.toml")]
pub(super) struct VerifyArgs {
    /// The lock; the PDF or the cover, with the lock next to it; or the index of a desk's folder
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// A cover of the book, its proof, or a shop picture [default: the covers next to the lock]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["spec", "seed"])]
    cover: Vec<PathBuf>,
    /// The number of pages that the cover is for, instead of the book's
    #[arg(long, value_name = "N", conflicts_with_all = ["spec", "seed"], value_parser = whole(1_u32..=99_999))]
    pages: Option<u32>,
    #[command(flatten)]
    choice: SpecChoice,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &VerifyArgs, disk: &Disk, console: &Console) -> Result<()> {
    let findings = match index_of_folder(&args.file) {
        Some(index) => {
            reject_options(
                args,
                &[("--cover", !args.cover.is_empty()), ("--pages", args.pages.is_some())],
                "a book",
            )?;
            verify_folder(args, &index, disk, console)?
        }
        None => {
            reject_options(
                args,
                &[("--spec", args.choice.spec.is_some()), ("--seed", args.choice.seed.is_some())],
                "the index of a desk",
            )?;
            verify_book(args, disk, console)?
        }
    };
    if args.json { print_json(&findings) } else { print_findings(&findings, console) }
}

/// Returns an error for options that are not for this kind of file.
fn reject_options(args: &VerifyArgs, options: &[(&str, bool)], with: &str) -> Result<()> {
    let Some((option, _)) = options.iter().find(|(_, is_set)| *is_set) else {
        return Ok(());
    };
    let message = format!("{option} is for {with}, and `{}` is not one", args.file.display());
    let help = "leave the option out, or name another file";
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// Verifies a book, or only its cover if that is named.
fn verify_book(args: &VerifyArgs, disk: &Disk, console: &Console) -> Result<Findings> {
    let subject = VerifyTarget::of(&args.file)?;
    let source = files::read_text(&subject.lock, &limits::LOCK)?;
    let lock = Lock::parse(&source)?;
    let covers = find_covers(args, &subject, &lock)?;
    let bar = console.progress(lock.puzzle.len() as u64, "puzzles");
    let files = disk.files_next_to(&subject.lock).or_current_folder();
    let verification = Verification::new(lock, &source, &files, &|_| bar.inc(1));
    bar.finish_and_clear();
    let mut verification = verification?;
    // The text of a lock can be many megabytes, and is no longer needed while the pages are laid out.
    drop(source);
    if verification.book.is_some() {
        match subject.role {
            FileRole::Cover => verification.compare(&[])?,
            FileRole::Lock | FileRole::Document(_) => {
                compare_pdfs(args, &subject, &mut verification, disk)?;
            }
        }
    }
    for (name, bytes) in &covers.files {
        verification.compare_cover(NamedPdf { name, bytes }, args.pages);
    }
    if covers.lacks_locked {
        verification.compare_missing_cover();
    }
    Ok(verification.findings)
}

/// The lock of a named file, and what the file is.
struct VerifyTarget {
    lock: PathBuf,
    role: FileRole,
}

/// The role of a file in a verification.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FileRole {
    /// The lock itself.
    Lock,
    /// A PDF of the book, by its index in the lock.
    Document(usize),
    /// A cover, or its proof.
    Cover,
}

impl VerifyTarget {
    /// Finds the lock of `file`: the file itself; for a PDF, the lock of its name, or else the one that has its hash.
    fn of(file: &Path) -> Result<VerifyTarget> {
        if !is_pdf(file)? {
            reject_other_kinds(file)?;
            return Ok(VerifyTarget { lock: file.to_owned(), role: FileRole::Lock });
        }
        // Before the lock of its own name: a cover has none, but its book has.
        if let Some(lock) = lock_of_cover(file) {
            return Ok(VerifyTarget { lock, role: FileRole::Cover });
        }
        let lock = output::lock_path(file);
        if lock == file || lock.exists() {
            return Ok(VerifyTarget { lock, role: FileRole::Document(0) });
        }
        VerifyTarget::by_hash(file, &lock)
    }

    /// Finds the lock next to `pdf` that has the hash of the file, where the lock of its name is missing.
    fn by_hash(pdf: &Path, missing: &Path) -> Result<VerifyTarget> {
        let shown = pdf.display();
        let refused = |message: String, help: String| {
            Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
        };
        let bytes = match files::read_file(pdf) {
            Ok(bytes) => bytes,
            Err(why) => return refused(format!("cannot read `{shown}`: {why}"), String::new()),
        };
        let hash = sha256(&bytes);
        let locks: Vec<PathBuf> = files_in(files::folder_of(pdf), "lock")?;
        let subjects = locks.iter().filter_map(|path| {
            let text = String::from_utf8(files::read_file(path).ok()?).ok()?;
            // A lock can be large, so only one that contains the hash is parsed.
            let source =
                text.contains(&hash).then(|| Source::new(path.display().to_string(), text))?;
            let lock = Lock::parse(&source).ok()?;
            let document = lock.output.iter().position(|output| output.sha256 == hash);
            let cover = lock.cover.filter(|cover| cover.sha256 == hash).map(|_| FileRole::Cover);
            let role = document.map(FileRole::Document).or(cover)?;
            Some(VerifyTarget { lock: path.clone(), role })
        });
        let mut subjects: Vec<VerifyTarget> = subjects.collect();
        match subjects.len() {
            1 => Ok(subjects.remove(0)),
            0 => refused(
                format!(
                    "no lock of `{shown}`: `{}` is missing, and {}",
                    missing.display(),
                    match locks.len() {
                        0 => "there is no other lock next to it".to_owned(),
                        1 => "the other lock next to it has another SHA-256".to_owned(),
                        count => format!("none of the {count} locks next to it has its SHA-256"),
                    }
                ),
                format!(
                    "put the lock of the book next to it; if the PDF was changed since, name the lock `{}`, and the differences are listed",
                    missing.display()
                ),
            ),
            count => {
                let names: Vec<String> =
                    subjects.iter().map(|subject| subject.lock.display().to_string()).collect();
                refused(
                    format!("{count} locks have the SHA-256 of `{shown}`: {}", names.join(", ")),
                    format!("verify one of them: gridpress verify {}", names[0]),
                )
            }
        }
    }
}

/// Returns the files of a folder with that extension, in order.
fn files_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let paths = names_in(folder)?.into_iter().map(|name| folder.join(name));
    Ok(paths
        .filter(|path| path.extension().is_some_and(|other| other.eq_ignore_ascii_case(extension)))
        .collect())
}

/// Returns an error for a spec or a picture, which cannot be verified by themselves.
fn reject_other_kinds(file: &Path) -> Result<()> {
    let name = file.display();
    let has_extension = |known: &[&str]| {
        known.iter().any(|known| file.extension().is_some_and(|it| it.eq_ignore_ascii_case(known)))
    };
    let is_lock = || {
        std::fs::read_to_string(file)
            .unwrap_or_default()
            .lines()
            .any(|line| line.starts_with("gridpress = "))
    };
    let (message, help) = if file.is_dir() {
        let help = format!("name the lock in it: {}", file.join("book.lock").display());
        (format!("`{name}` is a folder, not a book"), help)
    } else if has_extension(&["png", "jpg", "jpeg"]) {
        (
            format!("`{name}` is a picture, not a book"),
            format!(
                "verify the book, and the picture with it: gridpress verify book.lock --cover {name}"
            ),
        )
    } else if has_extension(&["toml"]) && file.exists() && !is_lock() {
        let message = format!("`{name}` is a spec, not a book");
        let (pdf, lock) = (file.with_extension("pdf"), file.with_extension("lock"));
        (
            message,
            format!(
                "verify the book that was made from it: `{}` or `{}`",
                pdf.display(),
                lock.display()
            ),
        )
    } else {
        return Ok(());
    };
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// Compares the existing PDFs with those made again.
fn compare_pdfs(
    args: &VerifyArgs,
    subject: &VerifyTarget,
    verification: &mut Verification,
    disk: &Disk,
) -> Result<()> {
    let mut paths: Vec<PathBuf> = Vec::new();
    for index in 0..verification.documents() {
        if subject.role == FileRole::Document(index) {
            paths.push(args.file.clone());
            continue;
        }
        // Answers are next to their book, under its name.
        let default = match paths.first() {
            Some(book) => answers_path(book),
            None => subject.lock.with_extension("pdf"),
        };
        match find_document(&default, index, subject, &verification.lock, disk) {
            Ok(Some(path)) => paths.push(path),
            // A book without its answers, or answers without their book, differ from the lock.
            Ok(None) if index > 0 || subject.role != FileRole::Lock => paths.push(default),
            Ok(None) => break,
            Err(warning) => {
                verification.findings.warnings.push(warning.into());
                break;
            }
        }
    }
    if paths.is_empty() {
        verification.findings.proved.insert(0, format!(
            "only the lock was checked: no PDF next to `{}` has its name, the recorded name or the recorded hash",
            subject.lock.display()
        ).into());
        return verification.compare(&[]);
    }
    match paths.iter().map(|path| read_pdf(path)).collect::<Result<Vec<_>, _>>() {
        Ok(files) => verification.compare(
            &files.iter().map(|(name, bytes)| NamedPdf { name, bytes }).collect::<Vec<_>>(),
        ),
        // A file that should prove the book but cannot be read is a difference, like one with other bytes.
        Err(difference) => {
            verification.findings.differences.push(difference.into());
            Ok(())
        }
    }
}

/// Returns the name and the bytes of a PDF, or the reason why it cannot be read.
fn read_pdf(path: &Path) -> Result<(String, Vec<u8>), String> {
    let name = path.display().to_string();
    match files::read_file(path) {
        Ok(bytes) => Ok((name, bytes)),
        Err(why) => Err(format!("cannot read `{name}`: {why}")),
    }
}

/// Returns `true` for a file that begins like a PDF or has the ending of one.
fn is_pdf(path: &Path) -> Result<bool> {
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pdf")) {
        if path.exists() {
            return Ok(true);
        }
        let message = format!("cannot read `{}`: file not found", path.display());
        return Err(Failure::input(vec![Diagnostic::error(message)]));
    }
    Ok(std::fs::File::open(path).is_ok_and(|mut file| {
        let mut start = [0; 5];
        std::io::Read::read_exact(&mut file, &mut start).is_ok() && start == *b"%PDF-"
    }))
}

/// Returns the PDF of that index in a lock: the one at `default`, the recorded one, or else the one in the folder that
/// has the recorded hash.
fn find_document(
    default: &Path,
    index: usize,
    subject: &VerifyTarget,
    lock: &Lock,
    disk: &Disk,
) -> Result<Option<PathBuf>, String> {
    if default.exists() {
        return Ok(Some(default.to_owned()));
    }
    let Some(recorded) = lock.output.get(index) else {
        return Ok(None);
    };
    let folder = files::folder_of(&subject.lock);
    match disk.file_in(folder, &recorded.file) {
        Ok(path) if path.exists() => return Ok(Some(path)),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            let (file, why) = (&recorded.file, files::reason(&error));
            return Err(format!("`{file}`, the PDF of the lock, was not read: {why}"));
        }
        _ => {}
    }
    Ok(files_in(folder, "pdf").unwrap_or_default().into_iter().find(|path: &PathBuf| {
        files::read_file(path).is_ok_and(|bytes| sha256(&bytes) == recorded.sha256)
    }))
}

fn print_json(findings: &Findings) -> Result<()> {
    let is_same = findings.differences.is_empty();
    let document = serde_json::json!({
        "same": is_same,
        "proved": findings.proved,
        "warnings": findings.warnings,
        "differences": findings.differences,
    });
    print_output(&format!("{document:#}\n"))?;
    if is_same { Ok(()) } else { Err(check_failed()) }
}

/// The number of differences that are listed before the rest is only counted.
const MAX_LISTED: usize = 50;

fn print_findings(findings: &Findings, console: &Console) -> Result<()> {
    if !console.is_quiet() {
        let proved: String = findings.proved.iter().map(|line| format!("{line}\n")).collect();
        print_output(&proved)?;
    }
    findings.warnings.iter().map(Diagnostic::warning).for_each(|warning| console.report(&warning));
    let rest = findings.differences.len().saturating_sub(MAX_LISTED);
    let differences = findings.differences.iter().take(MAX_LISTED).map(Diagnostic::error);
    let more =
        (rest > 0).then(|| Diagnostic::error(format!("and {}", counted(rest, "more difference"))));
    if findings.differences.is_empty() {
        return Ok(());
    }
    Err(Failure { exit: Exit::No, reports: differences.chain(more).collect() })
}

/// Returns the lock of the book to which a cover belongs by its name: `book-cover.pdf` → `book.lock`. `None` if the PDF
/// has a lock of its own, or if there is none.
fn lock_of_cover(pdf: &Path) -> Option<PathBuf> {
    let lock = output::lock_path(&output::book_of_cover(pdf)?);
    (lock.is_file() && !output::lock_path(pdf).exists()).then_some(lock)
}

/// The covers to verify.
pub(super) struct BookCovers {
    /// The name and the bytes of each cover.
    pub files: Vec<(String, Vec<u8>)>,
    /// `true` if the file of the recorded cover is missing.
    pub lacks_locked: bool,
}

/// Finds the covers to verify: those named on the command line, or else those next to the lock.
fn find_covers(args: &VerifyArgs, subject: &VerifyTarget, lock: &Lock) -> Result<BookCovers> {
    let lock_file = &subject.lock;
    let mut covers = args.cover.clone();
    let mut lacks_locked = false;
    if subject.role == FileRole::Cover {
        covers.insert(0, args.file.clone());
    } else if covers.is_empty() {
        let name = lock.cover.as_ref().map(|cover| Path::new(&cover.file));
        // The lock may come from anywhere: a file elsewhere is not read, and its name is a difference.
        let name = name.filter(|name| name.file_name() == Some(name.as_os_str()));
        let locked = name.map(|name| lock_file.with_file_name(name));
        lacks_locked = locked.as_ref().is_some_and(|locked| !locked.is_file());
        let stem = lock_file.file_stem().unwrap_or_default().to_string_lossy();
        // Proofs are verified with the lock, but not with the printed book.
        let ends =
            if subject.role == FileRole::Lock { &output::COVERS[..] } else { &output::COVERS[..1] };
        let other = ends
            .iter()
            .map(|end| lock_file.with_file_name(format!("{stem}{end}.pdf")))
            .filter(|path| Some(path) != locked.as_ref());
        covers.extend(locked.iter().cloned().chain(other).filter(|path| path.is_file()));
    }
    let files = covers.iter().map(|path| read_cover(path)).collect::<Result<_, _>>()?;
    Ok(BookCovers { files, lacks_locked })
}

fn read_cover(path: &Path) -> Result<(String, Vec<u8>)> {
    let name = path.display().to_string();
    let bytes = files::read_file(path).map_err(|why| {
        Failure::new(Exit::Input, Diagnostic::error(format!("cannot read `{name}`: {why}")))
    })?;
    Ok((name, bytes))
}

/// Returns the index to verify: a JSON file, or the index in a folder. `None` for other files.
fn index_of_folder(file: &Path) -> Option<PathBuf> {
    let inside = file.join(INDEX);
    if inside.is_file() {
        return Some(inside);
    }
    file.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
        .then(|| file.to_owned())
}

/// Verifies the folder of the index at `path`.
fn verify_folder(
    args: &VerifyArgs,
    path: &Path,
    disk: &Disk,
    console: &Console,
) -> Result<Findings> {
    let index = files::read_text(path, &limits::FILE)?;
    let folder = files::folder_of(path);
    let files = disk.files_next_to(path);
    let (count, name) = DeskIndex::parse(index.text.as_bytes())
        .ok()
        .map_or((0, None), |index| (index.files.len(), index.spec));
    let (spec, seed, warning) = match desk_source(
        &args.choice,
        folder,
        name.as_deref(),
        disk,
        console,
    )? {
        DeskSource::Spec(spec, seed) => (Some(spec), seed, None),
        DeskSource::Missing(why) => {
            let advice =
                "the files were not made again; for that, name the spec of their desk: --spec FILE";
            (None, String::new(), Some(format!("{why}: {advice}")))
        }
    };
    let desk = spec.as_deref().and_then(|spec| Desk::new(spec, &seed));
    let names = names_in(folder)?;
    let bar = console.progress(count as u64, "files");
    let findings = press::verify_desk(
        &DeskFolder {
            index: index.text.as_bytes(),
            names: &names,
            read: &|name| Ok(files.read(name)?),
            progress: &|files| bar.inc(files),
        },
        desk.as_ref(),
    );
    bar.finish_and_clear();
    let mut findings = findings?;
    findings.warnings.extend(warning.map(Into::into));
    Ok(findings)
}

/// Returns the names of the files in a folder, in order.
fn names_in(folder: &Path) -> Result<Vec<String>> {
    let place = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = std::fs::read_dir(place).map_err(|error| {
        let why = files::reason(&error);
        let message = format!("cannot read the folder `{}`: {why}", place.display());
        Failure::input(vec![Diagnostic::error(message)])
    })?;
    let names = entries.flatten().map(|entry| entry.file_name());
    let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
    // The order of a folder differs between systems, and findings should not.
    names.sort();
    Ok(names)
}
