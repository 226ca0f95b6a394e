//! The rooms of the house keep to themselves: who may name what.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every source file, as its path below `src` and its text without comments.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let code = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default())
            .collect::<Vec<_>>()
            .join("\n");
        (
            path.strip_prefix(&root)
                .unwrap()
                .to_string_lossy()
                .replace('\\', "/"),
            code,
        )
    };
    let files: Vec<_> = paths.iter().map(read).collect();
    assert!(files.len() > 30);
    files
}

/// Fails for every file outside `rooms` that has one of `words` in its code.
fn only_in(rooms: &[&str], words: &[&str]) {
    for (path, code) in files() {
        if rooms.iter().any(|room| path.starts_with(room)) {
            continue;
        }
        for word in words {
            assert!(!code.contains(word), "{path} names {word}");
        }
    }
}

#[test]
fn pdf_libraries_stay_in_their_rooms() {
    only_in(&["output/pdf/"], &["printpdf::"]);
    only_in(&["output/pdf/", "read/"], &["lopdf::"]);
    only_in(&["output/png/"], &["tiny_skia::"]);
}

#[test]
fn nothing_takes_a_clock_or_another_crates_chance() {
    only_in(
        &[],
        &[
            "SystemTime",
            "Instant::",
            "Zoned::now",
            "thread_rng",
            "rand::rng(",
            "random_range",
        ],
    );
    // What day it is, where the command line asks for today.
    only_in(&["cli/daily/days.rs"], &["Timestamp::now"]);
    // Seeds that nobody named, and the colours of a terminal, come from outside; nothing else does.
    only_in(&["cli/", "golden.rs"], &["std::env", "SysRng"]);
    only_in(&["rng.rs"], &["ChaCha"]);
}

#[test]
fn no_order_of_a_hash_map_reaches_anything() {
    only_in(&[], &["HashMap", "HashSet"]);
}

#[test]
fn data_flows_one_way() {
    let engine = ["puzzle/", "solver/", "logic/", "generate/", "rng.rs"];
    for (path, code) in files() {
        if path != "main.rs" && path != "lib.rs" && !path.starts_with("cli/") {
            assert!(!code.contains("crate::cli"), "{path} names cli");
        }
        if engine.iter().any(|room| path.starts_with(room)) {
            for room in ["spec", "layout", "book", "fonts", "units", "output"] {
                assert!(
                    !code.contains(&format!("crate::{room}")),
                    "{path} names {room}"
                );
            }
        }
        if path.starts_with("layout/") || path.starts_with("read/") {
            assert!(!code.contains("crate::output"), "{path} names output");
        }
        if path.starts_with("layout/") && !path.ends_with("tests.rs") {
            assert!(
                !code.contains("f32") && !code.contains("f64"),
                "{path} has floats"
            );
        }
    }
}

#[test]
fn only_the_vectors_of_the_classic_counter_are_unsafe() {
    only_in(
        &["solver/classic/mod.rs", "solver/classic/x86.rs"],
        &["unsafe "],
    );
}
