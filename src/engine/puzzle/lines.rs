//! The rules of lines: cells, constraints, growth over a full grid, look on a page, and names in other formats, each
//! stated in one entry. Counter, techniques, hints, drawings, the reader of pages and the player follow.

use super::Cell;
use super::relation::Relation;
use super::sequence::{SUM, SequenceRule};

/// The rule of a line of cells, each of which touches the next at an edge or a corner.
#[derive(Debug)]
pub struct LineRule {
    /// The minimum number of cells.
    pub least: usize,
    /// Returns the constraints on the cells, from the first on, in a grid with that many digits.
    pub(super) parts: fn(&[Cell], usize) -> Vec<Part>,
    /// The check of a line that grows over a full grid.
    pub(crate) growth: Growth,
    /// The drawing of the line.
    pub look: Look,
    /// The key of such lines in f-puzzles.
    pub(crate) setters: &'static str,
    /// The colour of the line in programs that only draw it.
    pub(crate) colour: Option<&'static str>,
    /// The share of all cells that the lines of a puzzle cover, in percent.
    pub(super) share: u32,
}

/// A constraint on some cells of a mark.
#[derive(Debug)]
pub enum Part {
    /// A relation between two digits.
    Pair([Cell; 2], Relation),
    /// The digits that a cell can have, bit 0 for 1.
    Only(Cell, u32),
    /// Cells whose digits, in order, make the number of the mark.
    Sequence(&'static SequenceRule, Vec<Cell>),
}

impl Part {
    /// Returns `true` if the digits of the cells satisfy the constraint, given the number of the mark. `of` is the number
    /// of different digits in the grid.
    pub(super) fn allows(&self, digits: &[u8], number: u32, of: usize) -> bool {
        match self {
            Part::Pair([a, b], relation) => relation.allows(digits[*a], digits[*b]),
            Part::Only(cell, allowed) => allowed >> (digits[*cell] - 1) & 1 != 0,
            Part::Sequence(rule, cells) => {
                rule.is_met(number, cells.iter().map(|&cell| digits[cell]), of)
            }
        }
    }
}

/// The check of a line that grows over a full grid, by its digits so far; the second argument is the number of digits
/// of the grid.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Growth {
    /// From the first cell on: `true` if the digits, the last of which is new, can become a line.
    FromEnd(fn(&[u8], usize) -> bool),
    /// From the middle in both directions: `true` if the new digits at both ends fit each other.
    FromMiddle(fn([u8; 2]) -> bool),
}

/// The drawing of a line: a stroke along its cells, and signs in some of them. A line that means the same from both ends
/// has the same sign at both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The stroke from cell to cell.
    pub stroke: LineStroke,
    /// The sign in the first cell.
    pub first: Option<Spot>,
    /// The sign in the last cell.
    pub last: Option<Spot>,
}

/// The stroke of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineStroke {
    /// A grey strip a quarter of a cell wide.
    Tube,
    /// A grey strip half a cell wide.
    Band,
    /// A narrow grey strip.
    Strand,
    /// Two black lines.
    Rails,
    /// A thin grey line.
    Shaft,
}

/// A sign in a cell of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A large disc in the grey of the line.
    Bulb,
    /// A circle.
    Circle,
    /// The head of an arrow.
    Head,
}

impl Look {
    const fn of(stroke: LineStroke) -> Look {
        Look { stroke, first: None, last: None }
    }

    /// Returns `true` if the line looks the same from both ends.
    pub fn is_symmetric(self) -> bool {
        self.first == self.last
    }
}

/// Returns a constraint for each two of `line`, given their distance along it.
fn each_two(line: &[Cell], relation: impl Fn(usize) -> Relation) -> Vec<Part> {
    let all = (0..line.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    all.map(|(a, b)| Part::Pair([line[a], line[b]], relation(b - a))).collect()
}

/// Returns the least difference of neighbours in whispers.
pub const fn whispered_gap(digits: usize) -> u8 {
    digits.div_ceil(2) as u8
}

/// The defaults of a rule.
const LINE: LineRule = LineRule {
    least: 2,
    parts: |_, _| Vec::new(),
    growth: Growth::FromEnd(|_, _| true),
    look: Look::of(LineStroke::Strand),
    setters: "",
    colour: None,
    share: 45,
};

pub(super) const THERMO: LineRule = LineRule {
    // All pairs and not only neighbours: cells further apart must differ by more, which propagates at once.
    parts: |line, _| each_two(line, |apart| Relation::less_by(apart as u8)),
    growth: Growth::FromEnd(|digits, _| digits.is_sorted_by(|a, b| a < b)),
    look: Look { first: Some(Spot::Bulb), ..Look::of(LineStroke::Tube) },
    setters: "thermometer",
    ..LINE
};

/// The first digit is the sum of all others.
pub(super) const SUM_OF_OTHERS: SequenceRule =
    SequenceRule { name: "arrow", start: |_| (0, 0), ..SUM };

pub(super) const ARROW: LineRule = LineRule {
    parts: |line, _| vec![Part::Sequence(&SUM_OF_OTHERS, line.to_vec())],
    growth: Growth::FromEnd(|digits, _| digits[1..].iter().sum::<u8>() <= digits[0]),
    look: Look { first: Some(Spot::Circle), last: Some(Spot::Head), ..Look::of(LineStroke::Shaft) },
    setters: "arrow",
    ..LINE
};

pub(super) const PALINDROME: LineRule = LineRule {
    least: 3,
    parts: |line, _| {
        let ends = line.iter().zip(line.iter().rev()).take(line.len() / 2);
        ends.map(|(&a, &b)| Part::Pair([a, b], Relation::Equal)).collect()
    },
    growth: Growth::FromMiddle(|[a, b]| a == b),
    setters: "palindrome",
    share: 40,
    ..LINE
};

pub(super) const WHISPERS: LineRule = LineRule {
    parts: |line, digits| {
        let apart = Relation::MinDifference(whispered_gap(digits));
        line.windows(2).map(|two| Part::Pair([two[0], two[1]], apart)).collect()
    },
    growth: Growth::FromEnd(|digits, of| {
        digits.windows(2).all(|two| two[0].abs_diff(two[1]) >= whispered_gap(of))
    }),
    look: Look::of(LineStroke::Rails),
    setters: "whispers",
    colour: Some("#67F067"),
    share: 40,
    ..LINE
};

pub(super) const RENBAN: LineRule = LineRule {
    // Different digits within a range as long as the line are a set without gaps, so pairs express the whole rule.
    parts: |line, _| each_two(line, |_| Relation::DifferWithin(line.len() as u8)),
    growth: Growth::FromEnd(|digits, _| {
        digits.split_last().is_some_and(|(last, before)| !before.contains(last))
    }),
    look: Look::of(LineStroke::Band),
    setters: "renban",
    colour: Some("#F067F0"),
    ..LINE
};

/// The first two digits enclose all others: each of these lies strictly between them.
pub(super) const ENCLOSED: SequenceRule = SequenceRule {
    name: "enclosed",
    start: |_| (0, 0),
    // The phase is the lower end, and the rest the higher one once both are known.
    next: |state, digit, _| match state {
        (0, _) => Some((digit, 0)),
        (first, 0) => (first.abs_diff(digit) > 1).then_some((first.min(digit), first.max(digit))),
        (low, high) => (low < digit && digit < high).then_some(state),
    },
    accepts: |(_, high)| high != 0,
};

pub(super) const BETWEEN: LineRule = LineRule {
    least: 3,
    // Ends first: the automaton then knows the bounds before it reads the digits between them, and needs few states.
    parts: |line, _| {
        let (ends, inner) = ([line[0], line[line.len() - 1]], &line[1..line.len() - 1]);
        vec![Part::Sequence(&ENCLOSED, [&ends, inner].concat())]
    },
    // The last digit may be the other end, or go on.
    growth: Growth::FromEnd(|digits, _| {
        let (first, inner) = (digits[0], &digits[1..digits.len() - 1]);
        inner.iter().all(|&digit| digit > first) || inner.iter().all(|&digit| digit < first)
    }),
    look: Look {
        first: Some(Spot::Circle),
        last: Some(Spot::Circle),
        ..Look::of(LineStroke::Shaft)
    },
    setters: "betweenline",
    ..LINE
};
