//! Golden files: the expected output of tests, in `tests/golden`. `GOLDEN=write cargo test` updates them.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the path of the golden file `name`.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name)
}

/// Returns `true` if golden files are updated instead of compared.
pub fn is_update_requested() -> bool {
    std::env::var_os("GOLDEN").is_some_and(|mode| mode == "write")
}

/// Compares `actual` with the golden file `name`, or updates that file.
///
/// # Panics
/// If they differ, or the file cannot be written.
#[track_caller]
pub fn check(name: &str, actual: &str) {
    let path = path(name);
    if is_update_requested() {
        fs::write(&path, actual).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(actual, golden, "differs from tests/golden/{name}");
}
