//! `gridpress publish`: writes the part of a desk's folder that readers may see.

use super::console::{Console, counted, print_output};
use super::desk::days;
use super::desk::source::{RecordedDesk, SpecChoice, desk_folder, lock_desk, refused};
use super::desk::store::{Store, list_names};
use super::files::Disk;
use super::output::is_one_file;
use crate::Result;
use clap::Args;
use gridpress_book::daily::Desk;
use gridpress_ground::hash::sha256;
use gridpress_ground::parallel;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, capped};
use gridpress_press::{
    self as press, DeskIndex, INDEX, IndexEntry, OtherFile, PublicFolder, RECORD,
};
use jiff::civil::Date;
use serde_json::json;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Write what readers may see of a desk's folder: nothing of a day to come
#[derive(Args)]
#[command(after_help = "\
The public folder gets the files of all days up to today in the desk's time zone: pages, artwork and data, with the \
archive and the feed of these days only. Solutions have files of their own from the next day on, and today's data files \
have none; pages keep theirs, for hints and checks. No file, link, name or code of a later day is in it. Only \
files that differ are written, all at once; files that are no longer public are removed; others stay.

COMMAND runs in the public folder, in the shell, if anything changed. Its input is the list of changed files, one per \
line; the variable GRIDPRESS_REMOVED has the removed ones. If it fails, the next run gives it the same list again.

Examples:
  gridpress publish desk -o public
  gridpress publish desk -o rehearsal --at 2026-12-24T06:00
  gridpress publish desk -o public --then 'rsync -a --delete ./ web:sudoku/'")]
pub(super) struct PublishArgs {
    /// The folder that `gridpress daily` writes to
    #[arg(value_name = "DESK")]
    desk: PathBuf,
    /// The public folder; created if missing
    #[arg(long, short, value_name = "PUBLIC")]
    output: PathBuf,
    /// The moment, as in 2026-12-01T06:00 in the desk's time zone [default: now]
    #[arg(long, value_name = "TIME")]
    at: Option<String>,
    /// A command to run after changes, for an upload
    #[arg(long, value_name = "COMMAND", conflicts_with = "dry_run")]
    then: Option<String>,
    #[command(flatten)]
    choice: SpecChoice,
    /// Show what would change, and write nothing
    #[arg(long)]
    dry_run: bool,
    /// Print the result as one JSON document
    #[arg(long)]
    json: bool,
}

/// The file in a public folder with the changes that no command has handed over yet.
const PENDING: &str = ".gridpress-publish.json";

/// The changes of a run.
#[derive(Default)]
struct Changes {
    /// The files to write, with their bytes.
    written: Vec<(String, Vec<u8>)>,
    /// The names of files to remove.
    removed: Vec<String>,
    /// The names of files that stay as they are.
    kept: usize,
}

pub(super) fn run(args: &PublishArgs, disk: &Disk, console: &Console) -> Result<()> {
    let folder = desk_folder(&args.desk);
    let (desk_store, public) =
        (Store::new(folder, false, disk), Store::new(&args.output, false, disk));
    if is_one_file(folder, &args.output) {
        let message = format!("`{}` is the folder of the desk itself", args.output.display());
        return Err(refused(message, "name another folder with -o, which readers may see"));
    }
    let _lock = if args.dry_run { None } else { lock_desk(&desk_store)? };
    let RecordedDesk { index, record, spec, seed } =
        RecordedDesk::read(&desk_store, &args.choice, disk, console)?;
    let desk = Desk::new(&spec, &seed).expect("a spec with a desk");
    let today = days::day_at(&desk, args.at.as_deref())?;
    let _public_lock = if args.dry_run { None } else { public.lock()? };
    let old = public_index(&public)?;
    check_clock(args, old.as_ref(), today)?;
    if let Some(name) = index.names().find(|name| !is_plain(name)) {
        let message = format!("{INDEX} names a file outside its folder: `{}`", name.escape_debug());
        return Err(refused(
            message,
            "restore the index, or remove it and run `gridpress daily` again",
        ));
    }
    let publication = PublicFolder::new(&desk, &index, &record, today);
    if !publication.has_today() && desk.daily.prints_on(today) {
        let message = format!("`{}` has no file of today, {today}", folder.display());
        let help = format!("make it: gridpress daily SPEC --date {today} -o {}", folder.display());
        console.report(&Diagnostic::warning(message).help(help));
    }
    let (changes, faults) = changes(&publication, &desk_store, &public, old.as_ref())?;
    finish(args, &public, changes, console)?;
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Failure { exit: Exit::No, reports: capped(faults) })
    }
}

/// Compares the public forms of the desk's files with the public folder. Files that cannot be published are reported.
fn changes(
    publication: &PublicFolder,
    desk: &Store,
    public: &Store,
    old: Option<&DeskIndex>,
) -> Result<(Changes, Vec<Diagnostic>)> {
    type Made = (IndexEntry, Option<Vec<u8>>);
    let made = parallel::try_map(publication.entries(), |entry: &IndexEntry| -> Result<_> {
        let path = desk.path(&entry.file);
        let Some(bytes) = desk.read(&entry.file)? else {
            let message = format!("`{}` is missing", path.display());
            let help = "it is not published; run `gridpress daily` again";
            return Ok(Err(Diagnostic::error(message).help(help)));
        };
        if sha256(&bytes) != entry.sha256 {
            let message = format!("`{}` was edited since the desk made it", path.display());
            let help = "it is not published, since it may say anything; remove it and run `gridpress daily` again";
            return Ok(Err(Diagnostic::error(message).help(help)));
        }
        let Some(bytes) = publication.make(entry, bytes)? else {
            let message = format!("`{}` cannot be made again for readers", path.display());
            let help = format!(
                "it is not published: `{RECORD}` has lost its puzzle, and the spec gives another; restore that file"
            );
            return Ok(Err(Diagnostic::error(message).help(help)));
        };
        let without = publication.is_without_solution(entry).then_some(true);
        let public_entry =
            IndexEntry { sha256: sha256(&bytes), without_solution: without, ..entry.clone() };
        let existing = public.read(&entry.file)?;
        let bytes = (existing.as_ref() != Some(&bytes)).then_some(bytes);
        Ok::<Result<Made, Diagnostic>, Failure>(Ok((public_entry, bytes)))
    })?;
    let (mut changes, mut entries, mut faults) = (Changes::default(), Vec::new(), Vec::new());
    for made in made {
        match made {
            Ok((entry, bytes)) => {
                match bytes {
                    Some(bytes) => changes.written.push((entry.file.clone(), bytes)),
                    None => changes.kept += 1,
                }
                entries.push(entry);
            }
            Err(fault) => faults.push(fault),
        }
    }
    let copies = copies(publication, &mut changes, public)?;
    let site = publication.site(&entries)?;
    let index = publication.index(entries, copies, &site);
    let names: BTreeSet<String> = index.names().map(str::to_owned).collect();
    let text = index.to_text().into_bytes();
    let others = site.into_iter().map(|file| (file.name, file.bytes));
    for (name, bytes) in others.chain([(INDEX.to_owned(), text)]) {
        if public.read(&name)?.as_ref() == Some(&bytes) {
            changes.kept += 1;
        } else {
            changes.written.push((name, bytes));
        }
    }
    // A public index may have been changed, and must not name files elsewhere.
    let listed = old.into_iter().flat_map(DeskIndex::names).filter(|name| is_plain(name));
    let listed: BTreeSet<&str> = listed.collect();
    let foreign = changes.written.iter().map(|(name, _)| name.as_str());
    let foreign =
        foreign.filter(|name| *name != INDEX && !listed.contains(name) && public.has(name));
    let foreign: Vec<&str> = foreign.collect();
    if !foreign.is_empty() {
        let message = format!(
            "`{}` has files of others: {}",
            public.folder().display(),
            list_names(&foreign)
        );
        return Err(refused(message, "move them away, or choose another folder with -o"));
    }
    let outdated = listed.iter().filter(|name| !names.contains(**name) && public.has(name));
    changes.removed = outdated.map(|name| (*name).to_owned()).collect();
    Ok((changes, faults))
}

/// Returns `true` for the name of a file, without any folder.
fn is_plain(name: &str) -> bool {
    press::name_of(Path::new(name)) == name
}

/// Copies public files under the names of the spec.
fn copies(
    publication: &PublicFolder,
    changes: &mut Changes,
    public: &Store,
) -> Result<Vec<OtherFile>> {
    let mut copies = Vec::new();
    for (name, original) in publication.copies() {
        let written = changes.written.iter().find(|(name, _)| *name == original);
        let Some(bytes) = written
            .map(|(_, bytes)| bytes.clone())
            .map_or_else(|| public.read(&original), |bytes| Ok(Some(bytes)))?
        else {
            // The original was not published, which was reported.
            continue;
        };
        let sha256 = sha256(&bytes);
        if public.read(&name)?.as_ref() == Some(&bytes) {
            changes.kept += 1;
        } else {
            changes.written.push((name.clone(), bytes));
        }
        copies.push(OtherFile { file: name, copy_of: Some(original), sha256 });
    }
    Ok(copies)
}

/// Reads the index of the public folder; `None` if nothing was published there.
fn public_index(public: &Store) -> Result<Option<DeskIndex>> {
    let Some(bytes) = public.read(INDEX)? else {
        return Ok(None);
    };
    let path = public.path(INDEX);
    match DeskIndex::parse(&bytes) {
        Ok(index) if index.published.is_some() => Ok(Some(index)),
        Ok(_) => {
            let message = format!("`{}` is the folder of a desk", public.folder().display());
            Err(refused(message, "choose another folder with -o, which readers may see"))
        }
        Err(_) => {
            let message = format!("`{}` was not written by gridpress", path.display());
            Err(refused(message, "move it away, or choose another folder with -o"))
        }
    }
}

/// Refuses a clock that went back, which would withdraw published days.
fn check_clock(args: &PublishArgs, old: Option<&DeskIndex>, today: Date) -> Result<()> {
    let published = old.and_then(|old| old.published.as_ref()?.parse::<Date>().ok());
    match published.filter(|published| *published > today && args.at.is_none()) {
        Some(published) => {
            let message = format!(
                "today is {today}, but `{}` is public until {published}",
                args.output.display()
            );
            Err(refused(
                message,
                "correct the clock; to withdraw days on purpose, name the moment with --at",
            ))
        }
        None => Ok(()),
    }
}

/// Writes the changes, and hands them over to the command.
fn finish(args: &PublishArgs, public: &Store, changes: Changes, console: &Console) -> Result<()> {
    let mut written: BTreeSet<String> =
        changes.written.iter().map(|(name, _)| name.clone()).collect();
    let mut removed: BTreeSet<String> = changes.removed.iter().cloned().collect();
    if args.dry_run {
        let line = |action: &str, name: &String| format!("{action:<6}  {name}\n");
        let lines = written.iter().map(|name| line("write", name));
        let lines: String = lines.chain(removed.iter().map(|name| line("remove", name))).collect();
        return print_output(&if args.json { report(&written, &removed) } else { lines });
    }
    if args.then.is_some() {
        // Recorded before anything changes, so that no interruption loses a change.
        if let Some((earlier, gone)) = public.read(PENDING)?.and_then(|text| pending(&text)) {
            written.extend(earlier.difference(&removed).cloned().collect::<Vec<_>>());
            removed.extend(gone.difference(&written).cloned().collect::<Vec<_>>());
        }
        if !(written.is_empty() && removed.is_empty()) {
            public.write(PENDING, report(&written, &removed).as_bytes())?;
        }
    }
    public.write_all(changes.written)?;
    // Last, so that no page links a file that is gone.
    public.remove(&changes.removed)?;
    let counts =
        [(written.len(), "written"), (removed.len(), "removed"), (changes.kept, "up to date")];
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let counts: Vec<String> =
        counts.map(|(count, what)| format!("{} {what}", counted(*count, "file"))).collect();
    console.note(&format!("{}: {}", args.output.display(), counts.join(", ")));
    if args.json {
        print_output(&report(&written, &removed))?;
    }
    match &args.then {
        Some(command) if !(written.is_empty() && removed.is_empty()) => {
            hand_over(command, &args.output, &written, &removed)?;
            public.remove(&[PENDING.to_owned()])
        }
        _ => Ok(()),
    }
}

/// Returns the names of changed files as JSON.
fn report(written: &BTreeSet<String>, removed: &BTreeSet<String>) -> String {
    format!("{:#}\n", json!({ "written": written, "removed": removed }))
}

/// Reads the names of changed files; `None` if the text is damaged.
fn pending(text: &[u8]) -> Option<(BTreeSet<String>, BTreeSet<String>)> {
    let report: serde_json::Value = serde_json::from_slice(text).ok()?;
    let names = |key: &str| serde_json::from_value(report[key].clone()).ok();
    Some((names("written")?, names("removed")?))
}

/// Runs a command in the shell, in the public folder, with the names of changed files as its input.
fn hand_over(
    command: &str,
    folder: &Path,
    written: &BTreeSet<String>,
    removed: &BTreeSet<String>,
) -> Result<()> {
    let [shell, flag] = if cfg!(windows) { ["cmd", "/C"] } else { ["sh", "-c"] };
    let lines =
        |names: &BTreeSet<String>| names.iter().map(|name| format!("{name}\n")).collect::<String>();
    let spawned = Command::new(shell)
        .args([flag, command])
        .current_dir(folder)
        .env("GRIDPRESS_REMOVED", lines(removed))
        .stdin(Stdio::piped())
        // The output of the program itself may be JSON.
        .stdout(std::io::stderr())
        .spawn();
    let ended = spawned.and_then(|mut child| {
        // A command may end without reading its input, which closes the pipe.
        let _ = child.stdin.take().map(|mut input| input.write_all(lines(written).as_bytes()));
        child.wait()
    });
    let why = match ended {
        Ok(status) if status.success() => return Ok(()),
        Ok(status) => format!("ended with {status}"),
        Err(error) => super::files::reason(&error).to_string(),
    };
    let message = format!("the command of --then {why}");
    let help =
        "the public folder is complete; the next run with --then hands the same files over again";
    Err(Failure::new(Exit::System, Diagnostic::error(message).help(help)))
}
