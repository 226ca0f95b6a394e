use super::*;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::{BookSpec, Files, Printer};
use gridpress_ground::units::{Point, Rect, Size};
use gridpress_layout::survey::{PageSurvey, Ruler};
use gridpress_layout::{Document, Item, Page, Paper, lay_out};
use gridpress_messages::diag::Source;
use gridpress_messages::symbols::Symbols;
use gridpress_messages::{Text, Words};
use gridpress_testing::samples;

/// Fonts with various embedding permissions.
struct FontFiles;

impl Files for FontFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fonts");
        let file = folder.join("source-sans-3/SourceSans3-Regular.ttf");
        let mut bytes = std::fs::read(file).map_err(|error| error.to_string())?;
        let permissions = match path {
            "forbidden.ttf" => 0x0002u16,
            "whole.ttf" => 0x0100,
            "preview.ttf" => 0x0004,
            "generous.ttf" => 0x000a,
            _ => return Err(format!("no {path} here").into()),
        };
        // The table directory starts at byte 12: tag, checksum, offset and length, sixteen bytes each.
        let tables = usize::from(u16::from_be_bytes([bytes[4], bytes[5]]));
        let record = (0..tables)
            .map(|index| 12 + index * 16)
            .find(|&at| bytes[at..at + 4] == *b"OS/2")
            .expect("an OS/2 table");
        let offset: [u8; 4] = bytes[record + 8..record + 12].try_into().expect("four bytes");
        let at = u32::from_be_bytes(offset) as usize + 8;
        bytes[at..at + 2].copy_from_slice(&permissions.to_be_bytes());
        Ok(bytes)
    }
}

fn book(spec: &str) -> Book {
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", spec), &FontFiles).unwrap();
    Book::make(spec, "preflight", &|_| ()).unwrap()
}

/// Returns a book of `count` copies of one puzzle, one on a page, and nothing else.
fn bare(spec: &str, count: u32) -> Book {
    let book = book(&format!(
        "{spec}\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n\
         [answers]\nplacement = \"none\"\n[front]\ntitle_page = false\ncontents = false\nhow_to = false"
    ));
    samples::with_copies(book, count)
}

/// Returns the survey of each page of `document`.
fn sheets(document: &Document, book: &Book) -> Vec<PageSurvey> {
    let ruler = Ruler::new(&book.spec.fonts);
    let pages = (0..document.len()).map(|index| document.page(index).unwrap());
    pages.map(|page| PageSurvey::of(&page, document.paper.trim, &ruler)).collect()
}

fn report(book: &Book, printer: Option<&'static Printer>, proves_puzzles: bool) -> Report {
    let layout = lay_out(book).unwrap();
    let report = check(&Subject {
        book,
        layout: &layout,
        sheets: &[&sheets(&layout.book, book)],
        printer,
        files: &[],
        proves_puzzles,
    });
    for finding in &report.findings {
        let german = Words::new("de").unwrap();
        assert!(german.rule(finding.rule) != finding.rule, "{} has no name", finding.rule);
        for text in [&finding.measured, &finding.required, &finding.source, &finding.change] {
            let is_name = text.chars().filter(|c| c.is_alphabetic()).count() < 12;
            assert!(is_name || text.in_page(&german) != **text, "{}: {text}", finding.rule);
        }
    }
    report
}

fn checked(book: &Book) -> Report {
    report(book, book.spec.page.printer, false)
}

fn failures(report: &Report) -> Vec<&'static str> {
    report.failures().map(|finding| finding.rule).collect()
}

fn finding<'r>(report: &'r Report, rule: &str) -> &'r Finding {
    let found = report.findings.iter().find(|finding| finding.rule == rule);
    found.unwrap_or_else(|| panic!("no finding for {rule}"))
}

#[test]
fn page_counts_have_the_limits_of_each_printer() {
    let page =
        |printer: &str, trim: &str| format!("[page]\nprinter = \"{printer}\"\ntrim = \"{trim}\"");
    for (printer, trim, least, most) in [
        ("kdp-paperback-white", "6x9in", 24, 828),
        ("kdp-paperback-white", "8.5x11in", 24, 590),
        ("kdp-paperback-cream", "6x9in", 24, 776),
        ("kdp-hardcover", "6x9in", 75, 550),
        ("ingramspark", "6x9in", 18, 1200),
        ("lulu", "6x9in", 32, 800),
        ("barnes-noble", "6x9in", 40, 800),
        ("kdp-paperback-groundwood", "6x9in", 24, 812),
        ("lulu-hardcover", "6x9in", 24, 800),
        ("bod", "a5", 24, 900),
    ] {
        for (pages, fits) in [(least - 2, false), (least, true), (most, true), (most + 2, false)] {
            let report = checked(&bare(&page(printer, trim), pages));
            let found = finding(&report, "page-count");
            let pages = pages.next_multiple_of(2);
            assert_eq!(found.measured, format!("{pages} pages"));
            let fits = fits && pages >= least;
            assert_eq!(found.passed, fits, "{printer} {trim}: {}", found.line());
            let margins = report.findings.iter().filter(|found| found.rule == "inside-margin");
            assert_eq!(
                margins.clone().count(),
                usize::from(!["barnes-noble", "bod"].contains(&printer))
            );
            assert!(margins.clone().all(|found| found.passed));
            // The rule about links concerns the profile, not these pages.
            let mut others = failures(&report);
            others.retain(|rule| !["page-count", "links"].contains(rule));
            assert_eq!(others, [""; 0], "{printer} {trim} {pages}");
        }
    }
}

#[test]
fn printers_without_tables_have_no_rules_for_pages() {
    for printer in ["home", "newspaper", "large-print"] {
        let report = checked(&bare(&format!("[page]\nprinter = \"{printer}\""), 3));
        assert!(report.findings.iter().all(|finding| finding.rule != "page-count"));
    }
}

#[test]
fn fixed_margins_fail_in_a_thick_book() {
    let page = "[page]\nprinter = \"kdp-paperback-white\"\nmargins = { inside = \"0.375in\", outside = \"0.2in\" }";
    let thin = checked(&bare(page, 150));
    assert!(finding(&thin, "inside-margin").passed);
    let outer = finding(&thin, "outer-margins");
    assert!(!outer.passed);
    assert_eq!(outer.measured, "ink 0.2 in from an edge");
    assert_eq!(outer.pages.len(), 150);
    let thick = checked(&bare(page, 152));
    let inside = finding(&thick, "inside-margin");
    assert!(!inside.passed);
    assert_eq!(inside.measured, "ink 0.375 in from the binding");
    assert_eq!(inside.required, "0.5 in in a book of 152 pages");
    assert_eq!(inside.pages_text(), "pages 1-152");
    assert!(inside.source.contains("kdp-paperback-white"));
    assert!(inside.change.contains("auto"));
}

#[test]
fn thin_rules_fail_if_the_printer_requires_more() {
    let grid = "[page]\nprinter = \"kdp-paperback-white\"\n[grid]\nthin = \"0.5pt\"";
    let report = checked(&bare(grid, 30));
    let weight = finding(&report, "rule-weight");
    assert!(!weight.passed);
    assert_eq!((weight.measured.as_str(), weight.pages.len()), ("0.5 pt", 30));
    // A newspaper requires rules of 1 pt.
    let thin = "[page]\nprinter = \"newspaper\"\n[grid]\nthin = \"0.75pt\"";
    assert!(!finding(&checked(&bare(thin, 2)), "rule-weight").passed);
    let heavier = "[page]\nprinter = \"newspaper\"\n[grid]\nthin = \"1pt\"";
    assert!(finding(&checked(&bare(heavier, 2)), "rule-weight").passed);
}

#[test]
fn unavailable_trims_fail() {
    let page = |trim: &str| format!("[page]\nprinter = \"kdp-hardcover\"\ntrim = \"{trim}\"");
    assert!(finding(&checked(&bare(&page("7x10in"), 80)), "trim").passed);
    let report = checked(&bare(&page("5x8in"), 80));
    let trim = finding(&report, "trim");
    assert!(!trim.passed);
    assert_eq!(trim.measured, "5 in x 8 in");
    // IngramSpark's sizes are unconfirmed, so an unusual one is only advice.
    let report = checked(&bare("[page]\nprinter = \"ingramspark\"\ntrim = \"5.1x7.1in\"", 80));
    assert!(finding(&report, "trim").is_advice && !finding(&report, "trim").passed);
    assert!(!failures(&report).contains(&"trim"));
}

#[test]
fn fonts_without_embedding_permission_fail() {
    for (font, allowed) in [
        ("forbidden.ttf", false),
        ("whole.ttf", false),
        ("preview.ttf", true),
        ("generous.ttf", true),
    ] {
        let report = checked(&bare(&format!("[type]\ndigits = \"{font}\""), 2));
        let licence = finding(&report, "font-licence");
        assert_eq!(licence.passed, allowed, "{font}: {}", licence.measured);
        assert_eq!(licence.measured.contains(font), !allowed);
        assert_eq!(licence.pages.is_empty(), allowed);
    }
}

#[test]
fn titles_that_promise_too_much_fail() {
    let titled = |title: &str, count| bare(&format!("title = \"{title}\""), count);
    let report = checked(&titled("200 Sudoku", 180));
    let promised = finding(&report, "promised-puzzles");
    assert!(!promised.passed && !promised.is_advice);
    assert_eq!(promised.measured, "180 puzzles");
    assert!(finding(&checked(&titled("200 Sudoku", 200)), "promised-puzzles").passed);
    let more = checked(&titled("200 Sudoku", 220));
    assert!(more.is_passed());
    assert!(more.advice().any(|finding| finding.rule == "promised-puzzles"));
    assert!(
        checked(&titled("Over 200 Sudoku", 220)).advice().all(|f| f.rule != "promised-puzzles")
    );
}

#[test]
fn sections_and_levels_keep_their_promises() {
    let text = |subtitle: &str, title: &str| {
        format!(
            "subtitle = \"{subtitle}\"\n[[section]]\nid = \"a\"\ntitle = \"{title}\"\nlevel = \"easy\"\ncount = 3\n\
             [[section]]\nid = \"b\"\nlevel = \"medium\"\ncount = 2\n"
        )
    };
    let fails = |subtitle: &str, title: &str| !checked(&book(&text(subtitle, title))).is_passed();
    assert!(!fails("3 easy, 2 medium", "3 Easy Puzzles"));
    assert!(!fails("5 easy to medium puzzles", "A start"));
    assert!(fails("3 easy, 3 medium", "A start"));
    assert!(fails("5 puzzles", "4 puzzles"));
    assert!(fails("6 puzzles", "A start"));
}

#[test]
fn covers_keep_their_promises() {
    let text = |cover: &str| {
        format!(
            "[cover]\n{cover}\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 12\nper_page = 6\n\
             [[section]]\nid = \"b\"\nlevel = \"medium\"\ncount = 10\nper_page = 6\n"
        )
    };
    let passes = |cover: &str| checked(&book(&text(cover))).is_passed();
    let blurb = |blurb: &str| format!("blurb = \"{blurb}\"");
    assert!(passes(&blurb("Twenty-two puzzles with one solution each")));
    assert!(passes(&blurb("12 easy and ten medium puzzles")));
    assert!(passes(&blurb("More than twenty puzzles")));
    assert!(!passes(&blurb("For the train: two hundred puzzles!")));
    assert!(!passes(&blurb("13 easy puzzles")));
    assert!(!passes("badges = [\"200 puzzles\"]"));
}

#[test]
fn finds_wrong_solutions_and_duplicates() {
    let proved = |book: &Book| report(book, None, true);
    let spec = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 4\nper_page = 2\n";
    let mut book = book(spec);
    assert!(proved(&book).is_passed());
    // The second puzzle lacks a necessary given, and the third is a relabelled copy of the first.
    let second = &mut book.sections[0][1].puzzle;
    let cells = second.givens.cells().iter();
    second.givens = gridpress_engine::puzzle::Grid::from_cells(
        cells.map(|&value| if value > 3 { 0 } else { value }).collect(),
    );
    let first = book.sections[0][0].puzzle.clone();
    let relabelled = |grid: &gridpress_engine::puzzle::Grid| {
        let cells = grid.cells().iter().map(|&value| if value == 0 { 0 } else { 10 - value });
        gridpress_engine::puzzle::Grid::from_cells(cells.collect())
    };
    book.sections[0][2].puzzle = gridpress_engine::puzzle::Puzzle {
        givens: relabelled(&first.givens),
        solution: relabelled(&first.solution),
        shape: first.shape,
        hidden: None,
    };
    let report = proved(&book);
    assert_eq!(failures(&report), ["one-solution", "no-twins"]);
    assert!(finding(&report, "one-solution").measured.ends_with("wrong: numbers 2"));
    assert_eq!(finding(&report, "no-twins").measured, "1 of 4 repeat another: numbers 3 and 1");
}

#[test]
fn large_print_depends_on_digits_cells_and_text() {
    let page =
        |page: &str| checked(&bare(&format!("[page]\nprinter = \"large-print\"\n{page}"), 2));
    let letter = page("trim = \"8.5x11in\"");
    for rule in ["digits", "cells", "puzzles-on-a-page"] {
        assert!(finding(&letter, rule).passed, "{rule}");
    }
    // Folios and headings of the default design are for good eyes.
    assert!(!finding(&letter, "words").passed);
    let small = page("trim = \"5x8in\"");
    assert!(!finding(&small, "cells").passed);
    assert_eq!(finding(&small, "cells").required, "15.0 mm or more");
    // A title that claims large print gets the same advice.
    let claimed = checked(&bare("title = \"Large-Print Sudoku\"\n[page]\ntrim = \"5x8in\"", 2));
    assert!(claimed.is_passed());
    assert!(claimed.advice().any(|finding| finding.rule == "cells"));
}

#[test]
fn gives_advice_against_common_complaints() {
    let six = "[page]\ntrim = \"6x9in\"\n[[section]]\nid = \"a\"\nlevel = \"hard\"\ncount = 6\nper_page = 6\n\
               [[section]]\nid = \"b\"\nlevel = \"easy\"\ncount = 6\nper_page = 1\n";
    let report = checked(&book(six));
    assert!(report.is_passed(), "{:?}", failures(&report));
    let given: Vec<&str> = report.advice().map(|finding| finding.rule).collect();
    for rule in ["grid-size", "cell-size", "small-type", "order", "own-texts"] {
        assert!(given.contains(&rule), "{rule} in {given:?}");
    }
    let names = "title = \"Night Train\"\nauthor = \"Ann Roe\"";
    let page = "[page]\ntrim = \"6x9in\"\nmargins = { inside = \"0.6in\" }";
    let good = bare(&format!("{names}\n{page}"), 2);
    let given: Vec<&str> = checked(&good).advice().map(|finding| finding.rule).collect();
    for rule in ["grid-size", "gutter", "own-texts"] {
        assert!(!given.contains(&rule), "{rule} in {given:?}");
    }
    let tight = bare("[page]\nmargins = { inside = \"0.1in\" }", 2);
    assert!(checked(&tight).advice().any(|finding| finding.rule == "gutter"));
}

const TRIM: Size = Size { width: Length::pt(432), height: Length::pt(648) };

/// Returns the report on custom pages for KDP.
fn own(bleed: Length, pages: Vec<Vec<Item>>) -> Report {
    let book = bare("", 1);
    let paper = Paper { bleeds_at_spine: false, ..Paper::new(TRIM, bleed) };
    let make = |index: usize| Ok(Page { items: pages[index].clone(), ..Page::default() });
    let document = Document::new("own".to_owned(), paper, pages.len(), make);
    let of = MeasuredDocument {
        role: DocumentRole::Whole,
        sheets: &sheets(&document, &book),
        document: &document,
        facts: None,
    };
    let layout = lay_out(&book).unwrap();
    let mut report = Report::new(&Subject {
        book: &book,
        layout: &layout,
        sheets: &[],
        printer: None,
        files: &[],
        proves_puzzles: false,
    });
    printing::check(&mut report, Printer::named("kdp-paperback-white").unwrap(), None, &of);
    report
}

fn tint(left: i32, top: i32, right: i32, bottom: i32) -> Item {
    let [left, top, right, bottom] = [left, top, right, bottom].map(Length::pt);
    Item::tint(Rect::new(left, top, right - left, bottom - top), 20)
}

#[test]
fn odd_page_counts_and_runs_of_blank_pages_fail() {
    let full = || vec![tint(100, 100, 200, 200)];
    let pages = |pattern: &str| {
        let page = |mark: char| if mark == '.' { Vec::new() } else { full() };
        own(Length::ZERO, pattern.chars().map(page).collect())
    };
    let report = pages("xx...x..xxxxxxxxxxxxxxxxx");
    assert!(!finding(&report, "even-pages").passed);
    let blanks = finding(&report, "blank-pages");
    assert_eq!(
        (blanks.pages_text().as_str(), blanks.measured.as_str()),
        ("pages 3-5", "3 in a row")
    );
    let report = pages("xx..xx..xxxxxxxxxx..........");
    assert!(finding(&report, "even-pages").passed);
    assert!(finding(&report, "blank-pages").passed && finding(&report, "blank-end").passed);
    let report = pages("xxxxxxxxxxxxx...........");
    assert_eq!(finding(&report, "blank-end").pages_text(), "pages 14-24");
}

#[test]
fn inside_margins_are_measured_from_the_bind() {
    // At 20 pt from the left, ink is too close to the bind on the right-hand page, but not on the left-hand one.
    let report = own(Length::ZERO, vec![vec![tint(20, 50, 300, 500)]; 2]);
    assert_eq!(finding(&report, "inside-margin").pages, [1]);
    assert_eq!(finding(&report, "inside-margin").measured, "ink 0.278 in from the binding");
    assert!(finding(&report, "outer-margins").passed);
    let report = own(Length::ZERO, vec![vec![tint(100, 50, 412, 640)]; 2]);
    assert_eq!(finding(&report, "inside-margin").pages, [2]);
    // With bleed, the margins must be wider.
    let page = vec![vec![tint(100, 20, 300, 500)]; 2];
    assert!(finding(&own(Length::ZERO, page.clone()), "outer-margins").passed);
    assert!(!finding(&own(Length::pt(9), page), "outer-margins").passed);
}

#[test]
fn ink_over_the_trim_must_fill_the_bleed() {
    let bleeding = |right: i32| own(Length::pt(9), vec![vec![tint(300, -9, right, 300)]]);
    assert!(finding(&bleeding(441), "bleed").passed);
    let short = bleeding(436);
    assert_eq!(finding(&short, "bleed").measured, "ink 0.056 in over the edge of the page");
    assert_eq!(finding(&short, "bleed").pages, [1]);
    // Nothing is cut at the bind.
    let at_bind = own(Length::pt(9), vec![vec![tint(-3, -9, 100, 657)]]);
    assert!(finding(&at_bind, "bleed").passed);
    let odd = own(Length::pt(5), vec![vec![]]);
    assert!(!finding(&odd, "bleed-size").passed);
}

#[test]
fn finds_pale_tints_and_small_type() {
    let book = bare("", 1);
    let line = |size: Length| {
        let runs = book.spec.fonts.shape(FontRole::Text, size, "A small line").unwrap();
        let at = Point::new(Length::pt(100), Length::pt(100));
        Item::text(at, runs.into_iter().next().unwrap())
    };
    let pale = |percent| {
        Item::tint(
            Rect::new(Length::pt(90), Length::pt(90), Length::pt(99), Length::pt(99)),
            percent,
        )
    };
    let report = own(Length::ZERO, vec![vec![line(Length::pt(7))], vec![pale(10)]]);
    assert!(finding(&report, "type-size").passed && finding(&report, "tints").passed);
    let small = Length::thousandths(6_990);
    let report = own(Length::ZERO, vec![vec![line(small)], vec![pale(9), pale(50)]]);
    assert_eq!(finding(&report, "type-size").measured, "6.99 pt in `A small line`");
    assert_eq!(finding(&report, "type-size").pages, [1]);
    assert_eq!(finding(&report, "tints").measured, "9 %");
    assert_eq!(finding(&report, "tints").pages, [2]);
    // White is not ink.
    assert!(finding(&own(Length::ZERO, vec![vec![pale(0)]]), "tints").passed);
    assert!(PageSurvey::default().is_blank());
}

#[test]
fn formats_numbers_for_readers() {
    assert_eq!(Length::mils(375).in_inches(), "0.375 in");
    assert_eq!(Length::pt(72).in_inches(), "1 in");
    assert_eq!((Length::mils(-20)).in_inches(), "-0.02 in");
    assert_eq!(printing::value_in_points(Length::thousandths(6_994)), "6.99 pt");
    let finding = |pages: &[usize]| {
        let finding = Finding::new("x", DocumentRole::Whole, "");
        finding.on_pages(pages.iter().map(|page| page - 1)).pages_text()
    };
    assert_eq!(finding(&[]), "");
    assert_eq!(finding(&[4]), "page 4");
    assert_eq!(finding(&[1, 2, 3, 7]), "pages 1-3 and 7");
    assert_eq!(
        finding(&[1, 3, 5, 7, 9, 11, 13, 15, 17, 19]),
        "pages 1, 3, 5, 7, 9, 11, 13, 15 and 2 more"
    );
}

#[test]
fn overlapping_grids_have_their_own_cell_size() {
    let book = |per_page: u32| {
        let spec = "[page]\ntrim = \"a4\"\n";
        let sections = [
            ("9@samurai", Symbols::Letters, per_page as usize, per_page),
            ("9", Symbols::Letters, 1, 1),
        ];
        samples::book(spec, &sections)
    };
    let alone = checked(&book(1));
    let found = finding(&alone, "overlapping-cell-size");
    assert!(found.passed, "{found:?}");
    assert_eq!(found.required, "6.5 mm or more");
    // The check of single grids ignores them.
    assert!(finding(&alone, "cell-size").passed);
    let sharing = checked(&book(2));
    let found = finding(&sharing, "overlapping-cell-size");
    assert!(!found.passed, "{found:?}");
    assert_eq!(found.change, "print one such puzzle per page, or choose a larger page size");
    assert!(sharing.advice().any(|finding| finding.rule == "overlapping-cell-size"));
    let single = checked(&bare("", 1));
    let mut all = single.advice().map(|finding| finding.rule);
    assert!(all.all(|rule| rule != "overlapping-cell-size"));
}

#[test]
fn pages_in_colour_need_a_printer_of_colour() {
    let of = |printer: &str| {
        checked(&bare(&format!("colour = true\n[page]\nprinter = \"{printer}\""), 72))
    };
    let black = of("kdp-paperback-cream");
    let found = finding(&black, "colour-printing");
    assert!(!found.passed && !found.is_advice);
    assert!(found.change.contains("`kdp-paperback-color`, `kdp-hardcover-color`"), "{found:?}");
    assert!(!found.change.contains("lulu"));
    let other = of("bod");
    let found = finding(&other, "colour-printing");
    assert!(found.is_advice && found.change.contains("`ingramspark`"), "{found:?}");
    for printer in ["kdp-paperback-color", "lulu", "home", "large-print"] {
        let report = of(printer);
        assert!(report.findings.iter().all(|found| found.rule != "colour-printing"), "{printer}");
        let contrast = finding(&report, "colour-contrast");
        assert!(contrast.passed && contrast.measured.contains(" : 1 in `"), "{contrast:?}");
    }
    let grey = checked(&bare("[page]\nprinter = \"kdp-paperback-cream\"", 30));
    assert!(grey.findings.iter().all(|found| !found.rule.starts_with("colour")));
}
