//! The spec of a desk's folder.

use crate::Result;
use crate::cli::book_source;
use crate::cli::console::Console;
use crate::cli::files::{self, Disk};
use gridpress_bookspec::{BookSpec, limits};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press as press;
use std::path::Path;

/// The spec and the seed that the command line names.
pub(in crate::cli) struct SpecChoice<'a> {
    pub spec: Option<&'a Path>,
    pub seed: Option<&'a str>,
}

/// The result of the search for the spec of a desk.
pub(in crate::cli) enum DeskSource {
    /// The spec and its seed.
    Spec(Box<BookSpec>, String),
    /// No usable spec, with the reason.
    Missing(String),
}

/// Finds the spec that makes the files again: the one named on the command line, or the one that the index names, if it
/// is next to the index, one folder up, or here.
pub(in crate::cli) fn desk_source(
    choice: &SpecChoice,
    folder: &Path,
    recorded: Option<&str>,
    disk: &Disk,
    console: &Console,
) -> Result<DeskSource> {
    if let Some(path) = choice.spec.and_then(|path| book_source::spec_path(Some(path))) {
        let source = book_source::read_spec(&path)?;
        let spec = book_source::parse_spec(&source, &disk.files_next_to(&path), console)?;
        if spec.daily.is_none() {
            return Err(press::not_a_desk(&source.name));
        }
        let seed = choice.seed.map(str::to_owned).or_else(|| spec.seed.clone());
        return match seed {
            Some(seed) => Ok(DeskSource::Spec(Box::new(spec), seed)),
            None => {
                let report = Diagnostic::error(format!("`{}` has no seed", source.name));
                let help = "name the one that the files were made with: --seed TEXT";
                Err(Failure::input(vec![report.help(help)]))
            }
        };
    }
    let missing = |why: String| {
        let advice =
            "the files were not made again; for that, name the spec of their desk: --spec FILE";
        Ok(DeskSource::Missing(format!("{why}: {advice}")))
    };
    // An index may come from anywhere, and must not choose a file in another folder.
    let Some(name) = recorded.filter(|name| press::name_of(Path::new(name)) == *name) else {
        return missing("the index names no spec".to_owned());
    };
    let places = [folder, &folder.join(".."), Path::new("")].map(|place| place.join(name));
    let Some(path) = places.into_iter().find(|path| path.is_file()) else {
        let name = name.escape_debug();
        return missing(format!(
            "`{name}` is neither next to the index, nor one folder up, nor here"
        ));
    };
    let shown = path.display().to_string();
    let read = files::read_text(&path, &limits::SPEC).and_then(|source| {
        BookSpec::parse(&source, &disk.files_next_to(&path)).map_err(Failure::input)
    });
    let Ok((spec, _)) = read else {
        return missing(format!("`{shown}` has mistakes"));
    };
    let seed = choice.seed.map(str::to_owned).or_else(|| spec.seed.clone());
    match (spec.daily.is_some(), seed) {
        (false, _) => missing(format!("`{shown}` has no table [daily]")),
        (true, None) => missing(format!("`{shown}` has no seed, which --seed can name")),
        (true, Some(seed)) => Ok(DeskSource::Spec(Box::new(spec), seed)),
    }
}
