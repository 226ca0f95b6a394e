//! The generation of calcudokus: cages over a Latin square.
//!
//! At first every cell is a cage of its own, which is a given. One by one, these cells join an adjacent cage while the
//! solution stays unique. So the cells of larger cages count as removed. Dominoes are preferred, and so are operations
//! that leave more than one pair of digits; among these, the operation used least is chosen (as in the puzzle Keen of
//! S. Tatham's collection).

use super::revision::{OperationRules, Revision};
use super::{Recipe, full_grid};
use crate::puzzle::{Cage, CageRule, Cell, Grid, Kind, Puzzle, Shape, neighbours};
use crate::solver;
use gridpress_ground::rng::Stream;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Generates the puzzle of an attempt. The number of removed cells should reach the start of `target` and must not
/// exceed its end.
pub(super) fn generate(
    revision: &Revision,
    recipe: &Recipe,
    target: RangeInclusive<u32>,
    rng: &mut Stream,
) -> Puzzle {
    let solution = full_grid::generate_latin_square(recipe.kind.side(), rng);
    let mut builder = CageBuilder::new(&revision.operations, recipe, &solution);
    builder.grow_cages(target, rng, &mut |_| true);
    builder.puzzle()
}

/// Passes the puzzles on the way to a minimal one to `visit`, from the first join on, until it returns `false`.
pub(super) fn visit_stages(
    revision: &Revision,
    recipe: &Recipe,
    rng: &mut Stream,
    visit: &mut dyn FnMut(Puzzle) -> bool,
) {
    let solution = full_grid::generate_latin_square(recipe.kind.side(), rng);
    let mut builder = CageBuilder::new(&revision.operations, recipe, &solution);
    let cells = recipe.kind.size() as u32;
    builder.grow_cages(cells..=cells, rng, &mut |builder| visit(builder.puzzle()));
}

/// Returns the givens of cages: the digits of those of one cell.
pub(super) fn givens(cages: &[Cage], side: usize) -> Grid {
    let mut givens = Grid::empty(side);
    cages.iter().filter_map(Cage::given).for_each(|(cell, digit)| givens.set(cell, digit));
    givens
}

/// The cages of a full grid while they grow.
struct CageBuilder<'a> {
    rules: &'a OperationRules,
    kind: Kind,
    has_signs: bool,
    solution: &'a Grid,
    cages: Vec<Cage>,
    /// The operation of each cage; a sum for a cage of one cell.
    operations: Vec<CageRule>,
}

impl<'a> CageBuilder<'a> {
    /// Creates a cage for every cell.
    fn new(rules: &'a OperationRules, recipe: &Recipe, solution: &'a Grid) -> CageBuilder<'a> {
        let cells = 0..recipe.kind.size();
        CageBuilder {
            rules,
            kind: recipe.kind,
            has_signs: recipe.signs,
            solution,
            operations: vec![CageRule::Sum; cells.len()],
            cages: cells
                .map(|cell| {
                    let digit = u32::from(solution.get(cell));
                    Cage::calcudoku(vec![cell], CageRule::Sum, digit)
                })
                .collect(),
        }
    }

    fn removed(&self) -> u32 {
        let larger = self.cages.iter().filter(|cage| cage.cells.len() > 1);
        larger.map(|cage| cage.cells.len() as u32).sum()
    }

    fn shape(&self) -> Arc<Shape> {
        Shape::custom(self.kind, None, self.cages.clone()).expect("valid cages")
    }

    fn puzzle(&self) -> Puzzle {
        Puzzle {
            shape: self.shape(),
            givens: givens(&self.cages, self.kind.side()),
            solution: self.solution.clone(),
            hidden: None,
        }
    }

    /// Lets cells join adjacent cages in random order until `target` is reached or `visit` returns `false`.
    fn grow_cages(
        &mut self,
        target: RangeInclusive<u32>,
        rng: &mut Stream,
        visit: &mut dyn FnMut(&CageBuilder) -> bool,
    ) {
        let mut order: Vec<Cell> = (0..self.kind.size()).collect();
        rng.shuffle(&mut order);
        for cell in order {
            // Every join keeps the solution unique, so growing may stop anywhere.
            if self.removed() >= *target.start() {
                break;
            }
            if self.try_join(cell, *target.end(), rng) && !visit(self) {
                break;
            }
        }
    }

    /// Lets `cell` join an adjacent cage, unless it is in a larger one already or no cage keeps the solution unique.
    /// Returns `true` if it joins one.
    fn try_join(&mut self, cell: Cell, most: u32, rng: &mut Stream) -> bool {
        let Some(own) = self.cages.iter().position(|cage| cage.cells == [cell]) else {
            return false;
        };
        let room = most - self.removed();
        for host in self.hosts(cell, rng) {
            // A host of one cell was a given, and stops being one.
            let gain = 1 + u32::from(self.cages[host].cells.len() == 1);
            if gain > room {
                continue;
            }
            let (rule, cage) = self.cage([&self.cages[host].cells[..], &[cell]].concat(), rng);
            let before = (self.cages.clone(), self.operations.clone());
            self.cages[host] = cage;
            self.operations[host] = rule;
            // The order of cages changes, which later draws depend on; an ordered removal would give other puzzles for
            // the same seeds.
            self.cages.swap_remove(own);
            self.operations.swap_remove(own);
            if self.has_one_solution() {
                return true;
            }
            (self.cages, self.operations) = before;
        }
        false
    }

    /// Returns the adjacent cages of `cell` with room for it, in the order in which they are tried.
    fn hosts(&self, cell: Cell, rng: &mut Stream) -> Vec<usize> {
        let adjacent: Vec<Cell> = neighbours(cell, self.kind.side()).collect();
        let is_host = |cage: &Cage| {
            cage.cells.len() < self.rules.largest
                && cage.cells.iter().any(|cell| adjacent.contains(cell))
        };
        let mut hosts: Vec<usize> =
            (0..self.cages.len()).filter(|&index| is_host(&self.cages[index])).collect();
        // Shuffled before the stable sort, so that equal hosts come in random order.
        rng.shuffle(&mut hosts);
        let (few, many) = self.rules.dominoes;
        // Of the other hosts the smallest comes first, which keeps cages alike in size.
        let prefers_domino = rng.below(many) < few;
        let size = |index: usize| self.cages[index].cells.len();
        hosts.sort_by_key(|&index| ((size(index) == 1) != prefers_domino, size(index)));
        hosts
    }

    /// Returns a cage of these cells. Of the operations that their digits allow it uses the one that is used least, and
    /// a trivial one only if there is no other.
    fn cage(&self, mut cells: Vec<Cell>, rng: &mut Stream) -> (CageRule, Cage) {
        cells.sort_unstable();
        let digits: Vec<u8> = cells.iter().map(|&cell| self.solution.get(cell)).collect();
        let mut options = self.operations(&digits);
        let side = self.kind.side() as u32;
        if options.iter().any(|&option| !is_trivial(option, &digits, side)) {
            options.retain(|&option| !is_trivial(option, &digits, side));
        }
        // The least used operation wins; on ties, the shuffle decides.
        rng.shuffle(&mut options);
        let used = |rule: CageRule| {
            let same = self.operations.iter().zip(&self.cages);
            same.filter(|(other, cage)| **other == rule && cage.cells.len() > 1).count()
        };
        let chosen = options.into_iter().min_by_key(|(rule, _)| used(*rule));
        let (rule, target) = chosen.expect("a sum is always possible");
        // The operation is chosen all the same, so that a puzzle without signs has the cages that it would have with
        // them.
        let shown = if self.has_signs { rule } else { CageRule::Any };
        (rule, Cage::calcudoku(cells, shown, target))
    }

    /// Returns the possible operations on these digits with their results.
    fn operations(&self, digits: &[u8]) -> Vec<(CageRule, u32)> {
        let values = digits.iter().map(|&digit| u32::from(digit));
        let product = values.clone().product();
        let mut options = vec![(CageRule::Sum, values.sum())];
        if product <= self.rules.most_product {
            options.push((CageRule::Product, product));
        }
        if let [a, b] = digits {
            let (larger, less) = (u32::from(*a.max(b)), u32::from(*a.min(b)));
            options.push((CageRule::Difference, larger - less));
            if larger % less == 0 {
                options.push((CageRule::Quotient, larger / less));
            }
        }
        options
    }

    /// Returns `true` if the cages are proved to have a unique solution within the budget of guesses.
    fn has_one_solution(&self) -> bool {
        let givens = givens(&self.cages, self.kind.side());
        let mut guesses = self.rules.guesses;
        let is_only = solver::is_only_solution(&self.shape(), &givens, self.solution, &mut guesses);
        is_only.unwrap_or(false)
    }
}

/// Returns `true` if the result of an operation on two digits leaves no other pair of digits up to `side`, or hardly
/// any.
fn is_trivial((rule, target): (CageRule, u32), digits: &[u8], side: u32) -> bool {
    if digits.len() != 2 {
        return false;
    }
    match rule {
        // The two smallest and the two largest sums have one pair of digits each.
        CageRule::Sum => [3, 4, 2 * side - 2, 2 * side - 1].contains(&target),
        CageRule::Difference => target == side - 1,
        CageRule::Quotient => target > side / 2,
        _ => false,
    }
}
