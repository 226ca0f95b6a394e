//! Books of every kind for tests of pages. Their puzzles look real but cannot be solved.

use gridpress_base::diag::Source;
use gridpress_base::symbols::Symbols;
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::generate::{Address, Level};
use gridpress_engine::puzzle::{Cage, CageRule, Grid, Kind, Puzzle, Shape, Variant, possible};
use gridpress_spec::{BookSpec, Contents, NoFiles, PuzzleName};
use std::sync::LazyLock;

/// Every size, every variant, and combinations of variants.
pub static KINDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let sizes = ["4", "6", "6-3x2", "8-4x2", "9", "10", "12", "16", "25"];
    let variants = Variant::NAMES.iter();
    let variants = variants.map(|(name, _)| &*format!("9+{name}").leak());
    let together = [
        "9+diagonal+windoku",
        "9+windoku+asterisk+center-dot",
        "9+diagonal+windoku+killer",
        "9+diagonal+center-dot+killer",
        "9+jigsaw+killer",
        "6+jigsaw+killer",
        "12+jigsaw",
        "16+diagonal+windoku",
    ];
    sizes.into_iter().chain(variants).chain(together).collect()
});

/// Overlapping grids: named and other layouts, on square and other canvases.
pub const OVERLAPPING: [&str; 11] = [
    "9@samurai",
    "9@twodoku",
    "9@butterfly",
    "9@sohei",
    "9@cross",
    "9@windmill",
    "6@samurai",
    "6-3x2@twodoku",
    "4@sohei",
    "9@r1c1r4c7r7c1",
    "9@r1c1r1c7",
];

/// Returns a book with a section for each of `sections`: kind, symbols, number of puzzles, and puzzles per page.
pub fn book(spec: &str, sections: &[(&str, Symbols, usize, u32)]) -> Book {
    let mut text = spec.to_owned();
    for (index, (kind, _, count, per_page)) in sections.iter().enumerate() {
        text += &format!(
            "[[section]]\nid = \"s{index}\"\ntitle = \"{kind}\"\nlevel = \"easy\"\ncount = {count}\nper_page = {per_page}\n"
        );
    }
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    // Only the first section is generated, for the example.
    let mut book = Book::make(spec, "samples", &|_| ()).unwrap();
    let easy = "4".parse().expect("a kind");
    let shape = Shape::of(easy).expect("nothing drawn");
    let mut rater = book.generator.revision.rater(&shape);
    let rating = rater.rate(&puzzle(easy, 0).givens);
    let mut number = 0;
    for (index, &(kind, ref symbols, count, _)) in sections.iter().enumerate() {
        let section = &mut book.spec.sections[index];
        section.symbols = symbols.clone();
        let of: Kind = kind.parse().unwrap();
        if let Contents::Generated { target, .. } = &mut section.contents {
            target.recipe.kind = of;
        }
        let id = section.id.clone();
        let puzzle = |index: usize| {
            number += 1;
            BookPuzzle {
                number,
                name: PuzzleName::plain(number.to_string()),
                address: Address { section: id.clone(), index: index as u32 + 1 },
                code: None,
                puzzle: puzzle(of, number as usize),
                level: Level::Easy,
                grade: None,
                rating,
            }
        };
        book.sections[index] = (0..count).map(puzzle).collect();
    }
    book
}

/// Returns a puzzle of `kind` that is different for each `turn`.
pub fn puzzle(kind: Kind, turn: usize) -> Puzzle {
    let (side, digits, (rows, columns)) = (kind.side(), kind.digits(), kind.boxes());
    let value = |cell: usize| {
        let (row, column) = (cell / side, cell % side);
        if kind.is_hole(cell) {
            return 0;
        }
        let band = row % rows * columns + row / rows;
        let band = if kind.has_regions() { band } else { row };
        ((band + column + turn) % digits + 1) as u8
    };
    let solution: Vec<u8> = (0..kind.cells()).map(value).collect();
    let given = |(cell, &value): (usize, &u8)| {
        let kept = (cell * 7919 + turn) % 10 < if kind.has(Variant::Killer) { 1 } else { 4 };
        if kept { value } else { 0 }
    };
    let givens = solution.iter().enumerate().map(given).collect();
    if kind.has(Variant::Calcudoku) {
        return calcudoku(kind, solution, turn);
    }
    let shape = Shape::of(kind).unwrap_or_else(|| {
        let mut regions = vec![0; kind.cells()];
        let height = if side == 12 { 5 } else { 2 };
        for (index, cell) in snake(side, height).into_iter().enumerate() {
            regions[cell] = (index / side) as u8;
        }
        let jigsaw = kind.has(Variant::Jigsaw).then_some(regions);
        let cages =
            if kind.has(Variant::Killer) { cages(side, &solution, turn) } else { Vec::new() };
        let regions = jigsaw.clone().unwrap_or_else(|| {
            let boxes = Shape::of(kind.plain()).expect("no variants, and so nothing of its own");
            boxes.regions().to_vec()
        });
        let mut marks = possible(kind, &regions, &Grid::from_cells(solution.clone()));
        marks.dedup_by(|a, b| a.cells == b.cells);
        Shape::marked(kind, jigsaw.as_deref(), cages, marks).unwrap()
    });
    Puzzle {
        shape,
        givens: Grid::from_cells(givens),
        solution: Grid::from_cells(solution),
        hidden: None,
    }
}

/// Returns a calcudoku with cages of every operation, of one to four cells.
fn calcudoku(kind: Kind, solution: Vec<u8>, turn: usize) -> Puzzle {
    let rules = [CageRule::Product, CageRule::Difference, CageRule::Quotient, CageRule::Sum];
    let mut givens = Grid::empty(kind.side());
    let mut cages = Vec::new();
    for (index, cells) in strips(kind.side(), turn).into_iter().enumerate() {
        let digits: Vec<u8> = cells.iter().map(|&cell| solution[cell]).collect();
        if let ([cell], [digit]) = (&cells[..], &digits[..]) {
            givens.set(*cell, *digit);
        }
        let made = |rule: &CageRule| (1..=9000).find(|&target| rule.makes(target, &digits));
        let mut options = rules.iter().cycle().skip(index).take(rules.len());
        let made = options.find_map(|rule| Some((*rule, made(rule)?)));
        let (rule, target) = made.expect("digits add up to something");
        cages.push(Cage::of_operation(cells, rule, target));
    }
    Puzzle {
        shape: Shape::own(kind, None, cages).unwrap(),
        givens,
        solution: Grid::from_cells(solution),
        hidden: None,
    }
}

/// Returns all cells on one path: up and down in strips of `height` rows, strip after strip.
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

/// Returns all cells in connected strips of one to four.
fn strips(side: usize, turn: usize) -> Vec<Vec<usize>> {
    let way = snake(side, 3);
    let mut rest = way.as_slice();
    let mut strips = Vec::new();
    for length in [2, 3, 4, 1, 2, 4].iter().cycle().skip(turn) {
        // The path may jump from one strip to the next.
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

fn cages(side: usize, solution: &[u8], turn: usize) -> Vec<Cage> {
    let cage = |cells: Vec<usize>| {
        let (n, side) = (cells.len() as u32, side as u32);
        let sum: u32 = cells.iter().map(|&cell| u32::from(solution[cell])).sum();
        let sum = sum.clamp(n * (n + 1) / 2, n * (2 * side + 1 - n) / 2);
        Cage::of_sum(cells, sum)
    };
    let mut cages: Vec<Cage> = strips(side, turn).into_iter().map(cage).collect();
    // Some cells may be outside cages.
    cages.remove(5);
    cages
}

/// Returns `book` with `count` copies of its first puzzle as the puzzles of its first section.
pub fn copied(mut book: Book, count: u32) -> Book {
    let first = book.sections[0][0].clone();
    let copy = |number| BookPuzzle {
        number,
        name: PuzzleName::plain(number.to_string()),
        ..first.clone()
    };
    book.sections[0] = (1..=count).map(copy).collect();
    book
}
