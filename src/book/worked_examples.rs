//! Worked examples of the how-to page and of techniques, in extra puzzles that are not part of any section.

use crate::build_cache::{BuildCache, generator_id};
use crate::types::{ChildExample, Example, ExampleKinds, ExtraRule, RuleExample, TechniqueExample};
use gridpress_bookspec::{BookSpec, HowTo, PictureTheme};
use gridpress_engine::generate::{Address, Generator, Level, Levels, Recipe, Removal};
use gridpress_engine::puzzle::{Cell, HouseKind, Kind, Puzzle, Symmetry, Variant};
use gridpress_engine::rating::{
    HiddenSingle, Position, RaterCache, Step, Technique, hidden_singles,
};
use gridpress_ground::parallel;
use std::collections::{BTreeMap, BTreeSet};

/// The section id of the how-to page's example; the dot sets it apart from the ids of sections.
const EXAMPLE: &str = ".example";
/// The section id of the examples for children; the dot sets it apart from the ids of sections.
const CHILD: &str = ".child";
/// Maximum number of attempts at such an example; nearly every puzzle has one.
const CHILD_ATTEMPTS: u32 = 100;
/// The section id of the searched puzzles; the dot sets it apart from the ids of sections.
const ADDRESS: &str = ".technique";

/// The section id of the examples of rules; the dot sets it apart from the ids of sections.
const RULE: &str = ".rule";
/// Sides of the grids of these examples, the first that a variant supports.
const RULE_SIDES: [usize; 3] = [4, 6, 9];
/// Maximum number of rules with examples: those of more would fill several pages before the puzzles.
const MAX_RULES: usize = 8;
/// Maximum number of attempts at a full grid of an example.
const RULE_ATTEMPTS: u32 = 4;

/// Number of examples of a technique that are enough to choose from.
const ENOUGH: u32 = 5;
/// Maximum number of searched puzzles, which takes a second at most.
const MAX_PUZZLES: u32 = 8192;
/// Maximum number of searched puzzles with cages or marks. Each takes up to a hundred times as long, but nearly always
/// contains an example.
const MAX_VARIANT_PUZZLES: u32 = 64;
/// Number of parts in which puzzles are searched; the search may end after each part.
const PARTS: u32 = 32;

/// The best example of each technique, with its cost.
type FoundExamples = BTreeMap<Technique, (u32, TechniqueExample)>;

/// Returns the example of the how-to page; `None` if the book of `spec` has no such page.
pub(crate) fn example_of(
    spec: &BookSpec,
    generator: &Generator,
    cache: &BuildCache,
) -> Option<Example> {
    let kind = match spec.front.how_to {
        HowTo::None => return None,
        HowTo::Full => example_kind(spec),
        HowTo::Kids => first_kind(spec),
    };
    cache.example.get_or_insert((), (generator_id(generator), kind), || example(generator, kind))
}

/// Returns a small example of each variant in the book of `spec`, and one of overlapping grids, if the book explains its
/// rules and has few of them.
pub(crate) fn rule_examples(
    spec: &BookSpec,
    generator: &Generator,
    cache: &BuildCache,
) -> Vec<RuleExample> {
    if spec.front.how_to != HowTo::Full {
        return Vec::new();
    }
    let kinds = || spec.sections.iter().map(|section| section.contents.kind());
    let overlap = kinds().find(|kind| !kind.grids().is_single()).map(Kind::without_variants);
    let variants = Variant::NAMES.iter().map(|(_, variant)| *variant);
    let variants = variants.filter(|&variant| kinds().any(|kind| kind.has(variant)));
    let rules = overlap.map(|_| ExtraRule::Overlap).into_iter();
    let rules: Vec<ExtraRule> = rules.chain(variants.map(ExtraRule::Variant)).collect();
    if rules.len() > MAX_RULES {
        return Vec::new();
    }
    let example = |rule| {
        let make = || match (rule, overlap) {
            (ExtraRule::Variant(variant), _) => variant_example(generator, variant),
            (ExtraRule::Overlap, kind) => specimen(generator, kind?),
        };
        let puzzle = cache.rules.get_or_insert(rule, (generator_id(generator), overlap), make)?;
        Some(RuleExample { rule, puzzle })
    };
    rules.into_iter().filter_map(example).collect()
}

/// Returns an example for children of each size in the book of `spec`, if it is one for children with animals.
pub(crate) fn child_examples(spec: &BookSpec, generator: &Generator) -> Vec<ChildExample> {
    let is_for_children = spec.front.how_to == HowTo::Kids
        && spec.pictures == PictureTheme::Animals
        && spec.worksheet.is_none();
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for (section, of) in spec.sections.iter().enumerate().filter(|_| is_for_children) {
        let kind = of.contents.kind().without_variants().single_grid();
        if kind.side() <= 9 && kind.has_regions() {
            kinds.entry(kind).or_insert(section);
        }
    }
    kinds
        .into_iter()
        .filter_map(|(kind, section)| child_example(generator, kind, section))
        .collect()
}

/// Returns the example of `kind` before a section; `None` if no puzzle has one.
fn child_example(generator: &Generator, kind: Kind, section: usize) -> Option<ChildExample> {
    let band = Levels::of(generator.revision).band(kind, Level::Easy);
    let recipe = Recipe::new(kind, Symmetry::None, Removal::Band(band));
    let address = Address { section: CHILD.to_owned(), index: 1 };
    (0..CHILD_ATTEMPTS).find_map(|attempt| {
        let puzzle = generator.try_attempt(&recipe, &address, attempt)?.puzzle;
        let is_empty = |cell: &Cell| puzzle.givens.get(*cell) == 0;
        let rows = puzzle.shape.houses().iter();
        let rows = rows.filter(|house| matches!(house.kind, HouseKind::Row(_)));
        let (cell, blocker) = rows
            .filter_map(|row| {
                let empty = row.cells.iter().copied().filter(is_empty);
                <[Cell; 2]>::try_from(empty.collect::<Vec<Cell>>()).ok()
            })
            .flat_map(|[a, b]| [(a, b), (b, a)])
            .find_map(|(cell, other)| {
                let digit = puzzle.solution.get(other);
                let mut peers = puzzle.shape.peers(cell).iter();
                let blocker = peers.find(|&&peer| puzzle.givens.get(peer) == digit)?;
                Some((cell, *blocker))
            })?;
        Some(ChildExample { section, puzzle, cell, blocker })
    })
}

/// Returns a puzzle of the smallest kind with that variant and no other.
fn variant_example(generator: &Generator, variant: Variant) -> Option<Puzzle> {
    let kinds = RULE_SIDES.iter().filter_map(|&side| Kind::new(side, None, &[variant]).ok());
    kinds.into_iter().find_map(|kind| specimen(generator, kind))
}

/// Returns a puzzle of `kind`; half of its cells are given unless cages take their place.
fn specimen(generator: &Generator, kind: Kind) -> Option<Puzzle> {
    let address = Address { section: RULE.to_owned(), index: 1 };
    let removed = kind.cells() as u32 / if kind.has_cages() { 1 } else { 2 };
    let recipe = Recipe::new(kind, Symmetry::None, Removal::Band(removed..=removed));
    let attempt = |attempt| generator.try_attempt(&recipe, &address, attempt);
    (0..RULE_ATTEMPTS).find_map(attempt).map(|accepted| accepted.puzzle)
}

/// Returns the kind of the how-to page's example: classic if any section is, else that of the first section, reduced to
/// a single grid without variants.
pub(crate) fn example_kind(spec: &BookSpec) -> Kind {
    let mut kinds = spec
        .sections
        .iter()
        .map(|section| section.contents.kind().without_variants().single_grid());
    match kinds.next() {
        // Larger grids would not fit beside their explanation.
        Some(first) if first.side() <= 9 && kinds.all(|kind| kind != Kind::CLASSIC) => first,
        _ => Kind::CLASSIC,
    }
}

/// Returns the kinds whose special techniques the chapter of techniques shows, besides examples of `kind`: the first
/// suitable ones of the book.
pub(crate) fn example_kinds(spec: &BookSpec, kind: Kind) -> ExampleKinds {
    let kinds = || spec.sections.iter().map(|section| section.contents.kind());
    let consecutive = || Kind::new(kind.side(), None, &[Variant::Consecutive]).ok();
    ExampleKinds {
        caged: caged_kind(spec, kind),
        marked: kinds().find(|kind| kind.has_marks() && !kind.has_numbers()).or_else(consecutive),
        numbered: kinds().find(|kind| kind.has_numbers()),
    }
}

/// Returns the kind whose cages the chapter of techniques shows, besides examples of `kind`: killers, or calcudokus in
/// a book without killers.
fn caged_kind(spec: &BookSpec, kind: Kind) -> Option<Kind> {
    let mut kinds = spec.sections.iter().map(|section| section.contents.kind());
    let killer = || Kind::new(kind.side(), None, &[Variant::Killer]).ok();
    if kinds.clone().any(|kind| kind.has_killer_cages()) {
        killer()
    } else {
        kinds.find(|kind| kind.has_operations()).map(Kind::with_default_boxes).or_else(killer)
    }
}

/// The kind of the example in a children's book: that of the first section without its variants; of grids that overlap it
/// is one.
fn first_kind(spec: &BookSpec) -> Kind {
    let kind = spec
        .sections
        .first()
        .map(|section| section.contents.kind().without_variants().single_grid());
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
        // A box that is nearly full would need no explanation, and a step with rows only would teach half of the idea.
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

/// An example of each technique of `techniques`, easiest first, in puzzles of `kind`, which has no variants; without
/// those that do not turn up. Those of cages, marks and numbers turn up in puzzles of the kinds of `ruled`.
pub(crate) fn find(
    generator: &Generator,
    kind: Kind,
    ruled: ExampleKinds,
    techniques: &BTreeSet<Technique>,
) -> Vec<TechniqueExample> {
    let of = |fits: fn(Technique) -> bool| -> BTreeSet<Technique> {
        techniques.iter().filter(|&&technique| fits(technique)).copied().collect()
    };
    let plain = of(|technique| {
        !technique.is_of_cages() && !technique.is_of_marks() && !technique.is_of_lines()
    });
    let mut finds = search(generator, kind, &plain, MAX_PUZZLES);
    let own = [
        (ruled.caged, of(Technique::is_of_cages)),
        (ruled.marked, of(Technique::is_of_marks)),
        (ruled.numbered, of(Technique::is_of_lines)),
    ];
    for (kind, techniques) in own {
        if let Some(kind) = kind {
            finds.extend(search(generator, kind, &techniques, MAX_VARIANT_PUZZLES));
        }
    }
    let scale = generator.revision.scale();
    let mut examples: Vec<_> = finds.into_values().map(|(_, example)| example).collect();
    examples.sort_by_key(|example| scale.rank(example.step.technique));
    examples
}

/// Returns the easiest examples among the first puzzles, up to a sufficient number.
fn search(
    generator: &Generator,
    kind: Kind,
    techniques: &BTreeSet<Technique>,
    limit: u32,
) -> FoundExamples {
    let recipe = Recipe::new(
        kind,
        Symmetry::None,
        Removal::Band(Levels::of(generator.revision).band(kind, Level::Expert)),
    );
    let mut finds = FoundExamples::new();
    let mut missing: BTreeMap<Technique, u32> =
        techniques.iter().map(|&techniques| (techniques, ENOUGH)).collect();
    let mut from = 0;
    while from < limit && !missing.is_empty() {
        // The missing techniques depend only on the preceding parts, so threads do not affect the result.
        let attempts: Vec<u32> = (from..from + limit / PARTS).collect();
        let found = parallel::map_with(
            &attempts,
            || generator.revision.raters(),
            |raters, &attempt| search_puzzle(generator, &recipe, attempt, &missing, raters),
        );
        for (technique, (cost, example)) in found.into_iter().flatten() {
            missing.entry(technique).and_modify(|left| *left = left.saturating_sub(1));
            if finds.get(&technique).is_none_or(|(best, _)| cost < *best) {
                finds.insert(technique, (cost, example));
            }
        }
        missing.retain(|_, left| *left > 0);
        from += limit / PARTS;
    }
    finds
}

/// Returns the easiest example of each technique on the solution path of a puzzle.
fn search_puzzle(
    generator: &Generator,
    recipe: &Recipe,
    attempt: u32,
    missing: &BTreeMap<Technique, u32>,
    raters: &mut RaterCache,
) -> FoundExamples {
    let address = Address { section: ADDRESS.to_owned(), index: 1 };
    let puzzle = generator.attempt(recipe, &address, attempt);
    let mut finds = FoundExamples::new();
    let mut position = Position::new(&puzzle.shape, &puzzle.givens);
    for step in raters.of(&puzzle.shape).path(&puzzle.givens) {
        let before = position.clone();
        position.apply(&puzzle.shape, &step);
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

/// Returns the effort of reading an example: the candidates of the position, plus twelve times the cells of the
/// pattern.
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
        let generator = Generator::new(Revision::NEWEST, "examples");
        let technique = |name: &&str| Technique::named(name).unwrap();
        let techniques = names.iter().map(technique).collect();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let ruled = ExampleKinds {
            caged: "9+killer".parse().ok(),
            marked: "9+kropki".parse().ok(),
            numbered: "9+sandwich".parse().ok(),
        };
        pool.unwrap().install(|| find(&generator, Kind::CLASSIC, ruled, &techniques))
    }

    #[test]
    fn examples_show_the_requested_techniques() {
        let names = [
            "naked-single", "mark-pair", "line-number", "naked-pair", "cage-sum", "x-wing",
            "xy-wing",
        ];
        let found = of(&names, 2);
        let techniques: Vec<&str> = found.iter().map(|one| one.step.technique.name()).collect();
        assert_eq!(techniques, names);
        for TechniqueExample { shape, givens, position, step } in &found {
            let solution = solver::unique(shape, givens).unwrap();
            let right = |one: &Candidate| solution.get(one.cell) == one.digit;
            assert!(
                position.grid().is_subset_of(&solution) && givens.is_subset_of(position.grid())
            );
            assert!(step.removes.iter().all(|gone| position.has(*gone) && !right(gone)));
            assert!(step.places.iter().all(|place| position.has(*place) && right(place)));
            assert!(step.removes.len() + step.places.len() > 0);
        }
    }

    #[test]
    fn examples_for_children_leave_one_digit_for_a_cell() {
        let generator = Generator::new(Revision::NEWEST, "children");
        for kind in ["4", "6", "8", "9"] {
            let kind: Kind = kind.parse().unwrap();
            let found = child_example(&generator, kind, 0).unwrap();
            let ChildExample { puzzle, cell, blocker, .. } = found;
            let position = Position::new(&puzzle.shape, &puzzle.givens);
            let marks: Vec<u8> = position.marks(cell).collect();
            assert_eq!(marks, [puzzle.solution.get(cell)], "{kind}");
            assert!(puzzle.givens.get(blocker) > 0 && puzzle.shape.peers(cell).contains(&blocker));
            assert_ne!(cell / kind.side(), blocker / kind.side());
        }
    }

    #[test]
    fn every_variant_has_a_small_example_of_its_rule() {
        let generator = Generator::new(Revision::NEWEST, "rules");
        for (name, variant) in Variant::NAMES {
            let Some(Puzzle { shape, solution, .. }) = variant_example(&generator, *variant) else {
                panic!("{name}");
            };
            assert!(shape.kind().has(*variant) && solution.filled_count() == shape.cells());
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
