//! Failures and warnings about books and days: puzzles that cannot be found, and unwanted puzzles in a section.

use crate::types::{Book, PriorUse, address};
use gridpress_bookspec::{BookSpec, Contents, Section, SeriesRegistry};
use gridpress_engine::generate::{OutOfReach, ReachError, Target};
use gridpress_engine::puzzle::Symmetry;
use gridpress_messages::TextArg;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Place};
use gridpress_messages::text;
use jiff::civil::Date;

/// Returns the place of a section's level in the spec, or of its table.
pub(crate) fn section_place(spec: &BookSpec, section: &Section) -> Option<Place> {
    spec.places.section(&section.id, "level")
}

/// Returns the failure for a book in a registry that is built without it.
pub(crate) fn without_registry(spec: &BookSpec, registry: &SeriesRegistry) -> Failure {
    let message = text!("earlier-volumes-missing", file = registry.file.as_str());
    let place = spec.places.get("series.registry");
    let report = Diagnostic::error(message).maybe_at(place, text!("in-this-registry"));
    Failure::new(Exit::Input, report.help(text!("make-with-registry")))
}

/// Returns the failure for a puzzle, by its index, for which no full grid is found.
pub(crate) fn no_grid(spec: &BookSpec, section: &Section, index: usize) -> Failure {
    let (kind, address) = (section.contents.kind(), address(section, index).to_string());
    let report = Diagnostic::error(text!("no-full-grid", kind = kind.to_string(), address))
        .maybe_at(section_place(spec, section), text!("in-this-section"));
    let help = text!("perhaps-none-exists");
    Failure::new(Exit::Budget, report.help(help))
}

/// Returns the failure for an index of a section at which no puzzle for `target` is found.
pub(crate) fn out_of_reach(
    spec: &BookSpec,
    target: &Target,
    section: &Section,
    index: usize,
    out: OutOfReach,
) -> Failure {
    if out.reason == ReachError::NoGrid {
        return no_grid(spec, section, index);
    }
    let (recipe, address) = (&target.recipe, address(section, index).to_string());
    let requirements = target.describe(spec.engine.scale());
    let attempts = out.attempts.to_string();
    let message = text!("no-puzzle-found", requirements, address, attempts);
    let (label, help) = if out.in_band > 0 {
        let count = out.in_band as usize;
        let label = match target.time {
            None => text!("attempts-with-other-techniques", count),
            Some(_) => text!("attempts-with-other-times", count),
        };
        let help = if target.steady {
            text!("widen-steady")
        } else if target.time.is_some() {
            text!("widen-minutes")
        } else {
            text!("widen-technique")
        };
        (label, help)
    } else {
        let symmetry = recipe.symmetry.to_string();
        let label = text!("most-removed", most = out.most_removed.to_string(), symmetry);
        let help = match recipe.symmetry {
            Symmetry::None => text!("easier-level"),
            _ => text!("easier-level-or-symmetry"),
        };
        (label, help)
    };
    Failure::new(
        Exit::Budget,
        Diagnostic::error(message).maybe_at(section_place(spec, section), label).help(help),
    )
}

/// Returns the failure for a day of a slot on which no puzzle for `target` is found.
pub(crate) fn day_out_of_reach(
    spec: &BookSpec,
    target: &Target,
    slot: &str,
    date: Date,
) -> Failure {
    let requirements = target.describe(spec.engine.scale());
    let message = format!("no puzzle with {requirements} was found for {date} in slot `{slot}`");
    let help = "choose an easier level for that weekday, or widen its `removed` or `technique`";
    Failure::new(Exit::Budget, Diagnostic::error(message).help(help))
}

/// Returns the failure for an address whose puzzle is still in an earlier volume after `redraws` redraws.
pub(crate) fn exhausted(
    spec: &BookSpec,
    section: &Section,
    index: usize,
    prior_use: PriorUse,
    redraws: u32,
) -> Failure {
    let address = address(section, index).to_string();
    let message = text!("all-in-earlier-volumes", count = redraws, address);
    let PriorUse { volume, number } = prior_use;
    let label = text!("last-drawn", number = number.to_string(), volume = volume.to_string());
    let report = Diagnostic::error(message).maybe_at(section_place(spec, section), label);
    Failure::new(Exit::Budget, report.help(text!("hardly-any-more")))
}

/// Warns of supplied puzzles that are in earlier volumes and cannot be redrawn; `None` if there are none.
pub(crate) fn supplied_prior_uses(
    spec: &BookSpec,
    section: &Section,
    prior_uses: &[Option<PriorUse>],
) -> Option<Diagnostic> {
    let mut used = (prior_uses.iter().enumerate())
        .filter_map(|(index, prior_use)| Some((index, (*prior_use)?)));
    let (index, PriorUse { volume, number }) = used.next()?;
    let (address, others) = (address(section, index).to_string(), used.count());
    let (number, volume) = (number.to_string(), volume.to_string());
    let message = text!("in-earlier-volumes", count = others + 1, address, number, volume);
    let report = Diagnostic::warning(message)
        .maybe_at(section_place(spec, section), text!("in-this-section"));
    Some(report.help(text!("remove-or-keep")))
}

/// Warns, for each section with a level, of supplied puzzles that have a different level, by which they are labelled.
pub(crate) fn label_mismatches(book: &Book) -> Vec<Diagnostic> {
    let report = |(index, section): (usize, &Section)| {
        let puzzles = &book.sections[index];
        let Contents::FromFile { level: Some(level), .. } = section.contents else { return None };
        let others: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.level != level).collect();
        let first = others.first()?;
        let message =
            text!("other-level-than-named", count = others.len(), all = puzzles.len(), level);
        let label = text!(
            "level-by-technique",
            number = first.number.to_string(),
            level = book.rated_level(first),
            technique = TextArg::Technique(first.rating.technique)
        );
        Some(Diagnostic::warning(message).maybe_at(section_place(&book.spec, section), label))
    };
    book.spec.sections.iter().enumerate().filter_map(report).collect()
}
