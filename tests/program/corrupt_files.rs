//! Randomly changed files of every kind: each is read, or refused with a message, in time.

use super::fuzz_targets::changed;
use super::program::{PUZZLE, SOLUTION, succeed};
use gridpress::{Kind, Stream, notation};
use gridpress_testing::picture_files::grey_png;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Maximum time of a run, in a build with little optimisation and while other tests run.
const LONGEST: Duration = Duration::from_secs(30);

const BOOK: &str = "title = \"Hostile\"\nseed = \"h\"\n[series]\nname = \"S\"\nvolume = 1\nregistry = \"series.db\"\n\
    [type]\ntext = \"own.ttf\"\n[front]\nhow_to = true\n[words]\ncontents = \"What is in it\"\n\
    [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 2\nintro = \"One.\\n\\nTwo.\"\npicture = \"own.png\"\n\
    [[section]]\nid = \"b\"\nsize = 4\nlevel = \"easy\"\ncount = 1\nsymbols = [\"a.svg\", \"own.png\", \"b.svg\", \"photo.jpg\"]\n\
    [[section]]\nid = \"c\"\nsource = \"mine.txt\"\n[[text]]\nfile = \"page.md\"\n\
    [cover]\ndesign = \"swiss\"\nblurb = \"A book.\"\n";
const DESK: &str =
    "title = \"Daily\"\nseed = \"nobody guesses this\"\n[daily]\nfirst = \"2026-01-01\"\n";
const PAGE: &str = "# A page\n\n*Words* of **all** [kinds](https://example.com).\n\n- one\n- two\n\n1. three\n\n> four\n\n## Five\n\n***\n";

/// A file, and the commands that read it.
struct FuzzTarget {
    file: &'static str,
    commands: &'static [&'static [&'static str]],
}

const PUZZLES: &[&[&str]] = &[
    &["solve", "puzzles"],
    &["grade", "--json", "puzzles"],
    &["hint", "puzzles"],
    &["explain", "puzzles"],
    &["shuffle", "--seed", "1", "puzzles"],
    &["stats", "puzzles"],
];
const MAKE: &[&str] = &["book", "-o", "new.pdf", "--force"];
const DAY: &[&str] =
    &["daily", "desk.toml", "--date", "2026-02-01", "-o", "out", "--format", "json"];

const TARGETS: [FuzzTarget; 15] = [
    FuzzTarget { file: "book.toml", commands: &[MAKE, &["check"]] },
    FuzzTarget { file: "desk.toml", commands: &[DAY] },
    FuzzTarget { file: "page.md", commands: &[MAKE] },
    FuzzTarget { file: "own.ttf", commands: &[MAKE] },
    FuzzTarget { file: "own.png", commands: &[MAKE] },
    FuzzTarget { file: "photo.jpg", commands: &[MAKE] },
    FuzzTarget { file: "a.svg", commands: &[MAKE] },
    FuzzTarget { file: "mine.txt", commands: &[MAKE] },
    FuzzTarget {
        file: "book.lock",
        commands: &[
            &["verify", "book.lock"],
            &["book", "--lock", "book.lock", "-o", "new.pdf", "--force"],
            &["export", "book.lock", "--format", "json"],
            &["stats", "book.lock"],
            &["registry", "add", "other.db", "book.lock"],
        ],
    },
    FuzzTarget { file: "book.pdf", commands: &[&["verify", "book.pdf"]] },
    FuzzTarget {
        file: "series.db",
        commands: &[&["registry", "check", "series.db"], &["registry", "list", "series.db"], MAKE],
    },
    FuzzTarget { file: "out/index.json", commands: &[&["verify", "out"], DAY] },
    FuzzTarget { file: "out/.desk.json", commands: &[&["verify", "out"], DAY] },
    FuzzTarget { file: "out/2026-01-02.json", commands: &[&["verify", "out"]] },
    FuzzTarget { file: "puzzles", commands: PUZZLES },
];

/// Makes a folder with a file of every kind.
fn everything() -> TempDir {
    let folder = super::program::with_spec(BOOK);
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let font =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts/source-sans-3/SourceSans3-Regular.ttf");
    write("own.ttf", &fs::read(font).unwrap());
    write("own.png", &grey_png(300, 300, |x, y| (x ^ y) as u8));
    write("photo.jpg", include_bytes!("../pictures/squares.jpg"));
    let svg = |body: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 60 60\">{body}</svg>")
            .into_bytes()
    };
    write(
        "a.svg",
        &svg(
            "<defs><radialGradient id=\"g\"><stop stop-color=\"#fff\"/><stop offset=\"1\"/></radialGradient></defs>\
        <style>.a{stroke:navy}</style><g transform=\"rotate(9)\"><circle class=\"a\" fill=\"url(#g)\" cx=\"30\" cy=\"30\" r=\"28\"/></g>",
        ),
    );
    write(
        "b.svg",
        &svg(
            "<path d=\"M30 2L55 30L30 58L5 30Z\" stroke=\"navy\" stroke-width=\"9\" stroke-dasharray=\"3 2\"/>",
        ),
    );
    write("mine.txt", format!("{PUZZLE}\n").as_bytes());
    write("page.md", PAGE.as_bytes());
    write("desk.toml", DESK.as_bytes());
    write("puzzles", b"");
    let path = folder.path();
    succeed(path, &["book", "-q"]);
    succeed(
        path,
        &[
            "daily", "desk.toml", "--date", "2026-01-01", "--days", "3", "-o", "out", "--format",
            "json,svg",
        ],
    );
    folder
}

/// Returns puzzles in each format.
fn puzzles(folder: &Path) -> Vec<Vec<u8>> {
    let shape = gridpress::Shape::of(Kind::CLASSIC).unwrap();
    let [grid, solution] = [PUZZLE, SOLUTION].map(|line| notation::parse_line(line).unwrap());
    let plain = notation::Format::NAMES.iter().filter_map(|(_, format)| {
        let solution =
            Some(&solution).filter(|_| format.check_support(Kind::CLASSIC, true).is_ok());
        notation::write(*format, &shape, &grid, solution).ok()
    });
    let mut all: Vec<Vec<u8>> = plain.map(String::into_bytes).collect();
    for (variant, format) in
        [("killer", "json"), ("killer", "ipuz"), ("thermo", "sudokupad"), ("jigsaw", "json")]
    {
        let args = ["generate", "--seed", "1", "--variant", variant, "--format", format];
        all.push(succeed(folder, &args).into_bytes());
    }
    all
}

/// Runs the program, and returns a report if it does not end in time with one of its exit codes.
fn fault(folder: &Path, args: &[&str]) -> Option<String> {
    let start = Instant::now();
    let stderr = folder.join("said");
    let mut child = Command::new(env!("CARGO_BIN_EXE_gridpress"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(fs::File::create(&stderr).unwrap())
        .spawn()
        .unwrap();
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break Some(status),
            None if start.elapsed() > LONGEST => {
                child.kill().unwrap();
                child.wait().unwrap();
                break None;
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    let stderr = String::from_utf8_lossy(&fs::read(stderr).unwrap()).into_owned();
    let code = status.map(|status| status.code());
    let is_sound = matches!(code, Some(Some(0..=4)))
        && !stderr.contains("overflowed its stack")
        && !stderr.contains("memory allocation");
    let has_reason = code != Some(Some(2)) || stderr.contains("error: ");
    (!is_sound || !has_reason)
        .then(|| format!("{args:?}: {code:?} in {:?}: {stderr}", start.elapsed()))
}

/// Tries `count` changes of each file, starting with change `first`.
fn sweep(first: u32, count: u32) {
    let folder = everything();
    let puzzles = puzzles(folder.path());
    let whole: Vec<Vec<u8>> =
        TARGETS.iter().map(|target| fs::read(folder.path().join(target.file)).unwrap()).collect();
    let mut faults = Vec::new();
    for turn in first..first + count {
        for (target, whole) in TARGETS.iter().zip(&whole) {
            let mut stream = Stream::new(1, "hostile", target.file, turn);
            let sample = match target.file {
                "puzzles" => &puzzles[stream.below(puzzles.len() as u32) as usize],
                _ => whole,
            };
            let bytes = changed(sample, &mut stream);
            let command = target.commands[stream.below(target.commands.len() as u32) as usize];
            fs::write(folder.path().join(target.file), &bytes).unwrap();
            if let Some(fault) = fault(folder.path(), command) {
                faults.push(format!("{} turn {turn} {fault}", target.file));
            }
            fs::write(folder.path().join(target.file), whole).unwrap();
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn changed_files_are_read_or_refused() {
    sweep(0, 3);
}

#[test]
#[ignore = "long sweep"]
fn many_changed_files_are_read_or_refused() {
    let count = std::env::var("HOSTILE_COUNT").ok();
    sweep(3, count.and_then(|count| count.parse().ok()).unwrap_or(300));
}
