//! Why a book cannot be laid out, and how its maker is told.

use super::MOST_PAGES;
use crate::book::Book;
use crate::diag::{Diagnostic, Failure};
use crate::fonts::MissingGlyph;
use crate::spec::Rules;
use crate::units::Length;

/// Why a book cannot be laid out.
#[derive(Debug)]
pub(crate) enum LayoutError {
    /// A character that no font has.
    Missing(MissingGlyph),
    /// Too many grids for a page.
    TooSmall {
        /// The section by index, or `None` for the answers.
        section: Option<usize>,
        /// The side that a grid would have.
        side: Length,
        /// The least side at which its cells can be read.
        least: Length,
        /// The most grids that fit.
        most: u32,
    },
    /// QR codes that could not be read at the width of their grids.
    NoRoomForQr {
        /// The section by index.
        section: usize,
        /// The side that a grid would have.
        side: Length,
        /// The side that the code needs, with the white around it.
        least: Length,
        /// The most grids on a page that are wide enough.
        most: u32,
    },
    /// A link longer than any QR code holds.
    LinkTooLong {
        /// The section by index.
        section: usize,
        /// Its length in bytes.
        length: usize,
    },
    /// Rules that leave too little of a cell.
    TooHeavy {
        /// The section by index, or `None` for the answers.
        section: Option<usize>,
        /// The side of a cell.
        cell: Length,
    },
    /// Rules of a jigsaw that look alike.
    TooAlike {
        /// The section by index.
        section: usize,
    },
    /// Candidates of a diagram that are too small to read.
    NoRoomForMarks {
        /// Cells in a row.
        side: usize,
    },
    /// A text that the smallest type does not bring onto its page.
    TextTooLong(String),
    /// A box too small for a barcode that tills read.
    NoRoomForBars,
    /// More pages than page numbers are made for.
    TooMany(usize),
}

impl From<MissingGlyph> for LayoutError {
    fn from(missing: MissingGlyph) -> LayoutError {
        LayoutError::Missing(missing)
    }
}

pub(crate) fn failure(book: &Book, errors: &[LayoutError]) -> Failure {
    Failure::input(errors.iter().map(|error| report(book, error)).collect())
}

fn report(book: &Book, error: &LayoutError) -> Diagnostic {
    let section = |index: usize| &book.spec.sections[index];
    let Rules { thin, thick } = book.spec.grid.rules;
    let at_rules = |message: String, label: String| {
        let report = Diagnostic::error(message);
        match &book.spec.grid.rules_place {
            Some(place) => report.at(place.clone(), label),
            None => report.help(label),
        }
    };
    let at_qr = |message: String, label: String| {
        let report = Diagnostic::error(message);
        match &book.spec.puzzle.qr {
            Some(qr) => report.at(qr.place.clone(), label),
            None => report.help(label),
        }
    };
    match error {
        LayoutError::Missing(missing) => Diagnostic::error(missing.to_string()),
        LayoutError::TextTooLong(text) => {
            let start: String = text.chars().take(40).collect();
            Diagnostic::error(format!(
                "no room on the page for the text that begins `{start}`"
            ))
            .help("shorten it, or take a larger page")
        }
        LayoutError::NoRoomForMarks { side } => {
            let message =
                format!("the page is too small for the walkthrough of a {side}x{side} puzzle");
            Diagnostic::error(message)
                .help("its candidates could not be read; take a larger page, or another puzzle")
        }
        LayoutError::NoRoomForBars => {
            Diagnostic::error("the place for the barcode is too small for bars that tills read")
                .help("leave `isbn` out, and have the printer set its own barcode")
        }
        LayoutError::TooMany(pages) => Diagnostic::error(format!(
            "the book has {pages} pages; {MOST_PAGES} are the most"
        ))
        .help("print more puzzles on a page, or make several books"),
        LayoutError::NoRoomForQr {
            section: index,
            side,
            least,
            most,
        } => {
            let id = &section(*index).id;
            let message = format!("the QR codes of section `{id}` do not fit below its grids");
            let label = format!(
                "for a telephone to read it, it must be {} wide; its grids are {}",
                least.in_mm(),
                side.in_mm()
            );
            at_qr(message, label).help(match most {
                0 => "make the link shorter, or take a larger page".to_owned(),
                most => format!("make the link shorter; or on this page {most} is the most"),
            })
        }
        LayoutError::LinkTooLong {
            section: index,
            length,
        } => {
            let id = &section(*index).id;
            let message = format!("a link of section `{id}` is too long for a QR code");
            at_qr(
                message,
                format!("with its values it has {length} characters"),
            )
            .help("leave `{seed}` or `{givens}` out")
        }
        LayoutError::TooHeavy {
            section: index,
            cell,
        } => {
            let whose = index.map_or("the answers".to_owned(), |index| {
                format!("section `{}`", section(index).id)
            });

            let message = format!("the rules leave no room for digits in the grids of {whose}");
            let label = format!("cells are {} wide, rules {thin} and {thick}", cell.in_mm());
            at_rules(message, label)
                .help("make the rules under [grid] lighter, or print fewer grids on a page")
        }
        LayoutError::TooAlike { section: index } => {
            let id = &section(*index).id;
            let message = format!("the jigsaws of section `{id}` would not show their regions");
            at_rules(message, format!("rules are {thin} and {thick}"))
                .help("make `thick` under [grid] two or three times `thin`")
        }
        LayoutError::TooSmall {
            section: index,
            side,
            least,
            most,
        } => {
            let (what, place) = match index {
                Some(index) => {
                    let section = section(*index);
                    let what = format!(
                        "per_page = {} of section `{}`",
                        section.per_page, section.id
                    );
                    (what, Some(section.per_page_place.clone()))
                }
                None => {
                    let per_page = book.spec.answers.per_page.unwrap_or(1);
                    (
                        format!("per_page = {per_page} of [answers]"),
                        book.spec.answers.place.clone(),
                    )
                }
            };
            let report = Diagnostic::error(format!("{what} does not fit the page"));
            let label = format!(
                "its grids would be {} wide, and need {}",
                (*side).max(Length::ZERO).in_mm(),
                least.in_mm()
            );
            let report = match place {
                Some(place) => report.at(place, label),
                None => report.help(label),
            };
            report.help(match most {
                0 if index.is_some() && book.spec.puzzle.has_lines_below() => {
                    "take a larger page or smaller margins, or print less below the grids"
                        .to_owned()
                }
                0 => "take a larger page or smaller margins".to_owned(),
                most => format!("on this page {most} is the most"),
            })
        }
    }
}
