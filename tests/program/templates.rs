//! `gridpress new`, `gridpress templates`, and the books made from templates.

use super::program::{ProgramRun, folder, lock, puzzles, run, succeed};
use gridpress_engine::generate::Revision;
use gridpress_testing::extent::SweepExtent;
use std::fs;
use std::path::Path;

fn names(folder: &Path) -> Vec<String> {
    let list = succeed(folder, &["templates"]);
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

#[test]
fn every_template_starts_a_book_that_is_made() {
    make_templates(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn every_template_starts_a_book_that_is_made_in_full() {
    make_templates(SweepExtent::Full);
}

fn make_templates(extent: SweepExtent) {
    let folder = folder();
    let names = names(folder.path());
    assert!(names.len() >= 9);
    // Giants take minutes in unoptimised builds.
    let quick = names.iter().filter(|name| !["giants", "sampler"].contains(&name.as_str()));
    for name in extent.select(quick, 5) {
        let ProgramRun { code, stderr: talk, .. } =
            run(folder.path(), &["new", name, "--template", name]);
        assert_eq!(code, 0, "{talk}");
        let spec = format!("{name}/book.toml");
        let ProgramRun { code, stderr: talk, .. } = run(folder.path(), &["book", &spec]);
        assert_eq!(code, 0, "{name}: {talk}");
        assert!(!talk.contains("warning"), "{name}: {talk}");
        assert!(folder.path().join(name).join("book.lock").exists());
    }
}

#[test]
fn every_template_names_the_newest_revision() {
    let folder = folder();
    for name in names(folder.path()) {
        succeed(folder.path(), &["new", &name, "--template", &name]);
        let spec = fs::read_to_string(folder.path().join(&name).join("book.toml")).unwrap();
        let spec: toml::Table = toml::from_str(&spec).unwrap();
        let engine = spec.get("engine").and_then(toml::Value::as_integer);
        assert_eq!(engine, Some(i64::from(Revision::NEWEST.number())), "{name}");
    }
}

#[test]
fn new_overwrites_nothing() {
    let folder = folder();
    let there = folder.path().join("mine");
    fs::create_dir(&there).unwrap();
    fs::write(there.join("book.toml"), "# mine").unwrap();
    let ProgramRun { code, stderr: talk, .. } = run(folder.path(), &["new", "mine"]);
    assert_eq!(code, 2);
    assert!(talk.contains("mine/book.toml") && talk.contains("nothing was written"), "{talk}");
    assert_eq!(fs::read_to_string(there.join("book.toml")).unwrap(), "# mine");

    fs::write(folder.path().join("file"), "").unwrap();
    let ProgramRun { code, stderr: talk, .. } = run(folder.path(), &["new", "file"]);
    assert_eq!(code, 2);
    assert!(talk.contains("is not a folder"), "{talk}");

    // An empty folder is accepted.
    fs::create_dir(folder.path().join("empty")).unwrap();
    assert_eq!(run(folder.path(), &["new", "empty"]).code, 0);
    assert_eq!(run(folder.path(), &["new", "deep/er"]).code, 0);
    assert!(folder.path().join("deep/er/book.toml").exists());
}

#[test]
fn unknown_templates_are_refused_with_a_suggestion() {
    let folder = folder();
    let ProgramRun { code, stderr: talk, .. } =
        run(folder.path(), &["new", "x", "--template", "kid"]);
    assert_eq!(code, 2);
    assert!(talk.contains("did you mean `kids`"), "{talk}");
    assert!(!folder.path().join("x").exists());
    let ProgramRun { code, out: list, .. } = run(folder.path(), &["templates", "--json"]);
    assert_eq!(code, 0);
    for line in list.lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(object["name"].is_string() && object["about"].is_string());
    }
}

#[test]
fn new_names_the_next_command() {
    let folder = folder();
    let desk = run(folder.path(), &["new", "desk", "--template", "newspaper"]);
    assert!(desk.stderr.contains("gridpress daily desk/book.toml"), "{}", desk.stderr);
    let book = run(folder.path(), &["new", "mybook"]);
    assert!(book.stderr.contains("gridpress book mybook/book.toml"), "{}", book.stderr);
}

#[test]
fn a_desk_warns_of_texts_of_its_template() {
    let folder = folder();
    let warnings = |name: &str, options: &[&str]| {
        run(folder.path(), &[&["new", name, "--template", "newspaper"], options].concat());
        let spec = format!("{name}/book.toml");
        run(folder.path(), &["daily", &spec, "--date", "2026-12-01", "-o", name]).stderr
    };
    let unchanged = warnings("unchanged", &["--author", "Your Name"]);
    for text in ["`Four Weeks of Sudoku`", "in author", "in byline", "in copyright"] {
        assert!(unchanged.contains(text), "{text}: {unchanged}");
    }
    let own = warnings("own", &["--title", "The Post", "--author", "Ann Roe"]);
    assert!(!own.contains("warning"), "{own}");
}

#[test]
fn two_new_books_have_different_seeds_and_puzzles() {
    let folder = folder();
    for name in names(folder.path()) {
        let seeds = ["a", "b"].map(|copy| {
            let book = format!("{name}-{copy}");
            let new = run(folder.path(), &["new", &book, "--template", &name]);
            let spec = folder.path().join(&book).join("book.toml");
            let seed = lock(&spec)["seed"].as_str().unwrap().to_owned();
            assert!(new.stderr.contains(&format!("seed {seed}")), "{}", new.stderr);
            let text = fs::read_to_string(&spec).unwrap();
            assert!(text.contains("# The same seed always gives the same"), "{text}");
            assert!(!text.contains("\nauthor") && !text.contains('\u{a9}'), "{text}");
            seed
        });
        assert_ne!(seeds[0], seeds[1], "{name}");
    }
    let givens = ["a", "b"].map(|copy| {
        succeed(folder.path(), &["book", &format!("a4-worksheets-{copy}"), "-q"]);
        let made = puzzles(&folder.path().join(format!("a4-worksheets-{copy}/book.lock")));
        made.into_iter().map(|puzzle| puzzle["givens"].to_string()).collect::<Vec<_>>()
    });
    assert!(givens[0].iter().all(|puzzle| !givens[1].contains(puzzle)));
}

#[test]
fn options_set_the_keys_of_the_spec() {
    let folder = folder();
    for template in ["classic-6x9", "newspaper", "worksheet"] {
        let options = [
            "--title", "Sudoku", "--author", "Ann Roe", "--seed", "7", "--printer", "lulu",
            "--trim", "a4", "--language", "de",
        ];
        let head = ["new", template, "--template", template];
        let new = run(folder.path(), &[&head[..], &options].concat());
        assert_eq!(new.code, 0, "{}", new.stderr);
        assert!(!new.stderr.contains("seed"), "{}", new.stderr);
        let spec = lock(&folder.path().join(template).join("book.toml"));
        let text = |value: &toml::Value| value.as_str().unwrap().to_owned();
        let values = ["title", "author", "seed", "language"].map(|key| text(&spec[key]));
        assert_eq!(values, ["Sudoku", "Ann Roe", "7", "de"]);
        let page = ["printer", "trim"].map(|key| text(&spec["page"][key]));
        assert_eq!(page, ["lulu", "a4"]);
        if template == "newspaper" {
            assert_eq!(text(&spec["daily"]["byline"]), "Ann Roe");
            assert_eq!(text(&spec["daily"]["copyright"]), "\u{a9} Ann Roe");
        }
    }
}

#[test]
fn invalid_options_are_refused_by_name() {
    let folder = folder();
    for (option, value, part) in [
        ("--title", " ", "is empty"),
        ("--title", "a\nb", "line break"),
        ("--author", &"x".repeat(200), "at most 150"),
        ("--trim", "6x9", "unit"),
        ("--trim", "50x50in", "--trim `50x50in`"),
        ("--language", "xx", "`--language` is `xx`"),
        ("--printer", "lul", "did you mean `lulu`"),
        ("--seed", "a\tb", "--seed"),
    ] {
        let ProgramRun { code, stderr, .. } = run(folder.path(), &["new", "x", option, value]);
        assert_eq!(code, 2, "{option} {value}: {stderr}");
        assert!(stderr.contains(part) && stderr.contains(option), "{option} {value}: {stderr}");
        assert!(!stderr.contains("-->"), "{stderr}");
        assert!(!folder.path().join("x").exists());
    }
    let after = run(folder.path(), &["new", "x", "--after", "y", "--author", "A"]);
    assert!(after.code == 2 && after.stderr.contains("cannot be used with"), "{}", after.stderr);
}

/// A pseudo-terminal of `script` in the folder: runs the program with `input`, and returns what the terminal shows.
#[cfg(target_os = "linux")]
fn on_terminal(folder: &Path, args: &str, input: &str) -> String {
    use super::program::{finish, gridpress};
    let program = gridpress(folder).get_program().to_str().unwrap().to_owned();
    let mut script = std::process::Command::new("script");
    script.current_dir(folder).args(["-qec", &format!("'{program}' {args}"), "/dev/null"]);
    finish(script, input).out
}

#[cfg(target_os = "linux")]
#[test]
fn questions_on_a_terminal_set_title_author_and_printer() {
    let folder = folder();
    let spec = |name: &str| fs::read_to_string(folder.path().join(name).join("book.toml")).unwrap();
    let shown = on_terminal(folder.path(), "new a", "Night Train\nAnn Roe\nnowhere\nlulu\n");
    for question in ["Title [One Hundred and Twenty Sudoku]: ", "Author: ", "Printer"] {
        assert!(shown.contains(question), "{question}: {shown}");
    }
    assert!(shown.contains("printer `nowhere`"), "{shown}");
    let text = spec("a");
    for line in ["title    = \"Night Train\"", "author   = \"Ann Roe\"", "printer = \"lulu\""] {
        assert!(text.contains(line), "{line}: {text}");
    }
    on_terminal(folder.path(), "new b", "\n\n\n");
    let skipped = spec("b");
    assert!(skipped.contains("# author   = ") && skipped.contains("kdp-paperback-white"));
    for (name, options) in [("c", "--trim a5"), ("d", "-q"), ("e", "2>&1 </dev/null")] {
        let shown = on_terminal(folder.path(), &format!("new {name} {options}"), "");
        assert!(!shown.contains("Title"), "{shown}");
        assert!(spec(name).contains("seed"));
    }
}

#[test]
fn the_built_in_book_is_reported_by_every_command_that_takes_it() {
    let folder = folder();
    for args in [
        &["book", "--profile", "kdp", "--seed", "7", "--force"][..],
        &["cover", "--pages", "120", "-o", "far.pdf"],
        &["check"],
        &["listing", "--json"],
        &["preview", "-o", "pages", "--pages", "1"],
    ] {
        let ProgramRun { stderr, .. } = run(folder.path(), args);
        let first = stderr.lines().next().unwrap_or_default();
        assert!(
            first.starts_with("no book.toml here") && first.contains("gridpress new"),
            "{stderr}"
        );
    }
    let desk = run(folder.path(), &["daily", "--date", "2026-12-01", "--dry-run"]);
    assert!(desk.stderr.starts_with("no book.toml here"), "{}", desk.stderr);
    assert!(desk.stderr.contains("--template newspaper"), "{}", desk.stderr);
    succeed(folder.path(), &["new", "."]);
    let own = run(folder.path(), &["preview", "-o", "pages", "--pages", "1"]);
    assert!(!own.stderr.contains("no book.toml"), "{}", own.stderr);
}

#[test]
fn a_missing_spec_names_the_command_that_starts_one() {
    let folder = folder();
    fs::create_dir(folder.path().join("empty")).unwrap();
    for (args, command) in [
        (&["check", "book.toml"][..], "gridpress new ."),
        (&["book", "there/book.toml"], "gridpress new there"),
        (&["cover", "empty"], "gridpress new empty"),
        (&["stats", "my.toml"], "gridpress new mybook"),
        (&["daily", "book.toml", "--date", "2026-12-01"], "gridpress new ."),
        (&["watch", "my.toml"], "gridpress new mybook"),
        (&["pictures", "book.toml", "-o", "art"], "gridpress new ."),
    ] {
        let ProgramRun { code, stderr, .. } = run(folder.path(), args);
        assert_eq!(code, 2, "{stderr}");
        assert!(
            stderr.contains("file not found") && stderr.contains(command),
            "{args:?}: {stderr}"
        );
    }
}

#[test]
fn texts_of_templates_are_reported_until_they_are_changed() {
    let folder = folder();
    succeed(folder.path(), &["new", "plain"]);
    succeed(folder.path(), &["new", "own", "--title", "Night Train", "--author", "Ann Roe"]);
    for (spec, is_own) in [("plain/book.toml", false), ("own/book.toml", true)] {
        let check = run(folder.path(), &["check", spec]);
        let cover = run(folder.path(), &["cover", spec]);
        let listing = run(folder.path(), &["listing", spec, "--json"]);
        assert_eq!((check.code, cover.code, listing.code), (0, 0, 0));
        for text in [
            "the title `One Hundred and Twenty Sudoku` is that of a template",
            "no author",
            "names nobody",
        ] {
            for shown in [&check.out, &cover.stderr, &listing.stderr, &listing.out] {
                assert_eq!(shown.contains(text), !is_own, "{spec}, {text}: {shown}");
            }
        }
    }
}
