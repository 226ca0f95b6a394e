//! Changes between the book of a lock and the one that a spec makes now.

use super::{Lock, LockedFile, VERSION, fonts, pictures, sources};
use gridpress_book::Book;
use toml::{Table, Value};

/// Keys of a spec that change nothing a cover depends on: how the PDF is finished, and the cover itself.
const FREE: [&str; 5] = ["seed", "cover", "profile", "imposition", "date"];

/// Returns the first key, by its path, under which `made` has another value than `locked`. A key that the lock lacks has its
/// default: it may be younger than the lock.
pub(crate) fn first_other(locked: &Table, made: &Table, path: &str) -> Option<String> {
    let mut keys: Vec<&String> = locked.keys().collect();
    keys.sort();
    keys.into_iter().find_map(|key| {
        let path = match path {
            "" => key.clone(),
            path => format!("{path}.{key}"),
        };
        match (&locked[key], made.get(key)) {
            (Value::Table(locked), Some(Value::Table(made))) => first_other(locked, made, &path),
            (Value::Array(locked), Some(Value::Array(made))) if locked.len() == made.len() => {
                let mut pairs = locked.iter().zip(made);
                pairs.find_map(|(locked, made)| match (locked, made) {
                    (Value::Table(locked), Value::Table(made)) => first_other(locked, made, &path),
                    _ => (locked != made).then(|| path.clone()),
                })
            }
            (locked, made) => (Some(locked) != made).then_some(path),
        }
    })
}

impl Lock {
    /// Returns the first change, in words, that makes `book` another one than that of the lock: in its seed, its volume, its
    /// spec, its files or its puzzles. `None` if a cover of the one goes around the other. The settings of the cover
    /// itself are no change, nor is the way in which the PDF is finished.
    pub fn change(&self, book: &Book) -> Option<String> {
        let seed = &book.generator.seed;
        if *seed != self.seed {
            return Some(format!("its seed is `{seed}`, and the lock's is `{}`", self.seed));
        }
        if let (Some(old), Some(new)) = (self.volume(), book.spec.series.volume)
            && old != new
        {
            return Some(format!("it is volume {new}, and the lock is of volume {old}"));
        }
        if let Some(path) = self.changed_key(&book.spec.to_toml()) {
            return Some(format!("`{path}` of the spec was changed since"));
        }
        if let Some(file) = self.changed_file(book) {
            return Some(format!("`{file}` was changed since"));
        }
        let is_same = self.puzzle.len() == book.puzzles().count()
            && self.engine == book.generator.revision.number()
            && self.differences(book).is_empty();
        (!is_same).then(|| "its puzzles are others".to_owned())
    }

    fn changed_key(&self, made: &Table) -> Option<String> {
        let bound = |spec: &Table| {
            let mut spec = spec.clone();
            spec.retain(|key, _| !FREE.contains(&key));
            spec
        };
        let (locked, made) = (bound(&self.spec), bound(made));
        let added = || match self.gridpress == VERSION {
            true => first_other(&made, &locked, ""),
            // Another version may spell out other defaults.
            false => None,
        };
        first_other(&locked, &made, "").or_else(added)
    }

    /// The first file of texts, puzzles, fonts or pictures that has another content than in the lock.
    fn changed_file(&self, book: &Book) -> Option<String> {
        let mut sources = sources(&book.spec).into_iter();
        let source = sources.find(|source| {
            let locked = self.source.iter().find(|locked| locked.file == source.file);
            locked.is_none_or(|locked| locked.text != source.text)
        });
        if let Some(source) = source {
            return Some(source.file);
        }
        let is_other = |made: &LockedFile, locked: &[LockedFile]| {
            let locked = locked.iter().find(|locked| locked.file == made.file);
            locked.is_some_and(|locked| locked.sha256 != made.sha256)
        };
        let fonts = fonts(&book.spec).into_iter();
        let pictures = pictures(&book.spec).into_iter();
        let others = fonts
            .filter(|font| is_other(font, &self.font))
            .chain(pictures.filter(|picture| is_other(picture, &self.picture)));
        others.map(|file| file.file).next()
    }
}
