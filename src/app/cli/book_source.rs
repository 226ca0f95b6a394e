//! The book of a command: its spec or lock, its seed, and the registry of its series.

use super::console::Console;
use super::files::{self, Disk, SpecFiles};
use super::workspace::DiskWorkspace;
use crate::Result;
use clap::Args;
use gridpress_audit::lock::Lock;
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_book::{Book, BuildCache, BuildOptions, PriorVolumes, Progress, PuzzleProgress};
use gridpress_bookspec::{BookSpec, Files, TEMPLATES, Template, limits};
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::file_kind::FileKind;
use gridpress_press::{self as press, BookPaths, ExistingBook};
use indicatif::ProgressBar;
use rand::TryRng;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The book that a command is about.
#[derive(Args)]
pub(super) struct SourceArgs {
    /// The book spec, or `-` for standard input [default: book.toml in this folder, or the built-in book]
    #[arg(value_name = "SPEC", conflicts_with = "lock")]
    pub(super) spec: Option<PathBuf>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", conflicts_with = "lock", allow_hyphen_values = true, value_parser = parse_seed)]
    pub(super) seed: Option<String>,
    /// Use the book of this lock
    #[arg(long, value_name = "FILE")]
    pub(super) lock: Option<PathBuf>,
}

/// Possible seeds of a book, in order of precedence. If none is given, a random one is chosen.
#[derive(Default)]
pub(super) struct SeedSources<'a> {
    /// The seed of the command line, which precedes the spec's.
    pub named: Option<&'a str>,
    /// The seed of an existing lock, which follows the spec's.
    pub lock: Option<&'a str>,
    /// `true` if a new seed is requested, even if the spec or a lock has one.
    pub new: bool,
}

/// A spec with its seed, ready to be made into a book.
pub(super) struct PreparedBook {
    spec: BookSpec,
    pub(super) seed: String,
    pub(super) origin: SeedOrigin,
    /// The earlier volumes, if the spec names a registry.
    before: Option<PrecedingVolumes>,
}

/// The origin of a seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SeedOrigin {
    /// The command line or the spec.
    Named,
    /// An existing lock.
    Lock,
    /// A random number.
    Random,
}

/// Reads the spec at `path`, or that of the built-in book; `change` applies the settings of the command line.
pub(super) fn prepare(
    path: Option<&Path>,
    seeds: &SeedSources,
    disk: &Disk,
    console: &Console,
    change: impl FnOnce(&mut BookSpec),
) -> Result<PreparedBook> {
    let (source, files) = spec_source(path, &TEMPLATES[0], disk, console)?;
    let mut spec = parse_spec(&source, &files, console)?;
    press::require_sections(&spec, &source.name)?;
    change(&mut spec);
    prepare_spec(spec, seeds, &files)
}

/// Chooses the seed of a spec and reads the registry that it names, which is one of `files`.
pub(super) fn prepare_spec(
    mut spec: BookSpec,
    seeds: &SeedSources,
    files: &SpecFiles,
) -> Result<PreparedBook> {
    if spec.date.is_none() {
        // The clock is never read: a book with today's date would have other bytes tomorrow.
        spec.date = source_date()?;
    }
    let (seed, origin) = seeds.choose(&spec)?;
    Ok(PreparedBook { before: volumes_before(&spec, files)?, spec, seed, origin })
}

impl SeedSources<'_> {
    fn choose(&self, spec: &BookSpec) -> Result<(String, SeedOrigin)> {
        if self.new {
            return Ok((random_seed()?, SeedOrigin::Random));
        }
        let mut origin = SeedOrigin::Named;
        let seed = press::seed_of(spec, self.named, || {
            origin = if self.lock.is_some() { SeedOrigin::Lock } else { SeedOrigin::Random };
            self.lock.map_or_else(random_seed, |seed| Ok(seed.to_owned()))
        })?;
        Ok((seed, origin))
    }
}

impl PreparedBook {
    /// Returns the number of the book in its series; `None` if it has none.
    pub(super) fn volume(&self) -> Option<u32> {
        self.spec.series.volume
    }

    /// Makes the puzzles, and returns the book with the earlier volumes, if the spec names a registry.
    pub(super) fn make(self, console: &Console) -> Result<(Book, Option<PrecedingVolumes>)> {
        let bar = console.progress(self.spec.puzzle_count() as u64, "puzzles");
        let counts = GenerationProgress::new(&self.spec, &bar);
        let made = self.make_with(&|made| counts.update(made));
        bar.finish_and_clear();
        let (book, before) = made?;
        book.warnings.iter().for_each(|warning| console.report(warning));
        Ok((book, before))
    }

    /// Does the same without a console.
    pub(super) fn make_with(self, progress: Progress) -> Result<(Book, Option<PrecedingVolumes>)> {
        let prior_volumes = self.before.as_ref().map(|before| before as &dyn PriorVolumes);
        let options = BuildOptions { cache: &BuildCache::default(), prior_volumes, progress };
        Ok((press::make_puzzles(self.spec, &self.seed, &options)?, self.before))
    }
}

/// Text of a progress bar while puzzles are made: the section, and the numbers of accepted puzzles and of attempts.
struct GenerationProgress<'a> {
    bar: &'a ProgressBar,
    /// For each section its id, its puzzles, and the numbers of accepted puzzles and of attempts.
    sections: Vec<(String, u32, AtomicU64, AtomicU64)>,
}

impl GenerationProgress<'_> {
    fn new<'a>(spec: &BookSpec, bar: &'a ProgressBar) -> GenerationProgress<'a> {
        let sections = spec.sections.iter().map(|section| {
            let (id, count) = (section.id.clone(), section.contents.count());
            (id, count, AtomicU64::new(0), AtomicU64::new(0))
        });
        GenerationProgress { bar, sections: sections.collect() }
    }

    fn update(&self, made: PuzzleProgress) {
        if self.bar.is_hidden() {
            return;
        }
        // Puzzles are reported by several threads, each of which knows only its own.
        let (id, count, accepted, tried) = &self.sections[made.section];
        let accepted = accepted.fetch_add(1, Ordering::Relaxed) + 1;
        let tried = tried.fetch_add(made.tried, Ordering::Relaxed) + made.tried;
        self.bar.set_message(format!("{id}: {accepted} of {count}, {tried} tried"));
        self.bar.inc(1);
    }
}

/// Makes the book of the spec at `path`, or the built-in book, for commands that write no lock. A spec without a seed
/// uses the seed of the lock next to it, or a random one; the origin of the seed is returned too.
pub(super) fn make_from_spec(
    path: Option<&Path>,
    named: Option<&str>,
    disk: &Disk,
    console: &Console,
    change: impl FnOnce(&mut BookSpec),
) -> Result<(Book, SeedOrigin)> {
    let lock = path.and_then(|path| locked_seed(path, disk));
    let seeds = SeedSources { named, lock: lock.as_deref(), new: false };
    let prepared = prepare(path, &seeds, disk, console, change)?;
    let origin = prepared.origin;
    if origin == SeedOrigin::Lock {
        console.note(&format!("seed `{}`, from the lock next to the spec", prepared.seed));
    }
    Ok((prepared.make(console)?.0, origin))
}

/// Returns the seed of the lock next to the spec at `path`, if there is one.
pub(super) fn locked_seed(path: &Path, disk: &Disk) -> Option<String> {
    let workspace = DiskWorkspace::new(disk, false);
    ExistingBook::read(BookPaths::of_origin(path), &workspace).seed().map(str::to_owned)
}

/// Makes the book of the lock at `path` again.
pub(super) fn remake_from_lock(path: &Path, disk: &Disk, console: &Console) -> Result<Book> {
    let source = files::read_text(path, &limits::LOCK)?;
    remake_from_parsed_lock(path, &Lock::parse(&source)?, &source, disk, console)
}

/// Makes the book of the lock at `path` again, with the settings of its last cover; also returns its number of pages.
pub(super) fn remake_with_cover(
    path: &Path,
    disk: &Disk,
    console: &Console,
) -> Result<(Book, u32)> {
    let source = files::read_text(path, &limits::LOCK)?;
    let lock = Lock::parse(&source)?;
    let mut book = remake_from_parsed_lock(path, &lock, &source, disk, console)?;
    if let Some(cover) = lock.cover_spec(&disk.files_next_to(path).or_current_folder())? {
        book.spec.cover = cover;
    }
    Ok((book, lock.pages))
}

/// Makes the book of a lock again, which was read from `path` and has the text `source`.
pub(super) fn remake_from_parsed_lock(
    path: &Path,
    lock: &Lock,
    source: &Arc<Source>,
    disk: &Disk,
    console: &Console,
) -> Result<Book> {
    let bar = console.progress(lock.puzzle.len() as u64, "puzzles");
    let book = lock.remake(source, &disk.files_next_to(path).or_current_folder(), &|_| bar.inc(1));
    bar.finish_and_clear();
    book
}

/// Returns the day of the environment variable `SOURCE_DATE_EPOCH`; `None` if it is not set.
pub(super) fn source_date() -> Result<Option<jiff::civil::Date>> {
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
            let report = Diagnostic::error(format!("SOURCE_DATE_EPOCH is not a time: `{value}`"));
            let help = "expected seconds since 1970-01-01, such as 1767225600";
            Err(Failure::input(vec![report.help(help)]))
        }
    }
}

/// The name of the spec in a folder.
const DEFAULT_FILE: &str = "book.toml";

/// Returns the path of the spec: the named one, the one in the named folder, or the one in the current folder. `None`
/// if there is none.
pub(super) fn spec_path(named: Option<&Path>) -> Option<PathBuf> {
    match named {
        Some(path) if path.is_dir() => Some(path.join(DEFAULT_FILE)),
        Some(path) => Some(path.to_owned()),
        None => Some(PathBuf::from(DEFAULT_FILE)).filter(|here| here.exists()),
    }
}

/// Returns the source of the spec at `path`, or of the book or desk that is built in as `template`, which is reported;
/// and the files next to it.
///
/// # Errors
/// See [`read_spec`].
pub(super) fn spec_source(
    path: Option<&Path>,
    template: &Template,
    disk: &Disk,
    console: &Console,
) -> Result<(Arc<Source>, SpecFiles)> {
    if let Some(path) = path {
        return Ok((read_spec(path)?, disk.files_next_to(path)));
    }
    let (name, option) = if template.is_desk() {
        ("the built-in desk", format!(" --template {}", template.name))
    } else {
        ("the built-in book", String::new())
    };
    console.note(&format!(
        "no {DEFAULT_FILE} here, so this is {name}, the same for everyone; gridpress new DIR{option} starts one of your own"
    ));
    Ok((Source::new(name, template.built_in()), disk.files_next_to(Path::new(""))))
}

/// Reads the spec at `path`. If there is none, the report names the command that starts one.
///
/// # Errors
/// With [`Exit::Input`] for a file that is not a spec, and as [`files::read_text`].
pub(super) fn read_spec(path: &Path) -> Result<Arc<Source>> {
    // Before reading, because a PDF would only be reported as not being text.
    refuse_lock_and_pdf(path)?;
    let source = files::read_text(path, &limits::SPEC).map_err(|mut failure| {
        // A dangling link exists; it is a mistake of another sort, and no reason to start a book.
        let is_missing = path != Path::new("-") && path.symlink_metadata().is_err();
        if let (true, [report]) = (is_missing, &mut failure.reports[..]) {
            let folder = match files::folder_of(path).to_str() {
                Some("") if path.ends_with(DEFAULT_FILE) => ".",
                Some(folder) if path.ends_with(DEFAULT_FILE) => folder,
                _ => "mybook",
            };
            report.help.push(format!("to start a book: gridpress new {folder}").into());
        }
        failure
    })?;
    if FileKind::of_text(&source.text) == Some(FileKind::Lock) {
        return Err(not_a_spec(path, "a lock", path));
    }
    Ok(source)
}

/// Returns an error for locks and PDFs, which are often named by mistake.
pub(super) fn refuse_lock_and_pdf(path: &Path) -> Result<()> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("lock") => Err(not_a_spec(path, "a lock", path)),
        Some("pdf") => Err(not_a_spec(path, "a PDF", &path.with_extension("lock"))),
        _ => Ok(()),
    }
}

fn not_a_spec(path: &Path, kind: &str, lock: &Path) -> Failure {
    let message = format!("`{}` is {kind}, not a book spec", path.display());
    let help = format!(
        "name its spec; or, in book, cover, preview and listing, its lock: --lock {}",
        lock.display()
    );
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// Parses a spec and prints its warnings.
///
/// # Errors
/// Every mistake in the spec.
pub(super) fn parse_spec(
    source: &Arc<Source>,
    files: &dyn Files,
    console: &Console,
) -> Result<BookSpec> {
    let (spec, warnings) = BookSpec::parse(source, files).map_err(Failure::input)?;
    warnings.iter().for_each(|warning| console.report(warning));
    Ok(spec)
}

/// Parses the value of `--seed`; an error for a text that cannot be a seed.
pub(super) fn parse_seed(text: &str) -> Result<String, String> {
    gridpress_ground::rng::check_seed(text)
        .map(|()| text.to_owned())
        .map_err(|why| format!("a seed {why}"))
}

/// Returns a new seed: 64 random bits of the system, in decimal.
pub(super) fn random_seed() -> Result<String> {
    let random = rand::rngs::SysRng.try_next_u64();
    random.map(|seed| seed.to_string()).map_err(|error| {
        let report =
            Diagnostic::error(format!("cannot get a random seed from the system: {error}"));
        Failure::new(Exit::System, report.help("choose one with --seed"))
    })
}

/// Returns an unguessable token: 128 random bits of the system. It reaches no output file.
pub(super) fn random_token() -> Result<String> {
    let mut token = String::new();
    for _ in 0..2 {
        let half = rand::rngs::SysRng.try_next_u64().map_err(random_failure)?;
        token += &format!("{half:016x}");
    }
    Ok(token)
}

fn random_failure(error: impl std::fmt::Display) -> Failure {
    let report = Diagnostic::error(format!("cannot get random numbers from the system: {error}"));
    Failure::new(Exit::System, report)
}

/// Returns the seed of the command line, or a random one, which is printed on standard error.
pub(super) fn seed_or_random(named: Option<&str>, console: &Console) -> Result<String> {
    if let Some(seed) = named {
        return Ok(seed.to_owned());
    }
    let seed = random_seed()?;
    console.note(&format!("seed {seed}"));
    Ok(seed)
}

/// Returns the earlier volumes of a book if its spec names a registry, which is one of `files`.
///
/// # Errors
/// Same as for [`PrecedingVolumes::volume`], with the place where the spec names the registry.
pub(super) fn volumes_before(
    spec: &BookSpec,
    files: &SpecFiles,
) -> Result<Option<PrecedingVolumes>> {
    let Some(registry) = &spec.series.registry else {
        return Ok(None);
    };
    let path = files.registry(&registry.file).map_err(|why: String| {
        let message = format!("cannot use the registry `{}`: {why}", registry.file);
        Failure::input(vec![Diagnostic::error(message)])
    });
    path.and_then(|path| PrecedingVolumes::volume(&path, registry.volume))
        .map(Some)
        .map_err(|failure| at_registry(spec, failure))
}

/// Adds the place where the spec names the registry to the reports of a failure.
fn at_registry(spec: &BookSpec, failure: Failure) -> Failure {
    let reports = failure.reports.into_iter().map(|report| match report.place {
        Some(_) => report,
        None => report.maybe_at(spec.places.get("series.registry"), "named here"),
    });
    Failure { exit: failure.exit, reports: reports.collect() }
}
