//! The marks of a puzzle and the constraints that follow from them, including negative constraints.

use super::lines::{LineRule, Part, Spot};
use super::outside::OutsidePosition;
use super::relation::PairConstraint;
use super::sequence::Sequence;
use super::sign::{Sign, SignLocation};
use super::{Cell, Grid, Kind, cell_name};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use std::fmt;
use std::ops::Deref;

/// A sign together with its cells: those that it is printed on, or those that an outside number refers to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The cells in order. If the direction does not matter, the end with the smaller index comes first.
    pub cells: LineOrder,
    /// The printed sign.
    pub sign: Sign,
    /// The number of a sign outside the grid, or the digits in a circle on a corner, read as the figures of a number in
    /// ascending order; 0 for other signs.
    pub value: u32,
}

impl Mark {
    /// Creates a mark without a number. The sign applies to the cells in the given order.
    pub fn new(sign: Sign, cells: &[Cell]) -> Mark {
        Mark::with_value(sign, cells, 0)
    }

    /// Creates a mark with a number. Cells of an outside number are listed from the number inwards.
    pub fn with_value(sign: Sign, cells: &[Cell], value: u32) -> Mark {
        let mut mark = Mark { cells: LineOrder(cells.to_vec()), sign, value };
        if sign.location() == SignLocation::OnCorner {
            mark.cells.0.sort_unstable();
        }
        // One orientation for each mark: puzzles that look the same must be equal, whichever end a file begins at.
        if let (true, Some(reversed)) = (cells.first() > cells.last(), sign.reversed()) {
            mark.cells.0.reverse();
            mark.sign = reversed;
        }
        mark
    }

    /// Returns the constraints on single cells, pairs and sequences, in a grid with that many digits.
    pub fn parts(&self, digits: usize) -> Vec<Part> {
        self.sign.parts(&self.cells, digits)
    }

    /// Returns the digits in a circle on a corner, ascending.
    pub(super) fn circled_digits(&self) -> impl Iterator<Item = u8> + use<> {
        self.value.to_string().into_bytes().into_iter().map(|figure| figure - b'0')
    }

    /// Returns the position of the number outside a grid of that side; `None` if the sign is not outside the grid.
    ///
    /// # Panics
    /// If the sign is outside the grid and the mark has fewer than two cells.
    pub fn outside_position(&self, side: usize) -> Option<OutsidePosition> {
        match self.sign.location() {
            SignLocation::Outside(view) => Some(view.position(&self.cells, side)),
            _ => None,
        }
    }

    /// Parses the text that [`Display`](fmt::Display) writes, such as `white` or `sandwich 13`. Returns `None` if it is
    /// invalid.
    pub fn parse_label(label: &str, cells: &[Cell]) -> Option<Mark> {
        let (sign, value) = match label.split_once(' ') {
            Some((sign, value)) => (sign, Some(value.trim().parse().ok()?)),
            None => (label, None),
        };
        let sign = Sign::from_name(sign)?;
        let mark = Mark::with_value(sign, cells, value.unwrap_or_default());
        // A number on a sign without one, or none on a sign that needs it, is a mistake rather than a default.
        (value.is_some() == sign.has_value()).then_some(mark)
    }
}

/// Cells in the order in which a line is drawn, from the bulb of a thermometer, the circle of an arrow or the number
/// outside; of a pair, in the order of its relation.
///
/// The automaton of a [`Sequence`] may read the same cells in another order, which is not a `LineOrder`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineOrder(Vec<Cell>);

impl LineOrder {
    /// Returns the first and the last cell.
    ///
    /// # Panics
    /// If there are no cells.
    pub fn ends(&self) -> [Cell; 2] {
        [self[0], self[self.len() - 1]]
    }

    /// Returns the cells between the first and the last.
    pub fn inner(&self) -> &[Cell] {
        self.get(1..self.len().saturating_sub(1)).unwrap_or_default()
    }

    /// Returns the cells in which a line with that sign has a disc or a circle; for signs elsewhere, the first cell.
    pub fn marked(&self, sign: Sign) -> Vec<Cell> {
        let [first, last] = self.ends();
        let Some(LineRule { look, .. }) = sign.line() else { return vec![first] };
        let spots = [(look.first, first), (look.last, last)];
        let discs = spots.iter().filter(|(spot, _)| spot.is_some_and(|spot| spot != Spot::Head));
        discs.map(|(_, cell)| *cell).collect()
    }
}

impl Deref for LineOrder {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.0
    }
}

impl From<[Cell; 2]> for LineOrder {
    fn from(pair: [Cell; 2]) -> LineOrder {
        LineOrder(pair.into())
    }
}

impl fmt::Display for Mark {
    /// Writes the sign, and its number if it has one: `white`, `sandwich 13`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.sign.has_value() {
            write!(f, "{} {}", self.sign, self.value)
        } else {
            self.sign.fmt(f)
        }
    }
}

/// Returns all pairs of orthogonally adjacent cells in a grid of that side, ascending.
pub(crate) fn edges(side: usize) -> impl Iterator<Item = [Cell; 2]> {
    (0..side * side).flat_map(move |cell| {
        let right = (cell % side + 1 < side).then_some([cell, cell + 1]);
        let below = (cell / side + 1 < side).then_some([cell, cell + side]);
        [right, below].into_iter().flatten()
    })
}

/// Returns the four cells around each corner inside a grid of that side, ascending.
pub(crate) fn corners(side: usize) -> impl Iterator<Item = [Cell; 4]> {
    let is_corner = move |cell: &Cell| cell % side + 1 < side && cell / side + 1 < side;
    let around = move |cell: Cell| [cell, cell + 1, cell + side, cell + side + 1];
    (0..side * side).filter(is_corner).map(around)
}

/// Returns every mark that the variants of `kind` could print over the full grid, ordered by cells. If several signs
/// fit a place, all of them are returned. Lines are left out, because there are too many.
pub fn possible_marks(kind: Kind, regions: &[u8], full: &Grid) -> Vec<Mark> {
    let mut marks = Vec::new();
    for family in kind.mark_rules() {
        for &sign in family.signs {
            let mut add = |cells: &[Cell]| {
                let digits: Vec<u8> = cells.iter().map(|&cell| full.get(cell)).collect();
                let value = sign.value(&digits, kind.digits());
                marks.extend(value.map(|value| Mark::with_value(sign, cells, value)));
            };
            match sign.location() {
                SignLocation::OnEdge(_) => edges(full.side())
                    .filter(|&[a, b]| !family.in_boxes || regions[a] == regions[b])
                    .for_each(|cells| add(&cells)),
                SignLocation::OnCorner => corners(full.side()).for_each(|cells| add(&cells)),
                SignLocation::InCell => (0..full.cells().len()).for_each(|cell| add(&[cell])),
                SignLocation::Outside(view) => {
                    view.lines(full.side()).iter().for_each(|line| add(line))
                }
                SignLocation::AlongLine => {}
            }
        }
    }
    marks.sort_unstable();
    marks
}

/// Returns the constraints on pairs of cells that follow from marks and from their absence.
pub(super) fn pair_constraints(kind: Kind, regions: &[u8], marks: &[Mark]) -> Vec<PairConstraint> {
    let mut links = Vec::new();
    for (index, mark) in marks.iter().enumerate() {
        for part in mark.parts(kind.digits()) {
            if let Part::Pair([a, b], relation) = part {
                links.push(PairConstraint {
                    // Pairs are oriented by cell, so that constraints on the same cells sort side by side.
                    cells: [a.min(b), a.max(b)],
                    relation: if a < b { relation } else { relation.reversed() },
                    mark: Some(index),
                });
            }
        }
    }
    for family in kind.mark_rules() {
        let Some(relation) = family.negative else {
            continue;
        };
        let has = |cells: &[Cell]| {
            let mut of_rule = marks.iter().filter(|mark| family.signs.contains(&mark.sign));
            of_rule.any(|mark| *mark.cells == *cells)
        };
        // The absence of a mark says something only if all marks are shown.
        let free = edges(kind.side()).filter(|cells| {
            (!family.in_boxes || regions[cells[0]] == regions[cells[1]]) && !has(cells)
        });
        links.extend(free.map(|cells| PairConstraint { cells, relation, mark: None }));
    }
    links.sort_unstable();
    links
}

/// Returns, for each cell, the digits that the marks on it allow, as bits. Empty if no mark restricts a single cell.
pub(super) fn masks(kind: Kind, marks: &[Mark]) -> Vec<u32> {
    let parts = marks.iter().flat_map(|mark| mark.parts(kind.digits()));
    let of_cells: Vec<(Cell, u32)> = parts
        .filter_map(|part| match part {
            Part::Only(cell, mask) => Some((cell, mask)),
            _ => None,
        })
        .collect();
    if of_cells.is_empty() {
        return Vec::new();
    }
    // All bits, so that callers need no case for cells without marks.
    let mut masks = vec![!0; kind.cells()];
    of_cells.iter().for_each(|&(cell, mask)| masks[cell] &= mask);
    masks
}

/// Returns the sequences of cells whose digits, in order, have to make a number.
///
/// # Errors
/// Returns a message for the first mark whose number is impossible.
pub(super) fn sequences(kind: Kind, marks: &[Mark]) -> Result<Vec<Sequence>, EnglishText> {
    let mut sequences = Vec::new();
    for (index, mark) in marks.iter().enumerate() {
        for part in mark.parts(kind.digits()) {
            if let Part::Sequence(rule, cells) = part {
                let sequence = Sequence::new(cells, rule, mark.value, index, kind.digits());
                sequences.push(sequence.ok_or_else(
                    || english!("impossible-mark": "a mark `{mark}` that no digits make", mark),
                )?);
            }
        }
    }
    Ok(sequences)
}

/// Sorts `marks` and checks that they are valid.
///
/// # Errors
/// Returns a message for a mark that no variant of `kind` prints, that is in the wrong place, or that shares a place with
/// another.
pub(super) fn validate(kind: Kind, mut marks: Vec<Mark>) -> Result<Vec<Mark>, EnglishText> {
    let side = kind.side();
    for mark in &marks {
        let sign = mark.sign;
        if !kind.mark_rules().any(|family| family.signs.contains(&sign)) {
            return Err(
                english!("mark-of-no-variant": "a mark `{sign}`, which no variant of it prints", sign),
            );
        }
        placement_error(mark, kind).map_or(Ok(()), Err)?;
    }
    marks.sort_unstable();
    let place = |mark: &Mark| std::mem::discriminant(&mark.sign.location());
    // Places are compared without their data: a circle in a cell and a line along it may share cells, two dots on an
    // edge may not.
    let overlap = |two: &&[Mark]| two[0].cells == two[1].cells && place(&two[0]) == place(&two[1]);
    if let Some(two) = marks.windows(2).find(overlap) {
        return Err(
            english!("two-marks": "two marks at {cell}", cell = cell_name(two[0].cells[0], side)),
        );
    }
    Ok(marks)
}

/// Returns the mistake of a misplaced mark; `None` if the mark is in a valid place.
fn placement_error(mark: &Mark, kind: Kind) -> Option<EnglishText> {
    let (side, cells) = (kind.side(), &mark.cells[..]);
    let is_inside = cells.iter().all(|&cell| cell < kind.cells());
    let touches = |a: Cell, b: Cell| {
        let apart = |a: usize, b: usize| a.abs_diff(b);
        let (rows, columns) = (apart(a / side, b / side), apart(a % side, b % side));
        rows.max(columns) == 1
    };
    let is_once = |&cell: &Cell| cells.iter().filter(|&&other| other == cell).count() == 1;
    let sign = mark.sign;
    let least = sign.line().map_or(2, |line| line.least);
    let fits = match sign.location() {
        SignLocation::InCell => cells.len() == 1,
        SignLocation::OnEdge(_) => {
            let beside = |a: Cell, b: Cell| b == a + side || b == a + 1 && !b.is_multiple_of(side);
            matches!(*cells, [a, b] if beside(a, b))
        }
        SignLocation::OnCorner => {
            corners(side).any(|corner| corner[..] == *cells) && has_ascending_figures(mark.value)
        }
        SignLocation::AlongLine => {
            sign.fits_length(cells.len())
                && cells.windows(2).all(|two| touches(two[0], two[1]))
                && cells.iter().all(is_once)
        }
        SignLocation::Outside(view) => view.lines(side).iter().any(|line| line == cells),
    };
    if fits && is_inside {
        return None;
    }
    let cells = cells.iter().map(|&cell| cell_name(cell, side)).collect::<Vec<_>>().join(" ");
    Some(match sign.location() {
        SignLocation::InCell => {
            english!("mark-in-cell": "a mark `{sign}` on {cells}; it belongs on a cell", sign, cells)
        }
        SignLocation::OnEdge(_) => {
            english!("mark-between": "a mark `{sign}` on {cells}; it belongs between two cells side by side", sign, cells)
        }
        SignLocation::OnCorner => {
            english!("mark-on-corner": "a mark `{sign}` on {cells}; it belongs on the corner of four cells, with one to four digits in ascending order", sign, cells)
        }
        SignLocation::AlongLine => {
            english!("mark-along": "a mark `{sign}` on {cells}; it belongs along {least} or more different cells, each of which touches the next", sign, cells, least)
        }
        SignLocation::Outside(_) => {
            english!("mark-outside": "a mark `{sign}` on {cells}; it belongs outside the grid, with the cells that it refers to in order", sign, cells)
        }
    })
}

/// `true` if a number has one to four figures, none of which is less than the one before it, or 0.
fn has_ascending_figures(number: u32) -> bool {
    let figures = number.to_string().into_bytes();
    (1..=4).contains(&figures.len()) && number > 0 && figures.is_sorted()
}
