//! Fonts in the file: their dictionaries, with what their codes say.

use super::PdfError;
use super::file::File;
use super::subset::EmbeddedFont;
pub(super) use super::subset::{Embedded, embed};
use lopdf::{Dictionary, Object, Stream, dictionary};
use printpdf::{
    Codepoint, Op, PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions, Pt, TextItem,
};
use std::collections::BTreeMap;

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
            font: PdfFontHandle::External(font.id()),
            size: Pt(10.0),
        });
        let glyphs: BTreeMap<u16, &str> = (font.shown())
            .map(|shown| (shown.glyph, shown.says.as_str()))
            .collect();
        let glyphs = glyphs
            .into_iter()
            .map(|(glyph, says)| Codepoint::with_cid(glyph, 0.0, says.to_owned()));
        ops.push(Op::ShowText {
            items: vec![TextItem::GlyphIds(glyphs.collect())],
        });
    }
    ops.push(Op::EndTextSection);
    let mut document = PdfDocument::new("");
    for font in embedded.fonts() {
        let known = &mut document.resources.fonts.map;
        known.insert(font.id(), PdfFont::new(font.parsed.clone()));
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
        let name = font.id().0;
        let Some(dictionary) = fonts.get(name.as_bytes()) else {
            return Err(PdfError(format!("font {name} was lost")));
        };
        let dictionary = if font.is_narrow {
            narrow(pdf, &mut source, font, dictionary)?
        } else {
            copy_dictionary(pdf, &mut source, dictionary.clone())
        };
        names.set(name, pdf.add_object(dictionary));
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
        .ok_or_else(|| PdfError(format!("font {} has no descriptor", font.id().0)))?;
    let mut descriptor = copy_dictionary(pdf, source, descriptor);
    descriptor.remove(b"CIDSet");
    // Symbolic: codes are those of the file's own table.
    descriptor.set("Flags", 4);
    let name = descriptor.get(b"FontName").cloned();
    let coded: BTreeMap<u16, (i64, &str)> = (font.shown())
        .map(|shown| (shown.code, (shown.width, shown.says.as_str())))
        .collect();
    let (first, last) = match (coded.first_key_value(), coded.last_key_value()) {
        (Some((&first, _)), Some((&last, _))) => (first, last),
        _ => return Err(PdfError(format!("font {} is empty", font.id().0))),
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
