//! QR codes as squares.

use crate::units::{Length, Point, Rect};
use qrcodegen::{DataTooLong, QrCode, QrCodeEcc, QrSegment, Version};

/// The least side of a module that every telephone reads: 0.33 mm.
const LEAST_MODULE: Length = Length::thousandths(936);
/// It need not be larger: 0.6 mm.
const LARGEST_MODULE: Length = Length::thousandths(1_700);
/// Modules that stay white around a code.
const QUIET: i32 = 4;

/// QR codes of one size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Qr {
    version: Version,
}

impl Qr {
    /// Of the size that `longest` needs; `None` when the largest does not hold it.
    pub(super) fn holding(longest: &str) -> Option<Qr> {
        let code = encode(longest, Version::MIN).ok()?;
        Some(Qr {
            version: code.version(),
        })
    }

    /// Modules in a row, the white ones around it included.
    pub(super) fn modules(self) -> i32 {
        i32::from(self.version.value()) * 4 + 17 + 2 * QUIET
    }

    /// The least side, with the white around.
    pub(super) fn least_side(self) -> Length {
        LEAST_MODULE * self.modules()
    }

    /// The side of a module beside a grid of that side.
    pub(super) fn module(self, grid: Length) -> Length {
        (grid / 5 / self.modules()).clamp(LEAST_MODULE, LARGEST_MODULE)
    }

    /// The dark modules of the code for `link`, with its white from `at` on; nothing when it does not hold it.
    pub(super) fn blocks(self, link: &str, at: Point, module: Length) -> Vec<Rect> {
        let Ok(code) = encode(link, self.version) else {
            return Vec::new();
        };
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
}

/// With as much redundancy as the version leaves, and a seventh at the least.
fn encode(link: &str, least: Version) -> Result<QrCode, DataTooLong> {
    let bytes = [QrSegment::make_bytes(link.as_bytes())];
    let level = QrCodeEcc::Medium;
    QrCode::encode_segments_advanced(&bytes, level, least, Version::MAX, None, true)
}
