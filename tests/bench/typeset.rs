//! Typesetting: time, bytes per puzzle and memory, for the pages of one book in every profile. `cargo bench -p
//! gridpress-bench --bench typeset -- [PUZZLES]`.

use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, NoFiles, Profile};
use gridpress_layout::lay_out;
use gridpress_messages::diag::Source;
use gridpress_render::pdf;
use std::time::{Duration, Instant};

/// Number of runs for each profile; the shortest time counts.
const ROUNDS: u32 = 7;

fn main() {
    let count = std::env::args().find_map(|word| word.parse().ok());
    let count: u32 = count.unwrap_or(1_000);
    let spec = format!(
        "title = \"Pages\"\n[[section]]\nid = \"a\"\ntitle = \"Easy\"\nlevel = \"easy\"\ncount = {count}\nper_page = 2\n\
         [answers]\nper_page = 12\n[front]\ntitle_page = false\ncontents = false\nhow_to = false\n"
    );
    let (spec, _) = BookSpec::parse(&Source::new("pages.toml", spec), &NoFiles).expect("a spec");
    let book = Book::make(spec, "pages", &|_| ()).expect("a book");
    println!("{count} puzzles; memory with them {} MB", peak());
    for (name, profile) in Profile::NAMES {
        let (mut least, mut bytes, mut pages) = (Duration::MAX, 0, 0);
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let layout = lay_out(&book).expect("pages");
            let metadata = pdf::Metadata { profile: *profile, ..pdf::Metadata::of(&book.spec) };
            let file = pdf::render(&layout.book, &book.spec.fonts, &metadata).expect("a file");
            least = least.min(start.elapsed());
            (bytes, pages) = (file.len(), layout.book.len());
        }
        println!(
            "{name}: {pages} pages in {:.1} ms, {bytes} bytes, {:.1} a puzzle; memory at most {} MB",
            least.as_secs_f64() * 1e3,
            bytes as f64 / f64::from(count),
            peak()
        );
    }
}

/// Returns the peak memory of the process in megabytes; 0 if the system does not report it.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}
