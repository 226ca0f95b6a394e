//! Tests of diagrams and the chapters with diagrams, of the symbol strip, and of candidates in puzzles.

use super::*;
use crate::grid_drawing::candidates::diagram_sides;
use crate::grid_drawing::diagram::{Diagram, DiagramStyle, lighten_rules};
use crate::grid_drawing::excerpt::Excerpt;
use crate::tests::furniture::{area, blocks, boxes, grids, grown, overlap, sections, text_on};
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::RuleWeights;
use gridpress_engine::generate::{Address, Generator, Recipe, Removal, Revision};
use gridpress_engine::puzzle::{Cell, Kind, Puzzle, Sign, Symmetry};
use gridpress_engine::rating::{Candidate, Evidence, Position, Step};
use gridpress_messages::Words;
use gridpress_messages::symbols::{GridView, Symbols};
use gridpress_testing::samples;
use gridpress_testing::samples::KINDS;
use std::collections::BTreeSet;

fn fonts() -> Fonts {
    let family = |name| gridpress_base::fonts::FontFamily::bundled(name).unwrap();
    let families =
        gridpress_base::fonts::FontFamilies::new(family("Source Serif 4"), family("Source Sans 3"));
    Fonts::new(&families).unwrap()
}

fn puzzle(kind: &str) -> Puzzle {
    let kind: Kind = kind.parse().unwrap();
    let generator = Generator::new(Revision::NEWEST, "diagrams");
    // Otherwise a large grid may be beyond all techniques.
    let most = kind.cells() as u32 * if kind.side() > 12 { 11 } else { 12 } / 20;
    let recipe = Recipe::new(kind, Symmetry::None, Removal::Band(most..=most));
    let section = "diagrams".into();
    generator.attempt(&recipe, &Address { section, index: 1 }, 0)
}

/// A digit on paper: its value, the middle of its ink, and its type.
struct PrintedDigit {
    digit: u8,
    at: Point,
    is_small: bool,
    is_heavy: bool,
}

fn middle(a: Length, b: Length) -> Length {
    (a + b).half()
}

/// Returns the figures of a diagram, without sums.
fn printed_digits(fonts: &Fonts, items: &[Item]) -> Vec<PrintedDigit> {
    let heavy = fonts.cells(FontRole::Given, Length::pt(9), &[]).unwrap().face;
    // Sums are set like words, with an advance.
    let runs = items.iter().filter_map(|item| match item {
        Item { at, paint: Paint::Text { run, .. } } if run.width == Length::ZERO => Some((at, run)),
        _ => None,
    });
    let large = runs.clone().map(|(_, run)| run.size).max().unwrap();
    let of_run = |(at, run): (&Point, &gridpress_base::fonts::Run)| {
        let face = fonts.face(run.face);
        let scale = |units| run.size.scale(units, face.units_per_em());
        let glyph = |glyph: &gridpress_base::fonts::Glyph| {
            let [left, bottom, right, top] = face.ink(glyph.id).unwrap().map(scale);
            let c = run.glyph_text(glyph).chars().next().unwrap();
            PrintedDigit {
                digit: c.to_digit(36).unwrap() as u8,
                at: *at + Point::new(glyph.x + middle(left, right), -middle(bottom, top)),
                is_small: run.size < large.scale(6, 10),
                is_heavy: run.face == heavy,
            }
        };
        run.glyphs.iter().map(glyph).collect::<Vec<_>>()
    };
    runs.flat_map(of_run).collect()
}

/// Reads a diagram of `step` back and compares it with its position and step.
fn assert_shows(fonts: &Fonts, puzzle: &Puzzle, position: &Position, step: &Step) {
    let Puzzle { shape, givens, .. } = puzzle;
    let rules = lighten_rules(RuleWeights { thin: Length::thousandths(750), thick: Length::pt(2) });
    let most = Length::pt(369);
    let diagram = Diagram {
        grid: GridView::with_letters(shape),
        givens,
        position: position.clone(),
        steps: std::slice::from_ref(step),
        excerpt: Excerpt::whole(shape.kind()),
    };
    let sides = diagram_sides(fonts, shape, rules, Length::pt(7), (diagram.measures(), most));
    let side = *sides.unwrap().start();
    let at = Point::new(Length::pt(31), Length::pt(57));
    let style = DiagramStyle::new(fonts, rules, side, &diagram).unwrap();
    let items = flattened(diagram.draw(fonts, &style, None, at).unwrap());
    let n = shape.side();
    let cell = |point: Point| {
        let index = |along: Length| {
            let along = (along - rules.thick.half()).to_thousandths() as usize;
            along * n / (side - rules.thick).to_thousandths() as usize
        };
        index(point.y - at.y) * n + index(point.x - at.x)
    };
    let printed_digits = printed_digits(fonts, &items);
    let candidate = |printed_digits: &PrintedDigit| Candidate {
        cell: cell(printed_digits.at),
        digit: printed_digits.digit,
    };
    let (small, large): (Vec<&PrintedDigit>, Vec<&PrintedDigit>) =
        printed_digits.iter().partition(|printed_digits| printed_digits.is_small);
    // Every digit and every candidate occurs once, and givens are heavier than other digits.
    let mut stand: Vec<u8> = vec![0; shape.cells()];
    for digit in &large {
        let at = cell(digit.at);
        assert_eq!(std::mem::replace(&mut stand[at], digit.digit), 0);
        assert_eq!(digit.is_heavy, givens.get(at) != 0);
    }
    assert_eq!(stand, position.grid().cells());
    let marks: BTreeSet<Candidate> =
        small.iter().map(|printed_digits| candidate(printed_digits)).collect();
    assert_eq!(marks.len(), small.len());
    let all = (0..shape.cells())
        .flat_map(|cell| position.marks(cell).map(move |digit| Candidate { cell, digit }));
    assert_eq!(marks, all.collect());
    // Strokes and rings come after all text, each over the middle of its candidate.
    let last =
        items.iter().rposition(|item| matches!(item, Item { paint: Paint::Text { .. }, .. }));
    let candidate_at = |point: Point| {
        let square = |length: Length| i64::from(length.to_thousandths()).pow(2);
        let far = |printed_digits: &&&PrintedDigit| {
            square(printed_digits.at.x - point.x) + square(printed_digits.at.y - point.y)
        };
        let nearest = small.iter().min_by_key(far).unwrap();
        assert!(far(&nearest) < square(Length::pt(1)));
        candidate(nearest)
    };
    let (mut struck, mut ringed) = (Vec::new(), Vec::new());
    for item in &items[last.unwrap() + 1..] {
        match item {
            Item { paint: Paint::Stroke { outline: Outline::Line(from, to), .. }, .. } => {
                let point = Point::new(middle(from.x, to.x), middle(from.y, to.y));
                struck.push(candidate_at(point));
            }
            Item { paint: Paint::Stroke { outline: Outline::Circle(centre, _), .. }, .. } => {
                ringed.push(candidate_at(*centre))
            }
            Item { paint: Paint::Stroke { outline: Outline::Rect(_), .. }, .. } => {}
            other => panic!("{other:?}"),
        }
    }
    struck.sort_unstable();
    ringed.sort_unstable();
    assert_eq!(struck, step.removes);
    assert_eq!(ringed, step.places);
}

#[test]
fn a_diagram_shows_its_position_and_its_step() {
    let fonts = fonts();
    let (mut removing, mut placing) = (0, 0);
    for kind in ["4", "6", "9", "9+windoku", "9+jigsaw", "9+killer", "12", "16"] {
        let puzzle = puzzle(kind);
        let mut position = Position::new(&puzzle.shape, &puzzle.givens);
        for (index, step) in
            Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens).iter().enumerate()
        {
            if step.places.is_empty() || index % 5 == 0 {
                assert_shows(&fonts, &puzzle, &position, step);
                *(if step.places.is_empty() { &mut removing } else { &mut placing }) += 1;
            }
            position.apply(&puzzle.shape, step);
        }
        assert_eq!(*position.grid(), puzzle.solution, "{kind}");
    }
    assert!(removing > 8 && placing > 50, "{removing} {placing}");
}

/// Creates a book of several kinds with all chapters. `page` follows the line of its table.
fn book_with_chapters(top: &str, page: &str) -> Book {
    let sections = [
        "level = \"hard\"\ncount = 2",
        "level = \"medium\"\ncount = 1\nvariant = [\"jigsaw\"]",
        "level = \"hard\"\ncount = 1\nvariant = [\"killer\"]",
        "level = \"easy\"\ncount = 1\nsize = 16",
    ];
    let mut text = format!("{top}\n[page]\n{page}\n");
    for (index, section) in sections.iter().enumerate() {
        text += &format!("[[section]]\nid = \"s{index}\"\nper_page = 1\n{section}\n");
    }
    book(&(text + "[answers]\nwalkthrough = \"all\"\n[front]\ntechniques = true\n"))
}

pub(crate) fn text_of(item: &Item) -> Option<&str> {
    match item {
        Item { paint: Paint::Text { run, .. }, .. } => Some(run.text.as_str()),
        _ => None,
    }
}

pub(crate) fn texts(page: &Page) -> Vec<&str> {
    page.items.iter().filter_map(text_of).collect()
}

#[test]
fn chapters_stay_on_their_pages_and_in_order() {
    let words = Words::english();
    for page in ["trim = \"6x9in\"", "trim = \"a4\"", "trim = \"5x8in\""] {
        let book = book_with_chapters("", page);
        let layout = lay_out(&book).unwrap();
        assert_inside(&book, &layout);
        let pages = pages(&layout.book);
        let pages: Vec<Vec<&str>> = pages.iter().map(texts).collect();
        // Every example, every puzzle and every step beyond singles.
        let count = |expected: &dyn Fn(&str) -> bool| {
            pages.iter().flatten().filter(|text| expected(text)).count()
        };
        for example in &book.techniques {
            let name = words.technique(example.step.technique);
            assert!(count(&|text| text == name) >= 1, "{name}");
        }
        let hard = |step: &&Step| step.tier > 1;
        let steps = book.walkthroughs.iter().flat_map(|walk| &walk.path).filter(hard);
        // A diagram shows one step, or a range of them.
        let shown = pages.iter().flatten().filter_map(|text| {
            let number = |text: &str| text.trim_end_matches(':').parse::<usize>().ok();
            match text.split(' ').collect::<Vec<&str>>()[..] {
                ["Step", at, ..] => number(at).map(|_| 1),
                ["Steps", first, "to", last, ..] => Some(number(last)? + 1 - number(first)?),
                _ => None,
            }
        });
        assert_eq!(shown.sum::<usize>(), steps.count());
        // A heading has its first diagram below it (the start position or the first step) and the puzzle's page.
        for (number, printed) in (1..).zip(&layout.puzzle_pages) {
            let heading = words.how_to_solve(&number.to_string());
            let page = pages.iter().find(|page| page.contains(&heading.as_str())).unwrap();
            let refers = format!("Puzzle on page {}", printed.page);
            assert!(page.contains(&refers.as_str()));
            let begins = |text: &&str| {
                *text == words.start()
                    || text.starts_with("Step 1:")
                    || text.starts_with("Steps 1 to")
            };
            assert!(page.iter().any(begins));
        }
    }
}

#[test]
fn excerpts_hold_the_houses_and_cages_whose_sums_prove_a_step() {
    let generator = Generator::new(Revision::NEWEST, "diagrams");
    let recipe = Recipe::new("9+killer".parse().unwrap(), Symmetry::None, Removal::Band(81..=81));
    let (mut sums, mut cages) = (0, 0);
    for index in 1..=5 {
        let address = Address { section: "sums".into(), index };
        let Puzzle { shape, givens, .. } = generator.attempt(&recipe, &address, 0);
        for step in Revision::NEWEST.rater(&shape).path(&givens) {
            let excerpt = Excerpt::of_step(&shape, &step);
            let assert_holds = |cells: &[Cell]| {
                assert!(cells.iter().all(|&cell| excerpt.contains(cell, 9)), "{step:?}");
            };
            if matches!(step.evidence, Evidence::Innies { .. }) {
                for house in step.parts().iter().filter_map(|part| part.house) {
                    assert_holds(&shape.houses()[house].cells);
                    sums += 1;
                }
            }
            for &cage in step.cages() {
                assert_holds(&shape.cages()[cage].cells);
                cages += 1;
            }
        }
    }
    assert!(sums > 0 && cages > 0, "{sums} {cages}");
}

#[test]
fn techniques_have_their_text_on_the_page_of_their_diagram() {
    for (design, trim, languages) in [
        ("large-print", "8.5x11in", ["en", "uk", "el"]),
        ("classic", "7x10in", ["en", "el", "fr"]),
        ("modern", "5x8in", ["en", "pt-BR", "de"]),
    ] {
        for language in languages {
            let top = format!("design = \"{design}\"\nlanguage = \"{language}\"");
            let book = book_with_chapters(&top, &format!("trim = \"{trim}\""));
            let words = Words::new(language).unwrap();
            let layout = lay_out(&book).unwrap();
            let pages = pages(&layout.book);
            let names = || book.techniques.iter().map(|of| words.technique(of.step.technique));
            let captions = |page: &Page| {
                texts(page).into_iter().filter(|text| names().any(|name| name == *text)).count()
            };
            // A page that does not begin with a caption would continue the text of the page before it.
            let first = pages.iter().position(|page| captions(page) > 0).unwrap();
            let with_captions = pages[first..].iter().take_while(|page| captions(page) > 0);
            let shown: usize = with_captions.clone().map(captions).sum();
            assert_eq!(shown, names().count(), "{language} {design}");
            for page in with_captions.skip(1) {
                let begins = texts(page)[0];
                assert!(names().any(|name| name == begins), "{language} {design}: {begins}");
            }
        }
    }
}

#[test]
fn unsolved_walkthroughs_end_with_a_note() {
    let words = Words::english();
    let mut book = book(
        "[[section]]\nid = \"a\"\nlevel = \"expert\"\ncount = 1\n[answers]\nwalkthrough = [1]\n",
    );
    let ends = |book: &Book, expected: &str| {
        let layout = lay_out(book).unwrap();
        let pages = pages(&layout.book);
        let all: Vec<&str> = pages.iter().flat_map(texts).collect();
        all.join(" ").contains(expected)
    };
    assert!(ends(&book, words.singles_finish()) && !ends(&book, words.stuck()));
    // As if the path had ended at the first step beyond singles.
    let hard = |step: &Step| step.tier > 1;
    let path = &mut book.walkthroughs[0].path;
    path.truncate(path.iter().position(hard).unwrap() + 1);
    book.sections[0][0].rating.solved = false;
    assert!(!ends(&book, words.singles_finish()) && ends(&book, words.stuck()));
}

#[test]
fn rejects_illegible_candidates() {
    let failure = lay_out(&book(
        "[page]\ntrim = \"4x6in\"\n[[section]]\nid = \"a\"\nlevel = \"hard\"\nsize = 16\ncount = 1\nper_page = 1\n[answers]\nwalkthrough = [1]\n",
    ))
    .unwrap_err();
    let text = failure.to_string();
    assert!(text.contains("too small for the walkthrough of a 16x16 puzzle"), "{text}");
}

#[test]
fn strips_are_centred_and_narrower_than_grids() {
    for (trim, per_page) in [("6x9in", 1), ("6x9in", 4), ("a4", 6)] {
        let spec = format!("[page]\ntrim = \"{trim}\"\n[puzzle]\nmarks = \"strip\"\n");
        let book = samples::book(&spec, &[("9", Symbols::Letters, per_page, per_page as u32)]);
        let layout = lay_out(&book).unwrap();
        let page = page(&layout.book, layout.puzzle_pages[0].page);
        for (grid, strip) in grids(&page).into_iter().zip(boxes(&page)) {
            let [before, behind] = [strip[0] - grid[0], grid[2] - strip[2]];
            assert!(before.max(behind) - before.min(behind) < Length::pt(1), "{before} {behind}");
            assert!(strip[2] - strip[0] < (grid[2] - grid[0]).percent(80));
            assert!(strip[1] > grid[3]);
        }
        assert_eq!(boxes(&page).len(), per_page);
    }
}

#[test]
fn empty_cells_have_their_candidates() {
    for kind in ["4", "6", "8", "9", "9+windoku", "9+antiknight"] {
        let spec = "opener = \"none\"\n\
                    [page]\ntrim = \"6x9in\"\nrunning_heads = false\nfolios = false\n\
                    [puzzle]\nmarks = \"candidates\"\nlevel = false\n\
                    stars = false\nanswer_page = false\n";
        let book = samples::book(spec, &[(kind, Symbols::Letters, 1, 1)]);
        let layout = lay_out(&book).unwrap();
        let puzzle = &book.sections[0][0].puzzle;
        let marks = Position::new(&puzzle.shape, &puzzle.givens).mark_count() as usize;
        let digits = text_on(&page(&layout.book, layout.puzzle_pages[0].page));
        let digits = digits.chars().filter(char::is_ascii_digit).count();
        // Besides them, the givens and the number.
        assert_eq!(digits, marks + puzzle.givens.filled_count() + 1, "{kind}");
    }
}

#[test]
fn strips_contain_all_symbols() {
    for (kind, symbols, expected) in [
        ("9", Symbols::Letters, "123456789"),
        ("16", Symbols::Letters, "123456789ABCDEFG"),
        ("16", Symbols::Numbers, "12345678910111213141516"),
    ] {
        let spec = "[page]\ntrim = \"6x9in\"\n[puzzle]\nmarks = \"strip\"\n";
        let book = samples::book(spec, &[(kind, symbols, 1, 1)]);
        let layout = lay_out(&book).unwrap();
        let page = page(&layout.book, layout.puzzle_pages[0].page);
        let bottom = grids(&page)[0][3];
        let below = |item: &Item| match item {
            Item { at, paint: Paint::Text { run, .. } } if at.y > bottom => Some(run.text.clone()),
            _ => None,
        };
        let below: Vec<String> = page.items.iter().filter_map(below).collect();
        let folio = layout.puzzle_pages[0].page.to_string();
        assert_eq!(below.concat(), format!("{expected}{folio}"));
    }
}

#[test]
fn corner_fields_are_clear_of_everything_in_empty_cells() {
    let spec = "[page]\ntrim = \"6x9in\"\n[puzzle]\nmarks = \"corners\"\n";
    let kinds: Vec<_> = KINDS.iter().map(|kind| (*kind, 1)).collect();
    let book = samples::book(spec, &sections(&kinds));
    let layout = lay_out(&book).unwrap();
    for (puzzle, printed) in book.puzzles().zip(&layout.puzzle_pages) {
        let page = page(&layout.book, printed.page);
        let shape = &puzzle.puzzle.shape;
        let fields = blocks(&page, &[10, 0]);
        let empty = shape.side() * shape.side() - puzzle.puzzle.givens.filled_count();
        // Dots take all four corners of their cells, strokes and sums one or more.
        let has_marks =
            shape.houses().iter().any(|house| house.mark.is_some()) || !shape.marks().is_empty();
        if !has_marks && shape.cages().is_empty() {
            assert_eq!(fields.len(), 4 * empty);
        }
        // Circles and squares take whole cells, and circles on corners a field of each of four cells.
        let has_circles = shape.marks().iter().any(|mark| mark.sign == Sign::Quadruple);
        let least = match (has_circles, shape.marks().is_empty()) {
            (true, _) => empty / 2,
            (false, true) => 2 * empty,
            (false, false) => empty,
        };
        assert!(fields.len() > least && fields.len() <= 4 * empty);
        let [(at, side, weight)] = frames(&page)[..] else { panic!("expected one grid") };
        let inks = page.items.iter().flat_map(|item| match item {
            Item {
                paint: Paint::Fill { outline: Outline::Rects(_) | Outline::Rect(_), .. },
                ..
            }
            | Item { paint: Paint::Stroke { outline: Outline::Rect(_), .. }, .. } => Vec::new(),
            Item { paint: Paint::Text { .. }, .. } => {
                crate::tests::kinds::glyphs(&book.spec.fonts, item)
            }
            Item {
                paint: Paint::Stroke { outline: Outline::Dashes { points, .. }, weight },
                ..
            } => {
                let ends = points.iter().zip(points.iter().cycle().skip(1));
                ends.map(|(a, b)| hull([a.x, a.y, a.x, a.y], [b.x, b.y, b.x, b.y]))
                    .map(|line| grown(line, weight.half()))
                    .collect()
            }
            _ => ink(&book.spec.fonts, item).into_iter().collect(),
        });
        let inks: Vec<[Length; 4]> = inks.collect();
        for field in &fields {
            let cell = |at: Length, from: Length| {
                (at - from).to_thousandths() * shape.side() as i32 / side.to_thousandths()
            };
            let index =
                cell(field.bottom(), at.y) * shape.side() as i32 + cell(field.right(), at.x);
            assert_eq!(puzzle.puzzle.givens.get(index as usize), 0);
            let meets = inks.iter().find(|ink| overlap(ink, &area(field)));
            assert!(meets.is_none(), "{:?}: {field:?} on {meets:?}", shape.kind());
            assert!(field.size.width > weight);
        }
    }
}
