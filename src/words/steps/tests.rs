//! What is said of every technique, and that it is said of what is there.

use super::*;
use crate::generate::{Address, Fill, Press, Recipe, Removal};
use crate::logic::{Rater, examples};
use crate::puzzle::{Cage, Kind, Puzzle, Symmetry};
use std::sync::Arc;

/// Every cell that `text` names.
fn named(text: &str, side: usize) -> BTreeSet<Cell> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let cell = |word: &str| {
        let (row, column) = word.strip_prefix('r')?.split_once('c')?;
        let (row, column): (usize, usize) = (row.parse().ok()?, column.parse().ok()?);
        Some((row - 1) * side + column - 1)
    };
    words.filter_map(cell).collect()
}

/// Checks what is said of a step, and returns it.
fn told(shape: &Shape, step: &Step) -> String {
    let words = Words::english();
    let narrator = Narrator::new(&words, shape, Symbols::Letters);
    let [look, pattern, reason] = [
        narrator.look(step),
        narrator.pattern(step),
        narrator.reason(step),
    ];
    let mut known: BTreeSet<Cell> = cells_of(step.parts.iter()).into_iter().collect();
    let placed: BTreeSet<Cell> = step.places.iter().map(|place| place.cell).collect();
    known.extend(step.removes.iter().map(|gone| gone.cell));
    known.extend(&placed);
    // Regions are called by their first cells.
    let regions: BTreeSet<Cell> = shape.houses()[2 * shape.side()..3 * shape.side()]
        .iter()
        .filter(|house| matches!(house.kind, HouseKind::Region(_)))
        .map(|house| house.cells[0])
        .collect();
    for text in [&look, &pattern, &reason] {
        for cell in named(text, shape.side()) {
            assert!(
                known.contains(&cell) || regions.contains(&cell),
                "{text} {step:?}"
            );
        }
        assert!(text.ends_with('.') && !text.contains("  "), "{text}");
        // A list of nothing.
        let gaps = ["in )", "in ,", "into ,", "into .", "()", " of ,"];
        assert!(gaps.iter().all(|gap| !text.contains(gap)), "{text}");
    }
    // A place that is told too early would be no hint.
    for place in &step.places {
        let digit = Symbols::Letters.text(place.digit);
        let tells_digit = look.contains(&format!("for {digit}."));
        assert!(
            !tells_digit || !named(&look, shape.side()).contains(&place.cell),
            "{look}"
        );
    }
    let last = reason.rsplit_once("Remove ").map(|(_, gone)| gone);
    match last {
        _ if !step.places.is_empty() => {
            let place = step.places[0];
            let digit = Symbols::Letters.text(place.digit);
            let end = format!("So {} is {digit}.", narrator.cell(place.cell));
            assert!(reason.ends_with(&end) && step.places.len() == 1, "{reason}");
        }
        Some(gone) => assert_eq!(removed(gone, shape.side()), step.removes, "{reason}"),
        None => panic!("{reason}"),
    }
    format!("{look}\n{pattern}\n{reason}\n{}\n", narrator.brief(step))
}

/// `2 and 7 from r3c4; 2 from r3c8.` read again.
fn removed(text: &str, side: usize) -> Vec<Candidate> {
    let mut all = Vec::new();
    for group in text.split(';') {
        let (digits, cells) = group.split_once(" from ").unwrap();
        let digits = digits
            .split([' ', ','])
            .filter(|word| !word.is_empty() && *word != "and");
        let value = |text: &str| (1..=25).find(|&value| Symbols::Letters.text(value) == text);
        let digits: Vec<u8> = digits.map(|digit| value(digit).unwrap()).collect();
        for cell in named(cells, side) {
            all.extend(digits.iter().map(|&digit| Candidate { cell, digit }));
        }
    }
    all.sort_unstable();
    all
}

fn cage_sum() -> (Arc<Shape>, Step) {
    // Three cells of sum 6 take 1, 2 and 3.
    let cages = vec![Cage {
        cells: vec![0, 1, 2],
        sum: 6,
    }];
    let shape = Shape::own("9+killer".parse().unwrap(), None, cages).unwrap();
    let step = Rater::new(&shape)
        .path(&crate::puzzle::Grid::empty(9))
        .remove(0);
    (shape, step)
}

#[test]
fn every_technique_is_told() {
    let mut seen = String::new();
    for one in Technique::all().filter(|&technique| technique != Technique::Beyond) {
        let text = match one {
            Technique::CageSum => {
                let (shape, step) = cage_sum();
                assert_eq!(step.technique, one);
                told(&shape, &step)
            }
            _ => told(Shape::classic(), &examples::step(one).unwrap()),
        };
        seen += &format!("## {}\n\n{text}\n", Words::english().technique(one));
    }
    crate::golden::check("steps.txt", &seen);
}

#[test]
fn every_technique_is_taught_in_a_paragraph() {
    for technique in Technique::all() {
        let words = Words::english().teach(technique).split_whitespace().count();
        assert!((40..=90).contains(&words), "{technique}: {words} words");
    }
}

fn made(kind: Kind, index: u32) -> Puzzle {
    let press = Press {
        engine: 1,
        seed: "words".into(),
    };
    let recipe = Recipe {
        kind,
        fill: Fill::Random,
        symmetry: Symmetry::None,
        removal: Removal::Minimal,
    };
    let section = "told".into();
    press.attempt(&recipe, &Address { section, index }, 0)
}

#[test]
fn paths_of_all_kinds_are_told() {
    for (kind, count) in [
        ("9", 150),
        ("4", 10),
        ("6", 20),
        ("9+jigsaw", 30),
        ("9+diagonal", 30),
        ("9+windoku", 30),
        ("9+asterisk", 20),
        ("9+center-dot", 20),
        ("9+antiknight", 30),
        ("9+killer", 30),
        ("9+jigsaw+killer", 10),
        ("12", 3),
    ] {
        for index in 0..count {
            let puzzle = made(kind.parse().unwrap(), index);
            for step in Rater::new(&puzzle.shape).path(&puzzle.givens) {
                told(&puzzle.shape, &step);
            }
        }
    }
}

#[test]
fn symbols_and_sizes_are_those_of_the_puzzle() {
    let kind: Kind = "12".parse().unwrap();
    let shape = Shape::of(kind).unwrap();
    let part = Part {
        role: Role::Pattern,
        house: Some(11),
        cells: vec![143],
        digits: vec![12],
    };
    let step = Step {
        technique: Technique::HiddenSingleLine,
        weight: 150,
        parts: vec![part],
        places: vec![Candidate {
            cell: 143,
            digit: 12,
        }],
        removes: vec![],
    };
    let reason = |symbols| Narrator::new(&Words::english(), &shape, symbols).reason(&step);
    assert_eq!(
        reason(Symbols::Letters),
        "In row 12, no cell but r12c12 can take C. So r12c12 is C."
    );
    assert_eq!(
        reason(Symbols::Numbers),
        "In row 12, no cell but r12c12 can take 12. So r12c12 is 12."
    );
}
