//! Limits on the work of reading a file, and the errors for files that cannot be read.

use flate2::read::ZlibDecoder;
use lopdf::{
    DecompressError, Document, Error, LoadOptions, Object, ObjectId, ObjectStream, Stream,
};
use std::fmt;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The unpacked size that any file may have, in bytes, and the additional size for each byte of the file.
// Compressed data can grow a thousandfold, so the limit depends on the file: a small file that unpacks to gigabytes is
// an attack or damage.
const BASE: usize = 32 << 20;
const RATIO: usize = 16;
/// The unpacked size of object streams, in bytes, in addition to the size of the file. In memory they take a hundred
/// times as much. Books use up to half of it.
const PACKS: usize = 2 << 20;
/// The bytes charged for the width or the text of a code.
const CODE: usize = 8;
/// The largest distance from the type of an object stream to its data, in bytes.
const DICTIONARY: usize = 512;
/// The largest content of a page including everything that it shows, in bytes.
const PAGE: usize = 2 << 20;

/// Number of bytes that may still be unpacked.
pub(super) struct Budget {
    left: AtomicUsize,
}

impl Budget {
    /// Returns the budget for a file of `bytes` bytes.
    pub(super) fn of(bytes: usize) -> Budget {
        Budget { left: AtomicUsize::new(BASE.saturating_add(bytes.saturating_mul(RATIO))) }
    }

    /// Opens a file. All object streams together must fit the whole budget.
    pub(super) fn open(&self, bytes: &[u8]) -> Result<Document> {
        // `lopdf` only limits each stream on its own, and not their total.
        let options = LoadOptions::with_max_decompressed_size(largest_pack(bytes)?);
        // The table of objects is searched for near the end.
        let end =
            bytes.windows(5).rposition(|part| part == b"%%EOF").map_or(bytes.len(), |at| at + 5);
        let mut document =
            Document::load_mem_with_options(&bytes[..end], options).map_err(|error| {
                // An encrypted file fails in many ways, and most of their messages would only mislead.
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

    /// Returns the unpacked bytes of a stream.
    pub(super) fn unpack(&self, stream: &Stream) -> Result<Vec<u8>> {
        let bytes = self.unpacked(stream, self.left.load(Ordering::Relaxed))?;
        self.take(bytes.len())?;
        Ok(bytes)
    }

    /// Returns the samples of a picture; `None` if there are not exactly `size` of them, or the picture is damaged.
    pub(super) fn samples(&self, stream: &Stream, size: usize) -> Option<Vec<u8>> {
        let samples = self.unpacked(stream, size).ok()?;
        (samples.len() == size).then_some(samples)
    }

    fn unpacked(&self, stream: &Stream, most: usize) -> Result<Vec<u8>> {
        if stream.dict.has(b"Filter") {
            stream.decompressed_content_with_limit(most).map_err(|error| match error {
                lopdf::Error::Decompress(DecompressError::MemoryLimitExceeded { .. }) => too_much(),
                error => error.into(),
            })
        } else {
            Ok(stream.content.clone())
        }
    }

    /// `true` if the data of a compressed stream end with the stream, within the limit.
    pub(super) fn is_single(&self, stream: &Stream) -> bool {
        let mut unpacker = ZlibDecoder::new(&stream.content[..]);
        let most = self.left.load(Ordering::Relaxed) as u64;
        std::io::copy(&mut unpacker.by_ref().take(most), &mut std::io::sink()).is_ok()
            && unpacker.total_in() == stream.content.len() as u64
    }

    /// Returns the content of a page, with its streams joined by line ends.
    pub(super) fn content(&self, document: &Document, page: ObjectId) -> Result<Vec<u8>> {
        let mut content = Vec::new();
        for id in document.get_page_contents(page) {
            let Ok(stream) = document.get_object(id).and_then(Object::as_stream) else {
                continue;
            };
            content.extend(self.drawing(stream, PAGE.saturating_sub(content.len()))?);
            // The standard treats the boundary of two streams as whitespace, so operators must not run together.
            content.push(b'\n');
        }
        Ok(content)
    }

    /// Returns the content of a form, of at most `most` bytes.
    pub(super) fn drawing(&self, stream: &Stream, most: usize) -> Result<Vec<u8>> {
        let bytes = self.unpacked(stream, most)?;
        // An uncompressed stream passes the unpacking without a limit.
        if bytes.len() > most {
            return Err(too_much());
        }
        self.take(bytes.len())?;
        Ok(bytes)
    }

    /// Charges for showing the content of a form again.
    pub(super) fn count_repeat(&self, bytes: usize, most: usize) -> Result<()> {
        if bytes > most { Err(too_much()) } else { self.take(bytes) }
    }

    /// Returns the number of content bytes that a page may still have after `read` bytes.
    pub(super) fn rest_of_page(read: usize) -> usize {
        PAGE.saturating_sub(read)
    }

    /// Charges for the codes of a font that are read one by one.
    pub(super) fn codes(&self, count: usize) -> Result<()> {
        self.take(count.saturating_mul(CODE))
    }

    fn take(&self, bytes: usize) -> Result<()> {
        let left = |left: usize| left.checked_sub(bytes);
        // Pages are read by several threads, which share one budget.
        self.left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, left)
            .map(|_| ())
            .map_err(|_| too_much())
    }
}

/// `true` if the file has the key of an encryption dictionary, which no file of this program has.
fn has_encryption_key(bytes: &[u8]) -> bool {
    const KEY: &[u8] = b"/Encrypt";
    bytes.windows(KEY.len()).any(|part| part == KEY)
}

/// Opens a file of this program without its links and bookmarks.
pub(super) fn open_trusted(bytes: &[u8]) -> Result<Document> {
    let options = LoadOptions::with_filter(without_navigation);
    let mut document = Document::load_mem_with_options(bytes, options)?;
    document.objects.retain(|_, object| {
        !object.as_stream().is_ok_and(|stream| stream.dict.has_type(b"ObjStm"))
    });
    Ok(document)
}

/// The keys of a page that reading grids does not need.
const UNUSED_PAGE_KEYS: [&[u8]; 4] = [b"Annots", b"BleedBox", b"MediaBox", b"TrimBox"];

/// Filters out links, bookmarks and page boxes. The value returned for a stream is ignored.
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
            // A rebuilt dictionary has no spare capacity for the removed entries.
            let entries = std::mem::take(dictionary).into_iter();
            *dictionary = entries.collect();
            Some((id, Object::Dictionary(dictionary.clone())))
        }
        Object::Stream(_) => Some((id, Object::Null)),
        other => Some((id, other.clone())),
    }
}

/// Returns the largest unpacked size of an object stream or of the cross-reference table. Unpacks every object stream
/// it can find in the file to count the bytes.
fn largest_pack(bytes: &[u8]) -> Result<usize> {
    let most = (PACKS + bytes.len()) * 2;
    let (mut left, mut unseen) = (most, 0);
    let packs = bytes.windows(7).enumerate().filter(|(_, mark)| *mark == b"/ObjStm");
    for (at, _) in packs {
        // A dictionary is short, and its data follow it.
        let start = bytes[at..bytes.len().min(at + DICTIONARY)]
            .windows(7)
            .position(|mark| mark == b"stream\n" || mark == b"stream\r");
        let Some(start) = start.map(|start| at + start + 7) else {
            unseen += 1;
            continue;
        };
        let data = bytes[start..].strip_prefix(b"\n").unwrap_or(&bytes[start..]);
        // One byte more than allowed is enough to know that the limit is exceeded.
        let mut pack = ZlibDecoder::new(data).take(left as u64 + 1);
        match std::io::copy(&mut pack, &mut std::io::sink()) {
            Ok(size) => left = left.checked_sub(size as usize).ok_or_else(too_much)?,
            Err(_) => unseen += 1,
        }
    }
    // Streams with other filters share the limit.
    Ok(most / (unseen + 1))
}

/// Adds the objects of object streams that contain comments, as in files that `qpdf --qdf` writes for people to read.
/// `lopdf` does not find them.
fn uncomment(document: &mut Document) {
    let is_pack = |stream: &&Stream| stream.dict.has_type(b"ObjStm") && !stream.dict.has(b"Filter");
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    let packs: Vec<Stream> = streams.filter(is_pack).cloned().collect();
    for mut pack in packs {
        for line in pack.content.split_mut(|byte| *byte == b'\n') {
            if line.starts_with(b"%%") {
                // Blanks of the same length keep the offsets of the objects valid.
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
    ReadError("it unpacks to far more data than a book of its size".to_owned())
}

/// The result of reading a PDF.
pub(super) type ReadResult<T, E = ReadError> = std::result::Result<T, E>;
pub(super) use ReadResult as Result;

/// The reason why a PDF cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(pub(super) String);

impl ReadError {
    /// Returns the error for an encrypted file, even one without a password.
    fn encrypted() -> ReadError {
        let why = "the file is encrypted, which files of this program never are; save it without encryption, or make it again";
        ReadError(why.to_owned())
    }

    /// Adds the number of the page at `index`, from 0, to the message.
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
                "it is compressed in a way that this program never uses; make it again"
            }
            Error::Decompress(DecompressError::Ascii85(_)) | Error::InvalidStream(_) => {
                "its compressed data are damaged, or in a form that this program never uses"
            }
            Error::Parse(_)
            | Error::Xref(_)
            | Error::MissingXrefEntry
            | Error::InvalidOffset(_)
            | Error::IndirectObject { .. }
            | Error::IO(_) => "it is damaged, incomplete or not a PDF",
            _ => "a part of it is missing or damaged",
        };
        ReadError(why.to_owned())
    }
}
