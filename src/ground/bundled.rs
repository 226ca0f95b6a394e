//! Files that belong to the program: fonts and messages. They are part of it, except in a browser, where each is
//! downloaded when it is needed for the first time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A file that belongs to the program.
#[derive(Clone, Copy, Debug)]
pub struct BundledFile {
    /// The name of the file, which no other file has.
    pub name: &'static str,
    /// The content; `None` if it is downloaded.
    pub content: Option<&'static [u8]>,
}

/// A [`BundledFile`] by its name and its path from the source file: downloaded in a browser, and else part of the
/// program.
#[macro_export]
macro_rules! bundled_file {
    ($name:expr, $path:expr) => {
        $crate::bundled::BundledFile {
            name: $name,
            #[cfg(not(target_family = "wasm"))]
            content: Some(include_bytes!($path)),
            #[cfg(target_family = "wasm")]
            content: None,
        }
    };
}
pub use bundled_file;

/// The downloaded files.
#[derive(Default)]
struct Downloads {
    files: BTreeMap<String, &'static [u8]>,
    /// The names of files that were needed and are missing.
    missing: BTreeSet<&'static str>,
}

static DOWNLOADS: Mutex<Downloads> =
    Mutex::new(Downloads { files: BTreeMap::new(), missing: BTreeSet::new() });

fn downloads() -> MutexGuard<'static, Downloads> {
    DOWNLOADS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl BundledFile {
    /// Returns the content; `None` if it must be downloaded first, which [`take_missing`] then reports.
    pub fn bytes(&self) -> Option<&'static [u8]> {
        self.content.or_else(|| {
            let mut downloads = downloads();
            let found = downloads.files.get(self.name).copied();
            if found.is_none() {
                // A browser cannot wait for a download in the middle of a computation; the caller fails, downloads and
                // starts again.
                downloads.missing.insert(self.name);
            }
            found
        })
    }

    /// Returns the content as text, like [`BundledFile::bytes`].
    pub fn text(&self) -> Option<&'static str> {
        std::str::from_utf8(self.bytes()?).ok()
    }
}

/// Adds a downloaded file, which stays in memory.
pub fn provide(name: &str, content: Vec<u8>) {
    let mut downloads = downloads();
    if !downloads.files.contains_key(name) {
        // Faces and messages keep references to the content for the rest of the run, as they do to built-in files.
        downloads.files.insert(name.to_owned(), content.leak());
    }
}

/// Returns the names of files that were needed and are missing, and forgets them. What needed them has failed, and is
/// tried again once they are [provided](provide).
pub fn take_missing() -> Vec<&'static str> {
    std::mem::take(&mut downloads().missing).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_missing_until_they_are_provided() {
        let file = BundledFile { name: "test.ftl", content: None };
        assert_eq!(file.text(), None);
        assert_eq!(take_missing(), ["test.ftl"]);
        assert!(take_missing().is_empty());
        provide("test.ftl", b"a = b".to_vec());
        provide("test.ftl", b"another".to_vec());
        assert_eq!(file.text(), Some("a = b"));
        assert!(take_missing().is_empty());
        assert_eq!(BundledFile { name: "x", content: Some(b"y") }.text(), Some("y"));
    }
}
