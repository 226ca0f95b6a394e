//! The errors of layout, and their reports.

use super::MAX_PAGES;
use crate::block::qr::puzzle_link;
use crate::document::GridRole;
use gridpress_book::Book;
use gridpress_bookspec::{PencilMarks, Placement, RuleWeights};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Size};
use gridpress_messages::diag::{Diagnostic, Failure, Place};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};

/// The result of a layout.
pub(crate) type LayoutResult<T, E = LayoutError> = Result<T, E>;

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
        /// The grids that have the codes.
        role: GridRole,
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
        LayoutError::MissingGlyph(ref missing) => Diagnostic::error(missing),
        LayoutError::GridTooSmall { section, side, least, most } => {
            too_small(book, section, [side, least], most)
        }
        LayoutError::PictureTooSmall { section, is_solution, cell, least } => {
            picture_too_small(id(book, section), is_solution, [cell, least])
        }
        LayoutError::NoRoomForQr { section, side, least, most } => {
            no_room_for_qr(book, section, [side, least], most)
        }
        LayoutError::LinkTooLong { role, length } => link_too_long(book, role, length),
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
    Diagnostic::error(text!(
        "coarse-cover-picture",
        file,
        resolution = resolution.to_string(),
        least = least.to_string()
    ))
    .help(text!(
        "needed-pixels",
        width = TextArg::mm(area.width),
        height = TextArg::mm(area.height),
        across = pixels(area.width).to_string(),
        down = pixels(area.height).to_string()
    ))
}

/// Returns an error that points at `place` with `label`, or has the label as a help line if there is no place.
fn pointing(message: Text, place: Option<Place>, label: Text) -> Diagnostic {
    let report = Diagnostic::error(message);
    match place {
        Some(place) => report.at(place, label),
        None => report.help(label),
    }
}

/// Returns an error that points at the weights under `[grid]`.
fn at_rules(book: &Book, message: Text, label: Text) -> Diagnostic {
    pointing(message, book.spec.places.get("grid"), label)
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
    let has_answers = matches!(book.spec.answers.placement, Placement::Foot | Placement::Beside);
    let side = TextArg::mm(side.max(Length::ZERO));
    let label = match section.map(|section| book.spec.sections[section].contents.kind()) {
        Some(_) if has_candidates => {
            text!("grids-for-candidates", side, least = TextArg::mm(least))
        }
        Some(kind) if !kind.grids().is_single() => {
            let cell = TextArg::mm(least / kind.side() as i32);
            text!("grids-for-cells", side, least = TextArg::mm(least), cell)
        }
        _ if has_answers => text!("grids-with-answers", side, least = TextArg::mm(least)),
        _ => text!("grids-too-small", side, least = TextArg::mm(least)),
    };
    let has_lines_around = section.is_some() && book.spec.puzzle.has_lines_around();
    pointing(request, place, label).help(match most {
        0 if has_answers => text!(
            "larger-page-or-answers-elsewhere",
            setting = TextArg::setting("answers.placement", "placement = \"back\"")
        ),
        0 if has_lines_around => text!("larger-page-or-less-around"),
        0 => text!("larger-page-or-margins"),
        most => text!("at-most-fit", most = most.to_string()),
    })
}

/// Returns the number of grids on a page that a section or the answers request, in words, and its location in the spec.
fn per_page(book: &Book, section: Option<usize>) -> (Text, Option<Place>) {
    let Some(section) = section else {
        let answers = &book.spec.answers;
        let per_page = answers.per_page.unwrap_or(1);
        let setting = TextArg::Named {
            spec: format!("per_page = {per_page} of [answers]"),
            page: format!("⟦answers.per_page⟧ = {per_page}"),
        };
        return (text!("answers-do-not-fit", setting), book.spec.places.get("answers.per_page"));
    };
    let section = &book.spec.sections[section];
    let setting = TextArg::Named {
        spec: format!("per_page = {}", section.per_page),
        page: format!("⟦section.per_page⟧ = {}", section.per_page),
    };
    let request = text!("puzzles-do-not-fit", setting, section = section.id.as_str());
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
    let message = text!("qr-does-not-fit", section = id);
    let label = text!("qr-width", least = TextArg::mm(least), side = TextArg::mm(side));
    pointing(message, book.spec.places.get("puzzle.qr"), label).help(match most {
        0 => text!("shorter-link-or-larger-page"),
        most => text!("shorter-link-or-fewer-grids", most = most.to_string()),
    })
}

fn link_too_long(book: &Book, role: GridRole, length: usize) -> Diagnostic {
    let section = book.sections.iter().position(|puzzles| {
        let mut links = puzzles.iter().filter_map(|puzzle| puzzle_link(book, role, puzzle));
        links.any(|link| link.len() == length)
    });
    let id = id(book, section.unwrap_or_default());
    let message = text!("link-too-long", section = id);
    let label = text!("length-with-values", length = length.to_string());
    let place = match role {
        GridRole::Puzzle => "puzzle.qr",
        GridRole::Answer => "answers.qr",
    };
    let report = pointing(message, book.spec.places.get(place), label);
    report.help(text!("leave-values-out", values = "`{seed}` / `{givens}`"))
}

fn too_heavy(book: &Book, section: Option<usize>, cell: Length) -> Diagnostic {
    let RuleWeights { thin, thick } = book.spec.grid.rules;
    let message = match section {
        None => text!("lines-too-heavy-in-answers"),
        Some(section) => text!("lines-too-heavy", section = id(book, section)),
    };
    let [thin, thick] = [thin, thick].map(|length| TextArg::Measure(length.to_string()));
    let label = text!("cells-and-lines", cell = TextArg::mm(cell), thin, thick);
    at_rules(book, message, label).help(text!("lighter-lines"))
}

fn too_alike(book: &Book, section: usize) -> Diagnostic {
    let RuleWeights { thin, thick } = book.spec.grid.rules;
    let id = id(book, section);
    let message = text!("regions-not-shown", section = id);
    let [thin, thick] = [thin, thick].map(|length| TextArg::Measure(length.to_string()));
    at_rules(book, message, text!("lines-are", thin, thick)).help(text!("thicker-lines"))
}

fn no_room_for_marks(side: usize) -> Diagnostic {
    Diagnostic::error(text!("page-too-small-for-walkthrough", side = side.to_string()))
        .help(text!("illegible-candidates"))
}

fn text_too_long(text: &str) -> Diagnostic {
    let start: String =
        text.trim_start().lines().next().unwrap_or_default().chars().take(40).collect();
    Diagnostic::error(text!("no-room-for-text", start)).help(text!("shorten-or-larger"))
}

fn no_room_for_bars() -> Diagnostic {
    Diagnostic::error(text!("no-room-for-barcode"))
        .help(text!("printers-barcode", setting = TextArg::key("isbn")))
}

fn too_many(pages: usize, is_minimum: bool) -> Diagnostic {
    let (pages, most) = (TextArg::number(pages), TextArg::number(MAX_PAGES));
    Diagnostic::error(if is_minimum {
        text!("too-many-pages-at-least", pages, most)
    } else {
        text!("too-many-pages", pages, most)
    })
    .help(text!("more-on-page-or-several-books"))
}
