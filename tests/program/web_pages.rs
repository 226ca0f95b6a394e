//! Pages of the web edition, one of each sort, written to a folder for browser tests (`tests/web/play.mjs`).

use super::program::attempt;
use gridpress::generate::{Removal, Revision};
use gridpress::messages::Words;
use gridpress::{Puzzle, Shape, Symbols, notation, solver};
use gridpress_bookspec::WebSpec;
use gridpress_render::web::{Brand, WebEdition, render};
use std::fs;
use std::path::Path;

/// Returns a puzzle of a kind with the given number of removed cells.
fn puzzle(kind: &str, removed: u32) -> Puzzle {
    let removal = Removal::Band(removed..=removed);
    attempt("web pages", ("web", 1), kind.parse().unwrap(), removal)
}

/// Returns a puzzle that no technique solves.
fn beyond() -> Puzzle {
    let line = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    let shape = Shape::classic().clone();
    let givens = notation::parse_line(line).unwrap();
    let solution = solver::unique(&shape, &givens).unwrap();
    Puzzle { shape, givens, solution, hidden: None }
}

#[test]
fn pages_for_the_browser() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("web-pages");
    fs::create_dir_all(&folder).unwrap();
    let pages = [
        ("classic", "en", puzzle("9", 46), Symbols::Letters, true),
        ("hard", "de", puzzle("9", 56), Symbols::Letters, true),
        ("beyond", "fr", beyond(), Symbols::Letters, true),
        ("secret", "pl", puzzle("9", 50), Symbols::Letters, false),
        ("killer", "en", puzzle("9+killer", 70), Symbols::Letters, true),
        ("secret-killer", "it", puzzle("9+killer", 60), Symbols::Letters, false),
        ("jigsaw", "es", puzzle("9+jigsaw", 50), Symbols::Letters, true),
        ("windoku", "nl", puzzle("9+diagonal+windoku", 50), Symbols::Letters, true),
        ("knight", "uk", puzzle("9+antiknight", 50), Symbols::Letters, false),
        ("four", "el", puzzle("4", 10), Symbols::Letters, true),
        ("six", "pt", puzzle("6-3x2", 20), Symbols::Letters, true),
        ("twelve", "en", puzzle("12", 70), Symbols::Letters, true),
        ("sixteen", "tr", puzzle("16", 110), Symbols::Numbers, true),
        ("large", "en", puzzle("25", 200), Symbols::Letters, true),
        ("samurai", "en", puzzle("9@samurai", 225), Symbols::Letters, true),
        ("dots", "fr", puzzle("9+kropki", 55), Symbols::Letters, true),
        ("lines", "de", puzzle("9+thermo+arrow", 50), Symbols::Letters, true),
        ("corners", "en", puzzle("9+quadruple", 40), Symbols::Letters, true),
        ("between", "pl", puzzle("9+between", 45), Symbols::Letters, true),
        ("outside", "en", puzzle("6+sandwich", 22), Symbols::Letters, true),
        ("towers", "es", puzzle("5+skyscrapers", 18), Symbols::Letters, true),
        ("cages", "nl", puzzle("6+calcudoku", 32), Symbols::Letters, true),
        ("stair", "de", puzzle("6@r1c1r3c4r7c4", 45), Symbols::Letters, false),
    ];
    let web = WebSpec::default();
    for (number, (name, language, puzzle, symbols, with_solution)) in (326..).zip(&pages) {
        let words = Words::new(language).unwrap();
        let edition = WebEdition {
            words: &words,
            brand: Brand { paper: "The Morning Post", web: &web },
            title: None,
            number,
            date: jiff::civil::date(2026, 11, 21),
            before: Some(jiff::civil::date(2026, 11, 20)),
            after: Some(jiff::civil::date(2026, 11, 22)),
            zone: "Europe/London",
            stem: "",
            level: gridpress::generate::Level::Medium,
            stars: (2, 5),
            minutes: Some(12),
            corrections: Vec::new(),
            contest: None,
            puzzle,
            revision: Revision::NEWEST,
            symbols: symbols.clone(),
            code: &format!("morning-post-{number}"),
            with_solution: *with_solution,
            day: &[],
        };
        let page = render(&edition);
        assert_eq!(page, render(&edition), "{name}");
        assert!(page.ends_with("</html>\n"), "{name}");
        // A browser may be playing the page of an earlier run.
        let path = folder.join(format!("{name}.html"));
        if fs::read(&path).ok().as_deref() != Some(page.as_bytes()) {
            fs::write(path, page).unwrap();
        }
    }
}
