//! Keys of a spec. Each is stated once, with its type, range, default, sentence and example.
//!
//! A statement in [`keys!`] yields the field that holds the value, its default, its reading, its line in the
//! resolved spec of a lock, the name that reports of unknown keys list, and a [`Key`] for readers. So no key can be
//! read and not written.

use super::files::{FigureCache, Files};
use super::opening::Opening;
use super::reader::{Entry, Reports, Table};
use super::table_name::TableName;
use gridpress_base::diag::{Diagnostic, Place};
use gridpress_base::fonts::Fonts;
use gridpress_base::units::Length;
use gridpress_engine::generate::Revision;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::Value;

/// The origin of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpecOrigin {
    /// A file that a user writes.
    User,
    /// A lock, which holds what programs before this one wrote.
    Lock,
}

/// The context in which keys are read.
pub(super) struct ReadContext<'a> {
    pub origin: SpecOrigin,
    pub reports: &'a Reports,
    pub files: &'a dyn Files,
    /// The pictures in sections and texts.
    pub figures: &'a FigureCache,
    /// The faces of the book, which must have every character that is printed; `None` where they cannot be used.
    pub fonts: Option<&'a Fonts>,
    /// The revision of the generator, which knows the techniques.
    pub engine: &'static Revision,
    /// The tag of the book's language, without a region.
    pub language: &'static str,
    /// How sections begin that do not say it themselves.
    pub opening: Opening,
    /// The numbers that count puzzles through the book, as far as they are known.
    pub numbers: RangeInclusive<u32>,
    /// These numbers by the names that are printed, once they are known.
    pub names: Option<&'a BTreeMap<String, u32>>,
}

/// A key of a spec, for those who write one.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The table that it stands in.
    pub table: TableName,
    /// The name of the key.
    pub name: &'static str,
    /// The effect of the key, in a sentence or two.
    pub about: String,
    /// The values that the key takes.
    pub shape: ValueShape,
    /// Whether the key must be there.
    pub required: bool,
    /// The value of a spec without the key, as TOML; `None` where there is none, or where it depends on other keys.
    pub default: Option<String>,
    /// A value as an author may write it, in TOML.
    pub example: &'static str,
}

/// The values that a key takes.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueShape {
    /// `true` or `false`.
    Flag,
    /// A whole number in a range.
    Whole(RangeInclusive<u32>),
    /// A text with a number and its unit, in a range.
    Length(RangeInclusive<Length>),
    /// One of these names, in any case.
    Choice(Vec<&'static str>),
    /// A text.
    Text,
    /// A text of several lines.
    Paragraphs,
    /// A date, as a text or bare.
    Date,
    /// A list of values.
    List(Box<ValueShape>),
    /// A list of two values.
    Pair(Box<ValueShape>),
    /// Keys of its own, which have this table.
    Table(TableName),
    /// One of several shapes.
    Either(Vec<ValueShape>),
}

/// How the value of a key is read and written.
pub(super) trait ValueForm {
    /// The type of the value.
    type Value;

    /// The value of `entry`; `None` when it is wrong, which is reported.
    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Self::Value>;

    /// The value as TOML; `None` where it is written by leaving the key out.
    fn write(&self, value: &Self::Value) -> Option<Value>;

    /// The values that there are.
    fn shape(&self) -> ValueShape;

    /// Help for a spec without the key, where it cannot be left out.
    fn required_help(&self) -> Option<&'static str> {
        None
    }
}

/// A table of a spec, as [`keys!`] states it.
pub(super) trait Keys: Default {
    /// The name of the table.
    const TABLE: TableName;

    /// The values of `table`; where a key is missing or wrong, that of `default`.
    fn read_with_defaults(table: &Table<'_>, cx: &ReadContext<'_>, default: Self) -> Self;

    /// The keys with their values, in the order in which they are stated.
    fn write(&self) -> toml::Table;

    /// The keys for readers.
    fn keys() -> Vec<Key>;

    /// The values of `table`, which may have other keys beside these.
    fn read(table: &Table<'_>, cx: &ReadContext<'_>) -> Self {
        Self::read_with_defaults(table, cx, Self::default())
    }

    /// The values of a whole table; keys that are not stated are reported. Without a table, the defaults.
    fn read_whole(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> Self {
        let Some(table) = table else {
            return Self::default();
        };
        let values = Self::read(&table, cx);
        table.finish();
        values
    }
}

/// States the keys of a table, and the type that holds their values:
///
/// ```text
/// keys! {
///     /// What the type is.
///     pub struct Back in [back] {
///         /// What the key does, as the field's doc and as the key's sentence.
///         blank_grids: u32 = whole(0..=100), 0, "2";
///         /// A field may have another name than its key.
///         justified as "justify": bool = flag(), true, "false";
///     }
/// }
/// ```
///
/// Behind the type stand the form that reads and writes the value, the default, and an example in TOML.
macro_rules! keys {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident in $table:tt {
            $(
                $(#[doc = $about:literal])+
                $field:ident $(as $key:literal)?: $type:ty = $form:expr, $default:expr, $example:literal;
            )*
        }
    ) => {
        $(#[$meta])*
        $vis struct $name {
            $(
                $(#[doc = $about])+
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
                    let about = concat!($($about),+);
                    $crate::key::key(Self::TABLE, name, about, &$form, &default.$field, $example)
                },)*]
            }
        }
    };
}

/// The name of a key: that of its field, unless another is given.
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

/// The value of the key `name`; `default` where it is missing or wrong.
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
    let value = entry.and_then(|entry| form.read(&entry, cx));
    value.unwrap_or(default)
}

/// Writes the key `name`, unless its value is written by leaving it out.
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

/// The key `name` for readers.
pub(super) fn key<F: ValueForm>(
    table: TableName,
    name: &'static str,
    about: &str,
    form: &F,
    default: &F::Value,
    example: &'static str,
) -> Key {
    Key {
        table,
        name,
        about: about.trim().to_owned(),
        shape: form.shape(),
        required: form.required_help().is_some(),
        default: form.write(default).as_ref().map(Value::to_string),
        example,
    }
}

/// The value of a key with its place in the spec, for checks across keys.
#[derive(Clone, Debug)]
pub struct SpecField<T> {
    /// `None` where what the spec has was wrong, or where it has nothing and there is no default.
    pub value: Option<T>,
    /// Where the spec has it; `None` where it has nothing.
    pub place: Option<Place>,
}

impl<T> SpecField<T> {
    /// A key that is left out, and has no default of its own.
    pub(super) const MISSING: SpecField<T> = SpecField { value: None, place: None };

    /// A key that is left out, and stands for `value`.
    pub(super) fn from_value(value: T) -> SpecField<T> {
        SpecField { value: Some(value), place: None }
    }

    /// A key that stands in the spec as `entry`, and its value, if that is right.
    pub(super) fn at(entry: &Entry<'_>, value: Option<T>) -> SpecField<T> {
        let place = Some(entry.place());
        SpecField { value, place }
    }

    /// Whether the spec has the key, be its value right or wrong.
    pub(super) fn is_present(&self) -> bool {
        self.place.is_some()
    }

    /// The value that the spec has, if it has one.
    pub(super) fn explicit(&self) -> Option<&T> {
        self.value.as_ref().filter(|_| self.is_present())
    }

    /// Reports `message` where the spec has the value.
    pub(super) fn report_error(&self, reports: &Reports, message: &str, label: &str, help: &str) {
        let Some(place) = self.place.clone() else {
            return;
        };
        let report = Diagnostic::error(message).at(place, label);
        reports.push(match help {
            "" => report,
            help => report.help(help),
        });
    }
}
