//! Cages: groups of cells whose digits have to make a number, and the ways to fill them.

use super::{Cell, Kind};
use gridpress_ground::named::defined;
use std::ops::ControlFlow;

/// A group of cells whose digits have to make a number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cage {
    /// The cells, ascending.
    pub cells: Vec<Cell>,
    /// The rule by which the digits make the number.
    pub rule: CageRule,
    /// The number.
    pub target: u32,
}

defined! {
    /// A rule by which the digits of a cage make its number, and the signs of its operation: first the printed one, then
    /// other spellings.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum CageRule: &'static str {
        /// The digits differ, and their sum is the number, as in killer sudoku.
        Killer "different" => "",
        /// The sum of the digits is the number.
        Sum "sum" => "+",
        /// The difference of two digits is the number.
        Difference "difference" => "−-–",
        /// The product of the digits is the number.
        Product "product" => "×*xX·",
        /// The larger of two digits divided by the smaller is the number.
        Quotient "quotient" => "÷/:",
        /// The sum, difference, product or quotient is the number; the puzzle does not state which.
        Any "any" => "",
        /// The digits differ. Such a cage has no number; its target is 0.
        Distinct "distinct" => "",
    }
}

/// The operations, in the order in which [`CageRule::Any`] tries them.
const OPERATIONS: [CageRule; 4] =
    [CageRule::Sum, CageRule::Difference, CageRule::Product, CageRule::Quotient];

/// The maximum number of cells of a cage whose digits may repeat: its fillings are enumerated.
pub(crate) const MAX_CELLS: usize = 9;

impl CageRule {
    /// Returns `true` if `digits` make `target`.
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
            CageRule::Distinct => (1..digits.len()).all(|at| !digits[..at].contains(&digits[at])),
            CageRule::Killer => {
                CageRule::Distinct.is_satisfied(0, digits) && values.sum::<u32>() == target
            }
            CageRule::Product => {
                // Files may state any cage: nine cells of large digits overflow 32 bits.
                let product = values.try_fold(1u32, |product, value| product.checked_mul(value));
                product == Some(target)
            }
            CageRule::Difference => pair.is_some_and(|(larger, less)| larger - less == target),
            CageRule::Quotient => {
                // Multiplied back, since a division would round and an empty cell counts as 0.
                pair.is_some_and(|(larger, less)| less.checked_mul(target) == Some(larger))
            }
            CageRule::Any => OPERATIONS.iter().any(|rule| rule.is_satisfied(target, digits)),
        }
    }

    /// Returns the sign of the operation; `None` if no sign is printed.
    pub fn sign(self) -> Option<char> {
        self.definition().chars().next()
    }

    /// Returns the sign of the operation in ASCII; `None` if no sign is printed.
    pub(crate) fn ascii_sign(self) -> Option<char> {
        self.definition().chars().find(char::is_ascii)
    }

    /// Returns the operation for a sign in any common spelling; `None` for other texts.
    pub fn from_sign(sign: &str) -> Option<CageRule> {
        let sign: char = sign.parse().ok()?;
        CageRule::NAMES.iter().map(|(_, rule)| *rule).find(|rule| rule.definition().contains(sign))
    }

    /// Returns `true` if the digits of a cage differ, wherever its cells are.
    pub fn has_distinct_digits(self) -> bool {
        matches!(self, CageRule::Killer | CageRule::Distinct)
    }

    /// Returns `true` if cages of `kind` may have this rule. Killers of other programs may have sums of digits that
    /// repeat, and cages without a sum.
    pub(super) fn is_allowed_in(self, kind: Kind) -> bool {
        match self {
            CageRule::Sum => kind.has_cages(),
            CageRule::Killer | CageRule::Distinct => kind.has_killer_cages(),
            _ => kind.has_operations(),
        }
    }
}

impl Cage {
    /// Creates a killer cage, whose digits differ and add up to `sum`.
    pub fn killer(cells: Vec<Cell>, sum: u32) -> Cage {
        Cage { cells, rule: CageRule::Killer, target: sum }
    }

    /// Creates a cage whose digits differ and have no sum.
    pub fn distinct(cells: Vec<Cell>) -> Cage {
        Cage { cells, rule: CageRule::Distinct, target: 0 }
    }

    /// Creates a calcudoku cage. The rule of a cage of one cell is always [`CageRule::Sum`], since all operations
    /// agree.
    pub fn calcudoku(cells: Vec<Cell>, rule: CageRule, target: u32) -> Cage {
        let rule = match cells.len() {
            // One form for each meaning, so that equal puzzles have equal canonical forms.
            1 => CageRule::Sum,
            _ => rule,
        };
        Cage { cells, rule, target }
    }

    /// Returns the sum of the digits; `None` if the rule does not fix the sum.
    pub fn sum(&self) -> Option<u32> {
        matches!(self.rule, CageRule::Killer | CageRule::Sum).then_some(self.target)
    }

    /// Returns the cell and the digit of a calcudoku cage of one cell, which is a given; `None` for other cages.
    pub fn given(&self) -> Option<(Cell, u8)> {
        match (&self.cells[..], self.rule) {
            ([cell], CageRule::Sum) => Some((*cell, u8::try_from(self.target).ok()?)),
            _ => None,
        }
    }

    /// Returns the digits that make the number, in a grid with that many digits: every combination, each ascending.
    pub fn combinations(&self, digits: u8) -> Vec<Vec<u8>> {
        let mut all = vec![Vec::new()];
        for _ in &self.cells {
            let longer = all.iter().flat_map(|few: &Vec<u8>| {
                let least = few.last().copied().unwrap_or(1);
                (least..=digits).map(move |digit| [&few[..], &[digit]].concat())
            });
            all = longer.collect();
        }
        all.retain(|all| self.rule.is_satisfied(self.target, all));
        all
    }

    /// Returns the label that is printed in the corner: the number, and the sign of the operation if there is one, as
    /// in `12×`. Empty for a cage without a number.
    pub fn label(&self) -> String {
        if self.rule == CageRule::Distinct {
            return String::new();
        }
        let sign = self.rule.sign().filter(|_| self.cells.len() > 1);
        let sign = sign.map_or_else(String::new, String::from);
        self.target.to_string() + &sign
    }

    /// Parses the label of a calcudoku cage with that many cells into its number and rule. Returns `None` if it is
    /// invalid.
    pub fn parse_label(label: &str, cells: usize) -> Option<(u32, CageRule)> {
        let label = label.trim();
        let sign = label.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = &label[..label.len() - sign.len()];
        let rule = match sign {
            "" if cells == 1 => CageRule::Sum,
            // Without a sign the operation is part of the puzzle.
            "" => CageRule::Any,
            sign => CageRule::from_sign(sign)?,
        };
        Some((number.parse().ok()?, rule))
    }
}

/// Returns, for each cell of a cage, the earlier cells of the cage that it sees, as bits.
pub(crate) fn earlier_peers(cells: &[Cell], sees: impl Fn(Cell, Cell) -> bool) -> [u16; MAX_CELLS] {
    let mut earlier_peers = [0; MAX_CELLS];
    for (at, &cell) in cells.iter().enumerate() {
        let seen = (0..at).filter(|&other| sees(cells[other], cell));
        earlier_peers[at] = seen.fold(0, |bits, other| bits | 1 << other);
    }
    earlier_peers
}

/// Returns a test for two cells in the same row or column.
pub(crate) fn shares_line(side: usize) -> impl Fn(Cell, Cell) -> bool {
    move |a, b| a / side == b / side || a % side == b % side
}

/// The cells of a cage whose digits may repeat, with the remaining candidates of each.
#[derive(Clone, Copy)]
pub(crate) struct CageCandidates<'a> {
    pub(crate) rule: CageRule,
    pub(crate) target: u32,
    /// The candidates of each cell, bit 0 for 1; up to [`MAX_CELLS`] cells.
    pub(crate) masks: &'a [u32],
    /// For each cell, the earlier cells that must have a different digit, as bits.
    pub(crate) earlier_peers: &'a [u16],
}

/// The digits of the first cells.
#[derive(Clone, Copy)]
struct PartialFilling {
    digits: [u8; MAX_CELLS],
    count: usize,
    /// The sum or product so far.
    total: u64,
}

impl CageCandidates<'_> {
    /// Calls `each` with every filling of the cells, until it returns `false` or `steps` digits have been tried. A
    /// filling that satisfies several operations is passed several times.
    ///
    /// Returns `true` if all fillings were passed.
    pub(crate) fn for_each_filling(
        &self,
        steps: u32,
        each: &mut impl FnMut(&[u8]) -> bool,
    ) -> bool {
        let mut left = steps;
        let start = |rule| PartialFilling {
            digits: [0; MAX_CELLS],
            count: 0,
            total: u64::from(rule == CageRule::Product),
        };
        let rules = match &self.rule {
            // All operations agree on one digit, and each would pass it once more.
            CageRule::Any if self.masks.len() == 1 => &OPERATIONS[..1],
            CageRule::Any => &OPERATIONS,
            // The cells of a killer cage see each other, so that their digits differ.
            CageRule::Killer => &[CageRule::Sum],
            rule => std::slice::from_ref(rule),
        };
        (rules.iter()).all(|&rule| {
            let bounds = self.bounds(rule);
            self.extend(rule, &bounds, start(rule), &mut left, each).is_continue()
        })
    }

    /// Returns, for each cell, the minimum and maximum sum or product of the cells from there on.
    fn bounds(&self, rule: CageRule) -> [(u64, u64); MAX_CELLS + 1] {
        let is_product = rule == CageRule::Product;
        let mut bounds = [(u64::from(is_product), u64::from(is_product)); MAX_CELLS + 1];
        for at in (0..self.masks.len()).rev() {
            let (min, max) = bounds[at + 1];
            let mask = self.masks[at];
            let low = u64::from(mask.trailing_zeros() + 1);
            let high = u64::from(u32::BITS - mask.leading_zeros());
            bounds[at] = if is_product { (min * low, max * high) } else { (min + low, max + high) };
        }
        bounds
    }

    /// Passes all fillings that extend `partial` to `each`. Breaks if `each` returns `false` or no steps are left.
    fn extend(
        &self,
        rule: CageRule,
        bounds: &[(u64, u64)],
        partial: PartialFilling,
        left: &mut u32,
        each: &mut impl FnMut(&[u8]) -> bool,
    ) -> ControlFlow<()> {
        let at = partial.count;
        if at == self.masks.len() {
            let digits = &partial.digits[..at];
            // Differences and quotients are only tested here: they need two cells, which the bounds cannot prune.
            return if !rule.is_satisfied(self.target, digits) || each(digits) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            };
        }
        let mut mask = self.masks[at];
        let is_excluded = |digit: u8| {
            let earlier_peers = self.earlier_peers[at];
            (0..at).any(|other| earlier_peers >> other & 1 != 0 && partial.digits[other] == digit)
        };
        while mask != 0 {
            let digit = mask.trailing_zeros() as u8 + 1;
            mask &= mask - 1;
            // Digits are counted before they are tested, so that the budget bounds the work and not only the successes.
            *left = match left.checked_sub(1) {
                Some(left) => left,
                None => return ControlFlow::Break(()),
            };
            let total = match rule {
                CageRule::Product => partial.total * u64::from(digit),
                _ => partial.total + u64::from(digit),
            };
            if is_excluded(digit) || !self.can_reach_target(rule, total, bounds[at + 1]) {
                continue;
            }
            let mut next = PartialFilling { total, count: at + 1, ..partial };
            next.digits[at] = digit;
            self.extend(rule, bounds, next, left, each)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns `true` if `total`, combined with a sum or product from `min` to `max`, may make the target.
    #[inline]
    fn can_reach_target(&self, rule: CageRule, total: u64, (min, max): (u64, u64)) -> bool {
        let target = u64::from(self.target);
        match rule {
            CageRule::Product => {
                // A partial product must divide the target, which prunes far better than its size.
                target.is_multiple_of(total) && (total * min..=total * max).contains(&target)
            }
            CageRule::Sum | CageRule::Killer => (total + min..=total + max).contains(&target),
            CageRule::Difference | CageRule::Quotient | CageRule::Any | CageRule::Distinct => true,
        }
    }

    /// Returns the candidates of each cell that occur in some filling; all of them are empty if there is no filling. A
    /// candidate for which the search takes too long counts as possible.
    pub fn possible_digits(&self) -> [u32; MAX_CELLS] {
        /// The budget of digits tried for each candidate.
        const STEPS: u32 = 4000;
        let mut possible = [0; MAX_CELLS];
        let mut masks = [0; MAX_CELLS];
        masks[..self.masks.len()].copy_from_slice(self.masks);
        for at in 0..self.masks.len() {
            // Each filling that is found confirms a digit in every cell, so most candidates need no search of their
            // own.
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
                // Undecided: a candidate may only be removed for a proof.
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

    /// Returns every filling, by brute force.
    fn brute_force(filling: &CageCandidates) -> Vec<Vec<u8>> {
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
    fn rules_accept_the_right_digits() {
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
    fn fillings_agree_with_brute_force() {
        let cages: [&[Cell]; 5] = [&[0], &[0, 1], &[0, 1, 6], &[0, 1, 6, 7], &[1, 6, 7, 8, 13]];
        let mut number = 7u32;
        let mut draw = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            number >> 16
        };
        for cells in cages {
            let earlier_peers = earlier_peers(cells, shares_line(6));
            for &(_, rule) in &CageRule::NAMES[1..6] {
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
                    let expected = brute_force(&filling);
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
    fn labels_round_trip() {
        for (text, cells) in [("12×", 3), ("3−", 2), ("2÷", 2), ("7+", 4), ("7", 2), ("5", 1)] {
            let (target, rule) = Cage::parse_label(text, cells).unwrap();
            let cage = Cage::calcudoku((0..cells).collect(), rule, target);
            assert_eq!(cage.label(), text);
        }
        assert_eq!(Cage::parse_label("12%", 2), None);
        assert_eq!(Cage::parse_label("×", 2), None);
    }
}
