//! A spec with every default spelled out, as TOML: what the lock keeps.

use super::book::{BookSpec, DesignKeys, TopKeys};
use super::imposition::Imposition;
use super::key::Keys;
use super::section::Section;
use super::{levels, replace, type_spec, words};
use std::fmt;
use toml::{Table, Value};

impl BookSpec {
    /// The spec with every default spelled out, as TOML that [`BookSpec::parse`] reads back.
    pub fn to_toml(&self) -> Table {
        let mut top = self.top();
        let sections: Vec<Table> = self.sections.iter().map(Section::write).collect();
        let ids: Vec<&str> = self.sections.iter().map(|section| section.id.as_str()).collect();
        let text_pages = self.text_pages.iter().map(|page| page.write(&ids));
        put(&mut top, "page", self.page.write());
        put_some(&mut top, "words", words::write(&self.words));
        put(&mut top, "type", type_spec::write(&self.type_spec, &self.families));
        put(&mut top, "grid", self.grid.write());
        put(&mut top, "section", sections);
        put(&mut top, "numbering", self.numbering.write());
        put_some(&mut top, "levels", levels::write(&self.levels, self.stars, self.minutes));
        put(&mut top, "puzzle", self.puzzle.write());
        put(&mut top, "answers", self.answers.write());
        put(&mut top, "front", self.front.write());
        put(&mut top, "back", self.back.write());
        if !self.text_pages.is_empty() {
            put(&mut top, "text", text_pages.collect::<Vec<Table>>());
        }
        put(&mut top, "cover", self.cover.write());
        let imposition = self.imposition.as_ref().map(Imposition::write);
        put_some(&mut top, "imposition", imposition.unwrap_or_default());
        put_some(&mut top, "replace", replace::write(&self.replace, &self.sections));
        top
    }

    /// The keys above all tables.
    fn top(&self) -> Table {
        let (series, volume) = self.series.keys();
        let keys = TopKeys {
            title: self.title.clone(),
            subtitle: self.subtitle.clone(),
            author: self.author.clone(),
            series,
            volume,
            edition: self.edition.clone(),
            imprint: self.imprint.clone(),
            isbn: self.isbn.clone(),
            language: self.words.clone(),
            seed: self.seed.clone(),
            engine: self.engine,
            date: self.date,
            profile: Some(self.profile),
            opener: self.opening.opener,
            start: self.opening.start,
        };
        let mut top = keys.write();
        top.extend(DesignKeys { design: self.design, pictures: self.pictures }.write());
        top
    }
}

impl fmt::Debug for BookSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BookSpec {{ {} }}", self.to_toml())
    }
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

/// Puts a table that may be left out where it is empty.
fn put_some(top: &mut Table, key: &str, table: Table) {
    if !table.is_empty() {
        put(top, key, table);
    }
}
