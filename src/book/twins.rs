//! No puzzle of a book is the twin of another.

use super::{Maker, address, out_of_reach, target};
use crate::diag::{Diagnostic, Failure};
use crate::generate::{Accepted, Address};
use crate::parallel;
use crate::puzzle::Puzzle;
use crate::puzzle::canonical::{self, Form};
use std::collections::BTreeSet;

/// Puzzles that are drawn for an address when all turn out to be twins; then the kind has hardly any others.
const REDRAWS: u32 = 1000;

/// Redraws every generated puzzle that is the twin of one with a lower address, or of one that the user brought.
pub(super) fn part(
    maker: &Maker,
    sections: &mut [Vec<Accepted>],
) -> Result<Vec<Diagnostic>, Failure> {
    let spec = maker.spec;
    let form_at = |address: Address, puzzle: &Puzzle| {
        let find = || canonical::form(puzzle);
        (maker.memory.forms).answer(address, puzzle.clone(), find)
    };
    let forms: Vec<Vec<Form>> = (spec.sections.iter().zip(sections.iter()))
        .map(|(section, drawn)| {
            let drawn: Vec<_> = drawn.iter().enumerate().collect();
            parallel::map(&drawn, |(index, own)| {
                form_at(address(section, *index), &own.puzzle)
            })
        })
        .collect();
    let mut seen: BTreeSet<Form> = BTreeSet::new();
    let mut generated = Vec::new();
    for (index, section) in spec.sections.iter().enumerate() {
        match target(section) {
            Some(target) => generated.push((section, target, index)),
            None => seen.extend(forms[index].iter().cloned()),
        }
    }
    generated.sort_by(|(a, ..), (b, ..)| a.id.cmp(&b.id));
    let mut warnings = Vec::new();
    let mut raters = maker.generator.revision.raters();
    for (section, target, at) in generated {
        let mut repeats = 0;
        for (index, own) in sections[at].iter_mut().enumerate() {
            let mut form = forms[at][index].clone();
            let mut redrawn = 0;
            while !seen.insert(form) {
                if redrawn == REDRAWS {
                    repeats += 1;
                    break;
                }
                redrawn += 1;
                let address = address(section, index);
                *own = maker
                    .accepted(target, &address, own.attempt + 1, &mut raters)
                    .map_err(|out| out_of_reach(target, section, index, out))?;
                form = canonical::form(&own.puzzle);
            }
        }
        if repeats > 0 {
            let message =
                format!("{repeats} puzzles repeat others: there are hardly more of this kind");
            let report = Diagnostic::warning(message).at(section.place.clone(), "in this section");
            warnings.push(report.help("ask for fewer, for another level or for a larger size"));
        }
    }
    Ok(warnings)
}
