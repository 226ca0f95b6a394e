//! Solving times: against a plain second implementation, under symmetries, and for all kinds.

use super::*;
use crate::generate::{Address, Generator, Level, Levels, Recipe, Removal, Target};
use crate::puzzle::{HouseKind, Kind, Puzzle, Symmetry};
use crate::rating::MinutesModel;
use crate::rating::minutes::TimeTerms;
use std::collections::BTreeMap;

/// Ease of a single: in a box, in another house, in a cell.
const CHANCES: [f64; 3] = [1.0, 0.5, 0.08];

/// Returns puzzles of `kind`, one for each offered level.
fn puzzles(kind: &str) -> Vec<Puzzle> {
    let kind: Kind = kind.parse().unwrap();
    let revision = Revision::NEWEST;
    let levels = Levels::of(revision);
    let symmetry = Symmetry::default_for(kind);
    let puzzle = |level: Level| {
        let need = levels.requirement(kind, symmetry, level).unwrap();
        let removal = Removal::Band(levels.band(kind, level));
        let mut recipe = Recipe::new(kind, symmetry, removal);
        recipe.search = revision.needs_search(kind, &recipe.removal);
        let target =
            Target { window: Some(need.window), score: Some(need.score), ..Target::from(recipe) };
        let generator = Generator::new(revision, "minutes");
        let address = Address { section: level.to_string(), index: 1 };
        generator.generate(&target, &address).unwrap().puzzle
    };
    levels.offered_levels(kind, symmetry).into_iter().map(puzzle).collect()
}

/// Candidates by cell, for the second implementation.
struct PlainGrid<'s> {
    shape: &'s Shape,
    candidates: Vec<Vec<u8>>,
    digits: Vec<u8>,
}

impl PlainGrid<'_> {
    fn of<'s>(shape: &'s Shape, puzzle: &Grid) -> PlainGrid<'s> {
        let all: Vec<u8> = (1..=shape.digits() as u8).collect();
        let candidates = vec![all; shape.cells()];
        let mut grid = PlainGrid { shape, candidates, digits: vec![0; shape.cells()] };
        for (cell, &digit) in puzzle.cells().iter().enumerate().filter(|(_, digit)| **digit > 0) {
            grid.place(cell, digit);
        }
        grid
    }

    fn place(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.candidates[cell].clear();
        for &peer in self.shape.peers(cell) {
            self.candidates[peer].retain(|&other| other != digit);
        }
    }

    /// Returns for each cell with a single its digit and the kinds of chances to notice it: 0 in a box, 1 in another
    /// house, 2 in a cell; and whether it is the last cell of a house.
    fn singles(&self) -> BTreeMap<usize, (u8, Vec<usize>, bool)> {
        let mut singles: BTreeMap<usize, (u8, Vec<usize>, bool)> = BTreeMap::new();
        let mut add = |cell: usize, digit: u8, chance: usize, is_last: bool| {
            let single = singles.entry(cell).or_insert((digit, Vec::new(), false));
            assert_eq!(single.0, digit);
            single.1.push(chance);
            single.2 |= is_last;
        };
        for house in self.shape.houses() {
            let empty = house.cells.iter().filter(|&&cell| self.digits[cell] == 0).count();
            let chance = usize::from(!matches!(house.kind, HouseKind::Box(_)));
            for digit in 1..=self.shape.digits() as u8 {
                let mut places =
                    house.cells.iter().filter(|&&cell| self.candidates[cell].contains(&digit));
                if let (Some(&cell), None) = (places.next(), places.next()) {
                    add(cell, digit, chance, empty == 1);
                }
            }
        }
        for (cell, candidates) in self.candidates.iter().enumerate() {
            if let [digit] = candidates[..] {
                add(cell, digit, 2, false);
            }
        }
        singles
    }

    /// Returns the length of the search with a preference: 0 for all singles at once, 1 for the easiest, 2 for hidden
    /// ones.
    fn length(mut self, path: &[Step], preference: usize) -> f64 {
        let mut steps = path.iter().filter(|step| step.tier > 1);
        let mut length = 0.0;
        while self.digits.contains(&0) {
            let singles = self.singles();
            let ease = |(_, chances, is_last): &(u8, Vec<usize>, bool)| {
                if *is_last { 0 } else { *chances.iter().min().unwrap() }
            };
            let Some(easiest) = singles.values().map(ease).min() else {
                let step = steps.next().unwrap();
                for removed in &step.removes {
                    self.candidates[removed.cell].retain(|&digit| digit != removed.digit);
                }
                for place in &step.places {
                    self.candidates[place.cell].retain(|&digit| digit == place.digit);
                }
                continue;
            };
            let hardest = match preference {
                0 => 2,
                1 => easiest,
                _ => {
                    if easiest < 2 {
                        1
                    } else {
                        2
                    }
                }
            };
            let chosen: Vec<(usize, u8)> = (singles.iter())
                .filter(|(_, single)| ease(single) <= hardest)
                .map(|(cell, single)| (*cell, single.0))
                .collect();
            let chances = singles.values().flat_map(|(_, chances, _)| chances);
            let chances: f64 = chances.map(|&chance| CHANCES[chance]).sum();
            let empty = self.digits.iter().filter(|&&digit| digit == 0).count();
            for done in 0..chosen.len() {
                let left = chances * (chosen.len() - done) as f64 / chosen.len() as f64;
                length += (empty - done) as f64 / 81.0 / (left + 0.05);
            }
            chosen.into_iter().for_each(|(cell, digit)| self.place(cell, digit));
        }
        length
    }
}

#[test]
fn terms_equal_those_of_a_plain_implementation() {
    let mut with_steps = 0;
    for kind in ["9", "9+diagonal", "9+windoku", "6", "16"] {
        for Puzzle { shape, givens, .. } in puzzles(kind) {
            let mut rater = Revision::NEWEST.rater(&shape);
            let Some(TimeTerms { search, work, .. }) = rater.time_terms(&givens) else {
                assert!(!rater.rate(&givens).solved, "{kind}");
                continue;
            };
            let path = rater.path(&givens);
            let weight: u32 =
                path.iter().filter(|step| step.tier > 1).map(|step| step.weight).sum();
            assert!((work - f64::from(weight) / 100.0).abs() < 1e-9, "{kind}: {work} {weight}");
            with_steps += usize::from(weight > 0);
            for (preference, length) in search.into_iter().enumerate() {
                let plain = PlainGrid::of(&shape, &givens).length(&path, preference);
                assert!((plain - length).abs() < 1e-6, "{kind} {preference}: {plain} {length}");
            }
        }
    }
    assert!(with_steps > 8, "{with_steps}");
}

#[test]
fn equivalent_puzzles_of_singles_take_equally_long() {
    let shape = Shape::classic();
    let mut rater = Revision::NEWEST.rater(shape);
    for puzzle in &puzzles("9")[..2] {
        let time = rater.rate(&puzzle.givens).minutes;
        assert!(time.is_some());
        let cells = puzzle.givens.cells();
        let transposed: Vec<u8> = (0..81).map(|cell| cells[cell % 9 * 9 + cell / 9]).collect();
        let renamed: Vec<u8> = cells.iter().map(|&d| if d == 0 { 0 } else { 10 - d }).collect();
        let turned: Vec<u8> = cells.iter().rev().copied().collect();
        for cells in [transposed, renamed, turned] {
            assert_eq!(rater.rate(&Grid::from_cells(cells)).minutes, time);
        }
    }
}

#[test]
fn harder_levels_take_longer_in_every_kind() {
    let kinds = ["4", "6", "9", "9+killer", "9+jigsaw", "9+thermo", "9+sandwich", "5+calcudoku"];
    for kind in kinds {
        let mut times = Vec::new();
        for Puzzle { shape, givens, .. } in puzzles(kind) {
            let rating = Revision::NEWEST.rater(&shape).rate(&givens);
            assert_eq!(rating.minutes.is_some(), rating.solved, "{kind}");
            times.extend(rating.minutes.map(|time| time.seconds));
        }
        let (first, last) = (times[0], times[times.len() - 1]);
        assert!(times.len() < 2 || first < last, "{kind}: {times:?}");
        assert!((10..20_000).contains(&first), "{kind}: {times:?}");
    }
}

#[test]
fn overlapping_grids_take_longer_than_one() {
    let time = |kind: &str| {
        let puzzle = &puzzles(kind)[0];
        Revision::NEWEST.rater(&puzzle.shape).rate(&puzzle.givens).minutes.unwrap().seconds
    };
    assert!(time("9@samurai") > 3 * time("9"));
}

#[test]
fn times_depend_neither_on_the_goal_nor_on_earlier_puzzles() {
    let shape = Shape::classic();
    let mut rater = Revision::NEWEST.rater(shape);
    for puzzle in puzzles("9") {
        let rating = rater.rate(&puzzle.givens);
        let window = Revision::NEWEST.scale().full_window();
        assert_eq!(rater.rate_within(&puzzle.givens, &window, &(0..=u32::MAX)), Some(rating));
        assert_eq!(Revision::NEWEST.rater(shape).rate(&puzzle.givens), rating);
    }
    // Broken and ambiguous puzzles have no time.
    for line in [".".repeat(81), format!("11{}", ".".repeat(79))] {
        let grid = crate::notation::parse_line(&line).unwrap();
        assert_eq!(rater.rate(&grid).minutes, None);
    }
}

#[test]
fn times_are_rounded_as_people_say_them() {
    let model = MinutesModel::FIRST;
    for (seconds, minutes) in
        [(5, 1), (89, 1), (100, 2), (890, 15), (960, 15), (1080, 20), (3500, 60), (5000, 90)]
    {
        assert_eq!(model.solving_time(seconds).rounded_minutes(), minutes, "{seconds}");
    }
}
