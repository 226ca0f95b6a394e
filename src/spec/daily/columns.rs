//! The columns of a newspaper's page, by whose number the width of artwork can be named.

use super::super::form::{choice, length, optional};
use super::super::key::keys;
use super::slot::SIDE;
use gridpress_base::units::Length;
use gridpress_engine::named::Named;

/// A grid of columns as newspapers sell their space by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnGrid {
    /// Six columns of 11 picas, as papers of the United States have them since their pages lost an inch.
    Us,
    /// The six columns of the Bay Area News Group.
    BayArea,
    /// Six columns of 54 mm, as in Singapore.
    Singapore,
}

impl Named for ColumnGrid {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("us", ColumnGrid::Us),
        ("bay-area", ColumnGrid::BayArea),
        ("singapore", ColumnGrid::Singapore),
    ];
}

/// The most columns that a page of one's own may have.
pub(super) const MOST_COLUMNS: u32 = 12;

impl ColumnGrid {
    /// The width of one column, of two and so on, from rate cards: of a small-town daily, of bayareanewsgroup.com, and of
    /// farm.sg.
    fn widths(self) -> [&'static str; 6] {
        match self {
            ColumnGrid::Us => ["11p", "23p3", "35p5", "47p7", "59p9", "71p10"],
            ColumnGrid::BayArea => ["39.7mm", "82.5mm", "125.4mm", "168.3mm", "211.1mm", "254mm"],
            ColumnGrid::Singapore => ["54mm", "108mm", "162mm", "216mm", "270mm", "327mm"],
        }
    }
}

keys! {
    #[derive(Clone)]
    pub(crate) struct ColumnKeys in "[daily.page]" {
        /// The columns of the newspaper, by a name: those of papers of the United States, of the Bay Area, of Singapore.
        grid: ColumnGrid = choice(), ColumnGrid::Us, "\"bay-area\"";
        /// The width of a column, where the newspaper has columns of its own.
        column: Option<Length> = optional(length(SIDE)), None, "\"11p\"";
        /// What stands between two columns of its own.
        gutter: Length = length(Length::ZERO..=Length::mm(50)), Length::mm(4), "\"1p3\"";
    }
}

impl ColumnKeys {
    /// The width of so many columns side by side; `None` where the page has not so many.
    pub(super) fn width(&self, columns: u32) -> Option<Length> {
        let count = columns as i32;
        match self.column {
            Some(column) => Some(column * count + self.gutter * (count - 1)),
            None => {
                let width = self.grid.widths().get(columns as usize - 1).copied()?;
                Length::parse(width).ok()
            }
        }
    }

    /// How many columns the page has.
    pub(super) fn most(&self) -> u32 {
        match self.column {
            Some(_) => MOST_COLUMNS,
            None => self.grid.widths().len() as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_grid_has_widths_that_grow() {
        for (name, grid) in ColumnGrid::NAMES {
            let widths = grid.widths().map(|width| Length::parse(width).unwrap());
            assert!(widths.is_sorted() && SIDE.contains(&widths[5]), "{name}");
        }
        let own = ColumnKeys { column: Some(Length::mm(50)), ..ColumnKeys::default() };
        assert_eq!(own.width(1), Some(Length::mm(50)));
        assert_eq!(own.width(3), Some(Length::mm(158)));
        let us = ColumnKeys::default();
        assert_eq!(us.width(2), Some(Length::pt(279)));
        assert_eq!(us.width(7), None);
    }
}
