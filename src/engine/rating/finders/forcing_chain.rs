//! Forcing chains: whichever candidate of a cell is right, or whichever place of a digit in a house, chains
//! lead from each to the same candidate being wrong.

use super::chain_graph::{Graph, LinkScope};
use super::*;

pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let mut graph = std::mem::take(&mut scratch.graph);
    let weight = board.scale.weight(Technique::ForcingChain);
    let found = [(LinkScope::All, 0), (LinkScope::Groups, GROUPED)].into_iter().find_map(
        |(scope, more)| {
            let drawn = graph.build(board, scratch, scope);
            drawn.then(|| find(board, scratch.bivalue, &mut graph, weight + more)).flatten()
        },
    );
    scratch.graph = graph;
    found
}

/// What chains with groups weigh more, in hundredths.
const GROUPED: u32 = 50;

/// Candidates of a cell, or places of a digit: cells and digits.
type Starts<const W: usize> = (Set<W>, u32);

fn find<const W: usize>(
    board: &mut Board<W>,
    bivalue: Set<W>,
    graph: &mut Graph<W>,
    weight: u32,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    graph.follow(false, |_, _, _| false);
    // Of two candidates or places an alternating chain would have told.
    let many = board.candidates.empty - bivalue;
    let of_cells = many.iter().map(|cell| (Set::of(cell), board.masks[cell]));
    let of_houses = (0..tables.digits).flat_map(|digit| {
        let places = board.open(digit, !0).map(move |house| (digit, house));
        let places = places.map(|(digit, house)| (board.places(digit, house), 1 << digit));
        places.filter(|(places, _)| places.has_more_than(2))
    });
    let mut exclusions = Exclusions::new(tables);
    let mut depths = Depths::new(tables);
    let mut all: Vec<Branches<W>> = Vec::new();
    for starts in of_cells.chain(of_houses) {
        if let Some(gone) = exclusions.agree(board, graph, starts) {
            let ends = depths.ends(board, graph, starts, gone);
            all.push(Branches { starts, ends });
        }
    }
    let weigh = |size: usize| weight + board.scale.larger_net(size);
    let sizes = all.iter().flat_map(|one| one.ends.iter().map(|end| end.1));
    let least = sizes.min()?;
    // Such a step takes long to find, so it should take as much as it can without being harder than need be.
    let most = weigh(least).max(board.changes.heaviest);
    let within = |one: &Branches<W>| -> Vec<(Elimination, usize)> {
        let ends = one.ends.iter().filter(|end| weigh(end.1) <= most);
        ends.copied().collect()
    };
    let (starts, ends) =
        all.iter().map(|one| (one.starts, within(one))).rev().max_by_key(|(_, ends)| ends.len())?;
    let largest = ends.iter().map(|end| end.1).max()?;
    let weight = weigh(largest);
    let mut chains = Vec::new();
    if board.log.is_recording {
        chains.extend(ends.iter().map(|&(end, _)| chains_to(board, graph, starts, end)));
    }
    for ((cell, digit), _) in ends {
        board.remove(digit, Set::of(cell));
    }
    board.finish_weighted_step(Technique::ForcingChain, weight, |_| Evidence::ForcingChain {
        starts: candidates(starts).map(|(cell, digit)| Candidate::new(cell, digit)).collect(),
        chains,
    })
}

/// Chains from all of some starts to the same ends, each end with how many nodes its chains have together.
struct Branches<const W: usize> {
    starts: Starts<W>,
    ends: Vec<(Elimination, usize)>,
}

/// A candidate that is wrong: its cell and its digit.
type Elimination = (usize, usize);

/// How many strong links lead from a candidate that is right to each that is then wrong, kept for every candidate that
/// was asked for.
struct Depths {
    /// Where each candidate's depths begin, by digit and cell; 0 for those that were not asked for.
    at: Vec<usize>,
    depths: Vec<u8>,
}

impl Depths {
    fn new<const W: usize>(tables: &Tables<W>) -> Depths {
        let count = tables.digits * tables.cells;
        Depths { at: vec![0; count], depths: vec![0] }
    }

    /// The ends by digit, each with how many nodes the chains have that lead there from all of `starts`.
    fn ends<const W: usize>(
        &mut self,
        board: &Board<W>,
        graph: &Graph<W>,
        (cells, digits): Starts<W>,
        ends: [Set<W>; DIGITS],
    ) -> Vec<(Elimination, usize)> {
        let of_digit =
            |(digit, cells): (usize, Set<W>)| cells.iter().map(move |cell| (cell, digit));
        let ends = ends.into_iter().enumerate().flat_map(of_digit);
        let mut ends: Vec<(Elimination, usize)> = ends.map(|end| (end, 0)).collect();
        for cell in cells.iter() {
            for digit in bits(digits) {
                let depths = self.of(board, graph, cell, digit);
                for ((cell, digit), size) in &mut ends {
                    // The start and the end, and two nodes for every strong link between.
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
        let (known, count) = (digit * board.tables.cells + cell, self.at.len());
        if self.at[known] == 0 {
            self.at[known] = self.depths.len();
            self.depths.resize(self.depths.len() + count, u8::MAX);
            let depths = &mut self.depths[self.at[known]..];
            let mut take = |digit: usize, cells: Set<W>, seen: Set<W>, depth: u8| {
                let cell = cells.only();
                let mates = cell.map_or(0, |cell| board.masks[cell] & !(1 << digit));
                let mates = bits(mates).map(|digit| (digit, cell.unwrap_or(0)));
                for (digit, cell) in seen.iter().map(|cell| (digit, cell)).chain(mates) {
                    let known = &mut depths[digit * board.tables.cells + cell];
                    *known = depth.min(*known);
                }
            };
            take(digit, Set::of(cell), board.tables.peers[cell], 0);
            graph.layers(board, cell, digit, |node, depth| {
                take(node.digit, node.cells, node.seen, depth)
            });
        }
        &self.depths[self.at[known]..][..count]
    }
}

/// What is wrong if a candidate is right, by digit, kept for every candidate that was asked for.
struct Exclusions<const W: usize> {
    /// Where each candidate's sets begin, by digit and cell; 0 for those that were not asked for.
    at: Vec<usize>,
    sets: Vec<Set<W>>,
}

impl<const W: usize> Exclusions<W> {
    fn new(tables: &Tables<W>) -> Exclusions<W> {
        Exclusions {
            at: vec![0; tables.digits * tables.cells],
            sets: vec![Set::EMPTY; tables.digits],
        }
    }

    /// What is wrong whichever of `starts` is right, by digit, if anything is.
    fn agree(
        &mut self,
        board: &Board<W>,
        graph: &mut Graph<W>,
        (cells, digits): Starts<W>,
    ) -> Option<[Set<W>; DIGITS]> {
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
        let (tables, known) = (board.tables, digit * board.tables.cells + cell);
        if self.at[known] == 0 {
            self.at[known] = self.sets.len();
            let wrong = excluded(board, graph, cell, digit);
            self.sets.extend_from_slice(&wrong[..tables.digits]);
        }
        &self.sets[self.at[known]..][..tables.digits]
    }
}

/// What is wrong if a candidate is right, by digit.
fn excluded<const W: usize>(
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
    take(digit, Set::of(cell), board.tables.peers[cell]);
    graph.reached(board, cell, digit, |node| take(node.digit, node.cells, node.seen));
    wrong
}

/// The starts one by one.
fn candidates<const W: usize>((cells, digits): Starts<W>) -> impl Iterator<Item = (usize, usize)> {
    cells.iter().flat_map(move |cell| bits(digits).map(move |digit| (cell, digit)))
}

/// The chain from each start to an end.
fn chains_to<const W: usize>(
    board: &Board<W>,
    graph: &mut Graph<W>,
    starts: Starts<W>,
    (cell, digit): Elimination,
) -> Vec<Vec<ChainLink>> {
    let end = Set::of(cell);
    let chain = |(start, first): (usize, usize)| {
        let sees = first == digit && board.tables.peers[cell].has(start);
        if sees || start == cell && first != digit {
            return Vec::new();
        }
        let nodes: Vec<usize> = graph.excluded_by(board, start, first).collect();
        graph.trace(&nodes, |node| {
            node.digit == digit && node.seen.has(cell) || node.cells == end && node.digit != digit
        });
        graph.links()
    };
    candidates(starts).map(chain).collect()
}
