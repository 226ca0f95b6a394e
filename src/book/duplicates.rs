//! Duplicates: no puzzle of a book is equivalent to another, or to one in an earlier volume.

use crate::generation::{Maker, target};
use crate::reports::{brought_again, out_of_reach, place, worn_out};
use crate::types::{Earlier, Standing, address};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_engine::generate::{AcceptedPuzzle, Address, Target};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::puzzle::canonical::{self, Form};
use gridpress_engine::rating::RaterCache;
use gridpress_spec::Section;
use std::collections::BTreeSet;

/// Puzzles that are drawn for an address when all turn out to be twins; then the kind has hardly any others.
const REDRAWS: u32 = 1000;

/// Redraws every generated puzzle that is the twin of one with a lower address, of one that the user brought, or of one in
/// an earlier volume.
pub(crate) fn part(
    maker: &Maker,
    earlier: Option<&dyn Earlier>,
    sections: &mut [Vec<AcceptedPuzzle>],
) -> Result<Vec<Diagnostic>, Failure> {
    let spec = maker.spec;
    let mut seen: BTreeSet<Form> = BTreeSet::new();
    let mut generated = Vec::new();
    let mut warnings = Vec::new();
    for (section, drawn) in spec.sections.iter().zip(sections) {
        let forms = forms(maker, section, drawn);
        match target(section) {
            Some(target) => {
                let parting = Parting { maker, earlier, section, target };
                generated.push((parting, drawn, forms));
            }
            None => {
                let standing = |form| earlier.map_or(Ok(None), |earlier| earlier.standing(form));
                let standings: Vec<_> = forms.iter().map(standing).collect::<Result<_, _>>()?;
                warnings.extend(brought_again(spec, section, &standings));
                seen.extend(forms);
            }
        }
    }
    generated.sort_by(|(a, ..), (b, ..)| a.section.id.cmp(&b.section.id));
    let mut raters = maker.generator.revision.raters();
    for (parting, drawn, mut forms) in generated {
        parting.part_from_earlier(drawn, &mut forms)?;
        let mut repeats = 0;
        for (index, (own, mut form)) in drawn.iter_mut().zip(forms).enumerate() {
            let mut redrawn = 0;
            while !seen.insert(form) {
                if redrawn == REDRAWS {
                    repeats += 1;
                    break;
                }
                redrawn += 1;
                form = parting.redraw(index, own, &mut raters)?;
            }
        }
        if repeats > 0 {
            let message =
                format!("{repeats} puzzles repeat others: there are hardly more of this kind");
            let place = place(spec, parting.section);
            let report = Diagnostic::warning(message).maybe_at(place, "in this section");
            warnings.push(report.help("ask for fewer, for another level or for a larger size"));
        }
    }
    Ok(warnings)
}

/// The forms of the puzzles of a section.
fn forms(maker: &Maker, section: &Section, drawn: &[AcceptedPuzzle]) -> Vec<Form> {
    let form_at = |address: Address, puzzle: &Puzzle| {
        let find = || canonical::form(puzzle);
        (maker.memory.forms).answer(address, puzzle.clone(), find)
    };
    let drawn: Vec<_> = drawn.iter().enumerate().collect();
    parallel::map(&drawn, |(index, own)| form_at(address(section, *index), &own.puzzle))
}

/// A section whose puzzles are parted from others.
struct Parting<'b> {
    maker: &'b Maker<'b>,
    earlier: Option<&'b dyn Earlier>,
    section: &'b Section,
    target: &'b Target,
}

impl Parting<'_> {
    /// Redraws all puzzles that an earlier volume has. Which address gets which puzzle does not depend on the others, so
    /// each round redraws on all threads.
    fn part_from_earlier(
        &self,
        drawn: &mut [AcceptedPuzzle],
        forms: &mut [Form],
    ) -> Result<(), Failure> {
        let mut open: Vec<usize> = (0..drawn.len()).collect();
        for round in 0.. {
            let mut known = Vec::new();
            for index in open {
                if let Some(standing) = self.standing(&forms[index])? {
                    known.push((index, drawn[index].attempt, standing));
                }
            }
            match known.first() {
                None => break,
                Some(&(index, _, standing)) if round == REDRAWS => {
                    return Err(worn_out(self.maker.spec, self.section, index, standing, REDRAWS));
                }
                Some(_) => {}
            }
            let (maker, section, target) = (self.maker, self.section, self.target);
            let redrawn = parallel::map_with(
                &known,
                || maker.generator.revision.raters(),
                |raters, &(index, attempt, _)| draw(maker, section, target, index, attempt, raters),
            );
            for (&(index, ..), next) in known.iter().zip(redrawn) {
                (drawn[index], forms[index]) = next?;
            }
            open = known.into_iter().map(|(index, ..)| index).collect();
        }
        Ok(())
    }

    /// Puts the next puzzle that no earlier volume has in the place of `own`, and tells its form.
    fn redraw(
        &self,
        index: usize,
        own: &mut AcceptedPuzzle,
        raters: &mut RaterCache,
    ) -> Result<Form, Failure> {
        let mut tried = 0;
        loop {
            let (maker, section, target) = (self.maker, self.section, self.target);
            let (next, form) = draw(maker, section, target, index, own.attempt, raters)?;
            *own = next;
            match self.standing(&form)? {
                None => return Ok(form),
                Some(standing) if tried == REDRAWS => {
                    return Err(worn_out(self.maker.spec, self.section, index, standing, REDRAWS));
                }
                Some(_) => tried += 1,
            }
        }
    }

    fn standing(&self, form: &Form) -> Result<Option<Standing>, Failure> {
        self.earlier.map_or(Ok(None), |earlier| earlier.standing(form))
    }
}

/// The puzzle behind `attempt` of an address, and its form.
fn draw(
    maker: &Maker,
    section: &Section,
    target: &Target,
    index: usize,
    attempt: u32,
    raters: &mut RaterCache,
) -> Result<(AcceptedPuzzle, Form), Failure> {
    let own = maker
        .accepted(target, &address(section, index), attempt + 1, raters)
        .map_err(|out| out_of_reach(maker.spec, target, section, index, out))?;
    let form = canonical::form(&own.puzzle);
    Ok((own, form))
}

#[cfg(test)]
mod tests {
    use crate::{Book, Earlier, Means, Memory, Standing};
    use gridpress_base::diag::{Exit, Failure, Source};
    use gridpress_engine::puzzle::canonical::{Form, form};
    use gridpress_spec::{BookSpec, NoFiles};
    use std::collections::{BTreeMap, BTreeSet};

    /// Volumes that have what the function says.
    struct Volumes<F>(F);

    impl<F: Fn(&Form) -> bool> Earlier for Volumes<F> {
        fn standing(&self, form: &Form) -> Result<Option<Standing>, Failure> {
            let standing = Standing { volume: 1, number: 7 };
            Ok((self.0)(form).then_some(standing))
        }
    }

    fn book(sections: &str, earlier: &dyn Earlier) -> Result<Book, Failure> {
        let spec = format!("[series]\nvolume = 2\nregistry = \"s.db\"\n{sections}");
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", spec), &NoFiles).unwrap();
        let means = Means { memory: &Memory::default(), earlier: Some(earlier), progress: &|_| () };
        Book::make_with(spec, "twins", &means)
    }

    const SMALL: &str = "[[section]]\nid = \"a\"\nsize = 4\nlevel = \"easy\"\ncount = 6\n";

    #[test]
    fn what_earlier_volumes_have_is_drawn_again_and_the_rest_stays() {
        // By address, with the attempt that was taken.
        let drawn = |book: &Book| -> BTreeMap<u32, (u32, Form)> {
            let puzzles = book.puzzles();
            let one = puzzles.map(|one| {
                let attempt = one.code.as_ref().unwrap().attempt;
                (one.address.index, (attempt, form(&one.puzzle)))
            });
            one.collect()
        };
        let first = drawn(&book(SMALL, &Volumes(|_: &Form| false)).unwrap());
        let even = first.iter().filter(|(index, _)| **index % 2 == 0);
        let known: BTreeSet<Form> = even.map(|(_, (_, form))| form.clone()).collect();
        let earlier = Volumes(|form: &Form| known.contains(form));
        let second = drawn(&book(SMALL, &earlier).unwrap());
        for (index, (attempt, form)) in &second {
            assert!(!known.contains(form), "{index}");
            assert_eq!(*attempt == first[index].0, index % 2 == 1, "{index}");
        }
    }

    #[test]
    fn a_series_that_has_used_up_its_puzzles_ends_at_a_budget() {
        let failure = book(SMALL, &Volumes(|_: &Form| true)).unwrap_err();
        assert_eq!(failure.exit, Exit::Budget);
        let text = failure.to_string();
        assert!(text.contains("stand in earlier volumes"), "{text}");
        assert!(text.contains("number 7 of volume 1"), "{text}");
    }

    #[test]
    fn a_book_in_a_registry_is_not_made_without_it() {
        let spec = format!("[series]\nvolume = 1\nregistry = \"s.db\"\n{SMALL}");
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", spec), &NoFiles).unwrap();
        let failure = Book::make(spec, "twins", &|_| ()).unwrap_err();
        assert_eq!(failure.exit, Exit::Input);
    }
}
