//! The file: objects as they come, where each of them is, and an identifier of all bytes.

use super::deflate::compressed;
use super::error::PdfError;
use super::identity::{self, BLANK};
use super::object::put;
use gridpress_engine::parallel;
use gridpress_spec::Profile;
use lopdf::{Dictionary, Object, ObjectId};

/// Objects that share a stream.
const PACK: usize = 500;
/// Tells programs that the file is not text.
const BINARY: [u8; 4] = [0xE2, 0xE3, 0xCF, 0xD3];

/// A file that grows. Objects keep no more memory than their bytes.
pub(super) struct File {
    /// The entries of the trailer.
    pub trailer: Dictionary,
    bytes: Vec<u8>,
    /// Where each object is, from number 1 on.
    places: Vec<Place>,
    /// Objects that are written at the end, many in a stream. Such streams came after the version of PDF that
    /// PDF/X is, whose objects are all written as they come.
    packs: Option<Vec<Pack>>,
}

#[derive(Clone, Copy)]
enum Place {
    /// Nowhere yet.
    Open,
    /// So many bytes into the file.
    At(usize),
    /// In that stream, after so many others.
    Packed(u32, usize),
}

/// Objects of one stream.
struct Pack {
    number: u32,
    /// The number of each object, and where in the body it begins.
    heads: Vec<(u32, usize)>,
    body: Vec<u8>,
}

impl File {
    pub(super) fn new(profile: Profile) -> File {
        let (version, packs) = match profile {
            Profile::Screen | Profile::Kdp => ("1.7", Some(Vec::new())),
            Profile::Pdfx => ("1.4", None),
            Profile::Pdfx2001 => ("1.3", None),
        };
        let mut bytes = format!("%PDF-{version}\n%").into_bytes();
        bytes.extend(BINARY);
        bytes.push(b'\n');
        File { trailer: Dictionary::new(), bytes, places: Vec::new(), packs }
    }

    /// A number for an object that is set later.
    pub(super) fn new_object_id(&mut self) -> ObjectId {
        self.places.push(Place::Open);
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
            Object::Stream(_) => None,
            _ => self.pack(id.0, &object),
        };
        let place = place.unwrap_or_else(|| self.write(id.0, &object));
        self.places[id.0 as usize - 1] = place;
    }

    fn write(&mut self, number: u32, object: &Object) -> Place {
        let at = self.bytes.len();
        self.bytes.extend(format!("{number} 0 obj\n").bytes());
        put(object, &mut self.bytes);
        self.bytes.extend(b"\nendobj\n");
        Place::At(at)
    }

    fn pack(&mut self, number: u32, object: &Object) -> Option<Place> {
        let packs = self.packs.as_mut()?;
        if packs.last().is_none_or(|pack| pack.heads.len() == PACK) {
            self.places.push(Place::Open);
            packs.push(Pack {
                number: self.places.len() as u32,
                heads: Vec::new(),
                body: Vec::new(),
            });
        }
        let pack = packs.last_mut()?;
        let place = Place::Packed(pack.number, pack.heads.len());
        pack.heads.push((number, pack.body.len()));
        put(object, &mut pack.body);
        pack.body.push(b'\n');
        Some(place)
    }

    /// Leaves room for the identifier in the trailer. The text that stands for it until the file is whole.
    pub(super) fn leave_identifier(&mut self) -> &'static str {
        let entry = Object::string_literal(BLANK);
        self.trailer.set("ID", vec![entry.clone(), entry]);
        BLANK
    }

    /// The whole file.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, PdfError> {
        match self.packs.take() {
            Some(packs) => {
                for (number, stream) in parallel::try_map(&packs, Pack::stream)? {
                    self.places[number as usize - 1] = self.write(number, &stream);
                }
                self.cross_reference_stream()?;
            }
            None => self.cross_reference_table(),
        }
        identity::identify(&mut self.bytes);
        Ok(self.bytes)
    }

    /// The table that every version of PDF knows.
    fn cross_reference_table(&mut self) {
        let start = self.bytes.len();
        let size = self.places.len() + 1;
        self.bytes.extend(format!("xref\n0 {size}\n").bytes());
        let mut entry = |at, kind| {
            let entry = format!("{at:010} {kind} \n");
            self.bytes.extend(entry.bytes());
        };
        entry(0, "65535 f");
        for place in &self.places {
            match place {
                Place::At(at) => entry(*at, "00000 n"),
                _ => entry(0, "00000 f"),
            }
        }
        self.trailer.set("Size", size as i64);
        self.bytes.extend(b"trailer\n");
        put(&self.trailer.clone().into(), &mut self.bytes);
        self.end(start);
    }

    /// The cross-reference table as a stream, which can also name objects within object streams.
    fn cross_reference_stream(&mut self) -> Result<(), PdfError> {
        let start = self.bytes.len();
        let (number, _) = self.new_object_id();
        self.places[number as usize - 1] = Place::At(start);
        // As many bytes as a place in the file needs, the same on every machine.
        let wide = 8 - (start as u64).leading_zeros() as usize / 8;
        let row = |kind: u8, first: usize, second: usize| {
            let first = &(first as u64).to_be_bytes()[8 - wide..];
            let second = (second as u16).to_be_bytes();
            [&[kind], first, &second].concat()
        };
        let rows = self.places.iter().map(|place| match *place {
            Place::Open => row(0, 0, 0),
            Place::At(at) => row(1, at, 0),
            Place::Packed(stream, index) => row(2, stream as usize, index),
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
        let stream = compressed(dictionary, &differences(&rows))?;
        self.write(number, &stream.into());
        self.end(start);
        Ok(())
    }

    fn end(&mut self, start: usize) {
        let end = format!("\nstartxref\n{start}\n%%EOF\n");
        self.bytes.extend(end.bytes());
    }
}

impl Pack {
    /// The stream, with its number.
    fn stream(&self) -> Result<(u32, Object), PdfError> {
        let heads: String =
            (self.heads.iter()).map(|(number, at)| format!("{number} {at} ")).collect();
        let mut dictionary = Dictionary::new();
        dictionary.set("Type", "ObjStm");
        dictionary.set("N", self.heads.len() as i64);
        dictionary.set("First", heads.len() as i64);
        let bytes = [heads.as_bytes(), &self.body].concat();
        Ok((self.number, compressed(dictionary, &bytes)?.into()))
    }
}

/// Each row less the one above, byte by byte, as PNG has it: shorter once compressed.
fn differences(rows: &[Vec<u8>]) -> Vec<u8> {
    /// PNG's name for that.
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
