//! Two revisions of the engine in one program: each makes its own books, and makes them again.

use super::super::{NamedPdf, Order, PrintedBook, again, book, verify};
use crate::diag::Source;
use crate::spec::NoFiles;
use std::sync::Arc;

fn spec(engine: u32) -> Arc<Source> {
    let text = format!(
        "engine = {engine}\nseed = \"two\"\n[[section]]\nid = \"a\"\nlevel = \"medium\"\ncount = 4\n"
    );
    Source::new("book.toml", text)
}

fn made(engine: u32) -> PrintedBook {
    book(&spec(engine), &NoFiles, &Order::default()).unwrap()
}

fn differences(lock: &str, pdf: &[u8]) -> Vec<String> {
    let lock = Source::new("book.lock", lock);
    let pdf = NamedPdf { name: "book.pdf", bytes: pdf };
    let findings = verify(&lock, &NoFiles, &[pdf], &|_| ()).unwrap();
    findings.differences
}

#[test]
fn the_books_of_a_revision_stay_when_another_comes() {
    let (first, other) = (made(1), made(2));
    let givens = |book: &PrintedBook| -> Vec<String> {
        let lines = book.lock.lines();
        let givens = lines.filter(|line| line.starts_with("givens = \""));
        givens.map(str::to_owned).collect()
    };
    assert_eq!(givens(&first).len(), 4);
    for (one, two) in givens(&first).iter().zip(&givens(&other)) {
        assert_ne!(one, two);
    }
    assert_eq!(made(1).pdf, first.pdf);
    for (engine, book) in [(1, &first), (2, &other)] {
        let named = format!("\nengine = {engine}\n");
        assert!(book.lock.contains(&named));
        assert_eq!(differences(&book.lock, &book.pdf), [""; 0]);
        let lock = Source::new("book.lock", book.lock.as_str());
        assert_eq!(again(&lock, &NoFiles, &Order::default()).unwrap().pdf, book.pdf);
        // Under the other's number it is another book.
        let wrong = book.lock.replace(&named, &format!("\nengine = {}\n", 3 - engine));
        assert!(!differences(&wrong, &book.pdf).is_empty());
    }
}
