//! Steps in words: where to look, what is there, and why what follows follows.
//!
//! All that is said stands in the evidence of a [`Step`] and in its shape, so it is true whatever the position.
//! Cells are named as in `r4c7`. Two cells *see* each other when they cannot hold the same digit.

mod chains;
mod patterns;
mod sets;
#[cfg(test)]
mod tests;

use super::bundle::{Arg, House};
use super::{Words, say};
use crate::symbols::{GridView, Symbols};
use gridpress_engine::puzzle::{Cage, Cell, HouseKind, Shape, Stands, Variant};
use gridpress_engine::rating::{Candidate, Part, Role, Step, Technique};
use std::collections::{BTreeMap, BTreeSet};

/// Tells the steps of puzzles of one shape. The steps must be such as [`Rater`](gridpress_engine::rating::Rater) finds for it.
///
/// ```
/// use gridpress_base::messages::{Words, steps::Narrator};
/// use gridpress_base::symbols::GridView;
/// use gridpress_engine::{generate::Revision, notation, puzzle::Shape};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// let step = Revision::NEWEST.rater(Shape::classic()).next_step(&puzzle).unwrap();
/// let words = Words::english();
/// let narrator = Narrator::new(&words, GridView::with_letters(Shape::classic()));
/// assert_eq!(narrator.look(&step), "Look at box 9.");
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

/// The parts in a role.
fn all(step: &Step, role: Role) -> impl Iterator<Item = &Part> {
    step.parts.iter().filter(move |part| part.role == role)
}

/// The first part in a role.
fn one(step: &Step, role: Role) -> &Part {
    all(step, role).next().expect("the evidence of its technique")
}

/// The digits of all parts, ascending.
fn digits_of(parts: &[Part]) -> Vec<u8> {
    let digits: BTreeSet<u8> = parts.iter().flat_map(|part| part.digits.iter().copied()).collect();
    digits.into_iter().collect()
}

/// The cells of some parts, ascending.
fn cells_of<'p>(parts: impl Iterator<Item = &'p Part>) -> Vec<Cell> {
    let cells: BTreeSet<Cell> = parts.flat_map(|part| part.cells.iter().copied()).collect();
    cells.into_iter().collect()
}

impl<'a> Narrator<'a> {
    /// Returns the narrator of puzzles with such a grid.
    pub fn new(words: &'a Words, grid: GridView<'a>) -> Narrator<'a> {
        Narrator { words, shape: grid.shape, symbols: grid.symbols }
    }

    /// The name of the technique of a step.
    pub fn technique(&self, step: &Step) -> &'a str {
        self.words.technique(step.technique)
    }

    /// Where to look, and no more: a house, a digit or some cells.
    pub fn look(&self, step: &Step) -> String {
        use Technique::*;
        let words = self.words;
        if let Some(house) = self.seen_from_outside(step) {
            return say!(words, "look-house", house = self.named(house));
        }
        match step.technique {
            NakedSingle => {
                let cell = one(step, Role::Pattern).cells[0];
                // The box or region; the column where there are none.
                let houses = self.shape.houses_of(cell);
                let house = houses[usize::from(self.shape.kind().has_regions()) + 1];
                say!(words, "look-house", house = self.named(house))
            }
            CageCombination | CageClaiming | CageSum => {
                let (number, cell) = self.cage(step);
                if self.has_operations() {
                    say!(words, "look-number", number = number, cell = cell)
                } else {
                    say!(words, "look-cage", sum = number, cell = cell)
                }
            }
            Innie | Innies => {
                let house = self.house_of(one(step, Role::Cover));
                say!(words, "look-house", house = house)
            }
            FullHouse | HiddenSingleBox | HiddenSingleLine | NakedPair | HiddenPair
            | NakedTriple | HiddenTriple | NakedQuad | HiddenQuad => {
                let house = self.house_of(one(step, Role::Pattern));
                say!(words, "look-house", house = house)
            }
            technique if of_one_digit(technique) => {
                let digit = self.digit(step.parts[0].digits[0]);
                say!(words, "look-digit", digit = digit)
            }
            _ => say!(words, "look-cells", cells = self.cells(&self.outline(step))),
        }
    }

    /// The row or column that a number outside the grid looks at, where a step is about one.
    fn seen_from_outside(&self, step: &Step) -> Option<usize> {
        let is_of_number = matches!(step.technique, Technique::LineNumber | Technique::LineFilling);
        let mark = is_of_number.then(|| step.mark(self.shape))??;
        let is_outside = matches!(mark.sign.stands(), Stands::Outside(_));
        let mut lines = self.shape.houses_of(mark.cells[0]).iter().copied().take(2);
        let holds = |&line: &usize| {
            let cells = &self.shape.houses()[line].cells;
            mark.cells.iter().all(|cell| cells.contains(cell))
        };
        is_outside.then(|| lines.find(holds))?
    }

    /// What a printed hint says: of singles and cages what to ask, of other techniques which it is and where.
    pub fn hint(&self, step: &Step) -> String {
        use Technique::*;
        let (words, part) = (self.words, &step.parts[0]);
        match step.technique {
            FullHouse => say!(words, "hint-full-house", house = self.house_of(part)),
            HiddenSingleBox | HiddenSingleLine => {
                let (house, digit) = (self.house_of(part), self.digit(part.digits[0]));
                say!(words, "hint-single", house = house, digit = digit)
            }
            NakedSingle => say!(words, "hint-naked-single", cell = self.cell(part.cells[0])),
            CageCombination | CageClaiming | CageSum => {
                let (number, cell) = self.cage(step);
                if self.has_operations() {
                    say!(words, "hint-number", number = number, cell = cell)
                } else {
                    say!(words, "hint-cage", sum = number, cell = cell)
                }
            }
            _ => self.pattern(step),
        }
    }

    /// Which technique it is, and where.
    pub fn pattern(&self, step: &Step) -> String {
        use Technique::*;
        let (words, technique) = (self.words, step.technique);
        let part = &step.parts[0];
        if let Some(house) = self.seen_from_outside(step) {
            let house = self.named(house);
            return say!(words, "there-in-house", technique = technique, house = house);
        }
        match technique {
            FullHouse | NakedPair | HiddenPair | NakedTriple | HiddenTriple | NakedQuad
            | HiddenQuad => {
                let house = self.house_of(part);
                say!(words, "there-in-house", technique = technique, house = house)
            }
            HiddenSingleBox | HiddenSingleLine => {
                let (house, digit) = (self.house_of(part), self.digit(part.digits[0]));
                say!(words, "there-single", house = house, digit = digit, technique = technique)
            }
            NakedSingle => {
                let cells = self.cells(&part.cells);
                say!(words, "there-at-cells", technique = technique, cells = cells)
            }
            Pointing | Claiming => self.pointing(step, part),
            CageCombination | CageClaiming | CageSum => {
                let (number, cell) = self.cage(step);
                let key = if self.has_operations() { "there-at-number" } else { "there-at-cage" };
                say!(
                    words,
                    key,
                    technique = technique,
                    number = number.clone(),
                    sum = number,
                    cell = cell
                )
            }
            SimpleColouring | MultiColouring | XChain => {
                let digit = self.digit(part.digits[0]);
                say!(words, "there-on-digit", technique = technique, digit = digit)
            }
            technique if of_one_digit(technique) => {
                let with_house = step.parts.iter().filter(|part| part.role != Role::Cover);
                let houses: Vec<usize> = with_house.filter_map(|part| part.house).collect();
                let (digit, houses) = (self.digit(part.digits[0]), self.houses(&houses));
                say!(
                    words,
                    "there-on-digit-in",
                    technique = technique,
                    digit = digit,
                    houses = houses
                )
            }
            _ => {
                let cells = self.cells(&self.outline(step));
                say!(words, "there-at-cells", technique = technique, cells = cells)
            }
        }
    }

    /// Where the places of a house lie.
    fn pointing(&self, step: &Step, part: &Part) -> String {
        let (digit, house) = (self.digit(part.digits[0]), self.house_of(part));
        let Some(cover) = all(step, Role::Cover).next() else {
            return say!(self.words, "there-pointing-away", digit = digit, house = house);
        };
        let key = match step.technique {
            Technique::Pointing => "there-pointing",
            _ => "there-claiming",
        };
        let cover = self.house_of(cover);
        say!(self.words, key, digit = digit, house = house, cover = cover)
    }

    /// Why it is so and what follows, in whole sentences. Of forcing chains and nets each branch has a line.
    pub fn reason(&self, step: &Step) -> String {
        use Technique::*;
        let why = match step.technique {
            FullHouse | HiddenSingleBox | HiddenSingleLine | NakedSingle => self.single(step),
            Pointing | Claiming => self.locked(step),
            NakedPair | NakedTriple | NakedQuad => self.naked_subset(step),
            HiddenPair | HiddenTriple | HiddenQuad => self.hidden_subset(step),
            CageCombination | CageClaiming | CageSum => self.cage_sum(step),
            Innie | Innies | WideInnies => self.innies(step),
            MarkPair => self.mark_pair(step),
            MarkRoom => self.mark_room(step),
            MarkHouse => self.mark_house(step),
            LineNumber | LineFilling => self.line_number(step),
            XWing | Swordfish | Jellyfish => self.fish(step),
            FinnedXWing | SashimiXWing | FinnedSwordfish | SashimiSwordfish | FinnedJellyfish
            | SashimiJellyfish => self.finned_fish(step),
            XyWing | XyzWing => self.wing(step),
            UniqueRectangle1 | UniqueRectangle2 | UniqueRectangle3 | UniqueRectangle4
            | HiddenRectangle => self.rectangle(step),
            Bug => self.bug(step),
            RemotePair => self.remote_pair(step),
            Skyscraper | TwoStringKite | TurbotFish => self.turbot_fish(step),
            EmptyRectangle => self.empty_rectangle(step),
            SimpleColouring => self.simple_colouring(step),
            MultiColouring => self.multi_colouring(step),
            WWing => self.w_wing(step),
            WxyzWing => self.wxyz_wing(step),
            XChain | XyChain | Aic | GroupedAic => self.chain(step),
            SueDeCoq => self.sue_de_coq(step),
            AlsXz => self.als_xz(step),
            AlsXyWing => self.als_xy_wing(step),
            DeathBlossom => self.death_blossom(step),
            ForcingChain => self.forcing_chain(step),
            ForcingNet => self.forcing_net(step),
            Beyond => String::new(),
        };
        format!("{why} {}", self.effect(step))
    }

    /// A step in a line: `r4c7 is 5 (only place in box 6)`, or `remove 2 from r3c4 (X-wing)`.
    pub fn brief(&self, step: &Step) -> String {
        let (words, technique) = (self.words, step.technique);
        let house = step.parts.first().and_then(|part| part.house);
        let house = house.map(|house| self.named(house));
        let outcome =
            if step.places.is_empty() { self.removed(step) } else { self.placed_at(step) };
        match (technique, house) {
            (Technique::FullHouse, Some(house)) => {
                say!(words, "brief-last", outcome = outcome, house = house)
            }
            (Technique::HiddenSingleBox | Technique::HiddenSingleLine, Some(house)) => {
                say!(words, "brief-only", outcome = outcome, house = house)
            }
            (Technique::NakedSingle, _) => say!(words, "brief-alone", outcome = outcome),
            _ if step.places.is_empty() => {
                say!(words, "brief-remove", outcome = outcome, technique = technique)
            }
            _ => say!(words, "brief", outcome = outcome, technique = technique),
        }
    }

    /// Singles in a row: `r4c7=5 (box 6), r1c2=3 (alone)`.
    pub fn singles(&self, steps: &[Step]) -> String {
        let single = |step: &Step| {
            let place = step.places[0];
            let (cell, digit) = (self.cell(place.cell), self.digit(place.digit));
            let pattern = step.parts.iter().find(|part| part.role == Role::Pattern);
            match pattern.and_then(|part| part.house) {
                Some(house) => {
                    let house = self.named(house);
                    say!(self.words, "single", cell = cell, digit = digit, house = house)
                }
                None => say!(self.words, "single-alone", cell = cell, digit = digit),
            }
        };
        steps.iter().map(single).collect::<Vec<_>>().join(", ")
    }

    fn effect(&self, step: &Step) -> String {
        if step.places.is_empty() {
            say!(self.words, "remove", removed = self.removed(step))
        } else {
            say!(self.words, "so", places = self.placed_at(step))
        }
    }

    /// The digit that a step fills in: `r4c7 is 5`.
    fn placed_at(&self, step: &Step) -> Vec<String> {
        let is = |place: &Candidate| {
            let (cell, digit) = (self.cell(place.cell), self.digit(place.digit));
            say!(self.words, "is", cell = cell, digit = digit)
        };
        step.places.iter().map(is).collect()
    }

    /// Which candidates go: `2 and 7 from r3c4; 2 from r3c8`.
    fn removed(&self, step: &Step) -> Vec<String> {
        let mut by_cell: BTreeMap<Cell, Vec<u8>> = BTreeMap::new();
        for gone in &step.removes {
            by_cell.entry(gone.cell).or_default().push(gone.digit);
        }
        let mut by_digits: BTreeMap<Vec<u8>, Vec<Cell>> = BTreeMap::new();
        for (cell, digits) in by_cell {
            by_digits.entry(digits).or_default().push(cell);
        }
        let from = by_digits.iter().map(|(digits, cells)| {
            let (digits, cells) = (self.digits(digits), self.cells(cells));
            say!(self.words, "removed", digits = digits, cells = cells)
        });
        let all: Vec<String> = from.collect();
        vec![all.join(self.words.text("joint"))]
    }

    /// The cells that outline a pattern.
    fn outline(&self, step: &Step) -> Vec<Cell> {
        use Technique::*;
        match step.technique {
            XyChain | Aic | GroupedAic => {
                let ends = step.parts.first().into_iter().chain(step.parts.last());
                cells_of(ends)
            }
            ForcingChain | ForcingNet => cells_of(all(step, Role::Start)),
            _ => cells_of(step.parts.iter().filter(|part| part.role != Role::Link)),
        }
    }

    /// `r4c7`.
    pub fn cell(&self, cell: Cell) -> String {
        let side = self.shape.side();
        let [row, column] = [cell / side, cell % side].map(|index| (index + 1).to_string());
        say!(self.words, "cell", row = row, column = column)
    }

    pub(super) fn cells(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// The symbol of a digit: `5`, or `B`.
    pub fn digit(&self, digit: u8) -> String {
        self.symbols.text(digit)
    }

    fn digits(&self, digits: &[u8]) -> Vec<String> {
        digits.iter().map(|&digit| self.digit(digit)).collect()
    }

    /// `row 3`.
    pub fn house(&self, house: usize) -> String {
        self.words.house(&self.name(house), "")
    }

    fn name(&self, house: usize) -> House {
        let house = &self.shape.houses()[house];
        let number = |index: usize| Some(("number", vec![self.in_grid(house.grid, index)]));
        let (key, with) = match house.kind {
            HouseKind::Extra(variant) => {
                let key = format!("house-{variant}").into();
                return House { key, with: None };
            }
            HouseKind::Row(index) => ("house-row", number(index)),
            HouseKind::Column(index) => ("house-column", number(index)),
            HouseKind::Box(index) => ("house-box", number(index)),
            HouseKind::Region(_) => {
                ("house-region", Some(("cell", vec![self.cell(house.cells[0])])))
            }
            HouseKind::Diagonal(0) => ("house-falling", None),
            HouseKind::Diagonal(_) => ("house-rising", None),
            HouseKind::Window(index) => ("house-window", number(index)),
            HouseKind::Place(index) => ("house-place", number(index)),
        };
        let key = key.into();
        House { key, with }
    }

    /// The number of a house among those of its grid, `3`; where grids overlap `3 in grid 2`.
    fn in_grid(&self, grid: usize, index: usize) -> String {
        let [number, grid] = [index, grid].map(|index| (index + 1).to_string());
        if self.shape.kind().grids().is_one() {
            number
        } else {
            say!(self.words, "in-grid", number = number, grid = grid)
        }
    }

    /// A house, for messages.
    pub(super) fn named(&self, house: usize) -> Arg {
        Arg::Houses(vec![self.name(house)], false)
    }

    /// The house of a part.
    fn house_of(&self, part: &Part) -> Arg {
        self.named(part.house.expect("the evidence of its technique"))
    }

    /// `rows 2 and 7`, or `row 2 and column 5`.
    fn houses(&self, houses: &[usize]) -> Arg {
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
        let most = houses.len().max(2);
        let together = |key: &'static str, numbers| {
            vec![House { key: key.into(), with: Some(("numbers", numbers)) }]
        };
        let names = match () {
            () if rows.len() == most => together("house-rows", rows),
            () if columns.len() == most => together("house-columns", columns),
            () => houses.iter().map(|&house| self.name(house)).collect(),
        };
        Arg::Houses(names, false)
    }

    /// The houses that hold all of `cells`.
    fn common_houses(&self, cells: &[Cell]) -> Vec<usize> {
        let Some((first, rest)) = cells.split_first() else {
            return Vec::new();
        };
        let of = |cell: &Cell, house: &usize| self.shape.houses_of(*cell).contains(house);
        let houses = self.shape.houses_of(*first).iter().copied();
        houses.filter(|house| rest.iter().all(|cell| of(cell, house))).collect()
    }

    /// The house that holds all of `cells`, or all such where evidence leaves open which is meant: `row 1 or box 1`.
    fn common_house(&self, cells: &[Cell]) -> Arg {
        let houses = self.common_houses(cells);
        Arg::Houses(houses.iter().map(|&house| self.name(house)).collect(), true)
    }

    fn sees(&self, a: Cell, b: Cell) -> bool {
        self.shape.peers(a).binary_search(&b).is_ok()
    }

    /// True when `cell` sees all of `cells`.
    fn sees_all(&self, cell: Cell, cells: &[Cell]) -> bool {
        cells.iter().all(|&other| self.sees(cell, other))
    }

    /// True when all that goes sees all of `cells`.
    fn gone_sees_all(&self, step: &Step, cells: &[Cell]) -> bool {
        step.removes.iter().all(|gone| self.sees_all(gone.cell, cells))
    }
}

/// True when all of its evidence is about one digit.
fn of_one_digit(technique: Technique) -> bool {
    use Technique::*;
    matches!(
        technique,
        Pointing
            | Claiming
            | XWing
            | Swordfish
            | Jellyfish
            | Skyscraper
            | TwoStringKite
            | TurbotFish
            | EmptyRectangle
            | SimpleColouring
            | MultiColouring
            | FinnedXWing
            | SashimiXWing
            | FinnedSwordfish
            | SashimiSwordfish
            | FinnedJellyfish
            | SashimiJellyfish
            | XChain
    )
}
