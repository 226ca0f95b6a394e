//! PDF: pages translated by `printpdf`, and finished here.
//!
//! `printpdf` writes content streams and embeds fonts. Its documents are not print-grade as they come: boxes,
//! outline, labels, identifiers and the file itself are ours, over `lopdf`. Pages are translated in batches,
//! of which only the compressed streams are kept, so memory grows with the file and not with the pages.
//!
//! The same pages give the same bytes: names of resources are ours, the document's identifier is a hash of
//! its content, and dates are there only when given.

mod content;
mod font;

use crate::fonts::Fonts;
use crate::layout::{Document, Item, OutlineEntry};
use crate::units::Length;
use lopdf::{Dictionary, Object, ObjectId, SaveOptions, Stream, dictionary};
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::fmt;

/// What the file says about itself.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// Who made the book.
    pub author: Option<String>,
    /// When; without it the file has no date.
    pub date: Option<jiff::civil::Date>,
}

/// Why a PDF could not be made. A mistake of this program, not of its user.
#[derive(Clone, Debug)]
pub struct PdfError(String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the PDF could not be made: {}", self.0)
    }
}

impl std::error::Error for PdfError {}

/// Pages that are translated at a time.
const BATCH: usize = 32;
/// Where the identifier goes; the content's hash takes its place.
const NO_ID: &[u8; 32] = b"gridpress-document-identifier-..";

/// The PDF of `document`.
///
/// # Errors
/// [`PdfError`] when a font cannot be cut down or `printpdf` warns of anything.
pub fn render(
    document: &Document,
    fonts: &Fonts,
    metadata: &Metadata,
) -> Result<Vec<u8>, PdfError> {
    let embedded = font::embed(document, fonts)?;
    let sheet = Sheet::new(document);
    let streams: Vec<Vec<Vec<u8>>> = document
        .pages
        .par_chunks(BATCH)
        .map(|pages| content::streams(pages, &sheet, fonts, &embedded))
        .collect::<Result<_, _>>()?;

    let mut pdf = lopdf::Document::with_version("1.7");
    let font_dictionary = font::dictionary(&mut pdf, &embedded)?;
    let resources = pdf.add_object(dictionary! { "Font" => font_dictionary });
    let root = pdf.new_object_id();
    let ids: Vec<ObjectId> = document.pages.iter().map(|_| pdf.new_object_id()).collect();
    for ((page, &id), stream) in document
        .pages
        .iter()
        .zip(&ids)
        .zip(streams.into_iter().flatten())
    {
        let stream =
            Stream::new(dictionary! { "Filter" => "FlateDecode" }, stream).with_compression(false);
        let contents = pdf.add_object(stream);
        let mut dictionary = dictionary! {
            "Type" => "Page",
            "Parent" => root,
            "TrimBox" => sheet.trim_box(),
            "BleedBox" => sheet.media_box(),
            "Contents" => contents,
        };
        let links: Vec<Object> = page
            .items
            .iter()
            .filter_map(|item| link(item, &sheet, &ids))
            .collect();
        if !links.is_empty() {
            dictionary.set("Annots", links);
        }
        pdf.set_object(id, dictionary);
    }
    let kids: Vec<Object> = ids.iter().map(|&id| id.into()).collect();
    pdf.set_object(
        root,
        dictionary! {
            "Type" => "Pages",
            "Count" => ids.len() as i64,
            "Kids" => kids,
            "MediaBox" => sheet.media_box(),
            "Resources" => resources,
        },
    );
    let catalog = catalog(&mut pdf, root, document, &sheet, &ids);
    let info = pdf.add_object(info(document, metadata));
    pdf.trailer.set("Root", catalog);
    pdf.trailer.set("Info", info);
    let no_id = Object::String(NO_ID.to_vec(), lopdf::StringFormat::Literal);
    pdf.trailer.set("ID", vec![no_id.clone(), no_id]);
    save(&mut pdf)
}

fn catalog(
    pdf: &mut lopdf::Document,
    root: ObjectId,
    document: &Document,
    sheet: &Sheet,
    ids: &[ObjectId],
) -> ObjectId {
    let mut catalog = dictionary! {
        "Type" => "Catalog",
        "Pages" => root,
        "Lang" => Object::string_literal("en"),
        "PageLabels" => dictionary! { "Nums" => vec![0.into(), dictionary! { "S" => "D" }.into()] },
        "ViewerPreferences" => dictionary! { "DisplayDocTitle" => true },
    };
    if let Some(outlines) = outlines(pdf, &document.outline, sheet, ids) {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
    pdf.add_object(catalog)
}

/// The outline as a flat list.
fn outlines(
    pdf: &mut lopdf::Document,
    entries: &[OutlineEntry],
    sheet: &Sheet,
    ids: &[ObjectId],
) -> Option<ObjectId> {
    let root = pdf.new_object_id();
    let items: Vec<ObjectId> = entries.iter().map(|_| pdf.new_object_id()).collect();
    let (first, last) = (*items.first()?, *items.last()?);
    for (index, entry) in entries.iter().enumerate() {
        let mut item = dictionary! {
            "Title" => text_string(&entry.title),
            "Parent" => root,
            "Dest" => sheet.destination(ids[entry.to.page], entry.to.y),
        };
        if index > 0 {
            item.set("Prev", items[index - 1]);
        }
        if let Some(&next) = items.get(index + 1) {
            item.set("Next", next);
        }
        pdf.set_object(items[index], item);
    }
    pdf.set_object(
        root,
        dictionary! {
            "Type" => "Outlines",
            "First" => first,
            "Last" => last,
            "Count" => entries.len() as i64,
        },
    );
    Some(root)
}

fn info(document: &Document, metadata: &Metadata) -> Dictionary {
    let program = concat!("gridpress ", env!("CARGO_PKG_VERSION"));
    let mut info = dictionary! {
        "Title" => text_string(&document.title),
        "Creator" => Object::string_literal(program),
        "Producer" => Object::string_literal(program),
    };
    if let Some(author) = &metadata.author {
        info.set("Author", text_string(author));
    }
    if let Some(date) = metadata.date {
        let date = format!(
            "D:{:04}{:02}{:02}000000Z",
            date.year(),
            date.month(),
            date.day()
        );
        info.set("CreationDate", Object::string_literal(date.clone()));
        info.set("ModDate", Object::string_literal(date));
    }
    info
}

/// A text as PDF strings have it: ASCII as it is, all else as UTF-16.
fn text_string(text: &str) -> Object {
    if text.is_ascii() {
        return Object::string_literal(text);
    }
    let units = text.encode_utf16().flat_map(u16::to_be_bytes);
    Object::String(
        [0xFE, 0xFF].into_iter().chain(units).collect(),
        lopdf::StringFormat::Hexadecimal,
    )
}

fn link(item: &Item, sheet: &Sheet, ids: &[ObjectId]) -> Option<Object> {
    let Item::Link { rect, to } = item else {
        return None;
    };
    let (left, right) = (sheet.x(rect.origin.x), sheet.x(rect.right()));
    let (low, high) = (sheet.y(rect.bottom()), sheet.y(rect.origin.y));
    let dictionary = dictionary! {
        "Type" => "Annot",
        "Subtype" => "Link",
        "Rect" => numbers([left, low, right, high]),
        "Border" => vec![0.into(), 0.into(), 0.into()],
        "F" => 4,
        "Dest" => sheet.destination(ids[to.page], to.y),
    };
    Some(dictionary.into())
}

/// Writes the file, and puts the hash of its content where the identifier goes.
fn save(pdf: &mut lopdf::Document) -> Result<Vec<u8>, PdfError> {
    let options = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .max_objects_per_stream(200)
        .compression_level(9)
        .build();
    let mut bytes = Vec::new();
    pdf.save_with_options(&mut bytes, options)
        .map_err(|error| PdfError(error.to_string()))?;
    let hash = Sha256::digest(&bytes);
    let id: String = hash
        .iter()
        .take(NO_ID.len() / 2)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let places: Vec<usize> = bytes
        .windows(NO_ID.len())
        .enumerate()
        .filter(|(_, w)| w == NO_ID)
        .map(|(at, _)| at)
        .collect();
    if places.len() != 2 {
        return Err(PdfError(format!(
            "the identifier stands {} times in the file",
            places.len()
        )));
    }
    for at in places {
        bytes[at..at + NO_ID.len()].copy_from_slice(id.as_bytes());
    }
    Ok(bytes)
}

/// The sheet of paper: from lengths down from the trim's corner to points up from the sheet's.
struct Sheet {
    width: Length,
    height: Length,
    bleed: Length,
}

impl Sheet {
    fn new(document: &Document) -> Sheet {
        Sheet {
            width: document.trim.width,
            height: document.trim.height,
            bleed: document.bleed,
        }
    }

    /// Points from the left edge of the sheet, in steps of a hundredth.
    fn x(&self, x: Length) -> f32 {
        hundredths(x + self.bleed)
    }

    /// Points from the bottom edge of the sheet, in steps of a hundredth.
    fn y(&self, y: Length) -> f32 {
        hundredths(self.height - y + self.bleed)
    }

    fn media_box(&self) -> Object {
        let bleed = self.bleed * 2;
        numbers([
            0.0,
            0.0,
            hundredths(self.width + bleed),
            hundredths(self.height + bleed),
        ])
    }

    fn trim_box(&self) -> Object {
        numbers([
            hundredths(self.bleed),
            hundredths(self.bleed),
            hundredths(self.width + self.bleed),
            hundredths(self.height + self.bleed),
        ])
    }

    fn destination(&self, page: ObjectId, y: Length) -> Object {
        vec![
            page.into(),
            "XYZ".into(),
            Object::Null,
            self.y(y).into(),
            Object::Null,
        ]
        .into()
    }
}

/// Points, rounded to a hundredth: finer than any press, and short in the file.
fn hundredths(length: Length) -> f32 {
    let n = length.to_thousandths();
    let rounded = (n + if n < 0 { -5 } else { 5 }) / 10;
    rounded as f32 / 100.0
}

fn numbers(values: [f32; 4]) -> Object {
    let number = |value: f32| {
        if value.fract() == 0.0 {
            Object::Integer(value as i64)
        } else {
            Object::Real(value)
        }
    };
    values.into_iter().map(number).collect::<Vec<_>>().into()
}

#[cfg(test)]
mod tests;
