//! Rearrangements of the rows and columns of a grid that map its boxes, other houses and peers onto themselves.
//!
//! Trying all of them is out of the question: 25x25 has more than 10^48. So both the search for a canonical one and the
//! draw of a random one individualise and refine (McKay, "Practical graph isomorphism", 1981): a line is given a colour
//! of its own, and lines and digits are distinguished by the colours of their cells, until no further ones differ. A
//! few lines usually determine all others.

use super::variant::Rule;
use super::{Cell, Grid, HouseKind, Kind, Shape, number_by_first_appearance};
use gridpress_ground::cache::Cache;
use gridpress_ground::rng::Stream;
use std::cmp::Ordering;
use std::iter;
use std::sync::Arc;

/// A row or a column; columns are numbered after all rows.
type Line = usize;

/// A digit, 0 if unknown, and `true` if it is given.
type CellContent = (u8, bool);

/// The rows and columns of a kind, and the sets of cells that a rearrangement must map onto sets.
pub(super) struct LineLattice {
    side: usize,
    /// Number of rows and columns of a box; those of the grid if there are no boxes.
    block: (usize, usize),
    /// The houses other than rows and columns, and the pairs of peers that share no house.
    sets: Vec<LatticeSet>,
    /// `true` if all sets are boxes.
    has_only_boxes: bool,
}

/// Cells, ascending, after `true` for boxes. Where other houses could become boxes and boxes these, as with disjoint
/// groups, puzzles would be as equivalent, but neither look nor be rated alike.
type LatticeSet = (bool, Vec<Cell>);

/// A leaf of the search: an order of the lines.
struct Leaf {
    /// The hashes of the colourings on the path from the root, which are compared first.
    hashes: Vec<u64>,
    /// The digits, the places of the givens, and the sets in this order.
    image: (Vec<u8>, Vec<bool>, Vec<LatticeSet>),
    /// The individualised lines.
    path: Vec<Line>,
    /// The rows in order, then the columns; the other way round in a transposed grid.
    lines: Vec<Line>,
}

/// A search for the least leaf.
struct LeafSearch<'a> {
    lattice: &'a LineLattice,
    cells: Vec<CellContent>,
    least: Option<Leaf>,
    /// The rearrangements found so far that change nothing but the digits: the image of each line.
    automorphisms: Vec<Vec<Line>>,
}

/// A colour of each line, then of each digit from 0. Equal ones are numbered by the count of those of lower colours.
type Coloring = Vec<usize>;

impl LineLattice {
    /// Returns the lattice of a shape; `None` for overlapping grids, and if rules speak of more than houses and peers, or
    /// differ from puzzle to puzzle.
    pub(super) fn of(shape: &Shape) -> Option<Arc<LineLattice>> {
        let kind = shape.kind();
        static LATTICES: Cache<Kind, Arc<LineLattice>, 64> = Cache::empty();
        let has_other_rules = kind.variants().any(|variant| {
            !variant.adds_only_houses() && !matches!(variant.rule(), Rule::Offsets(_))
        });
        if has_other_rules || !kind.grids().is_single() {
            return None;
        }
        Some(LATTICES.get_or_compute(kind, || Arc::new(LineLattice::new(shape))))
    }

    fn new(shape: &Shape) -> LineLattice {
        let side = shape.side();
        let mut sets: Vec<LatticeSet> = shape.houses()[2 * side..]
            .iter()
            .map(|house| (matches!(house.kind, HouseKind::Box(_)), house.cells.clone()))
            .collect();
        for a in 0..shape.cells() {
            for &b in shape.peers(a) {
                if a < b && !shape.houses_of(a).iter().any(|of| shape.houses_of(b).contains(of)) {
                    sets.push((false, vec![a, b]));
                }
            }
        }
        sets.sort_unstable();
        let has_boxes = sets.iter().any(|(is_box, _)| *is_box);
        LineLattice {
            side,
            block: if has_boxes { shape.kind().boxes() } else { (side, side) },
            has_only_boxes: sets.iter().all(|(is_box, _)| *is_box),
            sets,
        }
    }

    /// Returns the rearrangement of a puzzle and its solution that all equivalent puzzles share: for each cell, the cell
    /// that its digit comes from. Where the solution is not known, `solution` has what is known of it.
    pub(super) fn canonical(&self, givens: &Grid, solution: &Grid) -> Vec<Cell> {
        let cells: Vec<CellContent> = (givens.cells().iter().zip(solution.cells()))
            .map(|(&given, &digit)| (if given == 0 { digit } else { given }, given != 0))
            .collect();
        let mut colors = self.uniform();
        self.refine(&cells, &mut colors);
        let lines = if self.branching_class(&colors).is_none() {
            self.lines_in_order(&colors)
        } else {
            let automorphisms = Vec::new();
            let mut search = LeafSearch { lattice: self, cells, least: None, automorphisms };
            search.descend(&colors, &mut Vec::new(), &mut Vec::new());
            search.least.expect("every search reaches a leaf").lines
        };
        // The sets of the least leaf are not where those of the kind are. Of the rearrangements that put them there, the
        // first one depends on the leaf alone.
        if self.has_only_boxes {
            self.sources_of(&self.place_in_blocks(&lines))
        } else {
            self.sources(&lines, |_| ())
        }
    }

    /// Returns a random rearrangement, each with the same probability: for each cell, the cell that its digit comes from.
    pub(super) fn random(&self, rng: &mut Stream) -> Vec<Cell> {
        self.sources(&Vec::from_iter(0..2 * self.side), |lines| rng.shuffle(lines))
    }

    /// Returns the first rearrangement, if lines are placed in the order of `lines`, each at the first possible place.
    /// `sort` puts these places, which are ascending, in another order.
    fn sources(&self, lines: &[Line], mut sort: impl FnMut(&mut [Line])) -> Vec<Cell> {
        let mut from = self.uniform();
        self.refine(&self.blank(), &mut from);
        let to = from.clone();
        self.sources_of(&self.place(lines, from, to, &mut sort).expect("the identity is one"))
    }

    /// Returns for each cell the one that its digit comes from, given the images of the lines.
    fn sources_of(&self, images: &[Line]) -> Vec<Cell> {
        let mut sources = vec![0; self.side * self.side];
        for cell in 0..sources.len() {
            sources[self.image(cell, images)] = cell;
        }
        sources
    }

    /// Returns the images of the lines if these are placed in the order of `lines`, those of a band or stack side by
    /// side. Allowed if all sets are boxes.
    fn place_in_blocks(&self, lines: &[Line]) -> Vec<Line> {
        let mut images = vec![0; lines.len()];
        for (half, (lines, size)) in
            lines.chunks(self.side).zip([self.block.0, self.block.1]).enumerate()
        {
            let groups = number_by_first_appearance(lines.iter().map(|line| line / size));
            let mut placed = vec![0; self.side / size];
            for (&line, &group) in lines.iter().zip(&groups) {
                let group = usize::from(group);
                images[line] = half * self.side + group * size + placed[group];
                placed[group] += 1;
            }
        }
        images
    }

    /// Returns the lines in the order of their colours, which all differ: the rows first, or the columns in a transposed
    /// grid.
    fn lines_in_order(&self, colors: &Coloring) -> Vec<Line> {
        let mut lines: Vec<Line> = (0..2 * self.side).collect();
        lines.sort_by_key(|&line| colors[line]);
        let is_transposed = lines[0] >= self.side;
        lines.sort_by_key(|&line| (line >= self.side) != is_transposed);
        lines
    }

    /// Returns the images of all lines under a rearrangement that maps each colour of `from` to the same colour of `to`;
    /// `None` if there is none.
    fn place(
        &self,
        lines: &[Line],
        from: Coloring,
        to: Coloring,
        sort: &mut impl FnMut(&mut [Line]),
    ) -> Option<Vec<Line>> {
        let Some(class) = self.branching_class(&from) else {
            let images: Vec<Line> = from[..lines.len()]
                .iter()
                .map(|color| to.iter().position(|other| other == color))
                .collect::<Option<_>>()?;
            return (self.moved_sets(&images) == self.sets).then_some(images);
        };
        let first = *lines.iter().find(|line| class.contains(line))?;
        let mut places: Vec<Line> =
            (0..lines.len()).filter(|&line| to[line] == from[first]).collect();
        sort(&mut places);
        let (from_hash, from) = self.individualize(&self.blank(), &from, first);
        places.into_iter().find_map(|place| {
            let (hash, to) = self.individualize(&self.blank(), &to, place);
            if hash == from_hash { self.place(lines, from.clone(), to, sort) } else { None }
        })
    }

    /// Returns the contents of an empty grid.
    fn blank(&self) -> Vec<CellContent> {
        vec![(0, false); self.side * self.side]
    }

    /// Returns the colouring in which only rows and columns differ, and these only if they cannot be exchanged.
    fn uniform(&self) -> Coloring {
        let is_square = self.block.0 == self.block.1;
        let (side, columns) = (self.side, if is_square { 0 } else { self.side });
        [vec![0; side], vec![columns; side], vec![2 * side], vec![2 * side + 1; side]].concat()
    }

    /// Returns the largest set of lines with the same colour; `None` if all colours differ.
    fn branching_class(&self, colors: &Coloring) -> Option<Vec<Line>> {
        (0..2 * self.side)
            .rev()
            .map(|color| Vec::from_iter((0..2 * self.side).filter(|&line| colors[line] == color)))
            .max_by_key(Vec::len)
            .filter(|class| class.len() > 1)
    }

    /// Returns the refined colouring in which `line` has a colour of its own, and its hash.
    fn individualize(
        &self,
        cells: &[CellContent],
        colors: &Coloring,
        line: Line,
    ) -> (u64, Coloring) {
        let own = colors[line];
        let mut refined = colors.clone();
        refined.iter_mut().filter(|color| **color == own).for_each(|color| *color += 1);
        refined[line] = own;
        (self.refine(cells, &mut refined), refined)
    }

    /// Distinguishes lines and digits by the colours of their cells, until no more differ. Returns a hash of the result,
    /// which is equal for equivalent colourings.
    fn refine(&self, cells: &[CellContent], colors: &mut Coloring) -> u64 {
        let side = self.side;
        // Empty cells tell nothing that their lines do not, except in sets other than boxes.
        let filled: Vec<(Cell, usize, u64)> = (cells.iter().enumerate())
            .filter(|(_, (digit, _))| *digit > 0)
            .map(|(cell, (digit, is_given))| {
                (cell, 2 * side + usize::from(*digit), u64::from(*is_given))
            })
            .collect();
        let (rows, columns) = self.block;
        let stacks = side / columns;
        let mut blocks = vec![0_u64; side / rows * stacks];
        let (mut weights, mut sums) = (vec![0_u64; colors.len()], vec![0_u64; colors.len()]);
        let mut order: Vec<(usize, u64, usize)> = vec![(0, 0, 0); colors.len()];
        let mut count = 0;
        loop {
            for (weight, &color) in weights.iter_mut().zip(&*colors) {
                *weight = mix(color as u64);
            }
            // Sums, so that the order of the cells does not matter. Two lines with equal sums by accident would only be
            // distinguished later.
            sums.fill(0);
            for (block, sum) in blocks.iter_mut().enumerate() {
                let (first, left) = (block / stacks * rows, side + block % stacks * columns);
                *sum = weights[first..first + rows]
                    .iter()
                    .chain(&weights[left..left + columns])
                    .fold(0, |sum, weight| sum.wrapping_add(*weight));
            }
            for &(cell, digit, is_given) in &filled {
                let [row, column] = [cell / side, side + cell % side];
                let own = mix(is_given
                    .wrapping_add(weights[row])
                    .wrapping_add(weights[column])
                    .wrapping_add(weights[digit]));
                for vertex in [row, column, digit] {
                    sums[vertex] = sums[vertex].wrapping_add(own);
                }
                let block = &mut blocks[row / rows * stacks + (column - side) / columns];
                *block = block.wrapping_add(own);
            }
            for (block, sum) in blocks.iter().enumerate() {
                let (first, left) = (block / stacks * rows, side + block % stacks * columns);
                let sum = mix(*sum);
                for line in (first..first + rows).chain(left..left + columns) {
                    sums[line] = sums[line].wrapping_add(sum);
                }
            }
            if !self.has_only_boxes {
                self.add_sets(cells, &weights, &mut sums);
            }
            for (at, entry) in order.iter_mut().enumerate() {
                *entry = (colors[at], sums[at], at);
            }
            order.sort_unstable();
            let (before, mut hash, mut next) = (count, 0, 0);
            count = 0;
            for class in order.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
                class.iter().for_each(|&(.., at)| colors[at] = next);
                next += class.len();
                count += 1;
                hash = mix(class[0].1 ^ mix(hash ^ next as u64));
            }
            if count == before {
                return hash;
            }
        }
    }

    /// Adds to the sum of each line and digit those of the sets other than boxes.
    fn add_sets(&self, cells: &[CellContent], weights: &[u64], sums: &mut [u64]) {
        let vertices = |cell: Cell| {
            let digit = usize::from(cells[cell].0);
            [cell / self.side, self.side + cell % self.side, 2 * self.side + digit]
        };
        let own: Vec<u64> = (0..cells.len())
            .map(|cell| {
                let weights = vertices(cell).map(|vertex| weights[vertex]);
                mix(weights.into_iter().fold(u64::from(cells[cell].1), u64::wrapping_add))
            })
            .collect();
        let mut of_sets = vec![0_u64; cells.len()];
        for (_, set) in self.sets.iter().filter(|(is_box, _)| !is_box) {
            let start = mix(2 * set.len() as u64);
            let sum = mix(set.iter().fold(start, |sum, &cell| sum.wrapping_add(own[cell])));
            set.iter().for_each(|&cell| of_sets[cell] = of_sets[cell].wrapping_add(sum));
        }
        for (cell, (&own, &sum)) in own.iter().zip(&of_sets).enumerate() {
            let weight = mix(own.wrapping_add(sum));
            vertices(cell).iter().for_each(|&at| sums[at] = sums[at].wrapping_add(weight));
        }
    }

    /// Returns the image of a cell, given those of the lines.
    fn image(&self, cell: Cell, images: &[Line]) -> Cell {
        let [a, b] = [cell / self.side, self.side + cell % self.side].map(|line| images[line]);
        a.min(b) * self.side + a.max(b) - self.side
    }

    /// Returns the sorted images of the sets, given those of the lines.
    fn moved_sets(&self, images: &[Line]) -> Vec<LatticeSet> {
        let mut moved: Vec<LatticeSet> = self.sets.clone();
        for (_, set) in &mut moved {
            set.iter_mut().for_each(|cell| *cell = self.image(*cell, images));
            set.sort_unstable();
        }
        moved.sort_unstable();
        moved
    }
}

impl LeafSearch<'_> {
    /// Searches all leaves below a colouring that can be less than the least one so far, given the individualised lines
    /// and the hashes of their colourings. Returns the number of these lines up to which the search goes on.
    fn descend(&mut self, colors: &Coloring, path: &mut Vec<Line>, hashes: &mut Vec<u64>) -> usize {
        let Some(class) = self.lattice.branching_class(colors) else {
            return self.offer(colors, path, hashes);
        };
        let (mut tried, depth) = (Vec::new(), path.len());
        for line in class {
            // The leaves below equivalent lines are equivalent.
            if self.orbit(path, line).iter().any(|other| tried.contains(other)) {
                continue;
            }
            tried.push(line);
            let (hash, refined) = self.lattice.individualize(&self.cells, colors, line);
            path.push(line);
            hashes.push(hash);
            let is_greater = self
                .least
                .as_ref()
                .is_some_and(|least| hashes.iter().gt(least.hashes.iter().take(hashes.len())));
            let end = if is_greater { depth } else { self.descend(&refined, path, hashes) };
            path.pop();
            hashes.pop();
            if end < depth {
                return end;
            }
        }
        depth
    }

    /// Returns the lines that automorphisms map `line` to without moving those of `path`.
    fn orbit(&self, path: &[Line], line: Line) -> Vec<Line> {
        let (mut orbit, mut done) = (vec![line], 0);
        while let Some(&line) = orbit.get(done) {
            done += 1;
            for images in &self.automorphisms {
                let is_fixing = path.iter().all(|&fixed| images[fixed] == fixed);
                if is_fixing && !orbit.contains(&images[line]) {
                    orbit.push(images[line]);
                }
            }
        }
        orbit
    }

    /// Compares a leaf with the least one. Returns the number of lines of the path up to which the search goes on.
    fn offer(&mut self, colors: &Coloring, path: &[Line], hashes: &[u64]) -> usize {
        let side = self.lattice.side;
        let lines = self.lattice.lines_in_order(colors);
        let mut images = vec![0; 2 * side];
        for (place, &line) in lines.iter().enumerate() {
            images[line] = place;
        }
        let mut grid = vec![(0, false); self.cells.len()];
        for (cell, &content) in self.cells.iter().enumerate() {
            grid[self.lattice.image(cell, &images)] = content;
        }
        let (digits, is_given): (Vec<u8>, Vec<bool>) = grid.into_iter().unzip();
        // 0 comes first, so that no digit has its number.
        let numbers = number_by_first_appearance(iter::once(0).chain(digits));
        let image = (numbers, is_given, self.lattice.moved_sets(&images));
        if let Some(least) = &self.least {
            match (hashes, &image).cmp(&(&least.hashes[..], &least.image)) {
                Ordering::Less => {}
                Ordering::Equal => {
                    let mut images = images;
                    (least.lines.iter().zip(&lines)).for_each(|(&from, &to)| images[from] = to);
                    self.automorphisms.push(images);
                    // Up to the first different line, this leaf lies in the image of a finished part of the search.
                    return least.path.iter().zip(path).take_while(|(a, b)| a == b).count();
                }
                Ordering::Greater => return path.len(),
            }
        }
        let (hashes, path) = (hashes.to_vec(), path.to_vec());
        let depth = path.len();
        self.least = Some(Leaf { hashes, image, path, lines });
        depth
    }
}

/// Returns a number in which each bit depends on all bits of `x` (the finaliser of SplitMix64). Canonical forms depend on
/// it.
fn mix(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
