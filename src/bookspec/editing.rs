//! Edits of a spec's text, as requested by a form. Comments, order and line ends are kept.
//!
//! [`form`] describes the fields, which are the keys of a spec, and [`values`] returns their current values. A
//! [`Change`] turns a text into a changed one. [`path_at`] finds the field that a report is about.

mod document;
mod fields;
mod list;
mod series;

use document::TomlDocument;
use serde_json::Value;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use document::{EditError, PathSegment, path_to_json};
pub use fields::{form, values};
pub use series::field_path;

/// A change to a spec.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Sets a key to the value of its field, or removes it if the field is empty or has the default.
    Set { path: Vec<PathSegment>, value: Value },
    /// Sets a key to a text, which is not checked, even if it is the default.
    Write { path: Vec<PathSegment>, text: String },
    /// Removes a table, or an entry of a list.
    Remove { path: Vec<PathSegment> },
    /// Adds an entry at the end of a list.
    Add { path: Vec<PathSegment> },
    /// Swaps an entry of a list with the previous or the next one.
    Move { path: Vec<PathSegment>, up: bool },
}

/// The byte order mark that some editors write.
const MARK: char = '\u{feff}';

impl Change {
    /// Returns the change that writes `text` to the key with this dotted path, such as `page.trim`.
    pub fn write(path: &str, text: impl Into<String>) -> Change {
        Change::Write { path: path_of_keys(path), text: text.into() }
    }

    /// Parses the change of a request, such as `{"kind": "set", "path": ["page", "bleed"], "value": "3mm"}`.
    pub fn from_json(change: &Value) -> Option<Change> {
        let path = document::path_from_json(&change["path"])?;
        match change["kind"].as_str()? {
            "set" => Some(Change::Set { path, value: change["value"].clone() }),
            "remove" => Some(Change::Remove { path }),
            "add" => Some(Change::Add { path }),
            "up" => Some(Change::Move { path, up: true }),
            "down" => Some(Change::Move { path, up: false }),
            _ => None,
        }
    }

    /// Applies the change to `text`.
    ///
    /// # Errors
    /// The reason why it cannot be applied.
    pub fn apply(&self, text: &str) -> Result<String, EditError> {
        let bare = text.strip_prefix(MARK);
        let has_returns = text.contains("\r\n");
        // The tree writes plain line ends, so that a text with others would become mixed.
        let mut tree = TomlDocument::parse(&bare.unwrap_or(text).replace("\r\n", "\n"))?;
        self.change(&mut tree)?;
        let mut changed = tree.to_string();
        if has_returns {
            changed = changed.replace('\n', "\r\n");
        }
        if bare.is_some() {
            changed.insert(0, MARK);
        }
        Ok(changed)
    }

    /// Returns the path of the changed value, table or list.
    pub fn path(&self) -> &[PathSegment] {
        match self {
            Change::Set { path, .. }
            | Change::Write { path, .. }
            | Change::Remove { path }
            | Change::Add { path }
            | Change::Move { path, .. } => path,
        }
    }

    fn change(&self, tree: &mut TomlDocument) -> Result<(), EditError> {
        match self {
            Change::Set { path, value } => {
                let path = series::locate(tree, path)?;
                set(tree, &path, value)
            }
            Change::Write { path, text } => {
                let LocatedField { table, name, fields } = locate_field(path)?;
                fields.key(name).ok_or(EditError::NotFound)?;
                tree.set(table, &fields.order(), name, text.as_str().into())
            }
            Change::Remove { path } if series::is_table(path) => series::remove(tree),
            Change::Remove { path } => remove(tree, path),
            Change::Add { path } => {
                let fields = fields::at(path).filter(|fields| fields.is_list);
                list::add(tree, path, &fields.ok_or(EditError::NotFound)?)
            }
            Change::Move { path, up } => {
                let (list, index) = entry(path).ok_or(EditError::NotFound)?;
                list::swap(tree, list, index, *up)
            }
        }
    }
}

/// Returns the path of the keys that `path` joins with dots, as in `page.trim`.
pub fn path_of_keys(path: &str) -> Vec<PathSegment> {
    path.split('.').map(|key| PathSegment::Key(key.to_owned())).collect()
}

/// Applies changes to `text`, one after the other.
///
/// # Errors
/// The reason why one cannot be applied.
pub fn apply_all(text: &str, changes: &[Change]) -> Result<String, EditError> {
    changes.iter().try_fold(text.to_owned(), |text, change| change.apply(&text))
}

/// Splits the path of a list entry into the list and the index; `None` for any other path.
fn entry(path: &[PathSegment]) -> Option<(&[PathSegment], usize)> {
    let (PathSegment::Item(index), list) = path.split_last()? else {
        return None;
    };
    fields::at(list).is_some_and(|fields| fields.is_list).then_some((list, *index))
}

/// A key of a table, with the table's other keys.
struct LocatedField<'p> {
    table: &'p [PathSegment],
    name: &'p str,
    fields: fields::Fields,
}

/// Returns the field at `path`.
fn locate_field(path: &[PathSegment]) -> Result<LocatedField<'_>, EditError> {
    let Some((PathSegment::Key(name), table)) = path.split_last() else {
        return Err(EditError::NotFound);
    };
    let fields = match entry(table) {
        Some((list, _)) => fields::at(list),
        None => fields::at(table).filter(|fields| !fields.is_list),
    };
    Ok(LocatedField { table, name, fields: fields.ok_or(EditError::NotFound)? })
}

fn set(tree: &mut TomlDocument, path: &[PathSegment], field: &Value) -> Result<(), EditError> {
    let LocatedField { table, name, fields } = locate_field(path)?;
    let key = fields.key(name).ok_or(EditError::NotFound)?;
    match fields::value_for(key, field)? {
        Some(value) => tree.set(table, &fields.order(), name, value),
        None => {
            tree.remove_value(table, name);
            Ok(())
        }
    }
}

fn remove(tree: &mut TomlDocument, path: &[PathSegment]) -> Result<(), EditError> {
    match entry(path) {
        Some((list, index)) => list::remove(tree, list, index),
        None => {
            let is_table = fields::at(path).is_some_and(|fields| !fields.path.is_empty());
            if is_table { tree.remove_table(path) } else { Err(EditError::NotFound) }
        }
    }
}

/// Returns the path of the smallest key, value or table of `text` at the byte `at`; empty for the top of the spec.
pub fn path_at(text: &str, at: usize) -> Vec<PathSegment> {
    // The place of a syntax error is asked for as well, in a text that has no valid tree.
    let (tree, _) = DeTable::parse_recoverable(text);
    let mut search = PathSearch { at, path: Vec::new(), least: usize::MAX, best: Vec::new() };
    search.table(tree.get_ref());
    search.best
}

struct PathSearch {
    at: usize,
    path: Vec<PathSegment>,
    /// Length and path of the smallest match so far.
    least: usize,
    best: Vec<PathSegment>,
}

impl PathSearch {
    fn table(&mut self, table: &DeTable<'_>) {
        for (key, value) in table.iter() {
            self.path.push(PathSegment::Key(key.get_ref().to_string()));
            self.visit(&key.span());
            self.value(value);
            self.path.pop();
        }
    }

    fn value(&mut self, value: &Spanned<DeValue<'_>>) {
        self.visit(&value.span());
        match value.get_ref() {
            DeValue::Table(table) => self.table(table),
            DeValue::Array(items) => {
                let tables = items.iter().enumerate();
                for (index, item) in tables.filter(|(_, item)| item.get_ref().is_table()) {
                    self.path.push(PathSegment::Item(index));
                    self.value(item);
                    self.path.pop();
                }
            }
            _ => {}
        }
    }

    fn visit(&mut self, span: &Range<usize>) {
        if span.contains(&self.at) && span.len() <= self.least {
            self.least = span.len();
            self.best.clone_from(&self.path);
        }
    }
}

#[cfg(test)]
mod tests;
