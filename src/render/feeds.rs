//! A day's puzzle as data, for websites, apps and page layout.

use gridpress_book::daily::{Correction, Desk, Edition};
use gridpress_engine::PuzzleRecord;
use gridpress_engine::notation::{self, Format, FormatError, PuzzleDetails};
use gridpress_engine::rating::Rating;
use gridpress_ground::record::{CellName, DateText, record};

/// Returns the puzzle in one of the formats of [`notation`], with its solution if the format supports that.
///
/// # Errors
/// [`FormatError`] if the format does not support its kind.
pub fn feed(
    desk: &Desk,
    edition: &Edition,
    format: Format,
    with_solution: bool,
) -> Result<String, FormatError> {
    let puzzle = &edition.puzzle;
    // A `.sdk` stores a solution as a player's progress, and would open as solved.
    let solution = Some(&puzzle.solution).filter(|_| with_solution && format != Format::Sdk);
    match format {
        Format::Line => Ok(notation::line(&puzzle.givens, &puzzle.shape) + "\n"),
        Format::Json => Ok(json(desk, edition, with_solution)),
        _ => {
            let spec = desk.spec;
            let about = PuzzleDetails {
                title: &desk.title(edition),
                author: spec.author.as_deref(),
                date: notation::PuzzleDate {
                    year: edition.date.year(),
                    month: edition.date.month(),
                    day: edition.date.day(),
                },
                level: desk.words(edition).level(edition.level),
                code: &edition.code,
            };
            let (shape, givens) = (&puzzle.shape, &puzzle.givens);
            notation::write_with(format, shape, givens, solution, Some(&about))
        }
    }
}

record! {
    /// A contest with a puzzle.
    pub struct ContestRecord: Serialize {
        /// The cells whose digits readers send in, in order; absent if they send in the hidden word.
        cells: Option<Vec<String>> as Vec<CellName>,
        /// The last day for entries, as in `2026-12-08`.
        closes: String as DateText,
        /// The answer, once it may be public.
        answer: Option<String>,
    }
}

record! {
    /// A day's puzzle. Later versions of the program may add fields.
    pub struct FeedRecord<'a>: Serialize {
        /// The date of the puzzle.
        date: String as DateText,
        /// The id of its slot.
        slot: &'a str,
        /// The heading of the puzzle in print.
        title: String,
        /// The contest with the puzzle.
        contest: Option<ContestRecord>,
        /// The corrections since the puzzle was published, oldest first.
        corrections: Option<Vec<Correction>>,
        /// The puzzle. The code identifies it, given the desk's spec; the seed is the desk's secret.
        puzzle: PuzzleRecord,
    }
}

fn json(desk: &Desk, edition: &Edition, with_solution: bool) -> String {
    let puzzle = &edition.puzzle;
    let rating = Rating { minutes: desk.solving_time(edition), ..edition.rating };
    let record = FeedRecord {
        date: edition.date.to_string(),
        slot: &desk.slot(edition).id,
        title: desk.title(edition),
        contest: desk.contest(edition).map(|contest| {
            let side = puzzle.shape.side();
            let cells = contest.cells.iter().map(|&cell| notation::cell_name(cell, side));
            ContestRecord {
                cells: Some(cells.collect()).filter(|cells: &Vec<String>| !cells.is_empty()),
                closes: contest.closes(edition.date).to_string(),
                answer: desk.answer(edition).filter(|_| with_solution),
            }
        }),
        corrections: Some(edition.corrections.iter().map(Correction::public).collect())
            .filter(|made: &Vec<Correction>| !made.is_empty()),
        puzzle: PuzzleRecord {
            number: Some(edition.number),
            code: Some(edition.code.clone()),
            ..PuzzleRecord::of(puzzle, with_solution)
                .in_symbols(desk.slot(edition).symbols.alphabet())
                .rated(puzzle.shape.kind(), desk.spec.engine, &rating)
        },
    };
    serde_json::to_string(&record).expect("texts and numbers") + "\n"
}
