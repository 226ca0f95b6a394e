//! Tests that every technique is narrated, and that the text matches the evidence.

mod demands;

use super::*;
use gridpress_engine::generate::{Address, Generator, Recipe, Removal, Revision};
use gridpress_engine::puzzle::{Cage, CageRule, Grid, Kind, Puzzle, Symmetry, Variant};
use gridpress_engine::rating::{LinkRule, Position};
use gridpress_testing::extent::SweepExtent;
use std::sync::Arc;

/// Returns every cell named in `text`.
fn named(narrator: &Narrator, text: &str) -> BTreeSet<Cell> {
    let cells = 0..narrator.shape.cells();
    let names: BTreeMap<String, Cell> = cells.map(|cell| (narrator.cell(cell), cell)).collect();
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter_map(|word| names.get(word).copied()).collect()
}

/// Checks the text of a step, and returns it.
fn narrate(words: &Words, shape: &Shape, step: &Step) -> String {
    let narrator = Narrator::new(words, GridView::with_letters(shape));
    let [look, pattern, reason] =
        [narrator.look_at(step), narrator.pattern(step), narrator.reason(step)];
    let mut known: BTreeSet<Cell> = step.parts().into_iter().flat_map(|part| part.cells).collect();
    let placed = step.places.iter().map(|place| place.cell);
    let outcome: BTreeSet<Cell> = placed.chain(step.removes.iter().map(|gone| gone.cell)).collect();
    known.extend(&outcome);
    let rules = step.links(shape).into_iter().flat_map(|link| link.rules);
    known.extend(rules.flat_map(|rule| match rule {
        LinkRule::Innies(houses) => houses.cells(shape),
        _ => Vec::new(),
    }));
    // Regions and cages are named after their first cells.
    let regions = (shape.houses().iter())
        .filter(|house| matches!(house.kind, HouseKind::Region(_)))
        .map(|house| house.cells[0]);
    let cages = shape.cages().iter().map(|cage| cage.cells[0]);
    let first: BTreeSet<Cell> = regions.chain(cages).collect();
    for text in [&look, &pattern, &reason] {
        for cell in named(&narrator, text) {
            assert!(known.contains(&cell) || first.contains(&cell), "{text} {step:?}");
        }
        assert!(text.ends_with('.') && !text.contains("  "), "{text}");
        // Traces of empty lists.
        let gaps = ["in )", "in ,", "into ,", "into .", "()", " of ,", " ,", " .", "( "];
        assert!(gaps.iter().all(|gap| !text.contains(gap)), "{text}");
    }
    assert!(named(&narrator, &reason).is_superset(&outcome), "{reason}");
    for place in &step.places {
        assert!(!named(&narrator, &look).contains(&place.cell) || !look.contains("for "), "{look}");
    }
    if words.language() == "en" {
        check_outcome(&narrator, step, &reason);
    }
    format!("{look}\n{pattern}\n{reason}\n{}\n", narrator.brief(step))
}

/// Parses the end of a reason, and compares it with the step.
fn check_outcome(narrator: &Narrator, step: &Step, reason: &str) {
    let last = reason.rsplit_once("Remove ").map(|(_, gone)| gone);
    match last {
        _ if !step.places.is_empty() => {
            let place = step.places[0];
            let digit = Symbols::Letters.text(place.digit);
            let end = format!("So {} is {digit}.", narrator.cell(place.cell));
            assert!(reason.ends_with(&end) && step.places.len() == 1, "{reason}");
        }
        Some(gone) => assert_eq!(removed(narrator, gone), step.removes, "{reason}"),
        None => panic!("{reason}"),
    }
}

/// Parses `2 and 7 from r3c4; 2 from r3c8.`
fn removed(narrator: &Narrator, text: &str) -> Vec<Candidate> {
    let mut all = Vec::new();
    for group in text.split(';') {
        let (digits, cells) = group.split_once(" from ").unwrap();
        let digits = digits.split([' ', ',']).filter(|word| !word.is_empty() && *word != "and");
        let value = |text: &str| (1..=25).find(|&value| Symbols::Letters.text(value) == text);
        let digits: Vec<u8> = digits.map(|digit| value(digit).unwrap()).collect();
        for cell in named(narrator, cells) {
            all.extend(digits.iter().map(|&digit| Candidate { cell, digit }));
        }
    }
    all.sort_unstable();
    all
}

/// Returns `true` for techniques that need cages, marks or lines.
fn is_of_rules(technique: Technique) -> bool {
    technique.is_of_cages() || technique.is_of_marks() || technique.is_of_lines()
}

/// Returns a step of every technique of cages, marks and lines, with its shape.
fn of_rules() -> BTreeMap<Technique, (Arc<Shape>, Step)> {
    let mut steps = BTreeMap::new();
    let killers = (1..60).map(|index| ("9+killer", index));
    let marked =
        ["9+consecutive", "9+kropki", "9+xv"].map(|kind| (1..12).map(move |index| (kind, index)));
    let lined = ["9+arrow", "6+sandwich"].map(|kind| (1..6).map(move |index| (kind, index)));
    let lined = lined.into_iter().flatten();
    let all = killers.clone().chain(marked.into_iter().flatten()).chain(lined);
    let all = all.map(|one| (Revision::NEWEST, one));
    let through_cages = killers.chain((1..300).map(|index| ("6+calcudoku", index)));
    let through_cages = through_cages.map(|one| (Revision::NEWEST, one));
    for (revision, (kind, index)) in all.chain(through_cages) {
        let puzzle = generate(kind.parse().unwrap(), index);
        for step in revision.rater(&puzzle.shape).path(&puzzle.givens) {
            if is_of_rules(step.technique) {
                let found = (puzzle.shape.clone(), step);
                steps.entry(found.1.technique).or_insert(found);
            }
        }
    }
    steps
}

/// Returns the step of the engine's example of `technique`, on the classic shape.
fn example(technique: Technique) -> Step {
    let path = format!("../engine/rating/examples/{technique}.txt");
    let text = std::fs::read_to_string(&path).expect(&path);
    let cells: Vec<&str> = text.split_whitespace().take(81).collect();
    let mask = |cell: &&str| {
        let digits = cell.bytes().filter(u8::is_ascii_digit);
        digits.fold(0, |mask, digit| mask | 1u32 << (digit - b'1'))
    };
    let solved =
        |cell: &&str| if cell.starts_with('=') { mask(cell).trailing_zeros() as u8 + 1 } else { 0 };
    let marks: Vec<u32> = cells.iter().map(mask).collect();
    let solved = cells.iter().map(solved);
    let position =
        Position::new(Shape::classic(), &Grid::from_cells(solved.collect())).with_marks(&marks);
    let steps = Revision::NEWEST.rater(Shape::classic()).steps_at(&position);
    steps.into_iter().find(|step| step.technique == technique).expect(&path)
}

#[test]
fn every_technique_is_narrated() {
    let mut steps = of_rules();
    for technique in Technique::all().filter(|&one| one != Technique::Beyond && !is_of_rules(one)) {
        steps.insert(technique, (Shape::classic().clone(), example(technique)));
    }
    for words in all_words() {
        let mut seen = String::new();
        for one in Technique::all().filter(|&technique| technique != Technique::Beyond) {
            let (shape, step) = &steps[&one];
            seen += &format!("## {}\n\n{}\n", words.technique(one), narrate(&words, shape, step));
        }
        if words.language() == "en" {
            gridpress_testing::golden::check("steps.txt", &seen);
        }
    }
}

/// Returns the messages of every language.
fn all_words() -> impl Iterator<Item = Words> {
    crate::languages().map(|tag| Words::new(tag).unwrap())
}

#[test]
fn every_technique_is_taught_in_a_paragraph() {
    for words in all_words() {
        let kinds = [Kind::CLASSIC, "6+calcudoku".parse().unwrap()];
        for (technique, kind) in Technique::all().flat_map(|one| kinds.map(|kind| (one, kind))) {
            let count = words.teach(technique, kind).split_whitespace().count();
            let tag = words.language();
            assert!((30..=100).contains(&count), "{tag} {technique}: {count} words");
        }
    }
}

fn generate(kind: Kind, index: u32) -> Puzzle {
    let generator = Generator::new(Revision::NEWEST, "words");
    let recipe = Recipe::new(kind, Symmetry::None, Removal::Minimal);
    let section = "told".into();
    generator.attempt(&recipe, &Address { section, index }, 0)
}

#[test]
fn paths_of_all_kinds_are_narrated() {
    narrate_paths(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn paths_of_all_kinds_are_narrated_in_full() {
    narrate_paths(SweepExtent::Full);
}

fn narrate_paths(extent: SweepExtent) {
    let english = Words::english();
    let languages: Vec<Words> = all_words().collect();
    let kinds = [("9", 100), ("4", 10), ("6", 20), ("9+jigsaw+killer", 10), ("12", 3)];
    let variants = Variant::NAMES.iter();
    let variants = variants.map(|(name, _)| (format!("9+{name}"), 1));
    let kinds = kinds.map(|(kind, count)| (kind.to_owned(), count));
    let kinds = kinds.into_iter().chain(variants).enumerate();
    for (at, (kind, count)) in extent.select(kinds, 4) {
        for index in 0..extent.count(count) {
            let puzzle = generate(kind.parse().unwrap(), index);
            for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
                narrate(&english, &puzzle.shape, &step);
                // Each language covers some of the kinds.
                if index == 0 {
                    let language = &languages[at % languages.len()];
                    narrate(language, &puzzle.shape, &step);
                }
            }
        }
    }
}

/// Cages whose digits may repeat are not said to hold different digits, in killers neither.
#[test]
fn a_cage_is_described_by_its_own_rule() {
    let sum = Cage { cells: vec![1, 2, 6], rule: CageRule::Sum, target: 6 };
    let cages = vec![Cage::killer(vec![0, 4], 4), sum];
    let shape = Shape::custom("4+killer".parse().unwrap(), None, cages).unwrap();
    let words = Words::english();
    let narrator = Narrator::new(&words, GridView::with_letters(&shape));
    assert_eq!([0, 1].map(|cage| narrator.cage_name(cage)), ["4-cage at r1c1", "cage 6+ at r1c2"]);
    let claims = [0, 1].map(|cage| narrator.cage_claiming(cage, 3, &[4]).contains("must differ"));
    assert_eq!(claims, [true, false]);
}

#[test]
fn narration_uses_the_symbols_of_the_puzzle() {
    let kind: Kind = "12".parse().unwrap();
    let shape = Shape::of(kind).unwrap();
    let step = Step {
        technique: Technique::HiddenSingleLine,
        tier: 1,
        weight: 150,
        evidence: Evidence::HiddenSingle { house: 11, cell: 143, digit: 12 },
        places: vec![Candidate { cell: 143, digit: 12 }],
        removes: vec![],
    };
    let reason = |symbols| {
        let grid = GridView { shape: &shape, symbols: &symbols };
        Narrator::new(&Words::english(), grid).reason(&step)
    };
    assert_eq!(
        reason(Symbols::Letters),
        "In row 12, no cell but r12c12 can take C. So r12c12 is C."
    );
    assert_eq!(
        reason(Symbols::Numbers),
        "In row 12, no cell but r12c12 can take 12. So r12c12 is 12."
    );
}
