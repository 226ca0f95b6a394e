//! The variants of sudoku: for each what it adds to the rules, how a grid shows it, and what it goes with. Shapes, counters,
//! grids on paper and formats take it from here, so a variant made of houses needs no more than its lines in this file,
//! its messages and what was measured of it.

mod incompatible;

use super::Kind;
use super::relation::Relation;
use super::sign::MarkRule;
use super::sign::Sign;
use crate::named::names;
use incompatible::INCOMPATIBLE;
use std::ops::RangeInclusive;

/// A rule beside rows, columns and boxes, or in place of one of them.
///
/// The order of the variants is frozen, and new ones go to the end. The number of a variant is its bit in a [`Kind`],
/// and kinds are written with their variants in this order: in specs, codes and locks, and in the names of the streams
/// that puzzles are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Variant {
    /// Both long diagonals are houses.
    Diagonal,
    /// Windows one cell away from the box borders are houses.
    Windoku,
    /// Irregular regions in place of boxes; each puzzle has its own.
    Jigsaw,
    /// Cells a knight's move apart differ.
    Antiknight,
    /// Nine cells in the shape of a star are a house.
    Asterisk,
    /// The middle cells of the boxes are a house.
    CenterDot,
    /// The corners, the middle of the grid and the middle cells of four boxes are a house.
    Girandola,
    /// Cages with sums; each puzzle has its own.
    Killer,
    /// Cells a king's move apart differ.
    Antiking,
    /// Cells at the same place of their boxes are houses.
    Disjoint,
    /// Bars between all neighbours that differ by 1.
    Consecutive,
    /// No neighbours differ by 1.
    NonConsecutive,
    /// Dots between all neighbours that differ by 1, or of which one is twice the other.
    Kropki,
    /// Dots between some of these neighbours.
    SomeKropki,
    /// Signs between all neighbours in a box.
    GreaterThan,
    /// An X or a V between all neighbours that add up to 10 or 5.
    Xv,
    /// An X or a V between some of these neighbours.
    SomeXv,
    /// Circles in some cells with odd digits, squares in some with even ones.
    EvenOdd,
    /// Thermometers along which digits rise.
    Thermo,
    /// Arrows along which digits add up to that in the circle.
    Arrow,
    /// Lines that read the same from both ends.
    Palindrome,
    /// Lines on which neighbours differ by much.
    Whispers,
    /// Lines with digits that follow on each other, in any order.
    Renban,
    /// Outside every row and column, from both ends, the sum of the first three digits.
    Frame,
    /// Outside every row and column the sum of the digits between the lowest and the highest.
    Sandwich,
    /// Outside every row and column, from both ends, how many digits are greater than all before them.
    Skyscraper,
    /// Outside some diagonals the sum of their digits.
    LittleKiller,
    /// Outside every row and column, from both ends, the sum of as many digits as the first says.
    XSums,
    /// No boxes, and cages with operations; each puzzle has its own.
    Calcudoku,
    /// No boxes, and signs between some neighbours.
    Futoshiki,
    /// No boxes, and outside every row and column, from both ends, how many digits are greater than all before them.
    Skyscrapers,
}

// In the order of the variants, which is frozen.
names! {
    Variant {
        "diagonal" => Variant::Diagonal,
        "windoku" => Variant::Windoku,
        "jigsaw" => Variant::Jigsaw,
        "antiknight" => Variant::Antiknight,
        "asterisk" => Variant::Asterisk,
        "center-dot" => Variant::CenterDot,
        "girandola" => Variant::Girandola,
        "killer" => Variant::Killer,
        "antiking" => Variant::Antiking,
        "disjoint" => Variant::Disjoint,
        "consecutive" => Variant::Consecutive,
        "non-consecutive" => Variant::NonConsecutive,
        "kropki" => Variant::Kropki,
        "some-kropki" => Variant::SomeKropki,
        "greater-than" => Variant::GreaterThan,
        "xv" => Variant::Xv,
        "some-xv" => Variant::SomeXv,
        "even-odd" => Variant::EvenOdd,
        "thermo" => Variant::Thermo,
        "arrow" => Variant::Arrow,
        "palindrome" => Variant::Palindrome,
        "whispers" => Variant::Whispers,
        "renban" => Variant::Renban,
        "frame" => Variant::Frame,
        "sandwich" => Variant::Sandwich,
        "skyscraper" => Variant::Skyscraper,
        "little-killer" => Variant::LittleKiller,
        "x-sums" => Variant::XSums,
        "calcudoku" => Variant::Calcudoku,
        "futoshiki" => Variant::Futoshiki,
        "skyscrapers" => Variant::Skyscrapers,
    }
}

/// What a variant adds to the rules.
#[derive(Clone, Copy)]
pub(super) enum Rule {
    /// Both long diagonals.
    Diagonals,
    /// Windows between the box borders.
    Windows,
    /// A house in a grid of 9x9, and what shows it. Of a cell stand row and column: 25 is r2c5.
    House([usize; 9], HouseMark),
    /// Cells so many rows and columns apart differ.
    Offsets(&'static [(isize, isize)]),
    /// Cells at the same place of their boxes are a house.
    Places,
    /// Regions that each puzzle has of its own.
    Regions,
    /// Cages that each puzzle has of its own.
    Cages,
    /// Marks that each puzzle has of its own, and what holds where it has none.
    Marks(MarkRule),
}

/// What shows a house in a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseMark {
    /// A shaded square.
    Window,
    /// Shaded cells.
    Shade,
    /// A dot in each cell.
    Dot,
    /// Shaded cells, or strokes from cell to cell where others are shaded.
    Line,
}

/// The only sizes that a variant goes with, and why; `None` for one that goes with all.
type Sizes = Option<(&'static [u8], &'static str)>;

/// Sizes at which digits are compared.
const NEIGHBOURS: Sizes =
    Some((&[4, 6, 8, 9], "digits are compared and added at sizes 4, 6, 8 and 9"));

/// Sizes at which lines are drawn, and numbers stand outside.
const LINES: Sizes =
    Some((&[6, 8, 9], "lines and numbers outside the grid go with sizes 6, 8 and 9"));

/// Signs of which several variants print all or some.
const DOTS: &[Sign] = &[Sign::White, Sign::Black];
const LETTERS: &[Sign] = &[Sign::Five, Sign::Ten];
const SIGNS: &[Sign] = &[Sign::Less, Sign::Greater];

/// All that is known of a variant but its words.
struct VariantDefinition {
    rule: Rule,
    /// The sizes that it goes with.
    sizes: Sizes,
    /// Variants that it does not go with, though there are grids, and why.
    never_with: Option<(Variant, &'static str)>,
    /// The kind of sudoku that ipuz has for it.
    ipuz: Option<&'static str>,
}

impl VariantDefinition {
    /// A variant of all sizes that has no name in ipuz.
    const fn of(rule: Rule) -> VariantDefinition {
        VariantDefinition { rule, sizes: None, never_with: None, ipuz: None }
    }

    /// A variant of these sizes that prints marks.
    const fn marked(sizes: Sizes, family: MarkRule) -> VariantDefinition {
        VariantDefinition { sizes, ..VariantDefinition::of(Rule::Marks(family)) }
    }
}

impl Variant {
    const fn definition(self) -> VariantDefinition {
        match self {
            Variant::Diagonal => VariantDefinition {
                ipuz: Some("diagonalsudoku"),
                ..VariantDefinition::of(Rule::Diagonals)
            },
            Variant::Windoku => VariantDefinition {
                sizes: Some((&[4, 9, 16], "windoku needs square boxes: sizes 4, 9 and 16")),
                ipuz: Some("hypersudoku"),
                ..VariantDefinition::of(Rule::Windows)
            },
            Variant::Jigsaw => VariantDefinition {
                sizes: Some((
                    &[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 23],
                    "jigsaws go from size 4 up to size 20, and there are some of size 23",
                )),
                ipuz: Some("jigsawsudoku"),
                ..VariantDefinition::of(Rule::Regions)
            },
            Variant::Antiknight => {
                VariantDefinition::of(Rule::Offsets(&[(1, 2), (2, 1), (2, -1), (1, -2)]))
            }
            Variant::Asterisk => VariantDefinition {
                sizes: Some((&[9], "its star is drawn in a grid of 9x9")),
                ..VariantDefinition::of(Rule::House(
                    [25, 33, 37, 52, 55, 58, 73, 77, 85],
                    HouseMark::Shade,
                ))
            },
            Variant::CenterDot => VariantDefinition {
                sizes: Some((&[9], "only boxes of 3x3 have a middle cell each and as many digits")),
                never_with: Some((Variant::Jigsaw, "the regions of a jigsaw have no middle")),
                ..VariantDefinition::of(Rule::House(
                    [22, 25, 28, 52, 55, 58, 82, 85, 88],
                    HouseMark::Dot,
                ))
            },
            Variant::Girandola => VariantDefinition {
                sizes: Some((&[9], "its nine cells lie in a grid of 9x9")),
                never_with: Some((
                    Variant::Asterisk,
                    "asterisk and girandola share cells, and one shade cannot show both",
                )),
                ..VariantDefinition::of(Rule::House(
                    [11, 19, 25, 52, 55, 58, 85, 91, 99],
                    HouseMark::Shade,
                ))
            },
            Variant::Killer => VariantDefinition {
                sizes: Some((&[4, 6, 8, 9], "killers go up to size 9")),
                ipuz: Some("killersudoku"),
                ..VariantDefinition::of(Rule::Cages)
            },
            Variant::Antiking => VariantDefinition {
                sizes: Some((
                    &[6, 8, 9, 10, 12, 14, 15, 16],
                    "antiking goes from size 6 up to size 16",
                )),
                ..VariantDefinition::of(Rule::Offsets(&[(1, 1), (1, -1)]))
            },
            Variant::Disjoint => VariantDefinition {
                sizes: Some((
                    &[4, 6, 8, 9, 10, 12, 14, 15, 16],
                    "disjoint groups go up to size 16",
                )),
                never_with: Some((Variant::Jigsaw, "the regions of a jigsaw have no places alike")),
                ..VariantDefinition::of(Rule::Places)
            },
            Variant::NonConsecutive => VariantDefinition::marked(
                Some((&[6, 8, 9], "only grids of 6x6, 8x8 and 9x9 are non-consecutive")),
                MarkRule::all(&[]).with_negative(Relation::NotConsecutive),
            ),
            Variant::Consecutive => {
                let bars = MarkRule::all(&[Sign::Bar]);
                VariantDefinition::marked(NEIGHBOURS, bars.with_negative(Relation::NotConsecutive))
            }
            Variant::Kropki => VariantDefinition::marked(
                NEIGHBOURS,
                MarkRule::all(DOTS).with_negative(Relation::NoDot),
            ),
            Variant::SomeKropki => VariantDefinition::marked(NEIGHBOURS, MarkRule::some(DOTS, 60)),
            Variant::GreaterThan => {
                VariantDefinition::marked(NEIGHBOURS, MarkRule::all(SIGNS).in_boxes())
            }
            Variant::Xv => VariantDefinition::marked(
                NEIGHBOURS,
                MarkRule::all(LETTERS).with_negative(Relation::NoSum),
            ),
            Variant::SomeXv => VariantDefinition::marked(NEIGHBOURS, MarkRule::some(LETTERS, 75)),
            Variant::EvenOdd => VariantDefinition {
                never_with: Some((Variant::CenterDot, "its circles would look like dots")),
                ..VariantDefinition::marked(
                    NEIGHBOURS,
                    MarkRule::some(&[Sign::Odd, Sign::Even], 35),
                )
            },
            Variant::Thermo => {
                VariantDefinition::marked(LINES, MarkRule::lines(&[Sign::Thermo], 45))
            }
            Variant::Arrow => VariantDefinition::marked(LINES, MarkRule::lines(&[Sign::Arrow], 45)),
            Variant::Palindrome => {
                VariantDefinition::marked(LINES, MarkRule::lines(&[Sign::Palindrome], 40))
            }
            Variant::Whispers => {
                VariantDefinition::marked(LINES, MarkRule::lines(&[Sign::Whispers], 40))
            }
            Variant::Renban => {
                VariantDefinition::marked(LINES, MarkRule::lines(&[Sign::Renban], 45))
            }
            Variant::Frame => VariantDefinition::marked(LINES, MarkRule::all(&[Sign::Frame])),
            Variant::Sandwich => VariantDefinition::marked(LINES, MarkRule::all(&[Sign::Sandwich])),
            Variant::Skyscraper => {
                VariantDefinition::marked(LINES, MarkRule::all(&[Sign::Skyscraper]))
            }
            Variant::LittleKiller => {
                VariantDefinition::marked(LINES, MarkRule::some(&[Sign::LittleKiller], 50))
            }
            Variant::XSums => VariantDefinition::marked(LINES, MarkRule::all(&[Sign::XSum])),
            Variant::Futoshiki => VariantDefinition::marked(
                Some((&[4, 5, 6, 7, 8, 9], "futoshikis go from size 4 up to size 9")),
                MarkRule::some(SIGNS, 35),
            ),
            Variant::Skyscrapers => VariantDefinition::marked(
                Some((&[4, 5, 6, 7, 8, 9], "skyscrapers go from size 4 up to size 9")),
                MarkRule::all(&[Sign::Skyscraper]),
            ),
            Variant::Calcudoku => VariantDefinition {
                sizes: Some((&[3, 4, 5, 6, 7, 8, 9], "calcudokus go from size 3 up to size 9")),
                ipuz: Some("calcudoku"),
                ..VariantDefinition::of(Rule::Cages)
            },
        }
    }

    /// What it adds to the rules.
    pub(super) const fn rule(self) -> Rule {
        self.definition().rule
    }

    /// What shows its houses in a grid; `None` where it adds none.
    pub fn mark(self) -> Option<HouseMark> {
        match self.rule() {
            Rule::Diagonals => Some(HouseMark::Line),
            Rule::Windows => Some(HouseMark::Window),
            Rule::House(_, mark) => Some(mark),
            Rule::Offsets(_) | Rule::Places | Rule::Regions | Rule::Cages | Rule::Marks(_) => None,
        }
    }

    /// True when each puzzle has regions, cages or marks of its own.
    pub fn has_custom_shape(self) -> bool {
        match self.rule() {
            Rule::Regions | Rule::Cages => true,
            Rule::Marks(family) => !family.signs.is_empty(),
            _ => false,
        }
    }

    /// What it prints, and what holds where it prints nothing; `None` for one that prints no marks and says nothing of
    /// neighbours.
    pub(crate) const fn mark_rule(self) -> Option<MarkRule> {
        match self.rule() {
            Rule::Marks(family) => Some(family),
            _ => None,
        }
    }

    /// True when each puzzle has marks of its own: between cells, on them, along them or outside the grid.
    pub fn has_marks(self) -> bool {
        self.mark_rule().is_some_and(|family| !family.signs.is_empty())
    }

    /// True when digits are compared or added, so that they are no mere names.
    pub fn has_ordered_digits(self) -> bool {
        self.has_cages() || self.mark_rule().is_some()
    }

    /// The kind of sudoku that ipuz has for it.
    pub(crate) const fn ipuz(self) -> Option<&'static str> {
        self.definition().ipuz
    }

    /// True when all that it adds are groups of cells: houses, regions or cages.
    pub(crate) fn adds_only_groups(self) -> bool {
        matches!(self.rule(), Rule::Regions | Rule::Cages) || self.adds_only_houses()
    }

    /// True when it has rows and columns alone, and no boxes.
    pub(crate) const fn is_latin(self) -> bool {
        matches!(self, Variant::Calcudoku | Variant::Futoshiki | Variant::Skyscrapers)
    }

    /// True when each puzzle has cages of its own.
    pub(crate) const fn has_cages(self) -> bool {
        matches!(self.rule(), Rule::Cages)
    }

    /// True when houses are all that it adds.
    pub(crate) const fn adds_only_houses(self) -> bool {
        matches!(self.rule(), Rule::Diagonals | Rule::Windows | Rule::House(..) | Rule::Places)
    }

    /// The variants that add nothing but houses, in the order of [`Variant::NAMES`].
    pub(crate) fn house_variants() -> impl Iterator<Item = Variant> {
        let all = Variant::NAMES.iter().map(|(_, variant)| *variant);
        all.filter(|variant| variant.adds_only_houses())
    }

    /// Why it makes no sense in `kind`, if it does not.
    pub(super) fn incompatibility(self, kind: Kind) -> Option<&'static str> {
        let side = kind.side() as u8;
        let definition = self.definition();
        let by_size = definition.sizes.filter(|(sizes, _)| !sizes.contains(&side));
        let by_other = definition.never_with.filter(|(other, _)| kind.has(*other));
        let is_too_much = |(together, sides, _): &&(&[Variant], RangeInclusive<u8>, _)| {
            together.contains(&self)
                && together.iter().all(|&other| kind.has(other))
                && sides.contains(&side)
        };
        (by_size.map(|(_, why)| why))
            .or(by_other.map(|(_, why)| why))
            .or(self.overlap_reason(kind))
            .or(self.crowding_reason(kind))
            .or(INCOMPATIBLE.iter().find(is_too_much).map(|(.., why)| *why))
    }
}

impl Variant {
    /// Why its marks would lie on those of another, or look like them.
    fn overlap_reason(self, kind: Kind) -> Option<&'static str> {
        let own = self.mark_rule()?;
        let others: Vec<Variant> = kind.variants().filter(|&other| other != self).collect();
        let meets = |is_such: fn(&MarkRule) -> bool| {
            let mut families = others.iter().filter_map(|other| other.mark_rule());
            is_such(&own) && families.any(|other| is_such(&other))
        };
        if meets(MarkRule::is_on_edges) {
            return Some("one rule at a time can be marked between neighbours");
        }
        if meets(MarkRule::is_outside) {
            return Some("one rule at a time can have numbers outside the grid");
        }
        let looks_alike = |other: &Variant| matches!(other, Variant::EvenOdd | Variant::CenterDot);
        (own.is_along_lines() && others.iter().any(looks_alike))
            .then_some("circles and dots in cells would look like parts of lines")
    }

    /// Why it cannot stand beside so many others.
    fn crowding_reason(self, kind: Kind) -> Option<&'static str> {
        let is_own =
            matches!(self, Variant::Antiking | Variant::Disjoint) || self.mark_rule().is_some();
        (is_own && kind.variants().count() > 2)
            .then_some("it goes with one other variant at a time")
    }
}
