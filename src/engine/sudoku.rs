//! A convenient interface: generates, parses, solves, rates and explains a puzzle in one line of code each.

use crate::generate::{
    Address, Code, Generator, Level, Levels, OutOfReach, ReachError, Recipe, Removal, Revision,
    Target, max_removed,
};
use crate::notation::{self, NotationError, ParsedPuzzle};
use crate::puzzle::canonical::{self, CanonicalForm};
use crate::puzzle::{Grid, HiddenWord, Kind, Puzzle, Shape, Symmetry};
use crate::puzzle_record::PuzzleRecord;
use crate::rating::{RaterCache, Rating, Step};
use crate::solver::{self, NotUnique};
use gridpress_ground::parallel;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

/// Generates a classic puzzle of `level`: the first puzzle that `gridpress generate` makes from this seed.
///
/// A seed and a level always give the same puzzle, on every machine. Use [`PuzzleRequest`] for other kinds, symmetries
/// and numbers of givens.
///
/// ```
/// use gridpress_engine::{Level, generate};
///
/// let hard = generate("autumn 2026", Level::Hard)?;
/// println!("{hard}\n{}\n{:?}", hard.solve()?, hard.rate()?);
/// println!("{}", hard.to_json());
/// # assert_eq!(hard.level()?, Level::Hard);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns [`OutOfReach`] if no attempt within the budget has that level. No seed is known for which this happens.
pub fn generate(seed: &str, level: Level) -> Result<Sudoku, OutOfReach> {
    PuzzleRequest::new(seed).level(level).generate()
}

/// A builder for a generated puzzle. The defaults are those of `gridpress generate`.
///
/// ```
/// use gridpress_engine::{Level, PuzzleRequest};
///
/// let killer = PuzzleRequest::new("autumn 2026").kind("9+killer".parse()?).level(Level::Easy).generate()?;
/// assert!(!killer.shape().cages().is_empty());
/// let third = PuzzleRequest::new("autumn 2026").index(3).removed_cells(45..=50).generate()?;
/// assert!((45..=50).contains(&(81 - third.givens().filled_count())));
/// let first_ten = PuzzleRequest::new("autumn 2026").level(Level::Hard).generate_many(10)?;
/// assert_eq!(first_ten.len(), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleRequest {
    seed: String,
    kind: Kind,
    level: Option<Level>,
    symmetry: Option<Symmetry>,
    removal: Option<Removal>,
    index: u32,
}

impl PuzzleRequest {
    /// Requests a classic puzzle of medium level whose givens have half-turn symmetry.
    pub fn new(seed: impl Into<String>) -> PuzzleRequest {
        PuzzleRequest {
            seed: seed.into(),
            kind: Kind::CLASSIC,
            level: None,
            symmetry: None,
            removal: None,
            index: 1,
        }
    }

    /// Sets the kind: size, boxes and variants.
    pub fn kind(mut self, kind: Kind) -> PuzzleRequest {
        self.kind = kind;
        self
    }

    /// Sets the level. The puzzle requires the techniques of that level and no harder ones.
    pub fn level(mut self, level: Level) -> PuzzleRequest {
        self.level = Some(level);
        self
    }

    /// Sets the symmetry of the givens.
    pub fn symmetry(mut self, symmetry: Symmetry) -> PuzzleRequest {
        self.symmetry = Some(symmetry);
        self
    }

    /// Sets the number of cells to remove, instead of that of the level. Without a level, any difficulty is accepted.
    pub fn removed_cells(mut self, cells: RangeInclusive<u32>) -> PuzzleRequest {
        self.removal = Some(Removal::Band(cells));
        self
    }

    /// Requests a minimal puzzle, from which no given can be removed. Without a level, any difficulty is accepted.
    pub fn minimal(mut self) -> PuzzleRequest {
        self.removal = Some(Removal::Minimal);
        self
    }

    /// Sets the number of the puzzle among those of its seed, kind and level, counted from 1.
    pub fn index(mut self, index: u32) -> PuzzleRequest {
        self.index = index;
        self
    }

    /// Generates the puzzle.
    ///
    /// # Errors
    /// Returns [`OutOfReach`] if the kind does not offer the level or the number of removed cells, or if no attempt within
    /// the budget meets the request.
    pub fn generate(&self) -> Result<Sudoku, OutOfReach> {
        Ok(self.generate_many(1)?.swap_remove(0))
    }

    /// Generates `count` puzzles with consecutive numbers, on all threads. They are the same as those of single requests.
    ///
    /// # Errors
    /// Returns [`OutOfReach`] for the first puzzle that is out of reach, as [`PuzzleRequest::generate`] does.
    ///
    /// # Panics
    /// If a number exceeds [`u32::MAX`].
    pub fn generate_many(&self, count: u32) -> Result<Vec<Sudoku>, OutOfReach> {
        let revision = Revision::NEWEST;
        let target = self.target(revision)?;
        let generator = Generator::new(revision, &*self.seed);
        let level = self.level.or(self.removal.is_none().then_some(Level::Medium));
        let section = target.stream(level);
        let indices: Vec<u32> = (0..count)
            .map(|more| self.index.checked_add(more).expect("numbers that fit in 32 bits"))
            .collect();
        let generate = |raters: &mut RaterCache, &index: &u32| {
            let address = Address { section: section.clone(), index };
            let accepted = generator.generate_from(&target, &address, 0, raters)?;
            let rating = accepted.rating(raters);
            let code = Code::of(&accepted, revision, &target.recipe, address);
            let seed = self.seed.clone();
            let origin = Some(Origin { rating, code, seed });
            Ok(Sudoku { origin, ..Sudoku::from(accepted.puzzle) })
        };
        parallel::try_map_with(&indices, || revision.raters(), generate)
    }

    fn target(&self, revision: &'static Revision) -> Result<Target, OutOfReach> {
        let symmetry = self.symmetry.unwrap_or_else(|| Symmetry::default_for(self.kind));
        let level = self.level.unwrap_or(Level::Medium);
        let is_levelled = self.level.is_some() || self.removal.is_none();
        let levels = Levels::of(revision);
        let removal =
            self.removal.clone().unwrap_or_else(|| Removal::Band(levels.band(self.kind, level)));
        if let Some(Removal::Band(band)) = &self.removal {
            // Two interchangeable digits that are not given could be swapped.
            let least =
                if self.kind.has_interchangeable_digits() { self.kind.digits() - 1 } else { 0 };
            let most = max_removed(self.kind).min((self.kind.size() - least) as u32);
            if *band.start() > most {
                return Err(OutOfReach::before_any(ReachError::TooManyRemoved(most)));
            }
        }
        let mut recipe = Recipe::new(self.kind, symmetry, removal);
        recipe.search = revision.needs_search(self.kind, &recipe.removal);
        let mut target = Target::from(recipe);
        if is_levelled {
            let need = levels.requirement(self.kind, symmetry, level);
            let need = need.ok_or_else(|| OutOfReach::before_any(ReachError::NotOffered))?;
            (target.window, target.score) = (Some(need.window), Some(need.score));
        }
        Ok(target)
    }
}

/// A puzzle: rules and givens. Generator, parser and solver share this type.
///
/// A generated puzzle remembers its solution, rating and code, so that asking for them again costs nothing.
///
/// ```
/// use gridpress_engine::{Level, Sudoku};
///
/// let sudoku: Sudoku =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert!(sudoku.solve()?.to_string().starts_with("534678912"));
/// assert_eq!(sudoku.count(2), 1);
/// assert_eq!(sudoku.level()?, Level::Easy);
/// assert_eq!(sudoku.hint()?.as_ref(), sudoku.steps()?.first());
/// assert!(sudoku.explain()?.starts_with("1. hidden-single-box r"));
/// assert!(sudoku.to_json().contains(r#""level":"easy""#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sudoku {
    shape: Arc<Shape>,
    givens: Grid,
    hidden: Option<HiddenWord>,
    /// The only solution, if it is known.
    solution: Option<Grid>,
    /// `None` unless the puzzle was generated.
    origin: Option<Origin>,
}

/// The origin of a generated puzzle, and the rating that it was accepted with.
#[derive(Clone, Debug)]
struct Origin {
    rating: Rating,
    code: Code,
    seed: String,
}

impl PartialEq for Sudoku {
    /// Returns `true` if both have the same rules and givens.
    fn eq(&self, other: &Sudoku) -> bool {
        (&self.shape, &self.givens) == (&other.shape, &other.givens)
    }
}

impl Eq for Sudoku {}

impl From<Puzzle> for Sudoku {
    fn from(puzzle: Puzzle) -> Sudoku {
        let Puzzle { shape, givens, solution, hidden } = puzzle;
        Sudoku { hidden, solution: Some(solution), ..Sudoku::new(shape, givens) }
    }
}

impl From<ParsedPuzzle> for Sudoku {
    fn from(parsed: ParsedPuzzle) -> Sudoku {
        Sudoku::new(parsed.shape, parsed.grid)
    }
}

impl Sudoku {
    /// Creates a puzzle from its rules and givens.
    ///
    /// # Panics
    /// If `givens` and `shape` have different numbers of cells.
    pub fn new(shape: Arc<Shape>, givens: Grid) -> Sudoku {
        assert_eq!(shape.cells(), givens.cells().len(), "the givens do not fit the shape");
        Sudoku { shape, givens, hidden: None, solution: None, origin: None }
    }

    /// Parses one puzzle. Lines and grids do not state their kind, which is `kind` then; if that is `None`, as with
    /// [`FromStr`], the size follows from the number of cells.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the first mistake, or if the text does not contain exactly one puzzle.
    pub fn parse(text: &str, kind: Option<Kind>) -> Result<Sudoku, NotationError> {
        notation::parse_one(text, kind).map(Sudoku::from)
    }

    /// Parses every puzzle of a text in any notation; see [`notation::parse`].
    ///
    /// # Errors
    /// Returns all mistakes, in the order of the text.
    pub fn parse_all(text: &str, kind: Option<Kind>) -> Result<Vec<Sudoku>, Vec<NotationError>> {
        Ok(notation::parse(text, kind)?.into_iter().map(Sudoku::from).collect())
    }

    /// Returns the rules.
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// Returns the givens.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// Returns the code that reproduces a generated puzzle, together with [`Sudoku::seed`]; `None` for others.
    pub fn code(&self) -> Option<&Code> {
        self.origin.as_ref().map(|origin| &origin.code)
    }

    /// Returns the seed of a generated puzzle; `None` for others.
    pub fn seed(&self) -> Option<&str> {
        self.origin.as_ref().map(|origin| &*origin.seed)
    }

    /// Returns the unique solution.
    ///
    /// # Errors
    /// Returns [`NotUnique`] if the puzzle has no solution or several, or if the search exceeds its budget.
    pub fn solve(&self) -> Result<Grid, NotUnique> {
        match &self.solution {
            Some(solution) => Ok(solution.clone()),
            None => solver::unique(&self.shape, &self.givens),
        }
    }

    /// Returns the puzzle with its unique solution, as the other modules of the engine take it.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn puzzle(&self) -> Result<Puzzle, NotUnique> {
        let (shape, givens) = (self.shape.clone(), self.givens.clone());
        Ok(Puzzle { solution: self.solve()?, shape, givens, hidden: self.hidden })
    }

    /// Returns the number of solutions, up to `limit`.
    pub fn count(&self, limit: usize) -> usize {
        solver::count_up_to(&self.shape, &self.givens, limit)
    }

    /// Rates the puzzle by the hardest technique that it requires.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn rate(&self) -> Result<Rating, NotUnique> {
        self.rate_with(&mut Revision::NEWEST.raters())
    }

    /// Rates puzzles on all threads, in their order: faster than one by one.
    pub fn rate_all(puzzles: &[Sudoku]) -> Vec<Result<Rating, NotUnique>> {
        let raters = || Revision::NEWEST.raters();
        parallel::map_with(puzzles, raters, |raters, puzzle| puzzle.rate_with(raters))
    }

    fn rate_with(&self, raters: &mut RaterCache) -> Result<Rating, NotUnique> {
        if let Some(origin) = &self.origin {
            return Ok(origin.rating);
        }
        self.solve()?;
        Ok(raters.of(&self.shape).rate(&self.givens))
    }

    /// Returns the level of the puzzle, which follows from its rating.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn level(&self) -> Result<Level, NotUnique> {
        Ok(Revision::NEWEST.level_of(self.shape.kind(), &self.rate()?))
    }

    /// Returns the easiest step that is possible at once; `None` if the grid is full or no technique applies.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn hint(&self) -> Result<Option<Step>, NotUnique> {
        self.solve()?;
        Ok(Revision::NEWEST.rater(&self.shape).next_step(&self.givens))
    }

    /// Returns the steps of a human solver, who takes the easiest step in each position. They lead to the solution, or
    /// to the position in which no technique applies.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn steps(&self) -> Result<Vec<Step>, NotUnique> {
        self.solve()?;
        Ok(Revision::NEWEST.rater(&self.shape).path(&self.givens))
    }

    /// Returns the canonical form, which equivalent puzzles share.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn canonical_form(&self) -> Result<CanonicalForm, NotUnique> {
        Ok(canonical::canonical_form(&self.puzzle()?))
    }

    /// Returns the fields of the puzzle for other programs: those of `gridpress generate` if it was generated; otherwise
    /// the solution and the rating or, without a unique solution, only the givens and the number of solutions.
    pub fn record(&self) -> PuzzleRecord {
        let rated = self.puzzle().and_then(|puzzle| Ok((puzzle, self.rate()?)));
        let solutions = NotUnique::solutions(&rated);
        let Ok((puzzle, rating)) = rated else {
            return PuzzleRecord::new(&self.shape, &self.givens).with_solutions(solutions);
        };
        let Some(Origin { code, seed, .. }) = &self.origin else {
            return PuzzleRecord::of(&puzzle, true)
                .graded(self.shape.kind(), Revision::NEWEST, &rating)
                .with_solutions(solutions);
        };
        let removal = &code.recipe.removal;
        PuzzleRecord {
            number: Some(code.address.index),
            code: Some(code.to_string()),
            seed: Some(seed.clone()),
            ..PuzzleRecord::generated(&puzzle, true, code.revision, removal, &rating)
        }
    }

    /// Returns the fields of [`Sudoku::record`] as a JSON object on one line.
    pub fn to_json(&self) -> String {
        self.record().to_json()
    }

    /// Returns the steps of [`Sudoku::steps`] as text. Each line has a number, a technique, placements and
    /// eliminations, as in `7. x-wing r2c4-5 r8c9-5`. For explanations in sentences see `messages::steps::explain` in
    /// the crate `gridpress-messages`.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn explain(&self) -> Result<String, NotUnique> {
        let steps = self.steps()?;
        let lines = steps.iter().enumerate();
        Ok(lines.map(|(at, step)| format!("{}. {}\n", at + 1, step.summary(&self.shape))).collect())
    }
}

impl FromStr for Sudoku {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Sudoku, NotationError> {
        Sudoku::parse(text, None)
    }
}

impl fmt::Display for Sudoku {
    /// Writes the givens in one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::line(&self.givens, &self.shape))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generates_the_requested_level_and_regenerates_by_code() {
        for &(_, level) in Level::NAMES {
            let puzzle = generate("front page", level).unwrap();
            assert_eq!(puzzle.level(), Ok(level));
            // What a generated puzzle remembers is what a parsed one finds out.
            let parsed: Sudoku = puzzle.to_string().parse().unwrap();
            assert_eq!(parsed, puzzle);
            assert_eq!((parsed.solve(), parsed.rate()), (puzzle.solve(), puzzle.rate()));
            assert_eq!((parsed.code().is_none(), parsed.seed()), (true, None));
            let Code { revision, recipe, address, attempt, .. } = puzzle.code().unwrap().clone();
            let generator = Generator::new(revision, puzzle.seed().unwrap());
            let regenerated = generator.attempt(&recipe, &address, attempt);
            assert_eq!(Sudoku::from(regenerated), puzzle);
        }
    }

    #[test]
    fn batches_have_the_results_of_single_calls() {
        let request = PuzzleRequest::new("batch").level(Level::Medium);
        let many = request.clone().index(2).generate_many(5).unwrap();
        for (index, puzzle) in (2..).zip(&many) {
            assert_eq!(*puzzle, request.clone().index(index).generate().unwrap());
        }
        let mut parsed: Vec<Sudoku> =
            many.iter().map(|puzzle| puzzle.to_string().parse().unwrap()).collect();
        parsed.push(Sudoku::new(Shape::classic().clone(), Grid::empty(9)));
        let singly: Vec<_> = parsed.iter().map(Sudoku::rate).collect();
        assert_eq!(Sudoku::rate_all(&parsed), singly);
        assert_eq!(request.generate_many(0).unwrap(), []);
    }

    #[test]
    fn json_has_what_is_known() {
        let puzzle = generate("json", Level::Easy).unwrap();
        let json: serde_json::Value = serde_json::from_str(&puzzle.to_json()).unwrap();
        assert_eq!(json["puzzle"], puzzle.to_string());
        assert_eq!(json["solution"], puzzle.solve().unwrap().to_string());
        assert_eq!(json["seed"], "json");
        assert_eq!(json["code"], puzzle.code().unwrap().to_string());
        let rating = puzzle.rate().unwrap();
        assert_eq!(json["technique"], rating.technique.name());
        assert_eq!((&json["tier"], &json["score"]), (&rating.tier.into(), &rating.score.into()));
        assert!(json["minutes"]["expected"].as_f64() > Some(1.0));
        assert_eq!(puzzle.to_json().parse(), Ok(puzzle));
        let empty = Sudoku::new(Shape::classic().clone(), Grid::empty(9)).to_json();
        let empty: serde_json::Value = serde_json::from_str(&empty).unwrap();
        assert_eq!((&empty["solutions"], empty.get("level")), (&2.into(), None));
    }

    #[test]
    fn rejects_levels_that_a_kind_does_not_offer() {
        let small: Kind = "4".parse().unwrap();
        let error =
            PuzzleRequest::new("s").kind(small).level(Level::Extreme).generate().unwrap_err();
        assert_eq!(error.to_string(), "the kind does not offer the level");
    }

    #[test]
    fn rejects_texts_without_exactly_one_puzzle() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        assert!("".parse::<Sudoku>().unwrap_err().to_string().contains("no puzzle"));
        let two = format!("{line}\n{line}\n").parse::<Sudoku>().unwrap_err();
        assert!(two.to_string().contains("a second puzzle"), "{two}");
        assert!("53..7".parse::<Sudoku>().is_err());
        assert_eq!(line.parse::<Sudoku>().unwrap().to_string(), line);
    }

    #[test]
    fn rejects_puzzles_with_several_solutions() {
        let empty = Sudoku::new(Shape::classic().clone(), Grid::empty(9));
        assert!(matches!(empty.solve(), Err(NotUnique::Several(..))));
        assert!(empty.rate().is_err() && empty.steps().is_err() && empty.count(5) == 5);
    }
}
