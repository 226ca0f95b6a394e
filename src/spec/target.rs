//! Which puzzles the generator makes for a section or a slot: their symmetry, fill, band and window.

use super::form::{choice, field, flag};
use super::key::{SpecField, SpecOrigin, keys};
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
        symmetry: SpecField<Symmetry> = field(choice()), SpecField::from_value(Symmetry::Rotate180), "\"none\"";
        /// How full grids are made: `"shuffle"` dresses up a known one, and all such grids are alike.
        fill: SpecField<Fill> = field(choice()), SpecField::from_value(Fill::default()), "\"shuffle\"";
        /// The fewest and the most removed cells; left out, those of the level.
        removed: SpecField<RangeInclusive<u32>> = field(band()), SpecField::MISSING, "[38, 45]";
        /// The easiest and the hardest technique that a puzzle may need as its hardest; left out, those of the level.
        technique: SpecField<Window> = field(window()), SpecField::MISSING, "[\"single\", \"x-wing\"]";
        /// The least and the most score of a puzzle; left out, those of the level.
        score: SpecField<RangeInclusive<u32>> = field(score()), SpecField::MISSING, "[150000, 230999]";
        /// Looks around each puzzle for one with fewer givens; left out, where one pass seldom removes as many cells as are wanted.
        search: SpecField<bool> = field(flag()), SpecField::MISSING, "true";
        /// Leaves the cells that overlapping grids share without givens.
        empty_overlaps: SpecField<bool> = field(flag()), SpecField::from_value(false), "true";
        /// Prints the signs of operations in the cages of a calcudoku; without them every operation is possible.
        signs: bool = flag(), true, "false";
        /// Refuses puzzles whose difficulty is a single obstacle.
        steady: bool = flag(), false, "true";
    }
}

/// The kind and level of the puzzles that [`TargetKeys`] are about.
pub(super) struct TargetContext<'a> {
    pub kind: Kind,
    /// The words that the puzzles hide.
    pub word: Option<&'a WordRecipe>,
    pub level: Option<Level>,
    pub levels: &'a Levels,
    /// The origin of the spec.
    pub origin: SpecOrigin,
    /// Where the spec names the level.
    pub place: &'a Place,
}

impl TargetKeys {
    /// The target of the generator; `None` when the keys or the aim are wrong, which is reported.
    pub(super) fn target(&self, reports: &Reports, context: &TargetContext<'_>) -> Option<Target> {
        let band = self.band(reports, context);
        let (fill, level) = (self.fill.value?, context.level?);
        let symmetry = self.symmetry_of(reports, context)?;
        let band = band?;
        self.check_fill(reports, fill, context.kind)?;
        let empty_overlaps = self.empty_overlaps_of(reports, context.kind)?;
        let need = self.requirement(reports, context, symmetry, level)?;
        let removal = Removal::Band(band);
        let default_search = || context.levels.revision().needs_search(context.kind, &removal);
        let search = if self.search.is_present() { self.search.value? } else { default_search() };
        let target = Target {
            recipe: Recipe {
                kind: context.kind,
                fill,
                symmetry,
                removal,
                search,
                empty_overlaps,
                finish: false,
                signs: self.signs || !context.kind.has(Variant::Calcudoku),
                word: context.word.cloned(),
            },
            window: Some(need.window),
            score: Some(need.score),
            steady: self.steady,
        };
        if is_level_default(context, level, &target)
            || context.levels.revision().is_in_reach(&target)
        {
            return Some(target);
        }
        let message = format!("{} are out of reach with symmetry `{symmetry}`", target.describe());
        let label = "too few attempts end there";
        let report = Diagnostic::error(message).at(context.place.clone(), label);
        let help = "widen `removed`, `technique` or `score`, or take another symmetry";
        reports.push(report.help(help));
        None
    }

    /// Returns the level nearest to `level` that is offered for `kind`, and on ties the easier one. Keys that ask for a
    /// technique or a score suit every level.
    pub(super) fn nearest_offered(&self, levels: &Levels, kind: Kind, level: Level) -> Level {
        if self.technique.is_present() || self.score.is_present() {
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
    fn requirement(
        &self,
        reports: &Reports,
        context: &TargetContext<'_>,
        symmetry: Symmetry,
        level: Level,
    ) -> Option<LevelRequirement> {
        if self.technique.is_present() || self.score.is_present() {
            let full_window = context.levels.revision().scale().full_window();
            let window =
                if self.technique.is_present() { self.technique.value? } else { full_window };
            let score =
                if self.score.is_present() { self.score.value.clone()? } else { 0..=MAX_SCORE };
            return Some(LevelRequirement { window, score });
        }
        let need = context.levels.requirement(context.kind, symmetry, level);
        if need.is_none() {
            let report = not_offered(context.levels, context.kind, symmetry, level);
            reports.push(report.at(context.place.clone(), "expected a level that is offered"));
        }
        need
    }

    /// The symmetry of the keys; where they name none, the usual one if the grids of `kind` have it. `None`, and a report,
    /// for one that they do not have. Locks may hold one for a calcudoku, which stands in its codes.
    fn symmetry_of(&self, reports: &Reports, context: &TargetContext<'_>) -> Option<Symmetry> {
        let kind = context.kind;
        if kind.has(Variant::Calcudoku) && !self.symmetry.is_present() {
            return Some(Symmetry::usual(kind));
        }
        if kind.has(Variant::Calcudoku) && context.origin == SpecOrigin::User {
            let message = "`symmetry` has no meaning for a calcudoku";
            let label = "the givens of this section are the cells that its cages leave";
            (self.symmetry).report_error(reports, message, label, "leave it out");
            return None;
        }
        let symmetry = self.symmetry.value?;
        match symmetry.goes_with(kind) {
            Ok(()) => Some(symmetry),
            Err(_) if !self.symmetry.is_present() => Some(Symmetry::None),
            Err(error) => {
                let label = "the grids of this section do not lie so";
                self.symmetry.report_error(reports, &error.message, label, &error.help);
                None
            }
        }
    }

    /// `None`, and a report, for a way to fill grids that does not go with `kind`.
    fn check_fill(&self, reports: &Reports, fill: Fill, kind: Kind) -> Option<()> {
        let error = fill.check_kind(kind).err().filter(|_| self.fill.is_present());
        let Some(error) = error else {
            return Some(());
        };
        let label = "this section has such a variant";
        self.fill.report_error(reports, &error.message, label, &error.help);
        None
    }

    /// Whether shared cells stay without givens. `None`, and a report, where they should and there are none.
    fn empty_overlaps_of(&self, reports: &Reports, kind: Kind) -> Option<bool> {
        let requested = self.empty_overlaps.value?;
        if requested && kind.grids().is_one() {
            let message = "`empty_overlaps` has no meaning without `grids`";
            let help = "leave it out, or name a layout as in grids = \"samurai\"";
            self.empty_overlaps.report_error(reports, message, "no grids overlap here", help);
            return None;
        }
        Some(requested)
    }

    /// The band of removed cells: that of the keys, or that of the level.
    fn band(&self, reports: &Reports, context: &TargetContext<'_>) -> Option<RangeInclusive<u32>> {
        let most = max_removed(context.kind);
        if self.removed.is_present() {
            return self.checked_band(reports, most);
        }
        let level = context.level?;
        let band = context.levels.band(context.kind, level);
        if *band.end() <= most {
            return Some(band);
        }
        let (kind, first, last) = (context.kind, band.start(), band.end());
        let message = format!("the band of `{level}` is {first} to {last}");
        let label = format!("size {kind} has no puzzles with more than {most} cells removed");
        let help = "give the section a band of its own, as in removed = [12, 18]";
        let report = Diagnostic::error(message).at(context.place.clone(), label);
        reports.push(report.help(help));
        None
    }

    /// The band of the keys, unless it ends above `most`.
    fn checked_band(&self, reports: &Reports, most: u32) -> Option<RangeInclusive<u32>> {
        let band = self.removed.value.clone()?;
        if *band.end() <= most {
            return Some(band);
        }
        let label = format!("no puzzle with one solution has more than {most} cells removed");
        let message = "an impossible band of removed cells";
        self.removed.report_error(reports, message, &label, "ask for less");
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
                SpecField::MISSING
            } else {
                SpecField::from_value(*symmetry)
            },
            fill: SpecField::from_value(*fill),
            removed: match removal {
                Removal::Band(band) => SpecField::from_value(band.clone()),
                Removal::Minimal | Removal::At(_) => SpecField::MISSING,
            },
            technique: SpecField { value: target.window, place: None },
            score: SpecField { value: target.score.clone(), place: None },
            search: SpecField::from_value(*search),
            empty_overlaps: SpecField::from_value(*empty_overlaps),
            signs: *signs,
            steady: target.steady,
        }
    }
}

/// Whether puzzles of `target` are those of the level as the revision offers it, which are in reach: also where the keys say
/// so themselves, as they do in a lock.
fn is_level_default(context: &TargetContext<'_>, level: Level, target: &Target) -> bool {
    let levels = context.levels;
    let default = Removal::Band(levels.band(context.kind, level));
    let need = levels.requirement(context.kind, target.recipe.symmetry, level);
    need.is_some_and(|need| Some(need.window) == target.window && Some(need.score) == target.score)
        && target.recipe.search == levels.revision().needs_search(context.kind, &default)
        && target.recipe.removal == default
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
