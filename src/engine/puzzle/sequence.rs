//! Numbers that depend on the order of digits along a line, such as sums and counts of visible digits.
//!
//! Each rule is an automaton that reads digits cell by cell. From it, the generator learns the number of a full line, a
//! [`Sequence`] which candidates are possible, and the player of a page ([`SequenceTable`]) which digits are wrong.

use super::Cell;
use gridpress_ground::cache::Cache;
use gridpress_ground::set::{Set, bits, wide_bits};
use std::sync::Arc;

/// The state of a rule after some digits: its phase, and the rest of the number.
pub(super) type State = (u32, u32);

/// A rule by which digits, in order, make a number.
#[derive(Debug)]
pub struct SequenceRule {
    /// The name of the rule, by which rules are distinguished.
    pub name: &'static str,
    /// Returns the state before the first digit, given the number.
    pub(super) start: fn(u32) -> State,
    /// Returns the state after one more digit, given the digit and the number of different digits; `None` if the number
    /// can no longer be reached.
    pub(super) next: fn(State, u32, u32) -> Option<State>,
    /// Returns `true` if the digits make the number, in the state after the last digit.
    pub(super) accepts: fn(State) -> bool,
}

impl PartialEq for SequenceRule {
    fn eq(&self, other: &SequenceRule) -> bool {
        self.name == other.name
    }
}

/// The sum of all digits is the number. In phase 0, which an arrow has before its circle, the first digit is the number.
pub(crate) const SUM: SequenceRule = SequenceRule {
    name: "sum",
    start: |number| (1, number),
    next: |(phase, left), digit, _| match phase {
        0 => Some((1, digit)),
        _ => Some((1, left.checked_sub(digit)?)),
    },
    accepts: |state| state == (1, 0),
};

/// The phase of a sandwich after its second crust.
const BEYOND: u32 = 100;

/// The sum of the digits between the lowest and the highest digit of the grid is the number.
pub(crate) const SANDWICH: SequenceRule = SequenceRule {
    name: "sandwich",
    start: |number| (0, number),
    // The phase is the first crust, if any; after the second crust, further digits do not matter.
    next: |(phase, left), digit, of| match (phase, digit == 1 || digit == of) {
        (0, true) => Some((digit, left)),
        (0, false) => Some((0, left)),
        (BEYOND, is_crust) => (!is_crust).then_some((BEYOND, 0)),
        (crust, true) => (digit != crust && left == 0).then_some((BEYOND, 0)),
        (crust, false) => Some((crust, left.checked_sub(digit)?)),
    },
    accepts: |state| state == (BEYOND, 0),
};

/// The count of digits that are greater than all digits before them is the number.
pub(super) const SKYSCRAPER: SequenceRule = SequenceRule {
    name: "skyscraper",
    start: |number| (0, number),
    // The phase is the largest digit so far.
    next: |(tallest, left), digit, _| {
        Some((tallest.max(digit), left.checked_sub(u32::from(digit > tallest))?))
    },
    accepts: |(_, left)| left == 0,
};

/// The sum of the first X digits is the number, where X is the first digit.
pub(crate) const X_SUM: SequenceRule = SequenceRule {
    name: "x-sum",
    start: |number| (0, number),
    // The phase is the number of digits still to be added, plus one.
    next: |(phase, left), digit, _| match phase {
        0 => Some((digit, left.checked_sub(digit)?)),
        1 => (left == 0).then_some((1, 0)),
        more => Some((more - 1, left.checked_sub(digit)?)),
    },
    accepts: |state| state == (1, 0),
};

/// The digits include those of the number, as often as these occur in it.
pub(super) const QUADRUPLE: SequenceRule = SequenceRule {
    name: "quadruple",
    // A circle without digits, or with one that no grid has, cannot be satisfied.
    start: |number| (number, u32::from(number.to_string().contains('0'))),
    // The phase has the digits that are still missing.
    next: |(missing, left), digit, _| Some((without(missing, digit), left)),
    accepts: |state| state == (0, 0),
};

/// Returns `number` without the first `digit` in it, counted from the end; unchanged if it has none.
fn without(number: u32, digit: u32) -> u32 {
    match number {
        0 => 0,
        _ if number % 10 == digit => number / 10,
        _ => 10 * without(number / 10, digit) + number % 10,
    }
}

impl SequenceRule {
    /// Returns `true` if `digits` make the number; `of` is the number of different digits in the grid.
    pub(crate) fn is_met(&self, number: u32, digits: impl Iterator<Item = u8>, of: usize) -> bool {
        digits
            .map(u32::from)
            .try_fold((self.start)(number), |state, digit| (self.next)(state, digit, of as u32))
            .is_some_and(self.accepts)
    }
}

/// The dead state, from which the number cannot be reached.
const DEAD: u16 = u16::MAX;

/// The maximum number of digits of a shape with sequences.
pub(crate) const DIGITS: usize = 9;

/// The maximum number of cells of a sequence: all cells of a grid.
pub(crate) const MAX_IN_SEQUENCE: usize = DIGITS * DIGITS;

/// Cells whose digits, in order, have to make a number.
#[derive(Clone, Debug)]
pub struct Sequence {
    /// The cells, in the order in which the rule reads them.
    pub cells: Vec<Cell>,
    /// The rule by which the digits make the number.
    pub rule: &'static SequenceRule,
    /// The number; 0 for a line.
    pub value: u32,
    /// The mark that imposes it, as an index into [`Shape::marks`](crate::puzzle::Shape::marks).
    pub mark: usize,
    steps: Arc<Steps>,
}

/// The transitions of the automaton: for each cell and each state before it, the state after each digit.
type Steps = Vec<Vec<[u16; DIGITS]>>;

/// The key of transitions: number, count of cells, count of digits, and the name of the rule.
type SequenceKey = (u32, usize, usize, &'static str);

/// A cache of transitions; `None` for a number that no digits make. Building them takes longer than counting the
/// solutions of most puzzles. All puzzles together have a few hundred keys.
static STEPS: Cache<SequenceKey, Option<Arc<Steps>>, 1024> = Cache::empty();

/// Returns the index of `item` in `items`, to which it is added if absent.
fn index_of<T: PartialEq>(items: &mut Vec<T>, item: T) -> usize {
    items.iter().position(|other| *other == item).unwrap_or_else(|| {
        items.push(item);
        items.len() - 1
    })
}

/// Builds the transitions of a rule; `None` if no digits make the number.
fn find_steps(rule: &SequenceRule, number: u32, cells: usize, of: usize) -> Option<Steps> {
    let mut layers = vec![vec![(rule.start)(number)]];
    let mut steps: Steps = Vec::new();
    for _ in 0..cells {
        let mut next: Vec<State> = Vec::new();
        let from = layers.last().expect("the start");
        let mut step = vec![[DEAD; DIGITS]; from.len()];
        for (&state, to) in from.iter().zip(&mut step) {
            for (digit, to) in (1..=of as u32).zip(to.iter_mut()) {
                if let Some(next_state) = (rule.next)(state, digit, of as u32) {
                    // Equal states of a layer are merged, which keeps layers far below the number of fillings.
                    *to = index_of(&mut next, next_state) as u16;
                }
            }
        }
        steps.push(step);
        layers.push(next);
    }
    // Backwards: remove transitions that cannot lead to the number.
    let last = layers.last().expect("the end");
    let mut alive: Vec<bool> = last.iter().map(|&state| (rule.accepts)(state)).collect();
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

/// The automata of some sequences as one table, for players that know none of the rules.
pub struct SequenceTable {
    /// For each state, the state after each digit, from 1 on; -1 if the digits cannot make the number.
    pub steps: Vec<Vec<i32>>,
    /// The states in which all digits make the number.
    pub ends: Vec<usize>,
    /// For each sequence, the state before its first digit.
    pub starts: Vec<usize>,
}

impl SequenceTable {
    /// Builds the table of `sequences` in a grid with that many digits.
    pub fn new(sequences: &[Sequence], digits: usize) -> SequenceTable {
        let mut states: Vec<(&SequenceRule, State)> = Vec::new();
        let starts = sequences
            .iter()
            .map(|line| index_of(&mut states, (line.rule, (line.rule.start)(line.value))))
            .collect();
        let mut steps: Vec<Vec<i32>> = Vec::new();
        // The states reached from one are added behind it, until none is new.
        while let Some(&(rule, state)) = states.get(steps.len()) {
            let mut to = |digit| match (rule.next)(state, digit, digits as u32) {
                Some(next) => index_of(&mut states, (rule, next)) as i32,
                None => -1,
            };
            steps.push((1..=digits as u32).map(&mut to).collect());
        }
        let ends = (0..states.len()).filter(|&at| (states[at].0.accepts)(states[at].1));
        SequenceTable { ends: ends.collect(), steps, starts }
    }
}

impl Sequence {
    /// Creates a sequence; `None` if no digits from 1 to `of`, repeated or not, make the number.
    pub(super) fn new(
        cells: Vec<Cell>,
        rule: &'static SequenceRule,
        value: u32,
        mark: usize,
        of: usize,
    ) -> Option<Sequence> {
        let steps = STEPS.get_or_compute((value, cells.len(), of, rule.name), || {
            find_steps(rule, value, cells.len(), of).map(Arc::new)
        })?;
        Some(Sequence { cells, rule, value, mark, steps })
    }

    /// Returns the candidates of each cell that occur in some filling that makes the number, bit 0 for 1. Digits may
    /// repeat. All results are 0 if there is no filling. `masks` are the candidates in the order of the cells.
    pub fn possible_digits(&self, masks: &[u32]) -> [u32; MAX_IN_SEQUENCE] {
        // Forward and backward through the layers, as in the regular constraint (G. Pesant, "A regular language
        // membership constraint for finite sequences of variables", 2004): a digit stays if it lies on a path from the
        // start to a final state.
        let (mut few, mut many);
        let reached: &mut [States] = if masks.len() <= DIGITS {
            // Most lines are short, and solvers ask often: no allocation.
            few = [States::EMPTY; DIGITS + 1];
            &mut few
        } else {
            many = vec![States::EMPTY; masks.len() + 1];
            &mut many
        };
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
        earlier_peers: &[u128],
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
        earlier_peers: &[u128],
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
            if to == DEAD || wide_bits(earlier_peers[at]).any(|other| digits[other] == value) {
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
    use crate::puzzle::lines::{ENCLOSED, SUM_OF_OTHERS};

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
    fn sequences_agree_with_brute_force() {
        let masks = [0b1_1111, 0b1_0111, 0b1_1101, 0b1_1011, 0b1_1110];
        for rule in [&SUM, &SANDWICH, &SKYSCRAPER, &X_SUM, &QUADRUPLE, &SUM_OF_OTHERS, &ENCLOSED] {
            for value in 0..=25 {
                let mut lines = all(&masks, 5);
                lines.retain(|line| rule.is_met(value, line.iter().copied(), 5));
                let mut expected = [0; MAX_IN_SEQUENCE];
                for (at, digit) in lines.iter().flat_map(|line| line.iter().enumerate()) {
                    expected[at] |= 1 << (digit - 1);
                }
                let sequence = Sequence::new((0..5).collect(), rule, value, 0, 5);
                let possible = sequence.as_ref().map(|sequence| sequence.possible_digits(&masks));
                assert_eq!(possible.unwrap_or([0; MAX_IN_SEQUENCE]), expected, "{rule:?} {value}");
                let mut found = 0;
                let is_all = sequence.is_none_or(|sequence| {
                    sequence.for_each_filling(&masks, &[0; 5], u32::MAX, &mut |_| {
                        found += 1;
                        true
                    })
                });
                assert!(is_all && found == lines.len(), "{rule:?} {value}");
            }
        }
    }

    #[test]
    fn fillings_respect_peers_and_the_budget() {
        let sequence = Sequence::new((0..4).collect(), &SUM, 10, 0, 4).unwrap();
        let earlier_peers = [0, 1, 0b11, 0b111];
        let mut lines = 0;
        assert!(sequence.for_each_filling(&[0b1111; 4], &earlier_peers, u32::MAX, &mut |_| {
            lines += 1;
            true
        }));
        assert_eq!(lines, 24);
        assert!(!sequence.for_each_filling(&[0b1111; 4], &earlier_peers, 10, &mut |_| true));
        assert!(Sequence::new((0..4).collect(), &SUM, 17, 0, 4).is_none());
    }
}
