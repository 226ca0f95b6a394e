//! Tests of the surroundings of puzzles: no overlaps, and correct content; bands above grids, and columns beside them.

use super::*;
use gridpress_bookspec::Contents;
use gridpress_engine::generate::{Code, Level, Removal, Revision};
use gridpress_engine::puzzle::Variant;
use gridpress_ground::units::Rect;
use gridpress_messages::symbols::Symbols;
use gridpress_testing::samples;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::collections::BTreeSet;

/// All elements around a puzzle except dots and marks.
const ALL: &str = "[puzzle]\ntips = false\ngivens = true\ntechnique = true\nname = true\ndate = true\ntime = true\n\
                   code = true\nrules = true\nqr = \"https://example.com/{number}?{code}\"\n";

/// Creates a sample book with everything around its puzzles, and with codes as if they had been generated.
pub(super) fn furnished(
    spec: &str,
    puzzle: &str,
    sections: &[(&str, Symbols, usize, u32)],
) -> Book {
    let mut book = samples::book(&format!("{spec}{ALL}{puzzle}\n"), sections);
    for (spec, puzzles) in book.spec.sections.iter().zip(&mut book.sections) {
        let Contents::Generated { target, .. } = &spec.contents else {
            panic!("expected generated puzzles")
        };
        for puzzle in puzzles {
            puzzle.code = Some(Code {
                revision: Revision::NEWEST,
                recipe: target.recipe.clone(),
                address: puzzle.address.clone(),
                attempt: puzzle.number * 37,
                best: false,
            });
        }
    }
    book
}

pub(super) fn sections<'k>(kinds: &[(&'k str, u32)]) -> Vec<(&'k str, Symbols, usize, u32)> {
    let section = |&(kind, per_page)| (kind, Symbols::Letters, per_page as usize, per_page);
    kinds.iter().map(section).collect()
}

pub(super) fn overlap(a: &[Length; 4], b: &[Length; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

pub(super) fn grown(ink: [Length; 4], by: Length) -> [Length; 4] {
    [ink[0] - by, ink[1] - by, ink[2] + by, ink[3] + by]
}

/// Returns the grids with their frames.
pub(super) fn grids(page: &Page) -> Vec<[Length; 4]> {
    let frames = frames(page).into_iter();
    frames
        .map(|(at, side, weight)| grown([at.x, at.y, at.x + side, at.y + side], weight.half()))
        .collect()
}

/// Returns the boxes of strips.
pub(super) fn boxes(page: &Page) -> Vec<[Length; 4]> {
    let of = |item: &Item| match item {
        Item { paint: Paint::Stroke { outline: Outline::Polygon(points), weight }, .. } => {
            let points = points.iter().map(|at| [at.x, at.y, at.x, at.y]);
            points.reduce(hull).map(|hull| grown(hull, weight.half()))
        }
        _ => None,
    };
    page.items.iter().filter_map(of).collect()
}

/// Returns the extents of all ink outside the grids and boxes of a page; QR codes include the white that they need.
fn around(fonts: &Fonts, page: &Page) -> Vec<[Length; 4]> {
    let framed: Vec<[Length; 4]> = [grids(page), boxes(page)].concat();
    let within = |ink: &[Length; 4]| {
        framed.iter().any(|frame| {
            ink[0] >= frame[0] && ink[1] >= frame[1] && ink[2] <= frame[2] && ink[3] <= frame[3]
        })
    };
    let of = |item: &Item| match item {
        Item { paint: Paint::Fill { outline: Outline::Rects(rects), percent: 100 }, .. } => {
            ink(fonts, item).map(|ink| grown(ink, rects[0].size.height * 4))
        }
        _ => ink(fonts, item),
    };
    let inks = page.items.iter().filter_map(of);
    let outside = inks.filter(|ink| !within(ink));
    outside.chain(boxes(page)).collect()
}

/// Checks that nothing on a page with puzzles overlaps anything else, and that everything is in the block.
pub(super) fn assert_clear(book: &Book) {
    let layout = lay_out(book).unwrap();
    assert_inside(book, &layout);
    let hair = Length::thousandths(20);
    let numbers: BTreeSet<u32> = layout.puzzle_pages.iter().map(|printed| printed.page).collect();
    for number in numbers {
        let page = page(&layout.book, number);
        let mut areas = around(&book.spec.fonts, &page);
        assert!(areas.len() > 5);
        areas.extend(grids(&page));
        for (index, one) in areas.iter().enumerate() {
            let one = grown(*one, -hair);
            let other = areas[index + 1..].iter().find(|other| overlap(&one, other));
            assert!(other.is_none(), "page {number}: {one:?} on {other:?}");
        }
    }
}

#[test]
fn nothing_overlaps() {
    let nine = [("9", 1), ("9", 2), ("9", 3), ("9", 4), ("9", 6)];
    for marks in ["marks = \"strip\"\ndots = true", "marks = \"corners\""] {
        for design in ["classic", "modern"] {
            let spec = format!("design = \"{design}\"\n[page]\ntrim = \"6x9in\"\n");
            let kinds = [nine.as_slice(), &[("16", 1), ("9+killer", 1), ("4", 9)]].concat();
            assert_clear(&furnished(&spec, marks, &sections(&kinds)));
        }
        let kinds = [("25", 1), ("16", 2), ("12+jigsaw", 4), ("9+antiknight", 12), ("6", 15)];
        let spec = "[page]\ntrim = \"a4\"\n[grid]\ngap = \"2mm\"\n";
        assert_clear(&furnished(spec, marks, &sections(&kinds)));
        let spec = "design = \"large-print\"\n[page]\ntrim = \"8.5x11in\"\n";
        let kinds = [("9", 1), ("16", 1), ("6", 2)];
        assert_clear(&furnished(spec, marks, &sections(&kinds)));
    }
}

/// Returns all text of a page in the order of painting.
pub(super) fn text_on(page: &Page) -> String {
    let text = |item: &Item| match item {
        Item { paint: Paint::Text { run, .. }, .. } => Some(run.text.clone()),
        _ => None,
    };
    let texts: Vec<String> = page.items.iter().filter_map(text).collect();
    texts.concat()
}

#[test]
fn every_puzzle_has_its_own_notes_and_code() {
    let spec = "[page]\ntrim = \"6x9in\"\n";
    for per_page in [1, 2, 4, 6] {
        let kinds = [("9", per_page), ("6", per_page)];
        let book = furnished(spec, "", &sections(&kinds));
        let layout = lay_out(&book).unwrap();
        for (puzzle, printed) in book.puzzles().zip(&layout.puzzle_pages) {
            let text_on = text_on(&page(&layout.book, printed.page));
            let givens = puzzle.puzzle.givens.filled_count();
            let code = puzzle.code.as_ref().unwrap();
            for expected in [
                format!("{givens} givens"),
                // Broken only between its parts.
                code.to_string(),
                book.spec.words.technique(puzzle.rating.technique).to_owned(),
            ] {
                assert!(text_on.contains(&expected), "no {expected} in {text_on}");
            }
            for label in ["Name", "Date", "Time", "Code"] {
                assert_eq!(text_on.matches(label).count(), per_page as usize);
            }
        }
    }
}

#[test]
fn variant_rules_are_printed_in_every_language() {
    for language in gridpress_messages::languages() {
        let spec = format!("language = \"{language}\"\n[puzzle]\nrules = true\n");
        let kinds = [("9+antiknight", 2), ("9+diagonal+windoku+killer", 1), ("9", 2)];
        let book = samples::book(&spec, &sections(&kinds));
        let layout = lay_out(&book).unwrap();
        for (puzzle, printed) in book.puzzles().zip(&layout.puzzle_pages) {
            let spaceless = |text: &str| text.replace(char::is_whitespace, "");
            let page = page(&layout.book, printed.page);
            let text_on = spaceless(&text_on(&page));
            let kind = puzzle.puzzle.shape.kind();
            let forms = gridpress_messages::CageForms::of([&*puzzle.puzzle.shape]);
            for &(_, variant) in Variant::NAMES {
                let rule = spaceless(&book.spec.words.variant_rule(variant, [kind], forms));
                assert_eq!(text_on.contains(&rule), kind.has(variant), "{rule} in {text_on}");
            }
        }
    }
}

#[test]
fn disabled_elements_are_not_printed() {
    let spec = "opener = \"none\"\n[page]\ntrim = \"6x9in\"\n[puzzle]\nlevel = false\nstars = false\nanswer_page = false\n";
    let book = samples::book(spec, &sections(&[("9", 1)]));
    let layout = lay_out(&book).unwrap();
    let page = page(&layout.book, layout.puzzle_pages[0].page);
    let text_on = text_on(&page);
    assert!(text_on.starts_with('1') && !text_on.contains("Easy") && !text_on.contains("page"));
    let is_star = |item: &Item| {
        matches!(item, Item { paint: Paint::Fill { outline: Outline::Polygon(_), .. }, .. })
    };
    assert!(!page.items.iter().any(is_star));
    let below = |ink: &[Length; 4]| ink[1] > grids(&page)[0][3];
    // The folio.
    let around = around(&book.spec.fonts, &page);
    assert_eq!(around.iter().filter(|ink| below(ink)).count(), 1);
}

#[test]
fn dots_show_the_level() {
    for &(_, level) in Level::NAMES {
        let mut book = furnished("opener = \"none\"\n", "dots = true", &sections(&[("9", 1)]));
        book.sections[0][0].level = level;
        let layout = lay_out(&book).unwrap();
        let page = page(&layout.book, layout.puzzle_pages[0].page);
        let dots: Vec<(Length, bool)> = (page.items.iter())
            .filter_map(|item| match item {
                Item { paint: Paint::Fill { outline: Outline::Circle(centre, _), .. }, .. } => {
                    Some((centre.x, true))
                }
                Item {
                    paint: Paint::Stroke { outline: Outline::Circle(centre, _), .. }, ..
                } => Some((centre.x, false)),
                _ => None,
            })
            .collect();
        assert!(dots.is_sorted_by(|a, b| a.0 < b.0));
        let filled: Vec<bool> = dots.into_iter().map(|(_, is_filled)| is_filled).collect();
        let expected: Vec<bool> = (0..5).map(|dot| dot <= level as usize).collect();
        assert_eq!(filled, expected, "{level:?}");
    }
}

/// Returns the areas of a page in those greys.
pub(super) fn blocks(page: &Page, percents: &[u8]) -> Vec<Rect> {
    let of = |item: &Item| match item {
        Item { paint: Paint::Fill { outline: Outline::Rects(rects), percent }, .. }
            if percents.contains(percent) =>
        {
            Some(rects.clone())
        }
        _ => None,
    };
    page.items.iter().filter_map(of).flatten().collect()
}

pub(super) fn area(rect: &Rect) -> [Length; 4] {
    [rect.origin.x, rect.origin.y, rect.right(), rect.bottom()]
}

/// Returns the modules shown by squares, row by row.
fn modules(rects: &[Rect]) -> Vec<Vec<bool>> {
    let [left, top, right, _] = rects.iter().map(area).reduce(hull).unwrap();
    let module = rects[0].size.height.to_thousandths();
    let count = |length: Length| (length.to_thousandths() / module) as usize;
    let side = count(right - left);
    let mut modules = vec![vec![false; side]; side];
    for rect in rects {
        let (x, y) = (count(rect.origin.x - left), count(rect.origin.y - top));
        modules[y][x..x + count(rect.size.width)].fill(true);
    }
    modules
}

#[test]
fn every_qr_code_holds_the_link_of_its_own_puzzle() {
    for (spec, kinds) in [
        ("[page]\ntrim = \"6x9in\"\n", [("9", 4), ("16", 1)]),
        ("[page]\ntrim = \"a4\"\n", [("4", 12), ("9+killer", 6)]),
    ] {
        let book = furnished(spec, "", &sections(&kinds));
        let layout = lay_out(&book).unwrap();
        let mut checked = 0;
        for (index, puzzle) in book.puzzles().enumerate() {
            let page = page(&layout.book, layout.puzzle_pages[index].page);
            let before = layout.puzzle_pages[..index].iter();
            let nth = before.filter(|other| other.page == layout.puzzle_pages[index].page).count();
            let codes = page.items.iter().filter_map(|item| match item {
                Item {
                    paint: Paint::Fill { outline: Outline::Rects(rects), percent: 100 },
                    ..
                } => Some(rects),
                _ => None,
            });
            let rects = codes.collect::<Vec<_>>()[nth];
            assert!(rects[0].size.height >= Length::thousandths(936));
            let grid = grids(&page)[nth];
            let hull = rects.iter().map(area).reduce(hull).unwrap();
            let is_below = hull[1] > grid[3] && hull[0] > grid[0] && hull[2] <= grid[2];
            assert!(is_below || hull[0] > grid[2] && hull[1] > grid[1] && hull[3] <= grid[3]);
            let shown = modules(rects);
            let code = puzzle.code.as_ref().unwrap();
            // A character with a special meaning in an address is percent-encoded.
            let code = code.to_string().replace('+', "%2B");
            let link = format!("https://example.com/{}?{code}", puzzle.number);
            let version = Version::new(((shown.len() - 17) / 4) as u8);
            let expected = QrCode::encode_segments_advanced(
                &[QrSegment::make_bytes(link.as_bytes())],
                QrCodeEcc::Medium,
                version,
                version,
                None,
                true,
            )
            .unwrap();
            let side = 0..expected.size();
            let dark = |y| side.clone().map(|x| expected.get_module(x, y)).collect();
            assert_eq!(shown, side.clone().map(dark).collect::<Vec<Vec<bool>>>());
            checked += 1;
        }
        assert_eq!(checked, book.puzzles().count());
    }
}

/// Codes have different lengths; none may leave its line.
#[test]
fn long_codes_are_wrapped() {
    let mut book = furnished("[page]\ntrim = \"a4\"\n", "", &sections(&[("4", 24)]));
    for puzzle in &mut book.sections[0] {
        let code = puzzle.code.as_mut().unwrap();
        code.recipe.removal = Removal::Minimal;
        code.attempt = u32::MAX;
    }
    assert_clear(&book);
    let layout = lay_out(&book).unwrap();
    let text_on = text_on(&page(&layout.book, layout.puzzle_pages[0].page));
    for puzzle in book.puzzles() {
        assert!(text_on.contains(&puzzle.code.as_ref().unwrap().to_string()));
    }
}

#[test]
fn edge_marks_step_down_and_clear_text_and_edge() {
    let kinds = [("9", Symbols::Letters, 1, 1), ("4", Symbols::Letters, 1, 1)];
    for bleed in ["0in", "0.125in"] {
        let spec = format!("[page]\nedge_marks = true\nbleed = \"{bleed}\"\n");
        let book = samples::book(&spec, &kinds);
        let layout = lay_out(&book).unwrap();
        let (trim, bleed) = (book.spec.page.trim, book.spec.page.bleed);
        let mark = |number: u32| {
            let page = page(&layout.book, number);
            let rects = page.items.iter().filter_map(|item| match item.paint {
                Paint::Fill { outline: Outline::Rect(rect), percent: 100 } => Some(rect),
                _ => None,
            });
            let [mark] = rects.collect::<Vec<_>>()[..] else {
                panic!("expected one mark on page {number}");
            };
            // Distances from the cut edge: of the far side, and of the side towards the text.
            match number % 2 {
                1 => (mark.right() - trim.width, trim.width - mark.origin.x, mark),
                _ => (-mark.origin.x, mark.right(), mark),
            }
        };
        let pages = layout.puzzle_pages.iter();
        let pages = pages.flat_map(|printed| [Some(printed.page), printed.answer_page]);
        let marks: Vec<_> = pages.flatten().map(mark).collect();
        for (over, into, _) in &marks {
            assert_eq!(*over, if bleed == Length::ZERO { -Length::pt(18) } else { bleed });
            assert!(*into < book.spec.page.outside);
        }
        let tops: Vec<Length> = marks.iter().map(|(_, _, mark)| mark.origin.y).collect();
        // First section, answers, second section, answers.
        assert!(tops[0] < tops[2] && tops[2] < tops[1] && tops[1] == tops[3], "{tops:?}");
    }
    let narrow = "[page]\nedge_marks = true\nmargins = { outside = \"0.3in\" }\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";
    let Err(reports) =
        BookSpec::parse(&Source::new("book.toml", narrow.to_owned()), &gridpress_bookspec::NoFiles)
    else {
        panic!("the margin should be too narrow for marks");
    };
    let text = reports.iter().map(ToString::to_string).collect::<String>();
    assert!(text.contains("no room for marks at the outer edge"), "{text}");
}

/// Returns the areas of a page that are filled with that grey.
fn areas(page: &Page, grey: u8) -> Vec<Rect> {
    let of = |item: &Item| match item.paint {
        Paint::Fill { outline: Outline::Rect(rect), percent } if percent == grey => Some(rect),
        _ => None,
    };
    page.items.iter().filter_map(of).collect()
}

#[test]
fn numbers_are_in_tabs_and_bands_are_as_wide_as_grids() {
    for (design, tint) in [("classic", 14), ("modern", 14), ("large-print", 16)] {
        for per_page in [1, 2, 4] {
            let spec = format!(
                "design = \"{design}\"\n[page]\ntrim = \"letter\"\n[puzzle]\nheading = \"band\"\n"
            );
            let section = ("9", Symbols::Letters, per_page, per_page as u32);
            let book = samples::book(&spec, &[section]);
            let layout = lay_out(&book).unwrap();
            let page = page(&layout.book, layout.puzzle_pages[0].page);
            let numbers = page.items.iter().filter(|item| match &item.paint {
                Paint::Text { run, percent: 0 } => run.size >= Length::pt(10),
                _ => false,
            });
            let (tabs, bands) = (areas(&page, 100), areas(&page, tint));
            for (number, tab) in numbers.zip(&tabs) {
                let ink = ink(&book.spec.fonts, number).unwrap();
                assert!(ink[0] > tab.origin.x && ink[2] < tab.right());
                assert!(ink[1] > tab.origin.y && ink[3] < tab.bottom());
            }
            assert_eq!([tabs.len(), bands.len()], [per_page; 2]);
            for ((grid, tab), band) in grids(&page).iter().zip(&tabs).zip(&bands) {
                assert!(tab.origin.x - grid[0] < Length::pt(2) && tab.right() == band.origin.x);
                assert!(grid[2] - band.right() < Length::pt(2));
                assert!(band.bottom() < grid[1]);
            }
        }
    }
}

#[test]
fn bands_become_rules_if_greys_do_not_print() {
    let spec = "[page]\nprinter = \"newspaper\"\n[puzzle]\nheading = \"band\"\n";
    let book = samples::book(spec, &[("9", Symbols::Letters, 1, 1)]);
    let layout = lay_out(&book).unwrap();
    let page = page(&layout.book, layout.puzzle_pages[0].page);
    let [tab, rule] = areas(&page, 100)[..] else { panic!("expected a tab and a rule") };
    assert_eq!(tab.bottom().max(rule.bottom()), tab.bottom().min(rule.bottom()));
    assert!(tab.size.height.min(rule.size.height) >= Length::pt(2));
}

/// Returns `true` if something on a page with a puzzle is to the right of its grids, and the width of the first grid.
fn beside(book: &Book, puzzle: usize) -> (bool, Length) {
    let layout = lay_out(book).unwrap();
    let page = page(&layout.book, layout.puzzle_pages[puzzle].page);
    let grids = grids(&page);
    let is_beside = |item: &Item| {
        let ink = ink(&book.spec.fonts, item);
        let is_right = |ink: [Length; 4]| {
            let mut beside = grids.iter();
            beside.any(|grid| ink[0] > grid[2] && ink[1] > grid[1] && ink[3] < grid[3])
        };
        ink.is_some_and(is_right)
    };
    let grid = grids[0];
    (page.items.iter().any(is_beside), grid[2] - grid[0])
}

/// Creates a book of one section with lines for name, date and time.
fn with_lines(page: &str, lines: &str, per_page: u32) -> Book {
    let spec = format!("{page}[puzzle]\n{lines}\n");
    samples::book(&spec, &sections(&[("9", per_page)]))
}

#[test]
fn columns_make_grids_larger() {
    let lines = "name = true\ndate = true\ntime = true\nmarks = \"strip\"";
    for (trim, per_page, expected) in
        [("11x8.5in", 1, true), ("6x9in", 2, true), ("6x9in", 1, false), ("a4", 1, false)]
    {
        let page = format!("[page]\ntrim = \"{trim}\"\n");
        let (is_beside, side) = beside(&with_lines(&page, lines, per_page), 0);
        assert_eq!(is_beside, expected, "{trim} {per_page}");
        let (_, bare) = beside(&with_lines(&page, "", per_page), 0);
        assert!(side <= bare);
        if expected && per_page == 1 {
            assert!(side > bare.percent(98), "{side} of {bare}");
        }
    }
}

#[test]
fn pages_of_a_section_are_alike_with_or_without_a_title() {
    let page = "opener = \"above\"\n[page]\nfacing = false\ntrim = \"11x8.5in\"\n";
    let spec = format!(
        "{page}[puzzle]\nname = true\ntechnique = true\ngivens = true\nmarks = \"strip\"\n"
    );
    let kinds = [("9", gridpress_messages::symbols::Symbols::Letters, 3, 1)];
    let book = samples::book(&spec, &kinds);
    let all = [0, 1, 2].map(|puzzle| beside(&book, puzzle).0);
    assert_eq!(all, [true; 3]);
}

#[test]
fn nothing_overlaps_in_columns() {
    for (design, marks) in [
        ("classic", "marks = \"strip\""),
        ("modern", "heading = \"line\""),
        ("large-print", "marks = \"corners\""),
    ] {
        let spec = format!("design = \"{design}\"\n[page]\ntrim = \"11x8.5in\"\n");
        let kinds = [("9", 1), ("16", 1), ("9+killer", 1), ("6+diagonal", 1)];
        assert_clear(&furnished(&spec, marks, &sections(&kinds)));
    }
    let spec = "[page]\ntrim = \"letter\"\n";
    let kinds = [("9", 2), ("4", 12), ("9+windoku", 3)];
    assert_clear(&furnished(spec, "marks = \"strip\"", &sections(&kinds)));
}
