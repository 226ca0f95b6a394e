//! Every revision of the engine as tables: everything that a later revision may change.
//!
//! A released revision never changes, as books and printed codes depend on it. Improvements go into a new one at the
//! end of [`ALL`].

use super::level::{MAX_SCORE as MAX, RequirementRule};
use super::revision::{
    AttemptRules, Budgets, CageRules, GridRules, LevelRules, OperationRules, Revision,
};
use super::thresholds::Measurements;
use super::thresholds::ThresholdRules;
use crate::rating::MinutesModel;
use crate::rating::Technique::*;
use crate::rating::scale::{Scale, ScaleLine, ScaleTable, line};
use std::ops::RangeInclusive;

/// All revisions by number, from 1.
static ALL: [&Revision; 1] = [&FIRST];

impl Revision {
    /// Revision 1, the default of specs that name none.
    pub const FIRST: &'static Revision = &FIRST;

    /// The newest revision, for new books.
    pub const NEWEST: &'static Revision = ALL[ALL.len() - 1];

    /// Returns the revision with this number. `None` for 0 and for numbers newer than this program.
    pub fn numbered(number: u32) -> Option<&'static Revision> {
        all().find(|revision| revision.number() == number)
    }

    /// Returns the numbers of all revisions.
    pub fn numbers() -> RangeInclusive<u32> {
        1..=all().count() as u32
    }
}

/// Returns all revisions by number. In tests there is one more, in the place of a later one.
fn all() -> impl Iterator<Item = &'static Revision> {
    let all = ALL.iter().copied();
    #[cfg(test)]
    let all = all.chain([super::tests::ANOTHER]);
    all
}

pub(super) static FIRST: Revision = Revision {
    number: 1,
    scale: Scale::new(SCALE),
    levels: LevelRules {
        thresholds: ThresholdRules {
            shares: [200, 170, 200, 250],
            last: 500,
            passes: (32, 4, 2600),
            passes_per_grid: 8,
            guess_divisor: 8,
        },
        // Every rule of a level stays within its label, so that a puzzle is never requested as one level and graded as
        // another.
        requirements: [
            // A box at a time.
            &[rule((1, 1), (0, 120_299))],
            // Lines and cells too, and fewer of them at a time; or pairs of cells with a mark.
            &[rule((1, 1), (150_200, 230_999)), rule((1, 2), (150_200, 259_999))],
            // Pencil marks.
            &[rule((2, 2), (260_000, MAX))],
            // Patterns.
            &[rule((3, 3), (0, 680_999)), rule((3, 3), (0, MAX))],
            // Chains.
            &[rule((4, 5), (700_000, MAX))],
        ],
        killer_requirements: [
            // Cages one by one, and pencil marks.
            &[rule((1, 2), (0, 350_999))],
            // Innies and outies of a house.
            &[rule((2, 2), (351_000, 420_219))],
            // Many of them, and the same across several houses.
            &[rule((2, 2), (420_220, 460_239))],
            // Even more of them, or cages of a house together.
            &[rule((2, 3), (460_240, MAX)), rule((3, 3), (0, MAX))],
            // Chains through cages.
            &[rule((4, 5), (0, MAX)), rule((4, BEYOND), (0, MAX))],
        ],
        calcudoku_requirements: [
            // Cages with one set of digits.
            &[rule((1, 2), (0, 250_999))],
            // Pencil marks, and digits that a cage must have.
            &[rule((2, 2), (251_000, 349_999))],
            // All fillings of a cage.
            &[rule((2, 2), (350_000, MAX))],
            &[rule((3, 3), (0, MAX))],
            &[rule((4, 5), (0, MAX)), rule((4, BEYOND), (0, MAX))],
        ],
        line_requirements: [
            // What a line or a mark leaves, step by step.
            &[rule((2, 2), (250_000, 255_999)), rule((1, 2), (0, 255_999))],
            // What it leaves together with a house.
            &[rule((2, 2), (256_000, 339_999))],
            // All fillings of a line, and what marks leave in a house.
            &[rule((2, 2), (340_000, MAX))],
            &[rule((3, 3), (0, MAX))],
            &[rule((4, 5), (0, MAX))],
        ],
        number_requirements: [
            // What a number leaves, many at a time.
            &[rule((2, 2), (250_000, 255_019)), rule((1, 2), (0, 255_019))],
            // Fewer of them at a time, and together with a house.
            &[rule((2, 2), (255_025, 339_999))],
            // All fillings of a line.
            &[rule((2, 2), (340_000, MAX))],
            &[rule((3, 3), (0, MAX))],
            &[rule((4, 5), (0, MAX))],
        ],
        inequality_requirements: [
            // What one cell leaves another, many at a time.
            &[rule((2, 2), (250_000, 250_019)), rule((1, 2), (0, 250_019))],
            // Fewer of them at a time, and together with a house.
            &[rule((2, 2), (250_025, 339_999))],
            // What marks leave in a house.
            &[rule((2, 2), (340_000, MAX))],
            &[rule((3, 3), (0, MAX))],
            &[rule((4, 5), (0, MAX))],
        ],
        small_grid_requirements: [
            &[rule((1, 1), (0, 120_168))],
            &[rule((1, 1), (120_169, MAX))],
            &[],
            &[],
            &[],
        ],
    },
    grids: GridRules { listed_rows: 6, weighs_bands: true, switches_per_cell: 1 },
    attempts: AttemptRules { per_grid: 32, per_marked_grid: 2, common_share: 50 },
    budgets: Budgets {
        attempts: 100_000,
        trial: 20,
        search_cost: 800,
        near_misses: 8,
        killer_cost: 70,
        calcudoku_cost: 40,
        plain_cost: 20,
        fill_guesses: 4,
        fill_guesses_of_links: 120,
        fill_guesses_in_all: 4_000_000,
        exchanges: 12,
        rounds: 5_000,
        put_back: 3,
        in_turn: 4,
        guesses_for_many: 100,
        guesses_for_few: 1000,
        guesses_for_lines: 200,
        guesses_for_any: 10_000_000,
        guesses_to_finish: [2_000, 20_000],
    },
    cages: CageRules { sizes: [2, 2, 3, 4], largest: 5, partitions: 20, shapes: 64, guesses: 300 },
    operations: OperationRules { largest: 6, dominoes: (3, 4), most_product: 999, guesses: 300 },
    measurements: &MEASUREMENTS,
};

const SCALE: ScaleTable = ScaleTable {
    lines: LINES,
    shortcuts: &[
        (FullHouse, 100),
        (HiddenSingleBox, 120),
        (HiddenSingleLine, 150),
        (Pointing, 170),
        (Claiming, 190),
        (HiddenPair, 200),
        (NakedSingle, 230),
        (HiddenTriple, 250),
    ],
    families: FAMILIES,
    longer_chains: &[(3, 10), (4, 20), (5, 30), (7, 40), (9, 50), (13, 60)],
    // The steps of Sudoku Explainer, which grow by one half and by one third in turn (4, 6, 8, 12, 16, 24...), plus 3.
    larger_nets: &[
        (7, 10),
        (9, 20),
        (11, 30),
        (15, 40),
        (19, 50),
        (27, 60),
        (35, 70),
        (51, 80),
        (67, 90),
        (99, 100),
        (131, 110),
        (195, 120),
    ],
    // The hardest known classic puzzles need less than half of these; large grids would go on for a long time.
    branches: 10_000,
    minutes: MinutesModel::FIRST,
};

static MEASUREMENTS: Measurements = Measurements::new(include_str!("measured.tsv"));

/// Above every tier: for puzzles that no technique solves.
const BEYOND: u8 = 6;

const fn rule(tiers: (u8, u8), score: (u32, u32)) -> RequirementRule {
    RequirementRule { tiers, score }
}

/// The weights follow the published scale of Sudoku Explainer, in hundredths. Techniques that it does not have get the
/// weight of those that it uses instead.
const LINES: &[ScaleLine] = &[
    line(FullHouse, 1, 100),
    line(HiddenSingleBox, 1, 120),
    line(HiddenSingleLine, 1, 150),
    line(NakedSingle, 1, 230),
    line(CageCombination, 2, 240),
    line(Innie, 2, 250),
    line(MarkPair, 2, 250),
    line(LineNumber, 2, 255),
    line(Pointing, 2, 260),
    line(Claiming, 2, 280),
    line(NakedPair, 2, 300),
    line(HiddenPair, 2, 340),
    line(MarkRoom, 2, 343),
    line(MarkHouse, 2, 344),
    line(CageClaiming, 2, 345),
    line(CageSum, 2, 350),
    line(NakedTriple, 2, 360),
    line(LineFilling, 2, 390),
    line(HiddenTriple, 2, 400),
    line(Innies, 2, 420),
    line(WideInnies, 2, 460),
    line(NakedQuad, 2, 500),
    line(HiddenQuad, 2, 540),
    line(HouseCombination, 3, 480),
    line(XWing, 3, 320),
    line(CageOverlap, 3, 500),
    line(Swordfish, 3, 380),
    line(XyWing, 3, 420),
    line(XyzWing, 3, 440),
    line(UniqueRectangle1, 3, 450),
    line(UniqueRectangle2, 3, 450),
    line(UniqueRectangle3, 3, 470),
    line(UniqueRectangle4, 3, 450),
    line(HiddenRectangle, 3, 480),
    line(Jellyfish, 3, 520),
    line(Bug, 3, 560),
    line(RemotePair, 3, 680),
    line(Skyscraper, 3, 660),
    line(TwoStringKite, 3, 660),
    line(TurbotFish, 3, 660),
    line(EmptyRectangle, 3, 710),
    line(SimpleColouring, 3, 670),
    line(MultiColouring, 3, 680),
    line(WWing, 3, 710),
    line(FinnedXWing, 3, 710),
    line(SashimiXWing, 3, 710),
    line(XChain, 4, 660),
    line(XyChain, 4, 660),
    line(WxyzWing, 4, 700),
    line(FinnedSwordfish, 4, 715),
    line(SashimiSwordfish, 4, 715),
    line(FinnedJellyfish, 4, 720),
    line(SashimiJellyfish, 4, 720),
    line(Aic, 4, 700),
    line(GroupedAic, 4, 710),
    line(CageChain, 4, 720),
    line(SueDeCoq, 4, 750),
    line(AlsXz, 4, 750),
    line(AlsXyWing, 4, 770),
    line(DeathBlossom, 4, 800),
    line(ForcingChain, 5, 800),
    line(ForcingNet, 5, 850),
    line(CageNet, 5, 860),
    line(Beyond, 5, 1000),
];

/// Names for ranges of techniques, with the first and the last of each.
const FAMILIES: &[(&str, crate::rating::Technique, crate::rating::Technique)] = &[
    ("single", FullHouse, NakedSingle),
    ("hidden-single", FullHouse, HiddenSingleLine),
    ("locked", Pointing, Claiming),
    ("pair", NakedPair, HiddenPair),
    ("triple", NakedTriple, HiddenTriple),
    ("quad", NakedQuad, HiddenQuad),
    ("subset", NakedPair, HiddenQuad),
    ("wing", XyWing, XyzWing),
    ("unique-rectangle", UniqueRectangle1, HiddenRectangle),
    ("fish", XWing, Jellyfish),
    ("colouring", SimpleColouring, MultiColouring),
    ("chain", XChain, GroupedAic),
    ("als", AlsXz, DeathBlossom),
    ("forcing", ForcingChain, ForcingNet),
];

#[cfg(test)]
mod tests {
    use super::super::level::Level;
    use super::super::revision::level_by;
    use super::*;

    #[test]
    fn accepted_puzzles_have_the_level_that_was_requested() {
        let LevelRules {
            thresholds: _,
            requirements,
            killer_requirements,
            calcudoku_requirements,
            line_requirements,
            number_requirements,
            inequality_requirements,
            small_grid_requirements,
        } = Revision::NEWEST.levels;
        for family in [
            requirements, killer_requirements, calcudoku_requirements, line_requirements,
            number_requirements, inequality_requirements, small_grid_requirements,
        ] {
            for &(name, level) in Level::NAMES {
                for RequirementRule { tiers: (first, last), score: (least, most) } in
                    family[level as usize]
                {
                    for (tier, score) in [(*first, *least), (*last, *most)] {
                        assert_eq!(
                            level_by(&family, tier, score),
                            level,
                            "{name}, {tier}, {score}"
                        );
                    }
                }
            }
        }
    }
}
