//! Signs between cells, on them, along them or outside the grid, what each asks for, and the families that variants print.

use super::Cell;
use super::outside::View;
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
pub enum Stands {
    /// On the edge between two cells.
    OnEdge,
    /// In a cell.
    InCell,
    /// Along a line of at least so many cells that touch each other, also at corners.
    Along(usize),
    /// Outside the grid, in sight of these cells.
    Outside(View),
}

/// What a sign, or the want of one, asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Of the first and the second cell.
    Pair(Relation),
    /// Of a cell: a digit that leaves so much when it is divided by 2.
    Parity(u8),
    /// Of cells in their order: each less than the next.
    Rising,
    /// Of each cell and the next: that they differ by so much, or more.
    Apart(u8),
    /// Of each cell and the one as far from the other end: that they are alike.
    Mirrored,
    /// Of all cells: different digits without a gap.
    Gapless,
    /// Of cells in their order: a number.
    Number(SequenceRule, u32),
}

impl Demand {
    /// What it says of pairs of `cells`.
    pub(super) fn pairs(self, cells: &[Cell]) -> Vec<([Cell; 2], Relation)> {
        let count = cells.len();
        let all = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let of = |a: usize, b: usize| [cells[a], cells[b]];
        match self {
            Demand::Pair(relation) => vec![(of(0, 1), relation)],
            Demand::Parity(_) | Demand::Number(..) => Vec::new(),
            Demand::Rising => {
                all.map(|(a, b)| (of(a, b), Relation::below((b - a) as u8))).collect()
            }
            Demand::Apart(least) => {
                (1..count).map(|next| (of(next - 1, next), Relation::Apart(least))).collect()
            }
            Demand::Mirrored => {
                (0..count / 2).map(|at| (of(at, count - 1 - at), Relation::Same)).collect()
            }
            Demand::Gapless => {
                all.map(|(a, b)| (of(a, b), Relation::Within(count as u8))).collect()
            }
        }
    }
}

impl Sign {
    /// What it asks for where it says `value`, in a grid of so many `digits`.
    pub fn demand(self, value: u32, digits: usize) -> Demand {
        let number = |rule| Demand::Number(rule, value);
        match self {
            Sign::Bar | Sign::White => Demand::Pair(Relation::Consecutive),
            Sign::Black => Demand::Pair(Relation::Double),
            Sign::Less => Demand::Pair(Relation::Less),
            Sign::Greater => Demand::Pair(Relation::Greater),
            Sign::Ten => Demand::Pair(Relation::Ten),
            Sign::Five => Demand::Pair(Relation::Five),
            Sign::Odd => Demand::Parity(1),
            Sign::Even => Demand::Parity(0),
            Sign::Thermo => Demand::Rising,
            Sign::Palindrome => Demand::Mirrored,
            Sign::Whispers => Demand::Apart(digits.div_ceil(2) as u8),
            Sign::Renban => Demand::Gapless,
            Sign::Arrow => number(SequenceRule::Arrow),
            Sign::Frame | Sign::LittleKiller => number(SequenceRule::Sum),
            Sign::Sandwich => number(SequenceRule::Between),
            Sign::Skyscraper => number(SequenceRule::Seen),
            Sign::XSum => number(SequenceRule::Leading),
        }
    }

    /// Where it stands.
    pub fn stands(self) -> Stands {
        match self {
            Sign::Bar
            | Sign::White
            | Sign::Black
            | Sign::Less
            | Sign::Greater
            | Sign::Ten
            | Sign::Five => Stands::OnEdge,
            Sign::Odd | Sign::Even => Stands::InCell,
            Sign::Thermo | Sign::Arrow | Sign::Whispers | Sign::Renban => Stands::Along(2),
            Sign::Palindrome => Stands::Along(3),
            Sign::Frame => Stands::Outside(View::First(3)),
            Sign::Sandwich => Stands::Outside(View::Through),
            Sign::Skyscraper | Sign::XSum => Stands::Outside(View::Line),
            Sign::LittleKiller => Stands::Outside(View::Diagonal),
        }
    }

    /// True when it says the same of its cells in the opposite order.
    fn is_even_handed(self) -> bool {
        match self.stands() {
            Stands::Outside(view) => matches!(view, View::Through | View::Diagonal),
            _ => !matches!(self.demand(0, 9), Demand::Rising | Demand::Number(..)),
        }
    }

    /// The sign for the same cells in the opposite order; `None` where it says another thing then.
    pub(super) fn turned(self) -> Option<Sign> {
        match self {
            Sign::Less => Some(Sign::Greater),
            Sign::Greater => Some(Sign::Less),
            same => same.is_even_handed().then_some(same),
        }
    }

    /// What it says of cells with these digits of a full grid with so many different ones: a number outside, 0 for another
    /// sign that may stand on them. `None` where it may not.
    pub fn value(self, digits: &[u8], of: usize) -> Option<u32> {
        let all = |mut pairs: Vec<([Cell; 2], Relation)>| {
            pairs.retain(|&([a, b], relation)| !relation.allows(digits[a], digits[b]));
            pairs.is_empty().then_some(0)
        };
        let is_long_enough = match self.stands() {
            Stands::OnEdge => digits.len() == 2,
            Stands::InCell => digits.len() == 1,
            Stands::Along(least) => digits.len() >= least,
            Stands::Outside(_) => true,
        };
        match self.demand(0, of) {
            _ if !is_long_enough => None,
            Demand::Parity(rest) => (digits[0] % 2 == rest).then_some(0),
            Demand::Number(rule, _) => rule.value(digits, of),
            demand => all(demand.pairs(&Vec::from_iter(0..digits.len()))),
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
    /// Lines drawn by chance that take about so many in a hundred of all cells, none of them twice.
    Lines(u32),
}

/// What a variant prints, and what holds where it prints nothing.
///
/// What variants with marks, or with rules on neighbours, print, and what it means that nothing is printed.
#[derive(Clone, Copy)]
pub struct Family {
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
    /// Signs wherever they fit.
    pub(super) const fn all(signs: &'static [Sign]) -> Family {
        Family { signs, shown: Shown::All, absent: None, in_boxes: false }
    }

    /// Signs at about so many in a hundred of the places where they fit.
    pub(super) const fn some(signs: &'static [Sign], share: u32) -> Family {
        Family { shown: Shown::Some(share), ..Family::all(signs) }
    }

    /// Lines over about so many in a hundred of all cells.
    pub(super) const fn lines(signs: &'static [Sign], share: u32) -> Family {
        Family { shown: Shown::Lines(share), ..Family::all(signs) }
    }

    /// These signs, where neighbours without one are in that relation.
    pub(super) const fn or_else(self, absent: Relation) -> Family {
        Family { absent: Some(absent), ..self }
    }

    /// These signs between neighbours in the same box or region alone.
    pub(super) const fn in_boxes(self) -> Family {
        Family { in_boxes: true, ..self }
    }

    /// True when its signs stand on edges, where those of another family would lie on them.
    pub(crate) fn is_of_edges(&self) -> bool {
        self.absent.is_some() || self.has_signs(|stands| stands == Stands::OnEdge)
    }

    /// True when its signs run along cells.
    pub(crate) fn is_of_lines(&self) -> bool {
        self.has_signs(|stands| matches!(stands, Stands::Along(_)))
    }

    /// True when its signs are numbers outside the grid, where those of another family would lie on them.
    pub(crate) fn is_outside(&self) -> bool {
        self.view().is_some()
    }

    /// What its numbers outside the grid look at.
    pub(crate) fn view(&self) -> Option<View> {
        self.signs.iter().find_map(|sign| match sign.stands() {
            Stands::Outside(view) => Some(view),
            _ => None,
        })
    }

    fn has_signs(&self, stand: impl Fn(Stands) -> bool) -> bool {
        self.signs.iter().any(|sign| stand(sign.stands()))
    }
}
