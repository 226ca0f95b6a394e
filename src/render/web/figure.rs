//! The signs of a hint's step, as data for the script.

use gridpress_engine::puzzle::Cell;
use gridpress_engine::rating::Candidate;
use gridpress_layout::{CellShade, FigureLine, StepFigure};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Returns the figure of a hint as lists, without empty ones at the end: plain cells; houses; the house to look at first,
/// unless it is the only one of these; dark cells; other heavy candidates; candidates on discs and in squares; and
/// lines, each with the candidates at both ends, and with 1 if it is strong. A candidate is one number, counted cell
/// by cell in grids of that many digits.
pub(super) fn figure_lists(
    figure: &StepFigure,
    look_house: Option<usize>,
    places: &[(Cell, u8)],
    digits: usize,
) -> Vec<Value> {
    let cells = |shade: CellShade| {
        figure.shades.iter().filter(move |(_, other)| **other == shade).map(|(cell, _)| *cell)
    };
    let number = |candidate: &Candidate| candidate.cell * digits + usize::from(candidate.digit) - 1;
    let numbers = |all: &BTreeSet<Candidate>| all.iter().map(number).collect::<Vec<_>>();
    let has_sign = |candidate: &Candidate| {
        let Candidate { cell, digit } = *candidate;
        let signed = [&figure.discs, &figure.squares];
        places.contains(&(cell, digit)) || signed.iter().any(|all| all.contains(candidate))
    };
    let line = |FigureLine { ends, is_strong }: &FigureLine| {
        let [from, to] = ends.each_ref().map(|end| end.iter().map(number).collect::<Vec<_>>());
        if *is_strong { json!([from, to, 1]) } else { json!([from, to]) }
    };
    let look = look_house.filter(|house| !figure.houses.iter().eq([house]));
    let heavy = figure.pattern.iter().filter(|candidate| !has_sign(candidate));
    let mut lists = vec![
        json!(cells(CellShade::Plain).collect::<Vec<_>>()),
        json!(figure.houses),
        json!(look.into_iter().collect::<Vec<_>>()),
        json!(cells(CellShade::Dark).collect::<Vec<_>>()),
        json!(heavy.map(number).collect::<Vec<_>>()),
        json!(numbers(&figure.discs)),
        json!(numbers(&figure.squares)),
        json!(figure.lines.iter().map(line).collect::<Vec<_>>()),
    ];
    while lists.pop_if(|list| *list == json!([])).is_some() {}
    lists
}
