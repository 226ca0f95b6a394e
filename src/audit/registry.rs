//! The registry of a series: one file that knows the puzzles of all its volumes, so that none has one of those before it.
//!
//! It is a database of SQLite: one file that is changed whole or not at all, also when a run is killed, and that any
//! program can open. Books are made from what stands before them, and recorded once they are written.

mod claim;
mod file;
#[cfg(test)]
mod tests;

use super::lock::Lock;
pub use claim::{Claim, PrecedingVolumes, RepeatedPuzzles};
pub use file::{Registry, VolumeEntry};
use gridpress_base::hash::{hex, of_fields, sha256};
use gridpress_book::Book;
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use sha2::{Digest, Sha256};

/// The hash of a puzzle's form, by which it is known in every dress: half of a SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PuzzleHash([u8; 16]);

impl PuzzleHash {
    /// That of a form.
    pub fn of(form: &CanonicalForm) -> PuzzleHash {
        let whole = of_fields("gridpress registry", &[("form", &form.to_string())]);
        let (half, _) = whole.split_at(16);
        PuzzleHash(half.try_into().expect("half of 32 bytes"))
    }

    /// In hexadecimal.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }
}

/// A puzzle of a volume.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VolumePuzzle {
    /// Its number through the book.
    pub number: u32,
    /// The label that it has there.
    pub level: String,
    /// The hash of its form.
    pub hash: PuzzleHash,
}

/// What a registry keeps of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedVolume {
    /// The title of the book.
    pub title: String,
    /// SHA-256 of its lock, without the cover that it may have.
    pub lock: String,
    /// Its puzzles, by rising numbers.
    pub puzzles: Vec<VolumePuzzle>,
}

impl RecordedVolume {
    /// A book, whose lock has that text.
    pub fn of_book(book: &Book, lock: &str) -> RecordedVolume {
        let puzzles = book.puzzles();
        let puzzles = puzzles.map(|one| (one.number, one.level.to_string(), &one.puzzle));
        RecordedVolume {
            title: book.spec.title.clone(),
            lock: sha256(lock.as_bytes()),
            puzzles: volume_puzzles(puzzles.collect()),
        }
    }

    /// The book of a lock, which has that text and was proved: every puzzle has the solution that stands beside it.
    ///
    /// # Errors
    /// Why a puzzle of the lock is none, with its number.
    pub fn of_lock(lock: &Lock, text: &str) -> Result<RecordedVolume, String> {
        let puzzle = |one: &super::lock::LockedPuzzle| {
            let puzzle = one.puzzle().map_err(|why| format!("puzzle {}: {why}", one.number))?;
            Ok::<_, String>((one.number, one.level.clone(), puzzle))
        };
        let puzzles = lock.puzzle.iter().map(puzzle).collect::<Result<Vec<_>, _>>()?;
        let puzzles = puzzles.iter();
        let puzzles = puzzles.map(|(number, level, puzzle)| (*number, level.clone(), puzzle));
        let title = lock.spec.get("title").and_then(|title| title.as_str());
        Ok(RecordedVolume {
            title: title.unwrap_or_default().to_owned(),
            lock: lock.hash(text),
            puzzles: volume_puzzles(puzzles.collect()),
        })
    }

    /// A volume of which nothing is known but that there is one.
    pub fn unknown(title: &str) -> RecordedVolume {
        RecordedVolume { title: title.to_owned(), lock: String::new(), puzzles: Vec::new() }
    }

    /// SHA-256 of everything that the registry keeps of it.
    fn seal(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        let mut text = |text: &str| {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        };
        text(&self.title);
        text(&self.lock);
        for puzzle in &self.puzzles {
            text(&puzzle.number.to_string());
            text(&puzzle.level);
            text(&puzzle.hash.hex());
        }
        hash.finalize().to_vec()
    }

    /// SHA-256 of the puzzles: the same for two books with the same puzzles under the same numbers.
    fn digest(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        for puzzle in &self.puzzles {
            hash.update(puzzle.number.to_le_bytes());
            hash.update(puzzle.hash.0);
        }
        hash.finalize().to_vec()
    }
}

/// The puzzles as they are kept, by rising numbers.
fn volume_puzzles(puzzles: Vec<(u32, String, &Puzzle)>) -> Vec<VolumePuzzle> {
    let mut puzzles = parallel::map(&puzzles, |(number, level, puzzle)| VolumePuzzle {
        number: *number,
        level: level.clone(),
        hash: PuzzleHash::of(&canonical::canonical_form(puzzle)),
    });
    puzzles.sort_by_key(|puzzle| puzzle.number);
    puzzles
}
