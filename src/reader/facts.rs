//! Facts about a PDF apart from the content of its pages: metadata, revisions, links, bookmarks, fonts and colours.

use super::budget::{Budget, ReadError, Result};
use gridpress_ground::parallel;
use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use std::collections::{BTreeMap, BTreeSet};

/// Facts about a PDF that printers have rules for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdfFacts {
    /// The size of the file.
    pub bytes: u64,
    /// The name of each font, and `true` if it is embedded.
    pub fonts: Vec<(String, bool)>,
    /// The number of annotations: links, comments and the like.
    pub annotations: usize,
    /// The number of lines of the outline.
    pub bookmarks: usize,
    /// The names of the colour spaces in use, other than DeviceGray and pure black ink.
    pub colours: BTreeSet<String>,
    /// `true` if anything is transparent.
    pub transparency: bool,
    /// The highest total of DeviceCMYK inks at one place, in percent.
    pub most_ink: u32,
    /// The width and the height of the first page's media box, in thousandths of a point.
    pub sheet: Option<[i32; 2]>,
    /// The version of PDF/X that the file claims.
    pub pdfx: Option<String>,
}

impl PdfFacts {
    /// Reads a PDF.
    ///
    /// # Errors
    /// [`ReadError`] if `bytes` is not a PDF, or a content stream cannot be read.
    pub fn read(bytes: &[u8]) -> Result<PdfFacts> {
        let document = Document::load_mem(bytes)?;
        let mut facts = PdfFacts { bytes: bytes.len() as u64, ..PdfFacts::default() };
        for object in document.objects.values() {
            let dictionary = match object {
                Object::Dictionary(dictionary) => dictionary,
                Object::Stream(stream) => {
                    facts.picture(&document, stream);
                    &stream.dict
                }
                _ => continue,
            };
            facts.font(&document, dictionary);
            facts.transparency |= is_transparent(dictionary);
            let is_entry = [&b"Title"[..], b"Parent"].iter().all(|key| dictionary.has(key));
            facts.bookmarks += usize::from(is_entry);
            if let Some(annotations) = followed(&document, dictionary, b"Annots") {
                facts.annotations += annotations.as_array().map_or(0, Vec::len);
            }
        }
        for paint in stream_paints(&document)? {
            facts.colours.extend(paint.spaces);
            facts.most_ink = facts.most_ink.max(paint.most_ink);
        }
        facts.sheet = sheet(&document);
        facts.pdfx = pdfx(&document);
        facts.fonts.sort();
        Ok(facts)
    }

    fn font(&mut self, document: &Document, font: &Dictionary) {
        let subtype = font.get(b"Subtype").and_then(Object::as_name);
        // A descendant of a composite font is read with that font.
        let is_part = subtype.is_ok_and(|subtype| subtype.starts_with(b"CIDFont"));
        if !font.has_type(b"Font") || is_part {
            return;
        }
        let parts = followed(document, font, b"DescendantFonts");
        let part = parts
            .and_then(|parts| parts.as_array().ok()?.first())
            .and_then(|part| document.dereference(part).ok()?.1.as_dict().ok());
        let descriptor = followed(document, part.unwrap_or(font), b"FontDescriptor")
            .and_then(|object| object.as_dict().ok());
        let is_embedded = descriptor.is_some_and(|descriptor| {
            [&b"FontFile"[..], b"FontFile2", b"FontFile3"].iter().any(|file| descriptor.has(file))
        });
        let name = font.get(b"BaseFont").and_then(Object::as_name);
        let name = String::from_utf8_lossy(name.unwrap_or(b"unnamed")).into_owned();
        self.fonts.push((name, is_embedded));
    }

    fn picture(&mut self, document: &Document, stream: &Stream) {
        let is_image = is_a(stream, b"Image");
        let space = followed(document, &stream.dict, b"ColorSpace");
        if let Some(space) = space.filter(|_| is_image) {
            let name = match space {
                Object::Array(parts) => parts.first().and_then(|part| part.as_name().ok()),
                other => other.as_name().ok(),
            };
            let name = name.unwrap_or(b"unknown");
            self.colour(name);
            if name == b"DeviceCMYK" {
                self.most_ink = self.most_ink.max(inks_of(stream));
            }
        }
    }

    fn colour(&mut self, name: &[u8]) {
        if name != b"DeviceGray" {
            self.colours.insert(String::from_utf8_lossy(name).into_owned());
        }
    }
}

/// Returns an entry of a dictionary, followed through references.
pub(super) fn followed<'d>(
    document: &'d Document,
    dictionary: &'d Dictionary,
    key: &[u8],
) -> Option<&'d Object> {
    let object = dictionary.get(key).ok()?;
    document.dereference(object).ok().map(|(_, object)| object)
}

/// `true` if a stream is an XObject of that subtype.
fn is_a(stream: &Stream, kind: &[u8]) -> bool {
    let subtype = stream.dict.get(b"Subtype").and_then(Object::as_name);
    subtype.is_ok_and(|subtype| subtype == kind)
}

fn is_transparent(dictionary: &Dictionary) -> bool {
    let opacity = |key: &[u8]| {
        let value = dictionary.get(key).and_then(Object::as_float);
        value.is_ok_and(|value| value < 1.0)
    };
    let name = |key: &[u8]| dictionary.get(key).and_then(Object::as_name).ok();
    let blends = name(b"BM").is_some_and(|mode| mode != b"Normal" && mode != b"Compatible");
    let masked = dictionary.has(b"SMask") && name(b"SMask") != Some(b"None");
    let is_group = name(b"S") == Some(b"Transparency");
    opacity(b"ca") || opacity(b"CA") || blends || masked || is_group
}

/// Returns the highest total of inks of a pixel in a DeviceCMYK picture, in percent.
fn inks_of(stream: &Stream) -> u32 {
    let unpacked = stream.decompressed_content();
    let samples = unpacked.as_deref().unwrap_or(&stream.content);
    let sums =
        samples.chunks_exact(4).map(|inks| inks.iter().map(|&ink| u32::from(ink)).sum::<u32>());
    // Rounded up, as a limit on ink must not be exceeded by rounding.
    (sums.max().unwrap_or(0) * 100).div_ceil(255)
}

/// Returns the sides of the first page's media box.
fn sheet(document: &Document) -> Option<[i32; 2]> {
    let page = document.get_dictionary(document.page_iter().next()?).ok()?;
    let [left, low, right, high] = followed(document, page, b"MediaBox")?
        .as_array()
        .ok()?
        .iter()
        .map(|side| side.as_float().ok())
        .collect::<Option<Vec<f32>>>()?
        .try_into()
        .ok()?;
    Some([right - left, high - low].map(|side| (side * 1000.0).round() as i32))
}

/// Returns the version of PDF/X in the information dictionary.
fn pdfx(document: &Document) -> Option<String> {
    let info = followed(document, &document.trailer, b"Info")?.as_dict().ok()?;
    let claim = info.get(b"GTS_PDFXConformance").or_else(|_| info.get(b"GTS_PDFXVersion"));
    Some(String::from_utf8_lossy(claim.ok()?.as_str().ok()?).into_owned())
}

/// Colours that a content stream paints with.
#[derive(Default)]
struct StreamPaint {
    /// The colour spaces other than grey.
    spaces: BTreeSet<String>,
    most_ink: u32,
}

/// Returns the colours of each content stream of a document.
fn stream_paints(document: &Document) -> Result<Vec<StreamPaint>> {
    let pages = document.page_iter().map(|page| document.get_page_content(page));
    let forms = (document.objects.values())
        .filter_map(|object| object.as_stream().ok())
        .filter(|stream: &&Stream| is_a(stream, b"Form"))
        .map(|stream| stream.decompressed_content().unwrap_or_else(|_| stream.content.clone()));
    let contents: Vec<Vec<u8>> = pages.chain(forms).collect();
    parallel::try_map(&contents, |content| Ok::<_, ReadError>(paint(&Content::decode(content)?)))
}

fn paint(content: &Content) -> StreamPaint {
    let mut paint = StreamPaint::default();
    let found = &mut paint.spaces;
    for operation in &content.operations {
        let operands = &operation.operands;
        if matches!(operation.operator.as_str(), "k" | "K") {
            let inks = operands.iter().filter_map(|ink| ink.as_float().ok());
            let sum = (inks.sum::<f32>() * 100.0).round() as u32;
            paint.most_ink = paint.most_ink.max(sum);
        }
        let name = operands.first().and_then(|name| name.as_name().ok());
        let no_colour =
            |inks: &[Object]| inks.iter().all(|ink| ink.as_float().is_ok_and(|ink| ink == 0.0));
        match operation.operator.as_str() {
            "rg" | "RG" => found.insert("DeviceRGB".to_owned()),
            // Black ink alone prints like grey.
            "k" | "K" if !no_colour(&operands[..operands.len().min(3)]) => {
                found.insert("DeviceCMYK".to_owned())
            }
            "cs" | "CS" if name != Some(b"DeviceGray") => {
                found.insert(String::from_utf8_lossy(name.unwrap_or(b"unknown")).into_owned())
            }
            "sh" => found.insert("a shading".to_owned()),
            _ => false,
        };
    }
    paint
}

/// Metadata of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocumentInfo {
    /// The information dictionary: the bytes of each text string, and other entries as written.
    pub info: BTreeMap<String, Vec<u8>>,
    /// The lines of the XMP packet; empty if there is none.
    pub xmp: Vec<String>,
    /// The language of its text.
    pub language: Option<Vec<u8>>,
    /// The number of unreachable objects.
    pub orphans: usize,
}

/// Properties of a file that its objects do not show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileStructure {
    /// The number of earlier revisions in the file.
    pub revisions: usize,
    /// The number of bytes before its beginning.
    pub leading: usize,
    /// The number of bytes after its end, not counting whitespace.
    pub trailing: usize,
}

impl FileStructure {
    /// Reads the bytes of a file.
    pub(super) fn of(bytes: &[u8]) -> FileStructure {
        let places = |mark: &'static [u8]| {
            bytes.windows(mark.len()).enumerate().filter(move |(_, window)| *window == mark)
        };
        // A linearized file has a table of objects at each end.
        let is_linear =
            bytes[..bytes.len().min(1024)].windows(11).any(|window| window == b"/Linearized");
        // Each saved revision appends a table of its own.
        let tables = places(b"startxref").count();
        let end = places(b"%%EOF").next_back().map_or(bytes.len(), |(at, _)| at + 5);
        let trailing = bytes[end..].iter();
        FileStructure {
            leading: places(b"%PDF-").next().map_or(0, |(at, _)| at),
            revisions: tables.saturating_sub(1 + usize::from(is_linear)),
            trailing: trailing.filter(|byte| !byte.is_ascii_whitespace()).count(),
        }
    }
}

/// The largest number of lines of an outline, and its largest depth.
const MAX_BOOKMARKS: usize = 1_000_000;
const MAX_DEPTH: usize = 64;

impl DocumentInfo {
    pub(super) fn of(document: &Document, budget: &Budget) -> Result<DocumentInfo> {
        let catalog = document.catalog()?;
        let info = followed(document, &document.trailer, b"Info");
        let info = info.and_then(|info| info.as_dict().ok());
        let entry = |(key, value): (&Vec<u8>, &Object)| {
            let value = document.dereference(value).map_or(value, |(_, value)| value);
            let value = match value {
                Object::String(bytes, _) => bytes.clone(),
                other => format!("{other:?}").into_bytes(),
            };
            (String::from_utf8_lossy(key).into_owned(), value)
        };
        let xmp = followed(document, catalog, b"Metadata");
        let xmp = xmp.and_then(|xmp| xmp.as_stream().ok());
        let xmp = xmp.map(|xmp| budget.unpack(xmp)).transpose()?.unwrap_or_default();
        let lines = String::from_utf8_lossy(&xmp);
        let lines = lines.lines().map(|line| line.trim().to_owned());
        let language = followed(document, catalog, b"Lang");
        Ok(DocumentInfo {
            info: info.into_iter().flat_map(Dictionary::iter).map(entry).collect(),
            xmp: lines.filter(|line| !line.is_empty()).collect(),
            language: language.and_then(|language| Some(language.as_str().ok()?.to_vec())),
            orphans: orphans(document),
        })
    }
}

/// Returns the number of objects that cannot be reached from the trailer, apart from tables and object streams.
fn orphans(document: &Document) -> usize {
    let mut reached: BTreeSet<ObjectId> = BTreeSet::new();
    let mut open: Vec<&Object> = document.trailer.iter().map(|(_, value)| value).collect();
    while let Some(object) = open.pop() {
        match object {
            Object::Reference(id) if reached.insert(*id) => {
                open.extend(document.objects.get(id));
            }
            Object::Array(items) => open.extend(items),
            Object::Dictionary(dictionary) => {
                open.extend(dictionary.iter().map(|(_, value)| value))
            }
            Object::Stream(stream) => open.extend(stream.dict.iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    let is_first = |object: &Object| object.as_dict().is_ok_and(|it| it.has(b"Linearized"));
    let is_linear = document.objects.values().any(is_first);
    let is_frame = |object: &Object| match object {
        Object::Null => true,
        Object::Stream(Stream { dict, .. }) => {
            let is_hint = is_linear && dict.get(b"S").is_ok_and(|place| place.as_i64().is_ok());
            is_hint || [&b"ObjStm"[..], b"XRef"].iter().any(|kind| dict.has_type(kind))
        }
        _ => is_first(object),
    };
    let objects = document.objects.iter();
    let others = objects.filter(|(id, object)| !reached.contains(id) && !is_frame(object));
    // The lengths of streams may be separate objects, to which nothing refers once the file is read.
    others.filter(|(_, object)| !matches!(object, Object::Integer(_))).count()
}

/// Returns the dictionaries of the outline's lines, from the first to the last, each with its depth.
pub(super) fn outline(document: &Document) -> Result<Vec<(usize, &Dictionary)>> {
    let root = followed(document, document.catalog()?, b"Outlines");
    let root = root.and_then(|root| root.as_dict().ok());
    let linked = |of: &'_ Dictionary, key: &[u8]| {
        document.get_dictionary(of.get(key).ok()?.as_reference().ok()?).ok()
    };
    let mut lines = Vec::new();
    let mut open: Vec<(usize, &Dictionary)> = Vec::new();
    open.extend(root.and_then(|root| linked(root, b"First")).map(|line| (0, line)));
    while let Some((depth, line)) = open.pop() {
        // Entries may refer to each other in a circle.
        if lines.len() == MAX_BOOKMARKS || depth > MAX_DEPTH {
            return Err(ReadError("the outline is too long or too deep".to_owned()));
        }
        lines.push((depth, line));
        open.extend(linked(line, b"Next").map(|next| (depth, next)));
        open.extend(linked(line, b"First").map(|below| (depth + 1, below)));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::{SaveOptions, dictionary};

    /// Returns a PDF of one page with that content, and those further objects.
    fn pdf(content: &str, others: Vec<Object>) -> Vec<u8> {
        let mut document = Document::with_version("1.7");
        let contents = document.add_object(Stream::new(dictionary! {}, content.into()));
        let root = document.new_object_id();
        let page = document.add_object(dictionary! {
            "Type" => "Page", "Parent" => root, "Contents" => contents,
        });
        let kids = vec![page.into()];
        document.set_object(root, dictionary! { "Type" => "Pages", "Count" => 1, "Kids" => kids });
        let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => root });
        document.trailer.set("Root", catalog);
        others.into_iter().for_each(|object| {
            document.add_object(object);
        });
        let mut bytes = Vec::new();
        document.save_with_options(&mut bytes, SaveOptions::default()).unwrap();
        bytes
    }

    #[test]
    fn greys_and_black_ink_are_not_colours() {
        let facts = PdfFacts::read(&pdf("0 g 0.5 G 0 0 0 1 k 0 0 9 9 re f", Vec::new())).unwrap();
        assert!(facts.colours.is_empty() && !facts.transparency && facts.fonts.is_empty());
    }

    #[test]
    fn colours_are_found_in_pages_forms_and_pictures() {
        let form = Stream::new(dictionary! { "Subtype" => "Form" }, b"/Pantone cs".to_vec());
        let image = Stream::new(
            dictionary! { "Subtype" => "Image", "ColorSpace" => "DeviceRGB" },
            Vec::new(),
        );
        let facts = PdfFacts::read(&pdf("0 1 0 0 K", vec![form.into(), image.into()])).unwrap();
        let found: Vec<&str> = facts.colours.iter().map(String::as_str).collect();
        assert_eq!(found, ["DeviceCMYK", "DeviceRGB", "Pantone"]);
    }

    #[test]
    fn ink_is_summed_in_pages_and_pictures() {
        let most = |content: &str, samples: &[u8]| {
            let image = Stream::new(
                dictionary! { "Subtype" => "Image", "ColorSpace" => "DeviceCMYK" },
                samples.to_vec(),
            );
            let facts = PdfFacts::read(&pdf(content, vec![image.into()])).unwrap();
            facts.most_ink
        };
        assert_eq!(most("0 0 0 1 k 0.6 0.4 0.4 1 k 0 0 1 0 K", &[]), 240);
        assert_eq!(most("0 0 0 1 k", &[0, 0, 0, 0, 255, 255, 0, 51]), 220);
    }

    #[test]
    fn finds_unembedded_fonts_and_transparency() {
        let font = dictionary! { "Type" => "Font", "BaseFont" => "Helvetica" };
        let faint = dictionary! { "Type" => "ExtGState", "ca" => 0.5 };
        let facts = PdfFacts::read(&pdf("", vec![font.into(), faint.into()])).unwrap();
        assert_eq!(facts.fonts, [("Helvetica".to_owned(), false)]);
        assert!(facts.transparency);
    }
}
