//! The table `[listing]`: texts of a shop's listing that replace generated ones. They do not affect the book.

mod markup;

pub use markup::{TAGS, description_html, escape_xml};

use super::form::{choice, custom, line, optional};
use super::key::{Keys, ReadContext, ValueShape, keys};
use super::reader::{Entry, Table, suggest};
use gridpress_ground::named::names;
use gridpress_messages::{Text, TextArg, text};
use std::ops::RangeInclusive;
use toml::Value;

/// Maximum number of characters of a description, its tags included.
pub const MAX_DESCRIPTION: usize = 4000;
/// Number of fields for keywords, and maximum number of characters in each.
pub const KEYWORD_FIELDS: usize = 7;
pub const MAX_KEYWORD: usize = 50;
/// Maximum number of categories, and of characters in the path of one.
pub const MAX_CATEGORIES: usize = 3;
const MAX_CATEGORY: usize = 200;
/// Maximum number of contributors, and of characters in a name.
const MAX_CONTRIBUTORS: usize = 9;
const MAX_NAME: usize = 150;
/// Valid ages of readers.
const AGES: RangeInclusive<u32> = 0..=18;
/// Maximum number of pages shown in a shop, and of the number of such a page.
const MAX_PAGES: usize = 12;
const PAGE_NUMBERS: RangeInclusive<u32> = 1..=99_999;
/// Maximum number of characters about the author's own texts and pictures.
const MAX_AI_CONTENT: usize = 1000;

/// The readers that a listing addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Readers of any age.
    Adults,
    /// Children.
    Children,
    /// Older readers, and those who prefer large print.
    Seniors,
}

names! {
    Audience {
        "adults" => Audience::Adults,
        "children" => Audience::Children,
        "seniors" => Audience::Seniors,
    }
}

/// The role of a contributor, as in the forms of shops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContributorRole {
    /// The author.
    Author,
    /// The editor.
    Editor,
    /// The author of the foreword.
    Foreword,
    /// The illustrator.
    Illustrator,
    /// The author of the introduction.
    Introduction,
    /// The photographer.
    Photographer,
    /// The author of the preface.
    Preface,
    /// The translator.
    Translator,
}

names! {
    ContributorRole {
        "author" => ContributorRole::Author,
        "editor" => ContributorRole::Editor,
        "foreword" => ContributorRole::Foreword,
        "illustrator" => ContributorRole::Illustrator,
        "introduction" => ContributorRole::Introduction,
        "photographer" => ContributorRole::Photographer,
        "preface" => ContributorRole::Preface,
        "translator" => ContributorRole::Translator,
    }
}

/// A person who contributed to a book, besides its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contributor {
    /// The role of the person.
    pub role: ContributorRole,
    /// The name of the person.
    pub name: String,
}

keys! {
    /// The texts of a shop's listing, where they replace generated ones.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ListingSpec in [listing] {
        headline: Option<String> = optional(line()), None, "\"Puzzles for long evenings\"";
        description: Option<String> = optional(custom(read_description, |text| text.as_str().into(), || ValueShape::Paragraphs)), None, "\"Two hundred puzzles for <b>long evenings</b>.\"";
        keywords: Option<Vec<String>> = optional(custom(read_keywords, |texts| write_texts(texts), texts_shape)), None, "[\"logic puzzles\", \"gift for puzzle lovers\"]";
        categories: Option<Vec<String>> = optional(custom(read_categories, |texts| write_texts(texts), texts_shape)), None, "[\"Books > Humor & Entertainment > Puzzles & Games > Sudoku\"]";
        contributors: Option<Vec<Contributor>> = optional(custom(read_contributors, |list| write_contributors(list), texts_shape)), None, "[\"illustrator: Ann Lee\"]";
        audience: Option<Audience> = optional(choice()), None, "\"seniors\"";
        ages: Option<[u32; 2]> = optional(custom(read_ages, |ages| Value::Array(ages.iter().map(|&age| age.into()).collect()), || ValueShape::Pair(Box::new(ValueShape::Whole(AGES))))), None, "[6, 10]";
        look_inside: Option<Vec<u32>> = optional(custom(read_pages, |pages| Value::Array(pages.iter().map(|&page| page.into()).collect()), || ValueShape::List(Box::new(ValueShape::Whole(PAGE_NUMBERS))))), None, "[1, 7, 8]";
        ai_content: Option<String> = optional(custom(read_ai_content, |text| text.as_str().into(), || ValueShape::Paragraphs)), None, "\"I took the photograph on the cover.\"";
    }
}

impl ListingSpec {
    /// Returns the table `[listing]` with these settings; empty without any.
    pub fn to_toml(&self) -> toml::Table {
        self.write()
    }
}

/// Reads the table, and reports incompatible keys.
pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> ListingSpec {
    let Some(table) = table else {
        return ListingSpec::default();
    };
    let spec = ListingSpec::read(&table, cx);
    if let (Some(entry), Some(audience)) = (table.get("ages"), spec.audience)
        && audience != Audience::Children
    {
        let children = TextArg::setting("listing.audience", "audience = \"children\"");
        entry.report_error(
            text!("with-audience", setting = entry.setting(), audience = audience.name()),
            text!("ages-for-children"),
            text!("set-children", setting = children),
        );
    }
    table.finish();
    spec
}

/// Reports a text with more than `most` characters; `None` if it is too long.
fn within(entry: &Entry<'_>, text: &str, most: usize, help: Text) -> Option<()> {
    let length = text.chars().count();
    if length <= most {
        return Some(());
    }
    entry.report_error(
        text!("too-long-for-shops", setting = entry.setting()),
        text!("too-many-characters", length, most),
        help,
    );
    None
}

/// Reads text of several lines without control characters.
fn read_prose(entry: &Entry<'_>) -> Option<String> {
    let text = entry.string()?.replace('\r', "");
    if text.trim().is_empty() {
        entry.report_error(
            text!("empty-text", setting = entry.setting()),
            text!("expected", expected = text!("a-text")),
            text!("generated-without"),
        );
        return None;
    }
    if text.chars().any(|c| c.is_control() && c != '\n') {
        entry.report_error(
            text!("control-character", setting = entry.setting()),
            text!("expected-text-and-breaks"),
            "",
        );
        return None;
    }
    Some(text.trim().to_owned())
}

fn read_description(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let text = read_prose(entry)?;
    match description_html(&text) {
        Ok(html) => {
            within(entry, &html, MAX_DESCRIPTION, text!("length-includes-tags")).map(|()| text)
        }
        Err(error) => {
            entry.report_error(
                text!("has-tag", setting = entry.setting(), tag = error.tag),
                error.expected,
                text!("accepted-tags", tags = markup::tag_list()),
            );
            None
        }
    }
}

fn read_ai_content(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let text = read_prose(entry)?;
    within(entry, &text, MAX_AI_CONTENT, text!("shorten-it"))?;
    Some(text)
}

/// Reads a list of at most `most` values.
fn read_list<'t, T>(
    entry: &Entry<'t>,
    most: usize,
    read: impl Fn(&Entry<'t>) -> Option<T>,
) -> Option<Vec<T>> {
    let entries = entry.items()?;
    if entries.len() > most {
        entry.report_error(
            text!("has-values", setting = entry.setting(), count = entries.len()),
            text!("at-most-allowed", most),
            text!("shops-have-no-more"),
        );
        return None;
    }
    if entries.is_empty() {
        entry.report_error(
            text!("empty-list", setting = entry.setting()),
            text!("expected-entry"),
            text!("generated-without"),
        );
        return None;
    }
    entries.iter().map(read).collect::<Vec<Option<T>>>().into_iter().collect()
}

fn read_keywords(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Vec<String>> {
    read_list(entry, KEYWORD_FIELDS, |entry| {
        let text = entry.line()?;
        within(entry, &text, MAX_KEYWORD, text!("split-or-shorten"))?;
        Some(text)
    })
}

fn read_categories(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Vec<String>> {
    read_list(entry, MAX_CATEGORIES, |entry| {
        let text = entry.line()?;
        within(entry, &text, MAX_CATEGORY, text!("copy-path"))?;
        Some(text)
    })
}

fn read_contributors(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Vec<Contributor>> {
    read_list(entry, MAX_CONTRIBUTORS, |entry| {
        let text = entry.line()?;
        let Some((role, name)) =
            text.split_once(':').map(|(role, name)| (role.trim(), name.trim()))
        else {
            entry.report_error(
                text!("no-role", text),
                text!("role-and-name"),
                text!("as-in", example = "\"illustrator: Ann Lee\""),
            );
            return None;
        };
        let roles = ContributorRole::names();
        let Some(role) = ContributorRole::from_name(role) else {
            entry.report_error(
                text!("not-a-role", role),
                text!("unknown-role"),
                suggest(role, &roles),
            );
            return None;
        };
        if name.is_empty() {
            entry.report_error(
                text!("role-without-name", role = role.name()),
                text!("name-after-colon"),
                text!("as-in", example = "\"illustrator: Ann Lee\""),
            );
            return None;
        }
        within(entry, name, MAX_NAME, text!("shorten-it"))?;
        Some(Contributor { role, name: name.to_owned() })
    })
}

fn write_contributors(list: &[Contributor]) -> Value {
    let texts = list.iter().map(|Contributor { role, name }| format!("{role}: {name}").into());
    Value::Array(texts.collect())
}

fn read_ages(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<[u32; 2]> {
    let [least, most] = entry.array(&text!("youngest-and-oldest"))?;
    let ages = [least.whole(AGES)?, most.whole(AGES)?];
    if ages[0] > ages[1] {
        entry.report_error(
            text!("older-age-first", setting = entry.setting()),
            text!("youngest-age-first"),
            text!("write-line", line = format!("ages = [{}, {}]", ages[1], ages[0])),
        );
        return None;
    }
    Some(ages)
}

fn read_pages(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Vec<u32>> {
    let pages = read_list(entry, MAX_PAGES, |entry| entry.whole(PAGE_NUMBERS))?;
    let repeated = pages.iter().enumerate().find(|(at, page)| pages[..*at].contains(page));
    if let Some((_, page)) = repeated {
        entry.report_error(
            text!("page-twice", setting = entry.setting(), page = page.to_string()),
            text!("each-page-once"),
            "",
        );
        return None;
    }
    Some(pages)
}

fn write_texts(texts: &[String]) -> Value {
    Value::Array(texts.iter().map(|text| text.as_str().into()).collect())
}

fn texts_shape() -> ValueShape {
    ValueShape::List(Box::new(ValueShape::Text))
}
