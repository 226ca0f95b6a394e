//! Requirements for a section's or a slot's generated puzzles: symmetry, fill, removed cells and techniques.

use super::form::{choice, field, flag};
use super::key::{SpecField, SpecOrigin, keys};
use super::levels::{band, minutes, score, window};
use super::reader::Reports;
use gridpress_engine::generate::{
    Fill, Level, LevelOverride, LevelRequirement, Levels, MAX_SCORE, Recipe, Removal, Target,
    Window, WordRecipe, max_removed,
};
use gridpress_engine::puzzle::{Kind, Symmetry};
use gridpress_engine::rating::{Scale, TimeTarget};
use gridpress_messages::diag::{Diagnostic, Exit, Place};
use gridpress_messages::{Text, TextArg, text};
use std::ops::RangeInclusive;

keys! {
    pub(super) struct TargetKeys in [[section]] {
        symmetry: SpecField<Symmetry> = field(choice()), SpecField::from_value(Symmetry::Rotate180), "\"none\"";
        fill: SpecField<Fill> = field(choice()), SpecField::from_value(Fill::default()), "\"shuffle\"";
        removed: SpecField<RangeInclusive<u32>> = field(band()), SpecField::MISSING, "[38, 45]";
        technique: SpecField<Window> = field(window()), SpecField::MISSING, "[\"single\", \"x-wing\"]";
        score: SpecField<RangeInclusive<u32>> = field(score()), SpecField::MISSING, "[150000, 230999]";
        minutes: SpecField<RangeInclusive<u32>> = field(minutes()), SpecField::MISSING, "[3, 15]";
        search: SpecField<bool> = field(flag()), SpecField::MISSING, "true";
        empty_overlaps: SpecField<bool> = field(flag()), SpecField::from_value(false), "true";
        signs: bool = flag(), true, "false";
        steady: bool = flag(), false, "true";
    }
}

/// The kind and level of the puzzles described by [`TargetKeys`].
pub(super) struct TargetContext<'a> {
    pub kind: Kind,
    /// Words hidden in the puzzles.
    pub word: Option<&'a WordRecipe>,
    pub level: Option<Level>,
    pub levels: &'a Levels,
    /// The origin of the spec.
    pub origin: SpecOrigin,
    /// Place of the level in the spec.
    pub place: &'a Place,
}

impl TargetKeys {
    /// Returns the target of the generator; `None` if the keys or the context are invalid, which is reported.
    pub(super) fn target(&self, reports: &Reports, context: &TargetContext<'_>) -> Option<Target> {
        // Before the other keys can end the function, so that a mistake in the range is reported in the same run.
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
                signs: self.signs || !context.kind.has_operations(),
                word: context.word.cloned(),
            },
            window: Some(need.window),
            score: Some(need.score),
            time: need.time,
            steady: self.steady,
        };
        let scale = context.levels.revision().scale();
        if let Some(report) = not_needed(scale, context.kind, &need.window) {
            let place = self.technique.place.as_ref().unwrap_or(context.place);
            reports.push(report.at(place.clone(), text!("technique-they-need")));
            return None;
        }
        // A level is offered only if it is in reach, so that this need not be determined again.
        if is_level_default(context, level, &target)
            || context.levels.revision().is_in_reach(&target)
        {
            return Some(target);
        }
        let requirements = target.describe(scale);
        let message = text!("too-rare", requirements, symmetry = symmetry.to_string());
        let places =
            [&self.minutes.place, &self.removed.place, &self.technique.place, &self.score.place];
        let place = places.into_iter().flatten().next().unwrap_or(context.place);
        let report = Diagnostic::error(message).at(place.clone(), text!("too-few-succeed"));
        let minutes = target.time.as_ref().map(|_| "`minutes`");
        let settings = minutes.into_iter().chain(["`removed`", "`technique`", "`score`"]);
        let settings = settings.collect::<Vec<&str>>();
        reports.push(report.exit(Exit::Budget).help(text!("widen-target", settings)));
        None
    }

    /// Returns the level nearest to `level` that is offered for `kind`, or the easier one of two equally near. Keys for
    /// techniques or scores allow every level.
    pub(super) fn nearest_offered(&self, levels: &Levels, kind: Kind, level: Level) -> Level {
        if self.technique.is_present() || self.score.is_present() {
            return level;
        }
        let symmetry = self.symmetry.value.filter(|one| one.check_kind(kind).is_ok());
        let offered = levels.offered_levels(kind, symmetry.unwrap_or(Symmetry::None));
        nearest_level(&offered, level).unwrap_or(level)
    }

    /// Returns the requirement of the keys, or else of the level; `None` for a level that is not offered, which is
    /// reported.
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
            return Some(LevelRequirement { window, score, time: self.time(context, level)? });
        }
        let need = context.levels.requirement(context.kind, symmetry, level);
        let need = match need {
            Some(need) => Some(LevelRequirement { time: self.time(context, level)?, ..need }),
            None => None,
        };
        if need.is_none() {
            let report = not_offered(context.levels, context.kind, symmetry, level);
            reports.push(report.at(context.place.clone(), text!("expected-offered-level")));
        }
        need
    }

    /// Returns the bounds for the solving time: those of the keys, or else of the level. `None` if the keys are invalid.
    fn time(&self, context: &TargetContext<'_>, level: Level) -> Option<Option<TimeTarget>> {
        let of_level = || context.levels.level_override(level).minutes.clone();
        let minutes =
            if self.minutes.is_present() { Some(self.minutes.value.clone()?) } else { of_level() };
        Some(minutes.map(|minutes| context.levels.time_target(context.kind, minutes)))
    }

    /// Returns the symmetry of the keys, or the default if the grids of `kind` support it; `None` for an unsupported
    /// one, which is reported. Locks may have a symmetry for a calcudoku, whose codes include it.
    fn symmetry_of(&self, reports: &Reports, context: &TargetContext<'_>) -> Option<Symmetry> {
        let kind = context.kind;
        if kind.has_operations() && !self.symmetry.is_present() {
            return Some(Symmetry::preferred(kind));
        }
        if kind.has_operations() && context.origin == SpecOrigin::User {
            let setting = TextArg::key("section.symmetry");
            let message = text!("no-effect-on-calcudoku", setting);
            let label = text!("givens-outside-cages");
            (self.symmetry).report_error(reports, message, label, text!("leave-out"));
            return None;
        }
        let symmetry = self.symmetry.value?;
        match symmetry.check_kind(kind) {
            Ok(()) => Some(symmetry),
            // The default is only a preference; a layout that cannot have it needs no decision by the author.
            Err(_) if !self.symmetry.is_present() => Some(Symmetry::None),
            Err(error) => {
                let label = text!("symmetry-of-section");
                self.symmetry.report_error(reports, error.message, label, error.help);
                None
            }
        }
    }

    /// Reports a fill that `kind` does not support, and returns `None` for it.
    fn check_fill(&self, reports: &Reports, fill: Fill, kind: Kind) -> Option<()> {
        let error = fill.check_kind(kind).err().filter(|_| self.fill.is_present());
        let Some(error) = error else {
            return Some(());
        };
        let label = text!("such-a-variant");
        self.fill.report_error(reports, error.message, label, error.help);
        None
    }

    /// Returns whether shared cells stay empty; `None` if they should, but no grids overlap, which is reported.
    fn empty_overlaps_of(&self, reports: &Reports, kind: Kind) -> Option<bool> {
        let requested = self.empty_overlaps.value?;
        if requested && kind.grids().is_single() {
            let setting = TextArg::key("section.empty_overlaps");
            let grids = TextArg::key("section.grids");
            let message = text!("no-effect-without", setting, grids);
            let help = text!("leave-out-or-layout", example = "grids = \"samurai\"");
            self.empty_overlaps.report_error(reports, message, text!("no-grids-overlap"), help);
            return None;
        }
        Some(requested)
    }

    /// Returns the range of removed cells: that of the keys, or of the level.
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
        let [first, last] = [band.start(), band.end()].map(TextArg::number);
        let message = text!("level-removes", level, first, last);
        let label = text!("size-has-no-puzzles", kind = context.kind.to_string(), most);
        let help = text!("set-range", example = "removed = [12, 18]");
        reports.push(Diagnostic::error(message).at(context.place.clone(), label).help(help));
        None
    }

    /// Returns the range of the keys; `None` if it ends above `most`, which is reported.
    fn checked_band(&self, reports: &Reports, most: u32) -> Option<RangeInclusive<u32>> {
        let band = self.removed.value.clone()?;
        if *band.end() <= most {
            return Some(band);
        }
        let (message, label) = (text!("too-many-removed"), text!("most-removed-allowed", most));
        self.removed.report_error(reports, message, label, text!("lower-maximum"));
        None
    }

    /// Returns the keys that describe `target`.
    pub(super) fn of(target: &Target) -> TargetKeys {
        let Recipe { kind, fill, symmetry, removal, search, empty_overlaps, signs, word: _ } =
            &target.recipe;
        TargetKeys {
            symmetry: if kind.has_operations() && *symmetry == Symmetry::preferred(*kind) {
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
            minutes: SpecField {
                value: target.time.as_ref().map(|time| time.minutes.clone()),
                place: None,
            },
            search: SpecField::from_value(*search),
            empty_overlaps: SpecField::from_value(*empty_overlaps),
            signs: *signs,
            steady: target.steady,
        }
    }
}

/// Returns `true` if `target` is that of the level as the revision offers it, which is in reach. The keys may repeat
/// it, as in a lock.
fn is_level_default(context: &TargetContext<'_>, level: Level, target: &Target) -> bool {
    let levels = context.levels;
    let default = Removal::Band(levels.band(context.kind, level));
    let need = levels.requirement(context.kind, target.recipe.symmetry, level);
    need.is_some_and(|need| Some(need.window) == target.window && Some(need.score) == target.score)
        && target.recipe.search == levels.revision().needs_search(context.kind, &default)
        && target.recipe.removal == default
        && !target.steady
        && target.time.is_none()
        && !target.recipe.empty_overlaps
        && target.recipe.signs
        && *levels.level_override(level) == LevelOverride::default()
}

/// Returns the level of `offered`, easiest first, that is nearest to `level`, and the easier one of two. `None` if none is
/// offered.
fn nearest_level(offered: &[Level], level: Level) -> Option<Level> {
    // On ties, `min_by_key` returns the first.
    offered.iter().copied().min_by_key(|&other| (other as usize).abs_diff(level as usize))
}

/// Returns a report if puzzles of `kind` need no technique of `window`.
pub fn not_needed(scale: &Scale, kind: Kind, window: &Window) -> Option<Diagnostic> {
    let Window { easiest, hardest } = window;
    let [first, last] = [easiest, hardest].map(ToString::to_string);
    let techniques = if first == last {
        text!("in-quotes", text = first)
    } else {
        text!("technique-range", first, last)
    };
    let message = text!("no-puzzle-needs", kind = kind.to_string(), techniques);
    let report = Diagnostic::error(message).help(text!("other-techniques"));
    scale.needed(window, kind).is_none().then_some(report)
}

/// Returns the report of a level that is not offered for a kind and symmetry.
pub fn not_offered(levels: &Levels, kind: Kind, symmetry: Symmetry, level: Level) -> Diagnostic {
    let message =
        text!("level-not-offered", level, kind = kind.to_string(), symmetry = symmetry.to_string());
    let offered = levels.offered_levels(kind, symmetry);
    let levels: Vec<Text> = offered.iter().map(|level| text!("in-quotes", text = *level)).collect();
    let help = match nearest_level(&offered, level) {
        None => text!("other-symmetry"),
        Some(nearest) => text!("nearest-level", nearest, levels),
    };
    Diagnostic::error(message).help(help)
}
