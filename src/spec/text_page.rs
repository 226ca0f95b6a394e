//! The tables `[[text]]`: pages of the user's own.

use super::files::Files;
use super::markdown::{self, Chapter, Figure};
use super::reader::{Entry, Reports, Table, suggest};
use super::text::printable_line;
use crate::diag::Source;
use crate::fonts::Fonts;
use crate::hash::sha256;
use crate::picture::Image;
use crate::units::Size;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Pages of the user's own.
#[derive(Clone, Debug)]
pub struct OwnPage {
    /// The file, as the spec spells it.
    pub file: String,
    /// What is in it.
    pub text: Arc<Source>,
    /// Where it goes.
    pub place: OwnPlace,
    /// What the contents call its first chapter; and its heading, where the file has none.
    pub title: Option<String>,
    /// Whether the contents have its chapters.
    pub listed: bool,
    /// What the text says.
    pub chapters: Vec<Chapter>,
}

/// Where own pages go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnPlace {
    /// Behind the contents.
    Front,
    /// Behind the answers.
    Back,
    /// Before the section of that index.
    Before(usize),
}

impl OwnPage {
    /// What contents, bookmarks and running heads call a chapter.
    pub fn title_of(&self, chapter: usize) -> Option<&str> {
        let own = self.title.as_deref().filter(|_| chapter == 0);
        own.or(self.chapters[chapter].title.as_deref())
    }

    /// The pictures in it.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        let blocks = self.chapters.iter().flat_map(|chapter| &chapter.blocks);
        blocks.filter_map(|block| match block {
            markdown::Block::Figure(figure) => Some(figure),
            _ => None,
        })
    }
}

/// What reading own pages needs of the rest of the spec.
pub(super) struct Around<'a> {
    pub reports: &'a Reports,
    pub fonts: Option<&'a Fonts>,
    pub files: &'a dyn Files,
    /// The ids of the sections without mistakes, in the order of the book, and those of all.
    pub ids: (&'a [&'a str], &'a [String]),
    /// The room for running text on a page.
    pub room: Size,
}

/// Reads every `[[text]]`.
pub(super) fn pages(entry: Option<Entry<'_>>, around: &Around<'_>) -> Vec<OwnPage> {
    let tables = entry.and_then(|entry| entry.tables()).unwrap_or_default();
    let pictures = RefCell::new(BTreeMap::new());
    let page = |table: Table<'_>| {
        let page = page(&table, around, &pictures);
        table.finish();
        page
    };
    tables.into_iter().filter_map(page).collect()
}

/// Pictures that were read already, by path.
type Pictures = RefCell<BTreeMap<String, Figure>>;

fn page(table: &Table<'_>, around: &Around<'_>, pictures: &Pictures) -> Option<OwnPage> {
    let file = table.need("file", "the text of the page: file = \"intro.md\"");
    let title = table.get("title");
    let title = title.and_then(|entry| printable_line(&entry, around.fonts));
    let listed = table.get("contents");
    let is_listed = listed.as_ref().and_then(|entry| entry.boolean());
    let place = match table.get("place") {
        Some(entry) => place(&entry, around.ids),
        None => Some(OwnPlace::Front),
    };
    let entry = file?;
    let file = entry.line()?;
    let text = text(&entry, &file, around.files)?;
    let chapters = chapters(&text, &file, around, pictures);
    if chapters.is_empty() {
        entry.wrong(
            "a page without words",
            "nothing in this file can be printed",
            "",
        );
        return None;
    }
    let page = OwnPage {
        file,
        text,
        place: place?,
        title,
        listed: is_listed.unwrap_or(true),
        chapters,
    };
    let titles = (0..page.chapters.len()).filter_map(|chapter| page.title_of(chapter));
    if let Some(listed) = listed.filter(|_| is_listed == Some(true) && titles.count() == 0) {
        let label = "its text has no heading of the first level";
        let help = "name one: title = \"...\"";
        listed.wrong("a page without a title for the contents", label, help);
        return None;
    }
    Some(page)
}

/// `"front"`, `"back"`, or the id of a section; `None` too for a section that could not be read.
fn place(entry: &Entry<'_>, (sound, ids): (&[&str], &[String])) -> Option<OwnPlace> {
    let text = entry.string()?;
    match text {
        "front" => return Some(OwnPlace::Front),
        "back" => return Some(OwnPlace::Back),
        _ => {}
    }
    if let Some(index) = sound.iter().position(|id| *id == text) {
        return Some(OwnPlace::Before(index));
    }
    if !ids.iter().any(|id| id == text) {
        let known: Vec<&str> = (["front", "back"].into_iter())
            .chain(ids.iter().map(String::as_str))
            .collect();
        entry.wrong(
            format!("no place `{text}` for a page"),
            "expected `front`, `back`, or the id of the section that it comes before",
            &suggest(text, &known),
        );
    }
    None
}

/// The most bytes of a text: far more than a book has.
const MOST_BYTES: usize = 2 << 20;

fn text(entry: &Entry<'_>, file: &str, files: &dyn Files) -> Option<Arc<Source>> {
    let name = files.name(file);
    let bytes = match files.read(file) {
        Ok(bytes) => bytes,
        Err(why) => {
            let help = "paths start at the spec's folder";
            entry.wrong(format!("cannot read the text `{name}`"), why, help);
            return None;
        }
    };
    if bytes.len() > MOST_BYTES {
        let label = format!(
            "{} MB; {} are the most",
            bytes.len() >> 20,
            MOST_BYTES >> 20
        );
        entry.wrong(format!("`{name}` is too long"), label, "part it in several");
        return None;
    }
    match String::from_utf8(bytes) {
        Ok(text) => {
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
            Some(Source::new(name, text))
        }
        Err(error) => {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = valid.iter().filter(|&&b| b == b'\n').count() + 1;
            let message = format!("`{name}` is no text: line {line} is not UTF-8");
            entry.wrong(message, "expected a text in Markdown", "");
            None
        }
    }
}

/// What `text` says.
fn chapters(
    text: &Arc<Source>,
    file: &str,
    around: &Around<'_>,
    pictures: &Pictures,
) -> Vec<Chapter> {
    let figure = |path: &str| {
        let path = beside(file, path);
        if let Some(known) = pictures.borrow().get(&path) {
            return Ok(known.clone());
        }
        let bytes = around.files.read(&path)?;
        let figure = Figure {
            sha256: sha256(&bytes),
            picture: Arc::new(Image::read(&bytes)?),
            caption: None,
            file: path.clone(),
        };
        pictures.borrow_mut().insert(path, figure.clone());
        Ok(figure)
    };
    markdown::chapters(
        text,
        &markdown::Around {
            reports: around.reports,
            fonts: around.fonts,
            room: around.room,
            figure: &figure,
        },
    )
}

/// `path` as seen from the folder of `file`.
fn beside(file: &str, path: &str) -> String {
    match file.rfind('/') {
        Some(at) if !path.starts_with('/') => format!("{}{path}", &file[..=at]),
        _ => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::beside;

    #[test]
    fn pictures_lie_beside_their_text() {
        assert_eq!(beside("intro.md", "map.png"), "map.png");
        assert_eq!(beside("pages/intro.md", "map.png"), "pages/map.png");
        assert_eq!(beside("a/b/c.md", "../map.png"), "a/b/../map.png");
        assert_eq!(beside("pages/intro.md", "/maps/map.png"), "/maps/map.png");
    }
}
