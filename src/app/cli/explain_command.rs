//! `gridpress explain`: the path to the solution, step by step.

use super::console::{Console, json_line, print_output};
use super::puzzle_input::{LanguageArg, PuzzleInput};
use super::terminal::{self, wrap};
use super::verdict::{
    CHUNK, GridMistake, Verdict, VerdictTally, all_cells, position, raters, with_mistake,
};
use clap::{Args, ValueEnum};
use gridpress_engine::PuzzleRecord;
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, ParsedPuzzle};
use gridpress_engine::puzzle::Grid;
use gridpress_engine::rating::{RaterCache, Rating, Step};
use gridpress_ground::parallel;
use gridpress_messages::Words;
use gridpress_messages::diag::Failure;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use gridpress_verbs::{Explanation, StepRecord};

/// Solve puzzles step by step, with the reason for every step
#[derive(Args)]
#[command(after_help = "\
Each step is the easiest one available. Singles take one line each; other steps are explained in full. \
Two cells see each other if they cannot hold the same digit. If logic alone does not finish a puzzle, \
the explanation ends there. Pencil marks in the input are used: a grid (`| 1 27 3 | 48 5 69 | ...`), \
or a line of 729 places. The exit code is 1 if any puzzle does not have exactly one solution.

Examples:
  gridpress explain puzzle.txt
  gridpress explain --format markdown puzzles.txt > solutions.md
  gridpress explain --all half.txt
  gridpress generate -n 10 --removed minimal | gridpress explain --format json")]
pub(super) struct ExplainArgs {
    /// Output format; `json` has one object per line
    #[arg(long, value_name = "FORMAT", default_value = "text", ignore_case = true)]
    format: ExplainFormat,
    /// Short for --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// List the steps that are possible now, easiest first, instead of the whole path: every single, and for each other
    /// technique the first step and those independent of it
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    language: LanguageArg,
    #[command(flatten)]
    input: PuzzleInput,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExplainFormat {
    Text,
    Markdown,
    Json,
}

/// A puzzle and the path to its solution.
struct ExplainedPuzzle<'e> {
    entry: &'e ParsedPuzzle,
    /// The digits at the start.
    grid: &'e Grid,
    /// `true` if `path` is a list of the possible steps.
    all: bool,
    verdict: Verdict,
    rating: Option<Rating>,
    path: Vec<Step>,
    words: &'e Words,
}

pub(super) fn run(args: &ExplainArgs, console: &Console) -> Result<(), Failure> {
    let puzzles = args.input.read_with_marks(console)?;
    let words = &args.language.words;
    let format = if args.json { ExplainFormat::Json } else { args.format };
    let width = terminal::is_output().then(terminal::width);
    let mut tally = VerdictTally::default();
    for (first, chunk) in (1..).step_by(CHUNK).zip(puzzles.entries.chunks(CHUNK)) {
        let numbered: Vec<(usize, &ParsedPuzzle)> = (first..).zip(chunk).collect();
        let results = parallel::map_with(&numbered, raters, |raters, &(number, entry)| {
            let explained = ExplainedPuzzle::new(raters, entry, words, args.all);
            let text = explained.render(number, format, width.unwrap_or(usize::MAX));
            (explained.verdict.solutions(), text)
        });
        print_output(&results.iter().map(|(_, text)| &text[..]).collect::<String>())?;
        results.iter().for_each(|(solutions, _)| tally.add(*solutions));
    }
    tally.finish()?;
    puzzles.finish()
}

impl ExplainedPuzzle<'_> {
    fn new<'e>(
        raters: &mut RaterCache,
        entry: &'e ParsedPuzzle,
        words: &'e Words,
        all: bool,
    ) -> ExplainedPuzzle<'e> {
        let grid = match &entry.progress {
            Some(progress) if all || entry.marks.is_some() => progress,
            _ => &entry.grid,
        };
        let verdict = Verdict::of(&entry.shape, grid, entry.marks.as_deref());
        let rater = verdict.solution().map(|_| raters.of(&entry.shape));
        let from = position(&entry.shape, grid, entry.marks.as_deref());
        let (rating, path) = match rater {
            Some(rater) if all => (Some(rater.rate_from(&from)), rater.steps_at(&from)),
            Some(rater) => {
                let (rating, path) = (rater.rate_from(&from), rater.path_from(&from));
                (Some(rating.as_explained(Revision::NEWEST.scale(), &path)), path)
            }
            None => (None, Vec::new()),
        };
        ExplainedPuzzle { entry, grid, all, verdict, rating, path, words }
    }

    fn render(&self, number: usize, format: ExplainFormat, width: usize) -> String {
        match format {
            ExplainFormat::Text => self.text(number, width),
            ExplainFormat::Markdown => self.markdown(number),
            ExplainFormat::Json => self.json(),
        }
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self.words, GridView::with_letters(&self.entry.shape))
    }

    /// Returns a heading such as `Puzzle 3`.
    fn puzzle(&self, number: usize) -> String {
        let number = number.to_string();
        self.words.puzzle_range(&number, &number)
    }

    fn text(&self, number: usize, width: usize) -> String {
        let separator = if number == 1 { "" } else { "\n" };
        let mut text = format!(
            "{separator}{}: {}\n",
            self.puzzle(number),
            notation::line(self.grid, &self.entry.shape)
        );
        let narrator = self.narrator();
        for (index, step) in self.path.iter().enumerate() {
            let number = format!("{:4}. ", index + 1);
            text += &wrap(&step_text(&narrator, step, ""), &number, "      ", width);
        }
        text + &wrap(&self.last_line(), "", "", width)
    }

    fn markdown(&self, number: usize) -> String {
        let separator = if number == 1 { "" } else { "\n" };
        let puzzle = self.puzzle(number);
        let grid = notation::block(self.grid, &self.entry.shape);
        let mut text = format!("{separator}## {puzzle}\n\n```\n{grid}```\n\n");
        let narrator = self.narrator();
        for (index, step) in self.path.iter().enumerate() {
            // Lines within a list item need explicit breaks.
            let text_of_step = step_text(&narrator, step, "**").replace('\n', "\\\n   ");
            text += &format!("{}. {text_of_step}\n", index + 1);
        }
        let separator = if self.path.is_empty() { "" } else { "\n" };
        text + separator + &self.last_line() + "\n"
    }

    /// Returns the last line: solved, with the difficulty, or how far logic gets.
    fn last_line(&self) -> String {
        let Some(rating) = self.rating else {
            return match self.verdict {
                Verdict::None => {
                    let (shape, grid) = (&self.entry.shape, self.grid);
                    let narrator = self.narrator();
                    let mistake = GridMistake::of(&narrator, shape, grid, &all_cells(shape));
                    with_mistake(self.words.no_solution(), mistake.as_ref())
                }
                Verdict::Several(..) => self.words.several_solutions().to_owned(),
                _ => self.words.unsettled().to_owned(),
            };
        };
        let score = rating.score;
        let placed: usize = self.path.iter().map(|step| step.places.len()).sum();
        let open = self.entry.shape.kind().size() - self.grid.filled_count();
        match (rating.solved, self.path.len()) {
            _ if self.all && !self.path.is_empty() => self.words.step_count(self.path.len()),
            _ if self.all && open > 0 => self.words.no_further().to_owned(),
            (true, 0) => self.words.nothing_left().to_owned(),
            (true, _) => self.words.solved(rating.technique, score),
            (false, _) => self.words.unsolved(open - placed, score),
        }
    }

    fn json(&self) -> String {
        let (narrator, shape) = (self.narrator(), &self.entry.shape);
        let record = PuzzleRecord {
            puzzle: notation::line(self.grid, shape),
            ..self.verdict.record(self.entry)
        };
        let steps = self.path.iter();
        json_line(&Explanation {
            puzzle: match &self.rating {
                Some(rating) => record.rated(shape.kind(), Revision::NEWEST, rating),
                None => record,
            },
            solved: self.rating.is_some_and(|rating| rating.solved),
            steps: steps.map(|step| StepRecord::new(&narrator, shape, step)).collect(),
            all: self.all,
            pencil_marks: self.entry.marks.as_deref().map(notation::marks_line),
        })
    }
}

/// Returns the text of a step: singles in short, others with their reason; the name between `marks`.
fn step_text(narrator: &Narrator, step: &Step, marks: &str) -> String {
    match step.tier {
        1 => narrator.brief(step),
        _ => {
            let name = narrator.technique(step);
            format!("{marks}{name}.{marks} {}", narrator.reason(step))
        }
    }
}
