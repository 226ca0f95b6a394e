//! The README and the guide: every command in them is run, and every spec is made into a book.

use super::program::{ProgramRun, finish, folder, gridpress, succeed};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A text for readers.
struct GuideText {
    name: String,
    text: String,
}

/// A fenced block: the words after the fence, and the contents.
struct Block<'t> {
    info: &'t str,
    lines: Vec<&'t str>,
}

impl GuideText {
    fn all() -> Vec<GuideText> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let guide = fs::read_dir(root.join("src/guide")).unwrap();
        let mut paths: Vec<_> = guide.map(|entry| entry.unwrap().path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
        paths.push(root.join("README.md"));
        paths.sort();
        let read = |path: PathBuf| GuideText {
            name: path.file_name().unwrap().to_string_lossy().into_owned(),
            text: fs::read_to_string(path).unwrap(),
        };
        paths.into_iter().map(read).collect()
    }

    /// Returns the fenced blocks, in order.
    fn blocks(&self) -> Vec<Block<'_>> {
        let mut lines = self.text.lines();
        let mut blocks = Vec::new();
        while let Some(info) = lines.by_ref().find_map(|line| line.strip_prefix("```")) {
            let lines = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push(Block { info, lines });
        }
        blocks
    }
}

/// The shell of a reader who types the commands of a chapter, starting in an empty folder.
struct Reader {
    /// The current folder.
    folder: PathBuf,
    /// The file in which each command leaves its folder, outside the reader's own.
    place: tempfile::TempDir,
    path: String,
}

impl Reader {
    fn new(folder: &Path) -> Reader {
        let program = Path::new(env!("CARGO_BIN_EXE_gridpress")).parent().unwrap();
        let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
        Reader { folder: folder.to_owned(), place: super::program::folder(), path }
    }

    /// Runs a line, which must exit with 0, or with the code that its comment states.
    fn run(&mut self, line: &str) -> Result<ProgramRun, String> {
        let place = self.place.path().join("place");
        let mut command = Command::new("sh");
        command
            .args(["-c", &format!("{line}\ncode=$?\npwd >\"$PLACE\"\nexit $code")])
            .current_dir(&self.folder)
            .env("PATH", &self.path)
            .env("PLACE", &place)
            .env_remove("SOURCE_DATE_EPOCH")
            .env_remove("NO_COLOR");
        let run = finish(command, "");
        self.folder = fs::read_to_string(&place).unwrap().trim_end().into();
        let stated = line.split("# exit code ").nth(1).and_then(|code| code.trim().parse().ok());
        if run.code == stated.unwrap_or(0) {
            Ok(run)
        } else {
            Err(format!("`{line}` exits with {}:\n{}{}", run.code, run.out, run.stderr))
        }
    }
}

/// Returns a text with single spaces between its words.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the differences between a quotation of commands, each after `$ `, and what they print. A line of dots stands
/// for omitted lines.
fn misquotations(reader: &mut Reader, lines: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    for quotation in format!("\n{}\n", lines.join("\n")).split("\n$ ").skip(1) {
        let (line, quoted) = quotation.split_once('\n').unwrap();
        match reader.run(line) {
            Err(failure) => wrong.push(failure),
            Ok(ProgramRun { out, stderr, .. }) => {
                let printed = unwrapped(&(out + &stderr));
                let parts = format!("\n{quoted}").replace("\n...\n", "\n\0\n");
                for part in parts.split('\0').map(unwrapped) {
                    if !printed.contains(&part) {
                        wrong.push(format!("`{line}` prints:\n{printed}\nquoted:\n{part}"));
                    }
                }
            }
        }
    }
    wrong
}

/// Reasons why commands are not run here, as the words after `sh` state them, and how many blocks have each.
const NOT_RUN: [(&str, usize); 4] = [
    // A server, which does not end by itself.
    ("server", 2),
    // The checkout, where this test is built.
    ("checkout", 3),
    // Packages that exist once there is a release.
    ("released", 2),
    // Python with packages, or a cluster; `.ci/dask` runs these scripts.
    ("python", 2),
];

#[test]
fn every_command_that_readers_see_works() {
    let mut not_run: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut count, mut wrong) = (0, Vec::new());
    let texts = GuideText::all();
    for text in &texts {
        let folder = folder();
        let mut reader = Reader::new(folder.path());
        for Block { info, lines } in text.blocks() {
            let quotes = lines.iter().any(|line| line.starts_with("$ "));
            let found = match info.split_once(' ').unwrap_or((info, "")) {
                ("sh", "") => {
                    count += lines.len();
                    lines.iter().filter_map(|line| reader.run(line).err()).collect()
                }
                ("sh", reason) => {
                    *not_run.entry(reason).or_default() += 1;
                    Vec::new()
                }
                ("text", "") if quotes => {
                    count += 1;
                    misquotations(&mut reader, &lines)
                }
                _ => Vec::new(),
            };
            wrong.extend(found.into_iter().map(|found| format!("{}: {found}", text.name)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert_eq!(not_run, NOT_RUN.into());
    assert!(count > 80, "{count}");
}

/// Writes the files that specs in the texts name.
fn furnish(path: &Path) {
    let puzzle =
        "....1...98..9..2..3.9..4...59.8..6...73...52...1..2.97...5..1.4..5..6..22...8....\n";
    fs::write(path.join("mine.txt"), puzzle).unwrap();
    fs::write(path.join("class.txt"), "Anna\nBen\nCem\n").unwrap();
    fs::write(path.join("intro.md"), "# Before you begin\n\nSharpen a pencil.\n").unwrap();
}

#[test]
fn every_spec_that_readers_see_is_a_book() {
    let mut count = 0;
    for text in GuideText::all() {
        for block in text.blocks().into_iter().filter(|block| block.info == "toml") {
            let folder = folder();
            furnish(folder.path());
            let block = block.lines.join("\n");
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
