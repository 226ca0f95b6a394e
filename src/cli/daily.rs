//! `gridpress daily`: a set of files for each date.

mod audit;
mod days;
mod index;
mod store;

use super::answer::answer;
use super::choice::choice;
use super::paths;
use super::spec;
use super::talk::{Talk, counted};
use crate::daily::Desk;
use crate::diag::{Diagnostic, Failure, Source};
use crate::press::{self, Artwork, DayFile, DayFormat, DeskRun};
use crate::spec::BookSpec;
use crate::templates::Template;
use clap::Args;
use jiff::civil::Date;
use std::path::{Path, PathBuf};
use store::{Outcomes, Store};

/// Make the puzzles of a day, or of many: a set of files for each date
#[derive(Args)]
#[command(after_help = "\
The puzzle of a date depends on the seed, the slot and the date, and on no other day. A file that \
is there and right is left alone; one that differs is never overwritten without --force.

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
    /// The first day: 2026-11-21, or `today` in the spec's time zone
    #[arg(long, value_name = "DATE", required_unless_present = "audit")]
    date: Option<String>,
    /// So many calendar days from there on [default: 1; 3650 with --audit]
    #[arg(long, value_name = "N", conflicts_with = "until", value_parser = clap::value_parser!(u32).range(1..))]
    days: Option<u32>,
    /// The last day
    #[arg(long, value_name = "DATE")]
    until: Option<String>,
    /// What to write, with commas between [default: pdf]
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
    /// A sheet with all puzzles at a glance; without --format nothing else
    #[arg(long)]
    proof: bool,
    /// Overwrite files that differ
    #[arg(long)]
    force: bool,
    /// Tell what would be written, and write nothing
    #[arg(long)]
    dry_run: bool,
    /// Write nothing, and prove that all puzzles of these days differ and have one solution each
    #[arg(long, conflicts_with_all = ["format", "output", "no_solution", "proof", "force", "dry_run"])]
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
        args.date.as_deref(),
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

/// Makes the files of `days`, and places those that are not there. `spec` is the name of the desk's file.
fn make(
    args: &DailyArgs,
    (desk, spec): (&Desk, Option<String>),
    days: &[Date],
    talk: &Talk,
) -> Result<(), Failure> {
    let formats = formats(args);
    press::must_suit(desk, &formats)?;
    let bar = talk.progress(days.len() as u64, "days");
    let run = DeskRun::new(desk, days, &formats, !args.no_solution);
    bar.finish_and_clear();
    let run = run?;
    if run.editions().is_empty() {
        talk.say(&nothing_prints(days));
        return match args.json {
            true => answer(&Outcomes::default().json()),
            false => Ok(()),
        };
    }
    let twins = press::twins(run.editions());
    twins.iter().for_each(|twins| talk.report(twins));
    let mut files = run.files(&formats);
    if let (true, [first, ..], [.., last]) = (args.proof, days, days) {
        files.push(run.proof(*first, *last));
    }
    let store = Store::new(&args.output, args.force);
    let bar = talk.progress(files.len() as u64, "files");
    let make = |file: &DayFile| run.make(file);
    if args.dry_run {
        let outcomes = store.compare(&files, &make, &|| bar.inc(1))?;
        return answer(&match args.json {
            true => outcomes.json(),
            false => outcomes.listed(&args.output),
        });
    }
    let _alone = store.alone()?;
    if args.no_solution {
        let names = run.solutions().map(|file| file.name);
        let left: Vec<String> = names.filter(|name| store.has(name)).collect();
        left_before(&left).iter().for_each(|left| talk.report(left));
    }
    let outcomes = store.keep(&files, &make, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let about = (desk.spec.title.as_str(), spec);
    index::keep(&store, &run, about, &files, &outcomes)?;
    talk.say(&outcomes.summary(&args.output));
    match args.json {
        true => answer(&outcomes.json()),
        false => Ok(()),
    }
}

/// The formats of a run, each once; PDF where no other is named and no proof is asked for.
fn formats(args: &DailyArgs) -> Vec<DayFormat> {
    let mut formats = args.format.clone();
    formats.sort();
    formats.dedup();
    if formats.is_empty() && !args.proof {
        formats.push(DayFormat::Art(Artwork::Pdf));
    }
    formats
}

/// The spec of the embedded desk.
fn template() -> &'static str {
    Template::named("newspaper").map_or("", |template| template.spec())
}

/// The seed of the embedded desk, which every reader can look up.
fn template_seed() -> String {
    let table: toml::Table = toml::from_str(template()).unwrap_or_default();
    let seed = table.get("seed").and_then(|seed| seed.as_str());
    seed.unwrap_or_default().to_owned()
}

/// The number of days that are audited where the command line names none.
const TEN_YEARS: u32 = 3650;

/// A seed that readers can guess gives tomorrow away.
const SHORT: usize = 12;

fn seed(args: &DailyArgs, spec: &BookSpec, talk: &Talk) -> Result<String, Failure> {
    let Some(seed) = args.seed.as_ref().or(spec.seed.as_ref()) else {
        let message = "a desk without a seed would print other puzzles every time";
        let help = "put one into the spec that nobody can guess, as in seed = \"some words of your own and a number\"";
        return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
    };
    if *seed == template_seed() {
        let warning = Diagnostic::warning(
            "this is the template's seed: everybody knows it, and every puzzle to come",
        );
        talk.report(&warning.help("put one into your spec that nobody can guess"));
    } else if seed.chars().count() < SHORT {
        let warning =
            Diagnostic::warning("a seed so short can be guessed, and with it every puzzle to come");
        talk.report(&warning.help(format!("take {SHORT} characters or more")));
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
