//! Figures of cells: where they are, and how they are written.

use super::*;
use crate::fonts::{Face, Role, Run};
use crate::output::pdf::cells::Cells;
use crate::output::pdf::subset::{Embedded, embed};
use std::collections::BTreeMap;
use std::sync::Arc;

const PITCH: Length = Length::pt(24);

/// What stands in cells, by their numbers; `size` is as of figures 12 points high.
fn row(fonts: &Fonts, role: Role, cells: &[(i32, char)]) -> Item {
    let size = fonts.size_for_figures(role, Length::pt(12));
    let cells = cells.iter().map(|&(cell, says)| {
        let middle = PITCH * cell + PITCH.half();
        (middle, says.to_string())
    });
    let run = fonts.cells(role, size, &cells.collect::<Vec<_>>()).unwrap();
    item(run)
}

fn item(mut run: Run) -> Item {
    run.pitch = Some(PITCH);
    Item::text(Point::new(Length::pt(10), Length::pt(100)), run)
}

fn run(item: &Item) -> &Run {
    match item {
        Item::Text { run, .. } => run,
        _ => panic!("text"),
    }
}

fn embedded(items: &[&Item], fonts: &Fonts) -> Embedded {
    let page = Page {
        items: items.iter().map(|&item| item.clone()).collect(),
        ..Page::default()
    };
    embed(&Used::by(&[page]), fonts).unwrap()
}

#[test]
fn figures_of_both_faces_share_a_font_and_stay_where_they_were() {
    for family in crate::fonts::bundled_names() {
        let fonts = fonts(family);
        let all: Vec<(i32, char)> = (0..).zip("123456789ABCDEFG".chars()).collect();
        let rows = [Role::Given, Role::Digit].map(|role| row(&fonts, role, &all));
        let embedded = embedded(&[&rows[0], &rows[1]], &fonts);
        assert_eq!(embedded.fonts().count(), 1, "{family}");
        for row in &rows {
            let run = run(row);
            let (font, size) = embedded.font(run).unwrap();
            let bytes = Arc::new(font.parsed.original_bytes.clone());
            let (face, cut) = (fonts.face(run.face), Face::new("cut", bytes).unwrap());
            for glyph in &run.glyphs {
                let [left, low, right, high] = face.ink(glyph.id).unwrap();
                let old = |units: i32| run.size.scale(units, face.units_per_em());
                let wanted = [
                    glyph.x + old(left),
                    old(low),
                    glyph.x + old(right),
                    old(high),
                ];
                let shown = font.glyph(run, glyph).unwrap();
                let [left, low, right, high] = cut.ink(shown.glyph).unwrap();
                let new = |units: i32| size.scale(units, cut.units_per_em());
                let x = font.x(run, glyph, size);
                let found = [x + new(left), new(low), x + new(right), new(high)];
                // Outlines are drawn in whole font units.
                let unit = size.to_thousandths() / cut.units_per_em() + 1;
                for (wanted, found) in wanted.into_iter().zip(found) {
                    let off = (wanted - found).to_thousandths().abs();
                    assert!(off <= unit, "{family} {} {off}", run.says(glyph));
                }
                assert_eq!(run.says(glyph), shown.says);
                assert_eq!(shown.width, font.blank.as_ref().unwrap().width);
            }
        }
    }
}

#[test]
fn givens_and_solved_figures_of_a_row_are_one_string() {
    for family in crate::fonts::bundled_names() {
        let fonts = fonts(family);
        let givens = row(&fonts, Role::Given, &[(0, '7'), (3, '1')]);
        let solved = row(&fonts, Role::Digit, &[(1, '4'), (4, '1')]);
        let both = [&givens, &solved];
        let embedded = embedded(&both, &fonts);
        let code = |item: &Item, index: usize| {
            let run = run(item);
            let (font, _) = embedded.font(run).unwrap();
            font.glyph(run, &run.glyphs[index]).unwrap().code as u8
        };
        let cells = Cells::of(&both, &embedded).unwrap();
        assert_eq!(cells.items, 2, "{family}");
        let [bold, plain] = [0, 1].map(|index| code(&solved, index));
        assert_eq!(cells.rows, [[b'7', bold, b' ', b'1', plain]], "{family}");
        assert_ne!(plain, b'1');
        // What stands in a cell is not overwritten.
        assert_eq!(Cells::of(&[&givens, &givens], &embedded).unwrap().items, 1);
    }
}

#[test]
fn figures_are_a_pitch_apart_at_the_size_that_the_file_has() {
    let fonts = fonts("Source Sans 3");
    let givens = row(&fonts, Role::Given, &[(0, '7'), (3, '1')]);
    let embedded = embedded(&[&givens], &fonts);
    let (font, size) = embedded.font(run(&givens)).unwrap();
    let width = font.blank.as_ref().unwrap().width;
    let (_, content) = drawn(vec![givens.clone()], small());
    let before = |operator: &str| -> f64 {
        let mut words = content
            .split(&format!(" {operator} "))
            .next()
            .unwrap()
            .split(' ');
        words.next_back().unwrap().parse().unwrap()
    };
    assert!(size.to_thousandths() % 10 != 0, "something is cut off");
    let advance = before("Tc") + width as f64 * before("Tf") / 1000.0;
    assert!((advance - PITCH.to_pt()).abs() < 0.0006, "{advance}");
}

#[test]
fn what_is_no_figure_leaves_each_face_to_its_own_font() {
    let fonts = fonts("Source Sans 3");
    let givens = row(&fonts, Role::Given, &[(1, '7'), (3, '1')]);
    let solved = row(&fonts, Role::Digit, &[(0, '4')]);
    let size = Length::pt(12);
    let other = item(fonts.shape(Role::Given, size, "!").unwrap().remove(0));
    let items = [&givens, &solved, &other];
    let embedded = embedded(&items, &fonts);
    assert_eq!(embedded.fonts().count(), 2);
    let fonts = items.map(|item| embedded.font(run(item)).unwrap().0.index);
    assert!(fonts[0] != fonts[1] && fonts[0] == fonts[2]);
    let cells = Cells::of(&items, &embedded).unwrap();
    assert_eq!((cells.items, cells.rows), (1, vec![b" 7 1".to_vec()]));
}

#[test]
fn answers_are_written_row_by_row_and_pages_share_how_they_begin() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let bytes = bytes(&book, &layout, None);
    let contents = Reader::new(&bytes).unwrap().contents();
    let answers: std::collections::BTreeSet<u32> = layout
        .printed
        .iter()
        .filter_map(|one| one.answer_page)
        .collect();
    let mut rows = 0;
    for page in answers {
        let content = lopdf::content::Content::decode(&contents[page as usize - 1]).unwrap();
        for operation in content.operations.iter().filter(|one| one.operator == "'") {
            assert_eq!(operation.operands[0].as_str().unwrap().len(), 9);
            rows += 1;
        }
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
