//! Tests of front matter and back matter.

use super::*;
use crate::tests::diagrams::{text_of, texts};
use gridpress_base::fonts::FontRole;
use gridpress_book::BookPuzzle;
use gridpress_engine::rating::Technique;
use gridpress_ground::images::Image;
use gridpress_ground::units::Rect;
use gridpress_messages::symbols::Symbols;
use gridpress_messages::{Text, Words};
use gridpress_testing::picture_files::grey_png;
use gridpress_testing::samples;

/// Texts with all elements of Markdown, and their pictures.
struct PictureFiles;

const INTRO: &str = "# Before\n\nPlain *slanted* **heavy** words.\n\n## Part\n\n9. nine\n10. ten\n    - inner\n\n> quoted\n\n---\n\n### Piece\n\n\
    one  \ntwo\n\n![](wide.png \"Below it\")\n\n# Later\n\n![](tall.png)\n";

impl Files for PictureFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        match path {
            "intro.md" => Ok(INTRO.into()),
            "short.md" => Ok(b"Short words.".into()),
            "long.md" => Ok(format!("# Long\n\n{}", "Word after word. ".repeat(900)).into()),
            path if path.starts_with("after-") => {
                let lines = path["after-".len()..].trim_end_matches(".md").parse();
                let before = "A line.\n\n".repeat(lines.unwrap());
                Ok(format!("# Much\n\n{before}## Shown\n\n![](wide.png)\n").into())
            }
            "wide.png" => Ok(png(1600, 800)),
            "tall.png" => Ok(png(900, 3000)),
            _ => Err("no such file".into()),
        }
    }
}

fn png(width: u32, height: u32) -> Vec<u8> {
    grey_png(width, height, |x, y| (x ^ y) as u8)
}

fn full(top: &str, page: &str) -> Book {
    let text = format!(
        "title = \"Full\"\nisbn = \"9783161484100\"\n{top}\n[page]\n{page}\n\
         [[section]]\nid = \"one\"\ntitle = \"One\"\nlevel = \"easy\"\ncount = 2\nper_page = 1\n\
         [[section]]\nid = \"two\"\nlevel = \"medium\"\ncount = 3\nsize = 6\nper_page = 1\n\
         [[text]]\nfile = \"intro.md\"\n[[text]]\nfile = \"short.md\"\nplace = \"two\"\n\
         [[text]]\nfile = \"long.md\"\nplace = \"back\"\n\
         [front]\nhalf_title = true\ndedication = \"To you\\n\\nand me\"\ncopyright = \"All rights\"\nlevels = true\n\
         [back]\nblank_grids = 2\nnotes = 2\nabout_author = \"She\\nwrites.\\n\\nShe reads.\"\nabout_book = \"It is.\"\ncolophon = true\n"
    );
    let (spec, warnings) = BookSpec::parse(&Source::new("book.toml", text), &PictureFiles).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    Book::make(spec, "a  seed of 数", &|_| ()).unwrap()
}

/// Returns the texts of pages, one string for each.
fn page_texts(document: &Document) -> Vec<String> {
    pages(document).iter().map(|page| texts(page).join(" ")).collect()
}

/// Returns the first page with `text` on it, from 1.
fn page_with(page_texts: &[String], text: &str) -> usize {
    let found = page_texts.iter().position(|page| page.contains(text));
    found.unwrap_or_else(|| panic!("no page has {text}: {page_texts:#?}")) + 1
}

#[test]
fn everything_stays_in_the_margins_in_every_design() {
    for design in ["classic", "modern", "large-print"] {
        for page in ["trim = \"6x9in\"", "trim = \"a4\"", "trim = \"5x8in\""] {
            let book = full(&format!("design = \"{design}\""), page);
            assert_inside(&book, &lay_out(&book).unwrap());
        }
    }
}

#[test]
fn front_and_back_matter_are_in_order() {
    let book = full("", "trim = \"6x9in\"");
    let layout = lay_out(&book).unwrap();
    let page_texts = page_texts(&layout.book);
    let mut at = 0;
    // The number of the page, and its text.
    for (number, text) in [
        (1, "Full"),
        (2, ""),
        (3, "5 puzzles"),
        (4, "All rights ISBN 978-3-16-148410-0"),
        (5, "To you and me"),
        (6, ""),
        (7, "Contents"),
        (8, "Before Plain"),
    ] {
        assert!(page_texts[number - 1].contains(text), "page {number}: {}", page_texts[number - 1]);
        assert_eq!(text.is_empty(), page_texts[number - 1].is_empty());
        at = number;
    }
    for text in [
        "Later",
        "How to solve",
        "The levels Easy Many givens",
        "Puzzles 1\u{2013}2",
        "Short words.",
        "Answers",
        "Long Word after",
        "Blank grids",
        "Notes",
        "About the author She writes. She reads.",
        "About this book It is.",
        "Set in Source",
    ] {
        let page = page_texts[at..].iter().position(|page| page.contains(text));
        at += page.unwrap_or_else(|| panic!("no page has {text} behind {at}: {page_texts:#?}")) + 1;
    }
}

#[test]
fn contents_and_outline_lead_to_texts() {
    let book = full("", "trim = \"6x9in\"");
    let layout = lay_out(&book).unwrap();
    let page_texts = page_texts(&layout.book);
    let contents = &page_texts[6];
    let places = [
        ("Before", page_with(&page_texts, "Before Plain")),
        ("Later", page_with(&page_texts[8..], "Later") + 8),
        ("Long", page_with(&page_texts, "Long Word")),
        ("Notes", page_with(&page_texts[8..], "Notes") + 8),
    ];
    for (title, page) in places {
        let dots = contents.split(title).nth(1).unwrap();
        assert!(dots.starts_with(" ."), "{contents}");
        assert!(contents.contains(&format!(" {page}")), "{title} {page}: {contents}");
        let entry = layout.book.outline.iter().find(|entry| entry.title == title);
        assert_eq!(entry.unwrap().to.page + 1, page, "{title}");
    }
    // A text without a title is in neither.
    assert!(!contents.contains("Short"));
    // Chapters have their titles above their later pages, on rectos.
    let first = page_with(&page_texts, "Long Word");
    let later = (first + 1..page_texts.len()).find(|number| number % 2 == 1).unwrap();
    assert!(page_texts[later - 1].ends_with(&format!("Long {later}")), "{}", page_texts[later - 1]);
}

/// Returns the start of a text, and its face.
fn place(items: &[Item], text: &str) -> (Point, gridpress_base::fonts::FaceId) {
    let found = items.iter().find_map(|item| match item {
        Item { at, paint: Paint::Text { run, .. } } if run.text.starts_with(text) => {
            Some((*at, run.face))
        }
        _ => None,
    });
    found.unwrap_or_else(|| panic!("nothing begins with {text}"))
}

#[test]
fn markdown_is_set_correctly() {
    let book = full("", "trim = \"6x9in\"");
    let layout = lay_out(&book).unwrap();
    let page = page(&layout.book, 8);
    let face = |role| book.spec.fonts.shape(role, Length::pt(10), "a").unwrap()[0].face;
    let at = |text| place(&page.items, text).0;
    for (text, role) in [
        ("Plain", FontRole::Prose),
        ("slanted", FontRole::Emphasis),
        ("heavy", FontRole::Strong),
        ("Part", FontRole::Heading),
    ] {
        assert_eq!(place(&page.items, text).1, face(role), "{text}");
    }
    // Numbers are right-aligned, left of their words; nested items are indented further.
    let end = |text| {
        let width = book.spec.fonts.width(FontRole::Prose, book.spec.type_spec.size, text).unwrap();
        at(text).x + width
    };
    assert_eq!((at("9.").y, end("9.")), (at("nine").y, end("10.").max(end("9."))));
    assert!(end("9.").to_thousandths().abs_diff(end("10.").to_thousandths()) <= 2);
    assert!(end("10.") < at("ten").x && at("ten").x < at("inner").x);
    assert_eq!(at("nine").x, at("ten").x);
    assert!(at("Plain").x < at("quoted").x);
    // Every line of running text is on the baseline grid.
    let step = book.spec.type_spec.leading.to_thousandths();
    for text in ["nine", "ten", "inner", "quoted", "one", "two"] {
        let down = (at(text).y - at("Plain").y).to_thousandths();
        assert_eq!(down % step, 0, "{text}");
    }
    assert_eq!(at("two").y - at("one").y, book.spec.type_spec.leading);
}

fn pictures(
    document: &Document,
) -> Vec<(usize, gridpress_ground::units::Rect, std::sync::Arc<Image>)> {
    let pages = pages(document);
    let found = pages.iter().enumerate().flat_map(|(index, page)| {
        page.items.iter().filter_map(move |item| match item {
            Item { at, paint: Paint::Image { size, image } } => {
                let (origin, size) = (*at, *size);
                Some((index, Rect { origin, size }, image.clone()))
            }
            _ => None,
        })
    });
    found.collect()
}

#[test]
fn pictures_fill_the_measure_or_the_page_and_keep_their_shape() {
    for page in ["trim = \"6x9in\"", "trim = \"5x8in\"", "trim = \"a4\""] {
        let book = full("", page);
        let layout = lay_out(&book).unwrap();
        let pictures = pictures(&layout.book);
        let [(on, wide, image), (last, tall, _)] = &pictures[..] else {
            panic!("expected two pictures")
        };
        assert_eq!(image.pixels[..4], [0, 1, 2, 3]);
        let inside = book.spec.page.inside_margin(layout.book.len());
        let frame = typography::text_block::TextBlock::new(&book.spec, inside);
        assert_eq!(wide.size.width, frame.measure());
        assert_eq!(wide.size.height, frame.measure().scale(1, 2));
        // It leaves room for its title, which is on the same page.
        assert!(
            tall.size.height <= frame.body().1 && tall.size.height > frame.body().1.scale(3, 4)
        );
        assert!(page_texts(&layout.book)[*last].contains("Later"), "{page}");
        let ratio = tall.size.height.to_pt() / tall.size.width.to_pt();
        assert!((ratio - 3000.0 / 900.0).abs() < 0.01);
        let (below, _) = place(&crate::tests::page(&layout.book, *on as u32 + 1).items, "Below");
        assert!(below.y > wide.bottom());
    }
}

#[test]
fn headings_stay_with_the_pictures_below_them() {
    for lines in 1..40 {
        let name = format!("after-{lines}.md");
        let text = format!(
            "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[[text]]\nfile = \"{name}\"\n"
        );
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &PictureFiles).unwrap();
        let book = Book::make(spec, "s", &|_| ()).unwrap();
        let layout = lay_out(&book).unwrap();
        let (page, ..) = pictures(&layout.book)[0];
        assert!(page_texts(&layout.book)[page].contains("Shown"), "{lines} lines");
    }
}

#[test]
fn blank_grids_match_the_largest_section_and_notes_have_lines() {
    let mut book = full("", "trim = \"6x9in\"");
    let layout = lay_out(&book).unwrap();
    let texts_of_pages = page_texts(&layout.book);
    let pages = pages(&layout.book);
    let blank: Vec<usize> = (8..pages.len())
        .filter(|&index| !frames(&pages[index]).is_empty() && texts(&pages[index]).len() == 2)
        .collect();
    let [first, second] = blank[..] else { panic!("expected two pages of blank grids: {blank:?}") };
    assert_eq!(first + 1, second);
    // Three puzzles are 6x6, two 9x9.
    let puzzles = layout.puzzle_pages[2].page as usize - 1;
    assert_eq!(frames(&pages[first])[0].1, frames(&pages[puzzles])[0].1);
    let rules = |page: &Page| {
        let is_rule = |item: &&Item| {
            matches!(item, Item { paint: Paint::Stroke { outline: Outline::Line(..), .. }, .. })
        };
        page.items.iter().filter(is_rule).count()
    };
    assert_eq!(rules(&pages[first]), rules(&pages[puzzles]));
    let notes = page_with(&texts_of_pages[second..], "Notes") + second;
    let ys = |page: &Page| -> Vec<Length> {
        let y = |item: &Item| match item {
            Item { paint: Paint::Stroke { outline: Outline::Line(from, to), .. }, .. }
                if from.y == to.y =>
            {
                Some(from.y)
            }
            _ => None,
        };
        page.items.iter().filter_map(y).collect()
    };
    for page in [&pages[notes - 1], &pages[notes]] {
        let ys = ys(page);
        assert!(ys.len() > 15);
        let pitches: Vec<Length> = ys.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(pitches.iter().all(|pitch| *pitch == pitches[0] && *pitch >= Length::mm(7)));
    }
    drop(layout);
    book.spec.back.notes_style = gridpress_bookspec::NotesStyle::Plain;
    let layout = lay_out(&book).unwrap();
    assert!(ys(&page(&layout.book, notes as u32)).is_empty());
    assert_eq!(text_of(&page(&layout.book, notes as u32).items[0]), Some("Notes"));
}

#[test]
fn colophon_describes_typefaces_and_generation() {
    let book = full("", "trim = \"6x9in\"");
    let layout = lay_out(&book).unwrap();
    let page_texts = page_texts(&layout.book);
    let page = &page_texts[page_with(&page_texts, "Set in") - 1];
    for text in [
        "Source Serif 4",
        "Source Sans 3",
        concat!("gridpress ", env!("CARGO_PKG_VERSION")),
        "revision 1",
        "a \\u0020seed of \\u6570",
        "One, Puzzles 1–2, 9 × 9, Easy",
        "Puzzles 3–5, 6 × 6, Medium",
    ] {
        assert!(page.contains(text), "{text}: {page}");
    }
}

#[test]
fn the_isbn_is_printed_once() {
    let count = |copyright: &str| {
        let text = format!(
            "isbn = \"9783161484100\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[front]\n{copyright}\n"
        );
        let book = book(&text);
        let layout = lay_out(&book).unwrap();
        page_texts(&layout.book)[1].matches("978").count()
    };
    assert_eq!(count(""), 1);
    assert_eq!(count("copyright = \"Mine\""), 1);
    assert_eq!(count("copyright = \"Mine. ISBN 9783161484100\""), 1);
}

#[test]
fn the_copyright_page_names_the_holder_of_the_rights() {
    let page = |keys: &str, front: &str| {
        let sections = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";
        let book = book(&format!("title = \"T\"\n{keys}\n{sections}[front]\n{front}\n"));
        page_texts(&lay_out(&book).unwrap().book)[1].clone()
    };
    let line = "copyright_line = true";
    let (ann, house) = ("author = \"Ann Roe\"", "imprint = \"Owl House\"");
    assert_eq!(page(ann, line), "\u{a9} Ann Roe");
    let both = page(
        &format!("{ann}\n{house}\ndate = \"2026-11-21\""),
        &format!("{line}\ncopyright = \"Mine\""),
    );
    assert!(both.starts_with("\u{a9} 2026 Ann Roe Mine"), "{both}");
    assert_eq!(page(house, line), "\u{a9} Owl House");
    // Without a name there is no such line, and without any text the page is blank.
    assert_eq!(page("", &format!("{line}\ncopyright = \"Mine\"")), "Mine");
    assert_eq!(page("", line), "");
    assert!(!page(ann, "copyright = \"Mine\"").contains('\u{a9}'));
}

#[test]
fn rejects_texts_that_do_not_fit() {
    let refused = |front: &str| {
        let text = format!(
            "[page]\ntrim = \"4x6in\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n[front]\n{front}\n"
        );
        let failure = lay_out(&book(&text)).unwrap_err();
        assert_eq!(failure.exit, Exit::Input);
        failure.reports[0].message.clone()
    };
    let long = "line\\n".repeat(90);
    assert!(refused(&format!("dedication = \"{long}\"")).starts_with("no room on the page"));
}

/// Creates a book of two sections with these tables.
fn series(tables: &str) -> Book {
    let text = format!(
        "title = \"Night Train\"\n{tables}\n\
         [[section]]\nid = \"one\"\ntitle = \"One\"\nintro = \"Words before.\\n\\nMore words.\"\nlevel = \"easy\"\ncount = 3\n\
         [[section]]\nid = \"two\"\ntitle = \"Two\"\npicture = \"wide.png\"\nlevel = \"easy\"\ncount = 2\n"
    );
    let (spec, warnings) = BookSpec::parse(&Source::new("book.toml", text), &PictureFiles).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    Book::make(spec, "series", &|_| ()).unwrap()
}

#[test]
fn series_edition_and_imprint_are_in_the_front_matter() {
    let book = series(
        "series = \"Trains\"\nvolume = 2\nedition = \"Second edition\"\nimprint = \"The House\"\n[front]\ncopyright = \"© The House\"",
    );
    let layout = lay_out(&book).unwrap();
    let pages = page_texts(&layout.book);
    assert!(pages[0].contains("Trains \u{b7} Volume 2") && pages[0].contains("The House"));
    let rights = &pages[1];
    assert!(rights.contains("Second edition") && rights.contains("Trains"));
    // Parts of the text are not repeated.
    assert_eq!(rights.matches("The House").count(), 1, "{rights}");
}

#[test]
fn sections_begin_with_introductions_and_pictures() {
    let book = series("");
    let layout = lay_out(&book).unwrap();
    let pages = page_texts(&layout.book);
    let opener = pages.iter().find(|page| page.contains("Words before.")).unwrap();
    assert!(opener.contains("One") && opener.contains("More words."));
    let is_picture = |item: &Item| matches!(item.paint, Paint::Image { .. });
    let count = (1..=layout.book.len()).filter(|&number| {
        let page = page(&layout.book, number as u32);
        page.items.iter().any(is_picture)
    });
    assert_eq!(count.count(), 1);
}

#[test]
fn record_lists_every_puzzle_and_certificate_has_their_number() {
    let book = series("[back]\nrecord = true\ncertificate = true");
    let layout = lay_out(&book).unwrap();
    let pages = page_texts(&layout.book);
    let record = pages.iter().rfind(|page| page.contains("My results")).unwrap();
    assert_eq!(record.matches("Easy").count(), 5, "{record}");
    assert!(record.contains("Date") && record.contains("Time"));
    let at = pages.iter().rposition(|page| page.contains("Certificate")).unwrap();
    assert!(pages[at].contains("for solving 5 sudoku puzzles"), "{}", pages[at]);
    assert_eq!(at % 2, 0, "the certificate should be on a recto");
    assert!(pages.get(at + 1).is_none_or(String::is_empty), "its verso should be blank");
}

#[test]
fn pages_of_the_record_are_filled_evenly() {
    let mut counts = Vec::new();
    for count in [20, 40, 60, 75, 200] {
        let spec = "[page]\ntrim = \"8x10in\"\n[puzzle]\nlevel = false\n[back]\nrecord = true\n";
        let book = samples::book(spec, &[("4", Symbols::Letters, count, 4)]);
        let level = Words::english().level(book.puzzles().next().unwrap().level).to_owned();
        let layout = lay_out(&book).unwrap();
        let pages = page_texts(&layout.book);
        let record = pages.iter().filter(|page| page.contains("Date"));
        let rows: Vec<usize> = record.map(|page| page.matches(&level).count()).collect();
        assert_eq!(rows.iter().sum::<usize>(), count, "{rows:?}");
        counts.push(rows);
    }
    assert!(counts.iter().any(|rows| rows.len() > 2) && counts[0].len() == 1);
    for rows in counts {
        let (most, last) = (rows[0].max(rows[rows.len() - 1]), rows[rows.len() - 1]);
        assert!(last * 3 > most * 2, "{rows:?}");
    }
}

#[test]
fn statistics_count_levels_techniques_givens_and_digits() {
    let book = series("[back]\nstats = true");
    let pages = page_texts(&lay_out(&book).unwrap().book);
    let page = pages.iter().rfind(|page| page.contains("This book in numbers"));
    let page = page.unwrap();
    assert!(page.contains("Easy 5"), "{page}");
    let of = |technique| {
        let is_of = |puzzle: &&BookPuzzle| puzzle.rating.technique == technique;
        book.puzzles().filter(is_of).count()
    };
    let page_texts: usize = Technique::all()
        .filter(|technique| of(*technique) > 0)
        .map(|technique| {
            let count = of(technique);
            let bar = format!("{} {count}", book.spec.words.technique(technique));
            assert!(page.contains(&bar), "{bar}: {page}");
            count
        })
        .sum();
    assert_eq!(page_texts, 5);
    for digit in 1..=9 {
        let cells = book.puzzles().flat_map(|puzzle| puzzle.puzzle.givens.cells());
        let times = cells.filter(|cell| **cell == digit).count();
        assert!(page.contains(&format!("{digit} {times}")), "{digit}: {page}");
    }
}

#[test]
fn roman_numbers_end_where_the_puzzles_begin() {
    let book = series("[page]\nroman_front = true");
    let layout = lay_out(&book).unwrap();
    let pages = page_texts(&layout.book);
    let first = pages.iter().position(|page| page.contains("Words before.")).unwrap();
    let has_number =
        |index: usize, number: &str| pages[index].split_whitespace().any(|word| word == number);
    // The contents list page numbers as printed.
    let contents = pages.iter().position(|page| page.contains("Contents")).unwrap();
    let how_to = pages.iter().rposition(|page| page.contains("How to solve")).unwrap();
    assert!(how_to < first);
    let roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
    assert!(has_number(contents, roman[how_to]), "{}", pages[contents]);
    assert!(has_number(contents, &(first + 1).to_string()), "{}", pages[contents]);
    let PageLabels::Names(names) = &layout.book.labels else {
        panic!("expected page names");
    };
    assert_eq!(names[first], (first + 1).to_string());
    assert_eq!(names[2], "iii");
}

#[test]
fn children_read_short_sentences_and_see_animals() {
    let text = "title = \"Small\"\npictures = \"animals\"\n[front]\nhow_to = \"kids\"\n\
         [[section]]\nid = \"four\"\ntitle = \"Four\"\nsize = 4\nlevel = \"easy\"\ncount = 4\n\
         [[section]]\nid = \"nine\"\nlevel = \"easy\"\ncount = 2\n";
    let book = book(text);
    let example = book.example.as_ref().unwrap();
    assert_eq!(example.puzzle.shape.side(), 4);
    let layout = lay_out(&book).unwrap();
    let pages = page_texts(&layout.book);
    let how_to =
        pages.iter().find(|page| page.contains("How to play\n") || page.contains("Some squares"));
    let how_to = how_to.unwrap();
    assert!(how_to.contains("4 × 4: use the numbers 1 to 4."), "{how_to}");
    assert!(pages.iter().any(|page| page.contains("Colour me in!")));
    let polygons = |number: u32| {
        let items = page(&layout.book, number).items;
        let is_drawn = |item: &&Item| {
            matches!(&item.paint, Paint::Stroke { outline: Outline::Polygon(_), .. })
        };
        items.iter().filter(is_drawn).count()
    };
    // Every page of puzzles has the animal of its section.
    for printed in &layout.puzzle_pages {
        assert!(polygons(printed.page) > 3, "page {}", printed.page);
    }
    let words = Words::english();
    for tag in gridpress_messages::languages() {
        let own = Words::new(tag).unwrap();
        assert!(tag.starts_with("en") || own.kids_fill() != words.kids_fill(), "{tag}");
    }
}

#[test]
fn introductions_and_pictures_are_printed_with_every_opener() {
    for (title, opener, alone) in [
        ("title = \"One\"", "page", true),
        ("title = \"One\"", "above", false),
        ("title = \"One\"", "none", false),
        ("", "page", false),
        ("", "none", false),
    ] {
        let text = format!(
            "title = \"T\"\n[page]\ntrim = \"6x9in\"\n[[section]]\nid = \"one\"\n{title}\nopener = \"{opener}\"\n\
             intro = \"First words.\\n\\nOther words.\"\npicture = \"wide.png\"\nlevel = \"easy\"\ncount = 3\nper_page = 2\n"
        );
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &PictureFiles).unwrap();
        let book = Book::make(spec, "s", &|_| ()).unwrap();
        let layout = lay_out(&book).unwrap();
        assert_inside(&book, &layout);
        let pages = pages(&layout.book);
        let has = |page: &Page, expected: &str| texts(page).join(" ").contains(expected);
        let with: Vec<&Page> = pages.iter().filter(|page| has(page, "First words.")).collect();
        let [page] = with[..] else {
            panic!("{title} {opener}: on {} pages", with.len());
        };
        assert!(has(page, "Other words."));
        let is_picture = |item: &Item| matches!(item.paint, Paint::Image { .. });
        assert_eq!(
            page.items.iter().filter(|item| is_picture(item)).count(),
            1,
            "{title} {opener}"
        );
        assert_eq!(page.grids.is_empty(), alone, "{title} {opener}");
    }
}

#[test]
fn rejects_introductions_that_leave_no_room_for_grids() {
    let intro = "Word after word. ".repeat(100);
    let text = format!(
        "title = \"T\"\n[page]\ntrim = \"5x8in\"\n[[section]]\nid = \"one\"\ntitle = \"One\"\nopener = \"above\"\n\
         intro = \"{intro}\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n"
    );
    let failure = lay_out(&crate::tests::book(&text)).unwrap_err().to_string();
    assert!(failure.contains("Word after word"), "{failure}");
}

/// A classic puzzle that no technique solves.
struct BeyondFiles;

impl Files for BeyondFiles {
    fn read(&self, _: &str) -> Result<Vec<u8>, Text> {
        Ok(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....\n"
            .into())
    }
}

#[test]
fn puzzles_beyond_logic_are_described_as_such() {
    for language in gridpress_messages::languages() {
        let text = format!(
            "title = \"T\"\nlanguage = \"{language}\"\n[front]\nlevels = true\n\
             [answers]\nhints = true\nwalkthrough = [1]\n[[section]]\nid = \"own\"\nsource = \"own.txt\"\n"
        );
        let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &BeyondFiles).unwrap();
        let book = Book::make(spec, "s", &|_| ()).unwrap();
        assert!(!book.puzzles().next().unwrap().rating.solved);
        let words = &book.spec.words;
        let all = page_texts(&lay_out(&book).unwrap().book).join(" ");
        let squeezed = |text: &str| text.replace(['-', ' ', '\u{a0}', '\u{202f}'], "");
        let has = |text: &str| squeezed(&all).contains(&squeezed(text));
        let level = |by_trial| words.level_is(gridpress_engine::generate::Level::Extreme, by_trial);
        assert!(has(words.one_solution_or_trial()) && !has(words.one_solution()), "{language}");
        assert!(has(level(true)) && !has(level(false)), "{language}");
        assert!(has(words.only_trial()) && has(words.stuck()), "{language}");
        assert!(has(&words.about_walkthroughs(false)), "{language}");
    }
}
