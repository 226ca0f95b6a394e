//! Golden images of pages in every design, small and in greys, in `tests/golden/pages`.
//!
//! `GOLDEN=write cargo test --test program pages` rewrites them; look at the changes before you commit them. If a page
//! differs, its image and an image of the differences are written to `target/tmp/pages`.

use super::grey_image::GreyImage;
use gridpress_base::fonts::Fonts;
use gridpress_book::Book;
use gridpress_book::daily::Desk;
use gridpress_bookspec::{BookSpec, NoFiles};
use gridpress_layout::{self as layout, Document};
use gridpress_messages::diag::Source;
use gridpress_render::png;
use gridpress_testing::golden;
use std::fs;
use std::path::Path;

/// Resolution of pages, covers and columns, in pixels per inch: a page is 300 pixels wide.
const PAGE: u32 = 50;
const COLUMN: u32 = 60;
/// Factor by which pages are painted larger and then reduced. The dots of a grey are six pixels apart, so greys become
/// even.
const SHARPNESS: u32 = 6;

/// A book with every type of page.
const BOOK: &str = r#"
title    = "Golden Sudoku"
subtitle = "A Page of Each Sort"
author   = "The Proof Reader"
seed     = "golden"

[page]
trim    = "6x9in"
printer = "kdp-paperback-white"

[[section]]
id    = "classic"
title = "Classic grids"
level = "expert"
count = 4

[[section]]
id      = "windows"
title   = "Diagonals and windows"
level   = "medium"
variant = ["diagonal", "windoku"]
count   = 2

[[section]]
id       = "killer"
title    = "Killers"
level    = "easy"
variant  = ["killer"]
count    = 1
per_page = 1
opener   = "page"

[[section]]
id      = "jigsaw"
title   = "Jigsaws"
level   = "medium"
variant = ["jigsaw"]
count   = 2

[puzzle]
givens    = true
technique = true
name      = true
time      = true

[front]
copyright  = "© 2026 The Proof Reader"
levels     = true
techniques = true

[answers]
hints       = true
walkthrough = [1, 7]
"#;

/// A desk that prints a puzzle and yesterday's solution.
const DESK: &str = r#"
title = "The Golden Morning"
seed  = "golden"

[daily]
first = "2026-01-01"
"#;

/// The identification of a page of a book.
enum PageName {
    /// The page with that number, from 1.
    Number(u32),
    /// The page at that distance after the target of an outline entry.
    Behind(&'static str, u32),
    /// The page of the puzzle of that number.
    Puzzle(usize),
    /// The page of the answer to the puzzle of that number.
    Answer(usize),
}

/// The pages with stored images.
const PAGES: [(&str, PageName); 13] = [
    ("title", PageName::Number(1)),
    ("contents", PageName::Behind("Contents", 0)),
    ("how-to", PageName::Behind("How to solve", 0)),
    ("how-to-2", PageName::Behind("How to solve", 1)),
    ("techniques", PageName::Behind("Techniques", 3)),
    ("opener", PageName::Behind("Killers", 0)),
    ("puzzles", PageName::Puzzle(1)),
    ("windows", PageName::Puzzle(5)),
    ("killer", PageName::Puzzle(7)),
    ("jigsaws", PageName::Puzzle(8)),
    ("answers", PageName::Answer(1)),
    ("hints", PageName::Behind("Hints", 0)),
    ("walkthrough", PageName::Behind("Walkthroughs", 2)),
];

/// Returns the spec `text` in a design.
fn spec(text: &str, design: &str) -> BookSpec {
    let text = format!("design = \"{design}\"\n{text}");
    BookSpec::parse(&Source::new("book.toml", &text), &NoFiles).unwrap().0
}

/// Renders the page of `document` with that index at `dpi` pixels per inch.
fn picture(document: &Document, index: usize, fonts: &Fonts, dpi: u32) -> GreyImage {
    let page = document.page(index).unwrap();
    let large = png::render(&page, &document.paper, fonts, dpi * SHARPNESS).unwrap();
    GreyImage::png(&large).shrunk(SHARPNESS as usize)
}

/// Renders the selected pages of a book, and its cover.
fn of_book(design: &str) -> Vec<(String, GreyImage)> {
    let book = Book::make(spec(BOOK, design), "golden", &|_| ()).unwrap();
    let with_grids = layout::lay_out(&book).unwrap();
    let index = |place: &PageName| match place {
        PageName::Number(number) => *number as usize - 1,
        PageName::Puzzle(number) => with_grids.puzzle_pages[number - 1].page as usize - 1,
        PageName::Answer(number) => {
            let printed = with_grids.puzzle_pages[number - 1];
            printed.answer_page.unwrap() as usize - 1
        }
        PageName::Behind(title, pages) => {
            let outline = &with_grids.book.outline;
            let entry = outline.iter().find(|entry| entry.title == *title);
            entry.unwrap_or_else(|| panic!("{title}: {outline:#?}")).to.page + *pages as usize
        }
    };
    let fonts = &book.spec.fonts;
    let pages = PAGES.iter().map(|(name, place)| {
        let picture = picture(&with_grids.book, index(place), fonts, PAGE);
        (format!("{design}-{name}"), picture)
    });
    let mut pictures: Vec<_> = pages.collect();
    let cover = layout::lay_out_cover(&book, 200, layout::CoverKind::Print).unwrap();
    let cover = picture(&cover.document, 0, fonts, PAGE);
    pictures.push((format!("{design}-cover"), cover));
    pictures
}

/// Renders a newspaper column.
fn of_column(design: &str) -> (String, GreyImage) {
    let spec = spec(DESK, design);
    let desk = Desk::new(&spec, "golden").unwrap();
    let days = [20, 21].map(|day| jiff::civil::date(2026, 11, day));
    let editions = desk.editions(&days).unwrap();
    let column = layout::column::lay_out_day(&desk, &editions[1], Some(&editions[0])).unwrap();
    let column = picture(&column, 0, &spec.fonts, COLUMN);
    (format!("{design}-column"), column)
}

/// Compares an image with the stored one. Returns a complaint and writes images of the difference if they differ.
fn complaint(name: &str, seen: &GreyImage) -> Option<String> {
    let path = golden::path(&format!("pages/{name}.png"));
    if golden::is_update_requested() {
        fs::write(&path, seen.to_png()).unwrap();
    }
    let Ok(bytes) = fs::read(&path) else {
        return Some(format!("there is no {}", path.display()));
    };
    let golden = GreyImage::png(&bytes);
    if *seen == golden {
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    fs::create_dir_all(&folder).unwrap();
    let leave = |end: &str, picture: &GreyImage| {
        let path = folder.join(format!("{name}{end}.png"));
        fs::write(&path, picture.to_png()).unwrap();
        path.display().to_string()
    };
    let is = leave("", seen);
    let difference = match seen.difference(&golden) {
        Some(difference) => {
            format!("the differences are in {}", leave("-differences", &difference))
        }
        None => "the sizes differ".into(),
    };
    Some(format!("{name} is now {is}; {difference}"))
}

/// Compares the pages of a design with the stored images.
fn check(design: &str) {
    let mut pictures = of_book(design);
    pictures.push(of_column(design));
    let complaints: Vec<String> =
        pictures.iter().filter_map(|(name, picture)| complaint(name, picture)).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    let kept = fs::read_dir(golden::path("pages")).unwrap();
    let names = kept.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let of_design = names.filter(|name| name.starts_with(&format!("{design}-")));
    assert_eq!(of_design.count(), pictures.len(), "a picture of no page");
}

#[test]
fn pages_look_as_they_did_in_the_classic_design() {
    check("classic");
}

#[test]
fn pages_look_as_they_did_in_the_modern_design() {
    check("modern");
}

#[test]
fn pages_look_as_they_did_in_large_print() {
    check("large-print");
}
