//! Places of keys and tables in the text of a spec, for reports of later steps.

use gridpress_messages::diag::{Place, Source};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The places of a spec's values and tables in its text, by path: the keys that lead to them, joined by dots. A table
/// in a list is named by its `id`, as in `section.easy.level`, or else by its index from 0.
#[derive(Clone)]
pub struct Places {
    source: Arc<Source>,
    spans: BTreeMap<String, Range<usize>>,
}

impl Places {
    /// Collects the places of a whole spec: the tree of `source`, or a table in it.
    pub(super) fn of(source: &Arc<Source>, spec: &DeTable<'_>) -> Places {
        let mut places = Places { source: source.clone(), spans: BTreeMap::new() };
        places.add_table("", spec);
        places
    }

    /// Returns the place of the value or table at `path`; `None` if it is absent.
    pub fn get(&self, path: &str) -> Option<Place> {
        self.spans.get(path).map(|span| self.source.at(span.clone()))
    }

    /// Returns the place of a key of a section, or of the section's table if the key is absent; `None` if there is no
    /// such section.
    pub fn section(&self, id: &str, key: &str) -> Option<Place> {
        let table = format!("section.{id}");
        self.get(&format!("{table}.{key}")).or_else(|| self.get(&table))
    }

    fn add_table(&mut self, path: &str, table: &DeTable<'_>) {
        for (key, value) in table.iter() {
            let key = key.get_ref();
            let path = if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
            self.add_value(path, value);
        }
    }

    fn add_value(&mut self, path: String, value: &Spanned<DeValue<'_>>) {
        match value.get_ref() {
            DeValue::Table(table) => self.add_table(&path, table),
            DeValue::Array(items) => {
                let tables = items.iter().enumerate().filter(|(_, item)| item.get_ref().is_table());
                for (index, item) in tables {
                    let id = item.get_ref().get("id").and_then(|id| id.get_ref().as_str());
                    let name = id.map_or_else(|| index.to_string(), str::to_owned);
                    self.add_value(format!("{path}.{name}"), item);
                }
            }
            _ => {}
        }
        self.spans.entry(path).or_insert(value.span());
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Places({}, {:?})", self.source.name, self.spans)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_tables_have_places() {
        let text = "series = { registry = \"a.db\" }\n[grid]\nthin = \"1pt\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\n";
        let source = Source::new("book.toml", text);
        let places = Places::of(&source, DeTable::parse(text).unwrap().get_ref());
        let shown = |place: Option<Place>| place.map(|place| &text[place.span]);
        assert_eq!(shown(places.get("series.registry")), Some("\"a.db\""));
        assert_eq!(shown(places.get("grid.thin")), Some("\"1pt\""));
        assert_eq!(shown(places.get("grid")), Some("[grid]"));
        assert_eq!(shown(places.section("a", "level")), Some("\"easy\""));
        assert_eq!(shown(places.section("a", "per_page")), Some("[[section]]"));
        assert_eq!(shown(places.section("b", "level")), None);
    }
}
