//! A day's puzzle as data: for sites, apps and whoever sets it anew.

use crate::daily::{Desk, Edition};
use crate::logic::Technique;
use crate::puzzle::notation::{self, CannotSay, Format, PuzzleDetails, ShapeRecord};
use serde::Serialize;

/// The puzzle in one of the formats of [`notation`], with its solution where the format has room for that.
///
/// # Errors
/// [`CannotSay`] when the format has no words for its kind.
pub fn feed(
    desk: &Desk,
    edition: &Edition,
    format: Format,
    with_solution: bool,
) -> Result<String, CannotSay> {
    let puzzle = &edition.puzzle;
    // A `.sdk` keeps solutions as somebody's progress, and would open as solved.
    let solution = Some(&puzzle.solution).filter(|_| with_solution && format != Format::Sdk);
    match format {
        Format::Line => Ok(notation::line(&puzzle.givens) + "\n"),
        Format::Json => Ok(json(desk, edition, with_solution)),
        _ => {
            let spec = desk.spec;
            let about = PuzzleDetails {
                title: &desk.title(edition),
                author: spec.author.as_deref(),
                date: notation::Day {
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

/// All that there is to know of a day's puzzle.
#[derive(Serialize)]
struct FeedRecord<'a> {
    date: String,
    number: u32,
    slot: &'a str,
    title: String,
    #[serde(flatten)]
    shape: ShapeRecord,
    level: &'static str,
    puzzle: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
    removed: u32,
    tier: u8,
    technique: &'static str,
    score: u32,
    code: &'a str,
}

fn json(desk: &Desk, edition: &Edition, with_solution: bool) -> String {
    let puzzle = &edition.puzzle;
    let technique: Technique = edition.rating.technique;
    let record = FeedRecord {
        date: edition.date.to_string(),
        number: edition.number,
        slot: &desk.slot(edition).id,
        title: desk.title(edition),
        shape: ShapeRecord::new(&puzzle.shape),
        level: edition.level.name(),
        puzzle: notation::line(&puzzle.givens),
        solution: with_solution.then(|| notation::line(&puzzle.solution)),
        removed: puzzle.removed(),
        tier: edition.rating.tier,
        technique: technique.name(),
        score: edition.rating.score,
        code: &edition.code,
    };
    serde_json::to_string(&record).expect("texts and numbers") + "\n"
}
