//! `gridpress hint`: hints for the next step.

use super::console::{Console, json_line, print_output};
use super::puzzle_input::{LanguageArg, PuzzleInput, Puzzles};
use super::terminal::{self, wrap};
use super::verdict::{CHUNK, VerdictTally, raters};
use crate::Result;
use clap::{Args, ValueEnum};
use gridpress_engine::notation::ParsedPuzzle;
use gridpress_ground::parallel;
use gridpress_messages::Words;
use gridpress_messages::diag::{Diagnostic, Failure, capped};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use gridpress_verbs::HintDepth;
use std::path::PathBuf;

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

impl From<Depth> for HintDepth {
    fn from(depth: Depth) -> HintDepth {
        match depth {
            Depth::Look => HintDepth::Look,
            Depth::Technique => HintDepth::Technique,
            Depth::Step => HintDepth::Step,
        }
    }
}

pub(super) fn run(args: &HintArgs, console: &Console) -> Result<()> {
    let puzzles = args.input.read_with_marks(console)?;
    let entries = args.positions(&puzzles, console)?;
    let words = &args.language.words;
    let mut tally = VerdictTally::default();
    let (mut has_hint, mut follows) = (false, false);
    let width = terminal::is_output().then(terminal::width).unwrap_or(usize::MAX);
    for chunk in entries.chunks(CHUNK) {
        let hints = parallel::map_with(chunk, raters, |raters, entry| {
            gridpress_verbs::hint(words, raters, entry, args.depth.into())
        });
        let mut text = String::new();
        for (hint, sentence) in &hints {
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
            text += &wrap(sentence, "", "", width);
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
    fn positions(&self, puzzles: &Puzzles, console: &Console) -> Result<Vec<ParsedPuzzle>> {
        let Some(path) = &self.givens else {
            return Ok(puzzles.entries.clone());
        };
        let entries = puzzles.entries.iter().cloned();
        let givens = self.input.read_file(path, console)?;
        givens.finish()?;
        let givens = givens.entries;
        if givens.len() > 1 && givens.len() != entries.len() {
            let report = Diagnostic::error(format!(
                "--givens has {} puzzles, and the input has {}",
                givens.len(),
                entries.len()
            ));
            let help = "give one for all, or one for each in the same order";
            return Err(Failure::input(vec![report.help(help)]));
        }
        let (matches, mismatches): (Vec<_>, Vec<_>) = givens
            .iter()
            .cycle()
            .zip(entries.zip(puzzles.places()))
            .map(|(givens, (entry, place))| {
                position_with_givens(entry, givens)
                    .map_err(|(message, expected)| Diagnostic::error(message).at(place, expected))
            })
            .partition(Result::is_ok);
        if mismatches.is_empty() {
            return Ok(matches.into_iter().flatten().collect());
        }
        Err(Failure::input(capped(mismatches.into_iter().filter_map(Result::err).collect())))
    }
}

/// Returns the position of `entry` in a puzzle that began as `givens`; or an error message, and a label for its
/// place.
fn position_with_givens(
    entry: ParsedPuzzle,
    givens: &ParsedPuzzle,
) -> Result<ParsedPuzzle, (String, String)> {
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
    if let Some(cell) =
        (0..shape.cells()).find(|&cell| ![0, grid.get(cell)].contains(&givens.grid.get(cell)))
    {
        let words = Words::english();
        let narrator = Narrator::new(&words, GridView::with_letters(&shape));
        let (name, given) = (narrator.cell(cell), narrator.digit(givens.grid.get(cell)));
        return Err((
            format!("{name} is {given} in the original, and something else here"),
            "givens must not change".into(),
        ));
    }
    Ok(ParsedPuzzle { shape, grid: givens.grid.clone(), progress: Some(grid), ..entry })
}
