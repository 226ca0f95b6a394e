//! Tests of exchanges whose renames fail.

use super::*;
use std::cell::Cell;

/// A folder with an old pair of files, and the new pair that replaces it.
struct FilePair {
    folder: tempfile::TempDir,
    new: Vec<(PathBuf, Vec<u8>)>,
}

impl FilePair {
    fn new() -> FilePair {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for name in ["book.pdf", "book.lock"] {
            std::fs::write(path(name), "old").unwrap();
        }
        let new = ["book.pdf", "book.lock"].map(|name| (path(name), b"new".to_vec()));
        FilePair { new: new.to_vec(), folder }
    }

    fn contents(&self) -> Vec<String> {
        let read = |(path, _): &(PathBuf, _)| std::fs::read_to_string(path).unwrap();
        self.new.iter().map(read).collect()
    }

    /// Returns the names of temporary files in the folder.
    fn temporary_files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with(PREFIX)).collect()
    }
}

/// Returns a rename that succeeds `calls` times, and then fails.
fn failing_after(calls: usize) -> impl Fn(&Path, &Path) -> std::io::Result<()> {
    let remaining = Cell::new(calls);
    move |from, to| match remaining.get() {
        0 => Err(ErrorKind::PermissionDenied.into()),
        calls => {
            remaining.set(calls - 1);
            std::fs::rename(from, to)
        }
    }
}

#[test]
fn restores_the_old_pair_when_renames_fail() {
    for calls in 0..2 {
        let pair = FilePair::new();
        let failure =
            exchange(&pair.new, TEMPORARY, &Repairs::default(), &failing_after(calls)).unwrap_err();
        assert_eq!(failure.exit, Exit::System);
        let name = ["book.pdf", "book.lock"][calls];
        let message = failure.to_string();
        assert!(message.contains("cannot write") && message.contains(name), "{message}");
        assert_eq!(pair.contents(), ["old", "old"], "after {calls}");
        assert_eq!(pair.temporary_files(), [""; 0], "after {calls}");
        // A later run has nothing to repair.
        Disk::default().repair(pair.folder.path());
        assert_eq!(pair.contents(), ["old", "old"], "after {calls}");
    }
    let pair = FilePair::new();
    exchange(&pair.new, TEMPORARY, &Repairs::default(), &failing_after(2)).unwrap();
    assert_eq!(pair.contents(), ["new", "new"]);
    assert_eq!(pair.temporary_files(), [""; 0]);
}

#[test]
fn removes_new_files_when_a_later_rename_fails() {
    let pair = FilePair::new();
    std::fs::remove_file(&pair.new[0].0).unwrap();
    exchange(&pair.new, TEMPORARY, &Repairs::default(), &failing_after(1)).unwrap_err();
    assert!(!pair.new[0].0.exists());
    assert_eq!(pair.temporary_files(), [""; 0]);
}

/// The first file cannot be rolled back, because a folder is in its place by then.
#[test]
fn finishes_an_exchange_that_could_not_be_rolled_back() {
    let pair = FilePair::new();
    let calls = Cell::new(0);
    let moved = pair.folder.path().join("moved");
    let rename = |from: &Path, to: &Path| {
        calls.set(calls.get() + 1);
        match calls.get() {
            1 => std::fs::rename(from, to),
            2 => {
                // Another program moves the new file away while the second is renamed.
                std::fs::rename(&pair.new[0].0, &moved)?;
                std::fs::create_dir(&pair.new[0].0)?;
                Err(ErrorKind::PermissionDenied.into())
            }
            _ => Err(ErrorKind::PermissionDenied.into()),
        }
    };
    let failure = exchange(&pair.new, TEMPORARY, &Repairs::default(), &rename).unwrap_err();
    assert_eq!(failure.exit, Exit::System);
    let message = failure.to_string();
    assert!(message.contains("could not be restored"), "{message}");
    std::fs::remove_dir(&pair.new[0].0).unwrap();
    std::fs::rename(&moved, &pair.new[0].0).unwrap();
    assert_eq!(pair.contents(), ["new", "old"]);
    Disk::default().repair(pair.folder.path());
    assert_eq!(pair.contents(), ["new", "new"]);
    assert_eq!(pair.temporary_files(), [""; 0]);
}
