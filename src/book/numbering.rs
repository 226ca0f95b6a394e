//! Order, numbers and names of the puzzles of a book, and the data of its chapters.

use crate::answer_key;
use crate::build_cache::{BuildCache, generator_id};
use crate::chapters;
use crate::generation::target;
use crate::types::{Book, BookPuzzle, address};
use crate::worked_examples::{self, example_kind, example_kinds, example_of, rule_examples};
use gridpress_bookspec::{BookSpec, Contents, PuzzleName, PuzzleOrder, Section};
use gridpress_engine::generate::{AcceptedPuzzle, Code, Generator, Levels};
use gridpress_engine::rating::Rating;
use gridpress_ground::parallel;

impl Book {
    /// Builds the book of `spec` from the puzzles drawn for its sections: rated, in printed order, and numbered.
    pub(crate) fn number(
        spec: BookSpec,
        generator: Generator,
        cache: &BuildCache,
        drawn: Vec<Vec<AcceptedPuzzle>>,
    ) -> Book {
        let mut sections = Vec::with_capacity(drawn.len());
        for (section, accepted) in spec.sections.iter().zip(drawn) {
            let mut puzzles = rated(&generator, &spec.levels, section, accepted);
            let by_score = |puzzle: &BookPuzzle| {
                // The address makes the order unambiguous.
                (puzzle.rating.score, puzzle.puzzle.removed_count(), puzzle.address.index)
            };
            // A pupil's puzzles do not depend on those of others, so each sheet has an order of its own.
            let sheet = section.sheets.as_ref().map_or(puzzles.len(), |it| it.puzzles as usize);
            for puzzles in puzzles.chunks_mut(sheet.max(1)) {
                match section.order {
                    PuzzleOrder::Rising => puzzles.sort_by_key(by_score),
                    PuzzleOrder::RisingMinutes => puzzles.sort_by_key(|puzzle| {
                        // Puzzles without a time come last.
                        (puzzle.minutes.map_or(u32::MAX, |time| time.seconds), by_score(puzzle))
                    }),
                    PuzzleOrder::Drawn => {}
                }
            }
            sections.push(puzzles);
        }
        name(&spec, &mut sections);
        if answer_key::has_codes(&spec) {
            answer_key::assign_codes(&mut sections);
        }
        let example = example_of(&spec, &generator, cache);
        let mut book = Book::new(spec, generator, sections, example);
        book.child_examples = worked_examples::child_examples(&book.spec, &book.generator);
        book.rules = rule_examples(&book.spec, &book.generator, cache);
        let data = chapters::chapter_data(&book, cache);
        if book.spec.front.techniques {
            let kind = example_kind(&book.spec);
            let ruled = example_kinds(&book.spec, kind);
            let question = (generator_id(&book.generator), (kind, ruled), data.needed.clone());
            book.techniques = cache.techniques.get_or_insert((), question, || {
                worked_examples::find(&book.generator, kind, ruled, &data.needed)
            });
        }
        for (puzzle, hardest) in book.sections.iter_mut().flatten().zip(data.hardest) {
            puzzle.hardest = hardest;
        }
        book.tips = chapters::section_tips(&book, &data.for_tips);
        book.hints = data.hints;
        book.walkthroughs = data.walkthroughs;
        book
    }
}

/// Assigns numbers and names to the puzzles, which are in printed order.
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

/// Returns the puzzles of a section with their ratings, not yet numbered.
fn rated(
    generator: &Generator,
    levels: &Levels,
    section: &Section,
    drawn: Vec<AcceptedPuzzle>,
) -> Vec<BookPuzzle> {
    let recipe = target(section).map(|target| &target.recipe);
    let ratings = parallel::map_with(
        &drawn,
        || generator.revision.raters(),
        |raters, accepted| accepted.rating(raters),
    );
    let place = |(index, (accepted, rating)): (usize, (AcceptedPuzzle, Rating))| {
        let AcceptedPuzzle { puzzle, attempt, .. } = accepted;
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
            key_code: None,
            level,
            grade: levels.grade(puzzle.shape.kind(), puzzle.removed_count()),
            minutes: levels.solving_time(puzzle.shape.kind(), &rating),
            hardest: rating.technique,
            rating,
            puzzle,
        }
    };
    drawn.into_iter().zip(ratings).enumerate().map(place).collect()
}
