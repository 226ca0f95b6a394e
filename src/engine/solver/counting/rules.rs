//! The rules of a shape as the count applies them, in the order of their cost.

use super::board::CellBoard;
use super::derived::{MAX_HOUSES, derived_sums};
use super::sums::{Peers, RunConstraint, SumConstraint};
use crate::puzzle::{
    CageCandidates, CageRule, Cell, MAX_CELLS, MAX_IN_SEQUENCE, Sequence, Shape, Sign,
    earlier_peers,
};
use crate::solver::constraints::{LinkConstraints, Split, possible_by_splits, splits_of};

/// A contradiction.
pub(super) struct DeadEnd {
    /// The index of the rule that has no way left; `None` for the rule that peers differ.
    pub(super) rule: Option<usize>,
    /// The cell that has lost its last candidate, if there is one.
    pub(super) cell: Option<Cell>,
}

/// The rules of a shape, which a count does not change.
pub(super) struct Rules<'s> {
    pub(super) shape: &'s Shape,
    /// The rules in the order in which they are applied.
    list: Vec<CountingRule<'s>>,
    /// The cells of each rule.
    pub(super) cells: Vec<Vec<Cell>>,
    links: LinkConstraints,
}

/// A rule on some cells.
enum CountingRule<'s> {
    /// Relations of a cell with others.
    Links(Cell),
    /// Every digit once.
    House(Vec<Cell>),
    /// Digits that add up.
    Sum(SumConstraint),
    /// Consecutive digits in any order.
    Run(RunConstraint),
    /// A cage with another operation.
    Operation(OperationRule),
    /// A line whose number splits all digits.
    Splits(Vec<Cell>, &'static [Split]),
    /// Another line whose digits make a number.
    Sequence(&'s Sequence),
}

/// A cage with an operation.
struct OperationRule {
    cells: Vec<Cell>,
    rule: CageRule,
    target: u32,
    earlier_peers: [u16; MAX_CELLS],
}

impl<'s> Rules<'s> {
    pub(super) fn new(shape: &'s Shape) -> Rules<'s> {
        let (links, matrix) = (LinkConstraints::new(shape), Peers::new(shape));
        let mut list = Vec::new();
        if !links.is_empty() {
            list.extend(
                shape.playable_cells().filter(|&cell| links.has(cell)).map(CountingRule::Links),
            );
        }
        list.extend(shape.houses().iter().map(|house| CountingRule::House(house.cells.clone())));
        let (mut sums, mut others) = (Vec::new(), Vec::new());
        for cage in shape.cages() {
            let sum = cage.sum().and_then(|sum| {
                SumConstraint::new(shape, &matrix, &cage.cells, &[], i32::try_from(sum).ok()?)
            });
            match (sum, cage.rule) {
                (Some(sum), _) => sums.push(sum),
                (None, CageRule::Distinct) => {}
                (None, rule) => others.push(CountingRule::Operation(OperationRule {
                    earlier_peers: earlier_peers(&cage.cells, |a, b| matrix.sees(a, b)),
                    cells: cage.cells.clone(),
                    rule,
                    target: cage.target,
                })),
            }
        }
        for line in shape.sequences() {
            let sum = match line.rule.name {
                "sum" => SumConstraint::new(shape, &matrix, &line.cells, &[], line.value as i32),
                "arrow" => {
                    SumConstraint::new(shape, &matrix, &line.cells[1..], &line.cells[..1], 0)
                }
                _ => None,
            };
            match (sum, splits_of(shape, line)) {
                (Some(sum), _) => sums.push(sum),
                (None, Some(splits)) => {
                    others.push(CountingRule::Splits(line.cells.clone(), splits))
                }
                (None, None) => others.push(CountingRule::Sequence(line)),
            }
        }
        list.extend(sums.into_iter().map(CountingRule::Sum));
        list.extend(others);
        let cells = list.iter().map(CountingRule::cells).collect();
        Rules { shape, list, cells, links }
    }

    /// Adds the derived sums of the shape and, `with_runs`, what houses see of the digits of its renban lines. Returns
    /// `false` if it has none.
    // Puzzles are made without runs: what is removed from them depends on the solution that is found first.
    pub(super) fn derive(&mut self, with_runs: bool) -> bool {
        let sums = derived_sums(self.shape, &Peers::new(self.shape), MAX_HOUSES);
        let before = self.list.len();
        self.list.extend(sums.into_iter().map(CountingRule::Sum));
        let marks = self.shape.marks().iter();
        let lines = marks.filter(|mark| with_runs && mark.sign == Sign::Renban);
        let runs = lines.filter_map(|line| RunConstraint::new(self.shape, &line.cells));
        self.list.extend(runs.map(CountingRule::Run));
        self.cells.extend(self.list[before..].iter().map(CountingRule::cells));
        self.list.len() > before
    }

    /// Applies all rules to the changes of a board until nothing changes.
    pub(super) fn propagate(&self, board: &mut CellBoard) -> Result<(), DeadEnd> {
        loop {
            while let Some(cell) = board.pop_single() {
                let digit = board.masks[cell];
                if !self.shape.peers(cell).iter().all(|&peer| board.remove(peer, digit)) {
                    return Err(DeadEnd { rule: None, cell: board.empty });
                }
            }
            let Some(rule) = board.pop_rule() else {
                return Ok(());
            };
            if !self.list[rule].apply(&self.links, board) {
                return Err(DeadEnd { rule: Some(rule), cell: board.empty });
            }
        }
    }
}

impl CountingRule<'_> {
    /// Returns the cells whose changes matter for the rule.
    fn cells(&self) -> Vec<Cell> {
        match self {
            CountingRule::Links(cell) => vec![*cell],
            CountingRule::House(cells) | CountingRule::Splits(cells, _) => cells.clone(),
            CountingRule::Sum(sum) => sum.cells().collect(),
            CountingRule::Run(run) => run.cells().to_vec(),
            CountingRule::Operation(cage) => cage.cells.clone(),
            CountingRule::Sequence(line) => line.cells.clone(),
        }
    }

    /// Removes what the rule excludes. Returns `false` on a contradiction.
    fn apply(&self, links: &LinkConstraints, board: &mut CellBoard) -> bool {
        match self {
            CountingRule::Links(cell) => {
                let candidates = board.masks[*cell];
                let mut linked = links.partners(*cell, candidates);
                linked.all(|(other, digits)| board.keep(other, digits))
            }
            CountingRule::House(cells) => apply_house(cells, board),
            CountingRule::Sum(sum) => sum.apply(board),
            CountingRule::Run(run) => run.apply(board),
            CountingRule::Operation(cage) => {
                let mut masks = [0; MAX_CELLS];
                masks
                    .iter_mut()
                    .zip(&cage.cells)
                    .for_each(|(mask, &cell)| *mask = board.masks[cell]);
                let filling = CageCandidates {
                    rule: cage.rule,
                    target: cage.target,
                    masks: &masks[..cage.cells.len()],
                    earlier_peers: &cage.earlier_peers,
                };
                keep_each(&cage.cells, &filling.possible_digits(), board)
            }
            CountingRule::Splits(cells, splits) => {
                let masks = masks_of(cells, board);
                let possible = possible_by_splits(splits, &masks[..cells.len()]);
                keep_each(cells, &possible, board)
            }
            CountingRule::Sequence(line) => {
                let masks = masks_of(&line.cells, board);
                let possible = line.possible_digits(&masks[..line.cells.len()]);
                keep_each(&line.cells, &possible, board)
            }
        }
    }
}

fn masks_of(cells: &[Cell], board: &CellBoard) -> [u32; MAX_IN_SEQUENCE] {
    let mut masks = [0; MAX_IN_SEQUENCE];
    masks.iter_mut().zip(cells).for_each(|(mask, &cell)| *mask = board.masks[cell]);
    masks
}

fn keep_each(cells: &[Cell], possible: &[u32], board: &mut CellBoard) -> bool {
    cells.iter().zip(possible).all(|(&cell, &keep)| board.keep(cell, keep))
}

/// Places the digits that have one place left in a house.
fn apply_house(cells: &[Cell], board: &mut CellBoard) -> bool {
    let (mut once, mut twice) = (0, 0);
    for &cell in cells {
        let mask = board.masks[cell];
        twice |= once & mask;
        once |= mask;
    }
    if once.count_ones() as usize != cells.len() {
        return false;
    }
    let hidden = once & !twice;
    if hidden == 0 {
        return true;
    }
    for &cell in cells {
        let mask = board.masks[cell];
        let only = mask & hidden;
        // Two digits whose only place is the same cell.
        if only & only.wrapping_sub(1) != 0 {
            return false;
        }
        if only != 0 && !board.keep(cell, only) {
            return false;
        }
    }
    true
}
