//! The tables `[front]` and `[back]`: what stands before and behind the puzzles.

use super::reader::Table;
use super::text::printable_text;
use crate::fonts::Fonts;
use crate::named::names;

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

names! {
    NotesStyle {
        "ruled" => NotesStyle::Ruled,
        "plain" => NotesStyle::Plain,
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
            .and_then(|entry| entry.choice())
            .unwrap_or_default(),
        about_author: text("about_author"),
        about_book: text("about_book"),
        colophon: flag(&table, "colophon", false),
    };
    table.finish();
    back
}
