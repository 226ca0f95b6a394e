//! The archive of a site, with a calendar of its pages, and the files of an installable app.

use super::brand::{Brand, PageSummary};
use super::{fill_template, script};
use gridpress_bookspec::escape_xml;
use gridpress_engine::generate::Level;
use gridpress_messages::Words;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Serialize;
use serde_json::json;
use std::cmp::Reverse;
use std::collections::BTreeMap;

const PAGE: &str = include_str!("archive.html");
const LOOK: &str = include_str!("archive.css");
/// The style sheet of playable pages, which starts with the colours and typefaces of all pages.
const PLAYED: &str = include_str!("look.css");
const COLOURS_END: &str = "@media (forced-colors: active)";
const WORKER: &str = include_str!("script/worker.js");

/// The number of pages in feeds, and in the archive's list for browsers without scripts.
pub(super) const NEWS: usize = 31;

/// The archive of a site.
#[derive(Clone, Debug)]
pub struct Archive<'a> {
    /// The language of the site.
    pub words: &'a Words,
    /// The newspaper.
    pub brand: Brand<'a>,
    /// The author of the puzzles; `None` for the newspaper.
    pub author: Option<&'a str>,
    /// The time zone that determines the current day.
    pub zone: &'a TimeZone,
    /// The slots that have pages.
    pub slots: Vec<ArchiveSlot>,
}

/// The pages of a slot.
#[derive(Clone, Debug)]
pub struct ArchiveSlot {
    /// Its name.
    pub name: String,
    /// The part after the date in file names.
    pub stem: String,
    /// Its days, in ascending order.
    pub days: Vec<ArchiveDay>,
}

/// A page of a day.
#[derive(Clone, Debug)]
pub struct ArchiveDay {
    /// The date of its puzzle.
    pub date: Date,
    /// The number of the puzzle.
    pub number: u32,
    /// The level of the puzzle.
    pub level: Level,
    /// The key under which browsers store the game.
    pub code: String,
    /// The day and the text of each correction, oldest first.
    pub corrections: Vec<(Date, String)>,
}

/// Data for the script of the archive.
#[derive(Serialize)]
struct ArchiveData<'a> {
    zone: &'a str,
    levels: Vec<&'a str>,
    slots: Vec<SlotData<'a>>,
    solved: &'a str,
    begun: &'a str,
}

#[derive(Serialize)]
struct SlotData<'a> {
    name: &'a str,
    stem: &'a str,
    /// Date, number, index of the level, and code.
    days: Vec<(String, u32, usize, &'a str)>,
}

impl Archive<'_> {
    /// Returns the page of the archive.
    pub fn page(&self) -> String {
        let words = self.words;
        let title = match self.brand.paper {
            "" => words.web_archive().to_owned(),
            paper => format!("{} – {paper}", words.web_archive()),
        };
        let summary = PageSummary {
            file: "index.html",
            title: &title,
            description: words.web_archive(),
            languages: BTreeMap::new(),
        };
        // The colours are taken from the other style sheet rather than repeated, so that both pages always match.
        let colours = &PLAYED[..PLAYED.find(COLOURS_END).unwrap_or(PLAYED.len())];
        let (look, script) = (format!("{colours}{LOOK}"), script(["archive.js"]));
        let mut slots = self.brand.slots((&look, &script), words, &summary);
        let data =
            serde_json::to_string(&self.data()).expect("texts and numbers").replace('<', "\\u003c");
        slots.extend([
            ("title", escape_xml(words.web_archive())),
            ("earlier", escape_xml(words.web_earlier())),
            ("later", escape_xml(words.web_later())),
            ("newest", self.newest()),
            ("data", data),
        ]);
        fill_template(PAGE, &slots)
    }

    /// Returns the name of the site: that of the newspaper, if it has one.
    pub(super) fn name(&self) -> &str {
        match self.brand.paper {
            "" => self.words.web_archive(),
            paper => paper,
        }
    }

    fn data(&self) -> ArchiveData<'_> {
        let levels = || Level::NAMES.iter().map(|(_, level)| *level);
        // Days refer to names by index, since a site has thousands of days and few levels.
        let place = |level| levels().position(|of| of == level).unwrap_or_default();
        let slots = self.slots.iter().map(|slot| SlotData {
            name: &slot.name,
            stem: &slot.stem,
            days: (slot.days.iter())
                .map(|day| (day.date.to_string(), day.number, place(day.level), &*day.code))
                .collect(),
        });
        ArchiveData {
            zone: self.zone.iana_name().unwrap_or("UTC"),
            levels: levels().map(|level| self.words.level(level)).collect(),
            slots: slots.collect(),
            solved: self.words.web_solved(),
            begun: self.words.web_begun(),
        }
    }

    /// Returns the pages up to a day, newest first.
    pub(super) fn pages_until(&self, last: Date) -> Vec<(&ArchiveSlot, &ArchiveDay)> {
        let of = |slot| move |day| (slot, day);
        let all = self.slots.iter().flat_map(|slot| slot.days.iter().map(of(slot)));
        let mut all: Vec<(&ArchiveSlot, &ArchiveDay)> =
            all.filter(|(_, day)| day.date <= last).collect();
        // The pages of one day stay in the order of slots.
        all.sort_by_key(|(_, day)| Reverse(day.date));
        all
    }

    /// Returns a list for browsers without scripts.
    fn newest(&self) -> String {
        // Without a script the page cannot know the reader's day, so the list includes the newest pages whatever their
        // date.
        let items = self.pages_until(Date::MAX).into_iter().take(NEWS).map(|(slot, day)| {
            let date = escape_xml(&self.words.full_date(day.date));
            let (name, level) = (escape_xml(&slot.name), escape_xml(self.words.level(day.level)));
            let file = escape_xml(&format!("{}{}.html", day.date, slot.stem));
            format!("<li><a href=\"{file}\">{name} {}, {date}</a> ({level})\n", day.number)
        });
        items.collect()
    }

    /// Returns the web app manifest.
    pub fn manifest(&self) -> String {
        let colours = self.brand.colours();
        let name = self.name();
        let icon = |side: u32, purpose: &str| {
            let (file, sizes) = (format!("icon-{side}.png"), format!("{side}x{side}"));
            json!({ "src": file, "sizes": sizes, "type": "image/png", "purpose": purpose })
        };
        let manifest = json!({
            "name": name,
            "short_name": name,
            "lang": self.words.document_language(),
            "start_url": "index.html",
            "scope": "./",
            "display": "standalone",
            "background_color": colours.ground.to_string(),
            "theme_color": colours.ground.to_string(),
            "icons": [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
        });
        format!("{manifest:#}\n")
    }
}

/// Returns the service worker, which caches pages for offline use.
pub fn worker() -> String {
    minifier::js::minify(WORKER).to_string() + "\n"
}
