use super::face::ink;
use super::family::BUNDLED;
use super::*;
use skrifa::{FontRef, GlyphId};

fn fonts() -> Fonts {
    let [text, digits] = ["Source Serif 4", "Source Sans 3"].map(Family::Bundled);
    Fonts::new(&Families::new(text, digits)).unwrap()
}

#[test]
fn latin_of_every_kind_is_covered() {
    for family in bundled_names() {
        let fonts = Fonts::new(&Families::new(
            Family::Bundled(family),
            Family::Bundled(family),
        ))
        .unwrap();
        for text in [
            "Français œuvre",
            "Zażółć gęślą jaźń",
            "İstanbul ığüşöç",
            "Größe – “Café” — ½",
        ] {
            for role in [FontRole::Text, FontRole::Italic, FontRole::Bold] {
                fonts.shape(role, Length::pt(10), text).unwrap();
            }
        }
    }
}

#[test]
fn a_character_nobody_has_is_named() {
    let missing = fonts()
        .shape(FontRole::Text, Length::pt(10), "日本")
        .unwrap_err();
    assert_eq!(missing.character, '日');
    assert!(missing.to_string().contains("U+65E5"), "{missing}");
}

#[test]
fn text_is_kerned_and_ligated() {
    let fonts = fonts();
    let run = &fonts.shape(FontRole::Text, Length::pt(100), "AV").unwrap()[0];
    let face = fonts.face(run.face);
    let unkerned: i32 = run.glyphs.iter().map(|glyph| face.advance(glyph.id)).sum();
    assert!(run.width < Length::pt(100).scale(unkerned, face.units_per_em()));
    let fi = &fonts.shape(FontRole::Text, Length::pt(10), "fi").unwrap()[0];
    assert!(fi.glyphs.len() <= 2);
}

#[test]
fn turkish_keeps_the_dot_of_i() {
    let glyphs = |fonts: Fonts| {
        fonts.shape(FontRole::Text, Length::pt(10), "fi").unwrap()[0]
            .glyphs
            .len()
    };
    assert_eq!(glyphs(fonts().in_language("en")), 1);
    assert_eq!(glyphs(fonts().in_language("tr-TR")), 2);
}

#[test]
fn another_face_stands_in_for_what_one_lacks() {
    let family = Family::Bundled("Atkinson Hyperlegible");
    let fonts = Fonts::new(&Families::new(family.clone(), family)).unwrap();
    let runs = fonts
        .shape(FontRole::Text, Length::pt(10), "a Ж b")
        .unwrap();
    let texts: Vec<&str> = runs.iter().map(|run| run.text.as_str()).collect();
    assert_eq!(texts, ["a ", "Ж ", "b"]);
}

#[test]
fn figures_of_one_width_are_centred_by_it_and_letters_on_their_ink() {
    let fonts = fonts();
    let placed: Vec<(Length, String)> = "123456789AMP"
        .chars()
        .zip(1..)
        .map(|(c, place)| (Length::pt(2000 * place), c.to_string()))
        .collect();
    let run = fonts
        .cells(FontRole::Given, Length::pt(1000), &placed)
        .unwrap();
    assert_eq!(run.text, "123456789AMP");
    let font = FontRef::new(fonts.face(run.face).bytes()).unwrap();
    for ((centre, says), glyph) in placed.into_iter().zip(&run.glyphs) {
        let [left, _, right, _] = ink(&font, GlyphId::from(glyph.id)).unwrap();
        let off = glyph.x + Length::pt(left + right).half() - centre;
        // Their ink is where it belongs within a fiftieth of an em.
        let most = if says.parse::<u8>().is_ok() { 20 } else { 1 };
        assert!(off.to_thousandths().abs() <= most * 1000, "{says}: {off}");
    }
    let first = run.glyphs[0].x - Length::pt(2000);
    for (digit, glyph) in (1..).zip(&run.glyphs[..9]) {
        assert_eq!(glyph.x - Length::pt(2000 * digit), first);
    }
}

#[test]
fn numbers_of_two_figures_are_centred_as_one() {
    let fonts = fonts();
    let size = Length::pt(10);
    let run = fonts
        .cells(FontRole::Digit, size, &[(Length::pt(20), "25".into())])
        .unwrap();
    let face = fonts.face(run.face);
    let [left, ..] = face.ink(run.glyphs[0].id).unwrap();
    let [_, _, right, _] = face.ink(run.glyphs[1].id).unwrap();
    let left = run.glyphs[0].x + size.scale(left, face.units_per_em());
    let right = run.glyphs[1].x + size.scale(right, face.units_per_em());
    let off = (left + right).half() - Length::pt(20);
    assert!(off.to_thousandths().abs() <= 2, "{off}");
    let width = fonts.cell_width(FontRole::Digit, size, "25").unwrap();
    assert!((width - (right - left)).to_thousandths().abs() <= 2);
    assert!(fonts.cell_width(FontRole::Digit, size, "가").is_err());
}

#[test]
fn bytes_that_are_no_font_are_refused() {
    let face = |bytes: &[u8]| Face::new("x", Arc::new(bytes.to_vec())).err();
    assert_eq!(face(b"hello"), Some(FontError::NoFont));
    assert_eq!(face(b""), Some(FontError::NoFont));
    assert_eq!(face(b"wOFF...."), Some(FontError::WebFont));
    assert_eq!(face(b"ttcf...."), Some(FontError::Collection));
    let whole = BUNDLED[0].styles[0].1;
    for length in [12, 100, 1000, whole.len() / 2] {
        assert!(face(&whole[..length]).is_some(), "cut at {length}");
    }
}
