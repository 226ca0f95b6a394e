//! Tests of titles: their size on the front in every language and lettering, and the number of puzzles.

use super::*;
use crate::cover_sheet::tests::{holds, texts_on_cover};
use gridpress_bookspec::{BookSpec, CountForm, Lettering, NoFiles};
use gridpress_messages::diag::Source;

/// A title with a long word and letters of its own, in each language.
const TITLES: [(&str, &str); 14] = [
    ("en", "Extraordinarily Difficult Sudoku"),
    ("en-US", "The Big Book of Coloring and Sudoku"),
    ("de", "Außergewöhnliche Zahlenkreuzrätsel für Größere"),
    ("de-informal", "Übungsblätter für die Förderklasse"),
    ("fr", "Œuvres complètes : énigmes françaises à résoudre"),
    ("es", "Extraordinariamente difíciles: ¡sudokus de otoño!"),
    ("it", "Straordinariamente difficile, perché sì"),
    ("nl", "Buitengewoon moeilijke cijferpuzzels met één oplossing"),
    ("pl", "Nadzwyczaj trudne łamigłówki na długą podróż"),
    ("pt-BR", "Excepcionalmente difíceis: coleção de verão"),
    ("sv", "Utomordentligt svåra sifferpussel för långa kvällar"),
    ("cs", "Neobyčejně těžké číselné hlavolamy příštího léta"),
    ("el", "Εξαιρετικά δύσκολα σουντόκου για όλους"),
    ("uk", "Надзвичайно складні ґрунтовні судоку для її подорожі"),
];

fn titled(language: &str, title: &str, trim: &str, design: &str) -> Book {
    let text = format!(
        "title = \"{title}\"\nsubtitle = \"1 – 9\"\nauthor = \"Bartholomew Featherstonehaugh-Cholmondeley and Others\"\n\
         language = \"{language}\"\n[page]\ntrim = \"{trim}\"\nprinter = \"kdp-paperback-white\"\n[front]\nhow_to = false\n\
         [cover]\ndesign = \"{design}\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 3\n"
    );
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    Book::make(spec, "covers", &|_| ()).unwrap()
}

/// Returns the texts on the front in the order of drawing, each with the size of its type, and checks that all are safe.
fn front_texts(book: &Book) -> Vec<(String, Length)> {
    let cover = lay_out_cover(book, 200, CoverKind::Print).unwrap();
    let items = cover.document.page(0).unwrap().items;
    let [.., front] = cover.safe.panels;
    for text in texts_on_cover(&book.spec.fonts, &items) {
        let is_safe =
            cover.safe.panels.iter().any(|it| holds(it, text.low) && holds(it, text.high));
        assert!(is_safe, "{}", text.text);
    }
    let mut texts = Vec::new();
    walk(&items, &mut |painted| match painted.primitive {
        Primitive::Text(text) if text.at.x > front.origin.x - Length::pt(9) => {
            texts.push((text.run.text.clone(), text.run.size));
        }
        _ => {}
    });
    texts
}

#[test]
fn titles_are_whole_in_every_language_and_lettering() {
    let mut checked = 0;
    for (index, (language, title)) in TITLES.into_iter().enumerate() {
        let trim = ["5x8in", "8.5x11in", "8.25x6in", "8.5x8.5in"][index % 4];
        let mut book = titled(language, title, trim, "field");
        for (_, design) in CoverDesign::NAMES {
            if *design == CoverDesign::Picture {
                continue;
            }
            book.spec.cover.design = Some(*design);
            for (name, lettering) in Lettering::NAMES {
                book.spec.cover.lettering = Some(*lettering);
                let joined = |text: &str| text.split_whitespace().collect::<String>();
                let drawn: String =
                    front_texts(&book).iter().map(|(text, _)| joined(text)).collect();
                let capitals = book.spec.words.capitals(title);
                let is_whole = [title, &capitals].iter().any(|text| drawn.contains(&joined(text)));
                assert!(is_whole, "{language} {design} {name}: {drawn}");
                checked += 1;
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn titles_are_the_largest_words() {
    for (_, design) in CoverDesign::NAMES {
        if *design == CoverDesign::Picture {
            continue;
        }
        for trim in ["5x8in", "6x9in", "8.25x6in"] {
            let book = titled("en", "Killer Sudoku", trim, design.name());
            let texts = front_texts(&book);
            // Tiles have a text for each letter.
            let is_tiled = book.spec.lettering() == Lettering::Tiles;
            let in_title = |text: &str| {
                if is_tiled {
                    text.chars().count() == 1
                } else {
                    "KILLER SUDOKU Killer Sudoku".contains(text.trim())
                }
            };
            let is_word = |text: &str| text.chars().any(char::is_alphabetic);
            let of = |is_title: bool| {
                let words = texts.iter().filter(|(text, _)| is_word(text));
                words.filter(move |(text, _)| in_title(text) == is_title).map(|(_, size)| *size)
            };
            let least = of(true).min().unwrap();
            assert!(of(false).all(|size| size * 3 < least * 2), "{design} {trim}: {texts:?}");
        }
    }
}

#[test]
fn a_large_number_is_as_large_as_the_title() {
    for (_, design) in CoverDesign::NAMES {
        if matches!(design, CoverDesign::Picture | CoverDesign::Plain | CoverDesign::Swiss) {
            continue;
        }
        for trim in ["5x8in", "6x9in", "8.5x11in", "8.25x6in"] {
            let mut book = titled("en", "Big Book of Killer Sudoku", trim, design.name());
            book.spec.cover.lettering = Some(Lettering::Heavy);
            book.spec.cover.count = Some(CountForm::Large);
            let texts = front_texts(&book);
            let size = |of: &str| {
                let sizes = texts.iter().filter(|(text, _)| text == of).map(|(_, size)| *size);
                sizes.max().unwrap()
            };
            let number = size("3");
            let title = texts.iter().filter(|(text, _)| "BIG BOOK OF KILLER SUDOKU".contains(text));
            let title = title.map(|(_, size)| *size).min().unwrap();
            assert!(number >= title, "{design} {trim}: {number} {title}");
            assert!(size("PUZZLES") < number, "{design} {trim}");
        }
    }
}

#[test]
fn backs_have_bars_for_levels_and_lists_for_hyphens() {
    let mut book = titled("en", "Sudoku", "6x9in", "field");
    book.spec.cover.blurb =
        Some("Lead.\n\n- One of them\n- Another one\n\nAn end - of sorts.".into());
    let cover = lay_out_cover(&book, 200, CoverKind::Print).unwrap();
    let items = cover.document.page(0).unwrap().items;
    let texts = texts_on_cover(&book.spec.fonts, &items);
    let find = |text: &str| texts.iter().find(|found| found.text.trim() == text).unwrap();
    let (one, other) = (find("One of them"), find("Another one"));
    let end = find("An end - of sorts.");
    let off = one.low.x - other.low.x;
    assert!(off.max(-off) < Length::pt(2));
    assert!(one.low.x > end.low.x + Length::pt(9) && one.high.y < other.low.y);
    // The bar of the only level is right of its name.
    let easy = find("Easy");
    let mut bars = Vec::new();
    walk(&items, &mut |painted| {
        if let Primitive::Fill { outline: Outline::Rect(rect), .. } = painted.primitive {
            bars.push(rect);
        }
    });
    let beside = bars.iter().filter(|bar| {
        let middle = (easy.low.y + easy.high.y).half();
        bar.origin.x > easy.high.x && (bar.origin.y..bar.bottom()).contains(&middle)
    });
    assert!(beside.into_iter().any(|bar| bar.size.width > bar.size.height * 4));
}

#[test]
fn backs_without_blurb_say_what_is_in_the_book() {
    let book = titled("de", "Sudoku", "6x9in", "swiss");
    let cover = lay_out_cover(&book, 200, CoverKind::Print).unwrap();
    let items = cover.document.page(0).unwrap().items;
    let texts = texts_on_cover(&book.spec.fonts, &items);
    let back: String = texts.iter().map(|text| format!("{} ", text.text.trim())).collect();
    assert!(back.contains(book.spec.words.listing_one_solution()), "{back}");
}
