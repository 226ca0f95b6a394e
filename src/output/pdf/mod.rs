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
mod used;

use crate::diag::{Diagnostic, Exit, Failure};
use crate::fonts::Fonts;
use crate::layout::{Document, Item, Labels, OutlineEntry, Page, Paper, Pose, Target};
use crate::units::{Length, Rect};
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

impl From<PdfError> for Failure {
    fn from(error: PdfError) -> Failure {
        Failure::new(Exit::System, Diagnostic::error(error.to_string()))
    }
}

/// Pages that are translated at a time.
const BATCH: usize = 32;
/// Where the identifier goes; the content's hash takes its place.
const NO_ID: &[u8; 32] = b"gridpress-document-identifier-..";

/// What of a page is kept.
struct Written {
    /// Its content stream, compressed.
    stream: Vec<u8>,
    links: Vec<(Rect, Target)>,
}

/// The PDF of `document`.
///
/// # Errors
/// When a page cannot be made; and with [`Exit::System`] when a font cannot be cut down or `printpdf` warns of
/// anything.
pub fn render(document: &Document, fonts: &Fonts, metadata: &Metadata) -> Result<Vec<u8>, Failure> {
    let used = batches(document, |_, pages| Ok(used::Used::by(&pages)))?;
    let used = used
        .into_iter()
        .fold(used::Used::default(), used::Used::and);
    let embedded = font::embed(&used, fonts)?;
    let write = |first, pages: Vec<Page>| {
        let streams = content::streams(&pages, first, &document.paper, fonts, &embedded)?;
        let written = streams
            .into_iter()
            .zip(&pages)
            .map(|(stream, page)| Written {
                stream,
                links: links(page),
            });
        Ok(written.collect::<Vec<_>>())
    };
    let pages = batches(document, write)?;
    let pages: Vec<Written> = pages.into_iter().flatten().collect();
    Ok(assemble(document, &used, &embedded, metadata, pages)?)
}

/// What `work` makes of all pages, some at a time; it is told the index of the first.
fn batches<T: Send>(
    document: &Document,
    work: impl Fn(usize, Vec<Page>) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let firsts: Vec<usize> = (0..document.len()).step_by(BATCH).collect();
    let batch = |&first: &usize| {
        let pages = first..(first + BATCH).min(document.len());
        let pages = pages.map(|index| document.page(index));
        work(first, pages.collect::<Result<_, _>>()?)
    };
    firsts.par_iter().map(batch).collect()
}

/// The links of a page.
fn links(page: &Page) -> Vec<(Rect, Target)> {
    let link = |item: &Item| match item {
        Item::Link { rect, to } => Some((*rect, *to)),
        _ => None,
    };
    page.items.iter().filter_map(link).collect()
}

/// The file.
fn assemble(
    document: &Document,
    used: &used::Used,
    embedded: &font::Embedded,
    metadata: &Metadata,
    pages: Vec<Written>,
) -> Result<Vec<u8>, PdfError> {
    let mut pdf = lopdf::Document::with_version("1.7");
    let mut resources = dictionary! { "Font" => font::dictionary(&mut pdf, embedded)? };
    if let Some(images) = images(&mut pdf, used)? {
        resources.set("XObject", images);
    }
    let resources = pdf.add_object(resources);
    let root = pdf.new_object_id();
    let ids: Vec<ObjectId> = pages.iter().map(|_| pdf.new_object_id()).collect();
    for (index, (page, &id)) in pages.into_iter().zip(&ids).enumerate() {
        let sheet = Sheet::new(&document.paper, index);
        let filter = dictionary! { "Filter" => "FlateDecode" };
        let contents = pdf.add_object(Stream::new(filter, page.stream).with_compression(false));
        let mut dictionary = dictionary! {
            "Type" => "Page",
            "Parent" => root,
            "MediaBox" => sheet.media_box(),
            "TrimBox" => sheet.trim_box(),
            "BleedBox" => sheet.bleed_box(),
            "Contents" => contents,
        };
        let links = page.links.iter();
        let links: Vec<Object> = links
            .map(|(rect, to)| link(rect, to, &document.paper, &sheet, &ids))
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
            "Resources" => resources,
        },
    );
    let catalog = catalog(&mut pdf, root, document, &ids);
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
    ids: &[ObjectId],
) -> ObjectId {
    let mut catalog = dictionary! {
        "Type" => "Catalog",
        "Pages" => root,
        "Lang" => Object::string_literal("en"),
        "PageLabels" => labels(&document.labels),
        "ViewerPreferences" => dictionary! { "DisplayDocTitle" => true },
    };
    if let Some(outlines) = outlines(pdf, document, ids) {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
    pdf.add_object(catalog)
}

fn labels(labels: &Labels) -> Dictionary {
    let nums = match labels {
        Labels::Folios => vec![0.into(), dictionary! { "S" => "D" }.into()],
        Labels::Names(names) => {
            let name = |(index, name): (usize, &String)| {
                let label = dictionary! { "P" => text_string(name) };
                [Object::Integer(index as i64), label.into()]
            };
            names.iter().enumerate().flat_map(name).collect()
        }
    };
    dictionary! { "Nums" => nums }
}

/// The pictures of the pages, by name.
fn images(pdf: &mut lopdf::Document, used: &used::Used) -> Result<Option<Dictionary>, PdfError> {
    let mut names = Dictionary::new();
    for (name, image) in used.images() {
        let dictionary = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Image",
            "Width" => i64::from(image.width),
            "Height" => i64::from(image.height),
            "ColorSpace" => "DeviceGray",
            "BitsPerComponent" => 8,
            "Interpolate" => false,
            "Filter" => "FlateDecode",
        };
        let pixels = content::deflate(&image.pixels)?;
        let id = pdf.add_object(Stream::new(dictionary, pixels).with_compression(false));
        names.set(name.as_bytes(), id);
    }
    Ok((!names.is_empty()).then_some(names))
}

/// The outline as a flat list.
fn outlines(pdf: &mut lopdf::Document, document: &Document, ids: &[ObjectId]) -> Option<ObjectId> {
    let entries: &[OutlineEntry] = &document.outline;
    let root = pdf.new_object_id();
    let items: Vec<ObjectId> = entries.iter().map(|_| pdf.new_object_id()).collect();
    let (first, last) = (*items.first()?, *items.last()?);
    for (index, entry) in entries.iter().enumerate() {
        let mut item = dictionary! {
            "Title" => text_string(&entry.title),
            "Parent" => root,
            "Dest" => destination(&document.paper, ids, &entry.to),
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

fn destination(paper: &Paper, ids: &[ObjectId], to: &Target) -> Object {
    let y = Sheet::new(paper, to.page).y(to.y);
    vec![
        ids[to.page].into(),
        "XYZ".into(),
        Object::Null,
        y.into(),
        Object::Null,
    ]
    .into()
}

fn link(rect: &Rect, to: &Target, paper: &Paper, sheet: &Sheet, ids: &[ObjectId]) -> Object {
    let (left, right) = (sheet.x(rect.origin.x), sheet.x(rect.right()));
    let (low, high) = (sheet.y(rect.bottom()), sheet.y(rect.origin.y));
    let dictionary = dictionary! {
        "Type" => "Annot",
        "Subtype" => "Link",
        "Rect" => numbers([left, low, right, high]),
        "Border" => vec![0.into(), 0.into(), 0.into()],
        "F" => 4,
        "Dest" => destination(paper, ids, to),
    };
    dictionary.into()
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

/// The sheet of a page: from lengths down from the trim's corner to points up from the sheet's.
struct Sheet {
    trim: Rect,
    /// How far ink may reach beyond the trim on the left and on the right.
    sides: [Length; 2],
    bleed: Length,
    slug: Length,
}

impl Sheet {
    fn new(paper: &Paper, index: usize) -> Sheet {
        let Paper {
            trim, bleed, slug, ..
        } = *paper;
        let spine = if paper.bleeds_at_spine {
            bleed
        } else {
            Length::ZERO
        };
        // The first page lies on the right and has the spine on its left.
        let sides = match index % 2 {
            0 => [spine, bleed],
            _ => [bleed, spine],
        };
        Sheet {
            trim: Rect::new(slug + sides[0], slug + bleed, trim.width, trim.height),
            sides,
            bleed,
            slug,
        }
    }

    /// Points from the left edge of the sheet, in steps of a hundredth.
    fn x(&self, x: Length) -> f32 {
        hundredths(self.trim.origin.x + x)
    }

    /// Points from the bottom edge of the sheet, in steps of a hundredth.
    fn y(&self, y: Length) -> f32 {
        hundredths(self.trim.bottom() - y)
    }

    /// What takes a point of a placed page's sheet to where it comes to lie on this one.
    fn matrix(&self, pose: &Pose) -> [f32; 6] {
        let scale = f64::from(pose.scale.0) / f64::from(pose.scale.1);
        let (across, along) = match pose.turns % 4 {
            0 => (scale, 0.0),
            1 => (0.0, scale),
            2 => (-scale, 0.0),
            _ => (0.0, -scale),
        };
        // The corner of the trim stays where it is, and is then moved.
        let [x, y] = [self.trim.origin.x, self.trim.bottom()].map(|length| length.to_pt());
        let [right, down] = [pose.at.x, pose.at.y].map(|length| length.to_pt());
        [
            across,
            -along,
            along,
            across,
            x + right - across * x - along * y,
            y - down + along * x - across * y,
        ]
        .map(|part| part as f32)
    }

    /// The trimmed page with so much more around it.
    fn around(&self, left: Length, right: Length, vertical: Length) -> Object {
        let size = self.trim.size;
        numbers([
            self.x(-left),
            self.y(size.height + vertical),
            self.x(size.width + right),
            self.y(-vertical),
        ])
    }

    fn trim_box(&self) -> Object {
        self.around(Length::ZERO, Length::ZERO, Length::ZERO)
    }

    fn bleed_box(&self) -> Object {
        self.around(self.sides[0], self.sides[1], self.bleed)
    }

    fn media_box(&self) -> Object {
        let [left, right] = self.sides.map(|side| side + self.slug);
        self.around(left, right, self.bleed + self.slug)
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
