//! The tables `[[section]]`: groups of puzzles, generated or from a file.

use super::class_list::{MAX_SHEETS, SectionSheets};
use super::files::Figure;
use super::form::{
    CustomForm, choice, custom, field, line, optional, plain_line, printable_line, prose, required,
    whole,
};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::kind::KindKeys;
use super::limits;
use super::opening::{Opener, Opening, OpeningKeys, StartPage};
use super::reader::{Entry, Reports, Table};
use super::source::{DuplicateCheck, SourcePuzzles, SourceRequest, read_source};
use super::target::{TargetContext, TargetKeys};
use gridpress_engine::generate::{Level, Levels, Target, WordRecipe, is_section_id};
use gridpress_engine::puzzle::{Kind, Puzzle};
use gridpress_ground::named::names;
use gridpress_messages::diag::{Diagnostic, Place, Source};
use gridpress_messages::symbols::Symbols;
use gridpress_messages::{Text, TextArg, text};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Maximum number of puzzles in a section.
pub const MAX_PUZZLES: u32 = limits::PUZZLES.most as u32;
/// Maximum number of characters of an introduction.
const MAX_INTRO: usize = 2_000;
/// Maximum number of characters of a prefix.
const MAX_PREFIX: usize = 24;

/// The source of a section's puzzles.
#[derive(Clone, Debug)]
pub enum Contents {
    /// Generated puzzles.
    Generated {
        /// Kind of the puzzles, and the attempts to accept.
        target: Target,
        /// Level of the puzzles.
        level: Level,
        /// Number of puzzles.
        count: u32,
    },
    /// Puzzles from a file.
    FromFile {
        /// Kind of all the puzzles.
        kind: Kind,
        /// Path of the file, as written in the spec.
        file: String,
        /// Text of the file.
        text: Arc<Source>,
        /// Level by which the spec labels the puzzles.
        level: Option<Level>,
        /// `true` if the file may state rules that are not read, so that no solution is proved.
        may_lack_rules: bool,
        /// The puzzles, each proved to have one solution by the rules that are read.
        puzzles: Vec<Puzzle>,
    },
}

impl Contents {
    /// Returns the number of puzzles.
    pub fn count(&self) -> u32 {
        match self {
            Contents::Generated { count, .. } => *count,
            Contents::FromFile { puzzles, .. } => puzzles.len() as u32,
        }
    }

    /// Returns the size and the variants of the puzzles.
    pub fn kind(&self) -> Kind {
        match self {
            Contents::Generated { target, .. } => target.recipe.kind,
            Contents::FromFile { kind, .. } => *kind,
        }
    }

    /// Returns the words hidden in the puzzles; `None` unless letters replace digits.
    pub fn word(&self) -> Option<&WordRecipe> {
        match self {
            Contents::Generated { target, .. } => target.recipe.word.as_ref(),
            Contents::FromFile { .. } => None,
        }
    }

    /// Returns the level in the spec.
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
    /// Introduction below the title.
    pub intro: Option<String>,
    /// Picture below the introduction.
    pub picture: Option<Figure>,
    /// Prefix of the puzzle numbers, if the spec has one.
    pub(super) prefix: SpecField<String>,
    /// The symbols in the cells of the puzzles; each puzzle may have its own letters.
    pub symbols: Symbols,
    /// Puzzles per page, from 1 to 100.
    pub per_page: u32,
    /// The sheets of a class; `None` for books other than worksheets.
    pub sheets: Option<SectionSheets>,
    /// Printing order of the puzzles.
    pub order: PuzzleOrder,
    /// Title placement and first page.
    pub opening: Opening,
    /// Source of the puzzles.
    pub contents: Contents,
}

/// The printing order of a section's puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOrder {
    /// From the easiest to the hardest, by score.
    Rising,
    /// From the shortest to the longest expected solving time; puzzles without one come last.
    RisingMinutes,
    /// The order of generation, or of the file.
    Drawn,
}

names! {
    PuzzleOrder {
        "rising" => PuzzleOrder::Rising,
        "rising-minutes" => PuzzleOrder::RisingMinutes,
        "drawn" => PuzzleOrder::Drawn,
    }
}

keys! {
    pub(super) struct SectionKeys in [[section]] {
        id: SpecField<String> = required(id(), "it names the section's puzzles permanently: id = \"easy\""), SpecField::MISSING, "\"easy\"";
        title: Option<String> = optional(line()), None, "\"Warming up\"";
        intro: Option<String> = prose(MAX_INTRO, "the page that opens the section"), None, "\"A few to warm up.\"";
        picture: Option<Figure> = optional(custom(picture, |figure| figure.file.as_str().into(), || ValueShape::Text)), None, "\"owl.png\"";
        prefix: SpecField<String> = field(custom(read_prefix, |prefix| prefix.as_str().into(), || ValueShape::Text)), SpecField::MISSING, "\"A\"";
        level: SpecField<Level> = field(choice()), SpecField::MISSING, "\"easy\"";
        count: SpecField<u32> = field(whole(1..=MAX_PUZZLES)), SpecField::MISSING, "60";
        copies: SpecField<u32> = field(whole(1..=MAX_SHEETS)), SpecField::MISSING, "10";
        per_page: SpecField<u32> = field(whole(1..=100)), SpecField::from_value(2), "1";
        order: Option<PuzzleOrder> = optional(choice()), None, "\"drawn\"";
        opener: Option<Opener> = optional(choice()), None, "\"none\"";
        start: Option<StartPage> = optional(choice()), None, "\"next\"";
    }
}

keys! {
    pub(super) struct SourceKeys in [[section]] {
        source: SpecField<String> = field(plain_line()), SpecField::MISSING, "\"mine.sdm\"";
    }
}

/// Reads the picture of a section.
fn picture(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Figure> {
    let file = entry.line()?;
    match cx.figures.read(cx.files, &file) {
        Ok(figure) => Some(figure),
        Err(why) => {
            entry.report_error(
                text!("unusable-picture", file),
                why,
                text!("png-or-jpeg-beside-book"),
            );
            None
        }
    }
}

/// Returns the form of a section's id.
fn id() -> CustomForm<String> {
    custom(read_id, |id| id.as_str().into(), || ValueShape::Text)
}

/// Reads the id of a section or a slot.
pub(super) fn read_id(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let text = entry.string()?;
    if !is_section_id(text) {
        entry.report_error(text!("not-an-id", text), text!("letters-of-ids"), "");
        return None;
    }
    Some(text.to_owned())
}

/// Reads the prefix of a section's numbers.
fn read_prefix(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<String> {
    let text = printable_line(entry, cx.fonts)?;
    let wrong = |label: Text| {
        let help = text!("as-in", example = "\"A\"");
        entry.report_error(text!("not-a-prefix", text = &text[..]), label, help);
    };
    if text.chars().count() > MAX_PREFIX {
        wrong(text!("most-characters", most = MAX_PREFIX));
    } else if text.ends_with(|c: char| c.is_numeric()) {
        wrong(text!("digit-before-number"));
    } else {
        return Some(text.clone());
    }
    None
}

/// Reads the sections. Returns those without errors, and the ids of all.
pub(super) fn sections(
    top: &Table<'_>,
    cx: &ReadContext<'_>,
    levels: &Levels,
    is_daily: bool,
) -> (Vec<Section>, Vec<String>) {
    // A value of the wrong type was reported already.
    let tables = match top.get("section") {
        Some(entry) => entry.tables(&limits::SECTIONS),
        None => Some(Vec::new()),
    };
    if !is_daily && tables.as_ref().is_some_and(Vec::is_empty) && !top.has_near("section") {
        cx.reports.push(missing_sections(cx.reports.place(top.span())));
    }
    let mut all = Sections {
        cx,
        levels,
        sheets: 0,
        ids: BTreeMap::new(),
        duplicates: DuplicateCheck::default(),
    };
    let sections =
        tables.unwrap_or_default().into_iter().filter_map(|table| all.section(table)).collect();
    (sections, all.ids.into_keys().collect())
}

fn missing_sections(place: Place) -> Diagnostic {
    Diagnostic::error(text!(
        "no-sections",
        section =
            TextArg::Named { spec: "[[section]]".to_owned(), page: "⟦add.section⟧".to_owned() }
    ))
    .at(place, text!("expected-section"))
    .help(text!("add-one", example = "\n[[section]]\nid = \"easy\"\nlevel = \"easy\"\ncount = 20"))
}

/// The state of reading the sections of a book.
struct Sections<'a> {
    cx: &'a ReadContext<'a>,
    levels: &'a Levels,
    /// Number of sheets of the groups of a class so far.
    sheets: usize,
    /// Ids of the sections read so far, each with its position in the spec.
    ids: BTreeMap<String, usize>,
    duplicates: DuplicateCheck,
}

impl Sections<'_> {
    /// Reads the section of a table; `None` for a section with errors, which are reported.
    fn section(&mut self, table: Table<'_>) -> Option<Section> {
        let cx = self.cx;
        let here = cx.reports.place(table.span());
        let keys = SectionKeys::read(&table, cx);
        let kinds = KindKeys::read(&table, cx);
        let source = SourceKeys::read(&table, cx).source;
        let id = self.unique_id(&keys.id);
        if cx.sheets.is_none() {
            keys.copies.report_error(
                cx.reports,
                text!("copies-without-sheets", setting = TextArg::key("section.copies")),
                text!("copies-are-of-group"),
                text!("leave-out-or-worksheet"),
            );
        }
        let sheets = cx
            .sheets
            .map(|sheets| sheets.of_section(keys.copies.value, keys.level.value, self.sheets));
        let group = sheets.iter().filter(|sheets| sheets.is_group);
        self.sheets += group.map(|sheets| sheets.copies as usize).sum::<usize>();
        let kind = kinds.kind(cx.reports, &here);
        let place = keys.level.place.clone().unwrap_or_else(|| here.clone());
        let is_generated = !source.is_present();
        let own = kind.and_then(|kind| kinds.symbols(cx, kind, cx.language, is_generated));
        let contents = if source.is_present() {
            warn_without_effect(&table, cx.reports);
            let kind = kind.map(|kind| kinds.is_named().then_some(kind));
            kind.and_then(|kind| self.read_puzzle_file(&source, kind, &keys, id.is_some()))
        } else {
            let word = own.as_ref().and_then(|own| own.word.as_ref());
            let kind = kind.zip(own.is_some().then_some(word));
            // Sheets with the same puzzles share them.
            let own = cx.sheets.is_some_and(|all| !all.same).then_some(&sheets);
            let copies = own.and_then(Option::as_ref).map_or(1, |sheets| sheets.copies);
            self.generated(&table, kind, &keys, copies, &place)
        };
        table.finish();
        let default = if source.is_present() {
            // Puzzles from a file keep their order.
            PuzzleOrder::Drawn
        } else {
            PuzzleOrder::Rising
        };
        Some(Section {
            // Errors are decided only here, so that each key of a faulty section is reported in one run.
            id: id?,
            title: keys.title,
            intro: keys.intro,
            picture: keys.picture,
            prefix: keys.prefix,
            symbols: own?.symbols,
            per_page: keys.per_page.value?,
            sheets: sheets.zip(contents.as_ref()).map(|(sheets, contents)| {
                // Puzzles from a file are the same on all sheets.
                let own = keys.count.value.filter(|_| is_generated);
                SectionSheets { puzzles: own.unwrap_or_else(|| contents.count()), ..sheets }
            }),
            order: keys.order.unwrap_or(default),
            opening: OpeningKeys { opener: keys.opener, start: keys.start }
                .or(cx.opening)
                .opening(cx.opener),
            contents: contents?,
        })
    }

    /// Returns the id of a section, and reports a duplicate.
    fn unique_id(&mut self, id: &SpecField<String>) -> Option<String> {
        let (text, place) = (id.value.clone()?, id.place.as_ref()?);
        if let Some(first) = self.ids.insert(text.clone(), place.span.start) {
            let first = place.source.line_of(first);
            id.report_error(
                self.cx.reports,
                text!("sections-of-one-id", id = &text[..]),
                text!("other-on-line", line = first.to_string()),
                text!("same-ids-same-puzzles"),
            );
        }
        Some(text)
    }

    /// Reads puzzles from the user's file, all of `kind` if the spec names one.
    fn read_puzzle_file(
        &mut self,
        source: &SpecField<String>,
        kind: Option<Kind>,
        keys: &SectionKeys,
        has_id: bool,
    ) -> Option<Contents> {
        let level = keys.level.value;
        let request = SourceRequest { kind, count: &keys.count };
        let sourced = read_source(self.cx, source, &request)?;
        // A section without an id is refused anyway, and its puzzles are not evidence against another.
        if has_id {
            self.duplicates.check(self.cx.reports, &sourced);
        }
        Some(contents(sourced, level))
    }

    /// Reads the keys of puzzles generated for a number of sheets.
    fn generated(
        &self,
        table: &Table<'_>,
        kind: Option<(Kind, Option<&WordRecipe>)>,
        keys: &SectionKeys,
        sheets: u32,
        place: &Place,
    ) -> Option<Contents> {
        let targets = TargetKeys::read(table, self.cx);
        // Required after the target is read, so that all keys of the section have been checked.
        table.require("level", text!("or-from-file", example = "source = \"mine.sdm\""));
        table.require("count", text!("as-in", example = "count = 20"));
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
            // The limit of puzzles is checked for the whole book, where a saturated count is far beyond it.
            count: keys.count.value?.saturating_mul(sheets),
        })
    }
}

/// Warns of keys that only affect generated puzzles.
fn warn_without_effect(table: &Table<'_>, reports: &Reports) {
    let keys = TargetKeys::keys();
    for entry in keys.iter().filter_map(|key| table.get(key.name)) {
        let warning =
            Diagnostic::warning(text!("no-effect-on-own-puzzles", setting = entry.own_setting()));
        reports.push(warning.at(entry.place(), text!("no-effect-here")));
    }
}

fn contents(sourced: SourcePuzzles, level: Option<Level>) -> Contents {
    let SourcePuzzles { kind, file, text, may_lack_rules, puzzles } = sourced;
    Contents::FromFile {
        kind,
        file,
        text,
        level,
        may_lack_rules,
        puzzles: puzzles.into_iter().map(|(puzzle, _)| puzzle).collect(),
    }
}

impl Section {
    /// Returns `true` if the section is for a group of a class.
    pub(super) fn is_for_group(&self) -> bool {
        self.sheets.as_ref().is_some_and(|sheets| sheets.is_group)
    }

    /// Returns the section as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = SectionKeys {
            id: SpecField::from_value(self.id.clone()),
            title: self.title.clone(),
            intro: self.intro.clone(),
            picture: self.picture.clone(),
            prefix: SpecField { value: self.prefix.value.clone(), place: None },
            level: SpecField { value: self.contents.level(), place: None },
            count: SpecField::from_value(
                self.sheets.as_ref().map_or(self.contents.count(), |sheets| sheets.puzzles),
            ),
            copies: SpecField {
                value: self.sheets.as_ref().filter(|sheets| sheets.is_group).map(|it| it.copies),
                place: None,
            },
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
                SourceKeys { source: SpecField::from_value(file.clone()) }.write()
            }
        });
        table
    }
}
