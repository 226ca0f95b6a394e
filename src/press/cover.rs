//! Covers of books: their PDF, their check, and pictures for shops.

use super::book::NamedPdf;
use gridpress_audit::lock::LockedCover;
use gridpress_audit::preflight::{self, CoverSubject, Finding};
use gridpress_audit::verify::{self, Findings};
use gridpress_book::Book;
use gridpress_bookspec::printer::UnconfirmedNumber;
use gridpress_bookspec::{CoverDesign, Profile};
use gridpress_ground::hash::sha256;
use gridpress_ground::units::{Length, Size};
use gridpress_layout::{self as layout, Cover, CoverKind, Document};
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use gridpress_reader::{PdfFacts, PdfReader, ReadError};
use gridpress_render::{pdf, png};
use std::path::Path;

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
    /// The reason why the spine has no text; `None` if it has text.
    pub bare_spine: Option<Text>,
}

impl PrintedCover {
    /// Describes the cover of `book` in a file called `name`, in lines for the user.
    pub fn notes(&self, book: &Book, name: &str) -> Vec<Text> {
        let sheet = self.sheet;
        let [width, height, spine] = [sheet.width, sheet.height, self.spine]
            .map(|length| TextArg::Measure(book.spec.page.trim.in_own_unit(length)));
        let size = text!("made-cover", file = name, width, height, pages = self.pages, spine);
        let spine = self.bare_spine.clone().map(|why| text!("bare-spine", why));
        let setting = || TextArg::key("isbn");
        let barcode = book.spec.isbn.is_none().then(|| text!("no-barcode", setting = setting()));
        [Some(size), spine, barcode].into_iter().flatten().collect()
    }
}

/// Makes the cover of `book`. `pages` is the number of pages of the bound book; if it is `None`, the book is laid out
/// to count them.
///
/// # Errors
/// Fails like [`layout::lay_out_cover()`] and [`layout::lay_out`].
pub fn cover(book: &Book, pages: Option<u32>, kind: CoverKind) -> Result<PrintedCover, Failure> {
    let pages = pages.map_or_else(|| page_count(book), Ok)?;
    let cover = layout::lay_out_cover(book, pages, kind)?;
    Ok(PrintedCover {
        pdf: render_cover(book, &cover)?,
        sheet: cover.sheet,
        spine: cover.spine,
        pages: cover.pages,
        bare_spine: cover.bare_spine,
    })
}

/// Lays out `book` and returns its number of pages.
///
/// # Errors
/// Fails like [`layout::lay_out`].
pub fn page_count(book: &Book) -> Result<u32, Failure> {
    Ok(layout::lay_out(book)?.book.len() as u32)
}

/// Returns the number of pages of a PDF; `None` if it cannot be read.
pub fn printed_pages(pdf: &[u8]) -> Option<u32> {
    let reader = PdfReader::new(pdf).ok()?;
    u32::try_from(reader.pages()).ok()
}

fn render_cover(book: &Book, cover: &Cover) -> Result<Vec<u8>, Failure> {
    pdf::render(&cover.document, &book.spec.fonts, &cover_metadata(book))
}

/// Compares a cover of `book` with `pages` pages, or the proof of one, with a regenerated one. A file whose name ends
/// in `-proof` is a proof. `locked` is the entry of the file in the lock.
///
/// # Errors
/// Fails like [`cover`].
pub(super) fn verify_cover(
    book: &Book,
    pages: u32,
    file: NamedPdf,
    locked: Option<&LockedCover>,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let NamedPdf { name, bytes } = file;
    let stem = Path::new(name).file_stem().unwrap_or_default().to_string_lossy();
    let (kind, other) = if stem.ends_with("-proof") {
        (CoverKind::Proof, CoverKind::Print)
    } else {
        (CoverKind::Print, CoverKind::Proof)
    };
    let is_proof = kind == CoverKind::Proof;
    let own = layout::lay_out_cover(book, pages, kind)?;
    let made = render_cover(book, &own)?;
    let hash = sha256(bytes);
    let is_locked = locked.is_some_and(|locked| locked.sha256 == hash);
    // An earlier cover has an earlier text.
    if kind == CoverKind::Print && (bytes == made || !is_locked) {
        let hidden = preflight::hidden_on_cover(book, &own, bytes);
        // Unreadable files are reported below.
        let hidden = hidden.unwrap_or_default().into_iter();
        findings.differences.extend(hidden.map(|what| text!("of-file", file = name, what)));
    }
    if bytes == made {
        match locked {
            Some(_) if !is_locked => findings.differ(name, text!("hash-differs")),
            Some(locked) if locked.pages != own.pages => findings
                .differ(name, text!("cover-for-pages", pages = own.pages, locked = locked.pages)),
            _ => {
                findings.proved.push(match kind {
                    CoverKind::Print => text!("proved-cover", file = name, pages = own.pages),
                    CoverKind::Proof => text!("proved-proof", file = name, pages = own.pages),
                });
            }
        }
        return Ok(());
    }
    // A proof under the name of a cover would be printed with its guides.
    if bytes == render_cover(book, &layout::lay_out_cover(book, pages, other)?)? {
        let key = if is_proof { text!("cover-named-proof") } else { text!("proof-named-cover") };
        findings.differ(name, key);
        return Ok(());
    }
    let found = PdfReader::new(bytes).ok().and_then(|reader| reader.size(0));
    let sizes = found.and_then(|found| size_difference(found, &own, book.spec.page.trim));
    if let Some(locked) = locked.filter(|_| is_locked && pdf::is_as_written(bytes)) {
        let command = preflight::make_cover();
        let change = if locked.pages == own.pages {
            text!("cover-of-earlier", command)
        } else {
            text!("cover-of-earlier-pages", pages = locked.pages, own = own.pages, command)
        };
        findings.differ(name, change);
        sizes.into_iter().for_each(|sizes| findings.differ(name, sizes));
        return Ok(());
    }
    if let Some(other) = matching_pages(book, &own, kind, bytes) {
        let note = TextArg::note(format!("; if that is intended, add --pages {other}"));
        let own = own.pages;
        let what = if is_proof {
            text!("proof-of-pages", pages = other, own, note)
        } else {
            text!("cover-of-pages", pages = other, own, note)
        };
        findings.differ(name, what);
        sizes.into_iter().for_each(|sizes| findings.differ(name, sizes));
        return Ok(());
    }
    // For a file that was edited, the edits themselves are reported.
    if let Some(sizes) = sizes.filter(|_| pdf::is_untouched(bytes)) {
        let near = found.and_then(|found| estimate_pages(book, &own, kind, found.0));
        let own = own.pages;
        findings.differ(
            name,
            match near {
                Some(pages) => text!("cover-of-other-book-pages", pages, own),
                None => text!("cover-of-other-book", own),
            },
        );
        findings.differ(name, sizes);
        return Ok(());
    }
    verify::cover(name, bytes, &made, &own.document, findings);
    Ok(())
}

/// Maximum difference between the sides of sheets of the same size, in points.
const SAME_SIZE: f64 = 0.1;

/// Describes the size of a sheet, and the spine that fits on it, in the unit of `trim`; `None` if the sheet has the size
/// of `own`.
fn size_difference((width, height): (f64, f64), own: &Cover, trim: Size) -> Option<Text> {
    let (own_width, own_height) = (own.sheet.width.to_pt(), own.sheet.height.to_pt());
    let is_as_high = (height - own_height).abs() < SAME_SIZE;
    if is_as_high && (width - own_width).abs() < SAME_SIZE {
        return None;
    }
    let in_unit = |length| TextArg::Measure(trim.in_own_unit(length));
    let length = |points: f64| in_unit(Length::thousandths((points * 1000.0).round() as i32));
    let spine = own.spine.to_pt() + width - own_width;
    let (width, height, found) = (length(width), length(height), length(spine));
    let [own_width, own_height, own_spine] =
        [own.sheet.width, own.sheet.height, own.spine].map(in_unit);
    Some(if is_as_high && spine > 0.0 {
        text!(
            "sheet-and-spine-differ",
            width,
            height,
            spine = found,
            own_width,
            own_height,
            own_spine,
        )
    } else {
        text!("sheet-differs", width, height, own_width, own_height, own_spine)
    })
}

/// Maximum error, in pages, of an estimate from the width of a sheet.
const PAGE_TOLERANCE: u32 = 6;

/// Estimates the number of pages from the width of a sheet, in points. The spine grows by the same amount with each
/// page.
fn estimate_pages(book: &Book, own: &Cover, kind: CoverKind, width: f64) -> Option<u32> {
    // The distance is large enough that rounding of the spine does not matter, and small enough to stay within most
    // limits.
    let (pages, step) = (own.pages, 20);
    let steps = [Some(pages + step), pages.checked_sub(step)];
    let next = (steps.into_iter().flatten())
        .find_map(|pages| layout::lay_out_cover(book, pages, kind).ok())?;
    let wide = |cover: &Cover| cover.sheet.width.to_pt();
    let each = (wide(&next) - wide(own)) / (f64::from(next.pages) - f64::from(pages));
    let off = (width - wide(own)) / each;
    if !off.is_finite() || off.abs() > 10_000.0 {
        return None;
    }
    u32::try_from(i64::from(pages) + off.round() as i64).ok()
}

/// Returns the number of pages that a cover was made for; `None` if it matches no number other than that of `own`.
fn matching_pages(book: &Book, own: &Cover, kind: CoverKind, bytes: &[u8]) -> Option<u32> {
    let (width, _) = PdfReader::new(bytes).ok()?.size(0)?;
    let near = estimate_pages(book, own, kind, width)?;
    // The estimate only narrows the search; the proof is that the bytes are equal.
    let pages = near.saturating_sub(PAGE_TOLERANCE).max(1)..=near + PAGE_TOLERANCE;
    let covers = pages.filter_map(|pages| layout::lay_out_cover(book, pages, kind).ok());
    let made = |cover: &Cover| {
        cover.pages != own.pages && render_cover(book, cover).is_ok_and(|made| made == bytes)
    };
    covers.into_iter().find(made).map(|cover| cover.pages)
}

/// Regenerates the cover of a lock whose file is missing, and compares its hash.
///
/// # Errors
/// Fails like [`cover`].
pub(super) fn verify_missing(
    book: &Book,
    pages: u32,
    locked: &LockedCover,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let own = layout::lay_out_cover(book, pages, CoverKind::Print)?;
    let name = &locked.file;
    let is_same = own.pages == locked.pages && sha256(&render_cover(book, &own)?) == locked.sha256;
    if is_same {
        let what = text!("missing-cover-same");
        findings.warnings.push(text!("of-file", file = name.as_str(), what));
    } else {
        let command = preflight::make_cover();
        let what = text!("missing-cover", pages = locked.pages, own = own.pages, command);
        findings.differ(name, what);
    }
    Ok(())
}

/// Compares a picture for shops with regenerated ones.
///
/// # Errors
/// Fails like [`front_picture`] and [`open_picture`].
pub(super) fn verify_picture(
    book: &Book,
    file: NamedPdf,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let name = file.name;
    let proved = match file.bytes {
        bytes if bytes == front_picture(book)? => text!("proved-front", file = name),
        bytes if bytes == open_picture(book)? => text!("proved-open-pages", file = name),
        _ => {
            let what = text!("neither-front-nor-pages");
            findings.differ(name, what);
            return Ok(());
        }
    };
    findings.proved.push(proved);
    Ok(())
}

/// Checks the cover of `book` with `pages` pages against the rules of its printer, and checks that all its elements are
/// visible. Returns no findings if the printer's covers are unknown. If only the thickness of the paper is unknown, or
/// a plain cover cannot be made, the finding is advice, since the pages can still be printed.
pub fn check_cover(book: &Book, pages: u32) -> Vec<Finding> {
    let spec = &book.spec;
    let Some(printer) = spec.page.printer.filter(|printer| printer.cover.is_some()) else {
        return Vec::new();
    };
    let Some(spine) = &printer.spine else {
        return Vec::new();
    };
    let paper = spine.paper(spec.cover.paper.as_deref());
    if let Some(paper) =
        paper.filter(|paper| spine.width(paper, spec.cover.thousand_pages, 1).is_none())
    {
        return vec![preflight::unknown_spine(printer, paper)];
    }
    let checked = layout::lay_out_cover(book, pages, CoverKind::Print).and_then(|cover| {
        let pdf = render_cover(book, &cover)?;
        let unread = |error: ReadError| {
            let message = text!("cover-not-read", why = error.to_string());
            Failure::new(Exit::System, Diagnostic::error(message))
        };
        let facts = PdfFacts::read(&pdf).map_err(unread)?;
        let mut findings =
            preflight::check_cover(&CoverSubject { book, printer, cover: &cover, facts: &facts })?;
        let hidden = preflight::hidden_on_cover(book, &cover, &pdf);
        findings.push(preflight::check_visibility(&hidden.map_err(unread)?));
        Ok(findings)
    });
    checked.unwrap_or_else(|failure| {
        let is_plain = spec.cover.design() == CoverDesign::Plain;
        let finding = preflight::no_cover(&failure);
        vec![Finding { is_advice: is_plain, ..finding }]
    })
}

/// Returns warnings of texts of `book` that are still those of a template, and of numbers that its cover depends on and that
/// its printer has not confirmed.
pub fn warnings_of_cover(book: &Book) -> Vec<Diagnostic> {
    let printer = book.spec.page.printer;
    let choices = preflight::cover_choices(book);
    let numbers = printer.map_or_else(Vec::new, |printer| printer.unconfirmed_of_cover(choices));
    let warning = |number: UnconfirmedNumber| {
        let message = text!("cover-number-unconfirmed", subject = number.subject);
        let help = text!("compare-cover", source = number.source);
        Diagnostic::warning(message).help(help)
    };
    let texts = book.spec.template_texts().into_iter().map(|text| text.warning(&book.spec));
    texts.chain(numbers.into_iter().map(warning)).collect()
}

/// Returns the metadata of a cover's PDF, in the profile that the printer requires for covers. The plain cover has the
/// profile of the book.
fn cover_metadata(book: &Book) -> pdf::Metadata {
    let metadata = pdf::Metadata::of(&book.spec);
    let rule = book.spec.page.printer.and_then(|printer| printer.cover_file.as_ref());
    let profile = rule.and_then(|rule| Profile::from_name(&rule.profile));
    match (book.spec.cover.design(), profile) {
        (CoverDesign::Plain, _) | (_, None) => metadata,
        (_, Some(profile)) => pdf::Metadata { profile, ..metadata },
    }
}

/// Width of the picture of a front, in pixels.
const FRONT_WIDTH: u32 = 1600;
const OPEN_WIDTH: u32 = 2400;

/// Renders the front of the cover for shops, as a PNG of 1600 x 2560 pixels.
///
/// # Errors
/// Fails like [`layout::lay_out_shop_front`].
pub fn front_picture(book: &Book) -> Result<Vec<u8>, Failure> {
    picture(book, &layout::lay_out_shop_front(book)?, FRONT_WIDTH)
}

/// Renders two facing pages with puzzles for shops, as a PNG of 2400 pixels in width.
///
/// # Errors
/// Fails like [`layout::lay_out`].
pub fn open_picture(book: &Book) -> Result<Vec<u8>, Failure> {
    let pages = layout::lay_out(book)?;
    picture(book, &layout::lay_out_open_book(book, &pages.book)?, OPEN_WIDTH)
}

fn picture(book: &Book, document: &Document, width: u32) -> Result<Vec<u8>, Failure> {
    let page = document.page(0)?;
    png::smooth(&page, &document.paper, &book.spec.fonts, width, document.space)
        .map_err(|error| Failure::new(Exit::System, Diagnostic::error(error.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BookOrder, puzzles};
    use gridpress_bookspec::{NoFiles, Printer};
    use gridpress_messages::diag::Source;

    fn book(printer: &str, design: &str) -> Book {
        let text = format!(
            "title = 'Night Sudoku'\nseed = 's'\n[page]\ntrim = '6x9in'\nprinter = '{printer}'\n\
             [cover]\ndesign = '{design}'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2\n"
        );
        puzzles(&Source::new("book.toml", text), &NoFiles, &BookOrder::default()).unwrap()
    }

    /// Returns the printers with known covers, each with three of its sizes.
    fn with_covers() -> impl Iterator<Item = (&'static Printer, Vec<Size>)> {
        let known = Printer::all().iter().filter(|printer| printer.cover.is_some());
        known.map(|printer| {
            let sizes = &printer.trims.as_ref().unwrap().sizes;
            let at = [0, sizes.len() / 2, sizes.len() - 1];
            (printer, at.map(|index| sizes[index].size).to_vec())
        })
    }

    /// Returns the faults of the cover of `book` in a design, for a printer and size.
    fn faults(
        book: &mut Book,
        design: CoverDesign,
        printer: &'static Printer,
        trim: Size,
    ) -> Vec<String> {
        let spec = &mut book.spec;
        (spec.page.printer, spec.page.trim) = (Some(printer), trim);
        spec.cover.design = Some(design);
        let spine = printer.spine.as_ref().unwrap();
        let is_known = spine.width(&spine.papers[0], None, 200).is_some();
        spec.cover.thousand_pages = (!is_known).then_some(Length::mils(2_300));
        let findings = check_cover(book, 200);
        let rules: Vec<&str> = findings.iter().map(|finding| finding.rule).collect();
        for (rule, is_expected) in [
            ("cover-size", true),
            ("cover-clear", printer.cover.as_ref().unwrap().clear.is_some()),
            ("cover-type", printer.type_size.is_some()),
            ("cover-rules", printer.rules.is_some()),
        ] {
            assert_eq!(rules.contains(&rule), is_expected, "{design} {}: {rule}", printer.name);
        }
        let of =
            format!("{design} {} {} x {}", printer.name, trim.width.in_mm(), trim.height.in_mm());
        let failed =
            findings.iter().filter(|finding| !finding.passed && finding.rule != "unconfirmed");
        failed.map(|finding| format!("{of}: {}", finding.line())).collect()
    }

    /// Returns the designs that need no picture.
    fn drawn() -> impl Iterator<Item = CoverDesign> + Clone {
        let designs = CoverDesign::NAMES.iter().map(|(_, design)| *design);
        designs.filter(|design| *design != CoverDesign::Picture)
    }

    #[test]
    fn covers_meet_the_requirements_of_their_printers() {
        let mut book = book("lulu", "night");
        let mut designs = drawn().cycle();
        for (printer, sizes) in with_covers() {
            let size = sizes[1];
            for design in designs.by_ref().take(3) {
                let faults = faults(&mut book, design, printer, size);
                assert!(faults.is_empty(), "{}", faults.join("\n"));
            }
        }
    }

    #[test]
    #[ignore = "long sweep"]
    fn every_design_keeps_what_every_printer_asks() {
        let mut wrong = Vec::new();
        let kinds = [
            "size = 9",
            "size = 6\nvariant = ['calcudoku']",
            "size = 9\ngrids = 'samurai'\nper_page = 1",
            "size = 6",
            "size = 12",
            "size = 9\nvariant = ['killer']",
        ];
        for kind in kinds {
            let text = format!(
                "title = 'One Hundred Sudoku'\nsubtitle = 'From easy to hard'\nauthor = 'Clara Whitfield'\nseed = 's'\n\
                 isbn = '978-3-16-148410-0'\n[page]\ntrim = '8.5x11in'\n[cover]\nbadges = ['Large print']\n[[section]]\nid = 'a'\nlevel = 'easy'\n\
                 count = 4\n{kind}\n"
            );
            let source = Source::new("book.toml", text);
            let mut book = puzzles(&source, &NoFiles, &BookOrder::default()).unwrap();
            for (printer, sizes) in with_covers() {
                for size in sizes {
                    for design in drawn() {
                        let faults = faults(&mut book, design, printer, size).into_iter();
                        wrong.extend(faults.map(|fault| format!("{kind}: {fault}")));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn plain_covers_are_checked() {
        let findings = check_cover(&book("lulu", "plain"), 200);
        let seen = findings.iter().find(|finding| finding.rule == "cover-visible");
        assert!(seen.is_some_and(|finding| finding.passed), "{findings:?}");
    }

    #[test]
    fn a_cover_that_cannot_be_made_is_reported() {
        let findings = check_cover(&book("lulu", "night"), 4);
        assert!(findings.len() == 1 && !findings[0].passed && !findings[0].is_advice);
        let line = findings[0].line();
        assert!(line.contains("does not bind"), "{line}");
        // The pages may be printed all the same.
        let findings = check_cover(&book("kdp-paperback-groundwood", "night"), 200);
        assert!(findings.len() == 1 && findings[0].is_advice);
        assert!(findings[0].change.contains("thousand_pages"), "{}", findings[0].change);
    }

    #[test]
    fn unconfirmed_requirements_are_advice() {
        let findings = check_cover(&book("ingramspark", "plain"), 200);
        let found: Vec<&Finding> =
            findings.iter().filter(|finding| finding.rule == "unconfirmed").collect();
        assert!(found.len() == 1 && found[0].is_advice && !found[0].passed);
        assert!(found[0].measured.contains("the width of the spine"), "{}", found[0].measured);
        let findings = check_cover(&book("kdp-paperback-white", "night"), 200);
        assert!(findings.iter().all(|finding| finding.rule != "unconfirmed"));
    }

    #[test]
    fn a_press_gets_four_inks_and_a_screen_three_lights() {
        let facts = |printer: &str| {
            let cover = cover(&book(printer, "night"), Some(200), CoverKind::Print).unwrap();
            PdfFacts::read(&cover.pdf).unwrap()
        };
        let press = facts("ingramspark");
        assert_eq!(press.colours.into_iter().collect::<Vec<_>>(), ["DeviceCMYK"]);
        assert!((100..=240).contains(&press.most_ink), "{}", press.most_ink);
        assert_eq!(press.pdfx.as_deref(), Some("PDF/X-1a:2001"));
        let screen = facts("kdp-paperback-white");
        assert_eq!(screen.colours.into_iter().collect::<Vec<_>>(), ["DeviceRGB"]);
        assert_eq!((screen.most_ink, screen.pdfx), (0, None));
    }

    #[test]
    fn front_pictures_have_the_size_that_shops_require() {
        let png = front_picture(&book("home", "pop")).unwrap();
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (1600, 2560));
        // Eight bits each of red, green and blue.
        assert_eq!((png[24], png[25]), (8, 2));
    }
}
