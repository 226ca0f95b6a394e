//! Reads a TOML tree and collects all of its errors.
//!
//! A `Table` records the keys that were read, so that the others can be reported as unknown, with the nearest valid
//! name. No error stops the reading.

use super::limits::Limit;
use super::places::Places;
use super::table_name::{KeyHome, TableName, TablePath};
use gridpress_ground::named::{Named, find};
use gridpress_ground::units::{Length, LengthError};
use gridpress_messages::diag::{Diagnostic, Place, Severity, Source, and_more, nearest, synonym};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use std::cell::{Cell, RefCell};
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The text being read, and its reports so far.
pub(crate) struct Reports {
    pub(super) source: Arc<Source>,
    list: RefCell<Vec<Diagnostic>>,
    unknown: RefCell<Vec<UnknownKey>>,
    /// Number of dropped reports, and the worst severity among them.
    more: Cell<(usize, Severity)>,
}

/// A key that its table does not have.
struct UnknownKey {
    name: String,
    span: Range<usize>,
    table: TablePath,
    /// The keys of its own table, if it is one.
    inner: Option<Vec<String>>,
    /// The valid key of the table that it stands for or is mistyped for, if any.
    near: Option<&'static str>,
    /// `true` if it stands for that key in other programs.
    is_synonym: bool,
    /// The keys of the table.
    valid: Rc<[&'static str]>,
}

/// Maximum number of reports, to be sorted by their places.
const MAX_KEPT: usize = 1_000;
/// Number of keys of an unknown table by which it is recognised.
const MAX_INNER: usize = 3;
/// Number of reports after which no names are suggested.
const MAX_GUESSES: usize = 100;

impl Reports {
    pub(crate) fn new(source: Arc<Source>) -> Reports {
        Reports {
            source,
            list: RefCell::new(Vec::new()),
            unknown: RefCell::new(Vec::new()),
            more: Cell::new((0, Severity::Warning)),
        }
    }

    pub(crate) fn push(&self, report: Diagnostic) {
        let mut list = self.list.borrow_mut();
        // More than are shown, because reports arrive in the order of reading and are shown in the order of the text.
        if list.len() < MAX_KEPT {
            list.push(report);
            return;
        }
        let (more, worst) = self.more.get();
        let worst = match report.severity {
            Severity::Error => Severity::Error,
            Severity::Warning => worst,
        };
        self.more.set((more + 1, worst));
    }

    pub(crate) fn place(&self, span: Range<usize>) -> Place {
        self.source.at(span)
    }

    /// Returns the name in `valid` nearest to `wrong`; `None` if too many errors were reported already.
    pub(crate) fn nearest<'k>(
        &self,
        wrong: &str,
        valid: impl IntoIterator<Item = &'k str>,
    ) -> Option<&'k str> {
        // The distance to every valid name costs time for each mistake; a wrong file may have tens of thousands.
        let few = self.list.borrow().len() < MAX_GUESSES;
        few.then(|| nearest(wrong, valid)).flatten()
    }

    /// Returns all reports, in the order of the text. `homes` returns the valid name that an unknown key has or is
    /// mistyped for, and where it belongs.
    pub(crate) fn into_list(
        self,
        homes: impl Fn(&str) -> Option<(&'static str, Vec<KeyHome>)>,
    ) -> Vec<Diagnostic> {
        self.report_unknown_keys(homes);
        let mut list = self.list.into_inner();

        let own = &self.source.name;
        list.sort_by_cached_key(|report| {
            let (place, _) = report.place.as_ref()?;
            let source = &place.source.name;
            // Mistakes of the spec come before those of the files that it names, which may follow from them.
            Some((source != own, source.clone(), place.span.start))
        });
        let (more, worst) = self.more.get();
        and_more(list, more, worst)
    }

    /// Reports unknown keys: those of one table that belong to the same place together, because they usually have one
    /// cause, a header above them.
    fn report_unknown_keys(&self, homes: impl Fn(&str) -> Option<(&'static str, Vec<KeyHome>)>) {
        let mut misplaced: Vec<(Vec<UnknownKey>, Vec<KeyHome>)> = Vec::new();
        for (index, key) in self.unknown.take().into_iter().enumerate() {
            let found = if index < MAX_GUESSES { homes(&key.name) } else { None };
            let table_of = |near: &str| match homes(near)?.1[..] {
                [KeyHome::Table(table), ..] if key.table == TablePath::TOP => Some(table),
                _ => None,
            };
            // A value is not mistyped for a table, nor a table for a value elsewhere.
            let near = key
                .near
                .filter(|near| key.inner.is_some() || key.is_synonym || table_of(near).is_none());
            match (found, near) {
                (Some((name, homes)), near)
                    if name == key.name
                        && !key.is_synonym
                        && (near.and_then(table_of).is_none()
                            || matches!(homes[..], [KeyHome::Table(_), ..])) =>
                {
                    match misplaced
                        .iter_mut()
                        .find(|(keys, places)| keys[0].table == key.table && *places == homes)
                    {
                        Some((keys, _)) => keys.push(key),
                        None => misplaced.push((vec![key], homes)),
                    }
                }
                // A name that is merely similar to one far away explains little.
                (Some((name, homes)), None)
                    if key.table == TablePath::TOP || homes == [KeyHome::Key(TableName::Top)] =>
                {
                    let help = text!("did-you-mean-elsewhere", name, places = places_of(&homes));
                    self.push(key.report(self).help(help));
                }
                (found, near) => {
                    let of_book = key.inner.iter().flatten().find(|name| {
                        homes(name).is_some_and(|(valid, homes)| {
                            valid == *name && homes == [KeyHome::Key(TableName::Top)]
                        })
                    });
                    let help = match (near, near.and_then(table_of), of_book) {
                        (Some(name), Some(table), _) => did_you_mean_table(table, name),
                        (None, _, Some(key)) => text!("leave-header-out", key = key.as_str()),
                        (Some("week"), ..) => {
                            text!("did-you-mean-week", example = "week = { friday = \"hard\" }")
                        }
                        (None, ..) => match found.as_ref().map(|(name, homes)| (*name, &homes[..]))
                        {
                            Some((name, [KeyHome::Table(table), ..]))
                                if synonym(&key.name, [name]).is_some() =>
                            {
                                did_you_mean_table(*table, name)
                            }
                            _ => suggestion(None, &key.valid),
                        },
                        _ => suggestion(near, &key.valid),
                    };
                    self.push(key.report(self).help(help));
                }
            }
        }
        for (keys, homes) in misplaced {
            self.push(self.misplaced(&keys, &homes));
        }
    }

    /// Returns the report of keys that belong to `homes` instead of their table.
    fn misplaced(&self, keys: &[UnknownKey], homes: &[KeyHome]) -> Diagnostic {
        let first = &keys[0];
        let mut names: Vec<&str> = Vec::new();
        for key in keys {
            if !names.contains(&&key.name[..]) {
                names.push(&key.name);
            }
        }
        let (keys, table, places) = (list(&names), first.table.to_string(), places_of(homes));
        let message = match names[..] {
            [key] => unknown_key(key, &first.table),
            _ if table.is_empty() => text!("unknown-keys", keys),
            _ => text!("unknown-keys-in", table = &table[..], keys),
        };
        let (label, help) = match homes {
            [KeyHome::Table(home), ..] => {
                let home = home.to_string();
                (text!("expected", expected = &home[..]), text!("write-as-table", table = home))
            }
            homes => (
                match names[..] {
                    [_] => text!("belongs-to", places),
                    _ => text!("they-belong-to", places),
                },
                match homes {
                    [KeyHome::Key(TableName::Top), ..] => text!("key-above-tables", table),
                    _ => text!("key-below-header"),
                },
            ),
        };
        Diagnostic::error(message).at(self.place(first.span.clone()), label).help(help)
    }
}

/// Returns the places of a key: `[page]`, `[back]`.
fn places_of(homes: &[KeyHome]) -> Vec<Text> {
    let place = |home: &KeyHome| match home {
        KeyHome::Key(TableName::Top) => text!("top-of-file"),
        KeyHome::Key(table) | KeyHome::Table(table) => table.to_string().into(),
    };
    homes.iter().map(place).collect()
}

/// Returns the message for a key that its table does not have.
fn unknown_key(key: &str, table: &TablePath) -> Text {
    match table.to_string() {
        top if top.is_empty() => text!("unknown-key", key),
        table => text!("unknown-key-in", key, table),
    }
}

impl UnknownKey {
    fn report(&self, reports: &Reports) -> Diagnostic {
        Diagnostic::error(unknown_key(&self.name, &self.table))
            .at(reports.place(self.span.clone()), text!("unknown-key-here"))
    }
}

/// A table, and the keys read from it so far.
pub(crate) struct Table<'t> {
    reports: &'t Reports,
    table: &'t DeTable<'t>,
    span: Range<usize>,
    path: TablePath,
    read: RefCell<Vec<&'static str>>,
}

impl<'t> Table<'t> {
    pub(crate) fn new(
        reports: &'t Reports,
        table: &'t DeTable<'t>,
        span: Range<usize>,
        path: TablePath,
    ) -> Table<'t> {
        Table { reports, table, span, path, read: RefCell::new(Vec::new()) }
    }

    pub(crate) fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Returns the value of `key`, if present.
    pub(crate) fn get(&self, key: &'static str) -> Option<Entry<'t>> {
        let mut read = self.read.borrow_mut();
        // Recorded even if it is absent: the keys that were asked for are the valid ones of the table.
        if !read.contains(&key) {
            read.push(key);
        }
        self.entry(key)
    }

    fn entry(&self, key: &str) -> Option<Entry<'t>> {
        let value = self.table.get(key)?;
        Some(Entry { reports: self.reports, value, key: key.to_owned(), table: self.path.clone() })
    }

    /// Returns the value of `key`, and reports its absence with `help`, unless the table has a key that is mistyped for it.
    pub(crate) fn require(&self, key: &'static str, help: impl Into<Text>) -> Option<Entry<'t>> {
        let entry = self.get(key);
        // The mistyped key is reported as unknown with the right name; a second report would send the user to two
        // places.
        if entry.is_none() && !self.has_near(key) {
            let spec = format!("`{key}`{}", self.path.within());
            let setting = TextArg::setting(&self.path.path_of(key), spec);
            let report = Diagnostic::error(text!("missing-key", setting))
                .at(self.reports.place(self.span()), text!("missing-here", key))
                .help(help);
            self.reports.push(report);
        }
        entry
    }

    /// Returns `true` if the table has a key that is mistyped for `key` or stands for it.
    pub(crate) fn has_near(&self, key: &'static str) -> bool {
        self.table.keys().any(|other| nearest(other.get_ref(), [key]).is_some())
    }

    /// Returns the table under `key`, if present.
    pub(crate) fn table(&self, key: &'static str) -> Option<Table<'t>> {
        self.get(key)?.table()
    }

    /// Returns all keys with their places and values, for tables with custom keys.
    pub(crate) fn entries(&self) -> Vec<(String, Range<usize>, Entry<'t>)> {
        let keys = self.table.keys().map(|key| (key.get_ref().to_string(), key.span()));
        keys.filter_map(|(key, span)| self.entry(&key).map(|entry| (key, span, entry))).collect()
    }

    /// Returns the places of all keys and tables in this one.
    pub(crate) fn places(&self) -> Places {
        Places::of(&self.reports.source, self.table)
    }

    /// Reports every key that was not read.
    pub(crate) fn finish(self) {
        let read = self.read.borrow();
        let valid: Rc<[&'static str]> = read.as_slice().into();
        let mut unknown = self.reports.unknown.borrow_mut();
        for (key, value) in self.table.iter() {
            let name: &str = key.get_ref();
            if read.contains(&name) {
                continue;
            }
            let is_early = unknown.len() < MAX_GUESSES;
            let table = match value.get_ref() {
                DeValue::Array(items) => items.first().and_then(|item| item.get_ref().as_table()),
                value => value.as_table(),
            };
            let inner = table.filter(|_| is_early).map(|table| {
                table.keys().take(MAX_INNER).map(|key| key.get_ref().to_string()).collect()
            });
            unknown.push(UnknownKey {
                name: name.to_owned(),
                span: key.span(),
                table: self.path.clone(),
                inner,
                is_synonym: is_early && synonym(name, read.iter().copied()).is_some(),
                near: is_early.then(|| nearest(name, read.iter().copied())).flatten(),
                valid: valid.clone(),
            });
        }
    }
}

/// Returns a `did you mean` suggestion, or all valid names.
pub(crate) fn suggest(wrong: &str, valid: &[&str]) -> Text {
    suggestion(nearest(wrong, valid.iter().copied()), valid)
}

fn did_you_mean_table(table: TableName, name: &str) -> Text {
    let note = TextArg::note(format!(" gridpress guide {name} lists its keys"));
    text!("did-you-mean-table", table = table.to_string(), note)
}

fn suggestion(near: Option<&str>, valid: &[&str]) -> Text {
    match near {
        Some(name) => text!("did-you-mean", name),
        None => text!("expected-one-of", names = list(valid)),
    }
}

/// Formats names as `a`, `b`, `c`.
pub(crate) fn list(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A value, and its name in messages.
pub(crate) struct Entry<'t> {
    reports: &'t Reports,
    value: &'t Spanned<DeValue<'t>>,
    key: String,
    table: TablePath,
}

impl<'t> Entry<'t> {
    pub(crate) fn span(&self) -> Range<usize> {
        self.value.span()
    }

    pub(crate) fn place(&self) -> Place {
        self.reports.place(self.span())
    }

    /// Reports `message` at this value.
    pub(crate) fn report_error(
        &self,
        message: impl Into<Text>,
        label: impl Into<Text>,
        help: impl Into<Text>,
    ) {
        let help = help.into();
        let report = Diagnostic::error(message).at(self.place(), label);
        self.reports.push(if help.is_empty() { report } else { report.help(help) });
    }

    fn report_type(&self, expected: Text, help: impl Into<Text>) {
        let (setting, found) = (self.setting(), article(self.value.get_ref().type_str()));
        self.report_error(
            text!("wrong-type", setting, found, expected = expected.clone()),
            text!("expected", expected),
            help,
        );
    }

    /// See [`Reports::nearest`].
    pub(crate) fn nearest<'k>(
        &self,
        wrong: &str,
        valid: impl IntoIterator<Item = &'k str>,
    ) -> Option<&'k str> {
        self.reports.nearest(wrong, valid)
    }

    /// Returns the name of the value in messages: `` `width` in [page.trim] ``.
    pub(crate) fn name(&self) -> String {
        format!("`{}`{}", self.key, self.table.within())
    }

    /// Returns the name of the value for texts to authors.
    pub(crate) fn setting(&self) -> TextArg {
        TextArg::setting(&self.table.path_of(&self.key), self.name())
    }

    /// Returns the name of the value for texts to authors, which the command line points at.
    pub(crate) fn own_setting(&self) -> TextArg {
        TextArg::setting(&self.table.path_of(&self.key), "this key")
    }

    /// Returns the name of the value for texts to authors, without its table: `` `width` ``.
    fn short_setting(&self) -> TextArg {
        TextArg::setting(&self.table.path_of(&self.key), format!("`{}`", self.key))
    }

    /// Returns the path of the table under this key.
    fn path(&self) -> TablePath {
        self.table.child(&self.key)
    }

    pub(crate) fn is_table(&self) -> bool {
        self.value.get_ref().is_table()
    }

    pub(crate) fn is_list(&self) -> bool {
        self.value.get_ref().is_array()
    }

    pub(crate) fn is_string(&self) -> bool {
        self.value.get_ref().is_str()
    }

    pub(crate) fn is_whole(&self) -> bool {
        self.value.get_ref().is_integer()
    }

    pub(crate) fn string(&self) -> Option<&'t str> {
        let text = self.value.get_ref().as_str();
        if text.is_none() {
            let help = match self.value.get_ref() {
                DeValue::Table(_) => Text::default(),
                DeValue::Array(_) => text!("single-without-brackets"),
                _ => text!("put-in-quotes"),
            };
            self.report_type(text!("a-text"), help);
        }
        text
    }

    /// Reads a text of one line with at least one visible character, and no control characters.
    pub(crate) fn line(&self) -> Option<String> {
        let text = self.string()?;
        if text.trim().is_empty() {
            self.report_error(
                text!("empty-text", setting = self.short_setting()),
                text!("expected", expected = text!("a-text")),
                text!("leave-out-for-none"),
            );
            None
        } else if text.chars().any(char::is_control) {
            self.report_error(
                text!("line-break-in-text", setting = self.short_setting()),
                text!("expected-one-line"),
                if self.reports.source.text[self.span()].contains('\\') {
                    text!("backslash")
                } else {
                    Text::default()
                },
            );
            None
        } else {
            Some(text.trim().to_owned())
        }
    }

    pub(crate) fn boolean(&self) -> Option<bool> {
        self.boolean_or("")
    }

    /// Reads `true` or `false`; `other` names the alternative in help.
    pub(crate) fn boolean_or(&self, other: &str) -> Option<bool> {
        let value = self.value.get_ref().as_bool();
        if value.is_none() {
            let help = match other {
                "" => Text::default(),
                other => text!("or-write", other),
            };
            self.report_type(text!("true-or-false"), help);
        }
        value
    }

    /// Reads a whole number within `range`.
    pub(crate) fn whole(&self, range: RangeInclusive<u32>) -> Option<u32> {
        self.whole_or(range, "")
    }

    /// Reads a whole number within `range`; `help` explains the range.
    pub(crate) fn whole_or(
        &self,
        range: RangeInclusive<u32>,
        help: impl Into<Text>,
    ) -> Option<u32> {
        let Some(integer) = self.value.get_ref().as_integer() else {
            let is_quoted =
                self.value.get_ref().as_str().is_some_and(|text| text.parse::<u64>().is_ok());
            self.report_type(
                text!("a-whole-number"),
                if is_quoted { text!("leave-quotes-out") } else { Text::default() },
            );
            return None;
        };
        let value = i128::from_str_radix(integer.as_str(), integer.radix()).ok();
        let within_range = value.and_then(|v| u32::try_from(v).ok()).filter(|v| range.contains(v));
        if within_range.is_none() {
            // Hexadecimal numbers are shown in decimal, like the limits beside them.
            let shown = value.map_or_else(|| integer.to_string(), |v| v.to_string());
            let (low, high) = range.into_inner();
            let label = if low == high {
                text!("expected", expected = TextArg::number(low))
            } else {
                text!("expected-range", low = TextArg::number(low), high = TextArg::number(high))
            };
            self.report_error(
                text!("value-is", setting = self.setting(), value = shown),
                label,
                help,
            );
        }
        within_range
    }

    /// Reads a text, or a whole number as its decimal text.
    pub(crate) fn text_or_whole(&self) -> Option<String> {
        if let Some(integer) = self.value.get_ref().as_integer() {
            let value = i128::from_str_radix(integer.as_str(), integer.radix()).ok();
            return Some(value.map_or_else(|| integer.to_string(), |v| v.to_string()));
        }
        match self.value.get_ref().as_str() {
            Some(text) => Some(text.to_owned()),
            None => {
                self.report_type(text!("a-text-or-whole-number"), "");
                None
            }
        }
    }

    /// Reads a length with its unit, within `range`.
    pub(crate) fn length(&self, range: RangeInclusive<Length>) -> Option<Length> {
        self.length_or(range, "")
    }

    /// Reads a length with its unit, within `range`; `other` names the alternative in help.
    pub(crate) fn length_or(&self, range: RangeInclusive<Length>, other: &str) -> Option<Length> {
        let example = match other {
            "" => text!("lengths-need-units"),
            other => text!("lengths-need-units-or", other),
        };
        let Some(text) = self.value.get_ref().as_str() else {
            self.report_type(text!("a-length"), example);
            return None;
        };
        match Length::parse(text) {
            Ok(length) if range.contains(&length) => Some(length),
            Ok(_) => {
                let (low, high) = range.into_inner();
                self.report_error(
                    text!("value-is", setting = self.setting(), value = text),
                    text!("expected-range", low = TextArg::mm(low), high = TextArg::mm(high)),
                    "",
                );
                None
            }
            Err(error) => {
                let label = match error {
                    LengthError::Unit(unit) if unit.starts_with(',') => {
                        text!("decimal-point")
                    }
                    _ => error.into(),
                };
                let message = text!("not-a-length", setting = self.setting(), value = text);
                self.report_error(message, label, example);
                None
            }
        }
    }

    /// Reads a value by its name, ignoring case.
    pub(crate) fn choice<T: Named>(&self) -> Option<T> {
        self.one_of(T::NAMES)
    }

    /// Reads a value by its name in `valid`, ignoring case.
    pub(crate) fn one_of<T: Copy>(&self, valid: &[(&'static str, T)]) -> Option<T> {
        let text = self.string()?;
        let found = find(valid, text);
        if found.is_none() {
            let names: Vec<&str> = valid.iter().map(|(name, _)| *name).collect();
            let near = nearest(text, names.iter().copied());
            self.report_error(
                text!("unknown-value", setting = self.setting(), value = text),
                match names[..] {
                    [name] => text!("expected", expected = format!("`{name}`")),
                    _ => text!("expected-one-of", names = list(&names)),
                },
                near.map_or_else(Text::default, |name| text!("did-you-mean", name)),
            );
        }
        found
    }

    /// Reads a date with or without quotes: `2026-11-21`.
    pub(crate) fn date(&self) -> Option<jiff::civil::Date> {
        self.date_or(Text::default())
    }

    /// Reads a date; `other` names the alternative in help.
    pub(crate) fn date_or(&self, other: Text) -> Option<jiff::civil::Date> {
        let example = "\"2026-11-21\"";
        let text = match self.value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Datetime(date) => date.to_string(),
            _ => {
                self.report_type(text!("a-date"), text!("write-as", example));
                return None;
            }
        };
        // TOML and the parser also know dates with a time, which has no meaning here.
        let plain = text.len() == 10;
        let date = text.parse().ok().filter(|_| plain);
        if date.is_none() {
            self.report_error(
                text!("not-a-date", setting = self.short_setting(), value = text),
                text!("expected-year-month-day"),
                if other.is_empty() {
                    text!("as-in", example)
                } else {
                    text!("as-in-or-write", example, other)
                },
            );
        }
        date
    }

    pub(crate) fn table(&self) -> Option<Table<'t>> {
        let Some(table) = self.value.get_ref().as_table() else {
            self.report_type(
                text!("a-table"),
                text!("table-on-own-line", table = self.path().to_string()),
            );
            return None;
        };
        Some(Table::new(self.reports, table, self.value.span(), self.path()))
    }

    /// Reads an array of tables, `[[key]]`, of at most `limit`.
    pub(crate) fn tables(&self, limit: &Limit) -> Option<Vec<Table<'t>>> {
        let path = self.path().of_list();
        let items = self.value.get_ref().as_array().map(|array| array.iter().collect::<Vec<_>>());
        let tables = items.and_then(|items| {
            let table = |item: &&'t Spanned<DeValue<'t>>| {
                let table = item.get_ref().as_table()?;
                Some(Table::new(self.reports, table, item.span(), path.clone()))
            };
            items.iter().map(table).collect::<Option<Vec<_>>>()
        });
        if tables.is_none() {
            let help = text!("tables-on-own-lines", table = path.to_string());
            self.report_type(text!("a-list-of-tables"), help);
        }
        tables.filter(|tables| self.check_limit(limit, tables.len() as u64))
    }

    /// Returns `true` if `count` is within `limit`, and reports it otherwise.
    pub(crate) fn check_limit(&self, limit: &Limit, count: u64) -> bool {
        limit.refusal(count).is_none_or(|(message, label)| {
            self.report_error(message, label, limit.help);
            false
        })
    }

    /// Reads an array of exactly `N` values; `of_what` names them.
    pub(crate) fn array<const N: usize>(&self, of_what: &Text) -> Option<[Entry<'t>; N]> {
        let items = self.items_of(of_what, Text::default())?;
        let found = items.len();
        let array = items.try_into().ok();
        if array.is_none() {
            let message = text!("has-values", setting = self.setting(), count = found);
            self.report_error(message, text!("expected", expected = of_what.clone()), "");
        }
        array
    }

    /// Reads an array of any length.
    pub(crate) fn items(&self) -> Option<Vec<Entry<'t>>> {
        self.items_of(&text!("a-list"), text!("list-in-brackets"))
    }

    /// Reads an array of what a report calls `expected`.
    fn items_of(&self, expected: &Text, help: Text) -> Option<Vec<Entry<'t>>> {
        let Some(array) = self.value.get_ref().as_array() else {
            let found = article(self.value.get_ref().type_str());
            let message =
                text!("wrong-type", setting = self.setting(), found, expected = text!("a-list"));
            self.report_error(message, text!("expected", expected = expected.clone()), help);
            return None;
        };
        let entry = |value| Entry {
            reports: self.reports,
            value,
            key: self.key.clone(),
            table: self.table.clone(),
        };
        Some(array.iter().map(entry).collect())
    }
}

fn article(kind: &str) -> Text {
    match kind {
        "string" => text!("a-text"),
        "integer" => text!("a-whole-number"),
        "float" => text!("a-fraction"),
        "boolean" => text!("true-or-false"),
        "datetime" => text!("a-date"),
        "array" => text!("a-list"),
        _ => text!("a-table"),
    }
}
