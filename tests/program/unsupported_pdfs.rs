//! PDFs from other programs with features that the reader does not support: `gridpress verify` reports them plainly.

use super::program::{SMALL, puzzles, run, succeed, with_spec};
use lopdf::{Document, EncryptionState, EncryptionVersion, Object, Permissions};
use std::fs;
use std::path::Path;

/// Returns the report of `verify` on `book.pdf`, which another program has rewritten.
fn verify_error(folder: &Path) -> String {
    let run = run(folder, &["verify", "book.pdf"]);
    assert_eq!(run.code, 1, "{}{}", run.out, run.stderr);
    run.stderr
}

fn encrypt(document: &mut Document, user_password: &str) {
    let id = Object::string_literal(b"0123456789abcdef".to_vec());
    document.trailer.set("ID", vec![id.clone(), id]);
    let version = EncryptionVersion::V2 {
        document: &*document,
        owner_password: "owner",
        user_password,
        key_length: 128,
        permissions: Permissions::all(),
    };
    let state = EncryptionState::try_from(version).unwrap();
    document.encrypt(&state).unwrap();
}

#[test]
fn encrypted_files_are_reported() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    let good = Document::load(path.join("book.pdf")).unwrap();
    for password in ["", "secret"] {
        let mut document = good.clone();
        encrypt(&mut document, password);
        document.save(path.join("book.pdf")).unwrap();
        let stderr = verify_error(path);
        let words = "book.pdf: cannot be read as a PDF: the file is encrypted, which files of this program never are";
        assert!(stderr.contains(words), "{stderr}");
        assert_eq!(stderr.matches("error: ").count(), 1, "{stderr}");
    }
}

#[test]
fn unsupported_compression_and_damage_are_reported() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book"]);
    let good = fs::read(path.join("book.pdf")).unwrap();
    let number = puzzles(&path.join("book.lock"))[0]["page"].as_integer().unwrap() as u32;
    let packed = |filter: &str| {
        let mut document = Document::load_mem(&good).unwrap();
        let page = document.get_pages()[&number];
        let content = document.get_page_contents(page)[0];
        let stream = document.get_object_mut(content).unwrap();
        stream.as_stream_mut().unwrap().dict.set("Filter", Object::Name(filter.into()));
        document.save(path.join("book.pdf")).unwrap();
        verify_error(path)
    };
    let library =
        ["lopdf", "issues", "missing feature", "couldn't", "invalid byte offset", "IO error"];
    let own = |stderr: &str, words: &str| {
        assert!(stderr.contains(words), "{stderr}");
        for words in library {
            assert!(!stderr.contains(words), "{stderr}");
        }
    };
    own(&packed("RunLengthDecode"), "compressed in a way that this program never uses");
    // Data in an invalid encoding.
    own(&packed("LZWDecode"), "book.pdf: ");
    fs::write(path.join("book.pdf"), &good[..good.len() / 2]).unwrap();
    own(&verify_error(path), "it is damaged, incomplete or not a PDF");
    fs::write(path.join("book.pdf"), "%PDF-1.7\nno more than that").unwrap();
    own(&verify_error(path), "it is damaged, incomplete or not a PDF");
}
