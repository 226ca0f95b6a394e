//! The registry of a book's series, as the commands about that book need it.

use super::files::Beside;
use gridpress_audit::registry::{Before, Repeats};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_spec::RegisteredIn;

/// The volumes before the book whose spec names `registry` and lies among `files`.
///
/// # Errors
/// As [`Before::volume`], told where the spec names the registry.
pub(super) fn before(registry: &RegisteredIn, files: &Beside) -> Result<Before, Failure> {
    let unusable = |why: String| {
        let message = format!("cannot use the registry `{}`: {why}", registry.file);
        Failure::input(vec![Diagnostic::error(message)])
    };
    let path = files.registry(&registry.file).map_err(unusable);
    path.and_then(|path| Before::volume(&path, registry.volume))
        .map_err(|failure| at(registry, failure))
}

/// The failure, told where the spec names the registry.
fn at(registry: &RegisteredIn, failure: Failure) -> Failure {
    let reports = failure.reports.into_iter();
    let reports = reports.map(|report| match report.place {
        Some(_) => report,
        None => report.at(registry.place.clone(), "named here"),
    });
    Failure { exit: failure.exit, reports: reports.collect() }
}

/// The warning for puzzles that two volumes have.
pub(super) fn repeated(number: u32, repeats: &Repeats) -> Diagnostic {
    let &Repeats { volume, count, first } = repeats;
    let message = match count {
        1 => {
            format!("1 puzzle of volume {number} stands in volume {volume} too, as number {first}")
        }
        _ => format!(
            "{count} puzzles of volume {number} stand in volume {volume} too, the first as number {first}"
        ),
    };
    let later = number.max(volume);
    Diagnostic::warning(message).help(format!(
        "volume {later} was made without knowing of them: make it again, and they are left out"
    ))
}
