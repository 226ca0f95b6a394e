//! PDF: pages translated by `printpdf`, and finished here.
//!
//! `printpdf` writes content streams and embeds fonts. Its documents are not print-grade as they come: boxes,
//! outline, labels, identifiers and the file itself are ours, over `lopdf`. Pages are translated in batches,
//! of which only the compressed streams are kept, so memory grows with the file and not with the pages.
//!
//! The same pages give the same bytes: names of resources are ours, the document's identifier is a hash of
//! its content, and dates are there only when given.

mod arrange;
mod catalog;
mod cells;
mod content;
mod file;
mod font;
mod forms;
mod glyf;
mod joined;
mod sheet;
mod subset;
mod text;
mod used;
mod xmp;

use crate::diag::{Diagnostic, Exit, Failure};
use crate::fonts::Fonts;
use crate::layout::{Document, Item, Page, Paper, Target};
use crate::spec::{BookSpec, PrintingCondition, Profile};
use crate::units::Rect;
use lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use rayon::prelude::*;
use sheet::{Sheet, numbers};
use std::collections::BTreeMap;
use std::fmt;
use used::Used;

/// What the file says about itself.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// Who made the book.
    pub author: Option<String>,
    /// When; without it the file has no date, or a fixed one where the profile needs one.
    pub date: Option<jiff::civil::Date>,
    /// The language of its text, as a tag of RFC 3066.
    pub language: String,
    /// How the file is finished. The pages are the same.
    pub profile: Profile,
    /// What a PDF/X file is made to be printed on.
    pub condition: PrintingCondition,
}

impl Metadata {
    /// What a book's files say.
    pub fn of(spec: &BookSpec) -> Metadata {
        Metadata {
            author: spec.author.clone(),
            date: spec.date,
            language: spec.words.language().to_owned(),
            profile: spec.profile,
            condition: spec.page.condition,
        }
    }
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
    /// What its content begins with, where others may begin so as well.
    start: Vec<u8>,
    /// The rest of its content, compressed.
    rest: Vec<u8>,
    links: Vec<(Rect, Target)>,
}

/// The PDF of `document`.
///
/// # Errors
/// When a page cannot be made; and with [`Exit::System`] when a font cannot be cut down or `printpdf` warns of
/// anything.
pub fn render(document: &Document, fonts: &Fonts, metadata: &Metadata) -> Result<Vec<u8>, Failure> {
    let used = batches(document, |_, pages| Ok(Used::by(&pages)))?;
    let used = used.into_iter().fold(Used::default(), Used::and);
    let embedded = font::embed(&used, fonts)?;
    let write = |first, pages: Vec<Page>| {
        let contents = content::contents(&pages, first, &document.paper, &embedded, &used.forms)?;
        let written = contents.into_iter().zip(&pages).map(|(content, page)| {
            Ok(Written {
                start: content.start,
                rest: content::deflate(&content.rest)?,
                links: links(page),
            })
        });
        Ok(written.collect::<Result<Vec<_>, PdfError>>()?)
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
    used: &Used,
    embedded: &font::Embedded,
    metadata: &Metadata,
    pages: Vec<Written>,
) -> Result<Vec<u8>, PdfError> {
    let mut pdf = lopdf::Document::with_version(file::version(metadata.profile));
    let resources = resources(&mut pdf, document, used, embedded)?;
    let mut starts = Starts::default();
    let root = pdf.new_object_id();
    let ids: Vec<ObjectId> = pages.iter().map(|_| pdf.new_object_id()).collect();
    for (index, (page, &id)) in pages.into_iter().zip(&ids).enumerate() {
        let sheet = Sheet::new(&document.paper, index);
        let start = starts.id(&mut pdf, page.start)?;
        let rest: Object = pdf.add_object(deflated(page.rest)).into();
        let contents = match start {
            Some(start) => vec![start.into(), rest].into(),
            None => rest,
        };
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
            .filter(|_| metadata.profile == Profile::Screen)
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
    catalog::add(&mut pdf, root, document, metadata, &ids);
    file::save(&mut pdf, metadata.profile)
}

/// What pages have begun with so far, each stored once.
#[derive(Default)]
struct Starts(BTreeMap<Vec<u8>, ObjectId>);

impl Starts {
    fn id(
        &mut self,
        pdf: &mut lopdf::Document,
        start: Vec<u8>,
    ) -> Result<Option<ObjectId>, PdfError> {
        if start.is_empty() || self.0.contains_key(&start) {
            return Ok(self.0.get(&start).copied());
        }
        let id = pdf.add_object(deflated(content::deflate(&start)?));
        self.0.insert(start, id);
        Ok(Some(id))
    }
}

/// A stream of compressed bytes.
fn deflated(bytes: Vec<u8>) -> Stream {
    let filter = dictionary! { "Filter" => "FlateDecode" };
    Stream::new(filter, bytes).with_compression(false)
}

/// What all pages use.
fn resources(
    pdf: &mut lopdf::Document,
    document: &Document,
    used: &Used,
    embedded: &font::Embedded,
) -> Result<ObjectId, PdfError> {
    let fonts = font::dictionary(pdf, embedded)?;
    let fonts = pdf.add_object(fonts);
    let mut objects = images(pdf, used)?;
    let sheet = Sheet::new(&document.paper, 0);
    for (name, drawing) in used.forms.iter() {
        let content = content::drawing(drawing, embedded, &used.forms)?;
        let mut form = deflated(content::deflate(&content)?);
        form.dict.set("Type", "XObject");
        form.dict.set("Subtype", "Form");
        form.dict.set("BBox", sheet.reach());
        form.dict.set("Resources", dictionary! { "Font" => fonts });
        objects.set(name, pdf.add_object(form));
    }
    let mut resources = dictionary! { "Font" => fonts };
    if !objects.is_empty() {
        resources.set("XObject", objects);
    }
    Ok(pdf.add_object(resources))
}

fn link(rect: &Rect, to: &Target, paper: &Paper, sheet: &Sheet, ids: &[ObjectId]) -> Object {
    let (left, right) = (sheet.x(rect.origin.x), sheet.x(rect.right()));
    let (low, high) = (sheet.y(rect.bottom()), sheet.y(rect.origin.y));
    let dictionary = dictionary! {
        "Subtype" => "Link",
        "Rect" => numbers([left, low, right, high]),
        "Border" => vec![0.into(), 0.into(), 0.into()],
        "F" => 4,
        "Dest" => catalog::destination(paper, ids, to),
    };
    dictionary.into()
}

/// The pictures of the pages, by name.
fn images(pdf: &mut lopdf::Document, used: &Used) -> Result<Dictionary, PdfError> {
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
    Ok(names)
}

#[cfg(test)]
mod tests;
