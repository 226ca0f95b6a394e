//! Manifests (`manifest.json`) of folders and archives of puzzles, for programs that lay them out; and the archives.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use gridpress_audit::lock::{LockedPuzzle, VERSION};
use gridpress_book::BookPuzzle;
use gridpress_engine::PuzzleRecord;
use gridpress_engine::generate::{Level, Levels};
use gridpress_engine::notation::Format;
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{Rating, SolvingTime};
use gridpress_ground::hash::sha256;
use gridpress_ground::record::{Sha256Text, record};
use gridpress_ground::units::Length;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{self, Write};

/// The name of a manifest.
pub const MANIFEST: &str = "manifest.json";

/// A finished file with its name.
#[derive(Clone, Debug)]
pub struct NamedFile {
    /// The file name, as in `2026-12-01.svg`.
    pub name: String,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

record! {
    /// Puzzles and their files. Later versions of the program may add fields.
    #[derive(Clone, Debug)]
    pub struct Manifest: Serialize {
        /// The title of the book.
        pub title: Option<String>,
        /// The author of the book.
        pub author: Option<String>,
        /// The file name of the lock or spec of the puzzles; never any of its text, which may contain a seed.
        pub source: Option<String>,
        /// The version of gridpress that made the files.
        pub gridpress: &'static str,
        /// The puzzles, in printed order.
        pub puzzles: Vec<ManifestPuzzle>,
    }
}

record! {
    /// A puzzle and its files.
    #[derive(Clone, Debug)]
    pub struct ManifestPuzzle: Serialize {
        /// The puzzle.
        pub puzzle: PuzzleRecord,
        /// The files of the puzzle.
        pub files: Vec<ManifestFile>,
    }
}

record! {
    /// A file of a puzzle.
    #[derive(Clone, Debug)]
    pub(crate) struct ManifestFile: Serialize {
        /// The name of the file, in the folder of the manifest.
        pub file: String,
        /// The format of the file, as on the command line.
        pub format: &'static str,
        /// `true` for a picture of the solution.
        pub solution: bool,
        /// The width of a picture in millimetres.
        pub width: Option<f64>,
        /// The height of a picture in millimetres.
        pub height: Option<f64>,
        /// The SHA-256 of the bytes, in hexadecimal.
        pub sha256: String as Sha256Text,
    }
}

/// Returns the hashes of all files in the manifest of an earlier run; `None` if `text` is not a manifest.
pub fn manifest_hashes(text: &[u8]) -> Option<BTreeSet<String>> {
    let manifest: Value = serde_json::from_slice(text).ok()?;
    manifest["gridpress"].as_str()?;
    let files =
        manifest["puzzles"].as_array()?.iter().filter_map(|puzzle| puzzle["files"].as_array());
    let hashes = files.flatten().filter_map(|file| file["sha256"].as_str());
    Some(hashes.map(str::to_owned).collect())
}

impl Manifest {
    /// Creates a manifest of this version of the program, of puzzles without files; without title, author or source.
    pub fn of(puzzles: Vec<PuzzleRecord>) -> Manifest {
        let puzzles =
            puzzles.into_iter().map(|puzzle| ManifestPuzzle { puzzle, files: Vec::new() });
        let puzzles = puzzles.collect();
        Manifest { title: None, author: None, source: None, gridpress: VERSION, puzzles }
    }

    /// Returns the text of the file.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers") + "\n"
    }
}

/// Returns the record of a puzzle of a book with these levels, whose section has the given title. It has no seed.
pub fn record_of_book(
    puzzle: &BookPuzzle,
    levels: &Levels,
    title: Option<&str>,
    with_solution: bool,
) -> PuzzleRecord {
    let BookPuzzle { number, name, rating, minutes, code, .. } = puzzle;
    let (shape, givens) = (&puzzle.puzzle.shape, &puzzle.puzzle.givens);
    let kind = shape.kind();
    // A book that makes no use of solving times may not have computed them.
    let minutes = minutes.or_else(|| match rating.minutes {
        Some(_) => levels.solving_time(kind, rating),
        None => levels.solving_time(kind, &levels.revision().rater(shape).rate(givens)),
    });
    let rating = Rating { minutes, ..*rating };
    PuzzleRecord {
        number: Some(*number),
        name: (name.id != number.to_string()).then(|| name.id.clone()),
        section: Some(puzzle.address.section.clone()),
        section_title: title.map(str::to_owned),
        grade: puzzle.grade.map(Level::name),
        code: code.as_ref().map(ToString::to_string),
        ..PuzzleRecord::of(&puzzle.puzzle, with_solution).rated(kind, levels.revision(), &rating)
    }
}

/// Returns the record of a puzzle of a lock, with the rating that the lock states and the `minutes` that its readers are expected
/// to need. It has no section title, seed or solution.
pub fn record_of_lock(
    locked: &LockedPuzzle,
    puzzle: &Puzzle,
    levels: &Levels,
    minutes: Option<SolvingTime>,
) -> PuzzleRecord {
    let (kind, revision) = (puzzle.shape.kind(), levels.revision());
    let record = PuzzleRecord {
        number: Some(locked.number),
        name: locked.name.clone(),
        section: Some(locked.section().to_owned()),
        grade: levels.grade(kind, locked.removed).map(Level::name),
        code: locked.code.clone(),
        ..PuzzleRecord::of(puzzle, false)
    };
    match locked.rating(revision.scale()) {
        Some(rating) => record.rated(kind, revision, &Rating { minutes, ..rating }),
        None => record,
    }
}

/// Returns a length in millimetres, rounded to thousandths.
pub(super) fn millimetres(length: Length) -> f64 {
    let thousandths = i64::from(length.to_thousandths());
    let micrometres = (thousandths * 25_400 + 36_000) / 72_000;
    micrometres as f64 / 1000.0
}

/// Modification time of files in an archive: the earliest that the format supports, 1980-01-01.
// A fixed time, so that the same files give the same archive.
const CHANGED: i64 = 315_532_800;
/// Unix permissions of files in an archive.
const PERMISSIONS: u32 = 0o100_644;

/// Writes an archive of the puzzles of `manifest`, which have numbers and no files yet; `texts` holds the text of each,
/// in the same order. Files are named by number, as in `001.json`.
pub fn pack(mut manifest: Manifest, texts: Vec<String>, format: Format) -> Vec<u8> {
    let last = manifest.puzzles.iter().filter_map(|entry| entry.puzzle.number).max();
    let digits = last.unwrap_or_default().to_string().len();
    let mut files = Vec::with_capacity(texts.len() + 1);
    for (puzzle, text) in manifest.puzzles.iter_mut().zip(texts) {
        let number = puzzle.puzzle.number.unwrap_or_default();
        let file = NamedFile {
            // Leading zeros make the order by name that of the numbers.
            name: format!("{number:0digits$}.{}", format.extension()),
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
    zip_archive(&files)
}

/// Writes a ZIP archive of files, in order. The same files give the same bytes.
pub fn zip_archive(files: &[NamedFile]) -> Vec<u8> {
    try_zip(None, files).expect("an archive in memory")
}

/// Writes a package of files: a ZIP archive whose first file is `mimetype`, uncompressed, by which it is recognised.
pub(super) fn zip_package(mimetype: &str, files: &[NamedFile]) -> Vec<u8> {
    try_zip(Some(mimetype), files).expect("an archive in memory")
}

fn try_zip(mimetype: Option<&str>, files: &[NamedFile]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut archive = ZipArchiveWriter::new(&mut bytes);
    if let Some(mimetype) = mimetype {
        // Without a date, which would be in an extra field between the name and the content.
        let entry = archive.new_file("mimetype").unix_permissions(PERMISSIONS);
        let (mut entry, config) = entry.start().map_err(io::Error::other)?;
        let mut content = config.wrap(&mut entry);
        content.write_all(mimetype.as_bytes())?;
        let (_, sums) = content.finish().map_err(io::Error::other)?;
        entry.finish(sums).map_err(io::Error::other)?;
    }
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
