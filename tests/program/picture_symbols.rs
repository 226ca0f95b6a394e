//! Books with custom pictures instead of digits: the lock stores them, the pages are read back, and mistakes are
//! reported.

use super::program::{ProgramRun, lock, run, sha256, succeed, with_spec};
use gridpress_testing::picture_files::grey_png;
use lopdf::{Document, Object, ObjectId};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const BOOK: &str = "title = \"Pictures\"\nseed = \"pictures\"\n\
    [grid]\ntinted_boxes = true\n\
    [[section]]\nid = \"own\"\nsize = 4\nsymbols = [\"big_sun.svg\", \"pins/pin.png\", \"kite.svg\", \"moon.jpg\"]\n\
    level = \"easy\"\ncount = 5\nper_page = 2\n\
    [[section]]\nid = \"shapes\"\nsize = 4\nsymbols = \"shapes\"\nlevel = \"easy\"\ncount = 2\n\
    [[section]]\nid = \"digits\"\nsize = 6\nlevel = \"easy\"\ncount = 2\n\
    [front]\nhow_to = true\n[answers]\nhints = true\nwalkthrough = [1]\n";

fn svg(body: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 60\">{body}</svg>")
}

fn with_pictures(spec: &str) -> TempDir {
    let folder = with_spec(spec);
    let path = folder.path();
    fs::create_dir(path.join("pins")).unwrap();
    let sun = svg(
        "<defs><radialGradient id=\"g\"><stop stop-color=\"#fff\"/><stop offset=\"1\" stop-color=\"#000\"/></radialGradient>\
         </defs><circle cx=\"30\" cy=\"30\" r=\"28\" fill=\"url(#g)\"/>",
    );
    fs::write(path.join("big_sun.svg"), sun).unwrap();
    let kite = svg("<path d=\"M30 2L55 30L30 58L5 30Z\" fill=\"#c33\" stroke=\"navy\"/>");
    fs::write(path.join("kite.svg"), kite).unwrap();
    let pin = |x: u32, y: u32| if x.abs_diff(600) < 90 || y < 300 { 20 } else { 255 };
    fs::write(path.join("pins/pin.png"), grey_png(1200, 1200, pin)).unwrap();
    fs::write(path.join("moon.jpg"), include_bytes!("../pictures/moon.jpg")).unwrap();
    folder
}

fn verify(path: &Path, lock: &str) -> (i32, String) {
    let ProgramRun { code, stderr, out, .. } = run(path, &["verify", lock]);
    (code, format!("{stderr}{out}"))
}

#[test]
fn books_in_pictures_are_reproduced_and_read_back() {
    let folder = with_pictures(BOOK);
    let path = folder.path();
    succeed(&folder, &["book"]);
    let (code, output) = verify(path, "book.lock");
    assert_eq!(code, 0, "{output}");
    assert!(output.contains("9 puzzles and 9 answers read back"), "{output}");
    // The lock stores the file names and hashes of the pictures.
    let held = lock(&path.join("book.lock"));
    let pictures = held["picture"].as_array().unwrap();
    let files = ["big_sun.svg", "kite.svg", "moon.jpg", "pins/pin.png"];
    assert_eq!(pictures.len(), files.len());
    for (picture, file) in pictures.iter().zip(files) {
        assert_eq!(picture["file"].as_str(), Some(file));
        let hash = sha256(&fs::read(path.join(file)).unwrap());
        assert_eq!(picture["sha256"].as_str(), Some(hash.as_str()));
    }
    let symbols = held["spec"]["section"][0]["symbols"].as_array().unwrap();
    assert_eq!(symbols[1].as_str(), Some("pins/pin.png"));
    // Texts refer to pictures by file name.
    let bytes = fs::read(path.join("book.pdf")).unwrap();
    let pages: Vec<u32> = Document::load_mem(&bytes).unwrap().get_pages().into_keys().collect();
    let text = Document::load_mem(&bytes).unwrap().extract_text(&pages).unwrap();
    assert!(["big sun", "kite", "moon", "pin"].iter().any(|name| text.contains(name)));
    // The lock reproduces the book as long as the pictures are the same.
    succeed(&folder, &["book", "--lock", "book.lock", "-o", "again.pdf"]);
    assert!(bytes == fs::read(path.join("again.pdf")).unwrap());
    fs::write(path.join("kite.svg"), svg("<path d=\"M0 0H60V60Z\"/>")).unwrap();
    let ProgramRun { code, stderr, .. } =
        run(path, &["book", "--lock", "book.lock", "-o", "other.pdf"]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("not the file that the book was made with"), "{stderr}");
    assert!(!path.join("other.pdf").exists());
}

/// Returns the pictures of a file that have the size of those in cells.
fn pictures(document: &Document) -> Vec<ObjectId> {
    let is_picture = |object: &Object| {
        object.as_stream().is_ok_and(|stream| {
            let kind = stream.dict.get(b"Subtype").and_then(Object::as_name);
            kind.is_ok_and(|kind| kind == b"Image")
        })
    };
    let objects = document.objects.iter();
    let pictures = objects.filter(|(_, object)| is_picture(object));
    pictures.map(|(id, _)| *id).collect()
}

#[test]
fn pictures_that_are_not_those_of_the_lock_are_found() {
    let folder = with_pictures(BOOK);
    let path = folder.path();
    succeed(&folder, &["book"]);
    let whole = fs::read(path.join("book.pdf")).unwrap();
    type PictureChange = fn(&mut Document, &[ObjectId]);
    let changes: [(&str, PictureChange); 4] = [
        ("nothing", |_, _| {}),
        ("swapped", |document, ids| {
            let [a, b] = [ids[0], ids[2]].map(|id| document.objects[&id].clone());
            document.objects.insert(ids[0], b);
            document.objects.insert(ids[2], a);
        }),
        ("one pixel less", |document, ids| {
            let stream = document.objects.get_mut(&ids[1]).unwrap();
            let stream = stream.as_stream_mut().unwrap();
            let mut samples = stream.decompressed_content().unwrap();
            let middle = samples.len() / 2;
            samples[middle] ^= 1;
            stream.set_plain_content(samples);
            stream.dict.remove(b"Filter");
        }),
        ("covered", |document, _| {
            for page in document.get_pages().into_values() {
                let mut content = document.get_page_content(page);
                content.extend_from_slice(b"\nq 1 g 0 0 400 400 re f Q");
                document.change_page_content(page, content).unwrap();
            }
        }),
    ];
    for (name, change) in changes {
        let mut document = Document::load_mem(&whole).unwrap();
        let ids = pictures(&document);
        // Each of four pictures for givens, and a lighter one for solved cells.
        assert_eq!(ids.len(), 8);
        change(&mut document, &ids);
        let mut bytes = Vec::new();
        document.save_to(&mut bytes).unwrap();
        // Treated as a file of another version, of which only visible content is compared.
        let own = format!("gridpress = \"{}\"", env!("CARGO_PKG_VERSION"));
        let text = fs::read_to_string(path.join("book.lock")).unwrap();
        let text = text
            .replace("\"book.pdf\"", "\"changed.pdf\"")
            .replace(&own, "gridpress = \"0.0.9\"")
            .replace(&sha256(&whole), &sha256(&bytes));
        fs::write(path.join("changed.pdf"), bytes).unwrap();
        fs::write(path.join("changed.lock"), text).unwrap();
        let (code, output) = verify(path, "changed.lock");
        match name {
            "nothing" => assert!(output.contains("9 puzzles and 9 answers read back"), "{output}"),
            _ => {
                assert_eq!(code, 1, "{name}: {output}");
                let is_reported =
                    output.contains("differs from the lock in r") || output.contains("is missing");
                assert!(is_reported, "{name}: {output}");
            }
        }
    }
}

#[test]
fn mistakes_about_pictures_are_reported() {
    let four = "size = 4\nsymbols = [\"big_sun.svg\", \"pins/pin.png\", \"kite.svg\", ";
    let cases = [
        (format!("{four}\"moon.png\"]"), "the picture `moon.png` cannot be used"),
        (format!("{four}\"none.txt\"]"), "it is neither PNG, JPEG nor SVG"),
        (format!("{four}\"text.svg\"]"), "convert the text to paths"),
        (format!("{four}\"white.svg\"]"), "it would be invisible"),
        (format!("{four}\"kite.svg\"]"), "is used for two digits"),
        (format!("{four}\"same.svg\"]"), "`kite.svg` and `same.svg` look the same"),
        (format!("{four}\"pins/kite.svg\"]"), "have the same name"),
        (format!("{four}\"../moon.jpg\"]"), "outside"),
        (format!("{four}4]"), "expected a text"),
        ("size = 4\nsymbols = [\"kite.svg\"]".to_owned(), "pictures: 1, but the grid has 4 digits"),
        (
            format!("{four}\"moon.jpg\"]\nvariant = [\"killer\"]"),
            "these symbols cannot stand for the digits of kind `4+killer`",
        ),
        ("size = 4\nsymbols = []".to_owned(), "pictures: 0, but"),
        ("symbols = \"kite.svg\"".to_owned(), "custom pictures as a list"),
    ];
    for (lines, message) in cases {
        let spec = format!(
            "title = \"T\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n{lines}\n"
        );
        let folder = with_pictures(&spec);
        let path = folder.path();
        fs::write(path.join("none.txt"), "cat").unwrap();
        fs::write(path.join("text.svg"), svg("<text>cat</text>")).unwrap();
        fs::write(path.join("white.svg"), svg("<path d=\"M0 0H9V9Z\" fill=\"#fff\"/>")).unwrap();
        fs::copy(path.join("kite.svg"), path.join("same.svg")).unwrap();
        fs::write(path.join("pins/kite.svg"), svg("<path d=\"M0 0H50V9Z\"/>")).unwrap();
        let ProgramRun { code, stderr, .. } = run(path, &["book"]);
        assert_eq!(code, 2, "{lines}: {stderr}");
        assert!(stderr.contains(message), "{lines}: {stderr}");
        assert!(!path.join("book.pdf").exists(), "{lines}");
    }
    let desk = "seed = \"pictures of a day, which nobody guesses\"\n[daily]\nsize = 4\n\
        symbols = [\"big_sun.svg\", \"pins/pin.png\", \"kite.svg\", \"moon.jpg\"]\n";
    let folder = with_pictures("");
    fs::write(folder.path().join("desk.toml"), desk).unwrap();
    let day = ["daily", "desk.toml", "--date", "2027-01-01"];
    let ProgramRun { code, stderr, .. } = run(folder.path(), &day);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("custom pictures in a daily puzzle"), "{stderr}");
}
