//! The series of a book: its name, the number of the book there, and the registry of what its volumes hold.

use super::form::{custom, field, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape, keys};
use super::reader::Entry;
use std::ops::RangeInclusive;
use toml::Value;

/// The numbers that volumes have.
pub(super) const VOLUMES: RangeInclusive<u32> = 1..=9_999;

/// Endings of files that are something else than a registry.
const OTHERS: [&str; 3] = [".toml", ".lock", ".pdf"];

/// The series of a book.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// Its name.
    pub name: Option<String>,
    /// The number of the book in it.
    pub volume: Option<u32>,
    /// The registry of its volumes, for a book that shares no puzzle with those before it.
    pub registry: Option<SeriesRegistry>,
}

/// The registry that a book is entered in, and as which volume.
#[derive(Clone, Debug)]
pub struct SeriesRegistry {
    /// The file, as the spec spells it.
    pub file: String,
    /// The number of the book in the series.
    pub volume: u32,
}

keys! {
    #[derive(Clone)]
    pub(super) struct SeriesKeys in [series] {
        /// The name of the series: on the title page, behind it and on the cover.
        name: Option<String> = optional(line()), None, "\"Night Train Sudoku\"";
        /// The number of the book in the series.
        volume: SpecField<u32> = field(whole(VOLUMES)), SpecField::MISSING, "3";
        /// The file that holds the puzzles of all volumes, and is made with the first: a book has no puzzle of a volume before it.
        registry: SpecField<String> = field(custom(file, |file| file.as_str().into(), || ValueShape::Text)), SpecField::MISSING, "\"series.db\"";
    }
}

/// The name of a file for a registry.
fn file(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let name = entry.line()?;
    let lower = name.to_lowercase();
    let Some(ending) = OTHERS.iter().find(|ending| lower.ends_with(*ending)) else {
        return Some(name);
    };
    entry.report_error(
        format!(
            "`{name}` is no name for a registry: files that end in {ending} are something else"
        ),
        "expected a file of its own",
        "write registry = \"series.db\"",
    );
    None
}

/// The key `series`: a name, or a table.
pub(super) fn read(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<SeriesKeys> {
    if entry.is_table() {
        let table = entry.table()?;
        let keys = SeriesKeys::read(&table, cx);
        table.finish();
        return Some(keys);
    }
    let name = line().read(entry, cx)?;
    Some(SeriesKeys { name: Some(name), ..SeriesKeys::default() })
}

/// The key as it is written: a name alone, where there is nothing else.
pub(super) fn written(keys: &SeriesKeys) -> Value {
    match (&keys.name, keys.registry.value.is_some()) {
        (Some(name), false) => Value::from(name.as_str()),
        _ => Value::Table(keys.write()),
    }
}

pub(super) fn shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Text, ValueShape::Table(SeriesKeys::TABLE)])
}

impl Series {
    /// The series of the keys `series` and, outside of it, `volume`.
    pub(super) fn of(
        keys: Option<SeriesKeys>,
        outside: SpecField<u32>,
        cx: &ReadContext<'_>,
    ) -> Series {
        let SeriesKeys { name, volume, registry } = keys.unwrap_or_default();
        if volume.is_present() && outside.is_present() {
            outside.report_error(
                cx.reports,
                "the volume is told twice, here and in [series]",
                "expected one of them",
                "leave this one out",
            );
        }
        let volume_place = volume.is_present() || outside.is_present();
        let volume = volume.value.or(outside.value);
        if !volume_place {
            let (message, label) =
                ("a book in a registry has a number there", "expected `volume` beside it");
            registry.report_error(
                cx.reports,
                message,
                label,
                "add volume = 1, or the number that it has",
            );
        }
        let registry =
            registry.value.zip(volume).map(|(file, volume)| SeriesRegistry { file, volume });
        Series { name, volume, registry }
    }

    /// Puts the keys `series` and `volume` where the spec is written.
    pub(super) fn keys(&self) -> (Option<SeriesKeys>, SpecField<u32>) {
        let volume = self.volume.map_or(SpecField::MISSING, SpecField::from_value);
        let Some(registry) = &self.registry else {
            let named = self
                .name
                .clone()
                .map(|name| SeriesKeys { name: Some(name), ..SeriesKeys::default() });
            return (named, volume);
        };
        let keys = SeriesKeys {
            name: self.name.clone(),
            volume,
            registry: SpecField::from_value(registry.file.clone()),
        };
        (Some(keys), SpecField::MISSING)
    }
}
