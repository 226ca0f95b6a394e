//! A book's folder in memory, which the page keeps in the browser's storage.

use gridpress_bookspec::{Files, PictureCache, TEMPLATES, Template, path_in_folder};
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::file_kind;
use gridpress_messages::{Text, TextArg, text};
use gridpress_studio::ProjectFolder;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The name of the spec.
pub(crate) const SPEC: &str = "book.toml";
/// The displayed name of the default book.
const DEFAULT_NAME: &str = "the default spec";
/// The maximum size of all files.
const MAX_BYTES: usize = 512 << 20;

/// The files of a book by path, with slashes and without `.` and `..`.
#[derive(Debug, Default)]
pub(crate) struct MemoryFolder {
    /// An unguessable text: the seed of a new book.
    new_seed: String,
    pictures: PictureCache,
    files: Mutex<FolderContent>,
}

#[derive(Debug, Default)]
struct FolderContent {
    files: BTreeMap<String, Vec<u8>>,
    /// The paths of files that have changed since they were last asked for.
    changed: BTreeSet<String>,
    /// The number of changes so far.
    revision: u64,
}

impl MemoryFolder {
    /// Creates an empty folder, whose new book has the seed `new_seed`.
    pub(crate) fn new(new_seed: &str) -> MemoryFolder {
        MemoryFolder { new_seed: new_seed.to_owned(), ..MemoryFolder::default() }
    }

    fn lock(&self) -> MutexGuard<'_, FolderContent> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a number that grows with every change.
    pub(crate) fn revision(&self) -> u64 {
        self.lock().revision
    }

    /// Returns the content of a file.
    pub(crate) fn get(&self, path: &str) -> Option<Vec<u8>> {
        self.lock().files.get(&path_in_folder(path)?).cloned()
    }

    /// Returns the size of a file in bytes.
    pub(crate) fn size(&self, path: &str) -> Option<usize> {
        self.lock().files.get(path).map(Vec::len)
    }

    /// Returns the paths of all files.
    pub(crate) fn paths(&self) -> Vec<String> {
        self.lock().files.keys().cloned().collect()
    }

    /// Adds a file from the browser's storage. An invalid path is ignored.
    pub(crate) fn load(&self, path: &str, bytes: Vec<u8>) {
        if let Some(path) = path_in_folder(path) {
            let mut content = self.lock();
            content.revision += 1;
            content.files.insert(path, bytes);
        }
    }

    /// Returns the paths of files that have changed since the last call.
    pub(crate) fn take_changes(&self) -> BTreeSet<String> {
        std::mem::take(&mut self.lock().changed)
    }

    /// Writes files, all or none.
    ///
    /// # Errors
    /// If the folder has no space left.
    pub(crate) fn place(&self, files: Vec<(String, Vec<u8>)>) -> Result<(), Failure> {
        let mut content = self.lock();
        let replaced: usize =
            files.iter().filter_map(|(path, _)| content.files.get(path)).map(Vec::len).sum();
        let present: usize = content.files.values().map(Vec::len).sum();
        let added: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
        // Checked for all files together, so that none is written if one has no room.
        if present - replaced + added > MAX_BYTES {
            let message = text!("too-much-in-book", most = TextArg::number(MAX_BYTES >> 20));
            let report = Diagnostic::error(message).help(text!("smaller-pictures"));
            return Err(Failure::new(Exit::System, report));
        }
        content.revision += 1;
        for (path, bytes) in files {
            content.changed.insert(path.clone());
            content.files.insert(path, bytes);
        }
        Ok(())
    }

    /// Removes files.
    pub(crate) fn remove(&self, is_removed: impl Fn(&str) -> bool) {
        let mut content = self.lock();
        let paths: Vec<String> =
            content.files.keys().filter(|path| is_removed(path)).cloned().collect();
        for path in paths {
            content.revision += 1;
            content.files.remove(&path);
            content.changed.insert(path);
        }
    }

    /// Returns the text of the spec; `None` if there is no spec.
    ///
    /// # Errors
    /// If the file is not text.
    fn spec(&self) -> Option<Result<Arc<Source>, Failure>> {
        let bytes = self.get(SPEC)?;
        let text = file_kind::decode(SPEC, bytes).map_err(|report| Failure::input(vec![report]));
        Some(text.map(|text| Source::new(SPEC, text)))
    }
}

impl Files for MemoryFolder {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        self.get(path).ok_or_else(|| text!("file-not-found"))
    }

    fn pictures(&self) -> Option<&PictureCache> {
        Some(&self.pictures)
    }
}

impl ProjectFolder for MemoryFolder {
    fn name(&self) -> String {
        if self.is_begun() { SPEC.to_owned() } else { DEFAULT_NAME.to_owned() }
    }

    fn is_begun(&self) -> bool {
        self.size(SPEC).is_some()
    }

    fn source(&self) -> Result<Arc<Source>, Failure> {
        self.spec().unwrap_or_else(|| Ok(Source::new(DEFAULT_NAME, TEMPLATES[0].built_in())))
    }

    fn files(&self) -> &(dyn Files + Sync) {
        self
    }

    fn write(&self, text: &str) -> Result<(), Failure> {
        self.place(vec![(SPEC.to_owned(), text.as_bytes().to_vec())])
    }

    fn write_file(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        let path = path_in_folder(path)
            .ok_or_else(|| Failure::input(vec![Diagnostic::error(text!("not-in-folder", path))]))?;
        self.place(vec![(path, bytes)])
    }

    fn new_seed(&self) -> Result<String, Failure> {
        Ok(self.new_seed.clone())
    }

    fn begin(&self, template: &Template, spec: &str) -> Result<(), Failure> {
        if self.is_begun() {
            let report = Diagnostic::error(text!("already-a-book"));
            return Err(Failure::input(vec![report.help(text!("start-project"))]));
        }
        let others = &template.files[1..];
        let files = [(SPEC, spec)].into_iter().chain(others.iter().copied());
        self.place(files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_named_once() {
        let folder = MemoryFolder::default();
        assert!(!folder.is_begun());
        folder.load("old.txt", vec![1]);
        assert!(folder.take_changes().is_empty());
        folder.begin(&TEMPLATES[0], TEMPLATES[0].spec()).unwrap();
        folder.write_file("pictures/a.png", vec![2]).unwrap();
        assert!(folder.write_file("../a.png", vec![2]).is_err());
        assert!(folder.begin(&TEMPLATES[1], TEMPLATES[1].spec()).is_err());
        let changes: Vec<_> = folder.take_changes().into_iter().collect();
        assert_eq!(changes, ["book.toml", "pictures/a.png"]);
        folder.remove(|path| path.ends_with(".png"));
        assert_eq!(folder.paths(), ["book.toml", "old.txt"]);
        assert_eq!(folder.take_changes().into_iter().next().as_deref(), Some("pictures/a.png"));
    }

    #[test]
    fn a_full_folder_stays_as_it_is() {
        let folder = MemoryFolder::default();
        folder.write("a = 1").unwrap();
        assert!(folder.write_file("big", vec![0; MAX_BYTES]).is_err());
        assert_eq!(folder.paths(), [SPEC]);
    }
}
