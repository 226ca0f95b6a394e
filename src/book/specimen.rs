//! Specimen books, with one small puzzle for each section. Their pages need no more room than those of the book: if
//! they do not fit, the build can stop before it generates puzzles.

use crate::answer_key;
use crate::build_cache::BuildCache;
use crate::generation::target;
use crate::types::{Book, BookPuzzle, address};
use crate::worked_examples::{example_of, rule_examples};
use gridpress_bookspec::{BookSpec, Contents, Section};
use gridpress_engine::generate::{Code, Generator, Level};
use gridpress_engine::puzzle::{Grid, Puzzle, Shape};
use gridpress_engine::rating::Rating;

impl Book {
    /// Creates a book of `spec` with one puzzle for each section: the first supplied one, or an empty grid.
    pub fn specimen(mut spec: BookSpec, seed: &str) -> Book {
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let (namer, first) = (spec.namer(), spec.numbering.first_number());
        let mut through = 0;
        let mut sections = Vec::with_capacity(spec.sections.len());
        for (index, section) in spec.sections.iter().enumerate() {
            sections.push(vec![BookPuzzle {
                number: first + index as u32,
                name: namer.name(index, 0, through),
                address: address(section, 0),
                code: code(&generator, section),
                key_code: answer_key::has_codes(&spec).then(answer_key::widest_code),
                puzzle: puzzle(section),
                level: section.contents.level().unwrap_or(Level::Easy),
                grade: None,
                hardest: rating(&spec).technique,
                rating: rating(&spec),
                minutes: None,
            }]);
            through += section.contents.count() as usize;
        }
        let cache = BuildCache::default();
        let example = example_of(&spec, &generator, &cache);
        let rules = rule_examples(&spec, &generator, &cache);
        Book { rules, ..Book::new(spec, generator, sections, example) }
    }
}

/// Returns the code of the first attempt at the first puzzle of `section`; `None` for supplied puzzles.
fn code(generator: &Generator, section: &Section) -> Option<Code> {
    Some(Code {
        revision: generator.revision,
        recipe: target(section)?.recipe.clone(),
        address: address(section, 0),
        attempt: 0,
        best: false,
    })
}

/// Returns a puzzle that takes no more room than any puzzle of `section`.
fn puzzle(section: &Section) -> Puzzle {
    if let Contents::FromFile { puzzles, .. } = &section.contents
        && let Some(first) = puzzles.first()
    {
        return first.clone();
    }
    // Cages, marks and regions are random, so their requirements are only checked on the finished puzzles.
    let kind = section.contents.kind().without_cages_and_marks();
    let shape = Shape::of(kind)
        .or_else(|| Shape::of(kind.without_variants()))
        .expect("a kind without variants has no chance in it");
    let empty = Grid::empty(kind.side());
    Puzzle { shape, givens: empty.clone(), solution: empty, hidden: None }
}

/// Returns the lowest rating of the technique with the shortest name.
fn rating(spec: &BookSpec) -> Rating {
    let scale = spec.engine.scale();
    let shortest =
        scale.techniques().min_by_key(|&technique| spec.words.technique(technique).chars().count());
    Rating::from_stored(scale, shortest.expect("a scale has techniques"), 0)
}
