//! A convenient interface: generates, parses, solves, rates and explains a puzzle in one line of code each.

use crate::generate::{
    AcceptedPuzzle, Address, Code, Generator, Level, Levels, OutOfReach, ReachError, Recipe,
    Removal, Revision, Target,
};
use crate::notation::{self, NotationError};
use crate::puzzle::{Grid, Kind, Puzzle, Shape, Symmetry};
use crate::rating::{Rating, Step};
use crate::solver::{self, NotUnique};
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
/// println!("{hard}\n{}\n{:?}\n{}", hard.solution, hard.rating, hard.code);
/// # assert_eq!(hard.level(), Level::Hard);
/// # Ok::<(), gridpress_engine::generate::OutOfReach>(())
/// ```
///
/// # Errors
/// Returns [`OutOfReach`] if no attempt within the budget has that level. No seed is known for which this happens.
pub fn generate(seed: &str, level: Level) -> Result<GeneratedPuzzle, OutOfReach> {
    PuzzleRequest::new(seed).level(level).generate()
}

/// A generated puzzle with its solution, rating and code.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GeneratedPuzzle {
    /// The givens, row by row.
    pub givens: Grid,
    /// The only solution.
    pub solution: Grid,
    /// The rules: kind, houses, cages and marks.
    pub shape: Arc<Shape>,
    /// The hardest technique that the puzzle needs, with its score.
    pub rating: Rating,
    /// The code that regenerates the puzzle, together with the seed.
    pub code: Code,
}

impl GeneratedPuzzle {
    /// Returns the level of the puzzle, which follows from its rating.
    pub fn level(&self) -> Level {
        self.code.revision.level_of(self.shape.kind(), &self.rating)
    }

    /// Returns the puzzle without its solution.
    pub fn sudoku(&self) -> Sudoku {
        Sudoku::new(self.shape.clone(), self.givens.clone())
    }
}

impl fmt::Display for GeneratedPuzzle {
    /// Writes the givens in one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::line(&self.givens, &self.shape))
    }
}

/// A builder for a generated puzzle. The defaults are those of `gridpress generate`.
///
/// ```
/// use gridpress_engine::{Level, PuzzleRequest};
///
/// let killer = PuzzleRequest::new("autumn 2026").kind("9+killer".parse()?).level(Level::Easy).generate()?;
/// assert!(!killer.shape.cages().is_empty());
/// let third = PuzzleRequest::new("autumn 2026").index(3).removed_cells(45..=50).generate()?;
/// assert!((45..=50).contains(&(81 - third.givens.filled_count())));
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
    /// Returns [`OutOfReach`] if the kind does not offer the level, or if no attempt within the budget meets the request.
    pub fn generate(self) -> Result<GeneratedPuzzle, OutOfReach> {
        let revision = Revision::NEWEST;
        let target = self.target(revision)?;
        let generator = Generator::new(revision, self.seed);
        let level = self.level.or(self.removal.is_none().then_some(Level::Medium));
        let address = Address { section: target.stream(level), index: self.index };
        let mut raters = revision.raters();
        let accepted = generator.generate_from(&target, &address, 0, &mut raters)?;
        let rating = accepted.rating(&mut raters);
        let AcceptedPuzzle { puzzle, attempt, .. } = accepted;
        let code = Code { revision, recipe: target.recipe, address, attempt, best: false };
        let Puzzle { shape, givens, solution, .. } = puzzle;
        Ok(GeneratedPuzzle { givens, solution, shape, rating, code })
    }

    fn target(&self, revision: &'static Revision) -> Result<Target, OutOfReach> {
        let symmetry = self.symmetry.unwrap_or_else(|| Symmetry::default_for(self.kind));
        let level = self.level.unwrap_or(Level::Medium);
        let is_levelled = self.level.is_some() || self.removal.is_none();
        let levels = Levels::of(revision);
        let band = || Removal::Band(levels.band(self.kind, level));
        let removal = self.removal.clone().unwrap_or_else(band);
        let mut recipe = Recipe::new(self.kind, symmetry, removal);
        recipe.finish = recipe.removal == Removal::Minimal;
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

/// A puzzle without its solution: rules and givens.
///
/// ```
/// use gridpress_engine::{Level, Sudoku};
///
/// let sudoku: Sudoku =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert!(sudoku.solve()?.to_string().starts_with("534678912"));
/// assert_eq!(sudoku.count(2), 1);
/// assert_eq!(sudoku.level()?, Level::Easy);
/// assert!(sudoku.explain()?.starts_with("1. hidden-single-box r"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sudoku {
    shape: Arc<Shape>,
    givens: Grid,
}

impl Sudoku {
    /// Creates a puzzle from its rules and givens.
    ///
    /// # Panics
    /// If `givens` and `shape` have different numbers of cells.
    pub fn new(shape: Arc<Shape>, givens: Grid) -> Sudoku {
        assert_eq!(shape.cells(), givens.cells().len(), "the givens do not fit the shape");
        Sudoku { shape, givens }
    }

    /// Parses one puzzle. Lines and grids do not state their kind, which is `kind` then; if that is `None`, as with
    /// [`FromStr`], the size follows from the number of cells.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the first mistake, or if the text does not contain exactly one puzzle.
    pub fn parse(text: &str, kind: Option<Kind>) -> Result<Sudoku, NotationError> {
        let error = |message: &str, span| NotationError {
            message: message.to_owned(),
            expected: "expected one puzzle".to_owned(),
            span,
        };
        let puzzles = notation::parse(text, kind).map_err(|mut errors| errors.swap_remove(0))?;
        let mut puzzles = puzzles.into_iter();
        let first =
            puzzles.next().ok_or_else(|| error("the text contains no puzzle", 0..text.len()))?;
        match puzzles.next() {
            Some(second) => Err(error("the text contains a second puzzle", second.span)),
            None => Ok(Sudoku::new(first.shape, first.grid)),
        }
    }

    /// Returns the rules.
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// Returns the givens.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// Returns the unique solution.
    ///
    /// # Errors
    /// Returns [`NotUnique`] if the puzzle has no solution or several, or if the search exceeds its budget.
    pub fn solve(&self) -> Result<Grid, NotUnique> {
        solver::unique(&self.shape, &self.givens)
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
        self.solve()?;
        Ok(Revision::NEWEST.rater(&self.shape).rate(&self.givens))
    }

    /// Returns the level of the puzzle, which follows from its rating.
    ///
    /// # Errors
    /// Returns [`NotUnique`] as [`Sudoku::solve`] does.
    pub fn level(&self) -> Result<Level, NotUnique> {
        let rating = self.rate()?;
        Ok(Revision::NEWEST.level_of(self.shape.kind(), &rating))
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

    /// Returns the steps of [`Sudoku::steps`] as text. Each line has a number, a technique, placements and
    /// eliminations, as in `7. x-wing r2c4-5 r8c9-5`. For explanations in sentences see `messages::steps::explain` in
    /// the crate `gridpress-base`.
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
            assert_eq!(puzzle.level(), level);
            assert_eq!(puzzle.sudoku().solve().as_ref(), Ok(&puzzle.solution));
            assert_eq!(puzzle.sudoku().rate(), Ok(puzzle.rating));
            let Code { revision, recipe, address, attempt, .. } = puzzle.code.clone();
            let generator = Generator::new(revision, "front page");
            let regenerated = generator.attempt(&recipe, &address, attempt);
            assert_eq!(regenerated.givens, puzzle.givens);
        }
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
