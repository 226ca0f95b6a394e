//! What a file says of itself, and what is in it that no page shows: title, author, language, earlier revisions.

use super::bounds::Budget;
use super::error::ReadError;
use lopdf::{Dictionary, Document, Object, ObjectId};
use std::collections::{BTreeMap, BTreeSet};

/// What a file says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The information dictionary: the bytes of each text, and of other entries how they are spelled.
    pub info: BTreeMap<String, Vec<u8>>,
    /// The lines of the XMP packet; none where there is none.
    pub packet: Vec<String>,
    /// The language of its text.
    pub language: Option<Vec<u8>>,
    /// The number of objects that nothing in the file leads to.
    pub orphans: usize,
}

/// What the bytes of a file show that its objects do not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layers {
    /// The number of earlier revisions of the file that it still holds.
    pub revisions: usize,
    /// The number of bytes behind its end, without blanks.
    pub behind: usize,
}

impl Layers {
    /// Reads the bytes of a file.
    pub(super) fn of(bytes: &[u8]) -> Layers {
        let places = |mark: &'static [u8]| {
            let windows = bytes.windows(mark.len()).enumerate();
            windows.filter(move |(_, window)| *window == mark)
        };
        // A linearized file has a table of objects at each end.
        let is_linear =
            bytes[..bytes.len().min(1024)].windows(11).any(|window| window == b"/Linearized");
        let tables = places(b"startxref").count();
        let end = places(b"%%EOF").next_back().map_or(bytes.len(), |(at, _)| at + 5);
        let behind = bytes[end..].iter();
        Layers {
            revisions: tables.saturating_sub(1 + usize::from(is_linear)),
            behind: behind.filter(|byte| !byte.is_ascii_whitespace()).count(),
        }
    }
}

/// A line of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// How many lines it stands below.
    pub depth: usize,
    /// The bytes of its text.
    pub title: Vec<u8>,
    /// The index of the page that it leads to.
    pub page: Option<usize>,
}

/// The most lines of an outline that are read, and how deep they may lie.
const MOST_BOOKMARKS: usize = 1_000_000;
const MOST_DEPTH: usize = 64;

impl About {
    pub(super) fn of(document: &Document, budget: &Budget) -> Result<About, ReadError> {
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
        let packet = followed(document, catalog, b"Metadata");
        let packet = packet.and_then(|packet| packet.as_stream().ok());
        let packet = packet.map(|packet| budget.unpack(packet)).transpose()?;
        let packet = packet.unwrap_or_default();
        let lines = String::from_utf8_lossy(&packet);
        let lines = lines.lines().map(|line| line.trim().to_owned());
        let language = followed(document, catalog, b"Lang");
        Ok(About {
            info: info.into_iter().flat_map(Dictionary::iter).map(entry).collect(),
            packet: lines.filter(|line| !line.is_empty()).collect(),
            language: language.and_then(|language| Some(language.as_str().ok()?.to_vec())),
            orphans: orphans(document),
        })
    }
}

fn followed<'d>(document: &'d Document, of: &'d Dictionary, key: &[u8]) -> Option<&'d Object> {
    let object = of.get(key).ok()?;
    document.dereference(object).ok().map(|(_, object)| object)
}

/// The number of objects that the trailer does not lead to, apart from those that hold tables and packed objects.
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
    let is_frame = |object: &Object| match object {
        Object::Null => true,
        Object::Stream(stream) => {
            let kinds = [&b"ObjStm"[..], b"XRef"];
            kinds.iter().any(|kind| stream.dict.has_type(kind))
        }
        Object::Dictionary(dictionary) => dictionary.has(b"Linearized"),
        _ => false,
    };
    let objects = document.objects.iter();
    let others = objects.filter(|(id, object)| !reached.contains(id) && !is_frame(object));
    // The lengths of streams may be objects of their own, which nothing asks for any more once the file is read.
    others.filter(|(_, object)| !matches!(object, Object::Integer(_))).count()
}

/// The index of the page that a destination leads to, directly or by an action.
fn target(
    document: &Document,
    of: &Dictionary,
    pages: &BTreeMap<ObjectId, usize>,
) -> Option<usize> {
    let place = followed(document, of, b"Dest").or_else(|| {
        let action = followed(document, of, b"A")?.as_dict().ok()?;
        followed(document, action, b"D")
    });
    let page = place?.as_array().ok()?.first()?.as_reference().ok()?;
    pages.get(&page).copied()
}

/// The indices of the pages that the links of a page lead to.
pub(super) fn links(
    document: &Document,
    page: ObjectId,
    pages: &BTreeMap<ObjectId, usize>,
) -> Vec<Option<usize>> {
    let own = document.get_dictionary(page).ok();
    let list = own.and_then(|own| followed(document, own, b"Annots")?.as_array().ok());
    let links = list.into_iter().flatten().filter_map(|link| {
        let link = document.dereference(link).ok()?.1.as_dict().ok()?;
        Some(target(document, link, pages))
    });
    links.collect()
}

/// The lines of the outline, from the first to the last.
pub(super) fn bookmarks(
    document: &Document,
    pages: &BTreeMap<ObjectId, usize>,
) -> Result<Vec<Bookmark>, ReadError> {
    let lines = outline(document)?.into_iter();
    let bookmark = |(depth, line): (usize, &Dictionary)| {
        let title = followed(document, line, b"Title").and_then(|title| title.as_str().ok());
        Bookmark {
            depth,
            title: title.unwrap_or_default().to_vec(),
            page: target(document, line, pages),
        }
    };
    Ok(lines.map(bookmark).collect())
}

/// The dictionaries of the outline's lines, from the first to the last, each with how many lines it stands below.
pub(super) fn outline(document: &Document) -> Result<Vec<(usize, &Dictionary)>, ReadError> {
    let root = followed(document, document.catalog()?, b"Outlines");
    let root = root.and_then(|root| root.as_dict().ok());
    let led_to = |of: &'_ Dictionary, key: &[u8]| {
        let id = of.get(key).ok()?.as_reference().ok()?;
        document.get_dictionary(id).ok()
    };
    let mut lines = Vec::new();
    let mut open: Vec<(usize, &Dictionary)> = Vec::new();
    open.extend(root.and_then(|root| led_to(root, b"First")).map(|line| (0, line)));
    while let Some((depth, line)) = open.pop() {
        if lines.len() == MOST_BOOKMARKS || depth > MOST_DEPTH {
            return Err(ReadError("bookmarks without end".to_owned()));
        }
        lines.push((depth, line));
        open.extend(led_to(line, b"Next").map(|next| (depth, next)));
        open.extend(led_to(line, b"First").map(|below| (depth + 1, below)));
    }
    Ok(lines)
}
