//! Signs between cells, on them, along them or outside the grid, what each asks for, and the families that variants print.

use super::Cell;
use super::outside::OutsideView;
use super::relation::Relation;
use super::sequence::SequenceRule;
use crate::named::names;

/// What is printed between two cells, on one, along several, or outside a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
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
    /// A thermometer: digits that rise from its bulb, the first cell.
    Thermo,
    /// An arrow from a circle, the first cell: its digit is the sum of the others, which may be alike.
    Arrow,
    /// A line that reads the same from both ends.
    Palindrome,
    /// A line on which neighbours differ by at least half of the number of digits, rounded up: 5 at 9x9.
    Whispers,
    /// A line whose digits follow on each other without a gap, in any order.
    Renban,
    /// A number outside: the sum of the first three digits.
    Frame,
    /// A number outside: the sum of the digits between the lowest and the highest.
    Sandwich,
    /// A number outside: how many digits are greater than all before them.
    Skyscraper,
    /// A number outside: the sum of the digits of a diagonal, which may be alike.
    LittleKiller,
    /// A number outside: the sum of as many digits as the first of them says.
    XSum,
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
    }
}

/// Where a sign stands, and on how many cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignLocation {
    /// On the edge between two cells.
    OnEdge,
    /// In a cell.
    InCell,
    /// Along a line of at least so many cells that touch each other, also at corners.
    AlongLine(usize),
    /// Outside the grid, in sight of these cells.
    Outside(OutsideView),
}

/// What a sign, or the want of one, asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// Of the first and the second cell.
    Pair(Relation),
    /// Of a cell: a digit that leaves so much when it is divided by 2.
    Parity(u8),
    /// Of cells in their order: each less than the next.
    Increasing,
    /// Of each cell and the next: that they differ by so much, or more.
    MinDifference(u8),
    /// Of each cell and the one as far from the other end: that they are alike.
    Palindrome,
    /// Of all cells: different digits without a gap.
    ConsecutiveSet,
    /// Of cells in their order: a number.
    Number(SequenceRule, u32),
}

impl Constraint {
    /// What it says of pairs of `cells`.
    pub(super) fn pairs(self, cells: &[Cell]) -> Vec<([Cell; 2], Relation)> {
        let count = cells.len();
        let all = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let of = |a: usize, b: usize| [cells[a], cells[b]];
        match self {
            Constraint::Pair(relation) => vec![(of(0, 1), relation)],
            Constraint::Parity(_) | Constraint::Number(..) => Vec::new(),
            Constraint::Increasing => {
                all.map(|(a, b)| (of(a, b), Relation::less_by((b - a) as u8))).collect()
            }
            Constraint::MinDifference(least) => (1..count)
                .map(|next| (of(next - 1, next), Relation::MinDifference(least)))
                .collect(),
            Constraint::Palindrome => {
                (0..count / 2).map(|at| (of(at, count - 1 - at), Relation::Equal)).collect()
            }
            Constraint::ConsecutiveSet => {
                all.map(|(a, b)| (of(a, b), Relation::DifferWithin(count as u8))).collect()
            }
        }
    }
}

impl Sign {
    /// What it asks for where it says `value`, in a grid of so many `digits`.
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
        }
    }

    /// Where it stands.
    pub fn location(self) -> SignLocation {
        match self {
            Sign::Bar
            | Sign::White
            | Sign::Black
            | Sign::Less
            | Sign::Greater
            | Sign::Ten
            | Sign::Five => SignLocation::OnEdge,
            Sign::Odd | Sign::Even => SignLocation::InCell,
            Sign::Thermo | Sign::Arrow | Sign::Whispers | Sign::Renban => {
                SignLocation::AlongLine(2)
            }
            Sign::Palindrome => SignLocation::AlongLine(3),
            Sign::Frame => SignLocation::Outside(OutsideView::First(3)),
            Sign::Sandwich => SignLocation::Outside(OutsideView::Through),
            Sign::Skyscraper | Sign::XSum => SignLocation::Outside(OutsideView::Line),
            Sign::LittleKiller => SignLocation::Outside(OutsideView::Diagonal),
        }
    }

    /// True when it says the same of its cells in the opposite order.
    fn is_symmetric(self) -> bool {
        match self.location() {
            SignLocation::Outside(view) => {
                matches!(view, OutsideView::Through | OutsideView::Diagonal)
            }
            _ => !matches!(self.constraint(0, 9), Constraint::Increasing | Constraint::Number(..)),
        }
    }

    /// The sign for the same cells in the opposite order; `None` where it says another thing then.
    pub(super) fn reversed(self) -> Option<Sign> {
        match self {
            Sign::Less => Some(Sign::Greater),
            Sign::Greater => Some(Sign::Less),
            same => same.is_symmetric().then_some(same),
        }
    }

    /// What it says of cells with these digits of a full grid with so many different ones: a number outside, 0 for another
    /// sign that may stand on them. `None` where it may not.
    pub fn value(self, digits: &[u8], of: usize) -> Option<u32> {
        let all = |mut pairs: Vec<([Cell; 2], Relation)>| {
            pairs.retain(|&([a, b], relation)| !relation.allows(digits[a], digits[b]));
            pairs.is_empty().then_some(0)
        };
        let is_long_enough = match self.location() {
            SignLocation::OnEdge => digits.len() == 2,
            SignLocation::InCell => digits.len() == 1,
            SignLocation::AlongLine(least) => digits.len() >= least,
            SignLocation::Outside(_) => true,
        };
        match self.constraint(0, of) {
            _ if !is_long_enough => None,
            Constraint::Parity(rest) => (digits[0] % 2 == rest).then_some(0),
            Constraint::Number(rule, _) => rule.value(digits, of),
            demand => all(demand.pairs(&Vec::from_iter(0..digits.len()))),
        }
    }
}

/// Which marks of a full grid a puzzle shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkCoverage {
    /// All that there are.
    All,
    /// About so many in a hundred, drawn by chance.
    Some(u32),
    /// Lines drawn by chance that take about so many in a hundred of all cells, none of them twice.
    Lines(u32),
}

/// What a variant prints, and what holds where it prints nothing.
///
/// What variants with marks, or with rules on neighbours, print, and what it means that nothing is printed.
#[derive(Clone, Copy)]
pub struct MarkRule {
    /// Its signs.
    pub(crate) signs: &'static [Sign],
    /// Which of them a puzzle shows.
    pub(crate) coverage: MarkCoverage,
    /// What holds of neighbours without a sign.
    pub(crate) negative: Option<Relation>,
    /// True when only neighbours in the same box or region have signs.
    pub(crate) in_boxes: bool,
}

impl MarkRule {
    /// Signs wherever they fit.
    pub(super) const fn all(signs: &'static [Sign]) -> MarkRule {
        MarkRule { signs, coverage: MarkCoverage::All, negative: None, in_boxes: false }
    }

    /// Signs at about so many in a hundred of the places where they fit.
    pub(super) const fn some(signs: &'static [Sign], share: u32) -> MarkRule {
        MarkRule { coverage: MarkCoverage::Some(share), ..MarkRule::all(signs) }
    }

    /// Lines over about so many in a hundred of all cells.
    pub(super) const fn lines(signs: &'static [Sign], share: u32) -> MarkRule {
        MarkRule { coverage: MarkCoverage::Lines(share), ..MarkRule::all(signs) }
    }

    /// These signs, where neighbours without one are in that relation.
    pub(super) const fn with_negative(self, negative: Relation) -> MarkRule {
        MarkRule { negative: Some(negative), ..self }
    }

    /// These signs between neighbours in the same box or region alone.
    pub(super) const fn in_boxes(self) -> MarkRule {
        MarkRule { in_boxes: true, ..self }
    }

    /// True when its signs stand on edges, where those of another family would lie on them.
    pub(crate) fn is_on_edges(&self) -> bool {
        self.negative.is_some() || self.has_sign_at(|location| location == SignLocation::OnEdge)
    }

    /// True when its signs run along cells.
    pub(crate) fn is_along_lines(&self) -> bool {
        self.has_sign_at(|location| matches!(location, SignLocation::AlongLine(_)))
    }

    /// True when its signs are numbers outside the grid, where those of another family would lie on them.
    pub(crate) fn is_outside(&self) -> bool {
        self.view().is_some()
    }

    /// What its numbers outside the grid look at.
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
