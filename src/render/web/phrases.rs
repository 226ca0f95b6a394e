//! Clauses with numbers in them, each kept once: the hints of a page say the same of many cells.

use std::collections::BTreeMap;

/// Clauses, cut where numbers stand in them.
#[derive(Default)]
pub(super) struct Phrases {
    /// What stands around the numbers of each clause: always one piece more than there are numbers.
    pub(super) all: Vec<Vec<String>>,
    known: BTreeMap<Vec<String>, usize>,
}

impl Phrases {
    /// Keeps a text. Which clauses it is made of, and the numbers in them.
    pub(super) fn keep(&mut self, text: &str) -> (Vec<usize>, Vec<u32>) {
        let (mut indices, mut numbers) = (Vec::new(), Vec::new());
        for clause in clauses(text) {
            let (phrase, own) = cut(clause);
            indices.push(self.index(phrase));
            numbers.extend(own);
        }
        (indices, numbers)
    }

    fn index(&mut self, phrase: Vec<String>) -> usize {
        let next = self.all.len();
        *self.known.entry(phrase).or_insert_with_key(|phrase| {
            self.all.push(phrase.clone());
            next
        })
    }
}

/// The parts of a text, each with the blank or the end of line that it ends with.
fn clauses(text: &str) -> impl Iterator<Item = &str> {
    let mut last = ' ';
    text.split_inclusive(move |sign: char| {
        let ends = sign == '\n' || (sign == ' ' && [',', '.', ':', ';'].contains(&last));
        last = sign;
        ends
    })
}

/// A text without its numbers, and the numbers. Figures that would be written otherwise as a number stay in the text.
fn cut(text: &str) -> (Vec<String>, Vec<u32>) {
    let (mut phrase, mut numbers) = (vec![String::new()], Vec::new());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let figures =
            rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let (part, after) = rest.split_at(figures.max(first.len_utf8()));
        match part.parse() {
            Ok(number) if u32::to_string(&number) == part => {
                numbers.push(number);
                phrase.push(String::new());
            }
            _ => phrase.last_mut().expect("begun with one").push_str(part),
        }
        rest = after;
    }
    (phrase, numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script puts a text together.
    fn told(phrases: &Phrases, (indices, numbers): (Vec<usize>, Vec<u32>)) -> String {
        let mut numbers = numbers.iter();
        let clause = |&index: &usize| -> String {
            let (first, others) = phrases.all[index].split_first().unwrap();
            let parts = others.iter().map(|part| format!("{}{part}", numbers.next().unwrap()));
            first.clone() + &parts.collect::<String>()
        };
        let text = indices.iter().map(clause).collect();
        assert_eq!(numbers.next(), None);
        text
    }

    #[test]
    fn texts_are_what_they_were() {
        let mut phrases = Phrases::default();
        for text in [
            "",
            "7",
            "r3c7 is 2.",
            "r9c8 is 1.",
            "А1 — 007, 99999999999",
            "12 34",
            "A.\nB: r1c1, r2c2.\n\nC",
            ", . ",
        ] {
            let kept = phrases.keep(text);
            assert_eq!(told(&phrases, kept), text);
        }
    }

    #[test]
    fn a_clause_is_kept_once() {
        let mut phrases = Phrases::default();
        let (one, numbers) = phrases.keep("In box 3, r3c7 is 2. So it is.");
        assert_eq!(numbers, [3, 3, 7, 2]);
        let (other, _) = phrases.keep("In box 9, r1c2 is 8. Or not.");
        assert_eq!((one.len(), &one[..2]), (3, &other[..2]));
        assert_eq!(phrases.all.len(), 4);
    }
}
