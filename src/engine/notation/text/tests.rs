//! Tests of lines and grids.

use super::super::{line, parse};
use super::*;

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &LINE[row * 9..][..9]).collect()
}

#[test]
fn rejects_digits_in_holes_and_large_digits_on_a_canvas() {
    let kind: Kind = "4@twodoku".parse().unwrap();
    let line = "1.......................................".get(..36).unwrap();
    assert_eq!(parse_line_of(line, kind).unwrap().get(0), 1);
    let with = |cell: usize, symbol: &str| {
        let mut line = line.to_owned();
        line.replace_range(cell..=cell, symbol);
        parse_line_of(&line, kind)
    };
    assert_eq!(with(35, "4").unwrap().get(35), 4);
    for (cell, symbol) in [(4, "1"), (35, "5"), (35, "?")] {
        assert!(with(cell, symbol).is_err(), "{symbol} in {cell}");
    }
    assert!(parse_line_of(&line[1..], kind).is_err());
}

#[test]
fn lines_round_trip() {
    let grid = parse_line(LINE).unwrap();
    assert_eq!(line(&grid, Shape::classic()), LINE);
    assert_eq!(parse_line(&LINE.replace('.', "0")).unwrap(), grid);
    assert_eq!(parse_line(&format!("{LINE},{LINE}")).unwrap(), grid);
    assert_eq!(parse_line(&format!("{LINE}\t1.5 x")).unwrap(), grid);
}

#[test]
fn blocks_round_trip_among_lines_and_comments() {
    let grid = parse_line(LINE).unwrap();
    let block = block(&grid, Shape::classic());
    assert!(block.starts_with("5 3 . | . 7 . | . . .\n"), "{block}");
    assert_eq!(block.lines().nth(3), Some("------+-------+------"));
    let text = format!("# two\n{block}\n{LINE}\n\n{block}{block}");
    let entries = parse(&text, None).unwrap();
    assert_eq!(entries.len(), 4);
    assert!(entries.iter().all(|entry| entry.grid == grid));
    assert_eq!(entries[0].format, Format::Grid);
    assert_eq!(entries[1].format, Format::Line);
    assert_eq!(&text[entries[1].span.clone()], LINE);
}

#[test]
fn blank_lines_between_bands_do_not_end_a_grid() {
    let rows = rows();
    let text = format!(
        "{}\n\n{}\n\n{}\n",
        rows[..3].join("\n"),
        rows[3..6].join("\n"),
        rows[6..].join("\n")
    );
    assert_eq!(parse(&text, None).unwrap()[0].grid.to_string(), LINE);
}

/// Returns a grid of that kind with all digits and some empty cells.
fn sample(kind: Kind) -> Grid {
    let side = kind.side();
    let cells = (0..kind.cells()).map(|cell| (cell * 7 + cell / side) % (side + 1));
    Grid::from_cells(cells.map(|value| value as u8).collect())
}

#[test]
fn every_size_round_trips_as_line_and_grid() {
    for side in Kind::sides() {
        let kind = plain(side);
        let grid = sample(kind);
        let shape = Shape::of(kind).unwrap();
        let (line, block) = (line(&grid, &shape), block(&grid, &shape));
        for assumed in [None, Some(kind)] {
            for (text, format) in [
                (&line, Format::Line),
                (&line.to_lowercase(), Format::Line),
                (&block, Format::Grid),
                (&format!("\u{feff}{}", block.replace('\n', "\r\n")), Format::Grid),
            ] {
                let entries = parse(text, assumed).unwrap();
                assert_eq!(entries.len(), 1, "{text}");
                assert_eq!((&entries[0].grid, &entries[0].shape), (&grid, &shape));
                assert_eq!(entries[0].format, format);
            }
        }
        assert_eq!(parse_line(&line), Ok(grid));
    }
}

#[test]
fn sizes_may_be_mixed_unless_one_is_assumed() {
    let text: String = Kind::sides().map(|side| sample(plain(side)).to_string() + "\n").collect();
    let sides: Vec<usize> =
        parse(&text, None).unwrap().iter().map(|entry| entry.shape.side()).collect();
    assert_eq!(sides, Kind::sides().collect::<Vec<_>>());
    let others = Kind::sides().count() - 1;
    assert_eq!(parse(&text, Some(plain(6))).unwrap_err().len(), others);
    let diagonal: Kind = "9+diagonal".parse().unwrap();
    assert_eq!(parse(LINE, Some(diagonal)).unwrap()[0].shape.kind(), diagonal);
    let transposed: Kind = "6-3x2".parse().unwrap();
    let grid = sample(transposed);
    let block = block(&grid, &Shape::of(transposed).unwrap());
    assert_eq!(parse(&block, Some(transposed)).unwrap()[0].grid, grid);
}

#[test]
fn rejects_kinds_that_need_regions() {
    let error = parse(LINE, Some("9+jigsaw".parse().unwrap())).unwrap_err();
    assert_eq!(error.len(), 1);
    assert!(error[0].expected.contains("json or ipuz"), "{error:?}");
}

fn first_error(text: &str) -> (String, Range<usize>) {
    let error = parse(text, None).unwrap_err().swap_remove(0);
    (error.message.to_string(), error.span)
}

#[test]
fn reports_the_place_of_mistakes() {
    assert_eq!(first_error(&LINE.replacen('7', "x", 1)), ("`x` is not a valid cell".into(), 4..5));
    assert_eq!(first_error(&LINE.replacen('7', "A", 1)), ("`A` is not a valid cell".into(), 4..5));
    assert_eq!(first_error(&LINE[1..]), ("a line of 80 cells".into(), 80..80));
    assert_eq!(first_error(&format!("{LINE}12")), ("a line of 83 cells".into(), 81..83));
    assert_eq!(first_error("123456789\n1234567891\n"), ("a line of 10 cells".into(), 19..20));
    assert_eq!(
        first_error("123456789\n........9\n"),
        ("a grid ends after 2 of its 9 rows".into(), 10..19)
    );
    assert_eq!(first_error("1234\n12\n"), ("a line of 2 cells".into(), 7..7));
}

#[test]
fn never_panics() {
    let long = "1".repeat(100_000);
    for text in ["\0", "\u{feff}", "|||\n", "\r\r\n1", "1\t", "ż", &long] {
        let _ = parse(text, None);
        let _ = parse(text, Some(plain(4)));
        let _ = parse_line(text);
    }
}

#[test]
fn reports_a_broken_row_once() {
    let rows = rows();
    let mut broken = rows.clone();
    broken[4] = "12?456789";
    let text = format!("{}\n\n{}\n", broken.join("\n"), rows.join("\n"));
    assert_eq!(parse(&text, None).unwrap_err().len(), 1);
}

/// Two puzzles with their solutions, which text gives in many orders.
const PUZZLES: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
];
const SOLUTIONS: [&str; 2] = [
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
];

/// Asserts that `text` is read as the two puzzles with their own solutions.
fn has_both_solutions(text: &str) {
    let entries = parse(text, None).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
    let found = entries.iter().map(|entry| {
        let solution = entry.solution.as_ref().map(Grid::to_string);
        (entry.grid.to_string(), solution.unwrap_or_default())
    });
    let own = PUZZLES.iter().zip(SOLUTIONS);
    let own: Vec<_> =
        own.map(|(puzzle, solution)| (puzzle.to_string(), solution.to_owned())).collect();
    assert_eq!(found.collect::<Vec<_>>(), own, "{text}");
}

#[test]
fn solutions_below_several_puzzles_belong_to_their_own() {
    let grid =
        |line: &str| (0..9).map(|row| format!("{}\n", &line[row * 9..][..9])).collect::<String>();
    let [a, b] = PUZZLES;
    let [x, y] = SOLUTIONS;
    has_both_solutions(&format!("{a}\n{b}\n\nSolutions\n{x}\n{y}\n"));
    has_both_solutions(&format!("{}\n{}\nAnswers\n\n{}\n{}", grid(a), grid(b), grid(x), grid(y)));
    has_both_solutions(&format!("1. {a}\n2. {b}\n\nSolutions\n2. {y}\n1. {x}\n"));
    has_both_solutions(&format!(
        "Puzzle 1\n{}\nPuzzle 2\n{}\nSolution 2\n{}\nSolution 1\n{}",
        grid(a),
        grid(b),
        grid(y),
        grid(x)
    ));
    has_both_solutions(&format!("puzzle: {a}\nsolution: {x}\npuzzle: {b}\nsolution: {y}\n"));
    has_both_solutions(&format!(
        "puzzle=\"{a}\"\nsolution=\"{x}\"\n\npuzzle=\"{b}\"\nsolution=\"{y}\"\n"
    ));
    let errors = parse(&format!("{a}\n{b}\nSolutions\n{x}\n{y}\n{x}\n"), None).unwrap_err();
    assert!(errors[0].message.contains("3 solutions of 2 puzzles"), "{errors:?}");
    let wrong = y.replacen("16", "61", 1);
    let errors = parse(&format!("{a}\n{b}\nSolutions\n{x}\n{wrong}\n"), None).unwrap_err();
    assert!(errors[0].message.contains("the file's solution differs"), "{errors:?}");
}

#[test]
fn the_puzzle_may_follow_its_solution() {
    let [puzzle, _] = PUZZLES;
    let [solution, _] = SOLUTIONS;
    for separator in [",", ";", "\t"] {
        let entries = parse(&format!("{solution}{separator}{puzzle}\n"), None).unwrap();
        assert_eq!(entries[0].grid.to_string(), puzzle);
        assert_eq!(entries[0].solution.as_ref().unwrap().to_string(), solution);
    }
}

#[test]
fn lines_around_grids_are_no_rows_of_empty_cells() {
    let cells = PUZZLES[0].replace('.', "0");
    let rows: Vec<&str> = (0..9).map(|row| &cells[row * 9..][..9]).collect();
    for sign in ["_", ".", "*"] {
        let line = sign.repeat(9);
        for text in [
            format!("{line}\n{}\n", rows.join("\n")),
            format!("{line}\n{}\n{line}\n", rows.join("\n")),
            format!("{}\n{line}\n{0}\n{line}\n", rows.join("\n")),
            format!("::\n{}\n", rows.join("\n")),
        ] {
            for entry in parse(&text, None).unwrap_or_else(|errors| panic!("{text}: {errors:?}")) {
                assert_eq!(entry.grid.to_string(), PUZZLES[0], "{text}");
            }
        }
    }
}
