use super::*;
use gridpress_engine::puzzle::{Cage, Shape};
use lopdf::{Dictionary, Object, Stream, dictionary};

/// Returns a PDF with a 9x9 grid with a 5 in row 2, column 7, written by hand: strokes as lines under a scaled matrix.
fn classic() -> Vec<u8> {
    page(content())
}

/// Returns the content of that page.
fn content() -> String {
    let mut content = String::from("q 2 0 0 2 10 20 cm 1 w\n0 0 90 90 re S\n");
    for i in 1..9 {
        content += &format!("{0} 0 m {0} 90 l S 0 {0} m 90 {0} l S\n", i * 10);
    }
    content += "BT /F1 5 Tf 1 0 0 1 0 95 Tm <0002>Tj 1 0 0 1 63 73 Tm <0001>Tj ET Q\n";
    content
}

/// Returns a PDF with that content. Code 1 of its font is a 5, code 2 a 7 and code 3 a 3.
fn page(content: String) -> Vec<u8> {
    let cmap = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Test def\n/CMapType 2 def\n\
        1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n3 beginbfchar\n<0001> <0035>\n<0002> <0037>\n<0003> <0033>\nendbfchar\n\
        endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
    page_with(
        content,
        &wide_font(vec![1.into(), vec![Object::from(600), 500.into(), 500.into()].into()]),
        cmap,
    )
}

/// Returns a font with two-byte codes of those widths.
fn wide_font(widths: Vec<Object>) -> Dictionary {
    let descendant = dictionary! { "Type" => "Font", "Subtype" => "CIDFontType2", "W" => widths };
    dictionary! {
        "Type" => "Font", "Subtype" => "Type0", "Encoding" => "Identity-H",
        "DescendantFonts" => vec![descendant.into()],
    }
}

/// Returns a PDF with that content, and a font with that map to Unicode.
fn page_with(content: String, font: &Dictionary, cmap: &str) -> Vec<u8> {
    let mut pdf = Document::with_version("1.5");
    let cmap = pdf.add_object(Stream::new(dictionary! {}, cmap.as_bytes().to_vec()));
    let mut font = font.clone();
    font.set("ToUnicode", cmap);
    let contents = pdf.add_object(Stream::new(dictionary! {}, content.into_bytes()));
    let pages = pdf.new_object_id();
    let page = pdf.add_object(dictionary! {
        "Type" => "Page", "Parent" => pages, "Contents" => contents,
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
    });
    pdf.set_object(
        pages,
        dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 },
    );
    let catalog = pdf.add_object(dictionary! { "Type" => "Catalog", "Pages" => pages });
    pdf.trailer.set("Root", catalog);
    let mut bytes = Vec::new();
    pdf.save_to(&mut bytes).unwrap();
    bytes
}

/// Reads a page on which a font shows a few codes.
fn read_font(font: &Dictionary, cmap: &str) -> Result<Vec<FoundGrid>, ReadError> {
    let content = "BT /F1 5 Tf 1 0 0 1 0 95 Tm (\\000\\001)Tj ET".to_owned();
    PdfReader::new(&page_with(content, font, cmap))?.grids()
}

#[test]
fn ignores_widths_of_codes_beyond_two_bytes() {
    for (first, count) in
        [(0, 100_000), (-5, 300), (i64::from(i32::MAX), 3), (i64::MAX, 3), (i64::MIN, 3)]
    {
        let widths = vec![Object::from(500); count];
        let narrow =
            dictionary! { "Type" => "Font", "FirstChar" => first, "Widths" => widths.clone() };
        assert!(read_font(&narrow, "").is_ok(), "{first}");
        let wide = wide_font(vec![first.into(), widths.into()]);
        assert!(read_font(&wide, "").is_ok(), "{first}");
    }
    for (first, last) in
        [(0, i64::MAX), (i64::MIN, i64::MAX), (i64::MIN, -1), (7, 3), (70_000, 80_000)]
    {
        let wide = wide_font(vec![first.into(), last.into(), 500.into()]);
        assert!(read_font(&wide, "").is_ok(), "{first} {last}");
    }
}

#[test]
fn refuses_fonts_with_too_many_codes() {
    let all = [Object::from(0), 65_535.into(), 500.into()];
    let ranges = (0..2_000).flat_map(|_| all.clone()).collect();
    let error = read_font(&wide_font(ranges), "").unwrap_err();
    assert!(error.to_string().contains("far more"), "{error}");
    let cmap = |blocks: &str| {
        format!(
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /T def\n/CMapType 2 def\n\
             {blocks}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
        )
    };
    // A text of no characters, and a map of all codes of four bytes.
    for blocks in [
        "1 beginbfchar\n<0001> <>\nendbfchar\n",
        "1 beginbfrange\n<00000000> <FFFFFFFF> <0041>\nendbfrange\n",
    ] {
        assert!(read_font(&wide_font(Vec::new()), &cmap(blocks)).is_ok(), "{blocks}");
    }
}

#[test]
fn reads_a_grid_from_strokes_and_glyphs() {
    let reader = PdfReader::new(&classic()).unwrap();
    assert_eq!(reader.pages(), 1);
    let [found] = &reader.grids().unwrap()[..] else { panic!("one grid") };
    assert_eq!((found.page, found.heading.as_str(), found.number), (1, "7", Some(7)));
    assert_eq!(found.grid.filled_count(), 1);
    assert_eq!(found.grid.get(9 + 6), 5);
    assert_eq!((found.regions.len(), found.cages.is_empty()), (0, true));
}

#[test]
fn reads_regions_and_cages_from_short_strokes() {
    // The regions of a 4x4 form a pinwheel. No stroke is longer than two cells, and there are no thin strokes below the
    // heavy ones.
    let regions = *b"AABBACBBACDDCCDD";
    let mut content = String::from("2 w 0 0 160 160 re S\n");
    let place = |step: usize| (step * 40).to_string();
    for a in 0..4usize {
        for b in 1..4usize {
            let heavy = |one: usize, other: usize| {
                if regions[one] == regions[other] { "1 w" } else { "2 w" }
            };
            let [from, to, at] = [place(a), place(a + 1), place(b)];
            // Rows count down, and the page's y up.
            let (upright, level) = (
                heavy((3 - a) * 4 + b - 1, (3 - a) * 4 + b),
                heavy((4 - b) * 4 + a, (3 - b) * 4 + a),
            );
            content += &format!(
                "{upright} {at} {from} m {at} {to} l S\n{level} {from} {at} m {to} {at} l S\n"
            );
        }
    }
    // A cage of the first two cells with the sum 7, a stroke across, a shade, and a 5 that is not a sum.
    content += "0.5 w [3 2] 0 d 4 156 m 76 156 l 76 124 l 4 124 l h S [] 0 d 0 160 m 160 0 l S\n\
        0.9 g 40 40 40 40 re f 0 g\n\
        BT /F1 10 Tf 1 0 0 1 7 146 Tm <0002>Tj /F1 24 Tf 1 0 0 1 54 12 Tm <0001>Tj ET\n";
    let found = PdfReader::new(&page(content)).unwrap().grids().unwrap().remove(0);
    assert_eq!(found.regions, [0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 3, 3, 2, 2, 3, 3]);
    let kind = "4+killer".parse().unwrap();
    let shape = |cells| Shape::custom(kind, None, vec![Cage::killer(cells, 7)]).unwrap();
    assert_eq!(found.cages, FoundCages::of(&shape(vec![0, 1])));
    assert_ne!(found.cages, FoundCages::of(&shape(vec![0, 1, 2])));
    // There is no 5 among four digits.
    assert_eq!(found.grid.filled_count(), 0);
}

#[test]
fn refuses_other_files() {
    assert!(PdfReader::new(b"").is_err());
    assert!(PdfReader::new(b"%PDF-1.7 and no more").is_err());
    let whole = classic();
    assert!(PdfReader::new(&whole[..whole.len() / 2]).is_err());
}

#[test]
fn reads_a_grid_upside_down_as_on_the_turned_page() {
    let upright = content();
    let both = format!("q 1 0 0 1 0 300 cm {upright} Q\nq -1 0 0 -1 300 280 cm {upright} Q\n");
    let [first, second] = &PdfReader::new(&page(both)).unwrap().grids().unwrap()[..] else {
        panic!("two grids")
    };
    for found in [first, second] {
        assert_eq!((found.heading.as_str(), found.number), ("7", Some(7)));
        assert_eq!(found.grid.filled_count(), 1);
        assert_eq!(found.grid.get(9 + 6), 5);
    }
    // An upright figure among those upside down does not belong to them, and vice versa.
    let odd = "BT /F1 5 Tf 1 0 0 1 53 73 Tm <0001>Tj ET Q\n";
    let odd = format!("q -1 0 0 -1 300 280 cm {upright} Q q 2 0 0 2 100 100 cm {odd}");
    let [found] = &PdfReader::new(&page(odd)).unwrap().grids().unwrap()[..] else {
        panic!("one grid")
    };
    assert_eq!(found.grid.filled_count(), 1);
}

#[test]
fn gives_up_on_far_more_work_than_a_book() {
    let assert_refused = |content: String, why: &str| {
        let error = PdfReader::new(&page(content)).unwrap().grids().unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
    };
    assert_refused("q ".repeat(100), "graphics states are nested");
    assert_refused("0 g ".repeat(1_000_000), "far more");
    assert_refused("9 9 30 30 re S ".repeat(9_000), "more marks");
    assert_refused("BT /F1 9 Tf (ababababababababab) Tj ET ".repeat(40_000), "more");
}

#[test]
fn ignores_invisible_type() {
    let seen = |before: &str, behind: &str| {
        let content = content().replace("BT", &format!("{before} BT"));
        let found = PdfReader::new(&page(content + behind)).unwrap().grids().unwrap();
        found[0].grid.filled_count()
    };
    assert_eq!(seen("", ""), 1);
    assert_eq!(seen("0.2 g", ""), 1);
    assert_eq!(seen("1 g", ""), 0, "white on white");
    assert_eq!(seen("0 0 1 1 re W n", ""), 0, "clipped");
    assert_eq!(seen("", "q 1 g 0 0 400 400 re f Q"), 0, "covered");
    assert_eq!(seen("q 0 g 0 0 90 90 re f Q 1 g", ""), 1, "white on black");
    assert_eq!(seen("q 0 g 0 0 90 90 re f Q", ""), 0, "black on black");
}

/// Returns a reader of a page with that content, of 300 by 300 points.
fn boxed(content: String) -> PdfReader {
    let mut pdf = Document::load_mem(&page(content)).unwrap();
    let id = pdf.page_iter().next().unwrap();
    let page = pdf.get_object_mut(id).unwrap().as_dict_mut().unwrap();
    page.set("MediaBox", vec![0.into(), 0.into(), 300.into(), 300.into()]);
    let mut bytes = Vec::new();
    pdf.save_to(&mut bytes).unwrap();
    PdfReader::new(&bytes).unwrap()
}

#[test]
fn covered_clipped_and_background_coloured_letters_are_invisible() {
    let shows = |before: &str, after: &str| {
        let text = "BT /F1 40 Tf 1 0 0 1 50 60 Tm <0001>Tj ET Q";
        let reader = boxed(format!("q {before} {text} {after}"));
        let view = reader.view(0).unwrap().unwrap();
        let [letter] = view.letters() else { panic!("{:?}", view.letters()) };
        assert_eq!((letter.text.as_str(), letter.at), ("5", (50.0, 60.0)));
        assert_eq!(letter.direction, Direction::Right);
        view.is_visible(0)
    };
    assert!(shows("", ""));
    assert!(shows("0.5 g", "q 0 g 100 0 50 300 re f Q"), "beside it");
    assert!(shows("0 g 0 0 300 300 re f 1 g", ""), "white on black");
    assert!(!shows("1 g", ""), "white on white");
    assert!(!shows("0.95 g", ""), "almost white on white");
    assert!(!shows("0 g 0 0 300 300 re f", ""), "black on black");
    assert!(!shows("", "q 1 g 0 0 300 300 re f Q"), "covered");
    assert!(!shows("", "q 0 g 0 0 300 300 re f Q"), "covered in its own colour");
    assert!(!shows("", "q 1 g 0 62 300 10 re f Q"), "covered in part");
    assert!(!shows("0 0 1 1 re W n", ""), "clipped");
}

#[test]
fn pictures_of_pages_differ_where_the_pages_do() {
    let boxed = |content| boxed(content).picture(0).unwrap().unwrap();
    let plain = boxed(content());
    assert_eq!(plain.differences(&boxed(content())), Some(Vec::new()));
    let more = boxed(content() + "q 1 0 0 rg 100 200 10 10 re f Q");
    let places = plain.differences(&more).unwrap();
    assert!(places.len() >= 14 * 14, "{}", places.len());
    let is_in_square =
        |(x, y): &(f32, f32)| (100.0..110.5).contains(x) && (89.5..100.5).contains(y);
    assert!(places.iter().all(is_in_square), "{places:?}");
}

/// Returns a PDF of two 4x4 grids that share a box, written by hand in cells of 20 points, and `more` content.
fn overlapping(more: &str) -> Vec<u8> {
    let mut content = String::from("0.5 w\n");
    for (left, low) in [(100, 300), (140, 260)] {
        content += &format!("2 w {left} {low} 80 80 re S 0.5 w\n");
        for step in [20, 60] {
            let (x, y) = (left + step, low + step);
            let (right, high) = (left + 80, low + 80);
            content += &format!("{x} {low} m {x} {high} l S {left} {y} m {right} {y} l S\n");
        }
        let (x, y) = (left + 40, low + 40);
        let (right, high) = (left + 80, low + 80);
        content += &format!("2 w {x} {low} m {x} {high} l S {left} {y} m {right} {y} l S 0.5 w\n");
    }
    content += "BT /F1 10 Tf 1 0 0 1 100 385 Tm <0002>Tj ET\n";
    page(content + more)
}

/// Returns the operators for a figure in a cell of the canvas.
fn figure(row: usize, column: usize) -> String {
    let (x, y) = (100 + column * 20 + 7, 380 - row * 20 - 14);
    format!("BT /F1 12 Tf 1 0 0 1 {x} {y} Tm <0003>Tj ET\n")
}

#[test]
fn reads_overlapping_grids_as_one_puzzle() {
    let more = [(0, 3), (3, 3), (5, 2)].map(|(row, column)| figure(row, column));
    let grids = PdfReader::new(&overlapping(&more.concat())).unwrap().grids();
    let grids = grids.unwrap();
    let [found] = &grids[..] else { panic!("one grid in {grids:?}") };
    assert_eq!(found.number, Some(7));
    assert_eq!(found.grid.side(), 6);
    let digits: Vec<usize> = (0..36).filter(|&cell| found.grid.get(cell) > 0).collect();
    assert_eq!(digits, [3, 3 * 6 + 3, 5 * 6 + 2]);
    assert_eq!(found.unread_cell, None);
    let holes = [4, 5, 10, 11, 24, 25, 30, 31];
    assert_eq!(found.holes, holes);
    // Seven boxes.
    let own: std::collections::BTreeSet<u8> = found.regions.iter().copied().collect();
    assert_eq!(own, (0..7).chain([u8::MAX]).collect());
    assert!(holes.iter().all(|&hole| found.regions[hole] == u8::MAX));
    assert_eq!(found.regions[2 * 6 + 2], found.regions[3 * 6 + 3]);
    assert_ne!(found.regions[3 * 6 + 3], found.regions[3 * 6 + 4]);
    assert!(!found.is_full());
}

#[test]
fn finds_type_in_a_hole() {
    let found = PdfReader::new(&overlapping(&figure(0, 4))).unwrap().grids();
    assert_eq!(found.unwrap()[0].unread_cell, Some(4));
}

#[test]
fn refuses_pages_that_take_too_much_work_to_paint() {
    let media = "0 0 600 800 re W n\n";
    let curves = "0 0 m 600 0 600 600 0 600 c S\n".repeat(20_000);
    let bytes = with_media_box(page(format!("{media}{curves}")));
    let error = PdfReader::new(&bytes).unwrap().picture(0).err().unwrap();
    assert!(error.to_string().starts_with("page 1: it takes more work"), "{error}");
    let few = "0 0 m 600 0 600 600 0 600 c S\n".repeat(50);
    let bytes = with_media_box(page(format!("{media}{few}")));
    assert!(PdfReader::new(&bytes).unwrap().picture(0).unwrap().is_some());
}

/// Returns the file with a size for its pages.
fn with_media_box(bytes: Vec<u8>) -> Vec<u8> {
    let mut pdf = Document::load_mem(&bytes).unwrap();
    for page in pdf.page_iter().collect::<Vec<_>>() {
        let page = pdf.get_dictionary_mut(page).unwrap();
        page.set("MediaBox", vec![0.into(), 0.into(), 600.into(), Object::from(800)]);
    }
    let mut bytes = Vec::new();
    pdf.save_to(&mut bytes).unwrap();
    bytes
}
