//! Proofs of every step from its evidence alone.
//!
//! The evidence of a step claims that one of some candidates is right: of all in a cell, or of all places of a digit in
//! a house. These claims are verified in the position. Then it is proved that the eliminations of the step follow.

mod claims;
mod proofs;
mod sums;

use super::generate_puzzle;
use crate::generate::Removal;
use crate::generate::Revision;
use crate::puzzle::{CageRule, Cell, PairConstraint, Puzzle, Shape, marked_kinds};
use crate::rating::{Candidate, EvidencePart, Role, Step, Technique};
use gridpress_testing::extent::SweepExtent;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use sums::{justify_combination, justify_line, justify_overlap, justify_sum};

/// Candidates of which one is right.
type Clause = BTreeSet<Candidate>;

/// The candidates before a step.
struct ReferencePosition<'a> {
    shape: &'a Shape,
    /// Bit 0 for digit 1; 0 for filled cells.
    masks: Vec<u32>,
    values: Vec<u8>,
}

impl<'a> ReferencePosition<'a> {
    fn of(puzzle: &'a Puzzle) -> ReferencePosition<'a> {
        let mut position = ReferencePosition {
            shape: &puzzle.shape,
            masks: (0..puzzle.shape.cells())
                .map(|cell| puzzle.shape.allowed_digits(cell) & ((1 << puzzle.shape.digits()) - 1))
                .collect(),
            values: vec![0; puzzle.shape.cells()],
        };
        for (cell, &digit) in puzzle.givens.cells().iter().enumerate() {
            if digit != 0 {
                position.place(Candidate { cell, digit });
            }
        }
        position
    }

    fn place(&mut self, Candidate { cell, digit }: Candidate) {
        for &peer in self.shape.peers(cell) {
            self.masks[peer] &= !(1 << (digit - 1));
        }
        for link in self.shape.pair_constraints() {
            if let Some(end) = link.cells.iter().position(|&one| one == cell) {
                let other = link.cells[1 - end];
                let eliminated = (1..=self.shape.digits() as u8).filter(|&of_other| {
                    let pair = [[digit, of_other], [of_other, digit]][end];
                    !link.relation.allows(pair[0], pair[1])
                });
                self.masks[other] &= !eliminated.fold(0, |all, digit| all | 1 << (digit - 1));
            }
        }
        self.masks[cell] = 0;
        self.values[cell] = digit;
    }

    fn apply(&mut self, step: &Step) {
        step.places.iter().for_each(|&placed| self.place(placed));
        for eliminated in &step.removes {
            self.masks[eliminated.cell] &= !(1 << (eliminated.digit - 1));
        }
    }

    fn has(&self, candidate: Candidate) -> bool {
        self.masks[candidate.cell] >> (candidate.digit - 1) & 1 != 0
    }

    /// Returns all candidates of a cell.
    fn of_cell(&self, cell: Cell) -> Clause {
        let all = (1..=self.shape.digits() as u8).map(|digit| Candidate { cell, digit });
        all.filter(|&one| self.has(one)).collect()
    }

    /// Returns all places of a digit in a house.
    fn in_house(&self, house: usize, digit: u8) -> Clause {
        let cells = self.shape.houses()[house].cells.iter();
        let all = cells.map(|&cell| Candidate { cell, digit });
        all.filter(|&one| self.has(one)).collect()
    }

    /// Returns `true` if the clause has all candidates of a cell, or all places of a digit in a house.
    fn holds(&self, clause: &Clause) -> bool {
        let Some(first) = clause.first() else {
            return false;
        };
        let houses = 0..self.shape.houses().len();
        *clause == self.of_cell(first.cell)
            || houses.into_iter().any(|house| *clause == self.in_house(house, first.digit))
    }

    fn exclude(&self, a: Candidate, b: Candidate) -> bool {
        if a.cell == b.cell {
            a.digit != b.digit
        } else {
            let breaks = |link: &PairConstraint| match link.cells {
                [x, y] if [x, y] == [a.cell, b.cell] => !link.relation.allows(a.digit, b.digit),
                [x, y] if [x, y] == [b.cell, a.cell] => !link.relation.allows(b.digit, a.digit),
                _ => false,
            };
            let same = a.digit == b.digit && self.shape.peers(a.cell).contains(&b.cell);
            same || self.shape.pair_constraints().iter().any(breaks)
        }
    }

    /// Returns `true` if no choice of one candidate from each of `clauses` is compatible with those in `taken`.
    fn refutes(&self, clauses: &[Clause], taken: &mut Vec<Candidate>) -> bool {
        let left = |clause: &Clause| -> Vec<Candidate> {
            let fits = |one: &&Candidate| !taken.iter().any(|&other| self.exclude(**one, other));
            clause.iter().filter(fits).copied().collect()
        };
        let open = clauses.iter().filter(|clause| !taken.iter().any(|one| clause.contains(one)));
        let Some(least) = open.map(left).min_by_key(Vec::len) else {
            return false;
        };
        least.into_iter().all(|one| {
            taken.push(one);
            let refuted = self.refutes(clauses, taken);
            taken.pop();
            refuted
        })
    }
}

fn candidates(part: &EvidencePart) -> Clause {
    let cells = part.cells.iter();
    cells
        .flat_map(|&cell| part.digits.iter().map(move |&digit| Candidate { cell, digit }))
        .collect()
}

/// Returns the places of the part's digits in its house, which must be among its cells.
fn by_house(position: &ReferencePosition, part: &EvidencePart) -> Vec<Clause> {
    let house = part.house.expect("a house");
    let places = |&digit: &u8| {
        let places = position.in_house(house, digit);
        assert!(places.is_subset(&candidates(part)), "{part:?}");
        places
    };
    part.digits.iter().map(places).collect()
}

/// Returns the candidates of the part's cells, which must be among its digits.
fn by_cell(position: &ReferencePosition, part: &EvidencePart) -> Vec<Clause> {
    let all = |&cell: &Cell| {
        let all = position.of_cell(cell);
        assert!(all.is_subset(&candidates(part)), "{part:?}");
        all
    };
    part.cells.iter().map(all).collect()
}

/// Returns the clauses of a chain: of a wrong node and the following right one, one is right. A right node must exclude
/// the following wrong one.
fn by_chain(position: &ReferencePosition, parts: &[EvidencePart]) -> Vec<Clause> {
    let mut clauses = Vec::new();
    for pair in parts.windows(2) {
        let [one, next] = [&pair[0], &pair[1]];
        let either = || candidates(one).union(&candidates(next)).copied().collect();
        match (one.role, next.role) {
            (Role::Off, Role::On) => {
                clauses.push(either());
                assert!(position.holds(&clauses[clauses.len() - 1]), "{pair:?}");
            }
            (Role::On | Role::Start, Role::Off) => {
                let excluded =
                    |a: &Candidate| candidates(next).iter().all(|&b| position.exclude(*a, b));
                assert!(candidates(one).iter().all(excluded), "{pair:?}");
            }
            (Role::On | Role::Start, Role::Start) => {}
            other => panic!("{other:?}"),
        }
    }
    clauses
}

/// Returns the houses with one place in each colour of a cluster; they must link all its places.
fn by_colour(position: &ReferencePosition, cluster: &[EvidencePart]) -> Vec<Clause> {
    let [a, b] = [candidates(&cluster[0]), candidates(&cluster[1])];
    let digit = cluster[0].digits[0];
    let houses = 0..position.shape.houses().len();
    let places = houses.map(|house| position.in_house(house, digit));
    let linked =
        |places: &Clause| places.len() == 2 && !places.is_disjoint(&a) && !places.is_disjoint(&b);
    let clauses: Vec<Clause> = places.filter(linked).collect();
    let all: Clause = clauses.iter().flatten().copied().collect();
    assert_eq!(all, a.union(&b).copied().collect(), "{cluster:?}");
    clauses
}

/// Returns the clauses of a step; not for nets, cages and techniques that rely on uniqueness.
fn clauses(position: &ReferencePosition, step: &Step) -> Vec<Clause> {
    let parts = step.parts();
    use Technique::*;
    match step.technique {
        HiddenPair | HiddenTriple | HiddenQuad | EmptyRectangle => {
            parts.iter().flat_map(|part| by_house(position, part)).collect()
        }
        Pointing | Claiming | MarkHouse => by_house(position, &parts[0]),
        MarkPair => {
            let cells = parts[0].cells.iter();
            cells.map(|&cell| position.of_cell(cell)).collect()
        }
        MarkRoom => {
            let cells = parts[1].cells.iter();
            cells.map(|&cell| position.of_cell(cell)).collect()
        }
        SimpleColouring | MultiColouring => {
            let clusters = parts.chunks(2);
            clusters.flat_map(|both| by_colour(position, both)).collect()
        }
        XChain | XyChain | Aic | GroupedAic => by_chain(position, &parts),
        ForcingChain => {
            let starts = parts.iter().filter(|part| part.role == Role::Start);
            let starts: Clause = starts.flat_map(candidates).collect();
            assert!(position.holds(&starts), "{step:?}");
            let mut clauses = by_chain(position, &parts);
            clauses.push(starts);
            clauses
        }
        technique if (XWing..=Swordfish).contains(&technique) || technique == Jellyfish => {
            fish(position, step)
        }
        technique if (FinnedXWing..=SashimiXWing).contains(&technique) => fish(position, step),
        technique if (FinnedSwordfish..=SashimiJellyfish).contains(&technique) => {
            fish(position, step)
        }
        _ => step
            .parts()
            .iter()
            .flat_map(|part| match part.role {
                Role::Link => by_house(position, part),
                Role::RestrictedCommon => Vec::new(),
                _ => by_cell(position, part),
            })
            .collect(),
    }
}

/// Returns the places in the base lines of a fish, which must lie in an equal number of cover lines or be fins.
fn fish(position: &ReferencePosition, step: &Step) -> Vec<Clause> {
    let parts = step.parts();
    let of = |role| parts.iter().filter(|part| part.role == role).collect::<Vec<_>>();
    let (bases, covers) = (of(Role::Base), of(Role::Cover));
    assert_eq!(bases.len(), covers.len(), "{step:?}");
    let clauses: Vec<Clause> = bases.iter().flat_map(|base| by_house(position, base)).collect();
    let all: Clause = clauses.iter().flatten().copied().collect();
    let mut covered: Clause = of(Role::Fin).into_iter().flat_map(candidates).collect();
    for cover in covers {
        let cells = &position.shape.houses()[cover.house.expect("a line")].cells;
        assert!(cover.cells.iter().all(|cell| cells.contains(cell)));
        covered.append(&mut candidates(cover));
    }
    assert_eq!(all, covered, "{step:?}");
    clauses
}

fn is_single(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    let part = &parts[0];
    let placed = step.places[0];
    assert_eq!((&part.cells, &part.digits), (&vec![placed.cell], &vec![placed.digit]));
    let clause = match part.house {
        Some(house) => position.in_house(house, placed.digit),
        None => position.of_cell(placed.cell),
    };
    assert_eq!(clause, [placed].into());
}

/// Fills in the branches of a net, single by single, and returns the resulting positions.
fn branches<'a>(position: &ReferencePosition<'a>, step: &Step) -> Vec<ReferencePosition<'a>> {
    let parts = step.parts();
    let mut all: Vec<ReferencePosition> = Vec::new();
    for part in &parts {
        let one = Candidate { cell: part.cells[0], digit: part.digits[0] };
        if part.role == Role::Start {
            all.push(ReferencePosition {
                shape: position.shape,
                masks: position.masks.clone(),
                values: position.values.clone(),
            });
        }
        let branch = all.last_mut().expect("a start");
        if part.role == Role::On {
            let mut houses = branch.shape.houses_of(one.cell).iter();
            let alone = [one].into();
            assert!(
                branch.of_cell(one.cell) == alone
                    || houses.any(|&house| branch.in_house(house, one.digit) == alone),
                "{one:?} {step:?}"
            );
        }
        branch.place(one);
    }
    all
}

/// Returns `true` if a cell has no candidates, or a digit no place in a house.
fn is_broken(position: &ReferencePosition) -> bool {
    let values = &position.values;
    let empty = |cell: &usize| values[*cell] == 0 && position.masks[*cell] == 0;
    let full = |house: &crate::puzzle::House| house.cells.len() == position.shape.side();
    let houses = position.shape.houses().iter().enumerate();
    (0..values.len()).any(|cell| empty(&cell))
        || houses.filter(|(_, house)| full(house)).any(|(index, house)| {
            (1..=position.shape.side() as u8).any(|digit| {
                !house.cells.iter().any(|&cell| values[cell] == digit)
                    && position.in_house(index, digit).is_empty()
            })
        })
}

fn justify_net(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    let branches = branches(position, step);
    let starts = parts.iter().filter(|part| part.role == Role::Start);
    let starts: Clause = starts.flat_map(candidates).collect();
    if starts.len() == 1 {
        assert!(starts.iter().eq(&step.removes) && is_broken(&branches[0]), "{step:?}");
        return;
    }
    assert!(position.holds(&starts), "{step:?}");
    for &eliminated in &step.removes {
        let stays = |branch: &ReferencePosition| {
            branch.has(eliminated) || branch.values[eliminated.cell] == eliminated.digit
        };
        assert!(!branches.iter().any(stays), "{step:?}");
    }
}

/// Checks that four empty cells in two rows, two columns and two boxes have the same two digits, and proves the
/// eliminations from their other candidates.
fn justify_rectangle(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    let (corners, roof) = (&parts[0], &parts[1]);
    let lines = |index: usize| {
        let houses = corners.cells.iter().map(|&cell| position.shape.houses_of(cell)[index]);
        houses.collect::<BTreeSet<_>>().len()
    };
    assert_eq!([lines(0), lines(1), lines(2)], [2; 3], "{step:?}");
    assert_eq!((corners.cells.len(), corners.digits.len()), (4, 2));
    assert!(candidates(corners).iter().all(|&one| position.has(one)), "{step:?}");
    let more = |cell: &&Cell| position.of_cell(**cell).len() > 2;
    assert!(corners.cells.iter().filter(more).eq(&roof.cells), "{step:?}");
    // One of the other candidates is right.
    let extra: Clause = roof.cells.iter().flat_map(|&cell| position.of_cell(cell)).collect();
    let extra: Clause = extra.difference(&candidates(corners)).copied().collect();
    let mut clauses = vec![extra];
    match step.technique {
        Technique::UniqueRectangle3 => clauses.extend(by_cell(position, &parts[2])),
        Technique::UniqueRectangle4 => {
            let houses = position.shape.houses_of(roof.cells[0]).iter();
            let digit = roof.digits[0];
            let mut places = houses.map(|&house| position.in_house(house, digit));
            clauses.push(places.find(|places| *places == candidates(roof)).unwrap());
        }
        Technique::HiddenRectangle => return justify_hidden(position, step),
        _ => {}
    }
    for &eliminated in &step.removes {
        assert!(position.refutes(&clauses, &mut vec![eliminated]), "{eliminated:?} {step:?}");
    }
}

/// Checks that both lines of the corner that loses a digit confine the other digit to the corners, and that the
/// opposite corner has no other candidates.
fn justify_hidden(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    let corners = candidates(&parts[0]);
    let (bound, cell) = (parts[1].digits[0], step.removes[0].cell);
    let houses = position.shape.houses_of(cell);
    for &line in &houses[..2] {
        assert!(position.in_house(line, bound).is_subset(&corners), "{step:?}");
    }
    let opposite = parts[0].cells.iter();
    let opposite = opposite.filter(|&&other| {
        let of = position.shape.houses_of(other);
        of[0] != houses[0] && of[1] != houses[1]
    });
    assert!(opposite.clone().count() == 1, "{step:?}");
    opposite.for_each(|&other| assert_eq!(position.of_cell(other).len(), 2, "{step:?}"));
    assert_eq!((step.removes.len(), step.removes[0].digit != bound), (1, true));
}

fn justify(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    use Technique::*;
    let ascends = |part: &EvidencePart| part.cells.is_sorted() && part.digits.is_sorted();
    assert!(!parts.is_empty() && parts.iter().all(ascends), "{step:?}");
    match step.technique {
        technique if technique <= NakedSingle => is_single(position, step),
        technique if (UniqueRectangle1..=HiddenRectangle).contains(&technique) => {
            justify_rectangle(position, step)
        }
        ForcingNet => justify_net(position, step),
        HouseCombination => justify_combination(position, step),
        CageOverlap => justify_overlap(position, step),
        CageChain | CageNet => proofs::justify_by_links(position, step),
        technique if technique.is_of_cages() => justify_sum(position, step),
        technique if technique.is_of_lines() => justify_line(position, step),
        // The evidence of a grave is only its cell.
        Bug => {}
        _ => {
            let clauses = clauses(position, step);
            for &eliminated in &step.removes {
                assert!(position.has(eliminated), "{step:?}");
                assert!(
                    position.refutes(&clauses, &mut vec![eliminated]),
                    "{eliminated:?} {step:?}"
                );
            }
        }
    }
}

fn check(kind: &str, count: u32) {
    for index in 0..count {
        let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
        let mut position = ReferencePosition::of(&puzzle);
        for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
            justify(&position, &step);
            position.apply(&step);
        }
    }
}

#[test]
fn every_step_follows_from_its_evidence() {
    check("9", 300);
}

#[test]
fn every_step_of_other_kinds_follows_from_its_evidence() {
    check_other_kinds(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn every_step_of_other_kinds_follows_from_its_evidence_in_full() {
    check_other_kinds(SweepExtent::Full);
}

fn check_other_kinds(extent: SweepExtent) {
    for (kind, count) in
        extent.select([("6", 40), ("8", 10), ("9+diagonal", 20), ("9+antiknight", 20)], 3)
    {
        check(kind, extent.count(count));
    }
    let joint = [
        "9+antiking", "9+disjoint", "6+kropki+even-odd", "9+thermo+killer", "9+some-kropki+thermo",
    ];
    for kind in extent.select(marked_kinds().chain(joint.map(str::to_owned)), 3) {
        check(&kind, extent.count(3));
    }
    for (kind, count) in extent.select(
        [
            ("9+windoku", 20),
            ("9+jigsaw", 5),
            ("9+killer", 6),
            ("5+calcudoku", 8),
            ("6+calcudoku", 8),
            ("8+calcudoku", 3),
            ("9@twodoku", 4),
            ("9@samurai", 2),
            ("6@samurai", 4),
            ("12", 2),
        ],
        3,
    ) {
        check(kind, extent.count(count));
    }
}

/// Proves every step of killers and calcudokus, checks that each keeps the solution, and returns the number of steps of
/// each technique and of solved puzzles.
fn check_cages(kind: &str, indices: Range<u32>) -> (BTreeMap<Technique, u32>, u32) {
    let (mut steps, mut solved) = (BTreeMap::new(), 0);
    for index in indices {
        let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
        let mut position = ReferencePosition::of(&puzzle);
        for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
            let digit = |one: &Candidate| puzzle.solution.get(one.cell);
            assert!(step.removes.iter().all(|one| digit(one) != one.digit), "{step:?}");
            assert!(step.places.iter().all(|one| digit(one) == one.digit), "{step:?}");
            justify(&position, &step);
            position.apply(&step);
            *steps.entry(step.technique).or_default() += 1;
        }
        solved += u32::from(position.values == puzzle.solution.cells());
    }
    (steps, solved)
}

#[test]
fn every_step_through_cages_follows_from_its_evidence() {
    use Technique::*;
    for (kind, indices, least, most_unsolved) in [
        // Cages rarely overlap as many houses; one of these puzzles needs it.
        ("9+killer", 24..64, [20, 1, 3, 8], 2),
        ("9+diagonal+killer", 0..5, [5, 0, 0, 0], 1),
        ("6+killer", 0..20, [0, 0, 0, 0], 0),
        ("6+calcudoku", 0..60, [0, 0, 1, 0], 1),
        ("8+calcudoku", 0..15, [0, 0, 5, 5], 2),
    ] {
        let count = indices.len() as u32;
        let (steps, solved) = check_cages(kind, indices);
        println!("{kind}: {solved} of {count}, {steps:?}");
        assert!(solved + most_unsolved >= count, "{kind}: {solved} of {count}");
        for (technique, least) in
            [HouseCombination, CageOverlap, CageChain, CageNet].into_iter().zip(least)
        {
            let count = steps.get(&technique).copied().unwrap_or_default();
            assert!(count >= least, "{kind} {technique}: {count} of {least}");
        }
    }
}

#[test]
#[ignore = "long sweep"]
fn every_step_through_cages_of_many_puzzles_follows_from_its_evidence() {
    for (kind, count) in [
        ("9+killer", 400),
        ("9+jigsaw+killer", 40),
        ("9+windoku+killer", 40),
        ("6+calcudoku", 300),
        ("7+calcudoku", 100),
        ("8+calcudoku", 100),
        ("9+calcudoku", 50),
    ] {
        let (steps, solved) = check_cages(kind, 0..count);
        println!("{kind} {solved}/{count} {steps:?}");
    }
}

/// `cargo test --release -- --ignored every_step_of_many_puzzles`
#[test]
#[ignore = "takes minutes"]
fn every_step_of_many_puzzles_follows_from_its_evidence() {
    check("9", 20_000);
    for kind in ["6", "8", "10", "9+diagonal", "9+windoku", "9+antiknight", "9+jigsaw"] {
        check(kind, 300);
    }
}
