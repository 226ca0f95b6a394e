//! The files of a site apart from its pages: an archive with a calendar, a news feed, and the files of an installable
//! app.

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

const PAGE: &str = include_str!("archive.html");
const LOOK: &str = include_str!("archive.css");
/// The style sheet of playable pages, which starts with the colours and typefaces of all pages.
const PLAYED: &str = include_str!("look.css");
const COLOURS_END: &str = "@media (forced-colors: active)";
const WORKER: &str = include_str!("script/worker.js");

/// The number of days in the feed, and in the archive's list for browsers without scripts.
const NEWS: usize = 31;

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
        let summary =
            PageSummary { file: "index.html", title: &title, description: words.web_archive() };
        // The colours are taken from the other style sheet rather than repeated, so that both pages always match.
        let colours = &PLAYED[..PLAYED.find(COLOURS_END).unwrap_or(PLAYED.len())];
        let mut slots = self.brand.slots(&format!("{colours}{LOOK}"), words, &summary);
        let data =
            serde_json::to_string(&self.data()).expect("texts and numbers").replace('<', "\\u003c");
        slots.extend([
            ("title", escape_xml(words.web_archive())),
            ("earlier", escape_xml(words.web_earlier())),
            ("later", escape_xml(words.web_later())),
            ("newest", self.newest()),
            ("data", data),
            ("script", script(["archive.js"])),
        ]);
        fill_template(PAGE, &slots)
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
    fn pages_until(&self, last: Date) -> Vec<(&ArchiveSlot, &ArchiveDay)> {
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

    /// Returns the Atom feed of the pages published up to `today`; `None` if the URL of the site is unknown, or nothing
    /// has been published.
    pub fn feed(&self, today: Date) -> Option<String> {
        let url = self.brand.web.url.as_ref()?.as_str();
        let news: Vec<_> = self.pages_until(today).into_iter().take(NEWS).collect();
        let (_, newest) = news.first()?;
        let corrections = news.iter().flat_map(|(_, day)| &day.corrections);
        let updated = corrections.map(|(made, _)| *made).chain([newest.date]).max();
        // A day begins at midnight in the zone of the newspaper, not in that of the reader.
        let time = |date: Date| {
            let begin = date.to_zoned(self.zone.clone()).ok();
            begin.map_or_else(
                || format!("{date}T00:00:00Z"),
                |begin| begin.strftime("%FT%T%:z").to_string(),
            )
        };
        let title = escape_xml(match self.brand.paper {
            "" => self.words.web_archive(),
            paper => paper,
        });
        let author = escape_xml(self.author.unwrap_or(self.brand.paper));
        let (language, base) = (escape_xml(self.words.document_language()), escape_xml(url));
        let mut feed = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\n\
            <title>{title}</title>\n<id>{base}</id>\n<updated>{}</updated>\n\
            <link rel=\"self\" href=\"{base}feed.xml\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"{base}index.html\"/>\n\
            <icon>{base}icon-192.png</icon>\n<author><name>{author}</name></author>\n",
            time(updated.unwrap_or(newest.date)),
        );
        for (slot, day) in news {
            let page = format!("{base}{}", escape_xml(&format!("{}{}.html", day.date, slot.stem)));
            let name = escape_xml(&format!("{} {}", slot.name, day.number));
            let summary =
                format!("{} · {}", self.words.full_date(day.date), self.words.level(day.level));
            let corrections = day.corrections.iter();
            let corrections = corrections.map(|(made, note)| self.words.corrected_on(*made, note));
            let summary: Vec<String> = [summary].into_iter().chain(corrections).collect();
            let changed = day.corrections.last().map_or(day.date, |(made, _)| *made);
            let (time, changed) = (time(day.date), time(changed));
            let summary = escape_xml(&summary.join(". "));
            feed += &format!(
                "<entry>\n<title>{name}</title>\n<id>{page}</id>\n<published>{time}</published>\n<updated>{changed}</updated>\n\
                <link rel=\"alternate\" type=\"text/html\" href=\"{page}\"/>\n<summary>{summary}</summary>\n</entry>\n"
            );
        }
        Some(feed + "</feed>\n")
    }

    /// Returns the web app manifest.
    pub fn manifest(&self) -> String {
        let colours = self.brand.colours();
        let name = match self.brand.paper {
            "" => self.words.web_archive(),
            paper => paper,
        };
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
