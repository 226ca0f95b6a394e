//! Every accepted kind yields puzzles with exactly one solution.

use super::program::{self, succeed, with_spec};
use gridpress::generate::Removal;
use gridpress::{Kind, Puzzle, Variant, solver};
use gridpress_reader::{FoundGrid, PdfReader};
use std::fs;

fn attempt(kind: Kind, removal: Removal, index: u32) -> Puzzle {
    program::attempt("kinds", ("kinds", index), kind, removal)
}

/// Returns every kind of a size, with the default boxes. Three or more variants are combined only among the first ones,
/// which are rules of houses, regions, knights and cages.
fn kinds(side: usize) -> impl Iterator<Item = Kind> {
    const FIRST: usize = 8;
    let all: Vec<Variant> = Variant::NAMES.iter().map(|(_, variant)| *variant).collect();
    let of_set = |set: usize| (0..FIRST).filter(|at| set >> at & 1 != 0).collect();
    let sets: Vec<Vec<usize>> = (0..1 << FIRST).map(of_set).collect();
    let pairs = (FIRST..all.len())
        .flat_map(|b| (0..=b).map(move |a| if a == b { vec![b] } else { vec![a, b] }));
    let chosen = sets.into_iter().chain(pairs);
    let kinds = chosen.filter_map(move |chosen| {
        let variants: Vec<Variant> = chosen.iter().map(|&at| all[at]).collect();
        Kind::new(side, None, &variants).ok()
    });
    kinds.collect::<Vec<_>>().into_iter()
}

#[test]
fn every_kind_up_to_9_gives_a_puzzle() {
    let mut seen = 0;
    for kind in [4, 6, 8, 9].into_iter().flat_map(kinds) {
        let half = kind.cells() as u32 / 2;
        let puzzle = attempt(kind, Removal::Band(half..=half), 1);
        let solved = solver::unique(&puzzle.shape, &puzzle.givens);
        assert_eq!(solved, Ok(puzzle.solution), "{kind}");
        seen += 1;
    }
    assert!(seen > 60, "{seen}");
}

#[test]
fn minimal_puzzles_of_every_variant_need_every_given() {
    for kind in
        ["4", "6-3x2", "8", "6+jigsaw", "9+diagonal", "9+windoku", "9+jigsaw", "9+antiknight"]
    {
        let puzzle = attempt(kind.parse().unwrap(), Removal::Minimal, 1);
        for cell in 0..puzzle.shape.cells() {
            let mut fewer = puzzle.givens.clone();
            fewer.set(cell, 0);
            let count = solver::count_up_to(&puzzle.shape, &fewer, 2);
            assert_eq!(count == 2, puzzle.givens.get(cell) != 0, "{kind} {cell}");
        }
    }
}

#[test]
fn many_killers_need_no_givens() {
    let kind = "9+killer".parse().unwrap();
    let bare = |&index: &u32| attempt(kind, Removal::Minimal, index).removed_count() == 81;
    assert!((1..=15).filter(bare).count() >= 5);
}

/// Returns the nine cells that a variant adds as a house, as published.
const NINE_CELLS: [(&str, &str); 3] = [
    ("asterisk", "r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5"),
    ("center-dot", "r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8"),
    ("girandola", "r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9"),
];

/// Returns the rivals of each cell of a 9x9: its row, column and box, and the nine cells if it is one of them.
fn rivals(nine: &[usize]) -> Vec<Vec<usize>> {
    let meet = |a: usize, b: usize| {
        let [(row, column), (other_row, other_column)] = [a, b].map(|cell| (cell / 9, cell % 9));
        let box_of = |row: usize, column: usize| (row / 3, column / 3);
        row == other_row
            || column == other_column
            || box_of(row, column) == box_of(other_row, other_column)
            || nine.contains(&a) && nine.contains(&b)
    };
    let of = |a: usize| (0..81).filter(|&b| b != a && meet(a, b)).collect();
    (0..81).map(of).collect()
}

/// Counts up to two solutions by trying every digit that no rival has, in the cell with the fewest such digits.
fn brute_force(rivals: &[Vec<usize>], cells: &mut [u8]) -> usize {
    let free = |cells: &[u8], cell: usize| -> Vec<u8> {
        let taken = |digit: &u8| rivals[cell].iter().any(|&rival| cells[rival] == *digit);
        (1..=9).filter(|digit| !taken(digit)).collect()
    };
    let empty = (0..81).filter(|&cell| cells[cell] == 0);
    let choices = empty.map(|cell| (cell, free(cells, cell)));
    let Some((cell, digits)) = choices.min_by_key(|(_, digits)| digits.len()) else {
        return 1;
    };
    let mut count = 0;
    for digit in digits {
        cells[cell] = digit;
        count += brute_force(rivals, cells);
        if count >= 2 {
            break;
        }
    }
    cells[cell] = 0;
    count
}

#[test]
fn nine_cells_hold_every_digit_in_printed_answers_and_make_their_puzzles_unique() {
    for (variant, names) in NINE_CELLS {
        let number = |name: &str, at: usize| usize::from(name.as_bytes()[at] - b'1');
        let cell = |name: &str| number(name, 1) * 9 + number(name, 3);
        let nine: Vec<usize> = names.split(' ').map(cell).collect();
        let section = |level: &str| {
            format!(
                "[[section]]\nid = \"{level}\"\nlevel = \"{level}\"\nvariant = \"{variant}\"\ncount = 6\n"
            )
        };
        let sections = ["easy", "hard", "expert"].map(section).concat();
        let folder = with_spec(&format!("title = \"Nine\"\nseed = \"nine\"\n{sections}"));
        succeed(&folder, &["book", "-q", "book.toml", "-o", "book.pdf"]);
        let book = fs::read(folder.path().join("book.pdf")).unwrap();
        let grids = PdfReader::new(&book).unwrap().grids().unwrap();
        let numbered = grids.into_iter().filter(|grid| grid.number.is_some());
        let is_full = |found: &FoundGrid| found.grid.filled_count() == 81;
        let (answers, puzzles): (Vec<_>, Vec<_>) = numbered.partition(is_full);
        assert_eq!((answers.len(), puzzles.len()), (18, 18), "{variant}");

        let (with, without) = (rivals(&nine), rivals(&[]));
        let mut need_the_nine = 0;
        for (answer, puzzle) in answers.iter().zip(&puzzles) {
            let mut digits: Vec<u8> = nine.iter().map(|&cell| answer.grid.get(cell)).collect();
            digits.sort_unstable();
            assert_eq!(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9], "{variant}");
            assert_eq!(answer.number, puzzle.number);
            assert!(puzzle.grid.is_subset_of(&answer.grid), "{variant}");
            let holds = |cell: usize| {
                let mut rivals = with[cell].iter();
                rivals.all(|&rival| answer.grid.get(rival) != answer.grid.get(cell))
            };
            assert!((0..81).all(holds), "{variant}");
            let count = |rivals| brute_force(rivals, &mut puzzle.grid.cells().to_vec());
            assert_eq!(count(&with), 1, "{variant}");
            need_the_nine += usize::from(count(&without) > 1);
        }
        assert!(need_the_nine > 5, "{variant}: {need_the_nine}");
    }
}
