//! Numbers that depend on the order of digits along a line, such as sums and counts of visible digits.
//!
//! Each rule is implemented twice. [`SequenceRule::value`] computes the number of a full line, and the generator uses
//! it to create marks. A [`Sequence`] is an automaton that reads candidates cell by cell, from which solvers learn
//! which candidates are possible.

use super::Cell;
use crate::cache::Cache;
use crate::named::names;
use crate::set::{Set, bits};
use std::sync::Arc;

/// A rule by which digits, in order, make a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SequenceRule {
    /// The first digit is the sum of all others. The number is always 0.
    Arrow,
    /// The sum of all digits is the number.
    Sum,
    /// The sum of the digits between the lowest and the highest digit of the grid is the number.
    Between,
    /// The count of digits that are greater than all digits before them is the number.
    Visible,
    /// The sum of the first X digits is the number, where X is the first digit.
    Leading,
    /// Their digits include those of the number, as often as these occur in it.
    Contains,
    /// The first two enclose all others: each of these lies strictly between them. Its number is 0.
    Enclosed,
}

names! {
    SequenceRule {
        "arrow" => SequenceRule::Arrow,
        "sum" => SequenceRule::Sum,
        "between" => SequenceRule::Between,
        "seen" => SequenceRule::Visible,
        "leading" => SequenceRule::Leading,
        "contains" => SequenceRule::Contains,
        "enclosed" => SequenceRule::Enclosed,
    }
}

impl SequenceRule {
    /// Returns the number that the digits of a full line make; `None` if they make none. `of` is the number of
    /// different digits in the grid.
    pub fn value(self, digits: &[u8], of: usize) -> Option<u32> {
        let sum = |digits: &[u8]| digits.iter().map(|&digit| u32::from(digit)).sum();
        match self {
            SequenceRule::Arrow => {
                let (&first, rest) = digits.split_first()?;
                (!rest.is_empty() && u32::from(first) == sum(rest)).then_some(0)
            }
            SequenceRule::Sum => Some(sum(digits)),
            SequenceRule::Between => {
                let index = |digit: usize| digits.iter().position(|&d| usize::from(d) == digit);
                let (low, high) = (index(1)?, index(of)?);
                Some(sum(&digits[low.min(high) + 1..low.max(high)]))
            }
            SequenceRule::Visible => {
                let visible = digits.iter().scan(0, |tallest, &digit| {
                    let is_visible = digit > *tallest;
                    *tallest = digit.max(*tallest);
                    Some(u32::from(is_visible))
                });
                Some(visible.sum())
            }
            SequenceRule::Leading => {
                let count = usize::from(*digits.first()?);
                Some(sum(digits.get(..count)?))
            }
            SequenceRule::Contains => {
                let mut sorted = digits.to_vec();
                sorted.sort_unstable();
                Some(sorted.iter().fold(0, |number, &digit| 10 * number + u32::from(digit)))
            }
            SequenceRule::Enclosed => {
                let (&[a, b], inner) = digits.split_first_chunk()?;
                let is_inside = |&digit: &u8| a.min(b) < digit && digit < a.max(b);
                (!inner.is_empty() && inner.iter().all(is_inside)).then_some(0)
            }
        }
    }

    /// Returns `line` in the order in which the rule reads it: the ends first if they enclose the others.
    pub fn reading_order<T: Copy>(self, line: &[T]) -> Vec<T> {
        match (self, line) {
            (SequenceRule::Enclosed, [first, inner @ .., last]) => {
                // Ends first: the automaton then knows the bounds before it reads the digits between them, and needs
                // few states.
                [first, last].into_iter().chain(inner).copied().collect()
            }
            _ => line.to_vec(),
        }
    }

    /// Returns the state before the first digit.
    fn start(self, target: u32) -> PrefixState {
        match self {
            SequenceRule::Arrow | SequenceRule::Leading | SequenceRule::Enclosed => {
                PrefixState(0, 0)
            }
            // A circle without digits, or with one that no grid has, cannot be satisfied.
            SequenceRule::Contains if target.to_string().contains('0') => PrefixState(0, 1),
            SequenceRule::Contains => PrefixState(target, 0),
            // Phase 1 from the beginning: an arrow behind its circle is a sum.
            SequenceRule::Sum => PrefixState(1, target),
            SequenceRule::Between => PrefixState(0, target),
            SequenceRule::Visible => PrefixState(0, target),
        }
    }

    /// Returns the state after one more digit; `None` if the number can no longer be reached.
    fn next(
        self,
        PrefixState(phase, left): PrefixState,
        digit: u32,
        target: u32,
        of: u32,
    ) -> Option<PrefixState> {
        match self {
            SequenceRule::Arrow if phase == 0 => Some(PrefixState(1, digit)),
            SequenceRule::Arrow | SequenceRule::Sum => {
                Some(PrefixState(1, left.checked_sub(digit)?))
            }
            // The phase is the first crust, if any; after the second crust, further digits do not matter.
            SequenceRule::Between => match (phase, digit == 1 || digit == of) {
                (0, true) => Some(PrefixState(digit, left)),
                (0, false) => Some(PrefixState(0, left)),
                (BEYOND, is_crust) => (!is_crust).then_some(PrefixState(BEYOND, 0)),
                (crust, true) => (digit != crust && left == 0).then_some(PrefixState(BEYOND, 0)),
                (crust, false) => Some(PrefixState(crust, left.checked_sub(digit)?)),
            },
            // The phase is the largest digit so far.
            SequenceRule::Visible if digit > phase => {
                Some(PrefixState(digit, left.checked_sub(1)?))
            }
            SequenceRule::Visible => Some(PrefixState(phase, left)),
            // The phase is the number of digits still to be added, plus one.
            SequenceRule::Leading => match phase {
                0 => Some(PrefixState(digit, target.checked_sub(digit)?)),
                1 => (left == 0).then_some(PrefixState(1, 0)),
                more => Some(PrefixState(more - 1, left.checked_sub(digit)?)),
            },
            // The phase has the digits that are still missing.
            SequenceRule::Contains => Some(PrefixState(without(phase, digit), left)),
            // The phase is the lower end, and `left` the higher one once both are known.
            SequenceRule::Enclosed => match (phase, left) {
                (0, _) => Some(PrefixState(digit, 0)),
                (first, 0) => {
                    let (low, high) = (first.min(digit), first.max(digit));
                    (high - low > 1).then_some(PrefixState(low, high))
                }
                (low, high) => (low < digit && digit < high).then_some(PrefixState(low, high)),
            },
        }
    }

    /// Returns `true` if the digits make the number, in the state after the last digit.
    fn is_complete(self, PrefixState(phase, left): PrefixState) -> bool {
        match self {
            SequenceRule::Arrow | SequenceRule::Sum | SequenceRule::Leading => {
                left == 0 && phase == 1
            }
            SequenceRule::Between => left == 0 && phase == BEYOND,
            SequenceRule::Visible => left == 0,
            SequenceRule::Contains => left == 0 && phase == 0,
            SequenceRule::Enclosed => left != 0,
        }
    }
}

/// Returns `number` without the first `digit` in it, counted from the end; unchanged if it has none.
fn without(number: u32, digit: u32) -> u32 {
    match number {
        0 => 0,
        _ if number % 10 == digit => number / 10,
        _ => 10 * without(number / 10, digit) + number % 10,
    }
}

/// The state of a rule after some digits: its phase, and the rest of the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PrefixState(u32, u32);

/// The phase of a sandwich after its second crust.
const BEYOND: u32 = 100;

/// The dead state, from which the number cannot be reached.
const DEAD: u16 = u16::MAX;

/// The maximum number of digits of a shape with sequences.
pub(crate) const DIGITS: usize = 9;

/// The maximum number of cells of a sequence.
pub(crate) const MAX_IN_SEQUENCE: usize = 9;

/// Cells whose digits, in order, have to make a number.
#[derive(Clone, Debug)]
pub struct Sequence {
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// The rule by which the digits make the number.
    pub rule: SequenceRule,
    /// The number; 0 for an arrow.
    pub value: u32,
    /// The mark that imposes it, as an index into [`Shape::marks`](crate::puzzle::Shape::marks).
    pub mark: usize,
    steps: Arc<Steps>,
}

/// The transitions of the automaton: for each cell and each state before it, the state after each digit.
type Steps = Vec<Vec<[u16; DIGITS]>>;

/// The key of transitions: rule, number, count of cells, and count of digits.
type SequenceKey = (SequenceRule, u32, usize, usize);

/// A cache of transitions; `None` for a number that no digits make. Building them takes longer than counting the
/// solutions of most puzzles. All puzzles together have a few hundred keys.
static STEPS: Cache<SequenceKey, Option<Arc<Steps>>, 1024> = Cache::new();

/// Builds the transitions for a key; `None` if no digits make the number.
fn find_steps((rule, value, cells, of): SequenceKey) -> Option<Steps> {
    let mut layers = vec![vec![rule.start(value)]];
    let mut steps: Steps = Vec::new();
    for _ in 0..cells {
        let mut next: Vec<PrefixState> = Vec::new();
        let from = layers.last().expect("the start");
        let mut step = vec![[DEAD; DIGITS]; from.len()];
        for (state, to) in from.iter().zip(&mut step) {
            for (digit, to) in (1..=of as u32).zip(to.iter_mut()) {
                if let Some(next_state) = rule.next(*state, digit, value, of as u32) {
                    // Equal states of a layer are merged, which keeps layers far below the number of fillings.
                    let place = next.iter().position(|other| *other == next_state);
                    *to = place.unwrap_or_else(|| {
                        next.push(next_state);
                        next.len() - 1
                    }) as u16;
                }
            }
        }
        steps.push(step);
        layers.push(next);
    }
    // Backwards: remove transitions that cannot lead to the number.
    let last = layers.last().expect("the end");
    let mut alive: Vec<bool> = last.iter().map(|&state| rule.is_complete(state)).collect();
    for step in steps.iter_mut().rev() {
        for to in step.iter_mut().flatten() {
            if *to != DEAD && !alive[usize::from(*to)] {
                *to = DEAD;
            }
        }
        alive = step.iter().map(|to| to.iter().any(|&to| to != DEAD)).collect();
    }
    // The start is dead if no filling makes the number.
    alive[0].then_some(steps)
}

impl Sequence {
    /// Creates a sequence; `None` if no digits from 1 to `of`, repeated or not, make the number.
    pub(super) fn new(
        cells: Vec<Cell>,
        rule: SequenceRule,
        value: u32,
        mark: usize,
        of: usize,
    ) -> Option<Sequence> {
        let way = (rule, value, cells.len(), of);
        let steps = STEPS.get_or_compute(way, || find_steps(way).map(Arc::new))?;
        Some(Sequence { cells, rule, value, mark, steps })
    }

    /// Returns the candidates of each cell that occur in some filling that makes the number, bit 0 for 1. Digits may
    /// repeat. All results are 0 if there is no filling. `masks` are the candidates in the order of the cells.
    pub fn possible_digits(&self, masks: &[u32]) -> [u32; MAX_IN_SEQUENCE] {
        // Forward and backward through the layers, as in the regular constraint (G. Pesant, "A regular language
        // membership constraint for finite sequences of variables", 2004): a digit stays if it lies on a path from the
        // start to a final state.
        let mut reached = [States::EMPTY; MAX_IN_SEQUENCE + 1];
        reached[0].insert(0);
        for (at, (steps, &mask)) in self.steps.iter().zip(masks).enumerate() {
            let (before, after) = reached.split_at_mut(at + 1);
            for state in before[at].iter() {
                for digit in bits(mask) {
                    let to = usize::from(steps[state][digit]);
                    if to != usize::from(DEAD) {
                        after[0].insert(to);
                    }
                }
            }
        }
        let mut possible = [0; MAX_IN_SEQUENCE];
        let mut alive = reached[self.steps.len()];
        for (at, (steps, &mask)) in self.steps.iter().zip(masks).enumerate().rev() {
            let mut before = States::EMPTY;
            for state in reached[at].iter() {
                for digit in bits(mask) {
                    let to = usize::from(steps[state][digit]);
                    if to != usize::from(DEAD) && alive.contains(to) {
                        possible[at] |= 1 << digit;
                        before.insert(state);
                    }
                }
            }
            alive = before;
        }
        possible
    }

    /// Calls `each` with every filling of the cells that makes the number, until it returns `false` or `steps` digits
    /// have been tried. `masks` are the candidates; `earlier_peers` has, for each cell, the earlier cells that must
    /// have a different digit, as bits.
    ///
    /// Returns `true` if all fillings were passed.
    pub(crate) fn for_each_filling(
        &self,
        masks: &[u32],
        earlier_peers: &[u16; MAX_IN_SEQUENCE],
        mut steps: u32,
        each: &mut dyn FnMut(&[u8]) -> bool,
    ) -> bool {
        let mut digits = [0; MAX_IN_SEQUENCE];
        self.fill(0, 0, masks, earlier_peers, &mut digits, &mut steps, each)
    }

    #[expect(clippy::too_many_arguments, reason = "the state of the recursion")]
    fn fill(
        &self,
        at: usize,
        state: usize,
        masks: &[u32],
        earlier_peers: &[u16; MAX_IN_SEQUENCE],
        digits: &mut [u8; MAX_IN_SEQUENCE],
        left: &mut u32,
        each: &mut dyn FnMut(&[u8]) -> bool,
    ) -> bool {
        let Some(steps) = self.steps.get(at) else {
            return each(&digits[..at]);
        };
        for digit in bits(masks[at]) {
            // Transitions that cannot lead to the number are gone from the table, so each one taken here is part of a
            // filling unless peers forbid it.
            let to = steps[state][digit];
            let value = digit as u8 + 1;
            if to == DEAD || bits(u32::from(earlier_peers[at])).any(|other| digits[other] == value)
            {
                continue;
            }
            if *left == 0 {
                return false;
            }
            *left -= 1;
            digits[at] = value;
            if !self.fill(at + 1, usize::from(to), masks, earlier_peers, digits, left, each) {
                return false;
            }
        }
        true
    }
}

/// A set of states, large enough for every rule.
type States = Set<7>;

#[cfg(test)]
mod tests {
    use super::*;
    use SequenceRule::*;

    /// Returns all lines of digits from 1 to `of` within `masks`.
    fn all(masks: &[u32], of: usize) -> Vec<Vec<u8>> {
        masks.iter().fold(vec![Vec::new()], |lines, mask| {
            let longer = |line: &Vec<u8>| {
                let digits = (1..=of as u8).filter(|digit| mask >> (digit - 1) & 1 != 0);
                let line = line.clone();
                digits.map(move |digit| [&line[..], &[digit]].concat())
            };
            lines.iter().flat_map(longer).collect()
        })
    }

    #[test]
    fn computes_the_numbers_of_full_lines() {
        assert_eq!(Arrow.value(&[6, 1, 2, 3], 9), Some(0));
        assert_eq!(Arrow.value(&[6, 1, 2, 2], 9), None);
        assert_eq!(Sum.value(&[6, 1, 2], 9), Some(9));
        assert_eq!(Between.value(&[2, 9, 4, 3, 1, 5, 6, 7, 8], 9), Some(7));
        assert_eq!(Between.value(&[1, 6, 2, 3, 4, 5], 6), Some(0));
        assert_eq!(Visible.value(&[2, 1, 4, 3, 6, 5], 6), Some(3));
        assert_eq!(Leading.value(&[3, 1, 4, 2, 5, 6], 6), Some(8));
        assert_eq!(Leading.value(&[1, 6, 5, 4, 3, 2], 6), Some(1));
        assert_eq!(Contains.value(&[5, 1, 8, 2], 9), Some(1258));
        assert_eq!(Enclosed.value(&[7, 3, 4, 6, 5], 9), Some(0));
        assert_eq!(Enclosed.value(&[7, 3, 4, 7], 9), None);
        assert_eq!(Enclosed.value(&[7, 3], 9), None);
        assert_eq!(Enclosed.reading_order(&[7, 4, 6, 3]), [7, 3, 4, 6]);
    }

    #[test]
    fn sequences_agree_with_brute_force() {
        let masks = [0b1_1111, 0b1_0111, 0b1_1101, 0b1_1011, 0b1_1110];
        for rule in [Arrow, Sum, Between, Visible, Leading, Contains, Enclosed] {
            // An arrow has no number.
            let max = if matches!(rule, Arrow | Enclosed) { 0 } else { 25 };
            for value in 0..=max {
                let lines = all(&masks, 5);
                let lines = lines.iter().filter(|line| match rule {
                    // A sandwich needs exactly two crusts, but these lines may repeat digits.
                    Between if line.iter().filter(|&&d| d == 1 || d == 5).count() != 2 => false,
                    Contains => {
                        let figures = value.to_string();
                        let count = |of: &str, figure| of.matches(figure).count();
                        let text: String = line.iter().map(u8::to_string).collect();
                        let has = |figure: char| count(&text, figure) >= count(&figures, figure);
                        value > 0 && figures.chars().all(has)
                    }
                    _ => rule.value(line, 5) == Some(value),
                });
                let mut expected = [0; MAX_IN_SEQUENCE];
                let mut count = 0;
                for line in lines {
                    count += 1;
                    for (expected, digit) in expected.iter_mut().zip(line) {
                        *expected |= 1 << (digit - 1);
                    }
                }
                let sequence = Sequence::new((0..5).collect(), rule, value, 0, 5);
                let possible = sequence.as_ref().map(|sequence| sequence.possible_digits(&masks));
                assert_eq!(possible.unwrap_or_default(), expected, "{rule:?} {value}");
                let mut found = 0;
                if let Some(sequence) = sequence {
                    let earlier_peers = [0; MAX_IN_SEQUENCE];
                    assert!(sequence.for_each_filling(
                        &masks,
                        &earlier_peers,
                        u32::MAX,
                        &mut |_| {
                            found += 1;
                            true
                        }
                    ));
                }
                assert_eq!(found, count, "{rule:?} {value}");
            }
        }
    }

    #[test]
    fn fillings_respect_peers_and_the_budget() {
        let sequence = Sequence::new((0..4).collect(), Sum, 10, 0, 4).unwrap();
        let earlier_peers = [0, 1, 0b11, 0b111, 0, 0, 0, 0, 0];
        let mut lines = 0;
        assert!(sequence.for_each_filling(&[0b1111; 4], &earlier_peers, u32::MAX, &mut |_| {
            lines += 1;
            true
        }));
        assert_eq!(lines, 24);
        assert!(!sequence.for_each_filling(&[0b1111; 4], &earlier_peers, 10, &mut |_| true));
        assert!(Sequence::new((0..4).collect(), Sum, 17, 0, 4).is_none());
    }
}
