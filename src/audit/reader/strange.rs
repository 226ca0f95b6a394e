//! What no file of this program has: whoever finds it in one knows that the file was changed.

use super::bounds::Budget;
use super::error::ReadError;
use super::look::inherited;
use super::picture;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use sha2::{Digest, Sha256};

/// The keys of pages.
const PAGE: [&[u8]; 8] = [
    b"Type",
    b"Parent",
    b"MediaBox",
    b"TrimBox",
    b"BleedBox",
    b"Contents",
    b"Resources",
    b"Annots",
];
/// The keys of links.
const LINK: [&[u8]; 6] = [b"Type", b"Subtype", b"Rect", b"Border", b"F", b"Dest"];
/// The keys of the catalog.
const CATALOG: [&[u8]; 11] = [
    b"Type",
    b"Pages",
    b"Metadata",
    b"Lang",
    b"OutputIntents",
    b"PageLabels",
    b"ViewerPreferences",
    b"Outlines",
    b"PageMode",
    b"Version",
    b"Extensions",
];
/// Keys of drawings and pictures that hide, mask or mix them.
const MIXING: [&[u8]; 7] =
    [b"OC", b"Group", b"SMask", b"Mask", b"ImageMask", b"Decode", b"SMaskInData"];

/// The rectangle of a page that its reader sees, by its lower left and upper right corner.
pub(super) type Window = [(f64, f64); 2];

/// What of a page is seen, and what of its dictionary no page of this program has.
pub(super) fn of_page(
    document: &Document,
    page: ObjectId,
) -> Result<(Window, Vec<String>), ReadError> {
    let own = document.get_dictionary(page)?;
    let mut strange = Vec::new();
    let everything = [(f64::MIN, f64::MIN), (f64::MAX, f64::MAX)];
    let media = inherited(document, own, b"MediaBox").and_then(|media| rectangle(document, media));
    let crop = inherited(document, own, b"CropBox").and_then(|crop| rectangle(document, crop));
    if crop.is_some() && crop != media {
        strange.push("a crop box".to_owned());
    }
    if inherited(document, own, b"Rotate")
        .is_some_and(|turn| !turn.as_i64().is_ok_and(|turn| turn == 0))
    {
        strange.push("a rotation".to_owned());
    }
    let others = own.iter().map(|(key, _)| key.as_slice());
    let known = |key: &&[u8]| !PAGE.contains(key) && !matches!(*key, b"CropBox" | b"Rotate");
    strange.extend(others.filter(known).map(entry));
    strange.extend(annotations(document, own));
    let window = crop.or(media).unwrap_or(everything);
    Ok((window, strange))
}

fn entry(key: &[u8]) -> String {
    format!("the entry `{}`", String::from_utf8_lossy(key).escape_debug())
}

fn rectangle(document: &Document, object: &Object) -> Option<Window> {
    let numbers = followed(document, object)?.as_array().ok()?.iter();
    let numbers: Vec<f64> = numbers
        .filter_map(|number| Some(f64::from(followed(document, number)?.as_float().ok()?)))
        .collect();
    let &[a, b, c, d] = &numbers[..] else {
        return None;
    };
    Some([(a.min(c), b.min(d)), (a.max(c), b.max(d))])
}

fn followed<'d>(document: &'d Document, object: &'d Object) -> Option<&'d Object> {
    document.dereference(object).ok().map(|(_, object)| object)
}

/// Whatever lies upon a page and is no link within the file.
fn annotations(document: &Document, page: &Dictionary) -> Option<String> {
    let list = followed(document, page.get(b"Annots").ok()?)?;
    let is_link = |annotation: &Object| {
        let annotation = followed(document, annotation).and_then(|link| link.as_dict().ok());
        annotation.is_some_and(|link| {
            let subtype = link.get(b"Subtype").and_then(Object::as_name);
            let mut keys = link.iter().map(|(key, _)| key.as_slice());
            subtype.is_ok_and(|subtype| subtype == b"Link") && keys.all(|key| LINK.contains(&key))
        })
    };
    let all_links = list.as_array().is_ok_and(|list| list.iter().all(is_link));
    (!all_links).then(|| "an annotation that is no link".to_owned())
}

/// What beside its pages no file of this program has.
pub(super) fn of_file(document: &Document, budget: &Budget) -> Result<Vec<String>, ReadError> {
    let mut strange = Vec::new();
    let keys = document.catalog()?.iter().map(|(key, _)| key.as_slice());
    strange.extend(keys.filter(|key| !CATALOG.contains(key)).map(entry));
    for object in document.objects.values() {
        match object {
            Object::Dictionary(font) if font.has_type(b"Font") => {
                strange.extend(font_fault(document, font, budget)?);
            }
            Object::Stream(stream) if stream.dict.has(b"Subtype") => strange.extend(mixing(stream)),
            _ => {}
        }
    }
    strange.sort();
    strange.dedup();
    Ok(strange)
}

fn mixing(stream: &Stream) -> Option<String> {
    let subtype = stream.dict.get(b"Subtype").and_then(Object::as_name).ok()?;
    let is_strange = |key: &&[u8]| {
        stream.dict.has(key) && !(*key == b"Mask" && picture::has_clear_white(stream))
    };
    let key = MIXING.into_iter().find(is_strange)?;
    let is_shown = matches!(subtype, b"Form" | b"Image");
    is_shown.then(|| format!("{} of a drawing", entry(key)))
}

/// What is wrong with a font: it is not in the file, or not the one that its name was made from.
fn font_fault(
    document: &Document,
    font: &Dictionary,
    budget: &Budget,
) -> Result<Option<String>, ReadError> {
    let name = font.get(b"BaseFont").and_then(Object::as_name);
    let name = String::from_utf8_lossy(name.unwrap_or(b"without a name")).into_owned();
    let part = font.get(b"DescendantFonts").ok().map(|parts| {
        let first = followed(document, parts).and_then(|parts| parts.as_array().ok()?.first());
        first.and_then(|part| followed(document, part)?.as_dict().ok())
    });
    let described = match part {
        // A part, which is looked at as a part of the whole.
        None if !font.has(b"ToUnicode") && font.has(b"CIDSystemInfo") => return Ok(None),
        None => Some(font),
        Some(part) => part,
    };
    let program = described.and_then(|font| {
        let descriptor = followed(document, font.get(b"FontDescriptor").ok()?)?;
        let descriptor = descriptor.as_dict().ok()?;
        let file = descriptor.get(b"FontFile2").or(descriptor.get(b"FontFile3"));
        followed(document, file.ok()?)?.as_stream().ok()
    });
    let Some(program) = program else {
        return Ok(Some(format!("a font that is not in it, {}", name.escape_debug())));
    };
    let hash = Sha256::digest(budget.unpack(program)?);
    let tag = hash.iter().take(6).map(|byte| char::from(b'A' + byte % 26));
    let is_own = name.split_once('+').is_some_and(|(own, _)| own.chars().eq(tag));
    Ok((!is_own).then(|| format!("a font that was changed, {}", name.escape_debug())))
}
