//! The files beside a spec, and whether one of them has changed since it was read.

use gridpress_base::hash::sha256;
use gridpress_spec::Files;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Files that remember what was read of them.
pub(super) struct Recorded<'f> {
    files: &'f (dyn Files + Sync),
    /// The hash of each file by its path; `None` where it could not be read.
    read: Mutex<BTreeMap<String, Option<String>>>,
}

impl<'f> Recorded<'f> {
    pub(super) fn new(files: &'f (dyn Files + Sync)) -> Recorded<'f> {
        let read = Mutex::default();
        Recorded { files, read }
    }

    /// Whether a file is no more what it was when it was read last.
    pub(super) fn has_changed(&self) -> bool {
        let read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.iter().any(|(path, hash)| {
            let now = self.files.read(path).ok();
            now.map(|bytes| sha256(&bytes)) != *hash
        })
    }
}

impl Files for Recorded<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let bytes = self.files.read(path);
        let hash = bytes.as_ref().ok().map(|bytes| sha256(bytes));
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.insert(path.to_owned(), hash);
        bytes
    }

    fn name(&self, path: &str) -> String {
        self.files.name(path)
    }
}
