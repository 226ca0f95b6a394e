//! The next volume of a series: the spec of the one before with another number, and the files that it names.

use gridpress_bookspec::editing::{self, Change, path_of_keys};
use gridpress_bookspec::{BookSpec, Files, FirstName, Walkthroughs, path_in_folder};
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::{Text, text};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A volume of a series to continue.
#[derive(Debug)]
pub struct PriorVolume {
    /// Its spec.
    pub spec: BookSpec,
    /// Its number.
    pub number: u32,
    /// The warnings about its spec.
    pub warnings: Vec<Diagnostic>,
    /// The files in its folder that its spec names, by path. Files elsewhere are shared.
    pub files: BTreeMap<String, Vec<u8>>,
    source: Arc<Source>,
}

/// The files of a book, which remember what a spec reads.
struct RecordedFiles<'f> {
    files: &'f dyn Files,
    read: Mutex<BTreeMap<String, Vec<u8>>>,
}

impl Files for RecordedFiles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        let bytes = self.files.read(path)?;
        if let Some(path) = path_in_folder(path) {
            self.read.lock().unwrap_or_else(PoisonError::into_inner).insert(path, bytes.clone());
        }
        Ok(bytes)
    }

    fn name(&self, path: &str) -> String {
        self.files.name(path)
    }
}

impl PriorVolume {
    /// Reads the spec of a volume, and the files that it names.
    ///
    /// # Errors
    /// The mistakes in the spec; and for the spec of a newspaper's desk.
    pub fn read(source: &Arc<Source>, files: &dyn Files) -> Result<PriorVolume, Failure> {
        let recorded = RecordedFiles { files, read: Mutex::default() };
        let (spec, warnings) = BookSpec::parse(source, &recorded).map_err(Failure::input)?;
        if spec.daily.is_some() {
            let report = Diagnostic::error(text!("desk-not-book", name = &source.name[..]));
            return Err(Failure::input(vec![report.help(text!("only-volumes-have-next"))]));
        }
        let files = recorded.read.into_inner().unwrap_or_else(PoisonError::into_inner);
        let number = spec.series.volume.unwrap_or(1);
        Ok(PriorVolume { spec, number, warnings, files, source: source.clone() })
    }

    /// Returns the text of the next volume's spec: the same with another number and registry and with `values` at
    /// dotted paths, among them a seed, and without an ISBN.
    ///
    /// # Errors
    /// If the spec cannot be continued.
    pub fn next_text(
        &self,
        registry: &str,
        values: &[(&'static str, String)],
    ) -> Result<String, Failure> {
        let spec = &self.spec;
        let set = |path: &str, value: Value| Change::Set { path: path_of_keys(path), value };
        let mut changes = vec![
            set("series.registry", registry.into()),
            set("series.volume", (self.number + 1).to_string().into()),
        ];
        changes.extend(values.iter().map(|(key, value)| Change::write(key, value)));
        if spec.isbn.is_some() {
            changes.push(set("isbn", "".into()));
        }
        if let Some(first) = next_first(spec) {
            changes.push(set("numbering.first", first.into()));
        }
        if let Some(walkthrough) = next_walkthrough(spec) {
            changes.push(set("answers.walkthrough", walkthrough));
        }
        editing::apply_all(&self.source.text, &changes).map_err(|why| {
            let message =
                text!("cannot-be-continued", name = &self.source.name[..], why = why.text());
            Failure::input(vec![Diagnostic::error(message).help(text!("copy-spec"))])
        })
    }

    /// Returns what the author has to look at in the spec of the next volume.
    pub fn reminders(&self, next: &BookSpec) -> Vec<String> {
        let number = self.number.to_string();
        let is_named = |text: &&str| {
            text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == number)
        };
        let texts = [("title", Some(next.title.as_str())), ("subtitle", next.subtitle.as_deref())];
        let texts = texts.into_iter().filter_map(|(key, text)| Some((key, text.filter(is_named)?)));
        let mut lines: Vec<String> = texts
            .map(|(key, text)| format!("check the {key}, which still is \"{text}\""))
            .collect();
        if self.spec.places.get("numbering.first").is_none() && !self.spec.numbering.per_section {
            let next = self.spec.puzzle_count() + 1;
            lines.push(format!(
                "its numbers start at 1 again; first = {next} under [numbering] continues them"
            ));
        }
        if self.spec.isbn.is_some() {
            lines.push("the ISBN is left out, as each volume has its own".to_owned());
        }
        lines
    }
}

/// Returns the name of the first puzzle of the next volume: the one after the last puzzle of this volume. `None` if
/// each volume starts again, because the spec names no first puzzle or numbers each section.
fn next_first(spec: &BookSpec) -> Option<String> {
    spec.places.get("numbering.first").filter(|_| !spec.numbering.per_section)?;
    let count = spec.puzzle_count();
    match spec.numbering.first {
        FirstName::Number(first) => Some((u64::from(first) + count as u64).to_string()),
        FirstName::Date(date) => date
            .checked_add(jiff::Span::new().days(i64::try_from(count).ok()?))
            .ok()
            .map(|date| date.to_string()),
    }
}

/// Returns the numbers of the walkthroughs of the next volume, if its numbers go on: those of the same places.
fn next_walkthrough(spec: &BookSpec) -> Option<Value> {
    next_first(spec)?;
    match (&spec.answers.walkthrough, spec.numbering.first) {
        (Walkthroughs::Numbers(numbers), FirstName::Number(_)) if !numbers.is_empty() => {
            let count = spec.puzzle_count() as u64;
            Some(numbers.iter().map(|number| (u64::from(*number) + count).to_string()).collect())
        }
        _ => None,
    }
}
