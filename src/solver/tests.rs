use super::*;
use crate::puzzle::notation::parse_line;

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
fn none_one_and_several_are_told_apart() {
    let shape = Shape::classic();
    let full = solve(shape, &Grid::empty(9)).unwrap();
    assert_eq!(unique(shape, &full), Ok(full.clone()));

    // Two rows of one band empty: at least the two rows can be swapped or filled another way.
    let mut open = full.clone();
    (0..27).for_each(|cell| open.set(cell, 0));
    let Err(NotUnique::Several(a, b)) = unique(shape, &open) else {
        panic!("not several")
    };
    assert!(a != b && open.fits(&a) && open.fits(&b));

    let mut wrong = Grid::empty(9);
    wrong.set(0, 5);
    wrong.set(80, 5);
    wrong.set(8, 5);
    assert_eq!(unique(shape, &wrong), Err(NotUnique::None));
}

#[test]
fn counting_stops_at_the_limit() {
    assert_eq!(count_up_to(Shape::classic(), &Grid::empty(9), 1), 1);
    assert_eq!(count_up_to(Shape::classic(), &Grid::empty(9), 1000), 1000);
}

/// A counter that knows nothing but the rules: tries every digit in the first empty cell.
fn brute_force(shape: &Shape, grid: &mut Grid) -> usize {
    let Some(cell) = grid.cells().iter().position(|&v| v == 0) else {
        return 1;
    };
    let mut count = 0;
    for value in 1..=shape.side() as u8 {
        if shape
            .peers(cell)
            .iter()
            .all(|&peer| grid.get(peer) != value)
        {
            grid.set(cell, value);
            count += brute_force(shape, grid);
        }
    }
    grid.set(cell, 0);
    count
}

#[test]
fn counts_agree_with_brute_force() {
    let shape = Shape::classic();
    let mut rng = crate::Stream::new(1, "counter", "brute/1", 0);
    let mut seen = [0usize; 3];
    for _ in 0..300 {
        let mut puzzle = solve(shape, &Grid::empty(9)).unwrap();
        for _ in 0..rng.below(60) {
            puzzle.set(rng.below(81) as usize, 0);
        }
        if rng.below(3) == 0 {
            // A digit that breaks no rule yet, but is not the one that belongs there.
            let legal = |cell: usize, value: u8| {
                shape
                    .peers(cell)
                    .iter()
                    .all(|&peer| puzzle.get(peer) != value)
            };
            let wrong = (0..81)
                .filter(|&cell| puzzle.get(cell) == 0)
                .find_map(|cell| {
                    let value = (1..=9).filter(|&value| legal(cell, value)).nth(1)?;
                    Some((cell, value))
                });
            if let Some((cell, value)) = wrong {
                puzzle.set(cell, value);
            }
        }
        let expected = brute_force(shape, &mut puzzle.clone());
        assert_eq!(
            count_up_to(shape, &puzzle, usize::MAX),
            expected,
            "{puzzle}"
        );
        seen[expected.min(2)] += 1;
    }
    assert!(seen.iter().all(|&n| n > 20), "too few of a kind: {seen:?}");
}
