//! `gridpress preview`: pages as pictures.

use super::program::{ProgramRun, SMALL, files, run, with_spec};
use std::collections::BTreeMap;
use std::path::Path;

/// Runs the command in `folder`, and returns the files that it wrote into `to`.
fn pictures(folder: &Path, to: &str, args: &[&str]) -> BTreeMap<String, Vec<u8>> {
    let args = [&["preview", "-o", to][..], args].concat();
    let ProgramRun { code, stderr, .. } = run(folder, &args);
    assert_eq!(code, 0, "{stderr}");
    files(&folder.join(to))
}

/// Returns the width, height and colour type of a PNG.
fn png(bytes: &[u8]) -> (u32, u32, u8) {
    let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (side(16), side(20), bytes[25])
}

#[test]
fn pages_are_pictures_of_their_size() {
    let folder = with_spec(SMALL);
    let folder = folder.path();
    // The spec in the current folder is the default.
    let some = pictures(folder, "some", &["--pages", "2-3,1", "--dpi", "50"]);
    let names: Vec<&String> = some.keys().collect();
    assert_eq!(names, ["contact.png", "page-01.png", "page-02.png", "page-03.png"]);
    assert_eq!(png(&some["page-03.png"]), (300, 450, 0));
    // One page, then two facing pages: gaps are a twentieth of a page's width.
    assert_eq!(png(&some["contact.png"]), (830, 320, 0));
    let svg = pictures(folder, "svg", &["--pages", "1", "--format", "svg"]);
    let page = String::from_utf8(svg["page-01.svg"].clone()).unwrap();
    let page = roxmltree::Document::parse(&page).unwrap();
    assert_eq!(page.root_element().attribute("width"), Some("432pt"));
    assert!(svg.contains_key("contact.svg") && svg.len() == 2);
}

#[test]
fn pictures_are_the_same_bytes_each_time_even_without_a_seed() {
    let folder = with_spec(&SMALL.replace("seed = \"s\"\n", ""));
    let args = ["book.toml", "--pages", "6-9", "--dpi", "40"];
    let first = pictures(folder.path(), "a", &args);
    assert_eq!(first, pictures(folder.path(), "b", &args));
    let threads = [&args[..], &["--threads", "1"]].concat();
    assert_eq!(first, pictures(folder.path(), "c", &threads));
}

#[test]
fn separate_answers_have_their_own_pages() {
    let folder = with_spec(&format!("{SMALL}[answers]\nplacement = \"separate\"\n"));
    let answers = pictures(folder.path(), "p", &["--answers", "--dpi", "30"]);
    assert!(answers.contains_key("answers-page-1.png"), "{:?}", answers.keys());
    let refused = run(with_spec(SMALL).path(), &["preview", "-o", "p", "--answers"]);
    assert_eq!(refused.code, 2);
}

#[test]
fn pages_beyond_the_end_are_refused_and_nothing_is_written() {
    let folder = with_spec(SMALL);
    let ProgramRun { code, stderr, .. } =
        run(folder.path(), &["preview", "-o", "p", "--pages", "1-99"]);
    assert_eq!(code, 2);
    assert!(stderr.contains("page 99 does not exist: there are "), "{stderr}");
    assert!(!folder.path().join("p").exists());
}
