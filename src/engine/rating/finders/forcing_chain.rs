//! Forcing chains: from each candidate of a cell, or from each place of a digit in a house, chains lead to the same
//! candidate being wrong.

use super::chain_graph::{Graph, LinkScope};
use super::*;

/// Takes a step of a forcing chain, without groups if possible.
pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let mut graph = std::mem::take(&mut scratch.graph);
    let weight = board.scale.weight(Technique::ForcingChain);
    let found = [(LinkScope::All, 0), (LinkScope::Groups, GROUPED)].into_iter().find_map(
        |(scope, more)| {
            graph
                .build(board, scratch, scope)
                .then(|| find(board, scratch.bivalue, &mut graph, weight + more))
                .flatten()
        },
    );
    scratch.graph = graph;
    found
}

/// Additional weight of chains with groups, in hundredths.
const GROUPED: u32 = 50;

/// All candidates of a cell, or all places of a digit in a house, as cells and digits.
type Starts<const W: usize> = (Set<W>, u32);

/// Finds the starts whose chains agree on the most eliminations without being harder than necessary, and takes the
/// step.
fn find<const W: usize>(
    board: &mut Board<W>,
    bivalue: Set<W>,
    graph: &mut Graph<W>,
    weight: u32,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    // Nothing stops the search, so that afterwards every row holds all nodes that follow from its own.
    graph.follow(false, |_, _, _| false);
    // An alternating chain would have covered two candidates or places.
    let many = board.candidates.empty - bivalue;
    let of_cells = many.iter().map(|cell| (Set::from_cell(cell), board.masks[cell]));
    let house_variants = (0..tables.digits).flat_map(|digit| {
        let places = board.open_houses(digit, !0).map(move |house| (digit, house));
        let places = places.map(|(digit, house)| (board.places(digit, house), 1 << digit));
        places.filter(|(places, _)| places.has_more_than(2))
    });
    // A candidate is a start in its cell and in each of its houses, so its consequences are cached.
    let mut exclusions = Exclusions::new(tables);
    let mut depths = Depths::new(tables);
    let mut all: Vec<Branches<W>> = Vec::new();
    for starts in of_cells.chain(house_variants) {
        if let Some(eliminations) = exclusions.common_exclusions(board, graph, starts) {
            all.push(Branches { starts, ends: depths.ends(board, graph, starts, eliminations) });
        }
    }
    // The size of all chains together decides the weight, as in Sudoku Explainer.
    let weigh = |size: usize| weight + board.scale.larger_net(size);
    let least = all.iter().flat_map(|one| one.ends.iter().map(|end| end.1)).min()?;
    // Such a step is slow to find, so it takes all eliminations that do not make it harder than necessary.
    let most = weigh(least).max(board.changes.heaviest);
    let within = |one: &Branches<W>| -> Vec<(Elimination, usize)> {
        one.ends.iter().filter(|end| weigh(end.1) <= most).copied().collect()
    };
    // Reversed, since `max_by_key` returns the last of several maxima and the first is taken.
    let (starts, ends) =
        all.iter().map(|one| (one.starts, within(one))).rev().max_by_key(|(_, ends)| ends.len())?;
    let weight = weigh(ends.iter().map(|end| end.1).max()?);
    let (cells, digits) = starts;
    // Chains are traced for recorded steps only: a rating needs sizes, and no evidence.
    let mut rule = StrongRule::Cell(cells.first());
    let mut chains = Vec::new();
    if board.log.is_recording {
        if cells.has_more_than(1) {
            rule = board.strong_rule(digits.trailing_zeros() as usize, cells);
        }
        chains.extend(ends.iter().map(|&(end, _)| chains_to(board, graph, starts, end)));
    }
    for &((cell, digit), _) in &ends {
        board.remove(digit, Set::from_cell(cell));
    }
    board.finish_weighted_step(Technique::ForcingChain, weight, |_| Evidence::ForcingChain {
        starts: candidates(starts).map(|(cell, digit)| Candidate::new(cell, digit)).collect(),
        rule,
        ends: ends.iter().map(|&((cell, digit), _)| Candidate::new(cell, digit)).collect(),
        chains,
    })
}

/// Chains from all starts to the same eliminations, each with the total number of nodes of its chains.
struct Branches<const W: usize> {
    starts: Starts<W>,
    ends: Vec<(Elimination, usize)>,
}

/// The cell and the digit of a candidate that is wrong.
type Elimination = (usize, usize);

/// The number of strong links from a right candidate to each candidate that is then wrong, cached for every requested
/// candidate.
struct Depths {
    /// Index of the first depth of each candidate, by digit and cell; 0 if it was not requested yet.
    at: Vec<usize>,
    depths: Vec<u8>,
}

impl Depths {
    fn new<const W: usize>(tables: &Tables<W>) -> Depths {
        let count = tables.digits * tables.cells;
        // The first entry is a dummy, so that index 0 can mean that nothing is cached.
        Depths { at: vec![0; count], depths: vec![0] }
    }

    /// Returns the eliminations by digit, each with the total number of nodes in the chains that lead there from all
    /// `starts`.
    fn ends<const W: usize>(
        &mut self,
        board: &Board<W>,
        graph: &Graph<W>,
        (cells, digits): Starts<W>,
        ends: [Set<W>; DIGITS],
    ) -> Vec<(Elimination, usize)> {
        let ends = ends.into_iter().enumerate().flat_map(|(digit, cells): (usize, Set<W>)| {
            cells.iter().map(move |cell| (cell, digit))
        });
        let mut ends: Vec<(Elimination, usize)> = ends.map(|end| (end, 0)).collect();
        for cell in cells.iter() {
            for digit in bits(digits) {
                let depths = self.of(board, graph, cell, digit);
                for ((cell, digit), size) in &mut ends {
                    // The start and the end, and two nodes for every strong link between them.
                    *size += 2 + 2 * usize::from(depths[*digit * board.tables.cells + *cell]);
                }
            }
        }
        ends
    }

    fn of<const W: usize>(
        &mut self,
        board: &Board<W>,
        graph: &Graph<W>,
        cell: usize,
        digit: usize,
    ) -> &[u8] {
        let (index, count) = (digit * board.tables.cells + cell, self.at.len());
        if self.at[index] == 0 {
            self.at[index] = self.depths.len();
            self.depths.resize(self.depths.len() + count, u8::MAX);
            let depths = &mut self.depths[self.at[index]..];
            let mut take = |digit: usize, cells: Set<W>, seen: Set<W>, depth: u8| {
                let cell = cells.only();
                let mates = cell.map_or(0, |cell| board.masks[cell] & !(1 << digit));
                let mates = bits(mates).map(|digit| (digit, cell.unwrap_or(0)));
                for (digit, cell) in seen.iter().map(|cell| (digit, cell)).chain(mates) {
                    let nearest = &mut depths[digit * board.tables.cells + cell];
                    *nearest = depth.min(*nearest);
                }
            };
            take(digit, Set::from_cell(cell), board.tables.peers[cell], 0);
            graph.visit_layers(board, cell, digit, |node, depth| {
                take(node.digit, node.cells, node.seen, depth)
            });
        }
        &self.depths[self.at[index]..][..count]
    }
}

/// The candidates that are wrong if a candidate is right, by digit, cached for every requested candidate.
struct Exclusions<const W: usize> {
    /// Index of the first set of each candidate, by digit and cell; 0 if it was not requested yet.
    at: Vec<usize>,
    sets: Vec<Set<W>>,
}

impl<const W: usize> Exclusions<W> {
    fn new(tables: &Tables<W>) -> Exclusions<W> {
        Exclusions {
            at: vec![0; tables.digits * tables.cells],
            // Dummies here as well, for the same use of index 0.
            sets: vec![Set::EMPTY; tables.digits],
        }
    }

    /// Returns the candidates that are wrong whichever of `starts` is right, by digit; `None` if there are none.
    fn common_exclusions(
        &mut self,
        board: &Board<W>,
        graph: &mut Graph<W>,
        (cells, digits): Starts<W>,
    ) -> Option<[Set<W>; DIGITS]> {
        // The intersection shrinks from start to start, and is often empty before the last one.
        let mut all = board.candidates.planes;
        for cell in cells.iter() {
            for digit in bits(digits) {
                let mut any = Set::EMPTY;
                for (all, &wrong) in all.iter_mut().zip(self.of(board, graph, cell, digit)) {
                    *all &= wrong;
                    any |= *all;
                }
                if any.is_empty() {
                    return None;
                }
            }
        }
        (!cells.is_empty()).then_some(all)
    }

    fn of(
        &mut self,
        board: &Board<W>,
        graph: &mut Graph<W>,
        cell: usize,
        digit: usize,
    ) -> &[Set<W>] {
        let (tables, index) = (board.tables, digit * board.tables.cells + cell);
        if self.at[index] == 0 {
            self.at[index] = self.sets.len();
            let wrong = find_exclusions(board, graph, cell, digit);
            self.sets.extend_from_slice(&wrong[..tables.digits]);
        }
        &self.sets[self.at[index]..][..tables.digits]
    }
}

/// Returns the candidates that are wrong if a candidate is right, by digit.
fn find_exclusions<const W: usize>(
    board: &Board<W>,
    graph: &mut Graph<W>,
    cell: usize,
    digit: usize,
) -> [Set<W>; DIGITS] {
    let mut wrong = [Set::EMPTY; DIGITS];
    let mut take = |digit: usize, cells: Set<W>, seen: Set<W>| {
        wrong[digit] |= seen;
        if let Some(cell) = cells.only() {
            bits(board.masks[cell] & !(1 << digit)).for_each(|other| wrong[other].insert(cell));
        }
    };
    take(digit, Set::from_cell(cell), board.tables.peers[cell]);
    graph.visit_reached(board, cell, digit, |node| take(node.digit, node.cells, node.seen));
    wrong
}

/// Returns the starts one by one.
fn candidates<const W: usize>((cells, digits): Starts<W>) -> impl Iterator<Item = (usize, usize)> {
    cells.iter().flat_map(move |cell| bits(digits).map(move |digit| (cell, digit)))
}

/// Returns the chain from each start to an elimination.
fn chains_to<const W: usize>(
    board: &Board<W>,
    graph: &mut Graph<W>,
    starts: Starts<W>,
    (cell, digit): Elimination,
) -> Vec<Vec<ChainLink>> {
    let end = Set::from_cell(cell);
    candidates(starts)
        .map(|(start, first)| {
            let sees = first == digit && board.tables.peers[cell].contains(start);
            if sees || start == cell && first != digit {
                return Vec::new();
            }
            let nodes: Vec<usize> = graph.excluded_by(board, start, first).collect();
            graph.trace(&nodes, |node| {
                node.digit == digit && node.seen.contains(cell)
                    || node.cells == end && node.digit != digit
            });
            graph.links(board)
        })
        .collect()
}
