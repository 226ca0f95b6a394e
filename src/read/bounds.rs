//! How much work a file may ask of its reader. A book of its size asks for far less.

use super::error::ReadError;
use lopdf::{DecompressError, Document, LoadOptions, Object, ObjectId, ObjectStream, Stream};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What any file may unpack to, in bytes, and how much more for each byte of its own.
const BASE: usize = 32 << 20;
const RATIO: usize = 16;
/// What objects that are packed together may unpack to, in bytes, beside as many as the file has; in memory they take a
/// hundred times as much. In books they come to half of it.
const PACKS: usize = 2 << 20;
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
        Budget {
            left: AtomicUsize::new(whole),
        }
    }

    /// Opens a file, whose packed objects may take no more than the whole budget together.
    pub(super) fn open(&self, bytes: &[u8]) -> Result<Document, ReadError> {
        let packs = bytes.windows(7).filter(|at| *at == b"/ObjStm").count();
        let each = (PACKS + bytes.len()) / packs.max(1) * 2;
        let options = LoadOptions::with_max_decompressed_size(each);
        let mut document = Document::load_mem_with_options(bytes, options)?;
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

    fn unpacked(&self, stream: &Stream, most: usize) -> Result<Vec<u8>, ReadError> {
        match stream.dict.has(b"Filter") {
            true => stream
                .decompressed_content_with_limit(most)
                .map_err(|error| match error {
                    lopdf::Error::Decompress(DecompressError::MemoryLimitExceeded { .. }) => {
                        too_much()
                    }
                    error => error.into(),
                }),
            false => Ok(stream.content.clone()),
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

    /// What is left of a page when so many of its bytes were read.
    pub(super) fn rest_of_page(read: usize) -> usize {
        PAGE.saturating_sub(read)
    }

    fn take(&self, bytes: usize) -> Result<(), ReadError> {
        let left = |left: usize| left.checked_sub(bytes);
        let taken = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, left);
        taken.map(|_| ()).map_err(|_| too_much())
    }
}

/// Adds the objects that stand behind comments where many are packed together, as in files that `qpdf --qdf` writes for
/// people to read: the library finds none there.
fn uncomment(document: &mut Document) {
    let is_pack = |stream: &&Stream| stream.dict.has_type(b"ObjStm") && !stream.dict.has(b"Filter");
    let streams = document
        .objects
        .values()
        .filter_map(|object| object.as_stream().ok());
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
