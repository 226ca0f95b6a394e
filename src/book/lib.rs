//! A book: a spec and a seed, and the puzzles that come of them.

#![forbid(unsafe_code)]

pub mod daily;
pub mod examples;
pub mod statistics;

mod chapters;
mod earlier;
mod memory;
mod specimen;
mod twins;

use crate::examples::RuledKinds;
use crate::statistics::Sample;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use gridpress_engine::generate::{
    Accepted, Address, Code, Generator, Level, Levels, OutOfReach, ReachError, Recipe, Removal,
    Target, batch,
};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::{Kind, Puzzle, Symmetry, Variant};
use gridpress_engine::rating::{HiddenSingle, Raters, Rating, hidden_singles};
use gridpress_spec::{BookSpec, Contents, HowTo, PuzzleName, PuzzleOrder, RegisteredIn, Section};

pub use crate::examples::TechniqueExample;
pub use chapters::{Hint, Walkthrough};
pub use earlier::{Earlier, Standing};
pub use memory::Memory;
use memory::{Asked, Origin};

/// The address of the how-to page's example; the dot keeps it apart from every section's.
const EXAMPLE: &str = ".example";

/// A puzzle in its place in a book.
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The number that counts puzzles through the book, from its first number.
    pub number: u32,
    /// The name on paper: this number, one of the section, or a date.
    pub name: PuzzleName,
    /// Its address: section and place there.
    pub address: Address,
    /// The code that makes the puzzle again; `None` for one that the user brought.
    pub code: Option<Code>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The level that it was made for; of one that the user brought, that of what it needs.
    pub level: Level,
    /// Its grade by removed cells; `None` for killers.
    pub grade: Option<Level>,
    /// The hardest step that it needs, and how hard that is.
    pub rating: Rating,
}

/// The attempt and rating of a puzzle, as a lock keeps them.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// The attempt that was accepted, from 0.
    pub attempt: u32,
    /// How hard the puzzle was found to be; `None` where this program does not know the technique.
    pub rating: Option<Rating>,
}

/// A worked example: a puzzle and a step in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// A step that one can take at once.
    pub step: HiddenSingle,
}

/// A spec, a seed, and all puzzles in printed order.
#[derive(Debug)]
pub struct Book {
    /// The spec of the book, with its seed set.
    pub spec: BookSpec,
    /// The stream of the puzzles.
    pub generator: Generator,
    /// The puzzles of each section, in the order of the spec.
    pub sections: Vec<Vec<BookPuzzle>>,
    /// The example of the how-to page, if there is one.
    pub example: Option<Example>,
    /// An example of each technique that the puzzles need, easiest first, where the book has such pages.
    pub techniques: Vec<TechniqueExample>,
    /// The walkthroughs that the book prints, by puzzle.
    pub walkthroughs: Vec<Walkthrough>,
    /// Hints for every puzzle in printed order, where the spec asks for them; none for those that scanning solves.
    pub hints: Vec<Vec<Hint>>,
    /// Warnings for the maker of the book.
    pub warnings: Vec<Diagnostic>,
}

/// A puzzle that was made, for those who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The index of its section.
    pub section: usize,
    /// How many puzzles were tried for it, itself included.
    pub tried: u64,
}

/// What a book is made with, beside its spec and its seed.
#[derive(Clone, Copy)]
pub struct Means<'a> {
    /// What is known from earlier versions of the book.
    pub memory: &'a Memory,
    /// The volumes before it, of a book in a registry.
    pub earlier: Option<&'a dyn Earlier>,
    /// Told of every puzzle.
    pub progress: Progress<'a>,
}

/// Called, from any thread, for each puzzle that is made.
pub type Progress<'a> = &'a (dyn Fn(Made) + Sync);

impl Book {
    /// Makes every puzzle of `spec` with `seed`, on all threads of the current pool.
    ///
    /// # Errors
    /// With [`Exit::Budget`] when a section asks for puzzles that cannot be found; with [`Exit::Input`] for a book in a
    /// registry, whose earlier volumes [`Book::make_with`] takes.
    pub fn make(spec: BookSpec, seed: &str, progress: Progress) -> Result<Book, Failure> {
        let means = Means { memory: &Memory::default(), earlier: None, progress };
        Book::make_with(spec, seed, &means)
    }

    /// Makes every puzzle of `spec` with `seed`: sooner where the memory knows them from an earlier version, and none that
    /// an earlier volume has.
    ///
    /// # Errors
    /// As [`Book::make`], and where the earlier volumes cannot be read.
    pub fn make_with(mut spec: BookSpec, seed: &str, means: &Means) -> Result<Book, Failure> {
        let &Means { memory, earlier, progress } = means;
        if let (Some(registry), None) = (&spec.series.registry, earlier) {
            return Err(without_registry(registry));
        }
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        let maker = Maker { generator: &generator, spec: &spec, memory };
        for at in 0..spec.sections.len() {
            sections.push(maker.draw(at, progress)?);
        }
        let warnings = twins::part(&maker, earlier, &mut sections)?;
        let mut book = Book::number(spec, generator, memory, sections);
        book.warnings = warnings;
        book.warnings.extend(book.other_labels());
        Ok(book)
    }

    /// The book of `spec` from what a lock has kept of its puzzles, a list for each section: one fill and one removal a
    /// puzzle.
    ///
    /// # Errors
    /// With [`Exit::Budget`] when no full grid of a section's kind is found.
    pub fn remake(
        mut spec: BookSpec,
        seed: &str,
        kept: &[Vec<Kept>],
        progress: Progress,
    ) -> Result<Book, Failure> {
        spec.seed = Some(seed.to_owned());
        let generator = Generator::new(spec.engine, seed);
        let mut sections = Vec::with_capacity(spec.sections.len());
        for (at, (section, kept)) in spec.sections.iter().zip(kept).enumerate() {
            let mut drawn = match target(section) {
                None => brought(section),
                Some(Target { recipe, .. }) => {
                    let kept: Vec<_> = kept.iter().enumerate().collect();
                    let work = |&(index, Kept { attempt, .. }): &(usize, &Kept)| {
                        let made =
                            generator.try_attempt(recipe, &address(section, index), *attempt);
                        progress(Made { section: at, tried: 1 });
                        made.ok_or_else(|| no_grid(section, index))
                    };
                    parallel::try_map(&kept, work)?
                }
            };
            for (accepted, kept) in drawn.iter_mut().zip(kept) {
                accepted.rating = kept.rating;
            }
            sections.push(drawn);
        }
        Ok(Book::number(spec, generator, &Memory::default(), sections))
    }

    fn number(
        spec: BookSpec,
        generator: Generator,
        memory: &Memory,
        drawn: Vec<Vec<Accepted>>,
    ) -> Book {
        let mut sections = Vec::with_capacity(drawn.len());
        for (section, accepted) in spec.sections.iter().zip(drawn) {
            let mut puzzles = rated(&generator, &spec.levels, section, accepted);
            if section.order == PuzzleOrder::Rising {
                puzzles.sort_by_key(|puzzle| {
                    let removed = puzzle.puzzle.removed();
                    (puzzle.rating.score, removed, puzzle.address.index)
                });
            }
            sections.push(puzzles);
        }
        name(&spec, &mut sections);
        let mut book = Book {
            example: example_of(&spec, &generator, memory),
            spec,
            generator,
            sections,
            techniques: Vec::new(),
            walkthroughs: Vec::new(),
            hints: Vec::new(),
            warnings: Vec::new(),
        };
        let told = chapters::tell(&book, memory);
        if book.spec.front.techniques {
            let kind = example_kind(&book.spec);
            let ruled = ruled_kinds(&book.spec, kind);
            let question = (origin(&book.generator), (kind, ruled), told.needed.clone());
            let find = || examples::find(&book.generator, kind, ruled, &told.needed);
            book.techniques = memory.techniques.answer((), question, find);
        }
        book.hints = told.hints;
        book.walkthroughs = told.walkthroughs;
        book
    }

    /// Of each section that the user brings and gives a level, how many puzzles are of another.
    fn other_labels(&self) -> Vec<Diagnostic> {
        let report = |(section, puzzles): (&Section, &Vec<BookPuzzle>)| {
            let level = match section.contents {
                Contents::Sourced { level, .. } => level?,
                Contents::Generated { .. } => return None,
            };
            let is_other = |puzzle: &&BookPuzzle| puzzle.level != level;
            let first = puzzles.iter().find(is_other)?;
            let (count, of) = (puzzles.iter().filter(is_other).count(), puzzles.len());
            let message =
                format!("{count} of {of} puzzles are not `{level}`, and get the label they earn");
            let label = format!(
                "number {} is `{}`: its hardest technique is {}",
                first.number, first.level, first.rating.technique
            );
            Some(Diagnostic::warning(message).at(section.place.clone(), label))
        };
        let sections = self.spec.sections.iter().zip(&self.sections);
        sections.filter_map(report).collect()
    }

    /// The place through the book, from 0, of the puzzle of that number.
    pub fn place_of(&self, number: u32) -> usize {
        (number - self.spec.numbering.first_number()) as usize
    }

    /// All puzzles in printed order.
    pub fn puzzles(&self) -> impl Iterator<Item = &BookPuzzle> {
        self.sections.iter().flatten()
    }

    /// All puzzles in printed order, as they are counted.
    pub fn samples(&self) -> Vec<Sample> {
        let sample = |puzzle: &BookPuzzle| Sample {
            section: Some(puzzle.address.section.clone()),
            kind: puzzle.puzzle.shape.kind(),
            level: puzzle.level.name().to_owned(),
            technique: puzzle.rating.technique.name().to_owned(),
            score: puzzle.rating.score,
            givens: puzzle.puzzle.givens.cells().to_vec(),
        };
        self.puzzles().map(sample).collect()
    }
}

/// The example of the how-to page, where the book of `spec` has one.
fn example_of(spec: &BookSpec, generator: &Generator, memory: &Memory) -> Option<Example> {
    let kind = match spec.front.how_to {
        HowTo::None => return None,
        HowTo::Full => example_kind(spec),
        HowTo::Kids => first_kind(spec),
    };
    let question = (origin(generator), kind);
    let find = || example(generator, kind);
    memory.example.answer((), question, find)
}

/// The failure for a book in a registry that is made without it.
fn without_registry(registry: &RegisteredIn) -> Failure {
    let message =
        format!("the volumes before this one are not at hand: `{}` was not read", registry.file);
    let report = Diagnostic::error(message);
    let report = report.at(registry.place.clone(), "this registry knows them");
    Failure::new(Exit::Input, report.help("open it, and make the book with it"))
}

/// Gives the puzzles, which are in printed order, their numbers and names.
fn name(spec: &BookSpec, sections: &mut [Vec<BookPuzzle>]) {
    let (namer, first) = (spec.namer(), spec.numbering.first_number());
    let mut through = 0;
    for (section, puzzles) in sections.iter_mut().enumerate() {
        for (within, puzzle) in puzzles.iter_mut().enumerate() {
            puzzle.number = first + through as u32;
            puzzle.name = namer.name(section, within, through);
            through += 1;
        }
    }
}

/// The puzzles of a section as they were drawn, each with what it needs and not yet numbered.
fn rated(
    generator: &Generator,
    levels: &Levels,
    section: &Section,
    drawn: Vec<Accepted>,
) -> Vec<BookPuzzle> {
    let recipe = target(section).map(|target| &target.recipe);
    let ratings = parallel::map_with(
        &drawn,
        || generator.revision.raters(),
        |raters, accepted| accepted.rating(raters),
    );
    let place = |(index, (accepted, rating)): (usize, (Accepted, Rating))| {
        let Accepted { puzzle, attempt, .. } = accepted;
        let address = address(section, index);
        let code = recipe.cloned().map(|recipe| Code {
            revision: generator.revision,
            recipe,
            address: address.clone(),
            attempt,
            best: false,
        });
        let level = match section.contents {
            Contents::Generated { level, .. } => level,
            Contents::Sourced { .. } => levels.level_of(puzzle.shape.kind(), &rating),
        };
        BookPuzzle {
            number: 0,
            name: PuzzleName::default(),
            address,
            code,
            level,
            grade: levels.grade(puzzle.shape.kind(), puzzle.removed()),
            rating,
            puzzle,
        }
    };
    let drawn = drawn.into_iter().zip(ratings);
    drawn.enumerate().map(place).collect()
}

fn address(section: &Section, index: usize) -> Address {
    Address { section: section.id.clone(), index: index as u32 + 1 }
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
        Contents::Sourced { puzzles, .. } => {
            puzzles.iter().map(|puzzle| Accepted::unrated(puzzle.clone(), 0)).collect()
        }
        Contents::Generated { .. } => Vec::new(),
    }
}

/// What makes the puzzles of a book.
struct Maker<'b> {
    generator: &'b Generator,
    spec: &'b BookSpec,
    memory: &'b Memory,
}

impl Maker<'_> {
    /// The puzzles of one section, each at its own address.
    fn draw(&self, at: usize, progress: Progress) -> Result<Vec<Accepted>, Failure> {
        let section = &self.spec.sections[at];
        let Some(target) = target(section) else {
            return Ok(brought(section));
        };
        let (puzzles, out) =
            batch(self.generator.revision, section.contents.count() as usize, |index, raters| {
                let result = self.accepted(target, &address(section, index), 0, raters);
                let tried = result.as_ref().map_or(0, |accepted| u64::from(accepted.attempt) + 1);
                progress(Made { section: at, tried });
                result
            });
        match out {
            None => Ok(puzzles),
            Some(out) => Err(out_of_reach(target, section, puzzles.len(), out)),
        }
    }

    /// The puzzle at `address`, as [`accepted`] finds it, with its rating.
    fn accepted(
        &self,
        target: &Target,
        address: &Address,
        from: u32,
        raters: &mut Raters,
    ) -> Result<Accepted, OutOfReach> {
        let (generator, spec) = (self.generator, self.spec);
        let question = Asked {
            origin: origin(generator),
            target: target.clone(),
            pass_over: pass_over(spec, address, from),
        };
        let find = || {
            let found = accepted(generator, spec, target, address, from, raters)?;
            let rating = Some(found.rating(raters));
            Ok(Accepted { rating, ..found })
        };
        let place = (address.clone(), from);
        self.memory.drawn.try_answer(place, question, find)
    }
}

/// The number of the engine revision of `generator`, and its seed.
fn origin(generator: &Generator) -> Origin {
    (generator.revision.number(), generator.seed.clone())
}

/// How many accepted attempts `[replace]` passes over at `address`, where the search begins with attempt `from`.
fn pass_over(spec: &BookSpec, address: &Address, from: u32) -> u32 {
    match from {
        0 => spec.replace.get(address).copied().unwrap_or(0),
        _ => 0,
    }
}

/// The puzzle at `address`: the first accepted from attempt `from` on, or a later one where `[replace]` says so.
pub(crate) fn accepted(
    generator: &Generator,
    spec: &BookSpec,
    target: &Target,
    address: &Address,
    from: u32,
    raters: &mut Raters,
) -> Result<Accepted, OutOfReach> {
    let mut accepted = generator.accepted_with(target, address, from, raters)?;
    for _ in 0..pass_over(spec, address, from) {
        accepted = generator.accepted_with(target, address, accepted.attempt + 1, raters)?;
    }
    Ok(accepted)
}

/// The failure where no full grid is found for the puzzle of that index.
fn no_grid(section: &Section, index: usize) -> Failure {
    let (kind, address) = (section.contents.kind(), address(section, index));
    let message = format!(
        "no full grid of kind `{kind}` was found for {address} within the budget of guesses"
    );
    let report = Diagnostic::error(message).at(section.place.clone(), "in this section");
    let help = "perhaps there is none: take another layout, size or other variants";
    Failure::new(Exit::Budget, report.help(help))
}

fn out_of_reach(target: &Target, section: &Section, index: usize, out: OutOfReach) -> Failure {
    if out.reason == ReachError::NoGrid {
        return no_grid(section, index);
    }
    let (recipe, address) = (&target.recipe, address(section, index));
    let wanted = target.described();
    let message =
        format!("no puzzle with {wanted} was found for {address} in {} attempts", out.attempts);
    let (label, help) = if out.in_band > 0 {
        let label = match out.in_band {
            1 => "1 attempt removed as many cells, and needed other techniques".to_owned(),
            count => {
                format!("{count} attempts removed as many cells, and needed other techniques")
            }
        };
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
        Diagnostic::error(message).at(section.place.clone(), label).help(help),
    )
}

/// The kind of the how-to page's example: classic if any section is, else that of the first section without its
/// variants; of grids that overlap it is one.
fn example_kind(spec: &BookSpec) -> Kind {
    let mut kinds = spec.sections.iter().map(|section| section.contents.kind().plain().one_grid());
    match kinds.next() {
        // Larger ones would not fit beside their story.
        Some(first) if first.side() <= 9 && kinds.all(|kind| kind != Kind::CLASSIC) => first,
        _ => Kind::CLASSIC,
    }
}

/// The kinds whose own techniques the chapter of techniques shows, beside examples of `kind`: the first of the book that
/// have such.
fn ruled_kinds(spec: &BookSpec, kind: Kind) -> RuledKinds {
    let kinds = || spec.sections.iter().map(|section| section.contents.kind());
    let consecutive = || Kind::new(kind.side(), None, &[Variant::Consecutive]).ok();
    let is_marked = |kind: &Kind| kind.has_marks() && !kind.has_numbers();
    RuledKinds {
        caged: caged_kind(spec, kind),
        marked: kinds().find(is_marked).or_else(consecutive),
        numbered: kinds().find(|kind| kind.has_numbers()),
    }
}

/// The kind whose cages the chapter of techniques shows, beside examples of `kind`: killers, or calcudokus where there are no
/// killers.
fn caged_kind(spec: &BookSpec, kind: Kind) -> Option<Kind> {
    let mut kinds = spec.sections.iter().map(|section| section.contents.kind());
    let is_calcudoku = |kind: &Kind| kind.has(Variant::Calcudoku);
    let killer = || Kind::new(kind.side(), None, &[Variant::Killer]).ok();
    match kinds.clone().any(|kind| kind.has(Variant::Killer)) {
        true => killer(),
        false => kinds.find(is_calcudoku).map(Kind::usual).or_else(killer),
    }
}

/// The kind of the example in a children's book: that of the first section without its variants; of grids that overlap it
/// is one.
fn first_kind(spec: &BookSpec) -> Kind {
    let first = spec.sections.first();
    let kind = first.map(|section| section.contents.kind().plain().one_grid());
    kind.filter(|kind| kind.side() <= 9).unwrap_or(Kind::CLASSIC)
}

/// A puzzle of middling ease with a step that a row and a column both have a part in, at the example's own address. `None`
/// where there are no boxes.
fn example(generator: &Generator, kind: Kind) -> Option<Example> {
    if !kind.has_regions() {
        return None;
    }
    let recipe = Recipe::new(
        kind,
        Symmetry::Rotate180,
        Removal::Band(Levels::of(generator.revision).band(kind, Level::Medium)),
    );
    let address = Address { section: EXAMPLE.to_owned(), index: 1 };
    let row = |cell: usize| cell / kind.side();
    let instructive = |puzzle: &Puzzle, step: &HiddenSingle| {
        let in_box = &puzzle.shape.houses()[step.house].cells;
        let by_row =
            step.blockers.iter().filter(|&&b| in_box.iter().any(|&c| row(c) == row(b))).count();
        let empty = in_box.iter().filter(|&&c| puzzle.givens.get(c) == 0).count();
        empty > kind.side() / 2 && by_row >= 1 && by_row < step.blockers.len()
    };
    // One attempt in two has such a step; the bound is for form.
    (0..1000).find_map(|attempt| {
        let puzzle = generator.attempt(&recipe, &address, attempt);
        let step = hidden_singles(&puzzle.shape, &puzzle.givens)
            .into_iter()
            .find(|step| instructive(&puzzle, step))?;
        Some(Example { puzzle, step })
    })
}
