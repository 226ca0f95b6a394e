//! Golden files: approved output of tests, in `tests/golden`. `GOLDEN=write cargo test` rewrites them.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the path of the golden file with that name.
pub fn path(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("../../tests/golden").join(name)
}

/// Returns `true` if golden files should be written instead of compared.
pub fn is_rewritten() -> bool {
    std::env::var_os("GOLDEN").is_some_and(|mode| mode == "write")
}

/// Compares `seen` with `tests/golden/NAME`, or writes it to that file.
#[track_caller]
pub fn check(name: &str, seen: &str) {
    let path = path(name);
    if is_rewritten() {
        fs::write(&path, seen).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(seen, golden, "differs from tests/golden/{name}");
}
