//! Hashes of page content that do not depend on how a file is encoded, and anomalies that no file of this program has.

use super::budget::{Budget, ReadError, Result};
use super::{facts, picture};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// A hash of an object and everything that it refers to.
type ObjectHash = [u8; 32];

/// Hashes of the entries of a dictionary, by key.
pub type ObjectHashes = BTreeMap<String, ObjectHash>;

/// The largest nesting depth of objects.
const DEPTH: usize = 64;

/// The keys that a page may inherit from its parents.
const INHERITED: [&[u8]; 4] = [b"Resources", b"MediaBox", b"CropBox", b"Rotate"];

/// The keys of a stream that describe its encoding, which has no visible effect.
pub(super) const PACKING: [&[u8]; 4] = [b"Length", b"Filter", b"DecodeParms", b"DL"];

/// The keys of an outline entry that refer to other entries.
const LEADING: [&[u8]; 4] = [b"First", b"Last", b"Next", b"Prev"];

/// Hasher of objects by value: streams are unpacked, references followed, and keys sorted.
pub(super) struct Hasher<'d> {
    document: &'d Document,
    pages: BTreeMap<ObjectId, usize>,
    /// The hashes of objects; `None` for objects that are being hashed.
    hashes: BTreeMap<ObjectId, Option<ObjectHash>>,
    budget: &'d Budget,
}

impl<'d> Hasher<'d> {
    pub(super) fn new(
        document: &'d Document,
        pages: &[ObjectId],
        budget: &'d Budget,
    ) -> Hasher<'d> {
        let pages = pages.iter().enumerate();
        Hasher {
            document,
            pages: pages.map(|(index, &page)| (page, index)).collect(),
            hashes: BTreeMap::new(),
            budget,
        }
    }

    /// Returns the hashes of everything that makes up a page, by key of its dictionary: boxes, content, resources and
    /// annotations.
    pub(super) fn page(&mut self, page: ObjectId) -> Result<ObjectHashes> {
        let own = self.document.get_dictionary(page)?;
        let mut sums = ObjectHashes::new();
        for (key, value) in own.iter() {
            if !matches!(key.as_slice(), b"Parent" | b"Type" | b"Contents") {
                sums.insert(text(key), self.object(value, DEPTH)?);
            }
        }
        for key in INHERITED.into_iter().filter(|key| !own.has(key)) {
            if let Some(value) = inherited(self.document, own, key) {
                sums.insert(text(key), self.object(value, DEPTH)?);
            }
        }
        // The streams are joined, since their number is a matter of encoding.
        let content = self.budget.content(self.document, page)?;
        sums.insert(text(b"Contents"), Sha256::digest(content).into());
        Ok(sums)
    }

    /// Returns the hashes of everything in the catalog but its pages, by key; `Info` for the title, the author and the
    /// like.
    pub(super) fn catalog(&mut self) -> Result<ObjectHashes> {
        let document = self.document;
        let mut sums = ObjectHashes::new();
        for (key, value) in document.catalog()?.iter() {
            let sum = match key.as_slice() {
                b"Pages" | b"Type" | b"Version" | b"Extensions" => continue,
                b"Outlines" => self.outline()?,
                _ => self.object(value, DEPTH)?,
            };
            sums.insert(text(key), sum);
        }
        if let Ok(info) = document.trailer.get(b"Info") {
            sums.insert("Info".to_owned(), self.object(info, DEPTH)?);
        }
        Ok(sums)
    }

    /// Returns the hash of the outline, entry by entry: each refers to the next, so that they would exceed the nesting
    /// depth of other objects.
    fn outline(&mut self) -> Result<ObjectHash> {
        let mut hash = Sha256::new();
        for (depth, line) in facts::outline(self.document)? {
            hash.update((depth as u64).to_le_bytes());
            self.entries(&mut hash, line, &LEADING, DEPTH)?;
        }
        Ok(hash.finalize().into())
    }

    fn object(&mut self, object: &Object, depth: usize) -> Result<ObjectHash> {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(ReadError("objects are nested too deeply".to_owned()));
        };
        let mut hash = Sha256::new();
        match object {
            Object::Null => hash.update(b"null"),
            Object::Boolean(value) => hash.update([b'b', u8::from(*value)]),
            // Whole numbers may be written with or without decimals, so both give one hash.
            Object::Integer(number) => hash.update((*number as f64).to_le_bytes()),
            Object::Real(number) => hash.update(f64::from(*number).to_le_bytes()),
            Object::Name(name) => {
                hash.update(b"/");
                hash.update(name);
            }
            Object::String(bytes, _) => {
                hash.update(b"(");
                hash.update(bytes);
            }
            Object::Array(items) => {
                hash.update(b"[");
                for item in items {
                    hash.update(self.object(item, depth)?);
                }
            }
            Object::Dictionary(dictionary) => self.entries(&mut hash, dictionary, &[], depth)?,
            Object::Stream(stream) => {
                hash.update(b"stream");
                hash.update(Sha256::digest(self.budget.unpack(stream)?));
                self.entries(&mut hash, &stream.dict, &PACKING, depth)?;
            }
            Object::Reference(id) => return self.reference(*id, depth),
        }
        Ok(hash.finalize().into())
    }

    fn entries(
        &mut self,
        hash: &mut Sha256,
        dictionary: &Dictionary,
        except: &[&[u8]],
        depth: usize,
    ) -> Result<()> {
        hash.update(b"<");
        // The order of keys in a dictionary has no meaning.
        let entries: BTreeMap<&Vec<u8>, &Object> = dictionary.iter().collect();
        for (key, value) in entries {
            // A parent does not affect the value of an object.
            let is_way_back =
                matches!(key.as_slice(), b"Parent" | b"P") && value.as_reference().is_ok();
            if !is_way_back && !except.contains(&key.as_slice()) {
                hash.update(key);
                hash.update(self.object(value, depth)?);
            }
        }
        Ok(())
    }

    fn reference(&mut self, id: ObjectId, depth: usize) -> Result<ObjectHash> {
        if let Some(page) = self.pages.get(&id) {
            // Pages have hashes of their own, and a link should only depend on which page it leads to.
            return Ok(Sha256::digest(format!("page {page}")).into());
        }
        match self.hashes.get(&id) {
            Some(Some(sum)) => return Ok(*sum),
            // Circular references end here.
            Some(None) => return Ok(Sha256::digest(b"round").into()),
            None => {}
        }
        self.hashes.insert(id, None);
        let sum = match self.document.get_object(id) {
            Ok(object) => self.object(object, depth)?,
            Err(_) => Sha256::digest(b"nothing").into(),
        };
        self.hashes.insert(id, Some(sum));
        Ok(sum)
    }
}

fn text(key: &[u8]) -> String {
    String::from_utf8_lossy(key).into_owned()
}

/// Returns the value that a page has or inherits under `key`.
fn inherited<'d>(document: &'d Document, page: &'d Dictionary, key: &[u8]) -> Option<&'d Object> {
    let mut node = page;
    for _ in 0..DEPTH {
        if let Ok(value) = node.get(key) {
            return Some(value);
        }
        node = document.get_dictionary(node.get(b"Parent").ok()?.as_reference().ok()?).ok()?;
    }
    None
}

/// The keys of pages.
const PAGE: [&[u8]; 10] = [
    b"Type", b"Parent", b"MediaBox", b"TrimBox", b"BleedBox", b"Contents", b"Resources", b"Annots",
    b"StructParents", b"Tabs",
];
/// The keys of links.
const LINK: [&[u8]; 8] =
    [b"Type", b"Subtype", b"Rect", b"Border", b"F", b"Dest", b"Contents", b"StructParent"];
/// The keys of the catalog.
const CATALOG: [&[u8]; 13] = [
    b"Type", b"Pages", b"Metadata", b"Lang", b"OutputIntents", b"PageLabels", b"ViewerPreferences",
    b"Outlines", b"PageMode", b"Version", b"Extensions", b"StructTreeRoot", b"MarkInfo",
];
/// Keys of forms and pictures that hide, mask or blend them.
const MIXING: [&[u8]; 7] =
    [b"OC", b"Group", b"SMask", b"Mask", b"ImageMask", b"Decode", b"SMaskInData"];

/// The visible rectangle of a page, given by its lower left and upper right corners.
pub(super) type PageArea = [(f64, f64); 2];

/// Returns the visible area of a page, and the anomalies in its dictionary: entries that no page of this program has.
pub(super) fn anomalies_of_page(
    document: &Document,
    page: ObjectId,
) -> Result<(PageArea, Vec<String>)> {
    let own = document.get_dictionary(page)?;
    let mut anomalies = Vec::new();
    let everything = [(f64::MIN, f64::MIN), (f64::MAX, f64::MAX)];
    let media = inherited(document, own, b"MediaBox").and_then(|media| rectangle(document, media));
    let crop = inherited(document, own, b"CropBox").and_then(|crop| rectangle(document, crop));
    if crop.is_some() && crop != media {
        anomalies.push("a crop box".to_owned());
    }
    if inherited(document, own, b"Rotate")
        .is_some_and(|turn| !turn.as_i64().is_ok_and(|turn| turn == 0))
    {
        anomalies.push("a rotation".to_owned());
    }
    let others = own.iter().map(|(key, _)| key.as_slice());
    let is_unexpected =
        |key: &&[u8]| !PAGE.contains(key) && !matches!(*key, b"CropBox" | b"Rotate");
    anomalies.extend(others.filter(is_unexpected).map(entry));
    anomalies.extend(annotations(document, own));
    Ok((crop.or(media).unwrap_or(everything), anomalies))
}

fn entry(key: &[u8]) -> String {
    format!("the entry `{}`", String::from_utf8_lossy(key).escape_debug())
}

fn rectangle(document: &Document, object: &Object) -> Option<PageArea> {
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

/// Describes annotations of a page that are not links within the file.
fn annotations(document: &Document, page: &Dictionary) -> Option<String> {
    let list = followed(document, page.get(b"Annots").ok()?)?;
    let is_link = |annotation: &Object| {
        followed(document, annotation).and_then(|link| link.as_dict().ok()).is_some_and(|link| {
            let subtype = link.get(b"Subtype").and_then(Object::as_name);
            let mut keys = link.iter().map(|(key, _)| key.as_slice());
            subtype.is_ok_and(|subtype| subtype == b"Link") && keys.all(|key| LINK.contains(&key))
        })
    };
    let all_links = list.as_array().is_ok_and(|list| list.iter().all(is_link));
    (!all_links).then(|| "an annotation that is not a link".to_owned())
}

/// Returns the anomalies of a file apart from its pages: parts that no file of this program has.
pub(super) fn anomalies_of_file(document: &Document, budget: &Budget) -> Result<Vec<String>> {
    let mut anomalies = Vec::new();
    let keys = document.catalog()?.iter().map(|(key, _)| key.as_slice());
    anomalies.extend(keys.filter(|key| !CATALOG.contains(key)).map(entry));
    for object in document.objects.values() {
        match object {
            Object::Dictionary(font) if font.has_type(b"Font") => {
                anomalies.extend(font_fault(document, font, budget)?);
            }
            Object::Stream(stream) if stream.dict.has(b"Subtype") => {
                anomalies.extend(mixing(stream))
            }
            _ => {}
        }
    }
    anomalies.sort();
    anomalies.dedup();
    Ok(anomalies)
}

fn mixing(stream: &Stream) -> Option<String> {
    let subtype = stream.dict.get(b"Subtype").and_then(Object::as_name).ok()?;
    let key = MIXING.into_iter().find(|key| {
        stream.dict.has(key) && !(*key == b"Mask" && picture::has_clear_white(stream))
    })?;
    matches!(subtype, b"Form" | b"Image").then(|| format!("{} of a drawing", entry(key)))
}

/// Describes what is wrong with a font: it is not embedded, or not the font from which its name was derived.
fn font_fault(document: &Document, font: &Dictionary, budget: &Budget) -> Result<Option<String>> {
    let name = font.get(b"BaseFont").and_then(Object::as_name);
    let name = String::from_utf8_lossy(name.unwrap_or(b"without a name")).into_owned();
    let part = font.get(b"DescendantFonts").ok().map(|parts| {
        followed(document, parts)
            .and_then(|parts| parts.as_array().ok()?.first())
            .and_then(|part| followed(document, part)?.as_dict().ok())
    });
    let described = match part {
        // A descendant font is checked with its composite font.
        None if !font.has(b"ToUnicode") && font.has(b"CIDSystemInfo") => return Ok(None),
        None => Some(font),
        Some(part) => part,
    };
    let program = described.and_then(|font| {
        let descriptor = followed(document, font.get(b"FontDescriptor").ok()?)?.as_dict().ok()?;
        let file = descriptor.get(b"FontFile2").or(descriptor.get(b"FontFile3"));
        followed(document, file.ok()?)?.as_stream().ok()
    });
    let Some(program) = program else {
        return Ok(Some(format!("a font that is not embedded, {}", name.escape_debug())));
    };
    // The name contains a hash of the program, so a font with exchanged digits is recognised.
    let hash = Sha256::digest(budget.unpack(program)?);
    let tag = hash.iter().take(6).map(|byte| char::from(b'A' + byte % 26));
    let is_unchanged = name.split_once('+').is_some_and(|(own, _)| own.chars().eq(tag));
    Ok((!is_unchanged).then(|| format!("a font that was changed, {}", name.escape_debug())))
}
