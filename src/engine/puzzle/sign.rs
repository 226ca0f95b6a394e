//! Signs between cells, in them, along lines or outside the grid, their constraints, and the rules of marks of
//! variants.

use super::Cell;
use super::outside::OutsideView;
use super::relation::Relation;
use super::sequence::SequenceRule;
use crate::named::names;

/// A sign that is printed between two cells, in a cell, along a line of cells, or outside a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// A bar on an edge: digits that differ by 1.
    Bar,
    /// A white dot on an edge: digits that differ by 1.
    White,
    /// A black dot on an edge: one digit is twice the other.
    Black,
    /// An inequality sign on an edge: the first digit is less.
    Less,
    /// An inequality sign on an edge: the first digit is greater.
    Greater,
    /// An X on an edge: digits that add up to 10.
    Ten,
    /// A V on an edge: digits that add up to 5.
    Five,
    /// A circle in a cell: an odd digit.
    Odd,
    /// A square in a cell: an even digit.
    Even,
    /// A thermometer: digits increase from its bulb, the first cell.
    Thermo,
    /// An arrow from a circle, the first cell: its digit is the sum of the others, which may repeat.
    Arrow,
    /// A line that reads the same from both ends.
    Palindrome,
    /// A line on which neighbours differ by at least half the number of digits, rounded up: 5 at 9x9.
    Whispers,
    /// A line with a set of consecutive digits, in any order.
    Renban,
    /// A number outside: the sum of the first three digits.
    Frame,
    /// A number outside: the sum of the digits between the lowest and the highest.
    Sandwich,
    /// A number outside: the number of digits that are greater than all digits before them.
    Skyscraper,
    /// A number outside: the sum of the digits of a diagonal, which may repeat.
    LittleKiller,
    /// A number outside: the sum of the first X digits, where X is the first digit.
    XSum,
    /// A circle on a corner with up to four digits, each of which is in one of the four cells around it.
    Quadruple,
    /// A line between two circles: its digits lie strictly between those in the circles.
    Between,
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
        "thermo" => Sign::Thermo,
        "arrow" => Sign::Arrow,
        "palindrome" => Sign::Palindrome,
        "whispers" => Sign::Whispers,
        "renban" => Sign::Renban,
        "frame" => Sign::Frame,
        "sandwich" => Sign::Sandwich,
        "skyscraper" => Sign::Skyscraper,
        "little-killer" => Sign::LittleKiller,
        "x-sum" => Sign::XSum,
        "quadruple" => Sign::Quadruple,
        "between" => Sign::Between,
    }
}

/// The location of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignLocation {
    /// On the edge between two cells.
    OnEdge,
    /// On the corner that four cells share.
    OnCorner,
    /// In a cell.
    InCell,
    /// Along a line with at least that many cells, each of which touches the next at an edge or a corner.
    AlongLine(usize),
    /// Outside the grid, referring to these cells.
    Outside(OutsideView),
}

/// A constraint on cells, imposed by a sign or by the absence of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// A relation between the first and the second cell.
    Pair(Relation),
    /// The remainder of a digit when it is divided by 2.
    Parity(u8),
    /// Each digit is less than the next.
    Increasing,
    /// Each digit differs from the next by at least this much.
    MinDifference(u8),
    /// The digits read the same in both directions.
    Palindrome,
    /// The digits differ and form a set without gaps, in any order.
    ConsecutiveSet,
    /// The digits, in order, make a number.
    Number(SequenceRule, u32),
}

impl Constraint {
    /// Returns the relations between pairs of `cells` that follow from the constraint.
    pub(super) fn pairs(self, cells: &[Cell]) -> Vec<([Cell; 2], Relation)> {
        let count = cells.len();
        let all = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let of = |a: usize, b: usize| [cells[a], cells[b]];
        match self {
            Constraint::Pair(relation) => vec![(of(0, 1), relation)],
            Constraint::Parity(_) | Constraint::Number(..) => Vec::new(),
            Constraint::Increasing => {
                // All pairs and not only neighbours: cells further apart must differ by more, which propagates at once.
                all.map(|(a, b)| (of(a, b), Relation::less_by((b - a) as u8))).collect()
            }
            Constraint::MinDifference(min) => {
                (1..count).map(|next| (of(next - 1, next), Relation::MinDifference(min))).collect()
            }
            Constraint::Palindrome => {
                (0..count / 2).map(|at| (of(at, count - 1 - at), Relation::Equal)).collect()
            }
            Constraint::ConsecutiveSet => {
                // Different digits within a range as long as the line are a set without gaps, so pairs express the
                // whole rule.
                all.map(|(a, b)| (of(a, b), Relation::DifferWithin(count as u8))).collect()
            }
        }
    }
}

impl Sign {
    /// Returns the constraint of the sign with the number `value`, in a grid with that many digits.
    pub fn constraint(self, value: u32, digits: usize) -> Constraint {
        let number = |rule| Constraint::Number(rule, value);
        match self {
            Sign::Bar | Sign::White => Constraint::Pair(Relation::Consecutive),
            Sign::Black => Constraint::Pair(Relation::Double),
            Sign::Less => Constraint::Pair(Relation::Less),
            Sign::Greater => Constraint::Pair(Relation::Greater),
            Sign::Ten => Constraint::Pair(Relation::Ten),
            Sign::Five => Constraint::Pair(Relation::Five),
            Sign::Odd => Constraint::Parity(1),
            Sign::Even => Constraint::Parity(0),
            Sign::Thermo => Constraint::Increasing,
            Sign::Palindrome => Constraint::Palindrome,
            Sign::Whispers => Constraint::MinDifference(digits.div_ceil(2) as u8),
            Sign::Renban => Constraint::ConsecutiveSet,
            Sign::Arrow => number(SequenceRule::Arrow),
            Sign::Frame | Sign::LittleKiller => number(SequenceRule::Sum),
            Sign::Sandwich => number(SequenceRule::Between),
            Sign::Skyscraper => number(SequenceRule::Visible),
            Sign::XSum => number(SequenceRule::Leading),
            Sign::Quadruple => number(SequenceRule::Contains),
            Sign::Between => number(SequenceRule::Enclosed),
        }
    }

    /// Returns the location of the sign.
    pub fn location(self) -> SignLocation {
        match self {
            Sign::Bar
            | Sign::White
            | Sign::Black
            | Sign::Less
            | Sign::Greater
            | Sign::Ten
            | Sign::Five => SignLocation::OnEdge,
            Sign::Quadruple => SignLocation::OnCorner,
            Sign::Odd | Sign::Even => SignLocation::InCell,
            Sign::Thermo | Sign::Arrow | Sign::Whispers | Sign::Renban => {
                SignLocation::AlongLine(2)
            }
            Sign::Palindrome | Sign::Between => SignLocation::AlongLine(3),
            Sign::Frame => SignLocation::Outside(OutsideView::First(3)),
            Sign::Sandwich => SignLocation::Outside(OutsideView::Through),
            Sign::Skyscraper | Sign::XSum => SignLocation::Outside(OutsideView::Line),
            Sign::LittleKiller => SignLocation::Outside(OutsideView::Diagonal),
        }
    }

    /// Returns the meaning of the sign in a few words, for people who read puzzles in JSON.
    pub fn meaning(self) -> &'static str {
        match self {
            Sign::Bar | Sign::White => "two digits that differ by 1",
            Sign::Black => "two digits, one of which is twice the other",
            Sign::Less => "a first digit less than the second",
            Sign::Greater => "a first digit greater than the second",
            Sign::Ten => "two digits with the sum 10",
            Sign::Five => "two digits with the sum 5",
            Sign::Odd => "an odd digit",
            Sign::Even => "an even digit",
            Sign::Thermo => "digits that increase from the first cell",
            Sign::Arrow => "a first digit that is the sum of the others",
            Sign::Palindrome => "a line that reads the same from both ends",
            Sign::Whispers => "neighbours that differ by at least half the number of digits",
            Sign::Renban => "consecutive digits in any order",
            Sign::Frame => "the sum of the first three digits",
            Sign::Sandwich => "the sum of the digits between the lowest and the highest",
            Sign::Skyscraper => "the number of digits greater than all digits before them",
            Sign::LittleKiller => "the sum of a diagonal",
            Sign::XSum => "the sum of the first X digits, where X is the first digit",
            Sign::Quadruple => "digits that are among those of the four cells",
            Sign::Between => "a line of digits strictly between those of its first and last cell",
        }
    }

    /// Returns `true` if marks with this sign have a value of their own: a number outside the grid, or the digits in a circle.
    pub fn has_value(self) -> bool {
        matches!(self.location(), SignLocation::Outside(_) | SignLocation::OnCorner)
    }

    /// Returns `true` if the sign means the same for its cells in reverse order.
    fn is_symmetric(self) -> bool {
        match self.location() {
            SignLocation::Outside(view) => {
                matches!(view, OutsideView::Through | OutsideView::Diagonal)
            }
            // Its rule is a number, but both circles mean the same.
            _ if self == Sign::Between => true,
            _ => !matches!(self.constraint(0, 9), Constraint::Increasing | Constraint::Number(..)),
        }
    }

    /// Returns the sign that means the same for the cells in reverse order; `None` if there is none.
    pub(super) fn reversed(self) -> Option<Sign> {
        match self {
            Sign::Less => Some(Sign::Greater),
            Sign::Greater => Some(Sign::Less),
            same => same.is_symmetric().then_some(same),
        }
    }

    /// Returns the number of the sign for cells with these digits in a full grid: the number outside, or 0 for other
    /// signs. `None` if the sign does not fit the cells. `of` is the number of different digits in the grid.
    pub fn value(self, digits: &[u8], of: usize) -> Option<u32> {
        let all = |mut pairs: Vec<([Cell; 2], Relation)>| {
            pairs.retain(|&([a, b], relation)| !relation.allows(digits[a], digits[b]));
            pairs.is_empty().then_some(0)
        };
        let is_long_enough = match self.location() {
            SignLocation::OnEdge => digits.len() == 2,
            SignLocation::OnCorner => digits.len() == 4,
            SignLocation::InCell => digits.len() == 1,
            SignLocation::AlongLine(min) => digits.len() >= min,
            SignLocation::Outside(_) => true,
        };
        match self.constraint(0, of) {
            _ if !is_long_enough => None,
            Constraint::Parity(rest) => (digits[0] % 2 == rest).then_some(0),
            Constraint::Number(rule, _) => rule.value(&rule.reading_order(digits), of),
            demand => all(demand.pairs(&Vec::from_iter(0..digits.len()))),
        }
    }
}

/// The share of the possible marks that a puzzle shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkCoverage {
    /// All marks.
    All,
    /// Random marks: about this percentage of all marks.
    Some(u32),
    /// Random lines without common cells, which cover about this percentage of all cells.
    Lines(u32),
}

/// The marks that a variant prints, and its negative constraint: the relation of neighbours without a mark.
#[derive(Clone, Copy)]
pub struct MarkRule {
    /// The signs.
    pub(crate) signs: &'static [Sign],
    /// The share of the possible marks that a puzzle shows.
    pub(crate) coverage: MarkCoverage,
    /// The negative constraint: the relation of neighbours without a sign.
    pub(crate) negative: Option<Relation>,
    /// `true` if only neighbours in the same box or region have signs.
    pub(crate) in_boxes: bool,
}

impl MarkRule {
    /// Shows all signs, wherever they fit.
    pub(super) const fn all(signs: &'static [Sign]) -> MarkRule {
        MarkRule { signs, coverage: MarkCoverage::All, negative: None, in_boxes: false }
    }

    /// Shows signs at about `share` percent of the places where they fit.
    pub(super) const fn some(signs: &'static [Sign], share: u32) -> MarkRule {
        MarkRule { coverage: MarkCoverage::Some(share), ..MarkRule::all(signs) }
    }

    /// Shows lines that cover about `share` percent of all cells.
    pub(super) const fn lines(signs: &'static [Sign], share: u32) -> MarkRule {
        MarkRule { coverage: MarkCoverage::Lines(share), ..MarkRule::all(signs) }
    }

    /// Adds a negative constraint: the relation of neighbours without a sign.
    pub(super) const fn with_negative(self, negative: Relation) -> MarkRule {
        MarkRule { negative: Some(negative), ..self }
    }

    /// Restricts the signs to neighbours in the same box or region.
    pub(super) const fn in_boxes(self) -> MarkRule {
        MarkRule { in_boxes: true, ..self }
    }

    /// Returns `true` if the signs are on edges or corners, or neighbours have a negative constraint.
    pub(crate) fn is_on_edges(&self) -> bool {
        let is_between_cells =
            |location| matches!(location, SignLocation::OnEdge | SignLocation::OnCorner);
        self.negative.is_some() || self.has_sign_at(is_between_cells)
    }

    /// Returns `true` if there are signs along lines.
    pub(crate) fn is_along_lines(&self) -> bool {
        self.has_sign_at(|location| matches!(location, SignLocation::AlongLine(_)))
    }

    /// Returns `true` if there are numbers outside the grid.
    pub(crate) fn is_outside(&self) -> bool {
        self.view().is_some()
    }

    /// Returns the cells that the numbers outside the grid refer to; `None` if there are no such numbers.
    pub(crate) fn view(&self) -> Option<OutsideView> {
        self.signs.iter().find_map(|sign| match sign.location() {
            SignLocation::Outside(view) => Some(view),
            _ => None,
        })
    }

    fn has_sign_at(&self, at: impl Fn(SignLocation) -> bool) -> bool {
        self.signs.iter().any(|sign| at(sign.location()))
    }
}
