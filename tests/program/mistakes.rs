//! Common mistakes, and the messages that say what to do instead: in specs, on the command line, in files.

use super::program::{ProgramRun, SMALL, finish, folder, gridpress, run, with_spec};
use std::fs;

/// Runs `check` on a spec, which must be refused with all of `fragments`.
fn refused(text: &str, fragments: &[&str]) {
    let folder = with_spec(text);
    let ProgramRun { code, stderr, .. } = run(&folder, &["check"]);
    assert_eq!(code, 2, "{text}\n{stderr}");
    for fragment in fragments {
        assert!(stderr.contains(fragment), "{text}\nlacks `{fragment}`:\n{stderr}");
    }
}

#[test]
fn syntax_errors_show_the_way_out() {
    for (text, fragment) in [
        ("title = \"C:\\Users\\me\"", "in paths, write /: title = \"C:/Users/me\""),
        ("title = \"C:\\new\"", "in paths, write /"),
        ("seed = 1\ncount: 60", "write count = 60"),
        ("title = My Book", "write title = \"My Book\""),
        ("title = 'My Book", "needs another ' at its end"),
        ("title = \"say \"hi\" now\"", "a text with \" in it is in '"),
        ("title = 'it's'", "a text with ' in it is in \""),
        ("seed = 1\ntitle := x", "write title = \"x\""),
        ("title == \"x\"", "write title = \"x\""),
        ("title = \"x\",", "only a comment with # may follow"),
        ("[back]\ncolophon = True", "write colophon = true"),
        ("[back]\ncolophon = yes # of course", "write colophon = true"),
        ("[page]\ntrim = 6x9in", "write trim = \"6x9in\""),
        ("date = 27.11.2026", "write date = \"27.11.2026\""),
        ("seed = 0,5", "write seed = 0.5"),
        ("title =", "write a value after `title =`"),
        ("größe = 1", "a key is an English word of letters a to z"),
        ("// my book", "a comment begins with #"),
        ("[[section]\ncount = 3", "each of several is [[section]]"),
        ("seed = 1 title = 2", "each key is on a line of its own"),
        ("a = [1, 2\nb = 3", "above is not closed"),
        ("title = \"x\"\nseed = 1\n\ntitle = \"y\"", "the first is on line 1"),
        ("[page]\nbleed = \"0mm\"\n[page]\nbleed = \"0mm\"", "the first is on line 1"),
        ("title: Sudoku\ncount: 60", "`book.toml` is YAML, not TOML"),
        ("title = «x»", "does not support the quotation mark «"),
        ("title – \"x\"", "write title = \"x\""),
        ("title\u{a0}= \"x\"", "expected a plain space"),
        ("title = \"x\" // mine", "a comment begins with #"),
        ("<!-- mine -->", "a comment begins with #"),
        ("53..7....6..195....98....6.", "`book.toml` is a file of puzzles, not TOML"),
        ("[book]\ntitle = \"x\"", "leave the header out: `title` belongs to the top"),
        ("font = \"Arial\"", "did you mean [type]?"),
        ("[[section]]\ndifficulty = \"easy\"", "did you mean `level`?"),
        ("[[section]]\nvariant = \"x\"", "did you mean `diagonal`?"),
        ("[[section]]\nvariant = \"samurai\"", "grids = \"samurai\""),
        ("[[section]]\ncount = \"10\"", "leave the quotes out"),
        ("[page]\nprinter = \"amazon\"", "did you mean `kdp-paperback-white`?"),
        ("{ \"title\": \"Sudoku\" }", "`book.toml` is JSON, not TOML"),
        ("<html>", "`book.toml` is a web page, not TOML"),
    ] {
        refused(text, &[fragment]);
    }
}

#[test]
fn one_cause_is_one_report() {
    for text in [
        "title: x y\nseed = 1",
        "[page]\nbleed = \"0mm\"\n[page]\nbleed = \"0mm\"\n",
        "[series]\nname = \"N\"\nengine = 2\nseed = \"s\"\ntitle = \"T\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n",
        "title: Sudoku\ncount: 60\nlevel: easy\n",
        "/* My book,\n   in two lines */\n",
        "[[sections]]\nlevel = \"easy\"\n",
    ] {
        let folder = with_spec(text);
        let ProgramRun { stderr, .. } = run(&folder, &["check"]);
        assert_eq!(stderr.matches("error: ").count(), 1, "{text}\n{stderr}");
    }
}

#[test]
fn misplaced_keys_are_reported_with_their_place() {
    let of = |table: &str, key: &str| format!("{SMALL}[{table}]\n{key}\n");
    for (text, fragments) in [
        (
            of("series", "engine = 2"),
            ["`engine` in [series]", "belongs to the top of the file", "above the first table"],
        ),
        (
            of("page", "author = \"A\""),
            ["`author` in [page]", "belongs to the top of the file", "above the first table"],
        ),
        (
            of("series", "engin = 2"),
            ["`engin` in [series]", "did you mean `engine`", "belongs to the top of the file"],
        ),
        (
            format!("level = \"easy\"\n{SMALL}"),
            ["unknown key `level`", "belongs to [[section]] or [puzzle]", "header is above it"],
        ),
        (
            format!("{SMALL}blank_grids = 2\n"),
            ["in [[section]]", "belongs to [back]", "header is above it"],
        ),
        (
            format!("trims = 1\nmargins = \"1in\"\n{SMALL}"),
            ["unknown key `margins`", "expected [page.margins]", "did you mean `trim`"],
        ),
        (
            of("page.cover", "design = \"field\""),
            ["unknown key `cover` in [page]", "expected [cover]", "write it as [cover]"],
        ),
    ] {
        refused(&text, &fragments);
    }
}

/// The words of other tools, and a part of what the program does or answers.
#[test]
fn words_of_other_tools_lead_to_commands() {
    let folder = folder();
    for (word, command) in [
        ("init", "new"),
        ("create", "new"),
        ("build", "book"),
        ("make", "book"),
        ("compile", "book"),
        ("serve", "watch"),
        ("rate", "grade"),
        ("validate", "check"),
    ] {
        let ProgramRun { code, out, .. } = run(&folder, &[word, "--help"]);
        assert_eq!((code, out), (0, run(&folder, &[command, "--help"]).out), "{word}");
    }
    for (args, fragment) in [
        (&["play"][..], "`gridpress daily"),
        (&["print"], "`gridpress book` makes a PDF"),
        (&["boook"], "did you mean `book`?"),
        (&["buidl"], "did you mean `book`?"),
        (&["help", "boook"], "did you mean `book`?"),
        (&["man", "boook"], "did you mean `book`?"),
        (&["registry", "lst"], "did you mean `list`?"),
        (&["generate", "--dificulty", "hard"], "did you mean `--level`?"),
        (&["generate", "--clues", "30"], "--removed 51"),
        (&["generate", "-level", "hard"], "did you mean `--level`?"),
        (&["generate", "hard"], "did you mean `--level hard`?"),
        (&["generate", "10", "hard"], "did you mean `--level hard`?"),
        (&["kinds"], "`gridpress guide kinds`"),
        (&["hard"], "`gridpress generate --level hard`"),
        (&["mine.txt"], "`gridpress solve mine.txt`"),
        (&["count"], "`gridpress solve --count`"),
        (&["preview"], "as in `gridpress preview "),
        (&["book", "--title", "x"], "write it in the spec: title = "),
        (&["book", "--trim", "a5"], "below [page]; gridpress guide trim"),
        (&["generate", "--killer"], "did you mean `--variant killer`?"),
        (&["generate", "-l", "hard"], "did you mean `--level`?"),
        (&["generate", "killer"], "did you mean `--variant killer`?"),
        (&["generate", "1.5"], "expected a whole number of at least 1"),
        (&["generate", "--variant", "hyper"], "did you mean `windoku`?"),
        (&["generate", "--level", "sehr schwer"], "did you mean `expert`?"),
        (
            &[
                "convert",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "-o",
                "o.xyz",
            ],
            "the ending of `o.xyz` names no format",
        ),
        (&["generate", "book.toml"], "gridpress export book.toml"),
        (&["generate", "-n", "abc"], "expected a whole number of at least 1"),
        (&["generate", "0"], "`0` is not a number of puzzles"),
        (&["preview", "-o", "p", "--dpi", "9"], "expected a whole number from 10 to 1200"),
        (&["solve", "--level", "hard"], "--level is an option of "),
        (&["worksheet", "--grade", "3"], "`--level` says how hard"),
        (&["completions", "tcsh"], "possible values: bash, elvish, fish, powershell, zsh"),
        (&["generate", "--level", "hrad"], "did you mean `hard`?"),
        (&["solve", "53..7"], "too short for a puzzle: 5 cells"),
    ] {
        let ProgramRun { code, out, stderr } = run(&folder, args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {stderr}");
        assert!(stderr.contains(fragment), "{args:?} lacks `{fragment}`: {stderr}");
        assert!(!stderr.contains("-- --"), "{args:?}: {stderr}");
    }
    let ProgramRun { stderr, .. } = run(&folder, &["completions", "tcsh"]);
    assert!(!stderr.contains("did you mean"), "{stderr}");
}

#[test]
fn other_words_for_options_mean_the_same() {
    let folder = folder();
    let expected = run(&folder, &["generate", "-n", "2", "--level", "hard", "--seed", "s"]).out;
    for args in [
        &["generate", "2", "--difficulty", "hard", "--seed", "s"][..],
        &["gen", "--count", "2", "--level", "hard", "--seed", "s"],
        &["generate", "--level", "hard", "--seed", "s", "2"],
    ] {
        assert_eq!(run(&folder, args).out, expected, "{args:?}");
    }
    assert_eq!(run(&folder, &["generate", "2", "-n", "3"]).code, 2);
}

/// Colours that are requested also hold for errors of usage.
#[test]
fn requested_colours_hold_for_errors_of_usage() {
    let folder = folder();
    for (args, has_colours) in [
        (&["generate", "--color", "always", "--clues"][..], true),
        (&["--color=always", "bok"], true),
        (&["generate", "--clues"], false),
    ] {
        let mut command = gridpress(&folder);
        command.args(args).env("NO_COLOR", "1");
        let run = finish(command, "");
        assert_eq!(run.stderr.contains('\u{1b}'), has_colours, "{args:?}: {run:?}");
    }
}

/// Files that are not texts are recognised by their content, in every command.
#[test]
fn other_files_are_recognised() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    let workbook = b"PK\x03\x04...[Content_Types].xml...xl/workbook.xml";
    let utf16: Vec<u8> = "title = \"x\"".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (bytes, kind, way_out) in [
        (&workbook[..], "an Excel workbook", "save it as CSV"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an Excel or Word file", "save a spreadsheet as CSV"),
        (b"PK\x03\x04....word/document.xml", "a Word document", "plain text in UTF-8"),
        (b"{\\rtf1\\ansi title}", "rich text (RTF)", "plain text"),
        (b"%PDF-1.7\n", "a PDF", "the lock has the puzzles"),
        (b"\x89PNG\r\n\x1a\n", "a picture", "text file"),
        (b"title = \"Gr\xfc\xdfe\"", "an older encoding such as Windows-1252", "line 1, column 12"),
        (&utf16, "text in UTF-16", "save it in UTF-8"),
    ] {
        fs::write(path.join("f"), bytes).unwrap();
        fs::write(
            path.join("own.toml"),
            format!("{SMALL}[[section]]\nid = \"x\"\nsource = \"f\"\n"),
        )
        .unwrap();
        fs::write(path.join("text.toml"), format!("{SMALL}[[text]]\nfile = \"f\"\n")).unwrap();
        for args in [
            &["book", "f"][..],
            &["check", "f"],
            &["book", "--lock", "f"],
            &["solve", "f"],
            &["generate", "--unlike", "f"],
            &["calibrate", "f"],
            &["check", "own.toml"],
            &["check", "text.toml"],
        ] {
            let ProgramRun { code, stderr, .. } = run(path, args);
            assert_eq!(code, 2, "{args:?}: {stderr}");
            for fragment in [kind, way_out] {
                assert!(stderr.contains(fragment), "{args:?} lacks `{fragment}`: {stderr}");
            }
        }
    }
}

#[test]
fn locks_and_specs_are_recognised_by_their_content() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(run(path, &["book"]).code, 0);
    fs::copy(path.join("book.lock"), path.join("copy.txt")).unwrap();
    for (args, fragment) in [
        (&["book", "copy.txt"][..], "its lock: --lock copy.txt"),
        (&["check", "book.lock"], "is a lock, not a book spec"),
        (&["book", "--lock", "book.toml", "-o", "x.pdf"], "`book.toml` is a spec, not a lock"),
        (&["solve", "book.toml"], "gridpress export book.toml"),
        (&["check", "book.pdf"], "is a PDF, not a book spec"),
    ] {
        let ProgramRun { code, stderr, .. } = run(path, args);
        assert_eq!(code, 2, "{args:?}: {stderr}");
        assert!(stderr.contains(fragment), "{args:?}: {stderr}");
        assert!(!stderr.contains("expected one of"), "{args:?}: {stderr}");
    }
    let solved = run(path, &["solve", "book.lock"]);
    assert_eq!((solved.code, &solved), (0, &run(path, &["solve", "copy.txt"])));
}

/// A code of another book, engine or address is refused, with the code of the puzzle that was probably meant.
#[test]
fn codes_of_no_puzzle_are_refused() {
    let folder = with_spec(&format!("engine = 1\n{SMALL}"));
    let path = folder.path();
    assert_eq!(run(path, &["book"]).code, 0);
    let lock = fs::read_to_string(path.join("book.lock")).unwrap();
    let code =
        lock.lines().find_map(|line| line.strip_prefix("code = \"")).unwrap().trim_end_matches('"');
    let (address, attempt) = code.rsplit_once('.').unwrap();
    let other_attempt = format!("{address}.{}", attempt.parse::<u32>().unwrap() + 1);
    let other_engine = code.replacen("1.", "2.", 1);
    let other_section = code.replace(".easy.", ".esay.");
    let short = address.to_owned();
    for source in ["book.lock", "book.toml"] {
        assert_eq!(run(path, &["generate", "--code", code, source]).code, 0);
        for (wrong, fragment) in [
            (&other_attempt, "section `easy`"),
            (&other_engine, "engine revision 2 is unknown"),
            (&other_section, "section `esay`"),
            (&short, "a code has 7 parts"),
        ] {
            let ProgramRun { code: exit, out, stderr } =
                run(path, &["generate", "--code", wrong, source]);
            assert_eq!((exit, out.as_str()), (1, ""), "{wrong}: {stderr}");
            for fragment in ["no puzzle of this book", fragment, code] {
                assert!(stderr.contains(fragment), "{wrong} lacks `{fragment}`: {stderr}");
            }
        }
    }
}

/// The exit code is that of a search that gives up, and the report is at the key.
#[test]
fn recipes_that_are_too_rare_are_reported_at_their_key() {
    let text = SMALL.replace("count = 5", "count = 5\nminutes = [200, 300]");
    let folder = with_spec(&text);
    let ProgramRun { code, stderr, .. } = run(&folder, &["check"]);
    assert_eq!(code, 4, "{stderr}");
    assert!(stderr.contains("| minutes = [200, 300]\n"), "{stderr}");
}

#[test]
fn the_form_of_a_list_is_reported_at_once() {
    let text = format!("{SMALL}technique = \"x-wing\"\n");
    refused(&text, &["is a text, not a list", "expected the easiest and the hardest, as in"]);
}

/// Before the first release there was a second engine, which is now the first.
#[test]
fn an_engine_of_another_version_is_refused() {
    refused(&format!("engine = 2\n{SMALL}"), &["`engine` is 2", "expected 1", "write 1"]);
}
