//! `gridpress daily`: a set of files for each date.

mod audit;
mod days;
mod index;
mod made;
mod store;

use super::book::read_spec;
use super::{Talk, answer, book, files};
use crate::daily::{Desk, Edition};
use crate::diag::{Diagnostic, Failure, Source};
use crate::layout;
use crate::output::{feeds, pdf};
use crate::puzzle::canonical;
use crate::spec::{BookSpec, Profile, SolutionPlace};
use crate::templates::Template;
use clap::Args;
use jiff::civil::Date;
use made::{Art, Kind, Made};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use store::Store;

/// Make the puzzles of a day, or of many: a set of files for each date
#[derive(Args)]
#[command(after_help = "\
The puzzle of a date depends on the seed, the slot and the date, and on no other day. A file that
is there and right is left alone; one that differs is never overwritten without --force.

Formats: pdf, eps, svg, png (print artwork, with a file DATE-solution.EXT each), html (plays in
any browser), json, ipuz, sdk, txt.

Examples:
  gridpress daily desk.toml --date today -o out
  gridpress daily desk.toml --date 2026-12-01 --until 2026-12-31 --format pdf,json -o december
  gridpress daily desk.toml --date 2026-12-01 --days 31 --proof -o december
  gridpress daily desk.toml --audit --days 3650")]
pub(super) struct DailyArgs {
    /// The spec, with a table [daily]; `-` for standard input [default: an embedded one]
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
    #[arg(long, value_name = "FORMAT,...", value_delimiter = ',', value_parser = kind)]
    format: Vec<Kind>,
    /// The folder to write to, made if it is not there
    #[arg(long, short, value_name = "DIR", default_value = ".")]
    output: PathBuf,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book::seed)]
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
}

fn kind(name: &str) -> Result<Kind, String> {
    Kind::named(name).ok_or_else(|| format!("expected one of {}", Kind::names()))
}

pub(super) fn run(args: &DailyArgs, talk: &Talk) -> Result<(), Failure> {
    let spec = spec(args.spec.as_deref(), talk)?;
    let seed = seed(args, &spec, talk)?;
    let desk = Desk::new(&spec, &seed).ok_or_else(|| no_desk(args.spec.as_deref()))?;
    let days = days::of(
        &desk,
        args.date.as_deref(),
        args.days,
        args.until.as_deref(),
        if args.audit { TEN_YEARS } else { 1 },
    )?;
    if args.audit {
        return audit::run(&desk, &days, talk);
    }
    let mut kinds = args.format.clone();
    kinds.sort();
    kinds.dedup();
    if kinds.is_empty() && !args.proof {
        kinds.push(Kind::Art(Art::Pdf));
    }
    made::can_say(&desk, &kinds)?;
    let batch = Batch::new(&desk, &days, &kinds, args, talk)?;
    if batch.editions.is_empty() {
        talk.say(&nothing_prints(&days));
        return Ok(());
    }
    twins(&batch.editions)
        .iter()
        .for_each(|twins| talk.report(twins));
    let mut wanted = batch.files(&kinds);
    if args.proof {
        wanted.push(batch.proof(&days));
    }
    let make = |made: &Made| batch.make(made);
    let store = Store::new(&args.output, args.force);
    let bar = talk.progress(wanted.len() as u64, "files");
    if args.dry_run {
        let told = store.compare(&wanted, &make, &|| bar.inc(1))?;
        return answer(&told.listed(&args.output));
    }
    let _alone = store.alone()?;
    if args.no_solution {
        let left: Vec<String> = batch.solutions().filter(|name| store.has(name)).collect();
        told_before(&left).iter().for_each(|left| talk.report(left));
    }
    let told = store.keep(&wanted, &make, &|| bar.inc(1))?;
    bar.finish_and_clear();
    index::keep(&store, &batch, &wanted, &told)?;
    talk.say(&told.summary(&args.output));
    Ok(())
}

/// The spec that is named, or the embedded one.
fn spec(path: Option<&Path>, talk: &Talk) -> Result<BookSpec, Failure> {
    let (source, folder) = match path {
        Some(path) => {
            book::is_spec(path)?;
            (files::read_text(path)?, path)
        }
        None => {
            let template = Template::named("newspaper");
            let text = template.map(|template| template.spec()).unwrap_or_default();
            (Source::new("the default desk", text), Path::new(""))
        }
    };
    read_spec(&source, &files::Beside::new(folder), talk)
}

/// The seed of the embedded desk, which every reader can look up.
fn template_seed() -> String {
    let template = Template::named("newspaper").map_or("", |template| template.spec());
    let table: toml::Table = toml::from_str(template).unwrap_or_default();
    let seed = table.get("seed").and_then(|seed| seed.as_str());
    seed.unwrap_or_default().to_owned()
}

/// What is audited where nobody says how many days.
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
    let name = spec.map_or("the spec".to_owned(), |path| path.display().to_string());
    let report = Diagnostic::error(format!("`{name}` has no table [daily]"));
    let help = "add one:\n[daily]\nfirst = \"2026-01-01\"";
    Failure::input(vec![report.help(help)])
}

fn nothing_prints(days: &[Date]) -> String {
    match days {
        [day] => format!("nothing prints on {day}"),
        [first, .., last] => format!("nothing prints from {first} to {last}"),
        [] => "no days".to_owned(),
    }
}

/// Solutions that an earlier run has put beside puzzles which are to go out without.
fn told_before(left: &[String]) -> Option<Diagnostic> {
    let message = match left {
        [] => return None,
        [one] => format!("`{one}` is there from an earlier run"),
        [one, rest @ ..] => format!(
            "`{one}` and {} more solutions are there from an earlier run",
            rest.len()
        ),
    };
    let help = "nothing that this run writes tells a solution; these do, so remove them, or choose another folder";
    Some(Diagnostic::warning(message).help(help))
}

/// Twins among the puzzles of a batch: hardly to be expected, and told so that an editor can replace one.
fn twins(editions: &[Edition]) -> Vec<Diagnostic> {
    let forms: Vec<canonical::Form> = editions
        .par_iter()
        .map(|edition| canonical::form(&edition.puzzle))
        .collect();
    let mut first: BTreeMap<(usize, &canonical::Form), &Edition> = BTreeMap::new();
    let mut found = Vec::new();
    for (edition, form) in editions.iter().zip(&forms) {
        let known = first.entry((edition.slot, form)).or_insert(edition);
        if known.date != edition.date {
            found.push((known.date, edition.date));
        }
    }
    let warning = |(first, date): &(Date, Date)| {
        let message =
            format!("the puzzle of {date} is the same as that of {first} in another dress");
        let help = format!("to have another that day: [replace] \"{date}\" = 1");
        Diagnostic::warning(message).help(help)
    };
    crate::diag::capped(found.iter().map(warning).collect())
}

/// The puzzles of a run, and what their files need.
struct Batch<'d> {
    desk: &'d Desk<'d>,
    /// By day and slot.
    editions: Vec<Edition>,
    /// Those of the last days before, by slot and date.
    earlier: BTreeMap<(usize, Date), Edition>,
    has_solutions: bool,
}

impl<'d> Batch<'d> {
    fn new(
        desk: &'d Desk<'d>,
        days: &[Date],
        kinds: &[Kind],
        args: &DailyArgs,
        talk: &Talk,
    ) -> Result<Self, Failure> {
        let bar = talk.progress(days.len() as u64, "days");
        let editions = desk.editions(days)?;
        bar.finish_and_clear();
        let mut batch = Batch {
            desk,
            earlier: BTreeMap::new(),
            has_solutions: !args.no_solution,
            editions,
        };
        let first = batch.editions.first().map(|edition| edition.date);
        let before = first.and_then(|first| desk.calendar().before(first));
        let is_shown = desk.daily.solution.is_of_last()
            && kinds.iter().any(|kind| matches!(kind, Kind::Art(_)));
        if let Some(before) = before.filter(|_| is_shown) {
            let editions = desk.editions(&[before])?.into_iter();
            batch.earlier = editions.map(|own| ((own.slot, own.date), own)).collect();
        }
        Ok(batch)
    }

    /// Every file that is wanted, in the order of their names' dates.
    fn files(&self, kinds: &[Kind]) -> Vec<Made> {
        let mut wanted = Vec::new();
        for (index, edition) in self.editions.iter().enumerate() {
            for &kind in kinds {
                wanted.push(Made::of(self.desk, edition, index, kind, false));
                if self.has_solutions && matches!(kind, Kind::Art(_)) {
                    wanted.push(Made::of(self.desk, edition, index, kind, true));
                }
            }
        }
        wanted
    }

    /// The names of all files that solutions could have.
    fn solutions(&self) -> impl Iterator<Item = String> {
        let editions = self.editions.iter().enumerate();
        editions.flat_map(move |(index, edition)| {
            let of = move |kind| Made::of(self.desk, edition, index, kind, true).name;
            Kind::arts().map(of)
        })
    }

    /// The id of an edition's slot.
    fn slot(&self, index: usize) -> &str {
        &self.desk.slot(&self.editions[index]).id
    }

    fn proof(&self, days: &[Date]) -> Made {
        let [first, last] = [days.first(), days.last()].map(|day| day.copied().unwrap_or_default());
        Made::proof(first, last)
    }

    /// The solution that is printed with a puzzle.
    fn solution(&self, index: usize) -> Option<&Edition> {
        let own = &self.editions[index];
        match self.desk.daily.solution {
            SolutionPlace::None => None,
            SolutionPlace::Today => Some(own).filter(|_| self.has_solutions),
            SolutionPlace::Beside | SolutionPlace::UpsideDown => {
                let slots = self.desk.daily.slots.len();
                let last = index.checked_sub(slots).map(|last| &self.editions[last]);
                let before = self.desk.calendar().before(own.date)?;
                last.or_else(|| self.earlier.get(&(own.slot, before)))
            }
        }
    }

    fn make(&self, made: &Made) -> Result<Vec<u8>, Failure> {
        let Some(index) = made.edition else {
            let document = layout::column::proof(self.desk, &self.editions)?;
            let metadata = pdf::Metadata {
                profile: Profile::Screen,
                ..pdf::Metadata::of(self.desk.spec)
            };
            return pdf::render(&document, &self.desk.spec.fonts, &metadata);
        };
        let edition = &self.editions[index];
        match made.kind {
            Kind::Art(art) => {
                let document = match made.is_solution {
                    true => layout::column::solution(self.desk, edition)?,
                    false => layout::column::day(self.desk, edition, self.solution(index))?,
                };
                art.of(self.desk, edition, &document)
            }
            Kind::Feed(feed) => {
                let format = feed.format();
                let text = feeds::feed(self.desk, edition, format, self.has_solutions);
                text.map(String::into_bytes).map_err(super::cannot_say)
            }
            Kind::Html => Ok(made::page(self.desk, edition, self.has_solutions).into_bytes()),
        }
    }
}
