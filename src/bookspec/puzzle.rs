//! The table `[puzzle]`: texts and signs around each puzzle besides its number, and the link of its QR code.

use super::design::Design;
use super::form::{CustomForm, choice, custom, flag, optional};
use super::key::{Keys, ReadContext, ValueShape, keys};
use super::levels::LevelMinutes;
use super::places::Places;
use super::reader::{Entry, Reports, Table, list};
use super::section::Section;
use gridpress_engine::generate::Level;
use gridpress_ground::named::names;
use gridpress_messages::diag::{Diagnostic, nearest};
use gridpress_messages::{Text, TextArg, text};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::collections::BTreeSet;
use std::fmt;
use toml::Value;

/// The signs that show the level of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelSign {
    /// One star for the easiest level, five for the hardest.
    Stars,
    /// Five dots, filled from the left.
    Dots,
}

/// Printed aids for pencil marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PencilMarks {
    /// No aids.
    None,
    /// Light fields in the corners of empty cells.
    Corners,
    /// All digits in a box below the grid, for ticking off.
    Strip,
    /// In each empty cell, the digits that the givens allow.
    Candidates,
}

names! {
    PencilMarks {
        "none" => PencilMarks::None,
        "corners" => PencilMarks::Corners,
        "strip" => PencilMarks::Strip,
        "candidates" => PencilMarks::Candidates,
    }
}

/// The style of the heading above a puzzle's grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeadingForm {
    /// A line of text.
    #[default]
    Line,
    /// A band as wide as the grid, with the number in white on a black tab.
    Band,
}

names! {
    HeadingForm {
        "line" => HeadingForm::Line,
        "band" => HeadingForm::Band,
    }
}

/// The puzzles with rules beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesFor {
    /// No puzzles.
    None,
    /// Puzzles with variants: the rules of the variants.
    Variants,
    /// All puzzles: the standard rules, and those of variants.
    All,
    /// All puzzles: the standard rules in short sentences for children, and those of variants.
    Kids,
}

fn read_rules(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<RulesFor> {
    if entry.is_string() {
        return entry.one_of(&[("all", RulesFor::All), ("kids", RulesFor::Kids)]);
    }
    if entry.boolean_or("\"all\" or \"kids\"")? {
        Some(RulesFor::Variants)
    } else {
        Some(RulesFor::None)
    }
}

fn write_rules(rules: &RulesFor) -> Value {
    match rules {
        RulesFor::None => false.into(),
        RulesFor::Variants => true.into(),
        RulesFor::All => "all".into(),
        RulesFor::Kids => "kids".into(),
    }
}

fn rules_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Flag, ValueShape::Choice(vec!["all", "kids"])])
}

/// The places where expected solving times are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinutesFor {
    /// Nowhere.
    None,
    /// Below the titles of sections.
    Sections,
    /// Below each grid.
    Puzzles,
}

fn read_minutes(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<MinutesFor> {
    if entry.is_string() {
        return entry.one_of(&[("sections", MinutesFor::Sections)]);
    }
    if entry.boolean_or("\"sections\"")? {
        Some(MinutesFor::Puzzles)
    } else {
        Some(MinutesFor::None)
    }
}

fn write_minutes(minutes: &MinutesFor) -> Value {
    match minutes {
        MinutesFor::None => false.into(),
        MinutesFor::Sections => "sections".into(),
        MinutesFor::Puzzles => true.into(),
    }
}

fn minutes_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Flag, ValueShape::Choice(vec!["sections"])])
}

keys! {
    /// Texts and signs around each puzzle.
    #[derive(Clone, Debug)]
    pub struct PuzzleSpec in [puzzle] {
        heading: HeadingForm = choice(), HeadingForm::Line, "\"band\"";
        level: bool = flag(), true, "false";
        stars: bool = flag(), true, "false";
        dots: bool = flag(), false, "true";
        rules: RulesFor = custom(read_rules, write_rules, rules_shape), RulesFor::None, "true";
        givens: bool = flag(), false, "true";
        technique: bool = flag(), false, "true";
        answer_page: bool = flag(), true, "false";
        name: bool = flag(), false, "true";
        date: bool = flag(), false, "true";
        time: bool = flag(), false, "true";
        minutes: MinutesFor = custom(read_minutes, write_minutes, minutes_shape), MinutesFor::Sections, "true";
        target_time: bool = flag(), false, "true";
        tips: bool = flag(), true, "false";
        code: bool = flag(), false, "true";
        qr: Option<LinkPattern> = optional(link_pattern()), None, "\"https://example.com/{number}\"";
        marks: PencilMarks = choice(), PencilMarks::None, "\"corners\"";
    }
}

/// Returns the default form of headings in books with that design.
fn heading_form(design: Design) -> HeadingForm {
    match design {
        Design::Magazine => HeadingForm::Band,
        Design::Classic | Design::Modern | Design::LargePrint | Design::Gift => HeadingForm::Line,
    }
}

impl PuzzleSpec {
    /// Returns the sign beside the name of the level; `None` for no sign.
    pub fn sign(&self) -> Option<LevelSign> {
        match (self.stars, self.dots) {
            (_, true) => Some(LevelSign::Dots),
            (true, false) => Some(LevelSign::Stars),
            (false, false) => None,
        }
    }

    /// Returns `true` if anything is printed below or beside a grid.
    pub fn has_lines_around(&self) -> bool {
        let has_notes = self.givens
            || self.technique
            || self.minutes == MinutesFor::Puzzles
            || self.target_time
            || self.code
            || self.qr.is_some();
        has_notes
            || self.rules != RulesFor::None
            || self.name
            || self.date
            || self.time
            || self.marks == PencilMarks::Strip
    }
}

/// Reads the table `[puzzle]` of a book with that design.
pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>, design: Design) -> PuzzleSpec {
    let default = PuzzleSpec { heading: heading_form(design), ..PuzzleSpec::default() };
    let Some(table) = table else {
        return default;
    };
    let mut puzzle = PuzzleSpec::read_with_defaults(&table, cx, default);
    if let Some(dots) = table.get("dots").filter(|_| puzzle.dots) {
        if table.get("stars").is_some() && puzzle.stars {
            dots.report_error(
                text!("stars-or-dots"),
                text!("is-true-too", setting = TextArg::key("puzzle.stars")),
                text!("leave-one-out"),
            );
        }
        puzzle.stars = false;
    }
    table.finish();
    puzzle
}

/// Reports levels of `sections` without minutes, if target times are printed.
pub(super) fn check_minutes(
    reports: &Reports,
    puzzle: &PuzzleSpec,
    minutes: LevelMinutes,
    sections: &[Section],
    places: &Places,
) {
    let mut reported = BTreeSet::new();
    for section in sections.iter().filter(|_| puzzle.target_time) {
        // Unlabelled puzzles from a file can have any level.
        let levels = Level::NAMES
            .iter()
            .map(|(_, level)| *level)
            .filter(|level| section.contents.level().is_none_or(|own| own == *level));
        for level in levels.filter(|level| minutes.of(*level).is_none()) {
            if reported.insert(level) {
                let target = "`target_time` in [puzzle]";
                let label =
                    text!("asks-for-one", setting = TextArg::setting("puzzle.target_time", target));
                let minutes = format!("`minutes = 12` under [levels.{level}]");
                let setting = TextArg::setting(&format!("levels.{level}.minutes"), minutes);
                let report = Diagnostic::error(text!("no-target-time", level))
                    .maybe_at(places.section(&section.id, "level"), label);
                reports.push(report.help(text!("set-target-time", setting)));
            }
        }
    }
}

/// Reports puzzles with cages among `sections`, if candidates are printed.
pub(super) fn check_candidates(
    reports: &Reports,
    puzzle: &PuzzleSpec,
    sections: &[Section],
    places: &Places,
) {
    let has_candidates = puzzle.marks == PencilMarks::Candidates;
    let is_caged = |section: &&Section| section.contents.kind().has_cages();
    for section in sections.iter().filter(|_| has_candidates).filter(is_caged) {
        let kind = if section.contents.kind().has_operations() { "calcudokus" } else { "killers" };
        let message = text!("no-room-for-candidates", kind, section = &section.id[..]);
        let setting = TextArg::setting("puzzle.marks", "`marks` in [puzzle]");
        let report = Diagnostic::error(message)
            .maybe_at(places.section(&section.id, "level"), text!("corners-hold-sums"))
            .help(text!("take-other-marks", setting));
        reports.push(report);
    }
}

/// A placeholder of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkField {
    /// The printed number of the puzzle.
    Number,
    /// The code that regenerates the puzzle with the seed.
    Code,
    /// The seed of the book.
    Seed,
    /// The cells row by row, with dots for empty ones.
    Givens,
}

names! {
    LinkField {
        "number" => LinkField::Number,
        "code" => LinkField::Code,
        "seed" => LinkField::Seed,
        "givens" => LinkField::Givens,
    }
}

/// A web address with placeholders, such as `https://example.com/{number}`.
#[derive(Clone, Debug)]
pub struct LinkPattern {
    text: String,
    /// Pieces of text, each followed by a placeholder except the last.
    parts: Vec<(String, Option<LinkField>)>,
}

/// Maximum number of characters of a pattern.
const MAX_CHARACTERS: usize = 200;

impl LinkPattern {
    /// Returns `true` if the link has the placeholder `field`.
    pub fn contains(&self, field: LinkField) -> bool {
        self.parts.iter().any(|(_, of)| *of == Some(field))
    }

    /// Returns the link with the values from `value`, percent-encoded.
    pub fn link(&self, value: impl Fn(LinkField) -> String) -> String {
        let mut link = String::new();
        for (text, field) in &self.parts {
            link += text;
            if let Some(field) = field {
                link.extend(utf8_percent_encode(&value(*field), &RESERVED));
            }
        }
        link
    }
}

impl fmt::Display for LinkPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The characters that have a meaning in an address.
const RESERVED: AsciiSet = NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Returns `true` for characters that addresses allow outside placeholders.
fn is_of_addresses(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-._~:/?#[]@!$&'()*+,;=%".contains(c)
}

/// Returns the form of link patterns.
pub(super) fn link_pattern() -> CustomForm<LinkPattern> {
    custom(read_link, |link| link.to_string().into(), || ValueShape::Text)
}

/// Reads a link pattern.
fn read_link(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<LinkPattern> {
    let text = entry.line()?;
    let length = text.chars().count();
    if length > MAX_CHARACTERS {
        let label = text!("too-many-characters", length, most = MAX_CHARACTERS);
        entry.report_error(text!("link-too-long-for-codes"), label, "");
        return None;
    }
    let host = (text.strip_prefix("https://")).or_else(|| text.strip_prefix("http://"));
    if !host.is_some_and(|host| host.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[')) {
        entry.report_error(
            text!("not-a-web-address", setting = entry.setting()),
            text!("expected-https"),
            text!("as-in", example = "\"https://example.com/{number}\""),
        );
        return None;
    }
    let parts = parts(entry, &text)?;
    let mut texts = parts.iter().flat_map(|(text, _)| text.chars());
    if let Some(wrong) = texts.find(|&c| !is_of_addresses(c)) {
        entry.report_error(
            text!("not-in-addresses", character = wrong.to_string()),
            text!("letters-of-addresses"),
            text!("percent-encode"),
        );
        return None;
    }
    Some(LinkPattern { text, parts })
}

/// Splits the pattern at its placeholders.
fn parts(entry: &Entry<'_>, text: &str) -> Option<Vec<(String, Option<LinkField>)>> {
    let names = LinkField::names();
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else {
            let help = text!("placeholders-in-braces", example = "{number}");
            entry.report_error(text!("open-brace"), text!("expected-brace"), help);
            return None;
        };
        let Some(field) = LinkField::from_name(name) else {
            let near = nearest(name, names.iter().copied()).map(|name| format!("{{{name}}}"));
            let (name, setting) = (format!("{{{name}}}"), entry.setting());
            entry.report_error(
                text!("unknown-placeholder", name, setting),
                text!("expected-one-of", names = list(&names)),
                near.map_or_else(Text::default, |name| text!("did-you-mean", name)),
            );
            return None;
        };
        parts.push((before.to_owned(), Some(field)));
        rest = behind;
    }
    parts.push((rest.to_owned(), None));
    Some(parts)
}
