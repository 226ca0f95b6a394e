//! Projects as ZIP files, to keep or move them.

use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::text;
use gridpress_press::{NamedFile, unzip, zip_archive};

/// The maximum size of all files in an archive.
const MAX_BYTES: u64 = 512 << 20;

/// Packs files with their paths.
pub(crate) fn pack(files: Vec<(String, Vec<u8>)>) -> Vec<u8> {
    let files: Vec<NamedFile> =
        files.into_iter().map(|(name, bytes)| NamedFile { name, bytes }).collect();
    zip_archive(&files)
}

/// Unpacks the files of an archive, with their paths. If all are in one folder, that is left out.
///
/// # Errors
/// If the file is not a ZIP archive, is damaged or encrypted, or would be too large.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut files = unzip(bytes, MAX_BYTES).map_err(|why| {
        let report = Diagnostic::error(text!("cannot-be-opened", why = why.to_string()));
        Failure::input(vec![report.help(text!("choose-saved-project"))])
    })?;
    let folder =
        files.first().and_then(|(path, _)| path.split_once('/')).map(|(top, _)| format!("{top}/"));
    if let Some(folder) = folder.filter(|top| files.iter().all(|(path, _)| path.starts_with(top))) {
        for (path, _) in &mut files {
            path.drain(..folder.len());
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(names: &[&str]) -> Vec<(String, Vec<u8>)> {
        names.iter().map(|name| ((*name).to_owned(), name.repeat(100).into_bytes())).collect()
    }

    #[test]
    fn packed_files_are_unpacked() {
        let all = files(&["book.toml", "pictures/ä.png"]);
        assert_eq!(unpack(&pack(all.clone())).unwrap(), all);
        // A folder around all files is left out.
        let inside = files(&["my book/book.toml", "my book/a/b.md"]);
        let names: Vec<String> =
            unpack(&pack(inside)).unwrap().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["book.toml", "a/b.md"]);
    }

    #[test]
    fn damaged_archives_are_refused() {
        let whole = pack(files(&["book.toml", "a.md"]));
        for length in [0, 10, whole.len() / 2, whole.len() - 3] {
            assert!(unpack(&whole[..length]).is_err(), "{length}");
        }
        let mut changed = whole.clone();
        changed[45] ^= 0xff;
        assert!(unpack(&changed).is_err());
        assert!(unpack(b"%PDF-1.7").is_err());
    }
}
