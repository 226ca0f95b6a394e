//! `gridpress book`: contents of books, and circumstances that do not affect them.

use super::program::{
    SMALL, code, finish, givens, gridpress, lock, stderr, stdout, succeed, with_spec,
};
use std::fs;

#[test]
fn bytes_do_not_depend_on_threads_folder_locale_or_time_zone() {
    let (one, two) = (with_spec(SMALL), with_spec(SMALL));
    succeed(&one, &["book", "book.toml", "--threads", "1"]);
    let mut elsewhere = gridpress(&two);
    elsewhere
        .args(["book", "book.toml", "--threads", "3"])
        .env("LANG", "tr_TR.UTF-8")
        .env("LC_ALL", "tr_TR.UTF-8")
        .env("TZ", "Asia/Tokyo");
    assert_eq!(finish(elsewhere, "").code, 0);
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
    let changed: Vec<usize> = (0..7).filter(|&index| before[index] != after[index]).collect();
    assert_eq!(changed, [2]);
    assert_eq!(code(path, &["verify", "book.lock"]), 0);
}

/// A generated puzzle that is equivalent to a supplied one is redrawn; the others stay.
#[test]
fn duplicates_are_redrawn() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let before = givens(&lock(&path.join("book.lock")), "easy");
    let transposed: String =
        (0..81).map(|cell| &before[3][cell % 9 * 9 + cell / 9..][..1]).collect();
    fs::write(path.join("mine.txt"), &transposed).unwrap();
    let spec = format!("{SMALL}[[section]]\nid = \"mine\"\nsource = \"mine.txt\"\n");
    fs::write(path.join("book.toml"), spec).unwrap();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let after = givens(&lock(&path.join("book.lock")), "easy");
    let changed: Vec<usize> = (0..7).filter(|&index| before[index] != after[index]).collect();
    assert_eq!(changed, [3]);
    assert_eq!(code(path, &["verify", "book.lock"]), 0);
}

#[test]
fn separate_answers_have_their_own_file() {
    let folder = with_spec(&format!("{SMALL}[answers]\nplacement = \"separate\"\n"));
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml", "-o", "out.pdf"]), 0);
    assert!(path.join("out-answers.pdf").exists());
    let (stderr, code_all) = stdout(path, &["verify", "out.lock"], "");
    assert_eq!(code_all, 0, "{stderr}");
    assert!(stderr.contains("12 puzzles and 12 answers read back"), "{stderr}");
    fs::remove_file(path.join("out-answers.pdf")).unwrap();
    assert_eq!(code(path, &["verify", "out.lock"]), 1);
}

#[test]
fn a_failed_run_keeps_existing_files() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    fs::write(path.join("book.pdf"), "precious").unwrap();
    fs::write(path.join("bad.toml"), "nonsense = 1").unwrap();
    assert_eq!(code(path, &["book", "bad.toml", "-o", "book.pdf"]), 2);
    assert_eq!(fs::read_to_string(path.join("book.pdf")).unwrap(), "precious");
    let (stderr, code_missing) = stderr(path, &["book", "book.toml", "-o", "nowhere/book.pdf"], "");
    assert_eq!(code_missing, 3);
    assert!(stderr.contains("cannot write `nowhere/book.pdf`"), "{stderr}");
    fs::create_dir(path.join("taken.pdf")).unwrap();
    assert_eq!(code(path, &["book", "book.toml", "-o", "taken.pdf"]), 3);
    // The lock cannot be written, so the PDF is not written either.
    fs::create_dir(path.join("half.lock")).unwrap();
    assert_eq!(code(path, &["book", "book.toml", "-o", "half.pdf"]), 3);
    assert!(!path.join("half.pdf").exists());
    let left = fs::read_dir(path)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().contains("tmp"));
    assert_eq!(left.count(), 0);
}

#[test]
fn unreachable_targets_are_refused() {
    let folder = with_spec(
        "[levels.extreme]\nremoved = [63, 64]\n[[section]]\nid = \"x\"\nlevel = \"extreme\"\ncount = 3\n",
    );
    let (stderr, code_book) = stderr(folder.path(), &["book", "book.toml", "--seed", "1"], "");
    assert_eq!(code_book, 4);
    assert!(
        stderr.contains("63 to 64 cells removed")
            && stderr.contains("are too rare with symmetry `rotate180`"),
        "{stderr}"
    );
    assert!(!folder.path().join("book.pdf").exists());
    assert_eq!(code(folder.path(), &["generate", "--removed", "65"]), 2);
}

#[test]
fn dates_come_from_the_spec_or_the_environment() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    let made = |date: &str| {
        let mut command = gridpress(path);
        command.args(["book", "book.toml"]).env("SOURCE_DATE_EPOCH", date);
        finish(command, "").code
    };
    assert_eq!(made("1767225600"), 0);
    assert_eq!(lock(&path.join("book.lock"))["spec"]["date"].as_str(), Some("2026-01-01"));
    let dated = fs::read(path.join("book.pdf")).unwrap();
    // The lock stores the date, which overrides the environment.
    assert_eq!(code(path, &["book", "--lock", "book.lock"]), 0);
    assert!(fs::read(path.join("book.pdf")).unwrap() == dated);
    assert_eq!(made("soon"), 2);
}

#[test]
fn exhausted_kinds_repeat_puzzles_with_a_warning() {
    let folder = with_spec(
        "[[section]]\nid = \"x\"\nsize = 4\nlevel = \"easy\"\nsymmetry = \"dihedral\"\nremoved = [8, 8]\ncount = 100\nper_page = 20\n",
    );
    let (stderr, code) = stderr(folder.path(), &["book", "book.toml", "--seed", "1"], "");
    assert_eq!(code, 0, "{stderr}");
    assert!(stderr.contains("repeat others"), "{stderr}");
}

#[test]
fn books_of_one_size_explain_themselves_in_that_size() {
    for size in [4, 6, 8, 12] {
        let folder = with_spec(&format!(
            "[[section]]\nid = \"x\"\nsize = {size}\nlevel = \"medium\"\ncount = 2\n"
        ));
        let (stderr, code_book) = stderr(folder.path(), &["book", "book.toml", "--seed", "1"], "");
        assert_eq!(code_book, 0, "{size}: {stderr}");
        assert_eq!(code(folder.path(), &["verify", "book.lock"]), 0, "{size}");
    }
}

#[test]
fn braille_has_the_puzzles_of_the_lock_and_replaces_nothing_else() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(&folder, &["book", "book.toml"]);
    let pdf = fs::read(path.join("book.pdf")).unwrap();
    succeed(&folder, &["book", "book.toml", "--format", "brf"]);
    succeed(&folder, &["book", "--lock", "book.lock", "--format", "brf", "-o", "again.brf"]);
    let braille = fs::read_to_string(path.join("book.brf")).unwrap();
    assert!(braille == fs::read_to_string(path.join("again.brf")).unwrap());
    assert!(braille.lines().all(|line| line.len() <= 41) && braille.ends_with("\r\n\u{c}"));
    assert!(fs::read(path.join("book.pdf")).unwrap() == pdf);
    // The first row of the first puzzle, with a blank between boxes.
    let row: String = givens(&lock(&path.join("book.lock")), "easy")[0][..9]
        .chars()
        .enumerate()
        .flat_map(|(index, digit)| {
            let cell = digit.to_digit(10).map_or('-', |digit| char::from(b'@' + digit as u8));
            (index > 0 && index % 3 == 0).then_some(' ').into_iter().chain([cell])
        })
        .collect();
    assert!(braille.contains(&format!("#A {row}")), "{row}\n{braille}");
    assert_eq!(code(path, &["book", "--format", "brf", "-o", "book.pdf"]), 2);
    assert_eq!(code(path, &["book", "--format", "brf", "--profile", "kdp"]), 2);
}
