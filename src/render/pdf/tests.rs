mod cell_figures;
mod profiles;
mod structure;

use super::*;
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, NoFiles, PrintingCondition, Profile};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_layout::{BookLayout, Item, Paper, Pose, lay_out};
use gridpress_messages::diag::Source;
use gridpress_messages::symbols::Symbols;
use gridpress_reader::{FoundCages, PdfReader};
use gridpress_testing::samples::{self, KINDS};
use lopdf::Object;

fn made(text: &str) -> Book {
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    Book::make(spec, "pdf", &|_| ()).unwrap()
}

const SPEC: &str = "title = \"Łamigłówki\"\nauthor = \"A & B\"\n[page]\nbleed = \"0.125in\"\n[[section]]\nid = \"a\"\ntitle = \"Office fjord\"\n\
    level = \"easy\"\ncount = 70\nper_page = 1\n";

fn bytes(book: &Book, layout: &BookLayout, date: Option<jiff::civil::Date>) -> Vec<u8> {
    let metadata = Metadata { author: book.spec.author.clone(), date, ..plain(Profile::Screen) };
    render(&layout.book, &book.spec.fonts, &metadata).unwrap()
}

/// Returns the unpacked content of each page.
fn contents(bytes: &[u8]) -> Vec<Vec<u8>> {
    let pdf = lopdf::Document::load_mem(bytes).unwrap();
    pdf.page_iter().map(|page| pdf.get_page_content(page)).collect()
}

fn plain(profile: Profile) -> Metadata {
    Metadata {
        author: None,
        date: None,
        language: "en".to_owned(),
        profile,
        condition: PrintingCondition::DEFAULT,
    }
}

#[test]
fn bytes_do_not_depend_on_the_number_of_threads() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let first = bytes(&book, &layout, None);
    for threads in [1, 2, 5] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        assert!(pool.install(|| bytes(&book, &layout, None)) == first, "{threads} threads");
    }
}

#[test]
fn writes_boxes_labels_and_metadata() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let pdf =
        lopdf::Document::load_mem(&bytes(&book, &layout, Some(jiff::civil::date(2026, 11, 21))))
            .unwrap();
    let page = pdf.get_dictionary(pdf.page_iter().next().unwrap()).unwrap();
    let numbers = |object: &Object| {
        object.as_array().unwrap().iter().map(|n| n.as_float().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(page.get(b"TrimBox").unwrap()), [9.0, 9.0, 441.0, 657.0]);
    assert_eq!(numbers(page.get(b"BleedBox").unwrap()), [0.0, 0.0, 450.0, 666.0]);
    assert_eq!(numbers(page.get(b"MediaBox").unwrap()), [0.0, 0.0, 450.0, 666.0]);
    let info =
        pdf.get_dictionary(pdf.trailer.get(b"Info").unwrap().as_reference().unwrap()).unwrap();
    let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
    assert_eq!(text(b"Title"), "Łamigłówki");
    assert_eq!(text(b"Author"), "A & B");
    assert_eq!(text(b"CreationDate"), "D:20261121000000Z");
}

#[test]
fn dates_are_optional_and_the_identifier_depends_on_content() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let undated = bytes(&book, &layout, None);
    let dated = bytes(&book, &layout, Some(jiff::civil::date(2026, 1, 2)));
    let of = |bytes: &[u8]| {
        let pdf = lopdf::Document::load_mem(bytes).unwrap();
        let info =
            pdf.get_dictionary(pdf.trailer.get(b"Info").unwrap().as_reference().unwrap()).unwrap();
        let id = pdf.trailer.get(b"ID").unwrap().as_array().unwrap()[0].as_str().unwrap().to_vec();
        (info.has(b"CreationDate"), id)
    };
    assert!(!of(&undated).0 && of(&dated).0);
    assert_ne!(of(&undated).1, of(&dated).1);
}

#[test]
fn only_grey_is_painted_and_links_lead_to_their_grids() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let bytes = bytes(&book, &layout, None);
    for content in contents(&bytes) {
        let content = lopdf::content::Content::decode(&content).unwrap();
        for operation in content.operations {
            assert!(
                !["rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "gs", "sh"]
                    .contains(&operation.operator.as_str())
            );
        }
    }
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    let ids: Vec<ObjectId> = pdf.page_iter().collect();
    let printed = layout.puzzle_pages[3];
    let page = pdf.get_dictionary(ids[printed.page as usize - 1]).unwrap();
    let link = page.get(b"Annots").unwrap().as_array().unwrap()[0].as_reference().unwrap();
    let link = pdf.get_dictionary(link).unwrap();
    let destination = link.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap();
    assert_eq!(destination, ids[printed.answer_page.unwrap() as usize - 1]);
}

#[test]
fn every_grid_reads_back() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    // 70 puzzles, 70 answers, and the example without a number.
    assert_eq!(read_back(&book, &layout), 141);
}

#[test]
fn grids_of_every_kind_read_back() {
    let per_page = |kind: &str| match kind.split_once('+').map_or(kind, |(size, _)| size) {
        "25" => 1,
        "16" => 2,
        _ => 4,
    };
    let letters = (KINDS.iter()).map(|&kind| (kind, Symbols::Letters, 2, per_page(kind)));
    let numbers = ["10", "12-4x3", "16", "25"].map(|kind| (kind, Symbols::Numbers, 1, 1));
    let crowded = [("9+killer", Symbols::Letters, 3, 6)];
    let sections: Vec<_> = letters.chain(numbers).chain(crowded).collect();
    let book = samples::book("[page]\ntrim = \"6x9in\"\n", &sections);
    let layout = lay_out(&book).unwrap();
    assert_eq!(read_back(&book, &layout), 2 * (2 * KINDS.len() + 4 + 3) + 1);
}

/// Compares the grids of the PDF with the book; returns their number.
fn read_back(book: &Book, layout: &BookLayout) -> usize {
    let grids = PdfReader::new(&bytes(book, layout, None)).unwrap().grids().unwrap();
    for (puzzle, printed) in book.puzzles().zip(&layout.puzzle_pages) {
        let mut of: Vec<_> =
            grids.iter().filter(|grid| grid.number == Some(puzzle.number)).collect();
        of.sort_by_key(|grid| grid.grid.filled_count());
        let shape = &puzzle.puzzle.shape;
        assert_eq!(of[0].grid, puzzle.puzzle.givens, "{:?}", shape.kind());
        assert_eq!(of[1].grid, puzzle.puzzle.solution, "{:?}", shape.kind());
        // Without boxes and cages all rules have one weight.
        let enclosed = if shape.kind().is_latin() && shape.cages().is_empty() {
            Vec::new()
        } else {
            shape.outlined_areas()
        };
        assert_eq!(of[0].regions, enclosed, "{:?}", shape.kind());
        assert_eq!(of[0].cages, FoundCages::of(shape), "{:?}", shape.kind());
        assert_eq!((of[0].page, of[0].refers_to(1)), (printed.page, printed.answer_page));
        assert_eq!(
            (Some(of[1].page), of[1].refers_to(1)),
            (printed.answer_page, Some(printed.page))
        );
    }
    grids.len()
}

/// Returns the only page of a document of `items`, and its content.
fn drawn(items: Vec<Item>, paper: Paper) -> (lopdf::Document, String) {
    let bytes = page_of(items, paper);
    let content = contents(&bytes).remove(0);
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    (pdf, String::from_utf8(content).unwrap().replace('\n', " "))
}

/// Returns a document with one page of `items`.
fn page_of(items: Vec<Item>, paper: Paper) -> Vec<u8> {
    let fonts = fonts("Source Sans 3");
    let page = Page { items, ..Page::default() };
    let document = Document::new("Items".to_owned(), paper, 1, move |_| Ok(page.clone()));
    render(&document, &fonts, &plain(Profile::Kdp)).unwrap()
}

/// Returns fonts with those digits.
fn fonts(digits: &str) -> Fonts {
    let family = |name| gridpress_base::fonts::FontFamily::bundled(name).unwrap();
    let families =
        gridpress_base::fonts::FontFamilies::new(family("Source Serif 4"), family(digits));
    Fonts::new(&families).unwrap()
}

fn small() -> Paper {
    let (width, height) = (Length::pt(100), Length::pt(200));
    Paper::new(Size { width, height }, Length::ZERO)
}

fn rect(x: i32, y: i32, width: i32, height: i32) -> Rect {
    let [x, y, width, height] = [x, y, width, height].map(Length::pt);
    Rect::new(x, y, width, height)
}

#[test]
fn paints_greys_blocks_and_pictures() {
    let image = std::sync::Arc::new(gridpress_layout::Image::new(2, 1, vec![0, 255], None));
    let blocks = |percent| Item::blocks(vec![rect(10, 10, 5, 5), rect(15, 10, 5, 5)], percent);
    let picture = |y| Item::image(rect(10, y, 40, 20), image.clone());
    let (pdf, content) = drawn(vec![blocks(100), blocks(0), picture(50), picture(80)], small());
    assert!(content.contains("10 185 5 5 re 15 185 5 5 re f"), "{content}");
    assert!(content.contains("1 g"), "{content}");
    assert!(content.contains("40 0 0 20 10 130 cm"), "{content}");
    let images = pdf.objects.values().filter_map(|object| object.as_stream().ok());
    let images: Vec<_> = images
        .filter(|stream| {
            stream.dict.get(b"Subtype").and_then(Object::as_name).ok() == Some(b"Image")
        })
        .collect();
    assert_eq!(images.len(), 1, "one picture is stored once");
    assert_eq!(images[0].decompressed_content().unwrap(), [0, 255]);
}

#[test]
fn coloured_backgrounds_stay_below_other_items() {
    let ground = |colour| Item::coloured(colour, vec![Item::tint(rect(0, 0, 100, 200), 100)]);
    let text = || {
        let fonts = fonts("Source Sans 3");
        let size = Length::pt(10);
        let runs = fonts.shape(gridpress_base::fonts::FontRole::Text, size, "A");
        let run = runs.unwrap().remove(0);
        Item::text(Point::new(Length::pt(10), Length::pt(40)), run)
    };
    let bars = || Item::blocks(vec![rect(10, 60, 5, 20)], 100);
    let turned = |items| {
        let at = Point::new(Length::pt(50), Length::pt(50));
        let (turns, scale) = (1, (1, 1));
        Item::posed(items, Pose { at, turns, scale }, None)
    };
    let white = || Item::tint(rect(5, 5, 90, 190), 0);
    let pages = [
        vec![ground(Colour::hex(0x0B3C5D)), bars(), text()],
        vec![white(), ground(Colour::WHITE), text(), bars()],
        vec![turned(vec![white()]), text(), bars()],
        vec![turned(vec![bars()]), white(), text(), bars()],
    ];
    for (index, items) in pages.into_iter().enumerate() {
        let (_, content) = drawn(items, small());
        let bars = content.find("10 120 5 20 re").expect("the bars");
        let text = content.find("BT").expect("the text");
        let last = [" rg", "1 g"].map(|ink| content.rfind(ink));
        let ground = last.into_iter().max().flatten().expect("the ground");
        let is_turned = index == 3;
        assert_eq!(ground > bars, is_turned, "page {index}: {content}");
        assert!(ground < text, "page {index}: {content}");
    }
    // Black items may be reordered: texts in one font are grouped.
    let (_, content) = drawn(vec![turned(vec![bars()]), text(), bars(), text()], small());
    assert_eq!(content.matches("BT").count(), 1, "{content}");
}

#[test]
fn placed_pages_are_transformed() {
    let placed = |turns, x, y| {
        let page = Page { items: vec![Item::tint(rect(0, 0, 10, 20), 100)], ..Page::default() };
        let at = Point::new(Length::pt(x), Length::pt(y));
        let scale = (1, 2);
        page.placed(Pose { at, turns, scale }, rect(80, 30, 20, 5))
    };
    let (_, content) = drawn(vec![placed(1, 100, 30)], small());
    // It is clipped before it is turned.
    assert!(content.contains("80 165 20 5 re W n"), "{content}");
    // The tint's corner (0, 200) moves to (100, 170), its lower right one (10, 180) to 10 left of it and 5 below.
    let numbers: Vec<f32> = (content.split(" cm").next().unwrap().split_whitespace())
        .filter_map(|word| word.parse().ok())
        .collect();
    let [a, b, c, d, e, f] = numbers[numbers.len() - 6..] else { panic!("{content}") };
    let at = |x: f32, y: f32| (a * x + c * y + e, b * x + d * y + f);
    assert_eq!(at(0.0, 200.0), (100.0, 170.0));
    assert_eq!(at(10.0, 180.0), (90.0, 165.0));
}

#[test]
fn sheets_may_lack_bleed_at_the_spine_and_have_a_slug() {
    let paper =
        Paper { bleed: Length::pt(9), bleeds_at_spine: false, slug: Length::pt(20), ..small() };
    let boxes = |index| {
        let sheet = Sheet::new(&paper, index);
        let numbers = |object: Object| -> Vec<f32> {
            let numbers = object.as_array().unwrap().iter();
            numbers.map(|n| n.as_float().unwrap()).collect()
        };
        [sheet.media_box(), sheet.bleed_box(), sheet.trim_box()].map(numbers)
    };
    let right = [[0.0, 0.0, 149.0, 258.0], [20.0, 20.0, 129.0, 238.0], [20.0, 29.0, 120.0, 229.0]];
    assert_eq!(boxes(0), right);
    let left = [[0.0, 0.0, 149.0, 258.0], [20.0, 20.0, 129.0, 238.0], [29.0, 29.0, 129.0, 229.0]];
    assert_eq!(boxes(1), left);
}
