//! The program from outside: what it writes, says and returns.

use assert_cmd::Command;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn gridpress(folder: &Path) -> Command {
    let mut command = Command::cargo_bin("gridpress").unwrap();
    command
        .current_dir(folder)
        .env_remove("SOURCE_DATE_EPOCH")
        .env_remove("NO_COLOR");
    command
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

const SMALL: &str = "title = \"Small\"\nseed = \"s\"\n[[section]]\nid = \"easy\"\ntitle = \"Easy ones\"\nlevel = \"easy\"\ncount = 7\n\
    [[section]]\nid = \"hard\"\nlevel = \"hard\"\ncount = 5\nper_page = 1\n";

fn with_spec(text: &str) -> TempDir {
    let folder = folder();
    fs::write(folder.path().join("book.toml"), text).unwrap();
    folder
}

fn code(folder: &Path, args: &[&str]) -> i32 {
    gridpress(folder)
        .args(args)
        .output()
        .unwrap()
        .status
        .code()
        .unwrap()
}

fn stdout(folder: &Path, args: &[&str], input: &str) -> (String, i32) {
    let run = gridpress(folder)
        .args(args)
        .write_stdin(input)
        .output()
        .unwrap();
    (
        String::from_utf8(run.stdout).unwrap(),
        run.status.code().unwrap(),
    )
}

fn stderr(folder: &Path, args: &[&str], input: &str) -> (String, i32) {
    let run = gridpress(folder)
        .args(args)
        .write_stdin(input)
        .output()
        .unwrap();
    (
        String::from_utf8(run.stderr).unwrap(),
        run.status.code().unwrap(),
    )
}

fn lock(path: &Path) -> toml::Table {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// The givens of a section's puzzles as they were drawn.
fn givens(lock: &toml::Table, section: &str) -> Vec<String> {
    let puzzles = lock["puzzle"].as_array().unwrap().iter();
    let of_section = puzzles.filter_map(|puzzle| {
        let (id, index) = puzzle["address"].as_str()?.split_once('/')?;
        let index: u32 = index.parse().ok()?;
        (id == section).then(|| (index, puzzle["givens"].as_str().unwrap().to_owned()))
    });
    let by_index: BTreeMap<u32, String> = of_section.collect();
    by_index.into_values().collect()
}

#[test]
fn the_default_book_is_made_verified_and_made_again() {
    let folder = folder();
    let path = folder.path();
    assert_eq!(code(path, &["book"]), 0);
    let names: Vec<_> = fs::read_dir(path)
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names.len(), 2, "{names:?}");
    let puzzles = lock(&path.join("book.lock"));
    assert!(puzzles["puzzle"].as_array().unwrap().len() >= 100);
    let (said, code) = stdout(path, &["verify", "book.lock"], "");
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains("the same bytes when made again") && said.contains("120 answers read back"),
        "{said}"
    );
    assert_eq!(stdout(path, &["verify", "book.pdf"], "").1, 0);
    assert_eq!(
        stdout(
            path,
            &["book", "--lock", "book.lock", "-o", "again.pdf"],
            ""
        )
        .1,
        0
    );
    assert!(fs::read(path.join("again.pdf")).unwrap() == fs::read(path.join("book.pdf")).unwrap());
}

#[test]
fn bytes_do_not_depend_on_threads_folder_locale_or_time_zone() {
    let (one, two) = (with_spec(SMALL), with_spec(SMALL));
    gridpress(one.path())
        .args(["book", "book.toml", "--threads", "1"])
        .assert()
        .success();
    gridpress(two.path())
        .args(["book", "book.toml", "--threads", "3"])
        .env("LANG", "tr_TR.UTF-8")
        .env("LC_ALL", "tr_TR.UTF-8")
        .env("TZ", "Asia/Tokyo")
        .assert()
        .success();
    for file in ["book.pdf", "book.lock"] {
        assert!(
            fs::read(one.path().join(file)).unwrap() == fs::read(two.path().join(file)).unwrap(),
            "{file}"
        );
    }
}

#[test]
fn sections_do_not_depend_on_one_another() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let before = lock(&path.join("book.lock"));
    let changed = "title = \"Changed\"\nseed = \"s\"\n[[section]]\nid = \"new\"\nlevel = \"medium\"\ncount = 2\n\
        [[section]]\nid = \"hard\"\nlevel = \"hard\"\ntitle = \"Moved\"\ncount = 3\n\
        [[section]]\nid = \"easy\"\nlevel = \"easy\"\ncount = 20\nper_page = 4\n[page]\ntrim = \"a4\"\n";
    fs::write(path.join("changed.toml"), changed).unwrap();
    assert_eq!(code(path, &["book", "changed.toml"]), 0);
    let after = lock(&path.join("changed.lock"));
    assert_eq!(givens(&after, "easy")[..7], givens(&before, "easy"));
    assert_eq!(givens(&after, "hard"), givens(&before, "hard")[..3]);
}

#[test]
fn replacing_a_puzzle_changes_no_other() {
    let folder = with_spec(&format!("{SMALL}[replace]\n\"easy/3\" = 1\n"));
    let path = folder.path();
    fs::write(path.join("before.toml"), SMALL).unwrap();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    assert_eq!(code(path, &["book", "before.toml"]), 0);
    let (before, after) = (
        givens(&lock(&path.join("before.lock")), "easy"),
        givens(&lock(&path.join("book.lock")), "easy"),
    );
    let changed: Vec<usize> = (0..7)
        .filter(|&index| before[index] != after[index])
        .collect();
    assert_eq!(changed, [2]);
    assert_eq!(code(path, &["verify", "book.lock"]), 0);
}

#[test]
fn a_seed_is_drawn_told_and_kept() {
    let folder = with_spec(&SMALL.replace("seed = \"s\"\n", ""));
    let path = folder.path();
    let (said, code_one) = stderr(path, &["book", "book.toml"], "");
    assert_eq!(code_one, 0);
    let seed = lock(&path.join("book.lock"))["seed"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(said.contains(&format!("seed `{seed}`")), "{said}");
    let first = fs::read(path.join("book.pdf")).unwrap();
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    assert_eq!(code(path, &["book", "book.toml", "--seed", &seed]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    assert_ne!(
        lock(&path.join("book.lock"))["seed"].as_str().unwrap(),
        seed
    );
}

#[test]
fn codes_make_their_puzzles_again() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    for puzzle in lock(&path.join("book.lock"))["puzzle"].as_array().unwrap() {
        let expected = format!(
            "{},{}\n",
            puzzle["givens"].as_str().unwrap(),
            puzzle["solution"].as_str().unwrap()
        );
        let code = puzzle["code"].as_str().unwrap();
        for source in [["book.toml"].as_slice(), &["book.lock"], &["--seed", "s"]] {
            let args = [
                ["generate", "--solution", "--code", code].as_slice(),
                source,
            ]
            .concat();
            assert_eq!(stdout(path, &args, ""), (expected.clone(), 0));
        }
    }
    assert_eq!(
        code(path, &["generate", "--code", "1.9.1-2", "book.toml"]),
        2
    );
    assert_eq!(
        code(
            path,
            &["generate", "--code", "1.9.38-45.rotate180.easy.1.0"]
        ),
        2
    );
}

#[test]
fn own_puzzles_are_printed_and_kept_in_the_lock() {
    let folder = folder();
    let path = folder.path();
    let (puzzles, _) = stdout(path, &["generate", "-n", "5", "--seed", "own"], "");
    fs::write(path.join("mine.sdm"), &puzzles).unwrap();
    fs::write(
        path.join("book.toml"),
        "[[section]]\nid = \"mine\"\ntitle = \"Mine\"\nsource = \"mine.sdm\"\n",
    )
    .unwrap();
    assert_eq!(code(path, &["book", "book.toml", "--seed", "1"]), 0);
    assert_eq!(
        givens(&lock(&path.join("book.lock")), "mine"),
        puzzles.lines().collect::<Vec<_>>()
    );
    fs::remove_file(path.join("mine.sdm")).unwrap();
    let first = fs::read(path.join("book.pdf")).unwrap();
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == first);
    assert_eq!(code(path, &["verify", "book.pdf"]), 0);
}

/// A generated puzzle that the user brings as well, transposed, is drawn again; the others stay.
#[test]
fn twins_are_parted() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let before = givens(&lock(&path.join("book.lock")), "easy");
    let transposed: String = (0..81)
        .map(|cell| &before[3][cell % 9 * 9 + cell / 9..][..1])
        .collect();
    fs::write(path.join("mine.txt"), &transposed).unwrap();
    let spec = format!("{SMALL}[[section]]\nid = \"mine\"\nsource = \"mine.txt\"\n");
    fs::write(path.join("book.toml"), spec).unwrap();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let after = givens(&lock(&path.join("book.lock")), "easy");
    let changed: Vec<usize> = (0..7)
        .filter(|&index| before[index] != after[index])
        .collect();
    assert_eq!(changed, [3]);
    assert_eq!(code(path, &["verify", "book.lock"]), 0);
}

#[test]
fn own_fonts_are_wanted_by_their_hash() {
    let folder = with_spec(&format!("{SMALL}[type]\ntext = \"my.ttf\"\n"));
    let path = folder.path();
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    fs::copy(
        fonts.join("atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf"),
        path.join("my.ttf"),
    )
    .unwrap();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    assert_eq!(
        code(path, &["book", "--lock", "book.lock", "-o", "again.pdf"]),
        0
    );
    fs::copy(
        fonts.join("atkinson-hyperlegible/AtkinsonHyperlegible-Bold.ttf"),
        path.join("my.ttf"),
    )
    .unwrap();
    let (said, code_other) = stderr(path, &["book", "--lock", "book.lock"], "");
    assert_eq!(code_other, 2);
    assert!(
        said.contains("my.ttf") && said.contains("its hash differs"),
        "{said}"
    );
    fs::remove_file(path.join("my.ttf")).unwrap();
    let (said, code_gone) = stderr(path, &["book", "--lock", "book.lock"], "");
    assert_eq!(code_gone, 2);
    assert!(
        said.contains("my.ttf") && said.contains("there is no such file"),
        "{said}"
    );
}

#[test]
fn separate_answers_are_a_file_of_their_own() {
    let folder = with_spec(&format!("{SMALL}[answers]\nplacement = \"separate\"\n"));
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml", "-o", "out.pdf"]), 0);
    assert!(path.join("out-answers.pdf").exists());
    let (said, code_all) = stdout(path, &["verify", "out.lock"], "");
    assert_eq!(code_all, 0, "{said}");
    assert!(
        said.contains("12 puzzles and 12 answers read back"),
        "{said}"
    );
    fs::remove_file(path.join("out-answers.pdf")).unwrap();
    assert_eq!(code(path, &["verify", "out.lock"]), 1);
}

#[test]
fn verify_names_what_differs() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let good = fs::read_to_string(path.join("book.lock")).unwrap();
    let puzzle = lock(&path.join("book.lock"))["puzzle"][3].clone();
    let (page, line) = (
        puzzle["page"].as_integer().unwrap(),
        puzzle["givens"].as_str().unwrap().to_owned(),
    );

    // Another book under the same lock.
    fs::write(
        path.join("other.toml"),
        SMALL.replace("seed = \"s\"", "seed = \"t\""),
    )
    .unwrap();
    assert_eq!(code(path, &["book", "other.toml"]), 0);
    fs::copy(path.join("book.lock"), path.join("other.lock")).unwrap();
    let (said, code_other) = stderr(path, &["verify", "other.pdf"], "");
    assert_eq!(code_other, 1);
    assert!(
        said.contains(&format!(
            "puzzle 4 on page {page} differs from the lock in r"
        )),
        "{said}"
    );

    // A given changed in the lock.
    let given = line.find(|c| c != '.').unwrap();
    let mut tampered = line.clone();
    tampered.replace_range(given..=given, ".");
    fs::write(path.join("book.lock"), good.replace(&line, &tampered)).unwrap();
    let (said, code_tampered) = stderr(path, &["verify", "book.lock"], "");
    assert_eq!(code_tampered, 1);
    assert!(
        said.contains("puzzle 4 (easy/4, page ") && said.contains("other givens"),
        "{said}"
    );

    // Laid out by another version: the same puzzles, other bytes.
    fs::write(
        path.join("book.lock"),
        good.replacen("gridpress = \"0.", "gridpress = \"99.", 1),
    )
    .unwrap();
    let mut pdf = fs::read(path.join("book.pdf")).unwrap();
    pdf.extend_from_slice(b"\n");
    fs::write(path.join("book.pdf"), &pdf).unwrap();
    let (said, code_version) = stderr(path, &["verify", "book.lock"], "");
    assert_eq!(code_version, 0, "{said}");
    assert!(
        said.contains("the pages were laid out by version 99."),
        "{said}"
    );

    // No PDF at all.
    fs::write(path.join("book.lock"), &good).unwrap();
    fs::remove_file(path.join("book.pdf")).unwrap();
    let (said, code_alone) = stderr(path, &["verify", "book.lock"], "");
    assert_eq!(code_alone, 0);
    assert!(said.contains("the lock alone was checked"), "{said}");
}

#[test]
fn a_failed_run_leaves_what_was_there() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    fs::write(path.join("book.pdf"), "precious").unwrap();
    fs::write(path.join("bad.toml"), "nonsense = 1").unwrap();
    assert_eq!(code(path, &["book", "bad.toml", "-o", "book.pdf"]), 2);
    assert_eq!(
        fs::read_to_string(path.join("book.pdf")).unwrap(),
        "precious"
    );
    let (said, code_missing) = stderr(path, &["book", "book.toml", "-o", "nowhere/book.pdf"], "");
    assert_eq!(code_missing, 3);
    assert!(said.contains("cannot write `nowhere/book.pdf`"), "{said}");
    fs::create_dir(path.join("taken.pdf")).unwrap();
    assert_eq!(code(path, &["book", "book.toml", "-o", "taken.pdf"]), 3);
    // The lock cannot be put in place, so the PDF is not either.
    fs::create_dir(path.join("half.lock")).unwrap();
    assert_eq!(code(path, &["book", "book.toml", "-o", "half.pdf"]), 3);
    assert!(!path.join("half.pdf").exists());
    let left = fs::read_dir(path).unwrap().filter(|entry| {
        entry
            .as_ref()
            .unwrap()
            .file_name()
            .to_string_lossy()
            .contains("tmp")
    });
    assert_eq!(left.count(), 0);
}

#[test]
fn a_target_out_of_reach_is_refused_or_ends_with_4() {
    let folder = with_spec(
        "[levels.extreme]\nremoved = [63, 64]\n[[section]]\nid = \"x\"\nlevel = \"extreme\"\ncount = 3\n",
    );
    let (said, code_book) = stderr(folder.path(), &["book", "book.toml", "--seed", "1"], "");
    assert_eq!(code_book, 2);
    assert!(
        said.contains("out of reach") && said.contains("the hardest level in reach is `expert`"),
        "{said}"
    );
    assert!(!folder.path().join("book.pdf").exists());
    assert_eq!(
        code(
            folder.path(),
            &["generate", "--removed", "64", "--seed", "1"]
        ),
        4
    );
    assert_eq!(code(folder.path(), &["generate", "--removed", "65"]), 2);
}

#[test]
fn dates_come_from_the_spec_or_the_environment() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    let made = |date: &str| {
        gridpress(path)
            .args(["book", "book.toml"])
            .env("SOURCE_DATE_EPOCH", date)
            .output()
            .unwrap()
            .status
            .code()
    };
    assert_eq!(made("1767225600"), Some(0));
    assert_eq!(
        lock(&path.join("book.lock"))["spec"]["date"].as_str(),
        Some("2026-01-01")
    );
    let dated = fs::read(path.join("book.pdf")).unwrap();
    // The lock knows the date; the environment has no say any more.
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == dated);
    assert_eq!(made("soon"), Some(2));
}

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn solve_answers_in_kind() {
    let folder = folder();
    let path = folder.path();
    assert_eq!(
        stdout(path, &["solve"], PUZZLE),
        (format!("{SOLUTION}\n"), 0)
    );
    assert_eq!(
        stdout(path, &["solve", "-"], &PUZZLE.replace('.', "0")),
        (format!("{SOLUTION}\n"), 0)
    );
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[row * 9..][..9]).collect();
    let (grid, code_grid) = stdout(path, &["solve"], &rows.join("\n"));
    assert_eq!(code_grid, 0);
    assert!(
        grid.starts_with("5 3 4 | 6 7 8 | 9 1 2\n") && grid.lines().count() == 11,
        "{grid}"
    );

    let none = PUZZLE.replacen("53", "55", 1);
    let (said, code_many) = stdout(
        path,
        &["solve"],
        &format!("{PUZZLE}\n{none}\n{}\n", ".".repeat(81)),
    );
    assert_eq!(code_many, 1);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..3], [SOLUTION, "no solution", "several solutions"]);
    assert_eq!(lines.len(), 5);
    assert_ne!(lines[3], lines[4]);
}

#[test]
fn malformed_puzzles_are_placed() {
    let folder = folder();
    for (input, place) in [
        (PUZZLE.replacen('7', "?", 1), "standard input:1:5"),
        (format!("{PUZZLE}\n{}", &PUZZLE[1..]), "standard input:2:81"),
        (String::new(), "no puzzle in standard input"),
        ("123456789\n".to_owned(), "standard input:1:1"),
    ] {
        let (said, code) = stderr(folder.path(), &["solve"], &input);
        assert_eq!(code, 2);
        assert!(said.contains(place), "{said}");
    }
    let (said, code) = stderr(folder.path(), &["grade", "nowhere.txt"], "");
    assert_eq!(code, 2);
    assert!(
        said.contains("cannot read `nowhere.txt`: there is no such file"),
        "{said}"
    );
}

#[test]
fn grade_tells_removed_cells_and_level() {
    let folder = folder();
    let path = folder.path();
    assert_eq!(
        stdout(path, &["grade"], PUZZLE),
        (
            format!("{PUZZLE}  51 removed  hard  Hidden single in a box  score 120000\n"),
            0
        )
    );
    let (json, code_json) = stdout(
        path,
        &["grade", "--json"],
        &format!("{PUZZLE}\n{}", ".".repeat(81)),
    );
    assert_eq!(code_json, 1);
    assert_eq!(
        json.lines().next(),
        Some(
            format!(
                "{{\"puzzle\":\"{PUZZLE}\",\"solutions\":1,\"removed\":51,\"level\":\"hard\",\"tier\":1,\
                 \"technique\":\"hidden-single-box\",\"score\":120000}}"
            )
            .as_str()
        )
    );
    assert!(json.lines().nth(1).unwrap().ends_with(
        "\"removed\":81,\"level\":null,\"tier\":null,\"technique\":null,\"score\":null}"
    ));
}

#[test]
fn generate_makes_the_same_stream_in_every_length_and_format() {
    let folder = folder();
    let path = folder.path();
    let (five, _) = stdout(
        path,
        &["generate", "-n", "5", "--seed", "x", "--level", "hard"],
        "",
    );
    let (three, _) = stdout(
        path,
        &[
            "generate",
            "-n",
            "3",
            "--seed",
            "x",
            "--level",
            "hard",
            "--threads",
            "1",
        ],
        "",
    );
    assert!(five.starts_with(&three));
    let (grids, _) = stdout(
        path,
        &[
            "generate", "-n", "5", "--seed", "x", "--level", "hard", "--format", "grid",
        ],
        "",
    );
    let (solved, code_solved) = stdout(path, &["solve"], &five);
    assert_eq!(code_solved, 0);
    let (with, _) = stdout(
        path,
        &[
            "generate",
            "-n",
            "5",
            "--seed",
            "x",
            "--level",
            "hard",
            "--solution",
        ],
        "",
    );
    let joined: String = five
        .lines()
        .zip(solved.lines())
        .map(|(puzzle, solution)| format!("{puzzle},{solution}\n"))
        .collect();
    assert_eq!(with, joined);
    let (graded, _) = stdout(path, &["grade"], &grids);
    assert!(
        graded
            .lines()
            .zip(five.lines())
            .all(|(grade, puzzle)| grade.starts_with(puzzle) && grade.contains("  hard  "))
    );
}

#[test]
fn wrong_usage_is_2_and_help_is_0() {
    let folder = folder();
    for args in [
        &["bok"][..],
        &["book", "--sed", "1"],
        &["generate", "-n", "0"],
        &["--threads", "0", "book"],
        &["book", "a.toml", "--lock", "b.lock"],
        &["generate", "--size", "7"],
        &["generate", "--size", "6", "--box", "4x4"],
        &["generate", "--variant", "kropki"],
        &["generate", "--variant", "diagonal,jigsaw"],
        &["generate", "--size", "6", "--removed", "37"],
        &["generate", "-n", "2", "--format", "ipuz"],
        &["generate", "--format", "sdm", "--solution"],
        &["generate", "--format", "sdk", "--variant", "diagonal"],
        &[
            "generate",
            "--variant",
            "jigsaw",
            "--format",
            "json",
            "--fill",
            "shuffle",
        ],
        &["solve", "--count=0"],
        &["shuffle", "-n", "0"],
    ] {
        assert_eq!(code(folder.path(), args), 2, "{args:?}");
    }
    assert_eq!(code(folder.path(), &["book", "missing.toml"]), 2);
    assert_eq!(code(folder.path(), &["verify", "missing.lock"]), 2);
    for args in [
        &["--help"][..],
        &["--version"],
        &["book", "--help"],
        &["verify", "--help"],
        &["generate", "--help"],
        &["solve", "--help"],
        &["grade", "--help"],
        &["hint", "--help"],
        &["explain", "--help"],
        &["shuffle", "--help"],
    ] {
        let (help, code) = stdout(folder.path(), args, "");
        assert_eq!(code, 0);
        assert!(
            args == ["--version"] || help.contains("Examples:"),
            "{args:?}"
        );
    }
}

#[test]
fn puzzles_of_every_format_are_made_graded_and_solved() {
    let folder = folder();
    let path = folder.path();
    for kind in [
        &["--size", "6x6", "--box", "3x2"][..],
        &["--size", "4", "--symmetry", "mirrors", "--removed", "4"],
        &["--variant", "diagonal,center-dot", "--symmetry", "dihedral"],
        &["--variant", "windoku", "--fill", "shuffle"],
        &[],
    ] {
        let made = |format: &str, solution: bool| {
            let mut args = vec!["generate", "--seed", "f", "--format", format];
            args.extend(kind);
            args.extend(solution.then_some("--solution"));
            stdout(path, &args, "")
        };
        let flags: Vec<&str> = kind
            .chunks(2)
            .filter(|flag| ["--size", "--box", "--variant"].contains(&flag[0]))
            .flatten()
            .copied()
            .collect();
        let (line, code_line) = made("line", true);
        assert_eq!(code_line, 0, "{kind:?}");
        let (puzzle, solution) = line.trim().split_once(',').unwrap();
        for format in ["line", "grid", "json", "ipuz", "sdk", "sdm"] {
            let (text, code_made) = made(format, false);
            if code_made == 2 {
                assert!(format.starts_with("sd") && !kind.is_empty(), "{format}");
                continue;
            }
            let graded = stdout(path, &[&["grade"], &flags[..]].concat(), &text);
            assert!(graded.0.starts_with(puzzle), "{format} {graded:?}");
            assert_eq!(graded.1, 0);
            let counted = stdout(path, &[&["solve", "--count"], &flags[..]].concat(), &text);
            assert_eq!(counted, ("1\n".to_owned(), 0));
            if ["json", "ipuz"].contains(&format) {
                // What these say they need not be told.
                let solved = stdout(path, &["solve"], &text);
                assert_eq!(solved, (format!("{solution}\n"), 0));
            }
        }
        // A code makes its puzzle again, in any format.
        let (json, _) = made("json", true);
        let code_at = json.find("\"code\":\"").unwrap() + 8;
        let code = json[code_at..].split('"').next().unwrap();
        for format in ["json", "ipuz"] {
            let again = [
                "generate",
                "--seed",
                "f",
                "--solution",
                "--format",
                format,
                "--code",
                code,
            ];
            assert_eq!(stdout(path, &again, "").0, made(format, true).0);
        }
    }
}

#[test]
fn regions_and_cages_need_words_of_their_own() {
    let folder = folder();
    let path = folder.path();
    for format in ["line", "grid", "sdk", "sdm"] {
        for variant in ["jigsaw", "killer"] {
            let args = ["generate", "--variant", variant, "--format", format];
            let (said, code) = stderr(path, &args, "");
            assert_eq!(code, 2);
            assert!(said.contains("json and ipuz"), "{said}");
        }
    }
    let (said, code) = stderr(path, &["solve", "--variant", "jigsaw"], PUZZLE);
    assert_eq!(code, 2);
    assert!(said.contains("json and ipuz can"), "{said}");

    let jigsaw = "{\"puzzle\":\"1..............3\",\"size\":4,\"variant\":[\"jigsaw\"],\"regions\":\"1122132213443344\"}\n";
    let (count, code) = stdout(path, &["solve", "--count"], jigsaw);
    assert_eq!(code, 0);
    for format in ["json", "ipuz"] {
        let args = ["shuffle", "--seed", "1", "--format", format];
        let (shuffled, code) = stdout(path, &args, jigsaw);
        assert_eq!(code, 0);
        assert_ne!(shuffled, jigsaw);
        let again = stdout(path, &["solve", "--count"], &shuffled);
        assert_eq!(again, (count.clone(), 0));
    }
    let args = ["shuffle", "--seed", "1", "--format", "line"];
    assert_eq!(stdout(path, &args, jigsaw).1, 2);
}

#[test]
fn solve_counts_solutions_as_far_as_told() {
    let folder = folder();
    let path = folder.path();
    let puzzles = format!(
        "1...............\n{}\n55{}\n",
        ".".repeat(16),
        ".".repeat(79)
    );
    assert_eq!(
        stdout(path, &["solve", "--count"], &puzzles),
        ("72\n288\n0\n".to_owned(), 0)
    );
    assert_eq!(
        stdout(path, &["solve", "--count=100"], &puzzles),
        ("72\n100+\n0\n".to_owned(), 0)
    );
}

#[test]
fn shuffled_puzzles_are_the_same_in_other_dress() {
    let folder = folder();
    let path = folder.path();
    let args = ["shuffle", "-n", "3", "--seed", "x"];
    let empty = ".".repeat(81);
    let (shuffled, code_shuffled) = stdout(path, &args, &format!("{PUZZLE}\n{empty}\n"));
    assert_eq!(code_shuffled, 0);
    let lines: Vec<&str> = shuffled.lines().collect();
    assert_eq!(lines.len(), 6);
    assert!(lines[0] != lines[1] && lines[0] != PUZZLE);
    assert_eq!(lines[3..], [&empty, &empty, &empty]);
    let (graded, code_graded) = stdout(path, &["grade"], &lines[..3].join("\n"));
    assert_eq!(code_graded, 0);
    assert!(
        graded
            .lines()
            .all(|grade| grade.contains("51 removed  hard  Hidden single in a box"))
    );
    // A copy depends on its puzzle's place and its own number alone.
    let (fewer, _) = stdout(path, &["shuffle", "-n", "2", "--seed", "x"], PUZZLE);
    assert_eq!(fewer.lines().collect::<Vec<_>>(), lines[..2]);
    let (said, code_drawn) = stderr(path, &["shuffle"], PUZZLE);
    assert_eq!(code_drawn, 0);
    assert!(said.starts_with("seed "), "{said}");
    // Twins are told from one another by nothing: a book refuses them.
    fs::write(path.join("mine.txt"), format!("{PUZZLE}\n{}\n", lines[1])).unwrap();
    let spec = "[[section]]\nid = \"mine\"\nsource = \"mine.txt\"\n";
    fs::write(path.join("book.toml"), spec).unwrap();
    let (said, code_book) = stderr(path, &["book", "book.toml"], "");
    assert_eq!(code_book, 2);
    assert!(said.contains("the same puzzle twice"), "{said}");
    // A file for one puzzle stays one; several become lines or grids.
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[row * 9..][..9]).collect();
    let sdk = format!("[Puzzle]\n{}\n", rows.join("\n"));
    let one = stdout(path, &["shuffle", "--seed", "x"], &sdk).0;
    assert!(one.starts_with("[Puzzle]\n") && one.lines().count() == 10);
    let two = stdout(path, &["shuffle", "-n", "2", "--seed", "x"], &sdk).0;
    assert_eq!(two.lines().count(), 24);
    let forced = ["shuffle", "-n", "2", "--format", "sdk"];
    assert_eq!(stdout(path, &forced, &sdk).1, 2);
}

#[test]
fn a_kind_that_is_used_up_repeats_with_a_warning() {
    let folder = with_spec(
        "[[section]]\nid = \"x\"\nsize = 4\nlevel = \"extreme\"\nsymmetry = \"dihedral\"\nremoved = [8, 8]\ncount = 300\nper_page = 20\n",
    );
    let (said, code) = stderr(folder.path(), &["book", "book.toml", "--seed", "1"], "");
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("repeat others"), "{said}");
}

#[test]
fn books_of_one_size_explain_themselves_in_that_size() {
    for size in [4, 6, 8, 12] {
        let folder = with_spec(&format!(
            "[[section]]\nid = \"x\"\nsize = {size}\nlevel = \"medium\"\ncount = 2\n"
        ));
        let (said, code_book) = stderr(folder.path(), &["book", "book.toml", "--seed", "1"], "");
        assert_eq!(code_book, 0, "{size}: {said}");
        assert_eq!(code(folder.path(), &["verify", "book.lock"]), 0, "{size}");
    }
}

#[test]
fn walkthroughs_and_techniques_are_made_verified_and_made_again() {
    let text = "seed = \"told\"\n[[section]]\nid = \"a\"\nlevel = \"expert\"\ncount = 2\n\
        [[section]]\nid = \"b\"\nlevel = \"medium\"\ncount = 2\nvariant = [\"jigsaw\"]\n\
        [[section]]\nid = \"c\"\nlevel = \"hard\"\ncount = 1\nvariant = [\"killer\"]\n\
        [[section]]\nid = \"d\"\nlevel = \"easy\"\ncount = 1\nsize = 16\nper_page = 1\n\
        [front]\ntechniques = true\n[answers]\nwalkthrough = \"all\"\n";
    for placement in ["back", "separate"] {
        let folder = with_spec(&format!("{text}placement = \"{placement}\"\n"));
        let path = folder.path();
        assert_eq!(code(path, &["book", "book.toml"]), 0);
        let (said, code_verify) = stdout(path, &["verify", "book.lock"], "");
        assert_eq!(code_verify, 0, "{said}");
        assert!(said.contains("6 puzzles and 6 answers read back"), "{said}");
        assert_eq!(
            code(
                path,
                &["book", "book.toml", "--threads", "1", "-o", "one.pdf"]
            ),
            0
        );
        assert_eq!(
            code(path, &["book", "--lock", "book.lock", "-o", "again.pdf"]),
            0
        );
        let mut diagrams = 0;
        for end in [".pdf", "-answers.pdf"] {
            let read = |name: &str| fs::read(path.join(format!("{name}{end}"))).ok();
            let Some(book) = read("book") else { continue };
            assert_eq!(read("one").as_ref(), Some(&book));
            assert_eq!(read("again").as_ref(), Some(&book));
            // No diagram passes for a puzzle, and every one has words above it.
            let grids = gridpress::read::Reader::new(&book)
                .unwrap()
                .grids()
                .unwrap();
            let others = grids.iter().filter(|grid| grid.number.is_none());
            for grid in others {
                assert!(
                    grid.head.starts_with(|c: char| c.is_alphabetic()),
                    "{grid:?}"
                );
                assert!(!grid.head.starts_with("Puzzle"), "{grid:?}");
                diagrams += 1;
            }
        }
        assert!(diagrams > 20, "{diagrams}");
    }
}
