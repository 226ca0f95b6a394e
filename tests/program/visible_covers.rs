//! Visibility of barcodes and texts on covers, and detection of anything that hides them.

use super::cover_samples::{CoverSample, ISBN, all, book, sample};
use super::program::{ProgramRun, run, succeed, with_spec};
use gridpress::press;
use gridpress_reader::{Direction, PageView, PdfReader};
use lopdf::Document;
use std::fs;
use std::thread;

/// Fails if an element of one of the covers is not visible, or if its printer would refuse it.
fn assert_visible(samples: &[CoverSample]) {
    let halves = samples.chunks(samples.len().div_ceil(2));
    let faults: Vec<String> = thread::scope(|scope| {
        let tasks: Vec<_> = halves.map(|half| scope.spawn(|| faults(half))).collect();
        tasks.into_iter().flat_map(|task| task.join().unwrap()).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns a line for each finding about the covers that is not as it should be.
fn faults(samples: &[CoverSample]) -> Vec<String> {
    let mut book = book();
    let of_sample = |sample: &CoverSample| {
        sample.apply(&mut book);
        let findings = press::check_cover(&book, sample.pages);
        let seen = findings.iter().filter(|finding| finding.rule == "cover-visible");
        assert_eq!(seen.count(), 1, "{}", sample.name());
        let failed = findings.into_iter().filter(|finding| !(finding.passed || finding.is_advice));
        failed.map(|finding| format!("{}: {}", sample.name(), finding.measured)).collect::<Vec<_>>()
    };
    samples.iter().flat_map(of_sample).collect()
}

#[test]
fn all_elements_of_a_cover_are_visible() {
    let samples = sample(83);
    assert!(samples.len() >= 18);
    assert_visible(&samples);
}

#[test]
#[ignore = "long sweep"]
fn all_elements_of_a_cover_are_visible_in_full() {
    assert_visible(&sample(11));
}

#[test]
#[ignore = "takes minutes"]
fn all_elements_of_every_cover_are_visible() {
    assert_visible(&all());
}

const BOOK: &str = "title = \"Night Sudoku\"\nauthor = \"Ann\"\nisbn = \"978-3-16-148410-0\"\nseed = \"s\"\n\
    [page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-white\"\n\
    [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 60\n[cover]\ndesign = \"field\"\n";
/// The colours of type and background in the palette.
const INK: &str = "1 1 1 rg";
const GROUND: &str = "0.0431 0.2353 0.3647 rg";

/// Returns the places of the letters of the first occurrence of `text`, in points from the lower left.
fn places(view: &PageView, text: &str) -> Vec<(f64, f64)> {
    let letters: Vec<_> = (view.letters().iter())
        .filter(|letter| letter.direction == Direction::Right && letter.text != " ")
        .collect();
    let spells = |letters: &[&_]| {
        let letters = letters.iter().map(|letter: &&gridpress_reader::Letter| letter.text.as_str());
        letters.collect::<String>() == text
    };
    let mut found = letters.windows(text.len()).filter(|letters| spells(letters));
    let found = found.next().unwrap_or_else(|| panic!("no {text}"));
    found.iter().map(|letter| letter.at).collect()
}

/// Returns operators that fill a rectangle around places in a colour.
fn patch(places: &[(f64, f64)], colour: &str, [left, right, up, down]: [f64; 4]) -> String {
    let sides = |of: fn(&(f64, f64)) -> f64| {
        let places = places.iter().map(of);
        places.fold((f64::MAX, f64::MIN), |(low, high), place| (low.min(place), high.max(place)))
    };
    let ((x, to_x), (y, to_y)) = (sides(|place| place.0), sides(|place| place.1));
    let (x, y, width, height) = (x - left, y - down, to_x - x + left + right, to_y - y + up + down);
    format!("q {colour} {x:.2} {y:.2} {width:.2} {height:.2} re f Q\n")
}

#[test]
fn covers_with_hidden_elements_are_refused() {
    let folder = with_spec(BOOK);
    let path = folder.path();
    succeed(path, &["book"]);
    succeed(path, &["cover"]);
    let good = fs::read(path.join("book-cover.pdf")).unwrap();
    succeed(path, &["verify", "book-cover.pdf"]);
    let view = PdfReader::new(&good).unwrap().view(0).unwrap().unwrap();
    let [code] = &view.barcodes()[..] else { panic!("no barcode") };
    assert_eq!(code.digits, ISBN);
    let digits = places(&view, ISBN);
    let title = places(&view, "NIGHT");
    let author = places(&view, "Ann");
    let bars = vec![(code.sides.0, digits[0].1 + 9.0), (code.sides.1, digits[0].1 + 9.0)];
    let thin = vec![(code.sides.0, digits[0].1 + 40.0), (code.sides.1, digits[0].1 + 40.0)];
    // The puzzle is drawn before the words.
    let is_figure = |letter: &&gridpress_reader::Letter| {
        letter.at.0 > view.width() / 2.0 && letter.text.chars().all(|c| c.is_ascii_digit())
    };
    let figures: Vec<_> = view.letters().iter().filter(is_figure).map(|letter| letter.at).collect();
    let few = |up| [2.0, 2.0, up, 2.0];
    let add = |more: String| move |content: String| content + "\n" + &more;
    let ground = |content: String| {
        assert!(content.contains(INK) && content.contains(GROUND), "{content:.2000}");
        content.replace(INK, GROUND)
    };
    let under = patch(&title, GROUND, [9.0, 90.0, 90.0, 30.0]);
    type CoverChange<'c> = Box<dyn Fn(String) -> String + 'c>;
    let cases: Vec<(&str, CoverChange, &str)> = vec![
        (
            "the barcode",
            Box::new(add(patch(&bars, "1 g", few(80.0)))),
            "the barcode cannot be read",
        ),
        (
            "the barcode, in black",
            Box::new(add(patch(&bars, "0 g", few(80.0)))),
            "the barcode cannot be read",
        ),
        (
            "a stripe of it",
            Box::new(add(patch(&thin, "1 g", few(2.0)))),
            "the bars of the barcode are interrupted",
        ),
        ("most of it", Box::new(add(patch(&bars, "1 g", few(40.0)))), "of the height"),
        (
            "its digits",
            Box::new(add(patch(&digits, "1 g", [2.0, 9.0, 9.0, 2.0]))),
            "the digits below the barcode cannot be seen",
        ),
        (
            "a digit",
            Box::new(add(patch(&digits[3..4], "1 g", [1.0, 4.0, 9.0, 2.0]))),
            "the digits below the barcode cannot be seen completely",
        ),
        ("the title", Box::new(add(under.clone())), "the title cannot be seen"),
        (
            "a digit of the puzzle",
            Box::new(add(patch(&figures[..1], "1 g", [2.0, 30.0, 30.0, 2.0]))),
            "1 of ",
        ),
        (
            "a pale ground below the puzzle",
            Box::new(|content| content.replace(GROUND, "0.6 0.7 0.8 rg")),
            "digits and sums of the puzzle on the front cannot be read",
        ),
        (
            "the author",
            Box::new(add(patch(&author, "0 g", [2.0, 30.0, 30.0, 9.0]))),
            "the author cannot be seen",
        ),
        ("the title in the ground's colour", Box::new(ground), "the title cannot be seen"),
        (
            "all text",
            Box::new(|content| content.replace("BT", "q 0 0 1 1 re W n BT").replace("ET", "ET Q")),
            "the title cannot be seen",
        ),
        (
            "no text",
            Box::new(|content| {
                let parts = content.split("BT\n");
                parts.map(|part| part.split_once("ET").map_or(part, |(_, rest)| rest)).collect()
            }),
            "the title is missing",
        ),
        // The background comes first.
        ("nothing", Box::new(|content| under.clone() + &content), ""),
    ];
    for (what, change, why) in cases {
        let mut document = Document::load_mem(&good).unwrap();
        let page = document.get_pages()[&1];
        let content = document.get_page_content(page);
        let content = change(String::from_utf8_lossy(&content).into_owned());
        document.change_page_content(page, content.into_bytes()).unwrap();
        document.save(path.join("book-cover.pdf")).unwrap();
        let ProgramRun { code, out, stderr } = run(path, &["verify", "book-cover.pdf"]);
        assert_eq!(code, 1, "{what}: {out}{stderr}");
        match why {
            "" => assert!(!stderr.contains("the title") && !stderr.contains("barcode"), "{stderr}"),
            why => assert!(stderr.contains(why), "{what}: {stderr}"),
        }
    }
}

#[test]
fn a_check_includes_the_cover() {
    for design in ["plain", "mosaic"] {
        let folder = with_spec(&BOOK.replace("field", design));
        let out = run(folder.path(), &["check"]).out;
        assert!(out.contains("pass  cover-visible"), "{out}");
    }
}
