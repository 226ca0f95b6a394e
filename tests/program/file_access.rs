//! Access to files: specs and locks may read files in their folder and below it; others only if the command line allows
//! it.

use super::program::{folder, run, run_on, succeed};
use std::fs;
use std::path::Path;

const SECTION: &str = "seed = \"o\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 2\n";
const OUTSIDE: &str = "it is outside the folder; --allow-outside permits that";
const ALLOW: &str = "--allow-outside";

/// Creates a folder `in` with a spec that contains `more`, and with a text, puzzles, a picture and a secret.
fn around(more: &str) -> tempfile::TempDir {
    let folder = folder();
    let path = folder.path();
    fs::create_dir_all(path.join("in/below")).unwrap();
    fs::write(path.join("in/book.toml"), format!("{SECTION}{more}")).unwrap();
    for place in ["", "in", "in/below"] {
        fs::write(path.join(place).join("a.md"), "# Secret\n\nOf nobody.\n").unwrap();
    }
    let puzzles = succeed(path, &["generate", "-n", "2", "--seed", "o"]);
    fs::write(path.join("mine.txt"), puzzles).unwrap();
    folder
}

fn text(file: &str) -> String {
    format!("[[text]]\nfile = \"{file}\"\n")
}

#[track_caller]
fn refused(path: &Path, args: &[&str]) {
    let refused = run(path, args);
    assert_eq!(refused.code, 2, "{args:?}: {}", refused.stderr);
    assert!(refused.stderr.contains(OUTSIDE), "{args:?}: {}", refused.stderr);
    assert!(!refused.stderr.contains("Secret"), "{}", refused.stderr);
}

#[test]
fn files_below_the_spec_are_read() {
    for file in ["a.md", "below/a.md", "./below/../a.md"] {
        let folder = around(&text(file));
        succeed(folder.path(), &["book", "in/book.toml"]);
        // From any current folder, and by any name of the spec's folder.
        succeed(folder.path().join("in"), &["book", "../in/book.toml"]);
        succeed(folder.path().join("in"), &["book"]);
    }
}

#[test]
fn files_elsewhere_are_read_if_allowed() {
    let passwd = folder();
    let absolute = passwd.path().join("a.md");
    fs::write(&absolute, "# Secret\n\nOf nobody.\n").unwrap();
    let absolute = absolute.to_str().unwrap().replace('\\', "/");
    for more in [
        text("../a.md"),
        text("below/../../a.md"),
        text(&absolute),
        "[[section]]\nid = \"b\"\nsource = \"../mine.txt\"\n".to_owned(),
    ] {
        let folder = around(&more);
        let path = folder.path();
        refused(path, &["book", "in/book.toml"]);
        assert!(!path.join("in/book.pdf").exists());
        succeed(path, &["book", "in/book.toml", ALLOW]);
    }
    for more in ["[type]\ntext = \"../a.md\"\n", "[cover]\npicture = \"../a.md\"\n"] {
        refused(around(more).path(), &["book", "in/book.toml"]);
    }
    // The message does not reveal whether a file exists.
    refused(around(&text("../none.md")).path(), &["book", "in/book.toml"]);
    // A folder whose name starts with that of an allowed one is not allowed.
    let folder = around(&text("../in-other/a.md"));
    fs::create_dir(folder.path().join("in-other")).unwrap();
    fs::write(folder.path().join("in-other/a.md"), "# Secret\n").unwrap();
    refused(folder.path(), &["book", "in/book.toml"]);
}

#[test]
fn every_command_that_reads_a_spec_checks_access() {
    let folder = around(&text("../a.md"));
    let path = folder.path();
    for args in [
        &["check", "in/book.toml"][..],
        &["cover", "in/book.toml", "--pages", "100"],
        &["preview", "in/book.toml", "-o", "pages", "--pages", "1"],
        &["export", "in/book.toml", "--format", "line"],
        &["stats", "in/book.toml"],
    ] {
        refused(path, args);
        let allowed = run(path, &[args, &[ALLOW]].concat());
        assert!(!allowed.stderr.contains(OUTSIDE), "{args:?}: {}", allowed.stderr);
    }
    // A spec from standard input counts as a file in the current folder.
    let spec = format!("{SECTION}{}", text("a.md"));
    assert_eq!(run_on(path, &["book", "-", "-o", "a.pdf"], &spec).code, 0);
    let above = format!("{SECTION}{}", text("../a.md"));
    let here = path.join("in");
    assert!(run_on(&here, &["book", "-", "-o", "a.pdf"], &above).stderr.contains(OUTSIDE));
    assert_eq!(run_on(&here, &["book", "-", "-o", "a.pdf", ALLOW], &above).code, 0);
}

#[cfg(unix)]
#[test]
fn links_count_as_their_targets() {
    use std::os::unix::fs::symlink;
    let folder = around(&text("link.md"));
    let path = folder.path();
    symlink("../a.md", path.join("in/link.md")).unwrap();
    refused(path, &["book", "in/book.toml"]);
    succeed(path, &["book", "in/book.toml", ALLOW]);
    fs::remove_file(path.join("in/link.md")).unwrap();
    symlink("below/a.md", path.join("in/link.md")).unwrap();
    succeed(path, &["book", "in/book.toml"]);
    // A linked folder leads elsewhere. For a linked spec, the folder of the link counts.
    symlink("..", path.join("in/up")).unwrap();
    fs::write(path.join("in/book.toml"), format!("{SECTION}{}", text("up/a.md"))).unwrap();
    refused(path, &["book", "in/book.toml"]);
    symlink("in", path.join("other")).unwrap();
    fs::write(path.join("in/book.toml"), format!("{SECTION}{}", text("a.md"))).unwrap();
    succeed(path, &["book", "other/book.toml"]);
}

#[test]
fn locks_follow_the_rules_of_specs() {
    let folder = around(&text("../a.md"));
    let path = folder.path();
    succeed(path, &["book", "in/book.toml", ALLOW]);
    let lock = path.join("in/book.lock");
    // The lock contains the text.
    succeed(path, &["verify", "in/book.lock"]);
    let kept = fs::read_to_string(&lock).unwrap();
    let start = kept.find("[[source]]").unwrap();
    let end = start + kept[start..].find("\n[spec").unwrap();
    fs::write(&lock, format!("{}{}", &kept[..start], &kept[end..])).unwrap();
    for args in [
        &["book", "--lock", "in/book.lock", "-o", "again.pdf"][..],
        &["verify", "in/book.lock"],
        &["preview", "--lock", "in/book.lock", "-o", "pages"],
        &["cover", "--lock", "in/book.lock", "--pages", "100", "-o", "c.pdf"],
    ] {
        refused(path, args);
    }
    succeed(path, &["book", "--lock", "in/book.lock", "-o", "again.pdf", ALLOW]);
}

#[test]
fn the_pdf_of_a_lock_lies_beside_it() {
    let folder = around("");
    let path = folder.path();
    succeed(path, &["book", "in/book.toml"]);
    let kept = fs::read_to_string(path.join("in/book.lock")).unwrap();
    fs::rename(path.join("in/book.pdf"), path.join("moved.pdf")).unwrap();
    let named = |file: &str| {
        let lock = kept.replace("file = \"book.pdf\"", &format!("file = \"{file}\""));
        assert_ne!(lock, kept);
        fs::write(path.join("in/book.lock"), lock).unwrap();
    };
    for file in ["../moved.pdf", "../../../../../../etc/passwd", "/etc/passwd"] {
        named(file);
        let verified = run(path, &["verify", "in/book.lock"]);
        assert_eq!(verified.code, 1, "{}", verified.stderr);
        let warning = format!("`{file}`, the PDF of the lock, was not read: {OUTSIDE}");
        assert!(verified.stderr.contains(&warning), "{}", verified.stderr);
    }
    named("../moved.pdf");
    let allowed = run(path, &["verify", "in/book.lock", ALLOW]);
    assert!(!allowed.stderr.contains(OUTSIDE), "{}", allowed.stderr);
    assert!(
        allowed.out.contains("moved.pdf") || allowed.stderr.contains("moved.pdf"),
        "{allowed:?}"
    );
}
