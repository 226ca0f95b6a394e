//! `gridpress generate`: puzzles as text.

use super::answer::answer;
use super::choice::choice;
use super::format::one_a_file;
use super::kind::{KindArgs, no_kind};
use super::talk::Talk;
use super::{files, seed};
use crate::daily::{self, Desk};
use crate::diag::{Diagnostic, Exit, Failure};
use crate::generate::{
    Accepted, Address, Code, Fill, Generator, Level, Levels, OutOfReach, Recipe, Removal, Revision,
    Target, batch, most_removed,
};
use crate::lock::Lock;
use crate::puzzle::notation::{self, Format, ShapeRecord};
use crate::puzzle::{Kind, Symmetry};
use crate::spec::BookSpec;
use clap::Args;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Make puzzles as text
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress generate -n 10 --level hard --seed 7
  gridpress generate --removed minimal --symmetry none --format grid
  gridpress generate --size 6 --level easy
  gridpress generate --variant diagonal,windoku --format json --solution
  gridpress generate --code 1.9.38-45.rotate180.easy.17.0 book.toml")]
pub(super) struct GenerateArgs {
    /// How many
    #[arg(short, long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// The seed [default: a new one, told on standard error]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = seed::parsed)]
    seed: Option<String>,
    /// How hard [default: medium]
    #[arg(long, value_name = "LEVEL", ignore_case = true, value_parser = choice::<Level>(), conflicts_with = "removed")]
    level: Option<Level>,
    /// How many cells to remove: a number, or `minimal` for all that can go
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = removal)]
    removed: Option<Removal>,
    #[command(flatten)]
    kind: KindArgs,
    /// The pattern of the givens
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<Symmetry>(), default_value = "rotate180")]
    symmetry: Symmetry,
    /// How the full grid is made; `shuffle` relabels and turns a known one
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<Fill>(), default_value = "random")]
    fill: Fill,
    /// How to write them
    #[arg(long, value_name = "FORMAT", ignore_case = true, value_parser = choice::<Format>(), default_value = "line")]
    format: Format,
    /// Write solutions too
    #[arg(long)]
    solution: bool,
    /// Make one printed puzzle again, from its code
    #[arg(long, value_name = "CODE", conflicts_with_all = ["number", "level", "removed", "size", "boxes", "variant", "symmetry", "fill"])]
    code: Option<String>,
    /// With --code: the spec or lock of the book, which knows the seed
    #[arg(value_name = "SPEC", requires = "code", conflicts_with = "seed")]
    spec: Option<PathBuf>,
}

fn removal(text: &str) -> Result<Removal, String> {
    match text.parse() {
        _ if text == "minimal" => Ok(Removal::Minimal),
        Ok(count) if count > 0 => Ok(Removal::Band(count..=count)),
        _ => Err("expected `minimal`, or a number from 1".to_owned()),
    }
}

impl GenerateArgs {
    /// Whether the puzzles of `recipe` can be written as wished.
    fn writes(&self, recipe: &Recipe) -> Result<(), Failure> {
        let said = self.format.can_say(recipe.kind, self.solution);
        said.map_err(Failure::from)
    }

    /// What to make: `--level` promises what it says, `--removed` only the number.
    fn target(&self) -> Result<Target, Failure> {
        let kind = self.kind.kind()?;
        self.fill.goes_with(kind).map_err(no_kind)?;
        let most = most_removed(kind);
        let (removal, window) = match &self.removed {
            Some(Removal::Band(band)) if *band.end() > most => {
                let message = format!("{} cells cannot be removed", band.end());
                let help = if kind == Kind::CLASSIC {
                    format!("at most {most}: fewer than 17 givens never leave one solution")
                } else {
                    format!("puzzles of kind `{kind}` have {most}")
                };
                return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
            }
            Some(removal) => (removal.clone(), None),
            None => {
                let level = self.level.unwrap_or(Level::Medium);
                let (levels, symmetry) = (Levels::of(Revision::NEWEST), self.symmetry);
                let band = levels.band(kind, level);
                if !levels.revision().in_reach(kind, symmetry, &band) {
                    let message = format!(
                        "level `{level}` is out of reach for kind `{kind}` with symmetry `{symmetry}`"
                    );
                    let help = match levels.hardest(kind, symmetry) {
                        Some(level) => format!("the hardest level in reach is `{level}`"),
                        None => "take another symmetry".to_owned(),
                    };
                    return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
                }
                let window = levels.window(kind, symmetry, level);
                (Removal::Band(band), Some(window))
            }
        };
        let recipe = Recipe {
            kind,
            fill: self.fill,
            symmetry: self.symmetry,
            removal,
        };
        Ok(Target {
            recipe,
            window,
            steady: false,
        })
    }
}

/// A puzzle as programs read it.
#[derive(Serialize)]
struct Record {
    puzzle: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
    #[serde(flatten)]
    shape: ShapeRecord,
    removed: u32,
    level: &'static str,
    technique: &'static str,
    score: u32,
    code: String,
}

/// Puzzles made before they go out.
const CHUNK: u32 = 1024;
/// The section of the stream that this command draws from.
const STREAM: &str = "generate";

pub(super) fn run(args: &GenerateArgs, talk: &Talk) -> Result<(), Failure> {
    if let Some(code) = &args.code {
        return match daily::is_code(code) {
            true => of_day(args, code),
            false => again(args, code),
        };
    }
    let target = args.target()?;
    let recipe = &target.recipe;
    one_a_file(args.format, args.number == 1)?;
    args.writes(recipe)?;
    let seed = seed::named_or_drawn(args.seed.as_deref(), talk)?;
    let generator = Generator::new(Revision::NEWEST, seed);
    let address = |index| Address {
        section: STREAM.to_owned(),
        index,
    };
    let text = |accepted: &Accepted, index: u32| {
        let code = Code {
            revision: generator.revision,
            recipe: recipe.clone(),
            address: address(index),
            attempt: accepted.attempt,
        };
        show(args, generator.revision, accepted, &code.to_string())
    };
    let mut done = 0;
    while done < args.number {
        let count = CHUNK.min(args.number - done);
        // Counted from 1, as all addresses.
        let index = |at: usize| done + at as u32 + 1;
        let (made, out) = batch(generator.revision, count as usize, |at, raters| {
            generator.accepted_with(&target, &address(index(at)), 0, raters)
        });
        let texts = made
            .iter()
            .enumerate()
            .map(|(at, accepted)| text(accepted, index(at)));
        answer(&texts.collect::<Result<String, _>>()?)?;
        if let Some(out) = out {
            if let Some(best) = out.best.as_ref().filter(|_| out.in_band == 0) {
                answer(&text(best, index(made.len()))?)?;
            }
            return Err(out_of_reach(&target, &out));
        }
        done += count;
    }
    Ok(())
}

/// The puzzle of a code.
fn again(args: &GenerateArgs, code: &str) -> Result<(), Failure> {
    let wrong =
        |message: String, help: &str| Failure::input(vec![Diagnostic::error(message).help(help)]);
    let code: Code = code.parse().map_err(|error| {
        wrong(
            format!("`{code}` is no code: {error}"),
            "codes stand in the lock, as in 1.9.38-45.rotate180.easy.17.0",
        )
    })?;
    args.writes(&code.recipe)?;
    let seed = match (&args.seed, &args.spec) {
        (Some(seed), _) => seed.clone(),
        (None, Some(path)) => seed_of(path, &code)?,
        (None, None) => {
            return Err(wrong(
                "a code needs the seed of its book".to_owned(),
                "name the book's spec or lock, or give --seed",
            ));
        }
    };
    let generator = Generator::new(code.revision, seed);
    let puzzle = generator.attempt(&code.recipe, &code.address, code.attempt);
    if !code.recipe.ended(&puzzle) {
        let message = format!(
            "`{code}` makes a puzzle with {} cells removed, which it would not accept",
            puzzle.removed()
        );
        return Err(wrong(message, "is this the seed of its book?"));
    }
    let accepted = Accepted::unrated(puzzle, code.attempt);
    answer(&show(args, code.revision, &accepted, &code.to_string())?)
}

/// The puzzle that the code of a newspaper's day names.
fn of_day(args: &GenerateArgs, code: &str) -> Result<(), Failure> {
    let wrong =
        |message: String, help: &str| Failure::input(vec![Diagnostic::error(message).help(help)]);
    let Some(path) = &args.spec else {
        let message = "the code of a day needs the spec of its desk".to_owned();
        return Err(wrong(message, "name the spec behind the code"));
    };
    let source = files::read_text(path)?;
    let (spec, _) = BookSpec::parse(&source, &files::Beside::new(path)).map_err(Failure::input)?;
    let seed = args.seed.clone().or(spec.seed.clone()).unwrap_or_default();
    let Some(desk) = Desk::new(&spec, &seed) else {
        let message = format!("`{}` has no table [daily]", source.name);
        return Err(wrong(message, "is this the spec of that code?"));
    };
    let Some((day, slot)) = desk.find(code) else {
        let message = format!("`{}` has no day with the code `{code}`", source.name);
        return Err(wrong(
            message,
            "a code changes with the seed, and with all that the spec says of its puzzle",
        ));
    };
    let editions = desk.editions(&[day])?;
    let Some(edition) = editions.iter().find(|edition| edition.slot == slot) else {
        return Ok(());
    };
    args.writes(desk.recipe(edition))?;
    let accepted = Accepted {
        puzzle: edition.puzzle.clone(),
        attempt: 0,
        rating: Some(edition.rating),
    };
    answer(&show(args, spec.engine, &accepted, &edition.code)?)
}

/// The seed of the book whose spec or lock is at `path`, and in which the address of `code` must be.
fn seed_of(path: &Path, code: &Code) -> Result<String, Failure> {
    let source = files::read_text(path)?;
    let wrong =
        |message: String, help: &str| Failure::input(vec![Diagnostic::error(message).help(help)]);
    let is_lock = path
        .extension()
        .is_some_and(|extension| extension == "lock");
    let (seed, has_address) = if is_lock {
        let lock = Lock::parse(&source)?;
        let address = code.address.to_string();
        (
            Some(lock.seed),
            lock.puzzle.iter().any(|puzzle| puzzle.address == address),
        )
    } else {
        let (spec, _) =
            BookSpec::parse(&source, &files::Beside::new(path)).map_err(Failure::input)?;
        let section = spec
            .sections
            .iter()
            .find(|section| section.id == code.address.section);
        let has_address =
            section.is_some_and(|section| code.address.index <= section.contents.count());
        (spec.seed, has_address)
    };
    let Some(seed) = seed else {
        return Err(wrong(
            format!("`{}` has no seed", source.name),
            "name the book's lock instead",
        ));
    };
    if !has_address {
        let message = format!("`{}` has no puzzle {}", source.name, code.address);
        return Err(wrong(message, "is this the book of that code?"));
    }
    Ok(seed)
}

fn show(
    args: &GenerateArgs,
    revision: &'static Revision,
    accepted: &Accepted,
    code: &str,
) -> Result<String, Failure> {
    let puzzle = &accepted.puzzle;
    let solution = args.solution.then_some(&puzzle.solution);
    if args.format != Format::Json {
        let text = notation::write(args.format, &puzzle.shape, &puzzle.givens, solution);
        return text.map_err(Failure::from);
    }
    let kind = puzzle.shape.kind();
    let rating = accepted.rating(&mut revision.raters());
    let record = Record {
        puzzle: notation::line(&puzzle.givens),
        solution: solution.map(notation::line),
        shape: ShapeRecord::new(&puzzle.shape),
        removed: puzzle.removed(),
        level: Levels::of(revision).grade(kind, puzzle.removed()).name(),
        technique: rating.technique.name(),
        score: rating.score,
        code: code.to_owned(),
    };
    Ok(serde_json::to_string(&record).expect("texts and numbers") + "\n")
}

fn out_of_reach(target: &Target, out: &OutOfReach) -> Failure {
    let message = format!(
        "no puzzle with {} in {} attempts",
        target.described(),
        out.attempts
    );
    let help = if out.in_band > 0 {
        let count = out.in_band;
        format!("{count} had as many cells removed, but needed other techniques")
    } else {
        format!(
            "the most that came out is {}, with symmetry `{}`; that puzzle was given instead",
            out.most_removed, target.recipe.symmetry
        )
    };
    Failure::new(Exit::Budget, Diagnostic::error(message).help(help))
}
