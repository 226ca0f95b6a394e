//! Fonts in the file: cut down to the glyphs in use, with their widths and what they say.

use super::file::File;
use super::used::Used;
use super::{PdfError, sfnt};
use crate::fonts::{Face, FaceId, Fonts};
use lopdf::{Dictionary, Object, Stream, dictionary};
use printpdf::{
    Codepoint, FontId, Op, ParsedFont, PdfDocument, PdfFont, PdfFontHandle, PdfFontMetricsStub,
    PdfPage, PdfSaveOptions, Pt, TextItem,
};
use sha2::{Digest, Sha256};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

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

/// A font cut down. Its codes are bytes, if it has so few glyphs, and else the glyphs of the cut font.
pub(super) struct EmbeddedFont {
    /// Its name among the resources.
    pub id: FontId,
    parsed: ParsedFont,
    /// Code and width, in thousandths of an em, of glyphs of the whole font.
    glyphs: BTreeMap<u16, (u16, i64)>,
    /// What each glyph of the cut font says.
    texts: BTreeMap<u16, String>,
    is_narrow: bool,
    /// The code of a blank between figures, and its width.
    pub blank: Option<(u8, i64)>,
}

impl EmbeddedFont {
    /// The code of `glyph` of the whole font.
    pub(super) fn code(&self, glyph: u16) -> u16 {
        self.glyphs.get(&glyph).map_or(0, |(code, _)| *code)
    }

    /// Its width, as the file has it.
    pub(super) fn width(&self, glyph: u16) -> i64 {
        self.glyphs.get(&glyph).map_or(0, |(_, width)| *width)
    }

    /// Adds its code to a string.
    pub(super) fn put(&self, glyph: u16, string: &mut Vec<u8>) {
        let code = self.code(glyph).to_be_bytes();
        string.extend(&code[usize::from(self.is_narrow)..]);
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
    let is_cff = bytes.starts_with(b"OTTO");
    let glyphs: BTreeMap<u16, u16> = used_glyphs
        .iter()
        .filter_map(|&glyph| Some((glyph, remapper.get(glyph)?)))
        .collect();
    let codes = if is_cff { None } else { codes(used) };
    let bytes = match &codes {
        _ if is_cff => Some(bytes),
        Some(codes) => {
            let glyphs: Vec<(u8, u16)> = (codes.iter())
                .map(|(glyph, &code)| (code, glyphs[glyph]))
                .collect();
            sfnt::pruned(&bytes, Some(cmap(&glyphs)))
        }
        None => sfnt::pruned(&bytes, None),
    };
    let bytes = bytes.ok_or_else(|| PdfError(format!("{}: damaged", face.file())))?;
    let em = i64::from(face.units_per_em());
    // `printpdf` cuts the widths of wide codes off.
    let half = if codes.is_some() { em / 2 } else { 0 };
    let width = |glyph| (i64::from(face.advance(glyph)) * 1000 + half) / em;
    let coded = |(&glyph, &new): (&u16, &u16)| {
        let code = codes.as_ref().map_or(new, |codes| u16::from(codes[&glyph]));
        (glyph, (code, width(glyph)))
    };
    let coded: BTreeMap<u16, (u16, i64)> = glyphs.iter().map(coded).collect();
    let blank = (face.blank())
        .and_then(|blank| Some((*codes.as_ref()?.get(&blank)?, coded.get(&blank)?.1)));
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
        glyphs: coded,
        texts,
        is_narrow: codes.is_some(),
        blank,
    })
}

/// Codes of a byte for glyphs that say this: ASCII where they can, so that content can be read, and above it. `None` for
/// too many glyphs. Parentheses and backslashes, which strings would have to mark, stay unused.
fn codes(used: &BTreeMap<u16, String>) -> Option<BTreeMap<u16, u8>> {
    let is_plain = |code: &u8| !b"()\\".contains(code);
    let mut free: BTreeSet<u8> = (b' '..=b'~').filter(is_plain).chain(0xA1..=0xFF).collect();
    let mut codes = BTreeMap::new();
    for (&glyph, text) in used {
        if let &[code] = text.as_bytes()
            && free.remove(&code)
        {
            codes.insert(glyph, code);
        }
    }
    for &glyph in used.keys() {
        if let Entry::Vacant(place) = codes.entry(glyph) {
            place.insert(free.pop_last()?);
        }
    }
    Some(codes)
}

/// The table from codes to glyphs of the cut font.
fn cmap(glyphs: &[(u8, u16)]) -> Vec<u8> {
    let codes = || glyphs.iter().map(|(code, _)| *code);
    let (first, last) = (codes().min().unwrap_or(0), codes().max().unwrap_or(0));
    let mut table = vec![0; usize::from(last - first) + 1];
    for (code, glyph) in glyphs {
        table[usize::from(code - first)] = *glyph;
    }
    sfnt::cmap(first, &table)
}

/// Six capitals that belong to this subset.
fn tag(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .take(6)
        .map(|byte| char::from(b'A' + byte % 26))
        .collect()
}

/// Has `printpdf` translate pages of operations to content streams.
pub(super) fn translate(pages: Vec<Vec<Op>>) -> Result<Vec<Vec<u8>>, PdfError> {
    let document = finished(PdfDocument::new(""), pages)?;
    let content = |id| document.get_page_content(id);
    Ok(document.page_iter().map(content).collect())
}

/// The document of those pages; warnings of `printpdf` are errors.
fn finished(mut document: PdfDocument, pages: Vec<Vec<Op>>) -> Result<lopdf::Document, PdfError> {
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
pub(super) fn dictionary(pdf: &mut File, embedded: &Embedded) -> Result<Dictionary, PdfError> {
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
    let mut document = PdfDocument::new("");
    for font in embedded.fonts() {
        let known = &mut document.resources.fonts.map;
        known.insert(font.id.clone(), font.pdf_font());
    }
    let mut source = finished(document, vec![ops])?;
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
        let dictionary = if font.is_narrow {
            narrow(pdf, &mut source, font, dictionary)?
        } else {
            copy_dictionary(pdf, &mut source, dictionary.clone())
        };
        names.set(font.id.0.clone(), pdf.add_object(dictionary));
    }
    Ok(names)
}

/// The font of bytes in place of `wide`, that of glyphs.
fn narrow(
    pdf: &mut File,
    source: &mut lopdf::Document,
    font: &EmbeddedFont,
    wide: &Dictionary,
) -> Result<Dictionary, PdfError> {
    let descriptor = descriptor(source, wide)
        .ok_or_else(|| PdfError(format!("font {} has no descriptor", font.id.0)))?;
    let mut descriptor = copy_dictionary(pdf, source, descriptor);
    descriptor.remove(b"CIDSet");
    // Symbolic: codes are those of the file's own table.
    descriptor.set("Flags", 4);
    let name = descriptor.get(b"FontName").cloned();
    let coded: BTreeMap<u16, (i64, &str)> = (font.glyphs.values().zip(font.texts.values()))
        .map(|(&(code, width), text)| (code, (width, text.as_str())))
        .collect();
    let (first, last) = match (coded.first_key_value(), coded.last_key_value()) {
        (Some((&first, _)), Some((&last, _))) => (first, last),
        _ => return Err(PdfError(format!("font {} is empty", font.id.0))),
    };
    let widths = first..=last;
    let widths = widths.map(|code| coded.get(&code).map_or(0, |(width, _)| *width).into());
    let mut to_unicode = Stream::new(Dictionary::new(), to_unicode(&coded).into_bytes());
    // A stream that does not shrink stays as it is.
    let _ = to_unicode.compress();
    Ok(dictionary! {
        "Type" => "Font",
        "Subtype" => "TrueType",
        "BaseFont" => name.map_err(|error| PdfError(error.to_string()))?,
        "FirstChar" => i64::from(first),
        "LastChar" => i64::from(last),
        "Widths" => widths.collect::<Vec<Object>>(),
        "FontDescriptor" => pdf.add_object(descriptor),
        "ToUnicode" => pdf.add_object(to_unicode),
    })
}

/// The descriptor of a font of glyphs.
fn descriptor(source: &lopdf::Document, wide: &Dictionary) -> Option<Dictionary> {
    let follow = |object| Some(source.dereference(object).ok()?.1);
    let fonts = follow(wide.get(b"DescendantFonts").ok()?)?;
    let font = follow(fonts.as_array().ok()?.first()?)?.as_dict().ok()?;
    let descriptor = follow(font.get(b"FontDescriptor").ok()?)?;
    descriptor.as_dict().ok().cloned()
}

/// What codes say, as PDF readers look it up.
fn to_unicode(coded: &BTreeMap<u16, (i64, &str)>) -> String {
    let says = coded.iter().filter(|(_, (_, text))| !text.is_empty());
    let lines: Vec<String> = says
        .map(|(code, (_, text))| {
            let units = text.encode_utf16().map(|unit| format!("{unit:04X}"));
            format!("<{code:02X}> <{}>\n", units.collect::<String>())
        })
        .collect();
    let block = |lines: &[String]| {
        let count = lines.len();
        format!("{count} beginbfchar\n{}endbfchar\n", lines.concat())
    };
    // No block may have more.
    let blocks: String = lines.chunks(100).map(block).collect();
    format!(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
         /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n\
         /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n\
         1 begincodespacerange\n<00> <FF>\nendcodespacerange\n{blocks}endcmap\n\
         CMapName currentdict /CMap defineresource pop\nend\nend\n"
    )
}

/// `object` of `source`, with everything that it refers to, in `pdf`. Streams are compressed on the way.
fn copy(pdf: &mut File, source: &mut lopdf::Document, object: Object) -> Object {
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
    pdf: &mut File,
    source: &mut lopdf::Document,
    dictionary: Dictionary,
) -> Dictionary {
    dictionary
        .into_iter()
        .map(|(key, value)| (key, copy(pdf, source, value)))
        .collect()
}
