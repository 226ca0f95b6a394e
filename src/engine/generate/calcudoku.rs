//! Calcudokus: cages over a Latin square.
//!
//! All begins with a cage for every cell, which is a given. One after the other these cells join a cage beside them,
//! as long as there is one solution. So the cells that are no cage of their own count as removed, as elsewhere those
//! without a given. Dominoes are preferred, and operations that leave more than one pair of digits; those used least come
//! first (as in the puzzle Keen of S. Tatham's collection).

use super::revision::{OperationRules, Revision};
use super::{Recipe, full_grid};
use crate::puzzle::{Cage, CageRule, Cell, Grid, Kind, Puzzle, Shape, neighbours};
use crate::rng::Stream;
use crate::solver::{AscendingOrder, Search, SearchOutcome};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The puzzle of an attempt that is to have as many cells removed as `target` begins with, and no more than it ends with.
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

/// The puzzles on the way to one with as few givens as can be, from the first cells that join on, until `visit` wants no
/// more.
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

/// The givens of cages: their cells that are cages of their own.
pub(super) fn givens(cages: &[Cage], side: usize) -> Grid {
    let mut givens = Grid::empty(side);
    let of_cages = cages.iter().filter_map(Cage::given);
    of_cages.for_each(|(cell, digit)| givens.set(cell, digit));
    givens
}

/// Cages that hold all cells of a full grid.
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
    /// A cage for every cell.
    fn new(rules: &'a OperationRules, recipe: &Recipe, solution: &'a Grid) -> CageBuilder<'a> {
        let cage = |cell: Cell| {
            let digit = u32::from(solution.get(cell));
            Cage::of_operation(vec![cell], CageRule::Sum, digit)
        };
        let cells = 0..recipe.kind.size();
        CageBuilder {
            rules,
            kind: recipe.kind,
            has_signs: recipe.signs,
            solution,
            operations: vec![CageRule::Sum; cells.len()],
            cages: cells.map(cage).collect(),
        }
    }

    fn removed(&self) -> u32 {
        let larger = self.cages.iter().filter(|cage| cage.cells.len() > 1);
        larger.map(|cage| cage.cells.len() as u32).sum()
    }

    fn shape(&self) -> Arc<Shape> {
        Shape::own(self.kind, None, self.cages.clone()).expect("cages that a grid fills")
    }

    fn puzzle(&self) -> Puzzle {
        Puzzle {
            shape: self.shape(),
            givens: givens(&self.cages, self.kind.side()),
            solution: self.solution.clone(),
            hidden: None,
        }
    }

    /// Lets cells join cages beside them, in random order, until `target` is reached or `visit` wants no more.
    fn grow_cages(
        &mut self,
        target: RangeInclusive<u32>,
        rng: &mut Stream,
        visit: &mut dyn FnMut(&CageBuilder) -> bool,
    ) {
        let mut order: Vec<Cell> = (0..self.kind.size()).collect();
        rng.shuffle(&mut order);
        for cell in order {
            if self.removed() >= *target.start() {
                break;
            }
            if self.try_join(cell, *target.end(), rng) && !visit(self) {
                break;
            }
        }
    }

    /// Lets `cell` join a cage beside it, unless it is in a larger one or none leaves one solution. True when it does.
    fn try_join(&mut self, cell: Cell, most: u32, rng: &mut Stream) -> bool {
        let Some(own) = self.cages.iter().position(|cage| cage.cells == [cell]) else {
            return false;
        };
        let room = most - self.removed();
        for host in self.hosts(cell, rng) {
            let gain = 1 + u32::from(self.cages[host].cells.len() == 1);
            if gain > room {
                continue;
            }
            let cells = [&self.cages[host].cells[..], &[cell]].concat();
            let (rule, cage) = self.cage(cells, rng);
            let before = (self.cages.clone(), self.operations.clone());
            self.cages[host] = cage;
            self.operations[host] = rule;
            self.cages.swap_remove(own);
            self.operations.swap_remove(own);
            if self.has_one_solution() {
                return true;
            }
            (self.cages, self.operations) = before;
        }
        false
    }

    /// The cages beside `cell` that have room for it, in the order in which it tries them.
    fn hosts(&self, cell: Cell, rng: &mut Stream) -> Vec<usize> {
        let beside: Vec<Cell> = neighbours(cell, self.kind.side()).collect();
        let has_room = |cage: &Cage| cage.cells.len() < self.rules.largest;
        let is_host =
            |cage: &Cage| has_room(cage) && cage.cells.iter().any(|cell| beside.contains(cell));
        let mut hosts: Vec<usize> =
            (0..self.cages.len()).filter(|&index| is_host(&self.cages[index])).collect();
        rng.shuffle(&mut hosts);
        let (few, many) = self.rules.dominoes;
        let prefers_domino = rng.below(many) < few;
        let size = |index: usize| self.cages[index].cells.len();
        hosts.sort_by_key(|&index| ((size(index) == 1) != prefers_domino, size(index)));
        hosts
    }

    /// A cage of these cells: of the operations that their digits allow one that is used least, and not trivial if
    /// there is another.
    fn cage(&self, mut cells: Vec<Cell>, rng: &mut Stream) -> (CageRule, Cage) {
        cells.sort_unstable();
        let digits: Vec<u8> = cells.iter().map(|&cell| self.solution.get(cell)).collect();
        let mut options = self.operations(&digits);
        let side = self.kind.side() as u32;
        if options.iter().any(|&option| !is_trivial(option, &digits, side)) {
            options.retain(|&option| !is_trivial(option, &digits, side));
        }
        rng.shuffle(&mut options);
        let used = |rule: CageRule| {
            let same = self.operations.iter().zip(&self.cages);
            same.filter(|(other, cage)| **other == rule && cage.cells.len() > 1).count()
        };
        let chosen = options.into_iter().min_by_key(|(rule, _)| used(*rule));
        let (rule, target) = chosen.expect("digits add up to something");
        let shown = if self.has_signs { rule } else { CageRule::Any };
        (rule, Cage::of_operation(cells, shown, target))
    }

    /// The operations of these digits with what they make.
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

    fn has_one_solution(&self) -> bool {
        let shape = self.shape();
        let mut search = Search::new(&shape);
        let mut solutions = 0;
        let givens = givens(&self.cages, self.kind.side());
        let end = search.load(&givens).then(|| {
            search.run(self.rules.guesses, &mut AscendingOrder, &mut |_| {
                solutions += 1;
                solutions < 2
            })
        });
        end == Some(SearchOutcome::Complete)
    }
}

/// Whether what two digits make leaves no other pair of a grid of that side, or hardly any.
fn is_trivial((rule, target): (CageRule, u32), digits: &[u8], side: u32) -> bool {
    if digits.len() != 2 {
        return false;
    }
    match rule {
        CageRule::Sum => [3, 4, 2 * side - 2, 2 * side - 1].contains(&target),
        CageRule::Difference => target == side - 1,
        CageRule::Quotient => target > side / 2,
        _ => false,
    }
}
