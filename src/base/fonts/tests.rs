use super::face::ink;
use super::*;
use skrifa::{FontRef, GlyphId};

fn fonts() -> Fonts {
    let [text, digits] = ["Source Serif 4", "Source Sans 3"].map(FontFamily::Bundled);
    Fonts::new(&FontFamilies::new(text, digits)).unwrap()
}

#[test]
fn bundled_fonts_cover_latin() {
    for family in bundled_names() {
        let fonts = Fonts::new(&FontFamilies::new(
            FontFamily::Bundled(family),
            FontFamily::Bundled(family),
        ))
        .unwrap();
        for text in ["Français œuvre", "Zażółć gęślą jaźń", "İstanbul ığüşöç", "Größe – “Café” — ½"]
        {
            for role in [FontRole::Text, FontRole::Italic, FontRole::Bold] {
                fonts.shape(role, Length::pt(10), text).unwrap();
            }
        }
    }
}

#[test]
fn titles_of_covers_have_the_capitals_of_every_language() {
    let fonts = fonts();
    for text in [
        "ÀÂÄÅÆÇÉÈÊËÍÎÏÑÓÔÕÖØŒÚÙÛÜŸĄČĎĘĚĞİŁŃŇŘŚŞŠŤŮÝŹŻŽẞ",
        "ΑΒΓΔΕΖΗΘΙΪΚΛΜΝΞΟΠΡΣΤΥΫΦΧΨΩ",
        "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ",
        "0123456789 &!?¡¿.,:;·–—’«»„“”×÷+−",
    ] {
        for role in [FontRole::Heavy, FontRole::Condensed, FontRole::Serif] {
            assert!(fonts.has_all(role, text), "{role:?}: {text}");
            let [run] = &fonts.shape(role, Length::pt(10), text).unwrap()[..] else {
                panic!("{role:?}: {text}");
            };
            assert!(fonts.face(run.face).weight() >= 700, "{role:?}");
        }
    }
    assert!(!fonts.has_all(FontRole::Heavy, "数独"));
}

#[test]
fn missing_characters_are_named() {
    let missing = fonts().shape(FontRole::Text, Length::pt(10), "日本").unwrap_err();
    assert_eq!(missing.character, '日');
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
    let glyphs =
        |fonts: Fonts| fonts.shape(FontRole::Text, Length::pt(10), "fi").unwrap()[0].glyphs.len();
    assert_eq!(glyphs(fonts().in_language("en")), 1);
    assert_eq!(glyphs(fonts().in_language("tr-TR")), 2);
}

#[test]
fn fallback_faces_replace_missing_glyphs() {
    let family = FontFamily::Bundled("Atkinson Hyperlegible");
    let fonts = Fonts::new(&FontFamilies::new(family.clone(), family)).unwrap();
    let runs = fonts.shape(FontRole::Text, Length::pt(10), "a Ж b").unwrap();
    let texts: Vec<&str> = runs.iter().map(|run| run.text.as_str()).collect();
    assert_eq!(texts, ["a ", "Ж ", "b"]);
}

#[test]
fn tabular_figures_are_centred_by_width_and_letters_by_ink() {
    let fonts = fonts();
    let placed: Vec<(Length, String)> = "123456789AMP"
        .chars()
        .zip(1..)
        .map(|(c, place)| (Length::pt(2000 * place), c.to_string()))
        .collect();
    let run = fonts.cells(FontRole::Given, Length::pt(1000), &placed).unwrap();
    assert_eq!(run.text, "123456789AMP");
    let font = FontRef::new(fonts.face(run.face).bytes()).unwrap();
    for ((centre, says), glyph) in placed.into_iter().zip(&run.glyphs) {
        let [left, _, right, _] = ink(&font, GlyphId::from(glyph.id)).unwrap();
        let off = glyph.x + Length::pt(left + right).half() - centre;
        // Their ink is centred within a fiftieth of an em.
        let most = if says.parse::<u8>().is_ok() { 20 } else { 1 };
        assert!(off.to_thousandths().abs() <= most * 1000, "{says}: {off}");
    }
    let first = run.glyphs[0].x - Length::pt(2000);
    for (digit, glyph) in (1..).zip(&run.glyphs[..9]) {
        assert_eq!(glyph.x - Length::pt(2000 * digit), first);
    }
}

#[test]
fn two_figure_numbers_are_centred_as_one() {
    let fonts = fonts();
    let size = Length::pt(10);
    let run = fonts.cells(FontRole::Digit, size, &[(Length::pt(20), "25".into())]).unwrap();
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
fn rejects_bytes_that_are_not_a_font() {
    let face = |bytes: &[u8]| Face::new("x", Arc::new(bytes.to_vec())).err();
    assert_eq!(face(b"hello"), Some(FontError::NoFont));
    assert_eq!(face(b""), Some(FontError::NoFont));
    assert_eq!(face(b"wOFF...."), Some(FontError::WebFont));
    assert_eq!(face(b"ttcf...."), Some(FontError::Collection));
    let whole = BUNDLED[0].styles[0].bytes().unwrap();
    for length in [12, 100, 1000, whole.len() / 2] {
        assert!(face(&whole[..length]).is_some(), "cut at {length}");
    }
}

fn atkinson() -> Fonts {
    let family = FontFamily::Bundled("Atkinson Hyperlegible");
    Fonts::new(&FontFamilies::new(family.clone(), family)).unwrap()
}

/// Returns the runs of `text`, each with the name of its face.
fn runs(fonts: &Fonts, role: FontRole, text: &str) -> Vec<(String, String)> {
    let runs = fonts.shape(role, Length::pt(10), text).unwrap();
    let named = |run: &Run| {
        let name = fonts.face(run.face).postscript_name();
        let family = name.split('-').next().unwrap_or_default();
        (family.to_owned(), run.text.clone())
    };
    runs.iter().map(named).collect()
}

fn pairs(runs: &[(String, String)]) -> Vec<(&str, &str)> {
    runs.iter().map(|(face, text)| (face.as_str(), text.as_str())).collect()
}

#[test]
fn words_keep_one_face() {
    let (fonts, prose) = (atkinson(), FontRole::Prose);
    // Atkinson has μ, π, Δ and Ω, but no other Greek letters.
    for word in ["Δοκιμή,", "(μπλε)", "Ωμέγα.", "«Судоку»", "слово!"] {
        let runs = runs(&fonts, prose, word);
        assert_eq!(pairs(&runs), [("SourceSerif4", word)]);
    }
    let mixed = runs(&fonts, prose, "from μία to 9");
    let atkinson = "AtkinsonHyperlegible";
    let expected =
        [(atkinson, "from "), ("SourceSerif4", "μία "), (atkinson, "to "), ("SourceSans3", "9")];
    assert_eq!(pairs(&mixed), expected);
    // A part of a hyphenated word has the face of the whole word.
    assert_eq!(pairs(&runs(&fonts, prose, "μ"))[0].0, "SourceSerif4");
}

#[test]
fn other_scripts_use_one_face_for_all_characters() {
    for (language, text) in [("el", "Σελίδα 12, μέρος 3."), ("uk", "Сторінка 12 – 3 слова.")]
    {
        let fonts = atkinson().in_language(language);
        for role in [FontRole::Text, FontRole::Prose, FontRole::Heading, FontRole::Bold] {
            assert_eq!(pairs(&runs(&fonts, role, text)), [("SourceSerif4", text)]);
        }
        assert!(fonts.chosen().iter().all(|face| face.has_slashed_zero()));
    }
}

#[test]
fn words_end_at_every_space() {
    let fonts = atkinson();
    for space in ["\u{a0}", "\u{2002}", "\u{202f}"] {
        let text = format!("Classic grids{space}·{space}A{space}μ");
        let runs = runs(&fonts, FontRole::Text, &text);
        assert!(pairs(&runs)[0].1.starts_with("Classic grids"), "{:?}", pairs(&runs));
    }
}

#[test]
fn numbers_avoid_the_slashed_zero() {
    let fonts = atkinson();
    let (own, sans) = ("AtkinsonHyperlegible", "SourceSans3");
    for (text, expected) in [
        ("80", vec![(sans, "80")]),
        ("1–79", vec![(sans, "1–79")]),
        ("Puzzle 80", vec![(own, "Puzzle "), (sans, "80")]),
        ("A10", vec![(own, "A"), (sans, "10")]),
    ] {
        for role in [FontRole::Text, FontRole::Prose, FontRole::Bold, FontRole::Heading] {
            assert_eq!(pairs(&runs(&fonts, role, text)), expected);
        }
        assert_eq!(pairs(&runs(&fonts, FontRole::Sum, text)), expected);
        assert_eq!(pairs(&runs(&fonts, FontRole::Digit, text)), [(own, text)]);
    }
    // The figures of both faces have the same height.
    let mixed = fonts.shape(FontRole::Text, Length::pt(20), "A 10").unwrap();
    let heights: Vec<i32> = (mixed.iter())
        .map(|run| fonts.face(run.face).at(fonts.face(run.face).figure_height, run.size))
        .map(|height| height.to_thousandths())
        .collect();
    assert!(heights[0].abs_diff(heights[1]) <= 2, "{heights:?}");
    let cells = fonts.cells(FontRole::Given, Length::pt(10), &[(Length::pt(5), "10".into())]);
    assert!(fonts.face(cells.unwrap().face).has_slashed_zero());
    assert_eq!(
        pairs(&runs(&super::tests::fonts(), FontRole::Text, "80")),
        [("SourceSerif4", "80")]
    );
}
