//! Making books: from a spec and a seed, or again from what a lock has kept.

use crate::build_cache::BuildCache;
use crate::duplicates;
use crate::generation::{Progress, PuzzleGenerator, PuzzleProgress, supplied, target};
use crate::reports::{label_mismatches, no_grid, without_registry};
use crate::types::{Book, PriorVolumes, address};
use gridpress_base::diag::Failure;
use gridpress_engine::generate::{Generator, Target};
use gridpress_engine::parallel;
use gridpress_engine::rating::Rating;
use gridpress_spec::BookSpec;

/// The attempt and rating of a puzzle, as a lock keeps them.
#[derive(Clone, Copy, Debug)]
pub struct StoredAttempt {
    /// The attempt that was accepted, from 0.
    pub attempt: u32,
    /// How hard the puzzle was found to be; `None` where this program does not know the technique.
    pub rating: Option<Rating>,
}

/// What a book is made with, beside its spec and its seed.
#[derive(Clone, Copy)]
pub struct BuildOptions<'a> {
    /// What is known from earlier versions of the book.
    pub cache: &'a BuildCache,
    /// The volumes before it, of a book in a registry.
    pub prior_volumes: Option<&'a dyn PriorVolumes>,
    /// Told of every puzzle.
    pub progress: Progress<'a>,
}

impl Book {
    /// Makes every puzzle of `spec` with `seed`, on all threads of the current pool.
    ///
    /// # Errors
    /// With [`Exit::Budget`](gridpress_base::diag::Exit::Budget) when a section asks for puzzles that cannot be found; with [`Exit::Input`](gridpress_base::diag::Exit::Input) for a book in a
    /// registry, whose prior_volumes volumes [`Book::make_with`] takes.
    pub fn make(spec: BookSpec, seed: &str, progress: Progress) -> Result<Book, Failure> {
        let options = BuildOptions { cache: &BuildCache::default(), prior_volumes: None, progress };
        Book::make_with(spec, seed, &options)
    }

    /// Makes every puzzle of `spec` with `seed`: sooner where the memory knows them from an earlier version, and none that
    /// an earlier volume has.
    ///
    /// # Errors
    /// As [`Book::make`], and where the prior_volumes volumes cannot be read.
    pub fn make_with(
        mut spec: BookSpec,
        seed: &str,
        options: &BuildOptions,
    ) -> Result<Book, Failure> {
        let &BuildOptions { cache, prior_volumes, progress } = options;
        if let (Some(registry), None) = (&spec.series.registry, prior_volumes) {
            return Err(without_registry(&spec, registry));
        }
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        let maker = PuzzleGenerator { generator: &generator, spec: &spec, cache };
        for at in 0..spec.sections.len() {
            sections.push(maker.draw_section(at, progress)?);
        }
        let warnings = duplicates::redraw_duplicates(&maker, prior_volumes, &mut sections)?;
        let mut book = Book::number(spec, generator, cache, sections);
        book.warnings = warnings;
        book.warnings.extend(label_mismatches(&book));
        Ok(book)
    }

    /// The book of `spec` from what a lock has kept of its puzzles, a list for each section: one fill and one removal a
    /// puzzle.
    ///
    /// # Errors
    /// With [`Exit::Budget`](gridpress_base::diag::Exit::Budget) when no full grid of a section's kind is found.
    pub fn remake(
        mut spec: BookSpec,
        seed: &str,
        stored: &[Vec<StoredAttempt>],
        progress: Progress,
    ) -> Result<Book, Failure> {
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        for (at, (section, stored)) in spec.sections.iter().zip(stored).enumerate() {
            let mut drawn = match target(section) {
                None => supplied(section),
                Some(Target { recipe, .. }) => {
                    let stored: Vec<_> = stored.iter().enumerate().collect();
                    let work =
                        |&(index, StoredAttempt { attempt, .. }): &(usize, &StoredAttempt)| {
                            let made =
                                generator.try_attempt(recipe, &address(section, index), *attempt);
                            progress(PuzzleProgress { section: at, tried: 1 });
                            made.ok_or_else(|| no_grid(&spec, section, index))
                        };
                    parallel::try_map(&stored, work)?
                }
            };
            for (accepted, stored) in drawn.iter_mut().zip(stored) {
                accepted.rating = stored.rating;
            }
            sections.push(drawn);
        }
        Ok(Book::number(spec, generator, &BuildCache::default(), sections))
    }
}
