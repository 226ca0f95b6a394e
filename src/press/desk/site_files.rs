//! Files of the site around the pages of a desk's folder: an archive, feeds, the puzzles of the day, and an installable web
//! app.

use super::desk_run::DayFile;
use super::format;
use super::record::{DeskIndex, DeskRecord, IndexEntry, OF_EARLIER, SiteFile, SiteIndex};
use super::today::{TODAY, TodayRecord};
use crate::manifest::NamedFile;
use gridpress_audit::verify::Findings;
use gridpress_book::daily::Desk;
use gridpress_bookspec::DayFormat;
use gridpress_engine::generate::Level;
use gridpress_ground::hash::sha256;
use gridpress_layout::{self as layout, Document};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_render::png;
use gridpress_render::web::{self, Archive, ArchiveDay, ArchiveSlot, Brand};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Names of the files of a site.
const NAMES: [&str; 10] = [
    "calendar.ics", "card.png", "feed.json", "feed.xml", "icon-192.png", "icon-512.png",
    "index.html", "site.webmanifest", TODAY, "worker.js",
];
/// Width of a social card, in pixels.
const CARD: u32 = 1200;

impl SiteIndex {
    /// Returns the names and hashes of all files.
    pub fn hashes(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|file| (file.file.as_str(), file.sha256.as_str()))
    }

    /// Returns `true` if a file of a site may have that name.
    pub fn is_name(name: &str) -> bool {
        NAMES.contains(&name)
    }
}

impl DayFile {
    /// Creates a file of the site or a table, which belong to no day.
    pub fn of_folder(name: &str, today: Date) -> DayFile {
        DayFile {
            name: name.to_owned(),
            date: today,
            edition: None,
            format: DayFormat::Html,
            is_solution: false,
            has_solution: true,
        }
    }
}

/// Makes the files of a desk's site for the pages in `entries`; none if the spec has no site or there are no pages. Feeds
/// contain days up to `today`.
///
/// # Errors
/// Fails if the fonts lack a character of the newspaper's name.
pub fn site<'e>(
    desk: &Desk,
    entries: impl IntoIterator<Item = &'e IndexEntry> + Clone,
    today: Date,
) -> Result<Vec<NamedFile>, Failure> {
    let web = &desk.daily.web;
    let slots = if web.site { slots(desk, entries.clone()) } else { Vec::new() };
    if slots.is_empty() {
        return Ok(Vec::new());
    }
    let archive = Archive {
        words: &desk.spec.words,
        brand: Brand { paper: &desk.spec.title, web },
        author: desk.spec.author.as_deref(),
        zone: &desk.daily.time_zone,
        slots,
    };
    let (fonts, colours) = (&desk.spec.fonts, archive.brand.colours());
    let icon = layout::draw_icon(fonts, &colours)?;
    let text =
        |name: &str, text: String| NamedFile { name: name.to_owned(), bytes: text.into_bytes() };
    let mut files = vec![
        text("index.html", archive.page()),
        text("site.webmanifest", archive.manifest()),
        text("worker.js", web::worker()),
        text(TODAY, TodayRecord::new(desk, entries, today).to_text()),
        picture(desk, "icon-192.png", &icon, 192)?,
        picture(desk, "icon-512.png", &icon, 512)?,
    ];
    // Cards and feeds need absolute addresses.
    if let Some(url) = &web.url {
        let place = url.as_str().trim_end_matches('/');
        let place = place.split_once("://").map_or(place, |(_, place)| place);
        let card = layout::draw_card(fonts, &colours, (&desk.spec.title, place))?;
        files.push(picture(desk, "card.png", &card, CARD)?);
        files.extend(archive.news(today).into_iter().map(|(name, news)| text(name, news)));
    }
    Ok(files)
}

/// Returns the slots that have pages, in the order of the spec.
fn slots<'e>(desk: &Desk, entries: impl IntoIterator<Item = &'e IndexEntry>) -> Vec<ArchiveSlot> {
    let mut pages: BTreeMap<&str, BTreeMap<Date, ArchiveDay>> = BTreeMap::new();
    for entry in entries.into_iter().filter(|entry| entry.format == DayFormat::Html.name()) {
        if let (Some(slot), Some(day)) = (&entry.slot, day(entry)) {
            pages.entry(slot).or_default().insert(day.date, day);
        }
    }
    let names = format::slot_names(desk);
    let slots = desk.daily.slots.iter().enumerate().zip(names);
    let slots = slots.filter_map(|((index, slot), name)| {
        let days = pages.remove(slot.id.as_str())?;
        Some(ArchiveSlot {
            name,
            stem: format::stem(desk, index),
            days: days.into_values().collect(),
        })
    });
    slots.collect()
}

/// Returns the page of an entry; `None` in older indices, which lack some fields.
fn day(entry: &IndexEntry) -> Option<ArchiveDay> {
    Some(ArchiveDay {
        date: entry.date.parse().ok()?,
        number: entry.number?,
        level: Level::from_name(entry.level.as_ref()?)?,
        code: entry.code.clone()?,
        corrections: (entry.corrections.iter().flatten())
            .map(|made| (made.day(), made.note.clone()))
            .collect(),
    })
}

fn picture(desk: &Desk, name: &str, document: &Document, width: u32) -> Result<NamedFile, Failure> {
    let bytes =
        png::smooth(&document.page(0)?, &document.paper, &desk.spec.fonts, width, document.space);
    let bytes =
        bytes.map_err(|error| Failure::input(vec![Diagnostic::error(error.to_string())]))?;
    let name = name.to_owned();
    Ok(NamedFile { name, bytes })
}

/// Compares the site of a folder with its index, and with `desk` if given, and returns the differences.
pub(super) fn verify_site(
    index: &DeskIndex,
    read: &dyn Fn(&str) -> Result<Vec<u8>, String>,
    desk: Option<&Desk>,
    record: &DeskRecord,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let Some(site_index) = &index.site else {
        return Ok(());
    };
    let published: Option<Date> = site_index.published.parse().ok();
    let again = match (desk, published) {
        // The feed depends on the day of its run, so the site is made again as of that day.
        (Some(desk), Some(published)) => site(desk, &index.files, published)?,
        _ => Vec::new(),
    };
    let Findings { warnings, differences: faults, .. } = findings;
    for SiteFile { file: name, sha256: hash } in &site_index.files {
        let shown = name.escape_debug();
        if !SiteIndex::is_name(name) {
            faults.push(format!("`{shown}` is not a file of a site").into());
            continue;
        }
        let bytes = match read(name) {
            Ok(bytes) => bytes,
            Err(why) => {
                faults.push(format!("`{shown}` cannot be read: {why}").into());
                continue;
            }
        };
        let made = again.iter().find(|file| file.name == *name);
        if sha256(&bytes) != *hash {
            faults.push(format!("`{shown}`: its hash differs from the one in the index").into());
        } else if made.is_some_and(|made| made.bytes != bytes) {
            if record.site().any(|recorded| recorded == (name.as_str(), hash.as_str())) {
                warnings.push(format!("`{shown}`: {OF_EARLIER}").into());
            } else {
                faults.push(format!("`{shown}` differs from the file that the spec makes").into());
            }
        }
    }
    Ok(())
}
