//! Solving from a position with its own pencil marks: its rating, its path, and all steps available there.

use super::*;
use crate::rating::{Evidence, EvidencePart};
use std::collections::BTreeSet;

/// Maximum number of steps of one technique that are collected at a position.
const MAX_OF_ONE: usize = 50;

impl Rater {
    /// Rates a puzzle from `position` on by the hardest technique that it needs.
    pub fn rate_from(&mut self, position: &Position) -> Rating {
        let (turned, _) = self.turn(position);
        with!(&mut self.oriented, engine => engine.rate(StartPosition::at(&turned), Goal::End))
    }

    /// Returns every step from `position` to the solution, or until no technique applies.
    pub fn path_from(&mut self, position: &Position) -> Vec<Step> {
        self.turned_path(position, Goal::End)
    }

    /// Returns the easiest step available at `position`. `None` as for [`Rater::next_step`].
    pub fn next_step_from(&mut self, position: &Position) -> Option<Step> {
        self.turned_path(position, Goal::Step).into_iter().next()
    }

    /// Returns the steps available at `position`, easiest first.
    ///
    /// Contains every single. Of every other technique it contains the first step, and further ones that do not depend
    /// on the eliminations of those before; steps whose pattern contains a single are left out. Of steps with the same
    /// effect only the easiest is kept.
    pub fn steps_at(&mut self, position: &Position) -> Vec<Step> {
        let (turned, back) = self.turn(position);
        let steps = with!(&mut self.oriented, engine => engine.steps_at(&turned));
        let mut steps: Vec<Step> =
            steps.into_iter().map(|step| back.step(step, &self.shape)).collect();
        // Steps of equal difficulty are in the order of their cells, as a reader looks for them.
        steps.sort_by_cached_key(|step| {
            let rank = self.scale.rank(step.technique);
            (rank, step.weight, step.places.clone(), step.removes.clone())
        });
        let mut effects = BTreeSet::new();
        steps.retain(|step| effects.insert((step.places.clone(), step.removes.clone())));
        steps
    }

    fn turned_path(&mut self, position: &Position, goal: Goal) -> Vec<Step> {
        let (turned, back) = self.turn(position);
        let steps =
            with!(&mut self.oriented, engine => engine.path(StartPosition::at(&turned), goal));
        steps.into_iter().map(|step| back.step(step, &self.shape)).collect()
    }

    /// Returns a position in the orientation of all equivalent grids, and the way back.
    fn turn(&self, position: &Position) -> (Position, Relocation) {
        let (_, transform) = self.orientation.orient(position.grid());
        let back = Relocation::back(self.orientation.shape(), &transform, &self.shape);
        (position.turned(&transform), back)
    }
}

impl<'p> StartPosition<'p> {
    fn at(position: &'p Position) -> StartPosition<'p> {
        StartPosition { grid: position.grid(), masks: Some(position.masks()) }
    }
}

impl<const W: usize> RaterImpl<W> {
    /// Returns the steps of all grids, unordered and complete, so that their effects can be compared.
    fn steps_at(&mut self, position: &Position) -> Vec<Step> {
        let scale = self.scale;
        let mut steps = Vec::new();
        for grid in &mut self.grids {
            steps.extend(grid.steps_at(scale, &self.order, position, &self.shape));
        }
        for step in &mut steps {
            step.complete(&self.shape, position.masks());
        }
        steps
    }
}

impl<const W: usize> GridRater<W> {
    /// Returns the steps in this grid, unordered, in cells of the canvas.
    fn steps_at(
        &mut self,
        scale: &'static Scale,
        order: &FinderOrder<W>,
        position: &Position,
        shape: &Shape,
    ) -> Vec<Step> {
        let own = self.canvas.as_ref().map(|canvas| position.sub_position(&canvas.cells));
        let steps = self.buffers.steps_at(scale, order, own.as_ref().unwrap_or(position));
        match &self.canvas {
            Some(canvas) => steps.into_iter().map(|step| canvas.step(step, shape)).collect(),
            None => steps,
        }
    }
}

impl<const W: usize> GridBuffers<W> {
    fn steps_at(
        &mut self,
        scale: &'static Scale,
        order: &FinderOrder<W>,
        position: &Position,
    ) -> Vec<Step> {
        let singles = scale.rank(Technique::NakedSingle);
        let mut steps = singles_at(scale, &self.tables, position);
        for &(_, finder) in order.finders.iter().filter(|(rank, _)| *rank > singles) {
            // Each technique searches a fresh board: on a common one it would see the eliminations of the techniques
            // before it.
            let (mut board, scratch) = self.board(scale, StepLog::recording());
            if !board.load_position(position.grid(), position.masks().iter().copied()) {
                return steps;
            }
            let mut removed: Vec<Candidate> = Vec::new();
            for _ in 0..MAX_OF_ONE {
                let is_whole = survey(&mut board, scratch);
                // A path searches simple colouring first, which leaves its clusters to other finders. Here the scratch
                // memory may hold those of another position, or even of another puzzle.
                survey_clusters(scratch);
                let found = match finder {
                    Finder::Plain(find) => find(&mut board),
                    _ if !is_whole => None,
                    Finder::Checked(find) => find(&mut board),
                    Finder::Surveyed(find) => find(&mut board, scratch),
                };
                let Some(step) = found.and_then(|_| board.log.steps.pop()) else {
                    break;
                };
                board.changes.clock += 1;
                // A placement leads to another position, and forcing steps are slow to find.
                let is_last = !step.places.is_empty() || step.tier == 5;
                let removes = step.removes.clone();
                if !depends_on(&step, &removed) && !contains_single(board.tables, position, &step) {
                    steps.push(step);
                }
                if is_last {
                    break;
                }
                removed.extend(removes);
            }
        }
        steps
    }
}

/// Returns every naked single and every hidden single in any house.
fn singles_at<const W: usize>(scale: &Scale, tables: &Tables<W>, position: &Position) -> Vec<Step> {
    let masks = position.masks();
    let single = |technique, evidence, place| Step {
        technique,
        tier: scale.tier(technique),
        weight: scale.weight(technique),
        evidence,
        places: vec![place],
        removes: Vec::new(),
    };
    let mut steps = Vec::new();
    for (house, members) in tables.members.iter().enumerate() {
        let is_last = members.iter().filter(|&&cell| position.grid().get(cell) == 0).count() == 1;
        for digit in 0..tables.digits {
            let mut places = members.iter().filter(|&&cell| masks[cell] >> digit & 1 != 0);
            let (Some(&cell), None) = (places.next(), places.next()) else {
                continue;
            };
            let place = Candidate::new(cell, digit);
            let Candidate { cell, digit } = place;
            let technique = match tables.boxes >> house & 1 {
                _ if is_last => Technique::FullHouse,
                1 => Technique::HiddenSingleBox,
                _ => Technique::HiddenSingleLine,
            };
            let evidence = if is_last {
                Evidence::FullHouse { house, cell, digit }
            } else {
                Evidence::HiddenSingle { house, cell, digit }
            };
            steps.push(single(technique, evidence, place));
        }
    }
    let lone = masks.iter().enumerate().filter(|(_, mask)| mask.is_power_of_two());
    steps.extend(lone.map(|(cell, mask)| {
        let place = Candidate::new(cell, mask.trailing_zeros() as usize);
        let Candidate { cell, digit } = place;
        single(Technique::NakedSingle, Evidence::NakedSingle { cell, digit }, place)
    }));
    steps
}

/// Returns `true` if a step may hold only because the candidates of `removed` were removed before it.
fn depends_on(step: &Step, removed: &[Candidate]) -> bool {
    let of = |part: &EvidencePart, removed: &Candidate| {
        part.cells.contains(&removed.cell) || part.digits.contains(&removed.digit)
    };
    let parts = step.parts();
    removed.iter().any(|removed| parts.iter().any(|part| of(part, removed)))
}

/// Returns `true` if a cell of the pattern has one candidate, or a digit one place in the house of the pattern. A
/// single is then the simpler step.
fn contains_single<const W: usize>(tables: &Tables<W>, position: &Position, step: &Step) -> bool {
    let masks = position.masks();
    let places = |house: usize, digit: u8| {
        tables.members[house].iter().filter(|&&cell| masks[cell] >> (digit - 1) & 1 != 0).count()
    };
    step.tier < 5
        && step.parts().iter().any(|part| {
            part.cells.iter().any(|&cell| masks[cell].is_power_of_two())
                || part
                    .house
                    .is_some_and(|house| part.digits.iter().any(|&digit| places(house, digit) == 1))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Address, Generator, Recipe, Removal, Revision};
    use crate::puzzle::Symmetry;
    use crate::solver;
    use gridpress_testing::extent::SweepExtent;

    fn puzzle(kind: &str, index: u32) -> crate::puzzle::Puzzle {
        let recipe = Recipe::new(kind.parse().unwrap(), Symmetry::None, Removal::Minimal);
        let section = "positions".to_owned();
        let generator = Generator::new(Revision::NEWEST, "positions");
        generator.attempt(&recipe, &Address { section, index }, 0)
    }

    #[test]
    fn a_path_continues_from_every_position_on_it() {
        for (kind, index) in [("9", 1), ("9", 2), ("9+diagonal", 1), ("9+killer", 1), ("12", 1)] {
            let puzzle = puzzle(kind, index);
            let mut rater = Revision::NEWEST.rater(&puzzle.shape);
            let mut position = Position::new(&puzzle.shape, &puzzle.givens);
            let whole = rater.path_from(&position);
            let solved = rater.rate_from(&position).solved;
            for step in &whole {
                assert!(rater.next_step_from(&position).is_some());
                position.apply(&puzzle.shape, step);
            }
            assert_eq!(rater.next_step_from(&position), None);
            assert_eq!(solved, position.grid().filled_count() == puzzle.shape.cells());
        }
    }

    /// At every position of a path all steps are right and have different effects. The next step of the path, or an
    /// easier one, is among them.
    #[test]
    fn every_step_at_a_position_is_right() {
        check_positions(SweepExtent::Sample);
    }

    #[test]
    #[ignore = "long sweep"]
    fn every_step_at_a_position_is_right_in_full() {
        check_positions(SweepExtent::Full);
    }

    fn check_positions(extent: SweepExtent) {
        let mut techniques = BTreeSet::new();
        let kinds = [("9+windoku", 1), ("9", 2), ("9+jigsaw", 1), ("6+killer", 1)];
        for (kind, count) in extent.select(kinds, 3) {
            for index in 1..=count {
                let puzzle = puzzle(kind, index);
                let mut rater = Revision::NEWEST.rater(&puzzle.shape);
                let mut position = Position::new(&puzzle.shape, &puzzle.givens);
                for step in rater.path(&puzzle.givens) {
                    let all = rater.steps_at(&position);
                    let mut effects = BTreeSet::new();
                    for one in &all {
                        techniques.insert(one.technique);
                        assert!(effects.insert((&one.places, &one.removes)));
                        let right = |c: &Candidate| puzzle.solution.get(c.cell) == c.digit;
                        assert!(one.places.iter().all(right), "{one:?}");
                        assert!(!one.removes.iter().any(right), "{one:?}");
                        let is_present = |&c: &Candidate| position.has(c);
                        assert!(one.places.iter().chain(&one.removes).all(is_present));
                    }
                    let easiest = all.first().map(|one| one.tier);
                    assert!(easiest.is_some_and(|tier| tier <= step.tier), "{step:?}");
                    position.apply(&puzzle.shape, &step);
                }
            }
        }
        assert!(
            techniques.len() > if extent == SweepExtent::Full { 15 } else { 8 },
            "{techniques:?}"
        );
    }

    #[test]
    fn candidates_can_replace_givens() {
        let puzzle = puzzle("9", 1);
        let (shape, solution) = (&puzzle.shape, &puzzle.solution);
        let empty = crate::puzzle::Grid::empty(9);
        // Two candidates in each cell, one of them right, often leave one solution, and the path leads to it.
        let marks: Vec<u32> = (0..81)
            .map(|cell| 1 << (solution.get(cell) - 1) | 1 << ((cell * 7 + cell / 9) % 9))
            .collect();
        let found = solver::unique_with_marks(shape, &empty, Some(&marks));
        assert_eq!(found.as_ref(), Ok(solution));
        let position = Position::new(shape, &empty).with_marks(&marks);
        let mut rater = Revision::NEWEST.rater(shape);
        assert!(rater.rate_from(&position).solved);
        let mut after = position.clone();
        rater.path_from(&position).iter().for_each(|step| after.apply(shape, step));
        assert_eq!(after.grid(), solution);
        // A cell without candidates, and a cell without its right digit.
        let mut none = marks.clone();
        let open = (0..81).find(|&cell| puzzle.givens.get(cell) == 0).unwrap();
        none[open] = 0;
        assert_eq!(
            solver::unique_with_marks(shape, &empty, Some(&none)),
            Err(solver::NotUnique::NoSolution)
        );
        none[open] = 0x1ff & !(1 << (solution.get(open) - 1));
        assert_eq!(
            solver::unique_with_marks(shape, &puzzle.givens, Some(&none)),
            Err(solver::NotUnique::NoSolution)
        );
    }
}
