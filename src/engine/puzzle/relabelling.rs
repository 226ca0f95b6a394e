//! Relabellings of the digits that preserve the rules of a kind.

use super::{Kind, SignLocation};
use gridpress_ground::cache::Cache;
use gridpress_ground::rng::Stream;
use std::iter;
use std::sync::Arc;

/// The relabellings of the digits that preserve the rules of a kind: exchanges of two digits, the exchange of all d and
/// n + 1 - d, and combinations of them.
pub(super) struct Relabellings {
    /// The least digit that each digit can be exchanged with; index 0, for empty cells, has 0.
    classes: Vec<u8>,
    /// `true` if d and n + 1 - d can be exchanged for all d at once, though not for each alone.
    is_reversible: bool,
}

impl Relabellings {
    /// Returns the relabellings of a kind.
    pub(super) fn of(kind: Kind) -> Arc<Relabellings> {
        static RELABELLINGS: Cache<Kind, Arc<Relabellings>, 64> = Cache::empty();
        RELABELLINGS.get_or_compute(kind, || Arc::new(Relabellings::new(kind)))
    }

    fn new(kind: Kind) -> Relabellings {
        let digits: Vec<u8> = (0..=kind.digits() as u8).collect();
        let mut classes = digits.clone();
        for a in 1..digits.len() {
            for b in (1..a).filter(|&b| usize::from(classes[b]) == b) {
                let mut exchanged = digits.clone();
                exchanged.swap(a, b);
                // Exchanges with the lowest digit of a class give all exchanges within it.
                if preserves_rules(kind, &exchanged) {
                    classes[a] = b as u8;
                    break;
                }
            }
        }
        let reversed: Vec<u8> = iter::once(0).chain(digits[1..].iter().rev().copied()).collect();
        let is_new = (1..digits.len()).any(|d| classes[d] != classes[usize::from(reversed[d])]);
        let is_reversible = is_new && preserves_rules(kind, &reversed);
        Relabellings { classes, is_reversible }
    }

    fn class(&self, digit: u8) -> u8 {
        self.classes[usize::from(digit)]
    }

    /// Returns n + 1 - d for the digit d, and 0 for 0.
    fn reverse(&self, digit: u8) -> u8 {
        if digit == 0 { 0 } else { self.classes.len() as u8 - digit }
    }

    /// Returns the relabellings, by new digits for 0 to n, that put the digits in order as far as possible: in each class,
    /// the one that comes first in `sequence` gets the lowest digit. There are two if the exchange of all d and n + 1 - d
    /// is another relabelling.
    pub(super) fn in_order(&self, sequence: impl Iterator<Item = u8> + Clone) -> Vec<Vec<u8>> {
        let digits = 1..self.classes.len() as u8;
        [false, true]
            .into_iter()
            .filter(|&is_reversed| !is_reversed || self.is_reversible)
            .map(|is_reversed| {
                let mut new = vec![0; self.classes.len()];
                // Digits that the sequence lacks come last.
                for digit in sequence.clone().chain(digits.clone()) {
                    if digit != 0 && new[usize::from(digit)] == 0 {
                        let class =
                            self.class(if is_reversed { self.reverse(digit) } else { digit });
                        new[usize::from(digit)] = digits
                            .clone()
                            .find(|one| self.class(*one) == class && !new.contains(one))
                            .expect("a digit for each one of the class");
                    }
                }
                new
            })
            .collect()
    }

    /// Returns the new digits of a random relabelling, each with the same probability.
    pub(super) fn random(&self, rng: &mut Stream) -> Vec<u8> {
        let mut digits: Vec<u8> = (0..self.classes.len() as u8).collect();
        for class in 1..self.classes.len() as u8 {
            let mut members = digits.clone();
            members.retain(|&digit| self.class(digit) == class);
            let places = members.clone();
            rng.shuffle(&mut members);
            places.iter().zip(members).for_each(|(&at, digit)| digits[usize::from(at)] = digit);
        }
        if self.is_reversible && rng.below(2) == 1 {
            digits.iter_mut().for_each(|digit| *digit = self.reverse(*digit));
        }
        digits
    }
}

/// Returns `true` if new digits for 0 to n preserve the rules of `kind`. Digits in circles are relabelled as well.
fn preserves_rules(kind: Kind, digits: &[u8]) -> bool {
    let n = kind.digits();
    // Tested on the rules themselves, so that a new sign needs no list of its relabellings. No rule of a line or sequence
    // preserves the order of three digits but not of more.
    !kind.has_cages()
        && kind.mark_rules().all(|rule| {
            let mut codes =
                (1..=3).flat_map(|length| (0..n.pow(length)).map(move |code| (code, length)));
            codes.all(|(code, length)| {
                let tuple: Vec<u8> =
                    (0..length).map(|at| (code / n.pow(at) % n) as u8 + 1).collect();
                let new = Vec::from_iter(tuple.iter().map(|&digit| digits[usize::from(digit)]));
                rule.negative.is_none_or(|relation| {
                    length != 2
                        || relation.allows(tuple[0], tuple[1]) == relation.allows(new[0], new[1])
                }) && rule.signs.iter().all(|sign| {
                    sign.location() == SignLocation::OnCorner
                        || sign.value(&tuple, n) == sign.value(&new, n)
                })
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_exchanged_where_no_rule_distinguishes_them() {
        for (kind, classes, is_reversible) in [
            ("9", "111111111", false),
            ("6+diagonal", "111111", false),
            ("9+jigsaw", "111111111", false),
            ("9+palindrome", "111111111", false),
            ("9+quadruple", "111111111", false),
            ("9+even-odd", "121212121", false),
            ("6+even-odd", "121212", false),
            ("9+sandwich", "123456781", false),
            ("4+xv", "1221", false),
            ("9+xv", "123456789", false),
            ("9+consecutive", "123456789", true),
            ("9+non-consecutive", "123456789", true),
            ("9+whispers", "123456789", true),
            ("9+renban", "123456789", true),
            ("9+between", "123456789", true),
            ("9+kropki", "123456789", false),
            ("9+thermo", "123456789", false),
            ("9+arrow", "123456789", false),
            ("9+greater-than", "123456789", false),
            ("9+frame", "123456789", false),
            ("9+little-killer", "123456789", false),
            ("9+x-sums", "123456789", false),
            ("9+skyscraper", "123456789", false),
            ("9+killer", "123456789", false),
            ("5+calcudoku", "12345", false),
            ("6+futoshiki", "123456", false),
        ] {
            let relabellings = Relabellings::of(kind.parse().unwrap());
            let found: String = relabellings.classes[1..].iter().map(u8::to_string).collect();
            assert_eq!(
                (&found[..], relabellings.is_reversible),
                (classes, is_reversible),
                "{kind}"
            );
        }
    }
}
