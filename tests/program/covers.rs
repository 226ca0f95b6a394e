//! Changed covers: `gridpress verify` regenerates them from the lock and detects the changes.

use super::program::{ProgramRun, run, succeed, with_spec};
use super::tampered_files::{PageEdit, replace, set};
use lopdf::{Document, Object, ObjectId, dictionary};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const BOOK: &str = "title = \"Night Sudoku\"\nauthor = \"Ann\"\nseed = \"s\"\n[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-white\"\n\
    [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 60\n";

fn book(design: &str) -> TempDir {
    let folder = with_spec(&format!("{BOOK}[cover]\ndesign = \"{design}\"\n"));
    succeed(&folder, &["book"]);
    succeed(&folder, &["cover"]);
    folder
}

fn add(document: &mut Document, page: ObjectId, more: &str) {
    let content = document.get_page_content(page);
    let content = [&content[..], b"\n", more.as_bytes()].concat();
    document.change_page_content(page, content).unwrap();
}

const TAMPERINGS: &[(&str, PageEdit, &str)] = &[
    (
        "white over the front",
        |d, p| add(d, p, "q 1 g 500 100 300 500 re f Q"),
        "the cover looks different",
    ),
    ("a word more", |d, p| add(d, p, "q 0 g 60 300 90 4 re f Q"), "the cover looks different"),
    ("a part gone", |d, p| replace(d, p, "BT\n", "BT\n3 Tr\n"), "the operator `Tr`"),
    (
        "moved",
        |d, p| {
            let c = d.get_page_content(p);
            d.change_page_content(p, [b"1 0 0 1 30 0 cm\n", &c[..]].concat()).unwrap();
        },
        "the cover looks different",
    ),
    (
        "another sheet",
        |d, p| set(d, p, "MediaBox", vec![0.into(), 0.into(), 900.into(), 700.into()]),
        "has another `MediaBox`",
    ),
    (
        "another trim",
        |d, p| set(d, p, "TrimBox", vec![20.into(), 20.into(), 800.into(), 600.into()]),
        "has another `TrimBox`",
    ),
    ("turned", |d, p| set(d, p, "Rotate", 180), "has another `Rotate`"),
    (
        "cropped",
        |d, p| set(d, p, "CropBox", vec![0.into(), 0.into(), 300.into(), 300.into()]),
        "has another `CropBox`",
    ),
    (
        "a note",
        |d, p| {
            let note = dictionary! { "Type" => "Annot", "Subtype" => "FreeText", "Rect" => vec![9.into(), 9.into(), 99.into(), 99.into()] };
            let note = d.add_object(note);
            set(d, p, "Annots", vec![note.into()]);
        },
        "has another `Annots`",
    ),
    (
        "a page more",
        |d, p| {
            let page = d.get_object(p).unwrap().clone();
            let parent = page.as_dict().unwrap().get(b"Parent").unwrap().as_reference().unwrap();
            let page = d.add_object(page);
            let pages = d.get_object_mut(parent).unwrap().as_dict_mut().unwrap();
            pages.get_mut(b"Kids").unwrap().as_array_mut().unwrap().push(page.into());
            pages.set("Count", 2);
        },
        "has 2 pages, not 1",
    ),
    (
        "a script",
        |d, _| {
            let script = d.add_object(
                dictionary! { "S" => "JavaScript", "JS" => Object::string_literal("1") },
            );
            d.catalog_mut().unwrap().set("OpenAction", script);
        },
        "has another `OpenAction`",
    ),
    ("written anew", |_, _| {}, "other viewers may show something else"),
];

/// Returns the report of `verify` on a cover, which must be refused.
fn refused(folder: &Path, name: &str) -> String {
    let ProgramRun { code, out, stderr } = run(folder, &["verify", name]);
    assert_eq!(code, 1, "{name}: {out}{stderr}");
    stderr
}

#[test]
fn changed_covers_are_detected() {
    for design in ["night", "plain"] {
        let folder = book(design);
        let path = folder.path();
        let good = fs::read(path.join("book-cover.pdf")).unwrap();
        for (index, (what, tamper, why)) in TAMPERINGS.iter().enumerate() {
            if index % 3 > 0 && design == "plain" {
                continue;
            }
            let mut document = Document::load_mem(&good).unwrap();
            let page = document.get_pages()[&1];
            tamper(&mut document, page);
            document.save(path.join("book-cover.pdf")).unwrap();
            // Named on the command line, or found next to the lock.
            let file = ["book-cover.pdf", "book.lock"][index % 2];
            let stderr = refused(path, file);
            assert!(stderr.contains("book-cover.pdf: "), "{design}, {what}: {stderr}");
            assert!(stderr.contains(why), "{design}, {what}: {stderr}");
        }
        fs::write(path.join("book-cover.pdf"), &good[..good.len() / 2]).unwrap();
        let stderr = refused(path, "book.lock");
        assert!(stderr.contains("book-cover.pdf: cannot be read"), "{stderr}");
    }
}

#[test]
fn covers_of_other_books_pages_and_proofs_are_distinguished() {
    let folder = book("mosaic");
    let path = folder.path();
    let out = succeed(path, &["verify", "book-cover.pdf"]);
    assert!(
        out.contains("book-cover.pdf: the cover for 40 pages, identical when rebuilt"),
        "{out}"
    );
    assert!(out.contains("the rebuilt PDF has the hash"), "{out}");
    succeed(path, &["cover", "--proof", "--front", "front.png", "--open", "open.png"]);
    let out = succeed(path, &["verify", "book.lock"]);
    assert!(
        out.contains("book.pdf: identical when rebuilt") && out.contains("the cover for"),
        "{out}"
    );
    assert!(out.contains("book-cover-proof.pdf: the proof of the cover for"), "{out}");
    let pictures = ["verify", "book.lock", "--cover", "front.png", "--cover", "open.png"];
    let out = succeed(path, &pictures);
    assert!(out.contains("front.png: the front of the cover"), "{out}");
    assert!(out.contains("open.png: two open pages"), "{out}");
    // Cover and proof exchanged.
    fs::rename(path.join("book-cover-proof.pdf"), path.join("book-cover.pdf")).unwrap();
    let stderr = refused(path, "book.lock");
    assert!(
        stderr.contains("is the proof of the cover, but by its name it should be the cover"),
        "{stderr}"
    );
    let png = fs::read(path.join("front.png")).unwrap();
    fs::write(path.join("front.png"), &png[..png.len() - 12]).unwrap();
    let ProgramRun { code, stderr, .. } = run(path, &pictures);
    assert_eq!(code, 1, "{stderr}");
    assert!(stderr.contains("front.png: is neither"), "{stderr}");
    // A cover for another page count.
    succeed(path, &["cover", "--pages", "212", "--force"]);
    let stderr = refused(path, "book-cover.pdf");
    assert!(
        stderr.contains(
            "is the cover for 212 pages, but the book has 40; if that is intended, add --pages 212"
        ),
        "{stderr}"
    );
    succeed(path, &["verify", "book-cover.pdf", "--pages", "212"]);
    // A cover of another book.
    fs::write(path.join("other.toml"), BOOK.replace("\"s\"", "\"t\"").replace("Night", "Day"))
        .unwrap();
    succeed(path, &["cover", "other.toml", "-o", "book-cover.pdf", "--force"]);
    let stderr = refused(path, "book-cover.pdf");
    assert!(stderr.contains("book-cover.pdf: "), "{stderr}");
    let ProgramRun { code, stderr, .. } =
        run(path, &["verify", "book.lock", "--cover", "missing.pdf"]);
    assert_eq!(code, 2, "{stderr}");
}

#[test]
fn a_lock_without_a_printer_makes_no_cover() {
    let folder = with_spec("seed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 4\n");
    let path = folder.path();
    succeed(path, &["book"]);
    fs::copy(path.join("book.pdf"), path.join("book-cover.pdf")).unwrap();
    let stderr = refused(path, "book.lock");
    assert!(stderr.contains("book-cover.pdf: no cover can be made from the lock"), "{stderr}");
}
