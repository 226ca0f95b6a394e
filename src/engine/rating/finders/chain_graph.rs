//! The graph of chains: candidates and groups with strong links as nodes, and which of them exclude each other.
//!
//! A strong link means that at least one of two nodes is right, a weak link that at most one is. A chain alternates
//! between the two.

use super::*;

/// Marks the absence of a node.
const NONE: u16 = u16::MAX;

/// Maximum number of nodes of a graph that is searched.
const MAX_NODES: usize = 64 * 64;

/// Maximum number of strong links in a chain.
const MAX_LINKS: usize = 16;

/// The links that a chain may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinkScope {
    /// Links between places of this digit.
    Digit(usize),
    /// Strong links within cells of two candidates, weak links between cells.
    Cells,
    /// All links between candidates.
    All,
    /// All links, including those of groups.
    Groups,
}

/// A candidate, or a group of places of a digit where a line crosses a box.
#[derive(Clone, Copy)]
pub(super) struct Node<const W: usize> {
    pub(super) digit: usize,
    pub(super) cells: Set<W>,
    /// The cell of a single candidate; `None` for a group.
    cell: Option<u16>,
    /// The other places of the digit that see all cells of the node.
    pub(super) seen: Set<W>,
}

impl<const W: usize> Node<W> {
    /// Returns `true` if this node is a candidate whose cell loses the digit of `other` if either is right.
    pub(super) fn is_mate_of(&self, other: &Node<W>) -> bool {
        self.cell.is_some_and(|cell| other.seen.contains(usize::from(cell)))
    }

    /// Returns the cell if both nodes are candidates of the same one.
    fn shared_cell(&self, other: &Node<W>) -> Option<usize> {
        if self.cell == other.cell { self.cell.map(usize::from) } else { None }
    }
}

/// Nodes and their links, as rows of bits.
#[derive(Default)]
pub(super) struct Graph<const W: usize> {
    built: Option<LinkScope>,
    pub(super) nodes: Vec<Node<W>>,
    /// Number of nodes that are single candidates; they come first.
    singles: usize,
    /// The single candidates among the nodes, by digit.
    planes: Vec<Set<W>>,
    /// The node of each single candidate, by digit and cell; other entries are meaningless.
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
    parents: Vec<(u16, u16)>,
    queue: Vec<u16>,
    groups: Vec<Node<W>>,
    /// The chain found last: wrong and right nodes alternate.
    pub(super) chain: Vec<u16>,
}

/// The two ends of a chain, and its number of strong links.
#[derive(Clone, Copy)]
pub(super) struct ChainEnds {
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) links: usize,
}

#[inline]
fn link(rows: &mut [u64], stride: usize, a: usize, b: usize) {
    rows[a * stride + b / 64] |= 1 << (b % 64);
    rows[b * stride + a / 64] |= 1 << (a % 64);
}

/// Visits the set bits of a row.
#[inline]
fn visit_ones<const N: usize>(row: [u64; N], mut visit: impl FnMut(usize)) {
    for (index, mut word) in row.into_iter().enumerate() {
        while word != 0 {
            visit(index * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

/// Returns the first set bit of a row, from `least` to `most`, that `is_match` accepts.
#[inline]
fn find_one<const N: usize>(
    mut row: [u64; N],
    (least, most): (usize, usize),
    is_match: impl Fn(usize) -> bool,
) -> Option<usize> {
    // Masking the first and the last word spares a comparison for every bit.
    row[least / 64] &= !0 << (least % 64);
    row[most / 64] &= !0 >> (63 - most % 64);
    let words = row[least / 64..=most / 64].iter();
    for (index, &word) in (least / 64..).zip(words) {
        let mut word = word;
        while word != 0 {
            let one = index * 64 + word.trailing_zeros() as usize;
            if is_match(one) {
                return Some(one);
            }
            word &= word - 1;
        }
    }
    None
}

impl<const W: usize> Graph<W> {
    /// Discards the graph after a change of the board.
    pub(super) fn forget(&mut self) {
        self.built = None;
    }

    /// Builds the graph with the links in `scope`, unless it is up to date. Returns `false` if it is too large.
    pub(super) fn build(
        &mut self,
        board: &Board<W>,
        scratch: &Scratch<W>,
        scope: LinkScope,
    ) -> bool {
        if self.built == Some(scope) {
            return true;
        }
        self.built = None;
        self.add_candidates(board, scratch, scope);
        if scope == LinkScope::Groups {
            self.add_groups(board);
        }
        let size = self.nodes.len();
        if size > MAX_NODES {
            return false;
        }
        // Rows have one of six widths, so that `follow_rows` is compiled for each with loops of a fixed length.
        self.stride = match size.div_ceil(64) {
            0 | 1 => 1,
            2 => 2,
            size @ (3 | 4) => size,
            5..=16 => 16,
            _ => 64,
        };
        for rows in [&mut self.strong, &mut self.weak] {
            rows.clear();
            rows.resize(size * self.stride, 0);
        }
        self.link_cells(board, scope);
        self.link_houses(board, scratch, scope);
        self.link_groups(board);
        self.built = Some(scope);
        true
    }

    /// Adds the candidates with strong links as nodes.
    fn add_candidates(&mut self, board: &Board<W>, scratch: &Scratch<W>, scope: LinkScope) {
        let tables = board.tables;
        self.nodes.clear();
        self.at.resize(tables.digits * tables.cells, 0);
        self.planes.clear();
        self.planes.resize(tables.digits, Set::EMPTY);
        let digits = match scope {
            LinkScope::Digit(digit) => digit..digit + 1,
            _ => 0..tables.digits,
        };
        for digit in digits {
            let mut linked = Set::EMPTY;
            // Only candidates with a strong link can stand inside a chain, so all others are left out of the graph.
            if scope != LinkScope::Cells {
                linked |= scratch.paired[digit];
            }
            if !matches!(scope, LinkScope::Digit(_)) {
                linked |= scratch.bivalue & board.plane(digit);
            }
            self.planes[digit] = linked;
            self.add_plane(board, digit);
        }
        self.singles = self.nodes.len();
    }

    /// Adds groups with strong links as nodes, and the single candidates that these lead to.
    fn add_groups(&mut self, board: &Board<W>) {
        let tables = board.tables;
        let mut groups = std::mem::take(&mut self.groups);
        groups.clear();
        for digit in 0..tables.digits {
            let plane = board.plane(digit);
            for crossing in &tables.crossings {
                let cells = plane & crossing.cells;
                if !cells.has_more_than(1) {
                    continue;
                }
                let mut linked = false;
                for house in [crossing.line, crossing.block] {
                    let rest = (plane & tables.houses[house]) - cells;
                    if let Some(cell) = rest.only() {
                        self.planes[digit].insert(cell);
                        linked = true;
                    } else if !rest.is_empty() {
                        let cell = rest.first();
                        // The rest of the house must itself be a group, or it could not be the other end of a strong
                        // link.
                        linked |= [tables.row(cell), tables.column(cell), tables.block(cell)]
                            .into_iter()
                            .any(|other| other != house && rest.is_subset_of(tables.houses[other]));
                    }
                }
                if linked {
                    let seen = plane & tables.seen_by_all(cells);
                    groups.push(Node { digit, cells, cell: None, seen });
                }
            }
        }
        // Groups lead to candidates that had no strong link before. The nodes are listed anew, so that those of each
        // digit stay together.
        self.nodes.clear();
        for digit in 0..tables.digits {
            self.add_plane(board, digit);
        }
        self.singles = self.nodes.len();
        self.nodes.extend_from_slice(&groups);
        self.groups = groups;
    }

    /// Adds the candidates of a plane as nodes.
    fn add_plane(&mut self, board: &Board<W>, digit: usize) {
        let tables = board.tables;
        for cell in self.planes[digit].iter() {
            self.at[digit * tables.cells + cell] = self.nodes.len() as u16;
            self.nodes.push(Node {
                digit,
                cells: Set::from_cell(cell),
                cell: Some(cell as u16),
                seen: board.plane(digit) & tables.peers[cell],
            });
        }
    }

    /// Returns the node of a candidate, if it has one.
    fn node(&self, cells: usize, cell: usize, digit: usize) -> Option<usize> {
        self.planes[digit].contains(cell).then(|| usize::from(self.at[digit * cells + cell]))
    }

    /// Links the candidates of each cell; those of a cell with two candidates also strongly.
    fn link_cells(&mut self, board: &Board<W>, scope: LinkScope) {
        if matches!(scope, LinkScope::Digit(_)) {
            return;
        }
        let (cells, stride) = (board.tables.cells, self.stride);
        let linked = self.planes.iter().fold(Set::EMPTY, |all, &plane| all | plane);
        for cell in linked.iter() {
            let mut left = board.masks[cell];
            let strong = left.count_ones() == 2;
            while left != 0 {
                let first = self.node(cells, cell, left.trailing_zeros() as usize);
                left &= left - 1;
                let Some(first) = first else { continue };
                for digit in bits(left) {
                    if let Some(second) = self.node(cells, cell, digit) {
                        link(&mut self.weak, stride, first, second);
                        if strong {
                            link(&mut self.strong, stride, first, second);
                        }
                    }
                }
            }
        }
    }

    /// Links the places of each digit that see each other; the two places of a house also strongly.
    fn link_houses(&mut self, board: &Board<W>, scratch: &Scratch<W>, scope: LinkScope) {
        let (tables, stride) = (board.tables, self.stride);
        for node in 0..self.singles {
            let Node { digit, seen, .. } = self.nodes[node];
            let at = &self.at[digit * tables.cells..][..tables.cells];
            let row = &mut self.weak[node * stride..][..stride];
            // Each peer has a row of its own, in which it writes the other direction.
            for peer in (seen & self.planes[digit]).iter() {
                let peer = usize::from(at[peer]);
                row[peer / 64] |= 1 << (peer % 64);
            }
        }
        let digits = match scope {
            LinkScope::Digit(digit) => digit..digit + 1,
            LinkScope::Cells => 0..0,
            _ => 0..tables.digits,
        };
        for digit in digits {
            for pair in &scratch.pairs[digit] {
                let [a, b] = pair.cells.map(|cell| self.at[digit * tables.cells + cell]);
                link(&mut self.strong, stride, usize::from(a), usize::from(b));
            }
        }
    }

    /// Links groups with candidates and with other groups of the same digit.
    fn link_groups(&mut self, board: &Board<W>) {
        let (tables, stride) = (board.tables, self.stride);
        for group in self.singles..self.nodes.len() {
            let Node { digit, cells, seen, .. } = self.nodes[group];
            let at = &self.at[digit * tables.cells..][..tables.cells];
            for cell in (seen & self.planes[digit]).iter() {
                link(&mut self.weak, stride, group, usize::from(at[cell]));
            }
            // The rest of a house is a single place or another group.
            let mut rests = [Set::EMPTY; 2];
            for (rest, house) in rests.iter_mut().zip(tables.common_houses(cells)) {
                *rest = board.places(digit, house) - cells;
                if let Some(cell) = rest.only() {
                    link(&mut self.strong, stride, group, usize::from(at[cell]));
                }
            }
            for other in group + 1..self.nodes.len() {
                // Groups are ordered by digit.
                let node = &self.nodes[other];
                if node.digit != digit {
                    break;
                }
                let (excluded, alternative) =
                    (node.cells.is_subset_of(seen), rests.contains(&node.cells));
                if excluded {
                    link(&mut self.weak, stride, group, other);
                }
                if alternative {
                    link(&mut self.strong, stride, group, other);
                }
            }
        }
    }

    /// Returns the ends of the shortest chain that removes a candidate; one of the two ends must be right.
    ///
    /// The search is breadth-first from all nodes at once, one strong link at a time.
    pub(super) fn shortest(&mut self, board: &Board<W>) -> Option<ChainEnds> {
        // An XY-chain has the same digit at both ends.
        let same_digit = self.built == Some(LinkScope::Cells);
        // Breadth-first search yields a shortest chain, which is what a person would rather follow, and what the weight
        // depends on.
        self.follow(same_digit, |nodes, first, last| {
            let (a, b) = (&nodes[first], &nodes[last]);
            let has_others = || {
                let both = 1 << a.digit | 1 << b.digit;
                let cell = a.shared_cell(b);
                cell.is_some_and(|cell| board.masks[cell] & !both != 0)
            };
            if a.digit == b.digit {
                a.seen.intersects(b.seen) || has_others()
            } else {
                a.is_mate_of(b) || b.is_mate_of(a) || has_others()
            }
        })
    }

    /// Follows chains from all nodes at once until `stop` accepts the ends of one: any two nodes, or two with the same
    /// digit if `same_digit` is set.
    pub(super) fn follow(
        &mut self,
        same_digit: bool,
        stop: impl Fn(&[Node<W>], usize, usize) -> bool,
    ) -> Option<ChainEnds> {
        match self.stride {
            1 => self.follow_rows::<1>(same_digit, stop),
            2 => self.follow_rows::<2>(same_digit, stop),
            3 => self.follow_rows::<3>(same_digit, stop),
            4 => self.follow_rows::<4>(same_digit, stop),
            16 => self.follow_rows::<16>(same_digit, stop),
            _ => self.follow_rows::<64>(same_digit, stop),
        }
    }

    /// Follows chains in a graph with rows of `N` words.
    fn follow_rows<const N: usize>(
        &mut self,
        same_digit: bool,
        stop: impl Fn(&[Node<W>], usize, usize) -> bool,
    ) -> Option<ChainEnds> {
        // The search goes on from all nodes in step: each round extends all chains by one strong link, as unions of
        // rows of bits.
        let join = |into: &mut [u64; N], from: &[u64; N]| {
            (0..N).for_each(|word| into[word] |= from[word]);
        };
        let mut linked = [0; N];
        let strong = self.strong.as_chunks::<N>().0;
        strong.iter().for_each(|row| join(&mut linked, row));
        self.hops.clear();
        for weak in self.weak.as_chunks::<N>().0 {
            let mut hop = [0; N];
            // A weak link to a node without a strong one leads nowhere.
            let off = std::array::from_fn(|word| weak[word] & linked[word]);
            visit_ones::<N>(off, |off| join(&mut hop, &strong[off]));
            self.hops.extend_from_slice(&hop);
        }
        let hops = self.hops.as_chunks::<N>().0;
        self.reach.clone_from(&self.strong);
        self.newest.clone_from(&self.strong);
        let reach = self.reach.as_chunks_mut::<N>().0;
        let newest = self.newest.as_chunks_mut::<N>().0;
        // One strong link alone is a pair of places or of candidates, whose eliminations locked candidates and subsets
        // cover.
        for links in 2..=MAX_LINKS {
            let mut more = false;
            let mut least = 0;
            for first in 0..reach.len() {
                // Nodes are in the order of digits, so the nodes of one digit form a range that begins here.
                if same_digit && self.nodes[least].digit != self.nodes[first].digit {
                    least = first;
                }
                let mut next = [0; N];
                visit_ones(newest[first], |through| join(&mut next, &hops[through]));
                let mut any = 0;
                for (word, next) in next.iter_mut().enumerate() {
                    // Nodes that were reached before have a shorter chain, so each pair of ends is tested once.
                    *next &= !reach[first][word];
                    any |= *next;
                }
                newest[first] = next;
                if any == 0 {
                    continue;
                }
                more = true;
                join(&mut reach[first], &next);
                // A chain can be read from either end.
                let found = find_one(next, (least, first), |last| stop(&self.nodes, first, last));
                if let Some(last) = found {
                    return Some(ChainEnds { first, last, links });
                }
            }
            if !more {
                break;
            }
        }
        None
    }

    /// Returns `true` if the two nodes exclude each other.
    pub(super) fn excludes(&self, a: usize, b: usize) -> bool {
        self.weak[a * self.stride + b / 64] >> (b % 64) & 1 != 0
    }

    fn visit_row(&self, rows: &[u64], node: usize, mut visit: impl FnMut(usize)) {
        for (index, &word) in rows[node * self.stride..][..self.stride].iter().enumerate() {
            visit_ones([word], |bit| visit(index * 64 + bit));
        }
    }

    /// Returns the nodes that a candidate excludes.
    pub(super) fn excluded_by(
        &self,
        board: &Board<W>,
        cell: usize,
        digit: usize,
    ) -> impl Iterator<Item = usize> {
        let cells = board.tables.cells;
        let seen = self.planes[digit] & board.tables.peers[cell];
        let places = seen.iter().map(move |cell| (cell, digit));
        let mates = bits(board.masks[cell] & !(1 << digit)).map(move |digit| (cell, digit));
        let singles =
            places.chain(mates).filter_map(move |(cell, digit)| self.node(cells, cell, digit));
        let groups = (self.singles..self.nodes.len())
            .filter(move |&node| self.nodes[node].digit == digit)
            .filter(move |&node| self.nodes[node].seen.contains(cell));
        singles.chain(groups)
    }

    /// Visits the nodes that are right if a candidate is, as far as [`Graph::follow`] has come.
    pub(super) fn visit_reached(
        &mut self,
        board: &Board<W>,
        cell: usize,
        digit: usize,
        mut visit: impl FnMut(&Node<W>),
    ) {
        // The rows are not needed any more after following all chains.
        let mut all = std::mem::take(&mut self.newest);
        all.clear();
        all.resize(self.stride, 0);
        for node in self.excluded_by(board, cell, digit) {
            let row = &self.reach[node * self.stride..][..self.stride];
            all.iter_mut().zip(row).for_each(|(all, row)| *all |= row);
        }
        self.visit_row(&all, 0, |node| visit(&self.nodes[node]));
        self.newest = all;
    }

    /// Visits the nodes that are right if a candidate is, each with the number of strong links that lead there.
    pub(super) fn visit_layers(
        &self,
        board: &Board<W>,
        cell: usize,
        digit: usize,
        mut visit: impl FnMut(&Node<W>, u8),
    ) {
        // `follow` has joined all layers into one row, and the size of a forcing chain needs them apart.
        let mut visited = vec![0; self.stride];
        let mut newest = vec![0; self.stride];
        for node in self.excluded_by(board, cell, digit) {
            let row = &self.strong[node * self.stride..][..self.stride];
            newest.iter_mut().zip(row).for_each(|(all, row)| *all |= row);
        }
        for depth in 1..=MAX_LINKS as u8 {
            let mut next = vec![0; self.stride];
            self.visit_row(&newest, 0, |node| {
                visit(&self.nodes[node], depth);
                let row = &self.hops[node * self.stride..][..self.stride];
                next.iter_mut().zip(row).for_each(|(all, row)| *all |= row);
            });
            visited.iter_mut().zip(&newest).for_each(|(all, row)| *all |= row);
            next.iter_mut().zip(&visited).for_each(|(next, visited)| *next &= !visited);
            if next.iter().all(|&word| word == 0) {
                break;
            }
            newest = next;
        }
    }

    /// Finds the shortest chain from one of `starts`, assumed wrong, to a right node that `end` accepts, and stores it
    /// in [`Graph::chain`].
    pub(super) fn trace(&mut self, starts: &[usize], end: impl Fn(&Node<W>) -> bool) {
        self.chain.clear();
        self.parents.clear();
        self.parents.resize(self.nodes.len(), (NONE, NONE));
        let mut queue = std::mem::take(&mut self.queue);
        let mut parents = std::mem::take(&mut self.parents);
        queue.clear();
        for &start in starts {
            self.visit_row(&self.strong, start, |on| {
                // The first parent stays: in breadth-first order it belongs to a shortest chain.
                if parents[on].0 == NONE {
                    parents[on] = (start as u16, NONE);
                    queue.push(on as u16);
                }
            });
        }
        let mut head = 0;
        while let Some(&on) = queue.get(head) {
            head += 1;
            if end(&self.nodes[usize::from(on)]) {
                let mut at = on;
                while at != NONE {
                    let (off, before) = parents[usize::from(at)];
                    self.chain.extend([at, off]);
                    at = before;
                }
                self.chain.reverse();
                break;
            }
            self.visit_row(&self.weak, usize::from(on), |off| {
                self.visit_row(&self.strong, off, |next| {
                    if parents[next].0 == NONE {
                        parents[next] = (off as u16, on);
                        queue.push(next as u16);
                    }
                });
            });
        }
        self.queue = queue;
        self.parents = parents;
    }

    /// Returns the last chain as evidence. The board must not have changed since the graph was built.
    pub(super) fn links(&self, board: &Board<W>) -> Vec<ChainLink> {
        let node = |&node: &u16| {
            let node = &self.nodes[usize::from(node)];
            ChainNode { cells: node.cells.iter().collect(), digit: to_digit(node.digit) }
        };
        let link = |pair: &[u16; 2]| {
            let [off, on] = pair.map(|node| &self.nodes[usize::from(node)]);
            // Evidence names the house or cell of each strong link, without which a reader could not prove the step
            // from it.
            let rule = match off.shared_cell(on) {
                Some(cell) => StrongRule::Cell(cell),
                None => board.strong_rule(off.digit, off.cells | on.cells),
            };
            ChainLink { off: node(&pair[0]), on: node(&pair[1]), rule }
        };
        self.chain.as_chunks().0.iter().map(link).collect()
    }
}
