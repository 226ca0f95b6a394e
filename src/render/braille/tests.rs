//! Tests of books in braille: a reader of the files that knows cells only as signs of braille ASCII.

use super::*;
use gridpress_engine::puzzle::Shape;
use gridpress_messages::languages;
use gridpress_testing::samples::{self, KINDS, OVERLAPPING};

/// Returns the lines of each page, after a check of their number and length.
fn read_pages(file: &[u8]) -> Vec<Vec<String>> {
    let text = String::from_utf8(file.to_vec()).unwrap();
    let pages = text.strip_suffix('\x0C').unwrap().split('\x0C');
    let pages = pages.map(|page| {
        let lines: Vec<String> =
            page.strip_suffix("\r\n").unwrap().split("\r\n").map(str::to_owned).collect();
        assert_eq!(lines.len(), 25);
        assert!(lines.iter().all(|line| line.len() <= 40), "{lines:?}");
        lines
    });
    pages.collect()
}

/// Returns the number at the start of a line, and the rest of the line with as many cells as every row has.
fn numbered(line: &str, (sign, digits): (char, &str), label: usize) -> Option<(usize, String)> {
    let rest = line.strip_prefix(sign)?;
    let figures: String =
        rest.chars().map_while(|c| digits.find(c).map(|digit| digit.to_string())).collect();
    let line = format!("{line:41}");
    (line.as_bytes()[figures.len() + 1] == b' ').then_some(())?;
    Some((figures.parse().ok()?, line[label..].to_owned()))
}

/// Returns the value of the cells of a symbol; `None` for the blank of a cell outside the grids.
fn value(cells: &str, (sign, digits): (char, &str)) -> Option<u8> {
    match cells.chars().collect::<Vec<_>>()[..] {
        ['-'] | ['-', '-'] => Some(0),
        [' '] => None,
        [digit] => digits
            .find(digit)
            .map_or(Some((digit as u8).saturating_sub(b'A') + 10), |digit| Some(digit as u8)),
        [first, digit] if first == sign => digits.find(digit).map(|digit| digit as u8),
        [';', letter] => Some((letter as u8).saturating_sub(b'A') + 10),
        _ => None,
    }
}

/// Returns the grids of `shape` in lines, in order.
fn read_grids(lines: &[String], shape: &Shape, code: (char, &str)) -> Vec<Vec<u8>> {
    let ((rows, columns), side) = (shape.kind().extent(), shape.side());
    // French digits are unlike letters.
    let cell = if shape.digits() > 9 && code.0 == '#' { 2 } else { 1 };
    let wide = if shape.kind().is_latin() || shape.kind().has_irregular_regions() {
        columns
    } else {
        shape.kind().boxes().1
    };
    let label = if rows > 9 { 4 } else { 3 };
    let mut grids = Vec::new();
    let (mut grid, mut first) = (vec![0; side * side], 0);
    let mut row = 0;
    for line in lines {
        let Some((number, text)) = numbered(line, code, label) else {
            // An empty line is between boxes.
            row *= usize::from(line.is_empty());
            continue;
        };
        // The line above a part of a grid begins with the number of its first column.
        row = if number == row + 1 { row } else { 0 };
        if number != row + 1 {
            continue;
        }
        let mut rest = text.as_str();
        let mut column = first;
        while column < columns && rest.len() > cell {
            if column > first && column % wide == 0 {
                rest = &rest[1..];
                if rest.len() <= cell {
                    break;
                }
            }
            if let Some(value) = value(&rest[..cell], code) {
                grid[row * side + column] = value;
            }
            (rest, column) = (&rest[cell..], column + 1);
        }
        row += 1;
        if row == rows {
            // Wide grids go on below, with whole boxes.
            let fit = (40 - label + 1) / (wide * cell + 1) * wide;
            first += if fit == 0 { columns } else { fit };
            if first >= columns {
                grids.push(std::mem::replace(&mut grid, vec![0; side * side]));
                first = 0;
            }
            row = 0;
        }
    }
    grids
}

/// Number sign and digits from 0 of a language.
fn figures(language: &str) -> (char, &'static str) {
    match language {
        "fr" => (',', "#*<%?:$]\\["),
        _ => ('#', "JABCDEFGHI"),
    }
}

#[test]
fn every_puzzle_and_answer_reads_back() {
    for kind in KINDS.iter().copied().chain(OVERLAPPING) {
        for language in ["en", "fr"] {
            let spec = format!("language = \"{language}\"\n[page]\ntrim = \"a3\"\n");
            let book = samples::book(&spec, &[(kind, Symbols::Letters, 2, 1)]);
            let pages = read_pages(&write(&book).unwrap());
            let lines: Vec<String> = pages
                .into_iter()
                .flat_map(|mut page| page.drain(..24).collect::<Vec<_>>())
                .collect();
            let puzzles: Vec<_> = book.puzzles().map(|puzzle| &puzzle.puzzle).collect();
            let shape = &puzzles[0].shape;
            let grids = read_grids(&lines, shape, figures(language));
            let expected = puzzles.iter().map(|puzzle| &puzzle.givens);
            let expected = expected.chain(puzzles.iter().map(|puzzle| &puzzle.solution));
            // Cells outside of overlapping grids are blank.
            let playable = |cells: &[u8]| -> Vec<u8> {
                shape.playable_cells().map(|cell| cells[cell]).collect()
            };
            let grids: Vec<Vec<u8>> = grids.iter().map(|grid| playable(grid)).collect();
            let expected: Vec<Vec<u8>> = expected.map(|grid| playable(grid.cells())).collect();
            assert!(grids == expected, "{kind} {language}\n{}", lines.join("\n"));
        }
    }
}

#[test]
fn books_of_all_languages_have_cells_for_all_words() {
    let variants = KINDS.iter().filter(|kind| kind.starts_with("9+")).take(40);
    let sections: Vec<_> = variants.map(|&kind| (kind, Symbols::Letters, 1, 1)).collect();
    for language in languages() {
        let book = samples::book(
            &format!("language = \"{language}\"\n[page]\ntrim = \"a3\"\n"),
            &sections,
        );
        let pages =
            read_pages(&write(&book).unwrap_or_else(|error| panic!("{language}: {error:?}")));
        assert!(pages.len() > sections.len());
    }
}

/// Every character of the printed messages has cells, whichever of them a book contains.
#[test]
fn every_message_can_be_written() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../messages/languages");
    for code in languages().filter_map(BrailleCode::of) {
        let language = languages()
            .find(|tag| BrailleCode::of(tag).is_some_and(|other| std::ptr::eq(other, code)))
            .unwrap();
        let text = std::fs::read_to_string(format!("{folder}/{language}/book.ftl")).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let value = line.split_once('=').map_or(line, |(_, value)| value);
            let mut depth = 0;
            let words: String = value
                .chars()
                .filter(|c| {
                    depth += i32::from(*c == '{');
                    let is_text = depth == 0;
                    depth -= i32::from(*c == '}' && depth > 0);
                    is_text
                })
                .collect();
            assert!(code.words(&words).is_ok(), "{language}: {line} {:?}", code.words(&words));
        }
    }
}

#[test]
fn signs_stand_before_capitals_and_numbers() {
    let written = |language, text| {
        let words = BrailleCode::of(language).unwrap().words(text).unwrap().join(" ");
        let page = vec![vec![words]];
        let file = pages::file(&page, BrailleCode::of(language).unwrap());
        String::from_utf8(file).unwrap().lines().next().unwrap().to_owned()
    };
    assert_eq!(written("en", "Puzzle 12, Easy"), ",PUZZLE #AB1 ,EASY");
    assert_eq!(written("en", "KDP at r4c7: 1,000.5"), ",,KDP AT R#D;C#G3 #A1JJJ4E");
    assert_eq!(written("de", "Rätsel in Größe"), ".R>TSEL IN .GR[!E");
    assert_eq!(written("fr", "À 10 é"), ".( ,*# =");
    assert_eq!(written("uk", "Рівень KDP"), "^RYWEN) ,^^KDP");
    assert_eq!(written("el", "Ώρα"), ".\"JRA");
    assert_eq!(written("tr", "Işık"), ",9%9K");
}

#[test]
fn signs_and_symbols_without_cells_are_errors() {
    let book = |title: &str, symbols| {
        let mut book = samples::book("[page]\ntrim = \"6x9in\"\n", &[("9", symbols, 1, 1)]);
        title.clone_into(&mut book.spec.title);
        book
    };
    assert!(write(&book("Sudoku", Symbols::Letters)).is_ok());
    let error = write(&book("Sudoku ☃", Symbols::Letters)).unwrap_err();
    assert!(format!("{error:?}").contains('☃'));
    let error = write(&book("Sudoku", Symbols::Shapes)).unwrap_err();
    assert!(format!("{error:?}").contains("`s0`"));
}
