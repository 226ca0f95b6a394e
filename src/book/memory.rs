//! What is known of the puzzles of a book, for the next version of it: an edit of the spec that changes no puzzle makes
//! none again.

use crate::types::{Example, RuledKinds, TechniqueExample};
use gridpress_engine::generate::{AcceptedPuzzle, Address, Generator, Target};
use gridpress_engine::puzzle::canonical::Form;
use gridpress_engine::puzzle::{Kind, Puzzle};
use gridpress_engine::rating::{Step, Technique};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

/// What earlier versions of a book found out. It changes no result: an answer is taken only where the very same question
/// is asked again.
#[derive(Debug, Default)]
pub struct Memory {
    /// By address and first attempt: the puzzle that is accepted there, with its rating.
    pub(crate) drawn: Memo<(Address, u32), Asked, AcceptedPuzzle>,
    /// The form by which twins are known.
    pub(crate) forms: Memo<Address, Puzzle, Form>,
    /// How a puzzle is solved by a revision.
    pub(crate) paths: Memo<Address, (u32, Puzzle), Arc<[Step]>>,
    /// The example of the how-to page.
    pub(crate) example: Memo<(), (Origin, Kind), Option<Example>>,
    /// The examples of techniques.
    pub(crate) techniques: Memo<(), WantedExamples, Vec<TechniqueExample>>,
}

/// The number of an engine revision, and a seed.
pub(crate) type Origin = (u32, String);

/// The number of the engine revision of `generator`, and its seed.
pub(crate) fn origin(generator: &Generator) -> Origin {
    (generator.revision.number(), generator.seed.clone())
}

/// What examples of techniques are asked for: in puzzles of a kind, and of one with cages.
pub(crate) type WantedExamples = (Origin, (Kind, RuledKinds), BTreeSet<Technique>);

/// What is asked of the puzzle at an address.
#[derive(Debug, PartialEq)]
pub(crate) struct Asked {
    pub(crate) origin: Origin,
    pub(crate) target: Target,
    /// How many accepted attempts are passed over.
    pub(crate) pass_over: u32,
}

/// Answers by place, each kept until another question is asked there.
#[derive(Debug)]
pub(crate) struct Memo<P, Q, A>(Mutex<BTreeMap<P, (Q, A)>>);

impl<P, Q, A> Default for Memo<P, Q, A> {
    fn default() -> Self {
        Memo(Mutex::default())
    }
}

impl<P: Ord, Q: PartialEq, A: Clone> Memo<P, Q, A> {
    /// The answer to `question` at `place`: as it is known, or as `find` finds it.
    ///
    /// # Errors
    /// Those of `find`, which are not kept.
    pub(crate) fn try_answer<E>(
        &self,
        place: P,
        question: Q,
        find: impl FnOnce() -> Result<A, E>,
    ) -> Result<A, E> {
        if let Some(answer) = self.known(&place, &question) {
            return Ok(answer);
        }
        let answer = find()?;
        let kept = (question, answer.clone());
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(place, kept);
        Ok(answer)
    }

    /// The answer to `question` at `place`, which `find` always finds.
    pub(crate) fn answer(&self, place: P, question: Q, find: impl FnOnce() -> A) -> A {
        let answer = self.try_answer(place, question, || Ok::<A, Infallible>(find()));
        match answer {
            Ok(answer) => answer,
            Err(never) => match never {},
        }
    }

    fn known(&self, place: &P, question: &Q) -> Option<A> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (asked, answer) = kept.get(place)?;
        (asked == question).then(|| answer.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_question_has_a_known_answer() {
        let memo: Memo<u8, &str, u8> = Memo::default();
        assert_eq!(memo.answer(1, "a", || 10), 10);
        assert_eq!(memo.answer(1, "a", || unreachable!()), 10);
        assert_eq!(memo.answer(2, "a", || 20), 20);
        assert_eq!(memo.answer(1, "b", || 30), 30);
        assert_eq!(memo.answer(1, "a", || 40), 40);
        assert_eq!(memo.try_answer(3, "a", || Err("none")), Err("none"));
        assert_eq!(memo.answer(3, "a", || 50), 50);
    }
}
