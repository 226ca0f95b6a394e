//! Which puzzles the generator makes for a section or a slot: their symmetry, fill, band and window.

use super::form::{choice, field, flag};
use super::key::{Field, Origin, keys};
use super::levels::{band, score, window};
use super::reader::Reports;
use gridpress_base::diag::{Diagnostic, Place};
use gridpress_engine::generate::{
    Fill, Level, LevelOverride, LevelRequirement, Levels, MAX_SCORE, Recipe, Removal, Target,
    Window, WordRecipe, max_removed,
};
use gridpress_engine::puzzle::{Kind, Symmetry, Variant};
use std::ops::RangeInclusive;

keys! {
    pub(super) struct TargetKeys in [[section]] {
        /// The pattern of the givens.
        symmetry: Field<Symmetry> = field(choice()), Field::usual(Symmetry::Rotate180), "\"none\"";
        /// How full grids are made: `"shuffle"` dresses up a known one, and all such grids are alike.
        fill: Field<Fill> = field(choice()), Field::usual(Fill::default()), "\"shuffle\"";
        /// The fewest and the most removed cells; left out, those of the level.
        removed: Field<RangeInclusive<u32>> = field(band()), Field::MISSING, "[38, 45]";
        /// The easiest and the hardest technique that a puzzle may need as its hardest; left out, those of the level.
        technique: Field<Window> = field(window()), Field::MISSING, "[\"single\", \"x-wing\"]";
        /// The least and the most score of a puzzle; left out, those of the level.
        score: Field<RangeInclusive<u32>> = field(score()), Field::MISSING, "[150000, 230999]";
        /// Looks around each puzzle for one with fewer givens; left out, where one pass seldom removes as many cells as are wanted.
        search: Field<bool> = field(flag()), Field::MISSING, "true";
        /// Leaves the cells that overlapping grids share without givens.
        empty_overlaps: Field<bool> = field(flag()), Field::usual(false), "true";
        /// Prints the signs of operations in the cages of a calcudoku; without them every operation is possible.
        signs: bool = flag(), true, "false";
        /// Refuses puzzles whose difficulty is a single obstacle.
        steady: bool = flag(), false, "true";
    }
}

/// The kind and level of the puzzles that [`TargetKeys`] are about.
pub(super) struct Aim<'a> {
    pub kind: Kind,
    /// The words that the puzzles hide.
    pub word: Option<&'a WordRecipe>,
    pub level: Option<Level>,
    pub levels: &'a Levels,
    /// The origin of the spec.
    pub origin: Origin,
    /// Where the spec names the level.
    pub place: &'a Place,
}

impl TargetKeys {
    /// The target of the generator; `None` when the keys or the aim are wrong, which is reported.
    pub(super) fn target(&self, reports: &Reports, aim: &Aim<'_>) -> Option<Target> {
        let band = self.band(reports, aim);
        let (fill, level) = (self.fill.value?, aim.level?);
        let symmetry = self.symmetry_of(reports, aim)?;
        let band = band?;
        self.fill_suits(reports, fill, aim.kind)?;
        let empty_overlaps = self.open_overlaps(reports, aim.kind)?;
        let need = self.need(reports, aim, symmetry, level)?;
        let removal = Removal::Band(band);
        let usual_search = || aim.levels.revision().needs_search(aim.kind, &removal);
        let search = if self.search.is_there() { self.search.value? } else { usual_search() };
        let target = Target {
            recipe: Recipe {
                kind: aim.kind,
                fill,
                symmetry,
                removal,
                search,
                empty_overlaps,
                finish: false,
                signs: self.signs || !aim.kind.has(Variant::Calcudoku),
                word: aim.word.cloned(),
            },
            window: Some(need.window),
            score: Some(need.score),
            steady: self.steady,
        };
        if is_usual(aim, level, &target) || aim.levels.revision().is_in_reach(&target) {
            return Some(target);
        }
        let message = format!("{} are out of reach with symmetry `{symmetry}`", target.describe());
        let label = "too few attempts end there";
        let report = Diagnostic::error(message).at(aim.place.clone(), label);
        let help = "widen `removed`, `technique` or `score`, or take another symmetry";
        reports.push(report.help(help));
        None
    }

    /// Returns the level nearest to `level` that is offered for `kind`, and on ties the easier one. Keys that ask for a
    /// technique or a score suit every level.
    pub(super) fn nearest_offered(&self, levels: &Levels, kind: Kind, level: Level) -> Level {
        if self.technique.is_there() || self.score.is_there() {
            return level;
        }
        let symmetry = self.symmetry.value.filter(|one| one.goes_with(kind).is_ok());
        let offered = levels.offered_levels(kind, symmetry.unwrap_or(Symmetry::None));
        let distance = |other: &Level| (*other as usize).abs_diff(level as usize);
        // The first of those that are as near.
        offered.into_iter().min_by_key(distance).unwrap_or(level)
    }

    /// What the puzzles need: as the keys say, or else as the level promises. `None`, and a report, for a level that is not
    /// offered.
    fn need(
        &self,
        reports: &Reports,
        aim: &Aim<'_>,
        symmetry: Symmetry,
        level: Level,
    ) -> Option<LevelRequirement> {
        if self.technique.is_there() || self.score.is_there() {
            let full_window = aim.levels.revision().scale().full_window();
            let window =
                if self.technique.is_there() { self.technique.value? } else { full_window };
            let score =
                if self.score.is_there() { self.score.value.clone()? } else { 0..=MAX_SCORE };
            return Some(LevelRequirement { window, score });
        }
        let need = aim.levels.requirement(aim.kind, symmetry, level);
        if need.is_none() {
            let report = not_offered(aim.levels, aim.kind, symmetry, level);
            reports.push(report.at(aim.place.clone(), "expected a level that is offered"));
        }
        need
    }

    /// The symmetry of the keys; where they name none, the usual one if the grids of `kind` have it. `None`, and a report,
    /// for one that they do not have. Locks may hold one for a calcudoku, which stands in its codes.
    fn symmetry_of(&self, reports: &Reports, aim: &Aim<'_>) -> Option<Symmetry> {
        let kind = aim.kind;
        if kind.has(Variant::Calcudoku) && !self.symmetry.is_there() {
            return Some(Symmetry::usual(kind));
        }
        if kind.has(Variant::Calcudoku) && aim.origin == Origin::User {
            let message = "`symmetry` has no meaning for a calcudoku";
            let label = "the givens of this section are the cells that its cages leave";
            (self.symmetry).wrong(reports, message, label, "leave it out");
            return None;
        }
        let symmetry = self.symmetry.value?;
        match symmetry.goes_with(kind) {
            Ok(()) => Some(symmetry),
            Err(_) if !self.symmetry.is_there() => Some(Symmetry::None),
            Err(error) => {
                let label = "the grids of this section do not lie so";
                self.symmetry.wrong(reports, &error.message, label, &error.help);
                None
            }
        }
    }

    /// `None`, and a report, for a way to fill grids that does not go with `kind`.
    fn fill_suits(&self, reports: &Reports, fill: Fill, kind: Kind) -> Option<()> {
        let error = fill.check_kind(kind).err().filter(|_| self.fill.is_there());
        let Some(error) = error else {
            return Some(());
        };
        let label = "this section has such a variant";
        self.fill.wrong(reports, &error.message, label, &error.help);
        None
    }

    /// Whether shared cells stay without givens. `None`, and a report, where they should and there are none.
    fn open_overlaps(&self, reports: &Reports, kind: Kind) -> Option<bool> {
        let wanted = self.empty_overlaps.value?;
        if wanted && kind.grids().is_one() {
            let message = "`empty_overlaps` has no meaning without `grids`";
            let help = "leave it out, or name a layout as in grids = \"samurai\"";
            self.empty_overlaps.wrong(reports, message, "no grids overlap here", help);
            return None;
        }
        Some(wanted)
    }

    /// The band of removed cells: that of the keys, or that of the level.
    fn band(&self, reports: &Reports, aim: &Aim<'_>) -> Option<RangeInclusive<u32>> {
        let most = max_removed(aim.kind);
        if self.removed.is_there() {
            return self.possible(reports, most);
        }
        let level = aim.level?;
        let band = aim.levels.band(aim.kind, level);
        if *band.end() <= most {
            return Some(band);
        }
        let (kind, first, last) = (aim.kind, band.start(), band.end());
        let message = format!("the band of `{level}` is {first} to {last}");
        let label = format!("size {kind} has no puzzles with more than {most} cells removed");
        let help = "give the section a band of its own, as in removed = [12, 18]";
        let report = Diagnostic::error(message).at(aim.place.clone(), label);
        reports.push(report.help(help));
        None
    }

    /// The band of the keys, unless it ends above `most`.
    fn possible(&self, reports: &Reports, most: u32) -> Option<RangeInclusive<u32>> {
        let band = self.removed.value.clone()?;
        if *band.end() <= most {
            return Some(band);
        }
        let label = format!("no puzzle with one solution has more than {most} cells removed");
        let message = "an impossible band of removed cells";
        self.removed.wrong(reports, message, &label, "ask for less");
        None
    }

    /// The keys that say what `target` is.
    pub(super) fn of(target: &Target) -> TargetKeys {
        let Recipe {
            kind,
            fill,
            symmetry,
            removal,
            search,
            empty_overlaps,
            signs,
            finish: _,
            word: _,
        } = &target.recipe;
        TargetKeys {
            symmetry: if kind.has(Variant::Calcudoku) && *symmetry == Symmetry::usual(*kind) {
                Field::MISSING
            } else {
                Field::usual(*symmetry)
            },
            fill: Field::usual(*fill),
            removed: match removal {
                Removal::Band(band) => Field::usual(band.clone()),
                Removal::Minimal | Removal::At(_) => Field::MISSING,
            },
            technique: Field { value: target.window, place: None },
            score: Field { value: target.score.clone(), place: None },
            search: Field::usual(*search),
            empty_overlaps: Field::usual(*empty_overlaps),
            signs: *signs,
            steady: target.steady,
        }
    }
}

/// Whether puzzles of `target` are those of the level as the revision offers it, which are in reach: also where the keys say
/// so themselves, as they do in a lock.
fn is_usual(aim: &Aim<'_>, level: Level, target: &Target) -> bool {
    let levels = aim.levels;
    let usual = Removal::Band(levels.band(aim.kind, level));
    let need = levels.requirement(aim.kind, target.recipe.symmetry, level);
    need.is_some_and(|need| Some(need.window) == target.window && Some(need.score) == target.score)
        && target.recipe.search == levels.revision().needs_search(aim.kind, &usual)
        && target.recipe.removal == usual
        && !target.steady
        && !target.recipe.empty_overlaps
        && target.recipe.signs
        && *levels.level_override(level) == LevelOverride::default()
}

/// The report of a level that cannot be told from its neighbours.
pub fn not_offered(levels: &Levels, kind: Kind, symmetry: Symmetry, level: Level) -> Diagnostic {
    let message = format!("`{level}` is not offered for kind `{kind}` with symmetry `{symmetry}`");
    let offered = levels.offered_levels(kind, symmetry);
    let names: Vec<String> = offered.iter().map(|level| format!("`{level}`")).collect();
    let help = if names.is_empty() {
        "take another symmetry, or other variants or grids".to_owned()
    } else {
        format!("the levels that are: {}", names.join(", "))
    };
    Diagnostic::error(message).help(help)
}
