//! The book that a command is about: that of a spec, or that of a lock. A bar shows how many of its puzzles are made.

use super::files::{self, Beside};
use super::talk::Talk;
use super::{seed, spec};
use crate::book::Book;
use crate::diag::{Diagnostic, Failure, Source};
use crate::lock::Lock;
use crate::press;
use crate::spec::BookSpec;
use crate::templates::TEMPLATES;
use std::path::Path;

/// The book of the spec at `path`, or of the default spec, once `change` has set what the command line asks for.
pub(super) fn of_spec(
    path: Option<&Path>,
    seed: Option<&str>,
    talk: &Talk,
    change: impl FnOnce(&mut BookSpec),
) -> Result<Book, Failure> {
    let embedded = || Source::new("the default spec", TEMPLATES[0].spec());
    let (source, files) = spec::source(path, embedded)?;
    if path.is_none() && Path::new("book.toml").exists() {
        talk.say("taking the default spec; for the one in this folder, name it: book.toml");
    }
    let mut spec = spec::parsed(&source, &files, talk)?;
    press::must_have_sections(&spec, &source.name)?;
    change(&mut spec);
    if spec.date.is_none() {
        spec.date = source_date()?;
    }
    let seed = match seed.map(str::to_owned).or(spec.seed.clone()) {
        Some(seed) => seed,
        None => seed::drawn()?,
    };
    let bar = talk.progress(spec.puzzle_count() as u64, "puzzles");
    let book = Book::make(spec, &seed, &|done| bar.inc(done));
    bar.finish_and_clear();
    let book = book?;
    let warnings = book.warnings.iter();
    warnings.for_each(|warning| talk.report(warning));
    Ok(book)
}

/// The book of the lock at `path`.
pub(super) fn of_lock(path: &Path, talk: &Talk) -> Result<Book, Failure> {
    let source = files::read_text(path)?;
    let lock = Lock::parse(&source)?;
    let bar = talk.progress(lock.puzzle.len() as u64, "puzzles");
    let files = Beside::new(path).or_here();
    let book = lock.remake(&source, &files, &|done| bar.inc(done));
    bar.finish_and_clear();
    book
}

/// The day of the environment variable `SOURCE_DATE_EPOCH`, where it is set.
fn source_date() -> Result<Option<jiff::civil::Date>, Failure> {
    let Some(value) = std::env::var_os("SOURCE_DATE_EPOCH").filter(|value| !value.is_empty())
    else {
        return Ok(None);
    };
    let seconds = value.to_str().and_then(|value| value.parse().ok());
    let date = seconds.and_then(|seconds| jiff::Timestamp::from_second(seconds).ok());
    let date = date.map(|time| time.to_zoned(jiff::tz::TimeZone::UTC).date());
    match date.filter(|date| date.year() >= 0) {
        Some(date) => Ok(Some(date)),
        None => {
            let value = value.to_string_lossy();
            let report = Diagnostic::error(format!("SOURCE_DATE_EPOCH is no time: `{value}`"));
            let help = "seconds since 1970-01-01, as in 1767225600";
            Err(Failure::input(vec![report.help(help)]))
        }
    }
}
