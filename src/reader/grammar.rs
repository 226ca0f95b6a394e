//! The grammar of a file: the entries of its dictionaries with the forms of their values, and the operators of its
//! content. What a file has beyond the grammar of the same book as this program writes it may look different in each
//! viewer, so it is reported instead of being interpreted.

use super::budget::{Budget, Result};
use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use skrifa::raw::{FontRef, TableProvider};
use std::collections::{BTreeMap, BTreeSet};

/// The keys that have the same values in a whole book: the windows of drawings, and the borders and flags of links.
const FIXED: [&[u8]; 3] = [b"BBox", b"Border", b"F"];
/// The keys whose lists of numbers have a fixed length.
const MEASURES: [&[u8]; 6] =
    [b"BleedBox", b"FontBBox", b"Matrix", b"MediaBox", b"Rect", b"TrimBox"];
/// The keys whose names differ from font to font.
const FONT_NAMES: [&[u8]; 2] = [b"BaseFont", b"FontName"];
/// The dictionaries whose keys are names that content uses.
const NAMED: [&str; 5] = ["ColorSpace", "ExtGState", "Font", "Pattern", "XObject"];
/// The phrase of content whose spelling this program does not use, so that it is not read.
pub(super) const OTHER_SPELLING: &str = "operators in another spelling";
/// The keys that lead from one entry of an outline to another.
const ENTRIES: [&[u8]; 4] = [b"First", b"Last", b"Next", b"Prev"];

/// The phrases of a file, each with the index of the first page that has it; `None` for the file itself.
pub(super) type FilePhrases = BTreeMap<String, Option<usize>>;

/// Reader of the phrases of a file.
pub(super) struct Grammar<'d> {
    document: &'d Document,
    budget: &'d Budget,
    seen: BTreeSet<ObjectId>,
    /// The values to read, each with its role in the object that contains it.
    open: Vec<(String, &'d Object)>,
    phrases: FilePhrases,
    /// `true` if pages inherit resources.
    has_common: bool,
}

impl<'d> Grammar<'d> {
    /// Returns the phrases of a file.
    ///
    /// # Errors
    /// [`ReadError`] if a page is missing, or a content stream cannot be unpacked.
    pub(super) fn read(
        document: &'d Document,
        pages: &[ObjectId],
        budget: &'d Budget,
    ) -> Result<FilePhrases> {
        let mut grammar = Grammar {
            document,
            budget,
            // A page is not a part of another.
            seen: pages.iter().copied().collect(),
            open: Vec::new(),
            phrases: FilePhrases::new(),
            has_common: document
                .objects
                .values()
                .filter_map(|object| object.as_dict().ok())
                .any(|dictionary| dictionary.has_type(b"Pages") && dictionary.has(b"Resources")),
        };
        for (index, page) in pages.iter().enumerate() {
            grammar.open.push(("Kids".to_owned(), document.get_object(*page)?));
            grammar.read_open(Some(index))?;
        }
        for key in ["Root", "Info"] {
            grammar
                .open
                .extend(document.trailer.get(key.as_bytes()).map(|it| (key.to_owned(), it)));
        }
        grammar.read_open(None)?;
        grammar.add(None, format!("version {} of PDF", document.version));
        grammar.count_pages();
        Ok(grammar.phrases)
    }

    fn add(&mut self, page: Option<usize>, phrase: String) {
        self.phrases.entry(phrase).or_insert(page);
    }

    fn read_open(&mut self, page: Option<usize>) -> Result<()> {
        while let Some((part, value)) = self.open.pop() {
            match value {
                Object::Reference(id) if self.seen.insert(*id) => {
                    self.open.extend(self.document.get_object(*id).map(|object| (part, object)));
                }
                Object::Array(items) => {
                    self.open.extend(items.iter().map(|item| (part.clone(), item)));
                }
                Object::Dictionary(dictionary) => self.entries(page, &part, dictionary),
                Object::Stream(stream) => {
                    self.entries(page, &part, &stream.dict);
                    self.stream(page, &part, stream)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn entries(&mut self, page: Option<usize>, part: &str, dictionary: &'d Dictionary) {
        let role = role(part, dictionary);
        // Other programs move what all pages inherit to each page.
        let is_moved = role == "/Page" && dictionary.has(b"Resources") && !self.has_common;
        for (key, value) in dictionary {
            let name = String::from_utf8_lossy(key).escape_debug().to_string();
            let (name, part) = match &*role {
                named if NAMED.contains(&named) => ("*".to_owned(), named),
                _ if ENTRIES.contains(&key.as_slice()) => (name, "an outline entry"),
                _ => (name.clone(), &*name),
            };
            let part = part.to_owned();
            let form = self.form(key, &part, value);
            let role = if is_moved && name == "Resources" { "/Pages" } else { &*role };
            self.add(page, format!("the entry `{name}` of {role}, which is {form}"));
            self.open.push((part, value));
        }
    }

    /// Describes the form of a value, whose role in the object that contains it is `part`.
    fn form(&self, key: &[u8], part: &str, value: &Object) -> String {
        let direct = |value: &Object| match value {
            Object::Null => "null".to_owned(),
            Object::Boolean(_) => "a truth value".to_owned(),
            Object::Integer(_) | Object::Real(_) => "a number".to_owned(),
            Object::Name(_) if FONT_NAMES.contains(&key) => "a name".to_owned(),
            Object::Name(name) => format!("`{}`", String::from_utf8_lossy(name).escape_debug()),
            Object::String(..) => "a text".to_owned(),
            Object::Array(_) => "a list".to_owned(),
            Object::Dictionary(dictionary) => role(part, dictionary),
            Object::Stream(stream) => format!("a stream, {}", role(part, &stream.dict)),
            Object::Reference(_) => "a reference".to_owned(),
        };
        let followed = |value: &Object| match value {
            Object::Reference(id) => match self.document.get_object(*id) {
                Ok(object) => format!("a reference to {}", direct(object)),
                Err(_) => "a reference to nothing".to_owned(),
            },
            value => direct(value),
        };
        if FIXED.contains(&key) {
            return format!("{value:?}");
        }
        let Object::Array(items) = value else { return followed(value) };
        let forms: BTreeSet<String> = items.iter().map(followed).collect();
        let forms = Vec::from_iter(forms).join(" and ");
        if MEASURES.contains(&key) {
            format!("a list of {} times {forms}", items.len())
        } else {
            format!("a list of {forms}")
        }
    }

    fn stream(&mut self, page: Option<usize>, part: &str, stream: &Stream) -> Result<()> {
        if stream.dict.has(b"Filter") && !self.budget.is_single(stream) {
            self.add(page, "a stream with other data than its own".to_owned());
        }
        if part.starts_with("FontFile") {
            let program = self.budget.unpack(stream)?;
            self.add(page, format!("a font {}", tables(&program)));
        }
        if part == "Contents" || role(part, &stream.dict).ends_with("/Form") {
            let content = self.budget.unpack(stream)?;
            self.content(page, &content);
        }
        Ok(())
    }

    /// Reads the operators of a content stream, of which this program has only one spelling.
    fn content(&mut self, page: Option<usize>, bytes: &[u8]) {
        let spelled = Content::decode_strict(bytes).ok().filter(|content| {
            content.encode().is_ok_and(|encoded| words(&encoded).eq(words(bytes)))
        });
        let Some(content) = spelled else {
            return self.add(page, OTHER_SPELLING.to_owned());
        };
        let mut saved = 0_usize;
        for operation in &content.operations {
            let forms = operation.operands.iter().map(|operand| match operand {
                Object::Name(_) => "a name".to_owned(),
                operand => self.form(b"", "a dictionary", operand),
            });
            let forms = Vec::from_iter(forms).join(", ");
            let operator = &*operation.operator;
            self.add(page, format!("the operator `{}` with {forms}", operator.escape_debug()));
            match operator {
                "q" => saved += 1,
                "Q" if saved == 0 => self.add(page, "more `Q` than `q`".to_owned()),
                "Q" => saved -= 1,
                _ => {}
            }
        }
        if saved > 0 {
            self.add(page, "more `q` than `Q`".to_owned());
        }
    }

    /// Compares each count of pages in the page tree with its pages.
    fn count_pages(&mut self) {
        let count = |node: &Dictionary| node.get(b"Count").and_then(Object::as_i64).unwrap_or(-1);
        let is_counted = |node: &Dictionary| {
            node.get(b"Kids")
                .and_then(Object::as_array)
                .map_or(&[][..], Vec::as_slice)
                .iter()
                .filter_map(|kid| self.document.dereference(kid).ok()?.1.as_dict().ok())
                .map(|kid| if kid.has_type(b"Pages") { count(kid) } else { 1 })
                .fold(0, i64::wrapping_add)
                == count(node)
        };
        let mut nodes = self.document.objects.values().filter_map(|object| object.as_dict().ok());
        if nodes.any(|node| node.has_type(b"Pages") && !is_counted(node)) {
            self.add(None, "a wrong number of pages".to_owned());
        }
    }
}

/// Returns the words of content. A zero may have a sign.
fn words(content: &[u8]) -> impl Iterator<Item = &[u8]> {
    content
        .split(|byte| matches!(byte, b' ' | b'\n'))
        .filter(|it| !it.is_empty())
        .map(|word| if word == b"-0" { b"0" } else { word })
}

/// Lists the tables of a font, and the platforms and encodings that it maps characters for.
fn tables(program: &[u8]) -> String {
    let Ok(font) = FontRef::new(program) else {
        return "that cannot be read".to_owned();
    };
    let records = font.table_directory().table_records();
    let tables: BTreeSet<String> = records.iter().map(|record| record.tag().to_string()).collect();
    let maps = font.cmap().map(|cmap| {
        cmap.encoding_records()
            .iter()
            .map(|it| format!("{:?} {}", it.platform_id(), it.encoding_id()))
            .collect::<Vec<_>>()
    });
    let (tables, maps) = (Vec::from_iter(tables).join(", "), maps.unwrap_or_default().join(", "));
    format!("with the tables {tables} and the maps {maps}")
}

/// Returns the role of a dictionary: its types, or else its place in the object that contains it.
fn role(part: &str, dictionary: &Dictionary) -> String {
    let types: String = [&b"Type"[..], b"Subtype"]
        .into_iter()
        .filter_map(|key| dictionary.get(key).and_then(Object::as_name).ok())
        .map(|name| format!("/{}", String::from_utf8_lossy(name).escape_debug()))
        .collect();
    if types.is_empty() { part.to_owned() } else { types }
}
