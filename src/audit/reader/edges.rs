//! Marks between the cells of a grid, and those that fill a cell: told by the shape of what is painted, and by where it
//! lies.

use super::marks::Fill;
use super::ruled::Ruled;
use gridpress_engine::puzzle::{Mark, Sign};

/// From the middle of an edge to that of a mark on it, at most, as a share of a cell; and from where on the mark stands
/// beside it.
const NEAR: f64 = 0.12;
const BESIDE: f64 = 0.03;
/// The sides of what stands on an edge, at most, and of what stands in a cell, as shares of a cell.
const LARGEST_ON_EDGE: f64 = 0.6;
const IN_CELL: std::ops::Range<f64> = 0.6..0.9;
/// What is lighter is white, and what is darker is black.
const WHITE: f64 = 0.99;
const BLACK: f64 = 0.01;

/// The marks of a grid on edges and in cells among what is filled on its page, in the order of painting.
pub(super) fn marks<'f>(ruled: &Ruled, fills: impl Iterator<Item = &'f Fill>) -> Vec<Mark> {
    let side = ruled.side();
    let mut on_edges: Vec<(Place, Vec<&Fill>)> = Vec::new();
    let mut marks = Vec::new();
    for fill in fills {
        if let Some(place) = Place::of(ruled, fill) {
            let known = on_edges.iter_mut().find(|(known, _)| known.cells == place.cells);
            match known {
                Some((_, here)) => here.push(fill),
                None => on_edges.push((place, vec![fill])),
            }
        } else if let Some(mark) = in_cell(ruled, fill) {
            marks.push(mark);
        }
    }
    let signs = on_edges.iter().filter_map(|(place, fills)| {
        let sign = sign(ruled, place, fills)?;
        Some(Mark::new(sign, &place.cells))
    });
    marks.extend(signs);
    marks.retain(|mark| mark.cells.iter().all(|&cell| cell < side * side));
    marks
}

/// True for something on an edge, which is no drawing in a cell.
pub(super) fn is_on_edge(ruled: &Ruled, fill: &Fill) -> bool {
    Place::of(ruled, fill).is_some()
}

/// An edge between two cells.
struct Place {
    cells: [usize; 2],
    middle: (f64, f64),
    /// Whether the second cell lies below the first.
    is_level: bool,
}

fn middle(fill: &Fill) -> (f64, f64) {
    ((fill.low.0 + fill.high.0) / 2.0, (fill.low.1 + fill.high.1) / 2.0)
}

fn size(fill: &Fill) -> (f64, f64) {
    (fill.high.0 - fill.low.0, fill.high.1 - fill.low.1)
}

impl Place {
    /// The edge that something small stands on, or just beside.
    fn of(ruled: &Ruled, fill: &Fill) -> Option<Place> {
        let pitch = ruled.pitch();
        let (wide, high) = size(fill);
        if wide.max(high) > LARGEST_ON_EDGE * pitch {
            return None;
        }
        let at = middle(fill);
        let near = |edges: &[f64], at: f64| {
            let inner = 1..edges.len() - 1;
            let mut inner = inner.filter(|&edge| (edges[edge] - at).abs() < NEAR * pitch);
            inner.next()
        };
        let band = |edges: &[f64], at: f64| {
            let mut bands = edges.windows(2);
            let is_middle = |pair: &[f64]| ((pair[0] + pair[1]) / 2.0 - at).abs() < NEAR * pitch;
            bands.position(is_middle)
        };
        let side = ruled.side();
        if let (Some(column), Some(up)) = (near(&ruled.columns, at.0), band(&ruled.rows, at.1)) {
            let second = (side - 1 - up) * side + column;
            let y = (ruled.rows[up] + ruled.rows[up + 1]) / 2.0;
            return Some(Place {
                cells: [second - 1, second],
                middle: (ruled.columns[column], y),
                is_level: false,
            });
        }
        let (row, column) = (near(&ruled.rows, at.1)?, band(&ruled.columns, at.0)?);
        let first = (side - 1 - row) * side + column;
        let x = (ruled.columns[column] + ruled.columns[column + 1]) / 2.0;
        Some(Place { cells: [first, first + side], middle: (x, ruled.rows[row]), is_level: true })
    }
}

/// The sign that is painted on an edge.
fn sign(ruled: &Ruled, place: &Place, fills: &[&Fill]) -> Option<Sign> {
    let lightness = |fill: &Fill| fill.lightness.unwrap_or(0.5);
    let black: Vec<&&Fill> = fills.iter().filter(|fill| lightness(fill) < BLACK).collect();
    let is_white = lightness(fills.last()?) > WHITE;
    match black[..] {
        [one] if one.is_plain => Some(match (one.is_disc, is_white) {
            (false, _) => Sign::Bar,
            (true, true) => Sign::White,
            (true, false) => Sign::Black,
        }),
        [one] => {
            let (x, y) = middle(one);
            let (right, up) = (x - place.middle.0, y - place.middle.1);
            let towards_second = if place.is_level { -up } else { right };
            let beside = BESIDE * ruled.pitch();
            Some(match towards_second {
                far if far > beside => Sign::Greater,
                far if far < -beside => Sign::Less,
                _ => Sign::Five,
            })
        }
        [_, _] => Some(Sign::Ten),
        _ => None,
    }
}

/// The mark that fills most of a cell.
fn in_cell(ruled: &Ruled, fill: &Fill) -> Option<Mark> {
    let pitch = ruled.pitch();
    let (wide, high) = size(fill);
    let lightness = fill.lightness?;
    let is_large = IN_CELL.contains(&(wide / pitch)) && IN_CELL.contains(&(high / pitch));
    if !fill.is_plain || !is_large || !(BLACK..WHITE).contains(&lightness) {
        return None;
    }
    let (x, y) = middle(fill);
    let cell = ruled.cell(x, y)?;
    let sign = if fill.is_disc { Sign::Odd } else { Sign::Even };
    Some(Mark::new(sign, &[cell]))
}
