//! Lists of puzzles, each proved unique on one thread: a table to hold beside other solvers.
//!
//! `cargo bench -p gridpress-bench --bench rivals -- FOLDER [GUESSES]` reads every file of a folder that `gridpress
//! solve` reads, such as lines of 81 characters or JSON lines, and prints a line for each: microseconds a puzzle without
//! reading it (mean, median, longest), guesses, and the puzzles that were given up after that many guesses. Run a rival
//! on the same files, in turn with this, and compare the columns.

use gridpress::notation;
use gridpress::solver;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

/// Number of guesses after which a puzzle is given up; classic ones have a hundred times as many.
const GUESSES: u64 = 2_000_000;

fn main() {
    let words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let Some(folder) = words.first() else {
        eprintln!("usage: cargo bench -p gridpress-bench --bench rivals -- FOLDER [GUESSES]");
        std::process::exit(2);
    };
    let guesses = words.get(1).map_or(GUESSES, |word| word.parse().expect("a number of guesses"));
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a readable folder")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    println!(
        "| list | puzzles | mean us | median us | longest us | mean guesses | most guesses | not unique | gave up | unread |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for file in files {
        // Lists are texts; other files, such as pictures, are left out.
        if let Ok(text) = fs::read_to_string(&file) {
            let name = file.file_name().expect("a file").to_string_lossy().into_owned();
            println!("{}", row(&name, &text, guesses));
        }
    }
}

/// Returns the row of a list.
fn row(name: &str, text: &str, budget: u64) -> String {
    let read = notation::parse_each(text, None);
    let (mut times, mut guesses) = (Vec::new(), Vec::new());
    let (mut several, mut given_up) = (0, 0);
    for puzzle in &read.puzzles {
        let start = Instant::now();
        let count = solver::count_within(&puzzle.shape, &puzzle.grid, 2, budget, &mut |_| {});
        times.push(start.elapsed().as_micros());
        guesses.push(count.guesses);
        match (count.found, count.is_all) {
            (1, true) => {}
            (0 | 1, false) => given_up += 1,
            _ => several += 1,
        }
    }
    times.sort_unstable();
    let puzzles = times.len().max(1);
    format!(
        "| {name} | {} | {} | {} | {} | {} | {} | {several} | {given_up} | {} |",
        times.len(),
        times.iter().sum::<u128>() / puzzles as u128,
        times.get(puzzles / 2).unwrap_or(&0),
        times.last().unwrap_or(&0),
        guesses.iter().sum::<u64>() / puzzles as u64,
        guesses.iter().max().unwrap_or(&0),
        read.errors.len(),
    )
}
