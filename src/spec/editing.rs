//! Changes to the text of a spec, as a form asks for them: comments, order and line ends stay.
//!
//! [`form`] describes the fields, which are the keys of a spec, and [`values`] what stands in them. A [`Change`] makes
//! another text of the one that it is given. [`path_at`] finds the field that a report is about.

mod document;
mod fields;
mod list;

use document::Tree;
use serde_json::Value;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use document::{Refusal, Step, path_to_json};
pub use fields::{form, values};

/// A change to a spec.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A key gets what stands in its field; it goes where that is nothing, or the default.
    Set { path: Vec<Step>, value: Value },
    /// A table goes, or an entry of a list.
    Remove { path: Vec<Step> },
    /// A list gets another entry at its end.
    Add { path: Vec<Step> },
    /// An entry of a list changes places with the one before it, or behind it.
    Move { path: Vec<Step>, up: bool },
}

/// What some editors write before the first character.
const MARK: char = '\u{feff}';

impl Change {
    /// The change that a request spells, as in `{"kind": "set", "path": ["page", "bleed"], "value": "3mm"}`.
    pub fn from_json(change: &Value) -> Option<Change> {
        let path = document::path_from_json(&change["path"])?;
        match change["kind"].as_str()? {
            "set" => {
                let value = change["value"].clone();
                Some(Change::Set { path, value })
            }
            "remove" => Some(Change::Remove { path }),
            "add" => Some(Change::Add { path }),
            "up" => Some(Change::Move { path, up: true }),
            "down" => Some(Change::Move { path, up: false }),
            _ => None,
        }
    }

    /// The text with the change.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn apply(&self, text: &str) -> Result<String, Refusal> {
        let bare = text.strip_prefix(MARK);
        let has_returns = text.contains("\r\n");
        let lines = bare.unwrap_or(text).replace("\r\n", "\n");
        let mut tree = Tree::parse(&lines)?;
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

    fn change(&self, tree: &mut Tree) -> Result<(), Refusal> {
        match self {
            Change::Set { path, value } => set(tree, path, value),
            Change::Remove { path } => remove(tree, path),
            Change::Add { path } => {
                let fields = fields::at(path).filter(|fields| fields.is_list);
                list::add(tree, path, &fields.ok_or(Refusal::NotThere)?)
            }
            Change::Move { path, up } => {
                let (list, index) = entry(path).ok_or(Refusal::NotThere)?;
                list::swap(tree, list, index, *up)
            }
        }
    }
}

/// A list and the entry of it that `path` leads to.
fn entry(path: &[Step]) -> Option<(&[Step], usize)> {
    let (Step::Item(index), list) = path.split_last()? else {
        return None;
    };
    let is_list = fields::at(list).is_some_and(|fields| fields.is_list);
    is_list.then_some((list, *index))
}

fn set(tree: &mut Tree, path: &[Step], field: &Value) -> Result<(), Refusal> {
    let Some((Step::Key(name), table)) = path.split_last() else {
        return Err(Refusal::NotThere);
    };
    let fields = match entry(table) {
        Some((list, _)) => fields::at(list),
        None => fields::at(table).filter(|fields| !fields.is_list),
    };
    let fields = fields.ok_or(Refusal::NotThere)?;
    let key = fields.key(name).ok_or(Refusal::NotThere)?;
    match fields::value_for(key, field)? {
        Some(value) => tree.set(table, &fields.order(), name, value),
        None => {
            tree.remove_value(table, name);
            Ok(())
        }
    }
}

fn remove(tree: &mut Tree, path: &[Step]) -> Result<(), Refusal> {
    match entry(path) {
        Some((list, index)) => list::remove(tree, list, index),
        None => {
            let is_table = fields::at(path).is_some_and(|fields| !fields.path.is_empty());
            if is_table { tree.remove_table(path) } else { Err(Refusal::NotThere) }
        }
    }
}

/// The path of the key, value or table of `text` at the byte `at`: of the smallest one there. That of the whole spec, where
/// there is none.
pub fn path_at(text: &str, at: usize) -> Vec<Step> {
    let (tree, _) = DeTable::parse_recoverable(text);
    let mut search = Search { at, path: Vec::new(), least: usize::MAX, best: Vec::new() };
    search.table(tree.get_ref());
    search.best
}

struct Search {
    at: usize,
    path: Vec<Step>,
    /// The length of the smallest thing found, and its path.
    least: usize,
    best: Vec<Step>,
}

impl Search {
    fn table(&mut self, table: &DeTable<'_>) {
        for (key, value) in table.iter() {
            self.path.push(Step::Key(key.get_ref().to_string()));
            self.see(&key.span());
            self.value(value);
            self.path.pop();
        }
    }

    fn value(&mut self, value: &Spanned<DeValue<'_>>) {
        self.see(&value.span());
        match value.get_ref() {
            DeValue::Table(table) => self.table(table),
            DeValue::Array(items) => {
                let tables = items.iter().enumerate();
                for (index, item) in tables.filter(|(_, item)| item.get_ref().is_table()) {
                    self.path.push(Step::Item(index));
                    self.value(item);
                    self.path.pop();
                }
            }
            _ => {}
        }
    }

    fn see(&mut self, span: &Range<usize>) {
        if span.contains(&self.at) && span.len() <= self.least {
            self.least = span.len();
            self.best.clone_from(&self.path);
        }
    }
}

#[cfg(test)]
mod tests;
