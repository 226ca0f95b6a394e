//! Worked examples: that of the how-to page, and those of techniques, in puzzles of their own that no book prints.

use crate::memory::{Memory, origin};
use crate::types::{Example, RuledKinds, TechniqueExample};
use gridpress_engine::generate::{Address, Generator, Level, Levels, Recipe, Removal};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::{Kind, Puzzle, Symmetry, Variant};
use gridpress_engine::rating::{
    HiddenSingle, Position, RaterCache, Step, Technique, hidden_singles,
};
use gridpress_spec::{BookSpec, HowTo};
use std::collections::{BTreeMap, BTreeSet};

/// The address of the how-to page's example; the dot keeps it apart from every section's.
const EXAMPLE: &str = ".example";
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

/// Finds by technique: how many there were, and the best of them.
type Finds = BTreeMap<Technique, (u32, TechniqueExample)>;

/// The example of the how-to page, where the book of `spec` has one.
pub(crate) fn example_of(
    spec: &BookSpec,
    generator: &Generator,
    memory: &Memory,
) -> Option<Example> {
    let kind = match spec.front.how_to {
        HowTo::None => return None,
        HowTo::Full => example_kind(spec),
        HowTo::Kids => first_kind(spec),
    };
    let question = (origin(generator), kind);
    let find = || example(generator, kind);
    memory.example.answer((), question, find)
}

/// The kind of the how-to page's example: classic if any section is, else that of the first section without its
/// variants; of grids that overlap it is one.
pub(crate) fn example_kind(spec: &BookSpec) -> Kind {
    let mut kinds = spec.sections.iter().map(|section| section.contents.kind().plain().one_grid());
    match kinds.next() {
        // Larger ones would not fit beside their story.
        Some(first) if first.side() <= 9 && kinds.all(|kind| kind != Kind::CLASSIC) => first,
        _ => Kind::CLASSIC,
    }
}

/// The kinds whose own techniques the chapter of techniques shows, beside examples of `kind`: the first of the book that
/// have such.
pub(crate) fn ruled_kinds(spec: &BookSpec, kind: Kind) -> RuledKinds {
    let kinds = || spec.sections.iter().map(|section| section.contents.kind());
    let consecutive = || Kind::new(kind.side(), None, &[Variant::Consecutive]).ok();
    let is_marked = |kind: &Kind| kind.has_marks() && !kind.has_numbers();
    RuledKinds {
        caged: caged_kind(spec, kind),
        marked: kinds().find(is_marked).or_else(consecutive),
        numbered: kinds().find(|kind| kind.has_numbers()),
    }
}

/// The kind whose cages the chapter of techniques shows, beside examples of `kind`: killers, or calcudokus where there are no
/// killers.
fn caged_kind(spec: &BookSpec, kind: Kind) -> Option<Kind> {
    let mut kinds = spec.sections.iter().map(|section| section.contents.kind());
    let is_calcudoku = |kind: &Kind| kind.has(Variant::Calcudoku);
    let killer = || Kind::new(kind.side(), None, &[Variant::Killer]).ok();
    if kinds.clone().any(|kind| kind.has(Variant::Killer)) {
        killer()
    } else {
        kinds.find(is_calcudoku).map(Kind::usual).or_else(killer)
    }
}

/// The kind of the example in a children's book: that of the first section without its variants; of grids that overlap it
/// is one.
fn first_kind(spec: &BookSpec) -> Kind {
    let first = spec.sections.first();
    let kind = first.map(|section| section.contents.kind().plain().one_grid());
    kind.filter(|kind| kind.side() <= 9).unwrap_or(Kind::CLASSIC)
}

/// A puzzle of middling ease with a step that a row and a column both have a part in, at the example's own address. `None`
/// where there are no boxes.
fn example(generator: &Generator, kind: Kind) -> Option<Example> {
    if !kind.has_regions() {
        return None;
    }
    let recipe = Recipe::new(
        kind,
        Symmetry::Rotate180,
        Removal::Band(Levels::of(generator.revision).band(kind, Level::Medium)),
    );
    let address = Address { section: EXAMPLE.to_owned(), index: 1 };
    let row = |cell: usize| cell / kind.side();
    let instructive = |puzzle: &Puzzle, step: &HiddenSingle| {
        let in_box = &puzzle.shape.houses()[step.house].cells;
        let by_row =
            step.blockers.iter().filter(|&&b| in_box.iter().any(|&c| row(c) == row(b))).count();
        let empty = in_box.iter().filter(|&&c| puzzle.givens.get(c) == 0).count();
        empty > kind.side() / 2 && by_row >= 1 && by_row < step.blockers.len()
    };
    // One attempt in two has such a step; the bound is for form.
    (0..1000).find_map(|attempt| {
        let puzzle = generator.attempt(&recipe, &address, attempt);
        let step = hidden_singles(&puzzle.shape, &puzzle.givens)
            .into_iter()
            .find(|step| instructive(&puzzle, step))?;
        Some(Example { puzzle, step })
    })
}

/// An example of each technique of `wanted`, easiest first, in puzzles of `kind`, which has no variants; without
/// those that do not turn up. Those of cages, marks and numbers turn up in puzzles of the kinds of `ruled`.
pub(crate) fn find(
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
    raters: &mut RaterCache,
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
    let pattern: usize = step.parts().iter().map(|part| part.cells.len().max(1)).sum();
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
