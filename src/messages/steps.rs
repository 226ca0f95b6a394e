//! Narration of steps: where to look, which pattern is there, and what follows from it.
//!
//! The text depends only on the evidence of a [`Step`] and on its shape, so it is true in any position.
//! Cells are named as in `r4c7`. Two cells *see* each other when they cannot hold the same digit.

mod chains;
mod description;
mod patterns;
mod sets;
#[cfg(test)]
mod tests;

use crate::bundle::{HouseName, MessageArg, argument};
use crate::symbols::{GridView, Symbols};
use crate::{Words, say};
use gridpress_engine::puzzle::{Cell, HouseKind, Shape, SignLocation};
use gridpress_engine::rating::{
    CageChainPattern, CageOverlapPattern, Candidate, CellSet, ChainLink, ChainNode, ColourPair,
    EmptyRectanglePattern, Evidence, EvidencePart, FishPattern, NetBranch, NetInference, Petal,
    RectangleArgument, RectanglePattern, Role, Step, StrongLink, StrongRule, Subset, SumRule,
    Technique, WWingPattern, WingPattern, excludes,
};
use gridpress_engine::{NotUnique, Sudoku};
use std::collections::{BTreeMap, BTreeSet};

/// A narrator of the steps of puzzles of one shape, as found by [`Rater`](gridpress_engine::rating::Rater).
///
/// ```
/// use gridpress_messages::{Words, steps::Narrator};
/// use gridpress_messages::symbols::GridView;
/// use gridpress_engine::{generate::Revision, notation, puzzle::Shape};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// let step = Revision::NEWEST.rater(Shape::classic()).next_step(&puzzle).unwrap();
/// let words = Words::english();
/// let narrator = Narrator::new(&words, GridView::with_letters(Shape::classic()));
/// assert_eq!(narrator.look_at(&step), "Look at box 9.");
/// assert_eq!(narrator.hint(&step), "Where can the 1 go in box 9?");
/// assert_eq!(narrator.pattern(&step), "The 1 in box 9 is a hidden single.");
/// assert_eq!(narrator.reason(&step), "In box 9, no cell but r9c7 can take 1. So r9c7 is 1.");
/// ```
#[derive(Clone, Debug)]
pub struct Narrator<'a> {
    pub(super) words: &'a Words,
    pub(super) shape: &'a Shape,
    symbols: &'a Symbols,
}

/// A single in a list: its cell and digit, and the place that leaves no other choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SingleEntry {
    /// The cell with its digit: `r4c7=5`.
    pub digit: String,
    /// The house that has no other cell for the digit, or the word for a cell's only candidate.
    pub place: String,
}

/// Returns cells in ascending order, each once.
fn ascending(cells: impl IntoIterator<Item = Cell>) -> Vec<Cell> {
    cells.into_iter().collect::<BTreeSet<Cell>>().into_iter().collect()
}

/// Returns the cells and digits of several sets, ascending.
fn together<'s>(sets: impl IntoIterator<Item = &'s CellSet>) -> (Vec<Cell>, Vec<u8>) {
    let (mut cells, mut digits) = (BTreeSet::new(), BTreeSet::new());
    for set in sets {
        cells.extend(&set.cells);
        digits.extend(&set.digits);
    }
    (cells.into_iter().collect(), digits.into_iter().collect())
}

/// Explains the steps of a puzzle in sentences, with digits above nine as letters: for each its number, its technique, its
/// evidence and its conclusion.
///
/// ```
/// use gridpress_messages::{Words, steps::explain};
/// use gridpress_engine::Sudoku;
///
/// let sudoku: Sudoku =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let first = "1. Hidden single in a box. In box 9, no cell but r9c7 can take 1. So r9c7 is 1.\n";
/// assert!(explain(&sudoku, &Words::english())?.starts_with(first));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NotUnique`] unless the puzzle has one solution.
pub fn explain(sudoku: &Sudoku, words: &Words) -> Result<String, NotUnique> {
    let narrator =
        Narrator::new(words, GridView { shape: sudoku.shape(), symbols: &Symbols::Letters });
    let line = |(at, step): (usize, &Step)| {
        format!("{}. {}. {}\n", at + 1, narrator.technique(step), narrator.reason(step))
    };
    Ok(sudoku.steps()?.iter().enumerate().map(line).collect())
}

impl<'a> Narrator<'a> {
    /// Creates the narrator of puzzles with the given grid.
    pub fn new(words: &'a Words, grid: GridView<'a>) -> Narrator<'a> {
        Narrator { words, shape: grid.shape, symbols: grid.symbols }
    }

    /// Returns the name of the technique of a step.
    pub fn technique(&self, step: &Step) -> &'a str {
        self.words.technique(step.technique)
    }

    /// Returns where to look: a house, a digit or some cells.
    pub fn look_at(&self, step: &Step) -> String {
        let words = self.words;
        if let Some(house) = self.look_house(step) {
            return say!(words, "look-house", house = self.named(house));
        }
        match &step.evidence {
            Evidence::CageCombination { cage, .. }
            | Evidence::CageClaiming { cage, .. }
            | Evidence::CageSum { cage, .. } => {
                self.about_cage(["look-cage", "look-number"], *cage, [])
            }
            _ => match one_digit(step) {
                Some(digit) => say!(words, "look-digit", digit = self.digit(digit)),
                None => say!(words, "look-cells", cells = self.cells(&self.outline(step))),
            },
        }
    }

    /// Returns the house to look at; `None` if the step is about cages, a digit or cells.
    pub fn look_house(&self, step: &Step) -> Option<usize> {
        self.seen_from_outside(step).or_else(|| match &step.evidence {
            Evidence::NakedSingle { cell, .. } => {
                // The box or region, or else the column.
                let houses = self.shape.houses_of(*cell);
                Some(houses[usize::from(self.shape.kind().has_regions()) + 1])
            }
            Evidence::FullHouse { house, .. }
            | Evidence::HiddenSingle { house, .. }
            | Evidence::NakedSubset(Subset { house, .. })
            | Evidence::HiddenSubset(Subset { house, .. })
            | Evidence::HouseCombination { house, .. } => Some(*house),
            Evidence::Innies { houses, .. } if houses.len() == 1 => Some(houses[0]),
            _ => None,
        })
    }

    /// Returns the row or column of a number outside the grid, if the step is about one.
    fn seen_from_outside(&self, step: &Step) -> Option<usize> {
        let mark = step.mark(self.shape)?;
        // Only a number outside the grid names its line by itself; a mark inside is found by its cells.
        let is_outside = matches!(mark.sign.location(), SignLocation::Outside(_));
        // Row and column come first among the houses of a cell; a number along a diagonal has no house to name.
        let mut lines = self.shape.houses_of(mark.cells[0]).iter().copied().take(2);
        let holds = |&line: &usize| {
            let cells = &self.shape.houses()[line].cells;
            mark.cells.iter().all(|cell| cells.contains(cell))
        };
        is_outside.then(|| lines.find(holds))?
    }

    /// Returns the text of a printed hint: a question for singles and cages, the pattern for other techniques.
    pub fn hint(&self, step: &Step) -> String {
        let words = self.words;
        match &step.evidence {
            Evidence::FullHouse { house, .. } => {
                say!(words, "hint-full-house", house = self.named(*house))
            }
            Evidence::HiddenSingle { house, digit, .. } => {
                let (house, digit) = (self.named(*house), self.digit(*digit));
                say!(words, "hint-single", house = house, digit = digit)
            }
            Evidence::NakedSingle { cell, .. } => {
                say!(words, "hint-naked-single", cell = self.cell(*cell))
            }
            Evidence::CageCombination { cage, .. }
            | Evidence::CageClaiming { cage, .. }
            | Evidence::CageSum { cage, .. } => {
                self.about_cage(["hint-cage", "hint-number"], *cage, [])
            }
            _ => self.pattern(step),
        }
    }

    /// Returns the technique and its place.
    pub fn pattern(&self, step: &Step) -> String {
        let (words, technique) = (self.words, step.technique);
        if let Some(house) = self.seen_from_outside(step) {
            let house = self.named(house);
            return say!(words, "there-in-house", technique = technique, house = house);
        }
        match &step.evidence {
            Evidence::FullHouse { house, .. }
            | Evidence::NakedSubset(Subset { house, .. })
            | Evidence::HiddenSubset(Subset { house, .. })
            | Evidence::HouseCombination { house, .. } => {
                let house = self.named(*house);
                say!(words, "there-in-house", technique = technique, house = house)
            }
            Evidence::HiddenSingle { house, digit, .. } => {
                let (house, digit) = (self.named(*house), self.digit(*digit));
                say!(words, "there-single", house = house, digit = digit, technique = technique)
            }
            Evidence::Locked { house, digit, cover, .. } => {
                self.pointing(technique, *house, *digit, *cover)
            }
            Evidence::CageCombination { cage, .. }
            | Evidence::CageClaiming { cage, .. }
            | Evidence::CageSum { cage, .. } => {
                self.about_cage(["there-at-cage", "there-at-number"], *cage, [argument!(technique)])
            }
            Evidence::Fish(fish) => {
                let houses: Vec<usize> = fish.base.iter().map(|line| line.house).collect();
                self.on_digit(technique, fish.digit, &houses)
            }
            Evidence::TurbotFish { digit, links } => {
                self.on_digit(technique, *digit, &links.each_ref().map(|link| link.house))
            }
            Evidence::EmptyRectangle(cross) => {
                self.on_digit(technique, cross.digit, &[cross.block, cross.link.house])
            }
            _ => match one_digit(step) {
                Some(digit) => {
                    let digit = self.digit(digit);
                    say!(words, "there-on-digit", technique = technique, digit = digit)
                }
                None => {
                    let cells = self.cells(&self.outline(step));
                    say!(words, "there-at-cells", technique = technique, cells = cells)
                }
            },
        }
    }

    fn on_digit(&self, technique: Technique, digit: u8, houses: &[usize]) -> String {
        let (digit, houses) = (self.digit(digit), self.houses(houses));
        say!(self.words, "there-on-digit-in", technique = technique, digit = digit, houses = houses)
    }

    /// Describes the places of a digit in a house.
    fn pointing(
        &self,
        technique: Technique,
        house: usize,
        digit: u8,
        cover: Option<usize>,
    ) -> String {
        let (digit, house) = (self.digit(digit), self.named(house));
        let Some(cover) = cover else {
            return say!(self.words, "there-pointing-away", digit = digit, house = house);
        };
        let key = match technique {
            Technique::Pointing => "there-pointing",
            _ => "there-claiming",
        };
        say!(self.words, key, digit = digit, house = house, cover = self.named(cover))
    }

    /// Returns the reason and the conclusion in whole sentences. Forcing chains and nets have a line per branch.
    pub fn reason(&self, step: &Step) -> String {
        let why = match &step.evidence {
            Evidence::FullHouse { house, cell, digit } => {
                self.in_house("why-full-house", *house, *cell, *digit)
            }
            Evidence::HiddenSingle { house, cell, digit } => {
                self.in_house("why-hidden-single", *house, *cell, *digit)
            }
            Evidence::NakedSingle { cell, digit } => {
                let (cell, digit) = (self.cell(*cell), self.digit(*digit));
                say!(self.words, "why-naked-single", digit = digit, cell = cell)
            }
            Evidence::Locked { house, digit, cells, cover } => {
                self.locked(*house, *digit, cells, *cover)
            }
            Evidence::NakedSubset(subset) => self.naked_subset(step, subset),
            Evidence::HiddenSubset(subset) => self.hidden_subset(subset),
            Evidence::SueDeCoq { middle, sides, houses } => self.sue_de_coq(middle, sides, *houses),
            Evidence::CageCombination { cage, digits, .. } => {
                self.cage_combination(step, *cage, digits)
            }
            Evidence::CageClaiming { cage, digit, places, .. } => {
                self.cage_claiming(*cage, *digit, places)
            }
            Evidence::CageSum { cage, .. } => self.cage_sum(step, *cage),
            Evidence::Innies { cells, houses } => self.innies(cells, houses),
            Evidence::HouseCombination { cells, rest, .. } => {
                let cells = self.cells(&ascending([&cells[..], rest].concat()));
                say!(self.words, "why-house-combination", cells = cells)
            }
            Evidence::CageOverlap(overlap) => self.cage_overlap(overlap),
            Evidence::CageChain(chain) => self.cage_chain(&chain.links),
            Evidence::MarkPair { cells, .. } => self.mark_pair(*cells),
            Evidence::MarkRoom { cell, digit, beside } => self.mark_room(*cell, *digit, beside),
            Evidence::MarkHouse { house, digit, cells } => self.mark_house(*house, *digit, cells),
            Evidence::NumberLine { mark, .. } => self.line_number(step.technique, *mark),
            Evidence::Fish(fish) => self.fish(step, fish),
            Evidence::TurbotFish { digit, links } => self.turbot_fish(*digit, links),
            Evidence::EmptyRectangle(cross) => self.empty_rectangle(step, cross),
            Evidence::Wing(wing) => self.wing(wing),
            Evidence::WWing(wing) => self.w_wing(wing),
            Evidence::WxyzWing { cells, digit } => self.wxyz_wing(cells, *digit),
            Evidence::Rectangle(rectangle) => self.rectangle(rectangle),
            Evidence::Bug { cell, digits, digit } => self.bug(*cell, digits, *digit),
            Evidence::RemotePair { digits, colours } => self.remote_pair(digits, colours),
            Evidence::SimpleColouring { digit, colours, .. } => {
                self.simple_colouring(step, *digit, colours)
            }
            Evidence::MultiColouring { digit, clusters, .. } => {
                self.multi_colouring(step, *digit, clusters)
            }
            Evidence::Chain { links } => self.chain(step, links),
            Evidence::ForcingChain { starts, chains, .. } => self.forcing_chain(starts, chains),
            Evidence::ForcingNet { branches, .. } => self.forcing_net(step, branches),
            Evidence::AlsXz { sets, common } => self.als_xz(step, sets, common),
            Evidence::AlsXyWing { sets, common } => self.als_xy_wing(step, sets, *common),
            Evidence::DeathBlossom { stem, petals } => self.death_blossom(step, *stem, petals),
        };
        format!("{why} {}", self.effect(step))
    }

    /// Returns a step in a line: `r4c7 is 5 (only place in box 6)`, or `remove 2 from r3c4 (X-wing)`.
    pub fn brief(&self, step: &Step) -> String {
        let (words, technique) = (self.words, step.technique);
        let outcome =
            if step.places.is_empty() { self.removed(step) } else { self.placed_at(step) };
        match &step.evidence {
            Evidence::FullHouse { house, .. } => {
                say!(words, "brief-last", outcome = outcome, house = self.named(*house))
            }
            Evidence::HiddenSingle { house, .. } => {
                say!(words, "brief-only", outcome = outcome, house = self.named(*house))
            }
            Evidence::NakedSingle { .. } => say!(words, "brief-alone", outcome = outcome),
            _ if step.places.is_empty() => {
                say!(words, "brief-remove", outcome = outcome, technique = technique)
            }
            _ => say!(words, "brief", outcome = outcome, technique = technique),
        }
    }

    /// Returns singles in a line: `r4c7=5 (box 6), r1c2=3 (alone)`.
    pub fn singles(&self, steps: &[Step]) -> String {
        let line = |single: SingleEntry| format!("{} ({})", single.digit, single.place);
        self.single_entries(steps).into_iter().map(line).collect::<Vec<_>>().join(", ")
    }

    /// Returns singles as the rows of a table.
    pub fn single_entries(&self, steps: &[Step]) -> Vec<SingleEntry> {
        let entries = steps.iter().flat_map(|step| {
            let place = match &step.evidence {
                Evidence::FullHouse { house, .. } | Evidence::HiddenSingle { house, .. } => {
                    self.house(*house)
                }
                _ => self.words.text("alone").to_owned(),
            };
            step.places.iter().map(move |at| SingleEntry {
                digit: format!("{}={}", self.cell(at.cell), self.digit(at.digit)),
                place: place.clone(),
            })
        });
        entries.collect()
    }

    fn effect(&self, step: &Step) -> String {
        if step.places.is_empty() {
            say!(self.words, "remove", removed = self.removed(step))
        } else {
            say!(self.words, "so", places = self.placed_at(step))
        }
    }

    /// Returns the placements of a step: `r4c7 is 5`.
    fn placed_at(&self, step: &Step) -> Vec<String> {
        let is = |place: &Candidate| {
            let (cell, digit) = (self.cell(place.cell), self.digit(place.digit));
            say!(self.words, "is", cell = cell, digit = digit)
        };
        step.places.iter().map(is).collect()
    }

    /// Returns the removed candidates: `2 and 7 from r3c4; 2 from r3c8`.
    fn removed(&self, step: &Step) -> Vec<String> {
        let mut by_cell: BTreeMap<Cell, Vec<u8>> = BTreeMap::new();
        for gone in &step.removes {
            by_cell.entry(gone.cell).or_default().push(gone.digit);
        }
        // Cells that lose the same digits share a clause, or a long step would name the digits dozens of times.
        let mut by_digits: BTreeMap<Vec<u8>, Vec<Cell>> = BTreeMap::new();
        for (cell, digits) in by_cell {
            by_digits.entry(digits).or_default().push(cell);
        }
        let from = by_digits.iter().map(|(digits, cells)| {
            let (digits, cells) = (self.digits(digits), self.cells(cells));
            say!(self.words, "removed", digits = digits, cells = cells)
        });
        let all: Vec<String> = from.collect();
        // One item: a list formatter would put "and" between clauses that contain "and" themselves.
        vec![all.join(self.words.text("joint"))]
    }

    /// Returns the cells that outline a pattern: the ends of a chain, the starts of branches, or all but those of links.
    fn outline(&self, step: &Step) -> Vec<Cell> {
        let of_parts = |fits: fn(&EvidencePart) -> bool| {
            ascending(step.parts().into_iter().filter(fits).flat_map(|part| part.cells))
        };
        match &step.evidence {
            Evidence::Chain { links } | Evidence::CageChain(CageChainPattern { links, .. }) => {
                let ends = links.first().zip(links.last());
                let ends = ends.map(|(first, last)| [&first.off, &last.on]);
                ascending(ends.into_iter().flatten().flat_map(|end| end.cells.iter().copied()))
            }
            Evidence::ForcingChain { .. } | Evidence::ForcingNet { .. } => {
                of_parts(|part| part.role == Role::Start)
            }
            _ => of_parts(|part| part.role != Role::Link),
        }
    }

    /// Returns the name of a cell: `r4c7`.
    pub fn cell(&self, cell: Cell) -> String {
        let side = self.shape.side();
        let [row, column] = [cell / side, cell % side].map(|index| (index + 1).to_string());
        say!(self.words, "cell", row = row, column = column)
    }

    pub(super) fn cells(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// Returns the symbol of a digit: `5`, or `B`.
    pub fn digit(&self, digit: u8) -> String {
        self.symbols.text(digit)
    }

    fn digits(&self, digits: &[u8]) -> Vec<String> {
        digits.iter().map(|&digit| self.digit(digit)).collect()
    }

    /// Returns the name of a house: `row 3`.
    pub fn house(&self, house: usize) -> String {
        self.words.house(&self.name(house), "")
    }

    fn name(&self, house: usize) -> HouseName {
        let house = &self.shape.houses()[house];
        let number = |index: usize| Some(("number", vec![self.in_grid(house.grid, index)]));
        let (key, with) = match house.kind {
            HouseKind::Extra(variant) => {
                let key = format!("house-{variant}").into();
                return HouseName { key, with: None };
            }
            HouseKind::Row(index) => ("house-row", number(index)),
            HouseKind::Column(index) => ("house-column", number(index)),
            HouseKind::Box(index) => ("house-box", number(index)),
            HouseKind::Region(_) => {
                // Regions of a jigsaw have no order that a solver could see, so a region is named by its first cell.
                ("house-region", Some(("cell", vec![self.cell(house.cells[0])])))
            }
            HouseKind::Diagonal(0) => ("house-falling", None),
            HouseKind::Diagonal(_) => ("house-rising", None),
            HouseKind::Window(index) => ("house-window", number(index)),
            HouseKind::Place(index) => ("house-place", number(index)),
        };
        let key = key.into();
        HouseName { key, with }
    }

    /// Returns the number of a house in its grid: `3`, or `3 in grid 2` if grids overlap.
    fn in_grid(&self, grid: usize, index: usize) -> String {
        let [number, grid] = [index, grid].map(|index| (index + 1).to_string());
        if self.shape.kind().grids().is_single() {
            number
        } else {
            say!(self.words, "in-grid", number = number, grid = grid)
        }
    }

    /// Returns a house as a message argument.
    pub(super) fn named(&self, house: usize) -> MessageArg {
        MessageArg::Houses(vec![self.name(house)], false)
    }

    /// Returns several houses: `rows 2 and 7`, or `row 2 and column 5`.
    fn houses(&self, houses: &[usize]) -> MessageArg {
        let of = houses.iter().map(|&house| &self.shape.houses()[house]);
        let rows = of.clone().filter_map(|house| match house.kind {
            HouseKind::Row(index) => Some(self.in_grid(house.grid, index)),
            _ => None,
        });
        let columns = of.filter_map(|house| match house.kind {
            HouseKind::Column(index) => Some(self.in_grid(house.grid, index)),
            _ => None,
        });
        let (rows, columns): (Vec<_>, Vec<_>) = (rows.collect(), columns.collect());
        // At least two, because the plural of a single row would be wrong.
        let most = houses.len().max(2);
        let together = |key: &'static str, numbers| {
            vec![HouseName { key: key.into(), with: Some(("numbers", numbers)) }]
        };
        let names = match () {
            () if rows.len() == most => together("house-rows", rows),
            () if columns.len() == most => together("house-columns", columns),
            () => houses.iter().map(|&house| self.name(house)).collect(),
        };
        MessageArg::Houses(names, false)
    }

    /// Returns the houses that contain all of `cells`.
    fn common_houses(&self, cells: &[Cell]) -> Vec<usize> {
        let Some((first, rest)) = cells.split_first() else {
            return Vec::new();
        };
        let of = |cell: &Cell, house: &usize| self.shape.houses_of(*cell).contains(house);
        let houses = self.shape.houses_of(*first).iter().copied();
        houses.filter(|house| rest.iter().all(|cell| of(cell, house))).collect()
    }

    /// Returns the house that contains all of `cells`, or several alternatives: `row 1 or box 1`.
    fn common_house(&self, cells: &[Cell]) -> MessageArg {
        let houses = self.common_houses(cells);
        MessageArg::Houses(houses.iter().map(|&house| self.name(house)).collect(), true)
    }

    fn are_peers(&self, a: Cell, b: Cell) -> bool {
        self.shape.peers(a).binary_search(&b).is_ok()
    }
}

/// Returns the digit of the evidence, if there is only one.
fn one_digit(step: &Step) -> Option<u8> {
    match &step.evidence {
        Evidence::Locked { digit, .. }
        | Evidence::TurbotFish { digit, .. }
        | Evidence::SimpleColouring { digit, .. }
        | Evidence::MultiColouring { digit, .. } => Some(*digit),
        Evidence::Fish(fish) => Some(fish.digit),
        Evidence::EmptyRectangle(cross) => Some(cross.digit),
        Evidence::CageOverlap(overlap) => Some(overlap.digit),
        Evidence::Chain { links } if step.technique == Technique::XChain => {
            links.first().map(|link| link.off.digit)
        }
        _ => None,
    }
}
