//! `gridpress hint`: the next step, as much of it as is wanted.

use super::answer::answer;
use super::input::{LanguageArg, PuzzleInput};
use super::talk::Talk;
use super::verdict::{CHUNK, StepRecord, Tally, Verdict, raters, shape_record};
use crate::diag::Failure;
use crate::logic::{Raters, Step};
use crate::puzzle::Symbols;
use crate::puzzle::notation::{self, Entry, ShapeRecord};
use crate::words::Words;
use crate::words::steps::Narrator;
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use serde::Serialize;

/// Help with the next step of a puzzle, a little or all of it
#[derive(Args)]
#[command(after_help = "\
The puzzle may be half filled in; the step is the easiest from where it stands. Pencil marks
are not read: where the step is to strike some out, the same hint comes again until a digit is
filled in, and so `--depth step` goes on to the next digit. Where two cells cannot hold the
same digit, they see each other. The exit code is 1 when any puzzle has not exactly one
solution: a digit is wrong, or some are missing.

Examples:
  gridpress hint puzzle.txt                      where to look
  gridpress hint --depth technique puzzle.txt    what is to be seen there
  gridpress hint --depth step puzzle.txt         what follows, and why")]
pub(super) struct HintArgs {
    /// How much to tell
    #[arg(long, value_name = "DEPTH", default_value = "look")]
    depth: Depth,
    /// One JSON object a line, with what each depth up to this one tells
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArg,
    #[command(flatten)]
    input: PuzzleInput,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
enum Depth {
    /// Where to look
    #[value(alias = "1")]
    Look,
    /// Which technique it is
    #[value(alias = "2")]
    Technique,
    /// What follows and why, up to the next digit
    #[value(alias = "3")]
    Step,
}

/// The hint for one puzzle.
#[derive(Serialize)]
struct Hint {
    puzzle: String,
    /// 0, 1, or 2 for several; none when the search was given up.
    solutions: Option<usize>,
    /// Where to look; none when there is no step.
    look: Option<String>,
    /// From the second depth on.
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pattern: Option<String>,
    /// At the third.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<StepRecord>,
    /// Of a puzzle that is not classic.
    #[serde(flatten)]
    shape: Option<ShapeRecord>,
    #[serde(skip)]
    text: String,
}

pub(super) fn run(args: &HintArgs, talk: &Talk) -> Result<(), Failure> {
    let (_, entries) = args.input.read()?;
    let words = &args.language.words;
    let mut tally = Tally::default();
    let (mut any, mut after) = (false, false);
    for chunk in entries.chunks(CHUNK) {
        let hints: Vec<Hint> = chunk
            .par_iter()
            .map_init(raters, |raters, entry| {
                hint(words, raters, entry, args.depth)
            })
            .collect();
        let mut text = String::new();
        for hint in &hints {
            tally.add(hint.solutions);
            any |= hint.look.is_some();
            if args.json {
                text += &serde_json::to_string(hint).expect("texts and numbers");
            } else {
                // Hints of several lines stand apart.
                if std::mem::replace(&mut after, true) && args.depth == Depth::Step {
                    text.push('\n');
                }
                text += &hint.text;
            }
            text.push('\n');
        }
        answer(&text)?;
    }
    if any && !args.json {
        match args.depth {
            Depth::Look => talk.say("more: --depth technique"),
            Depth::Technique => talk.say("more: --depth step"),
            Depth::Step => {}
        }
    }
    tally.close()
}

fn hint(words: &Words, raters: &mut Raters, entry: &Entry, depth: Depth) -> Hint {
    let shape = &entry.shape;
    let verdict = Verdict::of(entry);
    let mut hint = Hint {
        puzzle: notation::line(&entry.grid),
        solutions: verdict.solutions(),
        look: None,
        technique: None,
        pattern: None,
        steps: Vec::new(),
        shape: shape_record(shape),
        text: String::new(),
    };
    if verdict.solution().is_none() {
        hint.text = match verdict {
            Verdict::None => "no solution: a digit is wrong".to_owned(),
            Verdict::Several => "several solutions: digits are missing".to_owned(),
            _ => verdict.words().to_owned(),
        };
        return hint;
    }
    if entry.grid.givens() == shape.cells() {
        hint.text = "nothing left to find".to_owned();
        return hint;
    }
    let steps = up_to_a_digit(raters, entry, depth);
    let Some(step) = steps.first() else {
        hint.text = "logic gets no further from here".to_owned();
        return hint;
    };
    let narrator = Narrator::new(words, shape, Symbols::Letters);
    let (look, pattern) = (narrator.look(step), narrator.pattern(step));
    hint.text = match depth {
        Depth::Look => look.clone(),
        Depth::Technique => pattern.clone(),
        Depth::Step => told(words, &narrator, &steps),
    };
    hint.look = Some(look);
    if depth >= Depth::Technique {
        hint.technique = Some(step.technique.name());
        hint.pattern = Some(pattern);
    }
    if depth == Depth::Step {
        let records = steps.iter().map(|step| StepRecord::new(&narrator, step));
        hint.steps = records.collect();
    }
    hint
}

/// The next step; where all is to be told, the next steps up to one that fills in a digit.
fn up_to_a_digit(raters: &mut Raters, entry: &Entry, depth: Depth) -> Vec<Step> {
    let rater = raters.of(&entry.shape);
    let next = rater.next_step(&entry.grid);
    match &next {
        Some(step) if depth == Depth::Step && step.places.is_empty() => {
            let mut path = rater.path(&entry.grid);
            let digit = path.iter().position(|step| !step.places.is_empty());
            path.truncate(digit.map_or(path.len(), |digit| digit + 1));
            path
        }
        _ => next.into_iter().collect(),
    }
}

/// Steps with their reasons, a line or more each.
fn told(words: &Words, narrator: &Narrator, steps: &[Step]) -> String {
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
