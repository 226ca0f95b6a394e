//! `gridpress verify index.json`: are the files of a desk's folder what their index says?

use super::VerifyArgs;
use crate::cli::files::{self, Beside};
use crate::cli::talk::Talk;
use crate::cli::{paths, spec};
use gridpress_audit::verify::Findings;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_book::daily::Desk;
use gridpress_press::{self as press, DeskFolder, DeskIndex, INDEX};
use gridpress_spec::{BookSpec, Files, limits};
use std::path::{Path, PathBuf};

/// The index that is meant, if one is: a file of JSON, or a folder that has an index.
pub(super) fn index(file: &Path) -> Option<PathBuf> {
    let inside = file.join(INDEX);
    if inside.is_file() {
        return Some(inside);
    }
    let is_json = file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    is_json.then(|| file.to_owned())
}

/// Verifies the folder of the index at `path`.
pub(super) fn run(args: &VerifyArgs, path: &Path, talk: &Talk) -> Result<Findings, Failure> {
    let index = files::read_text(path, &limits::FILE)?;
    let folder = files::folder_of(path);
    let beside = Beside::new(path);
    let named = DeskIndex::parse(index.text.as_bytes()).ok();
    let (count, name) = named.map_or((0, None), |index| (index.files.len(), index.spec));
    let (spec, seed, warning) = match spec(args, folder, name.as_deref(), talk)? {
        Found::Desk(spec, seed) => (Some(spec), seed, None),
        Found::Nothing(why) => (None, String::new(), Some(why)),
    };
    let desk = spec.as_deref().and_then(|spec| Desk::new(spec, &seed));
    let names = names(folder)?;
    let bar = talk.progress(count as u64, "files");
    let findings = press::verify_desk(
        &DeskFolder {
            index: index.text.as_bytes(),
            names: &names,
            read: &|name| beside.read(name),
            progress: &|files| bar.inc(files),
        },
        desk.as_ref(),
    );
    bar.finish_and_clear();
    let mut findings = findings?;
    findings.warnings.extend(warning);
    Ok(findings)
}

/// The names of the files of a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let place = match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    };
    let entries = std::fs::read_dir(place).map_err(|error| {
        let why = files::reason(&error);
        let message = format!("cannot read the folder `{}`: {why}", place.display());
        Failure::input(vec![Diagnostic::error(message)])
    })?;
    let names = entries.flatten().map(|entry| entry.file_name());
    let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
    names.sort();
    Ok(names)
}

/// The spec of a desk.
enum Found {
    /// It was found, and its seed.
    Desk(Box<BookSpec>, String),
    /// It was not, and this is why.
    Nothing(String),
}

/// The spec that makes the files again: the one that the command line names, or the one that the index names, where it
/// lies beside the index, a folder higher, or here.
fn spec(
    args: &VerifyArgs,
    folder: &Path,
    recorded: Option<&str>,
    talk: &Talk,
) -> Result<Found, Failure> {
    if let Some(path) = spec::meant(args.spec.as_deref()).filter(|_| args.spec.is_some()) {
        let source = files::read_text(&path, &limits::SPEC)?;
        let spec = spec::parsed(&source, &Beside::new(&path), talk)?;
        if spec.daily.is_none() {
            return Err(press::no_desk(&source.name));
        }
        let seed = args.seed.clone().or_else(|| spec.seed.clone());
        return match seed {
            Some(seed) => Ok(Found::Desk(Box::new(spec), seed)),
            None => {
                let report = Diagnostic::error(format!("`{}` has no seed", source.name));
                let help = "name the one that the files were made with: --seed TEXT";
                Err(Failure::input(vec![report.help(help)]))
            }
        };
    }
    let nothing = |why: String| {
        let more =
            "the files were not made again; to have that, name the spec of their desk: --spec FILE";
        Ok(Found::Nothing(format!("{why}: {more}")))
    };
    let Some(name) = recorded.filter(|name| paths::name(Path::new(name)) == *name) else {
        return nothing("the index names no spec".to_owned());
    };
    let above = folder.join("..");
    let places = [folder, &above, Path::new("")].map(|place| place.join(name));
    let Some(path) = places.into_iter().find(|path| path.is_file()) else {
        let name = name.escape_debug();
        return nothing(format!("there is no `{name}` beside the index, above it or here"));
    };
    let shown = path.display().to_string();
    let read = files::read_text(&path, &limits::SPEC)
        .and_then(|source| BookSpec::parse(&source, &Beside::new(&path)).map_err(Failure::input));
    let Ok((spec, _)) = read else {
        return nothing(format!("`{shown}` has mistakes"));
    };
    let seed = args.seed.clone().or_else(|| spec.seed.clone());
    match (spec.daily.is_some(), seed) {
        (false, _) => nothing(format!("`{shown}` has no table [daily]")),
        (true, None) => nothing(format!("`{shown}` has no seed, which --seed can name")),
        (true, Some(seed)) => Ok(Found::Desk(Box::new(spec), seed)),
    }
}
