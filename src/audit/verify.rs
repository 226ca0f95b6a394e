//! Comparison of lock, PDF and engine with one another.

mod codes;
pub mod desk;
mod lock_fields;
mod pages;
mod read_back;

use super::lock::{Lock, LockedPuzzle, VERSION, sha256};
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::solver::{self, NotUnique};
use gridpress_ground::parallel;
use gridpress_layout::{BookLayout, GridRole, ImpositionPlan, PuzzlePages};
use gridpress_messages::Text;
use gridpress_messages::text;
use gridpress_reader::ReadError;
pub use lock_fields::{fields, hashes, names};
pub use pages::cover;
use pages::{PageLine, PdfComparison};

/// A PDF of a book, and the same PDF rebuilt.
pub struct BookPdf<'a> {
    /// The name of the file in messages; it ends in the file's name on disk.
    pub name: &'a str,
    /// The bytes of the file.
    pub bytes: &'a [u8],
    /// The bytes of the rebuilt file, if they differ.
    pub rebuilt: Option<&'a [u8]>,
    /// `true` if the file is spelled as this program spells files, and its identifier is the hash of its bytes.
    pub is_untouched: bool,
}

/// Results of a verification, one line each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Proved facts.
    pub proved: Vec<Text>,
    /// Harmless deviations worth knowing.
    pub warnings: Vec<Text>,
    /// Differences between the lock, the PDF and the rebuilt book.
    pub differences: Vec<Text>,
}

impl Findings {
    /// Adds a difference of a file.
    pub fn differ(&mut self, file: &str, what: impl Into<Text>) {
        self.differences.push(text!("of-file", file, what = what.into()));
    }
}

/// Proves that every puzzle of `lock` has exactly one solution, the stated one.
pub fn puzzles(lock: &Lock, findings: &mut Findings) {
    let wrong: Vec<Text> = parallel::map(&lock.puzzle, disproof).into_iter().flatten().collect();
    if wrong.is_empty() {
        let puzzles = text!("count-of-puzzles", count = lock.puzzle.len());
        findings.proved.push(text!("proved-solutions", puzzles));
    }
    findings.differences.extend(wrong);
}

/// Returns a line about a puzzle of a lock if it is invalid.
fn disproof(locked: &LockedPuzzle) -> Option<Text> {
    let what = match locked.puzzle() {
        Err(why) => why.into(),
        Ok(puzzle) => match solver::unique(&puzzle.shape, &puzzle.givens) {
            Ok(only) if only == puzzle.solution => return None,
            Ok(_) => text!("wrong-solution"),
            Err(NotUnique::NoSolution) => text!("without-solution"),
            Err(NotUnique::Several(..)) => text!("with-several-solutions"),
            Err(NotUnique::Undetermined) => text!("too-long-to-prove"),
        },
    };
    Some(text!("of-puzzle", number = locked.number, what))
}

/// Reports the puzzles whose ratings by this version differ from those in `lock`, which `book` was rebuilt from. In a
/// lock of this version each is a difference; in a lock of another version, whose rater may have differed, they are a
/// warning.
pub fn ratings(lock: &Lock, book: &Book, findings: &mut Findings) {
    let revision = book.generator.revision;
    let pairs: Vec<(&LockedPuzzle, &BookPuzzle)> = lock.puzzle.iter().zip(book.puzzles()).collect();
    let rated_differently = parallel::map_with(
        &pairs,
        || revision.raters(),
        |raters, &(locked, rebuilt)| {
            let rating = raters.of(&rebuilt.puzzle.shape).rate(&rebuilt.puzzle.givens);
            let recorded = locked.rating(revision.scale());
            let agrees = recorded.is_some_and(|recorded| recorded.agrees_with(&rating));
            let time = rating.minutes.map(|time| time.seconds);
            let is_timed = locked.seconds.is_none() || locked.seconds == time;
            (!agrees || !is_timed).then_some((locked, rating))
        },
    );
    let rated_differently: Vec<_> = rated_differently.into_iter().flatten().collect();
    // Another version may have rated differently, so only its own ratings can be wrong.
    if lock.gridpress == VERSION {
        let lines = rated_differently.into_iter().map(|(locked, rating)| {
            let LockedPuzzle { number, technique, score, seconds, .. } = locked;
            let time = rating.minutes.map(|time| time.seconds);
            let what = match (seconds, time) {
                (Some(seconds), Some(time)) if score == &rating.score && *seconds != time => {
                    lock_field("seconds", seconds, time)
                }
                _ => text!(
                    "lock-rating",
                    technique = technique.to_string(),
                    score = score.to_string(),
                    own = rating.technique,
                    points = rating.score.to_string()
                ),
            };
            text!("of-puzzle", number = *number, what)
        });
        return findings.differences.extend(lines);
    }
    if let Some((first, rating)) = rated_differently.first() {
        findings.warnings.push(text!(
            "rated-differently",
            count = rated_differently.len(),
            number = first.number,
            technique = first.technique.to_string(),
            score = first.score.to_string(),
            own = rating.technique,
            points = rating.score.to_string()
        ));
    }
}

/// Returns the text about a field of a lock with a wrong value.
fn lock_field(field: &str, was: impl ToString, is: impl ToString) -> Text {
    text!("lock-field", field, was = was.to_string(), is = is.to_string())
}

/// The attempt and the printed location of a puzzle: everything in a lock but the puzzle itself.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleLocation {
    number: u32,
    attempt: Option<u32>,
    page: u32,
    answer_page: Option<u32>,
}

impl PuzzleLocation {
    /// Returns the location in a lock.
    pub fn locked(puzzle: &LockedPuzzle) -> PuzzleLocation {
        PuzzleLocation {
            number: puzzle.number,
            attempt: puzzle.attempt,
            page: puzzle.page,
            answer_page: puzzle.answer_page,
        }
    }

    /// Returns the location in the rebuilt book.
    fn rebuilt((puzzle, printed): (&BookPuzzle, &PuzzlePages)) -> PuzzleLocation {
        PuzzleLocation {
            number: puzzle.number,
            attempt: puzzle.code.as_ref().map(|code| code.attempt),
            page: printed.page,
            answer_page: printed.answer_page,
        }
    }
}

/// The PDFs of a book, and the data to compare them with.
pub struct Comparison<'a> {
    /// The lock of the book. Its puzzles are not used.
    pub lock: &'a Lock,
    /// The location of each puzzle in the lock; the puzzles themselves are those of the book.
    pub places: &'a [PuzzleLocation],
    /// The rebuilt book.
    pub book: &'a Book,
    /// The pages of the book.
    pub layout: &'a BookLayout<'a>,
    /// The PDF of the book, followed by that of the answers if they are separate.
    pub pdfs: &'a [BookPdf<'a>],
}

impl Comparison<'_> {
    /// Compares the PDFs with the rebuilt ones, and reads their grids.
    pub fn run(&self, findings: &mut Findings) {
        let before = findings.differences.len();
        let pdfs = self.pdfs.iter().enumerate();
        let unexplained: Vec<Text> =
            pdfs.filter_map(|(index, pdf)| self.bytes(index, pdf, findings)).collect();
        self.read_back(findings);
        // The report of a file in which no difference was found requires that nothing else was found.
        if findings.differences.len() == before {
            findings.differences.extend(unexplained);
        }
        let differs = self.pdfs.iter().any(|pdf| pdf.rebuilt.is_some());
        if differs && findings.differences.len() == before {
            let version = self.lock.gridpress.as_str();
            findings.warnings.push(text!("pages-not-compared", version, own = VERSION));
        }
    }

    /// Compares a PDF with the hash in the lock and with the rebuilt PDF. Returns a line about a file of this version
    /// with other bytes in which no difference was found.
    fn bytes(&self, index: usize, pdf: &BookPdf, findings: &mut Findings) -> Option<Text> {
        let name = pdf.name;
        let is_locked =
            self.lock.output.get(index).is_some_and(|output| output.sha256 == sha256(pdf.bytes));
        // Identical bytes prove everything at once, and no page needs to be compared.
        let Some(rebuilt) = pdf.rebuilt else {
            if is_locked {
                findings.proved.push(text!("proved-bytes", file = name));
            } else {
                findings.differ(name, text!("hash-differs"))
            }
            return None;
        };
        let (pages, lines) = match self.compared(index, pdf, rebuilt) {
            Ok(compared) => compared,
            Err(error) => {
                findings.differ(name, text!("unreadable-pdf", why = error.to_string()));
                return None;
            }
        };
        let is_explained = !lines.is_empty();
        for (page, what) in lines {
            findings.differ(
                name,
                match page {
                    Some(page) => text!("on-page", page, what),
                    None => what,
                },
            );
        }
        let of_version = &self.lock.gridpress;
        if of_version == VERSION {
            return (!is_explained)
                .then(|| text!("of-file", file = name, what = text!("seen-the-same")));
        }
        if !is_locked {
            findings.differ(name, text!("not-of-lock"));
        }
        if !pdf.is_untouched {
            findings.differ(name, text!("rewritten", version = of_version.as_str()));
        }
        let recorded = self.locked_pages(index).filter(|recorded| pages != *recorded as usize);
        if let Some(recorded) = recorded {
            findings.differ(name, text!("pages-of-lock", pages, recorded));
        }
        None
    }

    /// Returns the number of pages of a PDF in the lock, if its pages are not imposed on sheets.
    fn locked_pages(&self, index: usize) -> Option<u32> {
        match (index, &self.book.spec.imposition) {
            (_, Some(_)) => None,
            (0, None) => Some(self.lock.pages),
            (_, None) => self.lock.answers_pages,
        }
    }

    /// Returns the number of pages of a PDF, and its differences from the rebuilt one.
    fn compared(
        &self,
        index: usize,
        pdf: &BookPdf,
        rebuilt: &[u8],
    ) -> Result<(usize, Vec<PageLine>), ReadError> {
        let (document, roles): (_, &[GridRole]) = match (index, &self.layout.answers) {
            (1, Some(answers)) => (answers, &[GridRole::Answer]),
            (_, Some(_)) => (&self.layout.book, &[GridRole::Puzzle]),
            (_, None) => (&self.layout.book, &[GridRole::Puzzle, GridRole::Answer]),
        };
        let sheets = self.book.spec.imposition.as_ref().map(|imposition| {
            ImpositionPlan::new(imposition, &document.paper, document.len()).impose(document)
        });
        let document = sheets.as_ref().unwrap_or(document);
        let versions = [VERSION, &self.lock.gridpress];
        let comparison = PdfComparison::of(pdf.bytes, rebuilt, document, versions)?;
        let lines = if self.lock.gridpress == VERSION {
            comparison.all()?
        } else {
            let codes = self.wrong_codes(comparison.file(), roles)?.into_iter();
            comparison.of_any_layout()?.into_iter().chain(codes.map(|line| (None, line))).collect()
        };
        Ok((comparison.file().pages(), lines))
    }
}
