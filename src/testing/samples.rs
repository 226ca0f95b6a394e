//! Books of every kind for tests of pages. Their puzzles look real but need not be solvable.

use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{BookSpec, Contents, NoFiles, PuzzleName};
use gridpress_engine::generate::{Address, Level};
use gridpress_engine::puzzle::{
    Cage, CageRule, Grid, Kind, Puzzle, Shape, Variant, possible_marks,
};
use gridpress_messages::diag::Source;
use gridpress_messages::symbols::Symbols;
use std::sync::LazyLock;

/// Every size, every variant, and some combinations of variants.
pub static KINDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let sizes = ["4", "6", "6-3x2", "8-4x2", "9", "10", "12", "16", "25"];
    let variants = Variant::NAMES.iter();
    let variants = variants.map(|(name, _)| &*format!("9+{name}").leak());
    let combinations = [
        "9+diagonal+windoku",
        "9+windoku+asterisk+center-dot",
        "9+diagonal+windoku+killer",
        "9+diagonal+center-dot+killer",
        "9+jigsaw+killer",
        "6+jigsaw+killer",
        "12+jigsaw",
        "16+diagonal+windoku",
    ];
    sizes.into_iter().chain(variants).chain(combinations).collect()
});

/// Overlapping grids: named and unnamed layouts, with square and with oblong extents.
pub const OVERLAPPING: [&str; 11] = [
    "9@samurai", "9@twodoku", "9@butterfly", "9@sohei", "9@cross", "9@windmill", "6@samurai",
    "6-3x2@twodoku", "4@sohei", "9@r1c1r4c7r7c1", "9@r1c1r1c7",
];

/// Returns a book with one section for each of `sections`: kind, symbols, number of puzzles, and puzzles per page.
pub fn book(spec: &str, sections: &[(&str, Symbols, usize, u32)]) -> Book {
    let mut text = spec.to_owned();
    for (index, (kind, _, count, per_page)) in sections.iter().enumerate() {
        text += &format!(
            "[[section]]\nid = \"s{index}\"\ntitle = \"{kind}\"\nlevel = \"easy\"\ncount = {count}\nper_page = {per_page}\n"
        );
    }
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    // Real puzzles, for the worked example; those of the sections are replaced below.
    let mut book = Book::make(spec, "samples", &|_| ()).unwrap();
    let easy = "4".parse().expect("a valid kind");
    let shape = Shape::of(easy).expect("a kind with a single shape");
    let rating = book.generator.revision.rater(&shape).rate(&puzzle(easy, 0).givens);
    let mut number = 0;
    for (index, &(kind, ref symbols, count, _)) in sections.iter().enumerate() {
        let section = &mut book.spec.sections[index];
        section.symbols = symbols.clone();
        let kind: Kind = kind.parse().unwrap();
        if let Contents::Generated { target, .. } = &mut section.contents {
            target.recipe.kind = kind;
        }
        let id = section.id.clone();
        let puzzle = |index: usize| {
            number += 1;
            BookPuzzle {
                number,
                name: PuzzleName::plain(number.to_string()),
                address: Address { section: id.clone(), index: index as u32 + 1 },
                code: None,
                key_code: None,
                puzzle: self::puzzle(kind, number as usize),
                level: Level::Easy,
                grade: None,
                minutes: rating.minutes,
                hardest: rating.technique,
                rating,
            }
        };
        book.sections[index] = (0..count).map(puzzle).collect();
    }
    book
}

/// Returns a sample puzzle of `kind`; it depends on `seed`.
pub fn puzzle(kind: Kind, seed: usize) -> Puzzle {
    let (side, digits, (rows, columns)) = (kind.side(), kind.digits(), kind.boxes());
    let value = |cell: usize| {
        let (row, column) = (cell / side, cell % side);
        if kind.is_hole(cell) {
            return 0;
        }
        let band = row % rows * columns + row / rows;
        let band = if kind.has_regions() { band } else { row };
        ((band + column + seed) % digits + 1) as u8
    };
    let solution: Vec<u8> = (0..kind.cells()).map(value).collect();
    let given = |(cell, &value): (usize, &u8)| {
        let is_given = (cell * 7919 + seed) % 10 < if kind.has_killer_cages() { 1 } else { 4 };
        if is_given { value } else { 0 }
    };
    let givens = solution.iter().enumerate().map(given).collect();
    if kind.has_operations() {
        return calcudoku(kind, solution, seed);
    }
    let shape = Shape::of(kind).unwrap_or_else(|| {
        let mut regions = vec![0; kind.cells()];
        let height = if side == 12 { 5 } else { 2 };
        for (index, cell) in snake(side, height).into_iter().enumerate() {
            regions[cell] = (index / side) as u8;
        }
        let jigsaw = kind.has_irregular_regions().then_some(regions);
        let cages = if kind.has_killer_cages() { cages(side, &solution, seed) } else { Vec::new() };
        let regions = jigsaw.clone().unwrap_or_else(|| {
            let boxes = Shape::of(kind.without_variants())
                .expect("a kind without variants has a single shape");
            boxes.regions().to_vec()
        });
        let mut marks = possible_marks(kind, &regions, &Grid::from_cells(solution.clone()));
        marks.dedup_by(|a, b| a.cells == b.cells);
        Shape::with_marks(kind, jigsaw.as_deref(), cages, marks).unwrap()
    });
    Puzzle {
        shape,
        givens: Grid::from_cells(givens),
        solution: Grid::from_cells(solution),
        hidden: None,
    }
}

/// Returns a calcudoku with cages of every operation, of one to four cells.
fn calcudoku(kind: Kind, solution: Vec<u8>, seed: usize) -> Puzzle {
    let rules = [CageRule::Product, CageRule::Difference, CageRule::Quotient, CageRule::Sum];
    let mut givens = Grid::empty(kind.side());
    let mut cages = Vec::new();
    for (index, cells) in strips(kind.side(), seed).into_iter().enumerate() {
        let digits: Vec<u8> = cells.iter().map(|&cell| solution[cell]).collect();
        if let ([cell], [digit]) = (&cells[..], &digits[..]) {
            givens.set(*cell, *digit);
        }
        let target =
            |rule: &CageRule| (1..=9000).find(|&target| rule.is_satisfied(target, &digits));
        let mut options = rules.iter().cycle().skip(index).take(rules.len());
        let found = options.find_map(|rule| Some((*rule, target(rule)?)));
        let (rule, target) = found.expect("all digits have a sum");
        cages.push(Cage::calcudoku(cells, rule, target));
    }
    Puzzle {
        shape: Shape::custom(kind, None, cages).unwrap(),
        givens,
        solution: Grid::from_cells(solution),
        hidden: None,
    }
}

/// Returns all cells along a single path: up and down in strips of `height` rows, strip after strip.
fn snake(side: usize, height: usize) -> Vec<usize> {
    let mut cells = Vec::new();
    let (mut top, mut right) = (0, true);
    while top < side {
        let bottom = if top + 2 * height > side { side } else { top + height };
        let mut down = true;
        for step in 0..side {
            let column = if right { step } else { side - 1 - step };
            let mut rows: Vec<usize> = (top..bottom).collect();
            if !down {
                rows.reverse();
            }
            cells.extend(rows.into_iter().map(|row| row * side + column));
            down = !down;
        }
        (top, right) = (bottom, !right);
    }
    cells
}

/// Divides all cells into connected strips of one to four cells.
fn strips(side: usize, seed: usize) -> Vec<Vec<usize>> {
    let path = snake(side, 3);
    let mut rest = path.as_slice();
    let mut strips = Vec::new();
    for length in [2, 3, 4, 1, 2, 4].iter().cycle().skip(seed) {
        // The path may jump from one strip of rows to the next.
        let adjoin = |a: usize, b: usize| a.abs_diff(b) == side || a.abs_diff(b) == 1;
        let steps = rest.windows(2).take_while(|pair| adjoin(pair[0], pair[1]));
        let connected = rest.len().min(steps.count() + 1);
        let (cells, later) = rest.split_at(connected.min(*length));
        if cells.is_empty() {
            break;
        }
        rest = later;
        let mut cells = cells.to_vec();
        cells.sort_unstable();
        strips.push(cells);
    }
    strips
}

fn cages(side: usize, solution: &[u8], seed: usize) -> Vec<Cage> {
    let cage = |cells: Vec<usize>| {
        let (n, side) = (cells.len() as u32, side as u32);
        let sum: u32 = cells.iter().map(|&cell| u32::from(solution[cell])).sum();
        let sum = sum.clamp(n * (n + 1) / 2, n * (2 * side + 1 - n) / 2);
        Cage::killer(cells, sum)
    };
    let mut cages: Vec<Cage> = strips(side, seed).into_iter().map(cage).collect();
    // Some cells may be outside all cages.
    cages.remove(5);
    cages
}

/// Replaces the puzzles of the first section of `book` by `count` copies of its first puzzle.
pub fn with_copies(mut book: Book, count: u32) -> Book {
    let first = book.sections[0][0].clone();
    let copy = |number| BookPuzzle {
        number,
        name: PuzzleName::plain(number.to_string()),
        ..first.clone()
    };
    book.sections[0] = (1..=count).map(copy).collect();
    book
}
