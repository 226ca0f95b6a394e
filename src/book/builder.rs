//! Building of books from a spec and a seed, or again from the attempts that a lock stores.

use crate::build_cache::BuildCache;
use crate::duplicates;
use crate::generation::{Progress, PuzzleGenerator, PuzzleProgress, supplied, target};
use crate::reports::{label_mismatches, no_grid, without_registry};
use crate::types::{Book, PriorVolumes, address};
use gridpress_bookspec::BookSpec;
use gridpress_engine::generate::{Generator, Target};
use gridpress_engine::rating::Rating;
use gridpress_ground::parallel;
use gridpress_messages::diag::Failure;

/// The attempt and rating of a puzzle, as stored in a lock.
#[derive(Clone, Copy, Debug)]
pub struct StoredAttempt {
    /// The attempt that was accepted, from 0.
    pub attempt: u32,
    /// The rating of the puzzle; `None` if this program does not know the technique.
    pub rating: Option<Rating>,
}

/// Options for building a book, apart from its spec and seed.
#[derive(Clone, Copy)]
pub struct BuildOptions<'a> {
    /// Results from earlier versions of the book.
    pub cache: &'a BuildCache,
    /// The earlier volumes of the series, for a book in a registry.
    pub prior_volumes: Option<&'a dyn PriorVolumes>,
    /// Called for every generated puzzle.
    pub progress: Progress<'a>,
}

impl Book {
    /// Generates every puzzle of `spec` with `seed`, on all threads of the current pool.
    ///
    /// # Errors
    /// Fails with [`Exit::Budget`](gridpress_messages::diag::Exit::Budget) if a section requests puzzles that
    /// cannot be found, and with [`Exit::Input`](gridpress_messages::diag::Exit::Input) for a book in a registry: its
    /// earlier volumes are passed to [`Book::make_with`].
    pub fn make(spec: BookSpec, seed: &str, progress: Progress) -> Result<Book, Failure> {
        let options = BuildOptions { cache: &BuildCache::default(), prior_volumes: None, progress };
        Book::make_with(spec, seed, &options)
    }

    /// Generates every puzzle of `spec` with `seed`. Cached puzzles are reused, and puzzles of earlier volumes are
    /// avoided.
    ///
    /// # Errors
    /// Fails like [`Book::make`], and if the earlier volumes cannot be read.
    pub fn make_with(
        mut spec: BookSpec,
        seed: &str,
        options: &BuildOptions,
    ) -> Result<Book, Failure> {
        let &BuildOptions { cache, prior_volumes, progress } = options;
        if let (Some(registry), None) = (&spec.series.registry, prior_volumes) {
            // Without its registry, the book would be a different one.
            return Err(without_registry(&spec, registry));
        }
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        let maker = PuzzleGenerator { generator: &generator, spec: &spec, cache };
        // Section by section, so that the first section that cannot be filled is reported, whatever the threads do.
        for at in 0..spec.sections.len() {
            sections.push(maker.draw_section(at, progress)?);
        }
        // Afterwards, since all puzzles are drawn in parallel and only then can be compared.
        let warnings = duplicates::redraw_duplicates(&maker, prior_volumes, &mut sections)?;
        let mut book = Book::number(spec, generator, cache, sections);
        book.warnings = warnings;
        book.warnings.extend(label_mismatches(&book));
        Ok(book)
    }

    /// Rebuilds the book of `spec` from the attempts in `stored`, one list for each section. Each puzzle takes a single
    /// fill and removal.
    ///
    /// # Errors
    /// Fails with [`Exit::Budget`](gridpress_messages::diag::Exit::Budget) if no full grid of a section's kind is
    /// found.
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
                    parallel::try_map(&stored, |&(index, StoredAttempt { attempt, .. })| {
                        let made =
                            generator.try_attempt(recipe, &address(section, index), *attempt);
                        progress(PuzzleProgress { section: at, tried: 1 });
                        made.ok_or_else(|| no_grid(&spec, section, index))
                    })?
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
