//! Checks of puzzles and answers: each is printed once and has one solution, and none is a duplicate.

use super::{DocumentRole, Finding, MeasuredDocument, Report, Subject, joined};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::Placement;
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_engine::solver::{self, NotUnique};
use gridpress_ground::parallel;
use gridpress_layout::BookLayout;
use gridpress_layout::GridRole;
use gridpress_messages::Text;
use gridpress_messages::text;
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(report: &mut Report, subject: &Subject, measured: &[MeasuredDocument]) {
    let (book, layout) = (subject.book, subject.layout);
    report.push(printed_once(book, layout, measured, GridRole::Puzzle));
    if book.spec.answers.placement != Placement::None {
        report.push(printed_once(book, layout, measured, GridRole::Answer));
    }
    report.push(honest_levels(book, layout));
    if subject.proves_puzzles {
        let (proof, proved) = one_solution(book, layout);
        report.push(proof);
        report.push(duplicates(book, layout, &proved));
    }
}

/// Formats numbers as a list that fits a line.
fn listed(numbers: &[u32]) -> Text {
    const MOST: usize = 8;
    let shown: Vec<String> = numbers.iter().take(MOST).map(u32::to_string).collect();
    match numbers.len().saturating_sub(MOST) {
        0 => shown.join(", ").into(),
        rest => text!("and-more", shown = shown.join(", "), count = rest),
    }
}

/// Returns the indices of the pages of these puzzles.
fn pages_of(book: &Book, layout: &BookLayout, numbers: &[u32]) -> Vec<usize> {
    let page = |number: &u32| layout.puzzle_pages[book.place_of(*number)].page;
    let mut pages: Vec<usize> =
        numbers.iter().map(page).map(|page| page.saturating_sub(1) as usize).collect();
    pages.sort_unstable();
    pages.dedup();
    pages
}

/// Checks that every puzzle, or every answer, is on exactly one page, the one that references to it name. If all sheets
/// of a class have the same puzzles, each of them is on as many pages.
fn printed_once(
    book: &Book,
    layout: &BookLayout,
    measured: &[MeasuredDocument],
    role: GridRole,
) -> Finding {
    let mut printed_on: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (index, sheet) in measured.iter().flat_map(|one| one.sheets.iter().enumerate()) {
        let grids = sheet.grids.iter().map(|grid| grid.place);
        for grid in grids.filter(|grid| grid.role == role) {
            printed_on.entry(grid.number).or_default().push(index as u32 + 1);
        }
    }
    let copies = |section| match role {
        GridRole::Puzzle => book.spec.copies_of_puzzles(section),
        GridRole::Answer => 1,
    };
    let all: BTreeSet<usize> = (0..book.sections.len()).map(copies).collect();
    let often = match Vec::from_iter(all)[..] {
        [1] | [] => text!("each-once"),
        [copies] => text!("each-on-sheets", count = copies),
        _ => text!("each-in-group"),
    };
    let is_wrong = |puzzle: &&BookPuzzle| {
        let printed = layout.puzzle_pages[book.place_of(puzzle.number)];
        let referred = match role {
            GridRole::Puzzle => Some(printed.page),
            GridRole::Answer => printed.answer_page,
        };
        let pages = printed_on.get(&puzzle.number).map_or(&[][..], Vec::as_slice);
        referred.is_none_or(|page| {
            pages.first() != Some(&page) || pages.len() != copies(book.section_of(puzzle.number).0)
        })
    };
    let all = book.puzzles().count();
    let numbers: BTreeSet<u32> = book.puzzles().map(|puzzle| puzzle.number).collect();
    let wrong: Vec<u32> = book.puzzles().filter(is_wrong).map(|puzzle| puzzle.number).collect();
    let unknown_numbers = printed_on.keys().filter(|number| !numbers.contains(number)).count();
    let (rule, what) = match role {
        GridRole::Puzzle => ("puzzles-printed", "puzzles"),
        GridRole::Answer => ("answers-printed", "answers"),
    };
    let measured = if wrong.is_empty() {
        text!("printed", what, count = printed_on.len(), often = often.clone())
    } else {
        text!("misplaced", numbers = listed(&wrong))
    };
    Finding::new(rule, DocumentRole::Whole, text!("source-readers"))
        .measured(measured)
        .required(text!("printed-in-place", what, count = all, often))
        .on_pages(pages_of(book, layout, &wrong))
        .holds(wrong.is_empty() && unknown_numbers == 0)
        .change(text!("report-printed"))
}

/// Checks that each puzzle has one solution, the printed one. Also returns `true` for each puzzle of which this was
/// proved.
fn one_solution(book: &Book, layout: &BookLayout) -> (Finding, Vec<bool>) {
    let puzzles: Vec<&BookPuzzle> = book.puzzles().collect();
    let proof = |puzzle: &&BookPuzzle| {
        let puzzle = &puzzle.puzzle;
        solver::unique(&puzzle.shape, &puzzle.givens).map(|solution| solution == puzzle.solution)
    };
    let proofs = parallel::map(&puzzles, proof);
    let numbers = |expected: fn(&Result<bool, NotUnique>) -> bool| -> Vec<u32> {
        let of = puzzles.iter().zip(&proofs).filter(|(_, proof)| expected(proof));
        of.map(|(puzzle, _)| puzzle.number).collect()
    };
    let unsettled = numbers(|proof| *proof == Err(NotUnique::Undetermined));
    let wrong = numbers(|proof| !matches!(proof, Ok(true) | Err(NotUnique::Undetermined)));
    let right = puzzles.len() - wrong.len() - unsettled.len();
    let lacking: Vec<&str> = book.spec.lacking_rules().map(|section| &section.id[..]).collect();
    let measured = [
        Some(text!("with-one-solution", count = right)),
        (!wrong.is_empty()).then(|| text!("wrong-numbers", numbers = listed(&wrong))),
        (!unsettled.is_empty()).then(|| text!("undecided-numbers", numbers = listed(&unsettled))),
        (!lacking.is_empty()).then(|| text!("rules-in-words", sections = lacking.join(", "))),
    ];
    let finding = Finding::new("one-solution", DocumentRole::Whole, text!("source-readers"))
        .measured(joined(measured.into_iter().flatten()).unwrap_or_default())
        .required(text!("exactly-one-solution"))
        .on_pages(pages_of(book, layout, &wrong))
        .holds(wrong.is_empty() && lacking.is_empty())
        .change(text!("report-solutions"));
    let finding = if wrong.is_empty() && !lacking.is_empty() { finding.advice() } else { finding };
    (finding, proofs.iter().map(|proof| *proof == Ok(true)).collect())
}

/// Checks that each puzzle has the level that its label and the title of its section name.
fn honest_levels(book: &Book, layout: &BookLayout) -> Finding {
    let wrong: Vec<&BookPuzzle> =
        (0..book.sections.len()).flat_map(|section| book.mislabelled(section)).collect();
    let numbers: Vec<u32> = wrong.iter().map(|puzzle| puzzle.number).collect();
    let measured = match wrong.first() {
        None => text!("levels-as-rated", count = book.puzzles().count()),
        Some(first) => text!(
            "other-levels",
            count = wrong.len(),
            all = book.puzzles().count(),
            numbers = listed(&numbers),
            number = first.number,
            level = book.rated_level(first)
        ),
    };
    Finding::new("honest-levels", DocumentRole::Whole, text!("source-readers"))
        .measured(measured)
        .required(text!("levels-of-grade"))
        .on_pages(pages_of(book, layout, &numbers))
        .holds(wrong.is_empty())
        .change(text!("change-levels"))
}

/// Checks for puzzles that are equivalent under symmetry. Puzzles of 4x4 may repeat, as there are few of them.
fn duplicates(book: &Book, layout: &BookLayout, proved: &[bool]) -> Finding {
    let puzzles: Vec<&BookPuzzle> = book.puzzles().collect();
    let pairs: Vec<(&&BookPuzzle, &bool)> = puzzles.iter().zip(proved).collect();
    let forms = parallel::map(&pairs, |(puzzle, proved)| {
        // The canonical form of a classic puzzle is derived from its solution, which must therefore be proved.
        proved.then(|| canonical::canonical_form(&puzzle.puzzle))
    });
    let mut first: BTreeMap<&CanonicalForm, u32> = BTreeMap::new();
    let mut pairs = Vec::new();
    for (puzzle, form) in puzzles.iter().zip(&forms) {
        let Some(form) = form else { continue };
        if let Some(before) = first.get(form) {
            pairs.push((*before, puzzle.number));
        } else {
            first.insert(form, puzzle.number);
        }
    }
    let is_small =
        |(_, number): &(u32, u32)| puzzles[book.place_of(*number)].puzzle.shape.digits() <= 4;
    let measured = match joined(pairs.iter().take(4).map(|(one, other): &(u32, u32)| {
        text!("pair", one = other.to_string(), other = one.to_string())
    })) {
        None => text!("no-duplicates"),
        Some(numbers) => text!("duplicates", count = pairs.len(), all = puzzles.len(), numbers),
    };
    let numbers: Vec<u32> = pairs.iter().map(|(_, number)| *number).collect();
    let finding = Finding::new("no-twins", DocumentRole::Whole, text!("source-readers"))
        .measured(measured)
        .required(text!("no-equivalents"))
        .on_pages(pages_of(book, layout, &numbers))
        .change(text!("fewer-or-other-puzzles"));
    if !pairs.is_empty() && pairs.iter().all(is_small) { finding.advice() } else { finding }
}
