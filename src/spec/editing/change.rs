//! What a form may ask for, and the text that comes of it.

use super::path::{self, Step};
use super::tree::Tree;
use super::{fields, list, value};
use serde_json::Value;

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

/// Why a change is not made.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The text is no TOML, for this reason.
    NotToml(String),
    /// The key takes no such value.
    Misfit(String),
    /// There is nothing there that could be changed so.
    NotThere,
}

/// What some editors write before the first character.
const MARK: char = '\u{feff}';

impl Change {
    /// The change that a request spells, as in `{"kind": "set", "path": ["page", "bleed"], "value": "3mm"}`.
    pub fn from_json(change: &Value) -> Option<Change> {
        let path = path::from_json(&change["path"])?;
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
    match value::asked(key, field)? {
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
            match is_table {
                true => tree.remove_table(path),
                false => Err(Refusal::NotThere),
            }
        }
    }
}
