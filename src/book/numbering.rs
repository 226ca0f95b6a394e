//! The order, numbers and names of the puzzles of a book, and what its chapters print.

use crate::chapters;
use crate::generation::target;
use crate::memory::{Memory, origin};
use crate::types::{Book, BookPuzzle, address};
use crate::worked_examples::{self, example_kind, example_of, ruled_kinds};
use gridpress_engine::generate::{Accepted, Code, Generator, Levels};
use gridpress_engine::parallel;
use gridpress_engine::rating::Rating;
use gridpress_spec::{BookSpec, Contents, PuzzleName, PuzzleOrder, Section};

impl Book {
    /// The book of `spec` with the puzzles that were drawn for its sections: rated, in printed order, and numbered.
    pub(crate) fn number(
        spec: BookSpec,
        generator: Generator,
        memory: &Memory,
        drawn: Vec<Vec<Accepted>>,
    ) -> Book {
        let mut sections = Vec::with_capacity(drawn.len());
        for (section, accepted) in spec.sections.iter().zip(drawn) {
            let mut puzzles = rated(&generator, &spec.levels, section, accepted);
            if section.order == PuzzleOrder::Rising {
                puzzles.sort_by_key(|puzzle| {
                    let removed = puzzle.puzzle.removed();
                    (puzzle.rating.score, removed, puzzle.address.index)
                });
            }
            sections.push(puzzles);
        }
        name(&spec, &mut sections);
        let example = example_of(&spec, &generator, memory);
        let mut book = Book::new(spec, generator, sections, example);
        let told = chapters::tell(&book, memory);
        if book.spec.front.techniques {
            let kind = example_kind(&book.spec);
            let ruled = ruled_kinds(&book.spec, kind);
            let question = (origin(&book.generator), (kind, ruled), told.needed.clone());
            let find = || worked_examples::find(&book.generator, kind, ruled, &told.needed);
            book.techniques = memory.techniques.answer((), question, find);
        }
        book.hints = told.hints;
        book.walkthroughs = told.walkthroughs;
        book
    }
}

/// Gives the puzzles, which are in printed order, their numbers and names.
fn name(spec: &BookSpec, sections: &mut [Vec<BookPuzzle>]) {
    let (namer, first) = (spec.namer(), spec.numbering.first_number());
    let mut through = 0;
    for (section, puzzles) in sections.iter_mut().enumerate() {
        for (within, puzzle) in puzzles.iter_mut().enumerate() {
            puzzle.number = first + through as u32;
            puzzle.name = namer.name(section, within, through);
            through += 1;
        }
    }
}

/// The puzzles of a section as they were drawn, each with what it needs and not yet numbered.
fn rated(
    generator: &Generator,
    levels: &Levels,
    section: &Section,
    drawn: Vec<Accepted>,
) -> Vec<BookPuzzle> {
    let recipe = target(section).map(|target| &target.recipe);
    let ratings = parallel::map_with(
        &drawn,
        || generator.revision.raters(),
        |raters, accepted| accepted.rating(raters),
    );
    let place = |(index, (accepted, rating)): (usize, (Accepted, Rating))| {
        let Accepted { puzzle, attempt, .. } = accepted;
        let address = address(section, index);
        let code = recipe.cloned().map(|recipe| Code {
            revision: generator.revision,
            recipe,
            address: address.clone(),
            attempt,
            best: false,
        });
        let level = match section.contents {
            Contents::Generated { level, .. } => level,
            Contents::FromFile { .. } => levels.level_of(puzzle.shape.kind(), &rating),
        };
        BookPuzzle {
            number: 0,
            name: PuzzleName::default(),
            address,
            code,
            level,
            grade: levels.grade(puzzle.shape.kind(), puzzle.removed()),
            rating,
            puzzle,
        }
    };
    let drawn = drawn.into_iter().zip(ratings);
    drawn.enumerate().map(place).collect()
}
