//! Completions, manual pages, archives and pipes, each tried with the program that a user has for it.

use super::program::{SMALL, folder, run, succeed, with_spec};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs another program in `folder` and returns its output; fails if the program is missing or fails.
fn other(folder: &Path, program: &str, args: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.current_dir(folder).args(args).env("LC_ALL", "C").env("MANWIDTH", "80");
    let output = command.output().unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(output.status.success(), "{program} {args:?}: {output:?}");
    output
}

#[test]
fn bash_parses_its_completions() {
    let folder = folder();
    let script = succeed(&folder, &["completions", "bash"]);
    fs::write(folder.path().join("gridpress.bash"), script).unwrap();
    let bash = other(folder.path(), "bash", &["-n", "gridpress.bash"]);
    assert!(bash.stderr.is_empty(), "{bash:?}");
}

#[test]
fn man_sets_a_manual_page_without_warnings() {
    let folder = folder();
    succeed(&folder, &["man", "-o", "man/man1"]);
    let man = other(folder.path(), "man", &["--warnings", "-l", "man/man1/gridpress-book.1"]);
    let text = String::from_utf8_lossy(&man.stdout);
    assert!(man.stderr.is_empty(), "{man:?}");
    assert!(text.contains("gridpress book --booklet"), "{text}");
}

#[test]
fn packs_open_in_other_programs() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    succeed(path, &["book", "book.toml"]);
    for format in ["line", "json", "opensudoku"] {
        succeed(path, &["export", "book.lock", "--pack", "p.zip", "--format", format]);
        other(path, "unzip", &["-tq", "p.zip"]);
        let script =
            "import sys, zipfile; sys.exit(zipfile.ZipFile('p.zip').testzip() is not None)";
        other(path, "python3", &["-c", script]);
        fs::remove_file(path.join("p.zip")).unwrap();
    }
}

#[test]
fn a_pipe_without_a_writer_is_not_waited_for() {
    let spec = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[[text]]\nfile = \"a.md\"\n";
    let folder = with_spec(spec);
    other(folder.path(), "mkfifo", &["a.md"]);
    let run = run(&folder, &["book", "--seed", "1"]);
    assert_eq!(run.code, 2, "{}", run.stderr);
    assert!(run.stderr.contains("it is a device or a pipe, not a file"), "{}", run.stderr);
}
