//! Options for the kind of puzzles, and for puzzles to generate.

use super::arguments::{choice, name_parser};
use super::files;
use crate::Result;
use clap::Args;
use gridpress_bookspec::{limits, not_needed, not_offered};
use gridpress_engine::generate::{
    Fill, Level, LevelRequirement, Levels, MAX_SCORE, Pattern, Recipe, Removal, Revision, Target,
    Window, WordRecipe, WordSource, max_removed,
};
use gridpress_engine::puzzle::canonical::{self, CanonicalForm};
use gridpress_engine::puzzle::{
    Alphabet, GridLayout, Kind, KindError, Puzzle, Symmetry, Variant, WordError, WordLine,
};
use gridpress_engine::rating::TimeTarget;
use gridpress_engine::{notation, solver};
use gridpress_ground::record::BoxSize;
use gridpress_messages::diag::{Diagnostic, Failure, nearest};
use gridpress_messages::symbols::Symbols;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Options for the puzzles to generate.
#[derive(Args)]
pub(super) struct PuzzleArgs {
    /// The level [default: medium]
    #[arg(long, value_name = "LEVEL", ignore_case = true, value_parser = choice::<Level>(), conflicts_with_all = ["removed", "givens_at", "technique", "score"])]
    level: Option<Level>,
    /// The number of cells to remove: a number, a range as in 50..53, or `minimal` for as many as possible
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = parse_removed)]
    removed: Option<RemovedArg>,
    /// The hardest technique that a puzzle needs, or a range as in x-wing..w-wing
    #[arg(long, value_name = "A..B", value_parser = parse_techniques)]
    technique: Option<Window>,
    /// The range of scores, as in 420000..680999
    #[arg(long, value_name = "A..B", value_parser = parse_scores)]
    score: Option<RangeInclusive<u32>>,
    /// The range of expected solving times in minutes, as in 10..15
    #[arg(long, value_name = "A..B", value_parser = parse_minutes)]
    minutes: Option<RangeInclusive<u32>>,
    /// Only puzzles whose difficulty does not depend on a single step
    #[arg(long)]
    steady: bool,
    /// Leave the cells where grids overlap without givens
    #[arg(long, requires = "grids", conflicts_with = "givens_at")]
    empty_overlaps: bool,
    /// Leave the operations out of the cages of a calcudoku: any that gives the number is allowed
    #[arg(long)]
    no_signs: bool,
    /// The cells with givens: one character per cell, `.` for empty
    #[arg(long, value_name = "MASK", conflicts_with_all = ["removed", "symmetry"])]
    givens_at: Option<String>,
    /// Exclude puzzles that are equivalent to one in this file, which may have any supported format
    #[arg(long, value_name = "FILE")]
    unlike: Option<PathBuf>,
    #[command(flatten)]
    kind: KindArgs,
    /// In place of the digits from 1: digits from 0, as in 0-F for 16x16, or of another script, as in १-९; or the letters
    /// of a word, as in word:NOSTALGIE, or `word` for built-in English words
    #[arg(long, value_name = "SYMBOLS", value_parser = parse_symbols)]
    symbols: Option<SymbolsArg>,
    /// The line of the solution that reads the word: `row 3`, `column 5` or `diagonal` [default: random]
    #[arg(long, value_name = "LINE", requires = "symbols")]
    word_line: Option<WordLine>,
    /// The symmetry of the givens [default: rotate180, or none if overlapping grids do not have it; not for calcudoku]
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<Symmetry>())]
    symmetry: Option<Symmetry>,
    /// The way full grids are made; `shuffle` relabels and transforms a fixed grid
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<Fill>(), default_value = "random")]
    fill: Fill,
}

/// The value of `--symbols`.
#[derive(Clone)]
enum SymbolsArg {
    Word(WordSource),
    Digits(String),
}

/// The value of `--removed`.
#[derive(Clone)]
enum RemovedArg {
    Band(RangeInclusive<u32>),
    Minimal,
}

fn parse_removed(text: &str) -> Result<RemovedArg, String> {
    let error = || "expected `minimal`, a number from 1, or two as in 50..53".to_owned();
    if text == "minimal" {
        return Ok(RemovedArg::Minimal);
    }
    let band = match text.parse() {
        Ok(count) => count..=count,
        Err(_) => parse_range(text).ok_or_else(error)?,
    };
    if *band.start() > 0 { Ok(RemovedArg::Band(band)) } else { Err(error()) }
}

/// Splits a range `A..B` or `A..=B` at its dots.
fn split_range(text: &str) -> Option<(&str, &str)> {
    let (low, high) = text.split_once("..")?;
    Some((low, high.strip_prefix('=').unwrap_or(high)))
}

/// Parses a range of numbers, `A..B`.
pub(super) fn parse_range(text: &str) -> Option<RangeInclusive<u32>> {
    let (low, high) = split_range(text)?;
    let range = low.parse().ok()?..=high.parse().ok()?;
    (!range.is_empty()).then_some(range)
}

fn parse_scores(text: &str) -> Result<RangeInclusive<u32>, String> {
    parse_range(text)
        .ok_or_else(|| "expected two scores, the lower first, as in 420000..680999".to_owned())
}

fn parse_minutes(text: &str) -> Result<RangeInclusive<u32>, String> {
    parse_range(text)
        .filter(|range| *range.start() > 0)
        .ok_or_else(|| "expected two numbers of minutes, the lower first, as in 10..15".to_owned())
}

/// Parses a list of digits, a word, or the name of a list of words.
fn parse_symbols(text: &str) -> Result<SymbolsArg, String> {
    match (text, text.strip_prefix("word:")) {
        ("word", _) => Ok(SymbolsArg::Word(WordSource::List("en".to_owned()))),
        (_, Some(word)) => Ok(SymbolsArg::Word(WordSource::Custom(word.to_uppercase()))),
        _ if Alphabet::lists_digits(text) => Ok(SymbolsArg::Digits(text.to_owned())),
        _ => Err("expected digits as in 0-F, a word as in word:NOSTALGIE, or `word`".to_owned()),
    }
}

/// Parses a technique, a family of techniques, or a range.
fn parse_techniques(text: &str) -> Result<Window, String> {
    let scale = Revision::NEWEST.scale();
    let named = |name: &str| {
        scale.named(&name.to_ascii_lowercase()).ok_or_else(|| {
            format!("`{name}` is not a technique; expected a name such as pair, x-wing or tier-3")
        })
    };
    let (low, high) = split_range(text).unwrap_or((text, text));
    let (low, high) = (named(low)?, named(high)?);
    scale
        .window(low.easiest, high.hardest)
        .ok_or_else(|| "expected the easier technique first".to_owned())
}

impl PuzzleArgs {
    /// Returns the target of the generator: `--level` guarantees the level, other options only their own values.
    pub(super) fn target(&self) -> Result<Target> {
        let kind = self.kind.kind()?;
        self.fill.check_kind(kind).map_err(kind_failure)?;
        self.check_symmetry(kind)?;
        let need = self.need(kind)?;
        let removal = self.removal(kind)?;
        let search = Revision::NEWEST.needs_search(kind, &removal);
        Ok(Target {
            recipe: Recipe {
                kind,
                fill: self.fill,
                symmetry: self.symmetry(kind),
                removal,
                search,
                empty_overlaps: self.empty_overlaps && !kind.grids().is_single(),
                signs: !self.no_signs || !kind.has_operations(),
                word: self.word(kind)?,
            },
            window: need.as_ref().map(|need| need.window),
            score: need.as_ref().map(|need| need.score.clone()),
            time: self.minutes.clone().map(TimeTarget::new),
            steady: self.steady,
        })
    }

    /// Returns the word that the puzzles hide; `None` if they hide none.
    fn word(&self, kind: Kind) -> Result<Option<WordRecipe>> {
        let Some(SymbolsArg::Word(source)) = self.symbols.clone() else {
            return Ok(None);
        };
        let word = WordRecipe { source, line: self.word_line };
        word.check_kind(kind).map_err(word_failure)?;
        Ok(Some(word))
    }

    /// Returns the digits from 0 or of another script; `None` for other symbols.
    pub(super) fn digits(&self, kind: Kind) -> Result<Option<Alphabet>> {
        let Some(SymbolsArg::Digits(text)) = &self.symbols else {
            return Ok(None);
        };
        if self.word_line.is_some() {
            let message = "--word-line needs a word".to_owned();
            let help = "leave it out, or use a word, as in --symbols word:NOSTALGIE";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        let digits = Alphabet::from_digits(text, kind.digits()).map_err(word_failure)?;
        Symbols::Digits(digits).check_kind(kind).map_err(kind_failure)?;
        Ok(Some(digits))
    }

    /// Returns the symmetry of the recipe: a pattern has its own.
    fn symmetry(&self, kind: Kind) -> Symmetry {
        match self.givens_at {
            Some(_) => Symmetry::None,
            None => self.requested_symmetry(kind),
        }
    }

    /// Returns an error for a symmetry that grids of `kind` do not have.
    fn check_symmetry(&self, kind: Kind) -> Result<()> {
        if self.symmetry.is_some() && kind.has_operations() {
            let message = "--symmetry is not for calcudoku".to_owned();
            let help = "leave it out: the givens of a calcudoku are the cells outside its cages";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        self.symmetry(kind).check_kind(kind).map_err(kind_failure)
    }

    /// Returns the requested symmetry, or the default one if grids of `kind` have it.
    fn requested_symmetry(&self, kind: Kind) -> Symmetry {
        self.symmetry.unwrap_or_else(|| Symmetry::default_for(kind))
    }

    /// Returns the level: the requested one, or the default if no other option says how hard.
    fn level(&self) -> Option<Level> {
        let is_bare = self.removed.is_none()
            && self.technique.is_none()
            && self.score.is_none()
            && self.minutes.is_none()
            && self.givens_at.is_none();
        self.level.or(is_bare.then_some(Level::Medium))
    }

    fn need(&self, kind: Kind) -> Result<Option<LevelRequirement>> {
        if self.technique.is_some() || self.score.is_some() {
            let scale = Revision::NEWEST.scale();
            let window = self.technique.unwrap_or(scale.full_window());
            if let Some(report) = not_needed(scale, kind, &window) {
                return Err(Failure::input(vec![report]));
            }
            return Ok(Some(LevelRequirement {
                window,
                score: self.score.clone().unwrap_or(0..=MAX_SCORE),
                time: None,
            }));
        }
        let Some(level) = self.level() else {
            return Ok(None);
        };
        let levels = Levels::of(Revision::NEWEST);
        let symmetry = self.requested_symmetry(kind);
        levels
            .requirement(kind, symmetry, level)
            .map(Some)
            .ok_or_else(|| Failure::input(vec![not_offered(&levels, kind, symmetry, level)]))
    }

    fn removal(&self, kind: Kind) -> Result<Removal> {
        let refused = |message: String, help: String| {
            Failure::input(vec![Diagnostic::error(message).help(help)])
        };
        let most = max_removed(kind);
        if let Some(text) = &self.givens_at {
            if kind.has_operations() {
                let message = "the givens of a calcudoku cannot be placed".to_owned();
                let help = "they are the cells outside its cages: use --removed";
                return Err(refused(message, help.into()));
            }
            let cells = kind.cells();
            let pattern = Pattern::of(kind, text).ok_or_else(|| {
                let message = format!("the pattern has {} characters", text.chars().count());
                refused(message, format!("kind `{kind}` has {cells} cells: one character for each"))
            })?;
            let given = kind.size() as u32 - pattern.removed();
            if pattern.removed() > most {
                return Err(refused(
                    format!("no puzzle with {given} givens has one solution"),
                    format!("the pattern needs at least {} givens", kind.size() as u32 - most),
                ));
            }
            return Ok(Removal::At(pattern));
        }
        match &self.removed {
            Some(RemovedArg::Band(band)) if *band.end() > most => {
                let message = format!("{} cells cannot be removed", band.end());
                let help = if kind == Kind::CLASSIC {
                    format!(
                        "the maximum is {most}: no puzzle with fewer than 17 givens has one solution"
                    )
                } else {
                    format!("the maximum for kind `{kind}` is {most}")
                };
                Err(refused(message, help))
            }
            Some(RemovedArg::Band(band)) => Ok(Removal::Band(band.clone())),
            Some(RemovedArg::Minimal) => Ok(Removal::Minimal),
            None => {
                let bands = Revision::NEWEST.bands(kind);
                Ok(Removal::Band(match self.level() {
                    Some(level) => bands[level as usize].clone(),
                    // Anywhere between the easiest and the hardest level.
                    None => *bands[0].start()..=*bands[4].end(),
                }))
            }
        }
    }

    /// Returns the section of the random stream: one for each kind and level, and one for everything else.
    pub(super) fn stream(&self, target: &Target) -> String {
        target.stream(self.level())
    }

    /// Returns the canonical forms to exclude.
    pub(super) fn excluded_forms(&self) -> Result<BTreeSet<CanonicalForm>> {
        match &self.unlike {
            Some(path) => forms_in(path),
            None => Ok(BTreeSet::new()),
        }
    }
}

fn word_failure(error: WordError) -> Failure {
    Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
}

/// Returns the canonical forms of all puzzles of a file that have one solution.
fn forms_in(path: &Path) -> Result<BTreeSet<CanonicalForm>> {
    let source = files::read_text(path, &limits::FILE)?;
    let entries = notation::parse(&source.text, None).map_err(|errors| {
        Failure::input(errors.into_iter().map(|error| source.report(error)).collect())
    })?;
    let form = |entry: notation::ParsedPuzzle| {
        let solution = solver::unique(&entry.shape, &entry.grid).ok()?;
        Some(canonical::canonical_form(&Puzzle {
            shape: entry.shape,
            givens: entry.grid,
            solution,
            hidden: None,
        }))
    };
    Ok(entries.into_iter().filter_map(form).collect())
}

#[derive(Args)]
pub(super) struct KindArgs {
    /// Cells per row: 4, 6, 8, 9, 10, 12, 14 to 16, 18, 20 to 22, 24 or 25; for jigsaw also 5, 7, 11, 13, 17, 19 or 23, for futoshiki and skyscrapers 5 or 7, for calcudoku 3 to 9
    #[arg(long, value_name = "N", value_parser = parse_size)]
    size: Option<usize>,
    /// Rows and columns of a box, as in 3x2 [default: as close to square as possible]
    #[arg(long = "box", value_name = "RxC")]
    boxes: Option<BoxSize>,
    /// Overlapping grids: samurai, twodoku, butterfly, sohei, cross, windmill, or their top left cells as in r1c1r7c7
    #[arg(long, value_name = "LAYOUT")]
    grids: Option<String>,
    /// Additional rules, separated by commas
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', ignore_case = true, value_parser = name_parser(parse_variant, Variant::names))]
    variant: Vec<Variant>,
}

fn parse_variant(name: &str) -> Result<Variant, String> {
    let name = name.trim();
    if let Some(variant) = Variant::from_name(name) {
        return Ok(variant);
    }
    if GridLayout::from_name(name).is_some() {
        return Err(format!("it is a layout of overlapping grids: --grids {name}"));
    }
    if ["classic", "none", "standard"].contains(&name) {
        return Err("leave the option out: without it, puzzles are classic".to_owned());
    }
    Err(match nearest(name, Variant::names()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the variants are {}", Variant::names().join(", ")),
    })
}

impl KindArgs {
    /// Returns the requested kind; by default, the classic one.
    pub(super) fn kind(&self) -> Result<Kind> {
        Kind::new(self.size.unwrap_or(9), self.boxes.map(Into::into), &self.variant)
            .and_then(|kind| kind.with_grids(self.grids.as_deref()))
            .map_err(kind_failure)
    }

    /// Returns the requested kind; `None` if no option is given.
    pub(super) fn named(&self) -> Result<Option<Kind>> {
        let any = self.size.is_some()
            || self.boxes.is_some()
            || self.grids.is_some()
            || !self.variant.is_empty();
        any.then(|| self.kind()).transpose()
    }
}

/// Returns the failure for a kind that does not exist.
fn kind_failure(error: KindError) -> Failure {
    Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
}

/// Parses a size such as `6` or `6x6`.
fn parse_size(text: &str) -> Result<usize, String> {
    let side = Kind::parse_side(text).filter(|side| Kind::all_sides().any(|other| other == *side));
    side.ok_or_else(|| {
        let sides: Vec<String> = Kind::all_sides().map(|side| side.to_string()).collect();
        format!("the sizes are {}", sides.join(", "))
    })
}
