//! The way to the solution as hints, from the first cell to the last.

use gridpress_base::messages::Words;
use gridpress_base::messages::steps::Narrator;
use gridpress_engine::generate::Revision;
use gridpress_engine::puzzle::{Cell, Grid, Puzzle, Shape};
use gridpress_engine::rating::{Candidate, Role, Step, Technique};
use std::collections::{BTreeMap, BTreeSet};

/// A step, told in three depths.
#[derive(Debug)]
pub(super) struct WebHint {
    /// The sentence that says where to look.
    pub(super) look: String,
    /// The pattern to look for there; empty where there is none.
    pub(super) pattern: String,
    /// The technique's name, and what follows and why.
    pub(super) told: String,
    /// The cells of the pattern.
    pub(super) cells: BTreeSet<Cell>,
    /// Cells and values that go into them.
    pub(super) places: Vec<(Cell, u8)>,
    /// Cells and values that do not.
    pub(super) removes: Vec<(Cell, u8)>,
    /// Earlier hints without which this one cannot be seen: they strike out what would be in its way.
    pub(super) needs: BTreeSet<usize>,
}

/// Every step from the givens to the full grid. Where no technique leads on, a digit is given away and logic goes on
/// from there.
pub(super) fn hints(words: &Words, puzzle: &Puzzle, narrator: &Narrator) -> Vec<WebHint> {
    let mut rater = Revision::NEWEST.rater(&puzzle.shape);
    let mut grid = puzzle.givens.clone();
    let mut hints = Vec::new();
    while grid.givens() < puzzle.shape.kind().size() {
        let path = rater.path(&grid);
        hints.extend(told(&path, hints.len(), &puzzle.shape, narrator));
        for place in path.iter().flat_map(|step| &step.places) {
            grid.set(place.cell, place.digit);
        }
        if let Some(cell) = tightest(&puzzle.shape, &grid) {
            let digit = puzzle.solution.get(cell);
            grid.set(cell, digit);
            hints.push(given_away(words, narrator, cell, digit));
        }
    }
    hints
}

/// The first of the open cells with the fewest candidates.
fn tightest(shape: &Shape, grid: &Grid) -> Option<Cell> {
    let open = shape.filled().filter(|&cell| grid.get(cell) == 0);
    open.min_by_key(|&cell| {
        let seen = shape.peers(cell).iter().map(|&peer| grid.get(peer));
        let seen: BTreeSet<u8> = seen.filter(|&value| value != 0).collect();
        shape.digits() - seen.len()
    })
}

fn given_away(words: &Words, narrator: &Narrator, cell: Cell, digit: u8) -> WebHint {
    WebHint {
        look: words.no_further().to_owned(),
        pattern: String::new(),
        told: words.web_beyond(&narrator.cell(cell), &narrator.digit(digit)),
        cells: BTreeSet::new(),
        places: vec![(cell, digit)],
        removes: Vec::new(),
        needs: BTreeSet::new(),
    }
}

/// The steps of a path, the first of them the hint number `first`.
fn told(path: &[Step], first: usize, shape: &Shape, narrator: &Narrator) -> Vec<WebHint> {
    // Which step struck out what.
    let mut gone: BTreeMap<Candidate, usize> = BTreeMap::new();
    let mut hints = Vec::new();
    for (index, step) in path.iter().enumerate() {
        let needs = gone.iter().filter(|(gone, _)| matters(shape, step, gone));
        hints.push(WebHint {
            look: narrator.look(step),
            pattern: narrator.pattern(step),
            told: format!("{}. {}", narrator.technique(step), narrator.reason(step)),
            cells: cells(step),
            places: pairs(&step.places),
            removes: pairs(&step.removes),
            needs: needs.map(|(_, &index)| first + index).collect(),
        });
        for &removed in &step.removes {
            gone.entry(removed).or_insert(index);
        }
    }
    hints
}

fn pairs(candidates: &[Candidate]) -> Vec<(Cell, u8)> {
    let pair = |candidate: &Candidate| (candidate.cell, candidate.digit);
    candidates.iter().map(pair).collect()
}

/// The cells of the evidence; cover lines only hold those of base lines once more.
fn cells(step: &Step) -> BTreeSet<Cell> {
    let parts = step.parts.iter().filter(|part| part.role != Role::Cover);
    parts.flat_map(|part| part.cells.iter().copied()).collect()
}

/// Whether a step may rest on a candidate being gone: where in doubt, it does.
fn matters(shape: &Shape, step: &Step, gone: &Candidate) -> bool {
    use Technique::*;
    let near = |cell: Cell| {
        let mut houses = shape.houses_of(cell).iter();
        houses.any(|house| shape.houses_of(gone.cell).contains(house))
    };
    let inside = || step.parts.iter().any(|part| part.cells.contains(&gone.cell));
    let beside = || {
        let mut parts = step.parts.iter();
        parts.any(|part| {
            part.digits.contains(&gone.digit) && part.cells.iter().any(|&cell| near(cell))
        })
    };
    match step.technique {
        FullHouse => false,
        NakedSingle => inside(),
        HiddenSingleBox | HiddenSingleLine => {
            let within = |house: usize| shape.houses()[house].cells.contains(&gone.cell);
            let mut parts = step.parts.iter();
            parts.any(|part| part.house.is_some_and(within) && part.digits.contains(&gone.digit))
        }
        Bug | ForcingChain | ForcingNet => true,
        _ => inside() || beside(),
    }
}
