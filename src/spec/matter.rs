//! The tables `[front]` and `[back]`: what stands before and behind the puzzles.

use super::form::{by, choice, flag, prose, whole};
use super::key::{Cx, ValueShape, keys};
use super::reader::Entry;
use gridpress_engine::named::names;
use toml::Value;

/// Rules on pages of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotesStyle {
    /// A page of ruled lines.
    Ruled,
    /// An empty page.
    Plain,
}

names! {
    NotesStyle {
        "ruled" => NotesStyle::Ruled,
        "plain" => NotesStyle::Plain,
    }
}

/// How the book explains the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowTo {
    /// Not at all.
    None,
    /// In full.
    Full,
    /// In short sentences for children.
    Kids,
}

fn how_to(entry: &Entry<'_>, _: &Cx<'_>) -> Option<HowTo> {
    if entry.is_string() {
        return entry.one_of(&[("kids", HowTo::Kids)]);
    }
    match entry.boolean_or("\"kids\"")? {
        true => Some(HowTo::Full),
        false => Some(HowTo::None),
    }
}

fn written(how_to: &HowTo) -> Value {
    match how_to {
        HowTo::None => false.into(),
        HowTo::Full => true.into(),
        HowTo::Kids => "kids".into(),
    }
}

fn how_to_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Flag, ValueShape::Choice(vec!["kids"])])
}

/// The most characters of the copyright page, of a dedication, and of what is said of author or book.
const MOST_COPYRIGHT: usize = 3_000;
const MOST_DEDICATION: usize = 500;
const MOST_ABOUT: usize = 20_000;
/// The most pages of notes, and of empty grids.
const MOST_PAGES: u32 = 100;

keys! {
    /// The pages before the puzzles.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Front in "[front]" {
        /// A page with the title alone, before the title page.
        half_title: bool = flag(), false, "true";
        /// The title page.
        title_page: bool = flag(), true, "false";
        /// The text behind the title page, with the ISBN below it; without it there is no such page.
        copyright: Option<String> = prose(MOST_COPYRIGHT, "its page"), None, "\"© 2026 Your Name\"";
        /// The text of a page of its own behind the copyright.
        dedication: Option<String> = prose(MOST_DEDICATION, "its page"), None, "\"To you\"";
        /// The table of contents.
        contents: bool = flag(), true, "false";
        /// A page that explains the rules, or `"kids"`: the same in short sentences for children.
        how_to: HowTo = by(how_to, written, how_to_shape), HowTo::Full, "\"kids\"";
        /// The key of the book's levels with their stars.
        levels: bool = flag(), false, "true";
        /// A chapter on the techniques that the puzzles need.
        techniques: bool = flag(), false, "true";
    }
}

keys! {
    /// The pages behind everything else.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Back in "[back]" {
        /// How many pages have empty grids, as large as those of the section with most puzzles.
        blank_grids: u32 = whole(0..=MOST_PAGES), 0, "2";
        /// How many pages are there to write on.
        notes: u32 = whole(0..=MOST_PAGES), 0, "4";
        /// Rules on the pages to write on.
        notes_style: NotesStyle = choice(), NotesStyle::Ruled, "\"plain\"";
        /// A line for every puzzle to write down when it was solved and how long that took.
        record: bool = flag(), false, "true";
        /// A page that shows how many puzzles are of each level, need each technique and have how many givens.
        stats: bool = flag(), false, "true";
        /// A certificate for who has solved the book.
        certificate: bool = flag(), false, "true";
        /// A chapter on the author; empty lines part its paragraphs.
        about_author: Option<String> = prose(MOST_ABOUT, "its pages"), None, "\"She solves on trains.\"";
        /// A chapter on the book; empty lines part its paragraphs.
        about_book: Option<String> = prose(MOST_ABOUT, "its pages"), None, "\"Made over a winter.\"";
        /// A page with typefaces, version, engine, seed, and what the spec says of every section's puzzles.
        colophon: bool = flag(), false, "true";
    }
}
