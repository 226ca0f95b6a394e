//! Keys of a spec, each defined once with its type, range, default and example.
//!
//! A definition in [`keys!`] yields the field that holds the value, its default, its reader, its line in the resolved
//! spec of a lock, its name in reports of unknown keys, and a [`Key`] for documentation.

use super::class_list::ClassSheets;
use super::files::{FigureCache, Files};
use super::opening::{Opener, OpeningKeys};
use super::reader::{Entry, Reports, Table};
use super::table_name::TableName;
use gridpress_base::fonts::Fonts;
use gridpress_engine::generate::Revision;
use gridpress_ground::units::Length;
use gridpress_messages::diag::{Diagnostic, Place};
use gridpress_messages::{Text, Words};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::Value;

/// The origin of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpecOrigin {
    /// A file written by a user.
    User,
    /// A lock, written by this or an earlier version of the program.
    Lock,
}

/// The context in which keys are read.
pub(super) struct ReadContext<'a> {
    pub origin: SpecOrigin,
    pub reports: &'a Reports,
    pub files: &'a dyn Files,
    /// The pictures in sections and texts.
    pub figures: &'a FigureCache,
    /// The faces of the book, which must have every printed character; `None` if they cannot be used.
    pub fonts: Option<&'a Fonts>,
    /// The revision of the generator, which defines the techniques.
    pub engine: &'static Revision,
    /// The tag of the book's language, without a region.
    pub language: &'static str,
    /// Default title placement and first page of sections.
    pub opening: OpeningKeys,
    /// Default placement of the titles of sections.
    pub opener: Opener,
    /// The sheets of a class; `None` for books other than worksheets.
    pub sheets: Option<&'a ClassSheets>,
    /// The numbers of the puzzles through the book, as far as available.
    pub numbers: RangeInclusive<u32>,
    /// These numbers by printed name, once available.
    pub names: Option<&'a BTreeMap<String, u32>>,
}

/// A key of a spec, for documentation and forms.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The table of the key.
    pub table: TableName,
    /// The name of the key.
    pub name: &'static str,
    /// The key of its explanation among the messages for authors: `spec-page-trim`.
    pub explanation: String,
    /// The values that the key can have.
    pub shape: ValueShape,
    /// `true` if the key must be present.
    pub required: bool,
    /// The default value as TOML; `None` if there is none, or if it depends on other keys.
    pub default: Option<String>,
    /// An example value in TOML.
    pub example: &'static str,
}

impl Key {
    /// Returns the effect of the key, in a sentence or two.
    pub fn about(&self) -> String {
        Words::english().explanation(&self.explanation)
    }
}

/// The values that a key can have.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueShape {
    /// `true` or `false`.
    Flag,
    /// A whole number in a range.
    Whole(RangeInclusive<u32>),
    /// A text with a number and its unit, in a range.
    Length(RangeInclusive<Length>),
    /// One of these names, ignoring case.
    Choice(Vec<&'static str>),
    /// A text.
    Text,
    /// A text of several lines.
    Paragraphs,
    /// A date, with or without quotes.
    Date,
    /// A list of values.
    List(Box<ValueShape>),
    /// A list of two values.
    Pair(Box<ValueShape>),
    /// The keys of this table.
    Table(TableName),
    /// One of several shapes.
    Either(Vec<ValueShape>),
}

/// A form of values: reading, writing and description.
pub(super) trait ValueForm {
    /// The type of the value.
    type Value;

    /// Reads the value of `entry`; `None` if it is invalid, which is reported.
    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Self::Value>;

    /// Returns the value as TOML; `None` if it is written by leaving the key out.
    fn write(&self, value: &Self::Value) -> Option<Value>;

    /// Returns the valid values.
    fn shape(&self) -> ValueShape;

    /// Returns help for a spec that lacks the key; `None` if the key is optional.
    fn required_help(&self) -> Option<&'static str> {
        None
    }
}

/// A table of a spec, defined by [`keys!`].
pub(super) trait Keys: Default {
    /// The name of the table.
    const TABLE: TableName;

    /// Reads the values of `table`, with those of `default` for missing and invalid keys.
    fn read_with_defaults(table: &Table<'_>, cx: &ReadContext<'_>, default: Self) -> Self;

    /// Returns the keys with their values, in the order of their definition.
    fn write(&self) -> toml::Table;

    /// Returns the keys for documentation.
    fn keys() -> Vec<Key>;

    /// Reads the values of `table`, which may have other keys as well.
    fn read(table: &Table<'_>, cx: &ReadContext<'_>) -> Self {
        Self::read_with_defaults(table, cx, Self::default())
    }

    /// Reads the values of a complete table and reports unknown keys; without a table, returns the defaults.
    fn read_whole(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> Self {
        let Some(table) = table else {
            return Self::default();
        };
        let values = Self::read(&table, cx);
        table.finish();
        values
    }
}

/// Defines the keys of a table, and the type that holds their values:
///
/// ```text
/// keys! {
///     /// The summary of the type.
///     pub struct BackMatter in [back] {
///         blank_grids: u32 = whole(0..=100), 0, "2";
///         justified as "justify": bool = flag(), true, "false";
///     }
/// }
/// ```
///
/// The type is followed by the form that reads and writes the value, the default, and an example in TOML. The sentence of
/// the key is the message `spec-back-blank_grids` of `messages/languages/*/author.ftl`.
macro_rules! keys {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident in $table:tt {
            $(
                $field:ident $(as $key:literal)?: $type:ty = $form:expr, $default:expr, $example:literal;
            )*
        }
    ) => {
        $(#[$meta])*
        $vis struct $name {
            $(
                #[doc = concat!("The value of the key `", $crate::key::key_name!($field $($key)?), "`.")]
                pub $field: $type,
            )*
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default,)* }
            }
        }

        impl $crate::key::Keys for $name {
            const TABLE: $crate::table_name::TableName = $crate::table_name::table_name!($table);

            fn read_with_defaults(
                table: &$crate::reader::Table<'_>,
                cx: &$crate::key::ReadContext<'_>,
                default: $name,
            ) -> $name {
                $name {
                    $($field: {
                        let name = $crate::key::key_name!($field $($key)?);
                        $crate::key::read(table, name, &$form, cx, default.$field)
                    },)*
                }
            }

            fn write(&self) -> toml::Table {
                let mut table = toml::Table::new();
                $({
                    let name = $crate::key::key_name!($field $($key)?);
                    $crate::key::write(&mut table, name, &$form, &self.$field);
                })*
                table
            }

            fn keys() -> Vec<$crate::key::Key> {
                let default = $name::default();
                vec![$({
                    let name = $crate::key::key_name!($field $($key)?);
                    $crate::key::key(Self::TABLE, name, &$form, &default.$field, $example)
                },)*]
            }
        }
    };
}

/// The name of a key: that of its field, unless another name is given.
macro_rules! key_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $key:literal) => {
        $key
    };
}

pub(super) use key_name;
pub(super) use keys;

/// Reads the key `name`; returns `default` if it is missing or invalid.
pub(super) fn read<F: ValueForm>(
    table: &Table<'_>,
    name: &'static str,
    form: &F,
    cx: &ReadContext<'_>,
    default: F::Value,
) -> F::Value {
    let entry = match form.required_help() {
        Some(help) => table.require(name, help),
        None => table.get(name),
    };
    entry.and_then(|entry| form.read(&entry, cx)).unwrap_or(default)
}

/// Writes the key `name`, unless its value is written by leaving the key out.
pub(super) fn write<F: ValueForm>(
    table: &mut toml::Table,
    name: &'static str,
    form: &F,
    value: &F::Value,
) {
    if let Some(value) = form.write(value) {
        table.insert(name.to_owned(), value);
    }
}

/// Describes the key `name` for documentation.
pub(super) fn key<F: ValueForm>(
    table: TableName,
    name: &'static str,
    form: &F,
    default: &F::Value,
    example: &'static str,
) -> Key {
    Key {
        table,
        name,
        explanation: table.message_key(name),
        shape: form.shape(),
        required: form.required_help().is_some(),
        default: form.write(default).as_ref().map(Value::to_string),
        example,
    }
}

/// The value of a key with its place in the spec, for checks across keys.
#[derive(Clone, Debug)]
pub struct SpecField<T> {
    /// The value; `None` if it is invalid, or if it is absent and has no default.
    pub value: Option<T>,
    /// Place of the value in the spec; `None` if it is absent.
    pub place: Option<Place>,
}

impl<T> SpecField<T> {
    /// An absent key without a default.
    pub(super) const MISSING: SpecField<T> = SpecField { value: None, place: None };

    /// Creates an absent key with the value `value`.
    pub(super) fn from_value(value: T) -> SpecField<T> {
        SpecField { value: Some(value), place: None }
    }

    /// Creates a key that is present as `entry`, with its value if that is valid.
    pub(super) fn at(entry: &Entry<'_>, value: Option<T>) -> SpecField<T> {
        SpecField { value, place: Some(entry.place()) }
    }

    /// Returns `true` if the spec has the key, with a valid or an invalid value.
    pub(super) fn is_present(&self) -> bool {
        self.place.is_some()
    }

    /// Returns the value from the spec; `None` for a default.
    pub(super) fn explicit(&self) -> Option<&T> {
        self.value.as_ref().filter(|_| self.is_present())
    }

    /// Reports `message` at the value's place in the spec.
    pub(super) fn report_error(
        &self,
        reports: &Reports,
        message: impl Into<Text>,
        label: impl Into<Text>,
        help: impl Into<Text>,
    ) {
        let Some(place) = self.place.clone() else {
            return;
        };
        let (report, help) = (Diagnostic::error(message).at(place, label), help.into());
        reports.push(if help.is_empty() { report } else { report.help(help) });
    }
}
