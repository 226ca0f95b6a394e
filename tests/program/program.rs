//! Helpers that run the program and read its files.

use gridpress::generate::{Address, Generator, Recipe, Removal, Revision};
use gridpress::{Kind, Puzzle, Symmetry};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A classic puzzle that singles solve, with 51 cells removed.
pub const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The solution of [`PUZZLE`].
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The spec of a book of 12 puzzles in two sections.
pub const SMALL: &str = "title = \"Small\"\nseed = \"s\"\n[[section]]\nid = \"easy\"\ntitle = \"Easy ones\"\nlevel = \"easy\"\ncount = 7\n\
    [[section]]\nid = \"hard\"\nlevel = \"hard\"\ncount = 5\nper_page = 1\n";

/// Returns the first attempt at an address, without symmetry.
pub fn attempt(seed: &str, (section, index): (&str, u32), kind: Kind, removal: Removal) -> Puzzle {
    let recipe = Recipe::new(kind, Symmetry::None, removal);
    let section = section.to_owned();
    let address = Address { section, index };
    Generator::new(Revision::NEWEST, seed).attempt(&recipe, &address, 0)
}

/// Creates an empty folder that is removed when the test ends.
pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Returns the SHA-256 of bytes, in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the files of a folder, by name.
pub fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    entries.map(file).collect()
}

/// Creates a folder with `text` as `book.toml`.
pub fn with_spec(text: &str) -> TempDir {
    let folder = folder();
    fs::write(folder.path().join("book.toml"), text).unwrap();
    folder
}

/// Returns the program as a command to run in `folder`, without the environment variables that affect it.
pub fn gridpress(folder: impl AsRef<Path>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridpress"));
    command.current_dir(folder).env_remove("SOURCE_DATE_EPOCH").env_remove("NO_COLOR");
    command
}

/// The result of a run of the program.
#[derive(Debug, PartialEq)]
pub struct ProgramRun {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub stderr: String,
}

/// Runs `command` with `input` on its standard input.
pub fn finish(mut command: Command, input: &str) -> ProgramRun {
    let [stdin, stdout, stderr] = [Stdio::piped(), Stdio::piped(), Stdio::piped()];
    command.stdin(stdin).stdout(stdout).stderr(stderr);
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // A program that stops reading early closes the pipe.
        scope.spawn(move || stdin.write_all(input.as_bytes()).ok());
        child.wait_with_output().unwrap()
    });
    let text = |bytes| String::from_utf8(bytes).unwrap();
    ProgramRun {
        code: output.status.code().unwrap(),
        out: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// Runs the program in `folder` with nothing on its standard input.
pub fn run(folder: impl AsRef<Path>, args: &[&str]) -> ProgramRun {
    run_on(folder, args, "")
}

/// Runs the program in `folder` with `input` on its standard input.
pub fn run_on(folder: impl AsRef<Path>, args: &[&str], input: &str) -> ProgramRun {
    let mut command = gridpress(folder);
    command.args(args);
    finish(command, input)
}

/// Runs the program in `folder`, which must succeed, and returns its standard output.
pub fn succeed(folder: impl AsRef<Path>, args: &[&str]) -> String {
    let ProgramRun { code, out, stderr } = run(folder, args);
    assert_eq!(code, 0, "{args:?}: {stderr}");
    out
}

/// Runs the program and returns its exit code.
pub fn code(folder: &Path, args: &[&str]) -> i32 {
    run(folder, args).code
}

/// Runs the program with an input, and returns its standard output and exit code.
pub fn stdout(folder: &Path, args: &[&str], input: &str) -> (String, i32) {
    let run = run_on(folder, args, input);
    (run.out, run.code)
}

/// Runs the program with an input, and returns its standard error and exit code.
pub fn stderr(folder: &Path, args: &[&str], input: &str) -> (String, i32) {
    let run = run_on(folder, args, input);
    (run.stderr, run.code)
}

/// Reads a lock.
pub fn lock(path: &Path) -> toml::Table {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// Reads the puzzles of a lock.
pub fn puzzles(path: &Path) -> Vec<toml::Table> {
    let puzzles = lock(path).remove("puzzle").unwrap();
    puzzles.try_into().unwrap()
}

/// Returns the givens of a section's puzzles in the order in which they were drawn.
pub fn givens(lock: &toml::Table, section: &str) -> Vec<String> {
    let puzzles = lock["puzzle"].as_array().unwrap().iter();
    let of_section = puzzles.filter_map(|puzzle| {
        let (id, index) = puzzle["address"].as_str()?.split_once('/')?;
        let index: u32 = index.parse().ok()?;
        (id == section).then(|| (index, puzzle["givens"].as_str().unwrap().to_owned()))
    });
    let by_index: BTreeMap<u32, String> = of_section.collect();
    by_index.into_values().collect()
}
