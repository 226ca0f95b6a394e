//! Forcing nets: all facts that follow from a candidate by singles.

use super::*;

/// A candidate that is right or wrong if the start of the net is right.
#[derive(Clone, Copy)]
pub(super) struct Fact {
    pub(super) cell: usize,
    pub(super) digit: usize,
    pub(super) is_right: bool,
    /// The facts it follows from, as a range of [`Net::causes`].
    from: usize,
    to: usize,
}

/// The facts that follow from a candidate by singles, in the order in which they are found.
///
/// Each fact records the facts it follows from, so that the size of a net can be measured.
#[derive(Default)]
pub(super) struct Net<const W: usize> {
    pub(super) facts: Vec<Fact>,
    causes: Vec<u16>,
    /// The fact of every candidate that is right or wrong, by digit and cell, counted from 1; 0 if there is none.
    right: Vec<u16>,
    wrong: Vec<u16>,
    /// The candidates that are not wrong, by digit and by cell, as far as consequences have been derived.
    planes: Vec<Set<W>>,
    masks: Vec<u32>,
    /// Facts in the order of processing; their consequences are derived one by one.
    new_right: Vec<u16>,
    new_wrong: Vec<u16>,
    /// The last visit of each fact, and the number of the current visit.
    visited: Vec<u32>,
    visit: u32,
    stack: Vec<u16>,
}

/// A candidate that is both right and wrong: the fact that it is right and the fact that it is wrong.
pub(super) type Contradiction = (u16, u16);

impl<const W: usize> Net<W> {
    /// Derives everything that follows if `digit` is right in `cell`, and stops at the first contradiction.
    pub(super) fn derive(
        &mut self,
        board: &Board<W>,
        cell: usize,
        digit: usize,
    ) -> Option<Contradiction> {
        let tables = board.tables;
        let count = tables.digits * tables.cells;
        for facts in [&mut self.right, &mut self.wrong] {
            facts.clear();
            facts.resize(count, 0);
        }
        self.planes.clear();
        self.planes.extend_from_slice(&board.candidates.planes[..tables.digits]);
        self.masks.clear();
        self.masks.extend_from_slice(board.masks);
        self.facts.clear();
        self.causes.clear();
        self.new_right.clear();
        self.new_wrong.clear();
        self.add(tables, cell, digit, true, |_, _| {});
        let (mut right, mut wrong) = (0, 0);
        loop {
            let contradiction = if let Some(&fact) = self.new_right.get(right) {
                right += 1;
                self.derive_wrong(board, fact)
            } else if let Some(&fact) = self.new_wrong.get(wrong) {
                wrong += 1;
                self.derive_right(board, fact)
            } else {
                return None;
            };
            if contradiction.is_some() {
                return contradiction;
            }
        }
    }

    /// Derives the candidates that are wrong because a candidate is right.
    fn derive_wrong(&mut self, board: &Board<W>, fact: u16) -> Option<Contradiction> {
        let tables = board.tables;
        let Fact { cell, digit, .. } = self.facts[usize::from(fact)];
        let mates = bits(board.masks[cell] & !(1 << digit)).map(|other| (cell, other));
        let seen = (board.plane(digit) & tables.peers[cell]).iter();
        let blocked = tables.blocked(cell, digit).iter();
        let blocked = blocked.flat_map(|&(other, cells)| {
            let cells = board.plane(other) & cells;
            cells.iter().map(move |cell| (cell, other)).collect::<Vec<_>>()
        });
        let seen = seen.map(|cell| (cell, digit));
        for (cell, digit) in mates.chain(seen).chain(blocked) {
            let contradiction = self.add(tables, cell, digit, false, |causes, _| causes.push(fact));
            if contradiction.is_some() {
                return contradiction;
            }
        }
        None
    }

    /// Derives the candidates that are right because a candidate, together with others, is wrong.
    fn derive_right(&mut self, board: &Board<W>, fact: u16) -> Option<Contradiction> {
        let tables = board.tables;
        let Fact { cell, digit, .. } = self.facts[usize::from(fact)];
        self.planes[digit].remove(cell);
        self.masks[cell] &= !(1 << digit);
        let left = self.masks[cell];
        if left.is_power_of_two() {
            let last = left.trailing_zeros() as usize;
            let others = board.masks[cell] & !left;
            let contradiction = self.add(tables, cell, last, true, |causes, wrong| {
                causes.extend(bits(others).map(|other| wrong[other * tables.cells + cell] - 1));
            });
            if contradiction.is_some() {
                return contradiction;
            }
        }
        for &house in &tables.houses_of[cell] {
            let places = self.planes[digit] & tables.houses[house];
            if let Some(last) = places.only() {
                let others = board.places(digit, house) - places;
                let contradiction = self.add(tables, last, digit, true, |causes, wrong| {
                    let others = others.iter();
                    causes.extend(others.map(|cell| wrong[digit * tables.cells + cell] - 1));
                });
                if contradiction.is_some() {
                    return contradiction;
                }
            }
        }
        None
    }

    /// Adds a fact unless it is present; returns the contradiction with an existing one, if any.
    fn add(
        &mut self,
        tables: &Tables<W>,
        cell: usize,
        digit: usize,
        is_right: bool,
        causes: impl FnOnce(&mut Vec<u16>, &[u16]),
    ) -> Option<Contradiction> {
        let at = digit * tables.cells + cell;
        let existing = if is_right { self.right[at] } else { self.wrong[at] };
        if existing != 0 {
            return None;
        }
        let from = self.causes.len();
        causes(&mut self.causes, &self.wrong);
        let fact = self.facts.len() as u16;
        self.facts.push(Fact { cell, digit, is_right, from, to: self.causes.len() });
        if is_right {
            self.right[at] = fact + 1;
            self.new_right.push(fact);
        } else {
            self.wrong[at] = fact + 1;
            self.new_wrong.push(fact);
        }
        match (self.right[at], self.wrong[at]) {
            (0, _) | (_, 0) => None,
            (right, wrong) => Some((right - 1, wrong - 1)),
        }
    }

    /// Returns the fact that a candidate is right, or that it is wrong, if there is one.
    pub(super) fn fact(
        &self,
        cells: usize,
        (cell, digit): (usize, usize),
        is_right: bool,
    ) -> Option<u16> {
        let facts = if is_right { &self.right } else { &self.wrong };
        facts[digit * cells + cell].checked_sub(1)
    }

    /// Marks `goal` and all facts it follows from, and returns how many of them this visit had not marked before.
    fn mark(&mut self, goal: u16) -> usize {
        self.visited.resize(self.visited.len().max(self.facts.len()), 0);
        let mut count = 0;
        self.stack.push(goal);
        while let Some(fact) = self.stack.pop() {
            let fact = usize::from(fact);
            if self.visited[fact] != self.visit {
                self.visited[fact] = self.visit;
                count += 1;
                let Fact { from, to, .. } = self.facts[fact];
                self.stack.extend_from_slice(&self.causes[from..to]);
            }
        }
        count
    }

    /// Returns the number of facts that `goal` follows from, including itself.
    pub(super) fn size(&mut self, goal: u16) -> usize {
        self.visit += 1;
        self.mark(goal)
    }

    /// Returns the inferences that `goals` follow from, in order.
    fn inferences_for(&mut self, board: &Board<W>, goals: &[u16]) -> Vec<NetInference> {
        self.visit += 1;
        goals.iter().for_each(|&goal| {
            self.mark(goal);
        });
        let candidate = |fact: &Fact| Candidate::new(fact.cell, fact.digit);
        let infer = |fact: &Fact| {
            let causes = self.causes[fact.from..fact.to].iter();
            let causes = causes.map(|&cause| &self.facts[usize::from(cause)]);
            if !fact.is_right {
                let wrong = candidate(fact);
                return causes
                    .map(|by| NetInference::Exclusion { right: candidate(by), wrong })
                    .next();
            }
            let cells = causes
                .clone()
                .fold(Set::from_cell(fact.cell), |cells, cause| cells | Set::from_cell(cause.cell));
            let rule = match cells.only() {
                Some(cell) => StrongRule::Cell(cell),
                None => board.strong_rule(fact.digit, cells),
            };
            let wrong = causes.map(candidate).collect();
            Some(NetInference::Single { right: candidate(fact), wrong, rule })
        };
        let facts = self.facts.iter().zip(&self.visited).skip(1);
        let needed = facts.filter(|(_, visited)| **visited == self.visit);
        needed.filter_map(|(fact, _)| infer(fact)).collect()
    }

    /// Returns the placements that `goals` follow from, in order and without the start.
    fn placements_for(&mut self, goals: &[u16]) -> Vec<Candidate> {
        self.visit += 1;
        goals.iter().for_each(|&goal| {
            self.mark(goal);
        });
        let facts = self.facts.iter().zip(&self.visited).skip(1);
        let right = facts.filter(|(fact, visited)| fact.is_right && **visited == self.visit);
        right.map(|(fact, _)| Candidate::new(fact.cell, fact.digit)).collect()
    }

    /// Returns the placements that a contradiction follows from, in order and without the start.
    fn placements_for_contradiction(&mut self, (right, wrong): Contradiction) -> Vec<Candidate> {
        let Fact { from, to, .. } = self.facts[usize::from(right)];
        let mut goals = self.causes[from..to].to_vec();
        goals.push(wrong);
        self.placements_for(&goals)
    }
}

/// Counts one more branch; `false` if the budget is exhausted.
fn use_branch<const W: usize>(board: &mut Board<W>) -> bool {
    board.changes.branches += 1;
    board.changes.branches <= board.scale.branches()
}

/// A cell and a digit.
type CellDigit = (usize, usize);

/// The smallest net found so far.
struct BestNet {
    /// With a single start, the net is a contradiction.
    starts: Vec<CellDigit>,
    /// Candidates that are right (`true`) or wrong from all of several starts.
    goals: Vec<(CellDigit, bool)>,
    /// Total number of facts in all branches.
    size: usize,
}

/// The candidates that are right and those that are wrong from a start, by digit.
struct NetResult<const W: usize> {
    start: CellDigit,
    right: Vec<Set<W>>,
    wrong: Vec<Set<W>>,
}

/// Takes a step of a forcing net.
///
/// A candidate is assumed to be right, and all singles that follow are filled in. Either that breaks a rule, or all
/// candidates of a cell, or all places of a digit in a house, agree on a conclusion.
pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    let mut net = Net::default();
    let mut all = Vec::new();
    let mut best: Option<BestNet> = None;
    let tables = board.tables;
    for cell in board.candidates.empty.iter() {
        for digit in bits(board.masks[cell]) {
            if !use_branch(board) {
                return None;
            }
            if let Some((right, wrong)) = net.derive(board, cell, digit) {
                let size = net.size(right) + net.size(wrong);
                if best.as_ref().is_none_or(|best| size < best.size) {
                    let starts = vec![(cell, digit)];
                    let goals = Vec::new();
                    best = Some(BestNet { starts, goals, size });
                }
            }
            let mut results = NetResult {
                start: (cell, digit),
                right: vec![Set::EMPTY; tables.digits],
                wrong: vec![Set::EMPTY; tables.digits],
            };
            for fact in &net.facts {
                let of = if fact.is_right { &mut results.right } else { &mut results.wrong };
                of[fact.digit].insert(fact.cell);
            }
            all.push(results);
        }
    }
    for cell in board.candidates.empty.iter() {
        let starts = bits(board.masks[cell]).map(|digit| (cell, digit));
        find_agreement(board, &mut net, &all, starts.collect(), &mut best);
    }
    for digit in 0..tables.digits {
        for house in board.open_houses(digit, !0) {
            let starts = board.places(digit, house).iter().map(|cell| (cell, digit));
            find_agreement(board, &mut net, &all, starts.collect(), &mut best);
        }
    }
    best.and_then(|best| take_best(board, &mut net, best))
}

/// Returns the weight of a net with this number of facts, in hundredths.
fn weigh<const W: usize>(board: &Board<W>, size: usize) -> u32 {
    board.scale.weight(Technique::ForcingNet) + board.scale.larger_net(size)
}

/// Takes the step of a net, and derives its branches again if steps are recorded.
fn take_best<const W: usize>(
    board: &mut Board<W>,
    net: &mut Net<W>,
    best: BestNet,
) -> Option<TechniqueUse> {
    let mut branches = Vec::new();
    if board.log.is_recording {
        branches.extend(best.starts.iter().map(|&(cell, digit)| {
            let (placed, inferences) = match net.derive(board, cell, digit) {
                Some((right, wrong)) if best.goals.is_empty() => {
                    let placed = net.placements_for_contradiction((right, wrong));
                    (placed, net.inferences_for(board, &[right, wrong]))
                }
                _ => {
                    let goals = best.goals.iter();
                    let goals: Vec<u16> = goals
                        .filter_map(|&(end, is_right)| net.fact(board.tables.cells, end, is_right))
                        .collect();
                    (net.placements_for(&goals), net.inferences_for(board, &goals))
                }
            };
            NetBranch { start: Candidate::new(cell, digit), placed, inferences }
        }));
    }
    let agrees = board.log.is_recording && !best.goals.is_empty();
    let rule = agrees.then(|| {
        let (first, digit) = best.starts[0];
        let cells: Set<W> = best.starts.iter().map(|&(cell, _)| cell).collect();
        match cells.only() {
            Some(_) => StrongRule::Cell(first),
            None => board.strong_rule(digit, cells),
        }
    });
    if best.goals.is_empty() {
        let (cell, digit) = best.starts[0];
        board.remove(digit, Set::from_cell(cell));
    }
    for ((cell, digit), is_right) in best.goals {
        let eliminations = if is_right { board.masks[cell] & !(1 << digit) } else { 1 << digit };
        board.remove_all(eliminations, Set::from_cell(cell));
    }
    let weight = weigh(board, best.size);
    board.finish_weighted_step(Technique::ForcingNet, weight, |_| Evidence::ForcingNet {
        branches,
        rule,
    })
}

/// Replaces `best` with a net from `starts` if their branches agree on anything with fewer facts.
fn find_agreement<const W: usize>(
    board: &Board<W>,
    net: &mut Net<W>,
    all: &[NetResult<W>],
    starts: Vec<CellDigit>,
    best: &mut Option<BestNet>,
) {
    // A single is the simpler step.
    if starts.len() < 2 {
        return;
    }
    let tables = board.tables;
    let of = |start: &CellDigit| all.iter().find(|results| results.start == *start);
    let Some(results) = starts.iter().map(of).collect::<Option<Vec<_>>>() else {
        return;
    };
    let mut goals: Vec<(CellDigit, bool, usize)> = Vec::new();
    for digit in 0..tables.digits {
        let right = results.iter().fold(tables.all, |all, one| all & one.right[digit]);
        let wrong = results.iter().fold(tables.all, |all, one| all & one.wrong[digit]);
        goals.extend(right.iter().map(|cell| ((cell, digit), true, 0)));
        goals.extend(wrong.iter().map(|cell| ((cell, digit), false, 0)));
    }
    if goals.is_empty() {
        return;
    }
    for &(cell, digit) in &starts {
        net.derive(board, cell, digit);
        for (end, is_right, size) in &mut goals {
            if let Some(fact) = net.fact(tables.cells, *end, *is_right) {
                *size += net.size(fact);
            }
        }
    }
    let Some(least) = goals.iter().map(|goal| goal.2).min() else {
        return;
    };
    if best.as_ref().is_none_or(|best| least < best.size) {
        let goals = goals.into_iter().filter(|goal| goal.2 == least);
        *best = Some(BestNet {
            starts,
            goals: goals.map(|(end, is_right, _)| (end, is_right)).collect(),
            size: least,
        });
    }
}
