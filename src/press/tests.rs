//! Random specs, and specs that no page can hold: each is refused with a report, or yields a book that fits its pages.

use super::{self as press, BookOrder, NamedPdf, TypesetBook, verify};
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, Files, Key, NoFiles, ValueShape, keys};
use gridpress_ground::units::Length;
use gridpress_layout::survey::{InkKind, Ruler};
use gridpress_layout::{Document, Extent, check_fits, lay_out};
use gridpress_messages::diag::{Exit, Source};
use gridpress_messages::{Text, languages};
use gridpress_testing::extent;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Number of specs in every run of the tests.
const CASES: u32 = 12;
const MANY: u32 = 1000;

/// Keys that are slow with random values, or that need files.
const LEFT_OUT: [&str; 13] = [
    "id", "level", "count", "source", "picture", "logo", "registry", "removed", "score",
    "technique", "steady", "search", "size",
];

/// Values for keys that hold text.
const TEXTS: [&str; 6] = [
    "\"x\"",
    "\"Sudoku\"",
    "\"Zweihundert ausgesuchte Rätsel für lange Winterabende, mit Lösungen und Erklärungen\"",
    "\"Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle\"",
    "\"Ήλιος & Σελήνη\"",
    "\"A “quoted” word — and *another*\"",
];
const TRIMS: [&str; 8] = ["6x9in", "a5", "letter", "5x8in", "a4", "4x6in", "120x150mm", "8.25x6in"];

struct Intro;

impl Files for Intro {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        match path {
            "intro.md" => {
                Ok(b"# Before you begin\n\nSharpen a *pencil*.\n\n- One\n- Two\n".to_vec())
            }
            "calibration.toml" => {
                Ok(b"model = 1\npoints = [[5.0, 6.0]]\nrange = [0.7, 1.4]\n".to_vec())
            }
            "class.txt" => {
                Ok("Anna\nΕλένη\nKonstantin Freiherr von Hohenstein-Wallenburg\n".into())
            }
            _ => Err("there is no such file".into()),
        }
    }
}

/// Returns a strategy for TOML values of a shape; most are small.
fn value(key: &'static str, shape: &ValueShape) -> BoxedStrategy<String> {
    let quoted = |names: Vec<String>| {
        let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        prop::sample::select(names).boxed()
    };
    match (key, shape) {
        ("language", _) => quoted(languages().map(str::to_owned).collect()),
        ("trim", _) => quoted(TRIMS.map(str::to_owned).into()),
        ("calibration", _) => quoted(vec!["calibration.toml".to_owned()]),
        ("names", ValueShape::Either(_)) => Just("\"class.txt\"".to_owned()).boxed(),
        // Narrow ranges are out of reach for most levels.
        ("minutes", ValueShape::Pair(_)) => Just("[1, 600]".to_owned()).boxed(),
        (_, ValueShape::Flag) => any::<bool>().prop_map(|flag| flag.to_string()).boxed(),
        (_, ValueShape::Whole(range)) => {
            let most = (*range.end()).min(range.start().saturating_add(12));
            (*range.start()..=most).prop_map(|number| number.to_string()).boxed()
        }
        (_, ValueShape::Length(range)) => {
            // If any length is allowed, only lengths that fit on a sheet are tried.
            let sheet = Length::thousandths(1_000_000);
            let least = (*range.start()).max(Length::ZERO);
            let reach = (*range.end()).min(sheet) - least;
            let share = move |part: i32| format!("\"{}\"", least + reach.scale(part * part, 400));
            prop_oneof![20 => (0..=20_i32).prop_map(share), 1 => Just("\"-2147483.648pt\"".to_owned())].boxed()
        }
        (_, ValueShape::Choice(names)) => quoted(names.iter().map(|name| (*name).to_owned()).collect()),
        (_, ValueShape::Text) => prop::sample::select(&TEXTS[..]).prop_map(str::to_owned).boxed(),
        (_, ValueShape::Paragraphs) => Just("\"\"\"\nOne line.\n\nAnd after a while another, which is so long that it fills more than a line of most pages.\n\"\"\"".to_owned()).boxed(),
        (_, ValueShape::Date) => Just("\"2027-02-28\"".to_owned()).boxed(),
        (_, ValueShape::List(item)) => {
            let items = prop::collection::vec(value(key, item), 0..3);
            items.prop_map(|items| format!("[{}]", items.join(", "))).boxed()
        }
        (_, ValueShape::Pair(item)) => {
            let pair = (value(key, item), value(key, item));
            pair.prop_map(|(a, b)| format!("[{a}, {b}]")).boxed()
        }
        (_, ValueShape::Either(shapes)) => {
            let shapes = shapes.iter().filter(|shape| !matches!(shape, ValueShape::Table(_)));
            let values: Vec<_> = shapes.map(|shape| value(key, shape)).collect();
            prop::strategy::Union::new(values).boxed()
        }
        (_, ValueShape::Table(_)) => Just("{}".to_owned()).boxed(),
    }
}

/// Returns a strategy for lines with some keys of a table, each with its example or another value.
fn lines(keys: Vec<Key>, weight: f64) -> BoxedStrategy<String> {
    let line = |key: Key| {
        let example = Just(key.example.to_owned());
        let line = prop_oneof![1 => example, 3 => value(key.name, &key.shape)]
            .prop_map(move |value| format!("{} = {value}\n", key.name));
        prop::option::weighted(weight, line)
    };
    let lines: Vec<_> = keys.into_iter().map(line).collect();
    lines.prop_map(|lines| lines.into_iter().flatten().collect()).boxed()
}

/// Returns a strategy for whole specs. Sections have the required keys, and sizes that are fast to generate.
fn spec() -> impl Strategy<Value = String> {
    let mut tables: BTreeMap<String, Vec<Key>> = BTreeMap::new();
    for key in keys() {
        let is_table = matches!(key.shape, ValueShape::Table(_));
        // Listings do not affect books.
        let is_of_book = !matches!(key.table.path().first(), Some(&"daily" | &"listing"));
        if !is_table && is_of_book && !LEFT_OUT.contains(&key.name) {
            tables.entry(key.table.to_string()).or_default().push(key);
        }
    }
    let top = lines(tables.remove("").unwrap_or_default(), 0.15);
    let section = lines(tables.remove("[[section]]").unwrap_or_default(), 0.12);
    let text = lines(
        tables
            .remove("[[text]]")
            .unwrap_or_default()
            .into_iter()
            .filter(|key| key.name != "file")
            .collect(),
        0.2,
    );
    let sizes = prop::sample::select(vec![4, 6, 8, 9, 9, 9, 12]);
    let levels = prop::sample::select(vec!["easy", "medium", "hard"]);
    let sections = prop::collection::vec((section, sizes, levels, 1..6), 1..4);
    let sections = sections.prop_map(|sections| {
        let section = |(index, (lines, size, level, count)): (usize, (String, i32, &str, i32))| {
            format!("[[section]]\nid = \"s{index}\"\nsize = {size}\nlevel = \"{level}\"\ncount = {count}\n{lines}")
        };
        sections.into_iter().enumerate().map(section).collect::<String>()
    });
    let text = prop::option::weighted(0.15, text);
    let text = text.prop_map(|lines| {
        lines.map_or(String::new(), |lines| format!("[[text]]\nfile = \"intro.md\"\n{lines}"))
    });
    let tables: Vec<_> = (tables.into_iter())
        .map(|(name, keys)| {
            let table = lines(keys, 0.12).prop_map(move |lines| format!("{name}\n{lines}"));
            prop::option::weighted(0.5, table)
        })
        .collect();
    (top, tables, sections, text).prop_map(|(top, tables, sections, text)| {
        // `[imposition]` requires `kind`.
        let tables = tables.into_iter().flatten();
        let tables =
            tables.filter(|table| !table.starts_with("[imposition]") || table.contains("kind ="));
        format!("{top}{}{sections}{text}", tables.collect::<String>())
    })
}

/// Returns the faults of the pages of a document: overlapping text and ink outside the sheet.
fn faults(document: &Document, book: &BookSpec) -> Vec<String> {
    let ruler = Ruler::new(&book.fonts);
    let paper = &document.paper;
    let (width, height) = (paper.trim.width, paper.trim.height);
    let near = Length::thousandths(500);
    let mut faults = Vec::new();
    for index in 0..document.len() {
        let page = document.page(index).expect("a page that was measured before");
        let mut words: Vec<(Extent, String)> = Vec::new();
        ruler.measure(&page.items, &mut |mark| {
            let extent = mark.extent;
            let over = paper.bleed + near;
            let leaves = extent.left < -over
                || extent.top < -over
                || extent.right > width + over
                || extent.bottom > height + over;
            if leaves {
                faults.push(format!("page {}: ink leaves the sheet: {extent:?}", index + 1));
            }
            if let InkKind::Type(run, _) = mark.kind {
                let letters = run.text.chars().filter(|c| c.is_alphabetic()).count();
                let digits = run.text.chars().filter(char::is_ascii_digit).count();
                // The digits of a row in a grid are spaced out, with others between them.
                let is_close = extent.right - extent.left < run.size * run.glyphs.len() as i32;
                if is_close && (letters >= 2 || digits >= 3) {
                    words.push((extent, run.text.clone()));
                }
            }
        });
        for (at, (one, text)) in words.iter().enumerate() {
            for (other, second) in &words[at + 1..] {
                let across = one.right.min(other.right) - one.left.max(other.left);
                let down = one.bottom.min(other.bottom) - one.top.max(other.top);
                let least = (one.bottom - one.top).min(other.bottom - other.top);
                if across > Length::thousandths(1500)
                    && down.to_thousandths() * 100 > least.to_thousandths() * 45
                {
                    faults.push(format!("page {}: `{text}` lies over `{second}`", index + 1));
                }
            }
        }
    }
    faults
}

/// Returns `true` if the spec yields a book, which must be faultless, and `false` if it is refused.
fn prove(text: &str) -> Result<bool, TestCaseError> {
    let source = Source::new("book.toml", text);
    let order = BookOrder { seed: Some("any"), ..BookOrder::default() };
    let refused = |failure: gridpress_messages::diag::Failure| {
        prop_assert!(matches!(failure.exit, Exit::Input | Exit::Budget), "{failure}");
        prop_assert!(!failure.reports.is_empty());
        prop_assert!(failure.reports.iter().all(|report| !report.message.is_empty()));
        Ok(false)
    };
    let book = match super::puzzles(&source, &Intro, &order) {
        Ok(book) => book,
        Err(failure) => return refused(failure),
    };
    let typeset = match TypesetBook::new(&book) {
        Ok(typeset) => typeset,
        Err(failure) => return refused(failure),
    };
    let layout = &typeset.layout;
    for document in std::iter::once(&layout.book).chain(&layout.answers) {
        let faults = faults(document, &book.spec);
        prop_assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
    let printed = match typeset.print("book.pdf") {
        Ok(printed) => printed,
        Err(failure) => return refused(failure),
    };
    let mut pdfs = vec![NamedPdf { name: "book.pdf", bytes: &printed.pdf }];
    pdfs.extend(printed.answers.as_ref().map(|bytes| NamedPdf { name: "book-answers.pdf", bytes }));
    let lock = Source::new("book.lock", printed.lock.as_str());
    let findings = verify(&lock, &Intro, &pdfs, &|_| ());
    let findings = findings.map_err(|failure| TestCaseError::fail(failure.to_string()))?;
    prop_assert!(findings.differences.is_empty(), "{}", findings.differences.join("\n"));
    Ok(true)
}

/// Tries a number of specs, always the same for a seed.
fn try_specs(cases: u32, seed: u8) {
    let config =
        Config { cases, failure_persistence: None, max_shrink_iters: 300, ..Config::default() };
    let rng = TestRng::from_seed(RngAlgorithm::XorShift, &[seed; 16]);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let books = std::cell::Cell::new(0);
    let result = runner.run(&spec(), |text| {
        books.set(books.get() + u32::from(prove(&text)?));
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    assert!(books.get() * 10 > cases, "only {} were books", books.get());
}

#[test]
fn a_random_spec_is_refused_or_gives_a_sound_book() {
    try_specs(CASES, 3);
}

/// To be run by name after changes to the layout.
#[test]
#[ignore = "takes minutes"]
fn a_thousand_random_specs() {
    try_specs(MANY, 2);
}

fn parsed(spec: &str) -> BookSpec {
    BookSpec::parse(&Source::new("book.toml", spec), &NoFiles)
        .unwrap_or_else(|reports| panic!("{spec}: {}", reports[0]))
        .0
}

fn section(more: &str) -> String {
    format!("[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 3\n{more}\n")
}

/// Returns specs that no page can hold, each with a part of the expected message.
fn impossible() -> Vec<(String, &'static str)> {
    let small = "[page]\ntrim = \"4x6in\"\n";
    let intro = "words and words ".repeat(120);
    vec![
        (section("per_page = 90"), "per_page = 90"),
        (section("") + "[answers]\nper_page = 90", "per_page = 90 of [answers]"),
        (section("per_page = 9") + "[answers]\nplacement = \"foot\"", "per_page = 9"),
        (include_str!("../../tests/specs/qr-room.toml").to_owned(), "do not fit below its grids"),
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
fn impossible_pages_are_refused_before_puzzles_are_made() {
    for (spec, part) in impossible() {
        let made = AtomicUsize::new(0);
        let order = BookOrder {
            seed: Some("f"),
            progress: &|_| {
                made.fetch_add(1, Ordering::Relaxed);
            },
            ..BookOrder::default()
        };
        let message = press::puzzles(&Source::new("book.toml", &*spec), &NoFiles, &order);
        let message = message.expect_err(&spec).to_string();
        assert!(message.contains(part), "{spec}: {message}");
        assert_eq!(made.into_inner(), 0, "{spec}");
        // The layout of the book itself fails with the same message.
        let book = Book::make(parsed(&spec), "f", &|_| ()).expect(&spec);
        assert_eq!(lay_out(&book).expect_err(&spec).to_string(), message);
    }
}

#[test]
fn pages_are_counted_before_puzzles_are_made() {
    let one = "per_page = 1\n";
    let spec = section(one).replace("count = 3", "count = 99999");
    assert!(check_fits(&Book::specimen(parsed(&spec), "f")).is_ok());
    let spec = section(one).replace("count = 3", "count = 100000");
    let message = check_fits(&Book::specimen(parsed(&spec), "f")).expect_err("too many");
    assert!(
        message.to_string().contains("at least 100000 pages; at most 99999 are supported"),
        "{message}"
    );
}

#[test]
fn books_that_can_be_laid_out_pass_the_early_check() {
    check_kinds(extent::SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn books_that_can_be_laid_out_pass_the_early_check_in_full() {
    check_kinds(extent::SweepExtent::Full);
}

fn check_kinds(extent: extent::SweepExtent) {
    for kind in extent.select(gridpress_testing::samples::KINDS.iter(), 5) {
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
            let foreseen = check_fits(&Book::specimen(spec, "f"));
            assert!(foreseen.is_ok(), "{kind}: {foreseen:?}");
        }
    }
}
