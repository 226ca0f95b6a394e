//! The tables `[[section]]`: puzzles that belong together, made here or brought by the user.

use super::files::Figure;
use super::form::{
    CustomForm, choice, custom, field, line, optional, plain_line, printable_line, prose, required,
    whole,
};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::kind::KindKeys;
use super::limits;
use super::opening::{Opener, Opening, StartPage};
use super::reader::{Entry, Reports, Table};
use super::source::{DuplicateCheck, SourcePuzzles, SourceRequest, read_source};
use super::target::{TargetContext, TargetKeys};
use gridpress_base::diag::{Diagnostic, Place, Source};
use gridpress_base::symbols::Symbols;
use gridpress_engine::generate::{Level, Levels, Target, WordRecipe, is_section_id};
use gridpress_engine::named::names;
use gridpress_engine::puzzle::{Kind, Puzzle};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most puzzles that a section holds.
pub const MAX_PUZZLES: u32 = limits::PUZZLES.most as u32;
/// The most characters of an introduction.
const MAX_INTRO: usize = 2_000;
/// The most characters of a prefix.
const MAX_PREFIX: usize = 24;

/// Where a section's puzzles come from.
#[derive(Clone, Debug)]
pub enum Contents {
    /// Puzzles that the generator makes.
    Generated {
        /// The kind of the puzzles, and which attempts of the generator to take.
        target: Target,
        /// The level that they are made for.
        level: Level,
        /// The number of puzzles to make.
        count: u32,
    },
    /// Puzzles that the user brings.
    FromFile {
        /// The kind that all the puzzles have.
        kind: Kind,
        /// The file, as the spec spells it.
        file: String,
        /// The text of the file.
        text: Arc<Source>,
        /// The level that the spec labels the puzzles with.
        level: Option<Level>,
        /// The puzzles, each proved to have one solution.
        puzzles: Vec<Puzzle>,
    },
}

impl Contents {
    /// The number of puzzles.
    pub fn count(&self) -> u32 {
        match self {
            Contents::Generated { count, .. } => *count,
            Contents::FromFile { puzzles, .. } => puzzles.len() as u32,
        }
    }

    /// The size and the variants of the puzzles, as the spec names them.
    pub fn kind(&self) -> Kind {
        match self {
            Contents::Generated { target, .. } => target.recipe.kind,
            Contents::FromFile { kind, .. } => *kind,
        }
    }

    /// The words that the puzzles hide, where letters stand in place of digits.
    pub fn word(&self) -> Option<&WordRecipe> {
        match self {
            Contents::Generated { target, .. } => target.recipe.word.as_ref(),
            Contents::FromFile { .. } => None,
        }
    }

    /// The level that the spec names for the puzzles.
    pub fn level(&self) -> Option<Level> {
        match self {
            Contents::Generated { level, .. } => Some(*level),
            Contents::FromFile { level, .. } => *level,
        }
    }
}

/// A section of a book: puzzles under one heading.
#[derive(Clone, Debug)]
pub struct Section {
    /// The id of the section, which names the stream of its puzzles.
    pub id: String,
    /// The heading of the section; without one it has no opening page and no line in the contents.
    pub title: Option<String>,
    /// What the section begins with, below its title.
    pub intro: Option<String>,
    /// The picture below that.
    pub picture: Option<Figure>,
    /// What stands before the numbers of the puzzles, where the spec says it.
    pub(super) prefix: SpecField<String>,
    /// What stands in the cells of the puzzles; each may have letters of its own.
    pub symbols: Symbols,
    /// Puzzles on a page, from 1 to 100.
    pub per_page: u32,
    /// The order in which the puzzles are printed.
    pub order: PuzzleOrder,
    /// How the section begins, where it has a title.
    pub opening: Opening,
    /// Where its puzzles come from.
    pub contents: Contents,
}

/// The order of a section's puzzles on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOrder {
    /// From the easiest to the hardest, by their score.
    Rising,
    /// The order in which puzzles were drawn, or which their file has.
    Drawn,
}

names! {
    PuzzleOrder {
        "rising" => PuzzleOrder::Rising,
        "drawn" => PuzzleOrder::Drawn,
    }
}

keys! {
    pub(super) struct SectionKeys in [[section]] {
        /// Names the section's puzzles for ever: letters, digits, `-` and `_`.
        id: SpecField<String> = required(id(), "it names the section's puzzles for ever: id = \"easy\""), SpecField::MISSING, "\"easy\"";
        /// The section's opening page and its line in the contents; left out, it has neither.
        title: Option<String> = optional(line()), None, "\"Warming up\"";
        /// What the section begins with, below its title; empty lines part its paragraphs.
        intro: Option<String> = prose(MAX_INTRO, "the page that opens the section"), None, "\"A few to warm up.\"";
        /// A picture below that, a PNG or JPEG beside the spec.
        picture: Option<Figure> = optional(custom(picture, |figure| figure.file.as_str().into(), || ValueShape::Text)), None, "\"owl.png\"";
        /// What stands before the numbers of the puzzles, as in `A12`; left out where each section has numbers of its own, a letter.
        prefix: SpecField<String> = field(custom(read_prefix, |prefix| prefix.as_str().into(), || ValueShape::Text)), SpecField::MISSING, "\"A\"";
        /// How hard the puzzles are; of puzzles from a file, the label that they get.
        level: SpecField<Level> = field(choice()), SpecField::MISSING, "\"easy\"";
        /// How many puzzles there are; of a file, left out, all.
        count: SpecField<u32> = field(whole(1..=MAX_PUZZLES)), SpecField::MISSING, "60";
        /// Puzzles on a page, as large as the page allows.
        per_page: SpecField<u32> = field(whole(1..=100)), SpecField::from_value(2), "1";
        /// The printed order: from the easiest score to the hardest, or as drawn; left out, `"rising"`, and for puzzles from a file that of the file.
        order: Option<PuzzleOrder> = optional(choice()), None, "\"drawn\"";
        /// Where the section's title stands; left out, as the book says.
        opener: Option<Opener> = optional(choice()), None, "\"none\"";
        /// The page that the section begins on; left out, as the book says.
        start: Option<StartPage> = optional(choice()), None, "\"next\"";
    }
}

keys! {
    pub(super) struct SourceKeys in [[section]] {
        /// A file of puzzles of your own, instead of `level` and `count`.
        source: SpecField<String> = field(plain_line()), SpecField::MISSING, "\"mine.sdm\"";
    }
}

/// The picture of a section.
fn picture(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Figure> {
    let file = entry.line()?;
    match cx.figures.read(cx.files, &file) {
        Ok(figure) => Some(figure),
        Err(why) => {
            entry.report_error(
                format!("the picture `{file}` cannot be used"),
                why,
                "expected a PNG or JPEG beside the spec",
            );
            None
        }
    }
}

/// A section's id.
fn id() -> CustomForm<String> {
    custom(read_id, |id| id.as_str().into(), || ValueShape::Text)
}

/// The id of a section or of a slot.
pub(super) fn read_id(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let text = entry.string()?;
    if !is_section_id(text) {
        let label = "expected letters, digits, `-` and `_`, without accents";
        entry.report_error(format!("`{text}` cannot be an id"), label, "");
        return None;
    }
    Some(text.to_owned())
}

/// What stands before the numbers of a section.
fn read_prefix(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<String> {
    let text = printable_line(entry, cx.fonts)?;
    let wrong = |label: &str| {
        entry.report_error(
            format!("`{text}` cannot be a prefix"),
            label,
            "as in \"A\" or \"Easy\"",
        );
    };
    if text.chars().count() > MAX_PREFIX {
        wrong(&format!("expected at most {MAX_PREFIX} characters"));
    } else if text.ends_with(|c: char| c.is_numeric()) {
        wrong("a digit would run into the number behind it");
    } else {
        return Some(text.clone());
    }
    None
}

/// The sections without mistakes, and the ids of all.
pub(super) fn sections(
    top: &Table<'_>,
    cx: &ReadContext<'_>,
    levels: &Levels,
    is_daily: bool,
) -> (Vec<Section>, Vec<String>) {
    // A wrong type was reported by itself.
    let tables = match top.get("section") {
        Some(entry) => entry.tables(&limits::SECTIONS),
        None => Some(Vec::new()),
    };
    if !is_daily && tables.as_ref().is_some_and(Vec::is_empty) {
        cx.reports.push(missing_sections(cx.reports.place(top.span())));
    }
    let mut all =
        Sections { cx, levels, ids: BTreeMap::new(), duplicates: DuplicateCheck::default() };
    let tables = tables.unwrap_or_default().into_iter();
    let sections = tables.filter_map(|table| all.section(table)).collect();
    (sections, all.ids.into_keys().collect())
}

fn missing_sections(place: Place) -> Diagnostic {
    Diagnostic::error("a book without puzzles: there is no [[section]]")
        .at(place, "expected a [[section]] in this file")
        .help("add one:\n[[section]]\nid = \"easy\"\nlevel = \"easy\"\ncount = 20")
}

/// The sections of a book while they are read.
struct Sections<'a> {
    cx: &'a ReadContext<'a>,
    levels: &'a Levels,
    /// The ids of sections read so far, and where each stands in the spec.
    ids: BTreeMap<String, usize>,
    duplicates: DuplicateCheck,
}

impl Sections<'_> {
    /// The section of a table; `None` for one with mistakes, which are reported.
    fn section(&mut self, table: Table<'_>) -> Option<Section> {
        let cx = self.cx;
        let here = cx.reports.place(table.span());
        let keys = SectionKeys::read(&table, cx);
        let kinds = KindKeys::read(&table, cx);
        let source = SourceKeys::read(&table, cx).source;
        let id = self.unique_id(&keys.id);
        let kind = kinds.kind(cx.reports, &here);
        let place = keys.level.place.clone().unwrap_or_else(|| here.clone());
        let is_generated = !source.is_present();
        let own = kind.and_then(|kind| kinds.symbols(cx, kind, cx.language, is_generated));
        let contents = if source.is_present() {
            warn_without_effect(&table, cx.reports);
            let kind = kind.map(|kind| kinds.is_named().then_some(kind));
            kind.and_then(|kind| self.from_file(&source, kind, &keys, id.is_some()))
        } else {
            let word = own.as_ref().and_then(|own| own.word.as_ref());
            self.generated(&table, kind.zip(own.is_some().then_some(word)), &keys, &place)
        };
        table.finish();
        let default = if source.is_present() {
            // Whoever brings puzzles has an order in mind.
            PuzzleOrder::Drawn
        } else {
            PuzzleOrder::Rising
        };
        Some(Section {
            id: id?,
            title: keys.title,
            intro: keys.intro,
            picture: keys.picture,
            prefix: keys.prefix,
            symbols: own?.symbols,
            per_page: keys.per_page.value?,
            order: keys.order.unwrap_or(default),
            opening: Opening {
                opener: keys.opener.unwrap_or(cx.opening.opener),
                start: keys.start.unwrap_or(cx.opening.start),
            },
            contents: contents?,
        })
    }

    /// The id of a section; another section with it is reported.
    fn unique_id(&mut self, id: &SpecField<String>) -> Option<String> {
        let (text, place) = (id.value.clone()?, id.place.as_ref()?);
        if let Some(first) = self.ids.insert(text.clone(), place.span.start) {
            let first = place.source.line_of(first);
            id.report_error(
                self.cx.reports,
                &format!("two sections with the id `{text}`"),
                &format!("the other stands in line {first}"),
                "an id names a stream of puzzles, so two of them would print the same ones",
            );
        }
        Some(text)
    }

    /// Puzzles from the user's file, all of `kind` if the spec names one.
    fn from_file(
        &mut self,
        source: &SpecField<String>,
        kind: Option<Kind>,
        keys: &SectionKeys,
        has_id: bool,
    ) -> Option<Contents> {
        let level = keys.level.value;
        let request = SourceRequest { kind, count: &keys.count };
        let sourced = read_source(self.cx, source, &request)?;
        if has_id {
            self.duplicates.check(self.cx.reports, &sourced);
        }
        Some(contents(sourced, level))
    }

    /// Puzzles that the generator makes.
    fn generated(
        &self,
        table: &Table<'_>,
        kind: Option<(Kind, Option<&WordRecipe>)>,
        keys: &SectionKeys,
        place: &Place,
    ) -> Option<Contents> {
        let targets = TargetKeys::read(table, self.cx);
        table.require("level", "or take puzzles from a file: source = \"mine.sdm\"");
        table.require("count", "as in count = 20");
        let (kind, word) = kind?;
        let context = TargetContext {
            kind,
            word,
            level: keys.level.value,
            levels: self.levels,
            origin: self.cx.origin,
            place,
        };
        let target = targets.target(self.cx.reports, &context);
        Some(Contents::Generated {
            target: target?,
            level: keys.level.value?,
            count: keys.count.value?,
        })
    }
}

/// Warns of keys that only the generator heeds.
fn warn_without_effect(table: &Table<'_>, reports: &Reports) {
    let keys = TargetKeys::keys();
    for entry in keys.iter().filter_map(|key| table.get(key.name)) {
        let warning = Diagnostic::warning("puzzles from a file stay as they are");
        reports.push(warning.at(entry.place(), "without effect here"));
    }
}

fn contents(sourced: SourcePuzzles, level: Option<Level>) -> Contents {
    let SourcePuzzles { kind, file, text, puzzles } = sourced;
    Contents::FromFile {
        kind,
        file,
        text,
        level,
        puzzles: puzzles.into_iter().map(|(puzzle, _)| puzzle).collect(),
    }
}

impl Section {
    /// The section as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = SectionKeys {
            id: SpecField::from_value(self.id.clone()),
            title: self.title.clone(),
            intro: self.intro.clone(),
            picture: self.picture.clone(),
            prefix: SpecField { value: self.prefix.value.clone(), place: None },
            level: SpecField { value: self.contents.level(), place: None },
            count: SpecField::from_value(self.contents.count()),
            per_page: SpecField::from_value(self.per_page),
            order: Some(self.order),
            opener: Some(self.opening.opener),
            start: Some(self.opening.start),
        };
        let mut table = keys.write();
        table.extend(
            KindKeys::of(self.contents.kind(), &self.symbols, self.contents.word()).write(),
        );
        table.extend(match &self.contents {
            Contents::Generated { target, .. } => TargetKeys::of(target).write(),
            Contents::FromFile { file, .. } => {
                let source = SpecField::from_value(file.clone());
                SourceKeys { source }.write()
            }
        });
        table
    }
}
