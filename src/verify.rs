//! Lock, PDF and engine held against each other.

mod cover;
pub mod desk;
mod lock;
mod pages;
mod read_back;

use crate::book::{Book, BookPuzzle};
use crate::layout::{Layout, Plan, Printed};
use crate::lock::{Lock, LockedPuzzle, VERSION, sha256};
use crate::parallel;
use crate::read::ReadError;
use crate::solver::{self, NotUnique};
pub use cover::cover;
pub use lock::{fields, hashes};
use pages::Likeness;

/// A PDF of a book, and the same PDF made again.
pub struct Pdf<'a> {
    /// The name of the file in messages; it ends in the file's name on disk.
    pub name: &'a str,
    /// The file as it is.
    pub bytes: &'a [u8],
    /// The bytes of the file made again, where they are others.
    pub made: Option<&'a [u8]>,
}

/// The results of a verification, a line for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Facts that were proved.
    pub proved: Vec<String>,
    /// Facts to know that harm nothing.
    pub warnings: Vec<String>,
    /// Differences between the lock, the PDF and the book made again.
    pub differences: Vec<String>,
}

/// Proves that every puzzle of `lock` has the one solution that stands beside it.
pub fn puzzles(lock: &Lock, findings: &mut Findings) {
    let wrong = parallel::map(&lock.puzzle, disproof).into_iter().flatten();
    let wrong: Vec<String> = wrong.collect();
    if wrong.is_empty() {
        findings.proved.push(format!(
            "{}: exactly one solution each, as the lock has it",
            count(lock.puzzle.len(), "puzzle")
        ));
    }
    findings.differences.extend(wrong);
}

/// Why a puzzle of a lock is none, if it is none.
fn disproof(locked: &LockedPuzzle) -> Option<String> {
    let why = match locked.puzzle() {
        Err(why) => why,
        Ok(puzzle) => match solver::unique(&puzzle.shape, &puzzle.givens) {
            Ok(only) if only == puzzle.solution => return None,
            Ok(_) => "its solution is another".to_owned(),
            Err(NotUnique::None) => "it has no solution".to_owned(),
            Err(NotUnique::Several(..)) => "it has several solutions".to_owned(),
            Err(NotUnique::Unsettled) => {
                "whether it has one solution takes too long to prove".to_owned()
            }
        },
    };
    Some(format!("puzzle {}: {why}", locked.number))
}

/// Says how many puzzles this version rates otherwise than `lock` has it, which `book` was made from. A rater may have
/// learnt since; the book stays as it was printed.
pub fn ratings(lock: &Lock, book: &Book, findings: &mut Findings) {
    let revision = book.generator.revision;
    let pairs: Vec<(&LockedPuzzle, &BookPuzzle)> = lock.puzzle.iter().zip(book.puzzles()).collect();
    let otherwise = parallel::map_with(
        &pairs,
        || revision.raters(),
        |raters, &(locked, made)| {
            let rating = raters.of(&made.puzzle.shape).rate(&made.puzzle.givens);
            let kept = locked.rating(revision.scale());
            let agrees = kept.is_some_and(|kept| kept.agrees_with(&rating));
            (!agrees).then_some((locked, rating))
        },
    );
    let otherwise: Vec<_> = otherwise.into_iter().flatten().collect();
    if let Some((first, rating)) = otherwise.first() {
        findings.warnings.push(format!(
            "{} rated otherwise when the book was made: number {} as {} (score {}), by this version as {} (score {})",
            match otherwise.len() {
                1 => "1 puzzle was".to_owned(),
                many => format!("{many} puzzles were"),
            },
            first.number,
            first.technique,
            first.score,
            rating.technique,
            rating.score
        ));
    }
}

fn count(n: usize, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}

/// Where a puzzle is printed, and which attempt it is: what a lock says of it beside the puzzle itself.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    number: u32,
    attempt: Option<u32>,
    page: u32,
    answer_page: Option<u32>,
}

impl Place {
    /// As a lock has it.
    pub fn locked(puzzle: &LockedPuzzle) -> Place {
        Place {
            number: puzzle.number,
            attempt: puzzle.attempt,
            page: puzzle.page,
            answer_page: puzzle.answer_page,
        }
    }

    /// As the book has it that was made again.
    fn made((puzzle, printed): (&BookPuzzle, &Printed)) -> Place {
        Place {
            number: puzzle.number,
            attempt: puzzle.code.as_ref().map(|code| code.attempt),
            page: printed.page,
            answer_page: printed.answer_page,
        }
    }
}

/// The PDFs of a book, and what they are held against.
pub struct Comparison<'a> {
    /// The lock of the book. Its puzzles are not looked at.
    pub lock: &'a Lock,
    /// Where the lock has each puzzle; the puzzles themselves are those of the book.
    pub places: &'a [Place],
    /// The book, made again.
    pub book: &'a Book,
    /// The pages of the book.
    pub layout: &'a Layout<'a>,
    /// The PDF of the book, and behind it that of the answers where they are separate.
    pub pdfs: &'a [Pdf<'a>],
}

impl Comparison<'_> {
    /// Compares the PDFs with those made again, and reads their grids.
    pub fn run(&self, findings: &mut Findings) {
        let before = findings.differences.len();
        let pdfs = self.pdfs.iter().enumerate();
        let rewritten: Vec<String> = pdfs
            .filter_map(|(index, pdf)| self.bytes(index, pdf, findings))
            .collect();
        self.read_back(findings);
        // Only a file in which nothing else was found looks the same.
        if findings.differences.len() == before {
            findings.differences.extend(rewritten);
        }
        let differs = self.pdfs.iter().any(|pdf| pdf.made.is_some());
        if differs && findings.differences.len() == before {
            findings.warnings.push(format!(
                "the puzzles are the same; the pages were laid out by version {}, and this is {VERSION}",
                self.lock.gridpress
            ));
        }
    }

    /// Compares a PDF with the hash in the lock, and with the one made again. Another version may lay pages out
    /// otherwise: then most of them look otherwise, and not some. What it returns is the difference of a file that looks
    /// the same, if it does.
    fn bytes(&self, index: usize, pdf: &Pdf, findings: &mut Findings) -> Option<String> {
        let name = pdf.name;
        let locked = self.lock.output.get(index);
        let is_locked = locked.is_some_and(|output| output.sha256 == sha256(pdf.bytes));
        let mut different = |what: String| findings.differences.push(format!("{name}: {what}"));
        let Some(made) = pdf.made else {
            match is_locked {
                true => {
                    let proved = format!("{name}: the same bytes when made again");
                    findings.proved.push(proved);
                }
                false => different("its hash in the lock is another".to_owned()),
            }
            return None;
        };
        let likeness = match self.likeness(index, pdf, made) {
            Ok(likeness) => likeness,
            Err(error) => {
                different(format!("cannot be read as a PDF: {error}"));
                return None;
            }
        };
        let is_of_this_version = self.lock.gridpress == VERSION;
        let other = match (is_of_this_version, is_locked) {
            (true, _) => "other bytes than this version makes",
            (false, false) => "not the file that the lock was written with",
            (false, true) => "",
        };
        if likeness.is_alike() {
            let same = format!(
                "{name}: {other}, though its pages look the same: another program wrote it anew"
            );
            return (!other.is_empty()).then_some(same);
        }
        if !is_of_this_version && !is_locked {
            different(other.to_owned());
        }
        if is_of_this_version || likeness.others.len() * 2 <= likeness.pages {
            for (page, what) in &likeness.others {
                different(format!("page {page} {what}"));
            }
            likeness.ways.into_iter().for_each(different);
        }
        None
    }

    /// How a PDF differs from the one made again.
    fn likeness(&self, index: usize, pdf: &Pdf, made: &[u8]) -> Result<Likeness, ReadError> {
        let document = match (index, &self.layout.answers) {
            (1, Some(answers)) => answers,
            _ => &self.layout.book,
        };
        match &self.book.spec.imposition {
            None => Likeness::of(pdf.bytes, made, document),
            Some(imposition) => {
                let plan = Plan::new(imposition, &document.paper, document.len());
                Likeness::of(pdf.bytes, made, &plan.impose(document))
            }
        }
    }
}
