//! How a PDF is finished.

use gridpress_engine::named::names;

/// How the PDF is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For reading on a screen: bookmarks and links.
    Screen,
    /// For printers who want pages and nothing else, such as KDP.
    Kdp,
    /// PDF/X-1a:2003, a PDF 1.4.
    Pdfx,
    /// PDF/X-1a:2001, a PDF 1.3, for presses that refuse later ones.
    Pdfx2001,
}

impl Profile {
    /// Whether files are PDF/X.
    pub fn is_pdfx(self) -> bool {
        matches!(self, Profile::Pdfx | Profile::Pdfx2001)
    }
}

names! {
    Profile {
        "screen" => Profile::Screen,
        "kdp" => Profile::Kdp,
        "pdfx" => Profile::Pdfx,
        "pdfx-2001" => Profile::Pdfx2001,
    }
}
