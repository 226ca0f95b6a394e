use super::super::{Cell, Shape, Sign};
use super::*;
use crate::solver;
use gridpress_ground::rng::Stream;
use std::array;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

fn rng(name: &str) -> Stream {
    Stream::new(1, "canonical", &format!("{name}/1"), 0)
}

fn of(kind: &str) -> Arc<Shape> {
    Shape::of(kind.parse().unwrap()).unwrap()
}

/// Returns a random full grid; not all are equally likely.
fn full_grid(shape: &Shape, rng: &mut Stream) -> Grid {
    loop {
        let mut grid = Grid::empty(shape.side());
        for _ in 0..shape.side() {
            let cell = rng.below(shape.cells() as u32) as Cell;
            let digit = 1 + rng.below(shape.digits() as u32) as u8;
            if shape.peers(cell).iter().all(|&peer| grid.get(peer) != digit) {
                grid.set(cell, digit);
            }
        }
        if let Some(solution) = solver::solve(shape, &grid) {
            return solution;
        }
    }
}

/// Returns a puzzle with about two fifths of a solution as givens. It may have further solutions.
fn puzzle(shape: &Arc<Shape>, solution: Grid, rng: &mut Stream) -> Puzzle {
    let givens = solution.cells().iter().map(|&digit| if rng.below(5) < 2 { digit } else { 0 });
    let givens = Grid::from_cells(givens.collect());
    Puzzle { shape: shape.clone(), givens, solution, hidden: None }
}

/// Returns a puzzle of the same shape with the cells from `sources` and new digits for 0 to n.
fn image(puzzle: &Puzzle, sources: &[Cell], digits: &[u8]) -> Puzzle {
    let image = |grid: &Grid| {
        let cells = sources.iter().map(|&cell| digits[usize::from(grid.get(cell))]);
        Grid::from_cells(cells.collect())
    };
    let (givens, solution) = (image(&puzzle.givens), image(&puzzle.solution));
    Puzzle { givens, solution, ..puzzle.clone() }
}

fn random_digits(kind: Kind, rng: &mut Stream) -> Vec<u8> {
    let mut digits: Vec<u8> = (0..=kind.digits() as u8).collect();
    rng.shuffle(&mut digits[1..]);
    digits
}

/// Returns a copy without one of the givens, and one in which a given is moved to another cell.
fn others(puzzle: &Puzzle) -> [Puzzle; 2] {
    let given = (0..).find(|&cell| puzzle.givens.get(cell) != 0).unwrap();
    let empty = (0..).find(|&cell| puzzle.givens.get(cell) == 0).unwrap();
    let mut fewer = puzzle.clone();
    fewer.givens.set(given, 0);
    let mut moved = fewer.clone();
    moved.givens.set(empty, puzzle.solution.get(empty));
    [fewer, moved]
}

/// Returns all orders of the numbers from 0 to `n` - 1.
fn orders(n: usize) -> Vec<Vec<usize>> {
    let Some(last) = n.checked_sub(1) else { return vec![Vec::new()] };
    let insert =
        |order: Vec<usize>| (0..n).map(move |at| [&order[..at], &[last], &order[at..]].concat());
    orders(last).into_iter().flat_map(insert).collect()
}

/// Returns all orders of lines that keep groups of `size` lines together.
fn line_orders(side: usize, size: usize) -> Vec<Vec<usize>> {
    let within = orders(size);
    let of_groups = |groups: Vec<usize>| {
        groups.iter().fold(vec![Vec::new()], |begun: Vec<Vec<usize>>, group| {
            let next = |lines: &Vec<usize>| {
                let lines = lines.clone();
                within.iter().map(move |order| {
                    [&lines[..], &Vec::from_iter(order.iter().map(|at| group * size + at))].concat()
                })
            };
            begun.iter().flat_map(next).collect()
        })
    };
    orders(side / size).into_iter().flat_map(of_groups).collect()
}

/// Returns cells as bits.
fn mask(cells: impl Iterator<Item = Cell>) -> u128 {
    cells.fold(0, |set, cell| set | 1 << cell)
}

/// Returns every rearrangement of rows and columns that maps the houses and peers of a shape onto themselves, found by
/// trying all.
fn rearrangements(shape: &Shape) -> Vec<Vec<Cell>> {
    let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
    let houses: Vec<&[Cell]> =
        shape.houses()[2 * side..].iter().rev().map(|house| &house.cells[..]).collect();
    let masks: Vec<u128> = houses.iter().map(|house| mask(house.iter().copied())).collect();
    let (down, along) = (line_orders(side, rows), line_orders(side, columns));
    let mut found = Vec::new();
    for is_transposed in [false, true] {
        if is_transposed && rows != columns {
            continue;
        }
        for rows in &down {
            for columns in &along {
                let image = |cell: Cell| {
                    let (row, column) = (rows[cell / side], columns[cell % side]);
                    if is_transposed { column * side + row } else { row * side + column }
                };
                let keeps_house =
                    |house: &&[Cell]| masks.contains(&mask(house.iter().map(|&cell| image(cell))));
                let keeps_peers = |cell: Cell| {
                    let images = shape.peers(cell).iter().map(|&peer| image(peer));
                    mask(images) == mask(shape.peers(image(cell)).iter().copied())
                };
                if houses.iter().all(keeps_house) && (0..side * side).all(keeps_peers) {
                    found.push((0..side * side).map(image).collect());
                }
            }
        }
    }
    found
}

#[test]
fn rearranged_puzzles_of_every_size_have_the_same_form() {
    for name in [
        "4", "6", "6-3x2", "8", "10", "12", "12-4x3", "14", "15", "16", "18", "20", "21", "22",
        "24", "25",
    ] {
        let (shape, mut rng) = (of(name), rng(name));
        let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
        let puzzle = puzzle(&shape, full_grid(&shape, &mut rng), &mut rng);
        let form = canonical_form(&puzzle);
        for is_transposed in [false, false, false, true, true] {
            let [down, along] = [rows, columns].map(|size| {
                let mut groups: Vec<Vec<usize>> =
                    (0..side).step_by(size).map(|first| (first..first + size).collect()).collect();
                rng.shuffle(&mut groups);
                groups.iter_mut().for_each(|group| rng.shuffle(group));
                groups.concat()
            });
            let source = |cell: Cell| {
                let (row, column) = (down[cell / side], along[cell % side]);
                let is_transposed = is_transposed && rows == columns;
                if is_transposed { column * side + row } else { row * side + column }
            };
            let sources: Vec<Cell> = (0..side * side).map(source).collect();
            let image = image(&puzzle, &sources, &random_digits(shape.kind(), &mut rng));
            assert_eq!(canonical_form(&image), form, "{name}");
            for other in others(&image) {
                assert_ne!(canonical_form(&other), form, "{name}");
            }
        }
        let other = super::tests::puzzle(&shape, full_grid(&shape, &mut rng), &mut rng);
        assert_ne!(canonical_form(&other), form, "{name}");
    }
}

/// The form is one of the equivalent puzzles, and even the grids with the most symmetries have one soon.
#[test]
fn forms_of_cyclic_grids_are_equivalent_puzzles() {
    for name in ["4", "6", "8", "9", "16", "25"] {
        let (shape, mut rng) = (of(name), rng(name));
        let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
        let digit = |cell: Cell| {
            let (row, column) = (cell / side, cell % side);
            ((row % rows * columns + row / rows + column) % side + 1) as u8
        };
        let solution = Grid::from_cells((0..side * side).map(digit).collect());
        let full = Puzzle { givens: solution.clone(), ..puzzle(&shape, solution, &mut rng) };
        let form = canonical_form(&full);
        let image = Transform::random(&shape, &mut rng).apply(&full);
        assert_eq!(canonical_form(&image), form, "{name}");
        let FormData::Other { givens, .. } = &form.0 else { continue };
        let again = Puzzle { givens: givens.clone(), solution: givens.clone(), ..full };
        assert_eq!(canonical_form(&again), form, "{name}");
        assert_eq!(solver::unique(&shape, givens).as_ref(), Ok(givens), "{name}");
    }
}

/// Compared with the least of all 2 x (2!^3)^2 rearrangements and 4! relabellings.
#[test]
fn forms_of_4x4_are_equal_if_and_only_if_puzzles_are_equivalent() {
    for (name, count) in [("4", 128), ("4+diagonal", 16), ("4+disjoint", 32)] {
        let (shape, mut rng) = (of(name), rng(name));
        let group = rearrangements(&shape);
        assert_eq!(group.len(), count, "{name}");
        let solutions = solver::solutions(&shape, &Grid::empty(4), 288);
        let (mut least, mut forms) = (BTreeMap::new(), BTreeMap::new());
        for _ in 0..400 {
            let solution = solutions[rng.below(solutions.len() as u32) as usize].clone();
            let mut puzzle = puzzle(&shape, solution.clone(), &mut rng);
            puzzle.givens = solution;
            let mut cells: [Cell; 16] = array::from_fn(|cell| cell);
            rng.shuffle(&mut cells);
            // Minimal puzzles, so that many are equivalent.
            for cell in cells {
                let before = puzzle.givens.clone();
                puzzle.givens.set(cell, 0);
                if solver::unique(&shape, &puzzle.givens).is_err() {
                    puzzle.givens = before;
                }
            }
            let images = group.iter().map(|sources| {
                let moved = image(&puzzle, sources, &[0, 1, 2, 3, 4]);
                let mut digits = [0_u8; 5];
                for (cell, new) in (0..4).zip(1..) {
                    digits[usize::from(moved.solution.get(cell))] = new;
                }
                let sources: [Cell; 16] = array::from_fn(|cell| cell);
                let named = image(&moved, &sources, &digits);
                (named.solution, named.givens)
            });
            let (image, form) = (images.min().unwrap(), canonical_form(&puzzle));
            let text = form.to_string();
            assert_eq!(least.entry(image.clone()).or_insert_with(|| text.clone()), &text, "{name}");
            assert_eq!(forms.entry(text).or_insert_with(|| image.clone()), &image, "{name}");
        }
        assert!((10..300).contains(&forms.len()), "{name} {}", forms.len());
    }
}

#[test]
fn rearrangements_of_variants_are_those_that_keep_houses_and_peers() {
    for (name, count) in [
        ("4+windoku", 8),
        ("4+antiknight", 8),
        ("6+diagonal", 8),
        ("6+disjoint", 144),
        ("6-3x2+antiknight", 4),
        ("6+antiking", 4),
        ("9+diagonal", 96),
        ("9+windoku", 128),
        ("9+asterisk+antiknight", 8),
    ] {
        let (shape, mut rng) = (of(name), rng(name));
        let group = rearrangements(&shape);
        assert_eq!(group.len(), count, "{name}");
        let puzzle = puzzle(&shape, full_grid(&shape, &mut rng), &mut rng);
        let form = canonical_form(&puzzle);
        for _ in 0..5 {
            let sources = &group[rng.below(count as u32) as usize];
            let image = image(&puzzle, sources, &random_digits(shape.kind(), &mut rng));
            assert_eq!(canonical_form(&image), form, "{name}");
            for other in others(&image) {
                assert_ne!(canonical_form(&other), form, "{name}");
            }
        }
        let lattice = LineLattice::of(&shape).unwrap();
        let drawn: BTreeSet<Vec<Cell>> =
            (0..10 * count).map(|_| lattice.random(&mut rng)).collect();
        assert_eq!(drawn, group.into_iter().collect(), "{name}");
    }
}

#[test]
fn digits_are_relabelled_where_the_rules_allow_it() {
    let reversed: Vec<u8> = [0].into_iter().chain((1..10).rev()).collect();
    let odd = vec![0, 9, 6, 1, 2, 3, 8, 5, 4, 7];
    let any = vec![0, 2, 1, 3, 4, 5, 6, 7, 8, 9];
    let line = |sign: Sign| Mark::new(sign, &[0, 1, 11, 12]);
    // The marks, and which of the relabellings above preserve the rule.
    for (name, marks, preserving) in [
        ("palindrome", vec![line(Sign::Palindrome)], [true, true, true]),
        ("even-odd", vec![Mark::new(Sign::Odd, &[3])], [true, true, false]),
        ("whispers", vec![line(Sign::Whispers)], [true, false, false]),
        ("renban", vec![line(Sign::Renban)], [true, false, false]),
        ("between", vec![line(Sign::Between)], [true, false, false]),
        ("consecutive", vec![Mark::new(Sign::Bar, &[3, 12])], [true, false, false]),
        ("non-consecutive", vec![], [true, false, false]),
        ("thermo", vec![line(Sign::Thermo)], [false, false, false]),
    ] {
        let (kind, mut rng) = (format!("9+{name}").parse().unwrap(), rng(name));
        let solution = full_grid(Shape::classic(), &mut rng);
        let shape = Shape::with_marks(kind, None, vec![], marks).unwrap();
        let puzzle = puzzle(&shape, solution, &mut rng);
        let form = canonical_form(&puzzle);
        for (digits, is_preserving) in [&reversed, &odd, &any].into_iter().zip(preserving) {
            let image = image(&puzzle, &Vec::from_iter(0..81), digits);
            assert_eq!(canonical_form(&image) == form, is_preserving, "{name} {digits:?}");
        }
        for _ in 0..5 {
            let image = Transform::random(&shape, &mut rng).apply(&puzzle);
            assert_eq!(canonical_form(&image), form, "{name}");
        }
    }
    // The digits in circles are relabelled as well.
    let shape = |value| {
        let mark = Mark::with_value(Sign::Quadruple, &[30, 31, 39, 40], value);
        Shape::with_marks("9+quadruple".parse().unwrap(), None, vec![], vec![mark]).unwrap()
    };
    let mut rng = rng("quadruple");
    let puzzle = puzzle(&shape(1136), full_grid(Shape::classic(), &mut rng), &mut rng);
    let image =
        |value| Puzzle { shape: shape(value), ..image(&puzzle, &Vec::from_iter(0..81), &odd) };
    assert_eq!(canonical_form(&image(1899)), canonical_form(&puzzle));
    assert_ne!(canonical_form(&image(1136)), canonical_form(&puzzle));
}

#[test]
fn texts_differ_where_forms_do() {
    let killer: Kind = "4+jigsaw+killer".parse().unwrap();
    let puzzle = |regions: &[u8], cells: Vec<usize>, sum: u32| Puzzle {
        shape: Shape::custom(killer, Some(regions), vec![Cage::killer(cells, sum)]).unwrap(),
        givens: Grid::from_cells(vec![0; 16]),
        solution: Grid::from_cells(vec![0; 16]),
        hidden: None,
    };
    let (squares, rows) = (b"AABBAABBCCDDCCDD", b"AAAABBBBCCCCDDDD");
    let puzzles = [
        puzzle(squares, vec![0, 1], 3),
        puzzle(squares, vec![0, 1], 6),
        puzzle(squares, vec![0, 1, 2], 6),
        puzzle(rows, vec![0, 1], 3),
    ];
    let forms: Vec<CanonicalForm> = puzzles.iter().map(canonical_form).collect();
    let texts: Vec<String> = forms.iter().map(CanonicalForm::to_string).collect();
    for (form, text) in forms.iter().zip(&texts) {
        assert_eq!(forms.iter().filter(|other| *other == form).count(), 1);
        assert_eq!(texts.iter().filter(|other| *other == text).count(), 1);
    }
    let empty = ".".repeat(16);
    assert_eq!(texts[0], format!("4+jigsaw+killer/{empty}/1122112233443344/3r1c1r1c2"));
    let plain = |givens: &str| {
        let givens = Grid::from_cells(givens.bytes().map(|b| b - b'0').collect());
        let shape = Shape::of("4".parse().unwrap()).unwrap();
        canonical_form(&Puzzle { shape, solution: givens.clone(), givens, hidden: None })
    };
    assert_eq!(plain("3400001000240100").to_string(), "4/...12..3.3...42.");
}
