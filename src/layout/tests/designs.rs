//! Tests of the designs `magazine` and `gift`: bands and frames, borders and initials; and of tips.

use super::furniture::{grown, overlap};
use super::*;
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::FontRole;
use gridpress_ground::units::Rect;

/// Returns a book with sections of several kinds, and everything that a design decorates.
fn designed(design: &str, trim: &str, more: &str) -> Book {
    book(&format!(
        "title = \"Evenings\"\nseed = \"d\"\ndesign = \"{design}\"\n{more}\n[page]\ntrim = \"{trim}\"\n\
         [[section]]\nid = \"a\"\ntitle = \"Warming up\"\nlevel = \"easy\"\ncount = 7\nper_page = 4\n\
         [[section]]\nid = \"k\"\ntitle = \"Killers\"\nvariant = [\"killer\"]\nlevel = \"easy\"\ncount = 3\nper_page = 2\n\
         [[section]]\nid = \"f\"\nvariant = [\"frame\"]\nlevel = \"easy\"\ncount = 2\nper_page = 2\n"
    ))
}

/// Returns the inner lines of borders.
fn hairlines(page: &Page) -> Vec<Rect> {
    let of = |item: &Item| match &item.paint {
        Paint::Stroke { outline: Outline::Rect(rect), weight } if *weight < Length::pt(1) => {
            Some(rect.to_owned())
        }
        _ => None,
    };
    page.items.iter().filter_map(of).collect()
}

/// Returns the frames around puzzles and texts.
fn framed(page: &Page) -> Vec<[Length; 4]> {
    let of = |item: &Item| match &item.paint {
        Paint::Fill { outline: Outline::Rects(bars), .. } if bars.len() == 4 => ink_of(bars),
        _ => None,
    };
    page.items.iter().filter_map(of).collect()
}

fn ink_of(bars: &[Rect]) -> Option<[Length; 4]> {
    let edges = |bar: &Rect| [bar.origin.x, bar.origin.y, bar.right(), bar.bottom()];
    bars.iter().map(edges).reduce(hull)
}

/// Returns the texts of a page in white.
fn white_texts(page: &Page) -> Vec<String> {
    let of = |item: &Item| match &item.paint {
        Paint::Text { run, percent: 0 } => Some(run.text.clone()),
        _ => None,
    };
    page.items.iter().filter_map(of).collect()
}

/// Returns all text of a page.
fn text(page: &Page) -> String {
    let of = |item: &Item| match &item.paint {
        Paint::Text { run, .. } => Some(run.text.clone()),
        _ => None,
    };
    page.items.iter().filter_map(of).collect::<Vec<String>>().join(" ")
}

#[test]
fn bands_and_frames_keep_within_the_margins() {
    for trim in ["5x8in", "6x9in", "8.5x11in"] {
        let book = designed("magazine", trim, "");
        assert_inside(&book, &lay_out(&book).unwrap());
    }
}

#[test]
fn frames_enclose_puzzles_and_keep_clear_of_each_other() {
    let book = designed("magazine", "8.5x11in", "[puzzle]\nminutes = true\nname = true");
    let layout = lay_out(&book).unwrap();
    let mut count = 0;
    for page in pages(&layout.book) {
        let thick = book.spec.grid.rules.thick;
        let grids = super::frames(&page).into_iter().filter(|(_, _, weight)| *weight == thick);
        let grids: Vec<[Length; 4]> =
            grids.map(|(at, side, _)| [at.x, at.y, at.x + side, at.y + side]).collect();
        let is_puzzle = page.grids.iter().any(|grid| grid.role == document::GridRole::Puzzle);
        if !is_puzzle {
            continue;
        }
        let frames = framed(&page);
        for (index, frame) in frames.iter().enumerate() {
            assert!(frames[index + 1..].iter().all(|other| !overlap(frame, other)));
        }
        for grid in &grids {
            let around = frames.iter().filter(|frame| {
                let inner = grown(**frame, -Length::pt(5));
                let is_across = grid[0] >= inner[0] && grid[2] <= inner[2];
                is_across && grid[1] >= inner[1] && grid[3] <= inner[3]
            });
            assert_eq!(around.count(), 1, "{grid:?} in {frames:?}");
            count += 1;
        }
    }
    assert_eq!(count, 12);
}

#[test]
fn titles_of_a_magazine_are_white_capitals_on_black() {
    let book = designed("magazine", "8.5x11in", "");
    let layout = lay_out(&book).unwrap();
    let of = |puzzle: usize| page(&layout.book, layout.puzzle_pages[puzzle].page);
    assert!(white_texts(&of(0)).contains(&"WARMING UP".to_owned()));
    assert!(white_texts(&of(7)).contains(&"KILLERS".to_owned()));
    // Other pages have the name of the section in a tab.
    assert!(
        white_texts(&of(4))
            .iter()
            .any(|text| { text.contains("Evenings") || text.contains("Warming up") })
    );
}

#[test]
fn tips_fill_pages_with_room_unless_the_spec_forbids_them() {
    for design in ["classic", "modern", "magazine", "gift", "large-print"] {
        let tips = |more: &str| {
            let book = designed(design, "8.5x11in", more);
            let layout = lay_out(&book).unwrap();
            // The border of a gift is outside the text.
            if design != "gift" {
                assert_inside(&book, &layout);
            }
            let pages = pages(&layout.book);
            let tips = ["Tip", "TIP"];
            let of = |page: &Page| tips.iter().any(|tip| text(page).contains(tip));
            (pages.iter().filter(|page| of(page)).count(), pages.len())
        };
        let (count, len) = tips("");
        assert!(count >= 1, "{design}");
        assert_eq!(tips("[puzzle]\ntips = false"), (0, len), "{design}");
    }
}

#[test]
fn every_page_of_a_gift_has_a_border_but_blank_ones() {
    let book = designed("gift", "6x9in", "");
    let layout = lay_out(&book).unwrap();
    let pages = pages(&layout.book);
    let is_blank = |page: &Page| page.items.is_empty();
    assert!(pages.iter().any(is_blank));
    let mut inner: Vec<[Length; 4]> = Vec::new();
    for page in pages.iter().filter(|page| !is_blank(page)) {
        let border = hairlines(page);
        let Some(border) = border.first() else { panic!("{}", text(page)) };
        for item in &page.items {
            if matches!(item.paint, Paint::Text { .. })
                && let Some(ink) = ink(&book.spec.fonts, item)
            {
                assert!(ink[0] > border.origin.x && ink[2] < border.right());
                assert!(ink[1] > border.origin.y && ink[3] < border.bottom());
            }
        }
        inner.push([border.origin.x, border.origin.y, border.right(), border.bottom()]);
    }
    inner.dedup();
    // Mirrored, since the margins at the spine and at the outer edge differ.
    assert_eq!(inner[0][1], inner[1][1]);
}

#[test]
fn chapters_of_a_gift_begin_with_an_initial() {
    let book = designed("gift", "6x9in", "");
    let layout = lay_out(&book).unwrap();
    let pages = pages(&layout.book);
    let of = |page: &Page| text(page).contains("How to solve");
    let how_to = pages.iter().skip(3).find(|page| of(page)).unwrap();
    let size = |item: &Item| match &item.paint {
        Paint::Text { run, .. } if run.text.chars().count() == 1 => Some((run.size, item.at)),
        _ => None,
    };
    let (size, at) = how_to.items.iter().filter_map(size).max_by_key(|(size, _)| *size).unwrap();
    let leading = book.spec.type_spec.leading;
    let fonts = &book.spec.fonts;
    let high = fonts.figure_height(FontRole::Heading, size);
    assert!(high > leading * 2 && high < leading * 3);
    // The lines beside it begin behind it, and the one below them at the edge.
    let lines = how_to.items.iter().filter(
        |item| matches!(&item.paint, Paint::Text { run, .. } if run.text.chars().count() > 20),
    );
    let lines: Vec<Point> =
        lines.map(|item| item.at).filter(|line| line.y >= at.y - leading * 2).collect();
    let beside = lines.iter().filter(|line| line.y <= at.y);
    assert_eq!(beside.clone().count(), 3);
    assert!(beside.clone().all(|line| line.x > at.x + size.half()));
    assert!(lines.iter().any(|line| line.y > at.y && line.x <= at.x + Length::pt(2)));
}

#[test]
fn every_puzzle_for_children_has_an_animal_and_three_stars() {
    let of = |pictures: &str| {
        let book = book(&format!(
            "title = \"First\"\nseed = \"k\"\nopener = \"page\"\n{pictures}\n[page]\ntrim = \"8.5x11in\"\n\
             [puzzle]\nname = true\n\
             [[section]]\nid = \"a\"\ntitle = \"A\"\nsize = 4\nlevel = \"easy\"\ncount = 4\nper_page = 2\n\
             [[section]]\nid = \"b\"\ntitle = \"B\"\nlevel = \"easy\"\ncount = 2\nper_page = 1\n"
        ));
        let layout = lay_out(&book).unwrap();
        assert_inside(&book, &layout);
        let pages = layout.puzzle_pages.iter().map(|of| page(&layout.book, of.page));
        (pages.collect::<Vec<Page>>(), layout.sides)
    };
    let (with, sides) = of("pictures = \"animals\"");
    for (index, page) in with.iter().enumerate() {
        let stars = page.items.iter().filter_map(|item| match &item.paint {
            Paint::Stroke { outline: Outline::Polygon(corners), .. } if corners.len() == 10 => {
                Some(corners[0])
            }
            _ => None,
        });
        let puzzles = if index < 4 { 2 } else { 1 };
        let stars: Vec<Point> = stars.collect();
        assert_eq!(stars.len(), 3 * puzzles);
        // They are as wide as the animal below them.
        assert!((stars[2].x - stars[0].x).scale(3, 2) >= Length::mm(39));
    }
    let (_, without) = of("");
    assert!(sides[0] >= without[0] && sides[1] >= without[1].percent(85), "{sides:?} {without:?}");
}

#[test]
fn books_in_colour_have_a_tone_for_each_section_and_black_digits() {
    let text = "title = \"First\"\nseed = \"k\"\npictures = \"animals\"\ncolour = true\n\
                [grid]\ntinted_boxes = true\n\
                [[section]]\nid = \"a\"\ntitle = \"A\"\nsize = 4\nlevel = \"easy\"\ncount = 2\n\
                [[section]]\nid = \"b\"\ntitle = \"B\"\nsize = 4\nlevel = \"easy\"\ncount = 2\n";
    let coloured = book(text);
    let layout = lay_out(&coloured).unwrap();
    assert_inside(&coloured, &layout);
    assert_eq!(layout.book.space, ColourSpace::Rgb);
    let tints = |index: usize| {
        let page = layout.book.page(layout.puzzle_pages[index].page as usize - 1).unwrap();
        let (mut tints, mut digits) = (Vec::new(), Vec::new());
        walk(&page.items, &mut |painted| match painted.primitive {
            Primitive::Fill { outline: Outline::Rect(_), .. } => tints.extend(painted.colour),
            Primitive::Text(text) if text.run.size > Length::pt(20) => digits.push(painted.colour),
            _ => {}
        });
        assert!(digits.len() > 4 && digits.iter().all(Option::is_none));
        tints.dedup();
        tints
    };
    let (first, second) = (tints(0), tints(2));
    assert_eq!((first.len(), second.len()), (1, 1));
    assert_ne!(first, second);
    let words = coloured.spec.words.colour_in();
    let has_words = |document: &Document| {
        (1..=document.len()).any(|number| {
            let page = page(document, number as u32);
            page.items.iter().filter_map(diagrams::text_of).any(|text| text == words)
        })
    };
    assert!(!has_words(&layout.book));
    let grey = book(&text.replace("colour = true\n", ""));
    let grey = lay_out(&grey).unwrap();
    assert_eq!(grey.book.space, ColourSpace::Grey);
    assert!(has_words(&grey.book));
    for (rules, space) in [
        ("profile = \"pdfx\"", ColourSpace::Cmyk),
        ("page = { printer = \"lulu\" }", ColourSpace::Cmyk),
        ("page = { printer = \"lulu\" }\nprofile = \"kdp\"", ColourSpace::Cmyk),
        ("page = { printer = \"kdp-paperback-color\" }", ColourSpace::Rgb),
    ] {
        let book = book(&format!("{rules}\n{text}"));
        assert_eq!(lay_out(&book).unwrap().book.space, space, "{rules}");
    }
}

#[test]
fn examples_for_children_are_explained_in_bubbles_before_each_size() {
    for language in gridpress_messages::languages() {
        let text = format!(
            "title = \"First\"\nlanguage = \"{language}\"\npictures = \"animals\"\n\
             [page]\ntrim = \"8.5x11in\"\n[type]\nsize = \"14pt\"\n[front]\nhow_to = \"kids\"\n\
             [[section]]\nid = \"a\"\ntitle = \"A\"\nsize = 4\nlevel = \"easy\"\ncount = 2\n\
             [[section]]\nid = \"b\"\ntitle = \"B\"\nsize = 4\nlevel = \"easy\"\ncount = 2\n\
             [[section]]\nid = \"c\"\nsize = 6\nlevel = \"easy\"\ncount = 2\nsymbols = \"shapes\"\n"
        );
        let book = book(&text);
        let layout = lay_out(&book).unwrap();
        assert_inside(&book, &layout);
        let mut found = Vec::new();
        for number in 1..=layout.book.len() as u32 {
            let page = page(&layout.book, number);
            let is_bubble = |item: &&Item| match &item.paint {
                Paint::Stroke { outline: Outline::Polygon(points), .. } => points.len() == 31,
                _ => false,
            };
            let bubbles: Vec<Item> = page.items.iter().filter(is_bubble).cloned().collect();
            if bubbles.is_empty() {
                continue;
            }
            assert_eq!(bubbles.len(), 3, "{language}");
            let trim = layout.book.paper.trim;
            let ruler = survey::Ruler::new(&book.spec.fonts);
            let survey = survey::PageSurvey::of(&page, trim, &ruler);
            let ink = survey.ink.unwrap();
            assert!(survey.bleeding.is_empty() && ink.bottom < trim.height - Length::pt(30));
            found.push(number);
        }
        let firsts = [0, 4].map(|index| layout.puzzle_pages[index].page);
        assert_eq!(found, firsts.map(|page| page - 1), "{language}");
    }
}
