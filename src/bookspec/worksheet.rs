//! The table `[worksheet]`: a book of sheets for a class, one for each pupil.

use super::answers::{AnswersSpec, Placement};
use super::class_list::{ClassList, ClassSheets, MAX_SHEETS, Pupil};
use super::form::{check_printable, custom, field, flag, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::limits;
use super::places::Places;
use super::reader::{Entry, Reports, Table};
use super::section::{Contents, Section};
use gridpress_base::fonts::FontRole;
use gridpress_ground::units::Length;
use gridpress_messages::diag::{Diagnostic, Place, Source};
use gridpress_messages::file_kind;
use gridpress_messages::{Text, TextArg, text};
use std::collections::BTreeSet;
use toml::Value;

/// Maximum number of characters of a name.
pub const MAX_NAME: usize = 60;

/// Sheets for a class.
#[derive(Clone, Debug)]
pub struct WorksheetSpec {
    /// The names of the pupils, in the order of their sheets; sheets beyond them have an empty line for a name.
    pub names: Vec<String>,
    /// The sheets, and the groups that they are for.
    pub sheets: ClassSheets,
    /// The printed date: a date such as `2026-11-27`, or another text. `None` for an empty line.
    pub date: Option<String>,
    /// `true` if a page of pieces to cut out follows each sheet.
    pub cut_outs: bool,
    /// `true` if a short code below each puzzle finds its answer.
    pub codes: bool,
    /// Place of `copies` in the spec.
    copies_place: Option<Place>,
}

keys! {
    pub(super) struct WorksheetKeys in [worksheet] {
        names: SpecField<Vec<Pupil>> = field(custom(read_names, |names| write_names(names), names_shape)), SpecField::MISSING, "[\"Anna\", \"Ben\"]";
        copies: SpecField<u32> = field(whole(1..=MAX_SHEETS)), SpecField::MISSING, "30";
        same: bool = flag(), false, "true";
        date: Option<String> = optional(line()), None, "\"2026-11-27\"";
        cut_outs: bool = flag(), false, "true";
        codes: bool = flag(), true, "false";
    }
}

impl WorksheetSpec {
    /// Returns the name on a sheet, counted through all groups; `None` for an empty line.
    pub fn name(&self, sheet: usize) -> Option<&str> {
        self.names.get(sheet).map(String::as_str)
    }

    /// Puts the names of a list with levels in the order of the sections.
    pub(super) fn arrange(&mut self, sections: &[Section]) {
        if self.sheets.levelled.is_empty() {
            return;
        }
        self.names.clear();
        for level in sections.iter().map(|section| section.contents.level()) {
            let pupils = self.sheets.levelled.iter().filter(|pupil| pupil.level == level);
            self.names.extend(pupils.map(|pupil| pupil.name.clone()));
        }
    }

    /// Returns the sheets as keys of a spec.
    pub(super) fn write(&self, sections: &[Section]) -> toml::Table {
        let names =
            self.names.iter().map(|name| Pupil { name: name.clone(), level: None, place: None });
        let keys = WorksheetKeys {
            names: if self.names.is_empty() {
                SpecField::MISSING
            } else {
                SpecField::from_value(names.collect())
            },
            copies: if sections.iter().any(Section::is_for_group) {
                SpecField::MISSING
            } else {
                SpecField::from_value(self.sheets.copies)
            },
            same: self.sheets.same,
            date: self.date.clone(),
            cut_outs: self.cut_outs,
            codes: self.codes,
        };
        keys.write()
    }
}

/// Reads the table `[worksheet]`; `None` if the spec has none.
pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> Option<WorksheetSpec> {
    let keys = WorksheetKeys::read_whole(Some(table?), cx);
    let pupils = keys.names.value.unwrap_or_default();
    let names: Vec<String> = pupils.iter().map(|pupil| pupil.name.clone()).collect();
    let count = names.len() as u32;
    let copies = keys.copies.value.unwrap_or(count.max(1));
    if copies < count {
        keys.copies.report_error(
            cx.reports,
            text!("sheets-for-pupils", sheets = copies, pupils = count),
            text!("sheet-for-each-name"),
            text!("copies-out-or-higher", setting = TextArg::key("worksheet.copies")),
        );
    }
    Some(WorksheetSpec {
        names,
        sheets: ClassSheets {
            copies: copies.max(count),
            same: keys.same,
            levelled: pupils.into_iter().filter(|pupil| pupil.level.is_some()).collect(),
        },
        date: keys.date,
        cut_outs: keys.cut_outs,
        codes: keys.codes,
        copies_place: keys.copies.place,
    })
}

/// Reports sections that do not divide the class into groups: each section of a class in groups has its own number of
/// sheets, or the pupils of its level.
fn check_groups(
    reports: &Reports,
    worksheet: &WorksheetSpec,
    sections: &[Section],
    places: &Places,
) {
    let report = |message: Text, place: Option<Place>, label: Text, help: Text| {
        reports.push(Diagnostic::error(message).maybe_at(place, label).help(help));
    };
    for section in sections.iter().filter(|section| !section.is_for_group()) {
        report(
            text!("group-and-all", section = &section.id[..]),
            places.section(&section.id, "copies"),
            text!("expected-number-of-sheets"),
            text!("copies-in-each-or-none", setting = TextArg::key("section.copies")),
        );
    }
    if let Some(place) = &worksheet.copies_place {
        report(
            text!("copies-of-groups", setting = TextArg::key("worksheet.copies")),
            Some(place.clone()),
            text!("sections-have-their-own"),
            text!("leave-out-of-worksheet"),
        );
    }
    if worksheet.sheets.levelled.is_empty() {
        let of_sections = sections.iter().filter_map(|section| section.sheets.as_ref());
        let sheets: usize = of_sections.map(|sheets| sheets.copies as usize).sum();
        if sheets < worksheet.names.len() {
            report(
                text!("sheets-for-pupils", sheets, pupils = worksheet.names.len()),
                places.get("worksheet.names"),
                text!("sheet-for-each-name"),
                text!("raise-copies", setting = TextArg::key("section.copies")),
            );
        }
        return;
    }
    for (index, section) in sections.iter().enumerate() {
        let (id, level) = (&section.id[..], section.contents.level());
        let mut before = sections[..index].iter();
        let wrong = if places.get(&format!("section.{id}.copies")).is_some() {
            Some((
                "copies",
                text!("copies-and-levels", setting = TextArg::key("section.copies"), section = id),
                text!("list-has-pupils"),
            ))
        } else if before.any(|other| other.contents.level() == level) {
            Some(("level", text!("two-sections-of-level", section = id), text!("combine-sections")))
        } else if !worksheet.sheets.levelled.iter().any(|pupil| pupil.level == level) {
            Some(("level", text!("no-pupils-for", section = id), text!("leave-section-out")))
        } else {
            None
        };
        if let Some((key, message, help)) = wrong {
            report(message, places.section(id, key), text!("list-gives-sections"), help);
        }
    }
    for pupil in &worksheet.sheets.levelled {
        let Some(level) = pupil.level else { continue };
        if !sections.iter().any(|section| section.contents.level() == pupil.level) {
            report(
                text!("no-section-of-level", level),
                pupil.place.clone(),
                text!("pupil-of-level"),
                text!("add-to-section", example = format!("level = \"{level}\"")),
            );
        }
    }
}

/// Reports what sheets do not support in the rest of the spec.
pub(super) fn check(
    reports: &Reports,
    worksheet: &WorksheetSpec,
    sections: &[Section],
    answers: &AnswersSpec,
    places: &Places,
) {
    if matches!(answers.placement, Placement::Foot | Placement::Beside | Placement::Overleaf) {
        let report = Diagnostic::error(text!("answers-on-worksheets"))
            .maybe_at(places.get("answers.placement"), text!("pupils-would-see"));
        reports.push(report.help(text!("choose-placement")));
    }
    if sections.iter().any(Section::is_for_group) {
        check_groups(reports, worksheet, sections, places);
    }
    for section in sections {
        if matches!(section.contents, Contents::FromFile { .. }) && !worksheet.sheets.same {
            let setting = TextArg::setting("worksheet.same", "`same = true` in [worksheet]");
            let report =
                Diagnostic::error(text!("file-puzzles-for-all", section = &section.id[..]))
                    .maybe_at(places.section(&section.id, "source"), text!("same-on-all-sheets"))
                    .help(text!("set-same-or-generate", setting));
            reports.push(report);
        }
        if worksheet.cut_outs && !section.contents.kind().grids().is_single() {
            let setting = TextArg::key("worksheet.cut_outs");
            let grids = TextArg::key("section.grids");
            let report = Diagnostic::error(text!("no-cut-outs", section = &section.id[..]))
                .maybe_at(places.section(&section.id, "grids"), text!("cells-too-small"))
                .help(text!("cut-outs-or-grids", setting, grids));
            reports.push(report);
        }
    }
}

/// Reads a list of names, or the file that has them.
fn read_names(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Vec<Pupil>> {
    if entry.is_string() {
        return read_file(entry, cx);
    }
    let items = entry.items()?;
    if items.len() > MAX_SHEETS as usize {
        entry.report_error(
            text!("count-of-names", count = items.len()),
            text!("expected-at-most", most = TextArg::number(MAX_SHEETS)),
            text!("one-class-per-spec"),
        );
        return None;
    }
    let mut names = Vec::new();
    for item in items {
        let name = item.line()?.trim().to_owned();
        if let Some((message, label)) = length_mistake(&name) {
            item.report_error(message, label, text!("shorten-it"));
            continue;
        }
        check_printable(&item, cx.fonts, &name);
        names.push(Pupil { name, level: None, place: Some(item.place()) });
    }
    Some(names)
}

fn write_names(pupils: &[Pupil]) -> Value {
    pupils.iter().map(|pupil| Value::from(pupil.name.as_str())).collect::<Vec<Value>>().into()
}

fn names_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Text, ValueShape::List(Box::new(ValueShape::Text))])
}

/// Returns the message and the label for an empty name or one that is too long; `None` for a valid one.
fn length_mistake(name: &str) -> Option<(Text, Text)> {
    let length = name.chars().count();
    match length {
        0 => Some((text!("empty-name"), text!("expected-pupil"))),
        _ if length > MAX_NAME => {
            let label = text!("too-many-characters", length, most = TextArg::number(MAX_NAME));
            Some((text!("name-too-long"), label))
        }
        _ => None,
    }
}

/// Reads the file of names that `entry` names.
fn read_file(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Vec<Pupil>> {
    let file = entry.line()?;
    let name = cx.files.name(&file);
    let bytes = match cx.files.read(&file) {
        Ok(bytes) => bytes,
        Err(why) => {
            let help = text!("paths-are-relative");
            entry.report_error(text!("cannot-read-names", file = name), why, help);
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
            cx.reports.push(report.at(entry.place(), text!("one-name-per-line")));
            return None;
        }
    };
    let list = ClassList::parse(&text, cx.language);
    let is_valid = list.mistakes.is_empty();
    list.mistakes.into_iter().for_each(|mistake| cx.reports.push(mistake));
    if is_valid && list.pupils.is_empty() {
        entry.report_error(
            text!("file-without-names", file = name),
            text!("one-name-per-line"),
            "",
        );
        return None;
    }
    if list.pupils.len() > MAX_SHEETS as usize {
        let what = text!("count-of-names", count = list.pupils.len());
        let label = text!("expected-at-most", most = TextArg::number(MAX_SHEETS));
        entry.report_error(text!("of-file", file = name, what), label, text!("one-class-per-spec"));
        return None;
    }
    for pupil in &list.pupils {
        if let Some((message, label, help)) = mistake(&pupil.name, cx) {
            cx.reports
                .push(Diagnostic::error(message).maybe_at(pupil.place.clone(), label).help(help));
        }
    }
    Some(list.pupils)
}

/// Returns the message, the label and the help for a name in a file that cannot be printed; `None` for a valid one.
fn mistake(name: &str, cx: &ReadContext<'_>) -> Option<(Text, Text, Text)> {
    if let Some((message, label)) = length_mistake(name) {
        return Some((message, label, text!("shorten-it")));
    }
    if name.chars().any(char::is_control) {
        return Some((text!("control-in-name"), text!("name-on-one-line"), text!("remove-it")));
    }
    let fonts = cx.fonts?;
    let missing = name
        .chars()
        .collect::<BTreeSet<char>>()
        .into_iter()
        .find_map(|c| fonts.shape(FontRole::Text, Length::pt(10), &c.to_string()).err())?;
    let font = "`text` in [type], --font of `gridpress worksheet`";
    let help = text!("spell-or-choose-font", setting = TextArg::setting("type.text", font));
    Some((Text::from(&missing), text!("cannot-be-printed"), help))
}
