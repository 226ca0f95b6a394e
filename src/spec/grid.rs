//! The table `[grid]`: rules, tints and the room between grids.

use super::form::{flag, given, length, optional, percent};
use super::key::{Cx, Given, Keys, keys};
use super::page::MARGIN;
use super::reader::{Reports, Table};
use gridpress_base::diag::Place;
use gridpress_base::units::Length;
use std::ops::RangeInclusive;

/// The weights that rules may have.
const RULE: RangeInclusive<Length> = Length::thousandths(100)..=Length::pt(12);

/// The weights of a grid's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleWeights {
    /// The rules between cells, from 0.1 to 12 pt.
    pub thin: Length,
    /// The rules between boxes and around the grid, no finer than `thin` and at most 12 pt.
    pub thick: Length,
}

/// The table `[grid]`: how grids are drawn.
#[derive(Clone, Debug)]
pub struct GridSpec {
    /// The weights of rules.
    pub rules: RuleWeights,
    /// Where the spec sets them, if it does.
    pub rules_place: Option<Place>,
    /// The lightest grey of shaded cells, in percent of black from 10 to 40.
    pub tint: u8,
    /// Whether every other box is shaded.
    pub tinted_boxes: bool,
    /// The least room between grids.
    pub gap: Length,
}

keys! {
    pub(super) struct GridKeys in "[grid]" {
        /// The rules between cells; left out, the design says.
        thin: Given<Length> = given(length(RULE)), Given::MISSING, "\"0.75pt\"";
        /// The rules between boxes and around the grid; left out, the design says.
        thick: Given<Length> = given(length(RULE)), Given::MISSING, "\"2pt\"";
        /// The lightest grey of shaded cells, in percent of black; left out, the design says.
        tint: Option<u8> = optional(percent(10..=40)), None, "20";
        /// Every other box is shaded.
        tinted_boxes: bool = flag(), false, "true";
        /// The least room between grids; left out, the design says.
        gap: Option<Length> = optional(length(MARGIN)), None, "\"14pt\"";
    }
}

/// Reads the table; `usual` is the design's way to draw grids.
pub(super) fn read(table: Option<Table<'_>>, cx: &Cx<'_>, usual: GridSpec) -> GridSpec {
    let Some(table) = table else {
        return usual;
    };
    let rules_place = Some(cx.reports.place(table.span()));
    let keys = GridKeys::read_whole(Some(table), cx);
    GridSpec {
        rules: rules(&keys, cx.reports, usual.rules),
        rules_place,
        tint: keys.tint.unwrap_or(usual.tint),
        tinted_boxes: keys.tinted_boxes,
        gap: keys.gap.unwrap_or(usual.gap),
    }
}

fn rules(keys: &GridKeys, reports: &Reports, usual: RuleWeights) -> RuleWeights {
    let thin = keys.thin.value.unwrap_or(usual.thin);
    let least = keys.thin.value.unwrap_or_default();
    let thick = keys.thick.value.unwrap_or(usual.thick.at_least(least));
    if thick < thin {
        keys.thick.wrong(
            reports,
            "the box rules are thinner than the cell rules",
            &format!("thinner than `thin`, which is {thin}"),
            "make `thick` two or three times `thin`",
        );
    }
    RuleWeights { thin, thick }
}

impl GridSpec {
    /// The drawing of grids as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = GridKeys {
            thin: Given::usual(self.rules.thin),
            thick: Given::usual(self.rules.thick),
            tint: Some(self.tint),
            tinted_boxes: self.tinted_boxes,
            gap: Some(self.gap),
        };
        keys.write()
    }
}
