//! What the pages of a file consist of, whatever way the file is written, and what they look like.

use super::about;
use super::bounds::Budget;
use super::error::ReadError;
use lopdf::{Dictionary, Document, Object, ObjectId};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

/// A hash over an object and all that it leads to.
type Sum = [u8; 32];

/// Hashes of what a dictionary has, by key.
pub type Sums = BTreeMap<String, Sum>;

/// How deep objects may lie in objects.
const DEPTH: usize = 64;

/// What a page has from the pages above it where it has none of its own.
const INHERITED: [&[u8]; 4] = [b"Resources", b"MediaBox", b"CropBox", b"Rotate"];

/// What of a stream says how it is packed, which is nothing that anyone sees.
pub(super) const PACKING: [&[u8]; 4] = [b"Length", b"Filter", b"DecodeParms", b"DL"];

/// What of a line of the outline leads to other lines.
const LEADING: [&[u8]; 4] = [b"First", b"Last", b"Next", b"Prev"];

/// Hashes objects by what they say: streams unpacked, references followed, keys in order of their names.
pub(super) struct Hasher<'d> {
    document: &'d Document,
    pages: BTreeMap<ObjectId, usize>,
    /// The objects that are hashed, and `None` for those that are being hashed.
    known: BTreeMap<ObjectId, Option<Sum>>,
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
            known: BTreeMap::new(),
            budget,
        }
    }

    /// The hashes of all that makes a page, by key of its dictionary: its boxes, its content, what this may name, and
    /// what lies upon it.
    pub(super) fn page(&mut self, page: ObjectId) -> Result<Sums, ReadError> {
        let own = self.document.get_dictionary(page)?;
        let mut sums = Sums::new();
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
        let content = self.budget.content(self.document, page)?;
        sums.insert(text(b"Contents"), Sha256::digest(content).into());
        Ok(sums)
    }

    /// The hash of everything but pages that the file says of itself, by key of the catalog; `Info` for its title,
    /// author and the like.
    pub(super) fn catalog(&mut self) -> Result<Sums, ReadError> {
        let document = self.document;
        let mut sums = Sums::new();
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

    /// The hash of the outline, line by line: each leads to the next, so that together they lie deeper than other objects.
    fn outline(&mut self) -> Result<Sum, ReadError> {
        let mut hash = Sha256::new();
        for (depth, line) in about::outline(self.document)? {
            hash.update((depth as u64).to_le_bytes());
            self.entries(&mut hash, line, &LEADING, DEPTH)?;
        }
        Ok(hash.finalize().into())
    }

    fn object(&mut self, object: &Object, depth: usize) -> Result<Sum, ReadError> {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(ReadError("objects in objects without end".to_owned()));
        };
        let mut hash = Sha256::new();
        match object {
            Object::Null => hash.update(b"null"),
            Object::Boolean(value) => hash.update([b'b', u8::from(*value)]),
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
    ) -> Result<(), ReadError> {
        hash.update(b"<");
        let entries: BTreeMap<&Vec<u8>, &Object> = dictionary.iter().collect();
        for (key, value) in entries {
            // What lies above says nothing of what lies below.
            let is_way_back = matches!(key.as_slice(), b"Parent" | b"P");
            if !is_way_back && !except.contains(&key.as_slice()) {
                hash.update(key);
                hash.update(self.object(value, depth)?);
            }
        }
        Ok(())
    }

    fn reference(&mut self, id: ObjectId, depth: usize) -> Result<Sum, ReadError> {
        if let Some(page) = self.pages.get(&id) {
            return Ok(Sha256::digest(format!("page {page}")).into());
        }
        match self.known.get(&id) {
            Some(Some(sum)) => return Ok(*sum),
            Some(None) => return Ok(Sha256::digest(b"round").into()),
            None => {}
        }
        self.known.insert(id, None);
        let sum = match self.document.get_object(id) {
            Ok(object) => self.object(object, depth)?,
            Err(_) => Sha256::digest(b"nothing").into(),
        };
        self.known.insert(id, Some(sum));
        Ok(sum)
    }
}

fn text(key: &[u8]) -> String {
    String::from_utf8_lossy(key).into_owned()
}

/// What a page has under `key` from the pages above it.
pub(super) fn inherited<'d>(
    document: &'d Document,
    page: &'d Dictionary,
    key: &[u8],
) -> Option<&'d Object> {
    let mut node = page;
    for _ in 0..DEPTH {
        if let Ok(value) = node.get(key) {
            return Some(value);
        }
        node = document.get_dictionary(node.get(b"Parent").ok()?.as_reference().ok()?).ok()?;
    }
    None
}
