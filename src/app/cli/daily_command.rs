//! `gridpress daily`: makes a set of files for each date.

mod audit;

use super::arguments::{choice, whole};
use super::book_source;
use super::console::{Console, counted, print_output};
use super::desk::days;
use super::desk::history::{FolderHistory, PlannedRun};
use super::desk::store::{FileBatch, Outcomes, Policy, Rewrite, Store, list_names};
use super::files::Disk;
use crate::Result;
use clap::Args;
use gridpress_book::daily::{Desk, Edition};
use gridpress_bookspec::{BUILT_IN_SEED, BookSpec, TEMPLATES, TemplateText};
use gridpress_messages::diag::{Diagnostic, Failure, Severity, capped};
use gridpress_press::{self as press, DayFile, DayFormat, DeskRun, PublishedEditions, SlotFormats};
use jiff::Span;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Make the puzzles of a day, or of many: a set of files for each date
#[derive(Args)]
#[command(after_help = "\
A puzzle depends only on the seed, the slot and the date, not on other days. If the \
spec or the program has changed, the files of future days are made again. Files of published days \
stay, and files that were edited by hand are left alone and reported (exit code 1); --force \
overwrites both. A folder belongs to one spec and one seed, and its days only move forward: a run \
that does not fit is refused (exit code 2).

Formats: pdf, eps, svg, png, idml (print artwork, with a file DATE-solution.EXT each), html (plays \
in any browser), json, ipuz, sdk, txt.

Examples:
  gridpress daily desk.toml --date today -o out
  gridpress daily desk.toml --date 2026-12-01 --days 7 --format pdf,json -o out
  gridpress daily desk.toml --date 2026-12-01 --days 31 --proof -o december
  gridpress daily desk.toml --date 2026-12-01 --days 31 --table -o december
  gridpress daily desk.toml --audit --days 3650")]
pub(super) struct DailyArgs {
    /// The spec, with a table [daily], or `-` for standard input [default: book.toml in this folder, or the built-in desk]
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The first day: 2026-11-21, `today` or `tomorrow` in the spec's time zone, or `+7` for a week from today
    #[arg(long, value_name = "DATE", required_unless_present = "audit")]
    date: Option<String>,
    /// Number of days [default: 1; 3650 with --audit]
    #[arg(long, value_name = "N", conflicts_with = "until", value_parser = whole(1_u32..))]
    days: Option<u32>,
    /// The last day
    #[arg(long, value_name = "DATE")]
    until: Option<String>,
    /// The formats to write, separated by commas [default: the `formats` of the spec, or pdf]
    #[arg(long, value_name = "FORMAT,...", value_delimiter = ',', ignore_case = true, value_parser = choice::<DayFormat>())]
    format: Vec<DayFormat>,
    /// The folder to write to; created if missing
    #[arg(long, short, value_name = "DIR", default_value = ".")]
    output: PathBuf,
    /// Only these slots, separated by commas [default: all]
    #[arg(long, value_name = "ID,...", value_delimiter = ',')]
    slot: Vec<String>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = super::book_source::parse_seed)]
    seed: Option<String>,
    /// Leave out the solution of the same day
    #[arg(long)]
    no_solution: bool,
    /// Remove unchanged files of days that are more than N days in the past
    #[arg(long, value_name = "N", value_parser = whole(1_u32..))]
    keep: Option<u32>,
    /// Write a sheet with all puzzles at a glance; without --format, nothing else
    #[arg(long)]
    proof: bool,
    /// Write a table of all puzzles with the names of their artwork, for InDesign's Data Merge
    #[arg(long)]
    table: bool,
    /// Treat this date as today: it and all days before count as published
    #[arg(long, value_name = "DATE")]
    today: Option<String>,
    /// Make the files of published and frozen days again in the current design, with the same puzzles
    #[arg(long, conflicts_with = "force")]
    redesign: bool,
    /// Overwrite files of published and frozen days and files that were edited, with the puzzles of the current spec; and
    /// accept a spec, a seed, a slot or an earlier day that does not fit the folder
    #[arg(long)]
    force: bool,
    /// Show what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,
    /// Write nothing; prove that all puzzles of these days differ and have exactly one solution
    #[arg(long, conflicts_with_all = ["format", "output", "no_solution", "proof", "table", "force", "redesign", "dry_run", "keep", "slot"])]
    audit: bool,
    /// Print the result as one JSON document
    #[arg(long)]
    json: bool,
}

impl DailyArgs {
    /// Returns which files to overwrite besides those of future days.
    fn rewrite(&self) -> Rewrite {
        match (self.force, self.redesign) {
            (true, _) => Rewrite::All,
            (false, true) => Rewrite::Design,
            (false, false) => Rewrite::Nothing,
        }
    }
}

pub(super) fn run(args: &DailyArgs, disk: &Disk, console: &Console) -> Result<()> {
    let path = book_source::spec_path(args.spec.as_deref());
    let built_in = TEMPLATES.iter().find(|template| template.is_desk()).unwrap_or(&TEMPLATES[0]);
    let (source, files) = book_source::spec_source(path.as_deref(), built_in, disk, console)?;
    let spec = book_source::parse_spec(&source, &files, console)?;
    check_request(args, &spec, path.as_deref())?;
    let seed = choose_seed(args, &spec, console)?;
    let desk = Desk::new(&spec, &seed).ok_or_else(|| not_a_desk(path.as_deref()))?;
    let days = days::resolve(
        &desk,
        (args.date.as_deref(), args.today.as_deref()),
        args.days,
        args.until.as_deref(),
        if args.audit { TEN_YEARS } else { 1 },
    )?;
    let name = path.as_deref().filter(|path| *path != Path::new("-"));
    if args.audit {
        audit::run(&desk, &days, args.json, console)
    } else {
        make(args, &desk, name.map(press::name_of), &days, disk, console)
    }
}

/// Returns an error for a spec without a desk, and for dates that do not exist.
fn check_request(args: &DailyArgs, spec: &BookSpec, path: Option<&Path>) -> Result<()> {
    let desk = spec.daily.is_none().then(|| not_a_desk(path).reports);
    let dates = [("--date", &args.date), ("--until", &args.until), ("--today", &args.today)]
        .into_iter()
        .filter_map(|(flag, date)| days::check_date(flag, date.as_deref()?));
    let reports: Vec<Diagnostic> = desk.into_iter().flatten().chain(dates).collect();
    if reports.is_empty() { Ok(()) } else { Err(Failure::input(reports)) }
}

/// Makes and writes the files of `days`. `spec` is the name of the spec's file.
fn make(
    args: &DailyArgs,
    desk: &Desk,
    spec: Option<String>,
    days: &[Date],
    disk: &Disk,
    console: &Console,
) -> Result<()> {
    let formats = choose_formats(args, desk, console)?;
    let today = days::today(desk, args.today.as_deref())?;
    let requested = requested_days(args, desk, days)?;
    if requested.is_empty() {
        console.note(&nothing_prints(days));
    }
    let store = Store::new(&args.output, args.force, disk);
    // A folder without a desk stays untouched if nothing prints.
    if requested.is_empty() && !args.output.is_dir() {
        return if args.json { print_output(&Outcomes::default().json()) } else { Ok(()) };
    }
    // Before the history is read: another run could change it in between.
    let _lock = if args.dry_run { None } else { store.lock()? };
    let mut history = FolderHistory::read(&store, console)?;
    let policy = Policy {
        today,
        settled: today.saturating_add(Span::new().days(desk.daily.frozen_days)),
        rewrite: args.rewrite(),
        hashes: history.hashes(),
    };
    let planned = PlannedRun {
        desk,
        spec: spec.as_deref(),
        today,
        settled: policy.settled,
        requested: &requested,
    };
    // Before anything is made, so that a refused run leaves no trace.
    refuse_conflicts(&planned, &store, &history, console)?;
    // Recorded from the first write on, so that even an interrupted run claims the folder.
    history.set_owner(planned.owner(history.owner()));
    // Solutions that are printed today must match what readers solved yesterday, even if the spec has changed since.
    let settled = settled_puzzles(&planned, &store, &history, console);
    let bar = console.progress(days.len() as u64, "days");
    let (run, missing) = DeskRun::with_published(desk, &requested, !args.no_solution, &settled);
    bar.finish_and_clear();
    press::edition_warnings(desk, run.editions()).iter().for_each(|report| console.report(report));
    let files = choose_files(args, &run, &history, &formats, days);
    let bar = console.progress(files.len() as u64, "files");
    let (make, tick) = (|file: &DayFile| run.make(file), || bar.inc(1));
    let batch = FileBatch { files: &files, policy: &policy, make: &make, tick: &tick };
    let mut outcomes = if args.dry_run {
        store.compare(&batch)?
    } else {
        if args.no_solution {
            let leftovers: Vec<String> =
                run.solutions().map(|file| file.name).filter(|name| store.has(name)).collect();
            leftover_solutions(&leftovers).iter().for_each(|warning| console.report(warning));
        }
        store.place(&batch, &mut |files| history.record_pending(&store, &run, files))?
    };
    bar.finish_and_clear();
    outcomes.failed.extend(missing);
    history.record_outcomes(&run, &files, &outcomes);
    let (stale, changed_stale) = stale_files(&store, &history, desk, policy.settled);
    if !stale.is_empty() {
        let names: Vec<&str> = stale.iter().map(String::as_str).collect();
        console.note(&format!("no longer in the spec: {}", list_names(&names)));
    }
    history.forget_stale(&stale);
    if let Some(keep) = args.keep {
        let first = today.saturating_sub(Span::new().days(keep));
        outcomes.removed = history.outdated_files(&store, first);
        history.forget(&outcomes.removed);
    }
    outcomes.removed.extend(stale);
    if !args.dry_run {
        // After the new files are in place, so that a renamed slot never leaves a day without a file.
        store.remove(&outcomes.removed)?;
    }
    match place_copies(args, (&store, &policy), &mut history, &run, &files) {
        Ok(copies) => outcomes.extend(copies),
        Err(why) => outcomes.failed.push(why),
    }
    if let (true, [first, ..], [.., last]) = (args.table, days, days) {
        let table = [run.table((*first, *last), &formats)];
        match history.place_made(args.dry_run, (&store, &policy), &run, &table) {
            Ok(table) => {
                history.record_others(&table, &BTreeMap::new());
                outcomes.extend(table);
            }
            Err(why) => outcomes.failed.push(why),
        }
    }
    // Last, because its pages link the files that now exist.
    let site = history
        .site(desk, today)
        .and_then(|site| history.place_made(args.dry_run, (&store, &policy), &run, &site));
    match site {
        Ok(site) => {
            history.record_site(&site, today);
            outcomes.extend(site);
        }
        // The files of the days are written anyway.
        Err(why) => outcomes.failed.push(why),
    }
    let is_untouched = requested.is_empty() && history.is_empty();
    if !(args.dry_run || is_untouched) {
        history.write(&store, &desk.spec.title, spec, today)?;
        console.note(&outcomes.summary(&args.output));
        outcomes.overwritten().iter().for_each(|names| console.note(names));
    }
    match (args.json, args.dry_run) {
        (true, _) => print_output(&outcomes.json())?,
        (false, true) => print_output(&outcomes.list(&args.output))?,
        (false, false) => {}
    }
    // A dry run leaves no file alone; it only shows what would happen.
    let changed = if args.dry_run {
        Vec::new()
    } else {
        [outcomes.changed(&args.output), changed_stale].concat()
    };
    outcomes.failure(changed).map_or(Ok(()), Err)
}

/// Returns the days and slots of the run.
///
/// # Errors
/// If `--slot` names an unknown slot.
fn requested_days(args: &DailyArgs, desk: &Desk, days: &[Date]) -> Result<Vec<(Date, usize)>> {
    let ids: Vec<&str> = desk.daily.slots.iter().map(|slot| slot.id.as_str()).collect();
    if let Some(other) = args.slot.iter().find(|id| !ids.contains(&id.as_str())) {
        let message = format!("--slot: unknown slot `{other}`");
        let help = format!("the slots are {}", ids.join(", "));
        return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
    }
    let is_requested =
        |slot: usize| args.slot.is_empty() || args.slot.iter().any(|id| id == ids[slot]);
    Ok(desk.printing_slots(days).into_iter().filter(|&(_, slot)| is_requested(slot)).collect())
}

/// Returns an error if the run conflicts with the folder, unless it is forced.
fn refuse_conflicts(
    planned: &PlannedRun,
    store: &Store,
    history: &FolderHistory,
    console: &Console,
) -> Result<()> {
    if store.is_forced() {
        return Ok(());
    }
    let (errors, warnings): (Vec<Diagnostic>, Vec<Diagnostic>) = planned
        .conflicts(store, history)
        .into_iter()
        .partition(|report| report.severity == Severity::Error);
    warnings.iter().for_each(|warning| console.report(warning));
    if errors.is_empty() { Ok(()) } else { Err(Failure::input(errors)) }
}

/// Returns the puzzles of days that stay whatever the spec says, and reports those for which the spec now gives
/// another. With `--force`, only days before those of the run stay: the next day prints their solution.
fn settled_puzzles(
    planned: &PlannedRun,
    store: &Store,
    history: &FolderHistory,
    console: &Console,
) -> PublishedEditions {
    let PlannedRun { desk, requested, .. } = planned;
    let mut settled = history.settled_puzzles(store, desk, requested, planned.settled);
    let requested: BTreeSet<(Date, usize)> = requested.iter().copied().collect();
    if store.is_forced() {
        settled.retain(|&(slot, date), _| !requested.contains(&(date, slot)));
    }
    let others = settled.values().filter(|edition: &&Edition| {
        requested.contains(&(edition.date, edition.slot))
            && edition.corrections.is_empty()
            && desk.code(edition.date, edition.slot) != edition.code
    }).map(|edition| {
        let (date, slot) = (edition.date, &desk.slot(edition).id);
        let state = if date <= planned.today {
"published"
} else {
"frozen"
};
        let message = format!(
            "the puzzle of {date} in slot `{slot}` is {state} and stays, although the spec now gives another"
        );
        let help = format!(
            "to replace it: gridpress correct FOLDER --date {date} --slot {slot} --new-puzzle --note \"...\""
        );
        Diagnostic::warning(message).help(help)
    });
    capped(others.collect()).iter().for_each(|other| console.report(other));
    settled
}

/// Returns the files of future days that no longer belong to the spec and can be removed, and a report for each that
/// was edited.
fn stale_files(
    store: &Store,
    history: &FolderHistory,
    desk: &Desk,
    until: Date,
) -> (Vec<String>, Vec<Diagnostic>) {
    let (ours, changed): (Vec<_>, Vec<_>) =
        history.stale_files(store, desk, until).into_iter().partition(|(_, is_ours)| *is_ours);
    let report = |(name, _): (String, bool)| {
        let path = store.path(&name);
        let message =
            format!("`{}` was edited since, and no longer belongs to the spec", path.display());
        Diagnostic::error(message).help("it was left alone; remove it by hand")
    };
    (ours.into_iter().map(|(name, _)| name).collect(), changed.into_iter().map(report).collect())
}

/// Writes copies of files in place under the names that the spec gives them.
fn place_copies(
    args: &DailyArgs,
    (store, policy): (&Store, &Policy),
    history: &mut FolderHistory,
    run: &DeskRun,
    files: &[DayFile],
) -> Result<Outcomes> {
    let (copies, originals): (Vec<DayFile>, BTreeMap<String, String>) = run
        .copies(files, policy.today)
        .into_iter()
        .map(|(copy, original)| (copy.clone(), (copy.name, original)))
        .unzip();
    let by_name: BTreeMap<&str, &DayFile> =
        files.iter().map(|file| (file.name.as_str(), file)).collect();
    // The file in the folder may differ from that of the spec: it may be frozen or edited.
    let make = |copy: &DayFile| {
        let original = &originals[&copy.name];
        store.read(original)?.map_or_else(|| run.make(by_name[original.as_str()]), Ok)
    };
    let outcomes = history.place_others(args.dry_run, (store, policy), run, &copies, &make)?;
    history.record_others(&outcomes, &originals);
    Ok(outcomes)
}

/// Returns the formats of the run, and reports the slots that cannot have them.
fn choose_formats(args: &DailyArgs, desk: &Desk, console: &Console) -> Result<SlotFormats> {
    if args.format.is_empty() && args.proof {
        return Ok(SlotFormats::none(desk));
    }
    let formats = SlotFormats::requested(desk, &args.format)?;
    let left_out = formats.omitted(desk, &args.format);
    left_out.iter().for_each(|left_out| console.note(left_out));
    Ok(formats)
}

/// Returns the files of the run, and files of earlier runs that show its puzzles.
fn choose_files(
    args: &DailyArgs,
    run: &DeskRun,
    history: &FolderHistory,
    formats: &SlotFormats,
    days: &[Date],
) -> Vec<DayFile> {
    let mut files = run.files(formats);
    let has_proof = args.proof && !run.editions().is_empty();
    if let (true, [first, ..], [.., last]) = (has_proof, days, days) {
        files.push(run.proof(*first, *last));
    }
    files.extend(history.other_files(run, &files, !args.no_solution));
    files
}

/// The default number of days of an audit.
const TEN_YEARS: u32 = 3650;

fn choose_seed(args: &DailyArgs, spec: &BookSpec, console: &Console) -> Result<String> {
    let Some(seed) = args.seed.as_ref().or(spec.seed.as_ref()) else {
        let message = "the spec has no seed, so every run would give other puzzles";
        let help = "add one to the spec that cannot be guessed, as in seed = \"some words of your own and a number\"";
        return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
    };
    if let Some(warning) = seed_warning(seed, spec) {
        // Even with `--quiet`, under which scheduled runs would never show it.
        console.report_always(&warning);
    }
    if seed != BUILT_IN_SEED {
        // Only what the files of a day contain.
        let is_printed = |text: &TemplateText| match text.key {
            "title" => is_title_of_desk(&spec.title),
            "author" => spec.author.is_some(),
            key => key.starts_with("daily."),
        };
        let texts = spec.template_texts().into_iter().filter(is_printed);
        texts.for_each(|text| console.report(&text.warning(spec)));
    }
    Ok(seed.clone())
}

/// Returns `true` for the title of a template for desks. Titles of templates for books, such as `Sudoku`, may be those of
/// a paper.
fn is_title_of_desk(title: &str) -> bool {
    let mut desks = TEMPLATES.iter().filter(|template| template.is_desk());
    desks.any(|template| template.text("title").as_deref() == Some(title))
}

fn not_a_desk(spec: Option<&Path>) -> Failure {
    press::not_a_desk(&spec.map_or("the spec".to_owned(), |path| path.display().to_string()))
}

fn nothing_prints(days: &[Date]) -> String {
    match days {
        [day] => format!("nothing prints on {day}"),
        [first, .., last] => format!("nothing prints from {first} to {last}"),
        [] => "no days".to_owned(),
    }
}

/// Returns a warning if earlier runs left solutions next to puzzles that are to be published without.
fn leftover_solutions(left: &[String]) -> Option<Diagnostic> {
    let message = match left {
        [] => return None,
        [one] => format!("`{one}` is left from an earlier run"),
        [one, rest @ ..] => format!(
            "`{one}` and {} are left from an earlier run",
            counted(rest.len(), "more solution")
        ),
    };
    let help = "this run writes no solutions, but these files have them: remove them, or choose another folder";
    Some(Diagnostic::warning(message).help(help))
}

/// The required strength of a seed in bits. One guess costs a puzzle, which is made in a millisecond and compared with a
/// published one: a thousand computers take ten days.
const STRENGTH: f64 = 40.0;

/// Rows of which the third character in turn, and any after it, add nothing.
const ROWS: [&str; 5] =
    ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/// Returns an estimate of the bits that an attacker has to guess of a text of letters and digits: two for a letter of a
/// word, more for other letters and for digits, and none for repetitions and rows.
fn strength(text: &str) -> f64 {
    let characters: Vec<char> = text.chars().collect();
    let follows = |a: char, b: char| {
        a == b
            || ROWS.iter().any(|row| {
                [[a, b], [b, a]].iter().any(|pair| row.contains(&String::from_iter(pair)))
            })
    };
    characters
        .chunk_by(|a, b| a.is_numeric() == b.is_numeric())
        .map(|run| {
            let bits = match (run[0].is_numeric(), run.len()) {
                (true, _) => 3.3,
                (false, ..=3) => 4.7,
                _ => 2.0,
            };
            let known = run
                .windows(3)
                .filter(|three| follows(three[0], three[1]) && follows(three[1], three[2]));
            bits * (run.len() - known.count()) as f64
        })
        .sum()
}

/// Words that an attacker would try first.
const TRADE_WORDS: [&str; 6] = ["sudoku", "gridpress", "daily", "puzzle", "newspaper", "desk"];

/// Returns a warning if the seed is public, or short without the words that the spec prints, repetitions and rows of keys.
fn seed_warning(seed: &str, spec: &BookSpec) -> Option<Diagnostic> {
    if seed == BUILT_IN_SEED {
        let message =
            "this is the seed of the built-in desk, which is public, and so is every future puzzle";
        let help = "choose a seed that cannot be guessed";
        return Some(Diagnostic::warning(message).help(help));
    }
    let printed = printed_text(spec).to_lowercase();
    let known: Vec<&str> = words(&printed).chain(TRADE_WORDS).collect();
    // Known words add nothing, nor do spaces and signs between words.
    let own = seed.to_lowercase();
    let own = words(&own).filter(|word| !known.contains(word)).collect::<String>();
    // Guesses are not limited as those of a password are: one published puzzle suffices to test them on any computer.
    if strength(&own) >= STRENGTH {
        return None;
    }
    let message = "this seed can be guessed, and with it every future puzzle";
    let help = "use several words that have nothing to do with the paper, and some digits; no names, dates, common passwords or rows of keys";
    Some(Diagnostic::warning(message).help(help))
}

/// Returns the words and numbers of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Returns the texts of the spec that readers see.
fn printed_text(spec: &BookSpec) -> String {
    let daily = spec.daily.iter();
    let slots = daily
        .clone()
        .flat_map(|daily| &daily.slots)
        .flat_map(|slot| slot.title.iter().chain([&slot.id]));
    let lines = daily.flat_map(|daily| daily.byline.iter().chain(&daily.copyright));
    let all = [&spec.title].into_iter().chain(&spec.author).chain(slots).chain(lines);
    all.map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_bookspec::NoFiles;
    use gridpress_messages::diag::Source;

    #[test]
    fn warns_of_guessable_seeds() {
        let text = "title = \"The Daily Planet\"\n[daily]\nfirst = \"2026-01-01\"\nbyline = \"By Lois Lane\"\n";
        let (spec, _) = BookSpec::parse(&Source::new("desk.toml", text), &NoFiles).unwrap();
        let is_weak = |seed: &str| seed_warning(seed, &spec).is_some();
        for seed in [
            "password1234", "aaaaaaaaaaaaaaaaaaaa", "Daily Planet", "The Daily Planet 2026",
            "lois lane", "qwertyuiopasdfghjkl", "2026-01-01", "1", "sudoku2026sudoku",
        ] {
            assert!(is_weak(seed), "{seed}");
        }
        assert!(is_weak(BUILT_IN_SEED));
        for seed in [
            "seven badgers hum at 41 kettles",
            "13094717720551483317",
            "k7#Vq9_zmW2t!x4Rb",
            "übermut im Kohlrabi-Keller 58",
        ] {
            assert!(!is_weak(seed), "{seed}");
        }
    }
}
