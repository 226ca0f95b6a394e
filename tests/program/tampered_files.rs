//! Changed PDFs with locks adapted to them: `gridpress verify` finds and locates the changes.

use super::program::{ProgramRun, SMALL, run, sha256, succeed, with_spec};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A book, and one of its pages with puzzles, by number from 1.
pub(super) struct VerifiedBook {
    pub folder: TempDir,
    pub page: u32,
    /// The numbers of the puzzles on that page.
    pub numbers: Vec<i64>,
}

fn pressed() -> VerifiedBook {
    pressed_from(SMALL, 1)
}

/// Makes the book of a spec, and finds the page of the puzzle with that number.
pub(super) fn pressed_from(spec: &str, number: i64) -> VerifiedBook {
    let folder = with_spec(spec);
    succeed(&folder, &["book"]);
    let lock: toml::Table = read(folder.path()).parse().unwrap();
    let puzzles = lock["puzzle"].as_array().unwrap();
    let mut all = puzzles.iter();
    let first = all.find(|puzzle| puzzle["number"].as_integer() == Some(number));
    let page = first.unwrap()["page"].as_integer().unwrap();
    let on_page = puzzles.iter().filter(|puzzle| puzzle["page"].as_integer() == Some(page));
    VerifiedBook {
        page: page as u32,
        numbers: on_page.map(|puzzle| puzzle["number"].as_integer().unwrap()).collect(),
        folder,
    }
}

pub(super) fn read(folder: &Path) -> String {
    fs::read_to_string(folder.join("book.lock")).unwrap()
}

/// The adaptation of the lock to a changed file.
#[derive(Clone, Copy, Debug)]
pub(super) struct LockChange {
    pub of_version: bool,
    pub of_hash: bool,
}

/// Only the file is changed; the hash in the lock is adapted; the lock is of another version as well.
pub(super) const CHANGES: [LockChange; 3] = [
    LockChange { of_version: false, of_hash: false },
    LockChange { of_version: false, of_hash: true },
    LockChange { of_version: true, of_hash: true },
];

impl VerifiedBook {
    /// Verifies the book after `change` to its PDF and `lock` to its lock.
    fn verified(&self, lock: LockChange, change: impl Fn(&mut Document, ObjectId)) -> ProgramRun {
        self.verified_file(lock, &self.changed(change))
    }

    /// Returns the PDF after `change`.
    pub(super) fn changed(&self, change: impl Fn(&mut Document, ObjectId)) -> Vec<u8> {
        let mut document = Document::load(self.folder.path().join("book.pdf")).unwrap();
        let page = document.get_pages()[&self.page];
        change(&mut document, page);
        let mut bytes = Vec::new();
        document.save_to(&mut bytes).unwrap();
        bytes
    }

    /// Verifies another PDF in place of the book's, after `lock` to the lock.
    pub(super) fn verified_file(&self, lock: LockChange, bytes: &[u8]) -> ProgramRun {
        let path = self.folder.path();
        let old = sha256(&fs::read(path.join("book.pdf")).unwrap());
        let mut text = read(path).replace("\"book.pdf\"", "\"changed.pdf\"");
        if lock.of_version {
            let own = format!("gridpress = \"{}\"", env!("CARGO_PKG_VERSION"));
            text = text.replace(&own, "gridpress = \"0.0.9\"");
        }
        if lock.of_hash {
            text = text.replace(&old, &sha256(bytes));
        }
        fs::write(path.join("changed.pdf"), bytes).unwrap();
        fs::write(path.join("changed.lock"), text).unwrap();
        run(path, &["verify", "changed.lock"])
    }
}

/// Inserts `before` and `behind` around the content of a page.
pub(super) fn around(document: &mut Document, page: ObjectId, before: &str, behind: &str) {
    let content = document.get_page_content(page);
    let content = [before.as_bytes(), &content, behind.as_bytes()].concat();
    document.change_page_content(page, content).unwrap();
}

/// Replaces a part of the content of a page.
pub(super) fn replace(document: &mut Document, page: ObjectId, old: &str, new: &str) {
    let content = document.get_page_content(page);
    let at = content.windows(old.len()).position(|part| part == old.as_bytes());
    let at = at.unwrap_or_else(|| panic!("no {old}"));
    let (before, behind) = (&content[..at], &content[at + old.len()..]);
    let content = [before, new.as_bytes(), behind].concat();
    document.change_page_content(page, content).unwrap();
}

pub(super) fn set(document: &mut Document, page: ObjectId, key: &str, value: impl Into<Object>) {
    let page = document.get_object_mut(page).unwrap();
    page.as_dict_mut().unwrap().set(key, value);
}

pub(super) fn fonts(document: &Document) -> Vec<ObjectId> {
    let is_descriptor = |object: &Object| {
        object.as_dict().is_ok_and(|dictionary: &Dictionary| dictionary.has(b"FontFile2"))
    };
    let objects = document.objects.iter();
    objects.filter(|(_, object)| is_descriptor(object)).map(|(id, _)| *id).collect()
}

pub(super) type PageEdit = fn(&mut Document, ObjectId);

/// Changes to a page, by name.
pub(super) const OF_PAGES: &[(&str, PageEdit)] = &[
    ("white digits", |d, p| replace(d, p, "BT\n", "BT\n1 g\n")),
    ("nearly white digits", |d, p| replace(d, p, "BT\n", "BT\n0.99 g\n")),
    ("digits without ink", |d, p| replace(d, p, "BT\n", "BT\n3 Tr\n")),
    ("digits as a window", |d, p| replace(d, p, "BT\n", "BT\n7 Tr\n")),
    ("no window", |d, p| replace(d, p, "BT\n", "0 0 0 0 re W n\nBT\n")),
    ("white over all", |d, p| around(d, p, "", "q 1 g 0 0 432 648 re f Q")),
    ("black over much", |d, p| around(d, p, "", "q 0 g 80 480 60 60 re f Q")),
    ("a stroke of the pen", |d, p| {
        around(d, p, "", "q 0 g 105 560 m 110 580 l 112 579 l 107 559 l h f Q");
    }),
    ("a line", |d, p| around(d, p, "", "q 3 w 90 560 m 200 400 l S Q")),
    ("off the page", |d, p| around(d, p, "1 0 0 1 2000 0 cm\n", "")),
    ("shrunk", |d, p| around(d, p, "0.1 0 0 0.1 0 0 cm\n", "")),
    ("turned", |d, p| set(d, p, "Rotate", 90)),
    ("cropped", |d, p| {
        set(d, p, "CropBox", vec![0.into(), 0.into(), 10.into(), 10.into()]);
    }),
    ("moved", |d, p| {
        set(d, p, "MediaBox", vec![100.into(), 100.into(), 532.into(), 748.into()]);
    }),
    ("in other units", |d, p| set(d, p, "UserUnit", 3)),
    ("a note upon it", |d, p| {
        let note = dictionary! {
            "Type" => "Annot",
            "Subtype" => "FreeText",
            "Rect" => vec![105.into(), 565.into(), 125.into(), 590.into()],
            "Contents" => Object::string_literal("7"),
        };
        set(d, p, "Annots", vec![note.into()]);
    }),
    ("a pattern", |d, p| around(d, p, "", "/Pattern cs /P0 scn 90 90 9 9 re f")),
    ("transparency", |d, p| {
        around(d, p, "/Faint gs\n", "");
        set(
            d,
            p,
            "Resources",
            dictionary! {
                "ExtGState" => dictionary! { "Faint" => dictionary! { "ca" => 0 } },
            },
        );
    }),
];

#[test]
fn changed_pages_are_found_under_any_lock() {
    let book = pressed();
    for (name, tamper) in OF_PAGES {
        for (index, change) in CHANGES.into_iter().enumerate() {
            let ProgramRun { code, stderr, .. } = book.verified(change, tamper);
            assert_eq!(code, 1, "{name}, {index}: {stderr}");
            let page = format!("page {}", book.page);
            let puzzles = book.numbers.iter().map(|number| format!("puzzle {number}"));
            let is_named = std::iter::once(page).chain(puzzles).any(|name| stderr.contains(&name));
            assert!(is_named || change.of_version, "{name}, {index}: {stderr}");
            assert!(!stderr.contains("is the same"), "{name}, {index}: {stderr}");
        }
    }
}

#[test]
fn changed_files_are_found_under_any_lock() {
    let book = pressed();
    let of_files: &[(&str, &str, PageEdit)] = &[
        ("no font", "as no font of this program does", |d, _| {
            for font in fonts(d) {
                let font = d.get_object_mut(font).unwrap().as_dict_mut().unwrap();
                font.remove(b"FontFile2");
            }
        }),
        ("another font", "as no font of this program does", |d, _| {
            for font in fonts(d) {
                let other = d.add_object(Stream::new(dictionary! {}, vec![7; 99]));
                let font = d.get_object_mut(font).unwrap().as_dict_mut().unwrap();
                font.set("FontFile2", other);
            }
        }),
        ("a page more", "pages; the lock has", |d, page| {
            let more = d.get_object(page).unwrap().clone();
            let more = d.add_object(more);
            let root = d.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
            let root = d.get_object_mut(root).unwrap().as_dict_mut().unwrap();
            root.get_mut(b"Kids").unwrap().as_array_mut().unwrap().push(more.into());
            let count = root.get(b"Count").unwrap().as_i64().unwrap() + 1;
            root.set("Count", count);
        }),
        ("layers", "OCProperties", |d, _| {
            let layers = dictionary! { "OCGs" => Vec::<Object>::new() };
            d.catalog_mut().unwrap().set("OCProperties", layers);
        }),
        ("an action", "OpenAction", |d, _| {
            let action = dictionary! { "S" => "JavaScript", "JS" => Object::string_literal("1") };
            d.catalog_mut().unwrap().set("OpenAction", action);
        }),
        ("other bookmarks", "Outlines", |d, _| {
            let none = dictionary! { "Type" => "Outlines" };
            d.catalog_mut().unwrap().set("Outlines", none);
        }),
    ];
    let change = LockChange { of_version: true, of_hash: true };
    for (name, stderr, tamper) in of_files {
        let run = book.verified(change, tamper);
        assert_eq!(run.code, 1, "{name}: {}", run.stderr);
        assert!(run.stderr.contains(stderr), "{name}: {}", run.stderr);
    }
}

#[test]
fn rewritten_files_are_distinguished_from_changed_ones() {
    let book = pressed();
    let unpacked: PageEdit = |document, _| document.decompress();
    let as_it_is: PageEdit = |_, _| {};
    let linearised: PageEdit = |document, _| {
        let root = document.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
        let root = document.get_object_mut(root).unwrap().as_dict_mut().unwrap();
        let common = root.remove(b"Resources").unwrap();
        for page in document.get_pages().into_values() {
            set(document, page, "Resources", common.clone());
        }
    };
    for anew in [unpacked, as_it_is, linearised] {
        let change = LockChange { of_version: false, of_hash: false };
        let ProgramRun { code, stderr, .. } = book.verified(change, anew);
        assert_eq!(code, 1, "{stderr}");
        assert!(stderr.contains("what this reader sees is the same"), "{stderr}");
        assert_eq!(stderr.matches("error").count(), 1, "{stderr}");
        // A lock of another version detects it by its hash; if that was adapted, the file by its own.
        let change = LockChange { of_version: true, of_hash: false };
        let ProgramRun { code, stderr, .. } = book.verified(change, anew);
        assert_eq!(code, 1, "{stderr}");
        assert!(stderr.contains("not the file that the lock was written with"), "{stderr}");
        let change = LockChange { of_version: true, of_hash: true };
        let ProgramRun { code, stderr, .. } = book.verified(change, anew);
        assert_eq!(code, 1, "{stderr}");
        assert!(stderr.contains("another program has changed or rewritten it"), "{stderr}");
    }
}

#[test]
fn fields_of_a_lock_must_agree() {
    let book = pressed();
    let path = book.folder.path();
    let lock = read(path);
    let table: toml::Table = lock.parse().unwrap();
    let pages = table["pages"].as_integer().unwrap();
    let answer = table["puzzle"][0]["answer_page"].as_integer().unwrap();
    let font = table["font"][0]["sha256"].as_str().unwrap();
    let changes = [
        ("pages", format!("\npages = {pages}\n"), format!("\npages = {}\n", pages + 2)),
        ("answer_page", format!("answer_page = {answer}\n"), String::new()),
        ("attempt", "\nattempt = 0\n".to_owned(), "\n".to_owned()),
        ("output", "\"book.pdf\"".to_owned(), "\"../../book.pdf\"".to_owned()),
        ("font", font.to_owned(), font.chars().rev().collect()),
        ("spec.seed", "[spec]\n".to_owned(), "[spec]\n# other\n".to_owned()),
    ];
    for with_pdf in [true, false] {
        if !with_pdf {
            fs::remove_file(path.join("book.pdf")).unwrap();
        }
        for (field, old, new) in &changes {
            let mut changed = lock.replacen(old, new, 1);
            if *field == "spec.seed" {
                let (head, spec) = lock.split_once("[spec]").unwrap();
                changed =
                    format!("{head}[spec]{}", spec.replacen("seed = \"s\"", "seed = \"t\"", 1));
            }
            assert_ne!(changed, lock, "{field}");
            fs::write(path.join("book.lock"), changed).unwrap();
            let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
            assert_eq!(code, 1, "{field}: {stderr}");
            assert!(stderr.contains(&format!("`{field}`")), "{field}: {stderr}");
            assert_eq!(stderr.matches("error").count(), 1, "{field}: {stderr}");
        }
        // Changes of pages are found by their hash.
        fs::write(path.join("book.lock"), lock.replace("\"Easy ones\"", "\"Other ones\"")).unwrap();
        assert_eq!(run(path, &["verify", "book.lock"]).code, 1);
        fs::write(path.join("book.lock"), &lock).unwrap();
        assert_eq!(run(path, &["verify", "book.lock"]).code, 0);
    }
}
