//! A batch of numbered puzzles, printed or written to an archive.

use super::{
    CHUNK, MAX_EXCLUDED, OutputStyle, PuzzleOrigin, out_of_reach_failure, report_undecided,
};
use crate::Result;
use crate::cli::console::{Console, print_output};
use crate::cli::files::Disk;
use crate::cli::puzzle_output::{OutputPuzzle, PuzzleWriter, write_archive};
use gridpress_engine::generate::{
    AcceptedPuzzle, Address, Code, Generator, OutOfReach, ReachError, Target, batch,
};
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_engine::rating::RaterCache;
use gridpress_ground::parallel;
use gridpress_press::Manifest;
use indicatif::ProgressBar;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;

/// Puzzles of one seed and one target, numbered from 1.
pub(super) struct PuzzleBatch {
    pub(super) generator: Generator,
    pub(super) target: Target,
    pub(super) section: String,
    /// The canonical forms to exclude.
    pub(super) excluded: BTreeSet<CanonicalForm>,
    pub(super) style: OutputStyle,
}

impl PuzzleBatch {
    /// Returns raters for puzzles that are printed, with times if these are printed too.
    fn raters(&self) -> RaterCache {
        let mut raters = self.generator.revision.raters();
        // Times cost further work for each puzzle, and only records show them.
        raters.set_timed(self.style.has_records);
        raters
    }

    /// Prints the puzzles with these numbers.
    ///
    /// # Errors
    /// If one is out of reach. Those before it are printed, and with `best` the nearest one too.
    pub(super) fn write(
        &self,
        numbers: RangeInclusive<u32>,
        best: bool,
        writer: &mut PuzzleWriter,
        bar: &ProgressBar,
        console: &Console,
    ) -> Result<()> {
        let first = *numbers.start();
        let (puzzles, failure) = self.generate_all(numbers, bar, console);
        let texts = writer.text(&puzzles)?;
        bar.suspend(|| print_output(&texts))?;
        let Some(failure) = failure else {
            return Ok(());
        };
        bar.finish_and_clear();
        let best = failure.best.as_ref().filter(|_| best);
        if let Some(best) = best {
            let best = self.output(best, first + puzzles.len() as u32, true, &mut self.raters());
            print_output(&writer.text(&[best])?)?;
        }
        print_output(writer.footer())?;
        Err(out_of_reach_failure(&self.target, &failure, best.is_some()))
    }

    /// Generates the puzzles with these numbers; the failure is that of the first one out of reach, which is the end.
    fn generate_all(
        &self,
        numbers: RangeInclusive<u32>,
        bar: &ProgressBar,
        console: &Console,
    ) -> (Vec<OutputPuzzle>, Option<OutOfReach>) {
        let numbers: Vec<u32> = numbers.collect();
        let (accepted, failure) = batch(
            numbers.len(),
            || self.raters(),
            |at, raters| {
                let accepted = self.generate(numbers[at], raters);
                bar.inc(1);
                accepted
            },
        );
        bar.suspend(|| report_undecided(&accepted, console));
        let accepted: Vec<_> = numbers.into_iter().zip(&accepted).collect();
        let puzzles = parallel::map_with(
            &accepted,
            || self.raters(),
            |raters, &(number, accepted)| self.output(accepted, number, false, raters),
        );
        (puzzles, failure)
    }

    fn address(&self, index: u32) -> Address {
        Address { section: self.section.clone(), index }
    }

    /// Generates the puzzle with that number.
    fn generate(&self, number: u32, raters: &mut RaterCache) -> Result<AcceptedPuzzle, OutOfReach> {
        let address = self.address(number);
        let mut from = 0;
        for _ in 0..=MAX_EXCLUDED {
            let accepted = (self.generator).generate_from(&self.target, &address, from, raters)?;
            if self.excluded.is_empty()
                || !self.excluded.contains(&canonical::canonical_form(&accepted.puzzle))
            {
                return Ok(accepted);
            }
            // The stream of attempts goes on, so that the next puzzle has a code like any other.
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

    /// Returns the puzzle with that number as it is written; `best` if it is only the nearest to the target.
    fn output(
        &self,
        accepted: &AcceptedPuzzle,
        number: u32,
        best: bool,
        raters: &mut RaterCache,
    ) -> OutputPuzzle {
        let (revision, recipe) = (self.generator.revision, &self.target.recipe);
        let code = Code { best, ..Code::of(accepted, revision, recipe, self.address(number)) };
        let (code, seed) = (code.to_string(), Some(&*self.generator.seed));
        let origin = PuzzleOrigin { number: Some(number), code: &code, seed };
        self.style.output(revision, &recipe.removal, accepted, &origin, raters)
    }

    /// Writes the puzzles with these numbers to an archive, with a manifest.
    ///
    /// # Errors
    /// If one is out of reach; nothing is written then.
    pub(super) fn pack(
        &self,
        numbers: RangeInclusive<u32>,
        path: &Path,
        disk: &Disk,
        console: &Console,
    ) -> Result<()> {
        let (first, last) = (*numbers.start(), *numbers.end());
        let bar = console.progress(u64::from(last - first) + 1, "puzzles");
        let mut puzzles = Vec::new();
        for start in numbers.step_by(CHUNK) {
            let end = start + (last - start).min(CHUNK as u32 - 1);
            let (more, failure) = self.generate_all(start..=end, &bar, console);
            puzzles.extend(more);
            if let Some(failure) = failure {
                return Err(out_of_reach_failure(&self.target, &failure, false));
            }
        }
        bar.finish_and_clear();
        write_archive(self.style.format, puzzles, Manifest::of(Vec::new()), path, disk, console)
    }
}
