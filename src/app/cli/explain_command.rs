//! `gridpress explain`: the path to the solution, step by step.

use super::console::{Console, counted, json_line, print_output};
use super::files::{self, Disk};
use super::puzzle_input::{LanguageArg, PuzzleInput};
use super::terminal::{self, wrap};
use super::verdict::{CHUNK, VerdictTally, raters};
use crate::Result;
use clap::{Args, ValueEnum};
use gridpress_engine::NotUnique;
use gridpress_engine::notation::{self, ParsedPuzzle};
use gridpress_engine::rating::Step;
use gridpress_ground::parallel;
use gridpress_messages::Words;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use gridpress_press as press;
use gridpress_verbs::{PathExtent, SolutionPath};
use std::path::{Path, PathBuf};

/// Solve puzzles step by step, with the reason for every step
#[derive(Args)]
#[command(after_help = "\
Each step is the easiest one available. Singles take one line each; other steps are explained in full. \
Two cells see each other if they cannot hold the same digit. If logic alone does not finish a puzzle, \
the explanation ends there. Pencil marks in the input are used: a grid (`| 1 27 3 | 48 5 69 | ...`), \
or a line of 729 places. The exit code is 1 if any puzzle does not have exactly one solution.

With --format svg, each step is a picture like those of the walkthroughs in books: 1-001.svg, 1-002.svg and so on for \
the first puzzle, with the text of the step as the title.

Examples:
  gridpress explain puzzle.txt
  gridpress explain --format markdown puzzles.txt > solutions.md
  gridpress explain --format svg -o steps puzzle.txt
  gridpress explain --all half.txt
  gridpress generate -n 10 --removed minimal | gridpress explain --format json")]
pub(super) struct ExplainArgs {
    /// Output format; `json` has one object per line, and `svg` one picture per step
    #[arg(long, value_name = "FORMAT", default_value = "text", ignore_case = true)]
    format: ExplainFormat,
    /// The folder for the pictures of steps; created if missing
    #[arg(long, short, value_name = "DIR", required_if_eq("format", "svg"))]
    output: Option<PathBuf>,
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
    Svg,
}

/// A puzzle and the path to its solution.
struct ExplainedPuzzle<'e> {
    path: SolutionPath<'e>,
    words: &'e Words,
}

pub(super) fn run(args: &ExplainArgs, disk: &Disk, console: &Console) -> Result<()> {
    let puzzles = args.input.read_with_marks(console)?;
    let words = &args.language.words;
    let format = if args.json { ExplainFormat::Json } else { args.format };
    let width = terminal::is_output().then(terminal::width);
    let extent = if args.all { PathExtent::Now } else { PathExtent::Whole };
    if let Some(folder) = &args.output {
        if format != ExplainFormat::Svg {
            let report = Diagnostic::error("`--output` is for pictures only");
            return Err(Failure::input(vec![report.help("add --format svg")]));
        }
        files::check_folder_target(folder)?;
    }
    let (mut tally, mut pictures) = (VerdictTally::default(), Vec::new());
    for (first, chunk) in (1..).step_by(CHUNK).zip(puzzles.entries.chunks(CHUNK)) {
        let numbered: Vec<(usize, &ParsedPuzzle)> = (first..).zip(chunk).collect();
        let results = parallel::map_with(&numbered, raters, |raters, &(number, entry)| {
            let path = SolutionPath::new(raters, entry, extent);
            let explained = ExplainedPuzzle { path, words };
            let solutions = NotUnique::solutions(&explained.path.solution);
            Ok(match &args.output {
                Some(folder) => (solutions, String::new(), explained.pictures(number, folder)?),
                None => {
                    let text = explained.render(number, format, width.unwrap_or(usize::MAX));
                    (solutions, text, Vec::new())
                }
            })
        });
        let results = results.into_iter().collect::<Result<Vec<_>>>()?;
        print_output(&results.iter().map(|(_, text, _)| &text[..]).collect::<String>())?;
        for (solutions, _, own) in results {
            tally.add(solutions);
            pictures.extend(own);
        }
    }
    if let Some(folder) = &args.output {
        files::make_folder(folder)?;
        disk.place(&pictures)?;
        console.note(&format!("{}: {}", folder.display(), counted(pictures.len(), "picture")));
    }
    tally.finish()?;
    puzzles.finish()
}

impl ExplainedPuzzle<'_> {
    fn render(&self, number: usize, format: ExplainFormat, width: usize) -> String {
        match format {
            ExplainFormat::Text => self.text(number, width),
            ExplainFormat::Markdown => self.markdown(number),
            ExplainFormat::Json => json_line(&self.path.record(&self.narrator())),
            // Pictures are files, not text.
            ExplainFormat::Svg => String::new(),
        }
    }

    /// Returns a picture of each step, with its path in `folder`.
    fn pictures(&self, number: usize, folder: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
        let (narrator, shape) = (self.narrator(), &self.path.entry.shape);
        let text = |step: &Step| step_text(&narrator, step, "");
        let titles: Vec<String> = self.path.steps.iter().map(text).collect();
        let steps = self.path.positioned_steps();
        let grid = GridView::with_letters(shape);
        let pictures = press::step_svgs(grid, &self.path.entry.grid, &steps, &titles)?;
        let path = |at: usize| folder.join(format!("{number}-{at:03}.svg"));
        Ok((1..).zip(pictures).map(|(at, svg)| (path(at), svg.into_bytes())).collect())
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self.words, GridView::with_letters(&self.path.entry.shape))
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
            notation::line(self.path.grid, &self.path.entry.shape)
        );
        let narrator = self.narrator();
        for (index, step) in self.path.steps.iter().enumerate() {
            let number = format!("{:4}. ", index + 1);
            text += &wrap(&step_text(&narrator, step, ""), &number, "      ", width);
        }
        text + &wrap(&self.last_line(), "", "", width)
    }

    fn markdown(&self, number: usize) -> String {
        let separator = if number == 1 { "" } else { "\n" };
        let puzzle = self.puzzle(number);
        let grid = notation::block(self.path.grid, &self.path.entry.shape);
        let mut text = format!("{separator}## {puzzle}\n\n```\n{grid}```\n\n");
        let narrator = self.narrator();
        for (index, step) in self.path.steps.iter().enumerate() {
            // Lines within a list item need explicit breaks.
            let text_of_step = step_text(&narrator, step, "**").replace('\n', "\\\n   ");
            text += &format!("{}. {text_of_step}\n", index + 1);
        }
        let separator = if self.path.steps.is_empty() { "" } else { "\n" };
        text + separator + &self.last_line() + "\n"
    }

    /// Returns the last line: solved, with the difficulty, or how far logic gets.
    fn last_line(&self) -> String {
        let SolutionPath { entry, extent, grid, rating: Some(rating), steps, .. } = &self.path
        else {
            return self.path.verdict(self.words, &self.narrator()).unwrap_or_default();
        };
        let (score, is_list) = (rating.score, *extent == PathExtent::Now);
        let placed: usize = steps.iter().map(|step| step.places.len()).sum();
        let open = entry.shape.kind().size() - grid.filled_count();
        match (rating.solved, steps.len()) {
            _ if is_list && !steps.is_empty() => self.words.step_count(steps.len()),
            _ if is_list && open > 0 => self.words.no_further().to_owned(),
            (true, 0) => self.words.nothing_left().to_owned(),
            (true, _) => self.words.solved(rating.technique, score),
            (false, _) => self.words.unsolved(open - placed, score),
        }
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
