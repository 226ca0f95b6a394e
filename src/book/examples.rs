//! Worked examples of techniques, found in puzzles of their own that no book prints.

use gridpress_engine::generate::{Address, Generator, Level, Levels, Recipe, Removal};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::{Grid, Kind, Shape, Symmetry};
use gridpress_engine::rating::{Position, Raters, Step, Technique};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The address of the puzzles that are searched; the dot keeps it apart from every section's.
const ADDRESS: &str = ".technique";

/// The number of finds of a technique that are enough to choose from.
const ENOUGH: u32 = 5;
/// Puzzles that are searched in all: a second's work at the most.
const MOST: u32 = 8192;
/// Puzzles with cages or marks that are searched in all, of which each takes up to a hundred times as long and has what is
/// looked for.
const MOST_RULED: u32 = 64;
/// Puzzles are searched in so many parts; after each it is seen whether there is enough.
const PARTS: u32 = 32;

/// A technique, and a place where it is the next step.
#[derive(Clone, Debug)]
pub struct TechniqueExample {
    /// The rules of the puzzle.
    pub shape: Arc<Shape>,
    /// The givens of the puzzle.
    pub givens: Grid,
    /// How far it is solved.
    pub position: Position,
    /// The step.
    pub step: Step,
}

/// Finds by technique: how many there were, and the best of them.
type Finds = BTreeMap<Technique, (u32, TechniqueExample)>;

/// Kinds with cages, with marks between cells, and with arrows or numbers outside the grid: what each of them asks for has
/// techniques of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuledKinds {
    /// A killer or a calcudoku.
    pub caged: Option<Kind>,
    /// A kind whose marks say something of two cells.
    pub marked: Option<Kind>,
    /// A kind whose marks say something of several cells in their order.
    pub numbered: Option<Kind>,
}

/// An example of each technique of `wanted`, easiest first, in puzzles of `kind`, which has no variants; without
/// those that do not turn up. Those of cages, marks and numbers turn up in puzzles of the kinds of `ruled`.
pub fn find(
    generator: &Generator,
    kind: Kind,
    ruled: RuledKinds,
    wanted: &BTreeSet<Technique>,
) -> Vec<TechniqueExample> {
    let of = |fits: fn(Technique) -> bool| -> BTreeSet<Technique> {
        let fitting = wanted.iter().filter(|&&technique| fits(technique));
        fitting.copied().collect()
    };
    let plain = of(|technique| {
        !technique.is_of_cages() && !technique.is_of_marks() && !technique.is_of_lines()
    });
    let mut finds = search(generator, kind, &plain, MOST);
    let own = [
        (ruled.caged, of(Technique::is_of_cages)),
        (ruled.marked, of(Technique::is_of_marks)),
        (ruled.numbered, of(Technique::is_of_lines)),
    ];
    for (kind, wanted) in own {
        if let Some(kind) = kind {
            finds.extend(search(generator, kind, &wanted, MOST_RULED));
        }
    }
    let scale = generator.revision.scale();
    let mut examples: Vec<_> = finds.into_values().map(|(_, example)| example).collect();
    examples.sort_by_key(|example| scale.rank(example.step.technique));
    examples
}

/// The easiest finds of the first puzzles, until there are enough.
fn search(generator: &Generator, kind: Kind, wanted: &BTreeSet<Technique>, most: u32) -> Finds {
    let recipe = Recipe::new(
        kind,
        Symmetry::None,
        Removal::Band(Levels::of(generator.revision).band(kind, Level::Expert)),
    );
    let mut finds = Finds::new();
    let mut missing: BTreeMap<Technique, u32> =
        wanted.iter().map(|&wanted| (wanted, ENOUGH)).collect();
    let mut from = 0;
    while from < most && !missing.is_empty() {
        // The techniques that are missing depend on the parts before, and so on no thread.
        let attempts: Vec<u32> = (from..from + most / PARTS).collect();
        let found = parallel::map_with(
            &attempts,
            || generator.revision.raters(),
            |raters, &attempt| in_puzzle(generator, &recipe, attempt, &missing, raters),
        );
        for (technique, (cost, example)) in found.into_iter().flatten() {
            missing.entry(technique).and_modify(|left| *left = left.saturating_sub(1));
            let is_best = finds.get(&technique).is_none_or(|(best, _)| cost < *best);
            if is_best {
                finds.insert(technique, (cost, example));
            }
        }
        missing.retain(|_, left| *left > 0);
        from += most / PARTS;
    }
    finds
}

/// The easiest place for each technique on the way through a puzzle.
fn in_puzzle(
    generator: &Generator,
    recipe: &Recipe,
    attempt: u32,
    missing: &BTreeMap<Technique, u32>,
    raters: &mut Raters,
) -> Finds {
    let address = Address { section: ADDRESS.to_owned(), index: 1 };
    let puzzle = generator.attempt(recipe, &address, attempt);
    let mut finds = Finds::new();
    let mut position = Position::new(&puzzle.shape, &puzzle.givens);
    for step in raters.of(&puzzle.shape).path(&puzzle.givens) {
        let before = position.clone();
        position.take(&puzzle.shape, &step);
        let cost = cost(&before, &step);
        let is_best = (finds.get(&step.technique)).is_none_or(|(best, _)| cost < *best);
        if missing.contains_key(&step.technique) && is_best {
            let example = TechniqueExample {
                shape: puzzle.shape.clone(),
                givens: puzzle.givens.clone(),
                position: before,
                step,
            };
            finds.insert(example.step.technique, (cost, example));
        }
    }
    finds
}

/// The effort of reading an example: every candidate of the position counts, and above all the pattern.
fn cost(position: &Position, step: &Step) -> u32 {
    let pattern: usize = step.parts.iter().map(|part| part.cells.len().max(1)).sum();
    position.mark_count() + 12 * pattern as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_engine::generate::Revision;
    use gridpress_engine::rating::Candidate;
    use gridpress_engine::solver;

    fn of(names: &[&str], threads: usize) -> Vec<TechniqueExample> {
        let generator = Generator::new(Revision::FIRST, "examples");
        let technique = |name: &&str| Technique::named(name).unwrap();
        let wanted = names.iter().map(technique).collect();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let ruled = RuledKinds {
            caged: "9+killer".parse().ok(),
            marked: "9+kropki".parse().ok(),
            numbered: "9+sandwich".parse().ok(),
        };
        pool.unwrap().install(|| find(&generator, Kind::CLASSIC, ruled, &wanted))
    }

    #[test]
    fn examples_are_of_what_is_wanted_and_true() {
        let names = [
            "naked-single",
            "mark-pair",
            "line-number",
            "naked-pair",
            "cage-sum",
            "x-wing",
            "xy-wing",
        ];
        let found = of(&names, 2);
        let techniques: Vec<&str> = found.iter().map(|one| one.step.technique.name()).collect();
        assert_eq!(techniques, names);
        for TechniqueExample { shape, givens, position, step } in &found {
            let solution = solver::unique(shape, givens).unwrap();
            let right = |one: &Candidate| solution.get(one.cell) == one.digit;
            assert!(position.grid().fits(&solution) && givens.fits(position.grid()));
            assert!(step.removes.iter().all(|gone| position.has(*gone) && !right(gone)));
            assert!(step.places.iter().all(|place| position.has(*place) && right(place)));
            assert!(step.removes.len() + step.places.len() > 0);
        }
    }

    #[test]
    fn threads_change_nothing() {
        let steps = |threads| {
            let found = of(&["claiming", "hidden-pair", "swordfish"], threads);
            found.into_iter().map(|one| (one.position, one.step)).collect::<Vec<_>>()
        };
        let alone = steps(1);
        assert_eq!(alone.len(), 3);
        assert_eq!(alone, steps(3));
    }
}
