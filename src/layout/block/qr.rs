//! QR codes as filled squares.

use crate::document::GridRole;
use crate::document::item::Item;
use crate::document::role::{Described, TextRole};
use crate::{LayoutError, Result};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::LinkField;
use gridpress_engine::generate::Code;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::symbols::Symbols;
use qrcodegen::{DataTooLong, QrCode, QrCodeEcc, QrSegment, Version};

/// Minimum side of a module that all telephones can read: 0.33 mm.
const MIN_MODULE: Length = Length::thousandths(936);
/// Maximum side of a module: 0.6 mm.
const LARGEST_MODULE: Length = Length::thousandths(1_700);
/// Number of white modules around a code.
const QUIET: i32 = 4;

/// QR codes of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Qr {
    version: Version,
    /// The grids that have them.
    role: GridRole,
}

impl Qr {
    /// Returns codes of the size required by the longest link of some puzzles or their answers; `None` if the spec has no
    /// link.
    pub(crate) fn of<'p>(
        book: &Book,
        role: GridRole,
        puzzles: impl IntoIterator<Item = &'p BookPuzzle>,
    ) -> Result<Option<Qr>> {
        let links = puzzles.into_iter().filter_map(|puzzle| puzzle_link(book, role, puzzle));
        let Some(longest) = links.max_by_key(String::len) else {
            return Ok(None);
        };
        let version = encode(&longest, Version::MIN)
            .map_err(|_| LayoutError::LinkTooLong { role, length: longest.len() })?
            .version();
        Ok(Some(Qr { version, role }))
    }

    /// Returns the number of modules in a row, including the white ones around.
    pub(crate) fn modules(self) -> i32 {
        i32::from(self.version.value()) * 4 + 17 + 2 * QUIET
    }

    /// Returns the minimum side of a code, including the white around it.
    pub(crate) fn least_side(self) -> Length {
        MIN_MODULE * self.modules()
    }

    /// Returns the side of a module below a grid of that side.
    pub(crate) fn module(self, grid: Length) -> Length {
        (grid / 5 / self.modules()).clamp(MIN_MODULE, LARGEST_MODULE)
    }

    /// Returns the width of the white around a code below a grid of that side.
    pub(crate) fn quiet(self, grid: Length) -> Length {
        self.module(grid) * QUIET
    }

    /// Returns the dark modules of the code of `puzzle`, whose white begins at `at`.
    pub(crate) fn item(self, book: &Book, puzzle: &BookPuzzle, at: Point, module: Length) -> Item {
        let text = puzzle_link(book, self.role, puzzle).unwrap_or_default();
        let code = encode(&text, self.version);
        // The version holds the longest link of the section.
        let rects = code.map_or_else(|_| Vec::new(), |code| blocks(&code, at, module));
        let side = module * self.modules();
        let area = Rect::new(at.x, at.y, side, side);
        Item::tagged(TextRole::Picture(Described { area, text }), vec![Item::blocks(rects, 100)])
    }
}

/// Returns the dark modules; adjacent ones in a row are one rectangle.
fn blocks(code: &QrCode, at: Point, module: Length) -> Vec<Rect> {
    let mut blocks = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
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

/// Encodes `link` in the version `least` or a larger one, with as much error correction as fits, at least level M.
fn encode(link: &str, least: Version) -> Result<QrCode, DataTooLong> {
    let bytes = [QrSegment::make_bytes(link.as_bytes())];
    QrCode::encode_segments_advanced(&bytes, QrCodeEcc::Medium, least, Version::MAX, None, true)
}

/// Returns the link of a puzzle's code, or of the one below its answer; `None` if the spec has no such link.
pub fn puzzle_link(book: &Book, role: GridRole, puzzle: &BookPuzzle) -> Option<String> {
    let pattern = match role {
        GridRole::Puzzle => &book.spec.puzzle.qr,
        GridRole::Answer => &book.spec.answers.qr,
    };
    pattern.as_ref().map(|pattern| {
        pattern.link(|field| match field {
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
        })
    })
}
