//! Which puzzles the generator makes for a section or a slot: their symmetry, fill, band and window.

use super::form::{choice, flag, given};
use super::key::{Given, keys};
use super::levels::{band, window};
use super::reader::Reports;
use crate::diag::{Diagnostic, Place};
use crate::generate::{
    Fill, Level, Levels, Recipe, Removal, Revision, Target, Window, most_removed,
};
use crate::puzzle::{Kind, Symmetry};
use std::ops::RangeInclusive;

keys! {
    pub(super) struct TargetKeys in "[[section]]" {
        /// The pattern of the givens.
        symmetry: Given<Symmetry> = given(choice()), Given::usual(Symmetry::Rotate180), "\"none\"";
        /// How full grids are made: `"shuffle"` dresses up a known one, and all such grids are alike.
        fill: Given<Fill> = given(choice()), Given::usual(Fill::default()), "\"shuffle\"";
        /// The fewest and the most removed cells; left out, those of the level.
        removed: Given<RangeInclusive<u32>> = given(band()), Given::MISSING, "[38, 45]";
        /// The easiest and the hardest technique that a puzzle may need as its hardest; left out, those of the level.
        technique: Given<Window> = given(window()), Given::MISSING, "[\"single\", \"x-wing\"]";
        /// Refuses puzzles whose difficulty is a single obstacle.
        steady: bool = flag(), false, "true";
    }
}

/// What the puzzles are to be besides what [`TargetKeys`] says.
pub(super) struct Aim<'a> {
    pub kind: Kind,
    pub level: Option<Level>,
    pub levels: &'a Levels,
    /// Where the spec names the level.
    pub place: &'a Place,
}

impl TargetKeys {
    /// What to make, and what of it to take; `None` when the keys or the aim are wrong, which is reported.
    pub(super) fn target(&self, reports: &Reports, aim: &Aim<'_>) -> Option<Target> {
        let band = self.band(reports, aim);
        let (symmetry, fill, level) = (self.symmetry.value?, self.fill.value?, aim.level?);
        let band = band?;
        self.fill_suits(reports, fill, aim.kind)?;
        let window = match self.technique.is_there() {
            true => self.technique.value?,
            false => aim.levels.window(aim.kind, symmetry, level),
        };
        if let Some(message) = out_of_reach(aim, symmetry, level, &band, &window) {
            reports.push(unreachable(message, symmetry, aim));
            return None;
        }
        Some(Target {
            recipe: Recipe {
                kind: aim.kind,
                fill,
                symmetry,
                removal: Removal::Band(band),
            },
            window: Some(window),
            steady: self.steady,
        })
    }

    /// `None`, and a report, for a way to fill grids that does not go with `kind`.
    fn fill_suits(&self, reports: &Reports, fill: Fill, kind: Kind) -> Option<()> {
        let error = fill.goes_with(kind).err().filter(|_| self.fill.is_there());
        let Some(error) = error else {
            return Some(());
        };
        let label = "this section has such a variant";
        self.fill.wrong(reports, &error.message, label, &error.help);
        None
    }

    /// The band of removed cells: that of the keys, or that of the level.
    fn band(&self, reports: &Reports, aim: &Aim<'_>) -> Option<RangeInclusive<u32>> {
        let most = most_removed(aim.kind);
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
            kind: _,
            fill,
            symmetry,
            removal,
        } = &target.recipe;
        TargetKeys {
            symmetry: Given::usual(*symmetry),
            fill: Given::usual(*fill),
            removed: match removal {
                Removal::Band(band) => Given::usual(band.clone()),
                Removal::Minimal => Given::MISSING,
            },
            technique: Given {
                value: target.window,
                place: None,
            },
            steady: target.steady,
        }
    }
}

/// Why hardly any attempt ends in the band and meets the window, if that is so.
fn out_of_reach(
    aim: &Aim<'_>,
    symmetry: Symmetry,
    level: Level,
    band: &RangeInclusive<u32>,
    window: &Window,
) -> Option<String> {
    let revision: &Revision = aim.levels.revision();
    if !revision.in_reach(aim.kind, symmetry, band) {
        let (first, last) = (band.start(), band.end());
        let band = format!("{first} to {last} cells removed are out of reach");
        return Some(format!("{band} with symmetry `{symmetry}`"));
    }
    let (least, most) = (window.easiest, window.hardest);
    (!revision.window_in_reach(aim.kind, symmetry, level, window)).then(|| {
        let puzzles = format!("`{level}` puzzles that need `{least}` to `{most}`");
        format!("{puzzles} are out of reach with symmetry `{symmetry}`")
    })
}

fn unreachable(message: String, symmetry: Symmetry, aim: &Aim<'_>) -> Diagnostic {
    let help = match aim.levels.hardest(aim.kind, symmetry) {
        Some(level) => format!("the hardest level in reach is `{level}`"),
        None => "take another symmetry".to_owned(),
    };
    let label = "fewer than one attempt in 10,000 ends there";
    let report = Diagnostic::error(message).at(aim.place.clone(), label);
    report.help(help)
}
