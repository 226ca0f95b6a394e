//! Relations between the digits of two cells: constraints as data, used by the solver and by the rater.

use super::Cell;

/// A relation between the digits of two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// They differ by 1.
    Consecutive,
    /// They do not differ by 1.
    NotConsecutive,
    /// One is twice the other.
    Double,
    /// They neither differ by 1, nor is one twice the other.
    NoDot,
    /// The first is less than the second.
    Less,
    /// The first is greater than the second.
    Greater,
    /// They add up to 5.
    Five,
    /// They add up to 10.
    Ten,
    /// They add up to neither 5 nor 10.
    NoSum,
    /// They are equal.
    Equal,
    /// The first is less by at least this much.
    LessBy(u8),
    /// The first is greater by at least this much.
    GreaterBy(u8),
    /// They differ by at least this much.
    MinDifference(u8),
    /// They differ, but by less than this much.
    DifferWithin(u8),
}

impl Relation {
    /// Returns the relation in which the first digit is less by at least `by`.
    pub(super) fn less_by(by: u8) -> Relation {
        match by {
            1 => Relation::Less,
            more => Relation::LessBy(more),
        }
    }

    /// Returns `true` if the relation allows the digit `a` in the first cell with `b` in the second; digits count from
    /// 1.
    pub fn allows(self, a: u8, b: u8) -> bool {
        let consecutive = a.abs_diff(b) == 1;
        let double = a == 2 * b || b == 2 * a;
        match self {
            Relation::Consecutive => consecutive,
            Relation::NotConsecutive => !consecutive,
            Relation::Double => double,
            Relation::NoDot => !consecutive && !double,
            Relation::Less => a < b,
            Relation::Greater => a > b,
            Relation::Five => a + b == 5,
            Relation::Ten => a + b == 10,
            Relation::NoSum => a + b != 5 && a + b != 10,
            Relation::Equal => a == b,
            Relation::LessBy(by) => a + by <= b,
            Relation::GreaterBy(by) => b + by <= a,
            Relation::MinDifference(by) => a.abs_diff(b) >= by,
            Relation::DifferWithin(range) => a != b && a.abs_diff(b) < range,
        }
    }

    /// Returns the name of the relation, which it shares with its reverse and with those that differ from it by a number
    /// alone, and this number; 0 if there is none.
    pub fn name(self) -> (&'static str, u8) {
        match self {
            Relation::Consecutive => ("consecutive", 1),
            Relation::NotConsecutive => ("not-consecutive", 1),
            Relation::Double => ("double", 2),
            Relation::NoDot => ("no-dot", 0),
            Relation::Less | Relation::Greater => ("less", 1),
            Relation::Five => ("sum", 5),
            Relation::Ten => ("sum", 10),
            Relation::NoSum => ("no-sum", 0),
            Relation::Equal => ("same", 0),
            Relation::LessBy(by) | Relation::GreaterBy(by) => ("below", by),
            Relation::MinDifference(by) => ("apart", by),
            Relation::DifferWithin(range) => ("within", range - 1),
        }
    }

    /// Returns the relation as seen from the second cell.
    pub fn reversed(self) -> Relation {
        match self {
            Relation::Less => Relation::Greater,
            Relation::Greater => Relation::Less,
            Relation::LessBy(by) => Relation::GreaterBy(by),
            Relation::GreaterBy(by) => Relation::LessBy(by),
            same => same,
        }
    }

    /// Returns, for each of `digits` digits in the first cell, the digits that the second cell can have, as bits.
    /// Digits count from 0 here.
    pub fn partners(self, digits: usize) -> Vec<u32> {
        let with = |a: usize| {
            let fits = |b: &usize| self.allows(a as u8 + 1, *b as u8 + 1);
            (0..digits).filter(fits).fold(0, |all, b| all | 1 << b)
        };
        (0..digits).map(with).collect()
    }
}

/// A relation between the digits of two specific cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PairConstraint {
    /// The cells: the first and the second of the relation.
    pub cells: [Cell; 2],
    /// The relation.
    pub relation: Relation,
    /// The mark that imposes the relation, as an index into [`Shape::marks`](crate::puzzle::Shape::marks). `None` if
    /// the relation is a negative constraint, imposed by the absence of a mark.
    pub mark: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reversed_relations_allow_the_same_pairs() {
        use Relation::*;
        let all = [
            Consecutive,
            NotConsecutive,
            Double,
            NoDot,
            Less,
            Greater,
            Five,
            Ten,
            NoSum,
            Equal,
            LessBy(2),
            GreaterBy(3),
            MinDifference(5),
            DifferWithin(4),
        ];
        for relation in all {
            for (a, b) in (1..=9).flat_map(|a| (1..=9).map(move |b| (a, b))) {
                let reversed = relation.reversed().allows(b, a);
                assert_eq!(relation.allows(a, b), reversed, "{relation:?} {a} {b}");
            }
        }
        assert_eq!(Less.partners(4), [0b1110, 0b1100, 0b1000, 0]);
        assert_eq!(Double.partners(4), [0b10, 0b1001, 0, 0b10]);
    }
}
