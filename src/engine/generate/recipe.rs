//! Recipes of puzzles: kind, fill, symmetry, removal, and patterns of givens.

use super::fill::Fill;
use super::word::WordRecipe;
use crate::puzzle::{Cell, Grid, Kind, Puzzle, Shape, Symmetry};
use crate::solver;
use gridpress_ground::rng::Stream;
use std::fmt;
use std::ops::RangeInclusive;

/// The extent of the removal of cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// Until a number drawn from this band is reached.
    Band(RangeInclusive<u32>),
    /// Until no further cell, or set of symmetric cells, can be removed; then the same for marks that were selected
    /// from many. Those for which the proof would take too long stay: see
    /// [`AcceptedPuzzle::undecided`](super::AcceptedPuzzle::undecided).
    Minimal,
    /// All cells outside of a pattern, whatever solutions are left.
    At(Pattern),
}

/// The form used in codes: `38-45`, `minimal`, or `at-` and a pattern.
impl fmt::Display for Removal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Removal::Band(band) => write!(f, "{}-{}", band.start(), band.end()),
            Removal::Minimal => f.write_str("minimal"),
            Removal::At(pattern) => write!(f, "at-{pattern}"),
        }
    }
}

/// Everything that determines a puzzle except its seed and address.
///
/// ```
/// use gridpress_engine::Symmetry;
/// use gridpress_engine::generate::{Address, Generator, Recipe, Removal, Revision};
///
/// let recipe = Recipe::new("9+diagonal".parse()?, Symmetry::Rotate180, Removal::Minimal);
/// let generator = Generator::new(Revision::NEWEST, "autumn 2026");
/// let address = Address { section: "hard".into(), index: 1 };
/// let made = generator.generate(&recipe.into(), &address)?;
/// assert_eq!(made.undecided, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Size and variants.
    pub kind: Kind,
    /// The way in which the full grid is generated.
    pub fill: Fill,
    /// The symmetry of the givens.
    pub symmetry: Symmetry,
    /// The extent of the removal.
    pub removal: Removal,
    /// `true` to search around the puzzle of one pass for others with fewer givens, if it does not reach the band.
    pub search: bool,
    /// `true` to leave all shared cells empty; meaningless for a single grid.
    pub empty_overlaps: bool,
    /// `true` to show the operations of cages; meaningless without such cages.
    pub signs: bool,
    /// The word that a line of each solution reads, with letters in place of digits; `None` for a puzzle in digits.
    pub word: Option<WordRecipe>,
}

impl Recipe {
    /// Creates a recipe for puzzles from random grids and one pass of removal, in digits and with all signs.
    pub fn new(kind: Kind, symmetry: Symmetry, removal: Removal) -> Recipe {
        Recipe {
            kind,
            fill: Fill::Random,
            symmetry,
            removal,
            search: false,
            empty_overlaps: false,
            signs: true,
            word: None,
        }
    }

    /// Sets the way in which grids are filled.
    pub fn with_fill(self, fill: Fill) -> Recipe {
        Recipe { fill, ..self }
    }

    /// Enables the local search: see [`Recipe::search`](#structfield.search).
    pub fn with_search(self) -> Recipe {
        Recipe { search: true, ..self }
    }

    /// Leaves all shared cells empty.
    pub fn with_empty_overlaps(self) -> Recipe {
        Recipe { empty_overlaps: true, ..self }
    }

    /// Hides the operations of cages.
    pub fn without_signs(self) -> Recipe {
        Recipe { signs: false, ..self }
    }

    /// Hides a word in each solution.
    pub fn with_word(self, word: WordRecipe) -> Recipe {
        Recipe { word: Some(word), ..self }
    }
}

/// Returns the maximum number of cells that can be removed. It is proved for the classic grid (G. McGuire, B. Tugemann,
/// G. Civario, "There is no 16-clue sudoku", 2014); for others it is the number of cells.
pub fn max_removed(kind: Kind) -> u32 {
    if kind == Kind::CLASSIC { 81 - 17 } else { kind.size() as u32 }
}

impl Recipe {
    /// Draws the number of removed cells at which to stop, and returns it with the maximum.
    ///
    /// Removal stops at whole orbits, so the last one may exceed the number. The drawn number leaves room for that, so
    /// that orbits of all sizes are treated alike.
    pub(super) fn draw_target(
        &self,
        orbits: &[Vec<Cell>],
        rng: &mut Stream,
    ) -> RangeInclusive<u32> {
        let Removal::Band(band) = &self.removal else {
            let cells = self.kind.size() as u32;
            return cells..=cells;
        };
        let (first, last) = (*band.start(), *band.end());
        let largest = orbits.iter().map(Vec::len).max().unwrap_or(1) as u32;
        // The highest stop leaves room for one whole orbit, or a large orbit could never be the last one.
        let stops = (last + 1).saturating_sub(largest).max(first) - first + 1;
        first + rng.below(stops)..=last
    }

    /// Returns `true` if `puzzle` is as this recipe requires; a [`Target`](super::Target) may require more.
    pub fn is_met_by(&self, puzzle: &Puzzle) -> bool {
        if self.empty_overlaps && shared_cells(self.kind).any(|cell| puzzle.givens.get(cell) != 0) {
            return false;
        }
        match &self.removal {
            Removal::Band(band) => band.contains(&puzzle.removed_count()),
            Removal::Minimal => true,
            // A pattern is imposed on a random grid, so most attempts have several solutions.
            Removal::At(_) => solver::unique(&puzzle.shape, &puzzle.givens).is_ok(),
        }
    }
}

/// A flag for each cell of a kind's canvas, row by row: `true` for givens and for holes, which do not count as removed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern(Vec<bool>);

impl Pattern {
    /// Parses a text with a character for each cell of `kind`: `.`, `0`, `_` and `*` are empty, all others given.
    /// `None` if the length is wrong.
    pub fn of(kind: Kind, text: &str) -> Option<Pattern> {
        let given = text.chars().map(|symbol| !".0_*".contains(symbol));
        Pattern::on(kind, given.collect())
    }

    /// Creates a pattern from a flag for each cell of `kind`, and sets those of holes. `None` if their number is wrong.
    fn on(kind: Kind, mut given: Vec<bool>) -> Option<Pattern> {
        if given.len() != kind.cells() {
            return None;
        }
        given.iter_mut().enumerate().for_each(|(cell, given)| *given |= kind.is_hole(cell));
        Some(Pattern(given))
    }

    /// Parses the output of [`Display`](fmt::Display) for a grid of `kind`.
    pub(super) fn from_hex(kind: Kind, text: &str) -> Option<Pattern> {
        let cells = kind.cells();
        if text.len() != cells.div_ceil(4) {
            return None;
        }
        let digits: Vec<u32> =
            text.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
        let given = |cell: usize| digits[cell / 4] >> (3 - cell % 4) & 1 == 1;
        Pattern::on(kind, (0..cells).map(given).collect())
    }

    /// Returns the number of cells that stay empty.
    pub fn removed(&self) -> u32 {
        self.0.iter().filter(|given| !**given).count() as u32
    }

    /// Returns the givens: the digits of `full` inside the pattern.
    pub(super) fn givens(&self, full: &Grid) -> Grid {
        let cells = full.cells().iter().zip(&self.0);
        Grid::from_cells(cells.map(|(&digit, &given)| if given { digit } else { 0 }).collect())
    }
}

/// Hexadecimal digits of four cells each, row by row; givens are ones.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chunks(4).try_for_each(|cells| {
            let digit =
                (0..4).fold(0, |digit, at| digit << 1 | u8::from(cells.get(at) == Some(&true)));
            write!(f, "{digit:x}")
        })
    }
}

/// Returns the cells that more than one grid of `kind` contains.
pub(super) fn shared_cells(kind: Kind) -> impl Iterator<Item = Cell> {
    let cells = (0..kind.grids().count()).flat_map(|grid| kind.grid_cells(grid));
    let mut seen = vec![0u8; kind.cells()];
    cells.for_each(|cell| seen[cell] += 1);
    (0..kind.cells()).filter(move |&cell| seen[cell] > 1)
}

/// Returns `false` if the grids can be solved one after another: each has a unique solution, given the digits of those
/// before. A puzzle of one grid always can.
pub(super) fn is_woven(puzzle: &Puzzle) -> bool {
    let kind = puzzle.shape.kind();
    let Some(one) = Shape::of(kind.single_grid()) else {
        return false;
    };
    let mut solved = puzzle.givens.clone();
    let mut open: Vec<Vec<Cell>> =
        (0..kind.grids().count()).map(|grid| kind.grid_cells(grid).collect()).collect();
    loop {
        let Some(next) = open.iter().position(|cells: &Vec<Cell>| {
            let digits = cells.iter().map(|&cell| solved.get(cell)).collect();
            solver::count_up_to(&one, &Grid::from_cells(digits), 2) == 1
        }) else {
            // Grids that depend on each other are left when no single one can be solved.
            return !open.is_empty();
        };
        for cell in open.swap_remove(next) {
            solved.set(cell, puzzle.solution.get(cell));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Address, Generator, Recipe, Removal, Revision};
    use crate::puzzle::Symmetry;

    #[test]
    fn patterns_read_back() {
        let text: String = (0..81).map(|cell| if cell % 3 == 0 { '5' } else { '.' }).collect();
        let pattern = Pattern::of(Kind::CLASSIC, &text).unwrap();
        assert_eq!(pattern.removed(), 54);
        let parsed = Pattern::from_hex(Kind::CLASSIC, &pattern.to_string());
        assert_eq!(parsed, Some(pattern));
        assert_eq!(Pattern::of(Kind::CLASSIC, "1.2"), None);
        assert_eq!(Pattern::from_hex(Kind::CLASSIC, "xyz"), None);
    }

    #[test]
    fn holes_count_as_given_in_every_form_of_a_pattern() {
        let kind: Kind = "4@twodoku".parse().unwrap();
        let empty = Pattern::of(kind, &".".repeat(kind.cells())).unwrap();
        assert_eq!(empty.removed() as usize, kind.size());
        let digits = "0".repeat(kind.cells().div_ceil(4));
        for digits in [digits, empty.to_string()] {
            assert_eq!(Pattern::from_hex(kind, &digits), Some(empty.clone()));
        }
    }

    fn puzzle(kind: &str, removal: Removal, empty_overlaps: bool, index: u32) -> (Recipe, Puzzle) {
        let recipe = Recipe {
            empty_overlaps,
            ..Recipe::new(kind.parse().unwrap(), Symmetry::Rotate180, removal)
        };
        let address = Address { section: "overlaps".to_owned(), index };
        let generator = Generator::new(Revision::NEWEST, "test");
        let puzzle = generator.attempt(&recipe, &address, 0);
        (recipe, puzzle)
    }

    #[test]
    fn overlapping_boxes_are_shared() {
        for (kind, count) in [("9", 0), ("9@twodoku", 9), ("9@samurai", 36), ("9@butterfly", 108)] {
            assert_eq!(shared_cells(kind.parse().unwrap()).count(), count, "{kind}");
        }
    }

    #[test]
    fn empty_grids_are_woven_and_nearly_full_ones_are_not() {
        for kind in ["9@samurai", "6@twodoku"] {
            let (_, puzzle) = puzzle(kind, Removal::Band(10..=12), false, 1);
            assert!(!is_woven(&puzzle), "{kind}");
            let mut bare = puzzle.clone();
            bare.givens = Grid::empty(puzzle.shape.side());
            assert!(is_woven(&bare), "{kind}");
        }
    }

    #[test]
    fn overlaps_stay_empty_on_request() {
        for kind in ["9@samurai", "6@samurai", "9@twodoku"] {
            let (recipe, puzzle) = puzzle(kind, Removal::Minimal, true, 1);
            assert!(recipe.is_met_by(&puzzle), "{kind}");
            assert!(shared_cells(recipe.kind).all(|cell| puzzle.givens.get(cell) == 0));
            assert_eq!(solver::count_up_to(&puzzle.shape, &puzzle.givens, 2), 1);
        }
    }
}
