//! The table `[grid]`: rules, tints and the room between grids.

use super::page::MARGIN;
use super::reader::{Entry, Reports, Table};
use crate::diag::Place;
use crate::units::Length;
use std::ops::RangeInclusive;

const RULE: RangeInclusive<Length> = Length::thousandths(100)..=Length::pt(12);

/// The weights of a grid's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Between cells.
    pub thin: Length,
    /// Between boxes and around.
    pub thick: Length,
}

/// How grids are drawn.
#[derive(Clone, Debug)]
pub struct GridSpec {
    /// Rule weights.
    pub rules: Rules,
    /// Where the spec sets them, if it does.
    pub rules_place: Option<Place>,
    /// The lightest grey of shaded cells, in percent of black.
    pub tint: u8,
    /// Whether every other box is shaded.
    pub tinted_boxes: bool,
    /// The least room between grids.
    pub gap: Length,
}

/// Reads `[grid]`.
pub(super) fn read(reports: &Reports, usual: GridSpec, table: Option<Table<'_>>) -> GridSpec {
    let mut grid = usual;
    let Some(table) = table else { return grid };
    grid.rules_place = Some(reports.place(table.span()));
    rules(&table, &mut grid.rules);
    if let Some(tint) = table.get("tint").and_then(|entry| entry.whole(10..=40)) {
        grid.tint = tint as u8;
    }
    if let Some(tinted) = table
        .get("tinted_boxes")
        .and_then(|entry: Entry<'_>| entry.boolean())
    {
        grid.tinted_boxes = tinted;
    }
    if let Some(gap) = table.get("gap").and_then(|entry| entry.length(MARGIN)) {
        grid.gap = gap;
    }
    table.finish();
    grid
}

fn rules(table: &Table<'_>, rules: &mut Rules) {
    let thin = table.get("thin").and_then(|entry| entry.length(RULE));
    let thick_entry = table.get("thick");
    let thick = thick_entry.as_ref().and_then(|entry| entry.length(RULE));
    *rules = Rules {
        thin: thin.unwrap_or(rules.thin),
        thick: thick.unwrap_or(rules.thick.at_least(thin.unwrap_or_default())),
    };
    if let Some(entry) = thick_entry.filter(|_| rules.thick < rules.thin) {
        let label = format!("thinner than `thin`, which is {}", rules.thin);
        entry.wrong(
            "the box rules are thinner than the cell rules",
            label,
            "make `thick` two or three times `thin`",
        );
    }
}
