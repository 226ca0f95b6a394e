//! Files with parts that this program never writes, which viewers may show in their own ways: `gridpress verify` refuses
//! each as such under any lock, whatever it sees itself.

use super::program::{ProgramRun, SMALL};
use super::tampered_files::{CHANGES, PageEdit, fonts, pressed_from, set};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use std::fs;
use std::path::Path;

/// Adds bytes behind the content of a page.
fn behind(document: &mut Document, page: ObjectId, bytes: &[u8]) {
    let id = *document.get_page_contents(page).last().unwrap();
    let stream = document.get_object_mut(id).unwrap().as_stream_mut().unwrap();
    let content = stream.decompressed_content().unwrap_or_else(|_| stream.content.clone());
    stream.set_plain_content([&content[..], bytes].concat());
    stream.dict.remove(b"Filter");
}

fn dictionary_of(document: &mut Document, id: ObjectId) -> &mut Dictionary {
    match document.get_object_mut(id).unwrap() {
        Object::Stream(stream) => &mut stream.dict,
        object => object.as_dict_mut().unwrap(),
    }
}

/// Sets an entry of every object of a subtype.
fn set_in_all(document: &mut Document, subtype: &str, key: &str, value: &Object) {
    let is_meant = |object: &Object| {
        let dictionary =
            object.as_dict().or_else(|_| object.as_stream().map(|stream| &stream.dict));
        dictionary
            .and_then(|it| it.get(b"Subtype"))
            .and_then(Object::as_name)
            .is_ok_and(|name| name == subtype.as_bytes())
    };
    let objects = document.objects.iter().filter(|(_, object)| is_meant(object));
    let ids: Vec<ObjectId> = objects.map(|(id, _)| *id).collect();
    assert!(!ids.is_empty(), "no {subtype}");
    ids.into_iter().for_each(|id| dictionary_of(document, id).set(key, value.clone()));
}

/// Returns the node of the page tree that holds a page.
fn parent(document: &Document, page: ObjectId) -> ObjectId {
    document.get_dictionary(page).unwrap().get(b"Parent").unwrap().as_reference().unwrap()
}

/// Adds another page to the tree without counting it.
fn add_kid(document: &mut Document, page: ObjectId, kid: Object) {
    let parent = parent(document, page);
    let kids = dictionary_of(document, parent).get_mut(b"Kids").unwrap();
    kids.as_array_mut().unwrap().push(kid);
}

/// Returns a copy of a page with an entry in place of its own.
fn page_with(document: &Document, page: ObjectId, key: &str, value: Object) -> Dictionary {
    let mut copy = document.get_dictionary(page).unwrap().clone();
    copy.set(key, value);
    copy
}

const CASES: &[(&str, PageEdit)] = &[
    ("a stop of the parser", |d, p| behind(d, p, b"\n$ q 1 g 0 0 432 648 re f Q")),
    ("a parenthesis", |d, p| behind(d, p, b"\n) q 1 g 0 0 432 648 re f Q")),
    ("a broken number", |d, p| behind(d, p, b"\n--5 0 Td q 1 g 0 0 432 648 re f Q")),
    ("a broken text", |d, p| behind(d, p, b"\n<zz> q 1 g 0 0 432 648 re f Q")),
    ("NUL between operators", |d, p| {
        behind(d, p, b"\nq\x001\x00g\x000\x000\x00432\x00648\x00re\x00f\x00Q")
    }),
    ("a form feed", |d, p| behind(d, p, b"\nq 1 g\x0c0 0 432 648 re f Q")),
    ("a comment", |d, p| behind(d, p, b"\n% 666\n")),
    ("an inline picture", |d, p| behind(d, p, b"\nBI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI")),
    ("marked content", |d, p| behind(d, p, b"\n/OC /L BDC EMC")),
    ("too many operands", |d, p| behind(d, p, b"\nq 9 1 0 0 1 200 0 cm Q")),
    ("an operand of another kind", |d, p| behind(d, p, b"\nq (1) w Q")),
    ("too many Q", |d, p| behind(d, p, b"\nQ")),
    ("an open q", |d, p| behind(d, p, b"\nq")),
    ("an unknown operator", |d, p| behind(d, p, b"\n/Perceptual ri")),
    ("a page without a type", |d, p| {
        let mut other = d.get_dictionary(p).unwrap().clone();
        other.remove(b"Type");
        let other = d.add_object(other);
        add_kid(d, p, other.into());
    }),
    ("a page of another type", |d, p| {
        let other = page_with(d, p, "Type", Object::Name(b"Template".to_vec()));
        let other = d.add_object(other);
        add_kid(d, p, other.into());
    }),
    ("a page as a direct dictionary", |d, p| {
        let other = d.get_dictionary(p).unwrap().clone();
        add_kid(d, p, other.into());
    }),
    ("a wrong count", |d, p| {
        let parent = parent(d, p);
        dictionary_of(d, parent).set("Count", 1);
    }),
    ("an empty box of a form", |d, _| {
        set_in_all(d, "Form", "BBox", &vec![Object::from(0); 4].into());
    }),
    ("a matrix of seven numbers", |d, _| {
        let matrix: Vec<Object> = [9, 1, 0, 0, 1, 200, 0].map(Object::from).to_vec();
        set_in_all(d, "Form", "Matrix", &matrix.into());
    }),
    ("another version of PDF", |d, _| d.version = "1.3".to_owned()),
    ("a box by reference", |d, p| {
        let media = d.get_dictionary(p).unwrap().get(b"MediaBox").unwrap().clone();
        let media = d.add_object(media);
        set(d, p, "MediaBox", media);
    }),
    ("a predictor", |d, p| {
        let id = d.get_page_contents(p)[0];
        let predictor = dictionary! { "Predictor" => 2, "Columns" => 4000 };
        dictionary_of(d, id).set("DecodeParms", predictor);
    }),
    ("an external file", |d, p| {
        let id = d.get_page_contents(p)[0];
        dictionary_of(d, id).set("F", Object::string_literal("other.txt"));
    }),
    ("two streams in one", |d, p| {
        let id = d.get_page_contents(p)[0];
        let stream = d.get_object_mut(id).unwrap().as_stream_mut().unwrap();
        let other = Stream::new(dictionary! {}, b"q 1 g 0 0 432 648 re f Q".to_vec());
        let mut other = other;
        other.compress().unwrap();
        stream.content.extend(&other.content);
    }),
    ("a colour space for grey", |d, p| {
        let (own, others) = d.get_page_resources(p).unwrap();
        let mut resources =
            own.cloned().unwrap_or_else(|| d.get_dictionary(others[0]).unwrap().clone());
        resources.set("ColorSpace", dictionary! { "DefaultGray" => "DeviceCMYK" });
        set(d, p, "Resources", resources);
    }),
    ("another encoding", |d, _| {
        let differences: Vec<Object> = vec![33.into(), "eight".into()];
        set_in_all(d, "TrueType", "Encoding", &dictionary! { "Differences" => differences }.into());
    }),
    ("a second font program", |d, _| {
        let other = d.add_object(Stream::new(dictionary! {}, vec![7; 99]));
        for font in fonts(d) {
            dictionary_of(d, font).set("FontFile", other);
        }
    }),
    ("a group", |d, p| set(d, p, "Group", dictionary! { "S" => "Transparency" })),
    ("a thumbnail", |d, p| {
        let picture = d.add_object(Stream::new(dictionary! { "Width" => 1 }, vec![0]));
        set(d, p, "Thumb", picture);
    }),
    ("an extension", |d, _| {
        d.catalog_mut()
            .unwrap()
            .set("Extensions", dictionary! { "X" => Object::string_literal("666") });
    }),
];

#[test]
fn parts_that_are_never_written_are_refused() {
    let book = pressed_from(SMALL, 1);
    for (name, tamper) in CASES {
        let bytes = book.changed(tamper);
        for change in CHANGES {
            let ProgramRun { code, stderr, .. } = book.verified_file(change, &bytes);
            assert_eq!(code, 1, "{name}, {change:?}: {stderr}");
            let is_refused = ["contains what this program never writes", "cannot be read"];
            let is_refused = is_refused.iter().any(|words| stderr.contains(words));
            assert!(is_refused, "{name}, {change:?}: {stderr}");
        }
    }
}

/// Writes a book and changed copies of it, each with its lock, for `.ci/viewers`, which paints them with other programs.
#[test]
#[ignore = "writes files for other programs"]
fn write_changed_files() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("changed-files");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let book = pressed_from(SMALL, 1);
    let whole = fs::read(book.folder.path().join("book.pdf")).unwrap();
    fs::write(folder.join("whole.pdf"), whole).unwrap();
    let lock = super::tampered_files::read(book.folder.path());
    let cases = [super::tampered_files::OF_PAGES, super::tampered_pages::OF_PAGES, CASES].concat();
    for (name, tamper) in cases {
        let name = name.replace(' ', "-");
        fs::write(folder.join(format!("{name}.pdf")), book.changed(tamper)).unwrap();
        let own = lock.replace("\"book.pdf\"", &format!("\"{name}.pdf\""));
        fs::write(folder.join(format!("{name}.lock")), own).unwrap();
    }
}
