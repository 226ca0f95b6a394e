//! Completion of steps: every elimination that the evidence of a step claims.
//!
//! A finder takes no more of a pattern than it needs: a shortcut only what leaves a single, almost locked sets only one of
//! their digits. A sentence about the same evidence claims more, for example that the cells of a hidden pair take no
//! other digit. Steps therefore remove all that, also in the other grids of a puzzle whose grids overlap.

use super::evidence::{
    Candidate, CellSet, ChainLink, ColourPair, Evidence, RectangleArgument, RectanglePattern,
};
use super::evidence_links::{excludes, node};
use super::step::Step;
use crate::puzzle::{Cell, Shape};
use gridpress_ground::set::bits;
use std::collections::BTreeSet;

impl Step {
    /// Adds the other eliminations that follow from the evidence, and returns them. `masks` has the candidates of each
    /// cell before the step.
    pub(super) fn complete(&mut self, shape: &Shape, masks: &[u32]) -> Vec<Candidate> {
        // An ordered set, since the order of the added candidates reaches the output.
        let mut claims = Claims { shape, masks, excluded: BTreeSet::new() };
        claims.add_evidence(self);
        // Claims are made about the shape; what the position has lost already, or the finder removed itself, adds
        // nothing.
        let mut added = claims.excluded;
        added.retain(|&one| has(masks, one) && !self.removes.contains(&one));
        self.removes.extend(&added);
        self.removes.sort_unstable();
        // The finder named a house of its own eliminations, which need not contain those that were added.
        if let Evidence::Locked { cells, cover, .. } = &mut self.evidence {
            let all: Vec<Cell> =
                cells.iter().copied().chain(self.removes.iter().map(|gone| gone.cell)).collect();
            *cover = common_house(shape, &all);
        }
        added.into_iter().collect()
    }
}

/// Returns the first house that contains all of `cells`.
fn common_house(shape: &Shape, cells: &[Cell]) -> Option<usize> {
    let contains = |house: &usize| cells.iter().all(|cell| shape.houses_of(*cell).contains(house));
    shape.houses_of(*cells.first()?).iter().copied().find(contains)
}

/// The candidates that the evidence of a step excludes.
struct Claims<'s> {
    shape: &'s Shape,
    masks: &'s [u32],
    excluded: BTreeSet<Candidate>,
}

impl Claims<'_> {
    fn add_evidence(&mut self, step: &mut Step) {
        match &mut step.evidence {
            Evidence::Locked { digit, cells, .. }
            | Evidence::CageClaiming { digit, places: cells, .. } => self.add_seen(*digit, cells),
            Evidence::NakedSubset(subset) => {
                for &digit in &subset.digits {
                    self.add_seen(digit, &self.places(digit, [&subset.cells[..]]));
                }
            }
            Evidence::HiddenSubset(subset) => {
                for &cell in &subset.cells {
                    let others =
                        digits_of(self.masks[cell]).filter(|digit| !subset.digits.contains(digit));
                    self.excluded.extend(others.map(|digit| Candidate { cell, digit }));
                }
            }
            Evidence::MarkHouse { digit, cells, .. } => {
                self.add_ruled_out(&candidates(*digit, cells))
            }
            Evidence::TurbotFish { digit, links } => {
                self.add_seen(*digit, &links.each_ref().map(|link| link.far));
            }
            Evidence::EmptyRectangle(cross) => {
                self.add_seen(cross.digit, &[&cross.remaining[..], &[cross.link.far]].concat());
            }
            Evidence::Wing(wing) => {
                let ends = wing.pincers.map(|pincer| pincer.cell);
                // Only in an XYZ-wing can the pivot hold the shared digit, so only there must a candidate see it as
                // well.
                let pivot: &[Cell] = &[wing.pivot];
                let pivot = if wing.digits.contains(&wing.shared) { pivot } else { &[] };
                self.add_seen(wing.shared, &[&ends, pivot].concat());
            }
            Evidence::WWing(wing) => self.add_seen(wing.other, &wing.ends),
            Evidence::WxyzWing { cells, digit } => {
                self.add_seen(*digit, &self.places(*digit, cells.iter().map(|set| &set.cells[..])));
            }
            Evidence::Rectangle(RectanglePattern {
                roof,
                argument: RectangleArgument::OneExtra { digit },
                ..
            }) => self.add_seen(*digit, roof),
            Evidence::RemotePair { digits, colours: [a, b] } => {
                for &digit in &*digits {
                    self.add_seen_by_both(digit, a, b);
                }
            }
            Evidence::SimpleColouring { digit, colours: [a, b], .. } => {
                // Two arguments share this evidence. If a whole colour is wrong, the sentence claims that colour and
                // nothing else.
                let is_wrong = |cells: &[Cell]| step.removes == candidates(*digit, cells);
                if !is_wrong(a) && !is_wrong(b) {
                    self.add_seen_by_both(*digit, a, b);
                }
            }
            Evidence::MultiColouring { digit, clusters, .. } => self.add_groups(*digit, clusters),
            Evidence::Chain { links } => self.add_chain(links),
            Evidence::ForcingChain { starts, ends, chains, .. } => {
                self.add_branches(starts, ends, chains);
            }
            Evidence::AlsXz { sets, common } => {
                let [one, two] = sets;
                // With two restricted common digits, each set holds one of them, so that both sets are locked in all
                // their digits.
                let is_double = common.len() > 1;
                for &digit in &one.digits {
                    if is_double || !common.contains(&digit) {
                        self.add_sets(digit, [&*one, two]);
                    }
                }
                for set in sets.iter().filter(|_| is_double) {
                    for &digit in set.digits.iter().filter(|digit| !common.contains(digit)) {
                        self.add_sets(digit, [set]);
                    }
                }
            }
            Evidence::AlsXyWing { sets: [one, _, two], common } => {
                for &digit in one.digits.iter().filter(|digit| !common.contains(digit)) {
                    self.add_sets(digit, [&*one, two]);
                }
            }
            Evidence::DeathBlossom { petals, .. } => {
                let by_stem: Vec<u8> = petals.iter().map(|petal| petal.digit).collect();
                // A digit of the stem proves nothing outside: the stem itself may hold it.
                for digit in (1..=self.shape.digits() as u8).filter(|one| !by_stem.contains(one)) {
                    self.add_sets(digit, petals.iter().map(|petal| &petal.set));
                }
            }
            _ => {}
        }
    }

    /// Returns the places of a digit in sets of cells.
    fn places<'c>(&self, digit: u8, sets: impl IntoIterator<Item = &'c [Cell]>) -> Vec<Cell> {
        let cells = sets.into_iter().flatten().copied();
        cells.filter(|&cell| has(self.masks, Candidate { cell, digit })).collect()
    }

    /// Excludes a digit from the cells that see all of `places`.
    fn add_seen(&mut self, digit: u8, places: &[Cell]) {
        let Some((first, rest)) = places.split_first() else { return };
        let sees = |cell: &&Cell| rest.iter().all(|place| self.shape.peers(*place).contains(cell));
        let seen = self.shape.peers(*first).iter().filter(sees);
        self.excluded.extend(seen.map(|&cell| Candidate { cell, digit }));
    }

    /// Excludes a digit from the cells that see a cell of each group.
    fn add_seen_by_both(&mut self, digit: u8, ones: &[Cell], others: &[Cell]) {
        for &one in ones {
            others.iter().for_each(|&other| self.add_seen(digit, &[one, other]));
        }
    }

    /// Excludes a digit that each of `sets` contains from the cells that see all its places there.
    fn add_sets<'c>(
        &mut self,
        digit: u8,
        sets: impl IntoIterator<Item = &'c CellSet, IntoIter: Clone>,
    ) {
        let sets = sets.into_iter();
        if sets.clone().all(|set| set.digits.contains(&digit)) {
            self.add_seen(digit, &self.places(digit, sets.map(|set| &set.cells[..])));
        }
    }

    /// Excludes what two clusters of a digit exclude: of groups that see each other, one is wrong.
    fn add_groups(&mut self, digit: u8, [one, two]: &[ColourPair; 2]) {
        for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let sees = |cell: &Cell| one[i].iter().any(|own| self.shape.peers(*own).contains(cell));
            if two[j].iter().any(sees) {
                self.add_seen_by_both(digit, &one[1 - i], &two[1 - j]);
            }
        }
    }

    /// Excludes every candidate that all of `nodes`, one of which is right, rule out by any rule.
    fn add_ruled_out(&mut self, nodes: &[Candidate]) {
        // All rules are tried, not only houses: marks and the absence of marks exclude candidates as well.
        let left = all_candidates(self.masks);
        self.excluded.extend(left.filter(|&end: &Candidate| excludes(self.shape, nodes, end)));
    }

    /// Excludes what both ends of a chain rule out; in a loop, also what neighbours rule out.
    fn add_chain(&mut self, links: &[ChainLink]) {
        let (Some(first), Some(last)) = (links.first(), links.last()) else { return };
        let ends = [&first.off, &last.on].map(node);
        self.add_ruled_out(&ends.concat());
        // A loop: its weak links are strong as well, so each of them removes what both of its ends exclude.
        if ends[0].iter().all(|&end| excludes(self.shape, &ends[1], end)) {
            for pair in links.windows(2) {
                self.add_ruled_out(&[node(&pair[0].on), node(&pair[1].off)].concat());
            }
        }
    }

    /// Excludes what the chains from every start rule out, and adds the parts of them that lead there.
    fn add_branches(
        &mut self,
        starts: &[Candidate],
        ends: &mut Vec<Candidate>,
        chains: &mut Vec<Vec<Vec<ChainLink>>>,
    ) {
        let shape = self.shape;
        // The chains are stored by elimination and then by start; here all chains of one start are needed together.
        let branches: Vec<Vec<Vec<ChainLink>>> = (0..starts.len())
            .map(|start| chains.iter().filter_map(|chains| chains.get(start).cloned()).collect())
            .collect();
        // The beginning of a chain from this start that rules out the candidate.
        let leading = |(start, branch): (&Candidate, &Vec<Vec<ChainLink>>), end: Candidate| {
            if excludes(shape, &[*start], end) {
                return Some(Vec::new());
            }
            branch.iter().find_map(|links| {
                // Chains end where the first elimination follows, so that a person need not follow them further than
                // necessary.
                let at = links.iter().position(|link| excludes(shape, &node(&link.on), end))?;
                Some(links[..=at].to_vec())
            })
        };
        for end in all_candidates(self.masks).filter(|end| !ends.contains(end)).collect::<Vec<_>>()
        {
            let chains_to_end: Option<Vec<_>> =
                starts.iter().zip(&branches).map(|branch| leading(branch, end)).collect();
            if let Some(chains_to_end) = chains_to_end {
                ends.push(end);
                chains.push(chains_to_end);
                self.excluded.insert(end);
            }
        }
    }
}

fn candidates(digit: u8, cells: &[Cell]) -> Vec<Candidate> {
    cells.iter().map(|&cell| Candidate { cell, digit }).collect()
}

fn has(masks: &[u32], Candidate { cell, digit }: Candidate) -> bool {
    masks[cell] >> (digit - 1) & 1 != 0
}

fn digits_of(mask: u32) -> impl Iterator<Item = u8> {
    bits(mask).map(|digit| digit as u8 + 1)
}

fn all_candidates(masks: &[u32]) -> impl Iterator<Item = Candidate> {
    let cells = masks.iter().enumerate();
    cells.flat_map(|(cell, &mask)| digits_of(mask).map(move |digit| Candidate { cell, digit }))
}
