//! Help, versions, completions and manual pages.

use super::program::{folder, run, succeed};
use std::fs;

const COMMANDS: [&str; 30] = [
    "book", "worksheet", "new", "templates", "check", "cover", "preview", "pictures", "listing",
    "watch", "daily", "publish", "correct", "verify", "generate", "solve", "grade", "hint",
    "explain", "shuffle", "export", "convert", "canonical", "stats", "calibrate", "registry",
    "schema", "guide", "completions", "man",
];

/// Returns the help of a command on a terminal of the given number of columns.
fn help(command: &[&str], columns: usize) -> String {
    let mut program = super::program::gridpress(env!("CARGO_MANIFEST_DIR"));
    program.args(command).arg("--help").env("COLUMNS", columns.to_string());
    let run = super::program::finish(program, "");
    assert_eq!(run.code, 0, "{command:?}");
    run.out
}

#[test]
fn every_command_is_listed_and_has_examples() {
    let list = help(&[], 100);
    for command in COMMANDS {
        assert!(list.contains(&format!("\n  {command} ")), "{command}: {list}");
        assert!(help(&[command], 100).contains("Examples:"), "{command}");
    }
    let listed = list.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    // `help` itself.
    assert_eq!(listed.count(), COMMANDS.len() + 1);
}

/// Examples are not wrapped.
#[test]
fn examples_fit_a_terminal_of_eighty_columns() {
    for command in COMMANDS {
        let help = help(&[command], 200);
        let examples = help.lines().skip_while(|line| *line != "Examples:");
        for line in examples {
            assert!(line.chars().count() <= 80, "{command}: {line}");
        }
    }
}

/// A line of prose is broken only if the next word does not fit.
#[test]
fn help_fills_its_lines() {
    let all = COMMANDS.iter().map(std::slice::from_ref).chain([&[][..]]);
    for command in all {
        for columns in [80, 100] {
            let help = help(command, columns);
            let lines: Vec<&str> = help.lines().collect();
            for pair in lines.windows(2) {
                let [line, next] = [pair[0], pair[1]];
                let place = format!("{command:?} at {columns}: {line}");
                assert!(line.chars().count() <= columns, "{place}");
                let is_prose =
                    |line: &str| !line.is_empty() && !line.starts_with(' ') && !line.ends_with(':');
                if is_prose(line) && is_prose(next) {
                    let word = next.split(' ').next().unwrap();
                    let full = line.chars().count() + 1 + word.chars().count() > columns;
                    assert!(full, "{place}\n{next}");
                }
            }
        }
    }
}

#[test]
fn the_version_names_the_build() {
    let folder = folder();
    let long = succeed(&folder, &["--version"]);
    let short = succeed(&folder, &["-V"]);
    assert!(short.starts_with("gridpress ") && short.lines().count() == 1, "{short}");
    assert!(long.starts_with(short.trim_end()), "{long}");
    assert!(long.contains("\nengine revision 1\n"), "{long}");
    assert!(long.contains("\nvectors: "), "{long}");
}

#[test]
fn threads_are_documented_where_they_apply() {
    for command in COMMANDS {
        let counts =
            !["new", "templates", "schema", "guide", "completions", "man"].contains(&command);
        assert_eq!(help(&[command], 100).contains("--threads"), counts, "{command}");
    }
    // Global options are allowed before any command.
    let folder = folder();
    succeed(&folder, &["--threads", "2", "templates"]);
    succeed(&folder, &["generate", "--threads", "2"]);
    assert_eq!(run(&folder, &["--threads", "2", "templates", "--threads", "2"]).code, 2);
}

#[test]
fn shells_take_their_completions() {
    let folder = folder();
    let path = folder.path();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = succeed(path, &["completions", shell]);
        assert!(script.contains("new-seed"), "{shell}");
        // Not every shell completes the values of options.
        let names = ["large-print", "kdp-paperback-white"];
        let is_bash = shell == "bash" || shell == "zsh";
        assert!(!is_bash || names.iter().all(|name| script.contains(name)), "{shell}");
    }
    assert_eq!(run(path, &["completions", "tcsh"]).code, 2);
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let folder = folder();
    let path = folder.path();
    succeed(path, &["man", "-o", "man/man1"]);
    let pages = fs::read_dir(path.join("man/man1")).unwrap();
    // The manual page of the program, and those of the subcommands of `registry`.
    let within = ["list", "check", "export", "report", "add", "remove"];
    assert_eq!(pages.count(), COMMANDS.len() + 1 + within.len());
    for name in within {
        let page = path.join(format!("man/man1/gridpress-registry-{name}.1"));
        assert!(page.is_file(), "{name}");
    }
    let book = fs::read_to_string(path.join("man/man1/gridpress-book.1")).unwrap();
    assert_eq!(book, succeed(path, &["man", "book"]));
    let all = fs::read_to_string(path.join("man/man1/gridpress.1")).unwrap();
    assert_eq!(all, succeed(path, &["man"]));
    let gone = run(path, &["man", "bok"]);
    assert_eq!(gone.code, 2);
    assert!(gone.stderr.contains("unknown command `bok`"), "{}", gone.stderr);
    for page in [book, all] {
        for heading in [
            ".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS", ".SH EXAMPLES", ".SH \"EXIT STATUS\"",
            ".SH \"SEE ALSO\"",
        ] {
            assert!(page.contains(heading), "{heading}");
        }
    }
}
