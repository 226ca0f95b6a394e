//! `--audit`: proofs about the puzzles of many days.

use crate::Result;
use crate::cli::console::{Console, check_failed, counted, print_output};
use gridpress_book::daily::{Desk, Edition};
use gridpress_engine::solver;
use gridpress_ground::parallel;
use gridpress_messages::diag::Diagnostic;
use gridpress_press as press;
use jiff::civil::Date;
use serde_json::json;

/// The number of days whose puzzles are made at a time.
const CHUNK: usize = 512;

/// Proves that every puzzle has one solution and fits its level, and that no two puzzles of a slot are equivalent.
pub(super) fn run(desk: &Desk, days: &[Date], as_json: bool, console: &Console) -> Result<()> {
    let bar = console.progress(days.len() as u64, "days");
    let mut editions = Vec::new();
    for chunk in days.chunks(CHUNK) {
        // In parts, because the desk makes a chunk in parallel and the bar shows progress only between calls.
        editions.extend(desk.editions(chunk)?);
        bar.inc(chunk.len() as u64);
    }
    bar.finish_and_clear();
    let mut mistakes = press::edition_warnings(desk, &editions);
    let others = parallel::map(&editions, |edition| mistake(desk, edition));
    mistakes.extend(others.into_iter().flatten());
    mistakes.iter().for_each(|mistake| console.report(mistake));
    let slots = desk.daily.slots.iter().enumerate().map(|(index, slot)| {
        let of_slot = editions.iter().filter(|edition| edition.slot == index);
        (slot.id.as_str(), of_slot.count())
    });
    let slots: Vec<(&str, usize)> = slots.collect();
    print_output(&if as_json {
        audit_json(&slots, days.len(), &mistakes)
    } else {
        audit_text(&slots, days.len(), mistakes.is_empty())
    })?;
    if mistakes.is_empty() { Ok(()) } else { Err(check_failed()) }
}

/// Returns the number of puzzles of each slot, and the result of the audit.
fn audit_text(slots: &[(&str, usize)], days: usize, has_passed: bool) -> String {
    let mut text = String::new();
    for (slot, count) in slots {
        let (puzzles, days) = (counted(*count, "puzzle"), counted(days, "day"));
        text += &format!("{slot}: {puzzles}, {days}\n");
    }
    text + if has_passed {
        "in each slot, no two puzzles are equivalent; each has one solution and fits its level\n"
    } else {
        "the audit failed: see above\n"
    }
}

/// Returns the result as JSON, with all mistakes.
fn audit_json(slots: &[(&str, usize)], days: usize, mistakes: &[Diagnostic]) -> String {
    let slots: Vec<_> =
        slots.iter().map(|(slot, puzzles)| json!({ "slot": slot, "puzzles": puzzles })).collect();
    let messages: Vec<_> = mistakes.iter().map(|mistake| mistake.message.as_str()).collect();
    let document = json!({
        "days": days,
        "slots": slots,
        "passed": mistakes.is_empty(),
        "mistakes": messages,
    });
    format!("{document:#}\n")
}

/// Returns an error if a puzzle does not have exactly one solution, or does not fit its level.
fn mistake(desk: &Desk, edition: &Edition) -> Option<Diagnostic> {
    let puzzle = &edition.puzzle;
    let (_, target) =
        &desk.slot(edition).week[gridpress_messages::calendar::place_in_week(edition.date)];
    let scale = desk.generator.revision.scale();
    let is_unique = solver::count_up_to(&puzzle.shape, &puzzle.givens, 2) == 1;
    let is_level = target.recipe.is_met_by(puzzle)
        && target
            .window
            .as_ref()
            .is_none_or(|window| scale.window_contains(window, edition.rating.technique));
    let what = match (is_unique, is_level) {
        (true, true) => return None,
        (false, _) => "does not have exactly one solution",
        (_, false) => "does not fit its level",
    };
    let slot = &desk.slot(edition).id;
    Some(Diagnostic::error(format!("the puzzle of {} in slot `{slot}` {what}", edition.date)))
}
