//! Tests of single pages in every format.

use super::png::PngError;
use super::svg::TextStyle;
use super::{eps, png, svg};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontFamilies, FontFamily, FontRole, Fonts, Run};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_layout::{Destination, Image, Item, Page, Paper, Pose, lay_out};
use gridpress_messages::symbols::Symbols;
use gridpress_testing::extent::SweepExtent;
use gridpress_testing::samples::{self, KINDS};
use std::sync::Arc;

pub(crate) fn fonts() -> Fonts {
    let [text, digits] = ["Source Serif 4", "Source Sans 3"].map(FontFamily::Bundled);
    Fonts::new(&FontFamilies::new(text, digits)).unwrap()
}

pub(crate) fn paper(width: i32, height: i32) -> Paper {
    let [width, height] = [width, height].map(Length::pt);
    Paper::new(Size { width, height }, Length::pt(9))
}

pub(crate) fn page(items: Vec<Item>) -> Page {
    Page { items, ..Page::default() }
}

fn at(x: i32, y: i32) -> Point {
    Point::new(Length::pt(x), Length::pt(y))
}

fn rect(x: i32, y: i32, width: i32, height: i32) -> Rect {
    let [x, y, width, height] = [x, y, width, height].map(Length::pt);
    Rect::new(x, y, width, height)
}

fn text(fonts: &Fonts, says: &str) -> Run {
    let runs = fonts.shape(FontRole::Text, Length::pt(20), says).unwrap();
    runs.into_iter().next().unwrap()
}

/// Returns a picture whose left half is black.
fn halves() -> Arc<Image> {
    Arc::new(Image::new(2, 1, vec![0, 255], None))
}

fn rule(x: i32, y: i32) -> Item {
    Item::rule(at(x, y), at(x + 20, y), Length::pt(4))
}

fn tint(rect: Rect, percent: u8) -> Item {
    Item::tint(rect, percent)
}

fn placed(items: Vec<Item>, at: Point, turns: u8, scale: (i32, i32), window: Option<Rect>) -> Item {
    Item::posed(items, Pose { at, turns, scale }, window)
}

/// Returns a link with that item.
fn link(item: Item) -> Item {
    let to = Destination { page: 0, y: Length::ZERO };
    Item::link(rect(0, 0, 50, 50), to, "Link".to_owned(), vec![item])
}

/// Returns an item of every kind within a square of 50 points, and its black area in square points.
pub(crate) fn kinds(fonts: &Fonts) -> Vec<(Item, f64)> {
    let (weight, radius) = (Length::pt(2), Length::pt(10));
    let centre = at(25, 25);
    let disc = |radius, percent| Item::disc(centre, Length::pt(radius), percent);
    let triangle = vec![at(10, 10), at(30, 10), at(10, 30)];
    let corners = vec![at(10, 10), at(40, 10), at(40, 30), at(10, 30)];
    let rects = vec![rect(10, 10, 10, 10), rect(15, 10, 10, 10)];
    let picture = Item::image(rect(10, 10, 20, 30), halves());
    let within = vec![rule(0, 2), tint(rect(0, 10, 20, 20), 100)];
    let run = text(fonts, "—");
    // A rectangle.
    let [left, bottom, right, top] = fonts.face(run.face).ink(run.glyphs[0].id).unwrap();
    let units = f64::from(fonts.face(run.face).units_per_em()) / 20.0;
    let dash = f64::from((right - left) * (top - bottom)) / units / units;
    let text = |percent| Item::text(at(10, 30), run.clone()).black(percent);
    vec![
        (text(100), dash),
        (text(0), 0.0),
        (placed(vec![text(100)], at(40, 5), 1, (2, 2), None), dash),
        (rule(10, 10), 80.0),
        (Item::outline(rect(10, 10, 30, 20), weight), 200.0),
        (Item::ring(centre, radius, weight), 125.7),
        (disc(10, 100), 314.2),
        (disc(20, 25), 314.2),
        (Item::polygon(triangle, 100), 200.0),
        (Item::dashes(corners, Length::pt(3), Length::pt(2), weight), 120.0),
        (tint(rect(10, 10, 20, 20), 50), 200.0),
        (Item::blocks(rects, 100), 150.0),
        (picture.clone(), 300.0),
        (Item::drawing(at(10, 10), within.clone().into()), 480.0),
        (placed(within.clone(), at(40, 10), 1, (1, 2), None), 120.0),
        (placed(within, at(40, 40), 2, (1, 1), Some(rect(25, 15, 15, 20))), 225.0),
        (placed(vec![picture], at(10, 45), 3, (1, 1), Some(rect(0, 20, 50, 10))), 150.0),
        (link(tint(rect(10, 10, 10, 5), 100)), 50.0),
    ]
}

/// The number of squares of [`kinds`] in a row.
const ACROSS: usize = 4;

/// Returns all of [`kinds`] on one page, and its paper.
pub(crate) fn everything(fonts: &Fonts) -> (Page, Paper) {
    let kinds = kinds(fonts);
    let rows = kinds.len().div_ceil(ACROSS);
    let items = kinds.into_iter().enumerate().map(|(index, (item, _))| {
        let place = [index % ACROSS, index / ACROSS].map(|n| 50 * n as i32);
        item.moved(at(place[0], place[1]))
    });
    let paper = paper(50 * ACROSS as i32, 50 * rows as i32);
    (page(items.collect()), paper)
}

/// A decoded PNG: width and height, pixels per metre, and the black pixels.
struct DecodedPng {
    width: usize,
    height: usize,
    per_metre: u32,
    black: Vec<bool>,
}

fn decoded(bytes: &[u8]) -> DecodedPng {
    let mut reader = ::png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let info = reader.info();
    assert_eq!(
        (info.color_type, info.bit_depth),
        (::png::ColorType::Grayscale, ::png::BitDepth::One)
    );
    let dims = info.pixel_dims.unwrap();
    assert_eq!((dims.xppu, dims.unit), (dims.yppu, ::png::Unit::Meter));
    let (width, height) = (info.width as usize, info.height as usize);
    let mut rows = vec![0; reader.output_buffer_size().unwrap()];
    let row = reader.next_frame(&mut rows).unwrap().line_size;
    let black = (0..width * height).map(|pixel| {
        let (x, y) = (pixel % width, pixel / width);
        rows[y * row + x / 8] & (0x80 >> (x % 8)) == 0
    });
    DecodedPng { width, height, per_metre: dims.xppu, black: black.collect() }
}

#[test]
fn black_areas_match_the_area_of_each_item() {
    let fonts = fonts();
    let (page, paper) = everything(&fonts);
    let pixels = decoded(&png::render(&page, &paper, &fonts, 288).unwrap());
    // Four pixels per point.
    let mut black = vec![0.0; kinds(&fonts).len().next_multiple_of(ACROSS)];
    for pixel in (0..pixels.black.len()).filter(|&pixel| pixels.black[pixel]) {
        let (x, y) = (pixel % pixels.width, pixel / pixels.width);
        black[y / 200 * ACROSS + x / 200] += 1.0 / 16.0;
    }
    let kinds = kinds(&fonts).into_iter().zip(black);
    let faults = kinds.filter(|((_, area), black)| (area - black).abs() > area * 0.025 + 0.5);
    let faults: Vec<_> = faults.collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn pixel_pictures_have_the_trim_size() {
    let fonts = fonts();
    let (width, height) = (Length::mm(98), Length::mm(112));
    let paper = Paper::new(Size { width, height }, Length::pt(9));
    let page = page(vec![rule(20, 20)]);
    for (dpi, size, per_metre) in
        [(1200, (4630, 5291), 47_244), (300, (1157, 1323), 11_811), (1, (4, 4), 39)]
    {
        let pixels = decoded(&png::render(&page, &paper, &fonts, dpi).unwrap());
        assert_eq!((pixels.width, pixels.height), size);
        assert_eq!(pixels.per_metre, per_metre);
        assert!(pixels.black.contains(&true), "{dpi}");
    }
    let error = |paper, dpi| png::render(&page, &paper, &fonts, dpi).unwrap_err();
    assert_eq!(error(paper, 0), PngError::Resolution(0));
    assert_eq!(error(paper, 4801), PngError::Resolution(4801));
    let size = |side: i32| {
        let (width, height) = (Length::pt(side), Length::pt(side));
        Paper::new(Size { width, height }, Length::ZERO)
    };
    assert_eq!(error(size(0), 300), PngError::Pixels(0, 0));
    let vast = error(size(7200), 4800);
    assert_eq!(
        vast.to_string(),
        "the picture would have 480000 x 480000 pixels; 1 to 32000 each way are possible"
    );
}

#[test]
fn bands_are_invisible() {
    let fonts = fonts();
    let (page, paper) = everything(&fonts);
    let [narrow, whole] = [7, 10_000]
        .map(|rows| decoded(&png::render_bands(&page, &paper, &fonts, 150, rows).unwrap()).black);
    // The edge of a curve is rounded differently where a band cuts it.
    let differ = narrow.iter().zip(&whole).filter(|(a, b)| a != b).count();
    assert!(differ * 1000 < whole.len(), "{differ} of {}", whole.len());
}

/// Returns the faults of an EPS file.
fn faults(eps: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !eps.is_ascii() {
        faults.push("not 7-bit".to_owned());
    }
    faults.extend(eps.lines().filter(|line| line.len() > 255).map(str::to_owned));
    let words =
        || eps.lines().filter(|line| !line.starts_with('%')).flat_map(str::split_whitespace);
    let count = |word: &str| words().filter(|known| *known == word).count();
    let all = |c: char| eps.matches(c).count();
    let pairs = [
        (count("q"), count("Q")),
        (count("gsave"), 1),
        (count("showpage"), 1),
        (count("begin"), count("end")),
        (all('{'), all('}')),
        (all('['), all(']')),
    ];
    if let Some(pair) = pairs.iter().position(|(a, b)| a != b) {
        faults.push(format!("{:?} in pair {pair}", pairs[pair]));
    }
    // Operators that EPSF forbids, and colours that are not grey.
    let forbidden = [
        "setpagedevice", "initgraphics", "initclip", "initmatrix", "erasepage", "copypage",
        "grestoreall", "clear", "cleardictstack", "quit", "exitserver", "setmatrix", "setrgbcolor",
        "setcmykcolor", "setcolorspace",
    ];
    faults.extend(forbidden.iter().filter(|word| count(word) > 0).map(|word| word.to_string()));
    faults
}

#[test]
fn eps_files_conform_to_epsf() {
    let fonts = fonts();
    let (page, paper) = everything(&fonts);
    let eps = eps::render(&page, &paper, &fonts, "Łamigłówki (1) \\ \n");
    let header = "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 200 250\n%%HiResBoundingBox: 0 0 200 250\n\
        %%Title: (\\305\\201amig\\305\\202\\303\\263wki \\(1\\) \\\\ \\012)\n%%Creator: gridpress\n%%LanguageLevel: 2\n";
    assert!(eps.starts_with(header), "{eps:.400}");
    assert!(eps.ends_with("\n%%EOF\n"));
    assert_eq!(faults(&eps), [""; 0]);
    // One glyph, three times.
    let name = eps.split_once("\n/G").unwrap().1.split_once('{').unwrap().0;
    assert_eq!(eps.matches(&format!("G{name} ")).count(), 3, "G{name}");
    let long = eps::render(&page, &paper, &fonts, &"Ł".repeat(1000));
    assert_eq!(faults(&long), [""; 0]);
}

#[test]
fn eps_files_show_colours_as_greys() {
    let pale = Colour::hex(0xFF_F3_D1);
    let ground = Item::coloured(pale, vec![tint(rect(0, 0, 50, 50), 100)]);
    let items = vec![ground, tint(rect(10, 10, 10, 10), 100)];
    let eps = eps::render(&page(items), &paper(50, 50), &fonts(), "");
    let greys: Vec<&str> = (eps.split_whitespace().collect::<Vec<_>>().windows(2))
        .filter(|pair| pair[1] == "g" && pair[0].parse::<f64>().is_ok())
        .map(|pair| pair[0])
        .collect();
    assert_eq!(greys, ["0.96", "0"], "{eps}");
}

#[test]
fn svg_files_are_self_contained() {
    let fonts = fonts();
    let (page, paper) = everything(&fonts);
    for (_, style) in TextStyle::NAMES {
        let svg = svg::render(&page, &paper, &fonts, *style, "A & <B>\u{0}");
        let tree = roxmltree::Document::parse(&svg).unwrap();
        let root = tree.root_element();
        let attribute = |name| root.attribute(name);
        assert_eq!(attribute("width").zip(attribute("height")), Some(("200pt", "250pt")));
        assert_eq!(attribute("viewBox"), Some("0 0 200 250"));
        let named = |name: &str| root.descendants().filter(|node| node.has_tag_name(name)).count();
        assert_eq!(root.first_element_child().unwrap().text(), Some("A & <B>"));
        let [text, shapes] = [named("text"), named("use")];
        assert_eq!((text, shapes), if *style == TextStyle::Text { (3, 0) } else { (0, 3) });
        // Two pictures, two clip paths; consecutive rules of one weight are one path.
        assert_eq!((named("image"), named("clipPath")), (2, 2));
        let ids: Vec<&str> = root.descendants().filter_map(|node| node.attribute("id")).collect();
        for node in root.descendants().filter(roxmltree::Node::is_element) {
            assert!(
                ["svg", "title", "defs", "path", "use", "g", "text", "tspan", "image", "clipPath"]
                    .contains(&node.tag_name().name())
            );
            for attribute in node.attributes() {
                let leads = attribute.value().trim_start_matches("url(").trim_end_matches(')');
                match leads.strip_prefix('#') {
                    Some(id) if attribute.name() != "fill" && attribute.name() != "stroke" => {
                        assert!(ids.contains(&id), "{id}")
                    }
                    _ => assert!(
                        attribute.name() != "href" || leads.starts_with("data:image/png;base64,")
                    ),
                }
            }
        }
    }
}

#[test]
fn svg_text_has_exact_positions() {
    let fonts = fonts();
    let cells = [(Length::pt(7), "9".to_owned()), (Length::pt(27), "1".to_owned())];
    let cells = fonts.cells(FontRole::Given, Length::pt(15), &cells).unwrap();
    let item = |run: &Run| Item::text(at(10, 30), run.clone()).black(40);
    let words = text(&fonts, "Office AVA & fjord");
    let page = page(vec![item(&words), item(&cells)]);
    let svg = svg::render(&page, &paper(200, 50), &fonts, TextStyle::Text, "");
    let tree = roxmltree::Document::parse(&svg).unwrap();
    let named = |name| tree.descendants().filter(move |node| node.has_tag_name(name));
    let pieces = named("tspan").map(|node| (node.attribute("x").unwrap(), node.text().unwrap()));
    let pieces: Vec<(Length, &str)> =
        pieces.map(|(x, text)| (Length::parse(&format!("{x}pt")).unwrap(), text)).collect();
    let x = |run: &Run, begins: usize| run.glyphs[begins].x;
    let word =
        |text: &str| words.glyphs.iter().position(|glyph| words.glyph_text(glyph) == text).unwrap();
    let expected = [
        (Length::ZERO, "Office "),
        (x(&words, word("A")), "AVA "),
        (x(&words, word("&")), "& "),
        (x(&words, word("&") + 2), "fjord"),
        (x(&cells, 0), "9"),
        (x(&cells, 1), "1"),
    ];
    assert_eq!(pieces, expected);
    let [first, second] = named("text").collect::<Vec<_>>()[..] else { panic!("{svg}") };
    let attributes = ["font-family", "font-size", "font-weight", "fill"];
    let of =
        |node: roxmltree::Node| attributes.map(|name| node.attribute(name).unwrap().to_owned());
    assert_eq!(of(first), ["'Source Serif 4', serif", "20", "400", "#999999"]);
    assert_eq!(of(second), ["'Source Sans 3', sans-serif", "15", "600", "#999999"]);
}

#[test]
fn pages_of_every_kind_are_painted_deterministically() {
    paint_twice(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn pages_of_every_kind_are_painted_deterministically_in_full() {
    paint_twice(SweepExtent::Full);
}

fn paint_twice(extent: SweepExtent) {
    let sections: Vec<_> = extent
        .select(KINDS.iter(), 5)
        .flat_map(|&kind| [Symbols::Letters, Symbols::Numbers].map(|symbols| (kind, symbols, 1, 1)))
        .collect();
    // Each has a puzzle and its answer.
    let expected = 2 * sections.len();
    let book = samples::book("[puzzle]\nmarks = \"strip\"\ndots = true\n", &sections);
    let layout = lay_out(&book).unwrap();
    let (fonts, paper) = (&book.spec.fonts, layout.book.paper);
    let mut puzzles = 0;
    for index in 0..layout.book.len() {
        let page = layout.book.page(index).unwrap();
        puzzles += page.grids.len();
        let all = || {
            let [shapes, text] = [TextStyle::Outlines, TextStyle::Text]
                .map(|style| svg::render(&page, &paper, fonts, style, "A"));
            let eps = eps::render(&page, &paper, fonts, "A");
            (shapes, text, eps, png::render(&page, &paper, fonts, 60).unwrap())
        };
        let (shapes, text, eps, png) = all();
        assert!(all() == (shapes.clone(), text.clone(), eps.clone(), png.clone()), "page {index}");
        for svg in [shapes, text] {
            roxmltree::Document::parse(&svg).unwrap();
        }
        assert_eq!(faults(&eps), [""; 0], "page {index}");
        let pixels = decoded(&png);
        let black = pixels.black.iter().filter(|black| **black).count();
        assert_eq!(black > 0, !page.items.is_empty(), "page {index}");
        assert!(black * 3 < pixels.width * pixels.height, "page {index}: {black}");
    }
    assert_eq!(puzzles, expected);
}
