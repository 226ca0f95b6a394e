//! What a puzzle has of its own, as texts of a lock: regions, cages and marks.

use gridpress_engine::notation::cell_name;
use gridpress_engine::puzzle::{Cage, Cell, Grid, Kind, Mark, Shape, Variant};

/// The regions of a jigsaw, numbered from 1 and written as a grid is.
pub(super) fn regions_text(shape: &Shape) -> Option<String> {
    let regions = || shape.regions().iter().map(|region| region + 1).collect();
    shape.kind().has(Variant::Jigsaw).then(|| Grid::from_cells(regions()).to_string())
}

/// The cages, as in `r1c1 r1c2 = 12`, or `r1c1 r1c2 = 12×`.
pub(super) fn cages_text(shape: &Shape) -> Vec<String> {
    let text = |cage: &Cage| format!("{} = {}", names(&cage.cells, shape), cage.label());
    shape.cages().iter().map(text).collect()
}

/// The marks, as in `r1c1 r1c2 = white`, or with a number, as in `r1c1 ... r1c9 = sandwich 13`.
pub(super) fn marks_text(shape: &Shape) -> Vec<String> {
    let text = |mark: &Mark| format!("{} = {mark}", names(&mark.cells, shape));
    shape.marks().iter().map(text).collect()
}

fn names(cells: &[Cell], shape: &Shape) -> String {
    let names: Vec<String> = (cells.iter()).map(|&cell| cell_name(cell, shape.side())).collect();
    names.join(" ")
}

/// The cage that a text says.
pub(super) fn cage(text: &str, kind: Kind) -> Result<Cage, String> {
    let cage = said(text, kind).and_then(|(cells, label)| {
        if kind.has(Variant::Killer) {
            return Some(Cage::of_sum(cells, label.parse().ok()?));
        }
        let (target, rule) = Cage::read_label(label, cells.len())?;
        Some(Cage::of_operation(cells, rule, target))
    });
    cage.ok_or_else(|| format!("`{text}` is no cage; one looks like `r1c1 r1c2 = 12`"))
}

/// The mark that a text says.
pub(super) fn mark(text: &str, kind: Kind) -> Result<Mark, String> {
    let mark = said(text, kind).and_then(|(cells, label)| Mark::read_label(label, &cells));
    mark.ok_or_else(|| format!("`{text}` is no mark; one looks like `r1c1 r1c2 = white`"))
}

/// Cells, and what stands behind them and an equals sign.
fn said(text: &str, kind: Kind) -> Option<(Vec<Cell>, &str)> {
    let cell = |name: &str| {
        let (row, column) = name.strip_prefix('r')?.split_once('c')?;
        let index = |text: &str| {
            let index: usize = text.parse().ok()?;
            (1..=kind.side()).contains(&index).then(|| index - 1)
        };
        Some(index(row)? * kind.side() + index(column)?)
    };
    let (cells, what) = text.split_once('=')?;
    let cells = cells.split_whitespace().map(cell).collect::<Option<_>>()?;
    Some((cells, what.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_engine::puzzle::{Sign, View};

    #[test]
    fn marks_are_read_as_they_are_written() {
        let kind: Kind = "9+thermo+sandwich".parse().unwrap();
        let lines = View::Through.lines(9);
        let marks = vec![
            Mark::new(Sign::Thermo, &[30, 20, 11]),
            Mark::of_value(Sign::Sandwich, &lines[0], 13),
            Mark::of_value(Sign::Sandwich, &lines[9], 0),
        ];
        let shape = Shape::marked(kind, None, Vec::new(), marks).unwrap();
        let texts = marks_text(&shape);
        assert!(texts.contains(&"r4c4 r3c3 r2c3 = thermo".to_owned()), "{texts:?}");
        let row = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
        assert!(texts.contains(&format!("{row} = sandwich 13")), "{texts:?}");
        let read: Result<Vec<Mark>, String> = texts.iter().map(|text| mark(text, kind)).collect();
        assert_eq!(read.as_deref(), Ok(shape.marks()));
        for text in [
            "r1c1 r1c2 = sandwich thirteen",
            "r1c1 r1c2 = sandwich -1",
            "r1c1 r1c2 = hamburger 3",
            "r1c1 r1c10 = thermo",
        ] {
            assert!(mark(text, kind).is_err(), "{text}");
        }
    }
}
