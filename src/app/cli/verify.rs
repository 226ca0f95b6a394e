//! `gridpress verify`: is a book what its lock says, and a desk's folder what its index says?

mod cover;
mod desk;

use super::answer::{answer, no};
use super::files::{self, Beside};
use super::paths;
use super::talk::{Talk, counted};
use clap::Args;
use gridpress_audit::lock::Lock;
use gridpress_audit::verify::Findings;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use gridpress_press::{NamedPdf, Verification, answers_path};
use gridpress_spec::limits;
use std::path::{Path, PathBuf};

/// Prove that a book is what its lock says, or a desk's files what their index says
#[derive(Args)]
#[command(after_help = "\
Makes the book again and compares bytes and every field of the lock, proves every puzzle anew, and reads the grids back \
out of the PDF. All the same: 0. Puzzles, pages or the file differ: 1, naming number and page. The very file of another \
version, with the same puzzles: 0, with a warning where its pages are laid out otherwise. Without a PDF beside the lock, \
the lock is held against the book made again. Covers beside the lock, the one that it has and book-cover.pdf, are made again \
and compared as well: a cover of an earlier version of the book is a difference.

Of a desk's folder every file is hashed, read, and held against the others of its day; with the desk's spec each is made \
again. What differs is named by day and file.

Examples:
  gridpress verify book.lock
  gridpress verify book.pdf
  gridpress verify book-cover.pdf
  gridpress verify book.lock --cover shop.png          a picture for shops
  gridpress verify december/index.json                 the files of a desk
  gridpress verify december/index.json --spec desk.toml")]
pub(super) struct VerifyArgs {
    /// The lock, the PDF or the cover with its lock beside it, or the index of a desk's folder
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// A cover of the book, its proof, or a picture for shops [default: the covers beside the lock]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["spec", "seed"])]
    cover: Vec<PathBuf>,
    /// The pages for which the cover was made, instead of the book's
    #[arg(long, value_name = "N", conflicts_with_all = ["spec", "seed"], value_parser = clap::value_parser!(u32).range(1..=99_999))]
    pages: Option<u32>,
    /// The spec of the desk [default: the one that the index names, beside it, a folder higher or here]
    #[arg(long, value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The seed of the desk, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = super::seed::parsed)]
    seed: Option<String>,
    /// One JSON document instead of text
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &VerifyArgs, talk: &Talk) -> Result<(), Failure> {
    let findings = match desk::index(&args.file) {
        Some(index) => {
            refuse(
                args,
                &[("--cover", !args.cover.is_empty()), ("--pages", args.pages.is_some())],
                "a book",
            )?;
            desk::run(args, &index, talk)?
        }
        None => {
            refuse(
                args,
                &[("--spec", args.spec.is_some()), ("--seed", args.seed.is_some())],
                "the index of a desk",
            )?;
            of_lock(args, talk)?
        }
    };
    match args.json {
        true => as_json(&findings),
        false => tell(&findings, talk),
    }
}

/// Refuses options that go with something else than the file.
fn refuse(args: &VerifyArgs, options: &[(&str, bool)], with: &str) -> Result<(), Failure> {
    let Some((option, _)) = options.iter().find(|(_, is_there)| *is_there) else {
        return Ok(());
    };
    let message = format!("{option} goes with {with}, and `{}` is none", args.file.display());
    let help = "leave it out, or name another file";
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// Verifies a book, or its cover alone where that is named.
fn of_lock(args: &VerifyArgs, talk: &Talk) -> Result<Findings, Failure> {
    let lock_file = lock_file(&args.file)?;
    let source = files::read_text(&lock_file, &limits::LOCK)?;
    let lock = Lock::parse(&source)?;
    let covers = cover::all(args, &lock_file, &lock)?;
    let bar = talk.progress(lock.puzzle.len() as u64, "puzzles");
    let beside = Beside::new(&lock_file).or_here();
    let verification = Verification::new(lock, &source, &beside, &|_| bar.inc(1));
    bar.finish_and_clear();
    let mut verification = verification?;
    drop(source);
    if verification.book.is_some() {
        match cover::lock(&args.file) {
            Some(_) => verification.compare(&[])?,
            None => against_pdfs(args, &lock_file, &mut verification)?,
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

/// The lock to verify: `file`, or the lock beside it where it is a PDF or a cover.
fn lock_file(file: &Path) -> Result<PathBuf, Failure> {
    if !is_pdf(file)? {
        return Ok(file.to_owned());
    }
    if let Some(lock) = cover::lock(file) {
        return Ok(lock);
    }
    let lock = paths::lock(file);
    if lock != file && !lock.exists() {
        let message = format!("there is no `{}` beside `{}`", lock.display(), file.display());
        let report = Diagnostic::error(message).help("a book is verified against its lock");
        return Err(Failure::input(vec![report]));
    }
    Ok(lock)
}

/// Compares the PDFs that are there with those made again.
fn against_pdfs(
    args: &VerifyArgs,
    lock_file: &Path,
    verification: &mut Verification,
) -> Result<(), Failure> {
    let main = match args.file == lock_file {
        true => beside(lock_file, &verification.lock).unwrap_or_else(|warning| {
            verification.findings.warnings.push(warning);
            None
        }),
        false => Some(args.file.clone()),
    };
    let Some(main) = main else {
        let warning =
            format!("there is no PDF beside `{}`: the lock alone was checked", lock_file.display());
        verification.findings.warnings.push(warning);
        return verification.compare(&[]);
    };
    let paths = [main.clone(), answers_path(&main)];
    let paths = paths.iter().take(verification.documents());
    match paths.map(|path| read(path)).collect::<Result<Vec<_>, _>>() {
        Ok(files) => {
            let pdfs = files.iter();
            let pdfs = pdfs.map(|(name, bytes)| NamedPdf { name, bytes });
            verification.compare(&pdfs.collect::<Vec<_>>())
        }
        Err(difference) => {
            verification.findings.differences.push(difference);
            Ok(())
        }
    }
}

/// The name and the bytes of a PDF, or why it cannot be read.
fn read(path: &Path) -> Result<(String, Vec<u8>), String> {
    let name = path.display().to_string();
    match files::read_file(path) {
        Ok(bytes) => Ok((name, bytes)),
        Err(why) => Err(format!("cannot read `{name}`: {why}")),
    }
}

/// True for a file that begins as PDFs do, or at least is called one.
fn is_pdf(path: &Path) -> Result<bool, Failure> {
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pdf")) {
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
fn beside(lock_file: &Path, lock: &Lock) -> Result<Option<PathBuf>, String> {
    let same_name = lock_file.with_extension("pdf");
    if same_name.exists() {
        return Ok(Some(same_name));
    }
    let Some(recorded) = lock.output.first() else {
        return Ok(None);
    };
    match files::within(files::folder_of(lock_file), &recorded.file) {
        Ok(path) => Ok(Some(path).filter(|path| path.exists())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => {
            let (file, why) = (&recorded.file, files::reason(&error));
            Err(format!("`{file}`, the PDF of the lock, was not read: {why}"))
        }
    }
}

fn as_json(findings: &Findings) -> Result<(), Failure> {
    let is_same = findings.differences.is_empty();
    let document = serde_json::json!({
        "same": is_same,
        "proved": findings.proved,
        "warnings": findings.warnings,
        "differences": findings.differences,
    });
    answer(&format!("{document:#}\n"))?;
    if is_same { Ok(()) } else { Err(no()) }
}

/// Differences that are listed before the rest is only counted.
const MOST_LISTED: usize = 50;

fn tell(findings: &Findings, talk: &Talk) -> Result<(), Failure> {
    let proved: String = findings.proved.iter().map(|line| format!("{line}\n")).collect();
    answer(&proved)?;
    findings.warnings.iter().map(Diagnostic::warning).for_each(|warning| talk.report(&warning));
    let rest = findings.differences.len().saturating_sub(MOST_LISTED);
    let differences = findings.differences.iter().take(MOST_LISTED).map(Diagnostic::error);
    let more =
        (rest > 0).then(|| Diagnostic::error(format!("and {}", counted(rest, "more difference"))));
    if findings.differences.is_empty() {
        return Ok(());
    }
    Err(Failure { exit: Exit::No, reports: differences.chain(more).collect() })
}
