//! The cover around a book: its PDF, its check, and the pictures of it that shops show.

use crate::book::Book;
use crate::diag::{Diagnostic, Exit, Failure};
use crate::layout::{self, Document};
use crate::output::{pdf, png};
use crate::preflight::{self, Finding};
use crate::read::Facts;
use crate::spec::{CoverDesign, Profile};
use crate::units::{Length, Size};

/// A cover: back, spine and front on one sheet.
#[derive(Clone, Debug)]
pub struct PrintedCover {
    /// The PDF, of one page.
    pub pdf: Vec<u8>,
    /// The size of the sheet, bleed included.
    pub sheet: Size,
    /// The width of the spine.
    pub spine: Length,
    /// The pages of the bound book that the spine was measured for.
    pub pages: u32,
    /// Why the spine bears no text, where it does not.
    pub bare_spine: Option<String>,
}

/// Makes the cover of `book`. The book is laid out to count its pages where `pages` does not say how many the bound
/// book has. A `proof` shows where the sheet is cut and folded, and is not for printing.
///
/// # Errors
/// As [`layout::cover()`], and as [`layout::lay_out`].
pub fn cover(book: &Book, pages: Option<u32>, proof: bool) -> Result<PrintedCover, Failure> {
    let pages = match pages {
        Some(pages) => pages,
        None => layout::lay_out(book)?.book.len() as u32,
    };
    let cover = layout::cover(book, pages, proof)?;
    let metadata = cover_metadata(book);
    Ok(PrintedCover {
        pdf: pdf::render(&cover.document, &book.spec.fonts, &metadata)?,
        sheet: cover.sheet,
        spine: cover.spine,
        pages: cover.pages,
        bare_spine: cover.bare_spine,
    })
}

/// What a printer asks of the cover of `book`, bound from so many pages, and what is found in its PDF. The plain cover
/// is in black and greys as the book is, and is not looked at; nor is one whose printer's covers are not known.
pub fn check_cover(book: &Book, pages: u32) -> Vec<Finding> {
    let printer = book.spec.page.printer;
    let known = printer.filter(|printer| printer.cover.is_some() && printer.spine.is_some());
    let Some(printer) = known.filter(|_| book.spec.cover.design() != CoverDesign::Plain) else {
        return Vec::new();
    };
    let facts = cover(book, Some(pages), false).and_then(|cover| {
        let facts = Facts::read(&cover.pdf).map_err(|error| {
            let message = format!("the PDF of the cover cannot be read back: {error}");
            Failure::new(Exit::System, Diagnostic::error(message))
        })?;
        Ok((cover.sheet, facts))
    });
    match facts {
        Ok((sheet, facts)) => preflight::check_cover(printer, sheet, &facts),
        Err(failure) => vec![preflight::no_cover(&failure)],
    }
}

/// What the PDF of a cover says, in the profile that its printer takes covers in. The plain cover is finished as the book is.
fn cover_metadata(book: &Book) -> pdf::Metadata {
    let metadata = pdf::Metadata::of(&book.spec);
    let rule = book
        .spec
        .page
        .printer
        .and_then(|printer| printer.cover_file.as_ref());
    let profile = rule.and_then(|rule| Profile::named(&rule.profile));
    match (book.spec.cover.design(), profile) {
        (CoverDesign::Plain, _) | (_, None) => metadata,
        (_, Some(profile)) => pdf::Metadata {
            profile,
            ..metadata
        },
    }
}

/// The width of pictures for shops, in pixels: of a front, and of an open book.
const FRONT_WIDTH: u32 = 1600;
const OPEN_WIDTH: u32 = 2400;

/// A PNG of the front of the cover, 1600 x 2560 pixels: for shops.
///
/// # Errors
/// As [`layout::shop_front`].
pub fn front_picture(book: &Book) -> Result<Vec<u8>, Failure> {
    picture(book, &layout::shop_front(book)?, FRONT_WIDTH)
}

/// A PNG of two facing pages with puzzles, as the book lies open, 2400 pixels wide: for shops.
///
/// # Errors
/// As [`layout::lay_out`].
pub fn open_picture(book: &Book) -> Result<Vec<u8>, Failure> {
    let pages = layout::lay_out(book)?;
    picture(book, &layout::open_pages(book, &pages.book)?, OPEN_WIDTH)
}

fn picture(book: &Book, document: &Document, width: u32) -> Result<Vec<u8>, Failure> {
    let page = document.page(0)?;
    let png = png::smooth(
        &page,
        &document.paper,
        &book.spec.fonts,
        width,
        document.space,
    );
    png.map_err(|error| Failure::new(Exit::System, Diagnostic::error(error.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Source;
    use crate::press::{Order, puzzles};
    use crate::spec::NoFiles;

    fn book(printer: &str, design: &str) -> Book {
        let text = format!(
            "title = 'Night Sudoku'\nseed = 's'\n[page]\ntrim = '6x9in'\nprinter = '{printer}'\n\
             [cover]\ndesign = '{design}'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2\n"
        );
        puzzles(&Source::new("book.toml", text), &NoFiles, &Order::default()).unwrap()
    }

    #[test]
    fn covers_keep_what_their_printers_ask() {
        for printer in [
            "kdp-paperback-white",
            "kdp-hardcover",
            "ingramspark",
            "lulu",
        ] {
            for design in ["night", "mosaic", "stripes"] {
                let findings = check_cover(&book(printer, design), 200);
                assert!(findings.len() >= 4, "{printer}");
                for finding in findings {
                    assert!(finding.passed, "{printer} {design}: {}", finding.line());
                }
            }
        }
        // The plain one is checked with the book, and one that cannot be bound tells so.
        assert!(check_cover(&book("lulu", "plain"), 200).is_empty());
        let findings = check_cover(&book("lulu", "night"), 4);
        assert!(findings.len() == 1 && !findings[0].passed);
        assert!(
            findings[0].line().contains("does not bind"),
            "{}",
            findings[0].line()
        );
    }

    #[test]
    fn a_press_gets_four_inks_and_a_screen_three_lights() {
        let facts = |printer: &str| {
            let cover = cover(&book(printer, "night"), Some(200), false).unwrap();
            Facts::read(&cover.pdf).unwrap()
        };
        let press = facts("ingramspark");
        assert_eq!(
            press.colours.into_iter().collect::<Vec<_>>(),
            ["DeviceCMYK"]
        );
        assert!((100..=240).contains(&press.most_ink), "{}", press.most_ink);
        assert_eq!(press.pdfx.as_deref(), Some("PDF/X-1a:2003"));
        let screen = facts("kdp-paperback-white");
        assert_eq!(
            screen.colours.into_iter().collect::<Vec<_>>(),
            ["DeviceRGB"]
        );
        assert_eq!((screen.most_ink, screen.pdfx), (0, None));
    }

    #[test]
    fn a_front_for_shops_has_the_pixels_that_they_ask_for() {
        let png = front_picture(&book("home", "pop")).unwrap();
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (1600, 2560));
        // Eight bits each of red, green and blue.
        assert_eq!((png[24], png[25]), (8, 2));
    }
}
