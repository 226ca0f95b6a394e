//! The generation of puzzles: each is drawn at its own address.

use crate::memory::{Asked, Memory, origin};
use crate::reports::out_of_reach;
use crate::types::address;
use gridpress_base::diag::Failure;
use gridpress_engine::generate::{Accepted, Address, Generator, OutOfReach, Target, batch};
use gridpress_engine::rating::Raters;
use gridpress_spec::{BookSpec, Contents, Section};

/// A puzzle that was made, for those who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The index of its section.
    pub section: usize,
    /// How many puzzles were tried for it, itself included.
    pub tried: u64,
}

/// A callback that is called for each puzzle as soon as it is made, from any thread and in no fixed order. It should return
/// quickly: its thread makes no other puzzle meanwhile. `&|_| ()` ignores progress.
pub type Progress<'a> = &'a (dyn Fn(Made) + Sync);

/// How a section's puzzles are made; `None` when the user brings them.
pub(crate) fn target(section: &Section) -> Option<&Target> {
    match &section.contents {
        Contents::Generated { target, .. } => Some(target),
        Contents::FromFile { .. } => None,
    }
}

/// The puzzles of a section that the user brings.
pub(crate) fn brought(section: &Section) -> Vec<Accepted> {
    match &section.contents {
        Contents::FromFile { puzzles, .. } => {
            puzzles.iter().map(|puzzle| Accepted::unrated(puzzle.clone(), 0)).collect()
        }
        Contents::Generated { .. } => Vec::new(),
    }
}

/// What makes the puzzles of a book.
pub(crate) struct Maker<'b> {
    pub(crate) generator: &'b Generator,
    pub(crate) spec: &'b BookSpec,
    pub(crate) memory: &'b Memory,
}

impl Maker<'_> {
    /// The puzzles of one section, each at its own address.
    pub(crate) fn draw(&self, at: usize, progress: Progress) -> Result<Vec<Accepted>, Failure> {
        let section = &self.spec.sections[at];
        let Some(target) = target(section) else {
            return Ok(brought(section));
        };
        let (puzzles, out) =
            batch(self.generator.revision, section.contents.count() as usize, |index, raters| {
                let result = self.accepted(target, &address(section, index), 0, raters);
                let tried = result.as_ref().map_or(0, |accepted| u64::from(accepted.attempt) + 1);
                progress(Made { section: at, tried });
                result
            });
        match out {
            None => Ok(puzzles),
            Some(out) => Err(out_of_reach(self.spec, target, section, puzzles.len(), out)),
        }
    }

    /// The puzzle at `address`, as [`accepted`] finds it, with its rating.
    pub(crate) fn accepted(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
        raters: &mut Raters,
    ) -> Result<Accepted, OutOfReach> {
        let (generator, spec) = (self.generator, self.spec);
        let question = Asked {
            origin: origin(generator),
            target: target.clone(),
            pass_over: pass_over(spec, address, from),
        };
        let find = || {
            let found = accepted(generator, spec, target, address, from, raters)?;
            let rating = Some(found.rating(raters));
            Ok(Accepted { rating, ..found })
        };
        let place = (address.clone(), from);
        self.memory.drawn.try_answer(place, question, find)
    }
}

/// How many accepted attempts `[replace]` passes over at `address`, where the search begins with attempt `from`.
fn pass_over(spec: &BookSpec, address: &Address, from: u32) -> u32 {
    match from {
        0 => spec.replace.get(address).copied().unwrap_or(0),
        _ => 0,
    }
}

/// The puzzle at `address`: the first accepted from attempt `from` on, or a later one where `[replace]` says so.
pub(crate) fn accepted(
    generator: &Generator,
    spec: &BookSpec,
    target: &Target,
    address: &Address,
    from: u32,
    raters: &mut Raters,
) -> Result<Accepted, OutOfReach> {
    let mut accepted = generator.generate_from(target, address, from, raters)?;
    for _ in 0..pass_over(spec, address, from) {
        accepted = generator.generate_from(target, address, accepted.attempt + 1, raters)?;
    }
    Ok(accepted)
}
