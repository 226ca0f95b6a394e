//! Kinds of sudoku: a size, boxes and variants. What a recipe asks for and a puzzle's rules begin with.

use super::grids::{GridArrangement, GridLayout, KindError, MAX_SIDE};
use super::outside::OutsideView;
use super::sign::Constraint;
use super::{Cell, HouseMark, Variant};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Size, boxes and variants of a sudoku.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind {
    side: u8,
    box_rows: u8,
    box_columns: u8,
    /// A bit for each variant.
    variants: u64,
    /// Where its grids lie.
    grids: GridArrangement,
}

/// The bit of a variant.
fn bit(variant: Variant) -> u64 {
    1 << variant as u8
}

/// Sides with the rows and columns of their boxes: the whole grid where there are none.
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
    /// 9x9 with boxes of 3x3.
    pub const CLASSIC: Kind =
        Kind { side: 9, box_rows: 3, box_columns: 3, variants: 0, grids: GridArrangement::ONE };

    /// The fewest and the most cells in a row of a canvas, as of a grid. No more have a symbol each in every notation.
    pub const SIDES: RangeInclusive<usize> = 3..=MAX_SIDE;

    /// The sides of grids with boxes.
    pub fn sides() -> impl Iterator<Item = usize> {
        let boxed = BOXES.iter().filter(|&&(side, rows, _)| rows < side);
        boxed.map(|&(side, ..)| usize::from(side))
    }

    /// The sides that there are, those that have no boxes among them.
    pub fn all_sides() -> impl Iterator<Item = usize> {
        BOXES.iter().map(|&(side, ..)| usize::from(side))
    }

    /// The kind of that side without variants, also where that has no boxes: rows and columns alone.
    pub(crate) fn from_side(side: usize) -> Option<Kind> {
        let found = BOXES.iter().find(|(known, ..)| usize::from(*known) == side);
        found.map(|&(side, box_rows, box_columns)| Kind {
            side,
            box_rows,
            box_columns,
            variants: 0,
            grids: GridArrangement::ONE,
        })
    }

    /// A kind of `side` cells in a row, with boxes of `boxes` (rows, columns) or the usual ones.
    ///
    /// # Errors
    /// [`KindError`] when there is no such size or box, or a variant does not go with the rest.
    pub fn new(
        side: usize,
        boxes: Option<(usize, usize)>,
        variants: &[Variant],
    ) -> Result<Kind, KindError> {
        let wrong = |message: String, help: &str| Err(KindError { message, help: help.into() });
        let Some(&(_, rows, columns)) =
            BOXES.iter().find(|(known, ..)| usize::from(*known) == side)
        else {
            let sides: Vec<String> = Kind::all_sides().map(|side| side.to_string()).collect();
            let help = format!("the sizes are {}", sides.join(", "));
            return wrong(format!("there is no size {side}"), &help);
        };
        let latin = variants.iter().find(|variant| variant.is_latin());
        let usual = match latin {
            Some(_) => (side, side),
            None => (usize::from(rows), usize::from(columns)),
        };
        if let Some(latin) = latin.filter(|_| boxes.is_some()) {
            return wrong(format!("`{latin}` has no boxes"), "leave the box out");
        }
        if let Some(latin) = latin.filter(|&latin| variants.iter().any(|other| other != latin)) {
            let help = "leave the other variants out";
            return wrong(format!("`{latin}` goes with no other variant"), help);
        }
        let has_others = variants.iter().any(|&variant| variant != Variant::Jigsaw);
        let has_jigsaw = variants.contains(&Variant::Jigsaw);
        if latin.is_none() && usual.0 == side && !has_jigsaw {
            return wrong(format!("there are no boxes for size {side}"), boxless_help(side));
        }
        if latin.is_none() && usual.0 == side && has_others {
            let help = "leave the other variants out, or take another size";
            return wrong(format!("jigsaws of size {side} go with no variant"), help);
        }
        let turned = (usual.1, usual.0);
        let (box_rows, box_columns) = boxes.unwrap_or(usual);
        if (box_rows, box_columns) != usual && (box_rows, box_columns) != turned {
            let mut help =
                format!("the boxes of size {side} are {}x{} (rows x columns)", usual.0, usual.1);
            if turned != usual {
                help += &format!(" or {}x{}", turned.0, turned.1);
            }
            return wrong(format!("size {side} has no boxes of {box_rows}x{box_columns}"), &help);
        }
        let kind = Kind {
            side: side as u8,
            box_rows: box_rows as u8,
            box_columns: box_columns as u8,
            variants: variants.iter().fold(0, |set, &variant| set | bit(variant)),
            grids: GridArrangement::ONE,
        };
        match variants.iter().find_map(|&variant| variant.incompatibility(kind).zip(Some(variant)))
        {
            Some((help, variant)) => wrong(
                format!("`{}` does not go with this size or its other variants", variant.name()),
                help,
            ),
            None if boxes.is_some() && kind.has(Variant::Jigsaw) => {
                wrong("`jigsaw` has no boxes".into(), "leave the box out")
            }
            None => Ok(kind),
        }
    }

    /// This kind as several grids that overlap, in a known layout.
    ///
    /// # Errors
    /// [`KindError`] when there is no such layout of these grids, or they do not go with a variant.
    pub fn with_layout(self, layout: GridLayout) -> Result<Kind, KindError> {
        self.on(GridArrangement::of(layout, self.digits(), self.boxes())?)
    }

    /// This kind as grids with these upper left cells (row and column from 0), which overlap by whole boxes.
    ///
    /// # Errors
    /// [`KindError`] when they cannot lie so, or do not go with a variant.
    pub fn with_corners(self, corners: &[(usize, usize)]) -> Result<Kind, KindError> {
        self.on(GridArrangement::at(self.digits(), self.boxes(), corners)?)
    }

    /// This kind as several grids that overlap: the name of a layout, or their upper left cells as in `r1c1r7c7`.
    ///
    /// # Errors
    /// [`KindError`] when there is no such layout, grids cannot lie so, or they do not go with a variant.
    pub fn with_grids(self, grids: &str) -> Result<Kind, KindError> {
        match (GridLayout::from_name(grids), GridArrangement::read_corners(grids)) {
            (Some(layout), _) => self.with_layout(layout),
            (None, Some(corners)) if !corners.is_empty() => self.with_corners(&corners),
            _ => Err(unknown_layout(grids)),
        }
    }

    fn on(self, grids: GridArrangement) -> Result<Kind, KindError> {
        let several = !grids.is_single();
        if let Some(variant) = self.variants().next().filter(|_| several) {
            return Err(KindError {
                message: format!("`{}` does not go with overlapping grids", variant.name()),
                help: "leave the variant or the layout of grids out".into(),
            });
        }
        if several && self.digits() > 9 {
            return Err(KindError {
                message: format!("grids of size {} cannot overlap", self.digits()),
                help: "overlapping grids go up to size 9".into(),
            });
        }
        Ok(Kind { grids, ..self })
    }

    /// Digits: as many as one of its grids has cells in a row.
    pub fn digits(self) -> usize {
        usize::from(self.side)
    }

    /// Cells in a row of its canvas, which is square: where its grids leave room there are holes.
    pub fn side(self) -> usize {
        if self.grids.is_single() {
            return self.digits();
        }
        let (rows, columns) = self.extent();
        rows.max(columns)
    }

    /// Cells of its canvas, holes among them.
    pub fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// Where its grids lie.
    pub fn grids(self) -> GridArrangement {
        self.grids
    }

    /// The layout of its grids, where that has a name.
    pub fn layout(self) -> Option<GridLayout> {
        self.grids.layout(self.digits(), self.boxes())
    }

    /// What [`Kind::with_grids`] reads: the name of the layout, or the corners of the grids. `None` for one grid.
    pub fn grids_text(self) -> Option<String> {
        let text = || match self.layout() {
            Some(layout) => layout.name().to_owned(),
            None => self.grids.to_string(),
        };
        (!self.grids.is_single()).then(text)
    }

    /// Rows and columns of the part of the canvas that its grids take; the rest, on the right or below, is holes.
    pub fn extent(self) -> (usize, usize) {
        self.grids.extent(self.digits())
    }

    /// True for a place of the canvas that lies in no grid.
    pub fn is_hole(self, cell: Cell) -> bool {
        if self.grids.is_single() {
            return false;
        }
        let (row, column) = (cell / self.side(), cell % self.side());
        let within = |at: usize, from: usize| (from..from + self.digits()).contains(&at);
        let mut corners = self.grids.corners();
        !corners.any(|(top, left)| within(row, top) && within(column, left))
    }

    /// The cells of one of its grids on the canvas, row by row; grids count from 0, in the order of their corners.
    ///
    /// # Panics
    /// When there is no such grid.
    pub fn grid_cells(self, grid: usize) -> impl Iterator<Item = Cell> + Clone {
        let mut corners = self.grids.corners();
        let (top, left) = corners.nth(grid).expect("one of its grids");
        let (side, digits) = (self.side(), self.digits());
        (0..digits * digits).map(move |own| (top + own / digits) * side + left + own % digits)
    }

    /// How many cells hold a digit.
    pub fn size(self) -> usize {
        if self.grids.is_single() {
            return self.cells();
        }
        (0..self.cells()).filter(|&cell| !self.is_hole(cell)).count()
    }

    /// One of its grids alone.
    pub fn single_grid(self) -> Kind {
        Kind { grids: GridArrangement::ONE, ..self }
    }

    /// Rows and columns of a box. A jigsaw has the usual ones of its size, and no use for them.
    pub fn boxes(self) -> (usize, usize) {
        (usize::from(self.box_rows), usize::from(self.box_columns))
    }

    /// True when rows and columns are not all: there are boxes, or regions in their place.
    pub fn has_regions(self) -> bool {
        self.box_rows < self.side || self.has(Variant::Jigsaw)
    }

    /// True when the boxes are those that the size has where nothing else is said.
    pub fn has_default_boxes(self) -> bool {
        !self.has_regions() || BOXES.contains(&(self.side, self.box_rows, self.box_columns))
    }

    /// True when `variant` is one of its variants.
    pub fn has(self, variant: Variant) -> bool {
        self.variants & bit(variant) != 0
    }

    /// Its variants, in the order of [`Variant::NAMES`].
    pub fn variants(self) -> impl Iterator<Item = Variant> {
        let all = Variant::NAMES.iter().map(|(_, variant)| *variant);
        all.filter(move |&variant| self.has(variant))
    }

    /// True when a line is shown by strokes from cell to cell, since shaded cells show other houses: it would mix with
    /// them.
    pub fn has_strokes(self) -> bool {
        let is_shaded = |variant: Variant| {
            let mark = variant.mark();
            matches!(mark, Some(HouseMark::Window | HouseMark::Shade))
        };
        self.variants().any(is_shaded)
    }

    /// True when every puzzle of this kind has regions, cages or marks of its own.
    pub fn has_custom_shape(self) -> bool {
        self.variants().any(Variant::has_custom_shape)
    }

    /// What the numbers outside its grids look at; `None` for a kind without such numbers.
    pub fn view(self) -> Option<OutsideView> {
        let mut families = self.variants().filter_map(Variant::mark_rule);
        families.find_map(|family| family.view())
    }

    /// True when every puzzle of this kind has cages of its own.
    pub fn has_cages(self) -> bool {
        self.variants().any(Variant::has_cages)
    }

    /// True when every puzzle of this kind has marks of its own: between cells, on them, along them or outside the grid.
    pub fn has_marks(self) -> bool {
        self.variants().any(Variant::has_marks)
    }

    /// True when marks of every puzzle of this kind ask several cells, in their order, for a number: arrows, and what stands
    /// outside the grid.
    pub fn has_numbers(self) -> bool {
        let families = self.variants().filter_map(Variant::mark_rule);
        let mut signs = families.flat_map(|family| family.signs);
        signs.any(|sign| matches!(sign.constraint(0, self.digits()), Constraint::Number(..)))
    }

    /// True for Latin squares: rows and columns alone hold every digit, and there are no boxes.
    pub fn is_latin(self) -> bool {
        self.variants().any(Variant::is_latin)
    }

    /// True when digits are names and no more: whatever stands in place of each, a solution stays one. Where they are added
    /// up or have an order no other symbols can stand for them.
    pub fn has_interchangeable_digits(self) -> bool {
        !self.variants().any(Variant::has_ordered_digits)
    }

    /// This kind with the boxes that its size usually has.
    pub fn with_default_boxes(self) -> Kind {
        // Where grids overlap depends on their boxes.
        let usual = BOXES
            .iter()
            .find(|(side, ..)| *side == self.side && self.grids.is_single() && self.has_regions());
        usual.map_or(self, |&(_, box_rows, box_columns)| Kind { box_rows, box_columns, ..self })
    }

    /// This kind without variants: of a Latin square, or of a size without boxes, rows and columns alone.
    pub fn without_variants(self) -> Kind {
        Kind { variants: 0, ..self }
    }

    /// This kind without cages and marks, which are drawn over a full grid.
    pub fn without_cages_and_marks(self) -> Kind {
        let drawn = |variant: &Variant| *variant == Variant::Killer || variant.has_marks();
        let drawn = self.variants().filter(drawn).fold(0, |set, one| set | bit(one));
        Kind { variants: self.variants & !drawn, ..self }
    }
}

/// Size, then the boxes if they are not the usual ones, then the layout of several grids or their corners, then variants:
/// `9`, `6-3x2`, `9@samurai`, `9@r1c1r7c7r13c13`, `9+diagonal+killer`.
impl fmt::Display for Kind {
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
        let wrong = |message: String| KindError {
            message,
            help: "expected a size and variants, as in `9`, `6-3x2` or `9+diagonal`".into(),
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
                .ok_or_else(|| wrong(format!("`{size}` is no size")))
        };
        let (side, boxes) = match size.split_once('-') {
            None => (number(size)?, None),
            Some((side, boxes)) => {
                let (rows, columns) =
                    boxes.split_once('x').ok_or_else(|| wrong(format!("`{boxes}` is no box")))?;
                (number(side)?, Some((number(rows)?, number(columns)?)))
            }
        };
        let variant = |name: &str| {
            Variant::from_name(name).ok_or_else(|| wrong(format!("there is no variant `{name}`")))
        };
        let variants = parts.map(variant).collect::<Result<Vec<_>, _>>()?;
        let kind = Kind::new(side, boxes, &variants)?;
        grids.map_or(Ok(kind), |grids| kind.with_grids(grids))
    }
}

/// What goes in grids of a size that has no boxes.
fn boxless_help(side: usize) -> &'static str {
    match side {
        3 => "such a grid is a Latin square: add the variant `calcudoku`",
        5 | 7 => {
            "such a grid is a jigsaw or a Latin square: add the variant `jigsaw`, `calcudoku`, `futoshiki` or `skyscrapers`"
        }
        _ => "such a grid is a jigsaw: add the variant `jigsaw`",
    }
}

/// There is no layout of grids of that name.
fn unknown_layout(name: &str) -> KindError {
    let names: Vec<&str> = GridLayout::NAMES.iter().map(|(name, _)| *name).collect();
    KindError {
        message: format!("there is no layout `{name}` of grids"),
        help: format!("expected {}, or corners as in `r1c1r7c7`", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_back() {
        for text in [
            "4",
            "6",
            "6-3x2",
            "9",
            "9+diagonal+windoku",
            "12-4x3",
            "25",
            "9+jigsaw+killer",
            "3+calcudoku",
            "5+jigsaw",
            "6+calcudoku",
            "9+calcudoku",
            "9@samurai",
            "6@samurai",
            "6-3x2@twodoku",
            "4@cross",
            "9@windmill",
            "9@r1c1r4c7r7c1",
        ] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        assert_eq!("9".parse(), Ok(Kind::CLASSIC));
        // Corners that have a name, in any order and from any cell on.
        for text in ["9@r7c7r1c1", "9@r4c4r10c10"] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), "9@twodoku");
        }
        assert_eq!("9@r1c1".parse(), Ok(Kind::CLASSIC));
        assert_eq!("9+killer+diagonal".parse::<Kind>().unwrap().to_string(), "9+diagonal+killer");
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

    /// Cages, links and sequences have tables for nine digits.
    #[test]
    fn digits_that_have_an_order_go_up_to_nine() {
        let ordered = Variant::NAMES.iter().map(|(_, variant)| *variant);
        for variant in ordered.filter(|variant| variant.has_ordered_digits()) {
            for side in 10..=25 {
                assert!(Kind::new(side, None, &[variant]).is_err(), "{side} {variant}");
            }
        }
    }

    #[test]
    fn the_cells_of_its_grids_are_those_that_are_no_holes() {
        for text in ["9", "4@butterfly", "6-3x2@twodoku", "9@samurai", "9@sohei"] {
            let kind: Kind = text.parse().unwrap();
            let mut held = vec![false; kind.cells()];
            for (grid, (top, left)) in kind.grids().corners().enumerate() {
                let cells: Vec<Cell> = kind.grid_cells(grid).collect();
                let (first, last) = (cells[0], cells[cells.len() - 1]);
                assert_eq!(first, top * kind.side() + left, "{text}");
                assert_eq!(last - first, (kind.digits() - 1) * (kind.side() + 1), "{text}");
                assert!(cells.is_sorted() && cells.len() == kind.single_grid().cells(), "{text}");
                cells.into_iter().for_each(|cell| held[cell] = true);
            }
            let own: Vec<bool> = (0..kind.cells()).map(|cell| !kind.is_hole(cell)).collect();
            assert_eq!(held, own, "{text}");
        }
    }

    #[test]
    fn what_is_no_kind_is_refused() {
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
