//! Tests of covers: their sheets, their panels, and the text on spine and front.

mod coloured_covers;
mod titles;

use super::*;
use crate::document::item::{Item, Paint};
use crate::document::outline::Outline;
use crate::document::walk::{Primitive, walk};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{Fonts, PathStep};
use gridpress_bookspec::{BookSpec, NoFiles, SpineText};
use gridpress_ground::units::{Point, Rect};
use gridpress_messages::diag::Source;

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
fn sheet_sizes_match_printers_rules() {
    // Width and height of the whole paper, and the spine: computed by hand from the printers' rules, in thousandths of
    // an inch.
    for (printer, paper, pages, sheet, spine) in [
        // 12 + 200 x 0.002252 + 0.25; 9 + 0.25.
        ("kdp-paperback-white", "white", 200, [12_700, 9_250], 450),
        // 300 x 0.0025.
        ("kdp-paperback-cream", "cream", 300, [13_000, 9_250], 750),
        // An odd number of pages needs one more blank page: 24 x 0.002252.
        ("kdp-paperback-white", "white", 23, [12_304, 9_250], 54),
        ("kdp-paperback-white", "white", 828, [14_115, 9_250], 1_865),
        // 200 / 444 + 0.06.
        ("lulu", "white", 200, [12_760, 9_250], 510),
        // 13.575 + 200 x 0.0025 + 0.189; the height of the printer's own template.
        ("kdp-hardcover", "cream", 200, [14_264, 10_417], 689),
        ("kdp-hardcover", "white", 76, [13_935, 10_417], 360),
        ("kdp-hardcover", "white", 108, [14_007, 10_417], 432),
        ("kdp-hardcover", "white", 120, [14_034, 10_417], 459),
        ("kdp-hardcover", "white", 550, [15_003, 10_417], 1_428),
        // 200 x 0.00211.
        ("ingramspark", "white", 200, [12_672, 9_250], 422),
        // A step of the printer's table; 12 + 0.75 + 4 x 0.875 / 2; 9 + 1.75.
        ("lulu-hardcover", "white", 200, [14_500, 10_750], 750),
        ("lulu-hardcover", "cream", 24, [14_000, 10_750], 250),
        // A coil has no spine.
        ("lulu-coil", "white", 100, [12_250, 9_250], 0),
    ] {
        let page = format!("trim = \"6x9in\"\nprinter = \"{printer}\"");
        let book = book(&page, &format!("[cover]\npaper = \"{paper}\""));
        let cover = lay_out_cover(&book, pages, CoverKind::Print).unwrap();
        let off = |length: Length, mils: i32| {
            let off = length - Length::mils(mils);
            off.max(-off) < Length::mils(1)
        };
        assert!(off(cover.spine, spine), "{printer}: {}", cover.spine);
        let Size { width, height } = cover.sheet;
        assert!(off(width, sheet[0]) && off(height, sheet[1]), "{printer}: {width} x {height}");
    }
}

#[test]
fn hardcover_dimensions_match_for_all_trims() {
    for (trim, wide, high) in [
        ("5.5x8.5in", 5_500, 8_500),
        ("6x9in", 6_000, 9_000),
        ("6.14x9.21in", 6_140, 9_210),
        ("7x10in", 7_000, 10_000),
        ("8.25x11in", 8_250, 11_000),
    ] {
        let book = book(&format!("trim = \"{trim}\"\nprinter = \"kdp-hardcover\""), "");
        for pages in [76, 120, 300] {
            let Size { width, height } =
                lay_out_cover(&book, pages, CoverKind::Print).unwrap().sheet;
            // 20 mm at each side, 18 mm above and below; 0.002252 in per page.
            let spine = Length::mils(2_252).scale(pages as i32, 1000) + Length::mils(189);
            let off = |length: Length, other: Length| (length - other).max(other - length);
            let expected = Length::mils(wide) * 2 + Length::mm(40) + spine;
            assert!(off(width, expected) < Length::mils(1), "{trim} {pages}");
            assert!(off(height, Length::mils(high) + Length::mm(36)) < Length::mils(1), "{trim}");
        }
    }
}

#[test]
fn a_paper_of_unknown_thickness_gets_its_spine_from_the_spec() {
    for (page, pages) in [
        ("trim = \"6x9in\"\nprinter = \"kdp-paperback-groundwood\"", 200),
        ("trim = \"a5\"\nprinter = \"bod\"", 200),
    ] {
        let error =
            lay_out_cover(&book(page, ""), pages, CoverKind::Print).unwrap_err().to_string();
        assert!(error.contains("the thickness of the paper `"), "{error}");
        assert!(error.contains("thousand_pages = \"2.3in\""), "{error}");
        let given = book(page, "[cover]\nthousand_pages = \"2.5in\"");
        let spine = lay_out_cover(&given, pages, CoverKind::Print).unwrap().spine;
        assert_eq!(spine, Length::mils(500));
    }
    // The sheet of BoD: 5 mm around two pages of A5 and the spine.
    let page = "trim = \"a5\"\nprinter = \"bod\"";
    let given = book(page, "[cover]\nthousand_pages = \"60mm\"");
    let Size { width, height } = lay_out_cover(&given, 100, CoverKind::Print).unwrap().sheet;
    assert_eq!([width.in_mm(), height.in_mm()], ["312.0 mm", "220.0 mm"]);
    // A paper with its own limits.
    let creme = "trim = \"6x9in\"\nprinter = \"ingramspark\"";
    let thick = book(creme, "[cover]\npaper = \"creme\"\nthousand_pages = \"2.2in\"");
    assert!(lay_out_cover(&thick, 1050, CoverKind::Print).is_ok());
    let error = lay_out_cover(&thick, 1052, CoverKind::Print).unwrap_err().to_string();
    assert!(error.contains("18 to 1050 pages") && error.contains("`creme`"), "{error}");
}

#[test]
fn rejects_books_that_cannot_be_bound() {
    let refused = |page: &str, more: &str, pages| {
        lay_out_cover(&book(page, more), pages, CoverKind::Print).unwrap_err().to_string()
    };
    let short = refused(WHITE, "", 20);
    assert!(short.contains("the book has 20 pages, which this printer does not bind"), "{short}");
    assert!(short.contains("24 to 828 pages of 6 in x 9 in"), "{short}");
    assert!(refused(WHITE, "", 829).contains("two volumes"));
    let none = refused("trim = \"6x9in\"", "", 100);
    assert!(none.contains("names no printer"), "{none}");
    let home = refused("printer = \"home\"", "", 100);
    assert!(home.contains("the covers of home are not known"), "{home}");
    assert!(home.contains("kdp-paperback-white"), "{home}");
    let pink = refused(WHITE, "[cover]\npaper = \"pink\"", 100);
    assert!(pink.contains("is one of `white`"), "{pink}");
}

/// Returns the ends of the ink of an item other than a background, as points of the sheet.
fn places(fonts: &Fonts, item: &Item) -> Vec<Point> {
    let mut places = Vec::new();
    walk(std::slice::from_ref(item), &mut |painted| match painted.primitive {
        Primitive::Text(text) => {
            let (before, after) = fonts.overhang(std::slice::from_ref(&*text.run));
            let ends = [-before, text.run.width + after];
            places.extend(ends.map(|x| text.point(Point::new(x, Length::ZERO))));
        }
        Primitive::Fill { outline: Outline::Polygon(points), .. } => places.extend(points),
        Primitive::Fill { outline: Outline::Rects(rects), .. } => {
            places.extend(rects.into_iter().flat_map(corners))
        }
        Primitive::Stroke { outline: Outline::Rect(rect), .. } => places.extend(corners(rect)),
        _ => {}
    });
    places
}

fn corners(rect: Rect) -> Vec<Point> {
    vec![rect.origin, Point::new(rect.right(), rect.bottom())]
}

#[test]
fn all_ink_is_in_safe_areas() {
    for trim in ["5x8in", "6x9in", "8.5x11in", "8.25x6in", "8.5x8.5in"] {
        for printer in ["kdp-paperback-white", "lulu"] {
            let page = format!("trim = \"{trim}\"\nprinter = \"{printer}\"");
            let book =
                book(&page, "[cover]\nblurb = \"A blurb of some words.\\n\\nAnd more of them.\"");
            let cover = lay_out_cover(&book, 300, CoverKind::Print).unwrap();
            let wrap = Wrap::new(&book.spec, 300).unwrap();
            let spine = wrap.spine().inset(Length::ZERO);
            let safe = [wrap.safe_back(), wrap.safe_front(), spine];
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

/// Returns the texts that run down the spine.
fn down(cover: &Cover) -> Vec<String> {
    let mut texts = Vec::new();
    walk(&cover.document.page(0).unwrap().items, &mut |painted| match painted.primitive {
        Primitive::Text(text) if text.turns == 1 => texts.push(text.run.text.clone()),
        _ => {}
    });
    texts
}

#[test]
fn thin_spines_are_bare_and_thick_ones_have_title_and_author() {
    let mut book = book(WHITE, "");
    let bare = |book: &Book, pages| {
        let cover = lay_out_cover(book, pages, CoverKind::Print).unwrap();
        assert_eq!(down(&cover), Vec::<String>::new());
        cover.bare_spine
    };
    assert!(bare(&book, 78).unwrap().contains("from 79 pages, and the book has 78"));
    // The printer accepts no type below 7 pt.
    assert!(bare(&book, 80).unwrap().contains("type of 7pt needs"));
    let thin = lay_out_cover(&book, 88, CoverKind::Print).unwrap();
    assert_eq!(down(&thin), ["TWO HUNDRED SUDOKU", "ANN AUTHOR"]);
    let thick = lay_out_cover(&book, 240, CoverKind::Print).unwrap();
    assert_eq!(down(&thick), ["Two Hundred Sudoku", "Ann Author"]);
    book.spec.cover.spine = SpineText::Bare;
    assert_eq!(bare(&book, 240), None);
}

#[test]
fn text_on_the_spine_leaves_both_folds_clear() {
    let book = book(WHITE, "");
    for pages in [100, 120, 200, 400, 828] {
        let wrap = Wrap::new(&book.spec, pages).unwrap();
        let cover = lay_out_cover(&book, pages, CoverKind::Print).unwrap();
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
                if text.turns != 1 {
                    return;
                }
                let least = wrap.least_type.unwrap();
                assert!(text.run.size >= least, "{pages}: {}", text.run.size);
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
    let cover = lay_out_cover(&book, 100, CoverKind::Print).unwrap();
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
    let count = |kind| {
        let items = lay_out_cover(&book, 200, kind).unwrap().document.page(0).unwrap().items;
        let dashed = items.iter().filter(|item| {
            matches!(
                item,
                Item { paint: Paint::Stroke { outline: Outline::Dashes { .. }, .. }, .. }
            )
        });
        dashed.count()
    };
    // Two panels, the spine, and the barcode.
    assert_eq!((count(CoverKind::Print), count(CoverKind::Proof)), (0, 4));
}

/// A text on a cover, the extent of its ink, and the colours of its background.
struct TextOnCover {
    text: String,
    low: Point,
    high: Point,
    colour: Colour,
    grounds: Vec<Colour>,
}

impl TextOnCover {
    fn overlaps(&self, other: &TextOnCover) -> bool {
        self.low.x < other.high.x
            && other.low.x < self.high.x
            && self.low.y < other.high.y
            && other.low.y < self.high.y
    }
}

/// Returns the rectangle around letters.
fn hull(steps: &[PathStep<Point>]) -> Rect {
    let points: Vec<Point> = steps.iter().flat_map(PathStep::points).collect();
    let [x, y] = [|at: &Point| at.x, |at: &Point| at.y].map(|part| {
        let parts = points.iter().map(part);
        [parts.clone().min(), parts.max()].map(Option::unwrap_or_default)
    });
    Rect::new(x[0], y[0], x[1] - x[0], y[1] - y[0])
}

/// Returns `true` if a filled outline covers a point.
fn covers(outline: &Outline, at: Point) -> bool {
    let off = |a: Point| ((a.x - at.x).to_pt(), (a.y - at.y).to_pt());
    match outline {
        Outline::Rect(rect) => holds(rect, at),
        Outline::Rects(rects) => rects.iter().any(|rect| holds(rect, at)),
        Outline::Circle(centre, radius) => {
            let (x, y) = off(*centre);
            x.hypot(y) <= radius.to_pt()
        }
        Outline::Polygon(points) => {
            let ends = points.iter().zip(points.iter().cycle().skip(1));
            let crossed = ends.filter(|(a, b)| {
                let ((ax, ay), (bx, by)) = (off(**a), off(**b));
                (ay > 0.0) != (by > 0.0) && ax + (bx - ax) * ay / (ay - by) > 0.0
            });
            crossed.count() % 2 == 1
        }
        _ => false,
    }
}

/// Returns the texts of `items` with their backgrounds: the last area below each end and the middle, and any letters
/// there.
fn texts_on_cover(fonts: &Fonts, items: &[Item]) -> Vec<TextOnCover> {
    // Letters are represented by the rectangle around them, which may or may not contain ink at a point.
    let mut fills: Vec<(Outline, bool, Colour, Option<Rect>)> = Vec::new();
    let mut texts = Vec::new();
    walk(items, &mut |painted| match &painted.primitive {
        Primitive::Fill { outline, percent } => {
            let hull = match outline {
                Outline::Path(steps) => Some(hull(steps)),
                _ => None,
            };
            let is_hull = hull.is_some();
            let outline = hull.map_or_else(|| outline.clone(), Outline::Rect);
            fills.push((outline, is_hull, painted.colour_of(*percent), painted.clip));
        }
        Primitive::Text(text) => {
            let (before, after) = fonts.overhang(std::slice::from_ref(&*text.run));
            let (below, above) = fonts.extent(&text.run);
            let ends = [
                text.point(Point::new(-before, -above)),
                text.point(Point::new(text.run.width + after, -below)),
            ];
            let low = Point::new(ends[0].x.min(ends[1].x), ends[0].y.min(ends[1].y));
            let high = Point::new(ends[0].x.max(ends[1].x), ends[0].y.max(ends[1].y));
            let middle = Point::new((low.x + high.x).half(), (low.y + high.y).half());
            let mut grounds = Vec::new();
            for at in [low, middle, high] {
                for (outline, is_hull, colour, clip) in fills.iter().rev() {
                    let is_seen = clip.is_none_or(|clip| holds(&clip, at));
                    if is_seen && covers(outline, at) {
                        grounds.push(*colour);
                        if !is_hull {
                            break;
                        }
                    }
                }
            }
            texts.push(TextOnCover {
                text: text.run.text.clone(),
                low,
                high,
                colour: painted.colour_of(text.percent),
                grounds,
            });
        }
        _ => {}
    });
    texts
}
