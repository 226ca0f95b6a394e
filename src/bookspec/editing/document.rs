//! A TOML document whose tables and values can be changed. Everything else is written back unchanged.

use gridpress_messages::Text;
use gridpress_messages::text;
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::fmt;
use toml_edit::{DocumentMut, InlineTable, Item, Key, RawString, Table, Value};

/// The reason why a change cannot be applied.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EditError {
    /// The text is not valid TOML.
    NotToml,
    /// The key cannot have the value, for this reason.
    InvalidValue(Text),
    /// The path leads to nothing that can be changed this way.
    NotFound,
}

impl EditError {
    /// Returns the reason for authors.
    pub fn text(&self) -> Text {
        match self {
            EditError::NotToml => text!("edit-not-toml"),
            EditError::InvalidValue(why) => why.clone(),
            EditError::NotFound => text!("edit-not-found"),
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::error::Error for EditError {}

/// A TOML document.
pub(super) struct TomlDocument {
    document: DocumentMut,
}

/// A mutable table of either form.
pub(super) enum TableMut<'t> {
    /// Keys on separate lines.
    Table(&'t mut Table),
    /// Keys in braces.
    Inline(&'t mut InlineTable),
}

/// Handling of missing tables.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MissingTable {
    /// Missing tables are not created.
    Ignore,
    /// Missing tables are created, the last one with a header.
    Create,
    /// Missing tables are created without headers, as parents of other tables.
    CreateImplicit,
}

impl fmt::Display for TomlDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.document.fmt(f)
    }
}

impl TomlDocument {
    pub(super) fn parse(text: &str) -> Result<TomlDocument, EditError> {
        Ok(TomlDocument { document: text.parse().map_err(|_| EditError::NotToml)? })
    }

    /// Returns the table at `path`.
    pub(super) fn table(
        &mut self,
        path: &[PathSegment],
        missing: MissingTable,
    ) -> Option<TableMut<'_>> {
        let is_first = self.document.is_empty() && self.document.trailing().as_str() == Some("");
        let mut spot = TableMut::Table(self.document.as_table_mut());
        let mut steps = path.iter().peekable();
        while let Some(step) = steps.next() {
            let PathSegment::Key(name) = step else {
                return None;
            };
            let index = match steps.peek() {
                Some(PathSegment::Item(index)) => {
                    steps.next();
                    Some(*index)
                }
                _ => None,
            };
            if missing != MissingTable::Ignore && index.is_none() {
                let is_header = missing == MissingTable::Create && steps.peek().is_none();
                spot.ensure_table(name, is_header, is_first);
            }
            spot = spot.child(name, index)?;
        }
        Some(spot)
    }

    /// Returns the value of the key `name` of the table at `path`; `None` if it is absent or a table with a header.
    pub(super) fn value(&mut self, path: &[PathSegment], name: &str) -> Option<&Value> {
        match self.table(path, MissingTable::Ignore)? {
            TableMut::Table(table) => table.get(name).and_then(Item::as_value),
            TableMut::Inline(table) => table.get(name),
        }
    }

    /// Sets the key `name` of the table at `path`. A new key replaces a line that is commented out, as in
    /// `# author = "Your Name"`, or else goes after its predecessor in `order`.
    pub(super) fn set(
        &mut self,
        path: &[PathSegment],
        order: &[&str],
        name: &str,
        value: Value,
    ) -> Result<(), EditError> {
        let is_list = matches!(path.last(), Some(PathSegment::Item(_)));
        let missing = if is_list { MissingTable::Ignore } else { MissingTable::Create };
        let mut spot = self.table(path, missing).ok_or(EditError::NotFound)?;
        let is_alone = path.is_empty() && !spot.has_values();
        spot.set(order, name, value);
        if is_alone {
            self.keep_file_head(name);
        }
        Ok(())
    }

    /// Keeps the comment at the head of the file above its first key.
    fn keep_file_head(&mut self, name: &str) {
        let Some(first) = self.headers().into_iter().next() else {
            return;
        };
        let Some(TableMut::Table(table)) = self.table(&first, MissingTable::Ignore) else {
            return;
        };
        let above = prefix(table.decor().prefix());
        let (stays, goes) = split_comments(&above);
        table.decor_mut().set_prefix(format!("\n{goes}"));
        let stays = stays.to_owned();
        if let Some(mut key) = self.document.key_mut(name) {
            key.leaf_decor_mut().set_prefix(stays);
        }
    }

    /// Removes the key `name` from the table at `path`, if present. Comments around it stay.
    pub(super) fn remove_value(&mut self, path: &[PathSegment], name: &str) {
        let Some(mut spot) = self.table(path, MissingTable::Ignore) else {
            return;
        };
        let removed_key = spot.remove(name);
        self.keep_comments(path, removed_key);
    }

    /// Removes the table at `path` with its contents.
    pub(super) fn remove_table(&mut self, path: &[PathSegment]) -> Result<(), EditError> {
        let (Some((PathSegment::Key(name), parent)), true) =
            (path.split_last(), self.table(path, MissingTable::Ignore).is_some())
        else {
            return Err(EditError::NotFound);
        };
        let above = match self.table(path, MissingTable::Ignore) {
            Some(TableMut::Table(table)) => prefix(table.decor().prefix()),
            _ => String::new(),
        };
        // A comment directly above a header describes it and goes with it; one above an empty line belongs to the text
        // before.
        let stays = split_comments(&above).0;
        let stays = removed_comments(stays, "");
        let next = self.next_header(path);
        if let Some(mut spot) = self.table(parent, MissingTable::Ignore) {
            spot.remove(name);
        }
        self.put_above(next, &stays);
        Ok(())
    }

    /// Puts the comments of a removed key of the table at `path` above the next key or header.
    fn keep_comments(&mut self, path: &[PathSegment], removed_key: RemovedKey) {
        if removed_key.comments.is_empty() {
            return;
        }
        let next = removed_key.next.and_then(|next| match self.table(path, MissingTable::Ignore) {
            Some(TableMut::Table(table)) => prepend_to_key(table, &next, &removed_key.comments),
            _ => None,
        });
        if next.is_none() {
            self.put_above(self.next_header(path), &removed_key.comments);
        }
    }

    /// Puts lines above a header; without one, at the end of the text.
    pub(super) fn put_above(&mut self, header: Option<Vec<PathSegment>>, lines: &str) {
        if lines.is_empty() {
            return;
        }
        let table = header.and_then(|path| self.table(&path, MissingTable::Ignore));
        if let Some(TableMut::Table(table)) = table {
            let above = prefix(table.decor().prefix());
            table.decor_mut().set_prefix(format!("{lines}{above}"));
        } else {
            let end = self.document.trailing().as_str().unwrap_or_default();
            self.document.set_trailing(format!("{lines}{end}"));
        }
    }

    /// Returns the first header after the table at `path` and everything in it, in the order of the text.
    pub(super) fn next_header(&self, path: &[PathSegment]) -> Option<Vec<PathSegment>> {
        let headers = self.headers();
        let own = headers.iter().rposition(|header| header == path);
        // A table without a header belongs to its parent.
        let first = match (own, path) {
            (Some(own), _) => own + 1,
            (None, [parent @ .., _]) if !path.is_empty() => return self.next_header(parent),
            (None, _) => 0,
        };
        headers.into_iter().nth(first)
    }

    /// Returns the paths of all tables with a header, in the order of the text.
    fn headers(&self) -> Vec<Vec<PathSegment>> {
        let mut found = Vec::new();
        let (mut path, mut last) = (Vec::new(), isize::MIN);
        headers(self.document.as_table(), &mut path, &mut last, &mut found);
        // Tables of one parent may be scattered over the text, so that the tree is not in its order.
        found.sort_by_key(|(position, _)| *position);
        found.into_iter().map(|(_, path)| path).collect()
    }
}

/// Adds the tables in `table`, with their positions in the text. `last` is the previous position.
fn headers(
    table: &Table,
    path: &mut Vec<PathSegment>,
    last: &mut isize,
    found: &mut Vec<(isize, Vec<PathSegment>)>,
) {
    let mut visit = |inner: &Table, path: &mut Vec<PathSegment>| {
        // A new table has no position yet, and is written after the previous one.
        *last = inner.position().unwrap_or(*last);
        if !inner.is_implicit() && !inner.is_dotted() {
            found.push((*last, path.clone()));
        }
        headers(inner, path, last, found);
    };
    for (name, item) in table.iter() {
        path.push(PathSegment::Key(name.to_owned()));
        match item {
            Item::Table(inner) => visit(inner, path),
            Item::ArrayOfTables(tables) => {
                for (index, inner) in tables.iter().enumerate() {
                    path.push(PathSegment::Item(index));
                    visit(inner, path);
                    path.pop();
                }
            }
            _ => {}
        }
        path.pop();
    }
}

/// The remains of a removed key.
#[derive(Default)]
struct RemovedKey {
    comments: String,
    /// The next key with a line of its own.
    next: Option<String>,
}

impl<'t> TableMut<'t> {
    /// Creates the table `name` unless the key exists.
    fn ensure_table(&mut self, name: &str, is_header: bool, is_first: bool) {
        match self {
            TableMut::Table(table) if !table.contains_key(name) => {
                let mut made = Table::new();
                made.set_dotted(table.is_dotted());
                made.set_implicit(!is_header);
                made.decor_mut().set_prefix(if is_first { "" } else { "\n" });
                table.insert(name, Item::Table(made));
            }
            TableMut::Inline(table) if !table.contains_key(name) => {
                table.insert(name, InlineTable::new().into());
                tidy(table);
            }
            _ => {}
        }
    }

    /// Returns the table under `name`, or the entry of the list under it.
    fn child(self, name: &str, index: Option<usize>) -> Option<TableMut<'t>> {
        let value = match self {
            TableMut::Table(table) => match (table.get_mut(name)?, index) {
                (Item::Table(table), None) => return Some(TableMut::Table(table)),
                (Item::ArrayOfTables(tables), Some(index)) => {
                    return tables.get_mut(index).map(TableMut::Table);
                }
                (Item::Value(value), _) => value,
                _ => return None,
            },
            TableMut::Inline(table) => table.get_mut(name)?,
        };
        let value = match index {
            Some(index) => value.as_array_mut()?.get_mut(index)?,
            None => value,
        };
        value.as_inline_table_mut().map(TableMut::Inline)
    }

    fn has_values(&self) -> bool {
        match self {
            TableMut::Table(table) => table.iter().any(|(_, item)| is_line(item)),
            TableMut::Inline(table) => !table.is_empty(),
        }
    }

    fn set(&mut self, order: &[&str], name: &str, value: Value) {
        let old = match self {
            TableMut::Table(table) => table.get_mut(name).and_then(Item::as_value_mut),
            TableMut::Inline(table) => table.get_mut(name),
        };
        if let Some(old) = old {
            // Spaces and the comment behind the value belong to the line, not to the old value.
            let decor = old.decor().clone();
            *old = value;
            *old.decor_mut() = decor;
            return;
        }
        match self {
            TableMut::Table(table) => {
                // Templates show keys in comments; a second line would leave the comment beside the real key.
                if !insert_at_comment(table, name, &value) {
                    insert(table, order, name, value);
                }
            }
            TableMut::Inline(table) => {
                table.insert(name, value);
                tidy(table);
            }
        }
    }

    fn remove(&mut self, name: &str) -> RemovedKey {
        match self {
            TableMut::Table(table) => {
                let behind = table.iter().skip_while(|(key, _)| *key != name).skip(1);
                let mut lines = behind.filter(|(_, item)| is_line(item));
                let next = lines.next().map(|(key, _)| key.to_owned());
                drop(lines);
                let comments = match table.remove_entry(name) {
                    Some((key, Item::Value(value))) => removed_comments(
                        &prefix(key.leaf_decor().prefix()),
                        &prefix(value.decor().suffix()),
                    ),
                    _ => String::new(),
                };
                RemovedKey { comments, next }
            }
            TableMut::Inline(table) => {
                table.remove(name);
                tidy(table);
                RemovedKey::default()
            }
        }
    }
}

/// Returns `true` if an item has a line of its own in its table.
fn is_line(item: &Item) -> bool {
    item.is_value() || item.as_table().is_some_and(Table::is_dotted)
}

/// Inserts a new key after its predecessor in `order`, or after the first key.
fn insert(table: &mut Table, order: &[&str], name: &str, value: Value) {
    // The value replaces a table of that name.
    table.remove(name);
    let names: Vec<String> = table.iter().map(|(name, _)| name.to_owned()).collect();
    let is_line = |name: &str| table.get(name).is_some_and(is_line);
    let rank = order.iter().position(|known| *known == name);
    let before =
        order[..rank.unwrap_or(order.len())].iter().rev().copied().find(|name| is_line(name));
    let before = before
        .or_else(|| names.iter().map(String::as_str).find(|name| is_line(name)))
        .map(str::to_owned);
    let column = before.as_deref().and_then(|name| aligned(table, name));
    table.insert(name, Item::Value(value));
    if let (Some(mut key), Some(column)) = (table.key_mut(name), column) {
        let spaces = column.saturating_sub(name.len()).max(1);
        key.leaf_decor_mut().set_suffix(" ".repeat(spaces));
    }
    put_behind(table, name, before.as_deref());
}

/// Moves the last key `name` behind the key `before`, or to the start of the table.
fn put_behind(table: &mut Table, name: &str, before: Option<&str>) {
    let others = table.iter().filter(|(known, _)| *known != name);
    let mut places: BTreeMap<String, usize> =
        others.enumerate().map(|(at, (known, _))| (known.to_owned(), 2 * at + 1)).collect();
    let behind = before.and_then(|before| places.get(before)).map_or(0, |at| at + 1);
    places.insert(name.to_owned(), behind);
    let place = |key: &Key| places.get(key.get()).copied().unwrap_or(usize::MAX);
    table.sort_values_by(|a, _, b, _| place(a).cmp(&place(b)));
}

/// Inserts a new key in place of a line that is commented out between the keys of the table, with the spaces and the
/// comment of that line. Returns `false` if there is none.
fn insert_at_comment(table: &mut Table, name: &str, value: &Value) -> bool {
    let lines: Vec<String> =
        table.iter().filter(|(_, item)| is_line(item)).map(|(name, _)| name.to_owned()).collect();
    for (at, next) in lines.iter().enumerate() {
        let Some(mut next) = table.key_mut(next) else { continue };
        let above = prefix(next.leaf_decor().prefix());
        let Some(line) = CommentedLine::find(&above, name) else { continue };
        next.leaf_decor_mut().set_prefix(line.below);
        let mut value = value.clone();
        *value.decor_mut() = line.value.decor().clone();
        let mut key = line.key;
        key.leaf_decor_mut().set_prefix(line.above);
        table.insert_formatted(&key, Item::Value(value));
        put_behind(table, name, at.checked_sub(1).map(|before| lines[before].as_str()));
        return true;
    }
    false
}

/// A key and its value in a comment.
struct CommentedLine<'a> {
    key: Key,
    value: Value,
    /// The text above the line, and below it.
    above: &'a str,
    below: &'a str,
}

impl CommentedLine<'_> {
    /// Finds the key `name` in the comments of `text`.
    fn find<'a>(text: &'a str, name: &str) -> Option<CommentedLine<'a>> {
        let mut end = 0;
        text.split_inclusive('\n').find_map(|line| {
            let above = &text[..end];
            end += line.len();
            let document: DocumentMut = line.trim_start().strip_prefix('#')?.trim().parse().ok()?;
            let (key, item) = document.get_key_value(name)?;
            let (key, value) = (key.clone(), item.as_value()?.clone());
            Some(CommentedLine { key, value, above, below: &text[end..] })
        })
    }
}

/// Returns the column of the equals sign after a key; `None` unless several keys align theirs.
fn aligned(table: &Table, name: &str) -> Option<usize> {
    let spaces =
        |key: &Key| key.leaf_decor().suffix().and_then(RawString::as_str).map_or(1, str::len);
    let column = |key: &Key| key.display_repr().len() + spaces(key);
    let own = column(table.key(name)?);
    let mut keys = table.iter().filter_map(|(name, _)| table.key(name));
    keys.any(|key| spaces(key) > 1 && column(key) == own).then_some(own)
}

/// Resets the spaces in braces, unless the table spans several lines.
fn tidy(table: &mut InlineTable) {
    if !table.to_string().contains('\n') {
        table.fmt();
    }
}

fn prepend_to_key(table: &mut Table, name: &str, lines: &str) -> Option<()> {
    let mut key = table.key_mut(name)?;
    let above = prefix(key.leaf_decor().prefix());
    key.leaf_decor_mut().set_prefix(format!("{lines}{above}"));
    Some(())
}

/// Returns the text around an item.
pub(super) fn prefix(raw: Option<&RawString>) -> String {
    raw.and_then(RawString::as_str).unwrap_or_default().to_owned()
}

/// A segment of a path in a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    /// The value under a key.
    Key(String),
    /// An entry of a list of tables, from 0.
    Item(usize),
}

/// Parses a path from a list of keys and indices.
pub(super) fn path_from_json(path: &Json) -> Option<Vec<PathSegment>> {
    let step = |step: &Json| match step {
        Json::String(key) => Some(PathSegment::Key(key.clone())),
        Json::Number(item) => Some(PathSegment::Item(usize::try_from(item.as_u64()?).ok()?)),
        _ => None,
    };
    path.as_array()?.iter().map(step).collect()
}

/// Returns a path as a list of keys and indices.
pub fn path_to_json(path: &[PathSegment]) -> Json {
    path.iter()
        .map(|step| match step {
            PathSegment::Key(key) => Json::from(key.as_str()),
            PathSegment::Item(item) => Json::from(*item),
        })
        .collect()
}

/// The prefix of directives such as `#:schema book.schema.json`, which belong to the file.
const DIRECTIVE: &str = "#:";

/// Splits the text above a key or a header: the part that belongs to the preceding text, and the comment lines directly
/// above, which belong to the item.
pub(super) fn split_comments(above: &str) -> (&str, &str) {
    let mut at = 0;
    let mut end = 0;
    for line in above.split_inclusive('\n') {
        end += line.len();
        if line.trim().is_empty() && line.ends_with('\n') || line.starts_with(DIRECTIVE) {
            at = end;
        }
    }
    above.split_at(at)
}

/// Returns the comments around a removed value as separate lines: those above it and the one after it.
pub(super) fn removed_comments(above: &str, behind: &str) -> String {
    let mut comments = String::new();
    if above.contains('#') {
        // Without the indent of the key.
        let lines = above.rfind('\n').map_or(0, |at| at + 1);
        comments += &above[..lines];
    }
    let behind = behind.trim();
    if behind.starts_with('#') {
        comments += behind;
        comments.push('\n');
    }
    comments
}
