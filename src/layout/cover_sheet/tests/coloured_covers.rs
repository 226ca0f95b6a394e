//! Tests of covers in colour: texts, palettes, pictures, and the cells of mosaics.

use super::*;
use crate::cover_sheet::tests::{TextOnCover, book, corners, covers, holds, hull, texts_on_cover};
use crate::document::item::{Image, Item};
use crate::document::outline::Outline;
use crate::document::walk::{Primitive, walk};
use gridpress_bookspec::{
    BookSpec, CountForm, CoverPicture, Lettering, NoFiles, PaletteChoice, PaletteName, PictureArea,
};
use gridpress_ground::units::{Point, Rect};
use gridpress_messages::diag::Source;

/// Texts of different lengths, for all keys.
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

/// Checks that texts in colour are on their panel, away from its edges, apart from each other, and legible.
#[test]
fn coloured_texts_are_safe_separate_and_legible() {
    let pages = [
        ("6x9in", "kdp-paperback-white"),
        ("5x8in", "lulu"),
        ("8.5x11in", "ingramspark"),
        ("8.25x6in", "kdp-paperback-white"),
        ("8.5x8.5in", "lulu"),
        ("6x9in", "kdp-hardcover"),
    ];
    let mut checked = 0;
    for (index, (trim, printer)) in pages.into_iter().enumerate() {
        let mut book = coloured(index % WORDS.len(), trim, printer);
        let wrap = Wrap::new(&book.spec, 300).unwrap();
        let fold = wrap.spine();
        let safe = [wrap.safe_back(), wrap.safe_front(), fold];
        let counts = [CountForm::Badge, CountForm::Large, CountForm::None];
        let letterings = Lettering::NAMES.iter().map(|(_, lettering)| *lettering).cycle();
        let looks = in_colour().flat_map(|design| counts.map(|count| (design, count)));
        for ((design, count), lettering) in looks.zip(letterings) {
            book.spec.cover.design = Some(design);
            book.spec.cover.count = Some(count);
            book.spec.cover.lettering = Some(lettering);
            let cover = lay_out_cover(&book, 300, CoverKind::Print);
            let cover = cover.unwrap_or_else(|error| panic!("{design} {trim} {printer}: {error}"));
            let items = cover.document.page(0).unwrap().items;
            let texts = texts_on_cover(&book.spec.fonts, &items);
            for (index, text) in texts.iter().enumerate() {
                let which = format!("{design} {trim} {printer}: {}", text.text);
                let is_safe = |panel: &Rect| holds(panel, text.low) && holds(panel, text.high);
                // The digits of the barcode and the number above it have their own box.
                let is_code = holds(&wrap.barcode(), text.low) && holds(&wrap.barcode(), text.high);
                assert!(is_code || safe.iter().any(is_safe), "{which}");
                assert!(!text.grounds.is_empty(), "{which}");
                for ground in &text.grounds {
                    let contrast = text.colour.contrast(*ground);
                    assert!(contrast >= 4.5, "{which}: {contrast} on {ground}");
                }
                if let Some(other) = texts[..index].iter().find(|other| other.overlaps(text)) {
                    let is_digit =
                        |text: &TextOnCover| text.text.bytes().all(|b| b.is_ascii_digit());
                    assert!(is_digit(other) && is_digit(text), "{which} overlaps {}", other.text);
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn every_palette_is_legible_in_every_design() {
    let mut book = coloured(1, "6x9in", "kdp-paperback-white");
    for design in in_colour() {
        book.spec.cover.design = Some(design);
        for (name, palette) in PaletteName::NAMES {
            book.spec.cover.palette = Some(PaletteChoice::Named(*palette));
            let cover = lay_out_cover(&book, 200, CoverKind::Print).unwrap();
            let items = cover.document.page(0).unwrap().items;
            for text in texts_on_cover(&book.spec.fonts, &items) {
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
fn cover_has_series_and_imprint_of_the_book() {
    let mut book = coloured(0, "6x9in", "kdp-paperback-white");
    (book.spec.cover.series, book.spec.cover.publisher) = (None, None);
    book.spec.series.name = Some("Night Train".to_owned());
    book.spec.series.volume = Some(2);
    book.spec.imprint = Some("Owl House".to_owned());
    let items =
        lay_out_cover(&book, 200, CoverKind::Print).unwrap().document.page(0).unwrap().items;
    let texts = texts_on_cover(&book.spec.fonts, &items);
    for expected in ["Night Train \u{b7} Volume 2", "Owl House"] {
        assert!(texts.iter().any(|text| text.text == expected), "{expected}");
    }
}

#[test]
fn rejects_pictures_with_too_few_pixels() {
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
    let error = lay_out_cover(&book, 200, CoverKind::Print).unwrap_err().to_string();
    assert!(error.contains("`front.jpg` of the cover has"), "{error}");
    assert!(error.contains("at least 300 are needed"), "{error}");
    assert!(error.contains("it needs at least"), "{error}");
    book.spec.cover.picture = Some(picture(1900, 1900));
    lay_out_cover(&book, 200, CoverKind::Print).unwrap();
    // The whole front needs more.
    for area in [PictureArea::Full, PictureArea::Alone] {
        book.spec.cover.picture_area = Some(area);
        book.spec.cover.picture = Some(picture(1900, 1900));
        assert!(lay_out_cover(&book, 200, CoverKind::Print).is_err());
        book.spec.cover.picture = Some(picture(1900, 2800));
        lay_out_cover(&book, 200, CoverKind::Print).unwrap();
    }
    // A publisher's logo of a few pixels is refused as well.
    book.spec.cover.logo = Some(picture(20, 10));
    let error = lay_out_cover(&book, 200, CoverKind::Print).unwrap_err().to_string();
    assert!(error.contains("at least 300 are needed"), "{error}");
}

#[test]
fn fronts_for_shops_have_their_shape_in_every_design() {
    let mut book = coloured(1, "8.25x6in", "kdp-paperback-white");
    for (_, design) in CoverDesign::NAMES {
        book.spec.cover.design = Some(*design);
        let front = lay_out_shop_front(&book).unwrap();
        let Size { width, height } = front.paper.trim;
        assert_eq!(width.scale(2560, 1600), height, "{design}");
        assert!(!front.page(0).unwrap().items.is_empty());
    }
}

#[test]
fn colour_space_is_that_of_the_printer() {
    let mut book = coloured(0, "6x9in", "ingramspark");
    let space = |book: &Book| lay_out_cover(book, 200, CoverKind::Print).unwrap().document.space;
    assert_eq!(space(&book), ColourSpace::Cmyk);
    book.spec.page.printer = gridpress_bookspec::Printer::named("kdp-paperback-cream");
    assert_eq!(space(&book), ColourSpace::Rgb);
    book.spec.cover.design = Some(CoverDesign::Plain);
    assert_eq!(space(&book), ColourSpace::Grey);
}

/// Returns the rectangles of colour on the front of a cover.
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
            let items = lay_out_cover(&book, 200, CoverKind::Print)
                .unwrap()
                .document
                .page(0)
                .unwrap()
                .items;
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

/// Compares the digits on the front with the burst: the polygon of 48 corners.
#[test]
fn badges_overlap_no_digits() {
    for design in [CoverDesign::Field, CoverDesign::Mosaic, CoverDesign::Tilt, CoverDesign::Pop] {
        for trim in ["6x9in", "8.5x11in", "8.25x6in", "8.5x8.5in"] {
            let mut book =
                book(&format!("trim = \"{trim}\"\nprinter = \"kdp-paperback-white\""), "");
            book.spec.cover.design = Some(design);
            let items = lay_out_cover(&book, 200, CoverKind::Print)
                .unwrap()
                .document
                .page(0)
                .unwrap()
                .items;
            let (mut digits, mut burst) = (Vec::new(), None);
            walk(&items, &mut |painted| match painted.primitive {
                Primitive::Fill { outline: Outline::Path(steps), .. } => digits.push(hull(&steps)),
                Primitive::Fill { outline: Outline::Polygon(points), .. } if points.len() == 48 => {
                    burst = Some(points);
                }
                // The text of the burst comes after it.
                Primitive::Text(text) if burst.is_none() && text.run.text.len() == 1 => {
                    let (below, above) = book.spec.fonts.extent(&text.run);
                    let far = Point::new(text.run.width, -below);
                    digits.push(Rect::from_corners(
                        text.point(Point::new(Length::ZERO, -above)),
                        text.point(far),
                    ));
                }
                _ => {}
            });
            assert!(digits.len() >= 4, "{design} {trim}");
            let star = Outline::Polygon(burst.expect("the cover should have a burst"));
            for digit in digits {
                // Loose digits and balls are larger than the digits of cells.
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
