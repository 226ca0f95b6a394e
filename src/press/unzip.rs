//! Reading ZIP archives, with limits for malicious ones.

use flate2::bufread::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive};
use std::io::Read;

/// The maximum number of files in an archive.
const MAX_FILES: usize = 5_000;

/// Returns the files of a ZIP archive with their paths, at most `most` bytes together.
///
/// # Errors
/// The reason why the archive cannot be read, or that its files are too large.
pub fn unzip(bytes: &[u8], most: u64) -> Result<Vec<(String, Vec<u8>)>, String> {
    let reason = |error: rawzip::Error| format!("it is not an intact ZIP file ({error})");
    let archive = ZipArchive::from_slice(bytes).map_err(reason)?;
    let mut entries = archive.entries();
    let mut files = Vec::new();
    let mut left = most;
    while let Some(entry) = entries.next_entry().map_err(reason)? {
        if entry.is_dir() {
            continue;
        }
        if files.len() == MAX_FILES {
            return Err(format!("it has more than {MAX_FILES} files"));
        }
        // A normalised path cannot lead out of the folder.
        let path = entry.file_path().try_normalize().map_err(reason)?.as_ref().to_owned();
        // What the systems of other people add to archives.
        if path.starts_with("__MACOSX/") || path.ends_with(".DS_Store") {
            continue;
        }
        let method = entry.compression_method();
        let local = archive.get_entry(entry.wayfinder()).map_err(reason)?;
        let mut content = Vec::new();
        // One byte more than allowed is enough to notice that the limit is exceeded.
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
            .ok_or_else(|| format!("it has more than {} MB of files", most >> 20))?;
        files.push((path, content));
    }
    Ok(files)
}
