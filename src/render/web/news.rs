//! The news of a site, for other programs: an Atom feed, a JSON Feed, and a calendar.

use super::archive::{Archive, ArchiveDay, ArchiveSlot, NEWS};
use gridpress_bookspec::escape_xml;
use jiff::Zoned;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::json;

/// The largest number of bytes in a line of a calendar (RFC 5545, section 3.1).
const LINE: usize = 75;

/// The published pages of a site, newest first.
struct News<'a> {
    archive: &'a Archive<'a>,
    /// The address of the site, which ends in `/`.
    url: &'a str,
    items: Vec<NewsItem>,
}

/// A page in the news.
struct NewsItem {
    date: Date,
    title: String,
    level: String,
    page: String,
    /// The day of the last correction; that of the puzzle if there is none.
    changed: Date,
    /// The corrections in words.
    corrections: Vec<String>,
}

impl Archive<'_> {
    /// Returns the names and texts of the files with the pages published up to `today`; none if the URL of the site is
    /// unknown, or nothing has been published.
    pub fn news(&self, today: Date) -> Vec<(&'static str, String)> {
        let Some(url) = &self.brand.web.url else {
            return Vec::new();
        };
        let pages = self.pages_until(today).into_iter().take(NEWS);
        let items: Vec<NewsItem> =
            pages.map(|(slot, day)| self.news_item(url.as_str(), slot, day)).collect();
        let Some(newest) = items.iter().map(|item| item.changed).max() else {
            return Vec::new();
        };
        let news = News { archive: self, url: url.as_str(), items };
        vec![
            ("calendar.ics", news.calendar()),
            ("feed.json", news.json_feed()),
            ("feed.xml", news.atom(newest)),
        ]
    }

    fn news_item(&self, url: &str, slot: &ArchiveSlot, day: &ArchiveDay) -> NewsItem {
        NewsItem {
            date: day.date,
            title: format!("{} {}", slot.name, day.number),
            level: self.words.level(day.level).to_owned(),
            page: format!("{url}{}{}.html", day.date, slot.stem),
            changed: day.corrections.last().map_or(day.date, |(made, _)| *made),
            corrections: (day.corrections.iter())
                .map(|(made, note)| self.words.corrected_on(*made, note))
                .collect(),
        }
    }

    /// Returns the beginning of a day: midnight in the zone of the newspaper, not in that of the reader.
    fn beginning(&self, date: Date) -> Zoned {
        let zoned = |zone: &TimeZone| date.to_zoned(zone.clone());
        zoned(self.zone).or_else(|_| zoned(&TimeZone::UTC)).unwrap_or_default()
    }

    /// Describes a page in one line.
    fn summary(&self, item: &NewsItem) -> String {
        let about = format!("{} · {}", self.words.full_date(item.date), item.level);
        [&[about], &item.corrections[..]].concat().join(". ")
    }

    /// Returns the time at which the page of a day is published.
    fn time(&self, date: Date) -> String {
        self.beginning(date).strftime("%FT%T%:z").to_string()
    }
}

impl News<'_> {
    fn atom(&self, newest: Date) -> String {
        let News { archive, url, items } = self;
        let title = escape_xml(archive.name());
        let author = escape_xml(archive.author.unwrap_or(archive.brand.paper));
        let (language, base) = (escape_xml(archive.words.document_language()), escape_xml(url));
        let mut feed = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\n\
            <title>{title}</title>\n<id>{base}</id>\n<updated>{}</updated>\n\
            <link rel=\"self\" href=\"{base}feed.xml\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"{base}index.html\"/>\n\
            <icon>{base}icon-192.png</icon>\n<author><name>{author}</name></author>\n",
            archive.time(newest),
        );
        for item in items {
            let (page, title) = (escape_xml(&item.page), escape_xml(&item.title));
            let [time, changed] = [item.date, item.changed].map(|date| archive.time(date));
            let summary = escape_xml(&archive.summary(item));
            feed += &format!(
                "<entry>\n<title>{title}</title>\n<id>{page}</id>\n<published>{time}</published>\n<updated>{changed}</updated>\n\
                <link rel=\"alternate\" type=\"text/html\" href=\"{page}\"/>\n<summary>{summary}</summary>\n</entry>\n"
            );
        }
        feed + "</feed>\n"
    }

    /// Returns the news as JSON Feed, version 1.1.
    fn json_feed(&self) -> String {
        let News { archive, url, items } = self;
        let item = |item: &NewsItem| {
            json!({
                "id": item.page,
                "url": item.page,
                "title": item.title,
                "content_text": archive.summary(item),
                "date_published": archive.time(item.date),
                "date_modified": archive.time(item.changed),
            })
        };
        let mut feed = json!({
            "version": "https://jsonfeed.org/version/1.1",
            "title": archive.name(),
            "language": archive.words.document_language(),
            "home_page_url": format!("{url}index.html"),
            "feed_url": format!("{url}feed.json"),
            "icon": format!("{url}icon-512.png"),
            "favicon": format!("{url}icon-192.png"),
            "items": items.iter().map(item).collect::<Vec<_>>(),
        });
        if let Some(author) = archive.author {
            feed["authors"] = json!([{ "name": author }]);
        }
        format!("{feed:#}\n")
    }

    /// Returns a calendar (RFC 5545) with one event for each day.
    fn calendar(&self) -> String {
        let News { archive, url, items } = self;
        let name = calendar_text(archive.name());
        let mut lines = vec![
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            "PRODID:-//gridpress//desk//EN".to_owned(),
            format!("NAME:{name}"),
            // For programs that do not know `NAME` of RFC 7986.
            format!("X-WR-CALNAME:{name}"),
            "REFRESH-INTERVAL;VALUE=DURATION:PT12H".to_owned(),
        ];
        for day in items.chunk_by(|a, b| a.date == b.date) {
            let date = day[0].date;
            let begin = archive.beginning(date).timestamp();
            let titles: Vec<&str> = day.iter().map(|item| &*item.title).collect();
            let about = |item: &NewsItem| format!("{} ({}): {}", item.title, item.level, item.page);
            let about: Vec<String> = day.iter().map(about).collect();
            lines.extend([
                "BEGIN:VEVENT".to_owned(),
                format!("UID:{url}{date}"),
                // Not the time of the run, so that later runs write the same bytes.
                format!("DTSTAMP:{}", begin.strftime("%Y%m%dT%H%M%SZ")),
                format!("DTSTART;VALUE=DATE:{}", date.strftime("%Y%m%d")),
                format!("SUMMARY:{}", calendar_text(&titles.join(", "))),
                format!("DESCRIPTION:{}", calendar_text(&about.join("\n"))),
                format!("URL:{}", day[0].page),
                "TRANSP:TRANSPARENT".to_owned(),
                "END:VEVENT".to_owned(),
            ]);
        }
        lines.push("END:VCALENDAR".to_owned());
        lines.iter().map(|line| folded(line) + "\r\n").collect()
    }
}

/// Escapes a text of a calendar.
fn calendar_text(text: &str) -> String {
    let escaped = |c| match c {
        '\\' | ';' | ',' => format!("\\{c}"),
        '\n' => "\\n".to_owned(),
        c => c.to_string(),
    };
    text.chars().map(escaped).collect()
}

/// Breaks a line of a calendar into lines of at most [`LINE`] bytes, which continue after a space.
fn folded(line: &str) -> String {
    let (mut folded, mut length) = (String::new(), 0);
    for c in line.chars() {
        if length + c.len_utf8() > LINE {
            folded += "\r\n ";
            length = 1;
        }
        folded.push(c);
        length += c.len_utf8();
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_of_calendars_are_folded_between_characters() {
        let line = format!("SUMMARY:{}", "été ".repeat(40));
        let lines = folded(&line);
        assert!(lines.split("\r\n").all(|line| line.len() <= LINE));
        assert_eq!(lines.replace("\r\n ", ""), line);
        assert_eq!(calendar_text("a, b; c\\d\ne"), "a\\, b\\; c\\\\d\\ne");
    }
}
