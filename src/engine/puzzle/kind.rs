//! Kinds of sudoku: size, boxes, layout of grids, and variants.

use super::grids::{GridArrangement, GridLayout, KindError, MAX_SIDE};
use super::outside::OutsideView;
use super::{Cell, HouseMark, MarkRule, Variant};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use gridpress_ground::named::suggestion;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A kind of sudoku: size, boxes, layout of grids, and variants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind {
    side: u8,
    box_rows: u8,
    box_columns: u8,
    /// The variants, one bit each.
    variants: u64,
    /// The arrangement of the grids.
    grids: GridArrangement,
}

/// Returns the bit of a variant.
fn bit(variant: Variant) -> u64 {
    1 << variant as u8
}

/// The side, box rows and box columns of each size. A size without boxes has one box, the whole grid.
const BOXES: [(u8, u8, u8); 23] = [
    (3, 3, 3),
    (4, 2, 2),
    (5, 5, 5),
    (6, 2, 3),
    (7, 7, 7),
    (8, 2, 4),
    (9, 3, 3),
    (10, 2, 5),
    (11, 11, 11),
    (12, 3, 4),
    (13, 13, 13),
    (14, 2, 7),
    (15, 3, 5),
    (16, 4, 4),
    (17, 17, 17),
    (18, 3, 6),
    (19, 19, 19),
    (20, 4, 5),
    (21, 3, 7),
    (22, 2, 11),
    (23, 23, 23),
    (24, 4, 6),
    (25, 5, 5),
];

impl Kind {
    /// The classic sudoku: a 9x9 grid with 3x3 boxes.
    pub const CLASSIC: Kind =
        Kind { side: 9, box_rows: 3, box_columns: 3, variants: 0, grids: GridArrangement::ONE };

    /// The range of the number of cells in a row of a grid or canvas. Notations have symbols for up to 25 digits.
    pub const SIDES: RangeInclusive<usize> = 3..=MAX_SIDE;

    /// Returns the sides of grids with boxes, ascending.
    pub fn sides() -> impl Iterator<Item = usize> {
        BOXES.iter().filter(|&&(side, rows, _)| rows < side).map(|&(side, ..)| usize::from(side))
    }

    /// Returns all supported sides, including those without boxes, ascending.
    pub fn all_sides() -> impl Iterator<Item = usize> {
        BOXES.iter().map(|&(side, ..)| usize::from(side))
    }

    /// Returns the kind of that side without variants; it has only rows and columns if the size has no boxes. `None` if
    /// the size is not supported.
    pub(crate) fn from_side(side: usize) -> Option<Kind> {
        let found = BOXES.iter().find(|(other, ..)| usize::from(*other) == side);
        found.map(|&(side, box_rows, box_columns)| Kind {
            side,
            box_rows,
            box_columns,
            variants: 0,
            grids: GridArrangement::ONE,
        })
    }

    /// Creates a kind with `side` cells in a row, boxes of `boxes` (rows, columns) or the default ones, and variants.
    ///
    /// # Errors
    /// Returns [`KindError`] if the size or boxes are not supported, or if a variant is incompatible with the rest.
    pub fn new(
        side: usize,
        boxes: Option<(usize, usize)>,
        variants: &[Variant],
    ) -> Result<Kind, KindError> {
        let kind = Kind::of_setter(side, boxes, variants)?;
        kind.check_printable().map(|()| kind)
    }

    /// Creates a kind as [`Kind::new`] does, for an existing puzzle. Combinations that have hardly any grids, or whose
    /// signs look alike in print, are accepted.
    ///
    /// # Errors
    /// Returns [`KindError`] if the size or boxes are not supported, or if the rules of a variant have no meaning there.
    pub fn of_setter(
        side: usize,
        boxes: Option<(usize, usize)>,
        variants: &[Variant],
    ) -> Result<Kind, KindError> {
        let error = |message, help| Err(KindError { message, help });
        let Some(&(_, rows, columns)) =
            BOXES.iter().find(|(other, ..)| usize::from(*other) == side)
        else {
            let sides: Vec<String> = Kind::all_sides().map(|side| side.to_string()).collect();
            return error(
                english!("unsupported-size": "size {side} is not supported", side),
                english!("supported-sizes": "supported sizes: {sizes}", sizes = sides.join(", ")),
            );
        };
        let latin = variants.iter().find(|variant| variant.is_latin());
        let default = match latin {
            Some(_) => (side, side),
            None => (usize::from(rows), usize::from(columns)),
        };
        if let Some(latin) = latin.filter(|_| boxes.is_some()) {
            return error(no_boxes(*latin), leave_box_out());
        }
        if let Some(latin) = latin.filter(|&latin| variants.iter().any(|other| other != latin)) {
            return error(
                english!("variant-alone": "`{variants}` cannot be combined with other variants", variants = latin),
                english!("leave-others-out": "leave the other variants out"),
            );
        }
        let is_irregular = variants.iter().any(|variant| variant.has_irregular_regions());
        if latin.is_none() && default.0 == side && !is_irregular {
            return error(
                english!("size-without-boxes": "there are no boxes for size {side}", side),
                boxless_help(side),
            );
        }
        let transposed = (default.1, default.0);
        let (box_rows, box_columns) = boxes.unwrap_or(default);
        if (box_rows, box_columns) != default && (box_rows, box_columns) != transposed {
            let mut sizes = vec![default, transposed];
            sizes.dedup();
            let boxes: Vec<String> = sizes.iter().map(|(r, c)| format!("{r}x{c}")).collect();
            return error(
                english!("no-such-boxes": "size {side} has no boxes of {rows}x{columns}", side, rows = box_rows, columns = box_columns),
                english!("boxes-of-size": "its boxes, in rows x columns: {boxes}", boxes = boxes.join(", ")),
            );
        }
        let kind = Kind {
            side: side as u8,
            box_rows: box_rows as u8,
            box_columns: box_columns as u8,
            variants: variants.iter().fold(0, |set, &variant| set | bit(variant)),
            grids: GridArrangement::ONE,
        };
        kind.check_variants(|variant| variant.missing_requirement(kind))?;
        if boxes.is_some() && kind.has_irregular_regions() {
            return error(no_boxes(Variant::Jigsaw), leave_box_out());
        }
        Ok(kind)
    }

    /// Checks that puzzles of this kind can be generated and printed.
    ///
    /// # Errors
    /// Returns [`KindError`] if a variant is incompatible with the size or with another variant.
    pub fn check_printable(self) -> Result<(), KindError> {
        let is_boxless = !self.is_latin() && self.box_rows == self.side;
        if is_boxless && self.variants().any(|variant| !variant.has_irregular_regions()) {
            return Err(KindError {
                message: english!("jigsaw-alone": "jigsaws of size {side} cannot be combined with other variants", side = self.side),
                help: english!("leave-others-out": "leave the other variants out"),
            });
        }
        self.check_variants(|variant| variant.incompatibility(self))
    }

    /// Checks every variant, for which `reason` returns why it is not possible.
    fn check_variants(
        self,
        reason: impl Fn(Variant) -> Option<EnglishText>,
    ) -> Result<(), KindError> {
        match self.variants().find_map(|variant| reason(variant).zip(Some(variant))) {
            Some((help, variant)) => Err(KindError {
                message: english!("variant-does-not-fit": "`{variants}` cannot be combined with this size or the other variants", variants = variant),
                help,
            }),
            None => Ok(()),
        }
    }

    /// Returns this kind with several overlapping grids, in a named layout.
    ///
    /// # Errors
    /// Returns [`KindError`] if the layout does not exist for such grids, or if a variant does not support overlapping grids.
    pub fn with_layout(self, layout: GridLayout) -> Result<Kind, KindError> {
        self.with_arrangement(GridArrangement::of(layout, self.digits(), self.boxes())?)
    }

    /// Returns this kind with grids at these upper left cells (row and column from 0), which overlap by whole boxes.
    ///
    /// # Errors
    /// Returns [`KindError`] if the positions are invalid, or if a variant does not support overlapping grids.
    pub fn with_corners(self, corners: &[(usize, usize)]) -> Result<Kind, KindError> {
        self.with_arrangement(GridArrangement::at(self.digits(), self.boxes(), corners)?)
    }

    /// Parses the number of cells in a row, as in `9` or `9x9`.
    pub fn parse_side(text: &str) -> Option<usize> {
        let (rows, columns) = text.split_once('x').unwrap_or((text, text));
        rows.parse().ok().filter(|_| rows == columns)
    }

    /// Returns this kind with several overlapping grids, if `grids` has the name of a layout or their upper left cells, as
    /// in `r1c1r7c7`, in upper or lower case.
    ///
    /// # Errors
    /// Returns [`KindError`] if the text or the positions are invalid, or if a variant does not support overlapping grids.
    pub fn with_grids(self, grids: Option<&str>) -> Result<Kind, KindError> {
        let Some(grids) = grids else { return Ok(self) };
        let corners = GridArrangement::read_corners(&grids.to_ascii_lowercase());
        match (GridLayout::from_name(grids), corners) {
            (Some(layout), _) => self.with_layout(layout),
            (None, Some(corners)) if !corners.is_empty() => self.with_corners(&corners),
            _ => Err(unknown_layout(grids)),
        }
    }

    fn with_arrangement(self, grids: GridArrangement) -> Result<Kind, KindError> {
        let several = !grids.is_single();
        if let Some(variant) = self.variants().next().filter(|_| several) {
            return Err(KindError {
                message: english!("variant-overlapping": "`{variants}` does not support overlapping grids", variants = variant),
                help: english!("leave-variant-or-layout": "leave the variant or the layout of grids out"),
            });
        }
        if several && self.digits() > 9 {
            return Err(KindError {
                message: english!("size-overlapping": "grids of size {side} cannot overlap", side = self.digits()),
                help: english!("overlapping-up-to-nine": "overlapping grids go up to size 9"),
            });
        }
        Ok(Kind { grids, ..self })
    }

    /// Returns the number of digits, which is also the number of cells in a row of a single grid.
    pub fn digits(self) -> usize {
        usize::from(self.side)
    }

    /// Returns the number of cells in a row of the canvas. The canvas is the square around all grids; places outside
    /// the grids are holes.
    pub fn side(self) -> usize {
        if self.grids.is_single() {
            return self.digits();
        }
        let (rows, columns) = self.extent();
        // A square canvas, because grids are stored as squares; what is left over are holes.
        rows.max(columns)
    }

    /// Returns the number of cells of the canvas, including holes.
    pub fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// Returns the arrangement of the grids.
    pub fn grids(self) -> GridArrangement {
        self.grids
    }

    /// Returns the named layout of the grids; `None` if the layout has no name.
    pub fn layout(self) -> Option<GridLayout> {
        self.grids.layout(self.digits(), self.boxes())
    }

    /// Returns the text that [`Kind::with_grids`] parses: the name of the layout, or the corners of the grids. `None`
    /// for a single grid.
    pub fn grids_text(self) -> Option<String> {
        (!self.grids.is_single()).then(|| match self.layout() {
            Some(layout) => layout.name().to_owned(),
            None => self.grids.to_string(),
        })
    }

    /// Returns the rows and columns of the bounding box of all grids. Places of the canvas beyond it are holes.
    pub fn extent(self) -> (usize, usize) {
        self.grids.extent(self.digits())
    }

    /// Returns `true` if a place of the canvas lies in no grid.
    pub fn is_hole(self, cell: Cell) -> bool {
        if self.grids.is_single() {
            return false;
        }
        let (row, column) = (cell / self.side(), cell % self.side());
        let within = |at: usize, from: usize| (from..from + self.digits()).contains(&at);
        let mut corners = self.grids.corners();
        !corners.any(|(top, left)| within(row, top) && within(column, left))
    }

    /// Returns the cells of a grid on the canvas, row by row. Grids count from 0, in the order of their corners.
    ///
    /// # Panics
    /// If there is no such grid.
    pub fn grid_cells(self, grid: usize) -> impl Iterator<Item = Cell> + Clone {
        let mut corners = self.grids.corners();
        let (top, left) = corners.nth(grid).expect("the index of a grid");
        let (side, digits) = (self.side(), self.digits());
        (0..digits * digits).map(move |cell| (top + cell / digits) * side + left + cell % digits)
    }

    /// Returns the number of cells that take a digit: all cells of the canvas except holes.
    pub fn size(self) -> usize {
        if self.grids.is_single() {
            return self.cells();
        }
        (0..self.cells()).filter(|&cell| !self.is_hole(cell)).count()
    }

    /// Returns the kind of one of the grids alone.
    pub fn single_grid(self) -> Kind {
        Kind { grids: GridArrangement::ONE, ..self }
    }

    /// Returns the rows and columns of a box. For a jigsaw, these are the default ones of its size, which it does not
    /// use.
    pub fn boxes(self) -> (usize, usize) {
        (usize::from(self.box_rows), usize::from(self.box_columns))
    }

    /// Returns `true` if there are boxes or regions in addition to rows and columns.
    pub fn has_regions(self) -> bool {
        self.box_rows < self.side || self.has_irregular_regions()
    }

    /// Returns `true` if the boxes are the default ones of the size.
    pub fn has_default_boxes(self) -> bool {
        !self.has_regions() || BOXES.contains(&(self.side, self.box_rows, self.box_columns))
    }

    /// Returns `true` if `variant` is one of the variants.
    pub fn has(self, variant: Variant) -> bool {
        self.variants & bit(variant) != 0
    }

    /// Returns the variants, in the order of [`Variant::NAMES`].
    pub fn variants(self) -> impl Iterator<Item = Variant> {
        Variant::NAMES.iter().map(|(_, variant)| *variant).filter(move |&variant| self.has(variant))
    }

    /// Returns `true` if houses in a line are shown by strokes from cell to cell, because shaded cells already show
    /// other houses.
    pub fn has_strokes(self) -> bool {
        self.variants().any(|variant: Variant| {
            let mark = variant.mark();
            matches!(mark, Some(HouseMark::Window | HouseMark::Shade))
        })
    }

    /// Returns `true` if regions, cages or marks differ from puzzle to puzzle, so that the kind alone does not
    /// determine the [`Shape`](super::Shape).
    pub fn has_custom_shape(self) -> bool {
        self.variants().any(Variant::has_custom_shape)
    }

    /// Returns the cells that the numbers outside the grid refer to; `None` if the kind has no such numbers.
    pub fn view(self) -> Option<OutsideView> {
        self.mark_rules().find_map(|family| family.view())
    }

    /// Returns `true` if puzzles of this kind have cages.
    pub fn has_cages(self) -> bool {
        self.variants().any(Variant::has_cages)
    }

    /// Returns `true` if puzzles of this kind have cages with sums of different digits.
    pub fn has_killer_cages(self) -> bool {
        self.variants().any(Variant::has_killer_cages)
    }

    /// Returns `true` if cages with operations, in which digits may repeat, cover the grid. Cells outside them are givens.
    pub fn has_operations(self) -> bool {
        self.variants().any(Variant::has_operations)
    }

    /// Returns `true` if irregular regions take the place of boxes.
    pub fn has_irregular_regions(self) -> bool {
        self.variants().any(Variant::has_irregular_regions)
    }

    /// Returns the rules of the marks and negative constraints of the variants, in the order of [`Variant::NAMES`].
    pub(crate) fn mark_rules(self) -> impl Iterator<Item = MarkRule> {
        self.variants().filter_map(Variant::mark_rule)
    }

    /// Returns `true` if puzzles of this kind have marks: between cells, in cells, along lines or outside the grid.
    pub fn has_marks(self) -> bool {
        self.variants().any(Variant::has_marks)
    }

    /// Returns `true` if puzzles of this kind have marks whose cells make a number: arrows and numbers outside the
    /// grid.
    pub fn has_numbers(self) -> bool {
        self.mark_rules().flat_map(|family| family.signs).any(|sign| sign.has_sequences())
    }

    /// Returns `true` for Latin squares, which have only rows and columns.
    pub fn is_latin(self) -> bool {
        self.variants().any(Variant::is_latin)
    }

    /// Returns `true` if the digits are mere labels, so that they can be relabelled or replaced by other symbols.
    /// `false` if the rules add or compare digits.
    pub fn has_interchangeable_digits(self) -> bool {
        !self.variants().any(Variant::has_ordered_digits)
    }

    /// Returns this kind with the default boxes of its size.
    pub fn with_default_boxes(self) -> Kind {
        // The arrangement of overlapping grids depends on their boxes, so these stay.
        BOXES
            .iter()
            .find(|(side, ..)| *side == self.side && self.grids.is_single() && self.has_regions())
            .map_or(self, |&(_, box_rows, box_columns)| Kind { box_rows, box_columns, ..self })
    }

    /// Returns this kind without variants. A Latin square, or a size without boxes, keeps only rows and columns.
    pub fn without_variants(self) -> Kind {
        Kind { variants: 0, ..self }
    }

    /// Returns this kind without killer cages and marks, which can be added to any full grid.
    pub fn without_cages_and_marks(self) -> Kind {
        let removed = self.variants().filter(|one| one.has_killer_cages() || one.has_marks());
        let removed = removed.fold(0, |set, one| set | bit(one));
        Kind { variants: self.variants & !removed, ..self }
    }
}

impl fmt::Display for Kind {
    /// Writes the size, the boxes if they are not the default ones, the layout or corners of several grids, and the
    /// variants: `9`, `6-3x2`, `9@samurai`, `9@r1c1r7c7r13c13`, `9+diagonal+killer`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.side)?;
        if !self.has_default_boxes() {
            write!(f, "-{}x{}", self.box_rows, self.box_columns)?;
        }
        if let Some(grids) = self.grids_text() {
            write!(f, "@{grids}")?;
        }
        self.variants().try_for_each(|variant| write!(f, "+{}", variant.name()))
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kind({self})")
    }
}

impl FromStr for Kind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<Kind, KindError> {
        let error = |message| KindError {
            message,
            help: english!("expected-kind-text": "expected a size and variants, as in `9`, `6-3x2` or `9+diagonal`"),
        };
        let mut parts = text.split('+');
        let size = parts.next().unwrap_or_default();
        let (size, grids) = match size.split_once('@') {
            None => (size, None),
            Some((size, grids)) => (size, Some(grids)),
        };
        let number = |text: &str| {
            let digits =
                !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
            digits
                .then(|| text.parse().ok())
                .flatten()
                .ok_or_else(|| error(english!("not-a-size": "`{size}` is not a size", size)))
        };
        let (side, boxes) = match size.split_once('-') {
            None => (number(size)?, None),
            Some((side, boxes)) => {
                let (rows, columns) = boxes.split_once('x').ok_or_else(|| {
                    error(english!("not-a-box": "`{size}` is not a box", size = boxes))
                })?;
                (number(side)?, Some((number(rows)?, number(columns)?)))
            }
        };
        let variant =
            |name: &str| Variant::from_name(name).ok_or_else(|| KindError::unknown_variant(name));
        let variants = parts.map(variant).collect::<Result<Vec<_>, _>>()?;
        Kind::new(side, boxes, &variants)?.with_grids(grids)
    }
}

/// Returns the message for boxes of a variant without boxes.
fn no_boxes(variant: Variant) -> EnglishText {
    english!("variant-without-boxes": "`{variants}` has no boxes", variants = variant)
}

/// Returns the advice for such boxes.
fn leave_box_out() -> EnglishText {
    english!("leave-box-out": "leave the box out")
}

/// Returns the help text for a size without boxes.
fn boxless_help(side: usize) -> EnglishText {
    let fitting = Variant::NAMES.iter().map(|(_, variant)| *variant).filter(|variant| {
        (variant.is_latin() || variant.has_irregular_regions())
            && Kind::new(side, None, &[*variant]).is_ok()
    });
    english!("add-one-of": "a grid of this size needs one of these variants: {variants}", variants = Variant::list(fitting))
}

impl KindError {
    /// Creates the error for an unknown variant.
    pub(crate) fn unknown_variant(name: &str) -> KindError {
        KindError {
            message: english!("no-such-variant": "there is no variant `{name}`", name),
            help: suggestion::<Variant>(name),
        }
    }
}

/// Returns the error for an unknown layout.
fn unknown_layout(name: &str) -> KindError {
    KindError {
        message: english!("no-such-layout": "there is no layout `{name}`", name),
        help: english!("layouts-or-corners": "expected one of {names}, or corners, as in `{example}`", names = GridLayout::names().join(", "), example = "r1c1r7c7"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_round_trip() {
        for text in [
            "4", "6", "6-3x2", "9", "9+diagonal+windoku", "12-4x3", "25", "9+jigsaw+killer",
            "3+calcudoku", "5+jigsaw", "6+calcudoku", "9+calcudoku", "9@samurai", "6@samurai",
            "6-3x2@twodoku", "4@cross", "9@windmill", "9@r1c1r4c7r7c1",
        ] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        assert_eq!("9".parse(), Ok(Kind::CLASSIC));
        // Corners of a named layout, in any order and at any offset.
        for text in ["9@r7c7r1c1", "9@r4c4r10c10"] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), "9@twodoku");
        }
        assert_eq!("9@r1c1".parse(), Ok(Kind::CLASSIC));
        assert_eq!("9+killer+diagonal".parse::<Kind>().unwrap().to_string(), "9+diagonal+killer");
    }

    #[test]
    fn some_rules_are_not_shown_in_the_grid() {
        let hidden = Variant::NAMES.iter().filter(|(_, variant)| !variant.is_shown());
        let names: Vec<&str> = hidden.map(|(name, _)| *name).collect();
        assert_eq!(names, ["antiknight", "antiking", "disjoint", "non-consecutive"]);
    }

    #[test]
    fn overlapping_grids_leave_holes() {
        let kind = |text: &str| text.parse::<Kind>().unwrap();
        for (text, extent, size) in [
            ("9@samurai", (21, 21), 369),
            ("9@twodoku", (15, 15), 153),
            ("9@butterfly", (12, 12), 144),
            ("9@sohei", (21, 21), 288),
            ("9@cross", (21, 21), 297),
            ("9@windmill", (21, 21), 333),
            ("6@samurai", (14, 12), 156),
            ("9", (9, 9), 81),
        ] {
            let kind = kind(text);
            assert_eq!(kind.extent(), extent, "{text}");
            assert_eq!(kind.size(), size, "{text}");
        }
        let samurai = kind("9@samurai");
        assert_eq!(samurai.side(), 21);
        assert!(samurai.is_hole(9) && samurai.is_hole(9 * 21) && !samurai.is_hole(6 * 21 + 9));
    }

    /// Cages, pair constraints and sequences have tables for nine digits.
    #[test]
    fn variants_with_ordered_digits_have_at_most_nine() {
        let ordered = Variant::NAMES.iter().map(|(_, variant)| *variant);
        for variant in ordered.filter(|variant| variant.has_ordered_digits()) {
            for side in 10..=25 {
                assert!(Kind::new(side, None, &[variant]).is_err(), "{side} {variant}");
            }
        }
    }

    #[test]
    fn grid_cells_are_all_cells_but_holes() {
        for text in ["9", "4@butterfly", "6-3x2@twodoku", "9@samurai", "9@sohei"] {
            let kind: Kind = text.parse().unwrap();
            let mut covered = vec![false; kind.cells()];
            for (grid, (top, left)) in kind.grids().corners().enumerate() {
                let cells: Vec<Cell> = kind.grid_cells(grid).collect();
                let (first, last) = (cells[0], cells[cells.len() - 1]);
                assert_eq!(first, top * kind.side() + left, "{text}");
                assert_eq!(last - first, (kind.digits() - 1) * (kind.side() + 1), "{text}");
                assert!(cells.is_sorted() && cells.len() == kind.single_grid().cells(), "{text}");
                cells.into_iter().for_each(|cell| covered[cell] = true);
            }
            let expected: Vec<bool> = (0..kind.cells()).map(|cell| !kind.is_hole(cell)).collect();
            assert_eq!(covered, expected, "{text}");
        }
    }

    #[test]
    fn rejects_invalid_kinds() {
        for text in [
            "",
            "7",
            "+9",
            "9x9",
            "9-",
            "9-9x1",
            "6-2",
            "9+",
            "9+dots",
            "6+windoku",
            "4+asterisk",
            "9-3x3+jigsaw",
            "6+diagonal+antiknight",
            "9+diagonal+windoku+antiknight+killer",
            "16+windoku+jigsaw",
            "25+jigsaw",
            "3",
            "5",
            "3+jigsaw",
            "5+killer",
            "5-5x5+jigsaw",
            "6-2x3+calcudoku",
            "10+calcudoku",
            "6+calcudoku+diagonal",
            "9@samurai+calcudoku",
            "9@",
            "9@samurais",
            "9@r1c1r1c1",
            "9@r1c1r2c2",
            "9@r1c1r10c10",
            "9@r1c1r7c7r13c13r19c19",
            "9@r0c1r7c7",
            "6@windmill",
            "12@twodoku",
            "9@samurai+killer",
        ] {
            assert!(text.parse::<Kind>().is_err(), "{text}");
        }
    }
}
