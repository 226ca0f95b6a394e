//! The series of a book: its name, the number of the book, and the registry of its volumes.

use super::form::{custom, field, line, optional, whole};
use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape, keys};
use super::reader::Entry;
use gridpress_messages::{TextArg, text};
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
        text!("not-a-registry-name", name, ending = *ending),
        text!("separate-file"),
        text!("write-line", line = "registry = \"series.db\""),
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
                text!("volume-twice"),
                text!("one-volume"),
                text!("remove-this-one"),
            );
        }
        let volume_place = volume.is_present() || outside.is_present();
        let volume = volume.value.or(outside.value);
        if !volume_place {
            registry.report_error(
                cx.reports,
                text!("registry-needs-volume"),
                text!("volume-beside", setting = TextArg::key("volume")),
                text!("add-volume", example = "volume = 1"),
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
