//! The README and the guide: every command in them is run, and every spec is made into a book.

use super::program::{finish, folder, gridpress, succeed};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// A text for readers, and the files that its commands need.
struct GuideText {
    name: String,
    text: String,
}

impl GuideText {
    fn all() -> Vec<GuideText> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let guide = fs::read_dir(root.join("src/guide")).unwrap();
        let mut paths: Vec<_> = guide.map(|entry| entry.unwrap().path()).collect();
        paths.push(root.join("README.md"));
        paths.sort();
        let read = |path: std::path::PathBuf| GuideText {
            name: path.file_name().unwrap().to_string_lossy().into_owned(),
            text: fs::read_to_string(path).unwrap(),
        };
        paths.into_iter().map(read).collect()
    }

    /// Returns the contents of fenced blocks of a language.
    fn blocks(&self, language: &str) -> Vec<String> {
        let fence = format!("```{language}");
        let mut lines = self.text.lines();
        let mut blocks = Vec::new();
        while lines.by_ref().any(|line| line == fence) {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push(block.join("\n"));
        }
        blocks
    }
}

/// The files of the book that commands in the texts use.
static BOOK: LazyLock<Vec<(&str, Vec<u8>)>> = LazyLock::new(|| {
    let spec = "title = 'Forty Sudoku'\nseed = 'guide'\nisbn = '978-3-16-148410-0'\n\
                [page]\nprinter = 'kdp-paperback-white'\n\
                [[section]]\nid = 'easy'\nlevel = 'easy'\ncount = 30\n\
                [[section]]\nid = 'hard'\nlevel = 'hard'\ncount = 10\nper_page = 1\n";
    let folder = folder();
    fs::write(folder.path().join("book.toml"), spec).unwrap();
    succeed(folder.path(), &["book", "book.toml"]);
    ["book.toml", "book.pdf", "book.lock"]
        .map(|name| (name, fs::read(folder.path().join(name)).unwrap()))
        .into()
});

/// Writes the files that commands in the texts expect, except those made by preceding commands.
fn furnish(path: &Path) {
    for (name, bytes) in BOOK.iter() {
        fs::write(path.join(name), bytes).unwrap();
    }
    let puzzle =
        "....1...98..9..2..3.9..4...59.8..6...73...52...1..2.97...5..1.4..5..6..22...8....\n";
    for name in ["puzzle.txt", "puzzles.txt", "half.txt", "old.txt", "mine.txt"] {
        fs::write(path.join(name), puzzle).unwrap();
    }
    fs::write(path.join("class.txt"), "Anna\nBen\nCem\n").unwrap();
    fs::write(path.join("class.csv"), "Name;Group\nAnna;1\nBen;2\n").unwrap();
    fs::write(path.join("times.csv"), format!("{},400\n", puzzle.trim_end())).unwrap();
    // A 9 that its row already contains.
    fs::write(path.join("wrong.txt"), format!("9{}", &puzzle[1..])).unwrap();
    fs::write(path.join("intro.md"), "# Before you begin\n\nSharpen a pencil.\n").unwrap();
}

/// Returns the expected exit code of a command: 0 for most.
fn expected_code(line: &str) -> i32 {
    if line.contains("wrong.txt") { 1 } else { 0 }
}

#[test]
fn every_command_that_readers_see_works() {
    let program = Path::new(env!("CARGO_BIN_EXE_gridpress")).parent().unwrap();
    let path = std::env::var("PATH").unwrap();
    let mut count = 0;
    for text in GuideText::all() {
        let blocks = text.blocks("sh");
        if blocks.is_empty() {
            continue;
        }
        let folder = folder();
        furnish(folder.path());
        for line in blocks.iter().flat_map(|block| block.lines()) {
            // The program is already built, and `gridpress watch` does not end by itself.
            if line.is_empty() || line.starts_with("cargo ") || line.contains(" watch ") {
                continue;
            }
            // Dask is not installed here; `.ci/dask` runs the same script.
            if line.starts_with("python3 ") {
                assert!(line.contains("tests/dask/"), "{}: {line}", text.name);
                continue;
            }
            assert!(line.starts_with("gridpress "), "{}: {line}", text.name);
            let line = line.replace("MASK", &"110".repeat(27));
            let mut command = Command::new("sh");
            command
                .args(["-c", &line])
                .current_dir(folder.path())
                .env("PATH", format!("{}:{path}", program.display()))
                .env_remove("SOURCE_DATE_EPOCH");
            let run = finish(command, "");
            assert_eq!(run.code, expected_code(&line), "{}: {line}\n{}", text.name, run.stderr);
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

/// Returns a text with single spaces between its words.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Output that the guide quotes for `puzzle.txt`, up to lines of dots, is what the program prints.
#[test]
fn quoted_output_is_current() {
    let folder = folder();
    furnish(folder.path());
    let mut count = 0;
    for text in GuideText::all() {
        for block in text.blocks("text") {
            for quotation in block.split("$ gridpress ").skip(1) {
                let (command, quoted) = quotation.split_once('\n').unwrap();
                let args: Vec<&str> = command.split(' ').collect();
                if args.last() != Some(&"puzzle.txt") {
                    continue;
                }
                let output = unwrapped(&succeed(folder.path(), &args));
                for part in quoted.split("\n...\n").map(unwrapped) {
                    assert!(output.contains(&part), "{}: {command}: {part}", text.name);
                    count += 1;
                }
            }
        }
    }
    assert!(count >= 4, "{count}");
}

#[test]
fn every_spec_that_readers_see_is_a_book() {
    let mut count = 0;
    for text in GuideText::all() {
        for block in text.blocks("toml") {
            let folder = folder();
            furnish(folder.path());
            let section = "\n[[section]]\nid = 'last'\nlevel = 'easy'\ncount = 30\n";
            fs::write(folder.path().join("book.toml"), block.clone() + section).unwrap();
            let mut command = gridpress(folder.path());
            command.args(["book", "book.toml", "-o", "other.pdf"]);
            let run = finish(command, "");
            assert_eq!(run.code, 0, "{}:\n{block}\n{}", text.name, run.stderr);
            count += 1;
        }
    }
    assert!(count >= 6, "{count}");
}

/// Every chapter is printed in full, and is linked from the README.
#[test]
fn no_two_versions_of_a_text_stand_in_one() {
    for text in GuideText::all() {
        let marks = ["<<<<<<<", "=======", ">>>>>>>"];
        let mut lines = text.text.lines();
        let mark = lines.find(|line| marks.iter().any(|mark| line.starts_with(mark)));
        assert_eq!(mark, None, "{}", text.name);
    }
}

#[test]
fn the_guide_is_printed() {
    let folder = folder();
    let list = succeed(folder.path(), &["guide"]);
    let readme = include_str!("../../README.md");
    for text in GuideText::all() {
        let Some(name) = text.name.strip_suffix(".md").filter(|name| *name != "README") else {
            continue;
        };
        assert!(readme.contains(&format!("(src/guide/{name}.md)")), "{name}");
        assert!(list.contains(name), "{name}");
        let printed = succeed(folder.path(), &["guide", name]);
        let title = text.text.lines().next().unwrap().trim_start_matches("# ");
        assert!(printed.starts_with(&format!("{title}\n===")), "{name}");
        assert!(!printed.contains("\n|"), "{name}");
        assert!(links(&printed).is_empty(), "{name}");
        for chapter in links(&text.text) {
            assert!(list.contains(&chapter), "{name} leads to {chapter}");
        }
    }
}

/// Returns the chapters that a text links to.
fn links(text: &str) -> Vec<String> {
    let ends = text.lines().filter_map(|line| line.strip_prefix('['));
    let names = ends.filter_map(|line| line.split_once("]: "));
    let chapters = names.filter(|(_, to)| to.ends_with(".md"));
    chapters.map(|(name, _)| name.to_owned()).collect()
}

/// Runs `gridpress guide` on a terminal with that number of columns.
fn guide(topic: &str, columns: Option<usize>) -> super::program::ProgramRun {
    let folder = folder();
    let mut program = gridpress(folder.path());
    program.args(["guide", topic]).env_remove("COLUMNS");
    columns.map(|columns| program.env("COLUMNS", columns.to_string()));
    finish(program, "")
}

#[test]
fn chapters_are_as_wide_as_the_terminal() {
    // Commands and specs are not wrapped.
    let widest = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with("    "));
        lines.map(|line| line.chars().count()).max().unwrap()
    };
    let [narrow, default, wide] =
        [Some(50), None, Some(300)].map(|columns| guide("faq", columns).out);
    assert!(widest(&narrow) <= 50 && widest(&default) <= 80 && widest(&wide) <= 100);
    assert!(widest(&default) > 70 && widest(&wide) > 90);
}

#[test]
fn keys_are_explained_one_by_one() {
    let trim = guide("page.trim", None).out;
    for part in ["trim  (in [page])", "  values ", "  default ", "  example  trim = "] {
        assert!(trim.contains(part), "{part}: {trim}");
    }
    let all = guide("per_page", None).out;
    assert!(all.contains("(in [[section]])") && all.contains("(in [answers])"), "{all}");
    assert!(guide("daily.days", None).out.contains("days  (in [daily])"));
    assert!(guide("levels.hard.stars", None).out.contains("stars"));
    assert!(guide("cover", None).out.starts_with("[cover]\n"));
    let unknown = guide("pre_page", None);
    assert_eq!(unknown.code, 2);
    assert!(
        unknown.stderr.contains("did you mean `gridpress guide per_page`?"),
        "{}",
        unknown.stderr
    );
}
