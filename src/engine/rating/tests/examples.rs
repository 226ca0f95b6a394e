//! Examples of every technique: positions in `rating/examples/`, each with the step that they lead to.
//!
//! A filled cell is written as `=5`, others as their candidates; the last line is the effect of the step. `cargo test
//! --release -- --ignored freeze_examples` searches for the smallest positions and writes them.

use crate::generate::{Address, Generator, Recipe, Removal, Revision};
use crate::puzzle::{Cell, Kind, Puzzle, Shape, Symmetry};
use crate::rating::rater::first_step_at;
use crate::rating::{Candidate, Scale, Step, Technique};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// The candidates of every cell, bit 0 for digit 1, and whether it is filled.
type ExamplePosition = Vec<(u32, bool)>;

fn scale() -> &'static Scale {
    Revision::NEWEST.scale()
}

fn file(technique: Technique) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("rating/examples")
        .join(format!("{technique}.txt"))
}

fn written(position: &ExamplePosition, step: &Step) -> String {
    let mut text = String::new();
    for (cell, &(mask, solved)) in position.iter().enumerate() {
        let digits = (1..=9).filter(|digit| mask >> (digit - 1) & 1 != 0);
        text += if solved { "=" } else { "" };
        digits.for_each(|digit| text += &digit.to_string());
        text += if cell % 9 == 8 { "\n" } else { " " };
    }
    text + &effect(step) + "\n"
}

fn effect(step: &Step) -> String {
    let one = |sign: char| {
        move |candidate: &Candidate| {
            let (row, column) = (candidate.cell / 9 + 1, candidate.cell % 9 + 1);
            format!("r{row}c{column}{sign}{}", candidate.digit)
        }
    };
    let places = step.places.iter().map(one('='));
    let removes = step.removes.iter().map(one('-'));
    places.chain(removes).collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> (ExamplePosition, &str) {
    let (grid, effect) = text.trim_end().rsplit_once('\n').unwrap();
    let cell = |word: &str| {
        let digits = word.trim_start_matches('=');
        let mask = digits.bytes().fold(0, |mask, digit| mask | 1 << (digit - b'1'));
        (mask, word.starts_with('='))
    };
    (grid.split_whitespace().map(cell).collect(), effect)
}

/// Returns the positions before every step of a path.
fn positions(puzzle: &Puzzle, path: &[Step]) -> Vec<ExamplePosition> {
    let mut position: ExamplePosition = vec![(0x1ff, false); 81];
    let place = |position: &mut ExamplePosition, cell: Cell, digit: u8| {
        for &peer in puzzle.shape.peers(cell) {
            position[peer].0 &= !(1 << (digit - 1));
        }
        position[cell] = (1 << (digit - 1), true);
    };
    for (cell, &digit) in puzzle.givens.cells().iter().enumerate() {
        if digit != 0 {
            place(&mut position, cell, digit);
        }
    }
    let mut all = Vec::new();
    for step in path {
        all.push(position.clone());
        for placed in &step.places {
            place(&mut position, placed.cell, placed.digit);
        }
        for eliminated in &step.removes {
            position[eliminated.cell].0 &= !(1 << (eliminated.digit - 1));
        }
    }
    all
}

/// Returns the hardest technique that may be tried in an example; for singles, only singles.
fn most(technique: Technique) -> Technique {
    if scale().is_single(technique) { Technique::NakedSingle } else { technique }
}

#[test]
fn every_technique_has_an_example() {
    for technique in Technique::all() {
        let is_of_others =
            technique.is_of_cages() || technique.is_of_marks() || technique.is_of_lines();
        if is_of_others || technique == Technique::Beyond {
            continue;
        }
        let text = fs::read_to_string(file(technique)).expect("an example");
        let (position, expected) = read(&text);
        let step = first_step_at(scale(), Shape::classic(), &position, most(technique)).unwrap();
        assert_eq!(step.technique, technique);
        assert_eq!(effect(&step), expected, "{technique}");
        assert!(!step.parts().is_empty());
    }
}

/// The techniques through cages.
const THROUGH_CAGES: [Technique; 4] =
    [Technique::HouseCombination, Technique::CageOverlap, Technique::CageChain, Technique::CageNet];

#[test]
fn techniques_through_cages_have_examples() {
    let mut missing = THROUGH_CAGES.to_vec();
    for index in 0..64 {
        let puzzle = super::generate_puzzle("9+killer".parse().unwrap(), Removal::Minimal, index);
        for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
            missing.retain(|technique| *technique != step.technique);
            if THROUGH_CAGES.contains(&step.technique) {
                assert!(!step.parts().is_empty());
                let name = step.technique.name();
                assert!(step.summary(&puzzle.shape).starts_with(&format!("{name} r")));
            }
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("no step of {missing:?}");
}

#[test]
#[ignore = "writes the examples anew"]
fn freeze_examples() {
    let generator = Generator::new(Revision::NEWEST, "examples");
    let recipe = Recipe::new(Kind::CLASSIC, Symmetry::None, Removal::Minimal);
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    let mut smallest: BTreeMap<Technique, (u32, String)> = BTreeMap::new();
    for index in 1..=20_000 {
        let section = "examples".into();
        let puzzle = generator.attempt(&recipe, &Address { section, index }, 0);
        let path = rater.path(&puzzle.givens);
        for (position, step) in positions(&puzzle, &path).iter().zip(&path) {
            let technique = step.technique;
            let open = position.iter().filter(|(_, solved)| !solved);
            let size: u32 = open.map(|(mask, _)| mask.count_ones()).sum();
            if smallest.get(&technique).is_some_and(|known| known.0 <= size) {
                continue;
            }
            // The same step must follow without the preceding ones.
            match first_step_at(scale(), Shape::classic(), position, most(technique)) {
                Some(step) if step.technique == technique => {
                    smallest.insert(technique, (size, written(position, &step)));
                }
                _ => {}
            }
        }
    }
    for (technique, (_, text)) in smallest {
        fs::write(file(technique), text).unwrap();
    }
}
