//! `gridpress new --after`: the next volume of a series, from the folder of the one before.

use super::console::counted;
use super::files::{self, Disk, folder_of};
use super::lock_volume::{proved_volume, read_lock};
use super::new_folder::{OwnValue, check_free, check_values, schema_file};
use crate::Result;
use gridpress_audit::registry::Registry;
use gridpress_bookspec::{limits, path_in_folder};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{BuildEvent, Events, PriorVolume};
use std::path::{Path, PathBuf};

/// Name of the spec in the folder of a book.
const SPEC: &str = "book.toml";

/// Name of the registries that are created here.
const REGISTRY: &str = "series.db";

/// A volume to continue, in its folder.
struct VolumeFolder {
    path: PathBuf,
    volume: PriorVolume,
}

impl VolumeFolder {
    /// Reads the spec at `path`, or in that folder, and the files that it names.
    fn read(path: &Path, disk: &Disk, events: Events) -> Result<VolumeFolder> {
        let path = if path.is_dir() { path.join(SPEC) } else { path.to_owned() };
        let source = files::read_text(&path, &limits::SPEC)?;
        let volume = PriorVolume::read(&source, &disk.files_next_to(&path))?;
        volume.warnings.iter().for_each(|warning| events(BuildEvent::Report(warning.clone())));
        Ok(VolumeFolder { path, volume })
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
    events: Events,
) -> Result<PathBuf> {
    let prior = VolumeFolder::read(after, disk, events)?;
    let registry = find_registry(&prior)?;
    check_same_shelf(&prior, dir)?;
    let text = prior.volume.next_text(&registry.name, values)?;
    let next = check_values(&text, values, "--", &disk.files_next_to(&prior.path))?;
    let spec = dir.join(SPEC);
    let copies = prior.volume.files.iter().map(|(path, bytes)| (dir.join(path), bytes.clone()));
    let (schema, schema_text) = schema_file();
    let mut written = vec![(spec.clone(), text.into_bytes()), (dir.join(schema), schema_text)];
    written.extend(copies);
    // Before the registry is created, so that a refused command leaves nothing behind.
    check_free(dir, &written)?;
    // Before the folder is written: a volume whose predecessor is unknown could repeat its puzzles.
    registry.prepare(&prior, events)?;
    for (path, _) in &written {
        files::make_folder(folder_of(path))?;
    }
    disk.place(&written)?;
    let number = prior.volume.number + 1;
    let before = &prior.volume.spec;
    let of_series = before.series.name.as_deref().unwrap_or(&before.title);
    events(BuildEvent::Line(format!("{}: volume {number} of {of_series}", spec.display()).into()));
    prior
        .volume
        .reminders(&next)
        .into_iter()
        .for_each(|line| events(BuildEvent::Line(line.into())));
    Ok(spec)
}

/// The registry of a series.
struct SharedRegistry {
    /// The file as the specs of all volumes name it.
    name: String,
    /// The path of the file, if the volume before does not name it.
    unnamed: Option<PathBuf>,
}

/// Returns the registry of the volume, or one in the folder above.
fn find_registry(prior: &VolumeFolder) -> Result<SharedRegistry> {
    let Some(registry) = &prior.volume.spec.series.registry else {
        let path = prior.folder().join("..").join(REGISTRY);
        return Ok(SharedRegistry { name: format!("../{REGISTRY}"), unnamed: Some(path) });
    };
    if path_in_folder(&registry.file).is_some() {
        let message = format!("has its registry `{}` in its own folder", registry.file);
        let name = registry.file.rsplit('/').next().unwrap_or(REGISTRY);
        return Err(prior.refuse(&message, format!(
            "all volumes share it: move it to the folder above, and write registry = \"../{name}\" under [series]"
        )));
    }
    // The folders of all volumes are side by side, so the same words lead to the same file.
    Ok(SharedRegistry { name: registry.file.clone(), unnamed: None })
}

impl SharedRegistry {
    /// Records the volume before the new one, if its spec does not name the registry.
    fn prepare(&self, prior: &VolumeFolder, events: Events) -> Result<()> {
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
        Registry::add(path, prior.volume.number, &volume, &|_| false)?;
        let count = counted(volume.puzzles.len(), "puzzle");
        events(BuildEvent::Line(
            format!("{}: volume {}, {count}", path.display(), prior.volume.number).into(),
        ));
        Ok(())
    }
}

/// Returns an error unless the folders of both volumes are in the same one, where the registry is.
fn check_same_shelf(prior: &VolumeFolder, dir: &Path) -> Result<()> {
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
