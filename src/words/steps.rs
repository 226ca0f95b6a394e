//! Steps in words: where to look, what is there, and why what follows follows.
//!
//! All that is said stands in the evidence of a [`Step`] and in its shape, so it is true whatever the position.
//! Cells are named as in `r4c7`. Two cells *see* each other when they cannot hold the same digit.

mod chains;
mod patterns;
mod sets;
#[cfg(test)]
mod tests;

use super::{Words, techniques};
use crate::logic::{Candidate, Part, Role, Step, Technique};
use crate::puzzle::{Cell, HouseKind, Shape, Symbols};
use std::collections::{BTreeMap, BTreeSet};

/// Tells the steps of puzzles of one shape. The steps must be such as [`Rater`](crate::logic::Rater) finds for it.
///
/// ```
/// use gridpress::words::{Words, steps::Narrator};
/// use gridpress::{Shape, Symbols, logic, notation};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let step = logic::next_step(Shape::classic(), &notation::parse_line(line).unwrap()).unwrap();
/// let words = Words::english();
/// let narrator = Narrator::new(&words, Shape::classic(), Symbols::Letters);
/// assert_eq!(narrator.look(&step), "Look at box 9.");
/// assert_eq!(narrator.pattern(&step), "In box 9, 1 is a hidden single.");
/// assert_eq!(narrator.reason(&step), "In box 9, no cell but r9c7 can take 1. So r9c7 is 1.");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    words: &'a Words,
    shape: &'a Shape,
    symbols: Symbols,
}

/// `a, b and c`.
fn list(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// The parts in a role.
fn all(step: &Step, role: Role) -> impl Iterator<Item = &Part> {
    step.parts.iter().filter(move |part| part.role == role)
}

/// The first part in a role.
fn one(step: &Step, role: Role) -> &Part {
    all(step, role)
        .next()
        .expect("the evidence of its technique")
}

/// The digits of all parts, ascending.
fn digits_of(parts: &[Part]) -> Vec<u8> {
    let digits: BTreeSet<u8> = parts
        .iter()
        .flat_map(|part| part.digits.iter().copied())
        .collect();
    digits.into_iter().collect()
}

/// The cells of some parts, ascending.
fn cells_of<'p>(parts: impl Iterator<Item = &'p Part>) -> Vec<Cell> {
    let cells: BTreeSet<Cell> = parts.flat_map(|part| part.cells.iter().copied()).collect();
    cells.into_iter().collect()
}

impl<'a> Narrator<'a> {
    /// For puzzles of `shape` that show digits as `symbols`.
    pub fn new(words: &'a Words, shape: &'a Shape, symbols: Symbols) -> Narrator<'a> {
        Narrator {
            words,
            shape,
            symbols,
        }
    }

    /// What the technique of a step is called.
    pub fn technique(&self, step: &Step) -> &'a str {
        self.words.technique(step.technique)
    }

    /// Where to look, and no more: a house, a digit or some cells.
    pub fn look(&self, step: &Step) -> String {
        use Technique::*;
        let at = match step.technique {
            NakedSingle => {
                let cell = one(step, Role::Pattern).cells[0];
                self.house(self.shape.houses_of(cell)[2])
            }
            CageSum => self.cage(step),
            FullHouse | HiddenSingleBox | HiddenSingleLine | NakedPair | HiddenPair
            | NakedTriple | HiddenTriple | NakedQuad | HiddenQuad => {
                self.house_of(one(step, Role::Pattern))
            }
            technique if techniques::of_one_digit(technique) => {
                let digit = self.digit(step.parts[0].digits[0]);
                return format!("Look at the places for {digit}.");
            }
            _ => self.cells(&self.outline(step)),
        };
        format!("Look at {at}.")
    }

    /// Which technique it is, and where.
    pub fn pattern(&self, step: &Step) -> String {
        use Technique::*;
        let a = self.words.indefinite(step.technique);
        let part = &step.parts[0];
        let digit = part.digits.first().map(|&digit| self.digit(digit));
        let digit = digit.unwrap_or_default();
        match step.technique {
            FullHouse | NakedPair | HiddenPair | NakedTriple | HiddenTriple | NakedQuad
            | HiddenQuad => format!("There is {a} in {}.", self.house_of(part)),
            HiddenSingleBox | HiddenSingleLine => {
                format!("In {}, {digit} is {a}.", self.house_of(part))
            }
            NakedSingle => format!("There is {a} at {}.", self.cell(part.cells[0])),
            Pointing | Claiming => {
                let from = self.house_of(part);
                match all(step, Role::Cover)
                    .next()
                    .map(|cover| self.house_of(cover))
                {
                    Some(cover) if step.technique == Pointing => {
                        format!("The places for {digit} in {from} point into {cover}.")
                    }
                    Some(cover) => {
                        format!("The places for {digit} in {from} claim the {digit} of {cover}.")
                    }
                    None => format!("The places for {digit} in {from} point at other cells."),
                }
            }
            CageSum => format!("There is {a} at {}.", self.cage(step)),
            SimpleColouring | MultiColouring | XChain => format!("There is {a} on {digit}."),
            technique if techniques::of_one_digit(technique) => {
                let with_house = step.parts.iter().filter(|part| part.role != Role::Cover);
                let houses: Vec<usize> = with_house.filter_map(|part| part.house).collect();
                format!("There is {a} on {digit} in {}.", self.houses(&houses))
            }
            _ => format!("There is {a} at {}.", self.cells(&self.outline(step))),
        }
    }

    /// Why it is so and what follows, in whole sentences. Of forcing chains and nets each branch has a line.
    pub fn reason(&self, step: &Step) -> String {
        use Technique::*;
        let why = match step.technique {
            FullHouse | HiddenSingleBox | HiddenSingleLine | NakedSingle => self.single(step),
            Pointing | Claiming => self.locked(step),
            NakedPair | NakedTriple | NakedQuad => self.naked_subset(step),
            HiddenPair | HiddenTriple | HiddenQuad => self.hidden_subset(step),
            CageSum => self.cage_sum(step),
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
        let outcome = self.outcome(step);
        let part = step.parts.first();
        match (step.technique, part.and_then(|part| part.house)) {
            (Technique::FullHouse, Some(house)) => {
                format!("{outcome} (last cell of {})", self.house(house))
            }
            (Technique::HiddenSingleBox | Technique::HiddenSingleLine, Some(house)) => {
                format!("{outcome} (only place in {})", self.house(house))
            }
            (Technique::NakedSingle, _) => format!("{outcome} (only digit left there)"),
            (technique, _) => {
                let name = self.words.technique(technique);
                match step.places.is_empty() {
                    true => format!("remove {outcome} ({name})"),
                    false => format!("{outcome} ({name})"),
                }
            }
        }
    }

    fn effect(&self, step: &Step) -> String {
        match step.places.is_empty() {
            true => format!("Remove {}.", self.outcome(step)),
            false => format!("So {}.", self.outcome(step)),
        }
    }

    /// What follows: `r4c7 is 5`, or `2 and 7 from r3c4; 2 from r3c8` where candidates go.
    fn outcome(&self, step: &Step) -> String {
        if !step.places.is_empty() {
            let places: Vec<String> = step.places.iter().map(|place| self.is(*place)).collect();
            return list(&places, "and");
        }
        let mut by_cell: BTreeMap<Cell, Vec<u8>> = BTreeMap::new();
        for gone in &step.removes {
            by_cell.entry(gone.cell).or_default().push(gone.digit);
        }
        let mut by_digits: BTreeMap<Vec<u8>, Vec<Cell>> = BTreeMap::new();
        for (cell, digits) in by_cell {
            by_digits.entry(digits).or_default().push(cell);
        }
        let from = by_digits
            .iter()
            .map(|(digits, cells)| format!("{} from {}", self.digits(digits), self.cells(cells)));
        from.collect::<Vec<_>>().join("; ")
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
        format!("r{}c{}", cell / side + 1, cell % side + 1)
    }

    /// `r1c1, r1c2 and r1c3`.
    fn cells(&self, cells: &[Cell]) -> String {
        self.cells_with(cells, "and")
    }

    /// `r1c1, r1c2 or r1c3`.
    fn any_cell(&self, cells: &[Cell]) -> String {
        self.cells_with(cells, "or")
    }

    fn cells_with(&self, cells: &[Cell], word: &str) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.cell(cell)).collect();
        list(&names, word)
    }

    /// What stands for a digit: `5`, or `B`.
    pub fn digit(&self, digit: u8) -> String {
        self.symbols.text(digit)
    }

    /// `2, 5 and 7`.
    fn digits(&self, digits: &[u8]) -> String {
        self.digits_with(digits, "and")
    }

    /// `2, 5 or 7`.
    fn any_digit(&self, digits: &[u8]) -> String {
        self.digits_with(digits, "or")
    }

    fn digits_with(&self, digits: &[u8], word: &str) -> String {
        let texts: Vec<String> = digits.iter().map(|&digit| self.digit(digit)).collect();
        list(&texts, word)
    }

    /// `r4c7 is 5`.
    fn is(&self, candidate: Candidate) -> String {
        format!(
            "{} is {}",
            self.cell(candidate.cell),
            self.digit(candidate.digit)
        )
    }

    /// `row 3`.
    pub fn house(&self, house: usize) -> String {
        let house = &self.shape.houses()[house];
        match house.kind {
            HouseKind::Row(index) => format!("row {}", index + 1),
            HouseKind::Column(index) => format!("column {}", index + 1),
            HouseKind::Box(index) => format!("box {}", index + 1),
            HouseKind::Region(_) => format!("the region of {}", self.cell(house.cells[0])),
            HouseKind::Diagonal(0) => "the falling diagonal".to_owned(),
            HouseKind::Diagonal(_) => "the rising diagonal".to_owned(),
            HouseKind::Window(index) => format!("window {}", index + 1),
            HouseKind::Asterisk => "the star".to_owned(),
            HouseKind::CenterDot => "the dotted cells".to_owned(),
        }
    }

    /// The house of a part.
    fn house_of(&self, part: &Part) -> String {
        self.house(part.house.expect("the evidence of its technique"))
    }

    /// `rows 2 and 7`, or `row 2 and column 5`.
    fn houses(&self, houses: &[usize]) -> String {
        let kinds = houses.iter().map(|&house| self.shape.houses()[house].kind);
        let rows = kinds.clone().filter_map(|kind| match kind {
            HouseKind::Row(index) => Some((index + 1).to_string()),
            _ => None,
        });
        let columns = kinds.filter_map(|kind| match kind {
            HouseKind::Column(index) => Some((index + 1).to_string()),
            _ => None,
        });
        let (rows, columns): (Vec<_>, Vec<_>) = (rows.collect(), columns.collect());
        let most = houses.len().max(2);
        if rows.len() == most {
            return format!("rows {}", list(&rows, "and"));
        }
        if columns.len() == most {
            return format!("columns {}", list(&columns, "and"));
        }
        let names: Vec<String> = houses.iter().map(|&house| self.house(house)).collect();
        list(&names, "and")
    }

    /// The houses that hold all of `cells`.
    fn common_houses(&self, cells: &[Cell]) -> Vec<usize> {
        let Some((first, rest)) = cells.split_first() else {
            return Vec::new();
        };
        let of = |cell: &Cell, house: &usize| self.shape.houses_of(*cell).contains(house);
        let houses = self.shape.houses_of(*first).iter().copied();
        houses
            .filter(|house| rest.iter().all(|cell| of(cell, house)))
            .collect()
    }

    /// The house that holds all of `cells`, or all such where evidence leaves open which is meant: `row 1 or in box 1`.
    fn common_house(&self, cells: &[Cell]) -> String {
        let houses = self.common_houses(cells);
        let names: Vec<String> = houses.iter().map(|&house| self.house(house)).collect();
        names.join(" or in ")
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
        step.removes
            .iter()
            .all(|gone| self.sees_all(gone.cell, cells))
    }
}
