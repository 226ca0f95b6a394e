//! Packs: many puzzles in one ZIP archive, each in a file of its own, and a manifest of them.

use super::NamedFile;
use super::manifest::{MANIFEST, Manifest, ManifestFile};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use gridpress_base::hash::sha256;
use gridpress_engine::notation::Format;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use std::io::{self, Write};

/// When files of an archive were changed last: at the first time that one can hold, 1980-01-01.
const CHANGED: i64 = 315_532_800;
/// Who may read and write them, where they are unpacked.
const PERMISSIONS: u32 = 0o100_644;

/// The bytes of an archive with the puzzles of `manifest`, which have no files yet; `texts` has the file of each, in that
/// order. The files are called by their numbers, as in `001.json`.
pub fn pack(mut manifest: Manifest, texts: Vec<String>, format: Format) -> Vec<u8> {
    let last = manifest.puzzles.iter().map(|puzzle| puzzle.number).max();
    let digits = last.unwrap_or_default().to_string().len();
    let mut files = Vec::with_capacity(texts.len() + 1);
    for (puzzle, text) in manifest.puzzles.iter_mut().zip(texts) {
        let file = NamedFile {
            name: format!("{:0digits$}.{}", puzzle.number, format.ending()),
            bytes: text.into_bytes(),
        };
        puzzle.files = vec![ManifestFile {
            file: file.name.clone(),
            format: format.name(),
            solution: false,
            width: None,
            height: None,
            sha256: sha256(&file.bytes),
        }];
        files.push(file);
    }
    files.push(NamedFile { name: MANIFEST.to_owned(), bytes: manifest.to_text().into_bytes() });
    files.sort_by(|a, b| a.name.cmp(&b.name));
    archive(&files).expect("an archive in memory")
}

/// A ZIP archive of files, in their order.
fn archive(files: &[NamedFile]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut archive = ZipArchiveWriter::new(&mut bytes);
    for file in files {
        let entry = archive
            .new_file(file.name.as_str())
            .compression_method(CompressionMethod::DEFLATE)
            .last_modified(UtcDateTime::from_unix(CHANGED))
            .unix_permissions(PERMISSIONS);
        let (mut entry, config) = entry.start().map_err(io::Error::other)?;
        let deflated = DeflateEncoder::new(&mut entry, Compression::best());
        let mut content = config.wrap(deflated);
        content.write_all(&file.bytes)?;
        let (deflated, sums) = content.finish().map_err(io::Error::other)?;
        deflated.finish()?;
        entry.finish(sums).map_err(io::Error::other)?;
    }
    archive.finish().map_err(io::Error::other)?;
    Ok(bytes)
}
