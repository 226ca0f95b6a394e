//! Fonts in the file: cut down to the glyphs in use, with their widths and what they say.

use super::PdfError;
use super::used::Used;
use crate::fonts::{Face, FaceId, Fonts};
use lopdf::{Dictionary, Object};
use printpdf::{
    Codepoint, FontId, Op, ParsedFont, PdfDocument, PdfFont, PdfFontHandle, PdfFontMetricsStub,
    PdfPage, PdfSaveOptions, Pt, TextItem,
};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The fonts of a document.
pub(super) struct Embedded {
    fonts: BTreeMap<FaceId, EmbeddedFont>,
}

impl Embedded {
    pub(super) fn font(&self, face: FaceId) -> Option<&EmbeddedFont> {
        self.fonts.get(&face)
    }

    pub(super) fn fonts(&self) -> impl Iterator<Item = &EmbeddedFont> {
        self.fonts.values()
    }
}

/// A font cut down.
pub(super) struct EmbeddedFont {
    /// Its name among the resources.
    pub id: FontId,
    parsed: ParsedFont,
    /// From glyphs of the whole font to those of the cut one.
    glyphs: BTreeMap<u16, u16>,
    /// What each glyph of the cut font says.
    texts: BTreeMap<u16, String>,
}

impl EmbeddedFont {
    /// The glyph of the cut font for `glyph` of the whole one.
    pub(super) fn glyph(&self, glyph: u16) -> u16 {
        self.glyphs.get(&glyph).copied().unwrap_or(0)
    }

    pub(super) fn pdf_font(&self) -> PdfFont {
        PdfFont::new(self.parsed.clone())
    }
}

/// Cuts every font down to what pages show of it.
pub(super) fn embed(used: &Used, fonts: &Fonts) -> Result<Embedded, PdfError> {
    let cut = |(index, (&face, glyphs)): (usize, (&FaceId, &BTreeMap<u16, String>))| {
        Ok((
            face,
            cut_down(fonts.face(face), &format!("G{index}"), glyphs)?,
        ))
    };
    let fonts = (used.glyphs.iter().enumerate())
        .map(cut)
        .collect::<Result<_, PdfError>>()?;
    Ok(Embedded { fonts })
}

fn cut_down(face: &Face, id: &str, used: &BTreeMap<u16, String>) -> Result<EmbeddedFont, PdfError> {
    let used_glyphs: Vec<u16> = used.keys().copied().collect();
    let remapper = subsetter::GlyphRemapper::new_from_glyphs_sorted(&used_glyphs);
    let bytes = subsetter::subset(face.bytes(), 0, &remapper)
        .map_err(|error| PdfError(format!("{}: {error}", face.file())))?;
    let glyphs: BTreeMap<u16, u16> = used_glyphs
        .iter()
        .filter_map(|&glyph| Some((glyph, remapper.get(glyph)?)))
        .collect();
    let glyph_widths = glyphs
        .iter()
        .map(|(&old, &new)| (new, face.advance(old) as u16))
        .collect();
    let texts = glyphs
        .iter()
        .map(|(old, &new)| (new, used[old].to_owned()))
        .collect();
    let [ascent, descent, _] = face.heights().map(|height| height as i16);
    let [x_min, y_min, x_max, y_max] = face.bounds();
    let (caret_slope_rise, caret_slope_run) = face.caret_slope();
    let units_per_em = face.units_per_em() as u16;
    let is_cff = bytes.starts_with(b"OTTO");
    let parsed = ParsedFont {
        font_name: Some(format!("{}+{}", tag(&bytes), face.postscript_name())),
        original_bytes: bytes,
        font_index: 0,
        codepoint_to_glyph: BTreeMap::new(),
        glyph_widths,
        units_per_em,
        font_metrics: printpdf::FontMetrics { ascent, descent },
        font_type: if is_cff {
            printpdf::FontType::OpenTypeCFF(())
        } else {
            printpdf::FontType::TrueType
        },
        pdf_font_metrics: PdfFontMetricsStub {
            units_per_em,
            x_min,
            y_min,
            x_max,
            y_max,
            caret_slope_rise,
            caret_slope_run,
            us_weight_class: face.weight(),
        },
    };
    Ok(EmbeddedFont {
        id: FontId(id.to_owned()),
        parsed,
        glyphs,
        texts,
    })
}

/// Six capitals that belong to this subset.
fn tag(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .take(6)
        .map(|byte| char::from(b'A' + byte % 26))
        .collect()
}

/// Has `printpdf` translate pages of operations; its warnings are errors.
pub(super) fn translate(
    pages: Vec<Vec<Op>>,
    embedded: &Embedded,
) -> Result<lopdf::Document, PdfError> {
    let mut document = PdfDocument::new("");
    for font in embedded.fonts() {
        document
            .resources
            .fonts
            .map
            .insert(font.id.clone(), font.pdf_font());
    }
    let page = |ops| PdfPage::new(printpdf::Mm(1.0), printpdf::Mm(1.0), ops);
    document.pages = pages.into_iter().map(page).collect();
    let options = PdfSaveOptions {
        optimize: false,
        subset_fonts: false,
        // Operators that it has no word for are ours.
        secure: false,
        image_optimization: None,
    };
    let mut warnings = Vec::new();
    let translated = document.to_lopdf_document(&options, &mut warnings);
    match warnings.first() {
        None => Ok(translated),
        Some(warning) => Err(PdfError(warning.msg.clone())),
    }
}

/// Adds the fonts to `pdf`; the dictionary that names them.
///
/// `printpdf` builds them for a page that shows every glyph once; page and all are left behind.
pub(super) fn dictionary(
    pdf: &mut lopdf::Document,
    embedded: &Embedded,
) -> Result<Dictionary, PdfError> {
    let mut ops = vec![Op::StartTextSection];
    for font in embedded.fonts() {
        ops.push(Op::SetFont {
            font: PdfFontHandle::External(font.id.clone()),
            size: Pt(10.0),
        });
        let glyphs = font
            .texts
            .iter()
            .map(|(&glyph, text)| Codepoint::with_cid(glyph, 0.0, text.clone()));
        ops.push(Op::ShowText {
            items: vec![TextItem::GlyphIds(glyphs.collect())],
        });
    }
    ops.push(Op::EndTextSection);
    let mut source = translate(vec![ops], embedded)?;
    let page = source
        .page_iter()
        .next()
        .ok_or_else(|| PdfError("no page of fonts".to_owned()))?;
    let lost = |error: lopdf::Error| PdfError(error.to_string());
    let fonts = source.get_page_fonts(page).map_err(lost)?;
    let fonts: BTreeMap<Vec<u8>, Dictionary> = fonts
        .into_iter()
        .map(|(name, font)| (name, font.clone()))
        .collect();
    let mut names = Dictionary::new();
    for font in embedded.fonts() {
        let Some(dictionary) = fonts.get(font.id.0.as_bytes()) else {
            return Err(PdfError(format!("font {} was lost", font.id.0)));
        };
        let copied = copy(pdf, &mut source, Object::Dictionary(dictionary.clone()));
        let id = pdf.add_object(copied);
        names.set(font.id.0.clone(), id);
    }
    Ok(names)
}

/// `object` of `source`, with everything that it refers to, in `pdf`. Streams are compressed on the way.
fn copy(pdf: &mut lopdf::Document, source: &mut lopdf::Document, object: Object) -> Object {
    match object {
        Object::Reference(id) => {
            let target = source.objects.remove(&id).unwrap_or(Object::Null);
            let copied = copy(pdf, source, target);
            Object::Reference(pdf.add_object(copied))
        }
        Object::Array(items) => items
            .into_iter()
            .map(|item| copy(pdf, source, item))
            .collect::<Vec<_>>()
            .into(),
        Object::Dictionary(dictionary) => {
            Object::Dictionary(copy_dictionary(pdf, source, dictionary))
        }
        Object::Stream(mut stream) => {
            stream.dict = copy_dictionary(pdf, source, stream.dict);
            // A stream that does not shrink stays as it is.
            let _ = stream.compress();
            Object::Stream(stream)
        }
        plain => plain,
    }
}

fn copy_dictionary(
    pdf: &mut lopdf::Document,
    source: &mut lopdf::Document,
    dictionary: Dictionary,
) -> Dictionary {
    dictionary
        .into_iter()
        .map(|(key, value)| (key, copy(pdf, source, value)))
        .collect()
}
