//! How a PDF is finished.

use crate::named::names;

/// How the PDF is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For reading on a screen: bookmarks and links.
    Screen,
    /// For printers who want pages and nothing else, such as KDP.
    Kdp,
    /// PDF/X-1a:2003.
    Pdfx,
}

names! {
    Profile {
        "screen" => Profile::Screen,
        "kdp" => Profile::Kdp,
        "pdfx" => Profile::Pdfx,
    }
}
