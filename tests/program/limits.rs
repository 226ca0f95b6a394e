//! Limits: input that is far too large is refused, with a message that names the limit.

use super::program::{PUZZLE, folder, run, with_spec};
use std::fs;
use std::path::Path;

const SECTION: &str = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";

/// Returns sections with different ids, each with the given number of puzzles.
fn sections(number: usize, count: u32) -> String {
    let section =
        |index| format!("[[section]]\nid = \"s{index}\"\nlevel = \"easy\"\ncount = {count}\n");
    (0..number).map(section).collect()
}

/// Returns the message of `book`, which must refuse the spec in `folder` as invalid and write nothing.
fn refusal(folder: &Path) -> String {
    let run = run(folder, &["book", "--seed", "1"]);
    assert_eq!(run.code, 2, "{}", run.stderr);
    assert!(!folder.join("book.pdf").exists());
    run.stderr
}

#[track_caller]
fn refused(spec: &str, message: &str) {
    let output = refusal(with_spec(spec).path());
    assert!(output.contains(message), "{output}");
}

#[test]
fn specs_have_limits() {
    let large = format!("title = \"{}\"\n{SECTION}", "x".repeat(1 << 20));
    refused(&large, "cannot read `book.toml`: it is too large");
    refused(&large, "at most 1 MB for a spec");
    refused(&sections(1_001, 1), "1,001 tables [[section]]\n --> book.toml:1:1");
    refused(&sections(1_001, 1), "at most 1,000 allowed");
    refused(&sections(2, 50_001), "100,002 puzzles in a book");
    let texts = format!("{SECTION}{}", "[[text]]\nfile = \"a.md\"\n".repeat(1_001));
    refused(&texts, "1,001 tables [[text]]");
    let slot = |index| format!("[[daily.slot]]\nid = \"s{index}\"\n");
    let slots: String = (0..101).map(slot).collect();
    refused(&format!("[daily]\nfirst = \"2026-01-01\"\n{slots}"), "101 tables [[daily.slot]]");
}

#[test]
fn texts_have_limits() {
    let spec = format!("{SECTION}[[text]]\nfile = \"a.md\"\n[[text]]\nfile = \"b.md\"\n");
    let folder = with_spec(&spec);
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    let chapters = |count| "# One\n\nword\n\n".repeat(count);
    write("a.md", &chapters(1_500));
    write("b.md", &chapters(501));
    let output = refusal(folder.path());
    assert!(output.contains("2,001 chapters in the texts of a book"), "{output}");
    assert!(output.contains("book.toml:8:8"), "{output}");
    write("b.md", &"word ".repeat(450_000));
    let output = refusal(folder.path());
    assert!(output.contains("all texts of a book together of more than 2 MB"), "{output}");
}

#[test]
fn words_and_headings_have_limits() {
    let folder = with_spec(&format!("{SECTION}[[text]]\nfile = \"a.md\"\n"));
    for (text, place, message) in [
        ("W".repeat(300_000), 1, "300,000 characters in a word of a text"),
        (format!("one\n\ntwo {}", "x".repeat(1_900_000)), 3, "1,900,000 characters in a word"),
        (format!("a\n\n## {}\n", "m ".repeat(300)), 3, "599 characters in a heading or a caption"),
        (format!("# {}\n", "1 + ".repeat(400_000)), 1, "characters in a heading or a caption"),
    ] {
        fs::write(folder.path().join("a.md"), text).unwrap();
        let output = refusal(folder.path());
        assert!(output.contains(message), "{output}");
        assert!(output.contains(&format!("a.md:{place}:1")), "{output}");
        assert!(output.contains("at most ") && output.contains("help: "), "{output}");
    }
    fs::write(folder.path().join("a.md"), "## a\n".repeat(100_000)).unwrap();
    let output = refusal(folder.path());
    assert!(output.contains("100,000 headings in the texts of a book"), "{output}");
    assert!(output.contains("book.toml:6:8"), "{output}");
    let words = format!("{SECTION}[words]\ncontents = \"{}\"\n", "x".repeat(900_000));
    refused(&words, "900,000 characters in a message of [words]");
}

#[test]
fn nonsense_is_not_read_to_the_end() {
    let folder = folder();
    let nonsense = "what is this\n\n".repeat(1_000_000);
    for input in [
        &nonsense,
        &"1\n".repeat(4_000_000),
        &"this is a line longer than that of any row of cells\n".repeat(100_000),
        &format!("puzzle\n{nonsense}"),
        &"{}\n".repeat(1_000_000),
        &format!("<opensudoku>{}</opensudoku>", "<game />\n".repeat(1_000_000)),
        &"x".repeat(10_000_000),
    ] {
        let run = super::program::run_on(folder.path(), &["solve"], input);
        assert_eq!(run.code, 2, "{}", run.stderr);
        if !input.contains('\n') {
            assert!(run.stderr.contains("a line of more than 20000 cells"), "{}", run.stderr);
            continue;
        }
        let start = &input[..20];
        assert!(
            run.stderr.contains("too many mistakes in standard input"),
            "{start}: {}",
            run.stderr
        );
        assert!(run.stderr.contains("not read from here on"), "{start}: {}", run.stderr);
    }
    let array = format!("{{\"puzzle\": [{}0]}}", "0, ".repeat(2_000_000));
    let run = super::program::run_on(folder.path(), &["solve"], &array);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("expected a puzzle of less than 4 MB"), "{}", run.stderr);
    // Preceding puzzles are solved.
    let run = super::program::run_on(folder.path(), &["solve"], &format!("{PUZZLE}\n{nonsense}"));
    assert_eq!((run.code, run.out.trim()), (1, super::program::SOLUTION));
    assert!(run.stderr.contains("not read from here on"), "{}", run.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn failed_allocations_exit_as_system_errors() {
    let folder = with_spec(
        "seed = \"m\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 2000\nsize = 4\n",
    );
    let program = env!("CARGO_BIN_EXE_gridpress");
    let mut codes = Vec::new();
    for megabytes in [100, 140, 200, 280] {
        let line =
            format!("ulimit -v {}; exec '{program}' book --force --threads 2", megabytes * 1024);
        let mut command = std::process::Command::new("sh");
        command.arg("-c").arg(line).current_dir(folder.path());
        let run = super::program::finish(command, "");
        assert!([0, 3].contains(&run.code), "{megabytes} MB: {} {}", run.code, run.stderr);
        assert!(run.code == 0 || run.stderr.contains("memory"), "{megabytes} MB: {}", run.stderr);
        codes.push(run.code);
    }
    assert!(codes.contains(&3), "{codes:?}");
}

#[test]
fn files_of_puzzles_have_limits() {
    let folder = with_spec("[[section]]\nid = \"a\"\nsource = \"mine.txt\"\n");
    fs::write(folder.path().join("mine.txt"), format!("{PUZZLE}\n").repeat(100_001)).unwrap();
    let output = refusal(folder.path());
    assert!(output.contains("100,001 puzzles in a book"), "{output}");
    assert!(output.contains("limit their number"), "{output}");
}

#[test]
fn the_first_of_many_mistakes_are_shown_and_the_rest_counted() {
    let keys: String = (0..20_000).map(|index| format!("key{index} = 1\n")).collect();
    let output = refusal(with_spec(&format!("{keys}{SECTION}")).path());
    assert_eq!(output.matches("error: unknown key").count(), 50);
    assert!(output.contains("unknown key `key0`") && output.contains("unknown key `key49`"));
    assert!(output.trim_end().ends_with("error: and 19950 more, not shown"), "{output}");

    // Two thousand copies of a puzzle.
    let folder = with_spec("[[section]]\nid = \"a\"\nsource = \"mine.txt\"\n");
    fs::write(folder.path().join("mine.txt"), format!("{PUZZLE}\n").repeat(2_000)).unwrap();
    let output = refusal(folder.path());
    assert_eq!(output.matches("the same puzzle twice").count(), 50);
    assert!(output.contains("mine.txt:51:1") && !output.contains("mine.txt:52:1"), "{output}");
    assert!(output.contains("and 1949 more, not shown"), "{output}");
    // Puzzles without a solution.
    let wrong = format!("55{}\n", &PUZZLE[2..]);
    fs::write(folder.path().join("mine.txt"), wrong.repeat(2_000)).unwrap();
    let output = refusal(folder.path());
    assert!(output.starts_with("error: ") && !output.starts_with("error: and"), "{output}");
    assert!(output.contains("and 1950 more, not shown"), "{output}");
}

#[test]
fn warnings_beyond_the_limit_stop_nothing() {
    let section = |index: usize| {
        let source = format!("mine{index}.txt");
        format!("[[section]]\nid = \"s{index}\"\nsource = \"{source}\"\nsymmetry = \"none\"\n")
    };
    let folder = with_spec(&(0..60).map(section).collect::<String>());
    let puzzles = super::program::succeed(folder.path(), &["generate", "-n", "60", "--seed", "w"]);
    for (index, puzzle) in puzzles.lines().enumerate() {
        fs::write(folder.path().join(format!("mine{index}.txt")), puzzle).unwrap();
    }
    let run = run(folder.path(), &["book", "--seed", "1"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stderr.contains("warning: and 10 more, not shown"), "{}", run.stderr);
}

#[test]
fn long_lines_are_shortened_in_reports() {
    let name = "k".repeat(500_000);
    let output = refusal(with_spec(&format!("{name} = 1\n{SECTION}")).path());
    assert!(output.contains("unknown key `kkk") && output.contains("book.toml:1:1"));
    assert!(output.len() < 30_000, "{}", output.len());
}

#[cfg(unix)]
#[test]
fn endless_input_is_not_read_to_the_end() {
    let folder = folder();
    let path = folder.path();
    for (args, most) in [
        (&["book", "/dev/zero"][..], "at most 1 MB for a spec"),
        (&["check", "/dev/zero"], "at most 1 MB for a spec"),
        (&["daily", "/dev/zero", "--date", "2026-01-01"], "at most 1 MB for a spec"),
        (&["verify", "/dev/zero"], "at most 256 MB for a lock"),
        (&["book", "--lock", "/dev/zero"], "at most 256 MB for a lock"),
    ] {
        let run = run(path, args);
        assert_eq!(run.code, 2, "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(most), "{args:?}: {}", run.stderr);
    }
    // Pipes are read.
    let spec = format!("seed = \"p\"\n{SECTION}");
    let run = super::program::run_on(path, &["book", "/dev/stdin", "-o", "p.pdf", "-q"], &spec);
    assert_eq!(run.code, 0, "{}", run.stderr);
    // A socket in the spec is refused before it is opened.
    let _socket = std::os::unix::net::UnixListener::bind(path.join("a.md")).unwrap();
    fs::write(path.join("book.toml"), format!("{SECTION}[[text]]\nfile = \"a.md\"\n")).unwrap();
    assert!(refusal(path).contains("it is a device or a pipe, not a file"));
}
