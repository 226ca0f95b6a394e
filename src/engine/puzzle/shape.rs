//! The shape of a sudoku: its houses, and the constraints of its variants, cages and marks, as data.

use super::cage::{Cage, CageCandidates, CageRule, MAX_CELLS, earlier_peers, shares_line};
use super::grid::{connected, number_by_first_appearance};
use super::mark::{self, Mark};
use super::relation::PairConstraint;
use super::sequence::Sequence;
use super::variant::{HouseMark, Rule};
use super::{Cell, Kind, Variant, cell_name};
use gridpress_ground::cache::Cache;
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use gridpress_ground::set::Set;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The kind of a house, for explanations and drawings. Indices count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKind {
    /// A row, from the top.
    Row(usize),
    /// A column, from the left.
    Column(usize),
    /// A box, left to right and then down.
    Box(usize),
    /// A region of a jigsaw, in the order of first cells.
    Region(usize),
    /// A long diagonal: 0 falls, 1 rises.
    Diagonal(usize),
    /// A window, left to right and then down.
    Window(usize),
    /// The cells at the same position in their boxes, left to right and then down.
    Place(usize),
    /// The single house that a variant adds.
    Extra(Variant),
}

/// A set of cells that holds every digit once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// The kind and the index.
    pub kind: HouseKind,
    /// The index of its grid, or of the first grid if several share it.
    pub grid: usize,
    /// The cells, ascending; as many as there are digits.
    pub cells: Vec<Cell>,
    /// The mark that shows the house in a grid; `None` if only rules around boxes or regions show it, or nothing.
    pub mark: Option<HouseMark>,
}

/// The rules of a puzzle: its houses, the cells that must have different digits, its cages and its marks.
#[derive(Debug)]
pub struct Shape {
    kind: Kind,
    regions: Vec<u8>,
    houses: Vec<House>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<Cell>>,
    cages: Vec<Cage>,
    marks: Vec<Mark>,
    pair_constraints: Vec<PairConstraint>,
    masks: Vec<u32>,
    sequences: Vec<Sequence>,
    sets: HouseSets,
}

/// Houses and peers as bit sets.
#[derive(Debug)]
struct HouseSets {
    /// The number of words in a set of cells, and in a set of houses.
    widths: (usize, usize),
    houses: Vec<u64>,
    houses_of: Vec<u64>,
    peers: Vec<u64>,
}

/// Returns the number of words in sets of that many cells and houses. Only a few widths occur, because the solver and
/// the rater are compiled for each of them.
fn widths(cells: usize, houses: usize) -> (usize, usize) {
    match cells.div_ceil(64) {
        words @ ..=4 if houses <= 128 => (words, 2),
        ..=7 => (7, 4),
        _ if houses <= 128 => (10, 2),
        _ => (10, 4),
    }
}

impl HouseSets {
    fn new(cells: usize, houses: &[House], peers: &[Vec<Cell>]) -> HouseSets {
        let widths = widths(cells, houses.len());
        let mut houses_of = vec![0; cells * widths.1];
        for (index, house) in houses.iter().enumerate() {
            for &cell in &house.cells {
                houses_of[cell * widths.1 + index / 64] |= 1 << (index % 64);
            }
        }
        let set = |cells: &Vec<Cell>| {
            let mut set = vec![0; widths.0];
            cells.iter().for_each(|c| set[c / 64] |= 1 << (c % 64));
            set
        };
        HouseSets {
            widths,
            houses: houses.iter().flat_map(|house| set(&house.cells)).collect(),
            houses_of,
            peers: peers.iter().flat_map(set).collect(),
        }
    }
}

/// Splits consecutive words into sets.
fn to_sets<const WORDS: usize>(words: &[u64]) -> Vec<Set<WORDS>> {
    words.as_chunks().0.iter().copied().map(Set::from).collect()
}

/// An error for invalid regions, cages or marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError(pub EnglishText);

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShapeError {}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        // Everything else follows from these.
        (self.kind, &self.regions, &self.cages, &self.marks)
            == (other.kind, &other.regions, &other.cages, &other.marks)
    }
}

impl Eq for Shape {}

impl Shape {
    /// The region number of holes.
    pub const NO_REGION: u8 = u8::MAX;

    /// Returns the shape of the classic sudoku: a 9x9 grid with 3x3 boxes.
    pub fn classic() -> &'static Arc<Shape> {
        static CLASSIC: LazyLock<Arc<Shape>> = LazyLock::new(|| {
            Arc::new(Shape::build(Kind::CLASSIC, boxes(Kind::CLASSIC), Vec::new(), Vec::new()))
        });
        &CLASSIC
    }

    /// Returns the shape of `kind`; `None` if it differs from puzzle to puzzle ([`Kind::has_custom_shape`]).
    pub fn of(kind: Kind) -> Option<Arc<Shape>> {
        static SHAPES: Cache<Kind, Arc<Shape>, 128> = Cache::empty();
        // The most frequent shape is not searched for in the cache.
        if kind == Kind::CLASSIC {
            return Some(Shape::classic().clone());
        }
        if kind.has_custom_shape() {
            return None;
        }
        let build = || Arc::new(Shape::build(kind, boxes(kind), Vec::new(), Vec::new()));
        Some(SHAPES.get_or_compute(kind, build))
    }

    /// Creates the shape of a puzzle with its own regions or cages.
    ///
    /// `regions` has the region number of each cell; it is required for a jigsaw and must be `None` otherwise. Regions
    /// are renumbered in the order of their first cells. `cages` must be empty unless `kind` has cages; those of a
    /// calcudoku are connected and share out all cells. Those of a killer may overlap and have several parts.
    ///
    /// # Errors
    /// Returns [`ShapeError`] if a region has the wrong size or is not connected, or if cages are not of this form or
    /// cannot make their numbers.
    pub fn custom(
        kind: Kind,
        regions: Option<&[u8]>,
        cages: Vec<Cage>,
    ) -> Result<Arc<Shape>, ShapeError> {
        Shape::with_marks(kind, regions, cages, Vec::new())
    }

    /// Creates the shape of a puzzle with its own regions, cages or marks, as [`Shape::custom`] does.
    ///
    /// # Errors
    /// Returns [`ShapeError`] as [`Shape::custom`] does, and if a mark does not belong to a variant of `kind`, is in the
    /// wrong place, or has an impossible number.
    pub fn with_marks(
        kind: Kind,
        regions: Option<&[u8]>,
        cages: Vec<Cage>,
        marks: Vec<Mark>,
    ) -> Result<Arc<Shape>, ShapeError> {
        let regions = match regions {
            Some(regions) if kind.has_irregular_regions() => validate_regions(kind, regions)?,
            Some(_) => {
                return Err(ShapeError(
                    english!("regions-without-jigsaw": "regions without the variant `jigsaw`"),
                ));
            }
            None if kind.has_irregular_regions() => {
                return Err(ShapeError(
                    english!("jigsaw-without-regions": "a jigsaw without regions"),
                ));
            }
            None => boxes(kind),
        };
        if !cages.is_empty() && !kind.has_cages() {
            return Err(ShapeError(
                english!("cages-without-variant": "cages without the variant `killer` or `calcudoku`"),
            ));
        }
        let cages = validate_cages(kind, cages)?;
        let marks = mark::validate(kind, marks).map_err(ShapeError)?;
        let sequences = mark::sequences(kind, &marks).map_err(ShapeError)?;
        // Marks have been checked before: houses and peers are built from what is known to be valid.
        let shape = Shape::build(kind, regions, cages, marks);
        Ok(Arc::new(Shape { sequences, ..shape }))
    }

    fn build(kind: Kind, regions: Vec<u8>, cages: Vec<Cage>, marks: Vec<Mark>) -> Shape {
        let side = kind.side();
        let mut houses: Vec<House> = Vec::with_capacity(3 * side);
        let mut house = |kind, grid, mut cells: Vec<Cell>, mark| {
            cells.sort_unstable();
            houses.push(House { kind, grid, cells, mark });
        };
        let mut boxed = vec![false; side * side];
        for grid in 0..kind.grids().count() {
            let (digits, all) = (kind.digits(), kind.grid_cells(grid));
            for row in 0..digits {
                let cells = all.clone().skip(row * digits).take(digits);
                house(HouseKind::Row(row), grid, cells.collect(), None);
            }
            for column in 0..digits {
                let cells = all.clone().skip(column).step_by(digits);
                house(HouseKind::Column(column), grid, cells.collect(), None);
            }
            if !kind.has_regions() {
                continue;
            }
            let mut seen: Vec<u8> = Vec::with_capacity(digits);
            for cell in all.clone() {
                if seen.contains(&regions[cell]) {
                    continue;
                }
                // Numbered by the first cell, so that the regions of equal jigsaws have equal numbers.
                let index = seen.len();
                seen.push(regions[cell]);
                let region = if kind.has_irregular_regions() {
                    HouseKind::Region(index)
                } else {
                    HouseKind::Box(index)
                };
                // A box may be shared with an earlier grid.
                if !boxed[cell] {
                    let cells = all.clone().filter(|&other| regions[other] == regions[cell]);
                    let cells: Vec<Cell> = cells.collect();
                    cells.iter().for_each(|&cell| boxed[cell] = true);
                    house(region, grid, cells, None);
                }
            }
        }
        // Extra houses come last: rows, columns and boxes keep their indices, which raters and solvers rely on.
        for variant in kind.variants() {
            for (kind, cells) in extra_houses(variant, kind) {
                house(kind, 0, cells, variant.mark());
            }
        }
        let mut houses_of = vec![Vec::new(); side * side];
        for (index, house) in houses.iter().enumerate() {
            house.cells.iter().for_each(|&cell| houses_of[cell].push(index));
        }
        let mut peers = vec![Vec::new(); side * side];
        let cage_cells =
            cages.iter().filter(|cage| cage.rule.has_distinct_digits()).map(|cage| &cage.cells);
        for group in houses.iter().map(|house| &house.cells).chain(cage_cells) {
            for &cell in group {
                peers[cell].extend(group.iter().copied().filter(|&peer| peer != cell));
            }
        }
        for variant in kind.variants() {
            for (a, b) in differing_pairs(variant, side) {
                peers[a].push(b);
                peers[b].push(a);
            }
        }
        for peers in &mut peers {
            peers.sort_unstable();
            // Houses overlap, so the same peer comes up several times.
            peers.dedup();
        }
        let sets = HouseSets::new(kind.cells(), &houses, &peers);
        Shape {
            pair_constraints: mark::pair_constraints(kind, &regions, &marks),
            masks: mark::masks(kind, &marks),
            sequences: Vec::new(),
            kind,
            regions,
            houses,
            houses_of,
            peers,
            cages,
            marks,
            sets,
        }
    }

    /// Returns the kind: size, boxes, layout of grids, and variants.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the number of cells in a row of the canvas.
    pub fn side(&self) -> usize {
        self.kind.side()
    }

    /// Returns the number of digits.
    pub fn digits(&self) -> usize {
        self.kind.digits()
    }

    /// Returns the number of cells of the canvas, including holes.
    pub fn cells(&self) -> usize {
        self.kind.cells()
    }

    /// Returns `true` if a place of the canvas is a hole, which takes no digit.
    #[inline]
    pub fn is_hole(&self, cell: Cell) -> bool {
        self.houses_of[cell].is_empty()
    }

    /// Returns the cells that take a digit, ascending: all except holes.
    pub fn playable_cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.cells()).filter(|&cell| !self.is_hole(cell))
    }

    /// Returns the number of each cell's box or region; [`Shape::NO_REGION`] for holes. Without boxes, all cells have
    /// the same number.
    pub fn regions(&self) -> &[u8] {
        &self.regions
    }

    /// Returns the number of each cell's region; `None` if the regions are the boxes of the kind.
    pub fn irregular_regions(&self) -> Option<&[u8]> {
        self.kind.has_irregular_regions().then_some(&self.regions)
    }

    /// Returns the number of the area of each cell that is outlined by heavy rules in print: the box or region, or the
    /// cage of a calcudoku. Holes have [`Shape::NO_REGION`].
    pub fn outlined_areas(&self) -> Vec<u8> {
        let mut areas = self.regions.clone();
        if self.kind.has_operations() {
            for (index, cage) in self.cages.iter().enumerate() {
                cage.cells.iter().for_each(|&cell| areas[cell] = index as u8);
            }
        }
        areas
    }

    /// Returns all houses: rows, columns, and boxes or regions of each grid, then those of variants.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// Returns the houses that contain `cell`, as indices into [`Shape::houses`].
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell]
    }

    /// Returns the cells that must not have the same digit as `cell`, ascending.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell]
    }

    /// Returns the number of words in a set of cells, and in a set of houses.
    pub(crate) fn widths(&self) -> (usize, usize) {
        self.sets.widths
    }

    /// Returns [`Shape::houses`] as sets of cells.
    ///
    /// # Panics
    /// If sets of cells do not take `WORDS` words.
    pub(crate) fn house_sets<const WORDS: usize>(&self) -> Vec<Set<WORDS>> {
        assert_eq!(WORDS, self.sets.widths.0);
        to_sets(&self.sets.houses)
    }

    /// Returns [`Shape::peers`] of each cell as sets of cells.
    ///
    /// # Panics
    /// If sets of cells do not take `WORDS` words.
    pub(crate) fn peer_sets<const WORDS: usize>(&self) -> Vec<Set<WORDS>> {
        assert_eq!(WORDS, self.sets.widths.0);
        to_sets(&self.sets.peers)
    }

    /// Returns [`Shape::houses_of`] each cell as sets of houses.
    ///
    /// # Panics
    /// If sets of houses do not take `WORDS` words.
    pub(crate) fn sets_of_houses<const WORDS: usize>(&self) -> Vec<Set<WORDS>> {
        assert_eq!(WORDS, self.sets.widths.1);
        to_sets(&self.sets.houses_of)
    }

    /// Returns the cages, in the order of their first cells.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// Returns the marks, in the order of their cells.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Returns the constraints on pairs of cells that follow from marks and from their absence.
    pub fn pair_constraints(&self) -> &[PairConstraint] {
        &self.pair_constraints
    }

    /// Returns the sequences of cells whose digits, in order, have to make numbers.
    pub fn sequences(&self) -> &[Sequence] {
        &self.sequences
    }

    /// Returns the digits that marks in `cell` allow, bit 0 for 1.
    pub fn allowed_digits(&self, cell: Cell) -> u32 {
        self.masks.get(cell).copied().unwrap_or(!0)
    }
}

/// Returns the box number of each cell, row by row over the canvas.
fn boxes(kind: Kind) -> Vec<u8> {
    let (side, (rows, columns)) = (kind.side(), kind.boxes());
    let across = side.div_ceil(columns);
    let index = |cell: Cell| {
        if kind.is_hole(cell) {
            Shape::NO_REGION
        } else {
            (cell / side / rows * across + cell % side / columns) as u8
        }
    };
    (0..kind.cells()).map(index).collect()
}

/// Returns the houses that a variant adds.
fn extra_houses(variant: Variant, kind: Kind) -> Vec<(HouseKind, Vec<Cell>)> {
    let (side, (rows, columns)) = (kind.side(), kind.boxes());
    let at = |(row, column): (usize, usize)| row * side + column;
    match variant.rule() {
        Rule::Diagonals => vec![
            (HouseKind::Diagonal(0), (0..side).map(|i| at((i, i))).collect()),
            (HouseKind::Diagonal(1), (0..side).map(|i| at((i, side - 1 - i))).collect()),
        ],
        Rule::Windows => {
            let windows = (rows - 1) * (columns - 1);
            let cells = |index: usize| {
                let top = index / (columns - 1) * (rows + 1) + 1;
                let left = index % (columns - 1) * (columns + 1) + 1;
                (0..side).map(|i| at((top + i / columns, left + i % columns))).collect()
            };
            (0..windows).map(|index| (HouseKind::Window(index), cells(index))).collect()
        }
        Rule::House(cells, _) => {
            let cells = cells.map(|cell| at((cell / 10 - 1, cell % 10 - 1)));
            vec![(HouseKind::Extra(variant), cells.into())]
        }
        Rule::Places => {
            let across = side / columns;
            let cells = |place: usize| {
                let (row, column) = (place / columns, place % columns);
                (0..side)
                    .map(|index| {
                        at((index / across * rows + row, index % across * columns + column))
                    })
                    .collect()
            };
            (0..side).map(|place| (HouseKind::Place(place), cells(place))).collect()
        }
        Rule::Offsets(_)
        | Rule::Regions
        | Rule::KillerCages
        | Rule::Operations
        | Rule::Marks(_) => Vec::new(),
    }
}

/// Returns the pairs of cells that must differ because of a variant.
fn differing_pairs(variant: Variant, side: usize) -> Vec<(Cell, Cell)> {
    let steps = match variant.rule() {
        Rule::Offsets(steps) => steps,
        _ => &[],
    };
    let step = |cell: Cell, (down, right): (isize, isize)| {
        let row = (cell / side).checked_add_signed(down).filter(|&row| row < side)?;
        let column = (cell % side).checked_add_signed(right).filter(|&column| column < side)?;
        Some((cell, row * side + column))
    };
    (0..side * side).flat_map(|cell| steps.iter().filter_map(move |&by| step(cell, by))).collect()
}

/// Checks `regions` and renumbers them in the order of their first cells.
fn validate_regions(kind: Kind, regions: &[u8]) -> Result<Vec<u8>, ShapeError> {
    let side = kind.side();
    if regions.len() != kind.cells() {
        return Err(ShapeError(
            english!("regions-for-cells": "regions of {found} cells for a grid of {cells} cells", found = regions.len(), cells = kind.cells()),
        ));
    }
    let numbered = number_by_first_appearance(regions);
    let count = numbered.iter().max().map_or(0, |&last| usize::from(last) + 1);
    for index in 0..count {
        let size = numbered.iter().filter(|&&region| usize::from(region) == index).count();
        if size != side {
            return Err(ShapeError(
                english!("region-of-size": "a region of {size} cells; each must have {side}", size, side),
            ));
        }
        let start =
            numbered.iter().position(|&region| usize::from(region) == index).unwrap_or_default();
        if connected(start, side, |cell| numbered[cell] == numbered[start]).len() != side {
            return Err(ShapeError(
                english!("region-apart": "the region of {cell} is not connected", cell = cell_name(start, side)),
            ));
        }
    }
    Ok(numbered)
}

/// Checks `cages` and sorts them and their cells.
fn validate_cages(kind: Kind, mut cages: Vec<Cage>) -> Result<Vec<Cage>, ShapeError> {
    let side = kind.side();
    let mut covered = vec![false; kind.cells()];
    for cage in &mut cages {
        cage.cells.sort_unstable();
        if let Some(two) = cage.cells.windows(2).find(|two| two[0] == two[1]) {
            return Err(ShapeError(
                english!("cell-twice-in-cage": "a cage with {cell} twice", cell = cell_name(two[0], side)),
            ));
        }
        for &cell in &cage.cells {
            match covered.get_mut(cell) {
                None => {
                    return Err(ShapeError(
                        english!("cage-outside": "a cage with a cell outside the grid of {side}x{side}", side),
                    ));
                }
                // Heavy rules enclose the cages of a calcudoku, each cell in one of them.
                Some(true) if kind.has_operations() => {
                    return Err(ShapeError(
                        english!("two-cages": "two cages contain {cell}", cell = cell_name(cell, side)),
                    ));
                }
                Some(is_covered) => *is_covered = true,
            }
        }
        if !cage.rule.is_allowed_in(kind) {
            return Err(ShapeError(
                english!("cage-of-other-kind": "a cage with the rule `{rule}` in a puzzle of kind `{kind}`", rule = cage.rule.name(), kind),
            ));
        }
        let n = cage.cells.len();
        if n == 1 && kind.has_killer_cages() && cage.rule == CageRule::Sum {
            // One form for each meaning: a single digit never repeats.
            cage.rule = CageRule::Killer;
        }
        let max = if cage.rule.has_distinct_digits() { side } else { MAX_CELLS };
        if n == 0 || n > max {
            return Err(ShapeError(
                english!("cage-of-size": "a cage of {size} cells; 1 to {most} are possible", size = n, most = max),
            ));
        }
        if kind.has_operations()
            && connected(cage.cells[0], side, |cell| cage.cells.contains(&cell)).len() != n
        {
            return Err(ShapeError(
                english!("cage-apart": "the cage of {cell} is not connected", cell = cell_name(cage.cells[0], side)),
            ));
        }
        check_possible(cage, side)?;
    }
    if let Some(cell) =
        covered.iter().position(|is_covered| !is_covered).filter(|_| kind.has_operations())
    {
        return Err(ShapeError(
            english!("no-cage-contains": "no cage contains {cell}", cell = cell_name(cell, side)),
        ));
    }
    cages.sort_unstable();
    cages.dedup();
    Ok(cages)
}

/// Checks that digits of a grid of `side` can make the number of `cage`.
fn check_possible(cage: &Cage, side: usize) -> Result<(), ShapeError> {
    let (n, target) = (cage.cells.len() as u32, cage.target);
    if cage.rule == CageRule::Distinct {
        return Ok(());
    }
    if cage.rule == CageRule::Killer {
        let side = side as u32;
        let (min, max) = (n * (n + 1) / 2, n * (2 * side + 1 - n) / 2);
        return if (min..=max).contains(&target) {
            Ok(())
        } else {
            Err(ShapeError(
                english!("impossible-sum": "a cage of {size} cells with the sum {sum}; {least} to {most} is possible", size = n, sum = target, least = min, most = max),
            ))
        };
    }
    let filling = CageCandidates {
        rule: cage.rule,
        target,
        masks: &vec![(1 << side) - 1; cage.cells.len()],
        earlier_peers: &earlier_peers(&cage.cells, shares_line(side)),
    };
    match filling.possible_digits()[0] {
        0 => Err(ShapeError(
            english!("impossible-cage": "a cage of {size} cells that no digits make {label}", size = n, label = cage.label()),
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
