//! Removal of duplicates: no puzzle of a book is equivalent to another, or to one in an earlier volume.

use crate::generation::{PuzzleGenerator, target};
use crate::reports::{self, out_of_reach, section_place, supplied_prior_uses};
use crate::types::{PriorUse, PriorVolumes, address};
use gridpress_bookspec::Section;
use gridpress_engine::generate::{AcceptedPuzzle, Address, Target};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_engine::rating::RaterCache;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::text;
use std::collections::BTreeSet;

/// Number of redraws for one address after which the kind is considered exhausted.
// Small kinds have few puzzles, and a search without limit would never end.
const REDRAWS: u32 = 1000;

/// Number of redraws for each later address of a section in which the kind is exhausted.
const REDRAWS_OF_EXHAUSTED: u32 = 50;

/// Redraws every generated puzzle that is equivalent to one with a lower address, to a supplied one, or to one in an
/// earlier volume. Returns warnings about duplicates that remain.
pub(crate) fn redraw_duplicates(
    maker: &PuzzleGenerator,
    prior_volumes: Option<&dyn PriorVolumes>,
    sections: &mut [Vec<AcceptedPuzzle>],
) -> Result<Vec<Diagnostic>, Failure> {
    let spec = maker.spec;
    let mut seen: BTreeSet<CanonicalForm> = BTreeSet::new();
    let mut generated = Vec::new();
    let mut warnings = Vec::new();
    for (section, drawn) in spec.sections.iter().zip(sections) {
        let forms = forms(maker, section, drawn);
        match target(section) {
            Some(target) => {
                let redraw = SectionRedraw { maker, prior_volumes, section, target };
                generated.push((redraw, drawn, forms));
            }
            None => {
                let prior_use = |form| {
                    prior_volumes.map_or(Ok(None), |prior_volumes| prior_volumes.prior_use(form))
                };
                let prior_uses: Vec<_> = forms.iter().map(prior_use).collect::<Result<_, _>>()?;
                warnings.extend(supplied_prior_uses(spec, section, &prior_uses));
                seen.extend(forms);
            }
        }
    }
    // By id rather than by position, so that moving a section within the spec changes no puzzle.
    generated.sort_by(|(a, ..), (b, ..)| a.section.id.cmp(&b.section.id));
    let mut raters = maker.generator.revision.raters();
    for (redraw, drawn, mut forms) in generated {
        // First against the earlier volumes, which works in parallel; then within the book, where each puzzle depends
        // on the ones before.
        redraw.redraw_prior_uses(drawn, &mut forms)?;
        let mut repeats = 0_usize;
        for (index, (own, mut form)) in drawn.iter_mut().zip(forms).enumerate() {
            let most = if repeats == 0 { REDRAWS } else { REDRAWS_OF_EXHAUSTED };
            let mut redrawn = 0;
            while !seen.insert(form) {
                if redrawn == most {
                    repeats += 1;
                    break;
                }
                redrawn += 1;
                form = redraw.redraw(index, own, &mut raters)?;
            }
        }
        if repeats > 0 {
            let message = text!("repeating-puzzles", count = repeats);
            let place = section_place(spec, redraw.section);
            let report = Diagnostic::warning(message).maybe_at(place, text!("in-this-section"));
            warnings.push(report.help(text!("fewer-or-other-puzzles")));
        }
    }
    Ok(warnings)
}

/// Returns the canonical forms of the puzzles of a section.
fn forms(
    maker: &PuzzleGenerator,
    section: &Section,
    drawn: &[AcceptedPuzzle],
) -> Vec<CanonicalForm> {
    let form_at = |address: Address, puzzle: &Puzzle| {
        (maker.cache.forms)
            .get_or_insert(address, puzzle.clone(), || canonical::canonical_form(puzzle))
    };
    let drawn: Vec<_> = drawn.iter().enumerate().collect();
    parallel::map(&drawn, |(index, own)| form_at(address(section, *index), &own.puzzle))
}

/// A section whose duplicates are redrawn.
struct SectionRedraw<'b> {
    maker: &'b PuzzleGenerator<'b>,
    prior_volumes: Option<&'b dyn PriorVolumes>,
    section: &'b Section,
    target: &'b Target,
}

impl SectionRedraw<'_> {
    /// Redraws all puzzles that an earlier volume contains. The puzzle of an address does not depend on the others, so
    /// each round redraws on all threads.
    fn redraw_prior_uses(
        &self,
        drawn: &mut [AcceptedPuzzle],
        forms: &mut [CanonicalForm],
    ) -> Result<(), Failure> {
        let mut open: Vec<usize> = (0..drawn.len()).collect();
        for round in 0.. {
            let mut repeated = Vec::new();
            for index in open {
                if let Some(prior_use) = self.prior_use(&forms[index])? {
                    repeated.push((index, drawn[index].attempt, prior_use));
                }
            }
            match repeated.first() {
                None => break,
                Some(&(index, _, prior_use)) if round == REDRAWS => {
                    return Err(self.exhausted(index, prior_use));
                }
                Some(_) => {}
            }
            let (maker, section, target) = (self.maker, self.section, self.target);
            let redrawn = parallel::map_with(
                &repeated,
                || maker.generator.revision.raters(),
                |raters, &(index, attempt, _)| draw(maker, section, target, index, attempt, raters),
            );
            for (&(index, ..), next) in repeated.iter().zip(redrawn) {
                (drawn[index], forms[index]) = next?;
            }
            open = repeated.into_iter().map(|(index, ..)| index).collect();
        }
        Ok(())
    }

    /// Creates the report that the draws of an address do not leave the earlier volumes.
    fn exhausted(&self, index: usize, prior_use: PriorUse) -> Failure {
        reports::exhausted(self.maker.spec, self.section, index, prior_use, REDRAWS)
    }

    /// Replaces `own` by the next puzzle that no earlier volume contains, and returns its form.
    fn redraw(
        &self,
        index: usize,
        own: &mut AcceptedPuzzle,
        raters: &mut RaterCache,
    ) -> Result<CanonicalForm, Failure> {
        let mut tried = 0;
        loop {
            let (maker, section, target) = (self.maker, self.section, self.target);
            let (next, form) = draw(maker, section, target, index, own.attempt, raters)?;
            *own = next;
            match self.prior_use(&form)? {
                None => return Ok(form),
                Some(prior_use) if tried == REDRAWS => {
                    return Err(self.exhausted(index, prior_use));
                }
                Some(_) => tried += 1,
            }
        }
    }

    fn prior_use(&self, form: &CanonicalForm) -> Result<Option<PriorUse>, Failure> {
        self.prior_volumes.map_or(Ok(None), |prior_volumes| prior_volumes.prior_use(form))
    }
}

/// Returns the first accepted puzzle of an address after `attempt`, and its form.
fn draw(
    maker: &PuzzleGenerator,
    section: &Section,
    target: &Target,
    index: usize,
    attempt: u32,
    raters: &mut RaterCache,
) -> Result<(AcceptedPuzzle, CanonicalForm), Failure> {
    let own = maker
        .find_accepted(target, &address(section, index), attempt + 1, raters)
        .map_err(|out| out_of_reach(maker.spec, target, section, index, out))?;
    let form = canonical::canonical_form(&own.puzzle);
    Ok((own, form))
}

#[cfg(test)]
mod tests {
    use crate::{Book, BuildCache, BuildOptions, PriorUse, PriorVolumes};
    use gridpress_bookspec::{BookSpec, NoFiles};
    use gridpress_engine::puzzle::canonical::{CanonicalForm, canonical_form};
    use gridpress_messages::diag::{Exit, Failure, Source};
    use std::collections::{BTreeMap, BTreeSet};

    /// Earlier volumes that contain the forms for which the function returns `true`.
    struct Volumes<F>(F);

    impl<F: Fn(&CanonicalForm) -> bool> PriorVolumes for Volumes<F> {
        fn prior_use(&self, form: &CanonicalForm) -> Result<Option<PriorUse>, Failure> {
            let prior_use = PriorUse { volume: 1, number: 7 };
            Ok((self.0)(form).then_some(prior_use))
        }
    }

    fn book(sections: &str, prior_volumes: &dyn PriorVolumes) -> Result<Book, Failure> {
        let spec = format!("[series]\nvolume = 2\nregistry = \"s.db\"\n{sections}");
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", spec), &NoFiles).unwrap();
        let options = BuildOptions {
            cache: &BuildCache::default(),
            prior_volumes: Some(prior_volumes),
            progress: &|_| (),
        };
        Book::make_with(spec, "twins", &options)
    }

    const SMALL: &str = "[[section]]\nid = \"a\"\nsize = 4\nlevel = \"easy\"\ncount = 6\n";

    #[test]
    fn only_puzzles_of_earlier_volumes_are_redrawn() {
        // Attempts and forms by address.
        let drawn = |book: &Book| -> BTreeMap<u32, (u32, CanonicalForm)> {
            let puzzles = book.puzzles();
            let one = puzzles.map(|one| {
                let attempt = one.code.as_ref().unwrap().attempt;
                (one.address.index, (attempt, canonical_form(&one.puzzle)))
            });
            one.collect()
        };
        let first = drawn(&book(SMALL, &Volumes(|_: &CanonicalForm| false)).unwrap());
        let even = first.iter().filter(|(index, _)| **index % 2 == 0);
        let repeated: BTreeSet<CanonicalForm> = even.map(|(_, (_, form))| form.clone()).collect();
        let prior_volumes = Volumes(|form: &CanonicalForm| repeated.contains(form));
        let second = drawn(&book(SMALL, &prior_volumes).unwrap());
        for (index, (attempt, form)) in &second {
            assert!(!repeated.contains(form), "{index}");
            assert_eq!(*attempt == first[index].0, index % 2 == 1, "{index}");
        }
    }

    #[test]
    fn an_exhausted_series_ends_at_its_budget() {
        let failure = book(SMALL, &Volumes(|_: &CanonicalForm| true)).unwrap_err();
        assert_eq!(failure.exit, Exit::Budget);
        let text = failure.to_string();
        assert!(text.contains("are in earlier volumes"), "{text}");
        assert!(text.contains("number 7 of volume 1"), "{text}");
    }

    #[test]
    fn books_in_a_registry_need_it() {
        let spec = format!("[series]\nvolume = 1\nregistry = \"s.db\"\n{SMALL}");
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", spec), &NoFiles).unwrap();
        let failure = Book::make(spec, "twins", &|_| ()).unwrap_err();
        assert_eq!(failure.exit, Exit::Input);
    }
}
