//! The spelling of a file: this program writes object after object, each in one way, and nothing between them.

use super::file::{ObjectLocation, Pack, PdfFile, is_untouched, put};
use flate2::read::ZlibDecoder;
use lopdf::{Document, LoadOptions, Object};
use std::io::Read;

/// The unpacked size that any file may have, in bytes, and the additional size for each byte of the file.
const BASE: usize = 32 << 20;
const RATIO: usize = 16;

/// The entries that the trailer of a cross-reference stream has for the stream itself.
const OF_TABLE: [&[u8]; 7] =
    [b"Type", b"Size", b"W", b"Index", b"DecodeParms", b"Filter", b"Length"];

/// `true` if a version of this program wrote `file`, and nothing was changed or hidden in it since: its identifier is
/// the hash of its bytes, and its objects, read and written again, give the same bytes. Compressed streams may have
/// been packed by another compressor.
pub fn is_as_written(file: &[u8]) -> bool {
    is_untouched(file) && is_spelled(file).unwrap_or(false)
}

fn is_spelled(file: &[u8]) -> Option<bool> {
    let limit = BASE.saturating_add(file.len().saturating_mul(RATIO));
    let options = LoadOptions::with_max_decompressed_size(limit);
    let document = Document::load_mem_with_options(file, options).ok()?;
    // A number beyond the number of bytes would take memory for nothing.
    let (last, _) = *document.objects.keys().next_back()?;
    if !document.objects.keys().all(|(number, _)| *number > 0) || last as usize > file.len() {
        return Some(false);
    }
    let mut written = PdfFile::of_version(&document.version);
    if !file.starts_with(&written.bytes) {
        return Some(false);
    }
    while let Some((number, object)) = next_object(&document, &file[written.bytes.len()..]) {
        let start = written.bytes.len();
        let place = match object.as_stream() {
            Ok(stream) if stream.dict.has_type(b"ObjStm") => {
                let pack = pack(&document, number, &stream.content)?;
                (0..).zip(&pack.heads).for_each(|(index, (packed, _))| {
                    written.place(*packed, ObjectLocation::Packed(number, index));
                });
                written.write(number, &pack.stream().ok()?.1)
            }
            _ => written.write(number, object),
        };
        written.place(number, place);
        let length = same_object(&file[start..], &written.bytes[start..])?;
        written.bytes.truncate(start);
        written.bytes.extend(&file[start..start + length]);
    }
    let start = written.bytes.len();
    let entries = document.trailer.iter().filter(|(key, _)| !OF_TABLE.contains(&key.as_slice()));
    written.trailer = entries.map(|(key, value)| (key.clone(), value.clone())).collect();
    if file[start..].starts_with(b"xref") {
        written.cross_reference_table();
        return Some(written.bytes == file);
    }
    let end = written.cross_reference_stream().ok()?;
    let length = same_object(&file[start..], &written.bytes[start..end])?;
    Some(file[start + length..] == written.bytes[end..])
}

/// Returns the object at the start of the bytes, with its number; `None` if only the table of objects follows.
fn next_object<'d>(document: &'d Document, bytes: &[u8]) -> Option<(u32, &'d Object)> {
    let number =
        std::str::from_utf8(bytes.split(|byte| *byte == b' ').next()?).ok()?.parse().ok()?;
    let object = document.objects.get(&(number, 0))?;
    let is_table = object.as_stream().is_ok_and(|stream| stream.dict.has_type(b"XRef"));
    (!is_table).then_some((number, object))
}

/// Returns an object stream with the objects that `content` lists.
fn pack(document: &Document, number: u32, content: &[u8]) -> Option<Pack> {
    let mut pack = Pack { number, heads: Vec::new(), body: Vec::new() };
    let end = content.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b' '))?;
    let numbers = std::str::from_utf8(&content[..end]).ok()?.split_terminator(' ');
    for packed in numbers.step_by(2) {
        let packed = packed.parse().ok()?;
        pack.heads.push((packed, pack.body.len()));
        put(document.objects.get(&(packed, 0))?, &mut pack.body);
        pack.body.push(b'\n');
    }
    Some(pack)
}

/// Returns the length of the object at the start of `file` if it is the object `written`, except for the compression of
/// its stream.
fn same_object(file: &[u8], written: &[u8]) -> Option<usize> {
    if file.starts_with(written) {
        return Some(written.len());
    }
    let (head, data, length) = unpacked(file)?;
    let (written_head, written_data, _) = unpacked(written)?;
    (head == written_head && data == written_data).then_some(length)
}

/// Returns the beginning of an object with a stream up to its length, the unpacked stream, and the object's length.
fn unpacked(object: &[u8]) -> Option<(&[u8], Vec<u8>, usize)> {
    const LENGTH: &[u8] = b"/Length ";
    const START: &[u8] = b">>stream\n";
    const END: &[u8] = b"\nendstream\nendobj\n";
    let at = object.windows(LENGTH.len()).position(|part| part == LENGTH)? + LENGTH.len();
    let digits = object[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let length: usize = std::str::from_utf8(&object[at..at + digits]).ok()?.parse().ok()?;
    let data = object[at + digits..].strip_prefix(START)?;
    let (packed, rest) = data.split_at_checked(length)?;
    rest.starts_with(END).then_some(())?;
    let mut unpacker = ZlibDecoder::new(packed);
    let mut data = Vec::new();
    let limit = (BASE + RATIO * object.len()) as u64;
    unpacker.by_ref().take(limit).read_to_end(&mut data).ok()?;
    (unpacker.total_in() == length as u64)
        .then(|| (&object[..at], data, object.len() - rest.len() + END.len()))
}
