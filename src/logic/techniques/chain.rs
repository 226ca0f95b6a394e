//! The graph of chains: which candidates exclude each other, and which of two must be right.

use super::*;

/// A candidate, or a group of places of a digit where a line crosses a box.
#[derive(Clone, Copy)]
pub(super) struct Node<const W: usize> {
    pub(super) digit: usize,
    pub(super) cells: Set<W>,
}

/// A square matrix of bits.
#[derive(Default)]
pub(super) struct Matrix {
    stride: usize,
    words: Vec<u64>,
}

impl Matrix {
    fn reset(&mut self, size: usize) {
        self.stride = size.div_ceil(64);
        self.words.clear();
        self.words.resize(size * self.stride, 0);
    }

    #[inline]
    pub(super) fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.stride..][..self.stride]
    }

    #[inline]
    fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.words[row * self.stride..][..self.stride]
    }

    #[inline]
    fn link(&mut self, a: usize, b: usize) {
        self.row_mut(a)[b / 64] |= 1 << (b % 64);
        self.row_mut(b)[a / 64] |= 1 << (a % 64);
    }

    #[inline]
    pub(super) fn has(&self, row: usize, column: usize) -> bool {
        self.row(row)[column / 64] >> (column % 64) & 1 != 0
    }
}

/// The ones in a row.
pub(super) fn ones(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(index, &word)| {
        let mut word = word;
        std::iter::from_fn(move || {
            let bit = word.trailing_zeros();
            word &= word.wrapping_sub(1);
            (bit < 64).then_some(index * 64 + bit as usize)
        })
    })
}

fn join(into: &mut [u64], from: &[u64]) {
    into.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

pub(super) fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

/// Which links a chain may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// Within one digit.
    Digit,
    /// Strong links within cells of two candidates, weak ones from cell to cell.
    Cells,
    /// All between candidates.
    All,
    /// All, with groups.
    Groups,
}

/// More candidates than this are too many to draw a graph of.
const MOST_NODES: usize = 4096;

/// Chains with more strong links than this are looked for by nobody.
const MOST_HOPS: usize = 14;

/// Candidates and their links.
#[derive(Default)]
pub(super) struct Graph<const W: usize> {
    built: Option<Links>,
    pub(super) nodes: Vec<Node<W>>,
    /// How many of the nodes are single candidates; they come first.
    pub(super) singles: usize,
    /// The node of every candidate.
    at: Vec<u16>,
    /// Not both are right.
    pub(super) weak: Matrix,
    /// At least one is right.
    strong: Matrix,
    /// The nodes with strong links.
    linked: Vec<u64>,
    /// From a node that is right to those that are right two links on.
    hops: Matrix,
    /// From a node that is right to those that are then right too.
    on: Matrix,
    next: Matrix,
    parents: Vec<(u16, u16)>,
    queue: Vec<u16>,
    spare: Vec<usize>,
}

impl<const W: usize> Graph<W> {
    /// The board has changed.
    pub(super) fn forget(&mut self) {
        self.built = None;
    }

    /// Draws the graph with the links that are wanted. False when it is too large.
    pub(super) fn build<S: Story>(&mut self, board: &Board<W, S>, links: Links) -> bool {
        if self.built != Some(links) {
            self.number(board);
            if links == Links::Groups {
                self.group(board);
            }
            let size = self.nodes.len();
            if size > MOST_NODES {
                self.built = None;
                return false;
            }
            self.weak.reset(size);
            self.strong.reset(size);
            self.link_cells(board, links);
            self.link_houses(board, links);
            if links == Links::Groups {
                self.link_groups(board);
            }
            self.hop();
            self.built = Some(links);
        }
        true
    }

    fn number<S: Story>(&mut self, board: &Board<W, S>) {
        let tables = board.tables;
        self.nodes.clear();
        self.at.resize(tables.side * tables.cells, 0);
        for digit in 0..tables.side {
            for cell in board.plane(digit).iter() {
                self.at[digit * tables.cells + cell] = self.nodes.len() as u16;
                let cells = Set::of(cell);
                self.nodes.push(Node { digit, cells });
            }
        }
        self.singles = self.nodes.len();
    }

    fn group<S: Story>(&mut self, board: &Board<W, S>) {
        for digit in 0..board.tables.side {
            for crossing in &board.tables.crossings {
                let cells = board.plane(digit) & crossing.cells;
                if cells.len() > 1 {
                    self.nodes.push(Node { digit, cells });
                }
            }
        }
    }

    fn link_cells<S: Story>(&mut self, board: &Board<W, S>, links: Links) {
        if links == Links::Digit {
            return;
        }
        let cells = board.tables.cells;
        for cell in board.marks.empty.iter() {
            let mask = board.masks[cell];
            let two = mask.count_ones() == 2;
            for a in bits(mask) {
                for b in bits(mask >> a >> 1 << 1 << a) {
                    let (a, b) = (self.at[a * cells + cell], self.at[b * cells + cell]);
                    let (a, b) = (usize::from(a), usize::from(b));
                    self.weak.link(a, b);
                    if two {
                        self.strong.link(a, b);
                    }
                }
            }
        }
    }

    fn link_houses<S: Story>(&mut self, board: &Board<W, S>, links: Links) {
        let tables = board.tables;
        for digit in 0..tables.side {
            let plane = board.plane(digit);
            let at = &self.at[digit * tables.cells..][..tables.cells];
            for cell in plane.iter() {
                let row = self.weak.row_mut(usize::from(at[cell]));
                for peer in (plane & tables.peers[cell]).iter() {
                    let peer = usize::from(at[peer]);
                    row[peer / 64] |= 1 << (peer % 64);
                }
            }
            if links != Links::Cells {
                for pair in &board.scratch.pairs[digit] {
                    let [a, b] = pair.cells.map(|cell| usize::from(at[cell]));
                    self.strong.link(a, b);
                }
            }
        }
    }

    fn link_groups<S: Story>(&mut self, board: &Board<W, S>) {
        let tables = board.tables;
        for group in self.singles..self.nodes.len() {
            let Node { digit, cells } = self.nodes[group];
            let seen = tables.seen_by_all(cells);
            let plane = board.plane(digit);
            for cell in (plane & seen).iter() {
                let single = usize::from(self.at[digit * tables.cells + cell]);
                self.weak.link(group, single);
            }
            let others = self.singles..self.nodes.len();
            for other in others.clone() {
                let node = self.nodes[other];
                if node.digit == digit && node.cells.within(seen) {
                    self.weak.link(group, other);
                }
            }
            // The rest of a house is a single place or another group.
            for house in tables.common_houses(cells) {
                let rest = board.places(digit, house) - cells;
                if let Some(cell) = rest.only() {
                    let single = usize::from(self.at[digit * tables.cells + cell]);
                    self.strong.link(group, single);
                } else if !rest.is_empty() {
                    for other in others.clone() {
                        let node = self.nodes[other];
                        if node.digit == digit && node.cells == rest {
                            self.strong.link(group, other);
                        }
                    }
                }
            }
        }
    }

    fn hop(&mut self) {
        let size = self.nodes.len();
        self.linked.clear();
        self.linked.resize(size.div_ceil(64), 0);
        for node in 0..size {
            if self.strong.row(node).iter().any(|&word| word != 0) {
                self.linked[node / 64] |= 1 << (node % 64);
            }
        }
        self.hops.reset(size);
        for node in 0..size {
            let row = self.hops.row_mut(node);
            for (word, (weak, linked)) in self.weak.row(node).iter().zip(&self.linked).enumerate() {
                let mut off = weak & linked;
                while off != 0 {
                    let bit = off.trailing_zeros() as usize;
                    off &= off - 1;
                    join(row, self.strong.row(word * 64 + bit));
                }
            }
        }
    }

    /// The shortest chain from a candidate that ends in its being wrong, and how many strong links it has.
    ///
    /// All candidates are followed at once, one strong link further at a time.
    pub(super) fn shortest(&mut self) -> Option<(usize, usize)> {
        self.close(meet)
    }

    /// Follows all candidates as far as chains go, unless `stop` is true of one for what excludes it and
    /// what follows from it.
    pub(super) fn close(
        &mut self,
        stop: impl Fn(&[u64], &[u64]) -> bool,
    ) -> Option<(usize, usize)> {
        self.on.stride = self.hops.stride;
        self.on.words.clone_from(&self.hops.words);
        for hops in 1..=MOST_HOPS {
            let stopped =
                (0..self.singles).find(|&node| stop(self.weak.row(node), self.on.row(node)));
            if let Some(node) = stopped {
                return Some((node, hops));
            }
            self.next.stride = self.on.stride;
            self.next.words.clone_from(&self.on.words);
            let mut more = false;
            for node in 0..self.nodes.len() {
                let row = self.next.row_mut(node);
                for through in ones(self.hops.row(node)) {
                    join(row, self.on.row(through));
                }
                more |= row != self.on.row(node);
            }
            if !more {
                break;
            }
            std::mem::swap(&mut self.on, &mut self.next);
        }
        None
    }

    /// What is wrong when `node` is right, as far as [`Graph::close`] has come.
    pub(super) fn excluded(&self, node: usize, into: &mut Vec<u64>) {
        into.clear();
        into.extend_from_slice(self.weak.row(node));
        for on in ones(self.on.row(node)) {
            join(into, self.weak.row(on));
        }
    }

    pub(super) fn node(&self, cells: usize, cell: usize, digit: usize) -> usize {
        usize::from(self.at[digit * cells + cell])
    }

    /// Room for a chain, to be given back.
    pub(super) fn take_chain(&mut self) -> Vec<usize> {
        std::mem::take(&mut self.spare)
    }

    pub(super) fn give_back(&mut self, chain: Vec<usize>) {
        self.spare = chain;
    }

    /// The shortest chain from `start` being right to something that excludes `end`: wrong and right nodes in
    /// turn, without start and end. Empty when start itself excludes it, or there is none.
    pub(super) fn chain(&mut self, start: usize, end: usize, chain: &mut Vec<usize>) {
        const NONE: u16 = u16::MAX;
        chain.clear();
        self.parents.clear();
        self.parents.resize(self.nodes.len(), (NONE, NONE));
        self.queue.clear();
        self.queue.push(start as u16);
        let mut head = 0;
        while head < self.queue.len() {
            let from = usize::from(self.queue[head]);
            head += 1;
            for off in ones(self.weak.row(from)) {
                for on in ones(self.strong.row(off)) {
                    if self.parents[on].0 != NONE || on == start {
                        continue;
                    }
                    self.parents[on] = (off as u16, from as u16);
                    self.queue.push(on as u16);
                    if self.weak.has(on, end) {
                        let mut at = on;
                        while at != start {
                            let (off, from) = self.parents[at];
                            chain.extend([at, usize::from(off)]);
                            at = usize::from(from);
                        }
                        chain.reverse();
                        return;
                    }
                }
            }
        }
    }

    /// The nodes of a chain as evidence, from the first that is wrong.
    pub(super) fn parts(&self, chain: &[usize]) -> Vec<Part> {
        let roles = [Role::Off, Role::On].into_iter().cycle();
        let nodes = chain.iter().map(|&node| self.nodes[node]);
        nodes
            .zip(roles)
            .map(|(node, role)| Part::new(role, node.cells.iter(), 1 << node.digit))
            .collect()
    }
}
