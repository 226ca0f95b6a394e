//! The file: bytes, and an identifier that follows from them.

use super::{NO_ID, PdfError};
use crate::spec::Profile;
use lopdf::SaveOptions;
use lopdf::xref::XrefType;
use sha2::{Digest, Sha256};

/// The version of PDF that a profile needs.
pub(super) fn version(profile: Profile) -> &'static str {
    match profile {
        Profile::Screen | Profile::Kdp => "1.7",
        Profile::Pdfx => "1.4",
    }
}

/// Writes the file. Object streams came after the version of PDF that PDF/X is.
pub(super) fn save(pdf: &mut lopdf::Document, profile: Profile) -> Result<Vec<u8>, PdfError> {
    let in_streams = profile != Profile::Pdfx;
    pdf.reference_table.cross_reference_type = match in_streams {
        true => XrefType::CrossReferenceStream,
        false => XrefType::CrossReferenceTable,
    };
    let options = SaveOptions::builder()
        .use_object_streams(in_streams)
        .use_xref_streams(in_streams)
        .max_objects_per_stream(200)
        .compression_level(9)
        .build();
    let mut bytes = Vec::new();
    pdf.save_with_options(&mut bytes, options)
        .map_err(|error| PdfError(error.to_string()))?;
    identify(&mut bytes)?;
    Ok(bytes)
}

/// Puts the hash of the content where the identifier goes: twice in the trailer, and twice in the XMP if there is any.
fn identify(bytes: &mut [u8]) -> Result<(), PdfError> {
    let hash = Sha256::digest(&*bytes);
    let digits = hash.iter().take(NO_ID.len() / 2);
    let id: String = digits.map(|byte| format!("{byte:02x}")).collect();
    let windows = bytes.windows(NO_ID.len()).enumerate();
    let places: Vec<usize> = windows
        .filter(|(_, w)| w == NO_ID)
        .map(|(at, _)| at)
        .collect();
    if ![2, 4].contains(&places.len()) {
        let times = places.len();
        return Err(PdfError(format!(
            "the identifier stands {times} times in the file"
        )));
    }
    for at in places {
        bytes[at..at + NO_ID.len()].copy_from_slice(id.as_bytes());
    }
    Ok(())
}
