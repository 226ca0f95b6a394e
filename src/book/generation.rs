//! Generation of puzzles, each at its own address.

use crate::build_cache::{BuildCache, PuzzleQuery, generator_id};
use crate::reports::out_of_reach;
use crate::types::address;
use gridpress_bookspec::{BookSpec, Contents, Section};
use gridpress_engine::generate::{AcceptedPuzzle, Address, Generator, OutOfReach, Target, batch};
use gridpress_engine::rating::RaterCache;
use gridpress_messages::diag::Failure;

/// A report of one generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    /// The index of the section.
    pub section: usize,
    /// The number of attempts that the puzzle took, at least 1 for a generated puzzle.
    pub tried: u64,
}

/// A callback for each puzzle as soon as it is generated, from any thread and in any order. It should return quickly,
/// since it blocks its thread. `&|_| ()` ignores progress.
pub type Progress<'a> = &'a (dyn Fn(PuzzleProgress) + Sync);

/// Returns the target of a section's puzzles; `None` if they are supplied by the user.
pub(crate) fn target(section: &Section) -> Option<&Target> {
    match &section.contents {
        Contents::Generated { target, .. } => Some(target),
        Contents::FromFile { .. } => None,
    }
}

/// Returns the puzzles of a section that are supplied by the user.
pub(crate) fn supplied(section: &Section) -> Vec<AcceptedPuzzle> {
    match &section.contents {
        Contents::FromFile { puzzles, .. } => {
            puzzles.iter().map(|puzzle| AcceptedPuzzle::unrated(puzzle.clone(), 0)).collect()
        }
        Contents::Generated { .. } => Vec::new(),
    }
}

/// The generator of the puzzles of a book.
pub(crate) struct PuzzleGenerator<'b> {
    pub(crate) generator: &'b Generator,
    pub(crate) spec: &'b BookSpec,
    pub(crate) cache: &'b BuildCache,
}

impl PuzzleGenerator<'_> {
    /// Returns the puzzles of one section, each generated at its own address.
    pub(crate) fn draw_section(
        &self,
        at: usize,
        progress: Progress,
    ) -> Result<Vec<AcceptedPuzzle>, Failure> {
        let section = &self.spec.sections[at];
        let Some(target) = target(section) else {
            return Ok(supplied(section));
        };
        let raters = || self.generator.revision.raters();
        let (puzzles, out) = batch(section.contents.count() as usize, raters, |index, raters| {
            let result = self.find_accepted(target, &address(section, index), 0, raters);
            let tried = result.as_ref().map_or(0, |accepted| u64::from(accepted.attempt) + 1);
            progress(PuzzleProgress { section: at, tried });
            result
        });
        match out {
            None => Ok(puzzles),
            Some(out) => Err(out_of_reach(self.spec, target, section, puzzles.len(), out)),
        }
    }

    /// Returns the result of [`find_accepted`] with its rating, from the cache if possible.
    pub(crate) fn find_accepted(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
        raters: &mut RaterCache,
    ) -> Result<AcceptedPuzzle, OutOfReach> {
        let (generator, spec) = (self.generator, self.spec);
        let question = PuzzleQuery {
            generator_id: generator_id(generator),
            target: target.clone(),
            skipped_attempts: skipped_attempts(spec, address, from),
        };
        let place = (address.clone(), from);
        let known_attempt = self.cache.found.get(&place, &question);
        self.cache.drawn.get_or_try_insert(place, question, || {
            // Repeating an attempt takes one fill and one removal, instead of the whole search.
            let repeated = known_attempt
                .and_then(|attempt| generator.try_attempt(&target.recipe, address, attempt));
            let found = match repeated {
                Some(found) => found,
                None => {
                    let skipped = skipped_attempts(spec, address, from);
                    find_accepted(generator, target, address, (from, skipped), raters)?
                }
            };
            Ok(AcceptedPuzzle { rating: Some(found.rating(raters)), ..found })
        })
    }
}

/// Returns the number of accepted attempts that `[replace]` skips at `address` in a search from attempt `from`.
pub(crate) fn skipped_attempts(spec: &BookSpec, address: &Address, from: u32) -> u32 {
    match from {
        0 => spec.replace.get(address).copied().unwrap_or(0),
        _ => 0,
    }
}

/// Returns the first accepted puzzle at `address` from attempt `from` on, after `skipped` others.
pub(crate) fn find_accepted(
    generator: &Generator,
    target: &Target,
    address: &Address,
    (from, skipped): (u32, u32),
    raters: &mut RaterCache,
) -> Result<AcceptedPuzzle, OutOfReach> {
    let mut accepted = generator.generate_from(target, address, from, raters)?;
    for _ in 0..skipped {
        // The solution of a puzzle that is replaced may be known.
        let next = generator.revision.next_grid(&target.recipe, accepted.attempt);
        accepted = generator.generate_from(target, address, next, raters)?;
    }
    Ok(accepted)
}
