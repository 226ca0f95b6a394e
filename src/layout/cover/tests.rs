use super::*;
use crate::diag::Source;
use crate::fonts::Fonts;
use crate::layout::page::item::{Item, Paint};
use crate::layout::page::outline::Outline;
use crate::layout::page::walk::{Primitive, walk};
use crate::spec::{BookSpec, NoFiles, SpineText};
use crate::units::{Point, Rect};

fn book(page: &str, more: &str) -> Book {
    let text = format!(
        "title = \"Two Hundred Sudoku\"\nsubtitle = \"From easy to hard\"\nauthor = \"Ann Author\"\n\
         isbn = \"978-3-16-148410-0\"\n[page]\n{page}\n[front]\nhow_to = false\n{more}\n\
         [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 3\n"
    );
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    Book::make(spec, "covers", &|_| ()).unwrap()
}

const WHITE: &str = "trim = \"6x9in\"\nprinter = \"kdp-paperback-white\"";

#[test]
fn sheets_are_as_large_as_the_printers_say() {
    // Width and height of all paper, and the spine: worked by hand from the printers' rules, in thousandths of an inch.
    for (printer, paper, pages, sheet, spine) in [
        // 12 + 200 x 0.002252 + 0.25; 9 + 0.25.
        ("kdp-paperback-white", "white", 200, [12_700, 9_250], 450),
        // 300 x 0.0025.
        ("kdp-paperback-cream", "cream", 300, [13_000, 9_250], 750),
        // An odd book has a blank page more: 24 x 0.002252.
        ("kdp-paperback-white", "white", 23, [12_304, 9_250], 54),
        ("kdp-paperback-white", "white", 828, [14_115, 9_250], 1_865),
        // 200 / 444 + 0.06.
        ("lulu", "white", 200, [12_760, 9_250], 510),
        // 12 + 200 x 0.0025 + 0.28 + 2 x 0.888; 9 + 2 x 0.827.
        ("kdp-hardcover", "cream", 200, [14_556, 10_654], 780),
    ] {
        let page = format!("trim = \"6x9in\"\nprinter = \"{printer}\"");
        let book = book(&page, &format!("[cover]\npaper = \"{paper}\""));
        let cover = cover(&book, pages, false).unwrap();
        let off = |length: Length, mils: i32| {
            let off = length - Length::mils(mils);
            off.max(-off) < Length::mils(1)
        };
        assert!(off(cover.spine, spine), "{printer}: {}", cover.spine);
        let Size { width, height } = cover.sheet;
        assert!(
            off(width, sheet[0]) && off(height, sheet[1]),
            "{printer}: {width} x {height}"
        );
    }
}

#[test]
fn what_cannot_be_bound_is_refused() {
    let refused = |page: &str, more: &str, pages| {
        cover(&book(page, more), pages, false)
            .unwrap_err()
            .to_string()
    };
    let short = refused(WHITE, "", 20);
    assert!(
        short.contains("the book has 20 pages, which this printer does not bind"),
        "{short}"
    );
    assert!(
        short.contains("24 to 828 pages of 152.4 mm x 228.6 mm"),
        "{short}"
    );
    assert!(refused(WHITE, "", 829).contains("several books"));
    let none = refused("trim = \"6x9in\"", "", 100);
    assert!(none.contains("names no printer"), "{none}");
    let home = refused("printer = \"home\"", "", 100);
    assert!(
        home.contains("the covers of `home` are not known"),
        "{home}"
    );
    assert!(home.contains("`kdp-paperback-white`"), "{home}");
    let pink = refused(WHITE, "[cover]\npaper = \"pink\"", 100);
    assert!(pink.contains("is one of `white`"), "{pink}");
}

/// The ink of an item that is no area: where it begins and ends, in places of the sheet.
fn places(fonts: &Fonts, item: &Item) -> Vec<Point> {
    let mut places = Vec::new();
    walk(
        std::slice::from_ref(item),
        &mut |painted| match painted.primitive {
            Primitive::Text(text) => {
                let (before, after) = fonts.overhang(std::slice::from_ref(&*text.run));
                let ends = [-before, text.run.width + after];
                places.extend(ends.map(|x| text.point(Point::new(x, Length::ZERO))));
            }
            Primitive::Fill {
                outline: Outline::Polygon(points),
                ..
            } => places.extend(points),
            Primitive::Fill {
                outline: Outline::Rects(rects),
                ..
            } => places.extend(rects.into_iter().flat_map(corners)),
            Primitive::Stroke {
                outline: Outline::Rect(rect),
                ..
            } => places.extend(corners(rect)),
            _ => {}
        },
    );
    places
}

fn corners(rect: Rect) -> Vec<Point> {
    vec![rect.origin, Point::new(rect.right(), rect.bottom())]
}

#[test]
fn all_ink_stays_on_its_panel_and_in_what_is_safe() {
    for trim in ["5x8in", "6x9in", "8.5x11in", "8.25x6in", "8.5x8.5in"] {
        for printer in ["kdp-paperback-white", "lulu"] {
            let page = format!("trim = \"{trim}\"\nprinter = \"{printer}\"");
            let book = book(
                &page,
                "[cover]\nblurb = \"A blurb of some words.\\n\\nAnd more of them.\"",
            );
            let cover = cover(&book, 300, false).unwrap();
            let wrap = Wrap::new(&book.spec, 300).unwrap();
            let spine = wrap.spine().inset(Length::ZERO);
            let safe = [wrap.safe(wrap.back()), wrap.safe(wrap.front()), spine];
            for item in cover.document.page(0).unwrap().items {
                let points = places(&book.spec.fonts, &item);
                let on = |panel: &&Rect| points.iter().all(|point| holds(panel, *point));
                assert!(safe.iter().find(on).is_some(), "{trim} {printer}: {item:?}");
            }
        }
    }
}

fn holds(rect: &Rect, point: Point) -> bool {
    (rect.origin.x..=rect.right()).contains(&point.x)
        && (rect.origin.y..=rect.bottom()).contains(&point.y)
}

/// The texts that run down the spine.
fn down(cover: &Cover) -> Vec<String> {
    let items = cover.document.page(0).unwrap().items;
    let lying = items.into_iter().filter_map(|item| match item {
        Item {
            paint: Paint::Group(group),
            ..
        } if group.turns == 1 => Some(group.items.to_vec()),
        _ => None,
    });
    let said = lying.flatten().filter_map(|item| match item {
        Item {
            paint: Paint::Text { run, .. },
            ..
        } => Some(run.text),
        _ => None,
    });
    said.collect()
}

#[test]
fn thin_spines_say_nothing_and_thick_ones_title_and_author() {
    let mut book = book(WHITE, "");
    let bare = |book: &Book, pages| {
        let cover = cover(book, pages, false).unwrap();
        assert_eq!(down(&cover), Vec::<String>::new());
        cover.bare_spine
    };
    assert!(
        bare(&book, 78)
            .unwrap()
            .contains("from 79 pages, and the book has 78")
    );
    assert!(bare(&book, 80).unwrap().contains("too small to read"));
    let thick = cover(&book, 240, false).unwrap();
    assert_eq!(down(&thick), ["Two Hundred Sudoku", "Ann Author"]);
    book.spec.cover.spine = SpineText::Bare;
    assert_eq!(bare(&book, 240), None);
}

#[test]
fn text_on_the_spine_leaves_both_folds_clear() {
    let book = book(WHITE, "");
    for pages in [100, 120, 200, 400, 828] {
        let wrap = Wrap::new(&book.spec, pages).unwrap();
        let cover = cover(&book, pages, false).unwrap();
        let clear = wrap.spine_clear.unwrap();
        let spine = wrap.spine();
        for item in cover.document.page(0).unwrap().items {
            if !matches!(item.paint, Paint::Group(_)) {
                continue;
            }
            walk(&[item], &mut |painted| {
                let Primitive::Text(text) = painted.primitive else {
                    return;
                };
                let (low, high) = book.spec.fonts.extent(&text.run);
                for y in [-high, -low] {
                    let x = text.point(Point::new(Length::ZERO, y)).x;
                    let hair = Length::thousandths(2);
                    assert!(x >= spine.origin.x + clear - hair, "{pages}");
                    assert!(x <= spine.right() - clear + hair, "{pages}");
                }
            });
        }
    }
}

#[test]
fn the_puzzle_on_the_front_is_one_of_the_book() {
    let book = book(WHITE, "[cover]\npuzzle = 2");
    assert_eq!(front_puzzle(&book).unwrap().number, 2);
    let cover = cover(&book, 100, false).unwrap();
    let front = Wrap::new(&book.spec, 100).unwrap().front();
    let mut given = String::new();
    let page = cover.document.page(0).unwrap();
    walk(&page.items, &mut |painted| match painted.primitive {
        Primitive::Text(text)
            if text.at.x > front.origin.x && text.run.text.bytes().all(|b| b.is_ascii_digit()) =>
        {
            given += &text.run.text;
        }
        _ => {}
    });
    let expected: String = (book.sections[0][1].puzzle.givens.cells().iter())
        .filter(|&&value| value != 0)
        .map(u8::to_string)
        .collect();
    assert_eq!(given, expected);
}

#[test]
fn only_a_proof_shows_guides() {
    let book = book(WHITE, "");
    let count = |proof| {
        let items = cover(&book, 200, proof)
            .unwrap()
            .document
            .page(0)
            .unwrap()
            .items;
        let dashed = items.iter().filter(|item| {
            matches!(
                item,
                Item {
                    paint: Paint::Stroke {
                        outline: Outline::Dashes { .. },
                        ..
                    },
                    ..
                }
            )
        });
        dashed.count()
    };
    // Two panels, the spine, and the barcode.
    assert_eq!((count(false), count(true)), (0, 4));
}
