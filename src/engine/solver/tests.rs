use super::*;
use crate::generate::{Address, Generator, Recipe, Removal, Revision};
use crate::notation::parse_line;
use crate::puzzle::{Cage, CageRule, Cell, Kind, Puzzle, Symmetry, Variant, marked_kinds};
use gridpress_ground::rng::Stream;
use gridpress_testing::extent::SweepExtent;
use std::sync::Arc;

mod calcudoku;

fn grid(line: &str) -> Grid {
    parse_line(line).unwrap()
}

#[test]
fn a_published_puzzle_has_its_published_solution() {
    let puzzle =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let solution =
        "987654321246173985351928746128537694634892157795461832519286473472319568863745219";
    assert_eq!(unique(Shape::classic(), &grid(puzzle)), Ok(grid(solution)));
}

#[test]
fn distinguishes_no_one_and_several_solutions() {
    let shape = Shape::classic();
    let full = solve(shape, &Grid::empty(9)).unwrap();
    assert_eq!(unique(shape, &full), Ok(full.clone()));

    // Two empty rows of one band: at least the two rows can be swapped or filled another way.
    let mut open = full.clone();
    (0..27).for_each(|cell| open.set(cell, 0));
    let Err(NotUnique::Several(a, b)) = unique(shape, &open) else { panic!("not several") };
    assert!(a != b && open.is_subset_of(&a) && open.is_subset_of(&b));

    let mut wrong = Grid::empty(9);
    wrong.set(0, 5);
    wrong.set(80, 5);
    wrong.set(8, 5);
    assert_eq!(unique(shape, &wrong), Err(NotUnique::NoSolution));
}

#[test]
fn counting_stops_at_the_limit() {
    assert_eq!(count_up_to(Shape::classic(), &Grid::empty(9), 1), 1);
    assert_eq!(count_up_to(Shape::classic(), &Grid::empty(9), 1000), 1000);
}

/// Counts solutions by the rules alone: tries every digit in the first empty cell, up to `limit` solutions.
fn brute_force(shape: &Shape, grid: &mut Grid, limit: usize) -> usize {
    let Some(cell) = shape.playable_cells().find(|&cell| grid.get(cell) == 0) else {
        return 1;
    };
    let mut count = 0;
    for value in 1..=shape.digits() as u8 {
        if count < limit && is_legal(shape, grid, cell, value) {
            grid.set(cell, value);
            count += brute_force(shape, grid, limit - count);
            grid.set(cell, 0);
        }
    }
    count
}

/// Returns `true` if `value` in the empty `cell` breaks no rule, as far as the placed digits show.
fn is_legal(shape: &Shape, grid: &Grid, cell: Cell, value: u8) -> bool {
    let differs = |&peer: &Cell| grid.get(peer) != value;
    let fits = |cage: &Cage| {
        let others = cage.cells.iter().filter(|&&other| other != cell);
        let digits: Vec<u8> = others.map(|&other| grid.get(other)).collect();
        let all = [&digits[..], &[value]].concat();
        let sum: u32 = all.iter().map(|&v| u32::from(v)).sum();
        !cage.cells.contains(&cell)
            || match (digits.contains(&0), cage.sum()) {
                (true, Some(most)) => sum < most,
                (true, None) => true,
                (false, _) => cage.rule.is_satisfied(cage.target, &all),
            }
    };
    let mut with = grid.clone();
    with.set(cell, value);
    shape.peers(cell).iter().all(differs)
        && shape.cages().iter().all(fits)
        && crate::puzzle::obeys_marks(shape, &with)
}

#[test]
fn counts_agree_with_brute_force_in_every_shape() {
    compare_with_brute_force(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn counts_agree_with_brute_force_in_every_shape_in_full() {
    compare_with_brute_force(SweepExtent::Full);
}

fn compare_with_brute_force(extent: SweepExtent) {
    let kinds = [
        "4",
        "4+diagonal",
        "4+windoku",
        "4+antiknight",
        "4+jigsaw",
        "4+killer",
        "6",
        "6-3x2",
        "6+diagonal",
        "6+jigsaw",
        "6-3x2+killer",
        "8",
        "8-4x2+antiknight",
        "8+jigsaw+killer",
        "4+calcudoku",
        "5+jigsaw",
        "6+calcudoku",
        "7+jigsaw",
        "9",
        "9+antiknight",
        "9+jigsaw",
        "9+killer",
        "9+diagonal+windoku+killer",
        "9+jigsaw+killer",
        "4@samurai",
        "4@butterfly",
        "4@r1c1r3c3r5c1",
        "6@twodoku",
        "4+consecutive",
        "4+greater-than",
        "4+even-odd",
        "6+disjoint",
        "6+some-kropki+diagonal",
        "6+xv+even-odd",
        "6+greater-than+jigsaw",
        "6+even-odd+killer",
        "8+consecutive",
        "9+antiking",
        "9+disjoint+antiknight",
        "9+kropki+killer",
        "9+some-xv+antiking",
        "9+even-odd+windoku",
        "9+arrow+thermo",
        "9+whispers+jigsaw",
        "4+quadruple",
        "6+quadruple+diagonal",
        "6+renban+diagonal",
        "6+sandwich+killer",
        "9+skyscraper+windoku",
        "6-3x2+little-killer",
        "9+little-killer+kropki",
        "4+futoshiki",
        "7+futoshiki",
        "5+skyscrapers",
    ];
    let house_variants = Variant::house_variants().map(|variant| format!("9+{variant}"));
    let kinds = kinds.map(str::to_owned).into_iter().chain(house_variants).chain(marked_kinds());
    const LIMIT: usize = 50;
    let mut seen = [0; 3];
    for kind in extent.select(kinds, 7) {
        let kind: Kind = kind.parse().unwrap();
        let mut rng = Stream::new(1, "counter", &format!("{kind}/1"), 0);
        for index in 1..=40 {
            let full = full_puzzle(kind, index);
            // Cages as people draw them, too.
            let is_changed = kind.has_killer_cages() && rng.below(2) == 0;
            let shape = if is_changed { change_cages(&full, &mut rng) } else { None };
            let shape = shape.unwrap_or_else(|| full.shape.clone());
            let solution = full.solution;
            let places: Vec<Cell> = shape.playable_cells().collect();
            let cells = places.len() as u32;
            let mut puzzle = solution;
            let most = (cells * 3 / 4).min(48);
            for _ in 0..cells / 4 + rng.below(most) {
                puzzle.set(places[rng.below(cells) as usize], 0);
            }
            if rng.below(3) == 0 {
                // Another digit that breaks no rule yet.
                let cell = places[rng.below(cells) as usize];
                let was = puzzle.get(cell);
                puzzle.set(cell, 0);
                let mut digits = 1..=kind.digits() as u8;
                let other = digits.rfind(|&v| v != was && is_legal(&shape, &puzzle, cell, v));
                puzzle.set(cell, other.unwrap_or(was));
            }
            // The givens of a cage can have another sum.
            let is_consistent = places.iter().all(|&cell| {
                let given = puzzle.get(cell);
                let mut without = puzzle.clone();
                without.set(cell, 0);
                given == 0 || is_legal(&shape, &without, cell, given)
            });
            let expected =
                if is_consistent { brute_force(&shape, &mut puzzle.clone(), LIMIT) } else { 0 };
            let counted = count_up_to(&shape, &puzzle, LIMIT);
            assert_eq!(counted, expected, "{kind} {puzzle} {:?}", shape.cages());
            for found in solutions(&shape, &puzzle, LIMIT) {
                let mut without = found.clone();
                for &cell in &places {
                    without.set(cell, 0);
                    assert!(is_legal(&shape, &without, cell, found.get(cell)));
                    without.set(cell, found.get(cell));
                }
            }
            seen[expected.min(2)] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > extent.count(50) as usize), "too few of a kind: {seen:?}");
}

/// Returns the shape of `puzzle` with some cages without their sum, or with digits that may repeat, or left out, or
/// with a wrong sum; or with a cage of two parts that shares its cells with others.
fn change_cages(puzzle: &Puzzle, rng: &mut Stream) -> Option<Arc<Shape>> {
    let shape = &puzzle.shape;
    let mut cages = shape.cages().to_vec();
    for _ in 0..rng.below(4) {
        let at = rng.below(cages.len().max(1) as u32) as usize;
        let cage = cages.get_mut(at)?;
        match rng.below(5) {
            0 => *cage = Cage::distinct(cage.cells.clone()),
            1 => cage.rule = CageRule::Sum,
            2 => {
                cages.remove(at);
            }
            3 => {
                let first = cage.cells[0];
                let last = cages.last()?.cells[0];
                let cells: Vec<Cell> = if first == last { vec![first] } else { vec![first, last] };
                let target = cells.iter().map(|&cell| u32::from(puzzle.solution.get(cell))).sum();
                cages.push(Cage { cells, rule: CageRule::Sum, target });
            }
            _ => cage.target += rng.below(2),
        }
    }
    Shape::with_marks(shape.kind(), shape.irregular_regions(), cages, shape.marks().to_vec()).ok()
}

/// Returns a full grid of `kind`, with its shape.
fn full_puzzle(kind: Kind, index: u32) -> Puzzle {
    let generator = Generator::new(Revision::NEWEST, "counter");
    let recipe = Recipe::new(kind, Symmetry::None, Removal::Band(0..=0));
    let section = "full".into();
    generator.attempt(&recipe, &Address { section, index }, 0)
}

#[test]
fn all_small_grids_are_counted() {
    let count = |kind: &str, first_row: &[u8]| {
        let shape = Shape::of(kind.parse().unwrap()).unwrap();
        let mut cells = first_row.to_vec();
        cells.resize(shape.cells(), 0);
        count_up_to(&shape, &Grid::from_cells(cells), usize::MAX)
    };
    let row = [1, 2, 3, 4, 5, 6];
    assert_eq!(count("4", &[]), 288);
    // Digits can be exchanged, so every first row begins equally many grids: 28,200,960 in total (OEIS A107739).
    assert_eq!(count("6", &row) * 720, 28_200_960);
    assert_eq!(count("6-3x2", &row) * 720, 28_200_960);
    // Each of the 24 fillings of the shared box belongs to 288 / 24 fillings of either grid.
    assert_eq!(count("4@twodoku", &[]), 24 * 12 * 12);
}

#[test]
fn puzzles_of_cages_need_no_givens() {
    let kind = "4+killer".parse().unwrap();
    let cage = |cells: &[Cell], sum| Cage::killer(cells.into(), sum);
    let empty = Grid::empty(4);
    let lone = Shape::custom(kind, None, vec![cage(&[0], 1), cage(&[1, 2, 3], 9)]).unwrap();
    assert_eq!(count_up_to(&lone, &empty, 1000), 288 / 4);
    let pair = Shape::custom(kind, None, vec![cage(&[0, 1], 3)]).unwrap();
    assert_eq!(count_up_to(&pair, &empty, 1000), 288 / 6);
    let wrong = Shape::custom(kind, None, vec![cage(&[0, 1], 3), cage(&[4, 5], 4)]).unwrap();
    assert_eq!(unique(&wrong, &empty), Err(NotUnique::NoSolution));
}

#[test]
fn counts_agree_with_brute_force() {
    let shape = Shape::classic();
    let mut rng = Stream::new(1, "counter", "brute/1", 0);
    let mut seen = [0usize; 3];
    for _ in 0..300 {
        let mut puzzle = solve(shape, &Grid::empty(9)).unwrap();
        for _ in 0..rng.below(60) {
            puzzle.set(rng.below(81) as usize, 0);
        }
        if rng.below(3) == 0 {
            // A digit that breaks no rule yet, but is not the original one.
            let legal = |cell: usize, value: u8| {
                shape.peers(cell).iter().all(|&peer| puzzle.get(peer) != value)
            };
            let wrong = (0..81).filter(|&cell| puzzle.get(cell) == 0).find_map(|cell| {
                let value = (1..=9).filter(|&value| legal(cell, value)).nth(1)?;
                Some((cell, value))
            });
            if let Some((cell, value)) = wrong {
                puzzle.set(cell, value);
            }
        }
        let expected = brute_force(shape, &mut puzzle.clone(), usize::MAX);
        assert_eq!(count_up_to(shape, &puzzle, usize::MAX), expected, "{puzzle}");
        seen[expected.min(2)] += 1;
    }
    assert!(seen.iter().all(|&n| n > 20), "too few of a kind: {seen:?}");
}

#[test]
fn a_search_ends_when_its_guesses_are_spent() {
    let shape = Shape::of("16".parse().unwrap()).unwrap();
    let (found, end) = find(&shape, &Grid::empty(16), usize::MAX, 1000);
    assert_eq!(end, SearchOutcome::OutOfGuesses);
    assert!(found.len() < 1000);
}

const FAULTLESS: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn fault(changes: &[(Cell, u8)], cells: &[Cell]) -> Option<Fault> {
    let mut grid = parse_line(FAULTLESS).unwrap();
    changes.iter().for_each(|&(cell, digit)| grid.set(cell, digit));
    Fault::of(Shape::classic(), &grid, cells)
}

#[test]
fn a_grid_with_solutions_has_no_fault() {
    let all: Vec<Cell> = (0..81).collect();
    assert_eq!(fault(&[], &all), None);
    assert_eq!(fault(&[(2, 4)], &all), None);
}

#[test]
fn one_wrong_digit_is_found() {
    // r1c3 is 4. Without its 1 there is one solution; with a 2, other digits may be wrong instead.
    let all: Vec<Cell> = (0..81).collect();
    assert_eq!(fault(&[(2, 1)], &all), Some(Fault::Single(2)));
    let among = Fault::OneOf(vec![2, 44, 60, 61]);
    assert_eq!(fault(&[(2, 2)], &all), Some(among));
    // All other digits are known to be right.
    assert_eq!(fault(&[(2, 2)], &[2]), Some(Fault::Single(2)));
}

#[test]
fn ambiguous_faults_are_conflicts() {
    // Two wrong digits, among digits that leave no solution together.
    let all: Vec<Cell> = (0..81).collect();
    let changes = [(2, 1), (42, 5)];
    let Some(Fault::Conflict(cells)) = fault(&changes, &all) else {
        panic!("two digits are wrong");
    };
    let mut grid = parse_line(FAULTLESS).unwrap();
    changes.iter().for_each(|&(cell, digit)| grid.set(cell, digit));
    let mut conflict = Grid::empty(9);
    cells.iter().for_each(|&cell| conflict.set(cell, grid.get(cell)));
    assert_eq!(count_to_two(Shape::classic(), &conflict), Some(0));
    for &cell in &cells {
        assert_ne!(count_to_two(Shape::classic(), &without_cell(&conflict, cell)), Some(0));
    }
}
