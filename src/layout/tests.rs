mod book_parts;
mod designs;
mod diagrams;
mod flows;
mod furniture;
mod kinds;
mod nearby_answers;
mod overlapping_pages;

use super::*;
use gridpress_base::fonts::Fonts;
use gridpress_bookspec::{BookSpec, Files, NoFiles};
use gridpress_ground::units::Point;
use gridpress_messages::diag::{Exit, Source};
use gridpress_testing::samples;
use std::collections::BTreeMap;

fn book(text: &str) -> Book {
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    Book::make(spec, "layout", &|_| ()).unwrap()
}

fn with(page: &str, per_page: u32, answers: &str) -> Book {
    book(&format!(
        "title = \"A Book of Jolly Fjords\"\nsubtitle = \"Quaint\"\nauthor = \"Ångström Öj\"\n[page]\n{page}\n\
         [[section]]\nid = \"one\"\ntitle = \"Jumping fjords\"\nlevel = \"easy\"\ncount = 13\nper_page = {per_page}\n\
         [[section]]\nid = \"two\"\ntitle = \"Two\"\nlevel = \"medium\"\ncount = 5\nper_page = {per_page}\n\
         [answers]\n{answers}\n[front]\ncopyright = \"© All rights\\nreserved\"\n"
    ))
}

/// Returns the page of that number, with drawings resolved and figures of cells as text.
fn page(document: &Document, number: u32) -> Page {
    let page = document.page(number as usize - 1).unwrap();
    Page { items: flattened(page.items), ..page }
}

/// Resolves drawings of items, and turns figures of cells into text.
fn flattened(items: Vec<Item>) -> Vec<Item> {
    let mut flattened = Vec::new();
    for item in items {
        if let Paint::Tagged { role: role @ TextRole::Link(_), .. } = &item.paint {
            flattened.push(Item::tagged(role.clone(), Vec::new()));
        }
        walk(&[item], &mut |painted| flattened.push(flat(painted)));
    }
    flattened
}

/// Returns a primitive as an item.
fn flat(painted: PaintedPrimitive) -> Item {
    if let Some(clip) = painted.clip {
        let whole = PaintedPrimitive { clip: None, ..painted };
        let pose = Pose { at: Point::default(), turns: 0, scale: (1, 1) };
        return Item::posed(vec![flat(whole)], pose, Some(clip));
    }
    let zero = Point::default();
    let (at, paint) = match painted.primitive {
        Primitive::Fill { outline, percent } => (zero, Paint::Fill { outline, percent }),
        Primitive::Stroke { outline, weight } => (zero, Paint::Stroke { outline, weight }),
        Primitive::Text(text) => {
            let (run, percent) = (text.run.into_owned(), text.percent);
            let item = Item {
                at: if text.turns == 0 { text.at } else { zero },
                paint: Paint::Text { run, percent },
            };
            if text.turns == 0 {
                return item;
            }
            let pose = Pose { at: text.at, turns: text.turns, scale: (1, 1) };
            return Item::posed(vec![item], pose, None);
        }
        Primitive::Picture(picture) => {
            let (size, image) = (picture.size, picture.image.clone());
            (picture.at, Paint::Image { size, image })
        }
    };
    Item { at, paint }
}

fn pages(document: &Document) -> Vec<Page> {
    let numbers = 1..=document.len() as u32;
    numbers.map(|number| page(document, number)).collect()
}

/// Returns the smallest rectangle around two others, each as left, top, right and bottom.
fn hull(a: [Length; 4], b: [Length; 4]) -> [Length; 4] {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// Returns the ink of an item: left, top, right, bottom.
fn ink(fonts: &Fonts, item: &Item) -> Option<[Length; 4]> {
    let mut inks = Vec::new();
    walk(std::slice::from_ref(item), &mut |painted| {
        let clip = painted.clip.map(Extent::from);
        let edges = |of: Extent| {
            let Extent { left, top, right, bottom } =
                clip.and_then(|clip| of.within(clip)).unwrap_or(of);
            [left, top, right, bottom]
        };
        match painted.primitive {
            Primitive::Fill { outline, .. } => inks.extend(outline.filled().into_iter().map(edges)),
            Primitive::Stroke { outline, weight } => {
                inks.extend(outline.stroked(weight).map(edges))
            }
            Primitive::Picture(picture) => inks.push(edges(picture.extent())),
            Primitive::Text(text) => {
                let face = fonts.face(text.run.face);
                inks.extend(text.run.glyphs.iter().filter_map(|glyph| {
                    let [left, bottom, right, top] = face.ink(glyph.id)?;
                    let scale = |units| text.run.size.scale(units, face.units_per_em());
                    let corner = |x, y| {
                        let place = text.point(Point::new(glyph.x + scale(x), -scale(y)));
                        [place.x, place.y, place.x, place.y]
                    };
                    Some(hull(corner(left, top), corner(right, bottom)))
                }));
            }
        }
    });
    inks.into_iter().reduce(hull)
}

#[test]
fn no_ink_crosses_a_margin() {
    let pages = [
        "trim = \"6x9in\"",
        "trim = \"a4\"\nmargins = { inside = \"1in\" }",
        "trim = \"5x8in\"\nmargins = { outside = \"3mm\", top = \"0.25in\", bottom = \"0.25in\" }",
    ];
    for page in pages {
        for (per_page, answers) in [
            (1, "per_page = 6"),
            (2, "per_page = 12"),
            (3, "placement = \"after-section\""),
            (4, "placement = \"separate\""),
            (6, "per_page = 20"),
        ] {
            let book = with(page, per_page, answers);
            assert_inside(&book, &lay_out(&book).unwrap());
        }
    }
}

/// Checks that the ink of all items is in the text block.
fn assert_inside(book: &Book, layout: &BookLayout) {
    let answers = layout.answers.as_ref().map_or(0, Document::len);
    let inside = book.spec.page.inside_margin(answers.max(layout.book.len()));
    let frame = typography::text_block::TextBlock::new(&book.spec, inside);
    let hair = Length::thousandths(20);
    for document in std::iter::once(&layout.book).chain(&layout.answers) {
        for (index, page) in pages(document).iter().enumerate() {
            let origin = frame.origin(index);
            let (right, bottom) = (origin.x + frame.block.width, origin.y + frame.block.height);
            for item in &page.items {
                let Some(ink) = ink(&book.spec.fonts, item) else {
                    continue;
                };
                assert!(
                    ink[0] >= origin.x - hair
                        && ink[1] >= origin.y - hair
                        && ink[2] <= right + hair
                        && ink[3] <= bottom + hair,
                    "page {}: {ink:?} leaves {origin:?} to {right} {bottom}: {item:?}",
                    index + 1
                );
            }
        }
    }
}

fn frames(page: &Page) -> Vec<(Point, Length, Length)> {
    let frame = |item: &Item| match item {
        Item { paint: Paint::Stroke { outline: Outline::Rect(rect), weight }, .. } => {
            Some((rect.origin, rect.size.width, *weight))
        }
        _ => None,
    };
    page.items.iter().filter_map(frame).collect()
}

#[test]
fn grids_of_a_section_are_equal_and_evenly_spaced() {
    for per_page in [1, 2, 3, 4, 6, 8, 9] {
        let book = with("trim = \"a4\"", per_page, "placement = \"none\"");
        let layout = lay_out(&book).unwrap();
        let first = layout.puzzle_pages[0].page as usize - 1;
        let grids: Vec<_> = pages(&layout.book)[first..first + 13usize.div_ceil(per_page as usize)]
            .iter()
            .map(frames)
            .collect();
        let all: Vec<_> = grids.iter().flatten().collect();
        assert_eq!(all.len(), 13);
        assert!(
            all.iter().all(|grid| grid.1 == all[0].1),
            "grids of several sizes at {per_page} a page"
        );
        assert!(all.iter().all(|grid| grid.2 == book.spec.grid.rules.thick));
        // Gaps between neighbours in a row, and between rows.
        for axis in [|at: Point| at.x, |at: Point| at.y] {
            let mut places: Vec<Length> = grids[0].iter().map(|grid| axis(grid.0)).collect();
            places.sort();
            places.dedup();
            let gaps: Vec<i32> =
                places.windows(2).map(|pair| (pair[1] - pair[0]).to_thousandths()).collect();
            assert!(gaps.windows(2).all(|pair| pair[0].abs_diff(pair[1]) <= 2), "{gaps:?}");
        }
    }
}

#[test]
fn grids_are_as_wide_as_narrow_pages() {
    let book = with("trim = \"6x9in\"\nmargins = { inside = \"0.5in\" }", 1, "");
    let layout = lay_out(&book).unwrap();
    let grid = frames(&page(&layout.book, layout.puzzle_pages[0].page))[0];
    assert_eq!(grid.1 + grid.2, Length::pt(360));
}

#[test]
fn margins_are_mirrored_and_the_inside_one_grows_with_the_book() {
    let thin = with("trim = \"6x9in\"", 1, "");
    let layout = lay_out(&thin).unwrap();
    let [(right, ..)] = frames(&page(&layout.book, layout.puzzle_pages[0].page))[..] else {
        panic!("expected one grid")
    };
    let [(left, ..)] = frames(&page(&layout.book, layout.puzzle_pages[1].page))[..] else {
        panic!("expected one grid")
    };
    assert_eq!(layout.puzzle_pages[0].page % 2, 1);
    assert_eq!((right.x, left.x), (Length::pt(27 + 1), Length::pt(36 + 1)));

    let thick = book(
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 290\nper_page = 1\n[answers]\nplacement = \"none\"\n[front]\ntitle_page = false\ncontents = false\nhow_to = false",
    );
    let layout = lay_out(&thick).unwrap();
    assert_eq!(layout.book.len(), 290);
    assert_eq!(frames(&page(&layout.book, 1))[0].0.x, Length::pt(36 + 1));
}

/// Creates a book of `count` copies of one puzzle, one on a page and nothing else.
fn bare(page: &str, count: u32, answers: &str) -> Book {
    let book = book(&format!(
        "[page]\n{page}\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n\
         [answers]\n{answers}\n[front]\ntitle_page = false\ncontents = false\nhow_to = false"
    ));
    samples::with_copies(book, count)
}

#[test]
fn inside_margin_follows_the_printers_rule_for_the_page_count() {
    let none = "placement = \"none\"";
    for (printer, steps) in [
        ("", &[(150, 375), (300, 500), (500, 625), (700, 750), (9999, 875)][..]),
        ("printer = \"kdp-hardcover\"", &[(150, 375), (300, 500), (500, 625), (9999, 750)]),
        ("printer = \"lulu\"", &[(60, 510), (150, 563), (400, 750), (9999, 813)]),
        ("printer = \"ingramspark\"", &[(9999, 510)]),
    ] {
        let counts = steps.iter().flat_map(|&(last, _)| [last, last + 1]);
        for count in counts.filter(|&count| count < 9999) {
            let book = bare(printer, count, none);
            let layout = lay_out(&book).unwrap();
            let pages = layout.book.len();
            assert_eq!(pages, count.next_multiple_of(2) as usize);
            let (_, mils) = steps.iter().find(|(last, _)| pages <= *last as usize).unwrap();
            let left = frames(&page(&layout.book, 1))[0].0.x - Length::pt(1);
            let off = left - Length::mils(*mils);
            assert!(off.max(-off) <= Length::mils(1), "{printer}: {pages} pages, {left}");
        }
    }
}

#[test]
fn both_books_have_the_margin_of_the_thicker_one() {
    let separate = "placement = \"separate\"\nper_page = 1";
    for (count, mils) in [(148, 375), (151, 500)] {
        let book = bare("", count, separate);
        let layout = lay_out(&book).unwrap();
        for document in [&layout.book, layout.answers.as_ref().unwrap()] {
            let left = frames(&page(document, 1))[0].0.x;
            assert!(left >= Length::mils(mils), "{count}: {left}");
        }
        assert_inside(&book, &layout);
    }
}

#[test]
fn margins_never_shrink() {
    let margin_for = |pages: usize| {
        Length::pt(if pages > 300 {
            3
        } else if pages > 150 {
            2
        } else {
            1
        })
    };
    // A wider margin may reduce or increase the number of pages; no margin fits its own count.
    for counts in [[302, 152, 100], [152, 140, 100], [152, 302, 140], [100, 999, 999]] {
        let mut tried = Vec::new();
        let lay = |margin: Length| {
            tried.push(margin);
            let pages = counts[(margin.to_thousandths() / 1000 - 1) as usize];
            Ok::<_, ()>(((margin, pages), pages))
        };
        let (margin, pages) = find_margin(margin_for, lay).unwrap();
        assert!(margin_for(pages) <= margin, "{counts:?}");
        assert!(tried.is_sorted() && tried.len() <= 3, "{counts:?}");
    }
}

/// Returns the text on each baseline, from left to right.
fn lines(page: &Page) -> Vec<String> {
    let mut lines: BTreeMap<Length, Vec<(Length, &str)>> = BTreeMap::new();
    for item in &page.items {
        if let Item { at, paint: Paint::Text { run, .. } } = item {
            lines.entry(at.y).or_default().push((at.x, &run.text));
        }
    }
    let line = |mut line: Vec<(Length, &str)>| {
        line.sort();
        line.into_iter().map(|(_, text)| text).collect()
    };
    lines.into_values().map(line).collect()
}

#[test]
fn references_have_correct_page_numbers() {
    for placement in ["back", "after-section", "separate"] {
        let book = with("trim = \"a5\"", 2, &format!("placement = \"{placement}\"\nper_page = 6"));
        let layout = lay_out(&book).unwrap();
        let answers = layout.answers.as_ref().unwrap_or(&layout.book);
        let contains = |page: &Page, expected: &str| {
            page.items
                .iter()
                .any(|item| matches!(item, Item { paint: Paint::Text { run, .. }, .. } if run.text == expected))
        };
        for (puzzle, printed) in book.puzzles().zip(&layout.puzzle_pages) {
            let answer = printed.answer_page.unwrap();
            let puzzle_page = page(&layout.book, printed.page);
            let before =
                if placement == "separate" { "Answers book, page" } else { "Answer on page" };
            let expected = format!("{before} {answer}");
            let is_printed = lines(&puzzle_page).iter().any(|line| {
                let mut matches = line.match_indices(&expected);
                // No other digit follows.
                matches.any(|(at, _)| !line[at + expected.len()..].starts_with(char::is_numeric))
            });
            assert!(is_printed, "puzzle {} in {placement}", puzzle.number);
            assert!(contains(&puzzle_page, &puzzle.number.to_string()));
            assert!(contains(&page(answers, answer), &puzzle.number.to_string()));
        }
    }
}

#[test]
fn rejects_crowded_pages_and_reports_the_maximum() {
    let crowded = with("trim = \"a6\"", 30, "");
    let failure = lay_out(&crowded).unwrap_err();
    assert_eq!(failure.exit, Exit::Input);
    let text = failure.to_string();
    assert!(text.contains("per_page = 30 of section `one` does not fit the page"), "{text}");
    assert!(text.contains("at most "), "{text}");
    // The number in the message does fit.
    let most: u32 =
        text.split("at most ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    lay_out(&with("trim = \"a6\"", most, "")).unwrap();
    assert!(lay_out(&with("trim = \"a6\"", most + 1, "")).is_err());
}
