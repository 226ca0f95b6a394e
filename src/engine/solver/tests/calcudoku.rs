//! Counts of calcudokus by a plain search that is independent of the propagation.

use super::*;
use crate::puzzle::{CageRule, Shape};
use std::sync::Arc;

/// Returns every Latin square of `side`, row by row.
fn latin_squares(side: usize) -> Vec<Vec<u8>> {
    fn extend(side: usize, cells: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
        let at = cells.len();
        if at == side * side {
            found.push(cells.clone());
            return;
        }
        for digit in 1..=side as u8 {
            let in_row = cells[at / side * side..].contains(&digit);
            let in_column = (0..at / side).any(|row| cells[row * side + at % side] == digit);
            if !in_row && !in_column {
                cells.push(digit);
                extend(side, cells, found);
                cells.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(side, &mut Vec::new(), &mut found);
    found
}

/// Returns `true` if the digits make the target of a cage; an independent implementation.
fn makes(cage: &Cage, cells: &[u8]) -> bool {
    let digits: Vec<u32> = (cage.cells.iter()).map(|&cell| u32::from(cells[cell])).collect();
    let (mut total, mut product) = (0, 1);
    for digit in &digits {
        total += digit;
        product *= digit;
    }
    let pair = digits.len() == 2;
    let (a, b) = (digits[0], digits[digits.len() - 1]);
    let subtracts = pair && (a == b + cage.target || b == a + cage.target);
    let divides = pair && (a == b * cage.target || b == a * cage.target);
    match cage.rule {
        CageRule::Sum => total == cage.target,
        CageRule::Product => product == cage.target,
        CageRule::Difference => subtracts,
        CageRule::Quotient => divides,
        CageRule::Any => total == cage.target || product == cage.target || subtracts || divides,
        CageRule::Killer | CageRule::Distinct => unreachable!("no cage of a calcudoku"),
    }
}

/// Counts the solutions of cages cell by cell; a cage is checked once it is full.
fn count_plainly(shape: &Shape, cells: &mut Vec<u8>, limit: usize) -> usize {
    let (at, side) = (cells.len(), shape.side());
    if at == side * side {
        return 1;
    }
    let mut count = 0;
    for digit in 1..=side as u8 {
        let in_row = cells[at / side * side..].contains(&digit);
        let in_column = (0..at / side).any(|row| cells[row * side + at % side] == digit);
        if in_row || in_column || count >= limit {
            continue;
        }
        cells.push(digit);
        let mut full = shape.cages().iter().filter(|cage| cage.cells.last() == Some(&at));
        if full.all(|cage| makes(cage, cells)) {
            count += count_plainly(shape, cells, limit - count);
        }
        cells.pop();
    }
    count
}

/// Returns the puzzle of an attempt with about this number of removed cells.
fn generate_puzzle(kind: &str, removed: u32, index: u32, signs: bool) -> Puzzle {
    let removal = Removal::Band(removed..=removed + 1);
    let recipe = Recipe { signs, ..Recipe::new(kind.parse().unwrap(), Symmetry::None, removal) };
    let section = "cages".into();
    let generator = Generator::new(Revision::NEWEST, "calcudoku");
    generator.attempt(&recipe, &Address { section, index }, 0)
}

/// Returns the shape of `puzzle` with a changed target or rule of one cage, two cages merged, or all operations hidden.
fn change_cages(puzzle: &Puzzle, rng: &mut gridpress_ground::rng::Stream) -> Option<Arc<Shape>> {
    let shape = &puzzle.shape;
    let mut cages = shape.cages().to_vec();
    let at = rng.below(cages.len() as u32) as usize;
    match rng.below(6) {
        3.. => {
            let one = cages.remove(at).cells;
            let other = cages.remove(rng.below(cages.len() as u32) as usize).cells;
            let cells = [one, other].concat();
            let digits = cells.iter().map(|&cell| u32::from(puzzle.solution.get(cell)));
            cages.push(Cage::calcudoku(cells.clone(), CageRule::Sum, digits.sum()));
        }
        0 => cages[at].target += 1,
        1 => cages[at].rule = CageRule::Sum,
        _ => (cages.iter_mut().filter(|cage| cage.cells.len() > 1))
            .for_each(|cage| cage.rule = CageRule::Any),
    }
    Shape::custom(shape.kind(), None, cages).ok()
}

#[test]
fn latin_squares_are_counted() {
    for (side, count) in [(3, 12), (4, 576), (5, 161_280)] {
        let all = latin_squares(side);
        assert_eq!(all.len(), count);
        // Cages that only require each row to have every digit.
        let row = |row: usize| {
            let cells = (row * side..(row + 1) * side).collect();
            Cage::calcudoku(cells, CageRule::Sum, (side * (side + 1) / 2) as u32)
        };
        let kind = format!("{side}+calcudoku").parse().unwrap();
        let shape = Shape::custom(kind, None, (0..side).map(row).collect()).unwrap();
        assert_eq!(count_up_to(&shape, &Grid::empty(side), usize::MAX), count);
    }
}

#[test]
fn counts_of_cages_agree_with_all_latin_squares() {
    let mut seen = [0; 3];
    for (side, samples) in [(3, 400), (4, 500), (5, 12)] {
        let all = latin_squares(side);
        let mut rng =
            gridpress_ground::rng::Stream::new(1, "calcudoku", &format!("squares/{side}"), 0);
        let cells = (side * side) as u32;
        for index in 1..=samples {
            let removed = cells / 2 + rng.below(cells / 2);
            let puzzle =
                generate_puzzle(&format!("{side}+calcudoku"), removed, index, index % 3 > 0);
            let other = change_cages(&puzzle, &mut rng);
            for shape in [Some(puzzle.shape), other].into_iter().flatten() {
                let fits = |square: &&Vec<u8>| shape.cages().iter().all(|cage| makes(cage, square));
                let expected: Vec<&Vec<u8>> = all.iter().filter(fits).collect();
                let empty = Grid::empty(side);
                let mut found: Vec<Vec<u8>> = solutions(&shape, &empty, usize::MAX)
                    .into_iter()
                    .map(|grid| grid.cells().to_vec())
                    .collect();
                found.sort_unstable();
                assert!(found.iter().eq(expected.iter().copied()), "{:?}", shape.cages());
                seen[found.len().min(2)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 30), "too few of a kind: {seen:?}");
}

#[test]
fn counts_of_larger_cages_agree_with_a_plain_search() {
    let mut seen = [0; 3];
    for (kind, samples) in [("5+calcudoku", 150), ("6+calcudoku", 60)] {
        let mut rng = gridpress_ground::rng::Stream::new(1, "calcudoku", &format!("{kind}/1"), 0);
        for index in 1..=samples {
            let cells = kind.parse::<Kind>().unwrap().size() as u32;
            let removed = cells * 2 / 3 + rng.below(cells / 3);
            let puzzle = generate_puzzle(kind, removed, index, index % 4 > 0);
            assert_eq!(count_plainly(&puzzle.shape, &mut Vec::new(), 2), 1);
            let other = change_cages(&puzzle, &mut rng);
            for shape in [Some(puzzle.shape), other].into_iter().flatten() {
                const LIMIT: usize = 40;
                let expected = count_plainly(&shape, &mut Vec::new(), LIMIT);
                let counted = count_up_to(&shape, &Grid::empty(shape.side()), LIMIT);
                assert_eq!(counted, expected, "{:?}", shape.cages());
                seen[expected.min(2)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 1), "too few of a kind: {seen:?}");
}

#[test]
fn every_puzzle_has_its_original_solution_only() {
    for (kind, samples) in [("3", 20), ("4", 40), ("7", 10), ("8", 6), ("9", 6)] {
        let kind = format!("{kind}+calcudoku");
        let cells = kind.parse::<Kind>().unwrap().size() as u32;
        for index in 1..=samples {
            let puzzle = generate_puzzle(&kind, cells - 1, index, true);
            assert_eq!(unique(&puzzle.shape, &puzzle.givens), Ok(puzzle.solution.clone()));
            assert!(puzzle.givens.is_subset_of(&puzzle.solution));
            let given = puzzle.shape.cages().iter().filter_map(Cage::given);
            assert_eq!(given.count() as u32, cells - puzzle.removed_count());
            // The cages alone determine as much as the givens.
            let empty = Grid::empty(puzzle.shape.side());
            assert_eq!(unique(&puzzle.shape, &empty), Ok(puzzle.solution));
        }
    }
}

/// The example of the Wikipedia article, with its solution there.
#[test]
fn a_published_calcudoku_has_its_published_solution() {
    let cages = [
        ("11+", &[0, 6][..]),
        ("2÷", &[1, 2]),
        ("20×", &[3, 9]),
        ("6×", &[4, 5, 11, 17]),
        ("3−", &[7, 8]),
        ("3÷", &[10, 16]),
        ("240×", &[12, 13, 18, 19]),
        ("6×", &[14, 15]),
        ("6×", &[20, 26]),
        ("7+", &[21, 27, 28]),
        ("30×", &[22, 23]),
        ("6×", &[24, 25]),
        ("9+", &[29, 35]),
        ("8+", &[30, 31, 32]),
        ("2÷", &[33, 34]),
    ];
    let cage = |(label, cells): (&str, &[Cell])| {
        let (target, rule) = Cage::parse_label(label, cells.len()).unwrap();
        Cage::calcudoku(cells.into(), rule, target)
    };
    let kind = "6+calcudoku".parse().unwrap();
    let shape = Shape::custom(kind, None, cages.map(cage).into()).unwrap();
    let solution = grid("563412614523452361341256236145125634");
    assert_eq!(unique(&shape, &Grid::empty(6)), Ok(solution));
}
