//! The registry of a series: one file that knows the puzzles of all its volumes, so that none has one of those before it.
//!
//! It is a database of SQLite: one file that is changed whole or not at all, also when a run is killed, and that any
//! program can open. Books are made from what stands before them, and recorded once they are written.

mod claim;
mod file;
#[cfg(test)]
mod tests;

use super::lock::Lock;
pub use claim::{Before, Claim, Repeats};
pub use file::{Entry, Registry};
use gridpress_base::hash::{hex, of_fields, sha256};
use gridpress_book::Book;
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::puzzle::canonical::{self, Form};
use sha2::{Digest, Sha256};

/// The hash of a puzzle's form, by which it is known in every dress: half of a SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Print([u8; 16]);

impl Print {
    /// That of a form.
    pub fn of(form: &Form) -> Print {
        let whole = of_fields("gridpress registry", &[("form", &form.to_string())]);
        let (half, _) = whole.split_at(16);
        Print(half.try_into().expect("half of 32 bytes"))
    }

    /// In hexadecimal.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }
}

/// A puzzle of a volume.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its number through the book.
    pub number: u32,
    /// The label that it has there.
    pub level: String,
    /// The hash of its form.
    pub print: Print,
}

/// What a registry keeps of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volume {
    /// The title of the book.
    pub title: String,
    /// SHA-256 of its lock, without the cover that it may have.
    pub lock: String,
    /// Its puzzles, by rising numbers.
    pub puzzles: Vec<Held>,
}

impl Volume {
    /// A book, whose lock has that text.
    pub fn of_book(book: &Book, lock: &str) -> Volume {
        let puzzles = book.puzzles();
        let puzzles = puzzles.map(|one| (one.number, one.level.to_string(), &one.puzzle));
        Volume {
            title: book.spec.title.clone(),
            lock: sha256(lock.as_bytes()),
            puzzles: held(puzzles.collect()),
        }
    }

    /// The book of a lock, which has that text and was proved: every puzzle has the solution that stands beside it.
    ///
    /// # Errors
    /// Why a puzzle of the lock is none, with its number.
    pub fn of_lock(lock: &Lock, text: &str) -> Result<Volume, String> {
        let puzzle = |one: &super::lock::LockedPuzzle| {
            let puzzle = one.puzzle().map_err(|why| format!("puzzle {}: {why}", one.number))?;
            Ok::<_, String>((one.number, one.level.clone(), puzzle))
        };
        let puzzles = lock.puzzle.iter().map(puzzle).collect::<Result<Vec<_>, _>>()?;
        let puzzles = puzzles.iter();
        let puzzles = puzzles.map(|(number, level, puzzle)| (*number, level.clone(), puzzle));
        let title = lock.spec.get("title").and_then(|title| title.as_str());
        Ok(Volume {
            title: title.unwrap_or_default().to_owned(),
            lock: lock.hash(text),
            puzzles: held(puzzles.collect()),
        })
    }

    /// A volume of which nothing is known but that there is one.
    pub fn unknown(title: &str) -> Volume {
        Volume { title: title.to_owned(), lock: String::new(), puzzles: Vec::new() }
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
        for held in &self.puzzles {
            text(&held.number.to_string());
            text(&held.level);
            text(&held.print.hex());
        }
        hash.finalize().to_vec()
    }

    /// SHA-256 of the puzzles: the same for two books with the same puzzles under the same numbers.
    fn digest(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        for held in &self.puzzles {
            hash.update(held.number.to_le_bytes());
            hash.update(held.print.0);
        }
        hash.finalize().to_vec()
    }
}

/// The puzzles as they are kept, by rising numbers.
fn held(puzzles: Vec<(u32, String, &Puzzle)>) -> Vec<Held> {
    let mut held = parallel::map(&puzzles, |(number, level, puzzle)| Held {
        number: *number,
        level: level.clone(),
        print: Print::of(&canonical::form(puzzle)),
    });
    held.sort_by_key(|held| held.number);
    held
}
