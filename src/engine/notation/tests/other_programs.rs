//! Tests of files that other programs write, and of what is reported about them.

use super::super::{ParseOutcome, parse, parse_each};

const A: &str = "000300062034261000600040000090730600407000301003095070000050003000917820510003000";
const A_SOLVED: &str =
    "185379462934261587672548139291734658457682391863195274728456913346917825519823746";
const B: &str = "000800000387002000050041230240003506900604002705100049072310090000200183000009000";

fn rows(line: &str) -> Vec<&str> {
    (0..9).map(|row| &line[9 * row..][..9]).collect()
}

/// Writes a grid with a sign for empty cells, and separators between cells and rows.
fn grid(line: &str, empty: &str, separator: &str, end: &str) -> String {
    let cell = |c: char| if c == '0' { empty.to_owned() } else { c.to_string() };
    let row = |row: &&str| row.chars().map(cell).collect::<Vec<_>>().join(separator);
    rows(line).iter().map(row).collect::<Vec<_>>().join(end) + "\n"
}

fn lines(parsed: &ParseOutcome) -> Vec<String> {
    parsed.puzzles.iter().map(|one| one.grid.to_string().replace('.', "0")).collect()
}

/// Asserts that a text has the puzzles of `expected`, without a mistake; returns the messages of its warnings.
fn read(text: &str, expected: &[&str]) -> Vec<String> {
    let parsed = parse_each(text, None);
    assert!(parsed.errors.is_empty(), "{text}: {:?}", parsed.errors);
    assert_eq!(lines(&parsed), expected, "{text}");
    for span in parsed.warnings.iter().flat_map(|warning| &warning.spans) {
        assert!(text.get(span.clone()).is_some(), "{text}: {span:?}");
    }
    parsed.warnings.into_iter().map(|warning| warning.message.to_string()).collect()
}

fn first_error(text: &str) -> String {
    parse_each(text, None).errors.first().map_or(String::new(), |error| error.to_string())
}

#[test]
fn skips_and_reports_headings_and_remarks() {
    for heading in [
        "Puzzle 1",
        "7.",
        "*** Nr. 3 (leicht) ***",
        "2024",
        "2026-11-20",
        "Easy",
        "N° 4",
        "№ 3",
        "B7",
        "★★☆",
        "1234 5678",
        "987654321",
        "000000017",
        "1234567890",
        "27.11.2026",
        "2026-11-27 10:30",
        "7.1/1.2/1.2",
        "5 / 50",
        "+49 30 123456",
        "550e8400-e29b-41d4-a716-446655440000",
        "9 x 9",
        "Q.1",
        "1A2B3C",
        "https://example.com/sudoku/12",
    ] {
        let text =
            format!("{heading}\n{}{heading}\n{}", grid(A, "0", "", "\n"), grid(B, ".", "", "\n"));
        assert_eq!(read(&text, &[A, B]), ["2 lines without cells"], "{heading}");
    }
    let letter =
        format!("Dear editor,\n\n{}\nYours,\nJane Doe\n1 Main Street\n", grid(A, ".", " ", "\n"));
    assert_eq!(read(&letter, &[A]), ["4 lines without cells"]);
    for beside in [
        format!("2b9015a84a00 {A}  1.2\n"),
        format!("{A} ED=7.1/1.2/1.2\n"),
        format!("1,{A},{A_SOLVED},easy\n"),
        format!("{A}:1:{A_SOLVED}\n"),
        format!("const puzzle = \"{A}\";\n"),
        format!("№ 5) {A} ★★☆\n"),
        format!("1,{},3.5\n", grid(A, "", ",", ",").trim()),
        format!("5) {}", grid(A, ".", "", "\n   ")),
        grid(A, ".", " ", "\n")
            .lines()
            .enumerate()
            .map(|(row, line)| format!("Row {}: {line} # x\n", row + 1))
            .collect(),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={A}&n=1\n"),
    ] {
        let warnings = read(&beside, &[A]);
        assert!(warnings[0].starts_with("text beside the cells"), "{warnings:?}");
    }
    // A mistake in a plain grid stays a mistake.
    let typed = grid(A, ".", "", "\n").replacen('3', "?", 1);
    assert!(first_error(&typed).contains("`?` is not a valid cell"));
    assert!(first_error(&format!("{A} {B}\n")).contains("two grids in one line"));
}

#[test]
fn reads_other_signs_and_separators() {
    for sign in ["X", "x", "?", "-", "_", " ", "n"] {
        read(&grid(B, sign, "", "\n"), &[B]);
    }
    for (separator, empty) in
        [(",", "0"), (",", ""), (";", ""), ("\t", ""), (" | ", " "), (" & ", " ")]
    {
        read(&grid(B, empty, separator, "\n"), &[B]);
    }
    read(&format!("grid = [\n[{}],\n]\n", grid(A, "0", ", ", "],\n[").trim()), &[A]);
    read(
        &format!("\\begin{{sudoku}}\n|{}|.\n\\end{{sudoku}}", grid(A, " ", "|", "|.\n|").trim()),
        &[A],
    );
    let with_bars = grid(B, " ", " ", "\n").replace('\n', " |\n");
    read(
        &with_bars
            .lines()
            .map(|row| format!("{}\n", row.trim_end_matches([' ', '|'])))
            .collect::<String>(),
        &[B],
    );
    let numbered = format!("  1 2 3 4 5 6 7 8 9\n{}", grid(A, ".", " ", "\n"));
    read(&numbered, &[A]);
}

#[test]
fn reads_drawn_grids_and_the_text_of_programs() {
    let rule =
        |left: &str, cross: &str, right: &str| format!("{left}{}{right}\n", ["───"; 9].join(cross));
    for sign in [".", "·", "○", "□", "０", "_", "–"] {
        let drawn: String = grid(A, sign, " ", "\n")
            .lines()
            .map(|row| format!("║{}║\n{}", row.replace(' ', " │ "), rule("├", "┼", "┤")))
            .collect();
        read(&(rule("┌", "┬", "┐") + &drawn), &[A]);
    }
    let other_digits = |zero: char, line: &str| -> String {
        let digit = |c: char| char::from_u32(zero as u32 + c.to_digit(10)?);
        line.chars().map(|c| digit(c).unwrap_or(c)).collect()
    };
    for zero in ['０', '٠', '۰', '०'] {
        read(&other_digits(zero, A), &[A]);
        read(&other_digits(zero, &grid(B, ".", " ", "\n")), &[B]);
    }
    for (empty, separator) in [
        ("None", ", "),
        ("NaN", " "),
        ("null", ","),
        ("\"\"", ","),
        ("'.'", ", "),
        ("-1", ","),
        ("nil", " "),
    ] {
        read(&format!("grid = [[{}]]\n", grid(A, empty, separator, "],\n [").trim()), &[A]);
    }
    for text in [
        grid(A, ".", "", "/"),
        grid(A, "0", " ", "; "),
        grid(A, ".", "\u{a0}", "\r"),
        format!("> {}", grid(A, ".", " ", "\n> ")),
        format!("\"{}\"\n", grid(A, ".", "", "\n").trim()),
        format!(
            "| c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |\n{}\n| {}",
            "|---".repeat(9),
            grid(A, " ", " | ", " |\n| ")
        ),
        format!("% x\n|{}|. % y", grid(A, "", "|", "|. % row\n|").trim_end()),
        format!("<table><tr><td>{}</table>", grid(A, "&nbsp;", "<td>", "<tr><td>")),
        format!("<html><pre>\n{}</pre></html>", grid(A, ".", " ", "\n")),
    ] {
        read(&text, &[A]);
    }
    let names: Vec<String> = (0..81).map(|cell| format!("c{cell}")).collect();
    let line = |line| grid(line, "", ";", ";");
    read(&format!("{}\n{}{}", names.join(";"), line(A), line(B)), &[A, B]);
    assert!(first_error("<html><p>none</p></html>").contains("a web page without a puzzle"));
    let page = |link: &str| format!("<html><p>Daily</p><a href=\"{link}\">open</a></html>");
    read(&page(&format!("https://example.com/solver.htm?bd={A}&x=1")), &[A]);
}

#[test]
fn reads_grids_side_by_side() {
    for (between, rule) in [("", ""), (" ", "------+------+------   ------+------+------\n")] {
        let [left, right] = [A, B].map(|line| grid(line, ".", between, "\n"));
        let beside =
            left.lines().zip(right.lines()).map(|(left, right)| format!("{left}   {right}\n"));
        let bands: Vec<String> = beside.collect::<Vec<_>>().chunks(3).map(<[_]>::concat).collect();
        let text = bands.join(rule);
        read(&text, &[A, B]);
        read(&format!("Puzzle 1    Puzzle 2\n{text}\n{text}"), &[A, B, A, B]);
        read(&format!("No. 1    No. 2\n\n{text}\nNo. 3    No. 4\n{text}"), &[A, B, A, B]);
        assert!(first_error(&bands[..2].concat()).contains("18"));
    }
}

#[test]
fn reads_digits_from_zero() {
    let digit = |cell: usize| (4 * (cell / 16 % 4) + cell / 64 + cell) % 16;
    let sign = |cell: usize| match (cell * cell + cell / 7) % 3 {
        0 => '.',
        _ => char::from_digit(digit(cell) as u32, 16).unwrap().to_ascii_uppercase(),
    };
    let line: String = (0..256).map(sign).collect();
    let parsed = parse_each(&line, None);
    let shown = (0..256).filter(|&cell| sign(cell) != '.');
    let grid = &parsed.puzzles[0].grid;
    shown.for_each(|cell| assert_eq!(usize::from(grid.get(cell)), digit(cell) + 1));
    // With 0 for empty cells, the digits count from 1.
    assert_eq!(lines(&parse_each(&A.replacen('0', ".", 1), None)), [A]);
}

#[test]
fn reads_json_of_other_programs() {
    let list = |line: &str| format!("[[{}]]", grid(line, "0", ",", "],[").trim());
    let (a, b, solved) = (list(A), list(B), list(A_SOLVED));
    for text in [
        a.clone(),
        a.replace("[0,", "[null,"),
        format!("{{\"puzzle\": {a}, \"difficulty\": \"easy\"}}"),
        format!("{{\"newboard\": {{\"grids\": [{{\"value\": {a}, \"solution\": {solved}}}]}}}}"),
        format!(
            "[{}]",
            A.chars().map(|c| format!("{{\"val\": {c}}}")).collect::<Vec<_>>().join(",")
        ),
        format!("[\"{}\"]", rows(A).join("\", \"")),
        format!("{{\"board\": \"{}\"}}", A.replace('0', "-")),
    ] {
        assert!(read(&text, &[A]).is_empty(), "{text}");
    }
    read(&format!("[{a}, {b}]"), &[A, B]);
    read(&format!("[[\"{A}\", \"{A_SOLVED}\"], [\"{B}\"]]"), &[A, B]);
    let givens = |text: &dyn Fn(usize, usize, char) -> String| {
        let cells = A.chars().enumerate().filter(|(_, c)| *c != '0');
        cells.map(|(cell, c)| text(cell / 9, cell % 9, c)).collect::<Vec<_>>().join(",")
    };
    for first in [0, 1] {
        for text in [
            format!(
                "Row;Col;Value\n{}",
                givens(&|row, column, c| format!("{};{};{c}\n", row + first, column + first))
                    .replace(",", "")
            ),
            format!(
                "[{}]",
                givens(&|row, column, c| format!("[{},{},{c}]", row + first, column + first))
            ),
            format!(
                "{{{}}}",
                givens(&|row, column, c| format!("\"r{}c{}\":{c}", row + first, column + first))
            ),
            format!(
                "{{{}}}",
                givens(&|row, column, c| format!("\"{}\":{c}", 9 * row + column + first))
            ),
        ] {
            read(&text, &[A]);
        }
    }
    read(
        &format!(
            "{{{}}}",
            givens(&|row, column, c| format!(
                "\"{}{}\":{c}",
                char::from(b'A' + row as u8),
                column + 1
            ))
        ),
        &[A],
    );
    let inner: String =
        (1..8).map(|n| format!("[{n},{n},{n}],[{n},{},{}],", n % 7 + 1, n + 1)).collect();
    assert!(
        first_error(&format!("[{}]", inner.trim_end_matches(','))).contains("from 0 or from 1")
    );
    let with = |keys: &str| format!("{{\"puzzle\": \"{A}\", {keys}}}");
    assert_eq!(read(&with("\"foo\": 1"), &[A]), ["unknown keys beside the puzzle: `foo`"]);
    assert!(read(&with("\"rules\": \"Knights differ.\""), &[A])[0].contains("Knights differ."));
    assert!(read(&with("\"rules\": \"Normal sudoku rules apply.\""), &[A]).is_empty());
    for (keys, message) in [
        (r#""cage": [{"cells": ["r1c1"]}]"#, "did you mean `cages`?"),
        (r#""thermos": [["r1c1", "r1c2"]]"#, r#""sign": "thermo""#),
        (r#""dots": [["r1c1", "r1c2"]]"#, "`dots`"),
        (r#""parity": [[1, 0], [0, 1]]"#, "`parity`"),
        (r#""line": [["r1c1", "r1c2"]]"#, "`line`"),
        (r#""varaint": "diagonal""#, "did you mean `variant`?"),
        (r#""tags": ["thermo"]"#, "`marks` is missing"),
        (r#""constraints": [{"type": "x", "cells": ["r1c1"]}]"#, "`constraints.cells`"),
        (r#""cages": [{"cells": ["r1c1"], "sum": 5, "op": "-"}]"#, "unknown key `cages[0].op`"),
        (
            r#""variant": ["thermo"], "marks": [{"sign": "thermo", "cells": ["r1c1", "r1c2"], "slow": true}]"#,
            "unknown key `marks[0].slow`",
        ),
    ] {
        let error = first_error(&with(keys));
        assert!(error.contains(message), "{keys}: {error}");
    }
}

#[test]
fn keys_of_cells_that_are_not_read_are_named() {
    let sign = |c: char| if c == '0' { "null".to_owned() } else { c.to_string() };
    let cells = |key: &str| {
        let cell = |c: char| format!("{{\"{key}\": {}, \"foo\": 1}}", sign(c));
        let row = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(",");
        format!("[[{}]]", rows(A).into_iter().map(row).collect::<Vec<_>>().join("],["))
    };
    for text in [
        format!("{{\"puzzle\": {}}}", cells("value")),
        format!(
            "{{\"size\": 9, \"grid\": {}}}",
            cells("value").replace("\"foo\"", "\"given\": true, \"foo\"")
        ),
        format!("{{\"cells\": {}, \"metadata\": {{\"title\": \"x\"}}}}", cells("value")),
        format!(
            "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/sudoku#1\"], \"puzzle\": {}}}",
            cells("cell")
        ),
    ] {
        assert_eq!(read(&text, &[A]), ["keys of cells that are not read: `foo`"]);
    }
}

#[test]
fn reads_rules_that_other_programs_name() {
    let list = format!("[\"{A}\", {{\"puzzle\": \"{B}\"}}]");
    for (keys, variants) in [
        (r#""variants": ["diagonal"]"#, "+diagonal"),
        (r#""type": "X-Sudoku""#, "+diagonal"),
        (r#""diagonal": true, "hyper": "no""#, "+diagonal"),
        (r#""constraints": ["anti-king", {"type": "x"}]"#, "+diagonal+antiking"),
        (r#""options": {"Knights": "true", "level": 3}"#, "+antiknight"),
        (r#""type": "Classic", "x": 1"#, ""),
    ] {
        for text in
            [format!("{{\"puzzle\": \"{A}\", {keys}}}"), format!("{{\"list\": {list}, {keys}}}")]
        {
            for puzzle in parse(&text, None).unwrap() {
                assert_eq!(puzzle.shape.kind().to_string(), format!("9{variants}"), "{text}");
            }
        }
    }
    let csv = format!("type;antiknight;puzzle\nhyper;;{A}\n;1;{A}\n");
    let kinds = parse(&csv, None).unwrap().into_iter().map(|puzzle| puzzle.shape.kind());
    assert_eq!(kinds.collect::<Vec<_>>(), [super::kind("9+windoku"), super::kind("9+antiknight")]);
}

#[test]
fn rules_in_words_are_quoted_unless_they_are_read() {
    let rows = grid(A, ".", "", "\n");
    let json = |keys: &str| format!("{{\"puzzle\": \"{A}\", {keys}}}");
    for text in [
        json(r#""title": "Diagonal Sudoku 5""#),
        json(r#""notes": ["By Ann", "x-sudoku"]"#),
        format!("{{\"name\": \"Diagonals\", \"puzzles\": [\"{A}\"]}}"),
        format!("title,puzzle\nDiagonal,{A}\n"),
        format!("#DDiagonal\n{rows}"),
        format!("Diagonal sudoku 5\n{rows}"),
        format!("{A} # diagonal\n"),
        format!("<opensudoku><name>Diagonal</name><game data=\"{A}\"/></opensudoku>"),
    ] {
        let parsed = parse_each(&text, None);
        assert!(parsed.puzzles[0].may_lack_rules, "{text}");
        assert!(
            parsed.warnings.iter().any(|one| one.help.contains("--variant diagonal")),
            "{text}"
        );
        // With the variant, nothing is missing.
        let assumed = parse_each(&text, Some(super::kind("9+diagonal")));
        assert!(assumed.errors.is_empty() && !assumed.puzzles[0].may_lack_rules, "{text}");
    }
    for text in [json(r#""title": "A star between windows""#), format!("# hard\n{A}\n")] {
        assert!(!parse_each(&text, None).puzzles[0].may_lack_rules, "{text}");
    }
}

#[test]
fn compares_stated_solutions() {
    let wrong = A_SOLVED.replacen("185", "158", 1);
    let list = |line: &str| format!("[[{}]]", grid(line, "0", ",", "],[").trim());
    let texts = |solution: &str| {
        [
            format!("{A},{solution}\n"),
            format!("puzzle,solution\n{A},{solution}\n"),
            format!("foo;Aufgabe;Lösung\n1;{A};{solution}\n"),
            format!("{{\"puzzles\": [\"{A}\"], \"solutions\": \"{solution}\"}}"),
            format!("<opensudoku><game data=\"{A}\" solution=\"{solution}\"/></opensudoku>"),
            format!("{{\"puzzle\": \"{A}\", \"solution\": \"{solution}\"}}"),
            format!(
                "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/sudoku#1\"], \"puzzle\": {}, \"solution\": {}}}",
                list(A),
                list(solution)
            ),
            format!("{}\nSolution\n{}", grid(A, ".", "", "\n"), grid(solution, ".", "", "\n")),
            format!("{A} # {solution}\n"),
            format!("{A}\t1.2\t{solution}\n"),
            format!("{A} # easy # {solution} # x\n"),
            format!("{A}\n# Solution: {solution}\n"),
        ]
    };
    for (right, wrong) in texts(A_SOLVED).iter().zip(texts(&wrong)) {
        read(right, &[A]);
        let parsed = parse_each(&wrong, None);
        assert_eq!(lines(&parsed), [A]);
        assert_eq!(parsed.errors[0].message, "the file's solution differs at r1c2", "{wrong}");
    }
}

#[test]
fn reads_small_formats_of_other_programs() {
    let sumocue: String = A
        .chars()
        .enumerate()
        .map(|(cell, c)| format!("={c}J{}", cell / 27 * 3 + cell % 9 / 3))
        .collect();
    for text in [
        format!("SumoCueV1{sumocue}\n"),
        format!("By Jane\n> \"sumocuev1{}\" 4.2\n", sumocue.replace("8=", "8\n=")),
    ] {
        read(&text, &[A]);
    }
    let description: String = A
        .split_inclusive(|c| c != '0')
        .map(|part| {
            let empty = part.matches('0').count();
            let run = if empty > 0 { char::from(b'`' + empty as u8) } else { '_' };
            format!("{run}{}", part.trim_start_matches('0'))
        })
        .collect();
    let description = description.trim_start_matches('_');
    read(&format!("3x3:{description}\n"), &[A]);
    read(
        &format!(
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\nPARAMS  :3:3x3\nDESC    :9:{description}\n"
        ),
        &[A],
    );
    assert!(first_error("3x3#12345\n").contains("random seed"));
    let values: String =
        A.chars().map(|c| if c == '0' { '_' } else { char::from(c as u8 - b'1' + b'b') }).collect();
    let ksudoku = |kind: &str| {
        format!(
            "<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><graph order=\"9\" type=\"{kind}\"/><values>{values}</values></puzzle></game></ksudoku>"
        )
    };
    read(&ksudoku("sudoku"), &[A]);
    assert!(first_error(&ksudoku("roxdoku")).contains("`roxdoku` is not supported"));
    read(
        &format!(
            "<!-- <game data=\"{B}\"/> --><opensudoku><game note=\"a > b\" data=\"{A}\"/></opensudoku>"
        ),
        &[A],
    );
}

#[test]
fn ipuz_cells_count_from_zero_or_from_one() {
    let cages = |first: usize| {
        let cage = |row: usize| {
            format!(
                "{{\"cells\": [[{},{}],[{},{}]], \"value\": 5}}",
                first,
                row + first,
                first + 1,
                row + first
            )
        };
        (0..4).step_by(3).map(cage).collect::<Vec<_>>().join(",")
    };
    let text = |first| {
        format!(
            "{{\"version\": \"http://ipuz.org/v2\", \"kind\": [\"http://ipuz.org/sudoku/killersudoku#1\"], \"boxes\": true, \"puzzle\": [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]], \"cages\": [{}]}}",
            cages(first)
        )
    };
    let [zero, one] = [0, 1].map(|first| parse_each(&text(first), None).puzzles.remove(0).shape);
    assert_eq!(zero.cages(), one.cages());
    assert_eq!(zero.cages()[1].cells, [12, 13]);
}

#[test]
fn characters_of_any_length_may_stand_anywhere() {
    let pieces = [
        "# a comment\n",
        "#12\n",
        "#A a\n[Puzzle]\n53..7....\n",
        "% a\n// b\n; c\n",
        ":0000:x:5:::\n",
        "SumoCueV1=0J0+0\n",
        "9x9:a1_2,3\n",
        "https://sudokupad.app/?puzzleid=fpuzzlesN4Ig\n",
        "id,puzzle,solution\n1,53..7,\"5\"\n",
        "{\"puzzle\": \"53..7\", \"cages\": [{\"cells\": [\"r1c1\"]}]}\n",
        "[[5,3],[0,7]]\n",
        "<p>5 3 &amp; 7</p>\n",
        "<game data=\"53\" />\n",
        "| 5 | 3 |\n|---|---|\n",
        "> 5 3 . . 7 # x\n",
        "\\begin{sudoku}\n|5|3|.\n",
        "A: 5 3 . | . 7 .\n{1,2} {3} 45 6\n",
        "_________\n*** 1 ***\n+49 30 123\n",
    ];
    for piece in pieces {
        for at in 0..=piece.len() {
            for other in ["é", "٣", "日", "😀", "\u{301}", "\u{feff}", "\0"] {
                let text = format!("{}{other}{}", &piece[..at], &piece[at..]);
                parse_each(&text, None);
                parse_each(&format!("{text}{A}\n"), None);
            }
        }
    }
}
