//! The field that a place in the text belongs to.

use super::path::Step;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

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
