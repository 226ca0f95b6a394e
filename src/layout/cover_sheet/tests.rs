use super::*;
use crate::document::item::{Image, Item, Paint};
use crate::document::outline::Outline;
use crate::document::walk::{Primitive, walk};
use gridpress_base::colour::Colour;
use gridpress_base::diag::Source;
use gridpress_base::fonts::{Fonts, PathStep};
use gridpress_base::units::{Point, Rect};
use gridpress_spec::{BookSpec, CoverPicture, NoFiles, PaletteChoice, PaletteName, SpineText};

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
        let cover = cover(&book, pages, false).unwrap();
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
fn the_sums_of_a_case_are_those_of_all_its_sizes() {
    for (trim, wide, high) in [
        ("5.5x8.5in", 5_500, 8_500),
        ("6x9in", 6_000, 9_000),
        ("6.14x9.21in", 6_140, 9_210),
        ("7x10in", 7_000, 10_000),
        ("8.25x11in", 8_250, 11_000),
    ] {
        let book = book(&format!("trim = \"{trim}\"\nprinter = \"kdp-hardcover\""), "");
        for pages in [76, 120, 300] {
            let Size { width, height } = cover(&book, pages, false).unwrap().sheet;
            // 20 mm at each side, 18 mm above and below; 0.002252 in a page.
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
        let error = cover(&book(page, ""), pages, false).unwrap_err().to_string();
        assert!(error.contains("the thickness of the paper `"), "{error}");
        assert!(error.contains("thousand_pages = \"2.3in\""), "{error}");
        let given = book(page, "[cover]\nthousand_pages = \"2.5in\"");
        let spine = cover(&given, pages, false).unwrap().spine;
        assert_eq!(spine, Length::mils(500));
    }
    // The sheet of BoD: 5 mm around two pages of A5 and the spine.
    let page = "trim = \"a5\"\nprinter = \"bod\"";
    let given = book(page, "[cover]\nthousand_pages = \"60mm\"");
    let Size { width, height } = cover(&given, 100, false).unwrap().sheet;
    assert_eq!([width.in_mm(), height.in_mm()], ["312.0 mm", "220.0 mm"]);
    // A paper with limits of its own.
    let creme = "trim = \"6x9in\"\nprinter = \"ingramspark\"";
    let thick = book(creme, "[cover]\npaper = \"creme\"\nthousand_pages = \"2.2in\"");
    assert!(cover(&thick, 1050, false).is_ok());
    let error = cover(&thick, 1052, false).unwrap_err().to_string();
    assert!(error.contains("18 to 1050 pages") && error.contains("`creme`"), "{error}");
}

#[test]
fn what_cannot_be_bound_is_refused() {
    let refused = |page: &str, more: &str, pages| {
        cover(&book(page, more), pages, false).unwrap_err().to_string()
    };
    let short = refused(WHITE, "", 20);
    assert!(short.contains("the book has 20 pages, which this printer does not bind"), "{short}");
    assert!(short.contains("24 to 828 pages of 152.4 mm x 228.6 mm"), "{short}");
    assert!(refused(WHITE, "", 829).contains("several books"));
    let none = refused("trim = \"6x9in\"", "", 100);
    assert!(none.contains("names no printer"), "{none}");
    let home = refused("printer = \"home\"", "", 100);
    assert!(home.contains("the covers of `home` are not known"), "{home}");
    assert!(home.contains("`kdp-paperback-white`"), "{home}");
    let pink = refused(WHITE, "[cover]\npaper = \"pink\"", 100);
    assert!(pink.contains("is one of `white`"), "{pink}");
}

/// The ink of an item that is no area: where it begins and ends, in places of the sheet.
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
fn all_ink_stays_on_its_panel_and_in_what_is_safe() {
    for trim in ["5x8in", "6x9in", "8.5x11in", "8.25x6in", "8.5x8.5in"] {
        for printer in ["kdp-paperback-white", "lulu"] {
            let page = format!("trim = \"{trim}\"\nprinter = \"{printer}\"");
            let book =
                book(&page, "[cover]\nblurb = \"A blurb of some words.\\n\\nAnd more of them.\"");
            let cover = cover(&book, 300, false).unwrap();
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

/// The texts that run down the spine.
fn down(cover: &Cover) -> Vec<String> {
    let items = cover.document.page(0).unwrap().items;
    let lying = items.into_iter().filter_map(|item| match item {
        Item { paint: Paint::Group(group), .. } if group.turns == 1 => Some(group.items.to_vec()),
        _ => None,
    });
    let said = lying.flatten().filter_map(|item| match item {
        Item { paint: Paint::Text { run, .. }, .. } => Some(run.text),
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
    assert!(bare(&book, 78).unwrap().contains("from 79 pages, and the book has 78"));
    // The printer takes no type below 7 pt.
    assert!(bare(&book, 80).unwrap().contains("smaller than 7pt"));
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
        let items = cover(&book, 200, proof).unwrap().document.page(0).unwrap().items;
        let dashed = items.iter().filter(|item| {
            matches!(
                item,
                Item { paint: Paint::Stroke { outline: Outline::Dashes { .. }, .. }, .. }
            )
        });
        dashed.count()
    };
    // Two panels, the spine, and the barcode.
    assert_eq!((count(false), count(true)), (0, 4));
}

/// Texts of every length, in all keys.
const WORDS: [(&str, &str); 3] = [
    ("Sudoku", ""),
    (
        "One Hundred and Twenty Sudoku",
        "subtitle = \"From easy to hard\"\nauthor = \"Clara Whitfield\"\n",
    ),
    (
        "The Extraordinarily Long and Winding Title of a Book with Logic Puzzles",
        "subtitle = \"Seven hundred and seventy-seven puzzles for people who read everything twice\"\n\
         author = \"Maximiliane Featherstonehaugh-Cholmondeley\"\n",
    ),
];

fn coloured(words: usize, trim: &str, printer: &str) -> Book {
    let (title, more) = WORDS[words];
    let text = format!(
        "title = \"{title}\"\n{more}isbn = \"978-3-16-148410-0\"\n[page]\ntrim = \"{trim}\"\nprinter = \"{printer}\"\n\
         [front]\nhow_to = false\n[cover]\ndesign = \"field\"\nbadges = [\"Large print\", \"Volume 2\", \"With first hints\"]\n\
         series = \"The Evening Sudoku Series\"\nprice = \"$9.99 US / $12.99 CAN\"\npublisher = \"The Gridpress\"\n\
         blurb = \"A blurb of some words that leads.\\n\\nAnd more of them, which say what is in the book.\"\n\
         [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 3\n[[section]]\nid = \"b\"\nlevel = \"medium\"\ncount = 2\n"
    );
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    Book::make(spec, "covers", &|_| ()).unwrap()
}

fn in_colour() -> impl Iterator<Item = CoverDesign> {
    let designs = CoverDesign::NAMES.iter().map(|(_, design)| *design);
    designs.filter(|design| *design != CoverDesign::Plain)
}

/// A text on a cover: what it says, where its ink lies, and the colours that it stands on.
struct Said {
    text: String,
    low: Point,
    high: Point,
    colour: Colour,
    grounds: Vec<Colour>,
}

impl Said {
    fn meets(&self, other: &Said) -> bool {
        self.low.x < other.high.x
            && other.low.x < self.high.x
            && self.low.y < other.high.y
            && other.low.y < self.high.y
    }
}

/// The rectangle around letters.
fn hull(steps: &[PathStep<Point>]) -> Rect {
    let points: Vec<Point> = steps.iter().flat_map(PathStep::points).collect();
    let [x, y] = [|at: &Point| at.x, |at: &Point| at.y].map(|part| {
        let parts = points.iter().map(part);
        [parts.clone().min(), parts.max()].map(Option::unwrap_or_default)
    });
    Rect::new(x[0], y[0], x[1] - x[0], y[1] - y[0])
}

/// Whether a filled outline covers a point.
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

/// The texts of `items`, and what each stands on: the last area below each end and its middle, and letters that may be.
fn said(fonts: &Fonts, items: &[Item]) -> Vec<Said> {
    // Of letters the rectangle around them, in which they may be or not.
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
            texts.push(Said {
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

/// Every text on every design in colour: on its panel, away from its edges, beside the others, and read well.
#[test]
fn texts_in_colour_stay_safe_apart_and_readable() {
    let pages = [
        ("6x9in", "kdp-paperback-white"),
        ("5x8in", "lulu"),
        ("8.5x11in", "ingramspark"),
        ("8.25x6in", "kdp-paperback-white"),
        ("8.5x8.5in", "lulu"),
        ("6x9in", "kdp-hardcover"),
    ];
    let mut looked_at = 0;
    for (index, (trim, printer)) in pages.into_iter().enumerate() {
        let mut book = coloured(index % WORDS.len(), trim, printer);
        let wrap = Wrap::new(&book.spec, 300).unwrap();
        let fold = wrap.spine();
        let safe = [wrap.safe_back(), wrap.safe_front(), fold];
        for design in in_colour() {
            book.spec.cover.design = Some(design);
            let cover = cover(&book, 300, false);
            let cover = cover.unwrap_or_else(|error| panic!("{design} {trim} {printer}: {error}"));
            let items = cover.document.page(0).unwrap().items;
            let texts = said(&book.spec.fonts, &items);
            for (index, text) in texts.iter().enumerate() {
                let which = format!("{design} {trim} {printer}: {}", text.text);
                let is_safe = |panel: &Rect| holds(panel, text.low) && holds(panel, text.high);
                // The digits and the number at the barcode have a box of their own.
                let is_code = holds(&wrap.barcode(), text.low) && holds(&wrap.barcode(), text.high);
                assert!(is_code || safe.iter().any(is_safe), "{which}");
                assert!(!text.grounds.is_empty(), "{which}");
                for ground in &text.grounds {
                    let contrast = text.colour.contrast(*ground);
                    assert!(contrast >= 4.5, "{which}: {contrast} on {ground}");
                }
                if let Some(other) = texts[..index].iter().find(|other| other.meets(text)) {
                    let is_digit = |text: &Said| text.text.bytes().all(|b| b.is_ascii_digit());
                    assert!(is_digit(other) && is_digit(text), "{which} meets {}", other.text);
                }
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 500, "{looked_at}");
}

#[test]
fn every_palette_is_read_on_every_design() {
    let mut book = coloured(1, "6x9in", "kdp-paperback-white");
    for design in in_colour() {
        book.spec.cover.design = Some(design);
        for (name, palette) in PaletteName::NAMES {
            book.spec.cover.palette = Some(PaletteChoice::Named(*palette));
            let cover = cover(&book, 200, false).unwrap();
            let items = cover.document.page(0).unwrap().items;
            for text in said(&book.spec.fonts, &items) {
                for ground in &text.grounds {
                    let contrast = text.colour.contrast(*ground);
                    let text = &text.text;
                    assert!(contrast >= 4.5, "{design} {name}: {text}: {contrast} on {ground}");
                }
            }
        }
    }
}

#[test]
fn series_and_imprint_of_the_book_stand_on_its_cover() {
    let mut book = coloured(0, "6x9in", "kdp-paperback-white");
    (book.spec.cover.series, book.spec.cover.publisher) = (None, None);
    book.spec.series.name = Some("Night Train".to_owned());
    book.spec.series.volume = Some(2);
    book.spec.imprint = Some("Owl House".to_owned());
    let items = cover(&book, 200, false).unwrap().document.page(0).unwrap().items;
    let texts = said(&book.spec.fonts, &items);
    for wanted in ["Night Train \u{b7} Volume 2", "Owl House"] {
        assert!(texts.iter().any(|said| said.text == wanted), "{wanted}");
    }
}

#[test]
fn a_picture_must_have_its_pixels() {
    let mut book = coloured(1, "6x9in", "kdp-paperback-white");
    let picture = |width, height| CoverPicture {
        file: "front.jpg".to_owned(),
        sha256: String::new(),
        picture: std::sync::Arc::new(Image::new(
            width,
            height,
            vec![90; (width * height) as usize],
            None,
        )),
    };
    book.spec.cover.design = Some(CoverDesign::Picture);
    book.spec.cover.picture = Some(picture(1200, 900));
    let error = cover(&book, 200, false).unwrap_err().to_string();
    assert!(error.contains("`front.jpg` of the cover has"), "{error}");
    assert!(error.contains("300 are the least"), "{error}");
    assert!(error.contains("pixels at least"), "{error}");
    book.spec.cover.picture = Some(picture(1900, 1900));
    cover(&book, 200, false).unwrap();
    // A publisher's sign of a few pixels is refused as well.
    book.spec.cover.logo = Some(picture(20, 10));
    let error = cover(&book, 200, false).unwrap_err().to_string();
    assert!(error.contains("300 are the least"), "{error}");
}

#[test]
fn fronts_for_shops_have_their_shape_in_every_design() {
    let mut book = coloured(1, "8.25x6in", "kdp-paperback-white");
    for (_, design) in CoverDesign::NAMES {
        book.spec.cover.design = Some(*design);
        let front = shop_front(&book).unwrap();
        let Size { width, height } = front.paper.trim;
        assert_eq!(width.scale(2560, 1600), height, "{design}");
        assert!(!front.page(0).unwrap().items.is_empty());
    }
}

#[test]
fn colours_are_stated_as_the_printer_takes_them() {
    let mut book = coloured(0, "6x9in", "ingramspark");
    let space = |book: &Book| cover(book, 200, false).unwrap().document.space;
    assert_eq!(space(&book), ColourSpace::Cmyk);
    book.spec.page.printer = gridpress_spec::Printer::named("kdp-paperback-cream");
    assert_eq!(space(&book), ColourSpace::Rgb);
    book.spec.cover.design = Some(CoverDesign::Plain);
    assert_eq!(space(&book), ColourSpace::Grey);
}

/// The rectangles of colour that a cover shows on its front, and the part of each that is seen.
fn coloured_cells(items: &[Item]) -> Vec<Rect> {
    let mut cells = Vec::new();
    walk(items, &mut |painted| match painted.primitive {
        Primitive::Fill { outline: Outline::Rect(rect), .. } if painted.clip.is_some() => {
            cells.push(rect)
        }
        _ => {}
    });
    cells
}

#[test]
fn no_cell_of_a_mosaic_ends_at_the_trim_or_is_a_sliver() {
    for trim in ["5x8in", "6x9in", "8.5x11in", "8.25x6in", "8.5x8.5in"] {
        for author in ["author = \"Ann\"\n", ""] {
            let text = format!(
                "title = \"Sudoku\"\n{author}[page]\ntrim = \"{trim}\"\nprinter = \"kdp-paperback-white\"\n\
                 [cover]\ndesign = \"mosaic\"\n[front]\nhow_to = false\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n"
            );
            let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
            let book = Book::make(spec, "covers", &|_| ()).unwrap();
            let wrap = Wrap::new(&book.spec, 200).unwrap();
            let (front, sheet) = (wrap.front(), wrap.sheet());
            let items = cover(&book, 200, false).unwrap().document.page(0).unwrap().items;
            let cells = coloured_cells(&items);
            assert!(cells.len() >= 12, "{trim}");
            for cell in cells {
                let near = |a: Length, b: Length| (a - b).max(b - a) < Length::pt(2);
                let edges = [cell.bottom(), cell.origin.y];
                let ends = [front.bottom(), front.origin.y];
                assert!(!edges.iter().zip(ends).any(|(edge, end)| near(*edge, end)), "{trim}");
                assert!(!near(cell.right(), front.right()), "{trim}");
                let seen = cell.bottom().min(front.bottom()) - cell.origin.y.max(front.origin.y);
                assert!(seen * 3 >= cell.size.width.min(cell.size.height), "{trim}: {seen}");
                assert!(cell.bottom() <= sheet.bottom() && cell.right() <= sheet.right());
            }
        }
    }
}

/// The ink of digits that are drawn as areas on the front, and the burst: the first polygon of 48 corners.
#[test]
fn a_badge_cuts_no_digit() {
    for design in [CoverDesign::Field, CoverDesign::Mosaic, CoverDesign::Tilt, CoverDesign::Pop] {
        for trim in ["6x9in", "8.5x11in", "8.25x6in", "8.5x8.5in"] {
            let mut book =
                book(&format!("trim = \"{trim}\"\nprinter = \"kdp-paperback-white\""), "");
            book.spec.cover.design = Some(design);
            let items = cover(&book, 200, false).unwrap().document.page(0).unwrap().items;
            let (mut digits, mut burst) = (Vec::new(), None);
            walk(&items, &mut |painted| {
                let Primitive::Fill { outline, .. } = painted.primitive else {
                    return;
                };
                match outline {
                    Outline::Path(steps) => digits.push(hull(&steps)),
                    Outline::Polygon(points) if points.len() == 48 => burst = Some(points),
                    _ => {}
                }
            });
            let star = Outline::Polygon(burst.expect("a burst"));
            for digit in digits {
                // Loose digits and balls are larger than those of cells.
                let large = wrap_of(&book).front().size.width.percent(14);
                if digit.size.height > large {
                    continue;
                }
                let (far, near) = (corners(digit)[1], digit.origin);
                let all = [
                    near,
                    far,
                    Point::new(near.x, far.y),
                    Point::new(far.x, near.y),
                    digit.centre(),
                ];
                let hidden = all.iter().filter(|at| covers(&star, **at)).count();
                assert!(hidden == 0, "{design} {trim}: a digit at {near:?}");
            }
        }
    }
}

fn wrap_of(book: &Book) -> Wrap {
    Wrap::new(&book.spec, 200).unwrap()
}
