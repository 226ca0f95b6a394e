//! Tests of overlapping grids in every format.

use super::*;
use crate::puzzle::{GridLayout, HouseKind};

/// Returns every layout of every size, some with transposed boxes, and layouts without a name.
fn kinds() -> Vec<Kind> {
    let sizes = ["4", "6", "6-3x2", "8", "8-4x2", "9"].map(kind);
    let layouts = GridLayout::NAMES.iter().map(|(_, layout)| *layout);
    let named = layouts.flat_map(|layout| sizes.map(|size| size.with_layout(layout)));
    let named: Vec<Kind> = named.filter_map(Result::ok).collect();
    assert!(named.len() > 25, "{named:?}");
    let corners = ["9@r1c1r4c7r7c1", "9@r1c7r7c1", "9@r1c1r1c7", "6@r1c1r5c4r9c7"].map(kind);
    named.into_iter().chain(corners).collect()
}

/// Returns a grid of that shape with all digits and some empty cells.
fn filled(shape: &Shape) -> Grid {
    let mut grid = Grid::empty(shape.side());
    for (index, cell) in shape.playable_cells().enumerate() {
        grid.set(cell, (index * 7 % (shape.digits() + 1)) as u8);
    }
    grid
}

fn of(name: &str) -> (Arc<Shape>, Grid) {
    let shape = Shape::of(kind(name)).unwrap();
    let grid = filled(&shape);
    (shape, grid)
}

/// Returns, for each cell of the canvas, `true` if it is a hole.
fn holes(kind: Kind) -> Vec<bool> {
    (0..kind.cells()).map(|cell| kind.is_hole(cell)).collect()
}

/// Returns `true` if lines of that kind determine it: its layout has a name, and its holes are unique.
fn shows(kind: Kind, has_holes: bool) -> bool {
    let named = kinds().into_iter().filter(|kind| kind.layout().is_some());
    let alike = named.filter(|&other| holes(other) == holes(kind)).count();
    kind.layout().is_some() && has_holes && alike == 1
}

#[test]
fn every_layout_round_trips_in_every_supporting_format() {
    for kind in kinds() {
        let shape = Shape::of(kind).unwrap();
        let grid = filled(&shape);
        for &(name, format) in Format::NAMES {
            for solution in [None, Some(&grid)] {
                let written = write(format, &shape, &grid, solution);
                let can = matches!(
                    format,
                    Format::Line | Format::Grid | Format::Json | Format::Ipuz | Format::Csv
                );
                assert_eq!(written.is_ok(), can, "{name} {kind}");
                let Ok(text) = written else { continue };
                let entries = parse(&text, Some(kind))
                    .unwrap_or_else(|errors| panic!("{name} {kind}: {errors:?}\n{text}"));
                let count = 1 + usize::from(format == Format::Grid && solution.is_some());
                assert_eq!(entries.len(), count, "{name} {kind}: {text}");
                for entry in &entries {
                    assert_eq!(entry.grid, grid, "{name} {kind}: {text}");
                    assert_eq!(entry.shape, shape, "{name} {kind}: {text}");
                    assert_eq!(entry.format, format);
                }
                if format.encodes_kind() {
                    let read = parse(&text, None).unwrap().remove(0);
                    // It has the same houses as a cross: the middle grid adds none.
                    let is_alike = format == Format::Ipuz && kind.to_string() == "4@sohei";
                    assert_eq!(read.shape == shape, !is_alike, "{text}");
                    assert!(parse(&text, Some(Kind::CLASSIC)).is_err(), "{text}");
                }
            }
        }
    }
}

#[test]
fn holes_determine_named_layouts() {
    for kind in kinds() {
        let shape = Shape::of(kind).unwrap();
        let grid = filled(&shape);
        let (rows, columns) = kind.extent();
        let on_canvas = shows(kind, kind.size() < kind.cells());
        let on_paper = shows(kind, kind.size() < rows * columns);
        let of = |text: &str| parse(text, None).ok().map(|all| all[0].shape.clone());
        let line = line(&grid, &shape);
        assert_eq!(of(&line) == Some(shape.clone()), on_canvas, "{kind} {line}");
        assert_eq!(of(&line.to_uppercase()) == Some(shape.clone()), on_canvas);
        assert_eq!(parse_line(&line) == Ok(grid.clone()), on_canvas || !line.contains('x'));
        assert_eq!(parse_line_of(&line, kind), Ok(grid.clone()), "{kind}");
        let csv = write(Format::Csv, &shape, &grid, Some(&grid)).unwrap();
        assert_eq!(of(&csv) == Some(shape.clone()), on_canvas, "{kind} {csv}");
        let block = block(&grid, &shape);
        assert_eq!(of(&block) == Some(shape.clone()), on_paper, "{kind}\n{block}");
    }
}

#[test]
fn few_layouts_have_the_same_holes() {
    let named: Vec<Kind> = kinds().into_iter().filter(|kind| kind.layout().is_some()).collect();
    for (index, &one) in named.iter().enumerate() {
        for &other in &named[index + 1..] {
            let same = holes(one) == holes(other);
            // If grids are two boxes wide or high, the four outer grids cover all boxes of the fifth.
            let layouts = [one, other].map(|kind| kind.layout().unwrap());
            let alike = layouts == [GridLayout::Sohei, GridLayout::Cross] && one.digits() < 9;
            assert!(!same || alike || one.size() == one.cells(), "{one} {other}");
        }
    }
}

#[test]
fn writes_a_canvas_with_rules_and_blanks() {
    let shape = Shape::of(kind("4@twodoku")).unwrap();
    let text = block(&filled(&shape), &shape);
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 8, "{text}");
    assert_eq!(rows[2], "----+----");
    assert_eq!(rows[5], "      ----+----");
    assert_eq!(rows[0].len(), 9);
    assert!(rows[6].starts_with("      ") && rows[6].len() == 15, "{text}");
    let samurai = block(&of("9@samurai").1, &of("9@samurai").0);
    assert!(samurai.lines().all(|line| line == line.trim_end()), "{samurai}");
    assert_eq!(samurai.lines().count(), 21 + 6);
    assert_eq!(
        samurai.lines().nth(3).unwrap(),
        "------+-------+------           ------+-------+------"
    );
}

#[test]
fn reads_canvases_in_every_style() {
    let (shape, grid) = of("9@samurai");
    let kind = shape.kind();
    let drawn = block(&grid, &shape);
    let line = line(&grid, &shape);
    let rows = |line: &str| -> String {
        (0..21).map(|row| format!("{}\n", &line[row * 21..][..21])).collect()
    };
    let blanks = rows(&line.replace('x', " "));
    let dots = rows(&line.replace('x', "."));
    let bands = drawn
        .lines()
        .map(|line| if line.contains('+') { "\n".to_owned() } else { format!("{line}\n") });
    for (text, is_shown) in [
        (rows(&line), true),
        (blanks, true),
        (drawn.replace('.', "0"), true),
        (drawn.replace('\n', "\r\n"), true),
        (format!("\u{feff}# mine\n{drawn}\n{drawn}"), true),
        (bands.collect(), true),
        (drawn.lines().map(|line| format!("  {line}\n")).collect(), true),
        (dots, false),
        (line.replace('x', "."), false),
        (line.replace('x', "0"), false),
    ] {
        let entries =
            parse(&text, Some(kind)).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        assert!(entries.iter().all(|entry| entry.grid == grid), "{text}");
        let read = parse(&text, None);
        assert_eq!(read.is_ok_and(|all| all.iter().all(|e| e.shape == shape)), is_shown, "{text}");
    }
    // Among other puzzles, each with its place.
    let classic = sample(9);
    let plain = block(&classic, Shape::classic());
    let text = format!("{classic}\n{drawn}{line},{line}\n\n{plain}\n{drawn}");
    let all = parse(&text, None).unwrap();
    let sides: Vec<usize> = all.iter().map(|entry| entry.shape.side()).collect();
    assert_eq!(sides, [9, 21, 21, 9, 21]);
    assert_eq!(text[all[1].span.clone()], *drawn.trim_end());
    assert_eq!(text[all[2].span.clone()], *line);
}

fn errors(text: &str, name: &str) -> Vec<(String, String)> {
    let errors = parse(text, Some(kind(name))).unwrap_err();
    let place = |error: &NotationError| text[error.span.clone()].to_owned();
    errors.iter().map(|error| (error.message.to_string(), place(error))).collect()
}

#[test]
fn reports_mistakes_on_a_canvas_once_with_their_place() {
    let (shape, grid) = of("9@samurai");
    let line = line(&grid, &shape);
    let drawn = block(&grid, &shape);
    let first = |text: &str| errors(text, "9@samurai").swap_remove(0);
    // A digit in a hole, a hole in a cell, and an invalid digit.
    let with = |at: usize, sign: &str| format!("{}{sign}{}", &line[..at], &line[at + 1..]);
    assert_eq!(
        first(&with(9, "5")),
        ("`5` at r1c10, which is not a cell of a `9@samurai`".into(), "5".into())
    );
    assert_eq!(
        first(&with(21 * 6, "x")),
        ("`x` at r7c1, which is a cell of a `9@samurai`".into(), "x".into())
    );
    assert_eq!(first(&with(3, "A")), ("`A` is not a valid cell".into(), "A".into()));
    assert_eq!(first(&line[1..]).0, "a line of 440 cells");
    assert_eq!(first(&format!("{line}12")).0, "a line of 443 cells");
    let cases = [
        (drawn.replacen('7', "A", 1), "`A` is not a valid cell"),
        (drawn.replacen("7 ", "", 1), "a line of 17 cells"),
        (
            drawn.lines().take(20).collect::<Vec<_>>().join("\n"),
            "a grid ends after 15 of its 21 rows",
        ),
        (
            drawn.lines().map(|line| format!("{}\n", line.trim_start())).collect(),
            "the cells of row",
        ),
        ("1 2 3\n".into(), "a line of 3 cells"),
    ];
    for (text, message) in cases {
        let all = errors(&text, "9@samurai");
        assert_eq!(all.len(), 1, "{text}: {all:?}");
        assert!(all[0].0.starts_with(message), "{all:?}");
    }
    // Rows of the same length at other places: those of the mirror image.
    let (mirror, grid) = of("9@r1c7r7c1");
    let (text, other) = (block(&grid, &mirror), "9@twodoku");
    assert!(errors(&text, other)[0].0.starts_with("the cells of row"), "{text}");
    assert!(parse(&text, None).is_err());
    // Without a kind, a canvas whose holes are written as cells is rejected with a helpful message.
    let error = parse(&line.replace('x', "."), None).unwrap_err().remove(0);
    assert!(error.expected.contains("`x`") && error.expected.contains("`grids`"), "{error:?}");
    let classic = sample(9).to_string();
    assert_eq!(errors(&classic, "9@samurai")[0].0, "a line of 81 cells");
    for text in
        ["x", "xxx\n", "5x\n", "\u{feff}x", &"x".repeat(441), &"x".repeat(81), &"x".repeat(16)]
    {
        for assumed in [None, Some(kind("9@samurai")), Some(kind("6@samurai")), Some(Kind::CLASSIC)]
        {
            assert!(parse(text, assumed).is_err(), "{text}");
        }
        assert!(parse_line(text).is_err());
        assert!(parse(&format!("puzzle\n{text}\n"), None).is_err());
        assert!(parse(&format!("{{\"puzzle\":\"{text}\"}}"), None).is_err());
    }
}

#[test]
fn json_names_size_and_layout() {
    let (shape, grid) = of("9@samurai");
    let text = write(Format::Json, &shape, &grid, None).unwrap();
    assert!(
        text.contains("\"size\":9,\"grids\":\"samurai\",\"canvas\":{\"height\":21,\"width\":21},\"variant\":[]"),
        "{text}"
    );
    let (other, own) = of("6-3x2@r1c1r4c3");
    let corners = write(Format::Json, &other, &own, None).unwrap();
    assert!(corners.contains("\"size\":6,\"box\":\"3x2\",\"grids\":\"r1c1r4c3\""), "{corners}");
    let line = line(&grid, &shape);
    let dots = line.replace('x', ".");
    let read = |text: &str, assumed| parse(text, assumed).map(|all| all[0].shape.clone());
    let assumed = Some(shape.kind());
    for (text, assumed) in [
        (format!("{{\"puzzle\":\"{line}\"}}"), None),
        (format!("{{\"puzzle\":\"{dots}\"}}"), assumed),
        (format!("{{\"puzzle\":\"{dots}\",\"grids\":\"Samurai\"}}"), None),
        (format!("{{\"puzzle\":\"{dots}\",\"size\":9}}"), assumed),
        (format!("{{\"puzzle\":\"{line}\",\"size\":\"9x9\",\"variant\":[]}}"), None),
    ] {
        assert_eq!(read(&text, assumed).unwrap(), shape, "{text}");
    }
    for (text, message) in [
        (format!("{{\"puzzle\":\"{dots}\"}}"), "a puzzle of 441 cells"),
        (format!("{{\"puzzle\":\"{line}\",\"grids\":\"ring\"}}"), "there is no layout `ring`"),
        (format!("{{\"puzzle\":\"{line}\",\"grids\":7}}"), "7 is not valid here"),
        (format!("{{\"puzzle\":\"{line}\",\"grids\":\"cross\"}}"), "at r1c2, which"),
        (format!("{{\"puzzle\":\"{line}\",\"grids\":\"twodoku\"}}"), "a line of 441 cells"),
        (
            format!("{{\"puzzle\":\"{line}\",\"grids\":\"samurai\",\"variant\":[\"diagonal\"]}}"),
            "`diagonal` does not support",
        ),
    ] {
        let error = parse(&text, None).unwrap_err().remove(0);
        assert!(error.message.contains(message), "{error:?}");
    }
}

#[test]
fn ipuz_has_null_for_holes_and_every_house() {
    let (shape, grid) = of("9@samurai");
    let text = write(Format::Ipuz, &shape, &grid, Some(&grid)).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["charset"], "123456789");
    assert_eq!(value["dimensions"], serde_json::json!({ "width": 21, "height": 21 }));
    assert_eq!(value["boxes"], false);
    for cell in 0..441 {
        for rows in ["puzzle", "solution"] {
            assert_eq!(value[rows][cell / 21][cell % 21].is_null(), shape.is_hole(cell), "{cell}");
        }
    }
    let zones = value["zones"].as_array().unwrap();
    assert_eq!(zones.len(), shape.houses().len());
    let is_row = |house: &&crate::puzzle::House| matches!(house.kind, HouseKind::Row(_));
    assert_eq!(shape.houses().iter().filter(is_row).count(), 45);
    // Only as wide as the bounding box if the canvas is wider.
    let (six, own) = of("6@samurai");
    let narrow: serde_json::Value =
        serde_json::from_str(&write(Format::Ipuz, &six, &own, None).unwrap()).unwrap();
    assert_eq!(narrow["dimensions"], serde_json::json!({ "width": 12, "height": 14 }));
    assert_eq!(narrow["puzzle"][0].as_array().unwrap().len(), 12);
    // Without zones, the holes determine the kind.
    let mut plain = value.clone();
    plain.as_object_mut().unwrap().remove("zones");
    plain["boxes"] = true.into();
    let read = |value: &serde_json::Value| parse(&value.to_string(), None);
    assert_eq!(read(&plain).unwrap()[0].shape, shape);
    assert_eq!(read(&plain).unwrap()[0].grid, grid);
    // With one zone fewer, the rules are not supported.
    let mut less = value.clone();
    less["zones"].as_array_mut().unwrap().pop();
    assert!(read(&less).is_err());
    let mut digit = value.clone();
    digit["puzzle"][0][9] = 5.into();
    let error = read(&digit).unwrap_err().remove(0);
    assert_eq!(error.message, "`5` at r1c10, which is not a cell of a `9@samurai`");
    let mut ten = value.clone();
    ten["puzzle"][0][0] = "A".into();
    assert!(read(&ten).unwrap_err()[0].message.contains("is not a valid cell"));
    let mut short = value.clone();
    short["puzzle"][1].as_array_mut().unwrap().pop();
    assert!(read(&short).unwrap_err()[0].message.contains("row 2 of the puzzle has 20 cells"));
}

#[test]
fn other_formats_reject_overlapping_grids() {
    let samurai = kind("9@samurai");
    for format in [Format::Sdk, Format::Sdm, Format::OpenSudoku, Format::Hodoku] {
        let refused = format.check_support(samurai, false).unwrap_err().to_string();
        assert!(refused.contains("only the classic 9x9"), "{refused}");
        assert!(refused.ends_with("line, grid, json, ipuz, csv"), "{refused}");
    }
    let refused = Format::SudokuPad.check_support(samurai, false).unwrap_err().to_string();
    assert!(refused.contains("does not support overlapping grids"), "{refused}");
    // Puzzles in these formats are not of that kind.
    let hodoku = format!(":0000:x:{LINE}:::\n");
    let fpuzzles = write(Format::SudokuPad, Shape::classic(), &sample(9), None).unwrap();
    let open = write(Format::OpenSudoku, Shape::classic(), &sample(9), None).unwrap();
    for text in [hodoku, fpuzzles, open] {
        let errors = parse(&text, Some(samurai)).unwrap_err();
        assert_eq!(errors.len(), 1, "{text}");
        assert!(errors[0].expected.contains("9@samurai") || errors[0].message.contains("classic"));
    }
    // Neither are grids of pencil marks.
    let marks = "1 23 456 45 5 6 7 8 9 ".repeat(2);
    assert!(parse(&marks, Some(samurai)).is_err());
}
