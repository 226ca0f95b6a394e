//! PDF: content streams written by `printpdf`, in files written here.
//!
//! `printpdf` writes the operators of pages. Its documents are not ready for print, so fonts, boxes, outline, labels,
//! identifiers and the file itself are written here, with `lopdf`. Pages are written in batches of which only the
//! compressed streams are kept, so memory grows with the size of the file and not with the number of pages.
//!
//! Equal pages give equal bytes: resources have fixed names, the identifier is a hash of the content, and dates are
//! present only if given.

mod file;
mod font;
mod glyf;
mod metadata;
mod operators;
mod pages;
mod pen;
mod reading;
mod sheet;
mod spelling;
mod structure;
mod subset;
#[cfg(test)]
mod tests;
mod usage;

use file::PdfFile;
use file::compressed;
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_base::fonts::Fonts;
use gridpress_ground::images::Image;
use gridpress_ground::parallel;
use gridpress_layout::{Document, Page};
use gridpress_messages::diag::Failure;
use lopdf::{Dictionary, ObjectId, dictionary};
use pages::{CompressedPage, PageTree};
use sheet::Sheet;
use std::borrow::Cow;
use subset::EmbeddedFonts;

pub use file::PdfError;
pub use file::is_untouched;
pub use metadata::Metadata;
pub use spelling::is_as_written;
pub use usage::UsedResources;

/// The number of pages translated at a time.
// Small batches hold less memory, and a batch is long enough to be worth a task of its own.
const BATCH: usize = 16;
/// The number of batches whose content is in memory at once.
// Between two groups of batches their streams go to the file, so memory does not grow with the number of pages in work.
const BATCHES_IN_MEMORY: usize = 32;

/// Returns the PDF of `document`. Its pages are generated twice: to collect the resources that they use, and to be
/// written.
///
/// # Errors
/// Same as for [`write()`].
pub fn render(document: &Document, fonts: &Fonts, metadata: &Metadata) -> Result<Vec<u8>, Failure> {
    write(document, &used_resources(document)?, fonts, metadata)
}

/// Returns the resources that the pages of `document` use.
///
/// # Errors
/// If a page cannot be generated.
pub fn used_resources(document: &Document) -> Result<UsedResources, Failure> {
    let used =
        batches(document, &batch_starts(document), |_, pages| Ok(UsedResources::of_pages(&pages)))?;
    Ok(used.into_iter().fold(UsedResources::default(), UsedResources::merge))
}

/// Returns the PDF of `document`, whose pages use only resources in `used`.
///
/// # Errors
/// If a page cannot be generated; with a [`PdfError`] if a font cannot be subset or an operator cannot be written.
pub fn write(
    document: &Document,
    used: &UsedResources,
    fonts: &Fonts,
    metadata: &Metadata,
) -> Result<Vec<u8>, Failure> {
    let embedded = subset::embed(used, fonts)?;
    // Fonts and shared drawings come first, since the codes of glyphs must be known before the first page is written.
    let mut file = PdfFile::new(metadata.profile);
    let resources = resources(&mut file, document, used, &embedded, fonts)?;
    let mut tree = PageTree::new(&mut file, document, metadata.profile);
    for batch_starts in batch_starts(document).chunks(BATCHES_IN_MEMORY) {
        let write = |first, pages: Vec<Page>| {
            let forms = (&used.forms, metadata.profile);
            let written = pages::contents(&pages, first, document, &embedded, forms)?
                .into_iter()
                .map(CompressedPage::new);
            Ok(written.collect::<Result<Vec<_>, PdfError>>()?)
        };
        // Threads make the contents; the file is put together in the order of pages, so its bytes do not depend on
        // threads.
        for page in batches(document, batch_starts, write)?.into_iter().flatten() {
            tree.add(&mut file, page)?;
        }
    }
    let pages = tree.finish(&mut file, resources);
    metadata::add(&mut file, &pages, document, metadata);
    Ok(file.finish()?)
}

/// Returns the index of the first page of each batch.
fn batch_starts(document: &Document) -> Vec<usize> {
    (0..document.len()).step_by(BATCH).collect()
}

/// Returns the results of `work` for batches of pages, given the index of the first page of each.
fn batches<T: Send>(
    document: &Document,
    batch_starts: &[usize],
    work: impl Fn(usize, Vec<Page>) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    parallel::try_map(batch_starts, |&first: &usize| {
        let pages = (first..(first + BATCH).min(document.len())).map(|index| document.page(index));
        work(first, pages.collect::<Result<_, _>>()?)
    })
}

/// Adds the resource dictionary of all pages.
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
    // Pages in colour show none, since a form contains its greys.
    let forms = used.forms.iter().filter(|_| document.space == ColourSpace::Grey);
    for (name, drawing) in forms {
        let content = pages::drawing(drawing, embedded, &used.forms)?;
        let form = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Form",
            "BBox" => sheet.reach(),
            "Resources" => dictionary! { "Font" => fonts },
        };
        objects.set(name, file.add_object(compressed(form, &content)?));
    }
    // One dictionary serves all pages, which inherit it from the page tree.
    let mut resources = dictionary! { "Font" => fonts };
    if !objects.is_empty() {
        resources.set("XObject", objects);
    }
    if document.space == ColourSpace::Cmyk {
        resources.set("ExtGState", operators::overprint::states());
    }
    if let Some(spot) = &document.spot {
        resources.set("ColorSpace", operators::spot::spaces(spot));
    }
    Ok(file.add_object(resources))
}

/// Adds the pictures of the pages; returns them by name.
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
            // Interpolation would blur the pixels of drawings, and readers differ in how they do it.
            "Interpolate" => false,
        };
        // A colour key mask is possible since PDF 1.3, while soft masks are forbidden in PDF/X-1a.
        if image.is_clear() && device == "DeviceGray" {
            let clear = [i64::from(Image::CLEAR), 255].map(lopdf::Object::from);
            dictionary.set("Mask", clear.to_vec());
        }
        let id = file.add_object(compressed(dictionary, &samples)?);
        names.set(name.as_bytes(), id);
    }
    Ok(names)
}

/// Returns the colour space of a picture in a document of that space, and its samples row by row.
fn samples(image: &Image, space: ColourSpace) -> (&'static str, Cow<'_, [u8]>) {
    let colours = || image.colours().map(Colour::new);
    match space {
        ColourSpace::Grey | ColourSpace::Spot => ("DeviceGray", Cow::Borrowed(&image.pixels)),
        ColourSpace::Rgb => ("DeviceRGB", colours().flat_map(Colour::rgb).collect()),
        ColourSpace::Cmyk => {
            let inks = colours().flat_map(Colour::inks);
            // From percent to bytes, rounded down so that no sum increases.
            ("DeviceCMYK", inks.map(|ink| (u16::from(ink) * 255 / 100) as u8).collect())
        }
    }
}
