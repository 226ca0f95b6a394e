//! Which puzzles the generator makes for a section or a slot: their symmetry, fill, band and window.

use super::levels::{band as removed_band, window};
use super::reader::{Reports, Table};
use crate::diag::{Diagnostic, Place};
use crate::generate::{Fill, Level, Levels, Recipe, Removal, Target, most_removed};
use crate::puzzle::{Kind, Symmetry};
use std::ops::RangeInclusive;

/// What kind of puzzles to make, and which of them to take.
pub(super) fn target(
    reports: &Reports,
    table: &Table<'_>,
    kind: Option<Kind>,
    level: Option<Level>,
    levels: &Levels,
    place: &Place,
) -> Option<Target> {
    let symmetry = match table.get("symmetry") {
        Some(entry) => entry.choice(),
        None => Some(Symmetry::Rotate180),
    };
    let fill_entry = table.get("fill");
    let fill = fill_entry
        .as_ref()
        .map_or(Some(Fill::default()), |entry| entry.choice());
    let steady = table
        .get("steady")
        .map_or(Some(false), |entry| entry.boolean());
    let own_window = table
        .get("technique")
        .map(|entry| window(levels.revision().scale(), &entry));
    let band = kind.and_then(|kind| band(reports, table, kind, level, levels, place));
    let (kind, symmetry, fill, level) = (kind?, symmetry?, fill?, level?);
    let band = band?;
    if let Some((entry, error)) = fill_entry.as_ref().zip(fill.goes_with(kind).err()) {
        entry.wrong(
            error.message,
            "this section has such a variant",
            &error.help,
        );
        return None;
    }
    let window = match own_window {
        Some(own) => own?,
        None => levels.window(kind, symmetry, level),
    };
    let far = if !levels.revision().in_reach(kind, symmetry, &band) {
        Some(format!(
            "{} to {} cells removed are out of reach with symmetry `{symmetry}`",
            band.start(),
            band.end()
        ))
    } else if !levels
        .revision()
        .window_in_reach(kind, symmetry, level, &window)
    {
        Some(format!(
            "`{level}` puzzles that need `{}` to `{}` are out of reach with symmetry `{symmetry}`",
            window.easiest, window.hardest
        ))
    } else {
        None
    };
    if let Some(message) = far {
        let help = match levels.hardest(kind, symmetry) {
            Some(level) => format!("the hardest level in reach is `{level}`"),
            None => "take another symmetry".to_owned(),
        };
        let label = "fewer than one attempt in 10,000 ends there";
        let report = Diagnostic::error(message).at(place.clone(), label);
        reports.push(report.help(help));
        return None;
    }
    Some(Target {
        recipe: Recipe {
            kind,
            fill,
            symmetry,
            removal: Removal::Band(band),
        },
        window: Some(window),
        steady: steady?,
    })
}

/// The band of removed cells: the section's own, or that of its level.
fn band(
    reports: &Reports,
    table: &Table<'_>,
    kind: Kind,
    level: Option<Level>,
    levels: &Levels,
    place: &Place,
) -> Option<RangeInclusive<u32>> {
    let most = most_removed(kind);
    if let Some(entry) = table.get("removed") {
        return removed_band(&entry, most);
    }
    let level = level?;
    let band = levels.band(kind, level);
    if *band.end() > most {
        let message = format!(
            "the band of `{level}` is {} to {}",
            band.start(),
            band.end()
        );
        let label = format!("size {kind} has no puzzles with more than {most} cells removed");
        let help = "give the section a band of its own, as in removed = [12, 18]";
        reports.push(
            Diagnostic::error(message)
                .at(place.clone(), label)
                .help(help),
        );
        return None;
    }
    Some(band)
}
