//! `gridpress stats`: statistics of puzzles, as a table or a chart.

use super::console::{Console, check_failed, counted, print_output};
use super::files::Disk;
use super::puzzle_input::{self, PuzzleInput};
use super::verdict::{CHUNK, raters};
use super::{book_source, output};
use crate::Result;
use clap::Args;
use gridpress_book::statistics::{
    GroupStatistics, PuzzleCount, PuzzleSample, PuzzleStatistics, Summary,
};
use gridpress_engine::generate::{Levels, Revision};
use gridpress_engine::notation::ParsedPuzzle;
use gridpress_engine::rating::RaterCache;
use gridpress_engine::solver;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Failure};
use std::path::{Path, PathBuf};

/// Show statistics of puzzles: levels, removed cells, techniques and scores
#[derive(Args)]
#[command(after_help = "\
The puzzles of a lock are counted with their stored ratings; the puzzles of a spec are made first, and those of a file are \
rated. Puzzles without exactly one solution are left out and reported, and the exit code is 1.

Examples:
  gridpress stats book.toml                    before the book is made
  gridpress stats book.lock --svg book.svg     also as a chart
  gridpress stats puzzles.txt --json")]
pub(super) struct StatsArgs {
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Also draw a chart
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// With a spec: the seed to use instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    #[command(flatten)]
    input: PuzzleInput,
}

pub(super) fn run(args: &StatsArgs, disk: &Disk, console: &Console) -> Result<()> {
    args.svg.as_deref().map_or(Ok(()), output::guard_other)?;
    let (samples, left_out) = samples(args, disk, console)?;
    if samples.is_empty() {
        let report = Diagnostic::error("no puzzle has exactly one solution");
        return Err(Failure::input(vec![report.help("`gridpress solve` shows why")]));
    }
    let tally = PuzzleStatistics::of(&samples);
    if let Some(path) = &args.svg {
        disk.place(&[(path.clone(), draw_chart(&tally).into_bytes())])?;
    }
    print_output(&if args.json { tally.json() } else { table(&tally) })?;
    if left_out == 0 {
        return Ok(());
    }
    let left_out = counted(left_out, "puzzle");
    console.report(&Diagnostic::warning(format!(
        "{left_out} left out: not readable, or without exactly one solution"
    )));
    Err(check_failed())
}

/// Returns the puzzles of the input, and the number of those left out.
fn samples(args: &StatsArgs, disk: &Disk, console: &Console) -> Result<(Vec<PuzzleSample>, usize)> {
    let named = args.input.only_file();
    let is_spec = |path: &&Path| path.is_dir() || path.extension() == Some("toml".as_ref());
    if let Some(spec) = named.filter(is_spec).and_then(|path| book_source::spec_path(Some(path))) {
        return sample_spec(&spec, args, disk, console);
    }
    match named.filter(|path| puzzle_input::is_lock(path)) {
        Some(lock) => Ok((sample_lock(lock)?, 0)),
        None => rate_file(args, console),
    }
}

fn sample_spec(
    path: &Path,
    args: &StatsArgs,
    disk: &Disk,
    console: &Console,
) -> Result<(Vec<PuzzleSample>, usize)> {
    let (book, _) =
        book_source::make_from_spec(Some(path), args.seed.as_deref(), disk, console, |_| {})?;
    Ok((book.samples(), 0))
}

fn sample_lock(path: &Path) -> Result<Vec<PuzzleSample>> {
    let (head, puzzles) = puzzle_input::read_lock_with_head(path)?;
    let levels = head.levels();
    Ok(parallel::map_with(&puzzles, raters, |raters, locked| PuzzleSample {
        section: locked.entry.address.split('/').next().map(str::to_owned),
        kind: locked.puzzle.shape.kind(),
        level: locked.entry.level.clone(),
        technique: locked.entry.technique.clone(),
        score: locked.entry.score,
        minutes: {
            let rating = raters.of(&locked.puzzle.shape).rate(&locked.puzzle.givens);
            levels.solving_time(locked.puzzle.shape.kind(), &rating)
        },
        givens: locked.puzzle.givens.cells().to_vec(),
    }))
}

/// Rates the puzzles of a file, and counts those without exactly one solution.
fn rate_file(args: &StatsArgs, console: &Console) -> Result<(Vec<PuzzleSample>, usize)> {
    let puzzles = args.input.read(console)?;
    let bar = console.progress(puzzles.entries.len() as u64, "puzzles");
    let mut samples = Vec::new();
    for chunk in puzzles.entries.chunks(CHUNK) {
        samples.extend(parallel::map_with(chunk, raters, rate).into_iter().flatten());
        bar.inc(chunk.len() as u64);
    }
    bar.finish_and_clear();
    let left_out = puzzles.entries.len() - samples.len() + usize::from(puzzles.finish().is_err());
    Ok((samples, left_out))
}

fn rate(raters: &mut RaterCache, entry: &ParsedPuzzle) -> Option<PuzzleSample> {
    solver::unique(&entry.shape, &entry.grid).ok()?;
    let rating = raters.of(&entry.shape).rate(&entry.grid);
    let kind = entry.shape.kind();
    let level = Levels::of(Revision::NEWEST).level_of(kind, &rating);
    Some(PuzzleSample {
        section: None,
        kind,
        level: level.name().to_owned(),
        technique: rating.technique.name().to_owned(),
        score: rating.score,
        minutes: rating.minutes,
        givens: entry.grid.cells().to_vec(),
    })
}

/// The width of the widest bar, in columns.
const BAR: usize = 40;

pub(super) fn table(tally: &PuzzleStatistics) -> String {
    let kinds = tally.kinds.iter();
    let kinds: Vec<String> =
        kinds.map(|kind| format!("{} of {}", kind.puzzles, kind_text(&kind.of))).collect();
    let puzzles = counted(tally.puzzles, "puzzle");
    let mut text = format!("{puzzles}: {}\n", kinds.join(", "));
    text += &groups("section", &tally.sections);
    text += &groups("level", &tally.levels);
    text += &bars("hardest technique", &tally.techniques);
    text += &bars("removed cells", &tally.removed);
    let given = |given: &gridpress_book::statistics::DigitCount| (given.digit.clone(), given.times);
    text + &draw_bars("digit", "given", tally.givens.iter().map(given).collect())
}

/// Returns the text of a kind: `6x6 jigsaw` for `6+jigsaw`.
fn kind_text(kind: &str) -> String {
    let (side, variants) = kind.split_once('+').unwrap_or((kind, ""));
    let side = if side.contains(|c: char| !c.is_ascii_digit()) {
        side.to_owned()
    } else {
        format!("{side}x{side}")
    };
    format!("{side} {}", variants.replace('+', " ")).trim().to_owned()
}

/// Returns one line per group; an empty text without groups.
fn groups(what: &str, groups: &[GroupStatistics]) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let wide = groups.iter().map(|group| group.name.chars().count());
    let wide = wide.chain([what.len()]).max().unwrap_or_default();
    let line = |name: &str, columns: [&str; 4]| {
        let [puzzles, removed, score, minutes] = columns;
        let line = format!("{name:wide$}  {puzzles:>7}  {removed:>14}  {score:>26}  {minutes:>14}");
        line.trim_end().to_owned() + "\n"
    };
    let mut text = format!("\n{}", line(what, ["puzzles", "removed", "score", "minutes"]));
    for group in groups {
        let minutes = group.minutes.as_ref().map_or(String::new(), range_text);
        let (removed, score) = (range_text(&group.removed), range_text(&group.score));
        text += &line(&group.name, [&group.puzzles.to_string(), &removed, &score, &minutes]);
    }
    text
}

/// Returns the minimum, the median and the maximum.
fn range_text(spread: &Summary) -> String {
    if spread.least == spread.most {
        spread.least.to_string()
    } else {
        format!("{} .. {} .. {}", spread.least, spread.median, spread.most)
    }
}

fn bars<T: ToString>(what: &str, counts: &[PuzzleCount<T>]) -> String {
    let bars = counts.iter().map(|count| (count.of.to_string(), count.puzzles));
    draw_bars(what, "puzzles", bars.collect())
}

/// Returns a line with a bar for each number.
fn draw_bars(what: &str, of: &str, bars: Vec<(String, usize)>) -> String {
    let wide = bars.iter().map(|(name, _)| name.chars().count());
    let wide = wide.chain([what.len()]).max().unwrap_or_default();
    let most = bars.iter().map(|(_, number)| *number).max().unwrap_or(1).max(1);
    let mut text = format!("\n{what:wide$}  {of:>7}\n");
    for (name, number) in bars {
        let bar = "#".repeat((number * BAR).div_ceil(most));
        text += &format!("{name:wide$}  {number:>7}  {bar}\n");
    }
    text
}

/// The width of the chart, and of the names on its left, in pixels.
const WIDTH: usize = 720;
const NAMES_WIDTH: usize = 220;
/// The distance from one bar to the next, and the height of a bar.
const STEP: usize = 22;
const BAR_HEIGHT: usize = 14;
/// The space for a number after the longest bar.
const NUMBERS_WIDTH: usize = 60;

fn draw_chart(tally: &PuzzleStatistics) -> String {
    let mut chart = Chart::default();
    chart.heading(&counted(tally.puzzles, "puzzle"));
    let levels = tally.levels.iter().map(|level| (level.name.clone(), level.puzzles));
    chart.bars("Level", levels.collect());
    let techniques = tally.techniques.iter().map(|count| (count.of.clone(), count.puzzles));
    chart.bars("Hardest technique", techniques.collect());
    let removed = tally.removed.iter().map(|count| (count.of.to_string(), count.puzzles));
    chart.bars("Removed cells", removed.collect());
    let givens = tally.givens.iter().map(|given| (given.digit.clone(), given.times));
    chart.bars("Given digits", givens.collect());
    chart.finish()
}

/// A chart that grows downwards.
#[derive(Default)]
struct Chart {
    body: String,
    y: usize,
}

impl Chart {
    fn heading(&mut self, text: &str) {
        self.y += 2 * STEP;
        let y = self.y;
        self.body += &format!("<text x=\"{STEP}\" y=\"{y}\" class=\"heading\">{text}</text>\n");
    }

    fn bars(&mut self, title: &str, bars: Vec<(String, usize)>) {
        self.y += STEP / 2;
        self.heading(title);
        let most = bars.iter().map(|(_, number)| *number).max().unwrap_or(1).max(1);
        for (name, number) in bars {
            self.y += STEP;
            let (base, top) = (self.y, self.y - BAR_HEIGHT + 3);
            let length = number * (WIDTH - NAMES_WIDTH - NUMBERS_WIDTH) / most;
            let (end, name_end) = (NAMES_WIDTH + length + 6, NAMES_WIDTH - 8);
            self.body += &format!(
                "<text x=\"{name_end}\" y=\"{base}\" text-anchor=\"end\">{name}</text>\n\
                 <rect x=\"{NAMES_WIDTH}\" y=\"{top}\" width=\"{length}\" height=\"{BAR_HEIGHT}\"/>\n\
                 <text x=\"{end}\" y=\"{base}\">{number}</text>\n"
            );
        }
    }

    fn finish(self) -> String {
        let height = self.y + 2 * STEP;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">\n\
             <style>text {{ font: 13px sans-serif; fill: #222 }} .heading {{ font-weight: bold; font-size: 16px }} rect {{ fill: #456990 }}</style>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" style=\"fill: #fff\"/>\n{}</svg>\n",
            self.body
        )
    }
}
