//! The variants of sudoku: their rules, their marks in a grid, and the sizes and variants that they can be combined
//! with.
//!
//! Shapes, solvers, printed grids and file formats all use these definitions, so a new variant that only adds houses
//! needs just an entry in this file, its messages and its measurements.

mod common_names;
mod incompatible;

use super::Kind;
use super::lines::LineRule;
use super::relation::Relation;
use super::sign::{MarkRule, Sign, SignLocation};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use gridpress_ground::named::defined;
use incompatible::{Conflict, INCOMPATIBLE};
use std::ops::RangeInclusive;

defined! {
    /// A variant: a rule in addition to rows, columns and boxes, or in place of one of them.
    ///
    /// The order of the variants is frozen; new ones are added at the end. The index of a variant is its bit in a
    /// [`Kind`], and kinds are written with their variants in this order: in specs, codes and locks, and in the names of
    /// random streams.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Variant: VariantDefinition {
        /// Both long diagonals are houses.
        Diagonal "diagonal" => of(Rule::Diagonals).ipuz("diagonalsudoku"),
        /// Windows one cell away from the box borders are houses.
        Windoku "windoku" => of(Rule::Windows)
            .sizes(&[4, 9, 16])
            .ipuz("hypersudoku"),
        /// Irregular regions in place of boxes, different in each puzzle.
        Jigsaw "jigsaw" => of(Rule::Regions)
            .sizes(&[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 23])
            .ipuz("jigsawsudoku"),
        /// Cells a knight's move apart have different digits.
        Antiknight "antiknight" => of(Rule::Offsets(&[(1, 2), (2, 1), (2, -1), (1, -2)])),
        /// Nine cells in the shape of a star form a house.
        Asterisk "asterisk" =>
            of(Rule::House([25, 33, 37, 52, 55, 58, 73, 77, 85], HouseMark::Shade))
                .sizes(&[9]),
        /// The centre cells of the boxes form a house.
        CenterDot "center-dot" =>
            of(Rule::House([22, 25, 28, 52, 55, 58, 82, 85, 88], HouseMark::Dot))
                .sizes(&[9])
                .never_with(Variant::Jigsaw),
        /// The corners and the centre of the grid, and the centres of four boxes, form a house.
        Girandola "girandola" =>
            of(Rule::House([11, 19, 25, 52, 55, 58, 85, 91, 99], HouseMark::Shade))
                .sizes(&[9])
                .never_with(Variant::Asterisk),
        /// Cages with sums, different in each puzzle.
        Killer "killer" => of(Rule::KillerCages)
            .sizes(&[4, 6, 8, 9])
            .ipuz("killersudoku"),
        /// Cells a king's move apart have different digits.
        Antiking "antiking" => of(Rule::Offsets(&[(1, 1), (1, -1)]))
            .sizes(&[6, 8, 9, 10, 12, 14, 15, 16]),
        /// Cells at the same position in their boxes form houses.
        Disjoint "disjoint" => of(Rule::Places)
            .sizes(&[4, 6, 8, 9, 10, 12, 14, 15, 16])
            .never_with(Variant::Jigsaw),
        /// Bars between all neighbours that differ by 1.
        Consecutive "consecutive" =>
            compared(MarkRule::all(&[Sign::Bar]).with_negative(Relation::NotConsecutive)),
        /// No neighbours differ by 1.
        NonConsecutive "non-consecutive" =>
            of(Rule::Marks(MarkRule::all(&[]).with_negative(Relation::NotConsecutive)))
                .sizes(&[6, 8, 9]),
        /// Dots between all neighbours that differ by 1 or have the ratio 2.
        Kropki "kropki" => compared(MarkRule::all(DOTS).with_negative(Relation::NoDot)),
        /// Dots between some of the neighbours that differ by 1 or have the ratio 2.
        SomeKropki "some-kropki" => compared(MarkRule::some(DOTS, 60)),
        /// Inequality signs between all neighbours in a box.
        GreaterThan "greater-than" => compared(MarkRule::all(SIGNS).in_boxes()),
        /// An X or a V between all neighbours that add up to 10 or 5.
        Xv "xv" => compared(MarkRule::all(LETTERS).with_negative(Relation::NoSum)),
        /// An X or a V between some of the neighbours that add up to 10 or 5.
        SomeXv "some-xv" => compared(MarkRule::some(LETTERS, 75)),
        /// Circles in some cells with odd digits, squares in some cells with even digits.
        EvenOdd "even-odd" => compared(MarkRule::some(&[Sign::Odd, Sign::Even], 35))
            .never_with(Variant::CenterDot),
        /// Thermometers along which digits increase.
        Thermo "thermo" => lined(MarkRule::lines(&[Sign::Thermo])),
        /// Arrows along which the digits add up to the digit in the circle.
        Arrow "arrow" => lined(MarkRule::lines(&[Sign::Arrow])),
        /// Lines that read the same from both ends.
        Palindrome "palindrome" => lined(MarkRule::lines(&[Sign::Palindrome])),
        /// Lines on which neighbours differ by at least half the number of digits.
        Whispers "whispers" => lined(MarkRule::lines(&[Sign::Whispers])),
        /// Lines with sets of consecutive digits, in any order.
        Renban "renban" => lined(MarkRule::lines(&[Sign::Renban])),
        /// The sum of the first three digits, outside both ends of every row and column.
        Frame "frame" => lined(MarkRule::all(&[Sign::Frame])),
        /// The sum of the digits between the lowest and the highest, outside every row and column.
        Sandwich "sandwich" => lined(MarkRule::all(&[Sign::Sandwich])),
        /// The number of digits that are greater than all before them, outside both ends of every row and column.
        Skyscraper "skyscraper" => lined(MarkRule::all(&[Sign::Skyscraper])),
        /// The sum of the digits of a diagonal, outside some diagonals.
        LittleKiller "little-killer" => lined(MarkRule::some(&[Sign::LittleKiller], 50)),
        /// The sum of the first X digits, where X is the first digit, outside both ends of every row and column.
        XSums "x-sums" => lined(MarkRule::all(&[Sign::XSum])),
        /// A Latin square with cages and operations, different in each puzzle.
        Calcudoku "calcudoku" => of(Rule::Operations)
            .latin()
            .sizes(&[3, 4, 5, 6, 7, 8, 9])
            .ipuz("calcudoku"),
        /// A Latin square with inequality signs between some neighbours.
        Futoshiki "futoshiki" => of(Rule::Marks(MarkRule::some(SIGNS, 35)))
            .latin()
            .sizes(&[4, 5, 6, 7, 8, 9]),
        /// A Latin square with skyscraper numbers outside both ends of every row and column.
        Skyscrapers "skyscrapers" => of(Rule::Marks(MarkRule::all(&[Sign::Skyscraper])))
            .latin()
            .sizes(&[4, 5, 6, 7, 8, 9]),
        /// Circles on some corners with up to four digits that are in the four cells around them.
        Quadruple "quadruple" => compared(MarkRule::some(&[Sign::Quadruple], 30)),
        /// Lines whose digits lie strictly between those in the circles at their ends.
        Between "between" => lined(MarkRule::lines(&[Sign::Between])),
    }
}

/// The rule that a variant adds.
#[derive(Clone, Copy)]
pub(super) enum Rule {
    /// Both long diagonals.
    Diagonals,
    /// Windows between the box borders.
    Windows,
    /// A house in a 9x9 grid, and its mark. Each cell is given as row and column: 25 is r2c5.
    House([usize; 9], HouseMark),
    /// Cells at these distances (rows, columns) have different digits.
    Offsets(&'static [(isize, isize)]),
    /// Cells at the same position in their boxes form a house.
    Places,
    /// Regions, different in each puzzle.
    Regions,
    /// Cages with sums of different digits, different in each puzzle.
    KillerCages,
    /// Cages with operations, in which digits may repeat, different in each puzzle. They cover the grid.
    Operations,
    /// Marks, different in each puzzle, or a negative constraint, or both.
    Marks(MarkRule),
}

/// The mark that shows a house in a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseMark {
    /// A shaded square.
    Window,
    /// Shaded cells.
    Shade,
    /// A dot in each cell.
    Dot,
    /// Shaded cells, or strokes from cell to cell if other houses are shaded.
    Line,
}

/// Signs that several variants share.
const DOTS: &[Sign] = &[Sign::White, Sign::Black];
const LETTERS: &[Sign] = &[Sign::Five, Sign::Ten];
const SIGNS: &[Sign] = &[Sign::Less, Sign::Greater];

/// The definition of a variant, apart from its messages.
struct VariantDefinition {
    rule: Rule,
    /// The supported sizes; `None` if all sizes are supported.
    sizes: Option<&'static [u8]>,
    /// A variant that cannot be combined with it, although grids exist.
    never_with: Option<Variant>,
    /// The name of the variant in ipuz.
    ipuz: Option<&'static str>,
    /// `true` for Latin squares, which have only rows and columns.
    is_latin: bool,
}

/// Defines a variant for all sizes, without a name in ipuz.
const fn of(rule: Rule) -> VariantDefinition {
    VariantDefinition { rule, sizes: None, never_with: None, ipuz: None, is_latin: false }
}

/// Defines a variant with marks that compare or add digits.
const fn compared(marks: MarkRule) -> VariantDefinition {
    of(Rule::Marks(marks)).sizes(&[4, 6, 8, 9])
}

/// Defines a variant with lines, or with numbers outside the grid.
const fn lined(marks: MarkRule) -> VariantDefinition {
    of(Rule::Marks(marks)).sizes(&[6, 8, 9])
}

impl VariantDefinition {
    const fn sizes(self, sizes: &'static [u8]) -> VariantDefinition {
        VariantDefinition { sizes: Some(sizes), ..self }
    }

    const fn never_with(self, other: Variant) -> VariantDefinition {
        VariantDefinition { never_with: Some(other), ..self }
    }

    const fn latin(self) -> VariantDefinition {
        VariantDefinition { is_latin: true, ..self }
    }

    const fn ipuz(self, name: &'static str) -> VariantDefinition {
        VariantDefinition { ipuz: Some(name), ..self }
    }
}

impl Variant {
    /// Returns the rule that the variant adds.
    pub(super) const fn rule(self) -> Rule {
        self.definition().rule
    }

    /// Returns the mark that shows the houses of the variant in a grid; `None` if nothing shows them.
    pub fn mark(self) -> Option<HouseMark> {
        match self.rule() {
            Rule::Diagonals => Some(HouseMark::Line),
            Rule::Windows => Some(HouseMark::Window),
            Rule::House(_, mark) => Some(mark),
            _ => None,
        }
    }

    /// Returns `true` if grids show the rule by houses, regions, cages or marks.
    pub fn is_shown(self) -> bool {
        self.mark().is_some() || self.has_custom_shape()
    }

    /// Returns `true` if regions, cages or marks differ from puzzle to puzzle, so that the kind alone does not
    /// determine the rules.
    pub fn has_custom_shape(self) -> bool {
        match self.rule() {
            Rule::Regions | Rule::KillerCages | Rule::Operations => true,
            Rule::Marks(family) => !family.signs.is_empty(),
            _ => false,
        }
    }

    /// Returns the rule of marks; `None` if the variant has neither marks nor a negative constraint.
    pub(crate) const fn mark_rule(self) -> Option<MarkRule> {
        match self.rule() {
            Rule::Marks(family) => Some(family),
            _ => None,
        }
    }

    /// Returns `true` if puzzles have marks: between cells, in cells, along lines or outside the grid.
    pub fn has_marks(self) -> bool {
        self.mark_rule().is_some_and(|family| !family.signs.is_empty())
    }

    /// Returns `true` if digits are compared or added, so that they cannot be relabelled.
    pub fn has_ordered_digits(self) -> bool {
        self.has_cages()
            || self.mark_rule().is_some_and(|rule| {
                rule.negative.is_some() || !rule.signs.iter().all(|sign| sign.only_equates())
            })
    }

    /// Returns the name of the variant in ipuz; `None` if it has none.
    pub(crate) const fn ipuz(self) -> Option<&'static str> {
        self.definition().ipuz
    }

    /// Returns `true` if the variant adds only groups of cells: houses, regions or cages.
    pub(crate) fn adds_only_groups(self) -> bool {
        self.has_irregular_regions() || self.has_cages() || self.adds_only_houses()
    }

    /// Returns `true` for Latin squares, which have only rows and columns.
    pub(crate) const fn is_latin(self) -> bool {
        self.definition().is_latin
    }

    /// Returns `true` if puzzles have cages.
    pub(crate) const fn has_cages(self) -> bool {
        self.has_killer_cages() || self.has_operations()
    }

    /// Returns `true` if puzzles have cages with sums of different digits.
    pub const fn has_killer_cages(self) -> bool {
        matches!(self.rule(), Rule::KillerCages)
    }

    /// Returns `true` if cages with operations, in which digits may repeat, cover the grid.
    pub const fn has_operations(self) -> bool {
        matches!(self.rule(), Rule::Operations)
    }

    /// Returns `true` if irregular regions take the place of boxes.
    pub(crate) const fn has_irregular_regions(self) -> bool {
        matches!(self.rule(), Rule::Regions)
    }

    /// Returns `true` if the variant adds only houses.
    pub(crate) const fn adds_only_houses(self) -> bool {
        matches!(self.rule(), Rule::Diagonals | Rule::Windows | Rule::House(..) | Rule::Places)
    }

    /// Returns the variants that add only houses, in the order of [`Variant::NAMES`].
    pub(crate) fn house_variants() -> impl Iterator<Item = Variant> {
        let all = Variant::NAMES.iter().map(|(_, variant)| *variant);
        all.filter(|variant| variant.adds_only_houses())
    }

    /// Returns the variants with lines, each with its sign and the rule of that, in the order of [`Variant::NAMES`].
    pub fn lines() -> impl Iterator<Item = (Variant, Sign, &'static LineRule)> {
        Variant::NAMES.iter().filter_map(|&(_, variant)| {
            let sign = *variant.mark_rule()?.signs.first()?;
            Some((variant, sign, sign.line()?))
        })
    }

    /// Returns the reason why the rules of the variant have no meaning in puzzles of `kind`; `None` if they have one.
    pub(super) fn missing_requirement(self, kind: Kind) -> Option<EnglishText> {
        let definition = self.definition();
        let sizes = match definition.rule {
            Rule::Windows | Rule::House(..) | Rule::Regions => definition.sizes,
            Rule::KillerCages | Rule::Operations | Rule::Marks(_) => {
                // A puzzle of a setter only has to have a meaning; the narrower sizes of the definition are those that
                // can be generated and printed.
                Some(&[3, 4, 5, 6, 7, 8, 9][..])
            }
            Rule::Diagonals | Rule::Offsets(_) | Rule::Places => None,
        };
        let never_with = definition.never_with.filter(|other| other.has_irregular_regions());
        self.exclusion(kind, sizes, never_with)
    }

    /// Returns the reason why the variant cannot be part of `kind`; `None` if it can.
    pub(super) fn incompatibility(self, kind: Kind) -> Option<EnglishText> {
        let side = kind.side() as u8;
        let definition = self.definition();
        let is_incompatible = |(together, sides, _): &&(&[Variant], RangeInclusive<u8>, _)| {
            together.contains(&self)
                && together.iter().all(|&other| kind.has(other))
                && sides.contains(&side)
        };
        self.exclusion(kind, definition.sizes, definition.never_with)
            .or_else(|| self.overlap_reason(kind))
            .or_else(|| self.crowding_reason(kind))
            .or_else(|| {
                let (together, _, conflict) = INCOMPATIBLE.iter().find(is_incompatible)?;
                Some(conflict.reason(together))
            })
    }

    /// Returns a reason if `kind` has none of `sizes`, or has the variant `never_with`.
    fn exclusion(
        self,
        kind: Kind,
        sizes: Option<&[u8]>,
        never_with: Option<Variant>,
    ) -> Option<EnglishText> {
        match sizes.filter(|sizes| !sizes.contains(&(kind.side() as u8))) {
            Some(sizes) => {
                let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
                Some(
                    english!("supported-sizes": "supported sizes: {sizes}", sizes = sizes.join(", ")),
                )
            }
            None => {
                let other = never_with.filter(|other| kind.has(*other))?;
                Some(Conflict::Signs.reason(&[self, other]))
            }
        }
    }

    /// Lists variants for a text.
    pub(super) fn list(variants: impl IntoIterator<Item = Variant>) -> String {
        variants.into_iter().map(Variant::name).collect::<Vec<_>>().join(", ")
    }

    /// Returns a reason if the marks would overlap or look like those of another variant of `kind`.
    fn overlap_reason(self, kind: Kind) -> Option<EnglishText> {
        let rule = self.mark_rule()?;
        let others: Vec<Variant> = kind.variants().filter(|&other| other != self).collect();
        let both = |condition: fn(&MarkRule) -> bool| {
            let mut rules = others.iter().filter_map(|other| other.mark_rule());
            condition(&rule) && rules.any(|other| condition(&other))
        };
        if both(MarkRule::is_on_edges) {
            return Some(
                english!("one-with-edges": "only one variant can have marks between neighbours"),
            );
        }
        if both(MarkRule::is_outside) {
            return Some(
                english!("one-outside": "only one variant can have numbers outside the grid"),
            );
        }
        let have_discs = others.iter().any(|other| {
            other.mark() == Some(HouseMark::Dot)
                || other.mark_rule().is_some_and(|rule| {
                    rule.has_sign_at(|location| location == SignLocation::InCell)
                })
        });
        (rule.is_along_lines() && have_discs).then(
            || english!("discs-on-lines": "circles and dots in cells would look like parts of lines"),
        )
    }

    /// Returns a reason if the variant cannot be combined with as many others as `kind` has.
    fn crowding_reason(self, kind: Kind) -> Option<EnglishText> {
        let is_demanding =
            matches!(self, Variant::Antiking | Variant::Disjoint) || self.mark_rule().is_some();
        (is_demanding && kind.variants().count() > 2).then(
            || english!("one-other-variant": "it can be combined with only one other variant"),
        )
    }
}
