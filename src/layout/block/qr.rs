//! QR codes as squares.

use crate::LayoutError;
use crate::document::item::Item;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::{Length, Point, Rect};
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::generate::Code;
use gridpress_spec::LinkField;
use qrcodegen::{DataTooLong, QrCode, QrCodeEcc, QrSegment, Version};

/// The least side of a module that every telephone reads: 0.33 mm.
const LEAST_MODULE: Length = Length::thousandths(936);
/// The largest side of a module: 0.6 mm.
const LARGEST_MODULE: Length = Length::thousandths(1_700);
/// Modules that stay white around a code.
const QUIET: i32 = 4;

/// QR codes of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Qr {
    version: Version,
}

impl Qr {
    /// Codes of the size that the longest link of a section needs; `None` where the spec has no link.
    pub(crate) fn of_section(book: &Book, section: usize) -> Result<Option<Qr>, LayoutError> {
        if book.spec.puzzle.qr.is_none() {
            return Ok(None);
        }
        let links = book.sections[section].iter();
        let longest = links.map(|puzzle| link(book, puzzle)).max_by_key(String::len);
        let Some(longest) = longest else {
            return Ok(None);
        };
        let code = encode(&longest, Version::MIN)
            .map_err(|_| LayoutError::LinkTooLong { section, length: longest.len() })?;
        let version = code.version();
        Ok(Some(Qr { version }))
    }

    /// Modules in a row, the white ones around included.
    pub(crate) fn modules(self) -> i32 {
        i32::from(self.version.value()) * 4 + 17 + 2 * QUIET
    }

    /// The least side of a code, with the white around it.
    pub(crate) fn least_side(self) -> Length {
        LEAST_MODULE * self.modules()
    }

    /// The side of a module below a grid of that side.
    pub(crate) fn module(self, grid: Length) -> Length {
        (grid / 5 / self.modules()).clamp(LEAST_MODULE, LARGEST_MODULE)
    }

    /// The width of the white around a code below a grid of that side.
    pub(crate) fn quiet(self, grid: Length) -> Length {
        self.module(grid) * QUIET
    }

    /// The dark modules of the code of `puzzle`, with its white from `at` on.
    pub(crate) fn item(self, book: &Book, puzzle: &BookPuzzle, at: Point, module: Length) -> Item {
        let code = encode(&link(book, puzzle), self.version);
        // No link of its section is longer than what the version holds.
        let rects = code.map_or_else(|_| Vec::new(), |code| blocks(&code, at, module));
        Item::blocks(rects, 100)
    }
}

/// The dark modules, as many as follow each other in a row together.
fn blocks(code: &QrCode, at: Point, module: Length) -> Vec<Rect> {
    let mut blocks = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|&x| code.get_module(x, y));
            let length = dark.count() as i32;
            if length > 0 {
                blocks.push(Rect::new(
                    at.x + module * (x + QUIET),
                    at.y + module * (y + QUIET),
                    module * length,
                    module,
                ));
            }
            x += length + 1;
        }
    }
    blocks
}

/// The code of `link`, in the version `least` or larger, with as much redundancy as that leaves: a seventh at the least.
fn encode(link: &str, least: Version) -> Result<QrCode, DataTooLong> {
    let bytes = [QrSegment::make_bytes(link.as_bytes())];
    let level = QrCodeEcc::Medium;
    QrCode::encode_segments_advanced(&bytes, level, least, Version::MAX, None, true)
}

/// The link of a puzzle's code.
fn link(book: &Book, puzzle: &BookPuzzle) -> String {
    let value = |field| match field {
        LinkField::Number => puzzle.name.id.clone(),
        LinkField::Code => puzzle.code.as_ref().map_or(String::new(), Code::to_string),
        LinkField::Seed => book.generator.seed.clone(),
        LinkField::Givens => {
            let text = |&value: &u8| match value {
                0 => ".".to_owned(),
                value => Symbols::Letters.text(value),
            };
            puzzle.puzzle.givens.cells().iter().map(text).collect()
        }
    };
    let pattern = book.spec.puzzle.qr.as_ref();
    pattern.map_or(String::new(), |pattern| pattern.link(value))
}
