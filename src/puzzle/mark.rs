//! Marks between cells and on them: for each variant that prints some, what they are, what each asks for, and what it
//! means that there is none.

use super::relation::{Link, Relation};
use super::{Cell, Grid, Kind, Variant};
use crate::named::names;

/// What is printed between two cells, or on one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// A bar on an edge: digits that differ by 1.
    Bar,
    /// A white dot on an edge: digits that differ by 1.
    White,
    /// A black dot on an edge: one digit is twice the other.
    Black,
    /// A sign on an edge: the first digit is less.
    Less,
    /// A sign on an edge: the first digit is greater.
    Greater,
    /// An X on an edge: digits that add up to 10.
    Ten,
    /// A V on an edge: digits that add up to 5.
    Five,
    /// A circle in a cell: an odd digit.
    Odd,
    /// A square in a cell: an even digit.
    Even,
}

names! {
    Sign {
        "bar" => Sign::Bar,
        "white" => Sign::White,
        "black" => Sign::Black,
        "less" => Sign::Less,
        "greater" => Sign::Greater,
        "x" => Sign::Ten,
        "v" => Sign::Five,
        "odd" => Sign::Odd,
        "even" => Sign::Even,
    }
}

/// What a sign asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Of the first and the second cell.
    Pair(Relation),
    /// Of a cell: a digit that leaves so much when it is divided by 2.
    Parity(u8),
}

impl Sign {
    /// What it asks for.
    pub fn demand(self) -> Demand {
        match self {
            Sign::Bar | Sign::White => Demand::Pair(Relation::Consecutive),
            Sign::Black => Demand::Pair(Relation::Double),
            Sign::Less => Demand::Pair(Relation::Less),
            Sign::Greater => Demand::Pair(Relation::Greater),
            Sign::Ten => Demand::Pair(Relation::Ten),
            Sign::Five => Demand::Pair(Relation::Five),
            Sign::Odd => Demand::Parity(1),
            Sign::Even => Demand::Parity(0),
        }
    }

    /// The cells that it stands on: two, or one.
    pub fn cells(self) -> usize {
        match self.demand() {
            Demand::Pair(_) => 2,
            Demand::Parity(_) => 1,
        }
    }

    /// Whether it may stand on cells with these digits of a full grid.
    pub fn holds(self, digits: &[u8]) -> bool {
        match (self.demand(), digits) {
            (Demand::Pair(relation), &[a, b]) => relation.allows(a, b),
            (Demand::Parity(rest), &[digit]) => digit % 2 == rest,
            _ => false,
        }
    }

    /// The sign for the same cells in the opposite order.
    pub(super) fn turned(self) -> Sign {
        match self {
            Sign::Less => Sign::Greater,
            Sign::Greater => Sign::Less,
            same => same,
        }
    }
}

/// A sign, and the cells that it stands on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The cells: one, or two side by side, ascending.
    pub cells: Vec<Cell>,
    /// What is printed.
    pub sign: Sign,
}

impl Mark {
    /// A mark on cells in any order; the sign is that of the order in which they come.
    pub fn new(sign: Sign, cells: &[Cell]) -> Mark {
        match *cells {
            [a, b] if a > b => Mark {
                cells: vec![b, a],
                sign: sign.turned(),
            },
            _ => Mark {
                cells: cells.to_vec(),
                sign,
            },
        }
    }
}

/// Which marks of a full grid a puzzle shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All that there are.
    All,
    /// About so many in a hundred, drawn by chance.
    Some(u32),
}

/// What a variant prints, and what holds where it prints nothing.
pub(crate) struct Family {
    /// Its signs.
    pub(crate) signs: &'static [Sign],
    /// Which of them a puzzle shows.
    pub(crate) shown: Shown,
    /// What holds of neighbours without a sign.
    pub(crate) absent: Option<Relation>,
    /// True when only neighbours in the same box or region have signs.
    pub(crate) in_boxes: bool,
}

impl Family {
    /// The family of a variant. `None` for one without marks, and without rules on neighbours.
    pub(crate) fn of(variant: Variant) -> Option<Family> {
        let all = |signs, absent| Family {
            signs,
            shown: Shown::All,
            absent,
            in_boxes: false,
        };
        Some(match variant {
            Variant::Consecutive => all(&[Sign::Bar], Some(Relation::NotConsecutive)),
            Variant::NonConsecutive => all(&[], Some(Relation::NotConsecutive)),
            Variant::Kropki => all(&[Sign::White, Sign::Black], Some(Relation::NoDot)),
            Variant::Xv => all(&[Sign::Five, Sign::Ten], Some(Relation::NoSum)),
            Variant::GreaterThan => Family {
                in_boxes: true,
                ..all(&[Sign::Less, Sign::Greater], None)
            },
            Variant::SomeKropki => Family {
                shown: Shown::Some(60),
                ..all(&[Sign::White, Sign::Black], None)
            },
            Variant::SomeXv => Family {
                shown: Shown::Some(75),
                ..all(&[Sign::Five, Sign::Ten], None)
            },
            Variant::EvenOdd => Family {
                shown: Shown::Some(35),
                ..all(&[Sign::Odd, Sign::Even], None)
            },
            _ => return None,
        })
    }

    /// True when its signs stand on edges, where those of another family would lie on them.
    pub(crate) fn is_of_edges(&self) -> bool {
        self.absent.is_some() || self.signs.iter().any(|sign| sign.cells() == 2)
    }
}

/// The pairs of cells of one side that lie beside or below each other, ascending.
pub(crate) fn edges(side: usize) -> impl Iterator<Item = [Cell; 2]> {
    (0..side * side).flat_map(move |cell| {
        let right = (cell % side + 1 < side).then_some([cell, cell + 1]);
        let below = (cell / side + 1 < side).then_some([cell, cell + side]);
        [right, below].into_iter().flatten()
    })
}

/// Every mark that a variant of `kind` could print over `full`, in the order of cells: where several signs fit, all of
/// them.
pub(crate) fn possible(kind: Kind, regions: &[u8], full: &Grid) -> Vec<Mark> {
    let families: Vec<Family> = kind.variants().filter_map(Family::of).collect();
    let mut marks = Vec::new();
    for family in &families {
        let of = |cells: &[Cell]| {
            let digits: Vec<u8> = cells.iter().map(|&cell| full.get(cell)).collect();
            let signs = family.signs.iter().copied();
            let signs = signs.filter(|sign| sign.cells() == cells.len() && sign.holds(&digits));
            let signs: Vec<Mark> = signs.map(|sign| Mark::new(sign, cells)).collect();
            signs
        };
        for cells in edges(full.side()) {
            if !family.in_boxes || regions[cells[0]] == regions[cells[1]] {
                marks.extend(of(&cells));
            }
        }
        (0..full.cells().len()).for_each(|cell| marks.extend(of(&[cell])));
    }
    marks.sort_unstable();
    marks
}

/// What marks and the want of them say of pairs of cells, for a shape with these regions.
pub(super) fn links(kind: Kind, regions: &[u8], marks: &[Mark]) -> Vec<Link> {
    let marked = marks.iter().enumerate().filter_map(|(index, mark)| {
        let (Demand::Pair(relation), &[a, b]) = (mark.sign.demand(), &mark.cells[..]) else {
            return None;
        };
        Some(Link {
            cells: [a, b],
            relation,
            mark: Some(index),
        })
    });
    let mut links: Vec<Link> = marked.collect();
    for family in kind.variants().filter_map(Family::of) {
        let Some(relation) = family.absent else {
            continue;
        };
        let has = |cells: &[Cell]| {
            let mut own = marks
                .iter()
                .filter(|mark| family.signs.contains(&mark.sign));
            own.any(|mark| mark.cells == cells)
        };
        let free = edges(kind.side()).filter(|cells| {
            (!family.in_boxes || regions[cells[0]] == regions[cells[1]]) && !has(cells)
        });
        links.extend(free.map(|cells| Link {
            cells,
            relation,
            mark: None,
        }));
    }
    links.sort_unstable();
    links
}

/// For each cell the digits that marks on it allow, as bits; none for a puzzle without such marks.
pub(super) fn masks(kind: Kind, marks: &[Mark]) -> Vec<u32> {
    let parity = |mark: &Mark| match mark.sign.demand() {
        Demand::Parity(rest) => {
            let digits = (1..=kind.digits() as u32).filter(|digit| digit % 2 == u32::from(rest));
            Some((
                mark.cells[0],
                digits.fold(0, |all, digit| all | 1 << (digit - 1)),
            ))
        }
        Demand::Pair(_) => None,
    };
    let of_cells: Vec<(Cell, u32)> = marks.iter().filter_map(parity).collect();
    if of_cells.is_empty() {
        return Vec::new();
    }
    let mut masks = vec![!0; kind.cells()];
    of_cells
        .iter()
        .for_each(|&(cell, mask)| masks[cell] &= mask);
    masks
}

/// `marks` in order.
///
/// # Errors
/// What is wrong with one that no variant of `kind` prints, or that does not stand where its sign does.
pub(super) fn checked(kind: Kind, mut marks: Vec<Mark>) -> Result<Vec<Mark>, String> {
    let side = kind.side();
    let name = |cell: Cell| format!("r{}c{}", cell / side + 1, cell % side + 1);
    let printed = |sign: Sign| {
        let mut families = kind.variants().filter_map(Family::of);
        families.any(|family| family.signs.contains(&sign))
    };
    for mark in &marks {
        let sign = mark.sign;
        if !printed(sign) {
            return Err(format!(
                "a mark `{}`, which no variant of it prints",
                sign.name()
            ));
        }
        let fits = match mark.cells[..] {
            [a] => sign.cells() == 1 && a < kind.cells(),
            [a, b] => {
                let beside = b == a + 1 && b % side != 0;
                sign.cells() == 2 && b < kind.cells() && (beside || b == a + side)
            }
            _ => false,
        };
        if !fits {
            let cells: Vec<String> = mark.cells.iter().map(|&cell| name(cell)).collect();
            let expected = match sign.cells() {
                1 => "on a cell",
                _ => "between two cells side by side",
            };
            return Err(format!(
                "a mark `{}` on {}; it stands {expected}",
                sign.name(),
                cells.join(" ")
            ));
        }
    }
    marks.sort_unstable();
    if let Some(twice) = marks.windows(2).find(|two| two[0].cells == two[1].cells) {
        return Err(format!("two marks at {}", name(twice[0].cells[0])));
    }
    Ok(marks)
}

/// Whether the digits of `grid` obey its marks and what holds for want of them, as far as they stand: from the rules as
/// people read them, cell by cell, and from nothing that engines use.
#[cfg(test)]
pub(crate) fn obeyed(shape: &super::Shape, grid: &Grid) -> bool {
    let (kind, side) = (shape.kind(), shape.side());
    let sign = |cells: &[Cell]| shape.marks().iter().find(|mark| mark.cells == cells);
    let at = |row: usize, column: usize| row * side + column;
    let pair = |a: Cell, b: Cell| {
        let (x, y) = (i32::from(grid.get(a)), i32::from(grid.get(b)));
        if x == 0 || y == 0 {
            return true;
        }
        let (next, double) = ((x - y).abs() == 1, x == 2 * y || y == 2 * x);
        let has = |variant| kind.has(variant);
        match sign(&[a, b]).map(|mark| mark.sign) {
            Some(Sign::Bar | Sign::White) => next,
            Some(Sign::Black) => double,
            Some(Sign::Less) => x < y,
            Some(Sign::Greater) => y < x,
            Some(Sign::Ten) => x + y == 10,
            Some(Sign::Five) => x + y == 5,
            Some(Sign::Odd | Sign::Even) => false,
            None if has(Variant::Consecutive) || has(Variant::NonConsecutive) => !next,
            None if has(Variant::Kropki) => !next && !double,
            None if has(Variant::Xv) => x + y != 5 && x + y != 10,
            None => true,
        }
    };
    (0..side).all(|row| {
        (0..side).all(|column| {
            let cell = at(row, column);
            let digit = grid.get(cell);
            let parity = match sign(&[cell]).map(|mark| mark.sign) {
                _ if digit == 0 => true,
                Some(Sign::Odd) => digit % 2 == 1,
                Some(Sign::Even) => digit.is_multiple_of(2),
                _ => true,
            };
            let right = column + 1 == side || pair(cell, at(row, column + 1));
            parity && right && (row + 1 == side || pair(cell, at(row + 1, column)))
        })
    })
}
