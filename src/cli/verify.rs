//! `gridpress verify`: is a book what its lock says?

use super::book::{answers_path, lock_path, render};
use super::{Talk, answer, files};
use crate::diag::{Diagnostic, Exit, Failure};
use crate::layout;
use crate::lock::Lock;
use crate::verify::{self, Findings, Pdf};
use clap::Args;
use std::path::{Path, PathBuf};

/// Prove that a book is what its lock says
#[derive(Args)]
#[command(after_help = "\
Makes the book again and compares bytes, proves every puzzle anew, and reads the grids back out of the
PDF. All the same: 0. Puzzles or pages differ: 1, naming number and page. The same puzzles on pages of
another version: 0, with a warning. Without a PDF beside the lock, the lock alone is checked.

Examples:
  gridpress verify book.lock
  gridpress verify book.pdf")]
pub(super) struct VerifyArgs {
    /// The lock, or the PDF with its lock beside it
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(super) fn run(args: &VerifyArgs, talk: &Talk) -> Result<(), Failure> {
    let lock_file = if is_pdf(&args.file)? {
        lock_path(&args.file)
    } else {
        args.file.clone()
    };
    if lock_file != args.file && !lock_file.exists() {
        let message = format!(
            "there is no `{}` beside `{}`",
            lock_file.display(),
            args.file.display()
        );
        return Err(Failure::input(vec![
            Diagnostic::error(message).help("a book is verified against its lock"),
        ]));
    }
    let source = files::read_text(&lock_file)?;
    let lock = Lock::parse(&source)?;
    let bar = talk.progress(lock.puzzle.len() as u64, "puzzles");
    let book = lock.remake(
        &source,
        &files::Beside::new(&lock_file).or_here(),
        &|done| bar.inc(done),
    );
    bar.finish_and_clear();
    let mut findings = Findings::default();
    match book {
        Ok(book) => {
            findings
                .proved
                .push("every puzzle comes again from its seed and code".to_owned());
            verify::puzzles(&lock, &mut findings);
            against_pdfs(args, &lock_file, &lock, &book, &mut findings)?;
        }
        // Other puzzles than the lock's: the answer is no, and their numbers say where.
        Err(failure) if failure.exit == Exit::No => {
            findings
                .differences
                .extend(failure.reports.into_iter().map(|report| report.message));
            verify::puzzles(&lock, &mut findings);
        }
        Err(failure) => return Err(failure),
    }
    tell(&findings, talk)
}

fn against_pdfs(
    args: &VerifyArgs,
    lock_file: &Path,
    lock: &Lock,
    book: &crate::book::Book,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let main = if args.file == lock_file {
        beside(lock_file, lock)
    } else {
        Some(args.file.clone())
    };
    let Some(main) = main else {
        findings.warnings.push(format!(
            "there is no PDF beside `{}`: the lock alone was checked",
            lock_file.display()
        ));
        return Ok(());
    };
    let layout = layout::lay_out(book)?;
    let made = render(book, &layout)?;
    let paths = [main.clone(), answers_path(&main)];
    let mut read = Vec::with_capacity(made.len());
    for (path, made) in paths.iter().zip(&made) {
        match std::fs::read(path) {
            Ok(bytes) => read.push((path.display().to_string(), bytes, made)),
            Err(error) => {
                findings.differences.push(format!(
                    "cannot read `{}`: {}",
                    path.display(),
                    files::reason(&error)
                ));
                return Ok(());
            }
        }
    }
    let pdfs: Vec<Pdf> = read
        .iter()
        .map(|(name, bytes, made)| Pdf { name, bytes, made })
        .collect();
    verify::pdfs(lock, book, &layout, &pdfs, findings);
    Ok(())
}

/// True for a file that begins as PDFs do, or at least is called one.
fn is_pdf(path: &Path) -> Result<bool, Failure> {
    if path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
    {
        if path.exists() {
            return Ok(true);
        }
        let message = format!("cannot read `{}`: there is no such file", path.display());
        return Err(Failure::input(vec![Diagnostic::error(message)]));
    }
    Ok(std::fs::File::open(path).is_ok_and(|mut file| {
        let mut start = [0; 5];
        std::io::Read::read_exact(&mut file, &mut start).is_ok() && start == *b"%PDF-"
    }))
}

/// The PDF of a lock: of the same name, or else of the name that the lock gives.
fn beside(lock_file: &Path, lock: &Lock) -> Option<PathBuf> {
    let same_name = lock_file.with_extension("pdf");
    let recorded = lock
        .output
        .first()
        .map(|output| files::folder_of(lock_file).join(&output.file));
    std::iter::once(same_name)
        .chain(recorded)
        .find(|path| path.exists())
}

/// Differences that are listed before the rest is only counted.
const MOST_LISTED: usize = 50;

fn tell(findings: &Findings, talk: &Talk) -> Result<(), Failure> {
    let proved: String = findings
        .proved
        .iter()
        .map(|line| format!("{line}\n"))
        .collect();
    answer(&proved)?;
    findings
        .warnings
        .iter()
        .map(Diagnostic::warning)
        .for_each(|warning| talk.report(&warning));
    let rest = findings.differences.len().saturating_sub(MOST_LISTED);
    let differences = findings
        .differences
        .iter()
        .take(MOST_LISTED)
        .map(Diagnostic::error);
    let more = (rest > 0).then(|| Diagnostic::error(format!("and {rest} more differences")));
    if findings.differences.is_empty() {
        return Ok(());
    }
    Err(Failure {
        exit: Exit::No,
        reports: differences.chain(more).collect(),
    })
}
