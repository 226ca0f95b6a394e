//! Signs between cells, in them, along lines or outside the grid, their constraints, and the rules of marks of
//! variants.

use super::Cell;
use super::lines::{self, LineRule, Part};
use super::outside::OutsideView;
use super::relation::Relation;
use super::sequence::{self, SequenceRule};
use gridpress_ground::named::defined;

defined! {
    /// A sign that is printed between two cells, in a cell, along a line of cells, or outside a grid.
    ///
    /// The order of the signs is frozen, since marks on the same cells follow it; new ones are added at the end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Sign: SignDefinition {
        /// A bar on an edge: digits that differ by 1.
        Bar "bar" => on_edge(EdgeLook::Bar, Relation::Consecutive, Ok(("difference", ""))),
        /// A white dot on an edge: digits that differ by 1.
        White "white" => on_edge(EdgeLook::White, Relation::Consecutive, Ok(("difference", ""))),
        /// A black dot on an edge: one digit is twice the other.
        Black "black" => on_edge(EdgeLook::Black, Relation::Double, Ok(("ratio", ""))),
        /// An inequality sign on an edge: the first digit is less.
        Less "less" => on_edge(EdgeLook::Notch(-1), Relation::Less, Err("inequality signs")),
        /// An inequality sign on an edge: the first digit is greater.
        Greater "greater" => on_edge(EdgeLook::Notch(1), Relation::Greater, Err("inequality signs")),
        /// An X on an edge: digits that add up to 10.
        Ten "x" => on_edge(EdgeLook::X, Relation::Ten, Ok(("xv", "X"))),
        /// A V on an edge: digits that add up to 5.
        Five "v" => on_edge(EdgeLook::V, Relation::Five, Ok(("xv", "V"))),
        /// A circle in a cell: an odd digit.
        Odd "odd" => (SignLocation::InCell, Constraint::Parity(1), Ok(("odd", ""))),
        /// A square in a cell: an even digit.
        Even "even" => (SignLocation::InCell, Constraint::Parity(0), Ok(("even", ""))),
        /// A thermometer: digits increase from its bulb, the first cell.
        Thermo "thermo" => along(&lines::THERMO),
        /// An arrow from a circle, the first cell: its digit is the sum of the others, which may repeat.
        Arrow "arrow" => along(&lines::ARROW),
        /// A line that reads the same from both ends.
        Palindrome "palindrome" => along(&lines::PALINDROME),
        /// A line on which neighbours differ by at least half the number of digits, rounded up: 5 at 9x9.
        Whispers "whispers" => along(&lines::WHISPERS),
        /// A line with a set of consecutive digits, in any order.
        Renban "renban" => along(&lines::RENBAN),
        /// A number outside: the sum of the first three digits.
        Frame "frame" =>
            outside(OutsideView::First(3), &sequence::SUM, Err("sums of the first three digits")),
        /// A number outside: the sum of the digits between the lowest and the highest.
        Sandwich "sandwich" =>
            outside(OutsideView::Through, &sequence::SANDWICH, Ok(("sandwichsum", ""))),
        /// A number outside: the number of digits that are greater than all digits before them.
        Skyscraper "skyscraper" =>
            outside(OutsideView::Line, &sequence::SKYSCRAPER, Ok(("skyscraper", ""))),
        /// A number outside: the sum of the digits of a diagonal, which may repeat.
        LittleKiller "little-killer" =>
            outside(OutsideView::Diagonal, &sequence::SUM, Ok(("littlekillersum", ""))),
        /// A number outside: the sum of the first X digits, where X is the first digit.
        XSum "x-sum" => outside(OutsideView::Line, &sequence::X_SUM, Ok(("xsum", ""))),
        /// A circle on a corner with up to four digits, each of which is in one of the four cells around it.
        Quadruple "quadruple" => (
            SignLocation::OnCorner,
            Constraint::Number(&sequence::QUADRUPLE),
            Ok(("quadruple", "")),
        ),
        /// A line between two circles: its digits lie strictly between those in the circles.
        Between "between" => along(&lines::BETWEEN),
    }
}

/// The location of a sign, its constraint, and its key in f-puzzles.
type SignDefinition = (SignLocation, Constraint, SettersKey);

/// The key of the marks of a sign in f-puzzles, and the value by which the sign differs from others with that key; the
/// feature that the format lacks if it has no such marks.
type SettersKey = Result<(&'static str, &'static str), &'static str>;

const fn on_edge(look: EdgeLook, relation: Relation, setters: SettersKey) -> SignDefinition {
    (SignLocation::OnEdge(look), Constraint::Pair(relation), setters)
}

const fn along(rule: &'static LineRule) -> SignDefinition {
    (SignLocation::AlongLine, Constraint::Line(rule), Ok((rule.setters, "")))
}

const fn outside(
    view: OutsideView,
    rule: &'static SequenceRule,
    setters: SettersKey,
) -> SignDefinition {
    (SignLocation::Outside(view), Constraint::Number(rule), setters)
}

/// The location of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignLocation {
    /// On the edge between two cells, with this drawing.
    OnEdge(EdgeLook),
    /// On the corner that four cells share.
    OnCorner,
    /// In a cell.
    InCell,
    /// Along a line of cells, each of which touches the next at an edge or a corner.
    AlongLine,
    /// Outside the grid, referring to these cells.
    Outside(OutsideView),
}

/// The drawing of a sign on an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeLook {
    /// A bar along the edge.
    Bar,
    /// A white dot.
    White,
    /// A black dot.
    Black,
    /// A notch that points into the first cell (-1) or the second (1).
    Notch(i32),
    /// An X.
    X,
    /// A V.
    V,
}

/// A constraint on cells, imposed by a sign.
#[derive(Clone, Copy, Debug)]
pub enum Constraint {
    /// A relation between the first and the second cell.
    Pair(Relation),
    /// The remainder of a digit when it is divided by 2.
    Parity(u8),
    /// The digits, in order, make a number.
    Number(&'static SequenceRule),
    /// The rule of a line.
    Line(&'static LineRule),
}

impl Sign {
    /// Returns the location of the sign.
    pub const fn location(self) -> SignLocation {
        self.definition().0
    }

    /// Returns the constraint of the sign.
    pub const fn constraint(self) -> Constraint {
        self.definition().1
    }

    /// Returns the key of such marks in f-puzzles, and the value by which the sign differs from others with that key; the
    /// feature that the format lacks if it has no such marks.
    pub(crate) const fn setters(self) -> SettersKey {
        self.definition().2
    }

    /// Returns the rule of a sign along lines; `None` for others.
    pub const fn line(self) -> Option<&'static LineRule> {
        match self.constraint() {
            Constraint::Line(rule) => Some(rule),
            _ => None,
        }
    }

    /// Returns the constraints on single cells, pairs and sequences that the sign imposes on `cells`, in a grid with that
    /// many digits.
    pub fn parts(self, cells: &[Cell], digits: usize) -> Vec<Part> {
        match self.constraint() {
            Constraint::Pair(relation) => vec![Part::Pair([cells[0], cells[1]], relation)],
            Constraint::Parity(rest) => {
                let digits = (1..=digits as u32).filter(|digit| digit % 2 == u32::from(rest));
                vec![Part::Only(cells[0], digits.fold(0, |all, digit| all | 1 << (digit - 1)))]
            }
            Constraint::Number(rule) => vec![Part::Sequence(rule, cells.to_vec())],
            Constraint::Line(rule) => (rule.parts)(cells, digits),
        }
    }

    /// Returns `true` if digits make a number in their order: along arrows, for example, or seen from outside the grid.
    pub(super) fn has_sequences(self) -> bool {
        self.parts(&[0, 1, 2], 9).iter().any(|part| matches!(part, Part::Sequence(..)))
    }

    /// Returns `true` if the sign does nothing but make digits equal.
    pub(super) fn only_equates(self) -> bool {
        self.parts(&[0, 1, 2], 9).iter().all(|part| matches!(part, Part::Pair(_, Relation::Equal)))
    }

    /// Returns `true` if marks with this sign have a value of their own: a number outside the grid, or the digits in a circle.
    pub fn has_value(self) -> bool {
        matches!(self.constraint(), Constraint::Number(_))
    }

    /// Returns the sign that means the same for the cells in reverse order; `None` if there is none.
    pub(super) fn reversed(self) -> Option<Sign> {
        let is_symmetric = match self.definition() {
            (SignLocation::Outside(view), ..) => {
                matches!(view, OutsideView::Through | OutsideView::Diagonal)
            }
            (_, Constraint::Line(rule), _) => rule.look.is_symmetric(),
            (_, Constraint::Pair(relation), _) if relation.reversed() != relation => {
                return Sign::NAMES.iter().map(|(_, sign)| *sign).find(|sign| {
                    matches!(sign.constraint(), Constraint::Pair(other) if other == relation.reversed())
                });
            }
            (location, ..) => location != SignLocation::OnCorner,
        };
        is_symmetric.then_some(self)
    }

    /// Returns `true` if a mark with this sign can have that many cells.
    pub(super) fn fits_length(self, cells: usize) -> bool {
        match self.definition() {
            (SignLocation::OnEdge(_), ..) => cells == 2,
            (SignLocation::OnCorner, ..) => cells == 4,
            (SignLocation::InCell, ..) => cells == 1,
            (_, Constraint::Line(rule), _) => cells >= rule.least,
            _ => true,
        }
    }

    /// Returns the number of the sign for cells with these digits in a full grid: the number outside, or 0 for other
    /// signs. `None` if the sign does not fit the cells. `of` is the number of different digits in the grid.
    pub fn value(self, digits: &[u8], of: usize) -> Option<u32> {
        if !self.fits_length(digits.len()) {
            return None;
        }
        let parts = self.parts(&Vec::from_iter(0..digits.len()), of);
        let fits = |&value: &u32| parts.iter().all(|part| part.allows(digits, value, of));
        match self.location() {
            // The circle has all four digits, of which the generator may choose some.
            SignLocation::OnCorner => {
                let mut sorted = digits.to_vec();
                sorted.sort_unstable();
                Some(sorted.iter().fold(0, |number, &digit| 10 * number + u32::from(digit)))
            }
            // No rule makes a number greater than the sum of all digits.
            SignLocation::Outside(_) => {
                (0..=digits.iter().copied().map(u32::from).sum()).find(fits)
            }
            _ => Some(0).filter(fits),
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

    /// Shows lines with the only one of `signs`, which cover its share of all cells.
    pub(super) const fn lines(signs: &'static [Sign; 1]) -> MarkRule {
        let share = signs[0].line().expect("a sign along lines").share;
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
            |location| matches!(location, SignLocation::OnEdge(_) | SignLocation::OnCorner);
        self.negative.is_some() || self.has_sign_at(is_between_cells)
    }

    /// Returns `true` if there are signs along lines.
    pub(crate) fn is_along_lines(&self) -> bool {
        self.has_sign_at(|location| location == SignLocation::AlongLine)
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

    pub(super) fn has_sign_at(&self, at: impl Fn(SignLocation) -> bool) -> bool {
        self.signs.iter().any(|sign| at(sign.location()))
    }
}
