//! Cages: cells whose digits make a number, and the ways in which they can.

use super::{Cell, Kind, Variant};
use crate::named::names;
use std::ops::ControlFlow;

/// Cells whose digits make a number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cage {
    /// Its cells, ascending.
    pub cells: Vec<Cell>,
    /// How its digits make the number.
    pub rule: CageRule,
    /// The number that they make.
    pub target: u32,
}

/// How the digits of a cage make its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum CageRule {
    /// They differ and add up to it, as in a killer.
    Killer,
    /// They add up to it.
    Sum,
    /// The smaller of two digits taken from the larger leaves it.
    Difference,
    /// They multiply to it.
    Product,
    /// The larger of two digits divided by the smaller is the number.
    Quotient,
    /// They make it as a sum, a difference, a product or a quotient; which of them is not said.
    Any,
}

names! {
    CageRule {
        "different" => CageRule::Killer,
        "sum" => CageRule::Sum,
        "difference" => CageRule::Difference,
        "product" => CageRule::Product,
        "quotient" => CageRule::Quotient,
        "any" => CageRule::Any,
    }
}

/// The operations, in the order in which a rule that does not say which tries them.
const OPERATIONS: [CageRule; 4] =
    [CageRule::Sum, CageRule::Difference, CageRule::Product, CageRule::Quotient];

/// The most cells of a cage whose digits may repeat: its fillings are gone through one by one.
pub(crate) const MAX_CELLS: usize = 9;

impl CageRule {
    /// Whether `digits` make `target`.
    ///
    /// ```
    /// use gridpress_engine::puzzle::CageRule;
    ///
    /// assert!(CageRule::Difference.is_satisfied(3, &[2, 5]));
    /// assert!(CageRule::Any.is_satisfied(10, &[2, 5]));
    /// assert!(!CageRule::Killer.is_satisfied(4, &[2, 2]));
    /// ```
    pub fn is_satisfied(self, target: u32, digits: &[u8]) -> bool {
        let pair = match digits {
            [a, b] => Some((u32::from(*a.max(b)), u32::from(*a.min(b)))),
            _ => None,
        };
        let mut values = digits.iter().map(|&digit| u32::from(digit));
        match self {
            CageRule::Sum => values.sum::<u32>() == target,
            CageRule::Killer => {
                let repeats = (1..digits.len()).any(|at| digits[..at].contains(&digits[at]));
                !repeats && values.sum::<u32>() == target
            }
            CageRule::Product => {
                let product = values.try_fold(1u32, |product, value| product.checked_mul(value));
                product == Some(target)
            }
            CageRule::Difference => pair.is_some_and(|(larger, less)| larger - less == target),
            CageRule::Quotient => {
                pair.is_some_and(|(larger, less)| less.checked_mul(target) == Some(larger))
            }
            CageRule::Any => OPERATIONS.iter().any(|rule| rule.is_satisfied(target, digits)),
        }
    }

    /// The sign of its operation; `None` where none is printed.
    pub fn sign(self) -> Option<char> {
        match self {
            CageRule::Killer | CageRule::Any => None,
            CageRule::Sum => Some('+'),
            CageRule::Difference => Some('−'),
            CageRule::Product => Some('×'),
            CageRule::Quotient => Some('÷'),
        }
    }

    /// The operation of a sign, in any of the ways in which it is typed.
    pub fn from_sign(sign: &str) -> Option<CageRule> {
        match sign {
            "+" => Some(CageRule::Sum),
            "-" | "−" | "–" => Some(CageRule::Difference),
            "*" | "x" | "X" | "×" | "·" => Some(CageRule::Product),
            "/" | ":" | "÷" => Some(CageRule::Quotient),
            _ => None,
        }
    }

    /// Whether cages of `kind` may have this rule.
    pub(super) fn is_allowed_in(self, kind: Kind) -> bool {
        match self {
            CageRule::Killer => kind.has(Variant::Killer),
            _ => kind.has(Variant::Calcudoku),
        }
    }
}

impl Cage {
    /// A cage of a killer: its digits differ and add up to `sum`.
    pub fn killer(cells: Vec<Cell>, sum: u32) -> Cage {
        Cage { cells, rule: CageRule::Killer, target: sum }
    }

    /// A cage of a calcudoku. Of one cell every operation makes the same, so it is a sum.
    pub fn calcudoku(cells: Vec<Cell>, rule: CageRule, target: u32) -> Cage {
        let rule = match cells.len() {
            1 => CageRule::Sum,
            _ => rule,
        };
        Cage { cells, rule, target }
    }

    /// What its digits add up to, where that is what it says.
    pub fn sum(&self) -> Option<u32> {
        matches!(self.rule, CageRule::Killer | CageRule::Sum).then_some(self.target)
    }

    /// The digit of a cell that is a cage of its own in a calcudoku: a given.
    pub fn given(&self) -> Option<(Cell, u8)> {
        match (&self.cells[..], self.rule) {
            ([cell], CageRule::Sum) => Some((*cell, u8::try_from(self.target).ok()?)),
            _ => None,
        }
    }

    /// What stands in its corner: the number, and the sign of its operation if it has one. `12×`.
    pub fn label(&self) -> String {
        let sign = self.rule.sign().filter(|_| self.cells.len() > 1);
        let sign = sign.map_or_else(String::new, String::from);
        self.target.to_string() + &sign
    }

    /// The number and the rule of a label of a cage of so many cells, in a calcudoku. `None` for what is no label.
    pub fn parse_label(label: &str, cells: usize) -> Option<(u32, CageRule)> {
        let label = label.trim();
        let sign = label.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = &label[..label.len() - sign.len()];
        let rule = match sign {
            "" if cells == 1 => CageRule::Sum,
            "" => CageRule::Any,
            sign => CageRule::from_sign(sign)?,
        };
        Some((number.parse().ok()?, rule))
    }
}

/// For each cell of a cage in a grid of `side` the cells before it that share its row or column, as bits.
pub(crate) fn earlier_peers(cells: &[Cell], side: usize) -> [u16; MAX_CELLS] {
    let mut earlier_peers = [0; MAX_CELLS];
    for (at, &cell) in cells.iter().enumerate() {
        let sees = |&other: &usize| {
            let other = cells[other];
            other / side == cell / side || other % side == cell % side
        };
        earlier_peers[at] = (0..at).filter(sees).fold(0, |bits, other| bits | 1 << other);
    }
    earlier_peers
}

/// Cells whose digits make a number and may repeat, with the digits that are left for each.
#[derive(Clone, Copy)]
pub(crate) struct CageCandidates<'a> {
    pub(crate) rule: CageRule,
    pub(crate) target: u32,
    /// For each cell its digits, bit 0 for 1; up to [`MAX_CELLS`] cells.
    pub(crate) masks: &'a [u32],
    /// For each cell those before it that hold other digits, as bits.
    pub(crate) earlier_peers: &'a [u16],
}

/// The digits put into the first cells.
#[derive(Clone, Copy)]
struct PartialFilling {
    digits: [u8; MAX_CELLS],
    count: usize,
    /// What they make so far: a sum or a product.
    made: u64,
}

impl CageCandidates<'_> {
    /// Tells `each` all ways to fill the cells, until it returns false or `steps` digits were tried. True when all were
    /// told, a way of several operations more than once.
    pub(crate) fn for_each_filling(
        &self,
        steps: u32,
        each: &mut impl FnMut(&[u8]) -> bool,
    ) -> bool {
        let mut left = steps;
        let begun = |rule| PartialFilling {
            digits: [0; MAX_CELLS],
            count: 0,
            made: u64::from(rule == CageRule::Product),
        };
        let rules = match &self.rule {
            CageRule::Any if self.masks.len() == 1 => &OPERATIONS[..1],
            CageRule::Any => &OPERATIONS,
            rule => std::slice::from_ref(rule),
        };
        (rules.iter()).all(|&rule| {
            let bounds = self.bounds(rule);
            let going = self.extend(rule, &bounds, begun(rule), &mut left, each);
            going.is_continue()
        })
    }

    /// The least and the most that the cells from each on can add, or multiply by.
    fn bounds(&self, rule: CageRule) -> [(u64, u64); MAX_CELLS + 1] {
        let is_product = rule == CageRule::Product;
        let mut bounds = [(u64::from(is_product), u64::from(is_product)); MAX_CELLS + 1];
        for at in (0..self.masks.len()).rev() {
            let (least, most) = bounds[at + 1];
            let mask = self.masks[at];
            let low = u64::from(mask.trailing_zeros() + 1);
            let high = u64::from(u32::BITS - mask.leading_zeros());
            bounds[at] =
                if is_product { (least * low, most * high) } else { (least + low, most + high) };
        }
        bounds
    }

    /// Breaks when `each` wants no more, or the steps ran out.
    fn extend(
        &self,
        rule: CageRule,
        bounds: &[(u64, u64)],
        begun: PartialFilling,
        left: &mut u32,
        each: &mut impl FnMut(&[u8]) -> bool,
    ) -> ControlFlow<()> {
        let at = begun.count;
        if at == self.masks.len() {
            let digits = &begun.digits[..at];
            return if !rule.is_satisfied(self.target, digits) || each(digits) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            };
        }
        let mut mask = self.masks[at];
        let earlier = |digit: u8| {
            let earlier_peers = self.earlier_peers[at];
            (0..at).any(|other| earlier_peers >> other & 1 != 0 && begun.digits[other] == digit)
        };
        while mask != 0 {
            let digit = mask.trailing_zeros() as u8 + 1;
            mask &= mask - 1;
            *left = match left.checked_sub(1) {
                Some(left) => left,
                None => return ControlFlow::Break(()),
            };
            let made = match rule {
                CageRule::Product => begun.made * u64::from(digit),
                _ => begun.made + u64::from(digit),
            };
            if earlier(digit) || !self.can_reach_target(rule, made, bounds[at + 1]) {
                continue;
            }
            let mut next = PartialFilling { made, count: at + 1, ..begun };
            next.digits[at] = digit;
            self.extend(rule, bounds, next, left, each)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether cells that make `made`, with others that add or multiply by something within `bounds`, may make the target.
    #[inline]
    fn can_reach_target(&self, rule: CageRule, made: u64, (least, most): (u64, u64)) -> bool {
        let target = u64::from(self.target);
        match rule {
            CageRule::Product => {
                target.is_multiple_of(made) && (made * least..=made * most).contains(&target)
            }
            CageRule::Sum | CageRule::Killer => (made + least..=made + most).contains(&target),
            CageRule::Difference | CageRule::Quotient | CageRule::Any => true,
        }
    }

    /// The digits that each cell can hold in some way, or all of its own where that takes too long to find out. All are
    /// empty when there is no way.
    pub fn possible_digits(&self) -> [u32; MAX_CELLS] {
        /// Digits that are tried for one that may not be possible.
        const STEPS: u32 = 4000;
        let mut possible = [0; MAX_CELLS];
        let mut masks = [0; MAX_CELLS];
        masks[..self.masks.len()].copy_from_slice(self.masks);
        for at in 0..self.masks.len() {
            let mut open = self.masks[at] & !possible[at];
            while open != 0 {
                let digit = open & open.wrapping_neg();
                masks[at] = digit;
                let one = CageCandidates { masks: &masks[..self.masks.len()], ..*self };
                let mut found = None;
                let is_all = one.for_each_filling(STEPS, &mut |digits| {
                    for (possible, digit) in possible.iter_mut().zip(digits) {
                        *possible |= 1 << (digit - 1);
                    }
                    found = Some(());
                    false
                });
                if found.is_none() && !is_all {
                    possible[at] |= digit;
                }
                open &= !digit & !possible[at];
            }
            masks[at] = self.masks[at];
        }
        possible
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to fill cells with these digits left, by trying all.
    fn plainly(filling: &CageCandidates) -> Vec<Vec<u8>> {
        let mut ways = vec![Vec::new()];
        for &mask in filling.masks {
            let digits = (1..=9).filter(|digit| mask >> (digit - 1) & 1 != 0);
            let digits: Vec<u8> = digits.collect();
            let longer = |way: &Vec<u8>| -> Vec<Vec<u8>> {
                let with = |&digit: &u8| [way.as_slice(), &[digit]].concat();
                digits.iter().map(with).collect()
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        let differ = |way: &Vec<u8>| {
            let pairs = (0..way.len()).flat_map(|at| (0..at).map(move |other| (at, other)));
            let mut differing =
                pairs.filter(|(at, other)| filling.earlier_peers[*at] >> other & 1 != 0);
            differing.all(|(at, other)| way[at] != way[other])
        };
        ways.retain(|way| differ(way) && filling.rule.is_satisfied(filling.target, way));
        ways
    }

    #[test]
    fn operations_are_those_of_school() {
        for (rule, target, digits, makes) in [
            (CageRule::Sum, 9, &[4, 4, 1][..], true),
            (CageRule::Killer, 9, &[4, 4, 1], false),
            (CageRule::Killer, 9, &[5, 3, 1], true),
            (CageRule::Product, 18, &[3, 2, 3], true),
            (CageRule::Product, u32::MAX, &[9; 12], false),
            (CageRule::Difference, 4, &[1, 5], true),
            (CageRule::Difference, 4, &[1, 6], false),
            (CageRule::Quotient, 3, &[2, 6], true),
            (CageRule::Quotient, 2, &[6, 2], false),
            (CageRule::Quotient, u32::MAX, &[2, 6], false),
            (CageRule::Any, 3, &[2, 6], true),
            (CageRule::Any, 5, &[2, 6], false),
        ] {
            assert_eq!(rule.is_satisfied(target, digits), makes, "{rule} {target} {digits:?}");
        }
    }

    #[test]
    fn fillings_are_those_of_trying_all() {
        let cages: [&[Cell]; 5] = [&[0], &[0, 1], &[0, 1, 6], &[0, 1, 6, 7], &[1, 6, 7, 8, 13]];
        let mut number = 7u32;
        let mut draw = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            number >> 16
        };
        for cells in cages {
            let earlier_peers = earlier_peers(cells, 6);
            for &(_, rule) in &CageRule::NAMES[1..] {
                for target in 1..=60 {
                    let masks: Vec<u32> = cells.iter().map(|_| draw() & 63).collect();
                    let filling = CageCandidates {
                        rule,
                        target,
                        masks: &masks,
                        earlier_peers: &earlier_peers,
                    };
                    let mut ways = Vec::new();
                    assert!(filling.for_each_filling(u32::MAX, &mut |way| {
                        ways.push(way.to_vec());
                        true
                    }));
                    ways.sort_unstable();
                    ways.dedup();
                    let expected = plainly(&filling);
                    assert_eq!(ways, expected, "{rule} {target} {masks:?}");
                    let mut possible = [0; MAX_CELLS];
                    for way in expected {
                        (possible.iter_mut().zip(way)).for_each(|(bits, d)| *bits |= 1 << (d - 1));
                    }
                    assert_eq!(filling.possible_digits(), possible, "{rule} {target} {masks:?}");
                }
            }
        }
    }

    #[test]
    fn labels_read_back() {
        for (text, cells) in [("12×", 3), ("3−", 2), ("2÷", 2), ("7+", 4), ("7", 2), ("5", 1)] {
            let (target, rule) = Cage::parse_label(text, cells).unwrap();
            let cage = Cage::calcudoku((0..cells).collect(), rule, target);
            assert_eq!(cage.label(), text);
        }
        assert_eq!(Cage::parse_label("12%", 2), None);
        assert_eq!(Cage::parse_label("×", 2), None);
    }
}
