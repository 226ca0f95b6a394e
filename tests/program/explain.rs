//! Hints, explanations and grades from outside.

use super::program::{PUZZLE, Run, SOLUTION, run_on};
use serde_json::Value;

/// Needs an X-wing, and begins with hidden singles.
const X_WING: &str =
    "....1...98..9..2..3.9..4...59.8..6...73...52...1..2.97...5..1.4..5..6..22...8....";
/// Begins with a step that only removes candidates.
const PAIR_FIRST: &str =
    "7...18..98..9.52..3.9..4...5928..6...73...528.81.52.979.852.1.41.5..6..22.7.8....";
/// No technique gets on from the start.
const BEYOND: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

fn run(args: &[&str], input: &str) -> Run {
    run_on(std::env::temp_dir(), args, input)
}

/// What is answered with exit code 0.
fn told(args: &[&str], input: &str) -> String {
    let Run { out, said, code } = run(args, input);
    assert_eq!(code, 0, "{said}");
    out
}

fn json(args: &[&str], input: &str) -> Vec<Value> {
    let Run { out, .. } = run(args, input);
    out.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_hint_tells_as_much_as_is_asked_for() {
    let Run {
        out: look,
        said: more,
        ..
    } = run(&["hint"], PUZZLE);
    assert_eq!(look, "Look at box 9.\n");
    assert_eq!(more, "more: --depth technique\n");
    assert_eq!(told(&["hint", "--depth", "1"], PUZZLE), look);
    assert_eq!(
        told(&["hint", "--depth", "technique"], PUZZLE),
        "In box 9, 1 is a hidden single.\n"
    );
    assert_eq!(
        run(&["hint", "--depth", "step"], PUZZLE),
        Run {
            code: 0,
            out: "Hidden single in a box. In box 9, no cell but r9c7 can take 1. So r9c7 is 1.\n"
                .into(),
            said: String::new(),
        }
    );
    let Run { said: quiet, .. } = run(&["hint", "-q"], PUZZLE);
    assert_eq!(quiet, "");
}

#[test]
fn a_whole_hint_goes_on_to_the_next_digit() {
    let steps = told(&["hint", "--depth", "step"], PAIR_FIRST);
    let lines: Vec<&str> = steps.lines().collect();
    assert!(lines.len() > 1, "{steps}");
    let (last, before) = lines.split_last().unwrap();
    assert!(last.contains(" So r"), "{steps}");
    assert!(
        before.iter().all(|line| line.contains(" Remove ")),
        "{steps}"
    );
    // Two puzzles stand apart.
    let two = told(
        &["hint", "--depth", "step"],
        &format!("{PUZZLE}\n{PAIR_FIRST}"),
    );
    assert!(two.ends_with(&format!("\n\n{steps}")), "{two}");
}

#[test]
fn hints_say_when_there_is_none() {
    let wrong = PUZZLE.replacen("53.", "539", 1);
    let Run { out, code, .. } = run(&["hint", "-q"], &format!("{wrong}\n{}", ".".repeat(81)));
    let expected = "no solution: a digit is wrong\nseveral solutions: digits are missing\n";
    assert_eq!((&out[..], code), (expected, 1));
    assert_eq!(told(&["hint"], SOLUTION), "nothing left to find\n");
    assert_eq!(told(&["hint"], BEYOND), "logic gets no further from here\n");
}

#[test]
fn a_hint_as_json_has_what_its_depth_tells() {
    let keys = |depth: &str| {
        let hint = json(&["hint", "--json", "--depth", depth], X_WING).remove(0);
        let keys: Vec<String> = hint.as_object().unwrap().keys().cloned().collect();
        keys.join(" ")
    };
    assert_eq!(keys("look"), "look puzzle solutions");
    assert_eq!(keys("technique"), "look pattern puzzle solutions technique");
    assert_eq!(
        keys("step"),
        "look pattern puzzle solutions steps technique"
    );
}

/// Fills in what the steps of a path place.
fn filled(puzzle: &str, path: &Value) -> String {
    let mut cells = puzzle.as_bytes().to_vec();
    for place in path["steps"].as_array().unwrap().iter().flat_map(|step| {
        let places = step["places"].as_array().unwrap();
        places.iter().map(|place| place.as_str().unwrap())
    }) {
        let [_, row, _, column, _, digit] = place.as_bytes() else {
            panic!("{place}");
        };
        cells[usize::from(row - b'1') * 9 + usize::from(column - b'1')] = *digit;
    }
    String::from_utf8(cells).unwrap()
}

#[test]
fn an_explanation_leads_to_the_solution() {
    let all = json(
        &["explain", "--format", "json"],
        &format!("{PUZZLE}\n{X_WING}\n{BEYOND}\n"),
    );
    for (puzzle, technique, tier) in [
        (PUZZLE, "hidden-single-box", 1),
        (X_WING, "x-wing", 3),
        (BEYOND, "beyond", 5),
    ] {
        let path = all.iter().find(|path| path["puzzle"] == puzzle).unwrap();
        assert_eq!(path["technique"], technique);
        assert_eq!(path["tier"], tier);
        assert_eq!(path["solved"], technique != "beyond");
        let full = filled(puzzle, path);
        assert_eq!(full == path["solution"], technique != "beyond");
        let hardest = path["steps"].as_array().unwrap().iter();
        let hardest = hardest.map(|step| step["tier"].as_u64().unwrap()).max();
        assert!(technique == "beyond" || hardest == Some(tier));
    }
}

#[test]
fn an_explanation_is_numbered_and_ends_with_the_grade() {
    let text = told(&["explain"], &format!("{X_WING}\n{BEYOND}"));
    let (first, second) = text.split_once("\n\n").unwrap();
    assert!(first.starts_with(&format!(
        "Puzzle 1: {X_WING}\n   1. r4c3 is 2 (only place in box 4)\n"
    )));
    assert!(first.contains(
        "X-wing. In columns 4 and 7, 7 can only go into cells of rows 3 and 8. So rows 3 and 8 get their 7 from \
         columns 4 and 7, and no other cell of rows 3 and 8 can be 7. Remove 7 from r3c5, r3c8 and r8c8.\n"
    ));
    assert!(first.ends_with("\nSolved. Hardest technique: X-wing. Score: 320013."));
    assert_eq!(
        second,
        format!(
            "Puzzle 2: {BEYOND}\nLogic gets no further: 60 cells stay open, so this puzzle is beyond it. \
             Score: 1200000.\n"
        )
    );
    let markdown = told(&["explain", "--format", "markdown"], X_WING);
    assert!(markdown.starts_with("## Puzzle 1\n\n```\n. . . | . 1 . | . . 9\n"));
    assert!(markdown.contains("\n22. **X-wing.** In columns 4 and 7,"));
}

#[test]
fn what_has_not_one_solution_is_not_explained() {
    let Run { out, code, .. } = run(&["explain"], &".".repeat(81));
    assert!(
        out.ends_with("\nSeveral solutions.\n") && code == 1,
        "{out}"
    );
    let Run { out, code, .. } = run(&["explain"], &PUZZLE.replacen("53.", "539", 1));
    assert!(out.ends_with("\nNo solution.\n") && code == 1, "{out}");
}

#[test]
fn grades_are_the_same_on_any_number_of_threads() {
    let Run { out: puzzles, .. } = run(
        &[
            "generate",
            "-n",
            "200",
            "--seed",
            "g",
            "--removed",
            "minimal",
        ],
        "",
    );
    let one = told(&["grade", "--threads", "1"], &puzzles);
    assert_eq!(told(&["grade", "--threads", "4"], &puzzles), one);
    assert!(one.lines().all(|line| line.contains("  score ")));
    // Shapes in turn, so that raters change.
    let Run { out: jigsaws, .. } = run(
        &[
            "generate",
            "-n",
            "3",
            "--variant",
            "jigsaw",
            "--format",
            "json",
        ],
        "",
    );
    let graded = json(&["grade", "--json"], &jigsaws);
    for grade in &graded {
        assert_eq!(grade["variant"][0], "jigsaw");
        assert!(grade["technique"].is_string() && grade["score"].is_u64());
    }
    assert_eq!(graded.len(), 3);
}
