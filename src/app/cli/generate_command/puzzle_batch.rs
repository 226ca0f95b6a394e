//! A batch of numbered puzzles, printed or written to an archive.

use super::{
    CHUNK, MAX_EXCLUDED, OutputStyle, PuzzleOrigin, PuzzleText, join_texts, out_of_reach_failure,
    report_leftovers,
};
use crate::cli::console::{Console, counted, print_output};
use crate::cli::files::Disk;
use gridpress_base::diag::Failure;
use gridpress_engine::generate::{
    AcceptedPuzzle, Address, Code, Generator, OutOfReach, ReachError, Recipe, Target, batch,
};
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_engine::rating::RaterCache;
use gridpress_engine::{CsvColumns, PuzzleRecord, parallel};
use gridpress_press::{self as press, Manifest};
use indicatif::ProgressBar;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;

/// A puzzle of an archive and the text of its file.
type ArchiveEntry = (PuzzleRecord, String);

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
        raters.set_timed(self.style.has_records());
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
        columns: &mut Option<CsvColumns>,
        bar: &ProgressBar,
        console: &Console,
    ) -> Result<(), Failure> {
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
        bar.suspend(|| report_leftovers(&accepted, console));
        let accepted: Vec<_> = numbers.iter().copied().zip(&accepted).collect();
        let texts = parallel::try_map_with(
            &accepted,
            || self.raters(),
            |raters, &(number, accepted)| self.text(accepted, number, false, raters),
        );
        let texts = join_texts(texts?, columns);
        bar.suspend(|| print_output(&texts))?;
        let Some(failure) = failure else {
            return Ok(());
        };
        bar.finish_and_clear();
        let best = failure.best.as_ref().filter(|_| best);
        if let Some(best) = best {
            let number = numbers[accepted.len()];
            let best = self.text(best, number, true, &mut self.raters())?;
            print_output(&join_texts(vec![best], columns))?;
        }
        print_output(self.style.format.footer())?;
        Err(out_of_reach_failure(&self.target, &failure, best.is_some()))
    }

    pub(super) fn address(&self, index: u32) -> Address {
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
    ) -> Result<PuzzleText, Failure> {
        let code = self.code(accepted, number, best);
        let origin = self.origin(number, &code);
        let removal = &self.target.recipe.removal;
        (self.style).show(self.generator.revision, removal, accepted, &origin, raters)
    }

    fn origin<'a>(&'a self, number: u32, code: &'a str) -> PuzzleOrigin<'a> {
        PuzzleOrigin { number: Some(number), code, seed: Some(&self.generator.seed) }
    }

    /// Returns the code that reproduces a puzzle; `best` if it is only the nearest to the target.
    pub(super) fn code(&self, accepted: &AcceptedPuzzle, number: u32, best: bool) -> String {
        let code = Code {
            revision: self.generator.revision,
            recipe: Recipe {
                // Without a finishing pass, it is the puzzle of a single pass.
                finish: accepted.minimality.finished > 0,
                ..self.target.recipe.clone()
            },
            address: self.address(number),
            attempt: accepted.attempt,
            best,
        };
        code.to_string()
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
    ) -> Result<(), Failure> {
        let (first, last) = (*numbers.start(), *numbers.end());
        let bar = console.progress(u64::from(last - first) + 1, "puzzles");
        let mut entries: Vec<ArchiveEntry> = Vec::new();
        for start in numbers.step_by(CHUNK) {
            let end = start + (last - start).min(CHUNK as u32 - 1);
            entries.extend(self.archive_entries(start..=end, console)?);
            bar.set_position(entries.len() as u64);
        }
        bar.finish_and_clear();
        let (puzzles, texts): (Vec<_>, Vec<_>) = entries.into_iter().unzip();
        let (count, format) = (puzzles.len(), self.style.format);
        let archive = press::pack(Manifest::of(puzzles), texts, format);
        disk.place(&[(path.to_owned(), archive)])?;
        let (path, puzzles) = (path.display(), counted(count, "puzzle"));
        console.note(&format!("{path}: {puzzles} as {format}, and manifest.json"));
        Ok(())
    }

    fn archive_entries(
        &self,
        numbers: RangeInclusive<u32>,
        console: &Console,
    ) -> Result<Vec<ArchiveEntry>, Failure> {
        let revision = self.generator.revision;
        let numbers: Vec<u32> = numbers.collect();
        let (accepted, failure) = batch(
            numbers.len(),
            || revision.raters(),
            |at, raters| self.generate(numbers[at], raters),
        );
        if let Some(failure) = failure {
            return Err(out_of_reach_failure(&self.target, &failure, false));
        }
        report_leftovers(&accepted, console);
        let accepted: Vec<(u32, &AcceptedPuzzle)> = numbers.into_iter().zip(&accepted).collect();
        let entries = |raters: &mut RaterCache, &(number, accepted): &(u32, &AcceptedPuzzle)| {
            let text = self.text(accepted, number, false, raters)?;
            let code = self.code(accepted, number, false);
            let origin = self.origin(number, &code);
            let record = self.style.record(revision, accepted, &origin, raters);
            Ok((record, self.style.file_text(text)))
        };
        parallel::try_map_with(&accepted, || revision.raters(), entries)
    }
}
