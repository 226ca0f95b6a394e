//! Columns with the steps to the previous day's solution, and pages that link to them.

use super::program::{ProgramRun, run};
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

/// Creates a desk of minis with these lines in `[daily]`.
fn desk(more: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let spec = format!(
        "title = \"The Post\"\nseed = \"seven badgers hum at 41 kettles\"\n[daily]\nfirst = \"2026-01-01\"\n\
         size = 6\nsymmetry = \"none\"\nwalkthrough = true\nsvg = \"text\"\nwidth = \"62mm\"\nheight = \"110mm\"\n\
         {more}\n[daily.web]\nsite = true\n"
    );
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    folder
}

fn daily(folder: &TempDir) -> ProgramRun {
    let args = "daily desk.toml -o out --date 2026-01-01 --days 8 --format svg,html,json";
    run(folder, &args.split(' ').collect::<Vec<_>>())
}

/// Returns the text of a column.
fn text(folder: &TempDir, day: usize) -> String {
    let path = folder.path().join("out").join(format!("2026-01-{day:02}.svg"));
    let svg = fs::read_to_string(path).unwrap();
    let texts = roxmltree::Document::parse(&svg).unwrap();
    let texts = texts.descendants().filter(|node| node.is_text());
    texts.filter_map(|node| node.text().map(str::to_owned)).collect::<Vec<_>>().join(" ")
}

/// Returns the placements in a text, as row, column and digit.
fn placements(text: &str) -> Vec<[usize; 3]> {
    let digits = |part: &str| -> Option<[usize; 3]> {
        let (cell, digit) = part.split_once('=')?;
        let (row, column) = cell.strip_prefix('r')?.split_once('c')?;
        let digit = digit.get(..1)?;
        Some([row.parse().ok()?, column.parse().ok()?, digit.parse().ok()?])
    };
    text.split([' ', ',', ';']).filter_map(digits).collect()
}

#[test]
fn columns_print_the_steps_to_the_previous_solution() {
    for place in ["beside", "upside-down"] {
        let folder = desk(&format!("solution = \"{place}\""));
        let ProgramRun { code, stderr, .. } = daily(&folder);
        assert_eq!(code, 0, "{stderr}");
        assert_eq!(placements(&text(&folder, 1)), Vec::<[usize; 3]>::new());
        for day in 2..=8 {
            let printed = placements(&text(&folder, day));
            assert!(printed.len() > 1, "{place}, {day}: {}", text(&folder, day));
            let before = folder.path().join("out").join(format!("2026-01-{:02}.json", day - 1));
            let before: Value = serde_json::from_slice(&fs::read(before).unwrap()).unwrap();
            let solution = before["solution"].as_str().unwrap().as_bytes();
            let givens = before["puzzle"].as_str().unwrap().as_bytes();
            for [row, column, digit] in printed {
                let cell = (row - 1) * 6 + column - 1;
                assert_eq!(usize::from(solution[cell] - b'0'), digit, "{place}, {day}");
                assert!(!givens[cell].is_ascii_digit());
            }
        }
        let page = fs::read_to_string(folder.path().join("out/2026-01-03.html")).unwrap();
        assert!(page.contains("href=\"2026-01-02.html#path\""));
        let page = fs::read_to_string(folder.path().join("out/2026-01-01.html")).unwrap();
        assert!(!page.contains("html#path\""));
    }
}

#[test]
fn contests_print_the_steps_to_the_solution_beside_them() {
    let folder = desk("contest = [\"r1c1\", \"r6c6\"]\ncontest_days = 4");
    let ProgramRun { code, stderr, .. } = daily(&folder);
    assert_eq!(code, 0, "{stderr}");
    let printed = text(&folder, 8);
    let words: Vec<&str> = printed.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "No.").unwrap_or_else(|| panic!("{printed}"));
    let number: usize = words[at + 1].trim_end_matches(',').parse().unwrap();
    assert!(number < 5, "{printed}");
    let at = words.iter().position(|word| word.starts_with("Solution")).unwrap();
    assert_eq!(words[at - 1], number.to_string(), "{printed}");
    assert!(placements(&printed).len() > 1);
    // The page of the day before has no steps while its contest is open.
    let page = fs::read_to_string(folder.path().join("out/2026-01-08.html")).unwrap();
    assert!(!page.contains("html#path\""));
}

#[test]
fn a_walkthrough_needs_the_previous_solution() {
    for place in ["none", "today"] {
        let ProgramRun { code, stderr, .. } = daily(&desk(&format!("solution = \"{place}\"")));
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains("a walkthrough needs the previous day's solution"), "{stderr}");
    }
}
