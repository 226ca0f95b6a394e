//! Generation in shares: other workers search for the puzzles of a book, and only tell at which attempts they found them.
//!
//! An attempt makes its puzzle without a search, so that the book is the same with any number of workers, or none.

use crate::build_cache::{BuildCache, PuzzleQuery, generator_id};
use crate::generation::{PuzzleGenerator, skipped_attempts, target};
use crate::types::address;
use gridpress_bookspec::{BookSpec, Section};
use gridpress_engine::generate::{Generator, Target};
use gridpress_engine::puzzle::Kind;
use gridpress_ground::parallel;

/// An attempt at which a worker found a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundAttempt {
    /// The index of the section.
    pub section: usize,
    /// The index of the puzzle in the section, from 0.
    pub index: usize,
    /// The attempt.
    pub attempt: u32,
}

/// A share of the puzzles of a book: every `of`th puzzle from number `part`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleShare {
    /// The number of the share, from 0.
    pub part: usize,
    /// The number of shares.
    pub of: usize,
}

/// The effort for a puzzle of 9x9 without further rules, and for any other one, as a rough estimate.
const CLASSIC_EFFORT: usize = 1;
const OTHER_EFFORT: usize = 10;

/// Returns the generated puzzles of `spec`: section, target, and index of each.
fn generated(spec: &BookSpec) -> impl Iterator<Item = (usize, &Section, &Target, usize)> {
    spec.sections
        .iter()
        .enumerate()
        .filter_map(|(at, section)| target(section).map(|target| (at, section, target)))
        .flat_map(|(at, section, target)| {
            (0..section.contents.count() as usize).map(move |index| (at, section, target, index))
        })
}

impl BuildCache {
    /// Returns the effort to generate the puzzles of `spec` with `seed` that are not cached: 1 for an ordinary puzzle.
    pub fn missing_effort(&self, spec: &BookSpec, seed: &str) -> usize {
        let generator = Generator::new(spec.engine, seed);
        let missing = generated(spec).filter(|(_, section, target, index)| {
            let query = query(&generator, spec, target, section, *index);
            let place = (address(section, *index), 0);
            self.drawn.get(&place, &query).is_none() && self.found.get(&place, &query).is_none()
        });
        missing.map(|(_, _, target, _)| effort(target)).sum()
    }

    /// Searches for the puzzles of a share, and returns the attempts at which they were found. Puzzles that cannot be
    /// found are left out.
    pub fn find_attempts(
        &self,
        spec: &BookSpec,
        seed: &str,
        share: PuzzleShare,
    ) -> Vec<FoundAttempt> {
        let generator = Generator::new(spec.engine, seed);
        let maker = PuzzleGenerator { generator: &generator, spec, cache: self };
        // Every nth puzzle: consecutive ones often belong to one section, whose level decides how long a search takes.
        let mine: Vec<_> = generated(spec).skip(share.part).step_by(share.of.max(1)).collect();
        let raters = || generator.revision.raters();
        let found = parallel::map_with(&mine, raters, |raters, (at, section, target, index)| {
            let found = maker.find_accepted(target, &address(section, *index), 0, raters).ok()?;
            Some(FoundAttempt { section: *at, index: *index, attempt: found.attempt })
        });
        found.into_iter().flatten().collect()
    }

    /// Remembers the attempts at which other workers found puzzles of `spec` with `seed`. They must come from
    /// [`BuildCache::find_attempts`] with the same spec and seed.
    pub fn add_attempts(&self, spec: &BookSpec, seed: &str, found: &[FoundAttempt]) {
        let generator = Generator::new(spec.engine, seed);
        for &FoundAttempt { section, index, attempt } in found {
            let Some(section) = spec.sections.get(section) else { continue };
            let Some(target) = target(section) else { continue };
            let query = query(&generator, spec, target, section, index);
            // Only the attempt is sent between workers: it is a number, and the puzzle follows from it.
            self.found.get_or_insert((address(section, index), 0), query, || attempt);
        }
    }
}

fn query(
    generator: &Generator,
    spec: &BookSpec,
    target: &Target,
    section: &Section,
    index: usize,
) -> PuzzleQuery {
    PuzzleQuery {
        generator_id: generator_id(generator),
        target: target.clone(),
        skipped_attempts: skipped_attempts(spec, &address(section, index), 0),
    }
}

fn effort(target: &Target) -> usize {
    if target.recipe.kind == Kind::CLASSIC { CLASSIC_EFFORT } else { OTHER_EFFORT }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Book, BuildOptions};
    use gridpress_bookspec::NoFiles;
    use gridpress_messages::diag::Source;

    fn spec(seed: &str) -> BookSpec {
        let text = format!(
            "seed = '{seed}'\nengine = 1\n[[section]]\nid = 'a'\nlevel = 'hard'\ncount = 7\n\
             [[section]]\nid = 'b'\nsize = 6\nvariant = ['killer']\nlevel = 'easy'\ncount = 4\n"
        );
        BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap().0
    }

    fn puzzles(cache: &BuildCache, seed: &str) -> Vec<String> {
        let options = BuildOptions { cache, prior_volumes: None, progress: &|_| () };
        let book = Book::make_with(spec(seed), seed, &options).unwrap();
        let puzzle = |puzzle: &crate::BookPuzzle| {
            format!("{:?} {:?} {:?}", puzzle.puzzle, puzzle.code, puzzle.rating)
        };
        book.puzzles().map(puzzle).collect()
    }

    #[test]
    fn books_are_the_same_with_any_number_of_workers() {
        let alone = puzzles(&BuildCache::default(), "s");
        for of in [1, 2, 5] {
            let cache = BuildCache::default();
            assert_eq!(cache.missing_effort(&spec("s"), "s"), 7 + 40);
            // The last worker fails.
            for part in 0..of.max(2) - 1 {
                let worker = BuildCache::default();
                let found = worker.find_attempts(&spec("s"), "s", PuzzleShare { part, of });
                cache.add_attempts(&spec("s"), "s", &found);
            }
            assert!(cache.missing_effort(&spec("s"), "s") < 47);
            // Attempts for another seed are not used.
            assert_eq!(cache.missing_effort(&spec("t"), "t"), 47);
            assert_eq!(puzzles(&cache, "t"), puzzles(&BuildCache::default(), "t"));
            assert_eq!(puzzles(&cache, "s"), alone, "{of}");
        }
    }

    #[test]
    fn shares_are_disjoint_and_complete() {
        let cache = BuildCache::default();
        let share = |part, of| cache.find_attempts(&spec("s"), "s", PuzzleShare { part, of });
        let mut parts: Vec<FoundAttempt> = (0..3).flat_map(|part| share(part, 3)).collect();
        parts.sort_by_key(|found| (found.section, found.index));
        assert_eq!(parts, share(0, 1));
        assert_eq!(parts.len(), 11);
    }
}
