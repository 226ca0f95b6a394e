//! The errors of layout, and their reports.

use super::MAX_PAGES;
use gridpress_base::diag::{Diagnostic, Failure, Place};
use gridpress_base::fonts::MissingGlyph;
use gridpress_base::units::{Length, Size};
use gridpress_book::Book;
use gridpress_spec::{PencilMarks, Placement, RuleWeights};

/// A reason why a book cannot be laid out.
#[derive(Debug)]
pub(crate) enum LayoutError {
    /// A character that no font has.
    MissingGlyph(MissingGlyph),
    /// Too many grids for a page.
    GridTooSmall {
        /// Index of the section, or `None` for the answers.
        section: Option<usize>,
        /// Side that a grid would have.
        side: Length,
        /// Minimum side at which its cells are legible.
        least: Length,
        /// Maximum number of grids that fit.
        most: u32,
    },
    /// A picture of a grid that is too small to read.
    PictureTooSmall {
        /// Index of the section.
        section: usize,
        /// `true` for solutions.
        is_solution: bool,
        /// Side that a cell would have.
        cell: Length,
        /// Minimum side of the picture.
        least: Length,
    },
    /// QR codes that would be illegible at the width of their grids.
    NoRoomForQr {
        /// Index of the section.
        section: usize,
        /// Side that a grid would have.
        side: Length,
        /// Minimum side of the code, with the white around it.
        least: Length,
        /// Maximum number of grids on a page that are wide enough.
        most: u32,
    },
    /// A link that is too long for a QR code.
    LinkTooLong {
        /// Index of the section.
        section: usize,
        /// The length of the link in bytes.
        length: usize,
    },
    /// Rules that leave too little of a cell.
    RulesTooHeavy {
        /// Index of the section, or `None` for the answers.
        section: Option<usize>,
        /// The side of a cell.
        cell: Length,
    },
    /// Thick rules of a jigsaw that look like thin ones.
    RulesTooAlike {
        /// Index of the section.
        section: usize,
    },
    /// Candidates of a diagram that are too small to read.
    NoRoomForMarks {
        /// Cells in a row.
        side: usize,
    },
    /// A text that does not fit on its page in the smallest type.
    TextTooLong(String),
    /// A picture of a cover with too few pixels for its size.
    CoarsePicture {
        /// The file, as spelled in the spec.
        file: String,
        /// Pixels per inch that it would have.
        resolution: i32,
        /// Minimum pixels per inch for good printing.
        least: i32,
        /// Size of the area that it fills.
        area: Size,
    },
    /// A box too small for a barcode that tills can read.
    NoRoomForBarcode,
    /// More pages than page numbers allow.
    TooManyPages {
        /// Number of pages, or the minimum for the puzzles alone.
        pages: usize,
        /// `true` if `pages` is only a minimum.
        is_minimum: bool,
    },
}

impl From<MissingGlyph> for LayoutError {
    fn from(missing: MissingGlyph) -> LayoutError {
        LayoutError::MissingGlyph(missing)
    }
}

/// Returns the failure that reports `errors`, each with its location in the spec if it has one.
pub(crate) fn failure(book: &Book, errors: &[LayoutError]) -> Failure {
    Failure::input(errors.iter().map(|error| report(book, error)).collect())
}

fn report(book: &Book, error: &LayoutError) -> Diagnostic {
    match *error {
        LayoutError::MissingGlyph(ref missing) => Diagnostic::error(missing.to_string()),
        LayoutError::GridTooSmall { section, side, least, most } => {
            too_small(book, section, [side, least], most)
        }
        LayoutError::PictureTooSmall { section, is_solution, cell, least } => {
            picture_too_small(id(book, section), is_solution, [cell, least])
        }
        LayoutError::NoRoomForQr { section, side, least, most } => {
            no_room_for_qr(book, section, [side, least], most)
        }
        LayoutError::LinkTooLong { section, length } => link_too_long(book, section, length),
        LayoutError::RulesTooHeavy { section, cell } => too_heavy(book, section, cell),
        LayoutError::RulesTooAlike { section } => too_alike(book, section),
        LayoutError::NoRoomForMarks { side } => no_room_for_marks(side),
        LayoutError::TextTooLong(ref text) => text_too_long(text),
        LayoutError::CoarsePicture { ref file, resolution, least, area } => {
            coarse_picture(file, resolution, least, area)
        }
        LayoutError::NoRoomForBarcode => no_room_for_bars(),
        LayoutError::TooManyPages { pages, is_minimum } => too_many(pages, is_minimum),
    }
}

fn coarse_picture(file: &str, resolution: i32, least: i32, area: Size) -> Diagnostic {
    let pixels = |side: Length| {
        let pixels = i64::from(side.to_thousandths()) * i64::from(least);
        (pixels + 71_999) / 72_000
    };
    Diagnostic::error(format!(
        "the picture `{file}` of the cover has {resolution} pixels per inch; at least {least} are needed to print well"
    ))
    .help(format!(
        "it fills {} x {}, so it needs at least {} x {} pixels",
        area.width.in_mm(),
        area.height.in_mm(),
        pixels(area.width),
        pixels(area.height)
    ))
}

/// Returns an error that points at `place` with `label`, or has the label as a help line if there is no place.
fn pointing(message: String, place: Option<Place>, label: String) -> Diagnostic {
    let report = Diagnostic::error(message);
    match place {
        Some(place) => report.at(place, label),
        None => report.help(label),
    }
}

/// Returns an error that points at the weights under `[grid]`.
fn at_rules(book: &Book, message: String, label: String) -> Diagnostic {
    pointing(message, book.spec.places.get("grid"), label)
}

/// Returns an error that points at the link of the QR codes.
fn at_qr(book: &Book, message: String, label: String) -> Diagnostic {
    pointing(message, book.spec.places.get("puzzle.qr"), label)
}

/// Returns the id of a section.
fn id(book: &Book, section: usize) -> &str {
    &book.spec.sections[section].id
}

fn too_small(
    book: &Book,
    section: Option<usize>,
    [side, least]: [Length; 2],
    most: u32,
) -> Diagnostic {
    let (request, place) = per_page(book, section);
    let has_candidates = section.is_some() && book.spec.puzzle.marks == PencilMarks::Candidates;
    let with_answers = match book.spec.answers.placement {
        Placement::Foot => "with their answers at the foot ",
        Placement::Beside => "with their answers beside them ",
        _ => "",
    };
    let label = format!(
        "{with_answers}its grids would be {} wide, and need {}{}",
        side.max(Length::ZERO).in_mm(),
        least.in_mm(),
        match section.map(|section| book.spec.sections[section].contents.kind()) {
            Some(_) if has_candidates => " for their candidates".to_owned(),
            Some(kind) if !kind.grids().is_single() => {
                format!(" for cells of {}", (least / kind.side() as i32).in_mm())
            }
            _ => String::new(),
        }
    );
    let has_lines_around = section.is_some() && book.spec.puzzle.has_lines_around();
    pointing(format!("{request} does not fit the page"), place, label).help(match most {
        0 if !with_answers.is_empty() => {
            "take a larger page or smaller margins, or have the answers elsewhere: placement = \"back\"".to_owned()
        }
        0 if has_lines_around => {
            "take a larger page or smaller margins, or print less around the grids".to_owned()
        }
        0 => "take a larger page or smaller margins".to_owned(),
        most => format!("at most {most} fit on this page"),
    })
}

/// Returns the number of grids on a page that a section or the answers request, in words, and its location in the spec.
fn per_page(book: &Book, section: Option<usize>) -> (String, Option<Place>) {
    let Some(section) = section else {
        let answers = &book.spec.answers;
        let per_page = answers.per_page.unwrap_or(1);
        let request = format!("per_page = {per_page} of [answers]");
        return (request, book.spec.places.get("answers.per_page"));
    };
    let section = &book.spec.sections[section];
    let request = format!("per_page = {} of section `{}`", section.per_page, section.id);
    (request, book.spec.places.section(&section.id, "per_page"))
}

fn picture_too_small(id: &str, is_solution: bool, [cell, least]: [Length; 2]) -> Diagnostic {
    let what = if is_solution { "solutions" } else { "puzzles" };
    let message = format!(
        "the pictures of the {what} of section `{id}` would have cells of {}",
        cell.in_mm()
    );
    // Whole millimetres, rounded up.
    let millimetres = (i64::from(least.to_thousandths()) * 254 + 719_999) / 720_000;
    Diagnostic::error(message).help(format!("make them {millimetres} mm wide or more"))
}

fn no_room_for_qr(
    book: &Book,
    section: usize,
    [side, least]: [Length; 2],
    most: u32,
) -> Diagnostic {
    let id = id(book, section);
    let message = format!("the QR codes of section `{id}` do not fit below its grids");
    let label = format!(
        "for a phone to read it, it must be {} wide; its grids are {} wide",
        least.in_mm(),
        side.in_mm()
    );
    at_qr(book, message, label).help(match most {
        0 => "make the link shorter, or take a larger page".to_owned(),
        most => format!("make the link shorter, or print at most {most} grids on a page"),
    })
}

fn link_too_long(book: &Book, section: usize, length: usize) -> Diagnostic {
    let id = id(book, section);
    let message = format!("a link of section `{id}` is too long for a QR code");
    let label = format!("with its values it has {length} characters");
    at_qr(book, message, label).help("leave `{seed}` or `{givens}` out")
}

fn too_heavy(book: &Book, section: Option<usize>, cell: Length) -> Diagnostic {
    let RuleWeights { thin, thick } = book.spec.grid.rules;
    let whose = section
        .map_or("the answers".to_owned(), |section| format!("section `{}`", id(book, section)));
    let message = format!("the rules leave no room for digits in the grids of {whose}");
    let label = format!("cells are {} wide, rules {thin} and {thick}", cell.in_mm());
    at_rules(book, message, label)
        .help("make the rules under [grid] lighter, or print fewer grids on a page")
}

fn too_alike(book: &Book, section: usize) -> Diagnostic {
    let RuleWeights { thin, thick } = book.spec.grid.rules;
    let id = id(book, section);
    let message = format!("the jigsaws of section `{id}` would not show their regions");
    at_rules(book, message, format!("rules are {thin} and {thick}"))
        .help("make `thick` under [grid] two or three times `thin`")
}

fn no_room_for_marks(side: usize) -> Diagnostic {
    let message = format!("the page is too small for the walkthrough of a {side}x{side} puzzle");
    Diagnostic::error(message)
        .help("its candidates would be illegible; take a larger page, or another puzzle")
}

fn text_too_long(text: &str) -> Diagnostic {
    let start: String =
        text.trim_start().lines().next().unwrap_or_default().chars().take(40).collect();
    Diagnostic::error(format!("no room on the page for the text that begins `{start}`"))
        .help("shorten it, print less on the page, or take a larger one")
}

fn no_room_for_bars() -> Diagnostic {
    Diagnostic::error("the space for the barcode is too small for bars that scanners can read")
        .help("leave `isbn` out, and have the printer set its own barcode")
}

fn too_many(pages: usize, is_minimum: bool) -> Diagnostic {
    let least = if is_minimum { "at least " } else { "" };
    Diagnostic::error(format!(
        "the book has {least}{pages} pages; at most {MAX_PAGES} are supported"
    ))
    .help("print more puzzles on a page, or make several books")
}
