//! The table `[worksheet]`: a book of sheets for a class, one for each pupil.

use super::answers::{AnswersSpec, Placement};
use super::form::{check_printable, custom, field, flag, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::limits;
use super::places::Places;
use super::reader::{Entry, Reports, Table};
use super::section::{Contents, Section};
use gridpress_base::diag::{Diagnostic, Place, Source};
use gridpress_base::file_kind;
use gridpress_base::fonts::FontRole;
use gridpress_base::messages::Words;
use gridpress_base::units::Length;
use std::collections::BTreeSet;
use std::sync::Arc;
use toml::Value;

/// Maximum number of sheets of a class.
pub const MAX_SHEETS: u32 = 1_000;
/// Maximum number of characters of a name.
pub const MAX_NAME: usize = 60;

/// Sheets for a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorksheetSpec {
    /// The names of the pupils, in the order of their sheets; sheets beyond them have an empty line for a name.
    pub names: Vec<String>,
    /// The number of sheets, at least that of the names.
    pub copies: u32,
    /// `true` if all sheets have the same puzzles.
    pub same: bool,
    /// The printed date: a date such as `2026-11-27`, or another text. `None` for an empty line.
    pub date: Option<String>,
    /// `true` if a page of pieces to cut out follows each sheet.
    pub cut_outs: bool,
    /// `true` if a short code below each puzzle finds its answer.
    pub codes: bool,
}

keys! {
    pub(super) struct WorksheetKeys in [worksheet] {
        /// The names of the pupils, one sheet each: a list, or a file beside the spec with one name per line.
        names: SpecField<Vec<String>> = field(custom(read_names, |names| write_names(names), names_shape)), SpecField::MISSING, "[\"Anna\", \"Ben\"]";
        /// The number of sheets; sheets beyond the names have an empty line for the name. Defaults to one for each
        /// name.
        copies: SpecField<u32> = field(whole(1..=MAX_SHEETS)), SpecField::MISSING, "30";
        /// Gives all pupils the same puzzles, rather than different ones of the same level.
        same: bool = flag(), false, "true";
        /// The date on every sheet, such as `"2026-11-27"`, or another text; defaults to an empty line.
        date: Option<String> = optional(line()), None, "\"2026-11-27\"";
        /// Adds a page after each sheet with digits to cut out, as large as the cells of its puzzles.
        cut_outs: bool = flag(), false, "true";
        /// Prints a short code below each puzzle, which finds its answer.
        codes: bool = flag(), true, "false";
    }
}

impl WorksheetSpec {
    /// Returns the name on the sheet of that index; `None` for an empty line.
    pub fn name(&self, sheet: usize) -> Option<&str> {
        self.names.get(sheet).map(String::as_str)
    }

    /// Returns the factor from the puzzles of a sheet to those of the book.
    pub(super) fn factor(&self) -> u32 {
        if self.same { 1 } else { self.copies }
    }

    /// Returns the sheets as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = WorksheetKeys {
            names: if self.names.is_empty() {
                SpecField::MISSING
            } else {
                SpecField::from_value(self.names.clone())
            },
            copies: SpecField::from_value(self.copies),
            same: self.same,
            date: self.date.clone(),
            cut_outs: self.cut_outs,
            codes: self.codes,
        };
        keys.write()
    }
}

/// Reads the table `[worksheet]`; `None` if the spec has none.
pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> Option<WorksheetSpec> {
    let table = table?;
    let keys = WorksheetKeys::read_whole(Some(table), cx);
    let names = keys.names.value.unwrap_or_default();
    let copies = keys.copies.value.unwrap_or((names.len() as u32).max(1));
    if (copies as usize) < names.len() {
        keys.copies.report_error(
            cx.reports,
            &format!("{copies} sheets for {} pupils", names.len()),
            "expected at least one sheet for each name",
            "leave `copies` out, or set it higher for spare sheets without a name",
        );
    }
    let copies = copies.max(names.len() as u32);
    Some(WorksheetSpec {
        names,
        copies,
        same: keys.same,
        date: keys.date,
        cut_outs: keys.cut_outs,
        codes: keys.codes,
    })
}

/// Reports what sheets do not support in the rest of the spec.
pub(super) fn check(
    reports: &Reports,
    worksheet: &WorksheetSpec,
    sections: &[Section],
    answers: &AnswersSpec,
    places: &Places,
) {
    let is_nearby =
        matches!(answers.placement, Placement::Foot | Placement::Beside | Placement::Overleaf);
    if is_nearby {
        let report = Diagnostic::error("worksheets with their answers on them");
        let report = report.maybe_at(places.get("answers.placement"), "pupils would see these");
        reports.push(report.help("choose \"back\" or \"separate\", or \"none\""));
    }
    for section in sections {
        let is_from_file = matches!(section.contents, Contents::FromFile { .. });
        if is_from_file && !worksheet.same {
            let message = format!(
                "the puzzles of section `{}` come from a file: are they for all pupils?",
                section.id
            );
            let report = Diagnostic::error(message)
                .maybe_at(places.section(&section.id, "source"), "the same puzzles on all sheets")
                .help("set `same = true` in [worksheet], or let the program generate puzzles");
            reports.push(report);
        }
        if worksheet.cut_outs && !section.contents.kind().grids().is_single() {
            let message =
                format!("no cut-outs for the overlapping grids of section `{}`", section.id);
            let report = Diagnostic::error(message)
                .maybe_at(places.section(&section.id, "grids"), "their cells would be too small")
                .help("leave `cut_outs` out of [worksheet], or `grids` out of the section");
            reports.push(report);
        }
    }
}

/// Reads a list of names, or the file that has them.
fn read_names(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Vec<String>> {
    if entry.is_string() {
        return read_file(entry, cx);
    }
    let items = entry.items()?;
    if items.len() > MAX_SHEETS as usize {
        entry.report_error(
            format!("{} names", items.len()),
            format!("expected at most {MAX_SHEETS}"),
            "make a spec for each class",
        );
        return None;
    }
    let mut names = Vec::new();
    for item in items {
        let name = item.line()?.trim().to_owned();
        if let Some((message, label)) = length_mistake(&name) {
            item.report_error(message, label, "shorten it");
            continue;
        }
        check_printable(&item, cx.fonts, &name);
        names.push(name);
    }
    Some(names)
}

fn write_names(names: &[String]) -> Value {
    names.iter().map(|name| Value::from(name.as_str())).collect::<Vec<Value>>().into()
}

fn names_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Text, ValueShape::List(Box::new(ValueShape::Text))])
}

/// Returns the message and the label for an empty name or one that is too long; `None` for a valid one.
fn length_mistake(name: &str) -> Option<(String, String)> {
    let length = name.chars().count();
    match length {
        0 => Some(("an empty name".to_owned(), "expected the name of a pupil".to_owned())),
        _ if length > MAX_NAME => Some((
            "a name that is too long for its line".to_owned(),
            format!("it has {length} characters; at most {MAX_NAME} are allowed"),
        )),
        _ => None,
    }
}

/// Reads the file of names that `entry` names.
fn read_file(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Vec<String>> {
    let file = entry.line()?;
    let name = cx.files.name(&file);
    let bytes = match cx.files.read(&file) {
        Ok(bytes) => bytes,
        Err(why) => {
            let help = "paths are relative to the spec's folder";
            entry.report_error(format!("cannot read the names `{name}`"), why, help);
            return None;
        }
    };
    if let Some((message, label)) = limits::NAMES.refusal(bytes.len() as u64) {
        entry.report_error(message, label, limits::NAMES.help);
        return None;
    }
    let text = match file_kind::decode(&name, bytes) {
        Ok(text) => Source::new(&name, &text),
        Err(report) => {
            cx.reports.push(report.at(entry.place(), "expected one name per line"));
            return None;
        }
    };
    let is_table = file.to_lowercase().ends_with(".csv");
    let names = names_in(&text, is_table, cx);
    if names.is_empty() {
        entry.report_error(format!("`{name}` has no names"), "expected one name per line", "");
        return None;
    }
    if names.len() > MAX_SHEETS as usize {
        let message = format!("`{name}` has {} names", names.len());
        let label = format!("expected at most {MAX_SHEETS}");
        entry.report_error(message, label, "make a file for each class");
        return None;
    }
    let mut valid = Vec::new();
    for (name, place) in names {
        match mistake(&name, cx) {
            Some((message, label, help)) => {
                cx.reports.push(Diagnostic::error(message).at(place, label).help(help));
            }
            None => valid.push(name),
        }
    }
    Some(valid)
}

/// Returns the names in `text`, each with its place; empty lines and the heading of a column are left out.
fn names_in(text: &Arc<Source>, is_table: bool, cx: &ReadContext<'_>) -> Vec<(String, Place)> {
    let mut names = Vec::new();
    let mut start = 0;
    for line in text.text.split('\n') {
        let end = start + line.len();
        let name = if is_table { first_column(line) } else { line.to_owned() };
        let name = name.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if !name.is_empty() {
            names.push((name.to_owned(), text.at(start..end)));
        }
        start = end + 1;
    }
    let is_heading = |name: &str| {
        let name = name.to_lowercase();
        let own = Words::new(cx.language).ok().map(|words| words.name_label().to_lowercase());
        name == "name" || own.is_some_and(|own| own == name)
    };
    if is_table && names.first().is_some_and(|(name, _)| is_heading(name)) {
        names.remove(0);
    }
    names
}

/// Returns the first column of a line of CSV, separated by commas, semicolons or tabs.
fn first_column(line: &str) -> String {
    let line = line.trim_start_matches('\u{feff}').trim();
    let Some(quoted) = line.strip_prefix('"') else {
        let end = line.find([',', ';', '\t']).unwrap_or(line.len());
        return line[..end].to_owned();
    };
    let mut name = String::new();
    let mut characters = quoted.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            '"' if characters.peek() == Some(&'"') => {
                characters.next();
                name.push('"');
            }
            '"' => break,
            c => name.push(c),
        }
    }
    name
}

/// Returns the message, the label and the help for a name in a file that cannot be printed; `None` for a valid one.
fn mistake(name: &str, cx: &ReadContext<'_>) -> Option<(String, String, &'static str)> {
    if let Some((message, label)) = length_mistake(name) {
        return Some((message, label, "shorten it"));
    }
    if name.chars().any(char::is_control) {
        let label = "expected a name on one line".to_owned();
        return Some(("a name with a control character".to_owned(), label, "remove it"));
    }
    let fonts = cx.fonts?;
    let characters: BTreeSet<char> = name.chars().collect();
    let missing = characters
        .into_iter()
        .find_map(|c| fonts.shape(FontRole::Text, Length::pt(10), &c.to_string()).err())?;
    let help = "spell it in other letters, or choose a font that has them: `text` in [type], --font of `gridpress worksheet`";
    Some((missing.to_string(), "this name cannot be printed".to_owned(), help))
}

#[cfg(test)]
mod tests {
    use super::first_column;

    #[test]
    fn the_first_column_of_a_table_is_the_name() {
        assert_eq!(first_column("Anna,7b,12"), "Anna");
        assert_eq!(first_column("Ben;7b\r"), "Ben");
        assert_eq!(first_column("\"Smith, \"\"Jo\"\" Ann\",7b"), "Smith, \"Jo\" Ann");
        assert_eq!(first_column("Zoë\t7b"), "Zoë");
        assert_eq!(first_column("\u{feff}Cem"), "Cem");
    }
}
