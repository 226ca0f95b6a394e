//! File structure: objects and their positions, compressed streams, and an identifier of all bytes.

use flate2::{Compress, Compression, FlushCompress, Status};
use gridpress_bookspec::Profile;
use gridpress_ground::hash::sha256;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use lopdf::{Dictionary, Object, ObjectId, Stream, StringFormat};
use std::cell::RefCell;
use std::fmt;

/// The number of objects in an object stream.
// Readers decompress a whole object stream for one object, so streams must not be too long.
const PACK: usize = 500;
/// Marks the file as binary.
// The standard recommends at least four bytes above 127 in a comment after the header.
const BINARY: [u8; 4] = [0xE2, 0xE3, 0xCF, 0xD3];

/// A file being written. Objects take no more memory than their bytes.
#[derive(Default)]
pub(super) struct PdfFile {
    /// The entries of the trailer.
    pub trailer: Dictionary,
    pub(super) bytes: Vec<u8>,
    /// The location of each object, from number 1 on.
    places: Vec<ObjectLocation>,
    /// Objects written at the end in object streams. `None` for PDF/X, whose versions of PDF lack such streams; its
    /// objects are written immediately.
    packs: Option<Vec<Pack>>,
}

#[derive(Clone, Copy)]
pub(super) enum ObjectLocation {
    /// Not yet written.
    Open,
    /// At a byte offset in the file.
    At(usize),
    /// In an object stream, at an index.
    Packed(u32, usize),
}

/// An object stream being filled.
pub(super) struct Pack {
    pub number: u32,
    /// The number of each object, and its offset in the body.
    pub heads: Vec<(u32, usize)>,
    pub body: Vec<u8>,
}

impl PdfFile {
    pub(super) fn new(profile: Profile) -> PdfFile {
        let (version, packs) = match profile {
            // Object streams need PDF 1.5; the versions of PDF/X are fixed by their standards.
            Profile::Screen | Profile::Kdp => ("1.7", Some(Vec::new())),
            Profile::Pdfx => ("1.4", None),
            Profile::Pdfx2001 => ("1.3", None),
        };
        PdfFile { packs, ..PdfFile::of_version(version) }
    }

    /// Returns a file of that version of PDF without objects.
    pub(super) fn of_version(version: &str) -> PdfFile {
        let bytes = [format!("%PDF-{version}\n%").as_bytes(), &BINARY, b"\n"].concat();
        PdfFile { bytes, ..PdfFile::default() }
    }

    /// Records the location of an object.
    pub(super) fn place(&mut self, number: u32, location: ObjectLocation) {
        self.places.resize(self.places.len().max(number as usize), ObjectLocation::Open);
        self.places[number as usize - 1] = location;
    }

    /// Reserves a number for an object that is set later.
    pub(super) fn new_object_id(&mut self) -> ObjectId {
        self.places.push(ObjectLocation::Open);
        (self.places.len() as u32, 0)
    }

    /// Writes an object.
    pub(super) fn add_object(&mut self, object: impl Into<Object>) -> ObjectId {
        let id = self.new_object_id();
        self.set_object(id, object);
        id
    }

    /// Writes the object of that number.
    pub(super) fn set_object(&mut self, id: ObjectId, object: impl Into<Object>) {
        let object = object.into();
        let place = match object {
            // The standard does not allow streams within object streams.
            Object::Stream(_) => None,
            _ => self.pack(id.0, &object),
        };
        let place = place.unwrap_or_else(|| self.write(id.0, &object));
        self.place(id.0, place);
    }

    pub(super) fn write(&mut self, number: u32, object: &Object) -> ObjectLocation {
        let at = self.bytes.len();
        self.bytes.extend(format!("{number} 0 obj\n").bytes());
        put(object, &mut self.bytes);
        self.bytes.extend(b"\nendobj\n");
        ObjectLocation::At(at)
    }

    fn pack(&mut self, number: u32, object: &Object) -> Option<ObjectLocation> {
        let packs = self.packs.as_mut()?;
        if packs.last().is_none_or(|pack| pack.heads.len() == PACK) {
            self.places.push(ObjectLocation::Open);
            packs.push(Pack {
                number: self.places.len() as u32,
                heads: Vec::new(),
                body: Vec::new(),
            });
        }
        let pack = packs.last_mut()?;
        let place = ObjectLocation::Packed(pack.number, pack.heads.len());
        pack.heads.push((number, pack.body.len()));
        put(object, &mut pack.body);
        pack.body.push(b'\n');
        Some(place)
    }

    /// Reserves space for the identifier in the trailer. Returns its placeholder.
    pub(super) fn reserve_identifier(&mut self) -> &'static str {
        // A placeholder of the same length keeps all offsets valid when the hash replaces it.
        let entry = Object::string_literal(BLANK);
        self.trailer.set("ID", vec![entry.clone(), entry]);
        BLANK
    }

    /// Returns the whole file.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, PdfError> {
        match self.packs.take() {
            Some(packs) => {
                // Compression takes most of the time here; the results come back in order.
                for (number, stream) in parallel::try_map(&packs, Pack::stream)? {
                    let place = self.write(number, &stream);
                    self.place(number, place);
                }
                self.cross_reference_stream()?;
            }
            None => self.cross_reference_table(),
        }
        fill_identifier(&mut self.bytes);
        Ok(self.bytes)
    }

    /// Writes the table that every version of PDF supports.
    pub(super) fn cross_reference_table(&mut self) {
        let start = self.bytes.len();
        let size = self.places.len() + 1;
        self.bytes.extend(format!("xref\n0 {size}\n").bytes());
        let mut entry = |at, kind| {
            // Every entry must have exactly 20 bytes, including the space before the line end.
            self.bytes.extend(format!("{at:010} {kind} \n").bytes());
        };
        entry(0, "65535 f");
        for place in &self.places {
            match place {
                ObjectLocation::At(at) => entry(*at, "00000 n"),
                _ => entry(0, "00000 f"),
            }
        }
        self.trailer.set("Size", size as i64);
        self.bytes.extend(b"trailer\n");
        put(&self.trailer.clone().into(), &mut self.bytes);
        self.end(start);
    }

    /// Writes the cross-reference table as a stream, which can also refer to objects in object streams. Returns the
    /// offset of its end.
    pub(super) fn cross_reference_stream(&mut self) -> Result<usize, PdfError> {
        let start = self.bytes.len();
        let (number, _) = self.new_object_id();
        self.place(number, ObjectLocation::At(start));
        // As many bytes as an offset in the file needs, the same on every machine.
        let wide = 8 - (start as u64).leading_zeros() as usize / 8;
        let row = |kind: u8, first: usize, second: usize| {
            let first = &(first as u64).to_be_bytes()[8 - wide..];
            // Two bytes suffice, as an object stream has at most 500 objects.
            [&[kind], first, &(second as u16).to_be_bytes()].concat()
        };
        let rows = self.places.iter().map(|place| match *place {
            ObjectLocation::Open => row(0, 0, 0),
            ObjectLocation::At(at) => row(1, at, 0),
            ObjectLocation::Packed(stream, index) => row(2, stream as usize, index),
        });
        let rows: Vec<Vec<u8>> = std::iter::once(row(0, 0, 0xFFFF)).chain(rows).collect();
        let columns = rows[0].len();
        let mut dictionary = self.trailer.clone();
        dictionary.set("Type", "XRef");
        dictionary.set("Size", rows.len() as i64);
        dictionary.set("W", vec![1.into(), (wide as i64).into(), 2.into()]);
        let mut predicted = Dictionary::new();
        predicted.set("Predictor", 12);
        predicted.set("Columns", columns as i64);
        dictionary.set("DecodeParms", predicted);
        self.write(number, &compressed(dictionary, &differences(&rows))?.into());
        let end = self.bytes.len();
        self.end(start);
        Ok(end)
    }

    fn end(&mut self, start: usize) {
        self.bytes.extend(format!("\nstartxref\n{start}\n%%EOF\n").bytes());
    }
}

impl Pack {
    /// Returns the stream and its number.
    pub(super) fn stream(&self) -> Result<(u32, Object), PdfError> {
        let heads: String =
            (self.heads.iter()).map(|(number, at)| format!("{number} {at} ")).collect();
        let mut dictionary = Dictionary::new();
        dictionary.set("Type", "ObjStm");
        dictionary.set("N", self.heads.len() as i64);
        dictionary.set("First", heads.len() as i64);
        Ok((self.number, compressed(dictionary, &[heads.as_bytes(), &self.body].concat())?.into()))
    }
}

/// Returns the difference of each row from the one above, byte by byte, as in PNG, which compresses better.
fn differences(rows: &[Vec<u8>]) -> Vec<u8> {
    /// The PNG filter type `Up`.
    const UP: u8 = 2;
    let mut above = vec![0; rows[0].len()];
    let mut differences = Vec::new();
    for row in rows {
        differences.push(UP);
        differences.extend(row.iter().zip(&above).map(|(a, b)| a.wrapping_sub(*b)));
        above.clone_from(row);
    }
    differences
}

/// Characters that separate words in a PDF file without a space.
const DELIMITERS: &[u8] = b"()<>[]{}/%";

/// Adds an object to a file's bytes.
pub(super) fn put(object: &Object, bytes: &mut Vec<u8>) {
    match object {
        Object::Null => word("null", bytes),
        Object::Boolean(value) => word(&value.to_string(), bytes),
        Object::Integer(value) => word(&value.to_string(), bytes),
        Object::Real(value) => word(&value.to_string(), bytes),
        Object::Name(name) => put_name(name, bytes),
        Object::String(text, StringFormat::Literal) => literal(text, bytes),
        Object::String(text, StringFormat::Hexadecimal) => {
            let digits: String = text.iter().map(|byte| format!("{byte:02X}")).collect();
            bytes.extend(format!("<{digits}>").bytes());
        }
        Object::Array(items) => {
            bytes.push(b'[');
            items.iter().for_each(|item| put(item, bytes));
            bytes.push(b']');
        }
        Object::Dictionary(dictionary) => put_dictionary(dictionary, bytes),
        Object::Stream(stream) => {
            put_dictionary(&stream.dict, bytes);
            bytes.extend(b"stream\n");
            bytes.extend(&stream.content);
            bytes.extend(b"\nendstream");
        }
        Object::Reference((number, generation)) => {
            word(&format!("{number} {generation} R"), bytes);
        }
    }
}

fn put_dictionary(dictionary: &Dictionary, bytes: &mut Vec<u8>) {
    bytes.extend(b"<<");
    for (key, value) in dictionary {
        put_name(key, bytes);
        put(value, bytes);
    }
    bytes.extend(b">>");
}

/// Adds a word, after a space if it would run into the previous one.
fn word(word: &str, bytes: &mut Vec<u8>) {
    // Separators only where they are needed: a file of thousands of objects becomes noticeably smaller.
    if !(bytes.last()).is_none_or(|last| last.is_ascii_whitespace() || DELIMITERS.contains(last)) {
        bytes.push(b' ');
    }
    bytes.extend(word.bytes());
}

fn put_name(name: &[u8], bytes: &mut Vec<u8>) {
    bytes.push(b'/');
    for byte in name {
        if byte.is_ascii_graphic() && !DELIMITERS.contains(byte) && *byte != b'#' {
            bytes.push(*byte);
        } else {
            bytes.extend(format!("#{byte:02X}").bytes());
        }
    }
}

fn literal(text: &[u8], bytes: &mut Vec<u8>) {
    bytes.push(b'(');
    for byte in text {
        match byte {
            b'(' | b')' | b'\\' => bytes.extend([b'\\', *byte]),
            // Readers convert bare carriage returns to line feeds.
            b'\r' => bytes.extend(b"\\r"),
            _ => bytes.push(*byte),
        }
    }
    bytes.push(b')');
}

/// Encodes a text as a PDF string: ASCII unchanged, anything else as UTF-16.
pub(super) fn text_string(text: &str) -> Object {
    if text.is_ascii() {
        return Object::string_literal(text);
    }
    // UTF-8 in strings came only with PDF 2.0.
    let units = text.encode_utf16().flat_map(u16::to_be_bytes);
    Object::String([0xFE, 0xFF].into_iter().chain(units).collect(), StringFormat::Hexadecimal)
}

/// Returns a compressed stream of `bytes`.
pub(super) fn compressed(mut dictionary: Dictionary, bytes: &[u8]) -> Result<Stream, PdfError> {
    dictionary.set("Filter", "FlateDecode");
    Ok(Stream::new(dictionary, deflate(bytes)?).with_compression(false))
}

/// Compresses `bytes`.
fn deflate(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    thread_local! {
        // Creating a compressor takes longer than compressing a page.
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::best(), true));
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut deflated = Vec::with_capacity(bytes.len() / 2 + 64);
        loop {
            let read = compressor.total_in() as usize;
            let status = compressor
                .compress_vec(&bytes[read..], &mut deflated, FlushCompress::Finish)
                .map_err(|error| PdfError(error.to_string()))?;
            if status == Status::StreamEnd {
                return Ok(deflated);
            }
            // Doubling keeps the number of rounds small even if the estimate above was far too low.
            deflated.reserve(deflated.len().max(64));
        }
    })
}

/// The placeholder of the identifier until the file is complete. It has the length of an identifier.
// It must not occur elsewhere in the file, which the words make practically certain.
const BLANK: &str = "gridpress names the file by hash";
/// The text before the identifier in the trailer.
const ENTRY: &[u8] = b"/ID[(";

/// Replaces the placeholders in a complete file by the identifier.
///
/// The identifier is a hash of all other bytes. It shows that this program wrote the file, and that the file has not
/// changed since.
fn fill_identifier(file: &mut [u8]) {
    let id = identifier(file);
    replace(file, BLANK.as_bytes(), id.as_bytes());
}

/// `true` if this program wrote `file` and it has not changed since.
pub fn is_untouched(file: &[u8]) -> bool {
    let Some(id) = written(file).map(<[u8]>::to_vec) else {
        return false;
    };
    let mut blank = file.to_vec();
    replace(&mut blank, &id, BLANK.as_bytes());
    identifier(&blank).as_bytes() == id
}

/// Returns the identifier of a file with placeholders, in hexadecimal.
fn identifier(blank: &[u8]) -> String {
    let mut id = sha256(blank);
    id.truncate(BLANK.len());
    id
}

/// Returns the identifier in the trailer of `file`.
fn written(file: &[u8]) -> Option<&[u8]> {
    // From the end, where the trailer is; earlier bytes could contain the same text by chance.
    let entry = file.windows(ENTRY.len()).rposition(|at| at == ENTRY)?;
    file[entry + ENTRY.len()..].get(..BLANK.len())
}

/// Replaces each occurrence of `old` by `new`, which has the same length.
fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let mut at = 0;
    while let Some(next) = bytes[at..].windows(old.len()).position(|text| text == old) {
        at += next;
        bytes[at..at + new.len()].copy_from_slice(new);
        at += new.len();
    }
}

/// The reason why a PDF could not be written: an error of this program, not of its user.
#[derive(Clone, Debug)]
pub struct PdfError(pub(super) String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the PDF could not be made: {}", self.0)
    }
}

impl std::error::Error for PdfError {}

impl From<PdfError> for Failure {
    fn from(error: PdfError) -> Failure {
        Failure::new(Exit::System, Diagnostic::error(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::dictionary;

    #[test]
    fn objects_are_compact_and_readable() {
        let object: Object = dictionary! {
            "A" => vec![1.into(), Object::Real(-2.5), Object::Null, "N a#".into(), true.into(), (7, 0).into()],
            "B c" => dictionary! {},
            "S" => Object::string_literal("a(b)\\\r)"),
            "H" => Object::String(vec![0xFE, 9], StringFormat::Hexadecimal),
        }
        .into();
        let mut bytes = Vec::new();
        put(&object, &mut bytes);
        assert_eq!(
            String::from_utf8(bytes.clone()).unwrap(),
            "<</A[1 -2.5 null/N#20a#23 true 7 0 R]/B#20c<<>>/S(a\\(b\\)\\\\\\r\\))/H<FE09>>>"
        );
        let file = [&b"x Do "[..], &bytes, b" y"].concat();
        let content = lopdf::content::Content::decode(&file);
        assert!(content.is_ok());
    }

    #[test]
    fn any_changed_byte_is_detected() {
        let mut file = format!("%PDF\nuuid:{BLANK}\n/ID[({BLANK})({BLANK})]\n%%EOF\n").into_bytes();
        fill_identifier(&mut file);
        assert!(is_untouched(&file));
        for at in 0..file.len() {
            let mut changed = file.clone();
            changed[at] ^= 1;
            assert!(!is_untouched(&changed), "byte {at}");
        }
        assert!(!is_untouched(&[&file[..], b"\n"].concat()));
        assert!(!is_untouched(b"%PDF-1.4 of another program"));
        assert!(!is_untouched(b""));
    }
}
