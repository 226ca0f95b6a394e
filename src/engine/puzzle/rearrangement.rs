//! Rearrangements of the rows and columns of a grid that map its boxes, other houses and peers onto themselves.
//!
//! Trying all of them is out of the question: 25x25 has more than 10^48. So both the search for a canonical one and the
//! draw of a random one individualise and refine (McKay, "Practical graph isomorphism", 1981): a line is given a colour
//! of its own, and lines and digits are distinguished by the colours of their cells, until no further ones differ. A
//! few lines usually determine all others.

use super::variant::Rule;
use super::{Cell, HouseKind, Kind, Puzzle, Shape, number_by_first_appearance};
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
    /// `true` if rows can become columns.
    has_square_boxes: bool,
    /// The houses other than rows and columns, and the pairs of peers that share no house.
    sets: Vec<LatticeSet>,
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
        let (side, (rows, columns)) = (shape.side(), shape.kind().boxes());
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
        LineLattice { side, has_square_boxes: rows == columns, sets }
    }

    /// Returns the rearrangement of a puzzle and its solution that all equivalent puzzles share: for each cell, the cell
    /// that its digit comes from.
    pub(super) fn canonical(&self, puzzle: &Puzzle) -> Vec<Cell> {
        let cells = (puzzle.givens.cells().iter().zip(puzzle.solution.cells()))
            .map(|(&given, &digit)| (if given == 0 { digit } else { given }, given != 0))
            .collect();
        let mut search =
            LeafSearch { lattice: self, cells, least: None, automorphisms: Vec::new() };
        let mut colors = self.uniform();
        self.refine(&search.cells, &mut colors);
        search.descend(&colors, &mut Vec::new(), &mut Vec::new());
        let lines = search.least.expect("every search reaches a leaf").lines;
        // The sets of the least leaf are not where those of the kind are. Of the rearrangements that put them there, the
        // first one depends on the leaf alone.
        self.sources(&lines, |_| ())
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
        let images = self.place(lines, from, to, &mut sort).expect("the identity is one");
        let mut sources = vec![0; self.side * self.side];
        for cell in 0..sources.len() {
            sources[self.image(cell, &images)] = cell;
        }
        sources
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
        let (side, columns) = (self.side, if self.has_square_boxes { 0 } else { self.side });
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
        let vertices = |cell: Cell| {
            let digit = usize::from(cells[cell].0);
            [cell / self.side, self.side + cell % self.side, 2 * self.side + digit]
        };
        let mut count = 0;
        loop {
            let weights: Vec<u64> = colors.iter().map(|&color| mix(color as u64)).collect();
            let own: Vec<u64> = (0..cells.len())
                .map(|cell| {
                    let weights = vertices(cell).map(|vertex| weights[vertex]);
                    mix(weights.into_iter().fold(u64::from(cells[cell].1), u64::wrapping_add))
                })
                .collect();
            let mut with_sets = own.clone();
            for (is_box, set) in &self.sets {
                let start = mix(2 * set.len() as u64 + u64::from(*is_box));
                let sum = mix(set.iter().fold(start, |sum, &cell| sum.wrapping_add(own[cell])));
                set.iter().for_each(|&cell| with_sets[cell] = with_sets[cell].wrapping_add(sum));
            }
            // Sums, so that the order of the cells does not matter. Two lines with equal sums by accident would only be
            // distinguished later.
            let mut sums = vec![0_u64; colors.len()];
            for (cell, &weight) in with_sets.iter().enumerate() {
                let weight = mix(weight);
                vertices(cell).iter().for_each(|&at| sums[at] = sums[at].wrapping_add(weight));
            }
            let mut order: Vec<(usize, u64, usize)> =
                sums.into_iter().enumerate().map(|(at, sum)| (colors[at], sum, at)).collect();
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
        let mut lines: Vec<Line> = (0..2 * side).collect();
        lines.sort_by_key(|&line| colors[line]);
        let is_transposed = lines[0] >= side;
        lines.sort_by_key(|&line| (line >= side) != is_transposed);
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
