//! `gridpress shuffle`: equivalent puzzles.

use super::arguments::{self, choice, whole};
use super::book_source;
use super::console::{Console, print_output};
use super::puzzle_input::PuzzleInput;
use crate::Result;
use clap::Args;
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, Format, ParsedPuzzle};
use gridpress_engine::puzzle::Transform;
use gridpress_ground::parallel;
use gridpress_ground::rng::Stream;
use gridpress_messages::diag::Failure;

/// Turn puzzles into equivalent ones: digits relabelled, rows, columns and boxes rearranged
#[derive(Args)]
#[command(after_help = "\
Digits are relabelled, and bands, stacks, rows and columns change places, in ways that keep the rules. Overlapping \
grids, and variants with regions, cages or marks or with a rule for neighbours, are only rotated and reflected; regions, \
cages and marks move along. The number of solutions and the difficulty stay the same.

Examples:
  gridpress shuffle puzzles.txt
  gridpress shuffle -n 10 --seed 7 --format grid puzzles.txt
  gridpress generate --variant diagonal | gridpress shuffle --variant diagonal")]
pub(super) struct ShuffleArgs {
    /// Number of copies of each puzzle
    #[arg(short, long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole(1_u32..))]
    number: u32,
    /// The seed [default: a new one, printed on standard error]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// Output format [default: the format of the input]
    #[arg(long, value_name = "FORMAT", ignore_case = true, value_parser = choice::<Format>())]
    format: Option<Format>,
    /// Short for --format json: one JSON object per line
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[command(flatten)]
    input: PuzzleInput,
}

/// The number of puzzles that are shuffled before they are printed.
const CHUNK: usize = 1024;
/// The section of the random stream of this command. No section of a book has a dot in its name.
const STREAM: &str = ".shuffle";

pub(super) fn run(args: &ShuffleArgs, console: &Console) -> Result<()> {
    let puzzles = args.input.read(console)?;
    let named = args.json.then_some(Format::Json).or(args.format);
    let entries = &puzzles.entries;
    let one = entries.len() == 1 && args.number == 1;
    if let Some(format) = named {
        arguments::check_single_puzzle(format, one)?;
        for entry in entries {
            format.check_shape(&entry.shape, false).map_err(Failure::from)?;
        }
    }
    let seed = book_source::seed_or_random(args.seed.as_deref(), console)?;
    let format = |entry: &ParsedPuzzle| match (named, entry.format) {
        (Some(format), _) => format,
        (None, Format::Sdk) if !one => Format::Grid,
        (None, Format::Ipuz) if !one => Format::Json,
        (None, given) if given.check_shape(&entry.shape, false).is_ok() => given,
        // A classic header above a grid of another kind.
        (None, _) => Format::Grid,
    };
    let copies = (1..)
        .zip(entries)
        .flat_map(|(position, entry)| (0..args.number).map(move |copy| (position, entry, copy)));
    let shuffle = |&(position, entry, copy): &(u64, &ParsedPuzzle, u32)| {
        let mut rng =
            Stream::new(Revision::NEWEST.number(), &seed, &format!("{STREAM}/{position}"), copy);
        let transform = Transform::random(&entry.shape, &mut rng);
        let (shape, grid) =
            (transform.apply_to_shape(&entry.shape), transform.apply_to_grid(&entry.grid));
        notation::write_one(format(entry), &shape, &grid, None).map_err(Failure::from)
    };
    // With mixed formats, no head fits all puzzles.
    let whole = format(&entries[0]);
    let whole = entries.iter().all(|entry| format(entry) == whole).then_some(whole);
    print_output(whole.map_or("", |format| format.header(false)))?;
    let mut copies = copies.peekable();
    while copies.peek().is_some() {
        let chunk: Vec<_> = copies.by_ref().take(CHUNK).collect();
        print_output(&parallel::try_map(&chunk, shuffle)?.concat())?;
    }
    print_output(whole.map_or("", Format::footer))?;
    puzzles.finish()
}
