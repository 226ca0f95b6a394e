//! `gridpress new --after`: the next volume of a series, from the folder of the one before.

use super::book_source::parse_spec;
use super::console::{Console, counted};
use super::files::{self, Disk, SpecFiles, folder_of};
use super::lock_volume::{proved_volume, read_lock};
use super::new_folder::{OwnValue, check_free, check_values, schema_file};
use gridpress_audit::registry::Registry;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_spec::editing::{self, Change, PathSegment};
use gridpress_spec::{BookSpec, Files, FirstName, Walkthroughs, limits};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Name of the spec in the folder of a book.
const SPEC: &str = "book.toml";

/// Name of the registries that are created here.
const REGISTRY: &str = "series.db";

/// The files of a book, which remember what a spec reads.
struct CopiedFiles<'f> {
    files: &'f SpecFiles,
    read: Mutex<BTreeMap<String, Vec<u8>>>,
}

impl Files for CopiedFiles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let bytes = self.files.read(path)?;
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.insert(path.to_owned(), bytes.clone());
        Ok(bytes)
    }

    fn name(&self, path: &str) -> String {
        self.files.name(path)
    }
}

/// The volume to continue.
struct PriorVolume {
    path: PathBuf,
    text: String,
    spec: BookSpec,
    /// The files that its spec names, by the paths there.
    files: BTreeMap<String, Vec<u8>>,
    number: u32,
}

impl PriorVolume {
    /// Reads the spec at `path`, or in that folder, and the files that it names.
    fn read(path: &Path, disk: &Disk, console: &Console) -> Result<PriorVolume, Failure> {
        let path = if path.is_dir() { path.join(SPEC) } else { path.to_owned() };
        let source = files::read_text(&path, &limits::SPEC)?;
        let near = disk.files_next_to(&path);
        let copied = CopiedFiles { files: &near, read: Mutex::default() };
        let spec = parse_spec(&source, &copied, console)?;
        if spec.daily.is_some() {
            let message = format!("`{}` is the desk of a newspaper, not a book", path.display());
            let help = "--after takes the folder of a volume";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        let files = copied.read.into_inner().unwrap_or_else(PoisonError::into_inner);
        let number = spec.series.volume.unwrap_or(1);
        Ok(PriorVolume { text: source.text.clone(), path, spec, files, number })
    }

    fn folder(&self) -> &Path {
        match folder_of(&self.path) {
            folder if folder.as_os_str().is_empty() => Path::new("."),
            folder => folder,
        }
    }

    /// Returns an error that names the spec.
    fn refuse(&self, message: &str, help: String) -> Failure {
        let message = format!("`{}` {message}", self.path.display());
        Failure::input(vec![Diagnostic::error(message).help(help)])
    }

    /// Returns the path of the lock of the book.
    fn lock(&self) -> PathBuf {
        self.path.with_extension("lock")
    }
}

/// Writes the spec of the volume after the one at `after` to the folder `dir`, with `values` and with copies of the files
/// that it names. Returns the path of the spec.
pub(super) fn write(
    dir: &Path,
    after: &Path,
    values: &[OwnValue],
    disk: &Disk,
    console: &Console,
) -> Result<PathBuf, Failure> {
    let prior = PriorVolume::read(after, disk, console)?;
    let number = prior.number + 1;
    let registry = find_registry(&prior)?;
    check_same_shelf(&prior, dir)?;
    let text = next_text(&prior, number, &registry.name, values)
        .map_err(|why| prior.refuse(&format!("cannot be continued: {why}"), HELP.to_owned()))?;
    let next = check_values(&text, values, "--", &disk.files_next_to(&prior.path))?;
    let spec = dir.join(SPEC);
    let own = prior.files.iter().filter(|(path, _)| is_in_folder(path));
    let copies = own.map(|(path, bytes)| (dir.join(path), bytes.clone()));
    let (schema, schema_text) = schema_file();
    let mut written = vec![(spec.clone(), text.into_bytes()), (dir.join(schema), schema_text)];
    written.extend(copies);
    // Before the registry is created, so that a refused command leaves nothing behind.
    check_free(dir, &written)?;
    // Before the folder is written: a volume whose predecessor is unknown could repeat its puzzles.
    registry.prepare(&prior, console)?;
    for (path, _) in &written {
        files::make_folder(folder_of(path))?;
    }
    disk.place(&written)?;
    let of_series = prior.spec.series.name.as_deref().unwrap_or(&prior.spec.title);
    console.note(&format!("{}: volume {number} of {of_series}", spec.display()));
    for line in reminders(&prior, &next) {
        console.note(&line);
    }
    Ok(spec)
}

const HELP: &str = "copy its spec, and change volume, seed and isbn there";

/// Returns `true` if a path leads to a file in the folder of its spec or below. Files elsewhere are shared.
fn is_in_folder(path: &str) -> bool {
    Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// The registry of a series.
struct SharedRegistry {
    /// The file as the specs of all volumes name it.
    name: String,
    /// The path of the file, if the volume before does not name it.
    unnamed: Option<PathBuf>,
}

/// Returns the registry of the volume, or one in the folder above.
fn find_registry(prior: &PriorVolume) -> Result<SharedRegistry, Failure> {
    let Some(registry) = &prior.spec.series.registry else {
        let path = prior.folder().join("..").join(REGISTRY);
        return Ok(SharedRegistry { name: format!("../{REGISTRY}"), unnamed: Some(path) });
    };
    if is_in_folder(&registry.file) {
        let message = format!("has its registry `{}` in its own folder", registry.file);
        let name = registry.file.rsplit('/').next().unwrap_or(REGISTRY);
        let help = format!(
            "all volumes share it: move it to the folder above, and write registry = \"../{name}\" under [series]"
        );
        return Err(prior.refuse(&message, help));
    }
    // The folders of all volumes are side by side, so the same words lead to the same file.
    Ok(SharedRegistry { name: registry.file.clone(), unnamed: None })
}

impl SharedRegistry {
    /// Records the volume before the new one, if its spec does not name the registry.
    fn prepare(&self, prior: &PriorVolume, console: &Console) -> Result<(), Failure> {
        let Some(path) = &self.unnamed else {
            return Ok(());
        };
        let lock = prior.lock();
        if !lock.is_file() {
            let help = format!("make it first: gridpress book {}", prior.path.display());
            return Err(prior.refuse("has no lock, so its puzzles are unknown", help));
        }
        let (source, lock) = read_lock(&lock)?;
        let volume = proved_volume(&lock, &source)?;
        if let Some(registry) = Registry::open(path)? {
            // A book that was made again with other pages has the same puzzles.
            if registry.difference(None, &volume)?.is_none() {
                return Ok(());
            }
            let message = format!("is not a volume of `{}`", self.name);
            let help = "name another registry in it, such as registry = \"../other.db\" under [series], and make it again";
            return Err(prior.refuse(&message, help.to_owned()));
        }
        Registry::add(path, prior.number, &volume, &|_| false)?;
        let count = counted(volume.puzzles.len(), "puzzle");
        console.note(&format!("{}: volume {}, {count}", path.display(), prior.number));
        Ok(())
    }
}

/// Returns an error unless the folders of both volumes are in the same one, where the registry is.
fn check_same_shelf(prior: &PriorVolume, dir: &Path) -> Result<(), Failure> {
    let shelf = |folder: &Path| std::fs::canonicalize(folder).ok();
    let above = match folder_of(dir) {
        _ if dir.is_dir() => dir.join(".."),
        folder if folder.as_os_str().is_empty() => PathBuf::from("."),
        folder => folder.to_owned(),
    };
    if shelf(&above).is_some() && shelf(&above) == shelf(&prior.folder().join("..")) {
        return Ok(());
    }
    let help = "the folders of all volumes are side by side, with the registry above them";
    Err(prior.refuse(&format!("is not beside `{}`", dir.display()), help.to_owned()))
}

/// Returns the text of the next volume's spec: the same with another number and registry and with `values`, among them a
/// seed, and without an ISBN.
fn next_text(
    prior: &PriorVolume,
    number: u32,
    registry: &str,
    values: &[OwnValue],
) -> Result<String, String> {
    let spec = &prior.spec;
    let key = |path: &[&str]| -> Vec<PathSegment> {
        path.iter().map(|key| PathSegment::Key((*key).to_owned())).collect()
    };
    let set = |path: &[&str], value: Value| Change::Set { path: key(path), value };
    let mut changes = Vec::new();
    let table = prior.text.parse::<toml::Table>().unwrap_or_default();
    // The short form `series = "Name"` has no room for a registry, and is replaced by a table.
    if table.get("series").is_some_and(toml::Value::is_str) {
        changes.push(set(&["series"], "".into()));
    }
    if table.contains_key("volume") {
        changes.push(set(&["volume"], "".into()));
    }
    if let Some(name) = &spec.series.name {
        changes.push(set(&["series", "name"], name.as_str().into()));
    }
    changes.push(set(&["series", "volume"], number.to_string().into()));
    changes.push(set(&["series", "registry"], registry.into()));
    changes.extend(values.iter().map(|(key, value)| Change::write(key, value)));
    // Two books with one ISBN would be the same product to every shop.
    if spec.isbn.is_some() {
        changes.push(set(&["isbn"], "".into()));
    }
    if let Some(first) = next_first(spec) {
        changes.push(set(&["numbering", "first"], first.into()));
    }
    if let Some(walkthrough) = next_walkthrough(spec) {
        changes.push(set(&["answers", "walkthrough"], walkthrough));
    }
    editing::apply_all(&prior.text, &changes).map_err(|error| error.to_string())
}

/// Returns the name of the first puzzle of the next volume: the one after the last puzzle of this volume. `None` if
/// each volume starts again, because the spec names no first puzzle or numbers each section.
fn next_first(spec: &BookSpec) -> Option<String> {
    spec.places.get("numbering.first").filter(|_| !spec.numbering.per_section)?;
    let count = spec.puzzle_count();
    match spec.numbering.first {
        FirstName::Number(first) => Some((u64::from(first) + count as u64).to_string()),
        FirstName::Date(date) => {
            let next = date.checked_add(jiff::Span::new().days(i64::try_from(count).ok()?));
            next.ok().map(|date| date.to_string())
        }
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

/// Returns what the author has to look at in the spec of the next volume.
fn reminders(prior: &PriorVolume, next: &BookSpec) -> Vec<String> {
    let number = prior.number.to_string();
    let is_named = |text: &&str| {
        text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == number)
    };
    let texts = [("title", Some(next.title.as_str())), ("subtitle", next.subtitle.as_deref())];
    let texts = texts.into_iter().filter_map(|(key, text)| Some((key, text.filter(is_named)?)));
    let mut lines: Vec<String> =
        // A number in a title may be that of the volume or of something else, so it is not changed without the author.
        texts.map(|(key, text)| format!("check the {key}, which still is \"{text}\"")).collect();
    if prior.spec.places.get("numbering.first").is_none() && !prior.spec.numbering.per_section {
        let next = prior.spec.puzzle_count() + 1;
        lines.push(format!(
            "its numbers start at 1 again; first = {next} under [numbering] continues them"
        ));
    }
    if prior.spec.isbn.is_some() {
        lines.push("the ISBN is left out, as each volume has its own".to_owned());
    }
    lines
}
