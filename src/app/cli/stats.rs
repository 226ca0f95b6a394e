//! `gridpress stats`: what the puzzles of a book are like, all together.

mod chart;
mod table;

use super::answer::{answer, no};
use super::input::PuzzleInput;
use super::locks;
use super::talk::{Talk, counted};
use super::verdict::{CHUNK, Verdict, raters};
use super::{books, files, guard, seed, spec};
use clap::Args;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_book::statistics::{Sample, Tally};
use gridpress_engine::generate::{Levels, Revision};
use gridpress_engine::notation::ParsedPuzzle;
use gridpress_engine::parallel;
use gridpress_engine::rating::Raters;
use std::path::{Path, PathBuf};

/// Count levels, removed cells, techniques and scores of a book's puzzles
#[derive(Args)]
#[command(after_help = "\
Of a lock the puzzles are counted as it has them; those of a spec are made first, and those of a file are rated. Puzzles \
without exactly one solution are left out and told of; the exit code is 1 then.

Examples:
  gridpress stats book.toml                    before it is pressed
  gridpress stats book.lock --svg book.svg     as a chart, too
  gridpress stats puzzles.txt --json")]
pub(super) struct StatsArgs {
    /// One JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Also draw a chart
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// With a spec: the seed, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = seed::parsed)]
    seed: Option<String>,
    #[command(flatten)]
    input: PuzzleInput,
}

pub(super) fn run(args: &StatsArgs, talk: &Talk) -> Result<(), Failure> {
    args.svg.as_deref().map_or(Ok(()), guard::other)?;
    let (samples, left_out) = samples(args, talk)?;
    if samples.is_empty() {
        let report = Diagnostic::error("no puzzle has exactly one solution");
        return Err(Failure::input(vec![report.help("`gridpress solve` tells why")]));
    }
    let tally = Tally::of(&samples);
    if let Some(path) = &args.svg {
        files::place(&[(path.clone(), chart::drawn(&tally).into_bytes())])?;
    }
    answer(&match args.json {
        true => tally.json(),
        false => table::text(&tally),
    })?;
    if left_out == 0 {
        return Ok(());
    }
    let left_out = counted(left_out, "puzzle");
    talk.report(&Diagnostic::warning(format!(
        "{left_out} could not be counted: not read, or without exactly one solution"
    )));
    Err(no())
}

/// The puzzles that the arguments name, and how many were left out.
fn samples(args: &StatsArgs, talk: &Talk) -> Result<(Vec<Sample>, usize), Failure> {
    let named = args.input.only_file();
    let is_spec = |path: &&Path| path.is_dir() || path.extension() == Some("toml".as_ref());
    if let Some(spec) = named.filter(is_spec).and_then(|path| spec::meant(Some(path))) {
        return of_spec(&spec, args, talk);
    }
    match named.filter(|path| locks::is_lock(path)) {
        Some(lock) => Ok((of_lock(lock)?, 0)),
        None => rated(args, talk),
    }
}

fn of_spec(path: &Path, args: &StatsArgs, talk: &Talk) -> Result<(Vec<Sample>, usize), Failure> {
    let (book, _) = books::of_spec(Some(path), args.seed.as_deref(), talk, |_| {})?;
    Ok((book.samples(), 0))
}

fn of_lock(path: &Path) -> Result<Vec<Sample>, Failure> {
    let sample = |locked: locks::FromLock| Sample {
        section: locked.entry.address.split('/').next().map(str::to_owned),
        kind: locked.puzzle.shape.kind(),
        level: locked.entry.level,
        technique: locked.entry.technique,
        score: locked.entry.score,
        givens: locked.puzzle.givens.cells().to_vec(),
    };
    Ok(locks::puzzles(path)?.into_iter().map(sample).collect())
}

/// Puzzles of a file, which are rated here, and how many have not exactly one solution.
fn rated(args: &StatsArgs, talk: &Talk) -> Result<(Vec<Sample>, usize), Failure> {
    let puzzles = args.input.read(talk)?;
    let bar = talk.progress(puzzles.entries.len() as u64, "puzzles");
    let mut samples = Vec::new();
    for chunk in puzzles.entries.chunks(CHUNK) {
        let rated = parallel::map_with(chunk, raters, rate);
        samples.extend(rated.into_iter().flatten());
        bar.inc(chunk.len() as u64);
    }
    bar.finish_and_clear();
    let left_out = puzzles.entries.len() - samples.len() + usize::from(puzzles.close().is_err());
    Ok((samples, left_out))
}

fn rate(raters: &mut Raters, entry: &ParsedPuzzle) -> Option<Sample> {
    Verdict::of(&entry.shape, &entry.grid, None).solution()?;
    let rating = raters.of(&entry.shape).rate(&entry.grid);
    let kind = entry.shape.kind();
    let level = Levels::of(Revision::NEWEST).level_of(kind, &rating);
    Some(Sample {
        section: None,
        kind,
        level: level.name().to_owned(),
        technique: rating.technique.name().to_owned(),
        score: rating.score,
        givens: entry.grid.cells().to_vec(),
    })
}
