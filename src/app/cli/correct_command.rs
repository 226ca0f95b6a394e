//! `gridpress correct`: corrects the puzzle of a published day, and keeps what was printed.

use super::arguments::choice;
use super::console::{Console, print_output};
use super::desk::days;
use super::desk::history::FolderHistory;
use super::desk::source::{RecordedDesk, SpecChoice, desk_folder, lock_desk, refused};
use super::desk::store::{FileBatch, Outcomes, Policy, Rewrite, Store};
use super::files::Disk;
use crate::Result;
use clap::Args;
use gridpress_book::daily::{Correction, Desk, Edition};
use gridpress_engine::generate::Level;
use gridpress_press::{DayFile, DeskRun, PublishedEditions};
use jiff::Span;
use jiff::civil::Date;
use std::path::PathBuf;

/// Correct the puzzle of a published day: its level, the puzzle itself, or by a note only
#[derive(Args)]
#[command(after_help = "\
The files of that day are made again with the note: column, page and data, and the archive and the feed. The column of \
the next day, if it is still to come, prints the note and the right solution. Number and date stay; the files as they were \
are kept in the folder `replaced`, and the index lists them.

A day that is neither published nor frozen needs no correction: change the spec, or replace its puzzle under [replace].

Examples:
  gridpress correct desk --date 2026-12-01 --note \"It is hard.\" --level hard
  gridpress correct desk --date 2026-12-01 --note \"Wrong sum.\" --new-puzzle
  gridpress publish desk -o public")]
pub(super) struct CorrectArgs {
    /// The folder that `gridpress daily` writes to
    #[arg(value_name = "DESK")]
    desk: PathBuf,
    /// The day of the puzzle, as in 2026-12-01
    #[arg(long, value_name = "DATE")]
    date: String,
    /// The slot of the puzzle, if a day has several
    #[arg(long, value_name = "ID")]
    slot: Option<String>,
    /// The text for readers
    #[arg(long, value_name = "TEXT", value_parser = parse_note)]
    note: String,
    /// The level to print
    #[arg(long, value_name = "LEVEL", ignore_case = true, value_parser = choice::<Level>())]
    level: Option<Level>,
    /// Print another puzzle, the next one of that day
    #[arg(long)]
    new_puzzle: bool,
    /// Treat this date as today [default: by the clock, in the spec's time zone]
    #[arg(long, value_name = "DATE")]
    today: Option<String>,
    #[command(flatten)]
    choice: SpecChoice,
    /// Print the result as one JSON document
    #[arg(long)]
    json: bool,
}

/// The folder of replaced files, in that of the desk.
const REPLACED: &str = "replaced";
/// Maximum length of a note, in characters: a column has little room.
const MAX_NOTE: usize = 300;

/// Parses a note: one line of text.
fn parse_note(text: &str) -> std::result::Result<String, String> {
    let note = text.trim();
    match note.chars().count() {
        0 => Err("the note is empty; say what was wrong".to_owned()),
        count if count > MAX_NOTE => {
            Err(format!("the note has {count} characters; the maximum is {MAX_NOTE}"))
        }
        _ if note.chars().any(char::is_control) => Err("the note must be one line".to_owned()),
        _ => Ok(note.to_owned()),
    }
}

pub(super) fn run(args: &CorrectArgs, disk: &Disk, console: &Console) -> Result<()> {
    let store = Store::new(desk_folder(&args.desk), false, disk);
    let _lock = lock_desk(&store)?;
    let RecordedDesk { index, record, spec, seed } =
        RecordedDesk::read(&store, &args.choice, disk, console)?;
    let desk = Desk::new(&spec, &seed).expect("a spec with a desk");
    let slot = slot_of(&desk, args.slot.as_deref())?;
    let today = days::today(&desk, args.today.as_deref())?;
    let date = days::named_date("--date", &args.date)?;
    let latest = record.owner().and_then(|owner| owner.latest.parse::<Date>().ok());
    if let Some(latest) = latest.filter(|latest| today < *latest) {
        let message = format!("today is {today}, but the last run in this folder was on {latest}");
        return Err(refused(message, "correct the clock, or name the day with --today"));
    }
    let settled = today.saturating_add(Span::new().days(desk.daily.frozen_days));
    if date > settled {
        let message = format!("the puzzle of {date} is neither published nor frozen");
        let help = format!("change the spec; for another puzzle: [replace] \"{date}\" = 1");
        return Err(refused(message, &help));
    }
    let mut history = FolderHistory::read(&store, console)?;
    let mut published = history.settled_puzzles(&store, &desk, &[(date, slot)], date);
    let Some(edition) = published.get(&(slot, date)) else {
        let message = format!("the folder has no record of a puzzle of {date} in that slot");
        return Err(refused(message, "name a day that `gridpress daily` has made"));
    };
    let mut corrected = corrected(args, &desk, edition, today)?;
    let own = [(date, slot)];
    let (old, _) = DeskRun::with_published(&desk, &own, true, &published);
    let files = history.other_files(&old, &[], true);
    let kept = keep_replaced(&store, &files, corrected.corrections.len(), disk)?;
    if let Some(last) = corrected.corrections.last_mut() {
        last.replaced = Some(kept).filter(|kept| !kept.is_empty());
    }
    published.insert((slot, date), corrected);
    let outcomes = place(&desk, slot, date, today, &store, &mut history, published)?;
    history.write(&store, &index.title, index.spec, today.max(latest.unwrap_or(today)))?;
    console.note(&outcomes.summary(store.folder()));
    if args.json {
        print_output(&outcomes.json())?;
    }
    let changed = outcomes.changed(store.folder());
    outcomes.failure(changed).map_or(Ok(()), Err)
}

/// Returns the index of the slot that is named, or of the only one.
fn slot_of(desk: &Desk, named: Option<&str>) -> Result<usize> {
    let ids: Vec<&str> = desk.daily.slots.iter().map(|slot| slot.id.as_str()).collect();
    match (named, &ids[..]) {
        (None, [_]) => Ok(0),
        (None, _) => Err(refused(
            "a day has several puzzles",
            &format!("name one: --slot {}", ids.join(", or --slot ")),
        )),
        (Some(named), _) => ids.iter().position(|id| *id == named).ok_or_else(|| {
            refused(
                format!("--slot: unknown slot `{named}`"),
                &format!("the slots are {}", ids.join(", ")),
            )
        }),
    }
}

/// Returns the corrected edition.
fn corrected(args: &CorrectArgs, desk: &Desk, edition: &Edition, today: Date) -> Result<Edition> {
    let mut corrected = edition.clone();
    if args.new_puzzle {
        // Every replaced puzzle of the day is skipped, as its solution may be known.
        let earlier = edition.corrections.iter().filter(|made| made.code.is_some()).count() as u32;
        corrected = desk.replacement(edition, earlier + 1)?;
    }
    corrected.level = args.level.unwrap_or(edition.level);
    let rated = desk.mislabelled(&corrected).filter(|_| args.new_puzzle && args.level.is_none());
    if let Some(rated) = rated {
        let message = format!(
            "the new puzzle is rated `{rated}`, but would be printed as `{}`",
            corrected.level
        );
        return Err(refused(message, &format!("name the level to print: --level {rated}")));
    }
    corrected.corrections.push(Correction {
        made: today.to_string(),
        note: args.note.clone(),
        level: (corrected.level != edition.level).then(|| edition.level.name().to_owned()),
        code: args.new_puzzle.then(|| edition.code.clone()),
        replaced: None,
    });
    Ok(corrected)
}

/// Copies the files of a day as they are before correction `count`, and returns the paths of the copies in the folder of
/// the desk.
fn keep_replaced(
    store: &Store,
    files: &[DayFile],
    count: usize,
    disk: &Disk,
) -> Result<Vec<String>> {
    let folder = store.path(REPLACED);
    let replaced = Store::new(&folder, false, disk);
    replaced.make_folder()?;
    let mut kept = Vec::new();
    for file in files {
        if let Some(bytes) = store.read(&file.name)? {
            let (stem, end) = file.name.rsplit_once('.').unwrap_or((&file.name, ""));
            let name = format!("{stem}.{count}.{end}");
            replaced.write(&name, &bytes)?;
            kept.push(format!("{REPLACED}/{name}"));
        }
    }
    Ok(kept)
}

/// Makes the files of a corrected day again, and those of the next one if it is still to come.
fn place(
    desk: &Desk,
    slot: usize,
    date: Date,
    today: Date,
    store: &Store,
    history: &mut FolderHistory,
    mut published: PublishedEditions,
) -> Result<Outcomes> {
    let mut days = vec![(date, slot)];
    // A column that is out cannot change; one that is still to come must print the right solution, even if it is frozen.
    if let Some(next) = desk.day_after_solution(slot, date).filter(|next| *next > today) {
        days.push((next, slot));
        let known = history.settled_puzzles(store, desk, &[(next, slot)], next);
        published.extend(known.into_iter().filter(|((_, day), _)| *day == next));
    }
    let (run, missing) = DeskRun::with_published(desk, &days, true, &published);
    let mut files = history.other_files(&run, &[], true);
    // Only columns print the solution of another day.
    files.retain(|file| file.date == date || file.format.is_art());
    let policy =
        Policy { today, settled: today, rewrite: Rewrite::Design, hashes: history.hashes() };
    let batch =
        FileBatch { files: &files, policy: &policy, make: &|file| run.make(file), tick: &|| () };
    let mut outcomes =
        store.place(&batch, &mut |files| history.record_pending(store, &run, files))?;
    outcomes.failed.extend(missing);
    history.record_outcomes(&run, &files, &outcomes);
    outcomes.extend(history.refresh_copies(&files, (store, &policy), &run)?);
    let site = history.site(desk, today)?;
    let placed = history.place_made(false, (store, &policy), &run, &site)?;
    history.record_site(&placed, today);
    outcomes.extend(placed);
    Ok(outcomes)
}
