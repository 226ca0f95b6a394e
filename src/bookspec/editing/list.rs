//! Lists of tables: adding, removing and moving entries.

use super::document::{EditError, MissingTable, PathSegment, TableMut, TomlDocument, prefix};
use super::fields::Fields;
use super::{document, fields};
use toml_edit::{Array, ArrayOfTables, InlineTable, Item, Table, Value};

/// The keys that a new section has besides the required ones.
const OF_SECTIONS: [&str; 2] = ["level", "count"];

/// A list of tables of either form.
enum List<'t> {
    /// Tables with headers in double brackets.
    Tables(&'t mut ArrayOfTables),
    /// Inline tables in brackets.
    Values(&'t mut Array),
}

/// Returns the list at `path`.
fn list<'t>(tree: &'t mut TomlDocument, path: &[PathSegment]) -> Option<List<'t>> {
    let (PathSegment::Key(name), parent) = path.split_last()? else {
        return None;
    };
    match tree.table(parent, MissingTable::Ignore)? {
        TableMut::Table(table) => match table.get_mut(name)? {
            Item::ArrayOfTables(tables) => Some(List::Tables(tables)),
            Item::Value(value) => value.as_array_mut().map(List::Values),
            _ => None,
        },
        TableMut::Inline(table) => table.get_mut(name)?.as_array_mut().map(List::Values),
    }
}

impl List<'_> {
    fn len(&self) -> usize {
        match self {
            List::Tables(tables) => tables.len(),
            List::Values(values) => values.len(),
        }
    }
}

/// Adds an entry with its required keys to the list at `path`.
pub(super) fn add(
    tree: &mut TomlDocument,
    path: &[PathSegment],
    fields: &Fields,
) -> Result<(), EditError> {
    let is_section = fields.path == ["section"];
    let mut keys: Vec<(&str, Value)> = fields
        .keys
        .iter()
        .filter(|key| key.required || is_section && OF_SECTIONS.contains(&key.name))
        .map(|key| (key.name, fields::example(key)))
        .collect();
    let used_ids = ids(tree, path);
    for (_, id) in keys.iter_mut().filter(|(name, _)| *name == "id") {
        *id = unused_id(id.as_str().unwrap_or_default(), &used_ids).into();
    }
    if list(tree, path).is_none() {
        make(tree, path)?;
    }
    let is_first = tree.to_string().trim().is_empty();
    match list(tree, path).ok_or(EditError::NotFound)? {
        List::Tables(tables) => {
            let mut table = Table::new();
            table.decor_mut().set_prefix(if is_first { "" } else { "\n" });
            table.extend(keys);
            tables.push(table);
        }
        List::Values(values) => {
            let decor = values.iter().last().map(|last| last.decor().clone());
            let mut entry = Value::InlineTable(keys.into_iter().collect::<InlineTable>());
            // A list over several lines keeps one entry on each.
            if let Some(decor) = decor.filter(|decor| prefix(decor.prefix()).contains('\n')) {
                *entry.decor_mut() = decor;
                values.push_formatted(entry);
            } else {
                values.push(entry);
            }
        }
    }
    Ok(())
}

/// Creates an empty list.
fn make(tree: &mut TomlDocument, path: &[PathSegment]) -> Result<(), EditError> {
    let Some((PathSegment::Key(name), parent)) = path.split_last() else {
        return Err(EditError::NotFound);
    };
    let parent = tree.table(parent, MissingTable::CreateImplicit);
    match parent.ok_or(EditError::NotFound)? {
        TableMut::Table(table) if !table.contains_key(name) => {
            table.insert(name, Item::ArrayOfTables(ArrayOfTables::new()));
        }
        TableMut::Inline(table) if !table.contains_key(name) => {
            table.insert(name, Array::new().into());
        }
        _ => return Err(EditError::NotFound),
    }
    Ok(())
}

/// Returns the ids of the entries at `path`.
fn ids(tree: &TomlDocument, path: &[PathSegment]) -> Vec<String> {
    let parsed: Option<toml::Value> = toml::from_str(&tree.to_string()).ok();
    let list = path.iter().try_fold(parsed.as_ref(), |at, step| match step {
        PathSegment::Key(name) => Some(at?.get(name)),
        PathSegment::Item(_) => None,
    });
    let entries = list.flatten().and_then(|list| list.as_array());
    let ids = entries.into_iter().flatten().filter_map(|entry| entry.get("id"));
    ids.filter_map(fields::text_of).collect()
}

/// Returns `id`, or the first of `id-2`, `id-3` ... that is not in use.
fn unused_id(id: &str, used_ids: &[String]) -> String {
    let numbered = (2..).map(|number: u32| format!("{id}-{number}"));
    let mut ids = std::iter::once(id.to_owned()).chain(numbered);
    ids.find(|id| !used_ids.contains(id)).unwrap_or_else(|| id.to_owned())
}

/// Removes an entry from the list at `path`, and the list if it becomes empty.
pub(super) fn remove(
    tree: &mut TomlDocument,
    path: &[PathSegment],
    index: usize,
) -> Result<(), EditError> {
    let entry = [path, &[PathSegment::Item(index)]].concat();
    let above = match tree.table(&entry, MissingTable::Ignore).ok_or(EditError::NotFound)? {
        TableMut::Table(table) => prefix(table.decor().prefix()),
        TableMut::Inline(_) => String::new(),
    };
    let behind = tree.next_header(&entry);
    tree.put_above(behind, &document::removed_comments(document::split_comments(&above).0, ""));
    let mut found = list(tree, path).ok_or(EditError::NotFound)?;
    match &mut found {
        List::Tables(tables) => drop(tables.remove(index)),
        List::Values(values) => drop(values.remove(index)),
    }
    // An empty list in brackets would stay as `[]`, which says no more than an absent key.
    if found.len() == 0 {
        tree.remove_value(&path[..path.len() - 1], name_of(path));
    }
    Ok(())
}

fn name_of(path: &[PathSegment]) -> &str {
    match path.last() {
        Some(PathSegment::Key(name)) => name,
        _ => "",
    }
}

/// Swaps an entry with the previous one (`up`) or the next one.
pub(super) fn swap(
    tree: &mut TomlDocument,
    path: &[PathSegment],
    index: usize,
    up: bool,
) -> Result<(), EditError> {
    let first = if up { index.checked_sub(1) } else { Some(index) };
    let first = first.ok_or(EditError::NotFound)?;
    let list = list(tree, path).ok_or(EditError::NotFound)?;
    if first + 1 >= list.len() {
        return Err(EditError::NotFound);
    }
    match list {
        List::Tables(tables) => {
            let mut lower = tables.remove(first + 1);
            let mut upper = tables.remove(first);
            // The tree is written by the positions of its tables, so that exchanging the entries alone changes nothing.
            swap_places(&mut upper, &mut lower);
            swap_comments(&mut upper, &mut lower);
            tables.insert(first, lower);
            tables.insert(first + 1, upper);
        }
        List::Values(values) => {
            let mut lower = values.remove(first + 1);
            let mut upper = values.remove(first);
            std::mem::swap(upper.decor_mut(), lower.decor_mut());
            values.insert_formatted(first, lower);
            values.insert_formatted(first + 1, upper);
        }
    }
    Ok(())
}

/// Swaps the positions of two tables, including the tables in them.
fn swap_places(upper: &mut Table, lower: &mut Table) {
    let mut of_upper = Vec::new();
    let mut of_lower = Vec::new();
    places(upper, &mut |place| of_upper.push(*place));
    places(lower, &mut |place| of_lower.push(*place));
    let mut all = [&of_upper[..], &of_lower].concat();
    all.sort_unstable();
    let (first, second) = all.split_at(of_lower.len());
    for (table, mut old, new) in [(lower, of_lower, first), (upper, of_upper, second)] {
        old.sort_unstable();
        places(table, &mut |place| {
            let at = old.iter().position(|old| old == place);
            *place = at.map_or(*place, |at| new[at]);
        });
    }
}

/// Passes the positions of a table and of the tables in it to `visit`.
fn places(table: &mut Table, visit: &mut dyn FnMut(&mut isize)) {
    if let Some(mut place) = table.position() {
        visit(&mut place);
        table.set_position(Some(place));
    }
    for (_, item) in table.iter_mut() {
        match item {
            Item::Table(inner) => places(inner, visit),
            Item::ArrayOfTables(tables) => tables.iter_mut().for_each(|inner| places(inner, visit)),
            _ => {}
        }
    }
}

/// Swaps the text above two tables that belongs to neither of them.
fn swap_comments(upper: &mut Table, lower: &mut Table) {
    let above = [&*upper, &*lower].map(|table| prefix(table.decor().prefix()));
    let [(first, of_upper), (second, of_lower)] =
        [&above[0], &above[1]].map(|above| document::split_comments(above));
    upper.decor_mut().set_prefix(format!("{second}{of_upper}"));
    lower.decor_mut().set_prefix(format!("{first}{of_lower}"));
}
