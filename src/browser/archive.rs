//! Projects as ZIP files, to keep or move them.

use flate2::bufread::DeflateDecoder;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_press::{NamedFile, zip_archive};
use rawzip::{CompressionMethod, ZipArchive};
use std::io::Read;

/// The maximum number of files in an archive.
const MAX_FILES: usize = 5_000;
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
    let mut files = read(bytes).map_err(|why| {
        let report = Diagnostic::error(format!("the file cannot be opened: {why}"));
        Failure::input(vec![report.help("choose a project that was saved here as a ZIP file")])
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

fn read(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let reason = |error: rawzip::Error| format!("it is not an intact ZIP file ({error})");
    let archive = ZipArchive::from_slice(bytes).map_err(reason)?;
    let mut entries = archive.entries();
    let mut files = Vec::new();
    let mut left = MAX_BYTES;
    while let Some(entry) = entries.next_entry().map_err(reason)? {
        if entry.is_dir() {
            continue;
        }
        if files.len() == MAX_FILES {
            return Err(format!("it has more than {MAX_FILES} files"));
        }
        let path = entry.file_path().try_normalize().map_err(reason)?.as_ref().to_owned();
        // What the systems of other people add to archives.
        if path.starts_with("__MACOSX/") || path.ends_with(".DS_Store") {
            continue;
        }
        let method = entry.compression_method();
        let local = archive.get_entry(entry.wayfinder()).map_err(reason)?;
        let mut content = Vec::new();
        let limit = left + 1;
        let result = match method {
            CompressionMethod::STORE => {
                local.verifying_reader(local.data()).take(limit).read_to_end(&mut content)
            }
            CompressionMethod::DEFLATE => {
                let decoder = DeflateDecoder::new(local.data());
                local.verifying_reader(decoder).take(limit).read_to_end(&mut content)
            }
            _ => return Err(format!("`{path}` is encrypted, or packed in an unusual way")),
        };
        result.map_err(|error| format!("`{path}` is damaged ({error})"))?;
        left = left
            .checked_sub(content.len() as u64)
            .ok_or_else(|| format!("it has more than {} MB of files", MAX_BYTES >> 20))?;
        files.push((path, content));
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
