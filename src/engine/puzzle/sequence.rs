//! What the digits of cells make when they are read one after the other: sums, and what is seen from outside a grid.
//!
//! Each rule is said twice: [`SequenceRule::value`] reckons with a full line, and is what marks are drawn by. A [`Sequence`]
//! goes through the cells with a state for each way so far, from which engines learn which candidates are in none.

use super::Cell;
use crate::cache::Cache;
use crate::named::names;
use crate::set::{Set, bits};
use std::sync::Arc;

/// How digits in order make a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SequenceRule {
    /// The first is the sum of all others. Its number is 0.
    Arrow,
    /// They add up to it.
    Sum,
    /// Those between the lowest and the highest digit of the grid add up to it.
    Between,
    /// So many are greater than all before them.
    Visible,
    /// As many from the first on as the first says, itself included, add up to it.
    Leading,
}

names! {
    SequenceRule {
        "arrow" => SequenceRule::Arrow,
        "sum" => SequenceRule::Sum,
        "between" => SequenceRule::Between,
        "seen" => SequenceRule::Visible,
        "leading" => SequenceRule::Leading,
    }
}

impl SequenceRule {
    /// The number that `digits`, all from 1, make in a grid with so many different ones. `None` where they make none.
    pub fn value(self, digits: &[u8], of: usize) -> Option<u32> {
        let sum = |digits: &[u8]| digits.iter().map(|&digit| u32::from(digit)).sum();
        match self {
            SequenceRule::Arrow => {
                let (&first, rest) = digits.split_first()?;
                (!rest.is_empty() && u32::from(first) == sum(rest)).then_some(0)
            }
            SequenceRule::Sum => Some(sum(digits)),
            SequenceRule::Between => {
                let place = |wanted: usize| digits.iter().position(|&d| usize::from(d) == wanted);
                let (low, high) = (place(1)?, place(of)?);
                Some(sum(&digits[low.min(high) + 1..low.max(high)]))
            }
            SequenceRule::Visible => {
                let seen = digits.iter().scan(0, |tallest, &digit| {
                    let is_seen = digit > *tallest;
                    *tallest = digit.max(*tallest);
                    Some(u32::from(is_seen))
                });
                Some(seen.sum())
            }
            SequenceRule::Leading => {
                let count = usize::from(*digits.first()?);
                Some(sum(digits.get(..count)?))
            }
        }
    }

    /// What is known before the first digit.
    fn start(self, target: u32) -> PrefixState {
        match self {
            SequenceRule::Arrow | SequenceRule::Leading => PrefixState(0, 0),
            SequenceRule::Sum => PrefixState(1, target),
            SequenceRule::Between => PrefixState(0, target),
            SequenceRule::Visible => PrefixState(0, target),
        }
    }

    /// What is known after one more digit; `None` where the number is out of reach.
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
            // The phase is the crust that stands before; once both do, the other digits do not matter.
            SequenceRule::Between => match (phase, digit == 1 || digit == of) {
                (0, true) => Some(PrefixState(digit, left)),
                (0, false) => Some(PrefixState(0, left)),
                (BEYOND, is_crust) => (!is_crust).then_some(PrefixState(BEYOND, 0)),
                (before, true) => (digit != before && left == 0).then_some(PrefixState(BEYOND, 0)),
                (before, false) => Some(PrefixState(before, left.checked_sub(digit)?)),
            },
            // The phase is the tallest so far.
            SequenceRule::Visible if digit > phase => {
                Some(PrefixState(digit, left.checked_sub(1)?))
            }
            SequenceRule::Visible => Some(PrefixState(phase, left)),
            // The phase is how many are still to be added, and one.
            SequenceRule::Leading => match phase {
                0 => Some(PrefixState(digit, target.checked_sub(digit)?)),
                1 => (left == 0).then_some(PrefixState(1, 0)),
                more => Some(PrefixState(more - 1, left.checked_sub(digit)?)),
            },
        }
    }

    /// Whether all that the number wants is there after the last digit.
    fn is_complete(self, PrefixState(phase, left): PrefixState) -> bool {
        left == 0
            && match self {
                SequenceRule::Arrow | SequenceRule::Sum | SequenceRule::Leading => phase == 1,
                SequenceRule::Between => phase == BEYOND,
                SequenceRule::Visible => true,
            }
    }
}

/// What matters of the digits so far: where the rule stands, and what is left of its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PrefixState(u32, u32);

/// The phase of a sandwich behind its second crust.
const BEYOND: u32 = 100;

/// No state: no digits on lead to the number.
const DEAD: u16 = u16::MAX;

/// The most digits of a shape with sequences.
pub(crate) const DIGITS: usize = 9;

/// The most cells of a sequence.
pub(crate) const MAX_IN_SEQUENCE: usize = 9;

/// Cells whose digits, in order, make a number.
#[derive(Clone, Debug)]
pub struct Sequence {
    /// The cells in the order in which they are read.
    pub cells: Vec<Cell>,
    /// How they make the number.
    pub rule: SequenceRule,
    /// The number; 0 for an arrow.
    pub value: u32,
    /// The mark that says so, as an index into [`Shape::marks`](crate::puzzle::Shape::marks).
    pub mark: usize,
    steps: Arc<Steps>,
}

/// For each cell and each state in which it can be reached the state after each digit.
type Steps = Vec<Vec<[u16; DIGITS]>>;

/// What steps go by: rule, number, cells and digits.
type SequenceKey = (SequenceRule, u32, usize, usize);

/// The steps of ways, `None` for a number that no digits make. To find them takes longer than to count the solutions of
/// most puzzles. The rules of all puzzles together have some hundred ways.
static STEPS: Cache<SequenceKey, Option<Arc<Steps>>, 1024> = Cache::new();

/// Returns the steps of a way; `None` if no digits make the number.
fn find_steps((rule, value, cells, of): SequenceKey) -> Option<Steps> {
    let mut layers = vec![vec![rule.start(value)]];
    let mut steps: Steps = Vec::new();
    for _ in 0..cells {
        let mut next: Vec<PrefixState> = Vec::new();
        let from = layers.last().expect("the start");
        let mut step = vec![[DEAD; DIGITS]; from.len()];
        for (known, to) in from.iter().zip(&mut step) {
            for (digit, to) in (1..=of as u32).zip(to.iter_mut()) {
                if let Some(known) = rule.next(*known, digit, value, of as u32) {
                    let place = next.iter().position(|other| *other == known);
                    *to = place.unwrap_or_else(|| {
                        next.push(known);
                        next.len() - 1
                    }) as u16;
                }
            }
        }
        steps.push(step);
        layers.push(next);
    }
    // From the end: what leads nowhere goes.
    let last = layers.last().expect("the end");
    let mut alive: Vec<bool> = last.iter().map(|&known| rule.is_complete(known)).collect();
    for step in steps.iter_mut().rev() {
        for to in step.iter_mut().flatten() {
            if *to != DEAD && !alive[usize::from(*to)] {
                *to = DEAD;
            }
        }
        alive = step.iter().map(|to| to.iter().any(|&to| to != DEAD)).collect();
    }
    alive[0].then_some(steps)
}

impl Sequence {
    /// `None` where no digits 1 to `of`, alike or not, make the number.
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

    /// For each cell those of its candidates, bit 0 for 1, with which the cells can make the number, equal digits allowed
    /// anywhere: all 0 where there is no way. `masks` has the candidates in the order of the cells.
    pub fn possible_digits(&self, masks: &[u32]) -> [u32; MAX_IN_SEQUENCE] {
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
        let mut kept = [0; MAX_IN_SEQUENCE];
        let mut alive = reached[self.steps.len()];
        for (at, (steps, &mask)) in self.steps.iter().zip(masks).enumerate().rev() {
            let mut before = States::EMPTY;
            for state in reached[at].iter() {
                for digit in bits(mask) {
                    let to = usize::from(steps[state][digit]);
                    if to != usize::from(DEAD) && alive.contains(to) {
                        kept[at] |= 1 << digit;
                        before.insert(state);
                    }
                }
            }
            alive = before;
        }
        kept
    }

    /// Tells `each` every way to fill the cells with their candidates in `masks`, where those that `earlier_peers` names (for each
    /// cell those before it, as bits) differ, until it returns false or so many `steps` are done. False: there may be more.
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

    #[expect(clippy::too_many_arguments, reason = "a recursion with all it knows")]
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

/// A set of states: those of the longest rule fit.
type States = Set<7>;

#[cfg(test)]
mod tests {
    use super::*;
    use SequenceRule::*;

    /// All sequences of so many digits 1 to `of` within `masks`.
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
    fn numbers_of_known_lines() {
        assert_eq!(Arrow.value(&[6, 1, 2, 3], 9), Some(0));
        assert_eq!(Arrow.value(&[6, 1, 2, 2], 9), None);
        assert_eq!(Sum.value(&[6, 1, 2], 9), Some(9));
        assert_eq!(Between.value(&[2, 9, 4, 3, 1, 5, 6, 7, 8], 9), Some(7));
        assert_eq!(Between.value(&[1, 6, 2, 3, 4, 5], 6), Some(0));
        assert_eq!(Visible.value(&[2, 1, 4, 3, 6, 5], 6), Some(3));
        assert_eq!(Leading.value(&[3, 1, 4, 2, 5, 6], 6), Some(8));
        assert_eq!(Leading.value(&[1, 6, 5, 4, 3, 2], 6), Some(1));
    }

    /// The states say of every candidate what going through all lines says.
    #[test]
    fn states_agree_with_all_lines() {
        let masks = [0b1_1111, 0b1_0111, 0b1_1101, 0b1_1011, 0b1_1110];
        for rule in [Arrow, Sum, Between, Visible, Leading] {
            // An arrow has no number.
            let most = if rule == Arrow { 0 } else { 25 };
            for value in 0..=most {
                let lines = all(&masks, 5);
                let lines = lines.iter().filter(|line| match rule {
                    // Of any digits several may be crusts: one of each counts.
                    Between if line.iter().filter(|&&d| d == 1 || d == 5).count() != 2 => false,
                    _ => rule.value(line, 5) == Some(value),
                });
                let mut wanted = [0; MAX_IN_SEQUENCE];
                let mut count = 0;
                for line in lines {
                    count += 1;
                    for (wanted, digit) in wanted.iter_mut().zip(line) {
                        *wanted |= 1 << (digit - 1);
                    }
                }
                let sequence = Sequence::new((0..5).collect(), rule, value, 0, 5);
                let possible = sequence.as_ref().map(|sequence| sequence.possible_digits(&masks));
                assert_eq!(possible.unwrap_or_default(), wanted, "{rule:?} {value}");
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
    fn lines_that_differ_are_told_alone() {
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
