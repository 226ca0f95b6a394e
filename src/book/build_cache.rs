//! Cached results about the puzzles of a book, so that an edit of the spec that changes no puzzle generates none.

use crate::types::{Example, ExampleKinds, ExtraRule, TechniqueExample};
use gridpress_engine::generate::{AcceptedPuzzle, Address, Generator, Target};
use gridpress_engine::puzzle::canonical::CanonicalForm;
use gridpress_engine::puzzle::{Kind, Puzzle};
use gridpress_engine::rating::{Step, Technique};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

/// Results from earlier versions of a book. The cache never changes a result: an answer is reused only for an equal
/// query.
#[derive(Debug, Default)]
pub struct BuildCache {
    /// The accepted puzzle with its rating, by address and first attempt.
    pub(crate) drawn: AnswerCache<(Address, u32), PuzzleQuery, AcceptedPuzzle>,
    /// The attempt at which another worker found the puzzle.
    pub(crate) found: AnswerCache<(Address, u32), PuzzleQuery, u32>,
    /// The canonical form of a puzzle, by address.
    pub(crate) forms: AnswerCache<Address, Puzzle, CanonicalForm>,
    /// The solution path of a puzzle under a revision, by address.
    pub(crate) paths: AnswerCache<Address, (u32, Puzzle), Arc<[Step]>>,
    /// The example of the how-to page.
    pub(crate) example: AnswerCache<(), (GeneratorId, Kind), Option<Example>>,
    /// The examples of rules.
    pub(crate) rules: AnswerCache<ExtraRule, (GeneratorId, Option<Kind>), Option<Puzzle>>,
    /// The examples of techniques.
    pub(crate) techniques: AnswerCache<(), ExamplesQuery, Vec<TechniqueExample>>,
}

/// The number of an engine revision, and a seed.
pub(crate) type GeneratorId = (u32, String);

/// The number of the engine revision of `generator`, and its seed.
pub(crate) fn generator_id(generator: &Generator) -> GeneratorId {
    (generator.revision.number(), generator.seed.clone())
}

/// The query for examples of techniques: the generator, the kinds of their puzzles, and the techniques.
pub(crate) type ExamplesQuery = (GeneratorId, (Kind, ExampleKinds), BTreeSet<Technique>);

/// The query for the puzzle at an address.
#[derive(Debug, PartialEq)]
pub(crate) struct PuzzleQuery {
    pub(crate) generator_id: GeneratorId,
    pub(crate) target: Target,
    /// The number of accepted attempts that are skipped.
    pub(crate) skipped_attempts: u32,
}

/// A cache of one answer for each place, replaced when a different question is asked there.
#[derive(Debug)]
pub(crate) struct AnswerCache<P, Q, A>(Mutex<BTreeMap<P, (Q, A)>>);

impl<P, Q, A> Default for AnswerCache<P, Q, A> {
    fn default() -> Self {
        AnswerCache(Mutex::default())
    }
}

impl<P: Ord, Q: PartialEq, A: Clone> AnswerCache<P, Q, A> {
    /// Returns the cached answer to `question` at `place`, or else computes and stores it with `find`.
    ///
    /// # Errors
    /// Fails with the errors of `find`, which are not cached.
    pub(crate) fn get_or_try_insert<E>(
        &self,
        place: P,
        question: Q,
        find: impl FnOnce() -> Result<A, E>,
    ) -> Result<A, E> {
        if let Some(answer) = self.get(&place, &question) {
            return Ok(answer);
        }
        // Not under the lock, because finding a puzzle takes long and other threads need the cache; two threads may do
        // the same work, with the same result.
        let answer = find()?;
        let entry = (question, answer.clone());
        // A thread that panicked cannot leave a half-written entry, so a poisoned lock is still usable.
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(place, entry);
        Ok(answer)
    }

    /// Returns the cached answer to `question` at `place`, or else computes and stores it with `find`, which cannot
    /// fail.
    pub(crate) fn get_or_insert(&self, place: P, question: Q, find: impl FnOnce() -> A) -> A {
        let answer = self.get_or_try_insert(place, question, || Ok::<A, Infallible>(find()));
        match answer {
            Ok(answer) => answer,
            Err(never) => match never {},
        }
    }

    /// Returns the cached answer to `question` at `place`.
    pub(crate) fn get(&self, place: &P, question: &Q) -> Option<A> {
        let entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (cached, answer) = entries.get(place)?;
        (cached == question).then(|| answer.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_equal_questions_are_answered_from_the_cache() {
        let memo: AnswerCache<u8, &str, u8> = AnswerCache::default();
        assert_eq!(memo.get_or_insert(1, "a", || 10), 10);
        assert_eq!(memo.get_or_insert(1, "a", || unreachable!()), 10);
        assert_eq!(memo.get_or_insert(2, "a", || 20), 20);
        assert_eq!(memo.get_or_insert(1, "b", || 30), 30);
        assert_eq!(memo.get_or_insert(1, "a", || 40), 40);
        assert_eq!(memo.get_or_try_insert(3, "a", || Err("none")), Err("none"));
        assert_eq!(memo.get_or_insert(3, "a", || 50), 50);
    }
}
