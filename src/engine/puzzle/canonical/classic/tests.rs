use super::*;
use std::collections::BTreeSet;

/// An ordinary solution, without symmetries.
const PLAIN: &str =
    "275416398934578612168923475529347861381269754647185923856731249792854136413692587";
/// The first in the catalogue of all solutions in least form.
const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// The "most canonical" solution, which has the most symmetries of all: 648.
const MOST: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// Each row a cyclic shift of the first.
const SHIFTED: &str =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
/// How many symmetries a solution can have, by the count of all solutions of Russell and Jarvis.
const GROUP_ORDERS: [usize; 16] = [1, 2, 3, 4, 6, 8, 9, 12, 18, 27, 36, 54, 72, 108, 162, 648];

fn cells(text: &str) -> [u8; 81] {
    let digits: Vec<u8> = text.bytes().map(|b| b - b'0').collect();
    digits.try_into().unwrap()
}

/// SplitMix64: enough to shuffle with, and nobody's code but the tests'.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % end as u64) as usize
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = array::from_fn(|i| i);
        for i in (1..N).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// Nine rows or columns that stay together in threes.
    fn lines(&mut self) -> [usize; 9] {
        let blocks = self.shuffled::<3>();
        let within: [[usize; 3]; 3] = array::from_fn(|_| self.shuffled::<3>());
        array::from_fn(|i| 3 * blocks[i / 3] + within[i / 3][i % 3])
    }

    /// Some of the cells of a solution.
    fn givens(&mut self, solution: &[u8; 81]) -> [u8; 81] {
        let part = 1 + self.below(9);
        array::from_fn(|cell| solution[cell] * u8::from(self.below(10) < part))
    }
}

/// A symmetry of sudoku.
#[derive(Clone, PartialEq)]
struct Isomorphism {
    from: [usize; 81],
    names: [usize; 10],
}

impl Isomorphism {
    fn random(random: &mut Random) -> Isomorphism {
        let (rows, columns) = (random.lines(), random.lines());
        let transposed = random.below(2) == 1;
        let digits = random.shuffled::<9>();
        Isomorphism {
            from: array::from_fn(|cell| {
                let (row, column) = (rows[cell / 9], columns[cell % 9]);
                if transposed { 9 * column + row } else { 9 * row + column }
            }),
            names: array::from_fn(|value| if value == 0 { 0 } else { 1 + digits[value - 1] }),
        }
    }

    fn on(&self, grid: &[u8; 81]) -> [u8; 81] {
        array::from_fn(|cell| self.names[usize::from(grid[self.from[cell]])] as u8)
    }

    fn then(&self, next: &Isomorphism) -> Isomorphism {
        Isomorphism {
            from: array::from_fn(|cell| self.from[next.from[cell]]),
            names: array::from_fn(|value| next.names[self.names[value]]),
        }
    }
}

/// The lines of a grid in every order that keeps threes together.
fn all_lines() -> Vec<[usize; 9]> {
    let orders: Vec<[usize; 3]> = (0..27)
        .map(|n| [n / 9, n / 3 % 3, n % 3])
        .filter(|[a, b, c]| a != b && a != c && b != c)
        .collect();
    let mut all = Vec::new();
    for blocks in &orders {
        for i in 0..216 {
            let within = [i / 36, i / 6 % 6, i % 6].map(|n| orders[n]);
            all.push(array::from_fn(|i| 3 * blocks[i / 3] + within[i / 3][i % 3]));
        }
    }
    all
}

/// The least solution and pattern of all 3,359,232 rearrangements, and how many reach the solution.
fn by_brute_force(givens: &[u8; 81], solution: &[u8; 81]) -> ([u8; 81], [bool; 81], usize) {
    let lines = all_lines();
    assert_eq!(lines.len(), 1296);
    let mut least = ([9; 81], [true; 81]);
    let mut reached = 0;
    for (down, along) in [(9, 1), (1, 9)] {
        for rows in &lines {
            'columns: for columns in &lines {
                let from = |cell: usize| rows[cell / 9] * down + columns[cell % 9] * along;
                let (mut names, mut next) = ([0; 10], 0);
                let mut grid = [0; 81];
                let mut lower = false;
                for cell in 0..81 {
                    let name = &mut names[usize::from(solution[from(cell)])];
                    if *name == 0 {
                        next += 1;
                        *name = next;
                    }
                    grid[cell] = *name;
                    if !lower && *name > least.0[cell] {
                        continue 'columns;
                    }
                    lower |= *name < least.0[cell];
                }
                let pattern = array::from_fn(|cell| givens[from(cell)] != 0);
                if lower {
                    least = (grid, pattern);
                    reached = 0;
                }
                least.1 = least.1.min(pattern);
                reached += 1;
            }
        }
    }
    (least.0, least.1, reached)
}

fn symmetries(solution: &[u8; 81]) -> usize {
    least_solution(solution).ways.len()
}

fn check_against_brute_force(givens: &[u8; 81], solution: &[u8; 81]) {
    let (least, pattern, reached) = by_brute_force(givens, solution);
    let form = canonical_classic(givens, solution);
    assert_eq!(form.solution(), &least);
    assert_eq!(form.givens().map(|value| value != 0), pattern);
    assert_eq!(symmetries(solution), reached);
    assert!(GROUP_ORDERS.contains(&reached), "{reached} symmetries");
}

#[test]
fn every_dress_has_the_same_form() {
    let mut random = Random(1);
    for solution in [PLAIN, FIRST, MOST, SHIFTED].map(cells) {
        for _ in 0..25 {
            let givens = random.givens(&solution);
            let form = canonical_classic(&givens, &solution);
            for _ in 0..25 {
                let dress = Isomorphism::random(&mut random);
                assert_eq!(canonical_classic(&dress.on(&givens), &dress.on(&solution)), form);
            }
        }
    }
}

#[test]
fn the_form_is_a_dress_of_the_puzzle_and_its_own_form() {
    let mut random = Random(2);
    for solution in [PLAIN, FIRST, MOST, SHIFTED].map(cells) {
        let givens = random.givens(&solution);
        let form = canonical_classic(&givens, &solution);
        let again = canonical_classic(&form.givens(), form.solution());
        assert_eq!(form, again);
        let count = |grid: &[u8; 81]| grid.iter().filter(|&&value| value != 0).count();
        assert_eq!(count(&form.givens()), count(&givens));
    }
}

#[test]
fn other_puzzles_have_other_forms() {
    let mut random = Random(3);
    // Without symmetries of the solution every pattern is a puzzle of its own.
    let solution = cells(PLAIN);
    assert_eq!(symmetries(&solution), 1);
    let givens = random.givens(&solution);
    let mut forms = BTreeSet::from([canonical_classic(&givens, &solution)]);
    for cell in 0..81 {
        let mut other = givens;
        other[cell] = solution[cell] - other[cell];
        assert!(forms.insert(canonical_classic(&other, &solution)));
        // The given of this cell moved elsewhere, or of elsewhere moved here.
        for to in (0..cell).filter(|&to| (givens[to] == 0) != (givens[cell] == 0)) {
            let mut moved = other;
            moved[to] = solution[to] - moved[to];
            assert!(forms.insert(canonical_classic(&moved, &solution)));
        }
    }
    // With symmetries, patterns fall together that these carry into each other: one orbit of
    // single givens under the 648, which carry every cell into every other.
    let solution = cells(MOST);
    let single = |cell: usize| array::from_fn(|i| if i == cell { solution[i] } else { 0 });
    let forms: BTreeSet<ClassicForm> =
        (0..81).map(|cell| canonical_classic(&single(cell), &solution)).collect();
    assert_eq!(forms.len(), 1);
}

#[test]
fn known_solutions_have_the_known_least_form_and_symmetries() {
    let empty = [0; 81];
    for known in [FIRST, MOST].map(cells) {
        let dress = Isomorphism::random(&mut Random(4));
        assert_eq!(canonical_classic(&empty, &dress.on(&known)).solution(), &known);
    }
    assert_eq!(symmetries(&cells(MOST)), 648);
}

#[test]
fn brute_force_finds_the_same() {
    let mut random = Random(5);
    for solution in [PLAIN, MOST].map(cells) {
        let dressed = Isomorphism::random(&mut random).on(&solution);
        check_against_brute_force(&random.givens(&dressed), &dressed);
    }
}

/// A solution that a random symmetry of a small order leaves as it is, unless none is soon found.
fn symmetric_solution(random: &mut Random) -> Option<[u8; 81]> {
    fn fill(
        grid: &mut [u8; 81],
        dress: &Isomorphism,
        random: &mut Random,
        budget: &mut u32,
    ) -> bool {
        let sees = |a: usize, b: usize| {
            a != b
                && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27, a % 9 / 3) == (b / 27, b % 9 / 3))
        };
        let fits = |grid: &[u8; 81], cell: usize, value: u8| {
            (0..81).all(|other| grid[other] != value || !sees(cell, other))
        };
        let open =
            |grid: &[u8; 81], cell: usize| (1..=9).filter(|&value| fits(grid, cell, value)).count();
        let Some(cell) =
            (0..81).filter(|&cell| grid[cell] == 0).min_by_key(|&cell| open(grid, cell))
        else {
            return true;
        };
        for value in random.shuffled::<9>().map(|value| value as u8 + 1) {
            if *budget == 0 {
                return false;
            }
            *budget -= 1;
            let before = *grid;
            // The whole orbit: a cell follows from the one that comes to stand in it.
            let (mut here, mut digit) = (cell, value);
            let consistent = loop {
                if grid[here] == digit {
                    break true;
                }
                if grid[here] != 0 || !fits(grid, here, digit) {
                    break false;
                }
                grid[here] = digit;
                here = dress.from.iter().position(|&from| from == here).unwrap();
                digit = dress.names[usize::from(digit)] as u8;
            };
            if consistent && fill(grid, dress, random, budget) {
                return true;
            }
            *grid = before;
        }
        false
    }
    let dress = Isomorphism::random(random);
    let unchanged = Isomorphism { from: array::from_fn(|i| i), names: array::from_fn(|i| i) };
    let power = |exponent| (0..exponent).fold(unchanged.clone(), |all, _| all.then(&dress));
    let order = (1..).find(|&n| power(n) == unchanged)?;
    let small = [2, 3, 4, 6][random.below(4)];
    if order % small != 0 {
        return None;
    }
    let dress = power(order / small);
    let mut grid = [0; 81];
    if !fill(&mut grid, &dress, random, &mut 2000) {
        return None;
    }
    assert!(obeys_the_rules(&grid) && dress.on(&grid) == grid);
    Some(grid)
}

#[test]
#[ignore = "takes seconds: 62 searches of all rearrangements"]
fn brute_force_finds_the_same_in_many_symmetric_solutions() {
    let mut random = Random(6);
    let mut orders = std::collections::BTreeMap::new();
    for solution in [FIRST, SHIFTED].map(cells) {
        check_against_brute_force(&random.givens(&solution), &solution);
        *orders.entry(symmetries(&solution)).or_insert(0) += 1;
    }
    for _ in 0..60 {
        let solution = std::iter::repeat_with(|| symmetric_solution(&mut random))
            .find_map(|found| found)
            .unwrap();
        assert!(symmetries(&solution) > 1);
        check_against_brute_force(&random.givens(&solution), &solution);
        *orders.entry(symmetries(&solution)).or_insert(0) += 1;
    }
    println!("solutions by symmetries: {orders:?}");
}

#[test]
#[should_panic(expected = "no solution of a sudoku")]
fn a_broken_solution_is_refused() {
    let mut broken = cells(PLAIN);
    broken.swap(0, 1);
    canonical_classic(&[0; 81], &broken);
}

#[test]
#[should_panic(expected = "not from the solution")]
fn foreign_givens_are_refused() {
    let mut givens = [0; 81];
    givens[0] = 9;
    canonical_classic(&givens, &cells(PLAIN));
}
