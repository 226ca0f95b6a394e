//! `gridpress hint`, `explain` and `grade`.

use super::program::{PUZZLE, ProgramRun, SOLUTION, run_on};
use serde_json::Value;

/// A puzzle that begins with hidden singles and needs an X-wing.
const X_WING: &str =
    "....1...98..9..2..3.9..4...59.8..6...73...52...1..2.97...5..1.4..5..6..22...8....";
/// A puzzle that begins with a step that only removes candidates.
const PAIR_FIRST: &str =
    "7...18..98..9.52..3.9..4...5928..6...73...528.81.52.979.852.1.41.5..6..22.7.8....";
/// A puzzle to which no technique applies.
const BEYOND: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

fn run(args: &[&str], input: &str) -> ProgramRun {
    run_on(std::env::temp_dir(), args, input)
}

/// Runs a command that must succeed, and returns its output.
fn output(args: &[&str], input: &str) -> String {
    let ProgramRun { out, stderr, code } = run(args, input);
    assert_eq!(code, 0, "{stderr}");
    out
}

fn json(args: &[&str], input: &str) -> Vec<Value> {
    let ProgramRun { out, .. } = run(args, input);
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn each_step_is_a_picture_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let args = |format| ["explain", "--format", format, "-o", "steps", "-q"];
    let ProgramRun { out, stderr, code } = run_on(folder.path(), &args("svg"), PAIR_FIRST);
    assert_eq!((&*out, code), ("", 0), "{stderr}");
    let steps = &json(&["explain", "--json"], PAIR_FIRST)[0]["steps"];
    let count = std::fs::read_dir(folder.path().join("steps")).unwrap().count();
    assert_eq!(count, steps.as_array().unwrap().len());
    let first = std::fs::read_to_string(folder.path().join("steps/1-001.svg")).unwrap();
    let document = roxmltree::Document::parse(&first).unwrap();
    let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
    assert!(title.text().unwrap().ends_with(steps[0]["text"].as_str().unwrap()));
    let run = run_on(folder.path(), &args("text"), PAIR_FIRST);
    assert_eq!((run.code, run.stderr.contains("--format svg")), (2, true), "{}", run.stderr);
    assert_eq!(run_on(folder.path(), &["explain", "--format", "svg"], PAIR_FIRST).code, 2);
}

#[test]
fn a_hint_is_as_deep_as_requested() {
    let ProgramRun { out: look, stderr: more, .. } = run(&["hint"], PUZZLE);
    assert_eq!(look, "Look at box 9.\n");
    assert_eq!(more, "more: --depth technique\n");
    assert_eq!(output(&["hint", "--depth", "1"], PUZZLE), look);
    assert_eq!(
        output(&["hint", "--depth", "technique"], PUZZLE),
        "The 1 in box 9 is a hidden single.\n"
    );
    assert_eq!(
        run(&["hint", "--depth", "step"], PUZZLE),
        ProgramRun {
            code: 0,
            out: "Hidden single in a box. In box 9, no cell but r9c7 can take 1. So r9c7 is 1.\n"
                .into(),
            stderr: String::new(),
        }
    );
    let ProgramRun { stderr: quiet, .. } = run(&["hint", "-q"], PUZZLE);
    assert_eq!(quiet, "");
}

#[test]
fn a_whole_hint_goes_on_to_the_next_digit() {
    let steps = output(&["hint", "--depth", "step"], PAIR_FIRST);
    let lines: Vec<&str> = steps.lines().collect();
    assert!(lines.len() > 1, "{steps}");
    let (last, before) = lines.split_last().unwrap();
    assert!(last.contains(" So r"), "{steps}");
    assert!(before.iter().all(|line| line.contains(" Remove ")), "{steps}");
    // Two puzzles are separated by a blank line.
    let two = output(&["hint", "--depth", "step"], &format!("{PUZZLE}\n{PAIR_FIRST}"));
    assert!(two.ends_with(&format!("\n\n{steps}")), "{two}");
}

#[test]
fn hints_report_solved_and_stuck_puzzles() {
    let ProgramRun { out, code, .. } = run(&["hint", "-q"], &".".repeat(81));
    let expected = "Several solutions: digits are missing.\n";
    assert_eq!((&out[..], code), (expected, 1));
    let full = "The grid is full, and every digit is right.\n";
    assert_eq!(output(&["hint"], SOLUTION), full);
    assert_eq!(output(&["hint", "--givens", PUZZLE], SOLUTION), full);
    assert_eq!(output(&["hint"], BEYOND), "Logic alone goes no further.\n");
    let clash = run(&["hint", "--language", "de"], &PUZZLE.replacen("53", "55", 1));
    assert_eq!(clash.out, "Keine Lösung. In Zeile\u{a0}1 steht die 5 in Z1S1 und Z1S2.\n");
}

#[test]
fn a_hint_names_what_is_wrong() {
    let hint = |position: &str, args: &[&str]| {
        let ProgramRun { out, code, .. } = run(&[&["hint"], args].concat(), position);
        assert_eq!(code, 1, "{out}");
        out.trim_end().to_owned()
    };
    // r1c3 is 4.
    let with = |digit: &str| PUZZLE.replacen("53.", &format!("53{digit}"), 1);
    assert_eq!(hint(&with("9"), &[]), "No solution. In box 1, the 9 appears in r1c3 and r3c2.");
    assert_eq!(
        hint(&with("1"), &[]),
        "No solution. Without r1c3 = 1 there is exactly one solution."
    );
    assert_eq!(
        hint(&with("2"), &[]),
        "No solution. If only one digit is wrong, it is r1c3 = 2, r5c9 = 1, r7c7 = 2 or r7c8 = 8."
    );
    for digit in ["1", "2", "9"] {
        let wrong = format!("Wrong: r1c3 = {digit}.");
        assert_eq!(hint(&with(digit), &["--givens", PUZZLE]), wrong);
    }
    // A file with both.
    let rows = |line: &str| -> String {
        (0..9).map(|row| format!("{}\n", &line[row * 9..][..9])).collect()
    };
    let sdk = format!("[Puzzle]\n{}[State]\n{}", rows(PUZZLE), rows(&with("2")));
    assert_eq!(hint(&sdk, &[]), "Wrong: r1c3 = 2.");
    let right = format!("[Puzzle]\n{}[State]\n{}", rows(PUZZLE), rows(&with("4")));
    assert_eq!(output(&["hint"], &right), output(&["hint"], &with("4")));
    // Givens with several solutions.
    assert_eq!(hint(&with("2"), &["--givens", &".".repeat(81)]), hint(&with("2"), &[]));
    let twice = PUZZLE.replacen("53.", "55.", 1);
    assert_eq!(
        hint(&twice, &["--givens", &twice]),
        "The givens have no solution. In row 1, the 5 appears in r1c1 and r1c2."
    );
    let record = json(&["hint", "--json", "--givens", PUZZLE], &with("2")).remove(0);
    assert_eq!(record["givens"], PUZZLE);
    assert_eq!(record["mistake"]["kind"], "wrong");
    assert_eq!(record["mistake"]["digits"][0], "r1c3=2");
}

#[test]
fn givens_must_be_those_of_the_position() {
    let refused = |args: &[&str], position: &str| {
        let ProgramRun { stderr, code, .. } = run(&[&["hint"], args].concat(), position);
        assert_eq!(code, 2, "{stderr}");
        stderr
    };
    let other = PUZZLE.replacen("53", "54", 1);
    let stderr = refused(&["--givens", &other], PUZZLE);
    assert!(
        stderr.contains("r1c2 is 4 in the original") && stderr.contains("standard input:1:1"),
        "{stderr}"
    );
    let stderr = refused(&["--givens", &PUZZLE[1..]], PUZZLE);
    assert!(
        stderr.contains("a line of 80 cells") && stderr.contains("command line:1:"),
        "{stderr}"
    );
    let stderr = refused(&["--givens", "nowhere.txt"], PUZZLE);
    assert!(stderr.contains("cannot read `nowhere.txt`"), "{stderr}");
    let stderr = refused(&["--givens", "1..............2"], PUZZLE);
    assert!(stderr.contains("kind `9`, but its original is of kind `4`"), "{stderr}");
    // The regions of a jigsaw come with its givens; the position is a line.
    let jigsaw =
        "{\"puzzle\":\"1..............3\",\"variant\":\"jigsaw\",\"regions\":\"1122132213443344\"}";
    let folder = super::program::folder();
    std::fs::write(folder.path().join("jigsaw.json"), jigsaw).unwrap();
    let run = run_on(folder.path(), &["hint", "--givens", "jigsaw.json"], "1.1............3");
    assert!(run.out.contains("In row 1, the 1 appears in r1c1 and r1c3"), "{run:?}");
}

#[test]
fn hints_as_json_match_their_depth() {
    let keys = |depth: &str| {
        let hint = json(&["hint", "--json", "--depth", depth], X_WING).remove(0);
        let keys: Vec<String> = hint.as_object().unwrap().keys().cloned().collect();
        keys.join(" ")
    };
    assert_eq!(keys("look"), "look puzzle size solutions variant");
    assert_eq!(keys("technique"), "look pattern puzzle size solutions technique variant");
    assert_eq!(keys("step"), "look pattern puzzle size solutions steps technique variant");
}

/// Fills in the placements of a solution path.
fn filled(puzzle: &str, path: &Value) -> String {
    let mut cells = puzzle.as_bytes().to_vec();
    let steps = path["steps"].as_array().unwrap().iter();
    for place in steps.flat_map(|step| step["placements"].as_array().unwrap()) {
        let [_, row, _, column] = place["cell"].as_str().unwrap().as_bytes() else {
            panic!("{place}");
        };
        let digit = place["digit"].as_u64().unwrap() as u8;
        cells[usize::from(row - b'1') * 9 + usize::from(column - b'1')] = b'0' + digit;
    }
    String::from_utf8(cells).unwrap()
}

#[test]
fn an_explanation_leads_to_the_solution() {
    let all = json(&["explain", "--format", "json"], &format!("{PUZZLE}\n{X_WING}\n{BEYOND}\n"));
    for (puzzle, technique, tier) in
        [(PUZZLE, "hidden-single-box", 1), (X_WING, "x-wing", 3), (BEYOND, "beyond", 5)]
    {
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
    let text = output(&["explain"], &format!("{X_WING}\n{BEYOND}"));
    let (first, second) = text.split_once("\n\n").unwrap();
    assert!(
        first.starts_with(&format!("Puzzle 1: {X_WING}\n   1. r4c3 is 2 (only place in box 4)\n"))
    );
    assert!(first.contains(
        "X-wing. In columns 4 and 7, the 7 can only go into rows 3 and 8. So rows 3 and 8 get their 7 from \
         columns 4 and 7, and no other cell of rows 3 and 8 can be 7. Remove 7 from r3c5, r3c8 and r8c8.\n"
    ));
    assert!(first.ends_with("\nSolved. Hardest technique: X-wing. Score: 320013."));
    assert_eq!(
        second,
        format!(
            "Puzzle 2: {BEYOND}\nLogic alone goes no further: 60 cells stay empty, so this puzzle is beyond it. \
             Score: 1177000.\n"
        )
    );
    let markdown = output(&["explain", "--format", "markdown"], X_WING);
    assert!(markdown.starts_with("## Puzzle 1\n\n```\n. . . | . 1 . | . . 9\n"));
    assert!(markdown.contains("\n22. **X-wing.** In columns 4 and 7,"));
}

/// The puzzle needs an ALS-XZ and has no singles.
const MARKS: &str = include_str!("../../src/engine/rating/examples/als-xz.txt");

#[test]
fn pencil_marks_are_begun_from() {
    let (marks, _) = MARKS.trim_end().rsplit_once('\n').unwrap();
    let path = json(&["explain", "--format", "json"], marks).remove(0);
    assert_eq!(path["steps"][0]["technique"], "als-xz");
    let second = &path["steps"][0]["eliminations"][1];
    assert_eq!(*second, serde_json::json!({ "cell": "r8c2", "digit": 6 }));
    assert_eq!(path["solved"], true);
    let text = output(&["explain"], marks);
    assert!(text.contains("   1. ALS-XZ. "), "{text}");
    // The record contains the initial position.
    let line = path["pencil_marks"].as_str().unwrap();
    assert_eq!(json(&["explain", "--format", "json"], line).remove(0), path);
    assert!(output(&["hint", "--depth", "technique"], marks).starts_with("Look for an ALS-XZ"));
    let solution = path["solution"].as_str().unwrap();
    assert_eq!(output(&["solve"], line).trim(), solution);
    // r1c2 is 6 or 7.
    let digit = solution[1..2].to_owned();
    let wrong = marks.replacen("67", if digit == "6" { "7" } else { "6" }, 1);
    let hint = run(&["hint", "--givens", path["puzzle"].as_str().unwrap()], &wrong);
    let struck_out = "The right digit is struck out in r1c2.\n";
    assert!(
        [struck_out, "The givens have several solutions.\n"].contains(&&hint.out[..]),
        "{hint:?}"
    );
    for command in ["grade", "shuffle"] {
        let givens = run(&[command], marks);
        assert!(givens.stderr.contains("are not used here, only the givens"), "{givens:?}");
    }
}

/// The puzzle needs a forcing net and has no singles.
const NET: &str = include_str!("../../src/engine/rating/examples/forcing-net.txt");

#[test]
fn links_name_the_rules_by_which_they_hold() {
    let (marks, _) = NET.trim_end().rsplit_once('\n').unwrap();
    let path = json(&["explain", "--format", "json"], marks).remove(0);
    let step = &path["steps"][0];
    assert_eq!(step["technique"], "forcing-net");
    let starts = step["parts"].as_array().unwrap().iter();
    let starts = starts.filter(|part| part["role"] == "start").count();
    let links = step["links"].as_array().unwrap();
    for link in links {
        assert!(link["branch"].as_u64().is_none_or(|branch| branch < starts as u64), "{link}");
        let cell = &link["from"][0]["cell"];
        for rule in link["rules"].as_array().unwrap() {
            assert!(rule["cells"].as_array().unwrap().iter().any(|one| one == cell), "{link}");
            assert_eq!(rule["kind"] == "house", rule["house"].is_string(), "{link}");
        }
    }
    let strong = links.iter().filter(|link| link["strength"] == "strong").count();
    assert!(strong > 0 && strong < links.len(), "{step}");
}

#[test]
fn all_steps_of_a_position_are_listed() {
    let all = json(&["explain", "--all", "--format", "json"], X_WING).remove(0);
    assert_eq!(all["all"], true);
    let steps = all["steps"].as_array().unwrap();
    let names: Vec<&str> = steps.iter().map(|step| step["technique"].as_str().unwrap()).collect();
    assert_eq!(names[0], "hidden-single-box");
    assert!(names.contains(&"naked-pair") && names.contains(&"als-xz"), "{names:?}");
    let tiers = steps.iter().map(|step| step["tier"].as_u64().unwrap());
    assert!(tiers.clone().is_sorted(), "{names:?}");
    let text = output(&["explain", "--all"], X_WING);
    assert!(text.ends_with(&format!("\n{} steps.\n", steps.len())), "{text}");
    assert_eq!(
        output(&["explain", "--all"], SOLUTION).lines().last(),
        Some("Nothing left to find.")
    );
    // Cells and houses have the same names in every language.
    let german =
        json(&["explain", "--all", "--format", "json", "--language", "de"], X_WING).remove(0);
    assert_eq!(german["steps"][0]["placements"], steps[0]["placements"]);
    assert_eq!(steps[0]["parts"][0]["house_cells"].as_array().unwrap().len(), 9);
}

#[test]
fn the_summary_and_the_grade_name_the_hardest_of_the_steps() {
    // A step that took no more of its pattern than the next digit needs would lead to another hardest technique.
    for puzzle in [
        "9..6..37....74....5....24.....387..2..2....4..1............9.654.........7..5.2..",
        "......581.7..63.....4..5.....6.9..........8.9....143..3......5.19.7..4.8...9..1..",
    ] {
        let path = json(&["explain", "--json"], puzzle).remove(0);
        let steps = path["steps"].as_array().unwrap();
        let named = steps.iter().filter(|step| step["technique"] == path["technique"]);
        let weight = |step: &Value| step["weight"].as_u64();
        assert_eq!(named.map(weight).max(), steps.iter().map(weight).max());
        let grade = json(&["grade", "--json"], puzzle).remove(0);
        assert_eq!(path["technique"], grade["technique"]);
        assert_eq!(path["score"], grade["score"]);
    }
}

#[test]
fn puzzles_without_a_unique_solution_are_not_explained() {
    let ProgramRun { out, code, .. } = run(&["explain"], &".".repeat(81));
    assert!(out.ends_with("\nSeveral solutions: digits are missing.\n") && code == 1, "{out}");
    let ProgramRun { out, code, .. } = run(&["explain"], &PUZZLE.replacen("53.", "539", 1));
    let end = "\nNo solution. In box 1, the 9 appears in r1c3 and r3c2.\n";
    assert!(out.ends_with(end) && code == 1, "{out}");
}

#[test]
fn grades_are_the_same_on_any_number_of_threads() {
    let ProgramRun { out: puzzles, .. } =
        run(&["generate", "-n", "200", "--seed", "g", "--removed", "minimal"], "");
    let one = output(&["grade", "--threads", "1"], &puzzles);
    assert_eq!(output(&["grade", "--threads", "4"], &puzzles), one);
    assert!(one.lines().all(|line| line.contains("  score ")));
    // Shapes alternate, so that the rater changes.
    let ProgramRun { out: jigsaws, .. } =
        run(&["generate", "-n", "3", "--variant", "jigsaw", "--format", "json"], "");
    let graded = json(&["grade", "--json"], &jigsaws);
    for grade in &graded {
        assert_eq!(grade["variant"][0], "jigsaw");
        assert!(grade["technique"].is_string() && grade["score"].is_u64());
    }
    assert_eq!(graded.len(), 3);
}

/// A puzzle of two overlapping grids with a hidden rectangle in the second, which begins in row 7 and column 7.
const HIDDEN_RECTANGLE: &str = ".71.4....xxxxxx5..7..64.xxxxxx..3....2.xxxxxx...1.7...xxxxxx...42....xxxxxx\
     ....3.9.4xxxxxx.3..91....1......9.5..3..6.9....2....6....1.7xxxxxx......5..\
     xxxxxx...64.89.xxxxxx...3.....xxxxxx.....6.13xxxxxx..7.3....xxxxxx.4.975...";

/// The rows and columns of a reason are those of the grid that the step is in, not those of the canvas.
#[test]
fn a_hidden_rectangle_names_the_lines_of_its_own_grid() {
    let path = output(&["explain"], HIDDEN_RECTANGLE);
    let step = path.lines().find(|line| line.contains("Hidden rectangle.")).unwrap();
    assert!(step.contains("r12c7, r12c8, r13c7 and r13c8"), "{step}");
    assert!(step.contains("row 7 in grid 2 and in column 2 in grid 2"), "{step}");
}
