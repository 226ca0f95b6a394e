//! What is in reach: whether puzzles of a target come up often enough to ask for them.

use super::level::Level;
use super::need::Need;
use super::revision::Revision;
use super::target::Target;
use super::{Address, Generator, Recipe, Removal};
use crate::puzzle::{Kind, Symmetry};
use std::sync::Mutex;

/// The targets that were tried, by revision. What is remembered is what a trial would find again.
static TRIED: Mutex<Vec<(u32, Target, bool)>> = Mutex::new(Vec::new());

impl Revision {
    /// Whether puzzles of `target` are in reach: two come up in a small part of what an address may take.
    ///
    /// Both are looked for on a stream of their own, so the answer depends on the target alone.
    pub fn in_reach(&'static self, target: &Target) -> bool {
        let known = || TRIED.lock().expect("no panic while it is held");
        let is_it = |(number, of, _): &&(u32, Target, bool)| *number == self.number && of == target;
        if let Some((.., answer)) = known().iter().find(is_it) {
            return *answer;
        }
        let generator = Generator::new(self, "reach");
        let mut raters = self.raters();
        let mut budget = self.budgets.attempts / self.budgets.trial;
        let answer = (1..=2).all(|index| {
            let section = "reach".to_owned();
            let address = Address { section, index };
            let found = generator.within(target, &address, 0, &mut raters, &mut budget);
            found.is_ok()
        });
        known().push((self.number, target.clone(), answer));
        answer
    }

    /// What puzzles of `level` need: what its label promises. `None` when such puzzles are out of reach, and the level is
    /// not offered.
    pub fn need(&'static self, kind: Kind, symmetry: Symmetry, level: Level) -> Option<Need> {
        symmetry.goes_with(kind).ok()?;
        let rules = self.levels.needs_of(kind)[level as usize];
        if let Some(row) = self.measured.of(kind.usual()) {
            let rule = row.rule(symmetry, level)?;
            return rules.get(rule)?.need(&self.scale);
        }
        let needs = rules.iter().filter_map(|rule| rule.need(&self.scale));
        needs.into_iter().find(|need| {
            let target = self.target(kind, symmetry, level, need.clone());
            self.in_reach(&target)
        })
    }

    /// The target of a level whose puzzles need `need`.
    fn target(&'static self, kind: Kind, symmetry: Symmetry, level: Level, need: Need) -> Target {
        // Where no cell is given a pattern says nothing.
        let symmetry = match kind.has_cages() {
            true => Symmetry::None,
            false => symmetry,
        };
        Target {
            recipe: Recipe::new(
                kind,
                symmetry,
                Removal::Band(self.bands(kind)[level as usize].clone()),
            ),
            window: Some(need.window),
            score: Some(need.score),
            steady: false,
        }
    }

    /// For each level which of its rules is the first in reach, by number: `a` and so on, and `-` for none.
    #[doc(hidden)]
    pub fn rules_in_reach(&'static self, kind: Kind, symmetry: Symmetry) -> String {
        let letter = |&(_, level): &(&str, Level)| {
            if symmetry.goes_with(kind).is_err() {
                return '-';
            }
            let rules = self.levels.needs_of(kind)[level as usize].iter();
            let mut needs = rules.filter_map(|rule| rule.need(&self.scale));
            let rule =
                needs.position(|need| self.in_reach(&self.target(kind, symmetry, level, need)));
            rule.map_or('-', |rule| (b'a' + rule as u8) as char)
        };
        Level::NAMES.iter().map(letter).collect()
    }
}
