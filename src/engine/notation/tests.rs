mod line_marks;
mod other_programs;
mod overlapping;

use super::*;
use crate::puzzle::{Cage, Cell};

/// Kinds that determine their shape.
const SHARED: [&str; 15] = [
    "4", "6", "6-3x2", "8", "8-4x2", "9", "10", "12", "12-4x3", "16", "25", "6+diagonal",
    "16+windoku", "9+antiknight", "9+diagonal+windoku",
];

fn kind(name: &str) -> Kind {
    name.parse().unwrap()
}

/// Returns shapes of every sort, including custom regions, cages and marks.
fn shapes() -> Vec<Arc<Shape>> {
    let house_variants =
        Variant::house_variants().map(|variant| Kind::new(9, None, &[variant]).unwrap());
    let shared = SHARED.map(kind).into_iter().chain(house_variants);
    let shared = shared.map(|kind| Shape::of(kind).unwrap());
    let cage = |cells: &[Cell], sum| Cage::killer(cells.into(), sum);
    let jigsaw: &[u8] = b"AABBACBBACDDCCDD";
    let killer = vec![cage(&[0, 1, 4], 6), cage(&[9], 2), cage(&[14, 15], 7)];
    let custom = [
        Shape::custom(kind("4+jigsaw"), Some(jigsaw), Vec::new()),
        Shape::custom(kind("4+jigsaw+killer"), Some(jigsaw), killer.clone()),
        Shape::custom(kind("4+jigsaw+diagonal"), Some(jigsaw), Vec::new()),
        Shape::custom(kind("4+killer"), None, killer),
        Shape::custom(kind("6-3x2+diagonal+killer"), None, vec![cage(&[0, 6, 7], 11)]),
        Shape::custom(kind("9+killer"), None, Vec::new()),
        Shape::custom(kind("4+calcudoku"), None, operations()),
        Shape::custom(kind("5+jigsaw"), Some(b"AABBBAABBCADDDCDDECCEEEEC"), Vec::new()),
    ];
    let all = shared.chain(custom.map(Result::unwrap));
    all.chain(line_marks::shapes()).collect()
}

/// Returns the cages of a 4x4 calcudoku, one of each operation.
fn operations() -> Vec<Cage> {
    use crate::puzzle::CageRule::{Any, Difference, Product, Quotient, Sum};
    let cages = [
        (&[0, 1, 4][..], Sum, 8),
        (&[2, 3], Difference, 1),
        (&[5, 6, 7], Product, 12),
        (&[8, 12], Quotient, 2),
        (&[9, 10, 11, 13, 14, 15], Any, 14),
    ];
    let cage = |(cells, rule, target): (&[Cell], _, _)| Cage::calcudoku(cells.into(), rule, target);
    cages.map(cage).into()
}

/// Returns a grid with all digits and some empty cells. It is not a valid puzzle, but notations do not check that.
fn sample(side: usize) -> Grid {
    let value = |cell: usize| ((cell * 7 + cell / side) % (side + 1)) as u8;
    Grid::from_cells((0..side * side).map(value).collect())
}

#[test]
fn supported_puzzles_round_trip_in_every_format() {
    for shape in shapes() {
        let (kind, grid) = (shape.kind(), sample(shape.side()));
        for &(name, format) in Format::NAMES {
            for solution in [None, Some(&grid)] {
                let written = write(format, &shape, &grid, solution);
                if format.check_support(kind, solution.is_some()).is_err() {
                    assert!(written.is_err(), "{name} {kind}");
                    continue;
                }
                let text = written.unwrap();
                let entries = parse(&text, Some(kind)).unwrap();
                // The solution of a grid is read as a second grid.
                let count = 1 + usize::from(format == Format::Grid && solution.is_some());
                assert_eq!(entries.len(), count, "{name} {kind}: {text}");
                assert_eq!(entries[0].grid, grid, "{name} {kind}: {text}");
                assert_eq!(entries[0].shape, shape, "{name} {kind}: {text}");
                let read_as = match format {
                    Format::Sdm => Format::Line,
                    Format::Latex => Format::Grid,
                    format => format,
                };
                assert_eq!(entries[0].format, read_as);
                if format.encodes_kind() {
                    // The kind need not be assumed.
                    assert_eq!(parse(&text, None).unwrap()[0].shape, shape, "{text}");
                    let other: Kind = if kind.side() == 8 { "9" } else { "8" }.parse().unwrap();
                    assert!(parse(&text, Some(other)).is_err());
                }
            }
        }
    }
}

#[test]
fn formats_reject_unsupported_puzzles() {
    let refused = |format: Format, name: &str, solutions| {
        format.check_support(kind(name), solutions).unwrap_err().to_string()
    };
    for drawn in ["9+jigsaw", "9+killer"] {
        for format in [Format::Line, Format::Grid, Format::Sdk, Format::Sdm] {
            assert!(refused(format, drawn, false).contains("json, ipuz"));
        }
        assert!(Format::Json.check_support(kind(drawn), true).is_ok());
        assert!(Format::Ipuz.check_support(kind(drawn), true).is_ok());
    }
    assert!(refused(Format::Sdk, "9+diagonal", false).contains("only the classic 9x9"));
    assert!(refused(Format::Sdm, "6", false).contains("only the classic 9x9"));
    assert!(refused(Format::Sdm, "9", true).contains("does not support solutions"));
    assert!(refused(Format::Ipuz, "9+antiknight", false).contains("json"));
    for format in [Format::OpenSudoku, Format::Hodoku] {
        assert!(refused(format, "9+diagonal", false).contains("only the classic 9x9"));
        assert!(refused(format, "9", true).contains("does not support solutions"));
    }
    assert!(refused(Format::Csv, "9+killer", false).contains("sudokupad"));
    assert!(refused(Format::Csv, "9+thermo", false).contains("supports it: json, sudokupad"));
    assert!(refused(Format::Line, "9+frame", false).contains("supports it: json"));
    assert!(refused(Format::Ipuz, "9+sandwich", false).contains("the variant `sandwich`"));
    assert!(refused(Format::Ipuz, "6+futoshiki", false).contains("the variant `futoshiki`"));
    for (name, lack) in [
        ("9+greater-than", "not support inequality signs"),
        ("9+frame", "not support sums of the first three digits"),
        ("6+futoshiki", "not support grids without boxes"),
        ("5+skyscrapers", "not support grids without boxes"),
    ] {
        let report = refused(Format::SudokuPad, name, false);
        assert!(report.contains(lack) && report.contains("json"), "{report}");
    }
    assert!(refused(Format::SudokuPad, "25", false).contains("up to 16x16"));
    assert!(Format::SudokuPad.check_support(kind("9+jigsaw+killer"), true).is_ok());
}

#[test]
fn cages_whose_digits_may_repeat_are_written_only_in_json() {
    let cage = |rule: &str| {
        let json = format!(
            r#"{{"puzzle": "{LINE}", "variant": ["killer"], "cages": [{{"cells": ["r1c3", "r1c4"], {rule}}}]}}"#
        );
        parse(&json, None).unwrap().remove(0)
    };
    let [repeating, distinct] = [r#""operation": "sum", "target": 8"#, r#""sum": 8"#].map(cage);
    for format in [Format::Ipuz, Format::SudokuPad] {
        assert!(write(format, &distinct.shape, &distinct.grid, None).is_ok());
        let refused = write(format, &repeating.shape, &repeating.grid, None).unwrap_err();
        assert!(refused.to_string().contains("digits may repeat; use json"), "{refused}");
    }
    let text = write(Format::Json, &repeating.shape, &repeating.grid, None).unwrap();
    assert_eq!(parse(&text, None).unwrap()[0].shape, repeating.shape);
}

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn files_have_several_puzzles_between_header_and_footer() {
    let grid = sample(9);
    for &(name, format) in Format::NAMES {
        let solutions = format.check_support(Kind::CLASSIC, true).is_ok();
        if format.holds_single_puzzle() {
            continue;
        }
        let solution = solutions.then_some(&grid);
        let one = write_one(format, Shape::classic(), &grid, solution).unwrap();
        let file = format!("{}{}{}", format.header(solutions), one.repeat(3), format.footer());
        let grids = if format == Format::Grid { 6 } else { 3 };
        let entries = parse(&file, None).unwrap();
        assert_eq!(entries.len(), grids, "{name}: {file}");
        assert!(entries.iter().all(|entry| entry.grid == grid));
    }
}

#[test]
fn reports_mistakes_and_reads_the_other_puzzles() {
    let text = format!("{LINE}\n{}\n{LINE}\n12?456789\n{LINE}\n", &LINE[1..]);
    let parsed = parse_each(&text, None);
    assert_eq!((parsed.puzzles.len(), parsed.errors.len()), (3, 2));
    assert!(parse(&text, None).is_err());
    let json = format!("{{\"puzzle\": \"{LINE}\"}}\n{{\"puzzle\": 1}}\n");
    let parsed = parse_each(&json, None);
    assert_eq!((parsed.puzzles.len(), parsed.errors.len()), (1, 1));
    let stars = parse(&LINE.replace('.', "*"), None).unwrap();
    assert_eq!(stars[0].grid.to_string(), LINE);
    let rows: Vec<String> = (0..9).map(|row| LINE[row * 9..][..9].replace('.', "*")).collect();
    assert_eq!(parse(&rows.join("\n"), None).unwrap()[0].grid.to_string(), LINE);
}

#[test]
fn reads_headers_and_state_of_sdk() {
    let rows: Vec<&str> = (0..9).map(|row| &LINE[row * 9..][..9]).collect();
    let rows = rows.join("\r\n");
    let about = "#ARuud\r\n#DA puzzle\r\n#B03-08-2006\r\n";
    for text in [
        format!("{about}{rows}"),
        format!("[Puzzle]\n{rows}\n"),
        format!("{about}[Puzzle]\n{rows}\n[State]\n{}\n", rows.replace('.', "1")),
    ] {
        let entries = parse(&text, None).unwrap();
        assert_eq!(entries.len(), 1, "{text}");
        assert_eq!(entries[0].grid.to_string(), LINE);
        assert_eq!(entries[0].format, Format::Sdk);
    }
    let text = write(Format::Sdk, Shape::classic(), &sample(9), None).unwrap();
    assert!(text.starts_with("[Puzzle]\n"), "{text}");
    assert_eq!(text.lines().count(), 10);
}

#[test]
fn reads_json_in_many_arrangements() {
    let object = format!("{{\"puzzle\":\"{LINE}\",\"solutions\":1,\"removed\":51,\"level\":null}}");
    let pretty = object.replace(',', ",\n  ").replace('{', "{\n  ");
    for (text, count) in [
        (object.clone(), 1),
        (format!("\u{feff}\r\n{object}\r\n{object}\n"), 2),
        (format!("{pretty}\n{pretty}"), 2),
        (format!("[{object},\n {object}]"), 2),
        (format!("[{object}] {object}"), 2),
        ("[]".to_owned(), 0),
    ] {
        let entries = parse(&text, None).unwrap();
        assert_eq!(entries.len(), count, "{text}");
        for entry in entries {
            assert_eq!(entry.grid.to_string(), LINE);
            assert_eq!(entry.shape.kind(), Kind::CLASSIC);
            let object = &text[entry.span];
            assert!(object.starts_with('{') && object.ends_with('}'), "{object}");
        }
    }
    let diagonal = kind("9+diagonal");
    assert_eq!(parse(&object, Some(diagonal)).unwrap()[0].shape.kind(), diagonal);
    let jigsaw = "{\"puzzle\": \"1...............\", \"size\": \"4x4\", \
        \"regions\": [1,1,2,2,1,3,2,2,1,3,4,4,3,3,4,4]}";
    let jigsaw = &parse(jigsaw, None).unwrap()[0];
    assert_eq!(jigsaw.shape.kind(), kind("4+jigsaw"));
    assert_eq!(jigsaw.shape.regions()[5], 2);
}

#[test]
fn reads_ipuz_of_other_programs() {
    let text = r#"ipuz({ "version": "http://ipuz.org/v1", "kind": ["http://ipuz.org/sudoku#1"],
        "charset": "CATS", "displaycharset": true, "empty": ".",
        "puzzle": [["C", ".", null, {"given": "t"}], [".", ".", ".", "."],
                   [".", {"style": {"shapebg": "circle"}}, "S", "."], [".", ".", ".", "A"]]});"#;
    let entries = parse(text, None).unwrap();
    assert_eq!(entries[0].grid.to_string(), "1..3......4....2");
    assert_eq!(entries[0].shape.kind(), kind("4"));
    let rect = r#"{ "version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku/killersudoku#1"], "boxes": true,
        "puzzle": [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,"1"]], "cages": [{"rect": [0,0,1,0], "value": 5, "operator": "+"}]}"#;
    let entry = &parse(rect, None).unwrap()[0];
    assert_eq!(entry.shape.cages()[0].cells, [0, 1]);
}

#[test]
fn reports_mistakes_in_json() {
    let empty = ".".repeat(16);
    let with = |rest: &str| format!("{{\"puzzle\": \"{empty}\", {rest}}}");
    let ipuz = |rest: &str| {
        format!(
            "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/sudoku#1\"], {rest}}}"
        )
    };
    let rows = "\"puzzle\": [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]";
    for (text, message) in [
        ("{".to_owned(), "not valid JSON"),
        ("{\"puzzle\": \"1\0\"}".to_owned(), "not valid JSON"),
        ("[".repeat(1000), "is not a valid cell"),
        (format!("[{{{}", "[".repeat(1000)), "not valid JSON"),
        (format!("[{}", with("\"removed\": 3")), "not valid JSON"),
        (format!("{{\"a\":{}", "[".repeat(1000)), "not valid JSON"),
        ("[{}, 1]".to_owned(), "`puzzle` is missing"),
        ("{\"puzzle\": 1}".to_owned(), "`puzzle` is missing"),
        ("{\"puzzle\": \"123\"}".to_owned(), "a puzzle of 3 cells"),
        ("{\"puzzle\": \"12?\"}".to_owned(), "`?` is not a valid cell"),
        (with("\"size\": 9"), "a line of 16 cells"),
        (with("\"size\": 1e40"), "is not valid here"),
        (with("\"size\": 26"), "size 26 is not supported"),
        (with("\"size\": 7"), "no boxes for size 7"),
        (with("\"box\": \"2\""), "\"2\" is not valid here"),
        (with("\"box\": \"1x4\""), "no boxes of 1x4"),
        (with("\"variant\": [\"dots\"]"), "no variant `dots`"),
        (with("\"variant\": [\"killer\"]"), "`cages` is missing"),
        (with("\"variant\": [\"jigsaw\"]"), "a jigsaw without regions"),
        (with("\"regions\": \"AB\""), "regions of 2 cells"),
        (with("\"regions\": \"AAAAAAAABBBBBBBB\""), "a region of 8 cells"),
        (with("\"cages\": [{\"cells\": [\"r1c1\"]}]"), "cage 1 has no cells or no `sum`"),
        (with("\"cages\": [{\"cells\": [\"r5c1\"], \"sum\": 1}]"), "is not a place in the grid"),
        (
            with("\"cages\": [{\"cells\": [\"r1c2\",\"r1c2\"], \"sum\": 3}]"),
            "a cage with r1c2 twice",
        ),
        (with("\"cages\": [{\"cells\": [\"r1c1\"], \"sum\": 9}]"), "with the sum 9"),
        (ipuz("\"puzzle\": [[0]]"), "`1x1` is not supported"),
        (ipuz("\"puzzle\": [[0],[],[],[]]"), "row 1 of the puzzle has 1 cells"),
        (ipuz(&rows.replacen('0', "5", 1)), "`5` is not a valid cell"),
        (ipuz(&format!("{rows}, \"boxes\": false")), "without boxes or regions"),
        (ipuz(&format!("{rows}, \"charset\": \"AB\"")), "a charset of 2"),
        (
            ipuz(&format!("{rows}, \"zones\": [{{\"cells\": [[0,4]]}}]")),
            "is not a place in the grid",
        ),
        (ipuz(&format!("{rows}, \"zones\": [{{\"rect\": [0,0,1,1]}}]")), "not a supported rule"),
        (
            ipuz(&format!(
                "{rows}, \"cages\": [{{\"rect\": [0,0,1,1], \"value\": 2, \"operator\": \"/\"}}]"
            )),
            "not a cage with a number",
        ),
        (ipuz(rows).replace("sudoku#1", "crossword#1"), "`kind` is missing"),
        (ipuz(rows).replace("sudoku#1", "sudoku/futoshiki#1"), "`futoshiki` is not supported"),
        (ipuz(rows).replace("sudoku#1", "sudoku/calcudoku#1"), "no cage contains r1c1"),
        (
            with("\"cages\": [{\"cells\": [\"r1c1\"], \"operation\": \"%\", \"target\": 1}]"),
            "\"%\" is not valid here",
        ),
        (
            with(
                "\"cages\": [{\"cells\": [\"r1c1\", \"r1c2\"], \"operation\": \"×\", \"target\": 5}]",
            ),
            "no digits make 5×",
        ),
    ] {
        let errors = parse(&text, None).unwrap_err();
        let is_reported = errors.iter().any(|error| error.message.contains(message));
        assert!(is_reported, "{text}: {errors:?}");
        assert!(errors.iter().all(|error| error.span.end <= text.len()));
    }
}

#[test]
fn reports_every_bad_line_of_json_and_its_place() {
    let good = format!("{{\"puzzle\": \"{LINE}\"}}\n");
    let text = format!("{good}{{\"puzzle\": 1}}\n{good}{{\"puzzle\": \"1\" \"2\"}}\n");
    let errors = parse(&text, None).unwrap_err();
    let places: Vec<usize> = errors.iter().map(|error| error.span.start).collect();
    let second = 2 * good.len() + 14;
    assert_eq!(places, [good.len(), second + text[second..].find("\"2\"").unwrap()]);
    assert_eq!(errors[1].expected, "expected `,` or `}`");
}

#[test]
fn damaged_texts_never_cause_a_panic() {
    let mut rng = gridpress_ground::rng::Stream::new(1, "damage", "test/1", 0);
    let palette = [
        "", "0", "5", "P", ".", "|", "-", "\n", "\n\n", "\t", ",", "\"", "[", "]", "{", "}",
        "null", "-1", "1e99", "\0", "ż", "[State]", "ipuz(",
    ];
    for shape in shapes().iter().filter(|shape| shape.side() < 10) {
        for &(_, format) in Format::NAMES {
            let Ok(text) = write(format, shape, &sample(shape.side()), None) else {
                continue;
            };
            for _ in 0..60 {
                let mut damaged = text.clone();
                for _ in 0..=rng.below(3) {
                    let at = rng.below(damaged.len() as u32 + 1) as usize;
                    let end = (at + rng.below(3) as usize).min(damaged.len());
                    if damaged.is_char_boundary(at) && damaged.is_char_boundary(end) {
                        let with = palette[rng.below(palette.len() as u32) as usize];
                        damaged.replace_range(at..end, with);
                    }
                }
                for assumed in [None, Some(shape.kind())] {
                    for error in parse(&damaged, assumed).err().into_iter().flatten() {
                        assert!(error.span.start <= error.span.end, "{damaged}");
                        assert!(error.span.end <= damaged.len(), "{damaged}");
                    }
                }
            }
        }
    }
}

#[test]
fn names_are_in_the_order_of_the_variants() {
    for (index, (name, format)) in Format::NAMES.iter().enumerate() {
        assert_eq!(*format as usize, index);
        assert_eq!(Format::from_name(name), Some(*format));
    }
}

#[test]
fn rejects_rows_of_another_size_within_a_grid() {
    let rows = "53..7....\n6..195...\n.53..7..98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
    let errors = parse(rows, None).unwrap_err();
    assert_eq!(errors[0].span, 29..36);
    assert!(errors[0].message.contains("16 cells"), "{errors:?}");
}
