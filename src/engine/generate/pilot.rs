//! Pilots: passes of removal that find where the puzzles of a kind begin to be harder.

use super::full_grid::FilledShape;
use super::revision::Revision;
use super::thresholds::{LevelThresholds, has_equal_levels};
use super::{Recipe, Removal, calcudoku, full_grid, oracle};
use crate::puzzle::{Cell, Grid, Kind, Shape, Symmetry};
use crate::rating::RaterCache;
use gridpress_ground::cache::Cache;
use gridpress_ground::parallel;
use gridpress_ground::rng::Stream;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

/// Thresholds found by pilots, by revision and kind.
static THRESHOLDS: Cache<(u32, Kind), LevelThresholds, 256> = Cache::empty();

impl Revision {
    /// Returns the default bands of removed cells of each level, easiest first.
    ///
    /// Those of common kinds come from a table. For other kinds a pilot measures them, which takes up to some seconds
    /// for the largest grids. Killers have no givens at any level.
    pub fn bands(&'static self, kind: Kind) -> [RangeInclusive<u32>; 5] {
        if has_equal_levels(kind) {
            LevelThresholds::equal_bands(kind)
        } else {
            self.thresholds(kind).bands()
        }
    }

    /// Returns bands of removed cells that follow each other, also for levels whose puzzles are rare.
    pub(super) fn own_bands(&'static self, kind: Kind) -> [RangeInclusive<u32>; 5] {
        self.thresholds(kind).own_bands()
    }

    pub(super) fn thresholds(&'static self, kind: Kind) -> LevelThresholds {
        // Boxes of 3x4 and of 4x3 behave alike, so they share a measurement.
        let kind = kind.with_default_boxes();
        if let Some(row) = self.measurements.of(kind) {
            return row.thresholds;
        }
        let (most, least, of_one) = self.levels.thresholds.passes;
        let passes = (of_one / kind.size()).clamp(least, most);
        THRESHOLDS.get_or_compute((self.number, kind), || self.run_pilot(kind, passes))
    }

    /// Measures the thresholds of `kind` in a number of passes.
    #[cfg(feature = "measure")]
    pub fn measure_thresholds(&'static self, kind: Kind, passes: usize) -> LevelThresholds {
        self.run_pilot(kind, passes)
    }

    /// Measures the thresholds of `kind` in a number of passes.
    pub(super) fn run_pilot(&'static self, kind: Kind, passes: usize) -> LevelThresholds {
        let has_links =
            kind.mark_rules().any(|rule| rule.negative.is_some() && rule.signs.is_empty());
        // For kinds whose neighbours are linked, the grids took most of the time of a pilot.
        let per_grid = if has_links { self.levels.thresholds.passes_per_grid } else { 1 };
        let groups: Vec<Range<usize>> = (0..passes)
            .step_by(per_grid)
            .map(|first| first..(first + per_grid).min(passes))
            .collect();
        // Each pass has a stream of its own, so the result does not depend on the number of threads.
        let needed = parallel::map_until(
            &groups,
            || self.raters(),
            |raters, group| self.measure_passes(kind, group.clone(), raters),
            Option::is_none,
        );
        // If a kind has no full grid, no pass reaches any level.
        let needed = (needed.into_iter().collect::<Option<Vec<_>>>())
            .map_or_else(|| vec![[kind.size() as u32 + 1; 4]], |groups| groups.concat());
        LevelThresholds::of(&self.levels.thresholds, kind, &needed)
    }

    /// Measures passes that share a full grid of `kind`. `None` if no full grid is found.
    fn measure_passes(
        &'static self,
        kind: Kind,
        indices: Range<usize>,
        raters: &mut RaterCache,
    ) -> Option<Vec<[u32; 4]>> {
        let stream = |index| Stream::new(self.number, "ladder", &format!("{kind}/{index}"), 0);
        let mut rng = stream(indices.start);
        let recipe = Recipe::new(kind, Symmetry::None, Removal::Minimal);
        if kind.has_operations() {
            let passes =
                indices.map(|index| self.measure_stages(&recipe, &mut stream(index), raters));
            return Some(passes.collect());
        }
        let full = full_grid::generate_full_grid(self, kind, recipe.fill, &mut rng)?;
        let others = indices.skip(1).map(stream);
        let streams = [rng].into_iter().chain(others);
        Some(streams.map(|mut rng| self.measure_pass(&recipe, &full, &mut rng, raters)).collect())
    }

    /// Returns the numbers of removed cells from which a random pass over a full grid needs each level from the second
    /// on; one more than all cells if it never does.
    fn measure_pass(
        &'static self,
        recipe: &Recipe,
        full: &FilledShape,
        rng: &mut Stream,
        raters: &mut RaterCache,
    ) -> [u32; 4] {
        let FilledShape { shape, solution, .. } = full;
        let kind = recipe.kind;
        let mut orbits = recipe.symmetry.orbits(kind);
        rng.shuffle(&mut orbits);
        let cells = kind.size() as u32;
        let rules = &self.levels.thresholds;
        let guesses = match self.budgets.guesses_for_few(kind) {
            budget if kind.side() > 9 => budget / rules.guess_divisor,
            budget => budget,
        };
        let mut target = cells * 2 / 5;
        // The last cells of a large grid are slow to remove, and puzzles are hard before that.
        let removed = loop {
            let carving = oracle::Carving {
                revision: self,
                recipe,
                shape,
                solution,
                needs_no_given: full.needs_no_given,
                orbits: &orbits,
                guesses,
                permanent: 0,
                variations: 0..1,
            };
            let givens = carving.first(target..=target, rng).givens;
            let removed: Vec<Cell> =
                (orbits.iter().flatten().copied()).filter(|&cell| givens.get(cell) == 0).collect();
            // Marks may leave one solution without any given.
            let ended = removed.len() < target as usize || target == cells;
            if ended || self.level_index(shape, &givens, raters) == 4 {
                break removed;
            }
            target = (target + cells / 16).min(cells);
        };
        let mut level_indices: Vec<Option<usize>> = vec![None; removed.len() + 1];
        let mut level_index = |count: usize| {
            // The four bisections meet at the same counts, so ratings are kept.
            *level_indices[count].get_or_insert_with(|| {
                let mut givens = solution.clone();
                removed[..count].iter().for_each(|&cell| givens.set(cell, 0));
                self.level_index(shape, &givens, raters)
            })
        };
        // Bisection takes for granted that fewer givens are never easier.
        [1, 2, 3, 4].map(|level| {
            let (mut below, mut end) = (0, removed.len() + 1);
            while end - below > 1 {
                let middle = (below + end) / 2;
                if level_index(middle) < level { below = middle } else { end = middle }
            }
            end as u32
        })
    }

    /// Does the same as [`Revision::measure_pass`] for kinds whose cages grow instead.
    fn measure_stages(
        &'static self,
        recipe: &Recipe,
        rng: &mut Stream,
        raters: &mut RaterCache,
    ) -> [u32; 4] {
        let mut needed = [recipe.kind.size() as u32 + 1; 4];
        calcudoku::visit_stages(self, recipe, rng, &mut |puzzle| {
            let level_index = self.level_index(&puzzle.shape, &puzzle.givens, raters);
            for needed in &mut needed[..level_index] {
                *needed = (*needed).min(puzzle.removed_count());
            }
            level_index < 4
        });
        needed
    }

    /// Returns the index of the level that a puzzle needs, from 0.
    fn level_index(
        &'static self,
        shape: &Arc<Shape>,
        givens: &Grid,
        raters: &mut RaterCache,
    ) -> usize {
        self.level_of(shape.kind(), &raters.of(shape).rate(givens)) as usize
    }
}
