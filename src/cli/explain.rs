//! `gridpress explain`: the whole way to the solution, step by step.

use super::answer::answer;
use super::input::{LanguageArg, PuzzleInput};
use super::talk::Talk;
use super::verdict::{CHUNK, StepRecord, Tally, Verdict, raters, shape_record};
use crate::diag::Failure;
use crate::logic::{Raters, Rating, Step};
use crate::puzzle::Symbols;
use crate::puzzle::notation::{self, Entry, ShapeRecord};
use crate::words::Words;
use crate::words::steps::Narrator;
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use serde::Serialize;

/// Solve puzzles step by step, with the reason for every step
#[derive(Args)]
#[command(after_help = "\
Every step is the easiest that there is. Singles take a line each, all else is told in full.
Where two cells cannot hold the same digit, they see each other. A puzzle beyond logic is told
as far as logic gets. The exit code is 1 when any puzzle has not exactly one solution.

Examples:
  gridpress explain puzzle.txt
  gridpress explain --format markdown puzzles.txt > solutions.md
  gridpress generate -n 10 --removed minimal | gridpress explain --format json")]
pub(super) struct ExplainArgs {
    /// How to write it: `json` has one object a line
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[command(flatten)]
    language: LanguageArg,
    #[command(flatten)]
    input: PuzzleInput,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Json,
}

/// A puzzle and the way to its solution.
struct Explained<'e> {
    entry: &'e Entry,
    verdict: Verdict,
    rating: Option<Rating>,
    path: Vec<Step>,
    words: &'e Words,
}

pub(super) fn run(args: &ExplainArgs, _: &Talk) -> Result<(), Failure> {
    let (_, entries) = args.input.read()?;
    let words = &args.language.words;
    let mut tally = Tally::default();
    for (first, chunk) in (1..).step_by(CHUNK).zip(entries.chunks(CHUNK)) {
        let told: Vec<(Option<usize>, String)> = chunk
            .par_iter()
            .enumerate()
            .map_init(raters, |raters, (index, entry)| {
                let explained = Explained::new(raters, entry, words);
                let text = explained.told(first + index, args.format);
                (explained.verdict.solutions(), text)
            })
            .collect();
        answer(&told.iter().map(|(_, text)| &text[..]).collect::<String>())?;
        told.iter().for_each(|(solutions, _)| tally.add(*solutions));
    }
    tally.close()
}

impl Explained<'_> {
    fn new<'e>(raters: &mut Raters, entry: &'e Entry, words: &'e Words) -> Explained<'e> {
        let verdict = Verdict::of(entry);
        let rater = verdict.solution().map(|_| raters.of(&entry.shape));
        let (rating, path) = match rater {
            Some(rater) => (Some(rater.rate(&entry.grid)), rater.path(&entry.grid)),
            None => (None, Vec::new()),
        };
        Explained {
            entry,
            verdict,
            rating,
            path,
            words,
        }
    }

    fn told(&self, number: usize, format: Format) -> String {
        match format {
            Format::Text => self.text(number),
            Format::Markdown => self.markdown(number),
            Format::Json => self.json(),
        }
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self.words, &self.entry.shape, Symbols::Letters)
    }

    fn text(&self, number: usize) -> String {
        let apart = if number == 1 { "" } else { "\n" };
        let mut text = format!(
            "{apart}{}: {}\n",
            self.words.puzzle_range(number as u32, number as u32),
            notation::line(&self.entry.grid)
        );
        let narrator = self.narrator();
        for (index, step) in self.path.iter().enumerate() {
            let told = told(&narrator, step, "").replace('\n', "\n      ");
            text += &format!("{:4}. {told}\n", index + 1);
        }
        text + &self.end() + "\n"
    }

    fn markdown(&self, number: usize) -> String {
        let apart = if number == 1 { "" } else { "\n" };
        let puzzle = self.words.puzzle_range(number as u32, number as u32);
        let grid = notation::block(&self.entry.grid, &self.entry.shape);
        let mut text = format!("{apart}## {puzzle}\n\n```\n{grid}```\n\n");
        let narrator = self.narrator();
        for (index, step) in self.path.iter().enumerate() {
            // Lines within an item end with a break of their own.
            let told = told(&narrator, step, "**").replace('\n', "\\\n   ");
            text += &format!("{}. {told}\n", index + 1);
        }
        let apart = if self.path.is_empty() { "" } else { "\n" };
        text + apart + &self.end() + "\n"
    }

    /// How it ends.
    fn end(&self) -> String {
        let Some(rating) = self.rating else {
            return match self.verdict {
                Verdict::None => "No solution.",
                Verdict::Several => "Several solutions.",
                _ => "Unsettled.",
            }
            .to_owned();
        };
        let score = rating.score;
        let placed: usize = self.path.iter().map(|step| step.places.len()).sum();
        let open = self.entry.shape.cells() - self.entry.grid.givens() - placed;
        match (rating.solved, self.path.len()) {
            (true, 0) => self.words.nothing_left().to_owned(),
            (true, _) => self.words.solved(rating.technique, score),
            (false, _) => self.words.unsolved(open, score),
        }
    }

    fn json(&self) -> String {
        #[derive(Serialize)]
        struct Record {
            puzzle: String,
            solutions: Option<usize>,
            solution: Option<String>,
            technique: Option<&'static str>,
            tier: Option<u8>,
            score: Option<u32>,
            solved: bool,
            steps: Vec<StepRecord>,
            #[serde(flatten)]
            shape: Option<ShapeRecord>,
        }
        let narrator = self.narrator();
        let steps = self.path.iter();
        let record = Record {
            puzzle: notation::line(&self.entry.grid),
            solutions: self.verdict.solutions(),
            solution: self.verdict.solution().map(notation::line),
            technique: self.rating.map(|rating| rating.technique.name()),
            tier: self.rating.map(|rating| rating.tier),
            score: self.rating.map(|rating| rating.score),
            solved: self.rating.is_some_and(|rating| rating.solved),
            steps: steps.map(|step| StepRecord::new(&narrator, step)).collect(),
            shape: shape_record(&self.entry.shape),
        };
        serde_json::to_string(&record).expect("texts and numbers") + "\n"
    }
}

/// Singles in short, all else with its reason; the name between `marks`.
fn told(narrator: &Narrator, step: &Step, marks: &str) -> String {
    match step.tier {
        1 => narrator.brief(step),
        _ => {
            let name = narrator.technique(step);
            format!("{marks}{name}.{marks} {}", narrator.reason(step))
        }
    }
}
