//! Tests of answers near their puzzles: at the foot of the page, beside them, and overleaf.

use super::*;
use gridpress_ground::units::Rect;
use gridpress_messages::symbols::Symbols;

/// Creates a book of several sizes with that placement of answers.
fn with_answers(spec: &str, placement: &str) -> Book {
    let of = |kind, count, per_page| (kind, Symbols::Letters, count, per_page);
    let kinds = [of("9", 5, 2), of("6", 3, 2), of("9+killer", 3, 2), of("16", 1, 1), of("4", 7, 4)];
    samples::book(&format!("{spec}[answers]\nplacement = \"{placement}\"\n"), &kinds)
}

/// Returns the positions of the grids of a puzzle and its answer.
fn both(layout: &BookLayout, index: usize, number: u32) -> [GridPlace; 2] {
    let printed = layout.puzzle_pages[index];
    let answer_page = printed.answer_page.unwrap();
    [(printed.page, GridRole::Puzzle), (answer_page, GridRole::Answer)].map(|(page, role)| {
        let page = layout.book.page(page as usize - 1).unwrap();
        let mut grids = page.grids.into_iter();
        let puzzle_grid = |grid: &GridPlace| grid.number == number && grid.role == role;
        grids.find(puzzle_grid).unwrap()
    })
}

/// Checks that nothing on a page overlaps anything else: no grids overlap, and nothing outside grids overlaps them.
fn assert_apart(book: &Book, page: &Page) {
    let of = |rect: Rect| Extent::from(rect);
    for (index, a) in page.grids.iter().enumerate() {
        for b in &page.grids[index + 1..] {
            assert!(!of(a.rect).overlaps(of(b.rect)), "{a:?} {b:?}");
        }
    }
    let mut free: Vec<Extent> = Vec::new();
    for item in page.items.iter().filter(|item| !item.is_link()) {
        let Some([left, top, right, bottom]) = ink(&book.spec.fonts, item) else {
            continue;
        };
        let extent = Extent { left, top, right, bottom };
        let hair = Length::thousandths(50);
        let is_within = |grid: &GridPlace| {
            let whole = of(grid.rect);
            left >= whole.left - hair
                && top >= whole.top - hair
                && right <= whole.right + hair
                && bottom <= whole.bottom + hair
        };
        if page.grids.iter().any(is_within) {
            continue;
        }
        let overlapped = page.grids.iter().find(|grid| extent.overlaps(of(grid.rect)));
        assert!(overlapped.is_none(), "{item:?} overlaps {overlapped:?}");
        // Text may be on bands.
        if matches!(item.paint, Paint::Text { .. } | Paint::Group(_)) {
            let overlapped = free.iter().find(|other| extent.overlaps(**other));
            assert!(overlapped.is_none(), "{item:?} overlaps {overlapped:?}");
            free.push(extent);
        }
    }
}

fn assert_all_apart(book: &Book, layout: &BookLayout) {
    assert_inside(book, layout);
    for printed in &layout.puzzle_pages {
        for number in [Some(printed.page), printed.answer_page].into_iter().flatten() {
            assert_apart(book, &page(&layout.book, number));
        }
    }
}

const PAGES: [&str; 4] = [
    "[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-white\"\n",
    "[puzzle]\nheading = \"band\"\ncode = true\nmarks = \"strip\"\ntime = true\n[page]\ntrim = \"letter\"\n",
    "opener = \"above\"\n[page]\ntrim = \"a4\"\nfacing = false\n",
    "design = \"modern\"\n[numbering]\nfirst = \"2027-01-31\"\n[page]\ntrim = \"7x10in\"\n",
];

#[test]
fn answers_at_the_foot_are_below_all_puzzles_and_upside_down() {
    for spec in PAGES {
        let book = with_answers(spec, "foot");
        let layout = lay_out(&book).unwrap();
        assert_all_apart(&book, &layout);
        for (index, puzzle) in book.puzzles().enumerate() {
            let printed = layout.puzzle_pages[index];
            assert_eq!(printed.answer_page, Some(printed.page));
            let page = page(&layout.book, printed.page);
            let [puzzle_grid, answer] = both(&layout, index, puzzle.number);
            assert!(answer.rect.size.width < puzzle_grid.rect.size.width);
            let (answers, puzzles): (Vec<GridPlace>, _) =
                (page.grids.iter()).partition(|grid| grid.role == GridRole::Answer);
            assert!(puzzles.iter().all(|grid| grid.rect.bottom() < answer.rect.origin.y));
            // They are in order after the page is turned.
            let read: Vec<_> =
                (answers.iter()).map(|grid| (-grid.rect.origin.y, -grid.rect.origin.x)).collect();
            assert!(read.is_sorted(), "{read:?}");
            let mut turned = 0;
            walk(&page.items, &mut |painted| {
                if let Primitive::Text(text) = painted.primitive
                    && text.at.y > answer.rect.origin.y
                    && text.at.y <= answer.rect.bottom() + Length::pt(4)
                    && text.at.x >= answer.rect.origin.x
                    && text.at.x <= answer.rect.right()
                {
                    assert_eq!(text.turns, 2, "{text:?}");
                    assert!(text.run.size >= Length::pt(7), "{text:?}");
                    turned += 1;
                }
            });
            assert!(turned >= answer.cells, "{turned}");
            assert!(!lines(&page).concat().contains("Answer"));
        }
    }
}

#[test]
fn answers_beside_their_puzzles_stand_on_the_outer_side() {
    for spec in PAGES {
        let book = with_answers(spec, "beside");
        let layout = lay_out(&book).unwrap();
        assert_all_apart(&book, &layout);
        for (index, puzzle) in book.puzzles().enumerate() {
            let printed = layout.puzzle_pages[index];
            assert_eq!(printed.answer_page, Some(printed.page));
            let [puzzle_grid, answer] = both(&layout, index, puzzle.number).map(|grid| grid.rect);
            assert_eq!(puzzle_grid.bottom(), answer.bottom());
            assert!(answer.size.width < puzzle_grid.size.width);
            let is_right = !book.spec.page.facing || printed.page % 2 == 1;
            let between = if is_right {
                answer.origin.x - puzzle_grid.right()
            } else {
                puzzle_grid.origin.x - answer.right()
            };
            assert_eq!(between, book.spec.grid.gap, "page {}", printed.page);
        }
    }
}

#[test]
fn answers_overleaf_are_behind_their_puzzles() {
    for spec in PAGES {
        let book = with_answers(spec, "overleaf");
        let layout = lay_out(&book).unwrap();
        assert_all_apart(&book, &layout);
        for (index, puzzle) in book.puzzles().enumerate() {
            let printed = layout.puzzle_pages[index];
            assert_eq!(printed.answer_page, Some(printed.page + 1));
            let [puzzle_grid, answer] = both(&layout, index, puzzle.number).map(|grid| grid.rect);
            assert!(answer.size.width < puzzle_grid.size.width);
            let text = lines(&page(&layout.book, printed.page)).concat();
            let behind = format!("Answer on page {}", printed.page + 1);
            if book.spec.page.facing {
                assert_eq!(printed.page % 2, 1);
                let is_overleaf = text.contains("Answer overleaf") || text.contains("Overleaf");
                assert!(is_overleaf && !text.contains("Answer on"), "{text}");
            } else {
                assert!(text.contains(&behind), "{text}")
            }
            let answers = lines(&page(&layout.book, printed.page + 1));
            assert!(answers.iter().any(|line| line == "Answers"), "{answers:?}");
        }
    }
}

#[test]
fn large_print_keeps_its_answers_large() {
    let spec = "design = \"large-print\"\n[page]\ntrim = \"letter\"\n";
    for placement in ["foot", "beside", "overleaf"] {
        let text = format!("{spec}[answers]\nplacement = \"{placement}\"\n");
        let book = samples::book(&text, &[("9", Symbols::Letters, 2, 1)]);
        let layout = lay_out(&book).unwrap();
        assert_all_apart(&book, &layout);
        for printed in &layout.puzzle_pages {
            let page = layout.book.page(printed.answer_page.unwrap() as usize - 1).unwrap();
            walk(&page.items, &mut |painted| {
                if let Primitive::Text(text) = painted.primitive {
                    assert!(text.run.size >= Length::pt(14), "{placement}: {text:?}");
                }
            });
        }
    }
}

#[test]
fn rejects_pages_too_full_for_answers() {
    for placement in ["foot", "beside"] {
        let spec = format!("[page]\ntrim = \"a5\"\n[answers]\nplacement = \"{placement}\"\n");
        let book = |kind, per_page| samples::book(&spec, &[(kind, Symbols::Letters, 1, per_page)]);
        let text = lay_out(&book("9", 20)).unwrap_err().to_string();
        assert!(text.contains("with their answers") && text.contains("at most "), "{text}");
        let most = text.split("at most ").nth(1).unwrap();
        let most = most.split(' ').next().unwrap().parse().unwrap();
        lay_out(&book("9", most)).unwrap();
        lay_out(&book("9", most + 1)).unwrap_err();
        let text = lay_out(&book("25", 1)).unwrap_err().to_string();
        assert!(text.contains("placement = \"back\""), "{text}");
    }
}

#[test]
fn rejects_dates_too_wide_for_answers() {
    let book = |per_page| {
        book(&format!(
            "design = \"large-print\"\n[page]\ntrim = \"a6\"\n[numbering]\nfirst = \"2027-12-29\"\n\
             [[section]]\nid = \"a\"\nlevel = \"easy\"\nsize = 4\ncount = 4\nper_page = {per_page}\n\
             [answers]\nplacement = \"overleaf\"\n"
        ))
    };
    let text = lay_out(&book(8)).unwrap_err().to_string();
    assert!(text.contains("at most "), "{text}");
    let small = book(2);
    assert_all_apart(&small, &lay_out(&small).unwrap());
}
