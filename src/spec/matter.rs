//! The tables `[front]`, `[back]` and `[[text]]`: what stands before and behind the puzzles.

use super::markdown::{self, Chapter, Figure};
use super::reader::{Entry, Reports, Table, suggest};
use super::validate::{printable_line, printable_text};
use super::{Files, PageSpec, Section, TypeSpec};
use crate::diag::Source;
use crate::fonts::Fonts;
use crate::hash::sha256;
use crate::picture::Image;
use crate::units::Size;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The pages before the puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Front {
    /// A page with the title alone, before the title page.
    pub half_title: bool,
    /// A title page.
    pub title_page: bool,
    /// The text of the copyright page; without one there is no such page.
    pub copyright: Option<String>,
    /// To whom the book is dedicated.
    pub dedication: Option<String>,
    /// A table of contents.
    pub contents: bool,
    /// A page that explains the rules.
    pub how_to: bool,
    /// A page that tells what each level of the book asks for.
    pub levels: bool,
    /// Pages that teach the techniques which the puzzles need.
    pub techniques: bool,
}

/// The pages behind everything else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Back {
    /// How many pages have empty grids.
    pub blank_grids: u32,
    /// How many pages are there to write on.
    pub notes: u32,
    /// What those have.
    pub notes_style: NotesStyle,
    /// What is said of the author; paragraphs are parted by empty lines.
    pub about_author: Option<String>,
    /// The same of the book.
    pub about_book: Option<String>,
    /// A page that tells from what the book can be made again.
    pub colophon: bool,
}

/// What pages of notes have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NotesStyle {
    /// Lines.
    #[default]
    Ruled,
    /// Nothing.
    Plain,
}

impl NotesStyle {
    /// Both by name.
    pub const NAMES: &[(&str, NotesStyle)] =
        &[("ruled", NotesStyle::Ruled), ("plain", NotesStyle::Plain)];
}

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

/// The most characters of the copyright page, of a dedication, and of what is said of author or book.
const MOST_COPYRIGHT: usize = 3_000;
const MOST_DEDICATION: usize = 500;
const MOST_ABOUT: usize = 20_000;

fn flag(table: &Table<'_>, key: &'static str, default: bool) -> bool {
    let entry = table.get(key);
    entry.and_then(|entry| entry.boolean()).unwrap_or(default)
}

/// Reads `[front]`.
pub(super) fn front(table: Option<Table<'_>>, fonts: Option<&Fonts>) -> Front {
    let mut front = Front {
        half_title: false,
        title_page: true,
        copyright: None,
        dedication: None,
        contents: true,
        how_to: true,
        levels: false,
        techniques: false,
    };
    let Some(table) = table else { return front };
    let text = |key, most| {
        let entry = table.get(key)?;
        printable_text(&entry, fonts, most, "its page")
    };
    front.half_title = flag(&table, "half_title", false);
    front.title_page = flag(&table, "title_page", true);
    front.copyright = text("copyright", MOST_COPYRIGHT);
    front.dedication = text("dedication", MOST_DEDICATION);
    front.contents = flag(&table, "contents", true);
    front.how_to = flag(&table, "how_to", true);
    front.levels = flag(&table, "levels", false);
    front.techniques = flag(&table, "techniques", false);
    table.finish();
    front
}

/// The most pages of notes, and of empty grids.
const MOST_PAGES: u32 = 100;

/// Reads `[back]`.
pub(super) fn back(table: Option<Table<'_>>, fonts: Option<&Fonts>) -> Back {
    let Some(table) = table else {
        return Back::default();
    };
    let pages = |key| {
        let entry = table.get(key);
        entry
            .and_then(|entry| entry.whole(0..=MOST_PAGES))
            .unwrap_or(0)
    };
    let text = |key| {
        let entry = table.get(key)?;
        printable_text(&entry, fonts, MOST_ABOUT, "its pages")
    };
    let back = Back {
        blank_grids: pages("blank_grids"),
        notes: pages("notes"),
        notes_style: table
            .get("notes_style")
            .and_then(|entry| entry.choice(NotesStyle::NAMES))
            .unwrap_or_default(),
        about_author: text("about_author"),
        about_book: text("about_book"),
        colophon: flag(&table, "colophon", false),
    };
    table.finish();
    back
}

/// What reading own pages needs of the rest of the spec.
pub(super) struct Around<'a> {
    pub reports: &'a Reports,
    pub fonts: Option<&'a Fonts>,
    pub files: &'a dyn Files,
    /// The sections without mistakes, and the ids of all.
    pub sections: (&'a [Section], &'a [String]),
    pub page: &'a PageSpec,
    pub type_spec: &'a TypeSpec,
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
        Some(entry) => place(&entry, around.sections),
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
fn place(entry: &Entry<'_>, (sections, ids): (&[Section], &[String])) -> Option<OwnPlace> {
    let text = entry.string()?;
    match text {
        "front" => return Some(OwnPlace::Front),
        "back" => return Some(OwnPlace::Back),
        _ => {}
    }
    if let Some(index) = sections.iter().position(|section| section.id == text) {
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
            room: room(around.page, around.type_spec),
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

/// The room for running text on a page of a book of few pages.
fn room(page: &PageSpec, type_spec: &TypeSpec) -> Size {
    let block = page.trim.width - page.inside_margin(0) - page.outside;
    Size {
        width: block.min(type_spec.measure()),
        height: page.trim.height - page.top - page.bottom,
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
