//! PDF: pages translated by `printpdf`, and finished here.
//!
//! `printpdf` writes content streams and embeds fonts. Its documents are not print-grade as they come: boxes,
//! outline, labels, identifiers and the file itself are ours, over `lopdf`. Pages are translated in batches,
//! of which only the compressed streams are kept, so memory grows with the file and not with the pages.
//!
//! The same pages give the same bytes: names of resources are ours, the document's identifier is a hash of
//! its content, and dates are there only when given.

mod about;
mod catalog;
mod content;
mod file;
mod font;
mod forms;
mod glyf;
mod joined;
mod object;
mod pages;
mod rows;
mod sheet;
mod subset;
mod text;
mod used;
mod wanted;
mod xmp;

use crate::diag::{Diagnostic, Exit, Failure};
use crate::fonts::Fonts;
use crate::layout::{Document, Page};
use crate::spec::{BookSpec, PrintingCondition, Profile};
use file::File;
use lopdf::{Dictionary, ObjectId, dictionary};
use pages::{PageTree, Written};
use rayon::prelude::*;
use sheet::Sheet;
use std::fmt;

pub use used::Used;

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
const BATCH: usize = 16;
/// Where the identifier goes; the content's hash takes its place.
const NO_ID: &[u8; 32] = b"gridpress-document-identifier-..";

/// Batches whose content is kept until it is in the file.
const KEPT: usize = 32;

/// The PDF of `document`. Its pages are made twice: to find out what they use, and to be written.
///
/// # Errors
/// As [`write()`].
pub fn render(document: &Document, fonts: &Fonts, metadata: &Metadata) -> Result<Vec<u8>, Failure> {
    let used = batches(document, &firsts(document), |_, pages| Ok(Used::by(&pages)))?;
    let used = used.into_iter().fold(Used::default(), Used::and);
    write(document, &used, fonts, metadata)
}

/// The PDF of `document`, whose pages use nothing that is not in `used`.
///
/// # Errors
/// When a page cannot be made; and with [`Exit::System`] when a font cannot be cut down or `printpdf` warns of
/// anything.
pub fn write(
    document: &Document,
    used: &Used,
    fonts: &Fonts,
    metadata: &Metadata,
) -> Result<Vec<u8>, Failure> {
    let embedded = font::embed(used, fonts)?;
    let mut file = File::new(metadata.profile);
    let resources = resources(&mut file, document, used, &embedded)?;
    let mut tree = PageTree::new(&mut file, document, metadata.profile);
    for firsts in firsts(document).chunks(KEPT) {
        let write = |first, pages: Vec<Page>| {
            let contents =
                content::contents(&pages, first, &document.paper, &embedded, &used.forms)?;
            let written = contents.into_iter().zip(&pages);
            let written = written.map(|(content, page)| Written::new(content, page));
            Ok(written.collect::<Result<Vec<_>, PdfError>>()?)
        };
        for page in batches(document, firsts, write)?.into_iter().flatten() {
            tree.add(&mut file, page)?;
        }
    }
    let (root, ids) = tree.finish(&mut file, resources);
    catalog::add(&mut file, root, document, metadata, &ids);
    Ok(file.finish()?)
}

/// The index of the first page of each batch.
fn firsts(document: &Document) -> Vec<usize> {
    (0..document.len()).step_by(BATCH).collect()
}

/// What `work` makes of the pages of some batches; it is told the index of the first of each.
fn batches<T: Send>(
    document: &Document,
    firsts: &[usize],
    work: impl Fn(usize, Vec<Page>) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let batch = |&first: &usize| {
        let pages = first..(first + BATCH).min(document.len());
        let pages = pages.map(|index| document.page(index));
        work(first, pages.collect::<Result<_, _>>()?)
    };
    firsts.par_iter().map(batch).collect()
}

/// What all pages use.
fn resources(
    file: &mut File,
    document: &Document,
    used: &Used,
    embedded: &font::Embedded,
) -> Result<ObjectId, PdfError> {
    let fonts = font::dictionary(file, embedded)?;
    let fonts = file.add_object(fonts);
    let mut objects = images(file, used)?;
    let sheet = Sheet::new(&document.paper, 0);
    for (name, drawing) in used.forms.iter() {
        let content = content::drawing(drawing, embedded, &used.forms)?;
        let form = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Form",
            "BBox" => sheet.reach(),
            "Resources" => dictionary! { "Font" => fonts },
        };
        objects.set(name, file.add_object(content::compressed(form, &content)?));
    }
    let mut resources = dictionary! { "Font" => fonts };
    if !objects.is_empty() {
        resources.set("XObject", objects);
    }
    Ok(file.add_object(resources))
}

/// The pictures of the pages, by name.
fn images(file: &mut File, used: &Used) -> Result<Dictionary, PdfError> {
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
        };
        let id = file.add_object(content::compressed(dictionary, &image.pixels)?);
        names.set(name.as_bytes(), id);
    }
    Ok(names)
}

#[cfg(test)]
mod tests;
