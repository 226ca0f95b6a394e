//! Whether a value fits its key by itself, before anything else of a spec is known.

use super::key::{Key, ValueShape};
use super::reader::{self, Entry, Reports, Table};
use gridpress_base::diag::{Diagnostic, Source};

/// What is wrong with `value`, a value of TOML, under `key`, where it should have `shape`; nothing where it is right by
/// itself. The files that it may name are not read, nor is it held against other keys.
pub(crate) fn misfits(key: &Key, shape: &ValueShape, value: &str) -> Vec<Diagnostic> {
    if let ValueShape::Either(shapes) = shape {
        let mut found = shapes.iter().map(|shape| misfits(key, shape, value));
        let last = found.clone().next_back().unwrap_or_default();
        return match found.any(|found| found.is_empty()) {
            true => Vec::new(),
            false => last,
        };
    }
    let source = Source::new(key.name, format!("{} = {value}", key.name));
    let tree = match reader::tree(&source) {
        Ok(tree) => tree,
        Err(found) => return found,
    };
    let reports = Reports::new(source.clone());
    if let Some(entry) = Table::new(&reports, tree.get_ref(), tree.span(), key.table).get(key.name)
    {
        look(&entry, shape);
    }
    reports.into_list()
}

/// Reports what is wrong with a value.
fn look(entry: &Entry<'_>, shape: &ValueShape) {
    match shape {
        ValueShape::Flag => drop(entry.boolean()),
        ValueShape::Whole(range) => drop(entry.whole(range.clone())),
        ValueShape::Length(range) => drop(entry.length(range.clone())),
        ValueShape::Choice(names) => {
            let known: Vec<(&str, ())> = names.iter().map(|name| (*name, ())).collect();
            let _: Option<()> = entry.one_of(&known);
        }
        ValueShape::Text | ValueShape::Paragraphs => drop(entry.string()),
        ValueShape::Date => drop(entry.date()),
        ValueShape::List(item) => {
            let items = entry.items().unwrap_or_default();
            items.iter().for_each(|entry| look(entry, item));
        }
        ValueShape::Pair(item) => {
            let pair: Option<[Entry<'_>; 2]> = entry.array("two values");
            pair.iter().flatten().for_each(|entry| look(entry, item));
        }
        ValueShape::Table(_) => drop(entry.table()),
        // Items of lists alone may have one of several shapes; those read them who print them.
        ValueShape::Either(_) => {}
    }
}
