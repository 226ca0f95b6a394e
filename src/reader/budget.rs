//! Budget of work that a file may ask of its reader, and the reasons why it cannot be read.

use flate2::read::ZlibDecoder;
use lopdf::{
    DecompressError, Document, Error, LoadOptions, Object, ObjectId, ObjectStream, Stream,
};
use std::fmt;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What any file may unpack to, in bytes, and how much more for each byte of its own.
const BASE: usize = 32 << 20;
const RATIO: usize = 16;
/// What objects that are packed together may unpack to, in bytes, beside as many as the file has; in memory they take a
/// hundred times as much. In books they come to half of it.
const PACKS: usize = 2 << 20;
/// The bytes that the width or the text of a code counts for.
const CODE: usize = 8;
/// How far behind its type the data of a pack begin at the most, in bytes.
const DICTIONARY: usize = 512;
/// The most bytes that the content of a page may have, with all that it shows.
const PAGE: usize = 2 << 20;

/// The bytes that may still be unpacked.
pub(super) struct Budget {
    left: AtomicUsize,
}

impl Budget {
    /// The budget of a file of so many bytes.
    pub(super) fn of(bytes: usize) -> Budget {
        let whole = BASE.saturating_add(bytes.saturating_mul(RATIO));
        Budget { left: AtomicUsize::new(whole) }
    }

    /// Opens a file, whose packed objects may take no more than the whole budget together.
    pub(super) fn open(&self, bytes: &[u8]) -> Result<Document, ReadError> {
        let options = LoadOptions::with_max_decompressed_size(largest_pack(bytes)?);
        let loaded = Document::load_mem_with_options(bytes, options);
        let mut document = loaded.map_err(|error| {
            if has_encryption_key(bytes) { ReadError::encrypted() } else { error.into() }
        })?;
        if document.was_encrypted() || document.is_encrypted() {
            return Err(ReadError::encrypted());
        }
        if document.page_iter().next().is_none() {
            uncomment(&mut document);
        }
        Ok(document)
    }

    /// The bytes of a stream.
    pub(super) fn unpack(&self, stream: &Stream) -> Result<Vec<u8>, ReadError> {
        let bytes = self.unpacked(stream, self.left.load(Ordering::Relaxed))?;
        self.take(bytes.len())?;
        Ok(bytes)
    }

    /// The samples of a picture, of which there are `size`; `None` where there are others, or it is damaged.
    pub(super) fn samples(&self, stream: &Stream, size: usize) -> Option<Vec<u8>> {
        let samples = self.unpacked(stream, size).ok()?;
        (samples.len() == size).then_some(samples)
    }

    fn unpacked(&self, stream: &Stream, most: usize) -> Result<Vec<u8>, ReadError> {
        if stream.dict.has(b"Filter") {
            stream.decompressed_content_with_limit(most).map_err(|error| match error {
                lopdf::Error::Decompress(DecompressError::MemoryLimitExceeded { .. }) => too_much(),
                error => error.into(),
            })
        } else {
            Ok(stream.content.clone())
        }
    }

    /// The content of a page, its streams joined by line ends.
    pub(super) fn content(
        &self,
        document: &Document,
        page: ObjectId,
    ) -> Result<Vec<u8>, ReadError> {
        let mut content = Vec::new();
        for id in document.get_page_contents(page) {
            let Ok(stream) = document.get_object(id).and_then(Object::as_stream) else {
                continue;
            };
            content.extend(self.drawing(stream, PAGE.saturating_sub(content.len()))?);
            content.push(b'\n');
        }
        Ok(content)
    }

    /// The content of a drawing, of at most `most` bytes.
    pub(super) fn drawing(&self, stream: &Stream, most: usize) -> Result<Vec<u8>, ReadError> {
        let bytes = self.unpacked(stream, most)?;
        if bytes.len() > most {
            return Err(too_much());
        }
        self.take(bytes.len())?;
        Ok(bytes)
    }

    /// Counts the content of a drawing that is shown once more.
    pub(super) fn count_repeat(&self, bytes: usize, most: usize) -> Result<(), ReadError> {
        if bytes > most { Err(too_much()) } else { self.take(bytes) }
    }

    /// What is left of a page when so many of its bytes were read.
    pub(super) fn rest_of_page(read: usize) -> usize {
        PAGE.saturating_sub(read)
    }

    /// Counts the codes of a font that are read one by one.
    pub(super) fn codes(&self, count: usize) -> Result<(), ReadError> {
        self.take(count.saturating_mul(CODE))
    }

    fn take(&self, bytes: usize) -> Result<(), ReadError> {
        let left = |left: usize| left.checked_sub(bytes);
        let taken = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left);
        taken.map(|_| ()).map_err(|_| too_much())
    }
}

/// `true` if a file says that it is encrypted: no file of this program does.
fn has_encryption_key(bytes: &[u8]) -> bool {
    const KEY: &[u8] = b"/Encrypt";
    bytes.windows(KEY.len()).any(|part| part == KEY)
}

/// Opens a file of this program without what leads from page to page.
pub(super) fn open_trusted(bytes: &[u8]) -> Result<Document, ReadError> {
    let options = LoadOptions::with_filter(without_navigation);
    let mut document = Document::load_mem_with_options(bytes, options)?;
    let is_pack =
        |object: &Object| object.as_stream().is_ok_and(|stream| stream.dict.has_type(b"ObjStm"));
    document.objects.retain(|_, object| !is_pack(object));
    Ok(document)
}

/// What of a page of this program no reader of its grids looks at.
const UNUSED_PAGE_KEYS: [&[u8]; 4] = [b"Annots", b"BleedBox", b"MediaBox", b"TrimBox"];

/// Leaves out links, bookmarks and boxes of pages. What is returned of a stream is not looked at.
fn without_navigation(id: ObjectId, object: &mut Object) -> Option<(ObjectId, Object)> {
    match object {
        Object::Dictionary(dictionary) => {
            let is_link = dictionary.has(b"Rect") && dictionary.has(b"Dest");
            let is_bookmark = dictionary.has(b"Title") && dictionary.has(b"Dest");
            if is_link || is_bookmark {
                return None;
            }
            for key in UNUSED_PAGE_KEYS {
                dictionary.remove(key);
            }
            // Put together anew it has no room for what was left out.
            let entries = std::mem::take(dictionary).into_iter();
            *dictionary = entries.collect();
            Some((id, Object::Dictionary(dictionary.clone())))
        }
        Object::Stream(_) => Some((id, Object::Null)),
        other => Some((id, other.clone())),
    }
}

/// The most bytes that objects which are packed together, or the table of all objects, may unpack to. All packs of a file
/// that can be found are unpacked for that, and their bytes counted.
fn largest_pack(bytes: &[u8]) -> Result<usize, ReadError> {
    let most = (PACKS + bytes.len()) * 2;
    let (mut left, mut unseen) = (most, 0);
    let marks = bytes.windows(7).enumerate();
    let packs = marks.filter(|(_, mark)| *mark == b"/ObjStm");
    for (at, _) in packs {
        // A dictionary is short, and its data begin behind it.
        let ahead = &bytes[at..bytes.len().min(at + DICTIONARY)];
        let start = ahead.windows(7).position(|mark| mark == b"stream\n" || mark == b"stream\r");
        let Some(start) = start.map(|start| at + start + 7) else {
            unseen += 1;
            continue;
        };
        let data = bytes[start..].strip_prefix(b"\n").unwrap_or(&bytes[start..]);
        let mut pack = ZlibDecoder::new(data).take(left as u64 + 1);
        match std::io::copy(&mut pack, &mut std::io::sink()) {
            Ok(size) => left = left.checked_sub(size as usize).ok_or_else(too_much)?,
            Err(_) => unseen += 1,
        }
    }
    // Packs that are packed in another way share what there is.
    Ok(most / (unseen + 1))
}

/// Adds the objects that stand behind comments where many are packed together, as in files that `qpdf --qdf` writes for
/// people to read: the library finds none there.
fn uncomment(document: &mut Document) {
    let is_pack = |stream: &&Stream| stream.dict.has_type(b"ObjStm") && !stream.dict.has(b"Filter");
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    let packs: Vec<Stream> = streams.filter(is_pack).cloned().collect();
    for mut pack in packs {
        for line in pack.content.split_mut(|byte| *byte == b'\n') {
            if line.starts_with(b"%%") {
                line.fill(b' ');
            }
        }
        if let Ok(unpacked) = ObjectStream::new(&mut pack) {
            for (id, object) in unpacked.objects {
                document.objects.entry(id).or_insert(object);
            }
        }
    }
}

fn too_much() -> ReadError {
    ReadError("it unpacks to far more than a book of its size".to_owned())
}

/// A PDF that cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(pub(super) String);

impl ReadError {
    /// The error of a file that is encrypted, even without a password.
    fn encrypted() -> ReadError {
        let why = "the file is encrypted; no file of this program is: save it without encryption, or make it count_repeat";
        ReadError(why.to_owned())
    }

    /// Returns the same error with the page by `index`, from 0, that it is about.
    pub(super) fn on_page(self, index: usize) -> ReadError {
        ReadError(format!("page {}: {}", index + 1, self.0))
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

impl From<Error> for ReadError {
    fn from(error: Error) -> ReadError {
        let why = match error {
            Error::AlreadyEncrypted
            | Error::Decryption(_)
            | Error::InvalidPassword
            | Error::UnsupportedSecurityHandler(_) => return ReadError::encrypted(),
            Error::Unimplemented(_) => {
                "it is compressed in a way that no file of this program is; make it count_repeat"
            }
            Error::Decompress(DecompressError::Ascii85(_)) | Error::InvalidStream(_) => {
                "its compressed data are damaged, or of a kind that no file of this program has"
            }
            Error::Parse(_)
            | Error::Xref(_)
            | Error::MissingXrefEntry
            | Error::InvalidOffset(_)
            | Error::IndirectObject { .. }
            | Error::IO(_) => "it is damaged or incomplete, or no PDF",
            _ => "a part of it is missing or damaged",
        };
        ReadError(why.to_owned())
    }
}
