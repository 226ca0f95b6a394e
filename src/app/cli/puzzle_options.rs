//! Flags for the kind of a puzzle, and for the puzzles to generate.

use super::arguments::choice;
use super::files;
use clap::Args;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_engine::generate::{
    Fill, Level, LevelRequirement, Levels, MAX_SCORE, Pattern, Recipe, Removal, Revision, Target,
    Window, WordRecipe, WordSource, max_removed,
};
use gridpress_engine::puzzle::canonical::{self, Form};
use gridpress_engine::puzzle::{Kind, KindError, Puzzle, Symmetry, Variant, WordError, WordLine};
use gridpress_engine::{notation, solver};
use gridpress_spec::{limits, not_offered};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Which puzzles to make.
#[derive(Args)]
pub(super) struct PuzzleArgs {
    /// How hard [default: medium]
    #[arg(long, value_name = "LEVEL", ignore_case = true, value_parser = choice::<Level>(), conflicts_with_all = ["removed", "givens_at"])]
    level: Option<Level>,
    /// How many cells to remove: a number, from one to another as in 50..53, or `minimal` for all that can go
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = parse_removed)]
    removed: Option<RemovedArg>,
    /// The hardest technique that a puzzle may need, from one to another as in x-wing..w-wing
    #[arg(long, value_name = "A..B", value_parser = parse_techniques)]
    technique: Option<Window>,
    /// The score, from one to another as in 420000..680999
    #[arg(long, value_name = "A..B", value_parser = parse_scores)]
    score: Option<RangeInclusive<u32>>,
    /// Only puzzles whose difficulty does not hang on one step
    #[arg(long)]
    steady: bool,
    /// No givens where grids overlap
    #[arg(long, requires = "grids", conflicts_with = "givens_at")]
    empty_overlaps: bool,
    /// No signs of operations in the cages of a calcudoku: each may be any that yields its number
    #[arg(long)]
    no_signs: bool,
    /// Where the givens stand: a character for each cell, `.` for empty
    #[arg(long, value_name = "MASK", conflicts_with_all = ["removed", "symmetry"])]
    givens_at: Option<String>,
    /// No puzzle that is one of these in another dress, from a file in any known format
    #[arg(long, value_name = "FILE")]
    unlike: Option<PathBuf>,
    #[command(flatten)]
    kind: KindArgs,
    /// Letters in place of digits: those of a word, as in word:NOSTALGIE, or `word` for English words of the program's own
    #[arg(long, value_name = "WORD", value_parser = parse_symbols)]
    symbols: Option<WordSource>,
    /// The line of the solution that reads the word: `row 3`, `column 5` or `diagonal` [default: drawn]
    #[arg(long, value_name = "LINE", requires = "symbols")]
    word_line: Option<WordLine>,
    /// The pattern of the givens [default: rotate180, or none where overlapping grids do not lie so; not for calcudoku]
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<Symmetry>())]
    symmetry: Option<Symmetry>,
    /// How the full grid is made; `shuffle` relabels and turns a known one
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<Fill>(), default_value = "random")]
    fill: Fill,
}

/// How many cells to remove.
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

/// `A..B`, or `A..=B`.
fn split_range(text: &str) -> Option<(&str, &str)> {
    let (low, high) = text.split_once("..")?;
    Some((low, high.strip_prefix('=').unwrap_or(high)))
}

/// The numbers from one to another, as `A..B` names them.
pub(super) fn parse_range(text: &str) -> Option<RangeInclusive<u32>> {
    let (low, high) = split_range(text)?;
    let range = low.parse().ok()?..=high.parse().ok()?;
    (!range.is_empty()).then_some(range)
}

fn parse_scores(text: &str) -> Result<RangeInclusive<u32>, String> {
    parse_range(text)
        .ok_or_else(|| "expected two scores, the lower first, as in 420000..680999".to_owned())
}

/// A word of one's own, or a list.
fn parse_symbols(text: &str) -> Result<WordSource, String> {
    match (text, text.strip_prefix("word:")) {
        ("word", _) => Ok(WordSource::List("en".to_owned())),
        (_, Some(word)) => Ok(WordSource::Custom(word.to_uppercase())),
        _ => Err("expected a word as in word:NOSTALGIE, or `word`".to_owned()),
    }
}

/// A technique or a family of them, or from one to another.
fn parse_techniques(text: &str) -> Result<Window, String> {
    let scale = Revision::NEWEST.scale();
    let named = |name: &str| {
        let window = scale.named(&name.to_ascii_lowercase());
        window.ok_or_else(|| {
            format!("`{name}` is no technique; expected names such as pair, x-wing or tier-3")
        })
    };
    let (low, high) = split_range(text).unwrap_or((text, text));
    let (low, high) = (named(low)?, named(high)?);
    let window = scale.window(low.easiest, high.hardest);
    window.ok_or_else(|| "the easier technique comes first".to_owned())
}

impl PuzzleArgs {
    /// What to make: `--level` promises what it says, the other flags only what they say.
    pub(super) fn target(&self) -> Result<Target, Failure> {
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
                finish: removal == Removal::Minimal,
                removal,
                search,
                empty_overlaps: self.empty_overlaps && !kind.grids().is_one(),
                signs: !self.no_signs || !kind.has(Variant::Calcudoku),
                word: self.word(kind)?,
            },
            window: need.as_ref().map(|need| need.window),
            score: need.map(|need| need.score),
            steady: self.steady,
        })
    }

    /// The word that the puzzles hide, if they hide one.
    fn word(&self, kind: Kind) -> Result<Option<WordRecipe>, Failure> {
        let Some(source) = self.symbols.clone() else {
            return Ok(None);
        };
        let line = self.word_line;
        let word = WordRecipe { source, line };
        let refused = |error: WordError| {
            Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
        };
        word.check_kind(kind).map_err(refused)?;
        Ok(Some(word))
    }

    /// The symmetry that goes into recipes: a pattern has its own.
    fn symmetry(&self, kind: Kind) -> Symmetry {
        match self.givens_at {
            Some(_) => Symmetry::None,
            None => self.requested_symmetry(kind),
        }
    }

    /// Refuses a symmetry that grids of `kind` do not have.
    fn check_symmetry(&self, kind: Kind) -> Result<(), Failure> {
        if self.symmetry.is_some() && kind.has(Variant::Calcudoku) {
            let message = "`--symmetry` has no meaning for a calcudoku".to_owned();
            let help = "its givens are the cells that its cages leave: leave it out";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        self.symmetry(kind).goes_with(kind).map_err(kind_failure)
    }

    /// The symmetry of the flags, or the usual one if the grids of `kind` have it.
    fn requested_symmetry(&self, kind: Kind) -> Symmetry {
        self.symmetry.unwrap_or_else(|| Symmetry::of_kind(kind))
    }

    /// The level, where the flags name one, or nothing else.
    fn level(&self) -> Option<Level> {
        let is_bare = self.removed.is_none()
            && self.technique.is_none()
            && self.score.is_none()
            && self.givens_at.is_none();
        self.level.or(is_bare.then_some(Level::Medium))
    }

    fn need(&self, kind: Kind) -> Result<Option<LevelRequirement>, Failure> {
        if self.technique.is_some() || self.score.is_some() {
            let full_window = Revision::NEWEST.scale().full_window();
            return Ok(Some(LevelRequirement {
                window: self.technique.unwrap_or(full_window),
                score: self.score.clone().unwrap_or(0..=MAX_SCORE),
            }));
        }
        let Some(level) = self.level() else {
            return Ok(None);
        };
        let levels = Levels::of(Revision::NEWEST);
        let symmetry = self.requested_symmetry(kind);
        let need = levels.requirement(kind, symmetry, level);
        let refused = || Failure::input(vec![not_offered(&levels, kind, symmetry, level)]);
        need.map(Some).ok_or_else(refused)
    }

    fn removal(&self, kind: Kind) -> Result<Removal, Failure> {
        let refused = |message: String, help: String| {
            Failure::input(vec![Diagnostic::error(message).help(help)])
        };
        let most = max_removed(kind);
        if let Some(text) = &self.givens_at {
            if kind.has(Variant::Calcudoku) {
                let message = "the givens of a calcudoku cannot be placed".to_owned();
                let help = "they are the cells that its cages leave: use --removed";
                return Err(refused(message, help.into()));
            }
            let cells = kind.cells();
            let pattern = Pattern::of(kind, text).ok_or_else(|| {
                let message = format!("the pattern has {} characters", text.chars().count());
                refused(message, format!("kind `{kind}` has {cells} cells: one character for each"))
            })?;
            let given = kind.size() as u32 - pattern.removed();
            if pattern.removed() > most {
                let message = format!("no puzzle has one solution with {given} givens");
                return Err(refused(
                    message,
                    format!("give at least {}", kind.size() as u32 - most),
                ));
            }
            return Ok(Removal::At(pattern));
        }
        match &self.removed {
            Some(RemovedArg::Band(band)) if *band.end() > most => {
                let message = format!("{} cells cannot be removed", band.end());
                let help = if kind == Kind::CLASSIC {
                    format!("at most {most}: fewer than 17 givens never leave one solution")
                } else {
                    format!("puzzles of kind `{kind}` have {most}")
                };
                Err(refused(message, help))
            }
            Some(RemovedArg::Band(band)) => Ok(Removal::Band(band.clone())),
            Some(RemovedArg::Minimal) => Ok(Removal::Minimal),
            None => {
                let bands = Revision::NEWEST.bands(kind);
                Ok(Removal::Band(match self.level() {
                    Some(level) => bands[level as usize].clone(),
                    // Wherever what is wanted may be.
                    None => *bands[0].start()..=*bands[4].end(),
                }))
            }
        }
    }

    /// The section of the stream to draw from: one for each kind and level, and for all that is not a level.
    pub(super) fn stream(&self, target: &Target) -> String {
        target.stream(self.level())
    }

    /// The forms of the puzzles that no other may have.
    pub(super) fn excluded_forms(&self) -> Result<BTreeSet<Form>, Failure> {
        match &self.unlike {
            Some(path) => forms_in(path),
            None => Ok(BTreeSet::new()),
        }
    }
}

/// The forms of all puzzles of a file that have one solution.
fn forms_in(path: &Path) -> Result<BTreeSet<Form>, Failure> {
    let source = files::read_text(path, &limits::FILE)?;
    let entries = notation::parse(&source.text, None).map_err(|errors| {
        let report = |error: notation::NotationError| {
            Diagnostic::error(error.message).at(source.at(error.span), error.expected)
        };
        Failure::input(errors.into_iter().map(report).collect())
    })?;
    let form = |entry: notation::ParsedPuzzle| {
        let solution = solver::unique(&entry.shape, &entry.grid).ok()?;
        Some(canonical::form(&Puzzle {
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
    /// Cells in a row: 4, 6, 8, 9, 10, 12, 14 to 16, 18, 20 to 22, 24 or 25; of a jigsaw also 5, 7, 11, 13, 17, 19 or 23, of a futoshiki or skyscrapers 5 or 7, of a calcudoku 3 to 9
    #[arg(long, value_name = "N", value_parser = parse_size)]
    size: Option<usize>,
    /// Rows and columns of a box where they are not the usual ones, as in 3x2
    #[arg(long = "box", value_name = "RxC", value_parser = parse_box)]
    boxes: Option<(usize, usize)>,
    /// Overlapping grids: samurai, twodoku, butterfly, sohei, cross, windmill, or their corners as in r1c1r7c7
    #[arg(long, value_name = "LAYOUT")]
    grids: Option<String>,
    /// Rules beside the usual ones
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', ignore_case = true, value_parser = choice::<Variant>())]
    variant: Vec<Variant>,
}

impl KindArgs {
    /// The kind that the flags name; where they name none, the classic one.
    pub(super) fn kind(&self) -> Result<Kind, Failure> {
        let kind = Kind::new(self.size.unwrap_or(9), self.boxes, &self.variant);
        let laid_out = |kind: Kind| match &self.grids {
            Some(grids) => kind.laid_out(&grids.to_ascii_lowercase()),
            None => Ok(kind),
        };
        kind.and_then(laid_out).map_err(kind_failure)
    }

    /// The kind that the flags name, if they name any.
    pub(super) fn named(&self) -> Result<Option<Kind>, Failure> {
        let any = self.size.is_some()
            || self.boxes.is_some()
            || self.grids.is_some()
            || !self.variant.is_empty();
        any.then(|| self.kind()).transpose()
    }
}

/// The report of kinds that there are not.
fn kind_failure(error: KindError) -> Failure {
    Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
}

/// `6` or `6x6`.
fn parse_size(text: &str) -> Result<usize, String> {
    let side = match text.split_once('x') {
        Some((rows, columns)) if rows == columns => rows,
        _ => text,
    };
    let sides: Vec<String> = Kind::all_sides().map(|side| side.to_string()).collect();
    match sides.iter().position(|name| name == side) {
        Some(index) => Ok(Kind::all_sides().nth(index).expect("one of the sizes")),
        None => Err(format!("the sizes are {}", sides.join(", "))),
    }
}

fn parse_box(text: &str) -> Result<(usize, usize), String> {
    let number = |text: &str| text.parse::<u8>().ok().map(usize::from);
    let read = text.split_once('x').and_then(|(rows, columns)| number(rows).zip(number(columns)));
    read.ok_or_else(|| "expected rows x columns, as in 3x2".to_owned())
}
