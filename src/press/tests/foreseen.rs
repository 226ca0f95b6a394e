//! What no page can hold is told before any puzzle is made.

use crate::{self as press, Order};
use gridpress_base::diag::Source;
use gridpress_book::Book;
use gridpress_layout::{foresee, lay_out};
use gridpress_spec::{BookSpec, NoFiles};
use gridpress_testing::extent::Extent;
use std::sync::atomic::{AtomicUsize, Ordering};

fn parsed(spec: &str) -> BookSpec {
    BookSpec::parse(&Source::new("book.toml", spec), &NoFiles)
        .unwrap_or_else(|reports| panic!("{spec}: {}", reports[0]))
        .0
}

fn section(more: &str) -> String {
    format!("[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 3\n{more}\n")
}

/// Specs that ask for what no page can hold, and a part of the message.
fn impossible() -> Vec<(String, &'static str)> {
    let small = "[page]\ntrim = \"4x6in\"\n";
    let intro = "words and words ".repeat(120);
    vec![
        (section("per_page = 90"), "per_page = 90"),
        (section("") + "[answers]\nper_page = 90", "per_page = 90 of [answers]"),
        (section("per_page = 9") + "[answers]\nplacement = \"foot\"", "per_page = 9"),
        (
            include_str!("../../../tests/specs/qr-room.toml").to_owned(),
            "do not fit below its grids",
        ),
        (
            section("size = \"16x16\"")
                + &format!("[puzzle]\nqr = \"https://example.com/{}\"", "{givens}".repeat(20)),
            "too long for a QR code",
        ),
        (
            section("per_page = 2") + "[grid]\nthin = \"8pt\"\nthick = \"8pt\"",
            "leave no room for digits",
        ),
        (
            section("variant = [\"jigsaw\"]") + "[grid]\nthin = \"1pt\"\nthick = \"1pt\"",
            "would not show their regions",
        ),
        (
            small.to_owned() + &section(&format!("title = \"A\"\nintro = \"{intro}\"")),
            "no room on the page",
        ),
        (
            small.to_owned()
                + &section("")
                + &format!("[front]\ncopyright = \"{}\"", "line\\n".repeat(200)),
            "no room on the page",
        ),
    ]
}

#[test]
fn no_puzzle_is_made_for_pages_that_cannot_be() {
    for (spec, part) in impossible() {
        let made = AtomicUsize::new(0);
        let order = Order {
            seed: Some("f"),
            progress: &|_| {
                made.fetch_add(1, Ordering::Relaxed);
            },
            ..Order::default()
        };
        let told = press::puzzles(&Source::new("book.toml", &*spec), &NoFiles, &order);
        let told = told.expect_err(&spec).to_string();
        assert!(told.contains(part), "{spec}: {told}");
        assert_eq!(made.into_inner(), 0, "{spec}");
        // The book itself would be told the same of.
        let book = Book::make(parsed(&spec), "f", &|_| ()).expect(&spec);
        assert_eq!(lay_out(&book).expect_err(&spec).to_string(), told);
    }
}

#[test]
fn pages_are_counted_before_puzzles_are_made() {
    let one = "per_page = 1\n";
    let spec = section(one).replace("count = 3", "count = 99999");
    assert!(foresee(&Book::specimen(parsed(&spec), "f")).is_ok());
    let spec = section(one).replace("count = 3", "count = 100000");
    let told = foresee(&Book::specimen(parsed(&spec), "f")).expect_err("too many");
    assert!(told.to_string().contains("at least 100000 pages; 99999 are the most"), "{told}");
}

#[test]
fn what_can_be_laid_out_is_foreseen_so() {
    foresee_kinds(Extent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn what_can_be_laid_out_is_foreseen_so_in_full() {
    foresee_kinds(Extent::Full);
}

fn foresee_kinds(extent: Extent) {
    for kind in extent.of(gridpress_testing::samples::KINDS.iter(), 5) {
        let (size, variants) = kind.split_once('+').unwrap_or((kind, ""));
        let variants: Vec<String> = (variants.split('+').filter(|name| !name.is_empty()))
            .map(|name| format!("{name:?}"))
            .collect();
        let (size, cut) = size.split_once('-').unwrap_or((size, ""));
        let cut = match cut {
            "" => String::new(),
            cut => format!("box = \"{cut}\"\n"),
        };
        let spec = section(&format!(
            "per_page = 1\nsize = {size}\n{cut}variant = [{}]",
            variants.join(", ")
        ));
        let source = Source::new("book.toml", &*spec);
        if let Ok((spec, _)) = BookSpec::parse(&source, &NoFiles) {
            let foreseen = foresee(&Book::specimen(spec, "f"));
            assert!(foreseen.is_ok(), "{kind}: {foreseen:?}");
        }
    }
}
