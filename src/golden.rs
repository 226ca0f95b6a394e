//! Golden files: what a test saw when it was last found right. `GOLDEN=write cargo test` writes them anew.

use std::path::Path;

/// Compares `seen` with `tests/golden/NAME`, or writes it there.
#[track_caller]
pub(crate) fn check(name: &str, seen: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("GOLDEN").is_some_and(|mode| mode == "write") {
        std::fs::write(&path, seen).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(seen, golden, "differs from tests/golden/{name}");
}
