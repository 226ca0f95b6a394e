//! Artwork: the only page of a document as a file that a page elsewhere takes.

use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::fonts::Fonts;
use gridpress_layout::Document;
use gridpress_render::svg::{self, TextStyle};
use gridpress_render::{eps, pdf, png};
use gridpress_spec::{Artwork, BookSpec, Profile};

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

impl ArtworkStyle<'_> {
    /// Returns the only page of `document` as a file in `format`.
    ///
    /// # Errors
    /// When a font lacks a character, or a picture gets too large.
    pub(super) fn render(&self, format: Artwork, document: &Document) -> Result<Vec<u8>, Failure> {
        let fonts = self.fonts;
        if format == Artwork::Pdf {
            return pdf::render(document, fonts, &self.metadata);
        }
        let (page, paper, title) = (document.page(0)?, &document.paper, &document.title);
        match format {
            Artwork::Eps | Artwork::Pdf => Ok(eps::render(&page, paper, fonts, title).into_bytes()),
            Artwork::Svg => Ok(svg::render(&page, paper, fonts, self.text, title).into_bytes()),
            Artwork::Png => png::render(&page, paper, fonts, self.dpi).map_err(|error| {
                let report = Diagnostic::error(format!("no PNG: {error}"));
                Failure::input(vec![report.help(self.too_large)])
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
