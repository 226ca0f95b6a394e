//! What a rule asks of one cell, or of two: constraints as data, from which the counter propagates and people deduce.

use super::Cell;

/// What the digits of two cells have to do with each other.
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
    /// They are the same.
    Equal,
    /// The first is less by at least so much.
    LessBy(u8),
    /// The first is greater by at least so much.
    GreaterBy(u8),
    /// They differ by at least so much.
    MinDifference(u8),
    /// They differ, and by less than so much.
    DifferWithin(u8),
}

impl Relation {
    /// The first is less by at least so much.
    pub(super) fn less_by(by: u8) -> Relation {
        match by {
            1 => Relation::Less,
            more => Relation::LessBy(more),
        }
    }

    /// Whether `a` in the first cell goes with `b` in the second; digits from 1.
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

    /// The same, seen from the second cell.
    pub fn reversed(self) -> Relation {
        match self {
            Relation::Less => Relation::Greater,
            Relation::Greater => Relation::Less,
            Relation::LessBy(by) => Relation::GreaterBy(by),
            Relation::GreaterBy(by) => Relation::LessBy(by),
            same => same,
        }
    }

    /// For each digit of the first cell (here from 0) those that the second can have, of so many, as bits.
    pub fn partners(self, digits: usize) -> Vec<u32> {
        let with = |a: usize| {
            let fits = |b: &usize| self.allows(a as u8 + 1, *b as u8 + 1);
            (0..digits).filter(fits).fold(0, |all, b| all | 1 << b)
        };
        (0..digits).map(with).collect()
    }
}

/// Two cells whose digits have something to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PairConstraint {
    /// The cells: the first and the second of the relation.
    pub cells: [Cell; 2],
    /// What holds between them.
    pub relation: Relation,
    /// The mark that says so, as an index into [`Shape::marks`](crate::puzzle::Shape::marks); `None` where the rules say so,
    /// for want of a mark.
    pub mark: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relations_turn_around() {
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
                let turned = relation.reversed().allows(b, a);
                assert_eq!(relation.allows(a, b), turned, "{relation:?} {a} {b}");
            }
        }
        assert_eq!(Less.partners(4), [0b1110, 0b1100, 0b1000, 0]);
        assert_eq!(Double.partners(4), [0b10, 0b1001, 0, 0b10]);
    }
}
