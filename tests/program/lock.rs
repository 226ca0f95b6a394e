//! Locks: their contents, and books that are reproduced from them.

use super::program::{SMALL, code, folder, givens, lock, stderr, stdout, with_spec};
use std::fs;
use std::path::Path;

#[test]
fn a_seed_is_drawn_reported_and_stored() {
    let folder = with_spec(&SMALL.replace("seed = \"s\"\n", ""));
    let path = folder.path();
    let (output, code_one) = stderr(path, &["book", "book.toml"], "");
    assert_eq!(code_one, 0);
    let seed = lock(&path.join("book.lock"))["seed"].as_str().unwrap().to_owned();
    assert!(output.contains(&format!("seed `{seed}`")), "{output}");
    let first = fs::read(path.join("book.pdf")).unwrap();
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    assert_eq!(code(path, &["book", "book.toml", "--seed", &seed]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    assert_eq!(code(path, &["book", "book.toml", "--new-seed"]), 0);
    assert_ne!(lock(&path.join("book.lock"))["seed"].as_str().unwrap(), seed);
}

#[test]
fn own_puzzles_are_printed_and_kept_in_the_lock() {
    let folder = folder();
    let path = folder.path();
    let (puzzles, _) = stdout(path, &["generate", "-n", "5", "--seed", "own"], "");
    fs::write(path.join("mine.sdm"), &puzzles).unwrap();
    fs::write(
        path.join("book.toml"),
        "[[section]]\nid = \"mine\"\ntitle = \"Mine\"\nsource = \"mine.sdm\"\n",
    )
    .unwrap();
    assert_eq!(code(path, &["book", "book.toml", "--seed", "1"]), 0);
    assert_eq!(givens(&lock(&path.join("book.lock")), "mine"), puzzles.lines().collect::<Vec<_>>());
    fs::remove_file(path.join("mine.sdm")).unwrap();
    let first = fs::read(path.join("book.pdf")).unwrap();
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    assert_eq!(code(path, &["verify", "book.pdf"]), 0);
}

#[test]
fn custom_fonts_are_required_by_hash() {
    let folder = with_spec(&format!("{SMALL}[type]\ntext = \"my.ttf\"\n"));
    let path = folder.path();
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    fs::copy(
        fonts.join("atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf"),
        path.join("my.ttf"),
    )
    .unwrap();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    assert_eq!(code(path, &["book", "--lock", "book.lock", "-o", "again.pdf"]), 0);
    fs::copy(
        fonts.join("atkinson-hyperlegible/AtkinsonHyperlegible-Bold.ttf"),
        path.join("my.ttf"),
    )
    .unwrap();
    let (output, code_other) = stderr(path, &["book", "--lock", "book.lock"], "");
    assert_eq!(code_other, 2);
    assert!(output.contains("my.ttf") && output.contains("its hash differs"), "{output}");
    fs::remove_file(path.join("my.ttf")).unwrap();
    let (output, code_gone) = stderr(path, &["book", "--lock", "book.lock"], "");
    assert_eq!(code_gone, 2);
    assert!(output.contains("my.ttf") && output.contains("file not found"), "{output}");
}

/// With one font for all digits, givens and found digits differ in grey. The text mentions it, and everything is read
/// back.
#[test]
fn digits_of_one_weight_are_distinguished_by_greys() {
    let folder =
        with_spec(&format!("{SMALL}[type]\ndigits = \"my.ttf\"\n[front]\ntechniques = true\n"));
    let path = folder.path();
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    fs::copy(
        fonts.join("atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf"),
        path.join("my.ttf"),
    )
    .unwrap();
    let (output, made) = stderr(path, &["book", "book.toml"], "");
    assert_eq!(made, 0, "{output}");
    assert!(output.contains("no bold style"), "{output}");
    assert_eq!(code(path, &["verify", "book.pdf"]), 0);
    let pdf = lopdf::Document::load(path.join("book.pdf")).unwrap();
    let has_grey = |page: &lopdf::ObjectId| {
        let content = pdf.get_page_content(*page);
        String::from_utf8_lossy(&content).contains("0.4 g")
    };
    assert!(pdf.get_pages().values().any(has_grey));
}

/// A rare level can be generated, also from the full definition in a lock.
#[test]
fn levels_are_available_to_locks() {
    let spec = "seed = \"any\"\n[[section]]\nid = \"s0\"\nsize = 6\nlevel = \"expert\"\ncount = 1\nbox = \"3x2\"\nsymmetry = \"none\"\n";
    let folder = super::program::with_spec(spec);
    super::program::succeed(&folder, &["book", "-q"]);
    super::program::succeed(&folder, &["verify", "book.lock"]);
    super::program::succeed(&folder, &["book", "--lock", "book.lock", "-o", "again.pdf", "-q"]);
}
