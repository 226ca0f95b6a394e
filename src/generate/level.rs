//! Levels, and the bands of removed cells that grade a puzzle.

use super::target::Window;
use super::tiers::{self, window_in_reach};
use crate::named::names;
use crate::puzzle::{Kind, Symmetry};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// A grade by how many cells were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Mostly given.
    Easy,
    /// Two thirds to find.
    Medium,
    /// Below a third given.
    Hard,
    /// Near the least that one pass leaves.
    Expert,
    /// Less than one pass mostly leaves.
    Extreme,
}

names! {
    Level {
        "easy" => Level::Easy,
        "medium" => Level::Medium,
        "hard" => Level::Hard,
        "expert" => Level::Expert,
        "extreme" => Level::Extreme,
    }
}

/// What a random pass removes, by kind; how it was measured stands in the file.
static MEASURED: &str = include_str!("measured.tsv");

/// A line of the table.
struct Measured {
    /// Cells removed without symmetry: half of all passes remove as many.
    median: u32,
    /// With each symmetry, what one pass in 100 removes, and what one in 10,000 does.
    tops: Vec<(u32, u32)>,
}

/// The line of `kind`, in which turned boxes and usual ones share.
fn measured(kind: Kind) -> &'static Measured {
    static TABLE: LazyLock<BTreeMap<Kind, Measured>> = LazyLock::new(|| {
        let lines = MEASURED.lines().filter(|line| !line.starts_with('#'));
        let line = |line: &str| {
            let (kind, numbers) = line.split_once('\t')?;
            let mut numbers = numbers.split('\t');
            let median = numbers.next()?.parse().ok()?;
            let top = |text: &str| {
                let (often, seldom) = text.split_once(' ')?;
                Some((often.parse().ok()?, seldom.parse().ok()?))
            };
            let tops = numbers.map(top).collect::<Option<_>>()?;
            Some((kind.parse().ok()?, Measured { median, tops }))
        };
        lines
            .map(|text| line(text).expect("a kind and its numbers"))
            .collect()
    });
    &TABLE[&kind.usual()]
}

/// Where the levels of classic 9x9 begin, and the median of what a pass removes there.
const CLASSIC: ([u32; 5], u32) = ([38, 46, 50, 54, 57], 57);

/// The bands of removed cells of each level, easiest first: what holds unless a spec moves them.
///
/// The classic ones, and for other kinds the same shares of what half of all passes remove.
pub fn bands(kind: Kind) -> [RangeInclusive<u32>; 5] {
    let (classic, of) = CLASSIC;
    let median = measured(kind).median;
    let mut starts = classic.map(|start| (start * median + of / 2) / of);
    for harder in (1..5).rev() {
        // Two counts at least: symmetry may leave only even ones.
        starts[harder - 1] = starts[harder - 1].min(starts[harder] - 2);
    }
    let [a, b, c, d, e] = starts;
    [
        a..=b - 1,
        b..=c - 1,
        c..=d - 1,
        d..=e - 1,
        e..=most_removed(kind),
    ]
}

/// How many more cells an attempt removes that looks around than one pass in 10,000.
const AROUND: u32 = 2;

/// From so many cells on not one pass in 100 gets there.
pub(super) fn seldom(kind: Kind, symmetry: Symmetry) -> u32 {
    measured(kind).tops[symmetry as usize].0 + 1
}

/// True when one attempt in 10,000 or more ends inside `band`.
pub fn in_reach(kind: Kind, symmetry: Symmetry, band: &RangeInclusive<u32>) -> bool {
    let (_, reach) = measured(kind).tops[symmetry as usize];
    let reach = if *band.start() >= seldom(kind, symmetry) {
        reach + AROUND
    } else {
        reach
    };
    let most = reach.min(*band.end());
    // Sets of cells that go together leave gaps between the counts that can be.
    let mut counts = vec![false; most as usize + 1];
    counts[0] = true;
    for orbit in symmetry.orbits(kind.side()) {
        for count in (orbit.len()..counts.len()).rev() {
            counts[count] |= counts[count - orbit.len()];
        }
    }
    (*band.start()..=most).any(|count| counts[count as usize])
}

/// The most cells that can be removed. For the classic grid that is proved (G. McGuire, B. Tugemann, G. Civario,
/// "There is no 16-clue sudoku", 2014); elsewhere it is all of them.
pub fn most_removed(kind: Kind) -> u32 {
    if kind == Kind::CLASSIC {
        81 - 17
    } else {
        kind.cells() as u32
    }
}

/// The bands of removed cells that grade the puzzles of a book, and the windows of techniques that its labels promise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    own: [Option<RangeInclusive<u32>>; 5],
    windows: [Option<Window>; 5],
}

impl Levels {
    /// Cells removed at `level`: as a spec has it, or else as usual for `kind`.
    pub fn band(&self, kind: Kind, level: Level) -> RangeInclusive<u32> {
        let [easy, medium, hard, expert, extreme] = bands(kind);
        let usual = match level {
            Level::Easy => easy,
            Level::Medium => medium,
            Level::Hard => hard,
            Level::Expert => expert,
            Level::Extreme => extreme,
        };
        self.own(level).unwrap_or(usual)
    }

    /// The band that a spec sets for `level`.
    pub fn own(&self, level: Level) -> Option<RangeInclusive<u32>> {
        self.own[level as usize].clone()
    }

    /// Moves the band of `level`.
    pub fn set_band(&mut self, level: Level, band: RangeInclusive<u32>) {
        self.own[level as usize] = Some(band);
    }

    /// The hardest technique that a puzzle of `level` needs lies in here: as a spec has it, or else as usual for `kind`
    /// with `symmetry`.
    pub fn window(&self, kind: Kind, symmetry: Symmetry, level: Level) -> Window {
        let own = self.own_window(level);
        own.unwrap_or_else(|| tiers::window(kind, symmetry, level))
    }

    /// The window that a spec sets for `level`.
    pub fn own_window(&self, level: Level) -> Option<Window> {
        self.windows[level as usize].clone()
    }

    /// Moves the window of `level`.
    pub fn set_window(&mut self, level: Level, window: Window) {
        self.windows[level as usize] = Some(window);
    }

    /// The hardest level in reach with `symmetry`.
    pub fn hardest(&self, kind: Kind, symmetry: Symmetry) -> Option<Level> {
        let mut levels = Level::NAMES.iter().map(|(_, level)| *level).rev();
        levels.find(|&level| {
            let window = self.window(kind, symmetry, level);
            in_reach(kind, symmetry, &self.band(kind, level))
                && window_in_reach(kind, symmetry, level, &window)
        })
    }

    /// The level of a puzzle with `removed` cells taken out: the easiest whose band reaches that far,
    /// or the hardest when none does.
    pub fn grade(&self, kind: Kind, removed: u32) -> Level {
        let levels = Level::NAMES.iter().map(|(_, level)| *level);
        let mut reaching = levels.filter(|&level| removed <= *self.band(kind, level).end());
        reaching.next().unwrap_or(Level::Extreme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Variant;

    #[test]
    fn grading_covers_every_count() {
        let levels = Levels::default();
        let expected = [
            (0, Level::Easy),
            (38, Level::Easy),
            (45, Level::Easy),
            (46, Level::Medium),
        ];
        for (removed, level) in expected.into_iter().chain([
            (49, Level::Medium),
            (50, Level::Hard),
            (53, Level::Hard),
            (54, Level::Expert),
            (56, Level::Expert),
            (57, Level::Extreme),
            (64, Level::Extreme),
        ]) {
            assert_eq!(levels.grade(Kind::CLASSIC, removed), level, "{removed}");
        }
    }

    #[test]
    fn names_are_in_the_order_of_the_levels() {
        for (index, (name, level)) in Level::NAMES.iter().enumerate() {
            assert_eq!(*level as usize, index);
            assert_eq!(Level::named(name), Some(*level));
        }
    }

    #[test]
    fn every_kind_has_its_bands() {
        let names = Variant::NAMES;
        for side in Kind::sides() {
            for set in 0..1u32 << names.len() {
                let chosen = (0..names.len()).filter(|at| set >> at & 1 == 1);
                let variants: Vec<Variant> = chosen.map(|at| names[at].1).collect();
                let Ok(kind) = Kind::new(side, None, &variants) else {
                    continue;
                };
                let bands = bands(kind);
                let ends = bands
                    .iter()
                    .flat_map(|band| [*band.start(), *band.end() + 1]);
                assert!(
                    bands.iter().all(|band| !band.is_empty()),
                    "{kind} {bands:?}"
                );
                assert!(ends.collect::<Vec<_>>().is_sorted(), "{kind} {bands:?}");
                assert!(
                    in_reach(kind, Symmetry::None, &bands[3]),
                    "{kind} {bands:?}"
                );
                assert!(
                    in_reach(kind, Symmetry::Rotate180, &bands[1]),
                    "{kind} {bands:?}"
                );
            }
        }
    }

    #[test]
    fn levels_out_of_reach_are_known() {
        let levels = Levels::default();
        let hardest = |symmetry| levels.hardest(Kind::CLASSIC, symmetry);
        assert_eq!(hardest(Symmetry::None), Some(Level::Extreme));
        assert_eq!(hardest(Symmetry::Rotate180), Some(Level::Extreme));
        assert!(!in_reach(Kind::CLASSIC, Symmetry::None, &(64..=64)));
        // Sets of four and eight cells and the one in the middle add up to no such number.
        assert!(!in_reach(Kind::CLASSIC, Symmetry::Rotate90, &(50..=51)));
        assert!(in_reach(Kind::CLASSIC, Symmetry::Rotate90, &(49..=51)));
    }
}
