//! The registry of a series: a file that records the puzzles of all its volumes, so that no volume repeats a puzzle of
//! an earlier one.
//!
//! It is an SQLite database: a single file that any program can open, and that is changed atomically even if a run is
//! killed. Books are generated from the earlier volumes, and recorded once they are written.

mod claim;
mod file;
#[cfg(test)]
mod tests;

use super::lock::Lock;
pub use claim::{Claim, PrecedingVolumes, RepeatedPuzzles};
pub use file::{Registry, VolumeEntry};
use gridpress_book::Book;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_ground::hash::{hex, of_fields, sha256};
use gridpress_ground::parallel;
use sha2::{Digest, Sha256};

/// The hash of a puzzle's canonical form, which identifies it under symmetry: half of a SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PuzzleHash([u8; 16]);

impl PuzzleHash {
    /// Returns the hash of a form.
    pub fn of(form: &CanonicalForm) -> PuzzleHash {
        let whole = of_fields("gridpress registry", &[("form", &form.to_string())]);
        // 128 bits are far more than any number of puzzles needs, and they halve the largest index of the file.
        let (half, _) = whole.split_at(16);
        PuzzleHash(half.try_into().expect("half of 32 bytes"))
    }

    /// Returns the hash in hexadecimal.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }
}

/// A puzzle of a volume.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VolumePuzzle {
    /// Its number in the book.
    pub number: u32,
    /// Its level in the book.
    pub level: String,
    /// The hash of its canonical form.
    pub hash: PuzzleHash,
}

/// The record of a book in a registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedVolume {
    /// The title of the book.
    pub title: String,
    /// The SHA-256 of its lock without the cover.
    pub lock: String,
    /// Its puzzles, in ascending order of number.
    pub puzzles: Vec<VolumePuzzle>,
}

impl RecordedVolume {
    /// Returns the record of a book with that text of its lock.
    pub fn of_book(book: &Book, lock: &str) -> RecordedVolume {
        let puzzles = book.puzzles().map(|one| (one.number, one.level.to_string(), &one.puzzle));
        RecordedVolume {
            title: book.spec.title.clone(),
            lock: sha256(lock.as_bytes()),
            puzzles: volume_puzzles(puzzles.collect()),
        }
    }

    /// Returns the record of the book of a verified lock with that text: every puzzle has the stated solution.
    ///
    /// # Errors
    /// The number of an invalid puzzle in the lock, and the reason.
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

    /// Returns the record of a volume of which only the title is known.
    pub fn unknown(title: &str) -> RecordedVolume {
        RecordedVolume { title: title.to_owned(), lock: String::new(), puzzles: Vec::new() }
    }

    /// Returns the SHA-256 of the whole record.
    fn seal(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        let mut text = |text: &str| {
            // With its length before each text, no two records give the same bytes by shifting characters between
            // fields.
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

    /// Returns the SHA-256 of the puzzles: equal for two books with the same puzzles under the same numbers.
    fn digest(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        for puzzle in &self.puzzles {
            hash.update(puzzle.number.to_le_bytes());
            hash.update(puzzle.hash.0);
        }
        hash.finalize().to_vec()
    }
}

/// Returns the puzzles for the record, in ascending order of number.
fn volume_puzzles(puzzles: Vec<(u32, String, &Puzzle)>) -> Vec<VolumePuzzle> {
    // Canonical forms take far longer than writing the file.
    let mut puzzles = parallel::map(&puzzles, |(number, level, puzzle)| VolumePuzzle {
        number: *number,
        level: level.clone(),
        hash: PuzzleHash::of(&canonical::canonical_form(puzzle)),
    });
    puzzles.sort_by_key(|puzzle| puzzle.number);
    puzzles
}
