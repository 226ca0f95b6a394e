//! Failures and warnings of books and days: puzzles that cannot be found, and puzzles that a section should not have.

use crate::types::{Book, BookPuzzle, Standing, address};
use gridpress_base::diag::{Diagnostic, Exit, Failure, Place};
use gridpress_engine::generate::{OutOfReach, ReachError, Target};
use gridpress_engine::puzzle::Symmetry;
use gridpress_spec::{BookSpec, Contents, Section, SeriesRegistry};
use jiff::civil::Date;

/// Returns the place of a section's level in the spec, or of its table.
pub(crate) fn place(spec: &BookSpec, section: &Section) -> Option<Place> {
    spec.places.section(&section.id, "level")
}

/// The failure for a book in a registry that is made without it.
pub(crate) fn without_registry(spec: &BookSpec, registry: &SeriesRegistry) -> Failure {
    let message =
        format!("the volumes before this one are not at hand: `{}` was not read", registry.file);
    let report = Diagnostic::error(message);
    let report = report.maybe_at(spec.places.get("series.registry"), "this registry knows them");
    Failure::new(Exit::Input, report.help("open it, and make the book with it"))
}

/// The failure where no full grid is found for the puzzle of that index.
pub(crate) fn no_grid(spec: &BookSpec, section: &Section, index: usize) -> Failure {
    let (kind, address) = (section.contents.kind(), address(section, index));
    let message = format!(
        "no full grid of kind `{kind}` was found for {address} within the budget of guesses"
    );
    let report = Diagnostic::error(message).maybe_at(place(spec, section), "in this section");
    let help = "perhaps there is none: take another layout, size or other variants";
    Failure::new(Exit::Budget, report.help(help))
}

/// The failure where no puzzle for `target` is found at that index of a section.
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
    let wanted = target.described();
    let message =
        format!("no puzzle with {wanted} was found for {address} in {} attempts", out.attempts);
    let (label, help) = if out.in_band > 0 {
        let label = match out.in_band {
            1 => "1 attempt removed as many cells, and needed other techniques".to_owned(),
            count => {
                format!("{count} attempts removed as many cells, and needed other techniques")
            }
        };
        let help = if target.steady {
            "leave `steady` out, or widen its `technique`, here or under [levels]"
        } else {
            "widen its `technique`, here or under [levels]"
        };
        (label, help)
    } else {
        let label = format!(
            "the most that came out is {} with symmetry `{}`",
            out.most_removed, recipe.symmetry
        );
        let help = match recipe.symmetry {
            Symmetry::None => "take an easier level, or lower the band under [levels]",
            _ => "take an easier level, lower the band under [levels], or set symmetry = \"none\"",
        };
        (label, help)
    };
    Failure::new(
        Exit::Budget,
        Diagnostic::error(message).maybe_at(place(spec, section), label).help(help),
    )
}

/// The failure where no puzzle for `target` is found on a day of a slot.
pub(crate) fn day_out_of_reach(target: &Target, slot: &str, date: Date) -> Failure {
    let wanted = target.described();
    let message = format!("no puzzle with {wanted} was found for {date} in slot `{slot}`");
    let help = "take an easier level for that weekday, or widen its `removed` or `technique`";
    Failure::new(Exit::Budget, Diagnostic::error(message).help(help))
}

/// The failure where all of `redraws` puzzles that are drawn for an address stand in earlier volumes.
pub(crate) fn worn_out(
    spec: &BookSpec,
    section: &Section,
    index: usize,
    standing: Standing,
    redraws: u32,
) -> Failure {
    let message = format!(
        "all of {redraws} puzzles that were drawn for {} stand in earlier volumes",
        address(section, index)
    );
    let Standing { volume, number } = standing;
    let label = format!("the last one drawn is number {number} of volume {volume}");
    let report = Diagnostic::error(message).maybe_at(place(spec, section), label);
    let help =
        "there are hardly more of this kind: ask for fewer, for another level or for a larger size";
    Failure::new(Exit::Budget, report.help(help))
}

/// Says that puzzles which the user brought stand in earlier volumes: nothing can be drawn in their place.
pub(crate) fn brought_again(
    spec: &BookSpec,
    section: &Section,
    standings: &[Option<Standing>],
) -> Option<Diagnostic> {
    let mut again =
        (standings.iter().enumerate()).filter_map(|(index, standing)| Some((index, (*standing)?)));
    let (index, Standing { volume, number }) = again.next()?;
    let (address, others) = (address(section, index), again.count());
    let message = match others {
        0 => format!(
            "{address} stands in an earlier volume: it is number {number} of volume {volume}"
        ),
        _ => format!(
            "{} puzzles stand in earlier volumes: the first, {address}, is number {number} of volume {volume}",
            others + 1
        ),
    };
    let report = Diagnostic::warning(message).maybe_at(place(spec, section), "in this section");
    Some(report.help("take them out of their file, or leave them as they are"))
}

/// Of each section that the user brings and gives a level, how many puzzles are of another.
pub(crate) fn other_labels(book: &Book) -> Vec<Diagnostic> {
    let report = |(section, puzzles): (&Section, &Vec<BookPuzzle>)| {
        let level = match section.contents {
            Contents::FromFile { level, .. } => level?,
            Contents::Generated { .. } => return None,
        };
        let is_other = |puzzle: &&BookPuzzle| puzzle.level != level;
        let first = puzzles.iter().find(is_other)?;
        let (count, of) = (puzzles.iter().filter(is_other).count(), puzzles.len());
        let message =
            format!("{count} of {of} puzzles are not `{level}`, and get the label they earn");
        let label = format!(
            "number {} is `{}`: its hardest technique is {}",
            first.number, first.level, first.rating.technique
        );
        Some(Diagnostic::warning(message).maybe_at(place(&book.spec, section), label))
    };
    let sections = book.spec.sections.iter().zip(&book.sections);
    sections.filter_map(report).collect()
}
