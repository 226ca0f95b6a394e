//! Front and back matter: the tables `[front]` and `[back]`, and `[[text]]` for pages of the author's own text.

use super::files::Figure;
use super::form::{
    choice, custom, field, flag, line, optional, plain_line, prose, required, whole,
};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::limits::{self, Limit};
use super::markdown::{self, TextChapter};
use super::reader::{Entry, Reports, Table, suggest};
use gridpress_ground::named::names;
use gridpress_ground::units::Size;
use gridpress_messages::diag::Source;
use gridpress_messages::file_kind;
use gridpress_messages::{Text, TextArg, text};
use std::sync::Arc;
use toml::Value;

/// The style of note pages.
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

/// The form of the rules of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowTo {
    /// No rules.
    None,
    /// The full rules.
    Full,
    /// The rules in short sentences for children.
    Kids,
}

fn how_to(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<HowTo> {
    if entry.is_string() {
        return entry.one_of(&[("kids", HowTo::Kids)]);
    }
    if entry.boolean_or("\"kids\"")? { Some(HowTo::Full) } else { Some(HowTo::None) }
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

/// Maximum lengths in characters of the copyright page, of a dedication, and of the chapters on the author and the
/// book.
const MAX_COPYRIGHT: usize = 3_000;
const MAX_DEDICATION: usize = 500;
const MAX_ABOUT: usize = 20_000;
/// Maximum number of note pages, and of pages with empty grids.
const MAX_PAGES: u32 = 100;

keys! {
    /// The pages before the puzzles.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct FrontMatter in [front] {
        half_title: bool = flag(), false, "true";
        title_page: bool = flag(), true, "false";
        copyright: Option<String> = prose(MAX_COPYRIGHT, "its page"), None, "\"© 2026 Your Name\"";
        copyright_line: bool = flag(), false, "true";
        dedication: Option<String> = prose(MAX_DEDICATION, "its page"), None, "\"To you\"";
        contents: bool = flag(), true, "false";
        how_to: HowTo = custom(how_to, written, how_to_shape), HowTo::Full, "\"kids\"";
        levels: bool = flag(), false, "true";
        techniques: bool = flag(), false, "true";
    }
}

keys! {
    /// The pages after everything else.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct BackMatter in [back] {
        blank_grids: u32 = whole(0..=MAX_PAGES), 0, "2";
        notes: u32 = whole(0..=MAX_PAGES), 0, "4";
        notes_style: NotesStyle = choice(), NotesStyle::Ruled, "\"plain\"";
        record: bool = flag(), false, "true";
        stats: bool = flag(), false, "true";
        certificate: bool = flag(), false, "true";
        about_author: Option<String> = prose(MAX_ABOUT, "its pages"), None, "\"She solves on trains.\"";
        about_book: Option<String> = prose(MAX_ABOUT, "its pages"), None, "\"Made over a winter.\"";
        colophon: bool = flag(), false, "true";
    }
}

impl FrontMatter {
    /// No pages before the puzzles.
    pub(super) const NONE: FrontMatter = FrontMatter {
        half_title: false,
        title_page: false,
        copyright: None,
        copyright_line: false,
        dedication: None,
        contents: false,
        how_to: HowTo::None,
        levels: false,
        techniques: false,
    };
}

/// Reads the table `[front]`, with those of `default` for missing keys.
pub(super) fn read_front(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    default: FrontMatter,
) -> FrontMatter {
    let Some(table) = table else {
        return default;
    };
    let front = FrontMatter::read_with_defaults(&table, cx, default);
    table.finish();
    front
}

/// Pages of the author's own text.
#[derive(Clone, Debug)]
pub struct TextPage {
    /// Path of the file, as written in the spec.
    pub file: String,
    /// Text of the file.
    pub text: Arc<Source>,
    /// Place of the pages in the book.
    pub place: TextPlace,
    /// Title of the first chapter in the contents, and its heading if the file has none.
    pub title: Option<String>,
    /// `true` to list the chapters in the contents.
    pub listed: bool,
    /// Chapters of the text.
    pub chapters: Vec<TextChapter>,
}

/// The place of pages of text in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPlace {
    /// After the contents.
    Front,
    /// After the answers.
    Back,
    /// Before the section with this index.
    Before(usize),
}

impl TextPage {
    /// Returns the title of a chapter for contents, bookmarks and running heads.
    pub fn title_of(&self, chapter: usize) -> Option<&str> {
        self.title.as_deref().filter(|_| chapter == 0).or(self.chapters[chapter].title.as_deref())
    }

    /// Returns the pictures in the text.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.chapters.iter().flat_map(|chapter| &chapter.blocks).filter_map(|block| match block {
            markdown::MarkdownBlock::Figure(figure) => Some(figure),
            _ => None,
        })
    }
}

keys! {
    pub(super) struct TextKeys in [[text]] {
        file: SpecField<String> = required(plain_line(), "the text of the page: file = \"intro.md\""), SpecField::MISSING, "\"intro.md\"";
        place: SpecField<String> = field(custom(|entry, _| entry.string().map(str::to_owned), |place| place.as_str().into(), || ValueShape::Text)), SpecField::from_value("front".to_owned()), "\"back\"";
        title: Option<String> = optional(line()), None, "\"Before you begin\"";
        contents: SpecField<bool> = field(flag()), SpecField::from_value(true), "false";
    }
}

/// The context in which pages of text are read.
pub(super) struct TextPageContext<'a> {
    pub cx: &'a ReadContext<'a>,
    /// Ids of the sections without errors, in book order, and those of all sections.
    pub ids: (&'a [&'a str], &'a [String]),
    /// Room for running text on a page.
    pub room: Size,
}

/// Reads every `[[text]]`.
pub(super) fn text_pages(entry: Option<Entry<'_>>, context: &TextPageContext<'_>) -> Vec<TextPage> {
    let tables = entry.and_then(|entry| entry.tables(&limits::TEXT_TABLES));
    let mut so_far = TextTotals::default();
    let page = |table| page(TextKeys::read_whole(Some(table), context.cx), context, &mut so_far);
    tables.unwrap_or_default().into_iter().filter_map(page).collect()
}

/// Totals of the texts read so far.
#[derive(Default)]
struct TextTotals {
    bytes: u64,
    chapters: u64,
    headings: u64,
}

impl TextTotals {
    /// Adds `more` to `count`. Returns `false` beyond `limit`, and reports the first file that exceeds it.
    fn add(
        given: &SpecField<String>,
        cx: &ReadContext<'_>,
        limit: &Limit,
        count: &mut u64,
        more: usize,
    ) -> bool {
        let before = *count;
        *count += more as u64;
        let Some((message, label)) = limit.refusal(*count) else {
            return true;
        };
        if limit.refusal(before).is_none() {
            given.report_error(cx.reports, &message, &label, limit.help);
        }
        false
    }
}

fn page(
    keys: TextKeys,
    context: &TextPageContext<'_>,
    so_far: &mut TextTotals,
) -> Option<TextPage> {
    let (cx, reports) = (context.cx, context.cx.reports);
    let (sound, ids) = context.ids;
    let place = place(reports, &keys.place, sound, ids);
    let file = keys.file.value.clone()?;
    let bytes = read_bytes(cx, &keys.file, &file)?;
    if !TextTotals::add(&keys.file, cx, &limits::TEXTS, &mut so_far.bytes, bytes.len()) {
        return None;
    }
    let text = read_text(cx, &keys.file, &file, bytes)?;
    let chapters = read_chapters(&text, &file, context);
    if !TextTotals::add(&keys.file, cx, &limits::CHAPTERS, &mut so_far.chapters, chapters.len()) {
        return None;
    }
    let headings = chapters.iter().map(TextChapter::headings).sum();
    let count = &mut so_far.headings;
    if !TextTotals::add(&keys.file, cx, &limits::HEADINGS, count, headings) {
        return None;
    }
    if chapters.is_empty() {
        let label = text!("nothing-to-print");
        keys.file.report_error(reports, text!("page-without-content"), label, "");
        return None;
    }
    let page = TextPage {
        file,
        text,
        place: place?,
        title: keys.title,
        listed: keys.contents.value.unwrap_or(true),
        chapters,
    };
    let titles = (0..page.chapters.len()).filter_map(|chapter| page.title_of(chapter));
    if keys.contents.explicit() == Some(&true) && titles.count() == 0 {
        keys.contents.report_error(
            reports,
            text!("page-without-title"),
            text!("no-first-level-heading"),
            text!("add-text-title", setting = TextArg::setting("text.title", "title = \"...\"")),
        );
        return None;
    }
    Some(page)
}

impl TextPage {
    /// Returns the pages as keys of a spec; `ids` are those of the sections.
    pub(super) fn write(&self, ids: &[&str]) -> toml::Table {
        let place = match self.place {
            TextPlace::Front => "front",
            TextPlace::Back => "back",
            TextPlace::Before(index) => ids[index],
        };
        let keys = TextKeys {
            file: SpecField::from_value(self.file.clone()),
            place: SpecField::from_value(place.to_owned()),
            title: self.title.clone(),
            contents: if self.listed { SpecField::MISSING } else { SpecField::from_value(false) },
        };
        keys.write()
    }
}

/// Reads the place of a page: `"front"`, `"back"`, or the id of a section; `None` also for a section with errors.
fn place(
    reports: &Reports,
    given: &SpecField<String>,
    sound: &[&str],
    ids: &[String],
) -> Option<TextPlace> {
    let text = given.value.as_deref()?;
    match text {
        "front" => return Some(TextPlace::Front),
        "back" => return Some(TextPlace::Back),
        _ => {}
    }
    if let Some(index) = sound.iter().position(|id| *id == text) {
        return Some(TextPlace::Before(index));
    }
    if !ids.iter().any(|id| id == text) {
        let valid: Vec<&str> =
            (["front", "back"].into_iter()).chain(ids.iter().map(String::as_str)).collect();
        given.report_error(
            reports,
            text!("unknown-place", text),
            text!("places-of-pages"),
            suggest(text, &valid),
        );
    }
    None
}

/// Reads the file of a page; `None` if that fails, which is reported.
fn read_bytes(cx: &ReadContext<'_>, given: &SpecField<String>, file: &str) -> Option<Vec<u8>> {
    let unreadable = |why: Text| {
        let message = text!("cannot-read-text", file = cx.files.name(file));
        given.report_error(cx.reports, message, why, text!("paths-are-relative"));
    };
    cx.files.read(file).map_err(unreadable).ok()
}

/// Decodes the text of a page; `None` if it is not UTF-8, which is reported.
fn read_text(
    cx: &ReadContext<'_>,
    given: &SpecField<String>,
    file: &str,
    bytes: Vec<u8>,
) -> Option<Arc<Source>> {
    let name = cx.files.name(file);
    let text = file_kind::decode(&name, bytes)
        .map_err(|report| {
            cx.reports.push(report.maybe_at(given.place.clone(), text!("expected-markdown")));
        })
        .ok()?;
    Some(Source::new(name, text.strip_prefix('\u{feff}').unwrap_or(&text)))
}

/// Parses the chapters of `text`.
fn read_chapters(
    text: &Arc<Source>,
    file: &str,
    context: &TextPageContext<'_>,
) -> Vec<TextChapter> {
    let figure = |path: &str| context.cx.figures.read(context.cx.files, &beside(file, path));
    markdown::parser::chapters(
        text,
        &markdown::parser::MarkdownContext {
            reports: context.cx.reports,
            fonts: context.cx.fonts,
            room: context.room,
            figure: &figure,
        },
    )
}

/// Resolves `path` relative to the folder of `file`.
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
    fn picture_paths_are_relative_to_their_text() {
        assert_eq!(beside("intro.md", "map.png"), "map.png");
        assert_eq!(beside("pages/intro.md", "map.png"), "pages/map.png");
        assert_eq!(beside("a/b/c.md", "../map.png"), "a/b/../map.png");
        assert_eq!(beside("pages/intro.md", "/maps/map.png"), "/maps/map.png");
    }
}
