//! The series of a book, for which specs have two notations: `series` and `volume` at the top, or a table. A form shows
//! only the table; here, its fields are found in either notation.

use super::document::{EditError, MissingTable, PathSegment, TomlDocument};
use serde_json::{Map, Value as Json};

const SERIES: &str = "series";
const VOLUME: &str = "volume";

/// Returns `true` for the path of the table `[series]`.
pub(super) fn is_table(path: &[PathSegment]) -> bool {
    matches!(path, [PathSegment::Key(table)] if table == SERIES)
}

/// Returns the name of the field of `[series]` at `path`; `None` for any other path.
fn field(path: &[PathSegment]) -> Option<&str> {
    match path {
        [PathSegment::Key(table), PathSegment::Key(field)] if table == SERIES => Some(field),
        _ => None,
    }
}

fn top(name: &str) -> Vec<PathSegment> {
    vec![PathSegment::Key(name.to_owned())]
}

/// Returns the path of a field in the text: that of the key at the top if the text has that notation. A registry needs
/// the table, so the name moves there.
pub(super) fn locate(
    tree: &mut TomlDocument,
    path: &[PathSegment],
) -> Result<Vec<PathSegment>, EditError> {
    let Some(field) = field(path) else {
        return Ok(path.to_vec());
    };
    let has_table = tree.table(&top(SERIES), MissingTable::Ignore).is_some();
    let name = tree.value(&[], SERIES).and_then(|value| value.as_str().map(str::to_owned));
    match field {
        "name" if !has_table => Ok(top(SERIES)),
        VOLUME if !has_table || tree.value(&[], VOLUME).is_some() => Ok(top(VOLUME)),
        "registry" => {
            if let Some(name) = name {
                tree.remove_value(&[], SERIES);
                tree.set(&top(SERIES), &["name"], "name", name.into())?;
            }
            Ok(path.to_vec())
        }
        _ => Ok(path.to_vec()),
    }
}

/// Removes the series and the volume, in either notation.
pub(super) fn remove(tree: &mut TomlDocument) -> Result<(), EditError> {
    let had_top = tree.value(&[], SERIES).is_some() || tree.value(&[], VOLUME).is_some();
    let had_table = tree.table(&top(SERIES), MissingTable::Ignore).is_some();
    if had_table {
        tree.remove_table(&top(SERIES))?;
    }
    tree.remove_value(&[], SERIES);
    tree.remove_value(&[], VOLUME);
    if had_top || had_table { Ok(()) } else { Err(EditError::NotFound) }
}

/// Moves the keys at the top of a spec's values to their fields in the table.
pub(super) fn gather(values: &mut Json) {
    let Some(values) = values.as_object_mut() else {
        return;
    };
    let volume = values.remove(VOLUME);
    let mut series = match values.remove(SERIES) {
        Some(Json::Object(table)) => table,
        Some(name) => Map::from_iter([("name".to_owned(), name)]),
        None => Map::new(),
    };
    if let Some(volume) = volume {
        series.entry(VOLUME).or_insert(volume);
    }
    if !series.is_empty() {
        values.insert(SERIES.to_owned(), series.into());
    }
}

/// Returns `true` for keys at the top that have a field in the table.
pub(super) fn has_field(table: &[&str], key: &str) -> bool {
    table.is_empty() && [SERIES, VOLUME].contains(&key)
}

/// Returns the path of the field that shows the value at `path` of a text.
pub fn field_path(path: Vec<PathSegment>) -> Vec<PathSegment> {
    match &path[..] {
        [PathSegment::Key(key)] if key == SERIES => [top(SERIES), top("name")].concat(),
        [PathSegment::Key(key)] if key == VOLUME => [top(SERIES), top(VOLUME)].concat(),
        _ => path,
    }
}
