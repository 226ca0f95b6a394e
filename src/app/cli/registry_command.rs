//! `gridpress registry`: manages the volumes of a series.

use super::arguments::whole;
use super::book_source::source_date;
use super::console::{Console, check_failed, counted, print_output};
use super::files::{self, Disk};
use super::lock_volume::{proved_volume, read_lock};
use super::output;
use super::workspace::repeated_puzzles;
use crate::Result;
use clap::{Args, Subcommand};
use gridpress_audit::registry::{RecordedVolume, Registry, RepeatedPuzzles, VolumeEntry};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{self as press, OriginalityOrder};
use jiff::civil::Date;
use serde_json::json;
use std::path::{Path, PathBuf};

/// The number of bytes of an export that are gathered before they are printed.
const CHUNK: usize = 1 << 16;

/// Manage the registry of a series whose volumes share no puzzle
#[derive(Args)]
#[command(after_help = "\
A spec names its registry under [series]. Its book then repeats no puzzle of an earlier volume, and is recorded once it \
is written.

Examples:
  gridpress registry list series.db             its volumes
  gridpress registry check series.db            no duplicates, nothing missing
  gridpress registry add series.db one.lock     add an existing book
  gridpress registry remove series.db 3         remove volume 3
  gridpress registry report series.db           no puzzle repeats, for shops
  gridpress registry export series.db --json    all puzzles, as JSON")]
pub(super) struct RegistryArgs {
    #[command(subcommand)]
    command: RegistryCommand,
}

#[derive(Subcommand)]
enum RegistryCommand {
    List(RegistryListArgs),
    Check(RegistryCheckArgs),
    Export(RegistryExportArgs),
    Report(RegistryReportArgs),
    Add(RegistryAddArgs),
    Remove(RegistryRemoveArgs),
}

/// The argument for an existing registry.
#[derive(Args)]
struct RegistryFileArg {
    /// The registry file
    #[arg(value_name = "REGISTRY")]
    file: PathBuf,
}

/// List the volumes
#[derive(Args)]
struct RegistryListArgs {
    #[command(flatten)]
    registry: RegistryFileArg,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// Check that no volume is missing or changed, that no puzzle occurs twice, and that locks match their records
#[derive(Args)]
struct RegistryCheckArgs {
    #[command(flatten)]
    registry: RegistryFileArg,
    /// Locks of volumes to compare
    #[arg(value_name = "LOCK")]
    locks: Vec<PathBuf>,
}

/// Print the volume, number, level and hash of every puzzle as CSV
#[derive(Args)]
struct RegistryExportArgs {
    #[command(flatten)]
    registry: RegistryFileArg,
    /// Print one JSON object per line instead
    #[arg(long)]
    json: bool,
    /// Only this volume
    #[arg(long, value_name = "N", value_parser = whole(1_u32..))]
    volume: Option<u32>,
}

/// Write a PDF and JSON that state that no puzzle of the series repeats another, for shops that refuse repeated content
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress registry report series.db                    series-originality.pdf
  gridpress registry report series.db -o originality.pdf --series \"Night Train\"")]
struct RegistryReportArgs {
    #[command(flatten)]
    registry: RegistryFileArg,
    /// The PDF to write; its JSON goes next to it [default: the registry's name with -originality.pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The name of the series, for the title
    #[arg(long, value_name = "NAME")]
    series: Option<String>,
    /// The date of the report, as in 2026-11-27 [default: that of SOURCE_DATE_EPOCH, or none]
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Overwrite files that gridpress did not write or that were changed
    #[arg(long)]
    force: bool,
}

/// Add existing books, by their locks
#[derive(Args)]
struct RegistryAddArgs {
    #[command(flatten)]
    registry: RegistryFileArg,
    /// The locks of the books
    #[arg(value_name = "LOCK", required_unless_present = "unknown")]
    locks: Vec<PathBuf>,
    /// The number of the volume, if its lock has none
    #[arg(long, value_name = "N", value_parser = whole(1_u32..=9_999))]
    volume: Option<u32>,
    /// Record a volume with this title whose puzzles are not known; later volumes may repeat them
    #[arg(long, value_name = "TITLE", requires = "volume", conflicts_with = "locks")]
    unknown: Option<String>,
    /// Replace a volume that has other puzzles
    #[arg(long)]
    force: bool,
}

/// Remove volumes
#[derive(Args)]
struct RegistryRemoveArgs {
    #[command(flatten)]
    registry: RegistryFileArg,
    /// The numbers of the volumes
    #[arg(value_name = "N", required = true, value_parser = whole(1_u32..))]
    volumes: Vec<u32>,
}

pub(super) fn run(args: &RegistryArgs, disk: &Disk, console: &Console) -> Result<()> {
    match &args.command {
        RegistryCommand::List(args) => list(args),
        RegistryCommand::Check(args) => check(args),
        RegistryCommand::Export(args) => export(args),
        RegistryCommand::Report(args) => report(args, disk, console),
        RegistryCommand::Add(args) => add(args, console),
        RegistryCommand::Remove(args) => remove(args, console),
    }
}

impl RegistryFileArg {
    fn open(&self) -> Result<Registry> {
        let refuse = |message: String| {
            let help = "a registry is created with the first volume, or by gridpress registry add";
            Failure::input(vec![Diagnostic::error(message).help(help)])
        };
        let registry = Registry::open(&self.file)?.ok_or_else(|| {
            refuse(format!("cannot read `{}`: file not found", self.file.display()))
        })?;
        // SQLite opens an empty file as an empty database.
        if registry.is_blank()? {
            let name = self.file.display();
            return Err(refuse(format!("`{name}` is empty: it is not a registry")));
        }
        Ok(registry)
    }

    fn name(&self) -> std::path::Display<'_> {
        self.file.display()
    }
}

fn list(args: &RegistryListArgs) -> Result<()> {
    let entries = args.registry.open()?.volumes()?;
    if args.json {
        let volumes = entries.iter().map(|entry| {
            json!({
                "volume": entry.number,
                "title": entry.title,
                "puzzles": entry.puzzles,
                "lock": entry.lock,
            })
        });
        let document = json!({ "volumes": volumes.collect::<Vec<_>>() });
        return print_output(&format!("{document:#}\n"));
    }
    let width = |texts: &mut dyn Iterator<Item = String>| texts.map(|text| text.len()).max();
    let puzzles = |count: u32| counted(count as usize, "puzzle");
    let first = width(&mut entries.iter().map(|entry| entry.number.to_string()));
    let second = width(&mut entries.iter().map(|entry| puzzles(entry.puzzles)));
    let (first, second) = (first.unwrap_or(0), second.unwrap_or(0));
    let line = |entry: &VolumeEntry| {
        let (number, title) = (entry.number, printable(&entry.title));
        format!("{number:>first$}  {:>second$}  {title}\n", puzzles(entry.puzzles))
    };
    let sum: usize = entries.iter().map(|entry| entry.puzzles as usize).sum();
    let all = format!("{}, {}\n", counted(entries.len(), "volume"), counted(sum, "puzzle"));
    print_output(&(entries.iter().map(line).collect::<String>() + &all))
}

/// Returns a text of a registry, which may come from anywhere, without control characters for terminals and without
/// commas for tables.
fn printable(text: &str) -> String {
    text.chars().map(|c: char| if c.is_control() || c == ',' { ' ' } else { c }).collect()
}

fn check(args: &RegistryCheckArgs) -> Result<()> {
    let registry = args.registry.open()?;
    let mut flaws = registry.flaws()?;
    for path in &args.locks {
        let (source, lock) = read_lock(path)?;
        let volume = proved_volume(&lock, &source)?;
        let difference = registry.difference(lock.volume(), &volume)?;
        flaws.extend(difference.map(|line| format!("{}: {line}", path.display())));
    }
    if flaws.is_empty() {
        let entries = registry.volumes()?;
        let sum: usize = entries.iter().map(|entry| entry.puzzles as usize).sum();
        return print_output(&format!(
            "{}, {}, no duplicates\n",
            counted(entries.len(), "volume"),
            counted(sum, "puzzle")
        ));
    }
    print_output(&flaws.iter().map(|flaw| format!("{flaw}\n")).collect::<String>())?;
    Err(check_failed())
}

fn export(args: &RegistryExportArgs) -> Result<()> {
    let registry = args.registry.open()?;
    let mut entries = registry.volumes()?;
    if let Some(number) = args.volume {
        entries.retain(|entry| entry.number == number);
        if entries.is_empty() {
            return Err(missing(&args.registry, number));
        }
    }
    let mut text = if args.json { String::new() } else { "volume,number,level,hash\n".to_owned() };
    for entry in entries {
        let volume = entry.number;
        registry.puzzles(volume, |puzzle| {
            let (number, level, hash) =
                (puzzle.number, printable(&puzzle.level), puzzle.hash.hex());
            text += &if args.json {
                format!(
                    "{}\n",
                    json!({ "volume": volume, "number": number, "level": level, "hash": hash })
                )
            } else {
                format!("{volume},{number},{level},{hash}\n")
            };
            // A long series has too many puzzles to gather them in memory as one text.
            if text.len() > CHUNK {
                print_output(&text)?;
                text.clear();
            }
            Ok(())
        })?;
    }
    print_output(&text)
}

fn report(args: &RegistryReportArgs, disk: &Disk, console: &Console) -> Result<()> {
    let file = &args.registry.file;
    let pdf = output::output_path(args.output.as_deref(), Some(file), |registry| {
        let stem = registry.file_stem().unwrap_or_default().to_string_lossy();
        registry.with_file_name(format!("{stem}-originality.pdf"))
    })?;
    let json = pdf.with_extension("json");
    output::guard_pdf(&pdf, args.force, disk)?;
    guard_json(&json, args.force)?;
    let registry = args.registry.open()?;
    let order = OriginalityOrder {
        registry: press::name_of(file),
        series: args.series.clone(),
        date: args.date.map_or_else(source_date, |date| Ok(Some(date)))?,
        json_name: press::name_of(&json),
    };
    let report = press::originality(&registry, &order)?;
    disk.place(&[(pdf.clone(), report.pdf), (json.clone(), report.json.into_bytes())])?;
    console.note(&format!(
        "{} and {}: {} in {}, no duplicates",
        pdf.display(),
        json.display(),
        counted(report.puzzles, "puzzle"),
        counted(report.volumes, "volume")
    ));
    Ok(())
}

/// Returns an error if the file at `path` is not the JSON of a report.
fn guard_json(path: &Path, force: bool) -> Result<()> {
    files::check_file_target(path)?;
    match std::fs::read(path) {
        Ok(bytes) if !force && !bytes.is_empty() && !press::is_originality_json(&bytes) => {
            let message =
                format!("`{}` already exists, and is not an originality report", path.display());
            Err(output::overwrite_refusal(message))
        }
        _ => Ok(()),
    }
}

fn add(args: &RegistryAddArgs, console: &Console) -> Result<()> {
    let RegistryFileArg { file } = &args.registry;
    if let (Some(title), Some(number)) = (&args.unknown, args.volume) {
        let repeats = add_volume(file, number, &RecordedVolume::unknown(title), args.force)?;
        print_volume(file, number, 0, &repeats, console);
        return Ok(());
    }
    if let (Some(number), [_, second, ..]) = (args.volume, &args.locks[..]) {
        let message = format!(
            "--volume {number} is for one lock, and `{}` is a second one",
            second.display()
        );
        let help = "add them one at a time";
        return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
    }
    let mut volumes = Vec::new();
    // All locks are proved before the first is added, so that a bad one leaves the registry as it was.
    for path in &args.locks {
        let (source, lock) = read_lock(path)?;
        let number = args.volume.or_else(|| lock.volume()).ok_or_else(|| unnumbered_lock(path))?;
        volumes.push((number, proved_volume(&lock, &source)?));
    }
    for (number, volume) in volumes {
        let repeats = add_volume(file, number, &volume, args.force)?;
        print_volume(file, number, volume.puzzles.len(), &repeats, console);
    }
    Ok(())
}

fn add_volume(
    file: &Path,
    number: u32,
    volume: &RecordedVolume,
    force: bool,
) -> Result<Vec<RepeatedPuzzles>> {
    Registry::add(file, number, volume, &|_| force)
}

fn print_volume(
    file: &Path,
    number: u32,
    puzzles: usize,
    repeats: &[RepeatedPuzzles],
    console: &Console,
) {
    console.note(&format!("{}: volume {number}, {}", file.display(), counted(puzzles, "puzzle")));
    repeats.iter().for_each(|repeats| console.report(&repeated_puzzles(number, repeats)));
}

fn remove(args: &RegistryRemoveArgs, console: &Console) -> Result<()> {
    let entries = args.registry.open()?.volumes()?;
    for &number in &args.volumes {
        // All numbers are checked before the first volume is removed.
        if entries.iter().all(|entry| entry.number != number) {
            return Err(missing(&args.registry, number));
        }
    }
    for &number in &args.volumes {
        Registry::remove(&args.registry.file, number)?;
        console.note(&format!("{}: removed volume {number}", args.registry.name()));
    }
    let last = entries.last().map_or(0, |entry| entry.number);
    if let Some(first) = args.volumes.iter().min().filter(|first| **first < last) {
        console.report(&Diagnostic::warning(format!(
            "no volume after {first} can be made until volume {first} is added again"
        )));
    }
    Ok(())
}

fn missing(registry: &RegistryFileArg, number: u32) -> Failure {
    let message = format!("`{}` has no volume {number}", registry.name());
    let help = format!("gridpress registry list {} lists the volumes", registry.name());
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

fn unnumbered_lock(path: &Path) -> Failure {
    let message = format!("`{}` has no volume number", path.display());
    let help = "give it, as in gridpress registry add series.db book.lock --volume 1";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}
