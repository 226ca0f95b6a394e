//! Made puzzles as an archive, each in a file of its own.

use super::{CHUNK, Series, out_of_reach, say_leftovers};
use crate::cli::files;
use crate::cli::talk::{Talk, counted};
use gridpress_base::diag::Failure;
use gridpress_engine::generate::{Accepted, Levels, batch};
use gridpress_engine::parallel;
use gridpress_engine::rating::Raters;
use gridpress_press::{self as press, Manifest, ManifestPuzzle};
use std::ops::RangeInclusive;
use std::path::Path;

/// A puzzle of an archive, and the text of its file.
type Packed = (ManifestPuzzle, String);

impl Series {
    /// Writes the puzzles with these numbers into an archive, with a manifest of them.
    ///
    /// # Errors
    /// When one is out of reach; nothing is written then.
    pub(super) fn pack(
        &self,
        numbers: RangeInclusive<u32>,
        path: &Path,
        talk: &Talk,
    ) -> Result<(), Failure> {
        let (first, last) = (*numbers.start(), *numbers.end());
        let bar = talk.progress(u64::from(last - first) + 1, "puzzles");
        let mut packed: Vec<Packed> = Vec::new();
        for start in numbers.step_by(CHUNK) {
            let end = start + (last - start).min(CHUNK as u32 - 1);
            packed.extend(self.packed(start..=end, talk)?);
            bar.set_position(packed.len() as u64);
        }
        bar.finish_and_clear();
        let (puzzles, texts): (Vec<_>, Vec<_>) = packed.into_iter().unzip();
        let (count, format) = (puzzles.len(), self.style.format);
        let archive = press::pack(Manifest::of(puzzles), texts, format);
        files::place(&[(path.to_owned(), archive)])?;
        let (path, puzzles) = (path.display(), counted(count, "puzzle"));
        talk.say(&format!("{path}: {puzzles} as {format}, and manifest.json"));
        Ok(())
    }

    fn packed(&self, numbers: RangeInclusive<u32>, talk: &Talk) -> Result<Vec<Packed>, Failure> {
        let revision = self.generator.revision;
        let numbers: Vec<u32> = numbers.collect();
        let (made, out) =
            batch(revision, numbers.len(), |at, raters| self.accepted(numbers[at], raters));
        if let Some(out) = out {
            return Err(out_of_reach(&self.target, &out, false));
        }
        say_leftovers(&made, talk);
        let made: Vec<(u32, &Accepted)> = numbers.into_iter().zip(&made).collect();
        let packed = |raters: &mut Raters, &(number, accepted): &(u32, &Accepted)| {
            let text = self.text(accepted, number, false, raters)?;
            let (head, tail) = (self.style.head(), self.style.format.tail());
            let entry = self.entry(accepted, number, raters);
            Ok((entry, format!("{head}{text}{tail}")))
        };
        parallel::try_map_with(&made, || revision.raters(), packed)
    }

    /// What the manifest tells of a puzzle.
    fn entry(&self, accepted: &Accepted, number: u32, raters: &mut Raters) -> ManifestPuzzle {
        let puzzle = &accepted.puzzle;
        let rating = accepted.rating(raters);
        let levels = Levels::of(self.generator.revision);
        let level = levels.level_of(puzzle.shape.kind(), &rating);
        ManifestPuzzle {
            code: Some(self.code(accepted, number, false)),
            ..ManifestPuzzle::new(number, puzzle, level, &rating, self.style.solution)
        }
    }
}
