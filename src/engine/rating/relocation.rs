//! Steps of one grid, or of a turned puzzle, in the cells, houses and digits of another one.

use super::Step;
use super::evidence::{
    CageChainPattern, CageOverlapPattern, Candidate, CellSet, ChainLink, ChainNode, ColourLink,
    ColourPair, Evidence, HouseGroup, NetInference, RectangleArgument, StrongLink, StrongRule,
    Subset, SumRule,
};
use crate::puzzle::{Cell, HouseKind, Shape, ShapeParts, Transform};
use gridpress_ground::set::wide_bits;

/// A map from the cells, houses and digits of a shape to those of another one.
pub(super) struct Relocation {
    /// For each cell, its image.
    pub(super) cells: Vec<Cell>,
    houses: Vec<usize>,
    cages: Vec<usize>,
    marks: Vec<usize>,
    /// For each digit, from 0, its image.
    digits: Vec<u8>,
    /// `true` if rows become columns.
    is_transposed: bool,
}

impl Relocation {
    /// Returns the map from one of several grids, which is a puzzle of its own, to their canvas.
    pub(super) fn to_canvas(one: &Shape, cells: Vec<Cell>, canvas: &Shape) -> Relocation {
        let digits = (0..=canvas.digits() as u8).collect();
        // Grids that overlap have neither cages nor marks.
        Relocation::new(one, cells, digits, canvas, [Vec::new(), Vec::new()])
    }

    /// Returns the map from the puzzles of `turned` back to those of `shape`, which `transform` turned.
    pub(super) fn back(turned: &Shape, transform: &Transform, shape: &Shape) -> Relocation {
        let mut digits = vec![0; shape.digits() + 1];
        for (digit, &image) in transform.digits().iter().enumerate() {
            digits[usize::from(image)] = digit as u8;
        }
        let moved = ShapeParts::moved(shape, transform.sources(), transform.digits());
        let parts = [
            positions_in(&moved.cages, turned.cages()),
            positions_in(&moved.marks, turned.marks()),
        ];
        Relocation::new(turned, transform.sources().to_vec(), digits, shape, parts)
    }

    fn new(
        from: &Shape,
        cells: Vec<Cell>,
        digits: Vec<u8>,
        to: &Shape,
        [cages, marks]: [Vec<usize>; 2],
    ) -> Relocation {
        let houses: Vec<usize> = from
            .houses()
            .iter()
            .map(|house| {
                // Houses are matched by their cells, because two grids may share a box, which the whole shape has only
                // once.
                let mut image: Vec<Cell> = house.cells.iter().map(|&own| cells[own]).collect();
                image.sort_unstable();
                let mut all = to.houses().iter();
                all.position(|other| other.cells == image).expect("a house of the other shape")
            })
            .collect();
        let is_transposed = matches!(to.houses()[houses[0]].kind, HouseKind::Column(_));
        Relocation { cells, houses, cages, marks, digits, is_transposed }
    }

    /// Returns a step in the cells, houses and digits of the other shape.
    pub(super) fn step(&self, mut step: Step, to: &Shape) -> Step {
        self.evidence(&mut step.evidence, to);
        self.candidates(&mut step.places);
        self.candidates(&mut step.removes);
        step
    }

    fn house(&self, house: &mut usize) {
        *house = self.houses[*house];
    }

    fn houses(&self, houses: &mut [usize]) {
        houses.iter_mut().for_each(|house| self.house(house));
        houses.sort_unstable();
    }

    fn cage(&self, cage: &mut usize) {
        *cage = self.cages[*cage];
    }

    fn cages(&self, cages: &mut [usize]) {
        cages.iter_mut().for_each(|cage| self.cage(cage));
        cages.sort_unstable();
    }

    fn cell(&self, cell: &mut Cell) {
        *cell = self.cells[*cell];
    }

    /// Moves cells whose order has no meaning.
    fn cells(&self, cells: &mut [Cell]) {
        cells.iter_mut().for_each(|cell| self.cell(cell));
        cells.sort_unstable();
    }

    fn digit(&self, digit: &mut u8) {
        *digit = self.digits[usize::from(*digit)];
    }

    fn digits(&self, digits: &mut [u8]) {
        digits.iter_mut().for_each(|digit| self.digit(digit));
        digits.sort_unstable();
    }

    fn set(&self, set: &mut CellSet) {
        self.cells(&mut set.cells);
        self.digits(&mut set.digits);
    }

    fn subset(&self, Subset { house, cells, digits }: &mut Subset) {
        self.house(house);
        self.cells(cells);
        self.digits(digits);
    }

    fn candidate(&self, Candidate { cell, digit }: &mut Candidate) {
        self.cell(cell);
        self.digit(digit);
    }

    /// Moves candidates whose order has no meaning.
    fn candidates(&self, candidates: &mut [Candidate]) {
        candidates.iter_mut().for_each(|candidate| self.candidate(candidate));
        candidates.sort_unstable();
    }

    fn sum_rule(&self, rule: &mut SumRule) {
        match rule {
            SumRule::Cage(cage) => self.cage(cage),
            SumRule::Innies(HouseGroup { bits, .. }) => {
                *bits = wide_bits(*bits).fold(0, |bits, house| bits | 1 << self.houses[house]);
            }
        }
    }

    fn strong_rule(&self, rule: &mut StrongRule) {
        match rule {
            StrongRule::Cell(cell) => self.cell(cell),
            StrongRule::House(house) => self.house(house),
            StrongRule::Sum(rule) => self.sum_rule(rule),
        }
    }

    fn strong_link(&self, StrongLink { house, near, far }: &mut StrongLink) {
        self.house(house);
        self.cell(near);
        self.cell(far);
    }

    fn colours(&self, colours: &mut ColourPair) {
        colours.iter_mut().for_each(|cells| self.cells(cells));
    }

    fn colour_links(&self, links: &mut [ColourLink]) {
        for ColourLink { house, cells } in links {
            self.house(house);
            self.cells(cells);
        }
    }

    fn chain(&self, links: &mut [ChainLink]) {
        for ChainLink { off, on, rule } in links {
            for ChainNode { cells, digit } in [off, on] {
                self.cells(cells);
                self.digit(digit);
            }
            self.strong_rule(rule);
        }
    }

    fn inference(&self, inference: &mut NetInference) {
        match inference {
            NetInference::Exclusion { right, wrong } => {
                self.candidate(right);
                self.candidate(wrong);
            }
            NetInference::Single { right, wrong, rule } => {
                self.candidate(right);
                self.candidates(wrong);
                self.strong_rule(rule);
            }
            NetInference::Filling { before, wrong, rule } => {
                self.candidates(before);
                self.candidate(wrong);
                self.sum_rule(rule);
            }
        }
    }

    fn evidence(&self, evidence: &mut Evidence, to: &Shape) {
        use Evidence::*;
        match evidence {
            FullHouse { house, cell, digit } | HiddenSingle { house, cell, digit } => {
                self.house(house);
                self.cell(cell);
                self.digit(digit);
            }
            NakedSingle { cell, digit } => {
                self.cell(cell);
                self.digit(digit);
            }
            Bug { cell, digits, digit } => {
                self.cell(cell);
                self.digits(digits);
                self.digit(digit);
            }
            Locked { house, digit, cells, cover } => {
                self.house(house);
                self.digit(digit);
                self.cells(cells);
                cover.iter_mut().for_each(|house| self.house(house));
            }
            NakedSubset(subset) | HiddenSubset(subset) => self.subset(subset),
            SueDeCoq { middle, sides, houses } => {
                self.set(middle);
                sides.iter_mut().for_each(|set| self.set(set));
                houses.iter_mut().for_each(|house| self.house(house));
            }
            CageCombination { cage, cells, digits } => {
                self.cage(cage);
                self.cells(cells);
                self.digits(digits);
            }
            CageClaiming { cage, cells, digit, places } => {
                self.cage(cage);
                self.cells(cells);
                self.digit(digit);
                self.cells(places);
            }
            CageSum { cage, cells } => {
                self.cage(cage);
                self.cells(cells);
            }
            Innies { cells, houses } => {
                self.cells(cells);
                self.houses(houses);
            }
            HouseCombination { house, cages, cells, rest } => {
                self.house(house);
                self.cages(cages);
                self.cells(cells);
                self.cells(rest);
            }
            CageOverlap(CageOverlapPattern { digit, cages, houses, places, .. }) => {
                self.digit(digit);
                self.cages(cages);
                self.houses(houses);
                self.cells(places);
            }
            CageChain(CageChainPattern { links, inner, ends }) => {
                self.chain(links);
                inner.iter_mut().flatten().for_each(|rule| self.sum_rule(rule));
                for (end, rules) in &mut *ends {
                    self.candidate(end);
                    rules.iter_mut().flatten().for_each(|rule| self.sum_rule(rule));
                }
                ends.sort_unstable_by_key(|(end, _)| *end);
            }
            MarkPair { cells, digits } => {
                self.cells(cells);
                self.digits(digits);
            }
            MarkRoom { cell, digit, beside } => {
                self.cell(cell);
                self.digit(digit);
                self.set(beside);
            }
            MarkHouse { house, digit, cells } => {
                self.house(house);
                self.digit(digit);
                self.cells(cells);
            }
            NumberLine { mark, cells, sign } => {
                *mark = self.marks[*mark];
                cells.clone_from(&to.marks()[*mark].cells);
                *sign = to.marks()[*mark].sign;
            }
            Fish(fish) => {
                self.digit(&mut fish.digit);
                for lines in [&mut fish.base, &mut fish.cover] {
                    for line in &mut *lines {
                        self.house(&mut line.house);
                        self.cells(&mut line.cells);
                    }
                    lines.sort_unstable_by_key(|line| line.house);
                }
                self.cells(&mut fish.fins);
            }
            TurbotFish { digit, links } => {
                self.digit(digit);
                links.iter_mut().for_each(|link| self.strong_link(link));
            }
            EmptyRectangle(cross) => {
                self.digit(&mut cross.digit);
                self.house(&mut cross.block);
                self.cells(&mut cross.remaining);
                self.cells(&mut cross.excluded);
                self.strong_link(&mut cross.link);
            }
            Wing(wing) => {
                self.cell(&mut wing.pivot);
                self.digits(&mut wing.digits);
                self.candidates(&mut wing.pincers);
                self.digit(&mut wing.shared);
            }
            WWing(wing) => {
                wing.ends.iter_mut().chain(&mut wing.link).for_each(|cell| self.cell(cell));
                self.digit(&mut wing.linked);
                self.digit(&mut wing.other);
                self.house(&mut wing.house);
            }
            WxyzWing { cells, digit } => {
                cells.iter_mut().for_each(|set| self.set(set));
                self.digit(digit);
            }
            Rectangle(rectangle) => {
                self.cells(&mut rectangle.corners);
                self.digits(&mut rectangle.digits);
                self.cells(&mut rectangle.roof);
                match &mut rectangle.argument {
                    RectangleArgument::OneCorner => {}
                    RectangleArgument::OneExtra { digit } | RectangleArgument::Bound { digit } => {
                        self.digit(digit);
                    }
                    RectangleArgument::WithSubset { extra, subset } => {
                        self.digits(extra);
                        self.subset(subset);
                    }
                    RectangleArgument::BoundTwice { digit, corner, lines, mates, opposite } => {
                        self.digit(digit);
                        self.cell(corner);
                        lines.iter_mut().for_each(|house| self.house(house));
                        mates.iter_mut().for_each(|cell| self.cell(cell));
                        if self.is_transposed {
                            lines.reverse();
                            mates.reverse();
                        }
                        self.cell(opposite);
                    }
                }
            }
            RemotePair { digits, colours } => {
                self.digits(digits);
                self.colours(colours);
            }
            SimpleColouring { digit, colours, links } => {
                self.digit(digit);
                self.colours(colours);
                self.colour_links(links);
            }
            MultiColouring { digit, clusters, links } => {
                self.digit(digit);
                clusters.iter_mut().for_each(|colours| self.colours(colours));
                links.iter_mut().for_each(|links| self.colour_links(links));
            }
            Chain { links } => self.chain(links),
            ForcingChain { starts, rule, ends, chains } => {
                starts.iter_mut().chain(ends).for_each(|candidate| self.candidate(candidate));
                self.strong_rule(rule);
                chains.iter_mut().flatten().for_each(|links| self.chain(links));
            }
            ForcingNet { branches, rule } => {
                rule.iter_mut().for_each(|rule| self.strong_rule(rule));
                for branch in branches {
                    self.candidate(&mut branch.start);
                    branch.placed.iter_mut().for_each(|candidate| self.candidate(candidate));
                    branch.inferences.iter_mut().for_each(|inference| self.inference(inference));
                }
            }
            AlsXz { sets, common } => {
                sets.iter_mut().for_each(|set| self.set(set));
                self.digits(common);
            }
            AlsXyWing { sets, common } => {
                sets.iter_mut().for_each(|set| self.set(set));
                common.iter_mut().for_each(|digit| self.digit(digit));
            }
            DeathBlossom { stem, petals } => {
                self.cell(stem);
                for petal in &mut *petals {
                    self.digit(&mut petal.digit);
                    self.set(&mut petal.set);
                }
                petals.sort_unstable_by_key(|petal| petal.digit);
            }
        }
    }
}

/// Returns for each of `all` its index in `moved`.
fn positions_in<T: PartialEq>(moved: &[T], all: &[T]) -> Vec<usize> {
    all.iter()
        .map(|one| moved.iter().position(|other| other == one).expect("what has been moved"))
        .collect()
}
