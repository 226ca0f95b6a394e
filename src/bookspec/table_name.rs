//! Names of defined tables of a spec, and paths of tables being read.

use std::fmt;

/// The name of a defined table. It is displayed as its header, as in `[page.margins]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableName {
    /// The top of the file; displayed as nothing.
    Top,
    /// A table with a header, by the keys that lead to it: `[page.margins]`.
    Table(&'static [&'static str]),
    /// Each table of a list: `[[section]]`.
    List(&'static [&'static str]),
    /// Keys in braces in place of a single value, by name: `{ width, height }`.
    Inline(&'static [&'static str]),
}

impl TableName {
    /// Returns the keys that lead to the table from the top of the file; empty for keys in braces, which can be
    /// anywhere.
    pub fn path(self) -> &'static [&'static str] {
        match self {
            TableName::Table(path) | TableName::List(path) => path,
            TableName::Top | TableName::Inline(_) => &[],
        }
    }

    /// Returns the key of the message that explains the key `name` of the table: `spec-page-trim`.
    pub(super) fn message_key(self, name: &str) -> String {
        let table = match self {
            TableName::Inline(keys) => keys,
            table => table.path(),
        };
        [&["spec"], table, &[name]].concat().join("-")
    }
}

impl fmt::Display for TableName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableName::Top => Ok(()),
            TableName::Table(path) => write!(f, "[{}]", path.join(".")),
            TableName::List(path) => write!(f, "[[{}]]", path.join(".")),
            TableName::Inline(keys) => write!(f, "{{ {} }}", keys.join(", ")),
        }
    }
}

/// The place of a name in a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyHome {
    /// A key of this table.
    Key(TableName),
    /// This table itself.
    Table(TableName),
}

/// Creates the [`TableName`] of a header.
macro_rules! table_name {
    ([]) => {
        $crate::table_name::TableName::Top
    };
    ([[$($key:ident).+]]) => {
        $crate::table_name::TableName::List(&[$(stringify!($key)),+])
    };
    ([$($key:ident).+]) => {
        $crate::table_name::TableName::Table(&[$(stringify!($key)),+])
    };
    ({ $($key:ident),+ }) => {
        $crate::table_name::TableName::Inline(&[$(stringify!($key)),+])
    };
}

pub(super) use table_name;

/// The path of a table being read. It is displayed as its header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TablePath {
    /// Keys that lead to the table, joined by dots.
    dotted: String,
    is_list: bool,
}

impl TablePath {
    /// The top of the file.
    pub(super) const TOP: TablePath = TablePath { dotted: String::new(), is_list: false };

    /// Returns the path of the table under `key`.
    pub(super) fn child(&self, key: &str) -> TablePath {
        let dotted = match self.dotted.as_str() {
            "" => key.to_owned(),
            parent => format!("{parent}.{key}"),
        };
        TablePath { dotted, is_list: false }
    }

    /// Returns the path of the tables of a list at this path.
    pub(super) fn of_list(self) -> TablePath {
        TablePath { is_list: true, ..self }
    }

    /// Returns the dotted path of a key of the table.
    pub(super) fn path_of(&self, key: &str) -> String {
        self.child(key).dotted
    }

    /// Returns the table as the end of a sentence: ` in [page]`; empty for the top of the file.
    pub(super) fn within(&self) -> String {
        if self.dotted.is_empty() { String::new() } else { format!(" in {self}") }
    }
}

impl From<TableName> for TablePath {
    fn from(name: TableName) -> TablePath {
        TablePath { dotted: name.path().join("."), is_list: matches!(name, TableName::List(_)) }
    }
}

impl fmt::Display for TablePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dotted = &self.dotted;
        if dotted.is_empty() {
            Ok(())
        } else if self.is_list {
            write!(f, "[[{dotted}]]")
        } else {
            write!(f, "[{dotted}]")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_display_as_their_headers() {
        let names = [
            table_name!([]),
            table_name!([page.margins]),
            table_name!([[daily.slot]]),
            table_name!({ width, height }),
        ];
        let shown = ["", "[page.margins]", "[[daily.slot]]", "{ width, height }"];
        assert_eq!(names.map(|name| name.to_string()), shown);
        let path = TablePath::TOP.child("daily").child("slot").of_list();
        assert_eq!(path.to_string(), shown[2]);
        assert_eq!(path.child("art").to_string(), "[daily.slot.art]");
        assert_eq!(TablePath::from(names[2]).to_string(), shown[2]);
        assert_eq!(TablePath::TOP.within() + &path.within(), " in [[daily.slot]]");
    }
}
