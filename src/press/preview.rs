//! Pages as pictures, and all of them at a glance.

use super::NamedFile;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::units::Rect;
use gridpress_book::Book;
use gridpress_engine::named::names;
use gridpress_engine::parallel;
use gridpress_layout::{self as layout, Document, Paper};
use gridpress_render::png;
use gridpress_render::svg::{self, TextStyle};

/// A format of pictures of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// Pixels, with smooth edges.
    Png,
    /// Outlines, in the exact size of the page.
    Svg,
}

names! {
    PictureFormat {
        "png" => PictureFormat::Png,
        "svg" => PictureFormat::Svg,
    }
}

/// The pixels of a page's width on a contact sheet, and the most pixels of the sheet in both directions.
const CONTACT_PAGE: u32 = 200;
const MOST_CONTACT: f64 = 8000.0;

/// An order for pictures of pages.
#[derive(Clone, Copy, Debug)]
pub struct PreviewOrder<'a> {
    /// The pages, by index and rising.
    pub pages: &'a [usize],
    /// The beginning of the names of all files.
    pub prefix: &'a str,
    /// The format of all files.
    pub format: PictureFormat,
    /// Pixels to an inch of a page as PNG.
    pub dpi: u32,
}

/// A picture for each page of the order, and behind them the contact sheet: `page-007.png`, `contact.png`. The pages are
/// those of `document`, which is one of `book`.
///
/// # Errors
/// As [`Document::page`], and with [`Exit::Input`](gridpress_base::diag::Exit::Input) for a PNG that would be too large.
pub fn preview(
    book: &Book,
    document: &Document,
    order: &PreviewOrder,
) -> Result<Vec<NamedFile>, Failure> {
    let PreviewOrder { pages, prefix, format, dpi } = *order;
    let digits = document.len().to_string().len();
    let page = |&index: &usize| {
        let number = index + 1;
        let width = document.paper.trim.width.to_pt() * f64::from(dpi) / 72.0;
        Ok::<_, Failure>(NamedFile {
            name: format!("{prefix}page-{number:0digits$}.{format}"),
            bytes: picture(book, document, index, format, width)?,
        })
    };
    let mut files = parallel::try_map(pages, page)?;
    let sheet = layout::contact(document, pages)?;
    files.push(NamedFile {
        name: format!("{prefix}contact.{format}"),
        bytes: picture(book, &sheet, 0, format, contact_width(document, &sheet))?,
    });
    Ok(files)
}

/// The page of that index of `document`, one of `book`, as SVG, with what is beyond its trim as far as it may bleed.
///
/// # Errors
/// As [`Document::page`].
pub fn page_svg(book: &Book, document: &Document, index: usize) -> Result<String, Failure> {
    let page = document.page(index)?;
    let Paper { trim, bleed, .. } = document.paper;
    let area = Rect::new(-bleed, -bleed, trim.width + bleed * 2, trim.height + bleed * 2);
    let (fonts, title) = (&book.spec.fonts, &document.title);
    Ok(svg::render_area(&page, area, fonts, TextStyle::Outlines, title))
}

/// How many pixels wide a contact sheet is.
fn contact_width(document: &Document, sheet: &Document) -> f64 {
    let [page, width, height] =
        [document.paper.trim.width, sheet.paper.trim.width, sheet.paper.trim.height]
            .map(|length| length.to_pt());
    let wanted = width / page * f64::from(CONTACT_PAGE);
    wanted.min(MOST_CONTACT).min(MOST_CONTACT * width / height)
}

/// The picture of a page; a PNG is so many pixels `wide`.
fn picture(
    book: &Book,
    document: &Document,
    index: usize,
    format: PictureFormat,
    wide: f64,
) -> Result<Vec<u8>, Failure> {
    let (page, paper, fonts) = (document.page(index)?, &document.paper, &book.spec.fonts);
    match format {
        PictureFormat::Svg => {
            let svg = svg::render(&page, paper, fonts, TextStyle::Outlines, &document.title);
            Ok(svg.into_bytes())
        }
        PictureFormat::Png => {
            let png = png::smooth(&page, paper, fonts, wide.round() as u32, document.space);
            png.map_err(|error| {
                let report = Diagnostic::error(format!("no PNG: {error}"));
                Failure::input(vec![report.help("ask for fewer pixels to an inch")])
            })
        }
    }
}
