//! Making books: from a spec and a seed, or again from what a lock has kept.

use crate::duplicates;
use crate::generation::{Made, Maker, Progress, brought, target};
use crate::memory::Memory;
use crate::reports::{no_grid, other_labels, without_registry};
use crate::types::{Book, Earlier, address};
use gridpress_base::diag::Failure;
use gridpress_engine::generate::{Generator, Target};
use gridpress_engine::parallel;
use gridpress_engine::rating::Rating;
use gridpress_spec::BookSpec;

/// The attempt and rating of a puzzle, as a lock keeps them.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// The attempt that was accepted, from 0.
    pub attempt: u32,
    /// How hard the puzzle was found to be; `None` where this program does not know the technique.
    pub rating: Option<Rating>,
}

/// What a book is made with, beside its spec and its seed.
#[derive(Clone, Copy)]
pub struct Means<'a> {
    /// What is known from earlier versions of the book.
    pub memory: &'a Memory,
    /// The volumes before it, of a book in a registry.
    pub earlier: Option<&'a dyn Earlier>,
    /// Told of every puzzle.
    pub progress: Progress<'a>,
}

impl Book {
    /// Makes every puzzle of `spec` with `seed`, on all threads of the current pool.
    ///
    /// # Errors
    /// With [`Exit::Budget`](gridpress_base::diag::Exit::Budget) when a section asks for puzzles that cannot be found; with [`Exit::Input`](gridpress_base::diag::Exit::Input) for a book in a
    /// registry, whose earlier volumes [`Book::make_with`] takes.
    pub fn make(spec: BookSpec, seed: &str, progress: Progress) -> Result<Book, Failure> {
        let means = Means { memory: &Memory::default(), earlier: None, progress };
        Book::make_with(spec, seed, &means)
    }

    /// Makes every puzzle of `spec` with `seed`: sooner where the memory knows them from an earlier version, and none that
    /// an earlier volume has.
    ///
    /// # Errors
    /// As [`Book::make`], and where the earlier volumes cannot be read.
    pub fn make_with(mut spec: BookSpec, seed: &str, means: &Means) -> Result<Book, Failure> {
        let &Means { memory, earlier, progress } = means;
        if let (Some(registry), None) = (&spec.series.registry, earlier) {
            return Err(without_registry(&spec, registry));
        }
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        let maker = Maker { generator: &generator, spec: &spec, memory };
        for at in 0..spec.sections.len() {
            sections.push(maker.draw(at, progress)?);
        }
        let warnings = duplicates::part(&maker, earlier, &mut sections)?;
        let mut book = Book::number(spec, generator, memory, sections);
        book.warnings = warnings;
        book.warnings.extend(other_labels(&book));
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
        kept: &[Vec<Kept>],
        progress: Progress,
    ) -> Result<Book, Failure> {
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        for (at, (section, kept)) in spec.sections.iter().zip(kept).enumerate() {
            let mut drawn = match target(section) {
                None => brought(section),
                Some(Target { recipe, .. }) => {
                    let kept: Vec<_> = kept.iter().enumerate().collect();
                    let work = |&(index, Kept { attempt, .. }): &(usize, &Kept)| {
                        let made =
                            generator.try_attempt(recipe, &address(section, index), *attempt);
                        progress(Made { section: at, tried: 1 });
                        made.ok_or_else(|| no_grid(&spec, section, index))
                    };
                    parallel::try_map(&kept, work)?
                }
            };
            for (accepted, kept) in drawn.iter_mut().zip(kept) {
                accepted.rating = kept.rating;
            }
            sections.push(drawn);
        }
        Ok(Book::number(spec, generator, &Memory::default(), sections))
    }
}
