//! Tables of a shape that the finders look up, as sets of cells.

use super::evidence::{HouseGroup, SumRule};
use crate::puzzle::{CageRule, MAX_CELLS, Mark, Relation, Sequence, Shape, earlier_peers};
use gridpress_ground::set::{Set, bits};
use std::collections::BTreeMap;
use std::ops::Range;

/// Maximum number of digits of any kind.
pub(super) const DIGITS: usize = 25;

/// A cell that two grids share: the index of the grid and of the cell in each.
pub(super) struct SharedCell {
    pub(super) from: (usize, usize),
    pub(super) to: (usize, usize),
}

/// A line that crosses a box.
pub(super) struct Crossing<const W: usize> {
    pub(super) line: usize,
    pub(super) block: usize,
    /// The common cells, at least two.
    pub(super) cells: Set<W>,
}

/// Cells whose digits make a known number, usually a sum.
pub(super) struct CellSum<const W: usize> {
    pub(super) cells: Set<W>,
    /// The operation.
    pub(super) rule: CageRule,
    pub(super) target: u32,
    /// The houses that the sum is derived from; empty for a cage.
    pub(super) houses: Range<usize>,
    /// For each cell, the earlier cells that it sees, as bits.
    pub(super) apart: [u16; MAX_CELLS],
}

/// Cells whose digits make a number that depends on their order.
pub(super) struct NumberLine<const W: usize> {
    pub(super) cells: Set<W>,
    pub(super) mark: Mark,
    pub(super) sequence: Sequence,
    /// For each cell, the earlier cells that it sees, as bits.
    pub(super) apart: Vec<u128>,
}

/// Two cells with a relation between their digits, seen from both ends.
pub(super) struct Pairing {
    pub(super) cells: [usize; 2],
    /// For each end and each digit there, the digits that it allows at the other end, as bits.
    pub(super) partners: [Vec<u32>; 2],
}

/// Returns the row, the column and the box of a cell, as houses; without boxes, the row takes the place of the box.
fn trio(houses: &[usize], has_boxes: bool) -> [usize; 3] {
    // Finders that ask for a box in a Latin square then see the row twice, which yields nothing new.
    [houses[0], houses[1], houses[if has_boxes { 2 } else { 0 }]]
}

/// Maximum size of a sum whose cells may repeat a digit; larger ones have too many fillings.
const MAX_REPEATING: usize = 3;

/// The houses, peers, cages and marks of a shape, as sets of cells.
pub(super) struct Tables<const W: usize> {
    /// Number of digits, and of cells in a house.
    pub(super) digits: usize,
    pub(super) cells: usize,
    /// All cells.
    pub(super) all: Set<W>,
    /// The houses, in the order of [`Shape::houses`].
    pub(super) houses: Vec<Set<W>>,
    pub(super) members: Vec<Vec<usize>>,
    pub(super) houses_of: Vec<Vec<usize>>,
    /// The row, column and box of every cell; without boxes, the row again.
    trio: Vec<[usize; 3]>,
    pub(super) peers: Vec<Set<W>>,
    /// The houses of every cell, as bits.
    pub(super) house_bits: Vec<u128>,
    /// The houses of every cell, each with the bit of the cell among its members.
    pub(super) spots: Vec<Vec<(usize, u32)>>,
    /// For each house and each of its members, the cells that a line or a box shares with the house there, as bits
    /// among the members; all bits for shapes with other rules.
    crossed: Vec<[u32; 2]>,
    /// For each direction, the lines that run through the same boxes (bands and stacks), as bits; a single set of all
    /// lines for shapes with other rules.
    chutes: [Vec<u32>; 2],
    /// All boxes or regions, as bits.
    pub(super) boxes: u128,
    /// All other houses.
    pub(super) lines: u128,
    /// Every row and column with every box or region that shares at least two cells with it.
    pub(super) crossings: Vec<Crossing<W>>,
    /// Maximum number of cells that a row and a column together have in a box.
    pub(super) most_in_cross: usize,
    /// The cells for which rows, columns and boxes are the only rules; empty in shapes with other rules, and without
    /// cells that another grid shares. Arguments from uniqueness are restricted to these.
    pub(super) alone: Set<W>,
    /// The cages, followed by the cells that complete cages leave in houses and in groups of adjacent houses.
    pub(super) sums: Vec<CellSum<W>>,
    /// `true` if cages share cells: what several of them need or hold cannot be added up then.
    pub(super) cages_overlap: bool,
    /// Relations of pairs of cells, from marks and from their absence.
    pub(super) pairings: Vec<Pairing>,
    /// For each cell, the pairings that it belongs to, and which end it is.
    pub(super) pairings_of: Vec<Vec<(usize, usize)>>,
    /// Arrows and numbers outside the grid.
    pub(super) number_lines: Vec<NumberLine<W>>,
    /// For each digit, the cells whose marks allow it.
    pub(super) allowed: Vec<Set<W>>,
    /// For each cell and digit, the other digits that this placement removes, with their cells. Empty without pairings.
    blocked: Vec<Vec<(usize, Set<W>)>>,
}

impl<const W: usize> Tables<W> {
    /// Returns `true` if there are cages, lines or signs.
    pub(super) fn has_marks(&self) -> bool {
        !(self.sums.is_empty() && self.pairings.is_empty() && self.number_lines.is_empty())
    }

    pub(super) fn new(shape: &Shape) -> Tables<W> {
        let (side, cells) = (shape.side(), shape.cells());
        let members: Vec<Vec<usize>> =
            shape.houses().iter().map(|house| house.cells.clone()).collect();
        let houses: Vec<Set<W>> = members.iter().map(|of| of.iter().copied().collect()).collect();
        let mut crossings = Vec::new();
        let (kind, regions) = (shape.kind(), shape.digits());
        let regions = if kind.has_regions() { regions } else { 0 };
        for line in 0..2 * side {
            for block in 2 * side..2 * side + regions {
                let cells = houses[line] & houses[block];
                // One common cell locks nothing, and a region that fills a line has no rest to remove from.
                if cells.len() > 1 && cells.len() < side {
                    crossings.push(Crossing { line, block, cells });
                }
            }
        }
        // Filters and arguments from uniqueness know rows, columns and boxes only. A further rule would let more cells
        // see each other, or forbid the swap that an argument relies on.
        let plain = kind == kind.without_variants() && kind.has_regions();
        let boxes = ((1 << regions) - 1) << (2 * side);
        let mut tables = Tables {
            digits: side,
            cells,
            all: (0..cells).collect(),
            house_bits: (0..cells)
                .map(|cell| shape.houses_of(cell).iter().fold(0, |bits, house| bits | 1 << house))
                .collect(),
            spots: (0..cells)
                .map(|cell| {
                    let bit = |house: usize| {
                        // Members of a house ascend, so the number of smaller ones is the position.
                        let before = members[house].iter().filter(|&&other| other < cell);
                        (house, 1 << before.count())
                    };
                    shape.houses_of(cell).iter().map(|&house| bit(house)).collect()
                })
                .collect(),
            crossed: (0..houses.len())
                .flat_map(|house| crossings_at(plain, &crossings, house, &members[house]))
                .collect(),
            chutes: if plain {
                [kind.boxes().1, kind.boxes().0].map(|width| chutes(side, width))
            } else {
                [vec![!0], vec![!0]]
            },
            // An irregular region can lie in a cross as a whole.
            most_in_cross: if kind.has_irregular_regions() {
                side
            } else {
                kind.boxes().0 + kind.boxes().1 - 1
            },
            boxes,
            lines: ((1 << houses.len()) - 1) & !boxes,
            peers: (0..cells).map(|cell| shape.peers(cell).iter().copied().collect()).collect(),
            houses_of: (0..cells).map(|cell| shape.houses_of(cell).to_vec()).collect(),
            trio: (0..cells).map(|cell| trio(shape.houses_of(cell), regions > 0)).collect(),
            alone: if plain { (0..cells).collect() } else { Set::EMPTY },
            sums: Vec::new(),
            cages_overlap: shape.has_overlapping_cages(),
            pairings: Vec::new(),
            pairings_of: vec![Vec::new(); cells],
            number_lines: shape
                .sequences()
                .iter()
                .map(|sequence| number_line(shape, sequence))
                .collect(),
            allowed: (0..side)
                .map(|digit| {
                    (0..cells).filter(move |&cell| shape.allowed_digits(cell) >> digit & 1 != 0)
                })
                .map(Iterator::collect)
                .collect(),
            blocked: Vec::new(),
            crossings,
            houses,
            members,
        };
        for cage in shape.cages() {
            // A cage without a number has only peers.
            let cells = cage.cells.iter().copied().filter(|_| cage.rule != CageRule::Distinct);
            tables.push_sum(cells.collect(), cage.rule, cage.target, 0..0);
        }
        tables.add_sums();
        tables.add_pairings(shape);
        tables
    }

    /// Adds the relations of pairs of cells.
    fn add_pairings(&mut self, shape: &Shape) {
        let pairing = |link: &crate::puzzle::PairConstraint| {
            let [a, b] = link.cells;
            let differ = u32::from(self.peers[a].contains(b));
            // Cells that see each other never hold the same digit, whatever their marks.
            let partners = |relation: Relation| {
                let of = relation.partners(self.digits).into_iter().enumerate();
                of.map(|(digit, partners)| partners & !(differ << digit)).collect()
            };
            Pairing {
                cells: link.cells,
                partners: [partners(link.relation), partners(link.relation.reversed())],
            }
        };
        // Several marks on the same two cells form one pairing.
        // An ordered map: finders take the first pairing that yields a step, so its order is part of the rating.
        let mut pairings: BTreeMap<[usize; 2], Pairing> = BTreeMap::new();
        for of_link in shape.pair_constraints().iter().map(pairing) {
            let existing = pairings.entry(of_link.cells).or_insert_with(|| Pairing {
                cells: of_link.cells,
                partners: [0, 1].map(|end| vec![!0; of_link.partners[end].len()]),
            });
            for (existing, partners) in existing.partners.iter_mut().zip(&of_link.partners) {
                let both = existing.iter_mut().zip(partners);
                both.for_each(|(existing, partners)| *existing &= partners);
            }
        }
        self.pairings = pairings.into_values().collect();
        for (index, pairing) in self.pairings.iter().enumerate() {
            for (end, &cell) in pairing.cells.iter().enumerate() {
                self.pairings_of[cell].push((index, end));
            }
        }
        if self.pairings.is_empty() {
            return;
        }
        let all = (1 << self.digits) - 1;
        for cell in 0..self.cells {
            for digit in 0..self.digits {
                let mut blocked = vec![Set::EMPTY; self.digits];
                for &(index, end) in &self.pairings_of[cell] {
                    let Pairing { cells, partners } = &self.pairings[index];
                    let other = cells[1 - end];
                    for excluded in bits(all & !partners[end][digit]) {
                        if excluded != digit || !self.peers[cell].contains(other) {
                            blocked[excluded].insert(other);
                        }
                    }
                }
                let of_digits = blocked.into_iter().enumerate();
                self.blocked.push(of_digits.filter(|(_, cells)| !cells.is_empty()).collect());
            }
        }
    }

    /// Returns the eliminations of placing `digit` in `cell` beyond those of the digit in its peers, by digit.
    #[inline]
    pub(super) fn blocked(&self, cell: usize, digit: usize) -> &[(usize, Set<W>)] {
        if self.blocked.is_empty() { &[] } else { &self.blocked[cell * self.digits + digit] }
    }

    /// Adds the sums of cells that complete cages leave in one to three rows, columns or boxes, or that they have
    /// outside of them. All houses have the same sum, so these are known.
    fn add_sums(&mut self) {
        // The rule of 45: cages that fill a house add up to the sum of all digits, and what they leave over is known.
        let house = (self.digits * (self.digits + 1) / 2) as u32;
        let cages = self.sums.len();
        // If any cages use other operations, too few add up.
        if cages == 0
            || self.cages_overlap
            || self.sums.iter().any(|cage| cage.rule != CageRule::Killer)
        {
            return;
        }
        for first in 0..self.houses.len() {
            let mut area = Set::EMPTY;
            for count in 1..=3 {
                let last = first + count - 1;
                let is_same_type =
                    // Houses come in groups of rows, columns and boxes, each as long as there are digits.
                    last < self.houses.len() && last / self.digits == first / self.digits;
                // Extra houses may overlap, and overlapping houses would count cells twice.
                if !is_same_type || self.houses[last].intersects(area) {
                    break;
                }
                area |= self.houses[last];
                let sum = house * count as u32;
                let (cells, inside) =
                    join(self.sums[..cages].iter().filter(|cage| cage.cells.is_subset_of(area)));
                self.add_sum(area - cells, sum.saturating_sub(inside), first..last + 1);
                let (cells, all) =
                    join(self.sums[..cages].iter().filter(|cage| cage.cells.intersects(area)));
                if area.is_subset_of(cells) {
                    self.add_sum(cells - area, all.saturating_sub(sum), first..last + 1);
                }
            }
        }
    }

    /// Adds cells with their sum, unless they are present already or have too many fillings.
    fn add_sum(&mut self, cells: Set<W>, sum: u32, houses: Range<usize>) {
        let differ =
            cells.iter().all(|cell| (cells - Set::from_cell(cell)).is_subset_of(self.peers[cell]));
        let few = !cells.has_more_than(if differ { self.digits - 1 } else { MAX_REPEATING });
        // The same cells may be left by two groups of houses, or be a cage. The first stands: evidence names its
        // houses.
        let existing = self.sums.iter().any(|existing| existing.cells == cells);
        if few && !existing && !cells.is_empty() {
            let rule = if differ { CageRule::Killer } else { CageRule::Sum };
            self.push_sum(cells, rule, sum, houses);
        }
    }

    fn push_sum(&mut self, cells: Set<W>, rule: CageRule, target: u32, houses: Range<usize>) {
        let in_order: Vec<usize> = cells.iter().collect();
        let apart = earlier_peers(&in_order, |a, b| self.peers[a].contains(b));
        self.sums.push(CellSum { cells, rule, target, houses, apart });
    }

    /// Returns the cage of a sum, or the houses whose innies or outies it consists of.
    pub(super) fn sum_rule(&self, sum: usize) -> SumRule {
        let CellSum { cells, houses, .. } = &self.sums[sum];
        let area = self.houses[houses.clone()].iter().fold(Set::EMPTY, |all, &house| all | house);
        match houses.len() {
            // Sums without houses are the cages, in their order.
            0 => SumRule::Cage(sum),
            _ => SumRule::Innies(HouseGroup {
                bits: houses.clone().fold(0, |bits, house| bits | 1 << house),
                is_outside: !cells.is_subset_of(area),
            }),
        }
    }

    /// Returns `false` if places `fins` of a row (`direction` 0) or a column (1), as bits, certainly have no common
    /// peers in the crossing lines `cover`.
    #[inline]
    pub(super) fn can_share_peers(&self, direction: usize, fins: u32, cover: u32) -> bool {
        self.chutes[direction].iter().any(|lines| fins & !lines == 0 && cover & lines != 0)
    }

    /// Returns `false` if `places` of a house, as bits among its members, certainly have no common peers outside of it.
    #[inline]
    pub(super) fn can_be_locked(&self, house: usize, places: u32) -> bool {
        if places == 0 {
            return false;
        }
        // All places must lie in one of the two crossings through the first place; otherwise no set of common peers is
        // needed.
        let [a, b] = self.crossed[house * self.digits + places.trailing_zeros() as usize];
        places & !a == 0 || places & !b == 0
    }

    /// Returns all houses of the same type (rows, columns or boxes), as bits.
    #[inline]
    pub(super) fn houses_of_same_type(&self, house: usize) -> u128 {
        ((1 << self.digits) - 1) << (house / self.digits * self.digits)
    }

    /// Returns the cells that see all of `cells`.
    #[inline]
    pub(super) fn seen_by_all(&self, cells: Set<W>) -> Set<W> {
        let mut cells = cells.iter();
        let Some(first) = cells.next() else {
            return Set::EMPTY;
        };
        cells.fold(self.peers[first], |seen, cell| seen & self.peers[cell])
    }

    /// Returns the cells that see at least one of `cells`.
    #[inline]
    pub(super) fn seen_by_any(&self, cells: Set<W>) -> Set<W> {
        cells.iter().fold(Set::EMPTY, |seen, cell| seen | self.peers[cell])
    }

    /// Returns the houses that contain all of `cells`.
    pub(super) fn common_houses(&self, cells: Set<W>) -> impl Iterator<Item = usize> + '_ {
        let of: &[usize] = if cells.is_empty() { &[] } else { &self.houses_of[cells.first()] };
        of.iter().copied().filter(move |&house| cells.is_subset_of(self.houses[house]))
    }

    pub(super) fn row(&self, cell: usize) -> usize {
        self.trio[cell][0]
    }

    pub(super) fn column(&self, cell: usize) -> usize {
        self.trio[cell][1]
    }

    /// Returns the box or region of a cell, as a house.
    pub(super) fn block(&self, cell: usize) -> usize {
        self.trio[cell][2]
    }
}

fn number_line<const W: usize>(shape: &Shape, sequence: &Sequence) -> NumberLine<W> {
    let cells = &sequence.cells;
    let apart = cells.iter().enumerate().map(|(at, &cell)| {
        cells[..at]
            .iter()
            .enumerate()
            .filter(|(_, other)| shape.peers(cell).contains(other))
            .fold(0, |bits, (other, _)| bits | 1 << other)
    });
    NumberLine {
        cells: cells.iter().copied().collect(),
        mark: shape.marks()[sequence.mark].clone(),
        sequence: sequence.clone(),
        apart: apart.collect(),
    }
}

/// Returns the union of some cages, and their total.
fn join<'a, const W: usize>(cages: impl Iterator<Item = &'a CellSum<W>>) -> (Set<W>, u32) {
    cages.fold((Set::EMPTY, 0), |(cells, sum), cage| (cells | cage.cells, sum + cage.target))
}

/// Returns, for each member of `house`, the cells of the crossings there, as bits among the members.
fn crossings_at<const W: usize>(
    plain: bool,
    crossings: &[Crossing<W>],
    house: usize,
    members: &[usize],
) -> Vec<[u32; 2]> {
    let inside = |crossing: &Crossing<W>| {
        let cells = members.iter().enumerate();
        cells.fold(0, |mask, (index, &cell)| {
            mask | u32::from(crossing.cells.contains(cell)) << index
        })
    };
    let of_house = |crossing: &&Crossing<W>| crossing.line == house || crossing.block == house;
    let crossings: Vec<&Crossing<W>> = crossings.iter().filter(of_house).collect();
    let at = |&cell: &usize| {
        let mut all = [if plain { 0 } else { !0 }; 2];
        let crossing_here = crossings.iter().filter(|crossing| crossing.cells.contains(cell));
        if plain {
            all.iter_mut().zip(crossing_here).for_each(|(all, crossing)| *all = inside(crossing));
        }
        all
    };
    members.iter().map(at).collect()
}

/// Returns the groups of lines that run through the same boxes, as bits.
fn chutes(side: usize, width: usize) -> Vec<u32> {
    let lines = (1 << width) - 1;
    (0..side).step_by(width).map(|first| lines << first).collect()
}
