//! What a file says of itself, alike in the information dictionary and in the XMP.

use super::object::text_string;
use gridpress_layout::Document;
use gridpress_spec::{BookSpec, PrintingCondition, Profile};
use lopdf::{Dictionary, dictionary};

/// The date of a PDF/X file that was given none; the standard asks for one.
const NO_DATE: jiff::civil::Date = jiff::civil::date(2000, 1, 1);
/// What a PDF/X file declares.
#[derive(Clone, Copy)]
pub(super) struct PdfxClaim {
    pub version: &'static str,
    /// The class of conformance, where the version does not name it.
    pub conformance: Option<&'static str>,
}

impl PdfxClaim {
    /// The claim of the files of a profile; `None` where they are no PDF/X.
    fn of(profile: Profile) -> Option<PdfxClaim> {
        let (version, conformance) = match profile {
            Profile::Screen | Profile::Kdp => return None,
            Profile::Pdfx => ("PDF/X-1a:2003", None),
            Profile::Pdfx2001 => ("PDF/X-1:2001", Some("PDF/X-1a:2001")),
        };
        Some(PdfxClaim { version, conformance })
    }
}

/// What the file says about itself.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// Who made the book.
    pub author: Option<String>,
    /// When; without it the file has no date, or a fixed one where the profile needs one.
    pub date: Option<jiff::civil::Date>,
    /// The language of its text, as a tag of RFC 3066.
    pub language: String,
    /// How the file is finished. The pages are the same.
    pub profile: Profile,
    /// What a PDF/X file is made to be printed on.
    pub condition: PrintingCondition,
}

impl Metadata {
    /// What a book's files say.
    pub fn of(spec: &BookSpec) -> Metadata {
        Metadata {
            author: spec.author.clone(),
            date: spec.date,
            language: spec.words.language().to_owned(),
            profile: spec.profile,
            condition: spec.page.condition,
        }
    }
}

/// Facts that stand both in the information dictionary and in the XMP.
pub(super) struct About<'a> {
    pub title: &'a str,
    pub author: Option<&'a str>,
    pub program: &'static str,
    pub date: Option<jiff::civil::Date>,
    /// What it declares as PDF/X, where it is one.
    pub pdfx: Option<PdfxClaim>,
}

impl<'a> About<'a> {
    pub(super) fn new(document: &'a Document, metadata: &'a Metadata) -> About<'a> {
        let pdfx = PdfxClaim::of(metadata.profile);
        About {
            title: &document.title,
            author: metadata.author.as_deref(),
            program: concat!("gridpress ", env!("CARGO_PKG_VERSION")),
            date: metadata.date.or(pdfx.map(|_| NO_DATE)),
            pdfx,
        }
    }

    pub(super) fn info(&self) -> Dictionary {
        let mut info = dictionary! {
            "Title" => text_string(self.title),
            "Creator" => text_string(self.program),
            "Producer" => text_string(self.program),
        };
        if let Some(author) = self.author {
            info.set("Author", text_string(author));
        }
        if let Some(date) = self.date {
            let date = date.strftime("D:%Y%m%d000000Z").to_string();
            info.set("CreationDate", text_string(&date));
            info.set("ModDate", text_string(&date));
        }
        if let Some(claim) = self.pdfx {
            info.set("Trapped", "False");
            info.set("GTS_PDFXVersion", text_string(claim.version));
            if let Some(conformance) = claim.conformance {
                info.set("GTS_PDFXConformance", text_string(conformance));
            }
        }
        info
    }
}
