//! Tests of figures in cells and of fonts in the file.

use super::*;
use crate::pdf::pen::{CellsPart, parts};
use crate::pdf::subset::{EmbeddedFonts, FontProgram, embed};
use gridpress_base::fonts::{Face, FontRole};
use gridpress_layout::{CellLine, Cells};
use skrifa::FontRef;
use skrifa::raw::TableProvider;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const PITCH: Length = Length::pt(24);

/// Returns a row with texts in cells, given by index; `size` is that of figures 12 points high.
fn line(fonts: &Fonts, role: FontRole, row: usize, cells: &[(usize, &str)]) -> CellLine {
    let size = fonts.size_for_figures(role, Length::pt(12));
    let placed = cells.iter().map(|&(cell, text)| {
        let middle = PITCH * cell as i32 + PITCH.half();
        (middle, text.to_owned())
    });
    let columns = cells.iter().flat_map(|&(cell, text)| text.chars().map(move |_| cell));
    CellLine {
        row,
        columns: columns.collect(),
        baseline: PITCH * row as i32,
        run: fonts.cells(role, size, &placed.collect::<Vec<_>>()).unwrap(),
    }
}

fn grid(lines: &[CellLine]) -> Cells {
    let lines = lines.to_vec();
    Cells { pitch: PITCH, lines }
}

fn place() -> Point {
    Point::new(Length::pt(10), Length::pt(100))
}

fn embedded(cells: &Cells, fonts: &Fonts) -> EmbeddedFonts {
    let page = Page { items: vec![Item::cells(place(), cells.clone())], ..Page::default() };
    embed(&UsedResources::of_pages(&[page]), fonts).unwrap()
}

#[test]
fn figures_of_both_faces_share_a_font_without_moving() {
    for family in gridpress_base::fonts::bundled_names() {
        let fonts = fonts(family);
        let all = "123456789ABCDEFG";
        let all: Vec<(usize, &str)> = (0..all.len()).map(|at| (at, &all[at..=at])).collect();
        let lines = [FontRole::Given, FontRole::Digit].map(|role| line(&fonts, role, 0, &all));
        let embedded = embedded(&grid(&lines), &fonts);
        assert_eq!(embedded.fonts().count(), 1, "{family}");
        for CellLine { run, .. } in &lines {
            let (font, size) = embedded.cells(run).unwrap();
            let FontProgram::TrueType(bytes) = &font.program else {
                panic!("{family} is no TrueType")
            };
            let (face, cut) = (fonts.face(run.face), FontRef::new(bytes).unwrap());
            let cut_glyph = |code: u16| {
                let codes = cut.cmap().unwrap();
                let table = codes.encoding_records()[0].subtable(codes.offset_data());
                table.unwrap().map_codepoint(code).unwrap().to_u32() as u16
            };
            let cut = Face::new("cut", Arc::new(bytes.clone())).unwrap();
            for glyph in &run.glyphs {
                let [left, low, right, high] = face.ink(glyph.id).unwrap();
                let old = |units: i32| run.size.scale(units, face.units_per_em());
                let expected = [glyph.x + old(left), old(low), glyph.x + old(right), old(high)];
                let shown = font.glyph(run, glyph).unwrap();
                let [left, low, right, high] = cut.ink(cut_glyph(shown.code)).unwrap();
                let new = |units: i32| size.scale(units, cut.units_per_em());
                let x = font.x(run, glyph, size);
                let found = [x + new(left), new(low), x + new(right), new(high)];
                // Outlines are in whole font units.
                let unit = size.to_thousandths() / cut.units_per_em() + 1;
                for (expected, found) in expected.into_iter().zip(found) {
                    let off = (expected - found).to_thousandths().abs();
                    assert!(off <= unit, "{family} {} {off}", run.glyph_text(glyph));
                }
                assert_eq!(run.glyph_text(glyph), shown.text);
                assert_eq!(shown.width, font.blank.as_ref().unwrap().width);
            }
        }
    }
}

/// Returns the rows of each part of a grid; empty for a part that is text.
fn rows_of(cells: &Cells, embedded: &EmbeddedFonts) -> Vec<Vec<Vec<u8>>> {
    let parts = parts(place(), cells, embedded).into_iter();
    let rows = parts.map(|part| match part {
        CellsPart::Rows(rows) => rows.rows,
        CellsPart::Text(_) => Vec::new(),
    });
    rows.collect()
}

#[test]
fn givens_and_solved_figures_of_a_row_are_one_string() {
    for family in gridpress_base::fonts::bundled_names() {
        let fonts = fonts(family);
        if !fonts.has_heavy_digits() {
            continue;
        }
        let givens = line(&fonts, FontRole::Given, 0, &[(0, "7"), (3, "1")]);
        let solved = line(&fonts, FontRole::Digit, 0, &[(1, "4"), (4, "1")]);
        let below = line(&fonts, FontRole::Digit, 2, &[(2, "4")]);
        let cells = grid(&[givens.clone(), solved.clone(), below]);
        let embedded = embedded(&cells, &fonts);
        let code = |line: &CellLine, index: usize| {
            let (font, _) = embedded.cells(&line.run).unwrap();
            font.glyph(&line.run, &line.run.glyphs[index]).unwrap().code as u8
        };
        let [bold, plain] = [0, 1].map(|index| code(&solved, index));
        let expected = [vec![b'7', bold, b' ', b'1', plain], vec![], vec![b' ', b' ', bold]];
        assert_eq!(rows_of(&cells, &embedded), [expected], "{family}");
        assert_ne!(plain, b'1');
        // An occupied cell is not overwritten.
        let twice = grid(&[givens.clone(), givens]);
        assert_eq!(rows_of(&twice, &embedded).len(), 2);
    }
}

#[test]
fn misplaced_figures_are_not_rows() {
    let fonts = fonts("Source Sans 3");
    let numbers = line(&fonts, FontRole::Given, 0, &[(0, "7"), (3, "12")]);
    let mut moved = line(&fonts, FontRole::Given, 1, &[(1, "2"), (4, "3")]);
    moved.run.glyphs[1].x += Length::thousandths(30);
    let plain = line(&fonts, FontRole::Given, 2, &[(1, "2")]);
    let cells = grid(&[numbers, moved, plain]);
    let embedded = embedded(&cells, &fonts);
    let expected = [vec![], vec![], vec![b" 2".to_vec()]];
    assert_eq!(rows_of(&cells, &embedded), expected);
}

#[test]
fn figures_keep_their_pitch_at_the_rounded_size() {
    let fonts = fonts("Source Sans 3");
    let givens = line(&fonts, FontRole::Given, 0, &[(0, "7"), (3, "1")]);
    let cells = grid(std::slice::from_ref(&givens));
    let embedded = embedded(&cells, &fonts);
    let (font, size) = embedded.cells(&givens.run).unwrap();
    let width = font.blank.as_ref().unwrap().width;
    let (_, content) = drawn(vec![Item::cells(place(), cells)], small());
    let before = |operator: &str| -> f64 {
        let mut words = content.split(&format!(" {operator} ")).next().unwrap().split(' ');
        words.next_back().unwrap().parse().unwrap()
    };
    assert!(size.to_thousandths() % 10 != 0, "something is cut off");
    let advance = before("Tc") + width as f64 * before("Tf") / 1000.0;
    assert!((advance - PITCH.to_pt()).abs() < 0.0006, "{advance}");
}

#[test]
fn other_glyphs_keep_faces_in_separate_fonts() {
    let fonts = fonts("Source Sans 3");
    let givens = line(&fonts, FontRole::Given, 0, &[(1, "7"), (3, "1")]);
    let solved = line(&fonts, FontRole::Digit, 0, &[(0, "4")]);
    let mut other = line(&fonts, FontRole::Given, 1, &[(0, "1")]);
    let size = Length::pt(12);
    other.run = fonts.shape(FontRole::Given, size, " ").unwrap().remove(0);
    let cells = grid(&[givens, solved, other]);
    let embedded = embedded(&cells, &fonts);
    assert_eq!(embedded.fonts().count(), 2);
    let fonts = [0, 1, 2].map(|line| embedded.cells(&cells.lines[line].run).unwrap().0.index);
    assert!(fonts[0] != fonts[1] && fonts[0] == fonts[2]);
    let expected = [vec![b"\xff7\xff1".to_vec()], vec![b"4".to_vec()], vec![]];
    assert_eq!(rows_of(&cells, &embedded), expected);
}

#[test]
fn answers_are_written_in_rows_and_pages_share_their_start() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let bytes = bytes(&book, &layout, None);
    let contents = contents(&bytes);
    let answers: std::collections::BTreeSet<u32> =
        layout.puzzle_pages.iter().filter_map(|one| one.answer_page).collect();
    let mut rows = 0;
    for page in answers {
        let content = lopdf::content::Content::decode(&contents[page as usize - 1]).unwrap();
        // Other lines of text may follow each other like rows.
        let lines = content.operations.iter().filter(|one| one.operator == "'");
        rows += lines.filter(|one| one.operands[0].as_str().unwrap().len() == 9).count();
    }
    assert_eq!(rows, 70 * 9);
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    let pages = pdf.page_iter().map(|id| pdf.get_dictionary(id).unwrap());
    let starts = pages.filter_map(|page| page.get(b"Contents").ok()?.as_array().ok()?.first());
    let mut counts = BTreeMap::new();
    for start in starts {
        *counts.entry(start.as_reference().unwrap()).or_insert(0) += 1;
    }
    assert!(counts.values().any(|&pages| pages >= 30), "{counts:?}");
}

#[test]
fn many_glyphs_have_codes_of_two_bytes_and_read_back() {
    let fonts = fonts("Source Sans 3");
    let letters = ('A'..='ž').chain('А'..='я');
    let text: String = letters.filter(|c| c.is_alphabetic()).collect();
    let runs = fonts.shape(FontRole::Text, Length::pt(9), &text).unwrap();
    let face = runs[0].face;
    let of_face = runs.iter().filter(|run| run.face == face);
    let glyphs: BTreeSet<u16> =
        of_face.flat_map(|run| run.glyphs.iter().map(|glyph| glyph.id)).collect();
    let place = |line| Point::new(Length::ZERO, Length::pt(9) * line);
    let lines = (1..).zip(runs);
    let items = lines.map(|(line, run)| Item::text(place(line), run));
    let bytes = page_of(items.collect(), small());
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    let found: BTreeSet<char> = pdf.extract_text(&[1]).unwrap().chars().collect();
    let lost: String = text.chars().filter(|c| !found.contains(c)).collect();
    assert_eq!(lost, "");
    let page = pdf.page_iter().next().unwrap();
    let font = pdf.get_page_fonts(page).unwrap()[&b"G0"[..]];
    assert_eq!(font.get(b"Subtype").unwrap().as_name().unwrap(), b"Type0");
    let parts = font.get(b"DescendantFonts").unwrap().as_array().unwrap();
    let widths = parts[0].as_dict().unwrap().get(b"W").unwrap();
    let face = fonts.face(face);
    let em = face.units_per_em();
    let rounded = |units: i32| i64::from((units * 1000 + em / 2) / em);
    let expected = glyphs.iter().map(|&glyph| rounded(face.advance(glyph)).into());
    let expected: Vec<Object> = vec![1.into(), expected.collect::<Vec<Object>>().into()];
    assert_eq!(widths.as_array().unwrap(), &expected);
}
