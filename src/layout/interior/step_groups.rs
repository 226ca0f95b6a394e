//! Steps that share a diagram: neighbours of one technique that do not depend on each other.

use crate::grid_drawing::excerpt::Excerpt;
use gridpress_engine::puzzle::{Cell, Shape};
use gridpress_engine::rating::{Candidate, Step};

/// Maximum number of steps in a diagram: the patterns of more would be hard to tell apart.
const MAX_STEPS: usize = 4;

/// Steps beyond singles that share a diagram, and the singles after them.
pub(super) struct StepGroup<'b> {
    /// Number of the first step, from 1; singles do not count.
    pub(super) first: usize,
    /// The steps.
    pub(super) steps: &'b [Step],
    /// The singles between them and the next group.
    pub(super) singles: &'b [Step],
    /// The part of the grid that shows all of them.
    pub(super) excerpt: Excerpt,
}

/// Returns `true` if a step is a single, which needs no diagram.
pub(super) fn is_single(step: &Step) -> bool {
    step.tier == 1
}

/// Returns the groups of a path that begins beyond singles.
pub(super) fn groups<'b>(shape: &Shape, path: &'b [Step]) -> Vec<StepGroup<'b>> {
    let mut groups = Vec::new();
    let (mut rest, mut first) = (path, 1);
    while !rest.is_empty() {
        let (count, excerpt) = group_size(shape, rest);
        let (steps, others) = rest.split_at(count);
        let (singles, others) =
            others.split_at(others.iter().take_while(|step| is_single(step)).count());
        groups.push(StepGroup { first, steps, singles, excerpt });
        (rest, first) = (others, first + count);
    }
    groups
}

/// Returns the number of steps at the start of `path` that share a diagram, and its excerpt.
fn group_size(shape: &Shape, path: &[Step]) -> (usize, Excerpt) {
    let mut excerpt = Excerpt::of_step(shape, &path[0]);
    let mut separate = excerpt.size();
    for (count, next) in path.iter().enumerate().skip(1) {
        let own = Excerpt::of_step(shape, next);
        let all = excerpt.clone().with(own.clone());
        let before = &path[..count];
        // Together they should take no more room than apart.
        let is_compact = all.size() <= separate + own.size();
        let is_alike = next.technique == path[0].technique;
        if count == MAX_STEPS
            || !is_alike
            || !is_compact
            || before.iter().any(|step| !are_independent(shape, step, next))
        {
            return (count, excerpt);
        }
        (excerpt, separate) = (all, separate + own.size());
    }
    (path.len(), excerpt)
}

/// Returns `true` if `later` holds without `earlier`, and no cell belongs to both patterns.
fn are_independent(shape: &Shape, earlier: &Step, later: &Step) -> bool {
    let cells = |step: &Step| -> Vec<Cell> {
        step.parts().into_iter().flat_map(|part| part.cells).collect()
    };
    let (pattern, others) = (cells(later), cells(earlier));
    let parts = later.parts();
    let justifies = |candidate: &Candidate| {
        // A house shows where a digit can go; a pattern shows all that its cells can hold.
        let mut houses = parts.iter().filter_map(|part| Some((part.house?, &part.digits)));
        pattern.contains(&candidate.cell)
            || houses.any(|(house, digits)| {
                digits.contains(&candidate.digit)
                    && shape.houses()[house].cells.contains(&candidate.cell)
            })
    };
    earlier.places.is_empty()
        && !earlier.removes.iter().any(justifies)
        && !pattern.iter().any(|cell| others.contains(cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_engine::generate::{Address, Generator, Recipe, Removal, Revision};
    use gridpress_engine::puzzle::{Kind, Symmetry};
    use gridpress_engine::rating::Position;

    #[test]
    fn groups_hold_every_step_once_and_each_holds_at_the_start_of_its_group() {
        let kind: Kind = "9+killer".parse().unwrap();
        let generator = Generator::new(Revision::NEWEST, "groups");
        let recipe = Recipe::new(kind, Symmetry::None, Removal::Band(81..=81));
        let address = Address { section: "groups".into(), index: 1 };
        let puzzle = generator.attempt(&recipe, &address, 0);
        let shape = &puzzle.shape;
        let path = Revision::NEWEST.rater(shape).path(&puzzle.givens);
        let start = path.iter().take_while(|step| is_single(step)).count();
        let mut position = Position::new(shape, &puzzle.givens);
        path[..start].iter().for_each(|step| position.apply(shape, step));
        let (mut count, mut shared) = (0, 0);
        for group in groups(shape, &path[start..]) {
            assert_eq!(group.first, count + 1);
            count += group.steps.len();
            shared += usize::from(group.steps.len() > 1);
            for step in group.steps {
                assert!(!is_single(step) && step.technique == group.steps[0].technique);
                assert!(
                    step.removes.iter().all(|gone| {
                        position.has(*gone) && group.excerpt.contains(gone.cell, 9)
                    })
                );
            }
            let steps = group.steps.iter().chain(group.singles);
            steps.for_each(|step| position.apply(shape, step));
        }
        assert_eq!(count, path.iter().filter(|step| !is_single(step)).count());
        assert!(shared > 0);
    }
}
