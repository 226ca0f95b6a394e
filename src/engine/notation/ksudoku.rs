//! The saved games of KSudoku: an element `graph` with the kind, and `values` with a letter for each cell: `_` if it is
//! empty, `b` for 1, `c` for 2 and so on.

use super::fpuzzles::build_shape;
use super::warning::{Notes, stated_solution};
use super::{PuzzleMistake, StatedPuzzle, english, expected_square, symbol, values_do_not_fit};
use crate::puzzle::{Cage, CageRule, Cell, Grid, GridLayout, Kind, Shape, Variant};
use roxmltree::Node;
use serde_json::Value;
use std::sync::Arc;

/// Writes a puzzle as the file of a saved game.
pub(super) fn write(givens: &Grid, solution: Option<&Grid>) -> String {
    let letters = |name: &str, grid: &Grid| -> String {
        let letters: String = grid
            .cells()
            .iter()
            .map(|&digit| if digit == 0 { '_' } else { char::from(b'a' + digit) })
            .collect();
        format!("   <{name}>{letters}</{name}>\n")
    };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE ksudoku>\n<ksudoku>\n <game>\n  <puzzle>\n   <graph order=\"{}\" type=\"sudoku\"/>\n{}{}  </puzzle>\n </game>\n</ksudoku>\n",
        givens.side(),
        letters("values", givens),
        solution.map(|solution| letters("solution", solution)).unwrap_or_default()
    )
}

/// Reads the puzzle of an element `game`.
pub(super) fn read(game: Node) -> Result<StatedPuzzle, PuzzleMistake> {
    let graph = game.descendants().find(|node| node.has_tag_name("graph"));
    let graph = graph.ok_or_else(|| PuzzleMistake::missing("graph", "`<graph>`"))?;
    let attribute = |name: &str| graph.attribute(name).unwrap_or_default();
    let side: usize = attribute("order").parse().ok().unwrap_or_default();
    let plain = Kind::from_side(side).ok_or_else(|| PuzzleMistake::other_size(side))?;
    let unsupported = |name: &str| {
        PuzzleMistake::unsupported(name, "Sudoku, X-Sudoku, Jigsaw, Killer, Mathdoku, Samurai")
    };
    let specific = attribute("specific-type");
    let shape = match (attribute("type"), specific) {
        ("sudoku", _) => Shape::of(plain).ok_or_else(|| unsupported(specific))?,
        ("custom", "Samurai") => layout(plain, GridLayout::Samurai)?,
        ("custom", "TinySamurai" | "Aztec" | "Roxdoku") => return Err(unsupported(specific)),
        ("custom", _) => custom(graph, plain)?,
        (other, _) => return Err(unsupported(other)),
    };
    let mut notes = Notes::default();
    let values = text_of(game, "values").and_then(|text: &str| -> Option<Vec<u8>> {
        let cells: Vec<u8> =
            text.trim().chars().map(|c| digit(c, shape.digits())).collect::<Option<_>>()?;
        (cells.len() == shape.cells()).then_some(cells)
    });
    let values = values.ok_or_else(|| {
        PuzzleMistake::new(
            values_do_not_fit(),
            english!("expected-letters": "expected `_` or a letter from `b` for each cell"),
        )
    })?;
    let solution = text_of(game, "solution").map(|text: &str| -> Value {
        let signs = text.trim().chars().map(|c| digit(c, shape.digits()).map_or('?', symbol));
        signs.collect::<String>().into()
    });
    let solution = stated_solution(solution.as_ref(), &shape, false, &mut notes);
    if game.descendants().any(|node| node.has_tag_name("simple-event")) {
        notes.unread_moves();
    }
    let grid = Grid::from_cells(values);
    Ok(StatedPuzzle { solution, notes, ..StatedPuzzle::of(shape, grid) })
}

fn layout(plain: Kind, layout: GridLayout) -> Result<Arc<Shape>, PuzzleMistake> {
    Ok(Shape::of(plain.with_layout(layout)?).expect("a kind with a single shape"))
}

/// Returns the digit of a sign, 0 for an empty cell; `None` if it is none.
fn digit(c: char, digits: usize) -> Option<u8> {
    match c {
        '_' => Some(0),
        c => (b'b'..b'b' + digits as u8)
            .position(|letter| char::from(letter) == c)
            .map(|n| n as u8 + 1),
    }
}

/// Builds the shape of a custom graph from its groups and cages.
fn custom(graph: Node, plain: Kind) -> Result<Arc<Shape>, PuzzleMistake> {
    let side = plain.side();
    let cells = |node: Node| -> Option<Vec<Cell>> {
        let numbers = node.text().unwrap_or_default().split_whitespace();
        numbers.map(|n| n.parse().ok().filter(|&cell| cell < side * side)).collect()
    };
    let wrong = || {
        PuzzleMistake::new(
            english!("cells-outside": "a group or cage has cells outside the grid"),
            expected_square(),
        )
    };
    let mut has_blocks = false;
    let (mut zones, mut cages) = (Vec::new(), Vec::new());
    for node in graph.children().filter(Node::is_element) {
        match node.tag_name().name() {
            "sudokugroups" => has_blocks |= node.attribute("withblocks") != Some("0"),
            "clique" => {
                let mut zone = cells(node).ok_or_else(wrong)?;
                zone.sort_unstable();
                zones.push(zone);
            }
            "cage" => {
                let target = node.attribute("value").and_then(|value| value.parse().ok());
                let rule = match node.attribute("operator").unwrap_or_default() {
                    "1" => CageRule::Quotient,
                    "2" => CageRule::Difference,
                    "3" => CageRule::Product,
                    "0" | "4" => CageRule::Sum,
                    _ => return Err(PuzzleMistake::missing("operation", "`operation=\"1\"`")),
                };
                cages.push((cells(node).ok_or_else(wrong)?, rule, target.ok_or_else(wrong)?));
            }
            _ => {}
        }
    }
    let is_killer = graph.attribute("specific-type") == Some("KillerSudoku");
    if !cages.is_empty() && !is_killer {
        let kind = Kind::new(side, None, &[Variant::Calcudoku])?;
        let cages =
            cages.into_iter().map(|(cells, rule, target)| Cage::calcudoku(cells, rule, target));
        return Ok(Shape::custom(kind, None, cages.collect())?);
    }
    let cages: Vec<Cage> =
        cages.into_iter().map(|(cells, _, target)| Cage::killer(cells, target)).collect();
    let variants = if is_killer { vec![Variant::Killer] } else { Vec::new() };
    let is_line = |zone: &Vec<Cell>| {
        zone.iter().all(|cell| cell / side == zone[0] / side)
            || zone.iter().all(|cell| cell % side == zone[0] % side)
    };
    zones.retain(|zone| !is_line(zone));
    let default = Shape::of(plain).ok_or_else(wrong)?;
    let mut regions = default.regions().to_vec();
    if !has_blocks && !zones.is_empty() {
        // The first groups are the regions, as many as cover the grid.
        let mut rest = Vec::new();
        let mut covered = vec![None; side * side];
        for zone in zones.drain(..) {
            if zone.iter().all(|&cell| covered[cell].is_none()) {
                zone.iter().for_each(|&cell| covered[cell] = Some(zone[0] as u16));
            } else {
                rest.push(zone);
            }
        }
        let names: Option<Vec<u16>> = covered.into_iter().collect();
        regions = crate::puzzle::number_by_first_appearance(names.ok_or_else(wrong)?);
        zones = rest;
    }
    build_shape(plain, &regions, zones, variants, cages, Vec::new())
}

/// Returns the text of the first element with that name in `node`.
fn text_of<'d>(node: Node<'d, '_>, name: &str) -> Option<&'d str> {
    node.descendants().find(|node| node.has_tag_name(name))?.text()
}
