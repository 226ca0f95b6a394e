//! Fonts in the file.

use super::*;
use gridpress_base::fonts::FontRole;
use std::collections::BTreeSet;

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
    let wanted = glyphs.iter().map(|&glyph| rounded(face.advance(glyph)).into());
    let wanted: Vec<Object> = vec![1.into(), wanted.collect::<Vec<Object>>().into()];
    assert_eq!(widths.as_array().unwrap(), &wanted);
}
