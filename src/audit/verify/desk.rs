//! The files of a desk held against each other: what those of one day tell of its puzzle, and whether that is one.

mod day_files;

use super::read_back::rules;
pub use day_files::pdf;
pub use day_files::{feed, page_of_html};
use gridpress_engine::notation::cell_name;
use gridpress_engine::puzzle::{Alphabet, Grid, Kind, Puzzle, Shape};
use gridpress_engine::solver::{self, NotUnique};
use gridpress_reader::FoundGrid;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a file tells of the puzzle of its day: nothing of what its format has no place for.
#[derive(Clone, Debug, Default)]
pub struct DeskFileContents {
    /// The givens.
    pub givens: Option<Grid>,
    /// Size, houses and cages.
    pub shape: Option<Arc<Shape>>,
    /// The solution of the puzzle.
    pub solution: Option<Grid>,
    /// The solution that stands beside the puzzle, and the number above it: that of the last day, or of this one.
    pub beside: Option<(Option<u32>, Grid)>,
    /// The number of the puzzle.
    pub number: Option<u32>,
    /// The day, as in `2026-12-01`.
    pub date: Option<String>,
    /// The id of the slot.
    pub slot: Option<String>,
    /// The code of the puzzle.
    pub code: Option<String>,
    /// The grid of a page.
    pub page: Option<FoundGrid>,
    /// The letters that stand for digits, in their order.
    pub symbols: Option<String>,
    /// What is wrong with the file by itself, each a sentence that begins with what it is said of.
    pub faults: Vec<String>,
}

/// A file of a desk, and what is wrong with it.
#[derive(Clone, Debug)]
pub struct DeskFile {
    /// The name of the file.
    pub name: String,
    /// What it tells.
    pub contents: DeskFileContents,
    /// What is wrong with it.
    pub faults: Vec<String>,
}

/// The puzzle of a day as its desk makes it.
#[derive(Clone, Copy, Debug)]
pub struct ExpectedEdition<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its number.
    pub number: u32,
    /// Its code.
    pub code: &'a str,
}

/// What is true of the puzzle of a day.
#[derive(Clone, Debug, Default)]
pub struct DayPuzzle {
    /// The number of the puzzle, where one is known.
    pub number: Option<u32>,
    /// The only solution, where one was proved or all files agree on one.
    pub solution: Option<Grid>,
    /// Whether it was proved that there is one solution and no other.
    pub is_proved: bool,
}

/// Settles what the puzzle of a day is: the one that the desk makes, or else the one that most of its files tell of. Files
/// that tell otherwise get that as a fault.
pub fn settle_puzzle(files: &mut [&mut DeskFile], edition: Option<ExpectedEdition>) -> DayPuzzle {
    read_letters(files, edition);
    let Some(puzzle) = PuzzleCandidate::of(files, edition) else {
        return DayPuzzle::default();
    };
    let number = match edition {
        Some(edition) => Some(edition.number),
        None => most_common(files, |contents| contents.number),
    };
    let code = match edition {
        Some(edition) => Some(edition.code.to_owned()),
        None => most_common(files, |contents| contents.code.clone()),
    };
    let solution = puzzle.solution(files);
    let by = match edition {
        Some(_) => "of the spec",
        None => "in other files of the day",
    };
    for file in files {
        let DeskFile { contents, faults, .. } = &mut **file;
        if contents.number.is_some() && contents.number != number {
            faults.push(format!("its number is not the one {by}"));
        }
        if contents.code.is_some() && contents.code != code {
            faults.push(format!("its code is not the one {by}"));
        }
        if let Some(place) =
            (contents.givens.as_ref()).and_then(|grid| first_difference(grid, &puzzle.givens))
        {
            faults.push(format!("its puzzle is not the one {by}: {place} differs"));
        } else if contents.givens.is_some() {
            faults.extend(puzzle.fault());
        }
        let solution = contents.solution.as_ref().zip(solution.as_ref());
        if let Some(place) = solution.and_then(|(grid, right)| first_difference(grid, right)) {
            faults.push(format!("its solution is wrong: {place} differs"));
        }
        let shape = puzzle.shape.as_ref();
        if let Some((own_rules, shape)) = contents.shape.as_ref().zip(shape)
            && own_rules != shape
        {
            faults.push(format!("its rules are not those {by}"));
        }
        if let Some((page, shape)) = contents.page.as_ref().zip(shape) {
            let others = rules(page, shape).into_iter();
            faults.extend(others.map(|what| format!("its {what} are not those {by}")));
        }
    }
    DayPuzzle { number, is_proved: puzzle.proof.is_ok(), solution }
}

/// Reads the letters of pages as digits, by the letters that the desk's puzzle or another file of the day has.
fn read_letters(files: &mut [&mut DeskFile], edition: Option<ExpectedEdition>) {
    let of_puzzle = edition.and_then(|edition| edition.puzzle.hidden).map(|hidden| hidden.alphabet);
    let in_files = most_common(files, |contents| contents.symbols.clone())
        .and_then(|letters| Alphabet::of(&letters, letters.chars().count()).ok());
    let Some(alphabet) = of_puzzle.or(in_files) else {
        return;
    };
    for file in files {
        let Some(page) = file.contents.page.as_ref().filter(|page| page.is_lettered()) else {
            continue;
        };
        let page = page.with_letters(&alphabet);
        if let Some(cell) = page.unread_cell {
            let cell = cell_name(cell, page.grid.side());
            let fault = format!("it has something in {cell} that is no letter of its puzzle");
            file.faults.push(fault);
        }
        file.contents.givens = Some(page.grid.clone());
        file.contents.page = Some(page);
    }
}

/// Holds the solution that stands beside a puzzle against the day that it is of, by its number. `number` is that of the
/// puzzle, and `known` has the solutions of its slot. Whether it was found there.
pub fn check_solution_beside(
    file: &mut DeskFile,
    number: Option<u32>,
    known: &BTreeMap<u32, Grid>,
) -> Option<bool> {
    let (of, grid) = file.contents.beside.as_ref()?;
    let Some((of, number)) = of.zip(number) else {
        let fault = "the solution beside its puzzle has no number".to_owned();
        file.faults.push(fault);
        return Some(true);
    };
    // Numbers count the days that print; where an editor moved them on, some are left out.
    let is_last = of.checked_add(1) == Some(number)
        || (known.range(..number).next_back()).is_some_and(|(last, _)| *last == of);
    if of != number && !is_last {
        let fault = format!("the solution beside its puzzle is that of {of}, not of the last day");
        file.faults.push(fault);
        return Some(true);
    }
    let right = known.get(&of)?;
    if let Some(place) = first_difference(grid, right) {
        let fault = format!("the solution beside its puzzle, of {of}, is wrong: {place} differs");
        file.faults.push(fault);
    }
    Some(true)
}

/// The puzzle of a day, and the proof that it is one.
struct PuzzleCandidate {
    givens: Grid,
    /// The rules, where they are known: lines of cells are of any kind.
    shape: Option<Arc<Shape>>,
    proof: Result<Grid, NotUnique>,
}

impl PuzzleCandidate {
    /// The puzzle that the desk makes; or of those that files tell of one that is proved, and then the most told one.
    fn of(files: &[&mut DeskFile], edition: Option<ExpectedEdition>) -> Option<PuzzleCandidate> {
        if let Some(ExpectedEdition { puzzle, .. }) = edition {
            let (shape, givens) = (Arc::clone(&puzzle.shape), puzzle.givens.clone());
            return Some(PuzzleCandidate::new(givens, Some(shape)));
        }
        let mut distinct: Vec<(&Grid, Option<&Arc<Shape>>)> = Vec::new();
        for file in files {
            let DeskFileContents { givens, shape, .. } = &file.contents;
            let Some(givens) = givens else { continue };
            let is_listed = |&(grid, rules): &(&Grid, Option<&Arc<Shape>>)| {
                grid == givens && shape.as_ref().is_none_or(|shape| rules == Some(shape))
            };
            if !distinct.iter().any(is_listed) {
                // Rules that are told later are better than none.
                distinct.retain(|&(grid, rules)| grid != givens || rules.is_some());
                distinct.push((givens, shape.as_ref()));
            }
        }
        let candidates = distinct.into_iter().map(|(givens, shape)| {
            let agrees = |file: &&&mut DeskFile| {
                let DeskFileContents { givens: grid, shape: rules, .. } = &file.contents;
                grid.as_ref() == Some(givens) && (rules.is_none() || rules.as_ref() == shape)
            };
            let times = files.iter().filter(agrees).count();
            (PuzzleCandidate::new(givens.clone(), shape.cloned()), times)
        });
        // The first of those that are alike.
        let best = candidates.reduce(|best, next| {
            let merit =
                |(candidate, times): &(PuzzleCandidate, usize)| (candidate.proof.is_ok(), *times);
            if merit(&next) > merit(&best) { next } else { best }
        });
        best.map(|(candidate, _)| candidate)
    }

    fn new(givens: Grid, shape: Option<Arc<Shape>>) -> PuzzleCandidate {
        let default_shape = Kind::new(givens.side(), None, &[]).ok().and_then(Shape::of);
        let rules = shape.clone().or(default_shape);
        let proof = match rules {
            Some(rules) => solver::unique(&rules, &givens),
            None => Err(NotUnique::Undetermined),
        };
        PuzzleCandidate { givens, shape, proof }
    }

    /// Why this is no puzzle. Where its rules are not known they may be what leaves it one solution of several.
    fn fault(&self) -> Option<String> {
        let why = match (&self.proof, &self.shape) {
            (Ok(_), _) | (Err(NotUnique::Several(..) | NotUnique::Undetermined), None) => {
                return None;
            }
            (Err(NotUnique::NoSolution), _) => "has no solution",
            (Err(NotUnique::Several(..)), _) => "has several solutions",
            (Err(NotUnique::Undetermined), _) => "cannot be proved to have one solution",
        };
        Some(format!("its puzzle {why}"))
    }

    /// The only solution; where the rules are not known, the one that most files tell of.
    fn solution(&self, files: &[&mut DeskFile]) -> Option<Grid> {
        match &self.proof {
            Ok(solution) => Some(solution.clone()),
            Err(_) => {
                let fits = |grid: &Grid| self.givens.fits(grid);
                most_common(files, |contents| contents.solution.clone().filter(fits))
            }
        }
    }
}

/// What most files tell; the first of those that are told as often.
fn most_common<T: Ord>(
    files: &[&mut DeskFile],
    of: impl Fn(&DeskFileContents) -> Option<T>,
) -> Option<T> {
    let values: Vec<T> = files.iter().filter_map(|file| of(&file.contents)).collect();
    let times = |value: &T| values.iter().filter(|other| *other == value).count();
    let most = values.iter().map(times).max()?;
    let first = values.iter().position(|value| times(value) == most)?;
    values.into_iter().nth(first)
}

/// The first cell, by name, in which two grids differ; their sizes, where those do.
fn first_difference(grid: &Grid, right: &Grid) -> Option<String> {
    if grid.side() != right.side() {
        return Some("its size".to_owned());
    }
    let mut pairs = grid.cells().iter().zip(right.cells());
    let place = pairs.position(|(a, b)| a != b)?;
    Some(cell_name(place, grid.side()))
}
