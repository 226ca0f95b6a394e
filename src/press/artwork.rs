//! Artwork: the only page of a document as a file that a page elsewhere takes.

use crate::diag::{Diagnostic, Failure};
use crate::fonts::Fonts;
use crate::layout::Document;
use crate::output::svg::{self, TextStyle};
use crate::output::{eps, pdf, png};
use crate::spec::{Artwork, BookSpec, Profile};

/// How artwork is made, whatever its format.
pub(super) struct ArtworkStyle<'a> {
    /// The fonts of the page.
    pub fonts: &'a Fonts,
    /// How SVG has text.
    pub text: TextStyle,
    /// Pixels to an inch of PNG.
    pub dpi: u32,
    /// What PDF says of itself: PDF/X-1a.
    pub metadata: pdf::Metadata,
    /// What to do where a PNG would be too large.
    pub too_large: &'static str,
}

impl Artwork {
    /// The file of the only page of `document`.
    ///
    /// # Errors
    /// When a font lacks a character, or a picture gets too large.
    pub(super) fn of(self, document: &Document, style: &ArtworkStyle) -> Result<Vec<u8>, Failure> {
        let fonts = style.fonts;
        if self == Artwork::Pdf {
            return pdf::render(document, fonts, &style.metadata);
        }
        let (page, paper, title) = (document.page(0)?, &document.paper, &document.title);
        match self {
            Artwork::Eps | Artwork::Pdf => Ok(eps::render(&page, paper, fonts, title).into_bytes()),
            Artwork::Svg => Ok(svg::render(&page, paper, fonts, style.text, title).into_bytes()),
            Artwork::Png => png::render(&page, paper, fonts, style.dpi).map_err(|error| {
                let report = Diagnostic::error(format!("no PNG: {error}"));
                Failure::input(vec![report.help(style.too_large)])
            }),
        }
    }
}

/// The metadata of artwork: that of the spec, as PDF/X-1a of one year or the other.
pub(super) fn metadata(spec: &BookSpec) -> pdf::Metadata {
    pdf::Metadata {
        profile: match spec.profile {
            Profile::Pdfx2001 => Profile::Pdfx2001,
            _ => Profile::Pdfx,
        },
        ..pdf::Metadata::of(spec)
    }
}
