//! PDF: content streams written by `printpdf`, in files of ours.
//!
//! `printpdf` writes the operators of pages. Its documents are not print-grade as they come: fonts, boxes, outline,
//! labels, identifiers and the file itself are ours, over `lopdf`. Pages are written in batches, of which only the
//! compressed streams are kept, so memory grows with the file and not with the pages.
//!
//! The same pages give the same bytes: names of resources are ours, the document's identifier is a hash of
//! its content, and dates are there only when given.

mod file;
mod font;
mod glyf;
mod metadata;
mod operators;
mod pages;
mod pen;
mod sheet;
mod subset;
#[cfg(test)]
mod tests;
mod usage;

use file::PdfFile;
use file::compressed;
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_base::diag::Failure;
use gridpress_base::fonts::Fonts;
use gridpress_base::images::Image;
use gridpress_engine::parallel;
use gridpress_layout::{Document, Page};
use lopdf::{Dictionary, ObjectId, dictionary};
use pages::{CompressedPage, PageTree};
use sheet::Sheet;
use std::borrow::Cow;
use subset::EmbeddedFonts;

pub use file::PdfError;
pub use file::is_untouched;
pub use metadata::Metadata;
pub use usage::UsedResources;

/// Pages that are translated at a time.
const BATCH: usize = 16;
/// Batches whose content is kept until it is in the file.
const BATCHES_IN_MEMORY: usize = 32;

/// The PDF of `document`. Its pages are made twice: to find out what they use, and to be written.
///
/// # Errors
/// As [`write()`].
pub fn render(document: &Document, fonts: &Fonts, metadata: &Metadata) -> Result<Vec<u8>, Failure> {
    write(document, &used_resources(document)?, fonts, metadata)
}

/// What the pages of `document` use.
///
/// # Errors
/// When a page cannot be made.
pub fn used_resources(document: &Document) -> Result<UsedResources, Failure> {
    let used =
        batches(document, &batch_starts(document), |_, pages| Ok(UsedResources::of_pages(&pages)))?;
    Ok(used.into_iter().fold(UsedResources::default(), UsedResources::merge))
}

/// The PDF of `document`, whose pages use nothing that is not in `used`.
///
/// # Errors
/// When a page cannot be made; and with a [`PdfError`] when a font cannot be cut down or an operator cannot be written.
pub fn write(
    document: &Document,
    used: &UsedResources,
    fonts: &Fonts,
    metadata: &Metadata,
) -> Result<Vec<u8>, Failure> {
    let embedded = subset::embed(used, fonts)?;
    let mut file = PdfFile::new(metadata.profile);
    let resources = resources(&mut file, document, used, &embedded, fonts)?;
    let mut tree = PageTree::new(&mut file, document, metadata.profile);
    for batch_starts in batch_starts(document).chunks(BATCHES_IN_MEMORY) {
        let write = |first, pages: Vec<Page>| {
            let contents = pages::contents(&pages, first, document, &embedded, &used.forms)?;
            let written = contents
                .into_iter()
                .zip(&pages)
                .map(|(content, page)| CompressedPage::new(content, page));
            Ok(written.collect::<Result<Vec<_>, PdfError>>()?)
        };
        for page in batches(document, batch_starts, write)?.into_iter().flatten() {
            tree.add(&mut file, page)?;
        }
    }
    let (root, ids) = tree.finish(&mut file, resources);
    metadata::add(&mut file, root, document, metadata, &ids);
    Ok(file.finish()?)
}

/// The index of the first page of each batch.
fn batch_starts(document: &Document) -> Vec<usize> {
    (0..document.len()).step_by(BATCH).collect()
}

/// What `work` makes of the pages of some batches; it is told the index of the first of each.
fn batches<T: Send>(
    document: &Document,
    batch_starts: &[usize],
    work: impl Fn(usize, Vec<Page>) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let batch = |&first: &usize| {
        let pages = first..(first + BATCH).min(document.len());
        let pages = pages.map(|index| document.page(index));
        work(first, pages.collect::<Result<_, _>>()?)
    };
    parallel::try_map(batch_starts, batch)
}

/// What all pages use.
fn resources(
    file: &mut PdfFile,
    document: &Document,
    used: &UsedResources,
    embedded: &EmbeddedFonts,
    fonts: &Fonts,
) -> Result<ObjectId, PdfError> {
    let fonts = font::dictionary(file, embedded, fonts)?;
    let fonts = file.add_object(fonts);
    let mut objects = images(file, used, document.space)?;
    let sheet = Sheet::new(&document.paper, 0);
    for (name, drawing) in used.forms.iter() {
        let content = pages::drawing(drawing, embedded, &used.forms)?;
        let form = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Form",
            "BBox" => sheet.reach(),
            "Resources" => dictionary! { "Font" => fonts },
        };
        objects.set(name, file.add_object(compressed(form, &content)?));
    }
    let mut resources = dictionary! { "Font" => fonts };
    if !objects.is_empty() {
        resources.set("XObject", objects);
    }
    if document.space == ColourSpace::Cmyk {
        resources.set("ExtGState", operators::overprint::states());
    }
    Ok(file.add_object(resources))
}

/// The pictures of the pages, by name.
fn images(
    file: &mut PdfFile,
    used: &UsedResources,
    space: ColourSpace,
) -> Result<Dictionary, PdfError> {
    let mut names = Dictionary::new();
    for (name, image) in used.images() {
        let (device, samples) = samples(image, space);
        let mut dictionary = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Image",
            "Width" => i64::from(image.width),
            "Height" => i64::from(image.height),
            "ColorSpace" => device,
            "BitsPerComponent" => 8,
            "Interpolate" => false,
        };
        if image.is_clear() && device == "DeviceGray" {
            let clear = [i64::from(Image::CLEAR), 255].map(lopdf::Object::from);
            dictionary.set("Mask", clear.to_vec());
        }
        let id = file.add_object(compressed(dictionary, &samples)?);
        names.set(name.as_bytes(), id);
    }
    Ok(names)
}

/// The device of a picture's samples in a document of that space, and the samples row by row.
fn samples(image: &Image, space: ColourSpace) -> (&'static str, Cow<'_, [u8]>) {
    let colours = || image.colours().map(Colour::new);
    match space {
        ColourSpace::Grey => ("DeviceGray", Cow::Borrowed(&image.pixels)),
        ColourSpace::Rgb => ("DeviceRGB", colours().flat_map(Colour::rgb).collect()),
        ColourSpace::Cmyk => {
            let inks = colours().flat_map(Colour::inks);
            // From percent to bytes, cut off so that no sum grows.
            let bytes = inks.map(|ink| (u16::from(ink) * 255 / 100) as u8);
            ("DeviceCMYK", bytes.collect())
        }
    }
}
