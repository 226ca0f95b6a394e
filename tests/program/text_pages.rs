//! Custom texts and pictures, from the spec to the PDF, and back from the lock.

use super::program::{ProgramRun, code, run, with_spec};
use gridpress_testing::picture_files::grey_png;
use lopdf::{Document, Object};
use std::fs;
use tempfile::TempDir;

const SPEC: &str = r#"
title = "Matter"
seed = "s"
isbn = "9783161484100"

[[section]]
id = "easy"
level = "easy"
count = 3

[[text]]
file = "texts/intro.md"

[front]
half_title = true
dedication = "To you"
levels = true

[back]
blank_grids = 1
notes = 2
about_author = "Someone"
colophon = true
"#;

const INTRO: &str = "# Beforehand\n\nGentle *words* first.\n\n![](lamp.png \"Moonlight\")\n";

/// Pixels that occur in no other picture.
fn shade(x: u32, y: u32) -> u8 {
    (x * 7 + y * 13) as u8
}

/// Creates a folder with a spec, its text and picture, and the finished book.
fn made() -> TempDir {
    let folder = with_spec(SPEC);
    let path = folder.path();
    fs::create_dir(path.join("texts")).unwrap();
    fs::write(path.join("texts/intro.md"), INTRO).unwrap();
    fs::write(path.join("texts/lamp.png"), grey_png(1300, 400, shade)).unwrap();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    folder
}

/// Returns the text of a page of a PDF, without spaces.
fn text_of(pdf: &Document, page: u32) -> String {
    let text = pdf.extract_text(&[page]).unwrap();
    text.split_whitespace().collect()
}

#[test]
fn texts_and_pictures_reach_the_pdf() {
    let folder = made();
    let pdf = Document::load(folder.path().join("book.pdf")).unwrap();
    let pages = pdf.get_pages().len() as u32;
    let texts: Vec<String> = (1..=pages).map(|page| text_of(&pdf, page)).collect();
    let mut at = 0;
    for text in [
        "Matter",
        "3puzzles",
        "ISBN978-3-16-148410-0",
        "Toyou",
        "Contents",
        "BeforehandGentlewordsfirst.Moonlight",
        "Thelevels",
        "Notes",
        "Someone",
        "fromtheseed",
    ] {
        let page = texts[at..].iter().position(|page| page.contains(text));
        at += page.unwrap_or_else(|| panic!("no page text_of {text} behind {at}: {texts:#?}")) + 1;
    }
    let contents = texts.iter().find(|page| page.starts_with("Contents"));
    assert!(contents.unwrap().contains("Blankgrids"), "{contents:?}");
    let images: Vec<_> = (pdf.objects.values())
        .filter_map(|object| object.as_stream().ok())
        .filter(|stream| matches!(stream.dict.get(b"Subtype"), Ok(Object::Name(name)) if name == b"Image"))
        .collect();
    let [image] = images[..] else { panic!("one picture: {}", images.len()) };
    let number = |key: &[u8]| image.dict.get(key).unwrap().as_i64().unwrap();
    assert_eq!((number(b"Width"), number(b"Height"), number(b"BitsPerComponent")), (1300, 400, 8));
    let pixels = image.decompressed_content().unwrap();
    let expected = (0..400).flat_map(|y| (0..1300).map(move |x| shade(x, y)));
    assert!(pixels.into_iter().eq(expected));
}

#[test]
fn the_lock_stores_texts_and_pictures() {
    let folder = made();
    let path = folder.path();
    let first = fs::read(path.join("book.pdf")).unwrap();
    assert_eq!(code(path, &["verify", "book.lock"]), 0);
    // The lock contains the text itself.
    fs::remove_file(path.join("texts/intro.md")).unwrap();
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    // The lock contains the hash of the picture.
    let file = path.join("texts/lamp.png");
    fs::write(&file, grey_png(1300, 400, |_, _| 9)).unwrap();
    for missing in [false, true] {
        if missing {
            fs::remove_file(&file).unwrap();
        }
        for command in [&["book", "--lock", "book.lock"][..], &["verify", "book.lock"]] {
            let ProgramRun { code, stderr, .. } = run(path, command);
            assert_eq!(code, 2, "{stderr}");
            assert!(stderr.contains("the picture `lamp.png` cannot be used"), "{stderr}");
            assert_eq!(stderr.contains("its hash differs"), !missing, "{stderr}");
        }
    }
}
