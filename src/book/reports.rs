//! Failures and warnings about books and days: puzzles that cannot be found, and unwanted puzzles in a section.

use crate::types::{Book, PriorUse, address};
use gridpress_base::diag::{Diagnostic, Exit, Failure, Place};
use gridpress_engine::generate::{OutOfReach, ReachError, Target};
use gridpress_engine::puzzle::Symmetry;
use gridpress_spec::{BookSpec, Contents, Section, SeriesRegistry};
use jiff::civil::Date;

/// Returns the place of a section's level in the spec, or of its table.
pub(crate) fn section_place(spec: &BookSpec, section: &Section) -> Option<Place> {
    spec.places.section(&section.id, "level")
}

/// Returns the failure for a book in a registry that is built without it.
pub(crate) fn without_registry(spec: &BookSpec, registry: &SeriesRegistry) -> Failure {
    let message =
        format!("the earlier volumes are not available: `{}` was not read", registry.file);
    let report = Diagnostic::error(message);
    let report = report.maybe_at(spec.places.get("series.registry"), "they are in this registry");
    Failure::new(Exit::Input, report.help("open the registry, and make the book with it"))
}

/// Returns the failure for a puzzle, by its index, for which no full grid is found.
pub(crate) fn no_grid(spec: &BookSpec, section: &Section, index: usize) -> Failure {
    let (kind, address) = (section.contents.kind(), address(section, index));
    let message = format!(
        "no full grid of kind `{kind}` was found for {address} within the budget of guesses"
    );
    let report =
        Diagnostic::error(message).maybe_at(section_place(spec, section), "in this section");
    let help = "perhaps none exists: choose another layout or size, or other variants";
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
    let (recipe, address) = (&target.recipe, address(section, index));
    let requirements = target.describe(spec.engine.scale());
    let message = format!(
        "no puzzle with {requirements} was found for {address} in {} attempts",
        out.attempts
    );
    let (label, help) = if out.in_band > 0 {
        let time = if target.time.is_some() { " or another time" } else { "" };
        let label = match out.in_band {
            1 => format!("1 attempt removed as many cells, but needed other techniques{time}"),
            count => {
                format!("{count} attempts removed as many cells, but needed other techniques{time}")
            }
        };
        let help = if target.steady {
            "remove `steady`, or widen its `technique`, here or under [levels]"
        } else if target.time.is_some() {
            "widen its `minutes` or `technique`, here or under [levels]"
        } else {
            "widen its `technique`, here or under [levels]"
        };
        (label, help)
    } else {
        let label = format!(
            "the largest number of removed cells was {} with symmetry `{}`",
            out.most_removed, recipe.symmetry
        );
        let help = match recipe.symmetry {
            Symmetry::None => "choose an easier level, or lower the band under [levels]",
            _ => {
                "choose an easier level, lower the band under [levels], or set symmetry = \"none\""
            }
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
    let message = format!(
        "all {redraws} puzzles drawn for {} are in earlier volumes",
        address(section, index)
    );
    let PriorUse { volume, number } = prior_use;
    let label = format!("the last one drawn is number {number} of volume {volume}");
    let report = Diagnostic::error(message).maybe_at(section_place(spec, section), label);
    let help = "there are hardly any more of this kind: choose fewer puzzles, another level or a larger size";
    Failure::new(Exit::Budget, report.help(help))
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
    let (address, others) = (address(section, index), used.count());
    let message = match others {
        0 => format!("{address} is in an earlier volume: it is number {number} of volume {volume}"),
        _ => format!(
            "{} puzzles are in earlier volumes: the first, {address}, is number {number} of volume {volume}",
            others + 1
        ),
    };
    let report =
        Diagnostic::warning(message).maybe_at(section_place(spec, section), "in this section");
    Some(report.help("remove them from their file, or keep them"))
}

/// Warns, for each section with a level, of supplied puzzles that have a different level, by which they are labelled.
pub(crate) fn label_mismatches(book: &Book) -> Vec<Diagnostic> {
    let report = |(index, section): (usize, &Section)| {
        let puzzles = &book.sections[index];
        let Contents::FromFile { level: Some(level), .. } = section.contents else { return None };
        let others: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.level != level).collect();
        let first = others.first()?;
        let message = format!(
            "{} of {} puzzles are not `{level}`, and are labelled by their own level",
            others.len(),
            puzzles.len()
        );
        let label = format!(
            "number {} is `{}`: its hardest technique is {}",
            first.number,
            book.rated_level(first),
            first.rating.technique
        );
        Some(Diagnostic::warning(message).maybe_at(section_place(&book.spec, section), label))
    };
    book.spec.sections.iter().enumerate().filter_map(report).collect()
}
