//! The series of a book: its name, the number of the book, and the registry of its volumes.

use super::form::{custom, field, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape, keys};
use super::reader::Entry;
use std::ops::RangeInclusive;
use toml::Value;

/// Valid numbers of volumes.
pub(super) const VOLUMES: RangeInclusive<u32> = 1..=9_999;

/// Extensions of files that cannot be a registry.
const OTHERS: [&str; 3] = [".toml", ".lock", ".pdf"];

/// The series of a book.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// Name of the series.
    pub name: Option<String>,
    /// Number of the book in the series.
    pub volume: Option<u32>,
    /// Registry of the volumes, for a book that shares no puzzle with earlier ones.
    pub registry: Option<SeriesRegistry>,
}

/// The registry of a book, and its volume there.
#[derive(Clone, Debug)]
pub struct SeriesRegistry {
    /// Path of the file, as written in the spec.
    pub file: String,
    /// Number of the book in the series.
    pub volume: u32,
}

keys! {
    #[derive(Clone)]
    pub(super) struct SeriesKeys in [series] {
        name: Option<String> = optional(line()), None, "\"Night Train\"";
        volume: SpecField<u32> = field(whole(VOLUMES)), SpecField::MISSING, "3";
        registry: SpecField<String> = field(custom(file, |file| file.as_str().into(), || ValueShape::Text)), SpecField::MISSING, "\"series.db\"";
    }
}

/// Reads the file name of a registry.
fn file(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let name = entry.line()?;
    let lower = name.to_lowercase();
    let Some(ending) = OTHERS.iter().find(|ending| lower.ends_with(*ending)) else {
        return Some(name);
    };
    entry.report_error(
        format!("`{name}` cannot be a registry: {ending} files are something else"),
        "expected a separate file",
        "write registry = \"series.db\"",
    );
    None
}

/// Reads the key `series`: a name, or a table.
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

/// Writes the key: the name alone if there is nothing else, or a table.
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
    /// Combines the key `series` with the key `volume` outside it.
    pub(super) fn of(
        keys: Option<SeriesKeys>,
        outside: SpecField<u32>,
        cx: &ReadContext<'_>,
    ) -> Series {
        let SeriesKeys { name, volume, registry } = keys.unwrap_or_default();
        if volume.is_present() && outside.is_present() {
            outside.report_error(
                cx.reports,
                "the volume is given twice, here and in [series]",
                "expected one volume",
                "remove this one",
            );
        }
        let volume_place = volume.is_present() || outside.is_present();
        let volume = volume.value.or(outside.value);
        if !volume_place {
            let (message, label) =
                ("a book in a registry needs a volume number", "expected `volume` beside it");
            registry.report_error(
                cx.reports,
                message,
                label,
                "add volume = 1, or the number of this book",
            );
        }
        let registry =
            registry.value.zip(volume).map(|(file, volume)| SeriesRegistry { file, volume });
        Series { name, volume, registry }
    }

    /// Returns the keys `series` and `volume` as written in specs.
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
