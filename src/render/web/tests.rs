//! Tests that pages load nothing, reveal nothing, and contain everything that they need.

use super::*;
use crate::paint::{Polyline, StrokeShape, fill_path, primitives, stroke_shape};
use gridpress_base::fonts::PathStep;
use gridpress_bookspec::WebSpec;
use gridpress_engine::generate::{Address, Generator, Recipe, Removal};
use gridpress_engine::puzzle::{Alphabet, Grid, Shape, Symmetry};
use gridpress_ground::units::Point;
use gridpress_layout::{Page, Primitive, lay_out};
use gridpress_messages::languages;
use gridpress_testing::samples;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

/// Returns the default web settings.
fn plain() -> &'static WebSpec {
    static PLAIN: LazyLock<WebSpec> = LazyLock::new(WebSpec::default);
    &PLAIN
}

fn edition<'a>(words: &'a Words, puzzle: &'a Puzzle) -> WebEdition<'a> {
    WebEdition {
        words,
        brand: Brand { paper: "The Morning Post", web: plain() },
        title: None,
        number: 326,
        date: civil::date(2026, 11, 21),
        before: Some(civil::date(2026, 11, 20)),
        after: Some(civil::date(2026, 11, 22)),
        zone: "Europe/London",
        stem: "",
        level: Level::Medium,
        stars: (2, 5),
        minutes: None,
        corrections: Vec::new(),
        contest: None,
        puzzle,
        revision: Revision::NEWEST,
        symbols: Symbols::Letters,
        code: "morning-326",
        with_solution: true,
        day: &[],
    }
}

/// Returns a puzzle with one solution.
fn generated(kind: &str, removal: Removal) -> Puzzle {
    let generator = Generator::new(Revision::NEWEST, "web");
    let recipe = Recipe::new(kind.parse().unwrap(), Symmetry::None, removal);
    let address = Address { section: "web".into(), index: 1 };
    generator.attempt(&recipe, &address, 0)
}

/// Returns the data of a page.
fn data(page: &str) -> Value {
    let (_, data) = page.split_once("<script type=\"application/json\" id=\"puzzle\">").unwrap();
    let (data, _) = data.split_once("</script>").unwrap();
    serde_json::from_str(data).unwrap()
}

#[test]
fn pages_of_every_kind_load_nothing() {
    let words = Words::english();
    for &kind in &*samples::KINDS {
        let puzzle = samples::puzzle(kind.parse().unwrap(), 1);
        for symbols in [Symbols::Letters, Symbols::Numbers] {
            let page = render(&WebEdition {
                symbols,
                // These have no unique solution, so they have no hints.
                with_solution: false,
                ..edition(&words, &puzzle)
            });
            for asks in ["http:", "https:", "src=", "@import", "url(", "fetch(", "{{"] {
                assert!(!page.contains(asks), "{kind}: {asks}");
            }
            assert_eq!(page.matches("<link").count(), 1);
            assert!(page.contains("default-src 'none'"));
            assert_eq!(page.matches("<td>").count(), puzzle.shape.cells(), "{kind}");
            assert_eq!(page.contains("id=\"sums\""), !puzzle.shape.cages().is_empty());
            assert_eq!(data(&page)["side"], puzzle.shape.side());
        }
    }
}

#[test]
fn the_policy_admits_only_the_style_sheet_and_script_of_the_page() {
    use base64::Engine;
    use sha2::{Digest, Sha256};
    let puzzle = samples::puzzle(Kind::CLASSIC, 1);
    let page = render(&edition(&Words::english(), &puzzle));
    let hash_after = |start: &str| {
        let (text, _) = page.split_once(start).unwrap().1.split_once("</").unwrap();
        base64::engine::general_purpose::STANDARD.encode(Sha256::digest(text))
    };
    for (kind, start) in [("style", "<style>"), ("script", "<script>")] {
        assert!(page.contains(&format!("{kind}-src 'sha256-{}';", hash_after(start))), "{kind}");
    }
    assert!(!page.contains("unsafe-inline") && !page.contains(" style="));
}

#[test]
fn every_language_has_its_page() {
    let puzzle = samples::puzzle(Kind::CLASSIC, 1);
    for language in languages() {
        let words = Words::new(language).unwrap();
        let page = render(&edition(&words, &puzzle));
        // The form of address is not a part of the language of the document.
        let language = language.trim_end_matches("-informal");
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.contains(&escape_xml(&words.full_date(civil::date(2026, 11, 21)))));
        let texts = &data(&page)["texts"];
        assert_eq!(texts["key"].as_str().unwrap().matches('{').count(), 2);
        assert!(page.contains(&escape_xml(texts["check"].as_str().unwrap())));
    }
}

#[test]
fn pages_without_the_solution_reveal_nothing() {
    let words = Words::english();
    for (kind, removed) in [("9", 50), ("9+killer", 60), ("12", 70)] {
        let puzzle = generated(kind, Removal::Band(removed..=removed));
        let secret =
            |puzzle| render(&WebEdition { with_solution: false, ..edition(&words, puzzle) });
        let page = secret(&puzzle);
        // The page does not depend on the solution.
        let other = Puzzle { solution: Grid::empty(puzzle.shape.side()), ..puzzle.clone() };
        assert!(page == secret(&other), "{kind}");
        assert!(!page.contains("\"hints\":") && !page.contains("\"solution\":"));
        assert!(!page.contains("id=\"hint\"") && !page.contains("id=\"show\""));
        let open = render(&edition(&words, &puzzle));
        assert!(open.contains("\"hints\":[") && open.contains("id=\"hint\""));
        let solution: Vec<String> =
            (puzzle.solution.cells().iter()).map(|&value| Symbols::Letters.text(value)).collect();
        for joint in ["", ",", " ", ", ", "\",\""] {
            for row in solution.chunks(puzzle.shape.side()) {
                assert!(!page.contains(&row.join(joint)), "{kind}");
            }
        }
    }
}

#[test]
fn hints_about_several_grids_explain_how_they_are_counted() {
    let words = Words::english();
    for (kind, is_several) in [("9", false), ("9@twodoku", true)] {
        let puzzle = samples::puzzle(kind.parse().unwrap(), 1);
        let open = edition(&words, &puzzle);
        let mentions_counting =
            |edition: &WebEdition| edition.rules().contains(words.grids_counted());
        assert_eq!(mentions_counting(&open), is_several, "{kind}");
        let secret = WebEdition { with_solution: false, ..open };
        assert!(!mentions_counting(&secret), "{kind}");
    }
}

#[test]
fn escapes_markup_in_texts() {
    let puzzle = samples::puzzle(Kind::CLASSIC, 1);
    let words = Words::english();
    let evil = "</script><!--<b a=\"\u{7}'&{{board}}";
    let page = render(&WebEdition {
        brand: Brand { paper: evil, web: plain() },
        title: Some(evil),
        code: evil,
        ..edition(&words, &puzzle)
    });
    assert_eq!(data(&page)["code"], evil);
    assert_eq!(page.matches("</script>").count(), 2);
    assert!(!page.contains("<!--") && !page.contains("<b "));
    assert_eq!(page.matches("<svg").count(), 7);
    assert!(page.contains("&lt;/script&gt;&lt;!--&lt;b a=&quot;'&amp;{{board}}"));
}

/// Solves a puzzle with its hints alone.
fn follow(puzzle: &Puzzle) -> (Grid, Vec<data::WebHint>) {
    let words = Words::english();
    let narrator =
        gridpress_messages::steps::Narrator::new(&words, GridView::with_letters(&puzzle.shape));
    let hints =
        data::solution_hints(Revision::NEWEST.rater(&puzzle.shape), &words, puzzle, &narrator);
    let mut grid = puzzle.givens.clone();
    for (index, hint) in hints.iter().enumerate() {
        assert!(hint.needs.iter().all(|&need| need < index && !hints[need].removes.is_empty()));
        for &(cell, value) in &hint.places {
            assert_eq!(grid.get(cell), 0);
            grid.set(cell, value);
        }
        for &(cell, value) in &hint.removes {
            assert_ne!(puzzle.solution.get(cell), value);
        }
    }
    (grid, hints)
}

/// Removes comments on lines of their own.
fn without_comments(code: &str) -> String {
    // Lines within a comment begin with a star.
    let code = code.lines().filter(|line| {
        !line.starts_with(" *") && !["//", "/*"].iter().any(|start| line.trim().starts_with(start))
    });
    code.collect()
}

/// Removes whitespace and comments on lines of their own.
fn bare(code: &str) -> String {
    let code = without_comments(code);
    code.chars().filter(|sign| !sign.is_whitespace()).collect()
}

#[test]
fn minifying_removes_only_comments_and_whitespace() {
    for (_, piece) in MODULES {
        assert!(bare(&minifier::js::minify(piece).to_string()) == bare(piece));
        let texts = |code: &str| -> Vec<String> {
            let texts = without_comments(code);
            texts.split('"').skip(1).step_by(2).map(str::to_owned).collect()
        };
        assert_eq!(texts(&minifier::js::minify(piece).to_string()), texts(piece));
    }
    let plain = |look: &str| bare(look).replace(";}", "}").replace('"', "");
    assert!(
        plain(&edition(&Words::english(), &samples::puzzle(Kind::CLASSIC, 1)).brand.look(LOOK))
            == plain(LOOK)
    );
}

#[test]
fn modules_share_a_scope() {
    let player = MODULES.iter().filter(|(path, _)| *path != "archive.js");
    for modules in [player.map(|(path, _)| *path).collect(), vec!["archive.js"]] {
        let code = bundle(modules);
        let mut names = BTreeSet::new();
        for line in code.lines() {
            let start = ["const ", "let ", "class ", "function ", "async function "];
            let declared = start.iter().find_map(|start| line.strip_prefix(start)).unwrap_or("");
            let end = declared.find(['=', '(', ';']).unwrap_or(declared.len());
            for name in declared[..end].split(|sign: char| !sign.is_alphanumeric() && sign != '_') {
                assert!(name.is_empty() || names.insert(name), "{name} stands twice");
            }
        }
        assert!(names.len() > 20 && !code.contains("import ") && !code.contains("export "));
    }
}

#[test]
fn modules_follow_their_imports() {
    let code = bundle(MODULES.iter().map(|(path, _)| *path));
    // Each begins with a comment of its own.
    let place = |text: &str| code.find(text.lines().next().unwrap()).unwrap();
    for (path, text) in MODULES {
        for import in text.lines().filter(|line| line.starts_with("import ")) {
            let imported =
                MODULES.iter().find(|(path, _)| import.contains(&format!("\"./{path}\"")));
            assert!(place(imported.unwrap().1) < place(text), "{path}: {import} is a cycle");
            assert!(!import.contains(" as "), "{path}: {import} renames");
        }
    }
}

#[test]
fn a_classic_page_is_small() {
    for language in languages() {
        let words = Words::new(language).unwrap();
        let puzzle = generated("9", Removal::Band(50..=52));
        let bytes = render(&edition(&words, &puzzle)).len();
        let most = match language {
            // Most of their letters take two bytes.
            "el" | "uk" => 92_000,
            _ => 80 * 1024,
        };
        assert!(bytes < most, "{language}: {bytes}");
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// Assembles the text of a hint like the script.
fn hint_text(data: &Value, hint: &Value) -> String {
    let mut numbers: Vec<String> = match hint[5].as_str() {
        Some(figures) => figures.chars().rev().map(String::from).collect(),
        None => list(&hint[5]).iter().rev().map(Value::to_string).collect(),
    };
    let mut text = String::new();
    for index in list(&hint[4]) {
        let parts = list(&data["phrases"][index.as_u64().unwrap() as usize]);
        for (place, part) in parts.iter().enumerate() {
            text += &if place > 0 { numbers.pop().unwrap() } else { String::new() };
            text += part.as_str().unwrap();
        }
    }
    text
}

#[test]
fn hint_data_gives_the_texts_of_the_narrator() {
    let words = Words::english();
    for kind in ["9", "9+killer", "16"] {
        let puzzle = generated(kind, Removal::Band(40..=40));
        let (_, hints) = follow(&puzzle);
        let data = data(&render(&edition(&words, &puzzle)));
        let texts = list(&data["hints"]).iter().map(|hint| hint_text(&data, hint));
        let expected =
            hints.iter().map(|hint| [&hint.look[..], &hint.pattern, &hint.explanation].join("\n"));
        assert!(texts.eq(expected), "{kind}");
    }
}

#[test]
fn statistics_have_kind_level_and_previous_day() {
    let words = Words::english();
    let puzzle = samples::puzzle("9+killer".parse().unwrap(), 1);
    let secret = WebEdition { with_solution: false, ..edition(&words, &puzzle) };
    let first_data = data(&render(&secret));
    assert_eq!(
        (&first_data["day"], &first_data["before"]),
        (&"2026-11-21".into(), &"2026-11-20".into())
    );
    assert_eq!(first_data["level"], serde_json::json!(["9+killer 1", "Medium, 9 × 9 Killer"]));
    let first = WebEdition {
        before: None,
        level: Level::Extreme,
        puzzle: &samples::puzzle(Kind::CLASSIC, 1),
        ..secret
    };
    let data = data(&render(&first));
    assert_eq!(data["before"], "");
    assert_eq!(data["level"], serde_json::json!(["9 4", "Extreme"]));
}

#[test]
fn hints_lead_to_the_solution() {
    for kind in ["4", "6", "9", "9+killer", "9+jigsaw", "12"] {
        let puzzle = generated(kind, Removal::Minimal);
        let (grid, hints) = follow(&puzzle);
        assert!(grid == puzzle.solution, "{kind}");
        assert!(hints.iter().all(|hint| !hint.look.is_empty() && !hint.explanation.is_empty()));
    }
}

/// Adds the hints that a hint depends on, directly or indirectly.
fn all_needs(hints: &[data::WebHint], index: usize, all: &mut BTreeSet<usize>) {
    for &need in &hints[index].needs {
        if all.insert(need) {
            all_needs(hints, need, all);
        }
    }
}

#[test]
fn singles_are_visible_after_the_hints_they_need() {
    let mut singles = 0;
    for (kind, removal) in [
        ("9", Removal::Minimal),
        ("9+killer", Removal::Band(45..=45)),
        ("9+windoku", Removal::Minimal),
    ] {
        let puzzle = generated(kind, removal);
        let shape = &puzzle.shape;
        let (_, hints) = follow(&puzzle);
        let path = Revision::NEWEST.rater(shape).path(&puzzle.givens);
        let mut grid = puzzle.givens.clone();
        for (index, (hint, step)) in hints.iter().zip(&path).enumerate() {
            let mut needs = BTreeSet::new();
            all_needs(&hints, index, &mut needs);
            let is_gone = |cell: usize, value: u8| {
                let struck = |&need: &usize| hints[need].removes.contains(&(cell, value));
                grid.get(cell) != 0
                    || needs.iter().any(struck)
                    || (shape.peers(cell).iter()).any(|&peer| grid.get(peer) == value)
            };
            if step.tier == 1 {
                let (cell, value) = hint.places[0];
                let alone = (1..=9).all(|other| other == value || is_gone(cell, other));
                let only = shape.houses_of(cell).iter().any(|&house| {
                    let mut cells = shape.houses()[house].cells.iter();
                    cells.all(|&other| other == cell || is_gone(other, value))
                });
                assert!(alone || only, "{kind}: {}", hint.explanation);
                singles += 1;
            }
            for &(cell, value) in &hint.places {
                grid.set(cell, value);
            }
        }
    }
    assert!(singles > 60, "{singles}");
}

#[test]
fn reveals_a_digit_when_no_technique_applies() {
    let line = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    let puzzle = beyond(line);
    let (grid, hints) = follow(&puzzle);
    assert_eq!(grid, puzzle.solution);
    let given = hints.iter().filter(|hint| hint.pattern.is_empty()).count();
    assert!(given > 0);
}

fn beyond(line: &str) -> Puzzle {
    let shape: Arc<Shape> = Shape::classic().clone();
    let givens = gridpress_engine::notation::parse_line(line).unwrap();
    let solution = gridpress_engine::solver::unique(&shape, &givens).unwrap();
    Puzzle { shape, givens, solution, hidden: None }
}

#[test]
fn drawings_have_rules_between_boxes() {
    let shape = Shape::of("4".parse().unwrap()).unwrap();
    let drawing = grid_svg::drawing(&shape);
    assert!(drawing.contains(
        "<path class=\"thick\" d=\"M0 200L400 200M200 0L200 400M0 0L400 0L400 400L0 400Z\"/>"
    ));
    assert!(drawing.contains(
        "<path class=\"thin\" d=\"M0 100L400 100M100 0L100 400M0 300L400 300M300 0L300 400\"/>"
    ));
    let jigsaw = samples::puzzle("9+jigsaw+killer".parse().unwrap(), 1);
    let drawing = grid_svg::drawing(&jigsaw.shape);
    let cages = jigsaw.shape.cages().len();
    assert_eq!(drawing.matches("<text").count(), cages);
    assert!(drawing.matches('Z').count() >= cages);
}

/// A drawn path: its class and its points, in tenths of a cell from the corner of the grid.
type DrawnPath = (&'static str, Vec<[i32; 2]>);

/// Returns the paths of a puzzle's grid on its page of a book, without text.
fn drawn_in_book(page: &Page, side: usize) -> Vec<DrawnPath> {
    let list = primitives(page);
    let lines = |outline, weight| match stroke_shape(outline, weight) {
        StrokeShape::Lines(lines) => lines,
        StrokeShape::Area(_) => Vec::new(),
    };
    let strokes = list.iter().flat_map(|painted| match &painted.primitive {
        Primitive::Stroke { outline, weight } => lines(outline, *weight),
        _ => Vec::new(),
    });
    let strokes: Vec<Polyline> = strokes.collect();
    let is_frame = |line: &&Polyline| line.dashes.is_none() && line.is_closed;
    let frame = strokes.iter().find(is_frame).map(|line| line.points.clone());
    let frame = frame.expect("a frame");
    let width = (frame[1].x - frame[0].x).to_pt();
    let tenths = |at: &Point| {
        let from = *at + Point::new(-frame[0].x, -frame[0].y);
        [from.x, from.y].map(|length| (length.to_pt() / width * side as f64 * 10.0).round() as i32)
    };
    let steps = |path: &[PathStep<Point>]| -> Vec<[i32; 2]> {
        let points = path.iter().flat_map(|step| match *step {
            PathStep::Move(to) | PathStep::Line(to) => vec![to],
            PathStep::Quad(a, to) => vec![a, to],
            PathStep::Cubic(a, b, to) => vec![a, b, to],
            PathStep::Close => Vec::new(),
        });
        points.map(|point| tenths(&point)).collect()
    };
    let areas = list.iter().filter_map(|painted| match &painted.primitive {
        Primitive::Fill { outline, percent } if (1..50).contains(percent) => {
            let class = if *percent == 14 { "shade" } else { "shade deep" };
            Some((class, steps(&fill_path(outline))))
        }
        _ => None,
    });
    let lines = strokes.iter().map(|line| {
        let class = if line.dashes.is_some() { "cage" } else { "rule" };
        (class, line.points.iter().map(tenths).collect())
    });
    areas.chain(lines).collect()
}

/// Returns the paths of a drawing for a screen, without text.
fn drawn_on_screen(drawing: &str) -> Vec<DrawnPath> {
    let paths = drawing.lines().filter_map(|line| {
        let (class, way) = line.strip_prefix("<path class=\"")?.split_once("\" d=\"")?;
        let class = match class {
            "shade" => "shade",
            "shade deep" => "shade deep",
            "cage" => "cage",
            // Filled, like on paper.
            "mark" | "hollow" => return None,
            _ => "rule",
        };
        Some((class, way.strip_suffix("\"/>")?))
    });
    let parts = paths.flat_map(|(class, way)| {
        let ways = way.split('M').skip(1);
        ways.map(move |way| {
            let numbers = way.split(|c: char| c.is_ascii_alphabetic() || c == ' ');
            let numbers: Vec<i32> = (numbers.filter(|number| !number.is_empty()))
                .map(|number| (number.parse::<f64>().unwrap() / 10.0).round() as i32)
                .collect();
            (class, numbers.chunks(2).map(|at| [at[0], at[1]]).collect())
        })
    });
    parts.collect()
}

#[test]
fn screens_and_books_draw_variants_alike() {
    for &kind in &*samples::KINDS {
        let book = samples::book("", &[(kind, Symbols::Letters, 1, 1)]);
        let layout = lay_out(&book).unwrap();
        let page = layout.puzzle_pages[0].page as usize - 1;
        let shape = &book.sections[0][0].puzzle.shape;
        // Marks have other classes.
        if shape.kind().has_marks() {
            continue;
        }
        let mut printed = drawn_in_book(&layout.book.page(page).unwrap(), shape.side());
        let mut screen = drawn_on_screen(&grid_svg::drawing(shape));
        printed.sort();
        screen.sort();
        assert!(printed.len() > 2 * shape.side() - 2, "{kind}");
        assert_eq!(printed, screen, "{kind}");
    }
}

#[test]
fn letter_pages_show_the_word_only_with_the_solution() {
    use gridpress_engine::generate::{WordRecipe, WordSource};
    let generator = Generator::new(Revision::NEWEST, "web");
    let recipe = Recipe::new(Kind::CLASSIC, Symmetry::None, Removal::Band(40..=45))
        .with_word(WordRecipe { source: WordSource::Custom("NOSTALGIE".to_owned()), line: None });
    let address = Address { section: "web".into(), index: 1 };
    let (words, puzzle) = (Words::english(), generator.attempt(&recipe, &address, 0));
    let edition =
        WebEdition { symbols: Symbols::default().of_puzzle(&puzzle), ..edition(&words, &puzzle) };
    let page = render(&edition);
    let data = data(&page);
    let symbols: String = list(&data["symbols"]).iter().filter_map(Value::as_str).collect();
    assert_eq!(symbols, "AEGILNOST");
    assert!(data["word"].as_str().unwrap().starts_with("NOSTALGIE \u{b7} "));
    assert!(page.contains("toLocaleUpperCase"));
    let secret = WebEdition { with_solution: false, ..edition };
    assert!(!render(&secret).contains("NOSTALGIE"));
}

#[test]
fn custom_digits_are_typed_and_shapes_embed_their_font() {
    let (words, puzzle) = (Words::english(), generated("6", Removal::Minimal));
    let digits = Alphabet::from_digits("0-5", 6).unwrap();
    let page = render(&WebEdition { symbols: Symbols::Digits(digits), ..edition(&words, &puzzle) });
    assert_eq!(list(&data(&page)["symbols"])[0], "0");
    assert!(page.contains("toLocaleUpperCase") && page.contains("a digit from 0 to 5"));
    let shapes = WebEdition { symbols: Symbols::Shapes, ..edition(&words, &puzzle) };
    let page = render(&shapes);
    assert!(page.contains("font-src data:") && page.contains("font-family:shapes"));
    assert_eq!(list(&data(&page)["symbols"])[3], "★");
}
