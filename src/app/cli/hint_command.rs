//! `gridpress hint`: hints for the next step.

use super::console::{Console, json_line, print_output};
use super::puzzle_input::{LanguageArg, PuzzleInput, Puzzles};
use super::terminal::{self, wrap};
use super::verdict::{
    CHUNK, GridMistake, Verdict, VerdictTally, all_cells, position, raters, shape_record,
    with_mistake,
};
use clap::{Args, ValueEnum};
use gridpress_engine::notation::{self, ParsedPuzzle, ShapeRecord};
use gridpress_engine::puzzle::{Cell, Grid, Shape};
use gridpress_engine::rating::{Position, RaterCache, Step};
use gridpress_ground::parallel;
use gridpress_messages::Words;
use gridpress_messages::diag::{Diagnostic, Failure, capped};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use gridpress_verbs::StepRecord;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::Arc;

/// Give a hint for the next step of a puzzle
#[derive(Args)]
#[command(after_help = "\
The puzzle may be partly solved; the hint is for the easiest next step. If that step only removes \
candidates, the same hint is given until a digit is filled in, unless the input has pencil marks; \
so `--depth step` goes on to the next digit. Two cells see each other if they cannot hold the \
same digit. The exit code is 1 if any puzzle does not have exactly one \
solution: a digit is wrong, or some are missing. The wrong digit can be named with certainty \
if the givens are known, from a .sdk file with its state or from --givens.

Examples:
  gridpress hint puzzle.txt                      where to look
  gridpress hint --depth technique puzzle.txt    which technique applies
  gridpress hint --depth step puzzle.txt         the step and its reason
  gridpress hint --givens puzzle.txt half.txt    names the wrong digits, if any")]
pub(super) struct HintArgs {
    /// Amount to reveal
    #[arg(long, value_name = "DEPTH", default_value = "look", ignore_case = true)]
    depth: Depth,
    /// Print one JSON object per line, with the hints of each depth up to this one
    #[arg(long)]
    json: bool,
    /// The original puzzles: a file, or a puzzle as a line; one for all, or one for each
    #[arg(long, value_name = "PUZZLE")]
    givens: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArg,
    #[command(flatten)]
    input: PuzzleInput,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
enum Depth {
    /// The place to look
    #[value(alias = "1")]
    Look,
    /// The technique
    #[value(alias = "2")]
    Technique,
    /// The steps up to the next digit, with reasons
    #[value(alias = "3")]
    Step,
}

/// The hint for one puzzle.
#[derive(Serialize)]
struct HintRecord {
    puzzle: String,
    /// The givens, if they are known separately.
    #[serde(skip_serializing_if = "Option::is_none")]
    givens: Option<String>,
    /// 0, 1, or 2 for several; `None` if the search gave up.
    solutions: Option<u32>,
    /// The place to look at; `None` if there is no step.
    look: Option<String>,
    /// The mistake, if there is no solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<GridMistake>,
    /// The technique, from the second depth on.
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pattern: Option<String>,
    /// The steps; empty before the third depth.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<StepRecord>,
    /// The shape, unless the puzzle is classic.
    #[serde(flatten)]
    shape: Option<ShapeRecord>,
    #[serde(skip)]
    text: String,
}

/// A partly solved puzzle.
struct HintPosition {
    shape: Arc<Shape>,
    grid: Grid,
    marks: Option<Vec<u32>>,
    /// The givens, if they are known separately.
    givens: Option<Grid>,
}

pub(super) fn run(args: &HintArgs, console: &Console) -> Result<(), Failure> {
    let puzzles = args.input.read_with_marks(console)?;
    let entries = args.positions(&puzzles, console)?;
    let words = &args.language.words;
    let mut tally = VerdictTally::default();
    let (mut has_hint, mut follows) = (false, false);
    let width = terminal::is_output().then(terminal::width).unwrap_or(usize::MAX);
    for chunk in entries.chunks(CHUNK) {
        let hints = parallel::map_with(chunk, raters, |raters, entry| {
            hint(words, raters, entry, args.depth)
        });
        let mut text = String::new();
        for hint in &hints {
            tally.add(hint.solutions);
            has_hint |= hint.look.is_some();
            if args.json {
                text += &json_line(hint);
                continue;
            }
            // A blank line separates hints of several lines.
            if std::mem::replace(&mut follows, true) && args.depth == Depth::Step {
                text.push('\n');
            }
            text += &wrap(&hint.text, "", "", width);
        }
        print_output(&text)?;
    }
    if has_hint && !args.json {
        match args.depth {
            Depth::Look => console.note("more: --depth technique"),
            Depth::Technique => console.note("more: --depth step"),
            Depth::Step => {}
        }
    }
    tally.finish()?;
    puzzles.finish()
}

impl HintArgs {
    /// Returns every position, with its givens if they are known.
    fn positions(
        &self,
        puzzles: &Puzzles,
        console: &Console,
    ) -> Result<Vec<HintPosition>, Failure> {
        let entries = puzzles.entries.iter().cloned();
        let Some(path) = &self.givens else {
            return Ok(entries.map(HintPosition::new).collect());
        };
        let givens = self.input.read_file(path, console)?;
        givens.finish()?;
        let givens = givens.entries;
        if givens.len() > 1 && givens.len() != entries.len() {
            let message = format!(
                "--givens has {} puzzles, and the input has {}",
                givens.len(),
                entries.len()
            );
            let report = Diagnostic::error(message);
            let help = "give one for all, or one for each in the same order";
            return Err(Failure::input(vec![report.help(help)]));
        }
        let placed = entries.zip(&puzzles.places);
        let matched = givens.iter().cycle().zip(placed);
        let matched = matched.map(|(givens, (entry, place))| {
            HintPosition::with_givens(entry, givens).map_err(|(message, expected)| {
                Diagnostic::error(message).at(place.clone(), expected)
            })
        });
        let (mut matches, mut mismatches) = (Vec::new(), Vec::new());
        for result in matched {
            match result {
                Ok(position) => matches.push(position),
                Err(report) => mismatches.push(report),
            }
        }
        if mismatches.is_empty() { Ok(matches) } else { Err(Failure::input(capped(mismatches))) }
    }
}

impl HintPosition {
    fn new(entry: ParsedPuzzle) -> HintPosition {
        let (grid, givens) = match entry.progress {
            Some(progress) => (progress, Some(entry.grid)),
            None => (entry.grid, None),
        };
        HintPosition { shape: entry.shape, grid, marks: entry.marks, givens }
    }

    /// Returns the position of `entry` in a puzzle that began as `givens`; or an error message, and a label for its
    /// place.
    fn with_givens(
        entry: ParsedPuzzle,
        givens: &ParsedPuzzle,
    ) -> Result<HintPosition, (String, String)> {
        // If only one of the two inputs names its kind, that one counts.
        let shape = if entry.format.encodes_kind() || !givens.format.encodes_kind() {
            &entry.shape
        } else {
            &givens.shape
        };
        let both = entry.format.encodes_kind() == givens.format.encodes_kind();
        let grids = [&entry.shape, &givens.shape].map(|shape| (shape.side(), shape.kind().grids()));
        if grids[0] != grids[1] || both && entry.shape != givens.shape {
            let (own, other) = (entry.shape.kind(), givens.shape.kind());
            return Err((
                format!(
                    "the puzzle is of kind `{own}`, but its original is of kind `{other}` or has another shape"
                ),
                "here".into(),
            ));
        }
        let shape = shape.clone();
        let grid = entry.progress.unwrap_or(entry.grid);
        let differs = |&cell: &Cell| ![0, grid.get(cell)].contains(&givens.grid.get(cell));
        if let Some(cell) = (0..shape.cells()).find(differs) {
            let words = Words::english();
            let narrator = Narrator::new(&words, GridView::with_letters(&shape));
            let (name, given) = (narrator.cell(cell), narrator.digit(givens.grid.get(cell)));
            return Err((
                format!("{name} is {given} in the original, and something else here"),
                "givens must not change".into(),
            ));
        }
        Ok(HintPosition { shape, grid, marks: entry.marks, givens: Some(givens.grid.clone()) })
    }

    /// Returns a sentence on a position that does not have exactly one solution, and its mistake.
    fn describe_failure(
        &self,
        words: &Words,
        narrator: &Narrator,
        verdict: &Verdict,
    ) -> (String, Option<GridMistake>) {
        let (shape, grid) = (&self.shape, &self.grid);
        let plain = match verdict {
            Verdict::None => words.no_solution(),
            Verdict::Several(..) => words.several_solutions(),
            _ => words.unsettled(),
        };
        let Some(givens) = &self.givens else {
            let mistake = matches!(verdict, Verdict::None)
                .then(|| GridMistake::of(narrator, shape, grid, &all_cells(shape)))
                .flatten();
            return (with_mistake(plain, mistake.as_ref()), mistake);
        };
        match (Verdict::of(shape, givens, None), verdict) {
            (Verdict::One(solution), _) => {
                match GridMistake::against(narrator, grid, self.marks.as_deref(), &solution) {
                    Some(mistake) => (mistake.text.clone(), Some(mistake)),
                    None => (plain.to_owned(), None),
                }
            }
            (Verdict::None, _) => {
                let mistake = GridMistake::of(narrator, shape, givens, &all_cells(shape));
                let verdict = words.givens_without_solution();
                (with_mistake(verdict, mistake.as_ref()), mistake)
            }
            (Verdict::Several(..), Verdict::None) => {
                let entries: Vec<Cell> =
                    all_cells(shape).into_iter().filter(|&cell| givens.get(cell) == 0).collect();
                let mistake = GridMistake::of(narrator, shape, grid, &entries);
                (with_mistake(plain, mistake.as_ref()), mistake)
            }
            (Verdict::Several(..), _) => (words.givens_with_several().to_owned(), None),
            (Verdict::Unsettled, _) => (plain.to_owned(), None),
        }
    }
}

fn hint(words: &Words, raters: &mut RaterCache, entry: &HintPosition, depth: Depth) -> HintRecord {
    let shape = &entry.shape;
    let narrator = Narrator::new(words, GridView::with_letters(shape));
    let verdict = Verdict::of(shape, &entry.grid, entry.marks.as_deref());
    let line = |grid: &Grid| notation::line(grid, shape);
    let mut hint = HintRecord {
        puzzle: line(&entry.grid),
        givens: entry.givens.as_ref().map(line),
        solutions: verdict.solutions(),
        look: None,
        mistake: None,
        technique: None,
        pattern: None,
        steps: Vec::new(),
        shape: shape_record(shape),
        text: String::new(),
    };
    if verdict.solution().is_none() {
        (hint.text, hint.mistake) = entry.describe_failure(words, &narrator, &verdict);
        return hint;
    }
    if entry.grid.filled_count() == shape.kind().size() {
        hint.text = words.all_right().to_owned();
        return hint;
    }
    let from = position(shape, &entry.grid, entry.marks.as_deref());
    let steps = steps_to_next_digit(raters, shape, &from, depth);
    let Some(step) = steps.first() else {
        hint.text = words.no_further().to_owned();
        return hint;
    };
    let (look, pattern) = (narrator.look_at(step), narrator.pattern(step));
    hint.text = match depth {
        Depth::Look => look.clone(),
        Depth::Technique => pattern.clone(),
        Depth::Step => steps_text(words, &narrator, &steps),
    };
    hint.look = Some(look);
    if depth >= Depth::Technique {
        hint.technique = Some(step.technique.name());
        hint.pattern = Some(pattern);
    }
    if depth == Depth::Step {
        let records = steps.iter().map(|step| StepRecord::new(&narrator, shape, step));
        hint.steps = records.collect();
    }
    hint
}

/// Returns the next step; at full depth, the steps up to one that fills in a digit.
fn steps_to_next_digit(
    raters: &mut RaterCache,
    shape: &Arc<Shape>,
    from: &Position,
    depth: Depth,
) -> Vec<Step> {
    let rater = raters.of(shape);
    let next = rater.next_step_from(from);
    match &next {
        Some(step) if depth == Depth::Step && step.places.is_empty() => {
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
    let line = |step: &Step| {
        let name = narrator.technique(step);
        format!("{name}. {}", narrator.reason(step))
    };
    let mut lines: Vec<String> = steps.iter().map(line).collect();
    if steps.last().is_some_and(|step| step.places.is_empty()) {
        lines.push(words.no_further().to_owned());
    }
    lines.join("\n")
}
