//! Production of finished files from the text of a spec, without a terminal or a file system.
//!
//! A book, its answers and its lock in one call:
//!
//! ```
//! use gridpress_press::{self as press, BookOrder, NoFiles, Source};
//!
//! let spec = Source::new("book.toml", "seed = 'autumn 2026'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2");
//! let book = press::book(&spec, &NoFiles, &BookOrder::default())?;
//! assert!(book.pdf.starts_with(b"%PDF-") && book.lock.contains("autumn 2026"));
//!
//! // The lock makes the same bytes again, and proves that a PDF is the book that it speaks of.
//! let lock = Source::new("book.lock", book.lock);
//! let reprinted = press::reprint(&lock, &NoFiles, &BookOrder::default())?;
//! assert_eq!(reprinted.pdf, book.pdf);
//! let pdf = press::NamedPdf { name: "book.pdf", bytes: &book.pdf };
//! let findings = press::verify(&lock, &NoFiles, &[pdf], &|_| ())?;
//! assert!(findings.differences.is_empty());
//! # Ok::<(), press::Failure>(())
//! ```
//!
//! The cover of a book, with a spine that fits its number of pages and its printer:
//!
//! ```
//! use gridpress_press::{self as press, BookOrder, CoverKind, NoFiles, Source};
//!
//! let page = "[page]\nprinter = 'kdp-paperback-white'\ntrim = '6x9in'";
//! let spec = format!("seed = '7'\n{page}\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2");
//! let spec = Source::new("book.toml", spec);
//! let book = press::puzzles(&spec, &NoFiles, &BookOrder::default())?;
//! let cover = press::cover(&book, Some(120), CoverKind::Print)?;
//! assert!(cover.pdf.starts_with(b"%PDF-"));
//! # Ok::<(), press::Failure>(())
//! ```
//!
//! Each puzzle of a book as a picture, with a manifest, for pages that are laid out elsewhere:
//!
//! ```
//! # use gridpress_press::{self as press, BookOrder, NoFiles, PictureOrder, Source};
//! # let spec = Source::new("book.toml", "seed = '7'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2");
//! let book = press::puzzles(&spec, &NoFiles, &BookOrder::default())?;
//! let files = press::pictures(&book, &PictureOrder::default())?;
//! let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
//! assert_eq!(names, ["1.svg", "1-solution.svg", "2.svg", "2-solution.svg", "manifest.json"]);
//! # Ok::<(), press::Failure>(())
//! ```
//!
//! The files of several days of a newspaper's desk:
//!
//! ```
//! use gridpress_press::{self as press, DayFormat, DeskOrder, NoFiles, Source};
//!
//! let spec = Source::new("desk.toml", "seed = 'only the desk knows'\n[daily]\nfirst = '2026-01-01'");
//! let days = ["2026-12-01".parse()?, "2026-12-02".parse()?];
//! let formats = [DayFormat::from_name("svg").unwrap(), DayFormat::from_name("json").unwrap()];
//! let order = DeskOrder { days: &days, formats: &formats, ..DeskOrder::default() };
//! let (files, _warnings) = press::days(&spec, &NoFiles, &order)?;
//! let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
//! assert_eq!(names[..3], ["2026-12-01.svg", "2026-12-01-solution.svg", "2026-12-01.json"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A volume of a series, whose registry excludes puzzles of earlier volumes:
//!
//! ```
//! use gridpress_press::registry::{PrecedingVolumes, Registry, RecordedVolume};
//! use gridpress_press::{self as press, BookOrder, NoFiles, Source};
//!
//! let folder = tempfile::tempdir()?;
//! let file = folder.path().join("series.db");
//! let spec = "series = { registry = 'series.db', volume = 1 }\nseed = '7'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2";
//! let spec = Source::new("book.toml", spec);
//! let before = PrecedingVolumes::volume(&file, 1)?;
//! let order = BookOrder { prior_volumes: Some(&before), ..BookOrder::default() };
//! let book = press::puzzles(&spec, &NoFiles, &order)?;
//! let printed = press::TypesetBook::new(&book)?.print("book.pdf")?;
//! let claim = before.claim(&RecordedVolume::of_book(&book, &printed.lock), &|_| false)?;
//! // Here its files are written.
//! claim.record()?;
//! assert_eq!(Registry::open(&file)?.unwrap().volumes()?[0].puzzles, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The stages of a book can be run one by one: [`puzzles`], then [`TypesetBook::new`], then [`TypesetBook::preflight`] and
//! [`TypesetBook::print`].

#![forbid(unsafe_code)]

mod book;
mod cover;
mod desk;
mod listing;
mod lock;
mod making;
mod manifest;
mod next_volume;
#[cfg(not(target_family = "wasm"))]
mod originality;
mod pictures;
mod products;
#[cfg(test)]
mod tests;
mod unzip;
mod workspace;

pub use book::{
    BookOrder, NamedPdf, PREVIEW_SEED, PrintedBook, TypesetBook, book, check_pages_fit,
    make_puzzles, puzzles, require_sections, seed_of,
};
pub use cover::{PrintedCover, check_cover, cover, front_picture, open_picture, warnings_of_cover};
pub use cover::{page_count, printed_pages};
pub use desk::{
    Artwork, DayFile, DayFormat, DeskFolder, DeskOrder, DeskRun, Feed, FeedRecord, SlotFormats,
    days, verify_desk,
};
pub use desk::{
    DeskIndex, DeskRecord, FolderOwner, INDEX, IndexEntry, OtherFile, PublicFolder,
    PublishedEditions, RECORD, SiteFile, SiteIndex, TodayRecord, edition_warnings, file_name,
    not_a_desk, site,
};
pub use listing::{LISTING, Listing, ListingWarning, listing, listing_files, listing_hashes};
pub use lock::{Verification, reprint, verify};
pub use making::{
    CoverOutput, make, make_book, make_cover, make_interior, make_listing, prove_files,
};
pub use manifest::{
    MANIFEST, Manifest, ManifestPuzzle, NamedFile, manifest_hashes, pack, record_of_book,
    record_of_lock, zip_archive,
};
pub use next_volume::PriorVolume;
#[cfg(not(target_family = "wasm"))]
pub use originality::{OriginalityOrder, OriginalityReport, is_originality_json, originality};
pub use pictures::count as picture_count;
pub use pictures::{
    PICTURE_SIDES, PictureFormat, PictureOrder, PreviewOrder, page_svg, pictures, preview,
    step_svgs,
};
pub use products::{BookPaths, BuildEvent, Events, Product, answers_path, name_of};
pub use unzip::unzip;
pub use workspace::{ExistingBook, Mismatch, Publication, Workspace};

pub use gridpress_audit::lock::{Lock, LockedFile, LockedPuzzle, LockedSource};
pub use gridpress_audit::preflight::{DocumentRole, Finding, Report};
#[cfg(not(target_family = "wasm"))]
pub use gridpress_audit::registry;
pub use gridpress_audit::verify::Findings;
pub use gridpress_book::{Book, BookPuzzle, Progress, PuzzleProgress};
pub use gridpress_bookspec::{BookSpec, Files, NoFiles, Profile};
pub use gridpress_layout::{CoverKind, Document};
pub use gridpress_messages::diag::{Diagnostic, Failure, Source};
pub use gridpress_render::braille::write as braille;
pub use gridpress_render::pdf::is_untouched;
