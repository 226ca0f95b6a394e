//! A day's puzzle as data, for websites, apps and page layout.

use gridpress_book::MinutesRecord;
use gridpress_book::daily::{Desk, Edition};
use gridpress_engine::generate::Level;
use gridpress_engine::notation::{self, Format, FormatError, PuzzleDetails, ShapeRecord};
use gridpress_engine::rating::Technique;
use gridpress_engine::record::{self, DateText, NameOf, record};
use serde::Serialize;
use serde_json::Value;

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
    /// A day's puzzle. Later versions of the program may add fields.
    #[derive(Serialize)]
    struct FeedRecord<'a> {
        /// The date of the puzzle.
        date: String as DateText,
        /// The number of the puzzle; numbers count the days with an edition.
        number: u32,
        /// The id of its slot.
        slot: &'a str,
        /// The heading of the puzzle in print.
        title: String,
        /// Its size, boxes and variants.
        #[serde(flatten)]
        shape: ShapeRecord,
        /// The level that it was generated for.
        level: &'static str as NameOf<Level>,
        /// The givens row by row: `.` for an empty cell, digits from 1 to 9 and then letters from A.
        puzzle: String,
        /// The solution row by row; absent with `--no-solution`.
        #[serde(skip_serializing_if = "Option::is_none")]
        solution: Option<String>,
        /// The number of empty cells.
        removed: u32,
        /// The tier of the hardest technique that it needs: 1 singles, 2 subsets and locked candidates, 3 fish and wings,
        /// 4 chains, 5 forcing, and beyond.
        tier: u8,
        /// The hardest technique that it needs.
        technique: &'static str,
        /// The difficulty: the weight of the hardest step in thousands, plus the effort.
        score: u32,
        /// The expected solving time in minutes; absent if the model does not apply.
        #[serde(skip_serializing_if = "Option::is_none")]
        minutes: Option<MinutesRecord>,
        /// The code that identifies the puzzle, given the desk's spec.
        code: &'a str,
    }
}

/// Returns the JSON Schema (draft 2020-12) of a day's puzzle in the `json` format.
pub fn schema() -> Value {
    record::schema_of::<FeedRecord>("A puzzle of a day of a newspaper's desk")
}

fn json(desk: &Desk, edition: &Edition, with_solution: bool) -> String {
    let puzzle = &edition.puzzle;
    let technique: Technique = edition.rating.technique;
    let record = FeedRecord {
        date: edition.date.to_string(),
        number: edition.number,
        slot: &desk.slot(edition).id,
        title: desk.title(edition),
        shape: ShapeRecord::of(puzzle),
        level: edition.level.name(),
        puzzle: notation::line(&puzzle.givens, &puzzle.shape),
        solution: with_solution.then(|| notation::line(&puzzle.solution, &puzzle.shape)),
        removed: puzzle.removed_count(),
        tier: edition.rating.tier,
        technique: technique.name(),
        score: edition.rating.score,
        minutes: desk
            .solving_time(edition)
            .map(|time| MinutesRecord::of(puzzle.shape.kind(), time)),
        code: &edition.code,
    };
    serde_json::to_string(&record).expect("texts and numbers") + "\n"
}
