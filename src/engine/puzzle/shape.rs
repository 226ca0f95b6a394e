//! The shape of a sudoku as data: its houses, and what its variants (`variant`), cages and marks (`sign`, `family`) ask of cells.

use super::cage::{Cage, CageCandidates, CageRule, MAX_CELLS, earlier_peers};
use super::grid::{count_connected, number_by_first_appearance};
use super::mark::{self, Mark};
use super::relation::PairConstraint;
use super::sequence::Sequence;
use super::variant::{HouseMark, Rule};
use super::{Cell, Kind, Variant};
use crate::cache::Cache;
use crate::set::Set;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// What kind of house it is, for words and for drawing. All count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseKind {
    /// A row, from the top.
    Row(usize),
    /// A column, from the left.
    Column(usize),
    /// A box, left to right and then down.
    Box(usize),
    /// A region of a jigsaw, by its first cell.
    Region(usize),
    /// A long diagonal: 0 falls, 1 rises.
    Diagonal(usize),
    /// A window, left to right and then down.
    Window(usize),
    /// The cells at the same place of their boxes: the place, left to right and then down.
    Place(usize),
    /// The one house that a variant adds.
    Extra(Variant),
}

impl HouseKind {
    /// What shows it in a grid, beside the rules around boxes and regions.
    pub fn mark(self) -> Option<HouseMark> {
        match self {
            HouseKind::Diagonal(_) => Variant::Diagonal.mark(),
            HouseKind::Window(_) => Variant::Windoku.mark(),
            HouseKind::Extra(variant) => variant.mark(),
            _ => None,
        }
    }
}

/// Cells that hold every digit once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// What kind, and which.
    pub kind: HouseKind,
    /// The grid in which it lies, from 0: the first of those that share it.
    pub grid: usize,
    /// Its cells, ascending; as many as there are digits.
    pub cells: Vec<Cell>,
}

/// The rules of a puzzle: which cells form houses, which others must differ, and what the digits of cages make.
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

/// Houses and peers once more, as sets for whole-board arithmetic.
#[derive(Debug)]
struct HouseSets {
    /// How many words a set of cells takes, and a set of houses.
    widths: (usize, usize),
    houses: Vec<u64>,
    houses_of: Vec<u64>,
    peers: Vec<u64>,
}

/// The words of sets of so many cells and of so many houses: some widths for all shapes, since engines are built for
/// each.
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

/// Returns the sets whose words stand one after the other.
fn to_sets<const WORDS: usize>(words: &[u64]) -> Vec<Set<WORDS>> {
    words.as_chunks().0.iter().copied().map(Set::from).collect()
}

/// Regions, cages or marks that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError(pub String);

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShapeError {}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        // All else follows from these.
        (self.kind, &self.regions, &self.cages, &self.marks)
            == (other.kind, &other.regions, &other.cages, &other.marks)
    }
}

impl Eq for Shape {}

impl Shape {
    /// What stands for the box of a hole.
    pub const NO_REGION: u8 = u8::MAX;

    /// The classic one: 9 x 9 with boxes of 3 x 3.
    pub fn classic() -> &'static Arc<Shape> {
        static CLASSIC: LazyLock<Arc<Shape>> = LazyLock::new(|| {
            Arc::new(Shape::build(Kind::CLASSIC, boxes(Kind::CLASSIC), Vec::new(), Vec::new()))
        });
        &CLASSIC
    }

    /// The shape of `kind`; `None` where every puzzle has its own ([`Kind::has_custom_shape`]).
    pub fn of(kind: Kind) -> Option<Arc<Shape>> {
        static SHAPES: Cache<Kind, Arc<Shape>, 128> = Cache::new();
        if kind == Kind::CLASSIC {
            return Some(Shape::classic().clone());
        }
        if kind.has_custom_shape() {
            return None;
        }
        let build = || Arc::new(Shape::build(kind, boxes(kind), Vec::new(), Vec::new()));
        Some(SHAPES.get_or_compute(kind, build))
    }

    /// A shape of its own: with `regions` (for each cell the number of its region) exactly if `kind` is a jigsaw,
    /// and with `cages` only if its kind has cages: those of a calcudoku hold all cells. Regions are numbered anew by their
    /// first cells.
    ///
    /// # Errors
    /// [`ShapeError`] when a region has not as many cells as the side, or cages overlap or cannot make their numbers.
    pub fn custom(
        kind: Kind,
        regions: Option<&[u8]>,
        cages: Vec<Cage>,
    ) -> Result<Arc<Shape>, ShapeError> {
        Shape::with_marks(kind, regions, cages, Vec::new())
    }

    /// A shape of its own as [`Shape::custom`] makes it, and with `marks`, which only some
    /// variants have.
    ///
    /// # Errors
    /// As [`Shape::custom`]; and when a mark is none of its variants', or does not stand where its sign does.
    pub fn with_marks(
        kind: Kind,
        regions: Option<&[u8]>,
        cages: Vec<Cage>,
        marks: Vec<Mark>,
    ) -> Result<Arc<Shape>, ShapeError> {
        let regions = match regions {
            Some(regions) if kind.has(Variant::Jigsaw) => validate_regions(kind, regions)?,
            Some(_) => return Err(ShapeError("regions, but no jigsaw".into())),
            None if kind.has(Variant::Jigsaw) => {
                return Err(ShapeError("a jigsaw without regions".into()));
            }
            None => boxes(kind),
        };
        if !cages.is_empty() && !kind.has_cages() {
            return Err(ShapeError("cages, but no killer or calcudoku".into()));
        }
        let cages = validate_cages(kind, cages)?;
        let marks = mark::validate(kind, marks).map_err(ShapeError)?;
        let sequences = mark::sequences(kind, &marks).map_err(ShapeError)?;
        let shape = Shape::build(kind, regions, cages, marks);
        Ok(Arc::new(Shape { sequences, ..shape }))
    }

    fn build(kind: Kind, regions: Vec<u8>, cages: Vec<Cage>, marks: Vec<Mark>) -> Shape {
        let side = kind.side();
        let mut houses: Vec<House> = Vec::with_capacity(3 * side);
        let mut house = |kind, grid, mut cells: Vec<Cell>| {
            cells.sort_unstable();
            houses.push(House { kind, grid, cells });
        };
        let mut boxed = vec![false; side * side];
        for grid in 0..kind.grids().count() {
            let (digits, own) = (kind.digits(), kind.grid_cells(grid));
            for row in 0..digits {
                let cells = own.clone().skip(row * digits).take(digits);
                house(HouseKind::Row(row), grid, cells.collect());
            }
            for column in 0..digits {
                let cells = own.clone().skip(column).step_by(digits);
                house(HouseKind::Column(column), grid, cells.collect());
            }
            if !kind.has_regions() {
                continue;
            }
            let mut known: Vec<u8> = Vec::with_capacity(digits);
            for cell in own.clone() {
                if known.contains(&regions[cell]) {
                    continue;
                }
                let index = known.len();
                known.push(regions[cell]);
                let region = if kind.has(Variant::Jigsaw) {
                    HouseKind::Region(index)
                } else {
                    HouseKind::Box(index)
                };
                // An earlier grid may share it.
                if !boxed[cell] {
                    let cells = own.clone().filter(|&other| regions[other] == regions[cell]);
                    let cells: Vec<Cell> = cells.collect();
                    cells.iter().for_each(|&cell| boxed[cell] = true);
                    house(region, grid, cells);
                }
            }
        }
        for variant in kind.variants() {
            extra_houses(variant, kind).into_iter().for_each(|(kind, cells)| house(kind, 0, cells));
        }
        let mut houses_of = vec![Vec::new(); side * side];
        for (index, house) in houses.iter().enumerate() {
            house.cells.iter().for_each(|&cell| houses_of[cell].push(index));
        }
        let mut peers = vec![Vec::new(); side * side];
        let differ = cages.iter().filter(|cage| cage.rule == CageRule::Killer);
        let caged = differ.map(|cage| &cage.cells);
        for group in houses.iter().map(|house| &house.cells).chain(caged) {
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

    /// Size, boxes and variants.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Cells in a row of the canvas.
    pub fn side(&self) -> usize {
        self.kind.side()
    }

    /// How many digits there are.
    pub fn digits(&self) -> usize {
        self.kind.digits()
    }

    /// Cells of the canvas, holes among them.
    pub fn cells(&self) -> usize {
        self.kind.cells()
    }

    /// True for a place of the canvas that is no cell.
    #[inline]
    pub fn is_hole(&self, cell: Cell) -> bool {
        self.houses_of[cell].is_empty()
    }

    /// The cells that hold a digit, ascending.
    pub fn playable_cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.cells()).filter(|&cell| !self.is_hole(cell))
    }

    /// For each cell which box or region it lies in; [`Shape::NO_REGION`] for a hole. Without boxes all lie in one.
    pub fn regions(&self) -> &[u8] {
        &self.regions
    }

    /// For each cell which of the areas it lies in that heavy rules enclose in print, numbered by their first cells: boxes or
    /// regions, and in a Latin square the cages. Holes have [`Shape::NO_REGION`].
    pub fn outlined_areas(&self) -> Vec<u8> {
        if !self.kind.has(Variant::Calcudoku) {
            return self.regions.clone();
        }
        let mut enclosed = self.regions.clone();
        for (index, cage) in self.cages.iter().enumerate() {
            cage.cells.iter().for_each(|&cell| enclosed[cell] = index as u8);
        }
        enclosed
    }

    /// Every house: rows, then columns, then boxes or regions, then those of variants.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// Indices into [`Shape::houses`] of the houses that `cell` lies in.
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell]
    }

    /// The cells that may not hold the digit of `cell`, in ascending order.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell]
    }

    /// How many words sets of its cells take, and sets of its houses.
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

    /// Returns [`Shape::peers`] of every cell as sets of cells.
    ///
    /// # Panics
    /// If sets of cells do not take `WORDS` words.
    pub(crate) fn peer_sets<const WORDS: usize>(&self) -> Vec<Set<WORDS>> {
        assert_eq!(WORDS, self.sets.widths.0);
        to_sets(&self.sets.peers)
    }

    /// Returns [`Shape::houses_of`] every cell as sets of houses.
    ///
    /// # Panics
    /// If sets of houses do not take `WORDS` words.
    pub(crate) fn sets_of_houses<const WORDS: usize>(&self) -> Vec<Set<WORDS>> {
        assert_eq!(WORDS, self.sets.widths.1);
        to_sets(&self.sets.houses_of)
    }

    /// The cages, by their first cells.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// The marks between cells and on them, by their cells.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// What marks, and the want of them, say of pairs of cells.
    pub fn pair_constraints(&self) -> &[PairConstraint] {
        &self.pair_constraints
    }

    /// The cells whose digits make numbers in their order, as marks say.
    pub fn sequences(&self) -> &[Sequence] {
        &self.sequences
    }

    /// The digits that marks on `cell` allow, bit 0 for 1.
    pub fn allowed_digits(&self, cell: Cell) -> u32 {
        self.masks.get(cell).copied().unwrap_or(!0)
    }
}

/// The box of every cell, numbered row by row over the canvas.
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

/// The houses that a variant adds.
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
        Rule::Offsets(_) | Rule::Regions | Rule::Cages | Rule::Marks(_) => Vec::new(),
    }
}

/// Pairs of cells that a variant wants to differ.
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

/// `regions` numbered by their first cells.
fn validate_regions(kind: Kind, regions: &[u8]) -> Result<Vec<u8>, ShapeError> {
    let side = kind.side();
    if regions.len() != kind.cells() {
        return Err(ShapeError(format!("{} regions for {} cells", regions.len(), kind.cells())));
    }
    let numbered = number_by_first_appearance(regions);
    let count = numbered.iter().max().map_or(0, |&last| usize::from(last) + 1);
    for index in 0..count {
        let size = numbered.iter().filter(|&&region| usize::from(region) == index).count();
        if size != side {
            return Err(ShapeError(format!("a region of {size} cells; each has {side}")));
        }
        let first = numbered.iter().position(|&region| usize::from(region) == index);
        let start = first.unwrap_or_default();
        if count_connected(start, side, |cell| numbered[cell] == numbered[start]) != side {
            return Err(ShapeError(format!(
                "the region of r{}c{} is not in one piece",
                start / side + 1,
                start % side + 1
            )));
        }
    }
    Ok(numbered)
}

/// `cages` with their cells in order, by their first cells.
fn validate_cages(kind: Kind, mut cages: Vec<Cage>) -> Result<Vec<Cage>, ShapeError> {
    let side = kind.side();
    let mut taken = vec![false; kind.cells()];
    for cage in &mut cages {
        cage.cells.sort_unstable();
        for &cell in &cage.cells {
            match taken.get_mut(cell) {
                None => {
                    return Err(ShapeError(format!(
                        "a cage with a cell outside the grid of {side}x{side}"
                    )));
                }
                Some(true) => {
                    let (row, column) = (cell / side + 1, cell % side + 1);
                    return Err(ShapeError(format!("two cages hold r{row}c{column}")));
                }
                Some(free) => *free = true,
            }
        }
        if !cage.rule.is_allowed_in(kind) {
            let name = cage.rule.name();
            return Err(ShapeError(format!("a cage of the rule `{name}` in {kind}")));
        }
        let (n, is_sum) = (cage.cells.len(), cage.rule == CageRule::Killer);
        let most = if is_sum { side } else { MAX_CELLS };
        if n == 0 || n > most {
            let why = if is_sum { " can differ" } else { "" };
            return Err(ShapeError(format!("a cage of {n} cells; 1 to {most}{why}")));
        }
        if count_connected(cage.cells[0], kind.side(), |cell| cage.cells.contains(&cell))
            != cage.cells.len()
        {
            let cell = cage.cells[0];
            return Err(ShapeError(format!(
                "the cage of r{}c{} is not in one piece",
                cell / kind.side() + 1,
                cell % kind.side() + 1
            )));
        }
        check_possible(cage, side)?;
    }
    if let Some(cell) =
        taken.iter().position(|taken| !taken).filter(|_| kind.has(Variant::Calcudoku))
    {
        let (row, column) = (cell / side + 1, cell % side + 1);
        return Err(ShapeError(format!("no cage holds r{row}c{column}")));
    }
    cages.sort_unstable();
    Ok(cages)
}

/// Whether digits of a grid of `side` can make the number of `cage`.
fn check_possible(cage: &Cage, side: usize) -> Result<(), ShapeError> {
    let (n, target) = (cage.cells.len() as u32, cage.target);
    if cage.rule == CageRule::Killer {
        let side = side as u32;
        let (least, most) = (n * (n + 1) / 2, n * (2 * side + 1 - n) / 2);
        return if (least..=most).contains(&target) {
            Ok(())
        } else {
            Err(ShapeError(format!(
                "a cage of {n} cells that add up to {target}; {least} to {most} is possible"
            )))
        };
    }
    let filling = CageCandidates {
        rule: cage.rule,
        target,
        masks: &vec![(1 << side) - 1; cage.cells.len()],
        earlier_peers: &earlier_peers(&cage.cells, side),
    };
    match filling.possible_digits()[0] {
        0 => Err(ShapeError(format!("a cage of {n} cells that no digits make {}", cage.label()))),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
