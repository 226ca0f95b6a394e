//! The bands of removed cells that make the levels of a kind: where its puzzles begin to need more.

use super::revision::{Revision, lives_by_marks};
use super::{Recipe, Removal, calcudoku, full, oracle};
use crate::parallel;
use crate::puzzle::{Cell, Grid, Kind, Shape, Symmetry, Variant};
use crate::rating::Raters;
use crate::rng::Stream;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::{Arc, Mutex};

/// Where the levels of a kind begin and end, in removed cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub struct Ladder {
    /// Where each level begins, easiest first.
    starts: [u32; 5],
    /// Where the hardest ends.
    last: u32,
}

/// How a ladder is made from what passes need: shares of all passes, in parts of a thousand.
#[derive(Clone, Copy)]
pub(super) struct LadderRules {
    /// A level begins where so many passes need as much as it does; from the second level on.
    pub(super) shares: [usize; 4],
    /// The hardest level ends where so many need as much as it does.
    pub(super) last: usize,
    /// Passes that a pilot makes at most and at least, and those of a grid of one cell.
    pub(super) passes: (usize, usize, usize),
}

impl Ladder {
    /// The band of each level, easiest first.
    pub(super) fn bands(&self) -> [RangeInclusive<u32>; 5] {
        let [a, b, c, d, e] = self.starts;
        [a..=b - 1, b..=c - 1, c..=d - 1, d..=e - 1, e..=self.last.max(e)]
    }

    /// The most cells that the hardest level removes: about half of all passes get there.
    pub(super) fn last(&self) -> u32 {
        self.last
    }

    /// The bands of cages alone: all cells are removed at every level. Of a small calcudoku up to a quarter of them are
    /// given.
    fn alike(kind: Kind) -> [RangeInclusive<u32>; 5] {
        let cells = kind.size() as u32;
        let least = match kind.has(Variant::Calcudoku) {
            true => cells - cells / 4,
            false => cells,
        };
        [(); 5].map(|()| least..=cells)
    }

    /// A ladder of two levels, for grids that never need more.
    fn of_two(last: u32) -> Ladder {
        Ladder { starts: [last / 3, last * 3 / 4, last + 1, last + 2, last + 3], last }
    }

    /// A ladder from how many removed cells each pass needed for each level from the second on.
    fn of(rules: &LadderRules, kind: Kind, passes: &[[u32; 4]]) -> Ladder {
        let quantile = |level: usize, share: usize| {
            let mut counts: Vec<u32> = passes.iter().map(|pass| pass[level]).collect();
            counts.sort_unstable();
            counts[(counts.len() * share / 1000).min(counts.len() - 1)]
        };
        let last = (quantile(3, rules.last) - 1).max(10);
        if kind.digits() < 6 && !lives_by_marks(kind) {
            return Ladder::of_two(last);
        }
        // Two counts at least: symmetry may leave only even ones. The hardest of several grids counts for all of them, so
        // that levels lie close together.
        let room = match kind.grids().is_one() {
            true => 1,
            false => kind.size() as u32 / 60 + 1,
        };
        let mut starts = [0; 5];
        let mut next = last;
        for level in (1..5).rev() {
            starts[level] = quantile(level - 1, rules.shares[level - 1]).min(next - room);
            next = starts[level] - 1;
        }
        // An easy puzzle is one that needs no more with a good deal of cells to spare.
        starts[0] = (starts[1] * 5 / 6).min(starts[1] - 2);
        Ladder { starts, last }
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.starts.iter()).try_for_each(|start| write!(f, "{start} "))?;
        write!(f, "{}", self.last)
    }
}

impl FromStr for Ladder {
    type Err = ();

    fn from_str(text: &str) -> Result<Ladder, ()> {
        let numbers = text.split(' ').map(|number| number.parse().map_err(drop));
        let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
        let [a, b, c, d, e, last] = numbers[..] else {
            return Err(());
        };
        Ok(Ladder { starts: [a, b, c, d, e], last })
    }
}

/// The ladders that were piloted, by revision and kind. What is remembered is what a pilot would find again.
static PILOTED: Mutex<Vec<(u32, Kind, Ladder)>> = Mutex::new(Vec::new());

/// Whether all levels of a kind remove as many cells: of killers, and of calcudokus whose few cages decide.
pub(super) fn levels_are_alike(kind: Kind) -> bool {
    kind.has(Variant::Killer) || kind.has(Variant::Calcudoku) && kind.digits() < 6
}

impl Revision {
    /// The bands of removed cells of each level, easiest first: what holds unless a spec moves them.
    ///
    /// Those of common kinds are a table; for other kinds a pilot finds them, which takes up to some seconds for the
    /// largest grids. Killers have no givens at any level.
    pub fn bands(&'static self, kind: Kind) -> [RangeInclusive<u32>; 5] {
        match levels_are_alike(kind) {
            true => Ladder::alike(kind),
            false => self.ladder(kind).bands(),
        }
    }

    pub(super) fn ladder(&'static self, kind: Kind) -> Ladder {
        let kind = kind.usual();
        if let Some(row) = self.measured.of(kind) {
            return row.ladder;
        }
        let known = || PILOTED.lock().expect("no panic while it is held");
        let is_it = |(number, of, _): &&(u32, Kind, Ladder)| (*number, *of) == (self.number, kind);
        if let Some((.., ladder)) = known().iter().find(is_it) {
            return *ladder;
        }
        let (most, least, of_one) = self.levels.ladder.passes;
        let ladder = self.pilot(kind, (of_one / kind.size()).clamp(least, most));
        known().push((self.number, kind, ladder));
        ladder
    }

    /// The ladder of `kind` from so many passes.
    #[doc(hidden)]
    pub fn pilot(&'static self, kind: Kind, passes: usize) -> Ladder {
        let indices: Vec<usize> = (0..passes).collect();
        let needed = parallel::map_until(
            &indices,
            || self.raters(),
            |raters, &index| self.needed(kind, index, raters),
            Option::is_none,
        );
        // Of a kind without a full grid no pass needs anything.
        let needed = (needed.into_iter().collect::<Option<Vec<_>>>())
            .unwrap_or_else(|| vec![[kind.size() as u32 + 1; 4]]);
        Ladder::of(&self.levels.ladder, kind, &needed)
    }

    /// After how many removed cells a random pass over a grid of `kind` needs each level from the second on; one more
    /// than all of them where it never does. `None` if no full grid is found.
    fn needed(&'static self, kind: Kind, index: usize, raters: &mut Raters) -> Option<[u32; 4]> {
        let mut rng = Stream::new(self.number, "ladder", &format!("{kind}/{index}"), 0);
        let recipe = Recipe::new(kind, Symmetry::None, Removal::Minimal);
        if kind.has(Variant::Calcudoku) {
            return Some(self.needed_of_stages(&recipe, &mut rng, raters));
        }
        let (shape, solution) = full::full_grid(self, kind, recipe.fill, &mut rng)?;
        let mut orbits = recipe.symmetry.orbits(kind);
        rng.shuffle(&mut orbits);
        let cells = kind.size() as u32;
        let mut target = cells * 2 / 5;
        // The last cells of a large grid take long to remove, and puzzles are hard before.
        let removed = loop {
            let most = target..=target;
            let carved = oracle::puzzle(self, &recipe, &shape, &solution, &orbits, most, &mut rng);
            let givens = carved.givens;
            let removed: Vec<Cell> =
                (orbits.iter().flatten().copied()).filter(|&cell| givens.get(cell) == 0).collect();
            // Marks may leave one solution without any given.
            let ended = removed.len() < target as usize || target == cells;
            if ended || self.rung(&shape, &givens, raters) == 4 {
                break removed;
            }
            target = (target + cells / 16).min(cells);
        };
        let mut rungs: Vec<Option<usize>> = vec![None; removed.len() + 1];
        let mut rung = |count: usize| {
            *rungs[count].get_or_insert_with(|| {
                let mut givens = solution.clone();
                removed[..count].iter().for_each(|&cell| givens.set(cell, 0));
                self.rung(&shape, &givens, raters)
            })
        };
        Some([1, 2, 3, 4].map(|level| {
            let (mut below, mut end) = (0, removed.len() + 1);
            while end - below > 1 {
                let middle = (below + end) / 2;
                match rung(middle) < level {
                    true => below = middle,
                    false => end = middle,
                }
            }
            end as u32
        }))
    }

    /// [`Revision::needed`] where cages grow instead.
    fn needed_of_stages(
        &'static self,
        recipe: &Recipe,
        rng: &mut Stream,
        raters: &mut Raters,
    ) -> [u32; 4] {
        let mut needed = [recipe.kind.size() as u32 + 1; 4];
        calcudoku::stages(self, recipe, rng, &mut |puzzle| {
            let rung = self.rung(&puzzle.shape, &puzzle.givens, raters);
            for needed in &mut needed[..rung] {
                *needed = (*needed).min(puzzle.removed());
            }
            rung < 4
        });
        needed
    }

    /// The number of the level that a puzzle needs, from 0.
    fn rung(&'static self, shape: &Arc<Shape>, givens: &Grid, raters: &mut Raters) -> usize {
        self.level_of(shape.kind(), &raters.of(shape).rate(givens)) as usize
    }
}
