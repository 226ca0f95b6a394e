//! A book: a spec and a seed, and the puzzles that come of them.

use crate::diag::{Diagnostic, Exit, Failure};
use crate::examples::{self, TechniqueExample};
use crate::generate::{
    Accepted, Address, Code, Fill, Level, Levels, OutOfReach, Press, Recipe, Removal, Target, batch,
};
use crate::logic::{HiddenSingle, Raters, Rating, Step, Technique, hidden_singles};
use crate::puzzle::canonical::{self, Form};
use crate::puzzle::{Kind, Puzzle, Symmetry};
use crate::spec::{BookSpec, Contents, Order, Section};
use rayon::prelude::*;
use std::collections::BTreeSet;

/// The address of the how-to page's example; the dot keeps it apart from every section's.
const EXAMPLE: &str = ".example";

/// Puzzles that are drawn for an address when all turn out to be twins; then the kind has hardly any others.
const REDRAWS: u32 = 1000;

/// A puzzle in its place in a book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The printed number, from 1 through the book.
    pub number: u32,
    /// Its address: section and place there.
    pub address: Address,
    /// What makes it again; `None` for one that the user brought.
    pub code: Option<Code>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its grade by removed cells.
    pub level: Level,
    /// The hardest technique that it needs, and how hard that is.
    pub rating: Rating,
}

/// A worked example: a puzzle and a step in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// A step that one can take at once.
    pub step: HiddenSingle,
}

/// How a puzzle is solved.
#[derive(Clone, Debug)]
pub struct Walkthrough {
    /// The puzzle, by its index through the book.
    pub puzzle: usize,
    /// Every step, to the solution or to where no technique gets on.
    pub path: Vec<Step>,
}

/// A step worth a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// How many cells are open before it.
    pub open: usize,
    /// The step.
    pub step: Step,
}

/// A spec, a seed, and all puzzles in printed order.
#[derive(Debug)]
pub struct Book {
    /// What was asked for; its seed is set.
    pub spec: BookSpec,
    /// The stream of the puzzles.
    pub press: Press,
    /// The puzzles of each section, in the order of the spec.
    pub sections: Vec<Vec<BookPuzzle>>,
    /// The example of the how-to page, if there is one.
    pub example: Option<Example>,
    /// An example of each technique that the puzzles need, easiest first, where the book has such pages.
    pub techniques: Vec<TechniqueExample>,
    /// The walkthroughs that the book prints, by puzzle.
    pub walkthroughs: Vec<Walkthrough>,
    /// Hints for every puzzle in printed order, where the spec asks for them.
    pub hints: Vec<Vec<Hint>>,
    /// What its maker should know.
    pub warnings: Vec<Diagnostic>,
}

/// Told, from any thread, that so many more puzzles are done.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

impl Book {
    /// Makes every puzzle of `spec` with `seed`, on all threads of the current pool.
    ///
    /// # Errors
    /// With [`Exit::Budget`] when a section asks for puzzles that cannot be found.
    pub fn make(mut spec: BookSpec, seed: &str, progress: Progress) -> Result<Book, Failure> {
        spec.seed = Some(seed.to_owned());
        let press = Press {
            engine: spec.engine,
            seed: seed.to_owned(),
        };
        let mut sections = Vec::with_capacity(spec.sections.len());
        for section in &spec.sections {
            sections.push(draw(&press, &spec, section, progress)?);
        }
        let warnings = part_twins(&press, &spec, &mut sections)?;
        Ok(Book {
            warnings,
            ..Book::number(spec, press, sections)
        })
    }

    /// The book of `spec` from the attempts that were accepted when it was made first, a list for
    /// each section: one fill and one removal a puzzle.
    pub(crate) fn remake(
        mut spec: BookSpec,
        seed: &str,
        attempts: &[Vec<u32>],
        progress: Progress,
    ) -> Book {
        spec.seed = Some(seed.to_owned());
        let press = Press {
            engine: spec.engine,
            seed: seed.to_owned(),
        };
        let mut sections = Vec::with_capacity(spec.sections.len());
        for (section, attempts) in spec.sections.iter().zip(attempts) {
            let drawn = match target(section) {
                None => brought(section),
                Some(Target { recipe, .. }) => (attempts.par_iter().enumerate())
                    .map(|(index, &attempt)| {
                        let puzzle = press.attempt(recipe, &address(section, index), attempt);
                        progress(1);
                        Accepted { puzzle, attempt }
                    })
                    .collect(),
            };
            sections.push(drawn);
        }
        Book::number(spec, press, sections)
    }

    fn number(spec: BookSpec, press: Press, drawn: Vec<Vec<Accepted>>) -> Book {
        let mut number = 0;
        let mut sections = Vec::with_capacity(drawn.len());
        for (section, accepted) in spec.sections.iter().zip(drawn) {
            let mut puzzles = rated(&press, &spec.levels, section, accepted);
            if section.order == Order::Rising {
                puzzles.sort_by_key(|puzzle| (puzzle.rating.score, puzzle.address.index));
            }
            for puzzle in &mut puzzles {
                number += 1;
                puzzle.number = number;
            }
            sections.push(puzzles);
        }
        let example = if spec.front.how_to {
            example(&press, example_kind(&spec))
        } else {
            None
        };
        let hints = if spec.answers.hints {
            let all: Vec<&BookPuzzle> = sections.iter().flatten().collect();
            (all.par_iter())
                .map_init(Raters::default, |raters, puzzle| {
                    let Puzzle { shape, givens, .. } = &puzzle.puzzle;
                    hints(
                        raters.of(shape).path(givens),
                        puzzle.puzzle.removed() as usize,
                    )
                })
                .collect()
        } else {
            Vec::new()
        };
        let mut book = Book {
            spec,
            press,
            sections,
            example,
            techniques: Vec::new(),
            walkthroughs: Vec::new(),
            hints,
            warnings: Vec::new(),
        };
        if book.spec.front.techniques {
            let kind = example_kind(&book.spec);
            book.techniques = examples::find(&book.press, kind, &book.needed());
        }
        book.walkthroughs = book.walked_through();
        book
    }

    /// The techniques that any puzzle needs, beyond those that the how-to page tells.
    fn needed(&self) -> BTreeSet<Technique> {
        let needed = |raters: &mut Raters, puzzle: &&BookPuzzle| -> BTreeSet<Technique> {
            let Puzzle { shape, givens, .. } = &puzzle.puzzle;
            let path = raters.of(shape).path(givens).into_iter();
            let techniques = path.map(|step| step.technique);
            techniques
                .filter(|&technique| technique > Technique::HiddenSingleBox)
                .collect()
        };
        let puzzles: Vec<&BookPuzzle> = self.puzzles().collect();
        (puzzles.par_iter())
            .map_init(Raters::default, needed)
            .reduce(BTreeSet::new, |mut all, some| {
                all.extend(some);
                all
            })
    }

    /// The paths of the puzzles that the spec names.
    fn walked_through(&self) -> Vec<Walkthrough> {
        let chosen = &self.spec.answers.walkthrough;
        let puzzles: Vec<(usize, &BookPuzzle)> = (self.puzzles().enumerate())
            .filter(|(_, puzzle)| chosen.has(puzzle.number))
            .collect();
        let path = |raters: &mut Raters, &(index, puzzle): &(usize, &BookPuzzle)| Walkthrough {
            puzzle: index,
            path: raters.of(&puzzle.puzzle.shape).path(&puzzle.puzzle.givens),
        };
        (puzzles.par_iter())
            .map_init(Raters::default, path)
            .collect()
    }

    /// All puzzles in printed order.
    pub fn puzzles(&self) -> impl Iterator<Item = &BookPuzzle> {
        self.sections.iter().flatten()
    }
}

/// The puzzles of a section as they were drawn, each with what it needs and not yet numbered.
fn rated(
    press: &Press,
    levels: &Levels,
    section: &Section,
    drawn: Vec<Accepted>,
) -> Vec<BookPuzzle> {
    let recipe = target(section).map(|target| &target.recipe);
    let place = |raters: &mut Raters, (index, Accepted { puzzle, attempt }): (usize, Accepted)| {
        let address = address(section, index);
        let code = recipe.cloned().map(|recipe| Code {
            engine: press.engine,
            recipe,
            address: address.clone(),
            attempt,
        });
        let level = match section.contents {
            Contents::Generated { level, .. } => level,
            Contents::Sourced { .. } => levels.grade(puzzle.shape.kind(), puzzle.removed()),
        };
        BookPuzzle {
            number: 0,
            address,
            code,
            level,
            rating: raters.of(&puzzle.shape).rate(&puzzle.givens),
            puzzle,
        }
    };
    (drawn.into_par_iter().enumerate())
        .map_init(Raters::default, place)
        .collect()
}

/// Steps worth a hint on a path that begins with so many `open` cells: the first one, the first beyond singles and the
/// hardest; of a path of singles the first few.
fn hints(path: Vec<Step>, open: usize) -> Vec<Hint> {
    let worth = match path.iter().position(|step| step.technique.tier() > 1) {
        None => vec![0, 1, 2],
        Some(beyond) => {
            let hard = |index: &usize| (path[*index].technique, std::cmp::Reverse(*index));
            let hardest = (0..path.len()).max_by_key(hard);
            vec![0, beyond, hardest.unwrap_or(beyond)]
        }
    };
    let mut left = open;
    let mut hints = Vec::new();
    for (index, step) in path.into_iter().enumerate() {
        let places = step.places.len();
        if worth.contains(&index) {
            hints.push(Hint { open: left, step });
        }
        left -= places;
    }
    hints
}

fn address(section: &Section, index: usize) -> Address {
    Address {
        section: section.id.clone(),
        index: index as u32 + 1,
    }
}

/// How a section's puzzles are made; `None` when the user brings them.
fn target(section: &Section) -> Option<&Target> {
    match &section.contents {
        Contents::Generated { target, .. } => Some(target),
        Contents::Sourced { .. } => None,
    }
}

fn brought(section: &Section) -> Vec<Accepted> {
    match &section.contents {
        Contents::Sourced { puzzles, .. } => puzzles
            .iter()
            .map(|puzzle| Accepted {
                puzzle: puzzle.clone(),
                attempt: 0,
            })
            .collect(),
        Contents::Generated { .. } => Vec::new(),
    }
}

/// The puzzles of one section, each at its own address.
fn draw(
    press: &Press,
    spec: &BookSpec,
    section: &Section,
    progress: Progress,
) -> Result<Vec<Accepted>, Failure> {
    let Some(target) = target(section) else {
        return Ok(brought(section));
    };
    let (puzzles, out) = batch(section.contents.count() as usize, |index, raters| {
        let result = accepted(press, spec, target, &address(section, index), 0, raters);
        progress(1);
        result
    });
    match out {
        None => Ok(puzzles),
        Some(out) => Err(out_of_reach(target, section, puzzles.len(), out)),
    }
}

/// The puzzle at `address`: the first accepted from attempt `from` on, or a later one where `[replace]` says so.
fn accepted(
    press: &Press,
    spec: &BookSpec,
    target: &Target,
    address: &Address,
    from: u32,
    raters: &mut Raters,
) -> Result<Accepted, OutOfReach> {
    let pass_over = if from == 0 {
        spec.replace.get(address).copied().unwrap_or(0)
    } else {
        0
    };
    let mut accepted = press.accepted_with(target, address, from, raters)?;
    for _ in 0..pass_over {
        accepted = press.accepted_with(target, address, accepted.attempt + 1, raters)?;
    }
    Ok(accepted)
}

/// Redraws every generated puzzle that is the twin of one with a lower address, or of one that the user brought.
fn part_twins(
    press: &Press,
    spec: &BookSpec,
    sections: &mut [Vec<Accepted>],
) -> Result<Vec<Diagnostic>, Failure> {
    let forms: Vec<Vec<Form>> = sections
        .par_iter()
        .map(|section| {
            section
                .par_iter()
                .map(|own| canonical::form(&own.puzzle))
                .collect()
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
    let mut raters = Raters::default();
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
                *own = accepted(press, spec, target, &address, own.attempt + 1, &mut raters)
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

fn out_of_reach(target: &Target, section: &Section, index: usize, out: OutOfReach) -> Failure {
    let (recipe, address) = (&target.recipe, address(section, index));
    let wanted = target.wanted();
    let message = format!(
        "no puzzle with {wanted} was found for {address} in {} attempts",
        out.attempts
    );
    let (label, help) = if out.in_band > 0 {
        let label = format!(
            "{} attempts removed as many cells, and needed other techniques",
            out.in_band
        );
        let help = match target.steady {
            true => "leave `steady` out, or widen its `technique`, here or under [levels]",
            false => "widen its `technique`, here or under [levels]",
        };
        (label, help)
    } else {
        let label = format!(
            "the most that came out is {} with symmetry `{}`",
            out.most_removed, recipe.symmetry
        );
        let help = match recipe.symmetry {
            Symmetry::None => "take an easier level, or lower the band under [levels]",
            _ => "take an easier level, lower the band under [levels], or set symmetry = \"none\"",
        };
        (label, help)
    };
    Failure::new(
        Exit::Budget,
        Diagnostic::error(message)
            .at(section.place.clone(), label)
            .help(help),
    )
}

/// The kind of the how-to page's example: classic if any section is, else that of the first section without its
/// variants.
fn example_kind(spec: &BookSpec) -> Kind {
    let mut kinds = spec
        .sections
        .iter()
        .map(|section| section.contents.kind().plain());
    match kinds.next() {
        // Larger ones would not fit beside their story.
        Some(first) if first.side() <= 9 && kinds.all(|kind| kind != Kind::CLASSIC) => first,
        _ => Kind::CLASSIC,
    }
}

/// A puzzle of middling ease with a step that a row and a column both have a part in, at the example's own address.
fn example(press: &Press, kind: Kind) -> Option<Example> {
    let recipe = Recipe {
        kind,
        fill: Fill::Random,
        symmetry: Symmetry::Rotate180,
        removal: Removal::Band(Levels::default().band(kind, Level::Medium)),
    };
    let address = Address {
        section: EXAMPLE.to_owned(),
        index: 1,
    };
    let row = |cell: usize| cell / kind.side();
    let instructive = |puzzle: &Puzzle, step: &HiddenSingle| {
        let in_box = &puzzle.shape.houses()[step.house].cells;
        let by_row = step
            .blockers
            .iter()
            .filter(|&&b| in_box.iter().any(|&c| row(c) == row(b)))
            .count();
        let empty = in_box
            .iter()
            .filter(|&&c| puzzle.givens.get(c) == 0)
            .count();
        empty > kind.side() / 2 && by_row >= 1 && by_row < step.blockers.len()
    };
    // One attempt in two has such a step; the bound is for form.
    (0..1000).find_map(|attempt| {
        let puzzle = press.attempt(&recipe, &address, attempt);
        let step = hidden_singles(&puzzle.shape, &puzzle.givens)
            .into_iter()
            .find(|step| instructive(&puzzle, step))?;
        Some(Example { puzzle, step })
    })
}
