//! Chains through cages: alternating inference chains with links by the fillings of cages and other sums.
//!
//! Two candidates of a sum exclude each other if no filling has both, and one of them is right if every filling has one.

use super::fillings::{FillingBits, FillingList, FillingLists, with_fillings};
use super::*;

/// Maximum number of candidates of a board that is searched.
const MAX_NODES: usize = 1024;

/// Maximum number of strong links in a chain.
const MAX_LINKS: usize = 9;

/// Marks the absence of a node.
const NONE: u16 = u16::MAX;

/// The candidates and their links, as rows of bits.
#[derive(Default)]
pub(super) struct CageGraph {
    /// The cell and the digit of every node.
    nodes: Vec<(usize, usize)>,
    /// The node of each candidate, by digit and cell.
    at: Vec<u16>,
    /// Number of words in a row.
    stride: usize,
    /// Pairs of which at least one is right.
    strong: Vec<u64>,
    /// Pairs of which at most one is right.
    weak: Vec<u64>,
    /// For each node, those that are right if it is, two links further.
    hops: Vec<u64>,
    /// For each node, those that are right if it is wrong; `newest` has those found in the last round.
    reach: Vec<u64>,
    newest: Vec<u64>,
}

/// The ends of a chain, one of which is right.
struct CageChainEnds {
    first: usize,
    last: usize,
    links: usize,
}

impl CageGraph {
    /// Builds the graph of the candidates of a board. Returns `false` if it is too large.
    fn build<const W: usize>(
        &mut self,
        board: &Board<W>,
        scratch: &Scratch<W>,
        lists: &FillingLists,
    ) -> bool {
        let tables = board.tables;
        self.nodes.clear();
        self.at.clear();
        self.at.resize(tables.digits * tables.cells, NONE);
        for cell in board.candidates.empty.iter() {
            for digit in bits(board.masks[cell]) {
                self.at[digit * tables.cells + cell] = self.nodes.len() as u16;
                self.nodes.push((cell, digit));
            }
        }
        let size = self.nodes.len();
        // Rows of bits grow with the square of the candidates: 1,024 of them take 128 KiB in each of five tables.
        if size > MAX_NODES {
            return false;
        }
        self.stride = size.div_ceil(64);
        for rows in [&mut self.strong, &mut self.weak] {
            rows.clear();
            rows.resize(size * self.stride, 0);
        }
        for node in 0..size {
            let (cell, digit) = self.nodes[node];
            let mates = board.masks[cell] & !(1 << digit);
            for other in bits(mates) {
                self.exclude(node, self.node(tables, cell, other));
            }
            if mates.is_power_of_two() {
                self.link(node, self.node(tables, cell, mates.trailing_zeros() as usize));
            }
            for peer in (board.plane(digit) & tables.peers[cell]).iter() {
                self.exclude(node, self.node(tables, peer, digit));
            }
            for &(other, cells) in tables.blocked(cell, digit) {
                for peer in (board.plane(other) & cells).iter() {
                    let peer = self.node(tables, peer, other);
                    self.exclude(node, peer);
                    // Marks are listed from both ends, but a relation that is not symmetric lists each pair of digits
                    // only once.
                    self.exclude(peer, node);
                }
            }
        }
        for (digit, pairs) in scratch.pairs.iter().enumerate() {
            for PlacePair { cells, .. } in pairs {
                let [a, b] = cells.map(|cell| self.node(tables, cell, digit));
                self.link(a, b);
                self.link(b, a);
            }
        }
        lists.iter().for_each(|list| self.link_sum(tables, list));
        true
    }

    fn node<const W: usize>(&self, tables: &Tables<W>, cell: usize, digit: usize) -> usize {
        usize::from(self.at[digit * tables.cells + cell])
    }

    fn exclude(&mut self, a: usize, b: usize) {
        self.weak[a * self.stride + b / 64] |= 1 << (b % 64);
    }

    fn link(&mut self, a: usize, b: usize) {
        self.strong[a * self.stride + b / 64] |= 1 << (b % 64);
    }

    /// Links the candidates of a sum by its fillings.
    fn link_sum<const W: usize>(&mut self, tables: &Tables<W>, list: &FillingList) {
        let all = list.fillings.iter().fold(0, |all, filling| all | filling);
        for bit in wide_bits(all) {
            // A cage acts as a cell or a house does: candidates that never occur together exclude each other, and of
            // two that cover all fillings one is right.
            let SumLinks { with, without } = SumLinks::of(list, 1 << bit);
            let (cell, digit) = (list.cells[bit / tables.digits], bit % tables.digits);
            let node = self.node(tables, cell, digit);
            for (cell, digit) in list.candidates(all & !with) {
                self.exclude(node, self.node(tables, cell, digit));
            }
            for (cell, digit) in list.candidates(without) {
                self.link(node, self.node(tables, cell, digit));
            }
        }
    }

    fn row<'r>(&self, rows: &'r [u64], node: usize) -> &'r [u64] {
        &rows[node * self.stride..][..self.stride]
    }

    /// Returns the candidates that both nodes exclude.
    fn excluded_by_both(&self, a: usize, b: usize) -> impl Iterator<Item = u64> + use<'_> {
        self.row(&self.weak, a).iter().zip(self.row(&self.weak, b)).map(|(a, b)| a & b)
    }

    /// Returns the ends of a shortest chain that removes a candidate; of these, one that removes the most.
    fn shortest(&mut self) -> Option<CageChainEnds> {
        let (size, stride) = (self.nodes.len(), self.stride);
        self.hops.clear();
        self.hops.resize(size * stride, 0);
        let linked: Vec<bool> = (0..size)
            .map(|node| self.row(&self.strong, node).iter().any(|&word| word != 0))
            .collect();
        for node in 0..size {
            let hop = &mut self.hops[node * stride..][..stride];
            // One hop is a weak link followed by a strong one. With hops as rows, a round of the search is a union of
            // rows.
            for off in ones(&self.weak[node * stride..][..stride]).filter(|&off| linked[off]) {
                let strong = &self.strong[off * stride..][..stride];
                hop.iter_mut().zip(strong).for_each(|(hop, strong)| *hop |= strong);
            }
        }
        // Unlike in other chains, a single strong link may remove a candidate: its ends need not share a cell or a
        // house.
        self.reach.clone_from(&self.strong);
        self.newest.clone_from(&self.strong);
        let mut next = vec![0; stride];
        for links in 1..=MAX_LINKS {
            if links > 1 {
                let mut more = 0;
                for first in (0..size).filter(|&first| linked[first]) {
                    next.fill(0);
                    for through in ones(&self.newest[first * stride..][..stride]) {
                        let hops = &self.hops[through * stride..][..stride];
                        next.iter_mut().zip(hops).for_each(|(next, hop)| *next |= hop);
                    }
                    let reach = &mut self.reach[first * stride..][..stride];
                    let newest = &mut self.newest[first * stride..][..stride];
                    for ((next, reach), newest) in next.iter().zip(reach).zip(newest) {
                        // A node that was reached before has a shorter chain already.
                        *newest = next & !*reach;
                        *reach |= next;
                        more |= *newest;
                    }
                }
                if more == 0 {
                    return None;
                }
            }
            // All ends of the shortest length are compared, so that one step removes as much as it can.
            let mut best: Option<(u32, CageChainEnds)> = None;
            for first in (0..size).filter(|&first| linked[first]) {
                // A chain can be read from either end.
                let last = ones(self.row(&self.newest, first)).take_while(|&last| last <= first);
                for last in last {
                    let count = self.excluded_by_both(first, last).map(u64::count_ones).sum();
                    if count > best.as_ref().map_or(0, |(most, _)| *most) {
                        best = Some((count, CageChainEnds { first, last, links }));
                    }
                }
            }
            if let Some((_, ends)) = best {
                return Some(ends);
            }
        }
        None
    }

    /// Returns the nodes of a shortest chain: wrong and right nodes alternate.
    fn trace(&self, ends: &CageChainEnds) -> Vec<usize> {
        let mut parents = vec![(NONE, NONE); self.nodes.len()];
        let mut queue = Vec::new();
        for on in ones(self.row(&self.strong, ends.first)) {
            parents[on] = (ends.first as u16, NONE);
            queue.push(on);
        }
        let mut head = 0;
        while let Some(&on) = queue.get(head) {
            head += 1;
            if on == ends.last {
                break;
            }
            for off in ones(self.row(&self.weak, on)) {
                for next in ones(self.row(&self.strong, off)) {
                    if parents[next].0 == NONE {
                        parents[next] = (off as u16, on as u16);
                        queue.push(next);
                    }
                }
            }
        }
        let mut chain = Vec::new();
        let mut at = ends.last as u16;
        while at != NONE {
            let (off, before) = parents[usize::from(at)];
            chain.extend([usize::from(at), usize::from(off)]);
            at = before;
        }
        chain.reverse();
        chain
    }
}

/// Returns the set bits of a row.
fn ones(row: &[u64]) -> impl Iterator<Item = usize> + use<'_> {
    row.iter().enumerate().flat_map(|(index, &word)| {
        let mut word = word;
        std::iter::from_fn(move || {
            let one = (word != 0).then(|| index * 64 + word.trailing_zeros() as usize);
            word &= word.wrapping_sub(1);
            one
        })
    })
}

/// The links of a candidate of a sum.
struct SumLinks {
    /// The candidates that some filling has together with it.
    with: FillingBits,
    /// The candidates that are in every filling without it.
    without: FillingBits,
}

impl SumLinks {
    fn of(list: &FillingList, candidate: FillingBits) -> SumLinks {
        let (mut with, mut without) = (0, !0);
        for filling in &list.fillings {
            if filling & candidate == 0 {
                without &= filling;
            } else {
                with |= filling;
            }
        }
        // A candidate of every filling is the only one of its cell.
        SumLinks { with, without: if without == !0 { 0 } else { without } }
    }
}

/// Takes a step of a shortest chain through cages.
pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    with_fillings(board, scratch, |board, scratch, lists| {
        let mut graph = std::mem::take(&mut scratch.cage_graph);
        let ends = graph.build(board, scratch, lists).then(|| graph.shortest()).flatten();
        let found = ends.and_then(|ends| apply(board, &graph, lists, &ends));
        scratch.cage_graph = graph;
        found
    })
}

/// Removes what both ends of a chain exclude.
fn apply<const W: usize>(
    board: &mut Board<W>,
    graph: &CageGraph,
    lists: &FillingLists,
    ends: &CageChainEnds,
) -> Option<TechniqueUse> {
    let excluded: Vec<u64> = graph.excluded_by_both(ends.first, ends.last).collect();
    // Nodes are in the order of candidates.
    let removed: Vec<(usize, usize)> = ones(&excluded).map(|node| graph.nodes[node]).collect();
    let mut pattern = CageChainPattern { links: Vec::new(), inner: Vec::new(), ends: Vec::new() };
    if board.log.is_recording {
        let chain: Vec<(usize, usize)> =
            graph.trace(ends).into_iter().map(|node| graph.nodes[node]).collect();
        pattern = describe(board, lists, &chain, &removed);
    }
    for &(cell, digit) in &removed {
        board.remove(digit, Set::from_cell(cell));
    }
    let technique = Technique::CageChain;
    let weight = board.scale.weight(technique) + board.scale.longer_chain(ends.links);
    board.finish_weighted_step(technique, weight, |_| Evidence::CageChain(pattern))
}

/// Returns the evidence of a chain of candidates that are wrong and right in turn. The board must not have changed.
fn describe<const W: usize>(
    board: &Board<W>,
    lists: &FillingLists,
    chain: &[(usize, usize)],
    removed: &[(usize, usize)],
) -> CageChainPattern {
    let node =
        |(cell, digit): (usize, usize)| ChainNode { cells: vec![cell], digit: to_digit(digit) };
    let links = chain.as_chunks().0.iter().map(|&[off, on]| ChainLink {
        off: node(off),
        on: node(on),
        rule: strong_rule(board, lists, off, on),
    });
    let inner = chain.get(1..).unwrap_or_default().as_chunks().0.iter();
    let last = chain.len() - 1;
    let ends = removed.iter().map(|&(cell, digit)| {
        let rules = [chain[0], chain[last]].map(|end| weak_rule(board, lists, end, (cell, digit)));
        (Candidate::new(cell, digit), rules)
    });
    CageChainPattern {
        links: links.collect(),
        inner: inner.map(|&[on, off]| weak_rule(board, lists, on, off)).collect(),
        ends: ends.collect(),
    }
}

/// Returns the reason why one of two candidates is right.
fn strong_rule<const W: usize>(
    board: &Board<W>,
    lists: &FillingLists,
    (a, of_a): (usize, usize),
    (b, of_b): (usize, usize),
) -> StrongRule {
    // The simplest rule that holds is stated: a cell, then a house, and a cage only if neither of them suffices.
    if a == b && board.masks[a] == 1 << of_a | 1 << of_b {
        return StrongRule::Cell(a);
    }
    if of_a == of_b
        && let rule @ StrongRule::House(_) =
            board.strong_rule(of_a, Set::from_cell(a) | Set::from_cell(b))
    {
        return rule;
    }
    let mut of_sums = lists.iter().filter(|list| {
        bits_of(list, (a, of_a))
            .zip(bits_of(list, (b, of_b)))
            .is_some_and(|(a, b)| list.fillings.iter().all(|filling| filling & (a | b) != 0))
    });
    of_sums
        .next()
        .map(|list| board.tables.sum_rule(list.sum))
        .map_or(StrongRule::Cell(a), StrongRule::Sum)
}

/// Returns the sum by whose fillings two candidates exclude each other; `None` if they do without it.
fn weak_rule<const W: usize>(
    board: &Board<W>,
    lists: &FillingLists,
    (a, of_a): (usize, usize),
    (b, of_b): (usize, usize),
) -> Option<SumRule> {
    let tables = board.tables;
    let is_blocked = |a: usize, of_a: usize, b: usize, of_b: usize| {
        tables.blocked(a, of_a).iter().any(|&(digit, cells)| digit == of_b && cells.contains(b))
    };
    if a == b
        || of_a == of_b && tables.peers[a].contains(b)
        || is_blocked(a, of_a, b, of_b)
        || is_blocked(b, of_b, a, of_a)
    {
        return None;
    }
    let mut of_sums = lists.iter().filter(|list| {
        bits_of(list, (a, of_a))
            .zip(bits_of(list, (b, of_b)))
            .is_some_and(|(a, b)| list.fillings.iter().all(|filling| filling & (a | b) != a | b))
    });
    of_sums.next().map(|list| tables.sum_rule(list.sum))
}

/// Returns the bit of a candidate in a list; `None` if the sum lacks its cell.
fn bits_of(list: &FillingList, (cell, digit): (usize, usize)) -> Option<FillingBits> {
    list.cells.iter().position(|&other| other == cell).map(|cell| list.bit(cell, digit))
}
