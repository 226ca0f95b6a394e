use super::*;
use std::collections::BTreeSet;

/// A typical solution, without symmetries.
const PLAIN: &str =
    "275416398934578612168923475529347861381269754647185923856731249792854136413692587";
/// The first solution in the catalogue of all min-lex solutions.
const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// The "most canonical" solution, with the maximum number of symmetries: 648.
const MOST: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// A solution whose rows are cyclic shifts of the first.
const SHIFTED: &str =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
/// The possible numbers of symmetries of a solution, according to Russell and Jarvis.
const GROUP_ORDERS: [usize; 16] = [1, 2, 3, 4, 6, 8, 9, 12, 18, 27, 36, 54, 72, 108, 162, 648];

fn cells(text: &str) -> [u8; 81] {
    let digits: Vec<u8> = text.bytes().map(|b| b - b'0').collect();
    digits.try_into().unwrap()
}

/// A SplitMix64 generator, independent of the code under test.
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

    /// Returns a random order of nine rows or columns that keeps bands or stacks together.
    fn lines(&mut self) -> [usize; 9] {
        let blocks = self.shuffled::<3>();
        let within: [[usize; 3]; 3] = array::from_fn(|_| self.shuffled::<3>());
        array::from_fn(|i| 3 * blocks[i / 3] + within[i / 3][i % 3])
    }

    /// Returns random cells of a solution as givens.
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

/// Returns all orders of nine rows or columns that keep bands or stacks together.
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

/// Returns the least solution and pattern of all 3,359,232 rearrangements, and the number of rearrangements that lead
/// to the solution.
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
    least_solution(solution).sources.len()
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
fn equivalent_puzzles_have_the_same_form() {
    let mut random = Random(1);
    for solution in [PLAIN, FIRST, MOST, SHIFTED].map(cells) {
        for _ in 0..25 {
            let givens = random.givens(&solution);
            let form = canonical_classic(&givens, &solution);
            for _ in 0..25 {
                let map = Isomorphism::random(&mut random);
                assert_eq!(canonical_classic(&map.on(&givens), &map.on(&solution)), form);
            }
        }
    }
}

#[test]
fn canonical_forms_are_their_own_form() {
    let mut random = Random(2);
    for solution in [PLAIN, FIRST, MOST, SHIFTED].map(cells) {
        let givens = random.givens(&solution);
        let form = canonical_classic(&givens, &solution);
        assert_eq!(form, canonical_classic(&form.givens(), form.solution()));
        let count = |grid: &[u8; 81]| grid.iter().filter(|&&value| value != 0).count();
        assert_eq!(count(&form.givens()), count(&givens));
    }
}

#[test]
fn different_puzzles_have_different_forms() {
    let mut random = Random(3);
    // If the solution has no symmetries, no two patterns of givens are equivalent.
    let solution = cells(PLAIN);
    assert_eq!(symmetries(&solution), 1);
    let givens = random.givens(&solution);
    let mut forms = BTreeSet::from([canonical_classic(&givens, &solution)]);
    for cell in 0..81 {
        let mut other = givens;
        other[cell] = solution[cell] - other[cell];
        assert!(forms.insert(canonical_classic(&other, &solution)));
        // Move the given of this cell elsewhere, or another given to this cell.
        for to in (0..cell).filter(|&to| (givens[to] == 0) != (givens[cell] == 0)) {
            let mut moved = other;
            moved[to] = solution[to] - moved[to];
            assert!(forms.insert(canonical_classic(&moved, &solution)));
        }
    }
    // Symmetries make patterns equivalent. The 648 symmetries map every cell to every other, so all single givens are
    // equivalent.
    let solution = cells(MOST);
    let single = |cell: usize| array::from_fn(|i| if i == cell { solution[i] } else { 0 });
    let forms: BTreeSet<ClassicForm> =
        (0..81).map(|cell| canonical_classic(&single(cell), &solution)).collect();
    assert_eq!(forms.len(), 1);
}

#[test]
fn known_min_lex_solutions_are_found() {
    let empty = [0; 81];
    for least in [FIRST, MOST].map(cells) {
        let map = Isomorphism::random(&mut Random(4));
        assert_eq!(canonical_classic(&empty, &map.on(&least)).solution(), &least);
    }
    assert_eq!(symmetries(&cells(MOST)), 648);
}

#[test]
fn agrees_with_brute_force() {
    let mut random = Random(5);
    for solution in [PLAIN, MOST].map(cells) {
        let image = Isomorphism::random(&mut random).on(&solution);
        check_against_brute_force(&random.givens(&image), &image);
    }
}

/// Returns a solution with a random symmetry of small order; `None` if none is found within the budget.
fn symmetric_solution(random: &mut Random) -> Option<[u8; 81]> {
    fn fill(grid: &mut [u8; 81], map: &Isomorphism, random: &mut Random, budget: &mut u32) -> bool {
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
            // Fill the whole orbit: each cell follows from its source.
            let (mut here, mut digit) = (cell, value);
            let consistent = loop {
                if grid[here] == digit {
                    break true;
                }
                if grid[here] != 0 || !fits(grid, here, digit) {
                    break false;
                }
                grid[here] = digit;
                here = map.from.iter().position(|&from| from == here).unwrap();
                digit = map.names[usize::from(digit)] as u8;
            };
            if consistent && fill(grid, map, random, budget) {
                return true;
            }
            *grid = before;
        }
        false
    }
    let map = Isomorphism::random(random);
    let identity = Isomorphism { from: array::from_fn(|i| i), names: array::from_fn(|i| i) };
    let power = |exponent| (0..exponent).fold(identity.clone(), |all, _| all.then(&map));
    let order = (1..).find(|&n| power(n) == identity)?;
    let small = [2, 3, 4, 6][random.below(4)];
    if order % small != 0 {
        return None;
    }
    let map = power(order / small);
    let mut grid = [0; 81];
    if !fill(&mut grid, &map, random, &mut 2000) {
        return None;
    }
    assert!(is_valid_solution(&grid) && map.on(&grid) == grid);
    Some(grid)
}

#[test]
#[ignore = "takes seconds: 62 searches of all rearrangements"]
fn agrees_with_brute_force_on_symmetric_solutions() {
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
#[should_panic(expected = "breaks the rules")]
fn rejects_broken_solutions() {
    let mut broken = cells(PLAIN);
    broken.swap(0, 1);
    canonical_classic(&[0; 81], &broken);
}

#[test]
#[should_panic(expected = "not part of the solution")]
fn rejects_givens_that_differ_from_the_solution() {
    let mut givens = [0; 81];
    givens[0] = 9;
    canonical_classic(&givens, &cells(PLAIN));
}
