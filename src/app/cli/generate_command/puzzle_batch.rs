//! A batch of numbered puzzles, written to standard output or into an archive.

use super::{CHUNK, MOST_UNLIKE, Style, out_of_reach, say_leftovers};
use crate::cli::console::{Talk, answer, counted};
use crate::cli::files::Disk;
use gridpress_base::diag::Failure;
use gridpress_engine::generate::{
    AcceptedPuzzle, Address, Code, Generator, Levels, OutOfReach, ReachError, Recipe, Target, batch,
};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::canonical::{self, Form};
use gridpress_engine::rating::RaterCache;
use gridpress_press::{self as press, Manifest, ManifestPuzzle};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;

/// A puzzle of an archive, and the text of its file.
type Packed = (ManifestPuzzle, String);

/// The puzzles of a seed that are made alike, each with its number from 1.
pub(super) struct Series {
    pub(super) generator: Generator,
    pub(super) target: Target,
    pub(super) section: String,
    /// The forms that none of them may have.
    pub(super) unlike: BTreeSet<Form>,
    pub(super) style: Style,
}

impl Series {
    /// Writes the puzzles with these numbers.
    ///
    /// # Errors
    /// When one is out of reach. Those before it are written, and with `best` the nearest to it.
    pub(super) fn write(
        &self,
        numbers: RangeInclusive<u32>,
        best: bool,
        talk: &Talk,
    ) -> Result<(), Failure> {
        let revision = self.generator.revision;
        let numbers: Vec<u32> = numbers.collect();
        let (made, out) =
            batch(revision, numbers.len(), |at, raters| self.accepted(numbers[at], raters));
        say_leftovers(&made, talk);
        let made: Vec<_> = numbers.iter().copied().zip(&made).collect();
        let texts = parallel::try_map_with(
            &made,
            || revision.raters(),
            |raters, &(number, accepted)| self.text(accepted, number, false, raters),
        );
        answer(&texts?.concat())?;
        let Some(out) = out else {
            return Ok(());
        };
        let best = out.best.as_ref().filter(|_| best);
        if let Some(best) = best {
            let number = numbers[made.len()];
            answer(&self.text(best, number, true, &mut revision.raters())?)?;
        }
        answer(self.style.format.tail())?;
        Err(out_of_reach(&self.target, &out, best.is_some()))
    }

    pub(super) fn address(&self, index: u32) -> Address {
        Address { section: self.section.clone(), index }
    }

    /// The puzzle with that number.
    fn accepted(&self, number: u32, raters: &mut RaterCache) -> Result<AcceptedPuzzle, OutOfReach> {
        let address = self.address(number);
        let mut from = 0;
        for _ in 0..=MOST_UNLIKE {
            let accepted = (self.generator).generate_from(&self.target, &address, from, raters)?;
            if self.unlike.is_empty() || !self.unlike.contains(&canonical::form(&accepted.puzzle)) {
                return Ok(accepted);
            }
            from = accepted.attempt + 1;
        }
        Err(OutOfReach {
            reason: ReachError::Excluded,
            attempts: from,
            in_band: 0,
            most_removed: 0,
            best: None,
        })
    }

    fn text(
        &self,
        accepted: &AcceptedPuzzle,
        number: u32,
        best: bool,
        raters: &mut RaterCache,
    ) -> Result<String, Failure> {
        let code = self.code(accepted, number, best);
        let removal = &self.target.recipe.removal;
        (self.style).show(self.generator.revision, removal, accepted, &code, raters)
    }

    /// The code that makes a puzzle again; `best` where it is only the nearest to what was wanted.
    pub(super) fn code(&self, accepted: &AcceptedPuzzle, number: u32, best: bool) -> String {
        let code = Code {
            revision: self.generator.revision,
            recipe: Recipe {
                // Where nothing was left to finish it is the puzzle of a pass alone.
                finish: accepted.minimality.finished > 0,
                ..self.target.recipe.clone()
            },
            address: self.address(number),
            attempt: accepted.attempt,
            best,
        };
        code.to_string()
    }

    /// Writes the puzzles with these numbers into an archive, with a manifest of them.
    ///
    /// # Errors
    /// When one is out of reach; nothing is written then.
    pub(super) fn pack(
        &self,
        numbers: RangeInclusive<u32>,
        path: &Path,
        disk: &Disk,
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
        disk.place(&[(path.to_owned(), archive)])?;
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
        let made: Vec<(u32, &AcceptedPuzzle)> = numbers.into_iter().zip(&made).collect();
        let packed = |raters: &mut RaterCache, &(number, accepted): &(u32, &AcceptedPuzzle)| {
            let text = self.text(accepted, number, false, raters)?;
            let (head, tail) = (self.style.head(), self.style.format.tail());
            let entry = self.entry(accepted, number, raters);
            Ok((entry, format!("{head}{text}{tail}")))
        };
        parallel::try_map_with(&made, || revision.raters(), packed)
    }

    /// What the manifest tells of a puzzle.
    fn entry(
        &self,
        accepted: &AcceptedPuzzle,
        number: u32,
        raters: &mut RaterCache,
    ) -> ManifestPuzzle {
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
