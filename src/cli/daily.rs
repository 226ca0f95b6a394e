//! `gridpress daily`: a set of files for each date.

mod audit;
mod days;
mod fate;
mod memory;
mod secret;
mod store;

use super::answer::answer;
use super::choice::choice;
use super::paths;
use super::spec;
use super::talk::{Talk, counted};
use crate::daily::Desk;
use crate::diag::{Diagnostic, Failure, Source};
use crate::press::{self, DayFile, DayFormat, DeskRun, NamedFile, Settled, SlotFormats};
use crate::spec::BookSpec;
use crate::templates::Template;
use clap::Args;
use fate::Policy;
use jiff::Span;
use jiff::civil::Date;
use memory::Memory;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use store::{Outcomes, Store};

/// Make the puzzles of a day, or of many: a set of files for each date
#[derive(Args)]
#[command(after_help = "\
The puzzle of a date depends on the seed, the slot and the date, and on no other day. When the \
spec or the program has changed, files of days to come are made anew; those of days that have been \
published stay, and files that somebody changed are left alone and named (exit code 1). --force \
writes over all of them.

Formats: pdf, eps, svg, png (print artwork, with a file DATE-solution.EXT each), html (plays in \
any browser), json, ipuz, sdk, txt.

Examples:
  gridpress daily desk.toml --date today -o out
  gridpress daily desk.toml --date 2026-12-01 --days 7 --format pdf,json -o out
  gridpress daily desk.toml --date 2026-12-01 --days 31 --proof -o december
  gridpress daily desk.toml --audit --days 3650")]
pub(super) struct DailyArgs {
    /// The spec, with a table [daily]; `-` for standard input [default: book.toml of this folder, else an embedded one]
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The first day: 2026-11-21, `today` or `tomorrow` in the spec's time zone, or `+7` for a week from today
    #[arg(long, value_name = "DATE", required_unless_present = "audit")]
    date: Option<String>,
    /// So many calendar days from there on [default: 1; 3650 with --audit]
    #[arg(long, value_name = "N", conflicts_with = "until", value_parser = clap::value_parser!(u32).range(1..))]
    days: Option<u32>,
    /// The last day
    #[arg(long, value_name = "DATE")]
    until: Option<String>,
    /// What to write, with commas between [default: the `formats` of the spec, or pdf]
    #[arg(long, value_name = "FORMAT,...", value_delimiter = ',', ignore_case = true, value_parser = choice::<DayFormat>())]
    format: Vec<DayFormat>,
    /// The folder to write to, made if it is not there
    #[arg(long, short, value_name = "DIR", default_value = ".")]
    output: PathBuf,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = super::seed::parsed)]
    seed: Option<String>,
    /// Nothing that is written holds the solution of its own day
    #[arg(long)]
    no_solution: bool,
    /// Remove files of days that are more than so many days ago, as earlier runs left them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
    /// A sheet with all puzzles at a glance; without --format nothing else
    #[arg(long)]
    proof: bool,
    /// What day today is, instead of the clock's: that day and all before it have been published
    #[arg(long, value_name = "DATE")]
    today: Option<String>,
    /// Write over files of published and frozen days, and over those that somebody changed
    #[arg(long)]
    force: bool,
    /// Tell what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,
    /// Write nothing, and prove that all puzzles of these days differ and have one solution each
    #[arg(long, conflicts_with_all = ["format", "output", "no_solution", "proof", "force", "dry_run", "keep"])]
    audit: bool,
    /// Tell in one JSON document what was written, would be written or was proved
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &DailyArgs, talk: &Talk) -> Result<(), Failure> {
    let embedded = || Source::new("the default desk", template());
    let path = spec::meant(args.spec.as_deref());
    let (source, files) = spec::source(path.as_deref(), embedded)?;
    let spec = spec::parsed(&source, &files, talk)?;
    let seed = seed(args, &spec, talk)?;
    let desk = Desk::new(&spec, &seed).ok_or_else(|| no_desk(path.as_deref()))?;
    let days = days::of(
        &desk,
        (args.date.as_deref(), args.today.as_deref()),
        args.days,
        args.until.as_deref(),
        if args.audit { TEN_YEARS } else { 1 },
    )?;
    let name = path.as_deref().filter(|path| *path != Path::new("-"));
    match args.audit {
        true => audit::run(&desk, &days, args.json, talk),
        false => make(args, (&desk, name.map(paths::name)), &days, talk),
    }
}

/// Makes the files of `days`, and places what is to be placed. `spec` is the name of the desk's file.
fn make(
    args: &DailyArgs,
    (desk, spec): (&Desk, Option<String>),
    days: &[Date],
    talk: &Talk,
) -> Result<(), Failure> {
    let formats = formats(args, desk, talk)?;
    let today = days::today(desk, args.today.as_deref())?;
    if !days.iter().any(|&day| desk.calendar().prints(day)) {
        talk.say(&nothing_prints(days));
        return match args.json {
            true => answer(&Outcomes::default().json()),
            false => Ok(()),
        };
    }
    let store = Store::new(&args.output, args.force);
    let _alone = match args.dry_run {
        true => None,
        false => store.alone()?,
    };
    let mut memory = Memory::read(&store, talk)?;
    let policy = Policy {
        today,
        settled: today.saturating_add(Span::new().days(desk.daily.frozen_days)),
        is_forced: args.force,
        known: memory.hashes(),
    };
    let settled = match args.force {
        true => Settled::new(),
        false => memory.settled(&store, desk, days, policy.settled),
    };
    let bar = talk.progress(days.len() as u64, "days");
    let (run, missing) = DeskRun::over(desk, days, !args.no_solution, &settled);
    bar.finish_and_clear();
    let twins = press::twins(run.editions());
    twins.iter().for_each(|twins| talk.report(twins));
    let files = files(args, &run, &memory, &formats, days);
    let bar = talk.progress(files.len() as u64, "files");
    let (make, tick) = (|file: &DayFile| run.make(file), || bar.inc(1));
    let mut outcomes = if args.dry_run {
        store.compare(&files, &policy, &make, &tick)?
    } else {
        if args.no_solution {
            let names = run.solutions().map(|file| file.name);
            let left: Vec<String> = names.filter(|name| store.has(name)).collect();
            left_before(&left).iter().for_each(|left| talk.report(left));
        }
        let mut note = |files: &[(&DayFile, String)]| memory.begin(&store, &run, files);
        store.keep(&files, &policy, (&make, &tick), &mut note)?
    };
    bar.finish_and_clear();
    outcomes.failed.extend(missing);
    if let Some(keep) = args.keep {
        let first = today.saturating_sub(Span::new().days(keep));
        outcomes.removed = memory.outdated(&store, first);
    }
    if !args.dry_run {
        store.remove(&outcomes.removed)?;
    }
    memory.forget(&outcomes.removed);
    memory.take(&store, &run, &files, &outcomes);
    let site = memory.site(desk, today);
    let site =
        site.and_then(|site| place_site(args, (&store, &policy), (&mut memory, &run), &site));
    match site {
        Ok(site) => {
            memory.take_site(&site, today);
            outcomes.extend(site);
        }
        // The days are there all the same.
        Err(why) => outcomes.failed.push(why),
    }
    if !args.dry_run {
        let about = (desk.spec.title.as_str(), spec);
        memory.end(&store, about, today)?;
        talk.say(&outcomes.summary(&args.output));
    }
    match (args.json, args.dry_run) {
        (true, _) => answer(&outcomes.json())?,
        (false, true) => answer(&outcomes.listed(&args.output))?,
        (false, false) => {}
    }
    // A dry run has left nothing alone: it tells what would be.
    let changed = match args.dry_run {
        true => Vec::new(),
        false => outcomes.changed(&args.output),
    };
    outcomes.failure(changed).map_or(Ok(()), Err)
}

/// Puts the files of a site in place, or tells what would become of them.
fn place_site(
    args: &DailyArgs,
    (store, policy): (&Store, &Policy),
    (memory, run): (&mut Memory, &DeskRun),
    site: &[NamedFile],
) -> Result<Outcomes, Failure> {
    let bytes: BTreeMap<&str, &[u8]> = site
        .iter()
        .map(|file| (file.name.as_str(), &*file.bytes))
        .collect();
    let files = site
        .iter()
        .map(|file| DayFile::of_site(&file.name, policy.today));
    let files: Vec<DayFile> = files.collect();
    let make = |file: &DayFile| Ok(bytes[file.name.as_str()].to_vec());
    if args.dry_run {
        return store.compare(&files, policy, &make, &|| ());
    }
    let mut note = |files: &[(&DayFile, String)]| memory.begin(store, run, files);
    store.keep(&files, policy, (&make, &|| ()), &mut note)
}

/// The formats of the run. What a slot cannot say of them is told.
fn formats(args: &DailyArgs, desk: &Desk, talk: &Talk) -> Result<SlotFormats, Failure> {
    if args.format.is_empty() && args.proof {
        return Ok(SlotFormats::none(desk));
    }
    let formats = SlotFormats::asked(desk, &args.format)?;
    let left_out = formats.left_out(desk, &args.format);
    left_out.iter().for_each(|left_out| talk.say(left_out));
    Ok(formats)
}

/// The files of the run, and those of earlier runs that carry its puzzles.
fn files(
    args: &DailyArgs,
    run: &DeskRun,
    memory: &Memory,
    formats: &SlotFormats,
    days: &[Date],
) -> Vec<DayFile> {
    let mut files = run.files(formats);
    if let (true, [first, ..], [.., last]) = (args.proof, days, days) {
        files.push(run.proof(*first, *last));
    }
    let beside = memory.beside(run, &files, !args.no_solution);
    files.extend(beside);
    files
}

/// The spec of the embedded desk.
fn template() -> &'static str {
    Template::named("newspaper").map_or("", |template| template.spec())
}

/// The number of days that are audited where the command line names none.
const TEN_YEARS: u32 = 3650;

fn seed(args: &DailyArgs, spec: &BookSpec, talk: &Talk) -> Result<String, Failure> {
    let Some(seed) = args.seed.as_ref().or(spec.seed.as_ref()) else {
        let message = "a desk without a seed would print other puzzles every time";
        let help = "put one into the spec that nobody can guess, as in seed = \"some words of your own and a number\"";
        return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
    };
    if let Some(warning) = secret::warning(seed, spec) {
        talk.insist(&warning);
    }
    Ok(seed.clone())
}

fn no_desk(spec: Option<&Path>) -> Failure {
    press::no_desk(&spec.map_or("the spec".to_owned(), |path| path.display().to_string()))
}

fn nothing_prints(days: &[Date]) -> String {
    match days {
        [day] => format!("nothing prints on {day}"),
        [first, .., last] => format!("nothing prints from {first} to {last}"),
        [] => "no days".to_owned(),
    }
}

/// A warning of solutions that an earlier run has put beside puzzles which are to go out without.
fn left_before(left: &[String]) -> Option<Diagnostic> {
    let message = match left {
        [] => return None,
        [one] => format!("`{one}` is there from an earlier run"),
        [one, rest @ ..] => format!(
            "`{one}` and {} are there from an earlier run",
            counted(rest.len(), "more solution")
        ),
    };
    let help = "nothing that this run writes tells a solution; these do, so remove them, or choose another folder";
    Some(Diagnostic::warning(message).help(help))
}
