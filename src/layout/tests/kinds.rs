//! Tests of pages of every kind of sudoku.

use super::*;
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::Shape;
use gridpress_ground::units::Rect;
use gridpress_messages::symbols::Symbols;
use gridpress_testing::samples;
use gridpress_testing::samples::KINDS;
use std::collections::{BTreeMap, BTreeSet};

/// Returns a section for each of `kinds`, with `per_page` puzzles.
fn sections<'k>(
    kinds: &[&'k str],
    symbols: Symbols,
    per_page: u32,
) -> Vec<(&'k str, Symbols, usize, u32)> {
    let section = |&kind| (kind, symbols.clone(), per_page as usize, per_page);
    kinds.iter().map(section).collect()
}

/// The contents of the frames of a page: each frame with the items after it, up to the next.
struct PrintedGrid<'p> {
    square: Rect,
    thick: Length,
    before: &'p [Item],
    after: &'p [Item],
}

fn printed(page: &Page) -> Vec<PrintedGrid<'_>> {
    let items = &page.items;
    let is_frame = |item: &Item| {
        matches!(item, Item { paint: Paint::Stroke { outline: Outline::Rect(_), .. }, .. })
    };
    let frames: Vec<usize> = (0..items.len()).filter(|&at| is_frame(&items[at])).collect();
    let grid = |(index, &at): (usize, &usize)| {
        let Item { paint: Paint::Stroke { outline: Outline::Rect(rect), weight }, .. } = &items[at]
        else {
            unreachable!("not a frame")
        };
        let from = if index == 0 { 0 } else { frames[index - 1] };
        let to = frames.get(index + 1).copied().unwrap_or(items.len());
        PrintedGrid {
            square: *rect,
            thick: *weight,
            before: &items[from..at],
            after: &items[at + 1..to],
        }
    };
    frames.iter().enumerate().map(grid).collect()
}

impl PrintedGrid<'_> {
    fn edge(&self, index: usize, side: usize) -> Length {
        self.square.size.width.scale(index as i32, side as i32)
    }

    /// Returns the weight of the heaviest rule over a point, given from the corner of the grid.
    fn weight(&self, x: Length, y: Length) -> Length {
        let hair = Length::thousandths(20);
        let (x, y) = (self.square.origin.x + x, self.square.origin.y + y);
        let weight_at = |item: &Item| match item {
            Item { paint: Paint::Stroke { outline: Outline::Line(from, to), weight }, .. }
                if from.y == to.y =>
            {
                let level = (from.y - y).max(y - from.y) <= hair;
                (level && from.x <= x && x <= to.x).then_some(*weight)
            }
            Item { paint: Paint::Stroke { outline: Outline::Line(from, to), weight }, .. }
                if from.x == to.x =>
            {
                let upright = (from.x - x).max(x - from.x) <= hair;
                (upright && from.y <= y && y <= to.y).then_some(*weight)
            }
            _ => None,
        };
        self.before.iter().filter_map(weight_at).max().unwrap_or_default()
    }
}

#[test]
fn rules_are_heavy_exactly_where_regions_meet() {
    let book = samples::book("", &sections(&KINDS, Symbols::Letters, 1));
    let jigsaws =
        samples::book("", &sections(&["12+jigsaw", "9+jigsaw+killer"], Symbols::Letters, 2));
    for book in [book, jigsaws] {
        let layout = lay_out(&book).unwrap();
        for (index, puzzle) in book.puzzles().enumerate() {
            let page = &super::page(&layout.book, layout.puzzle_pages[index].page);
            let shape = &puzzle.puzzle.shape;
            let (n, regions) = (shape.side(), shape.outlined_areas());
            let first = (0..index)
                .filter(|&other| layout.puzzle_pages[other].page == layout.puzzle_pages[index].page)
                .count();
            let grid = &printed(page)[first];
            assert_eq!(grid.thick, book.spec.grid.rules.thick);
            for a in 0..n {
                let middle = (grid.edge(a, n) + grid.edge(a + 1, n)).half();
                for b in 1..n {
                    let at = grid.edge(b, n);
                    for (weight, pair) in [
                        (grid.weight(at, middle), [a * n + b - 1, a * n + b]),
                        (grid.weight(middle, at), [(b - 1) * n + a, b * n + a]),
                    ] {
                        let part = regions[pair[0]] != regions[pair[1]];
                        let right = if part {
                            book.spec.grid.rules.thick
                        } else {
                            book.spec.grid.rules.thin
                        };
                        assert_eq!(weight, right, "{:?} between {pair:?}", shape.kind());
                    }
                }
            }
        }
    }
}

/// Returns the ink of every glyph of an item.
pub(crate) fn glyphs(fonts: &Fonts, item: &Item) -> Vec<[Length; 4]> {
    let Item { at, paint: Paint::Text { run, .. } } = item else {
        return Vec::new();
    };
    let one = |glyph| {
        let mut run = run.clone();
        run.glyphs = vec![glyph];
        let percent = 100;
        ink(fonts, &Item::text(*at, run).black(percent))
    };
    run.glyphs.iter().cloned().filter_map(one).collect()
}

fn are_apart(a: [Length; 4], b: [Length; 4]) -> bool {
    a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]
}

/// Checks that figures do not overlap rules, dashes or each other.
fn assert_clear(fonts: &Fonts, grid: &PrintedGrid, shape: &Shape, rules: RuleWeights) {
    let n = shape.side();
    let far = |rect: &Rect| Point::new(rect.right(), rect.bottom());
    let inside = |ink: &[Length; 4]| {
        ink[0] > grid.square.origin.x
            && ink[1] > grid.square.origin.y
            && ink[2] < far(&grid.square).x
            && ink[3] < far(&grid.square).y
    };
    let inks: Vec<[Length; 4]> =
        (grid.after.iter()).flat_map(|item| glyphs(fonts, item)).filter(inside).collect();
    assert!(!inks.is_empty());
    let mut lines = Vec::new();
    for item in grid.after {
        if let Item {
            paint: Paint::Stroke { outline: Outline::Dashes { points, .. }, weight },
            ..
        } = item
        {
            let ends = points.iter().zip(points.iter().cycle().skip(1));
            lines.extend(ends.map(|(&from, &to)| {
                let by = weight.half();
                [
                    from.x.min(to.x) - by,
                    from.y.min(to.y) - by,
                    from.x.max(to.x) + by,
                    from.y.max(to.y) + by,
                ]
            }));
        }
    }
    for (index, &one) in inks.iter().enumerate() {
        for (edges, origin) in
            [([one[0], one[2]], grid.square.origin.x), ([one[1], one[3]], grid.square.origin.y)]
        {
            let [near, far] = edges.map(|edge| edge - origin);
            let cell = (0..n).find(|&cell| near < grid.edge(cell + 1, n)).unwrap();
            let half = rules.thick.half();
            assert!(
                near >= grid.edge(cell, n) + half && far <= grid.edge(cell + 1, n) - half,
                "{:?}: ink from {near} to {far}, cell {cell} from {}",
                shape.kind(),
                grid.edge(cell, n)
            );
        }
        for &other in inks[index + 1..].iter().chain(&lines) {
            assert!(are_apart(one, other), "{:?}: {one:?} on {other:?}", shape.kind());
        }
    }
}

#[test]
fn figures_and_sums_overlap_nothing() {
    let letters = sections(&KINDS, Symbols::Letters, 1);
    let numbers = sections(&["10", "12", "16", "25"], Symbols::Numbers, 1);
    let crowded = [
        ("9+killer", Symbols::Letters, 6, 6),
        ("6+jigsaw+killer", Symbols::Letters, 9, 9),
        ("16", Symbols::Numbers, 2, 2),
    ];
    for trim in ["6x9in", "letter"] {
        let all: Vec<_> = letters.iter().chain(&numbers).chain(&crowded).cloned().collect();
        let book = samples::book(&format!("[page]\ntrim = \"{trim}\"\n"), &all);
        let layout = lay_out(&book).unwrap();
        assert_inside(&book, &layout);
        let mut checked = 0;
        for (index, puzzle) in book.puzzles().enumerate() {
            let shape = &puzzle.puzzle.shape;
            for page in
                [Some(layout.puzzle_pages[index].page), layout.puzzle_pages[index].answer_page]
            {
                let page = &super::page(&layout.book, page.unwrap());
                let n = shape.side();
                let grids = printed(page);
                assert_eq!(grids.len(), page.grids.len());
                let alike =
                    (grids.into_iter().zip(&page.grids)).filter(|(_, place)| place.cells == n);
                for (grid, _) in alike {
                    let fits = grid.weight(grid.edge(1, n), grid.edge(1, n).half()) > Length::ZERO;
                    assert!(fits, "{:?} among others", shape.kind());
                    let rules = RuleWeights { thick: grid.thick, ..book.spec.grid.rules };
                    assert_clear(&book.spec.fonts, &grid, shape, rules);
                    checked += 1;
                }
            }
        }
        assert!(checked > 2 * book.puzzles().count());
    }
}

#[test]
fn rejects_illegible_grids_and_reports_the_maximum() {
    for (kind, symbols, per_page, most) in [
        ("25", Symbols::Letters, 4, 1),
        ("16", Symbols::Numbers, 6, 4),
        ("9+killer", Symbols::Letters, 12, 6),
    ] {
        let spec = "[page]\ntrim = \"6x9in\"\n";
        let book = |per_page| samples::book(spec, &[(kind, symbols.clone(), 1, per_page)]);
        let text = lay_out(&book(per_page)).unwrap_err().to_string();
        assert!(text.contains("and need "), "{text}");
        assert!(text.contains(&format!("at most {most} fit on this page")), "{text}");
        lay_out(&book(most)).unwrap();
    }
    let pocket = "[page]\ntrim = \"a6\"\n";
    let book = samples::book(pocket, &[("25", Symbols::Letters, 1, 1)]);
    let text = lay_out(&book).unwrap_err().to_string();
    assert!(text.contains("take a larger page"), "{text}");
}

#[test]
fn answers_have_one_size_per_kind_and_fill_their_pages() {
    let of = |kind, count| (kind, Symbols::Letters, count, 1);
    let kinds = [of("9", 5), of("9+killer", 4), of("25", 3), of("4", 2), of("9", 1)];
    let spec = "[page]\ntrim = \"6x9in\"\n[answers]\nper_page = 20\n";
    let book = samples::book(spec, &kinds);
    let layout = lay_out(&book).unwrap();
    let pages: Vec<u32> =
        layout.puzzle_pages.iter().filter_map(|printed| printed.answer_page).collect();
    // In order, the small ones on one page with large ones, and every kind at one size.
    assert!(pages.is_sorted(), "{pages:?}");
    assert!(pages[14] - pages[0] <= 2, "{pages:?}");
    let mut sides: BTreeMap<usize, BTreeSet<Length>> = BTreeMap::new();
    for number in pages[0]..=pages[14] {
        let page = page(&layout.book, number);
        for (grid, place) in printed(&page).iter().zip(&page.grids) {
            let side = sides.entry(place.cells).or_default();
            side.insert(grid.square.size.width);
        }
    }
    assert!(sides.values().all(|sides| sides.len() == 1), "{sides:?}");
    assert!(*sides[&25].first().unwrap() / 25 >= Length::pt(7));
}

#[test]
fn last_pages_of_answers_are_balanced() {
    let kinds = [("9", Symbols::Letters, 13, 1)];
    let book = samples::book("[page]\ntrim = \"6x9in\"\n[answers]\nper_page = 12\n", &kinds);
    let layout = lay_out(&book).unwrap();
    let pages: Vec<u32> =
        (layout.puzzle_pages.iter()).filter_map(|printed| printed.answer_page).collect();
    let last = pages.iter().filter(|&&page| page > pages[0]).count();
    assert!(pages[12] == pages[0] + 1 && last >= 4, "{pages:?}");
}

#[test]
fn titles_are_on_openers_or_above_grids_or_omitted() {
    let pages = |opener: &str, start: &str| {
        let spec =
            format!("opener = \"{opener}\"\nstart = \"{start}\"\n[page]\ntrim = \"6x9in\"\n");
        let kinds = [("9+diagonal", Symbols::Letters, 3, 2), ("4", Symbols::Letters, 3, 2)];
        let book = samples::book(&spec, &kinds);
        let layout = lay_out(&book).unwrap();
        assert_inside(&book, &layout);
        let first = layout.puzzle_pages.iter().map(|printed| printed.page);
        (first.collect::<Vec<_>>(), layout.book.len())
    };
    let (own, most) = pages("page", "right");
    // On a right-hand page, and the puzzles overleaf.
    assert!(own[0] % 2 == 0 && own[3] % 2 == 0);
    let (above, some) = pages("above", "right");
    assert!(above[0] % 2 == 1 && above[3] % 2 == 1 && some < most);
    let (next, few) = pages("above", "next");
    // Two pages of the first section, directly followed by the second one.
    assert_eq!([next[3] - next[0], next[1] - next[0]], [2, 0]);
    assert!(few <= some);
    let (none, fewest) = pages("none", "next");
    assert!(none[3] - none[0] == 2 && fewest <= few);
    let (own, own_len) = pages("page", "next");
    assert!(own[3] - own[0] == 3 && own_len < most);
}

#[test]
fn headings_and_openers_name_invisible_rules() {
    let kinds = sections(&["9+antiknight", "16+diagonal+windoku"], Symbols::Letters, 2);
    let book = samples::book("[page]\ntrim = \"6x9in\"\n", &kinds);
    let layout = lay_out(&book).unwrap();
    let contains = |number: u32, expected: &str| {
        let page = page(&layout.book, number);
        page.items
            .iter()
            .filter_map(|item| match item {
                Item { paint: Paint::Text { run, .. }, .. } => Some(run.text.as_str()),
                _ => None,
            })
            .any(|text| text.contains(expected))
    };
    let page = layout.puzzle_pages[0].page;
    assert!(contains(page, "Antiknight, Easy"));
    assert!(contains(page, "9 × 9 Antiknight"));
    assert!(contains(page, "knight’s move"));
    assert!(contains(layout.puzzle_pages[2].page, "Diagonal Windoku, Easy"));
    let narrow = [("9+antiknight", Symbols::Letters, 1, 12)];
    let book = samples::book("[page]\ntrim = \"a5\"\n", &narrow);
    let layout = lay_out(&book).unwrap();
    let page = super::page(&layout.book, layout.puzzle_pages[0].page);
    let contains = |item: &Item| matches!(item, Item { paint: Paint::Text { run, .. }, .. } if run.text.contains("Antiknight"));
    assert!(page.items.iter().any(contains));
}

#[test]
fn rejects_rules_that_hide_regions_or_crowd_sums() {
    let refused = |grid: &str, kind, per_page| {
        let spec = format!("[page]\ntrim = \"6x9in\"\n[grid]\n{grid}\n");
        let book = samples::book(&spec, &[(kind, Symbols::Letters, 1, per_page)]);
        lay_out(&book).unwrap_err().to_string()
    };
    let text = refused("thin = \"1pt\"\nthick = \"1.2pt\"", "9+jigsaw", 1);
    assert!(text.contains("the jigsaws of section `s0` would not show their regions"), "{text}");
    assert!(text.contains("lines are 1pt and 1.2pt"), "{text}");
    let text = refused("thick = \"5pt\"", "9+killer", 6);
    assert!(text.contains("no room for digits in the grids of section `s0`"), "{text}");
}

#[test]
fn examples_with_shapes_use_a_question_mark() {
    for (symbols, is_shapes) in [("shapes", true), ("letters", false)] {
        for how_to in ["\"kids\"", "true"] {
            let book = book(&format!(
                "[front]\nhow_to = {how_to}\n[[section]]\nid = \"a\"\nlevel = \"easy\"\nsize = 4\n\
                 symbols = \"{symbols}\"\ncount = 1\n"
            ));
            let layout = lay_out(&book).unwrap();
            let all = pages(&layout.book);
            let all: Vec<&str> = all.iter().flat_map(super::diagrams::texts).collect();
            assert_eq!(all.contains(&"?"), is_shapes, "{symbols} {how_to}");
            let all = all.join(" ");
            assert_eq!(all.contains("question mark"), is_shapes, "{all}");
            assert_eq!(all.contains(" ring"), !is_shapes, "{all}");
        }
    }
}
