//! Hints for the next step of a puzzle.

use crate::mistake::{MistakeRecord, verdict_sentence, with_mistake};
use crate::{StepRecord, explanation};
use gridpress_engine::NotUnique;
use gridpress_engine::notation::{self, ParsedPuzzle, ShapeRecord};
use gridpress_engine::puzzle::{Cell, Grid, Shape};
use gridpress_engine::rating::{Position, RaterCache, Step, Technique};
use gridpress_engine::solver;
use gridpress_ground::record::record;
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use std::sync::Arc;

record! {
    /// A hint for the next step of a puzzle, with as much as its depth reveals.
    #[derive(Clone, Debug, Default)]
    pub struct HintRecord: Serialize {
        /// The digits of the position, row by row.
        puzzle: String,
        /// The givens, if they are known separately.
        givens: Option<String>,
        /// The number of solutions: 0, 1, or 2 for several; absent if the search gave up.
        pub solutions: Option<u32>,
        /// Its size, boxes, variants, regions, cages and marks.
        shape: ShapeRecord,
        /// The place to look at; absent if there is no step.
        pub look: Option<String>,
        /// The technique of the next step, from the second depth on.
        technique: Option<&'static str> as Technique,
        /// The pattern that is there, from the second depth on.
        pattern: Option<String>,
        /// The steps up to the next digit, at the third depth.
        steps: Option<Vec<StepRecord>>,
        /// The mistake, if there is one and it can be found.
        mistake: Option<MistakeRecord>,
    }
}

/// The amount that a hint reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintDepth {
    /// The place to look.
    Look,
    /// The technique.
    Technique,
    /// The steps up to the next digit, with reasons.
    Step,
}

/// Returns the digits of a puzzle that may be partly solved, and its givens if they are known separately.
fn digits(entry: &ParsedPuzzle) -> (&Grid, Option<&Grid>) {
    match &entry.progress {
        Some(progress) => (progress, Some(&entry.grid)),
        None => (&entry.grid, None),
    }
}

/// Returns the only solution of a position.
pub(crate) fn solve_position(entry: &ParsedPuzzle) -> Result<Grid, NotUnique> {
    solver::unique_with_marks(&entry.shape, digits(entry).0, entry.marks.as_deref())
}

/// Returns a sentence on a position that does not have exactly one solution, and its mistake.
fn describe_failure(
    words: &Words,
    narrator: &Narrator,
    entry: &ParsedPuzzle,
    verdict: &NotUnique,
) -> (String, Option<MistakeRecord>) {
    let (shape, plain) = (&entry.shape, verdict_sentence(words, verdict));
    let (grid, givens) = digits(entry);
    let of_givens = givens.map(|givens| (givens, solver::unique(shape, givens)));
    let (sentence, mistake) = match (of_givens, verdict) {
        (Some((_, Ok(solution))), _) => {
            let marks = entry.marks.as_deref();
            match MistakeRecord::against(narrator, grid, marks, &solution) {
                None => (plain, None),
                mistake => ("", mistake),
            }
        }
        (Some((givens, Err(NotUnique::NoSolution))), _) => {
            (words.givens_without_solution(), MistakeRecord::of(narrator, shape, givens))
        }
        (Some((givens, Err(NotUnique::Several(..)))), NotUnique::NoSolution) => {
            let entries: Vec<Cell> =
                shape.playable_cells().filter(|&cell| givens.get(cell) == 0).collect();
            (plain, MistakeRecord::among(narrator, shape, grid, &entries))
        }
        (Some((_, Err(NotUnique::Several(..)))), _) => (words.givens_with_several(), None),
        (None, NotUnique::NoSolution) => (plain, MistakeRecord::of(narrator, shape, grid)),
        _ => (plain, None),
    };
    (with_mistake(sentence, mistake.as_ref()), mistake)
}

/// Returns the hint for a position, and as much of it in words as `depth` reveals.
pub fn hint(
    words: &Words,
    raters: &mut RaterCache,
    entry: &ParsedPuzzle,
    depth: HintDepth,
) -> (HintRecord, String) {
    let (shape, (grid, givens)) = (&entry.shape, digits(entry));
    let narrator = Narrator::new(words, GridView::with_letters(shape));
    let verdict = solve_position(entry);
    let line = |grid: &Grid| notation::line(grid, shape);
    let record = HintRecord {
        puzzle: line(grid),
        givens: givens.map(line),
        solutions: NotUnique::solutions(&verdict),
        shape: ShapeRecord::new(shape),
        ..HintRecord::default()
    };
    if let Err(verdict) = &verdict {
        let (text, mistake) = describe_failure(words, &narrator, entry, verdict);
        return (HintRecord { mistake, ..record }, text);
    }
    if grid.filled_count() == shape.kind().size() {
        return (record, words.all_right().to_owned());
    }
    let from = explanation::position(shape, grid, entry.marks.as_deref());
    let steps = steps_to_next_digit(raters, shape, &from, depth);
    let Some(step) = steps.first() else {
        return (record, words.no_further().to_owned());
    };
    let (look, pattern) = (narrator.look_at(step), narrator.pattern(step));
    let text = match depth {
        HintDepth::Look => look.clone(),
        HintDepth::Technique => pattern.clone(),
        HintDepth::Step => steps_text(words, &narrator, &steps),
    };
    let has_technique = depth >= HintDepth::Technique;
    let records = steps.iter().map(|step| StepRecord::new(&narrator, shape, step));
    let record = HintRecord {
        look: Some(look),
        technique: has_technique.then(|| step.technique.name()),
        pattern: has_technique.then_some(pattern),
        steps: (depth == HintDepth::Step).then(|| records.collect()),
        ..record
    };
    (record, text)
}

/// Returns the next step; at full depth, the steps up to one that fills in a digit.
fn steps_to_next_digit(
    raters: &mut RaterCache,
    shape: &Arc<Shape>,
    from: &Position,
    depth: HintDepth,
) -> Vec<Step> {
    let rater = raters.of(shape);
    let next = rater.next_step_from(from);
    match &next {
        Some(step) if depth == HintDepth::Step && step.places.is_empty() => {
            let mut path = rater.path_from(from);
            let digit = path.iter().position(|step| !step.places.is_empty());
            path.truncate(digit.map_or(path.len(), |digit| digit + 1));
            path
        }
        _ => next.into_iter().collect(),
    }
}

/// Returns steps with their reasons, each on one line or more.
fn steps_text(words: &Words, narrator: &Narrator, steps: &[Step]) -> String {
    let mut lines: Vec<String> = steps
        .iter()
        .map(|step| format!("{}. {}", narrator.technique(step), narrator.reason(step)))
        .collect();
    if steps.last().is_some_and(|step| step.places.is_empty()) {
        lines.push(words.no_further().to_owned());
    }
    lines.join("\n")
}
